/* tb_caravans.h - camels, and where the next one may go; tb_caravans_vote.c decides who puts it there. */
#ifndef TB_CARAVANS_H
#define TB_CARAVANS_H

#include "cat.h"

enum {
    TB_CAMELS = 22, /* CT-CA-03                                     */
    TB_CAMEL_PLACES =
        12, /* six by the clauses (CT-CA-13), more between two fronts and at crossings of four paths */
    TB_CARAVANS_NB = 3 /* one for each arrow                           */
};

/* A place for the next camel: the path, which of its ends the camel looks to, and the caravans it begins or goes on with. */
struct tb_camel {
    uint8_t edge, end, caravans;
};
struct tb_camels {
    struct tb_camel at[TB_CAMEL_PLACES];
    int n;
};

static inline struct tb_caravans_state *tb_caravans_st(const struct th_ctx *g)
{
    return &cat_st(g)->tb.caravans;
}

/* ------------------------------------------------------------------ camels */

int tb_oasis(const struct th_ctx *g);                 /* its hex                                */
int tb_arrow_node(const struct th_ctx *g, int arrow); /* the corner of an arrow (CT-CA-02)      */
int tb_arrow_edge(const struct th_ctx *g, int arrow); /* the first path of its caravan          */
int tb_camels_left(const struct th_ctx *g);
void tb_camel_places(const struct th_ctx *g, struct tb_camels *out); /* ascending               */
void tb_lay_camel(struct tb_caravans_state *s, int edge, int end);   /* the piece alone         */
void tb_put_camel(struct th_ctx *g, int seat, const struct tb_camel *c);
int tb_camel_head(const struct th_ctx *g, int edge);   /* the crossing it looks to                */
int tb_camels_at(const struct th_ctx *g, int node);    /* on the paths of a crossing              */
int tb_camel_points(const struct th_ctx *g, int seat); /* CT-CA-19                              */

/* -------------------------------------------------------------------- vote */

th_run_fn tb_caravans_vote;                                  /* row of the turn table */
const struct th_frame *tb_open_vote(const struct th_ctx *g); /* NULL = none                     */
bool tb_has_bid(const struct th_ctx *g, int seat);           /* in the open vote                */
static inline cat_cards tb_bid_of(const struct th_ctx *g, int seat)
{
    const struct tb_caravans_state *s = tb_caravans_st(g);
    const uint8_t *kind = cat_ru(g)->params.bid;
    return cat_some(kind[0], s->bid[0][seat]) + cat_some(kind[1], s->bid[1][seat]);
}

/* -------------------------------------------------------------------- text */

extern const struct th_line_def tb_caravans_lines[];
cat_dump_fn tb_caravans_dump;
cat_check_fn tb_caravans_check;
cat_describe_fn tb_caravans_describe;
cat_hide_fn tb_caravans_hide;

#endif
