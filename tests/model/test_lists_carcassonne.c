/* test_lists_carcassonne.c - in random positions of Carcassonne every move that can be written at all is tried: exactly those in the
 * list are legal. Cells are those of the map and its neighbours; numbers run a little too far. Also: turns go round clockwise. */
#include "table.h"
#include "car.h"

static struct prop listed = {
    .name = "CC-TURN-03 CC-TILE-04 the list holds every legal move and no other, each once"
};
static struct prop clockwise = {
    .name = "CC-SETUP-03 CC-TURN-05 turns go round clockwise, whatever parts they had"
};

enum {
    MOST = 63 /* numbers tried: spaces, messages, dice */
};

static struct { /* the moves that are tried in one position */
    struct table *t;
    int seat, cells;
    uint8_t x[4 * CAR_TILES + 8], y[4 * CAR_TILES + 8];
    long found;
} all;

static bool known_cell(int x, int y)
{
    for (int i = 0; i < all.cells; i++)
        if (all.x[i] == (uint8_t)x && all.y[i] == (uint8_t)y)
            return true;
    return false;
}

static void add_cell(int x, int y)
{
    if (known_cell(x, y))
        return;
    all.x[all.cells] = (uint8_t)x;
    all.y[all.cells++] = (uint8_t)y;
}

static void find_cells(const struct car_state *s)
{
    all.cells = 0;
    for (int i = 0; i < s->tiles; i++) {
        add_cell(s->x[i], s->y[i]);
        add_cell(s->x[i] + 1, s->y[i]);
        add_cell(s->x[i] - 1, s->y[i]);
        add_cell(s->x[i], s->y[i] + 1);
        add_cell(s->x[i], s->y[i] - 1);
    }
}

static int range_of(int type)
{
    switch (type) {
    case TH_T_SEAT: return all.t->rules->seats;
    case TH_T_TILE: return CAR_KINDS;
    case TH_T_TERRAIN: return CAR_SEG_WORDS;
    case TH_T_FIGURE: return CAR_FIGURES;
    case TH_T_ROT: return 4;
    case TH_T_CELL: return all.cells;
    default: return MOST;
    }
}

/* Tries every value of argument `arg` of the kind, whose bytes begin at `slot`. */
static void try_all(int kind, int arg, int slot, th_move m)
{
    const uint8_t *args = all.t->game->moves[kind].args;
    int type = arg < TH_ARGS ? args[arg] : TH_T_NONE;
    if (type == TH_T_NONE) {
        all.found += all.t->game->legal(all.t->rules, all.t->state, all.seat, m, NULL) == 0;
        return;
    }
    for (int v = 0; v < range_of(type); v++) {
        if (type == TH_T_CELL)
            try_all(kind, arg + 1, slot + 2,
                    m | (th_move)all.x[v] << (48 - 8 * slot) |
                        (th_move)all.y[v] << (40 - 8 * slot));
        else
            try_all(kind, arg + 1, slot + 1, m | (th_move)v << (48 - 8 * slot));
    }
}

static void see_lists(struct table *t)
{
    unsigned who = t->game->actors(t->rules, t->state, NULL);
    if (who == 0)
        return;
    all.t = t;
    all.seat = th_first_seat(who);
    all.found = 0;
    find_cells(t->state);
    for (int kind = 1; kind < t->game->n_moves; kind++)
        try_all(kind, 0, 0, (th_move)kind << 56);
    t->game->gen(t->rules, t->state, all.seat, &t->moves);
    prop_is(&listed, t, all.found == t->moves.n && t->moves.n > 0);
    for (int i = 0; i < t->moves.n; i++) {
        prop_is(&listed, t,
                t->game->legal(t->rules, t->state, all.seat, t->moves.at[i], NULL) == 0);
        prop_is(&listed, t, i == 0 || t->moves.at[i - 1] != t->moves.at[i]);
    }
}

static void see_turn(struct table *t, const struct th_flow *before)
{
    const struct th_flow *now = t->state;
    if (now->turn_no == before->turn_no || before->turn_no == 0)
        return;
    prop_is(&clockwise, t, now->turn_no == before->turn_no + 1);
    prop_is(&clockwise, t, now->turn == (before->turn + 1) % now->seats);
}

static void one_game(const struct th_setup *setup, void *arg)
{
    uint64_t *seed = arg;
    struct table *t = table_of(setup, (*seed)++);
    while (table_choose(t)) {
        struct th_flow before;
        memcpy(&before, t->state, sizeof before);
        table_make(t);
        see_turn(t, &before);
        if (th_rng_below(&t->rng, 16) == 0)
            see_lists(t);
    }
    table_close(t);
}

int main(void)
{
    const struct th_game *game = th_game_find("carcassonne");
    struct th_rng rng;
    uint64_t seed = 1;
    table_options(game, one_game, &seed);
    th_rng_seed(&rng, 11);
    for (int i = 0; i < tap_scale(40); i++) {
        struct th_setup setup = table_random(game, &rng);
        one_game(&setup, &seed);
    }
    prop_report(&listed);
    prop_report(&clockwise);
    return tap_done();
}
