/* eval.c - the list of evaluations, and from counted terms to chances. */
#include "eval.h"

#include "th.h"

#include <math.h>

extern const struct eval eval_catan, eval_carcassonne, eval_elasund;

static const struct eval *const evals[] = { &eval_catan, &eval_carcassonne, &eval_elasund };

/* Any other game is judged by its points: one term that nobody has to count. */
static const struct eval_term point_terms[] = { { "points", 0.1, "points" } };
static const struct eval eval_points = { .term = point_terms, .n = 1 };

/* --------------------------------------------------------------- chances */

void eval_start(struct eval_weights *out, const struct th_game *game)
{
    out->eval = &eval_points;
    for (size_t i = 0; i < sizeof evals / sizeof evals[0]; i++)
        if (th_same(evals[i]->game, game->name))
            out->eval = evals[i];
    for (int i = 0; i < out->eval->n; i++)
        out->w[i] = (float)out->eval->term[i].weight;
}

bool eval_quiet(const struct eval_weights *e, const struct th_rules *r, const void *world)
{
    return e->eval->quiet == NULL || e->eval->quiet(r, world);
}

static void softmax(float *v, int n)
{
    float top = v[0], sum = 0;
    for (int i = 1; i < n; i++)
        top = v[i] > top ? v[i] : top;
    for (int i = 0; i < n; i++)
        sum += v[i] = expf(v[i] - top);
    for (int i = 0; i < n; i++)
        v[i] /= sum;
}

/* By points; at the end the first rank has it all, or shares it. Seats that play have a rank. */
static void score_chances(const struct eval_weights *e, const struct th_game *game,
                          const struct th_rules *r, const void *world, bool over,
                          float chance[TH_SEATS])
{
    int16_t score[TH_SEATS] = { 0 };
    uint8_t rank[TH_SEATS] = { 0 };
    int first = 0, seats = 0;
    game->scores(r, world, score, rank);
    for (int seat = 0; seat < TH_SEATS; seat++) {
        first += rank[seat] == 1;
        seats = rank[seat] > 0 ? seat + 1 : seats;
        chance[seat] = e->w[0] * (float)score[seat];
    }
    for (int seat = 0; seat < seats && over; seat++)
        chance[seat] = rank[seat] == 1 ? 1.0F / (float)first : 0;
    if (!over)
        softmax(chance, seats);
}

void eval_chances(const struct eval_weights *e, const struct th_game *game,
                  const struct th_rules *r, const void *world, float chance[TH_SEATS])
{
    eval_counts counts;
    bool over = game->actors(r, world, NULL) == 0;
    memset(chance, 0, TH_SEATS * sizeof *chance);
    if (over || e->eval->count == NULL) {
        score_chances(e, game, r, world, over, chance);
        return;
    }
    e->eval->count(r, world, counts);
    for (int seat = 0; seat < r->seats; seat++)
        for (int i = 0; i < e->eval->n; i++)
            chance[seat] += e->w[i] * counts[seat][i];
    softmax(chance, r->seats);
}
