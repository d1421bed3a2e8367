/* cat_rob.c - the robber: where he may go, whom the mover may rob there.
 *
 * Opened by a seven and by the Knight card (params.seven, params.knight). Vetoes of modules forbid hexes and victims;
 * when every hex is forbidden the robber goes home, if the table has a home for him.
 * Frame catan.victim, and others of its class: a = the hex, b = the pieces robbed there (struct cat_rob).
 * Frame catan.rob: b = the frame that goes on once he stands (its a: the hex), 0 = whom to rob; m is for the opener.
 * Frame catan.home: sent home by a rule, robbing nobody, where there are several homes (CT-X-50).
 * Clauses: CB-SEVEN-04..08. */
#include "cat.h"

enum {
    GOES_HOME = 1, /* every other hex is forbidden: frame catan.rob, n */
    SENT_HOME      /* a rule sends him there: frame catan.home         */
};

th_clause cat_may_rob(const struct th_ctx *g, const struct cat_rob *rob)
{
    CAT_EACH(g, may_rob, fn) {
        th_clause no = fn(g, rob);
        if (no != 0)
            return no;
    }
    return 0;
}

static struct cat_rob robbed(int mover, int hex, int victim)
{
    return (
        struct cat_rob){ .mover = (uint8_t)mover, .hex = (uint8_t)hex, .victim = (uint8_t)victim };
}

static th_clause veto(const struct th_ctx *g, int mover, int hex, int victim)
{
    struct cat_rob rob = robbed(mover, hex, victim);
    return cat_may_rob(g, &rob);
}

static bool on_a_side(const struct th_ctx *g, const struct cat_rob *rob, int owner)
{
    const uint8_t *edge = cat_ru(g)->graph.hex_edge[rob->hex];
    for (int i = 0; i < 6; i++)
        if (edge[i] != CAT_NONE && cat_edge_owner(cat_bs(g), edge[i]) == owner &&
            cat_piece_on(TH_T_EDGE, cat_bs(g)->edge[edge[i]]) == rob->piece)
            return true;
    return false;
}

static inline bool reaches(const struct th_ctx *g, const struct cat_rob *rob, int owner)
{
    if (rob->piece != CAT_NO_PIECE)
        return on_a_side(g, rob, owner);
    const uint8_t *node = cat_ru(g)->graph.hex_node[rob->hex];
    for (int i = 0; i < 6; i++)
        if (node[i] != CAT_NONE && cat_node_owner(cat_bs(g), node[i]) == owner)
            return true;
    return false;
}

bool cat_rob_reaches(const struct th_ctx *g, const struct cat_rob *rob, int owner)
{
    return reaches(g, rob, owner);
}

/* ------------------------------------------------------------- where he goes */

static bool is_barred(const struct th_ctx *g, int hex)
{
    return (cat_ru(g)->params.barred >> hex & 1) != 0;
}

bool cat_robber_at_home(const struct th_ctx *g)
{
    const struct cat_base *s = cat_bs(g);
    return s->robber != 0 && s->terrain[s->robber - 1] == cat_ru(g)->params.home;
}

/* If he stands on a desert already, he stays (CT-X-50). */
static bool is_home(const struct th_ctx *g, int hex)
{
    const struct cat_base *s = cat_bs(g);
    if (s->terrain[hex] != cat_ru(g)->params.home)
        return false;
    return cat_robber_at_home(g) ? s->robber == hex + 1 : !is_barred(g, hex);
}

static int how_he_moves(const struct th_frame *f)
{
    return f->kind == CAT_F_HOME ? SENT_HOME : f->n;
}

/* how: GOES_HOME, SENT_HOME, or 0 for a move like any other. */
static th_clause no_hex(const struct th_ctx *g, int seat, int hex, int how)
{
    const struct cat_base *s = cat_bs(g);
    if (how != 0 && is_home(g, hex))
        return 0;
    if (how == SENT_HOME)
        return th_asks(g->rules, th_top(g));
    if (s->robber == hex + 1 || !cat_is_land(s->terrain[hex]))
        return CB_SEVEN_04;
    return is_barred(g, hex) ? cat_ru(g)->params.barred_by : veto(g, seat, hex, CAT_NOBODY);
}

static bool any_hex(const struct th_ctx *g, int seat, int how)
{
    for (int hex = 0; hex < cat_ru(g)->graph.n_map; hex++)
        if (no_hex(g, seat, hex, how) == 0)
            return true;
    return false;
}

/* Until he is moved again (CT-X-50). */
void cat_robber_leaves(struct th_ctx *g, int seat)
{
    if (cat_bs(g)->robber != 0)
        th_emit(g, CAT_EV_NO_ROBBER, seat, { 0 });
    cat_bs(g)->robber = 0;
}

static void stand(struct th_ctx *g, int seat, int hex)
{
    cat_bs(g)->robber = (uint8_t)(hex + 1);
    th_emit(g, CAT_EV_ROBBER, seat, { (int16_t)hex });
}

void cat_send_home(struct th_ctx *g, int seat)
{
    int homes = 0, home = 0;
    if (cat_robber_at_home(g))
        return;
    for (int hex = 0; hex < cat_ru(g)->graph.n_map; hex++)
        if (is_home(g, hex)) {
            home = hex;
            homes++;
        }
    if (homes == 0)
        cat_robber_leaves(g, seat);
    else if (homes == 1)
        stand(g, seat, home);
    else
        th_push(g, CAT_F_HOME, seat, 1U << seat);
}

/* Opens the question: a normal move, home, or nothing at all. Without a home for him he leaves the board. */
void cat_run_rob(struct th_ctx *g, struct th_frame *f)
{
    if (cat_ru(g)->hooks.n_may_rob > 0 && !any_hex(g, f->seat, 0)) {
        if (cat_ru(g)->params.robber_home == CAT_HOME_NOWHERE) {
            th_pop(g);
            return;
        }
        if (!any_hex(g, f->seat, GOES_HOME)) {
            cat_robber_leaves(g, f->seat);
            th_pop(g);
            return;
        }
        f->n = GOES_HOME;
    }
    f->actors = (uint8_t)(1U << f->seat);
}

void cat_gen_rob(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    for (int hex = 0; hex < cat_ru(g)->graph.n_map; hex++)
        if (no_hex(g, seat, hex, how_he_moves(f)) == 0)
            th_add(out, th_make(CAT_ROBBER, hex, 0, 0));
    if (f->kind != CAT_F_HOME) /* he alone is sent */
        cat_gen_modules(g, f, seat, out);
}

th_clause cat_no_robber(const struct th_ctx *g, int seat, th_move m)
{
    return no_hex(g, seat, th_arg(m, 0), how_he_moves(th_top(g)));
}

th_clause cat_no_victim(const struct th_ctx *g, const struct cat_rob *rob, int victim)
{
    struct cat_rob of = *rob;
    of.victim = (uint8_t)victim;
    if (victim == rob->mover || !reaches(g, &of, victim))
        return CB_SEVEN_05;
    return cat_may_rob(g, &of);
}

/* Opponents at the hex, if at least one of them has a card to lose (CB-SEVEN-06). */
static bool worth_asking(const struct th_ctx *g, int seat, int hex)
{
    struct cat_rob rob = robbed(seat, hex, CAT_NOBODY);
    for (int i = 0; i < g->flow->seats; i++)
        if (cat_hand_size(cat_bs(g), i) > 0 && cat_no_victim(g, &rob, i) == 0)
            return true;
    return false;
}

void cat_do_robber(struct th_ctx *g, int seat, th_move m)
{
    int hex = th_arg(m, 0), next = th_top(g)->b;
    bool robs = how_he_moves(th_top(g)) != SENT_HOME;
    stand(g, seat, hex);
    th_pop(g);
    if (next != 0)
        th_push(g, next, seat, 0)->a = (int16_t)hex;
    else if (robs && worth_asking(g, seat, hex))
        th_push(g, CAT_F_VICTIM, seat, 1U << seat)->a = (int16_t)hex;
}

/* ---------------------------------------------------------------- whom he robs */

th_clause cat_no_rob(const struct th_ctx *g, int seat, th_move m)
{
    struct cat_rob rob = robbed(seat, th_top(g)->a, CAT_NOBODY);
    rob.piece = (uint8_t)th_top(g)->b;
    th_clause no = cat_no_victim(g, &rob, th_arg(m, 0));
    return no == CB_SEVEN_05 ? th_asks(g->rules, th_top(g)) : no; /* whom this question is about */
}

void cat_gen_victim(const struct th_ctx *g, const struct th_frame *f, int seat,
                    struct th_moves *out)
{
    for (int victim = 0; victim < g->flow->seats; victim++) {
        th_move m = th_make(CAT_ROB, victim, 0, 0);
        if (cat_no_rob(g, seat, m) == 0)
            th_add(out, m);
    }
    cat_gen_modules(g, f, seat, out);
}

void cat_do_rob(struct th_ctx *g, int seat, th_move m)
{
    int victim = th_arg(m, 0);
    th_pop(g);
    if (cat_hand_size(cat_bs(g), victim) >
        0) /* an empty hand may be chosen and gives nothing (CB-SEVEN-06) */
        cat_open_steal(g, seat, victim);
}
