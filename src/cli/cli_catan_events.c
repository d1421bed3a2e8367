/* cli_catan_events.c - what the terminal shows of the Event Cards: this turn's card with its text, how long the year lasts, damaged roads. */
#include "cli_catan.h"
#include "tb_events.h"

/* ------------------------------------------------------------------- board */

/* `xRx`: the road lies across. */
static bool piece(const struct scene *s, int type, int at, struct catan_piece *out)
{
    struct th_ctx g = catan_look(s);
    if (type != TH_T_EDGE || !tb_lies_across(&g, at))
        return false;
    out->owner = cat_edge_owner(cat_bs(&g), at);
    snprintf(out->text, sizeof out->text, "x%sx", say_letter(s, out->owner));
    return true;
}

static void place(const struct scene *s, int type, int value, char *buf, size_t cap)
{
    struct th_ctx g = catan_look(s);
    bool damaged = type == TH_T_EDGE && tb_lies_across(&g, value);
    snprintf(buf, cap, "%s", damaged ? tr(s->lang, "place.catan.damaged_road") : "");
}

static int legend(const struct scene *s, struct draw_grid *g, int x, int y, int w)
{
    return draw_wrap(g, x, y, w, 2, pen(INK_DIM), tr(s->lang, "ui.catan.events_legend"));
}

/* ------------------------------------------------------------------- table */

static int card_lines(const struct scene *s, struct draw_grid *g, int x, int y, int w)
{
    struct th_ctx c = catan_look(s);
    char line[160], name[96], number[16], key[64];
    int card = tb_event(&c), lines = 0;
    if (card < 0)
        return 0;
    say_value(s, TH_T_CARD, card, name, sizeof name);
    snprintf(number, sizeof number, "%d", tb_event_deck[tb_ev(&c)->card - 1].number);
    say(s, line, sizeof line, "ui.catan.event_card", "n", number, "card", name, NULL);
    lines += draw_wrap(g, x, y, w, 2, pen_bold(INK_STRONG, INK_NONE), line);
    if (card == TB_PROSPERS || s->tight)
        return lines;
    snprintf(key, sizeof key, "text.catan.%s", cat_card_name[card]);
    return lines + draw_wrap(g, x, y + lines, w, 5, pen(INK_TEXT), tr(s->lang, key));
}

/* How many cards until they are mixed, and how many of those that can come are a 7. */
static int deck_line(const struct scene *s, struct draw_grid *g, int x, int y, int w)
{
    struct th_ctx c = catan_look(s);
    char line[200], left[16], sevens[16], all[16];
    int seven = 0, cards = 0;
    for (int row = 0; row < TB_EVENT_ROWS; row++) {
        cards += tb_cards_to_come(&c, row);
        seven += tb_event_deck[row].number == 7 ? tb_cards_to_come(&c, row) : 0;
    }
    snprintf(left, sizeof left, "%d", tb_cards_left(&c));
    snprintf(sevens, sizeof sevens, "%d", seven);
    snprintf(all, sizeof all, "%d", cards);
    bool new_year = s->rules->opt[CAT_OPT_NEW_YEAR] != 0;
    say(s, line, sizeof line, new_year ? "ui.catan.until_new_year" : "ui.catan.until_mixed", "n",
        left, "sevens", sevens, "all", all, NULL);
    return draw_wrap(g, x, y, w, 2, pen(INK_TEXT), line);
}

static int table(const struct scene *s, struct draw_grid *g, int x, int y, int w)
{
    char line[96], face[16];
    int lines = card_lines(s, g, x, y, w), red = catan_base(s)->die[0];
    if (red != 0) {
        snprintf(face, sizeof face, "%d", red);
        say(s, line, sizeof line, "ui.catan.red_die", "n", face, NULL);
        draw_text(g, x, y + lines++, w, pen(INK_WARN), line);
    }
    return lines + deck_line(s, g, x, y + lines, w);
}

/* --------------------------------------------------------------- questions */

static const char *role(const struct scene *s, int seat)
{
    (void)seat;
    if (catan_asks(s, CAT_F_BEFORE))
        return catan_rules(s)->params.deckless != 0 ? "reveal" : "card_or_reveal";
    return "";
}

static void cost(const struct scene *s, int kind, char *buf, size_t cap)
{
    struct th_ctx g = catan_look(s);
    if (kind == TB_MV_REPAIR && cat_paid_here(&g))
        say_goods(s, catan_rules(s)->params.cost[CAT_ROAD_PIECE], buf, cap);
}

/* The two who are concerned are told which card, and nothing twice. */
static bool retells(const struct th_event *e, const struct th_event *next)
{
    return e->kind == TB_EV_HANDED && next->kind == TB_EV_HANDED_CARD;
}

static void count(const struct th_event *e, struct play_tally *t)
{
    if (e->kind == TB_EV_CARD && e->a[1] >= 2 && e->a[1] <= 12)
        t->dice[e->a[1]]++;
}

const struct catan_part catan_part_events = {
    .module = CAT_M_EVENTS,
    .table = table,
    .legend = legend,
    .piece = piece,
    .place = place,
    .cost = cost,
    .role = role,
    .retells = retells,
    .count = count,
};
