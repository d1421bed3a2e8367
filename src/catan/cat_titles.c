/* cat_titles.c - points, Longest Road, Largest Army, victory: rows of the titles table, judged between moves.
 *
 * Owns route_holder, army_holder and the dirty bits. Nothing else may award a card or end the game.
 * Clauses: CB-LR-05..09, CB-ARMY-*, CB-WIN-*. */
#include "cat.h"

enum {
    TITLE_POINTS = 2
};

struct cat_score cat_score(const struct th_ctx *g, int seat, bool secret_too)
{
    const struct cat_base *s = cat_bs(g);
    struct cat_score score = {
        .towns = cat_standing(g, seat, CAT_TOWN_PIECE),
        .cities = 2 * cat_standing(g, seat, CAT_CITY_PIECE),
        .route = s->route_holder == seat + 1 ? TITLE_POINTS : 0,
        .army = s->army_holder == seat + 1 ? TITLE_POINTS : 0,
    };
    if (secret_too)
        score.cards = cat_count(s->dev[seat] + s->fresh[seat], CAT_POINT_CARD); /* CB-DEV-10 */
    CAT_EACH(g, points, fn)
        score.modules += fn(g, seat, secret_too);
    return score;
}

int cat_points(const struct th_ctx *g, int seat, bool secret_too)
{
    struct cat_score s = cat_score(g, seat, secret_too);
    return s.towns + s.cities + s.route + s.army + s.cards + s.modules;
}

int cat_target(const struct th_ctx *g, int seat)
{
    int target = cat_ru(g)->params.target;
    CAT_EACH(g, target, fn)
        target = fn(g, seat, target);
    return target;
}

int cat_leader(const uint8_t *value, int n, int least, int holder)
{
    int best = 0, owner = -1, how_many = 0;
    for (int i = 0; i < n; i++) {
        if (value[i] > best) {
            best = value[i];
            how_many = 0;
        }
        if (value[i] == best) {
            owner = i;
            how_many++;
        }
    }
    return best < least                           ? -1
           : holder >= 0 && value[holder] == best ? holder
           : how_many == 1                        ? owner
                                                  : -1;
}

/* CB-LR-07: the holder keeps it while nobody is longer; a tie of others sets it aside. */
void cat_title_route(struct th_ctx *g, struct th_frame *f)
{
    struct cat_base *s = cat_bs(g);
    int holder = s->route_holder - 1;
    (void)f;
    if ((s->dirty & CAT_DIRTY_ROUTE) == 0)
        return;
    int next = cat_leader(s->route, cat_ru(g)->owners, cat_ru(g)->params.route_min, holder);
    if (next == holder)
        return;
    s->route_holder = (uint8_t)(next + 1);
    s->dirty |= CAT_DIRTY_POINTS;
    if (next >= 0)
        th_emit(g, CAT_EV_ROUTE, next, { s->route[next] });
    else
        th_emit(g, CAT_EV_NO_ROUTE, holder, { 0 });
}

int cat_muster(const struct th_ctx *g, int seat)
{
    int n = cat_bs(g)->knights[seat];
    CAT_EACH(g, muster, fn)
        n = fn(g, seat, n);
    return n;
}

/* CB-ARMY-01/02: only a strictly larger army changes anything. Nobody loses it otherwise: a module where knights leave the
 * table takes the card away itself. */
void cat_title_army(struct th_ctx *g, struct th_frame *f)
{
    struct cat_base *s = cat_bs(g);
    int holder = s->army_holder - 1;
    (void)f;
    if ((s->dirty & CAT_DIRTY_ARMY) == 0)
        return;
    int next = cat_leader(s->knights, g->flow->seats, cat_ru(g)->params.army_min, holder);
    if (next == holder || next < 0)
        return;
    s->army_holder = (uint8_t)(next + 1);
    s->dirty |= CAT_DIRTY_POINTS;
    th_emit(g, CAT_EV_ARMY, next, { s->knights[next] });
}

/* The story's last page: everybody's points with their parts, secret cards included (CB-DEV-10). */
static void tell_points(struct th_ctx *g)
{
    for (int seat = 0; seat < g->flow->seats; seat++) {
        struct cat_score s = cat_score(g, seat, true);
        th_emit(g, CAT_EV_POINTS, seat,
                { (int16_t)s.towns, (int16_t)s.cities, (int16_t)s.route, (int16_t)s.army,
                  (int16_t)s.cards, (int16_t)s.modules });
    }
}

void cat_win(struct th_ctx *g, int seat)
{
    th_emit(g, CAT_EV_WON, seat, { (int16_t)cat_points(g, seat, true) });
    if (g->ev != NULL)
        tell_points(g);
    th_finish(g, seat);
}

int cat_merit(const struct th_ctx *g, int seat)
{
    int merit = cat_points(g, seat, true) * 256;
    CAT_EACH(g, tie, fn)
        merit += fn(g, seat);
    return merit;
}

static void share(struct th_ctx *g, int best)
{
    for (int seat = 0; seat < g->flow->seats; seat++)
        if (cat_merit(g, seat) == best)
            th_emit(g, CAT_EV_SHARED, seat, { (int16_t)cat_points(g, seat, true) });
    if (g->ev != NULL)
        tell_points(g);
    th_finish(g, -1);
}

void cat_win_best(struct th_ctx *g)
{
    int best = -1, winner = -1, winners = 0;
    for (int seat = 0; seat < g->flow->seats; seat++) {
        int merit = cat_merit(g, seat);
        winners = merit > best ? 1 : winners + (merit == best);
        winner = merit > best ? seat : winner;
        best = merit > best ? merit : best;
    }
    if (winners == 1)
        cat_win(g, winner);
    else
        share(g, best);
}

bool cat_may_win(const struct th_ctx *g, int seat)
{
    if (cat_points(g, seat, true) < cat_target(g, seat))
        return false;
    CAT_EACH(g, may_win, fn)
        if (fn(g, seat) != 0)
            return false;
    return true;
}

/* Only who is on turn can win, at once, hidden points included (CB-WIN-02..05). */
void cat_title_victory(struct th_ctx *g, struct th_frame *f)
{
    struct cat_base *s = cat_bs(g);
    int seat = g->flow->on_turn - 1;
    (void)f;
    if (seat >= 0 && (s->dirty & CAT_DIRTY_POINTS) != 0 && cat_may_win(g, seat))
        cat_win(g, seat);
}

bool cat_atomic(const struct th_ctx *g)
{
    bool ever = (g->rules->flags & TH_ATOMIC) != 0;
    for (int i = 0; ever && i < g->flow->depth; i++)
        if ((th_def(g, &g->flow->stack[i])->flags & TH_ATOMIC) != 0)
            return true;
    return false;
}

void cat_close_atomic(struct th_ctx *g)
{
    th_pop(g);
    cat_bs(g)->dirty = CAT_DIRTY_ROUTE | CAT_DIRTY_ARMY | CAT_DIRTY_POINTS;
}

void cat_between(struct th_ctx *g)
{
    struct cat_base *s = cat_bs(g);
    const struct th_rows *rows = &cat_ru(g)->titles;
    if (s->dirty == 0)
        return;
    if (cat_atomic(g)) {
        s->dirty =
            0; /* cat_close_atomic marks everything again: a waiting position has no memory of it */
        return;
    }
    for (int i = 0; i < rows->n; i++)
        rows->run[i](g, NULL);
    s->dirty = 0;
}
