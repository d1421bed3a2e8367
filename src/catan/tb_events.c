/* tb_events.c - Catan Event Cards: a deck in place of the dice. The card's event comes first, then its number yields.
 *
 * Owns tb.events. The rest: tb_events_happen.c (the events), tb_events_road.c (roads that lie across), tb_events_text.c.
 * Clauses: CT-EV-*, CT-HID-01, CT-X-10, -11, -21, -30, -40, -49, -50. Tests: tests/rules/catan/events*.t */
#include "tb_events.h"

/* By card, then by number: the order of the moves. */
const struct tb_event_row tb_event_deck[TB_EVENT_ROWS] = {
    { TB_PROSPERS, 3, 1 },    { TB_PROSPERS, 4, 1 },    { TB_PROSPERS, 5, 2 },
    { TB_PROSPERS, 6, 2 },    { TB_PROSPERS, 8, 4 },    { TB_PROSPERS, 9, 3 },
    { TB_PROSPERS, 10, 2 },   { TB_PROSPERS, 11, 1 },   { TB_ATTACKS, 7, 6 },
    { TB_EPIDEMIC, 6, 1 },    { TB_EPIDEMIC, 8, 1 },    { TB_EARTHQUAKE, 6, 1 },
    { TB_NEIGHBORS, 6, 1 },   { TB_TOURNAMENT, 5, 1 },  { TB_ADVANTAGE, 5, 1 },
    { TB_CALM_SEAS, 9, 1 },   { TB_CALM_SEAS, 12, 1 },  { TB_FLEES, 4, 2 },
    { TB_ASSISTANCE, 10, 1 }, { TB_ASSISTANCE, 11, 1 }, { TB_CONFLICT, 3, 1 },
    { TB_PLENTIFUL, 2, 1 },
};

/* ------------------------------------------------------------------- the deck */

int tb_cards_left(const struct th_ctx *g)
{
    int left =
        cat_opt(g, CAT_OPT_NEW_YEAR) != 0 ? TB_YEAR : TB_EVENT_CARDS; /* CT-EV-03, CT-EV-04 */
    for (int row = 0; row < TB_EVENT_ROWS; row++)
        left -= tb_ev(g)->seen[row];
    return left;
}

int tb_cards_to_come(const struct th_ctx *g, int row)
{
    int seen = tb_cards_left(g) > 0 ? tb_ev(g)->seen[row] : 0; /* else all are mixed first */
    return tb_event_deck[row].count - seen;
}

int tb_event(const struct th_ctx *g)
{
    int row = tb_ev(g)->card - 1;
    return row >= 0 ? tb_event_deck[row].card : -1;
}

static int row_of(th_move m)
{
    for (int row = 0; row < TB_EVENT_ROWS; row++)
        if (tb_event_deck[row].card == th_arg(m, 0) && tb_event_deck[row].number == th_arg(m, 1))
            return row;
    return -1;
}

void tb_gen_card(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    bool fresh = tb_cards_left(g) == 0;
    (void)f;
    (void)seat;
    for (int row = 0; row < TB_EVENT_ROWS; row++) {
        const struct tb_event_row *c = &tb_event_deck[row];
        int n = c->count - (fresh ? 0 : tb_ev(g)->seen[row]);
        if (n > 0)
            th_add_weighted(out, th_make(TB_MV_CARD, c->card, c->number, 0), (uint32_t)n);
    }
}

th_clause tb_no_card(const struct th_ctx *g, int seat, th_move m)
{
    int row = row_of(m);
    (void)seat;
    if (row < 0)
        return CT_EV_02;
    return tb_cards_to_come(g, row) > 0 ? 0 : CT_EV_03;
}

/* New Year, or the last card: all 36 are mixed, and the next one is revealed at once (CT-EV-04, CT-EV-06). */
static void mix(struct th_ctx *g, int seat)
{
    bool new_year = cat_opt(g, CAT_OPT_NEW_YEAR) != 0;
    memset(tb_ev(g)->seen, 0, sizeof tb_ev(g)->seen);
    th_emit(g, new_year ? TB_EV_NEW_YEAR : TB_EV_CARDS_MIXED, seat, { 0 });
}

void tb_do_card(struct th_ctx *g, int dealer, th_move m)
{
    int seat = th_top(g)->seat, row = row_of(m);
    (void)dealer;
    th_pop(g);
    if (tb_cards_left(g) == 0)
        mix(g, seat);
    tb_ev(g)->seen[row]++;
    tb_ev(g)->card = (uint8_t)(row + 1);
    cat_bs(g)->total = (uint8_t)th_arg(m, 1); /* CT-EV-05 */
    th_emit(g, TB_EV_CARD, seat, { (int16_t)th_arg(m, 0), (int16_t)th_arg(m, 1) });
    if (cat_module_on(g->rules, CAT_M_CK))
        th_push(g, TB_F_RED, seat, TH_CHANCE);
}

/* ------------------------------------- the red die, apart from the number: CT-EV-09 */

bool tb_sane_red(const struct th_ctx *g, const struct th_frame *f)
{
    (void)f;
    return cat_module_on(g->rules, CAT_M_CK) && tb_ev(g)->card != 0;
}

void tb_gen_red(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    (void)g;
    (void)f;
    (void)seat;
    for (int face = 1; face <= 6; face++)
        th_add_weighted(out, th_make(TB_MV_RED, face, 0, 0), 1);
}

th_clause tb_no_red(const struct th_ctx *g, int seat, th_move m)
{
    (void)g;
    (void)seat;
    return th_arg(m, 0) >= 1 && th_arg(m, 0) <= 6 ? 0 : CT_EV_09;
}

void tb_do_red(struct th_ctx *g, int dealer, th_move m)
{
    int seat = th_top(g)->seat;
    (void)dealer;
    th_pop(g);
    cat_bs(g)->die[0] = (uint8_t)th_arg(m, 0);
    th_emit(g, TB_EV_RED, seat, { (int16_t)th_arg(m, 0) });
}

/* ------------------------------------------------------------------ the module */

static void params(struct cat_params *p, const struct th_setup *setup)
{
    (void)setup;
    p->roll = TB_F_REVEAL;
    p->bare = CT_EV_10;
    p->cards = CAT_CARD_NB;
    p->asks[CAT_F_BEFORE] = CT_EV_05;
}

/* One card for a city, whatever it gave: no second one, no commodity (CT-EV-24, CT-EV-25, CT-X-49). */
static void yield(const struct th_ctx *g, struct cat_yield *y)
{
    int res = cat_res_at(g, y->hex);
    bool city = (cat_bs(g)->node[y->node] & CAT_CITY_BIT) != 0;
    if (tb_event(g) != TB_EPIDEMIC || !city || !th_on_stack(g, CAT_F_ROLL))
        return;
    if (y->goods != 0 && res >= 0)
        y->goods = cat_some(res, 1);
    if (y->picks > 1)
        y->picks = 1;
}

void tb_events_turn_end(struct th_ctx *g, struct th_frame *f)
{
    (void)f;
    tb_ev(g)->card = 0;
}

const struct cat_module tb_events = {
    .params = params,
    .lines = tb_event_lines,
    .may_build = tb_road_may_build,
    .may_remove = tb_road_may_remove,
    .any_edge = tb_road_any_edge,
    .yield = yield,
    .gen = tb_road_gen,
    .check = tb_event_check,
    .dump = tb_event_dump,
    .describe = tb_event_describe,
};
