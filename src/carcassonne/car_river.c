/* car_river.c - The River: twelve tiles that are laid first, spring to lake, and never turn back. Clauses: CC-RIV-*. */
#include "car.h"

enum {
    COURSES,
    LAKE
}; /* stacks, drawn before the main one (CC-RIV-02, CC-RIV-03) */

/* The spring lies on the table instead of the start tile, which goes back to the box (CC-RIV-01). */
static void params(struct car_rules *ru, const struct th_setup *setup)
{
    (void)setup;
    ru->total[ru->start] = (uint8_t)(ru->total[ru->start] - car_kind[ru->start].start);
    car_use_set(ru, CAR_SET_RIVER, COURSES);
    for (int kind = 0; kind < CAR_KINDS; kind++) {
        if (car_kind[kind].role == CAR_RIVER_SPRING)
            ru->start = (uint8_t)kind;
        if (car_kind[kind].role == CAR_RIVER_LAKE)
            ru->pile[kind] = LAKE;
    }
}

/* Sides of the river of a tile as it lies. */
static unsigned river_sides(int kind, int rot)
{
    unsigned sides = car_kind[kind].river;
    return (sides << rot | sides >> (4 - rot)) & 15;
}

/* Quarter turns from where the river comes in to where it leaves: 2 straight, 1 or 3 a bend, 0 it ends. */
static int bend(int kind, int rot, int entry)
{
    unsigned out = river_sides(kind, rot) & ~(1U << entry);
    return out == 0 ? 0 : (__builtin_ctz(out) - entry) & 3;
}

/* The last bend upstream of a tile that is reached by its side; 0: there is none. */
static int last_bend(const struct th_ctx *g, int tile, int side)
{
    const struct car_state *s = car_st(g);
    bool adjacent = car_opt(g, CAR_OPT_UTURN) != 0;
    for (int n = 0; tile >= 0 && n < CAR_TILES; n++) {
        unsigned in = river_sides(s->kind[tile], s->rot[tile]) & ~(1U << side);
        if (in == 0)
            return 0; /* the spring */
        int entry = __builtin_ctz(in), turn = (side - entry) & 3;
        if (turn != 2 || adjacent)
            return turn == 2 ? 0 : turn;
        tile = car_neighbour(s, tile, 2 * entry);
        side = (entry + 2) & 3;
    }
    return 0;
}

/* A river tile continues the river at its open end (CC-RIV-04) and does not turn to the same side twice (CC-RIV-05). */
static th_clause may_place(const struct th_ctx *g, const struct car_spot *spot)
{
    const struct car_state *s = car_st(g);
    int entry = 0;
    if (car_kind[spot->kind].river == 0)
        return 0;
    int cell = car_cell_at(s, spot->x, spot->y);
    while (entry < 4 && car_cell_asks(s->cell[cell], entry) != CAR_ASKS + CAR_EDGE_RIVER)
        entry++;
    if (entry == 4)
        return CC_RIV_04;
    int turn = bend(spot->kind, spot->rot, entry);
    if (turn == 0 || turn == 2)
        return 0;
    int before = car_tile_at(s, spot->x + car_step[2 * entry][0], spot->y + car_step[2 * entry][1]);
    return last_bend(g, before, (entry + 2) & 3) == turn ? CC_RIV_05 : 0;
}

const struct car_module car_river = { .params = params, .may_place = may_place };
