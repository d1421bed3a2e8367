/* env.h - games for learners: moves as numbers, views as arrays, many tables at once. Over the contract; it knows no rule.
 *
 * An index numbers the moves of a table from 0 on, the same for every position and every seat: seats in arguments are counted from the
 * one that moves. A spec says what an observation holds; it is written from a view, so it can hold nothing a seat may not know.
 * A batch plays many tables and writes what learners need into the caller's arrays.
 *
 *     struct env_batch *b = env_batch_open(&plan, &why);
 *     env_batch_reset(b, seed, &out);
 *     for (;;) { choose action[i] where out.mask says so; env_batch_step(b, action, &out); }
 *     env_batch_close(b);
 *
 * The library itself stays as it is: this layer allocates and, if asked to, has threads. */
#ifndef ENV_H
#define ENV_H

/* declarations with their comments beside them, aligned by hand */
/* clang-format off */

#include "bot.h"
#include "thorp.h"

/* ---------------------------------------------------------- moves as numbers */

enum {
    ENV_KINDS = 192, /* as TH_KINDS                                                  */
    ENV_NONE = -1,   /* a move without a number: a trade that is left out            */
    ENV_RANK = -2,   /* a move numbered by its place among those of its kind         */
    ENV_TRADES = 2,  /* offers: 0 none, 1 one for one, 2 two for one as well         */
};

struct env_slot { /* how an argument counts */
    uint8_t how;
    int16_t range;
    int32_t stride;
};

/* The numbers of one kind of move: `direct` by its arguments, `ranks` for those that have none of their own. */
struct env_kind {
    int32_t base, direct; /* base -1: no numbers */
    int16_t ranks;
    uint8_t n, deal; /* slots; good kinds of a deal, 0 = it is none */
    struct env_slot slot[TH_ARGS];
};

struct env_index {
    const struct th_game *game;
    int n, seats, trades, spots; /* spots: what TH_T_PLACE is here */
    struct env_kind kind[ENV_KINDS];
};

struct env_choice {
    th_move move;
    int32_t action;
};

void env_index_build(struct env_index *x, const struct th_rules *r, int trades);
/* The number of a move of `seat`, ENV_NONE or ENV_RANK. */
int env_number(const struct env_index *x, int seat, th_move m);
/* The move of a number; 0 = the position decides (a ranked number, or one that leaves out what is always the same). */
th_move env_move(const struct env_index *x, int seat, int action);
/* The kind of move that has this number; its first one is kind[].base. */
int env_kind_of(const struct env_index *x, int action);
/* Moves with their numbers, in the order of the list; those without one are left out. How many; `out` has room for moves->n. */
int env_choices(const struct env_index *x, int seat, const struct th_moves *moves, struct env_choice *out);

/* ---------------------------------------------------------- views as arrays */

enum {
    ENV_FIELDS = 128,
    ENV_DIMS = 3
};

struct env_row; /* env_rows.h */

struct env_field { /* a named part of an observation */
    const struct env_row *row;
    const char *name, *about;
    int at, n; /* its place and size, in numbers */
    int dims, dim[ENV_DIMS];
    int each, places; /* values of a place or seat, places or seats */
};

struct env_spec {
    int n, size; /* fields; numbers */
    struct env_field field[ENV_FIELDS];
    uint8_t frame[128], frames; /* questions of this table, numbered; how many */
};

void env_spec_build(struct env_spec *spec, const struct th_rules *r);
/* Writes size numbers: what the viewer of this view sees. Seats are counted from the viewer, a spectator's from seat 0. */
void env_observe(const struct env_spec *spec, const struct th_rules *r, const void *view, int viewer, int16_t *out);

/* ---------------------------------------------------------- many tables */

enum env_again { /* when a table whose game is over begins the next */
    ENV_NEXT_STEP, /* at the next step, whose action is ignored      */
    ENV_SAME_STEP, /* at once: what is seen is the new game          */
    ENV_DISABLED,  /* never by itself: env_batch_begin               */
};

enum env_end { ENV_GOES_ON, ENV_OVER, ENV_CUT }; /* cut: given up after plan.plies moves */

struct env_plan {
    struct th_setup setup;
    int tables, trades, threads;
    uint32_t plies;              /* moves after which a game is cut; 0 = TH_PLIES */
    enum env_again again;
    const char *bot[TH_SEATS];   /* who plays a seat (bot_read); NULL = the learner */
};

/* The caller's arrays; a NULL one is not written. Rows are tables. */
struct env_out {
    int8_t *seat;     /* [tables] who is asked now, -1 = nobody: the game is over          */
    uint8_t *mask;    /* [tables][actions] 1 = may be chosen                               */
    int16_t *obs;     /* [tables][size] what that seat sees                                */
    float *reward;    /* [tables][seats] of the step just made                             */
    uint8_t *end;     /* [tables] enum env_end of the step just made                       */
    int16_t *score;   /* [tables][seats] points; of a game that has just ended, its last   */
    uint8_t *rank;    /* [tables][seats] the same for ranks, else 0                        */
    uint32_t *ply;    /* [tables] moves made in the game                                   */
    int16_t *last;    /* [tables][size] what the seat that moved saw at the end of its game, ENV_SAME_STEP; else untouched */
};

struct env_batch;

struct env_batch *env_batch_open(const struct env_plan *plan, struct th_why *why);
void env_batch_close(struct env_batch *b);
const struct env_index *env_batch_index(const struct env_batch *b);
const struct env_spec *env_batch_spec(const struct env_batch *b);
/* Begins every table anew. Game k of table i is drawn from env_seed(seed, i, k). */
void env_batch_reset(struct env_batch *b, uint64_t seed, const struct env_out *out);
/* Begins the next game of one table. */
void env_batch_begin(struct env_batch *b, int table, const struct env_out *out);
/* One decision at each table. -1 and nothing done if an action may not be chosen: *table is then the first such table. An
 * action is ignored where nobody is asked. */
int env_batch_step(struct env_batch *b, const int32_t *action, const struct env_out *out, int *table);
/* A uniformly random action for each table that asks, from its own stream of numbers; 0 elsewhere. */
void env_batch_sample(struct env_batch *b, int32_t *action);
const void *env_batch_state(const struct env_batch *b, int table);
uint64_t env_seed(uint64_t seed, int table, uint32_t game);

#endif
