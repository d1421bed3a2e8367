/* cat_cards.c - resource cards between bank, hands and face-down piles; the shared card decisions owe, pick and steal.
 *
 * Conservation: bank + hands + piles = params.bank, kind by kind. Every change of a hand ends the memory of refused
 * offers (CB-TRADE-15), and a card that leaves a hand ends its owner's standing proposal (it might betray the hand).
 * Clauses: CB-PROD-06, CB-SEVEN-02..08, CB-DEV-08, CB-HID. */
#include "cat.h"

static void hands_changed(struct cat_base *s)
{
    if (s->n_refused == 0)
        return;
    memset(s->refused, 0, sizeof s->refused);
    s->n_refused = 0;
}

static void card_left(struct th_ctx *g, int seat)
{
    struct cat_base *s = cat_bs(g);
    hands_changed(s);
    if (s->prop[seat] != 0) { /* CB-TRADE-16 */
        s->prop[seat] = 0;
        s->lapsed[seat] = g->rules->rev > 1; /* records of revision 1 do not know it */
        th_emit(g, CAT_EV_LAPSED, seat, { 0 });
    }
}

/* Takes cards from a zone; what is not known to lie there comes out of its unknown cards (in a view). */
static void take(struct th_ctx *g, cat_cards *known, uint8_t *unk, cat_cards cards)
{
    if (cat_covers(*known, cards)) {
        *known -= cards;
        return;
    }
    g->blind = true;
    for (int kind = 0; kind < CAT_KINDS; kind++) {
        int want = cat_count(cards, kind), have = cat_count(*known, kind);
        int from_known = want < have ? want : have;
        *known -= cat_some(kind, from_known);
        th_assert(*unk >= want - from_known);
        *unk = (uint8_t)(*unk - (want - from_known));
    }
}

void cat_gain(struct th_ctx *g, int seat, cat_cards cards)
{
    struct cat_base *s = cat_bs(g);
    th_assert(cat_covers(s->bank, cards));
    s->bank -= cards;
    s->hand[seat] += cards;
    hands_changed(s);
}

void cat_pay(struct th_ctx *g, int seat, cat_cards cards)
{
    struct cat_base *s = cat_bs(g);
    take(g, &s->hand[seat], &s->hand_unk[seat], cards);
    s->bank += cards;
    card_left(g, seat);
}

void cat_hand_over(struct th_ctx *g, int from, int to, cat_cards cards)
{
    struct cat_base *s = cat_bs(g);
    take(g, &s->hand[from], &s->hand_unk[from], cards);
    s->hand[to] += cards;
    card_left(g, from);
}

void cat_coins(struct th_ctx *g, int owner, int n)
{
    struct cat_base *s = cat_bs(g);
    int now = s->coins[owner] + n;
    th_assert(now >= 0);
    if (n == 0)
        return;
    s->coins[owner] = (uint16_t)(now < CAT_MOST_COINS ? now : CAT_MOST_COINS);
    s->dirty |= CAT_DIRTY_POINTS; /* wealth may be worth points */
    if (n > 0)
        hands_changed(s);
    else
        card_left(g, owner);
}

cat_cards cat_unseen(const struct th_ctx *g)
{
    const struct cat_base *s = cat_bs(g);
    cat_cards rest = cat_ru(g)->params.bank - s->bank;
    for (int i = 0; i < CAT_OWNERS; i++)
        rest -= s->hand[i] + s->pend[i];
    return rest;
}

/* ------------------------------------------------- owe: cards for the bank */

/* `frame` is catan.owe or one like it: its gen is cat_gen_owe, its first kind the move that lays a card down. */
void cat_open_owe(struct th_ctx *g, int frame, int seat)
{
    const struct cat_base *s = cat_bs(g);
    unsigned debtors = 0;
    for (int i = 0; i < g->flow->seats; i++)
        if (s->owe[i] > 0)
            debtors |= 1U << i;
    if (debtors != 0)
        th_push(g, frame, seat, debtors);
}

void cat_gen_owe(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    const struct cat_base *s = cat_bs(g);
    int lays = th_def(g, f)->kinds[0];
    for (int kind = 0; kind < cat_ru(g)->params.goods; kind++)
        if (cat_count(s->hand[seat], kind) > 0)
            th_add(out, th_make(lays, kind, 0, 0));
}

th_clause cat_no_discard(const struct th_ctx *g, int seat, th_move m)
{
    bool has = cat_count(cat_bs(g)->hand[seat], th_arg(m, 0)) > 0;
    return has ? 0 : th_asks(g->rules, th_top(g));
}

void cat_do_discard(struct th_ctx *g, int seat, th_move m)
{
    struct cat_base *s = cat_bs(g);
    cat_cards card = cat_some(th_arg(m, 0), 1);
    take(g, &s->hand[seat], &s->hand_unk[seat], card);
    s->pend[seat] += card;
    card_left(g, seat);
    if (--s->owe[seat] == 0)
        th_top(g)->actors &= (uint8_t) ~(1U << seat);
}

/* All have chosen: the piles are turned up together and go to the bank (CB-SEVEN-03, CB-PROD-06). */
void cat_run_owe(struct th_ctx *g, struct th_frame *f)
{
    struct cat_base *s = cat_bs(g);
    (void)f;
    for (int seat = 0; seat < g->flow->seats; seat++) {
        if (s->pend_unk[seat] > 0)
            g->blind = true; /* a view cannot say what others lay down */
        if (s->pend[seat] == 0)
            continue;
        th_emit_to(g, TH_ALL, CAT_EV_DISCARD, seat, s->pend[seat], { 0 });
        s->bank += s->pend[seat];
        s->pend[seat] = 0;
    }
    th_pop(g);
}

/* What lies face down before a seat goes to another hand (gifts); how many cards that were. */
int cat_hand_pile(struct th_ctx *g, int from, int to)
{
    struct cat_base *s = cat_bs(g);
    int n = cat_total(s->pend[from]) + s->pend_unk[from];
    g->blind |= n > 0; /* what others hold a view cannot say, not even of a card one gave them */
    s->hand[to] += s->pend[from];
    s->hand_unk[to] = (uint8_t)(s->hand_unk[to] + s->pend_unk[from]);
    s->pend[from] = 0;
    s->pend_unk[from] = 0;
    return n;
}

/* ------------------------------------------------ pick: cards from the bank */

void cat_open_pick(struct th_ctx *g, int seat, int n)
{
    th_push(g, CAT_F_PICK, seat, 0)->n = (uint8_t)n;
}

void cat_run_pick(struct th_ctx *g, struct th_frame *f)
{
    if (f->n == 0 || (cat_bs(g)->bank & CAT_ALL_RES) == 0) /* an empty bank ends it (CB-DEV-08) */
        th_pop(g);
    else
        f->actors = (uint8_t)(1U << f->seat);
}

void cat_gen_pick(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    (void)f;
    (void)seat;
    for (int kind = 0; kind < CAT_RES_NB; kind++)
        if (cat_count(cat_bs(g)->bank, kind) > 0)
            th_add(out, th_make(CAT_PICK, kind, 0, 0));
}

th_clause cat_no_pick(const struct th_ctx *g, int seat, th_move m)
{
    (void)seat;
    int kind = th_arg(m, 0);
    return kind < CAT_RES_NB && cat_count(cat_bs(g)->bank, kind) > 0 ? 0
                                                                     : th_asks(g->rules, th_top(g));
}

void cat_do_pick(struct th_ctx *g, int seat, th_move m)
{
    struct th_frame *f = th_top(g);
    cat_cards card = cat_some(th_arg(m, 0), 1);
    cat_gain(g, seat, card);
    th_emit(g, CAT_EV_PICKED, seat, { (int16_t)th_arg(m, 0) });
    f->n--;
    f->actors = 0;
    if (th_on_stack(g, CAT_F_ROLL) &&
        th_on_stack(g, CAT_F_CHOICES)) /* part of what the roll pays */
        cat_paid(g, seat, card);
}

/* ------------------------------------------------- steal: a random card of a hand */

void cat_open_steal(struct th_ctx *g, int seat, int victim)
{
    struct th_frame *f = th_push(g, CAT_F_STEAL, seat, TH_CHANCE);
    f->a = (int16_t)victim;
    f->sees = (uint8_t)(1U << seat | 1U << victim); /* CB-HID-03 */
}

/* Every card is equally likely (CB-SEVEN-05). In a view an unknown card is any unseen one, equally likely. */
void cat_gen_any_card(const struct th_ctx *g, int seat, int move, struct th_moves *out)
{
    const struct cat_base *s = cat_bs(g);
    cat_cards hand = s->hand[seat], unseen = s->hand_unk[seat] > 0 ? cat_unseen(g) : 0;
    int unk = s->hand_unk[seat], scale = unk > 0 ? cat_total(unseen) : 1;
    for (int kind = 0; kind < cat_ru(g)->params.goods; kind++) {
        int weight = cat_count(hand, kind) * scale + unk * cat_count(unseen, kind);
        if (weight > 0)
            th_add_weighted(out, th_make(move, kind, 0, 0), (uint32_t)weight);
    }
}

bool cat_can_hold(const struct th_ctx *g, int seat, int kind)
{
    const struct cat_base *s = cat_bs(g);
    return cat_count(s->hand[seat], kind) > 0 ||
           (s->hand_unk[seat] > 0 && cat_count(cat_unseen(g), kind) > 0);
}

void cat_gen_steal(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    (void)seat;
    cat_gen_any_card(g, f->a, CAT_STEAL, out);
}

th_clause cat_no_steal(const struct th_ctx *g, int seat, th_move m)
{
    (void)seat;
    return cat_can_hold(g, th_top(g)->a, th_arg(m, 0)) ? 0 : CB_SEVEN_05;
}

void cat_do_steal(struct th_ctx *g, int dealer, th_move m)
{
    struct th_frame *f = th_top(g);
    int thief = f->seat, victim = f->a, kind = th_arg(m, 0);
    (void)dealer;
    th_pop(g);
    cat_hand_over(g, victim, thief, cat_some(kind, 1));
    th_emit(g, CAT_EV_ROBBED, thief, { (int16_t)victim });
    th_emit_to(g, 1U << thief | 1U << victim, CAT_EV_STOLE, thief, 0,
               { (int16_t)victim, (int16_t)kind });
}
