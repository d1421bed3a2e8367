/* car_big.c - the big meeple: placed like a meeple, weighs two (car_weigh). It comes with the tiles of Inns & Cathedrals.
 * Clauses: CC-BIG-*. */
#include "car.h"

static void params(struct car_rules *ru, const struct th_setup *setup)
{
    (void)setup;
    car_use_set(ru, CAR_SET_INNS, CAR_PILES - 1);
    ru->in_play |= 1U << CAR_BIG;
    memcpy(ru->bars[CAR_BIG], ru->bars[CAR_MEEPLE], sizeof ru->bars[CAR_BIG]);
}

th_clause car_no_big(const struct th_ctx *g, int seat, th_move m)
{
    return car_no_claim(g, seat, CAR_BIG, th_arg(m, 0));
}

void car_do_big(struct th_ctx *g, int seat, th_move m)
{
    car_claim(g, seat, CAR_BIG, th_arg(m, 0));
}

static void gen_figure(const struct th_ctx *g, int seat, int tile, struct th_moves *out)
{
    car_gen_claims(g, seat, tile, CAR_BIG, CAR_PUT_BIG, out);
}

const struct car_module car_big = { .params = params, .gen_figure = gen_figure };
