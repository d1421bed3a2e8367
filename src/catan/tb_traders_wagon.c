/* tb_traders_wagon.c - the wagon: its steps and tolls, grain, Swift Journey, loading and delivering.
 *
 * Frame traders.wagon: seat = whose wagon, n = movement points left, m = TB_FED, TB_SECOND, TB_ARRIVED. It stays open until
 * the player stops, so that nobody learns who could have gone on. Frame traders.load: a = plaza.
 * Clauses: CT-TB-30..44, CT-TB-64, CT-TB-66. */
#include "tb_traders.h"

/* A row of the turn: after trading and building (CT-TB-30). */
void tb_turn_wagon(struct th_ctx *g, struct th_frame *f)
{
    if (tb_wagon(g, f->seat) < 0)
        return;
    th_push(g, TB_F_WAGON, f->seat, 1U << f->seat)->n = tb_train_of(g, f->seat)->mp;
}

/* What forbids the wagon to go on: a plaza ends its move. */
static th_clause no_more(const struct th_ctx *g)
{
    return (th_top(g)->m & TB_ARRIVED) != 0 ? CT_TB_36 : 0;
}

/* ------------------------------------------------------------------- steps */

static bool at_wagon(const struct th_ctx *g, int seat, int edge)
{
    const uint8_t *end = cat_ru(g)->graph.edge_node[edge];
    return end[0] == tb_wagon(g, seat) || end[1] == tb_wagon(g, seat);
}

static th_clause no_step(const struct th_ctx *g, int seat, int edge)
{
    if (no_more(g) != 0)
        return no_more(g);
    if (!at_wagon(g, seat, edge))
        return CT_TB_30;
    struct tb_step step = tb_step(g, seat, edge);
    if (step.no != 0)
        return step.no;
    return step.mp <= th_top(g)->n ? 0 : CT_TB_32;
}

th_clause tb_no_step(const struct th_ctx *g, int seat, th_move m)
{
    return no_step(g, seat, th_arg(m, 0));
}

/* To the owner of the road; a colour that nobody plays leaves it to the bank (CT-X-19). */
static void pay_toll(struct th_ctx *g, int seat, int owner, int toll)
{
    if (toll == 0)
        return;
    cat_coins(g, seat, -toll);
    if (owner >= g->flow->seats) {
        th_emit(g, TB_EV_BANK_TOLL, seat, { (int16_t)toll });
        return;
    }
    cat_coins(g, owner, toll);
    th_emit(g, TB_EV_TOLL, seat, { (int16_t)owner, (int16_t)toll });
}

static void arrive(struct th_ctx *g, int seat, int plaza);

void tb_do_step(struct th_ctx *g, int seat, th_move m)
{
    int edge = th_arg(m, 0), from = tb_wagon(g, seat);
    const uint8_t *end = cat_ru(g)->graph.edge_node[edge];
    int to = end[0] == from ? end[1] : end[0], plaza = tb_plaza_at(g, to);
    struct tb_step step = tb_step(g, seat, edge);
    th_top(g)->n = (uint8_t)(th_top(g)->n - step.mp);
    tb_traders_st(g)->wagon[seat] = (uint8_t)(to + 1);
    th_emit(g, TB_EV_STEP, seat, { (int16_t)edge, (int16_t)to });
    pay_toll(g, seat, cat_edge_owner(cat_bs(g), edge), step.toll);
    if (plaza >= 0)
        arrive(g, seat, plaza);
}

th_clause tb_no_feed(const struct th_ctx *g)
{
    if (no_more(g) != 0)
        return no_more(g);
    return (th_top(g)->m & TB_FED) == 0 ? 0 : CT_TB_35;
}

void tb_feed(struct th_ctx *g)
{
    struct th_frame *f = th_top(g);
    f->n = (uint8_t)(f->n + TB_GRAIN_MP);
    f->m |= TB_FED;
}

th_clause tb_no_grain(const struct th_ctx *g, int seat, th_move m)
{
    th_clause no = tb_no_feed(g);
    bool has = cat_count(cat_bs(g)->hand[seat], CAT_GRAIN) > 0;
    (void)m;
    return no != 0 || has ? no : CT_TB_35;
}

void tb_do_grain(struct th_ctx *g, int seat, th_move m)
{
    (void)m;
    cat_pay(g, seat, cat_some(CAT_GRAIN, 1));
    tb_feed(g);
    th_emit(g, TB_EV_GRAIN, seat, { 0 });
}

/* ---------------------------------------------------------- Swift Journey */

/* Points that are left lapse with it (CT-TB-64). */
th_clause tb_no_swift(const struct th_ctx *g, int seat, th_move m)
{
    (void)m;
    if (th_top(g)->kind != TB_F_WAGON)
        return CT_TB_64;
    return cat_no_card(g, seat, TB_SWIFT_CARD);
}

void tb_do_swift(struct th_ctx *g, int seat, th_move m)
{
    struct th_frame *f = th_top(g);
    int fed = cat_opt(g, CAT_OPT_TB_GRAIN_ONCE) != 0 ? f->m & TB_FED : 0;
    (void)m;
    cat_play_card(g, seat, TB_SWIFT_CARD);
    f->n = tb_train_of(g, seat)->mp;
    f->m = (uint8_t)(TB_SECOND | fed);
}

void tb_do_stop(struct th_ctx *g, int seat, th_move m)
{
    (void)seat;
    (void)m;
    tb_traders_st(g)->tried = (struct cat_edges){ { 0 } };
    th_pop(g);
}

/* ------------------------------------------------- loading and delivering */

static void deliver(struct th_ctx *g, int seat, int plaza)
{
    struct tb_traders_state *t = tb_traders_st(g);
    int ware = t->cargo[seat] - 1, gold = tb_train_of(g, seat)->gold;
    t->cargo[seat] = 0;
    t->delivered[seat]++;
    cat_coins(g, seat, gold);
    cat_bs(g)->dirty |= CAT_DIRTY_POINTS;
    th_emit(g, TB_EV_DELIVERED, seat,
            { (int16_t)(TB_MARBLE + ware), (int16_t)tb_plaza_hex(g, plaza), (int16_t)gold });
}

/* The right token must be delivered, a wrong one stays; an empty wagon loads (CT-TB-41..44). */
static void arrive(struct th_ctx *g, int seat, int plaza)
{
    struct th_frame *f = th_top(g);
    int cargo = tb_traders_st(g)->cargo[seat];
    f->n = 0;
    f->m |= TB_ARRIVED;
    if (cargo != 0 && tb_ware_goal(cargo - 1) != plaza)
        return;
    if (cargo != 0)
        deliver(g, seat, plaza);
    if (tb_stack(g, plaza) > 0)
        th_push(g, TB_F_LOAD, seat, TH_CHANCE)->a = (int16_t)plaza;
    else
        th_emit(g, TB_EV_NO_WARES, seat, { (int16_t)tb_plaza_hex(g, plaza) });
}

void tb_gen_load(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    (void)seat;
    for (int i = 0; i < 2; i++) {
        int left = tb_traders_st(g)->stack[f->a][i];
        if (left > 0)
            th_add_weighted(out, th_make(TB_MV_LOAD, TB_MARBLE + tb_ware_of(f->a, i), 0, 0),
                            (uint32_t)left);
    }
}

/* Which of the stack's two wares this is; 2 = neither. */
static int place_of(int plaza, int ware)
{
    int i = 0;
    while (i < 2 && tb_ware_of(plaza, i) != ware)
        i++;
    return i;
}

th_clause tb_no_load(const struct th_ctx *g, int dealer, th_move m)
{
    int plaza = th_top(g)->a, i = place_of(plaza, th_arg(m, 0) - TB_MARBLE);
    (void)dealer;
    return i < 2 && tb_traders_st(g)->stack[plaza][i] > 0 ? 0 : CT_TB_41;
}

void tb_do_load(struct th_ctx *g, int dealer, th_move m)
{
    int seat = th_top(g)->seat, plaza = th_top(g)->a, ware = th_arg(m, 0) - TB_MARBLE;
    (void)dealer;
    th_pop(g);
    tb_traders_st(g)->stack[plaza][place_of(plaza, ware)]--;
    tb_traders_st(g)->cargo[seat] = (uint8_t)(ware + 1);
    th_emit(g, TB_EV_LOADED, seat, { (int16_t)th_arg(m, 0), (int16_t)tb_plaza_hex(g, plaza) });
}

bool tb_sane_load(const struct th_ctx *g, const struct th_frame *f)
{
    const struct tb_traders_state *t = tb_traders_st(g);
    return tb_stack(g, f->a) > 0 && t->cargo[f->seat] == 0 &&
           tb_wagon(g, f->seat) == tb_plaza_node(g, f->a);
}

/* ---------------------------------------------------------- the question */

void tb_gen_wagon(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    const uint8_t *edge = cat_ru(g)->graph.node_edge[tb_wagon(g, seat)];
    for (int i = 0; edge[i] != CAT_NONE; i++)
        if (no_step(g, seat, edge[i]) == 0)
            th_add(out, th_make(TB_MV_STEP, edge[i], 0, 0));
    if (tb_no_grain(g, seat, 0) == 0)
        th_add(out, th_make(TB_MV_GRAIN, 0, 0, 0));
    for (int i = 0; edge[i] != CAT_NONE; i++) {
        th_move drive = th_make(TB_MV_DRIVE, edge[i], 0, 0);
        if (tb_no_drive(g, seat, drive) == 0)
            th_add(out, drive);
    }
    if (tb_no_swift(g, seat, 0) == 0)
        th_add(out, th_make(TB_MV_SWIFT, 0, 0, 0));
    th_add(out, th_make(TB_MV_STOP, 0, 0, 0));
    cat_gen_modules(g, f, seat, out);
}

th_move tb_timeout_wagon(const struct th_ctx *g, const struct th_frame *f, int seat)
{
    (void)g;
    (void)f;
    (void)seat;
    return th_make(TB_MV_STOP, 0, 0, 0);
}

bool tb_sane_wagon(const struct th_ctx *g, const struct th_frame *f)
{
    int fed = (f->m & TB_FED) != 0 ? TB_GRAIN_MP : 0, node = tb_wagon(g, f->seat);
    if (node < 0 || f->n > tb_train_of(g, f->seat)->mp + fed)
        return false;
    return (f->m & TB_ARRIVED) == 0 || (f->n == 0 && tb_plaza_at(g, node) >= 0);
}
