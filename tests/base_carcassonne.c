/* base_carcassonne.c - the base game of Carcassonne in two numbers: lines of play from the start, and a hash of fixed random games. For
 * tools/check_removal, which links it with libraries that lack an expansion. */
#include "table.h"

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
    printf("%ld", table_perft(t, t->state, 4));
    table_close(t);
    for (uint64_t seed = 1; seed <= 30; seed++)
        hash = played(seed, hash);
    printf(" %016llx\n", (unsigned long long)hash);
    return 0;
}
