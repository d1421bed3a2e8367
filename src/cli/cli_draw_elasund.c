/* cli_draw_elasund.c - the city of Elasund in letters: fields with buildings, permits and church, the wall round them, the ship
 * beside its row, the trade track below.
 *
 * A field is 5 x 2 letters, or 4 x 1 where there is less room. Columns and rows carry their numbers, so every place can be
 * named as it is typed. Legal places of the marked moves have a ground of their own. */
#include "cli_draw_elasund.h"
#include "ela.h"

#include <string.h>

enum {
    LEFT = 5, /* ship and row numbers */
    NORTH = 1,
    SOUTH = 13
};

struct city {
    const struct scene *s;
    const struct board_marks *m;
    const struct ela_state *st;
    struct th_ctx ctx;
    struct draw_grid *g;
    int w, h; /* letters of a field */
};

static int cell_x(const struct city *d, int column)
{
    return LEFT + column * d->w;
}

/* Row 1 is the north wall, 13 the south wall; there is no 7. */
static int cell_y(const struct city *d, int label)
{
    if (label == NORTH)
        return 1;
    return label == SOUTH ? 2 + ELA_ROWS * d->h : 2 + ela_row_of(label) * d->h;
}

/* ------------------------------------------------------------------- marks */

/* Column and row a move names; false: none. */
static bool place_of(const struct scene *s, th_move m, int *x, int *y)
{
    const struct th_move_info *info = &s->game->moves[th_kind(m)];
    for (int i = 0, slot = 0; i < TH_ARGS && info->args[i] != 0; i++, slot++) {
        if ((info->args[i] & ~TH_SECRET) != TH_T_CELL)
            continue;
        *x = th_arg(m, slot);
        *y = th_arg(m, slot + 1);
        return true;
    }
    return false;
}

/* Ground of a place that the marked moves name, INK_NONE if none does. */
static enum draw_ink mark_at(const struct city *d, int x, int y)
{
    enum draw_ink ink = INK_NONE;
    int mx, my;
    if (d->m == NULL)
        return ink;
    for (int i = 0; d->m->moves != NULL && i < d->m->moves->n; i++) {
        th_move m = d->m->moves->at[i];
        bool shown = d->m->kind == 0 || th_kind(m) == d->m->kind;
        if (shown && place_of(d->s, m, &mx, &my) && mx == x && my == y)
            ink = INK_SPOT;
    }
    if (d->m->pick != 0 && place_of(d->s, d->m->pick, &mx, &my) && mx == x && my == y)
        ink = INK_PICK;
    return ink;
}

/* ------------------------------------------------------------------- cells */

/* A place: ground, a text in its first line, and the mark of a legal place in its last column. */
static void draw_cell(const struct city *d, int x, int y, struct draw_style style, const char *text)
{
    int px = cell_x(d, x), py = cell_y(d, y), lines = y == NORTH || y == SOUTH ? 1 : d->h;
    enum draw_ink mark = mark_at(d, x, y);
    for (int i = 0; i < lines; i++)
        draw_fill(d->g, px, py + i, d->w - 1, style);
    draw_text(d->g, px, py, d->w - 1, style, text);
    if (mark != INK_NONE)
        draw_text(d->g, px + d->w - 1, py, 1, pen_on(INK_BLACK, mark),
                  mark == INK_PICK ? "<" : "*");
}

static struct draw_style seat_style(int seat)
{
    enum draw_ink ink = (enum draw_ink)(INK_SEAT + seat);
    return pen_bold(draw_on(ink), ink);
}

static void draw_house(const struct city *d, int field, int at)
{
    uint8_t house = d->st->house[at];
    bool head = field == at;
    int owner = ela_house_owner(house);
    char key[48];
    snprintf(key, sizeof key, "map.elasund.%s", ela_kind_name[ela_house_kind(house)]);
    draw_cell(d, ela_column(field), ela_row_label(field), seat_style(owner),
              head ? tr(d->s->lang, key) : "");
    if (head && d->h > 1) /* letter of the owner, then his cubes */
        draw_text(d->g, cell_x(d, ela_column(at)), cell_y(d, ela_row_label(at)) + 1, 1,
                  seat_style(owner), say_letter(d->s, owner));
    for (int i = 0; head && d->h > 1 && i < ela_house_cubes(house); i++)
        draw_put(d->g, cell_x(d, ela_column(at)) + 2 + i, cell_y(d, ela_row_label(at)) + 1, 'o',
                 seat_style(owner));
}

static void draw_permit(const struct city *d, int field, uint8_t on)
{
    char text[16];
    int owner = ela_permit_owner(on);
    snprintf(text, sizeof text, "(%d)%s", ela_permit_value(on), say_letter(d->s, owner));
    draw_cell(d, ela_column(field), ela_row_label(field),
              pen_bold((enum draw_ink)(INK_SEAT + owner), INK_NONE), text);
}

static void draw_tile(const struct city *d, int field)
{
    char text[16];
    for (int tile = 1; tile <= ELA_CHURCH_TILES; tile++) {
        int owner = d->st->church[tile - 1] - 1;
        if (owner < 0 || ela_church_field(d->st->first, tile) != field)
            continue;
        snprintf(text, sizeof text, "+%d%s", tile, say_letter(d->s, owner));
        draw_cell(d, ela_column(field), ela_row_label(field), seat_style(owner), text);
    }
}

static void draw_field(const struct city *d, int field)
{
    static const char *const mill[] = { ".", "y", "yy" };
    uint8_t on = d->st->on[field];
    if (ela_is_house(on))
        draw_house(d, field, on - 1);
    else if (ela_is_permit(on))
        draw_permit(d, field, on);
    else if (on == ELA_ON_CHURCH)
        draw_tile(d, field);
    else
        draw_cell(d, ela_column(field), ela_row_label(field), pen(INK_DIM),
                  on == ELA_ON_FOUNDATION ? "[+]" : mill[ela_ru(&d->ctx)->windmill[field]]);
}

/* -------------------------------------------------------------------- edges */

static void draw_wall(const struct city *d, int place)
{
    uint8_t wall = d->st->wall[place];
    char text[16];
    int x, y, strip = ela_ru(&d->ctx)->columns - 3;
    if (place < 2 * ELA_STRIP && place % ELA_STRIP >= strip)
        return;
    ela_wall_cell(&d->ctx, place, &x, &y);
    if (wall == 0) {
        draw_cell(d, x, y, pen(INK_DIM), "---");
        return;
    }
    snprintf(text, sizeof text, "%c%d%s", ela_is_tower(wall) ? 'T' : '#', wall >> 4,
             say_letter(d->s, (wall & 15) - 1));
    draw_cell(d, x, y, seat_style((wall & 15) - 1), text);
}

static void draw_numbers(const struct city *d)
{
    char text[16];
    for (int column = 0; column < ela_ru(&d->ctx)->columns; column++) {
        snprintf(text, sizeof text, "%d", column);
        draw_text(d->g, cell_x(d, column) + 1, 0, d->w, pen(INK_DIM), text);
    }
    for (int row = 0; row < ELA_ROWS; row++) {
        bool ship = d->st->ship == row + 1;
        int y = cell_y(d, ela_label[row]);
        snprintf(text, sizeof text, "%2d", ela_label[row]);
        draw_text(d->g, 0, y, LEFT - 2, pen_on(INK_FOAM, INK_SEA), ship ? "=> " : "   ");
        draw_text(d->g, LEFT - 3, y, 3, ship ? pen_bold(INK_GOOD, INK_NONE) : pen(INK_DIM), text);
        for (int i = 1; i < d->h; i++)
            draw_text(d->g, 0, y + i, LEFT - 3, pen_on(INK_FOAM, INK_SEA), "  ");
    }
}

/* Who has cubes on which scoring space; a dot for a free flag. */
static void draw_track(const struct city *d, int y)
{
    int x = 0;
    char text[16];
    x += draw_text(d->g, x, y, d->g->w, pen(INK_DIM), tr(d->s->lang, "ui.elasund.track")) + 1;
    for (int i = 0; i < ELA_SPACES; i++) {
        snprintf(text, sizeof text, "%d:", ela_track_space[i][0]);
        x += draw_text(d->g, x, y, d->g->w - x, pen(INK_TEXT), text);
        for (int seat = 0; seat < d->s->rules->seats; seat++)
            if ((d->st->track[seat] >> i & 1) != 0)
                x += draw_text(d->g, x, y, 1, seat_style(seat), say_letter(d->s, seat));
        for (int free = ela_free_flags(&d->ctx, i); free > 0; free--)
            draw_put(d->g, x++, y, '.', pen(INK_DIM));
        x++;
    }
}

/* -------------------------------------------------------------------- whole */

/* The largest size that fits; false: none does, and the smallest was taken. */
static bool choose_size(struct city *d, int max_w, int max_h)
{
    static const int size[][2] = { { 6, 2 }, { 5, 2 }, { 5, 1 } };
    int w = 0, h = 0;
    bool fits = false;
    for (size_t i = 0; i < sizeof size / sizeof size[0] && !fits; i++) {
        d->w = size[i][0];
        d->h = size[i][1];
        w = LEFT + (ela_ru(&d->ctx)->columns + 1) * d->w;
        h = 4 + ELA_ROWS * d->h;
        fits = w <= max_w && h <= max_h;
    }
    draw_start(d->g, w, h);
    return fits;
}

bool draw_elasund(const struct scene *s, const struct board_marks *m, int max_w, int max_h,
                  struct draw_grid *out)
{
    struct city d = { .s = s,
                      .m = m,
                      .st = s->view,
                      .ctx = { .rules = s->rules, .flow = (struct th_flow *)(uintptr_t)s->view },
                      .g = out };
    bool fits = choose_size(&d, max_w, max_h);
    draw_numbers(&d);
    for (int field = 0; field < ela_ru(&d.ctx)->fields; field++)
        draw_field(&d, field);
    for (int place = 0; place < ELA_PLACES; place++)
        draw_wall(&d, place);
    draw_track(&d, 3 + ELA_ROWS * d.h);
    return fits;
}
