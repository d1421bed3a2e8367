/* ck_cards.c - progress cards: three decks, hands of at most four, point cards shown at once.
 *
 * A deck is what has never been drawn (the pool: every card equally likely) above what was put under it, in order
 * (under[]: card in the low five bits, 0 = unknown in this view; who knows it in the high three, 0 = all, else seat + 1).
 * Owns hand[], unk[], under[], shown[] and, derived, out[]: the cards known to be outside the pool. In a view the pool
 * also holds every card the viewer cannot place, so that a draw has the right odds.
 * Frames: ck.card a = deck; ck.limit seat = roller, n = asked, m = 1 for the roller alone.
 * Clauses: CK-COMP-02, CK-PREP-03, CK-HAND-*, CK-PLAY-*, CK-EVENT-05..07, CK-HID-02, CK-HID-04. */
#include "ck.h"

enum {
    ROADS_LANE = 9,
    ROADS_COUNT = 2,
    KNOWER_SHIFT = 5,
    CARD_MASK = 31
};

const struct ck_card_info ck_card_info[CAT_CARD_NB] = {
#define CARD_NAME(kind, name, deck, lane, count) [kind] = { CK_##deck, lane, count },
#include "ck_cards.def"
#undef CARD_NAME
    [CAT_ROADS_CARD] = { CK_SCIENCE, ROADS_LANE, ROADS_COUNT },
};

const uint64_t ck_deck_all[CK_TRACKS] = { 0x422226, 0x123222222, 0x2221212222 };

int ck_sum(uint64_t cards)
{
    const uint64_t low = 0x0f0f0f0f0f0f0f0fU;
    return (int)(((cards & low) + (cards >> 4 & low)) * CAT_LANES >> 56);
}

int ck_held(const struct th_ctx *g, int seat, int card)
{
    const struct ck_card_info *c = &ck_card_info[card];
    return c->count == 0 ? 0 : ck_nibble(ck_st(g)->hand[seat][c->deck], c->lane);
}

uint64_t ck_pool(const struct th_ctx *g, int deck)
{
    return ck_deck_all[deck] - ck_st(g)->out[deck];
}

/* In a view any unknown card of the deck may be the one. */
bool ck_may_hold(const struct th_ctx *g, int seat, int card)
{
    const struct ck_card_info *c = &ck_card_info[card];
    if (c->count == 0)
        return false;
    return ck_held(g, seat, card) > 0 ||
           (ck_st(g)->unk[seat][c->deck] > 0 && ck_nibble(ck_pool(g, c->deck), c->lane) > 0);
}

int ck_cards_in_hand(const struct th_ctx *g, int seat)
{
    const struct ck_state *k = ck_st(g);
    int n = 0;
    for (int deck = 0; deck < CK_TRACKS; deck++)
        n += ck_sum(k->hand[seat][deck]) + k->unk[seat][deck];
    return n;
}

/* Cards nobody has ever drawn. */
static int fresh_cards(const struct th_ctx *g, int deck)
{
    const struct ck_state *k = ck_st(g);
    int n = CK_DECK_CARDS - ck_sum(k->out[deck]);
    for (int i = 0; i < CAT_OWNERS; i++)
        n -= k->unk[i][deck];
    for (int i = 0; i < k->n_under[deck]; i++)
        n -= (k->under[deck][i] & CARD_MASK) == 0;
    return n;
}

int ck_deck_size(const struct th_ctx *g, int deck)
{
    return fresh_cards(g, deck) + ck_st(g)->n_under[deck];
}

/* ---------------------------------------------------------------- moving cards */

void ck_add_card(struct th_ctx *g, int seat, int card)
{
    const struct ck_card_info *c = &ck_card_info[card];
    ck_st(g)->hand[seat][c->deck] += ck_lane(c->lane, 1);
}

/* Out of a hand; out[] keeps it. */
void ck_take_card(struct th_ctx *g, int seat, int card)
{
    struct ck_state *k = ck_st(g);
    const struct ck_card_info *c = &ck_card_info[card];
    if (ck_held(g, seat, card) > 0) {
        k->hand[seat][c->deck] -= ck_lane(c->lane, 1);
        return;
    }
    g->blind = true; /* a view: one of the unknown cards turns out to be this one */
    th_assert(k->unk[seat][c->deck] > 0);
    k->unk[seat][c->deck]--;
    k->out[c->deck] += ck_lane(c->lane, 1);
}

void ck_lay_under(struct th_ctx *g, int card, int knower)
{
    struct ck_state *k = ck_st(g);
    int deck = ck_card_info[card].deck;
    th_assert(k->n_under[deck] < CK_DECK_CARDS);
    k->under[deck][k->n_under[deck]++] = (uint8_t)(card | knower << KNOWER_SHIFT);
}

void ck_play(struct th_ctx *g, int seat, int card)
{
    if (th_top(g)->kind == CK_F_SHED)
        th_pop(g); /* instead of a card put back; ck.limit counts again (CK-HAND-03) */
    ck_take_card(g, seat, card);
    ck_lay_under(g, card, 0); /* CK-PLAY-02 */
    th_emit(g, CAT_EV_PLAYED, seat, { (int16_t)card });
}

void ck_rebuild(struct th_ctx *g)
{
    struct ck_state *k = ck_st(g);
    memset(k->post, 0, sizeof k->post);
    memset(k->fielded, 0, sizeof k->fielded);
    for (int node = 0; node < CAT_NODES; node++) {
        if (k->knight[node] == 0)
            continue;
        cat_put_node(&k->post[ck_owner(k->knight[node])], node);
        k->fielded[ck_owner(k->knight[node])][ck_level(k->knight[node]) - 1]++;
    }
    for (int deck = 0; deck < CK_TRACKS; deck++) {
        k->out[deck] = 0;
        for (int seat = 0; seat < CAT_OWNERS; seat++)
            k->out[deck] += k->hand[seat][deck];
        for (int i = 0; i < k->n_under[deck]; i++) {
            int card = k->under[deck][i] & CARD_MASK;
            k->out[deck] += card != 0 ? ck_lane(ck_card_info[card].lane, 1) : 0;
        }
    }
    if (k->shown[0] != 0)
        k->out[CK_SCIENCE] += ck_lane(ck_card_info[CK_PRINTER].lane, 1);
    if (k->shown[1] != 0)
        k->out[CK_POLITICS] += ck_lane(ck_card_info[CK_CONSTITUTION].lane, 1);
}

/* -------------------------------------------------------------------- drawing */

void ck_open_draw(struct th_ctx *g, int seat, int deck)
{
    struct th_frame *f = th_push(g, CK_F_CARD, seat, TH_CHANCE);
    f->a = (int16_t)deck;
    f->sees = (uint8_t)(1U << seat); /* CK-HID-02 */
}

/* The top card is known once only cards that were put back are left. */
static int known_top(const struct th_ctx *g, int deck)
{
    return fresh_cards(g, deck) > 0 ? 0 : ck_st(g)->under[deck][0] & CARD_MASK;
}

static bool is_point(int card)
{
    return card == CK_PRINTER || card == CK_CONSTITUTION;
}

/* In a view a point card is surely still in the deck, any other may be in a hand: weigh them accordingly. */
static int weight(const struct th_ctx *g, int deck, int card)
{
    int n = ck_nibble(ck_pool(g, deck), ck_card_info[card].lane), points = 0;
    int pool = ck_sum(ck_pool(g, deck)), fresh = fresh_cards(g, deck);
    if (pool == fresh || fresh == 0)
        return n;
    for (int i = CK_PRINTER; i <= CK_CONSTITUTION; i += CK_CONSTITUTION - CK_PRINTER)
        if (ck_card_info[i].deck == deck)
            points += ck_nibble(ck_pool(g, deck), ck_card_info[i].lane);
    return is_point(card) ? n * (pool - points) : n * (fresh - points);
}

void ck_gen_card(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    int top = known_top(g, f->a);
    (void)seat;
    for (int card = 0; card < CAT_CARD_NB; card++) {
        const struct ck_card_info *c = &ck_card_info[card];
        if (c->count == 0 || c->deck != f->a)
            continue;
        int n = top != 0 ? card == top : weight(g, f->a, card);
        if (n > 0)
            th_add_weighted(out, th_make(CK_MV_CARD, card, 0, 0), (uint32_t)n);
    }
}

th_clause ck_no_card(const struct th_ctx *g, int seat, th_move m)
{
    int card = th_arg(m, 0), deck = th_top(g)->a, top = known_top(g, deck);
    const struct ck_card_info *c = &ck_card_info[card];
    (void)seat;
    if (c->count == 0 || c->deck != deck)
        return CK_EVENT_03;
    bool there = top != 0 ? card == top : weight(g, deck, card) > 0;
    return there ? 0 : CK_PLAY_02;
}

static void leave_deck(struct ck_state *k, int deck)
{
    k->n_under[deck]--;
    memmove(k->under[deck], k->under[deck] + 1, k->n_under[deck]);
    k->under[deck][k->n_under[deck]] = 0;
}

/* Point cards are laid open at once, for good (CK-HAND-06). */
static void receive(struct th_ctx *g, int seat, int card)
{
    struct ck_state *k = ck_st(g);
    if (!is_point(card)) {
        ck_add_card(g, seat, card);
        th_emit_to(g, 1U << seat, CAT_EV_DREW, seat, 0, { (int16_t)card });
        return;
    }
    k->shown[card == CK_CONSTITUTION] = (uint8_t)(seat + 1);
    cat_bs(g)->dirty |= CAT_DIRTY_POINTS;
    th_emit(g, CK_EV_SHOWN, seat, { (int16_t)card });
}

void ck_do_card(struct th_ctx *g, int dealer, th_move m)
{
    struct ck_state *k = ck_st(g);
    int seat = th_top(g)->seat, deck = th_top(g)->a, card = th_arg(m, 0);
    (void)dealer;
    bool top_known = known_top(g, deck) != 0, from_pool = fresh_cards(g, deck) > 0;
    th_pop(g);
    if (!from_pool)
        leave_deck(k, deck);
    if (!top_known)
        k->out[deck] += ck_lane(ck_card_info[card].lane, 1);
    th_emit(g, CK_EV_CARD, seat, { (int16_t)deck });
    receive(g, seat, card);
}

/* ----------------------------------------------------------- never more than four */

void ck_open_limit(struct th_ctx *g, int seat, bool own)
{
    th_push(g, CK_F_LIMIT, seat, 0)->m = own;
}

/* From the roller clockwise; he himself has until his turn ends (CK-HAND-03, CK-HAND-05, CK-HAND-07). */
void ck_run_limit(struct th_ctx *g, struct th_frame *f)
{
    for (; f->n < g->flow->seats; f->n++) {
        int seat = (f->seat + f->n) % g->flow->seats;
        if ((f->m != 0) == (f->n == 0) && ck_cards_in_hand(g, seat) > CK_HAND_LIMIT) {
            th_push(g, CK_F_SHED, seat, 1U << seat);
            return;
        }
    }
    th_pop(g);
}

void ck_gen_shed(const struct th_ctx *g, int seat, struct th_moves *out)
{
    for (int card = 0; card < CAT_CARD_NB; card++)
        if (ck_may_hold(g, seat, card))
            th_add(out, th_make(CK_MV_SHED, card, 0, 0));
}

th_clause ck_no_shed(const struct th_ctx *g, int seat, th_move m)
{
    return ck_may_hold(g, seat, th_arg(m, 0)) ? 0 : CK_HAND_03;
}

void ck_do_shed(struct th_ctx *g, int seat, th_move m)
{
    int card = th_arg(m, 0);
    ck_take_card(g, seat, card);
    ck_lay_under(g, card, seat + 1); /* CK-HID-04 */
    th_emit(g, CK_EV_SHED, seat, { ck_card_info[card].deck });
    th_pop(g);
}

/* -------------------------------------------------------------------- playing */

th_clause ck_no_play(const struct th_ctx *g, int seat, int card)
{
    if (g->flow->on_turn != seat + 1) /* a fifth card out of turn goes back, it is not played */
        return CK_HAND_03;
    return ck_held(g, seat, card) > 0 ? 0 : CK_PLAY_06;
}

/* Is there anything this card could publicly do now? (CK-PLAY-04) */
static bool has_effect(const struct th_ctx *g, int seat, int card)
{
    switch (ck_card_info[card].deck) {
    case CK_SCIENCE: return ck_can_science(g, seat, card);
    case CK_POLITICS: return ck_can_politics(g, seat, card);
    default: return ck_can_trade(g, seat, card);
    }
}

/* Option: a card that can do nothing may be played all the same, and is gone. The Alchemist has his own time. */
th_clause ck_no_waste(const struct th_ctx *g, int seat, th_move m)
{
    int card = th_arg(m, 0);
    if (cat_opt(g, CAT_OPT_CK_NO_EFFECT) == 0)
        return CK_PLAY_04;
    th_clause no = ck_no_play(g, seat, card);
    if (no != 0)
        return no;
    if (card == CK_ALCHEMIST)
        return CK_ALCH_03;
    return has_effect(g, seat, card) ? CK_PLAY_04 : 0;
}

void ck_do_waste(struct th_ctx *g, int seat, th_move m)
{
    ck_play(g, seat, th_arg(m, 0));
}

void ck_gen_waste(const struct th_ctx *g, int seat, struct th_moves *out)
{
    for (int card = 0; card < CAT_CARD_NB && cat_opt(g, CAT_OPT_CK_NO_EFFECT) != 0; card++)
        if (ck_no_waste(g, seat, th_make(CK_MV_WASTE, card, 0, 0)) == 0)
            th_add(out, th_make(CK_MV_WASTE, card, 0, 0));
}
