/* cli_learn.h - teaches an evaluation's net (eval.h) to foretell the winner from counted terms.
 *
 * The usual method for small nets: the cross entropy between the chances it gives and who won, lowered by Adam (Kingma and Ba,
 * 2015) over small random batches of the positions last seen. Inside, terms are scaled to spread alike, so that one rate
 * of learning suits them all. */
#ifndef CLI_LEARN_H
#define CLI_LEARN_H

#include "eval.h"

struct learner;

/* A learner for positions of so many terms and seats; free() ends it. */
struct learner *learn_start(int terms, int seats, uint64_t seed);

/* Remembers a position and who won; the oldest is forgotten when there are very many. */
void learn_note(struct learner *l, eval_counts counts, int winner);

/* Fixes the scales by what is remembered; the net begins small and at random. Once, before the first batch. */
void learn_begin(struct learner *l);

/* One batch, with this rate; nothing while no position is known. */
void learn_batch(struct learner *l, float rate);

enum {
    LEARN_BATCH = 64 /* positions in it */
};

/* The net as it is now, and its mean cross entropy since this was last asked. */
double learn_result(struct learner *l, struct eval_net *out);

#endif
