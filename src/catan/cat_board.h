/* cat_board.h - the island as data (cat_map) and as a graph of hexes, crossings and paths (cat_graph).
 *
 * Numbering, the same on every board (picture: docs/NOTATION.md): hexes row by row, those of the map first, then the
 * ring of sea round it; nodes along the zig-zag lines from the top, left to right; edges as sorted pairs of nodes. */
#ifndef CAT_BOARD_H
#define CAT_BOARD_H

/* declarations with their comments beside them, aligned by hand */
/* clang-format off */

#include "cat_state.h"

enum {
    CAT_NONE = 0xff,
    CAT_MAP_HEXES = 49,
    CAT_TOKENS = 48,
    CAT_DEGREE = 4, /* paths at a node, at most: a corner of a hex with a plaza has four */
    CAT_PATHS = 8   /* room for them and the CAT_NONE behind; a power of two is found quicker */
};

/* A map: made from data/catan/NAME.map at build time. */
struct cat_map {
    const char *name;
    uint8_t n_hex, n_tokens, n_harbours, n_starts;
    int8_t q[CAT_MAP_HEXES], r[CAT_MAP_HEXES];
    uint8_t terrain[CAT_MAP_HEXES], number[CAT_MAP_HEXES]; /* the beginner layout                        */
    uint8_t tokens[CAT_TOKENS];                            /* in the order of their letters              */
    struct {
        uint8_t hex, side, kind;
    } harbours[CAT_HARBOURS];
    struct {
        uint8_t hex, side;
    } spots[CAT_HARBOURS];                                 /* other places of the harbours; n_harbours   */
    uint8_t starts[4][6];                                  /* node, its road a b; starred node, its road */
};

extern const struct cat_map cat_map_base, cat_map_five_six, cat_map_ck;

struct cat_graph {
    uint8_t n_hex, n_map, n_node, n_edge;  /* n_map: hexes of the map, its sea included; n_hex: with the ring */
    int8_t q[CAT_HEXES], r[CAT_HEXES];
    uint8_t hex_node[CAT_HEXES][6];        /* corners clockwise from N; CAT_NONE in the ring  */
    uint8_t hex_hex[CAT_HEXES][6];         /* neighbours across the sides, clockwise from NE  */
    uint8_t node_hex[CAT_NODES][3];        /* CAT_NONE at the end                             */
    uint8_t node_node[CAT_NODES][CAT_PATHS]; /* CAT_NONE always at the end: loops need no other bound */
    uint8_t node_edge[CAT_NODES][CAT_PATHS]; /* node_edge[n][i] leads to node_node[n][i]     */
    uint8_t edge_node[CAT_EDGES][2];
    uint8_t edge_hex[CAT_EDGES][2];
    struct cat_nodes node_nodes[CAT_NODES]; /* the same as sets                               */
    struct cat_edges node_edges[CAT_NODES];
};

/* Builds the graph of a map. 0, or -1 if it exceeds the caps. */
int cat_graph_build(struct cat_graph *g, const struct cat_map *map);

/* Edge on side 0..5 (clockwise from NE) of a land hex; between two nodes. CAT_NONE if there is none. */
int cat_graph_side(const struct cat_graph *g, int hex, int side);
int cat_graph_edge(const struct cat_graph *g, int a, int b);

/* The hexes of `land` from its outer ring inwards, starting at its corner hex `from` (CB-NUM-05): returns how many the
 * spiral has reached, 0 if it cannot begin there. Corner hexes of the island, in ascending order; returns how many. */
int cat_graph_spiral(const struct cat_graph *g, const bool land[CAT_HEXES], int from, bool clockwise,
                     uint8_t order[CAT_HEXES]);
int cat_graph_corners(const struct cat_graph *g, const bool land[CAT_HEXES], uint8_t out[6]);

#endif
