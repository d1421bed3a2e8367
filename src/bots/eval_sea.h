/* eval_sea.h - what the files of Seafarers' evaluation share: how far away every crossing is. */
#ifndef EVAL_SEA_H
#define EVAL_SEA_H

#include "eval_catan.h"
#include "sea.h"

enum {
    EVAL_SEA_FAR = 7 /* no way, or a longer one than anybody plans */
};

struct eval_chart { /* the board as one seat can still cross it, found once for a position */
    const struct th_ctx *g;
    struct cat_edges water, land;         /* free paths where ships and roads can still lie */
    struct cat_nodes from[CAT_OWNERS][2]; /* crossings where an owner's roads go on; ships */
    uint8_t ships[CAT_NODES],
        roads[CAT_NODES]; /* pieces to lay until a line reaches the crossing: 0..EVAL_SEA_FAR */
};

/* What lies so many pieces away is worth less. */
float eval_sea_near(int pieces);
/* Pieces until a line of ships or a road gets to the crossing; ships until one lies on the path. */
int eval_sea_to_node(const struct eval_chart *c, int node);
int eval_sea_to_edge(const struct eval_chart *c, int edge);

/* Terms of single scenarios, each where its map has what it counts. */
void eval_sea_isles(const struct eval_chart *c, int seat, float *out);

#endif
