/* tb_mix_rivers_traders.c - the Rivers with the main scenario: rivers on either side of the castle, less gold, and what a wagon pays to
 * cross them; trade hexes bear numbers. Clauses: CT-X-05. Tests: mix_rivers_traders.t */
#include "cat_maps.h"
#include "tb_rivers.h"
#include "tb_traders.h"

enum {
    FORD = 3, /* movement points where there is no bridge                */
    TOLL = 2  /* gold for another player's bridge, instead of the road's */
};

static void params(struct cat_params *p, const struct th_setup *setup)
{
    (void)setup;
    p->map = &cat_maps[CAT_MAP_TB_RIVERS_TRADERS];
    p->target = 13;
    p->purse = 3;
    p->city_gold = 1;
    p->bridge_gold = 2;
    p->poorless = 1;
    tb_sow_plazas(p);
}

/* A barbarian on the way comes on top of it, as everywhere (CT-TB-31). */
static void way(const struct th_ctx *g, struct cat_way *w)
{
    if (!tb_bridge_site(g, w->edge))
        return;
    bool bridge = cat_bs(g)->edge[w->edge] != 0;
    w->mp = bridge ? 1 : FORD;
    w->toll = bridge ? TOLL : 0;
}

const struct cat_module tb_mix_rivers_traders = {
    .params = params,
    .way = way,
};
