/* cat_route.c - the length of the longest road: the longest trail over an owner's roads.
 *
 * A trail uses each road once and may visit a crossing again (CB-LR-01); it may end at, but not pass through, a crossing
 * where somebody else blocks (CB-LR-03). The class of an edge (CAT_WATER) changes only at an own building.
 *
 * A longest trail starts at a blocked crossing or one with an odd number of roads: from any other it could be extended,
 * or it is closed and may as well start at such a crossing of its own. Rings without one are walked from anywhere.
 * The owner's pieces are first copied into a small graph whose crossings and paths fit into one word each. */
#include "cat.h"

enum {
    PIECES = 48 /* on paths, of one owner, ships included */
};

struct net {
    const struct th_ctx *g;
    int owner, n, n_node, all; /* all: what the pieces are worth together   */
    uint64_t water;            /* pieces of that class                      */
    uint64_t stops, joins;     /* crossings: blocked; with an own building  */
    uint64_t at[2 * PIECES];   /* pieces at a crossing                      */
    uint8_t end[PIECES][2];    /* crossings of a piece                      */
    uint8_t worth[PIECES];
    uint8_t number[CAT_NODES]; /* of a crossing, + 1; 0 = not touched       */
};

struct walk {
    int best;
    uint64_t seen; /* pieces on any trail so far */
};

static int worth(const struct th_ctx *g, int edge)
{
    int w = 1;
    CAT_EACH(g, edge_worth, fn)
        w = fn(g, edge, w);
    return w;
}

static int number_of(struct net *net, int node)
{
    if (net->number[node] != 0)
        return net->number[node] - 1;
    int i = net->n_node++;
    th_assert(i < 64);
    net->number[node] = (uint8_t)net->n_node;
    net->at[i] = 0;
    int other = cat_node_owner(cat_bs(net->g), node);
    if (other == net->owner)
        net->joins |= (uint64_t)1 << i;
    bool alone =
        other < 0 && cat_ru(net->g)->hooks.n_cuts_route == 0; /* nobody can stop a trail here */
    if (!alone && cat_blocked(net->g, net->owner, node))
        net->stops |= (uint64_t)1 << i;
    return i;
}

static void add_piece(struct net *net, int edge)
{
    const uint8_t *end = cat_ru(net->g)->graph.edge_node[edge];
    int piece = net->n++;
    th_assert(piece < PIECES);
    net->worth[piece] = (uint8_t)worth(net->g, edge);
    net->all += net->worth[piece];
    if ((cat_bs(net->g)->edge[edge] & CAT_WATER) != 0)
        net->water |= (uint64_t)1 << piece;
    for (int i = 0; i < 2; i++) {
        int node = number_of(net, end[i]);
        net->end[piece][i] = (uint8_t)node;
        net->at[node] |= (uint64_t)1 << piece;
    }
}

static void make_net(const struct th_ctx *g, int owner, struct net *net)
{
    const struct cat_base *s = cat_bs(g);
    net->g = g;
    net->owner = owner;
    net->n = net->n_node = net->all = 0;
    net->water = net->stops = net->joins = 0;
    memset(net->number, 0, sizeof net->number);
    for (int i = 0; i < 3; i++)
        for (uint64_t left = s->taken.w[i]; left != 0; left &= left - 1) {
            int edge = 64 * i + __builtin_ctzll(left);
            if (cat_edge_owner(s, edge) == owner)
                add_piece(net, edge);
        }
}

/* Pieces over which a trail that came over `in` goes on at a crossing. */
static uint64_t ways(const struct net *net, int node, int in)
{
    uint64_t here = (uint64_t)1 << node;
    if ((net->stops & here) != 0)
        return 0;
    if ((net->joins & here) != 0)
        return net->at[node];
    return net->at[node] & ((net->water >> in & 1) != 0 ? net->water : ~net->water);
}

/* All trails from one crossing, depth first, without recursion. */
static void walk_from(const struct net *net, struct walk *w, int start)
{
    struct {
        uint64_t left; /* ways not tried yet */
        uint8_t node, in;
        uint16_t length;
    } at[PIECES + 1];
    uint64_t used = 0;
    int depth = 0;
    at[0].left = net->at[start];
    at[0].node = (uint8_t)start;
    at[0].length = 0;
    while (w->best < net->all) {
        uint64_t left = at[depth].left & ~used;
        if (left == 0) { /* all ways tried: step back */
            if (depth == 0)
                return;
            used &= ~((uint64_t)1 << at[depth].in);
            depth--;
            continue;
        }
        int piece = __builtin_ctzll(left);
        int to = net->end[piece][net->end[piece][0] == at[depth].node];
        int length = at[depth].length + net->worth[piece];
        at[depth].left = left & (left - 1);
        used |= (uint64_t)1 << piece;
        w->seen |= (uint64_t)1 << piece;
        w->best = length > w->best ? length : w->best;
        depth++;
        at[depth].left = ways(net, to, piece);
        at[depth].node = (uint8_t)to;
        at[depth].in = (uint8_t)piece;
        at[depth].length = (uint16_t)length;
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

/* Odd, blocked, or where not every trail can pass from one class to the other. */
static bool is_start(const struct net *net, int node)
{
    uint64_t water = net->at[node] & net->water;
    bool changes = water != 0 && water != net->at[node];
    return __builtin_parityll(net->at[node]) || changes || (net->stops >> node & 1) != 0;
}

static int longest(const struct net *net)
{
    struct walk w = { .best = 0 };
    for (int node = 0; node < net->n_node; node++)
        if (is_start(net, node))
            walk_from(net, &w, node);
    for (int piece = 0; piece < net->n; piece++) /* rings */
        if ((w.seen >> piece & 1) == 0)
            walk_from(net, &w, net->end[piece][0]);
    return w.best;
}

/* A new road that ends where the owner has no other can only lengthen trails that end there. */
int cat_route_grown(const struct th_ctx *g, int owner, int edge)
{
    const uint8_t *end = cat_ru(g)->graph.edge_node[edge];
    struct walk w = { .best = cat_bs(g)->route[owner] };
    struct net net;
    make_net(g, owner, &net);
    for (int i = 0; i < 2; i++) {
        if (cat_roads_at(g, owner, end[i]) == 1) {
            walk_from(&net, &w, net.number[end[i]] - 1);
            return w.best;
        }
    }
    return longest(&net);
}

int cat_route_length(const struct th_ctx *g, int owner)
{
    struct net net;
    make_net(g, owner, &net);
    return longest(&net);
}
