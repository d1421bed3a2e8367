/* eval_sea.c - what Seafarers adds to a Catan position; data/bots/sea.txt says what each term is and weighs.
 *
 * Two searches a seat say how many ships or roads it takes to get to every crossing; what a settlement there would bring,
 * chips included, counts less the farther it is. */
#include "eval_sea.h"

extern const struct eval_term eval_sea_terms[];

enum {
    CHIP = 8 /* a chip is worth as much as a settlement with so many pips more */
};

/* ------------------------------------------------------------------- chart */

float eval_sea_near(int pieces)
{
    static const float near[EVAL_SEA_FAR + 1] = { 1, 0.85F, 0.7F, 0.55F, 0.4F, 0.25F, 0.1F, 0 };
    return near[pieces];
}

static int lesser(int a, int b)
{
    return a < b ? a : b;
}

int eval_sea_to_node(const struct eval_chart *c, int node)
{
    return lesser(c->ships[node], c->roads[node]);
}

int eval_sea_to_edge(const struct eval_chart *c, int edge)
{
    const uint8_t *end = cat_ru(c->g)->graph.edge_node[edge];
    int from = lesser(c->ships[end[0]], c->ships[end[1]]);
    return cat_has_edge(&c->water, edge) ? lesser(from + 1, EVAL_SEA_FAR) : EVAL_SEA_FAR;
}

static void chart_paths(struct eval_chart *c)
{
    const struct cat_graph *graph = &cat_ru(c->g)->graph;
    for (int edge = 0; edge < graph->n_edge; edge++) {
        if (cat_has_edge(&cat_bs(c->g)->taken, edge))
            continue;
        if (sea_no_water(c->g, edge) == 0)
            sea_put_edge(&c->water, edge);
        if (cat_land_edge(c->g, edge))
            sea_put_edge(&c->land, edge);
    }
    int hex = sea_st(c->g)->pirate - 1;
    for (int i = 0; i < 6 && hex >= 0; i++)
        if (graph->hex_edge[hex][i] != CAT_NONE)
            sea_drop_edge(&c->water, graph->hex_edge[hex][i]);
}

/* Where pieces of a class begin: at own buildings, and where own pieces of the class end. */
static void chart_starts(struct eval_chart *c)
{
    const struct cat_graph *graph = &cat_ru(c->g)->graph;
    const struct cat_base *s = cat_bs(c->g);
    for (int node = 0; node < graph->n_node; node++)
        for (int class = 0; class < 2 && s->node[node] != 0; class ++)
            cat_put_node(&c->from[cat_node_owner(s, node)][class], node);
    SEA_EACH_EDGE(s->taken, edge)
        for (int i = 0; i < 2; i++)
            cat_put_node(&c->from[cat_edge_owner(s, edge)][(s->edge[edge] & CAT_WATER) != 0],
                         graph->edge_node[edge][i]);
}

static bool is_blocked(const struct th_ctx *g, int seat, int node)
{
    bool alone = cat_bs(g)->node[node] == 0 && cat_ru(g)->hooks.n_cuts_route == 0;
    return !alone && cat_blocked(g, seat, node);
}

static void sail(const struct eval_chart *c, int seat, bool water, uint8_t far[CAT_NODES])
{
    const struct cat_graph *graph = &cat_ru(c->g)->graph;
    const struct cat_edges *free = water ? &c->water : &c->land;
    uint8_t queue[CAT_NODES];
    int n = 0;
    memset(far, EVAL_SEA_FAR, CAT_NODES);
    SEA_EACH_NODE(c->from[seat][water], start) {
        far[start] = 0;
        queue[n++] = (uint8_t)start;
    }
    for (int i = 0; i < n; i++) {
        int node = queue[i];
        if (far[node] + 1 == EVAL_SEA_FAR || is_blocked(c->g, seat, node))
            continue;
        for (int k = 0; graph->node_edge[node][k] != CAT_NONE; k++) {
            int next = graph->node_node[node][k];
            if (far[next] != EVAL_SEA_FAR || !cat_has_edge(free, graph->node_edge[node][k]))
                continue;
            far[next] = (uint8_t)(far[node] + 1);
            queue[n++] = (uint8_t)next;
        }
    }
}

/* ----------------------------------------------------------------- landings */

struct lands { /* what each land would bring a seat, asked when first needed */
    uint64_t land[CAT_MAP_HEXES];
    int8_t chips[CAT_MAP_HEXES];
    int n;
};

static int chips_at(const struct th_ctx *g, int seat, struct lands *l, int node)
{
    for (int i = 0; i < l->n; i++) {
        if (!sea_touches(g, node, l->land[i]))
            continue;
        if (l->chips[i] < 0)
            l->chips[i] = (int8_t)sea_land_chips(g, seat, l->land[i]);
        return l->chips[i];
    }
    return 0;
}

static float pips_at(const struct th_ctx *g, int node)
{
    const uint8_t *hex = cat_ru(g)->graph.node_hex[node];
    float pips = 0;
    for (int i = 0; i < 3 && hex[i] != CAT_NONE; i++)
        if (hex[i] < cat_ru(g)->graph.n_map && cat_is_land(cat_bs(g)->terrain[hex[i]]))
            pips += (float)cat_pips(cat_bs(g)->number[hex[i]]);
    return pips;
}

static bool may_settle(const struct th_ctx *g, int seat, int node)
{
    struct cat_build b = { .owner = (uint8_t)seat, .piece = CAT_TOWN_PIECE, .at = (uint8_t)node };
    return cat_may_build(g, &b) == 0;
}

/* The best place for a settlement overseas, or anywhere that brings chips. It matters more the more points a seat has: the first
 * settlements are for income. */
static float count_landings(const struct eval_chart *c, int seat, const struct lands *lands)
{
    struct lands l = *lands;
    float best = 0;
    for (int i = 0; i < l.n; i++)
        l.chips[i] = -1;
    SEA_EACH_NODE(cat_bs(c->g)->open, node) {
        int pieces = eval_sea_to_node(c, node);
        if (pieces == EVAL_SEA_FAR || !may_settle(c->g, seat, node))
            continue;
        int chips = chips_at(c->g, seat, &l, node);
        float worth = (pips_at(c->g, node) + CHIP * (float)chips) * eval_sea_near(pieces);
        if (worth > best && (chips > 0 || c->ships[node] < c->roads[node]))
            best = worth;
    }
    return best;
}

/* --------------------------------------------------------------------- rest */

static void count_gold(const struct th_ctx *g, int first, eval_counts out)
{
    const struct cat_graph *graph = &cat_ru(g)->graph;
    const struct cat_base *s = cat_bs(g);
    for (int hex = 0; hex < graph->n_map; hex++) {
        if (s->terrain[hex] != CAT_GOLD || s->robber == hex + 1)
            continue;
        for (int i = 0; i < 6; i++) {
            int node = graph->hex_node[hex][i], owner = cat_node_owner(s, node);
            if (owner >= 0 && owner < g->flow->seats)
                out[owner][first + EVAL_SEA_GOLD] +=
                    (float)cat_pips(s->number[hex]) * ((s->node[node] & CAT_CITY_BIT) != 0 ? 2 : 1);
        }
    }
}

static void count_ships(const struct th_ctx *g, int seat, float *out)
{
    const struct cat_base *s = cat_bs(g);
    const struct cat_params *p = &cat_ru(g)->params;
    int hex = sea_st(g)->pirate - 1, left = s->left[SEA_SHIP_PIECE][seat];
    for (int i = 0; i < 6 && hex >= 0; i++) {
        int edge = cat_ru(g)->graph.hex_edge[hex][i];
        out[EVAL_SEA_PIRATE] += edge != CAT_NONE && sea_ship_of(s, edge) == seat;
    }
    if (left > 0)
        out[EVAL_SEA_TO_SHIP] = eval_progress(s->hand[seat], p->cost[SEA_SHIP_PIECE]);
    if (left == p->supply[SEA_SHIP_PIECE])
        return;
    struct cat_edges loose = sea_movable(g, seat);
    out[EVAL_SEA_LOOSE] = (loose.w[0] | loose.w[1] | loose.w[2]) != 0;
}

static void count(const struct th_rules *r, const void *world, int first, eval_counts out)
{
    const struct cat_state *st = world;
    struct th_ctx g = { .rules = r, .flow = (struct th_flow *)&st->flow }; /* only read */
    struct eval_chart c = { .g = &g };
    struct lands lands = { .n = 0 };
    chart_paths(&c);
    chart_starts(&c);
    if (sea_has_chips(&g))
        lands.n = sea_lands(&g, lands.land);
    count_gold(&g, first, out);
    for (int seat = 0; seat < st->flow.seats; seat++) {
        float *mine = &out[seat][first];
        sail(&c, seat, true, c.ships);
        sail(&c, seat, false, c.roads);
        mine[EVAL_SEA_LANDING] = count_landings(&c, seat, &lands) *
                                 (float)cat_points(&g, seat, true) / (float)cat_target(&g, seat);
        count_ships(&g, seat, mine);
        eval_sea_isles(&c, seat, mine);
    }
}

const struct eval_part eval_sea = {
    .game = "catan", .module = "sea", .term = eval_sea_terms, .n = EVAL_SEA_NB, .count = count
};
