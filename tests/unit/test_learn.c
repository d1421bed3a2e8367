/* test_learn.c - nets: what they say by hand calculation, and that one learns what no weighted sum can say. */
#include "cli_learn.h"
#include "tap.h"

#include <math.h>

enum {
    A,
    B,
    TERMS
};

static bool near(double a, double b)
{
    return fabs(a - b) < 1e-5;
}

static void test_worth(void)
{
    static struct eval_net net;
    float hidden[EVAL_HIDDEN];
    net.direct[A] = 0.5F;
    net.in[A][0] = 1, net.in[B][0] = -2, net.bias[0] = 3, net.out[0] = 10;
    net.in[B][1] = -1, net.out[1] = 100;
    /* 0.5 x 2 directly; 1 x 2 - 2 x 1 + 3 = 3 counts ten times; -1 is below 0 and does not count */
    double worth = (double)eval_net_worth(&net, TERMS, (float[]){ 2, 1 }, hidden);
    TAP_OK(near(worth, 31), "a net adds what counts directly and what is above 0 (%g)", worth);
    TAP_OK(near((double)hidden[0], 3) && near((double)hidden[1], -1), "and tells its hidden sums");
    worth = (double)eval_net_worth(&net, TERMS, (float[]){ 0, 0 }, hidden);
    TAP_OK(near(worth, 30), "without terms it says what it begins with (%g)", worth);
}

/* A seat with exactly one of two things beats one with none or both of them: no sum of both can say so. */
static float either(const float *x)
{
    return x[A] != x[B] ? 1 : 0;
}

static void note_random(struct learner *l, struct th_rng *rng)
{
    eval_counts counts;
    for (int seat = 0; seat < 2; seat++)
        for (int k = 0; k < TERMS; k++)
            counts[seat][k] = (float)th_rng_below(rng, 2);
    float first = either(counts[0]) - either(counts[1]);
    learn_note(l, counts, first > 0 ? 0 : first < 0 ? 1 : (int)th_rng_below(rng, 2));
}

static void test_learning(void)
{
    struct learner *l = learn_start(TERMS, 2, 1);
    struct eval_net net;
    struct th_rng rng;
    float hidden[EVAL_HIDDEN], worth[4];
    th_rng_seed(&rng, 1);
    learn_batch(l, 0.01F);
    TAP_OK(learn_result(l, &net) == 0, "without positions there is nothing to learn");
    for (int i = 0; i < 4000; i++)
        note_random(l, &rng);
    learn_begin(l);
    learn_batch(l, 0.01F);
    double before = learn_result(l, &net);
    for (int i = 0; i < 2000; i++)
        learn_batch(l, 0.01F);
    learn_result(l, &net);
    learn_batch(l, 0.01F);
    double after = learn_result(l, &net);
    /* half of the positions are a toss-up, ln 2 = 0.693 each; the others can be known */
    TAP_OK(before > 0.6 && after < 0.45, "it learns: cross entropy %.3f, then %.3f", before, after);
    for (int i = 0; i < 4; i++)
        worth[i] =
            eval_net_worth(&net, TERMS, (float[]){ (float)(i & 1), (float)(i >> 1) }, hidden);
    TAP_OK(worth[1] > worth[0] + 2 && worth[1] > worth[3] + 2 && worth[2] > worth[0] + 2 &&
               worth[2] > worth[3] + 2,
           "one of two beats none and both");
    free(l);
}

int main(void)
{
    test_worth();
    test_learning();
    return tap_done();
}
