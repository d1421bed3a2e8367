/* test_deal.c - random set-ups over many seeds and every option of the island: what is dealt is
 * what the box holds, and lies where the clauses allow. Clauses: CB-SETUP-03..06, CB-NUM-01..08,
 * CB-HARB-01..05, CB-56-01..04, CB-56-10. */
#include "table.h"
#include "cat.h"

static struct prop land = {
    .name = "CB-BOARD-02, CB-56-01, CB-SETUP-06 the terrains are those of the box"
};
static struct prop numbers = {
    .name = "CB-NUM-01, CB-NUM-03, CB-56-02 every token once, none on a desert"
};
static struct prop reds = { .name = "CB-NUM-06, CB-NUM-07 no two red numbers are neighbours" };
static struct prop spiral = {
    .name = "CB-NUM-05, CB-NUM-08 the tokens lie along a spiral from a corner"
};
static struct prop ports = {
    .name = "CB-HARB-01..05, CB-56-03 the harbours are those of the box, on their places"
};
static struct prop robber = { .name = "CB-SETUP-05, CB-56-10 the robber starts on a desert" };
static struct prop rest = {
    .name = "CB-SETUP-02..04, CB-56-04, CB-56-05 full bank, deck and supplies"
};
static struct prop sound = { .name = "check() holds, and the same seed deals the same island" };

struct box { /* copied from the clauses */
    int hexes, each, land[CAT_TERRAIN_NB], tokens[28], n_tokens, ports[CAT_HARBOUR_KINDS], n_ports,
        deck[CAT_DEV_NB];
};

/* clang-format off */
static const struct box base_box = {
    19, 19, { 0, 3, 4, 4, 4, 3, 1, 0 },
    { 5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11 }, 18,
    { 1, 1, 1, 1, 1, 0, 0, 0, 4 }, 9, { 14, 2, 2, 2, 5 }
};
static const struct box more_box = {
    30, 24, { 0, 5, 6, 6, 6, 5, 2, 0 },
    { 2, 5, 4, 6, 3, 9, 8, 11, 11, 10, 6, 3, 8, 4, 8, 10, 11, 12, 10, 5, 4, 9, 5, 9, 12, 3, 2, 6 },
    28, { 1, 1, 2, 1, 1, 0, 0, 0, 5 }, 11, { 20, 3, 3, 3, 5 }
};
/* clang-format on */

struct seen { /* over all seeds of a set-up: does chance reach everything? */
    int deserts[CAT_HEXES], robbers[CAT_HEXES], starts[CAT_HEXES], first_port[CAT_HARBOUR_KINDS];
};

static const struct cat_base *base_of(const struct table *t)
{
    return &((const struct cat_state *)t->state)->base;
}

static const struct cat_graph *graph_of(const struct table *t)
{
    return &((const struct cat_rules *)t->rules)->graph;
}

/* The number on a hex, 0 for none, -1 for more than one. */
static int number_on(const struct cat_base *s, int hex)
{
    for (int v = 2; v <= 12; v++)
        if (s->number[hex] == 1U << v)
            return v;
    return s->number[hex] == 0 ? 0 : -1;
}

static void see_land(struct table *t, const struct box *box)
{
    const struct cat_base *s = base_of(t);
    int n[CAT_TERRAIN_NB] = { 0 }, left[13] = { 0 };
    for (int i = 0; i < box->n_tokens; i++)
        left[box->tokens[i]]++;
    for (int h = 0; h < box->hexes; h++) {
        int v = number_on(s, h);
        n[s->terrain[h]]++;
        prop_is(&numbers, t, v >= 0 && (v == 0) == (s->terrain[h] == CAT_DESERT));
        left[v > 0 ? v : 0]--;
    }
    for (int v = 2; v <= 12; v++)
        prop_is(&numbers, t, left[v] == 0);
    for (int i = 0; i < CAT_TERRAIN_NB; i++)
        prop_is(&land, t, n[i] == box->land[i]);
    prop_is(&robber, t, s->robber > 0 && s->terrain[s->robber - 1] == CAT_DESERT);
}

static void see_reds(struct table *t)
{
    const struct cat_base *s = base_of(t);
    const struct cat_graph *g = graph_of(t);
    for (int h = 0; h < g->n_map; h++)
        for (int side = 0; side < 6; side++) {
            int a = number_on(s, h), other = g->hex_hex[h][side];
            int b = other < g->n_map ? number_on(s, other) : 0;
            prop_is(&reds, t, (a != 6 && a != 8) || (b != 6 && b != 8));
        }
}

/* The corner from which the tokens lie in the order of their letters; -1 when there is none. */
static int spiral_start(struct table *t, const struct box *box, bool clockwise)
{
    bool all[CAT_HEXES] = { false };
    uint8_t corner[6], order[CAT_HEXES];
    memset(all, true, graph_of(t)->n_map);
    int n = cat_graph_corners(graph_of(t), all, corner);
    for (int i = 0; i < n; i++) {
        bool same = true;
        const int *token = box->tokens;
        cat_graph_spiral(graph_of(t), all, corner[i], clockwise, order);
        for (int k = 0; k < box->hexes; k++)
            if (base_of(t)->terrain[order[k]] != CAT_DESERT)
                same &= number_on(base_of(t), order[k]) == *token++;
        if (same)
            return corner[i];
    }
    return -1;
}

/* Places are the map's, in its order; only the kinds may change. */
static void see_ports(struct table *t, const struct box *box, bool printed, bool older)
{
    const struct cat_base *s = base_of(t);
    const struct cat_map *map = ((const struct cat_rules *)t->rules)->params.map;
    int n[CAT_HARBOUR_KINDS] = { 0 };
    for (int i = 0; i < CAT_HARBOURS; i++) {
        if (!prop_is(&ports, t, (s->harbour[i] != 0) == (i < box->n_ports)) || s->harbour[i] == 0)
            continue;
        int hex = older ? map->spots[i].hex : map->harbours[i].hex;
        int side = older ? map->spots[i].side : map->harbours[i].side;
        prop_is(&ports, t, s->harbour[i] - 1 == cat_graph_side(graph_of(t), hex, side));
        prop_is(&ports, t, !printed || s->harbour_kind[i] == map->harbours[i].kind);
        n[s->harbour_kind[i]]++;
    }
    for (int kind = 0; kind < CAT_HARBOUR_KINDS; kind++)
        prop_is(&ports, t, n[kind] == box->ports[kind]);
}

static void see_rest(struct table *t, const struct box *box)
{
    const struct cat_base *s = base_of(t);
    for (int kind = 0; kind < CAT_KINDS; kind++)
        prop_is(&rest, t, cat_count(s->bank, kind) == (kind < CAT_RES_NB ? box->each : 0));
    for (int card = 0; card < CAT_DEV_NB; card++)
        prop_is(&rest, t, cat_count(s->deck, card) == box->deck[card]);
    for (int seat = 0; seat < t->rules->seats; seat++) {
        prop_is(&rest, t, s->hand[seat] == 0 && s->dev[seat] == 0 && s->fresh[seat] == 0);
        prop_is(&rest, t,
                s->left[CAT_TOWN_PIECE][seat] == 5 && s->left[CAT_CITY_PIECE][seat] == 4 &&
                    s->left[CAT_ROAD_PIECE][seat] == 15);
    }
}

static void see_twin(struct table *t)
{
    struct th_why why = { 0 };
    struct table *twin = table_of(&t->setup, t->seed);
    prop_is(&sound, t,
            table_same(t, twin->state, t->state) && t->game->check(t->rules, t->state, &why) == 0);
    table_close(twin);
}

static void remember(struct table *t, struct seen *seen, int start)
{
    const struct cat_base *s = base_of(t);
    for (int h = 0; h < graph_of(t)->n_map; h++)
        seen->deserts[h] += s->terrain[h] == CAT_DESERT;
    seen->robbers[s->robber - 1]++;
    seen->first_port[s->harbour_kind[0]]++;
    if (start >= 0)
        seen->starts[start]++;
}

static bool has(const struct table *t, const char *word)
{
    return strstr(t->name, word) != NULL;
}

static int nonzero(const int *list, int n)
{
    int k = 0;
    for (int i = 0; i < n; i++)
        k += list[i] > 0;
    return k;
}

static void deal(const char *setup, int seeds, struct seen *seen)
{
    for (int seed = 1; seed <= seeds; seed++) {
        struct table *t = table_open(setup, (uint64_t)seed);
        const struct box *box = has(t, "+five_six") ? &more_box : &base_box;
        bool beginner = has(t, "layout=beginner"), random = has(t, "number_setup=random");
        int start = -1;
        see_land(t, box);
        if (!beginner && !random) {
            start = spiral_start(t, box, has(t, "spiral=cw"));
            prop_is(&spiral, t, start >= 0);
        }
        see_reds(t); /* the large island's spiral keeps them apart, too: test_board.c */
        see_ports(t, box, beginner || has(t, "harbours=printed"), has(t, "harbour_spots=older"));
        see_rest(t, box);
        see_twin(t);
        remember(t, seen, start);
        table_close(t);
    }
}

/* Chance reaches every place: the odds to miss one of 30 hexes in 1000 deals are below 10^-13. */
static void spread(void)
{
    struct seen seen = { .deserts = { 0 } }, six = { .deserts = { 0 } };
    deal("catan seats=4", 1000, &seen);
    TAP_EQ(nonzero(seen.deserts, 19), 19, "CB-SETUP-06 the desert may lie anywhere");
    TAP_EQ(nonzero(seen.starts, 19), 6, "CB-NUM-05 the spiral starts at each of the six corners");
    TAP_EQ(nonzero(seen.first_port, CAT_HARBOUR_KINDS), 6,
           "CB-HARB-05 every kind of harbour comes to the first place");
    deal("catan +five_six seats=6", 1000, &six);
    TAP_EQ(nonzero(six.deserts, 30), 30, "CB-56-01 the deserts may lie anywhere");
    TAP_EQ(nonzero(six.robbers, 30), 30, "CB-56-10 the robber may start on either");
}

int main(void)
{
    static const char *const setups[] = {
        "catan seats=3 number_setup=random",
        "catan seats=4 spiral=cw",
        "catan seats=4 harbours=printed",
        "catan seats=2 number_setup=random harbours=printed",
        "catan seats=4 layout=beginner",
        "catan +five_six seats=5 number_setup=random",
        "catan +five_six seats=6 spiral=cw harbour_spots=older",
        "catan +five_six seats=6 layout=beginner",
        "catan +five_six seats=5 harbours=printed number_setup=random harbour_spots=older",
    };
    struct prop *all[] = { &land, &numbers, &reds, &spiral, &ports, &robber, &rest, &sound };
    struct seen any = { .deserts = { 0 } };
    spread();
    for (size_t i = 0; i < sizeof setups / sizeof setups[0]; i++)
        deal(setups[i], tap_scale(400), &any);
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
        prop_report(all[i]);
    return tap_done();
}
