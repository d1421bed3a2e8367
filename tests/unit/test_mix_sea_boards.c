/* test_mix_sea_boards.c - how New Shores and Through the Desert are dealt with Barbarian Attack and with the main scenario, over many
 * seeds: which tiles and numbers lie on which part, and what never moves. Copied from CT-BA-02, CT-BA-03, CT-TB-02 and the tables of
 * Seafarers (CT-X-44, CT-X-45, CS-FRAME-10..12). */
#include "table.h"
#include "cat.h"

enum {
    DEALS = 300,
    HEXES = 42
};

static struct prop fixed = { .name = "CT-X-44, CT-X-45 what never moves" };
static struct prop tiles = { .name = "CT-X-44, CT-X-45 the tiles of each part" };
static struct prop tokens = { .name = "CT-X-44, CT-X-45 the numbers of each part" };
static struct prop apart = { .name = "CS-FRAME-11, CS-FRAME-12 red numbers apart, none on gold" };

struct part {
    const char *hexes;  /* "12-14 18" */
    uint8_t tiles[6];   /* hills, forest, pasture, fields, mountains, gold */
    const char *tokens; /* ascending; NULL: they are fixed */
};

static const struct cat_base *base_of(const struct table *t)
{
    return &((const struct cat_state *)t->state)->base;
}

static uint64_t hexes_of(const char *list)
{
    uint64_t set = 0;
    int from, to, n;
    for (; sscanf(list, "%d%n", &from, &n) == 1; list += n) {
        list += n;
        to = from;
        n = 0;
        if (*list == '-')
            sscanf(list, "-%d%n", &to, &n);
        for (int h = from; h <= to; h++)
            set |= (uint64_t)1 << h;
    }
    return set;
}

static void see_part(const struct table *t, const struct part *part)
{
    uint64_t set = hexes_of(part->hexes);
    int n[CAT_TERRAIN_NB] = { 0 }, left[13] = { 0 }, total, used;
    for (const char *at = part->tokens; at != NULL && sscanf(at, "%d%n", &total, &used) == 1;
         at += used)
        left[total]++;
    for (int h = 0; h < HEXES; h++) {
        if ((set >> h & 1) == 0)
            continue;
        n[base_of(t)->terrain[h]]++;
        for (int i = 2; i <= 12; i++)
            left[i] -= base_of(t)->number[h] >> i & 1;
    }
    for (int i = 0; i < 6; i++)
        prop_is(&tiles, t, n[i < 5 ? CAT_HILLS + i : CAT_GOLD] == part->tiles[i]);
    for (int i = 0; i < 13; i++)
        prop_is(&tokens, t, part->tokens == NULL || left[i] == 0);
}

/* Does a hex bear a 6 or an 8? */
static bool is_red(const struct table *t, int hex)
{
    return hex < HEXES && (base_of(t)->number[hex] & (1U << 6 | 1U << 8)) != 0;
}

static void see_red(const struct table *t, const char *list)
{
    const struct cat_graph *gr = &((const struct cat_rules *)t->rules)->graph;
    uint64_t set = hexes_of(list);
    for (int h = 0; h < HEXES; h++) {
        if ((set >> h & 1) == 0 || !is_red(t, h))
            continue;
        prop_is(&apart, t, base_of(t)->terrain[h] != CAT_GOLD);
        for (int side = 0; side < 6; side++)
            prop_is(&apart, t, !is_red(t, gr->hex_hex[h][side]));
    }
}

static void is_land(const struct table *t, int hex, int terrain, int number)
{
    prop_is(&fixed, t, base_of(t)->terrain[hex] == terrain);
    prop_is(&fixed, t, base_of(t)->number[hex] == (number == 0 ? 0 : 1U << number));
}

/* --------------------------------------------------------------------- boards */

static const struct part archipelago = { "0 1 3 4 10 23 30 41",
                                         { 1, 1, 1, 1, 2, 2 },
                                         "2 3 4 5 8 9 10 11" };

/* As in sea_new_shores.map: the archipelago without option `variable`. */
static void see_printed(const struct table *t)
{
    is_land(t, 0, CAT_HILLS, 11);
    is_land(t, 1, CAT_FOREST, 5);
    is_land(t, 3, CAT_FIELDS, 4);
    is_land(t, 4, CAT_GOLD, 3);
    is_land(t, 10, CAT_MOUNTAINS, 8);
    is_land(t, 23, CAT_MOUNTAINS, 10);
    is_land(t, 30, CAT_PASTURE, 2);
    is_land(t, 41, CAT_GOLD, 9);
}

static void see_nobody(const struct table *t)
{
    prop_is(&fixed, t, base_of(t)->robber == 0);
    prop_is(&fixed, t, ((const struct cat_state *)t->state)->sea.pirate == 0);
}

static void barbarians(uint64_t seed, bool variable)
{
    static const struct part coast = { "12 13 18 21 24 28 31 34 38 39",
                                       { 2, 2, 3, 2, 1, 0 },
                                       NULL };
    static const struct part inner = { "19 20 25-27 32 33", { 1, 1, 1, 2, 2, 0 }, NULL };
    static const uint8_t number[][2] = { { 12, 3 },  { 13, 8 },  { 18, 9 }, { 19, 4 },  { 20, 5 },
                                         { 21, 10 }, { 24, 12 }, { 25, 6 }, { 26, 10 }, { 27, 8 },
                                         { 28, 11 }, { 31, 4 },  { 32, 9 }, { 33, 3 },  { 34, 5 },
                                         { 38, 6 },  { 39, 2 } };
    struct table *t = table_open(variable ? "catan +sea +barbarians variable=1 seats=3"
                                          : "catan +sea +barbarians seats=4",
                                 seed);
    see_part(t, &coast);
    see_part(t, &inner);
    see_part(t, &archipelago);
    for (size_t i = 0; i < sizeof number / sizeof number[0]; i++)
        prop_is(&fixed, t, base_of(t)->number[number[i][0]] == 1U << number[i][1]);
    is_land(t, 37, CAT_CASTLE, 0);
    is_land(t, 14, CAT_DESERT, 0);
    see_nobody(t);
    if (variable)
        see_red(t, archipelago.hexes);
    else
        see_printed(t);
    table_close(t);
}

static void traders(uint64_t seed, bool variable)
{
    static const struct part land = { "12 13 18-21 25-28 31-34 37 38",
                                      { 3, 4, 3, 3, 3, 0 },
                                      "3 3 4 4 5 5 6 6 8 8 9 9 10 10 11 11" };
    struct table *t =
        table_open(variable ? "catan +sea +traders variable=1 number_setup=random seats=3"
                            : "catan +sea +traders seats=4",
                   seed);
    see_part(t, &land);
    see_part(t, &archipelago);
    is_land(t, 14, CAT_QUARRY, 0);
    is_land(t, 24, CAT_CASTLE, 0);
    is_land(t, 39, CAT_GLASSWORKS, 0);
    see_nobody(t);
    if (variable) {
        see_red(t, archipelago.hexes);
        see_red(t, land.hexes);
    } else
        see_printed(t);
    table_close(t);
}

/* Of the home land's tokens the trade hexes' 4, 3 and 6 are left out (CT-X-45). */
static void desert(uint64_t seed, bool variable)
{
    static const struct part home = { "5 6 11-14 18-21 26 27",
                                      { 3, 2, 2, 3, 2, 0 },
                                      "2 4 5 5 6 8 8 9 9 10 11 12" };
    static const struct part foreign = { "2-4 10 30 35-37 39 41",
                                         { 1, 2, 2, 1, 2, 2 },
                                         "3 4 5 6 8 9 10 10 11 11" };
    struct table *t =
        table_open(variable ? "catan +sea +traders scenario=through_the_desert variable=1 seats=4"
                            : "catan +sea +traders scenario=through_the_desert seats=3",
                   seed);
    see_part(t, &home);
    see_part(t, &foreign);
    is_land(t, 0, CAT_QUARRY, 0);
    is_land(t, 25, CAT_CASTLE, 0);
    is_land(t, 15, CAT_GLASSWORKS, 0);
    for (int h = 7; h <= 9; h++)
        is_land(t, h, CAT_DESERT, 0);
    see_nobody(t);
    see_red(t, home.hexes);
    see_red(t, foreign.hexes);
    table_close(t);
}

int main(void)
{
    for (uint64_t seed = 1; seed <= DEALS; seed++) {
        barbarians(seed, seed % 2 == 0);
        traders(seed, seed % 2 == 0);
        desert(seed, seed % 2 == 0);
    }
    prop_report(&fixed);
    prop_report(&tiles);
    prop_report(&tokens);
    prop_report(&apart);
    return tap_done();
}
