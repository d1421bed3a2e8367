/* tb_mix_sea_rivers.c - New Shores with the Rivers of Catan: rivers on the main island, gold for ships at their banks.
 *
 * A ship on a side of a river hex brings gold like a road (tb_rivers.c) and costs it when it is moved away, even to another such side.
 * Clause: CT-X-42. Tests: mix_sea_rivers.t */
#include "sea.h"
#include "tb_gold.h"
#include "tb_rivers.h"

/* The main island is dealt in any case, the others with option `variable` alone (CT-RI-01, CS-FRAME-10). */
static void params(struct cat_params *p, const struct th_setup *setup)
{
    bool turned = setup->opt[CAT_OPT_RIVERS] != 0;
    p->map =
        &cat_maps[turned ? CAT_MAP_SEA_NEW_SHORES_RIVERS_TURNED : CAT_MAP_SEA_NEW_SHORES_RIVERS];
    p->printed = setup->opt[CAT_OPT_SEA_VARIABLE] != 0 ? 0 : cat_map_area(p->map, CAT_AREA_FOREIGN);
    p->new_island = 1;
    p->ship_gold = TB_RIVER_GOLD;
}

/* Of the bridge sites only the two outlets lie at the sea. */
static th_clause keeps_outlets(const struct th_ctx *g, const struct cat_build *b)
{
    return b->piece == SEA_SHIP_PIECE && tb_bridge_site(g, b->at) ? CT_X_42 : 0;
}

/* Who cannot pay the gold back does not move it away. */
static th_clause keeps_ship(const struct th_ctx *g, const struct cat_build *b)
{
    bool leaves = b->piece == SEA_SHIP_PIECE && b->from != 0 && tb_river_edge(g, b->at);
    return leaves && cat_bs(g)->coins[b->owner] < TB_RIVER_GOLD ? CT_X_42 : 0;
}

static void on_built(struct th_ctx *g, const struct cat_build *b)
{
    if (b->piece == SEA_SHIP_PIECE && b->from != 0 && tb_river_edge(g, b->from - 1))
        tb_gold_give(g, b->owner, -TB_RIVER_GOLD);
}

const struct cat_module tb_mix_sea_rivers = {
    .params = params,
    .may_build = keeps_outlets,
    .may_settle = keeps_outlets,
    .may_remove = keeps_ship,
    .on_built = on_built,
};
