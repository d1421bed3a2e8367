/* tb_fishermen.c - the Fishermen of Catan: a lake instead of the desert, fishing grounds in the sea, tokens that pay for help.
 *
 * Owns tb.fishermen. Here: the board, the first token, what the old boot costs. The catch is in tb_fishermen_catch.c, what fish buy in
 * tb_fishermen_pay.c, positions and views in tb_fishermen_text.c.
 * Clauses: CT-FI-*, CT-HID-02..04. Tests: tests/rules/catan/fishermen*.t, tests/model/test_fish.c */
#include "tb_fishermen.h"
#include "cat_maps.h"

static void params(struct cat_params *p, const struct th_setup *setup)
{
    (void)setup;
    p->map = &cat_maps[CAT_MAP_TB_FISHERMEN];
    p->terrains |= 1U << CAT_LAKE;
    p->ring_hexes = 1; /* grounds lie there: CT-FI-03 */
}

/* The numbers of the grounds, dealt with the island (CT-FI-03). */
static void deal(struct th_ctx *g, struct th_rng *rng)
{
    struct tb_fishermen_state *fi = tb_fishermen_st(g);
    for (int i = TB_GROUNDS - 1; i > 0; i--) {
        int k = (int)th_rng_below(rng, (uint32_t)i + 1);
        uint8_t t = fi->ground[i];
        fi->ground[i] = fi->ground[k];
        fi->ground[k] = t;
    }
}

/* A lake has its numbers printed, wherever it lies (CT-FI-02). */
void tb_number_lakes(struct th_ctx *g)
{
    struct cat_base *s = cat_bs(g);
    for (int hex = 0; hex < cat_ru(g)->graph.n_map; hex++)
        if (s->terrain[hex] == CAT_LAKE)
            s->number[hex] = TB_LAKE;
}

/* After a deal the grounds keep what they were dealt. */
static void lay(struct th_ctx *g)
{
    const struct cat_mark *ground[TB_GROUNDS];
    struct tb_fishermen_state *fi = tb_fishermen_st(g);
    int n = tb_grounds(g, ground);
    for (int i = 0; i < n; i++)
        fi->ground[i] = fi->ground[i] != 0 ? fi->ground[i] : ground[i]->value;
    for (int seat = 0; seat < g->flow->seats; seat++)
        memcpy(fi->fish[seat].n, cat_ru(g)->params.fish_start,
               sizeof fi->fish[seat].n); /* CT-X-12 */
    tb_number_lakes(g);
}

/* The round of the set-up whose buildings bring cards. */
static bool in_paying_round(const struct th_ctx *g)
{
    for (int i = 0; i < g->flow->depth; i++)
        if (g->flow->stack[i].kind == CAT_F_ROUNDS)
            return cat_ru(g)->params.round[g->flow->stack[i].n].pays;
    return false;
}

/* One token for the building that brings the first cards, if fish are near (CT-FI-06). */
static void on_built(struct th_ctx *g, const struct cat_build *b)
{
    if (cat_piece[b->piece].stands != TH_T_NODE || !in_paying_round(g) ||
        tb_fish_pips(g, b->at) == 0)
        return;
    tb_fishermen_st(g)->due[b->owner] = 1;
    tb_fish_catch(g, b->owner);
}

static int target(const struct th_ctx *g, int seat, int so_far)
{
    return so_far + (tb_fishermen_st(g)->boot == seat + 1); /* CT-FI-41 */
}

const struct cat_module tb_fishermen = {
    .params = params,
    .lines = tb_fishermen_lines,
    .deal = deal,
    .lay = lay,
    .target = target,
    .on_built = on_built,
    .gen = tb_fishermen_gen,
    .hide = tb_fishermen_hide,
    .fill = tb_fishermen_fill,
    .check = tb_fishermen_check,
    .derive = tb_fishermen_derive,
    .dump = tb_fishermen_dump,
    .describe = tb_fishermen_describe,
};
