/* cli_table.c - see cli_table.h. Owns the log and the key states a take-back starts from.
 *
 * Key state k is the state after 32 k moves, so any earlier state is a copy and fewer than 32 moves away, and a
 * record's checkpoints need no replay. Invariant: n_key == n / 32 + 1 once the first move was made. */
#include "cli_table.h"

#include "cli.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int fail(struct th_why *why, const char *text)
{
    *why = (struct th_why){ 0 };
    snprintf(why->text, sizeof why->text, "%s", text);
    return -1;
}

/* ------------------------------------------------------------ open, close */

static void make_room(struct cli_table *t, size_t rules_size, size_t state_size)
{
    t->rules = cli_alloc(rules_size);
    t->state = cli_alloc(state_size);
    t->before = cli_alloc(state_size);
    t->cap_text = 16384;
    t->text = cli_alloc((size_t)t->cap_text);
    t->sink.at = cli_alloc(CLI_EVENTS * sizeof *t->sink.at);
    t->sink.cap = CLI_EVENTS;
}

int cli_table_open_setup(struct cli_table *t, const struct th_setup *setup, struct th_why *why)
{
    *t = (struct cli_table){ .game = setup->game, .setup = *setup };
    make_room(t, t->game->rules_size, t->game->state_size);
    if (t->game->build(t->rules, setup, why) != 0) {
        cli_table_close(t);
        return -1;
    }
    t->game->start(t->rules, t->state);
    return 0;
}

int cli_table_open(struct cli_table *t, const char *setup_text, struct th_why *why)
{
    struct th_setup setup;
    *why = (struct th_why){ 0 };
    if (th_setup_parse(&setup, setup_text, why) != 0)
        return -1;
    return cli_table_open_setup(t, &setup, why);
}

void cli_table_close(struct cli_table *t)
{
    for (int i = 0; i < t->n; i++)
        free(t->log[i].line);
    free(t->log);
    free(t->key);
    free(t->rules);
    free(t->state);
    free(t->before);
    free(t->text);
    free(t->sink.at);
    *t = (struct cli_table){ 0 };
}

/* -------------------------------------------------------------------- log */

/* Notes the state of this moment if it is one that must be kept: 0, 32, 64 ... moves were made. */
static void keep_key(struct cli_table *t)
{
    size_t size = t->game->state_size;
    int k = t->n / CLI_CHECKPOINT;
    if (t->n % CLI_CHECKPOINT != 0)
        return;
    t->key = cli_grow(t->key, (size_t)(k + 1) * size);
    memcpy(t->key + (size_t)k * size, t->state, size);
    t->n_key = k + 1;
}

/* Enters the move that has just led from t->before to t->state. */
static void enter(struct cli_table *t, int seat, th_move m, const struct th_rng *rng)
{
    char line[TH_LINE];
    if (t->n == t->cap_log) {
        t->cap_log = t->cap_log == 0 ? 256 : 2 * t->cap_log;
        t->log = cli_grow(t->log, (size_t)t->cap_log * sizeof *t->log);
    }
    if (th_record_move(t->rules, t->game, t->before, seat, m, line, (int)sizeof line) < 0)
        line[0] = '\0';
    t->log[t->n++] = (struct cli_ply){
        .move = m,
        .rng = *rng,
        .line = cli_copy(line),
        .seat = seat,
        .barrier = th_barrier(t->rules, t->before, t->state, seat, &t->sink),
    };
    keep_key(t);
}

void cli_table_at(const struct cli_table *t, int n, void *out)
{
    int k = n / CLI_CHECKPOINT;
    if (t->n == 0) {
        memcpy(out, t->state, t->game->state_size);
        return;
    }
    memcpy(out, t->key + (size_t)k * t->game->state_size, t->game->state_size);
    for (int i = k * CLI_CHECKPOINT; i < n; i++)
        t->game->apply(t->rules, out, t->log[i].seat, t->log[i].move, NULL);
}

bool cli_table_undo(struct cli_table *t, int n)
{
    if (n < 0 || n > t->n)
        return false;
    if (n == 0)
        return true;
    int left = t->n - n;
    t->rng = t->log[left].rng;
    cli_table_at(t, left, t->state);
    for (int i = left; i < t->n; i++)
        free(t->log[i].line);
    t->n = left;
    t->n_key = left / CLI_CHECKPOINT + 1;
    t->sink.n = t->sink.lost = 0;
    return true;
}

bool cli_table_may_undo(const struct cli_table *t, int seat)
{
    return t->n > 0 && t->log[t->n - 1].seat == seat && !t->log[t->n - 1].barrier;
}

/* ------------------------------------------------------------------ moves */

void cli_table_seed(struct cli_table *t, uint64_t seed)
{
    th_rng_seed(&t->rng, seed);
    t->auto_chance = true;
}

void cli_table_deal(struct cli_table *t, uint64_t seed)
{
    cli_table_seed(t, seed);
    if (t->n == 0)
        t->game->deal(t->rules, t->state, &t->rng);
}

int cli_table_set(struct cli_table *t, const char *line, struct th_why *why)
{
    if (t->n > 0)
        return fail(why, "a position line after the first move");
    return t->game->set(t->rules, t->state, line, why);
}

int cli_table_move(struct cli_table *t, int seat, th_move m, struct th_why *why)
{
    struct th_rng rng = t->rng;
    *why = (struct th_why){ 0 };
    if (t->n == 0 && t->game->check(t->rules, t->state, why) != 0)
        return -1;
    if (t->game->legal(t->rules, t->state, seat, m, why) != 0)
        return -1;
    if (t->n == 0)
        keep_key(t);
    memcpy(t->before, t->state, t->game->state_size);
    t->sink.n = t->sink.lost = 0;
    t->game->apply(t->rules, t->state, seat, m, &t->sink);
    enter(t, seat, m, &rng);
    return 0;
}

int cli_table_line(struct cli_table *t, const char *line, struct th_why *why)
{
    char word[16];
    th_move m;
    *why = (struct th_why){ 0 };
    if (!cli_word(&line, word, sizeof word) || cli_seat(word) < 0)
        return fail(why, "a move begins with a seat (1 to 6) or `*` for the dealer");
    if (t->game->parse(t->rules, line, &m, why) != 0)
        return -1;
    return cli_table_move(t, cli_seat(word), m, why);
}

bool cli_table_chance(struct cli_table *t)
{
    struct th_moves moves;
    struct th_why why;
    unsigned who = t->game->actors(t->rules, t->state, NULL);
    if (!t->auto_chance || (who >> TH_DEALER & 1) == 0)
        return false;
    moves.n = 0;
    t->game->gen(t->rules, t->state, TH_DEALER, &moves);
    if (moves.n == 0)
        return false;
    struct th_rng before = t->rng;
    th_move m = th_pick(&moves, true, &t->rng);
    if (cli_table_move(t, TH_DEALER, m, &why) != 0)
        return false;
    t->log[t->n - 1].rng = before;
    return true;
}

/* ---------------------------------------------------------------- records */

const char *cli_table_dump(struct cli_table *t, const void *state)
{
    while (t->game->dump(t->rules, state, t->text, t->cap_text) < 0) {
        t->cap_text *= 2;
        t->text = cli_grow(t->text, (size_t)t->cap_text);
    }
    return t->text;
}

static void write_checkpoint(struct cli_table *t, const void *state, FILE *out)
{
    cli_table_dump(t, state); /* makes the scratch large enough */
    uint32_t hash = th_checkpoint(t->game, t->rules, state, t->text, t->cap_text);
    fprintf(out, "= %08x\n", (unsigned)hash);
}

int cli_table_write(struct cli_table *t, FILE *out)
{
    char head[8 * TH_LINE];
    if (th_record_head(&t->setup, head, (int)sizeof head) < 0)
        return -1;
    fputs(head, out);
    fputs(cli_table_dump(t, t->n > 0 ? t->key : t->state), out);
    for (int i = 0; i < t->n; i++) {
        if (i > 0 && i % CLI_CHECKPOINT == 0)
            write_checkpoint(t, t->key + (size_t)(i / CLI_CHECKPOINT) * t->game->state_size, out);
        fprintf(out, "%s\n", t->log[i].line);
    }
    write_checkpoint(t, t->state, out);
    return fflush(out) == 0 && !ferror(out) ? 0 : -1;
}

int cli_table_save(struct cli_table *t, const char *path, struct th_why *why)
{
    char part[4096];
    if (snprintf(part, sizeof part, "%s.part", path) >= (int)sizeof part)
        return fail(why, "the file's name is too long");
    FILE *out = fopen(part, "w");
    if (out == NULL)
        return fail(why, "the file cannot be written");
    bool good = cli_table_write(t, out) == 0 && fsync(fileno(out)) == 0;
    good = fclose(out) == 0 && good;
    if (!good || rename(part, path) != 0) {
        remove(part);
        return fail(why, "the file cannot be written");
    }
    return 0;
}

/* What a record may need before its game is known: room for the largest. */
static void make_largest(struct cli_table *t, struct th_reader *rd)
{
    for (int i = 0; th_game_at(i) != NULL; i++) {
        const struct th_game *game = th_game_at(i);
        rd->cap_rules = game->rules_size > rd->cap_rules ? game->rules_size : rd->cap_rules;
        rd->cap_state = game->state_size > rd->cap_state ? game->state_size : rd->cap_state;
    }
    make_room(t, rd->cap_rules, rd->cap_state);
    t->cap_text = 1 << 20; /* a checkpoint's dump must fit at once */
    t->text = cli_grow(t->text, (size_t)t->cap_text);
    rd->rules = t->rules;
    rd->state = t->state;
    rd->scratch = t->text;
    rd->cap_scratch = t->cap_text;
}

static int read_line(struct cli_table *t, struct th_reader *rd, const char *line,
                     struct th_why *why)
{
    struct th_rng none = { { 0 } };
    if (t->game != NULL) {
        memcpy(t->before, t->state, t->game->state_size);
        if (t->n == 0)
            keep_key(t);
    }
    t->sink.n = t->sink.lost = 0;
    if (th_reader_line(rd, line, &t->sink, why) != 0)
        return -1;
    if (t->game == NULL && rd->game != NULL)
        t->game = rd->game;
    if (rd->move != 0)
        enter(t, rd->seat, rd->move, &none);
    return 0;
}

/* Reads one line without its end into buf. 1, 0 at the end of the file, -1 if it is no text (a zero byte). */
static int get_line(FILE *file, char *buf, size_t cap)
{
    size_t n = 0;
    int c;
    while ((c = getc(file)) != EOF && c != '\n') {
        if (c == '\0')
            return -1;
        if (n + 1 < cap)
            buf[n++] = (char)c;
    }
    buf[n] = '\0';
    return c == EOF && n == 0 ? 0 : 1;
}

static int read_all(struct cli_table *t, struct th_reader *rd, FILE *file, struct th_why *why)
{
    char line[4 * TH_LINE + 2]; /* longer than the reader allows, so that it can refuse */
    int more;
    while ((more = get_line(file, line, sizeof line)) > 0)
        if (read_line(t, rd, line, why) != 0)
            return -1;
    if (more == 0)
        return th_reader_end(rd, why);
    fail(why, "this is not text: a zero byte");
    why->line = rd->line + 1;
    return -1;
}

int cli_table_read(struct cli_table *t, FILE *file, struct th_why *why)
{
    struct th_reader rd = { 0 };
    *t = (struct cli_table){ 0 };
    *why = (struct th_why){ 0 };
    make_largest(t, &rd);
    if (read_all(t, &rd, file, why) != 0) {
        size_t used = strlen(why->text);
        if (t->n > 0)
            snprintf(why->text + used, sizeof why->text - used, ", after move %d", t->n);
        cli_table_close(t);
        return -1;
    }
    t->setup = rd.setup;
    t->checked = rd.checked;
    t->sealed = rd.sealed;
    return 0;
}

int cli_table_load(struct cli_table *t, const char *path, struct th_why *why)
{
    if (strcmp(path, "-") == 0)
        return cli_table_read(t, stdin, why);
    FILE *file = fopen(path, "r");
    if (file == NULL)
        return fail(why, "the file cannot be read");
    int err = cli_table_read(t, file, why);
    fclose(file);
    return err;
}
