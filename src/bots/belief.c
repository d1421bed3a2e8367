/* belief.c - worlds that agree with everything a seat was told; belief.h says how. */
#include "belief.h"

#include <stdlib.h>
#include <string.h>

enum {
    WORLDS = 32
};

void belief_start(struct belief *b, const struct th_game *game, const struct th_rules *rules,
                  int seat, uint64_t seed)
{
    *b = (struct belief){ .game = game, .rules = rules, .seat = seat, .worlds = WORLDS };
    th_rng_seed(&b->rng, seed);
}

void belief_free(struct belief *b)
{
    free(b->block);
    b->block = NULL;
}

void belief_copy(struct belief *to, const struct belief *from)
{
    size_t size = from->block != NULL ? ((size_t)from->worlds + 2) * from->game->state_size : 0;
    *to = *from;
    to->block = size > 0 ? malloc(size) : NULL;
    if (to->block != NULL)
        memcpy(to->block, from->block, size);
}

/* Memory for the worlds; false when there is none, or nothing to believe because nothing is ever hidden. */
bool belief_ready(struct belief *b)
{
    if (b->game->open || b->block != NULL)
        return b->block != NULL;
    b->block = calloc((size_t)b->worlds + 2, b->game->state_size);
    return b->block != NULL;
}

static void *world(const struct belief *b, int i)
{
    return b->block + (size_t)i * b->game->state_size;
}

const void *belief_world(const struct belief *b, int i)
{
    return b->block != NULL && i >= 0 && i < b->n ? world(b, i) : NULL;
}

static void keep(struct belief *b, int i, int *kept)
{
    if (i != *kept)
        memcpy(world(b, *kept), world(b, i), b->game->state_size);
    (*kept)++;
}

static bool looks_like(const struct belief *b, int i, const void *view)
{
    void *look = world(b, b->worlds + 1);
    b->game->view(b->rules, world(b, i), b->seat, look);
    return memcmp(look, view, b->game->state_size) == 0;
}

void belief_settle(struct belief *b, const void *view)
{
    int kept = 0;
    if (b->block == NULL)
        return;
    for (int i = 0; i < b->n; i++)
        if (looks_like(b, i, view))
            keep(b, i, &kept);
    b->anew += kept == 0;
    for (b->n = kept; b->n < b->worlds; b->n++) {
        bool any = kept > 0;
        const void *from = any ? world(b, (int)th_rng_below(&b->rng, (uint32_t)kept)) : view;
        memcpy(world(b, b->n), from, b->game->state_size);
        if (!any)
            b->game->fill(b->rules, world(b, b->n), b->seat, &b->rng);
    }
}

/* ------------------------------------------------------------------- a move */

/* The moves that the seat would be told of in these words. */
static void list_alike(const struct belief *b, const void *w, int seat, const char *text,
                       struct th_moves *moves)
{
    char told[TH_LINE];
    int n = 0;
    b->game->gen(b->rules, w, seat, moves);
    for (int i = 0; i < moves->n; i++) {
        b->game->print(b->rules, w, b->seat, seat, moves->at[i], told, (int)sizeof told);
        if (strcmp(told, text) != 0)
            continue;
        moves->at[n] = moves->at[i];
        moves->weight[n++] = moves->weight[i];
    }
    moves->n = n;
}

/* The move itself where it was told in full, else one that would be told alike. False: none is possible in this world. */
static bool guess(struct belief *b, const void *w, int seat, const char *text, th_move *m)
{
    struct th_why why;
    struct th_moves moves;
    if (b->game->parse(b->rules, text, m, &why) == 0)
        return b->game->legal(b->rules, w, seat, *m, NULL) == 0;
    list_alike(b, w, seat, text, &moves);
    if (moves.n > 0)
        *m = th_pick(&moves, seat == TH_DEALER, &b->rng);
    return moves.n > 0;
}

void belief_tell(struct belief *b, const void *state, int seat, th_move m)
{
    char text[TH_LINE];
    int kept = 0;
    if (!belief_ready(b))
        return;
    b->game->view(b->rules, state, b->seat, world(b, b->worlds));
    belief_settle(b, world(b, b->worlds));
    b->game->print(b->rules, state, b->seat, seat, m, text, (int)sizeof text);
    for (int i = 0; i < b->n; i++) {
        th_move mine;
        if (!guess(b, world(b, i), seat, text, &mine))
            continue;
        b->game->apply(b->rules, world(b, i), seat, mine, NULL);
        keep(b, i, &kept);
    }
    b->n = kept;
}

void belief_deal(const struct belief *b, const struct th_game *game, const struct th_rules *rules,
                 int seat, const void *view, struct th_rng *rng, void *out)
{
    if (b != NULL && b->block != NULL && b->n > 0) {
        memcpy(out, world(b, (int)th_rng_below(rng, (uint32_t)b->n)), game->state_size);
        return;
    }
    memcpy(out, view, game->state_size);
    game->fill(rules, out, seat, rng);
}
