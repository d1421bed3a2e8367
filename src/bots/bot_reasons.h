/* bot_reasons.h - why a move: what it changes in the evaluation, term by term, as far as the seat that moves can know.
 *
 *     struct bot_reason why[8];
 *     int n = bot_reasons(game, rules, state, seat, move, why, 8);
 *
 * The state may be a view: only its view counts. Where a move leaves something half done (a robber on its way, a card to be
 * drawn), everybody goes on as `greedy` would and chance falls as it may; the mean of a few such worlds is told. */
#ifndef BOT_REASONS_H
#define BOT_REASONS_H

#include "eval.h"

struct bot_reason {
    const struct eval_term *term;
    const char *module; /* whose term it is; NULL = the game's own */
    int seat;           /* whose figure changes                    */
    float by;           /* log odds of winning for that seat       */
};

/* What seat's legal move m changes, the largest first, at most cap; how many. 0 too when there is nothing to count. */
int bot_reasons(const struct th_game *game, const struct th_rules *rules, const void *state,
                int seat, th_move m, struct bot_reason *out, int cap);

#endif
