/* tb_barbarians_attack.c - what comes from the sea: three landings after a building; and the 7, which moves nobody.
 *
 * Frame barbarians.attack: n = landings made, m = fewer of them than three, a = mask of the numbers rolled for them.
 * Clauses: CT-BA-10..13, CT-BA-51. Tests: barbarians_attack.t */
#include "tb_barbarians.h"

enum {
    SUMS = ((2 << 12) - 4) & ~(1 << 7) /* what two dice can show, without the 7 */
};

/* What a ship or an improvement brings, where they bring barbarians: one landing. */
void tb_run_raid(struct th_ctx *g, struct th_frame *f)
{
    int seat = f->seat;
    th_pop(g);
    if (tb_horde_left(g) > 0)
        th_push(g, TB_F_ATTACK, seat, 0)->m = TB_LANDINGS - 1;
}

void tb_attack(struct th_ctx *g, int seat)
{
    int left = tb_horde_left(g);
    if (left == 0)
        return;
    th_push(g, TB_F_ATTACK, seat, 0);
    th_emit(g, TB_EV_ATTACK, seat, { (int16_t)left });
}

void tb_run_attack(struct th_ctx *g, struct th_frame *f)
{
    int left = tb_horde_left(g);
    if (f->n + f->m < TB_LANDINGS && left > 0) {
        th_push(g, TB_F_LANDING, f->seat, TH_CHANCE);
        return;
    }
    if (left == 0)
        th_emit(g, TB_EV_NO_MORE, f->seat, { 0 }); /* CT-BA-13 */
    th_pop(g);
}

bool tb_sane_attack(const struct th_ctx *g, const struct th_frame *f)
{
    (void)g;
    return (f->a & ~SUMS) == 0 && th_bits((uint16_t)f->a) == f->n;
}

bool tb_sane_landing(const struct th_ctx *g, const struct th_frame *f)
{
    return f[-1].n + f[-1].m < TB_LANDINGS && tb_horde_left(g) > 0;
}

/* Two dice, rolled until they show a number that is still free (CT-BA-11). */
th_clause tb_no_landing(const struct th_ctx *g, int seat, th_move m)
{
    int sum = th_arg(m, 0);
    (void)seat;
    return sum <= 12 && (SUMS & ~th_top(g)[-1].a) >> sum & 1 ? 0 : CT_BA_11;
}

void tb_gen_landing(const struct th_ctx *g, const struct th_frame *f, int seat,
                    struct th_moves *out)
{
    (void)f;
    for (int sum = 2; sum <= 12; sum++) {
        th_move m = th_make(TB_MV_LANDING, sum, 0, 0);
        if (tb_no_landing(g, seat, m) == 0)
            th_add_weighted(out, m, (uint32_t)cat_pips(1U << sum));
    }
}

static int shore_with(const struct th_ctx *g, int sum)
{
    for (int i = 0; i < TB_SHORES; i++) {
        int hex = tb_shore_hex(g, i);
        if (hex >= 0 && (cat_bs(g)->number[hex] >> sum & 1) != 0)
            return i;
    }
    return -1;
}

void tb_do_landing(struct th_ctx *g, int dealer, th_move m)
{
    int seat = th_top(g)->seat, sum = th_arg(m, 0), shore = shore_with(g, sum);
    (void)dealer;
    th_pop(g);
    th_top(g)->n++;
    th_top(g)->a = (int16_t)(th_top(g)->a | 1 << sum);
    if (shore < 0)
        return; /* no hex bears this number: only on a board laid by hand */
    int16_t hex = (int16_t)tb_shore_hex(g, shore);
    int there = tb_barb(g)->horde[shore];
    if (there == TB_HORDE) { /* CT-BA-12 */
        th_emit(g, TB_EV_NO_ROOM, seat, { hex, (int16_t)sum });
        return;
    }
    th_emit(g, TB_EV_LANDED, seat, { hex, (int16_t)sum, (int16_t)(there + 1) });
    tb_put_horde(g, shore, there + 1);
}

/* ------------------------------------------------------------ the 7 (CT-BA-51) */

void tb_run_seven(struct th_ctx *g, struct th_frame *f)
{
    for (int i = 0; i < g->flow->seats; i++)
        if (i != f->seat && cat_hand_size(cat_bs(g), i) > 0) {
            f->actors = (uint8_t)(1U << f->seat);
            return;
        }
    th_pop(g); /* there is no card to draw */
}

th_clause tb_no_draw_from(const struct th_ctx *g, int seat, th_move m)
{
    int victim = th_arg(m, 0);
    return victim != seat && cat_hand_size(cat_bs(g), victim) > 0 ? 0 : CT_BA_51;
}

void tb_gen_draw_from(const struct th_ctx *g, const struct th_frame *f, int seat,
                      struct th_moves *out)
{
    (void)f;
    for (int victim = 0; victim < g->flow->seats; victim++) {
        th_move m = th_make(TB_MV_DRAW_FROM, victim, 0, 0);
        if (tb_no_draw_from(g, seat, m) == 0)
            th_add(out, m);
    }
}

void tb_do_draw_from(struct th_ctx *g, int seat, th_move m)
{
    th_pop(g);
    cat_open_steal(g, seat, th_arg(m, 0));
}
