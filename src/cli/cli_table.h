/* cli_table.h - a game at a table: rules, state, the log of its moves, take-back, records.
 *
 * Everything the command does with a running game goes through here: play, engine, replay, check, arena.
 *
 *     struct cli_table t;
 *     if (cli_table_open(&t, "catan seats=4", &why) != 0) ...       state as game->start left it
 *     cli_table_deal(&t, seed);                                     random set-up; the dealer plays itself
 *     while (cli_table_chance(&t)) show(&t.sink);                   dice and draws that are due, one by one
 *     if (cli_table_move(&t, seat, move, &why) != 0) ...            refused: nothing has changed
 *     show(&t.sink);                                                events of that move
 *     cli_table_close(&t);
 *
 * `state` is the truth: what a person or a bot is shown comes from game->view. */
#ifndef CLI_TABLE_H
#define CLI_TABLE_H

#include "thorp.h"

#include <stdio.h>

enum {
    CLI_EVENTS = 512,    /* events kept of one move              */
    CLI_CHECKPOINT = 32, /* moves between two checkpoints        */
};

struct cli_ply { /* one move of the log */
    th_move move;
    struct th_rng rng; /* the dealer's generator before the move */
    char *line;        /* `1 road e37`, secrets included         */
    int seat;
    bool barrier; /* it can no longer be taken back by its maker alone */
};

struct cli_table {
    const struct th_game *game;
    struct th_setup setup;
    struct th_rules *rules;
    void *state;
    bool auto_chance;  /* the dealer plays itself (cli_table_chance), else `*` moves are supplied */
    struct th_rng rng; /* the dealer's                                                            */
    struct cli_ply *log;
    int n;               /* moves made                                      */
    struct th_sink sink; /* events of the last move, in `at`                */
    int checked;         /* checkpoints that held while a record was read   */
    bool sealed;         /* the record that was read ended with one         */
    int cap_log, n_key;  /* private from here on                            */
    uint8_t *key;        /* states after 0, 32, 64 ... moves                */
    void *before;        /* state before the last move                      */
    char *text;          /* scratch for dumps                               */
    int cap_text;
};

/* Opens a table from set-up text, or from a set-up: the game is started and not dealt, chance is manual.
 * 0, or -1 and why; then there is nothing to close. */
int cli_table_open(struct cli_table *t, const char *setup_text, struct th_why *why);
int cli_table_open_setup(struct cli_table *t, const struct th_setup *setup, struct th_why *why);

/* Reads a record (or only header and position) and replays it. 0, or -1 and why with its line; then there
 * is nothing to close. path "-" is the standard input. Chance is manual: cli_table_seed to go on playing. */
int cli_table_load(struct cli_table *t, const char *path, struct th_why *why);
int cli_table_read(struct cli_table *t, FILE *file, struct th_why *why);
void cli_table_close(struct cli_table *t);

/* Deals the random set-up (only before the first move) and seeds the dealer: cli_table_seed is included. */
void cli_table_deal(struct cli_table *t, uint64_t seed);
/* From now on the dealer plays itself, drawing from this seed. */
void cli_table_seed(struct cli_table *t, uint64_t seed);

/* One position line without the word `set`, only before the first move. 0, or -1 and why. */
int cli_table_set(struct cli_table *t, const char *line, struct th_why *why);

/* Makes a move. Its events are in t->sink until the next move. 0, or -1 and why; then nothing has changed.
 * The first move of all also requires that the position is sound (game->check). */
int cli_table_move(struct cli_table *t, int seat, th_move m, struct th_why *why);
/* The same from text: `1 road e37`, `* dice 3 4`. */
int cli_table_line(struct cli_table *t, const char *line, struct th_why *why);
/* If chance is automatic and the dealer is asked: makes one move of his and returns true. */
bool cli_table_chance(struct cli_table *t);

/* Takes the last n moves back, the dealer's generator included (no fishing for better dice). False if there
 * are not so many. */
bool cli_table_undo(struct cli_table *t, int n);
/* May seat take back its own last move: was it the last one, and before any barrier? */
bool cli_table_may_undo(const struct cli_table *t, int seat);

/* Writes the whole record: header, position before the first move, moves, checkpoints. 0, or -1 (disk). */
int cli_table_write(struct cli_table *t, FILE *out);
/* The same into a file, by way of a temporary file beside it, so that a crash loses nothing. */
int cli_table_save(struct cli_table *t, const char *path, struct th_why *why);

/* `set` lines of a state of this table (t->state, a view ...). Valid until the next call. */
const char *cli_table_dump(struct cli_table *t, const void *state);
/* State after n moves, 0 <= n <= t->n, into out (game->state_size bytes). */
void cli_table_at(const struct cli_table *t, int n, void *out);

#endif
