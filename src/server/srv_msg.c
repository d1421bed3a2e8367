/* srv_msg.c - messages of clients: JSON objects {"t": WORD, "re": ANY ID OF THE CLIENT, ...}, one handler a word.
 *
 * Everything is checked before anything changes; every refusal is an error message with a code. The language is
 * described in docs/PROTOCOL.md. */
#include "srv_live.h"

#include "bot.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    MOST_STRIKES = 50
}; /* malformed messages before a connection is closed */

static const char *text_of(const json_t *msg, const char *key)
{
    const char *text = json_string_value(json_object_get(msg, key));
    return text != NULL ? text : "";
}

static const char *re_of(const json_t *msg)
{
    return text_of(msg, "re");
}

static void bad(struct conn *c, const json_t *msg, const char *text)
{
    tell_error(c, re_of(msg), "bad", text, 0);
}

static void refused(struct conn *c, const json_t *msg, const struct th_why *why)
{
    tell_error(c, re_of(msg), why->clause != 0 ? "rule" : "refused", why->text, why->clause);
}

/* Row in, or the reason why not. */
static bool row(struct live *l, const char *text, struct conn *c, const json_t *msg)
{
    struct th_why why = { 0 };
    if (live_row(l, text, c, re_of(msg), &why) == 0)
        return true;
    refused(c, msg, &why);
    return false;
}

/* ------------------------------------------------------------------------ hello */

static void welcome(struct conn *c, const json_t *msg)
{
    char token[128];
    json_t *j = json_object();
    people_token(c->srv, c->person, token);
    json_object_set_new(j, "t", json_string("welcome"));
    json_object_set_new(j, "protocol", json_integer(SRV_PROTOCOL));
    json_object_set_new(j, "person", json_string(c->person));
    json_object_set_new(j, "name", json_string(c->name));
    json_object_set_new(j, "account", json_boolean(c->account));
    json_object_set_new(j, "token", json_string(token)); /* for clients that keep no cookies */
    json_object_set_new(j, "node", json_string(c->srv->node));
    if (re_of(msg)[0] != '\0')
        json_object_set_new(j, "re", json_string(re_of(msg)));
    conn_send_json(c, j);
}

struct greeting { /* while the store is asked who this is */
    struct srv *srv;
    struct conn *conn;
    json_t *msg;
    char password[STORE_PASSWORD];
};

/* The connection may have gone while the store was busy. */
static bool alive(const struct greeting *g)
{
    for (const struct conn *c = g->srv->conns; c != NULL; c = c->next)
        if (c == g->conn)
            return true;
    return false;
}

static struct greeting *greet(struct conn *c, json_t *msg)
{
    struct greeting *g = calloc(1, sizeof *g);
    g->srv = c->srv;
    g->conn = c;
    g->msg = json_incref(msg);
    return g;
}

static void greet_end(struct greeting *g)
{
    json_decref(g->msg);
    free(g);
}

static void known(void *ctx, const struct store_answer *a)
{
    struct greeting *g = ctx;
    if (alive(g)) {
        struct conn *c = g->conn;
        if (a->result == STORE_OK) {
            snprintf(c->name, sizeof c->name, "%s", a->person->name);
            c->account = a->person->password[0] != '\0';
        }
        const char *name = text_of(g->msg, "name");
        if (!c->account && people_name_ok(name))
            snprintf(c->name, sizeof c->name, "%s", name);
        welcome(c, g->msg);
    }
    greet_end(g);
}

/* {"t":"hello","protocol":1,"name":"Ann","token":"..."} */
static void do_hello(struct conn *c, json_t *msg)
{
    json_int_t version = json_integer_value(json_object_get(msg, "protocol"));
    char person[STORE_ID];
    if (version != SRV_PROTOCOL) {
        tell_error(c, re_of(msg), "version", "this server speaks another version; reload the page",
                   0);
        return;
    }
    if (text_of(msg, "name")[0] != '\0' && !people_name_ok(text_of(msg, "name"))) {
        tell_error(c, re_of(msg), "name", "a name has 1 to 24 letters and no blanks at its ends",
                   0);
        return;
    }
    if (people_check(c->srv, text_of(msg, "token"), person))
        snprintf(c->person, sizeof c->person, "%s", person);
    if (c->person[0] == '\0')
        srv_random_id(c->person, 'p');
    people_default_name(c->person, c->name);
    c->greeted = true;
    store_get_person(c->srv->store, c->person, known, greet(c, msg));
}

/* --------------------------------------------------------------------- accounts */

static void saved(void *ctx, const struct store_answer *a)
{
    struct greeting *g = ctx;
    if (alive(g)) {
        if (a->result == STORE_RACE)
            tell_error(g->conn, re_of(g->msg), "taken", "this name belongs to somebody else", 0);
        else if (a->result != STORE_OK)
            tell_error(g->conn, re_of(g->msg), "store", "could not be saved, try again", 0);
        else {
            snprintf(g->conn->name, sizeof g->conn->name, "%s", text_of(g->msg, "name"));
            g->conn->account = true;
            welcome(g->conn, g->msg);
        }
    }
    greet_end(g);
}

struct hashing { /* Argon2id takes a while: not on the loop's thread */
    uv_work_t work;
    struct greeting *greeting;
    struct store_person person;
    char password[256], hash[STORE_PASSWORD];
    bool verify, ok;
};

static void hash_work(uv_work_t *work)
{
    struct hashing *h = work->data;
    h->ok = h->verify ? people_verify(h->hash, h->password) : people_hash(h->password, h->hash);
}

static void hash_done(uv_work_t *work, int status)
{
    struct hashing *h = work->data;
    struct greeting *g = h->greeting;
    memset(h->password, 0, sizeof h->password);
    if (!alive(g) || status != 0)
        greet_end(g);
    else if (!h->ok) {
        tell_error(g->conn, re_of(g->msg), "login", "name or password is wrong", 0);
        greet_end(g);
    } else if (h->verify) { /* a new identity: seats of the old one stay with the old one */
        live_leave(g->conn);
        snprintf(g->conn->person, sizeof g->conn->person, "%s", h->person.id);
        snprintf(g->conn->name, sizeof g->conn->name, "%s", h->person.name);
        g->conn->account = true;
        welcome(g->conn, g->msg);
        greet_end(g);
    } else {
        snprintf(h->person.password, sizeof h->person.password, "%s", h->hash);
        store_put_person(g->srv->store, &h->person, saved, g);
    }
    free(h);
}

static void hash_start(struct greeting *g, const struct store_person *p, bool verify)
{
    struct hashing *h = calloc(1, sizeof *h);
    h->work.data = h;
    h->greeting = g;
    h->person = *p;
    h->verify = verify;
    snprintf(h->password, sizeof h->password, "%s", text_of(g->msg, "password"));
    snprintf(h->hash, sizeof h->hash, "%s", p->password);
    uv_queue_work(&g->srv->loop, &h->work, hash_work, hash_done);
}

static bool password_ok(struct conn *c, json_t *msg)
{
    size_t n = strlen(text_of(msg, "password"));
    if (n >= 8 && n < 200)
        return true;
    tell_error(c, re_of(msg), "password", "a password has 8 to 199 characters", 0);
    return false;
}

/* {"t":"register","name":...,"password":...}: the guest becomes an account and keeps his seats. */
static void do_register(struct conn *c, json_t *msg)
{
    struct store_person p = { .created = srv_now(), .seen = srv_now() };
    if (!people_name_ok(text_of(msg, "name"))) {
        tell_error(c, re_of(msg), "name", "a name has 1 to 24 letters and no blanks at its ends",
                   0);
        return;
    }
    if (!password_ok(c, msg) || c->account) {
        if (c->account)
            bad(c, msg, "you have an account already");
        return;
    }
    snprintf(p.id, sizeof p.id, "%s", c->person);
    snprintf(p.name, sizeof p.name, "%s", text_of(msg, "name"));
    hash_start(greet(c, msg), &p, false);
}

static void login_found(void *ctx, const struct store_answer *a)
{
    struct greeting *g = ctx;
    struct store_person nobody = { .password =
                                       "$argon2id$v=19$m=65536,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$"
                                       "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA" };
    if (!alive(g))
        greet_end(g);
    else /* an unknown name takes as long as a wrong password */
        hash_start(g, a->result == STORE_OK ? a->person : &nobody, true);
}

static void do_login(struct conn *c, json_t *msg)
{
    if (password_ok(c, msg))
        store_find_person(c->srv->store, text_of(msg, "name"), login_found, greet(c, msg));
}

static void person_found(void *ctx, const struct store_answer *a)
{
    struct greeting *g = ctx;
    if (alive(g)) {
        json_t *j = json_object();
        json_object_set_new(j, "t", json_string("person"));
        json_object_set_new(j, "person", json_string(text_of(g->msg, "person")));
        json_object_set_new(j, "known", json_boolean(a->result == STORE_OK));
        if (a->result == STORE_OK) {
            json_object_set_new(j, "name", json_string(a->person->name));
            json_object_set_new(j, "played", json_integer(a->person->played));
            json_object_set_new(j, "finished", json_integer(a->person->finished));
            json_object_set_new(j, "left_early", json_integer(a->person->left_early));
        }
        if (re_of(g->msg)[0] != '\0')
            json_object_set_new(j, "re", json_string(re_of(g->msg)));
        conn_send_json(g->conn, j);
    }
    greet_end(g);
}

static void do_person(struct conn *c, json_t *msg)
{
    store_get_person(c->srv->store, text_of(msg, "person"), person_found, greet(c, msg));
}

/* ----------------------------------------------------------------------- tables */

static void listed(void *ctx, const struct store_answer *a)
{
    struct greeting *g = ctx;
    if (alive(g)) {
        json_t *j = json_object(), *list = json_array();
        for (int i = 0; a->result == STORE_OK && i < a->n; i++) {
            const struct live *l = live_at(g->srv, a->tables[i].id);
            if (!a->tables[i].listed || l == NULL || l->loading)
                continue;
            json_t *t = json_object();
            json_object_set_new(t, "table", json_string(a->tables[i].id));
            json_object_set_new(t, "setup", json_string(a->tables[i].setup));
            json_object_set_new(t, "status",
                                json_string(l->room.status == ROOM_LOBBY ? "lobby" : "playing"));
            json_object_set_new(t, "seats", tell_seats(l));
            json_array_append_new(list, t);
        }
        json_object_set_new(j, "t", json_string("tables"));
        json_object_set_new(j, "tables", list);
        if (re_of(g->msg)[0] != '\0')
            json_object_set_new(j, "re", json_string(re_of(g->msg)));
        conn_send_json(g->conn, j);
    }
    greet_end(g);
}

static void do_tables(struct conn *c, json_t *msg)
{
    store_list_tables(c->srv->store, true, 200, listed, greet(c, msg));
}

static void remember(struct conn *c)
{
    struct store_person p = { .created = srv_now(), .seen = srv_now() };
    if (c->account)
        return;
    snprintf(p.id, sizeof p.id, "%s", c->person);
    snprintf(p.name, sizeof p.name, "%s", c->name);
    store_put_person(c->srv->store, &p, NULL, NULL);
}

static void sit(struct live *l, struct conn *c, const json_t *msg, int seat)
{
    char text[160];
    snprintf(text, sizeof text, "~ sit %d %s %s", seat + 1, c->person, c->name);
    if (row(l, text, c, msg))
        remember(c);
}

static int free_seat(const struct room *r)
{
    for (int i = 0; i < r->setup.seats; i++)
        if (r->seat[i].kind == ROOM_FREE)
            return i;
    return -1;
}

/* {"t":"new","setup":"catan seats=4","seats":["me","mcts","open","random"],"listed":true,"clock":"turn:120"} */
static void do_new(struct conn *c, json_t *msg)
{
    struct store_table t = { .created = srv_now(),
                             .listed = json_is_true(json_object_get(msg, "listed")) };
    struct th_why why = { 0 };
    char first[160];
    const char *clock = text_of(msg, "clock"), *undo = text_of(msg, "undo");
    if (strlen(text_of(msg, "setup")) >= sizeof t.setup || strlen(clock) > 40 ||
        strchr(clock, ' ') != NULL) {
        bad(c, msg, "the set-up or the clock is too long");
        return;
    }
    srv_random_id(t.id, 't');
    snprintf(t.setup, sizeof t.setup, "%s", text_of(msg, "setup"));
    srv_seed(t.seed);
    snprintf(first, sizeof first, "~ open %s clock=%s undo=%s", c->person,
             clock[0] != '\0' ? clock : "none", strcmp(undo, "off") == 0 ? "off" : "own");
    struct live *l = live_new(c->srv, &t, first, &why);
    if (l == NULL) {
        refused(c, msg, &why);
        return;
    }
    live_join(l, c);
    json_t *seats = json_object_get(msg, "seats");
    for (size_t i = 0; i < json_array_size(seats) && (int)i < l->room.setup.seats; i++) {
        const char *who = json_string_value(json_array_get(seats, i));
        char text[64];
        if (who != NULL && strcmp(who, "me") == 0)
            sit(l, c, msg, (int)i);
        else if (who != NULL && bot_find(who) != NULL) {
            snprintf(text, sizeof text, "~ bot %d %s", (int)i + 1, who);
            row(l, text, NULL, msg);
        }
    }
    json_t *j = json_object();
    json_object_set_new(j, "t", json_string("created"));
    json_object_set_new(j, "table", json_string(t.id));
    if (re_of(msg)[0] != '\0')
        json_object_set_new(j, "re", json_string(re_of(msg)));
    conn_send_json(c, j);
    tell_table(c, l);
}

static void show(struct conn *c, struct live *l)
{
    live_join(l, c);
    tell_table(c, l);
    if (live_safe(l))
        tell_view(c, l);
}

static void watching(struct conn *c, struct live *l, json_t *msg)
{
    char text[32];
    if (l == NULL) {
        tell_error(c, re_of(msg), "table", "there is no such table", 0);
        return;
    }
    int seat = room_seat_of(&l->room, c->person);
    show(c, l);
    if (seat >= 0 && l->room.seat[seat].away && l->room.status == ROOM_PLAYING) {
        snprintf(text, sizeof text, "~ back %d", seat + 1);
        row(l, text, NULL, msg);
    }
    tell_ok(c, re_of(msg));
}

/* {"t":"watch","table":ID}: look at a table; who sits there sees his seat's view and is back if he was away. */
static void do_watch(struct conn *c, json_t *msg)
{
    live_find(c->srv, text_of(msg, "table"), c, msg, watching);
}

static void joining(struct conn *c, struct live *l, json_t *msg)
{
    json_t *wanted = json_object_get(msg, "seat");
    if (l == NULL) {
        tell_error(c, re_of(msg), "table", "there is no such table", 0);
        return;
    }
    show(c, l);
    int seat = json_is_integer(wanted) ? (int)json_integer_value(wanted) - 1 : free_seat(&l->room);
    if (seat < 0 || seat >= l->room.setup.seats) {
        tell_error(c, re_of(msg), "full", "every seat is taken", 0);
        return;
    }
    sit(l, c, msg, seat);
}

/* {"t":"join","table":ID,"seat":2}: sit down on a free seat or take over a bot's. */
static void do_join(struct conn *c, json_t *msg)
{
    live_find(c->srv, text_of(msg, "table"), c, msg, joining);
}

/* -------------------------------------------------------- at the table one looks at */

static struct live *here(struct conn *c, const json_t *msg, int *seat)
{
    if (c->live == NULL || (text_of(msg, "table")[0] != '\0' &&
                            strcmp(c->live->room.about.id, text_of(msg, "table")) != 0)) {
        tell_error(c, re_of(msg), "table", "look at the table first", 0);
        return NULL;
    }
    *seat = room_seat_of(&c->live->room, c->person);
    return c->live;
}

static struct live *seated(struct conn *c, const json_t *msg, int *seat)
{
    struct live *l = here(c, msg, seat);
    if (l != NULL && *seat < 0) {
        tell_error(c, re_of(msg), "seat", "you do not sit at this table", 0);
        return NULL;
    }
    return l;
}

static void numbered(struct conn *c, json_t *msg, const char *word)
{
    char text[32];
    int seat;
    struct live *l = seated(c, msg, &seat);
    if (l == NULL)
        return;
    snprintf(text, sizeof text, "~ %s %d", word, seat + 1);
    row(l, text, c, msg);
}

static void do_undo(struct conn *c, json_t *msg)
{
    numbered(c, msg, "undo");
}

static void do_resign(struct conn *c, json_t *msg)
{
    numbered(c, msg, "resign");
}

static void do_leave(struct conn *c, json_t *msg)
{
    int seat;
    struct live *l = here(c, msg, &seat);
    if (l == NULL)
        return;
    if (seat >= 0 && l->room.status == ROOM_LOBBY) {
        numbered(c, msg, "free");
        live_leave(c);
        return;
    }
    live_leave(c);
    tell_ok(c, re_of(msg));
}

/* {"t":"bot","seat":3,"level":"mcts"} or "level":"open": the host arranges seats; also for who is away or resigned. */
static void do_bot(struct conn *c, json_t *msg)
{
    char text[64];
    int own, seat = (int)json_integer_value(json_object_get(msg, "seat"));
    struct live *l = here(c, msg, &own);
    const char *level = text_of(msg, "level");
    if (l == NULL)
        return;
    if (strcmp(l->room.host, c->person) != 0) {
        tell_error(c, re_of(msg), "host", "only the host arranges the seats", 0);
        return;
    }
    if (strcmp(level, "open") == 0)
        snprintf(text, sizeof text, "~ free %d", seat);
    else if (bot_find(level) != NULL)
        snprintf(text, sizeof text, "~ bot %d %s", seat, level);
    else {
        tell_error(c, re_of(msg), "level", "there is no such bot", 0);
        return;
    }
    row(l, text, c, msg);
}

static void do_seed(struct conn *c, json_t *msg)
{
    char text[80];
    int seat;
    struct live *l = seated(c, msg, &seat);
    if (l == NULL)
        return;
    snprintf(text, sizeof text, "~ seed %d %.32s", seat + 1, text_of(msg, "seed"));
    row(l, text, c, msg);
}

static void do_begin(struct conn *c, json_t *msg)
{
    int seat;
    struct live *l = here(c, msg, &seat);
    if (l == NULL)
        return;
    if (strcmp(l->room.host, c->person) != 0)
        tell_error(c, re_of(msg), "host", "only the host begins", 0);
    else
        row(l, "~ begin", c, msg);
}

/* A game may be given up by the host while nobody else has sat down, or when all others have left or resigned. */
static void do_abort(struct conn *c, json_t *msg)
{
    int own;
    struct live *l = here(c, msg, &own);
    if (l == NULL)
        return;
    for (int i = 0; i < l->room.setup.seats; i++) {
        const struct room_seat *s = &l->room.seat[i];
        if (s->kind == ROOM_PERSON && i != own && !s->away && !s->resigned) {
            tell_error(c, re_of(msg), "host", "others are still playing; resign instead", 0);
            return;
        }
    }
    if (strcmp(l->room.host, c->person) != 0)
        tell_error(c, re_of(msg), "host", "only the host gives up the table", 0);
    else
        row(l, "~ abort", c, msg);
}

/* {"t":"play","rows":N,"moves":["road e37"]}: several in order, up to the first refusal. `rows`, if given, is what the
 * client has seen: a move meant for another moment is refused. */
static void do_play(struct conn *c, json_t *msg)
{
    int seat;
    struct live *l = seated(c, msg, &seat);
    json_t *moves = json_object_get(msg, "moves"), *rows = json_object_get(msg, "rows");
    size_t n = json_array_size(moves);
    if (l == NULL)
        return;
    if (n == 0 || n > 100) {
        bad(c, msg, "moves is a list of 1 to 100 moves");
        return;
    }
    if (json_is_integer(rows) && json_integer_value(rows) != l->room.n_rows) {
        tell_error(c, re_of(msg), "old", "something has happened since; look again", 0);
        return;
    }
    for (size_t i = 0; i < n; i++) {
        char text[TH_LINE + 8];
        struct th_why why = { 0 };
        const char *move = json_string_value(json_array_get(moves, i));
        if (move == NULL ||
            room_move_row(&l->room, seat, move, text, (int)sizeof text, &why) != 0) {
            refused(c, msg, &why);
            return;
        }
        if (live_row(l, text, i + 1 == n ? c : NULL, re_of(msg), &why) != 0) {
            refused(c, msg, &why);
            return;
        }
    }
}

/* The same players again, the first player rotated (CB-SETUP-07 decides only the first game). */
static void do_rematch(struct conn *c, json_t *msg)
{
    struct store_table t = { .created = srv_now() };
    struct th_why why = { 0 };
    char text[160];
    int own;
    struct live *l = seated(c, msg, &own);
    if (l == NULL)
        return;
    if (l->room.status != ROOM_OVER || l->room.next[0] != '\0') {
        tell_error(c, re_of(msg), "refused",
                   l->room.next[0] != '\0' ? "the rematch is arranged already"
                                           : "the game is not over",
                   0);
        return;
    }
    t.listed = l->room.about.listed;
    srv_random_id(t.id, 't');
    srv_seed(t.seed);
    snprintf(t.setup, sizeof t.setup, "%s", l->room.about.setup);
    snprintf(text, sizeof text, "~ open %s clock=none undo=%s", c->person,
             l->room.undo ? "own" : "off");
    if (l->room.clock != ROOM_NO_CLOCK)
        snprintf(text, sizeof text, "~ open %s clock=%s:%lld+%lld undo=%s", c->person,
                 l->room.clock == ROOM_TURN_CLOCK    ? "turn"
                 : l->room.clock == ROOM_CHESS_CLOCK ? "chess"
                                                     : "days",
                 (long long)l->room.clock_ms / 1000, (long long)l->room.increment_ms / 1000,
                 l->room.undo ? "own" : "off");
    struct live *next = live_new(c->srv, &t, text, &why);
    if (next == NULL) {
        refused(c, msg, &why);
        return;
    }
    int seats = l->room.setup.seats;
    for (int i = 0; i < seats; i++) { /* everybody moves one seat on */
        const struct room_seat *s = &l->room.seat[(i + 1) % seats];
        if (s->kind == ROOM_BOT)
            snprintf(text, sizeof text, "~ bot %d %s", i + 1, s->level);
        else
            snprintf(text, sizeof text, "~ sit %d %s %s", i + 1, s->person, s->name);
        live_row(next, text, NULL, NULL, &why);
    }
    snprintf(text, sizeof text, "~ next %s", t.id);
    row(l, text, c, msg);
}

/* ------------------------------------------------------------------------- chat */

static void chat_saved(void *ctx, const struct store_answer *a)
{
    struct live_ref *r = ctx;
    struct live *l = live_at(r->srv, r->table);
    if (l != NULL && a->result == STORE_OK && a->n == 1)
        live_chat(l, a->chats);
    free(r);
}

static void do_chat(struct conn *c, json_t *msg)
{
    char said[STORE_NAME + SRV_CHAT + 2];
    const char *text = text_of(msg, "text");
    int seat;
    struct live *l = here(c, msg, &seat);
    if (l == NULL)
        return;
    if (text[0] == '\0' || strlen(text) > SRV_CHAT || strpbrk(text, "\n\r") != NULL) {
        tell_error(c, re_of(msg), "chat", "a line of chat has 1 to 500 bytes", 0);
        return;
    }
    if (srv_now() - c->chat_at < 700) {
        tell_error(c, re_of(msg), "slow", "one line at a time", 0);
        return;
    }
    c->chat_at = srv_now();
    struct live_ref *ref = calloc(1, sizeof *ref);
    struct store_chat chat = { .at = srv_now(), .text = said };
    ref->srv = c->srv;
    snprintf(ref->table, sizeof ref->table, "%s", l->room.about.id);
    snprintf(chat.table, sizeof chat.table, "%s", l->room.about.id);
    snprintf(chat.person, sizeof chat.person, "%s", c->person);
    snprintf(said, sizeof said, "%s\n%s", c->name, text);
    store_add_chat(c->srv->store, &chat, chat_saved, ref);
}

static void chat_read(void *ctx, const struct store_answer *a)
{
    struct greeting *g = ctx;
    for (int i = 0; alive(g) && a->result == STORE_OK && i < a->n; i++) {
        struct store_chat said = a->chats[i];
        char name[STORE_NAME];
        size_t n = strcspn(said.text, "\n");
        if (said.text[n] != '\n')
            continue;
        snprintf(name, sizeof name, "%.*s", (int)n, said.text);
        said.text += n + 1;
        tell_chat(g->conn, &said, name);
    }
    greet_end(g);
}

/* {"t":"recap","after":ID}: chat since then. */
static void do_recap(struct conn *c, json_t *msg)
{
    int seat;
    struct live *l = here(c, msg, &seat);
    if (l != NULL)
        store_read_chat(c->srv->store, l->room.about.id,
                        json_integer_value(json_object_get(msg, "after")), chat_read,
                        greet(c, msg));
}

/* --------------------------------------------------------------- board, legality */

/* {"t":"geometry"}: the board of the table, once. */
static void do_geometry(struct conn *c, json_t *msg)
{
    enum {
        CAP = 1 << 16
    };
    int seat;
    struct live *l = here(c, msg, &seat);
    struct th_json j;
    if (l == NULL)
        return;
    char *text = malloc(CAP);
    int n =
        snprintf(text, CAP, "{\"t\":\"geometry\",\"table\":\"%s\",\"geometry\":", l->room.about.id);
    th_json_start(&j, text + n, (size_t)(CAP - n - 2));
    l->room.game->geometry(l->room.rules, &j);
    if (th_json_end(&j)) {
        text[(size_t)n + j.len] = '}';
        conn_send(c, text, (size_t)n + j.len + 1);
    }
    free(text);
}

/* {"t":"why","move":"road e05"}: may I, and if not, by which rule? */
static void do_why(struct conn *c, json_t *msg)
{
    char text[TH_LINE + 8];
    struct th_why why = { 0 };
    int seat;
    struct live *l = seated(c, msg, &seat);
    if (l == NULL)
        return;
    if (room_move_row(&l->room, seat, text_of(msg, "move"), text, (int)sizeof text, &why) != 0)
        refused(c, msg, &why);
    else
        tell_ok(c, re_of(msg));
}

static void do_ping(struct conn *c, json_t *msg)
{
    tell_ok(c, re_of(msg));
}

/* --------------------------------------------------------------------- dispatch */

static const struct {
    const char *word;
    void (*take)(struct conn *c, json_t *msg);
    bool stranger; /* allowed before hello */
} words[] = {
    { "hello", do_hello, true },        { "ping", do_ping, true },
    { "register", do_register, false }, { "login", do_login, false },
    { "person", do_person, false },     { "tables", do_tables, false },
    { "new", do_new, false },           { "watch", do_watch, false },
    { "join", do_join, false },         { "leave", do_leave, false },
    { "bot", do_bot, false },           { "seed", do_seed, false },
    { "begin", do_begin, false },       { "play", do_play, false },
    { "undo", do_undo, false },         { "resign", do_resign, false },
    { "abort", do_abort, false },       { "rematch", do_rematch, false },
    { "chat", do_chat, false },         { "recap", do_recap, false },
    { "geometry", do_geometry, false }, { "why", do_why, false },
};

static void dispatch(struct conn *c, json_t *msg)
{
    const char *word = text_of(msg, "t");
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        if (strcmp(words[i].word, word) != 0)
            continue;
        if (!c->greeted && !words[i].stranger)
            tell_error(c, re_of(msg), "hello", "say hello first", 0);
        else
            words[i].take(c, msg);
        return;
    }
    c->strikes++;
    tell_error(c, re_of(msg), "unknown", "no such message", 0);
}

/* A bucket of messages that fills with time: bursts are fine, floods are not. */
static bool within_rate(struct conn *c)
{
    int64_t now = srv_now();
    c->tokens += (double)(now - c->tokens_at) * SRV_RATE / 1000.0;
    c->tokens_at = now;
    if (c->tokens > SRV_BURST)
        c->tokens = SRV_BURST;
    c->tokens -= 1;
    return c->tokens >= 0;
}

/* jansson refuses bad UTF-8 and duplicate keys; its nesting limit keeps the stack safe. */
void msg_take(struct conn *c, const char *text, size_t n)
{
    json_error_t error;
    c->srv->fig.messages++;
    if (!within_rate(c)) {
        c->strikes++;
        tell_error(c, NULL, "slow", "too many messages", 0);
    } else {
        json_t *msg = json_loadb(text, n, JSON_REJECT_DUPLICATES, &error);
        if (json_is_object(msg))
            dispatch(c, msg);
        else {
            c->strikes++;
            tell_error(c, NULL, "json", "a message is one JSON object", 0);
        }
        json_decref(msg);
    }
    if (c->strikes > MOST_STRIKES)
        conn_drop(c, "abuse");
}

void msg_opened(struct conn *c)
{
    (void)c;
}

void msg_closed(struct conn *c)
{
    struct live *l = c->live;
    live_forget(c->srv, c);
    for (struct conn *other = l != NULL ? l->readers : NULL; other != NULL;
         other = other->next_reader)
        tell_table(other, l); /* others see that he is not here */
}
