/* ck_view.c - what a seat may know of progress cards, and one guess at what it may not.
 *
 * Hidden from others: which progress cards a seat holds (their backs, so the decks, are public), cards put back for the
 * limit, the card offered with Commercial Harbour. Spy and Master Merchant open a hand to one seat while their frame is
 * open; remembering is that seat's own business. Clauses: CK-HID-*, CK-HARB-02. */
#include "ck.h"

enum {
    CARD_MASK = 31,
    KNOWER_SHIFT = 5
};

/* The open frame of that kind, NULL = none. */
static const struct th_frame *open_frame(const struct th_ctx *g, int kind)
{
    for (int i = 0; i < g->flow->depth; i++)
        if (g->flow->stack[i].kind == kind)
            return &g->flow->stack[i];
    return NULL;
}

static bool looking(const struct th_ctx *g, int kind, int viewer, int seat)
{
    const struct th_frame *f = open_frame(g, kind);
    return f != NULL && f->seat == viewer && f->a == seat;
}

bool ck_sees_hand(const struct th_ctx *g, const struct cat_look *l)
{
    return looking(g, CK_F_MASTER, l->viewer, l->seat);
}

/* ----------------------------------------------------------------------- hide */

static void hide_hand(struct ck_state *k, int seat)
{
    for (int deck = 0; deck < CK_TRACKS; deck++) {
        k->unk[seat][deck] = (uint8_t)(k->unk[seat][deck] + ck_sum(k->hand[seat][deck]));
        k->out[deck] -= k->hand[seat][deck];
        k->hand[seat][deck] = 0;
    }
}

static void hide_under(struct ck_state *k, int deck, int seat)
{
    for (int i = 0; i < k->n_under[deck]; i++) {
        int card = k->under[deck][i] & CARD_MASK, knower = k->under[deck][i] >> KNOWER_SHIFT;
        if (knower == 0 || knower == seat + 1 || card == 0)
            continue;
        k->out[deck] -= ck_lane(ck_card_info[card].lane, 1);
        k->under[deck][i] = (uint8_t)(knower << KNOWER_SHIFT);
    }
}

void ck_hide(struct th_ctx *copy, int seat)
{
    struct ck_state *k = ck_st(copy);
    const struct th_frame *f = open_frame(copy, CK_F_HARBOUR);
    for (int other = 0; other < copy->flow->seats; other++)
        if (other != seat && !looking(copy, CK_F_SPY, seat, other))
            hide_hand(k, other);
    for (int deck = 0; deck < CK_TRACKS; deck++)
        hide_under(k, deck, seat);
    if (f != NULL && f->a != seat)
        k->offered = 0;
}

/* ----------------------------------------------------------------------- fill */

static int card_at(int deck, int lane)
{
    int card = 0;
    while (ck_card_info[card].count == 0 || ck_card_info[card].deck != deck ||
           ck_card_info[card].lane != lane)
        card++;
    return card;
}

/* One card of the deck's pool, each equally likely; the pool loses it. */
static int draw_one(struct th_ctx *g, int deck, struct th_rng *rng)
{
    uint64_t pool = ck_pool(g, deck);
    int left = (int)th_rng_below(rng, (uint32_t)ck_sum(pool)), lane = 0;
    while (left >= ck_nibble(pool, lane))
        left -= ck_nibble(pool, lane++);
    ck_st(g)->out[deck] += ck_lane(lane, 1);
    return card_at(deck, lane);
}

/* Point cards are shown when drawn, so nobody holds one unseen: they stay in the pool. */
static int draw_hidden(struct th_ctx *g, int deck, struct th_rng *rng)
{
    for (;;) {
        int card = draw_one(g, deck, rng);
        if (card != CK_PRINTER && card != CK_CONSTITUTION)
            return card;
        ck_st(g)->out[deck] -= ck_lane(ck_card_info[card].lane, 1);
    }
}

static void fill_deck(struct th_ctx *g, int deck, struct th_rng *rng)
{
    struct ck_state *k = ck_st(g);
    for (int seat = 0; seat < g->flow->seats; seat++)
        for (; k->unk[seat][deck] > 0; k->unk[seat][deck]--)
            ck_add_card(g, seat, draw_hidden(g, deck, rng));
    for (int i = 0; i < k->n_under[deck]; i++)
        if ((k->under[deck][i] & CARD_MASK) == 0)
            k->under[deck][i] |= (uint8_t)draw_hidden(g, deck, rng);
}

/* ------------------------------------------------ the card offered face down */

enum {
    RESOURCES,
    COMMODITIES
};

static int of_class(int kind)
{
    return kind < CAT_RES_NB ? RESOURCES : COMMODITIES;
}

static int cards_of(const struct th_ctx *g, int seat, int class)
{
    int n = 0;
    for (int kind = 0; kind < CAT_KINDS; kind++)
        if (of_class(kind) == class)
            n += cat_count(cat_bs(g)->hand[seat], kind);
    return n;
}

static void exchange(struct th_ctx *g, int a, int b, int from_a, int from_b)
{
    struct cat_base *s = cat_bs(g);
    s->hand[a] += cat_some(from_b, 1) - cat_some(from_a, 1);
    s->hand[b] += cat_some(from_a, 1) - cat_some(from_b, 1);
}

/* Gives `who` a card of the class from `other` for one of his, unless that breaks a promise or a need. */
static bool swap_in(struct th_ctx *g, const struct th_frame *f, int who, int other, int class)
{
    const struct cat_base *s = cat_bs(g);
    for (int get = 0; get < CAT_KINDS; get++)
        for (int give = 0; give < CAT_KINDS; give++) {
            if (of_class(get) != class || of_class(give) == class ||
                cat_count(s->hand[other], get) == 0 || cat_count(s->hand[who], give) == 0)
                continue;
            exchange(g, who, other, give, get);
            bool kept = cat_missing(g, who) == 0 && cat_missing(g, other) == 0;
            bool needs = who == f->a || cards_of(g, f->a, RESOURCES) > 0;
            if (kept && needs)
                return true;
            exchange(g, who, other, get, give);
        }
    return false;
}

/* The offerer holds a resource and the other one a commodity, or the question would not have been asked. */
static void ensure(struct th_ctx *g, const struct th_frame *f, int viewer, int who, int class)
{
    if (who == viewer || cards_of(g, who, class) > 0)
        return;
    for (int other = 0; other < g->flow->seats; other++)
        if (other != who && other != viewer && swap_in(g, f, who, other, class))
            return;
}

static void fill_offered(struct th_ctx *g, const struct th_frame *f, int viewer, struct th_rng *rng)
{
    const cat_cards *hand = &cat_bs(g)->hand[f->a];
    ensure(g, f, viewer, f->a, RESOURCES);
    ensure(g, f, viewer, f->seat, COMMODITIES);
    int n = cards_of(g, f->a, RESOURCES), kind = 0;
    if (ck_st(g)->offered != 0 || n == 0)
        return;
    int left = (int)th_rng_below(rng, (uint32_t)n);
    while (left >= cat_count(*hand, kind))
        left -= cat_count(*hand, kind++);
    ck_st(g)->offered = (uint8_t)(kind + 1);
}

void ck_fill(struct th_ctx *copy, int seat, struct th_rng *rng)
{
    const struct th_frame *f = open_frame(copy, CK_F_HARBOUR);
    for (int deck = 0; deck < CK_TRACKS; deck++)
        fill_deck(copy, deck, rng);
    if (f != NULL)
        fill_offered(copy, f, seat, rng);
}
