/* car_text.c - positions as text: one word, one reader; dump writes what the readers read. Modules read and write their own lines.
 *
 * `set empty` clears the table, every other line adds one thing to it. The stacks follow from what lies elsewhere and have no line.
 * Grammar: docs/NOTATION.md. */
#include "car.h"

/* -------------------------------------------------------------------- reading */

bool car_next(struct car_reader *rd)
{
    return th_in_word(&rd->in, rd->word, (int)sizeof rd->word);
}

bool car_next_int(struct car_reader *rd, int min, int max, int *v)
{
    return car_next(rd) && th_in_int(rd->word, min, max, v);
}

bool car_next_seat(struct car_reader *rd, int *seat)
{
    bool ok = car_next_int(rd, 1, rd->g->flow->seats, seat);
    *seat -= 1;
    return ok;
}

/* `4,-1`: column and row. */
static bool next_cell(struct car_reader *rd, int *x, int *y)
{
    char *c = rd->word;
    if (!car_next(rd))
        return false;
    while (*c != '\0' && *c != ',')
        c++;
    if (*c != ',')
        return false;
    *c = '\0';
    return th_in_int(rd->word, -128, 127, x) && th_in_int(c + 1, -128, 127, y);
}

bool car_next_tile(struct car_reader *rd, int *tile)
{
    int x, y;
    *tile = next_cell(rd, &x, &y) ? car_tile_at(car_st(rd->g), x, y) : -1;
    return *tile >= 0;
}

bool car_next_word(struct car_reader *rd, int tile, int *local)
{
    int word = car_next(rd) ? th_in_name(&rd->g->rules->game->words[TH_T_TERRAIN], rd->word) : -1;
    int seg = word < 0 ? -1 : car_named(car_st(rd->g), tile, word);
    *local = seg % CAR_SEGS;
    return seg >= 0;
}

bool car_next_seg(struct car_reader *rd, int *seg)
{
    int tile, local;
    if (!car_next_tile(rd, &tile) || !car_next_word(rd, tile, &local))
        return false;
    *seg = tile * CAR_SEGS + local;
    return true;
}

static bool next_kind(struct car_reader *rd, int *kind)
{
    *kind = car_next(rd) ? th_in_name(&rd->g->rules->game->words[TH_T_TILE], rd->word) : -1;
    return *kind >= 0;
}

/* ---------------------------------------------------------------------- lines */

struct line { /* reads the rest of a line; false with why->clause set if a rule forbids it */
    const char *word;
    bool (*read)(struct car_reader *rd, struct th_why *why);
};

static bool refuse(struct th_why *why, th_clause clause, const char *what)
{
    th_fail(why, clause, what, NULL);
    return false;
}

static bool set_empty(struct car_reader *rd, struct th_why *why)
{
    struct car_state *s = car_st(rd->g);
    (void)why;
    memset((char *)s + sizeof s->flow, 0, sizeof *s - sizeof s->flow);
    car_count_tiles(rd->g);
    return true;
}

/* The first tile lies anywhere; every other one as if it were placed (CC-TILE-02, CC-TILE-03). */
static bool set_tile(struct car_reader *rd, struct th_why *why)
{
    struct car_state *s = car_st(rd->g);
    int kind, x, y, rot;
    if (!next_kind(rd, &kind) || !next_cell(rd, &x, &y) || !car_next(rd) ||
        !th_in_id(rd->word, 'r', 4, &rot))
        return false;
    if (s->left[kind] == 0)
        return refuse(why, CC_SETUP_05, "there is no such tile left");
    struct car_spot spot = { (uint8_t)kind, (uint8_t)x, (uint8_t)y, (uint8_t)rot };
    if (rot >= car_kind[kind].turns)
        return refuse(why, CC_TILE_04, "the tile is symmetric: name its smaller turn");
    if (s->tiles > 0 && car_cell_at(s, x, y) < 0)
        return refuse(why, CC_TILE_02, "the tile touches no other, or the place is taken");
    if (s->tiles > 0 && !car_fits(rd->g, &spot))
        return refuse(why, CC_TILE_03, "the edges do not match");
    car_lay(rd->g, &spot);
    car_count_tiles(rd->g);
    return true;
}

static bool set_drawn(struct car_reader *rd, struct th_why *why)
{
    struct car_state *s = car_st(rd->g);
    int kind;
    if (!next_kind(rd, &kind))
        return false;
    if (s->left[kind] == 0 || s->drawn != 0)
        return refuse(why, CC_TILE_01, "there is no such tile left, or one is drawn already");
    s->drawn = (uint8_t)(kind + 1);
    car_count_tiles(rd->g);
    return true;
}

static bool set_gone(struct car_reader *rd, struct th_why *why)
{
    struct car_state *s = car_st(rd->g);
    int kind, n;
    if (!next_kind(rd, &kind) || !car_next_int(rd, 0, 9, &n))
        return false;
    if (n > s->left[kind] + s->gone[kind])
        return refuse(why, CC_SETUP_05, "there are not so many tiles left");
    s->gone[kind] = (uint8_t)n;
    car_count_tiles(rd->g);
    return true;
}

static bool set_stack(struct car_reader *rd, struct th_why *why)
{
    struct car_state *s = car_st(rd->g);
    int kind;
    for (int i = 0; i < CAR_KINDS; i++)
        s->gone[i] = (uint8_t)(s->gone[i] + s->left[i]);
    while (car_next(rd)) {
        kind = th_in_name(&rd->g->rules->game->words[TH_T_TILE], rd->word);
        if (kind < 0)
            return false;
        if (s->gone[kind] == 0)
            return refuse(why, CC_SETUP_05, "there are not so many tiles left");
        s->gone[kind]--;
    }
    car_count_tiles(rd->g);
    return true;
}

static bool set_figure(struct car_reader *rd, struct th_why *why)
{
    const struct car_state *s = car_st(rd->g);
    int seat, figure, seg;
    if (!car_next_seat(rd, &seat) || !car_next(rd))
        return false;
    figure = th_in_name(&rd->g->rules->game->words[TH_T_FIGURE], rd->word);
    if (figure < 0 || figure > CAR_PIG || !car_next_seg(rd, &seg))
        return false;
    if ((car_ru(rd->g)->in_play >> figure & 1) == 0 || car_free_slot(s, seat, figure) < 0)
        return refuse(why, figure == CAR_MEEPLE ? CC_SETUP_02 : CC_SETUP_09,
                      "this player has no such figure left");
    car_put(rd->g, seat, figure, seg);
    return true;
}

static bool set_points(struct car_reader *rd, struct th_why *why)
{
    struct car_state *s = car_st(rd->g);
    int seat, marker, messenger = 0;
    (void)why;
    if (!car_next_seat(rd, &seat) || !car_next_int(rd, 0, CAR_MOST_POINTS, &marker))
        return false;
    if (car_next(rd) &&
        (car_ru(rd->g)->scorers < 2 || !th_in_int(rd->word, 0, CAR_MOST_POINTS, &messenger)))
        return false;
    s->points[seat][0] = (uint16_t)marker;
    s->points[seat][1] = (uint16_t)messenger;
    return true;
}

static bool set_pending(struct car_reader *rd, struct th_why *why)
{
    int seg;
    (void)why;
    if (!car_next_seg(rd, &seg) || car_st(rd->g)->pending[CAR_PENDING - 2] != 0)
        return false;
    car_add_pending(rd->g, car_st(rd->g)->feat[seg]);
    return true;
}

static bool set_phase(struct car_reader *rd, struct th_why *why)
{
    char name[16];
    int seat;
    (void)why;
    return th_in_word(&rd->in, name, (int)sizeof name) && car_next_seat(rd, &seat) &&
           car_phase(rd->g, name, seat);
}

static const struct line lines[] = {
    { "empty", set_empty },   { "tile", set_tile },       { "drawn", set_drawn },
    { "gone", set_gone },     { "stack", set_stack },     { "figure", set_figure },
    { "points", set_points }, { "pending", set_pending }, { "phase", set_phase },
};

static int module_line(struct car_reader *rd)
{
    int read = CAR_NOT_MINE;
    CAR_EACH(rd->g, set, set)
        read = read == CAR_NOT_MINE ? set(rd) : read;
    return read;
}

static int read_line(struct th_ctx *g, const char *line, struct th_why *why)
{
    struct car_reader rd = { .g = g, .in = { line } };
    struct th_why inner = { 0 };
    int mine = th_flow_set(g->rules, g->flow, line, why), read = CAR_NOT_MINE;
    if (mine <= 0)
        return mine;
    if (!car_next(&rd))
        return th_fail(why, 0, "an empty position line", NULL);
    for (size_t i = 0; i < sizeof lines / sizeof lines[0] && read == CAR_NOT_MINE; i++)
        if (th_same(lines[i].word, rd.word))
            read = lines[i].read(&rd, &inner);
    if (read == CAR_NOT_MINE)
        read = module_line(&rd);
    if (read == CAR_NOT_MINE)
        return th_fail(why, 0, "unknown position line", line);
    if (read == 1 && th_in_end(&rd.in))
        return 0;
    if (inner.text[0] == '\0')
        return th_fail(why, 0, "bad position line", line);
    if (why != NULL)
        *why = inner;
    return -1;
}

int car_set(const struct th_rules *r, void *state, const char *line, struct th_why *why)
{
    struct car_state copy;
    memcpy(&copy, state, sizeof copy);
    struct th_ctx g = { .rules = r, .flow = &copy.flow };
    if (read_line(&g, line, why) != 0 || car_sound(&g, why) != 0)
        return -1;
    CAR_EACH(&g, join, join)
        join(&g);
    memcpy(state, &copy, sizeof copy);
    return 0;
}

/* -------------------------------------------------------------------- writing */

void car_out_line(struct th_out *o, const char *word)
{
    th_out_str(o, "set ");
    th_out_str(o, word);
}

void car_out_int(struct th_out *o, int v)
{
    th_out_ch(o, ' ');
    th_out_int(o, v);
}

void car_out_word(struct th_out *o, const char *word)
{
    th_out_ch(o, ' ');
    th_out_str(o, word);
}

void car_out_cell(struct th_out *o, const struct car_state *s, int tile)
{
    car_out_int(o, (int8_t)s->x[tile]);
    th_out_ch(o, ',');
    th_out_int(o, (int8_t)s->y[tile]);
}

void car_out_seg(struct th_out *o, const struct car_state *s, int seg)
{
    car_out_cell(o, s, seg / CAR_SEGS);
    car_out_word(o, car_seg_name[car_seg(s, seg)->word]);
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
        car_out_line(o, "tile");
        car_out_word(o, car_tile_name[s->kind[tile]]);
        car_out_cell(o, s, tile);
        th_out_ch(o, ' ');
        th_out_id(o, 'r', s->rot[tile]);
        th_out_ch(o, '\n');
    }
    if (s->drawn != 0) {
        car_out_line(o, "drawn");
        car_out_word(o, car_tile_name[s->drawn - 1]);
        th_out_ch(o, '\n');
    }
    for (int kind = 0; kind < CAR_KINDS; kind++) {
        if (s->gone[kind] == 0)
            continue;
        car_out_line(o, "gone");
        car_out_word(o, car_tile_name[kind]);
        car_out_int(o, s->gone[kind]);
        th_out_ch(o, '\n');
    }
}

static void dump_seat(const struct car_state *s, int seat, struct th_out *o)
{
    for (int slot = 0; slot < CAR_SLOTS; slot++) {
        if (s->figure[seat][slot] == 0)
            continue;
        car_out_line(o, "figure");
        car_out_int(o, seat + 1);
        car_out_word(o, car_figure_name[car_slot_figure(slot)]);
        car_out_seg(o, s, s->figure[seat][slot] - 1);
        th_out_ch(o, '\n');
    }
    if ((s->points[seat][0] | s->points[seat][1]) == 0)
        return;
    car_out_line(o, "points");
    car_out_int(o, seat + 1);
    car_out_int(o, s->points[seat][0]);
    if (s->points[seat][1] != 0)
        car_out_int(o, s->points[seat][1]);
    th_out_ch(o, '\n');
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
        car_out_line(&o, "pending");
        car_out_seg(&o, s, s->pending[i] - 1);
        th_out_ch(&o, '\n');
    }
    CAR_EACH(&g, dump, dump)
        dump(&g, &o);
    return th_out_end(&o);
}
