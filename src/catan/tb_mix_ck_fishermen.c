/* tb_mix_ck_fishermen.c - Cities & Knights with the Fishermen: seven fish are a progress card, and two send nobody away before the barbarians
 * have landed.
 *
 * Three fish draw from a hand, commodities and all, and four take a resource: the actions say so by themselves. The first city of the
 * set-up takes one token, like the settlement it stands for (CT-FI-06). Frame fishermen.deck: which discipline.
 * Clauses: CT-X-32. Tests: mix_ck_fishermen.t */
#include "ck.h"
#include "tb_fishermen.h"

static th_clause no_progress(const struct th_ctx *g, int seat)
{
    (void)seat;
    return ck_any_deck(g) ? 0 : CT_FI_35;
}

static void ask_deck(struct th_ctx *g, int seat)
{
    th_push(g, TB_F_FISH_DECK, seat, 1U << seat);
}

static const struct cat_deed progress = { TB_MV_FISH_PROGRESS, 7, no_progress, ask_deck };

bool tb_sane_fish_deck(const struct th_ctx *g, const struct th_frame *f)
{
    return no_progress(g, f->seat) == 0;
}

void tb_gen_fish_deck(const struct th_ctx *g, const struct th_frame *f, int seat,
                      struct th_moves *out)
{
    ck_gen_deck(g, f, seat, out);
}

/* Until they have landed nobody moves the robber (CK-SEVEN-03), not off the board either. */
static th_clause stays(const struct th_ctx *g)
{
    return ck_st(g)->landed ? 0 : CT_X_32;
}

static void gen(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    if (f->kind == CAT_F_ACT && (f->actors >> seat & 1) != 0)
        tb_gen_fish_deed(g, seat, out);
}

static void params(struct cat_params *p, const struct th_setup *setup)
{
    (void)setup;
    p->fish_deed = &progress;
    p->stays = stays;
}

const struct cat_module tb_mix_ck_fishermen = {
    .params = params,
    .gen = gen,
};
