/* tb_mix_fishermen_rivers.c - the Fishermen with the Rivers of Catan: six fish build a bridge, and there is no lake.
 *
 * The board is that of the Rivers, whose maps have the grounds; so have the robber's start and his home. What is paid is asked first, then
 * where the bridge goes, in frame fishermen.bridge. Clauses: CT-X-02, CT-FI-01. Tests: mix_fishermen_rivers.t */
#include "tb_fishermen.h"
#include "tb_rivers.h"

static th_clause no_site(const struct th_ctx *g, int seat)
{
    return tb_free_sites(g, seat) > 0 ? 0 : CT_FI_35;
}

static void ask_site(struct th_ctx *g, int seat)
{
    th_push(g, TB_F_FISH_BRIDGE, seat, 1U << seat);
}

static const struct cat_deed bridge = { TB_MV_FISH_BRIDGE, 6, no_site, ask_site };

void tb_gen_fish_bridge(const struct th_ctx *g, const struct th_frame *f, int seat,
                        struct th_moves *out)
{
    (void)f;
    tb_gen_bridges(g, seat, out);
}

bool tb_sane_fish_bridge(const struct th_ctx *g, const struct th_frame *f)
{
    return tb_free_sites(g, f->seat) > 0;
}

static void gen(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    if (f->kind == CAT_F_ACT && (f->actors >> seat & 1) != 0)
        tb_gen_fish_deed(g, seat, out);
}

static void params(struct cat_params *p, const struct th_setup *setup)
{
    (void)setup;
    p->terrains &= (uint16_t) ~(1U << CAT_LAKE); /* CT-FI-01 */
    p->fish_deed = &bridge;
}

const struct cat_module tb_mix_fishermen_rivers = { .params = params, .gen = gen };
