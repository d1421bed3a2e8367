/* eval.h - what a position is worth to each seat, before anybody has won.
 *
 * An evaluation counts named terms for every seat. Terms and weights are data (data/bots/GAME.txt), so that `thorp tune`
 * can fit them; the counting is one file per family (eval_catan.c and so on). Weighted sums are log odds: their
 * softmax over the seats is each seat's chance to win. A game without an evaluation of its own is judged by its points.
 *
 * An evaluation gets worlds (views whose unknown cards were dealt), never a true state: that is the caller's affair. */
#ifndef EVAL_H
#define EVAL_H

#include "thorp.h"

enum {
    EVAL_TERMS = 128, /* most terms of a game, its modules' included */
    EVAL_PARTS = 12,  /* modules of a game with terms of their own   */
    EVAL_UNIT = 10000 /* units of a weight in 1                      */
};

struct eval_term {
    const char *name;
    int32_t weight; /* in units of log odds */
    const char *about;
};

typedef float eval_counts[TH_SEATS][EVAL_TERMS];

enum {
    EVAL_HIDDEN = 32
};
/* A second opinion for searches, found by `thorp fit`: a weighted sum of the terms, and what no such sum can say, in a layer of
 * hidden sums of which only those above 0 count. */
struct eval_net {
    float direct[EVAL_TERMS], in[EVAL_TERMS][EVAL_HIDDEN];
    float bias[EVAL_HIDDEN], out[EVAL_HIDDEN];
};

/* What a module adds: its terms stand behind the game's and count while it is on. The game's own file names no module. */
struct eval_part {
    const char *game, *module;
    const struct eval_term *term;
    int n;
    /* Counts its terms for every seat that plays, from out[seat][first] on, all 0 before. */
    void (*count)(const struct th_rules *r, const void *world, int first, eval_counts out);
};

struct eval {
    const char *game;
    const struct eval_term *term;
    int n;
    /* Counts every term for every seat that plays. NULL = there is one term, the game's points. */
    void (*count)(const struct th_rules *r, const void *world, eval_counts out);
    /* Do the terms show at once what dice and draws bring? Then a search can tell luck from skill. */
    bool luck;
    /* Simulations that looking one round further takes before it shows more than luck; 0 = any number. */
    uint32_t sims_a_round;
    /* The world after seat's deal with somebody who loses nothing by it: a first look at an offer.
     * False when it cannot be imagined. NULL = never. */
    bool (*imagine)(const struct th_rules *r, void *world, int seat, th_move deal);
};

/* Games with an evaluation, and what modules add: the files of terms of data/bots, in any order. NULL at the end. */
extern const struct eval *const eval_games[];
extern const struct eval_part *const eval_parts[];

/* What terms weigh for a search, because it judges ends of turns alone and trades with nobody: a file data/bots/search_* each.
 * Each part has its own, and several are put together; all in units, so that sums are exact. */
struct eval_tuned {
    const char *game, *module; /* whose terms; "" = the game's own                               */
    int modules;               /* at least so many are played                                    */
    int least, most;           /* seats                                                          */
    const int32_t *w;          /* of its terms                                                   */
    const int32_t
        *by; /* a module's: by how much it changes what the game's terms weigh; NULL = not at all */
};
/* The game's own first, and those for more modules later: what fits replaces what was before. The last has no game. */
extern const struct eval_tuned eval_tunings[];

/* A net and the exact set of modules it was taught: a file data/bots/net_* each. */
struct eval_taught {
    const char *game;
    const char *const *set; /* the modules; NULL at the end                                      */
    const char *const
        *also;       /* others without terms that it was tried with and serves as well ... */
    int some;        /* ... up to so many of them at once                                 */
    int least, most; /* seats                                                             */
    const struct eval_net *net;
};
/* Larger sets later. The last has no game. */
extern const struct eval_taught eval_nets[];

/* Weights of one table's evaluation: the shipped ones unless somebody tunes. */
struct eval_weights {
    const struct eval *eval;
    const struct eval_part *part[EVAL_PARTS]; /* of the modules that are played */
    int first[EVAL_PARTS];                    /* the first term of each         */
    int n_parts, n;                           /* n: terms in all                */
    float w[EVAL_TERMS];
    const struct eval_net *net; /* whose opinion counts as much as the weights'; NULL = nobody's */
};

/* The k-th term of all, and the module it belongs to, NULL = the game's own. */
const struct eval_term *eval_term_at(const struct eval_weights *e, int k);
const char *eval_term_of(const struct eval_weights *e, int k);

/* The evaluation of a table with the shipped weights: the game's terms, and behind them those of the modules that are
 * played; never fails. */
void eval_start(struct eval_weights *out, const struct th_game *game, const struct th_rules *r);

/* Appends a part with its weights. False: there is no room for another, or for its terms; nothing is changed then. */
bool eval_add(struct eval_weights *e, const struct eval_part *part);

/* Takes weights and net for a search, where there are any for what is played: weights part by part, a net only if it was
 * taught exactly these modules. */
void eval_for_search(struct eval_weights *e, const struct th_rules *r);

/* The weights alone, from such a list, but for those of one module ("" = the game's own, NULL = none is left out). */
void eval_tune(struct eval_weights *e, const struct th_rules *r, const struct eval_tuned *list,
               const char *but);

/* May this net be heard at this table? And the last of a list that may, NULL = none. */
bool eval_serves(const struct eval_taught *t, const struct th_rules *r);
const struct eval_net *eval_net_for(const struct eval_taught *list, const struct th_rules *r);

/* Everybody's chance to win, 0..1, together 1: certain when the game is over. Seats that do not play get 0. */
void eval_chances(const struct eval_weights *e, const struct th_game *game,
                  const struct th_rules *r, const void *world, float chance[TH_SEATS]);

/* Counts all terms for every seat. For games that have terms to count. */
void eval_count(const struct eval_weights *e, const struct th_rules *r, const void *world,
                eval_counts out);

/* What a net takes a seat's n counted terms to be worth, in log odds; its hidden sums too. */
float eval_net_worth(const struct eval_net *net, int n, const float *counts,
                     float hidden[EVAL_HIDDEN]);

/* For terms: how far a seat is ahead of (or behind) the best of the others, at most two either way. */
float eval_lead(const uint8_t *list, int n, int seat);

/* Is nothing half done (TH_HALF in the row of the frame that asks), so that counting makes sense? While not, a bot looks on.
 * Always, in a game without an evaluation: what its states look like nobody knows. */
bool eval_quiet(const struct eval_weights *e, const struct th_rules *r, const void *world);

#endif
