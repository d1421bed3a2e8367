/* cli_catan_barbarians.c - what the terminal shows of Barbarian Attack: barbarians on the coast with what a battle would bring,
 * knights on paths, conquered buildings, prisoners, cards that are left. Read from a view like everything here. */
#include "cli_catan.h"
#include "tb_barbarians.h"

enum {
    WORDS = 240
};

static void say_int(const struct scene *s, char *buf, const char *key, int n)
{
    char text[16];
    snprintf(text, sizeof text, "%d", n);
    say(s, buf, WORDS, key, "n", text, NULL);
}

/* ------------------------------------------------------------------- board */

/* `barbarians 2`, `conquered`; where there is no room `b2`, `xxx`. */
static bool horde_piece(const struct scene *s, int hex, struct catan_piece *out)
{
    struct th_ctx g = catan_look(s);
    int shore = tb_shore_of(&g, hex), n = shore < 0 ? 0 : tb_barb(&g)->horde[shore];
    if (n == 0)
        return false;
    if (n == TB_HORDE) {
        snprintf(out->text, sizeof out->text, "%s", tr(s->lang, "mark.catan.conquered"));
        snprintf(out->brief, sizeof out->brief, "%s", tr(s->lang, "abbr.catan.conquered"));
    } else {
        snprintf(out->text, sizeof out->text, "%s %d", tr(s->lang, "mark.catan.barbarians"), n);
        snprintf(out->brief, sizeof out->brief, "%s%d", tr(s->lang, "abbr.catan.barbarians"), n);
    }
    return true;
}

/* `<R>` a knight on a path, `xRx` a conquered building. */
static bool framed(const struct scene *s, int owner, const char *left, const char *right,
                   struct catan_piece *out)
{
    if (owner < 0)
        return false;
    out->owner = owner;
    snprintf(out->text, sizeof out->text, "%s%s%s", left, say_letter(s, owner), right);
    return true;
}

static bool piece(const struct scene *s, int type, int at, struct catan_piece *out)
{
    struct th_ctx g = catan_look(s);
    switch (type) {
    case TH_T_HEX: return horde_piece(s, at, out);
    case TH_T_EDGE: return framed(s, tb_knight_at(&g, at), "<", ">", out);
    case TH_T_NODE:
        return tb_fallen(&g, at) && framed(s, cat_node_owner(cat_bs(&g), at), "x", "x", out);
    default: return false;
    }
}

static void place(const struct scene *s, int type, int value, char *buf, size_t cap)
{
    struct th_ctx g = catan_look(s);
    if (type == TH_T_EDGE && tb_knight_at(&g, value) == tb_marcher(&g) && tb_must_leave(&g, value))
        snprintf(buf, cap, "%s", tr(s->lang, "place.catan.knight_leaves"));
}

/* ------------------------------------------------------------------- panels */

static int seat_line(const struct scene *s, int seat, struct draw_grid *g, int x, int y, int w)
{
    struct th_ctx c = catan_look(s);
    char line[WORDS], one[WORDS];
    int taken = tb_barb(&c)->prisoners[seat], lost = tb_fallen_points(&c, seat);
    say_int(s, line, "ui.catan.path_knights", tb_knights(&c, seat));
    say_int(s, one, "ui.catan.prisoners", taken);
    catan_add_word(line, sizeof line, ", ", one);
    if (lost > 0) {
        say_int(s, one, "ui.catan.fallen", lost);
        catan_add_word(line, sizeof line, ", ", one);
    }
    return draw_wrap(g, x, y, w, s->tight ? 1 : 2,
                     pen(taken >= catan_rules(s)->params.captives ? INK_GOOD : INK_DIM), line);
}

/* `8: 2 barbarians, 1 knight short`, by its number: hexes of the coast have different ones. */
static void say_shore(const struct scene *s, int shore, char *buf)
{
    struct th_ctx c = catan_look(s);
    uint8_t of[CAT_OWNERS];
    int hex = tb_shore_hex(&c, shore), foes = tb_barb(&c)->horde[shore];
    int knights = tb_knights_round(&c, hex, of);
    int need = foes + (cat_opt(&c, CAT_OPT_TB_VICTORY) != 0) - knights;
    char number[16], there[16], missing[16];
    catan_say_numbers(&c, hex, number);
    snprintf(there, sizeof there, "%d", foes);
    snprintf(missing, sizeof missing, "%d", need);
    const struct tr_hole hole[] = { { "a", number }, { "b", there }, { "n", missing } };
    tr_fill(buf, WORDS,
            need > 0
                ? tr_n(s->lang,
                       tb_ranks(&c) != NULL ? "ui.catan.shore_weak" : "ui.catan.shore_short", need)
                : tr(s->lang, "ui.catan.shore_won"),
            hole, 3);
}

static int table(const struct scene *s, struct draw_grid *g, int x, int y, int w)
{
    struct th_ctx c = catan_look(s);
    char line[3 * WORDS], list[2 * WORDS] = "", one[WORDS], left[16], cards[16];
    for (int i = 0; i < TB_SHORES; i++) {
        if (tb_barb(&c)->horde[i] == 0)
            continue;
        say_shore(s, i, one);
        catan_add_word(list, sizeof list, "; ", one);
    }
    snprintf(left, sizeof left, "%d", tb_horde_left(&c));
    snprintf(cards, sizeof cards, "%d", tb_instants_left(&c));
    bool bought = catan_rules(s)->params.draw == TB_F_CARD; /* not with Cities & Knights */
    say(s, line, sizeof line, bought ? "ui.catan.horde" : "ui.catan.horde_alone", "n", left,
        "cards", cards, NULL);
    int lines = draw_wrap(g, x, y, w, s->tight ? 1 : 2, pen(INK_TEXT), line);
    if (list[0] == '\0')
        return lines;
    say(s, line, sizeof line, "ui.catan.coast", "list", list, NULL);
    return lines + draw_wrap(g, x, y + lines, w, s->tight ? 2 : 6, pen(INK_TEXT), line);
}

/* In the own march: who must still leave the castle. */
static int hand(const struct scene *s, struct draw_grid *g, int x, int y, int w)
{
    struct th_ctx c = catan_look(s);
    char line[WORDS], list[WORDS] = "", one[16];
    if (!catan_asks(s, TB_F_MARCH) || catan_asking(s)->seat != s->viewer)
        return 0;
    struct cat_edges own = tb_knight_paths(&c, tb_marcher(&c));
    SEA_EACH_EDGE(own, edge) {
        snprintf(one, sizeof one, "e%02d", edge);
        if (tb_must_leave(&c, edge))
            catan_add_word(list, sizeof list, ", ", one);
    }
    if (list[0] == '\0')
        return 0;
    say(s, line, sizeof line, "ui.catan.must_leave", "list", list, NULL);
    return draw_wrap(g, x, y, w, s->tight ? 1 : 2, pen(INK_WARN), line);
}

static int legend(const struct scene *s, struct draw_grid *g, int x, int y, int w)
{
    return draw_wrap(g, x, y, w, 3, pen(INK_DIM), tr(s->lang, "ui.catan.barbarians_legend"));
}

static int war_points(const struct th_ctx *g, int seat)
{
    return tb_prisoner_points(g, seat) - tb_fallen_points(g, seat);
}

/* What prisoners add and conquest takes, among the points of cards. */
static int final(const struct scene *s, const struct play_tally *t, struct draw_grid *g, int x,
                 int y, int w)
{
    char line[CATAN_LINE];
    (void)t;
    return catan_say_points(s, "end.catan.prisoners", war_points, line)
               ? draw_wrap(g, x, y, w, 2, pen(INK_TEXT), line)
               : 0;
}

/* ---------------------------------------------------------------- sentences */

static bool event_value(const struct scene *s, const struct th_event *e, int i, char *buf,
                        size_t cap)
{
    char key[32];
    if (e->kind != TB_EV_LOSSES || i != 1)
        return false;
    snprintf(key, sizeof key, "ui.catan.way.%d", e->a[1]);
    snprintf(buf, cap, "%s", tr(s->lang, key));
    return true;
}

static void cost(const struct scene *s, int kind, char *buf, size_t cap)
{
    if (kind == TB_MV_MARCH_FAR)
        say_goods(s, cat_some(CAT_GRAIN, 1), buf, cap);
}

const struct catan_part catan_part_barbarians = {
    .module = CAT_M_BARBARIANS,
    .seat = seat_line,
    .table = table,
    .hand = hand,
    .legend = legend,
    .final = final,
    .piece = piece,
    .place = place,
    .event_value = event_value,
    .cost = cost,
};
