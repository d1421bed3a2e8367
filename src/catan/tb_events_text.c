/* tb_events_text.c - the Event Cards as text and as JSON, and what a position with them must keep to.
 *
 * Lines: docs/NOTATION.md. Clauses: CT-EV-01..04, CT-EV-27, CT-HID-01. */
#include "sea.h"
#include "tb_events.h"

static const struct th_words cards = { cat_card_name, CAT_CARD_NB };

/* -------------------------------------------------------------------- lines */

static bool next_row(struct th_line *l, int *row)
{
    int card, number;
    if (!th_next_name(l, &cards, &card) || !th_next_int(l, 2, 12, &number))
        return false;
    for (*row = 0; *row < TB_EVENT_ROWS; ++*row)
        if (tb_event_deck[*row].card == card && tb_event_deck[*row].number == number)
            return true;
    return th_line_refuse(l, CT_EV_02, "there is no such event card");
}

/* `revealed epidemic 6 1` */
static bool set_revealed(struct th_line *l)
{
    int row, n;
    if (!next_row(l, &row) || !th_next_int(l, 0, TB_EVENT_CARDS, &n))
        return false;
    if (n > tb_event_deck[row].count)
        return th_line_refuse(l, CT_EV_02, "there are not so many cards");
    tb_ev(l->g)->seen[row] = (uint8_t)n;
    return true;
}

/* `event_card epidemic 6`: it lies there, so it was revealed. */
static bool set_card(struct th_line *l)
{
    struct tb_events_state *e = tb_ev(l->g);
    int row;
    if (!next_row(l, &row))
        return false;
    if (e->seen[row] == 0)
        e->seen[row] = 1;
    e->card = (uint8_t)(row + 1);
    return true;
}

/* `number 8 3`: the number of the turn and the red die, 0 where there is none. */
static bool set_number(struct th_line *l)
{
    struct cat_base *s = cat_bs(l->g);
    s->die[1] = 0;
    return th_next_byte(l, 2, 12, &s->total) && th_next_byte(l, 0, 6, &s->die[0]);
}

static bool set_damaged(struct th_line *l)
{
    int edge;
    if (!th_next_id(l, 'e', cat_ru(l->g)->graph.n_edge, &edge))
        return false;
    sea_put_edge(&tb_ev(l->g)->damaged, edge);
    return true;
}

const struct th_line_def tb_event_lines[] = {
    { .word = "revealed", .read = set_revealed },
    { .word = "event_card", .read = set_card },
    { .word = "number", .read = set_number },
    { .word = "damaged_road", .read = set_damaged },
    { 0 },
};

static void dump_row(struct th_out *o, const char *word, int row)
{
    th_line_start(o, word);
    th_line_name(o, cat_card_name[tb_event_deck[row].card]);
    th_line_int(o, tb_event_deck[row].number);
}

static void dump_number(const struct cat_base *s, struct th_out *o)
{
    if (s->total == 0 || s->die[1] != 0)
        return;
    th_line_start(o, "number");
    th_line_int(o, s->total);
    th_line_int(o, s->die[0]);
    th_line_end(o);
}

void tb_event_dump(const struct th_ctx *g, struct th_out *o)
{
    const struct tb_events_state *e = tb_ev(g);
    for (int row = 0; row < TB_EVENT_ROWS; row++)
        if (e->seen[row] > 0) {
            dump_row(o, "revealed", row);
            th_line_int(o, e->seen[row]);
            th_line_end(o);
        }
    if (e->card != 0) {
        dump_row(o, "event_card", e->card - 1);
        th_line_end(o);
    }
    dump_number(cat_bs(g), o);
    SEA_EACH_EDGE(e->damaged, edge) {
        th_line_start(o, "damaged_road");
        th_line_id(o, 'e', edge);
        th_line_end(o);
    }
}

/* -------------------------------------------------------------------- check */

static int check_deck(const struct th_ctx *g, struct th_why *why)
{
    const struct tb_events_state *e = tb_ev(g);
    for (int row = 0; row < TB_EVENT_ROWS; row++)
        if (e->seen[row] > tb_event_deck[row].count)
            return th_fail(why, CT_EV_02, "an event card was revealed too often", NULL);
    if (tb_cards_left(g) < 0)
        return th_fail(why, CT_EV_03, "more cards were revealed than lie above New Year", NULL);
    if (e->card > TB_EVENT_ROWS)
        return th_fail(why, CT_EV_02, "there is no such event card", NULL);
    if (e->card == 0)
        return 0;
    int number = tb_event_deck[e->card - 1].number,
        total = cat_bs(g)->total; /* 0: the next one is to come (CT-TW-14) */
    if (e->seen[e->card - 1] == 0 || (total != 0 && total != number))
        return th_fail(why, CT_EV_05, "the card and the number of the turn do not agree", NULL);
    return 0;
}

static int check_roads(const struct th_ctx *g, struct th_why *why)
{
    unsigned owners = 0;
    SEA_EACH_EDGE(tb_ev(g)->damaged, edge) {
        int byte = cat_bs(g)->edge[edge], owner = cat_edge_owner(cat_bs(g), edge);
        if (cat_piece_on(TH_T_EDGE, byte) != CAT_ROAD_PIECE || owner >= g->flow->seats)
            return th_fail(why, CT_EV_26, "only a player's road can be damaged", NULL);
        if ((owners >> owner & 1) != 0)
            return th_fail(why, CT_EV_27, "a player has two damaged roads", NULL);
        owners |= 1U << owner;
    }
    return 0;
}

int tb_event_check(const struct th_ctx *g, struct th_why *why)
{
    return check_deck(g, why) != 0 || check_roads(g, why) != 0 ? -1 : 0;
}

/* ----------------------------------------------------------------- describe */

static void describe_deck(const struct th_ctx *g, struct th_json *out)
{
    th_json_open(out, "deck", '[');
    for (int row = 0; row < TB_EVENT_ROWS; row++) {
        th_json_open(out, NULL, '{');
        th_json_str(out, "card", cat_card_name[tb_event_deck[row].card]);
        th_json_int(out, "number", tb_event_deck[row].number);
        th_json_int(out, "of", tb_event_deck[row].count);
        th_json_int(out, "seen", tb_ev(g)->seen[row]);
        th_json_close(out, '}');
    }
    th_json_close(out, ']');
}

/* How far everybody is whom the card asks. */
static void describe_choices(const struct th_ctx *g, struct th_json *out)
{
    static const char *const name[] = {
        [TB_WAITS] = "waits", [TB_CHOOSES] = "chooses", [TB_CHOSEN] = "chosen"
    };
    th_json_open(out, "choices", '[');
    for (int seat = 0; seat < g->flow->seats; seat++) {
        enum tb_choice c = tb_choice_of(g, seat);
        if (c == TB_NOT_ASKED)
            continue;
        th_json_open(out, NULL, '{');
        th_json_int(out, "seat", seat + 1);
        th_json_str(out, "state", name[c]);
        th_json_close(out, '}');
    }
    th_json_close(out, ']');
}

static void describe_roads(const struct th_ctx *g, struct th_json *out)
{
    th_json_open(out, "damaged", '[');
    SEA_EACH_EDGE(tb_ev(g)->damaged, edge)
        th_json_id(out, NULL, 'e', edge);
    th_json_close(out, ']');
}

/* On the map: the road itself is among the base's pieces. */
static void describe_pieces(const struct th_ctx *g, struct th_json *out)
{
    SEA_EACH_EDGE(tb_ev(g)->damaged, edge) {
        th_json_open(out, NULL, '{');
        th_json_str(out, "kind", "damaged_road");
        th_json_id(out, "at", 'e', edge);
        th_json_int(out, "owner", cat_edge_owner(cat_bs(g), edge) + 1);
        th_json_close(out, '}');
    }
}

static void describe_table(const struct th_ctx *g, struct th_json *out)
{
    bool new_year = cat_opt(g, CAT_OPT_NEW_YEAR) != 0;
    th_json_open(out, "events", '{');
    if (tb_ev(g)->card != 0) {
        th_json_str(out, "card", cat_card_name[tb_event(g)]);
        th_json_int(out, "number", tb_event_deck[tb_ev(g)->card - 1].number);
    }
    if (cat_bs(g)->die[0] != 0)
        th_json_int(out, "red", cat_bs(g)->die[0]);
    th_json_bool(out, "new_year", new_year);
    th_json_int(out, "left", tb_cards_left(g));
    th_json_int(out, "of", new_year ? TB_YEAR : TB_EVENT_CARDS);
    describe_deck(g, out);
    describe_choices(g, out);
    describe_roads(g, out);
    if (th_on_top(g, TB_F_AID))
        th_json_int(out, "receiver", th_top(g)->a + 1);
    th_json_close(out, '}');
}

void tb_event_describe(const struct th_ctx *g, enum th_section s, struct th_json *out)
{
    if (s == TH_PIECES_SECTION)
        describe_pieces(g, out);
    if (s == TH_TABLE_SECTION)
        describe_table(g, out);
}
