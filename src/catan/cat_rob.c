/* cat_rob.c - the robber: where he may go, whom the mover may rob there.
 *
 * Opened by a seven and by the Knight card (params.seven, params.knight). Vetoes of modules forbid hexes and victims;
 * when every hex is forbidden the robber goes home, if the table has a home for him.
 * Frame catan.rob: b = the frame that goes on once he stands (its a: the hex), 0 = whom to rob; m is for the opener.
 * Clauses: CB-SEVEN-04..08. */
#include "cat.h"

enum {
    GOES_HOME = 1
}; /* frame catan.rob, n */

th_clause cat_may_rob(const struct th_ctx *g, const struct cat_rob *rob)
{
    CAT_EACH(g, may_rob, fn) {
        th_clause no = fn(g, rob);
        if (no != 0)
            return no;
    }
    return 0;
}

static th_clause veto(const struct th_ctx *g, int mover, int hex, int victim)
{
    struct cat_rob rob = { (uint8_t)mover, 0, (uint8_t)hex, (uint8_t)victim };
    return cat_may_rob(g, &rob);
}

bool cat_rob_reaches(const struct th_ctx *g, const struct cat_rob *rob, int owner)
{
    const uint8_t *node = cat_ru(g)->graph.hex_node[rob->hex];
    for (int i = 0; i < 6; i++)
        if (node[i] != CAT_NONE && cat_node_owner(cat_bs(g), node[i]) == owner)
            return true;
    return false;
}

/* ------------------------------------------------------------- where he goes */

static th_clause no_hex(const struct th_ctx *g, int seat, int hex, bool home)
{
    const struct cat_base *s = cat_bs(g);
    if (home && s->terrain[hex] == CAT_DESERT) { /* if he stands on one already, he stays */
        bool at_home = s->robber != 0 && s->terrain[s->robber - 1] == CAT_DESERT;
        if (!at_home || s->robber == hex + 1)
            return 0;
    }
    if (s->robber == hex + 1 || !cat_is_land(s->terrain[hex]))
        return CB_SEVEN_04;
    return veto(g, seat, hex, CAT_NOBODY);
}

static bool any_hex(const struct th_ctx *g, int seat)
{
    for (int hex = 0; hex < cat_ru(g)->graph.n_map; hex++)
        if (no_hex(g, seat, hex, false) == 0)
            return true;
    return false;
}

/* Opens the question: a normal move, home, or nothing at all. */
void cat_run_rob(struct th_ctx *g, struct th_frame *f)
{
    if (cat_ru(g)->hooks.n_may_rob > 0 && !any_hex(g, f->seat)) {
        if (cat_ru(g)->params.robber_home == CAT_HOME_NOWHERE) {
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
        if (no_hex(g, seat, hex, f->n == GOES_HOME) == 0)
            th_add(out, th_make(CAT_ROBBER, hex, 0, 0));
    cat_gen_modules(g, f, seat, out);
}

th_clause cat_no_robber(const struct th_ctx *g, int seat, th_move m)
{
    return no_hex(g, seat, th_arg(m, 0), th_top(g)->n == GOES_HOME);
}

/* Opponents at the hex, if at least one of them has a card to lose (CB-SEVEN-06). */
static bool worth_asking(const struct th_ctx *g, int seat, int hex)
{
    struct cat_rob rob = { (uint8_t)seat, 0, (uint8_t)hex, CAT_NOBODY };
    for (int i = 0; i < g->flow->seats; i++)
        if (i != seat && cat_hand_size(cat_bs(g), i) > 0 && cat_rob_reaches(g, &rob, i) &&
            veto(g, seat, hex, i) == 0)
            return true;
    return false;
}

void cat_do_robber(struct th_ctx *g, int seat, th_move m)
{
    int hex = th_arg(m, 0), next = th_top(g)->b;
    cat_bs(g)->robber = (uint8_t)(hex + 1);
    th_emit(g, CAT_EV_ROBBER, seat, { (int16_t)hex });
    th_pop(g);
    if (next != 0)
        th_push(g, next, seat, 0)->a = (int16_t)hex;
    else if (worth_asking(g, seat, hex))
        th_push(g, CAT_F_VICTIM, seat, 1U << seat)->a = (int16_t)hex;
}

/* ---------------------------------------------------------------- whom he robs */

th_clause cat_no_rob(const struct th_ctx *g, int seat, th_move m)
{
    int victim = th_arg(m, 0), hex = th_top(g)->a;
    struct cat_rob rob = { (uint8_t)seat, 0, (uint8_t)hex, (uint8_t)victim };
    if (victim == seat || !cat_rob_reaches(g, &rob, victim))
        return CB_SEVEN_05;
    return veto(g, seat, hex, victim);
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
