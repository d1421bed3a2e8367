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

void th_rules_build(struct th_rules *r, const struct th_setup *setup,
                    const struct th_frame_def *frame, int n_frames)
{
    r->seats = r->owners = (uint8_t)setup->seats;
    r->rev = (int16_t)setup->rev;
    r->modules = setup->modules;
    memcpy(r->opt, setup->opt, sizeof r->opt);
    for (int i = 0; i < n_frames; i++)
        if (th_owner_plays(r->modules, frame[i].owner)) {
            r->frame[i] = &frame[i];
            r->flags |= frame[i].flags;
        }
    r->n_frames = (uint8_t)n_frames;
    r->range[TH_T_SEAT] = r->range[TH_T_COLOUR] = (int16_t)setup->seats;
    r->range[TH_T_SEATS] = (int16_t)(1 << setup->seats);
}

void th_rows_build(struct th_rules *r, struct th_rows *rows, const struct th_row *table, int n,
                   int frame)
{
    for (int i = 0; i < n; i++)
        if (table[i].module == 0 || (r->modules >> (table[i].module - 1) & 1) != 0)
            rows->run[rows->n++] = table[i].run;
    if (frame >= 0)
        r->rows[frame] = (uint8_t)rows->n;
}
