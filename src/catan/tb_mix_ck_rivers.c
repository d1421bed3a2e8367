/* tb_mix_ck_rivers.c - Cities & Knights with the Rivers: gold for the first city at a river, for one that is kept from the
 * barbarians, and from whoever the Diplomat takes a road at a river; he leaves bridges alone.
 *
 * Knights need nothing of their own: a bridge is a road to them, whether they march, are recruited or driven off by
 * Intrigue. Frame rivers.keep: actors = who must lose a city and has not answered yet. Clauses: CT-X-33, CT-GOLD-07.
 * Tests: mix_ck_rivers.t */
#include "ck.h"
#include "tb_gold.h"
#include "tb_rivers.h"

enum {
    KEEP_GOLD = 5
};

static void params(struct cat_params *p, const struct th_setup *setup)
{
    (void)setup;
    p->target = 13;
    p->city_gold = 1; /* the first one; later ones bring nothing (CT-RI-22) */
    p->sells_goods = 1;
    p->lose = TB_F_KEEP;
    p->keep_gold = KEEP_GOLD;
}

/* The tiles of wealth go at once, also where titles wait (CT-RI-32, CK-BARB-20). */
static void take_gold(struct th_ctx *g, int owner, int n)
{
    tb_gold_give(g, owner, -n);
    tb_title_wealth(g, NULL);
}

/* ------------------------------------------------- cities that would be lost */

th_clause tb_no_keep(const struct th_ctx *g, int seat, th_move m)
{
    (void)m;
    return ck_can_keep(g, seat) ? 0 : CT_X_33;
}

void tb_do_keep(struct th_ctx *g, int seat, th_move m)
{
    (void)m;
    th_top(g)->actors &= (uint8_t) ~(1U << seat);
    th_emit(g, TB_EV_KEPT, seat, { 0 });
    take_gold(g, seat, KEEP_GOLD);
}

void tb_gen_keep(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    ck_gen_lose(g, f, seat, out);
    if (ck_can_keep(g, seat))
        th_add(out, th_make(TB_MV_KEEP, 0, 0, 0));
}

/* All have answered; titles are judged once (CK-BARB-20). */
void tb_run_keep(struct th_ctx *g, struct th_frame *f)
{
    ck_run_lose(g, f);
}

/* ----------------------------------------------------------------- the Diplomat */

static th_clause may_remove(const struct th_ctx *g, const struct cat_build *b)
{
    (void)g;
    return b->piece == TB_BRIDGE_PIECE ? CT_X_33 : 0;
}

/* Its owner gives back what it brought, if there is any gold; laid anew it brings gold like every road (CT-RI-27). */
static void on_removed(struct th_ctx *g, const struct cat_build *b)
{
    if (b->piece == CAT_ROAD_PIECE && tb_river_edge(g, b->at) && cat_bs(g)->coins[b->owner] > 0)
        take_gold(g, b->owner, TB_RIVER_GOLD);
}

const struct cat_module tb_mix_ck_rivers = {
    .params = params,
    .may_remove = may_remove,
    .on_removed = on_removed,
};
