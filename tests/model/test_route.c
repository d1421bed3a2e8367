/* test_route.c - the longest road by trying every trail, against cat_route_length, on random
 * nets of both maps. Clauses: CB-LR-01..04. */
#include "table.h"
#include "cat.h"

/* ----------------------------------------------------------------- the model */

struct net { /* roads of one owner, and the crossings where somebody else stands */
    int n, end[64][2];
    bool used[64], blocked[CAT_NODES];
};

/* Longest trail that goes on from this crossing: no road twice (CB-LR-01), not through an
 * opponent (CB-LR-03). */
static int go_on(struct net *net, int node, bool started)
{
    int best = 0;
    if (started && net->blocked[node])
        return 0;
    for (int i = 0; i < net->n; i++)
        for (int k = 0; k < 2; k++) {
            if (net->used[i] || net->end[i][k] != node)
                continue;
            net->used[i] = true;
            int length = 1 + go_on(net, net->end[i][1 - k], true);
            net->used[i] = false;
            best = length > best ? length : best;
        }
    return best;
}

static int model(const struct cat_graph *gr, const struct cat_base *s, int owner)
{
    struct net net = { .n = 0 };
    int best = 0;
    for (int e = 0; e < gr->n_edge; e++)
        if (s->edge[e] == owner + 1) {
            net.end[net.n][0] = gr->edge_node[e][0];
            net.end[net.n++][1] = gr->edge_node[e][1];
        }
    for (int n = 0; n < gr->n_node; n++)
        net.blocked[n] = s->node[n] != 0 && (s->node[n] & 15) != owner + 1;
    for (int n = 0; n < gr->n_node; n++) {
        int length = go_on(&net, n, false);
        best = length > best ? length : best;
    }
    return best;
}

/* ----------------------------------------------------------------- positions */

static struct prop nets[2] = { { .name = "CB-LR-01..04 random nets, 19 hexes" },
                               { .name = "CB-LR-01..04 random nets, 30 hexes" } };

/* A net that grows from a crossing; `wild` of ten times it starts elsewhere. */
static void grow(struct table *t, struct cat_base *s, int owner, int roads, uint32_t wild)
{
    const struct cat_graph *gr = &((const struct cat_rules *)t->rules)->graph;
    int node = (int)th_rng_below(&t->rng, gr->n_node);
    for (int tries = 0; roads > 0 && tries < 2000; tries++) {
        int i = (int)th_rng_below(&t->rng, CAT_DEGREE);
        if (th_rng_below(&t->rng, 10) < wild)
            node = (int)th_rng_below(&t->rng, gr->n_node);
        if (gr->node_edge[node][i] == CAT_NONE)
            continue;
        int edge = gr->node_edge[node][i];
        if (s->edge[edge] == 0) {
            s->edge[edge] = (uint8_t)(owner + 1);
            roads--;
        }
        if (s->edge[edge] == owner + 1)
            node = gr->node_node[node][i];
    }
}

static void one_net(struct table *t, struct prop *p)
{
    struct cat_state st;
    struct th_ctx g = { .rules = t->rules, .flow = &st.flow };
    const struct cat_graph *gr = &cat_ru(&g)->graph;
    uint32_t wild = th_rng_below(&t->rng, 3), houses = th_rng_below(&t->rng, 12);
    memcpy(&st, t->state, sizeof st);
    for (int owner = 0; owner < t->rules->seats; owner++)
        grow(t, &st.base, owner, 1 + (int)th_rng_below(&t->rng, 15), wild);
    for (uint32_t i = 0; i < houses; i++) {
        int node = (int)th_rng_below(&t->rng, gr->n_node);
        uint32_t owner = th_rng_below(&t->rng, t->rules->seats);
        st.base.node[node] = (uint8_t)((owner + 1) | (th_rng_below(&t->rng, 2) ? CAT_CITY_BIT : 0));
    }
    cat_rebuild(&g);
    for (int owner = 0; owner < t->rules->seats; owner++) {
        int want = model(gr, &st.base, owner), got = cat_route_length(&g, owner);
        if (!prop_is(p, t, got == want && st.base.route[owner] == want) && p->failed == 1)
            tap_note("owner %d: %d, expected %d", owner, got, want);
    }
}

static void random_nets(const char *setup, struct prop *p)
{
    struct table *t = table_open(setup, 7);
    for (int i = 0; i < tap_scale(40000); i++)
        one_net(t, p);
    table_close(t);
    prop_report(p);
}

/* -------------------------------------------------- nets counted by hand */

static int length_of(struct table *t, const char *const *lines)
{
    void *fresh = table_copy(t, t->state);
    for (; *lines != NULL; lines++)
        table_set(t, *lines);
    struct th_ctx g = { .rules = t->rules, .flow = t->state };
    int length = cat_route_length(&g, 0);
    if (length != model(&cat_ru(&g)->graph, cat_bs(&g), 0))
        length = -1;
    memcpy(t->state, fresh, t->game->state_size);
    free(fresh);
    return length;
}

static int length_of_hexes(struct table *t, const int *hexes, int n)
{
    const struct cat_graph *gr = &((const struct cat_rules *)t->rules)->graph;
    char line[64][16];
    const char *lines[64] = { NULL };
    int k = 0;
    for (int i = 0; i < n; i++)
        for (int side = 0; side < 6; side++) {
            snprintf(line[k], sizeof line[k], "road e%d 1", cat_graph_side(gr, hexes[i], side));
            lines[k] = line[k];
            k++;
        }
    return length_of(t, lines);
}

/* Hex 9 is the centre; its crossings are 21 22 33 32 31 20. Edges by their numbers in the sorted
 * list of pairs. */
static void by_hand(void)
{
    struct table *t = table_open("catan seats=4 layout=beginner", 1);
    /* e0 0-1, e2 1-2, e3 2-3, e5 3-4, e4 2-10, e13 9-10, e15 10-11 */
    TAP_EQ(
        length_of(t, (const char *[]){ "road e0 1", "road e2 1", "road e3 1", "road e5 1", NULL }),
        4, "CB-LR-01 four roads in a row are 4");
    TAP_EQ(
        length_of(t, (const char *[]){ "road e0 1", "road e2 1", "road e3 1", "road e4 1", NULL }),
        3, "CB-LR-02 a branch does not add up");
    TAP_EQ(length_of(t, (const char *[]){ "road e0 1", "road e2 1", "road e3 1", "road e5 1",
                                          "settlement n02 2", NULL }),
           2, "CB-LR-03 an opponent's settlement in the middle leaves 2 and 2");
    TAP_EQ(length_of(t, (const char *[]){ "road e0 1", "road e2 1", "road e3 1", "road e5 1",
                                          "settlement n02 1", "road e4 2", NULL }),
           4, "CB-LR-04 an own settlement and an opponent's road do not interrupt");
    TAP_EQ(length_of(t, (const char *[]){ "road e0 1", "road e2 1", "road e3 1", "road e5 1",
                                          "city n04 2", "city n00 3", NULL }),
           4, "CB-LR-03 a route may end at opponents");
    TAP_EQ(length_of_hexes(t, (const int[]){ 9 }, 1), 6, "CB-LR-01 a ring of six roads is 6");
    TAP_EQ(length_of_hexes(t, (const int[]){ 4, 5 }, 2), 11,
           "CB-LR-01 two hexes side by side, crossings repeat: all 11");
    TAP_EQ(length_of_hexes(t, (const int[]){ 4, 5, 9 }, 3), 14,
           "CB-LR-01 three hexes round a crossing, four odd crossings: 14 of 15");
    table_close(t);
}

int main(void)
{
    by_hand();
    random_nets("catan seats=4 layout=beginner", &nets[0]);
    random_nets("catan +five_six seats=6 layout=beginner", &nets[1]);
    return tap_done();
}
