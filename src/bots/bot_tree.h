/* bot_tree.h - the tree a search grows: which decisions were tried, how often, and what came of it.
 *
 * A node is a decision: `seat` made `move`. The root (index 0) is nobody's. Nodes are kept by index
 * in one growing block, so that the whole tree is forgotten by setting a number. Below a node stand
 * decisions of different worlds and seats side by side; only those open in the world at hand are
 * compared, and each counts how often it could have been chosen (`open`). */
#ifndef BOT_TREE_H
#define BOT_TREE_H

#include "thorp.h"

struct tree_node {
    th_move move;
    double total;                 /* rewards of `seat` in all simulations through here */
    uint32_t visits, open;        /* simulations through here; that could have come    */
    uint32_t parent, child, next; /* 0 = none: the root is nobody's child              */
    uint32_t seat;
};

struct tree {
    struct tree_node *at;
    uint32_t n, room, most; /* nodes in use, allocated, allowed */
    bool full;              /* a node was wanted and refused    */
};

/* How eagerly a tree tries what it has not tried enough. */
struct tree_taste {
    double explore;        /* weight of the doubt in what was seldom chosen          */
    double width, breadth; /* at most width + breadth * sqrt(visits) moves are tried */
};

/* Empties the tree: the root alone. False when memory is short. `bytes` is the cap. */
bool tree_clear(struct tree *t, size_t bytes);
void tree_free(struct tree *t);

struct tree_ask { /* a decision in one world: who chooses what, below which node */
    uint32_t node;
    int seat;
    const struct th_moves *moves; /* ascending, not empty */
    uint8_t *tried;               /* scratch, TH_MOVES    */
};

/* Chooses a move and sets *next to its node, a new one (no visits yet) for what was never tried.
 * *next is 0 when the tree is full and nothing here was tried before: leave the tree. */
th_move tree_choose(struct tree *t, const struct tree_ask *ask, const struct tree_taste *taste,
                    struct th_rng *rng, uint32_t *next);

/* Adds the result of a simulation that ended in `node` to all nodes above and itself. */
void tree_learn(struct tree *t, uint32_t node, const double reward[TH_SEATS]);

/* The most visited child of the root that stands in the list; 0 when there is none. */
uint32_t tree_best(const struct tree *t, const struct th_moves *moves);

#endif
