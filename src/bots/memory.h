/* memory.h - the memory aid: what a seat can work out about the others' hands from all it was told, for tables that want nobody
 * to win by a better memory.
 *
 * It is a belief (belief.h) of a seat that is told every move, and so knows nothing but what that seat was told. A step that is
 * taken back is forgotten: the belief goes back to its mark, a copy from before anything that can still be taken back, and
 * what stands is told again. */
#ifndef MEMORY_H
#define MEMORY_H

#include "belief.h"

struct memory {
    struct belief now, mark;
};

void memory_start(struct memory *m, const struct th_game *game, const struct th_rules *rules,
                  int seat);
/* A move is about to be made in this state. `mark`: nothing that was told before can be taken back. */
void memory_tell(struct memory *m, const void *state, int seat, th_move move, bool mark);
/* Back to the mark. Whoever calls this tells again what was made since then and stands. */
void memory_back(struct memory *m);
/* "lost": could the seat not always be followed, so that these are guesses?
 * "hands": [{"seat":2,"of":[{"hand":"2brick+1ore","n":40}, ...]}, ...]: for each hand that is hidden from the seat in this state
 * the hands it may be, and in how many of the worlds it is so. */
void memory_json(struct memory *m, const void *state, struct th_json *j);
void memory_free(struct memory *m);

#endif
