/* car_robbers.c - Robbers: a robber beside somebody's scoring figure takes half of what moves it next. Clauses: CC-ROB-*.
 *
 * Award frame: m = robbers that rob this award (or, if the award is robbery itself, that go along), b above the reason = robbers that
 * have decided. */
#include "car.h"

enum {
    SPACES = 50,
    DECIDED = 4 /* bits of the reason below */
};

static void params(struct car_rules *ru, const struct th_setup *setup)
{
    (void)setup;
    car_use_set(ru, CAR_SET_ROBBERS, CAR_PILES - 1);
    ru->ask_order = 1;
}

static int space_of(const struct car_state *s, int seat, int figure)
{
    return s->points[seat][figure] % SPACES; /* laps do not matter: CC-ROB-03 */
}

static bool stands_on(const struct th_ctx *g, int seat, int space)
{
    for (int figure = 0; figure < car_ru(g)->scorers; figure++)
        if (space_of(car_st(g), seat, figure) == space)
            return true;
    return false;
}

/* ------------------------------------------------- 1d: robbers come on the track */

/* Frame sack: n = how many seats were asked, from the active player on; m = another player was asked. */
void car_robbers_put(struct th_ctx *g, struct th_frame *f)
{
    if ((car_kind_at(car_st(g), f->a - 1)->symbols & CAR_SACK) != 0)
        th_push(g, CAR_F_SACK, f->seat, 0);
}

/* May this seat, not the active one, place or move now (CC-ROB-02)? */
static bool other_may(const struct th_ctx *g, const struct th_frame *f, int seat)
{
    bool out = car_st(g)->robber[seat] != 0;
    if (car_opt(g, CAR_OPT_NEXT_ONLY))
        return f->m == 0 && !out;
    return !(out && car_opt(g, CAR_OPT_NO_MOVE));
}

void car_run_sack(struct th_ctx *g, struct th_frame *f)
{
    if (f->n == g->flow->seats) {
        th_pop(g);
        return;
    }
    int seat = car_clockwise(g, f->n++);
    if (seat != g->flow->turn && !other_may(g, f, seat))
        return;
    f->m = (uint8_t)(seat != g->flow->turn);
    f->actors = (uint8_t)(1U << seat);
}

th_clause car_no_robber(const struct th_ctx *g, int seat, th_move m)
{
    int space = th_arg(m, 0);
    if (space >= SPACES || car_st(g)->robber[seat] == space + 1)
        return CC_ROB_01;
    for (int other = 0; other < g->flow->seats; other++)
        if (other != seat && stands_on(g, other, space))
            return 0;
    return CC_ROB_01;
}

void car_gen_sack(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    (void)f;
    th_add(out, th_make(CAR_PASS, 0, 0, 0));
    for (int other = 0; other < g->flow->seats; other++)
        for (int figure = 0; figure < car_ru(g)->scorers && other != seat; figure++) {
            th_move m = th_make(CAR_ROBBER, space_of(car_st(g), other, figure), 0, 0);
            if (car_no_robber(g, seat, m) == 0)
                car_insert(out, 1, m);
        }
}

void car_do_robber(struct th_ctx *g, int seat, th_move m)
{
    car_st(g)->robber[seat] = (uint8_t)(th_arg(m, 0) + 1);
    th_emit(g, CAR_EV_ROBBER, seat, { (int16_t)th_arg(m, 0) });
    th_top(g)->actors = 0;
}

/* --------------------------------------------------------------- an award is made */

/* Robbers of others on a space, a mask (CC-ROB-09). */
static unsigned robbers_on(const struct car_state *s, int space, int victim)
{
    unsigned seats = 0;
    for (int seat = 0; seat < s->flow.seats; seat++)
        seats |= (unsigned)(seat != victim && s->robber[seat] == space + 1) << seat;
    return seats;
}

/* Opponents of a robber, other than the one who is paid now, whose figures stand on its space and who are still to be paid. */
static unsigned awaited(const struct th_ctx *g, const struct th_frame *award, int robber)
{
    unsigned seats = 0;
    int space = space_of(car_st(g), award->seat, award->n);
    if (car_reason(award) != CAR_FOR_FEATURE)
        return 0;
    unsigned paid = car_still_to_be_paid(g);
    for (int seat = 0; seat < g->flow->seats; seat++)
        if (seat != robber && seat != award->seat && (paid >> seat & 1) != 0 &&
            stands_on(g, seat, space))
            seats |= 1U << seat;
    return seats;
}

/* Robbing is compulsory at the first opportunity, unless another victim comes later in this step (CC-ROB-05, CC-ROB-10). */
void car_robbers_note(struct th_ctx *g, struct th_frame *f)
{
    unsigned here = robbers_on(car_st(g), space_of(car_st(g), f->seat, f->n), f->seat);
    if (car_reason(f) == CAR_FOR_ROBBERY) {
        f->m = (uint8_t)here;
        return;
    }
    for (int i = 0; i < g->flow->seats; i++) {
        int seat = car_clockwise(g, i);
        if ((here >> seat & 1) == 0 || (f->b >> (DECIDED + seat) & 1) != 0)
            continue;
        f->b = (int16_t)(f->b | 1 << (DECIDED + seat));
        if (awaited(g, f, seat) != 0) {
            f->step--; /* this row goes on after the answer */
            th_push(g, CAR_F_ROB, seat, 1U << seat)->n =
                (uint8_t)((f->a + 1) / 2); /* for clients */
            return;
        }
        f->m |= (uint8_t)(1U << seat);
    }
}

void car_gen_rob(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    th_add(out, th_make(CAR_ROB, 0, 0, 0));
    for (unsigned left = awaited(g, f - 1, seat); left != 0; left &= left - 1)
        th_add(out, th_make(CAR_WAIT, __builtin_ctz(left), 0, 0));
}

th_clause car_no_wait(const struct th_ctx *g, int seat, th_move m)
{
    return (awaited(g, th_top(g) - 1, seat) >> th_arg(m, 0) & 1) != 0 ? 0 : CC_ROB_10;
}

void car_do_rob(struct th_ctx *g, int seat, th_move m)
{
    (void)m;
    th_pop(g);
    th_top(g)->m |= (uint8_t)(1U << seat);
}

/* At the next award from this space he decides anew; until then his robber stays (CC-ROB-08). */
void car_do_wait(struct th_ctx *g, int seat, th_move m)
{
    car_st(g)->awaits[seat] = (uint8_t)(th_arg(m, 0) + 1);
    th_pop(g);
}

/* Does its owner wait for a figure that is still on the robber's space? */
static bool waits(const struct th_ctx *g, int seat)
{
    const struct car_state *s = car_st(g);
    return g->rules->rev >= 2 && s->awaits[seat] != 0 &&
           stands_on(g, s->awaits[seat] - 1, s->robber[seat] - 1);
}

/* After a robbery award those beside the figure go along, to its space, but for those that wait there (CC-ROB-08). */
static void follow(struct th_ctx *g, unsigned robbers, int space)
{
    for (; robbers != 0; robbers &= robbers - 1) {
        int seat = __builtin_ctz(robbers);
        if (waits(g, seat))
            continue;
        car_st(g)->robber[seat] = (uint8_t)(space + 1);
        th_emit(g, CAR_EV_ALONG, seat, { (int16_t)space });
    }
}

/* The award is done: nobody waits for it any more, nor for one that will not come. */
static void forget(struct th_ctx *g, const struct th_frame *award)
{
    uint8_t *awaits = car_st(g)->awaits;
    for (int seat = 0; seat < g->flow->seats; seat++)
        if (awaits[seat] != 0 && (awaits[seat] == award->seat + 1 ||
                                  (car_still_to_be_paid(g) >> (awaits[seat] - 1) & 1) == 0))
            awaits[seat] = 0;
}

/* All robbers that rob are back in the supply before the first is paid (CC-ROB-11, CC-ROB-12). */
void car_robbers_collect(struct th_ctx *g, struct th_frame *f)
{
    struct car_state *s = car_st(g);
    if (car_reason(f) == CAR_FOR_ROBBERY) {
        follow(g, f->m, space_of(s, f->seat, f->n));
        return;
    }
    for (int i = 0; i < CAR_SEATS && f->m != 0; i++)
        if ((f->m >> i & 1) != 0)
            s->robber[i] = s->awaits[i] = 0;
    for (int i = 0; i < s->flow.seats; i++) {
        int seat = car_clockwise(g, i), half = (f->a + 1) / 2;
        if ((f->m >> seat & 1) == 0)
            continue;
        f->m = (uint8_t)(f->m & ~(1U << seat));
        f->step--; /* the row goes on with the next robber */
        th_emit(g, CAR_EV_ROBBED, seat, { f->seat, (int16_t)half });
        car_award(g, seat, half, CAR_FOR_ROBBERY);
        return;
    }
    if (car_reason(f) == CAR_FOR_FEATURE)
        forget(g, f);
}

/* --------------------------------------------------------------- final scoring */

void car_robbers_home(struct th_ctx *g, struct th_frame *f)
{
    (void)f;
    if (!car_opt(g, CAR_OPT_ROB_FINAL)) /* CC-END-05 */
        memset(car_st(g)->robber, 0, CAR_SEATS);
}

static void rob_at_end(struct th_ctx *g, int seat, int victim, int points)
{
    struct car_state *s = car_st(g);
    unsigned along = robbers_on(s, space_of(s, seat, 0), seat);
    th_emit(g, CAR_EV_ROBBED, seat, { (int16_t)victim, (int16_t)points });
    s->points[seat][0] = (uint16_t)(s->points[seat][0] + points);
    follow(g, along, space_of(s, seat, 0));
}

/* With the option they rob in final scoring too, each once. Nobody is asked: the order of final scoring is fixed. */
static void final_award(struct th_ctx *g, int victim, int points)
{
    struct car_state *s = car_st(g);
    unsigned here = robbers_on(s, space_of(s, victim, 0), victim);
    for (int i = 0; i < CAR_SEATS; i++)
        if ((here >> i & 1) != 0)
            s->robber[i] = 0;
    for (int i = 0; i < s->flow.seats; i++)
        if ((here >> car_clockwise(g, i) & 1) != 0)
            rob_at_end(g, car_clockwise(g, i), victim, (points + 1) / 2);
}

/* --------------------------------------------------------------------- text */

static bool set_awaits(struct th_line *l)
{
    int seat;
    return th_next_seat(l, &seat) &&
           th_next_byte(l, 1, l->g->flow->seats, &car_st(l->g)->awaits[seat]);
}

static bool set_robber(struct th_line *l)
{
    int seat, space;
    if (!th_next_seat(l, &seat) || !th_next_int(l, 0, SPACES - 1, &space))
        return false;
    car_st(l->g)->robber[seat] = (uint8_t)(space + 1);
    return true;
}

static const struct th_line_def lines[] = {
    { .word = "robber", .read = set_robber },
    { .word = "awaits", .read = set_awaits },
    { 0 },
};

static void dump_line(struct th_out *o, const char *word, int seat, int v)
{
    th_line_start(o, word);
    th_line_int(o, seat + 1);
    th_line_int(o, v);
    th_line_end(o);
}

static void dump(const struct th_ctx *g, struct th_out *o)
{
    const struct car_state *s = car_st(g);
    for (int seat = 0; seat < s->flow.seats; seat++) {
        if (s->robber[seat] != 0)
            dump_line(o, "robber", seat, s->robber[seat] - 1);
        if (s->awaits[seat] != 0)
            dump_line(o, "awaits", seat, s->awaits[seat]);
    }
}

/* Who waits has a robber out, and points are being paid (CC-ROB-10). */
static bool waits_soundly(const struct th_ctx *g, int seat)
{
    const struct car_state *s = car_st(g);
    if (s->awaits[seat] == 0)
        return true;
    bool scoring = false;
    for (int i = 0; i < g->flow->depth; i++)
        scoring |= g->flow->stack[i].kind == CAR_F_SCORE;
    return scoring && s->robber[seat] != 0 && s->awaits[seat] != seat + 1;
}

static int check(const struct th_ctx *g, struct th_why *why)
{
    for (int seat = 0; seat < g->flow->seats; seat++)
        if (!waits_soundly(g, seat))
            return th_fail(why, CC_ROB_10, "a robber waits for nothing", NULL);
    return 0;
}

static void describe(const struct th_ctx *g, enum car_section section, int seat, struct th_json *j)
{
    if (section == CAR_SEAT_SECTION)
        th_json_int(j, "robber", car_st(g)->robber[seat] - 1);
}

const struct car_module car_robbers = { .params = params,
                                        .final_award = final_award,
                                        .lines = lines,
                                        .dump = dump,
                                        .check = check,
                                        .describe = describe };
