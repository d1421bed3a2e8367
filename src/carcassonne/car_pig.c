/* car_pig.c - the pig: beside an own farmer it makes each completed city worth 4. Clauses: CC-PIG-*. It comes with the tiles of
 * Traders & Builders. */
#include "car.h"

static void params(struct car_rules *ru, const struct th_setup *setup)
{
    (void)setup;
    car_use_set(ru, CAR_SET_TRADERS, CAR_PILES - 1);
    ru->in_play |= 1U << CAR_PIG;
}

th_clause car_no_pig(const struct th_ctx *g, int seat, th_move m)
{
    const struct car_state *s = car_st(g);
    int seg = car_named(s, car_part_tile(g), th_arg(m, 0));
    if (!car_ru(g)->farmers)
        return CC_SETUP_11;
    if (car_free_slot(s, seat, CAR_PIG) < 0)
        return CC_PIG_02;
    bool beside =
        seg >= 0 && car_seg(s, seg)->type == CAR_FIELD && car_holds(s, seat, s->feat[seg]);
    return beside ? 0 : CC_PIG_01;
}

void car_do_pig(struct th_ctx *g, int seat, th_move m)
{
    car_claim(g, seat, CAR_PIG, th_arg(m, 0));
}

static void gen_figure(const struct th_ctx *g, int seat, int tile, struct th_moves *out)
{
    const struct car_kind *k = car_kind_at(car_st(g), tile);
    for (int i = k->roads + k->cities; i < k->n_seg; i++) {
        th_move m = th_make(CAR_PUT_PIG, k->seg[i].word, 0, 0);
        if (car_no_pig(g, seat, m) == 0)
            th_add(out, m);
    }
}

/* 4 instead of 3 for an owner whose own pig is there (CC-PIG-03). */
static void field_value(const struct th_ctx *g, int seat, struct car_worth *w)
{
    const struct car_state *s = car_st(g);
    int seg = s->figure[seat][CAR_PIG_SLOT] - 1;
    if (seg >= 0 && s->feat[seg] == w->fid)
        w->lane[CAR_BY_PIG] = w->cities;
}

static void on_left(struct th_ctx *g)
{
    struct car_state *s = car_st(g);
    for (int seat = 0; seat < s->flow.seats; seat++) {
        int seg = s->figure[seat][CAR_PIG_SLOT] - 1;
        if (seg >= 0 && !car_holds(s, seat, s->feat[seg])) /* CC-PIG-02 */
            car_home(g, seat, CAR_PIG_SLOT);
    }
}

static int check(const struct th_ctx *g, struct th_why *why)
{
    const struct car_state *s = car_st(g);
    for (int seat = 0; seat < s->flow.seats; seat++) {
        int seg = s->figure[seat][CAR_PIG_SLOT] - 1;
        if (seg >= 0 && (car_seg(s, seg)->type != CAR_FIELD || !car_holds(s, seat, s->feat[seg])))
            return th_fail(why, CC_PIG_01, "a pig stands without an own farmer", NULL);
    }
    return 0;
}

const struct car_module car_pig = { .params = params,
                                    .gen_figure = gen_figure,
                                    .field_value = field_value,
                                    .on_left = on_left,
                                    .check = check };
