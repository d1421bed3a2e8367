/* eval_carcassonne.c - the terms of a Carcassonne position; data/bots/carcassonne.txt says what each is and weighs. */
#include "car.h"
#include "eval.h"
#include "eval_terms.h"

extern const struct eval_term eval_carcassonne_terms[];

enum {
    NEEDED = 3 /* meeples one wants to have at hand */
};

/* Sides that are open, or neighbours a monastery lacks. */
static int missing(const struct car_state *s, const struct car_worth *w)
{
    if (w->type == CAR_ROAD || w->type == CAR_CITY)
        return s->open[w->fid - 1];
    return 8 - s->around[(w->fid - 1) / CAR_SEGS];
}

static void count_field(const struct th_ctx *g, const struct car_worth *field,
                        const struct car_manned *by, eval_counts out)
{
    for (int seat = 0; seat < g->flow->seats; seat++) {
        struct car_worth now = *field;
        out[seat][EVAL_CARCASSONNE_IN_FIELDS] += by->weight[seat] > 0;
        if (by->weight[seat] < by->most)
            continue;
        car_price_field(g, seat, &now);
        out[seat][EVAL_CARCASSONNE_FIELDS] += now.points;
    }
}

/* Where a seat stands on one feature: what it takes part in, alone, with others or behind them. */
static void count_stand(const struct car_worth *now, int done, int open,
                        const struct car_manned *by, int owners, int seat, float *out)
{
    if (by->weight[seat] == 0)
        return;
    out[now->type == CAR_CITY   ? EVAL_CARCASSONNE_IN_CITIES
        : now->type == CAR_ROAD ? EVAL_CARCASSONNE_IN_ROADS
                                : EVAL_CARCASSONNE_IN_ABBEYS] += 1;
    if (by->weight[seat] < by->most) {
        out[EVAL_CARCASSONNE_LOST] += now->points;
        return;
    }
    out[EVAL_CARCASSONNE_OPEN] += (float)open;
    out[EVAL_CARCASSONNE_SHARED] += (float)(owners > 1 ? now->points : 0);
    out[EVAL_CARCASSONNE_CLOSING] += (float)(open == 1 ? done : 0);
}

static void count_feature(const struct th_ctx *g, const struct car_worth *w,
                          const struct car_manned *by, eval_counts out)
{
    struct car_worth now = *w, done = *w;
    car_price(g, false, &now);
    car_price(g, true, &done);
    int open = missing(car_st(g), w), owners = 0;
    float growth = (float)(done.points - now.points) / (float)(1 + open);
    for (int seat = 0; seat < g->flow->seats; seat++)
        owners += by->weight[seat] == by->most;
    for (int seat = 0; seat < g->flow->seats; seat++) {
        count_stand(&now, done.points, open, by, owners, seat, out[seat]);
        if (by->weight[seat] == by->most) {
            out[seat][EVAL_CARCASSONNE_HELD] += now.points;
            out[seat][EVAL_CARCASSONNE_GROWTH] += growth;
        }
    }
}

static void count_features(const struct th_ctx *g, eval_counts out)
{
    struct car_manned list[CAR_MANY];
    struct car_worth worth[CAR_MANY];
    int n = car_list_manned(car_st(g), list);
    car_survey_many(g, list, n, worth);
    for (int i = 0; i < n; i++)
        if (worth[i].type == CAR_FIELD)
            count_field(g, &worth[i], &list[i], out);
        else
            count_feature(g, &worth[i], &list[i], out);
}

static void count(const struct th_rules *r, const void *world, eval_counts out)
{
    const struct car_state *s = world;
    struct th_ctx g = { .rules = r, .flow = (struct th_flow *)&s->flow }; /* only read */
    int left = car_stack(&g);
    float share = (float)left / (float)(left + s->tiles);
    for (int seat = 0; seat < s->flow.seats; seat++) {
        int meeples = car_supply(s, seat, CAR_MEEPLE), first = meeples < NEEDED ? meeples : NEEDED;
        memset(out[seat], 0, EVAL_CARCASSONNE_NB * sizeof out[seat][0]);
        out[seat][EVAL_CARCASSONNE_POINTS] = (float)(s->points[seat][0] + s->points[seat][1]);
        out[seat][EVAL_CARCASSONNE_LEFT] = share;
        out[seat][EVAL_CARCASSONNE_SUPPLY] = share * (float)first;
        out[seat][EVAL_CARCASSONNE_SPARE] = share * (float)(meeples - first);
    }
    count_features(&g, out);
}

const struct eval eval_carcassonne = {
    .game = "carcassonne", .term = eval_carcassonne_terms, .n = EVAL_CARCASSONNE_NB, .count = count
};
