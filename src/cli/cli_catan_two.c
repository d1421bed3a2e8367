/* cli_catan_two.c - what the terminal shows of Catan for Two: tokens and what an action costs, the first roll, pieces left of the
 * colours nobody plays. */
#include "cli_catan.h"
#include "tb_two.h"

enum {
    LINE = 160
};

static const char *count(char buf[16], int n)
{
    snprintf(buf, 16, "%d", n);
    return buf;
}

/* `Trade tokens 5, an action costs 1` */
static int seat_line(const struct scene *s, int seat, struct draw_grid *g, int x, int y, int w)
{
    struct th_ctx c = catan_look(s);
    char line[LINE], n[16], price[16];
    say(s, line, sizeof line, "ui.catan.tokens", "n", count(n, tb_two_st(&c)->tokens[seat]),
        "price", count(price, tb_token_price(&c, seat)), NULL);
    draw_text(g, x, y, w, pen(INK_DIM), line);
    return 1;
}

static int neutral_line(const struct scene *s, int owner, struct draw_grid *g, int x, int y, int w)
{
    const struct cat_base *b = catan_base(s);
    enum draw_ink ink = seat_ink(s, owner);
    char line[LINE], name[64], roads[16], towns[16], route[16];
    say_seat(s, owner, name, sizeof name);
    draw_text(g, x, y, 1, pen_bold(draw_on(ink), ink), say_letter(s, owner));
    say(s, line, sizeof line, "ui.catan.neutral", "seat", name, "roads",
        count(roads, b->left[CAT_ROAD_PIECE][owner]), "settlements",
        count(towns, b->left[CAT_TOWN_PIECE][owner]), "route", count(route, b->route[owner]), NULL);
    int at = 2 + draw_text(g, x + 2, y, w - 2, pen(INK_DIM), line) + 1;
    if (b->route_holder == owner + 1)
        draw_text(g, x + at, y, w - at, pen_bold(INK_WARN, INK_NONE),
                  tr(s->lang, "title.catan.neutral_route"));
    return 1;
}

static int table(const struct scene *s, struct draw_grid *g, int x, int y, int w)
{
    struct th_ctx c = catan_look(s);
    char line[LINE], n[16];
    int lines = 0;
    say(s, line, sizeof line, "ui.catan.token_supply", "n", count(n, tb_token_supply(&c)), NULL);
    draw_text(g, x, y + lines++, w, pen(INK_DIM), line);
    if (tb_two_st(&c)->first != 0) {
        say(s, line, sizeof line, "ui.catan.first_roll", "n", count(n, tb_two_st(&c)->first), NULL);
        draw_text(g, x, y + lines++, w, pen(INK_TEXT), line);
    }
    for (int owner = s->rules->seats; owner < s->rules->owners; owner++)
        lines += neutral_line(s, owner, g, x, y + lines, w);
    return lines;
}

/* ---------------------------------------------------------------- sentences */

static void cost(const struct scene *s, int kind, char *buf, size_t cap)
{
    struct th_ctx c = catan_look(s);
    if ((kind != TB_MV_FORCED && kind != TB_MV_HOME) || s->viewer >= s->rules->seats)
        return;
    bool one = tb_token_price(&c, s->viewer) == 1;
    snprintf(buf, cap, "%s", tr(s->lang, one ? "ui.catan.one_token" : "ui.catan.two_tokens"));
}

static int asked(const struct scene *s, int seat)
{
    (void)seat;
    return catan_asks(s, TB_F_GIVE_BACK) ? catan_asking(s)->n : 0;
}

static const char *role(const struct scene *s, int seat)
{
    (void)seat;
    static const char *const what[] = { "", "settlement", "bridge" };
    if (catan_asks(s, TB_F_DRILL))
        return catan_asking(s)->n > 0 ? "promotion" : "";
    return catan_asks(s, TB_F_NEUTRAL) ? what[catan_asking(s)->n] : "";
}

/* The two who trade are told which card, and nothing twice. */
static bool retells(const struct th_event *e, const struct th_event *next)
{
    return e->kind == TB_EV_RETURNED && next->kind == TB_EV_GAVE_BACK;
}

const struct catan_part catan_part_two = {
    .module = CAT_M_TWO,
    .seat = seat_line,
    .table = table,
    .cost = cost,
    .asked = asked,
    .role = role,
    .retells = retells,
};
