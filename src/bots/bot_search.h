/* bot_search.h - Monte Carlo tree search over information sets, one thread of it, for any game.
 *
 * Each simulation deals the unknown cards of the view at random and walks down the tree among the moves that exist in that
 * world (Cowling, Powley, Whitehouse: Information Set Monte Carlo Tree Search, 2012). Chance is sampled; its outcomes are
 * nodes too, so that what is learnt after a good roll is not mixed with what follows a bad one. Where the tree ends, all moves
 * of the next decision get a first look (bot_look.h); from there on everybody plays as greedy would, to the end of the
 * turn or for as many rounds more as the settings say. Positions are judged at the ends of turns alone, and the result is
 * their mean: what is worth much in the middle of a turn cannot be compared with what is left at its end, and the first end
 * has the least noise. Each seat is supposed to want its own result (max-n). Where several seats choose, the lowest goes
 * first. Seats that only may speak are not heard.
 *
 * What dice and draws bring is judged at once, for all outcomes; the difference to their average is luck, and is taken off the
 * result above (the control variates of backgammon rollouts). So few simulations suffice to compare moves.
 *
 * A game without an evaluation is played to its end at random instead.
 *
 * Trade offers are considered at the root alone; below it only by who can do nothing else. Answers are moves like any other. */
#ifndef BOT_SEARCH_H
#define BOT_SEARCH_H

#include "bot_look.h"
#include "bot_tree.h"

enum {
    SEARCH_STOPS = BOT_TURNS, /* ends of turns on the way of a simulation, at most */
    SEARCH_OMENS = 256        /* outcomes of chance foreseen, at most              */
};

struct search_omen { /* what a drawn tile promises everybody, guessed once */
    th_move outcome;
    int seat; /* who is asked then */
    float promise[TH_SEATS];
};

struct search {
    const struct th_game *game;
    const struct th_rules *rules; /* the table's                               */
    const struct th_rules *fast;  /* for simulations: options of game->playout */
    const struct belief *belief;
    int seat;
    const struct tree_taste *taste;
    struct tree tree;
    struct look look;
    uint64_t seed; /* of all simulations of a choice */
    struct th_rng rng;
    struct th_moves *moves; /* of the world's next decision */
    uint32_t *child;        /* their nodes                  */
    void *world, *spare;
    struct th_moves *list; /* of the spare world */
    struct search_omen *omen;
    int n_omens, omen_turn;
    uint32_t sims, plies;
    uint32_t rounds; /* the settings ask for                                  */
    int turns;       /* whole turns a simulation looks beyond the present one */
    int until;       /* the last of them                                      */
    int n_stops;
    struct tree_stop stop[SEARCH_STOPS]; /* ends of turns this simulation passed in the tree */
};

/* Bytes a search needs besides itself and its tree, aligned for anything; and its beginning. */
size_t search_size(const struct th_game *game);
void search_start(struct search *s, const struct th_game *game, const struct th_rules *rules,
                  const struct th_rules *fast, int seat, const struct bot_settings *set,
                  void *memory);

/* Sets how far the next simulations look: as far as the settings ask, unless so few (0 = many) are better spent nearby. */
void search_aim(struct search *s, uint32_t sims);

/* One simulation from the view; `root` are the moves to choose from, all legal in every world that looks like it. */
void search_step(struct search *s, const void *view, const struct th_moves *root);

/* Everybody's chance to win in a state whose cards are all open, by the n-th simulation from it: played on as far as search_aim
 * says, without a tree. */
void search_odds(struct search *s, const void *state, uint32_t n, float chance[TH_SEATS]);

#endif
