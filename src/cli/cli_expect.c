/* cli_expect.c - what a scenario expects: scores, lists of moves, who is asked, position lines, events.
 *
 * Each function gets the rest of the line behind its word; a failure says what was expected and what was found. */
#include "cli.h"
#include "cli_script.h"

#include <stdlib.h>
#include <string.h>

/* ---------------------------------------------------------------- numbers */

static bool compare(long a, const char *op, long b, bool *known)
{
    *known = true;
    if (strcmp(op, "=") == 0)
        return a == b;
    if (strcmp(op, "!=") == 0)
        return a != b;
    if (strcmp(op, "<") == 0)
        return a < b;
    if (strcmp(op, ">") == 0)
        return a > b;
    if (strcmp(op, "<=") == 0)
        return a <= b;
    if (strcmp(op, ">=") == 0)
        return a >= b;
    *known = false;
    return false;
}

/* Does `found OP number` hold? The last two words of the line say what is expected. */
static bool holds(struct cli_script *s, const char *what, long found, const char *op,
                  const char *number)
{
    bool known;
    char *end;
    long want = strtol(number, &end, 10);
    if (*number == '\0' || *end != '\0')
        return cli_script_fail(s, "`%s` is not a number", number);
    if (compare(found, op, want, &known))
        return true;
    if (!known)
        return cli_script_fail(s, "`%s` is not one of = != < > <= >=", op);
    return cli_script_fail(s, "%s: expected %s %s, found %ld", what, op, number, found);
}

static bool score(struct cli_script *s, const char *rest, bool public)
{
    char who[16], op[8], number[16], what[48];
    int16_t points[TH_SEATS] = { 0 };
    uint8_t rank[TH_SEATS] = { 0 };
    struct cli_table *t = &s->table;
    const void *state = t->state;
    cli_word(&rest, who, sizeof who);
    cli_word(&rest, op, sizeof op);
    cli_word(&rest, number, sizeof number);
    int seat = cli_seat(who);
    if (seat < 0 || seat >= t->setup.seats)
        return cli_script_fail(s, "`%s` is not a seat at this table", who);
    if (public) {
        t->game->view(t->rules, t->state, TH_SPECTATOR, t->before);
        state = t->before;
    }
    t->game->scores(t->rules, state, points, rank);
    snprintf(what, sizeof what, "%s points of seat %s", public ? "public" : "all", who);
    return holds(s, what, points[seat], op, number);
}

static bool expect_score(struct cli_script *s, const char *rest)
{
    return score(s, rest, false);
}

static bool expect_public(struct cli_script *s, const char *rest)
{
    return score(s, rest, true);
}

static bool expect_rank(struct cli_script *s, const char *rest)
{
    char who[16], op[8], number[16];
    int16_t points[TH_SEATS] = { 0 };
    uint8_t rank[TH_SEATS] = { 0 };
    struct cli_table *t = &s->table;
    cli_word(&rest, who, sizeof who);
    cli_word(&rest, op, sizeof op);
    cli_word(&rest, number, sizeof number);
    int seat = cli_seat(who);
    if (seat < 0 || seat >= t->setup.seats)
        return cli_script_fail(s, "`%s` is not a seat at this table", who);
    t->game->scores(t->rules, t->state, points, rank);
    return holds(s, "rank", rank[seat], op, number);
}

/* ------------------------------------------------------------------ moves */

/* Cuts the last word off a line; "" if there is none. */
static const char *last_word(char *line)
{
    char *space = strrchr(line, ' ');
    if (space == NULL)
        return "";
    *space = '\0';
    return space + 1;
}

/* Counts the moves of seat that match; lists the first few in `list`. */
static int count_moves(struct cli_table *t, int seat, const char *pattern, char *list, size_t cap)
{
    struct th_moves moves;
    char text[TH_LINE];
    int n = 0;
    size_t len = 0;
    list[0] = '\0';
    moves.n = 0;
    t->game->gen(t->rules, t->state, seat, &moves);
    for (int i = 0; i < moves.n; i++) {
        t->game->print(t->rules, t->state, TH_DEALER, seat, moves.at[i], text, (int)sizeof text);
        if (!cli_glob(pattern, text))
            continue;
        if (++n <= 12 && len + strlen(text) + 8 < cap)
            len += (size_t)snprintf(list + len, cap - len, "%s%s", n > 1 ? ", " : "", text);
    }
    if (n > 12)
        snprintf(list + len, cap - len, ", ...");
    return n;
}

static bool expect_legal(struct cli_script *s, const char *rest)
{
    char line[TH_LINE], who[16], list[1000], what[TH_LINE + 1100];
    cli_script_squeeze(rest, line, sizeof line);
    const char *number = last_word(line), *op = last_word(line), *pattern = line;
    if (!cli_word(&pattern, who, sizeof who) || cli_seat(who) < 0 || *pattern == '\0')
        return cli_script_fail(s, "expect legal needs: SEAT PATTERN = N");
    int n = count_moves(&s->table, cli_seat(who), pattern + 1, list, sizeof list);
    snprintf(what, sizeof what, "legal moves of seat %s like `%s` (%s)", who, pattern + 1, list);
    return holds(s, what, n, op, number);
}

/* --------------------------------------------------------- who is asked */

static bool expect_asks(struct cli_script *s, const char *rest)
{
    char want[64];
    const char *found = th_asking(s->table.rules, s->table.state, NULL);
    cli_word(&rest, want, sizeof want);
    if (strcmp(want, "-") == 0)
        want[0] = '\0';
    if (strcmp(want, found) == 0)
        return true;
    return cli_script_fail(s, "expected that %s asks, found %s", want[0] != '\0' ? want : "nobody",
                           found[0] != '\0' ? found : "the game over");
}

static bool seats_are(struct cli_script *s, const char *rest, unsigned found, const char *what)
{
    char word[32], text[32];
    unsigned want;
    cli_word(&rest, word, sizeof word);
    if (!cli_seats(word, &want))
        return cli_script_fail(s, "`%s` is no set of seats such as 1+3, * or -", word);
    if (want == found)
        return true;
    return cli_script_fail(s, "%s: expected %s, found %s", what, word, cli_seats_text(found, text));
}

static bool expect_actors(struct cli_script *s, const char *rest)
{
    struct cli_table *t = &s->table;
    return seats_are(s, rest, t->game->actors(t->rules, t->state, NULL), "seats that must choose");
}

static bool expect_may(struct cli_script *s, const char *rest)
{
    struct cli_table *t = &s->table;
    unsigned may = 0;
    t->game->actors(t->rules, t->state, &may);
    return seats_are(s, rest, may, "seats that may speak");
}

static bool expect_won(struct cli_script *s, const char *rest)
{
    int winner = th_winner(s->table.state);
    return seats_are(s, rest, winner < 0 ? 0 : 1U << winner, "winner");
}

/* --------------------------------------------------------- position lines */

/* Is a line like the pattern in the dump? Puts a line that begins like it into `near`. */
static bool has_line(const char *dump, const char *pattern, char *near, size_t cap)
{
    char line[TH_LINE];
    size_t same = 0;
    near[0] = '\0';
    while (*dump != '\0') {
        size_t n = strcspn(dump, "\n"), k = 0;
        snprintf(line, sizeof line, "%.*s", (int)n, dump);
        if (cli_glob(pattern, line))
            return true;
        while (line[k] != '\0' && line[k] == pattern[k])
            k++;
        if (k > same && k > strlen("set ")) {
            same = k;
            snprintf(near, cap, "%s", line);
        }
        dump += n + (dump[n] == '\n');
    }
    return false;
}

static bool line_in(struct cli_script *s, const char *rest, const void *state, bool want)
{
    char text[TH_LINE], pattern[TH_LINE + 8], near[TH_LINE];
    cli_script_squeeze(rest, text, sizeof text);
    bool whole = strncmp(text, "set ", 4) == 0;
    snprintf(pattern, sizeof pattern, "%s%s", whole ? "" : "set ", text);
    if (has_line(cli_table_dump(&s->table, state), pattern, near, sizeof near) == want)
        return true;
    if (!want)
        return cli_script_fail(s, "expected no line `%s`, found one", pattern);
    return cli_script_fail(s, "expected the line `%s`, found %s%s%s", pattern,
                           near[0] != '\0' ? "`" : "none like it", near,
                           near[0] != '\0' ? "`" : "");
}

static bool expect_line(struct cli_script *s, const char *rest)
{
    return line_in(s, rest, s->table.state, true);
}

static bool expect_view(struct cli_script *s, const char *rest)
{
    char who[16], word[16];
    struct cli_table *t = &s->table;
    cli_word(&rest, who, sizeof who);
    int seat = strcmp(who, "-") == 0 ? TH_SPECTATOR : cli_seat(who);
    if (seat < 0 || seat == TH_DEALER)
        return cli_script_fail(s, "expect view needs a seat, or - for a spectator");
    cli_word(&rest, word, sizeof word);
    bool no = strcmp(word, "no") == 0;
    if (no)
        cli_word(&rest, word, sizeof word);
    if (strcmp(word, "line") != 0)
        return cli_script_fail(s, "expect view needs: SEAT [no] line TEXT");
    t->game->view(t->rules, t->state, seat, t->before);
    return line_in(s, rest, t->before, !no);
}

/* ----------------------------------------------------------------- events */

/* Does argument n equal the word, written as notation, as a plain number, or `*`? */
static bool same_arg(const struct th_game *game, const struct th_event *e, int n, const char *word)
{
    char text[TH_LINE];
    char *end;
    cli_event_arg(game, e, n, text, sizeof text);
    if (text[0] == '\0')
        return false;
    if (strcmp(word, "*") == 0 || strcmp(word, text) == 0)
        return true;
    long v = strtol(word, &end, 10);
    bool number = *word != '\0' && *end == '\0';
    if (!number || n >= TH_EVENT_ARGS || game->events[e->kind].args[n] == 0)
        return false;
    return (game->events[e->kind].args[n] == TH_T_PLACE ? th_place_id(e->a[n]) : e->a[n]) == v;
}

/* One event against `NAME [seat=N] [to=SEATS] [argument...]`. */
static bool same_event(const struct th_game *game, const struct th_event *e, const char *want)
{
    char word[TH_LINE];
    unsigned to;
    int n = 0;
    cli_word(&want, word, sizeof word);
    if (strcmp(game->events[e->kind].name, word) != 0)
        return false;
    while (cli_word(&want, word, sizeof word)) {
        bool good;
        if (strncmp(word, "seat=", 5) == 0)
            good = strcmp(cli_seat_text(e->seat), word + 5) == 0;
        else if (strcmp(word, "to=all") == 0)
            good = e->visible_to == TH_ALL;
        else if (strncmp(word, "to=", 3) == 0)
            good = cli_seats(word + 3, &to) && e->visible_to == to;
        else
            good = same_arg(game, e, n++, word);
        if (!good)
            return false;
    }
    return true;
}

static bool is_event(const struct th_game *game, const char *rest)
{
    char name[64];
    cli_word(&rest, name, sizeof name);
    for (int i = 1; i < game->n_events; i++)
        if (strcmp(game->events[i].name, name) == 0)
            return true;
    return false;
}

static bool event_is(struct cli_script *s, const char *rest, bool want)
{
    char text[TH_LINE], list[1000] = "";
    size_t len = 0;
    bool found = false;
    struct cli_table *t = &s->table;
    if (!is_event(t->game, rest))
        return cli_script_fail(s, "no such event:%.60s", rest);
    for (int i = 0; i < t->sink.n; i++) {
        found = found || same_event(t->game, &t->sink.at[i], rest);
        cli_event_text(t->game, &t->sink.at[i], text, sizeof text);
        if (len + strlen(text) + 8 < sizeof list)
            len += (size_t)snprintf(list + len, sizeof list - len, "%s%s", i > 0 ? "; " : "", text);
    }
    cli_script_squeeze(rest, text, sizeof text);
    if (found == want)
        return true;
    return cli_script_fail(s, "expected %sevent `%s`, found (name seat args): %s",
                           want ? "" : "no ", text, list[0] != '\0' ? list : "none");
}

static bool expect_event(struct cli_script *s, const char *rest)
{
    return event_is(s, rest, true);
}

static bool expect_no(struct cli_script *s, const char *rest)
{
    char word[16];
    cli_word(&rest, word, sizeof word);
    if (strcmp(word, "line") == 0)
        return line_in(s, rest, s->table.state, false);
    if (strcmp(word, "event") == 0)
        return event_is(s, rest, false);
    return cli_script_fail(s, "expect no needs `line` or `event`, not `%s`", word);
}

bool cli_expect(struct cli_script *s, const char *rest)
{
    static const struct {
        const char *word;
        bool (*run)(struct cli_script *s, const char *rest);
    } table[] = {
        { "score", expect_score }, { "public", expect_public }, { "rank", expect_rank },
        { "legal", expect_legal }, { "asks", expect_asks },     { "actors", expect_actors },
        { "may", expect_may },     { "won", expect_won },       { "line", expect_line },
        { "view", expect_view },   { "event", expect_event },   { "no", expect_no },
    };
    char word[32];
    cli_word(&rest, word, sizeof word);
    for (size_t i = 0; i < sizeof table / sizeof table[0]; i++)
        if (strcmp(table[i].word, word) == 0)
            return table[i].run(s, rest);
    return cli_script_fail(s, "nothing can be expected of `%s`", word);
}
