/* tb_mix_ck_traders.c - Cities & Knights with the main scenario: knights and the Bishop move the barbarians on the paths, once the ship
 * has landed; without desert, a pasture and a forest, and without the scenario's deck.
 *
 * The Alchemist lays down the dice of the roll, and no others: the die that drives a barbarian off is rolled as ever. Progress cards go back
 * before the wagon sets out, because no card is played after it (CT-TB-37).
 * Clauses: CT-X-36, CT-GOLD-07. Tests: mix_ck_traders.t */
#include "cat_maps.h"
#include "ck.h"
#include "tb_traders.h"

/* An active knight at an end of a barbarian's path, in place of the chase of CK-ACT-15. */
static th_clause no_prey(const struct th_ctx *g, int node)
{
    return tb_barbarian_beside(g, node) ? 0 : CT_X_36;
}

static void params(struct cat_params *p, const struct th_setup *setup)
{
    (void)setup;
    p->map = &cat_maps[CAT_MAP_TB_CK_TRADERS];
    p->target = 15;
    p->deck = 0;
    p->deckless = CT_X_36;
    p->seven = CK_F_SEVEN; /* nobody moves before the first landing */
    p->no_prey = no_prey;
}

const struct cat_module tb_mix_ck_traders = {
    .params = params,
};
