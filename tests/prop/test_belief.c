/* test_belief.c - what a seat believes about hidden cards: sure where it has seen everything, in doubt where it has not, and
 * never more than it was told.
 *
 * Catan is the game of most doubt: incomes, prices and trades are open, robberies and drawn cards are not (CB-HID-*). */
#include "belief.h"
#include "bot.h"
#include "cat.h"
#include "table.h"

enum {
    SEATS = 4,
    PLIES = 1200
};

static const struct cat_base *base_of(const void *state)
{
    return &((const struct cat_state *)state)->base;
}

/* Cards that are in one hand and not in the other. */
static int apart(cat_cards a, cat_cards b)
{
    int n = 0;
    for (int kind = 0; kind < CAT_KINDS; kind++)
        n += cat_count(a, kind) > cat_count(b, kind) ? cat_count(a, kind) - cat_count(b, kind) : 0;
    return n;
}

enum {
    LASTING = 5 /* of ten games, at least, keep worlds from beginning to end */
};
static int lasted;

struct doubt {  /* counted from what happened, not from the belief */
    int unseen; /* cards stolen between others, as seat 1 sees it */
};

/* Cards laid down for a discard are shown when all have chosen (CB-SEVEN-03). */
static bool is_discarding(const void *state)
{
    cat_cards down = 0;
    for (int seat = 0; seat < SEATS; seat++)
        down += base_of(state)->pend[seat];
    return down != 0;
}

static bool is_told(const struct table *t, const char *text)
{
    char told[TH_LINE];
    t->game->print(t->rules, t->state, 0, t->seat, t->move, told, (int)sizeof told);
    return strcmp(told, text) == 0;
}

/* -------------------------------------------------------------------- truth */

static struct prop sure = { .name = "CB-HID-01 before anything is hidden every hand is known" };
static struct prop near = {
    .name = "CB-HID-01 a hand is wrong by no more cards than were stolen unseen"
};
static struct prop alike = { .name = "every world looks like what the seat sees" };
static struct prop sound = { .name = "every world is a possible position" };

static void check_world(const struct table *t, const struct doubt *d, const void *world,
                        const void *view)
{
    void *look = table_need(t->game->state_size);
    t->game->view(t->rules, world, 0, look);
    prop_is(&alike, t, table_same(t, look, view));
    prop_is(&sound, t, t->game->check(t->rules, world, NULL) == 0);
    for (int seat = 0; seat < SEATS && !is_discarding(t->state); seat++) {
        int wrong = apart(base_of(world)->hand[seat], base_of(t->state)->hand[seat]);
        prop_is(d->unseen == 0 ? &sure : &near, t, wrong <= d->unseen);
    }
    free(look);
}

static void check_truth(uint64_t seed)
{
    struct table *t = table_open("catan seats=4", seed);
    struct belief b;
    struct doubt d = { 0 };
    struct th_rng rng;
    void *view = table_need(t->game->state_size), *world = table_need(t->game->state_size);
    th_rng_seed(&rng, seed);
    belief_start(&b, t->game, t->rules, 0, seed);
    int ply = 0;
    for (; ply < PLIES && table_choose(t); ply++) {
        t->game->view(t->rules, t->state, 0, view);
        belief_settle(&b, view);
        if (b.anew > 1) /* the first worlds, before anything is told, are guesses too */
            break;
        if (ply % 5 == 4) {
            belief_deal(&b, t->game, t->rules, 0, view, &rng, world);
            check_world(t, &d, world, view);
        }
        d.unseen += is_told(t, "steal ?");
        belief_tell(&b, t->state, t->seat, t->move);
        t->game->apply(t->rules, t->state, t->seat, t->move, NULL);
    }
    lasted += b.anew <= 1;
    belief_free(&b);
    free(view);
    free(world);
    table_close(t);
}

/* ------------------------------------------------------------------ honesty */

static struct prop blind = {
    .name = "two games that look alike from a seat: its bot chooses the same"
};
static long other_worlds;

/* In the other world: the same move if it was told in full, else one that is told alike. 0 = there is none. */
static th_move echo(const struct table *t, const void *twin, int viewer)
{
    static struct th_moves moves;
    char told[TH_LINE], text[TH_LINE];
    t->game->print(t->rules, t->state, viewer, t->seat, t->move, told, (int)sizeof told);
    t->game->print(t->rules, twin, viewer, t->seat, t->move, text, (int)sizeof text);
    if (strcmp(text, told) == 0 && t->game->legal(t->rules, twin, t->seat, t->move, NULL) == 0)
        return t->move;
    t->game->gen(t->rules, twin, t->seat, &moves);
    for (int i = 0; i < moves.n; i++) {
        t->game->print(t->rules, twin, viewer, t->seat, moves.at[i], text, (int)sizeof text);
        if (strcmp(text, told) == 0)
            return moves.at[i];
    }
    return 0;
}

static bool look_alike(const struct table *t, const void *twin, int seat)
{
    void *a = table_need(t->game->state_size), *b = table_need(t->game->state_size);
    t->game->view(t->rules, t->state, seat, a);
    t->game->view(t->rules, twin, seat, b);
    bool same = table_same(t, a, b);
    free(a);
    free(b);
    return same;
}

/* From here on two games, as long as they look alike to the seat: each has its bot, told of its own game. */
static void follow(struct table *t, int seat, int plies)
{
    struct bot_settings set = { .seed = 5, .sims = 12, .setup = &t->setup };
    struct bot *one = bot_open(bot_find("mcts"), t->game, t->rules, seat, &set);
    struct bot *two = bot_open(bot_find("mcts"), t->game, t->rules, seat, &set);
    void *twin = table_need(t->game->state_size);
    t->game->view(t->rules, t->state, seat, twin);
    t->game->fill(t->rules, twin, seat, &t->rng);
    while (plies-- > 0 && table_choose(t) && look_alike(t, twin, seat)) {
        th_move m = echo(t, twin, seat);
        if ((t->game->actors(t->rules, t->state, NULL) >> seat & 1) != 0) {
            other_worlds += !table_same(t, t->state, twin);
            prop_is(&blind, t, bot_choose(one, t->state, NULL) == bot_choose(two, twin, NULL));
        }
        bot_tell(one, t->state, t->seat, t->move);
        t->game->apply(t->rules, t->state, t->seat, t->move, NULL);
        if (m == 0)
            break;
        bot_tell(two, twin, t->seat, m);
        t->game->apply(t->rules, twin, t->seat, m, NULL);
    }
    bot_close(one);
    bot_close(two);
    free(twin);
}

static void check_honesty(const char *setup, uint64_t seed)
{
    struct table *t = table_open(setup, seed);
    for (int n = 0; n < 12 && table_wander(t, 60); n++)
        follow(t, (int)(seed % (uint64_t)t->setup.seats), 60);
    table_close(t);
}

int main(void)
{
    for (uint64_t seed = 1; seed <= 10; seed++)
        check_truth(seed);
    check_honesty("catan seats=3", 21);
    check_honesty("catan +ck seats=4", 22);
    check_honesty("catan +caravans seats=3", 23);
    check_honesty("elasund seats=3", 23);
    prop_report(&sure);
    prop_report(&near);
    TAP_OK(lasted >= LASTING, "in %d of 10 games some world was right to the end", lasted);
    prop_report(&alike);
    prop_report(&sound);
    prop_report(&blind);
    TAP_OK(other_worlds > 50, "in %ld choices the hidden cards were others", other_worlds);
    return tap_done();
}
