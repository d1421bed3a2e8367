/* base_game.c - the base game of a family in two numbers: lines of play from a point of the turn, and a hash of fixed random games. For
 * tools/check_removal, which links it with libraries that lack an expansion. Usage: base_game GAME PHASE DEPTH GAMES */
#include "table.h"

static struct table *open_with(const char *game, int seats, uint64_t seed)
{
    char setup[64];
    snprintf(setup, sizeof setup, "%s seats=%d", game, seats);
    return table_open(setup, seed);
}

/* Any listed move: deals that table_choose makes up depend on how many kinds of moves there are. */
static bool choose(struct table *t)
{
    unsigned may, who = t->game->actors(t->rules, t->state, &may);
    if (who == 0)
        return false;
    t->seat = table_any_seat(t, who);
    t->game->gen(t->rules, t->state, t->seat, &t->moves);
    t->move = th_pick(&t->moves, t->seat == TH_DEALER, &t->rng);
    return true;
}

static uint64_t played(const char *game, uint64_t seed, uint64_t hash)
{
    static char text[TABLE_TEXT];
    struct table *t = open_with(game, 3, seed);
    while (th_ply(t->state) < 3000 && choose(t)) {
        table_make(t);
        hash = (hash ^ (uint64_t)t->moves.n) * 1099511628211U;
    }
    int len = t->game->dump(t->rules, t->state, text, sizeof text);
    for (int i = 0; i < len; i++)
        hash = (hash ^ (uint8_t)text[i]) * 1099511628211U;
    table_close(t);
    return hash;
}

int main(int argc, char **argv)
{
    if (argc != 5)
        return 2;
    struct table *t = open_with(argv[1], 2, 1);
    uint64_t hash = 14695981039346656037U;
    char phase[32];
    snprintf(phase, sizeof phase, "phase %s 1", argv[2]);
    table_set(t, phase);
    printf("%ld", table_perft(t, t->state, atoi(argv[3])));
    table_close(t);
    for (uint64_t seed = 1; seed <= strtoull(argv[4], NULL, 10); seed++)
        hash = played(argv[1], seed, hash);
    printf(" %016llx\n", (unsigned long long)hash);
    return 0;
}
