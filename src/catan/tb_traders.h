/* tb_traders.h - what others may ask about the main scenario: wagons and their ways, barbarians on paths, plazas.
 *
 * Commodities are words of the TRACK list, stored as their place among themselves + 1. */
#ifndef TB_TRADERS_H
#define TB_TRADERS_H

#include "cat.h"

enum {
    TB_PLAZAS = 3,     /* castle, quarry, glassworks: in the order of the terrains     */
    TB_WARES = 4,      /* marble, glass, tools, sand                                   */
    TB_TRAINS = 5,     /* levels of a baggage train                                    */
    TB_BARBARIANS = 3, /* CT-TB-07                                                     */
    TB_MOST_MP = 9,    /* in one move, the grain's included                            */
    TB_GRAIN_MP = 2,   /* CT-TB-35                                                     */
};

enum {              /* frame traders.wagon, m */
    TB_FED = 1,     /* grain, or fish, was paid in this move                */
    TB_SECOND = 2,  /* Swift Journey: no third move                         */
    TB_ARRIVED = 4, /* on a plaza: nothing but Swift Journey goes on from it */
};

enum {              /* frame traders.banish, n */
    TB_NO_CARD = 1, /* driven off: nobody is robbed (CT-TB-52)            */
    TB_BARE = 2,    /* to a path without road, nobody is robbed (CT-X-19) */
};

struct tb_train { /* a baggage train card (CT-TB-20) */
    uint8_t mp, gold, drives_from, points;
    cat_cards cost; /* to reach it */
};
extern const struct tb_train tb_train[TB_TRAINS + 1]; /* by level */

struct tb_step {      /* a path as a wagon sees it */
    uint8_t mp, toll; /* toll: gold for whoever the road belongs to            */
    th_clause no;     /* never: sea sides, or a toll that cannot be paid       */
};

/* Ways of a wagon with so many movement points: by points spent and crossing, the least toll and the last path; CAT_NONE = not reached. */
struct tb_ways {
    uint8_t toll[TB_MOST_MP + 1][CAT_NODES], via[TB_MOST_MP + 1][CAT_NODES];
    uint8_t mp, purse; /* points and gold there were */
};

static inline struct tb_traders_state *tb_traders_st(const struct th_ctx *g)
{
    return &cat_st(g)->tb.traders;
}
static inline const struct tb_train *tb_train_of(const struct th_ctx *g, int seat)
{
    return &tb_train[tb_traders_st(g)->level[seat]];
}

/* ------------------------------------------------------------------ plazas */

void tb_sow_plazas(
    struct cat_params *p); /* trade hexes bear numbers: all lie there (CT-X-05, CT-X-06) */

int tb_plaza_at(const struct th_ctx *g,
                int node); /* 0 castle, 1 quarry, 2 glassworks; -1 = no plaza     */
int tb_plaza_node(const struct th_ctx *g, int plaza);
int tb_plaza_hex(const struct th_ctx *g, int plaza);
int tb_ware_goal(int ware);           /* plaza that takes it (CT-TB-40)                       */
int tb_ware_of(int plaza, int place); /* the two wares of a stack (CT-TB-06)                  */
int tb_stack(const struct th_ctx *g,
             int plaza); /* tokens left                                          */
struct cat_edges tb_barred_paths(
    const struct th_ctx *g); /* sea sides of trade hexes (CT-TB-04)              */

/* ------------------------------------------------------------------ wagons */

int tb_wagon(const struct th_ctx *g,
             int seat); /* its crossing, -1 = not on the board yet              */
struct tb_step tb_step(const struct th_ctx *g, int seat, int edge);
int tb_path_mp(const struct th_ctx *g,
               int edge); /* what any wagon pays for the path                     */
void tb_find_ways(const struct th_ctx *g, int seat, int mp, struct tb_ways *ways);
int tb_way_mp(const struct tb_ways *ways,
              int node); /* least points, -1 = out of reach                      */
int tb_way_path(const struct th_ctx *g, const struct tb_ways *ways, int node,
                uint8_t path[TB_MOST_MP]);
/* Points to every crossing from this plaza, whatever the tolls; 255 = no way. Nobody passes through another plaza. */
void tb_plaza_distances(const struct th_ctx *g, int plaza, uint8_t mp[CAT_NODES]);
th_clause tb_no_feed(
    const struct th_ctx *g);    /* why it gets no more points in this move (CT-TB-35) */
void tb_feed(struct th_ctx *g); /* it does; paid for already                          */
th_run_fn tb_turn_wagon;        /* row of the turn table */
th_clause tb_no_next_train(const struct th_ctx *g, int seat); /* may it be upgraded now? */

/* -------------------------------------------------------------- barbarians */

static inline bool tb_barbarian_on(const struct th_ctx *g, int edge)
{
    return cat_has_edge(&tb_traders_st(g)->barbarian, edge);
}
bool tb_barbarian_beside(const struct th_ctx *g, int node); /* one on a path that leads here */
th_clause tb_no_banish_to(const struct th_ctx *g, const struct th_frame *f, int edge);

/* ------------------------------------------------------------------- parts */

extern const struct th_line_def tb_traders_lines[];
int tb_traders_check(const struct th_ctx *g, struct th_why *why);
void tb_traders_dump(const struct th_ctx *g, struct th_out *o);
void tb_traders_describe(const struct th_ctx *g, enum th_section s, struct th_json *out);

#endif
