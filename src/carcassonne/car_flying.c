/* car_flying.c - Flying Machines: a meeple takes off along the tile's arrow and lands where the die says. Clauses: CC-FLY-*. */
#include "car.h"

enum {
    FARTHEST = 3
}; /* the die shows 1, 1, 2, 2, 3, 3: CC-FLY-02 */

static void params(struct car_rules *ru, const struct th_setup *setup)
{
    (void)setup;
    car_use_set(ru, CAR_SET_FLYING, CAR_PILES - 1);
    ru->crowds |= 1U << CAR_ROAD | 1U << CAR_CITY | 1U << CAR_MONASTERY | 1U << CAR_GARDEN;
}

/* ----------------------------------------------------------------- taking off */

th_clause car_no_fly(const struct th_ctx *g, int seat, th_move m)
{
    const struct car_state *s = car_st(g);
    int figure = th_arg(m, 0);
    if (car_kind_at(s, car_part_tile(g))->flight == 0)
        return CC_FLY_01;
    if (figure > CAR_ABBOT)
        return CC_FLY_10;
    if (figure == CAR_ABBOT && !car_ru(g)->flying_abbot)
        return CC_ABB_10;
    bool there = (car_ru(g)->in_play >> figure & 1) != 0 && car_free_slot(s, seat, figure) >= 0;
    return there ? 0 : CC_MEEP_02;
}

static void gen_figure(const struct th_ctx *g, int seat, int tile, struct th_moves *out)
{
    (void)tile;
    for (int figure = CAR_MEEPLE; figure <= CAR_ABBOT; figure++) {
        th_move m = th_make(CAR_FLY, figure, 0, 0);
        if (car_no_fly(g, seat, m) == 0)
            th_add(out, m);
    }
}

/* The figure is fixed before the roll (CC-FLY-09). */
void car_do_fly(struct th_ctx *g, int seat, th_move m)
{
    th_pop(g);
    th_push(g, CAR_F_FLIGHT, seat, TH_CHANCE)->n = (uint8_t)th_arg(m, 0);
}

/* -------------------------------------------------------------------- landing */

/* Unfinished roads, cities, monasteries; for an abbot monasteries and gardens (CC-FLY-04, CC-FLY-05, CC-ABB-10). */
static bool lands_on(const struct car_state *s, int figure, int seg)
{
    int type = car_seg(s, seg)->type;
    bool right = figure == CAR_ABBOT ? type == CAR_MONASTERY || type == CAR_GARDEN
                                     : type != CAR_FIELD && type != CAR_GARDEN;
    return right && !car_done(s, s->feat[seg]);
}

th_clause car_no_die(const struct th_ctx *g, int seat, th_move m)
{
    (void)g;
    (void)seat;
    return th_arg(m, 0) >= 1 && th_arg(m, 0) <= FARTHEST ? 0 : CC_FLY_02;
}

void car_gen_die(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    (void)g;
    (void)f;
    (void)seat;
    for (int d = 1; d <= FARTHEST; d++)
        th_add_weighted(out, th_make(CAR_DIE, d, 0, 0), 1);
}

/* Nowhere to land: the figure stays in the supply and step 2 is over (CC-FLY-07). */
void car_do_die(struct th_ctx *g, int dealer, th_move m)
{
    const struct car_state *s = car_st(g);
    int seat = th_top(g)->seat, figure = th_top(g)->n, from = car_part_tile(g), d = th_arg(m, 0);
    int way = (car_kind_at(s, from)->flight - 1 + 2 * s->rot[from]) & 7;
    int tile = car_tile_at(s, s->x[from] + d * car_step[way][0], s->y[from] + d * car_step[way][1]);
    (void)dealer;
    th_pop(g);
    th_emit(g, CAR_EV_FLIES, seat, { (int16_t)figure, (int16_t)d });
    for (int i = 0; tile >= 0 && i < car_kind_at(s, tile)->n_seg; i++)
        if (lands_on(s, figure, tile * CAR_SEGS + i)) {
            struct th_frame *f = th_push(g, CAR_F_LAND, seat, 1U << seat);
            f->n = (uint8_t)figure;
            f->a = (int16_t)tile;
            return;
        }
    th_emit(g, CAR_EV_CRASH, seat, { (int16_t)figure });
}

void car_gen_land(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    const struct car_state *s = car_st(g);
    (void)seat;
    for (int i = 0; i < car_kind_at(s, f->a)->n_seg; i++)
        if (lands_on(s, f->n, f->a * CAR_SEGS + i))
            th_add(out, th_make(CAR_LAND, car_kind_at(s, f->a)->seg[i].word, 0, 0));
}

th_clause car_no_land(const struct th_ctx *g, int seat, th_move m)
{
    return car_unlisted(g, seat, m);
}

void car_do_land(struct th_ctx *g, int seat, th_move m)
{
    int figure = th_top(g)->n, seg = car_named(car_st(g), th_top(g)->a, th_arg(m, 0));
    th_pop(g);
    car_put(g, seat, figure, seg);
}

/* Frames say which figure flies and where it comes down. */
/* What flies is in the supply, and the part's tile is one it starts from (CC-FLY-09). */
bool car_sane_flight(const struct th_ctx *g, const struct th_frame *f)
{
    const struct car_state *s = car_st(g);
    int from = car_part_tile(g);
    return car_free_slot(s, f->seat, f->n) >= 0 && from >= 0 && car_kind_at(s, from)->flight != 0;
}

bool car_sane_land(const struct th_ctx *g, const struct th_frame *f)
{
    return f->a >= 0 && f->a < car_st(g)->tiles && car_sane_flight(g, f);
}

static void describe(const struct th_ctx *g, enum car_section section, int i, struct th_json *j)
{
    const struct car_state *s = car_st(g);
    const struct th_frame *f = g->flow->depth > 0 ? th_top(g) : NULL;
    char buf[16];
    (void)i;
    if (section == CAR_TABLE_SECTION && f != NULL && f->kind == CAR_F_LAND)
        th_json_str(j, "target", car_cell_text(buf, s->x[f->a], s->y[f->a]));
}

const struct car_module car_flying = { .params = params,
                                       .gen_figure = gen_figure,
                                       .describe = describe };
