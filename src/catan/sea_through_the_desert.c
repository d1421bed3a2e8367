/* sea_through_the_desert.c - scenario 4: behind a belt of deserts lies the cape, off the coast lie islands. Clauses: CS-TTD-*. */
#include "sea.h"

const struct sea_scenario sea_through_the_desert = {
    .rules = { .on_built = sea_settle_chip },
    .name = "through_the_desert",
    .map = { { CAT_MAP_SEA_THROUGH_THE_DESERT, CAT_MAP_SEA_THROUGH_THE_DESERT },
             { CAT_MAP_SEA_THROUGH_THE_DESERT_THREE, CAT_MAP_SEA_THROUGH_THE_DESERT_FOUR } },
    .target = { 12, 14 },    /* CS-TTD-07, CS-TTD-09 */
    .first_chips = { 1, 2 }, /* CS-TTD-04            */
    .more_chips = { 1, 2 },
    .home = CS_TTD_02,
};
