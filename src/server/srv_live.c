/* srv_live.c - rooms that are open on this node: rows out to the store and, once they are safe, to the readers.
 *
 * A row is applied here first, then written; nobody is told before the store has it. If the store refuses (another node
 * was faster, the disk is full), the room goes back to its last safe row and whoever asked is told to try again.
 * The node that holds a table's lease runs its clock and its bots (srv_bots.c). */
#include "srv_live.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    IDLE_MS =
        10 * 60 * 1000, /* a lobby without readers is closed after this (it can be loaded again) */
    STALL_MS = 1000,    /* a chance move another node should have made                            */
};

struct pending { /* a row on its way to the store */
    struct pending *next;
    struct live *live;
    struct conn *asker;
    char re[40];
    bool dead; /* the room has gone back behind it */
    struct room_line line;
};

struct waiting { /* somebody who wants a room that is being loaded */
    struct waiting *next;
    struct conn *conn;
    json_t *msg;
    live_ready *ready;
};

/* ---------------------------------------------------------------------- the list */

struct live *live_at(struct srv *s, const char *table)
{
    for (struct live *l = s->live; l != NULL; l = l->next)
        if (strcmp(l->room.about.id, table) == 0)
            return l;
    return NULL;
}

/* One process alone needs no leases. */
static bool single(const struct srv *s)
{
    return strncmp(s->cfg.address, "sqlite:", 7) == 0;
}

static struct live *live_add(struct srv *s)
{
    struct live *l = calloc(1, sizeof *l);
    if (l == NULL)
        return NULL;
    l->srv = s;
    l->touched = srv_now();
    l->mine = single(s);
    l->next = s->live;
    s->live = l;
    s->fig.rooms++;
    return l;
}

static void live_drop(struct live *l)
{
    struct srv *s = l->srv;
    for (struct live **at = &s->live; *at != NULL; at = &(*at)->next) {
        if (*at == l) {
            *at = l->next;
            break;
        }
    }
    room_close(&l->room);
    s->fig.rooms--;
    free(l);
}

bool live_safe(const struct live *l)
{
    return l->first == NULL && !l->loading && !l->stale;
}

/* ----------------------------------------------------------------------- readers */

void live_leave(struct conn *c)
{
    struct live *l = c->live;
    if (l == NULL)
        return;
    for (struct conn **at = &l->readers; *at != NULL; at = &(*at)->next_reader) {
        if (*at == c) {
            *at = c->next_reader;
            break;
        }
    }
    c->live = NULL;
    l->touched = srv_now();
    for (struct pending *p = l->first; p != NULL; p = p->next)
        if (p->asker == c)
            p->asker = NULL;
}

void live_join(struct live *l, struct conn *c)
{
    if (c->live != l) {
        live_leave(c);
        c->live = l;
        c->next_reader = l->readers;
        l->readers = c;
    }
    c->sent_view = 0;
}

static void each_table(struct live *l)
{
    for (struct conn *c = l->readers; c != NULL; c = c->next_reader)
        tell_table(c, l);
}

/* Views go out when everything applied here is safe: never a row that may still be lost. */
static void each_view(struct live *l)
{
    if (!live_safe(l))
        return;
    for (struct conn *c = l->readers; c != NULL; c = c->next_reader)
        if (c->sent_view != l->room.n_rows + 1)
            tell_view(c, l);
}

static void count_people(struct live *l)
{
    for (int i = 0; i < l->room.setup.seats && !l->room.aborted; i++) {
        const struct room_seat *s = &l->room.seat[i];
        if (s->kind == ROOM_PERSON)
            store_count_game(l->srv->store, s->person, !s->resigned && !s->away,
                             s->resigned || s->away, NULL, NULL);
    }
}

static void publish(struct live *l, const struct room_line *line, bool ours)
{
    bool about_table = line->seat < 0 && line->text[0][0] == '~';
    for (struct conn *c = l->readers; c != NULL; c = c->next_reader)
        tell_row(c, l, line);
    l->srv->fig.rows++;
    if (l->room.status == ROOM_OVER && l->room.about.ended == 0) {
        l->room.about.ended = srv_now();
        about_table = true;
        if (ours) {
            store_end_table(l->srv->store, l->room.about.id, l->room.about.ended, NULL, NULL);
            count_people(l);
        }
    }
    if (about_table)
        each_table(l);
}

/* ------------------------------------------------------------------ rows to the store */

static void take_first(struct live *l, struct pending *p)
{
    l->first = p->next;
    if (l->first == NULL)
        l->last = NULL;
}

/* The store did not take row p: back to the last safe row; everything after it is void. */
static void fall_back(struct live *l, struct pending *p, enum store_result why)
{
    struct th_why reason = { 0 };
    int32_t safe = p->line.seq;
    for (struct pending *q = p; q != NULL; q = q->next) {
        q->dead = true;
        if (q->asker != NULL)
            tell_error(q->asker, q->re, why == STORE_RACE ? "race" : "store",
                       why == STORE_RACE ? "somebody was faster, try again"
                                         : "the move could not be saved, try again",
                       0);
        q->asker = NULL;
    }
    l->first = l->last = NULL;
    if (room_rewind(&l->room, safe, &reason) != 0)
        srv_log(l->srv, "error", "rewind", "table=%s why=\"%s\"", l->room.about.id, reason.text);
    l->stale = true;
    for (struct conn *c = l->readers; c != NULL; c = c->next_reader)
        c->sent_view = 0;
    live_refresh(l);
}

static void row_done(void *ctx, const struct store_answer *a)
{
    struct pending *p = ctx;
    struct live *l = p->live;
    if (p->dead) {
        free(p);
        return;
    }
    if (a->result != STORE_OK) {
        fall_back(l, p, a->result);
        free(p);
        return;
    }
    take_first(l, p);
    publish(l, &p->line, true);
    if (p->asker != NULL)
        tell_ok(p->asker, p->re);
    free(p);
    if (l->first == NULL)
        each_view(l);
    bots_wake(l);
}

int live_row(struct live *l, const char *row, struct conn *c, const char *re, struct th_why *why)
{
    struct pending *p = calloc(1, sizeof *p);
    struct store_row out = { .at = srv_now(), .text = row };
    if (p == NULL || l->loading || l->stale) {
        free(p);
        snprintf(why->text, sizeof why->text, "the table is being loaded, try again");
        return -1;
    }
    if (room_row(&l->room, row, out.at, why) != 0) {
        free(p);
        return -1;
    }
    p->live = l;
    p->asker = c;
    snprintf(p->re, sizeof p->re, "%.39s", re != NULL ? re : "");
    p->line = l->room.line;
    snprintf(out.table, sizeof out.table, "%s", l->room.about.id);
    out.seq = p->line.seq;
    if (l->last != NULL)
        l->last->next = p;
    else
        l->first = p;
    l->last = p;
    l->touched = out.at;
    store_append(l->srv->store, &out, row_done, p);
    live_deal(l);
    return 0;
}

/* The dealer answers at once, in the same breath as the move that asked him. */
void live_deal(struct live *l)
{
    char row[TH_LINE + 8];
    struct th_why why = { 0 };
    if (room_chance_row(&l->room, row, (int)sizeof row) && live_row(l, row, NULL, NULL, &why) != 0)
        srv_log(l->srv, "error", "deal", "table=%s why=\"%s\"", l->room.about.id, why.text);
}

/* ------------------------------------------------------------------- rows from the store */

static void ready_all(struct live *l)
{
    while (l->waiting != NULL) {
        struct waiting *w = l->waiting;
        l->waiting = w->next;
        if (w->conn != NULL)
            w->ready(w->conn, l, w->msg);
        json_decref(w->msg);
        free(w);
    }
}

static void chat_news(void *ctx, const struct store_answer *a)
{
    struct live *l = live_at(((struct live_ref *)ctx)->srv, ((struct live_ref *)ctx)->table);
    free(ctx);
    for (int i = 0; l != NULL && a->result == STORE_OK && i < a->n; i++)
        live_chat(l, &a->chats[i]);
}

static struct live_ref *ref(struct live *l)
{
    struct live_ref *r = calloc(1, sizeof *r);
    r->srv = l->srv;
    snprintf(r->table, sizeof r->table, "%s", l->room.about.id);
    return r;
}

/* Rows of another node, or those that were there when the room was opened. */
static void rows_read(void *ctx, const struct store_answer *a)
{
    struct live_ref *r = ctx;
    struct live *l = live_at(r->srv, r->table);
    struct th_why why = { 0 };
    bool fresh = l != NULL && l->loading;
    free(r);
    if (l == NULL)
        return;
    l->reading = false;
    if (a->result == STORE_DOWN) {
        l->stale = true; /* the tick tries again */
        return;
    }
    for (int i = 0; i < a->n && l->first == NULL; i++) {
        if (a->rows[i].seq != l->room.n_rows)
            continue;
        if (room_row(&l->room, a->rows[i].text, a->rows[i].at, &why) != 0) {
            srv_log(l->srv, "error", "row", "table=%s seq=%d why=\"%s\"", l->room.about.id,
                    a->rows[i].seq, why.text);
            break;
        }
        if (!fresh)
            publish(l, &l->room.line, false);
    }
    l->loading = l->stale = false;
    if (fresh)
        ready_all(l);
    each_view(l);
    bots_wake(l);
}

/* Reads what the store has beyond our rows. */
void live_refresh(struct live *l)
{
    if (l->reading || l->first != NULL)
        return;
    l->reading = true;
    store_read(l->srv->store, l->room.about.id, l->room.n_rows, rows_read, ref(l));
}

void live_news(struct srv *s, const char *table)
{
    struct live *l = live_at(s, table);
    if (l == NULL)
        return;
    live_refresh(l);
    store_read_chat(s->store, table, l->chat_seen, chat_news, ref(l));
}

/* ---------------------------------------------------------------------- opening */

static void table_read(void *ctx, const struct store_answer *a)
{
    struct live_ref *r = ctx;
    struct live *l = live_at(r->srv, r->table);
    struct th_why why = { 0 };
    free(r);
    if (l == NULL)
        return;
    if (a->result != STORE_OK || room_open(&l->room, a->tables, &why) != 0) {
        while (l->waiting != NULL) {
            struct waiting *w = l->waiting;
            l->waiting = w->next;
            if (w->conn != NULL)
                w->ready(w->conn, NULL, w->msg);
            json_decref(w->msg);
            free(w);
        }
        live_drop(l);
        return;
    }
    live_refresh(l);
}

struct live *live_load(struct srv *s, const char *table)
{
    struct live *l = live_add(s);
    if (l == NULL)
        return NULL;
    snprintf(l->room.about.id, sizeof l->room.about.id, "%s", table);
    l->loading = true;
    store_get_table(s->store, table, table_read, ref(l));
    return l;
}

void live_find(struct srv *s, const char *table, struct conn *c, json_t *msg, live_ready *ready)
{
    struct live *l = live_at(s, table);
    if (l != NULL && !l->loading) {
        ready(c, l, msg);
        return;
    }
    if (strlen(table) >= STORE_ID || table[0] == '\0' ||
        (l == NULL && (l = live_load(s, table)) == NULL)) {
        ready(c, NULL, msg);
        return;
    }
    struct waiting *w = calloc(1, sizeof *w);
    if (w == NULL)
        return;
    w->conn = c;
    w->msg = json_incref(msg);
    w->ready = ready;
    w->next = l->waiting;
    l->waiting = w;
}

/* A connection is gone: nobody may call it back. */
void live_forget(struct srv *s, struct conn *c)
{
    live_leave(c);
    for (struct live *l = s->live; l != NULL; l = l->next) {
        for (struct waiting *w = l->waiting; w != NULL; w = w->next)
            if (w->conn == c)
                w->conn = NULL;
        for (struct pending *p = l->first; p != NULL; p = p->next)
            if (p->asker == c)
                p->asker = NULL;
    }
}

struct live *live_new(struct srv *s, const struct store_table *t, const char *first_row,
                      struct th_why *why)
{
    struct live *l = live_add(s);
    if (l == NULL || room_open(&l->room, t, why) != 0) {
        if (l != NULL)
            live_drop(l);
        return NULL;
    }
    l->mine = true;
    store_add_table(s->store, t, NULL, NULL);
    if (live_row(l, first_row, NULL, NULL, why) != 0) {
        live_drop(l);
        return NULL;
    }
    return l;
}

/* ------------------------------------------------------------------------- chat */

void live_chat(struct live *l, const struct store_chat *chat)
{
    char name[STORE_NAME];
    struct store_chat said = *chat;
    size_t n = strcspn(chat->text, "\n"); /* stored as name, line end, text */
    if (chat->id <= l->chat_seen || chat->text[n] != '\n')
        return;
    l->chat_seen = chat->id;
    snprintf(name, sizeof name, "%.*s", (int)n, chat->text);
    said.text = chat->text + n + 1;
    for (struct conn *c = l->readers; c != NULL; c = c->next_reader)
        tell_chat(c, &said, name);
}

/* ------------------------------------------------------------------------- time */

static void lease_done(void *ctx, const struct store_answer *a)
{
    struct live_ref *r = ctx;
    struct live *l = live_at(r->srv, r->table);
    free(r);
    if (l == NULL)
        return;
    l->mine = a->result == STORE_OK;
    l->lease_until = srv_now() + SRV_LEASE_MS / 3;
    if (l->mine)
        bots_wake(l);
}

/* Time is up for a seat: the engine's timeout move; the second time a bot takes over until the owner is back. */
static void expire(struct live *l, int seat)
{
    char row[TH_LINE + 8];
    struct th_why why = { 0 };
    snprintf(row, sizeof row, "~ late %d", seat + 1);
    if (live_row(l, row, NULL, NULL, &why) != 0)
        return;
    if (l->room.seat[seat].late >= ROOM_LATE) {
        snprintf(row, sizeof row, "~ away %d", seat + 1);
        live_row(l, row, NULL, NULL, &why);
    } else if (room_timeout_row(&l->room, seat, row, (int)sizeof row))
        live_row(l, row, NULL, NULL, &why);
}

static void tick_clock(struct live *l, int64_t now)
{
    unsigned asked = room_asked(&l->room);
    for (int seat = 0; seat < l->room.setup.seats; seat++) {
        int64_t deadline = room_deadline(&l->room, seat);
        if ((asked >> seat & 1) != 0 && deadline != 0 && now >= deadline) {
            expire(l, seat);
            return;
        }
    }
}

static bool is_idle(const struct live *l, int64_t now)
{
    if (l->readers != NULL || l->first != NULL || l->loading || l->reading || l->thinking != 0 ||
        l->waiting != NULL)
        return false;
    return l->room.status != ROOM_PLAYING &&
           now - l->touched > (l->room.status == ROOM_OVER ? 5000 : IDLE_MS);
}

static void tick_one(struct live *l, int64_t now)
{
    if (l->stale)
        live_refresh(l);
    if (l->room.status == ROOM_PLAYING && !single(l->srv) && now >= l->lease_until) {
        l->lease_until = now + SRV_LEASE_MS / 3;
        store_lease(l->srv->store, l->room.about.id, l->srv->node, now, SRV_LEASE_MS, lease_done,
                    ref(l));
    }
    if (!l->mine || !live_safe(l) || l->room.status != ROOM_PLAYING)
        return;
    if ((room_asked(&l->room) >> TH_DEALER & 1) != 0 && now - l->room.last_at > STALL_MS)
        live_deal(l);
    tick_clock(l, now);
    bots_wake(l);
}

void live_tick(struct srv *s)
{
    int64_t now = srv_now();
    for (struct live *l = s->live, *next; l != NULL; l = next) {
        next = l->next;
        if (is_idle(l, now))
            live_drop(l);
        else if (!l->loading)
            tick_one(l, now);
    }
}

/* Tables that are open somewhere: every node keeps them, so that any can go on with them. */
static void open_listed(void *ctx, const struct store_answer *a)
{
    struct srv *s = ctx;
    for (int i = 0; a->result == STORE_OK && i < a->n && !s->stopping; i++)
        if (live_at(s, a->tables[i].id) == NULL)
            live_load(s, a->tables[i].id);
}

void live_open_all(struct srv *s)
{
    store_list_tables(s->store, true, 100000, open_listed, s);
}

void live_close_all(struct srv *s)
{
    while (s->live != NULL)
        live_drop(s->live);
}
