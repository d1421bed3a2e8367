/* tb_mix_rivers_barbarians.c - the Rivers with Barbarian Attack: a board of its own, on whose swamps nobody lands, and no Poor
 * Settler. The rest is as in both: what a board says is data/catan/tb_rivers_barbarians.map.
 * Clauses: CT-X-04. Tests: mix_rivers_barbarians.t */
#include "cat.h"
#include "cat_maps.h"

static void params(struct cat_params *p, const struct th_setup *setup)
{
    (void)setup;
    p->map = &cat_maps[CAT_MAP_TB_RIVERS_BARBARIANS];
    p->target = 12;
    p->poorless = 1; /* gold for lost knights would make it a lottery */
}

const struct cat_module tb_mix_rivers_barbarians = {
    .params = params,
};
