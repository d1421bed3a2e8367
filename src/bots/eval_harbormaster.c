/* eval_harbormaster.c - what the Harbourmaster adds to a Catan position; data/bots/harbormaster.txt says what each term is. */
#include "eval.h"
#include "eval_terms.h"
#include "tb_harbormaster.h"

extern const struct eval_term eval_harbormaster_terms[];

static void count(const struct th_rules *r, const void *world, int first, eval_counts out)
{
    const struct cat_state *st = world;
    struct th_ctx g = { .rules = r, .flow = (struct th_flow *)&st->flow }; /* only read */
    uint8_t points[CAT_OWNERS];
    tb_harbour_points(&g, points);
    for (int seat = 0; seat < st->flow.seats; seat++) {
        float *mine = &out[seat][first];
        mine[EVAL_HARBORMASTER_QUAYS] = points[seat];
        if (points[seat] > 0)
            mine[EVAL_HARBORMASTER_QUAY_LEAD] = eval_lead(points, st->flow.seats, seat);
    }
}

const struct eval_part eval_harbormaster = { .game = "catan",
                                             .module = "harbormaster",
                                             .term = eval_harbormaster_terms,
                                             .n = EVAL_HARBORMASTER_NB,
                                             .count = count };
