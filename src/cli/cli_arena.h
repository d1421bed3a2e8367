/* cli_arena.h - what the files of `thorp arena` share: a contest, its games, what they add up to. */
#ifndef CLI_ARENA_H
#define CLI_ARENA_H

#include "bot.h"
#include "cli.h"
#include "cli_opinion.h"

#include <pthread.h>
#include <stdatomic.h>

enum {
    ARENA_BOTS = 12,
    ARENA_LOGS = 64,
    ARENA_STEPS = 320 /* of the histogram of times: up to 1000 s */
};

struct arena_cost { /* what choices among several moves took */
    uint64_t choices, sims, nodes, plies;
    double took, longest; /* seconds of processor time */
    size_t memory;        /* the most                  */
    uint32_t by_time[ARENA_STEPS];
};

struct arena_bot { /* a bot that takes part */
    const char *spec;
    const struct bot_kind *kind;
    struct bot_settings settings;
    const char *file; /* @FILE of its weights or net, or NULL */
    struct cli_opinion opinion;
    uint64_t games, wins, seats;
    uint64_t faults; /* games in which it failed  */
    int said;        /* of them, on standard error */
    int64_t points;
    double elo, elo_half; /* rating, the mean being 0, and half its 95% interval */
    struct arena_cost cost;
};

struct arena_game { /* the result of one game */
    bool played, illegal;
    uint8_t faulty; /* seats whose bot failed */
    int8_t winner;  /* seat, -1 = nobody */
    int16_t points[TH_SEATS];
    uint32_t plies;
};

struct arena {
    struct cli_words words;
    void (*all)(struct arena *a); /* plays every game                               */
    bool lead;                    /* keeps the logs and prints: not a helper of MPI */
    struct arena_bot bot[ARENA_BOTS];
    int n_bots, threads;
    uint64_t games, seed;
    uint64_t part, parts;        /* this process plays rounds part, part + parts, ...  */
    const char *log[ARENA_LOGS]; /* the first is written, all are read                */
    int n_logs;
    bool json;
    bool cost;         /* time every choice: one thread                     */
    bool forfeit;      /* a bot that fails loses the game; else the contest ends */
    bool sprt;         /* stop early when it is clear                       */
    double elo0, elo1; /* that the first bot is better by elo1, or by elo0  */
    double llr;        /* of the games counted                              */
    struct th_setup setup;
    const struct th_game *game;
    struct th_rules *rules;
    struct arena_game *result;
    uint64_t counted;     /* games 0 .. counted - 1 are played                 */
    FILE *out;            /* the log                                           */
    pthread_mutex_t lock; /* of counted, llr, out                              */
    atomic_uint_fast64_t next, done;
    atomic_bool stop;
    double took;
};

/* The whole command. `all` plays with arena_next, arena_play and arena_done, here or on other machines. */
int arena_run(int argc, char **argv, bool lead, void (*all)(struct arena *a));
bool arena_next(struct arena *a,
                uint64_t *i); /* the next game to be played; false when there is none */
void arena_play(struct arena *a, uint64_t i, struct arena_game *res);
void arena_done(struct arena *a, uint64_t i, const struct arena_game *res);

/* Was it ended by a bot's fault, or by its length? */
bool arena_given_up(const struct arena *a, const struct arena_game *g);

int arena_bot_of(const struct arena *a, uint64_t game, int seat);

/* Reads what the logs hold and opens the first for writing. False and an error when one is of another contest. */
bool arena_open_logs(struct arena *a);
void arena_log(struct arena *a, uint64_t i);

/* Called with each new result, under the lock: goes on counting, and says stop when the SPRT has decided. */
void arena_count(struct arena *a);

void arena_note_cost(struct arena_cost *c, double took, const struct bot_report *r);
void arena_print_cost(const struct arena *a);

/* Adds up and prints. */
void arena_print(struct arena *a);

#endif
