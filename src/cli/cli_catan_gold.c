/* cli_catan_gold.c - what the terminal shows of gold: everybody's coins, what the bank asks and gives for them. */
#include "cli_catan.h"
#include "tb_gold.h"

static int seat_line(const struct scene *s, int seat, struct draw_grid *g, int x, int y, int w)
{
    char line[64], count[16];
    snprintf(count, sizeof count, "%d", catan_base(s)->coins[seat]);
    say(s, line, sizeof line, "ui.catan.gold", "n", count, NULL);
    draw_text(g, x, y, w, pen(INK_DIM), line);
    return 1;
}

/* `Gold 5; 2 gold buy a card, bought this turn: 1 of 2; one gold for 4:1, ore 2:1` */
static int hand(const struct scene *s, struct draw_grid *g, int x, int y, int w)
{
    struct th_ctx c = catan_look(s);
    char line[PLAY_TEXT], rates[320], count[16], price[16], used[16], most[16];
    int rate[CAT_KINDS];
    bool turn = c.flow->on_turn == s->viewer + 1;
    for (int kind = 0; kind < catan_rules(s)->params.goods; kind++)
        rate[kind] = tb_gold_rate(&c, s->viewer, kind);
    catan_say_rates(s, rate, rates, sizeof rates);
    snprintf(count, sizeof count, "%d", catan_base(s)->coins[s->viewer]);
    snprintf(price, sizeof price, "%d", TB_GOLD_PRICE);
    snprintf(used, sizeof used, "%d", turn ? tb_gold_bought(&c) : 0);
    snprintf(most, sizeof most, "%d", TB_GOLD_PURCHASES);
    say(s, line, sizeof line, "ui.catan.own_gold", "n", count, "price", price, "used", used, "most",
        most, "rates", rates, NULL);
    return draw_wrap(g, x, y, w, 3, pen(INK_TEXT), line);
}

static enum draw_ink good(int kind)
{
    return kind == CAT_COINS ? INK_GOLD : INK_NONE;
}

/* So many cards go for one gold. */
static int number(const struct scene *s, int seat, th_move m)
{
    struct th_ctx c = catan_look(s);
    return th_kind(m) == TB_MV_SELL ? tb_gold_rate(&c, seat, th_arg(m, 0)) : 0;
}

const struct catan_part catan_part_gold = {
    .module = CAT_M_GOLD,
    .seat = seat_line,
    .hand = hand,
    .good = good,
    .number = number,
};
