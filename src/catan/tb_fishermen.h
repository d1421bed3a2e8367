/* tb_fishermen.h - what the files of the Fishermen of Catan share, and what others may ask of it. */
#ifndef TB_FISHERMEN_H
#define TB_FISHERMEN_H

#include "cat.h"

enum {
    TB_FISH_MOST = 7,                              /* tokens a player may hold: CT-FI-14 */
    TB_LAKE = 1 << 2 | 1 << 3 | 1 << 11 | 1 << 12, /* totals it shows: CT-FI-02          */
    TB_FISH_ACTIONS = 5,                           /* CT-FI-30                           */
};

static inline struct tb_fishermen_state *tb_fishermen_st(const struct th_ctx *g)
{
    return &cat_st(g)->tb.fishermen;
}

static inline int tb_tokens_count(struct tb_tokens t)
{
    return t.n[0] + t.n[1] + t.n[2];
}

static inline int tb_tokens_fish(struct tb_tokens t)
{
    return t.n[0] + 2 * t.n[1] + 3 * t.n[2];
}

/* ------------------------------------------------------------------ tokens */

extern const struct tb_tokens tb_fish_all; /* in the box: CT-FI-04 */
struct tb_tokens tb_fish_unseen(
    const struct th_ctx
        *g); /* face down, for all the viewer knows: supply and unknown ones of others */
int tb_fish_supply(const struct th_ctx *g); /* tokens to draw from, the boot included; public */
static inline int tb_fish_held(const struct th_ctx *g, int seat) /* public: CT-FI-37 */
{
    const struct tb_fishermen_state *fi = tb_fishermen_st(g);
    return tb_tokens_count(fi->fish[seat]) + fi->unknown[seat];
}
/* From a hand face up to the spent ones (CT-FI-17, CT-FI-33). */
void tb_fish_spend(struct th_ctx *g, int seat, struct tb_tokens tokens);
bool tb_fish_covers(struct tb_tokens have, struct tb_tokens need);
static inline struct tb_tokens tb_fish_of(th_move m) /* the tokens a move names */
{
    return (struct tb_tokens){ { (uint8_t)th_arg(m, 0), (uint8_t)th_arg(m, 1),
                                 (uint8_t)th_arg(m, 2) } };
}

/* ------------------------------------------------------------------- catch */

int tb_grounds(const struct th_ctx *g,
               const struct cat_mark *ground[TB_GROUNDS]); /* the map's, in its order */
/* A ground may touch land whose people do not fish there: does this crossing belong to those who do? (CT-X-41) */
bool tb_fish_shore(const struct th_ctx *g, int node);
/* Rolls of two dice, of 36, at which a settlement here catches a token; the robber is not asked. */
int tb_fish_pips(const struct th_ctx *g, int node);
void tb_fish_catch(struct th_ctx *g, int first); /* all with `due` draw, `first` begins */
void tb_number_lakes(struct th_ctx *g);          /* they have them printed: CT-FI-02    */
th_run_fn tb_roll_fish;                          /* row of the roll table               */

/* ----------------------------------------------------------------- actions */

/* Those of the scenario in their order, then the one a pair of modules adds; NULL = there are no more. */
const struct cat_deed *tb_fish_deed(const struct th_ctx *g, int action);
bool tb_fish_offered(const struct th_ctx *g,
                     int action); /* could it ever be bought on this table? */
int tb_fish_price(const struct th_ctx *g, int seat, int action);
/* Why this seat cannot buy the action now, with the tokens the viewer knows of; 0 = it can. */
th_clause tb_fish_off(const struct th_ctx *g, int seat, int action);
cat_gen_fn tb_fishermen_gen; /* actions and the boot, in the action phase */
void tb_gen_fish_deed(const struct th_ctx *g, int seat,
                      struct th_moves *out); /* payments for the added action */

/* -------------------------------------------------------------------- text */

extern const struct th_line_def tb_fishermen_lines[];
cat_dump_fn tb_fishermen_dump;
cat_check_fn tb_fishermen_check;
cat_derive_fn tb_fishermen_derive;
cat_describe_fn tb_fishermen_describe;
cat_hide_fn tb_fishermen_hide;
cat_fill_fn tb_fishermen_fill;

#endif
