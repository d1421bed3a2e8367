/* fuzz_play.c - bytes choose among the legal moves; every position on the way is sound and survives being written. */
#include "fuzz.h"

enum {
    EVENTS = 256
};

/* Who moves: mostly somebody who must, now and then somebody who only may. */
static int choose_seat(unsigned who, unsigned may, unsigned byte)
{
    unsigned pool = byte % 8 == 7 && may != 0 ? may : who;
    int left = (int)(byte / 8 % (unsigned)__builtin_popcount(pool));
    for (int seat = 0;; seat++)
        if ((pool >> seat & 1) != 0 && left-- == 0)
            return seat;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
    static struct th_moves moves;
    static struct th_event events[EVENTS];
    struct th_rng rng;
    struct th_why why = { 0 };
    unsigned who, may;
    if (n < 2)
        return 0;
    struct fuzz_table *t = fuzz_open(data[0]);
    th_rng_seed(&rng, data[1]);
    t->game->deal(t->rules, t->state, &rng);
    for (size_t i = 2; i + 2 < n && (who = t->game->actors(t->rules, t->state, &may)) != 0;
         i += 3) {
        struct th_sink sink = { events, EVENTS, 0, 0 };
        int seat = choose_seat(who, may, data[i]);
        t->game->gen(t->rules, t->state, seat, &moves);
        FUZZ_MUST(moves.n > 0 || (who >> seat & 1) == 0);
        if (moves.n == 0)
            continue;
        th_move m = moves.at[((unsigned)data[i + 1] << 8 | data[i + 2]) % (unsigned)moves.n];
        t->game->apply(t->rules, t->state, seat, m, &sink);
        FUZZ_MUST(t->game->check(t->rules, t->state, &why) == 0);
        if (i % 96 == 2)
            fuzz_round_trip(t);
    }
    fuzz_round_trip(t);
    fuzz_look(t);
    return 0;
}
