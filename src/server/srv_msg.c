/* srv_msg.c - messages of clients: JSON objects {"t": WORD, "re": ANY ID OF THE CLIENT, ...}, one handler a word.
 *
 * Everything is checked before anything changes; every refusal is an error message with a code. The language is
 * described in docs/PROTOCOL.md. */
#include "srv_msg.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    MOST_STRIKES = 50, /* malformed messages before a connection is closed     */
    DEEP = 8           /* nesting of a message; the deepest of ours has 3      */
};

const char *msg_text(const json_t *msg, const char *key)
{
    const char *text = json_string_value(json_object_get(msg, key));
    return text != NULL ? text : "";
}

const char *msg_re(const json_t *msg)
{
    const char *re = msg_text(msg, "re");
    return strlen(re) < 40 ? re : "";
}

json_t *msg_answer(const char *word, const json_t *msg)
{
    json_t *j = json_object();
    json_object_set_new(j, "t", json_string(word));
    tell_re(j, msg_re(msg));
    return j;
}

void msg_bad(struct conn *c, const json_t *msg, const char *code, const char *text)
{
    tell_error(c, msg_re(msg), code, text, 0);
}

void msg_refused(struct conn *c, const json_t *msg, enum live_result r, const struct th_why *why)
{
    const char *code = r == LIVE_BUSY     ? "store"
                       : r == LIVE_RACE   ? "race"
                       : why->clause != 0 ? "rule"
                                          : "refused";
    tell_error(c, msg_re(msg), code, why->text[0] != '\0' ? why->text : "not possible",
               why->clause);
}

bool msg_row(struct live *l, const char *text, struct conn *c, json_t *msg)
{
    struct th_why why = { 0 };
    struct asker who = { c, msg_re(msg), NULL, msg };
    enum live_result r = live_row(l, text, &who, &why);
    if (r != LIVE_OK)
        msg_refused(c, msg, r, &why);
    return r == LIVE_OK;
}

/* ------------------------------------------------------------------------- calls */

struct msg_call *msg_call(struct conn *c, json_t *msg)
{
    struct msg_call *call = srv_must(calloc(1, sizeof *call));
    call->srv = c->srv;
    call->conn = c;
    call->serial = c->serial;
    call->msg = json_incref(msg);
    c->srv->fig.calls++;
    return call;
}

struct conn *msg_caller(const struct msg_call *call)
{
    for (struct conn *c = call->srv->conns; c != NULL; c = c->next)
        if (c == call->conn)
            return c->serial == call->serial ? c : NULL;
    return NULL;
}

void msg_call_end(struct msg_call *call)
{
    call->srv->fig.calls--;
    json_decref(call->msg);
    free(call);
}

/* ---------------------------------------------------------- the table one looks at */

struct live *msg_here(struct conn *c, const json_t *msg, int *seat)
{
    const char *table = msg_text(msg, "table");
    if (c->live == NULL || (table[0] != '\0' && strcmp(c->live->room.about.id, table) != 0)) {
        msg_bad(c, msg, "table", "look at the table first");
        return NULL;
    }
    *seat = room_seat_of(&c->live->room, c->person);
    return c->live;
}

struct live *msg_seated(struct conn *c, const json_t *msg, int *seat)
{
    struct live *l = msg_here(c, msg, seat);
    if (l != NULL && *seat < 0) {
        msg_bad(c, msg, "seat", "you do not sit at this table");
        return NULL;
    }
    return l;
}

/* --------------------------------------------------------------------- dispatch */

static void do_ping(struct conn *c, json_t *msg)
{
    tell_ok(c, msg_re(msg));
}

/* clang-format off */
static const struct word {
    const char *word;
    msg_take_one *take;
    int cost;      /* in messages: what makes the server work costs more */
    bool stranger; /* allowed before hello                               */
} words[] = {
    { "hello", do_hello, 5, true },
    { "ping", do_ping, 1, true },
    { "name", do_name, 5, false },
    { "register", do_register, 10, false },
    { "login", do_login, 10, false },
    { "person", do_person, 1, false },
    { "games", do_games, 10, true },
    { "tables", do_tables, 5, false },
    { "new", do_new, 20, false },
    { "watch", do_watch, 5, false },
    { "join", do_join, 5, false },
    { "leave", do_leave, 1, false },
    { "bot", do_bot, 1, false },
    { "seed", do_seed, 1, false },
    { "begin", do_begin, 1, false },
    { "play", do_play, 1, false },
    { "undo", do_undo, 1, false },
    { "resign", do_resign, 1, false },
    { "abort", do_abort, 1, false },
    { "absent", do_absent, 1, false },
    { "rematch", do_rematch, 20, false },
    { "chat", do_chat, 2, false },
    { "recap", do_recap, 5, false },
    { "mute", do_mute, 1, false },
    { "geometry", do_geometry, 5, false },
    { "why", do_why, 1, false },
    { "memory", do_memory, 5, false },
    { "vote", do_vote, 1, false },
    { "seal", do_seal, 1, false },
    { "reveal", do_reveal, 1, false },
    { "view", do_view, 5, false },
    { "password", do_password, 10, false },
    { "logout", do_logout, 10, false },
    { "delete", do_delete, 10, false },
};
/* clang-format on */

/* A bucket of messages that fills with time: bursts are fine, floods are not. */
static bool within_rate(struct conn *c, int cost)
{
    int64_t now = srv_now();
    double most = (double)c->srv->cfg.rate * SRV_BURST;
    c->tokens += (double)(now > c->tokens_at ? now - c->tokens_at : 0) * c->srv->cfg.rate / 1000.0;
    c->tokens_at = now;
    if (c->tokens > most)
        c->tokens = most;
    if ((c->srv->cfg.rate > 0 && c->tokens < cost) || !limit_messages(c->srv, c->address, cost)) {
        c->strikes++;
        return false;
    }
    c->tokens -= cost;
    return true;
}

static const struct word *word_of(const json_t *msg)
{
    const char *text = msg_text(msg, "t");
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
        if (strcmp(words[i].word, text) == 0)
            return &words[i];
    return NULL;
}

static void dispatch(struct conn *c, json_t *msg)
{
    const struct word *w = word_of(msg);
    if (w == NULL) {
        c->strikes++;
        if (within_rate(c, 1))
            msg_bad(c, msg, "unknown", "no such message");
    } else if (!within_rate(c, w->cost))
        msg_bad(c, msg, "slow", "too many messages, wait a moment");
    else if (!c->greeted && !w->stranger)
        msg_bad(c, msg, "hello", "say hello first and wait for the welcome");
    else
        w->take(c, msg);
}

/* Who looks at another table by now, or is somebody else, does not want it any more. */
void msg_again(struct srv *s, const struct wish *w, struct live *l, enum store_result why)
{
    struct conn *c = w->conn;
    (void)s;
    if (c == NULL)
        return;
    if (why == STORE_DOWN)
        msg_bad(c, w->msg, "store", LIVE_UNSAVED_TEXT);
    else if (l == NULL)
        msg_bad(c, w->msg, "broken", LIVE_BROKEN_TEXT);
    else if (c->live != l)
        msg_bad(c, w->msg, "race", LIVE_RACE_TEXT);
    else {
        c->tried = w->tried;
        word_of(w->msg)->take(c, w->msg);
        c->tried = 0;
    }
}

/* Brackets inside strings are counted too: that errs on the safe side. */
static bool too_deep(const char *text, size_t n)
{
    int depth = 0;
    for (size_t i = 0; i < n; i++) {
        depth += text[i] == '[' || text[i] == '{';
        depth -= text[i] == ']' || text[i] == '}';
        if (depth > DEEP)
            return true;
    }
    return false;
}

/* jansson refuses bad UTF-8, duplicate keys and zero bytes. */
static void take(struct conn *c, const char *text, size_t n)
{
    json_error_t error;
    json_t *msg = too_deep(text, n) ? NULL : json_loadb(text, n, JSON_REJECT_DUPLICATES, &error);
    if (json_is_object(msg))
        dispatch(c, msg);
    else {
        c->strikes++;
        if (within_rate(c, 1))
            tell_error(c, NULL, "json", "a message is one JSON object", 0);
    }
    json_decref(msg);
}

void msg_take(struct conn *c, const char *text, size_t n)
{
    c->srv->fig.messages++;
    take(c, text, n);
    if (c->strikes > MOST_STRIKES)
        conn_drop(c, "abuse");
}

void msg_opened(struct conn *c)
{
    c->tokens = (double)c->srv->cfg.rate * SRV_BURST;
    c->tokens_at = srv_now();
}

void msg_closed(struct conn *c)
{
    live_forget(c->srv, c);
    free(c->muted);
    c->muted = NULL;
}
