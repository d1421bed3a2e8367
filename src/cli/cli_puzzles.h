/* cli_puzzles.h - puzzles: positions of real games with one clearly best plan, as one seat sees them.
 *
 * `thorp puzzles` finds, checks and verifies them; the page (web/src/puzzles) asks them. The text of a puzzle is in docs/BOTS.md:
 *
 *     struct puzzle_judge j;
 *     puzzle_judge_start(&j, &how, &setup);
 *     if (puzzle_find(&j, state, seat, &p)) puzzle_write(&p, stdout), puzzle_free(&p);
 *     puzzle_judge_end(&j);
 *
 * Values are chances to win in 0..1, of the seat that is asked. */
#ifndef CLI_PUZZLES_H
#define CLI_PUZZLES_H

#include "bot.h"
#include "cli_table.h"

enum {
    PUZZLE_LINES = 5, /* moves compared: the best one and others */
    PUZZLE_STEPS = 3, /* moves of a plan, at most                */
    PUZZLE_WORD = 40, /* longest id or theme                     */
    PUZZLE_TIMES = 10 /* as many simulations verify a move as found it */
};

struct puzzle_line {
    char move[TH_LINE / 4]; /* in notation, without the seat                         */
    double value, doubt;    /* doubt: standard error of the difference to the best   */
};

struct puzzle_step { /* one decision of the plan; the best move comes first */
    struct puzzle_line line[PUZZLE_LINES];
    int n;
};

struct puzzle {
    char id[PUZZLE_WORD], theme[PUZZLE_WORD];
    char setup[4 * TH_LINE]; /* what was played; the position itself is without offers */
    char from[TH_LINE];      /* where the position comes from, for people */
    int level, seat;         /* 1 easy .. 3 hard; the seat that is asked */
    struct puzzle_step step[PUZZLE_STEPS];
    int steps;
    char *position; /* a record without moves: the seat's view; allocated */
};

/* What is looked for, and how carefully. */
struct puzzle_how {
    const char *judge; /* a bot that searches                                        */
    const char *theme; /* pattern of themes that are wanted; NULL = all              */
    uint32_t sims;     /* of each move compared; PUZZLE_TIMES as many verify         */
    uint64_t seed;
    bool plain;            /* also what a look without search would play */
    double margin, doubts; /* by how much the best move leads, in chance and in standard errors */
};

struct puzzle_judge {
    const struct puzzle_how *how;
    const struct th_game *game;
    const struct th_setup *setup; /* of the table */
    struct th_setup quiet;        /* and what is judged: the same without offers */
    struct th_rules *rules;       /* of that */
    const struct bot_kind *kind;
    struct bot_settings set;
    struct th_moves *moves;
    void *view, *world, *other, *next; /* scratch states */
};

/* ---------------------------------------------------------------- themes */

/* What a plan is about, by its moves and by what they bring about: a row of the table in cli_puzzles_theme.c. NULL: nothing that makes a puzzle. */
struct puzzle_deed {
    const struct th_setup *setup;
    const char *asked; /* frame that asks for the first move: "catan.act" */
    const char *move;  /* the first move in notation                      */
    const char
        *events; /* names of what the whole plan brings about for the seat, each between blanks */
};
struct puzzle_theme {
    const char *name;
    bool plain; /* may be what a first look finds, too */
};
const struct puzzle_theme *puzzle_theme(const struct puzzle_deed *deed);
/* Is there such a theme? */
bool puzzle_is_theme(const char *name);
/* Adds what a plan does to the map of Carcassonne to the events: "invades", "blocks", "farms". */
void puzzle_facts_carcassonne(const struct puzzle_judge *j, const void *before, const void *after,
                              int seat, char *words, size_t cap);

/* --------------------------------------------------------------- finding */

/* 0, or -1 when the judge is no bot that searches. */
int puzzle_judge_start(struct puzzle_judge *j, const struct puzzle_how *how,
                       const struct th_setup *setup);
void puzzle_judge_end(struct puzzle_judge *j);
/* Fills in values and doubts of n moves, by so many simulations each; the salt changes the luck. False: no memory. */
bool puzzle_weigh(struct puzzle_judge *j, const void *view, int seat, struct bot_line *line, int n,
                  uint32_t sims, uint64_t salt);
/* Is this decision of seat a puzzle? Fills *out, whose `from` is left to the caller; verified already. */
bool puzzle_find(struct puzzle_judge *j, const void *state, int seat, struct puzzle *out);

/* Is the position sound, is the seat asked, are all moves of the plan and all others legal? 0, or -1 and why. */
int puzzle_check(const struct puzzle *p, struct th_why *why);
/* The same, and every best move is weighed once more, with how->seed: does it still lead? */
int puzzle_verify(const struct puzzle *p, const struct puzzle_how *how, struct th_why *why);

/* ------------------------------------------------------------------ text */

void puzzle_write(const struct puzzle *p, FILE *out);
/* The next puzzle of a file: 1, 0 at the end, -1 and why. *line counts the lines read. */
int puzzle_read(FILE *in, int *line, struct puzzle *p, struct th_why *why);
void puzzle_free(struct puzzle *p);

#endif
