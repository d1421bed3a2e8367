/* tb_harbormaster.h - what others may ask of the Harbourmaster. */
#ifndef TB_HARBORMASTER_H
#define TB_HARBORMASTER_H

#include "cat.h"

enum {
    TB_HARBOUR_LEAST = 3, /* harbour points that take the card: CT-HM-02 */
    TB_HARBOUR_CARD = 2   /* what it is worth                            */
};

/* Harbour points of every seat, 0 behind the last (CT-HM-01). */
void tb_harbour_points(const struct th_ctx *g, uint8_t points[CAT_OWNERS]);

th_run_fn tb_title_harbormaster; /* row of the titles table */

#endif
