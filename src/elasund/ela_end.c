/* ela_end.c - how a game ends: all cubes of the player on turn are out, or the board is frozen. Clauses: EL-WIN-*. */
#include "ela.h"

/* Between any two steps: waiting cubes of the active player (EL-TRADE-07), then his victory (EL-WIN-01, EL-WIN-03). */
void ela_between(struct th_ctx *g)
{
    struct ela_state *s = ela_st(g);
    int seat = g->flow->on_turn - 1;
    if (seat < 0)
        return;
    ela_trade_wait(g, seat);
    if (s->cubes[seat] < ELA_CUBES)
        return;
    s->homeless = 0; /* EL-HUT-08 */
    th_emit(g, ELA_EV_WON, seat, { s->cubes[seat] });
    th_finish(g, seat);
}

/* Could seat do anything to the full board, whatever cards it held? */
static bool could_act(const struct th_ctx *g, int seat)
{
    return ela_no_church(g, seat, 0) != EL_CH_10 || ela_no_wall(g, seat, 0) != EL_WALL_07 ||
           ela_could_raise(g, seat) || ela_could_build(g, seat);
}

/* A free field takes a permit of anybody, from the reserve or from the board: only a full board can be frozen. */
bool ela_frozen(const struct th_ctx *g)
{
    for (int field = 0; field < ela_ru(g)->fields; field++)
        if (ela_free(g, field))
            return false;
    for (int seat = 0; seat < g->flow->seats; seat++)
        if (could_act(g, seat))
            return false;
    return true;
}

void ela_end_frozen(struct th_ctx *g)
{
    int16_t score[TH_SEATS] = { 0 };
    for (int seat = 0; seat < g->flow->seats; seat++)
        score[seat] = ela_st(g)->cubes[seat];
    th_emit(g, ELA_EV_FROZEN, TH_DEALER, { 0 });
    th_finish_best(g, score, ELA_EV_MOST, ELA_EV_SHARED);
}

bool ela_ended_frozen(const struct th_ctx *g)
{
    int winner = th_winner(g->flow);
    return g->flow->result != 0 && (winner < 0 || ela_st(g)->cubes[winner] < ELA_CUBES);
}
