/* eval_fishermen.c - what the Fishermen of Catan add to a position; data/bots/fishermen.txt says what each term is. */
#include "ck.h"
#include "eval.h"
#include "eval_terms.h"
#include "tb_fishermen.h"

extern const struct eval_term eval_fishermen_terms[];

enum {
    ROOMY = 5 /* tokens a hand may hold without fear of the limit */
};

/* Pips of fish of every seat's buildings: one place after the other, so that most of the board is never looked at. */
static void add_place(const struct th_ctx *g, int hex, int pips, float fish[CAT_OWNERS])
{
    const struct cat_base *s = cat_bs(g);
    for (int i = 0; i < 6; i++) {
        int node = cat_ru(g)->graph.hex_node[hex][i];
        int owner = node != CAT_NONE ? cat_node_owner(s, node) : -1;
        if (owner >= 0 && tb_fish_shore(g, node) && !cat_node_sleeps(g, node)) /* CT-X-08 */
            fish[owner] += (float)(pips * (ck_is_city(g, node) ? 2 : 1));
    }
}

static void count_pips(const struct th_ctx *g, float fish[CAT_OWNERS])
{
    const struct cat_mark *ground[TB_GROUNDS];
    int n = tb_grounds(g, ground);
    for (int i = 0; i < n; i++)
        add_place(g, ground[i]->place, cat_pips(1U << tb_fishermen_st(g)->ground[i]), fish);
    for (int hex = 0; hex < cat_ru(g)->graph.n_map; hex++)
        if (cat_bs(g)->terrain[hex] == CAT_LAKE && cat_bs(g)->robber != hex + 1)
            add_place(g, hex, cat_pips(TB_LAKE), fish);
}

static void count(const struct th_rules *r, const void *world, int first, eval_counts out)
{
    struct th_ctx g = th_look(r, world);
    const struct tb_fishermen_state *fi = tb_fishermen_st(&g);
    float fish[CAT_OWNERS] = { 0 };
    count_pips(&g, fish);
    for (int seat = 0; seat < g.flow->seats; seat++) {
        float *mine = &out[seat][first];
        int held = tb_fish_held(&g, seat);
        mine[EVAL_FISHERMEN_FISH] = (float)tb_tokens_fish(fi->fish[seat]);
        mine[EVAL_FISHERMEN_FISH_PIPS] = fish[seat];
        mine[EVAL_FISHERMEN_FISH_FULL] = (float)(held > ROOMY ? held - ROOMY : 0);
        mine[EVAL_FISHERMEN_BOOT] = fi->boot == seat + 1 ? 1 : 0;
    }
}

const struct eval_part eval_fishermen = { .game = "catan",
                                          .module = "fishermen",
                                          .term = eval_fishermen_terms,
                                          .n = EVAL_FISHERMEN_NB,
                                          .count = count };
