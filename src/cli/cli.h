/* cli.h - what the subcommands share: their signature, errors, arguments, words and patterns.
 *
 * A command gets its own argv (argv[0] is its name) and returns the exit status:
 * 0 done, 1 it was done and something is wrong (a test failed, a record does not hold), 2 it was asked wrongly. */
#ifndef CLI_H
#define CLI_H

#include "thorp.h"

#include <stdio.h>

enum {
    CLI_OK = 0,
    CLI_BAD = 1,
    CLI_USAGE = 2
};

struct cli_command {
    const char *name;
    int (*run)(int argc, char **argv);
    const char *help; /* one line, for `thorp help`          */
    const char *use;  /* arguments, for `thorp NAME --help`  */
    const char *more; /* the rest of that page, may be NULL  */
};

int cli_play(int argc, char **argv);
int cli_games(int argc, char **argv);
int cli_puzzles(int argc, char **argv);
int cli_rules(int argc, char **argv);
int cli_check(int argc, char **argv);
int cli_replay(int argc, char **argv);
int cli_perft(int argc, char **argv);
int cli_bench(int argc, char **argv);
int cli_arena(int argc, char **argv);
int cli_tune(int argc, char **argv);
int cli_fit(int argc, char **argv);
int cli_engine(int argc, char **argv);
int cli_serve(int argc, char **argv);
int cli_verify(int argc, char **argv);
int cli_load(int argc, char **argv);

/* ---------------------------------------------------------------- errors */

/* `thorp: text` on stderr; returns CLI_USAGE, so that a command can `return cli_usage(...)`. */
__attribute__((format(printf, 1, 2))) int cli_usage(const char *fmt, ...);
/* `thorp: FILE:LINE: text (CB-BUILD-04)`, as much of it as is known. file may be NULL. Returns CLI_BAD. */
int cli_why(const char *file, const struct th_why *why);
/* ` (CB-BUILD-04)` or ``; buf must hold 32 characters. */
const char *cli_cite(th_clause clause, char buf[32]);

/* --------------------------------------------------------------- memory */

void *cli_alloc(size_t n); /* zeroed; out of memory ends the program */
void *cli_grow(void *p, size_t n);
char *cli_copy(const char *s);

/* `exec:COMMAND`: a bot that is another program. NULL when the text says something else. */
struct bot_kind;
struct bot_settings;
const struct bot_kind *cli_bot_exec(const char *text, struct bot_settings *set);

/* ------------------------------------------------------------ arguments */

/* Walks over a command's arguments. Options may be written `--name value` or `--name=value`. */
struct cli_args {
    int argc, at;
    char **argv;
    const char *word;  /* the argument just read, NULL at the end */
    const char *value; /* what stood behind `=`, or NULL          */
    bool bad;          /* an error was printed                    */
    char name[48];
};
void cli_args_start(struct cli_args *a, int argc, char **argv);
bool cli_args_next(struct cli_args *a);                    /* false at the end or after an error */
bool cli_is(const struct cli_args *a, const char *option); /* `--json`: is this word that option? */
const char *cli_text(struct cli_args *a); /* its value; NULL and an error if none */
bool cli_number(struct cli_args *a, uint64_t min, uint64_t max, uint64_t *v);
bool cli_int(struct cli_args *a, int min, int max, int *v);
int cli_unknown(struct cli_args *a); /* complains about the word            */

/* Set-up words (`catan`, `+five_six`, `offers_per_turn=0`) collected from the command line. */
struct cli_words {
    char text[1024];
};
bool cli_words_add(struct cli_words *w, const char *word); /* false and an error when too long */
/* The set-up they say (none: the first game) with so many seats (0: as they say), and its rules, which the caller frees; NULL
 * and an error when they do not fit together. */
struct th_rules *cli_words_rules(const struct cli_words *w, int seats, struct th_setup *setup);

/* ----------------------------------------------------------------- text */

/* Next word of *at into word (cut at cap); false at the end. `#` at a word's start ends the line. */
bool cli_word(const char **at, char *word, size_t cap);
/* Does text match the pattern, in which `*` stands for any run of characters? */
bool cli_glob(const char *pattern, const char *text);
/* A seat: 1..6 or `*` for the dealer; -1 if it is none. And a viewer: `-` is the spectator. */
int cli_seat(const char *word);
const char *cli_seat_text(int seat);
/* A set of seats: `1+3`, `*`, `-` for nobody. */
bool cli_seats(const char *word, unsigned *mask);
const char *cli_seats_text(unsigned mask, char buf[32]);
/* A line of standard input without blanks around it; false at the end of input. Over-long lines are read whole and cut. */
bool cli_read_line(char *buf, size_t cap);
/* Whole word is a decimal number in range. */
bool cli_parse_number(const char *word, uint64_t min, uint64_t max, uint64_t *v);

/* An event in notation: `rolled * 3 4 7`, `income 2 1brick+2ore`. Length or -1. */
int cli_event_text(const struct th_game *game, const struct th_event *e, char *buf, size_t cap);
/* The n-th argument of an event in notation; an argument the event does not have is "". */
void cli_event_arg(const struct th_game *game, const struct th_event *e, int n, char *buf,
                   size_t cap);

/* Seconds on a clock that never goes back. */
double cli_now(void);
/* Seconds of processor time this process has used. */
double cli_cpu(void);

#endif
