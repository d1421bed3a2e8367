/* cli_catan_caravans.c - what the terminal shows of the Caravans: arrows, camels and where they look to, the vote, points between
 * camels. */
#include "cli_catan.h"
#include "tb_caravans.h"

enum {
    WORDS = 320
};

/* ------------------------------------------------------------------- board */

/* The same on a path from a corner of a hex to the plaza amid it. */
static char inwards(const uint8_t corner[6], const uint8_t end[2], int to)
{
    static const char in[] = "v<<^>>", out[] = "^>>v<<";
    for (int i = 0; i < 6; i++)
        if (corner[i] == end[0] || corner[i] == end[1])
            return to == corner[i] ? out[i] : in[i];
    return '?';
}

/* Which way one goes along a path to one of its ends: corners of a hex go clockwise from the north. */
static char way(const struct cat_graph *graph, int edge, int to)
{
    static const char on[] = ">v<<^>", back[] = "<^>>v<";
    const uint8_t *corner = graph->hex_node[graph->edge_hex[edge][0]];
    for (int i = 0; i < 6; i++) {
        int a = corner[i], b = corner[(i + 1) % 6];
        if (graph->edge_node[edge][0] + graph->edge_node[edge][1] == a + b &&
            (graph->edge_node[edge][0] == a || graph->edge_node[edge][0] == b))
            return to == b ? on[i] : back[i];
    }
    return inwards(corner, graph->edge_node[edge], to);
}

/* `c>` a camel that looks to the east, `cR>` beside a road of Red's. */
static void camel_piece(const struct scene *s, int edge, struct catan_piece *out)
{
    struct th_ctx g = catan_look(s);
    char looks = way(&catan_rules(s)->graph, edge, tb_camel_head(&g, edge));
    out->under = 'c';
    out->owner = cat_edge_owner(cat_bs(&g), edge);
    snprintf(out->text, sizeof out->text, "c%s%c", out->owner >= 0 ? say_letter(s, out->owner) : "",
             looks);
}

/* `>>` the arrow of a caravan that has not begun; a road on its path is more important. */
static bool arrow_piece(const struct scene *s, int edge, struct catan_piece *out)
{
    struct th_ctx g = catan_look(s);
    const uint8_t *end = catan_rules(s)->graph.edge_node[edge];
    for (int i = 0; i < TB_CARAVANS_NB; i++) {
        if (tb_arrow_edge(&g, i) != edge || cat_edge_owner(cat_bs(&g), edge) >= 0)
            continue;
        char looks =
            way(&catan_rules(s)->graph, edge, end[0] == tb_arrow_node(&g, i) ? end[1] : end[0]);
        out->under = looks;
        snprintf(out->text, sizeof out->text, "%c%c", looks, looks);
        return true;
    }
    return false;
}

static bool piece(const struct scene *s, int type, int at, struct catan_piece *out)
{
    struct th_ctx g = catan_look(s);
    if (type != TH_T_EDGE)
        return false;
    if (!cat_has_edge(&tb_caravans_st(&g)->camel, at))
        return arrow_piece(s, at, out);
    camel_piece(s, at, out);
    return true;
}

static enum draw_ink ground(int terrain)
{
    return terrain == CAT_OASIS ? INK_DESERT : INK_NONE;
}

/* Beside a camel, or between two. */
static void place(const struct scene *s, int type, int value, char *buf, size_t cap)
{
    struct th_ctx g = catan_look(s);
    const char *key = "";
    if (type == TH_T_EDGE && cat_has_edge(&tb_caravans_st(&g)->camel, value))
        key = "place.catan.camel";
    else if (type == TH_T_NODE && tb_camels_at(&g, value) >= 2)
        key = "place.catan.camels";
    snprintf(buf, cap, "%s", key[0] != '\0' ? tr(s->lang, key) : "");
}

static int legend(const struct scene *s, struct draw_grid *g, int x, int y, int w)
{
    return draw_wrap(g, x, y, w, 2, pen(INK_DIM), tr(s->lang, "ui.catan.caravans_legend"));
}

/* ------------------------------------------------------------------ panels */

static void say_count(const struct scene *s, const char *key, int n, char *buf, size_t cap)
{
    char count[16];
    snprintf(count, sizeof count, "%d", n);
    say(s, buf, cap, key, "n", count, NULL);
}

static int seat_line(const struct scene *s, int seat, struct draw_grid *g, int x, int y, int w)
{
    struct th_ctx c = catan_look(s);
    char line[WORDS];
    int n = tb_camel_points(&c, seat);
    if (n == 0)
        return 0;
    say_count(s, "title.catan.camels", n, line, sizeof line);
    draw_text(g, x, y, w, pen_bold(INK_GOOD, INK_NONE), line);
    return 1;
}

/* `Red 2 wool, 1 grain`, and the path they have named. */
static void say_vote(const struct scene *s, int seat, char *buf, size_t cap)
{
    struct th_ctx c = catan_look(s);
    const struct tb_caravans_state *v = tb_caravans_st(&c);
    char name[64], bid[96], path[16];
    say_seat(s, seat, name, sizeof name);
    say_goods(s, tb_bid_of(&c, seat), bid, sizeof bid);
    snprintf(path, sizeof path, "e%02d", v->named[seat] - 1);
    say(s, buf, cap,
        v->named[seat] != 0        ? "ui.catan.vote_path"
        : tb_bid_of(&c, seat) != 0 ? "ui.catan.vote_of"
                                   : "ui.catan.vote_none",
        "seat", name, "x", bid, "path", path, NULL);
}

static int vote_lines(const struct scene *s, struct draw_grid *g, int x, int y, int w)
{
    struct th_ctx c = catan_look(s);
    const struct th_frame *vote = tb_open_vote(&c);
    char line[2 * WORDS], list[WORDS] = "", one[WORDS];
    for (int i = 0; vote != NULL && i < s->rules->seats; i++) {
        int seat = (vote->seat + i) % s->rules->seats;
        if (!tb_has_bid(&c, seat))
            continue;
        say_vote(s, seat, one, sizeof one);
        catan_add_word(list, sizeof list, "; ", one);
    }
    if (list[0] == '\0')
        return 0;
    say(s, line, sizeof line, "ui.catan.vote", "list", list, NULL);
    return draw_wrap(g, x, y, w, 3, pen(INK_TEXT), line);
}

static int table(const struct scene *s, struct draw_grid *g, int x, int y, int w)
{
    struct th_ctx c = catan_look(s);
    char line[WORDS];
    say_count(s, "ui.catan.camels_left", tb_camels_left(&c), line, sizeof line);
    int rows = draw_wrap(g, x, y, w, 1, pen(INK_TEXT), line);
    return rows + vote_lines(s, g, x, y + rows, w);
}

/* Whose points stand among those of cards. */
static int final(const struct scene *s, const struct play_tally *t, struct draw_grid *g, int x,
                 int y, int w)
{
    char line[CATAN_LINE];
    (void)t;
    return catan_say_points(s, "end.catan.camels", tb_camel_points, line)
               ? draw_wrap(g, x, y, w, 2, pen(INK_TEXT), line)
               : 0;
}

const struct catan_part catan_part_caravans = {
    .module = CAT_M_CARAVANS,
    .seat = seat_line,
    .table = table,
    .legend = legend,
    .final = final,
    .piece = piece,
    .ground = ground,
    .place = place,
};
