/* cli_check.c - `thorp check`: scenario files, one TAP point per scenario.
 *
 *     % CB-BUILD-04 a road joins its owner's network
 *     game catan seats=3 layout=beginner
 *     use after_setup.pos
 *     * dice 3 4
 *     reject 1 road e12     CB-BUILD-04
 *     1 road e13
 *     expect legal 1 road *  > 0
 *
 * The first thing that does not hold ends the scenario. After every move the invariants are checked, and
 * the position must survive being written and read. */
#include "cli.h"
#include "cli_script.h"
#include "clause_text.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

bool cli_script_fail(struct cli_script *s, const char *fmt, ...)
{
    va_list ap;
    if (s->failed)
        return false;
    s->failed = true;
    snprintf(s->place, sizeof s->place, "%.500s:%d", s->path, s->line);
    va_start(ap, fmt);
    vsnprintf(s->text, sizeof s->text, fmt, ap);
    va_end(ap);
    return false;
}

void cli_script_squeeze(const char *rest, char *out, size_t cap)
{
    char word[TH_LINE];
    size_t n = 0;
    out[0] = '\0';
    while (cli_word(&rest, word, sizeof word) && n + strlen(word) + 2 < cap)
        n += (size_t)snprintf(out + n, cap - n, "%s%s", n > 0 ? " " : "", word);
}

/* A refusal as the failure of this line. */
static bool fail_why(struct cli_script *s, const char *what, const struct th_why *why)
{
    char cite[32];
    return cli_script_fail(s, "%s: %s%s", what, why->text, cli_cite(why->clause, cite));
}

/* Reads the lines of a dump, which is taken apart, into a state. */
static bool read_back(struct cli_script *s, char *dump, void *state)
{
    struct th_why why = { 0 };
    struct cli_table *t = &s->table;
    t->game->start(t->rules, state);
    for (char *at = dump, *next; at != NULL; at = next) {
        next = strchr(at, '\n');
        if (next != NULL)
            *next++ = '\0';
        if (strncmp(at, "set ", 4) == 0 && t->game->set(t->rules, state, at + 4, &why) != 0)
            return cli_script_fail(s, "a line of the position is not read back: %s: %s", at,
                                   why.text);
    }
    return true;
}

/* Does the position survive being written and read? */
static bool check_round_trip(struct cli_script *s)
{
    struct cli_table *t = &s->table;
    char *dump = cli_copy(cli_table_dump(t, t->state));
    void *copy = cli_alloc(t->game->state_size);
    bool good = read_back(s, dump, copy);
    if (good && memcmp(copy, t->state, t->game->state_size) != 0)
        good = cli_script_fail(s, "the position differs after being written and read");
    free(copy);
    free(dump);
    return good;
}

static bool check_now(struct cli_script *s)
{
    struct th_why why = { 0 };
    struct cli_table *t = &s->table;
    if (t->game->check(t->rules, t->state, &why) != 0)
        return fail_why(s, "the position is not sound", &why);
    s->touched = false;
    return check_round_trip(s);
}

/* ------------------------------------------------------------- directives */

static bool do_game(struct cli_script *s, const char *rest)
{
    struct th_why why = { 0 };
    if (s->open)
        cli_table_close(&s->table);
    s->open = s->touched = false;
    if (cli_table_open(&s->table, rest, &why) != 0)
        return fail_why(s, "the set-up was refused", &why);
    s->open = true;
    return true;
}

static bool do_deal(struct cli_script *s, const char *rest)
{
    char word[32];
    uint64_t seed;
    if (!cli_word(&rest, word, sizeof word) || !cli_parse_number(word, 0, UINT64_MAX, &seed))
        return cli_script_fail(s, "deal needs a seed");
    cli_table_deal(&s->table, seed);
    s->table.auto_chance = false;
    return check_now(s);
}

static bool do_set(struct cli_script *s, const char *rest)
{
    struct th_why why = { 0 };
    struct cli_table *t = &s->table;
    if (t->game->set(t->rules, t->state, rest, &why) != 0)
        return fail_why(s, "the position line was refused", &why);
    s->touched = true;
    return true;
}

static bool use_lines(struct cli_script *s, FILE *file, const char *name)
{
    char line[TH_LINE], word[16];
    struct th_why why;
    struct cli_table *t = &s->table;
    for (int no = 1; fgets(line, (int)sizeof line, file) != NULL; no++) {
        const char *rest = line;
        if (!cli_word(&rest, word, sizeof word))
            continue;
        if (strcmp(word, "set") != 0)
            return cli_script_fail(s, "%s:%d: a position holds `set` lines only", name, no);
        if (t->game->set(t->rules, t->state, rest, &why) != 0)
            return cli_script_fail(s, "%s:%d: %s", name, no, why.text);
    }
    s->touched = true;
    return true;
}

static bool do_use(struct cli_script *s, const char *rest)
{
    char name[128], path[1024];
    const char *slash = strrchr(s->path, '/');
    if (!cli_word(&rest, name, sizeof name))
        return cli_script_fail(s, "use needs a file name");
    snprintf(path, sizeof path, "%.*s%s", slash != NULL ? (int)(slash - s->path) + 1 : 0, s->path,
             name);
    FILE *file = fopen(path, "r");
    if (file == NULL)
        return cli_script_fail(s, "%s cannot be read", path);
    bool good = use_lines(s, file, name);
    fclose(file);
    return good;
}

static bool do_move(struct cli_script *s, const char *line)
{
    char what[TH_LINE + 64], text[TH_LINE];
    struct th_why why = { 0 };
    if (cli_table_line(&s->table, line, &why) == 0)
        return check_now(s);
    cli_script_squeeze(line, text, sizeof text);
    snprintf(what, sizeof what, "`%s` was refused while %s asks", text,
             th_asking(s->table.rules, s->table.state, NULL));
    return fail_why(s, what, &why);
}

/* Cuts the last word off a line; "" if there is none. */
static const char *last_word(char *line)
{
    char *space = strrchr(line, ' ');
    if (space == NULL)
        return "";
    *space = '\0';
    return space + 1;
}

static bool do_reject(struct cli_script *s, const char *rest)
{
    char line[TH_LINE], word[16];
    struct th_why why = { 0 };
    struct cli_table *t = &s->table;
    th_move m;
    cli_script_squeeze(rest, line, sizeof line);
    const char *want = last_word(line), *move = line;
    if (th_clause_find(want) == 0)
        return cli_script_fail(s, "reject ends with the clause that forbids, not with `%s`", want);
    if (!cli_word(&move, word, sizeof word) || cli_seat(word) < 0)
        return cli_script_fail(s, "reject needs a seat and a move");
    if (t->game->parse(t->rules, move, &m, &why) != 0)
        return fail_why(s, "not even a move", &why);
    memcpy(t->before, t->state, t->game->state_size);
    if (t->game->legal(t->rules, t->state, cli_seat(word), m, &why) == 0)
        return cli_script_fail(s, "`%s` is legal, expected a refusal by %s", line, want);
    if (memcmp(t->before, t->state, t->game->state_size) != 0)
        return cli_script_fail(s, "the refusal of `%s` has changed the state", line);
    if (why.clause == th_clause_find(want))
        return true;
    const char *id = th_clause_id(why.clause);
    return cli_script_fail(s, "`%s` was refused by %s (%s), expected %s", line,
                           id != NULL ? id : "no clause", why.text, want);
}

/* Splits `TEXT : what must be said` in place; NULL without a colon standing alone. */
static char *split_colon(char *line)
{
    char *colon = strstr(line, " : ");
    if (colon == NULL)
        return NULL;
    *colon = '\0';
    return colon + 3;
}

static bool said(struct cli_script *s, const char *line, const char *want, const struct th_why *why)
{
    const char *id = th_clause_id(why->clause);
    char cite[32];
    if (strstr(why->text, want) != NULL || (id != NULL && strcmp(id, want) == 0))
        return true;
    return cli_script_fail(s, "`%s` was refused with `%s`%s, expected `%s`", line, why->text,
                           cli_cite(why->clause, cite), want);
}

static bool do_badgame(struct cli_script *s, const char *rest)
{
    char line[TH_LINE];
    struct th_why why = { 0 };
    struct cli_table t;
    cli_script_squeeze(rest, line, sizeof line);
    const char *want = split_colon(line);
    if (want == NULL)
        return cli_script_fail(s, "badgame needs: SET-UP : TEXT OR CLAUSE");
    if (cli_table_open(&t, line, &why) == 0) {
        cli_table_close(&t);
        return cli_script_fail(s, "the set-up `%s` was accepted, expected `%s`", line, want);
    }
    return said(s, line, want, &why);
}

static bool do_badset(struct cli_script *s, const char *rest)
{
    char line[TH_LINE];
    struct th_why why = { 0 };
    struct cli_table *t = &s->table;
    cli_script_squeeze(rest, line, sizeof line);
    const char *want = split_colon(line);
    if (want == NULL)
        return cli_script_fail(s, "badset needs: LINE : TEXT OR CLAUSE");
    memcpy(t->before, t->state, t->game->state_size);
    if (t->game->set(t->rules, t->state, line, &why) == 0)
        return cli_script_fail(s, "`set %s` was accepted, expected `%s`", line, want);
    if (memcmp(t->before, t->state, t->game->state_size) != 0)
        return cli_script_fail(s, "the refusal of `set %s` has changed the state", line);
    return said(s, line, want, &why);
}

static bool do_badmove(struct cli_script *s, const char *rest)
{
    char line[TH_LINE];
    struct th_why why = { 0 };
    struct cli_table *t = &s->table;
    th_move m;
    cli_script_squeeze(rest, line, sizeof line);
    const char *want = split_colon(line);
    if (want == NULL)
        return cli_script_fail(s, "badmove needs: MOVE : TEXT");
    if (t->game->parse(t->rules, line, &m, &why) == 0)
        return cli_script_fail(s, "`%s` is a move, expected `%s`", line, want);
    return said(s, line, want, &why);
}

/* Plays n random moves; stops at the end of the game. */
static bool do_auto(struct cli_script *s, const char *rest)
{
    char word[32];
    uint64_t seed, n;
    struct th_rng rng;
    struct th_moves moves;
    struct th_why why;
    struct cli_table *t = &s->table;
    if (!cli_word(&rest, word, sizeof word) || !cli_parse_number(word, 0, UINT64_MAX, &seed) ||
        !cli_word(&rest, word, sizeof word) || !cli_parse_number(word, 1, 100000, &n))
        return cli_script_fail(s, "auto needs a seed and a number of moves");
    th_rng_seed(&rng, seed);
    for (; n > 0; n--) {
        unsigned who = t->game->actors(t->rules, t->state, NULL);
        int seat = th_first_seat(who);
        if (who == 0)
            return true;
        t->game->gen(t->rules, t->state, seat, &moves);
        if (moves.n == 0)
            return cli_script_fail(s, "seat %s is asked and has no move", cli_seat_text(seat));
        if (cli_table_move(t, seat, th_pick(&moves, seat == TH_DEALER, &rng), &why) != 0)
            return fail_why(s, "a listed move was refused", &why);
        if (!check_now(s))
            return false;
    }
    return true;
}

/* Prints the position and who is asked as comments: for writing scenarios. */
static bool do_show(struct cli_script *s, const char *rest)
{
    struct cli_table *t = &s->table;
    char seats[32];
    (void)rest;
    for (const char *line = cli_table_dump(t, t->state); *line != '\0';) {
        size_t n = strcspn(line, "\n");
        printf("# %.*s\n", (int)n, line);
        line += n + (line[n] == '\n');
    }
    printf("# asks %s of %s\n", th_asking(t->rules, t->state, NULL),
           cli_seats_text(t->game->actors(t->rules, t->state, NULL), seats));
    return true;
}

static const struct directive {
    const char *word;
    bool (*run)(struct cli_script *s, const char *rest);
    bool open;  /* needs a table                         */
    bool sound; /* needs position lines to be complete   */
} directives[] = {
    { "game", do_game, false, false },    { "badgame", do_badgame, false, false },
    { "deal", do_deal, true, false },     { "set", do_set, true, false },
    { "use", do_use, true, false },       { "badset", do_badset, true, false },
    { "reject", do_reject, true, true },  { "badmove", do_badmove, true, true },
    { "expect", cli_expect, true, true }, { "auto", do_auto, true, true },
    { "show", do_show, true, false },
};

static void run_line(struct cli_script *s, const char *line)
{
    char word[32];
    const char *rest = line;
    if (!cli_word(&rest, word, sizeof word))
        return;
    bool is_move = cli_seat(word) >= 0;
    const struct directive *d = NULL;
    for (size_t i = 0; i < sizeof directives / sizeof directives[0] && d == NULL; i++)
        d = strcmp(directives[i].word, word) == 0 ? &directives[i] : NULL;
    if (d == NULL && !is_move)
        cli_script_fail(s, "`%s` is neither a directive nor a seat", word);
    else if (!s->open && (is_move || d->open))
        cli_script_fail(s, "there is no game yet");
    else if (s->touched && (is_move || d->sound) && !check_now(s))
        return;
    else if (is_move)
        do_move(s, line);
    else
        d->run(s, rest);
}

/* -------------------------------------------------------------- scenarios */

static bool is_id(const char *word)
{
    return isupper((unsigned char)word[0]) && isupper((unsigned char)word[1]) && word[2] == '-' &&
           strchr(word + 3, '-') != NULL;
}

static void begin_scenario(struct cli_script *s, const char *title)
{
    char word[64];
    int ids = 0;
    cli_script_squeeze(title, s->title, sizeof s->title);
    s->running = true;
    s->failed = s->open = s->touched = false;
    while (cli_word(&title, word, sizeof word) && is_id(word)) {
        if (clause_text_of(word) == NULL)
            cli_script_fail(s, "no such clause: %s", word);
        ids++;
    }
    if (ids == 0)
        cli_script_fail(s, "a scenario begins with the clauses it tests: %% CB-LR-07 title");
}

static void end_scenario(struct cli_script *s)
{
    if (!s->running)
        return;
    if (!s->failed && s->open && s->touched)
        check_now(s);
    printf("%sok %d - %s\n", s->failed ? "not " : "", ++s->points, s->title);
    if (s->failed) {
        printf("# %s: %s\n", s->place, s->text);
        s->bad++;
    }
    fflush(stdout);
    if (s->open)
        cli_table_close(&s->table);
    s->running = s->open = false;
}

static void run_file(struct cli_script *s, FILE *file)
{
    char line[4 * TH_LINE];
    s->line = 0;
    while (fgets(line, (int)sizeof line, file) != NULL) {
        s->line++;
        if (strchr(line, '\n') == NULL && !feof(file))
            cli_script_fail(s, "the line is too long");
        const char *at = line + strspn(line, " \t");
        if (*at == '%') {
            int here = s->line;
            end_scenario(s);
            s->line = here;
            begin_scenario(s, at + 1);
        } else if (s->running && !s->failed)
            run_line(s, line);
        else if (!s->running && at[strspn(at, " \t\r\n")] != '\0' && *at != '#') {
            begin_scenario(s, "a line before the first scenario");
            end_scenario(s);
        }
    }
    end_scenario(s);
}

int cli_check(int argc, char **argv)
{
    struct cli_script s = { 0 };
    if (argc < 2)
        return cli_usage("check needs scenario files; try: thorp check --help");
    for (int i = 1; i < argc; i++) {
        FILE *file = fopen(argv[i], "r");
        s.path = argv[i];
        if (file == NULL) {
            printf("not ok %d - %s cannot be read\n", ++s.points, argv[i]);
            s.bad++;
            continue;
        }
        int before = s.points;
        run_file(&s, file);
        fclose(file);
        if (s.points == before) {
            printf("not ok %d - %s holds no scenario\n", ++s.points, argv[i]);
            s.bad++;
        }
    }
    printf("1..%d\n", s.points);
    return s.bad > 0 ? CLI_BAD : CLI_OK;
}
