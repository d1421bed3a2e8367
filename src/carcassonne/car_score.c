/* car_score.c - step 3: completed features are scored one by one, owners are paid one by one, figures go home.
 *
 * Everything is resumable: which features wait is `pending` in the state, how far the present one is stands in the frame, and an award
 * is a frame of its own that runs down a table (car_turn.c). Clauses: CC-SCORE-*, CC-AWARD-*, CC-END-03..07. */
#include "car.h"

/* --------------------------------------------------------------------- awards */

/* Frame award: seat = receiver, a = points, n = scoring figure, m and the upper bits of b = the modules', b = reason. */
void car_award(struct th_ctx *g, int seat, int points, enum car_reason reason)
{
    if (points <= 0) /* CC-AWARD-01 */
        return;
    struct th_frame *f = th_push(g, CAR_F_AWARD, seat, 0);
    f->a = (int16_t)points;
    f->b = (int16_t)reason;
}

void car_award_move(struct th_ctx *g, struct th_frame *f)
{
    uint16_t *points = &car_st(g)->points[f->seat][f->n];
    *points = (uint16_t)(*points + f->a);
    th_emit(g, (uint16_t)(f->n == 0 ? CAR_EV_MARKER : CAR_EV_MESSENGER), f->seat,
            { f->a, (int16_t)*points });
}

void car_tell_worth(struct th_ctx *g, int event, int seat, const struct car_worth *w)
{
    const struct car_state *s = car_st(g);
    int tile = w->fid == 0 ? 0 : (w->fid - 1) / CAR_SEGS;
    if (w->points <= 0) /* nothing moves: CC-AWARD-01 */
        return;
    th_emit_to(g, TH_ALL, (uint16_t)event, seat, car_bundle(w),
               { w->points, car_seg(s, w->fid - 1)->word, (int8_t)s->x[tile], (int8_t)s->y[tile] });
}

/* ------------------------------------------------------- which features, in which order */

void car_add_pending(struct th_ctx *g, int fid)
{
    uint16_t *list = car_st(g)->pending;
    int n = 0;
    while (n < CAR_PENDING && list[n] != 0 && list[n] != fid)
        n++;
    th_assert(n < CAR_PENDING);
    list[n] = (uint16_t)fid;
}

static void drop_pending(struct car_state *s, int fid)
{
    int i = 0;
    while (s->pending[i] != fid)
        i++;
    for (; i < CAR_PENDING - 1 && s->pending[i] != 0; i++)
        s->pending[i] = s->pending[i + 1];
    s->pending[CAR_PENDING - 1] = 0;
}

static void collect_tile(struct th_ctx *g, int tile, bool whole)
{
    const struct car_state *s = car_st(g);
    const struct car_kind *k = car_kind_at(s, tile);
    for (int i = 0; i < k->n_seg; i++) {
        int fid = s->feat[tile * CAR_SEGS + i], type = k->seg[i].type;
        if ((whole || type >= CAR_MONASTERY) && car_counts(g, type) && car_done_as(s, fid, type))
            car_add_pending(g, fid);
    }
}

/* What this part completed: the tile's own features and the monasteries and gardens beside it (CC-SCORE-01). */
static void collect(struct th_ctx *g)
{
    const struct car_state *s = car_st(g);
    int tile = car_part_tile(g);
    collect_tile(g, tile, true);
    for (int way = 0; way < 8; way++) {
        int other = car_neighbour(s, tile, way);
        if (other >= 0 && s->around[other] == 8)
            collect_tile(g, other, false);
    }
    CAR_EACH(g, finish, more)
        more(g);
}

int car_feature_points(const struct th_ctx *g, int fid)
{
    struct car_worth w;
    car_value(g, fid, true, &w);
    return w.points;
}

static bool gives_points(const struct th_ctx *g, int fid)
{
    return car_owners(car_st(g), fid) != 0 && car_feature_points(g, fid) > 0;
}

/* The fixed order: roads, cities, monasteries, gardens, each by smallest y, then x (CC-SCORE-05). */
static int rank_of(const struct car_state *s, int fid)
{
    int best = 1 << 16;
    unsigned seg = (unsigned)fid - 1;
    do {
        int at = ((int8_t)s->y[seg / CAR_SEGS] + 128) << 8 | ((int8_t)s->x[seg / CAR_SEGS] + 128);
        best = at < best ? at : best;
        seg = car_ring(s, seg);
    } while (seg + 1 != (unsigned)fid);
    return car_type_of(s, fid) << 17 | best;
}

static int first_pending(const struct car_state *s)
{
    int best = s->pending[0];
    for (int i = 1; i < CAR_PENDING && s->pending[i] != 0; i++)
        if (rank_of(s, s->pending[i]) < rank_of(s, best))
            best = s->pending[i];
    return best;
}

/* Features among which the active player chooses: those that give points. */
static int choices(const struct th_ctx *g, uint16_t list[CAR_PENDING])
{
    const struct car_state *s = car_st(g);
    int n = 0;
    for (int i = 0; i < CAR_PENDING && s->pending[i] != 0; i++)
        if (gives_points(g, s->pending[i]))
            list[n++] = s->pending[i];
    return n;
}

/* --------------------------------------------------------- the features, one by one */

/* Frame score: a = fid of the feature that is paid, b = points to each owner, m = owners still to be paid. */
enum {
    COLLECT,
    CHOOSE,
    PAY
};

static void begin_feature(struct th_ctx *g, struct th_frame *f, int fid)
{
    struct car_worth w = { 0 };
    const struct car_state *s = car_st(g);
    unsigned owners = car_owners(s, fid);
    if (owners != 0 || g->ev != NULL) /* else nobody asks what it is worth */
        car_value(g, fid, true, &w);
    f->a = (int16_t)fid;
    f->b = owners != 0 ? w.points : 0;
    f->m = (uint8_t)(w.points > 0 ? owners : 0);
    f->step = PAY;
    int tile = (fid - 1) / CAR_SEGS;
    th_emit(g, CAR_EV_DONE, g->flow->turn,
            { car_seg(s, fid - 1)->word, (int8_t)s->x[tile], (int8_t)s->y[tile], w.tiles });
}

/* After all owners were paid: tokens, then everything goes home, whether it got points or not (CC-SCORE-07). */
static void end_feature(struct th_ctx *g, struct th_frame *f)
{
    struct car_state *s = car_st(g);
    struct car_worth w;
    int fid = f->a;
    if (car_ru(g)->hooks.n_on_scored > 0)
        car_value(g, fid, true, &w);
    CAR_EACH(g, on_scored, scored)
        scored(g, &w, car_owners(s, fid));
    for (int seat = 0; seat < s->flow.seats; seat++)
        for (int slot = CAR_LEAVING_SLOTS - 1; slot >= 0; slot--)
            if (s->figure[seat][slot] != 0 && s->feat[s->figure[seat][slot] - 1] == fid)
                car_home(g, seat, slot);
    drop_pending(s, fid);
    f->a = f->b = 0;
    f->step = CHOOSE;
}

/* Owners are paid clockwise, the active player first (CC-SCORE-06). */
static void pay_next(struct th_ctx *g, struct th_frame *f)
{
    struct car_worth w;
    int i = 0;
    while ((f->m >> car_clockwise(g, i) & 1) == 0)
        i++;
    int seat = car_clockwise(g, i);
    f->m = (uint8_t)(f->m & ~(1U << seat));
    if (g->ev != NULL) {
        car_value(g, f->a, true, &w);
        car_tell_worth(g, CAR_EV_SCORED, seat, &w);
    }
    car_award(g, seat, f->b, CAR_FOR_FEATURE);
}

void car_run_score(struct th_ctx *g, struct th_frame *f)
{
    uint16_t list[CAR_PENDING];
    if (f->step == COLLECT) {
        collect(g);
        f->step = CHOOSE;
    } else if (f->step == PAY && f->m != 0)
        pay_next(g, f);
    else if (f->step == PAY)
        end_feature(g, f);
    else if (car_st(g)->pending[0] == 0) {
        th_pop(g);
        car_left(g);
    } else if (car_ru(g)->ask_order && car_st(g)->pending[1] != 0 && choices(g, list) > 1)
        th_push(g, CAR_F_ORDER, f->seat, 1U << f->seat);
    else
        begin_feature(g, f, first_pending(car_st(g)));
}

void car_part_score(struct th_ctx *g, struct th_frame *f)
{
    th_push(g, CAR_F_SCORE, f->seat, 0);
}

void car_gen_order(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    uint16_t list[CAR_PENDING];
    const struct car_state *s = car_st(g);
    int n = choices(g, list), first = out->n;
    (void)f;
    (void)seat;
    for (int i = 0; i < n; i++) {
        int seg = list[i] - 1, tile = seg / CAR_SEGS;
        car_insert(out, first, th_make(CAR_SCORE, s->x[tile], s->y[tile], car_seg(s, seg)->word));
    }
}

th_clause car_no_score(const struct th_ctx *g, int seat, th_move m)
{
    return car_unlisted(g, seat, m);
}

void car_do_score(struct th_ctx *g, int seat, th_move m)
{
    int fid = car_seg_arg(car_st(g), m, 0) + 1;
    (void)seat;
    th_pop(g);
    begin_feature(g, th_top(g), fid);
}

unsigned car_still_to_be_paid(const struct th_ctx *g)
{
    const struct car_state *s = car_st(g);
    unsigned seats = 0;
    for (int i = 0; i < g->flow->depth; i++)
        if (g->flow->stack[i].kind == CAR_F_SCORE) {
            const struct th_frame *f = &g->flow->stack[i];
            seats |= f->m;
            for (int k = 0; k < CAR_PENDING && s->pending[k] != 0; k++)
                if (s->pending[k] != f->a && gives_points(g, s->pending[k]))
                    seats |= car_owners(s, s->pending[k]);
        }
    return seats;
}

/* --------------------------------------------------------------- final scoring */

void car_final_points(struct th_ctx *g, int seat, int points)
{
    if (points <= 0)
        return;
    CAR_EACH(g, final_award, award)
        award(g, seat, points);
    uint16_t *total = &car_st(g)->points[seat][0];
    *total = (uint16_t)(*total + points);
}

/* Features that somebody holds, fields or the others, ascending. */
static int held_features(const struct car_state *s, bool fields, struct car_manned list[CAR_MANY])
{
    struct car_manned all[CAR_MANY];
    int n = 0, n_all = car_list_manned(s, all);
    for (int k = 0; k < n_all; k++) {
        if ((car_type_of(s, all[k].fid) == CAR_FIELD) != fields)
            continue;
        int i = n++;
        for (; i > 0 && list[i - 1].fid > all[k].fid; i--)
            list[i] = list[i - 1];
        list[i] = all[k];
    }
    return n;
}

/* Paid to the owners from the active player on (CC-END-06). */
static void final_feature(struct th_ctx *g, const struct car_manned *by,
                          const struct car_worth *counts)
{
    for (int i = 0; i < g->flow->seats; i++) {
        struct car_worth w = *counts;
        int seat = car_clockwise(g, i);
        if (by->weight[seat] < by->most)
            continue;
        car_price_to(g, seat, &w);
        car_tell_worth(g, CAR_EV_FINAL, seat, &w);
        car_final_points(g, seat, w.points);
    }
}

static void final_features(struct th_ctx *g, bool fields)
{
    struct car_manned list[CAR_MANY];
    struct car_worth counts[CAR_MANY];
    int n = held_features(car_st(g), fields, list);
    car_survey_many(g, list, n, counts);
    for (int i = 0; i < n; i++)
        final_feature(g, &list[i], &counts[i]);
}

void car_final_unfinished(struct th_ctx *g, struct th_frame *f)
{
    (void)f;
    final_features(g, false);
}

void car_final_fields(struct th_ctx *g, struct th_frame *f)
{
    (void)f;
    if (car_ru(g)->farmers)
        final_features(g, true);
}
