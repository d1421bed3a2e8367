/* test_maps.c - what a map may say beyond an island dealt as a whole: groups with limits, named starts, open harbours,
 * plazas. On small maps whose numbers are worked out by hand; then facts that hold for every map of the list. */
#include "table.h"
#include "cat.h"
#include "cat_maps.h"

static struct cat_rules *rules_of(struct table *t)
{
    return (struct cat_rules *)t->rules;
}

static struct cat_base *base_of(const struct table *t)
{
    return &((struct cat_state *)t->state)->base;
}

/* A table of base Catan on another map. */
static struct table *table_on(const struct cat_map *map, const char *setup)
{
    struct table *t = table_open(setup, 1);
    struct cat_rules *ru = rules_of(t);
    ru->params.map = map;
    TAP_OK(cat_graph_build(&ru->graph, map) == 0, "map %s is built", map->name);
    t->rules->range[TH_T_HEX] = ru->graph.n_map;
    t->rules->range[TH_T_NODE] = ru->graph.n_node;
    t->rules->range[TH_T_EDGE] = ru->graph.n_edge;
    t->game->start(t->rules, t->state);
    return t;
}

/* A row of hexes from (0, 0) to the east. */
static struct cat_map row_of(const char *name, int n)
{
    struct cat_map map = { .name = name, .n_hex = (uint8_t)n };
    for (int i = 0; i < n; i++)
        map.q[i] = (int8_t)i;
    return map;
}

/* ------------------------------------------------------------------ plazas */

enum {
    N = 1,
    NE = 2,
    SE = 4,
    S = 8,
    SW = 16,
    NW = 32
};

/* Two hexes: upper line n00 to n04, lower line n05 to n09, n02-n07 between them. */
static struct cat_map plaza_map(void)
{
    struct cat_map map = row_of("plaza", 2);
    map.terrain[0] = CAT_HILLS;
    map.terrain[1] = CAT_SEA;
    map.n_plazas = 1;
    map.plazas[0].hex = 0;
    map.plazas[0].corners = N | NE | SE | S;
    return map;
}

static void plaza_numbers(void)
{
    static const uint8_t ends[15][2] = { { 0, 1 }, { 0, 5 },  { 1, 2 },  { 2, 3 },  { 2, 7 },
                                         { 3, 4 }, { 4, 9 },  { 5, 6 },  { 6, 7 },  { 7, 8 },
                                         { 8, 9 }, { 1, 10 }, { 2, 10 }, { 6, 10 }, { 7, 10 } };
    static const uint8_t at_two[] = { 2, 3, 4, 12, CAT_NONE },
                         at_plaza[] = { 11, 12, 13, 14, CAT_NONE };
    static const uint8_t both[2] = { 0, 0 }, none[3] = { CAT_NONE, CAT_NONE, CAT_NONE };
    struct cat_map map = plaza_map(), plain = plaza_map();
    static struct cat_graph g, without;
    plain.n_plazas = 0;
    TAP_OK(cat_graph_build(&g, &map) == 0 && cat_graph_build(&without, &plain) == 0,
           "two hexes with and without a plaza");
    TAP_OK(without.n_node == 10 && without.n_edge == 11 && g.n_node == 11 && g.n_edge == 15,
           "one node and four paths more");
    TAP_OK(memcmp(without.edge_node, ends, 2 * 11) == 0, "numbers without it, by hand");
    TAP_OK(memcmp(g.edge_node, ends, 2 * 15) == 0, "its paths come behind all others, by corner");
    TAP_OK(memcmp(g.hex_node, without.hex_node, sizeof g.hex_node) == 0, "no other number moves");
    TAP_OK(memcmp(g.node_edge[2], at_two, 5) == 0, "a corner between two hexes has four paths");
    TAP_OK(memcmp(g.node_edge[10], at_plaza, 5) == 0, "the plaza has four");
    TAP_OK(memcmp(g.edge_hex[13], both, 2) == 0, "an interior path has its hex on both sides");
    TAP_OK(memcmp(g.node_hex[10], none, 3) == 0, "a plaza touches no hex");
}

static void too_many_paths(void)
{
    struct cat_map map = plaza_map();
    static struct cat_graph g;
    map.plazas[0].corners = N | NE | SE | S | SW;
    TAP_OK(cat_graph_build(&g, &map) != 0, "a plaza with five paths is refused");
    map = plaza_map();
    map.n_plazas = 2;
    map.plazas[1].hex = 1;
    map.plazas[1].corners = NW;
    TAP_OK(cat_graph_build(&g, &map) != 0, "a corner with five paths is refused");
}

static int route_over(struct table *t, const int *roads, int n)
{
    struct th_ctx g = { .rules = t->rules, .flow = t->state };
    struct cat_base *s = base_of(t);
    memset(s->edge, 0, sizeof s->edge);
    for (int i = 0; i < n; i++)
        s->edge[roads[i]] = 1;
    cat_rebuild(&g);
    return s->route[0];
}

/* Roads in the order of the trail; the last list passes the plaza twice: 0-1-P-2-7-P-6. */
static void plaza_route(void)
{
    struct cat_map map = plaza_map();
    struct table *t = table_on(&map, "catan seats=2 layout=beginner first_player=1");
    TAP_EQ(route_over(t, (int[]){ 0, 11, 14, 9 }, 4), 4, "a road across the plaza: 0-1-P-7-8");
    TAP_EQ(route_over(t, (int[]){ 0, 11, 12, 4, 14, 9 }, 6), 5, "a ring at the plaza: 5 of 6");
    TAP_EQ(route_over(t, (int[]){ 0, 11, 12, 4, 14, 13, 9 }, 7), 6, "twice over the plaza: 6 of 7");
    t->game->start(t->rules, t->state);
    bool open[11];
    for (int n = 0; n < 11; n++)
        open[n] = cat_has_node(&base_of(t)->open, n);
    TAP_OK(open[0] && open[1] && open[2] && open[5] && open[6] && open[7],
           "settlements may stand at the corners of the land");
    TAP_OK(!open[3] && !open[10], "CT-TB-05 none at sea, none on the plaza");
    table_close(t);
}

/* ------------------------------------------------------------------ groups */

/* A row of 14 hexes. West: reds apart leave 5 in the middle. East: sea and desert among them, 8 not on fields, so on
 * hills. Pair: numbers only, no 2 on h09. Far: h11 is a printed 8, so 6 lies on h13. */
static const struct cat_group groups[] = {
    { .name = "west",
      .hexes = 0x7,
      .flags = CAT_DEALS_TERRAIN | CAT_DEALS_NUMBERS | CAT_REDS_APART,
      .tokens = { 1 << 6, 1 << 8, 1 << 5 },
      .n_tokens = 3 },
    { .name = "east",
      .hexes = 0x1e0,
      .flags = CAT_DEALS_TERRAIN | CAT_DEALS_NUMBERS,
      .tokens = { 1 << 8, 1 << 4 },
      .n_tokens = 2,
      .bars = { { 1 << 6 | 1 << 8, 1 << CAT_FIELDS, 0 } },
      .n_bars = 1 },
    { .name = "pair",
      .hexes = 0x600,
      .flags = CAT_DEALS_NUMBERS,
      .tokens = { 1 << 2, 1 << 12 | 1 << 3 },
      .n_tokens = 2,
      .bars = { { 1 << 2, 0, 0x200 } },
      .n_bars = 1 },
    { .name = "far",
      .hexes = 0x3000,
      .flags = CAT_DEALS_NUMBERS | CAT_REDS_APART,
      .tokens = { 1 << 6, 1 << 4 },
      .n_tokens = 2 },
};

static const uint8_t tiles[14] = { CAT_HILLS,  CAT_FOREST, CAT_PASTURE, CAT_SEA,   CAT_MOUNTAINS,
                                   CAT_SEA,    CAT_DESERT, CAT_FIELDS,  CAT_HILLS, CAT_FIELDS,
                                   CAT_FOREST, CAT_FOREST, CAT_PASTURE, CAT_FIELDS };

static struct cat_map groups_map(const struct cat_mark *robber)
{
    static const uint8_t numbers[14] = { 6, 5, 8, 0, 9, 0, 0, 4, 8, 12, 2, 8, 4, 6 };
    struct cat_map map = row_of("groups", 14);
    for (int h = 0; h < 14; h++) {
        map.terrain[h] = tiles[h];
        map.number[h] = numbers[h] == 0 ? 0 : (uint16_t)(1U << numbers[h]);
    }
    map.groups = groups;
    map.n_groups = 4;
    map.marks = robber;
    map.n_marks = 1;
    map.n_harbours = 2;
    map.fixed_harbours = true;
    map.harbours[0].hex = 4;
    map.harbours[0].kind = CAT_ORE;
    map.harbours[1].hex = CAT_NONE;
    map.harbours[1].kind = CAT_ANY_HARBOUR;
    return map;
}

static bool fixed_stays(const struct cat_base *s)
{
    return s->terrain[3] == CAT_SEA && s->terrain[4] == CAT_MOUNTAINS && s->number[4] == 1U << 9 &&
           s->number[3] == 0 && s->terrain[11] == CAT_FOREST && s->number[11] == 1U << 8;
}

static bool east_is_right(const struct cat_base *s)
{
    bool good = true;
    for (int h = 5; h < 9; h++) {
        int want = s->terrain[h] == CAT_HILLS ? 1 << 8 : s->terrain[h] == CAT_FIELDS ? 1 << 4 : 0;
        good &= s->number[h] == want;
    }
    return good;
}

static bool numbers_only(const struct cat_base *s)
{
    return memcmp(s->terrain + 9, tiles + 9, 5) == 0 && s->number[9] == (1U << 12 | 1U << 3) &&
           s->number[10] == 1U << 2 && s->number[12] == 1U << 4 && s->number[13] == 1U << 6;
}

/* Which of the orders of n different terrains lies here: 0 to n! - 1. */
static int order_of(const uint8_t *terrain, int n)
{
    int order = 0;
    for (int i = 0; i < n; i++) {
        int smaller = 0;
        for (int k = i + 1; k < n; k++)
            smaller += terrain[k] < terrain[i];
        order = order * (n - i) + smaller;
    }
    return order;
}

static bool even(const int *count, int n, int want, int within)
{
    bool good = true;
    for (int i = 0; i < n; i++)
        good &= count[i] > want - within && count[i] < want + within;
    return good;
}

/* 24000 deals. West has 6 orders of tiles and 2 of numbers: 2000 each, standard deviation 43. East has 24 orders: 1000
 * each, 31. Six deviations are allowed. */
static void dealt_by_groups(void)
{
    static const struct cat_mark robber = { CAT_MARK_ROBBER, CAT_NONE, CAT_DESERT };
    struct cat_map map = groups_map(&robber);
    struct table *t = table_on(&map, "catan seats=2");
    struct cat_base *s = base_of(t);
    int west[12] = { 0 }, east[24] = { 0 };
    bool fixed = true, middle = true, right = true, only = true, home = true, ports = true;
    for (int i = 0; i < 24000; i++) {
        t->game->start(t->rules, t->state);
        t->game->deal(t->rules, t->state, &t->rng);
        bool six_first = s->number[0] == 1U << 6;
        fixed &= fixed_stays(s);
        middle &= s->number[1] == 1U << 5 && s->number[six_first ? 2 : 0] == 1U << 8;
        right &= east_is_right(s);
        only &= numbers_only(s);
        home &= s->robber > 0 && s->terrain[s->robber - 1] == CAT_DESERT;
        ports &= s->harbour_kind[0] == CAT_ORE && s->harbour[0] != 0 && s->harbour[1] == 0;
        west[2 * order_of(s->terrain, 3) + six_first]++;
        east[order_of(s->terrain + 5, 4)]++;
    }
    TAP_OK(fixed, "hexes in no group stay as printed, sea too");
    TAP_OK(middle, "CB-NUM-07 reds are kept apart within a group");
    TAP_OK(right, "a number barred from a terrain; sea and desert are dealt and get none");
    TAP_OK(only, "numbers alone are dealt: barred from a hex, two on one token, reds of others");
    TAP_OK(home, "CB-SETUP-05 the robber starts on the desert");
    TAP_OK(ports, "fixed harbours stay, open ones are not placed");
    TAP_OK(even(west, 12, 2000, 260), "every admissible island in the west is equally likely");
    TAP_OK(even(east, 24, 1000, 190), "every order of sea, desert and land in the east is, too");
    table_close(t);
}

static void named_start(void)
{
    static const struct cat_mark there = { CAT_MARK_ROBBER, 4, 0 },
                                 off = { CAT_MARK_ROBBER, CAT_NONE, 0 };
    struct cat_map map = groups_map(&there);
    struct table *t = table_on(&map, "catan seats=2");
    TAP_EQ(base_of(t)->robber, 5, "a map may name the robber's hex");
    t->game->deal(t->rules, t->state, &t->rng);
    TAP_EQ(base_of(t)->robber, 5, "and a deal leaves him there");
    map = groups_map(&off);
    t->game->start(t->rules, t->state);
    t->game->deal(t->rules, t->state, &t->rng);
    TAP_EQ(base_of(t)->robber, 0, "or he starts beside the board");
    table_close(t);
}

/* ------------------------------------------------------------------ spirals */

/* The base island with three hexes more below it that are dealt by themselves. */
static void spiral_beside(void)
{
    struct cat_map map = cat_maps[CAT_MAP_BASE];
    struct cat_group both[2] = {
        cat_maps[CAT_MAP_BASE].groups[0],
        { .name = "below",
          .hexes = 0x380000,
          .flags = CAT_DEALS_NUMBERS,
          .tokens = { 1 << 2, 1 << 3, 1 << 4 },
          .n_tokens = 3 },
    };
    map.n_hex = 22;
    for (int i = 0; i < 3; i++) {
        map.q[19 + i] = (int8_t)(i - 3);
        map.r[19 + i] = 3;
        map.terrain[19 + i] = CAT_FIELDS;
    }
    map.groups = both;
    map.n_groups = 2;
    struct table *t = table_on(&map, "catan seats=2");
    const struct cat_base *s = base_of(t);
    bool island[CAT_HEXES] = { false };
    uint8_t corner[6], order[CAT_HEXES];
    int spirals = 0, below = 0;
    memset(island, true, 19);
    int n = cat_graph_corners(&rules_of(t)->graph, island, corner);
    t->game->deal(t->rules, t->state, &t->rng);
    for (int i = 0; i < n; i++) {
        const uint16_t *token = both[0].tokens;
        bool same = cat_graph_spiral(&rules_of(t)->graph, island, corner[i], false, order) == 19;
        for (int k = 0; k < 19 && same; k++)
            same = s->terrain[order[k]] == CAT_DESERT || s->number[order[k]] == *token++;
        spirals += same;
    }
    for (int h = 19; h < 22; h++)
        below |= s->number[h];
    TAP_OK(n == 6 && spirals == 1, "CB-NUM-05 the spiral runs over its group's land alone");
    TAP_EQ(below, 1 << 2 | 1 << 3 | 1 << 4, "the others are dealt at random");
    table_close(t);
}

/* ----------------------------------------------------------------- every map */

static bool spirals_reach(const struct cat_graph *g, const struct cat_group *group)
{
    bool land[CAT_HEXES], good = true;
    uint8_t corner[6], order[CAT_HEXES];
    int size = 0;
    for (int h = 0; h < CAT_HEXES; h++) {
        land[h] = h < 64 && (group->hexes >> h & 1) != 0;
        size += land[h];
    }
    int n = cat_graph_corners(g, land, corner);
    for (int i = 0; i < 2 * n; i++)
        good &= cat_graph_spiral(g, land, corner[i / 2], i % 2 == 1, order) == size;
    return good && n > 0;
}

static void every_map(void)
{
    for (int i = 0; i < CAT_MAP_NB; i++) {
        static struct cat_graph g;
        const struct cat_map *map = &cat_maps[i];
        bool reach = true;
        TAP_OK(cat_graph_build(&g, map) == 0, "map %s is within the caps", map->name);
        for (int k = 0; k < map->n_groups; k++)
            if ((map->groups[k].flags & CAT_SPIRAL) != 0)
                reach &= spirals_reach(&g, &map->groups[k]);
        TAP_OK(reach, "its spirals reach every hex from every corner, both ways round");
    }
}

int main(void)
{
    plaza_numbers();
    too_many_paths();
    plaza_route();
    dealt_by_groups();
    named_start();
    spiral_beside();
    every_map();
    return tap_done();
}
