/* cli_load_play.c - what a client of `thorp load` says: hello; one of a table's clients makes it, the others sit down, the
 * first begins; then random legal moves, each chosen from a view and sent after a pause. A game that is over is followed
 * by a new table. A lost connection comes back with its token and looks at its table again.
 *
 * Views are long and come often: they are searched for the few words needed, not parsed. */
#include "cli_load.h"

#include <jansson.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

__attribute__((format(printf, 2, 3))) static void say(struct load_peer *p, const char *fmt, ...)
{
    char text[1024];
    va_list ap;
    va_start(ap, fmt);
    int n = vsnprintf(text, sizeof text, fmt, ap);
    va_end(ap);
    if (n > 0 && n < (int)sizeof text)
        load_send(p, text, n);
}

static void count_error(struct load *l, const char *code)
{
    int i = 0;
    if (l->ending)
        return;
    l->fig.errors++;
    while (i < LOAD_CODES - 1 && l->fig.code[i].n > 0 && strcmp(l->fig.code[i].code, code) != 0)
        i++;
    snprintf(l->fig.code[i].code, sizeof l->fig.code[i].code, "%s", code);
    l->fig.code[i].n++;
}

/* ------------------------------------------------------------------- the table */

static bool all_greeted(const struct load_table *t, int people)
{
    for (int i = 0; i < people; i++)
        if (!t->peer[i]->greeted)
            return false;
    return true;
}

static void make_table(struct load_table *t)
{
    struct load *l = t->peer[0]->load;
    char seats[256] = "\"me\"";
    for (int i = 1; i < l->people + l->bots; i++) {
        size_t n = strlen(seats);
        snprintf(seats + n, sizeof seats - n, ",\"%s\"", i < l->people ? "open" : l->level);
    }
    t->made = true;
    t->playing = false;
    t->id[0] = '\0';
    t->seated = 1;
    t->acked = 0;
    say(t->peer[0], "{\"t\":\"new\",\"setup\":\"%s seats=%d\",\"seats\":[%s]}", l->setup,
        l->people + l->bots, seats);
}

static void write_hex(const uint8_t *bytes, int n, char *out)
{
    for (int i = 0; i < n; i++)
        snprintf(out + 2 * i, 3, "%02x", bytes[i]);
}

/* Who sits down seals a share of the dice ... */
static void seal(struct load_peer *p)
{
    uint8_t digest[32];
    char hex[65];
    for (int i = 0; i < 16; i++)
        p->share[i] = (uint8_t)th_rng_below(&p->load->rng, 256);
    th_fair_seal(p->share, p->table->id, p->seat - 1, digest);
    write_hex(digest, 32, hex);
    p->shown = false;
    say(p, "{\"t\":\"seal\",\"seal\":\"%s\"}", hex);
}

/* ... and shows it when all are sealed. */
static void reveal(struct load_peer *p)
{
    char hex[33];
    if (p->shown)
        return;
    p->shown = true;
    write_hex(p->share, 16, hex);
    say(p, "{\"t\":\"reveal\",\"reveal\":\"%s\"}", hex);
}

static void begin(struct load_table *t)
{
    say(t->peer[0], "{\"t\":\"begin\"}");
}

static void created(struct load_peer *p, const char *id)
{
    struct load_table *t = p->table;
    snprintf(t->id, sizeof t->id, "%s", id);
    for (int i = 1; i < p->load->people; i++)
        say(t->peer[i], "{\"t\":\"join\",\"table\":\"%s\",\"seat\":%d,\"re\":\"sit\"}", t->id,
            i + 1);
    seal(p);
    if (p->load->people == 1)
        begin(t);
}

static void over(struct load_table *t)
{
    struct load *l = t->peer[0]->load;
    if (!t->playing)
        return;
    t->playing = false;
    l->n_playing--;
    l->fig.games++;
    for (int i = 0; i < l->people; i++)
        t->peer[i]->due = t->peer[i]->sent = 0;
    t->made = false;
    if (!l->ending && all_greeted(t, l->people))
        make_table(t);
}

static void welcome(struct load_peer *p, const char *token)
{
    struct load_table *t = p->table;
    snprintf(p->token, sizeof p->token, "%s", token);
    p->load->n_greeted += !p->greeted;
    p->greeted = true;
    if (t == NULL)
        return;
    if (t->id[0] != '\0')
        say(p, "{\"t\":\"watch\",\"table\":\"%s\",\"re\":\"watch\"}", t->id);
    else if (all_greeted(t, p->load->people) && !t->made)
        make_table(t);
}

/* A table that tells fewer rows than were acknowledged has lost something. */
static void check_rows(struct load_table *t, int rows)
{
    struct load *l = t->peer[0]->load;
    if (rows >= t->acked)
        return;
    l->fig.lost += t->acked - rows;
    t->acked = rows;
}

/* -------------------------------------------------------------------- messages */

static const char *after(const char *text, const char *key)
{
    const char *at = strstr(text, key);
    return at != NULL ? at + strlen(key) : NULL;
}

/* Is this seat in the list `1,3]`? */
static bool in_list(const char *list, int seat)
{
    for (; list != NULL && *list != ']' && *list != '\0'; list++)
        if (*list == '0' + seat)
            return true;
    return false;
}

/* One of the strings of `"a","b"]`, each equally likely; "" if there is none. */
static void pick_string(struct load *l, const char *list, char *out, size_t cap)
{
    uint32_t seen = 0;
    out[0] = '\0';
    while (*list == '"') {
        size_t n = strcspn(++list, "\"");
        if (th_rng_below(&l->rng, ++seen) == 0)
            snprintf(out, cap, "%.*s", (int)n, list);
        list += n;
        list += *list == '"';
        list += *list == ',';
    }
}

/* `"road":["e01","e02"],"end":[""]}`: a word, then one of its arguments. */
static bool pick_move(struct load *l, const char *words, char out[LOAD_MOVE])
{
    char word[32], argument[LOAD_MOVE - 40];
    uint32_t seen = 0;
    out[0] = '\0';
    while (words != NULL && *words == '"') {
        const char *list = after(words, "\":[");
        if (list == NULL)
            break;
        snprintf(word, sizeof word, "%.*s", (int)strcspn(words + 1, "\""), words + 1);
        pick_string(l, list, argument, sizeof argument);
        if (th_rng_below(&l->rng, ++seen) == 0)
            snprintf(out, LOAD_MOVE, "%s%s%s", word, argument[0] != '\0' ? " " : "", argument);
        words = after(list, "]");
        if (words != NULL && *words == ',')
            words++;
    }
    return out[0] != '\0';
}

static void start_playing(struct load_table *t)
{
    struct load *l = t->peer[0]->load;
    if (t->playing)
        return;
    t->playing = true;
    l->n_playing++;
}

/* {"t":"view","table":ID,"rows":12,...,"view":{...,"ask":{...,"seats":[1],...},"moves":{...}}} */
static void view(struct load_peer *p, const char *text)
{
    struct load *l = p->load;
    const char *rows = after(text, "\"rows\":"), *ask = after(text, "\"ask\":{");
    if (p->table == NULL || rows == NULL || ask == NULL)
        return;
    start_playing(p->table);
    check_rows(p->table, atoi(rows));
    p->due = 0;
    if (!in_list(after(ask, "\"seats\":["), p->seat) ||
        !pick_move(l, after(ask, "\"moves\":{"), p->move))
        return;
    p->rows = atoi(rows);
    double pause =
        l->pace * (500.0 + th_rng_below(&l->rng, 1001)) / 1e6; /* half to one and a half */
    p->due = cli_now() + pause + 1e-9;
}

static void acknowledged(struct load_peer *p)
{
    struct load_figures *f = &p->load->fig;
    double ms = (cli_now() - p->sent) * 1000;
    p->sent = 0;
    f->all_moves++;
    if (p->asked_rows + 1 > p->table->acked)
        p->table->acked = p->asked_rows + 1;
    if (!p->load->measuring)
        return;
    if (f->n == f->cap) {
        f->cap = f->cap == 0 ? 65536 : 2 * f->cap;
        f->latency = cli_grow(f->latency, (size_t)f->cap * sizeof *f->latency);
    }
    f->latency[f->n++] = (float)ms;
    f->moves++;
}

static void answered(struct load_peer *p, const char *re, bool good, const char *code)
{
    bool own = p->sent > 0 && atoi(re) == p->re;
    if (strcmp(re, "sit") == 0 && good) {
        seal(p);
        if (++p->table->seated == p->load->people)
            begin(p->table);
    }
    if (own && good)
        acknowledged(p);
    if (good)
        return;
    if (own)
        p->sent = 0;
    if (own && strcmp(code, "old") == 0) {
        p->load->fig.stale++; /* somebody else was faster: the next view is on its way */
        return;
    }
    count_error(p->load, code);
    if (own && p->due == 0)
        p->due = cli_now() + LOAD_BACK_MS / 1000.0; /* looks again */
}

static void other_message(struct load_peer *p, const char *text, size_t n)
{
    json_t *j = json_loadb(text, n, 0, NULL);
    const char *t = json_string_value(json_object_get(j, "t"));
    const char *re = json_string_value(json_object_get(j, "re"));
    const char *code = json_string_value(json_object_get(j, "code"));
    const char *table = json_string_value(json_object_get(j, "table"));
    const char *token = json_string_value(json_object_get(j, "token"));
    const char *status = json_string_value(json_object_get(j, "status"));
    const char *draw = json_string_value(json_object_get(j, "draw"));
    bool error = t != NULL && strcmp(t, "error") == 0;
    if (t == NULL)
        count_error(p->load, "json");
    else if (strcmp(t, "welcome") == 0 && token != NULL)
        welcome(p, token);
    else if (p->table == NULL && error)
        count_error(p->load, code != NULL ? code : "?");
    else if (p->table == NULL)
        ;
    else if (strcmp(t, "created") == 0 && table != NULL)
        created(p, table);
    else if (error || strcmp(t, "ok") == 0)
        answered(p, re != NULL ? re : "", !error, code != NULL ? code : "?");
    else if (strcmp(t, "table") == 0 && table != NULL && strcmp(table, p->table->id) == 0) {
        check_rows(p->table, (int)json_integer_value(json_object_get(j, "rows")));
        if (status != NULL && (strcmp(status, "over") == 0 || strcmp(status, "aborted") == 0))
            over(p->table);
        if (draw != NULL && strcmp(draw, "reveal") == 0)
            reveal(p);
    }
    json_decref(j);
}

void play_message(struct load_peer *p, char *text, size_t n)
{
    if (strncmp(text, "{\"t\":\"view\"", 11) == 0)
        view(p, text);
    else if (strncmp(text, "{\"t\":\"row\"", 10) == 0)
        p->load->fig.rows += p->load->measuring && p->table != NULL && p->seat == 1;
    else
        other_message(p, text, n);
}

/* ---------------------------------------------------------------- coming and going */

void play_opened(struct load_peer *p)
{
    if (p->token[0] != '\0')
        say(p, "{\"t\":\"hello\",\"protocol\":2,\"token\":\"%s\"}", p->token);
    else
        say(p, "{\"t\":\"hello\",\"protocol\":2,\"name\":\"Load %d\"}",
            (int)(p - p->load->peer) + 1);
}

void play_closed(struct load_peer *p)
{
    struct load *l = p->load;
    p->sent = 0;
    if (l->ending)
        return;
    if (p->token[0] != '\0')
        l->fig.reconnects++;
    else
        l->fig.refused++;
    p->due = cli_now() + LOAD_BACK_MS / 1000.0;
}

void play_due(struct load_peer *p)
{
    p->due = 0;
    if (p->state == LOAD_CLOSED) {
        load_open(p);
        return;
    }
    if (p->state != LOAD_OPEN || p->sent > 0 || p->table == NULL)
        return;
    if (p->move[0] == '\0') { /* the last move was refused */
        say(p, "{\"t\":\"watch\",\"table\":\"%s\"}", p->table->id);
        return;
    }
    p->re++;
    p->asked_rows = p->rows;
    p->sent = cli_now();
    say(p, "{\"t\":\"play\",\"re\":\"%d\",\"rows\":%d,\"moves\":[\"%s\"]}", p->re, p->rows,
        p->move);
    p->move[0] = '\0';
}
