/* ela_special.c - phase 4: at most one special action with permits, paid with influence.
 *
 * `place` and `exchange` share their halves with phase 3 and live in ela_permit.c. Clauses: EL-ACT-*. */
#include "ela.h"

/* -------------------------------------------------------------- move (EL-ACT-02) */

static bool on_board(const struct th_ctx *g, int seat, int value)
{
    return value < ELA_VALUES && ela_st(g)->permit[seat][value] != 0;
}

th_clause ela_no_move(const struct th_ctx *g, int seat, th_move m)
{
    if (!on_board(g, seat, th_arg(m, 0)))
        return EL_ACT_02;
    th_clause no = ela_not_free(g, ela_field_of(g, th_arg(m, 1), th_arg(m, 2)));
    if (no != 0)
        return no;
    return ela_has_same(g, seat, ELA_SPECIAL_CARDS) ? 0 : EL_ACT_02;
}

void ela_do_move(struct th_ctx *g, int seat, th_move m)
{
    th_pop(g);
    ela_pay_same(g, seat, ELA_SPECIAL_CARDS, m);
}

void ela_finish_move(struct th_ctx *g, int seat, th_move m)
{
    int value = th_arg(m, 0), field = ela_field_of(g, th_arg(m, 1), th_arg(m, 2));
    ela_take_permit(g, seat, value);
    ela_put_permit(g, seat, value, field);
    ela_tell(g, ELA_EV_MOVED, seat, value, field);
}

/* ------------------------------------------------------------- raise (EL-ACT-03) */

static bool raisable(const struct th_ctx *g, int seat, int from, int to)
{
    return on_board(g, seat, from) && to > from && to < ELA_VALUES && !on_board(g, seat, to);
}

bool ela_could_raise(const struct th_ctx *g, int seat)
{
    for (int from = 0; from < ELA_VALUES; from++)
        for (int to = from + 1; to < ELA_VALUES; to++)
            if (raisable(g, seat, from, to))
                return true;
    return false;
}

th_clause ela_no_raise(const struct th_ctx *g, int seat, th_move m)
{
    int from = th_arg(m, 0), to = th_arg(m, 1);
    if (!raisable(g, seat, from, to))
        return EL_ACT_03;
    bool paid = ela_has_same(g, seat, ELA_SPECIAL_CARDS) &&
                ela_st(g)->hand[seat][ELA_GOLD] >= ela_raise_gold(from, to);
    return paid ? 0 : EL_ACT_03;
}

void ela_do_raise(struct th_ctx *g, int seat, th_move m)
{
    th_pop(g);
    ela_pay_same(g, seat, ELA_SPECIAL_CARDS, m);
}

void ela_finish_raise(struct th_ctx *g, int seat, th_move m)
{
    int from = th_arg(m, 0), to = th_arg(m, 1), field = ela_st(g)->permit[seat][from] - 1;
    ela_pay_gold(g, seat, ela_raise_gold(from, to));
    ela_take_permit(g, seat, from);
    ela_put_permit(g, seat, to, field);
    th_emit(g, ELA_EV_RAISED, seat, { (int16_t)from, (int16_t)to });
}

/* ------------------------------------------------------------------- the phase */

/* `move` with the permits on the board, `place` with those in the reserve, on every free field. */
static void gen_fields(const struct th_ctx *g, int seat, int kind, struct th_moves *out)
{
    const struct ela_state *s = ela_st(g);
    for (int value = 0; value < ELA_VALUES; value++) {
        bool can = kind == ELA_MOVE ? on_board(g, seat, value)
                                    : !on_board(g, seat, value) && value <= s->hand[seat][ELA_GOLD];
        for (int field = 0; field < ela_ru(g)->fields && can; field++)
            if (ela_free(g, field))
                th_add(out, ela_at(kind, value, field));
    }
}

static void gen_raises(const struct th_ctx *g, int seat, struct th_moves *out)
{
    for (int from = 0; from < ELA_VALUES; from++)
        for (int to = from + 1; to < ELA_VALUES; to++)
            if (ela_no_raise(g, seat, th_make(ELA_RAISE, from, to, 0)) == 0)
                th_add(out, th_make(ELA_RAISE, from, to, 0));
}

void ela_gen_special(const struct th_ctx *g, const struct th_frame *f, int seat,
                     struct th_moves *out)
{
    (void)f;
    if (ela_has_same(g, seat, ELA_SPECIAL_CARDS)) {
        gen_fields(g, seat, ELA_MOVE, out);
        gen_raises(g, seat, out);
    }
    if (ela_has_each(g, seat)) {
        gen_fields(g, seat, ELA_PLACE, out);
        th_add(out, th_make(ELA_EXCHANGE, 0, 0, 0));
    }
    th_add(out, th_make(ELA_END, 0, 0, 0));
}

void ela_do_end(struct th_ctx *g, int seat, th_move m)
{
    (void)seat;
    (void)m;
    th_pop(g);
}
