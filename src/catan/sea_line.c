/* sea_line.c - lines of ships: which are closed, and which ships end an open one.
 *
 * One owner's ships are a small graph. An anchor is a crossing with an own building, or what a module says (hook moors).
 * A ship with a free end is an end ship, whatever else the net looks like. Only rings need more: at a crossing at most three
 * paths meet, so rings that have a crossing in common share ships, and the groups of rings are the connected parts of all
 * ships that no single cut parts from each other. In such a group every ship lies on a simple path between any two of its
 * crossings; so the group is closed if two of them are anchors or lead, away from the group, to one.
 * Clauses: CS-MOVE-02..09. Slow second version: tests/model/test_ships.c */
#include "sea.h"

enum {
    SHIPS = 16 /* of one owner, at most */
};

struct net {
    int n, n_node;
    uint8_t edge[SHIPS], end[SHIPS][2]; /* path; crossings of a ship, by `number` */
    uint16_t at[2 * SHIPS];             /* ships at a crossing: a mask                    */
    uint32_t anchors;                   /* crossings where lines end                      */
    uint8_t number[CAT_NODES];          /* of a crossing, + 1; 0 = not touched         */
};

bool sea_moors(const struct th_ctx *g, int owner, int node)
{
    if (cat_node_owner(cat_bs(g), node) == owner)
        return true;
    CAT_EACH(g, moors, fn)
        if (fn(g, owner, node))
            return true;
    return false;
}

static int node_of(const struct th_ctx *g, struct net *net, int owner, int node)
{
    if (net->number[node] != 0)
        return net->number[node] - 1;
    net->at[net->n_node] = 0;
    if (sea_moors(g, owner, node))
        net->anchors |= 1U << net->n_node;
    net->number[node] = (uint8_t)++net->n_node;
    return net->n_node - 1;
}

static void make_net(const struct th_ctx *g, int owner, struct net *net)
{
    net->n = net->n_node = 0;
    net->anchors = 0;
    memset(net->number, 0, sizeof net->number);
    SEA_EACH_EDGE(cat_bs(g)->taken, edge) {
        if (sea_ship_of(cat_bs(g), edge) != owner)
            continue;
        th_assert(net->n < SHIPS);
        net->edge[net->n] = (uint8_t)edge;
        for (int i = 0; i < 2; i++) {
            int node = node_of(g, net, owner, cat_ru(g)->graph.edge_node[edge][i]);
            net->end[net->n][i] = (uint8_t)node;
            net->at[node] |= (uint16_t)(1U << net->n);
        }
        net->n++;
    }
}

/* Crossings reached from one over the ships of a mask. */
static uint32_t flood(const struct net *net, int from, unsigned ships)
{
    uint32_t seen = 1U << from, queue = seen;
    while (queue != 0) {
        int node = __builtin_ctz(queue);
        queue &= queue - 1;
        for (unsigned left = net->at[node] & ships; left != 0; left &= left - 1) {
            const uint8_t *end = net->end[__builtin_ctz(left)];
            uint32_t next = (1U << end[0] | 1U << end[1]) & ~seen;
            seen |= next;
            queue |= next;
        }
    }
    return seen;
}

static unsigned all_ships(const struct net *net)
{
    return (1U << net->n) - 1;
}

/* --------------------------------------------------------------------- rings */

/* What is left when ships with a bare end are taken off, each line from its end on: rings, and the ways between them. */
static unsigned core_of(const struct net *net)
{
    unsigned ships = all_ships(net);
    for (int i = 0; i < net->n_node; i++)
        for (int node = i;;) {
            unsigned here = net->at[node] & ships;
            if (here == 0 || (here & (here - 1)) != 0)
                break;
            const uint8_t *end = net->end[__builtin_ctz(here)];
            ships &= ~here;
            node = end[end[0] == node];
        }
    return ships;
}

/* Ships that lie on a ring: without one of them its ends are still joined. */
static unsigned ringed(const struct net *net)
{
    unsigned rings = 0;
    for (unsigned left = core_of(net); left != 0; left &= left - 1) {
        int ship = __builtin_ctz(left);
        uint32_t seen = flood(net, net->end[ship][0], all_ships(net) & ~(1U << ship));
        if ((seen >> net->end[ship][1] & 1) != 0)
            rings |= 1U << ship;
    }
    return rings;
}

struct group { /* rings that share ships */
    unsigned ships;
    uint32_t nodes, tied; /* its crossings; those that are anchors or lead to one outside */
};

static struct group group_of(const struct net *net, unsigned rings, int ship)
{
    struct group group = { .nodes = flood(net, net->end[ship][0], rings) };
    for (unsigned left = rings; left != 0; left &= left - 1)
        if ((group.nodes >> net->end[__builtin_ctz(left)][0] & 1) != 0)
            group.ships |= left & -left;
    for (uint32_t left = group.nodes; left != 0; left &= left - 1) {
        int node = __builtin_ctz(left);
        if ((flood(net, node, all_ships(net) & ~group.ships) & net->anchors) != 0)
            group.tied |= 1U << node;
    }
    return group;
}

static bool is_closed(const struct group *group)
{
    return (group->tied & (group->tied - 1)) != 0;
}

/* No anchor on the group: every ship (CS-MOVE-04). One: those that touch it (CS-MOVE-05). */
static unsigned ring_ends(const struct net *net, const struct group *group)
{
    uint32_t anchor = group->tied & net->anchors;
    if (is_closed(group))
        return 0;
    return anchor == 0 ? group->ships : group->ships & net->at[__builtin_ctz(anchor)];
}

/* ---------------------------------------------------------------------- ends */

static th_clause not_now(const struct th_ctx *g, int edge)
{
    if (cat_has_edge(&sea_st(g)->fresh, edge))
        return CS_MOVE_08;
    return sea_at_pirate(g, edge) ? CS_MOVE_09 : 0;
}

static th_clause vetoed(const struct th_ctx *g, int seat, int edge)
{
    struct cat_build b = { .owner = (uint8_t)seat,
                           .piece = SEA_SHIP_PIECE,
                           .at = (uint8_t)edge,
                           .from = (uint8_t)(edge + 1) };
    return cat_no_removal(g, &b);
}

static bool has_free_end(const struct net *net, int ship)
{
    for (int i = 0; i < 2; i++) {
        int node = net->end[ship][i];
        if (net->at[node] == 1U << ship && (net->anchors >> node & 1) == 0)
            return true;
    }
    return false;
}

static unsigned ends_of(const struct net *net)
{
    unsigned ends = 0, rings = ringed(net);
    for (int ship = 0; ship < net->n; ship++)
        if (has_free_end(net, ship))
            ends |= 1U << ship;
    while (rings != 0) {
        struct group group = group_of(net, rings, __builtin_ctz(rings));
        ends |= ring_ends(net, &group);
        rings &= ~group.ships;
    }
    return ends;
}

struct cat_edges sea_movable(const struct th_ctx *g, int seat)
{
    struct cat_edges set = { { 0 } };
    struct net net;
    make_net(g, seat, &net);
    for (unsigned left = ends_of(&net); left != 0; left &= left - 1) {
        int edge = net.edge[__builtin_ctz(left)];
        if (not_now(g, edge) == 0 && vetoed(g, seat, edge) == 0)
            sea_put_edge(&set, edge);
    }
    return set;
}

static int ship_at(const struct net *net, int edge)
{
    int ship = 0;
    while (net->edge[ship] != edge)
        ship++;
    return ship;
}

static bool closed_in(const struct net *net, int ship)
{
    unsigned rings = ringed(net), rest = all_ships(net) & ~(1U << ship);
    if ((rings >> ship & 1) != 0) {
        struct group group = group_of(net, rings, ship);
        return is_closed(&group);
    }
    return (flood(net, net->end[ship][0], rest) & net->anchors) != 0 &&
           (flood(net, net->end[ship][1], rest) & net->anchors) != 0;
}

bool sea_is_closed(const struct th_ctx *g, int edge)
{
    struct net net;
    make_net(g, sea_ship_of(cat_bs(g), edge), &net);
    return closed_in(&net, ship_at(&net, edge));
}

/* Closed, amid an open line, or on a ring that only its anchor opens. */
static th_clause no_end(const struct th_ctx *g, int owner, int edge)
{
    struct net net;
    make_net(g, owner, &net);
    int ship = ship_at(&net, edge);
    if ((ends_of(&net) >> ship & 1) != 0)
        return 0;
    if (closed_in(&net, ship))
        return CS_MOVE_02;
    return (ringed(&net) >> ship & 1) != 0 ? CS_MOVE_05 : CS_MOVE_03;
}

th_clause sea_no_lift(const struct th_ctx *g, int seat, int edge)
{
    if (sea_st(g)->moved || sea_ship_of(cat_bs(g), edge) != seat)
        return CS_MOVE_01;
    th_clause no = not_now(g, edge);
    if (no == 0)
        no = no_end(g, seat, edge);
    return no != 0 ? no : vetoed(g, seat, edge);
}
