/* car_goods.c - Traders: who completes a city takes its goods; most tokens of a kind give points at the end. Clauses: CC-GOOD-*. */
#include "car.h"

enum {
    MAJORITY = 10
}; /* CC-GOOD-04 */

static void params(struct car_rules *ru, const struct th_setup *setup)
{
    (void)setup;
    car_use_set(ru, CAR_SET_TRADERS, CAR_PILES - 1);
}

/* The active player takes them, whoever owns the city (CC-GOOD-01). */
static void on_scored(struct th_ctx *g, const struct car_worth *w, unsigned owners)
{
    int seat = g->flow->turn;
    (void)owners;
    for (int i = 0; i < CAR_GOODS; i++) {
        if (w->goods[i] == 0)
            continue;
        uint8_t *mine = &car_st(g)->goods[seat][i];
        *mine = (uint8_t)(*mine + w->goods[i]);
        th_emit(g, CAR_EV_GOODS, seat, { (int16_t)i, w->goods[i] });
    }
}

void car_goods_final(struct th_ctx *g, struct th_frame *f)
{
    const struct car_state *s = car_st(g);
    (void)f;
    for (int i = 0; i < CAR_GOODS; i++) {
        int most = 1; /* with none nobody qualifies */
        for (int seat = 0; seat < s->flow.seats; seat++)
            most = s->goods[seat][i] > most ? s->goods[seat][i] : most;
        for (int k = 0; k < s->flow.seats; k++) {
            int seat = car_clockwise(g, k);
            if (s->goods[seat][i] != most)
                continue;
            th_emit(g, CAR_EV_GOODS_END, seat, { MAJORITY, (int16_t)i });
            car_final_points(g, seat, MAJORITY);
        }
    }
}

/* --------------------------------------------------------------------- text */

static const struct th_line_def lines[] = {
    { "goods", NULL, offsetof(struct car_state, goods), 0, 20, CAR_GOODS, true },
    { 0 },
};

static void dump(const struct th_ctx *g, struct th_out *o)
{
    const struct car_state *s = car_st(g);
    for (int seat = 0; seat < s->flow.seats; seat++) {
        if ((s->goods[seat][0] | s->goods[seat][1] | s->goods[seat][2]) == 0)
            continue;
        th_line_start(o, "goods");
        th_line_int(o, seat + 1);
        for (int i = 0; i < CAR_GOODS; i++)
            th_line_int(o, s->goods[seat][i]);
        th_line_end(o);
    }
}

/* There are as many tokens as symbols (CC-GOOD-03). */
static int check(const struct th_ctx *g, struct th_why *why)
{
    const struct car_state *s = car_st(g);
    for (int i = 0; i < CAR_GOODS; i++) {
        int held = 0, all = 0;
        for (int seat = 0; seat < CAR_SEATS; seat++)
            held += s->goods[seat][i];
        for (int kind = 0; kind < CAR_KINDS; kind++)
            for (int k = 0; k < car_kind[kind].n_seg; k++)
                all += car_kind[kind].seg[k].goods == i + 1 ? car_ru(g)->total[kind] : 0;
        if (held > all)
            return th_fail(why, CC_GOOD_03, "more goods tokens than there are", NULL);
    }
    return 0;
}

static void describe(const struct th_ctx *g, enum car_section section, int seat, struct th_json *j)
{
    if (section != CAR_SEAT_SECTION)
        return;
    th_json_open(j, "goods", '{');
    for (int i = 0; i < CAR_GOODS; i++)
        th_json_int(j, car_goods_name[i], car_st(g)->goods[seat][i]);
    th_json_close(j, '}');
}

const struct car_module car_goods = { .params = params,
                                      .on_scored = on_scored,
                                      .lines = lines,
                                      .dump = dump,
                                      .check = check,
                                      .describe = describe };
