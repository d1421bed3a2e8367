/* ela_view.c - what a seat may know (view), and one guess at what it may not (fill).
 *
 * Hidden from others: colours of influence cards, cards chosen but not yet shown, the two tiles the first church builder
 * looks at, and the lowest church tile. Gold and all numbers are public. Clauses: EL-HID-*. */
#include "ela.h"

static void hide_seat(struct ela_state *s, int seat)
{
    s->unk[seat] = (uint8_t)ela_influence(s, seat); /* EL-HID-01 */
    memset(&s->hand[seat][ELA_GREEN], 0, 3);
    for (int kind = 0; kind < ELA_CARDS; kind++)
        s->pend_unk[seat] = (uint8_t)(s->pend_unk[seat] + s->pend[seat][kind]);
    memset(s->pend[seat], 0, ELA_CARDS);
}

void ela_view(const struct th_rules *r, const void *state, int seat, void *out)
{
    struct ela_state *s = out;
    (void)r;
    memmove(out, state, sizeof *s);
    for (int other = 0; other < s->flow.seats; other++)
        if (other != seat)
            hide_seat(s, other);
    if (s->knower != seat + 1) /* EL-HID-04 */
        s->bottom = 0;
    if (s->flow.turn != seat) /* EL-CH-02 */
        s->pick[0] = s->pick[1] = 0;
}

/* --------------------------------------------------------------------- fill */

/* One entry of a list of counts at random, each unit equally likely. The sum must not be 0. */
static int draw_from(const int *count, int n, struct th_rng *rng)
{
    int sum = 0, i = 0;
    for (int k = 0; k < n; k++)
        sum += count[k];
    int left = (int)th_rng_below(rng, (uint32_t)sum);
    while (left >= count[i])
        left -= count[i++];
    return i;
}

/* Whoever is asked with which colour he pays can pay with two at least. */
static void fill_payer(struct th_ctx *g, struct th_rng *rng)
{
    struct ela_state *s = ela_st(g);
    const struct th_frame *f = th_top(g);
    for (int i = 0; i < 2 && s->unk[f->seat] >= f->n; i++) {
        int can[3];
        for (int k = 0; k < 3; k++)
            can[k] = s->hand[f->seat][ELA_GREEN + k] == 0 && ela_pool(g, ELA_GREEN + k) >= f->n;
        s->hand[f->seat][ELA_GREEN + draw_from(can, 3, rng)] = f->n;
        s->unk[f->seat] = (uint8_t)(s->unk[f->seat] - f->n);
    }
}

static void fill_hand(struct th_ctx *g, int seat, struct th_rng *rng)
{
    struct ela_state *s = ela_st(g);
    for (; s->unk[seat] > 0; s->unk[seat]--) {
        int pool[3] = { ela_pool(g, ELA_GREEN), ela_pool(g, ELA_BLUE), ela_pool(g, ELA_RED) };
        s->hand[seat][ELA_GREEN + draw_from(pool, 3, rng)]++;
    }
}

/* Cards chosen in secret are any of the hand; in a shortage any of its influence. */
static void fill_pend(struct th_ctx *g, int seat, struct th_rng *rng)
{
    struct ela_state *s = ela_st(g);
    int first = s->pend_unk[seat] > 0 && th_top(g)->kind == ELA_F_PIRATE ? ELA_GOLD : ELA_GREEN;
    for (; s->pend_unk[seat] > 0; s->pend_unk[seat]--) {
        int left[ELA_CARDS] = { 0 };
        for (int kind = first; kind < ELA_CARDS; kind++)
            left[kind] = s->hand[seat][kind] - s->pend[seat][kind];
        s->pend[seat][draw_from(left, ELA_CARDS, rng)]++;
    }
}

static int any_tile(const struct ela_state *s, int but, struct th_rng *rng)
{
    int stack[ELA_CHURCH_TILES];
    for (int i = 0; i < ELA_CHURCH_TILES; i++)
        stack[i] = s->church[i] == 0 && i + 1 != but;
    return 1 + draw_from(stack, ELA_CHURCH_TILES, rng);
}

static void fill_church(struct th_ctx *g, struct th_rng *rng)
{
    struct ela_state *s = ela_st(g);
    if (s->knower != 0 && s->bottom == 0)
        s->bottom = (uint8_t)any_tile(s, 0, rng);
    if (s->flow.depth == 0 || th_top(g)->kind != ELA_F_KEEP || s->pick[0] != 0)
        return;
    int a = any_tile(s, 0, rng), b = any_tile(s, a, rng);
    s->pick[0] = (uint8_t)(a < b ? a : b);
    s->pick[1] = (uint8_t)(a < b ? b : a);
}

void ela_fill(const struct th_rules *r, void *view, int seat, struct th_rng *rng)
{
    struct th_ctx g = { .rules = r, .flow = view };
    (void)seat;
    if (g.flow->depth > 0 && th_top(&g)->kind == ELA_F_PAY)
        fill_payer(&g, rng);
    for (int i = 0; i < g.flow->seats; i++) {
        fill_hand(&g, i, rng);
        fill_pend(&g, i, rng);
    }
    fill_church(&g, rng);
}
