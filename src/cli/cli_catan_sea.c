/* cli_catan_sea.c - what the terminal shows and asks of Seafarers: the pirate, chips, ships that may be moved, what lies in the
 * fog. Ships themselves are drawn by their class like roads. Read from a view like everything here. */
#include "cli_catan_sea.h"

enum {
    WORDS = SEA_WORDS
};

void sea_add(char *buf, const char *word)
{
    catan_add_word(buf, WORDS, ", ", word);
}

void sea_say_count(const struct scene *s, char *buf, const char *key, int n)
{
    char text[16];
    snprintf(text, sizeof text, "%d", n);
    tr_fill(buf, WORDS, tr_n(s->lang, key, n), &(struct tr_hole){ "n", text }, 1);
}

void sea_say_named(const struct scene *s, const char *what, int n, char *buf, size_t cap)
{
    char key[64];
    snprintf(key, sizeof key, "%s.catan.%d", what, n);
    snprintf(buf, cap, "%d (%s)", n, tr(s->lang, key));
}

static int chips_at(const struct th_ctx *g, int node)
{
    return cat_has_node(&sea_st(g)->chip[0], node)   ? 1
           : cat_has_node(&sea_st(g)->chip[1], node) ? 2
                                                     : 0;
}

/* ------------------------------------------------------------------- board */

bool sea_mark(const struct scene *s, const char *word, struct catan_piece *out)
{
    char key[64];
    snprintf(key, sizeof key, "mark.catan.%s", word);
    snprintf(out->text, sizeof out->text, "%s", tr(s->lang, key));
    snprintf(key, sizeof key, "abbr.catan.%s", word);
    snprintf(out->brief, sizeof out->brief, "%s", tr(s->lang, key));
    return true;
}

/* `(R1` a settlement with one chip, `[R2` a city with two. */
static bool chip_piece(const struct scene *s, int node, struct catan_piece *out)
{
    struct th_ctx g = catan_look(s);
    int chips = chips_at(&g, node);
    if (chips == 0)
        return false;
    out->owner = cat_node_owner(cat_bs(&g), node);
    snprintf(out->text, sizeof out->text, "%c%s%d",
             (cat_bs(&g)->node[node] & CAT_CITY_BIT) != 0 ? '[' : '(', say_letter(s, out->owner),
             chips);
    return true;
}

static bool piece(const struct scene *s, int type, int at, struct catan_piece *out)
{
    struct th_ctx g = catan_look(s);
    SEA_EACH_FIGURE(s, f, piece)
        if (f->piece(s, type, at, out))
            return true;
    if (type == TH_T_HEX)
        return sea_st(&g)->pirate == at + 1 && sea_mark(s, "pirate", out);
    return type == TH_T_NODE && chip_piece(s, at, out);
}

static enum draw_ink ground(int terrain)
{
    switch (terrain) {
    case CAT_GOLD: return INK_GOLD;
    case CAT_FOG: return INK_FOG;
    default: return INK_NONE;
    }
}

/* ------------------------------------------------------------------- places */

/* Whose ships the pirate could rob there. */
static void say_ships(const struct scene *s, int hex, char *buf)
{
    struct th_ctx g = catan_look(s);
    const uint8_t *side = cat_ru(&g)->graph.hex_edge[hex];
    char name[64], list[WORDS] = "";
    for (int seat = 0; seat < s->rules->seats; seat++) {
        bool here = false;
        for (int i = 0; i < 6; i++)
            here = here || (side[i] != CAT_NONE && sea_ship_of(cat_bs(&g), side[i]) == seat);
        if (!here)
            continue;
        say_seat(s, seat, name, sizeof name);
        sea_add(list, name);
    }
    if (list[0] != '\0')
        say(s, buf, WORDS, "place.catan.ships", "list", list, NULL);
}

static void say_fog(const struct scene *s, const uint8_t *hex, int n, char *buf)
{
    char name[64];
    for (int i = 0; i < n; i++) {
        if (hex[i] >= catan_rules(s)->graph.n_map || catan_base(s)->terrain[hex[i]] != CAT_FOG)
            continue;
        say_value(s, TH_T_TERRAIN, CAT_FOG, name, sizeof name);
        sea_add(buf, name);
        return;
    }
}

/* What a settlement of the viewer's there would bring. */
static void say_chips(const struct scene *s, int node, char *buf)
{
    struct th_ctx g = catan_look(s);
    bool open = s->viewer < s->rules->seats && g.flow->on_turn != 0 &&
                cat_has_node(&cat_bs(&g)->open, node);
    int chips = open ? sea_land_chips(&g, s->viewer, sea_land(&g, node)) : 0;
    char text[WORDS];
    if (chips == 0)
        return;
    sea_say_count(s, text, "place.catan.chips", chips);
    sea_add(buf, text);
}

static void place(const struct scene *s, int type, int value, char *buf, size_t cap)
{
    const struct cat_graph *graph = &catan_rules(s)->graph;
    char text[WORDS] = "";
    if (type == TH_T_HEX) {
        say_ships(s, value, text);
    } else if (type == TH_T_NODE) {
        say_fog(s, graph->node_hex[value], 3, text);
        say_chips(s, value, text);
    } else if (type == TH_T_EDGE) {
        say_fog(s, graph->edge_hex[value], 2, text);
    }
    SEA_EACH_FIGURE(s, f, place)
        f->place(s, type, value, text);
    snprintf(buf, cap, "%s", text);
}

/* ------------------------------------------------------------------- panels */

/* `ships 12, chips 1`: where lines are few the base has no room for the ships that are left. */
static int seat_line(const struct scene *s, int seat, struct draw_grid *g, int x, int y, int w)
{
    struct th_ctx c = catan_look(s);
    char line[WORDS] = "", one[WORDS];
    int chips = sea_chips(&c, seat);
    if (s->tight) {
        sea_say_count(s, one, "left.catan.ship", cat_bs(&c)->left[SEA_SHIP_PIECE][seat]);
        sea_add(line, one);
    }
    if (chips > 0 || sea_has_chips(&c)) {
        sea_say_count(s, one, "ui.catan.chips", chips);
        sea_add(line, one);
    }
    SEA_EACH_FIGURE(s, f, seat)
        f->seat(s, seat, line);
    return draw_wrap(g, x, y, w, s->tight ? 1 : 2, pen(chips > 0 ? INK_GOOD : INK_DIM), line);
}

/* `Unexplored 12: sea 2, gold river 1, ...; numbers 3 5 5 9`: both stacks are open knowledge (CS-HID-01). */
static int fog_line(const struct scene *s, struct draw_grid *g, int x, int y, int w)
{
    struct th_ctx c = catan_look(s);
    const struct sea_state *sea = sea_st(&c);
    char line[3 * WORDS], hexes[WORDS] = "", numbers[WORDS] = "", one[96], name[64], left[16];
    int n = 0;
    for (int t = 0; t < CAT_TERRAIN_NB; t++) {
        if (sea->stack[t] == 0)
            continue;
        n += sea->stack[t];
        say_value(s, TH_T_TERRAIN, t, name, sizeof name);
        snprintf(one, sizeof one, "%s %d", name, sea->stack[t]);
        sea_add(hexes, one);
    }
    for (int total = 0; total < SEA_NUMBERS; total++)
        for (int i = 0; i < sea->tokens[total]; i++) {
            snprintf(one, sizeof one, "%d", total);
            catan_add_word(numbers, WORDS, " ", one);
        }
    if (n == 0)
        return 0;
    snprintf(left, sizeof left, "%d", n);
    say(s, line, sizeof line, s->tight ? "ui.catan.fog_tight" : "ui.catan.fog", "n", left, "hexes",
        hexes, "numbers", numbers, NULL);
    return draw_wrap(g, x, y, w, s->tight ? 1 : 4, pen(INK_TEXT), line);
}

static int pirate_line(const struct scene *s, struct draw_grid *g, int x, int y, int w)
{
    struct th_ctx c = catan_look(s);
    char line[WORDS], at[WORDS];
    if (sea_st(&c)->pirate == 0)
        return 0;
    say_value(s, TH_T_HEX, sea_st(&c)->pirate - 1, at, sizeof at);
    say(s, line, sizeof line, "ui.catan.pirate", "at", at, NULL);
    return draw_wrap(g, x, y, w, s->tight ? 1 : 2, pen(INK_TEXT), line);
}

/* The token that waits for its coast (CS-NW-04). */
static int drawn_line(const struct scene *s, struct draw_grid *g, int x, int y, int w)
{
    char line[WORDS], token[96];
    if (!catan_asks(s, SEA_F_HARBOUR))
        return 0;
    sea_say_harbour(s, catan_asking(s)->a, token, sizeof token);
    say(s, line, sizeof line, "ui.catan.drawn_harbour", "token", token, NULL);
    return draw_wrap(g, x, y, w, 1, pen(INK_GOOD), line);
}

static int table(const struct scene *s, struct draw_grid *g, int x, int y, int w)
{
    int lines = pirate_line(s, g, x, y, w);
    lines += drawn_line(s, g, x, y + lines, w);
    lines += fog_line(s, g, x, y + lines, w);
    SEA_EACH_FIGURE(s, f, table)
        lines += f->table(s, g, x, y + lines, w);
    return lines;
}

/* Why the first of one's ships that stays must stay. */
static th_clause no_ship_moves(const struct th_ctx *g, int seat)
{
    for (int e = 0; e < cat_ru(g)->graph.n_edge; e++)
        if (sea_ship_of(cat_bs(g), e) == seat)
            return sea_no_lift(g, seat, e);
    return 0;
}

/* In the own action phase: the ships that may be moved, or the clause that keeps them. */
static int ships_that_move(const struct scene *s, struct draw_grid *g, int x, int y, int w)
{
    struct th_ctx c = catan_look(s);
    const struct th_frame *f = catan_asking(s);
    struct cat_edges movable = sea_movable(&c, s->viewer);
    char line[2 * WORDS], list[WORDS] = "", one[16];
    bool acting = f != NULL && (th_def(&c, f)->open & CAT_ACT) != 0 && f->seat == s->viewer;
    th_clause no = acting ? no_ship_moves(&c, s->viewer) : 0;
    if (acting && !sea_st(&c)->moved)
        SEA_EACH_EDGE(movable, edge) {
            snprintf(one, sizeof one, "e%02d", edge);
            sea_add(list, one);
        }
    if (list[0] != '\0')
        say(s, line, sizeof line, "ui.catan.may_move", "list", list, NULL);
    else if (no != 0)
        say(s, line, sizeof line, "ui.catan.none_moves", "clause", th_clause_id(no), NULL);
    else
        return 0;
    return draw_wrap(g, x, y, w, s->tight ? 1 : 2, pen(INK_DIM), line);
}

static int hand(const struct scene *s, struct draw_grid *g, int x, int y, int w)
{
    int lines = ships_that_move(s, g, x, y, w);
    SEA_EACH_FIGURE(s, f, hand)
        lines += f->hand(s, g, x, y + lines, w);
    return lines;
}

static int legend(const struct scene *s, struct draw_grid *g, int x, int y, int w)
{
    struct th_ctx c = catan_look(s);
    char line[2 * WORDS];
    snprintf(line, sizeof line, "%s", tr(s->lang, "ui.catan.sea_legend"));
    if (sea_has_chips(&c))
        catan_add_word(line, sizeof line, "  ", tr(s->lang, "ui.catan.legend_chips"));
    SEA_EACH_FIGURE(s, f, legend)
        catan_add_word(line, sizeof line, "  ", tr(s->lang, f->legend));
    return draw_wrap(g, x, y, w, 3, pen(INK_DIM), line);
}

/* Whose chips stand among the points of cards. */
static int final(const struct scene *s, const struct play_tally *t, struct draw_grid *g, int x,
                 int y, int w)
{
    char line[CATAN_LINE];
    (void)t;
    return catan_say_points(s, "end.catan.chips", sea_chips, line)
               ? draw_wrap(g, x, y, w, 2, pen(INK_TEXT), line)
               : 0;
}

/* ---------------------------------------------------------------- questions */

static bool offered(const struct scene *s, int kind)
{
    const struct th_moves *m = &s->play->moves;
    for (int i = 0; i < m->n; i++)
        if (th_kind(m->at[i]) == kind)
            return true;
    return false;
}

static const char *role(const struct scene *s, int seat)
{
    (void)seat;
    if (catan_asks(s, CAT_F_TRACK) || catan_asks(s, CAT_F_EDGES))
        return offered(s, SEA_MV_SHIP) ? "ship" : "";
    return catan_asks(s, SEA_F_ROB) && !offered(s, SEA_MV_PIRATE) ? "robber" : "";
}

/* What a number stands for, as the first argument of these moves and events. */
static const struct {
    bool event;
    uint8_t kind;
    const char *what;
} named[] = {
    { false, SEA_MV_COLOUR, "map_colour" }, { false, SEA_MV_CLAIM, "wonder" },
    { true, SEA_EV_COLOUR, "map_colour" },  { true, SEA_EV_CLAIMED, "wonder" },
    { true, SEA_EV_STAGE, "wonder" },
};

static bool value(const struct scene *s, bool event, int kind, int n, char *buf, size_t cap)
{
    for (size_t i = 0; i < sizeof named / sizeof named[0]; i++)
        if (named[i].event == event && named[i].kind == kind) {
            sea_say_named(s, named[i].what, n, buf, cap);
            return true;
        }
    return false;
}

static bool move_value(const struct scene *s, th_move m, int i, int slot, char *buf, size_t cap)
{
    if (th_kind(m) == SEA_MV_PLACE && i == 0) {
        sea_say_token(s, th_arg(m, slot) - 1, buf, cap);
        return true;
    }
    return i == 0 && value(s, false, th_kind(m), th_arg(m, slot), buf, cap);
}

static bool event_value(const struct scene *s, const struct th_event *e, int i, char *buf,
                        size_t cap)
{
    return i == 0 && value(s, true, e->kind, e->a[0], buf, cap);
}

static void cost(const struct scene *s, int kind, char *buf, size_t cap)
{
    struct th_ctx g = catan_look(s);
    int card = s->viewer < s->rules->seats ? sea_st(&g)->wonder[s->viewer] : 0;
    if (kind == SEA_MV_STAGE && card != 0)
        say_goods(s, sea_wonder_price(card), buf, cap);
}

const struct catan_part catan_part_sea = {
    .module = CAT_M_SEA,
    .seat = seat_line,
    .table = table,
    .hand = hand,
    .legend = legend,
    .final = final,
    .piece = piece,
    .ground = ground,
    .place = place,
    .event_value = event_value,
    .move_value = move_value,
    .cost = cost,
    .role = role,
};
