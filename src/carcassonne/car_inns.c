/* car_inns.c - Inns & Cathedrals, the tiles: completed roads with an inn and cities with a cathedral give more, unfinished ones nothing.
 * Clauses: CC-INN-*, CC-CATH-*. The big meeple is car_big.c. */
#include "car.h"

static void params(struct car_rules *ru, const struct th_setup *setup)
{
    (void)setup;
    car_use_set(ru, CAR_SET_INNS, CAR_PILES - 1);
}

static void value(const struct th_ctx *g, struct car_worth *w)
{
    bool inn = w->type == CAR_ROAD && w->inns > 0;
    bool cathedral = w->type == CAR_CITY && w->cathedrals > 0;
    (void)g;
    if (!w->done && (inn || cathedral)) /* CC-INN-02, CC-CATH-02 */
        w->lane[CAR_BY_TILES] = w->lane[CAR_BY_SHIELDS] = 0;
    if (w->done && inn) /* 2 per tile: CC-INN-01 */
        w->lane[CAR_BY_INN] = w->tiles;
    if (w->done && cathedral) /* 3 per tile and shield: CC-CATH-01 */
        w->lane[CAR_BY_CATHEDRAL] = (int16_t)(w->tiles + w->shields);
}

/* Without this module inns and cathedrals are pictures, though the tiles may be in use. */
static void describe(const struct th_ctx *g, enum car_section section, int fid, struct th_json *j)
{
    struct car_worth w;
    int type = section == CAR_FEATURE_SECTION ? car_type_of(car_st(g), fid) : CAR_NO_TYPE;
    if (type != CAR_ROAD && type != CAR_CITY)
        return;
    car_survey(g, fid, &w);
    if (w.inns > 0)
        th_json_bool(j, "inn", true);
    if (w.cathedrals > 0)
        th_json_bool(j, "cathedral", true);
}

const struct car_module car_inns = { .params = params, .value = value, .describe = describe };
