/* ela_trade.c - the trade track: cubes on its scoring spaces, gained when the marker rises, lost when it falls.
 *
 * The marker is points[] (exact, also above 11: EL-TRADE-09); track[] says on which spaces a seat has a cube.
 * Clauses: EL-TRADE-*. */
#include "ela.h"

int ela_track_cubes(const struct ela_state *s, int seat)
{
    int n = 0;
    for (int i = 0; i < ELA_SPACES; i++)
        n += s->track[seat] >> i & 1;
    return n;
}

int ela_free_flags(const struct th_ctx *g, int space)
{
    int left = ela_track_space[space][1];
    if (ela_opt(g, ELA_OPT_SLOTS) == 1)
        return 1; /* trade_slots=unlimited */
    for (int seat = 0; seat < g->flow->seats; seat++)
        left -= ela_st(g)->track[seat] >> space & 1;
    return left;
}

/* Serves the spaces above `from` up to the marker, low ones first: EL-TRADE-03, -04, -06. */
static void serve(struct th_ctx *g, int seat, int from)
{
    struct ela_state *s = ela_st(g);
    for (int i = 0; i < ELA_SPACES && ela_track_space[i][0] <= s->points[seat]; i++) {
        bool passed = ela_track_space[i][0] > from && (s->track[seat] >> i & 1) == 0;
        if (!passed || s->cubes[seat] == ELA_CUBES || ela_free_flags(g, i) <= 0)
            continue;
        s->track[seat] |= (uint8_t)(1U << i);
        s->cubes[seat]++;
        th_emit(g, ELA_EV_FLAG, seat, { ela_track_space[i][0] });
    }
}

void ela_trade_rise(struct th_ctx *g, int seat, int from)
{
    th_emit(g, ELA_EV_TRADE, seat, { ela_st(g)->points[seat] });
    serve(g, seat, from);
}

void ela_trade_fall(struct th_ctx *g, int seat)
{
    struct ela_state *s = ela_st(g);
    th_emit(g, ELA_EV_TRADE, seat, { s->points[seat] });
    for (int i = 0; i < ELA_SPACES; i++) {
        if (ela_track_space[i][0] <= s->points[seat] || (s->track[seat] >> i & 1) == 0)
            continue;
        s->track[seat] &= (uint8_t) ~(1U << i);
        s->cubes[seat]--;
        th_emit(g, ELA_EV_NO_FLAG, seat, { ela_track_space[i][0] });
    }
}

/* Cubes that found no free flag before (EL-TRADE-07). */
void ela_trade_wait(struct th_ctx *g, int seat)
{
    if (ela_opt(g, ELA_OPT_REFILL) == 0 && ela_st(g)->points[seat] >= ela_track_space[0][0])
        serve(g, seat, 0);
}
