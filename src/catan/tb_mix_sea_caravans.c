/* tb_mix_sea_caravans.c - New Shores with the Caravans: a board of its own and two points more.
 *
 * Camels go along any path of the map, whatever lies beside it; what a camel is worth to a ship and to a building, the caravans say already.
 * Clause: CT-X-43. Tests: mix_sea_caravans.t */
#include "sea.h"

enum {
    TARGET = 15 /* two more than New Shores: CT-X-43, CT-GEN-10 */
};

/* Which corners of the oasis have arrows is dealt in any case, the hexes with option `variable` alone (CT-CA-02, CS-FRAME-10). */
static void params(struct cat_params *p, const struct th_setup *setup)
{
    p->map = &cat_maps[CAT_MAP_SEA_NEW_SHORES_CARAVANS];
    p->printed = setup->opt[CAT_OPT_SEA_VARIABLE] != 0 ? 0 : ~(uint64_t)0;
    p->new_island = 1;
    p->target = TARGET;
    p->barred = (uint64_t)1 << cat_map_mark(p->map, CAT_MARK_OASIS)->place; /* CT-CA-03 */
}

const struct cat_module tb_mix_sea_caravans = {
    .params = params,
};
