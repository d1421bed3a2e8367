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

#define ON(KIND) (1U << CAR_F_##KIND)
static const uint32_t under[CAR_FRAME_NB] = {
#define FRAME(kind, name, clause, open, flags, stream, moves, run, gen, beneath) [kind] = beneath,
#include "car_modules.def"
#undef FRAME
};
_Static_assert((int)CAR_FRAME_NB <= 32, "a mask of frame kinds");

/* Whom a frame waits for: the dealer, its seat, somebody on the way round the table, or nobody. */
static bool actors_sane(const struct th_ctx *g, const struct th_frame *f, bool top)
{
    const struct th_frame_def *def = th_def(g, f);
    bool one =
        f->actors != 0 && (f->actors & (f->actors - 1)) == 0 && f->actors < 1U << g->flow->seats;
    if (def->stream != NULL)
        return f->actors == TH_CHANCE;
    if (def->gen == NULL)
        return f->actors == 0 && !top;
    return def->run != NULL ? one && top : f->actors == 1U << f->seat;
}

/* A part without a tile is about to draw or to place; every other one knows its tile. */
static bool part_sane(const struct th_ctx *g, int i)
{
    const struct th_frame *f = &g->flow->stack[i];
    int above = i + 1 < g->flow->depth ? f[1].kind : -1;
    if (f->seat != g->flow->turn || f->step > car_ru(g)->part.n || f->a < 0 ||
        f->a > car_st(g)->tiles)
        return false;
    if (above == CAR_F_DRAW)
        return f->step == 1 && f->a == 0 && car_stack(g) > 0;
    if (above == CAR_F_PLACE)
        return f->step == 2 && f->a == 0 && car_st(g)->drawn != 0;
    return f->step > 2 && f->a > 0;
}

/* A pending feature is completed; the one that is paid is among them. */
static bool score_sane(const struct th_ctx *g, const struct th_frame *f)
{
    const struct car_state *s = car_st(g);
    bool there = f->a == 0;
    for (int i = 0; i < CAR_PENDING && s->pending[i] != 0; i++) {
        int fid = s->pending[i];
        if (s->feat[fid - 1] != fid || !car_done(s, fid))
            return false;
        there = there || f->a == fid;
    }
    return there && f->m < 1U << g->flow->seats && (f->step == 2) == (f->a != 0) && f->step <= 2 &&
           f->b == (f->a != 0 ? car_feature_points(g, f->a) : 0);
}

static bool frame_sane(const struct th_ctx *g, int i)
{
    const struct th_frame *f = &g->flow->stack[i];
    int below = i > 0 ? f[-1].kind : -1;
    if ((below < 0) != (f->kind == CAR_F_GAME) ||
        (below >= 0 && (under[f->kind] >> below & 1) == 0))
        return false;
    if (f->seat >= g->flow->seats || !actors_sane(g, f, i + 1 == g->flow->depth))
        return false;
    switch (f->kind) {
    case CAR_F_GAME: return f->step >= 1 && f->step <= 2;
    case CAR_F_FIRST: return f[-1].step == 1;
    case CAR_F_TURN:
        return f[-1].step == 2 && f->seat == g->flow->turn && f->step <= car_ru(g)->turn.n;
    case CAR_F_PART: return part_sane(g, i);
    case CAR_F_SCORE: return score_sane(g, f);
    case CAR_F_AWARD:
        return f->a > 0 && f->a <= 2000 && f->n < car_ru(g)->scorers &&
               f->step <= car_ru(g)->award.n && f->m < 1U << g->flow->seats &&
               car_reason(f) <= CAR_FOR_ROBBERY;
    case CAR_F_FIGURE: return f->seat == g->flow->turn;
    default: return true;
    }
}

static int check_frames(const struct th_ctx *g, struct th_why *why)
{
    const struct car_state *s = car_st(g);
    bool scoring = false, playing = false;
    for (int i = 0; i < g->flow->depth; i++) {
        const struct th_frame *f = &g->flow->stack[i];
        if (!frame_sane(g, i))
            return th_fail(why, 0, "a frame does not fit the position:", th_def(g, f)->name);
        scoring |= f->kind == CAR_F_SCORE;
        playing |= f->kind == CAR_F_TURN;
    }
    if (s->pending[0] != 0 && !scoring)
        return th_fail(why, CC_SCORE_01, "a feature waits to be scored outside step 3", NULL);
    if (s->drawn != 0 && (g->flow->depth == 0 || th_top(g)->kind != CAR_F_PLACE))
        return th_fail(why, CC_TILE_01, "a tile is drawn and nobody is asked to place it", NULL);
    if (g->flow->on_turn != (playing ? g->flow->turn + 1 : 0))
        return th_fail(why, CC_TURN_05, "there is an active player outside a turn", NULL);
    return 0;
}

/* Whoever is asked has an answer. */
static int check_answers(const struct th_ctx *g, struct th_why *why)
{
    struct th_moves moves;
    unsigned actors = th_flow_actors(g->flow, NULL);
    for (; actors != 0; actors &= actors - 1) {
        th_flow_gen(g, th_first_seat(actors), &moves);
        if (moves.n == 0)
            return th_fail(why, 0,
                           "somebody is asked who can do nothing:", th_def(g, th_top(g))->name);
    }
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
    return check_answers(&g, why);
}
