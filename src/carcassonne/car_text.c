/* car_text.c - positions as text: one word, one reader; dump writes what the readers read. Modules read and write their own lines.
 *
 * `set empty` clears the table, every other line adds one thing to it. The stacks follow from what lies elsewhere and have no line.
 * Grammar: docs/NOTATION.md. */
#include "car.h"

/* -------------------------------------------------------------------- reading */

/* `4,-1`: column and row. */
static bool next_cell(struct th_line *l, int *x, int *y)
{
    return th_next_cell(l, -128, 127, x, y);
}

bool car_next_tile(struct th_line *l, int *tile)
{
    int x, y;
    *tile = next_cell(l, &x, &y) ? car_tile_at(car_st(l->g), x, y) : -1;
    return *tile >= 0;
}

bool car_next_word(struct th_line *l, int tile, int *local)
{
    int word = th_next(l) ? th_in_name(&l->g->rules->game->words[TH_T_TERRAIN], l->word) : -1;
    int seg = word < 0 ? -1 : car_named(car_st(l->g), tile, word);
    *local = seg % CAR_SEGS;
    return seg >= 0;
}

bool car_next_seg(struct th_line *l, int *seg)
{
    int tile, local;
    if (!car_next_tile(l, &tile) || !car_next_word(l, tile, &local))
        return false;
    *seg = tile * CAR_SEGS + local;
    return true;
}

static bool next_kind(struct th_line *l, int *kind)
{
    return th_next_name(l, &l->g->rules->game->words[TH_T_TILE], kind);
}

/* ---------------------------------------------------------------------- lines */

static bool set_empty(struct th_line *l)
{
    struct car_state *s = car_st(l->g);
    memset((char *)s + sizeof s->flow, 0, sizeof *s - sizeof s->flow);
    car_count_tiles(l->g);
    return true;
}

/* The first tile lies anywhere; every other one as if it were placed (CC-TILE-02, CC-TILE-03). */
static bool set_tile(struct th_line *l)
{
    struct car_state *s = car_st(l->g);
    int kind, x, y, rot;
    if (!next_kind(l, &kind) || !next_cell(l, &x, &y) || !th_next(l) ||
        !th_in_id(l->word, 'r', 4, &rot))
        return false;
    if (s->left[kind] == 0)
        return th_line_refuse(l, CC_SETUP_05, "there is no such tile left");
    struct car_spot spot = { (uint8_t)kind, (uint8_t)x, (uint8_t)y, (uint8_t)rot };
    if (rot >= car_kind[kind].turns)
        return th_line_refuse(l, CC_TILE_04, "the tile is symmetric: name its smaller turn");
    if (s->tiles > 0 && car_cell_at(s, x, y) < 0)
        return th_line_refuse(l, CC_TILE_02, "the tile touches no other, or the place is taken");
    if (s->tiles > 0 && !car_fits(l->g, &spot))
        return th_line_refuse(l, CC_TILE_03, "the edges do not match");
    car_lay(l->g, &spot);
    car_count_tiles(l->g);
    return true;
}

static bool set_drawn(struct th_line *l)
{
    struct car_state *s = car_st(l->g);
    int kind;
    if (!next_kind(l, &kind))
        return false;
    if (s->left[kind] == 0 || s->drawn != 0)
        return th_line_refuse(l, CC_TILE_01, "there is no such tile left, or one is drawn already");
    s->drawn = (uint8_t)(kind + 1);
    car_count_tiles(l->g);
    return true;
}

static bool set_gone(struct th_line *l)
{
    struct car_state *s = car_st(l->g);
    int kind, n;
    if (!next_kind(l, &kind) || !th_next_int(l, 0, 9, &n))
        return false;
    if (n > s->left[kind] + s->gone[kind])
        return th_line_refuse(l, CC_SETUP_05, "there are not so many tiles left");
    s->gone[kind] = (uint8_t)n;
    car_count_tiles(l->g);
    return true;
}

static bool set_stack(struct th_line *l)
{
    struct car_state *s = car_st(l->g);
    int kind;
    for (int i = 0; i < CAR_KINDS; i++)
        s->gone[i] = (uint8_t)(s->gone[i] + s->left[i]);
    while (th_next(l)) {
        kind = th_in_name(&l->g->rules->game->words[TH_T_TILE], l->word);
        if (kind < 0)
            return false;
        if (s->gone[kind] == 0)
            return th_line_refuse(l, CC_SETUP_05, "there are not so many tiles left");
        s->gone[kind]--;
    }
    car_count_tiles(l->g);
    return true;
}

static bool set_figure(struct th_line *l)
{
    const struct car_state *s = car_st(l->g);
    int seat, figure, seg;
    if (!th_next_seat(l, &seat) || !th_next(l))
        return false;
    figure = th_in_name(&l->g->rules->game->words[TH_T_FIGURE], l->word);
    if (figure < 0 || figure > CAR_PIG || !car_next_seg(l, &seg))
        return false;
    if ((car_ru(l->g)->in_play >> figure & 1) == 0 || car_free_slot(s, seat, figure) < 0)
        return th_line_refuse(l, figure == CAR_MEEPLE ? CC_SETUP_02 : CC_SETUP_09,
                              "this player has no such figure left");
    car_put(l->g, seat, figure, seg);
    return true;
}

static bool set_points(struct th_line *l)
{
    struct car_state *s = car_st(l->g);
    int seat, marker, messenger = 0;
    if (!th_next_seat(l, &seat) || !th_next_int(l, 0, CAR_MOST_POINTS, &marker))
        return false;
    if (th_next(l) &&
        (car_ru(l->g)->scorers < 2 || !th_in_int(l->word, 0, CAR_MOST_POINTS, &messenger)))
        return false;
    s->points[seat][0] = (uint16_t)marker;
    s->points[seat][1] = (uint16_t)messenger;
    return true;
}

static bool set_pending(struct th_line *l)
{
    int seg;
    if (!car_next_seg(l, &seg) || car_st(l->g)->pending[CAR_PENDING - 2] != 0)
        return false;
    car_add_pending(l->g, car_st(l->g)->feat[seg]);
    return true;
}

const struct th_line_def car_lines[] = {
    { .word = "empty", .read = set_empty },
    { .word = "tile", .read = set_tile },
    { .word = "drawn", .read = set_drawn },
    { .word = "gone", .read = set_gone },
    { .word = "stack", .read = set_stack },
    { .word = "figure", .read = set_figure },
    { .word = "points", .read = set_points },
    { .word = "pending", .read = set_pending },
    { 0 },
};

int car_set(const struct th_rules *r, void *state, const char *line, struct th_why *why)
{
    struct car_state copy;
    memcpy(&copy, state, sizeof copy);
    struct th_ctx g = { .rules = r, .flow = &copy.flow };
    if (th_line_set(&g, line, why) != 0 || car_sound(&g, why) != 0)
        return -1;
    CAR_EACH(&g, join, join)
        join(&g);
    memcpy(state, &copy, sizeof copy);
    return 0;
}

/* -------------------------------------------------------------------- writing */

void car_out_cell(struct th_out *o, const struct car_state *s, int tile)
{
    th_line_cell(o, (int8_t)s->x[tile], (int8_t)s->y[tile]);
}

void car_out_seg(struct th_out *o, const struct car_state *s, int seg)
{
    car_out_cell(o, s, seg / CAR_SEGS);
    th_line_name(o, car_seg_name[car_seg(s, seg)->word]);
}

const char *car_cell_text(char buf[16], int x, int y)
{
    struct th_out o;
    th_out_start(&o, buf, 16);
    th_out_int(&o, (int8_t)x);
    th_out_ch(&o, ',');
    th_out_int(&o, (int8_t)y);
    return buf;
}

static void dump_tiles(const struct car_state *s, struct th_out *o)
{
    for (int tile = 0; tile < s->tiles; tile++) {
        th_line_start(o, "tile");
        th_line_name(o, car_tile_name[s->kind[tile]]);
        car_out_cell(o, s, tile);
        th_line_id(o, 'r', s->rot[tile]);
        th_line_end(o);
    }
    if (s->drawn != 0) {
        th_line_start(o, "drawn");
        th_line_name(o, car_tile_name[s->drawn - 1]);
        th_line_end(o);
    }
    for (int kind = 0; kind < CAR_KINDS; kind++) {
        if (s->gone[kind] == 0)
            continue;
        th_line_start(o, "gone");
        th_line_name(o, car_tile_name[kind]);
        th_line_int(o, s->gone[kind]);
        th_line_end(o);
    }
}

static void dump_seat(const struct car_state *s, int seat, struct th_out *o)
{
    for (int slot = 0; slot < CAR_SLOTS; slot++) {
        if (s->figure[seat][slot] == 0)
            continue;
        th_line_start(o, "figure");
        th_line_int(o, seat + 1);
        th_line_name(o, car_figure_name[car_slot_figure(slot)]);
        car_out_seg(o, s, s->figure[seat][slot] - 1);
        th_line_end(o);
    }
    if ((s->points[seat][0] | s->points[seat][1]) == 0)
        return;
    th_line_start(o, "points");
    th_line_int(o, seat + 1);
    th_line_int(o, s->points[seat][0]);
    if (s->points[seat][1] != 0)
        th_line_int(o, s->points[seat][1]);
    th_line_end(o);
}

int car_dump(const struct th_rules *r, const void *state, char *buf, int cap)
{
    struct th_ctx g = th_look(r, state);
    const struct car_state *s = state;
    struct th_out o;
    th_out_start(&o, buf, cap);
    th_flow_dump(r, g.flow, &o);
    th_out_str(&o, "set empty\n");
    dump_tiles(s, &o);
    for (int seat = 0; seat < s->flow.seats; seat++)
        dump_seat(s, seat, &o);
    for (int i = 0; i < CAR_PENDING && s->pending[i] != 0; i++) {
        th_line_start(&o, "pending");
        car_out_seg(&o, s, s->pending[i] - 1);
        th_line_end(&o);
    }
    CAR_EACH(&g, dump, dump)
        dump(&g, &o);
    return th_out_end(&o);
}
