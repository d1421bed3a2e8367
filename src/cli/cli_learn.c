/* cli_learn.c - a net learns from positions and winners. */
#include "cli_learn.h"

#include "cli.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum {
    REMEMBERED = 400000, /* positions */
    WEIGHTS = sizeof(struct eval_net) / sizeof(float)
};

union all { /* a net, or as many numbers in a row */
    struct eval_net net;
    float at[WEIGHTS];
};

struct learner {
    int terms, seats, known;
    uint64_t noted, batches;
    struct th_rng rng;
    float scale[EVAL_TERMS];
    union all net, slope, mean,
        square; /* the last two: running means of slopes and of their squares */
    double loss;
    uint64_t judged;
    uint8_t winner[REMEMBERED];
    float counts[]; /* of each position: seats times terms */
};

struct learner *learn_start(int terms, int seats, uint64_t seed)
{
    struct learner *l = cli_alloc(sizeof *l + sizeof(float) * REMEMBERED * (size_t)(terms * seats));
    l->terms = terms;
    l->seats = seats;
    th_rng_seed(&l->rng, seed);
    return l;
}

static float *counts_of(struct learner *l, int position, int seat)
{
    return &l->counts[((size_t)position * (size_t)l->seats + (size_t)seat) * (size_t)l->terms];
}

void learn_note(struct learner *l, eval_counts counts, int winner)
{
    int at = (int)(l->noted++ % REMEMBERED);
    for (int seat = 0; seat < l->seats; seat++)
        memcpy(counts_of(l, at, seat), counts[seat], (size_t)l->terms * sizeof(float));
    l->winner[at] = (uint8_t)winner;
    l->known = at + 1 > l->known ? at + 1 : l->known;
}

/* ----------------------------------------------------------------- scales */

/* By how much a term spreads, turned over; 0 for one that never changes. */
static float scale_of(struct learner *l, int term)
{
    double sum = 0, squares = 0, n = (double)l->known * l->seats;
    for (int i = 0; i < l->known; i++)
        for (int seat = 0; seat < l->seats; seat++) {
            double v = (double)counts_of(l, i, seat)[term];
            sum += v;
            squares += v * v;
        }
    double spread = squares / n - sum / n * (sum / n);
    return spread > 1e-6 ? (float)(1 / sqrt(spread)) : 0;
}

static float at_random(struct learner *l, float most)
{
    return most * ((float)th_rng_below(&l->rng, 2001) / 1000 - 1);
}

void learn_begin(struct learner *l)
{
    for (int k = 0; k < l->terms; k++) {
        l->scale[k] = scale_of(l, k);
        for (int j = 0; j < EVAL_HIDDEN; j++)
            l->net.net.in[k][j] = at_random(l, 0.25F);
    }
    for (int j = 0; j < EVAL_HIDDEN; j++)
        l->net.net.out[j] = at_random(l, 0.05F);
}

/* --------------------------------------------------------------- learning */

struct pass { /* a seat's way through the net */
    float x[EVAL_TERMS], hidden[EVAL_HIDDEN], chance;
};

/* Everybody's chances in a position as the net sees it. */
static void foretell(struct learner *l, int position, struct pass pass[TH_SEATS])
{
    float worth[TH_SEATS], top = -INFINITY, sum = 0;
    for (int seat = 0; seat < l->seats; seat++) {
        const float *counts = counts_of(l, position, seat);
        for (int k = 0; k < l->terms; k++)
            pass[seat].x[k] = counts[k] * l->scale[k];
        worth[seat] = eval_net_worth(&l->net.net, l->terms, pass[seat].x, pass[seat].hidden);
        top = fmaxf(top, worth[seat]);
    }
    for (int seat = 0; seat < l->seats; seat++)
        sum += pass[seat].chance = expf(worth[seat] - top);
    for (int seat = 0; seat < l->seats; seat++)
        pass[seat].chance /= sum;
}

/* Adds a seat's part to the slope of the loss; `wrong` is by how much its chance was foretold too high. */
static void add_slope(struct learner *l, const struct pass *p, float wrong)
{
    const struct eval_net *net = &l->net.net;
    struct eval_net *slope = &l->slope.net;
    float back[EVAL_HIDDEN];
    for (int j = 0; j < EVAL_HIDDEN; j++) {
        float on = p->hidden[j] > 0 ? wrong : 0;
        slope->out[j] += on * p->hidden[j];
        back[j] = on * net->out[j];
        slope->bias[j] += back[j];
    }
    for (int k = 0; k < l->terms; k++) {
        if (p->x[k] == 0)
            continue;
        slope->direct[k] += wrong * p->x[k];
        for (int j = 0; j < EVAL_HIDDEN; j++)
            slope->in[k][j] += p->x[k] * back[j];
    }
}

static void adam(struct learner *l, float rate)
{
    float first = 1 - powf(0.9F, (float)l->batches), second = 1 - powf(0.999F, (float)l->batches);
    for (int i = 0; i < WEIGHTS; i++) {
        float slope = l->slope.at[i] / LEARN_BATCH;
        l->mean.at[i] += 0.1F * (slope - l->mean.at[i]);
        l->square.at[i] += 0.001F * (slope * slope - l->square.at[i]);
        l->net.at[i] -= rate * l->mean.at[i] / first / (sqrtf(l->square.at[i] / second) + 1e-8F);
    }
}

void learn_batch(struct learner *l, float rate)
{
    struct pass pass[TH_SEATS];
    if (l->known == 0)
        return;
    memset(&l->slope, 0, sizeof l->slope);
    for (int i = 0; i < LEARN_BATCH; i++) {
        int position = (int)th_rng_below(&l->rng, (uint32_t)l->known);
        int winner = l->winner[position];
        foretell(l, position, pass);
        l->loss -= log(fmax((double)pass[winner].chance, 1e-9));
        for (int seat = 0; seat < l->seats; seat++)
            add_slope(l, &pass[seat], pass[seat].chance - (seat == winner ? 1.0F : 0.0F));
    }
    l->judged += LEARN_BATCH;
    l->batches++;
    adam(l, rate);
}

double learn_result(struct learner *l, struct eval_net *out)
{
    *out = l->net.net;
    for (int k = 0; k < l->terms; k++) {
        out->direct[k] *= l->scale[k];
        for (int j = 0; j < EVAL_HIDDEN; j++)
            out->in[k][j] *= l->scale[k];
    }
    double loss = l->judged > 0 ? l->loss / (double)l->judged : 0;
    l->loss = 0;
    l->judged = 0;
    return loss;
}
