/* test_board.c - geometry of both islands and their fixed data, against numbers copied by hand
 * from the clauses: CB-BOARD-*, CB-NUM-*, CB-HARB-*, CB-BEG-*, CB-56-01..04, CB-56-11. */
#include "table.h"
#include "cat.h"
#include "cat_maps.h"

static const int base_tokens[18] = { 5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11 };
static const int more_tokens[28] = { 2, 5,  4,  6,  3,  9, 8, 11, 11, 10, 6,  3, 8, 4,
                                     8, 10, 11, 12, 10, 5, 4, 9,  5,  9,  12, 3, 2, 6 };

/* clang-format off */
static const uint8_t ccw[6][19] = { /* counter-clockwise from corner 0, 2, 11, 18, 16, 7 */
    { 0, 3, 7, 12, 16, 17, 18, 15, 11, 6, 2, 1, 4, 8, 13, 14, 10, 5, 9 },
    { 2, 1, 0, 3, 7, 12, 16, 17, 18, 15, 11, 6, 5, 4, 8, 13, 14, 10, 9 },
    { 11, 6, 2, 1, 0, 3, 7, 12, 16, 17, 18, 15, 10, 5, 4, 8, 13, 14, 9 },
    { 18, 15, 11, 6, 2, 1, 0, 3, 7, 12, 16, 17, 14, 10, 5, 4, 8, 13, 9 },
    { 16, 17, 18, 15, 11, 6, 2, 1, 0, 3, 7, 12, 13, 14, 10, 5, 4, 8, 9 },
    { 7, 12, 16, 17, 18, 15, 11, 6, 2, 1, 0, 3, 8, 13, 14, 10, 5, 4, 9 },
};
static const uint8_t cw[6][19] = {
    { 0, 1, 2, 6, 11, 15, 18, 17, 16, 12, 7, 3, 4, 5, 10, 14, 13, 8, 9 },
    { 2, 6, 11, 15, 18, 17, 16, 12, 7, 3, 0, 1, 5, 10, 14, 13, 8, 4, 9 },
    { 11, 15, 18, 17, 16, 12, 7, 3, 0, 1, 2, 6, 10, 14, 13, 8, 4, 5, 9 },
    { 18, 17, 16, 12, 7, 3, 0, 1, 2, 6, 11, 15, 14, 13, 8, 4, 5, 10, 9 },
    { 16, 12, 7, 3, 0, 1, 2, 6, 11, 15, 18, 17, 13, 8, 4, 5, 10, 14, 9 },
    { 7, 3, 0, 1, 2, 6, 11, 15, 18, 17, 16, 12, 8, 4, 5, 10, 14, 13, 9 },
};
static const uint8_t ccw_west[30] = { /* 5-6 players, counter-clockwise from the west end */
    12, 18, 23, 27, 28, 29, 26, 22, 17, 11, 6, 2, 1, 0, 3, 7,
    13, 19, 24, 25, 21, 16, 10, 5, 4, 8,
    14, 20, 15, 9,
};
static const uint8_t printed[4][6] = { /* settlement, its road; the starred one, its road */
    { 10, 10, 11, 29, 29, 30 },
    { 13, 12, 13, 42, 42, 43 },
    { 35, 24, 35, 19, 18, 19 },
    { 44, 34, 44, 40, 40, 41 },
};
/* clang-format on */

static const struct cat_map *const base_map = &cat_maps[CAT_MAP_BASE];
static const struct cat_map *const more_map = &cat_maps[CAT_MAP_FIVE_SIX];
static struct cat_graph base, more;
static bool base_land[CAT_HEXES], more_land[CAT_HEXES]; /* of these maps every hex but the ring */

/* ----------------------------------------------------------------- the graph */

static int coastal(const struct cat_graph *g)
{
    int n = 0;
    for (int e = 0; e < g->n_edge; e++)
        n += g->edge_hex[e][1] == CAT_NONE;
    return n;
}

static int length(const uint8_t *list, int most)
{
    int n = 0;
    while (n < most && list[n] != CAT_NONE)
        n++;
    return n;
}

static int degree(const uint8_t list[CAT_DEGREE])
{
    return length(list, CAT_DEGREE);
}

static void rows(const struct cat_graph *g, const int *row, int n, const char *what)
{
    bool good = true;
    int hex = 0;
    for (int r = 0; r < n; r++)
        for (int i = 0; i < row[r]; i++, hex++)
            good &= g->r[hex] == r - n / 2 && (i == 0 || g->q[hex] == g->q[hex - 1] + 1);
    TAP_OK(good && hex == g->n_map, "%s", what);
}

/* Nodes touch 1 to 3 hexes and have 2 or 3 neighbours; everybody's lists agree. */
static void nodes(const struct cat_graph *g, const char *what)
{
    bool good = true;
    for (int n = 0; n < g->n_node; n++) {
        int hexes = length(g->node_hex[n], 3), near = degree(g->node_node[n]);
        good &=
            hexes >= 1 && hexes <= 3 && near >= 2 && near <= 3 && near == degree(g->node_edge[n]);
        good &= hexes < 3 || near == 3;
        for (int i = 0; i < near; i++) {
            const uint8_t *end = g->edge_node[g->node_edge[n][i]];
            good &= end[0] < end[1] && (end[0] == n ? end[1] : end[0]) == g->node_node[n][i];
            good &= end[0] == n || end[1] == n;
            good &=
                (g->node_nodes[n].w[g->node_node[n][i] >> 6] >> (g->node_node[n][i] & 63) & 1) != 0;
        }
    }
    TAP_OK(good, "%s", what);
}

/* Corners and sides: neighbours across a side share its two corners. */
static void sides(const struct cat_graph *g, const char *what)
{
    bool good = true;
    for (int h = 0; h < g->n_map; h++)
        for (int side = 0; side < 6; side++) {
            int other = g->hex_hex[h][side], edge = cat_graph_side(g, h, side);
            good &= edge != CAT_NONE &&
                    cat_graph_edge(g, g->hex_node[h][side], g->hex_node[h][(side + 1) % 6]) == edge;
            good &= other != CAT_NONE && g->hex_hex[other][(side + 3) % 6] == h;
            if (other < g->n_map)
                good &= cat_graph_side(g, other, (side + 3) % 6) == edge;
            else
                good &= g->edge_hex[edge][1] == CAT_NONE;
        }
    TAP_OK(good, "%s", what);
}

static void edges_sorted(const struct cat_graph *g, const char *what)
{
    bool good = true;
    for (int e = 1; e < g->n_edge; e++)
        good &= g->edge_node[e - 1][0] < g->edge_node[e][0] ||
                (g->edge_node[e - 1][0] == g->edge_node[e][0] &&
                 g->edge_node[e - 1][1] < g->edge_node[e][1]);
    TAP_OK(good, "%s", what);
}

static void counts(void)
{
    int sum = 0;
    TAP_EQ(base.n_map, 19, "CB-BOARD-01 19 land hexes");
    TAP_EQ(base.n_hex, 19 + 18, "the base island has a ring of 18 sea hexes");
    rows(&base, (const int[]){ 3, 4, 5, 4, 3 }, 5, "CB-BOARD-01 rows of 3, 4, 5, 4, 3");
    TAP_EQ(base.n_node, 54, "CB-BOARD-04 54 intersections");
    TAP_EQ(base.n_edge, 72, "CB-BOARD-04 72 paths");
    TAP_EQ(coastal(&base), 30, "CB-BOARD-04 30 coastal paths");
    nodes(&base, "CB-BOARD-05 intersections touch 1 to 3 hexes, have 2 or 3 neighbours");
    sides(&base, "base: hexes agree about their common paths");
    edges_sorted(&base, "base: paths are numbered as sorted pairs");
    TAP_EQ(more.n_map, 30, "CB-56-01 30 land hexes");
    TAP_EQ(more.n_hex, 30 + 22, "the large island has a ring of 22 sea hexes");
    rows(&more, (const int[]){ 3, 4, 5, 6, 5, 4, 3 }, 7, "CB-56-01 rows of 3, 4, 5, 6, 5, 4, 3");
    TAP_EQ(more.n_node, 80, "CB-56-01 80 intersections");
    TAP_EQ(more.n_edge, 109, "CB-56-01 109 paths");
    TAP_EQ(coastal(&more), 38, "CB-56-01 38 coastal paths");
    nodes(&more, "CB-56-01 intersections of the large island");
    sides(&more, "five_six: hexes agree about their common paths");
    edges_sorted(&more, "five_six: paths are numbered as sorted pairs");
    for (int n = 0; n < base.n_node; n++)
        sum += degree(base.node_node[n]);
    TAP_EQ(sum, 2 * 72, "every path has two ends");
}

/* Zig-zag lines of 7, 9, 11, 11, 9, 7 nodes from the top: the numbering of the clauses. */
static void numbering(void)
{
    static const uint8_t hex0[6] = { 1, 2, 10, 9, 8, 0 }, hex9[6] = { 21, 22, 33, 32, 31, 20 };
    static const uint8_t hex18[6] = { 44, 45, 53, 52, 51, 43 };
    TAP_OK(memcmp(base.hex_node[0], hex0, 6) == 0, "corners of hex 0, clockwise from N");
    TAP_OK(memcmp(base.hex_node[9], hex9, 6) == 0, "corners of hex 9");
    TAP_OK(memcmp(base.hex_node[18], hex18, 6) == 0, "corners of hex 18");
    TAP_EQ(cat_graph_edge(&base, 0, 1), 0, "path 0 joins intersections 0 and 1");
    TAP_EQ(cat_graph_edge(&base, 10, 2), 4, "path 4 joins 2 and 10, in either order");
    TAP_EQ(cat_graph_edge(&base, 52, 53), 71, "path 71 joins 52 and 53");
    TAP_EQ(cat_graph_edge(&base, 0, 2), CAT_NONE, "no path joins 0 and 2");
    TAP_EQ(cat_graph_edge(&base, 5, 5), CAT_NONE, "no path joins a crossing with itself");
}

static void too_large(void)
{
    struct cat_map map = { .name = "line", .n_hex = CAT_MAP_HEXES };
    static struct cat_graph g;
    for (int i = 0; i < CAT_MAP_HEXES; i++) /* hexes that do not touch: 6 crossings each */
        map.q[i] = (int8_t)(2 * (i % 7)), map.r[i] = (int8_t)(2 * (i / 7));
    TAP_OK(cat_graph_build(&g, &map) != 0, "a map beyond the caps is refused");
}

/* ------------------------------------------------------------------- spirals */

static void spirals(void)
{
    static const uint8_t from[6] = { 0, 2, 11, 18, 16, 7 }, sorted[6] = { 0, 2, 7, 11, 16, 18 };
    static const uint8_t coast[12] = { 0, 1, 2, 3, 6, 7, 11, 12, 15, 16, 17, 18 };
    /* the ring, then the seven inside from the hex beside both ends of the ring: 5 beside 2, 4 beside 0 */
    static const uint8_t ccw_side[19] = { 1, 0, 3, 7, 12, 16, 17, 18, 15, 11,
                                          6, 2, 5, 4, 8,  13, 14, 10, 9 };
    static const uint8_t cw_side[19] = { 1, 2, 6, 11, 15, 18, 17, 16, 12, 7,
                                         3, 0, 4, 5,  10, 14, 13, 8,  9 };
    uint8_t order[CAT_HEXES], corner[6];
    TAP_OK(cat_graph_corners(&base, base_land, corner) == 6 && memcmp(corner, sorted, 6) == 0,
           "CB-NUM-05 corners 0, 2, 7, 11, 16, 18");
    for (int i = 0; i < 6; i++) {
        TAP_OK(cat_graph_spiral(&base, base_land, from[i], false, order) == 19 &&
                   memcmp(order, ccw[i], 19) == 0,
               "CB-NUM-05 spiral counter-clockwise from %d", from[i]);
        TAP_OK(cat_graph_spiral(&base, base_land, from[i], true, order) == 19 &&
                   memcmp(order, cw[i], 19) == 0,
               "CB-NUM-08 spiral clockwise from %d", from[i]);
    }
    TAP_OK(!cat_graph_spiral(&base, base_land, 9, true, order) &&
               !cat_graph_spiral(&base, base_land, -1, false, order) &&
               !cat_graph_spiral(&base, base_land, 19, false, order),
           "CB-NUM-05 a spiral starts on the coast");
    TAP_OK(cat_graph_spiral(&base, base_land, 1, false, order) == 19 &&
               memcmp(order, ccw_side, 19) == 0,
           "CT-RI-07 counter-clockwise from a hex between two corners");
    TAP_OK(cat_graph_spiral(&base, base_land, 1, true, order) == 19 &&
               memcmp(order, cw_side, 19) == 0,
           "CT-RI-07 and clockwise");
    TAP_OK(cat_graph_coast(&base, base_land, order) == 12 && memcmp(order, coast, 12) == 0,
           "CT-GEN-12 twelve hexes are the coast");
    TAP_OK(cat_graph_spiral(&more, more_land, 12, false, order) == 30 &&
               memcmp(order, ccw_west, 30) == 0,
           "CB-NUM-05 spiral of the large island from its west end");
}

/* Lays tokens along an order; hexes in `desert` get none. */
static void lay(const uint8_t *order, int n, const int *tokens, uint32_t desert,
                int number[CAT_HEXES])
{
    for (int i = 0; i < n; i++)
        number[order[i]] = (desert >> order[i] & 1) != 0 ? 0 : *tokens++;
}

static bool red(int number)
{
    return number == 6 || number == 8; /* CB-NUM-04 */
}

static bool reds_touch(const struct cat_graph *g, const int *number)
{
    for (int h = 0; h < g->n_map; h++)
        for (int side = 0; side < 6; side++)
            if (g->hex_hex[h][side] < g->n_map && red(number[h]) &&
                red(number[g->hex_hex[h][side]]))
                return true;
    return false;
}

static void examples(void)
{
    static const int want46[19] = { 5, 10, 8, 2, 9, 11, 4, 6, 4, 0, 3, 11, 3, 5, 6, 12, 8, 10, 9 };
    static const int want47[19] = { 6, 2, 5, 3, 9, 0, 10, 8, 4, 11, 3, 8, 10, 5, 6, 4, 9, 12, 11 };
    uint8_t order[CAT_HEXES];
    int number[CAT_HEXES];
    cat_graph_spiral(&base, base_land, 0, false, order);
    lay(order, 19, base_tokens, 1U << 9, number);
    TAP_OK(memcmp(number, want46, sizeof want46) == 0,
           "CB-EX-46 spiral from corner 0, desert on hex 9");
    cat_graph_spiral(&base, base_land, 2, false, order);
    lay(order, 19, base_tokens, 1U << 5, number);
    TAP_OK(memcmp(number, want47, sizeof want47) == 0,
           "CB-EX-47 spiral from corner 2, desert on hex 5");
}

static void no_red_neighbours(void)
{
    uint8_t corner[6], order[CAT_HEXES];
    int number[CAT_HEXES], cases = 0, bad = 0;
    cat_graph_corners(&base, base_land, corner);
    for (int i = 0; i < 6; i++)
        for (int direction = 0; direction < 2; direction++)
            for (int desert = 0; desert < 19; desert++, cases++) {
                cat_graph_spiral(&base, base_land, corner[i], direction == 1, order);
                lay(order, 19, base_tokens, 1U << desert, number);
                bad += reds_touch(&base, number);
            }
    TAP_OK(cases == 2 * 6 * 19 && bad == 0,
           "CB-NUM-06 no adjacent reds in 6 x 19 cases, both directions");
}

/* No clause promises it for 30 hexes and two deserts, but it holds, so a random deal may rely on
 * it. */
static void no_red_neighbours_more(void)
{
    uint8_t corner[6], order[CAT_HEXES];
    int number[CAT_HEXES], cases = 0, bad = 0, n = cat_graph_corners(&more, more_land, corner);
    for (int i = 0; i < 2 * n; i++)
        for (int a = 0; a < 30; a++)
            for (int b = a + 1; b < 30; b++, cases++) {
                cat_graph_spiral(&more, more_land, corner[i / 2], i % 2 == 1, order);
                lay(order, 30, more_tokens, 1U << a | 1U << b, number);
                bad += reds_touch(&more, number);
            }
    TAP_OK(cases == 2 * 6 * 435 && bad == 0,
           "no adjacent reds on the large island, both directions");
}

/* -------------------------------------------------------------- fixed layouts */

static int count_terrain(const struct cat_map *map, int terrain)
{
    int n = 0;
    for (int h = 0; h < map->n_hex; h++)
        n += map->terrain[h] == terrain;
    return n;
}

static bool terrains(const struct cat_map *map, const int want[CAT_TERRAIN_NB])
{
    for (int i = 0; i < CAT_TERRAIN_NB; i++)
        if (count_terrain(map, i) != want[i])
            return false;
    return true;
}

/* The layout's numbers are the tokens, on hexes that are no desert. */
static bool numbers(const struct cat_map *map, const int *tokens, int n)
{
    int left[13] = { 0 };
    bool good = map->n_groups == 1 && map->groups[0].n_tokens == n;
    for (int i = 0; i < n; i++) {
        left[tokens[i]]++;
        good &= map->groups[0].tokens[i] == 1U << tokens[i];
    }
    for (int h = 0; h < map->n_hex; h++) {
        good &= (map->number[h] == 0) == (map->terrain[h] == CAT_DESERT);
        for (int v = 2; v <= 12; v++)
            left[v] -= map->number[h] == 1U << v;
    }
    for (int v = 2; v <= 12; v++)
        good &= left[v] == 0;
    return good;
}

static bool harbours(const struct cat_map *map, const int want[CAT_HARBOUR_KINDS + 1])
{
    bool good = true;
    for (int kind = 0; kind <= CAT_ANY_HARBOUR; kind++) {
        int n = 0;
        for (int i = 0; i < map->n_harbours; i++)
            n += map->harbours[i].kind == kind;
        good &= n == want[kind];
    }
    return good;
}

static void tokens(void)
{
    int n[13] = { 0 };
    for (int i = 0; i < 18; i++)
        n[base_tokens[i]]++;
    bool twice = n[2] == 1 && n[12] == 1 && n[7] == 0;
    for (int v = 3; v <= 11; v++)
        twice &= v == 7 || n[v] == 2;
    TAP_OK(twice, "CB-NUM-01 one 2 and 12, two of each other, no 7");
    TAP_OK(numbers(base_map, base_tokens, 18),
           "CB-NUM-02, CB-NUM-03 the letters' numbers, none on the desert");
    TAP_OK(numbers(more_map, more_tokens, 28), "CB-56-02 28 tokens in the order of their letters");
}

static void parts(void)
{
    static const int base_tiles[CAT_TERRAIN_NB] = { 0, 3, 4, 4, 4, 3, 1, 0 };
    static const int more_tiles[CAT_TERRAIN_NB] = { 0, 5, 6, 6, 6, 5, 2, 0 };
    static const int base_ports[CAT_HARBOUR_KINDS + 1] = { 1, 1, 1, 1, 1, 0, 0, 0, 4 };
    static const int more_ports[CAT_HARBOUR_KINDS + 1] = { 1, 1, 2, 1, 1, 0, 0, 0, 5 };
    TAP_OK(terrains(base_map, base_tiles),
           "CB-BOARD-02 4 fields, forests, pastures, 3 hills, mountains, 1 desert");
    TAP_OK(terrains(more_map, more_tiles),
           "CB-56-01 6 fields, forests, pastures, 5 hills, mountains, 2 deserts");
    TAP_OK(base_map->n_harbours == 9 && harbours(base_map, base_ports), "CB-HARB-01 nine harbours");
    TAP_OK(more_map->n_harbours == 11 && harbours(more_map, more_ports),
           "CB-56-03 eleven harbours");
    TAP_OK(cat_res_of(CAT_FIELDS) == CAT_GRAIN && cat_res_of(CAT_FOREST) == CAT_LUMBER &&
               cat_res_of(CAT_PASTURE) == CAT_WOOL && cat_res_of(CAT_HILLS) == CAT_BRICK &&
               cat_res_of(CAT_MOUNTAINS) == CAT_ORE && cat_res_of(CAT_DESERT) == -1 &&
               cat_res_of(CAT_SEA) == -1,
           "CB-BOARD-03 what each terrain gives");
}

static void harbour_places(void)
{
    static const uint8_t at[9][3] = {
        /* hex, nodes */
        { 0, 0, 1 },    { 1, 3, 4 },    { 6, 14, 15 },  { 11, 26, 37 }, { 15, 45, 46 },
        { 17, 50, 51 }, { 16, 47, 48 }, { 12, 28, 38 }, { 3, 7, 17 },
    };
    static const uint8_t side[9] = { 5, 0, 0, 1, 2, 2, 3, 4, 4 }; /* NW NE NE E SE SE SW W W */
    static const int kind[9] = { CAT_ANY_HARBOUR, CAT_GRAIN, CAT_ORE,
                                 CAT_ANY_HARBOUR, CAT_WOOL,  CAT_ANY_HARBOUR,
                                 CAT_ANY_HARBOUR, CAT_BRICK, CAT_LUMBER };
    bool place = true, coast = true, kinds = true;
    for (int i = 0; i < 9; i++) {
        int edge = cat_graph_side(&base, base_map->harbours[i].hex, base_map->harbours[i].side);
        place &= base_map->harbours[i].hex == at[i][0] && base_map->harbours[i].side == side[i];
        place &= base.edge_node[edge][0] == at[i][1] && base.edge_node[edge][1] == at[i][2];
        coast &= base.edge_hex[edge][1] == CAT_NONE;
        kinds &= base_map->harbours[i].kind == kind[i];
    }
    TAP_OK(place, "CB-HARB-03 the nine places: hex, side, intersections");
    TAP_OK(coast, "CB-HARB-02 each lies on a coastal path");
    TAP_OK(kinds, "CB-HARB-04, CB-BEG-02 the printed kinds");
}

/* The next coastal path clockwise: from the far end of this one, the coastal path that is not
 * this one. */
static void harbour_distances(void)
{
    static const int apart[9] = { 3, 4, 3, 3, 4, 3, 3, 4, 3 };
    int coast[40], n = 0, hex = 0, side = 5; /* NW of hex 0 */
    do {
        coast[n++] = cat_graph_side(&base, hex, side);
        side = (side + 1) % 6;
        if (base.hex_hex[hex][side] <
            base.n_map) { /* turn onto the next hex: its side after the common one */
            hex = base.hex_hex[hex][side];
            side = (side + 4) % 6;
        }
    } while (n < 40 && cat_graph_side(&base, hex, side) != coast[0]);
    bool good = n == 30;
    for (int i = 0, at = 0; i < 9; i++) {
        int edge = cat_graph_side(&base, base_map->harbours[i].hex, base_map->harbours[i].side);
        good &= coast[at % 30] == edge;
        at += apart[i];
    }
    TAP_OK(good, "CB-HARB-03 along the coast they are 3, 4, 3, 3, 4, 3, 3, 4, 3 apart");
}

static void more_harbours(void)
{
    static const uint8_t nodes_of[11][2] = { { 0, 1 },   { 3, 4 },   { 14, 15 }, { 39, 52 },
                                             { 62, 63 }, { 71, 79 }, { 76, 77 }, { 73, 74 },
                                             { 54, 64 }, { 40, 41 }, { 16, 28 } };
    static const int kind[11] = { CAT_ANY_HARBOUR, CAT_WOOL,        CAT_ANY_HARBOUR,
                                  CAT_ANY_HARBOUR, CAT_BRICK,       CAT_WOOL,
                                  CAT_LUMBER,      CAT_ANY_HARBOUR, CAT_GRAIN,
                                  CAT_ANY_HARBOUR, CAT_ORE };
    static const uint8_t older[11][2] = { { 0, 5 },  { 1, 0 },  { 6, 0 },  { 11, 1 },
                                          { 22, 1 }, { 26, 2 }, { 28, 2 }, { 27, 3 },
                                          { 18, 3 }, { 12, 4 }, { 7, 5 } };
    bool good = true, spots = true;
    for (int i = 0; i < 11; i++) {
        const struct cat_map *map = more_map;
        int edge = cat_graph_side(&more, map->harbours[i].hex, map->harbours[i].side);
        good &=
            more.edge_node[edge][0] == nodes_of[i][0] && more.edge_node[edge][1] == nodes_of[i][1];
        good &= map->harbours[i].kind == kind[i] && more.edge_hex[edge][1] == CAT_NONE;
        spots &= map->spots[i].hex == older[i][0] && map->spots[i].side == older[i][1];
        spots &= more.edge_hex[cat_graph_side(&more, map->spots[i].hex, map->spots[i].side)][1] ==
                 CAT_NONE;
    }
    TAP_OK(good, "CB-56-03, CB-56-11 harbours of the large island");
    TAP_OK(spots, "CB-56-11 harbour places of the older printing");
}

static void beginner(void)
{
    enum {
        F = CAT_FIELDS,
        W = CAT_FOREST,
        P = CAT_PASTURE,
        H = CAT_HILLS,
        M = CAT_MOUNTAINS,
        D = CAT_DESERT
    };
    static const uint8_t land[19] = { M, P, W, F, H, P, H, F, W, D, W, M, W, M, F, P, H, F, P };
    static const uint8_t number[19] = {
        10, 2, 9, 12, 6, 4, 10, 9, 11, 0, 3, 8, 8, 3, 4, 5, 5, 6, 11
    };
    bool same = memcmp(base_map->terrain, land, 19) == 0;
    for (int h = 0; h < 19; h++)
        same &= base_map->number[h] == (number[h] == 0 ? 0 : 1U << number[h]);
    TAP_OK(same, "CB-BEG-01 the beginner layout");
    bool pieces = base_map->n_pieces == 16;
    for (int i = 0; i < 8; i++) {
        const struct cat_printed *town = &base_map->pieces[2 * i], *road = town + 1;
        const uint8_t *at = printed[i / 2] + i % 2 * 3;
        pieces &= town->seat == i / 2 && town->piece == CAT_TOWN_PIECE && town->place == at[0];
        pieces &= road->seat == i / 2 && road->piece == CAT_ROAD_PIECE &&
                  road->place == cat_graph_edge(&base, at[1], at[2]);
        pieces &= town->pays == i % 2 && !road->pays;
    }
    TAP_OK(pieces, "CB-BEG-03, CB-BEG-04 printed starts and roads");
    uint8_t order[CAT_HEXES], corner[6];
    int want[CAT_HEXES];
    bool spiral = false;
    cat_graph_corners(&base, base_land, corner);
    for (int i = 0; i < 12; i++) {
        same = true;
        cat_graph_spiral(&base, base_land, corner[i / 2], i % 2 == 1, order);
        lay(order, 19, base_tokens, 1U << 9, want);
        for (int h = 0; h < 19; h++)
            same &= want[h] == number[h];
        spiral |= same;
    }
    TAP_OK(!spiral, "CB-BEG-07 its numbers follow no spiral");
}

/* The printed start on the table: pieces, cards, colours left out. */
static void printed_start(int seats, const char *const hands[])
{
    char setup[80], want[64];
    snprintf(setup, sizeof setup, "catan seats=%d layout=beginner start=printed first_player=1",
             seats);
    struct table *t = table_open(setup, 1);
    static char text[TABLE_TEXT];
    bool good = t->game->dump(t->rules, t->state, text, TABLE_TEXT) > 0;
    for (int i = 0; i < seats; i++) {
        const uint8_t *at = printed[i + 4 - seats];
        snprintf(want, sizeof want, "set hand %d %s\n", i + 1, hands[i]);
        good &= strstr(text, want) != NULL;
        for (int k = 0; k < 6; k += 3) {
            snprintf(want, sizeof want, "set settlement n%02d %d\n", at[k], i + 1);
            good &= strstr(text, want) != NULL;
            snprintf(want, sizeof want, "set road e%02d %d\n",
                     cat_graph_edge(&base, at[k + 1], at[k + 2]), i + 1);
            good &= strstr(text, want) != NULL;
        }
    }
    TAP_OK(good, "CB-BEG-04..06 the printed start for %d", seats);
    TAP_STR(th_asking(t->rules, t->state, NULL), "catan.before",
            "CB-BEG-03 then the first turn begins");
    table_close(t);
}

int main(void)
{
    TAP_OK(cat_graph_build(&base, base_map) == 0 && cat_graph_build(&more, more_map) == 0,
           "both islands are within the caps");
    memset(base_land, true, base.n_map);
    memset(more_land, true, more.n_map);
    counts();
    numbering();
    too_large();
    spirals();
    examples();
    no_red_neighbours();
    no_red_neighbours_more();
    tokens();
    parts();
    harbour_places();
    harbour_distances();
    more_harbours();
    beginner();
    /* red: 1 grain, 2 lumber; orange: 1 ore, 2 grain; white: grain, brick, lumber; blue: brick,
     * lumber, ore */
    printed_start(4, (const char *[]){ "2lumber+1grain", "2grain+1ore", "1brick+1lumber+1grain",
                                       "1brick+1lumber+1ore" });
    printed_start(
        3, (const char *[]){ "2grain+1ore", "1brick+1lumber+1grain", "1brick+1lumber+1ore" });
    return tap_done();
}
