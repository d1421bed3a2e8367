/* cli_engine.c - `thorp engine`: a referee for other programs, one JSON object a line (docs/PROTOCOL.md).
 *
 * Every command is a row of one table: `act` changes things or refuses, `tell` writes the answer. */
#include "cli_engine.h"

#include "cli.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>

/* ---------------------------------------------------------------- reading */

__attribute__((format(printf, 2, 3))) static int fail(struct th_why *why, const char *fmt, ...)
{
    va_list ap;
    *why = (struct th_why){ 0 };
    va_start(ap, fmt);
    vsnprintf(why->text, sizeof why->text, fmt, ap);
    va_end(ap);
    return -1;
}

/* A text of the request; NULL if it is not there. Refuses another type, and line breaks where one line is meant. */
static int get_text(const json_t *req, const char *key, const char **text, struct th_why *why)
{
    const json_t *v = json_object_get(req, key);
    *text = json_string_value(v);
    if (v != NULL && *text == NULL)
        return fail(why, "`%s` must be a string", key);
    return 0;
}

static int get_number(const json_t *req, const char *key, int64_t max, int64_t *n,
                      struct th_why *why)
{
    const json_t *v = json_object_get(req, key);
    if (v == NULL)
        return 0;
    if (!json_is_integer(v) || json_integer_value(v) < 0 || json_integer_value(v) > max)
        return fail(why, "`%s` must be a whole number from 0 to %lld", key, (long long)max);
    *n = json_integer_value(v);
    return 0;
}

/* `"seat": 2`, `"seat": "*"`, `"seat": "-"` (spectator). Not there: *seat stays. */
static int get_seat(const struct cli_engine *e, const json_t *req, int *seat, struct th_why *why)
{
    const json_t *v = json_object_get(req, "seat");
    const char *text = json_string_value(v);
    int64_t n = json_is_integer(v) ? json_integer_value(v) : 0;
    if (v == NULL)
        return 0;
    if (text != NULL && strcmp(text, "*") == 0)
        *seat = TH_DEALER;
    else if (text != NULL && strcmp(text, "-") == 0)
        *seat = TH_SPECTATOR;
    else if (n >= 1 && n <= e->table.setup.seats)
        *seat = (int)n - 1;
    else
        return fail(why, "`seat` must be 1 to %d, \"*\" or \"-\"", e->table.setup.seats);
    return 0;
}

/* The i-th of `"line": text` or `"lines": [text, ...]`; NULL past the end. */
static const char *nth(const json_t *req, const char *one, const char *many, size_t i)
{
    const json_t *list = json_object_get(req, many);
    if (list == NULL)
        return i == 0 ? json_string_value(json_object_get(req, one)) : NULL;
    return json_string_value(json_array_get(list, i));
}

static int check_list(const json_t *req, const char *one, const char *many, struct th_why *why)
{
    const json_t *list = json_object_get(req, many), *single = json_object_get(req, one);
    if ((list == NULL) == (single == NULL))
        return fail(why, "give either `%s` or `%s`", one, many);
    if (single != NULL)
        return json_is_string(single) ? 0 : fail(why, "`%s` must be a string", one);
    if (!json_is_array(list))
        return fail(why, "`%s` must be a list of strings", many);
    for (size_t i = 0; i < json_array_size(list); i++)
        if (!json_is_string(json_array_get(list, i)))
            return fail(why, "`%s` must be a list of strings", many);
    return 0;
}

/* ------------------------------------------------------------------ moves */

static void note_events(struct cli_engine *e)
{
    const struct th_sink *sink = &e->table.sink;
    if (e->n_events + sink->n > e->cap_events) {
        e->cap_events = 2 * (e->n_events + sink->n);
        e->events = cli_grow(e->events, (size_t)e->cap_events * sizeof *e->events);
    }
    for (int i = 0; i < sink->n; i++)
        e->events[e->n_events++] = sink->at[i];
}

static void begin_moves(struct cli_engine *e)
{
    e->first = e->table.n;
    e->n_events = 0;
}

static void let_dealer_play(struct cli_engine *e)
{
    while (cli_table_chance(&e->table))
        note_events(e);
}

/* Reads `1 road e37`, or `road e37` with the seat given apart. */
static int read_move(const struct cli_engine *e, const char *text, int *seat, th_move *m,
                     struct th_why *why)
{
    char word[16];
    const char *rest = text;
    if (strlen(text) >= TH_LINE)
        return fail(why, "the move is too long");
    if (cli_word(&rest, word, sizeof word) && cli_seat(word) >= 0) {
        *seat = cli_seat(word);
        text = rest;
    }
    if (*seat < 0 || *seat == TH_SPECTATOR)
        return fail(why, "a move begins with a seat (1 to %d) or `*`", e->table.setup.seats);
    return e->table.game->parse(e->table.rules, text, m, why);
}

/* -------------------------------------------------------------------- new */

static int open_record(struct cli_table *t, const char *text, struct th_why *why)
{
    FILE *file = *text != '\0' ? fmemopen((void *)(uintptr_t)text, strlen(text), "r") : NULL;
    if (file == NULL)
        return fail(why, "the record is empty");
    int err = cli_table_read(t, file, why);
    fclose(file);
    return err;
}

static int get_seed(const json_t *req, uint64_t *seed, struct th_why *why)
{
    int64_t n = -1;
    if (get_number(req, "seed", INT64_MAX, &n, why) != 0)
        return -1;
    *seed = (uint64_t)n;
    if (n < 0 && getrandom(seed, sizeof *seed, 0) != (ssize_t)sizeof *seed)
        return fail(why, "the system has no random numbers; give a `seed`");
    *seed &= INT64_MAX; /* what JSON readers can carry back */
    return 0;
}

/* Reads `line` or `lines` into a state and judges it. */
static int set_lines(const struct cli_table *t, const json_t *req, void *state, struct th_why *why)
{
    const char *line;
    for (size_t i = 0; (line = nth(req, "line", "lines", i)) != NULL; i++) {
        line += strncmp(line, "set ", 4) == 0 ? 4 : 0;
        if (strlen(line) >= TH_LINE)
            return fail(why, "a line is too long");
        if (t->game->set(t->rules, state, line, why) != 0) {
            why->line = (int)i + 1;
            return -1;
        }
    }
    return t->game->check(t->rules, state, why);
}

/* Opens what the request names into *t. `chance`: automatic? `dealt`: is the set-up random? */
static int open_new(const json_t *req, struct cli_table *t, bool *chance, bool *dealt,
                    struct th_why *why)
{
    const char *game, *record, *how;
    if (get_text(req, "game", &game, why) != 0 || get_text(req, "record", &record, why) != 0 ||
        get_text(req, "chance", &how, why) != 0)
        return -1;
    if ((game == NULL) == (record == NULL))
        return fail(why, "give either `game` or `record`");
    if (how != NULL && strcmp(how, "auto") != 0 && strcmp(how, "manual") != 0)
        return fail(why, "`chance` must be \"auto\" or \"manual\"");
    *chance = how == NULL || strcmp(how, "auto") == 0;
    const json_t *deal = json_object_get(req, "deal");
    if (deal != NULL && !json_is_boolean(deal))
        return fail(why, "`deal` must be true or false");
    const json_t *lines = json_object_get(req, "lines");
    if (lines != NULL && (record != NULL || check_list(req, "line", "lines", why) != 0))
        return record != NULL ? fail(why, "a record brings its own position") : -1;
    *dealt = record == NULL && (deal != NULL ? json_is_true(deal) : *chance && lines == NULL);
    if (record != NULL)
        return open_record(t, record, why);
    if (cli_table_open(t, game, why) != 0)
        return -1;
    if (lines == NULL || set_lines(t, req, t->state, why) == 0)
        return 0;
    cli_table_close(t);
    return -1;
}

static int act_new(struct cli_engine *e, const json_t *req, struct th_why *why)
{
    struct cli_table t;
    bool chance = false, dealt = false;
    uint64_t seed;
    if (get_seed(req, &seed, why) != 0 || open_new(req, &t, &chance, &dealt, why) != 0)
        return -1;
    if (e->open)
        cli_table_close(&e->table);
    free(e->view);
    e->table = t;
    e->open = true;
    e->seed = seed;
    e->view = cli_alloc(t.game->state_size);
    if (dealt)
        cli_table_deal(&e->table, seed);
    else if (chance)
        cli_table_seed(&e->table, seed);
    e->table.auto_chance = chance;
    begin_moves(e);
    let_dealer_play(e);
    return 0;
}

static void tell_new(struct cli_engine *e, const json_t *req, struct th_json *j)
{
    char text[4 * TH_LINE];
    (void)req;
    th_setup_print(&e->table.setup, text, (int)sizeof text);
    th_json_str(j, "game", text);
    th_setup_print_options(&e->table.setup, text, (int)sizeof text);
    th_json_str(j, "options", text);
    th_json_str(j, "chance", e->table.auto_chance ? "auto" : "manual");
    if (e->table.auto_chance)
        th_json_int(j, "seed", (int64_t)e->seed);
    cli_tell_played(e, j);
    th_json_events(j, e->table.game, e->events, e->n_events, TH_DEALER);
    cli_tell_status(e, j);
}

/* ----------------------------------------------------------- set, play, undo */

/* All lines or none: they are read into a copy, which must be sound before it becomes the state. */
static int act_set(struct cli_engine *e, const json_t *req, struct th_why *why)
{
    struct cli_table *t = &e->table;
    if (check_list(req, "line", "lines", why) != 0)
        return -1;
    if (t->n > 0)
        return fail(why, "a position can be set before the first move only");
    if (json_is_true(json_object_get(req, "clear")))
        t->game->start(t->rules, e->view);
    else
        memcpy(e->view, t->state, t->game->state_size);
    if (set_lines(t, req, e->view, why) != 0)
        return -1;
    memcpy(t->state, e->view, t->game->state_size);
    begin_moves(e);
    let_dealer_play(e);
    return 0;
}

static int act_play(struct cli_engine *e, const json_t *req, struct th_why *why)
{
    const char *text;
    int given = -1;
    if (check_list(req, "move", "moves", why) != 0 || get_seat(e, req, &given, why) != 0)
        return -1;
    begin_moves(e);
    for (size_t i = 0; (text = nth(req, "move", "moves", i)) != NULL; i++) {
        int seat = given;
        th_move m;
        if (read_move(e, text, &seat, &m, why) != 0 ||
            cli_table_move(&e->table, seat, m, why) != 0) {
            why->line = json_object_get(req, "moves") != NULL ? (int)i + 1 : 0;
            return -1;
        }
        note_events(e);
        let_dealer_play(e);
    }
    return 0;
}

static void tell_play(struct cli_engine *e, const json_t *req, struct th_json *j)
{
    (void)req;
    cli_tell_played(e, j);
    th_json_events(j, e->table.game, e->events, e->n_events, TH_DEALER);
    cli_tell_status(e, j);
}

/* With automatic chance the dealer's moves that followed go back too: he would only make them again. */
static int act_undo(struct cli_engine *e, const json_t *req, struct th_why *why)
{
    struct cli_table *t = &e->table;
    int64_t n = 1, to = -1;
    if (get_number(req, "n", INT32_MAX, &n, why) != 0 ||
        get_number(req, "to", INT32_MAX, &to, why) != 0)
        return -1;
    n = to >= 0 ? t->n - to : n;
    if (n < 0 || n > t->n)
        return fail(why, "only %d moves were made", t->n);
    if (to < 0 && t->auto_chance) {
        int left = t->n;
        for (int64_t k = 0; k < n && left > 0; k++) {
            while (left > 0 && t->log[left - 1].seat == TH_DEALER)
                left--;
            left -= left > 0;
        }
        n = t->n - left;
    }
    cli_table_undo(t, (int)n);
    begin_moves(e);
    let_dealer_play(e);
    return 0;
}

/* --------------------------------------------------------- only questions */

static int act_legal(struct cli_engine *e, const json_t *req, struct th_why *why)
{
    const char *match;
    int seat = 0;
    if (get_seat(e, req, &seat, why) != 0 || get_text(req, "match", &match, why) != 0)
        return -1;
    return seat == TH_SPECTATOR ? fail(why, "a spectator has no moves") : 0;
}

static void tell_legal(struct cli_engine *e, const json_t *req, struct th_json *j)
{
    const struct cli_table *t = &e->table;
    struct th_why why;
    const char *match = NULL;
    unsigned who = t->game->actors(t->rules, t->state, NULL);
    int seat = who != 0 ? th_first_seat(who) : 0;
    get_seat(e, req, &seat, &why);
    get_text(req, "match", &match, &why);
    cli_tell_moves(e, seat, match != NULL ? match : "*", j);
}

static int act_check(struct cli_engine *e, const json_t *req, struct th_why *why)
{
    const char *text;
    int seat = -1;
    (void)e;
    if (get_text(req, "move", &text, why) != 0 || get_seat(e, req, &seat, why) != 0)
        return -1;
    return 0;
}

/* With a move: may it be made? Without: is the position sound? */
static void tell_check(struct cli_engine *e, const json_t *req, struct th_json *j)
{
    const struct cli_table *t = &e->table;
    struct th_why why = { 0 };
    const char *text = NULL;
    int seat = -1;
    th_move m;
    get_text(req, "move", &text, &why);
    get_seat(e, req, &seat, &why);
    bool good;
    if (text == NULL)
        good = t->game->check(t->rules, t->state, &why) == 0;
    else
        good = read_move(e, text, &seat, &m, &why) == 0 &&
               t->game->legal(t->rules, t->state, seat, m, &why) == 0;
    th_json_bool(j, text != NULL ? "legal" : "sound", good);
    if (!good)
        cli_tell_why(&why, j);
}

static int act_view(struct cli_engine *e, const json_t *req, struct th_why *why)
{
    int seat = TH_SPECTATOR;
    if (get_seat(e, req, &seat, why) != 0)
        return -1;
    return seat == TH_DEALER ? fail(why, "the dealer has no view; ask for `dump`") : 0;
}

/* Puts the asked seat's view into e->view and tells whose it is. */
static int make_view(struct cli_engine *e, const json_t *req, struct th_json *j)
{
    struct th_why why;
    int seat = TH_SPECTATOR;
    get_seat(e, req, &seat, &why);
    e->table.game->view(e->table.rules, e->table.state, seat, e->view);
    if (seat == TH_SPECTATOR)
        th_json_str(j, "seat", "-");
    else
        th_json_int(j, "seat", seat + 1);
    return seat;
}

static void tell_view(struct cli_engine *e, const json_t *req, struct th_json *j)
{
    make_view(e, req, j);
    cli_tell_lines(e, e->view, j);
}

static void tell_describe(struct cli_engine *e, const json_t *req, struct th_json *j)
{
    int seat = make_view(e, req, j);
    cli_json_key(j, "view");
    e->table.game->describe(e->table.rules, e->view, seat, j);
}

static void tell_geometry(struct cli_engine *e, const json_t *req, struct th_json *j)
{
    (void)req;
    cli_json_key(j, "geometry");
    e->table.game->geometry(e->table.rules, j);
}

static void tell_dump(struct cli_engine *e, const json_t *req, struct th_json *j)
{
    char hash[16];
    struct cli_table *t = &e->table;
    (void)req;
    cli_tell_lines(e, t->state, j);
    snprintf(hash, sizeof hash, "%08x",
             (unsigned)th_checkpoint(t->game, t->rules, t->state, t->text, t->cap_text));
    th_json_str(j, "hash", hash);
}

static void tell_record(struct cli_engine *e, const json_t *req, struct th_json *j)
{
    (void)req;
    cli_tell_record(e, j);
}

static void tell_events(struct cli_engine *e, const json_t *req, struct th_json *j)
{
    struct th_why why;
    int seat = TH_DEALER;
    get_seat(e, req, &seat, &why);
    th_json_events(j, e->table.game, e->events, e->n_events, seat);
}

static void tell_status(struct cli_engine *e, const json_t *req, struct th_json *j)
{
    (void)req;
    cli_tell_status(e, j);
}

static void tell_games(struct cli_engine *e, const json_t *req, struct th_json *j)
{
    (void)e;
    (void)req;
    th_json_games(j);
}

static int act_quit(struct cli_engine *e, const json_t *req, struct th_why *why)
{
    (void)req;
    (void)why;
    e->quit = true;
    return 0;
}

static void tell_help(struct cli_engine *e, const json_t *req, struct th_json *j);

static const struct command {
    const char *name;
    bool open; /* needs a table */
    int (*act)(struct cli_engine *e, const json_t *req, struct th_why *why);
    void (*tell)(struct cli_engine *e, const json_t *req, struct th_json *j);
    const char *use;
} commands[] = {
    { "new", false, act_new, tell_new, "game | record, lines, chance auto | manual, seed, deal" },
    { "set", true, act_set, tell_play, "line | lines, clear: position lines, all or none" },
    { "legal", true, act_legal, tell_legal, "seat, match: moves that may be made" },
    { "check", true, act_check, tell_check, "move, seat: may it be made; without: is all sound" },
    { "play", true, act_play, tell_play, "move | moves, seat: stops at the first refusal" },
    { "view", true, act_view, tell_view, "seat: the position as it may know it" },
    { "describe", true, act_view, tell_describe, "seat: its view as JSON for a client" },
    { "geometry", true, NULL, tell_geometry, "the board as JSON, once per table" },
    { "events", true, act_check, tell_events, "seat: what it may be told of the last request" },
    { "status", true, NULL, tell_status, "who is asked what, scores" },
    { "dump", true, NULL, tell_dump, "the whole position and its hash" },
    { "undo", true, act_undo, tell_play, "n | to: takes moves back" },
    { "record", true, NULL, tell_record, "the whole game as text" },
    { "games", false, NULL, tell_games, "games, modules, options" },
    { "help", false, NULL, tell_help, "this list" },
    { "quit", false, act_quit, NULL, "ends the conversation" },
};
enum {
    COMMANDS = sizeof commands / sizeof commands[0]
};

static void tell_help(struct cli_engine *e, const json_t *req, struct th_json *j)
{
    (void)e;
    (void)req;
    th_json_open(j, "commands", '{');
    for (int i = 0; i < COMMANDS; i++)
        th_json_str(j, commands[i].name, commands[i].use);
    th_json_close(j, '}');
}

/* ------------------------------------------------------------ one request */

static int find_command(const struct cli_engine *e, const json_t *req, const struct command **c,
                        struct th_why *why)
{
    const char *name = json_string_value(json_object_get(req, "cmd"));
    *c = NULL;
    if (!json_is_object(req))
        return fail(why, "a request is one JSON object");
    if (name == NULL)
        return fail(why, "`cmd` is missing");
    for (int i = 0; i < COMMANDS && *c == NULL; i++)
        *c = strcmp(commands[i].name, name) == 0 ? &commands[i] : NULL;
    if (*c == NULL)
        return fail(why, "no such command `%.40s`; try `help`", name);
    if ((*c)->open && !e->open)
        return fail(why, "there is no table; start with `new`");
    return 0;
}

/* The caller's mark, given back so that answers can be told apart. */
static void put_id(const json_t *req, struct th_json *j)
{
    const json_t *id = json_object_get(req, "id");
    if (json_is_string(id))
        th_json_str(j, "id", json_string_value(id));
    if (json_is_integer(id))
        th_json_int(j, "id", json_integer_value(id));
}

static void answer(struct cli_engine *e, const json_t *req)
{
    struct th_why why = { 0 };
    const struct command *c;
    struct th_json *j = &e->reply.j;
    bool good = find_command(e, req, &c, &why) == 0;
    good = good && (c->act == NULL || c->act(e, req, &why) == 0);
    do {
        cli_json_start(&e->reply);
        th_json_open(j, NULL, '{');
        put_id(req, j);
        th_json_bool(j, "ok", good);
        if (good && c->tell != NULL)
            c->tell(e, req, j);
        if (!good)
            cli_tell_why(&why, j);
        if (!good && c != NULL && c->act == act_play && e->open)
            tell_play(e, req, j); /* the moves before the refused one were made */
        th_json_close(j, '}');
    } while (!cli_json_done(&e->reply));
}

static void answer_error(struct cli_engine *e, const struct th_why *why)
{
    do {
        cli_json_start(&e->reply);
        th_json_open(&e->reply.j, NULL, '{');
        th_json_bool(&e->reply.j, "ok", false);
        cli_tell_why(why, &e->reply.j);
        th_json_close(&e->reply.j, '}');
    } while (!cli_json_done(&e->reply));
}

static bool is_blank(const char *line, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (!isspace((unsigned char)line[i]))
            return false;
    return true;
}

size_t cli_engine_line(struct cli_engine *e, const char *line, size_t n, char *out, size_t cap)
{
    static const char small[] = "{\"ok\":false,\"error\":\"the answer does not fit\"}";
    struct th_why why = { 0 };
    json_error_t error;
    json_t *req = NULL;
    if (is_blank(line, n))
        return 0;
    if (n > CLI_ENGINE_LINE)
        fail(&why, "the line is longer than %d bytes", CLI_ENGINE_LINE);
    else if ((req = json_loadb(line, n, JSON_REJECT_DUPLICATES, &error)) == NULL)
        fail(&why, "not JSON, at byte %d: %.100s", error.position, error.text);
    if (req != NULL)
        answer(e, req);
    else
        answer_error(e, &why);
    json_decref(req);
    size_t len = strlen(e->reply.text);
    if (cap > 0)
        snprintf(out, cap, "%s", len < cap ? e->reply.text : sizeof small <= cap ? small : "");
    return len;
}

void cli_engine_close(struct cli_engine *e)
{
    if (e->open)
        cli_table_close(&e->table);
    cli_json_free(&e->reply);
    free(e->events);
    free(e->view);
    *e = (struct cli_engine){ 0 };
}

/* --------------------------------------------------------------- the loop */

/* Reads a line of any length, keeping one byte more than is allowed. False at the end of the input. */
static bool get_line(char *line, size_t cap, size_t *n)
{
    int c;
    *n = 0;
    while ((c = getc_unlocked(stdin)) != EOF && c != '\n')
        if (*n < cap)
            line[(*n)++] = (char)c;
    return c != EOF || *n > 0;
}

int cli_engine(int argc, char **argv)
{
    if (argc > 1)
        return cli_usage("%s takes no arguments; try: thorp engine --help", argv[0]);
    struct cli_engine *e = cli_alloc(sizeof *e);
    char *line = cli_alloc(CLI_ENGINE_LINE + 1);
    size_t n;
    while (!e->quit && get_line(line, CLI_ENGINE_LINE + 1, &n)) {
        if (cli_engine_line(e, line, n, NULL, 0) > 0) {
            puts(e->reply.text);
            if (fflush(stdout) != 0)
                break;
        }
    }
    cli_engine_close(e);
    free(e);
    free(line);
    return CLI_OK;
}
