/* bot_random.c - plays any legal move. The weakest bot there is, and the specimen to copy.
 *
 * A bot keeps what it needs between moves in a struct of its own: here the seat and a generator. */
#include "bot.h"

struct self {
    const struct th_game *game;
    const struct th_rules *rules;
    int seat;
    struct th_rng rng;
};

static void start(void *self, const struct th_game *game, const struct th_rules *rules, int seat,
                  const struct bot_settings *set)
{
    struct self *me = self;
    me->game = game;
    me->rules = rules;
    me->seat = seat;
    th_rng_seed(&me->rng, set->seed);
}

static th_move choose(void *self, const void *view, const struct bot_clock *clock)
{
    struct self *me = self;
    struct th_moves moves;
    (void)clock;
    me->game->gen(me->rules, view, me->seat, &moves);
    return th_pick(&moves, false, &me->rng);
}

const struct bot_kind bot_random = {
    .name = "random",
    .about = "plays any legal move",
    .size = sizeof(struct self),
    .start = start,
    .choose = choose,
};
