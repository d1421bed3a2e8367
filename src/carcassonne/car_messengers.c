/* car_messengers.c - Messengers: a second scoring figure, and messages for whoever ends a movement on a dark space in the own turn.
 * Clauses: CC-MSG-*, CC-TRACK-02, CC-X-02.
 *
 * Unseen messages lie on top; those seen return to the bottom in their order, so that after eight the whole cycle is known. Message 4
 * plays a part inside step 4b. What has nothing left to do is taken off the stack of frames first: the messages always, the part unless
 * something follows its messages. So at most as many parts are suspended as there are tiles with a crop circle. */
#include "car.h"

enum {
    DARK = 5, /* every fifth space, 0 included: CC-TRACK-02 */
    SPACES = 50,
    INSTEAD = 2, /* points instead of the action: CC-MSG-06 */
    EACH = 2,    /* points for each shield, knight, farmer: CC-MSG-16, CC-MSG-17 */
};
enum {
    SHORT_ROAD = 1,
    SMALL_CITY,
    SMALL_MONASTERY,
    EXTRA_TILE,
    SHIELDS,
    KNIGHTS,
    FARMERS,
    REDEEM
};

static void params(struct car_rules *ru, const struct th_setup *setup)
{
    (void)setup;
    ru->ask_order = 1;
    ru->scorers = 2;
}

/* --------------------------------------------------------------------- awards */

void car_messengers_choose(struct th_ctx *g, struct th_frame *f)
{
    int points = f->a; /* clients show it */
    th_push(g, CAR_F_TRACK, f->seat, 1U << f->seat)->n = (uint8_t)(points < 255 ? points : 255);
}

void car_gen_track(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    (void)g;
    (void)f;
    (void)seat;
    th_add(out, th_make(CAR_MARKER, 0, 0, 0));
    th_add(out, th_make(CAR_MESSENGER, 0, 0, 0));
}

void car_do_marker(struct th_ctx *g, int seat, th_move m)
{
    (void)seat;
    (void)m;
    th_pop(g);
}

void car_do_messenger(struct th_ctx *g, int seat, th_move m)
{
    (void)seat;
    (void)m;
    th_pop(g);
    th_top(g)->n = 1; /* the award's figure */
}

static bool others_on(const struct car_state *s, int seat, int space)
{
    for (int other = 0; other < s->flow.seats; other++)
        if (other != seat &&
            (s->points[other][0] % SPACES == space || s->points[other][1] % SPACES == space))
            return true;
    return false;
}

/* Only the active player's figures count, and the end of each single movement (CC-MSG-02, CC-MSG-04). */
void car_messengers_dark(struct th_ctx *g, struct th_frame *f)
{
    struct car_state *s = car_st(g);
    int points = s->points[f->seat][f->n];
    if (f->seat != g->flow->turn || points % DARK != 0)
        return;
    if (car_opt(g, CAR_OPT_EMPTY_SPACE) && others_on(s, f->seat, points % SPACES)) /* CC-MSG-05 */
        return;
    s->message.due = 1;
}

/* ------------------------------------------------------------------- messages */

void car_messengers_read(struct th_ctx *g, struct th_frame *f)
{
    if (car_st(g)->message.due)
        th_push(g, CAR_F_MESSAGES, f->seat, 0);
}

/* One after the other, as long as one becomes due (CC-MSG-08). */
void car_run_messages(struct th_ctx *g, struct th_frame *f)
{
    struct car_message_bytes *m = &car_st(g)->message;
    if (!m->due) {
        th_pop(g);
        return;
    }
    m->due = 0;
    th_push(g, CAR_F_POST, f->seat, TH_CHANCE);
}

static bool seen(const struct car_message_bytes *m, int n)
{
    for (int i = 0; i < m->seen; i++)
        if (m->queue[i] == n)
            return true;
    return false;
}

th_clause car_no_message(const struct th_ctx *g, int seat, th_move m)
{
    const struct car_message_bytes *q = &car_st(g)->message;
    int n = th_arg(m, 0);
    (void)seat;
    if (q->seen == CAR_MESSAGES)
        return n == q->queue[0] ? 0 : CC_MSG_07;
    return n >= 1 && n <= CAR_MESSAGES && !seen(q, n) ? 0 : CC_MSG_07;
}

void car_gen_post(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    (void)f;
    for (int n = 1; n <= CAR_MESSAGES; n++) {
        th_move m = th_make(CAR_MESSAGE, n, 0, 0);
        if (car_no_message(g, seat, m) == 0)
            th_add_weighted(out, m, 1);
    }
}

/* It goes under the stack again (CC-MSG-07); the frame remembers it while it is carried out. */
void car_do_message(struct th_ctx *g, int dealer, th_move m)
{
    struct car_message_bytes *q = &car_st(g)->message;
    int n = th_arg(m, 0), seat = th_top(g)->seat;
    (void)dealer;
    if (q->seen == CAR_MESSAGES)
        memmove(q->queue, q->queue + 1, CAR_MESSAGES - 1);
    else
        q->seen++;
    q->queue[q->seen - 1] = (uint8_t)n;
    th_emit(g, CAR_EV_MESSAGE, seat, { (int16_t)n });
    th_pop(g);
    th_push(g, CAR_F_MESSAGE, seat, 1U << seat)->n = (uint8_t)n;
}

th_clause car_no_action(const struct th_ctx *g, int seat, th_move m)
{
    (void)seat;
    (void)m;
    return th_top(g)->n == EXTRA_TILE && car_stack(g) == 0 ? CC_MSG_15 : 0;
}

void car_gen_message(const struct th_ctx *g, const struct th_frame *f, int seat,
                     struct th_moves *out)
{
    th_move action = th_make(CAR_ACTION, 0, 0, 0);
    (void)f;
    if (car_no_action(g, seat, action) == 0)
        th_add(out, action);
    th_add(out, th_make(CAR_POINTS, 0, 0, 0));
}

void car_do_points(struct th_ctx *g, int seat, th_move m)
{
    (void)m;
    th_emit(g, CAR_EV_INSTEAD, seat, { th_top(g)->n, INSTEAD });
    th_pop(g);
    car_award(g, seat, INSTEAD, CAR_FOR_MESSAGE);
}

/* ----------------------------------------------------------- what messages give */

/* Lowest end-of-game value of the features of a type with an own meeple (CC-MSG-11..13); 0 without one. Which of several
 * equal ones is scored makes no difference: nothing is removed. */
static int lowest(const struct th_ctx *g, int seat, int type)
{
    const struct car_state *s = car_st(g);
    int best = -1;
    for (int slot = 0; slot < CAR_MEEPLE_SLOTS; slot++) {
        struct car_worth w;
        int seg = s->figure[seat][slot] - 1;
        if (seg < 0 || car_seg(s, seg)->type != type)
            continue;
        car_value(g, s->feat[seg], false, &w);
        best = best < 0 || w.points < best ? w.points : best;
    }
    return best < 0 ? 0 : best;
}

/* Shields of the cities with an own meeple, each city once (CC-MSG-16). */
static int shields(const struct th_ctx *g, int seat)
{
    const struct car_state *s = car_st(g);
    int n = 0;
    for (int slot = 0; slot < CAR_MEEPLE_SLOTS; slot++) {
        struct car_worth w;
        int seg = s->figure[seat][slot] - 1;
        bool before = false;
        if (seg < 0 || car_seg(s, seg)->type != CAR_CITY)
            continue;
        for (int k = 0; k < slot; k++)
            before |= s->figure[seat][k] != 0 && s->feat[s->figure[seat][k] - 1] == s->feat[seg];
        car_survey(g, s->feat[seg], &w);
        n += before ? 0 : w.shields;
    }
    return n;
}

static int meeples_on(const struct car_state *s, int seat, int type)
{
    int n = 0;
    for (int slot = 0; slot < CAR_MEEPLE_SLOTS; slot++)
        n += s->figure[seat][slot] != 0 &&
             (type == 0 || car_seg(s, s->figure[seat][slot] - 1)->type == type);
    return n;
}

static int action_points(const struct th_ctx *g, int seat, int n)
{
    switch (n) {
    case SHORT_ROAD: return lowest(g, seat, CAR_ROAD);
    case SMALL_CITY: return lowest(g, seat, CAR_CITY);
    case SMALL_MONASTERY: return lowest(g, seat, CAR_MONASTERY);
    case SHIELDS: return EACH * shields(g, seat);
    case KNIGHTS: return EACH * meeples_on(car_st(g), seat, CAR_CITY);
    case FARMERS: return EACH * meeples_on(car_st(g), seat, CAR_FIELD);
    default: return 0;
    }
}

/* A part at once; what has nothing left to do goes first. */
static void extra_tile(struct th_ctx *g, int seat)
{
    bool owes = false;
    th_pop(g); /* the messages: nothing is due */
    CAR_EACH(g, owes, fn)
        owes |= fn(g, th_top(g)->a - 1);
    if (!owes)
        th_pop(g);
    car_play_part(g, seat);
}

void car_do_action(struct th_ctx *g, int seat, th_move m)
{
    int n = th_top(g)->n, points = action_points(g, seat, n);
    (void)m;
    th_pop(g);
    th_emit(g, CAR_EV_ACTION, seat, { (int16_t)n, (int16_t)points });
    if (n == EXTRA_TILE)
        extra_tile(g, seat);
    else if (n != REDEEM)
        car_award(g, seat, points, CAR_FOR_MESSAGE);
    else if (meeples_on(car_st(g), seat, 0) > 0) /* CC-MSG-19 */
        th_push(g, CAR_F_REDEEM, seat, 1U << seat);
}

/* ------------------------------------------------------------------ message 8 */

void car_gen_redeem(const struct th_ctx *g, const struct th_frame *f, int seat,
                    struct th_moves *out)
{
    (void)f;
    car_gen_held(g, seat, 0, CAR_REDEEM, out);
}

th_clause car_no_redeem(const struct th_ctx *g, int seat, th_move m)
{
    return car_unlisted(g, seat, m);
}

/* An owner, alone or not, scores the feature's value for himself; the meeple comes back in any case (CC-MSG-18). */
void car_do_redeem(struct th_ctx *g, int seat, th_move m)
{
    const struct car_state *s = car_st(g);
    struct car_worth w = { 0 };
    int seg = car_seg_arg(s, m, 1), fid = s->feat[seg];
    if ((car_owners(s, fid) >> seat & 1) != 0) {
        car_worth_to(g, fid, seat, &w);
        car_tell_worth(g, CAR_EV_SCORED, seat, &w);
    }
    car_home(g, seat, car_slot_on(s, seat, th_arg(m, 0), seg));
    th_pop(g);
    car_left(g); /* CC-MSG-20 */
    car_award(g, seat, w.points, CAR_FOR_MESSAGE);
}

/* --------------------------------------------------------------- final scoring */

/* From now on one total per player (CC-MSG-22). */
void car_messengers_add(struct th_ctx *g, struct th_frame *f)
{
    struct car_state *s = car_st(g);
    (void)f;
    for (int seat = 0; seat < s->flow.seats; seat++) {
        s->points[seat][0] = (uint16_t)(s->points[seat][0] + s->points[seat][1]);
        s->points[seat][1] = 0;
    }
}

/* --------------------------------------------------------------------- text */

static bool set_messages(struct th_line *l)
{
    struct car_message_bytes *q = &car_st(l->g)->message;
    int n;
    memset(q->queue, 0, sizeof q->queue);
    for (q->seen = 0; th_next(l); q->seen++) {
        if (q->seen == CAR_MESSAGES || !th_in_int(l->word, 1, CAR_MESSAGES, &n) || seen(q, n))
            return false;
        q->queue[q->seen] = (uint8_t)n;
    }
    return true;
}

static const struct th_line_def lines[] = {
    { .word = "messages", .read = set_messages },
    { "due", TH_BYTES(struct car_state, message.due, 0, 1, 1) },
    { 0 },
};

static void dump(const struct th_ctx *g, struct th_out *o)
{
    const struct car_message_bytes *q = &car_st(g)->message;
    if (q->seen > 0) {
        th_line_start(o, "messages");
        for (int i = 0; i < q->seen; i++)
            th_line_int(o, q->queue[i]);
        th_line_end(o);
    }
    if (q->due)
        th_out_str(o, "set due 1\n");
}

bool car_sane_message(const struct th_ctx *g, const struct th_frame *f)
{
    (void)g;
    return f->n >= 1; /* CC-MSG-06 */
}

static void describe(const struct th_ctx *g, enum car_section section, int i, struct th_json *j)
{
    const struct car_state *s = car_st(g);
    if (section == CAR_SEAT_SECTION)
        th_json_int(j, "messenger", s->points[i][1]);
    if (section != CAR_TABLE_SECTION)
        return;
    th_json_open(j, "messages", '['); /* seen, the next one first */
    for (int k = 0; k < s->message.seen; k++)
        th_json_int(j, NULL, s->message.queue[k]);
    th_json_close(j, ']');
    if (g->flow->depth > 0 && th_top(g)->kind == CAR_F_MESSAGE) {
        int n = th_top(g)->n;
        th_json_int(j, "message", n);
        th_json_int(j, "message_points", action_points(g, th_top(g)->seat, n));
    }
}

const struct car_module car_messengers = {
    .params = params, .lines = lines, .dump = dump, .describe = describe
};
