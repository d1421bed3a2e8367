/* ela_cards.c - gold and influence: who has how much, paying, and cards chosen in secret by several at once.
 *
 * Hands, the pirate's pot and the discards are stored; the gold supply and the influence pile are what is left of the box, so
 * cards cannot get lost (EL-INV-01). A card chosen in secret stays in its hand until all have chosen; only then its kind can be
 * seen in what the hand has lost (EL-PIR-07, EL-CARD-04). Clauses: EL-CARD-01..02, EL-ACT-07, EL-HID-*. */
#include "ela.h"

/* -------------------------------------------------------------------- counts */

int ela_influence(const struct ela_state *s, int seat)
{
    const uint8_t *hand = s->hand[seat];
    return hand[ELA_GREEN] + hand[ELA_BLUE] + hand[ELA_RED] + s->unk[seat];
}

int ela_hand_size(const struct ela_state *s, int seat)
{
    return s->hand[seat][ELA_GOLD] + ela_influence(s, seat);
}

/* Cards of a kind that lie neither in a hand as far as known, nor in the pot, nor among the discards. */
static int left_over(const struct th_ctx *g, int kind, int all)
{
    const struct ela_state *s = ela_st(g);
    int left = all - s->pot[kind] - s->discard[kind];
    for (int seat = 0; seat < g->flow->seats; seat++)
        left -= s->hand[seat][kind];
    return left;
}

int ela_supply(const struct th_ctx *g)
{
    return left_over(g, ELA_GOLD, ela_ru(g)->gold);
}

int ela_pool(const struct th_ctx *g, int colour)
{
    return left_over(g, colour, ela_ru(g)->influence);
}

int ela_pile(const struct th_ctx *g)
{
    int n = ela_pool(g, ELA_GREEN) + ela_pool(g, ELA_BLUE) + ela_pool(g, ELA_RED);
    for (int seat = 0; seat < g->flow->seats; seat++)
        n -= ela_st(g)->unk[seat];
    return n;
}

uint64_t ela_bundle(const uint8_t cards[ELA_CARDS])
{
    uint64_t bundle = 0;
    for (int kind = 0; kind < ELA_CARDS; kind++)
        bundle |= (uint64_t)cards[kind] << (8 * kind);
    return bundle;
}

/* ------------------------------------------------------------------- paying */

void ela_pay_gold(struct th_ctx *g, int seat, int n)
{
    uint8_t *gold = &ela_st(g)->hand[seat][ELA_GOLD];
    th_assert(*gold >= n);
    *gold = (uint8_t)(*gold - n);
}

/* Takes n cards of a kind out of a hand; in a view, what is not known to be there is one of the unknown ones. */
static void take(struct th_ctx *g, int seat, int kind, int n)
{
    struct ela_state *s = ela_st(g);
    int known = s->hand[seat][kind] < n ? s->hand[seat][kind] : n;
    th_assert(n - known <= s->unk[seat]);
    s->hand[seat][kind] = (uint8_t)(s->hand[seat][kind] - known);
    s->unk[seat] = (uint8_t)(s->unk[seat] - (n - known));
    if (known < n)
        g->blind = true;
}

void ela_pay_cards(struct th_ctx *g, int seat, int colour, int n)
{
    struct ela_state *s = ela_st(g);
    take(g, seat, colour, n);
    s->discard[colour] = (uint8_t)(s->discard[colour] + n); /* EL-CARD-01 */
    th_emit_to(g, TH_ALL, ELA_EV_SPENT, seat, (uint64_t)n << (8 * colour), { 0 });
}

void ela_pay_each(struct th_ctx *g, int seat)
{
    for (int colour = ELA_GREEN; colour <= ELA_RED; colour++)
        ela_pay_cards(g, seat, colour, 1);
}

bool ela_has_each(const struct th_ctx *g, int seat)
{
    const uint8_t *hand = ela_st(g)->hand[seat];
    return hand[ELA_GREEN] > 0 && hand[ELA_BLUE] > 0 && hand[ELA_RED] > 0;
}

/* --------------------------------------------- cards of one colour (EL-ACT-07) */

/* How many colours can pay n cards; *colour becomes the last of them. */
static int colours(const struct th_ctx *g, int seat, int n, int *colour)
{
    int can = 0;
    for (int i = ELA_GREEN; i <= ELA_RED; i++) {
        if (ela_st(g)->hand[seat][i] < n)
            continue;
        *colour = i;
        can++;
    }
    return can;
}

bool ela_has_same(const struct th_ctx *g, int seat, int n)
{
    int colour;
    return colours(g, seat, n, &colour) > 0;
}

/* What was paid for is done. */
static void carry_out(struct th_ctx *g, int seat, th_move m)
{
    switch (th_kind(m)) {
    case ELA_BUILD: ela_finish_build(g, seat, m); break;
    case ELA_PERMIT: ela_finish_permit(g, seat, m); break;
    case ELA_MOVE: ela_finish_move(g, seat, m); break;
    case ELA_RAISE: ela_finish_raise(g, seat, m); break;
    default: th_assert(false);
    }
}

void ela_pay_same(struct th_ctx *g, int seat, int n, th_move m)
{
    int colour = 0;
    if (colours(g, seat, n, &colour) == 1) {
        ela_pay_cards(g, seat, colour, n);
        carry_out(g, seat, m);
        return;
    }
    ela_st(g)->pending = m;
    th_push(g, ELA_F_PAY, seat, 1U << seat)->n = (uint8_t)n;
}

void ela_gen_pay(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    for (int colour = ELA_GREEN; colour <= ELA_RED; colour++)
        if (ela_st(g)->hand[seat][colour] >= f->n)
            th_add(out, th_make(ELA_PAY, colour, 0, 0));
}

th_clause ela_no_pay(const struct th_ctx *g, int seat, th_move m)
{
    int colour = th_arg(m, 0);
    return colour != ELA_GOLD && ela_st(g)->hand[seat][colour] >= th_top(g)->n ? 0 : EL_ACT_07;
}

void ela_do_pay(struct th_ctx *g, int seat, th_move m)
{
    th_move paid = ela_st(g)->pending;
    int n = th_top(g)->n;
    ela_st(g)->pending = 0;
    th_pop(g);
    ela_pay_cards(g, seat, th_arg(m, 0), n);
    carry_out(g, seat, paid);
}

/* ------------------------------------------------ cards chosen in secret, together */

void ela_ask_gifts(struct th_ctx *g, struct th_frame *f)
{
    for (int seat = 0; seat < g->flow->seats; seat++)
        if (ela_st(g)->owe[seat] > 0)
            f->actors |= (uint8_t)(1U << seat);
}

/* A card of this kind that is not chosen yet; in a shortage only influence goes back (EL-CARD-04). */
static bool can_give(const struct th_ctx *g, int seat, int kind)
{
    const struct ela_state *s = ela_st(g);
    bool asked = kind != ELA_GOLD || th_top(g)->kind == ELA_F_PIRATE;
    return asked && s->hand[seat][kind] > s->pend[seat][kind];
}

void ela_gen_give(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    (void)f;
    for (int kind = 0; kind < ELA_CARDS; kind++)
        if (can_give(g, seat, kind))
            th_add(out, th_make(ELA_GIVE, kind, 0, 0));
}

th_clause ela_no_give(const struct th_ctx *g, int seat, th_move m)
{
    return can_give(g, seat, th_arg(m, 0)) ? 0 : th_def(g, th_top(g))->asks;
}

void ela_do_give(struct th_ctx *g, int seat, th_move m)
{
    struct ela_state *s = ela_st(g);
    s->pend[seat][th_arg(m, 0)]++;
    if (--s->owe[seat] == 0)
        th_top(g)->actors &= (uint8_t) ~(1U << seat);
}

int ela_collect(struct th_ctx *g, int seat, uint8_t cards[ELA_CARDS])
{
    struct ela_state *s = ela_st(g);
    int unknown = s->pend_unk[seat];
    memcpy(cards, s->pend[seat], ELA_CARDS);
    for (int kind = 0; kind < ELA_CARDS; kind++)
        s->hand[seat][kind] = (uint8_t)(s->hand[seat][kind] - cards[kind]);
    memset(s->pend[seat], 0, ELA_CARDS);
    s->pend_unk[seat] = 0;
    return unknown;
}
