/* cli_arena.c - `thorp arena`: bots against bots, every bot in every seat on the same deals.
 *
 * Game i seats bot (seat + i) mod bots; a round of as many games as there are bots shares one seed, so luck of the deal
 * and of the seat cancels. Results do not depend on the number of threads. */
#include "bot.h"
#include "cli.h"
#include "cli_json.h"
#include "eval.h"

#include <math.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum {
    BOTS = 12,
    PLIES = 100000,
    THREADS = 64
};

struct entry { /* a bot that takes part */
    const char *spec;
    const struct bot_kind *kind;
    struct bot_settings settings;
    const char *file; /* @FILE of its weights, or NULL */
    float weights[EVAL_TERMS];
    uint64_t games, wins, seats;
    int64_t points;
};

struct result {    /* of one game */
    int8_t winner; /* seat, -1 = nobody */
    int16_t points[TH_SEATS];
    uint32_t plies;
    bool illegal;
};

struct arena {
    struct cli_words words;
    struct entry bot[BOTS];
    int n_bots, threads;
    uint64_t games, seed;
    bool json;
    struct th_setup setup;
    const struct th_game *game;
    struct th_rules *rules;
    struct result *results;
    atomic_uint_fast64_t next, done;
    double took;
};

/* ---------------------------------------------------------------- playing */

static int bot_of(const struct arena *a, uint64_t game, int seat)
{
    return (int)(((uint64_t)seat + game) % (uint64_t)a->n_bots);
}

static bool seat_bots(struct arena *a, uint64_t i, struct bot *bots[TH_SEATS])
{
    bool good = true;
    for (int seat = 0; seat < a->setup.seats; seat++) {
        const struct entry *entry = &a->bot[bot_of(a, i, seat)];
        struct bot_settings set = entry->settings;
        set.seed = a->seed * 1000003 + i * 16 + (uint64_t)seat;
        set.setup = &a->setup;
        bots[seat] = bot_open(entry->kind, a->game, a->rules, seat, &set);
        good = good && bots[seat] != NULL;
    }
    return good;
}

static void play_on(struct arena *a, struct bot *const bots[TH_SEATS], void *state,
                    struct th_rng *rng, struct result *res)
{
    struct th_moves moves;
    unsigned who;
    while ((who = a->game->actors(a->rules, state, NULL)) != 0 && res->plies < PLIES) {
        int seat = th_first_seat(who);
        th_move m;
        if (seat == TH_DEALER) {
            a->game->gen(a->rules, state, seat, &moves);
            m = th_pick(&moves, true, rng);
        } else
            m = bot_choose(bots[seat], state, NULL);
        if (a->game->legal(a->rules, state, seat, m, NULL) != 0) {
            res->illegal = true;
            return;
        }
        a->game->apply(a->rules, state, seat, m, NULL);
        res->plies++;
    }
}

static void play_game(struct arena *a, uint64_t i, struct result *res)
{
    struct bot *bots[TH_SEATS] = { NULL };
    struct th_rng rng;
    uint8_t rank[TH_SEATS];
    void *state = cli_alloc(a->game->state_size);
    th_rng_seed(&rng, a->seed + i / (uint64_t)a->n_bots);
    a->game->start(a->rules, state);
    a->game->deal(a->rules, state, &rng);
    *res = (struct result){ .winner = -1 };
    if (seat_bots(a, i, bots))
        play_on(a, bots, state, &rng, res);
    a->game->scores(a->rules, state, res->points, rank);
    res->winner = (int8_t)th_winner(state);
    for (int seat = 0; seat < a->setup.seats; seat++)
        bot_close(bots[seat]);
    free(state);
}

static void *work(void *arg)
{
    struct arena *a = arg;
    for (;;) {
        uint64_t i = atomic_fetch_add(&a->next, 1);
        if (i >= a->games)
            return NULL;
        play_game(a, i, &a->results[i]);
        atomic_fetch_add(&a->done, 1);
    }
}

static void show_progress(struct arena *a, double start)
{
    static const char bar[] = "##############################..............................";
    uint64_t done = 0;
    while ((done = atomic_load(&a->done)) < a->games) {
        double took = cli_now() - start;
        int full = (int)(30 * done / a->games);
        double left = done > 0 ? took / (double)done * (double)(a->games - done) : 0;
        fprintf(stderr, "\r[%.30s] %llu of %llu games, %.0f s left ", bar + 30 - full,
                (unsigned long long)done, (unsigned long long)a->games, left);
        usleep(100000);
    }
    fputs("\r\033[K", stderr);
}

static void play_all(struct arena *a)
{
    pthread_t thread[THREADS];
    int started = 0;
    double start = cli_now();
    while (started < a->threads && pthread_create(&thread[started], NULL, work, a) == 0)
        started++;
    if (started == 0)
        work(a);
    else if (isatty(STDERR_FILENO))
        show_progress(a, start);
    for (int i = 0; i < started; i++)
        pthread_join(thread[i], NULL);
    a->took = cli_now() - start;
}

/* ---------------------------------------------------------------- results */

/* Wilson's interval: where the true rate lies, 95 times of 100, after `wins` of n. */
static void wilson(double wins, double n, double *low, double *high)
{
    const double z = 1.959964;
    double rate = n > 0 ? wins / n : 0, weight = 1 + z * z / (n > 0 ? n : 1);
    double middle = rate + z * z / (2 * (n > 0 ? n : 1));
    double spread = z * sqrt(n > 0 ? rate * (1 - rate) / n + z * z / (4 * n * n) : 0);
    *low = (middle - spread) / weight;
    *high = (middle + spread) / weight;
}

static void add_up(struct arena *a)
{
    for (uint64_t i = 0; i < a->games; i++) {
        const struct result *res = &a->results[i];
        bool took_part[BOTS] = { false };
        for (int seat = 0; seat < a->setup.seats; seat++) {
            int b = bot_of(a, i, seat);
            a->bot[b].games += !took_part[b];
            took_part[b] = true;
            a->bot[b].seats++;
            a->bot[b].points += res->points[seat];
            a->bot[b].wins += res->winner == seat;
        }
    }
}

struct totals {
    uint64_t plies, unfinished, illegal;
};

static struct totals count_totals(const struct arena *a)
{
    struct totals sum = { 0 };
    for (uint64_t i = 0; i < a->games; i++) {
        sum.plies += a->results[i].plies;
        sum.unfinished += a->results[i].winner < 0;
        sum.illegal += a->results[i].illegal;
    }
    return sum;
}

static void json_bot(const struct entry *b, struct th_json *j)
{
    double low, high;
    wilson((double)b->wins, (double)b->games, &low, &high);
    th_json_open(j, NULL, '{');
    th_json_str(j, "bot", b->spec);
    th_json_int(j, "games", (int64_t)b->games);
    th_json_int(j, "wins", (int64_t)b->wins);
    cli_json_real(j, "rate", b->games > 0 ? (double)b->wins / (double)b->games : 0, 4);
    cli_json_real(j, "low", low, 4);
    cli_json_real(j, "high", high, 4);
    cli_json_real(j, "points", b->seats > 0 ? (double)b->points / (double)b->seats : 0, 2);
    th_json_close(j, '}');
}

static void print_json(const struct arena *a, const struct totals *sum)
{
    struct cli_json out = { 0 };
    char setup[TH_LINE];
    th_setup_print(&a->setup, setup, (int)sizeof setup);
    do {
        struct th_json *j = &out.j;
        cli_json_start(&out);
        th_json_open(j, NULL, '{');
        th_json_str(j, "game", setup);
        th_json_int(j, "games", (int64_t)a->games);
        th_json_int(j, "seed", (int64_t)a->seed);
        th_json_open(j, "bots", '[');
        for (int i = 0; i < a->n_bots; i++)
            json_bot(&a->bot[i], j);
        th_json_close(j, ']');
        th_json_int(j, "unfinished", (int64_t)sum->unfinished);
        th_json_int(j, "moves", (int64_t)sum->plies);
        cli_json_real(j, "moves_per_s", (double)sum->plies / a->took, 0);
        th_json_close(j, '}');
    } while (!cli_json_done(&out));
    puts(out.text);
    cli_json_free(&out);
}

static void print_text(const struct arena *a, const struct totals *sum)
{
    char setup[TH_LINE];
    th_setup_print(&a->setup, setup, (int)sizeof setup);
    printf("%s: %llu games, seed %llu\n", setup, (unsigned long long)a->games,
           (unsigned long long)a->seed);
    printf("  %-20s %7s  %-22s %s\n", "bot", "wins", "rate (95% interval)", "points");
    for (int i = 0; i < a->n_bots; i++) {
        const struct entry *b = &a->bot[i];
        double low, high, n = b->games > 0 ? (double)b->games : 1;
        wilson((double)b->wins, (double)b->games, &low, &high);
        printf("  %-20s %7llu  %5.1f%% (%.1f to %.1f)%*s %.2f\n", b->spec,
               (unsigned long long)b->wins, 100 * (double)b->wins / n, 100 * low, 100 * high, 3, "",
               b->seats > 0 ? (double)b->points / (double)b->seats : 0);
    }
    printf("  unfinished %llu, moves %llu, %.0f moves/s\n", (unsigned long long)sum->unfinished,
           (unsigned long long)sum->plies, (double)sum->plies / a->took);
}

/* ------------------------------------------------------------------- main */

/* Reads a level, NAME, NAME:400 (simulations a move) or NAME:50ms. */
static int add_bot(struct arena *a, const char *spec)
{
    if (a->n_bots == BOTS)
        return cli_usage("at most %d bots", BOTS);
    struct entry *b = &a->bot[a->n_bots++];
    char name[64];
    *b = (struct entry){ .spec = spec, .file = strchr(spec, '@') };
    snprintf(name, sizeof name, "%.*s", (int)strcspn(spec, "@"), spec);
    b->kind = bot_read(name, &b->settings);
    if (b->kind == NULL)
        return cli_usage("no such bot `%.60s`: a bot is a level, NAME, NAME:SIMS or NAME:MSms",
                         spec);
    return CLI_OK;
}

static int parse(struct arena *a, int argc, char **argv)
{
    struct cli_args args;
    uint64_t sims = 0, ms = 0;
    cli_args_start(&args, argc, argv);
    while (cli_args_next(&args)) {
        if (cli_is(&args, "--game")) {
            if (cli_text(&args) != NULL && !cli_words_add(&a->words, args.value))
                return CLI_USAGE;
        } else if (cli_is(&args, "--games"))
            cli_number(&args, 1, 100000000, &a->games);
        else if (cli_is(&args, "--seed"))
            cli_number(&args, 0, INT64_MAX, &a->seed);
        else if (cli_is(&args, "--sims"))
            cli_number(&args, 1, 10000000, &sims);
        else if (cli_is(&args, "--ms"))
            cli_number(&args, 1, 10000000, &ms);
        else if (cli_is(&args, "--threads"))
            cli_int(&args, 1, THREADS, &a->threads);
        else if (cli_is(&args, "--json"))
            a->json = true;
        else if (args.word[0] == '-')
            return cli_unknown(&args);
        else if (add_bot(a, args.word) != CLI_OK)
            return CLI_USAGE;
    }
    for (int i = 0; i < a->n_bots; i++) {
        struct bot_settings *set = &a->bot[i].settings;
        if (set->sims == 0 && set->ms == 0) {
            set->sims = (uint32_t)sims;
            set->ms = (uint32_t)ms;
        }
    }
    if (!args.bad && a->n_bots < 2)
        return cli_usage("arena wants at least two bots; try: thorp arena --help");
    return args.bad ? CLI_USAGE : CLI_OK;
}

static int run(struct arena *a)
{
    struct th_why why = { 0 };
    if (a->words.text[0] == '\0')
        cli_words_add(&a->words, th_game_at(0)->name);
    if (th_setup_parse(&a->setup, a->words.text, &why) != 0)
        return cli_why(NULL, &why), CLI_USAGE;
    a->game = a->setup.game;
    a->rules = cli_alloc(a->game->rules_size);
    if (a->game->build(a->rules, &a->setup, &why) != 0)
        return cli_why(NULL, &why), CLI_USAGE;
    for (int i = 0; i < a->n_bots; i++) {
        if (a->bot[i].file == NULL)
            continue;
        if (!cli_weights(a->bot[i].file + 1, a->game, a->bot[i].weights))
            return CLI_USAGE;
        a->bot[i].settings.weights = a->bot[i].weights;
    }
    a->results = cli_alloc(a->games * sizeof *a->results);
    play_all(a);
    add_up(a);
    struct totals sum = count_totals(a);
    if (a->json)
        print_json(a, &sum);
    else
        print_text(a, &sum);
    if (sum.illegal == 0)
        return CLI_OK;
    fprintf(stderr, "thorp: %llu games ended with an illegal move of a bot\n",
            (unsigned long long)sum.illegal);
    return CLI_BAD;
}

int cli_arena(int argc, char **argv)
{
    struct arena *a = cli_alloc(sizeof *a);
    a->games = 100;
    a->seed = 1;
    a->threads = 1;
    int status = parse(a, argc, argv);
    if (status == CLI_OK)
        status = run(a);
    free(a->rules);
    free(a->results);
    free(a);
    return status;
}
