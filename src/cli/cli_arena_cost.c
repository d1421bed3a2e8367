/* cli_arena_cost.c - `thorp arena --cost`: what the bots' choices cost in processor time, and how fast they search.
 *
 * Only choices among several moves count. Times are kept as a histogram of eight steps an octave, so a percentile is right
 * to a tenth. */
#include "cli_arena.h"

#include <math.h>

enum {
    STEPS_AN_OCTAVE = 8
};

void arena_note_cost(struct arena_cost *c, double took, const struct bot_report *r)
{
    double step = took > 1e-9 ? log2(took * 1e9) * STEPS_AN_OCTAVE : 0;
    c->by_time[step < ARENA_STEPS ? (int)step : ARENA_STEPS - 1]++;
    c->choices++;
    c->took += took;
    c->longest = took > c->longest ? took : c->longest;
    c->sims += r->sims;
    c->nodes += r->nodes;
    c->plies += r->plies;
    c->memory = r->memory > c->memory ? r->memory : c->memory;
}

/* Seconds that 99 of 100 choices stay below. */
static double slow(const struct arena_cost *c)
{
    uint64_t above = 0;
    int step = ARENA_STEPS;
    while (step > 0 && (above + c->by_time[step - 1]) * 100 <= c->choices)
        above += c->by_time[--step];
    double s = exp2((double)step / STEPS_AN_OCTAVE) * 1e-9;
    return s < c->longest ? s : c->longest;
}

void arena_print_cost(const struct arena *a)
{
    printf("  %-20s %8s  %9s %9s %9s  %9s %9s %9s  %s\n", "cost of choices", "choices", "mean ms",
           "99% ms", "longest", "sims/s", "nodes/s", "moves/s", "memory MB");
    for (int i = 0; i < a->n_bots; i++) {
        const struct arena_cost *c = &a->bot[i].cost;
        double n = c->choices > 0 ? (double)c->choices : 1, took = c->took > 0 ? c->took : 1;
        printf("  %-20s %8llu  %9.3f %9.3f %9.3f  %9.0f %9.0f %9.0f  %.1f\n", a->bot[i].spec,
               (unsigned long long)c->choices, 1e3 * c->took / n, 1e3 * slow(c), 1e3 * c->longest,
               (double)c->sims / took, (double)c->nodes / took, (double)c->plies / took,
               (double)c->memory / 1e6);
    }
}
