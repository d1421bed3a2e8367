/* test_perft.c - how many lines of play there are to a fixed depth, chance enumerated, against
 * numbers found without the engine: by hand, or by slow counting over the geometry alone. */
#include "table.h"
#include "car.h"
#include "cat_maps.h"

static long lines(const char *setup, int depth)
{
    struct table *t = table_open(setup, 1);
    long n = table_perft(t, t->state, depth);
    table_close(t);
    return n;
}

/* --------------------------------------------- placing, counted on the graph alone */

struct placing { /* settlements and roads of the set-up, whoever they belong to */
    struct cat_graph g;
    bool taken[CAT_NODES], road[CAT_EDGES];
};

static bool free_spot(const struct placing *p, int node)
{
    if (p->taken[node])
        return false;
    for (int i = 0; i < CAT_DEGREE; i++)
        if (p->g.node_node[node][i] != CAT_NONE && p->taken[p->g.node_node[node][i]])
            return false; /* CB-BUILD-08 */
    return true;
}

static long count_towns(struct placing *p, int depth);

/* CB-SETUP-08: the road touches the settlement just placed. */
static long count_roads(struct placing *p, int node, int depth)
{
    long n = 0;
    for (int e = 0; e < p->g.n_edge; e++) {
        if (p->road[e] || (p->g.edge_node[e][0] != node && p->g.edge_node[e][1] != node))
            continue;
        p->road[e] = true;
        n += depth == 1 ? 1 : count_towns(p, depth - 1);
        p->road[e] = false;
    }
    return n;
}

static long count_towns(struct placing *p, int depth)
{
    long n = 0;
    for (int node = 0; node < p->g.n_node; node++) {
        if (!free_spot(p, node))
            continue;
        p->taken[node] = true;
        n += depth == 1 ? 1 : count_roads(p, node, depth - 1);
        p->taken[node] = false;
    }
    return n;
}

static long placings(const struct cat_map *map, int depth)
{
    static struct placing p;
    memset(&p, 0, sizeof p);
    cat_graph_build(&p.g, map);
    for (int i = 0; i < map->n_marks; i++)
        if (map->marks[i].kind == CAT_MARK_BRIDGE) /* no roads there: CT-RI-10 */
            p.road[map->marks[i].place] = true;
    return count_towns(&p, depth);
}

/* Base: 18 crossings have two neighbours, 36 have three; so 18 x 2 + 36 x 3 roads, and behind a
 * settlement with d neighbours 53 - d places are left. Large island: 22 and 58 of 80. */
static void placement(void)
{
    static const char base[] = "catan seats=4 layout=beginner first_player=1";
    static const char more[] = "catan +five_six seats=6 layout=beginner first_player=1";
    TAP_EQ(lines(base, 1), 54, "CB-SETUP-08 54 places for the first settlement");
    TAP_EQ(lines(base, 2), 18 * 2 + 36 * 3, "CB-SETUP-08 its roads: 144");
    TAP_EQ(lines(base, 3), 18 * 2 * 51 + 36 * 3 * 50, "CB-BUILD-08 then the next settlement: 7236");
    TAP_EQ(lines(more, 1), 80, "CB-56-01 80 places on the large island");
    TAP_EQ(lines(more, 2), 22 * 2 + 58 * 3, "CB-56-01 their roads: 218");
    TAP_EQ(lines(more, 3), 22 * 2 * 77 + 58 * 3 * 76,
           "CB-BUILD-08 then the next settlement: 16612");
    for (int depth = 4; depth <= (tap_scale(100) >= 100 ? 6 : 5); depth++)
        TAP_EQ(lines(base, depth), placings(&cat_maps[CAT_MAP_BASE], depth),
               "CB-SETUP-08 %d placements, counted on the graph", depth);
    for (int depth = 4; depth <= 5; depth++)
        TAP_EQ(lines(more, depth), placings(&cat_maps[CAT_MAP_FIVE_SIX], depth),
               "CB-SETUP-08 %d on the large island", depth);
    TAP_EQ(lines("catan +ck seats=2 layout=beginner first_player=2", 5),
           placings(&cat_maps[CAT_MAP_CK], 5),
           "CK-FOUND-03 a city in round two stands where a settlement could");
    TAP_EQ(lines("catan seats=2 layout=beginner first_player=2", 5),
           placings(&cat_maps[CAT_MAP_BASE], 5),
           "CB-SETUP-09 two players: round two places anywhere, too");
}

/* Mixes with rivers: of the 144 first roads of the base game two lead over each of the seven bridge sites. The second building is a city. */
static void rivers(void)
{
    static const char war[] = "catan +rivers +barbarians seats=2 first_player=2";
    static const char ck[] = "catan +ck +rivers seats=2 first_player=2";
    TAP_EQ(lines(war, 1), 54, "CT-BA-07 CT-X-04 54 places for the first settlement");
    TAP_EQ(lines(war, 2), 144 - 14, "CT-RI-10 CT-X-04 its roads: 130");
    TAP_EQ(lines(ck, 2), 144 - 14, "CT-RI-10 CT-X-33 the same with Cities & Knights");
    for (int depth = 3; depth <= 5; depth++) {
        TAP_EQ(lines(war, depth), placings(&cat_maps[CAT_MAP_TB_RIVERS_BARBARIANS], depth),
               "CT-X-04 %d placements, counted on the graph", depth);
        TAP_EQ(lines(ck, depth), placings(&cat_maps[CAT_MAP_TB_RIVERS], depth),
               "CT-X-33 %d placements, counted on the graph", depth);
    }
}

/* Of 36 x 36 rolls of two players 1+4+9+16+25+36+25+16+9+4+1 = 146 are ties. */
static void start_rolls(void)
{
    static const char two[] = "catan seats=2 layout=beginner";
    TAP_EQ(lines(two, 1), 36, "CB-SETUP-07 the first roll has 36 outcomes");
    TAP_EQ(lines(two, 2), 36 * 36, "CB-SETUP-07 so has the second");
    TAP_EQ(lines(two, 3), 146 * 36 + (36 * 36 - 146) * 54,
           "CB-SETUP-07 ties roll again, else the first settlement");
}

/* The printed start of four, no trade offers; red, with 2 lumber and 1 grain, begins.
 *   roll; 36 pairs of dice.
 *   6 (5 pairs): red gets a brick: 8 places for a road (10-2 10-9 11-12 11-21 29-18 29-28 30-31
 *   30-40), or end.
 *   7 (6 pairs): the robber goes to one of 18 hexes. Any other sum (25 pairs): nothing but end.
 * After that:
 *   an end (30): the next player rolls. A road (40): 1 lumber and 1 grain are left, only end.
 *   Robber on hex 0, 1, 7: nobody there, end. On 2, 5, 6, 17 orange alone: ore or grain.
 *   On 3, 4, 8, 10, 11 white alone: grain, brick or lumber. On 12, 16, 18 blue alone: brick,
 *   lumber or ore. On 13, 14, 15 two to choose from.
 *   3 x 1 + 4 x 2 + 5 x 3 + 3 x 3 + 3 x 2 = 41 for each pair of dice. */
static void first_turn(void)
{
    static const char four[] =
        "catan seats=4 layout=beginner start=printed first_player=1 offers_per_turn=0";
    TAP_EQ(lines(four, 1), 1, "CB-TURN-02 only the roll");
    TAP_EQ(lines(four, 2), 36, "CB-TURN-01 36 pairs of dice");
    TAP_EQ(lines(four, 3), 25 + 5 * (8 + 1) + 6 * 18,
           "CB-PROD-01, CB-BUILD-04, CB-SEVEN-04 what they bring: 178");
    TAP_EQ(lines(four, 4), 30 + 40 + 6 * 41, "CB-SEVEN-05, CB-SEVEN-07 and what follows: 316");
}

/* Beside the start tile (a city in the north, roads east and west, a field in the south) a tile with so many city, road and field
 * edges has (cities + 2 x roads + fields) x turns / 4 places. Where a placed tile lies, its free segments and `pass` are the answers. */
static void beside_start(void)
{
    static const char two[] = "carcassonne seats=2";
    long placements = 0, answers = 0;
    for (int kind = 0; kind < CAR_KINDS; kind++) {
        const struct car_kind *k = &car_kind[kind];
        int edge[4] = { 0 }, free = 0, n;
        if (k->set != CAR_SET_BASE)
            continue;
        for (int side = 0; side < 4; side++)
            edge[k->edges >> 2 * side & 3]++;
        for (int i = 0; i < k->n_seg; i++)
            free += k->seg[i].type != CAR_GARDEN;
        n = (edge[CAR_EDGE_CITY] + 2 * edge[CAR_EDGE_ROAD] + edge[CAR_EDGE_FIELD]) * k->turns / 4;
        placements += n;
        answers += (long)n * (free + 1);
    }
    TAP_EQ(lines(two, 1), 2, "CC-SETUP-03 either player begins");
    TAP_EQ(lines(two, 2), 2 * 32, "CC-TILE-01 32 kinds can be drawn");
    TAP_EQ(lines(two, 3), 2 * placements, "CC-TILE-02..04 places beside the start tile");
    TAP_EQ(lines(two, 4), 2 * answers, "CC-MEEP-03 every segment but gardens, or nobody");
    TAP_EQ(lines("carcassonne +river seats=2", 2), 2 * 9, "CC-RIV-02 nine kinds of river courses");
    TAP_EQ(lines("carcassonne +river +abbot +messengers seats=2", 2), 2 * 9,
           "CC-RIV-03 whatever else is played");
}

int main(void)
{
    beside_start();
    placement();
    rivers();
    start_rolls();
    first_turn();
    return tap_done();
}
