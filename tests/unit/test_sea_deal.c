/* test_sea_deal.c - new deals of the scenarios over many seeds: outlines stay, every group keeps its tiles and tokens, 6 and 8
 * keep their distance. What a group holds is read from the printed map; who is in a group from the clauses' words in the maps.
 * Clauses: CS-FRAME-10..12, CS-SETUP-03, CS-NS-06, CS-4I-06, CS-TTD-08, CS-FOG-16, CS-FT-15, CS-CLOTH-20, CS-WON-13. */
#include "cat.h"
#include "cat_maps.h"
#include "table.h"

enum {
    SEEDS = 60,
    REDS = 1 << 6 | 1 << 8
};

static struct prop outline = { .name =
                                   "CS-FRAME-10 what is sea, desert belt or small print stays" };
static struct prop group = { .name = "CS-FRAME-10 every group keeps its tiles and its tokens" };
static struct prop reds = { .name =
                                "CS-FRAME-11 dealt at random, no two of 6 and 8 are neighbours" };
static struct prop gold = { .name = "CS-FRAME-12 6 and 8 are not dealt to gold" };
static struct prop barred = { .name = "CS-FT-15 CS-WON-13 numbers a place must not get" };
static struct prop ports = { .name =
                                 "CS-SETUP-03 the places of harbours stay, their kinds are dealt" };
static struct prop other = { .name = "CS-FRAME-10 deals differ" };

static const struct cat_base *base_of(const struct table *t)
{
    return &((const struct cat_state *)t->state)->base;
}

static const struct cat_rules *rules_of(const struct table *t)
{
    return (const struct cat_rules *)t->rules;
}

static uint64_t dealt_hexes(const struct cat_map *map, int flag)
{
    uint64_t hexes = 0;
    for (int i = 0; i < map->n_groups; i++)
        if ((map->groups[i].flags & flag) != 0)
            hexes |= map->groups[i].hexes;
    return hexes;
}

/* Outside the groups nothing changes. */
static void see_outline(struct table *t)
{
    const struct cat_map *map = rules_of(t)->params.map;
    uint64_t tiles = dealt_hexes(map, CAT_DEALS_TERRAIN),
             tokens = dealt_hexes(map, CAT_DEALS_NUMBERS);
    for (int h = 0; h < map->n_hex; h++) {
        bool sea = base_of(t)->terrain[h] == CAT_SEA;
        prop_is(&outline, t, sea == (map->terrain[h] == CAT_SEA));
        prop_is(&outline, t, (tiles >> h & 1) != 0 || base_of(t)->terrain[h] == map->terrain[h]);
        prop_is(&outline, t, (tokens >> h & 1) != 0 || base_of(t)->number[h] == map->number[h]);
    }
}

static void see_group(struct table *t, const struct cat_group *g)
{
    const struct cat_map *map = rules_of(t)->params.map;
    int tiles[CAT_TERRAIN_NB] = { 0 }, tokens[13] = { 0 };
    for (int h = 0; h < map->n_hex; h++) {
        if ((g->hexes >> h & 1) == 0)
            continue;
        tiles[base_of(t)->terrain[h]]++;
        tiles[map->terrain[h]]--;
        for (int n = 2; n <= 12; n++)
            tokens[n] += (base_of(t)->number[h] >> n & 1) - (map->number[h] >> n & 1);
    }
    for (int i = 0; i < CAT_TERRAIN_NB; i++)
        prop_is(&group, t, tiles[i] == 0 || (g->flags & CAT_DEALS_TERRAIN) == 0);
    for (int n = 2; n <= 12; n++)
        prop_is(&group, t, tokens[n] == 0 || (g->flags & CAT_DEALS_NUMBERS) == 0);
}

static bool is_red(const struct table *t, int hex)
{
    return hex < rules_of(t)->params.map->n_hex && (base_of(t)->number[hex] & REDS) != 0;
}

/* Letters laid along the spiral keep apart by their order, but for the archipelago beside them. */
static void see_reds(struct table *t)
{
    const struct cat_map *map = rules_of(t)->params.map;
    uint64_t dealt = dealt_hexes(map, CAT_DEALS_NUMBERS) & ~dealt_hexes(map, CAT_SPIRAL);
    for (int h = 0; h < map->n_hex; h++) {
        if ((dealt >> h & 1) == 0 || !is_red(t, h))
            continue;
        prop_is(&gold, t, base_of(t)->terrain[h] != CAT_GOLD);
        for (int side = 0; side < 6; side++)
            prop_is(&reds, t, !is_red(t, rules_of(t)->graph.hex_hex[h][side]));
    }
}

/* Three hexes in the east of the tribe's main island; two hexes that touch the deserts of the wonders. */
static void see_bars(struct table *t)
{
    static const struct {
        const char *map;
        int hex[3];
        uint16_t numbers;
    } bar[] = { { "sea_forgotten_tribe", { 18, 26, 33 }, 1 << 5 | 1 << 9 | REDS },
                { "sea_wonders_of_catan", { 18, 25, 25 }, REDS } };
    for (size_t i = 0; i < sizeof bar / sizeof bar[0]; i++)
        for (int k = 0; k < 3 && strcmp(rules_of(t)->params.map->name, bar[i].map) == 0; k++)
            prop_is(&barred, t, (base_of(t)->number[bar[i].hex[k]] & bar[i].numbers) == 0);
}

static void see_ports(struct table *t, const struct cat_base *before)
{
    int kinds[CAT_HARBOUR_KINDS] = { 0 };
    prop_is(&ports, t, memcmp(before->harbour, base_of(t)->harbour, sizeof before->harbour) == 0);
    for (int i = 0; i < CAT_HARBOURS; i++) {
        kinds[before->harbour_kind[i]]++;
        kinds[base_of(t)->harbour_kind[i]]--;
    }
    for (int i = 0; i < CAT_HARBOUR_KINDS; i++)
        prop_is(&ports, t, kinds[i] == 0);
}

static void see_deal(const char *setup, uint64_t seed)
{
    struct table *t = table_open(setup, seed);
    struct cat_base dealt = *base_of(t);
    t->game->start(t->rules, t->state);
    struct cat_base printed = *base_of(t);
    memcpy(&((struct cat_state *)t->state)->base, &dealt, sizeof dealt);
    see_outline(t);
    for (int i = 0; i < rules_of(t)->params.map->n_groups; i++)
        if ((rules_of(t)->params.map->groups[i].flags & CAT_COVERED) == 0)
            see_group(t, &rules_of(t)->params.map->groups[i]);
    see_reds(t);
    see_bars(t);
    see_ports(t, &printed);
    prop_is(&other, t,
            memcmp(printed.terrain, dealt.terrain, sizeof dealt.terrain) != 0 ||
                memcmp(printed.number, dealt.number, sizeof dealt.number) != 0);
    table_close(t);
}

/* Every row of `scenario` that can be dealt anew, in both editions where it has two. */
static void every_scenario(const struct th_game *game)
{
    static const char *const edition[] = { "", " edition=rev2009" };
    for (int row = 0; row <= game->options[CAT_OPT_SEA_SCENARIO].max; row++)
        for (int i = 0; i < 4; i++) {
            char text[128];
            struct th_setup setup;
            snprintf(text, sizeof text, "catan +sea scenario=%s variable=1%s seats=%d",
                     game->options[CAT_OPT_SEA_SCENARIO].choice[row].name, edition[i / 2],
                     3 + i % 2);
            if (th_setup_parse(&setup, text, NULL) != 0)
                continue;
            for (uint64_t seed = 1; seed <= (uint64_t)tap_scale(SEEDS); seed++)
                see_deal(text, seed);
        }
}

int main(void)
{
    every_scenario(th_game_find("catan"));
    prop_report(&outline);
    prop_report(&group);
    prop_report(&reds);
    prop_report(&gold);
    prop_report(&barred);
    prop_report(&ports);
    prop_report(&other);
    return tap_done();
}
