/* tb_rivers.h - what others may ask of the Rivers of Catan. */
#ifndef TB_RIVERS_H
#define TB_RIVERS_H

#include "cat.h"

enum {
    TB_RIVERS = 2,      /* CT-RI-02                                          */
    TB_BRIDGE_GOLD = 3, /* for a bridge: CT-RI-23                            */
    TB_RIVER_GOLD = 1,  /* for a settlement or a road at a river: CT-RI-20, CT-RI-21 */
    TB_WEALTHIEST = 1,  /* points of the Wealthiest Settler: CT-RI-30        */
    TB_POOR = -2        /* points of a Poor Settler: CT-RI-31                */
};

bool tb_river_hex(const struct th_ctx *g, int hex);
bool tb_river_node(const struct th_ctx *g, int node); /* a corner of a river hex             */
bool tb_river_edge(const struct th_ctx *g, int edge); /* a side of one                       */
bool tb_bridge_site(const struct th_ctx *g, int edge);
void tb_gen_bridges(const struct th_ctx *g, int seat,
                    struct th_moves *out);            /* there, whatever they cost */
int tb_free_sites(const struct th_ctx *g, int owner); /* where they could put a bridge now    */
th_clause tb_no_bridge(const struct th_ctx *g, int owner,
                       int edge); /* place and supply, not price */

int tb_wealth_points(const struct th_ctx *g, int seat); /* of the tiles of wealth               */
int tb_wealth_due(const struct th_ctx *g, int seat);    /* ... were they judged now             */

th_run_fn tb_title_wealth; /* row of the titles table */

#endif
