/* cli_draw_carcassonne.c - the map of Carcassonne in letters: as much of it as fits, round the place that matters now.
 *
 * A tile is 10 x 5, 8 x 4 or 6 x 3 letters: # city, = and | road, . field, ~ river, with grounds of their own where there
 * are colours. What stands on it is written where it stands: a figure as the letter of its owner and a sign of its kind.
 * Columns and rows carry their numbers, so every cell can be named as it is typed. The window follows the selected move. */
#include "cli_draw_carcassonne.h"
#include "cli_carcassonne.h"

#include <string.h>

enum {
    LEFT = 5 /* row numbers */
};

struct piece_of_land { /* what one letter of a tile shows */
    uint32_t letter;
    enum draw_ink ground;
};

static const struct piece_of_land field = { '.', INK_PASTURE }, city = { '#', INK_HILLS },
                                  river = { '~', INK_SEA };

/* --------------------------------------------------------------- one tile */

static int edge_of(const struct car_kind *k, int side)
{
    return k->edges >> 2 * side & 3;
}

/* A road or a river is a line to the middle of its side; `upright` for north and south. */
static struct piece_of_land edge_land(const struct car_kind *k, int side, bool upright)
{
    switch (edge_of(k, side)) {
    case CAR_EDGE_CITY: return city;
    case CAR_EDGE_RIVER: return river;
    case CAR_EDGE_ROAD: return (struct piece_of_land){ upright ? '|' : '=', INK_DESERT };
    default: return field;
    }
}

/* A corner shows a city if one of its sides does. */
static struct piece_of_land corner_land(const struct car_kind *k, int a, int b)
{
    bool built = edge_of(k, a) == CAR_EDGE_CITY || edge_of(k, b) == CAR_EDGE_CITY;
    return built ? city : field;
}

static const struct car_seg *segment_of_type(const struct car_kind *k, int type)
{
    for (int i = 0; i < k->n_seg; i++)
        if (k->seg[i].type == type)
            return &k->seg[i];
    return NULL;
}

/* The middle of the tile's roads as it lies: a straight one goes on, all else bends or crosses. */
static uint32_t road_letter(const struct car_kind *k, int rot)
{
    unsigned sides = (unsigned)k->seg[0].sides << rot;
    sides = (sides | sides >> 4) & 15;
    if (k->roads > 1)
        return '+';
    return (sides & 10) == 0 ? '|' : (sides & 5) == 0 ? '=' : '+';
}

/* What fills the middle: the thing people look for first. */
static struct piece_of_land middle_land(const struct car_kind *k, int rot)
{
    if (segment_of_type(k, CAR_MONASTERY) != NULL)
        return (struct piece_of_land){ 'M', INK_PAPER };
    if (k->crop != 0)
        return (struct piece_of_land){ '@', INK_FIELDS };
    if ((k->symbols & CAR_LAKE) != 0)
        return (struct piece_of_land){ 'o', INK_SEA };
    for (int i = k->roads; i < k->roads + k->cities; i++)
        if (k->seg[i].n_sides > 1)
            return k->seg[i].cathedral ? (struct piece_of_land){ 'K', INK_PAPER } : city;
    if (k->roads > 0)
        return (struct piece_of_land){ road_letter(k, rot), INK_DESERT };
    if (k->river != 0)
        return river;
    return segment_of_type(k, CAR_GARDEN) != NULL ? (struct piece_of_land){ 'G', INK_FOREST }
                                                  : field;
}

/* Column and row in thirds, on the tile as it lies; sides of the unturned tile are `rot` further back. */
static struct piece_of_land land_at(const struct car_kind *k, int rot, int column, int row)
{
    static const int corner[4][2] = { { 0, 3 }, { 0, 1 }, { 2, 3 }, { 2, 1 } };
    int side = row == 0 ? 0 : row == 2 ? 2 : column == 2 ? 1 : 3;
    if (column == 1 && row == 1)
        return middle_land(k, rot);
    if (column == 1 || row == 1)
        return edge_land(k, (side - rot) & 3, column == 1);
    const int *c = corner[(row == 2) * 2 + (column == 2)];
    return corner_land(k, (c[0] - rot) & 3, (c[1] - rot) & 3);
}

static int cell_x(const struct carcassonne_map *d, int x)
{
    return LEFT + (x - d->view.x0) * d->w;
}

static int cell_y(const struct carcassonne_map *d, int y)
{
    return 1 + (y - d->view.y0) * d->h;
}

static bool in_view(const struct carcassonne_map *d, int x, int y)
{
    return x >= d->view.x0 && x < d->view.x0 + d->view.columns && y >= d->view.y0 &&
           y < d->view.y0 + d->view.rows;
}

/* Letter i of n lies at the one edge (0), in the middle (1) or at the other edge (2); the middle is one or two letters. */
static int part_of(int i, int n)
{
    int middle = n % 2 == 0 ? 2 : 1, first = (n - middle) / 2;
    return i < first ? 0 : i < first + middle ? 1 : 2;
}

static void draw_kind(const struct carcassonne_map *d, int x, int y, const struct car_kind *k,
                      int rot)
{
    for (int row = 0; row < d->h; row++)
        for (int column = 0; column < d->w; column++) {
            struct piece_of_land p = land_at(k, rot, part_of(column, d->w), part_of(row, d->h));
            draw_put(d->g, cell_x(d, x) + column, cell_y(d, y) + row, p.letter,
                     pen_on(draw_on(p.ground), p.ground));
        }
}

/* --------------------------------------------------------- what stands there */

/* Letter of a segment's place on the tile as it lies. */
static void spot_of(const struct carcassonne_map *d, int tile, const struct car_seg *seg, int *px,
                    int *py)
{
    int x = seg->x, y = seg->y;
    for (int i = 0; i < d->st->rot[tile]; i++) {
        int old = x;
        x = 100 - y;
        y = old;
    }
    *px = cell_x(d, (int8_t)d->st->x[tile]) + x * d->w / 101;
    *py = cell_y(d, (int8_t)d->st->y[tile]) + y * d->h / 101;
}

/* Letters for what a segment carries; 0: nothing people look for. */
static char sign_of(const struct car_seg *seg)
{
    static const char goods[] = { 0, 'V', 'H', 'C' }; /* wine, wheat, cloth */
    if (seg->shields > 0)
        return 'S';
    if (seg->goods != 0)
        return goods[seg->goods];
    if (seg->inn)
        return 'I';
    return seg->type == CAR_GARDEN ? 'G' : '\0';
}

/* Shields, goods, inns and gardens where they lie; gold, hat, sack and flight in the north-east corner. */
static void draw_signs(const struct carcassonne_map *d, int tile)
{
    const struct car_kind *k = car_kind_at(d->st, tile);
    struct draw_style style = pen_bold(INK_BLACK, INK_PAPER);
    int px, py;
    for (int i = 0; i < k->n_seg; i++)
        if (sign_of(&k->seg[i]) != '\0') {
            spot_of(d, tile, &k->seg[i], &px, &py);
            draw_put(d->g, px, py, (uint32_t)sign_of(&k->seg[i]), style);
        }
    char corner = (k->symbols & CAR_GOLD) != 0   ? '$'
                  : (k->symbols & CAR_HAT) != 0  ? 'h'
                  : (k->symbols & CAR_SACK) != 0 ? 'r'
                  : k->flight != 0               ? 'f'
                                                 : '\0';
    if (corner != '\0')
        draw_put(d->g, cell_x(d, (int8_t)d->st->x[tile]) + d->w - 1,
                 cell_y(d, (int8_t)d->st->y[tile]), (uint32_t)corner, style);
}

static struct draw_style seat_style(int seat)
{
    enum draw_ink ink = (enum draw_ink)(INK_SEAT + seat);
    return pen_bold(draw_on(ink), ink);
}

bool carcassonne_tile(const struct carcassonne_map *d, int tile, int *px, int *py)
{
    int x = (int8_t)d->st->x[tile], y = (int8_t)d->st->y[tile];
    *px = cell_x(d, x);
    *py = cell_y(d, y);
    return in_view(d, x, y);
}

bool carcassonne_stands(const struct carcassonne_map *d, int at, int *px, int *py)
{
    int tile = (at - 1) / CAR_SEGS;
    if (at == 0 || !carcassonne_tile(d, tile, px, py))
        return false;
    spot_of(d, tile, car_seg(d->st, at - 1), px, py);
    return true;
}

/* The letter of the owner; a second one for all but ordinary meeples. */
static void draw_figure(const struct carcassonne_map *d, int seat, int slot)
{
    static const char sign[CAR_FIGURES] = { ' ', '2', 'a', 'b', 'p', 'm', 'w' };
    int px, py;
    if (!carcassonne_stands(d, d->st->figure[seat][slot], &px, &py))
        return;
    draw_text(d->g, px, py, 1, seat_style(seat), say_letter(d->s, seat));
    if (slot >= CAR_MEEPLES)
        draw_put(d->g, px + 1, py, (uint32_t)sign[car_slot_figure(slot)], seat_style(seat));
}

static void draw_figures(const struct carcassonne_map *d)
{
    for (int seat = 0; seat < d->s->rules->seats; seat++)
        for (int slot = 0; slot < CAR_SLOTS; slot++)
            draw_figure(d, seat, slot);
}

/* ------------------------------------------------------------------- marks */

/* The cell a move names; false: none. */
static bool named_cell(const struct scene *s, th_move m, int *x, int *y)
{
    const struct th_move_info *info = &s->game->moves[th_kind(m)];
    for (int i = 0, slot = 0; i < TH_ARGS && info->args[i] != 0; i++, slot++)
        if ((info->args[i] & ~TH_SECRET) == TH_T_CELL) {
            *x = (int8_t)th_arg(m, slot);
            *y = (int8_t)th_arg(m, slot + 1);
            return true;
        }
    return false;
}

/* The word of the first segment a move names, -1: none. */
static int named_segment(const struct scene *s, th_move m)
{
    const struct th_move_info *info = &s->game->moves[th_kind(m)];
    for (int i = 0, slot = 0; i < TH_ARGS && info->args[i] != 0; i++, slot++) {
        int type = info->args[i] & ~TH_SECRET;
        if (type == TH_T_TERRAIN)
            return th_arg(m, slot);
        slot += type == TH_T_CELL;
    }
    return -1;
}

bool carcassonne_cell(const struct scene *s, th_move m, int *x, int *y)
{
    const struct car_state *st = s->view;
    if (named_cell(s, m, x, y))
        return true;
    if (named_segment(s, m) < 0 || st->tiles == 0)
        return false;
    const struct th_frame *f = &st->flow.stack[st->flow.depth - 1];
    int tile = f->kind == CAR_F_LAND ? f->a : st->tiles - 1; /* a flight comes down elsewhere */
    *x = (int8_t)st->x[tile];
    *y = (int8_t)st->y[tile];
    return true;
}

/* A free cell that takes the tile: its name; the selected one: the tile as it would lie. */
static void mark_free(const struct carcassonne_map *d, int x, int y, bool picked, int rot)
{
    char text[24];
    if (picked && d->st->drawn != 0)
        draw_kind(d, x, y, &car_kind[d->st->drawn - 1], rot);
    snprintf(text, sizeof text, "%d,%d", x, y);
    draw_text(d->g, cell_x(d, x), cell_y(d, y), d->w,
              pen_bold(INK_BLACK, picked ? INK_PICK : INK_SPOT), text);
    for (int row = 1; row < d->h && !picked; row++)
        draw_text(d->g, cell_x(d, x), cell_y(d, y) + row, 1, pen(INK_DIM), ":");
}

static void mark_tile(const struct carcassonne_map *d, int tile, int word, bool picked)
{
    int px = cell_x(d, (int8_t)d->st->x[tile]), py = cell_y(d, (int8_t)d->st->y[tile]);
    int seg = word >= 0 ? car_named(d->st, tile, word) : -1;
    if (seg >= 0)
        spot_of(d, tile, car_seg(d->st, seg), &px, &py);
    draw_text(d->g, px, py, 1, pen_bold(INK_BLACK, picked ? INK_PICK : INK_SPOT),
              picked ? "<" : "*");
}

static void mark_move(const struct carcassonne_map *d, th_move m, bool picked)
{
    int x, y;
    if (m == 0 || !carcassonne_cell(d->s, m, &x, &y) || !in_view(d, x, y))
        return;
    int tile = car_tile_at(d->st, x, y);
    if (tile < 0)
        mark_free(d, x, y, picked, th_arg(m, 2));
    else
        mark_tile(d, tile, named_segment(d->s, m), picked);
}

static void draw_marks(const struct carcassonne_map *d)
{
    if (d->m == NULL)
        return;
    for (int i = 0; d->m->moves != NULL && i < d->m->moves->n; i++) {
        th_move m = d->m->moves->at[i];
        if (d->m->kind == 0 || th_kind(m) == d->m->kind)
            mark_move(d, m, false);
    }
    mark_move(d, d->m->pick, true);
}

/* ------------------------------------------------------------------ window */

struct bounds {
    int x0, y0, x1, y1;
};

/* The tiles and one free cell all round. */
static struct bounds bounds_of(const struct car_state *st)
{
    struct bounds b = { 0, 0, 0, 0 };
    for (int i = 0; i < st->tiles; i++) {
        int x = (int8_t)st->x[i], y = (int8_t)st->y[i];
        b.x0 = x < b.x0 ? x : b.x0;
        b.x1 = x > b.x1 ? x : b.x1;
        b.y0 = y < b.y0 ? y : b.y0;
        b.y1 = y > b.y1 ? y : b.y1;
    }
    return (struct bounds){ b.x0 - 1, b.y0 - 1, b.x1 + 1, b.y1 + 1 };
}

/* First of `room` cells between from and to, with `at` as near to the middle as possible. */
static int start_of(int from, int to, int room, int at)
{
    int first = at - room / 2;
    if (first + room > to + 1)
        first = to + 1 - room;
    return first < from ? from : first;
}

static void choose_window(struct carcassonne_map *d, int max_w, int max_h)
{
    struct bounds b = bounds_of(d->st);
    int x = 0, y = 0;
    if (d->st->tiles > 0) {
        x = (int8_t)d->st->x[d->st->tiles - 1];
        y = (int8_t)d->st->y[d->st->tiles - 1];
    }
    if (d->m != NULL && d->m->pick != 0)
        carcassonne_cell(d->s, d->m->pick, &x, &y);
    int columns = (max_w - LEFT) / d->w, rows = (max_h - 1) / d->h;
    d->view.columns = columns < b.x1 - b.x0 + 1 ? columns : b.x1 - b.x0 + 1;
    d->view.rows = rows < b.y1 - b.y0 + 1 ? rows : b.y1 - b.y0 + 1;
    d->view.x0 = start_of(b.x0, b.x1, d->view.columns, x);
    d->view.y0 = start_of(b.y0, b.y1, d->view.rows, y);
}

/* The largest tiles that show the whole map; else the smallest, and a part of it: three by three at least, false if they do not
 * fit either. */
static bool choose_size(struct carcassonne_map *d, int max_w, int max_h)
{
    static const int size[][2] = { { 10, 5 }, { 8, 4 }, { 6, 3 } };
    struct bounds b = bounds_of(d->st);
    enum {
        SIZES = sizeof size / sizeof size[0]
    };
    for (int i = 0; i < SIZES; i++) {
        bool whole = LEFT + (b.x1 - b.x0 + 1) * size[i][0] <= max_w &&
                     1 + (b.y1 - b.y0 + 1) * size[i][1] <= max_h;
        d->w = size[i][0];
        d->h = size[i][1];
        if (whole)
            break;
    }
    int least_w = LEFT + 3 * d->w, least_h = 1 + 3 * d->h;
    choose_window(d, max_w > least_w ? max_w : least_w, max_h > least_h ? max_h : least_h);
    draw_start(d->g, LEFT + d->view.columns * d->w, 1 + d->view.rows * d->h);
    return least_w <= max_w && least_h <= max_h;
}

/* Arrows beside the numbers say that the map goes on. */
static void draw_numbers(const struct carcassonne_map *d)
{
    struct bounds b = bounds_of(d->st);
    char text[24];
    for (int i = 0; i < d->view.columns; i++) {
        int x = d->view.x0 + i;
        bool more = (i == 0 && x > b.x0) || (i == d->view.columns - 1 && x < b.x1);
        snprintf(text, sizeof text, more ? (i == 0 ? "<%d" : "%d>") : "%d", x);
        draw_text(d->g, cell_x(d, x) + d->w / 2 - 1, 0, d->w, pen(INK_DIM), text);
    }
    for (int i = 0; i < d->view.rows; i++) {
        int y = d->view.y0 + i;
        bool more = (i == 0 && y > b.y0) || (i == d->view.rows - 1 && y < b.y1);
        snprintf(text, sizeof text, more ? (i == 0 ? "%3d^" : "%3dv") : "%3d", y);
        draw_text(d->g, 0, cell_y(d, y) + d->h / 2, LEFT - 1, pen(INK_DIM), text);
    }
}

bool draw_carcassonne(const struct scene *s, const struct board_marks *m, int max_w, int max_h,
                      struct draw_grid *out)
{
    struct carcassonne_map d = { .s = s, .m = m, .st = s->view, .g = out };
    bool fits = choose_size(&d, max_w, max_h);
    draw_numbers(&d);
    for (int i = 0; i < d.st->tiles; i++) {
        int x = (int8_t)d.st->x[i], y = (int8_t)d.st->y[i];
        if (!in_view(&d, x, y))
            continue;
        draw_kind(&d, x, y, car_kind_at(d.st, i), d.st->rot[i]);
        draw_signs(&d, i);
    }
    CARCASSONNE_EACH_PART(s, part, draw)
        part->draw(&d);
    draw_figures(&d);
    draw_marks(&d);
    return fits;
}
