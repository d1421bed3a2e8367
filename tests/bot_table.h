/* bot_table.h - bots at a table of the tests: who is asked, random moves of the others, a bot in a seat. */
#ifndef BOT_TABLE_H
#define BOT_TABLE_H

#include "bot.h"
#include "table.h"

static inline int asked(const struct table *t)
{
    return th_first_seat(t->game->actors(t->rules, t->state, NULL));
}

static inline th_move pick(struct table *t, int seat)
{
    t->game->gen(t->rules, t->state, seat, &t->moves);
    return th_pick(&t->moves, seat == TH_DEALER, &t->rng);
}

static inline void make(struct table *t, int seat, th_move m)
{
    t->game->apply(t->rules, t->state, seat, m, NULL);
}

static inline bool is_legal(const struct table *t, int seat, th_move m)
{
    return t->game->legal(t->rules, t->state, seat, m, NULL) == 0;
}

/* Random moves until `plies` are made or the game is over. */
static inline void wander(struct table *t, int plies)
{
    for (int seat; plies-- > 0 && (seat = asked(t)) >= 0;)
        make(t, seat, pick(t, seat));
}

/* Random moves until a person has at least two to choose from. -1 when the game ends or is given up first. */
static inline int wander_to_choice(struct table *t)
{
    for (int seat; th_ply(t->state) < TH_PLIES && (seat = asked(t)) >= 0;
         make(t, seat, pick(t, seat)))
        if (seat != TH_DEALER &&
            (t->game->gen(t->rules, t->state, seat, &t->moves), t->moves.n > 1))
            return seat;
    return -1;
}

static inline struct bot *seat_bot(const struct table *t, const char *name, int seat,
                                   const struct bot_settings *set)
{
    struct bot *bot = bot_open(bot_find(name), t->game, t->rules, seat, set);
    if (bot == NULL)
        abort();
    return bot;
}

#endif
