/* srv_room.h - one table of the server: who sits where, the game, its clock; all of it follows from the log.
 *
 * A room is what its rows say. Rows are short lines of text, numbered from 0, written once (srv_store.h):
 *
 *     ~ open p7f3 clock=turn:120 undo=own dice=sealed memory=on    first row: host and table options
 *     ~ sit 1 p7f3 Ann     ~ bot 2 mcts     ~ free 3        seats, before or during the game
 *     ~ seal 1 HASH                                         a seat's share of the dice, sealed (srv_room_dice.c)
 *     ~ draw                                                seats are fixed; who has not sealed seals now
 *     ~ reveal 1 00112233445566778899aabbccddeeff           the share that opens the seal
 *     ~ void 2+3                                            these did not seal or reveal in time: no say
 *     ~ seed 1 00112233445566778899aabbccddeeff             tables of older servers, without dice=sealed
 *     ~ begin                                               deals; from here on moves
 *     1 road e37           * dice 4 3                       moves, as in a record, secrets included
 *     ~ undo 1                                              seat 1 takes its last step back
 *     ~ late 1             ~ away 1         ~ back 1        the clock; a bot plays for who is away; the owner plays again
 *     ~ resign 1           ~ next TABLE                     resigned; rematch
 *     ~ deleted 1                                           resigned by deleting the account
 *     ~ ask 3 p9k2 Cid     ~ unask 3                        somebody asks for a bot's seat of the running game
 *     ~ vote 1 3 yes       ~ vote 1 2 bot                   seat 1 about who asks for seat 3; a bot for seat 2, who does not move
 *     ~ abort 1            ~ abort 1 no     ~ abort         seat 1 would end the game; not any more; ended
 *
 * Time passes only between rows: a row says when it was written, and whoever was asked pays for the time before it.
 * Knows no network and no database. The same rows give the same room, byte for byte, on every node. */
#ifndef SRV_ROOM_H
#define SRV_ROOM_H

/* declarations with their comments beside them, aligned by hand */
/* clang-format off */

#include "srv_store.h"
#include "thorp.h"

enum room_status { ROOM_LOBBY, ROOM_PLAYING, ROOM_OVER };
enum room_seat_kind { ROOM_FREE, ROOM_PERSON, ROOM_BOT };
/* Where the draw of the dice stands: no sealed dice, or it is over; seats may still change; waits for seals; for shares;
 * all are there. */
enum room_draw { DRAW_NONE, DRAW_OPEN, DRAW_SEAL, DRAW_REVEAL, DRAW_DONE };
enum room_clock_kind { ROOM_NO_CLOCK, ROOM_TURN_CLOCK, ROOM_CHESS_CLOCK, ROOM_DAYS_CLOCK };

enum {
    ROOM_EVENTS = 256,       /* events of one row                                       */
    ROOM_ANSWER_MS = 20000,  /* turn clock: time for a decision outside the own turn; also what is left after an expiry */
    ROOM_LATE = 2,           /* so many expiries make a seat a bot's until its owner is back */
    ROOM_VIEWERS = TH_SEATS + 1, /* what differs per reader: each seat, and everybody else  */
};

struct room_seat {
    enum room_seat_kind kind;
    char person[STORE_ID], name[STORE_NAME];
    char level[16];          /* of the bot that sits here or plays for who is away      */
    bool away, resigned;
    char asker[STORE_ID], asker_name[STORE_NAME]; /* who asks for this bot's seat       */
    char declined[STORE_ID]; /* whom the table has told no last                         */
    unsigned yes, no;        /* votes about this seat, by seat (srv_vote.c)             */
    bool gives_up;           /* would end the game without a winner                     */
    bool sealed, seeded;     /* its seal is known; its share of the dice is             */
    bool no_share;           /* did not seal or reveal in time                          */
    bool clock_moves;        /* the next move of this seat is the clock's, not its owner's */
    uint8_t seed[16], seal[32];
    int late;                /* clock expiries since the owner last moved               */
    int64_t left;            /* milliseconds on the clock                               */
    int64_t asked_at;        /* when the question it is asked now was put               */
    int32_t question;        /* number of rows there were then                          */
};

struct room_line { /* what a row looks like to the readers; valid until the next row */
    int32_t seq;
    int seat;                              /* TH_DEALER, or -1 for `~` rows              */
    char text[ROOM_VIEWERS][TH_LINE];      /* index TH_SEATS: spectators                 */
    struct th_event event[ROOM_EVENTS];
    int n_events;
    char gone[STORE_ID];                   /* who left the game early by this row, or "" */
    char outcome[16];                      /* what the vote came to by this row: sits declined away ended, or "" */
};

struct room_player {                       /* somebody who has played a seat of this game */
    char person[STORE_ID];
    int seat;
    bool counted;                          /* as having left early                       */
};

struct room_step {                         /* where a seat may still go back to           */
    void *state;
    struct th_fair fair;
    int seat;
    th_move move;                          /* what was made there                         */
};

struct room {
    struct store_table about;
    struct th_setup setup;
    const struct th_game *game;
    struct th_rules *rules;
    void *state;
    enum room_status status;
    char host[STORE_ID], next[STORE_ID];
    struct room_seat seat[TH_SEATS];
    enum room_clock_kind clock;
    int64_t clock_ms, increment_ms;        /* time a turn / in all; chess: gain a turn   */
    bool undo;
    bool memory;                           /* seats may ask what they can know (srv_memory.c) */
    bool aborted;
    bool sealing, drawing;                 /* dice=sealed; between `draw` and `begin`    */
    int voids;                             /* draws that were begun again                */
    int32_t n_rows;
    int64_t last_at;
    struct th_fair fair;
    struct room_line line;                 /* of the last row                            */
    struct room_step *step;                /* states to go back to, since the barrier    */
    int n_steps, cap_steps;
    struct room_player *player;            /* in the order they sat down                 */
    int n_players, cap_players;
    char **row;                            /* all rows, for export and rebuilding        */
    int64_t *row_at;
    int cap_rows;
    /* Hears of every move before it is made in this state; NULL = nobody does. */
    void (*hear)(void *ear, const void *state, int seat, th_move m);
    void *ear;
};

/* Opens an empty room. 0, or -1 and why (a set-up that is refused); then there is nothing to close. */
int room_open(struct room *r, const struct store_table *about, struct th_why *why);
void room_close(struct room *r);

/* Takes the next row. 0, or -1 and why; then nothing has changed. r->line tells the readers. */
int room_row(struct room *r, const char *text, int64_t at, struct th_why *why);

/* What somebody is called at this table: with a number behind the name if somebody else's there looks the same (srv_alike.c). */
void room_call(const struct room *r, const char *person, const char *name, char out[STORE_NAME]);

/* Somebody is called otherwise from now on, in what was too. */
#define ROOM_DELETED "Deleted player" /* who has deleted the account */
void room_rename(struct room *r, const char *person, const char *name);

/* Back to the first n rows, by replaying them. */
int room_rewind(struct room *r, int32_t n, struct th_why *why);

/* Makes a room row for a move of seat in notation: checks it and writes `1 road e37` into row. 0, or -1 and why. */
int room_move_row(const struct room *r, int seat, const char *text, char *row, int cap, struct th_why *why);
/* The dealer's next row, drawn from the table's streams. False when the dealer is not asked. */
bool room_chance_row(const struct room *r, char *row, int cap);
/* The clock's row for a seat whose time is up: its engine timeout move. */
bool room_timeout_row(const struct room *r, int seat, char *row, int cap);

int room_seat_of(const struct room *r, const char *person);      /* -1 = does not sit here            */
/* The seat somebody left or resigned and may come back to without asking; -1 = none. */
int room_own_seat(const struct room *r, const char *person);
int room_asks(const struct room *r, const char *person);         /* the bot's seat he asks for, or -1 */
bool room_knows_another(const struct room *r, const char *person, int seat); /* has played another seat  */
bool room_counted(const struct room *r, int seat);               /* its owner counts as having left   */
bool room_bot_plays(const struct room *r, int seat);             /* a bot's seat, or its owner is away */
unsigned room_asked(const struct room *r);                       /* seats that must choose now        */
/* May a move of seat still be meant for now, if its maker has seen so many rows? What others chose at the same time does
 * not make it stale; a new question does. */
bool room_is_fresh(const struct room *r, int seat, int64_t rows);
/* When seat's time is up, in milliseconds since 1970; 0 = not asked, or no limit. */
int64_t room_deadline(const struct room *r, int seat);
bool room_can_undo(const struct room *r, int seat);
bool room_ready(const struct room *r);                           /* every seat is taken               */
/* The commitment to the dice, shown from the start; hex, 65 bytes. */
void room_commitment(const struct room *r, char out[65]);

/* Votes (srv_vote.c). Who plays; whose vote a person's is (-1: may not vote; TH_SEATS: a host who does not play);
 * why a bot cannot be voted for that seat, NULL = it can. */
unsigned vote_electors(const struct room *r);
int vote_voter(const struct room *r, const char *person);
const char *vote_no_bot(const struct room *r, int voter, int seat);

/* srv_room_dice.c: the draw of the dice. */
enum room_draw room_draw(const struct room *r);
bool room_has_people(const struct room *r);
/* The next row of the draw: `begin` when every share is there, `void` when those who are missing are too late. */
bool room_draw_row(const struct room *r, bool late, char *row, int cap);
void room_forget_share(struct room_seat *s);
bool room_is_of_draw(const char *word);
bool room_may_begin(const struct room *r);

/* Writes a finished game as a record with its seeds (docs/NOTATION.md). Length, or -1 if cap is too small. */
int room_export(const struct room *r, char *buf, int cap);

#endif
