/* tb_traders_ways.c - what a path costs a wagon, and its cheapest ways: for the wagon itself, for clients and for bots.
 *
 * Clauses: CT-TB-30, CT-TB-31, CT-TB-34, CT-TB-36, CT-TB-38. */
#include "tb_events.h"
#include "tb_traders.h"
#include "sea.h"

int tb_wagon(const struct th_ctx *g, int seat)
{
    return tb_traders_st(g)->wagon[seat] - 1;
}

static struct cat_way look(const struct th_ctx *g, int edge)
{
    bool road = cat_bs(g)->edge[edge] != 0 && !tb_lies_across(g, edge); /* CT-X-11 */
    struct cat_way w = { .edge = (uint8_t)edge, .mp = road ? 1 : 2, .toll = road };
    CAT_EACH(g, way, fold)
        fold(g, &w);
    return w;
}

int tb_path_mp(const struct th_ctx *g, int edge)
{
    return look(g, edge).mp + (tb_barbarian_on(g, edge) ? 2 : 0);
}

struct tb_step tb_step(const struct th_ctx *g, int seat, int edge)
{
    bool foreign = cat_edge_owner(cat_bs(g), edge) != seat;
    struct cat_edges barred = tb_barred_paths(g);
    struct tb_step step = { .mp = (uint8_t)tb_path_mp(g, edge),
                            .toll = foreign ? look(g, edge).toll : 0 };
    if (cat_has_edge(&barred, edge))
        step.no = CT_TB_38;
    else if (step.toll > cat_bs(g)->coins[seat])
        step.no = CT_TB_34; /* not as a bare path either */
    return step;
}

/* --------------------------------------------------------------- all its ways */

struct leg { /* one path, from a crossing reached with so many points to the next */
    int spent, node, edge, to;
};

static void extend(const struct th_ctx *g, int seat, struct tb_ways *w, const struct leg *leg)
{
    struct tb_step step = tb_step(g, seat, leg->edge);
    int to = leg->to, mp = leg->spent + step.mp, toll = w->toll[leg->spent][leg->node] + step.toll;
    if (step.no != 0 || mp > w->mp || toll > w->purse || toll >= w->toll[mp][to])
        return;
    w->toll[mp][to] = (uint8_t)toll;
    w->via[mp][to] = (uint8_t)leg->edge;
}

void tb_find_ways(const struct th_ctx *g, int seat, int mp, struct tb_ways *w)
{
    const struct cat_graph *gr = &cat_ru(g)->graph;
    int start = tb_wagon(g, seat), purse = cat_bs(g)->coins[seat];
    memset(w, CAT_NONE, sizeof *w);
    w->mp = (uint8_t)mp;
    w->purse = (uint8_t)(purse < CAT_NONE ? purse : CAT_NONE - 1);
    w->toll[0][start] = 0;
    for (int spent = 0; spent < mp; spent++)
        for (int node = 0; node < gr->n_node; node++) {
            bool ends = node != start && tb_plaza_at(g, node) >= 0; /* CT-TB-36 */
            if (w->toll[spent][node] == CAT_NONE || ends)
                continue;
            for (int i = 0; gr->node_edge[node][i] != CAT_NONE; i++)
                extend(
                    g, seat, w,
                    &(struct leg){ spent, node, gr->node_edge[node][i], gr->node_node[node][i] });
        }
}

int tb_way_mp(const struct tb_ways *w, int node)
{
    for (int mp = 0; mp <= w->mp; mp++)
        if (w->toll[mp][node] != CAT_NONE)
            return mp;
    return -1;
}

/* The cheapest way there, its paths in the order of travel; returns how many. */
int tb_way_path(const struct th_ctx *g, const struct tb_ways *w, int node, uint8_t path[TB_MOST_MP])
{
    int mp = tb_way_mp(w, node), n = 0;
    for (int at = node, left = mp; left > 0; n++) {
        int edge = w->via[left][at];
        const uint8_t *end = cat_ru(g)->graph.edge_node[edge];
        path[n] = (uint8_t)edge;
        left -= tb_path_mp(g, edge);
        at = end[0] == at ? end[1] : end[0];
    }
    for (int i = 0; i < n / 2; i++) {
        uint8_t edge = path[i];
        path[i] = path[n - 1 - i];
        path[n - 1 - i] = edge;
    }
    return n;
}

/* ----------------------------------------------------------- far away plazas */

enum {
    NO_WAY = 255,
    QUEUE = 1024 /* a power of two; a crossing may wait more than once */
};

void tb_plaza_distances(const struct th_ctx *g, int plaza, uint8_t mp[CAT_NODES])
{
    const struct cat_graph *gr = &cat_ru(g)->graph;
    struct cat_edges barred = tb_barred_paths(g);
    uint8_t queue[QUEUE];
    unsigned head = 0, tail = 0;
    memset(mp, NO_WAY, CAT_NODES);
    mp[tb_plaza_node(g, plaza)] = 0;
    for (queue[tail++] = (uint8_t)tb_plaza_node(g, plaza); head != tail; head++) {
        int node = queue[head % QUEUE];
        if (mp[node] > 0 && tb_plaza_at(g, node) >= 0)
            continue; /* the end of another way */
        for (int i = 0; gr->node_edge[node][i] != CAT_NONE; i++) {
            int edge = gr->node_edge[node][i], to = gr->node_node[node][i];
            int there = mp[node] + tb_path_mp(g, edge);
            if (there >= mp[to] || cat_has_edge(&barred, edge))
                continue;
            mp[to] = (uint8_t)there;
            queue[tail++ % QUEUE] = (uint8_t)to;
        }
    }
}
