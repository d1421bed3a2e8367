/* car_check.c - every invariant of a Carcassonne position. A state that passes can be played on without harm, whatever text it came
 * from; the property tests ask after every move. Modules check their own bytes and frames. */
#include "car.h"

/* -------------------------------------------------------------------- figures */

/* Meeples of all players on one segment: one, unless a rule puts more there (CC-MEEP-04). */
static bool crowded(const struct th_ctx *g, int seg)
{
    const struct car_state *s = car_st(g);
    int n = 0;
    for (int seat = 0; seat < s->flow.seats; seat++)
        for (int slot = 0; slot < CAR_MEEPLE_SLOTS; slot++)
            n += s->figure[seat][slot] == seg + 1;
    return n > 1 && (car_ru(g)->crowds >> car_seg(s, seg)->type & 1) == 0;
}

static int check_figures(const struct th_ctx *g, struct th_why *why)
{
    const struct car_state *s = car_st(g);
    for (int seat = 0; seat < CAR_SEATS; seat++)
        for (int slot = 0; slot < CAR_SLOTS; slot++) {
            int seg = s->figure[seat][slot] - 1, figure = car_slot_figure(slot);
            if (seg < 0)
                continue;
            if (seat >= s->flow.seats || (car_ru(g)->in_play >> figure & 1) == 0)
                return th_fail(why, CC_SETUP_09, "a figure that is not in play", NULL);
            th_clause no = car_ru(g)->bars[figure][car_seg(s, seg)->type];
            if (no != 0)
                return th_fail(why, no, "a figure stands where it may not", NULL);
            if (slot < CAR_MEEPLE_SLOTS && crowded(g, seg))
                return th_fail(why, CC_MEEP_04, "two meeples stand where one may stand", NULL);
        }
    return 0;
}

/* What a single line must not break: it needs no frames. */
int car_sound(const struct th_ctx *g, struct th_why *why)
{
    return check_figures(g, why);
}

/* --------------------------------------------------------------------- caches */

static int check_caches(const struct th_ctx *g, struct th_why *why)
{
    struct car_state copy;
    struct th_ctx h = { .rules = g->rules, .flow = &copy.flow };
    memcpy(&copy, car_st(g), sizeof copy);
    car_rebuild(&h);
    if (memcmp(&copy, car_st(g), sizeof copy) != 0)
        return th_fail(why, 0, "a cache of the map is stale", NULL);
    return 0;
}

static int check_points(const struct th_ctx *g, struct th_why *why)
{
    const struct car_state *s = car_st(g);
    for (int seat = 0; seat < CAR_SEATS; seat++)
        if ((seat >= s->flow.seats && (s->points[seat][0] | s->points[seat][1]) != 0) ||
            (car_ru(g)->scorers < 2 && s->points[seat][1] != 0))
            return th_fail(why, CC_SETUP_02, "points of a figure that does not play", NULL);
    return 0;
}

/* --------------------------------------------------------------------- frames */

/* What the columns of the frames' rows cannot say. */
bool car_sane_game(const struct th_ctx *g, const struct th_frame *f)
{
    (void)g;
    return f->step >= 1;
}

bool car_sane_first(const struct th_ctx *g, const struct th_frame *f)
{
    (void)g;
    return f[-1].step == 1;
}

bool car_sane_turn(const struct th_ctx *g, const struct th_frame *f)
{
    (void)g;
    return f[-1].step == 2;
}

/* A part without a tile is about to draw or to place; every other one knows its tile. */
bool car_sane_part(const struct th_ctx *g, const struct th_frame *f)
{
    int above = f != th_top(g) ? f[1].kind : -1;
    if (f->a < 0 || f->a > car_st(g)->tiles)
        return false;
    if (above == CAR_F_DRAW)
        return f->step == 1 && f->a == 0 && car_stack(g) > 0;
    if (above == CAR_F_PLACE)
        return f->step == 2 && f->a == 0 && car_st(g)->drawn != 0;
    return f->step > 2 && f->a > 0;
}

/* A pending feature is completed; the one that is paid is among them. */
bool car_sane_score(const struct th_ctx *g, const struct th_frame *f)
{
    const struct car_state *s = car_st(g);
    bool there = f->a == 0;
    for (int i = 0; i < CAR_PENDING && s->pending[i] != 0; i++) {
        int fid = s->pending[i];
        if (s->feat[fid - 1] != fid || !car_done(s, fid))
            return false;
        there = there || f->a == fid;
    }
    return there && (f->step == 2) == (f->a != 0) &&
           f->b == (f->a != 0 ? car_feature_points(g, f->a) : 0);
}

bool car_sane_award(const struct th_ctx *g, const struct th_frame *f)
{
    return f->a > 0 && f->a <= 2000 && f->n < car_ru(g)->scorers &&
           car_reason(f) <= CAR_FOR_ROBBERY;
}

static int check_frames(const struct th_ctx *g, struct th_why *why)
{
    const struct car_state *s = car_st(g);
    if (th_frames_check(g, why) != 0)
        return -1;
    if (s->pending[0] != 0 && !th_on_stack(g, CAR_F_SCORE))
        return th_fail(why, CC_SCORE_01, "a feature waits to be scored outside step 3", NULL);
    if (s->drawn != 0 && !th_on_top(g, CAR_F_PLACE))
        return th_fail(why, CC_TILE_01, "a tile is drawn and nobody is asked to place it", NULL);
    if (g->flow->on_turn != (th_on_stack(g, CAR_F_TURN) ? g->flow->turn + 1 : 0))
        return th_fail(why, CC_TURN_05, "there is an active player outside a turn", NULL);
    return 0;
}

int car_check(const struct th_rules *r, const void *state, struct th_why *why)
{
    struct th_ctx g = th_look(r, state);
    if (th_flow_check(r, g.flow, why) != 0 || car_sound(&g, why) != 0 ||
        check_points(&g, why) != 0 || check_caches(&g, why) != 0 || check_frames(&g, why) != 0)
        return -1;
    CAR_EACH(&g, check, check)
        if (check(&g, why) != 0)
            return -1;
    return th_answers_check(&g, 0, why);
}
