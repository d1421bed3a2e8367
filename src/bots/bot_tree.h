/* bot_tree.h - the tree a search grows: which moves were tried, how often, and what came of it.
 *
 * A node is a move: `seat` made `move`, the dealer's included. The root (index 0) is nobody's. Nodes are kept by index in one
 * growing block, so that the whole tree is forgotten by setting a number. Below a node stand moves of different worlds side
 * by side; only those possible in the world at hand are compared.
 *
 * Every node begins with a first look (`prior`), which counts like a few simulations and says how eagerly to try it. */
#ifndef BOT_TREE_H
#define BOT_TREE_H

#include "thorp.h"

struct tree_node {
    th_move move;
    double total;                 /* rewards of `seat` in all simulations through here */
    double squares;               /* their squares                                     */
    float prior;                  /* the first look's reward                           */
    uint32_t visits;              /* simulations through here                          */
    uint32_t parent, child, next; /* 0 = none: the root is nobody's child              */
    uint32_t seat;
    float luck
        [TH_SEATS]; /* the dealer's moves: how much better than on average each seat fares at first sight */
};

struct tree {
    struct tree_node *at;
    uint32_t n, room, most; /* nodes in use, allocated, allowed */
    bool full;              /* a node was wanted and refused    */
};

/* How eagerly a tree tries what it has not tried enough. */
struct tree_taste {
    float explore;       /* weight of the doubt in what was seldom chosen                 */
    float sharp;         /* a first look worse by so much is tried e times less eagerly   */
    float trust;         /* simulations a first look counts for                           */
    float width, growth; /* at most width + growth * sqrt(visits) moves are compared      */
};

/* Empties the tree: the root alone. False when memory is short. `bytes` is the cap. */
bool tree_clear(struct tree *t, size_t bytes);
/* Keeps what lies below the root's child with this move, as the new tree; false when there is none. */
bool tree_keep(struct tree *t, th_move move);
void tree_free(struct tree *t);

/* The child of a node for a move, 0 = none. */
uint32_t tree_find(const struct tree *t, uint32_t node, int seat, th_move m);
/* A new one; 0 when the tree is full. */
uint32_t tree_add(struct tree *t, uint32_t node, int seat, th_move m, float prior);

/* Marks in child[i] the node's child for each move of the list, 0 = none; returns how many there are. The list ascends. */
int tree_match(const struct tree *t, uint32_t node, int seat, const struct th_moves *moves,
               uint32_t *child);
/* The most promising of n children (0 = none of them counts); 0 when there is none. */
uint32_t tree_choose(const struct tree *t, const struct tree_taste *taste, const uint32_t *child,
                     int n);

struct tree_stop { /* a moment on the way of a simulation that was judged too: a turn's end */
    uint32_t node; /* the move that led there */
    float reward[TH_SEATS];
};

/* What n trees of the same position know together. By how many visits does the most visited move of the root lead? */
uint32_t tree_lead(const struct tree *const t[], int n);
/* Is that move beyond doubt: no other one likely to be better by more than `sure`? */
bool tree_sure(const struct tree *const t[], int n, const struct tree_taste *taste, float sure);
/* Adds the result of a simulation that ended in `node` to all nodes above and itself. Above a move of the dealer the result
 * counts without its luck: so moves before it are compared by what they are worth on average, not by the dice they met. From
 * each of the n stops upwards what came later counts with weight `far`, the stop's own result with the rest. */
void tree_learn(struct tree *t, uint32_t node, const float reward[TH_SEATS],
                const struct tree_stop *stop, int n, float far);

/* What a node's seat can expect after its move, first look included. */
float tree_value(const struct tree_node *n, const struct tree_taste *taste);

#endif
