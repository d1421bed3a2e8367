/* eval_gold.c - what gold adds to a Catan position; data/bots/gold.txt says what each term is. */
#include "tb_gold.h"
#include "eval_catan.h"

extern const struct eval_term eval_gold_terms[];

enum {
    PURSE = 8
};

static int purchases(const struct th_ctx *g, int seat)
{
    bool turn = g->flow->on_turn == seat + 1;
    int left = TB_GOLD_PURCHASES - (turn ? tb_gold_bought(g) : 0);
    int can = cat_bs(g)->coins[seat] / TB_GOLD_PRICE;
    return can < left ? can : left;
}

static void count(const struct th_rules *r, const void *world, int first, eval_counts out)
{
    struct th_ctx g = th_look(r, world);
    for (int seat = 0; seat < g.flow->seats; seat++) {
        int gold = cat_bs(&g)->coins[seat];
        out[seat][first + EVAL_GOLD_PURSE] = (float)(gold < PURSE ? gold : PURSE);
        out[seat][first + EVAL_GOLD_PURCHASES] = (float)purchases(&g, seat);
    }
}

const struct eval_part eval_gold = {
    .game = "catan", .module = "gold", .term = eval_gold_terms, .n = EVAL_GOLD_NB, .count = count
};
