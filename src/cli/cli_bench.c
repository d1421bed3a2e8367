/* cli_bench.c - `thorp bench`: how fast random games are, and one number that changes when the rules do.
 *
 * Throughput is whole games: start, deal, then list, pick, apply until the end. The three costs are measured apart, over
 * positions taken from such games, in batches: a clock read costs as much as a move. The signature is a hash of 100
 * fixed games and depends on nothing that can be asked for but the set-up.
 * Rates are per second of processor time: on an idle machine the same, on a shared one far steadier. */
#include "cli.h"
#include "cli_json.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum {
    SAMPLES = 256, /* positions the costs are measured over     */
    STRIDE = 61,   /* moves between two of them                 */
    ROUNDS = 15,   /* the fastest of so many batches counts     */
    SIGNED = 100,  /* games of the signature                    */
};

struct bench {
    struct cli_words words;
    double seconds;
    uint64_t games, seed, most; /* most: moves after which a game is given up */
    bool json, exact;           /* exact: so many games and nothing else */
    struct th_setup setup;
    const struct th_game *game;
    struct th_rules *rules;
    void *state;
    struct th_moves moves;
    uint64_t played, plies, given_up;
    double took;
    double copy_ns, gen_ns, apply_ns;
    uint32_t signature;
};

struct sample { /* a position and what was done in it */
    void *state;
    th_move move;
    int seat;
};

/* ---------------------------------------------------------------- playing */

/* Moves of one random game, at most so many. */
static uint32_t playout(struct bench *b, struct th_rng *rng, uint64_t most)
{
    const struct th_game *game = b->game;
    const struct th_rules *rules = b->rules;
    void *state = b->state;
    unsigned who;
    uint32_t n = 0;
    game->start(rules, state);
    game->deal(rules, state, rng);
    for (; (who = game->actors(rules, state, NULL)) != 0 && n < most; n++) {
        int seat = th_first_seat(who);
        game->gen(rules, state, seat, &b->moves);
        game->apply(rules, state, seat, th_pick(&b->moves, seat == TH_DEALER, rng), NULL);
    }
    return n;
}

static void progress(const struct bench *b, double share, double now)
{
    static const char bar[] = "##############################..............................";
    int full = (int)(share * 30);
    full = full < 0 ? 0 : full > 30 ? 30 : full;
    fprintf(stderr, "\r[%.30s] %llu games, %.2f M moves/s ", bar + 30 - full,
            (unsigned long long)b->played, (double)b->plies / now / 1e6);
}

/* Plays until the time or the number of games is up. */
static void play(struct bench *b)
{
    struct th_rng rng;
    bool tty = isatty(STDERR_FILENO) != 0;
    double start = cli_now(), cpu = cli_cpu(), shown = 0, now = 0;
    th_rng_seed(&rng, b->seed);
    while ((b->games == 0 || b->played < b->games) && (b->seconds <= 0 || now < b->seconds)) {
        b->plies += playout(b, &rng, b->most);
        b->given_up += b->game->actors(b->rules, b->state, NULL) != 0;
        b->played++;
        now = b->seconds > 0 || tty ? cli_now() - start : 0;
        if (tty && now - shown > 0.2) {
            progress(b, b->games > 0 ? (double)b->played / (double)b->games : now / b->seconds,
                     now);
            shown = now;
        }
    }
    if (shown > 0)
        fputs("\r\033[K", stderr);
    b->took = cli_cpu() - cpu;
}

/* -------------------------------------------------------------- signature */

static void fold(uint8_t digest[32], const void *data, size_t n)
{
    uint8_t *text = cli_alloc(32 + n);
    memcpy(text, digest, 32);
    memcpy(text + 32, data, n);
    th_sha256(text, 32 + n, digest);
    free(text);
}

static void sign(struct bench *b)
{
    uint8_t digest[32] = { 0 };
    int cap = 1 << 20;
    char *dump = cli_alloc((size_t)cap);
    for (uint64_t i = 0; i < SIGNED; i++) {
        struct th_rng rng;
        th_rng_seed(&rng, 1000 + i);
        uint32_t n = playout(b, &rng, TH_PLIES);
        uint8_t plies[4] = { (uint8_t)(n >> 24), (uint8_t)(n >> 16), (uint8_t)(n >> 8),
                             (uint8_t)n };
        int len = b->game->dump(b->rules, b->state, dump, cap);
        fold(digest, plies, sizeof plies);
        fold(digest, dump, len > 0 ? (size_t)len : 0);
    }
    free(dump);
    b->signature = (uint32_t)digest[0] << 24 | (uint32_t)digest[1] << 16 |
                   (uint32_t)digest[2] << 8 | digest[3];
}

/* ------------------------------------------------------------------ costs */

/* Takes every STRIDE-th position of random games, with the move that was made there. */
static void take_samples(struct bench *b, struct sample *samples)
{
    const struct th_game *game = b->game;
    struct th_rng rng;
    uint64_t n = 0;
    unsigned who = 0;
    th_rng_seed(&rng, 99);
    for (int taken = 0; taken < SAMPLES; n++) {
        if (who == 0) {
            game->start(b->rules, b->state);
            game->deal(b->rules, b->state, &rng);
            who = game->actors(b->rules, b->state, NULL);
        }
        int seat = th_first_seat(who);
        game->gen(b->rules, b->state, seat, &b->moves);
        th_move m = th_pick(&b->moves, seat == TH_DEALER, &rng);
        if (n % STRIDE == 0) {
            struct sample *s = &samples[taken++];
            *s = (struct sample){ cli_alloc(game->state_size), m, seat };
            memcpy(s->state, b->state, game->state_size);
        }
        game->apply(b->rules, b->state, seat, m, NULL);
        who = game->actors(b->rules, b->state, NULL);
    }
}

/* Keeps the compiler from dropping work whose result nobody reads. */
static void used(const void *p)
{
    __asm__ volatile("" : : "r"(p) : "memory");
}

static void do_copy(struct bench *b, const struct sample *s)
{
    memcpy(b->state, s->state, b->game->state_size);
    used(b->state);
}

static void do_gen(struct bench *b, const struct sample *s)
{
    b->game->gen(b->rules, s->state, s->seat, &b->moves);
    used(&b->moves);
}

static void do_apply(struct bench *b, const struct sample *s)
{
    memcpy(b->state, s->state, b->game->state_size);
    b->game->apply(b->rules, b->state, s->seat, s->move, NULL);
    used(b->state);
}

/* Nanoseconds of one `work`: the fastest of several batches over all samples. */
static double cost(struct bench *b, const struct sample *samples,
                   void (*work)(struct bench *b, const struct sample *s))
{
    double best = 1e9;
    for (int round = 0; round < ROUNDS; round++) {
        double start = cli_cpu();
        for (int k = 0; k < 40; k++)
            for (int i = 0; i < SAMPLES; i++)
                work(b, &samples[i]);
        double ns = (cli_cpu() - start) * 1e9 / (40.0 * SAMPLES);
        best = ns < best ? ns : best;
    }
    return best;
}

static void measure(struct bench *b)
{
    struct sample *samples = cli_alloc(SAMPLES * sizeof *samples);
    take_samples(b, samples);
    b->copy_ns = cost(b, samples, do_copy);
    b->gen_ns = cost(b, samples, do_gen);
    b->apply_ns = cost(b, samples, do_apply) - b->copy_ns;
    b->apply_ns = b->apply_ns > 0 ? b->apply_ns : 0;
    for (int i = 0; i < SAMPLES; i++)
        free(samples[i].state);
    free(samples);
}

/* ----------------------------------------------------------------- result */

static void json_result(const struct bench *b, struct th_json *j)
{
    char sig[16];
    th_json_open(j, NULL, '{');
    th_json_str(j, "game", b->game->name);
    th_json_open(j, "modules", '[');
    for (int i = 0; i < b->game->n_modules; i++)
        if ((b->setup.modules >> i & 1) != 0)
            th_json_str(j, NULL, b->game->modules[i].name);
    th_json_close(j, ']');
    th_json_int(j, "seats", b->setup.seats);
    th_json_int(j, "games", (int64_t)b->played);
    th_json_int(j, "given_up", (int64_t)b->given_up);
    th_json_int(j, "moves", (int64_t)b->plies);
    cli_json_real(j, "games_per_s", (double)b->played / b->took, 1);
    cli_json_real(j, "moves_per_s", (double)b->plies / b->took, 0);
    th_json_int(j, "state_bytes", (int64_t)b->game->state_size);
    if (!b->exact) {
        cli_json_real(j, "copy_ns", b->copy_ns, 1);
        cli_json_real(j, "gen_ns", b->gen_ns, 1);
        cli_json_real(j, "apply_ns", b->apply_ns, 1);
        snprintf(sig, sizeof sig, "%08x", (unsigned)b->signature);
        th_json_str(j, "signature", sig);
    }
    th_json_close(j, '}');
}

static void print_result(const struct bench *b)
{
    char setup[TH_LINE];
    th_setup_print(&b->setup, setup, (int)sizeof setup);
    printf("%s\n", setup);
    printf("  games      %12llu  %12.0f /s\n", (unsigned long long)b->played,
           (double)b->played / b->took);
    printf("  moves      %12llu  %12.0f /s\n", (unsigned long long)b->plies,
           (double)b->plies / b->took);
    printf("  moves/game %12.0f\n", (double)b->plies / (double)b->played);
    printf("  state      %12zu  bytes\n", b->game->state_size);
    if (b->exact)
        return;
    printf("  copy       %12.1f  ns\n", b->copy_ns);
    printf("  gen        %12.1f  ns\n", b->gen_ns);
    printf("  apply      %12.1f  ns\n", b->apply_ns);
    printf("  signature  %08x\n", (unsigned)b->signature);
}

static void report(const struct bench *b)
{
    struct cli_json out = { 0 };
    if (b->given_up > 0)
        fprintf(stderr, "thorp: games abandoned after %llu moves: %llu\n",
                (unsigned long long)b->most, (unsigned long long)b->given_up);
    if (!b->json) {
        print_result(b);
        return;
    }
    do {
        cli_json_start(&out);
        json_result(b, &out.j);
    } while (!cli_json_done(&out));
    puts(out.text);
    cli_json_free(&out);
}

/* ------------------------------------------------------------------- main */

/* Adds what game->playout suggests and the table has not chosen itself. */
static int with_playout_options(struct cli_words *words)
{
    char name[64], word[96], key[100];
    const char *at = words->text;
    cli_word(&at, name, sizeof name);
    const struct th_game *game = th_game_find(name);
    const char *more = game != NULL && game->playout != NULL ? game->playout : "";
    while (cli_word(&more, word, sizeof word)) {
        snprintf(key, sizeof key, " %.*s=", (int)strcspn(word, "="), word);
        if (strstr(words->text, key) == NULL && !cli_words_add(words, word))
            return -1;
    }
    return 0;
}

static int parse(struct bench *b, int argc, char **argv)
{
    struct cli_args a;
    uint64_t n = 0;
    char seats[16];
    cli_args_start(&a, argc, argv);
    while (cli_args_next(&a)) {
        if (cli_is(&a, "--seats") && cli_number(&a, 1, 99, &n)) {
            snprintf(seats, sizeof seats, "seats=%d", (int)n);
            cli_words_add(&b->words, seats);
        } else if (cli_is(&a, "--seconds")) {
            const char *text = cli_text(&a);
            char *end = NULL;
            b->seconds = text != NULL ? strtod(text, &end) : 0;
            if (text != NULL && (*end != '\0' || !(b->seconds > 0 && b->seconds <= 86400)))
                return cli_usage("--seconds needs a number up to 86400, not `%.60s`", text);
        } else if (cli_is(&a, "--games"))
            cli_number(&a, 1, 1000000000, &b->games);
        else if (cli_is(&a, "--plies"))
            cli_number(&a, 1, 1000000000, &b->most);
        else if (cli_is(&a, "--seed"))
            cli_number(&a, 0, UINT64_MAX, &b->seed);
        else if (cli_is(&a, "--json"))
            b->json = true;
        else if (a.word[0] == '-' && !a.bad)
            return cli_unknown(&a);
        else if (!a.bad && !cli_words_add(&b->words, a.word))
            return CLI_USAGE;
    }
    if (!a.bad && b->words.text[0] == '\0')
        return cli_usage("bench needs a game; try: thorp bench --help");
    return a.bad ? CLI_USAGE : CLI_OK;
}

static int run(struct bench *b)
{
    struct th_why why = { 0 };
    if (with_playout_options(&b->words) != 0)
        return CLI_USAGE;
    if (th_setup_parse(&b->setup, b->words.text, &why) != 0)
        return cli_why(NULL, &why), CLI_USAGE;
    b->game = b->setup.game;
    b->rules = cli_alloc(b->game->rules_size);
    b->state = cli_alloc(b->game->state_size);
    b->exact = b->games > 0 && b->seconds <= 0;
    if (!b->exact && b->seconds <= 0)
        b->seconds = 3;
    int status = b->game->build(b->rules, &b->setup, &why) == 0 ? CLI_OK : CLI_USAGE;
    if (status != CLI_OK)
        cli_why(NULL, &why);
    else {
        play(b);
        if (!b->exact) {
            sign(b);
            measure(b);
        }
        report(b);
    }
    free(b->rules);
    free(b->state);
    return status;
}

int cli_bench(int argc, char **argv)
{
    struct bench *b = cli_alloc(sizeof *b);
    b->seed = 1;
    b->most = TH_PLIES;
    int status = parse(b, argc, argv);
    if (status == CLI_OK)
        status = run(b);
    free(b);
    return status;
}
