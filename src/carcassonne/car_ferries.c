/* car_ferries.c - Ferries: a ferry joins two of the roads that end at a lake, and may be moved when its road is extended.
 * Clauses: CC-FER-*. A moved ferry parts a road: all roads of its lake are taken apart and joined anew. */
#include "car.h"

static void params(struct car_rules *ru, const struct th_setup *setup)
{
    car_use_set(ru, CAR_SET_FERRIES, CAR_PILES - 1);
    ru->roads_split = 1;
    if (setup->opt[CAR_OPT_LAKES] == 0)
        return;
    for (int kind = 0; kind < CAR_KINDS; kind++) /* 3/3/2 instead of 3/4/1: CC-OPEN-01 */
        if (car_kind[kind].set == CAR_SET_FERRIES && car_kind[kind].count != 3)
            ru->total[kind] = (uint8_t)(car_kind[kind].count == 4 ? 3 : 2);
}

static int ferry_at(const struct car_state *s, int tile)
{
    for (int i = 0; i < CAR_LAKES; i++)
        if (s->ferry.tile[i] == tile + 1)
            return i;
    return -1;
}

static bool joins_road(const struct car_state *s, int ferry, int local)
{
    return (s->ferry.pair[ferry] & 15) == local || s->ferry.pair[ferry] >> 4 == local;
}

/* Every ferry joins its two roads; those that are joined stay so. */
static void join(struct th_ctx *g)
{
    struct car_state *s = car_st(g);
    for (int i = 0; i < CAR_LAKES; i++) {
        int first = (s->ferry.tile[i] - 1) * CAR_SEGS;
        if (s->ferry.tile[i] != 0)
            car_unite(s, first + (s->ferry.pair[i] & 15), first + (s->ferry.pair[i] >> 4));
    }
}

static void tell(struct th_ctx *g, int seat, int ferry)
{
    const struct car_state *s = car_st(g);
    int tile = s->ferry.tile[ferry] - 1, pair = s->ferry.pair[ferry];
    const struct car_kind *k = car_kind_at(s, tile);
    th_emit(
        g, CAR_EV_FERRY, seat,
        { (int8_t)s->x[tile], (int8_t)s->y[tile], k->seg[pair & 15].word, k->seg[pair >> 4].word });
}

static void joined(struct th_ctx *g)
{
    CAR_EACH(g, on_joined, fn)
        fn(g);
}

/* The pair two words name on a lake, or 0: roads are the tile's first segments, in the order of their words. */
static int pair_of(const struct car_kind *k, int a, int b)
{
    return a < b && b < k->roads ? a | b << 4 : 0;
}

/* -------------------------------------------------------- 2b: the new lake's ferry */

void car_ferries_put(struct th_ctx *g, struct th_frame *f)
{
    if ((car_kind_at(car_st(g), f->a - 1)->symbols & CAR_LAKE) != 0)
        th_push(g, CAR_F_FERRY, f->seat, 1U << f->seat);
}

void car_gen_ferry(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    int roads = car_kind_at(car_st(g), car_part_tile(g))->roads;
    (void)f;
    (void)seat;
    for (int a = 0; a < roads; a++)
        for (int b = a + 1; b < roads; b++)
            th_add(out, th_make(CAR_FERRY, a, b, 0));
}

th_clause car_no_ferry(const struct th_ctx *g, int seat, th_move m)
{
    const struct car_kind *k = car_kind_at(car_st(g), car_part_tile(g));
    (void)seat;
    return pair_of(k, th_arg(m, 0), th_arg(m, 1)) != 0 ? 0 : CC_FER_03;
}

void car_do_ferry(struct th_ctx *g, int seat, th_move m)
{
    struct car_state *s = car_st(g);
    int i = 0, tile = car_part_tile(g);
    while (s->ferry.tile[i] != 0)
        i++;
    s->ferry.tile[i] = (uint8_t)(tile + 1);
    s->ferry.pair[i] = (uint8_t)pair_of(car_kind_at(s, tile), th_arg(m, 0), th_arg(m, 1));
    s->ferry.moved |= (uint8_t)(1U << i);
    tell(g, seat, i);
    th_pop(g);
    join(g);
    joined(g);
}

/* ------------------------------------------------- 2c: ferries on extended roads */

static int other_side(const struct car_state *s, int seg, int side)
{
    for (int i = 0; i < 4; i++)
        if (i != side && car_side_seg(s, seg / CAR_SEGS, i) == seg)
            return i;
    return -1;
}

/* The ferry of the first lake that the road leaving a tile by this side runs into, and whether it joins that road; -1: there is
 * none (CC-FER-05, CC-FER-06). */
static int first_ferry(const struct car_state *s, int from, int side, bool *joins)
{
    for (int tile = from; side >= 0;) {
        tile = car_neighbour(s, tile, 2 * side);
        if (tile < 0 || tile == from)
            return -1;
        side = (side + 2) & 3;
        int seg = car_side_seg(s, tile, side), ferry = ferry_at(s, tile);
        if (ferry >= 0) {
            *joins = joins_road(s, ferry, seg % CAR_SEGS);
            return ferry;
        }
        side = other_side(s, seg, side);
    }
    return -1;
}

/* Ferries of the lakes that the new tile's roads run into first, a mask: those that join that road, or those that do not. */
static unsigned reached(const struct th_ctx *g, bool joining)
{
    const struct car_state *s = car_st(g);
    int tile = car_part_tile(g);
    unsigned ferries = 0;
    for (int side = 0; side < 4; side++) {
        bool joins = false;
        int seg = car_side_seg(s, tile, side);
        int ferry =
            seg >= 0 && car_seg(s, seg)->type == CAR_ROAD ? first_ferry(s, tile, side, &joins) : -1;
        if (ferry >= 0 && joins == joining)
            ferries |= 1U << ferry;
    }
    return ferries;
}

/* Ferries that may be moved now: each once a part (CC-FER-08). */
static unsigned movable(const struct th_ctx *g)
{
    return reached(g, true) & ~(unsigned)car_st(g)->ferry.moved;
}

/* Why a ferry that nobody moved yet may not be moved: it ends the road, it lies behind another, or it is elsewhere. */
static th_clause out_of_reach(const struct th_ctx *g, int ferry)
{
    const struct car_state *s = car_st(g);
    int tile = car_part_tile(g);
    int road = s->feat[(s->ferry.tile[ferry] - 1) * CAR_SEGS + (s->ferry.pair[ferry] & 15)];
    if ((reached(g, false) >> ferry & 1) != 0)
        return CC_FER_06;
    for (int i = 0; i < car_kind_at(s, tile)->roads; i++)
        if (s->feat[tile * CAR_SEGS + i] == road)
            return CC_FER_07;
    return CC_FER_05;
}

void car_ferries_move(struct th_ctx *g, struct th_frame *f)
{
    if (movable(g) != 0)
        th_push(g, CAR_F_SHIFT, f->seat, 1U << f->seat);
}

void car_gen_shift(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    const struct car_state *s = car_st(g);
    (void)f;
    (void)seat;
    th_add(out, th_make(CAR_DONE, 0, 0, 0));
    for (unsigned left = movable(g); left != 0; left &= left - 1) {
        int ferry = __builtin_ctz(left), tile = s->ferry.tile[ferry] - 1;
        int roads = car_kind_at(s, tile)->roads;
        for (int a = 0; a < roads; a++)
            for (int b = a + 1; b < roads; b++)
                if ((a | b << 4) != s->ferry.pair[ferry])
                    car_insert(out, 1, car_make(CAR_SHIFT, s->x[tile], s->y[tile], a, b));
    }
}

th_clause car_no_shift(const struct th_ctx *g, int seat, th_move m)
{
    const struct car_state *s = car_st(g);
    int tile = car_tile_at(s, th_arg(m, 0), th_arg(m, 1));
    int ferry = tile < 0 ? -1 : ferry_at(s, tile);
    (void)seat;
    if (ferry < 0)
        return CC_FER_05;
    if ((s->ferry.moved >> ferry & 1) != 0)
        return CC_FER_08;
    if ((movable(g) >> ferry & 1) == 0)
        return out_of_reach(g, ferry);
    int pair = pair_of(car_kind_at(s, tile), th_arg(m, 2), th_arg(m, 3));
    return pair != 0 && pair != s->ferry.pair[ferry] ? 0 : CC_FER_05;
}

void car_do_shift(struct th_ctx *g, int seat, th_move m)
{
    struct car_state *s = car_st(g);
    int tile = car_tile_at(s, th_arg(m, 0), th_arg(m, 1)), ferry = ferry_at(s, tile), fid[4];
    const struct car_kind *k = car_kind_at(s, tile);
    s->ferry.pair[ferry] = (uint8_t)pair_of(k, th_arg(m, 2), th_arg(m, 3));
    s->ferry.moved |= (uint8_t)(1U << ferry);
    for (int i = 0; i < k->roads; i++)
        fid[i] = s->feat[tile * CAR_SEGS + i];
    car_resplit(g, k->roads, fid);
    tell(g, seat, ferry);
    if (movable(g) == 0)
        th_pop(g);
    car_left(g); /* CC-BLD-11 */
    joined(g);   /* CC-FER-15 */
}

void car_do_done(struct th_ctx *g, int seat, th_move m)
{
    (void)seat;
    (void)m;
    th_pop(g);
}

static bool stands(const struct th_ctx *g, int fid)
{
    bool any = car_held(car_st(g), fid);
    CAR_EACH(g, stands, more)
        any |= more(g, fid);
    return any;
}

/* Roads that ferries completed: those of the lakes touched in this part on which something stands (CC-FER-10). */
static void finish(struct th_ctx *g)
{
    struct car_state *s = car_st(g);
    for (int i = 0; i < CAR_LAKES; i++) {
        if ((s->ferry.moved >> i & 1) == 0)
            continue;
        int tile = s->ferry.tile[i] - 1;
        for (int k = 0; k < car_kind_at(s, tile)->roads; k++) {
            int fid = s->feat[tile * CAR_SEGS + k];
            if (car_done(s, fid) && stands(g, fid))
                car_add_pending(g, fid);
        }
    }
    s->ferry.moved = 0;
}

/* --------------------------------------------------------------------- text */

static bool set_shifted(struct th_line *l)
{
    struct car_state *s = car_st(l->g);
    int tile, ferry = car_next_tile(l, &tile) ? ferry_at(s, tile) : -1;
    if (ferry >= 0)
        s->ferry.moved |= (uint8_t)(1U << ferry);
    return ferry >= 0;
}

static bool set_ferry(struct th_line *l)
{
    struct car_state *s = car_st(l->g);
    int tile, a, b, i = 0;
    if (!car_next_tile(l, &tile) || !car_next_word(l, tile, &a) || !car_next_word(l, tile, &b))
        return false;
    int pair = pair_of(car_kind_at(s, tile), a, b);
    bool lake = (car_kind_at(s, tile)->symbols & CAR_LAKE) != 0;
    if (pair == 0 || ferry_at(s, tile) >= 0 || !lake)
        return false;
    while (s->ferry.tile[i] != 0)
        i++;
    s->ferry.tile[i] = (uint8_t)(tile + 1);
    s->ferry.pair[i] = (uint8_t)pair;
    return true;
}

static const struct th_line_def lines[] = {
    { .word = "ferry", .read = set_ferry },
    { .word = "shifted", .read = set_shifted },
    { 0 },
};

static void dump(const struct th_ctx *g, struct th_out *o)
{
    const struct car_state *s = car_st(g);
    for (int i = 0; i < CAR_LAKES && s->ferry.tile[i] != 0; i++) {
        int tile = s->ferry.tile[i] - 1;
        th_line_start(o, "ferry");
        car_out_cell(o, s, tile);
        th_line_name(o, car_seg_name[s->ferry.pair[i] & 15]);
        th_line_name(o, car_seg_name[s->ferry.pair[i] >> 4]);
        th_line_end(o);
    }
    for (int i = 0; i < CAR_LAKES; i++) {
        if ((s->ferry.moved >> i & 1) == 0)
            continue;
        th_line_start(o, "shifted");
        car_out_cell(o, s, s->ferry.tile[i] - 1);
        th_line_end(o);
    }
}

static void describe(const struct th_ctx *g, enum car_section section, int tile, struct th_json *j)
{
    const struct car_state *s = car_st(g);
    int ferry = section == CAR_TILE_SECTION ? ferry_at(s, tile) : -1;
    if (ferry < 0)
        return;
    th_json_open(j, "ferry", '[');
    th_json_str(j, NULL, car_seg_name[s->ferry.pair[ferry] & 15]);
    th_json_str(j, NULL, car_seg_name[s->ferry.pair[ferry] >> 4]);
    th_json_close(j, ']');
}

const struct car_module car_ferries = { .params = params,
                                        .join = join,
                                        .finish = finish,
                                        .lines = lines,
                                        .dump = dump,
                                        .describe = describe };
