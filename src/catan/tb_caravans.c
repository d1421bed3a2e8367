/* tb_caravans.c - the Caravans: camels on paths, roads that count twice beside them, points between two of them.
 *
 * A caravan begins at an arrow of the oasis and goes on at its front, the crossing its last camel looks to. Owns
 * tb.caravans: the paths with a camel and where it looks to, the fronts (crossing + 1, 0 = not begun), which arrows the
 * oasis shows, and the vote (tb_caravans_vote.c). Lines and views: tb_caravans_text.c. Clauses: CT-CA-01..19. Tests: caravans.t,
 * test_camels.c. */
#include "tb_caravans.h"
#include "cat_maps.h"
#include "sea.h"

/* ------------------------------------------------------------------- places */

int tb_oasis(const struct th_ctx *g)
{
    return cat_map_mark(cat_ru(g)->params.map, CAT_MARK_OASIS)->place;
}

/* The corner of an arrow: every second one of the oasis, the even or the odd ones (CT-CA-02). */
int tb_arrow_node(const struct th_ctx *g, int arrow)
{
    return cat_ru(g)->graph.hex_node[tb_oasis(g)][2 * arrow + tb_caravans_st(g)->odd];
}

static bool beside_oasis(const struct th_ctx *g, int edge)
{
    const uint8_t *hex = cat_ru(g)->graph.edge_hex[edge];
    return hex[0] == tb_oasis(g) || hex[1] == tb_oasis(g);
}

int tb_arrow_edge(const struct th_ctx *g, int arrow)
{
    const uint8_t *edge = cat_ru(g)->graph.node_edge[tb_arrow_node(g, arrow)];
    int i = 0;
    while (beside_oasis(g, edge[i]))
        i++;
    return edge[i];
}

int tb_camels_left(const struct th_ctx *g)
{
    const uint64_t *w = tb_caravans_st(g)->camel.w;
    return TB_CAMELS - th_bits(w[0]) - th_bits(w[1]) - th_bits(w[2]);
}

/* Which end of an edge a crossing is. */
static int end_of(const struct th_ctx *g, int edge, int node)
{
    return cat_ru(g)->graph.edge_node[edge][1] == node;
}

/* Ascending by path, then by the crossing it looks to; a place that two rules offer stands there once. */
static void add(struct tb_camels *out, struct tb_camel c)
{
    int i = out->n;
    for (int k = 0; k < out->n; k++)
        if (out->at[k].edge == c.edge && out->at[k].end == c.end) {
            out->at[k].caravans |= c.caravans;
            return;
        }
    for (; i > 0 && (out->at[i - 1].edge > c.edge ||
                     (out->at[i - 1].edge == c.edge && out->at[i - 1].end > c.end));
         i--)
        out->at[i] = out->at[i - 1];
    th_assert(out->n < TB_CAMEL_PLACES);
    out->at[i] = c;
    out->n++;
}

/* A camel on the path of an unused arrow begins that arrow's caravan, whoever else stands at the corner (CT-CA-12). */
static bool is_unused_arrow(const struct th_ctx *g, int edge)
{
    for (int i = 0; i < TB_CARAVANS_NB; i++)
        if (tb_caravans_st(g)->front[i] == 0 && tb_arrow_edge(g, i) == edge)
            return true;
    return false;
}

static void add_front(const struct th_ctx *g, int caravan, struct tb_camels *out)
{
    const struct cat_graph *gr = &cat_ru(g)->graph;
    int node = tb_caravans_st(g)->front[caravan] - 1;
    for (int i = 0; gr->node_edge[node][i] != CAT_NONE; i++) {
        int edge = gr->node_edge[node][i];
        if (cat_has_edge(&tb_caravans_st(g)->camel, edge) || is_unused_arrow(g, edge))
            continue;
        add(out, (struct tb_camel){ .edge = (uint8_t)edge,
                                    .end = (uint8_t)!end_of(g, edge, node),
                                    .caravans = (uint8_t)(1U << caravan) });
    }
}

void tb_camel_places(const struct th_ctx *g, struct tb_camels *out)
{
    out->n = 0;
    if (tb_camels_left(g) == 0) /* CT-CA-16 */
        return;
    for (int i = 0; i < TB_CARAVANS_NB; i++) {
        if (tb_caravans_st(g)->front[i] != 0) {
            add_front(g, i, out);
            continue;
        }
        int edge = tb_arrow_edge(g, i);
        add(out, (struct tb_camel){ .edge = (uint8_t)edge,
                                    .end = (uint8_t)!end_of(g, edge, tb_arrow_node(g, i)),
                                    .caravans = (uint8_t)(1U << i) });
    }
}

/* ------------------------------------------------------------------- camels */

void tb_lay_camel(struct tb_caravans_state *s, int edge, int end)
{
    sea_put_edge(&s->camel, edge);
    if (end != 0)
        sea_put_edge(&s->ahead, edge);
    else
        sea_drop_edge(&s->ahead, edge);
}

int tb_camel_head(const struct th_ctx *g, int edge)
{
    return cat_ru(g)->graph.edge_node[edge][cat_has_edge(&tb_caravans_st(g)->ahead, edge) ? 1 : 0];
}

/* Roads count twice beside it (CT-CA-18), buildings may stand between two now (CT-CA-19). */
void tb_put_camel(struct th_ctx *g, int seat, const struct tb_camel *c)
{
    struct tb_caravans_state *s = tb_caravans_st(g);
    int node = cat_ru(g)->graph.edge_node[c->edge][c->end], owner;
    tb_lay_camel(s, c->edge, c->end);
    for (int i = 0; i < TB_CARAVANS_NB; i++) /* two at one crossing go on as one (CT-CA-15) */
        if ((c->caravans >> i & 1) != 0)
            s->front[i] = (uint8_t)(node + 1);
    owner = cat_edge_owner(cat_bs(g), c->edge);
    if (owner >= 0) {
        cat_bs(g)->route[owner] = (uint8_t)cat_route_length(g, owner);
        cat_bs(g)->dirty |= CAT_DIRTY_ROUTE;
    }
    cat_bs(g)->dirty |= CAT_DIRTY_POINTS;
    th_emit(g, TB_EV_CAMEL, seat, { c->edge, (int16_t)node, (int16_t)tb_camels_left(g) });
}

static int edge_worth(const struct th_ctx *g, int edge, int so_far)
{
    int worth = cat_ru(g)->params.camel_worth;
    return cat_has_edge(&tb_caravans_st(g)->camel, edge) ? worth * so_far : so_far;
}

int tb_camels_at(const struct th_ctx *g, int node)
{
    const struct cat_edges *at = &cat_ru(g)->graph.node_edges[node], *s = &tb_caravans_st(g)->camel;
    int n = 0;
    for (int i = 0; i < 3; i++)
        n += th_bits(at->w[i] & s->w[i]);
    return n;
}

/* One for each settlement or city between two camels (CT-CA-19). */
int tb_camel_points(const struct th_ctx *g, int seat)
{
    int n = 0;
    if (tb_camels_left(g) == TB_CAMELS)
        return 0;
    for (int node = 0; node < cat_ru(g)->graph.n_node; node++)
        n += cat_node_owner(cat_bs(g), node) == seat && tb_camels_at(g, node) >= 2;
    return n;
}

static int points(const struct th_ctx *g, int seat, bool secret_too)
{
    (void)secret_too;
    return tb_camel_points(g, seat);
}

/* One camel is due after a turn in which something was built (CT-CA-10). */
static void on_built(struct th_ctx *g, const struct cat_build *b)
{
    bool building = b->piece == CAT_TOWN_PIECE || b->piece == CAT_CITY_PIECE;
    if (building && cat_in_turns(g) && b->owner + 1 == g->flow->on_turn)
        tb_caravans_st(g)->due = 1;
}

/* ------------------------------------------------------------------- set-up */

static void params(struct cat_params *p, const struct th_setup *setup)
{
    (void)setup;
    p->map = &cat_maps[CAT_MAP_TB_CARAVANS];
    p->terrains |= 1U << CAT_OASIS;
    p->target = 12;     /* CT-GEN-10 */
    p->camel_worth = 2; /* CT-CA-18 */
    p->bid[0] = CAT_WOOL;
    p->bid[1] = CAT_GRAIN; /* CT-CA-20 */
    p->barred |= (uint64_t)1 << cat_map_mark(p->map, CAT_MARK_OASIS)->place;
    p->barred_by = CT_CA_03;
}

static void deal(struct th_ctx *g, struct th_rng *rng)
{
    tb_caravans_st(g)->odd = (uint8_t)th_rng_below(rng, 2); /* CT-CA-02 */
}

const struct cat_module tb_caravans = {
    .params = params,
    .lines = tb_caravans_lines,
    .deal = deal,
    .edge_worth = edge_worth,
    .points = points,
    .on_built = on_built,
    .hide = tb_caravans_hide,
    .check = tb_caravans_check,
    .dump = tb_caravans_dump,
    .describe = tb_caravans_describe,
};
