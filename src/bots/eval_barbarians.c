/* eval_barbarians.c - what Barbarian Attack adds to a Catan position; data/bots/barbarians.txt says what each term is and weighs. */
#include "eval.h"
#include "eval_terms.h"
#include "tb_barbarians.h"

extern const struct eval_term eval_barbarians_terms[];

/* Pips of a hex for everybody who lives there, times `share`. */
static void count_hex(const struct th_ctx *g, int hex, float share, int term, eval_counts out)
{
    const struct cat_base *s = cat_bs(g);
    float pips = (float)cat_pips(s->number[hex]) * share;
    for (int i = 0; i < 6; i++) {
        int node = cat_ru(g)->graph.hex_node[hex][i], owner = cat_node_owner(s, node);
        if (owner >= 0 && owner < g->flow->seats)
            out[owner][term] += (s->node[node] & CAT_CITY_BIT) != 0 ? 2 * pips : pips;
    }
}

/* Who stands round a hex of barbarians, and what it will bring them. */
static void count_shore(const struct th_ctx *g, int shore, int first, eval_counts out)
{
    uint8_t of[CAT_OWNERS];
    int hex = tb_shore_hex(g, shore), sides = 0;
    float foes = tb_barb(g)->horde[shore];
    tb_knights_round(g, hex, of);
    for (int i = 0; i < CAT_OWNERS; i++)
        sides += of[i] > 0;
    bool won = tb_wins(g, shore);
    for (int i = 0; i < g->flow->seats; i++)
        if (won && of[i] > 0)
            out[i][first + EVAL_BARBARIANS_SPOILS] += foes / (float)sides;
        else if (!won)
            out[i][first + EVAL_BARBARIANS_FRONT] += of[i] / foes;
    if (tb_conquered(g, hex))
        count_hex(g, hex, 1, first + EVAL_BARBARIANS_LOST_PIPS, out);
    else
        count_hex(g, hex, foes / TB_HORDE, first + EVAL_BARBARIANS_MENACED, out);
}

static struct cat_edges front(const struct th_ctx *g)
{
    struct cat_edges set = { { 0 } };
    for (int i = 0; i < TB_SHORES; i++)
        for (int side = 0; side < 6 && tb_barb(g)->horde[i] > 0; side++)
            sea_put_edge(&set, cat_ru(g)->graph.hex_edge[tb_shore_hex(g, i)][side]);
    return set;
}

/* Knights that are not there yet. */
static float count_march(const struct th_ctx *g, int seat, const struct cat_edges *front)
{
    static const float near[TB_FAR + 2] = { 0, 0.8F, 0.6F, 0.4F, 0.2F, 0, 0 };
    float sum = 0;
    struct cat_edges own = tb_knight_paths(g, seat);
    SEA_EACH_EDGE(own, edge) {
        for (int steps = 1; steps < TB_FAR && !cat_has_edge(front, edge); steps++) {
            struct cat_edges reach = tb_within(g, edge, steps);
            if (((reach.w[0] & front->w[0]) | (reach.w[1] & front->w[1]) |
                 (reach.w[2] & front->w[2])) == 0)
                continue;
            sum += near[steps];
            break;
        }
    }
    return sum;
}

static void count(const struct th_rules *r, const void *world, int first, eval_counts out)
{
    const struct cat_state *st = world;
    struct th_ctx g = { .rules = r, .flow = (struct th_flow *)&st->flow }; /* only read */
    struct cat_edges at = front(&g);
    for (int i = 0; i < TB_SHORES; i++)
        if (tb_barb(&g)->horde[i] > 0)
            count_shore(&g, i, first, out);
    for (int seat = 0; seat < st->flow.seats; seat++) {
        float *mine = &out[seat][first];
        mine[EVAL_BARBARIANS_PATH_KNIGHTS] = (float)tb_knights(&g, seat);
        mine[EVAL_BARBARIANS_ODD_PRISONER] =
            tb_barb(&g)->prisoners[seat] % cat_ru(&g)->params.captives;
        mine[EVAL_BARBARIANS_TO_FRONT] = count_march(&g, seat, &at);
    }
}

const struct eval_part eval_barbarians = { .game = "catan",
                                           .module = "barbarians",
                                           .term = eval_barbarians_terms,
                                           .n = EVAL_BARBARIANS_NB,
                                           .count = count };
