/* th_dice.c - two dice as the dealer's move, and who begins by rolling them: the highest roll, of equal ones again.
 *
 * The frame of the start holds n = highest total so far, m = seats that rolled it, a = seats still to roll. */
#include "th.h"

void th_gen_dice(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    int kind = th_def(g, f)->kinds[0];
    (void)seat;
    for (int a = 1; a <= 6; a++)
        for (int b = 1; b <= 6; b++)
            th_add_weighted(out, th_make(kind, a, b, 0), 1);
}

th_clause th_no_dice(const struct th_ctx *g, int seat, th_move m)
{
    (void)seat;
    for (int i = 0; i < 2; i++)
        if (th_arg(m, i) < 1 || th_arg(m, i) > 6)
            return th_asks(g->rules, th_top(g)); /* a die has six faces */
    return 0;
}

bool th_sane_start(const struct th_ctx *g, const struct th_frame *f)
{
    (void)g;
    return (f->a | f->m) != 0;
}

bool th_start_next(struct th_ctx *g, struct th_frame *f, int first)
{
    if (f->a == 0 && (f->m & (f->m - 1)) == 0) {
        g->flow->turn = (uint8_t)th_first_seat(f->m);
        th_pop(g);
        return false;
    }
    if (f->a == 0) { /* a tie: those roll again */
        f->a = f->m;
        f->n = f->m = 0;
    }
    th_push(g, first, th_first_seat((unsigned)f->a), TH_CHANCE);
    return true;
}

void th_start_rolled(struct th_ctx *g, th_move m)
{
    int seat = th_top(g)->seat, total = th_arg(m, 0) + th_arg(m, 1);
    th_pop(g);
    struct th_frame *f = th_top(g);
    f->a = (int16_t)(f->a & ~(1 << seat));
    if (total > f->n) {
        f->n = (uint8_t)total;
        f->m = 0;
    }
    if (total == f->n)
        f->m |= (uint8_t)(1U << seat);
}
