/* th_check.c - what any position must keep to: the flow, the columns of the frames' rows, and that whoever is asked can answer. */
#include "th.h"

int th_flow_check(const struct th_rules *r, const struct th_flow *flow, struct th_why *why)
{
    unsigned seats = (1U << r->seats) - 1;
    if (flow->seats != r->seats || flow->turn >= r->seats || flow->on_turn > r->seats ||
        (flow->result > r->seats && flow->result != TH_SHARED))
        return th_fail(why, 0, "the flow names a seat that does not exist", NULL);
    if ((flow->depth == 0) != (flow->result != 0))
        return th_fail(why, 0, "a game is over exactly when somebody has won", NULL);
    for (int i = 0; i < TH_STACK; i++) {
        const struct th_frame *f = &flow->stack[i];
        static const struct th_frame empty;
        if (i >= flow->depth) {
            if (memcmp(f, &empty, sizeof empty) != 0)
                return th_fail(why, 0, "a frame above the stack is not empty", NULL);
            continue;
        }
        const struct th_frame_def *def = f->kind < r->n_frames ? r->frame[f->kind] : NULL;
        if (def == NULL || (f->actors & ~(seats | TH_CHANCE)) != 0 || (f->may & ~seats) != 0)
            return th_fail(why, 0, "a frame asks somebody who does not exist",
                           def != NULL ? def->name : NULL);
        if (f->actors == 0 ? def->run == NULL : def->gen == NULL)
            return th_fail(why, 0, "a frame has the wrong actors", def->name);
        if (i + 1 == flow->depth && f->actors == 0)
            return th_fail(why, 0, "the top frame asks nobody", def->name);
    }
    return 0;
}

/* ------------------------------------------------------- the columns of the rows */

static bool field_fits(const struct th_ctx *g, const struct th_frame *f, int type, int v)
{
    const struct th_rules *r = g->rules;
    if (type == TH_F_ANY)
        return true;
    if (type == TH_T_PLACE)
        return th_spot_fits(r, v);
    int most = type == TH_T_NONE    ? 0
               : type < TH_T_NB     ? r->range[type] - 1
               : type == TH_F_OTHER ? r->seats - 1
               : type == TH_F_ROUND ? r->seats
               : type == TH_F_ROWS  ? r->rows[f->kind]
                                    : type - TH_F_MOST;
    return v >= 0 && v <= most && (type != TH_F_OTHER || v != f->seat);
}

static bool fields_fit(const struct th_ctx *g, const struct th_frame *f)
{
    const struct th_holds *h = &th_def(g, f)->holds;
    bool active = (th_def(g, f)->flags & TH_ACTIVE) != 0;
    if (f->seat >= g->rules->seats || (active && f->seat != g->flow->turn))
        return false;
    return field_fits(g, f, h->step, f->step) && field_fits(g, f, h->n, f->n) &&
           field_fits(g, f, h->m, f->m) && field_fits(g, f, h->a, f->a) &&
           field_fits(g, f, h->b, f->b);
}

/* Whom it may wait for: the dealer, several seats, any one, or its own; nobody if it also runs. */
static bool actors_fit(const struct th_ctx *g, const struct th_frame *f)
{
    const struct th_frame_def *def = th_def(g, f);
    if (def->stream != NULL)
        return f->actors == TH_CHANCE;
    if ((f->actors & TH_CHANCE) != 0)
        return false;
    if (f->actors == 0 || (def->flags & TH_SEVERAL) != 0)
        return true; /* th_flow_check: it runs, or it asks */
    return (def->flags & TH_ANYONE) != 0 ? (f->actors & (f->actors - 1)) == 0 : th_asks_own(f);
}

/* Does the frame lie where it may, and does what waits below it stay? */
static bool place_fits(const struct th_ctx *g, int i)
{
    const struct th_frame *f = &g->flow->stack[i];
    const struct th_frame_def *def = th_def(g, f);
    if (i == 0 || f->kind == 0)
        return i == 0 && f->kind == 0;
    const struct th_frame_def *below = th_def(g, f - 1);
    if (f[-1].actors != 0 && below->open == 0 && (below->flags & TH_STAYS) == 0)
        return false;
    bool fits = def->under[0] == 0;
    for (size_t k = 0; k < sizeof def->under && def->under[k] != 0; k++)
        fits = fits || def->under[k] == f[-1].kind + 1;
    return fits;
}

int th_frames_check(const struct th_ctx *g, struct th_why *why)
{
    for (int i = 0; i < g->flow->depth; i++) {
        const struct th_frame *f = &g->flow->stack[i];
        const struct th_frame_def *def = th_def(g, f);
        const char *what = !place_fits(g, i)   ? "a frame does not fit the position, it lies wrong:"
                           : !fields_fit(g, f) ? "a frame does not fit the position, by its fields:"
                           : !actors_fit(g, f) ? "a frame does not fit the position, by its actors:"
                           : def->sane != NULL && !def->sane(g, f)
                               ? "a frame does not fit the position:"
                               : NULL;
        if (what != NULL)
            return th_fail(why, 0, what, def->name);
    }
    return 0;
}

int th_answers_check(const struct th_ctx *g, unsigned hidden, struct th_why *why)
{
    struct th_moves moves;
    unsigned actors = th_flow_actors(g->flow, NULL) & ~hidden;
    for (; actors != 0; actors &= actors - 1) {
        th_flow_gen(g, th_first_seat(actors), &moves);
        if (moves.n == 0)
            return th_fail(why, 0,
                           "somebody is asked who can do nothing:", th_def(g, th_top(g))->name);
    }
    return 0;
}

bool th_on_stack(const struct th_ctx *g, int kind)
{
    for (int i = 0; i < g->flow->depth; i++)
        if (g->flow->stack[i].kind == kind)
            return true;
    return false;
}

bool th_on_top(const struct th_ctx *g, int kind)
{
    return g->flow->depth > 0 && th_top(g)->kind == kind;
}
