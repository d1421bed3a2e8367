/* srv_load.c - open rooms, the other way: tables and rows that are in the store come in, from the past or from another
 * node, and chat with them. */
#include "srv_live.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* -------------------------------------------------------------------------- wishes */

void live_wish(struct live *l, const struct wish *wish)
{
    struct wish *w = srv_must(malloc(sizeof *w)), **at = &l->wishes;
    *w = *wish;
    json_incref(w->msg);
    w->next = NULL;
    while (*at != NULL)
        at = &(*at)->next;
    *at = w;
}

static struct wish *take_wish(struct live *l)
{
    struct wish *w = l->wishes;
    l->wishes = w->next;
    return w;
}

static void free_wish(struct wish *w)
{
    json_decref(w->msg);
    free(w);
}

void live_unwish(struct live *l)
{
    while (l->wishes != NULL)
        free_wish(take_wish(l));
}

static void grant_all(struct live *l, bool there, enum store_result why)
{
    while (l->wishes != NULL) {
        struct wish *w = take_wish(l);
        w->ready(l->srv, w, there ? l : NULL, why);
        free_wish(w);
    }
}

static void give_up(struct live *l, enum store_result why)
{
    l->srv->relist |= why == STORE_DOWN;
    grant_all(l, false, why);
    live_drop(l);
}

/* Whoever asks for it: the log says why, every time. */
static void say_broken(const struct live *l)
{
    srv_log(l->srv, "error", "broken", "table=%s row=%d why=\"%s\"", l->room.about.id,
            l->room.n_rows, l->why);
}

/* The table cannot go on: those who look at it are told. */
static void break_it(struct live *l, const char *why)
{
    l->broken = true;
    snprintf(l->why, sizeof l->why, "%s", why);
    say_broken(l);
    for (struct conn *c = l->readers; c != NULL; c = c->next_reader)
        tell_error(c, NULL, "broken", LIVE_BROKEN_TEXT, 0);
}

void live_find(struct srv *s, const char *table, const struct wish *wish)
{
    struct live *l = live_at(s, table);
    if (l != NULL && !l->loading) {
        if (l->broken)
            say_broken(l);
        wish->ready(s, wish, l->broken ? NULL : l, l->broken ? STORE_BROKEN : STORE_OK);
        return;
    }
    if (strlen(table) >= STORE_ID || table[0] == '\0' ||
        (l == NULL && (l = live_load(s, table)) == NULL)) {
        wish->ready(s, wish, NULL, STORE_NONE);
        return;
    }
    live_wish(l, wish);
}

/* ---------------------------------------------------------------------------- rows */

/* Rows of another node, or those that were there when the room was opened. */
static void take_rows(struct live *l, const struct store_answer *a)
{
    struct th_why why = { 0 };
    for (int i = 0; i < a->n && l->first == NULL && !l->broken; i++) {
        if (a->rows[i].seq < l->room.n_rows)
            continue;
        if (a->rows[i].seq != l->room.n_rows)
            snprintf(why.text, sizeof why.text, "a row is missing before it");
        else if (room_row(&l->room, a->rows[i].text, a->rows[i].at, &why) == 0) {
            if (!l->loading)
                live_publish(l, &l->room.line, false);
            continue;
        }
        break_it(l, why.text);
    }
}

static void chat_known(void *ctx, const struct store_answer *a)
{
    struct live *l = live_of(ctx);
    if (l != NULL && a->result == STORE_OK && a->n > 0 && a->chats[a->n - 1].id > l->chat_seen)
        l->chat_seen = a->chats[a->n - 1].id;
}

static void grant_read(struct live *l)
{
    grant_all(l, !l->broken, l->broken ? STORE_BROKEN : STORE_OK);
}

static void loaded(struct live *l)
{
    l->loading = false;
    if (l->room.n_rows == 0)
        break_it(l, "it has no rows");
    if (l->room.status == ROOM_OVER && l->room.about.ended == 0) { /* it ended and then we fell */
        l->room.about.ended = srv_now();
        store_end_table(l->srv->store, l->room.about.id, l->room.about.ended, NULL, NULL);
    }
    grant_read(l);
}

static void rows_read(void *ctx, const struct store_answer *a)
{
    struct live *l = live_of(ctx);
    if (l == NULL)
        return;
    l->reading = false;
    if (a->result == STORE_DOWN) {
        if (l->loading)
            give_up(l, STORE_DOWN);
        else {
            l->stale = l->down = true; /* the tick tries again */
            grant_all(l, false, STORE_DOWN);
        }
        return;
    }
    take_rows(l, a);
    l->stale = l->down = false;
    if (l->loading)
        loaded(l);
    if (l->again)
        live_refresh(l);
    live_settle(l);
    if (!l->reading) /* else there are newer rows: what is tried now would lose again */
        grant_read(l);
    bots_wake(l);
}

void live_refresh(struct live *l)
{
    l->again = l->reading || l->first != NULL;
    if (l->again)
        return;
    l->reading = true;
    store_read(l->srv->store, l->room.about.id, l->room.n_rows, rows_read, live_ref(l));
}

/* ------------------------------------------------------------------------- opening */

static void table_read(void *ctx, const struct store_answer *a)
{
    struct live *l = live_of(ctx);
    struct th_why why = { 0 };
    struct room room;
    if (l == NULL)
        return;
    if (a->result != STORE_OK) {
        give_up(l, a->result);
        return;
    }
    if (room_open(&room, a->tables, &why) != 0) {
        snprintf(l->why, sizeof l->why, "%s", why.text);
        say_broken(l);
        give_up(l, STORE_BROKEN);
        return;
    }
    l->room = room;
    bots_listen(l);
    store_read_chat(l->srv->store, l->room.about.id, 0, 1, chat_known, live_ref(l));
    live_refresh(l);
}

struct live *live_load(struct srv *s, const char *table)
{
    struct live *l = live_add(s, table);
    l->loading = true;
    store_get_table(s->store, table, table_read, live_ref(l));
    return l;
}

/* Tables that are open somewhere: every node keeps them, so that any can go on with them. */
static void open_listed(void *ctx, const struct store_answer *a)
{
    struct srv *s = ctx;
    s->relist |= a->result != STORE_OK;
    for (int i = 0; a->result == STORE_OK && i < a->n && !s->stopping; i++)
        if (live_at(s, a->tables[i].id) == NULL)
            live_load(s, a->tables[i].id);
}

void live_open_all(struct srv *s)
{
    s->relist = false;
    store_list_tables(s->store, true, 0, open_listed, s);
}

/* ---------------------------------------------------------------------------- chat */

static void chat_news(void *ctx, const struct store_answer *a)
{
    struct live *l = live_of(ctx);
    for (int i = 0; l != NULL && a->result == STORE_OK && i < a->n; i++) {
        if (a->chats[i].id <= l->chat_seen)
            continue;
        l->chat_seen = a->chats[i].id;
        for (struct conn *c = l->readers; c != NULL; c = c->next_reader)
            tell_chat(c, &a->chats[i]);
    }
}

/* Something was said here or elsewhere: all that is new, in order. */
void live_chat(struct live *l, const struct store_chat *chat)
{
    if (chat == NULL || chat->id > l->chat_seen)
        store_read_chat(l->srv->store, l->room.about.id, l->chat_seen, SRV_RECAP, chat_news,
                        live_ref(l));
}

void live_news(struct srv *s, const char *table)
{
    if (table != NULL && table[0] == 'p') { /* ids of people begin so, those of tables with t */
        people_news(s, table);
        return;
    }
    struct live *one = table != NULL ? live_at(s, table) : NULL;
    for (struct live *l = table != NULL ? one : s->live; l != NULL;
         l = table != NULL ? NULL : l->next) {
        if (l->loading)
            continue;
        live_refresh(l);
        live_chat(l, NULL);
    }
    s->relist |= table == NULL;
}
