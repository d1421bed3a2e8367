/* store_help.h - a store handle for tests: opens it, waits for answers, keeps copies of them.
 *
 * A program is run with `sqlite`, in a folder of its own, or with `postgres`, on the one of
 * with_postgres. */
#ifndef STORE_HELP_H
#define STORE_HELP_H

#include "srv_store.h"
#include "tap.h"

#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdint.h>
#include <time.h>
#include <unistd.h>

enum {
    HELP_WAIT_S = 60
};

struct kit {
    struct store *s;
    sem_t woken;
    int news, news_all;
    char last_news[STORE_ID];
    char err[256];
};

/* A copy of an answer; got_free() it. */
struct got {
    bool there;
    enum store_result result;
    int n;
    struct store_table *tables;
    struct store_row *rows;
    struct store_chat *chats;
    struct store_person person;
};

static inline void kit_wake(void *ctx)
{
    sem_post(&((struct kit *)ctx)->woken);
}

static inline void kit_news(void *ctx, const char *table)
{
    struct kit *k = ctx;
    k->news += table != NULL;
    k->news_all += table == NULL;
    snprintf(k->last_news, sizeof k->last_news, "%s", table != NULL ? table : "*");
}

static inline bool kit_open(struct kit *k, const char *address)
{
    memset(k, 0, sizeof *k);
    sem_init(&k->woken, 0, 0);
    k->s = store_open(address, kit_wake, kit_news, k, k->err, sizeof k->err);
    return k->s != NULL;
}

static inline void kit_close(struct kit *k)
{
    store_close(k->s);
    sem_destroy(&k->woken);
    k->s = NULL;
}

/* One round of waiting, at most ms. */
static inline void kit_turn(struct kit *k, int ms)
{
    struct timespec t;
    clock_gettime(CLOCK_REALTIME, &t);
    t.tv_sec += ms / 1000;
    t.tv_nsec += (long)(ms % 1000) * 1000000;
    t.tv_sec += t.tv_nsec / 1000000000;
    t.tv_nsec %= 1000000000;
    while (sem_timedwait(&k->woken, &t) != 0 && errno == EINTR)
        ;
    store_deliver(k->s);
}

static inline void *help_copy(const void *p, int n, size_t size)
{
    void *out = n > 0 ? malloc((size_t)n * size) : NULL;
    return out != NULL ? memcpy(out, p, (size_t)n * size) : NULL;
}

static inline void got_it(void *ctx, const struct store_answer *a)
{
    struct got *g = ctx;
    *g = (struct got){ .there = true, .result = a->result, .n = a->n };
    if (a->tables != NULL)
        g->tables = help_copy(a->tables, a->n, sizeof *a->tables);
    if (a->rows != NULL)
        g->rows = help_copy(a->rows, a->n, sizeof *a->rows);
    if (a->chats != NULL)
        g->chats = help_copy(a->chats, a->n, sizeof *a->chats);
    if (a->person != NULL)
        g->person = *a->person;
    for (int i = 0; g->rows != NULL && i < g->n; i++)
        g->rows[i].text = strdup(g->rows[i].text);
    for (int i = 0; g->chats != NULL && i < g->n; i++)
        g->chats[i].text = strdup(g->chats[i].text);
}

static inline void got_free(struct got *g)
{
    for (int i = 0; g->rows != NULL && i < g->n; i++)
        free((char *)(uintptr_t)g->rows[i].text);
    for (int i = 0; g->chats != NULL && i < g->n; i++)
        free((char *)(uintptr_t)g->chats[i].text);
    free(g->tables);
    free(g->rows);
    free(g->chats);
    *g = (struct got){ 0 };
}

static inline enum store_result kit_wait(struct kit *k, struct got *g)
{
    time_t end = time(NULL) + HELP_WAIT_S;
    while (!g->there && time(NULL) < end)
        kit_turn(k, 1000);
    if (!g->there) {
        tap_note("no answer within %d s", HELP_WAIT_S);
        exit(1); /* the answer would be written to where g was */
    }
    return g->result;
}

/* The result of a request that is the last expression: TAP_EQ(DO(k, store_get_table(k->s, "x",
 * got_it, &g)), ... */
#define DO(k, g, request) (got_free(g), request, kit_wait((k), (g)))

static inline struct store_table help_table(const char *id, int64_t created)
{
    struct store_table t = { .created = created, .listed = true };
    snprintf(t.id, sizeof t.id, "%s", id);
    snprintf(t.setup, sizeof t.setup, "catan seats=4");
    for (int i = 0; i < 32; i++)
        t.seed[i] = (uint8_t)(i * 9); /* has zeros and high bytes */
    return t;
}

static inline struct store_row help_row(const char *table, int32_t seq, const char *text)
{
    struct store_row r = { .seq = seq, .at = 1000 + seq, .text = text };
    snprintf(r.table, sizeof r.table, "%s", table);
    return r;
}

static inline enum store_result add_table(struct kit *k, const char *id)
{
    struct got g = { 0 };
    struct store_table t = help_table(id, 5);
    return DO(k, &g, store_add_table(k->s, &t, got_it, &g));
}

static inline enum store_result append(struct kit *k, const char *table, int32_t seq,
                                       const char *text)
{
    struct got g = { 0 };
    struct store_row r = help_row(table, seq, text);
    return DO(k, &g, store_append(k->s, &r, got_it, &g));
}

static inline int64_t help_us(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000000 + t.tv_nsec / 1000;
}

/* A folder for this run; remove it with help_remove. */
static inline const char *help_folder(char *out, size_t cap)
{
    const char *tmp = getenv("TMPDIR");
    snprintf(out, cap, "%s/thorp-store.XXXXXX", tmp != NULL ? tmp : "/tmp");
    if (mkdtemp(out) == NULL)
        abort();
    return out;
}

static inline void help_remove(const char *folder)
{
    char command[512];
    snprintf(command, sizeof command, "rm -rf '%s'", folder);
    if (system(command) != 0)
        tap_note("%s is still there", folder);
}

#endif
