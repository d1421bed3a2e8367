/* srv_rows.h - what the files that take rows about a table share: their words, seats, refusals (srv_room.c, srv_players.c,
 * srv_vote.c). */
#ifndef SRV_ROWS_H
#define SRV_ROWS_H

#include "srv_room.h"

#include <stdio.h>

enum {
    WORDS = 6,  /* of `~ open`                                            */
    OTHERS = 4, /* of other rows: what a vote came to stands behind them */
    WORD = 80   /* a seal has 64 digits                                   */
};

struct words { /* of a `~` row */
    char word[WORDS][WORD];
    const char *rest; /* after the third word: a name with blanks */
    int n;
};

typedef int room_take(struct room *r, const struct words *w, int64_t at, struct th_why *why);

static inline int refuse(struct th_why *why, const char *text)
{
    if (why != NULL) {
        why->clause = 0;
        snprintf(why->text, sizeof why->text, "%s", text);
    }
    return -1;
}

static inline bool valid_seat(const struct room *r, const char *word, int *seat)
{
    *seat = word[0] - '1';
    return word[0] != '\0' && word[1] == '\0' && *seat >= 0 && *seat < r->setup.seats;
}

/* What rows of both files do to a seat. */
void room_seat_person(struct room *r, int seat, const char *person, const char *name);
void room_hand_to_bot(struct room *r, int seat);

/* Rows of srv_room_dice.c. */
room_take row_seed, row_seal, row_draw, row_reveal, row_void;

/* srv_players.c: the one in the seat plays this game; he has left it early, counted once for each person and seat. */
void room_note_player(struct room *r, int seat);
void room_note_gone(struct room *r, int seat);
room_take row_deleted;

/* Rows of srv_vote.c. */
room_take row_ask, row_unask, row_vote, row_abort;
void vote_forget(
    struct room_seat *s); /* the seat has changed hands: what was asked about it is void */

#endif
