/* test_rivers.c - how the Rivers are dealt, over many seeds, and what check() says of positions that cannot be. */
#include "cat.h"
#include "tb_rivers.h"
#include "unsound.h"

enum {
    DEALS = 600,
    MOUTH_NORTH = 3, /* (-1,-1) and (-2,1): CT-RI-03 */
    MOUTH_SOUTH = 12
};

static struct prop land = { .name = "CT-RI-01, CT-RI-02 the tiles are those of the scenario" };
static struct prop letters = {
    .name = "CT-RI-07 the tokens lie along a spiral from a hex of the coast, B with H"
};
static struct prop robber = { .name = "CT-RI-08 the robber begins on a swamp" };

static const struct cat_base *base_of(const struct table *t)
{
    return &((const struct cat_state *)t->state)->base;
}

/* ------------------------------------------------------------------- deals */

static void see_land(const struct table *t)
{
    static const int want[CAT_TERRAIN_NB] = {
        [CAT_HILLS] = 3,  [CAT_FOREST] = 4,    [CAT_PASTURE] = 3,
        [CAT_FIELDS] = 4, [CAT_MOUNTAINS] = 3, [CAT_SWAMP] = 2
    };
    int n[CAT_TERRAIN_NB] = { 0 };
    for (int h = 0; h < 19; h++)
        n[base_of(t)->terrain[h]]++;
    prop_is(&land, t, memcmp(n, want, sizeof n) == 0);
}

/* Letters A to R without B; H says 12 and, with B, 2. */
static bool runs_from(const struct table *t, int from)
{
    static const uint16_t token[17] = { 5, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11 };
    const struct cat_graph *gr = &((const struct cat_rules *)t->rules)->graph;
    bool all[CAT_HEXES] = { false };
    uint8_t order[CAT_HEXES];
    int next = 0;
    for (int h = 0; h < 19; h++)
        all[h] = true;
    if (cat_graph_spiral(gr, all, from, false, order) != 19)
        return false;
    for (int i = 0; i < 19; i++) {
        bool swamp = base_of(t)->terrain[order[i]] == CAT_SWAMP;
        unsigned number = swamp ? 0 : 1U << token[next], both = number == 1U << 12 ? 1U << 2 : 0;
        next += !swamp;
        if (base_of(t)->number[order[i]] != (number | both))
            return false;
    }
    return next == 17;
}

static void deals(void)
{
    static const uint8_t coast[12] = { 0, 1, 2, 3, 6, 7, 11, 12, 15, 16, 17, 18 };
    int starts[CAT_HEXES] = { 0 }, homes[CAT_HEXES] = { 0 }, reached = 0;
    for (uint64_t seed = 1; seed <= DEALS; seed++) {
        struct table *t = table_open("catan +rivers seats=4", seed);
        int found = 0;
        see_land(t);
        for (int i = 0; i < 12; i++)
            if (base_of(t)->terrain[coast[i]] != CAT_SWAMP && runs_from(t, coast[i])) {
                starts[coast[i]]++;
                found++;
            }
        prop_is(&letters, t, found == 1);
        int at = base_of(t)->robber - 1;
        prop_is(&robber, t, at == MOUTH_NORTH || at == MOUTH_SOUTH);
        homes[at]++;
        table_close(t);
    }
    for (int i = 0; i < 12; i++)
        reached += starts[coast[i]] > DEALS / 10 / 2; /* a tenth each */
    TAP_EQ(reached, 10, "CT-RI-07 A lies on every hex of the coast that has a number");
    TAP_OK(homes[MOUTH_NORTH] > DEALS / 3 && homes[MOUTH_SOUTH] > DEALS / 3,
           "CT-RI-08 either swamp");
    prop_report(&land);
    prop_report(&letters);
    prop_report(&robber);
}

/* --------------------------------------------------------------- positions */

static struct cat_state *of(void *state)
{
    return state;
}

static void crown_elsewhere(void *state)
{
    of(state)->tb.rivers.wealthiest = 2;
}
static void no_hats(void *state)
{
    of(state)->tb.rivers.poor = 0;
}
static void gold_of_nobody(void *state)
{
    of(state)->base.coins[4] = 1;
}
static void a_third_card(void *state)
{
    of(state)->tb.gold.bought = 3;
}

static void positions(void)
{
    static const char *const lines[] = { "settlement n13 1", "bridge e20 1", "gold 1 4",
                                         "gold 2 2",         "phase act 1",  NULL };
    static const struct unsound all[] = {
        { "a crown with the second richest", crown_elsewhere, "tiles of wealth", "CT-RI-32" },
        { "no poor settler", no_hats, "tiles of wealth", "CT-RI-32" },
        { "gold of a colour nobody plays", gold_of_nobody, "does not play has gold", "CT-X-13" },
        { "three cards for gold", a_third_card, "bought with gold", "CT-GOLD-02" },
    };
    static const char setup[] = "catan +rivers seats=4 first_player=1";
    unsound_finds(unsound_position(setup, LINES{ "road e20 1", NULL }), "bridge site", "CT-RI-24");
    unsound_finds(unsound_position(setup, LINES{ "bridge e19 1", NULL }), "bridge", "CT-RI-24");
    unsound_all(setup, lines, all, sizeof all / sizeof all[0]);
}

int main(void)
{
    deals();
    positions();
    return tap_done();
}
