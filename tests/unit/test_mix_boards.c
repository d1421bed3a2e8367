/* test_mix_boards.c - how the boards of unusual pairs are dealt, over many seeds: which tiles lie where, which numbers, and what never
 * moves. What lies where is copied from the clauses (CT-X-04, CT-X-05, CT-X-06). */
#include "table.h"
#include "cat.h"

enum {
    DEALS = 800,
    HEXES = 19
};

static struct prop fixed = { .name = "CT-X-04, CT-X-05, CT-X-06 what never moves" };
static struct prop tiles = { .name = "CT-X-04, CT-X-05, CT-X-06 the tiles of each part" };
static struct prop letters = { .name = "CT-X-05, CT-X-06 every number along the spiral" };
static struct prop threes = { .name = "CT-X-03 2 and 12 join the two 3s" };
static struct prop dealt = { .name = "CB-NUM-07 numbers at random: all of them, red ones apart" };

static const struct cat_base *base_of(const struct table *t)
{
    return &((const struct cat_state *)t->state)->base;
}

static const struct cat_graph *graph_of(const struct table *t)
{
    return &((const struct cat_rules *)t->rules)->graph;
}

/* How many of these hexes are such land. */
static int count(const struct table *t, const uint8_t *hex, int n, int terrain)
{
    int all = 0;
    for (int i = 0; i < n; i++)
        all += base_of(t)->terrain[hex[i]] == terrain;
    return all;
}

struct lies { /* a hex that is never dealt; number 0 = whatever it is */
    uint8_t hex, terrain;
    uint16_t number;
};

static void see_fixed(const struct table *t, const struct lies *at, int n)
{
    for (int i = 0; i < n; i++) {
        prop_is(&fixed, t, base_of(t)->terrain[at[i].hex] == at[i].terrain);
        prop_is(&fixed, t, at[i].number == 0 || base_of(t)->number[at[i].hex] == at[i].number);
    }
    prop_is(&fixed, t, base_of(t)->robber == 0);
}

/* ------------------------------------------------------- Rivers, Barbarian Attack */

static void rivers_barbarians(uint64_t seed)
{
    static const uint8_t coast[] = { 0, 1, 3, 6, 7, 12, 17 }, inner[] = { 4, 8, 10, 14 };
    static const struct lies at[] = {
        { 13, CAT_MOUNTAINS, 1U << 9 }, { 9, CAT_HILLS, 1U << 10 },
        { 5, CAT_PASTURE, 1U << 5 },    { 11, CAT_MOUNTAINS, 1U << 11 },
        { 15, CAT_HILLS, 1U << 5 },     { 2, CAT_SWAMP, 0 },
        { 18, CAT_SWAMP, 0 },           { 16, CAT_CASTLE, 0 }
    };
    static const uint8_t number[HEXES] = { 3, 8,  0, 9, 4, 5, 10, 12, 6, 10,
                                           8, 11, 4, 9, 3, 5, 0,  6,  0 };
    struct table *t = table_open("catan +rivers +barbarians seats=4", seed);
    see_fixed(t, at, sizeof at / sizeof at[0]);
    for (int h = 0; h < HEXES; h++) {
        unsigned want = number[h] == 0 ? 0 : 1U << number[h], two = h == 7 ? 1U << 2 : 0;
        prop_is(&fixed, t, base_of(t)->number[h] == (want | two));
    }
    prop_is(&tiles, t,
            count(t, coast, 7, CAT_FOREST) == 2 && count(t, coast, 7, CAT_HILLS) == 1 &&
                count(t, coast, 7, CAT_PASTURE) == 2 && count(t, coast, 7, CAT_FIELDS) == 2);
    prop_is(&tiles, t,
            count(t, inner, 4, CAT_FOREST) == 1 && count(t, inner, 4, CAT_MOUNTAINS) == 1 &&
                count(t, inner, 4, CAT_FIELDS) == 2);
    table_close(t);
}

/* ------------------------------------------------------------------ letters */

/* Along the whole island from this hex, past those without a number. */
static bool runs_from(const struct table *t, int from, const uint16_t *letter, int n)
{
    bool all[CAT_HEXES] = { false };
    uint8_t order[CAT_HEXES];
    int next = 0;
    for (int h = 0; h < HEXES; h++)
        all[h] = true;
    if (cat_graph_spiral(graph_of(t), all, from, false, order) != HEXES)
        return false;
    for (int i = 0; i < HEXES; i++) {
        int terrain = base_of(t)->terrain[order[i]];
        bool bare = terrain == CAT_SWAMP || terrain == CAT_OASIS;
        if (base_of(t)->number[order[i]] != (bare ? 0 : letter[next]))
            return false;
        next += !bare;
    }
    return next == n;
}

static const uint8_t coast_hexes[12] = { 0, 1, 2, 3, 6, 7, 11, 12, 15, 16, 17, 18 };

/* starts: how often the first letter lay on each of these hexes. */
static void see_letters(const struct table *t, const uint16_t *letter, int n, int starts[HEXES])
{
    int found = 0;
    for (int i = 0; i < 12; i++)
        if (runs_from(t, coast_hexes[i], letter, n)) {
            starts[coast_hexes[i]]++;
            found++;
        }
    prop_is(&letters, t, found == 1);
}

#define N(n) (1U << (n))

/* ------------------------------------------------------- Rivers, main scenario */

static void rivers_traders(uint64_t seed, int starts[HEXES])
{
    static const uint8_t land[] = { 0, 1, 8, 9, 10, 11, 15, 16, 17 };
    static const struct lies at[] = { { 6, CAT_MOUNTAINS, 0 },  { 5, CAT_HILLS, 0 },
                                      { 4, CAT_PASTURE, 0 },    { 3, CAT_SWAMP, 0 },
                                      { 14, CAT_MOUNTAINS, 0 }, { 13, CAT_HILLS, 0 },
                                      { 12, CAT_SWAMP, 0 },     { 7, CAT_CASTLE, 0 },
                                      { 2, CAT_QUARRY, 0 },     { 18, CAT_GLASSWORKS, 0 } };
    static const uint16_t letter[] = { N(5),         N(6),  N(3), N(8), N(10), N(9),
                                       N(2) | N(12), N(11), N(4), N(8), N(10), N(9),
                                       N(4),         N(5),  N(6), N(3), N(11) };
    struct table *t = table_open("catan +rivers +traders seats=4", seed);
    see_fixed(t, at, sizeof at / sizeof at[0]);
    see_letters(t, letter, 17, starts);
    prop_is(&tiles, t,
            count(t, land, 9, CAT_FOREST) == 3 && count(t, land, 9, CAT_FIELDS) == 3 &&
                count(t, land, 9, CAT_PASTURE) == 1 && count(t, land, 9, CAT_HILLS) == 1 &&
                count(t, land, 9, CAT_MOUNTAINS) == 1);
    table_close(t);
}

/* ----------------------------------------------------- Caravans, main scenario */

/* under: how often a tile of this land lay under the oasis. Of sixteen there are 3, 4, 3, 3, 3 (CT-TB-01, CT-TB-02). */
static void caravans_traders(uint64_t seed, int starts[HEXES], int under[CAT_TERRAIN_NB])
{
    static const uint8_t land[] = { 0, 1, 3, 4, 5, 6, 8, 10, 11, 12, 13, 14, 15, 16, 17 };
    static const int all[] = {
        [CAT_HILLS] = 3, [CAT_FOREST] = 4, [CAT_PASTURE] = 3, [CAT_FIELDS] = 3, [CAT_MOUNTAINS] = 3
    };
    static const struct lies at[] = {
        { 9, CAT_OASIS, 0 }, { 7, CAT_CASTLE, 0 }, { 2, CAT_QUARRY, 0 }, { 18, CAT_GLASSWORKS, 0 }
    };
    static const uint16_t letter[] = { N(5), N(2), N(6),  N(3), N(8), N(10), N(9), N(12), N(11),
                                       N(4), N(8), N(10), N(9), N(4), N(5),  N(6), N(3),  N(11) };
    struct table *t = table_open("catan +caravans +traders seats=4", seed);
    int missing = 0;
    see_fixed(t, at, sizeof at / sizeof at[0]);
    see_letters(t, letter, 18, starts);
    for (int terrain = CAT_HILLS; terrain <= CAT_MOUNTAINS; terrain++) {
        int less = all[terrain] - count(t, land, 15, terrain);
        prop_is(&tiles, t, less == 0 || less == 1);
        under[terrain] += less;
        missing += less;
    }
    prop_is(&tiles, t, missing == 1);
    table_close(t);
}

/* ------------------------------------------------------------- Rivers, Caravans */

/* Along the spiral 2 and 12 are put aside; then the first 3 by the numbers of the hexes gets the 2, the other the 12 (CT-X-03). */
static void see_threes(const struct table *t)
{
    uint16_t want = N(2) | N(3);
    int found = 0;
    for (int h = 0; h < HEXES; h++)
        if ((base_of(t)->number[h] & (N(2) | N(3) | N(12))) != 0) {
            prop_is(&threes, t, base_of(t)->number[h] == want);
            want = N(3) | N(12);
            found++;
        }
    prop_is(&threes, t, found == 2);
}

/* A copy of the table on which 2 and 12 lie aside again. */
static void see_spiral(struct table *t, int starts[HEXES])
{
    static const uint16_t letter[] = { N(5), N(6),  N(3), N(8), N(10), N(9), N(11), N(4),
                                       N(8), N(10), N(9), N(4), N(5),  N(6), N(3),  N(11) };
    struct cat_state was = *(struct cat_state *)t->state;
    for (int h = 0; h < HEXES; h++)
        ((struct cat_state *)t->state)->base.number[h] &= (uint16_t) ~(N(2) | N(12));
    see_letters(t, letter, 16, starts);
    *(struct cat_state *)t->state = was;
}

static void rivers_caravans(bool turned, uint64_t seed, int starts[HEXES])
{
    static const uint8_t land[2][11] = { { 0, 1, 2, 7, 8, 10, 11, 15, 16, 17, 18 },
                                         { 0, 1, 2, 4, 6, 7, 11, 12, 14, 16, 18 } };
    static const uint8_t river[2][7] = { { 6, 5, 4, 3, 14, 13, 12 }, { 3, 8, 13, 17, 5, 10, 15 } };
    static const uint8_t course[7] = { CAT_MOUNTAINS, CAT_HILLS, CAT_PASTURE, CAT_SWAMP,
                                       CAT_MOUNTAINS, CAT_HILLS, CAT_SWAMP };
    struct table *t =
        table_open(turned ? "catan +rivers +caravans rivers_orientation=turned seats=4"
                          : "catan +rivers +caravans seats=4",
                   seed);
    const struct cat_base *s = base_of(t);
    const uint8_t *at = land[turned];
    for (int i = 0; i < 7; i++)
        prop_is(&fixed, t, s->terrain[river[turned][i]] == course[i]);
    prop_is(&fixed, t, s->terrain[9] == CAT_OASIS && s->number[9] == 0);
    prop_is(&fixed, t, s->robber > 0 && s->terrain[s->robber - 1] == CAT_SWAMP);
    prop_is(&tiles, t,
            count(t, at, 11, CAT_FOREST) == 4 && count(t, at, 11, CAT_FIELDS) == 3 &&
                count(t, at, 11, CAT_PASTURE) == 2 && count(t, at, 11, CAT_HILLS) == 1 &&
                count(t, at, 11, CAT_MOUNTAINS) == 1);
    see_threes(t);
    if (!turned)
        see_spiral(t, starts);
    table_close(t);
}

/* ------------------------------------------------------------ numbers at random */

static bool is_red(const struct table *t, int hex)
{
    return hex < HEXES && (base_of(t)->number[hex] & (N(6) | N(8))) != 0;
}

static void at_random(const char *setup, uint64_t seed)
{
    static const int all[13] = {
        [2] = 1, [3] = 2, [4] = 2, [5] = 2, [6] = 2, [8] = 2, [9] = 2, [10] = 2, [11] = 2, [12] = 1
    };
    struct table *t = table_open(setup, seed);
    int n[13] = { 0 };
    for (int h = 0; h < HEXES; h++) {
        for (int total = 2; total <= 12; total++)
            n[total] += base_of(t)->number[h] >> total & 1;
        for (int side = 0; side < 6; side++)
            prop_is(&dealt, t, !is_red(t, h) || !is_red(t, graph_of(t)->hex_hex[h][side]));
    }
    prop_is(&dealt, t, memcmp(n, all, sizeof n) == 0);
    table_close(t);
}

static int reached(const int starts[HEXES], int least)
{
    int n = 0;
    for (int h = 0; h < HEXES; h++)
        n += starts[h] > least;
    return n;
}

int main(void)
{
    int coast[HEXES] = { 0 }, corner[HEXES] = { 0 }, under[CAT_TERRAIN_NB] = { 0 };
    int both[HEXES] = { 0 };
    for (uint64_t seed = 1; seed <= DEALS; seed++) {
        rivers_barbarians(seed);
        rivers_traders(seed, coast);
        caravans_traders(seed, corner, under);
        rivers_caravans(false, seed, both);
        rivers_caravans(true, seed, both);
    }
    for (uint64_t seed = 1; seed <= DEALS / 10; seed++) {
        at_random("catan +rivers +traders number_setup=random seats=3", seed);
        at_random("catan +caravans +traders number_setup=random seats=3", seed);
        at_random("catan +rivers +caravans number_setup=random seats=3", seed);
    }
    TAP_EQ(reached(coast, DEALS / 10 / 2), 10,
           "CT-RI-07 A lies on every hex of the coast that has a number, trade hexes too");
    TAP_EQ(reached(corner, DEALS / 6 / 2), 6, "CB-NUM-05 A lies at every corner");
    TAP_OK(under[CAT_FOREST] > DEALS / 6 && under[CAT_FOREST] < DEALS / 3,
           "CT-X-06 a forest: 4 of 16");
    for (int terrain = CAT_HILLS; terrain <= CAT_MOUNTAINS; terrain++)
        TAP_OK(under[terrain] > DEALS / 8, "CT-X-06 every land may lie under the oasis");
    prop_report(&fixed);
    prop_report(&tiles);
    TAP_EQ(reached(both, DEALS / 10 / 2), 10,
           "CT-X-03 CT-RI-07 A lies on every hex of the coast that has a number");
    prop_report(&letters);
    prop_report(&threes);
    prop_report(&dealt);
    return tap_done();
}
