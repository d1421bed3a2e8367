/* cli_arena.c - `thorp arena`: bots against bots, every bot in every seat on the same deals.
 *
 * Game i seats bot (seat + i) mod bots; a round of as many games as there are bots shares one seed, so luck of the deal
 * and of the seat cancels. Results do not depend on the number of threads or processes. */
#include "cli_arena.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum {
    THREADS = 64
};

/* ---------------------------------------------------------------- playing */

int arena_bot_of(const struct arena *a, uint64_t game, int seat)
{
    return (int)(((uint64_t)seat + game) % (uint64_t)a->n_bots);
}

static bool seat_bots(struct arena *a, uint64_t i, struct bot *bots[TH_SEATS])
{
    bool good = true;
    for (int seat = 0; seat < a->setup.seats; seat++) {
        const struct arena_bot *bot = &a->bot[arena_bot_of(a, i, seat)];
        struct bot_settings set = bot->settings;
        set.seed = a->seed * 1000003 + i * 16 + (uint64_t)seat;
        set.setup = &a->setup;
        bots[seat] = bot_open(bot->kind, a->game, a->rules, seat, &set);
        good = good && bots[seat] != NULL;
    }
    return good;
}

/* Says what was wrong with a bot; of each only the first times, the rest is counted. */
static void note_fault(struct arena *a, uint64_t i, int seat, uint32_t plies,
                       const struct bot_report *r)
{
    enum {
        SAID = 3
    };
    struct arena_bot *bot = &a->bot[arena_bot_of(a, i, seat)];
    pthread_mutex_lock(&a->lock);
    if (bot->said++ < SAID)
        fprintf(stderr, "thorp: %s, game %llu, seat %d, after %u moves: %s\n", bot->spec,
                (unsigned long long)i + 1, seat + 1, plies, r->words);
    pthread_mutex_unlock(&a->lock);
}

/* A bot's move; with --cost its price is noted if there was a choice. */
static th_move ask(struct arena *a, struct bot *bot, struct arena_cost *cost, const void *state,
                   int seat)
{
    struct th_moves moves;
    if (!a->cost)
        return bot_choose(bot, state, NULL);
    a->game->gen(a->rules, state, seat, &moves);
    double start = cli_cpu();
    th_move m = bot_choose(bot, state, NULL);
    double took = cli_cpu() - start;
    struct bot_report r = bot_report(bot);
    if (moves.n > 1)
        arena_note_cost(cost, took, &r);
    return m;
}

/* The move of whoever is first asked. 0: a bot has failed, and that ends the game. */
static th_move next_move(struct arena *a, uint64_t i, struct bot *const bots[TH_SEATS],
                         const void *state, struct arena_game *res)
{
    int seat = th_first_seat(a->game->actors(a->rules, state, NULL));
    th_move m = ask(a, bots[seat], &a->bot[arena_bot_of(a, i, seat)].cost, state, seat);
    struct bot_report r = bot_report(bots[seat]);
    if (r.fault == BOT_SOUND || (res->faulty >> seat & 1) != 0)
        return m;
    note_fault(a, i, seat, res->plies, &r);
    res->faulty |= (uint8_t)(1u << seat);
    return a->forfeit ? m : 0;
}

static void play_on(struct arena *a, uint64_t i, struct bot *const bots[TH_SEATS], void *state,
                    struct th_rng *rng, struct arena_game *res)
{
    struct th_moves moves;
    unsigned who;
    while ((who = a->game->actors(a->rules, state, NULL)) != 0 && res->plies < TH_PLIES) {
        int seat = th_first_seat(who);
        th_move m;
        if (seat == TH_DEALER) {
            a->game->gen(a->rules, state, seat, &moves);
            m = th_pick(&moves, true, rng);
        } else if ((m = next_move(a, i, bots, state, res)) == 0)
            return;
        if (a->game->legal(a->rules, state, seat, m, NULL) != 0) {
            res->illegal = true;
            return;
        }
        for (int k = 0; k < a->setup.seats; k++)
            bot_tell(bots[k], state, seat, m);
        a->game->apply(a->rules, state, seat, m, NULL);
        res->plies++;
    }
}

void arena_play(struct arena *a, uint64_t i, struct arena_game *res)
{
    struct bot *bots[TH_SEATS] = { NULL };
    struct th_rng rng;
    uint8_t rank[TH_SEATS];
    void *state = cli_alloc(a->game->state_size);
    th_rng_seed(&rng, a->seed + i / (uint64_t)a->n_bots);
    a->game->start(a->rules, state);
    a->game->deal(a->rules, state, &rng);
    *res = (struct arena_game){ .winner = -1 };
    if (seat_bots(a, i, bots))
        play_on(a, i, bots, state, &rng, res);
    a->game->scores(a->rules, state, res->points, rank);
    res->winner = (int8_t)th_winner(state);
    if (res->winner >= 0 && (res->faulty >> res->winner & 1) != 0)
        res->winner = -1; /* who has forfeited does not win */
    for (int seat = 0; seat < a->setup.seats; seat++) {
        if (bots[seat] != NULL && a->game->actors(a->rules, state, NULL) == 0)
            bot_end(bots[seat], state);
        bot_close(bots[seat]);
    }
    free(state);
}

/* Not played yet, and this process's share. */
static bool is_ours(const struct arena *a, uint64_t i)
{
    return !a->result[i].played && i / (uint64_t)a->n_bots % a->parts == a->part;
}

bool arena_next(struct arena *a, uint64_t *i)
{
    do
        *i = atomic_fetch_add(&a->next, 1);
    while (*i < a->games && !is_ours(a, *i));
    return *i < a->games && !atomic_load(&a->stop);
}

void arena_done(struct arena *a, uint64_t i, const struct arena_game *res)
{
    pthread_mutex_lock(&a->lock);
    a->result[i] = *res;
    a->result[i].played = true;
    if (res->faulty != 0 && !a->forfeit)
        atomic_store(&a->stop, true);
    arena_log(a, i);
    arena_count(a);
    pthread_mutex_unlock(&a->lock);
    atomic_fetch_add(&a->done, 1);
}

static void *work(void *arg)
{
    struct arena *a = arg;
    struct arena_game res;
    for (uint64_t i; arena_next(a, &i); arena_done(a, i, &res))
        arena_play(a, i, &res);
    return NULL;
}

static void show_progress(struct arena *a, double start, uint64_t before, uint64_t todo)
{
    static const char bar[] = "##############################..............................";
    uint64_t done = 0;
    while ((done = atomic_load(&a->done)) < todo && !atomic_load(&a->stop)) {
        double took = cli_now() - start;
        int full = (int)(30 * done / todo);
        double left = done > before ? took / (double)(done - before) * (double)(todo - done) : 0;
        fprintf(stderr, "\r[%.30s] %llu of %llu games, %.0f s left ", bar + 30 - full,
                (unsigned long long)done, (unsigned long long)todo, left);
        usleep(100000);
    }
    fputs("\r\033[K", stderr);
}

static void play_all(struct arena *a)
{
    pthread_t thread[THREADS];
    int started = 0;
    double start = cli_now();
    uint64_t before = atomic_load(&a->done), todo = before;
    for (uint64_t i = 0; i < a->games; i++)
        todo += is_ours(a, i);
    while (started < a->threads && pthread_create(&thread[started], NULL, work, a) == 0)
        started++;
    if (started == 0)
        work(a);
    else if (isatty(STDERR_FILENO))
        show_progress(a, start, before, todo);
    for (int i = 0; i < started; i++)
        pthread_join(thread[i], NULL);
}

/* ------------------------------------------------------------------- main */

/* What stands before @FILE. What a level is depends on the game, so it is read again when that is known. */
static void read_bot(struct arena_bot *b, const struct th_setup *setup)
{
    char name[64];
    snprintf(name, sizeof name, "%.*s", (int)strcspn(b->spec, "@"), b->spec);
    b->settings.setup = setup;
    b->kind = bot_read(name, &b->settings);
}

/* Reads a level, NAME, NAME:400 (simulations a move) or NAME:50ms, and @FILE behind it. */
static int add_bot(struct arena *a, const char *spec)
{
    if (a->n_bots == ARENA_BOTS)
        return cli_usage("at most %d bots", ARENA_BOTS);
    struct arena_bot *b = &a->bot[a->n_bots++];
    *b = (struct arena_bot){ .spec = spec };
    b->kind = cli_bot_exec(spec, &b->settings);
    if (b->kind != NULL)
        return CLI_OK;
    b->file = strchr(spec, '@');
    read_bot(b, NULL);
    if (b->kind == NULL)
        return cli_usage("no such bot `%.60s`: a bot is a level, NAME, NAME:SIMS or NAME:MSms",
                         spec);
    return CLI_OK;
}

/* `2/4`: the second of four. */
static bool read_part(struct arena *a, const char *text)
{
    char *end = NULL;
    uint64_t part = strtoull(text, &end, 10), parts = *end == '/' ? strtoull(end + 1, &end, 10) : 0;
    if (*end != '\0' || part < 1 || part > parts || parts > 100000) {
        cli_usage("--part needs K/N, not `%.60s`", text);
        return false;
    }
    a->part = part - 1;
    a->parts = parts;
    return true;
}

/* `0:30`: is the first bot better by 30 Elo, or by 0? */
static bool read_sprt(struct arena *a, const char *text)
{
    char *end = NULL;
    a->elo0 = strtod(text, &end);
    bool good = end != text && *end == ':';
    if (good)
        a->elo1 = strtod(end + 1, &end);
    a->sprt = good && *end == '\0' && a->elo0 < a->elo1;
    if (!a->sprt)
        cli_usage("--sprt needs LOW:HIGH, two differences in Elo, not `%.60s`", text);
    return a->sprt;
}

/* Options with a text; false when it was wrong. */
static bool read_text(struct arena *a, struct cli_args *args)
{
    const char *text = cli_text(args);
    if (text == NULL)
        return false;
    if (cli_is(args, "--game"))
        return cli_words_add(&a->words, text);
    if (cli_is(args, "--part"))
        return read_part(a, text);
    if (cli_is(args, "--sprt"))
        return read_sprt(a, text);
    if (a->n_logs == ARENA_LOGS)
        return cli_usage("at most %d logs", ARENA_LOGS), false;
    a->log[a->n_logs++] = text;
    return true;
}

static int parse(struct arena *a, int argc, char **argv)
{
    struct cli_args args;
    uint64_t sims = 0, ms = 0, limit = 0;
    cli_args_start(&args, argc, argv);
    while (cli_args_next(&args)) {
        if (cli_is(&args, "--game") || cli_is(&args, "--part") || cli_is(&args, "--sprt") ||
            cli_is(&args, "--log")) {
            if (!read_text(a, &args))
                return CLI_USAGE;
        } else if (cli_is(&args, "--games"))
            cli_number(&args, 1, 100000000, &a->games);
        else if (cli_is(&args, "--seed"))
            cli_number(&args, 0, INT64_MAX, &a->seed);
        else if (cli_is(&args, "--sims"))
            cli_number(&args, 1, 10000000, &sims);
        else if (cli_is(&args, "--ms"))
            cli_number(&args, 1, 10000000, &ms);
        else if (cli_is(&args, "--limit"))
            cli_number(&args, 1, 10000000, &limit);
        else if (cli_is(&args, "--forfeit"))
            a->forfeit = true;
        else if (cli_is(&args, "--threads"))
            cli_int(&args, 1, THREADS, &a->threads);
        else if (cli_is(&args, "--json"))
            a->json = true;
        else if (cli_is(&args, "--cost"))
            a->cost = true;
        else if (args.word[0] == '-')
            return cli_unknown(&args);
        else if (add_bot(a, args.word) != CLI_OK)
            return CLI_USAGE;
    }
    for (int i = 0; i < a->n_bots; i++) {
        struct bot_settings *set = &a->bot[i].settings;
        set->limit = (uint32_t)limit;
        if (set->sims == 0 && set->ms == 0) {
            set->sims = (uint32_t)sims;
            set->ms = (uint32_t)ms;
        }
    }
    if (!args.bad && a->n_bots < 2)
        return cli_usage("arena needs at least two bots; try: thorp arena --help");
    if (!args.bad && a->sprt && a->n_bots != 2)
        return cli_usage("--sprt needs two bots");
    if (!args.bad && a->cost && (a->threads > 1 || a->json))
        return cli_usage("--cost needs one thread and no --json");
    return args.bad ? CLI_USAGE : CLI_OK;
}

static int prepare(struct arena *a)
{
    a->rules = cli_words_rules(&a->words, 0, &a->setup);
    if (a->rules == NULL)
        return CLI_USAGE;
    a->game = a->setup.game;
    for (int i = 0; i < a->n_bots; i++) {
        struct arena_bot *b = &a->bot[i];
        if (b->settings.command == NULL)
            read_bot(b, &a->setup);
        if (b->file == NULL)
            continue;
        if (!cli_opinion_read(&b->opinion, b->file + 1, &a->setup, a->rules))
            return CLI_USAGE;
        b->settings.weights = b->opinion.w;
        b->settings.net = b->opinion.has_net ? &b->opinion.net : NULL;
    }
    a->result = cli_alloc(a->games * sizeof *a->result);
    return !a->lead || arena_open_logs(a) ? CLI_OK : CLI_USAGE;
}

/* What went wrong in the end; the status to end with. */
static int say_faults(const struct arena *a)
{
    uint64_t illegal = 0, faults = 0;
    for (uint64_t i = 0; i < a->games; i++) {
        illegal += a->result[i].illegal;
        faults += a->result[i].faulty != 0;
    }
    if (illegal > 0)
        fprintf(stderr, "thorp: %llu games ended with an illegal move of a bot\n",
                (unsigned long long)illegal);
    if (faults > 0 && !a->forfeit)
        fputs("thorp: the contest has ended with a bot's fault; --forfeit counts such games as "
              "lost\n",
              stderr);
    return illegal > 0 || (faults > 0 && !a->forfeit) ? CLI_BAD : CLI_OK;
}

static int run(struct arena *a)
{
    int status = prepare(a);
    if (status != CLI_OK)
        return status;
    double start = cli_now();
    arena_count(a);
    a->all(a);
    a->took = cli_now() - start;
    if (!a->lead)
        return CLI_OK;
    arena_print(a);
    if (a->cost)
        arena_print_cost(a);
    return say_faults(a);
}

int arena_run(int argc, char **argv, bool lead, void (*all)(struct arena *a))
{
    struct arena *a = cli_alloc(sizeof *a);
    a->all = all;
    a->lead = lead;
    a->games = 100;
    a->seed = 1;
    a->threads = 1;
    a->parts = 1;
    pthread_mutex_init(&a->lock, NULL);
    int status = parse(a, argc, argv);
    if (status == CLI_OK)
        status = run(a);
    if (a->out != NULL)
        fclose(a->out);
    pthread_mutex_destroy(&a->lock);
    free(a->rules);
    free(a->result);
    free(a);
    return status;
}

int cli_arena(int argc, char **argv)
{
    return arena_run(argc, argv, true, play_all);
}
