/* car_gold.c - Gold Mines: ingots lie on tiles and go to the owners of completed features. Clauses: CC-GOLD-*. */
#include "car.h"

static void params(struct car_rules *ru, const struct th_setup *setup)
{
    (void)setup;
    car_use_set(ru, CAR_SET_GOLD, CAR_PILES - 1);
}

/* ---------------------------------------------------- 1b: ingots come on the map */

static void lay(struct th_ctx *g, int seat, int tile)
{
    struct car_state *s = car_st(g);
    s->gold.ingots[tile]++;
    th_emit(g, CAR_EV_INGOT, seat, { (int8_t)s->x[tile], (int8_t)s->y[tile] });
}

void car_gold_put(struct th_ctx *g, struct th_frame *f)
{
    if ((car_kind_at(car_st(g), f->a - 1)->symbols & CAR_GOLD) == 0)
        return;
    lay(g, f->seat, f->a - 1);
    th_push(g, CAR_F_INGOT, f->seat, 1U << f->seat);
}

void car_gen_ingot(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    const struct car_state *s = car_st(g);
    (void)f;
    (void)seat;
    for (int way = 0; way < 8; way++) {
        int tile = car_neighbour(s, car_part_tile(g), way);
        if (tile >= 0)
            car_insert(out, 0, th_make(CAR_INGOT, s->x[tile], s->y[tile], 0));
    }
}

th_clause car_no_ingot(const struct th_ctx *g, int seat, th_move m)
{
    return car_unlisted(g, seat, m);
}

void car_do_ingot(struct th_ctx *g, int seat, th_move m)
{
    th_pop(g);
    lay(g, seat, car_tile_at(car_st(g), th_arg(m, 0), th_arg(m, 1)));
}

/* ------------------------------------------------ step 3: who may take from where */

static bool covers(const struct car_state *s, const struct car_worth *w, int tile)
{
    int home = (w->fid - 1) / CAR_SEGS;
    if (w->type == CAR_MONASTERY || w->type == CAR_GARDEN) { /* its tile and the 8 around it */
        int dx = (int8_t)(s->x[tile] - s->x[home]), dy = (int8_t)(s->y[tile] - s->y[home]);
        return dx >= -1 && dx <= 1 && dy >= -1 && dy <= 1;
    }
    for (int i = 0; i < car_kind_at(s, tile)->n_seg; i++)
        if (s->feat[tile * CAR_SEGS + i] == w->fid)
            return true;
    return false;
}

/* Noted while the owners still stand there; without an owner the ingots stay (CC-GOLD-04, CC-GOLD-08). */
static void on_scored(struct th_ctx *g, const struct car_worth *w, unsigned owners)
{
    struct car_state *s = car_st(g);
    for (int tile = 0; tile < s->tiles && owners != 0; tile++)
        if (s->gold.ingots[tile] > 0 && covers(s, w, tile))
            s->gold.claim[tile] |= (uint8_t)owners;
}

/* ------------------------------------------------------ 4a: ingots are dealt out */

/* Frame share: n = how far round the table, from the active player on. Most often nobody has a claim: all are asked at once. */
void car_gold_share(struct th_ctx *g, struct th_frame *f)
{
    unsigned seats = 0;
    for (int tile = 0; tile < CAR_TILES; tile++)
        seats |= car_st(g)->gold.claim[tile];
    if (seats != 0)
        th_push(g, CAR_F_SHARE, f->seat, 0);
}

static bool may_take(const struct car_state *s, int seat, int tile)
{
    return s->gold.ingots[tile] > 0 && (s->gold.claim[tile] >> seat & 1) != 0;
}

static void take(struct th_ctx *g, int seat, int tile)
{
    struct car_state *s = car_st(g);
    s->gold.held[seat]++;
    if (--s->gold.ingots[tile] == 0)
        s->gold.claim[tile] = 0;
    th_emit(g, CAR_EV_TOOK, seat, { (int8_t)s->x[tile], (int8_t)s->y[tile] });
}

static int claims(unsigned seats)
{
    int n = 0;
    for (; seats != 0; seats &= seats - 1)
        n++;
    return n;
}

/* The tile a seat takes from if it makes no difference, or if nobody shall be asked; -2: he is asked, -1: nothing is his. */
static int obvious(const struct th_ctx *g, int seat)
{
    const struct car_state *s = car_st(g);
    bool same = true;
    int best = -1;
    for (int tile = 0; tile < s->tiles; tile++) {
        if (!may_take(s, seat, tile))
            continue;
        same = same && (best < 0 || s->gold.claim[tile] == s->gold.claim[best]);
        if (best < 0 || claims(s->gold.claim[tile]) > claims(s->gold.claim[best]))
            best = tile;
    }
    return same || car_opt(g, CAR_OPT_AUTO_GOLD) ? best : -2;
}

/* Round after round, each who still has a claim takes one (CC-GOLD-06). */
void car_run_share(struct th_ctx *g, struct th_frame *f)
{
    for (int i = 0; i < g->flow->seats; i++) {
        int seat = car_clockwise(g, f->n + i), tile = obvious(g, seat);
        if (tile == -1)
            continue;
        f->n = (uint8_t)((f->n + i + 1) % g->flow->seats);
        if (tile >= 0)
            take(g, seat, tile);
        else
            th_push(g, CAR_F_TAKE, seat, 1U << seat);
        return;
    }
    th_pop(g);
}

void car_gen_take(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    const struct car_state *s = car_st(g);
    (void)f;
    for (int tile = 0; tile < s->tiles; tile++)
        if (may_take(s, seat, tile))
            car_insert(out, 0, th_make(CAR_TAKE, s->x[tile], s->y[tile], 0));
}

th_clause car_no_take(const struct th_ctx *g, int seat, th_move m)
{
    return car_unlisted(g, seat, m);
}

void car_do_take(struct th_ctx *g, int seat, th_move m)
{
    th_pop(g);
    take(g, seat, car_tile_at(car_st(g), th_arg(m, 0), th_arg(m, 1)));
}

/* --------------------------------------------------------------- final scoring */

void car_gold_clear(struct th_ctx *g, struct th_frame *f)
{
    (void)f;
    memset(car_st(g)->gold.ingots, 0, CAR_TILES); /* CC-GOLD-10 */
}

static int worth(int n)
{
    return n * (n >= 10 ? 4 : n >= 7 ? 3 : n >= 4 ? 2 : 1); /* CC-GOLD-11 */
}

void car_gold_final(struct th_ctx *g, struct th_frame *f)
{
    (void)f;
    for (int i = 0; i < g->flow->seats; i++) {
        int seat = car_clockwise(g, i), n = car_st(g)->gold.held[seat];
        if (n == 0)
            continue;
        th_emit(g, CAR_EV_GOLD_END, seat, { (int16_t)worth(n), (int16_t)n });
        car_final_points(g, seat, worth(n));
    }
}

/* --------------------------------------------------------------------- text */

static bool set_ingot(struct th_line *l)
{
    int tile;
    return car_next_tile(l, &tile) && th_next_byte(l, 0, 16, &car_st(l->g)->gold.ingots[tile]);
}

static bool set_claim(struct th_line *l)
{
    struct car_gold_bytes *gold = &car_st(l->g)->gold;
    int tile;
    return car_next_tile(l, &tile) && th_next_seats(l, &gold->claim[tile]) &&
           gold->claim[tile] < 1U << l->g->flow->seats;
}

static const struct th_line_def lines[] = {
    { .word = "ingot", .read = set_ingot },
    { .word = "claim", .read = set_claim },
    { "gold", TH_PER_SEAT(struct car_state, gold.held, 0, 16) },
    { 0 },
};

static void dump(const struct th_ctx *g, struct th_out *o)
{
    const struct car_state *s = car_st(g);
    for (int tile = 0; tile < s->tiles; tile++) {
        if (s->gold.ingots[tile] == 0)
            continue;
        th_line_start(o, "ingot");
        car_out_cell(o, s, tile);
        th_line_int(o, s->gold.ingots[tile]);
        th_line_end(o);
    }
    for (int tile = 0; tile < s->tiles; tile++) {
        if (s->gold.claim[tile] == 0)
            continue;
        th_line_start(o, "claim");
        car_out_cell(o, s, tile);
        th_out_ch(o, ' ');
        th_out_seats(o, s->gold.claim[tile]);
        th_line_end(o);
    }
    for (int seat = 0; seat < s->flow.seats; seat++) {
        if (s->gold.held[seat] == 0)
            continue;
        th_line_start(o, "gold");
        th_line_int(o, seat + 1);
        th_line_int(o, s->gold.held[seat]);
        th_line_end(o);
    }
}

/* 16 ingots, and claims only where one lies (CC-GOLD-02). */
static int check(const struct th_ctx *g, struct th_why *why)
{
    const struct car_state *s = car_st(g);
    int n = 0;
    for (int seat = 0; seat < CAR_SEATS; seat++)
        n += s->gold.held[seat];
    for (int tile = 0; tile < CAR_TILES; tile++) {
        n += s->gold.ingots[tile];
        if (s->gold.claim[tile] != 0 && (s->gold.ingots[tile] == 0 || tile >= s->tiles))
            return th_fail(why, CC_GOLD_04, "a claim where no ingot lies", NULL);
    }
    return n <= 16 ? 0 : th_fail(why, CC_GOLD_02, "more ingots than there are", NULL);
}

static void describe(const struct th_ctx *g, enum car_section section, int i, struct th_json *j)
{
    if (section == CAR_SEAT_SECTION)
        th_json_int(j, "gold", car_st(g)->gold.held[i]);
    if (section == CAR_TILE_SECTION && car_st(g)->gold.ingots[i] > 0)
        th_json_int(j, "ingots", car_st(g)->gold.ingots[i]);
}

const struct car_module car_gold = { .params = params,
                                     .on_scored = on_scored,
                                     .lines = lines,
                                     .dump = dump,
                                     .check = check,
                                     .describe = describe };
