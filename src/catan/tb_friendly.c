/* tb_friendly.c - the friendly robber spares the weak. Owns no state.
 *
 * A player is protected while their public points are at most what the set-up gave everybody. The robber may
 * not go to a hex that touches a protected player's building; when no hex is left he goes to the desert. What robs ships
 * is as friendly, but has no home.
 * Clauses: CT-FR-*, CT-X-50. Tests: tests/rules/catan/friendly.t, sea_friendly.t */
#include "cat.h"

static bool protected_seat(const struct th_ctx *g, int seat)
{
    int most = cat_ru(g)->params.start_points; /* CT-FR-02, CT-FR-03 */
    return cat_points(g, seat, false) <= most; /* hidden points do not count: CT-FR-04 */
}

static th_clause spares(const struct th_ctx *g, const struct cat_rob *rob)
{
    if (rob->victim != CAT_NOBODY)
        return protected_seat(g, rob->victim) ? CT_FR_11 : 0; /* CT-FR-08 at the desert */
    for (int seat = 0; seat < g->flow->seats; seat++)         /* the mover included: CT-FR-06 */
        if (cat_rob_reaches(g, rob, seat) && protected_seat(g, seat))
            return rob->piece != CAT_NO_PIECE ? CT_FR_13 : CT_FR_05;
    return 0;
}

static void params(struct cat_params *p, const struct th_setup *setup)
{
    (void)setup;
    p->robber_home = CAT_HOME_DESERT; /* CT-FR-07 */
}

const struct cat_module tb_friendly = {
    .params = params,
    .may_rob = spares,
};
