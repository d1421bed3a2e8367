/* tb_caravans_text.c - the Caravans as position lines, views and JSON.
 *
 * Nothing here is secret: bids lie face up (CT-HID-09), so a view knows these cards of a hand. */
#include "tb_caravans.h"

/* ------------------------------------------------------------------- lines */

/* A path and one of its ends: where a camel lies and looks to. */
static bool next_place(struct th_line *l, int *edge, int *end)
{
    const struct cat_graph *gr = &cat_ru(l->g)->graph;
    int node;
    if (!th_next_id(l, 'e', gr->n_edge, edge) || !th_next_id(l, 'n', gr->n_node, &node))
        return false;
    *end = gr->edge_node[*edge][1] == node;
    if (gr->edge_node[*edge][*end] != node)
        return th_line_refuse(l, CT_CA_12, "the camel looks to an end of its path");
    return true;
}

static bool set_camel(struct th_line *l)
{
    int edge, end;
    if (!next_place(l, &edge, &end))
        return false;
    tb_lay_camel(tb_caravans_st(l->g), edge, end);
    cat_rebuild(l->g);
    return true;
}

/* caravan ARROW NODE: where its front is. */
static bool set_front(struct th_line *l)
{
    int caravan, node;
    if (!th_next_int(l, 1, TB_CARAVANS_NB, &caravan) ||
        !th_next_id(l, 'n', cat_ru(l->g)->graph.n_node, &node))
        return false;
    tb_caravans_st(l->g)->front[caravan - 1] = (uint8_t)(node + 1);
    return true;
}

/* bid SEAT WOOL GRAIN, or what else is bid */
static bool set_bid(struct th_line *l)
{
    struct tb_caravans_state *s = tb_caravans_st(l->g);
    int seat;
    return th_next_seat(l, &seat) && th_next_byte(l, 0, 99, &s->bid[0][seat]) &&
           th_next_byte(l, 0, 99, &s->bid[1][seat]);
}

/* named SEAT EDGE NODE */
static bool set_named(struct th_line *l)
{
    int seat, edge, end;
    if (!th_next_seat(l, &seat) || !next_place(l, &edge, &end))
        return false;
    tb_caravans_st(l->g)->named[seat] = (uint8_t)(edge + 1);
    tb_caravans_st(l->g)->named_end[seat] = (uint8_t)end;
    return true;
}

const struct th_line_def tb_caravans_lines[] = {
    { .word = "camel", .read = set_camel },
    { .word = "caravan", .read = set_front },
    { .word = "bid", .read = set_bid },
    { .word = "named", .read = set_named },
    { "arrows", TH_BYTES(struct cat_state, tb.caravans.odd, 0, 1, 1) },
    { "camel_due", TH_BYTES(struct cat_state, tb.caravans.due, 0, 1, 1) },
    { 0 },
};

static int named_node(const struct th_ctx *g, int seat)
{
    const struct tb_caravans_state *s = tb_caravans_st(g);
    return cat_ru(g)->graph.edge_node[s->named[seat] - 1][s->named_end[seat]];
}

static void dump_vote(const struct th_ctx *g, struct th_out *o)
{
    const struct tb_caravans_state *s = tb_caravans_st(g);
    for (int seat = 0; seat < g->flow->seats; seat++)
        if (tb_bid_of(g, seat) != 0) {
            th_line_start(o, "bid");
            th_line_int(o, seat + 1);
            th_line_int(o, s->bid[0][seat]);
            th_line_int(o, s->bid[1][seat]);
            th_line_end(o);
        }
    for (int seat = 0; seat < g->flow->seats; seat++)
        if (s->named[seat] != 0) {
            th_line_start(o, "named");
            th_line_int(o, seat + 1);
            th_line_id(o, 'e', s->named[seat] - 1);
            th_line_id(o, 'n', named_node(g, seat));
            th_line_end(o);
        }
}

void tb_caravans_dump(const struct th_ctx *g, struct th_out *o)
{
    const struct tb_caravans_state *s = tb_caravans_st(g);
    th_line_number(o, "arrows", s->odd);
    for (int e = 0; e < cat_ru(g)->graph.n_edge; e++)
        if (cat_has_edge(&s->camel, e)) {
            th_line_start(o, "camel");
            th_line_id(o, 'e', e);
            th_line_id(o, 'n', tb_camel_head(g, e));
            th_line_end(o);
        }
    for (int i = 0; i < TB_CARAVANS_NB; i++)
        if (s->front[i] != 0) {
            th_line_start(o, "caravan");
            th_line_int(o, i + 1);
            th_line_id(o, 'n', s->front[i] - 1);
            th_line_end(o);
        }
    th_line_number(o, "camel_due", s->due);
    dump_vote(g, o);
}

/* ------------------------------------------------------------------- check */

static bool looked_to(const struct th_ctx *g, int node)
{
    const uint8_t *edge = cat_ru(g)->graph.node_edge[node];
    for (int i = 0; edge[i] != CAT_NONE; i++)
        if (cat_has_edge(&tb_caravans_st(g)->camel, edge[i]) && tb_camel_head(g, edge[i]) == node)
            return true;
    return false;
}

/* An arrow's path has a camel exactly when its caravan has begun; a front is where a camel looks to. */
static int check_caravan(const struct th_ctx *g, int i, struct th_why *why)
{
    const struct tb_caravans_state *s = tb_caravans_st(g);
    int edge = tb_arrow_edge(g, i);
    bool begun = cat_has_edge(&s->camel, edge);
    if (begun != (s->front[i] != 0) || (begun && tb_camel_head(g, edge) == tb_arrow_node(g, i)))
        return th_fail(why, CT_CA_12, "a caravan begins at its arrow", NULL);
    return begun && !looked_to(g, s->front[i] - 1)
               ? th_fail(why, CT_CA_12, "no camel looks to the front", NULL)
               : 0;
}

/* Every other camel leaves a crossing that another one looks to. */
static int check_camel(const struct th_ctx *g, int edge, struct th_why *why)
{
    const uint8_t *end = cat_ru(g)->graph.edge_node[edge];
    int from = end[0] == tb_camel_head(g, edge) ? end[1] : end[0];
    for (int i = 0; i < TB_CARAVANS_NB; i++)
        if (tb_arrow_edge(g, i) == edge)
            return 0;
    return looked_to(g, from) ? 0 : th_fail(why, CT_CA_12, "a camel without its caravan", NULL);
}

/* Bids and names lie there during a vote alone; bids are in the hand, and a view knows that. */
static int check_bids(const struct th_ctx *g, struct th_why *why)
{
    const struct tb_caravans_state *s = tb_caravans_st(g);
    bool vote = tb_open_vote(g) != NULL;
    for (int i = 0; i < CAT_OWNERS; i++) {
        bool plays = i < g->flow->seats;
        if (!plays || !vote ? tb_bid_of(g, i) != 0
                            : !cat_covers(cat_bs(g)->hand[i], tb_bid_of(g, i)))
            return th_fail(why, CT_CA_20, "a bid without the cards or the vote", NULL);
        if (s->named[i] != 0 && (!plays || !vote || tb_bid_of(g, i) == 0))
            return th_fail(why, CT_CA_26, "a path named without a bid", NULL);
    }
    return 0;
}

int tb_caravans_check(const struct th_ctx *g, struct th_why *why)
{
    if (tb_camels_left(g) < 0)
        return th_fail(why, CT_CA_03, "too many camels", NULL);
    for (int i = 0; i < TB_CARAVANS_NB; i++)
        if (check_caravan(g, i, why) != 0)
            return -1;
    for (int e = 0; e < cat_ru(g)->graph.n_edge; e++)
        if (cat_has_edge(&tb_caravans_st(g)->camel, e) && check_camel(g, e, why) != 0)
            return -1;
    return check_bids(g, why);
}

/* ------------------------------------------------------------------- views */

void tb_caravans_hide(struct th_ctx *g, int seat)
{
    struct cat_base *s = cat_bs(g);
    for (int other = 0; other < g->flow->seats; other++) {
        cat_cards bid = tb_bid_of(g, other);
        if (other == seat || cat_covers(s->hand[other], bid))
            continue; /* their own hand, or one that is shown */
        s->hand[other] += bid;
        s->hand_unk[other] = (uint8_t)(s->hand_unk[other] - cat_total(bid));
    }
}

/* ---------------------------------------------------------------- describe */

/* `ahead`: it looks to the second end of its path, as the geometry lists them. */
static void describe_camels(const struct th_ctx *g, struct th_json *out)
{
    for (int e = 0; e < cat_ru(g)->graph.n_edge; e++)
        if (cat_has_edge(&tb_caravans_st(g)->camel, e)) {
            th_json_open(out, NULL, '{');
            th_json_str(out, "kind", "camel");
            cat_json_id(out, "at", 'e', e);
            cat_json_id(out, "head", 'n', tb_camel_head(g, e));
            th_json_bool(out, "ahead", cat_has_edge(&tb_caravans_st(g)->ahead, e));
            th_json_close(out, '}');
        }
}

static void describe_arrows(const struct th_ctx *g, struct th_json *out)
{
    const struct tb_caravans_state *s = tb_caravans_st(g);
    th_json_open(out, "caravans", '[');
    for (int i = 0; i < TB_CARAVANS_NB; i++) {
        th_json_open(out, NULL, '{');
        cat_json_id(out, "corner", 'n', tb_arrow_node(g, i));
        cat_json_id(out, "first", 'e', tb_arrow_edge(g, i));
        if (s->front[i] != 0)
            cat_json_id(out, "front", 'n', s->front[i] - 1);
        th_json_close(out, '}');
    }
    th_json_close(out, ']');
}

static void describe_vote(const struct th_ctx *g, struct th_json *out)
{
    const struct th_frame *vote = tb_open_vote(g);
    if (vote == NULL)
        return;
    th_json_open(out, "vote", '{');
    th_json_int(out, "ended", vote->seat + 1);
    th_json_int(out, "camels", vote->m);
    th_json_close(out, '}');
}

static void describe_seat(const struct th_ctx *g, int seat, struct th_json *out)
{
    const struct tb_caravans_state *s = tb_caravans_st(g);
    th_json_open(out, NULL, '{');
    th_json_int(out, "seat", seat + 1);
    if (tb_has_bid(g, seat)) {
        th_json_open(out, "bid", '{');
        for (int i = 0; i < 2; i++)
            th_json_int(out, cat_res_name[cat_ru(g)->params.bid[i]], s->bid[i][seat]);
        th_json_close(out, '}');
    }
    if (s->named[seat] != 0) {
        th_json_open(out, "named", '{');
        cat_json_id(out, "edge", 'e', s->named[seat] - 1);
        cat_json_id(out, "head", 'n', named_node(g, seat));
        th_json_close(out, '}');
    }
    th_json_open(out, "parts", '{');
    th_json_int(out, "camels", tb_camel_points(g, seat));
    th_json_close(out, '}');
    th_json_close(out, '}');
}

void tb_caravans_describe(const struct th_ctx *g, enum th_section s, struct th_json *out)
{
    if (s == TH_PIECES_SECTION)
        describe_camels(g, out);
    if (s != TH_TABLE_SECTION)
        return;
    th_json_open(out, "caravans", '{');
    cat_json_id(out, "oasis", 'h', tb_oasis(g));
    th_json_int(out, "left", tb_camels_left(g));
    th_json_int(out, "due", tb_caravans_st(g)->due);
    describe_arrows(g, out);
    th_json_open(out, "votes", '['); /* what a bid is made in */
    for (int i = 0; i < 2; i++)
        th_json_str(out, NULL, cat_res_name[cat_ru(g)->params.bid[i]]);
    th_json_close(out, ']');
    th_json_int(out, "road_worth", cat_ru(g)->params.camel_worth);
    describe_vote(g, out);
    th_json_open(out, "seats", '[');
    for (int seat = 0; seat < g->flow->seats; seat++)
        describe_seat(g, seat, out);
    th_json_close(out, ']');
    th_json_close(out, '}');
}
