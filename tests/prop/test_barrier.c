/* test_barrier.c - what a player may take back: nothing that asked somebody else, that rests on what somebody else has done,
 * or that showed what the player could not know. On random games of every set-up; knows no game. */
#include "table.h"

static struct prop asked = { .name = "a step that can be taken back asked nobody else" };
static struct prop rests = { .name =
                                 "a step that only another seat's move made possible is final" };
static struct prop shows = { .name = "a step that shows its player something new is final" };
static struct prop some = { .name = "a step that concerns its player alone can be taken back" };

/* The game as it would be had that seat not made its last move. */
struct shadow {
    void *state;
};

static void drop(struct shadow *s)
{
    free(s->state);
    s->state = NULL;
}

static bool can_speak(const struct table *t, const void *state, int seat)
{
    unsigned may = 0, who = t->game->actors(t->rules, state, &may);
    return ((who | may) >> seat & 1) != 0;
}

/* Does the move need what the shadow lacks? Only when its seat is asked the same there: else it says nothing. */
static bool needs(const struct table *t, const struct shadow *s)
{
    const char *here = th_asking(t->rules, t->state, NULL);
    const char *there = th_asking(t->rules, s->state, NULL);
    return strcmp(here, there) == 0 && can_speak(t, s->state, t->seat) &&
           t->game->legal(t->rules, s->state, t->seat, t->move, NULL) != 0;
}

/* Makes the move in every shadow that can follow; true if one shows that it rests on another seat's move. */
static bool follow(struct table *t, struct shadow shadow[TH_SEATS])
{
    bool resting = false;
    for (int other = 0; other < TH_SEATS; other++) {
        struct shadow *s = &shadow[other];
        if (other == t->seat || s->state == NULL)
            continue;
        resting |= needs(t, s);
        if (t->game->legal(t->rules, s->state, t->seat, t->move, NULL) == 0)
            t->game->apply(t->rules, s->state, t->seat, t->move, NULL);
        else
            drop(s);
    }
    if (t->seat < TH_SEATS) {
        drop(&shadow[t->seat]);
        shadow[t->seat].state = table_copy(t, t->state);
    }
    return resting;
}

/* Does the player now know more than the move itself told? */
static bool learns(const struct table *t, const void *before)
{
    void *guess = table_need(t->game->state_size), *sees = table_need(t->game->state_size);
    t->game->view(t->rules, before, t->seat, guess);
    t->game->apply(t->rules, guess, t->seat, t->move, NULL);
    memcpy(sees, guess, t->game->state_size);
    t->game->view(t->rules, sees, t->seat, guess); /* what is no longer shown is no news */
    t->game->view(t->rules, t->state, t->seat, sees);
    bool more = !table_same(t, guess, sees);
    free(guess);
    free(sees);
    return more;
}

static void step(struct table *t, struct shadow shadow[TH_SEATS])
{
    struct th_event told[TABLE_EVENTS];
    struct th_sink sink = { .at = told, .cap = TABLE_EVENTS };
    void *before = table_copy(t, t->state);
    bool resting = follow(t, shadow);
    t->game->apply(t->rules, t->state, t->seat, t->move, &sink);
    if (t->seat != TH_DEALER) {
        bool final = th_barrier(t->rules, before, t->state, t->seat, &sink);
        unsigned was = t->game->actors(t->rules, before, NULL);
        unsigned is = t->game->actors(t->rules, t->state, NULL);
        prop_is(&asked, t, final || (was == 1U << t->seat && is == was));
        if (resting)
            prop_is(&rests, t, final);
        if (!final)
            prop_is(&shows, t, !learns(t, before));
        some.tried += !final;
    }
    free(before);
}

static void one_game(const struct th_setup *setup, void *arg)
{
    uint64_t *seed = arg;
    struct table *t = table_of(setup, ++*seed);
    struct shadow shadow[TH_SEATS] = { { NULL } };
    for (int ply = 0; ply < 400 && table_choose(t); ply++)
        step(t, shadow);
    for (int i = 0; i < TH_SEATS; i++)
        drop(&shadow[i]);
    table_close(t);
}

int main(void)
{
    uint64_t seed = 700;
    table_every(tap_scale(40), one_game, &seed);
    prop_report(&asked);
    prop_report(&rests);
    prop_report(&shows);
    prop_report(&some);
    return tap_done();
}
