/* sea_gold.c - the gold river: cards of choice, taken after all other income (catan.choices asks seat by seat).
 *
 * Frame sea.gold: n = cards still to take; an empty bank ends it (CS-GOLD-04). Clauses: CS-GOLD-*, CS-SETUP-08. */
#include "sea.h"

void sea_yield(const struct th_ctx *g, struct cat_yield *y)
{
    bool city = (cat_bs(g)->node[y->node] & CAT_CITY_BIT) != 0;
    if (cat_bs(g)->terrain[y->hex] == CAT_GOLD)
        y->picks = city && !y->setup ? 2 : 1;
}
