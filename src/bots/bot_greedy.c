/* bot_greedy.c - the bot `greedy`: the move after which its chance to win looks best. No search, well under 1 ms a move.
 *
 * It deals the unknown cards of its view at random a few times, makes every move in these worlds and asks the evaluation
 * (eval.h). Where a move leaves something half done (a robber on its way, an offer on the table, a card to be drawn) it
 * looks on until nothing is: chance is averaged, every seat is supposed to choose what is best for itself.
 *
 * Offers are many. A first look imagines that somebody takes them; only the few that help most are looked at closely,
 * with everybody's answer. No offer is made twice in a turn, and few are made at all.
 *
 * The generator is seeded from seed and view, so a choice can be repeated from both and the offers made this turn. */
#include "bot.h"
#include "eval.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum {
    WORLDS = 2,         /* dealt for a choice                                      */
    LEVELS = 10,        /* moves looked on while something is half done            */
    BRANCHES = 64,      /* moves considered while something is half done           */
    LOOKS = 240,        /* positions judged for one move: the rest is left half done */
    OFFERS_WEIGHED = 4, /* offers looked at closely                                */
};

static const double offer_margin =
    0.004; /* an offer costs everybody's time: it must gain so much */

struct self {
    const struct th_game *game;
    const struct th_rules *rules;
    int seat;
    struct bot_settings set;
    struct bot_report report;
    struct eval_weights eval;
    struct th_rng rng;
    struct th_moves *moves;     /* scratch of look_on                          */
    struct th_moves *root;      /* the moves of the choice                     */
    float *value;               /* of each                                     */
    char *level;                /* LEVELS worlds                               */
    void *block;                /* all of these, in one piece; NULL = no memory */
    int looks;                  /* left for this move                          */
    struct bot_memo own, *memo; /* offers made                             */
    bool deal[256];             /* by move kind */
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
    size_t size = 0, root = take(&size, sizeof *me->root), moves = take(&size, sizeof *me->moves);
    size_t value = take(&size, TH_MOVES * sizeof *me->value);
    size_t level = take(&size, LEVELS * game->state_size);
    *me = (struct self){ .game = game, .rules = rules, .seat = seat, .set = *set };
    me->memo = set->memo != NULL ? set->memo : &me->own;
    eval_start(&me->eval, game);
    if (set->weights != NULL)
        memcpy(me->eval.w, set->weights, sizeof me->eval.w);
    for (int kind = 0; kind < game->n_moves; kind++)
        me->deal[kind] = bot_is_deal(game, kind);
    char *block = me->block = set->memory == 0 || size < set->memory ? calloc(1, size) : NULL;
    if (block == NULL)
        return;
    me->report.memory = size;
    me->root = (void *)(block + root);
    me->moves = (void *)(block + moves);
    me->value = (void *)(block + value);
    me->level = block + level;
}

static void stop(void *self)
{
    free(((struct self *)self)->block);
}

static void report(const void *self, struct bot_report *out)
{
    *out = ((const struct self *)self)->report;
}

/* ----------------------------------------------------------------- looking */

static void *world_at(const struct self *me, int depth)
{
    return me->level + (size_t)depth * me->game->state_size;
}

static void make(struct self *me, int depth, int seat, th_move m)
{
    memcpy(world_at(me, depth + 1), world_at(me, depth), me->game->state_size);
    me->game->apply(me->rules, world_at(me, depth + 1), seat, m, NULL);
    me->report.plies++;
}

struct branch { /* the moves of a decision on the way */
    int n;
    th_move at[BRANCHES];
    uint32_t weight[BRANCHES];
};

static void list_branch(struct self *me, int depth, int seat, struct branch *b)
{
    me->game->gen(me->rules, world_at(me, depth), seat, me->moves);
    b->n = me->moves->n < BRANCHES ? me->moves->n : BRANCHES;
    memcpy(b->at, me->moves->at, (size_t)b->n * sizeof b->at[0]);
    memcpy(b->weight, me->moves->weight, (size_t)b->n * sizeof b->weight[0]);
}

/* Everybody's chances in the world at `depth`, once nothing is half done. */
static void look_on(struct self *me, int depth,
                    float chance[TH_SEATS]) /* NOLINT(misc-no-recursion) */
{
    const void *world = world_at(me, depth);
    int seat = th_first_seat(me->game->actors(me->rules, world, NULL));
    if (seat < 0 || depth == LEVELS - 1 || me->looks <= 0 ||
        eval_quiet(&me->eval, me->rules, world)) {
        eval_chances(&me->eval, me->game, me->rules, world, chance);
        me->looks--;
        me->report.nodes++;
        return;
    }
    struct branch b;
    float sum = 0, one[TH_SEATS];
    list_branch(me, depth, seat, &b);
    memset(chance, 0, TH_SEATS * sizeof *chance);
    for (int i = 0; i < b.n; i++) {
        make(me, depth, seat, b.at[i]);
        look_on(me, depth + 1, one);
        if (seat == TH_DEALER) {
            for (int k = 0; k < TH_SEATS; k++)
                chance[k] += one[k] * (float)b.weight[i];
            sum += (float)b.weight[i];
        } else if (i == 0 || one[seat] > chance[seat])
            memcpy(chance, one, sizeof one);
    }
    for (int k = 0; k < TH_SEATS && seat == TH_DEALER; k++)
        chance[k] /= sum;
}

/* Chance of this bot's seat after its move m in the world at depth 0. */
static float look_at(struct self *me, th_move m)
{
    float chance[TH_SEATS];
    me->looks = LOOKS;
    make(me, 0, me->seat, m);
    look_on(me, 1, chance);
    return chance[me->seat];
}

/* ------------------------------------------------------------------ offers */

/* What this seat would gain if somebody took the offer; nothing when that cannot be imagined. */
static float imagine(struct self *me, th_move offer, float now)
{
    float chance[TH_SEATS];
    void *world = world_at(me, 1);
    if (me->eval.eval->imagine == NULL)
        return 0;
    memcpy(world, world_at(me, 0), me->game->state_size);
    if (!me->eval.eval->imagine(me->rules, world, me->seat, offer))
        return 0;
    eval_chances(&me->eval, me->game, me->rules, world, chance);
    return chance[me->seat] - now;
}

/* Keeps the moves that are no offers and the few offers that promise most, in their order. */
static void thin_offers(struct self *me)
{
    float now[TH_SEATS], gain[OFFERS_WEIGHED] = { 0 };
    th_move best[OFFERS_WEIGHED] = { 0 };
    eval_chances(&me->eval, me->game, me->rules, world_at(me, 0), now);
    for (int i = 0; i < me->root->n && me->memo->n < BOT_OFFERS; i++) {
        th_move m = me->root->at[i];
        if (!me->deal[th_kind(m)] || bot_memo_has(me->memo, m))
            continue;
        float g = imagine(me, m, now[me->seat]) - (float)offer_margin;
        for (int k = 0; k < OFFERS_WEIGHED && g > 0; k++)
            if (g > gain[k]) { /* the one it pushes out moves on */
                float g2 = gain[k];
                th_move m2 = best[k];
                gain[k] = g;
                best[k] = m;
                g = g2;
                m = m2;
            }
    }
    int n = 0;
    for (int i = 0; i < me->root->n; i++) {
        th_move m = me->root->at[i];
        bool keep = !me->deal[th_kind(m)];
        for (int k = 0; k < OFFERS_WEIGHED && !keep; k++)
            keep = best[k] == m;
        if (keep)
            me->root->at[n++] = m;
    }
    if (n > 0)
        me->root->n = n;
}

/* ------------------------------------------------------------------ choice */

static void deal_world(struct self *me, const void *view)
{
    memcpy(world_at(me, 0), view, me->game->state_size);
    me->game->fill(me->rules, world_at(me, 0), me->seat, &me->rng);
}

static void weigh(struct self *me, const void *view)
{
    memset(me->value, 0, (size_t)me->root->n * sizeof *me->value);
    for (int w = 0; w < WORLDS; w++) {
        if (w > 0)
            deal_world(me, view);
        for (int i = 0; i < me->root->n; i++)
            me->value[i] += look_at(me, me->root->at[i]) / WORLDS;
        me->report.sims++;
    }
    for (int i = 0; i < me->root->n; i++)
        if (me->deal[th_kind(me->root->at[i])])
            me->value[i] -= (float)offer_margin;
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
    size_t memory = me->report.memory;
    bot_memo_turn(me->memo, view);
    me->report = (struct bot_report){ .memory = memory };
    th_rng_seed(&me->rng, bot_hash(view, me->game->state_size, me->set.seed));
    me->game->gen(me->rules, view, me->seat, me->root);
}

static th_move choose(void *self, const void *view, const struct bot_clock *clock)
{
    struct self *me = self;
    (void)clock;
    if (me->block == NULL) /* no memory to think with */
        return me->game->timeout(me->rules, view, me->seat);
    begin(me, view);
    me->value[0] = 0;
    if (me->root->n == 1)
        return me->root->at[0];
    deal_world(me, view);
    thin_offers(me);
    weigh(me, view);
    int i = best_of(me);
    if (me->set.temperature > 0)
        i = blur(me, i);
    me->report.value = me->value[i];
    th_move m = me->root->at[i];
    if (me->deal[th_kind(m)])
        bot_memo_add(me->memo, m);
    return m;
}

static int lines(const void *self, struct bot_line *out, int cap)
{
    const struct self *me = self;
    int n = 0;
    for (int i = 0; me->block != NULL && i < me->root->n; i++)
        n = bot_rank(out, n, cap, &(struct bot_line){ me->root->at[i], me->value[i], 0 });
    return n;
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
