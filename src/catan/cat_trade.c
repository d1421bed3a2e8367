/* cat_trade.c - trade with the bank and with each other.
 *
 * A deal is seen from its maker: negative goods are given, positive wanted. An offer opens catan.trade: those asked must
 * answer, in any order; the offerer may take an answer or cancel at any time and must once all have answered.
 * Frame catan.trade: seat = offerer, n = number of the offer this turn, m = seats asked.
 * Others may lay a standing proposal before the active player while he acts; it lapses with the first card that leaves
 * the proposer's hand, so that taking it never asks about a hidden hand (CB-TRADE-16). Clauses: CB-TRADE-*, CB-TURN-04. */
#include "cat.h"

enum {
    MOST_SPOKEN = 3
}; /* counter-offers and proposals of one player a turn (CB-TRADE-14) */

th_clause cat_no_trade_now(const struct th_ctx *g)
{
    return cat_opt(g, CAT_OPT_SEPARATE) != 0 && cat_bs(g)->built ? CB_TURN_04 : 0;
}

/* -------------------------------------------------------------------- bank */

static void better(struct cat_swap *w, int *rate, int to, th_clause by)
{
    *rate = to;
    w->clause = by;
}

struct cat_nodes cat_quays(const struct th_ctx *g)
{
    const struct cat_base *s = cat_bs(g);
    struct cat_nodes set = { { 0 } };
    for (int i = 0; i < CAT_HARBOURS; i++)
        for (int end = 0; end < 2 && s->harbour[i] != 0; end++)
            cat_put_node(&set, cat_ru(g)->graph.edge_node[s->harbour[i] - 1][end]);
    return set;
}

int cat_rate(const struct th_ctx *g, struct cat_swap *w)
{
    int rate = 0, ports = cat_bs(g)->ports[w->seat];
    better(w, &rate, cat_ru(g)->params.bank_rate, CB_TRADE_08);
    if ((ports & CAT_GENERIC_PORT) != 0)
        better(w, &rate, 3, CB_TRADE_09);
    if (w->give < CAT_RES_NB && (ports >> w->give & 1) != 0)
        better(w, &rate, 2, CB_TRADE_10);
    CAT_EACH(g, trade_rate, fn)
        rate = fn(g, w, rate);
    return rate;
}

th_clause cat_no_bank(const struct th_ctx *g, int seat, th_move m)
{
    const struct cat_base *s = cat_bs(g);
    int give = th_arg(m, 0), get = th_arg(m, 1);
    struct cat_swap w = { .seat = (uint8_t)seat, .give = (uint8_t)give, .get = (uint8_t)get };
    th_clause no = cat_no_trade_now(g);
    if (no != 0)
        return no;
    if (give == get)
        return CB_TRADE_08;
    if (cat_count(s->bank, get) == 0)
        return CB_TRADE_12;
    return cat_count(s->hand[seat], give) < cat_rate(g, &w) ? w.clause : 0;
}

void cat_do_bank(struct th_ctx *g, int seat, th_move m)
{
    int give = th_arg(m, 0), get = th_arg(m, 1);
    struct cat_swap w = { .seat = (uint8_t)seat, .give = (uint8_t)give, .get = (uint8_t)get };
    int rate = cat_rate(g, &w);
    cat_pay(g, seat, cat_some(give, rate));
    cat_gain(g, seat, cat_some(get, 1));
    th_emit(g, CAT_EV_BANK, seat, { (int16_t)give, (int16_t)rate, (int16_t)get });
}

/* The kinds of which there is a card at least: the top bit of each one's lane. */
static uint64_t kinds_in(cat_cards cards)
{
    return ((cards & 127 * CAT_LANES) + 127 * CAT_LANES) & 128 * CAT_LANES;
}

/* What a good is traded for does not depend on the card that is taken: gold alone has a rate of its own (CT-GOLD-03). No rate
 * is below two for one, so only kinds with two cards or more are looked at. */
void cat_gen_bank(const struct th_ctx *g, int seat, struct th_moves *out)
{
    const struct cat_base *s = cat_bs(g);
    const uint64_t many = kinds_in(s->hand[seat] & ~CAT_LANES), bank = kinds_in(s->bank);
    if (many == 0 || cat_no_trade_now(g) != 0)
        return;
    for (uint64_t left = many; left != 0; left &= left - 1) {
        int give = __builtin_ctzll(left) / 8;
        struct cat_swap w = { .seat = (uint8_t)seat, .give = (uint8_t)give, .get = (uint8_t)give };
        if (cat_count(s->hand[seat], give) < cat_rate(g, &w))
            continue;
        for (uint64_t get = bank & ~(left & -left); get != 0; get &= get - 1)
            th_add(out, th_make(CAT_BANK, give, __builtin_ctzll(get) / 8, 0));
    }
}

/* ------------------------------------------------------------------- deals */

static cat_cards side(th_move deal, int sign)
{
    cat_cards cards = 0;
    for (int good = 0; good < CAT_KINDS; good++) {
        int n = th_deal_good(deal, good) * sign;
        if (n > 0)
            cards += cat_some(good, n);
    }
    return cards;
}

static cat_cards gives(th_move deal)
{
    return side(deal, -1);
}
static cat_cards wants(th_move deal)
{
    return side(deal, 1);
}

/* Gold its maker wants; gives, if it is negative. */
static int gold(th_move deal)
{
    return th_deal_good(deal, CAT_COINS);
}

static bool is_traded(const struct th_ctx *g, int good)
{
    return good < cat_ru(g)->params.goods || (good == CAT_COINS && cat_ru(g)->params.coins);
}

/* Both sides give something (CB-TRADE-03), and nothing but goods that are in play (CB-TRADE-05). */
static th_clause bad_deal(const struct th_ctx *g, th_move deal)
{
    for (int good = 0; good < TH_GOODS; good++) {
        int n = th_deal_good(deal, good);
        if (n == -16 || (n != 0 && !is_traded(g, good)))
            return CB_TRADE_05;
    }
    bool both = (gives(deal) != 0 || gold(deal) < 0) && (wants(deal) != 0 || gold(deal) > 0);
    return both ? 0 : CB_TRADE_03;
}

/* What this side of a deal takes from a seat is there (CB-TRADE-07). */
static th_clause no_goods(const struct th_ctx *g, int seat, cat_cards cards, int coins)
{
    const struct cat_base *s = cat_bs(g);
    return cat_covers(s->hand[seat], cards) && coins <= s->coins[seat] ? 0 : CB_TRADE_07;
}

static th_clause no_maker(const struct th_ctx *g, int seat, th_move m)
{
    th_move deal = m & TH_DEAL_MASK;
    th_clause no = bad_deal(g, deal);
    return no != 0 ? no : no_goods(g, seat, gives(deal), -gold(deal));
}

static th_clause no_taker(const struct th_ctx *g, int seat, th_move deal)
{
    return no_goods(g, seat, wants(deal), gold(deal));
}

static void exchange(struct th_ctx *g, int maker, int other, th_move deal)
{
    cat_hand_over(g, maker, other, gives(deal));
    cat_hand_over(g, other, maker, wants(deal));
    cat_coins(g, maker, gold(deal));
    cat_coins(g, other, -gold(deal));
    g->blind |= gold(deal) != 0; /* cards for gold: in a view a hand grows that shows no cards */
    th_emit_to(g, TH_ALL, CAT_EV_TRADED, maker, deal, { (int16_t)other });
}

static bool has_accepted(const struct th_ctx *g, int seat)
{
    const struct th_frame *f = g->flow->depth > 0 ? th_top(g) : NULL;
    return f != NULL && f->kind == CAT_F_TRADE && cat_bs(g)->answer[seat] == CAT_ACCEPTED;
}

int cat_promised_gold(const struct th_ctx *g, int seat)
{
    const struct cat_base *s = cat_bs(g);
    int promise[] = { -gold(s->prop[seat]), -gold(s->deal[seat]),
                      has_accepted(g, seat) ? gold(s->deal[th_top(g)->seat]) : 0 };
    int most = 0;
    for (int i = 0; i < 3; i++)
        most = promise[i] > most ? promise[i] : most;
    return most;
}

/* What a seat's proposal, offer and answer promise, as far as it is not known to lie in its hand (CB-TRADE-07). */
cat_cards cat_missing(const struct th_ctx *g, int seat)
{
    const struct cat_base *s = cat_bs(g);
    cat_cards promise[] = { gives(s->prop[seat]), gives(s->deal[seat]),
                            has_accepted(g, seat) ? wants(s->deal[th_top(g)->seat]) : 0 };
    cat_cards missing = 0;
    for (int kind = 0; kind < CAT_KINDS; kind++) {
        int most = 0;
        for (int i = 0; i < 3; i++)
            if (cat_count(promise[i], kind) > most)
                most = cat_count(promise[i], kind);
        if (most > cat_count(s->hand[seat], kind))
            missing += cat_some(kind, most - cat_count(s->hand[seat], kind));
    }
    return missing;
}

/* ------------------------------------------------------------------ offers */

static unsigned asked(const struct th_ctx *g, int seat, th_move m)
{
    unsigned all = (1U << g->flow->seats) - 1, named = (unsigned)th_arg(m, 0);
    return named != 0 ? named : all & ~(1U << seat);
}

static uint64_t refusal(th_move deal, unsigned seats)
{
    return (deal & TH_DEAL_MASK) | (uint64_t)seats << 48;
}

th_clause cat_no_offer(const struct th_ctx *g, int seat, th_move m)
{
    const struct cat_base *s = cat_bs(g);
    unsigned seats = asked(g, seat, m);
    th_clause no = cat_no_trade_now(g);
    if (no != 0)
        return no;
    if (s->offers >= cat_opt(g, CAT_OPT_OFFERS))
        return CB_TRADE_14;
    if ((seats >> seat & 1) != 0 || seats >> g->flow->seats != 0)
        return CB_TRADE_02;
    no = no_maker(g, seat, m);
    for (int i = 0; i < s->n_refused && no == 0; i++)
        if (s->refused[i] == refusal(m, seats))
            no = CB_TRADE_15;
    return no;
}

void cat_do_offer(struct th_ctx *g, int seat, th_move m)
{
    struct cat_base *s = cat_bs(g);
    unsigned seats = asked(g, seat, m);
    s->offers++;
    s->deal[seat] = m & TH_DEAL_MASK;
    struct th_frame *f = th_push(g, CAT_F_TRADE, seat, seats);
    f->may = (uint8_t)(1U << seat);
    f->n = s->offers;
    f->m = (uint8_t)seats;
    th_emit_to(g, TH_ALL, CAT_EV_OFFER, seat, s->deal[seat], { s->offers, (int16_t)seats });
}

static void close_trade(struct th_ctx *g)
{
    struct cat_base *s = cat_bs(g);
    memset(s->deal, 0, sizeof s->deal);
    memset(s->answer, 0, sizeof s->answer);
    th_pop(g);
}

/* One answer is in. When it was the last, the offerer chooses, unless there is nothing to choose from. */
static void answered(struct th_ctx *g, int seat, int answer)
{
    struct cat_base *s = cat_bs(g);
    struct th_frame *f = th_top(g);
    bool choice = false;
    s->answer[seat] = (uint8_t)answer;
    f->actors &= (uint8_t) ~(1U << seat);
    if (f->actors != 0)
        return;
    for (int i = 0; i < g->flow->seats; i++)
        choice |= s->answer[i] == CAT_ACCEPTED || s->answer[i] == CAT_COUNTERED;
    if (choice) {
        f->actors = (uint8_t)(1U << f->seat);
        f->may = 0;
        return;
    }
    s->refused[s->n_refused++] = refusal(s->deal[f->seat], f->m); /* CB-TRADE-15 */
    close_trade(g);
}

th_clause cat_no_accept(const struct th_ctx *g, int seat, th_move m)
{
    const struct th_frame *f = th_top(g);
    if (seat == f->seat)
        return CB_TRADE_02;
    if (th_arg(m, 0) != f->n) /* another offer than the one on the table */
        return CB_TRADE_07;
    return no_taker(g, seat, cat_bs(g)->deal[f->seat]);
}

void cat_do_accept(struct th_ctx *g, int seat, th_move m)
{
    th_emit(g, CAT_EV_ACCEPT, seat, { (int16_t)th_arg(m, 0) });
    answered(g, seat, CAT_ACCEPTED);
}

th_clause cat_no_reject(const struct th_ctx *g, int seat, th_move m)
{
    (void)m;
    return seat == th_top(g)->seat ? CB_TRADE_02 : 0;
}

void cat_do_reject(struct th_ctx *g, int seat, th_move m)
{
    (void)m;
    th_emit(g, CAT_EV_REJECT, seat, { th_top(g)->n });
    answered(g, seat, CAT_REJECTED);
}

th_clause cat_no_counter(const struct th_ctx *g, int seat, th_move m)
{
    if (seat == th_top(g)->seat)
        return CB_TRADE_02;
    if (cat_bs(g)->spoken[seat] >= MOST_SPOKEN)
        return CB_TRADE_14;
    return no_maker(g, seat, m);
}

void cat_do_counter(struct th_ctx *g, int seat, th_move m)
{
    struct cat_base *s = cat_bs(g);
    s->spoken[seat]++;
    s->deal[seat] = m & TH_DEAL_MASK;
    th_emit_to(g, TH_ALL, CAT_EV_COUNTER, seat, s->deal[seat], { th_top(g)->n });
    answered(g, seat, CAT_COUNTERED);
}

/* --------------------------------------------------------------- take, cancel */

/* An acceptance or counter-offer on the table. */
static th_clause no_take_answer(const struct th_ctx *g, const struct th_frame *f, int seat,
                                th_move m)
{
    const struct cat_base *s = cat_bs(g);
    int other = th_arg(m, 0);
    if (seat != f->seat || other == seat)
        return CB_TRADE_02;
    if (th_arg(m, 1) != f->n || s->answer[other] < CAT_ACCEPTED || s->answer[other] == CAT_REJECTED)
        return CB_TRADE_07;
    if (s->answer[other] == CAT_ACCEPTED)
        return 0;
    return no_taker(g, seat, s->deal[other]);
}

/* No such proposal: void with a card that left its maker's hand, or of a turn that is over (CB-TRADE-16); else taken,
 * withdrawn or replaced, and nobody agrees to it any more (CB-TRADE-07). */
static th_clause no_proposal(const struct cat_base *s, int other, int number)
{
    if (number == s->spoken[other] && s->prop[other] != 0)
        return 0;
    bool void_now = number > s->spoken[other] || (number == s->spoken[other] && s->lapsed[other]);
    return void_now ? CB_TRADE_16 : CB_TRADE_07;
}

/* A standing proposal; it is numbered by how often its maker has spoken this turn. */
static th_clause no_take_proposal(const struct th_ctx *g, const struct th_frame *f, int seat,
                                  th_move m)
{
    const struct cat_base *s = cat_bs(g);
    int other = th_arg(m, 0);
    th_clause no = cat_no_trade_now(g);
    if (seat != f->seat || other == seat)
        return CB_TRADE_02;
    if (no == 0)
        no = no_proposal(s, other, th_arg(m, 1));
    if (no != 0)
        return no;
    return no_taker(g, seat, s->prop[other]);
}

th_clause cat_no_take(const struct th_ctx *g, int seat, th_move m)
{
    const struct th_frame *f = th_top(g);
    return f->kind == CAT_F_TRADE ? no_take_answer(g, f, seat, m) : no_take_proposal(g, f, seat, m);
}

void cat_do_take(struct th_ctx *g, int seat, th_move m)
{
    struct cat_base *s = cat_bs(g);
    int other = th_arg(m, 0);
    if (th_top(g)->kind != CAT_F_TRADE) {
        th_move deal = s->prop[other];
        s->prop[other] = 0;
        exchange(g, other, seat, deal);
        return;
    }
    th_move deal = s->deal[s->answer[other] == CAT_ACCEPTED ? seat : other];
    int maker = s->answer[other] == CAT_ACCEPTED ? seat : other;
    close_trade(g);
    exchange(g, maker, maker == seat ? other : seat, deal);
}

th_clause cat_no_cancel(const struct th_ctx *g, int seat, th_move m)
{
    (void)m;
    return seat == th_top(g)->seat ? 0 : CB_TRADE_02;
}

void cat_do_cancel(struct th_ctx *g, int seat, th_move m)
{
    (void)m;
    th_emit(g, CAT_EV_CANCEL, seat, { th_top(g)->n });
    close_trade(g);
}

/* -------------------------------------------------------------- proposals */

th_clause cat_no_propose(const struct th_ctx *g, int seat, th_move m)
{
    const struct cat_base *s = cat_bs(g);
    th_clause no = cat_no_trade_now(g);
    if (seat == th_top(g)->seat)
        return CB_TRADE_06;
    if (no != 0)
        return no;
    if (s->spoken[seat] >= MOST_SPOKEN)
        return CB_TRADE_14;
    if (s->prop[seat] == (m & TH_DEAL_MASK))
        return CB_TRADE_15;
    return no_maker(g, seat, m);
}

void cat_do_propose(struct th_ctx *g, int seat, th_move m)
{
    struct cat_base *s = cat_bs(g);
    s->spoken[seat]++;
    s->prop[seat] = m & TH_DEAL_MASK;
    s->lapsed[seat] = 0;
    th_emit_to(g, TH_ALL, CAT_EV_PROPOSE, seat, s->prop[seat], { s->spoken[seat] });
}

th_clause cat_no_withdraw(const struct th_ctx *g, int seat, th_move m)
{
    (void)m;
    return cat_bs(g)->prop[seat] != 0 ? 0 : CB_TRADE_06;
}

void cat_do_withdraw(struct th_ctx *g, int seat, th_move m)
{
    (void)m;
    cat_bs(g)->prop[seat] = 0;
    th_emit(g, CAT_EV_WITHDRAW, seat, { 0 });
}

/* ------------------------------------------------------------ lists of moves */

static void sort_from(struct th_moves *out, int first)
{
    for (int i = first + 1; i < out->n; i++) {
        th_move m = out->at[i];
        int k = i;
        for (; k > first && out->at[k - 1] > m; k--)
            out->at[k] = out->at[k - 1];
        out->at[k] = m;
    }
}

/* The standard deals people make: one for one, two for one. Every other deal is legal too, but not listed. */
static void gen_deals(const struct th_ctx *g, int seat, int kind, struct th_moves *out)
{
    int first = out->n;
    for (int give = 0; give < TH_GOODS; give++)
        for (int get = 0; get < TH_GOODS && is_traded(g, give); get++)
            for (int n = 1; n <= 2 && give != get && is_traded(g, get); n++) {
                th_move m = th_deal_put(th_deal_put((th_move)kind << 56, give, -n), get, 1);
                if (g->rules->move[kind].no(g, seat, m) == 0)
                    th_add(out, m);
            }
    sort_from(out, first);
}

static void gen_takes(const struct th_ctx *g, const struct th_frame *f, int seat,
                      struct th_moves *out)
{
    for (int other = 0; other < g->flow->seats; other++) {
        int n = f->kind == CAT_F_TRADE ? f->n : cat_bs(g)->spoken[other];
        th_move m = th_make(CAT_TAKE, other, n, 0);
        if (cat_no_take(g, seat, m) == 0)
            th_add(out, m);
    }
}

void cat_gen_trades(const struct th_ctx *g, const struct th_frame *f, int seat,
                    struct th_moves *out)
{
    bool acts = (f->actors >> seat & 1) != 0;
    if (acts)
        cat_gen_bank(g, seat, out);
    if (cat_opt(g, CAT_OPT_OFFERS) == 0)
        return;
    if (acts) {
        gen_deals(g, seat, CAT_OFFER, out);
        gen_takes(g, f, seat, out);
        return;
    }
    gen_deals(g, seat, CAT_PROPOSE, out);
    if (cat_no_withdraw(g, seat, 0) == 0)
        th_add(out, th_make(CAT_WITHDRAW, 0, 0, 0));
}

void cat_gen_trade(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    if (seat == f->seat) {
        gen_takes(g, f, seat, out);
        th_add(out, th_make(CAT_CANCEL, 0, 0, 0));
        return;
    }
    if (cat_no_accept(g, seat, th_make(CAT_ACCEPT, f->n, 0, 0)) == 0)
        th_add(out, th_make(CAT_ACCEPT, f->n, 0, 0));
    th_add(out, th_make(CAT_REJECT, 0, 0, 0));
}

th_move cat_timeout_trade(const struct th_ctx *g, const struct th_frame *f, int seat)
{
    (void)g;
    return th_make(seat == f->seat ? CAT_CANCEL : CAT_REJECT, 0, 0, 0);
}
