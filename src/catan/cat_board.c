/* cat_board.c - from a list of hexes to the graph everything else walks on. Runs once per table.
 *
 * A corner of hex (q, r) has the address (line, x): N is (r, 2q+r), S is (r+1, 2q+r), the other four lie one step to the
 * side. Sorting nodes by line, then x, and edges by their nodes gives the numbering of docs/NOTATION.md. */
#include "cat_board.h"

static const int8_t side_q[6] = { 1, 1, 0, -1, -1, 0 }; /* NE E SE SW W NW */
static const int8_t side_r[6] = { -1, 0, 1, 1, 0, -1 };
static const int8_t corner_line[6] = { 0, 0, 1, 1, 1, 0 }; /* N NE SE S SW NW */
static const int8_t corner_x[6] = { 0, 1, 1, 0, -1, -1 };

enum {
    MOST_KEYS = CAT_MAP_HEXES * 6
};

struct keys { /* ascending, without duplicates */
    int32_t at[MOST_KEYS];
    int n;
};

static void add_key(struct keys *k, int32_t key)
{
    int i = k->n;
    while (i > 0 && k->at[i - 1] > key)
        i--;
    if (i > 0 && k->at[i - 1] == key)
        return;
    memmove(k->at + i + 1, k->at + i, (size_t)(k->n - i) * sizeof k->at[0]);
    k->at[i] = key;
    k->n++;
}

static int find_key(const struct keys *k, int32_t key)
{
    for (int i = 0; i < k->n; i++)
        if (k->at[i] == key)
            return i;
    return CAT_NONE;
}

static int32_t corner_key(const struct cat_graph *g, int hex, int corner)
{
    int line = g->r[hex] + corner_line[corner], x = 2 * g->q[hex] + g->r[hex] + corner_x[corner];
    return (line + 512) * 1024 + x + 512;
}

static int find_hex(const struct cat_graph *g, int q, int r)
{
    for (int h = 0; h < g->n_hex; h++)
        if (g->q[h] == q && g->r[h] == r)
            return h;
    return CAT_NONE;
}

/* The sea hexes round the land, row by row: harbours lie there. */
static int add_ring(struct cat_graph *g)
{
    struct keys ring = { .n = 0 };
    for (int h = 0; h < g->n_map; h++)
        for (int side = 0; side < 6; side++) {
            int q = g->q[h] + side_q[side], r = g->r[h] + side_r[side];
            if (find_hex(g, q, r) == CAT_NONE)
                add_key(&ring, (r + 512) * 1024 + q + 512);
        }
    if (g->n_map + ring.n > CAT_HEXES)
        return -1;
    for (int i = 0; i < ring.n; i++) {
        g->q[g->n_hex] = (int8_t)(ring.at[i] % 1024 - 512);
        g->r[g->n_hex++] = (int8_t)(ring.at[i] / 1024 - 512);
    }
    return 0;
}

static int add_nodes(struct cat_graph *g)
{
    struct keys nodes = { .n = 0 };
    for (int h = 0; h < g->n_map; h++)
        for (int c = 0; c < 6; c++)
            add_key(&nodes, corner_key(g, h, c));
    if (nodes.n > CAT_NODES)
        return -1;
    g->n_node = (uint8_t)nodes.n;
    for (int h = 0; h < g->n_hex; h++)
        for (int c = 0; c < 6; c++)
            g->hex_node[h][c] = (uint8_t)find_key(&nodes, corner_key(g, h, c));
    return 0;
}

static int add_edges(struct cat_graph *g)
{
    struct keys edges = { .n = 0 };
    for (int h = 0; h < g->n_map; h++)
        for (int c = 0; c < 6; c++) {
            int a = g->hex_node[h][c], b = g->hex_node[h][(c + 1) % 6];
            add_key(&edges, a < b ? a * 256 + b : b * 256 + a);
        }
    if (edges.n > CAT_EDGES)
        return -1;
    g->n_edge = (uint8_t)edges.n;
    for (int e = 0; e < edges.n; e++) {
        g->edge_node[e][0] = (uint8_t)(edges.at[e] / 256);
        g->edge_node[e][1] = (uint8_t)(edges.at[e] % 256);
    }
    return 0;
}

/* Nodes amid hexes and their paths come behind all others, so that no number depends on them. A plaza touches no hex:
 * nothing is built on it and nothing grows there (CT-TB-05). */
static int add_plazas(struct cat_graph *g, const struct cat_map *map)
{
    static const uint8_t by_number[6] = { 5, 0, 1, 4, 3, 2 }; /* NW N NE SW S SE */
    for (int i = 0; i < map->n_plazas; i++) {
        for (int k = 0; k < 6; k++) {
            int corner = by_number[k];
            if ((map->plazas[i].corners >> corner & 1) == 0)
                continue;
            if (g->n_edge == CAT_EDGES || g->n_node == CAT_NODES)
                return -1;
            g->edge_node[g->n_edge][0] = g->hex_node[map->plazas[i].hex][corner];
            g->edge_node[g->n_edge++][1] = g->n_node;
        }
        g->n_node++;
    }
    return 0;
}

static bool append(uint8_t *list, int n, int value)
{
    for (int i = 0; i < n; i++) {
        if (list[i] == CAT_NONE) {
            list[i] = (uint8_t)value;
            return true;
        }
    }
    return false;
}

/* Who touches whom, as lists and as sets. -1 if a node has too many paths. */
static int connect(struct cat_graph *g)
{
    bool room = true;
    memset(g->node_hex, CAT_NONE, sizeof g->node_hex);
    memset(g->node_node, CAT_NONE, sizeof g->node_node);
    memset(g->node_edge, CAT_NONE, sizeof g->node_edge);
    memset(g->edge_hex, CAT_NONE, sizeof g->edge_hex);
    for (int h = 0; h < g->n_hex; h++)
        for (int i = 0; i < 6; i++) {
            int n = g->hex_node[h][i];
            g->hex_hex[h][i] = (uint8_t)find_hex(g, g->q[h] + side_q[i], g->r[h] + side_r[i]);
            if (h < g->n_map)
                append(g->node_hex[n], 3, h);
        }
    for (int e = 0; e < g->n_edge; e++)
        for (int i = 0; i < 2; i++) {
            int n = g->edge_node[e][i], other = g->edge_node[e][1 - i];
            room &= append(g->node_node[n], CAT_DEGREE, other);
            append(g->node_edge[n], CAT_DEGREE, e);
            g->node_nodes[n].w[other >> 6] |= (uint64_t)1 << (other & 63);
            g->node_edges[n].w[e >> 6] |= (uint64_t)1 << (e & 63);
        }
    for (int h = 0; h < g->n_hex; h++)
        for (int side = 0; side < 6; side++) {
            int edge = cat_graph_edge(g, g->hex_node[h][side], g->hex_node[h][(side + 1) % 6]);
            g->hex_edge[h][side] = (uint8_t)edge;
            if (h < g->n_map)
                append(g->edge_hex[edge], 2, h);
        }
    return room ? 0 : -1;
}

/* The paths of plazas have their hex on both sides. */
static void cover_plazas(struct cat_graph *g, const struct cat_map *map)
{
    for (int i = 0; i < map->n_plazas; i++)
        for (int k = 0; k < CAT_DEGREE; k++) {
            int edge = g->node_edge[g->n_node - map->n_plazas + i][k];
            if (edge != CAT_NONE)
                memset(g->edge_hex[edge], map->plazas[i].hex, 2);
        }
}

const struct cat_mark *cat_map_mark(const struct cat_map *map, int kind)
{
    for (int i = 0; i < map->n_marks; i++)
        if (map->marks[i].kind == kind)
            return &map->marks[i];
    return NULL;
}

uint64_t cat_map_area(const struct cat_map *map, int kind)
{
    uint64_t hexes = 0;
    for (int i = 0; i < map->n_areas; i++)
        if (map->areas[i].kind == kind)
            hexes |= map->areas[i].hexes;
    return hexes;
}

int cat_graph_build(struct cat_graph *g, const struct cat_map *map)
{
    memset(g, 0, sizeof *g);
    memcpy(g->q, map->q, map->n_hex);
    memcpy(g->r, map->r, map->n_hex);
    g->n_map = g->n_hex = map->n_hex;
    if (add_ring(g) != 0 || add_nodes(g) != 0 || add_edges(g) != 0 || add_plazas(g, map) != 0 ||
        connect(g) != 0)
        return -1;
    cover_plazas(g, map);
    return 0;
}

int cat_graph_edge(const struct cat_graph *g, int a, int b)
{
    for (int e = 0; e < g->n_edge; e++)
        if ((g->edge_node[e][0] == a && g->edge_node[e][1] == b) ||
            (g->edge_node[e][0] == b && g->edge_node[e][1] == a))
            return e;
    return CAT_NONE;
}

int cat_graph_side(const struct cat_graph *g, int hex, int side)
{
    return g->hex_edge[hex][side];
}

/* ----------------------------------------------------------------- spiral */

static bool on_rim(const struct cat_graph *g, const bool *left, int hex)
{
    for (int side = 0; side < 6; side++) {
        int other = g->hex_hex[hex][side];
        if (other == CAT_NONE || !left[other])
            return true;
    }
    return false;
}

int cat_graph_coast(const struct cat_graph *g, const bool land[CAT_HEXES], uint8_t out[CAT_HEXES])
{
    int n = 0;
    for (int h = 0; h < g->n_map; h++)
        if (land[h] && on_rim(g, land, h))
            out[n++] = (uint8_t)h;
    return n;
}

/* Only three neighbours are land: where a spiral usually begins. */
static bool is_corner(const struct cat_graph *g, const bool *land, int hex)
{
    int n = 0;
    for (int side = 0; side < 6; side++)
        n += g->hex_hex[hex][side] != CAT_NONE && land[g->hex_hex[hex][side]];
    return land[hex] && n == 3;
}

int cat_graph_corners(const struct cat_graph *g, const bool land[CAT_HEXES], uint8_t out[6])
{
    int n = 0;
    for (int h = 0; h < g->n_map && n < 6; h++)
        if (is_corner(g, land, h))
            out[n++] = (uint8_t)h;
    return n;
}

/* Next hex of the rim after `hex` in walking direction; -1 = the ring is closed. Looks round from a side where the
 * island has ended: the first hex of the rim from there is the way on. */
static int next_on_rim(const struct cat_graph *g, const bool *left, const bool *rim,
                       const bool *done, int hex, bool clockwise)
{
    for (int start = 0; start < 6; start++) {
        int outside = g->hex_hex[hex][start];
        if (outside != CAT_NONE && left[outside])
            continue;
        for (int i = 1; i < 6; i++) {
            int side = clockwise ? (start + i) % 6 : (start + 6 - i) % 6;
            int other = g->hex_hex[hex][side];
            if (other != CAT_NONE && rim[other] && !done[other])
                return other;
            if (other != CAT_NONE && rim[other])
                break;
        }
    }
    return -1;
}

/* Walks one ring from `hex`, appending to order; returns how many hexes it has. */
static int walk_ring(const struct cat_graph *g, bool *left, int hex, bool clockwise, uint8_t *order)
{
    bool rim[CAT_HEXES] = { false }, done[CAT_HEXES] = { false };
    int n = 0;
    for (int h = 0; h < g->n_map; h++)
        rim[h] = left[h] && on_rim(g, left, h);
    for (; hex >= 0; hex = next_on_rim(g, left, rim, done, hex, clockwise)) {
        done[hex] = true;
        order[n++] = (uint8_t)hex;
    }
    for (int i = 0; i < n; i++)
        left[order[i]] = false;
    return n;
}

static bool touch(const struct cat_graph *g, int a, int b)
{
    for (int side = 0; side < 6; side++)
        if (g->hex_hex[a][side] == b)
            return true;
    return false;
}

/* A hex beside `from` that the rings so far have left: the next ring begins between this start and the centre. Of two the
 * one beside `last`, where the ring has ended. */
static int next_inside(const struct cat_graph *g, const bool *left, int from, int last)
{
    int inner = -1;
    for (int side = 0; side < 6; side++) {
        int other = g->hex_hex[from][side];
        if (other != CAT_NONE && left[other] && (inner < 0 || touch(g, other, last)))
            inner = other;
    }
    return inner;
}

int cat_graph_spiral(const struct cat_graph *g, const bool land[CAT_HEXES], int from,
                     bool clockwise, uint8_t order[CAT_HEXES])
{
    bool left[CAT_HEXES];
    int n = 0;
    if (from < 0 || from >= g->n_map || !land[from] || !on_rim(g, land, from))
        return 0;
    memcpy(left, land, sizeof left);
    while (from >= 0) {
        n += walk_ring(g, left, from, clockwise, order + n);
        from = next_inside(g, left, from, order[n - 1]);
    }
    return n;
}
