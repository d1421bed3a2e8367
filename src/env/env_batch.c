/* env_batch.c - many tables at once: the learner's move, then the dealer's and the bots' until the learner is asked again.
 *
 * A table draws from its own stream, so what happens at it depends on nothing but its seed and the actions; threads change nothing. */
#include "env.h"
#include "env_threads.h"

#include <stdlib.h>
#include <string.h>

struct table {
    void *state;
    struct th_rng rng, pick; /* of the dealer; of env_batch_sample       */
    uint32_t game;
    int seat, mover; /* asked now, -1 = nobody; who moved last   */
    enum env_end end;
    int n, chosen; /* what may be chosen; what was             */
    struct env_choice *choice;
    struct bot *bot[TH_SEATS];
};

struct desk { /* what a thread works with */
    struct th_moves moves;
    void *view;
};

enum task {
    BEGIN,
    STEP
};

struct env_batch {
    struct env_plan plan;
    const struct th_game *game;
    struct th_rules *rules;
    struct env_index index;
    struct env_spec spec;
    const struct bot_kind *kind[TH_SEATS];
    struct bot_settings set[TH_SEATS];
    uint64_t seed;
    struct table *table;
    struct desk *desk;
    struct env_crew *crew;
    enum task task;
    const struct env_out *out; /* of the call that is running */
};

uint64_t env_seed(uint64_t seed, int table, uint32_t game)
{
    uint64_t z =
        seed + 0x9e3779b97f4a7c15u * (1 + (uint64_t)(uint32_t)table) + 0xd1b54a32d192ed03u * game;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return z ^ z >> 31;
}

/* ------------------------------------------------------------------ playing */

static void tell_bots(const struct env_batch *b, struct table *t, int seat, th_move m)
{
    for (int i = 0; i < b->plan.setup.seats; i++)
        if (t->bot[i] != NULL)
            bot_tell(t->bot[i], t->state, seat, m);
}

static void make(const struct env_batch *b, struct table *t, int seat, th_move m)
{
    tell_bots(b, t, seat, m);
    b->game->apply(b->rules, t->state, seat, m, NULL);
}

static bool cut(const struct env_batch *b, const struct table *t)
{
    return th_ply(t->state) >= b->plan.plies;
}

static th_move others_move(const struct env_batch *b, struct table *t, struct desk *desk, int seat)
{
    if (seat != TH_DEALER)
        return bot_choose(t->bot[seat], t->state, NULL);
    b->game->gen(b->rules, t->state, seat, &desk->moves);
    return th_pick(&desk->moves, true, &t->rng);
}

/* Dealer and bots move until a learner is asked; what they may choose is listed then. */
static void run_on(const struct env_batch *b, struct table *t, struct desk *desk)
{
    t->n = 0;
    t->end = ENV_GOES_ON;
    for (;;) {
        t->seat = th_first_seat(b->game->actors(b->rules, t->state, NULL));
        if (t->seat < 0 || cut(b, t)) {
            t->end = t->seat < 0 ? ENV_OVER : ENV_CUT;
            t->seat = -1;
            return;
        }
        if (t->seat != TH_DEALER && t->bot[t->seat] == NULL)
            break;
        make(b, t, t->seat, others_move(b, t, desk, t->seat));
    }
    b->game->gen(b->rules, t->state, t->seat, &desk->moves);
    t->n = env_choices(&b->index, t->seat, &desk->moves, t->choice);
}

static void open_bots(const struct env_batch *b, struct table *t, uint64_t seed)
{
    for (int i = 0; i < b->plan.setup.seats; i++) {
        struct bot_settings set = b->set[i];
        bot_close(t->bot[i]);
        t->bot[i] = NULL;
        if (b->kind[i] == NULL)
            continue;
        set.seed = seed + (uint64_t)i;
        t->bot[i] = bot_open(b->kind[i], b->game, b->rules, i, &set);
        if (t->bot[i] == NULL)
            abort(); /* no memory for some kilobytes */
    }
}

static void begin(const struct env_batch *b, int i, struct desk *desk)
{
    struct table *t = &b->table[i];
    uint64_t seed = env_seed(b->seed, i, t->game++);
    th_rng_seed(&t->rng, seed);
    memset(t->state, 0, b->game->state_size);
    b->game->start(b->rules, t->state);
    b->game->deal(b->rules, t->state, &t->rng);
    open_bots(b, t, seed);
    t->mover = 0;
    run_on(b, t, desk);
    if (t->seat >= 0)
        t->mover = t->seat;
}

/* ------------------------------------------------------------------ telling */

static void observe(const struct env_batch *b, const struct table *t, struct desk *desk, int seat,
                    int16_t *to)
{
    const void *view = t->state;
    if (!b->game->open) {
        b->game->view(b->rules, t->state, seat, desk->view);
        view = desk->view;
    }
    env_observe(&b->spec, b->rules, view, seat, to);
}

/* Whoever wins shares 1 with those who win with them, the others share -1. */
static void pay(int seats, const uint8_t *rank, float *reward)
{
    int won = 0;
    for (int i = 0; i < seats; i++)
        won += rank[i] == 1;
    for (int i = 0; i < seats; i++)
        reward[i] = won == seats   ? 0
                    : rank[i] == 1 ? 1.0f / (float)won
                                   : -1.0f / (float)(seats - won);
}

static void tell_result(const struct env_batch *b, int i, const struct env_out *out)
{
    struct table *t = &b->table[i];
    int seats = b->plan.setup.seats;
    int16_t score[TH_SEATS];
    uint8_t rank[TH_SEATS];
    bool over = t->end == ENV_OVER;
    if (out->reward != NULL)
        memset(out->reward + i * seats, 0, sizeof(float) * (size_t)seats);
    if (out->rank != NULL)
        memset(out->rank + i * seats, 0, (size_t)seats);
    if (out->end != NULL)
        out->end[i] = (uint8_t)t->end;
    if (out->score == NULL && !over)
        return;
    b->game->scores(b->rules, t->state, score, rank);
    if (out->score != NULL)
        memcpy(out->score + i * seats, score, sizeof *score * (size_t)seats);
    if (out->rank != NULL && t->end != ENV_GOES_ON)
        memcpy(out->rank + i * seats, rank, (size_t)seats);
    if (out->reward != NULL && over)
        pay(seats, rank, out->reward + i * seats);
}

static void tell_position(const struct env_batch *b, int i, struct desk *desk,
                          const struct env_out *out)
{
    struct table *t = &b->table[i];
    if (out->seat != NULL)
        out->seat[i] = (int8_t)t->seat;
    if (out->ply != NULL)
        out->ply[i] = th_ply(t->state);
    if (out->mask != NULL) {
        uint8_t *mask = out->mask + (size_t)i * (size_t)b->index.n;
        memset(mask, 0, (size_t)b->index.n);
        for (int k = 0; k < t->n; k++)
            mask[t->choice[k].action] = 1;
    }
    if (out->obs != NULL)
        observe(b, t, desk, t->seat >= 0 ? t->seat : t->mover,
                out->obs + (size_t)i * (size_t)b->spec.size);
}

/* --------------------------------------------------------------------- step */

static void step(const struct env_batch *b, int i, struct desk *desk, const struct env_out *out)
{
    struct table *t = &b->table[i];
    if (t->seat >= 0) {
        t->mover = t->seat;
        make(b, t, t->seat, t->choice[t->chosen].move);
        run_on(b, t, desk);
    } else if (b->plan.again != ENV_DISABLED) {
        begin(b, i, desk);
    }
    tell_result(b, i, out);
    if (t->seat < 0 && b->plan.again == ENV_SAME_STEP) {
        if (out->last != NULL)
            observe(b, t, desk, t->mover, out->last + (size_t)i * (size_t)b->spec.size);
        begin(b, i, desk);
    }
    tell_position(b, i, desk, out);
}

static void work(void *context, int worker, int i)
{
    struct env_batch *b = context;
    if (b->task == STEP) {
        step(b, i, &b->desk[worker], b->out);
        return;
    }
    b->table[i].game = 0;
    th_rng_seed(&b->table[i].pick, env_seed(~b->seed, i, 0));
    begin(b, i, &b->desk[worker]);
    tell_result(b, i, b->out);
    tell_position(b, i, &b->desk[worker], b->out);
}

static void run(struct env_batch *b, enum task task, const struct env_out *out)
{
    b->task = task;
    b->out = out;
    env_crew_run(b->crew, b->plan.tables);
}

void env_batch_reset(struct env_batch *b, uint64_t seed, const struct env_out *out)
{
    b->seed = seed;
    run(b, BEGIN, out);
}

void env_batch_begin(struct env_batch *b, int table, const struct env_out *out)
{
    begin(b, table, b->desk);
    tell_result(b, table, out);
    tell_position(b, table, b->desk, out);
}

static int find(const struct table *t, int32_t action)
{
    for (int i = 0; i < t->n; i++)
        if (t->choice[i].action == action)
            return i;
    return -1;
}

int env_batch_step(struct env_batch *b, const int32_t *action, const struct env_out *out,
                   int *table)
{
    for (int i = 0; i < b->plan.tables; i++) {
        struct table *t = &b->table[i];
        if (t->seat < 0)
            continue;
        t->chosen = find(t, action[i]);
        if (t->chosen < 0) {
            *table = i;
            return -1;
        }
    }
    run(b, STEP, out);
    return 0;
}

void env_batch_sample(struct env_batch *b, int32_t *action)
{
    for (int i = 0; i < b->plan.tables; i++) {
        struct table *t = &b->table[i];
        action[i] = t->n > 0 ? t->choice[th_rng_below(&t->pick, (uint32_t)t->n)].action : 0;
    }
}

/* ------------------------------------------------------------ open and close */

static int fail(struct th_why *why, const char *text)
{
    *why = (struct th_why){ 0 };
    strncpy(why->text, text, sizeof why->text - 1);
    return -1;
}

static int read_bots(struct env_batch *b, struct th_why *why)
{
    bool learner = false;
    for (int i = 0; i < b->plan.setup.seats; i++) {
        b->set[i] = (struct bot_settings){ .setup = &b->plan.setup };
        b->kind[i] = b->plan.bot[i] != NULL ? bot_read(b->plan.bot[i], &b->set[i]) : NULL;
        learner = learner || b->plan.bot[i] == NULL;
        if (b->plan.bot[i] != NULL && b->kind[i] == NULL)
            return fail(why, "there is no such bot");
        b->plan.bot[i] = NULL; /* the caller's text */
    }
    return learner ? 0 : fail(why, "bots play every seat: nobody is left to learn");
}

static int make_tables(struct env_batch *b)
{
    size_t n = (size_t)b->plan.tables;
    b->table = calloc(n, sizeof *b->table);
    b->desk = calloc((size_t)b->plan.threads, sizeof *b->desk);
    for (size_t i = 0; b->table != NULL && i < n; i++) {
        b->table[i].state = calloc(1, b->game->state_size);
        b->table[i].choice = calloc(TH_MOVES, sizeof *b->table[i].choice);
        b->table[i].seat = -1;
        if (b->table[i].state == NULL || b->table[i].choice == NULL)
            return -1;
    }
    for (int i = 0; b->desk != NULL && i < b->plan.threads; i++)
        if ((b->desk[i].view = calloc(1, b->game->state_size)) == NULL)
            return -1;
    b->crew = env_crew_open(b->plan.threads, work, b);
    return b->table != NULL && b->desk != NULL && b->crew != NULL ? 0 : -1;
}

static int open(struct env_batch *b, struct th_why *why)
{
    b->plan.plies = b->plan.plies != 0 ? b->plan.plies : TH_PLIES;
    b->plan.threads = b->plan.threads > 0 ? b->plan.threads : 1;
    b->game = b->plan.setup.game;
    b->rules = calloc(1, b->game->rules_size);
    if (b->rules == NULL)
        return fail(why, "no memory");
    if (b->game->build(b->rules, &b->plan.setup, why) != 0 || read_bots(b, why) != 0)
        return -1;
    env_index_build(&b->index, b->rules, b->plan.trades);
    env_spec_build(&b->spec, b->rules);
    return make_tables(b) == 0 ? 0 : fail(why, "no memory");
}

struct env_batch *env_batch_open(const struct env_plan *plan, struct th_why *why)
{
    struct env_batch *b = calloc(1, sizeof *b);
    if (b == NULL) {
        fail(why, "no memory");
        return NULL;
    }
    b->plan = *plan;
    if (open(b, why) == 0)
        return b;
    env_batch_close(b);
    return NULL;
}

static void drop(struct table *t)
{
    for (int i = 0; i < TH_SEATS; i++)
        bot_close(t->bot[i]);
    free(t->state);
    free(t->choice);
}

void env_batch_close(struct env_batch *b)
{
    if (b == NULL)
        return;
    env_crew_close(b->crew);
    for (int i = 0; b->table != NULL && i < b->plan.tables; i++)
        drop(&b->table[i]);
    for (int i = 0; b->desk != NULL && i < b->plan.threads; i++)
        free(b->desk[i].view);
    free(b->table);
    free(b->desk);
    free(b->rules);
    free(b);
}

const struct env_index *env_batch_index(const struct env_batch *b)
{
    return &b->index;
}

const struct env_spec *env_batch_spec(const struct env_batch *b)
{
    return &b->spec;
}

const void *env_batch_state(const struct env_batch *b, int table)
{
    return b->table[table].state;
}
