/* eval_two.c - what Catan for Two adds to a Catan position; data/bots/two.txt says what each term is. */
#include "eval.h"
#include "eval_terms.h"
#include "tb_two.h"

extern const struct eval_term eval_two_terms[];

enum {
    ENOUGH = 6
};

static void count(const struct th_rules *r, const void *world, int first, eval_counts out)
{
    const struct cat_state *st = world;
    struct th_ctx g = { .rules = r, .flow = (struct th_flow *)&st->flow }; /* only read */
    for (int seat = 0; seat < st->flow.seats; seat++) {
        float *mine = &out[seat][first];
        int tokens = st->tb.two.tokens[seat];
        mine[EVAL_TWO_TOKENS] = (float)(tokens < ENOUGH ? tokens : ENOUGH);
        mine[EVAL_TWO_DEAR] = tokens > 0 && tb_token_price(&g, seat) > 1;
    }
}

const struct eval_part eval_two = {
    .game = "catan", .module = "two", .term = eval_two_terms, .n = EVAL_TWO_NB, .count = count
};
