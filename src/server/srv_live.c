/* srv_live.c - rooms that are open on this node: rows out to the store and, once they are safe, to the readers.
 *
 * A row is applied here first, then written; nobody is told before the store has it. One row of a table is written at a
 * time: if the store refuses it (another node was faster, the disk is full), nothing that was built on it can have been
 * written. The room then goes back to its last safe row and reads on; a message whose row lost the race is taken again
 * behind the newer rows, as if it came only now, so that every check is made anew. */
#include "srv_live.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    MOST_PENDING = 250, /* rows of a table that may wait for the store            */
    MOST_TRIES = 5,     /* of a message whose row loses races                     */
    REST_MS = 1000      /* after a failure bots and clocks wait before they go on */
};

struct pending { /* a row on its way to the store */
    struct pending *next;
    struct conn *asker;
    void (*told)(struct conn *c, struct live *l, const char *re);
    json_t *msg; /* to be taken again, or NULL */
    int tried;
    char re[40];
    struct room_line line;
};

/* ---------------------------------------------------------------------- the list */

struct live *live_at(struct srv *s, const char *table)
{
    struct live *l = s->bucket[srv_hash(table)];
    while (l != NULL && strcmp(l->room.about.id, table) != 0)
        l = l->next_same;
    return l;
}

bool live_single(const struct srv *s)
{
    return strncmp(s->cfg.address, "sqlite:", 7) == 0;
}

struct live *live_add(struct srv *s, const char *table)
{
    struct live *l = srv_must(calloc(1, sizeof *l)), **bucket = &s->bucket[srv_hash(table)];
    l->srv = s;
    l->touched = srv_now();
    l->mine = live_single(s);
    snprintf(l->room.about.id, sizeof l->room.about.id, "%s", table);
    l->next_same = *bucket;
    *bucket = l;
    l->next = s->live;
    s->live = l;
    s->fig.rooms++;
    return l;
}

void live_drop(struct live *l)
{
    struct srv *s = l->srv;
    struct live **at = &s->live, **same = &s->bucket[srv_hash(l->room.about.id)];
    while (l->readers != NULL)
        live_leave(l->readers);
    while (*at != l)
        at = &(*at)->next;
    *at = l->next;
    while (*same != l)
        same = &(*same)->next_same;
    *same = l->next_same;
    room_close(&l->room);
    bots_forget(l);
    recall_forget(l);
    past_forget(l);
    views_forget(l);
    live_unwish(l);
    s->fig.rooms--;
    free(l);
}

void live_close_all(struct srv *s)
{
    while (s->live != NULL)
        live_drop(s->live);
}

struct live_ref *live_ref(struct live *l)
{
    struct live_ref *r = srv_must(calloc(1, sizeof *r));
    r->srv = l->srv;
    snprintf(r->table, sizeof r->table, "%s", l->room.about.id);
    return r;
}

struct live *live_of(struct live_ref *r)
{
    struct live *l = live_at(r->srv, r->table);
    free(r);
    return l;
}

bool live_safe(const struct live *l)
{
    return l->first == NULL && !l->loading && !l->stale;
}

bool live_all_safe(const struct srv *s)
{
    for (const struct live *l = s->live; l != NULL; l = l->next)
        if (l->first != NULL)
            return false;
    return true;
}

int32_t live_safe_rows(const struct live *l)
{
    return l->first != NULL ? l->first->line.seq : l->room.n_rows;
}

/* ----------------------------------------------------------------------- readers */

void live_leave(struct conn *c)
{
    struct live *l = c->live;
    if (l == NULL)
        return;
    struct conn **at = &l->readers;
    while (*at != c)
        at = &(*at)->next_reader;
    *at = c->next_reader;
    c->live = NULL;
    c->returns = false;
    l->touched = srv_now();
    l->presence = true; /* the others see that he is not here */
    if (l->readers == NULL)
        views_forget(l);
}

void live_join(struct live *l, struct conn *c)
{
    if (c->live != l) {
        live_leave(c);
        c->live = l;
        c->next_reader = l->readers;
        l->readers = c;
        l->presence = true;
    }
    if (strcmp(c->person, l->room.host) == 0)
        snprintf(l->from, sizeof l->from, "%s", c->address);
    c->fresh = l->behind = true; /* if he cannot be told now, the tick brings it */
    c->sent_view = 0;
}

/* Another node may be faster, or the store be down: the tick tries again until he plays. */
void live_return(struct live *l, struct conn *c)
{
    char text[32];
    struct th_why why = { 0 };
    int seat = room_seat_of(&l->room, c->person);
    c->returns = seat >= 0 && l->room.status == ROOM_PLAYING && l->room.seat[seat].away;
    snprintf(text, sizeof text, "~ back %d", seat + 1);
    if (c->returns)
        live_row(l, text, NULL, &why);
}

/* A connection is gone: nobody may call it back. */
void live_forget(struct srv *s, struct conn *c)
{
    live_leave(c);
    for (struct live *l = s->live; l != NULL; l = l->next) {
        for (struct wish *w = l->wishes; w != NULL; w = w->next)
            if (w->conn == c)
                w->conn = NULL;
        for (struct pending *p = l->first; p != NULL; p = p->next)
            if (p->asker == c)
                p->asker = NULL;
    }
}

/* Who has come or gone is told in one word a second, else a crowd that arrives would cost the square of its number. */
bool live_is_news(const struct live *l)
{
    return l->dirty || (l->presence && uv_now(&l->srv->loop) - l->told_at >= SRV_PRESENCE_MS);
}

/* Seats and views go out when everything applied here is safe: never a row that may still be lost. */
void live_settle(struct live *l)
{
    bool news = live_is_news(l);
    if (!live_safe(l))
        return;
    l->dirty = l->behind = false;
    if (news) {
        l->presence = false;
        l->told_at = uv_now(&l->srv->loop);
    }
    for (struct conn *c = l->readers; c != NULL; c = c->next_reader) {
        if (news || c->fresh)
            tell_table(c, l);
        c->fresh = false;
        if (c->sent_view == l->room.n_rows + 1)
            continue;
        if (conn_waiting(c) < SRV_QUEUE / 4)
            tell_view(c, l);
        else /* he gets a later one: rows tell what happened, a view only how things are */
            l->behind = true;
    }
}

/* Who was still playing at the end, and who had left. Those who gave up were counted when they did. */
static void count_people(struct live *l)
{
    for (int i = 0; i < l->room.setup.seats && !l->room.aborted; i++) {
        const struct room_seat *s = &l->room.seat[i];
        if (s->kind == ROOM_PERSON && !room_counted(&l->room, i))
            store_count_game(l->srv->store, s->person, !s->away, s->away, NULL, NULL);
    }
}

/* A row is safe: tells the readers. `ours`: this node wrote it and does what is done once. */
void live_publish(struct live *l, const struct room_line *line, bool ours)
{
    for (struct conn *c = l->readers; c != NULL; c = c->next_reader)
        tell_row(c, l, line);
    past_keep(l, line);
    l->srv->fig.rows++;
    l->dirty |= line->seat < 0;
    if (ours && line->gone[0] != '\0')
        store_count_game(l->srv->store, line->gone, false, true, NULL, NULL);
    if (l->room.status != ROOM_OVER || l->room.about.ended != 0 || line->seq + 1 != l->room.n_rows)
        return;
    l->room.about.ended = srv_now();
    l->dirty = true;
    if (ours) {
        store_end_table(l->srv->store, l->room.about.id, l->room.about.ended, NULL, NULL);
        count_people(l);
    }
}

/* ------------------------------------------------------------------ rows to the store */

static void row_done(void *ctx, const struct store_answer *a);

static void send_first(struct live *l)
{
    int32_t seq = l->first->line.seq;
    struct store_row out = { .seq = seq, .at = l->room.row_at[seq], .text = l->room.row[seq] };
    snprintf(out.table, sizeof out.table, "%s", l->room.about.id);
    store_append(l->srv->store, &out, row_done, l);
}

static struct pending *take_first(struct live *l)
{
    struct pending *p = l->first;
    l->first = p->next;
    if (l->first == NULL)
        l->last = NULL;
    return p;
}

static void free_pending(struct pending *p)
{
    json_decref(p->msg);
    free(p);
}

/* A message that lost a race waits for the newer rows, then it is taken again. */
static bool try_again(struct live *l, struct conn *c, json_t *msg, int tried)
{
    int n = 0;
    for (const struct wish *w = l->wishes; w != NULL; w = w->next)
        n++;
    if (msg == NULL || tried >= MOST_TRIES || n >= MOST_PENDING)
        return false;
    live_wish(l, &(struct wish){ .conn = c, .msg = msg, .tried = tried + 1, .ready = msg_again });
    return true;
}

static void tell_failed(struct live *l, const struct pending *p, enum store_result why)
{
    if (p->asker == NULL || (why == STORE_RACE && try_again(l, p->asker, p->msg, p->tried)))
        return;
    if (why == STORE_RACE)
        tell_error(p->asker, p->re, "race", LIVE_RACE_TEXT, 0);
    else
        tell_error(p->asker, p->re, "store", LIVE_UNSAVED_TEXT, 0);
}

/* The store did not take the first row that waits: back to the last safe one; what was built on it is void. */
static void fall_back(struct live *l, enum store_result result)
{
    struct th_why why = { 0 };
    int32_t safe = l->first->line.seq;
    while (l->first != NULL) {
        struct pending *p = take_first(l);
        tell_failed(l, p, result);
        free_pending(p);
    }
    if (safe == 0) { /* the table was never made */
        live_drop(l);
        return;
    }
    if (room_rewind(&l->room, safe, &why) != 0) {
        srv_log(l->srv, "error", "rewind", "table=%s why=\"%s\"", l->room.about.id, why.text);
        snprintf(l->why, sizeof l->why, "%s", why.text);
        l->broken = true;
    }
    l->stale = true;
    l->down = result != STORE_RACE;
    l->dirty = true;
    views_forget(l);
    l->rest_until = result == STORE_RACE ? 0 : srv_now() + REST_MS;
    for (struct conn *c = l->readers; c != NULL; c = c->next_reader)
        c->sent_view = 0;
    live_refresh(l);
}

static void row_done(void *ctx, const struct store_answer *a)
{
    struct live *l = ctx;
    if (a->result != STORE_OK) {
        fall_back(l, a->result);
        return;
    }
    struct pending *p = take_first(l);
    if (l->first != NULL)
        send_first(l);
    live_publish(l, &p->line, true);
    if (p->asker != NULL)
        (p->told != NULL ? p->told(p->asker, l, p->re) : tell_ok(p->asker, p->re));
    free_pending(p);
    if (l->first == NULL && l->again)
        live_refresh(l);
    live_settle(l);
    bots_wake(l);
}

static int n_pending(const struct live *l)
{
    int n = 0;
    for (const struct pending *p = l->first; p != NULL; p = p->next)
        n++;
    return n;
}

static void queue(struct live *l, struct pending *p)
{
    bool idle = l->first == NULL;
    if (l->last != NULL)
        l->last->next = p;
    else
        l->first = p;
    l->last = p;
    if (idle)
        send_first(l);
}

/* No game is so long: a log without end is somebody's mistake or mischief. The game ends, the table stays readable. */
static bool is_full(struct live *l, const char *row, struct th_why *why)
{
    struct th_why own = { 0 };
    if (l->room.n_rows < l->srv->cfg.max_rows || strcmp(row, "~ abort") == 0 ||
        strncmp(row, "~ next ", 7) == 0)
        return false;
    snprintf(why->text, sizeof why->text,
             "the log of this table is full (%d rows): its game ends without a winner",
             l->srv->cfg.max_rows);
    if (l->room.status != ROOM_OVER)
        live_row(l, "~ abort", NULL, &own);
    return true;
}

/* No row can be added now: OK if the message waits for the newer rows. */
static enum live_result not_now(struct live *l, const struct asker *who, struct th_why *why)
{
    bool race = l->stale && !l->down && !l->broken;
    if (race && who != NULL && try_again(l, who->conn, who->msg, who->conn->tried))
        return LIVE_OK;
    snprintf(why->text, sizeof why->text, "%s",
             l->broken ? LIVE_BROKEN_TEXT
             : race    ? LIVE_RACE_TEXT
                       : "it cannot be saved now, try again");
    return race ? LIVE_RACE : LIVE_BUSY;
}

static struct pending *pend(const struct room_line *line, const struct asker *who)
{
    struct pending *p = srv_must(calloc(1, sizeof *p));
    p->line = *line;
    if (who == NULL)
        return p;
    p->asker = who->conn;
    p->told = who->told;
    p->msg = json_incref(who->msg);
    p->tried = who->conn->tried;
    snprintf(p->re, sizeof p->re, "%.39s", who->re);
    return p;
}

enum live_result live_row(struct live *l, const char *row, const struct asker *who,
                          struct th_why *why)
{
    int64_t now = srv_now();
    if (is_full(l, row, why))
        return LIVE_REFUSED;
    if (l->loading || l->stale || l->broken || n_pending(l) >= MOST_PENDING)
        return not_now(l, who, why);
    if (room_row(&l->room, row, now, why) != 0)
        return LIVE_REFUSED;
    l->touched = now;
    queue(l, pend(&l->room.line, who));
    live_draw(l, false);
    live_deal(l);
    return LIVE_OK;
}

/* The last share begins the game, in the same breath; who is too late loses their say. */
void live_draw(struct live *l, bool late)
{
    char row[64];
    struct th_why why = { 0 };
    if (room_draw_row(&l->room, late, row, (int)sizeof row) &&
        live_row(l, row, NULL, &why) == LIVE_REFUSED)
        srv_log(l->srv, "error", "draw", "table=%s why=\"%s\"", l->room.about.id, why.text);
}

/* The dealer answers at once, in the same breath as the move that asked him. */
void live_deal(struct live *l)
{
    char row[TH_LINE + 8];
    struct th_why why = { 0 };
    if (room_chance_row(&l->room, row, (int)sizeof row) &&
        live_row(l, row, NULL, &why) == LIVE_REFUSED)
        srv_log(l->srv, "error", "deal", "table=%s why=\"%s\"", l->room.about.id, why.text);
}

struct live *live_new(struct srv *s, const struct store_table *t, const char *first_row,
                      const struct asker *who, struct th_why *why)
{
    struct room probe; /* what is refused must not exist even for a moment */
    if (room_open(&probe, t, why) != 0)
        return NULL;
    int err = room_row(&probe, first_row, t->created, why);
    room_close(&probe);
    struct live *l = err == 0 ? live_add(s, t->id) : NULL;
    if (l == NULL)
        return NULL;
    room_open(&l->room, t, why);
    bots_listen(l);
    store_add_table(s->store, t, NULL, NULL);
    live_row(l, first_row, who, why);
    return l;
}
