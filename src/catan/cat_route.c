/* cat_route.c - the length of the longest road: the longest trail over an owner's roads.
 *
 * A trail uses each road once and may visit a crossing again (CB-LR-01); it may end at, but not pass through, a crossing
 * where somebody else blocks (CB-LR-03). The class of an edge (CAT_WATER) changes only at an own building.
 *
 * The owner's pieces are first copied into a small graph that knows no such limits: where a trail cannot pass from one
 * piece to the other, the crossing is copied as several. Branches that end are then taken off piece by piece; of each the
 * crossing where it hung keeps how far it led. What is left has rings: only there all trails are tried. They begin where
 * a branch hung or an odd number of pieces meets, for from any other crossing a trail could be extended, or it is closed
 * and may as well begin at such a crossing of its own. Rings without one are walked from anywhere. */
#include "cat.h"

enum {
    PIECES = 48 /* on paths, of one owner, ships included */
};

struct net {
    int n, n_node, all;      /* all: what the pieces are worth together           */
    uint64_t at[2 * PIECES]; /* pieces at a crossing                              */
    uint8_t end[PIECES][2];  /* crossings of a piece                              */
    uint8_t worth[PIECES];
    uint8_t number[2][CAT_NODES]; /* of a crossing, by class, + 1; 0 = none yet    */
};

struct walk {
    int best;
    uint64_t left, seen; /* pieces to walk on; pieces on any trail so far     */
    uint8_t far[2 * PIECES],
        second[2 * PIECES]; /* where the two longest branches of a crossing led */
};

static int worth(const struct th_ctx *g, int edge)
{
    int w = 1;
    CAT_EACH(g, edge_worth, fn)
        w = fn(g, edge, w);
    return w;
}

/* A crossing of the net for an end of a piece. Where somebody else blocks each piece has its own. */
static int number_of(const struct th_ctx *g, int owner, struct net *net, int node, int class)
{
    if (net->number[class][node] != 0)
        return net->number[class][node] - 1;
    int i = net->n_node++, other = cat_node_owner(cat_bs(g), node);
    net->at[i] = 0;
    bool alone = other < 0 && cat_ru(g)->hooks.n_cuts_route == 0; /* nobody can stop a trail here */
    if (!alone && cat_blocked(g, owner, node))
        return i;
    net->number[class][node] = (uint8_t)net->n_node;
    if (other == owner)
        net->number[!class][node] = (uint8_t)net->n_node;
    return i;
}

static void add_piece(const struct th_ctx *g, int owner, struct net *net, int edge)
{
    const uint8_t *end = cat_ru(g)->graph.edge_node[edge];
    int piece = net->n++, class = (cat_bs(g)->edge[edge] & CAT_WATER) != 0;
    th_assert(piece < PIECES);
    net->worth[piece] = (uint8_t)worth(g, edge);
    net->all += net->worth[piece];
    for (int i = 0; i < 2; i++) {
        int node = number_of(g, owner, net, end[i], class);
        net->end[piece][i] = (uint8_t)node;
        net->at[node] |= (uint64_t)1 << piece;
    }
}

/* Returns the number of the piece on this path. */
static int make_net(const struct th_ctx *g, int owner, struct net *net, int path)
{
    const struct cat_base *s = cat_bs(g);
    int found = 0;
    net->n = net->n_node = net->all = 0;
    memset(net->number, 0, sizeof net->number);
    for (int i = 0; i < 3; i++)
        for (uint64_t left = s->taken.w[i]; left != 0; left &= left - 1) {
            int edge = 64 * i + __builtin_ctzll(left);
            found = edge == path ? net->n : found;
            if (cat_edge_owner(s, edge) == owner)
                add_piece(g, owner, net, edge);
        }
    return found;
}

static int other_end(const struct net *net, int piece, int node)
{
    return net->end[piece][net->end[piece][0] == node];
}

/* ------------------------------------------------------------------ branches */

static void hang(struct walk *w, int node, int length)
{
    if (w->far[node] + length > w->best)
        w->best = w->far[node] + length;
    if (length > w->far[node]) {
        w->second[node] = w->far[node];
        w->far[node] = (uint8_t)length;
    } else if (length > w->second[node])
        w->second[node] = (uint8_t)length;
}

static void start_walk(const struct net *net, struct walk *w, int best)
{
    w->best = best;
    w->left = ((uint64_t)1 << net->n) - 1;
    w->seen = 0;
    memset(w->far, 0, (size_t)net->n_node);
    memset(w->second, 0, (size_t)net->n_node);
}

/* Takes off what ends, from its end on. */
static void cut_branches(const struct net *net, struct walk *w)
{
    for (int i = 0; i < net->n_node; i++)
        for (int node = i;;) {
            uint64_t here = net->at[node] & w->left;
            if (here == 0 || (here & (here - 1)) != 0)
                break;
            int piece = __builtin_ctzll(here), next = other_end(net, piece, node);
            hang(w, next, w->far[node] + net->worth[piece]);
            w->left &= ~here;
            node = next;
        }
}

/* --------------------------------------------------------------------- rings */

/* All trails from one crossing, depth first, without recursion. */
static void walk_from(const struct net *net, struct walk *w, int start)
{
    struct {
        uint64_t left; /* ways not tried yet */
        uint8_t node, in;
        uint16_t length;
    } at[PIECES + 1];
    uint64_t used = ~w->left;
    int depth = 0;
    at[0].left = net->at[start];
    at[0].node = (uint8_t)start;
    at[0].length = w->far[start];
    while (w->best < net->all) {
        uint64_t left = at[depth].left & ~used;
        if (left == 0) { /* all ways tried: step back */
            if (depth == 0)
                return;
            used &= ~((uint64_t)1 << at[depth].in);
            depth--;
            continue;
        }
        int piece = __builtin_ctzll(left), to = other_end(net, piece, at[depth].node);
        int length = at[depth].length + net->worth[piece];
        int whole = length + (to == start ? w->second[to] : w->far[to]);
        at[depth].left = left & (left - 1);
        used |= (uint64_t)1 << piece;
        w->seen |= (uint64_t)1 << piece;
        w->best = whole > w->best ? whole : w->best;
        depth++;
        at[depth].left = net->at[to];
        at[depth].node = (uint8_t)to;
        at[depth].in = (uint8_t)piece;
        at[depth].length = (uint16_t)length;
    }
}

static int longest(const struct net *net)
{
    struct walk w;
    start_walk(net, &w, 0);
    cut_branches(net, &w);
    for (int node = 0; node < net->n_node && w.left != 0; node++) {
        uint64_t here = net->at[node] & w.left;
        if (here != 0 && (w.far[node] > 0 || __builtin_parityll(here)))
            walk_from(net, &w, node);
    }
    for (uint64_t ring; (ring = w.left & ~w.seen) != 0 && w.best < net->all;)
        walk_from(net, &w, net->end[__builtin_ctzll(ring)][0]);
    return w.best;
}

/* -------------------------------------------------------------------- length */

int cat_roads_at(const struct th_ctx *g, int owner, int node)
{
    const uint8_t *edge = cat_ru(g)->graph.node_edge[node];
    int n = 0;
    for (int i = 0; edge[i] != CAT_NONE; i++)
        n += cat_edge_owner(cat_bs(g), edge[i]) == owner;
    return n;
}

/* A new piece that ends where no other goes on can only lengthen trails that end there. */
int cat_route_grown(const struct th_ctx *g, int owner, int edge)
{
    struct net net;
    struct walk w;
    int piece = make_net(g, owner, &net, edge);
    const uint8_t *end = net.end[piece];
    for (int i = 0; i < 2; i++)
        if ((net.at[end[i]] & (net.at[end[i]] - 1)) == 0) {
            start_walk(&net, &w, cat_bs(g)->route[owner]);
            walk_from(&net, &w, end[i]);
            return w.best;
        }
    return longest(&net);
}

int cat_route_length(const struct th_ctx *g, int owner)
{
    struct net net;
    make_net(g, owner, &net, CAT_NONE);
    return longest(&net);
}
