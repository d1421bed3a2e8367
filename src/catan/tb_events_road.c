/* tb_events_road.c - roads that lie across after an Earthquake, and their repair.
 *
 * Owns tb.events.damaged, a set of paths: the road itself stays what it is and counts for the longest one (CT-EV-29).
 * Clauses: CT-EV-26..36, CT-EV-65, CT-EV-66. */
#include "ck.h"
#include "tb_events.h"

int tb_damaged_road(const struct th_ctx *g, int owner)
{
    SEA_EACH_EDGE(tb_ev(g)->damaged, edge)
        if (cat_edge_owner(cat_bs(g), edge) == owner)
            return edge;
    return -1;
}

/* ---------------------------------------------------------------- Earthquake */

/* A road, no ship, no bridge (CT-EV-33, CT-EV-65). */
static bool own_road(const struct th_ctx *g, int seat, int edge)
{
    return cat_edge_owner(cat_bs(g), edge) == seat &&
           cat_piece_on(TH_T_EDGE, cat_bs(g)->edge[edge]) == CAT_ROAD_PIECE;
}

bool tb_can_quake(const struct th_ctx *g, int seat)
{
    return cat_standing(g, seat, CAT_ROAD_PIECE) > 0 && tb_damaged_road(g, seat) < 0;
}

void tb_gen_quake(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    (void)f;
    for (int edge = 0; edge < cat_ru(g)->graph.n_edge; edge++)
        if (own_road(g, seat, edge))
            th_add(out, th_make(TB_MV_QUAKE, edge, 0, 0));
}

th_clause tb_no_quake(const struct th_ctx *g, int seat, th_move m)
{
    return own_road(g, seat, th_arg(m, 0)) ? 0 : CT_EV_26;
}

void tb_do_quake(struct th_ctx *g, int seat, th_move m)
{
    th_pop(g);
    sea_put_edge(&tb_ev(g)->damaged, th_arg(m, 0));
    th_emit(g, TB_EV_DAMAGED, seat, { (int16_t)th_arg(m, 0) });
}

/* ------------------------------------------------------- what it keeps from being built */

bool tb_on_road(const struct th_ctx *g, int owner, int node)
{
    const uint8_t *edge = cat_ru(g)->graph.node_edge[node];
    for (int i = 0; edge[i] != CAT_NONE; i++)
        if (cat_edge_owner(cat_bs(g), edge[i]) == owner && !tb_lies_across(g, edge[i]))
            return true;
    return false;
}

static th_clause no_new_road(const struct th_ctx *g, const struct cat_build *b)
{
    if (!b->free)
        return CT_EV_28;
    return th_top(g)->kind == CK_F_REBUILD ? CT_EV_66 : CT_EV_30;
}

/* What lies on land like a road and is none, a bridge: it joins something that does not lie across (CT-EV-34). */
static th_clause no_joint(const struct th_ctx *g, const struct cat_build *b)
{
    const uint8_t *end = cat_ru(g)->graph.edge_node[b->at];
    for (int i = 0; i < 2; i++)
        if (cat_node_owner(cat_bs(g), end[i]) == b->owner || tb_on_road(g, b->owner, end[i]))
            return 0;
    return CT_EV_34;
}

th_clause tb_road_may_build(const struct th_ctx *g, const struct cat_build *b)
{
    if (tb_damaged_road(g, b->owner) < 0)
        return 0;
    if (b->piece == CAT_ROAD_PIECE)
        return no_new_road(g, b);
    if (b->piece == CAT_TOWN_PIECE)
        return tb_on_road(g, b->owner, b->at) ? 0 : CT_EV_32;
    bool on_land = cat_piece[b->piece].stands == TH_T_EDGE && cat_piece[b->piece].mark != CAT_WATER;
    return on_land ? no_joint(g, b) : 0;
}

th_clause tb_road_may_remove(const struct th_ctx *g, const struct cat_build *b)
{
    bool edge = cat_piece[b->piece].stands == TH_T_EDGE;
    return edge && tb_lies_across(g, b->at) ? CT_EV_35 : 0;
}

/* --------------------------------------------------------------------- repair */

/* A ship that is laid anew is no free road (CT-EV-66). */
static bool for_a_ship(const struct th_frame *f)
{
    return f->kind == CK_F_REBUILD && f->m != 0;
}

bool tb_road_any_edge(const struct th_ctx *g, int seat)
{
    return tb_damaged_road(g, seat) >= 0 && !for_a_ship(th_top(g)); /* CT-EV-30 */
}

th_clause tb_no_repair(const struct th_ctx *g, int seat, th_move m)
{
    if (tb_damaged_road(g, seat) != th_arg(m, 0))
        return CT_EV_28;
    if (for_a_ship(th_top(g)))
        return CT_EV_66;
    return cat_paid_here(g) ? cat_no_price(g, seat, CAT_ROAD_PIECE) : 0;
}

void tb_do_repair(struct th_ctx *g, int seat, th_move m)
{
    if (cat_paid_here(g)) {
        cat_pay(g, seat, cat_ru(g)->params.cost[CAT_ROAD_PIECE]); /* what a road costs: CT-EV-28 */
        cat_bs(g)->built = 1;
    }
    sea_drop_edge(&tb_ev(g)->damaged, th_arg(m, 0));
    th_emit(g, TB_EV_REPAIRED, seat, { (int16_t)th_arg(m, 0) });
    cat_laid(g);
}

void tb_road_gen(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    int edge = tb_damaged_road(g, seat);
    th_move m = th_make(TB_MV_REPAIR, edge, 0, 0);
    if (edge < 0 || (f->actors >> seat & 1) == 0 || !th_takes(g, f, TB_MV_REPAIR))
        return;
    if (tb_no_repair(g, seat, m) == 0)
        th_add(out, m);
}
