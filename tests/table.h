/* table.h - what the test programs share: a table of a set-up, random play on it, every set-up
 * there is, and properties that are counted over many positions and reported as one point each.
 * Knows no game. */
#ifndef TABLE_H
#define TABLE_H

#include "tap.h"
#include "th.h"

enum {
    TABLE_TEXT = 1 << 17,
    TABLE_EVENTS = 256
};

static inline void *table_need(size_t n)
{
    void *p = calloc(1, n);
    if (p == NULL)
        abort();
    return p;
}

/* ------------------------------------------------------------- properties */

/* A property over many positions: `prop_is(&p, t, cond)` counts, prop_report makes one TAP point
 * of it. */
struct prop {
    const char *name;
    long tried, failed;
    char first[TH_LINE + 128]; /* where it failed first */
};

struct table { /* rules and states of one set-up, and the move that random play has chosen */
    const struct th_game *game;
    struct th_setup setup;
    struct th_rules *rules;
    void *state;
    struct th_rng rng;
    uint64_t seed;
    int seat;     /* who makes ...          */
    th_move move; /* ... this move next     */
    struct th_moves moves;
    char name[TH_LINE]; /* set-up text      */
};

/* Writes set-up with every option that differs from its default. */
static inline void table_name(const struct th_setup *setup, char *buf, size_t cap)
{
    int n = th_setup_print(setup, buf, (int)cap);
    for (int i = 0; i < setup->game->n_options; i++) {
        const struct th_option *o = &setup->game->options[i];
        char value[64];
        if (setup->opt[i] == o->def || n < 0)
            continue;
        th_option_print(o, setup->opt[i], value, (int)sizeof value);
        n += snprintf(buf + n, cap - (size_t)n, " %s=%s", o->name, value);
    }
}

static inline bool prop_at(struct prop *p, const struct table *t, bool good, const char *file,
                           int line)
{
    p->tried++;
    if (good || p->failed++ > 0)
        return good;
    snprintf(p->first, sizeof p->first, "%s:%d: %s, seed %llu, ply %u", file, line,
             t != NULL ? t->name : "", t != NULL ? (unsigned long long)t->seed : 0ULL,
             t != NULL && t->state != NULL ? th_ply(t->state) : 0);
    return false;
}

#define prop_is(p, t, cond) prop_at(p, t, (cond), __FILE__, __LINE__)

static inline void prop_report(const struct prop *p)
{
    TAP_OK(p->failed == 0 && p->tried > 0, "%s (%ld tried)", p->name, p->tried);
    if (p->failed > 0)
        tap_note("%ld failed, first at %s", p->failed, p->first);
}

/* ------------------------------------------------------------------ tables */

static inline struct table *table_of(const struct th_setup *setup, uint64_t seed)
{
    struct table *t = table_need(sizeof *t);
    struct th_why why = { 0 };
    t->setup = *setup;
    t->game = setup->game;
    t->rules = table_need(t->game->rules_size);
    t->state = table_need(t->game->state_size);
    t->seed = seed;
    th_rng_seed(&t->rng, seed);
    table_name(setup, t->name, sizeof t->name);
    if (t->game->build(t->rules, setup, &why) != 0) {
        printf("Bail out! %s: %s\n", t->name, why.text);
        exit(1);
    }
    t->game->start(t->rules, t->state);
    t->game->deal(t->rules, t->state, &t->rng);
    return t;
}

static inline struct table *table_open(const char *text, uint64_t seed)
{
    struct th_setup setup;
    struct th_why why = { 0 };
    if (th_setup_parse(&setup, text, &why) != 0) {
        printf("Bail out! %s: %s\n", text, why.text);
        exit(1);
    }
    return table_of(&setup, seed);
}

static inline void table_close(struct table *t)
{
    free(t->rules);
    free(t->state);
    free(t);
}

/* A copy of a state, to be freed. */
static inline void *table_copy(const struct table *t, const void *state)
{
    void *copy = table_need(t->game->state_size);
    memcpy(copy, state, t->game->state_size);
    return copy;
}

static inline bool table_same(const struct table *t, const void *a, const void *b)
{
    return memcmp(a, b, t->game->state_size) == 0;
}

/* One position line; a refusal ends the program: the test is wrong. */
static inline void table_set(struct table *t, const char *line)
{
    struct th_why why = { 0 };
    if (t->game->set(t->rules, t->state, line, &why) != 0) {
        printf("Bail out! set %s: %s\n", line, why.text);
        exit(1);
    }
}

/* Reads the `set` lines of a dump into a started state. False: a line was refused. */
static inline bool table_read(const struct table *t, const char *dump, void *state)
{
    char line[4 * TH_LINE];
    t->game->start(t->rules, state);
    for (const char *end; *dump != '\0'; dump = end + 1) {
        end = strchr(dump, '\n');
        size_t n = end != NULL ? (size_t)(end - dump) : 0;
        if (n < 4 || n >= sizeof line || memcmp(dump, "set ", 4) != 0)
            return false;
        memcpy(line, dump + 4, n - 4);
        line[n - 4] = '\0';
        if (t->game->set(t->rules, state, line, NULL) != 0)
            return false;
    }
    return true;
}

/* ------------------------------------------------------------- random play */

static inline int table_any_seat(struct table *t, unsigned mask)
{
    int skip = (int)th_rng_below(&t->rng, (uint32_t)__builtin_popcount(mask));
    while (skip-- > 0)
        mask &= mask - 1;
    return th_first_seat(mask);
}

static inline bool table_has_deal(const struct table *t, int kind)
{
    for (int i = 0; i < TH_ARGS; i++)
        if (t->game->moves[kind].args[i] == TH_T_DEAL)
            return true;
    return false;
}

/* A deal of few cards of a random kind of move that has one; 0 when it is not legal. Lists hold
 * only standard deals. */
static inline th_move table_deal(struct table *t, int seat)
{
    int kind = 1 + (int)th_rng_below(&t->rng, (uint32_t)t->game->n_moves - 1);
    th_move m = (th_move)kind << 56;
    if (!table_has_deal(t, kind))
        return 0;
    for (int good = 0; good < t->game->words[TH_T_RES].n; good++)
        if (th_rng_below(&t->rng, 2) == 0)
            m = th_deal_put(m, good, (int)th_rng_below(&t->rng, 4) - 2);
    return t->game->legal(t->rules, t->state, seat, m, NULL) == 0 ? m : 0;
}

/* Chooses a random move of a random seat into t->seat, t->move; now and then of a seat that only
 * may speak, and a deal that is in no list. False: the game is over, or was given up after TH_PLIES moves. */
static inline bool table_choose(struct table *t)
{
    unsigned may = 0, who = t->game->actors(t->rules, t->state, &may);
    if (who == 0 || th_ply(t->state) >= TH_PLIES)
        return false;
    if (may != 0 && th_rng_below(&t->rng, 6) == 0) {
        t->seat = table_any_seat(t, may);
        t->game->gen(t->rules, t->state, t->seat, &t->moves);
        t->move = t->moves.n > 0 ? th_pick(&t->moves, false, &t->rng) : 0;
        if (t->move != 0)
            return true;
    }
    t->seat = table_any_seat(t, who);
    t->move = t->seat != TH_DEALER && th_rng_below(&t->rng, 4) == 0 ? table_deal(t, t->seat) : 0;
    if (t->move == 0) {
        t->game->gen(t->rules, t->state, t->seat, &t->moves);
        t->move = th_pick(&t->moves, t->seat == TH_DEALER, &t->rng);
    }
    return true;
}

static inline void table_make(struct table *t)
{
    t->game->apply(t->rules, t->state, t->seat, t->move, NULL);
}

/* Random moves until so many are made or the game is over. False: it is over. */
static inline bool table_wander(struct table *t, int plies)
{
    while (plies-- > 0) {
        if (!table_choose(t))
            return false;
        table_make(t);
    }
    return true;
}

/* ----------------------------------------------------------- every set-up */

static inline bool table_valid(const struct th_setup *setup)
{
    struct th_rules *rules = table_need(setup->game->rules_size);
    struct th_why why;
    bool ok = th_setup_check(setup, &why) == 0 && setup->game->build(rules, setup, &why) == 0;
    free(rules);
    return ok;
}

typedef void table_fn(const struct th_setup *setup, void *arg);

/* Modules nobody chooses (th_module_quiet). */
static inline uint32_t table_quiet(const struct th_game *game)
{
    uint32_t quiet = 0;
    for (int i = 0; i < game->n_modules; i++)
        quiet |= (uint32_t)th_module_quiet(&game->modules[i]) << i;
    return quiet;
}

/* What comes by itself with a set of modules. */
static inline uint32_t table_brings(const struct th_game *game, uint32_t mask)
{
    uint32_t needs = 0;
    for (int i = 0; i < game->n_modules; i++)
        needs |= (mask >> i & 1) != 0 ? game->modules[i].needs : 0;
    return needs & table_quiet(game);
}

/* A family with many modules has too many sets to try: none, each alone, pairs while they are not too many, and all together
 * stand for them; of more than eight modules one pair in four, in long runs all. Larger sets are the business of its own tests. */
static inline bool table_tries(const struct th_game *game, uint32_t mask)
{
    uint32_t quiet = table_quiet(game), all = (1U << game->n_modules) - 1;
    int choose = game->n_modules - __builtin_popcount(quiet), n = __builtin_popcount(mask);
    if ((mask & quiet) != 0)
        return false;
    if (choose > 8 && choose < 14 && n == 2)
        return tap_scale(100) > 1000 || mask % 7 % 4 == 0;
    return n <= (choose <= 3 ? 3 : choose <= 8 ? 2 : 1) || mask == (all & ~quiet);
}

/* Two modules that go together by a rule of their own, with their options as they are: such a pair is always tried. */
static inline bool table_mixes(const struct th_setup *setup)
{
    for (int i = 0; i < setup->game->n_mixes; i++)
        if (th_setup_mixes(setup, i))
            return __builtin_popcount(setup->modules & ~table_quiet(setup->game)) == 2;
    return false;
}

/* A set of modules with every number of seats that it allows, of many sets each with one. Returns how many. */
static inline int table_seats(struct th_setup *setup, int most, table_fn *f, void *arg)
{
    const struct th_game *game = setup->game;
    int range = game->max_seats - game->min_seats + 1, n = 0;
    if (game->n_modules > 3 && setup->modules != 0 && most > 1)
        most = 1;
    for (int i = 0; i < range && n < most; i++) {
        setup->seats = game->min_seats + (i + __builtin_popcount(setup->modules * 7)) % range;
        if (!table_valid(setup))
            continue;
        f(setup, arg);
        n++;
    }
    return n;
}

/* Sets of modules, options as they are in *setup. Stops after `most`. */
static inline void table_modules(const struct th_setup *like, int most, table_fn *f, void *arg)
{
    const struct th_game *game = like->game;
    for (uint32_t mask = 0; mask < 1U << game->n_modules && most > 0; mask++) {
        struct th_setup setup = *like;
        setup.modules = mask | table_brings(game, mask);
        if (table_tries(game, mask) || ((mask & table_quiet(game)) == 0 && table_mixes(&setup)))
            most -= table_seats(&setup, most, f, arg);
    }
}

/* Makes a condition true: the first of `name=this|that`. */
static inline void table_wish(struct th_setup *setup, const char *condition)
{
    char word[96] = "";
    if (condition != NULL && sscanf(condition, "%95[^|]", word) == 1)
        th_setup_word(setup, word, NULL);
}

/* Every value of every option (large ranges: ends and middle), at the first table that allows
 * it. */
static inline void table_options(const struct th_game *game, table_fn *f, void *arg)
{
    for (int i = 0; i < game->n_options; i++) {
        const struct th_option *o = &game->options[i];
        int step = o->max - o->min > 6 ? (o->max - o->min + 1) / 2 : 1;
        for (int v = o->min; v <= o->max; v += step) {
            struct th_setup setup;
            th_setup_init(&setup, game);
            table_wish(&setup, o->needs);
            setup.opt[i] = (int16_t)v;
            table_wish(&setup, o->type == TH_OPT_CHOICE ? o->choice[v].needs : NULL);
            if (v != o->def)
                table_modules(&setup, 1, f, arg);
        }
    }
}

/* A random valid set-up. */
static inline struct th_setup table_random(const struct th_game *game, struct th_rng *rng)
{
    for (;;) {
        struct th_setup setup;
        th_setup_init(&setup, game);
        uint32_t mask = th_rng_below(rng, 1U << game->n_modules);
        if (game->n_bars > 0 && game->n_modules > 8) /* few of many go together */
            mask &= th_rng_below(rng, 1U << game->n_modules);
        mask &= ~table_quiet(game);
        setup.modules = mask | table_brings(game, mask);
        setup.seats = game->min_seats +
                      (int)th_rng_below(rng, (uint32_t)(game->max_seats - game->min_seats + 1));
        for (int i = 0; i < game->n_options; i++) {
            const struct th_option *o = &game->options[i];
            if (th_rng_below(rng, 2) == 0)
                setup.opt[i] =
                    (int16_t)(o->min + (int)th_rng_below(rng, (uint32_t)(o->max - o->min + 1)));
        }
        if (table_valid(&setup))
            return setup;
    }
}

/* Slow builds (tap_scale) try some of the set-ups, the fast one tries all. */
struct table_some {
    table_fn *f;
    void *arg;
    int step, n;
};

static inline void table_some(const struct th_setup *setup, void *arg)
{
    struct table_some *some = arg;
    if (some->n++ % some->step == 0)
        some->f(setup, some->arg);
}

/* All of the above for every game. */
static inline void table_every(int random, table_fn *f, void *arg)
{
    const struct th_game *game;
    struct table_some some = { .f = f, .arg = arg, .step = tap_step() };
    for (int g = 0; (game = th_game_at(g)) != NULL; g++) {
        struct th_setup setup;
        struct th_rng rng;
        th_setup_init(&setup, game);
        table_modules(&setup, 1000, table_some, &some);
        table_options(game, table_some, &some);
        th_rng_seed(&rng, 20);
        for (int i = 0; i < random; i++) {
            setup = table_random(game, &rng);
            f(&setup, arg);
        }
    }
}

/* Lines of play of this length; chance moves count like others. */
static inline long table_perft(const struct table *t, const void *state, int depth)
{
    struct th_moves *moves;
    unsigned who = t->game->actors(t->rules, state, NULL);
    long n = 0;
    if (depth == 0)
        return 1;
    moves = table_need(sizeof *moves);
    for (; who != 0; who &= who - 1) {
        int seat = th_first_seat(who);
        t->game->gen(t->rules, state, seat, moves);
        for (int i = 0; i < moves->n && depth > 1; i++) {
            void *next = table_copy(t, state);
            t->game->apply(t->rules, next, seat, moves->at[i], NULL);
            n += table_perft(t, next, depth - 1);
            free(next);
        }
        n += depth == 1 ? moves->n : 0;
    }
    free(moves);
    return n;
}

#endif
