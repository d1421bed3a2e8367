/* memory.c - the hands of a belief's worlds, counted. It knows no game: a hand is what `set hand SEAT ...` of a position says. */
#include "memory.h"

#include <stdlib.h>
#include <string.h>

enum {
    MEMORY_WORLDS = 64,
    DUMP = 1 << 15, /* longest text of a position */
    HAND = 96       /* ... of a hand               */
};

struct tally { /* the hands one seat may have */
    char hand[MEMORY_WORLDS][HAND];
    int times[MEMORY_WORLDS], n;
};

void memory_start(struct memory *m, const struct th_game *game, const struct th_rules *rules,
                  int seat)
{
    *m = (struct memory){ 0 };
    belief_start(&m->now, game, rules, seat, (uint64_t)seat);
    m->now.worlds = MEMORY_WORLDS;
    belief_copy(&m->mark, &m->now);
}

void memory_free(struct memory *m)
{
    belief_free(&m->now);
    belief_free(&m->mark);
}

void memory_tell(struct memory *m, const void *state, int seat, th_move move, bool mark)
{
    if (mark) {
        belief_free(&m->mark);
        belief_copy(&m->mark, &m->now);
    }
    belief_tell(&m->now, state, seat, move);
}

void memory_back(struct memory *m)
{
    belief_free(&m->now);
    belief_copy(&m->now, &m->mark);
}

/* ------------------------------------------------------------------- in words */

/* What a position's text says of a seat's hand; false: nothing. */
static bool read_hand(const char *dump, int seat, char out[HAND])
{
    char head[] = "set hand N ";
    head[sizeof head - 3] = (char)('1' + seat);
    for (const char *line = dump; line != NULL && *line != '\0';) {
        if (strncmp(line, head, sizeof head - 1) == 0) {
            const char *hand = line + sizeof head - 1;
            size_t n = strcspn(hand, "\n");
            bool fits = n < HAND;
            memcpy(out, hand, fits ? n : 0);
            out[fits ? n : 0] = '\0';
            return fits;
        }
        line = strchr(line, '\n');
        line = line != NULL ? line + 1 : NULL;
    }
    return false;
}

static void count(struct tally *t, const char *hand)
{
    int i = 0;
    while (i < t->n && strcmp(t->hand[i], hand) != 0)
        i++;
    if (i == MEMORY_WORLDS)
        return;
    if (i == t->n)
        memcpy(t->hand[t->n++], hand, strlen(hand) + 1);
    t->times[i]++;
}

static void tell_seat(struct th_json *j, int seat, const struct tally *t)
{
    th_json_open(j, NULL, '{');
    th_json_int(j, "seat", seat + 1);
    th_json_open(j, "of", '[');
    for (int i = 0; i < t->n; i++) {
        th_json_open(j, NULL, '{');
        th_json_str(j, "hand", t->hand[i]);
        th_json_int(j, "n", t->times[i]);
        th_json_close(j, '}');
    }
    th_json_close(j, ']');
    th_json_close(j, '}');
}

/* The hands that the view does not show, by seat. */
static unsigned hidden_hands(const struct memory *m, const void *view, char *dump)
{
    char hand[HAND];
    unsigned hidden = 0;
    if (m->now.game->dump(m->now.rules, view, dump, DUMP) < 0)
        return 0;
    for (int seat = 0; seat < TH_SEATS; seat++)
        if (read_hand(dump, seat, hand) && strchr(hand, '?') != NULL)
            hidden |= 1U << seat;
    return hidden;
}

static void count_world(const struct memory *m, int i, unsigned hidden, char *dump, struct tally *t)
{
    char hand[HAND];
    if (m->now.game->dump(m->now.rules, belief_world(&m->now, i), dump, DUMP) < 0)
        return;
    for (int seat = 0; seat < TH_SEATS; seat++)
        if ((hidden >> seat & 1) != 0 && read_hand(dump, seat, hand))
            count(&t[seat], hand);
}

void memory_json(struct memory *m, const void *state, struct th_json *j)
{
    struct tally *t = calloc(TH_SEATS, sizeof *t);
    char *dump = malloc(DUMP);
    void *view = malloc(m->now.game->state_size);
    th_json_bool(j, "lost", m->now.anew > 1); /* the first time nothing had been told yet */
    th_json_open(j, "hands", '[');
    if (t != NULL && dump != NULL && view != NULL && belief_ready(&m->now)) {
        m->now.game->view(m->now.rules, state, m->now.seat, view);
        belief_settle(&m->now, view);
        unsigned hidden = hidden_hands(m, view, dump);
        for (int i = 0; i < m->now.n; i++)
            count_world(m, i, hidden, dump, t);
        for (int seat = 0; seat < TH_SEATS; seat++)
            if (t[seat].n > 0)
                tell_seat(j, seat, &t[seat]);
    }
    th_json_close(j, ']');
    free(view);
    free(dump);
    free(t);
}
