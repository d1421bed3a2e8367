/* ela_huts.c - displaced huts are put back by their owners, the active player first, then clockwise.
 *
 * Frame elasund.huts runs after victory was judged (EL-HUT-08) and asks owner by owner until no hut is homeless.
 * Clauses: EL-HUT-*. */
#include "ela.h"

static uint8_t homeless_bit(int seat, int kind)
{
    return (uint8_t)(1U << (2 * seat + kind));
}

void ela_open_huts(struct th_ctx *g)
{
    if (ela_st(g)->homeless != 0)
        th_push(g, ELA_F_HUTS, g->flow->turn, 0);
}

bool ela_hut_fits(const struct th_ctx *g, int kind, int at)
{
    uint8_t field[ELA_MOST_FIELDS];
    if (!ela_fits(g, kind, at))
        return false;
    for (int i = ela_footprint(kind, at, field) - 1; i >= 0; i--)
        if (!ela_free(g, field[i]) || ela_ru(g)->windmill[field[i]] > 0)
            return false;
    return true;
}

static bool has_place(const struct th_ctx *g, int kind)
{
    for (int at = 0; at < ela_ru(g)->fields; at++)
        if (ela_hut_fits(g, kind, at))
            return true;
    return false;
}

/* Out of the game for good: no place (EL-HUT-06), or declined (EL-HUT-07). */
static void lose(struct th_ctx *g, int seat, int kind)
{
    ela_st(g)->homeless &= (uint8_t)~homeless_bit(seat, kind);
    th_emit(g, ELA_EV_HUT_LOST, seat, { (int16_t)kind });
}

/* Asks the next owner in turn order. A hut without a place now will have none later: places only get fewer. */
void ela_run_huts(struct th_ctx *g, struct th_frame *f)
{
    for (int i = 0; i < g->flow->seats; i++) {
        int seat = ela_clockwise(g, i); /* EL-HUT-05 */
        for (int kind = ELA_HUT_SMALL; kind <= ELA_HUT_LARGE; kind++)
            if ((ela_st(g)->homeless & homeless_bit(seat, kind)) != 0 && !has_place(g, kind))
                lose(g, seat, kind);
        if ((ela_st(g)->homeless >> (2 * seat) & 3) != 0) {
            f->actors = (uint8_t)(1U << seat);
            return;
        }
    }
    th_pop(g);
}

void ela_gen_huts(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    const uint8_t homeless = ela_st(g)->homeless;
    (void)f;
    for (int kind = ELA_HUT_SMALL; kind <= ELA_HUT_LARGE; kind++)
        for (int at = 0; at < ela_ru(g)->fields && (homeless & homeless_bit(seat, kind)) != 0; at++)
            if (ela_hut_fits(g, kind, at))
                th_add(out, ela_at(ELA_HUT, kind, at));
    for (int kind = ELA_HUT_SMALL; kind <= ELA_HUT_LARGE; kind++)
        if ((homeless & homeless_bit(seat, kind)) != 0)
            th_add(out, th_make(ELA_DECLINE, kind, 0, 0));
}

th_clause ela_no_decline(const struct th_ctx *g, int seat, th_move m)
{
    int kind = th_arg(m, 0);
    bool mine = kind <= ELA_HUT_LARGE && (ela_st(g)->homeless & homeless_bit(seat, kind)) != 0;
    return mine ? 0 : EL_HUT_01;
}

th_clause ela_no_hut(const struct th_ctx *g, int seat, th_move m)
{
    int at = ela_field_of(g, th_arg(m, 1), th_arg(m, 2));
    th_clause no = ela_no_decline(g, seat, m);
    if (no != 0)
        return no;
    if (at < 0)
        return EL_BOARD_05;
    return ela_hut_fits(g, th_arg(m, 0), at) ? 0 : EL_HUT_02;
}

void ela_do_hut(struct th_ctx *g, int seat, th_move m)
{
    int kind = th_arg(m, 0), at = ela_field_of(g, th_arg(m, 1), th_arg(m, 2));
    ela_st(g)->homeless &= (uint8_t)~homeless_bit(seat, kind);
    ela_put_house(g, seat, kind, at, 0);
    ela_tell(g, ELA_EV_HUT, seat, kind, at);
    th_top(g)->actors = 0;
}

void ela_do_decline(struct th_ctx *g, int seat, th_move m)
{
    lose(g, seat, th_arg(m, 0));
    th_top(g)->actors = 0;
}
