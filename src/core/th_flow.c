/* th_flow.c - the scheduler: a stack of frames, who is asked, what is legal, and what happens after a move.
 *
 * Invariants: a popped frame is zero; a frame with actors waits, one without runs; the stack is empty exactly when the
 * game is over. Titles and victory are judged by rules->between alone, before anybody is asked. */
#include "th.h"

struct th_frame *th_push(struct th_ctx *g, int kind, int seat, unsigned actors)
{
    th_assert(g->flow->depth < TH_STACK);
    struct th_frame *f = &g->flow->stack[g->flow->depth++];
    f->kind = (uint8_t)kind;
    f->seat = (uint8_t)seat;
    f->actors = (uint8_t)actors;
    return f;
}

void th_pop(struct th_ctx *g)
{
    th_assert(g->flow->depth > 0);
    *th_top(g) = (struct th_frame){ 0 };
    g->flow->depth--;
}

void th_finish(struct th_ctx *g, int winner)
{
    while (g->flow->depth > 0)
        th_pop(g);
    g->flow->result = (uint8_t)(winner < 0 ? TH_SHARED : winner + 1);
    g->flow->on_turn = 0;
}

void th_finish_best(struct th_ctx *g, const int16_t score[TH_SEATS], int won, int shared)
{
    int best = 0, winners = 0, winner = -1;
    for (int seat = 0; seat < g->flow->seats; seat++)
        best = score[seat] > best ? score[seat] : best;
    for (int seat = 0; seat < g->flow->seats; seat++)
        if (score[seat] == best) {
            winners++;
            winner = seat;
        }
    for (int seat = 0; seat < g->flow->seats; seat++)
        if (score[seat] == best)
            th_emit(g, (uint16_t)(winners > 1 ? shared : won), seat, { (int16_t)best });
    th_finish(g, winners > 1 ? -1 : winner);
}

/* Plays the only option of a frame that asks for nothing but obedience. False: it is a real question. */
static bool play_auto(struct th_ctx *g, struct th_frame *f)
{
    struct th_moves moves;
    int seat = th_first_seat(f->actors);
    th_flow_gen(g, seat, &moves);
    if (moves.n != 1)
        return false;
    g->rules->move[th_kind(moves.at[0])].does(g, seat, moves.at[0]);
    return true;
}

static bool advance(struct th_ctx *g)
{
    struct th_frame *f = th_top(g);
    const struct th_frame_def *def = th_def(g, f);
    if (f->actors == 0) {
        def->run(g, f);
        return true;
    }
    return (def->flags & TH_AUTO) != 0 && play_auto(g, f);
}

void th_settle(struct th_ctx *g)
{
    do
        g->rules->between(g);
    while (g->flow->depth > 0 && advance(g));
}

unsigned th_flow_actors(const struct th_flow *flow, unsigned *may)
{
    const struct th_frame *f = flow->depth > 0 ? &flow->stack[flow->depth - 1] : NULL;
    if (may != NULL)
        *may = f != NULL ? f->may : 0;
    return f != NULL ? f->actors : 0;
}

void th_flow_gen(const struct th_ctx *g, int seat, struct th_moves *out)
{
    out->n = 0;
    if (g->flow->depth == 0)
        return;
    const struct th_frame *f = th_top(g);
    if (((f->actors | f->may) >> seat & 1) != 0)
        th_def(g, f)->gen(g, f, seat, out);
}

bool th_takes(const struct th_ctx *g, const struct th_frame *f, int kind)
{
    const struct th_frame_def *def = th_def(g, f);
    const struct th_move_def *m = &g->rules->move[kind];
    if (th_owner_plays(g->rules->modules, m->owner) && (m->classes & def->open) != 0)
        return true;
    for (const uint8_t *k = def->kinds; *k != 0; k++)
        if (*k == kind)
            return true;
    return false;
}

/* Somebody else decides: the seat on turn waits, the others act only when a rule lets them. */
static int not_asked(const struct th_ctx *g, int seat, const char *what, struct th_why *why)
{
    const struct th_rules *r = g->rules;
    bool off_turn = r->off_turn != 0 && g->flow->on_turn != seat + 1;
    return th_fail(why, off_turn ? r->off_turn : r->not_asked, what, NULL);
}

int th_flow_legal(const struct th_ctx *g, int seat, th_move m, struct th_why *why)
{
    const struct th_rules *r = g->rules;
    if (g->flow->depth == 0)
        return not_asked(g, seat, "the game is over", why);
    const struct th_frame *f = th_top(g);
    th_clause asks = th_asks(r, f);
    if (seat < 0 || seat > TH_DEALER || ((f->actors | f->may) >> seat & 1) == 0)
        return not_asked(g, seat, "it is not this seat's decision", why);
    if (!th_move_formed(r, m))
        return th_fail(why, asks, "no such move on this table", NULL);
    if ((f->actors >> seat & 1) == 0 && (r->move[th_kind(m)].classes & TH_SPEAK) == 0)
        return not_asked(g, seat, "it is not this seat's decision", why);
    if (!th_takes(g, f, th_kind(m)))
        return th_fail(why, asks, "not possible now; asked is", th_def(g, f)->name);
    th_clause no = r->move[th_kind(m)].no(g, seat, m);
    return no == 0 ? 0 : th_fail(why, no, "forbidden", r->game->moves[th_kind(m)].word);
}

void th_flow_apply(struct th_ctx *g, int seat, th_move m)
{
    th_assert(th_flow_legal(g, seat, m, NULL) == 0);
    g->flow->ply++;
    g->rules->move[th_kind(m)].does(g, seat, m);
    th_settle(g);
}

th_move th_flow_timeout(const struct th_ctx *g, int seat)
{
    const struct th_frame *f = th_top(g);
    const struct th_frame_def *def = th_def(g, f);
    if (def->timeout != NULL)
        return def->timeout(g, f, seat);
    struct th_moves moves;
    th_flow_gen(g, seat, &moves);
    return moves.n > 0 ? moves.at[0] : 0;
}

th_clause th_always(const struct th_ctx *g, int seat, th_move m)
{
    (void)g;
    (void)seat;
    (void)m;
    return 0;
}

void th_do_pop(struct th_ctx *g, int seat, th_move m)
{
    (void)seat;
    (void)m;
    th_pop(g);
}

void th_tell(struct th_ctx *g, const struct th_event *e)
{
    struct th_sink *s = g->ev;
    if (s->n < s->cap)
        s->at[s->n++] = *e;
    else
        s->lost++;
}

const char *th_asking(const struct th_rules *r, const void *state, th_clause *clause)
{
    const struct th_flow *flow = state;
    const struct th_frame *f = flow->depth > 0 ? &flow->stack[flow->depth - 1] : NULL;
    if (clause != NULL)
        *clause = f != NULL ? th_asks(r, f) : 0;
    return f != NULL ? r->frame[f->kind]->name : "";
}

/* Was something told to some only, or (`flagged`) something that is final for whoever brought it about? */
static bool told(const struct th_rules *r, const struct th_sink *ev, bool flagged)
{
    for (int i = 0; ev != NULL && i < ev->n; i++)
        if (flagged ? r->game->events[ev->at[i].kind].final != 0 : ev->at[i].visible_to != TH_ALL)
            return true;
    return false;
}

bool th_barrier(const struct th_rules *r, const void *before, const void *after, int seat,
                const struct th_sink *ev)
{
    const struct th_flow *a = before, *b = after;
    unsigned alone = 1U << seat;
    if (a->on_turn != b->on_turn || a->turn_no != b->turn_no || b->depth == 0)
        return true;
    if (th_flow_actors(b, NULL) != alone || told(r, ev, false))
        return true;
    if (r->rev == 1) /* tables of revision 1 have taken such steps back: their logs must replay */
        return false;
    return th_flow_actors(a, NULL) != alone || told(r, ev, true);
}

uint32_t th_ply(const void *state)
{
    return ((const struct th_flow *)state)->ply;
}

int th_turn(const void *state)
{
    return ((const struct th_flow *)state)->on_turn - 1;
}

int th_turn_no(const void *state)
{
    return ((const struct th_flow *)state)->turn_no;
}

int th_winner(const void *state)
{
    int result = ((const struct th_flow *)state)->result;
    return result == TH_SHARED ? -1 : result - 1;
}
