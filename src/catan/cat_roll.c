/* cat_roll.c - the dice and what they bring: production with the bank's shortage rule, or the seven.
 *
 * Rows of the roll table. Clauses: CB-PROD-*, CB-SEVEN-01..03, CB-TURN-02. */
#include "cat.h"

/* ------------------------------------------------------------------- dice */

/* A number that somebody has already laid down is not rolled. */
void cat_roll_dice(struct th_ctx *g, struct th_frame *f)
{
    if (cat_bs(g)->total == 0)
        th_push(g, cat_ru(g)->params.roll, f->seat, TH_CHANCE);
}

/* Dice that a module does not let stand are rolled again: they are no move. */
th_clause cat_rolled_again(const struct th_ctx *g, int first, int second)
{
    CAT_EACH(g, may_roll, fn) {
        th_clause no = fn(g, first, second);
        if (no != 0)
            return no;
    }
    return 0;
}

void cat_gen_dice(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    int kept = 0;
    th_gen_dice(g, f, seat, out);
    if (cat_ru(g)->hooks.n_may_roll == 0)
        return;
    for (int i = 0; i < out->n; i++)
        if (cat_rolled_again(g, th_arg(out->at[i], 0), th_arg(out->at[i], 1)) == 0)
            out->at[kept++] = out->at[i]; /* all fall equally often: weights are 1 */
    out->n = kept;
}

th_clause cat_no_dice(const struct th_ctx *g, int seat, th_move m)
{
    th_clause no = th_no_dice(g, seat, m);
    return no != 0 ? no : cat_rolled_again(g, th_arg(m, 0), th_arg(m, 1));
}

void cat_lay_dice(struct th_ctx *g, int seat, int a, int b)
{
    struct cat_base *s = cat_bs(g);
    s->die[0] = (uint8_t)a;
    s->die[1] = (uint8_t)b;
    s->total = (uint8_t)(a + b);
    th_emit(g, CAT_EV_ROLLED, seat, { s->die[0], s->die[1], s->total });
}

void cat_do_dice(struct th_ctx *g, int dealer, th_move m)
{
    (void)dealer;
    int a = th_arg(m, 0), b = th_arg(m, 1);
    cat_lay_dice(g, th_top(g)->seat, a, b);
    th_pop(g);
    CAT_EACH(g, on_rolled, fn)
        fn(g, a, b);
}

/* ------------------------------------------------------------------ seven */

int cat_hand_limit(const struct th_ctx *g, int seat)
{
    int limit = cat_ru(g)->params.hand_limit;
    CAT_EACH(g, hand_limit, fn)
        limit = fn(g, seat, limit);
    return limit;
}

/* The rounds in which a table has agreed that a 7 brings nothing. */
static bool at_peace(const struct th_ctx *g)
{
    int quiet = cat_ru(g)->params.peace * g->flow->seats;
    return quiet > 0 && g->flow->turn_no <= quiet;
}

/* Discards first, then the robber: the frame that opens last is asked first (CB-SEVEN-02, CB-SEVEN-04). */
void cat_roll_seven(struct th_ctx *g, struct th_frame *f)
{
    struct cat_base *s = cat_bs(g);
    if (s->total != 7 || at_peace(g))
        return;
    for (int seat = 0; seat < g->flow->seats; seat++) {
        int n = cat_hand_size(s, seat);
        s->owe[seat] = (uint8_t)(n > cat_hand_limit(g, seat) ? n / 2 : 0);
        if (s->owe[seat] > 0)
            th_emit(g, CAT_EV_OWES, seat, { s->owe[seat] });
    }
    th_push(g, cat_ru(g)->params.seven, f->seat, 0);
    cat_open_owe(g, CAT_F_OWE, f->seat);
}

/* ----------------------------------------------------------------- income */

struct due { /* what a roll owes, per owner, and who is owed each kind */
    cat_cards owner[CAT_OWNERS], total;
    uint8_t claims[CAT_KINDS]; /* mask of owners */
    uint8_t picks[CAT_OWNERS]; /* cards of choice */
};

bool cat_node_sleeps(const struct th_ctx *g, int node)
{
    CAT_EACH(g, node_sleeps, fn)
        if (fn(g, node))
            return true;
    return false;
}

static struct cat_yield yield_of(const struct th_ctx *g, int node, int hex)
{
    const struct cat_base *s = cat_bs(g);
    int res = cat_res_at(g, hex), n = (s->node[node] & CAT_CITY_BIT) != 0 ? 2 : 1;
    struct cat_yield y = { .owner = (uint8_t)cat_node_owner(s, node),
                           .node = (uint8_t)node,
                           .hex = (uint8_t)hex };
    if (cat_node_sleeps(g, node))
        return y;
    y.goods = res >= 0 ? cat_some(res, n) : 0;
    CAT_EACH(g, yield, fold)
        fold(g, &y);
    return y;
}

static bool hex_sleeps(const struct th_ctx *g, int hex)
{
    if (cat_bs(g)->robber == hex + 1) /* CB-PROD-04 */
        return true;
    CAT_EACH(g, hex_sleeps, fn)
        if (fn(g, hex))
            return true;
    return false;
}

static void claim(struct due *due, int owner, const struct cat_yield *y)
{
    cat_cards goods = y->goods;
    due->picks[owner] = (uint8_t)(due->picks[owner] + y->picks);
    due->owner[owner] += goods;
    due->total += goods;
    for (int kind = 0; goods != 0; kind++, goods >>= 8)
        if ((goods & 255) != 0)
            due->claims[kind] |= (uint8_t)(1U << owner);
}

static void add_hex(const struct th_ctx *g, int hex, struct due *due)
{
    const struct cat_base *s = cat_bs(g);
    const uint8_t *node = cat_ru(g)->graph.hex_node[hex];
    for (int i = 0; i < 6; i++) {
        int owner = node[i] != CAT_NONE ? cat_node_owner(s, node[i]) : -1;
        if (owner < 0 || owner >= g->flow->seats)
            continue;
        struct cat_yield y = yield_of(g, node[i], hex);
        claim(due, owner, &y);
    }
}

/* CB-PROD-05: a kind the bank cannot pay in full is paid to nobody, unless one player alone is owed it. */
static void cut_shortage(struct th_ctx *g, struct due *due)
{
    const struct cat_base *s = cat_bs(g);
    for (int kind = 0; kind < CAT_KINDS; kind++) {
        int have = cat_count(s->bank, kind);
        if (cat_count(due->total, kind) <= have)
            continue;
        bool alone =
            (due->claims[kind] & (due->claims[kind] - 1)) == 0 && cat_opt(g, CAT_OPT_SHORTAGE) != 0;
        for (int i = 0; i < CAT_OWNERS; i++) {
            int owed = cat_count(due->owner[i], kind);
            due->owner[i] -= cat_some(kind, alone && owed > have ? owed - have : alone ? 0 : owed);
        }
        th_emit(g, CAT_EV_SHORT, TH_DEALER, { (int16_t)kind });
    }
}

void cat_paid(struct th_ctx *g, int seat, cat_cards goods)
{
    CAT_EACH(g, on_income, fn)
        fn(g, &(struct cat_income){ .seat = (uint8_t)seat, .goods = goods });
}

/* What is owed, as far as the bank has it. */
static void pay_out(struct th_ctx *g, struct due *due)
{
    if (!cat_covers(cat_bs(g)->bank, due->total))
        cut_shortage(g, due);
    g->blind = true; /* what others hold a view cannot say, not even of cards they were paid */
    for (int seat = 0; seat < g->flow->seats; seat++) {
        if (due->owner[seat] == 0)
            continue;
        cat_gain(g, seat, due->owner[seat]);
        th_emit_to(g, TH_ALL, CAT_EV_INCOME, seat, due->owner[seat], { 0 });
        cat_paid(g, seat, due->owner[seat]);
    }
}

enum { /* hexes whose numbers are looked at together */
    LANE_BITS = 16,
    LANES = 64 / LANE_BITS
};
_Static_assert(CAT_HEXES % LANES == 0, "the last hexes are looked at together, too");

/* One bit, somewhere in the lane of each of these hexes that the roll makes produce. */
static uint64_t rolled(const struct cat_base *s, int first)
{
    const uint16_t *n = &s->number[first];
    uint64_t numbers = n[0] | (uint64_t)n[1] << LANE_BITS | (uint64_t)n[2] << 2 * LANE_BITS |
                       (uint64_t)n[3] << 3 * LANE_BITS;
    return numbers & 0x0001000100010001u << s->total;
}

void cat_roll_income(struct th_ctx *g, struct th_frame *f)
{
    struct cat_base *s = cat_bs(g);
    struct due due = { .total = 0 };
    if (s->total == 7) /* CB-SEVEN-01 */
        return;
    for (int first = 0; first < cat_ru(g)->graph.n_map; first += LANES)
        for (uint64_t hit = rolled(s, first); hit != 0; hit &= hit - 1) {
            int hex = first + __builtin_ctzll(hit) / LANE_BITS;
            if (!hex_sleeps(g, hex))
                add_hex(g, hex, &due);
        }
    if (due.total != 0)
        pay_out(g, &due);
    memcpy(s->picks, due.picks, sizeof s->picks);
    cat_open_choices(g, f->seat); /* after what the number itself has paid */
}

/* Two for each of the 36 ways two dice can fall: the same unit in every game with dice. The bank is taken to be full. */
void cat_yields(const struct th_ctx *g, int yield[CAT_OWNERS])
{
    memset(yield, 0, CAT_OWNERS * sizeof *yield);
    for (int hex = 0; hex < cat_ru(g)->graph.n_map; hex++) {
        struct due due = { .total = 0 };
        int ways = cat_pips(cat_bs(g)->number[hex]);
        if (ways == 0 || hex_sleeps(g, hex))
            continue;
        add_hex(g, hex, &due);
        for (int i = 0; i < CAT_OWNERS; i++)
            yield[i] += 2 * ways * (cat_total(due.owner[i]) + due.picks[i]);
    }
}

struct cat_yield cat_node_yield(const struct th_ctx *g, int node)
{
    const uint8_t *hex = cat_ru(g)->graph.node_hex[node];
    struct cat_yield all = { .setup = 1 };
    for (int i = 0; i < 3 && hex[i] != CAT_NONE; i++) {
        int res = cat_res_at(g, hex[i]);
        struct cat_yield y = { .node = (uint8_t)node, .hex = hex[i], .setup = 1 };
        y.goods = res >= 0 ? cat_some(res, 1) : 0;
        CAT_EACH(g, yield, fold)
            fold(g, &y);
        all.goods += y.goods;
        all.picks = (uint8_t)(all.picks + y.picks);
    }
    return all;
}

/* -------------------------------------------------------- cards of choice */

void cat_open_choices(struct th_ctx *g, int seat)
{
    for (int i = 0; i < g->flow->seats; i++)
        if (cat_bs(g)->picks[i] > 0) {
            th_push(g, CAT_F_CHOICES, seat, 0);
            return;
        }
}

/* One seat after the other, the frame's own first. Frame catan.choices: n = seats that were asked. */
void cat_run_choices(struct th_ctx *g, struct th_frame *f)
{
    while (f->n < g->flow->seats) {
        int seat = (f->seat + f->n++) % g->flow->seats, n = cat_bs(g)->picks[seat];
        cat_bs(g)->picks[seat] = 0;
        if (n > 0) {
            th_push(g, cat_ru(g)->params.choice, seat, 0)->n = (uint8_t)n;
            return;
        }
    }
    th_pop(g);
}
