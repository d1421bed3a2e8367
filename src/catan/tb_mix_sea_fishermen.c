/* tb_mix_sea_fishermen.c - New Shores with the Fishermen of Catan: a board of its own, whose grounds bring fish to the main island alone.
 *
 * Free places for what five fish buy are the base's (cat_any_edge), a ship among them. The pirate is not asked anywhere.
 * Clause: CT-X-41. Tests: mix_sea_fishermen.t */
#include "sea.h"

/* The harbours and the numbers of the grounds are dealt in any case, the hexes with option `variable` alone (CT-FI-03, CS-FRAME-10). */
static void params(struct cat_params *p, const struct th_setup *setup)
{
    p->map = &cat_maps[CAT_MAP_SEA_NEW_SHORES_FISHERMEN];
    p->printed = setup->opt[CAT_OPT_SEA_VARIABLE] != 0 ? 0 : ~(uint64_t)0;
    p->new_island = 1;
    p->shore = cat_map_area(p->map, CAT_AREA_HOME);
}

const struct cat_module tb_mix_sea_fishermen = {
    .params = params,
};
