/* cli_catan_fishermen.c - what the terminal shows of the Fishermen: grounds in the sea, everybody's tokens, the old boot, what fish buy. */
#include "cli_catan.h"
#include "tb_fishermen.h"

enum {
    WORDS = 240
};

static const struct tb_fishermen_state *fish_of(const struct scene *s)
{
    return &((const struct cat_state *)s->view)->tb.fishermen;
}

static void say_number(const struct scene *s, const char *key, int n, char *buf, size_t cap)
{
    char count[16];
    snprintf(count, sizeof count, "%d", n);
    say(s, buf, cap, key, "n", count, NULL);
}

/* `1 1 3`: every token by its fish; `-`: none. */
static void say_tokens(struct tb_tokens t, char *buf, size_t cap)
{
    static const char *const value[TB_FISH_VALUES] = { "1", "2", "3" };
    buf[0] = '\0';
    for (int v = 0; v < TB_FISH_VALUES; v++)
        for (int i = 0; i < t.n[v]; i++)
            catan_add_word(buf, cap, " ", value[v]);
    if (buf[0] == '\0')
        snprintf(buf, cap, "-");
}

/* -------------------------------------------------------------------- board */

/* The number of a fishing ground; 0: the hex is none. */
static int ground_at(const struct scene *s, int hex)
{
    const struct cat_mark *ground[TB_GROUNDS];
    struct th_ctx g = catan_look(s);
    int n = tb_grounds(&g, ground);
    for (int i = 0; i < n; i++)
        if (ground[i]->place == hex)
            return fish_of(s)->ground[i];
    return 0;
}

static bool piece(const struct scene *s, int type, int at, struct catan_piece *out)
{
    int number = type == TH_T_HEX ? ground_at(s, at) : 0;
    if (number == 0)
        return false;
    say_number(s, "mark.catan.ground", number, out->text, sizeof out->text);
    say_number(s, "abbr.catan.ground", number, out->brief, sizeof out->brief);
    return true;
}

static enum draw_ink ground(int terrain)
{
    return terrain == CAT_LAKE ? INK_SEA : INK_NONE;
}

static bool at_lake(const struct scene *s, int node)
{
    const uint8_t *hex = catan_rules(s)->graph.node_hex[node];
    for (int i = 0; i < 3; i++)
        if (hex[i] < catan_rules(s)->graph.n_map && catan_base(s)->terrain[hex[i]] == CAT_LAKE)
            return true;
    return false;
}

/* A crossing at a ground says its number; the lake is among its hexes anyway, but not that it gives fish. */
static void place(const struct scene *s, int type, int value, char *buf, size_t cap)
{
    const struct cat_graph *graph = &catan_rules(s)->graph;
    struct th_ctx g = catan_look(s);
    buf[0] = '\0';
    if (type != TH_T_NODE)
        return;
    if (at_lake(s, value))
        snprintf(buf, cap, "%s", tr(s->lang, "place.catan.lake"));
    for (int hex = 0; hex < graph->n_hex && tb_fish_shore(&g, value); hex++)
        for (int i = 0; i < 6; i++)
            if (graph->hex_node[hex][i] == value && ground_at(s, hex) > 0)
                say_number(s, "place.catan.ground", ground_at(s, hex), buf, cap);
}

/* ------------------------------------------------------------------- panels */

/* `Fish tokens 4  Old boot` */
static int seat_line(const struct scene *s, int seat, struct draw_grid *g, int x, int y, int w)
{
    struct th_ctx c = catan_look(s);
    char line[WORDS];
    say_number(s, "ui.catan.fish", tb_fish_held(&c, seat), line, sizeof line);
    int at = draw_text(g, x, y, w, pen(INK_DIM), line) + 1;
    if (fish_of(s)->boot == seat + 1)
        draw_text(g, x + at, y, w - at, pen_bold(INK_WARN, INK_NONE),
                  tr(s->lang, "title.catan.boot"));
    return 1;
}

static int table(const struct scene *s, struct draw_grid *g, int x, int y, int w)
{
    struct th_ctx c = catan_look(s);
    char line[2 * WORDS], supply[16], spent[WORDS];
    snprintf(supply, sizeof supply, "%d", tb_fish_supply(&c));
    say_tokens(fish_of(s)->spent, spent, sizeof spent);
    say(s, line, sizeof line, "ui.catan.fish_supply", "n", supply, "spent", spent, NULL);
    return draw_wrap(g, x, y, w, 2, pen(INK_TEXT), line);
}

static bool has_ships(const struct scene *s)
{
    return cat_in_play(s->rules, SEA_SHIP_PIECE);
}

/* What is bought otherwise on this table (CT-X-32, CT-X-41). */
static const char *otherwise(const struct scene *s, int move)
{
    if (move == TB_MV_FISH_ROBBER && cat_module_on(s->rules, CAT_M_CK))
        return ".ck";
    return move == TB_MV_FISH_ROAD && has_ships(s) ? ".sea" : "";
}

/* `robber off 2, a card 3`: what fish buy on this table. */
static void say_prices(const struct scene *s, char *buf, size_t cap)
{
    struct th_ctx c = catan_look(s);
    char one[WORDS], key[64];
    buf[0] = '\0';
    for (int a = 0; tb_fish_deed(&c, a) != NULL; a++) {
        if (!tb_fish_offered(&c, a))
            continue;
        int move = tb_fish_deed(&c, a)->move;
        snprintf(key, sizeof key, "price.catan.%s%s", c.rules->game->moves[move].word,
                 otherwise(s, move));
        say_number(s, key, tb_fish_price(&c, s->viewer, a), one, sizeof one);
        catan_add_word(buf, cap, ", ", one);
    }
}

/* The own tokens, and what each action costs. */
static int hand(const struct scene *s, struct draw_grid *g, int x, int y, int w)
{
    struct tb_tokens own = fish_of(s)->fish[s->viewer];
    char line[4 * WORDS], tokens[WORDS], list[2 * WORDS], sum[16];
    say_tokens(own, tokens, sizeof tokens);
    say_prices(s, list, sizeof list);
    snprintf(sum, sizeof sum, "%d", tb_tokens_fish(own));
    say(s, line, sizeof line, "ui.catan.own_fish", "tokens", tokens, "n", sum, "list", list, NULL);
    return draw_wrap(g, x, y, w, 3, pen(INK_TEXT), line);
}

static int legend(const struct scene *s, struct draw_grid *g, int x, int y, int w)
{
    return draw_wrap(g, x, y, w, 2, pen(INK_DIM),
                     tr(s->lang, catan_rules(s)->params.terrains >> CAT_LAKE & 1
                                     ? "ui.catan.fish_legend"
                                     : "ui.catan.ground_legend"));
}

static int final(const struct scene *s, const struct play_tally *t, struct draw_grid *g, int x,
                 int y, int w)
{
    char line[WORDS], name[64];
    (void)t;
    if (fish_of(s)->boot == 0)
        return 0;
    say_seat(s, fish_of(s)->boot - 1, name, sizeof name);
    say(s, line, sizeof line, "end.catan.boot", "seat", name, NULL);
    return draw_wrap(g, x, y, w, 1, pen(INK_TEXT), line);
}

/* ---------------------------------------------------------------- questions */

/* Tokens that may be tossed (CT-FI-15). */
static int asked(const struct scene *s, int seat)
{
    struct th_ctx c = catan_look(s);
    if (!catan_asks(s, TB_F_TOSS))
        return 0;
    return tb_fish_held(&c, seat) + fish_of(s)->due[seat] - TB_FISH_MOST;
}

static const char *role(const struct scene *s, int seat)
{
    (void)seat;
    return catan_asks(s, TB_F_ROAD) && has_ships(s) ? "ship" : "";
}

const struct catan_part catan_part_fishermen = {
    .module = CAT_M_FISHERMEN,
    .seat = seat_line,
    .table = table,
    .hand = hand,
    .legend = legend,
    .final = final,
    .piece = piece,
    .ground = ground,
    .place = place,
    .asked = asked,
    .role = role,
};
