/* tb_mix_sea_barbarians.c - New Shores with Barbarian Attack: a board of its own, and what conquest does to ships.
 *
 * A building anywhere brings barbarians, ships lie at conquered hexes, and a conquered building still closes lines: that follows from the
 * rules of both. Here is the rest: a line of ships needs a building that stands. Lines end at own buildings; those of others do not part
 * them (CS-MOVE-07). Clause: CT-X-44. Tests: mix_sea_barbarians.t */
#include "tb_barbarians.h"

enum {
    TARGET = 13 /* that of New Shores: CT-X-44 */
};

/* The main island is dealt in any case, the others with option `variable` alone (CT-BA-02, CS-FRAME-10). */
static void params(struct cat_params *p, const struct th_setup *setup)
{
    p->map = &cat_maps[CAT_MAP_SEA_NEW_SHORES_BARBARIANS];
    p->printed = setup->opt[CAT_OPT_SEA_VARIABLE] != 0 ? 0 : cat_map_area(p->map, CAT_AREA_FOREIGN);
    p->target = TARGET;
    p->knight_land = cat_map_area(p->map, CAT_AREA_HOME);
    p->knight_land_by = CT_X_44;
}

/* A conquered building interrupts its owner's trade route. */
static th_clause cuts_route(const struct th_ctx *g, int owner, int node)
{
    return cat_node_owner(cat_bs(g), node) == owner && tb_fallen(g, node) ? CT_X_44 : 0;
}

/* ------------------------------------------------------------------- lines */

/* Where the ships at a crossing lead to, but for the one that is moved. */
static void follow(const struct th_ctx *g, const struct cat_build *b, int node,
                   struct cat_nodes *out)
{
    const struct cat_graph *gr = &cat_ru(g)->graph;
    for (int i = 0; gr->node_edge[node][i] != CAT_NONE; i++) {
        int edge = gr->node_edge[node][i];
        if (edge + 1 != b->from && sea_ship_of(cat_bs(g), edge) == b->owner)
            cat_put_node(out, gr->node_node[node][i]);
    }
}

static bool stands(const struct th_ctx *g, int owner, int node)
{
    return cat_node_owner(cat_bs(g), node) == owner && !tb_fallen(g, node);
}

/* Does the line of a ship that lies there touch an own building that stands? */
static bool holds(const struct th_ctx *g, const struct cat_build *b)
{
    const uint8_t *end = cat_ru(g)->graph.edge_node[b->at];
    struct cat_nodes seen = { { 0 } }, rim = { { 0 } };
    cat_put_node(&rim, end[0]);
    cat_put_node(&rim, end[1]);
    while ((rim.w[0] | rim.w[1]) != 0) {
        struct cat_nodes next = { { 0 } };
        SEA_EACH_NODE(rim, node) {
            if (stands(g, b->owner, node))
                return true;
            if (cat_node_owner(cat_bs(g), node) != b->owner)
                follow(g, b, node, &next);
        }
        for (int i = 0; i < 2; i++) {
            seen.w[i] |= rim.w[i];
            rim.w[i] = next.w[i] & ~seen.w[i];
        }
    }
    return false;
}

/* As it grows, and as it moves: where the ship leaves, and where it goes to. */
static th_clause binds_line(const struct th_ctx *g, const struct cat_build *b)
{
    bool asked = b->piece == SEA_SHIP_PIECE && tb_barb(g)->conquered != 0;
    return asked && !holds(g, b) ? CT_X_44 : 0;
}

const struct cat_module tb_mix_sea_barbarians = {
    .params = params,
    .may_build = binds_line,
    .may_remove = binds_line,
    .cuts_route = cuts_route,
};
