/* tb_gold.h - gold for the modules that bring it; a quiet module, nobody chooses it. */
#ifndef TB_GOLD_H
#define TB_GOLD_H

#include "cat.h"

enum {
    TB_GOLD_PRICE = 2,    /* gold for a card of the bank                    */
    TB_GOLD_PURCHASES = 2 /* of such cards in one's turn, at most: CT-GOLD-02 */
};

/* Somebody gets gold, or pays it when n is below 0. Colours that nobody plays have none (CT-X-13). */
void tb_gold_give(struct th_ctx *g, int owner, int n);

/* What one gold costs in cards of this kind (CT-GOLD-04). */
int tb_gold_rate(const struct th_ctx *g, int seat, int kind);

/* Kinds of cards the bank gives gold for: resources, where it is said commodities, too (CT-GOLD-07). */
int tb_gold_kinds(const struct th_ctx *g);

/* Cards the seat on turn has bought for gold. */
int tb_gold_bought(const struct th_ctx *g);

th_run_fn tb_gold_turn_end; /* row of the turn table */

#endif
