/* cat_route.c - the length of the longest road: the longest trail over an owner's roads.
 *
 * A trail uses each road once and may visit a crossing again (CB-LR-01); it may end at, but not pass through, a crossing
 * where somebody else blocks (CB-LR-03). The class of an edge (CAT_WATER) changes only at an own building.
 *
 * A longest trail starts at a blocked crossing or one with an odd number of roads: from any other it could be extended,
 * or it is closed and may as well start at such a crossing of its own. Rings without one are walked from anywhere. */
#include "cat.h"

enum {
    DEEPEST = 48
}; /* roads of one owner, ships included */

struct walk {
    const struct th_ctx *g;
    int owner, best;
    struct cat_edges used, seen; /* on the present trail; on any trail so far */
};

static bool has(const struct cat_edges *set, int e)
{
    return cat_has_edge(set, e);
}

static void flip(struct cat_edges *set, int e)
{
    set->w[e >> 6] ^= (uint64_t)1 << (e & 63);
}

static int worth(const struct th_ctx *g, int edge)
{
    int w = 1;
    CAT_EACH(g, edge_worth, fn)
        w = fn(g, edge, w);
    return w;
}

/* May the trail that came over edge `in` (or begins here: CAT_NONE) go on over `out`? */
static bool goes_on(const struct walk *w, int node, int in, int out)
{
    const struct cat_base *s = cat_bs(w->g);
    if (cat_edge_owner(s, out) != w->owner || has(&w->used, out))
        return false;
    if (in == CAT_NONE)
        return true;
    bool same_class = ((s->edge[in] ^ s->edge[out]) & CAT_WATER) == 0;
    return (same_class || cat_node_owner(s, node) == w->owner) &&
           !cat_blocked(w->g, w->owner, node);
}

/* All trails from one crossing, depth first, without recursion. */
static void walk_from(struct walk *w, int start)
{
    const struct cat_graph *gr = &cat_ru(w->g)->graph;
    struct {
        uint8_t node, in, next, length;
    } at[DEEPEST + 1] = { { (uint8_t)start, CAT_NONE, 0, 0 } };
    int depth = 0;
    while (depth >= 0) {
        int i = at[depth].next++, node = at[depth].node, in = at[depth].in;
        int edge = gr->node_edge[node][i];
        if (edge == CAT_NONE) { /* all ways tried: step back */
            if (in != CAT_NONE)
                flip(&w->used, in);
            depth--;
            continue;
        }
        if (!goes_on(w, node, in, edge))
            continue;
        int length = at[depth].length + worth(w->g, edge);
        flip(&w->used, edge);
        w->seen.w[edge >> 6] |= (uint64_t)1 << (edge & 63);
        w->best = length > w->best ? length : w->best;
        depth++;
        th_assert(depth <= DEEPEST);
        at[depth].node = gr->node_node[node][i];
        at[depth].in = (uint8_t)edge;
        at[depth].next = 0;
        at[depth].length = (uint8_t)length;
    }
}

int cat_roads_at(const struct th_ctx *g, int owner, int node)
{
    const uint8_t *edge = cat_ru(g)->graph.node_edge[node];
    int n = 0;
    for (int i = 0; edge[i] != CAT_NONE; i++)
        n += cat_edge_owner(cat_bs(g), edge[i]) == owner;
    return n;
}

static bool is_start(const struct walk *w, int node)
{
    const struct cat_base *s = cat_bs(w->g);
    const uint8_t *edge = cat_ru(w->g)->graph.node_edge[node];
    int classes = 0;
    for (int i = 0; edge[i] != CAT_NONE; i++)
        if (cat_edge_owner(s, edge[i]) == w->owner)
            classes |= (s->edge[edge[i]] & CAT_WATER) != 0 ? 2 : 1;
    bool changes = (classes & (classes - 1)) != 0; /* where not every trail can pass */
    return cat_roads_at(w->g, w->owner, node) % 2 == 1 || changes ||
           cat_blocked(w->g, w->owner, node);
}

/* A new road that ends where the owner has no other can only lengthen trails that end there. */
int cat_route_grown(const struct th_ctx *g, int owner, int edge)
{
    const uint8_t *end = cat_ru(g)->graph.edge_node[edge];
    struct walk w = { .g = g, .owner = owner, .best = cat_bs(g)->route[owner] };
    for (int i = 0; i < 2; i++) {
        if (cat_roads_at(g, owner, end[i]) == 1) {
            walk_from(&w, end[i]);
            return w.best;
        }
    }
    return cat_route_length(g, owner);
}

int cat_route_length(const struct th_ctx *g, int owner)
{
    const struct cat_base *s = cat_bs(g);
    struct walk w = { .g = g, .owner = owner };
    for (int i = 0; i < 2; i++)
        for (uint64_t nodes = s->net[owner].w[i]; nodes != 0; nodes &= nodes - 1) {
            int node = 64 * i + __builtin_ctzll(nodes);
            if (is_start(&w, node))
                walk_from(&w, node);
        }
    for (int i = 0; i < 3; i++) /* rings */
        for (uint64_t edges = s->taken.w[i] & ~w.seen.w[i]; edges != 0; edges &= edges - 1) {
            int edge = 64 * i + __builtin_ctzll(edges);
            if (cat_edge_owner(s, edge) == owner && !has(&w.seen, edge))
                walk_from(&w, cat_ru(g)->graph.edge_node[edge][0]);
        }
    return w.best;
}
