/* tb_two.h - what others may ask of Catan for Two, and what its files share.
 *
 * Bytes: struct tb_two_state in cat_state.h. Colours nobody plays are the owners behind the last seat. */
#ifndef TB_TWO_H
#define TB_TWO_H

/* declarations with their comments beside them, aligned by hand */
/* clang-format off */

#include "cat.h"

enum {
    TB_TOKENS = 20, TB_FIRST_TOKENS = 5, /* all of them; dealt to each player: CT-TW-02  */
    TB_KNIGHT_TOKENS = 2,                /* for a knight: CT-TW-31                       */
};

static inline struct tb_two_state *tb_two_st(const struct th_ctx *g) { return &cat_st(g)->tb.two; }
th_clause tb_no_tokens(const struct th_ctx *g);                    /* why there are none on this table; 0 = there are */
int tb_token_supply(const struct th_ctx *g);                       /* tokens nobody holds                          */
int tb_token_price(const struct th_ctx *g, int seat);              /* of an action now: 1 or 2 (CT-TW-36)          */
int tb_settling_tokens(const struct th_ctx *g, int node);          /* what a settlement there brings, supply aside */
void tb_take_tokens(struct th_ctx *g, int seat, int n);            /* as far as the supply has them (CT-TW-35)     */
th_clause tb_no_knight_swap(const struct th_ctx *g, int seat);     /* why no knight can be discarded for tokens; 0 = one can */
th_clause tb_no_token_action(const struct th_ctx *g, int seat);    /* price and limit alone; 0 = affordable        */

th_run_fn tb_two_setup, tb_two_again, tb_two_second, tb_two_end;   /* rows of the turn tables                      */
cat_on_built_fn tb_two_built;
cat_gen_fn tb_two_gen;
cat_describe_fn tb_two_describe;

#endif
