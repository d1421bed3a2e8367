/* tb_gold.c - gold: coins that are no cards, what the bank gives for them and takes for them.
 *
 * It comes with the modules that need it. The coins lie in the base, where deals find them (CT-GOLD-05); this module
 * owns tb.gold, how often the seat on turn has bought a card with gold. There is always gold enough (CT-GOLD-01).
 * Clauses: CT-GOLD-*. Tests: gold.t. */
#include "tb_gold.h"

static uint8_t *bought(const struct th_ctx *g)
{
    return &cat_st(g)->tb.gold.bought;
}

int tb_gold_bought(const struct th_ctx *g)
{
    return *bought(g);
}

void tb_gold_give(struct th_ctx *g, int owner, int n)
{
    if (owner >= g->flow->seats || n == 0)
        return;
    cat_coins(g, owner, n);
    th_emit(g, n > 0 ? TB_EV_GOLD : TB_EV_GOLD_PAID, owner,
            { (int16_t)(n > 0 ? n : -n), (int16_t)cat_bs(g)->coins[owner] });
}

/* ------------------------------------------------------- cards for gold (CT-GOLD-02) */

th_clause tb_no_spend(const struct th_ctx *g, int seat, th_move m)
{
    const struct cat_base *s = cat_bs(g);
    int kind = th_arg(m, 0);
    th_clause no = cat_no_trade_now(g);
    if (no != 0)
        return no;
    if (kind >= CAT_RES_NB)
        return CT_GOLD_07;
    if (*bought(g) >= TB_GOLD_PURCHASES || s->coins[seat] < TB_GOLD_PRICE)
        return CT_GOLD_02;
    return cat_count(s->bank, kind) > 0 ? 0 : CB_TRADE_12;
}

void tb_do_spend(struct th_ctx *g, int seat, th_move m)
{
    int kind = th_arg(m, 0);
    ++*bought(g);
    cat_coins(g, seat, -TB_GOLD_PRICE);
    cat_gain(g, seat, cat_some(kind, 1));
    th_emit(g, TB_EV_SPENT, seat, { TB_GOLD_PRICE, (int16_t)kind });
}

/* A row of the turn table. */
void tb_gold_turn_end(struct th_ctx *g, struct th_frame *f)
{
    (void)f;
    *bought(g) = 0;
}

/* ------------------------------------------------------- gold for cards (CT-GOLD-04) */

int tb_gold_kinds(const struct th_ctx *g)
{
    return cat_ru(g)->params.sells_goods ? cat_ru(g)->params.goods : CAT_RES_NB;
}

int tb_gold_rate(const struct th_ctx *g, int seat, int kind)
{
    struct cat_swap w = { .seat = (uint8_t)seat, .give = (uint8_t)kind, .get = CAT_COINS };
    int rate = cat_rate(g, &w), ports = cat_bs(g)->ports[seat];
    if (rate > 2 || cat_opt(g, CAT_OPT_GOLD_2TO1) != 0)
        return rate;
    return (ports & CAT_GENERIC_PORT) != 0 ? 3 : cat_ru(g)->params.bank_rate;
}

th_clause tb_no_sell(const struct th_ctx *g, int seat, th_move m)
{
    int kind = th_arg(m, 0);
    th_clause no = cat_no_trade_now(g);
    if (no != 0)
        return no;
    if (kind >= tb_gold_kinds(g))
        return CT_GOLD_07;
    return cat_count(cat_bs(g)->hand[seat], kind) < tb_gold_rate(g, seat, kind) ? CT_GOLD_04 : 0;
}

void tb_do_sell(struct th_ctx *g, int seat, th_move m)
{
    int kind = th_arg(m, 0), rate = tb_gold_rate(g, seat, kind);
    cat_pay(g, seat, cat_some(kind, rate));
    cat_coins(g, seat, 1);
    th_emit(g, TB_EV_SOLD, seat, { (int16_t)kind, (int16_t)rate });
}

/* ------------------------------------------------------------------- list */

static void gen(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    if (f->kind != CAT_F_ACT || (f->actors >> seat & 1) == 0)
        return;
    for (int word = TB_MV_SPEND; word <= TB_MV_SELL; word++)
        for (int kind = 0; kind < cat_ru(g)->params.goods; kind++) {
            th_move m = th_make(word, kind, 0, 0);
            if (g->rules->move[word].no(g, seat, m) == 0)
                th_add(out, m);
        }
}

/* --------------------------------------------------------------- positions */

static void params(struct cat_params *p, const struct th_setup *setup)
{
    (void)setup;
    p->coins = 1;
}

static void lay(struct th_ctx *g)
{
    for (int seat = 0; seat < g->flow->seats; seat++)
        cat_bs(g)->coins[seat] = cat_ru(g)->params.purse;
}

static bool set_gold(struct th_line *l)
{
    int seat, n;
    if (!th_next_seat(l, &seat) || !th_next_int(l, 0, CAT_MOST_COINS, &n))
        return false;
    cat_bs(l->g)->coins[seat] = (uint16_t)n;
    return true;
}

static const struct th_line_def lines[] = {
    { .word = "gold", .read = set_gold },
    { "gold_bought", TH_BYTES(struct cat_state, tb.gold.bought, 0, TB_GOLD_PURCHASES, 1) },
    { 0 },
};

static void dump(const struct th_ctx *g, struct th_out *o)
{
    for (int seat = 0; seat < g->flow->seats; seat++) {
        if (cat_bs(g)->coins[seat] == 0 && cat_ru(g)->params.purse == 0)
            continue;
        th_line_start(o, "gold");
        th_line_int(o, seat + 1);
        th_line_int(o, cat_bs(g)->coins[seat]);
        th_line_end(o);
    }
    th_line_number(o, "gold_bought", *bought(g));
}

static int check(const struct th_ctx *g, struct th_why *why)
{
    if (*bought(g) > TB_GOLD_PURCHASES)
        return th_fail(why, CT_GOLD_02, "too many cards were bought with gold", NULL);
    for (int i = g->flow->seats; i < CAT_OWNERS; i++)
        if (cat_bs(g)->coins[i] != 0)
            return th_fail(why, CT_X_13, "somebody who does not play has gold", NULL);
    return 0;
}

static void describe_seat(const struct th_ctx *g, int seat, struct th_json *out)
{
    th_json_open(out, NULL, '{');
    th_json_int(out, "seat", seat + 1);
    th_json_int(out, "gold", cat_bs(g)->coins[seat]);
    th_json_open(out, "prices", '{'); /* cards a move takes, by word and kind */
    th_json_open(out, "sell", '{');
    for (int kind = 0; kind < tb_gold_kinds(g); kind++)
        th_json_int(out, cat_res_name[kind], tb_gold_rate(g, seat, kind));
    th_json_close(out, '}');
    th_json_close(out, '}');
    th_json_close(out, '}');
}

static void describe(const struct th_ctx *g, enum th_section s, struct th_json *out)
{
    if (s != TH_TABLE_SECTION)
        return;
    th_json_open(out, "gold", '{');
    th_json_int(out, "price", TB_GOLD_PRICE);
    th_json_int(out, "bought", *bought(g));
    th_json_int(out, "most", TB_GOLD_PURCHASES);
    th_json_open(out, "seats", '[');
    for (int seat = 0; seat < g->flow->seats; seat++)
        describe_seat(g, seat, out);
    th_json_close(out, ']');
    th_json_close(out, '}');
}

const struct cat_module tb_gold = {
    .params = params,
    .lines = lines,
    .lay = lay,
    .gen = gen,
    .check = check,
    .dump = dump,
    .describe = describe,
};
