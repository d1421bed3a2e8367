/* test_legal.c - where roads, settlements and cities may be built, by slow code written from the
 * words of CB-BUILD-01, CB-BUILD-03..09, CB-BOARD-06 and CB-BOARD-07, against the engine's lists
 * on random positions. */
#include "table.h"
#include "cat.h"

static struct prop roads = { .name = "CB-BUILD-03..05, CB-BOARD-06 places for a road" };
static struct prop towns = { .name = "CB-BUILD-03, CB-BUILD-06..08 places for a settlement" };
static struct prop cities = { .name = "CB-BUILD-03, CB-BUILD-09 places for a city" };
static struct prop cards = { .name = "CB-BUILD-01, CB-DEV-01 buying a card" };
static struct prop free_roads = { .name = "CB-DEV-07 places for a free road" };
static struct prop asked = { .name = "CB-BUILD-03..09 legal() agrees with the lists" };
static long empty_supply, found;

/* ----------------------------------------------------------------- the model */

struct island { /* who stands where: 0 nobody, else seat + 1 */
    int n_node, n_edge, end[CAT_EDGES][2];
    int road[CAT_EDGES], building[CAT_NODES];
    bool city[CAT_NODES];
};

static struct island look(const struct table *t)
{
    const struct cat_graph *gr = &((const struct cat_rules *)t->rules)->graph;
    const struct cat_base *s = &((const struct cat_state *)t->state)->base;
    struct island is = { .n_node = gr->n_node, .n_edge = gr->n_edge };
    for (int e = 0; e < is.n_edge; e++) {
        is.end[e][0] = gr->edge_node[e][0];
        is.end[e][1] = gr->edge_node[e][1];
        is.road[e] = s->edge[e];
    }
    for (int n = 0; n < is.n_node; n++) {
        is.building[n] = s->node[n] & 15;
        is.city[n] = (s->node[n] & CAT_CITY_BIT) != 0;
    }
    return is;
}

static int count_roads(const struct island *is, int who)
{
    int n = 0;
    for (int e = 0; e < is->n_edge; e++)
        n += is->road[e] == who;
    return n;
}

static int count_buildings(const struct island *is, int who, bool city)
{
    int n = 0;
    for (int i = 0; i < is->n_node; i++)
        n += is->building[i] == who && is->city[i] == city;
    return n;
}

static bool touched(const struct island *is, int node, int who)
{
    for (int e = 0; e < is->n_edge; e++)
        if (is->road[e] == who && (is->end[e][0] == node || is->end[e][1] == node))
            return true;
    return false;
}

/* CB-BUILD-04, with the 15 pieces of CB-BUILD-01 and CB-BUILD-03. */
static bool may_road(const struct island *is, int edge, int who)
{
    if (is->road[edge] != 0 || count_roads(is, who) >= 15)
        return false;
    for (int i = 0; i < 2; i++) {
        int node = is->end[edge][i];
        if (is->building[node] == who)
            return true; /* (a) */
        if (touched(is, node, who) && is->building[node] == 0)
            return true; /* (b) */
    }
    return false;
}

/* CB-BUILD-06 and the distance rule CB-BUILD-08. */
static bool may_town(const struct island *is, int node, int who)
{
    if (is->building[node] != 0 || !touched(is, node, who) || count_buildings(is, who, false) >= 5)
        return false;
    for (int e = 0; e < is->n_edge; e++)
        for (int i = 0; i < 2; i++)
            if (is->end[e][i] == node && is->building[is->end[e][1 - i]] != 0)
                return false;
    return true;
}

/* CB-BUILD-09. */
static bool may_city(const struct island *is, int node, int who)
{
    return is->building[node] == who && !is->city[node] && count_buildings(is, who, true) < 4;
}

/* CB-BUILD-01; hand in the order brick, lumber, wool, grain, ore. */
static bool can_pay(const int hand[5], int brick, int lumber, int wool, int grain, int ore)
{
    return hand[0] >= brick && hand[1] >= lumber && hand[2] >= wool && hand[3] >= grain &&
           hand[4] >= ore;
}

/* ----------------------------------------------------------------- comparing */

/* Is it in the list? Asking for it must give the same answer. */
static bool listed(const struct table *t, int seat, int kind, int arg)
{
    th_move m = th_make(kind, arg, 0, 0);
    bool found_it = false;
    for (int i = 0; i < t->moves.n; i++)
        found_it |= t->moves.at[i] == m;
    prop_is(&asked, t, (t->game->legal(t->rules, t->state, seat, m, NULL) == 0) == found_it);
    return found_it;
}

static void compare(struct table *t, int seat, const int hand[5], bool deck)
{
    struct island is = look(t);
    int who = seat + 1;
    bool road = can_pay(hand, 1, 1, 0, 0, 0), town = can_pay(hand, 1, 1, 1, 1, 0);
    bool city = can_pay(hand, 0, 0, 0, 2, 3), card = can_pay(hand, 0, 0, 1, 1, 1);
    t->game->gen(t->rules, t->state, seat, &t->moves);
    for (int e = 0; e < is.n_edge; e++)
        prop_is(&roads, t, listed(t, seat, CAT_ROAD, e) == (road && may_road(&is, e, who)));
    for (int n = 0; n < is.n_node; n++) {
        bool here = town && may_town(&is, n, who);
        found += here;
        prop_is(&towns, t, listed(t, seat, CAT_TOWN, n) == here);
        prop_is(&cities, t, listed(t, seat, CAT_CITY, n) == (city && may_city(&is, n, who)));
    }
    prop_is(&cards, t, listed(t, seat, CAT_BUY, 0) == (card && deck));
    empty_supply += count_roads(&is, who) == 15 || count_buildings(&is, who, true) == 4 ||
                    count_buildings(&is, who, false) == 5;
}

/* ----------------------------------------------------------------- positions */

static void setf(struct table *t, const char *what, const char *letter, int place, int owner)
{
    char line[64];
    snprintf(line, sizeof line, "%s %s%d %d", what, letter, place, owner);
    table_set(t, line);
}

static void put_buildings(struct table *t)
{
    for (int i = 0; i < 45; i++) {
        struct island is = look(t);
        int node = (int)th_rng_below(&t->rng, (uint32_t)is.n_node);
        int who = 1 + (int)th_rng_below(&t->rng, t->rules->seats);
        bool city = th_rng_below(&t->rng, 2) == 0, near = is.building[node] != 0;
        for (int e = 0; e < is.n_edge; e++)
            near |= (is.end[e][0] == node && is.building[is.end[e][1]] != 0) ||
                    (is.end[e][1] == node && is.building[is.end[e][0]] != 0);
        if (!near && count_buildings(&is, who, city) < (city ? 4 : 5))
            setf(t, city ? "city" : "settlement", "n", node, who);
    }
}

/* Roads in chains, so that crossings of several colours and blocked ends are common. */
static void put_roads(struct table *t)
{
    const struct cat_graph *gr = &((const struct cat_rules *)t->rules)->graph;
    int tries = (int)th_rng_below(&t->rng, 160), node = 0, who = 1;
    struct island is = look(t);
    for (int i = 0; i < tries; i++) {
        if (i % 8 == 0) {
            node = (int)th_rng_below(&t->rng, (uint32_t)is.n_node);
            who = 1 + (int)th_rng_below(&t->rng, t->rules->seats);
        }
        int k = (int)th_rng_below(&t->rng, CAT_DEGREE), edge = gr->node_edge[node][k];
        if (edge == CAT_NONE || is.road[edge] != 0 || count_roads(&is, who) >= 15)
            continue;
        setf(t, "road", "e", edge, who);
        is.road[edge] = who;
        node = gr->node_node[node][k];
    }
}

static void put_hand(struct table *t, int seat, int hand[5])
{
    char line[TH_LINE];
    int n = snprintf(line, sizeof line, "hand %d ", seat + 1), start = n;
    bool rich = th_rng_below(&t->rng, 2) == 0;
    for (int kind = 0; kind < 5; kind++) {
        hand[kind] = rich ? 3 : (int)th_rng_below(&t->rng, 4);
        if (hand[kind] > 0)
            n += snprintf(line + n, sizeof line - (size_t)n, "%s%d%s", n > start ? "+" : "",
                          hand[kind], cat_res_name[kind]);
    }
    if (n == start)
        snprintf(line + n, sizeof line - (size_t)n, "-");
    table_set(t, line);
}

static bool set_phase(struct table *t, const char *phase, int seat)
{
    char line[64];
    snprintf(line, sizeof line, "phase %s %d", phase, seat + 1);
    table_set(t, line);
    return th_winner(t->state) < 0;
}

/* Road Building ignores the price: CB-DEV-07. */
static void compare_free(struct table *t, int seat)
{
    struct island is = look(t);
    char line[64];
    th_move m = 0;
    snprintf(line, sizeof line, "cards %d 1road_building", seat + 1);
    table_set(t, line);
    t->game->parse(t->rules, "road_building", &m, NULL);
    bool any = false;
    for (int e = 0; e < is.n_edge; e++)
        any |= may_road(&is, e, seat + 1);
    bool can = t->game->legal(t->rules, t->state, seat, m, NULL) == 0;
    prop_is(&free_roads, t, can == any);
    if (!can)
        return;
    t->game->apply(t->rules, t->state, seat, m, NULL);
    t->game->gen(t->rules, t->state, seat, &t->moves);
    for (int e = 0; e < is.n_edge; e++)
        prop_is(&free_roads, t, listed(t, seat, CAT_ROAD, e) == may_road(&is, e, seat + 1));
}

static void one_position(struct table *t, bool special)
{
    int hand[5], seat = (int)th_rng_below(&t->rng, t->rules->seats);
    bool deck = th_rng_below(&t->rng, 4) != 0;
    t->game->start(t->rules, t->state);
    put_buildings(t);
    put_roads(t);
    put_hand(t, seat, hand);
    if (!deck) /* every card is drawn and played */
        table_set(t, special ? "spent 20knight+3road_building+3plenty+3monopoly+5point"
                             : "spent 14knight+2road_building+2plenty+2monopoly+5point");
    int last = (seat + t->rules->seats - 1) % t->rules->seats;
    if (!set_phase(t, special ? "close" : "act", special ? last : seat))
        return;
    compare(t, seat, hand, deck);
    if (!special && deck)
        compare_free(t, seat);
}

int main(void)
{
    struct table *t = table_open("catan seats=4 layout=beginner", 3);
    struct table *six = table_open("catan +five_six seats=6 layout=beginner", 4);
    for (int i = 0; i < tap_scale(4000); i++) {
        one_position(t, false);
        one_position(six, true);
    }
    prop_report(&roads);
    prop_report(&towns);
    prop_report(&cities);
    prop_report(&cards);
    prop_report(&free_roads);
    prop_report(&asked);
    TAP_OK(empty_supply > 0 && found > 0,
           "CB-BUILD-03 %ld of them lacked a piece; settlements had %ld places", empty_supply,
           found);
    table_close(t);
    table_close(six);
    return tap_done();
}
