/* tb_mix_sea_traders.c - the main scenario of Traders & Barbarians on New Shores and on Through the Desert: their boards and targets.
 *
 * A ship lies on its path like a road, for wagons, tolls, barbarians and the sea sides of trade hexes alike; a path on the water is one
 * without a road. So the rules of both say everything else. Clauses: CT-X-45, CT-OPEN-20. Tests: mix_sea_traders.t */
#include "sea.h"

enum {
    NEW_SHORES_TARGET = 16, /* three more than without wagons: CT-X-45, CT-GEN-10 */
    DESERT_TARGET = 15
};

/* A total that some hex bears is not rolled again (CT-TB-01, CT-TB-10). */
static uint16_t borne(const struct cat_map *map)
{
    unsigned totals = 0;
    for (int hex = 0; hex < map->n_hex; hex++)
        totals |= map->number[hex];
    return (uint16_t)totals;
}

static void on_map(struct cat_params *p, int map, int target)
{
    p->map = &cat_maps[map];
    p->target = (uint8_t)target;
    p->repeats &= (uint16_t)~borne(p->map);
}

/* The main island is dealt in any case, the others with option `variable` alone (CT-TB-02, CS-FRAME-10). */
static void new_shores(struct cat_params *p, const struct th_setup *setup)
{
    on_map(p, CAT_MAP_SEA_NEW_SHORES_TRADERS, NEW_SHORES_TARGET);
    p->printed = setup->opt[CAT_OPT_SEA_VARIABLE] != 0 ? 0 : cat_map_area(p->map, CAT_AREA_FOREIGN);
    p->new_island = 1;
}

/* The map of the scenario: what is dealt says `variable`. */
static void through_the_desert(struct cat_params *p, const struct th_setup *setup)
{
    (void)setup;
    on_map(p, CAT_MAP_SEA_THROUGH_THE_DESERT_TRADERS, DESERT_TARGET);
    p->terrains |= 1U << CAT_DESERT;
}

const struct cat_module tb_mix_sea_traders = {
    .params = new_shores,
};

const struct cat_module tb_mix_desert_traders = {
    .params = through_the_desert,
};
