/* cli_draw_catan.c - draws the island: hexes with terrain, number and pips, paths, crossings, harbours, the robber.
 *
 *            .-'  '-.         A hex is `w` cells wide; `half` rows lie between its middle and its side corners,
 *        .-'          '-.     `slope` rows between those and its top. Rows of hexes are 2 * half + slope apart.
 *       |     forest     |
 *       |      [8]       |    Colour is never the only sign: pieces carry their owner's letter, =R= road,
 *       |     .....      |    ~R~ a piece at sea, (R) settlement, [R] city; 6 and 8 stand in brackets; a pier is drawn
 *                             with #.
 *
 * What is land is asked of the terrain of a hex, what a path carries of its class; pieces of modules come from their parts.
 * Of the frame round the map, where a module plays on it, what stands there is drawn. */
#include "cli_draw_catan.h"
#include "cli_catan.h"

#include <stdlib.h>

enum {
    MARGIN_X = 7,
    MARGIN_Y = 2,
    FRAME_X = 3
};

struct scale {
    int w, half, slope;
};

static const struct scale scales[] = {
    { 16, 2, 3 }, { 14, 1, 3 }, { 12, 1, 2 }, { 10, 1, 2 }, { 8, 1, 2 }
};

enum spot {
    SPOT_NONE,
    SPOT_LEGAL,
    SPOT_PICK
};

struct island { /* one drawing in the making */
    const struct scene *s;
    const struct board_marks *m;
    const struct cat_graph *graph;
    const struct cat_base *base;
    struct draw_grid *g;
    struct scale size;
    int x0, y0; /* of a hex at (0, 0) */
    int node_x[CAT_NODES], node_y[CAT_NODES];
    uint8_t hex[CAT_HEXES], node[CAT_NODES], edge[CAT_EDGES]; /* enum spot */
    uint8_t pier[CAT_EDGES];
};

enum draw_ink draw_terrain(const struct scene *s, int terrain)
{
    static const uint8_t ink[CAT_TERRAIN_NB] = {
        [CAT_HILLS] = INK_HILLS,   [CAT_FOREST] = INK_FOREST,       [CAT_PASTURE] = INK_PASTURE,
        [CAT_FIELDS] = INK_FIELDS, [CAT_MOUNTAINS] = INK_MOUNTAINS, [CAT_DESERT] = INK_DESERT,
        [CAT_SEA] = INK_SEA,
    };
    CATAN_EACH_PART(s, part, ground)
        if (part->ground(terrain) != INK_NONE)
            return part->ground(terrain);
    return ink[terrain] != INK_NONE ? (enum draw_ink)ink[terrain] : INK_PAPER;
}

static int hex_x(const struct island *d, int h)
{
    return d->x0 + d->size.w * d->graph->q[h] + d->size.w / 2 * d->graph->r[h];
}

static int hex_y(const struct island *d, int h)
{
    return d->y0 + (2 * d->size.half + d->size.slope) * d->graph->r[h];
}

/* Cells from the middle of a hex to its border, k rows below its top: first and last cell of the border. */
static int border_from(const struct scale *z, int k)
{
    int n = z->w / 2 * (2 * k - 1), d = 2 * z->slope;
    return (n + d - 1) / d;
}

static int border_to(const struct scale *z, int k)
{
    return z->w / 2 * (2 * k + 1) / (2 * z->slope);
}

/* Hexes where something may stand: those of the frame, too, where moves can name them. */
static int hexes_of(const struct island *d)
{
    return catan_rules(d->s)->params.ring_hexes ? d->graph->n_hex : d->graph->n_map;
}

/* ------------------------------------------------------------------ marks */

static void mark(struct island *d, th_move m, enum spot spot)
{
    const struct th_move_info *info = &d->s->game->moves[th_kind(m)];
    for (int i = 0; i < TH_ARGS && info->args[i] != 0; i++) {
        int v = th_arg(m, i);
        int type = info->args[i];
        if (type == TH_T_PLACE) {
            type = th_spot_type(v);
            v = th_spot_id(v);
        }
        if (type == TH_T_HEX)
            d->hex[v] = (uint8_t)spot;
        else if (type == TH_T_NODE)
            d->node[v] = (uint8_t)spot;
        else if (type == TH_T_EDGE)
            d->edge[v] = (uint8_t)spot;
    }
}

static void mark_all(struct island *d)
{
    const struct board_marks *m = d->m;
    for (int i = 0; m->moves != NULL && i < m->moves->n; i++)
        if (m->kind == 0 || th_kind(m->moves->at[i]) == m->kind)
            mark(d, m->moves->at[i], SPOT_LEGAL);
    if (m->pick != 0)
        mark(d, m->pick, SPOT_PICK);
}

static struct draw_style spot_style(enum spot spot)
{
    if (spot == SPOT_PICK)
        return pen_bold(INK_LIGHT, INK_PICK);
    return spot == SPOT_LEGAL ? pen_on(INK_DARK, INK_SPOT) : pen_on(INK_FOAM, INK_BLACK);
}

/* `n07` in the middle of (x, y). */
static void draw_id(struct island *d, char letter, int id, int x, int y, enum spot spot)
{
    char text[8];
    int n = snprintf(text, sizeof text, "%c%02d", letter, id);
    draw_text(d->g, x - n / 2, y, n, spot_style(spot), text);
}

/* ----------------------------------------------------------------- pieces */

/* Colours of what stands at a place: its owner's, or those of a mark. */
static struct draw_style piece_style(const struct island *d, const struct catan_piece *p)
{
    enum draw_ink ink = p->owner >= 0 ? seat_ink(d->s, p->owner) : INK_BLACK;
    return pen_bold(draw_on(ink), ink);
}

/* What stands there of the modules in play, with the letter of what lies under it; else what lies there. */
static bool parts_piece(const struct island *d, int type, int at, struct catan_piece *out)
{
    struct catan_piece lies = { .owner = CATAN_NOBODY };
    CATAN_EACH_PART(d->s, part, piece) {
        *out = (struct catan_piece){ .owner = CATAN_NOBODY };
        if (!part->piece(d->s, type, at, out))
            continue;
        if (out->under == 0) {
            size_t n = strlen(out->text);
            if (type == TH_T_EDGE && lies.under != 0 && n > 0)
                out->text[n - 1] = lies.under;
            return true;
        }
        lies = lies.under != 0 ? lies : *out;
    }
    *out = lies;
    return lies.under != 0;
}

/* What stands there: a module's piece before those of the base. */
static bool piece_at(const struct island *d, int type, int at, struct catan_piece *out)
{
    if (parts_piece(d, type, at, out))
        return true;
    out->owner = type == TH_T_NODE ? cat_node_owner(d->base, at) : CATAN_NOBODY;
    if (out->owner < 0)
        return false;
    bool city = (d->base->node[at] & CAT_CITY_BIT) != 0;
    snprintf(out->text, sizeof out->text, city ? "[%s]" : "(%s)", say_letter(d->s, out->owner));
    return true;
}

/* ------------------------------------------------------------------ hexes */

static bool is_sea(const struct island *d, int h)
{
    return h == CAT_NONE || h >= d->graph->n_map || d->base->terrain[h] == CAT_SEA;
}

/* Its ground, half of its slanted borders and its right border included: neighbours meet without a gap. */
static void fill_hex(struct island *d, int h)
{
    const struct scale *z = &d->size;
    enum draw_ink ground = draw_terrain(d->s, d->base->terrain[h]);
    int x = hex_x(d, h), y = hex_y(d, h);
    for (int dy = -z->half - z->slope + 1; dy < z->half + z->slope; dy++) {
        int out = abs(dy) - z->half, k = z->slope - out;
        int left = z->w / 2 - 1, right = z->w / 2;
        if (out > 0) {
            int from = border_from(z, k), n = border_to(z, k) - from + 1;
            left = from + (n - 1) / 2 - (n == 1 ? 1 : 0);
            right = from + n / 2 - 1;
        }
        draw_fill(d->g, x - left, y + dy, left + right + 1, pen_on(draw_on(ground), ground));
    }
}

static void middle(struct island *d, int x, int y, int max, struct draw_style style,
                   const char *text)
{
    int n = utf8_cells(text);
    n = n < max ? n : max;
    draw_text(d->g, x - n / 2, y, n, style, text);
}

/* The numbers of a token, `[8]`, ` 9 `, ` 2 12 `, those of a lake `2 3 11 12`; returns in how many ways they are rolled. */
static int say_numbers(int numbers, bool red, char text[16])
{
    int n = 0, ways = 0;
    bool many = __builtin_popcount((unsigned)numbers) > 2;
    for (int total = 2; total <= 12; total++) {
        if ((numbers >> total & 1) == 0)
            continue;
        const char *as = many && n == 0 ? "%d" : many ? " %d" : total > 9 ? "%d " : " %d ";
        as = red ? "[%d]" : as;
        n += snprintf(text + n, 16 - (size_t)n, as, total);
        ways += 6 - abs(7 - total);
    }
    return ways;
}

/* The token, and under it as many pips as there are ways to roll it. */
static void draw_number(struct island *d, int h, int x, int y)
{
    char text[16];
    bool red = (d->base->number[h] & (1U << 6 | 1U << 8)) != 0;
    int pips = say_numbers(d->base->number[h], red, text), n = utf8_cells(text);
    enum draw_ink ground = draw_terrain(d->s, d->base->terrain[h]);
    draw_text(d->g, x - n / 2, y, n, pen_bold(red ? INK_RED_NUMBER : INK_DARK, INK_PAPER), text);
    for (int i = 0; i < pips; i++)
        draw_put(d->g, x - pips / 2 + i, y + 1, 0x2022,
                 red ? pen_bold(INK_RED_NUMBER, INK_PAPER) : pen_bold(draw_on(ground), ground));
}

/* The longest name of a thing that fits. */
static const char *fitting(const struct island *d, const char *prefix, const char *word, int room)
{
    const char *tier[] = { prefix, "abbr", "brief" };
    const char *text = word;
    char key[64];
    for (size_t i = 0; i < sizeof tier / sizeof tier[0]; i++) {
        snprintf(key, sizeof key, "%s.catan.%s", tier[i], word);
        if (i == 0 || (utf8_cells(text) > room && tr_has(key)))
            text = tr(d->s->lang, key);
    }
    return text;
}

/* A name in the row of the side corners, shortened where their numbers would cover it. */
static void draw_name(struct island *d, int x, int y, struct draw_style style, const char *prefix,
                      const char *word)
{
    int room = d->size.w - 3;
    middle(d, x, y, room, style, fitting(d, prefix, word, room));
}

/* A crossing lies amid it, where others have their number: its module says that. */
static bool has_plaza(const struct island *d, int h)
{
    const struct cat_map *map = catan_rules(d->s)->params.map;
    for (int i = 0; i < map->n_plazas; i++)
        if (map->plazas[i].hex == h)
            return true;
    return false;
}

/* The ground of a hex: what it is called and the number that makes it produce; the sea is water. */
static void draw_land(struct island *d, int h)
{
    int x = hex_x(d, h), y = hex_y(d, h), terrain = d->base->terrain[h];
    enum draw_ink ground = draw_terrain(d->s, terrain);
    struct draw_style style = pen_on(draw_on(ground), ground);
    fill_hex(d, h);
    if (is_sea(d, h))
        middle(d, x, y, 3, style, "~ ~");
    else
        draw_name(d, x, y - 1, style, "terrain", cat_terrain_name[terrain]);
    if (d->base->number[h] != 0 && !has_plaza(d, h))
        draw_number(d, h, x, y);
}

/* In full, or in brief over whatever else is written there. */
static void draw_on_hex(struct island *d, const struct catan_piece *p, int x, int y)
{
    int room = d->size.w - 3;
    if (p->brief[0] == '\0' || utf8_cells(p->text) <= room) {
        middle(d, x, y, room, piece_style(d, p), p->text);
        return;
    }
    draw_fill(d->g, x - room / 2, y, room, piece_style(d, p));
    middle(d, x, y, room, piece_style(d, p), p->brief);
}

/* What stands on a hex, and its id: below the number, then above it. */
static void draw_hex(struct island *d, int h)
{
    int x = hex_x(d, h), y = hex_y(d, h), n = 0;
    const int row[] = { y + d->size.half, y - 1, y };
    struct catan_piece piece;
    if (d->base->robber == h + 1)
        draw_name(d, x, row[n++], pen_bold(INK_LIGHT, INK_BLACK), "mark", "robber");
    if (piece_at(d, TH_T_HEX, h, &piece))
        draw_on_hex(d, &piece, x, row[n++]);
    if (d->hex[h] != SPOT_NONE || d->m->ids)
        draw_id(d, 'h', h, x, row[n], (enum spot)d->hex[h]);
}

/* ------------------------------------------------------------------ paths */

struct stroke { /* how a path is drawn */
    struct draw_style style;
    uint32_t side,
        mark; /* letters: a road =R=, a pier ###; mark 0 = an empty path, a thin line on its ground */
};

/* Pieces of the class of roads are =R=, those of the water ~R~. */
static struct stroke edge_stroke(const struct island *d, int e)
{
    int owner = cat_edge_owner(d->base, e);
    if (owner >= 0) {
        const char *letter = say_letter(d->s, owner);
        enum draw_ink ink = seat_ink(d->s, owner);
        bool land = (d->base->edge[e] & CAT_WATER) == 0;
        return (struct stroke){ pen_bold(draw_on(ink), ink), land ? '=' : '~', utf8_next(&letter) };
    }
    if (d->pier[e])
        return (struct stroke){ pen_bold(INK_SPOT, INK_BLACK), '#', '#' };
    return (struct stroke){ pen_bold(INK_TEXT, INK_NONE), 0, 0 };
}

/* Does the path run through open water, with no land on either side? */
static bool at_sea(const struct island *d, int e)
{
    return is_sea(d, d->graph->edge_hex[e][0]) && is_sea(d, d->graph->edge_hex[e][1]);
}

static void draw_line(struct island *d, const struct stroke *k, int x, int y, uint32_t thin,
                      bool middle_cell)
{
    struct draw_style style = k->style;
    if (k->mark == 0)
        style.fg = (uint8_t)draw_on(draw_ground(d->g, x, y));
    draw_put(d->g, x, y, k->mark == 0 ? thin : middle_cell ? k->mark : k->side, style);
}

/* A path that falls or rises from (x, y), its upper end, to a point half a hex aside. */
static void draw_slanted(struct island *d, const struct stroke *k, int x, int y, int dir)
{
    const struct scale *z = &d->size;
    for (int row = 1; row < z->slope; row++) {
        int from = border_from(z, row), n = border_to(z, row) - from + 1;
        for (int i = 0; i < n; i++) {
            uint32_t thin = i == 0 ? '\'' : i == n - 1 ? '.' : '-';
            bool mark = n == 2 ? z->slope == 2 || i == row % 2 : i == n / 2;
            draw_line(d, k, x + dir * (from + i), y + row, thin, mark);
        }
    }
}

static void draw_upright(struct island *d, const struct stroke *k, int x, int y)
{
    for (int dy = 1 - d->size.half; dy < d->size.half; dy++)
        draw_line(d, k, x, y + dy, '|', dy == 0);
}

/* A path that runs inside a hex, to the node in its middle. */
static bool is_inner(const struct island *d, int e)
{
    const uint8_t *hex = d->graph->edge_hex[e];
    return hex[0] != CAT_NONE && hex[0] == hex[1];
}

static void draw_inner(struct island *d, const struct stroke *k, int x, int y, int dx, int dy)
{
    int n = abs(dx) > abs(dy) ? abs(dx) : abs(dy);
    for (int i = 2; i < n - 1; i++)
        draw_line(d, k, x + dx * i / n, y + dy * i / n, '.', i == n / 2);
}

/* A piece at sea is ~R~ in every size: of a road in a small one only the letter is left. */
static void draw_afloat(struct island *d, const struct stroke *k, int x, int y)
{
    draw_put(d->g, x - 1, y, k->side, k->style);
    draw_put(d->g, x, y, k->mark, k->style);
    draw_put(d->g, x + 1, y, k->side, k->style);
}

static void draw_edge(struct island *d, int e)
{
    int a = d->graph->edge_node[e][0], b = d->graph->edge_node[e][1];
    if (d->node_y[a] > d->node_y[b]) {
        int swap = a;
        a = b;
        b = swap;
    }
    int x = d->node_x[a], y = d->node_y[a], dx = d->node_x[b] - x, dy = d->node_y[b] - y;
    struct stroke k = edge_stroke(d, e);
    struct catan_piece piece;
    bool bare = k.mark == 0 && at_sea(d, e); /* its crossings show where it runs */
    if (is_inner(d, e))
        draw_inner(d, &k, x, y, dx, dy);
    else if (!bare && dx == 0)
        draw_upright(d, &k, x, y + d->size.half);
    else if (!bare)
        draw_slanted(d, &k, x, y, dx > 0 ? 1 : -1);
    x += dx / 2 + (dx > 0 && d->size.w == 10);
    y += dy / 2;
    if (k.side == '~')
        draw_afloat(d, &k, x, y);
    if (piece_at(d, TH_T_EDGE, e, &piece))
        middle(d, x, y, 3, piece_style(d, &piece), piece.text);
    if (d->edge[e] != SPOT_NONE || (d->m->ids && cat_edge_owner(d->base, e) < 0))
        draw_id(d, 'e', e, x, y, (enum spot)d->edge[e]);
}

/* -------------------------------------------------------------- crossings */

/* Does no land touch the crossing? */
static bool afloat(const struct island *d, int n)
{
    const uint8_t *hex = d->graph->node_hex[n];
    for (int i = 0; i < 3; i++)
        if (!is_sea(d, hex[i]))
            return false;
    return hex[0] != CAT_NONE; /* a node amid a hex touches none */
}

static void draw_node(struct island *d, int n)
{
    int x = d->node_x[n], y = d->node_y[n];
    enum spot spot = (enum spot)d->node[n];
    struct catan_piece piece;
    bool named = spot != SPOT_NONE || d->m->ids;
    bool stands = piece_at(d, TH_T_NODE, n, &piece);
    if (stands && (piece.owner >= 0 || !named)) /* a mark makes room for the number of its place */
        draw_text(d->g, x - 1, y, 3, spot != SPOT_NONE ? spot_style(spot) : piece_style(d, &piece),
                  piece.text);
    else if (named)
        draw_id(d, 'n', n, x, y, spot);
    else
        draw_put(d->g, x, y, 0xb7, pen_on(INK_FOAM, afloat(d, n) ? INK_SEA : INK_BLACK));
}

/* --------------------------------------------------------------- harbours */

/* Side of a land hex on which its path e lies, 0..5 from NE. */
static int side_of(const struct cat_graph *g, int hex, int e)
{
    for (int side = 0; side < 6; side++)
        if (cat_graph_side(g, hex, side) == e)
            return side;
    return 0;
}

static int coast_hex(const struct island *d, int e)
{
    for (int i = 0; i < 2; i++) {
        if (!is_sea(d, d->graph->edge_hex[e][i]))
            return d->graph->edge_hex[e][i];
    }
    return -1;
}

/* Its rate and goods beside its path, in the sea hex there: one of the map or of the frame. */
static void draw_harbour(struct island *d, int i)
{
    static const int8_t dx[6] = { 1, 2, 1, -1, -2, -1 }, dy[6] = { -1, 0, 1, 1, 0, -1 };
    const struct scale *z = &d->size;
    int e = d->base->harbour[i] - 1, kind = d->base->harbour_kind[i], h = coast_hex(d, e);
    if (h < 0)
        return;
    int side = side_of(d->graph, h, e);
    int x = hex_x(d, h) + (dy[side] == 0 ? dx[side] / 2 * (z->w / 2 + 4) : dx[side] * (z->w / 2));
    int y = hex_y(d, h) + dy[side] * (z->half + z->slope + (dy[side] > 0));
    struct draw_style style = pen_bold(INK_FOAM, INK_NONE);
    bool any = kind == CAT_ANY_HARBOUR;
    middle(d, x, y - !any, 6, style, !any ? "2:1" : dy[side] == 0 ? " 3:1 " : "3:1");
    if (!any)
        middle(d, x, y, 6, style, fitting(d, "abbr", cat_res_name[kind], z->w - 3));
}

/* ------------------------------------------------------------------ whole */

static void place_nodes(struct island *d)
{
    static const int8_t dx[6] = { 0, 1, 1, 0, -1, -1 }, dy[6] = { -2, -1, 1, 2, 1, -1 };
    for (int h = 0; h < d->graph->n_map; h++) {
        for (int c = 0; c < 6; c++) {
            int n = d->graph->hex_node[h][c], far = abs(dy[c]) == 2;
            if (n == CAT_NONE)
                continue;
            d->node_x[n] = hex_x(d, h) + dx[c] * d->size.w / 2;
            d->node_y[n] =
                hex_y(d, h) + (dy[c] > 0 ? 1 : -1) * (d->size.half + far * d->size.slope);
        }
    }
    for (int e = 0; e < d->graph->n_edge; e++) {
        if (!is_inner(d, e))
            continue;
        d->node_x[d->graph->edge_node[e][1]] = hex_x(d, d->graph->edge_hex[e][0]);
        d->node_y[d->graph->edge_node[e][1]] = hex_y(d, d->graph->edge_hex[e][0]);
    }
}

/* Cells beside and above the middle of a hex that its drawing takes: of the frame only marks are drawn. */
static void reach(const struct island *d, int h, int *dx, int *dy)
{
    if (h >= d->graph->n_map) {
        *dx = FRAME_X;
        *dy = d->size.half;
        return;
    }
    *dx = d->size.w / 2 + (is_sea(d, h) ? 1 : MARGIN_X); /* harbours lie off the land */
    *dy = d->size.half + d->size.slope + (is_sea(d, h) ? 0 : MARGIN_Y);
}

/* Puts the island in the middle of its sea; returns the size of the whole drawing. */
static void measure(struct island *d, int *w, int *h)
{
    int min_x = 9999, min_y = 9999, max_x = -9999, max_y = -9999;
    d->x0 = d->y0 = 0;
    for (int i = 0; i < hexes_of(d); i++) {
        int x = hex_x(d, i), y = hex_y(d, i), dx, dy;
        reach(d, i, &dx, &dy);
        min_x = x - dx < min_x ? x - dx : min_x;
        max_x = x + dx > max_x ? x + dx : max_x;
        min_y = y - dy < min_y ? y - dy : min_y;
        max_y = y + dy > max_y ? y + dy : max_y;
    }
    d->x0 = -min_x;
    d->y0 = -min_y;
    *w = max_x - min_x + 1;
    *h = max_y - min_y + 1;
}

/* The largest scale that fits; false: none does, and the smallest was taken. */
static bool choose_scale(struct island *d, int max_w, int max_h)
{
    int w = 0, h = 0;
    bool fits = false;
    for (size_t i = 0; i < sizeof scales / sizeof scales[0] && !fits; i++) {
        d->size = scales[i];
        measure(d, &w, &h);
        fits = w <= max_w && h <= max_h;
    }
    draw_start(d->g, w, h);
    return fits;
}

static void draw_waters(struct island *d)
{
    for (int y = 0; y < d->g->h; y++)
        draw_fill(d->g, 0, y, d->g->w, pen_on(INK_FOAM, INK_SEA));
    for (int h = 0; h < d->graph->n_map; h++)
        draw_land(d, h);
    for (int i = 0; i < CAT_HARBOURS; i++)
        if (d->base->harbour[i] != 0) {
            d->pier[d->base->harbour[i] - 1] = 1;
            draw_harbour(d, i);
        }
}

bool draw_catan(const struct scene *s, const struct board_marks *m, int max_w, int max_h,
                struct draw_grid *out)
{
    struct island d = {
        .s = s, .m = m, .graph = &catan_rules(s)->graph, .base = catan_base(s), .g = out
    };
    bool fits = choose_scale(&d, max_w, max_h);
    place_nodes(&d);
    mark_all(&d);
    draw_waters(&d);
    for (int h = 0; h < hexes_of(&d); h++)
        draw_hex(&d, h);
    for (int e = 0; e < d.graph->n_edge; e++)
        draw_edge(&d, e);
    for (int n = 0; n < d.graph->n_node; n++)
        draw_node(&d, n);
    return fits;
}
