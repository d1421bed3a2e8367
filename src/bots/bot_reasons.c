/* bot_reasons.c - what a move changes in the evaluation: the terms counted before it and when all it set going is done, in a few
 * worlds that look like the view. */
#include "bot_reasons.h"

#include "bot.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum {
    WORLDS = 6, /* dealt for one move                                    */
    PLIES = 24  /* made after it until nothing is half done, at the most */
};
static const float least = 0.004F; /* a change that is not worth a word */

struct walk {
    const struct th_game *game;
    const struct th_rules *rules;
    struct eval_weights eval;
    void *view, *world;
    struct th_moves *moves;
    struct bot *bot[TH_SEATS]; /* who go on */
    struct th_rng rng;
    eval_counts before, after, sum; /* sum: of the differences, over all worlds */
};

/* ------------------------------------------------------------------ going on */

static th_move next_move(struct walk *w, int seat)
{
    struct bot_settings set = { .seed = (uint64_t)seat + 1 };
    if (seat == TH_DEALER) {
        w->game->gen(w->rules, w->world, seat, w->moves);
        return th_pick(w->moves, true, &w->rng);
    }
    if (w->bot[seat] == NULL)
        w->bot[seat] = bot_open(bot_find("greedy"), w->game, w->rules, seat, &set);
    return w->bot[seat] != NULL ? bot_choose(w->bot[seat], w->world, NULL)
                                : w->game->timeout(w->rules, w->world, seat);
}

static void finish(struct walk *w)
{
    unsigned who;
    for (int i = 0; i < PLIES && !eval_quiet(&w->eval, w->rules, w->world); i++) {
        if ((who = w->game->actors(w->rules, w->world, NULL)) == 0)
            return;
        int seat = th_first_seat(who);
        w->game->apply(w->rules, w->world, seat, next_move(w, seat), NULL);
    }
}

static void try_world(struct walk *w, int seat, th_move m)
{
    bot_copy(w->game, w->world, w->view);
    w->game->fill(w->rules, w->world, seat, &w->rng);
    eval_count(&w->eval, w->rules, w->world, w->before);
    w->game->apply(w->rules, w->world, seat, m, NULL);
    finish(w);
    eval_count(&w->eval, w->rules, w->world, w->after);
    for (int i = 0; i < TH_SEATS; i++)
        for (int k = 0; k < w->eval.n; k++)
            w->sum[i][k] += w->after[i][k] - w->before[i][k];
}

/* ------------------------------------------------------------------- telling */

static int rank(struct bot_reason *out, int n, int cap, const struct bot_reason *r)
{
    int at = n < cap ? n : cap;
    while (at > 0 && fabsf(out[at - 1].by) < fabsf(r->by))
        at--;
    if (at == cap)
        return n;
    n = n < cap ? n + 1 : cap;
    memmove(out + at + 1, out + at, (size_t)(n - at - 1) * sizeof *out);
    out[at] = *r;
    return n;
}

static int tell(const struct walk *w, struct bot_reason *out, int cap)
{
    int n = 0;
    for (int i = 0; i < TH_SEATS; i++)
        for (int k = 0; k < w->eval.n; k++) {
            float by = w->eval.w[k] * w->sum[i][k] / WORLDS;
            if (fabsf(by) >= least)
                n = rank(out, n, cap,
                         &(struct bot_reason){ eval_term_at(&w->eval, k), eval_term_of(&w->eval, k),
                                               i, by });
        }
    return n;
}

static int compare(struct walk *w, const void *state, int seat, th_move m, struct bot_reason *out,
                   int cap)
{
    if (w->view == NULL || w->world == NULL || w->moves == NULL || w->eval.eval->count == NULL)
        return 0;
    w->game->view(w->rules, state, seat, w->view);
    th_rng_seed(&w->rng, bot_hash(w->view, w->game->state_size, 1));
    for (int i = 0; i < WORLDS; i++)
        try_world(w, seat, m);
    return tell(w, out, cap);
}

int bot_reasons(const struct th_game *game, const struct th_rules *rules, const void *state,
                int seat, th_move m, struct bot_reason *out, int cap)
{
    int n = 0;
    struct walk *w = calloc(1, sizeof *w);
    if (w == NULL)
        return 0;
    w->game = game;
    w->rules = rules;
    eval_start(&w->eval, game, rules);
    w->view = calloc(1, game->state_size);
    w->world = calloc(1, game->state_size);
    w->moves = calloc(1, sizeof *w->moves);
    n = compare(w, state, seat, m, out, cap);
    for (int i = 0; i < TH_SEATS; i++)
        bot_close(w->bot[i]);
    free(w->view);
    free(w->world);
    free(w->moves);
    free(w);
    return n;
}
