/* tb_harbormaster.c - the Harbourmaster: a card worth two points for whoever leads at the harbours.
 *
 * Owns tb.harbormaster, the holder. Harbour points are counted when somebody asks: they follow from
 * the board, but a tie leaves the card where it is, so the holder does not.
 * Clauses: CT-HM-*. Tests: tests/rules/catan/harbormaster.t, tests/unit/test_harbormaster.c */
#include "tb_harbormaster.h"
#include "ck.h"

static uint8_t *holder(const struct th_ctx *g)
{
    return &cat_st(g)->tb.harbormaster;
}

void tb_harbour_points(const struct th_ctx *g, uint8_t points[CAT_OWNERS])
{
    struct cat_nodes at = cat_quays(g); /* each once: CT-HM-07 */
    memset(points, 0, CAT_OWNERS);
    CK_EACH_NODE(at, node) {
        int owner = cat_node_owner(cat_bs(g), node);
        if (owner < 0 || owner >= g->flow->seats) /* colours nobody plays: CT-HM-10 */
            continue;
        if (!cat_node_sleeps(g, node)) /* CT-HM-09 */
            points[owner] = (uint8_t)(points[owner] + (ck_is_city(g, node) ? 2 : 1));
    }
}

/* A row of the titles table (CT-HM-02, CT-HM-03, CT-HM-06). */
void tb_title_harbormaster(struct th_ctx *g, struct th_frame *f)
{
    uint8_t points[CAT_OWNERS];
    int had = *holder(g) - 1;
    (void)f;
    if ((cat_bs(g)->dirty & CAT_DIRTY_POINTS) == 0)
        return;
    tb_harbour_points(g, points);
    int has = cat_leader(points, g->flow->seats, TB_HARBOUR_LEAST, had);
    if (has == had)
        return;
    *holder(g) = (uint8_t)(has + 1);
    if (has >= 0)
        th_emit(g, TB_EV_HARBORMASTER, has, { points[has] });
    else
        th_emit(g, TB_EV_NO_HARBORMASTER, had, { 0 });
}

static int points(const struct th_ctx *g, int seat, bool secret_too)
{
    (void)secret_too;
    return *holder(g) == seat + 1 ? TB_HARBOUR_CARD : 0;
}

static int target(const struct th_ctx *g, int seat, int so_far)
{
    (void)g;
    (void)seat;
    return so_far + 1; /* CT-HM-04 */
}

/* --------------------------------------------------------------- positions */

static int check(const struct th_ctx *g, struct th_why *why)
{
    uint8_t at[CAT_OWNERS];
    int seat = *holder(g) - 1;
    if (seat < 0)
        return 0;
    if (seat >= g->flow->seats)
        return th_fail(why, CT_HM_10, "somebody who does not play is the Harbourmaster", NULL);
    tb_harbour_points(g, at);
    if (cat_atomic(g) || cat_leader(at, g->flow->seats, TB_HARBOUR_LEAST, seat) == seat)
        return 0;
    return th_fail(why, CT_HM_03, "the Harbourmaster has not the most harbour points", NULL);
}

static const struct th_line_def lines[] = {
    { "harbormaster", TH_BYTES(struct cat_state, tb.harbormaster, 0, CAT_OWNERS, 1) },
    { 0 },
};

static void dump(const struct th_ctx *g, struct th_out *o)
{
    th_line_number(o, "harbormaster", *holder(g));
}

static void describe_seat(const struct th_ctx *g, int seat, int at_harbours, struct th_json *out)
{
    th_json_open(out, NULL, '{');
    th_json_int(out, "seat", seat + 1);
    th_json_int(out, "harbour_points", at_harbours);
    th_json_open(out, "parts", '{');
    th_json_int(out, "harbormaster", points(g, seat, true));
    th_json_close(out, '}');
    th_json_close(out, '}');
}

static void describe(const struct th_ctx *g, enum th_section s, struct th_json *out)
{
    uint8_t at[CAT_OWNERS];
    if (s != TH_TABLE_SECTION)
        return;
    tb_harbour_points(g, at);
    th_json_open(out, "harbormaster", '{');
    th_json_int(out, "holder", *holder(g));
    th_json_int(out, "least", TB_HARBOUR_LEAST);
    th_json_int(out, "worth", TB_HARBOUR_CARD);
    th_json_open(out, "seats", '[');
    for (int seat = 0; seat < g->flow->seats; seat++)
        describe_seat(g, seat, at[seat], out);
    th_json_close(out, ']');
    th_json_close(out, '}');
}

const struct cat_module tb_harbormaster = {
    .lines = lines,
    .target = target,
    .points = points,
    .check = check,
    .dump = dump,
    .describe = describe,
};
