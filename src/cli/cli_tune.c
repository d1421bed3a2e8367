/* cli_tune.c - `thorp tune`: better weights for an evaluation, found by games of a bot against itself.
 *
 * The method is simultaneous perturbation (Spall's SPSA). In every step each weight gets a coin: one bot plays with all weights
 * moved a little along the coins, one with all moved against them, on the same deals and in every seat. The weights then go
 * towards the bot that won more, by steps that shrink. Many small contests, no model of the game; the same seed gives the same
 * weights. Fitting the weights to predict winners instead (a logit model) was tried and plays much worse: what goes with
 * winning is not what to strive for. As a second opinion that serves: cli_fit.c. */
#include "bot.h"
#include "cli.h"
#include "cli_opinion.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum {
    PLIES = 20000, /* of a game; nobody wins a longer one */
    SIZES = 8      /* numbers of seats, taken in turn     */
};

struct size { /* a table with so many seats */
    struct th_setup setup;
    struct th_rules *rules;
};

static const double least = 0.02; /* a weight is moved as if it were at least this large */

struct tune {
    struct cli_words words;
    uint64_t steps, seed;
    int reach,
        pull; /* how far a contest moves the weights, and how far its result, in hundredths of them */
    const char *from, *of; /* weights to begin with; the module whose terms are tuned, NULL = all */
    const char *player;    /* a bot as in arena */
    const struct bot_kind *bot;
    struct bot_settings how;
    const char *seats; /* `2,4`, or NULL = as the game says */
    struct size size[SIZES];
    int sizes;
    const struct th_game *game;
    void *state;
    struct eval_weights eval;
    double w[EVAL_TERMS], mean[EVAL_TERMS];
    struct th_rng rng;
};

/* ---------------------------------------------------------------- playing */

/* Plays a game from its seed; the winning seat, -1 = nobody. */
static int play(const struct tune *t, const struct th_rules *rules, struct bot *const bot[TH_SEATS],
                uint64_t seed)
{
    struct th_moves moves;
    struct th_rng rng;
    unsigned who;
    th_rng_seed(&rng, seed);
    t->game->start(rules, t->state);
    t->game->deal(rules, t->state, &rng);
    for (int ply = 0; ply < PLIES && (who = t->game->actors(rules, t->state, NULL)) != 0; ply++) {
        int seat = th_first_seat(who);
        th_move m;
        if (seat == TH_DEALER) {
            t->game->gen(rules, t->state, seat, &moves);
            m = th_pick(&moves, true, &rng);
        } else
            m = bot_choose(bot[seat], t->state, NULL);
        t->game->apply(rules, t->state, seat, m, NULL);
    }
    return th_winner(t->state);
}

/* Two games on one deal with seats exchanged. What the first weights won more than the second, -1 .. 1. */
static double contest(const struct tune *t, const struct size *at, float side[2][EVAL_TERMS],
                      uint64_t seed)
{
    double score = 0;
    int seats = at->setup.seats;
    for (int swap = 0; swap < 2; swap++) {
        struct bot *bot[TH_SEATS] = { NULL };
        for (int seat = 0; seat < seats; seat++) {
            struct bot_settings set = t->how;
            set.seed = seed * 16 + (uint64_t)seat;
            set.weights = side[(seat + swap) & 1];
            bot[seat] = bot_open(t->bot, t->game, at->rules, seat, &set);
            if (bot[seat] == NULL)
                abort();
        }
        int winner = play(t, at->rules, bot, seed);
        if (winner >= 0)
            score += ((winner + swap) & 1) == 0 ? 0.5 : -0.5;
        for (int seat = 0; seat < seats; seat++)
            bot_close(bot[seat]);
    }
    return score;
}

/* ----------------------------------------------------------------- stepping */

/* Is this weight to be found? */
static bool is_sought(const struct tune *t, int k)
{
    const char *of = eval_term_of(&t->eval, k);
    return t->of == NULL || (of != NULL && strcmp(of, t->of) == 0);
}

static void step(struct tune *t, uint64_t i)
{
    float side[2][EVAL_TERMS] = { { 0 } };
    double reach[EVAL_TERMS] = { 0 }, shrink = 1 / (1 + 3 * (double)i / (double)t->steps);
    for (int k = 0; k < t->eval.n; k++) {
        double size = fabs(t->w[k]) > least ? fabs(t->w[k]) : least;
        reach[k] = (th_rng_below(&t->rng, 2) == 0 ? 0.01 : -0.01) * size * is_sought(t, k);
        side[0][k] = (float)(t->w[k] + reach[k] * t->reach);
        side[1][k] = (float)(t->w[k] - reach[k] * t->reach);
    }
    double score = contest(t, &t->size[i % (uint64_t)t->sizes], side, t->seed * 1000003 + i);
    for (int k = 0; k < t->eval.n; k++) {
        t->w[k] += score * shrink * reach[k] * t->pull;
        if (2 * i >= t->steps) /* the second half is averaged: less luck */
            t->mean[k] += t->w[k] / (double)(t->steps - (t->steps + 1) / 2);
    }
}

/* ------------------------------------------------------------------- files */

/* Are the weights for searches? */
static bool for_search(const struct tune *t)
{
    return t->bot->weigh != NULL;
}

/* The module whose file is printed: its terms, and what it changes about the game's; NULL = the game's own. */
static const char *printed_module(const struct tune *t)
{
    return t->of != NULL || t->eval.n_parts == 0 ? t->of : t->eval.part[0]->module;
}

/* `for catan +ck seats=2-4`. */
static void print_for(const struct tune *t)
{
    int fewest = TH_SEATS, most = 0;
    for (int i = 0; i < t->sizes; i++) {
        int seats = t->size[i].setup.seats;
        fewest = seats < fewest ? seats : fewest;
        most = seats > most ? seats : most;
    }
    const char *of = printed_module(t);
    printf("for %s%s%s seats=%d", t->game->name, of != NULL ? " +" : "", of != NULL ? of : "",
           fewest);
    if (most > fewest)
        printf("-%d", most);
    putchar('\n');
}

/* Behind its own terms, a module's file for searches: what changes about the game's, against those without the module. */
static void print_changes(const struct tune *t)
{
    struct eval_weights without = t->eval;
    eval_tune(&without, t->size[0].rules, eval_tunings, printed_module(t));
    for (int k = 0; k < t->eval.eval->n; k++) {
        double by = t->mean[k] - (double)without.w[k];
        if (is_sought(t, k) && fabs(by) * EVAL_UNIT >= 0.5)
            printf("%s.%-13s %7.4f\n", t->game->name, eval_term_at(&t->eval, k)->name, by);
    }
}

static void print_weights(const struct tune *t)
{
    char setup[TH_LINE];
    bool part = for_search(t) && t->eval.n_parts > 0;
    th_setup_print(&t->size[0].setup, setup, (int)sizeof setup);
    printf(
        "# thorp tune --game \"%s\"%s%s --bot %s --steps %llu --seed %llu --reach %d --pull %d\n",
        setup, t->seats != NULL ? " --seats " : "", t->seats != NULL ? t->seats : "", t->player,
        (unsigned long long)t->steps, (unsigned long long)t->seed, t->reach, t->pull);
    if (for_search(t))
        print_for(t);
    for (int k = part ? t->eval.eval->n : 0; k < t->eval.n; k++) {
        const struct eval_term *term = eval_term_at(&t->eval, k);
        if (is_sought(t, k))
            printf("%-13s %7.4f  %s\n", term->name, t->mean[k], term->about);
    }
    if (part)
        print_changes(t);
}

/* ------------------------------------------------------------------- main */

/* One more table, with so many seats; 0 = as the game's words say. */
static int add_size(struct tune *t, int seats)
{
    struct size *at = &t->size[t->sizes++];
    at->rules = cli_words_rules(&t->words, seats, &at->setup);
    return at->rules != NULL ? CLI_OK : CLI_USAGE;
}

/* `2,4`, or nothing. */
static int add_sizes(struct tune *t)
{
    const char *text = t->seats;
    int status = text == NULL ? add_size(t, 0) : CLI_OK;
    for (; text != NULL && status == CLI_OK; text = *text == ',' ? text + 1 : NULL) {
        char *end = NULL;
        long seats = strtol(text, &end, 10);
        if (end == text || (*end != ',' && *end != '\0') || seats < 1 || seats > TH_SEATS ||
            t->sizes == SIZES)
            return cli_usage("--seats needs numbers such as 2,4, not `%.60s`", t->seats);
        status = add_size(t, (int)seats);
        text = end;
    }
    return status;
}

static bool has_part(const struct tune *t, const char *module)
{
    for (int i = 0; i < t->eval.n_parts; i++)
        if (strcmp(t->eval.part[i]->module, module) == 0)
            return true;
    return false;
}

static bool begin_from(struct tune *t)
{
    struct cli_opinion *from = cli_alloc(sizeof *from);
    bool good = cli_opinion_read(from, t->from, &t->size[0].setup, t->size[0].rules);
    if (good && from->has_net) {
        cli_usage("--from: a net in `%.200s`, no weights", t->from);
        good = false;
    }
    memcpy(t->eval.w, from->w, sizeof t->eval.w);
    free(from);
    return good;
}

static int prepare(struct tune *t)
{
    int status = add_sizes(t);
    if (status != CLI_OK)
        return status;
    t->how.setup = &t->size[0].setup;
    t->bot = bot_read(t->player, &t->how);
    if (t->bot == NULL)
        return cli_usage("no such bot `%.60s`", t->player);
    t->game = t->size[0].setup.game;
    t->state = cli_alloc(t->game->state_size);
    eval_start(&t->eval, t->game, t->size[0].rules);
    if (t->eval.eval->count == NULL)
        return cli_usage("%s has no evaluation to tune", t->game->name);
    if (t->of != NULL && !has_part(t, t->of))
        return cli_usage("--of: no terms of `%.60s` in this game", t->of);
    if (t->of == NULL && for_search(t) && t->eval.n_parts > 1)
        return cli_usage("several modules have terms: --of says whose to tune");
    if (t->of != NULL && for_search(t)) /* beside what searches weigh */
        eval_tune(&t->eval, t->size[0].rules, eval_tunings, NULL);
    if (t->from != NULL && !begin_from(t))
        return CLI_USAGE;
    for (int k = 0; k < t->eval.n; k++)
        t->w[k] = (double)t->eval.w[k];
    return CLI_OK;
}

static int run(struct tune *t)
{
    int status = prepare(t);
    if (status != CLI_OK)
        return status;
    th_rng_seed(&t->rng, t->seed);
    for (uint64_t i = 0; i < t->steps; i++)
        step(t, i);
    print_weights(t);
    return CLI_OK;
}

static int parse(struct tune *t, int argc, char **argv)
{
    struct cli_args args;
    cli_args_start(&args, argc, argv);
    while (cli_args_next(&args)) {
        if (cli_is(&args, "--game")) {
            if (cli_text(&args) != NULL && !cli_words_add(&t->words, args.value))
                return CLI_USAGE;
        } else if (cli_is(&args, "--steps"))
            cli_number(&args, 1, 10000000, &t->steps);
        else if (cli_is(&args, "--seed"))
            cli_number(&args, 0, INT64_MAX, &t->seed);
        else if (cli_is(&args, "--reach"))
            cli_int(&args, 1, 100, &t->reach);
        else if (cli_is(&args, "--pull"))
            cli_int(&args, 1, 100, &t->pull);
        else if (cli_is(&args, "--from"))
            t->from = cli_text(&args);
        else if (cli_is(&args, "--of"))
            t->of = cli_text(&args);
        else if (cli_is(&args, "--bot"))
            t->player = cli_text(&args);
        else if (cli_is(&args, "--seats"))
            t->seats = cli_text(&args);
        else
            return cli_unknown(&args);
    }
    return args.bad ? CLI_USAGE : CLI_OK;
}

int cli_tune(int argc, char **argv)
{
    struct tune *t = cli_alloc(sizeof *t);
    t->steps = 2000;
    t->seed = 1;
    t->reach = 25;
    t->pull = 8;
    t->player = "greedy";
    int status = parse(t, argc, argv);
    if (status == CLI_OK)
        status = run(t);
    for (int i = 0; i < t->sizes; i++)
        free(t->size[i].rules);
    free(t->state);
    free(t);
    return status;
}
