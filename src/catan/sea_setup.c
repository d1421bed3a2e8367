/* sea_setup.c - before the first turn: where pirate and robber stand, where people may begin.
 *
 * Clauses: CS-SETUP-*, CS-PIRATE-02, CS-CLOTH-15. */
#include "sea.h"

enum {
    TWELVE = 1 << 12
};

static uint64_t hexes_with(const struct th_ctx *g, int terrain, uint16_t number)
{
    const struct cat_base *s = cat_bs(g);
    uint64_t found = 0;
    for (int h = 0; h < cat_ru(g)->graph.n_map; h++)
        if ((terrain == CAT_NO_TERRAIN || s->terrain[h] == terrain) &&
            (number == 0 || s->number[h] == number))
            found |= (uint64_t)1 << h;
    return found;
}

/* Any hex of a terrain; or a hex; one with a 12 stands for wherever a 12 lies, on fields before others (CS-CLOTH-15). */
uint64_t sea_starts(const struct th_ctx *g)
{
    const struct cat_map *map = cat_ru(g)->params.map;
    const struct cat_mark *start = cat_map_mark(map, CAT_MARK_ROBBER);
    if (start == NULL || (start->place == CAT_NONE && start->value == CAT_NO_TERRAIN))
        return 0;
    if (start->place == CAT_NONE)
        return hexes_with(g, start->value, 0);
    if (map->number[start->place] != TWELVE)
        return (uint64_t)1 << start->place;
    uint64_t fields = hexes_with(g, CAT_FIELDS, TWELVE);
    return fields != 0 ? fields : hexes_with(g, CAT_NO_TERRAIN, TWELVE);
}

static bool is_one(uint64_t set)
{
    return set != 0 && (set & (set - 1)) == 0;
}

/* Where there is a choice he stands beside the board until it is made (CS-SETUP-09, CS-SETUP-10). */
void sea_lay(struct th_ctx *g)
{
    const struct cat_mark *pirate = cat_map_mark(cat_ru(g)->params.map, CAT_MARK_PIRATE);
    uint64_t starts = sea_starts(g);
    if (pirate != NULL && pirate->place != CAT_NONE)
        sea_st(g)->pirate = (uint8_t)(pirate->place + 1);
    cat_bs(g)->robber = is_one(starts) ? (uint8_t)(__builtin_ctzll(starts) + 1) : 0;
}

/* --------------------------------------------------------------- start choice */

void sea_setup_begin(struct th_ctx *g, struct th_frame *f)
{
    uint64_t starts = sea_starts(g);
    if (sea_scenario(g)->setup != NULL)
        sea_scenario(g)->setup(g, f);
    if (starts != 0 && !is_one(starts))
        th_push(g, SEA_F_START, g->flow->turn, 1U << g->flow->turn);
}

th_clause sea_no_start(const struct th_ctx *g, int seat, th_move m)
{
    (void)seat;
    return th_arg(m, 0) < cat_ru(g)->graph.n_map && (sea_starts(g) >> th_arg(m, 0) & 1) != 0
               ? 0
               : CS_SETUP_09;
}

void sea_gen_start(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    (void)f;
    (void)seat;
    for (uint64_t left = sea_starts(g); left != 0; left &= left - 1)
        th_add(out, th_make(SEA_MV_START, __builtin_ctzll(left), 0, 0));
}

void sea_do_start(struct th_ctx *g, int seat, th_move m)
{
    cat_bs(g)->robber = (uint8_t)(th_arg(m, 0) + 1);
    th_pop(g);
    th_emit(g, SEA_EV_START, seat, { (int16_t)th_arg(m, 0) });
}

/* ----------------------------------------------------------- where people begin */

/* Where the map has areas: at a hex of home, and at none that is foreign (CS-SETUP-07, CS-TTD-02). */
static bool is_home(const struct th_ctx *g, int node)
{
    uint64_t home = sea_area_hexes(g, CAT_AREA_HOME) | sea_area_hexes(g, CAT_AREA_EITHER);
    return cat_ru(g)->params.map->n_areas == 0 ||
           (sea_touches(g, node, home) &&
            !sea_touches(g, node, sea_area_hexes(g, CAT_AREA_FOREIGN)));
}

th_clause sea_may_settle(const struct th_ctx *g, const struct cat_build *b)
{
    if (cat_piece[b->piece].stands == TH_T_NODE)
        return is_home(g, b->at) ? 0 : sea_scenario(g)->home;
    if (b->piece != SEA_SHIP_PIECE)
        return 0;
    th_clause no = sea_no_water(g, b->at); /* CS-SETUP-05 */
    return no == 0 && sea_at_pirate(g, b->at) ? CS_SETUP_06 : no;
}
