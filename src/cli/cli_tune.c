/* cli_tune.c - `thorp tune`: fits the weights of an evaluation to the results of games a bot plays with itself.
 *
 * The method, for who wants to repeat it by hand: greedy plays against itself, a little careless (--temperature), and every
 * few moves the terms of all seats are written down. When a game is over, each such position says: of these seats, that one
 * won. The weights are those that make what happened likeliest when each seat wins with probability softmax(weights * terms):
 * a conditional logit model, fitted by gradient ascent on terms scaled to equal spread, and held near the old weights by a
 * penalty. Then the bot plays on with the new weights (--rounds). The same seed gives the same weights. */
#include "bot.h"
#include "cli.h"
#include "eval.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum {
    EVERY = 11,    /* moves between two positions that are kept */
    STEPS = 400,   /* of the ascent                             */
    PLIES = 20000, /* of a game; longer ones are left out       */
};

struct sample { /* a position: everybody's terms, and who won in the end */
    int8_t winner;
    float term[TH_SEATS][EVAL_TERMS];
};

struct tune {
    struct cli_words words;
    uint64_t games, seed;
    int rounds, penalty, temperature;
    struct th_setup setup;
    const struct th_game *game;
    struct th_rules *rules;
    void *state;
    struct eval_weights eval;
    struct sample *at;
    size_t n, room;
    float spread[EVAL_TERMS];
};

/* ---------------------------------------------------------------- playing */

static void keep(struct tune *t)
{
    if (t->n == t->room) {
        t->room = t->room > 0 ? 2 * t->room : 4096;
        struct sample *at = realloc(t->at, t->room * sizeof *at);
        if (at == NULL)
            abort();
        t->at = at;
    }
    struct sample *s = &t->at[t->n++];
    memset(s, 0, sizeof *s);
    t->eval.eval->count(t->rules, t->state, s->term);
}

static void play_on(struct tune *t, struct bot *const bot[TH_SEATS], struct th_rng *rng)
{
    struct th_moves moves;
    unsigned who;
    for (int ply = 0; ply < PLIES && (who = t->game->actors(t->rules, t->state, NULL)) != 0;
         ply++) {
        int seat = th_first_seat(who);
        th_move m;
        if (seat == TH_DEALER) {
            t->game->gen(t->rules, t->state, seat, &moves);
            m = th_pick(&moves, true, rng);
        } else
            m = bot_choose(bot[seat], t->state, NULL);
        t->game->apply(t->rules, t->state, seat, m, NULL);
        if (th_rng_below(rng, EVERY) == 0 && t->game->actors(t->rules, t->state, NULL) != 0 &&
            eval_quiet(&t->eval, t->rules, t->state))
            keep(t);
    }
}

static void play_game(struct tune *t, uint64_t seed)
{
    struct bot *bot[TH_SEATS] = { NULL };
    struct th_rng rng;
    size_t first = t->n;
    th_rng_seed(&rng, seed);
    t->game->start(t->rules, t->state);
    t->game->deal(t->rules, t->state, &rng);
    for (int seat = 0; seat < t->setup.seats; seat++) {
        struct bot_settings set = { .seed = seed * 16 + (uint64_t)seat,
                                    .temperature = (float)t->temperature / 1000,
                                    .weights = t->eval.w };
        bot[seat] = bot_open(bot_find("greedy"), t->game, t->rules, seat, &set);
        if (bot[seat] == NULL)
            abort();
    }
    play_on(t, bot, &rng);
    for (int seat = 0; seat < t->setup.seats; seat++)
        bot_close(bot[seat]);
    int winner = th_winner(t->state);
    for (size_t i = first; i < t->n; i++)
        t->at[i].winner = (int8_t)winner;
    if (winner < 0)
        t->n = first;
}

/* ---------------------------------------------------------------- fitting */

/* Root mean square of each term around the mean of its position: what the seats differ by. */
static void measure_spread(struct tune *t)
{
    int seats = t->setup.seats;
    for (int k = 0; k < t->eval.eval->n; k++) {
        double sum = 0;
        for (size_t i = 0; i < t->n; i++) {
            double mean = 0;
            for (int s = 0; s < seats; s++)
                mean += (double)t->at[i].term[s][k] / seats;
            for (int s = 0; s < seats; s++)
                sum += ((double)t->at[i].term[s][k] - mean) * ((double)t->at[i].term[s][k] - mean);
        }
        t->spread[k] = (float)sqrt(sum / (double)(t->n > 0 ? t->n * (size_t)seats : 1));
    }
}

/* Chances of one position; returns the logarithm of the winner's. */
static double chances(const struct tune *t, const struct sample *s, const double *w,
                      double p[TH_SEATS])
{
    double top = -1e30, sum = 0;
    for (int seat = 0; seat < t->setup.seats; seat++) {
        p[seat] = 0;
        for (int k = 0; k < t->eval.eval->n; k++)
            p[seat] += w[k] * (double)s->term[seat][k];
        top = p[seat] > top ? p[seat] : top;
    }
    for (int seat = 0; seat < t->setup.seats; seat++)
        sum += p[seat] = exp(p[seat] - top);
    for (int seat = 0; seat < t->setup.seats; seat++)
        p[seat] /= sum;
    return log(p[s->winner] > 1e-12 ? p[s->winner] : 1e-12);
}

/* Mean log likelihood, and its gradient. */
static double climb(const struct tune *t, const double *w, double *slope)
{
    double sum = 0;
    memset(slope, 0, EVAL_TERMS * sizeof *slope);
    for (size_t i = 0; i < t->n; i++) {
        double p[TH_SEATS];
        sum += chances(t, &t->at[i], w, p);
        for (int seat = 0; seat < t->setup.seats; seat++) {
            double miss = (seat == t->at[i].winner) - p[seat];
            for (int k = 0; k < t->eval.eval->n; k++)
                slope[k] += miss * (double)t->at[i].term[seat][k] / (double)t->n;
        }
    }
    return sum / (double)t->n;
}

static double fit(struct tune *t)
{
    double w[EVAL_TERMS], slope[EVAL_TERMS], speed[EVAL_TERMS] = { 0 }, likely = 0;
    for (int k = 0; k < t->eval.eval->n; k++)
        w[k] = (double)t->eval.w[k];
    measure_spread(t);
    for (int step = 0; step < STEPS; step++) {
        likely = climb(t, w, slope);
        for (int k = 0; k < t->eval.eval->n; k++) {
            double spread = (double)t->spread[k];
            if (spread < 1e-6)
                continue; /* never differs here: nothing to learn */
            double pull = ((double)t->eval.w[k] - w[k]) * spread * spread * t->penalty / 1000;
            speed[k] = 0.9 * speed[k] + 0.3 * (slope[k] + pull) / (spread * spread);
            w[k] += speed[k] * 0.2;
        }
    }
    for (int k = 0; k < t->eval.eval->n; k++)
        t->eval.w[k] = (float)w[k];
    return likely;
}

/* ------------------------------------------------------------------- files */

bool cli_weights(const char *path, const struct th_game *game, float *w)
{
    struct eval_weights e;
    char line[TH_LINE], name[64];
    double v;
    int known = 0;
    FILE *f = fopen(path, "r");
    eval_start(&e, game);
    memcpy(w, e.w, sizeof e.w);
    while (f != NULL && fgets(line, sizeof line, f) != NULL) {
        if (line[0] == '#' || sscanf(line, "%63s %lf", name, &v) != 2)
            continue;
        for (int k = 0; k < e.eval->n; k++)
            if (strcmp(e.eval->term[k].name, name) == 0) {
                w[k] = (float)v;
                known++;
            }
    }
    if (f != NULL)
        fclose(f);
    if (known == 0)
        cli_usage("no weights of %s in `%.200s`", game->name, path);
    return known > 0;
}

/* ------------------------------------------------------------------- main */

static void print_weights(const struct tune *t)
{
    char setup[TH_LINE];
    th_setup_print(&t->setup, setup, (int)sizeof setup);
    printf("# thorp tune --game \"%s\" --games %llu --rounds %d --seed %llu --temperature %d "
           "--penalty %d\n",
           setup, (unsigned long long)t->games, t->rounds, (unsigned long long)t->seed,
           t->temperature, t->penalty);
    for (int k = 0; k < t->eval.eval->n; k++) {
        const struct eval_term *term = &t->eval.eval->term[k];
        printf("%-13s %7.4f  %s\n", term->name, (double)t->eval.w[k], term->about);
    }
}

static int run(struct tune *t)
{
    struct th_why why = { 0 };
    if (t->words.text[0] == '\0')
        cli_words_add(&t->words, th_game_at(0)->name);
    if (th_setup_parse(&t->setup, t->words.text, &why) != 0)
        return cli_why(NULL, &why), CLI_USAGE;
    t->game = t->setup.game;
    t->rules = cli_alloc(t->game->rules_size);
    t->state = cli_alloc(t->game->state_size);
    if (t->game->build(t->rules, &t->setup, &why) != 0)
        return cli_why(NULL, &why), CLI_USAGE;
    eval_start(&t->eval, t->game);
    if (t->eval.eval->count == NULL)
        return cli_usage("%s has no evaluation to tune", t->game->name);
    for (int round = 0; round < t->rounds; round++) {
        t->n = 0;
        for (uint64_t i = 0; i < t->games; i++)
            play_game(t, t->seed * 1000003 + (uint64_t)round * t->games + i);
        if (t->n == 0)
            return cli_usage("no game came to an end");
        fprintf(stderr, "round %d: %zu positions, log likelihood %.4f\n", round + 1, t->n, fit(t));
    }
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
        } else if (cli_is(&args, "--games"))
            cli_number(&args, 1, 1000000, &t->games);
        else if (cli_is(&args, "--seed"))
            cli_number(&args, 0, INT64_MAX, &t->seed);
        else if (cli_is(&args, "--rounds"))
            cli_int(&args, 1, 100, &t->rounds);
        else if (cli_is(&args, "--temperature"))
            cli_int(&args, 0, 1000, &t->temperature);
        else if (cli_is(&args, "--penalty"))
            cli_int(&args, 0, 1000, &t->penalty);
        else
            return cli_unknown(&args);
    }
    return args.bad ? CLI_USAGE : CLI_OK;
}

int cli_tune(int argc, char **argv)
{
    struct tune *t = cli_alloc(sizeof *t);
    t->games = 400;
    t->seed = 1;
    t->rounds = 3;
    t->penalty = 5;
    t->temperature = 10;
    int status = parse(t, argc, argv);
    if (status == CLI_OK)
        status = run(t);
    free(t->rules);
    free(t->state);
    free(t->at);
    free(t);
    return status;
}
