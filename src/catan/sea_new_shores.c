/* sea_new_shores.c - scenario 1: a main island like that of the base game, small islands to settle. Clauses: CS-NS-*. */
#include "sea.h"

const struct sea_scenario sea_new_shores = {
    .rules = { .on_built = sea_settle_chip },
    .name = "new_shores",
    .map = { { CAT_MAP_SEA_NEW_SHORES, CAT_MAP_SEA_NEW_SHORES },
             { CAT_MAP_SEA_NEW_SHORES_THREE, CAT_MAP_SEA_NEW_SHORES_FOUR } },
    .target = { 13, 14 },    /* CS-NS-05, CS-NS-07 */
    .first_chips = { 1, 2 }, /* CS-NS-04           */
    .more_chips = { 1, 2 },
    .home = CS_NS_02,
};
