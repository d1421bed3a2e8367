/* tb_traders_barbarian.c - three barbarians on paths: driven off by wagons, moved by a 7 and by the Knight.
 *
 * Frame traders.drive: seat = whose wagon, a = the barbarian's path. Frames traders.barbarian, traders.bare: seat moves one of them,
 * to any path, to one without a road; a = crossing + 1 that his path leads to, 0 = any of them. Frame traders.banish: a = his path, n = TB_NO_CARD, TB_BARE. Frame traders.theft: a = owner of
 * the road he has come to. Clauses: CT-TB-50..55, CT-TB-62, CT-X-19. */
#include "tb_traders.h"
#include "sea.h"

enum {
    DIE = 6
};

/* ------------------------------------------------------------- driving off */

th_clause tb_no_drive(const struct th_ctx *g, int seat, th_move m)
{
    int edge = th_arg(m, 0), at = tb_wagon(g, seat);
    const uint8_t *end = cat_ru(g)->graph.edge_node[edge];
    if ((th_top(g)->m & TB_ARRIVED) != 0)
        return CT_TB_36;
    if (!tb_barbarian_on(g, edge) || (end[0] != at && end[1] != at))
        return CT_TB_52;
    if (tb_train_of(g, seat)->drives_from > DIE)
        return CT_TB_51;
    return cat_has_edge(&tb_traders_st(g)->tried, edge) ? CT_TB_53 : 0;
}

void tb_do_drive(struct th_ctx *g, int seat, th_move m)
{
    sea_put_edge(&tb_traders_st(g)->tried, th_arg(m, 0));
    th_push(g, TB_F_DRIVE, seat, TH_CHANCE)->a = (int16_t)th_arg(m, 0);
}

void tb_gen_drive_die(const struct th_ctx *g, const struct th_frame *f, int seat,
                      struct th_moves *out)
{
    (void)g;
    (void)f;
    (void)seat;
    for (int die = 1; die <= DIE; die++)
        th_add_weighted(out, th_make(TB_MV_DIE, die, 0, 0), 1);
}

th_clause tb_no_drive_die(const struct th_ctx *g, int dealer, th_move m)
{
    (void)g;
    (void)dealer;
    return th_arg(m, 0) >= 1 && th_arg(m, 0) <= DIE ? 0 : CT_TB_52;
}

void tb_do_drive_die(struct th_ctx *g, int dealer, th_move m)
{
    int seat = th_top(g)->seat, edge = th_top(g)->a, die = th_arg(m, 0);
    (void)dealer;
    th_pop(g);
    if (die < tb_train_of(g, seat)->drives_from) {
        th_emit(g, TB_EV_STAYED, seat, { (int16_t)edge, (int16_t)die });
        return;
    }
    th_emit(g, TB_EV_DROVE, seat, { (int16_t)edge, (int16_t)die });
    struct th_frame *f = th_push(g, TB_F_BANISH, seat, 1U << seat);
    f->a = (int16_t)edge;
    f->n = TB_NO_CARD;
}

/* ------------------------------------------------------------ which of them */

static bool leads_to(const struct th_ctx *g, int edge, int node)
{
    const uint8_t *end = cat_ru(g)->graph.edge_node[edge];
    return end[0] == node || end[1] == node;
}

bool tb_barbarian_beside(const struct th_ctx *g, int node)
{
    SEA_EACH_EDGE(tb_traders_st(g)->barbarian, edge)
        if (leads_to(g, edge, node))
            return true;
    return false;
}

void tb_run_barbarian(struct th_ctx *g, struct th_frame *f)
{
    (void)g;
    f->actors = (uint8_t)(1U << f->seat);
}

void tb_gen_barbarian(const struct th_ctx *g, const struct th_frame *f, int seat,
                      struct th_moves *out)
{
    (void)seat;
    SEA_EACH_EDGE(tb_traders_st(g)->barbarian, edge)
        if (f->a == 0 || leads_to(g, edge, f->a - 1))
            th_add(out, th_make(TB_MV_BARBARIAN, edge, 0, 0));
}

bool tb_sane_barbarian(const struct th_ctx *g, const struct th_frame *f)
{
    return f->a == 0 || tb_barbarian_beside(g, f->a - 1);
}

th_clause tb_no_barbarian(const struct th_ctx *g, int seat, th_move m)
{
    int beside = th_top(g)->a;
    (void)seat;
    if (!tb_barbarian_on(g, th_arg(m, 0)))
        return CT_TB_54;
    return beside == 0 || leads_to(g, th_arg(m, 0), beside - 1) ? 0 : CT_X_36;
}

void tb_do_barbarian(struct th_ctx *g, int seat, th_move m)
{
    bool bare = th_top(g)->kind == TB_F_BARE;
    th_pop(g);
    struct th_frame *f = th_push(g, TB_F_BANISH, seat, 1U << seat);
    f->a = (int16_t)th_arg(m, 0);
    f->n = bare ? TB_BARE : 0;
}

/* ---------------------------------------------------------- where he goes */

/* `barred` is made once for a whole list. */
static th_clause no_place(const struct th_ctx *g, const struct th_frame *f, int edge,
                          const struct cat_edges *barred)
{
    if (cat_has_edge(barred, edge) || edge == f->a)
        return CT_TB_55;
    if (tb_barbarian_on(g, edge))
        return CT_TB_50;
    return f->n == TB_BARE && cat_bs(g)->edge[edge] != 0 ? CT_X_19 : 0;
}

th_clause tb_no_banish_to(const struct th_ctx *g, const struct th_frame *f, int edge)
{
    struct cat_edges barred = tb_barred_paths(g);
    return no_place(g, f, edge, &barred);
}

th_clause tb_no_banish(const struct th_ctx *g, int seat, th_move m)
{
    (void)seat;
    return tb_no_banish_to(g, th_top(g), th_arg(m, 0));
}

void tb_gen_banish(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    struct cat_edges barred = tb_barred_paths(g);
    (void)seat;
    for (int edge = 0; edge < cat_ru(g)->graph.n_edge; edge++)
        if (no_place(g, f, edge, &barred) == 0)
            th_add(out, th_make(TB_MV_BANISH, edge, 0, 0));
}

/* Once tried in this turn, he stays so wherever he goes (CT-TB-53). */
static void move_barbarian(struct th_ctx *g, int from, int to)
{
    struct tb_traders_state *t = tb_traders_st(g);
    sea_drop_edge(&t->barbarian, from);
    sea_put_edge(&t->barbarian, to);
    if (cat_has_edge(&t->tried, from)) {
        sea_drop_edge(&t->tried, from);
        sea_put_edge(&t->tried, to);
    }
}

void tb_do_banish(struct th_ctx *g, int seat, th_move m)
{
    int from = th_top(g)->a, how = th_top(g)->n, to = th_arg(m, 0);
    int owner = cat_edge_owner(cat_bs(g), to);
    th_pop(g);
    move_barbarian(g, from, to);
    th_emit(g, TB_EV_BARBARIAN, seat, { (int16_t)from, (int16_t)to });
    if (how != 0 || owner < 0 || owner >= g->flow->seats || owner == seat)
        return; /* CT-TB-52, CT-TB-55 */
    if (cat_hand_size(cat_bs(g), owner) > 0)
        th_push(g, TB_F_THEFT, seat, 1U << seat)->a = (int16_t)owner;
}

bool tb_sane_banish(const struct th_ctx *g, const struct th_frame *f)
{
    return tb_barbarian_on(g, f->a);
}

/* --------------------------------------------------------------- his prey */

void tb_gen_theft(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    (void)g;
    (void)f;
    (void)seat;
    th_add(out, th_make(TB_MV_PLUNDER, 0, 0, 0));
    th_add(out, th_make(TB_MV_FORGO, 0, 0, 0));
}

th_move tb_timeout_theft(const struct th_ctx *g, const struct th_frame *f, int seat)
{
    (void)g;
    (void)f;
    (void)seat;
    return th_make(TB_MV_FORGO, 0, 0, 0);
}

void tb_do_plunder(struct th_ctx *g, int seat, th_move m)
{
    int owner = th_top(g)->a;
    (void)m;
    th_pop(g);
    cat_open_steal(g, seat, owner);
}
