/* eval_traders.c - what the main scenario of Traders & Barbarians adds to a Catan position; data/bots/traders.txt says what each
 * term is. Ways are measured from the plazas: what a path costs in points is the same for every wagon. */
#include "eval_catan.h"
#include "tb_traders.h"

extern const struct eval_term eval_traders_terms[];

enum {
    FAR = 20, /* movement points: no way takes longer */
    GOLD = 6
};

static float near(int mp)
{
    return mp >= FAR ? 0 : (float)(FAR - mp) / FAR;
}

struct chart {
    uint8_t mp[TB_PLAZAS][CAT_NODES];
};

/* How near the next plaza with something to load is. */
static float next_load(const struct th_ctx *g, const struct chart *c, int node)
{
    int best = FAR;
    for (int plaza = 0; plaza < TB_PLAZAS; plaza++)
        if (tb_stack(g, plaza) > 0 && c->mp[plaza][node] < best)
            best = c->mp[plaza][node];
    return near(best);
}

static void count_seat(const struct th_ctx *g, const struct chart *c, int seat, float *mine)
{
    const struct tb_traders_state *t = tb_traders_st(g);
    int node = tb_wagon(g, seat), cargo = t->cargo[seat] - 1, level = t->level[seat];
    int gold = cat_bs(g)->coins[seat];
    mine[EVAL_TRADERS_TRAIN] = (float)(level - 1);
    if (level < TB_TRAINS)
        mine[EVAL_TRADERS_TO_TRAIN] =
            eval_progress(cat_bs(g)->hand[seat], tb_train[level + 1].cost);
    mine[EVAL_TRADERS_TOLL_GOLD] = (float)(gold < GOLD ? gold : GOLD);
    if (node < 0)
        return;
    if (cargo < 0) {
        mine[EVAL_TRADERS_FETCH] = next_load(g, c, node);
        return;
    }
    mine[EVAL_TRADERS_CARGO] = 1;
    mine[EVAL_TRADERS_HAUL] = near(c->mp[tb_ware_goal(cargo)][node]);
}

static void count(const struct th_rules *r, const void *world, int first, eval_counts out)
{
    const struct cat_state *st = world;
    struct th_ctx g = { .rules = r, .flow = (struct th_flow *)&st->flow }; /* only read */
    struct chart chart = { 0 };
    for (int plaza = 0; plaza < TB_PLAZAS; plaza++)
        tb_plaza_distances(&g, plaza, chart.mp[plaza]);
    for (int seat = 0; seat < st->flow.seats; seat++)
        count_seat(&g, &chart, seat, &out[seat][first]);
}

const struct eval_part eval_traders = { .game = "catan",
                                        .module = "traders",
                                        .term = eval_traders_terms,
                                        .n = EVAL_TRADERS_NB,
                                        .count = count };
