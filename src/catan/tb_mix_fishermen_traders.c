/* tb_mix_fishermen_traders.c - the Fishermen with the main scenario: two fish give a wagon two movement points instead of the grain.
 *
 * Instead: once in a move one or the other, and as with grain once more after Swift Journey (CT-TB-35, CT-TB-64). The board is that of the
 * main scenario, whose map has the grounds; no lake. Clauses: CT-X-09, CT-FI-01. Tests: mix_fishermen_traders.t */
#include "tb_fishermen.h"
#include "tb_traders.h"

static th_clause no_points(const struct th_ctx *g, int seat)
{
    (void)seat;
    return tb_no_feed(g);
}

static void feed(struct th_ctx *g, int seat)
{
    tb_feed(g);
    th_emit(g, TB_EV_HASTENED, seat, { TB_GRAIN_MP });
}

static const struct cat_deed points = { TB_MV_FISH_WAGON, 2, no_points, feed };

static void gen(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    if (f->kind == TB_F_WAGON && (f->actors >> seat & 1) != 0)
        tb_gen_fish_deed(g, seat, out);
}

static void params(struct cat_params *p, const struct th_setup *setup)
{
    (void)setup;
    p->terrains &= (uint16_t) ~(1U << CAT_LAKE); /* CT-FI-01 */
    p->fish_deed = &points;
}

const struct cat_module tb_mix_fishermen_traders = { .params = params, .gen = gen };
