/* eval_carcassonne.c - the terms of a Carcassonne position; data/bots/carcassonne.txt says what each is and weighs. */
#include "car.h"
#include "eval.h"
#include "eval_terms.h"

extern const struct eval_term eval_carcassonne_terms[];

enum {
    NEEDED = 3,                         /* meeples one wants to have at hand */
    SEEN = CAR_SEATS * CAR_MEEPLE_SLOTS /* features with a meeple, at most   */
};

/* Sides that are open, or neighbours a monastery lacks. */
static int missing(const struct car_state *s, int fid)
{
    int type = car_type_of(s, fid);
    if (type == CAR_ROAD || type == CAR_CITY)
        return s->open[fid - 1];
    int n = 8;
    for (uint8_t left = s->around[(fid - 1) / CAR_SEGS]; left != 0; left &= (uint8_t)(left - 1))
        n--;
    return n;
}

static void count_feature(const struct th_ctx *g, int fid, eval_counts out)
{
    const struct car_state *s = car_st(g);
    unsigned owners = car_owners(s, fid);
    bool field = car_type_of(s, fid) == CAR_FIELD;
    for (int seat = 0; seat < g->flow->seats; seat++) {
        struct car_worth now, done;
        if ((owners >> seat & 1) == 0)
            continue;
        car_worth_to(g, fid, seat, &now);
        if (field) {
            out[seat][EVAL_CARCASSONNE_FIELDS] += now.points;
            continue;
        }
        car_value(g, fid, true, &done);
        out[seat][EVAL_CARCASSONNE_HELD] += now.points;
        out[seat][EVAL_CARCASSONNE_GROWTH] +=
            (float)(done.points - now.points) / (float)(1 + missing(s, fid));
    }
}

/* Every feature with a meeple on it, once. */
static void count_features(const struct th_ctx *g, eval_counts out)
{
    const struct car_state *s = car_st(g);
    uint16_t seen[SEEN];
    int n = 0;
    for (int seat = 0; seat < g->flow->seats; seat++)
        for (int slot = 0; slot < CAR_MEEPLE_SLOTS; slot++) {
            if (s->figure[seat][slot] == 0)
                continue;
            uint16_t fid = s->feat[s->figure[seat][slot] - 1];
            bool known = false;
            for (int i = 0; i < n && !known; i++)
                known = seen[i] == fid;
            if (known)
                continue;
            seen[n++] = fid;
            count_feature(g, fid, out);
        }
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
        out[seat][EVAL_CARCASSONNE_SUPPLY] = share * (float)first;
        out[seat][EVAL_CARCASSONNE_SPARE] = share * (float)(meeples - first);
    }
    count_features(&g, out);
}

/* Between two parts of a turn nothing is half done. */
static bool quiet(const struct th_rules *r, const void *world)
{
    const struct th_flow *flow = world;
    (void)r;
    switch (flow->stack[flow->depth - 1].kind) {
    case CAR_F_FIRST:
    case CAR_F_DRAW:
    case CAR_F_PLACE: return true;
    default: return false;
    }
}

const struct eval eval_carcassonne = { .game = "carcassonne",
                                       .term = eval_carcassonne_terms,
                                       .n = EVAL_CARCASSONNE_NB,
                                       .count = count,
                                       .quiet = quiet };
