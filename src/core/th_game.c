/* th_game.c - the half of the contract that is the same for every game on the flow, with the signatures of struct th_game. */
#include "th.h"

unsigned th_game_actors(const struct th_rules *r, const void *state, unsigned *may)
{
    (void)r;
    return th_flow_actors(state, may);
}

void th_game_gen(const struct th_rules *r, const void *state, int seat, struct th_moves *out)
{
    struct th_ctx g = th_look(r, state);
    th_flow_gen(&g, seat, out);
}

int th_game_legal(const struct th_rules *r, const void *state, int seat, th_move m,
                  struct th_why *why)
{
    struct th_ctx g = th_look(r, state);
    return th_flow_legal(&g, seat, m, why);
}

void th_game_apply(const struct th_rules *r, void *state, int seat, th_move m, struct th_sink *ev)
{
    struct th_ctx g = th_look(r, state);
    g.ev = ev;
    th_flow_apply(&g, seat, m);
}

int th_game_print(const struct th_rules *r, const void *state, int viewer, int seat, th_move m,
                  char *buf, int cap)
{
    struct th_ctx g = th_look(r, state);
    return th_flow_print(&g, viewer, seat, m, buf, cap);
}

th_move th_game_timeout(const struct th_rules *r, const void *state, int seat)
{
    struct th_ctx g = th_look(r, state);
    return th_flow_timeout(&g, seat);
}

void th_deal_nothing(const struct th_rules *r, void *state, struct th_rng *rng)
{
    (void)r;
    (void)state;
    (void)rng;
}

void th_rank(const int16_t score[TH_SEATS], int seats, int winner, uint8_t rank[TH_SEATS])
{
    for (int i = 0; i < TH_SEATS; i++) {
        rank[i] = i < seats ? 1 : 0;
        for (int k = 0; k < seats && i < seats; k++)
            rank[i] = (uint8_t)(rank[i] +
                                (k != i && i != winner && (k == winner || score[k] > score[i])));
    }
}
