/* srv_msg_table.c - tables: what can be played, the list, a new one, looking, sitting down, seats, the rematch. */
#include "srv_msg.h"

#include "bot.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    REMATCH_MS = 5000 /* so long one who wants a rematch is waited for before another may try */
};

/* ------------------------------------------------------------------------ lists */

/* {"t":"games"}: games, modules and options as `thorp games --json` tells them, and the bots. */
void do_games(struct conn *c, json_t *msg)
{
    struct th_json j;
    size_t cap = 1 << 15;
    char *text = NULL;
    do {
        text = srv_must(realloc(text, cap));
        th_json_start(&j, text, cap);
        th_json_open(&j, NULL, '{');
        th_json_str(&j, "t", "games");
        if (msg_re(msg)[0] != '\0')
            th_json_str(&j, "re", msg_re(msg));
        th_json_int(&j, "protocol", SRV_PROTOCOL);
        th_json_games(&j);
        bot_json(&j);
        th_json_close(&j, '}');
        cap *= 2;
    } while (!th_json_end(&j) && cap < SRV_QUEUE);
    conn_send(c, text, j.len);
    free(text);
}

static json_t *entry_of(const struct live *l)
{
    json_t *t = json_object();
    json_object_set_new(t, "table", json_string(l->room.about.id));
    json_object_set_new(t, "setup", json_string(l->room.about.setup));
    json_object_set_new(t, "created", json_integer(l->room.about.created));
    json_object_set_new(t, "status",
                        json_string(l->room.status == ROOM_LOBBY ? "lobby" : "playing"));
    json_object_set_new(t, "seats", tell_seats(l));
    return t;
}

/* {"t":"tables"}: the public ones; {"t":"tables","mine":true}: those where one sits, hidden ones too. */
void do_tables(struct conn *c, json_t *msg)
{
    enum {
        MOST = 100
    };
    bool mine = json_is_true(json_object_get(msg, "mine"));
    json_t *j = msg_answer("tables", msg), *list = json_array();
    for (const struct live *l = c->srv->live; l != NULL && json_array_size(list) < MOST;
         l = l->next) {
        if (l->loading || l->broken || l->room.status == ROOM_OVER || l->room.n_rows == 0)
            continue;
        if (mine ? room_seat_of(&l->room, c->person) >= 0 : l->room.about.listed)
            json_array_append_new(list, entry_of(l));
    }
    json_object_set_new(j, "tables", list);
    conn_send_json(c, j);
}

/* -------------------------------------------------------------------- new table */

struct guest { /* to be remembered */
    struct srv *srv;
    struct store_person person;
};

/* Another node may have made an account of this guest since he said hello: that must not be written over. */
static void write_guest(void *ctx, const struct store_answer *a)
{
    struct guest *g = ctx;
    bool guest = a->result == STORE_OK && a->person->password[0] == '\0';
    if (guest || a->result == STORE_NONE)
        store_put_person(g->srv->store, &g->person, NULL, NULL);
    free(g);
}

/* A guest who sits down is remembered, for his name and his figures. */
static void remember(struct conn *c)
{
    struct guest *g = c->account ? NULL : srv_must(calloc(1, sizeof *g));
    if (g == NULL)
        return;
    g->srv = c->srv;
    g->person.created = g->person.seen = srv_now();
    snprintf(g->person.id, sizeof g->person.id, "%s", c->person);
    snprintf(g->person.name, sizeof g->person.name, "%s", c->name);
    store_get_person(c->srv->store, c->person, write_guest, g);
}

/* The set-up in full and in one fixed form: it goes into the commitment and before everybody's eyes. */
static bool read_setup(const char *text, char out[STORE_SETUP], struct th_why *why)
{
    struct th_setup setup;
    if (th_setup_parse(&setup, text, why) != 0)
        return false;
    int n = th_setup_print(&setup, out, STORE_SETUP - 1);
    if (n >= 0) {
        out[n] = ' ';
        n = th_setup_print_options(&setup, out + n + 1, STORE_SETUP - n - 1);
    }
    if (n < 0)
        snprintf(why->text, sizeof why->text, "the set-up is too long");
    return n >= 0;
}

/* "seats" is a list of "me", "open" or a bot's name; what is not there is open. */
static bool seats_ok(const json_t *seats)
{
    size_t me = 0;
    if (seats != NULL && (!json_is_array(seats) || json_array_size(seats) > TH_SEATS))
        return false;
    for (size_t i = 0; i < json_array_size(seats); i++) {
        const char *who = json_string_value(json_array_get(seats, i));
        if (who == NULL)
            return false;
        me += strcmp(who, "me") == 0;
        if (strcmp(who, "me") != 0 && strcmp(who, "open") != 0 && !bot_is_name(who))
            return false;
    }
    return me <= 1;
}

/* May he open another table? Those that are over do not count. */
static bool may_open(struct conn *c, const json_t *msg)
{
    const struct srv_config *cfg = &c->srv->cfg;
    int own = 0, here = 0;
    for (const struct live *l = c->srv->live; l != NULL; l = l->next) {
        if (l->room.status == ROOM_OVER || l->room.about.ended != 0)
            continue;
        own += strcmp(l->room.host, c->person) == 0;
        here += strcmp(l->from, c->address) == 0;
    }
    bool person = cfg->max_tables > 0 && own >= cfg->max_tables;
    bool address = cfg->max_tables_address > 0 && here >= cfg->max_tables_address;
    if (person || address)
        msg_bad(c, msg, "many",
                person ? "you have too many open tables; finish or close one first"
                       : "there are too many open tables from your address");
    return !person && !address;
}

static void created(struct conn *c, struct live *l, const char *re)
{
    json_t *j = json_object();
    json_object_set_new(j, "t", json_string("created"));
    json_object_set_new(j, "table", json_string(l->room.about.id));
    tell_re(j, re);
    conn_send_json(c, j);
}

struct plan { /* rows that seat people at a new table */
    char row[TH_SEATS][160];
    int n;
};

static void plan_person(struct plan *p, int seat, const char *person, const char *name)
{
    snprintf(p->row[p->n++], sizeof p->row[0], "~ sit %d %s %s", seat + 1, person, name);
}

static void plan_bot(struct plan *p, int seat, const char *level)
{
    snprintf(p->row[p->n++], sizeof p->row[0], "~ bot %d %s", seat + 1, level);
}

/* A new table with its rows; the last of them brings the answer once it is safe. NULL: the client was told why not. */
static struct live *make_table(const struct store_table *t, const char *first, const struct plan *p,
                               const struct asker *who)
{
    struct th_why why = { 0 };
    struct live *l = live_new(who->conn->srv, t, first, p->n == 0 ? who : NULL, &why);
    if (l == NULL)
        tell_error(who->conn, who->re, "refused", why.text, why.clause);
    for (int i = 0; l != NULL && i < p->n; i++)
        if (live_row(l, p->row[i], i + 1 == p->n ? who : NULL, &why) != LIVE_OK)
            tell_error(who->conn, who->re, "refused", why.text, 0);
    return l;
}

static void plan_seats(struct plan *p, const struct conn *c, const json_t *seats, const char *setup)
{
    struct th_setup s;
    struct th_why why;
    if (th_setup_parse(&s, setup, &why) != 0)
        return;
    for (int i = 0; i < s.seats; i++) {
        const char *who = json_string_value(json_array_get(seats, (size_t)i));
        if (who != NULL && strcmp(who, "me") == 0)
            plan_person(p, i, c->person, c->name);
        else if (who != NULL && strcmp(who, "open") != 0)
            plan_bot(p, i, who);
    }
}

/* {"t":"new","setup":"catan seats=4","seats":["me","hard","open","easy"],"listed":true,"clock":"turn:120"} */
void do_new(struct conn *c, json_t *msg)
{
    struct store_table t = { .created = srv_now(),
                             .listed = json_is_true(json_object_get(msg, "listed")) };
    struct asker who = { c, msg_re(msg), created, NULL };
    struct plan plan = { .n = 0 };
    struct th_why why = { 0 };
    char first[160];
    const char *clock = msg_text(msg, "clock"), *undo = msg_text(msg, "undo");
    if (strlen(clock) > 40 || strpbrk(clock, " \n") != NULL ||
        !seats_ok(json_object_get(msg, "seats"))) {
        msg_bad(c, msg, "bad", "the clock or the seats are invalid");
        return;
    }
    srv_random_id(t.id, 't');
    srv_seed(t.seed);
    snprintf(first, sizeof first, "~ open %s clock=%s undo=%s dice=sealed%s", c->person,
             clock[0] != '\0' ? clock : "none", strcmp(undo, "off") == 0 ? "off" : "own",
             json_is_true(json_object_get(msg, "memory")) ? " memory=on" : "");
    if (!read_setup(msg_text(msg, "setup"), t.setup, &why)) {
        msg_refused(c, msg, LIVE_REFUSED, &why);
        return;
    }
    if (!may_open(c, msg))
        return;
    plan_seats(&plan, c, json_object_get(msg, "seats"), t.setup);
    struct live *l = make_table(&t, first, &plan, &who);
    if (l == NULL)
        return;
    remember(c);
    live_join(l, c);
}

/* ------------------------------------------------------------- looking, sitting */

static bool found(const struct wish *w, struct live *l, enum store_result why)
{
    if (l == NULL)
        msg_bad(w->conn, w->msg,
                why == STORE_DOWN     ? "store"
                : why == STORE_BROKEN ? "broken"
                                      : "table",
                why == STORE_DOWN     ? "tables are unavailable right now, try again"
                : why == STORE_BROKEN ? LIVE_BROKEN_TEXT
                                      : "there is no such table");
    return l != NULL;
}

/* Rows the client has missed come before the view. What is not safe yet comes as everybody's. */
static void show(struct conn *c, struct live *l, const json_t *msg)
{
    json_t *from = json_object_get(msg, "from");
    live_join(l, c);
    if (json_is_integer(from) && json_integer_value(from) >= 0 &&
        json_integer_value(from) < live_safe_rows(l))
        tell_missed(c, l, (int32_t)json_integer_value(from), live_safe_rows(l));
    live_settle(l);
}

static void watching(struct srv *s, const struct wish *w, struct live *l, enum store_result why)
{
    struct conn *c = w->conn;
    (void)s;
    if (c == NULL || !found(w, l, why))
        return;
    show(c, l, w->msg);
    live_return(l, c);
    tell_ok(c, msg_re(w->msg));
}

/* {"t":"watch","table":ID,"from":N}: look at a table; who sits there sees his seat's view and is back if he was away.
 * Rows from N on are sent again. */
void do_watch(struct conn *c, json_t *msg)
{
    live_find(c->srv, msg_text(msg, "table"),
              &(struct wish){ .conn = c, .msg = msg, .ready = watching });
}

static int free_seat(const struct room *r)
{
    for (int i = 0; i < r->setup.seats; i++)
        if (r->seat[i].kind == ROOM_FREE)
            return i;
    return -1;
}

/* The row by which somebody gets a seat: before the game he sits down; during it he comes back to his own or asks for a
 * bot's, which he names. Seats count from 1; 0 = any. False: there is none. */
static bool join_row(const struct room *r, const struct conn *c, json_int_t seat, char text[160])
{
    char name[STORE_NAME];
    int own = room_own_seat(r, c->person);
    bool asks = r->status == ROOM_PLAYING && strcmp(r->host, c->person) != 0;
    const char *word = asks ? "ask" : "sit";
    if (own >= 0 && (seat == 0 || seat == own + 1)) {
        seat = own + 1;
        word = r->seat[own].resigned ? "back" : "sit";
    } else if (seat == 0)
        seat = free_seat(r) + 1;
    if (seat < 1 || seat > r->setup.seats)
        return false;
    room_call(r, c->person, c->name, name);
    if (strcmp(word, "back") == 0)
        snprintf(text, 160, "~ back %d", (int)seat);
    else
        snprintf(text, 160, "~ %s %d %s %s", word, (int)seat, c->person, name);
    return true;
}

static void joining(struct srv *s, const struct wish *w, struct live *l, enum store_result why)
{
    char text[160];
    struct conn *c = w->conn;
    json_t *wanted = json_object_get(w->msg, "seat");
    (void)s;
    if (c == NULL || !found(w, l, why))
        return;
    if (c->tried == 0)
        show(c, l, w->msg);
    if (wanted != NULL && json_integer_value(wanted) < 1)
        msg_bad(c, w->msg, "seat", "there is no such seat");
    else if (!join_row(&l->room, c, json_integer_value(wanted), text))
        msg_bad(c, w->msg, "full", "every seat is taken");
    else if (msg_row(l, text, c, w->msg))
        remember(c);
}

/* {"t":"join","table":ID,"seat":2}: sit down before the game; during it, come back or ask for a bot's seat. */
void do_join(struct conn *c, json_t *msg)
{
    live_find(c->srv, msg_text(msg, "table"),
              &(struct wish){ .conn = c, .msg = msg, .ready = joining });
}

/* ------------------------------------------------------------------------ seats */

/* The host arranges the table; if he does not sit there, whoever has the first seat of a person. */
static bool arranges(struct live *l, struct conn *c, const json_t *msg)
{
    const struct room *r = &l->room;
    bool ok = strcmp(r->host, c->person) == 0;
    if (!ok && room_seat_of(r, r->host) < 0) {
        int first = 0;
        while (first < r->setup.seats && r->seat[first].kind != ROOM_PERSON)
            first++;
        ok = first < r->setup.seats && first == room_seat_of(r, c->person);
    }
    if (!ok)
        msg_bad(c, msg, "host", "only the host may do that");
    return ok;
}

/* {"t":"bot","seat":3,"level":"hard"} or "level":"open": the host arranges seats; also for who is away or resigned. */
void do_bot(struct conn *c, json_t *msg)
{
    char text[64];
    int own;
    json_int_t seat = json_integer_value(json_object_get(msg, "seat"));
    struct live *l = msg_here(c, msg, &own);
    const char *level = msg_text(msg, "level");
    if (l == NULL || !arranges(l, c, msg))
        return;
    if (seat < 1 || seat > l->room.setup.seats)
        msg_bad(c, msg, "seat", "there is no such seat");
    else if (strcmp(level, "open") != 0 && !bot_is_name(level))
        msg_bad(c, msg, "level", "there is no such bot");
    else {
        if (strcmp(level, "open") == 0)
            snprintf(text, sizeof text, "~ free %d", (int)seat);
        else
            snprintf(text, sizeof text, "~ bot %d %s", (int)seat, level);
        msg_row(l, text, c, msg);
    }
}

/* A row `~ WORD SEAT HEX` of the caller's seat; what is not so many digits is refused. */
static void hex_row(struct conn *c, json_t *msg, const char *word, size_t digits)
{
    char text[96], no[64];
    int seat;
    struct live *l = msg_seated(c, msg, &seat);
    const char *hex = msg_text(msg, word);
    if (l == NULL)
        return;
    if (strlen(hex) != digits || strspn(hex, "0123456789abcdef") != digits) {
        snprintf(no, sizeof no, "`%s` is %zu hexadecimal digits", word, digits);
        msg_bad(c, msg, "bad", no);
        return;
    }
    snprintf(text, sizeof text, "~ %s %d %s", word, seat + 1, hex);
    msg_row(l, text, c, msg);
}

/* {"t":"seal","seal":"64 hexadecimal digits"}: fixes a seat's share of the dice without showing it. */
void do_seal(struct conn *c, json_t *msg)
{
    hex_row(c, msg, "seal", 64);
}

/* {"t":"reveal","reveal":"32 hexadecimal digits"}: the share, once all are sealed. */
void do_reveal(struct conn *c, json_t *msg)
{
    hex_row(c, msg, "reveal", 32);
}

/* {"t":"seed"}: shares were once sent in the open, and who sent last could choose the dice. */
void do_seed(struct conn *c, json_t *msg)
{
    msg_bad(c, msg, "seed", "a share of the dice is sealed: send `seal`, then `reveal`");
}

/* {"t":"begin"}: the dice are drawn, then the game begins. Bots have no share. */
void do_begin(struct conn *c, json_t *msg)
{
    int seat;
    struct live *l = msg_here(c, msg, &seat);
    if (l != NULL && arranges(l, c, msg))
        msg_row(l, l->room.sealing && room_has_people(&l->room) ? "~ draw" : "~ begin", c, msg);
}

/* ---------------------------------------------------------------------- rematch */

static void write_open(const struct room *r, const char *host, char *out, size_t cap)
{
    static const char *const kind[] = { "none", "turn", "chess", "days" };
    char clock[64] = "none";
    if (r->clock != ROOM_NO_CLOCK)
        snprintf(clock, sizeof clock, "%s:%lld+%lld", kind[r->clock], (long long)r->clock_ms / 1000,
                 (long long)r->increment_ms / 1000);
    snprintf(out, cap, "~ open %s clock=%s undo=%s dice=sealed%s", host, clock,
             r->undo ? "own" : "off", r->memory ? " memory=on" : "");
}

/* The new table is safe: now the old one may point to it. */
static void rematch_made(struct conn *c, struct live *next, const char *re)
{
    char text[64];
    struct th_why why = { 0 };
    struct live *l = live_at(c->srv, next->after);
    struct asker who = { c, re, NULL, NULL };
    snprintf(text, sizeof text, "~ next %s", next->room.about.id);
    if (l == NULL || live_row(l, text, &who, &why) != LIVE_OK)
        tell_error(c, re, "refused", "the rematch is arranged already", 0);
}

/* Everybody moves one seat on, so that another one begins; who has resigned leaves his seat open. */
static void plan_rematch(struct plan *p, const struct room *old)
{
    int seats = old->setup.seats;
    for (int i = 0; i < seats; i++) {
        const struct room_seat *s = &old->seat[(i + 1) % seats];
        if (s->kind == ROOM_BOT)
            plan_bot(p, i, s->level);
        else if (s->kind == ROOM_PERSON && !s->resigned)
            plan_person(p, i, s->person, s->name);
    }
}

/* The same players again, the first player rotated (CB-SETUP-07 decides only the first game). */
void do_rematch(struct conn *c, json_t *msg)
{
    struct store_table t = { .created = srv_now() };
    struct asker who = { c, msg_re(msg), rematch_made, NULL };
    struct plan plan = { .n = 0 };
    char text[160];
    int own;
    struct live *l = msg_seated(c, msg, &own);
    if (l == NULL)
        return;
    if (l->room.status != ROOM_OVER || !live_safe(l) || l->room.next[0] != '\0' ||
        t.created - l->rematch_at < REMATCH_MS) {
        msg_bad(c, msg, "refused",
                l->room.status != ROOM_OVER ? "the game is not over"
                                            : "the rematch is arranged already");
        return;
    }
    if (!may_open(c, msg))
        return;
    t.listed = l->room.about.listed;
    srv_random_id(t.id, 't');
    srv_seed(t.seed);
    snprintf(t.setup, sizeof t.setup, "%s", l->room.about.setup);
    write_open(&l->room, c->person, text, sizeof text);
    plan_rematch(&plan, &l->room);
    struct live *next = make_table(&t, text, &plan, &who);
    if (next == NULL)
        return;
    snprintf(next->after, sizeof next->after, "%s", l->room.about.id);
    snprintf(next->from, sizeof next->from, "%s", c->address);
    l->rematch_at = t.created;
}
