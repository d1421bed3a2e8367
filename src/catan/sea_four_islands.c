/* sea_four_islands.c - scenario 2: home is where one begins, all other islands are foreign. Clauses: CS-4I-*. */
#include "sea.h"

const struct sea_scenario sea_four_islands = {
    .rules = { .on_built = sea_settle_chip },
    .name = "four_islands",
    .map = { { CAT_MAP_SEA_FOUR_ISLANDS, CAT_MAP_SEA_FOUR_ISLANDS },
             { CAT_MAP_SEA_FOUR_ISLANDS_THREE, CAT_MAP_SEA_FOUR_ISLANDS_FOUR } },
    .target = { 12, 13 },    /* CS-4I-05, CS-4I-07 */
    .first_chips = { 1, 2 }, /* CS-4I-03           */
    .more_chips = { 2, 2 },
    .home = CS_4I_01,
};
