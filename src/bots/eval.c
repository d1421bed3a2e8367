/* eval.c - the list of evaluations, and from counted terms to chances. */
#include "eval.h"

#include "th.h"

#include <math.h>

extern const struct eval eval_catan, eval_elasund;

static const struct eval *const evals[] = { &eval_catan, &eval_elasund };

/* --------------------------------------------------- any game: its points */

static const struct eval_term point_terms[] = { { "points", 0.1, "points" } };

static void count_points(const struct th_rules *r, const void *world, eval_counts out)
{
    int16_t score[TH_SEATS] = { 0 };
    uint8_t rank[TH_SEATS] = { 0 };
    r->game->scores(r, world, score, rank);
    for (int seat = 0; seat < r->seats; seat++)
        out[seat][0] = score[seat];
}

static const struct eval eval_points = { .term = point_terms, .n = 1, .count = count_points };

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

int eval_seats(const struct th_rules *r)
{
    return r->seats;
}

bool eval_quiet(const struct eval_weights *e, const struct th_rules *r, const void *world)
{
    return e->eval->quiet == NULL || e->eval->quiet(r, world);
}

/* The winner has it all; who shares the first rank of a game without a winner shares it. */
static void final_chances(const struct th_game *game, const struct th_rules *r, const void *world,
                          float chance[TH_SEATS])
{
    int16_t score[TH_SEATS] = { 0 };
    uint8_t rank[TH_SEATS] = { 0 };
    int first = 0;
    game->scores(r, world, score, rank);
    for (int seat = 0; seat < r->seats; seat++)
        first += rank[seat] == 1;
    for (int seat = 0; seat < r->seats; seat++)
        chance[seat] = rank[seat] == 1 ? 1.0F / (float)first : 0;
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

void eval_chances(const struct eval_weights *e, const struct th_game *game, const struct th_rules *r, const void *world,
                  float chance[TH_SEATS])
{
    eval_counts counts;
    memset(chance, 0, TH_SEATS * sizeof *chance);
    if (game->actors(r, world, NULL) == 0) {
        final_chances(game, r, world, chance);
        return;
    }
    e->eval->count(r, world, counts);
    for (int seat = 0; seat < r->seats; seat++)
        for (int i = 0; i < e->eval->n; i++)
            chance[seat] += e->w[i] * counts[seat][i];
    softmax(chance, r->seats);
}
