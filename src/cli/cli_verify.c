/* cli_verify.c - `thorp verify`: was the chance of a served game what its table had promised?
 *
 * The record's lines `commit`, `fair` and `seal` say what the dice were made from. From them alone the commitment and
 * the seats' seals are computed again, the set-up is dealt again and compared line by line, and every chance move is drawn again before the record's
 * is believed. The moves in between must be legal, every checkpoint must hold, and so must the sum over all text. */
#include "cli.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

enum {
    LARGEST = 1 << 24, /* bytes of a record */
    SCRATCH = 1 << 20,
    SPACING = 32 /* moves between two checkpoints of an exported record, at most */
};

struct verify {
    const char *path,
        *promised;              /* promised: the commitment one has seen, in hexadecimal, or NULL */
    const char *seen[TH_SEATS]; /* seals one has seen before the game */
    int n_seen;
    struct th_reader rd;
    struct th_fair fair;
    struct th_rules *rules; /* our own: the set-up is dealt with them            */
    char *dealt;            /* position lines as they must be; NULL: not yet     */
    const char *next;       /* the one that comes next                           */
    int chance, unchecked;  /* chance moves that held; moves since a checkpoint  */
    char commitment[65];
};

__attribute__((format(printf, 2, 3))) static int fail(struct th_why *why, const char *fmt, ...)
{
    va_list ap;
    why->clause = 0;
    va_start(ap, fmt);
    vsnprintf(why->text, sizeof why->text, fmt, ap);
    va_end(ap);
    return -1;
}

/* --------------------------------------------------- the promise and the set-up */

static bool same_setup(const struct th_setup *a, const struct th_setup *b)
{
    if (a->game != b->game || a->modules != b->modules || a->seats != b->seats)
        return false;
    for (int i = 0; i < a->game->n_options; i++)
        if (a->opt[i] != b->opt[i])
            return false;
    return true;
}

static void to_hex(const uint8_t digest[32], char out[65])
{
    for (int i = 0; i < 32; i++)
        snprintf(out + 2 * i, 3, "%02x", digest[i]);
}

static int check_promise(struct verify *v, struct th_why *why)
{
    const struct th_proof *p = &v->rd.proof;
    struct th_setup setup;
    uint8_t digest[32];
    if (!p->committed || !p->revealed)
        return fail(why, "no line `%s`: this is not a record of a served game",
                    p->committed ? "fair" : "commit");
    if (th_setup_parse(&setup, p->setup, why) != 0 || !same_setup(&setup, &v->rd.setup))
        return fail(why, "the set-up that was promised is not the one in the header");
    if (p->n != setup.seats)
        return fail(why, "`fair` has %d seeds of seats for %d seats", p->n, setup.seats);
    if (th_fair_commit(p->seed, p->table, p->setup, digest) != 0)
        return fail(why, "the table's id or set-up is too long");
    to_hex(digest, v->commitment);
    if (memcmp(digest, p->commitment, 32) != 0)
        return fail(why, "seed, table and set-up do not give the commitment of the record");
    if (v->promised != NULL && strcasecmp(v->promised, v->commitment) != 0)
        return fail(why, "the record's commitment is %.16s..., not the one you have seen",
                    v->commitment);
    return 0;
}

/* A share that was shown must open the seal that was shown before it; who has no seal has no share. */
static int check_seal(const struct th_proof *p, int seat, struct th_why *why)
{
    static const uint8_t none[16];
    uint8_t digest[32];
    if (!p->has_seal[seat])
        return memcmp(p->seat[seat], none, 16) == 0
                   ? 0
                   : fail(why, "seat %d has a share that was never sealed", seat + 1);
    th_fair_seal(p->seat[seat], p->table, seat, digest);
    return memcmp(digest, p->seal[seat], 32) == 0
               ? 0
               : fail(why, "the share of seat %d does not open its seal", seat + 1);
}

static bool has_seal(const struct th_proof *p, const char *seal)
{
    char hex[65];
    for (int i = 0; i < p->n_seals; i++) {
        to_hex(p->seal[i], hex);
        if (p->has_seal[i] && strcasecmp(hex, seal) == 0)
            return true;
    }
    return false;
}

static int check_seals(const struct verify *v, struct th_why *why)
{
    const struct th_proof *p = &v->rd.proof;
    for (int i = 0; i < p->n_seals; i++)
        if (check_seal(p, i, why) != 0)
            return -1;
    for (int i = 0; i < v->n_seen; i++)
        if (!has_seal(p, v->seen[i]))
            return fail(why, "the seal %.16s... that you have seen is not in the record",
                        v->seen[i]);
    return 0;
}

static int deal(struct verify *v, struct th_why *why)
{
    const struct th_game *game = v->rd.game;
    const struct th_proof *p = &v->rd.proof;
    struct th_rng rng;
    if (check_promise(v, why) != 0 || check_seals(v, why) != 0 ||
        game->build(v->rules, &v->rd.setup, why) != 0)
        return -1;
    void *state = cli_alloc(game->state_size);
    v->dealt = cli_alloc(SCRATCH);
    th_fair_start(&v->fair, p->seed, p->seat, p->n);
    th_fair_rng(&v->fair, "setup", &rng);
    game->start(v->rules, state);
    game->deal(v->rules, state, &rng);
    int n = game->dump(v->rules, state, v->dealt, SCRATCH);
    free(state);
    v->next = v->dealt;
    return n < 0 ? fail(why, "the set-up does not fit") : 0;
}

/* One position line: it must be the one that was dealt. */
static int check_set(struct verify *v, const char *line, struct th_why *why)
{
    if (v->dealt == NULL && deal(v, why) != 0)
        return -1;
    size_t n = strcspn(v->next, "\n");
    if (n == 0)
        return fail(why, "a position line too many: `%.60s`", line);
    if (strlen(line) != n || memcmp(line, v->next, n) != 0)
        return fail(why, "not as dealt: `%.50s`, the seeds give `%.*s`", line,
                    (int)(n < 50 ? n : 50), v->next);
    v->next += n + (v->next[n] == '\n');
    return 0;
}

/* ------------------------------------------------------------------------- moves */

static void print_move(const struct verify *v, const void *state, th_move m, char *out, int cap)
{
    if (m == 0 || v->rd.game->print(v->rd.rules, state, TH_DEALER, TH_DEALER, m, out, cap) < 0)
        out[0] = '\0';
}

/* What the dealer must do now; 0 when he is not asked. */
static th_move drawn(struct verify *v)
{
    const struct th_game *game = v->rd.game;
    const char *stream = th_stream_now(v->rd.rules, v->rd.state);
    struct th_moves moves;
    if ((game->actors(v->rd.rules, v->rd.state, NULL) >> TH_DEALER & 1) == 0 || stream == NULL)
        return 0;
    moves.n = 0;
    game->gen(v->rd.rules, v->rd.state, TH_DEALER, &moves);
    return moves.n > 0 ? th_fair_pick(&v->fair, stream, &moves) : 0;
}

/* A line of the game: a move or a checkpoint. */
static int check_line(struct verify *v, const char *line, struct th_why *why)
{
    char right[TH_LINE], found[TH_LINE];
    if (v->dealt == NULL && deal(v, why) != 0)
        return -1;
    if (*v->next != '\0')
        return fail(why, "a position line is missing: `%.*s`", (int)strcspn(v->next, "\n"),
                    v->next);
    struct th_fair fair = v->fair;
    th_move m = v->rd.begun ? drawn(v) : 0;
    print_move(v, v->rd.state, m, right, (int)sizeof right);
    if (th_reader_line(&v->rd, line, NULL, why) != 0)
        return -1;
    if (v->rd.move == 0 || v->rd.seat != TH_DEALER)
        v->fair =
            fair; /* a checkpoint, or a seat's move while the dealer waits: nothing was drawn */
    v->unchecked = v->rd.move != 0 ? v->unchecked + 1 : 0;
    if (v->unchecked > SPACING)
        return fail(why, "no checkpoint for more than %d moves", SPACING);
    if (v->rd.move == 0 || v->rd.seat != TH_DEALER)
        return 0;
    print_move(v, v->rd.state, v->rd.move, found, (int)sizeof found);
    if (v->rd.move != m)
        return fail(why, "not what was drawn: `%.50s`, the seeds give `%.50s`", found, right);
    v->chance++;
    return 0;
}

static int take_line(struct verify *v, const char *line, struct th_why *why)
{
    char word[16];
    const char *at = line;
    bool any = cli_word(&at, word, sizeof word), set = any && strcmp(word, "set") == 0;
    bool head = any && (strcmp(word, "th") == 0 || strcmp(word, "opt") == 0 ||
                        strcmp(word, "commit") == 0 || strcmp(word, "fair") == 0 ||
                        strcmp(word, "seal") == 0);
    if (any && !head && v->rd.game == NULL)
        return fail(why, "a record begins with `th 1 GAME ...`");
    if (set && v->rd.moves == 0 && check_set(v, line, why) != 0)
        return -1;
    return any && !head && !set ? check_line(v, line, why)
                                : th_reader_line(&v->rd, line, NULL, why);
}

/* --------------------------------------------------------------------- the whole */

static int check_end(struct verify *v, struct th_why *why)
{
    why->line = 0;
    if (th_reader_end(&v->rd, why) != 0 || (v->dealt == NULL && deal(v, why) != 0))
        return -1;
    if (v->rd.game->actors(v->rd.rules, v->rd.state, NULL) != 0)
        return fail(why, "the record is cut off: the game is not over");
    if (!v->rd.sealed)
        return fail(why, "the record is cut off: its last line is not a checkpoint");
    return 0;
}

/* The sum is of every byte above its line. */
static int check_sum(const struct verify *v, const char *text, size_t n, struct th_why *why)
{
    uint8_t digest[32];
    if (!v->rd.proof.summed)
        return fail(why, "the record is cut off: its last line is not a `sum`");
    th_sha256(text, n, digest);
    if (memcmp(digest, v->rd.proof.sum, 32) != 0)
        return fail(why, "the text was changed: it does not give its `sum`");
    return 0;
}

static int check_lines(struct verify *v, char *text, size_t size, struct th_why *why)
{
    size_t at = 0, above = 0;
    for (int no = 1; at < size; no++) {
        char *line = text + at, *end = memchr(line, '\n', size - at);
        size_t n = end != NULL ? (size_t)(end - line) : size - at;
        char last = line[n];
        why->line = no;
        above = v->rd.proof.summed ? above : at;
        line[n] = '\0';
        if (strlen(line) != n)
            return fail(why, "this is not text: a zero byte");
        if (take_line(v, line, why) != 0) {
            why->line = no;
            return -1;
        }
        line[n] = last;
        at += n + 1;
    }
    return check_end(v, why) != 0 ? -1 : check_sum(v, text, above, why);
}

static int check_text(struct verify *v, char *text, size_t size, struct th_why *why)
{
    if (check_lines(v, text, size, why) == 0)
        return 0;
    size_t used = strlen(why->text);
    if (why->line != 0 && v->rd.moves > 0)
        snprintf(why->text + used, sizeof why->text - used, ", at move %d",
                 v->rd.moves + (v->rd.move == 0));
    return -1;
}

/* The whole file with a zero byte behind it; NULL if it is too long for a game. */
static char *slurp(FILE *file, size_t *size)
{
    char *text = cli_alloc(LARGEST + 1);
    *size = fread(text, 1, LARGEST, file);
    if (*size < LARGEST && !ferror(file))
        return text;
    free(text);
    return NULL;
}

static void make_room(struct verify *v)
{
    for (int i = 0; th_game_at(i) != NULL; i++) {
        const struct th_game *g = th_game_at(i);
        v->rd.cap_rules = g->rules_size > v->rd.cap_rules ? g->rules_size : v->rd.cap_rules;
        v->rd.cap_state = g->state_size > v->rd.cap_state ? g->state_size : v->rd.cap_state;
    }
    v->rules = cli_alloc(v->rd.cap_rules);
    v->rd.rules = cli_alloc(v->rd.cap_rules);
    v->rd.state = cli_alloc(v->rd.cap_state);
    v->rd.scratch = cli_alloc(SCRATCH);
    v->rd.cap_scratch = SCRATCH;
}

/* Or that nobody sealed: a table of one device, or of an older server. */
static void say_shares(const struct th_proof *p, char *out, size_t cap)
{
    int shares = 0;
    for (int i = 0; i < p->n_seals; i++)
        shares += p->has_seal[i];
    if (p->sealed)
        snprintf(out, cap, "%d sealed share%s, %d void draw%s", shares, shares == 1 ? "" : "s",
                 p->voids, p->voids == 1 ? "" : "s");
    else
        snprintf(out, cap, "shares not sealed");
}

static int verify(struct verify *v, FILE *file)
{
    struct th_why why = { 0 };
    size_t size = 0;
    char *text = slurp(file, &size);
    if (text == NULL)
        return cli_why(v->path, &(struct th_why){ .text = "the file is too long to be a record" });
    make_room(v);
    int err = check_text(v, text, size, &why);
    free(text);
    char shares[64];
    say_shares(&v->rd.proof, shares, sizeof shares);
    if (err == 0)
        printf("fair: %d chance moves, set-up and %d checkpoints verified; %s; commitment %s\n",
               v->chance, v->rd.checked, shares, v->commitment);
    free(v->rules);
    free(v->rd.rules);
    free(v->rd.state);
    free(v->rd.scratch);
    free(v->dealt);
    return err == 0 ? CLI_OK : cli_why(v->path, &why);
}

static bool is_hash(const char *text)
{
    return strlen(text) == 64 && strspn(text, "0123456789abcdefABCDEF") == 64;
}

int cli_verify(int argc, char **argv)
{
    struct verify *v = cli_alloc(sizeof *v);
    struct cli_args a;
    int status = CLI_OK;
    cli_args_start(&a, argc, argv);
    while (status == CLI_OK && cli_args_next(&a)) {
        if (cli_is(&a, "--commitment"))
            v->promised = cli_text(&a);
        else if (cli_is(&a, "--seal") && v->n_seen < TH_SEATS)
            v->seen[v->n_seen++] = cli_text(&a);
        else if ((a.word[0] == '-' && a.word[1] != '\0') || v->path != NULL)
            status = cli_unknown(&a);
        else
            v->path = a.word;
    }
    if (status == CLI_OK && a.bad)
        status = CLI_USAGE;
    if (status == CLI_OK && v->path == NULL)
        status = cli_usage("verify needs a record; try: thorp verify --help");
    if (status == CLI_OK && v->promised != NULL && !is_hash(v->promised))
        status = cli_usage("--commitment needs 64 hexadecimal digits");
    for (int i = 0; i < v->n_seen && status == CLI_OK; i++)
        if (v->seen[i] == NULL || !is_hash(v->seen[i]))
            status = cli_usage("--seal needs 64 hexadecimal digits");
    bool input = status == CLI_OK && strcmp(v->path, "-") == 0;
    FILE *file = input ? stdin : status == CLI_OK ? fopen(v->path, "r") : NULL;
    if (status == CLI_OK && file == NULL)
        status = cli_why(v->path, &(struct th_why){ .text = "the file cannot be read" });
    if (status == CLI_OK)
        status = verify(v, file);
    if (file != NULL && !input)
        fclose(file);
    free(v);
    return status;
}
