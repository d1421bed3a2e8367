/* eval_rivers.c - what the Rivers of Catan add to a Catan position; data/bots/rivers.txt says what each term is. */
#include "tb_rivers.h"
#include "eval_catan.h"

extern const struct eval_term eval_rivers_terms[];

enum {
    SITES = 2
};

static float within(int n, int least, int most)
{
    return (float)(n < least ? least : n > most ? most : n);
}

/* Own gold against the poorest and the richest of the others. */
static void count_wealth(const struct th_ctx *g, int seat, float *out)
{
    const uint16_t *gold = cat_bs(g)->coins;
    int least = CAT_MOST_COINS, most = 0;
    for (int other = 0; other < g->flow->seats; other++) {
        if (other == seat)
            continue;
        least = gold[other] < least ? gold[other] : least;
        most = gold[other] > most ? gold[other] : most;
    }
    out[EVAL_RIVERS_ABOVE_POOR] = within(gold[seat] - least, -2, 3);
    out[EVAL_RIVERS_BELOW_RICH] = within(gold[seat] - most, -3, 2);
    out[EVAL_RIVERS_TILE_DUE] = (float)(tb_wealth_due(g, seat) - tb_wealth_points(g, seat));
}

static void count_bridges(const struct th_ctx *g, int seat, float *out)
{
    const struct cat_base *s = cat_bs(g);
    int n = tb_free_sites(g, seat);
    cat_cards price = cat_ru(g)->params.cost[TB_BRIDGE_PIECE];
    out[EVAL_RIVERS_BRIDGE_SITES] = within(n, 0, SITES);
    if (n > 0)
        out[EVAL_RIVERS_TO_BRIDGE] = eval_progress(s->hand[seat], price);
}

static void count(const struct th_rules *r, const void *world, int first, eval_counts out)
{
    struct th_ctx g = th_look(r, world);
    for (int seat = 0; seat < g.flow->seats; seat++) {
        count_wealth(&g, seat, &out[seat][first]);
        count_bridges(&g, seat, &out[seat][first]);
    }
}

const struct eval_part eval_rivers = { .game = "catan",
                                       .module = "rivers",
                                       .term = eval_rivers_terms,
                                       .n = EVAL_RIVERS_NB,
                                       .count = count };
