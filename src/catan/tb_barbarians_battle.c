/* tb_barbarians_battle.c - battles at the end of a turn, hex by hex along the coast: prisoners, rolls for them, losses.
 *
 * Frames: barbarians.battles n = shores that were looked at; barbarians.battle a = the hex, step = 0 to be fought, 1 prisoners
 * are shared, 2 losses are settled; barbarians.contest n = prisoners still to be given, m = mask of the colours that roll for
 * them, their numbers in rolled[]; barbarians.losses a = the hex. A colour that nobody plays takes part like the others.
 * Clauses: CT-BA-40..50, CT-X-18. Tests: barbarians_battles.t, tests/model/test_battles.c */
#include "tb_barbarians.h"
#include "tb_gold.h"

enum {
    NEUTRAL_ROLL = 3 /* CT-X-18 */
};

bool tb_wins(const struct th_ctx *g, int shore)
{
    uint8_t of[CAT_OWNERS];
    int foes = tb_barb(g)->horde[shore];
    if (foes == 0)
        return false;
    return tb_knights_round(g, tb_shore_hex(g, shore), of) >=
           foes + (cat_opt(g, CAT_OPT_TB_VICTORY) != 0);
}

void tb_turn_battles(struct th_ctx *g, struct th_frame *f)
{
    th_push(g, TB_F_BATTLES, f->seat, 0);
}

void tb_run_battles(struct th_ctx *g, struct th_frame *f)
{
    while (f->n < TB_SHORES) {
        int shore = f->n++;
        if (!tb_wins(g, shore))
            continue;
        th_push(g, TB_F_BATTLE, f->seat, 0)->a = (int16_t)tb_shore_hex(g, shore);
        return;
    }
    th_pop(g);
}

/* ------------------------------------------------------- prisoners (CT-BA-44..46) */

static unsigned parties(const uint8_t of[CAT_OWNERS], int least)
{
    unsigned mask = 0;
    for (int i = 0; i < CAT_OWNERS; i++)
        mask |= (unsigned)(of[i] >= least) << i;
    return mask;
}

static int most(const uint8_t of[CAT_OWNERS])
{
    int n = 0;
    for (int i = 0; i < CAT_OWNERS; i++)
        n = of[i] > n ? of[i] : n;
    return n;
}

static void give_each(struct th_ctx *g, unsigned mask, int n)
{
    for (int i = 0; i < CAT_OWNERS; i++)
        if ((mask >> i & 1) != 0)
            tb_take_prisoners(g, i, n);
}

static void open_contest(struct th_ctx *g, int seat, int n, unsigned mask)
{
    struct th_frame *f = th_push(g, TB_F_CONTEST, seat, 0);
    f->n = (uint8_t)n;
    f->m = (uint8_t)mask;
}

/* n prisoners for the colours with knights round the hex; of[]: how many each has there. */
static void share(struct th_ctx *g, int seat, const uint8_t of[CAT_OWNERS], int n)
{
    unsigned all = parties(of, 1), first = parties(of, most(of));
    int sides = th_bits(all);
    if (sides == 1) {
        give_each(g, all, n); /* CT-BA-44 */
    } else if (n < sides) {
        open_contest(g, seat, n, all); /* CT-BA-46 */
    } else {
        give_each(g, all, 1);
        if (n == sides)
            return;
        if ((first & (first - 1)) == 0)
            give_each(g, first, 1); /* one at most is left: CT-BA-47 */
        else
            open_contest(g, seat, 1, first); /* CT-BA-45 */
    }
}

static void fight(struct th_ctx *g, int seat, int hex)
{
    uint8_t of[CAT_OWNERS];
    int shore = tb_shore_of(g, hex), foes = tb_barb(g)->horde[shore];
    int knights = tb_knights_round(g, hex, of);
    th_emit(g, TB_EV_BATTLE, seat, { (int16_t)hex, (int16_t)knights, (int16_t)foes });
    tb_put_horde(g, shore, 0); /* CT-BA-49 */
    share(g, seat, of, foes);
}

void tb_run_battle(struct th_ctx *g, struct th_frame *f)
{
    switch (f->step++) {
    case 0: fight(g, f->seat, f->a); break;
    case 1: th_push(g, TB_F_LOSSES, f->seat, TH_CHANCE)->a = f->a; break;
    default: th_pop(g); break;
    }
}

bool tb_sane_battle(const struct th_ctx *g, const struct th_frame *f)
{
    int shore = tb_shore_of(g, f->a);
    return shore >= 0 && (f->step == 0 ? tb_wins(g, shore) : tb_barb(g)->horde[shore] == 0);
}

/* ------------------------------------------------- rolls for prisoners (CT-BA-45, -46) */

static void console(struct th_ctx *g, unsigned mask)
{
    for (int i = 0; i < CAT_OWNERS; i++)
        if ((mask >> i & 1) != 0)
            tb_gold_give(g, i, TB_CONSOLATION);
}

static unsigned best(const struct th_ctx *g, unsigned mask)
{
    const uint8_t *rolled = tb_barb(g)->rolled;
    unsigned set = 0;
    int high = 0;
    for (int i = 0; i < CAT_OWNERS; i++) {
        if ((mask >> i & 1) == 0 || rolled[i] < high)
            continue;
        set = rolled[i] > high ? 1U << i : set | 1U << i;
        high = rolled[i];
    }
    return set;
}

/* All have rolled: the highest get one each, until more have rolled the same than prisoners are left. */
static void judge(struct th_ctx *g, struct th_frame *f)
{
    unsigned left = f->m, tied = 0;
    while (f->n > 0 && tied == 0) {
        unsigned high = best(g, left);
        if (th_bits(high) > f->n) {
            tied = high;
        } else {
            f->n = (uint8_t)(f->n - th_bits(high));
            give_each(g, high, 1);
        }
        left &= ~high;
    }
    console(g, left);
    memset(tb_barb(g)->rolled, 0, sizeof tb_barb(g)->rolled);
    f->m = (uint8_t)tied;
    if (tied != 0)
        th_emit(g, TB_EV_AGAIN, f->seat, { (int16_t)tied });
}

static bool is_neutral(const struct th_ctx *g, int owner)
{
    return owner >= g->flow->seats;
}

/* The next who has not rolled; nobody rolls for a colour that nobody plays. */
void tb_run_contest(struct th_ctx *g, struct th_frame *f)
{
    uint8_t *rolled = tb_barb(g)->rolled;
    if (f->m == 0) {
        th_pop(g);
        return;
    }
    for (int i = 0; i < CAT_OWNERS; i++) {
        if ((f->m >> i & 1) == 0 || rolled[i] != 0)
            continue;
        if (!is_neutral(g, i)) {
            th_push(g, TB_F_SPOILS, i, TH_CHANCE);
            return;
        }
        rolled[i] = NEUTRAL_ROLL;
    }
    judge(g, f);
}

void tb_do_spoils(struct th_ctx *g, int dealer, th_move m)
{
    int seat = th_top(g)->seat, sum = th_arg(m, 0) + th_arg(m, 1);
    (void)dealer;
    th_pop(g);
    th_emit(g, TB_EV_SPOILS, seat, { (int16_t)th_arg(m, 0), (int16_t)th_arg(m, 1) });
    bool neutral = th_top(g)->m >> g->flow->seats != 0;
    if (sum != NEUTRAL_ROLL || !neutral) /* who rolls 3 against the neutral knight rolls again */
        tb_barb(g)->rolled[seat] = (uint8_t)sum;
}

bool tb_sane_contest(const struct th_ctx *g, const struct th_frame *f)
{
    uint8_t of[CAT_OWNERS];
    tb_knights_round(g, f[-1].a, of);
    return f->m != 0 && f->n > 0 && (f->m & ~parties(of, 1)) == 0 && f->n < th_bits(f->m);
}

bool tb_sane_spoils(const struct th_ctx *g, const struct th_frame *f)
{
    return (f[-1].m >> f->seat & 1) != 0 && tb_barb(g)->rolled[f->seat] == 0;
}

/* -------------------------------------------------------------- losses (CT-BA-50) */

bool tb_sane_losses(const struct th_ctx *g, const struct th_frame *f)
{
    (void)g;
    return f->a == f[-1].a && f[-1].step == 2;
}

th_clause tb_no_losses(const struct th_ctx *g, int seat, th_move m)
{
    (void)g;
    (void)seat;
    return th_arg(m, 0) >= 1 && th_arg(m, 0) <= 6 ? 0 : CT_BA_50;
}

void tb_gen_losses(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    (void)g;
    (void)f;
    (void)seat;
    for (int die = 1; die <= 6; die++)
        th_add_weighted(out, th_make(TB_MV_LOSSES, die, 0, 0), 1);
}

static void lose(struct th_ctx *g, int owner, int edge)
{
    if (tb_ranks(g) != NULL)
        tb_ranks(g)->lose(g, edge);
    else
        tb_lift_knight(g, owner, edge);
    th_emit(g, TB_EV_LOST, owner, { (int16_t)edge });
    tb_gold_give(g, owner, cat_ru(g)->params.ransom);
    CAT_EACH(g, on_lost, fn)
        fn(g, owner);
}

/* Those that have fought here and are left. */
static void rest(struct th_ctx *g, int hex)
{
    for (int side = 0; side < 6 && tb_ranks(g) != NULL; side++) {
        int edge = cat_ru(g)->graph.hex_edge[hex][side];
        if (tb_knight_at(g, edge) >= 0 && tb_ranks(g)->strength(g, edge) > 0)
            tb_ranks(g)->rest(g, edge);
    }
}

void tb_do_losses(struct th_ctx *g, int dealer, th_move m)
{
    int hex = th_top(g)->a, die = th_arg(m, 0), way = (die - 1) % 3;
    (void)dealer;
    th_pop(g);
    th_emit(g, TB_EV_LOSSES, th_top(g)->seat, { (int16_t)die, (int16_t)(way + 1) });
    for (int side = way; side < 6; side += 3) {
        int edge = cat_ru(g)->graph.hex_edge[hex][side], owner = tb_knight_at(g, edge);
        bool fought = tb_ranks(g) == NULL || tb_ranks(g)->strength(g, edge) > 0;
        if (owner >= 0 && !is_neutral(g, owner) && fought) /* CT-X-15: it is never removed */
            lose(g, owner, edge);
    }
    rest(g, hex);
}
