/* test_laws_sea.c - laws of Seafarers on random games of every scenario, edition and number of seats, new deals too.
 *
 * What is counted here is counted from the board, not asked of the module. Clauses: CS-SETUP-01, CS-SHIP-03, CS-PIRATE-06,
 * CS-PIRATE-07, CS-MOVE-01, CS-WIN-01..03, CS-GOLD-02. */
#include "sea.h"
#include "table.h"

enum {
    PLIES = 9000
};

static struct prop pieces = {
    .name = "CS-SETUP-01 fifteen ships and roads of each colour, on the board or in the supply"
};
static struct prop cards = { .name = "CS-GOLD-02 nineteen cards of each resource" };
static struct prop moored = { .name = "CS-SHIP-03 every ship hangs together with an own building" };
static struct prop held = {
    .name = "CS-PIRATE-07 nothing comes to or leaves the sides of the pirate's hex"
};
static struct prop at_sea = { .name = "CS-PIRATE-06 the pirate is at sea" };
static struct prop points = {
    .name = "CS-WIN-02 points are buildings, titles, cards, chips, gifts and cloth"
};
static struct prop sound = { .name = "check() holds" };
static struct prop ended = { .name = "games end" };

static const struct cat_state *of(const struct table *t)
{
    return t->state;
}

static const struct cat_graph *graph_of(const struct table *t)
{
    return &((const struct cat_rules *)t->rules)->graph;
}

static bool is_ship(const struct cat_base *s, int edge, int owner)
{
    return s->edge[edge] == (CAT_WATER | (owner + 1));
}

static void see_pieces(struct table *t)
{
    const struct cat_base *s = &of(t)->base;
    for (int i = 0; i < t->rules->seats; i++) {
        int roads = 0, ships = of(t)->sea.wonder[i] != 0; /* one lies on the card: CS-WON-05 */
        for (int e = 0; e < graph_of(t)->n_edge; e++) {
            roads += s->edge[e] == i + 1;
            ships += is_ship(s, e, i);
        }
        prop_is(&pieces, t, roads + s->left[CAT_ROAD_PIECE][i] == 15);
        prop_is(&pieces, t, ships + s->left[SEA_SHIP_PIECE][i] == 15);
    }
}

static void see_cards(struct table *t)
{
    const struct cat_base *s = &of(t)->base;
    for (int kind = 0; kind < CAT_RES_NB; kind++) {
        int n = cat_count(s->bank, kind);
        for (int i = 0; i < CAT_OWNERS; i++)
            n += cat_count(s->hand[i], kind) + cat_count(s->pend[i], kind);
        prop_is(&cards, t, n == 19);
    }
}

/* Ships reached from own buildings over ships. */
static void see_lines(struct table *t, int owner)
{
    const struct cat_base *s = &of(t)->base;
    bool dry[CAT_NODES] = { false }, more = true;
    for (int n = 0; n < CAT_NODES; n++)
        dry[n] = cat_node_owner(s, n) == owner;
    while (more) {
        more = false;
        for (int e = 0; e < graph_of(t)->n_edge; e++) {
            const uint8_t *end = graph_of(t)->edge_node[e];
            if (!is_ship(s, e, owner) || dry[end[0]] == dry[end[1]])
                continue;
            dry[end[0]] = dry[end[1]] = more = true;
        }
    }
    for (int e = 0; e < graph_of(t)->n_edge; e++)
        if (is_ship(s, e, owner))
            prop_is(&moored, t, dry[graph_of(t)->edge_node[e][0]]);
}

static void see_pirate(struct table *t, const struct cat_state *old)
{
    int hex = old->sea.pirate - 1;
    for (int side = 0; side < 6 && hex >= 0; side++) {
        int e = graph_of(t)->hex_edge[hex][side];
        if (e != CAT_NONE && ((old->base.edge[e] | of(t)->base.edge[e]) & CAT_WATER) != 0)
            prop_is(&held, t, old->base.edge[e] == of(t)->base.edge[e]);
    }
    if (of(t)->sea.pirate != 0)
        prop_is(&at_sea, t, of(t)->base.terrain[of(t)->sea.pirate - 1] == CAT_SEA);
}

static int chips_of(const struct table *t, int owner)
{
    const struct sea_state *sea = &of(t)->sea;
    int n = sea->gifts[owner] + sea->cloth[owner] / 2;
    for (int node = 0; node < CAT_NODES; node++)
        if (cat_node_owner(&of(t)->base, node) == owner)
            n += cat_has_node(&sea->chip[0], node) + 2 * cat_has_node(&sea->chip[1], node);
    return n;
}

static void see_points(struct table *t)
{
    const struct cat_base *s = &of(t)->base;
    int16_t score[TH_SEATS];
    uint8_t rank[TH_SEATS];
    t->game->scores(t->rules, t->state, score, rank);
    for (int i = 0; i < t->rules->seats; i++) {
        int n =
            chips_of(t, i) + (s->route_holder == i + 1 ? 2 : 0) + (s->army_holder == i + 1 ? 2 : 0);
        for (int node = 0; node < CAT_NODES; node++)
            if (cat_node_owner(s, node) == i)
                n += (s->node[node] & CAT_CITY_BIT) != 0 ? 2 : 1;
        n += cat_count(s->dev[i], CAT_POINT_CARD) + cat_count(s->fresh[i], CAT_POINT_CARD);
        prop_is(&points, t, score[i] == n);
    }
}

static void one_game(const char *setup, uint64_t seed)
{
    struct table *t = table_open(setup, seed);
    while (th_ply(t->state) < PLIES && table_choose(t)) {
        struct cat_state old = *of(t);
        table_make(t);
        see_pieces(t);
        see_cards(t);
        see_pirate(t, &old);
        see_points(t);
        for (int i = 0; i < t->rules->seats && th_ply(t->state) % 16 == 0; i++)
            see_lines(t, i);
        if (th_ply(t->state) % 64 == 0)
            prop_is(&sound, t, t->game->check(t->rules, t->state, NULL) == 0);
    }
    prop_is(&ended, t, of(t)->flow.depth == 0 || th_ply(t->state) >= PLIES);
    table_close(t);
}

/* offers_per_turn=0: random traders would do little else */
static void every_scenario(const struct th_game *game)
{
    static const char *const more[] = { "", " variable=1", " edition=rev2009",
                                        " pirate_on_frame=0" };
    const struct th_option *scenario = &game->options[CAT_OPT_SEA_SCENARIO];
    uint64_t seed = 600;
    for (int row = 0; row <= scenario->max; row++)
        for (int i = 0; i < 12; i++) {
            char text[160];
            struct th_setup setup;
            snprintf(text, sizeof text, "catan +sea scenario=%s%s seats=%d offers_per_turn=0",
                     scenario->choice[row].name, more[i % 4], 2 + i / 4);
            bool slow = tap_step() > 1; /* one game of each scenario */
            if (th_setup_parse(&setup, text, NULL) != 0 || (slow && i != 4 + row % 4))
                continue;
            for (int n = 0; n < tap_scale(2); n++) /* check-long: a hundred */
                one_game(text, ++seed);
        }
}

int main(void)
{
    struct prop *all[] = { &pieces, &cards, &moored, &held, &at_sea, &points, &sound, &ended };
    every_scenario(th_game_find("catan"));
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
        prop_report(all[i]);
    return tap_done();
}
