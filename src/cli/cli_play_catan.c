/* cli_play_catan.c - what the terminal shows of Catan besides the board: seats, bank, hand, places, prices, the end.
 *
 * Everything is read from a view: hidden cards of others are numbers here and nothing else. What modules add comes from their
 * parts (cli_catan.h). */
#include "cli_catan.h"
#include "cli_draw_catan.h"

#include <stdlib.h>
#include <string.h>

static const struct cat_graph *graph_of(const struct scene *s)
{
    return &catan_rules(s)->graph;
}

static const struct cat_params *params_of(const struct scene *s)
{
    return &catan_rules(s)->params;
}

static bool has_deck(const struct scene *s) /* are there development cards at this table? */
{
    return params_of(s)->deck != 0;
}

const struct th_frame *catan_asking(const struct scene *s)
{
    const struct th_flow *flow = s->view;
    return flow->depth > 0 ? &flow->stack[flow->depth - 1] : NULL;
}

bool catan_asks(const struct scene *s, int kind)
{
    const struct th_frame *f = catan_asking(s);
    return f != NULL && f->kind == kind;
}

/* ------------------------------------------------------------------ places */

void catan_add_word(char *buf, size_t cap, const char *glue, const char *word)
{
    size_t n = strlen(buf);
    snprintf(buf + n, cap - n, "%s%s", n > 0 ? glue : "", word);
}

bool catan_say_points(const struct scene *s, const char *key,
                      int (*points)(const struct th_ctx *g, int seat), char line[CATAN_LINE])
{
    struct th_ctx g = catan_look(s);
    char list[CATAN_LINE / 2] = "", name[64], one[96];
    for (int seat = 0; seat < s->rules->seats; seat++) {
        int n = points(&g, seat);
        if (n == 0)
            continue;
        say_seat(s, seat, name, sizeof name);
        snprintf(one, sizeof one, "%s %+d", name, n);
        catan_add_word(list, sizeof list, ", ", one);
    }
    if (list[0] != '\0')
        say(s, line, CATAN_LINE, key, "list", list, NULL);
    return list[0] != '\0';
}

void catan_say_numbers(const struct th_ctx *g, int hex, char buf[16])
{
    char one[8];
    buf[0] = '\0';
    for (int total = 2; total <= 12; total++) {
        if ((cat_bs(g)->number[hex] >> total & 1) == 0)
            continue;
        snprintf(one, sizeof one, "%d", total);
        catan_add_word(buf, 16, "/", one);
    }
}

/* `forest 8` */
static void say_hex(const struct scene *s, int hex, char *buf, size_t cap)
{
    const struct cat_base *b = catan_base(s);
    char number[16];
    say_value(s, TH_T_TERRAIN, b->terrain[hex], buf, cap);
    for (int total = 2; total <= 12; total++) {
        if ((b->number[hex] >> total & 1) != 0) {
            snprintf(number, sizeof number, "%d", total);
            catan_add_word(buf, cap, " ", number);
        }
    }
}

/* `3:1` or `2:1 wool`, if the crossing has a harbour. */
static void add_harbour(const struct scene *s, int node, char *buf, size_t cap)
{
    const struct cat_base *b = catan_base(s);
    for (int i = 0; i < CAT_HARBOURS; i++) {
        if (b->harbour[i] == 0)
            continue;
        const uint8_t *end = graph_of(s)->edge_node[b->harbour[i] - 1];
        char name[64], rate[96];
        if (end[0] != node && end[1] != node)
            continue;
        if (b->harbour_kind[i] == CAT_ANY_HARBOUR) {
            catan_add_word(buf, cap, ", ", "3:1");
            continue;
        }
        say_value(s, TH_T_RES, b->harbour_kind[i], name, sizeof name);
        snprintf(rate, sizeof rate, "2:1 %s", name);
        catan_add_word(buf, cap, ", ", rate);
    }
}

/* Land hexes of a list, told one after the other. */
static void say_hexes(const struct scene *s, const uint8_t *hex, int n, char *buf, size_t cap)
{
    char one[96];
    for (int i = 0; i < n && hex[i] != CAT_NONE; i++) {
        if (hex[i] >= graph_of(s)->n_map || !cat_is_land(catan_base(s)->terrain[hex[i]]) ||
            (i > 0 && hex[i] == hex[i - 1])) /* a path inside a hex has it on both sides */
            continue;
        say_hex(s, hex[i], one, sizeof one);
        catan_add_word(buf, cap, ", ", one);
    }
}

static void place(const struct scene *s, int type, int value, char *buf, size_t cap)
{
    const struct cat_graph *g = graph_of(s);
    buf[0] = '\0';
    if (type == TH_T_HEX) {
        say_hex(s, value, buf, cap);
    } else if (type == TH_T_NODE) {
        say_hexes(s, g->node_hex[value], 3, buf, cap);
        add_harbour(s, value, buf, cap);
    } else if (type == TH_T_EDGE) {
        snprintf(buf, cap, "n%02d-n%02d", g->edge_node[value][0], g->edge_node[value][1]);
        say_hexes(s, g->edge_hex[value], 2, buf, cap);
    }
    CATAN_EACH_PART(s, part, place) {
        char more[160] = "";
        part->place(s, type, value, more, sizeof more);
        if (more[0] != '\0')
            catan_add_word(buf, cap, ", ", more);
    }
}

/* An offer to all others is one to everybody. */
static bool event_value(const struct scene *s, const struct th_event *e, int i, char *buf,
                        size_t cap)
{
    int all = (1 << s->rules->seats) - 1;
    CATAN_EACH_PART(s, part, event_value)
        if (part->event_value(s, e, i, buf, cap))
            return true;
    if (e->kind != CAT_EV_OFFER || i != 1 || (e->a[1] | 1 << e->seat) != all)
        return false;
    say_value(s, TH_T_SEATS, 0, buf, cap);
    return true;
}

/* Who may know what was stolen is told so, and nothing twice. */
static bool retells(const struct th_event *e, const struct th_event *next)
{
    for (int i = 0; catan_parts[i] != NULL; i++)
        if (catan_parts[i]->retells != NULL && catan_parts[i]->retells(e, next))
            return true;
    return e->kind == CAT_EV_ROBBED && next->kind == CAT_EV_STOLE;
}

/* ------------------------------------------------------------------ moves */

static bool move_value(const struct scene *s, th_move m, int i, int slot, char *buf, size_t cap)
{
    CATAN_EACH_PART(s, part, move_value)
        if (part->move_value(s, m, i, slot, buf, cap))
            return true;
    return false;
}

static int number(const struct scene *s, int seat, th_move m)
{
    CATAN_EACH_PART(s, part, number) {
        int n = part->number(s, seat, m);
        if (n != 0)
            return n;
    }
    if (th_kind(m) == CAT_BANK) {
        struct th_ctx g = catan_look(s);
        struct cat_swap swap = { .seat = (uint8_t)seat,
                                 .give = (uint8_t)th_arg(m, 0),
                                 .get = (uint8_t)th_arg(m, 1) };
        return cat_rate(&g, &swap);
    }
    return th_kind(m) == CAT_TAKE ? th_arg(m, 1) : 0;
}

/* What a move builds or buys; CAT_NO_PIECE: nothing. */
static int piece_of(const struct scene *s, int kind)
{
    for (int piece = 0; piece < CAT_PIECE_NB; piece++)
        if (cat_in_play(s->rules, piece) && cat_piece[piece].move == kind)
            return piece;
    return CAT_NO_PIECE;
}

static void cost(const struct scene *s, int kind, char *buf, size_t cap)
{
    struct th_ctx g = catan_look(s);
    int piece = piece_of(s, kind);
    buf[0] = '\0';
    CATAN_EACH_PART(s, part, cost)
        if (buf[0] == '\0')
            part->cost(s, kind, buf, cap);
    if (buf[0] == '\0' && piece != CAT_NO_PIECE && cat_paid_here(&g))
        say_goods(s, params_of(s)->cost[piece], buf, cap);
}

static int asked(const struct scene *s, int seat)
{
    CATAN_EACH_PART(s, part, asked) {
        int n = part->asked(s, seat);
        if (n != 0)
            return n;
    }
    if (catan_asks(s, CAT_F_OWE) && seat < CAT_OWNERS)
        return catan_base(s)->owe[seat];
    if (catan_asks(s, CAT_F_PICK) || catan_asks(s, CAT_F_EDGES) ||
        catan_asks(s, params_of(s)->choice))
        return catan_asking(s)->n;
    return 0;
}

/* Who is asked about a trade: its maker confirms, the others answer. Who may speak in an action phase proposes. Modules
 * begin with a city, or play without the cards that come before the roll. */
static const char *role(const struct scene *s, int seat)
{
    CATAN_EACH_PART(s, part, role) {
        const char *word = part->role(s, seat);
        if (word[0] != '\0')
            return word;
    }
    if (catan_asks(s, CAT_F_SETTLE) || catan_asks(s, CAT_F_TRACK))
        return params_of(s)->round[catan_asking(s)->n].piece == CAT_CITY_PIECE ? "city" : "";
    if (catan_asks(s, CAT_F_BEFORE))
        return has_deck(s) ? "" : "bare";
    if (catan_asks(s, CAT_F_TRADE))
        return catan_asking(s)->seat == seat ? "confirm" : "answer";
    if (catan_asks(s, CAT_F_ACT) && catan_asking(s)->seat != seat)
        return "propose";
    return "";
}

/* An offer that cannot be paid is declined without a question. */
static th_move forced(const struct scene *s, int seat)
{
    const struct th_moves *m = &s->play->moves;
    CATAN_EACH_PART(s, part, forced) {
        th_move move = part->forced(s, seat);
        if (move != 0)
            return move;
    }
    bool answer = catan_asks(s, CAT_F_TRADE) && catan_asking(s)->seat != seat;
    return answer && m->n == 1 ? m->at[0] : 0;
}

/* ------------------------------------------------------------------ seats */

static int points_of(const struct scene *s, int seat)
{
    struct th_ctx g = catan_look(s);
    bool all = seat == s->viewer || th_winner(s->view) >= 0;
    return cat_points(&g, seat, all);
}

struct item { /* `cards 5` */
    const char *key;
    int n;
};

static int draw_items(const struct scene *s, const struct item *item, int n, struct draw_grid *g,
                      int x, int y, int w)
{
    char line[256] = "", one[96];
    for (int i = 0; i < n; i++) {
        snprintf(one, sizeof one, "%s %d", tr(s->lang, item[i].key), item[i].n);
        catan_add_word(line, sizeof line, w > 40 && !s->tight ? "   " : " ", one);
    }
    return draw_text(g, x, y, w, pen(INK_TEXT), line);
}

/* `left: roads 13, settlements 3`: pieces in the supply of a seat, in words or letters. */
static void list_supply(const struct scene *s, int seat, bool wide, char *buf, size_t cap)
{
    char key[96], item[64], count[16];
    snprintf(buf, cap, "%s", tr(s->lang, wide ? "ui.catan.left" : "ui.catan.left_short"));
    const char *glue = " ";
    for (int piece = 0; piece < CAT_PIECE_NB; piece++) {
        if (!cat_in_play(s->rules, piece) || params_of(s)->supply[piece] == 0)
            continue;
        const char *word = cat_piece[piece].word;
        snprintf(count, sizeof count, "%d", catan_base(s)->left[piece][seat]);
        snprintf(key, sizeof key, wide ? "left.catan.%s" : "left.catan.%s.short", word);
        if (tr_has(key))
            say(s, item, sizeof item, key, "n", count, NULL);
        else
            snprintf(item, sizeof item, "%s %s", word, count);
        catan_add_word(buf, cap, glue, item);
        glue = wide ? ", " : " ";
    }
}

/* Pieces left in the supply, then titles. */
static void draw_supply(const struct scene *s, int seat, struct draw_grid *g, int x, int y, int w)
{
    const struct cat_base *b = catan_base(s);
    char line[200];
    bool wide = w > 40 && !s->tight;
    list_supply(s, seat, wide, line, sizeof line);
    if (wide && utf8_cells(line) > w) /* so many kinds of pieces */
        list_supply(s, seat, false, line, sizeof line);
    int at = draw_text(g, x, y, w, pen(INK_DIM), line) + 1;
    if (b->route_holder == seat + 1)
        at += 1 + draw_text(g, x + at, y, w - at, pen_bold(INK_GOOD, INK_NONE),
                            tr(s->lang, "title.catan.route"));
    if (b->army_holder == seat + 1)
        draw_text(g, x + at, y, w - at, pen_bold(INK_GOOD, INK_NONE),
                  tr(s->lang, "title.catan.army"));
}

static int seat(const struct scene *s, int i, struct draw_grid *g, int x, int y, int w)
{
    const struct cat_base *b = catan_base(s);
    struct item cards[4] = { { "ui.catan.cards", cat_hand_size(b, i) } };
    int n = 1, lines = 1, indent = w > 40 && !s->tight ? 5 : 2;
    if (has_deck(s)) {
        cards[n++] = (struct item){ "ui.catan.dev", cat_dev_size(b, i) };
        cards[n++] = (struct item){ "ui.catan.knights", b->knights[i] };
    }
    cards[n++] = (struct item){ "ui.catan.road", b->route[i] };
    draw_seat_head(s, i, "say.points", points_of(s, i), g, x, y, w);
    int used = draw_items(s, cards, n, g, x + indent, y + lines++, w - indent);
    if (s->tight) /* on one line */
        draw_supply(s, i, g, x + indent + used + 1, y + lines - 1, w - indent - used - 1);
    else
        draw_supply(s, i, g, x + indent, y + lines++, w - indent);
    CATAN_EACH_PART(s, part, seat)
        lines += part->seat(s, i, g, x + indent, y + lines, w - indent);
    return lines;
}

/* ------------------------------------------------------------------- bank */

/* A resource has the colour of its land, a good of a module that which the module says. */
static enum draw_ink good_ink(const struct scene *s, int kind)
{
    CATAN_EACH_PART(s, part, good)
        if (part->good(kind) != INK_NONE)
            return part->good(kind);
    for (int terrain = 0; terrain < CAT_TERRAIN_NB; terrain++)
        if (cat_res_of(terrain) == kind)
            return draw_terrain(s, terrain);
    return INK_PAPER;
}

/* `brick 19  lumber 19 ...` with a letter of colour before each. */
static int draw_bundle(const struct scene *s, cat_cards cards, struct draw_grid *g, int x, int y,
                       int w)
{
    int at = 0, line = 0, goods = params_of(s)->goods;
    for (int kind = 0; kind < goods; kind++) {
        char name[64], text[96];
        enum draw_ink ink = good_ink(s, kind);
        say_value(s, TH_T_RES, kind, name, sizeof name);
        snprintf(text, sizeof text, "%s %d", name, cat_count(cards, kind));
        int need = utf8_cells(text) + 3;
        if (at > 0 && at + need - 2 > w) {
            at = 0;
            line++;
        }
        draw_text(g, x + at, y + line, 1, pen_on(draw_on(ink), ink), " ");
        draw_text(g, x + at + 1, y + line, w - at - 1, pen(INK_TEXT), text);
        at += need;
    }
    return line + 1;
}

static int draw_offer(const struct scene *s, int seat_no, th_move deal, const char *key,
                      struct draw_grid *g, int x, int y, int w)
{
    char text[PLAY_TEXT], name[64], give[200], want[200];
    say_seat(s, seat_no, name, sizeof name);
    say_deal(s, deal, -1, give, sizeof give);
    say_deal(s, deal, 1, want, sizeof want);
    say(s, text, sizeof text, key, "seat", name, "give", give, "want", want, NULL);
    return draw_wrap(g, x, y, w, 3, pen(INK_GOOD), text);
}

/* Offers, answers and proposals that lie on the table. */
static int draw_trades(const struct scene *s, struct draw_grid *g, int x, int y, int w)
{
    static const char *const answer[] = { "", "ui.catan.accepts", "ui.catan.rejects",
                                          "ui.catan.counters" };
    const struct cat_base *b = catan_base(s);
    int lines = 0, maker = catan_asks(s, CAT_F_TRADE) ? catan_asking(s)->seat : -1;
    for (int i = 0; i < s->rules->seats; i++) {
        if (i == maker)
            lines += draw_offer(s, i, b->deal[i], "ui.catan.offers", g, x, y + lines, w);
        else if (maker >= 0 && b->answer[i] != CAT_NO_ANSWER)
            lines += draw_offer(s, i, b->deal[i], answer[b->answer[i]], g, x, y + lines, w);
        if (b->prop[i] != 0)
            lines += draw_offer(s, i, b->prop[i], "ui.catan.proposes", g, x, y + lines, w);
    }
    return lines;
}

static int table(const struct scene *s, struct draw_grid *g, int x, int y, int w)
{
    const struct cat_base *b = catan_base(s);
    char line[160], deck[16], dice[64] = "";
    int lines = 0;
    int head = draw_text(g, x, y + lines++, w, pen_bold(INK_STRONG, INK_NONE),
                         tr(s->lang, "ui.catan.bank"));
    if (catan_rules(s)->params.bank_hidden) /* CB-HOUSE-06 */
        lines += draw_text(g, x, y + lines, w, pen(INK_DIM), tr(s->lang, "ui.catan.bank_hidden"));
    else
        lines += draw_bundle(s, b->bank, g, x, y + lines, w);
    snprintf(deck, sizeof deck, "%d", cat_deck_size(b));
    if (b->die[1] != 0)
        snprintf(dice, sizeof dice, "%d+%d=%d", b->die[0], b->die[1], b->die[0] + b->die[1]);
    if (has_deck(s) || dice[0] != '\0') {
        const char *with = has_deck(s) ? "ui.catan.deck_dice" : "ui.catan.dice";
        say(s, line, sizeof line, dice[0] != '\0' ? with : "ui.catan.deck", "n", deck, "dice", dice,
            NULL);
        if (s->tight) /* beside the heading */
            draw_text(g, x + head + 3, y, w - head - 3, pen(INK_TEXT), line);
        else
            draw_text(g, x, y + lines++, w, pen(INK_TEXT), line);
    }
    CATAN_EACH_PART(s, part, table)
        lines += part->table(s, g, x, y + lines, w);
    return lines + draw_trades(s, g, x, y + lines, w);
}

/* ------------------------------------------------------------------- hand */

static void list_cards(const struct scene *s, cat_cards cards, char *buf, size_t cap)
{
    char name[64], item[96];
    for (int card = 0; card < CAT_DEV_NB; card++) {
        if (cat_count(cards, card) == 0)
            continue;
        say_value(s, TH_T_CARD, card, name, sizeof name);
        snprintf(item, sizeof item, "%s x%d", name, cat_count(cards, card));
        catan_add_word(buf, cap, ", ", item);
    }
}

void catan_say_rates(const struct scene *s, const int *rate, char *line, size_t cap)
{
    char name[64], one[96];
    int most = 0, goods = params_of(s)->goods;
    for (int kind = 0; kind < goods; kind++)
        most = rate[kind] > most ? rate[kind] : most;
    snprintf(line, cap, "%d:1", most);
    for (int kind = 0; kind < goods; kind++) {
        if (rate[kind] == most)
            continue;
        say_value(s, TH_T_RES, kind, name, sizeof name);
        snprintf(one, sizeof one, "%s %d:1", name, rate[kind]);
        catan_add_word(line, cap, ", ", one);
    }
}

static int draw_rates(const struct scene *s, struct draw_grid *g, int x, int y, int w)
{
    struct th_ctx ctx = catan_look(s);
    char line[400], rates[320];
    int rate[CAT_KINDS], goods = params_of(s)->goods;
    for (int kind = 0; kind < goods; kind++) {
        struct cat_swap swap = { .seat = (uint8_t)s->viewer,
                                 .give = (uint8_t)kind,
                                 .get = (uint8_t)((kind + 1) % goods) };
        rate[kind] = cat_rate(&ctx, &swap);
    }
    catan_say_rates(s, rate, rates, sizeof rates);
    say(s, line, sizeof line, "ui.catan.rates", "rates", rates, NULL);
    return draw_wrap(g, x, y, w, 3, pen(INK_DIM), line);
}

static int hand(const struct scene *s, struct draw_grid *g, int x, int y, int w)
{
    const struct cat_base *b = catan_base(s);
    char line[PLAY_TEXT], count[16], list[320] = "";
    int lines = 0;
    if (s->viewer >= TH_SEATS)
        return 0;
    snprintf(count, sizeof count, "%d", cat_hand_size(b, s->viewer));
    say(s, line, sizeof line, "ui.catan.hand", "n", count, NULL);
    draw_text(g, x, y + lines++, w, pen_bold(INK_STRONG, INK_NONE), line);
    lines += draw_bundle(s, b->hand[s->viewer], g, x, y + lines, w);
    if (b->dev[s->viewer] != 0) {
        list_cards(s, b->dev[s->viewer], list, sizeof list);
        say(s, line, sizeof line, "ui.catan.own_dev", "list", list, NULL);
        lines += draw_wrap(g, x, y + lines, w, 3, pen(INK_GOOD), line);
    }
    if (b->fresh[s->viewer] != 0) {
        list[0] = '\0';
        list_cards(s, b->fresh[s->viewer], list, sizeof list);
        say(s, line, sizeof line, "ui.catan.own_fresh", "list", list, NULL);
        lines += draw_wrap(g, x, y + lines, w, 3, pen(INK_DIM), line);
    }
    CATAN_EACH_PART(s, part, hand)
        lines += part->hand(s, g, x, y + lines, w);
    return lines + draw_rates(s, g, x, y + lines, w);
}

static int legend(const struct scene *s, struct draw_grid *g, int x, int y, int w)
{
    int lines = draw_wrap(g, x, y, w, 4, pen(INK_DIM), tr(s->lang, "ui.catan.legend"));
    CATAN_EACH_PART(s, part, legend)
        lines += part->legend(s, g, x, y + lines, w);
    return lines;
}

/* -------------------------------------------------------------------- end */

static void count_event(const struct th_event *e, struct play_tally *t)
{
    for (int i = 0; catan_parts[i] != NULL; i++)
        if (catan_parts[i]->count != NULL)
            catan_parts[i]->count(e, t);
    if (e->kind == CAT_EV_ROLLED && e->a[0] + e->a[1] >= 2 && e->a[0] + e->a[1] <= 12)
        t->dice[e->a[0] + e->a[1]]++;
    else if (e->kind == CAT_EV_INCOME && e->seat < TH_SEATS)
        t->income[e->seat] += cat_total(e->x);
    else if (e->kind == CAT_EV_ROBBED && e->a[0] >= 0 && e->a[0] < TH_SEATS)
        t->robbed[e->a[0]]++;
    else if (e->kind == CAT_EV_TRADED && e->seat < TH_SEATS)
        t->trades[e->seat]++;
}

enum {
    COLUMNS = 10
};

/* One row of the final table: a name and numbers under their headings. */
static void final_row(const struct scene *s, const struct play_tally *t, int i, int value[COLUMNS])
{
    struct th_ctx g = catan_look(s);
    struct cat_score score = cat_score(&g, i, true);
    const int all[COLUMNS] = {
        cat_points(&g, i, true),
        score.towns,
        score.cities,
        score.route,
        score.army,
        score.cards + score.modules,
        t->income[i],
        t->robbed[i],
        t->trades[i],
        catan_base(s)->route[i],
    };
    memcpy(value, all, sizeof all);
}

static int final_heads(const struct scene *s, struct draw_grid *g, int x, int y, int w)
{
    char key[32];
    for (int c = 0; c < COLUMNS; c++) {
        snprintf(key, sizeof key, "end.catan.col%d", c);
        const char *head = tr(s->lang, key);
        draw_text(g, x + 22 + 8 * c - utf8_cells(head), y, w, pen(INK_DIM), head);
    }
    return 1;
}

static int final_table(const struct scene *s, const struct play_tally *t, struct draw_grid *g,
                       int x, int y, int w)
{
    int lines = final_heads(s, g, x, y, w);
    for (int i = 0; i < s->rules->seats; i++, lines++) {
        enum draw_ink ink = (enum draw_ink)(INK_SEAT + i);
        char name[64], text[16];
        int value[COLUMNS];
        bool won = th_winner(s->view) == i;
        say_seat(s, i, name, sizeof name);
        final_row(s, t, i, value);
        draw_text(g, x, y + lines, 3, pen_bold(draw_on(ink), ink), "[ ]");
        draw_text(g, x + 1, y + lines, 1, pen_bold(draw_on(ink), ink), say_letter(s, i));
        draw_text(g, x + 4, y + lines, 11, pen_with(INK_TEXT, INK_NONE, won ? DRAW_BOLD : 0), name);
        for (int c = 0; c < COLUMNS; c++) {
            int n = snprintf(text, sizeof text, "%d", value[c]);
            draw_text(g, x + 22 + 8 * c - n, y + lines, n,
                      pen_with(INK_TEXT, INK_NONE, c == 0 ? DRAW_BOLD : 0), text);
        }
    }
    return lines;
}

/* What was rolled against what was to be expected. */
static int histogram(const struct scene *s, const struct play_tally *t, struct draw_grid *g, int x,
                     int y, int w)
{
    int rolls = 0, most = 1, lines = 0;
    char count[16], line[160];
    for (int total = 2; total <= 12; total++) {
        rolls += t->dice[total];
        most = t->dice[total] > most ? t->dice[total] : most;
    }
    snprintf(count, sizeof count, "%d", rolls);
    tr_fill(line, sizeof line, tr_n(s->lang, "end.catan.dice", rolls),
            &(struct tr_hole){ "n", count }, 1);
    draw_text(g, x, y + lines++, w, pen_bold(INK_STRONG, INK_NONE), line);
    int scale = most > w - 30 ? (most + w - 31) / (w - 30) : 1;
    for (int total = 2; total <= 12; total++, lines++) {
        double due = rolls * (6 - abs(7 - total)) / 36.0;
        snprintf(line, sizeof line, "%4d %5d  (%5.1f) ", total, t->dice[total], due);
        int n = draw_text(g, x, y + lines, w, pen(INK_TEXT), line);
        for (int i = 0; i < t->dice[total] / scale; i++)
            draw_put(g, x + n + i, y + lines, '#', pen(total == 7 ? INK_WARN : INK_GOOD));
        int mark = (int)(due / scale + 0.5);
        draw_put(g, x + n + mark, y + lines, '|', pen_bold(INK_STRONG, INK_NONE));
    }
    return lines;
}

static int final(const struct scene *s, const struct play_tally *t, struct draw_grid *g, int x,
                 int y, int w)
{
    int lines = final_table(s, t, g, x, y, w) + 1;
    lines += histogram(s, t, g, x, y + lines, w);
    CATAN_EACH_PART(s, part, final)
        lines += part->final(s, t, g, x, y + lines, w);
    return lines;
}

const struct play_face play_face_catan = {
    .game = "catan",
    .board = draw_catan,
    .seat = seat,
    .table = table,
    .hand = hand,
    .legend = legend,
    .place = place,
    .event_value = event_value,
    .move_value = move_value,
    .number = number,
    .cost = cost,
    .asked = asked,
    .role = role,
    .forced = forced,
    .retells = retells,
    .count = count_event,
    .final = final,
};
