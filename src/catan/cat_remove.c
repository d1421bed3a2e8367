/* cat_remove.c - pieces that leave the board again: roads taken away, cities that become settlements. The base never does it.
 *
 * What follows from it (networks, lengths, supplies) is made anew here; modules are told by on_removed. */
#include "cat.h"

th_clause cat_no_removal(const struct th_ctx *g, const struct cat_build *b)
{
    CAT_EACH(g, may_remove, fn) {
        th_clause no = fn(g, b);
        if (no != 0)
            return no;
    }
    return 0;
}

static void removed(struct th_ctx *g, int owner, int piece, int at)
{
    struct cat_build b = { .owner = (uint8_t)owner, .piece = (uint8_t)piece, .at = (uint8_t)at };
    CAT_EACH(g, on_removed, fn)
        fn(g, &b);
}

/* Roads grow from roads alone: what another class leaves changes nothing for them. */
void cat_lift_edge(struct th_ctx *g, int edge)
{
    struct cat_base *s = cat_bs(g);
    const uint8_t *end = cat_ru(g)->graph.edge_node[edge];
    bool land = (s->edge[edge] & CAT_WATER) == 0;
    int owner = cat_edge_owner(s, edge), piece = cat_piece_on(TH_T_EDGE, s->edge[edge]);
    s->edge[edge] = 0;
    s->taken.w[edge >> 6] &= ~((uint64_t)1 << (edge & 63));
    s->left[piece][owner]++;
    for (int i = 0; i < 2; i++)
        if (cat_roads_at(g, owner, end[i]) == 0)
            s->net[owner].w[end[i] >> 6] &= ~((uint64_t)1 << (end[i] & 63));
    if (land)
        cat_rebuild_near(g, owner);
    s->dirty |= CAT_DIRTY_ROUTE;
    removed(g, owner, piece, edge);
}

void cat_take_edge(struct th_ctx *g, int edge)
{
    int owner = cat_edge_owner(cat_bs(g), edge);
    cat_lift_edge(g, edge);
    cat_bs(g)->route[owner] = (uint8_t)cat_route_length(g, owner);
}

void cat_lower_city(struct th_ctx *g, int node)
{
    struct cat_base *s = cat_bs(g);
    int owner = cat_node_owner(s, node);
    th_assert(s->left[CAT_TOWN_PIECE][owner] > 0);
    s->node[node] = (uint8_t)(owner + 1);
    s->left[CAT_CITY_PIECE][owner]++;
    s->left[CAT_TOWN_PIECE][owner]--;
    s->dirty |= CAT_DIRTY_POINTS;
    removed(g, owner, CAT_CITY_PIECE, node);
}
