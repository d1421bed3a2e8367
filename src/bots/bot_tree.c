/* bot_tree.c - growing, choosing and learning in the tree of a search. Knows no game. */
#include "bot_tree.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum {
    FIRST_ROOM = 1024,
    SURE_VISITS = 200, /* before any move can be beyond doubt                    */
    SURE_DOUBT = 2     /* standard deviations by which another one may be better */
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

uint32_t tree_find(const struct tree *t, uint32_t node, int seat, th_move m)
{
    for (uint32_t c = t->at[node].child; c != 0; c = t->at[c].next)
        if (t->at[c].move == m && t->at[c].seat == (uint32_t)seat)
            return c;
    return 0;
}

uint32_t tree_add(struct tree *t, uint32_t node, int seat, th_move m, float prior)
{
    if (t->n == t->room && !make_room(t)) {
        t->full = true;
        return 0;
    }
    uint32_t i = t->n++;
    t->at[i] = (struct tree_node){
        .move = m, .prior = prior, .parent = node, .next = t->at[node].child, .seat = (uint32_t)seat
    };
    t->at[node].child = i;
    return i;
}

/* -------------------------------------------------------------------- reuse */

/* Nodes stand behind their parents, so one pass from the front finds who hangs below `top`, moves them up and links them anew. */
bool tree_keep(struct tree *t, th_move move)
{
    uint32_t top = t->n > 0 ? t->at[0].child : 0, n = 0;
    while (top != 0 && t->at[top].move != move)
        top = t->at[top].next;
    uint32_t *place = top != 0 ? calloc(t->n, sizeof *place) : NULL; /* new index + 1 */
    if (place == NULL)
        return false;
    for (uint32_t i = top; i < t->n; i++) {
        struct tree_node node = t->at[i];
        if (i != top && place[node.parent] == 0)
            continue;
        node.parent = i == top ? 0 : place[node.parent] - 1;
        node.child = node.next = 0;
        place[i] = n + 1;
        t->at[n] = node;
        if (n > 0) {
            t->at[n].next = t->at[node.parent].child;
            t->at[node.parent].child = n;
        }
        n++;
    }
    free(place);
    t->n = n;
    t->full = false;
    return true;
}

/* ----------------------------------------------------------------- choosing */

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

int tree_match(const struct tree *t, uint32_t node, int seat, const struct th_moves *moves,
               uint32_t *child)
{
    int found = 0;
    memset(child, 0, (size_t)moves->n * sizeof *child);
    for (uint32_t c = t->at[node].child; c != 0; c = t->at[c].next) {
        int i = t->at[c].seat == (uint32_t)seat ? find_move(moves, t->at[c].move) : -1;
        if (i < 0)
            continue;
        child[i] = c;
        found++;
    }
    return found;
}

float tree_value(const struct tree_node *n, const struct tree_taste *taste)
{
    return ((float)n->total + taste->trust * n->prior) / ((float)n->visits + taste->trust);
}

/* The worst first look that still counts among `width` ones: everything while there are fewer. */
static float threshold(const struct tree *t, const uint32_t *child, int n, float width)
{
    float best[64];
    int most = width < 64 ? (int)width : 64, have = 0;
    for (int i = 0; i < n; i++) {
        if (child[i] == 0)
            continue;
        float p = t->at[child[i]].prior;
        int k = have < most ? have++ : most;
        if (k == most && p <= best[most - 1])
            continue;
        for (k = k < most ? k : most - 1; k > 0 && best[k - 1] < p; k--)
            best[k] = best[k - 1];
        best[k] = p;
    }
    /* cppcheck-suppress uninitvar ; the first `have` are written */
    return have < most ? -1 : best[most - 1];
}

struct field { /* what the children of a choice have in common */
    float floor, top, weights, visits;
};

static struct field survey(const struct tree *t, const struct tree_taste *taste,
                           const uint32_t *child, int n)
{
    struct field f = { .top = -1 };
    for (int i = 0; i < n; i++)
        if (child[i] != 0) {
            f.visits += (float)t->at[child[i]].visits;
            f.top = t->at[child[i]].prior > f.top ? t->at[child[i]].prior : f.top;
        }
    f.floor = threshold(t, child, n, taste->width + taste->growth * sqrtf(f.visits));
    for (int i = 0; i < n; i++)
        if (child[i] != 0 && t->at[child[i]].prior >= f.floor)
            f.weights += expf((t->at[child[i]].prior - f.top) / taste->sharp);
    return f;
}

uint32_t tree_choose(const struct tree *t, const struct tree_taste *taste, const uint32_t *child,
                     int n)
{
    struct field f = survey(t, taste, child, n);
    float root = sqrtf(f.visits + 1), best_promise = 0;
    uint32_t best = 0;
    for (int i = 0; i < n; i++) {
        const struct tree_node *c = &t->at[child[i]];
        if (child[i] == 0 || c->prior < f.floor)
            continue;
        float share = expf((c->prior - f.top) / taste->sharp) / f.weights;
        float promise =
            tree_value(c, taste) + taste->explore * share * root / (1 + (float)c->visits);
        if (best == 0 || promise > best_promise) {
            best = child[i];
            best_promise = promise;
        }
    }
    return best;
}

/* ---------------------------------------------------------------- the root */

/* The first tree's node c, a child of the root, with what the other trees know of the same move. */
static struct tree_node add_up(const struct tree *const t[], int n, uint32_t c)
{
    struct tree_node sum = t[0]->at[c];
    for (int i = 1; i < n; i++) {
        uint32_t same = tree_find(t[i], 0, (int)sum.seat, sum.move);
        if (same == 0)
            continue;
        sum.total += t[i]->at[same].total;
        sum.squares += t[i]->at[same].squares;
        sum.visits += t[i]->at[same].visits;
    }
    return sum;
}

uint32_t tree_lead(const struct tree *const t[], int n)
{
    uint32_t first = 0, second = 0;
    for (uint32_t c = t[0]->at[0].child; c != 0; c = t[0]->at[c].next) {
        uint32_t visits = add_up(t, n, c).visits;
        second = visits > first ? first : visits > second ? visits : second;
        first = visits > first ? visits : first;
    }
    return first - second;
}

/* The variance of what a node's seat got. */
static float spread(const struct tree_node *n)
{
    double mean = n->total / n->visits;
    return (float)(n->squares / n->visits - mean * mean);
}

static struct tree_node most_visited(const struct tree *const t[], int n)
{
    struct tree_node best = { 0 };
    for (uint32_t c = t[0]->at[0].child; c != 0; c = t[0]->at[c].next) {
        struct tree_node at = add_up(t, n, c);
        best = best.visits == 0 || at.visits > best.visits ? at : best;
    }
    return best;
}

/* Moves tried less than a twentieth as often do not count: for them the search itself sees no hope. */
bool tree_sure(const struct tree *const t[], int n, const struct tree_taste *taste, float sure)
{
    struct tree_node best = most_visited(t, n);
    uint32_t visits = 0;
    for (int i = 0; i < n; i++)
        visits += t[i]->at[0].visits;
    if (visits < SURE_VISITS || best.visits < 2)
        return false;
    float doubt = spread(&best) / (float)best.visits;
    for (uint32_t c = t[0]->at[0].child; c != 0; c = t[0]->at[c].next) {
        struct tree_node other = add_up(t, n, c);
        if (other.move == best.move || other.visits < best.visits / 20)
            continue;
        float gain = tree_value(&other, taste) - tree_value(&best, taste);
        if (gain + SURE_DOUBT * sqrtf(doubt + spread(&best) / ((float)other.visits + 1)) > sure)
            return false;
    }
    return true;
}

/* ---------------------------------------------------------------- learning */

void tree_learn(struct tree *t, uint32_t node, const float reward[TH_SEATS],
                const struct tree_stop *stop, int n, float far)
{
    float sum[TH_SEATS];
    memcpy(sum, reward, sizeof sum);
    for (; node != 0; node = t->at[node].parent) {
        struct tree_node *at = &t->at[node];
        for (; n > 0 && stop[n - 1].node == node; n--)
            for (int s = 0; s < TH_SEATS; s++)
                sum[s] = far * sum[s] + (1 - far) * stop[n - 1].reward[s];
        at->visits++;
        if (at->seat < TH_SEATS) {
            double won = (double)sum[at->seat];
            at->total += won;
            at->squares += won * won;
        }
        for (int s = 0; s < TH_SEATS && at->seat == TH_DEALER; s++)
            sum[s] -= at->luck[s];
    }
    t->at[0].visits++;
}
