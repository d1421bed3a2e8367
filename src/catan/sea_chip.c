/* sea_chip.c - chips for the first settlement on foreign land: an area of the map, or an island that play has made.
 *
 * Owns chip[]. Whether a land is foreign is judged from the board: buildings never leave it, so home is where one lives.
 * Clauses: CS-BONUS-*, CS-WIN-02, CS-FRAME-08, CS-4I-01..03, CS-TTD-04, CS-TTD-05. */
#include "sea.h"

bool sea_touches(const struct th_ctx *g, int node, uint64_t hexes)
{
    const uint8_t *hex = cat_ru(g)->graph.node_hex[node];
    for (int i = 0; i < 3 && hex[i] != CAT_NONE; i++)
        if ((hexes >> hex[i] & 1) != 0)
            return true;
    return false;
}

uint64_t sea_area_hexes(const struct th_ctx *g, int kind)
{
    return cat_map_area(cat_ru(g)->params.map, kind);
}

/* -------------------------------------------------------------------- lands */

/* The land hexes joined to one of the map over common sides (CS-FRAME-08). */
static uint64_t island_of(const struct th_ctx *g, int from)
{
    const struct cat_graph *gr = &cat_ru(g)->graph;
    uint64_t seen = (uint64_t)1 << from, queue = seen;
    while (queue != 0) {
        int hex = __builtin_ctzll(queue);
        queue &= queue - 1;
        for (int side = 0; side < 6; side++) {
            int next = gr->hex_hex[hex][side];
            if (next >= gr->n_map || !cat_is_land(cat_bs(g)->terrain[next]) ||
                (seen >> next & 1) != 0)
                continue;
            seen |= (uint64_t)1 << next;
            queue |= (uint64_t)1 << next;
        }
    }
    return seen;
}

static uint64_t island_at(const struct th_ctx *g, int node)
{
    const uint8_t *hex = cat_ru(g)->graph.node_hex[node];
    for (int i = 0; i < 3 && hex[i] != CAT_NONE; i++)
        if (cat_is_land(cat_bs(g)->terrain[hex[i]]))
            return island_of(g, hex[i]);
    return 0;
}

/* A crossing that touches a foreign area belongs to it, whatever else it touches (CS-TTD-05). */
static uint64_t area_at(const struct th_ctx *g, int node)
{
    const struct cat_map *map = cat_ru(g)->params.map;
    for (int i = 0; i < map->n_areas; i++) {
        const struct cat_area *area = &map->areas[i];
        if ((area->kind == CAT_AREA_FOREIGN || area->kind == CAT_AREA_EITHER) &&
            sea_touches(g, node, area->hexes))
            return area->hexes;
    }
    return 0;
}

uint64_t sea_land(const struct th_ctx *g, int node)
{
    return cat_ru(g)->params.map->n_areas > 0 ? area_at(g, node) : island_at(g, node);
}

int sea_lands(const struct th_ctx *g, uint64_t land[CAT_MAP_HEXES])
{
    const struct cat_map *map = cat_ru(g)->params.map;
    uint64_t seen = 0;
    int n = 0;
    for (int i = 0; i < map->n_areas; i++)
        if (map->areas[i].kind == CAT_AREA_FOREIGN || map->areas[i].kind == CAT_AREA_EITHER)
            land[n++] = map->areas[i].hexes;
    for (int hex = 0; hex < map->n_hex && map->n_areas == 0; hex++)
        if (cat_is_land(cat_bs(g)->terrain[hex]) && (seen >> hex & 1) == 0)
            seen |= land[n++] = island_of(g, hex);
    return n;
}

/* Where somebody began they live for good: CS-4I-01. */
static bool lives_on(const struct th_ctx *g, int owner, uint64_t land, int but)
{
    for (int node = 0; node < cat_ru(g)->graph.n_node; node++)
        if (node != but && cat_node_owner(cat_bs(g), node) == owner && sea_touches(g, node, land))
            return true;
    return false;
}

/* -------------------------------------------------------------------- chips */

int sea_chips(const struct th_ctx *g, int owner)
{
    int n = 0;
    for (int i = 0; i < 2; i++)
        SEA_EACH_NODE(sea_st(g)->chip[i], node)
            n += cat_node_owner(cat_bs(g), node) == owner ? i + 1 : 0;
    return n;
}

/* The first settlement on a foreign land earns them (CS-BONUS-01), unless the scenario has a rule of its own. */
static int chips_for(const struct th_ctx *g, int owner, uint64_t land, bool lives_there)
{
    const struct sea_scenario *sc = sea_scenario(g);
    if (sc->land_chips != NULL)
        return sc->land_chips(g, owner, land, lives_there);
    if (land == 0 || lives_there)
        return 0;
    return sea_chips(g, owner) == 0 ? sc->first_chips[sea_edition(g)]
                                    : sc->more_chips[sea_edition(g)];
}

bool sea_has_chips(const struct th_ctx *g)
{
    const struct sea_scenario *sc = sea_scenario(g);
    return sc->land_chips != NULL || sc->first_chips[sea_edition(g)] > 0;
}

int sea_land_chips(const struct th_ctx *g, int owner, uint64_t land)
{
    return chips_for(g, owner, land, lives_on(g, owner, land, -1));
}

void sea_put_chips(struct th_ctx *g, int node, int n)
{
    if (n == 0)
        return;
    cat_put_node(&sea_st(g)->chip[n - 1], node);
    cat_bs(g)->dirty |= CAT_DIRTY_POINTS; /* CS-BONUS-03 */
    th_emit(g, SEA_EV_CHIP, cat_node_owner(cat_bs(g), node), { (int16_t)node, (int16_t)n });
}

void sea_settle_chip(struct th_ctx *g, const struct cat_build *b)
{
    if (b->piece != CAT_TOWN_PIECE || b->free || b->owner >= g->flow->seats) /* CS-BONUS-02 */
        return;
    uint64_t land = sea_land(g, b->at);
    sea_put_chips(g, b->at, chips_for(g, b->owner, land, lives_on(g, b->owner, land, b->at)));
}
