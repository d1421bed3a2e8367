/* car_builder.c - the builder: stands beside an own meeple on a road or in a city and earns a second part when the feature grows.
 * Clauses: CC-BLD-*, CC-X-01. It comes with the tiles of Traders & Builders. */
#include "car.h"

static void params(struct car_rules *ru, const struct th_setup *setup)
{
    (void)setup;
    car_use_set(ru, CAR_SET_TRADERS, CAR_PILES - 1);
    ru->in_play |= 1U << CAR_BUILDER;
}

/* -------------------------------------------------------------------- placing */

th_clause car_no_builder(const struct th_ctx *g, int seat, th_move m)
{
    const struct car_state *s = car_st(g);
    int seg = car_named(s, car_part_tile(g), th_arg(m, 0));
    if (car_free_slot(s, seat, CAR_BUILDER) < 0)
        return CC_BLD_02;
    if (seg < 0)
        return CC_MEEP_01;
    if (car_seg(s, seg)->type != CAR_ROAD && car_seg(s, seg)->type != CAR_CITY)
        return CC_BLD_02;
    return car_holds(s, seat, s->feat[seg]) ? 0 : CC_BLD_01;
}

void car_do_builder(struct th_ctx *g, int seat, th_move m)
{
    car_claim(g, seat, CAR_BUILDER, th_arg(m, 0));
}

static void gen_figure(const struct th_ctx *g, int seat, int tile, struct th_moves *out)
{
    const struct car_kind *k = car_kind_at(car_st(g), tile);
    for (int i = 0; i < k->roads + k->cities; i++) {
        th_move m = th_make(CAR_PUT_BUILDER, k->seg[i].word, 0, 0);
        if (car_no_builder(g, seat, m) == 0)
            th_add(out, m);
    }
}

/* It goes home when its owner's last meeple leaves the feature, for whatever reason (CC-BLD-10, CC-BLD-11). */
static void on_left(struct th_ctx *g)
{
    struct car_state *s = car_st(g);
    for (int seat = 0; seat < s->flow.seats; seat++) {
        int seg = s->figure[seat][CAR_BUILDER_SLOT] - 1;
        if (seg >= 0 && !car_holds(s, seat, s->feat[seg]))
            car_home(g, seat, CAR_BUILDER_SLOT);
    }
}

/* ------------------------------------------------------------ the second part */

/* Right after the tile was placed: does it carry a segment of the feature with the builder (CC-BLD-04)? */
void car_builder_note(struct th_ctx *g, struct th_frame *f)
{
    struct car_state *s = car_st(g);
    int seg = s->figure[f->seat][CAR_BUILDER_SLOT] - 1, tile = f->a - 1;
    for (int i = 0; seg >= 0 && i < car_kind_at(s, tile)->n_seg; i++)
        if (s->feat[tile * CAR_SEGS + i] == s->feat[seg])
            s->earned = 1; /* at most one BUILDER part a turn: CC-BLD-07 */
}

/* Without a tile it does not take place (CC-END-02). */
void car_builder_again(struct th_ctx *g, struct th_frame *f)
{
    if (car_st(g)->earned && car_stack(g) > 0)
        th_push(g, CAR_F_AGAIN, f->seat, 1U << f->seat);
}

void car_builder_end(struct th_ctx *g, struct th_frame *f)
{
    (void)f;
    car_st(g)->earned = 0;
}

void car_gen_again(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    (void)g;
    (void)f;
    (void)seat;
    th_add(out, th_make(CAR_AGAIN, 0, 0, 0));
    th_add(out, th_make(CAR_DECLINE, 0, 0, 0));
}

void car_do_again(struct th_ctx *g, int seat, th_move m)
{
    (void)m;
    th_pop(g);
    th_emit(g, CAR_EV_AGAIN, seat, { 0 });
    car_play_part(g, seat);
}

void car_do_decline(struct th_ctx *g, int seat, th_move m)
{
    (void)seat;
    (void)m;
    th_pop(g);
}

/* --------------------------------------------------------------------- text */

static const struct th_line_def lines[] = {
    { "earned", TH_BYTES(struct car_state, earned, 0, 1, 1) },
    { 0 },
};

static void dump(const struct th_ctx *g, struct th_out *o)
{
    if (car_st(g)->earned)
        th_out_str(o, "set earned 1\n");
}

static int check(const struct th_ctx *g, struct th_why *why)
{
    const struct car_state *s = car_st(g);
    for (int seat = 0; seat < s->flow.seats; seat++) {
        int seg = s->figure[seat][CAR_BUILDER_SLOT] - 1;
        if (seg < 0)
            continue;
        if (car_seg(s, seg)->type > CAR_CITY)
            return th_fail(why, CC_BLD_02, "a builder stands where it may not", NULL);
        if (!car_holds(s, seat, s->feat[seg]))
            return th_fail(why, CC_BLD_10, "a builder stands without an own meeple", NULL);
    }
    return 0;
}

static void describe(const struct th_ctx *g, enum car_section section, int i, struct th_json *j)
{
    (void)i;
    if (section == CAR_TABLE_SECTION)
        th_json_int(j, "earned", car_st(g)->earned);
}

const struct car_module car_builder = { .params = params,
                                        .gen_figure = gen_figure,
                                        .on_left = on_left,
                                        .lines = lines,
                                        .dump = dump,
                                        .check = check,
                                        .describe = describe };
