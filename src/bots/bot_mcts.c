/* bot_mcts.c - the bot `mcts`: searches (bot_search.h) within a budget and plays the move most simulations went to.
 *
 * With several threads every one grows a tree of its own and their counts are added at the root. While it is asked again in
 * the same breath (nobody and no dice in between) a search goes on with the tree it has; up to three quarters of its
 * simulations are then already made.
 *
 * The generators are seeded from seed and view, so with a budget in simulations a choice can be repeated from both and what
 * the bot chose before in the same turn. */
#define _POSIX_C_SOURCE 199309L /* clock_gettime */
#include "bot.h"
#include "bot_search.h"
#include "bot_threads.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum {
    SIMS = 1000,       /* a move, if nobody says otherwise */
    MEMORY = 64 << 20, /* bytes, likewise                  */
    THREADS = 8,
    SLICE = 8,        /* simulations between two looks at what they found       */
    SLICES = 64,      /* the same of several threads, which have to be gathered */
    OFFER_WORLDS = 4, /* in which an offer is weighed before it is searched */
};

struct self;
struct thread { /* one search, and what it is given to do */
    struct self *me;
    const void *view;
    uint32_t sims;         /* of this choice, 0 = until time is up */
    uint32_t until;        /* this slice's end                     */
    bool done;             /* with its budget, or time is up       */
    int64_t last, longest; /* microseconds: the end of the last simulation, the longest one */
    struct search search;
};

struct self {
    const struct th_game *game;
    const struct th_rules *rules; /* the table's                               */
    struct th_rules *fast;        /* for simulations: options of game->playout */
    int seat;
    struct bot_settings set;
    struct bot_report report;
    struct bot_memo own, *memo; /* offers made                                 */
    struct th_moves *root;      /* the moves of the choice                     */
    void *block;                /* memory of all; NULL = there was none        */
    size_t block_size;
    int n_threads;
    uint32_t ms;   /* of this choice; 0 = no limit                */
    int64_t begin; /* microseconds                                */
    uint32_t ply;  /* of the last choice, + 1                     */
    th_move chosen;
    struct bot_line *line; /* of the last choice, one for each root move  */
    int n_lines;
    struct thread thread[THREADS];
};

/* ------------------------------------------------------------------- start */

/* Rules with the options of game->playout; 0, or -1 when there are none or they do not fit. */
static int build_fast(struct self *me)
{
    struct th_setup setup = *me->set.setup;
    struct th_why why;
    char text[TH_LINE];
    const char *from = me->game->playout;
    size_t n = from != NULL ? strlen(from) : 0;
    if (n == 0 || n >= sizeof text)
        return -1;
    memcpy(text, from, n + 1);
    for (char *word = text, *end; *word != '\0'; word = end) {
        end = word + strcspn(word, " ");
        if (*end == ' ')
            *end++ = '\0';
        if (*word != '\0' && th_setup_word(&setup, word, &why) != 0)
            return -1;
    }
    if (th_setup_check(&setup, &why) != 0)
        return -1;
    return me->game->build(me->fast, &setup, &why);
}

static size_t take(size_t *at, size_t bytes)
{
    size_t from = *at;
    *at += (bytes + 15) & ~(size_t)15;
    return from;
}

static void make_block(struct self *me)
{
    size_t size = 0, root = take(&size, sizeof *me->root), fast = take(&size, me->game->rules_size);
    size_t line = take(&size, TH_MOVES * sizeof *me->line), search[THREADS];
    for (int i = 0; i < me->n_threads; i++)
        search[i] = take(&size, search_size(me->game));
    char *block = size < me->set.memory ? calloc(1, size) : NULL;
    if (block == NULL)
        return;
    me->block = block;
    me->block_size = size;
    me->root = (void *)(block + root);
    me->fast = (void *)(block + fast);
    me->line = (void *)(block + line);
    if (me->set.setup == NULL || build_fast(me) != 0)
        memcpy(me->fast, me->rules, me->game->rules_size);
    for (int i = 0; i < me->n_threads; i++)
        search_start(&me->thread[i].search, me->game, me->rules, me->fast, me->seat, &me->set,
                     block + search[i]);
}

static void start(void *self, const struct th_game *game, const struct th_rules *rules, int seat,
                  const struct bot_settings *set)
{
    struct self *me = self;
    *me = (struct self){
        .game = game, .rules = rules, .seat = seat, .set = *set, .n_threads = (int)set->threads
    };
    me->memo = set->memo != NULL ? set->memo : &me->own;
    me->n_threads = me->n_threads < 1 ? 1 : me->n_threads > THREADS ? THREADS : me->n_threads;
    if (set->memory == 0)
        me->set.memory = MEMORY;
    if (set->sims == 0 && set->ms == 0)
        me->set.sims = SIMS;
    make_block(me);
    me->set.setup = NULL; /* it need not outlive this call */
}

static void stop(void *self)
{
    struct self *me = self;
    for (int i = 0; i < me->n_threads; i++)
        tree_free(&me->thread[i].search.tree);
    free(me->block);
}

static void report(const void *self, struct bot_report *out)
{
    *out = ((const struct self *)self)->report;
}

/* ------------------------------------------------------------------- search */

static int64_t now_us(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000000 + t.tv_nsec / 1000;
}

/* Time is up when another simulation twice as long as the longest would end too late: some take a tenth of a short budget. */
static bool is_late(struct thread *t)
{
    int64_t now = now_us();
    if (now - t->last > t->longest)
        t->longest = now - t->last;
    t->last = now;
    return now + 2 * t->longest >= t->me->begin + (int64_t)t->me->ms * 1000;
}

static bool is_stopped(const struct self *me)
{
    return me->set.stop != NULL && *me->set.stop;
}

/* Simulates until the end of the slice. */
static void run(void *arg)
{
    struct thread *t = arg;
    struct search *s = &t->search;
    t->last = now_us();
    while (!t->done && s->sims < t->until) {
        search_step(s, t->view, t->me->root);
        t->done = (t->sims != 0 && s->sims >= t->sims) || (t->me->ms != 0 && is_late(t)) ||
                  is_stopped(t->me);
    }
}

/* How many simulations a thread may still make. */
static uint32_t left_of(const struct thread *t)
{
    uint32_t left = t->sims != 0 ? t->sims - t->search.sims : UINT32_MAX / THREADS;
    int64_t gone = t->last - t->me->begin, rest = (int64_t)t->me->ms * 1000 - gone;
    if (t->me->ms == 0)
        return left;
    int64_t by_time = rest * t->search.sims / (gone + 1);
    return by_time < left ? (uint32_t)by_time : left;
}

/* Is the budget used up? Could the rest of it not change what most simulations went to, or hardly gain anything? */
static bool is_settled(struct self *me)
{
    const struct tree *tree[THREADS];
    uint32_t left = 0;
    bool done = true;
    for (int i = 0; i < me->n_threads; i++) {
        const struct thread *t = &me->thread[i];
        done = done && t->done;
        left += t->done ? 0 : left_of(t);
        tree[i] = &t->search.tree;
    }
    if (done)
        return true;
    return tree_lead(tree, me->n_threads) > left ||
           (me->set.sure > 0 &&
            tree_sure(tree, me->n_threads, me->thread[0].search.taste, me->set.sure));
}

/* All threads, slice after slice; those of several grow, since gathering them takes time. */
static void simulate(struct self *me)
{
    void *arg[THREADS];
    uint32_t slice = me->n_threads == 1 ? SLICE : SLICES;
    do {
        for (int i = 0; i < me->n_threads; i++) {
            arg[i] = &me->thread[i];
            me->thread[i].until += slice;
        }
        bot_side_by_side(me->n_threads, run, arg);
        if (me->n_threads > 1 && me->thread[0].until > 4 * SLICES)
            slice = me->thread[0].until / 4;
    } while (!is_settled(me));
}

/* Nobody else was asked since the last choice, and the tree knows what was chosen: it can go on growing. */
static bool keeps_tree(struct self *me, struct search *s, const void *view)
{
    return me->chosen != 0 && th_ply(view) == me->ply && tree_keep(&s->tree, me->chosen);
}

/* Prepares every thread; false when there is no memory for a tree. */
static bool prepare(struct self *me, const void *view, uint32_t sims)
{
    size_t room = (me->set.memory - me->block_size) / (size_t)me->n_threads;
    uint64_t seed = bot_hash(view, me->game->state_size, me->set.seed);
    for (int i = 0; i < me->n_threads; i++) {
        struct search *s = &me->thread[i].search;
        uint32_t share = (sims + (uint32_t)(me->n_threads - 1 - i)) / (uint32_t)me->n_threads;
        uint32_t kept = keeps_tree(me, s, view) ? s->tree.at[0].visits : 0;
        if (kept == 0 && !tree_clear(&s->tree, room))
            return false;
        s->seed = seed + ((uint64_t)i << 32);
        search_aim(s, sims);
        s->sims = s->plies = s->look.judged = s->look.plies = 0;
        me->thread[i].me = me;
        me->thread[i].view = view;
        me->thread[i].until = 0;
        me->thread[i].longest = 0;
        me->thread[i].done = false;
        me->thread[i].sims = share - (kept < share / 4 * 3 ? kept : share / 4 * 3);
    }
    return true;
}

static void tally(struct self *me)
{
    struct bot_report *r = &me->report;
    r->ms = (uint32_t)((now_us() - me->begin) / 1000);
    for (int i = 0; i < me->n_threads; i++) {
        const struct search *s = &me->thread[i].search;
        r->sims += s->sims;
        r->plies += s->plies + s->look.plies;
        r->nodes += s->tree.n;
        r->full |= s->tree.full;
        r->memory += s->tree.room * sizeof *s->tree.at;
    }
}

/* ------------------------------------------------------------------ choice */

/* Does the offer gain enough in any of some worlds, as far as can be seen, when everybody answers as suits him best? */
static bool is_of_use(struct self *me, const void *view, th_move offer)
{
    struct search *s = &me->thread[0].search;
    float now[TH_SEATS], then[TH_SEATS];
    for (int i = 0; i < OFFER_WORLDS; i++) {
        belief_deal(s->belief, me->game, me->rules, me->seat, view, &s->rng, s->world);
        eval_chances(&s->look.eval, me->game, me->rules, s->world, now);
        look_after(&s->look, s->world, me->seat, offer, then);
        if (then[me->seat] - now[me->seat] > LOOK_OFFER_MARGIN)
            return true;
    }
    return false;
}

/* Takes those offers out of the list that nobody would accept, or that would gain too little: a refused offer leaves everything as it
 * is, so it would get as many simulations as the best move and teach nothing. */
static void drop_vain_offers(struct self *me, const void *view)
{
    const bool *deal = me->thread[0].search.look.deal;
    int n = 0;
    for (int i = 0; i < me->root->n; i++) {
        th_move m = me->root->at[i];
        if (!deal[th_kind(m)] || is_of_use(me, view, m))
            me->root->at[n++] = m;
    }
    if (n > 0)
        me->root->n = n;
}

/* The moves to choose from: never empty, all legal in every world that looks like the view. */
static void list_root(struct self *me, const void *view)
{
    struct search *s = &me->thread[0].search;
    bot_memo_turn(me->memo, view);
    me->game->gen(me->rules, view, me->seat, me->root);
    if (me->root->n == 1)
        return;
    th_rng_seed(&s->rng, bot_hash(view, me->game->state_size, me->set.seed));
    belief_deal(s->belief, me->game, me->rules, me->seat, view, &s->rng, s->world);
    s->look.rules = me->rules;
    look_thin_offers(&s->look, s->world, me->seat, me->memo, me->root);
    if (s->look.eval.eval->count != NULL)
        drop_vain_offers(me, view);
}

/* What all threads found out about a root move. */
static struct bot_line sum_up(const struct self *me, th_move m)
{
    struct bot_line line = { .move = m };
    double total = 0, weight = 0;
    for (int i = 0; i < me->n_threads; i++) {
        const struct tree *t = &me->thread[i].search.tree;
        uint32_t c = tree_find(t, 0, me->seat, m);
        if (c == 0)
            continue;
        double n = (double)t->at[c].visits + 1;
        total += n * (double)tree_value(&t->at[c], me->thread[i].search.taste);
        weight += n;
        line.visits += t->at[c].visits;
    }
    line.value = weight > 0 ? (float)(total / weight) : 0;
    if (me->thread[0].search.look.deal[th_kind(m)])
        line.value -= LOOK_OFFER_MARGIN;
    return line;
}

/* The move most simulations went to; an offer must promise more than the best move that is none. */
static const struct bot_line *settle(struct self *me)
{
    const bool *deal = me->thread[0].search.look.deal;
    const struct bot_line *best = NULL, *plain = NULL;
    me->n_lines = 0;
    for (int i = 0; i < me->root->n; i++) {
        struct bot_line line = sum_up(me, me->root->at[i]);
        me->n_lines = bot_rank(me->line, me->n_lines, TH_MOVES, &line);
    }
    for (int i = me->n_lines - 1; i >= 0; i--) {
        best = &me->line[i];
        plain = deal[th_kind(best->move)] ? plain : best;
    }
    return plain != NULL && deal[th_kind(best->move)] && best->value < plain->value ? plain : best;
}

static int lines(const void *self, struct bot_line *out, int cap)
{
    const struct self *me = self;
    int n = me->n_lines < cap ? me->n_lines : cap;
    for (int i = 0; i < n; i++)
        out[i] = me->line[i];
    return n;
}

static th_move think(struct self *me, const void *view, const struct bot_clock *clock)
{
    uint32_t sims = clock != NULL && clock->sims > 0 ? clock->sims : me->set.sims;
    me->ms = clock != NULL && clock->ms > 0 ? clock->ms : me->set.ms;
    me->begin = now_us();
    list_root(me, view);
    if (me->root->n == 1 || !prepare(me, view, sims)) {
        me->n_lines = 0;
        return me->root->at[0];
    }
    simulate(me);
    tally(me);
    const struct bot_line *best = settle(me);
    me->report.value = best->value;
    return best->move;
}

static th_move choose(void *self, const void *view, const struct bot_clock *clock)
{
    struct self *me = self;
    me->report = (struct bot_report){ .memory = me->block_size };
    if (me->block == NULL) /* no memory to think with */
        return me->game->timeout(me->rules, view, me->seat);
    th_move m = think(me, view, clock);
    if (me->thread[0].search.look.deal[th_kind(m)])
        bot_memo_add(me->memo, m);
    me->chosen = me->n_lines > 0 ? m : 0;
    me->ply = th_ply(view) + 1;
    return m;
}

/* ------------------------------------------------------------- comparison */

enum {
    WEIGHED = 1024 /* simulations of a move, at most */
};

/* The move's results, one for each simulation: n-th results of different moves had the same cards and dice. How many. */
static uint32_t sample(struct search *s, const void *view, struct th_moves *only, th_move m,
                       uint32_t sims, float result[WEIGHED])
{
    uint32_t n = 0;
    double total = 0;
    only->n = 1;
    only->at[0] = m;
    for (uint32_t i = 0; i < sims; i++) {
        search_step(s, view, only);
        uint32_t c = tree_find(&s->tree, 0, s->seat, m);
        if (c == 0 || s->tree.at[c].visits == n)
            continue; /* a world that does not look like the view */
        result[n++] = (float)(s->tree.at[c].total - total);
        total = s->tree.at[c].total;
    }
    return n;
}

static float mean(const float *result, uint32_t n)
{
    float sum = 0;
    for (uint32_t i = 0; i < n; i++)
        sum += result[i];
    return n > 0 ? sum / (float)n : 0;
}

/* The standard error of the mean difference of two moves under equal luck. */
static float doubt_of(const float *a, const float *b, uint32_t n)
{
    float middle = mean(a, n) - mean(b, n), squares = 0;
    for (uint32_t i = 0; i < n; i++)
        squares += (a[i] - b[i] - middle) * (a[i] - b[i] - middle);
    return n > 1 ? sqrtf(squares / (float)(n - 1) / (float)n) : 0;
}

static bool weigh(void *self, const void *view, struct bot_line *line, int n, uint32_t sims)
{
    struct self *me = self;
    struct search *s = &me->thread[0].search;
    float first[WEIGHED], other[WEIGHED];
    me->chosen = 0; /* the tree of the last choice is gone */
    if (me->block == NULL || !prepare(me, view, sims * (uint32_t)n))
        return false;
    sims = sims < WEIGHED ? sims : WEIGHED;
    for (int i = 0; i < n; i++) {
        float *result = i == 0 ? first : other;
        line[i].visits = sample(s, view, me->root, line[i].move, sims, result);
        line[i].value = mean(result, line[i].visits);
        uint32_t both = line[i].visits < line[0].visits ? line[i].visits : line[0].visits;
        line[i].doubt = i == 0 ? 0 : doubt_of(result, first, both);
    }
    return true;
}

/* ------------------------------------------------------------------- odds */

static bool odds(void *self, const void *state, struct bot_odds *out, uint32_t sims)
{
    struct self *me = self;
    struct search *s = &me->thread[0].search;
    float chance[TH_SEATS];
    me->chosen = 0;
    if (me->block == NULL || !prepare(me, state, sims))
        return false;
    search_aim(s, 0); /* as far for few simulations as for many: their results are put together */
    for (uint32_t i = 0; i < sims; i++, out->sims++) {
        double all = 0;
        search_odds(s, state, out->sims, chance);
        for (int k = 0; k < TH_SEATS; k++) {
            double one = (double)chance[k];
            all += one;
            out->sum[k] += one;
            out->squares[k] += one * one;
            out->piled[k] += all * all;
        }
    }
    return true;
}

const struct bot_kind bot_mcts = {
    .name = "mcts",
    .about = "looks ahead in worlds that fit what it sees",
    .size = sizeof(struct self),
    .recalls = true,
    .start = start,
    .choose = choose,
    .stop = stop,
    .report = report,
    .lines = lines,
    .weigh = weigh,
    .odds = odds,
};
