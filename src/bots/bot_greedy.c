/* bot_greedy.c - the bot `greedy`: the move after which its chance to win looks best. No search, well under 1 ms a move.
 *
 * It deals the unknown cards of its view at random a few times and has a look at every move in these worlds (bot_look.h).
 * Offers are many: only the few that help most are looked at, with everybody's answer. No offer is made twice in a turn.
 *
 * The generator is seeded from seed and view, so a choice can be repeated from both and the offers made this turn. */
#include "bot.h"
#include "bot_look.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum {
    WORLDS = 2,      /* dealt for a choice, while they do not cost moves a closer look */
    FEW = 15,        /* moves, up to which they do not                                */
    POSITIONS = 240, /* made or judged for a choice, about: what keeps it under 1 ms  */
    GLANCES = 60,    /* moves of a very long list that are looked at                  */
    CLOSE = 20,      /* moves of a long list that are looked at closely               */
};

struct self {
    const struct th_game *game;
    const struct th_rules *rules;
    int seat;
    struct bot_settings set;
    struct bot_report report;
    struct bot_memo own, *memo; /* offers made             */
    struct th_rng rng;
    struct look look;
    struct th_moves *root; /* the moves of the choice      */
    float *value;          /* of each                      */
    void *world;
    void *block; /* memory of these; NULL = there was none */
};

static size_t take(size_t *at, size_t bytes)
{
    size_t from = *at;
    *at += (bytes + 15) & ~(size_t)15;
    return from;
}

static void start(void *self, const struct th_game *game, const struct th_rules *rules, int seat,
                  const struct bot_settings *set)
{
    struct self *me = self;
    size_t size = 0, root = take(&size, sizeof *me->root);
    size_t value = take(&size, TH_MOVES * sizeof *me->value);
    size_t world = take(&size, game->state_size), look = take(&size, look_size(game));
    *me = (struct self){ .game = game, .rules = rules, .seat = seat, .set = *set };
    me->memo = set->memo != NULL ? set->memo : &me->own;
    char *block = me->block = set->memory == 0 || size < set->memory ? calloc(1, size) : NULL;
    if (block == NULL)
        return;
    me->report.memory = size;
    me->root = (void *)(block + root);
    me->value = (void *)(block + value);
    me->world = block + world;
    look_start(&me->look, game, rules, set, block + look);
}

static void stop(void *self)
{
    free(((struct self *)self)->block);
}

static void report(const void *self, struct bot_report *out)
{
    *out = ((const struct self *)self)->report;
}

static int lines(const void *self, struct bot_line *out, int cap)
{
    const struct self *me = self;
    int n = 0;
    for (int i = 0; me->block != NULL && i < me->root->n; i++)
        n = bot_rank(out, n, cap,
                     &(struct bot_line){ .move = me->root->at[i], .value = me->value[i] });
    return n;
}

/* ------------------------------------------------------------------ choice */

static void deal_world(struct self *me, const void *view)
{
    bot_copy(me->game, me->world, view);
    me->game->fill(me->rules, me->world, me->seat, &me->rng);
}

static void weigh(struct self *me, const void *view)
{
    float chance[TH_SEATS];
    bool secrets = memcmp(me->world, view, me->game->state_size) != 0;
    int worlds = secrets && me->root->n <= FEW ? WORLDS : 1;
    memset(me->value, 0, (size_t)me->root->n * sizeof *me->value);
    if (me->root->n > CLOSE)
        me->root->n =
            look_glance(&me->look, me->world, me->seat, me->root, GLANCES, CLOSE, me->root->at);
    look_share(&me->look, POSITIONS, worlds * me->root->n);
    for (int w = 0; w < worlds; w++) {
        if (w > 0)
            deal_world(me, view);
        for (int i = 0; i < me->root->n; i++) {
            look_after(&me->look, me->world, me->seat, me->root->at[i], chance);
            me->value[i] += chance[me->seat] / (float)worlds;
        }
        me->report.sims++;
    }
    for (int i = 0; i < me->root->n; i++)
        if (me->look.deal[th_kind(me->root->at[i])])
            me->value[i] -= LOOK_OFFER_MARGIN;
}

static int best_of(const struct self *me)
{
    int best = 0;
    for (int i = 1; i < me->root->n; i++)
        if (me->value[i] > me->value[best])
            best = i;
    return best;
}

/* With a temperature: any move, the less likely the more it costs. */
static int blur(struct self *me, int best)
{
    double sum = 0, weight = 0;
    for (int i = 0; i < me->root->n; i++)
        sum += exp((double)(me->value[i] - me->value[best]) / (double)me->set.temperature);
    double at = (double)(th_rng_next(&me->rng) >> 11) * 0x1p-53 * sum;
    for (int i = 0; i < me->root->n; i++) {
        weight += exp((double)(me->value[i] - me->value[best]) / (double)me->set.temperature);
        if (at < weight)
            return i;
    }
    return best;
}

static void begin(struct self *me, const void *view)
{
    bot_memo_turn(me->memo, view);
    me->report = (struct bot_report){ .memory = me->report.memory };
    me->look.judged = me->look.plies = 0;
    th_rng_seed(&me->rng, bot_hash(view, me->game->state_size, me->set.seed));
    me->game->gen(me->rules, view, me->seat, me->root);
    me->value[0] = 0;
}

static th_move choose(void *self, const void *view, const struct bot_clock *clock)
{
    struct self *me = self;
    (void)clock;
    if (me->block == NULL) /* no memory to think with */
        return me->game->timeout(me->rules, view, me->seat);
    begin(me, view);
    if (me->root->n == 1)
        return me->root->at[0];
    deal_world(me, view);
    look_thin_offers(&me->look, me->world, me->seat, me->memo, me->root);
    weigh(me, view);
    int i = best_of(me);
    if (me->set.temperature > 0)
        i = blur(me, i);
    me->report.value = me->value[i];
    me->report.nodes = me->look.judged;
    me->report.plies = me->look.plies;
    th_move m = me->root->at[i];
    if (me->look.deal[th_kind(m)])
        bot_memo_add(me->memo, m);
    return m;
}

const struct bot_kind bot_greedy = {
    .name = "greedy",
    .about = "plays the move after which its position looks best",
    .size = sizeof(struct self),
    .start = start,
    .choose = choose,
    .stop = stop,
    .report = report,
    .lines = lines,
};
