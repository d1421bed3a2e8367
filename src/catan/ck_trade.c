/* ck_trade.c - the yellow progress cards, each with its targets and its impossible cases.
 *
 * The card offered with Commercial Harbour stays in its owner's hand; its kind lies face down in `offered`.
 * Frames: ck.harbor seat = who is offered, a = who offers; ck.master seat = who takes, a = from whom, n = cards left.
 * Clauses: CK-MCARD-*, CK-MERCH-*, CK-HARB-*, CK-FLEET-*, CK-MAST-*, CK-TMON-*, CK-RMON-*. */
#include "ck.h"

/* ------------------------------------------------------------------- merchant */

static th_clause no_stall(const struct th_ctx *g, int seat, int hex)
{
    const struct ck_state *k = ck_st(g);
    int terrain = cat_bs(g)->terrain[hex];
    if (!cat_is_land(terrain) || !ck_touches(g, seat, hex))
        return CK_MERCH_02;
    if (terrain == CAT_GOLD)
        return CK_SEA_11;
    if (k->merchant_owner == seat + 1 && k->merchant == hex + 1)
        return CK_MCARD_01;
    return terrain == CAT_DESERT && cat_opt(g, CAT_OPT_CK_DESERT) == 0 ? CK_MERCH_05 : 0;
}

th_clause ck_no_merchant(const struct th_ctx *g, int seat, th_move m)
{
    th_clause no = ck_no_play(g, seat, CK_MERCHANT);
    return no != 0 ? no : no_stall(g, seat, th_arg(m, 0));
}

void ck_do_merchant(struct th_ctx *g, int seat, th_move m)
{
    struct ck_state *k = ck_st(g);
    ck_play(g, seat, CK_MERCHANT);
    k->merchant = (uint8_t)(th_arg(m, 0) + 1);
    k->merchant_owner = (uint8_t)(seat + 1);
    cat_bs(g)->dirty |= CAT_DIRTY_POINTS;
    th_emit(g, CK_EV_MERCHANT, seat, { (int16_t)th_arg(m, 0) });
}

static bool any_stall(const struct th_ctx *g, int seat)
{
    for (int hex = 0; hex < cat_ru(g)->graph.n_map; hex++)
        if (no_stall(g, seat, hex) == 0)
            return true;
    return false;
}

/* --------------------------------------------------------- commercial harbour */

static int resources(cat_cards hand)
{
    return cat_total(hand & CAT_ALL_RES);
}

static bool can_harbour(const struct th_ctx *g, int seat)
{
    if (resources(cat_bs(g)->hand[seat]) == 0)
        return false;
    for (int other = 0; other < g->flow->seats; other++)
        if (other != seat && cat_hand_size(cat_bs(g), other) > 0)
            return true;
    return false;
}

th_clause ck_no_harbour(const struct th_ctx *g, int seat, th_move m)
{
    th_clause no = ck_no_play(g, seat, CK_HARBOUR_CARD);
    (void)m;
    return no != 0 || can_harbour(g, seat) ? no : CK_HARB_03;
}

void ck_do_harbour(struct th_ctx *g, int seat, th_move m)
{
    (void)m;
    ck_play(g, seat, CK_HARBOUR_CARD);
    for (int other = 0; other < CAT_OWNERS; other++)
        if (other != seat && other < g->flow->seats)
            ck_st(g)->harbour[other]++;
}

th_clause ck_no_offer(const struct th_ctx *g, int seat, th_move m)
{
    int other = th_arg(m, 0), res = th_arg(m, 1);
    if (other == seat || ck_st(g)->harbour[other] == 0)
        return CK_HARB_01;
    if (res >= CAT_RES_NB || cat_count(cat_bs(g)->hand[seat], res) == 0)
        return CK_HARB_01;
    return 0;
}

/* Who has no commodity says so and the card comes back; who has one must give one (CK-HARB-01, CK-HARB-02). */
void ck_do_offer(struct th_ctx *g, int seat, th_move m)
{
    struct ck_state *k = ck_st(g);
    const struct cat_base *s = cat_bs(g);
    int other = th_arg(m, 0);
    bool has = cat_total(s->hand[other]) > resources(s->hand[other]);
    k->harbour[other]--;
    th_emit(g, CK_EV_OFFERED, seat, { (int16_t)other });
    if (!has && s->hand_unk[other] == 0) {
        th_emit(g, CK_EV_NO_GOODS, other, { 0 });
        return;
    }
    g->blind |= !has; /* a view cannot tell */
    k->offered = (uint8_t)(th_arg(m, 1) + 1);
    struct th_frame *f = th_push(g, CK_F_HARBOUR, other, 1U << other);
    f->a = (int16_t)seat;
    f->sees = (uint8_t)(1U << seat);
}

static bool may_have(const struct th_ctx *g, int seat, int kind)
{
    const struct cat_base *s = cat_bs(g);
    return cat_count(s->hand[seat], kind) > 0 ||
           (s->hand_unk[seat] > 0 && cat_count(cat_unseen(g), kind) > 0);
}

th_clause ck_no_swap(const struct th_ctx *g, int seat, th_move m)
{
    int kind = th_arg(m, 0);
    return kind >= CAT_RES_NB && may_have(g, seat, kind) ? 0 : CK_HARB_01;
}

void ck_gen_harbour(const struct th_ctx *g, const struct th_frame *f, int seat,
                    struct th_moves *out)
{
    (void)f;
    for (int kind = CAT_RES_NB; kind < CAT_KINDS; kind++)
        if (ck_no_swap(g, seat, th_make(CK_MV_SWAP, kind, 0, 0)) == 0)
            th_add(out, th_make(CK_MV_SWAP, kind, 0, 0));
}

/* In the view of anybody else the offered card is one of the offerer's unknown ones. */
static void hand_unknown(struct th_ctx *g, int from, int to)
{
    struct cat_base *s = cat_bs(g);
    g->blind = true;
    if (s->hand_unk[from] == 0)
        return;
    s->hand_unk[from]--;
    s->hand_unk[to]++;
}

void ck_do_swap(struct th_ctx *g, int seat, th_move m)
{
    struct ck_state *k = ck_st(g);
    int offerer = th_top(g)->a, res = k->offered - 1, kind = th_arg(m, 0);
    k->offered = 0;
    th_pop(g);
    cat_hand_over(g, seat, offerer, cat_some(kind, 1));
    th_emit(g, CK_EV_SWAPPED, offerer, { (int16_t)seat });
    if (res < 0) {
        hand_unknown(g, offerer, seat);
        return;
    }
    cat_hand_over(g, offerer, seat, cat_some(res, 1));
    th_emit_to(g, 1U << seat | 1U << offerer, CK_EV_SWAP, offerer, 0,
               { (int16_t)seat, (int16_t)res, (int16_t)kind });
}

void ck_gen_offers(const struct th_ctx *g, int seat, struct th_moves *out)
{
    for (int other = 0; other < g->flow->seats; other++)
        for (int res = 0; res < CAT_RES_NB && ck_st(g)->harbour[other] > 0; res++)
            if (ck_no_offer(g, seat, th_make(CK_MV_OFFER, other, res, 0)) == 0)
                th_add(out, th_make(CK_MV_OFFER, other, res, 0));
}

/* ---------------------------------------------------------------------- fleet */

th_clause ck_no_fleet(const struct th_ctx *g, int seat, th_move m)
{
    (void)m;
    return ck_no_play(g, seat, CK_FLEET);
}

void ck_do_fleet(struct th_ctx *g, int seat, th_move m)
{
    ck_play(g, seat, CK_FLEET);
    ck_st(g)->fleet |= (uint8_t)(1U << th_arg(m, 0));
    th_emit(g, CK_EV_FLEET, seat, { (int16_t)th_arg(m, 0) });
}

/* ------------------------------------------------------------ master merchant */

static bool rich(const struct th_ctx *g, int seat, int other)
{
    return other != seat && cat_hand_size(cat_bs(g), other) > 0 &&
           cat_points(g, other, true) > cat_points(g, seat, true);
}

th_clause ck_no_master(const struct th_ctx *g, int seat, th_move m)
{
    th_clause no = ck_no_play(g, seat, CK_MASTER);
    return no != 0 || rich(g, seat, th_arg(m, 0)) ? no : CK_MAST_01;
}

void ck_do_master(struct th_ctx *g, int seat, th_move m)
{
    int victim = th_arg(m, 0), have = cat_hand_size(cat_bs(g), victim);
    ck_play(g, seat, CK_MASTER);
    struct th_frame *f = th_push(g, CK_F_MASTER, seat, 1U << seat);
    f->a = (int16_t)victim;
    f->n = (uint8_t)(have < 2 ? have : 2);
    f->sees = (uint8_t)(1U << seat | 1U << victim); /* CK-HID-05 */
    g->blind |= cat_bs(g)->hand_unk[victim] > 0;    /* what he sees now a view cannot show */
    th_emit(g, CK_EV_LOOKS, seat, { (int16_t)victim });
}

th_clause ck_no_choose(const struct th_ctx *g, int seat, th_move m)
{
    (void)seat;
    return may_have(g, th_top(g)->a, th_arg(m, 0)) ? 0 : CK_MAST_01;
}

void ck_gen_master(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    (void)seat;
    for (int kind = 0; kind < CAT_KINDS; kind++)
        if (may_have(g, f->a, kind))
            th_add(out, th_make(CK_MV_CHOOSE, kind, 0, 0));
}

void ck_do_choose(struct th_ctx *g, int seat, th_move m)
{
    struct th_frame *f = th_top(g);
    int victim = f->a, kind = th_arg(m, 0);
    if (--f->n == 0)
        th_pop(g);
    cat_hand_over(g, victim, seat, cat_some(kind, 1));
    th_emit(g, CAT_EV_ROBBED, seat, { (int16_t)victim });
    th_emit_to(g, 1U << seat | 1U << victim, CAT_EV_STOLE, seat, 0,
               { (int16_t)victim, (int16_t)kind });
}

/* ----------------------------------------------------------------- monopolies */

static void collect(struct th_ctx *g, int seat, int kind, int most)
{
    const struct cat_base *s = cat_bs(g);
    int got = 0;
    for (int other = 0; other < g->flow->seats; other++) {
        int n = other != seat ? cat_count(s->hand[other], kind) : 0;
        g->blind |= s->hand_unk[other] > 0; /* on a view nobody can say how many there are */
        n = n < most ? n : most;
        if (n == 0)
            continue;
        cat_hand_over(g, other, seat, cat_some(kind, n));
        th_emit(g, CAT_EV_GAVE, other, { (int16_t)seat, (int16_t)kind, (int16_t)n });
        got += n;
    }
    th_emit(g, CAT_EV_MONOPOLY, seat, { (int16_t)kind, (int16_t)got });
}

th_clause ck_no_goods(const struct th_ctx *g, int seat, th_move m)
{
    th_clause no = ck_no_play(g, seat, CK_TRADE_MONOPOLY);
    return no != 0 || th_arg(m, 0) >= CAT_RES_NB ? no : CK_TMON_01;
}

void ck_do_goods(struct th_ctx *g, int seat, th_move m)
{
    ck_play(g, seat, CK_TRADE_MONOPOLY);
    collect(g, seat, th_arg(m, 0), 1);
}

th_clause ck_no_resource(const struct th_ctx *g, int seat, th_move m)
{
    th_clause no = ck_no_play(g, seat, CK_RES_MONOPOLY);
    return no != 0 || th_arg(m, 0) < CAT_RES_NB ? no : CK_RMON_01;
}

void ck_do_resource(struct th_ctx *g, int seat, th_move m)
{
    ck_play(g, seat, CK_RES_MONOPOLY);
    collect(g, seat, th_arg(m, 0), 2);
}

/* ----------------------------------------------------------------------- lists */

static void gen_range(const struct th_ctx *g, int seat, int kind, int range, struct th_moves *out)
{
    for (int arg = 0; arg < range; arg++)
        if (ck_can_make(g, seat, th_make(kind, arg, 0, 0)))
            th_add(out, th_make(kind, arg, 0, 0));
}

void ck_gen_trade(const struct th_ctx *g, int seat, struct th_moves *out)
{
    if (ck_st(g)->hand[seat][CK_TRADE] == 0)
        return;
    int land = cat_ru(g)->graph.n_map;
    gen_range(g, seat, CK_MV_MERCHANT, ck_held(g, seat, CK_MERCHANT) > 0 ? land : 0, out);
    gen_range(g, seat, CK_MV_HARBOUR, 1, out);
    gen_range(g, seat, CK_MV_FLEET, CAT_KINDS, out);
    gen_range(g, seat, CK_MV_MASTER, g->flow->seats, out);
    gen_range(g, seat, CK_MV_GOODS, CAT_KINDS, out);
    gen_range(g, seat, CK_MV_RESOURCE, CAT_RES_NB, out);
}

bool ck_can_trade(const struct th_ctx *g, int seat, int card)
{
    switch (card) {
    case CK_MERCHANT: return any_stall(g, seat);
    case CK_HARBOUR_CARD: return can_harbour(g, seat);
    case CK_MASTER:
        for (int other = 0; other < g->flow->seats; other++)
            if (rich(g, seat, other))
                return true;
        return false;
    default: return true;
    }
}
