/* ela_permit.c - phase 3: a permit on a free field of the ship's row, or 2 gold.
 *
 * Whether a field costs influence cards follows from its row, so one move serves both forms (EL-DEC-01).
 * Clauses: EL-PERM-*. */
#include "ela.h"

static bool row_has_free(const struct th_ctx *g, int row)
{
    for (int field = row; field < ela_ru(g)->fields; field += ELA_ROWS)
        if (ela_free(g, field))
            return true;
    return false;
}

/* The nearest row with a free field from `row` on in one direction, as a mask; 0 = none. */
static unsigned nearest(const struct th_ctx *g, int row, int step)
{
    for (; row >= 0 && row < ELA_ROWS; row += step)
        if (row_has_free(g, row))
            return 1U << row;
    return 0;
}

unsigned ela_permit_rows(const struct th_ctx *g)
{
    int row = ela_st(g)->ship - 1;
    if (row < 0)
        return 0;
    if (row_has_free(g, row)) /* EL-PERM-03 */
        return 1U << row;
    return nearest(g, row, -1) | nearest(g, row, 1); /* EL-PERM-04 */
}

/* Permit in the reserve, field free, gold for its value. */
static th_clause no_placing(const struct th_ctx *g, int seat, int value, int field)
{
    const struct ela_state *s = ela_st(g);
    if (value >= ELA_VALUES || s->permit[seat][value] != 0)
        return EL_PERM_01;
    th_clause no = ela_not_free(g, field);
    if (no != 0)
        return no;
    return s->hand[seat][ELA_GOLD] >= value ? 0 : EL_PERM_02;
}

static bool needs_cards(const struct th_ctx *g, int field)
{
    return (ela_permit_rows(g) >> ela_row(field) & 1) == 0;
}

th_clause ela_no_permit(const struct th_ctx *g, int seat, th_move m)
{
    int field = ela_field_of(g, th_arg(m, 1), th_arg(m, 2));
    th_clause no = no_placing(g, seat, th_arg(m, 0), field);
    if (no != 0)
        return no;
    if (!needs_cards(g, field) || ela_has_same(g, seat, ELA_ANYWHERE_CARDS))
        return 0;
    int ship = ela_st(g)->ship - 1;
    return ship >= 0 && !row_has_free(g, ship) ? EL_PERM_04 : EL_PERM_03;
}

void ela_gen_permit(const struct th_ctx *g, const struct th_frame *f, int seat,
                    struct th_moves *out)
{
    const struct ela_state *s = ela_st(g);
    unsigned rows = ela_has_same(g, seat, ELA_ANYWHERE_CARDS) ? ~0U : ela_permit_rows(g);
    (void)f;
    th_add(out, th_make(ELA_TAKE, 0, 0, 0));
    for (int value = 0; value < ELA_VALUES && value <= s->hand[seat][ELA_GOLD]; value++)
        for (int field = 0; field < ela_ru(g)->fields && s->permit[seat][value] == 0; field++)
            if (ela_free(g, field) && (rows >> ela_row(field) & 1) != 0)
                th_add(out, ela_at(ELA_PERMIT, value, field));
}

void ela_do_permit(struct th_ctx *g, int seat, th_move m)
{
    th_pop(g);
    if (needs_cards(g, ela_field_of(g, th_arg(m, 1), th_arg(m, 2))))
        ela_pay_same(g, seat, ELA_ANYWHERE_CARDS, m); /* EL-PERM-05 */
    else
        ela_finish_permit(g, seat, m);
}

void ela_finish_permit(struct th_ctx *g, int seat, th_move m)
{
    int value = th_arg(m, 0), field = ela_field_of(g, th_arg(m, 1), th_arg(m, 2));
    ela_pay_gold(g, seat, value);
    ela_put_permit(g, seat, value, field);
    ela_tell(g, ELA_EV_PERMIT, seat, value, field);
}

static void two_gold(struct th_ctx *g, int seat)
{
    uint8_t gold[ELA_SEATS] = { 0 };
    gold[seat] = ELA_TWO_GOLD;
    ela_pay_out_gold(g, gold);
}

void ela_do_gold(struct th_ctx *g, int seat, th_move m)
{
    (void)m;
    th_pop(g);
    two_gold(g, seat);
}

/* ------------------------------------------------- phase 4: the same for cards alone */

th_clause ela_no_place(const struct th_ctx *g, int seat, th_move m)
{
    int field = ela_field_of(g, th_arg(m, 1), th_arg(m, 2));
    th_clause no = no_placing(g, seat, th_arg(m, 0), field);
    return no != 0 ? no : ela_no_exchange(g, seat, m) != 0 ? EL_ACT_04 : 0;
}

void ela_do_place(struct th_ctx *g, int seat, th_move m)
{
    th_pop(g);
    ela_pay_each(g, seat);
    ela_finish_permit(g, seat, m);
}

th_clause ela_no_exchange(const struct th_ctx *g, int seat, th_move m)
{
    (void)m;
    return ela_has_each(g, seat) ? 0 : EL_ACT_05;
}

void ela_do_exchange(struct th_ctx *g, int seat, th_move m)
{
    (void)m;
    th_pop(g);
    ela_pay_each(g, seat);
    two_gold(g, seat);
}
