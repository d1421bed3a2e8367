/* bot_look.h - a first look at moves, shared by the bots that judge positions.
 *
 * A look makes a move in a world and asks the evaluation. Where something is left half done (a robber on its way, an offer on
 * the table, a card to be drawn) it looks on until nothing is: chance is averaged, every seat is supposed to choose what is
 * best for itself. The number of positions judged for one move is bounded. */
#ifndef BOT_LOOK_H
#define BOT_LOOK_H

#include "bot.h"
#include "eval.h"

struct look {
    const struct th_game *game;
    const struct th_rules *rules;
    struct eval_weights eval;
    struct th_moves *moves; /* scratch                                */
    char *level;            /* a world for each move looked on        */
    bool deal[256];         /* by move kind: goods for goods          */
    int most;               /* positions made or judged for one move: the rest is left half done */
    int left;               /* of these, still to come                */
    uint32_t judged, plies; /* since somebody set them to 0           */
};

/* Bytes a look needs besides itself, aligned for anything; and its beginning. set may change the weights. */
size_t look_size(const struct th_game *game);
void look_start(struct look *k, const struct th_game *game, const struct th_rules *rules,
                const struct bot_settings *set, void *memory);

enum {
    LOOK_CLOSE = 30, /* moves a glance leaves, at most */
    LOOK_MOST = 400  /* positions for one move, at most */
};
/* Shares so many positions among n moves to be looked at: from here on each gets its part, or one if there are fewer. */
void look_share(struct look *k, int positions, int n);

/* Everybody's chance to win after seat's move m in this world, which is not changed. */
void look_after(struct look *k, const void *world, int seat, th_move m, float chance[TH_SEATS]);

/* The same right after it, whatever is half done then. */
void look_at_once(struct look *k, const void *world, int seat, th_move m, float chance[TH_SEATS]);
/* Cuts a long list down to the `close` moves that look best right after the move, whatever is left half done; of a very long
 * one `glances` moves are looked at, evenly spread. Returns how many stand in `out`, the best first. */
int look_glance(struct look *k, const void *world, int seat, const struct th_moves *moves,
                int glances, int close, th_move *out);

/* Leaves in the list, besides all that are no offers, the few offers that promise seat most if somebody takes them: none that
 * the memo holds, none at all when it is full or nothing else would be left. The list stays in order. */
void look_thin_offers(struct look *k, const void *world, int seat, const struct bot_memo *memo,
                      struct th_moves *moves);
/* Takes all offers out of the list, unless nothing would be left. */
void look_drop_offers(const struct look *k, struct th_moves *moves);

/* An offer costs everybody's time: it must gain so much of the chance to win. */
#define LOOK_OFFER_MARGIN 0.008F

#endif
