/* base_carcassonne.c - the base game of Carcassonne in two numbers: lines of play from the start, and a hash of fixed random games. For
 * tools/check_removal, which links it with libraries that lack an expansion. */
#include "table.h"

static long perft(const struct table *t, const void *state, int depth)
{
    struct th_moves *moves = table_need(sizeof *moves);
    int seat = th_first_seat(t->game->actors(t->rules, state, NULL));
    long n = 0;
    t->game->gen(t->rules, state, seat, moves);
    for (int i = 0; i < moves->n && depth > 1; i++) {
        void *next = table_copy(t, state);
        t->game->apply(t->rules, next, seat, moves->at[i], NULL);
        n += perft(t, next, depth - 1);
        free(next);
    }
    n += depth == 1 ? moves->n : 0;
    free(moves);
    return n;
}

static uint64_t played(uint64_t seed, uint64_t hash)
{
    static char text[TABLE_TEXT];
    struct table *t = table_open("carcassonne seats=3", seed);
    while (table_choose(t)) {
        table_make(t);
        hash = (hash ^ (uint64_t)t->moves.n) * 1099511628211U;
    }
    int len = t->game->dump(t->rules, t->state, text, sizeof text);
    for (int i = 0; i < len; i++)
        hash = (hash ^ (uint8_t)text[i]) * 1099511628211U;
    table_close(t);
    return hash;
}

int main(void)
{
    struct table *t = table_open("carcassonne seats=2", 1);
    uint64_t hash = 14695981039346656037U;
    table_set(t, "phase turn 1");
    printf("%ld", perft(t, t->state, 4));
    table_close(t);
    for (uint64_t seed = 1; seed <= 30; seed++)
        hash = played(seed, hash);
    printf(" %016llx\n", (unsigned long long)hash);
    return 0;
}
