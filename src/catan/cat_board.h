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
    CAT_BARS = 2,
    CAT_PLAZAS = 3,
    CAT_DEGREE = 4, /* paths at a node, at most: a corner of a hex with a plaza has four */
    CAT_PATHS = 8   /* room for them and the CAT_NONE behind; a power of two is found quicker */
};

enum { /* what a group of hexes is for */
    CAT_DEALS_TERRAIN = 1, /* its terrains are dealt among its hexes                            */
    CAT_DEALS_NUMBERS = 2, /* its tokens are, on every hex but desert and sea                   */
    CAT_SPIRAL = 4,        /* its tokens have letters: they may be laid along a spiral          */
    CAT_REDS_APART = 8,    /* dealt at random, no 6 or 8 may lie beside another 6 or 8          */
    CAT_COVERED = 16,      /* its hexes lie face down; stock and tokens are in their stacks     */
    CAT_FROM_COAST = 32,   /* its spiral begins on any hex of the coast that takes a token      */
};

/* Numbers that may not be dealt to some places, masks of totals 2..12 as in cat_base; without numbers: tiles that may not
 * be dealt to these hexes. */
struct cat_bar {
    uint16_t numbers, terrains; /* on these terrains: bit t, ...  */
    uint64_t hexes;             /* ... and on these hexes         */
};

/* Hexes that are dealt among themselves. A hex is in at most one group that deals terrain, and one that deals numbers. */
struct cat_group {
    const char *name;
    uint64_t hexes;                /* bit h: hex h of the map                             */
    struct cat_bar bars[CAT_BARS];
    uint16_t tokens[CAT_MAP_HEXES]; /* in the order of their letters                       */
    uint8_t stock[CAT_TERRAIN_NB]; /* tiles of each terrain                               */
    uint8_t flags, n_tokens, n_bars;
};

struct cat_area { /* a part of the map with a meaning for the rules: enum cat_area_kind */
    const char *name;
    uint64_t hexes;
    uint8_t kind;
};

struct cat_mark { /* enum cat_mark_kind; the kind says whether the place is a hex, a node or an edge */
    uint8_t kind, place, value; /* a start without place (CAT_NONE): value = terrain, 0 = beside the board */
};

struct cat_printed { /* a piece of the printed start; `pays`: its hexes give the first cards */
    uint8_t seat, piece, place, pays;
};

/* A map: made from data/catan/NAME.map at build time (docs/MAPS.md). All of them: cat_maps.h. */
struct cat_map {
    const char *name;
    const struct cat_group *groups;
    const struct cat_area *areas;
    const struct cat_mark *marks;
    const struct cat_printed *pieces;
    uint8_t n_hex, n_groups, n_areas, n_marks, n_pieces, n_harbours, n_plazas;
    bool fixed_harbours;                                   /* never shuffled                             */
    int8_t q[CAT_MAP_HEXES], r[CAT_MAP_HEXES];
    uint8_t terrain[CAT_MAP_HEXES];                        /* the printed layout                         */
    uint16_t number[CAT_MAP_HEXES];
    struct {
        uint8_t hex, side, kind;
    } harbours[CAT_HARBOURS];                              /* hex CAT_NONE: placed in the game           */
    struct {
        uint8_t hex, side;
    } spots[CAT_HARBOURS];                                 /* other places of the harbours; n_harbours   */
    struct {
        uint8_t hex, corners;
    } plazas[CAT_PLAZAS];                                  /* a node amid a hex, with paths to these corners */
};

struct cat_graph {
    uint8_t n_hex, n_map, n_node, n_edge;  /* n_map: hexes of the map, its sea included; n_hex: with the ring */
    int8_t q[CAT_HEXES], r[CAT_HEXES];
    uint8_t hex_node[CAT_HEXES][6];        /* corners clockwise from N; CAT_NONE in the ring  */
    uint8_t hex_hex[CAT_HEXES][6];         /* neighbours across the sides, clockwise from NE  */
    uint8_t hex_edge[CAT_HEXES][6];        /* its sides, clockwise from NE; CAT_NONE where the frame has none */
    uint8_t node_hex[CAT_NODES][3];        /* CAT_NONE at the end                             */
    uint8_t node_node[CAT_NODES][CAT_PATHS]; /* CAT_NONE always at the end: loops need no other bound */
    uint8_t node_edge[CAT_NODES][CAT_PATHS]; /* node_edge[n][i] leads to node_node[n][i]     */
    uint8_t edge_node[CAT_EDGES][2];
    uint8_t edge_hex[CAT_EDGES][2];
    struct cat_nodes node_nodes[CAT_NODES]; /* the same as sets                               */
    struct cat_edges node_edges[CAT_NODES];
};

/* The first mark of a kind, NULL if the map has none. */
const struct cat_mark *cat_map_mark(const struct cat_map *map, int kind);
uint64_t cat_map_area(const struct cat_map *map, int kind); /* the hexes of all areas of a kind */

/* Builds the graph of a map. 0, or -1 if it exceeds the caps. */
int cat_graph_build(struct cat_graph *g, const struct cat_map *map);

/* Edge on side 0..5 (clockwise from NE) of a land hex; between two nodes. CAT_NONE if there is none. */
int cat_graph_side(const struct cat_graph *g, int hex, int side);
int cat_graph_edge(const struct cat_graph *g, int a, int b);

/* The hexes of `land` from its outer ring inwards, starting at `from` on its coast (CB-NUM-05): returns how many the spiral
 * has reached, 0 if it cannot begin there. Hexes of the coast, and those that are corners of the island, in ascending order;
 * return how many. */
int cat_graph_spiral(const struct cat_graph *g, const bool land[CAT_HEXES], int from, bool clockwise,
                     uint8_t order[CAT_HEXES]);
int cat_graph_coast(const struct cat_graph *g, const bool land[CAT_HEXES], uint8_t out[CAT_HEXES]);
int cat_graph_corners(const struct cat_graph *g, const bool land[CAT_HEXES], uint8_t out[6]);

#endif
