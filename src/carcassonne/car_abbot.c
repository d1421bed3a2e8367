/* car_abbot.c - The Abbot: a meeple for monasteries and gardens that may be called back for points. Clauses: CC-ABB-*. */
#include "car.h"

static void params(struct car_rules *ru, const struct th_setup *setup)
{
    ru->in_play |= 1U << CAR_ABBOT;
    for (int type = CAR_ROAD; type < CAR_TYPES; type++)
        ru->bars[CAR_ABBOT][type] = type == CAR_MONASTERY || type == CAR_GARDEN ? 0 : CC_ABB_01;
    ru->flying_abbot = (uint8_t)setup->opt[CAR_OPT_ABBOT_FLIES];
}

th_clause car_no_abbot(const struct th_ctx *g, int seat, th_move m)
{
    return car_no_claim(g, seat, CAR_ABBOT, th_arg(m, 0));
}

void car_do_abbot(struct th_ctx *g, int seat, th_move m)
{
    car_claim(g, seat, CAR_ABBOT, th_arg(m, 0));
}

th_clause car_no_recall(const struct th_ctx *g, int seat, th_move m)
{
    const struct car_state *s = car_st(g);
    int seg = s->figure[seat][CAR_ABBOT_SLOT] - 1;
    (void)m;
    if (seg < 0)
        return CC_ABB_04;
    return car_done(s, s->feat[seg]) ? CC_ABB_05 : 0;
}

/* The abbot is scored, not the feature: its owner alone gets the points (CC-ABB-06). */
void car_do_recall(struct th_ctx *g, int seat, th_move m)
{
    struct car_worth w;
    const struct car_state *s = car_st(g);
    (void)m;
    car_value(g, s->feat[s->figure[seat][CAR_ABBOT_SLOT] - 1], false, &w);
    car_tell_worth(g, CAR_EV_SCORED, seat, &w);
    car_home(g, seat, CAR_ABBOT_SLOT);
    th_pop(g);
    car_left(g);
    car_award(g, seat, w.points, CAR_FOR_ABBOT);
}

static void gen_figure(const struct th_ctx *g, int seat, int tile, struct th_moves *out)
{
    th_move recall = th_make(CAR_RECALL, 0, 0, 0);
    car_gen_claims(g, seat, tile, CAR_ABBOT, CAR_PUT_ABBOT, out);
    if (car_no_recall(g, seat, recall) == 0)
        th_add(out, recall);
}

const struct car_module car_abbot = { .params = params, .gen_figure = gen_figure };
