/* cat_view.c - what a seat may know (hide), and one guess at what it may not (fill).
 *
 * Hidden from others: the kinds of resource cards, of cards laid down for a discard, and of development cards; numbers
 * are public. Point cards are shown when the game is over. Clauses: CB-HID-*. */
#include "cat.h"

/* A zone's cards become so many unknown ones. */
static void blank(cat_cards *known, uint8_t *unk)
{
    *unk = (uint8_t)(*unk + cat_total(*known));
    *known = 0;
}

static bool hand_shown(const struct th_ctx *g, int viewer, int seat)
{
    struct cat_look look = { (uint8_t)viewer, (uint8_t)seat };
    CAT_EACH(g, sees_hand, fn)
        if (fn(g, &look))
            return true;
    return false;
}

static void hide_seat(struct cat_base *s, int seat, bool shown, bool over)
{
    if (!shown)
        blank(&s->hand[seat], &s->hand_unk[seat]);
    blank(&s->pend[seat], &s->pend_unk[seat]);
    if (over)
        return; /* CB-HID-05 */
    s->deck += s->dev[seat] + s->fresh[seat];
    blank(&s->dev[seat], &s->dev_unk[seat]);
    blank(&s->fresh[seat], &s->fresh_unk[seat]);
}

void cat_view(const struct th_rules *r, const void *state, int seat, void *out)
{
    struct cat_state *st = out;
    memmove(out, state, sizeof *st);
    struct th_ctx g = { .rules = r, .flow = &st->flow };
    for (int other = 0; other < st->flow.seats; other++)
        if (other != seat)
            hide_seat(&st->base, other, hand_shown(&g, seat, other), st->flow.result != 0);
    CAT_EACH(&g, hide, fn)
        fn(&g, seat);
}

/* One card of the pool, each equally likely; the pool loses it. */
static cat_cards draw_one(cat_cards *pool, struct th_rng *rng)
{
    int left = (int)th_rng_below(rng, (uint32_t)cat_total(*pool)), kind = 0;
    while (left >= cat_count(*pool, kind))
        left -= cat_count(*pool, kind++);
    *pool -= cat_some(kind, 1);
    return cat_some(kind, 1);
}

static void deal_zone(cat_cards *pool, cat_cards *known, uint8_t *unk, struct th_rng *rng)
{
    for (; *unk > 0; (*unk)--)
        *known += draw_one(pool, rng);
}

void cat_fill(const struct th_rules *r, void *view, int seat, struct th_rng *rng)
{
    struct cat_state *st = view;
    struct cat_base *s = &st->base;
    struct th_ctx g = { .rules = r, .flow = &st->flow };
    cat_cards unseen = cat_unseen(&g);
    for (int i = 0; i < st->flow.seats; i++) { /* who promises cards in a trade holds them */
        cat_cards promised = cat_missing(&g, i);
        unseen -= promised;
        s->hand[i] += promised;
        s->hand_unk[i] = (uint8_t)(s->hand_unk[i] - cat_total(promised));
    }
    for (int i = 0; i < st->flow.seats; i++) {
        deal_zone(&unseen, &s->hand[i], &s->hand_unk[i], rng);
        deal_zone(&unseen, &s->pend[i], &s->pend_unk[i], rng);
        deal_zone(&s->deck, &s->dev[i], &s->dev_unk[i], rng);
        deal_zone(&s->deck, &s->fresh[i], &s->fresh_unk[i], rng);
    }
    CAT_EACH(&g, fill, fn)
        fn(&g, seat, rng);
}
