/* belief.h - what a seat may believe about hidden cards, from all it has been told since it sat down.
 *
 * A view forgets: who was seen to take an ore has "a card" in the next view. A belief remembers, without knowing any game: it
 * is a handful of whole worlds. Each lives through every move as the seat is told of it; what is hidden in the telling
 * (`* steal ?`) is chosen at random among what would be told alike; and a world that comes to look otherwise than the seat's
 * view dies, its place taken by a copy of one that lives. So worlds are as likely as what was seen makes them (a particle
 * filter). When none is left, or a move was not told, all are dealt anew from the view. */
#ifndef BELIEF_H
#define BELIEF_H

#include "thorp.h"

struct belief {
    const struct th_game *game;
    const struct th_rules *rules;
    int seat, n; /* worlds alive                    */
    int anew;    /* times none was left, all told   */
    int worlds;  /* so many when all live; may be changed before anything is told */
    struct th_rng rng;
    char *block; /* the worlds, and room for two views; NULL until something is told */
};

void belief_start(struct belief *b, const struct th_game *game, const struct th_rules *rules,
                  int seat, uint64_t seed);
/* Makes room for worlds before anything is told; false: no memory, or nothing is ever hidden in this game. */
bool belief_ready(struct belief *b);
/* A move is about to be made in this state. Only the seat's view of the state and what it is told of the move are used. */
void belief_tell(struct belief *b, const void *state, int seat, th_move m);
/* What the seat sees now: to be called before worlds are drawn. */
void belief_settle(struct belief *b, const void *view);
/* Fills the view with hidden cards: by a world of the belief, or at random where there is none (b may be NULL). */
void belief_deal(const struct belief *b, const struct th_game *game, const struct th_rules *rules,
                 int seat, const void *view, struct th_rng *rng, void *out);
/* One of the `n` worlds that live; NULL = there is none. */
const void *belief_world(const struct belief *b, int i);
/* A copy to draw worlds from while the original goes on, or to go back to. */
void belief_copy(struct belief *to, const struct belief *from);
void belief_free(struct belief *b);

#endif
