/* tb_mix_caravans_traders.c - the Caravans with the main scenario: the oasis amid its island, trade hexes that bear numbers, and camels
 * beside which roads are no longer than elsewhere. Clauses: CT-X-06. Tests: mix_caravans_traders.t, test_mix_boards.c */
#include "cat_maps.h"
#include "tb_traders.h"

enum {
    TILES = 16,        /* of the main scenario, beside the trade hexes */
    UNDER = CAT_FOREST /* lies under the oasis on the map's file   */
};

static void params(struct cat_params *p, const struct th_setup *setup)
{
    (void)setup;
    p->map = &cat_maps[CAT_MAP_TB_CARAVANS_TRADERS];
    p->target = 15;
    p->camel_worth = 1;
    tb_sow_plazas(p);
}

/* The oasis takes the place of any of the sixteen tiles: the one under it on the map stays there, or it changes places with another. */
static void deal(struct th_ctx *g, struct th_rng *rng)
{
    const struct cat_map *map = cat_ru(g)->params.map;
    uint32_t other = th_rng_below(rng, TILES);
    for (int i = 0; i < map->n_groups; i++) {
        uint64_t left = map->groups[i].hexes;
        if ((map->groups[i].flags & CAT_DEALS_TERRAIN) == 0)
            continue;
        for (uint32_t k = 0; left != 0; left &= left - 1, k++)
            if (k == other)
                cat_bs(g)->terrain[__builtin_ctzll(left)] = UNDER;
    }
}

const struct cat_module tb_mix_caravans_traders = {
    .params = params,
    .deal = deal,
};
