/* bot_tree.c - growing, choosing and learning in the tree of a search. Knows no game. */
#include "bot_tree.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum {
    FIRST_ROOM = 1024
};

/* Doubles the block. While it moves, the old and the new one together keep to the cap. */
static bool make_room(struct tree *t)
{
    uint32_t room = t->room == 0 ? FIRST_ROOM : 2 * t->room;
    if (room > t->most - t->room)
        room = t->most - t->room;
    if (room <= t->n)
        return false;
    struct tree_node *at = realloc(t->at, room * sizeof *at);
    if (at == NULL)
        return false;
    t->at = at;
    t->room = room;
    return true;
}

bool tree_clear(struct tree *t, size_t bytes)
{
    size_t most = bytes / sizeof *t->at;
    t->most = most < UINT32_MAX / 2 ? (uint32_t)most : UINT32_MAX / 2;
    t->n = 0;
    t->full = false;
    if (t->room == 0 && !make_room(t))
        return false;
    t->at[t->n++] = (struct tree_node){ 0 };
    return true;
}

void tree_free(struct tree *t)
{
    free(t->at);
    *t = (struct tree){ 0 };
}

static uint32_t add_child(struct tree *t, uint32_t parent, int seat, th_move m)
{
    if (t->n == t->room && !make_room(t)) {
        t->full = true;
        return 0;
    }
    uint32_t i = t->n++;
    t->at[i] = (struct tree_node){
        .move = m, .open = 1, .parent = parent, .next = t->at[parent].child, .seat = (uint32_t)seat
    };
    t->at[parent].child = i;
    return i;
}

static int find_move(const struct th_moves *moves, th_move m)
{
    int low = 0, high = moves->n;
    while (low < high) {
        int mid = (low + high) / 2;
        if (moves->at[mid] < m)
            low = mid + 1;
        else
            high = mid;
    }
    return low < moves->n && moves->at[low] == m ? low : -1;
}

static double promise(const struct tree_node *n, double explore)
{
    double visits = n->visits;
    if (n->visits == 0)
        return 0; /* its only simulation was given up */
    return n->total / visits + explore * sqrt(log((double)n->open) / visits);
}

/* Marks what was tried before and returns how many; *best is the most promising, 0 = none. */
static int weigh(struct tree *t, const struct tree_ask *ask, double explore, uint32_t *best)
{
    int tried = 0;
    double top = 0;
    *best = 0;
    memset(ask->tried, 0, (size_t)ask->moves->n);
    for (uint32_t c = t->at[ask->node].child; c != 0; c = t->at[c].next) {
        struct tree_node *n = &t->at[c];
        int i = n->seat == (uint32_t)ask->seat ? find_move(ask->moves, n->move) : -1;
        if (i < 0)
            continue;
        tried++;
        ask->tried[i] = 1;
        n->open++;
        double p = promise(n, explore);
        if (*best == 0 || p > top) {
            top = p;
            *best = c;
        }
    }
    return tried;
}

static th_move pick_untried(const struct tree_ask *ask, int tried, struct th_rng *rng)
{
    int left = (int)th_rng_below(rng, (uint32_t)(ask->moves->n - tried));
    for (int i = 0;; i++)
        if (!ask->tried[i] && left-- == 0)
            return ask->moves->at[i];
}

th_move tree_choose(struct tree *t, const struct tree_ask *ask, const struct tree_taste *taste,
                    struct th_rng *rng, uint32_t *next)
{
    int tried = weigh(t, ask, taste->explore, next);
    double width = taste->width + taste->breadth * sqrt((double)t->at[ask->node].visits);
    if (tried < ask->moves->n && (tried < width || *next == 0)) {
        th_move m = pick_untried(ask, tried, rng);
        uint32_t added = add_child(t, ask->node, ask->seat, m);
        if (added != 0 || *next == 0) {
            *next = added;
            return m;
        }
    }
    return t->at[*next].move;
}

void tree_learn(struct tree *t, uint32_t node, const double reward[TH_SEATS])
{
    for (; node != 0; node = t->at[node].parent) {
        t->at[node].visits++;
        t->at[node].total += reward[t->at[node].seat];
    }
    t->at[0].visits++;
}

uint32_t tree_best(const struct tree *t, const struct th_moves *moves)
{
    uint32_t best = 0;
    for (uint32_t c = t->at[0].child; c != 0; c = t->at[c].next) {
        const struct tree_node *n = &t->at[c], *b = &t->at[best];
        bool more = n->visits > b->visits || (n->visits == b->visits && n->total > b->total);
        if (n->visits > 0 && (best == 0 || more) && find_move(moves, n->move) >= 0)
            best = c;
    }
    return best;
}
