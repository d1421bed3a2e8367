/* eval_caravans.c - what the Caravans add to a Catan position; data/bots/caravans.txt says what each term is. */
#include "ck.h"
#include "eval_catan.h"
#include "tb_caravans.h"

extern const struct eval_term eval_caravans_terms[];

enum {
    SPOTS = 2
};

struct ahead { /* crossings by what the next camel can do for a building there */
    struct cat_nodes points, nears;
};

/* A building that has one camel and gets another is worth a point more; one without any gets its first. */
static void look_at(const struct th_ctx *g, int node, struct ahead *a)
{
    int camels = tb_camels_at(g, node);
    if (camels == 1)
        cat_put_node(&a->points, node);
    else if (camels == 0)
        cat_put_node(&a->nears, node);
}

static void count_paths(const struct th_ctx *g, int first, eval_counts out, struct ahead *a)
{
    bool longer = cat_ru(g)->params.camel_worth > 1; /* roads beside camels */
    struct tb_camels at;
    tb_camel_places(g, &at);
    for (int i = 0; i < at.n; i++) {
        int edge = at.at[i].edge, owner = cat_edge_owner(cat_bs(g), edge);
        for (int end = 0; end < 2; end++)
            look_at(g, cat_ru(g)->graph.edge_node[edge][end], a);
        if (longer && owner >= 0 && owner < g->flow->seats && (i == 0 || at.at[i - 1].edge != edge))
            out[owner][first + EVAL_CARAVANS_CAMEL_ROAD] += 1;
    }
}

static void count_buildings(const struct th_ctx *g, int first, eval_counts out,
                            const struct cat_nodes *at, int term)
{
    CK_EACH_NODE(*at, node) {
        int owner = cat_node_owner(cat_bs(g), node);
        if (owner >= 0 && owner < g->flow->seats)
            out[owner][first + term] += 1;
    }
}

/* Crossings a settlement could go to now that are, or could soon be, worth a point more. */
static float spots(const struct th_ctx *g, int seat, const struct ahead *a)
{
    const struct cat_base *s = cat_bs(g);
    struct cat_nodes open = s->open;
    int n = 0;
    for (size_t i = 0; i < sizeof open.w / sizeof open.w[0]; i++)
        open.w[i] &= s->net[seat].w[i];
    CK_EACH_NODE(open, node)
        n += cat_has_node(&a->points, node) || tb_camels_at(g, node) >= 2;
    return (float)(n < SPOTS ? n : SPOTS);
}

static void count(const struct th_rules *r, const void *world, int first, eval_counts out)
{
    struct th_ctx g = th_look(r, world);
    struct ahead a = { .points = { { 0 } } };
    count_paths(&g, first, out, &a);
    count_buildings(&g, first, out, &a.points, EVAL_CARAVANS_CAMEL_FRONT);
    count_buildings(&g, first, out, &a.nears, EVAL_CARAVANS_CAMEL_NEAR);
    for (int seat = 0; seat < g.flow->seats; seat++) {
        out[seat][first + EVAL_CARAVANS_CAMEL_SPOT] = spots(&g, seat, &a);
        out[seat][first + EVAL_CARAVANS_CAMEL_BID] = (float)cat_total(tb_bid_of(&g, seat));
    }
}

const struct eval_part eval_caravans = { .game = "catan",
                                         .module = "caravans",
                                         .term = eval_caravans_terms,
                                         .n = EVAL_CARAVANS_NB,
                                         .count = count };
