/* tb_mix_ck_caravans.c - Cities & Knights with the Caravans: 15 points win, bids are brick and lumber.
 *
 * Everything else holds side by side: a damaged city between two camels is a building like others, Medicine builds a city
 * like any purchase. Clauses: CT-X-34. Tests: mix_ck_caravans.t */
#include "cat.h"

static void params(struct cat_params *p, const struct th_setup *setup)
{
    (void)setup;
    p->target = 15;
    p->bid[0] = CAT_BRICK;
    p->bid[1] = CAT_LUMBER;
    p->asks[TB_F_BID] = CT_X_34;
}

const struct cat_module tb_mix_ck_caravans = {
    .params = params,
};
