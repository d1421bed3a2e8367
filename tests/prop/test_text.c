/* test_text.c - positions, moves and descriptions as text, on random games of every set-up: dump
 * and set are inverse, JSON is valid, no buffer is overrun, bad lines change nothing. Knows no
 * game. */
#include "table.h"

enum {
    JSON_MOST = TABLE_TEXT,
    CANARY = 0x5a
};

static struct prop inverse = { .name = "set(dump(state)) is the state, byte for byte" };
static struct prop views = { .name = "set(dump(view)) is the view, byte for byte" };
static struct prop pure = { .name = "dump, print and describe leave the state alone" };
static struct prop points = { .name = "equal dumps have equal checkpoints, other dumps others" };
static struct prop json = { .name = "describe is valid JSON without repeated keys, under 64 KB" };
static struct prop told = { .name = "events are valid JSON, and limited ones go to nobody else" };
static struct prop map = { .name = "geometry is valid JSON, under 64 KB" };
static struct prop bounds = { .name = "too small a buffer is never overrun and always reported" };
static struct prop junk = { .name =
                                "a position line that is refused changes nothing and says why" };

static char text[TABLE_TEXT], other[TABLE_TEXT];

/* --------------------------------------------------------- a small JSON reader */

static const char *value(const char *c);

static const char *blanks(const char *c)
{
    while (*c == ' ' || *c == '\n' || *c == '\t' || *c == '\r')
        c++;
    return c;
}

/* Each reads one thing and returns what follows, NULL if it is not well-formed. */
static const char *string(const char *c)
{
    if (*c++ != '"')
        return NULL;
    for (; *c != '"'; c++) {
        if ((unsigned char)*c < 0x20)
            return NULL;
        if (*c == '\\' && strchr("\"\\/bfnrtu", *++c) == NULL)
            return NULL;
        if (*c == 'u' && c[-1] == '\\' && strspn(c + 1, "0123456789abcdefABCDEF") < 4)
            return NULL;
    }
    return c + 1;
}

static const char *number(const char *c)
{
    c += *c == '-';
    size_t n = strspn(c, "0123456789");
    return n == 0 || (n > 1 && *c == '0') ? NULL : c + n;
}

static const char *array(const char *c)
{
    c = blanks(c + 1);
    if (*c == ']')
        return c + 1;
    for (;;) {
        c = value(c);
        if (c == NULL || (*c != ',' && *c != ']'))
            return NULL;
        if (*c++ == ']')
            return c;
    }
}

static bool repeated(const char *const *key, const size_t *len, int n)
{
    for (int i = 0; i + 1 < n; i++)
        if (len[i] == len[n - 1] && memcmp(key[i], key[n - 1], len[i]) == 0)
            return true;
    return false;
}

static const char *object(const char *c)
{
    const char *key[128];
    size_t len[128];
    int n = 0;
    c = blanks(c + 1);
    if (*c == '}')
        return c + 1;
    for (;;) {
        const char *end = string(c = blanks(c));
        if (end == NULL || n == 128)
            return NULL;
        key[n] = c;
        len[n++] = (size_t)(end - c);
        c = blanks(end);
        c = *c == ':' && !repeated(key, len, n) ? value(c + 1) : NULL;
        if (c == NULL || (*c != ',' && *c != '}'))
            return NULL;
        if (*c++ == '}')
            return c;
    }
}

static const char *value(const char *c)
{
    static const char *const word[] = { "true", "false", "null" };
    c = blanks(c);
    for (int i = 0; i < 3; i++)
        if (strncmp(c, word[i], strlen(word[i])) == 0)
            return blanks(c + strlen(word[i]));
    c = *c == '{' ? object(c) : *c == '[' ? array(c) : *c == '"' ? string(c) : number(c);
    return c != NULL ? blanks(c) : NULL;
}

static bool valid_object(const char *c)
{
    c = *blanks(c) == '{' ? value(c) : NULL;
    return c != NULL && *c == '\0';
}

/* ------------------------------------------------------------------ positions */

static void see_inverse(struct table *t, struct prop *p, const void *state)
{
    void *again = table_copy(t, state);
    int n = t->game->dump(t->rules, state, text, TABLE_TEXT);
    prop_is(p, t, n > 0 && (size_t)n == strlen(text) && text[n - 1] == '\n');
    prop_is(p, t, table_read(t, text, again) && table_same(t, again, state));
    uint32_t one = th_checkpoint(t->game, t->rules, state, other, TABLE_TEXT);
    uint32_t two = th_checkpoint(t->game, t->rules, again, other, TABLE_TEXT);
    prop_is(&points, t, one == two && strcmp(text, other) == 0);
    free(again);
}

/* The checkpoint changes with every move: at least the number of moves made is in the dump. */
static void see_points(struct table *t)
{
    void *next = table_copy(t, t->state);
    t->game->apply(t->rules, next, t->seat, t->move, NULL);
    prop_is(&points, t,
            th_checkpoint(t->game, t->rules, t->state, text, TABLE_TEXT) !=
                th_checkpoint(t->game, t->rules, next, text, TABLE_TEXT));
    free(next);
}

static const char *line_at(int skip, char *line, size_t cap)
{
    const char *c = text;
    while (skip-- > 0 && strchr(c, '\n') != NULL && strchr(c, '\n')[1] != '\0')
        c = strchr(c, '\n') + 1;
    size_t n = strcspn(c, "\n");
    n = n < cap ? n : cap - 1;
    memcpy(line, c, n);
    line[n] = '\0';
    return line + (n > 4 ? 4 : n);
}

/* Lines of the dump with one character changed, cut, or doubled. */
static void see_junk(struct table *t)
{
    static const char chars[] = "0123456789+-:?*= #abcehnorstw\x01\x7f\xff";
    char line[TH_LINE], *c;
    t->game->dump(t->rules, t->state, text, TABLE_TEXT);
    for (int i = 0; i < 24; i++) {
        struct th_why why = { 0 };
        void *copy = table_copy(t, t->state);
        const char *start = line_at((int)th_rng_below(&t->rng, 90), line, sizeof line);
        c = line + (start - line) + th_rng_below(&t->rng, (uint32_t)strlen(start) + 1);
        *c = i % 6 == 0 ? '\0' : chars[th_rng_below(&t->rng, sizeof chars - 1)];
        if (t->game->set(t->rules, copy, start, &why) != 0)
            prop_is(&junk, t, table_same(t, copy, t->state) && why.text[0] != '\0');
        free(copy);
    }
}

/* ------------------------------------------------------------------------ JSON */

static size_t describe(struct table *t, const void *view, int seat, char *buf, size_t cap,
                       bool *fits)
{
    struct th_json j;
    th_json_start(&j, buf, cap);
    if (view != NULL)
        t->game->describe(t->rules, view, seat, &j);
    else
        t->game->geometry(t->rules, &j);
    *fits = th_json_end(&j);
    return j.len;
}

static void see_json(struct table *t, const void *view, int seat)
{
    bool fits;
    void *before = table_copy(t, view);
    size_t n = describe(t, view, seat, text, JSON_MOST, &fits);
    if (!prop_is(&json, t, fits && n == strlen(text) && valid_object(text)) && json.failed == 1)
        tap_note("%.200s", text);
    prop_is(&pure, t, table_same(t, before, view));
    free(before);
}

/* Events of the chosen move, as each viewer is told them. */
static void see_events(struct table *t)
{
    static struct th_event list[TABLE_EVENTS];
    struct th_sink sink = { .at = list, .cap = TABLE_EVENTS };
    void *next = table_copy(t, t->state);
    t->game->apply(t->rules, next, t->seat, t->move, &sink);
    for (int viewer = 0; viewer <= TH_SPECTATOR; viewer++) {
        struct th_json j;
        int want = 0, got = 0;
        for (int i = 0; i < sink.n; i++)
            want += viewer == TH_DEALER || list[i].visible_to == TH_ALL ||
                    (list[i].visible_to >> viewer & 1) != 0;
        th_json_start(&j, text, JSON_MOST);
        th_json_open(&j, NULL, '{');
        th_json_events(&j, t->game, list, sink.n, viewer);
        th_json_close(&j, '}');
        prop_is(&told, t, th_json_end(&j) && valid_object(text));
        for (const char *c = text; (c = strstr(c, "{\"event\":")) != NULL; c++)
            got++;
        prop_is(&told, t, got == want);
    }
    free(next);
}

static void see_arg_caps(struct table *t)
{
    static struct th_event list[TABLE_EVENTS];
    struct th_sink sink = { .at = list, .cap = TABLE_EVENTS };
    void *next = table_copy(t, t->state);
    t->game->apply(t->rules, next, t->seat, t->move, &sink);
    for (int i = 0; i < sink.n * (TH_EVENT_ARGS + 1); i++) {
        char full[TH_LINE], small[TH_LINE];
        const struct th_event *e = &list[i / (TH_EVENT_ARGS + 1)];
        int n = th_event_arg(t->game, e, i % (TH_EVENT_ARGS + 1), full, TH_LINE);
        prop_is(&bounds, t, n >= 0 && n == (int)strlen(full));
        for (int cap = 1; cap <= n; cap++) {
            memset(small, CANARY, sizeof small);
            int got = th_event_arg(t->game, e, i % (TH_EVENT_ARGS + 1), small, cap);
            prop_is(&bounds, t, got == -1 && strlen(small) < (size_t)cap && small[cap] == CANARY);
        }
    }
    free(next);
}

/* --------------------------------------------------------------------- bounds */

/* Were bytes written at or behind cap? */
static bool overrun(const char *buf, size_t cap, size_t most)
{
    for (size_t i = cap; i < most; i++)
        if (buf[i] != CANARY)
            return true;
    return false;
}

static void see_dump_caps(struct table *t, const void *state)
{
    int n = t->game->dump(t->rules, state, text, TABLE_TEXT);
    for (int cap = 0; cap <= n + 1; cap += cap < 64 || cap > n - 64 ? 1 : 61) {
        memset(other, CANARY, (size_t)n + 8);
        int got = t->game->dump(t->rules, state, other, cap);
        prop_is(&bounds, t, got == (cap > n ? n : -1));
        prop_is(&bounds, t, !overrun(other, (size_t)cap, (size_t)n + 8));
        prop_is(&bounds, t, cap == 0 || strlen(other) < (size_t)cap);
    }
}

static void see_print_caps(struct table *t)
{
    char buf[TH_LINE], small[TH_LINE];
    int n = t->game->print(t->rules, t->state, TH_DEALER, t->seat, t->move, buf, TH_LINE);
    for (int cap = 0; cap <= n + 1; cap++) {
        memset(small, CANARY, sizeof small);
        int got = t->game->print(t->rules, t->state, TH_DEALER, t->seat, t->move, small, cap);
        prop_is(&bounds, t, got == (cap > n ? n : -1));
        prop_is(&bounds, t, !overrun(small, (size_t)cap, sizeof small));
    }
}

static void see_json_caps(struct table *t, const void *view, int seat)
{
    bool fits;
    size_t n = describe(t, view, seat, text, JSON_MOST, &fits);
    for (size_t cap = 0; cap <= n + 1; cap += cap < 40 || cap + 40 > n ? 1 : 317) {
        memset(other, CANARY, n + 8);
        prop_is(&bounds, t, describe(t, view, seat, other, cap, &fits) == n && fits == (cap > n));
        prop_is(&bounds, t, !overrun(other, cap, n + 8));
        prop_is(&bounds, t, cap == 0 || strlen(other) == (cap > n ? n : cap - 1));
    }
}

/* ---------------------------------------------------------------------- games */

static void see_position(struct table *t)
{
    void *before = table_copy(t, t->state), *view = table_copy(t, t->state);
    see_inverse(t, &inverse, t->state);
    see_points(t);
    see_junk(t);
    for (int seat = 0; seat <= TH_SPECTATOR; seat++) {
        if (seat >= t->rules->seats && seat != TH_SPECTATOR)
            continue;
        t->game->view(t->rules, t->state, seat, view);
        see_inverse(t, &views, view);
        see_json(t, view, seat);
        if (th_rng_below(&t->rng, 128) == 0)
            see_json_caps(t, view, seat);
    }
    if (th_rng_below(&t->rng, 8) == 0)
        see_dump_caps(t, view);
    see_print_caps(t);
    see_events(t);
    see_arg_caps(t);
    prop_is(&pure, t, table_same(t, before, t->state));
    free(before);
    free(view);
}

static void one_game(const struct th_setup *setup, void *arg)
{
    uint64_t *seed = arg;
    bool fits;
    struct table *t = table_of(setup, ++*seed);
    describe(t, NULL, 0, text, JSON_MOST, &fits);
    prop_is(&map, t, fits && valid_object(text));
    if (*seed % 8 == 0)
        see_json_caps(t, NULL, 0);
    uint32_t plies = 200 + (uint32_t)tap_scale(2800);
    while (table_choose(t) && th_ply(t->state) < plies) {
        if (th_rng_below(&t->rng, 40) == 0)
            see_position(t);
        table_make(t);
    }
    see_inverse(t, &inverse, t->state);
    see_json(t, t->state, 0);
    table_close(t);
}

/* Every module alone is told, also where only some sets of them are tried. */
static void each_module(const struct th_game *game)
{
    for (int i = 0; i < game->n_modules; i++) {
        struct th_setup setup;
        th_setup_init(&setup, game);
        setup.modules = 1U << i | table_brings(game, 1U << i);
        for (setup.seats = game->min_seats; setup.seats < game->max_seats; setup.seats++)
            if (table_valid(&setup))
                break;
        if (!table_valid(&setup))
            continue; /* it comes by itself with others */
        struct table *t = table_of(&setup, 60U + (unsigned)i);
        for (int k = 0; k < 12 && table_wander(t, 50); k++)
            see_json(t, t->state, 0);
        table_close(t);
    }
}

static void see_games(void)
{
    struct th_json j;
    const struct th_game *game;
    th_json_start(&j, text, JSON_MOST);
    th_json_open(&j, NULL, '{');
    th_json_games(&j);
    th_json_close(&j, '}');
    TAP_OK(th_json_end(&j) && valid_object(text), "the list of games is an object");
    for (int i = 0; (game = th_game_at(i)) != NULL; i++)
        each_module(game);
}

int main(void)
{
    struct prop *all[] = { &inverse, &views, &pure, &points, &json, &told, &map, &bounds, &junk };
    uint64_t seed = 2000;
    TAP_OK(valid_object("{\"a\":[1,-20,true,{}],\"b\":\"x\\u00e4\\\"\"}") &&
               !valid_object("{\"a\":1,\"a\":2}") && !valid_object("{\"a\":01}") &&
               !valid_object("{\"a\":1") && !valid_object("{a:1}"),
           "the JSON reader of this test tells good from bad");
    see_games();
    table_every(tap_scale(20), one_game, &seed);
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
        prop_report(all[i]);
    return tap_done();
}
