/* ela_income.c - phase 1: the ship, the income of its row, drawing influence, and the shortage of cards.
 *
 * Everything that is due at one moment goes through ela_pay_out_*: if there is too little of a kind, everybody first returns
 * half of his cards of that kind. Frame elasund.due: step 0 looks for a shortage, step 1 draws card by card.
 * Clauses: EL-ROLL-*, EL-INC-*, EL-CARD-01, EL-CARD-03..06. */
#include "ela.h"

/* ----------------------------------------------------------------- the ship */

static bool must_shift(const struct th_ctx *g, int total)
{
    const struct ela_state *s = ela_st(g);
    bool same_row = s->ship == ela_row_of(total) + 1;
    bool same_total = ela_opt(g, ELA_OPT_SHIFT) == 0 && total == s->last;
    return s->ship != 0 && (same_row || same_total); /* EL-ROLL-02 */
}

static unsigned rows_for(const struct th_ctx *g, int total)
{
    const struct ela_state *s = ela_st(g);
    unsigned all = (1U << ELA_ROWS) - 1;
    unsigned here = s->ship != 0 ? 1U << (s->ship - 1) : 0;
    if (total == 7)
        return all & ~here; /* EL-PIR-01 */
    if (must_shift(g, total))
        return (here << 2 | here >> 2) & all; /* EL-ROLL-03 */
    return 1U << ela_row_of(total);
}

unsigned ela_ship_rows(const struct th_ctx *g)
{
    return rows_for(g, ela_total(ela_st(g)));
}

void ela_turn_ship(struct th_ctx *g, struct th_frame *f)
{
    th_push(g, ELA_F_SHIP, f->seat, 1U << f->seat);
}

void ela_gen_ship(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    unsigned rows = ela_ship_rows(g);
    (void)f;
    (void)seat;
    for (int row = 0; row < ELA_ROWS; row++)
        if ((rows >> row & 1) != 0)
            th_add(out, th_make(ELA_SHIP, ela_label[row], 0, 0));
}

th_clause ela_no_ship(const struct th_ctx *g, int seat, th_move m)
{
    int row = ela_row_of(th_arg(m, 0));
    (void)seat;
    if (row >= 0 && (ela_ship_rows(g) >> row & 1) != 0)
        return 0;
    return ela_total(ela_st(g)) == 7 ? EL_PIR_01 : EL_ROLL_03;
}

void ela_do_ship(struct th_ctx *g, int seat, th_move m)
{
    ela_st(g)->ship = (uint8_t)(ela_row_of(th_arg(m, 0)) + 1);
    th_emit(g, ELA_EV_SHIP, seat, { (int16_t)th_arg(m, 0) });
    th_pop(g);
}

/* ------------------------------------------------------------------- income */

/* Every building with a field in the row gives one card (EL-INC-01), to its owner, whoever is on turn (EL-INC-04). */
void ela_row_income(const struct th_ctx *g, int row, uint8_t gold[ELA_SEATS],
                    uint8_t cards[ELA_SEATS])
{
    const struct ela_state *s = ela_st(g);
    int seen = 0;
    memset(gold, 0, ELA_SEATS);
    memset(cards, 0, ELA_SEATS);
    for (int field = row; field < ela_ru(g)->fields; field += ELA_ROWS) {
        int on = s->on[field];
        if (!ela_is_house(s->on[field]) || on == seen)
            continue;
        seen = on; /* a second field of the same building lies in the next column */
        int owner = ela_house_owner(s->house[on - 1]);
        int income = ela_kind[ela_house_kind(s->house[on - 1])].income;
        gold[owner] = (uint8_t)(gold[owner] + (income == ELA_GIVES_GOLD));
        cards[owner] = (uint8_t)(cards[owner] + (income == ELA_GIVES_INFLUENCE));
    }
}

/* Two for each of the 36 ways two dice can fall; where the roller chooses between two rows, one for each of them. */
void ela_yields(const struct th_ctx *g, int yield[ELA_SEATS])
{
    uint8_t gold[ELA_SEATS], cards[ELA_SEATS];
    memset(yield, 0, ELA_SEATS * sizeof *yield);
    for (int total = 2; total <= 12; total++) {
        unsigned rows = total != 7 ? rows_for(g, total) : 0; /* EL-PIR-02 */
        int ways = (total < 7 ? total - 1 : 13 - total) * ((rows & (rows - 1)) != 0 ? 1 : 2);
        for (int row = 0; row < ELA_ROWS; row++) {
            if ((rows >> row & 1) == 0)
                continue;
            ela_row_income(g, row, gold, cards);
            for (int seat = 0; seat < ELA_SEATS; seat++)
                yield[seat] += ways * (gold[seat] + cards[seat]);
        }
    }
}

void ela_turn_income(struct th_ctx *g, struct th_frame *f)
{
    uint8_t gold[ELA_SEATS], cards[ELA_SEATS];
    (void)f;
    if (ela_total(ela_st(g)) == 7) /* EL-PIR-02 */
        return;
    ela_row_income(g, ela_st(g)->ship - 1, gold, cards);
    ela_pay_out_gold(g, gold);
    ela_pay_out_cards(g, cards);
}

/* ----------------------------------------------------------------- gold due */

static int sum_of(const uint8_t *list)
{
    return list[0] + list[1] + list[2] + list[3];
}

/* Gold is open: everybody returns half of it at once (EL-CARD-03). */
static void halve_gold(struct th_ctx *g)
{
    th_emit(g, ELA_EV_NO_GOLD, TH_DEALER, { 0 });
    for (int seat = 0; seat < g->flow->seats; seat++) {
        int half = ela_st(g)->hand[seat][ELA_GOLD] / 2;
        ela_pay_gold(g, seat, half);
        if (half > 0)
            th_emit(g, ELA_EV_RETURNED, seat, { (int16_t)half });
    }
}

void ela_pay_out_gold(struct th_ctx *g, const uint8_t gold[ELA_SEATS])
{
    if (sum_of(gold) > ela_supply(g))
        halve_gold(g);
    for (int i = 0; i < g->flow->seats; i++) {
        int seat = ela_clockwise(g, i);
        uint8_t *hand = &ela_st(g)->hand[seat][ELA_GOLD];
        *hand = (uint8_t)(*hand + gold[seat]);
        if (gold[seat] > 0)
            th_emit(g, ELA_EV_GOLD, seat, { gold[seat] });
    }
}

/* ------------------------------------------------------------ influence due */

void ela_pay_out_cards(struct th_ctx *g, const uint8_t cards[ELA_SEATS])
{
    if (sum_of(cards) == 0)
        return;
    memcpy(ela_st(g)->due, cards, ELA_SEATS);
    th_push(g, ELA_F_DUE, g->flow->turn, 0);
}

/* The discards become the pile (EL-CARD-01). */
static void reshuffle(struct th_ctx *g)
{
    memset(ela_st(g)->discard, 0, ELA_CARDS);
    th_emit(g, ELA_EV_RESHUFFLE, TH_DEALER, { 0 });
}

void ela_run_due(struct th_ctx *g, struct th_frame *f)
{
    const struct ela_state *s = ela_st(g);
    int discards = s->discard[ELA_GREEN] + s->discard[ELA_BLUE] + s->discard[ELA_RED];
    if (f->step++ == 0 && sum_of(s->due) > ela_pile(g) + discards) {
        th_push(g, ELA_F_RETURN, f->seat, 0);
        return;
    }
    f->step = 1;
    for (int i = 0; i < g->flow->seats; i++) {
        int seat = ela_clockwise(g, i); /* EL-INC-06 */
        if (s->due[seat] == 0)
            continue;
        if (ela_pile(g) == 0)
            reshuffle(g);
        th_push(g, ELA_F_CARD, seat, TH_CHANCE)->sees = (uint8_t)(1U << seat); /* EL-INC-05 */
        return;
    }
    th_pop(g);
}

void ela_gen_draw(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    (void)f;
    (void)seat;
    for (int colour = ELA_GREEN; colour <= ELA_RED; colour++) {
        int n = ela_pool(g, colour);
        if (n > 0)
            th_add_weighted(out, th_make(ELA_DRAW, colour, 0, 0), (uint32_t)n);
    }
}

th_clause ela_no_draw(const struct th_ctx *g, int seat, th_move m)
{
    int colour = th_arg(m, 0);
    (void)seat;
    return colour != ELA_GOLD && ela_pool(g, colour) > 0 ? 0 : EL_INC_05;
}

void ela_do_draw(struct th_ctx *g, int dealer, th_move m)
{
    int seat = th_top(g)->seat, colour = th_arg(m, 0);
    (void)dealer;
    th_pop(g);
    ela_st(g)->hand[seat][colour]++;
    ela_st(g)->due[seat]--;
    th_emit(g, ELA_EV_DREW, seat, { 0 });
    th_emit_to(g, 1U << seat, ELA_EV_CARD, seat, 0, { (int16_t)colour });
}

/* ----------------------------------------------- shortage of influence (EL-CARD-04) */

static void ask_halves(struct th_ctx *g, struct th_frame *f)
{
    struct ela_state *s = ela_st(g);
    th_emit(g, ELA_EV_NO_CARDS, TH_DEALER, { 0 });
    for (int seat = 0; seat < g->flow->seats; seat++)
        s->owe[seat] = (uint8_t)(ela_influence(s, seat) / 2);
    ela_ask_gifts(g, f);
}

/* Returned face down, shuffled together with pile and discards (EL-HID-06). */
static void shuffle_in(struct th_ctx *g)
{
    struct ela_state *s = ela_st(g);
    for (int seat = 0; seat < g->flow->seats; seat++) {
        uint8_t cards[ELA_CARDS];
        int before = ela_influence(s, seat), unknown = ela_collect(g, seat, cards);
        s->unk[seat] = (uint8_t)(s->unk[seat] - unknown);
        if (ela_influence(s, seat) < before)
            th_emit(g, ELA_EV_RETURNED, seat, { (int16_t)(before - ela_influence(s, seat)) });
    }
    reshuffle(g);
}

void ela_run_return(struct th_ctx *g, struct th_frame *f)
{
    if (f->step++ == 0) {
        ask_halves(g, f);
        return;
    }
    shuffle_in(g);
    th_pop(g);
}
