/* cli_opinion.h - a file of weights, or a net, read for a table instead of the shipped ones: what `thorp tune` and `thorp fit`
 * print and data/bots holds (tools/gen_bots.py says what stands in it). */
#ifndef CLI_OPINION_H
#define CLI_OPINION_H

#include "eval.h"

struct cli_opinion {
    float w[EVAL_TERMS];
    struct eval_net net;
    bool has_net;
};

/* Weights start as the shipped ones: greedy's, or a search's for a file that says what it is `for`, and for a net. False and an
 * error when the file does not fit the table. */
bool cli_opinion_read(struct cli_opinion *out, const char *path, const struct th_setup *setup,
                      const struct th_rules *rules);

#endif
