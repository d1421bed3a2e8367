/* test_ships.c - closed and movable ships as the clauses define them, by listing every simple path and every ring, against
 * sea_line.c; and the longest trade route over roads and ships by trying every trail. Random nets of two maps.
 * Clauses: CS-MOVE-02..07, CS-ROUTE-01..04. */
#include "sea.h"
#include "table.h"

enum {
    MOST = 32
};

/* ----------------------------------------------------------------- the model */

struct net { /* pieces of one owner, and what stands at the crossings */
    int n, end[MOST][2], edge[MOST];
    bool ship[MOST];
    bool own[CAT_NODES], foe[CAT_NODES]; /* buildings */
    bool seen[CAT_NODES];                /* on the present path */
    uint32_t path, closed;               /* pieces on it; on a path between two anchors */
    uint32_t ring[4096];
    int rings;
};

static struct net make_net(const struct cat_graph *gr, const struct cat_base *s, int owner)
{
    struct net net = { .n = 0 };
    for (int e = 0; e < gr->n_edge; e++) {
        if ((s->edge[e] & CAT_OWNER_BITS) != owner + 1)
            continue;
        net.edge[net.n] = e;
        net.ship[net.n] = (s->edge[e] & CAT_WATER) != 0;
        for (int k = 0; k < 2; k++)
            net.end[net.n][k] = gr->edge_node[e][k];
        net.n++;
    }
    for (int n = 0; n < gr->n_node; n++) {
        net.own[n] = (s->node[n] & CAT_OWNER_BITS) == owner + 1;
        net.foe[n] = s->node[n] != 0 && !net.own[n];
    }
    return net;
}

/* Every simple path of ships from here on: those that end at another anchor close their ships, those that come back to
 * `start` are rings. */
static void walk(struct net *net, int start, int node)
{
    if (node != start && net->own[start] && net->own[node])
        net->closed |= net->path;
    for (int i = 0; i < net->n; i++)
        for (int k = 0; k < 2; k++) {
            int to = net->end[i][1 - k];
            if (!net->ship[i] || net->end[i][k] != node || (net->path >> i & 1) != 0)
                continue;
            if (to == start && net->path != 0 && net->rings < 4096)
                net->ring[net->rings++] = net->path | 1U << i;
            if (net->seen[to])
                continue;
            net->seen[to] = true;
            net->path |= 1U << i;
            walk(net, start, to);
            net->path &= ~(1U << i);
            net->seen[to] = false;
        }
}

static void list_paths(struct net *net)
{
    for (int start = 0; start < CAT_NODES; start++) {
        net->seen[start] = true;
        walk(net, start, start);
        net->seen[start] = false;
    }
}

/* CS-MOVE-03: an end without anchor that touches no other own ship. */
static bool has_bare_end(const struct net *net, int ship)
{
    for (int k = 0; k < 2; k++) {
        int node = net->end[ship][k], others = 0;
        for (int i = 0; i < net->n; i++)
            others +=
                i != ship && net->ship[i] && (net->end[i][0] == node || net->end[i][1] == node);
        if (others == 0 && !net->own[node])
            return true;
    }
    return false;
}

/* The ring with all rings that share ships with it, and so on. */
static uint32_t group_of(const struct net *net, uint32_t group)
{
    uint32_t before = 0;
    while (group != before) {
        before = group;
        for (int i = 0; i < net->rings; i++)
            if ((net->ring[i] & group) != 0)
                group |= net->ring[i];
    }
    return group;
}

/* CS-MOVE-04, CS-MOVE-05: ships of an open group that count as end ships. */
static uint32_t group_ends(const struct net *net, uint32_t group)
{
    uint32_t at_anchor = 0;
    if ((group & net->closed) != 0)
        return 0;
    for (int i = 0; i < net->n; i++)
        if ((group >> i & 1) != 0 && (net->own[net->end[i][0]] || net->own[net->end[i][1]]))
            at_anchor |= 1U << i;
    return at_anchor != 0 ? at_anchor : group;
}

static uint32_t ends_of(const struct net *net)
{
    uint32_t ends = 0;
    for (int i = 0; i < net->n; i++)
        if (net->ship[i] && has_bare_end(net, i))
            ends |= 1U << i;
    for (int i = 0; i < net->rings; i++)
        ends |= group_ends(net, group_of(net, net->ring[i]));
    return ends;
}

/* Longest trail from here: each piece once, not through others, class changes only at an own building (CS-ROUTE-02). */
static int trail(struct net *net, int node, int last)
{
    int best = 0;
    if (last >= 0 && net->foe[node])
        return 0;
    for (int i = 0; i < net->n; i++)
        for (int k = 0; k < 2; k++) {
            bool used = (net->path >> i & 1) != 0;
            bool joins = last < 0 || net->ship[i] == net->ship[last] || net->own[node];
            if (used || net->end[i][k] != node || !joins)
                continue;
            net->path |= 1U << i;
            int length = 1 + trail(net, net->end[i][1 - k], i);
            net->path &= ~(1U << i);
            best = length > best ? length : best;
        }
    return best;
}

static int longest(struct net *net)
{
    int best = 0;
    for (int n = 0; n < CAT_NODES; n++) {
        int length = trail(net, n, -1);
        best = length > best ? length : best;
    }
    return best;
}

/* ----------------------------------------------------------------- positions */

static struct prop closed = { .name = "CS-MOVE-02, CS-MOVE-07 closed ships, random nets" };
static struct prop movable = { .name = "CS-MOVE-03..06 end ships, random nets" };
static struct prop ringed = { .name = "CS-MOVE-04, CS-MOVE-05 end ships of rings" };
static struct prop route = { .name = "CS-ROUTE-01..04 trade routes over roads and ships" };

/* Ships and roads that grow from crossing to crossing; few crossings, so that rings come about. */
static void grow(struct table *t, struct cat_base *s, int pieces, bool ships)
{
    const struct th_ctx g = th_look(t->rules, t->state);
    const struct cat_graph *gr = &cat_ru(&g)->graph;
    int node = (int)th_rng_below(&t->rng, gr->n_node);
    for (int tries = 0; pieces > 0 && tries < 400; tries++) {
        int edge = gr->node_edge[node][th_rng_below(&t->rng, 3)];
        if (th_rng_below(&t->rng, 40) == 0)
            node = (int)th_rng_below(&t->rng, gr->n_node);
        if (edge == CAT_NONE || (ships ? sea_no_water(&g, edge) != 0 : !cat_land_edge(&g, edge)))
            continue;
        if (s->edge[edge] == 0) {
            s->edge[edge] = (uint8_t)(1 | (ships ? CAT_WATER : 0));
            pieces--;
        }
        if (s->edge[edge] == (1 | (ships ? CAT_WATER : 0)))
            node = gr->edge_node[edge][gr->edge_node[edge][0] == node];
    }
}

static void build(struct table *t, struct cat_base *s, int owner, int n)
{
    const struct cat_graph *gr = &((const struct cat_rules *)t->rules)->graph;
    for (int tries = 0; n > 0 && tries < 300; tries++) {
        int edge = (int)th_rng_below(&t->rng, gr->n_edge);
        int node = gr->edge_node[edge][th_rng_below(&t->rng, 2)];
        bool near = (s->edge[edge] & CAT_OWNER_BITS) == 1; /* where it matters */
        if (!near || s->node[node] != 0)
            continue;
        s->node[node] = (uint8_t)(owner + 1);
        n--;
    }
}

static void compare(struct table *t, const struct th_ctx *g, struct net *net)
{
    struct cat_edges now = sea_movable(g, 0);
    uint32_t ends = ends_of(net);
    for (int i = 0; i < net->n; i++) {
        if (!net->ship[i])
            continue;
        bool end = (ends >> i & 1) != 0;
        prop_is(&closed, t, sea_is_closed(g, net->edge[i]) == ((net->closed >> i & 1) != 0));
        prop_is(net->rings > 0 ? &ringed : &movable, t, cat_has_edge(&now, net->edge[i]) == end);
        prop_is(&movable, t, (sea_no_lift(g, 0, net->edge[i]) == 0) == end);
    }
    prop_is(&route, t, cat_route_length(g, 0) == longest(net));
}

static void one_net(struct table *t)
{
    struct cat_state st;
    struct th_ctx g = { .rules = t->rules, .flow = &st.flow };
    memcpy(&st, t->state, sizeof st);
    memset(st.base.node, 0, sizeof st.base.node);
    memset(st.base.edge, 0, sizeof st.base.edge);
    st.sea.pirate = 0;
    grow(t, &st.base, 4 + (int)th_rng_below(&t->rng, 12), true);
    if (th_rng_below(&t->rng, 2) == 0)
        grow(t, &st.base, 1 + (int)th_rng_below(&t->rng, 6), false);
    build(t, &st.base, 0, (int)th_rng_below(&t->rng, 4));
    build(t, &st.base, 1, (int)th_rng_below(&t->rng, 3));
    cat_rebuild(&g);
    struct net net = make_net(&cat_ru(&g)->graph, &st.base, 0);
    list_paths(&net);
    compare(t, &g, &net);
}

int main(void)
{
    static const char *const setup[] = {
        "catan +sea seats=3", "catan +sea scenario=four_islands edition=rev2009 seats=4"
    };
    for (int i = 0; i < 2; i++) {
        struct table *t = table_open(setup[i], 31 + (uint64_t)i);
        for (int n = 0; n < tap_scale(10000); n++)
            one_net(t);
        table_close(t);
    }
    prop_report(&closed);
    prop_report(&movable);
    prop_report(&ringed);
    prop_report(&route);
    return tap_done();
}
