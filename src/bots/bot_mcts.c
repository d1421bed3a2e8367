/* bot_mcts.c - the bot `mcts`: Monte Carlo tree search over information sets, for any game.
 *
 * Each simulation deals the unknown cards of the view at random, walks down the tree among the
 * moves that exist in that world, adds one node, plays on at random and remembers what every seat
 * got (Cowling, Powley, Whitehouse: Information Set Monte Carlo Tree Search, 2012). Chance is
 * sampled and keeps no nodes. Each seat is supposed to want its own result. Where several seats
 * choose, the lowest goes first. Seats that only may speak are not heard.
 *
 * Trade offers are legion and can go on for ever: they are considered at the root alone, few at a
 * time, never twice in a turn, and below it only by who can do nothing else. Answers to offers are
 * moves like any other.
 *
 * The generator is seeded from seed and view, so a choice can be repeated from both. */
#define _POSIX_C_SOURCE 199309L /* clock_gettime */
#include "bot.h"
#include "bot_tree.h"
#include "eval.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

enum {
    SIMS = 1000,        /* a move, if nobody says otherwise                   */
    MEMORY = 64 << 20,  /* bytes, likewise                                    */
    ROLLOUT = 0,        /* random moves before a position is judged           */
    HORIZON = 300,      /* moves of a simulation, the dealer's included       */
    OFFERS_WEIGHED = 6, /* offers considered in one choice                    */
};

static const double offer_margin = 0.004; /* of the reward, by which an offer must be better */

static const struct tree_taste taste = { .explore = 0.15, .width = 4, .breadth = 2 };

struct self {
    const struct th_game *game;
    const struct th_rules *rules; /* the table's                                  */
    struct th_rules *fast;        /* for simulations: options of game->playout    */
    int seat;
    struct bot_settings set;
    struct bot_report report;
    struct tree tree;
    struct th_rng rng;
    void *block; /* the next four, in one piece; NULL = no memory */
    size_t block_size;
    struct th_moves *root, *moves; /* of the choice; of the world's next decision  */
    uint8_t *tried;                /* scratch of the tree                          */
    void *world;
    bool deal[256];             /* by move kind                                 */
    struct bot_memo own, *memo; /* offers made                                  */
    struct eval_weights eval;
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
    size_t size = 0;
    size_t root = take(&size, sizeof *me->root), moves = take(&size, sizeof *me->moves);
    size_t tried = take(&size, TH_MOVES), world = take(&size, me->game->state_size);
    size_t fast = take(&size, me->game->rules_size);
    char *block = size < me->set.memory ? calloc(1, size) : NULL;
    if (block == NULL)
        return;
    me->block = block;
    me->block_size = size;
    me->root = (void *)(block + root);
    me->moves = (void *)(block + moves);
    me->tried = (void *)(block + tried);
    me->world = block + world;
    me->fast = (void *)(block + fast);
}

static void start(void *self, const struct th_game *game, const struct th_rules *rules, int seat,
                  const struct bot_settings *set)
{
    struct self *me = self;
    me->game = game;
    me->rules = rules;
    me->seat = seat;
    me->set = *set;
    me->memo = set->memo != NULL ? set->memo : &me->own;
    eval_start(&me->eval, game);
    if (set->weights != NULL)
        memcpy(me->eval.w, set->weights, sizeof me->eval.w);
    if (set->memory == 0)
        me->set.memory = MEMORY;
    if (set->sims == 0 && set->ms == 0)
        me->set.sims = SIMS;
    for (int kind = 0; kind < game->n_moves; kind++)
        me->deal[kind] = bot_is_deal(game, kind);
    make_block(me);
    if (me->block != NULL && (set->setup == NULL || build_fast(me) != 0))
        memcpy(me->fast, rules, game->rules_size);
    me->set.setup = NULL; /* it need not outlive this call */
}

static void stop(void *self)
{
    struct self *me = self;
    tree_free(&me->tree);
    free(me->block);
}

static void report(const void *self, struct bot_report *out)
{
    *out = ((const struct self *)self)->report;
}

/* ------------------------------------------------------------------ offers */

/* Takes all offers out of the list, unless nothing would be left. */
static void drop_deals(const struct self *me, struct th_moves *moves)
{
    int n = 0;
    while (n < moves->n && !me->deal[th_kind(moves->at[n])])
        n++;
    int kept = n;
    for (int i = n; i < moves->n; i++)
        if (!me->deal[th_kind(moves->at[i])])
            moves->at[kept++] = moves->at[i];
    if (kept > 0)
        moves->n = kept;
}

/* Leaves a few random offers in the list of the choice: a reservoir sample, in order. */
static void thin_deals(struct self *me, struct th_moves *moves)
{
    int picked[OFFERS_WEIGHED], seen = 0;
    for (int i = 0; i < moves->n; i++) {
        if (!me->deal[th_kind(moves->at[i])] || bot_memo_has(me->memo, moves->at[i]))
            continue;
        int slot = seen < OFFERS_WEIGHED ? seen : (int)th_rng_below(&me->rng, (uint32_t)seen + 1);
        if (slot < OFFERS_WEIGHED)
            picked[slot] = i;
        seen++;
    }
    int n = 0;
    for (int i = 0; i < moves->n; i++) {
        bool keep = !me->deal[th_kind(moves->at[i])];
        for (int k = 0; k < OFFERS_WEIGHED && k < seen && !keep; k++)
            keep = picked[k] == i;
        if (keep)
            moves->at[n++] = moves->at[i];
    }
    if (n > 0)
        moves->n = n;
}

/* The moves to choose from: never empty, all legal in every world that looks like the view. */
static void list_root(struct self *me, const void *view)
{
    bot_memo_turn(me->memo, view);
    me->game->gen(me->rules, view, me->seat, me->root);
    if (me->memo->n < BOT_OFFERS)
        thin_deals(me, me->root);
    else
        drop_deals(me, me->root);
}

/* -------------------------------------------------------------- simulation */

struct walk { /* one simulation */
    uint32_t node;
    int plies;
};

static void make_move(struct self *me, struct walk *w, int seat, th_move m)
{
    me->game->apply(w->plies == 0 ? me->rules : me->fast, me->world, seat, m, NULL);
    w->plies++;
}

/* Who goes next, with the moves in me->moves; -1 when the game is over. */
static int ask_next(struct self *me)
{
    int seat = th_first_seat(me->game->actors(me->fast, me->world, NULL));
    if (seat < 0)
        return -1;
    me->game->gen(me->fast, me->world, seat, me->moves);
    if (seat != TH_DEALER)
        drop_deals(me, me->moves);
    return seat;
}

/* Down the tree to a node nobody has visited, the game's end or the horizon. */
static void descend(struct self *me, struct walk *w)
{
    struct tree_ask ask = { .seat = me->seat, .moves = me->root, .tried = me->tried };
    while (w->plies < HORIZON && ask.seat >= 0) {
        if (ask.seat == TH_DEALER || ask.moves->n == 1) {
            th_move m = th_pick(ask.moves, ask.seat == TH_DEALER, &me->rng);
            make_move(me, w, ask.seat, m);
        } else {
            uint32_t next;
            ask.node = w->node;
            th_move m = tree_choose(&me->tree, &ask, &taste, &me->rng, &next);
            if (w->plies == 0 && me->game->legal(me->rules, me->world, ask.seat, m, NULL) != 0)
                return; /* a world that does not look like the view teaches nothing */
            make_move(me, w, ask.seat, m);
            if (next == 0)
                return;
            w->node = next;
            if (me->tree.at[next].visits == 0)
                return;
        }
        ask.seat = ask_next(me);
        ask.moves = me->moves;
    }
}

/* To the end at random; a game with an evaluation only for a few moves, and until nothing is half done. */
static void play_out(struct self *me, struct walk *w)
{
    int seat, most = w->plies + ROLLOUT;
    bool judged = me->eval.eval->count != NULL;
    while (w->plies < HORIZON) {
        if (judged && w->plies >= most && eval_quiet(&me->eval, me->fast, me->world))
            return;
        if ((seat = ask_next(me)) < 0)
            return;
        make_move(me, w, seat, th_pick(me->moves, seat == TH_DEALER, &me->rng));
    }
}

/* What every seat got, 0..1: the win, and a little for its share of the points. An unfinished game
 * is worth the share alone. */
static void judge(const struct self *me, double reward[TH_SEATS])
{
    int16_t score[TH_SEATS] = { 0 };
    uint8_t rank[TH_SEATS] = { 0 };
    if (me->eval.eval->count != NULL) {
        float chance[TH_SEATS];
        eval_chances(&me->eval, me->game, me->rules, me->world, chance);
        for (int i = 0; i < TH_SEATS; i++)
            reward[i] = (double)chance[i];
        return;
    }
    me->game->scores(me->rules, me->world, score, rank);
    int low = 0;
    double sum = 0, points[TH_SEATS];
    for (int i = 0; i < TH_SEATS; i++)
        low = score[i] < low ? score[i] : low;
    for (int i = 0; i < TH_SEATS; i++) {
        points[i] = rank[i] > 0 ? score[i] - low : 0;
        sum += points[i];
    }
    bool over = me->game->actors(me->rules, me->world, NULL) == 0;
    for (int i = 0; i < TH_SEATS; i++) {
        double share = sum > 0 ? points[i] / sum : 0;
        reward[i] = over ? 0.9 * (rank[i] == 1) + 0.1 * share : share;
    }
}

static void simulate(struct self *me, const void *view)
{
    struct walk w = { 0 };
    double reward[TH_SEATS];
    memcpy(me->world, view, me->game->state_size);
    me->game->fill(me->rules, me->world, me->seat, &me->rng);
    descend(me, &w);
    if (w.plies == 0)
        return;
    play_out(me, &w);
    judge(me, reward);
    tree_learn(&me->tree, w.node, reward);
    me->report.plies += (uint32_t)w.plies;
}

/* ------------------------------------------------------------------ choice */

static int64_t now_ms(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

static void search(struct self *me, const void *view, const struct bot_clock *clock)
{
    uint32_t sims = clock != NULL && clock->sims > 0 ? clock->sims : me->set.sims;
    uint32_t ms = clock != NULL && clock->ms > 0 ? clock->ms : me->set.ms;
    int64_t begin = now_ms(), passed = 0;
    if (!tree_clear(&me->tree, me->set.memory - me->block_size))
        return;
    do {
        simulate(me, view);
        me->report.sims++;
        passed = now_ms() - begin;
    } while ((sims == 0 || me->report.sims < sims) && (ms == 0 || passed < ms));
    me->report.ms = (uint32_t)passed;
    me->report.nodes = me->tree.n;
    me->report.full = me->tree.full;
}

static double mean(const struct tree_node *n)
{
    return n->visits > 0 ? n->total / n->visits : 0;
}

/* The move most simulations went to. An offer costs everybody's time: it must promise more than the
 * best move that is none. Drops the offers from me->root. */
static const struct tree_node *settle(struct self *me)
{
    const struct tree_node *best = &me->tree.at[tree_best(&me->tree, me->root)];
    if (!me->deal[th_kind(best->move)])
        return best;
    drop_deals(me, me->root);
    const struct tree_node *plain = &me->tree.at[tree_best(&me->tree, me->root)];
    return plain->visits > 0 && mean(best) < mean(plain) + offer_margin ? plain : best;
}

static th_move choose(void *self, const void *view, const struct bot_clock *clock)
{
    struct self *me = self;
    me->report = (struct bot_report){ 0 };
    if (me->block == NULL) /* no memory to think with */
        return me->game->timeout(me->rules, view, me->seat);
    th_rng_seed(&me->rng, bot_hash(view, me->game->state_size, me->set.seed));
    list_root(me, view);
    th_move m = me->root->at[0];
    if (me->root->n > 1) {
        search(me, view, clock);
        const struct tree_node *n = me->report.nodes > 0 ? settle(me) : NULL;
        if (n != NULL && n->move != 0) {
            m = n->move;
            me->report.value = (float)mean(n);
        }
    }
    me->report.memory = me->block_size + me->tree.room * sizeof *me->tree.at;
    if (me->deal[th_kind(m)])
        bot_memo_add(me->memo, m);
    return m;
}

static int lines(const void *self, struct bot_line *out, int cap)
{
    const struct self *me = self;
    int n = 0;
    if (me->report.nodes == 0)
        return 0;
    for (uint32_t c = me->tree.at[0].child; c != 0; c = me->tree.at[c].next) {
        const struct tree_node *node = &me->tree.at[c];
        n = bot_rank(out, n, cap,
                     &(struct bot_line){ node->move, (float)mean(node), node->visits });
    }
    return n;
}

const struct bot_kind bot_mcts = {
    .name = "mcts",
    .about = "looks ahead with random games in worlds that fit what it sees",
    .size = sizeof(struct self),
    .start = start,
    .choose = choose,
    .stop = stop,
    .report = report,
    .lines = lines,
};
