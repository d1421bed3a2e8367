/* store.c - the queue, the writer thread, batches, delivery.
 *
 * Callers queue jobs, the writer thread alone touches the database, and answers go back to the caller's thread. Everything both sides touch is guarded
 * by `lock`; the rest of struct store belongs to the writer.
 *
 * Promise: STORE_OK is said only after the commit. If the connection breaks while a commit is
 * under way its writes are in doubt: they are not answered until the database is back and has told
 * whether they are there. */
#include "store_back.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum {
    BATCH = 256,    /* jobs in one transaction                                   */
    ALONE = 5,      /* tries of a job that collides with another process         */
    AGAIN = 20,     /* tries to number a line of chat                            */
    FIRST_MS = 50,  /* wait before opening a lost database again, doubled ...    */
    LAST_MS = 2000, /* ... up to this                                            */
    NEWS = 1024,    /* tables to tell of; if there are more: look at all of them */
};

struct list {
    struct store_job *first, *last;
};

struct store {
    const struct store_back *back;
    char *where;
    void (*wake)(void *);
    void (*news)(void *, const char *);
    void *ctx;
    pthread_t thread;
    int poke[2]; /* a byte here ends the writer's sleep */

    pthread_mutex_t lock; /* guards from here ... */
    struct list queue, ready;
    bool closing, all_news;
    char (*heard)[STORE_ID];
    int n_heard;
    struct store_figures figures; /* ... to here */

    void *db; /* NULL = lost */
    int64_t retry_at;
    int retry_ms;
    struct list doubt;
    int64_t doubt_transaction;
};

static void push(struct list *l, struct store_job *j)
{
    j->next = NULL;
    if (l->first == NULL)
        l->first = j;
    else
        l->last->next = j;
    l->last = j;
}

static struct store_job *pop(struct list *l)
{
    struct store_job *j = l->first;
    if (j != NULL)
        l->first = j->next;
    return j;
}

static int64_t now_ms(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

/* ------------------------------------------------------------ connection */

/* why NULL = as before */
static void trouble(struct store *s, bool down, const char *why)
{
    pthread_mutex_lock(&s->lock);
    s->figures.down |= down;
    if (why != NULL)
        snprintf(s->figures.trouble, sizeof s->figures.trouble, "%.*s", (int)strcspn(why, "\n"),
                 why);
    pthread_mutex_unlock(&s->lock);
}

/* The connection is no good any more. */
static void lose(struct store *s)
{
    char why[STORE_MESSAGE];
    snprintf(why, sizeof why, "%s", s->back->why(s->db));
    s->back->close(s->db);
    s->db = NULL;
    s->retry_at = 0; /* the first try at once */
    s->retry_ms = FIRST_MS;
    trouble(s, true, why);
}

/* News were missed meanwhile, so everything may have changed. */
static void back_again(struct store *s)
{
    pthread_mutex_lock(&s->lock);
    s->figures.down = false;
    s->all_news = s->news != NULL;
    pthread_mutex_unlock(&s->lock);
}

static bool reopen(struct store *s)
{
    char why[STORE_MESSAGE];
    if (now_ms() < s->retry_at)
        return false;
    s->db = s->back->open(s->where, why, sizeof why);
    if (s->db != NULL) {
        back_again(s);
        return true;
    }
    trouble(s, true, why);
    s->retry_at = now_ms() + s->retry_ms;
    s->retry_ms = s->retry_ms * 2 < LAST_MS ? s->retry_ms * 2 : LAST_MS;
    return false;
}

/* ------------------------------------------------------------ one batch */

/* Asks one of the store's own questions about the thing a job is about. */
static enum store_fate ask(struct store *s, enum store_kind kind, const struct store_job *j,
                           bool *yes)
{
    struct store_job *question = store_job_new(kind, NULL, NULL);
    question->n_args = j->n_args;
    memcpy(question->args, j->args, sizeof j->args);
    enum store_fate fate = s->back->run(s->db, &question, 1);
    *yes = question->touched > 0;
    store_job_free(question);
    return fate;
}

/* The number was taken by another process that has committed by now: the next one may be free. */
static enum store_fate again(struct store *s, struct store_job *j)
{
    enum store_fate fate = FATE_FINE;
    for (int i = 0; i < AGAIN && fate == FATE_FINE && j->touched == 0; i++)
        fate = s->back->run(s->db, &j, 1);
    if (fate == FATE_FINE && j->touched == 0)
        return FATE_JOB;
    j->answer.result = STORE_OK;
    return fate;
}

/* Says what a job that ran has come to; inside the transaction. */
static enum store_fate settle(struct store *s, struct store_job *j)
{
    const struct store_query *q = store_query(j->kind);
    bool there = false;
    j->answer.result = STORE_OK;
    if (j->touched > 0 || q->nothing == NOTHING_IS_FINE)
        return FATE_FINE;
    j->answer.result = q->nothing == NOTHING_IS_RACE ? STORE_RACE : STORE_NONE;
    if (q->nothing < NOTHING_LOOK)
        return FATE_FINE;
    enum store_fate fate = ask(s, STORE_HAS_TABLE, j, &there);
    if (fate != FATE_FINE || !there)
        return fate;
    j->answer.result = STORE_RACE;
    return q->nothing == NOTHING_AGAIN ? again(s, j) : FATE_FINE;
}

static bool any_writes(struct store_job *const *jobs, int n)
{
    for (int i = 0; i < n; i++)
        if (store_query(jobs[i]->kind)->writes)
            return true;
    return false;
}

static enum store_fate transact(struct store *s, struct store_job **jobs, int n)
{
    for (int i = 0; i < n; i++)
        store_job_forget(jobs[i]);
    enum store_fate fate = s->back->begin(s->db, any_writes(jobs, n));
    if (fate == FATE_FINE)
        fate = s->back->run(s->db, jobs, n);
    for (int i = 0; i < n && fate == FATE_FINE; i++)
        fate = settle(s, jobs[i]);
    return fate == FATE_FINE ? s->back->commit(s->db, jobs, n) : fate;
}

static void count_commit(struct store *s, struct store_job **jobs, int n)
{
    uint64_t rows = 0;
    for (int i = 0; i < n; i++)
        rows += jobs[i]->kind == STORE_APPEND && jobs[i]->answer.result == STORE_OK;
    pthread_mutex_lock(&s->lock);
    s->figures.down = false;
    s->figures.commits++;
    s->figures.rows += rows;
    if ((uint32_t)n > s->figures.largest_batch)
        s->figures.largest_batch = (uint32_t)n;
    pthread_mutex_unlock(&s->lock);
}

/* One transaction from begin to end. The answers stand if it returns FATE_FINE. */
static enum store_fate attempt(struct store *s, struct store_job **jobs, int n)
{
    if (s->db == NULL)
        return FATE_LOST;
    enum store_fate fate = transact(s, jobs, n);
    switch (fate) {
    case FATE_FINE:
        if (any_writes(jobs, n))
            count_commit(s, jobs, n);
        break;
    case FATE_JOB:
    case FATE_DOWN:
        trouble(s, fate == FATE_DOWN, s->back->why(s->db));
        s->back->rollback(s->db);
        break;
    case FATE_DOUBT: s->doubt_transaction = s->back->transaction(s->db); /* fall through */
    case FATE_LOST: lose(s); break;
    }
    return fate;
}

static void refuse(struct store *s, struct store_job **jobs, int n)
{
    for (int i = 0; i < n; i++)
        store_job_forget(jobs[i]); /* leaves STORE_DOWN */
    pthread_mutex_lock(&s->lock);
    s->figures.errors += (uint64_t)n;
    pthread_mutex_unlock(&s->lock);
}

/* Reads that shared a batch with writes that failed: a full disk can still be read. */
static void read_again(struct store *s, struct store_job **jobs, int n)
{
    struct store_job *reads[BATCH], *writes[BATCH];
    int n_reads = 0, n_writes = 0;
    for (int i = 0; i < n; i++)
        if (store_query(jobs[i]->kind)->writes)
            writes[n_writes++] = jobs[i];
        else
            reads[n_reads++] = jobs[i];
    refuse(s, writes, n_writes);
    if (n_reads > 0 && attempt(s, reads, n_reads) != FATE_FINE)
        refuse(s, reads, n_reads);
}

/* Puts the writes aside, for clear_doubt; their places in jobs become NULL. */
static void set_aside(struct store *s, struct store_job **jobs, int n)
{
    for (int i = 0; i < n; i++) {
        if (store_query(jobs[i]->kind)->writes) {
            push(&s->doubt, jobs[i]);
            jobs[i] = NULL;
        } else {
            refuse(s, &jobs[i], 1);
        }
    }
}

static void carry_out(struct store *s, struct store_job **jobs, int n)
{
    enum store_fate fate = attempt(s, jobs, n);
    if (fate == FATE_JOB && n > 1) {
        for (int i = 0; i < n; i++)
            carry_out(s, &jobs[i], 1);
        return;
    }
    for (int i = 1; i < ALONE && fate == FATE_JOB; i++)
        fate = attempt(s, jobs, n);
    if (fate == FATE_DOUBT)
        set_aside(s, jobs, n);
    else if (fate != FATE_FINE)
        read_again(s, jobs, n);
}

/* ------------------------------------------------------------ doubt */

/* A row of the batch that can be looked for; the batch was written whole or not at all. */
static const struct store_job *evidence(const struct store *s)
{
    for (const struct store_job *j = s->doubt.first; j != NULL; j = j->next)
        if ((j->kind == STORE_APPEND || j->kind == STORE_ADD_TABLE) && j->answer.result == STORE_OK)
            return j;
    return NULL;
}

/* Was the batch in doubt written? FINE = yes, DOWN = no, DOUBT = it is still being committed. The
 * number of the transaction tells, but a row is better: a database that crashed may give a number
 * twice. */
static enum store_fate verdict(struct store *s)
{
    const struct store_job *row = evidence(s);
    bool there = false;
    enum store_fate fate = s->back->verdict(s->db, s->doubt_transaction);
    if (row == NULL || fate == FATE_DOUBT || fate == FATE_LOST)
        return fate;
    enum store_kind kind = row->kind == STORE_APPEND ? STORE_HAS_ROW : STORE_HAS_TABLE;
    fate = ask(s, kind, row, &there);
    if (fate != FATE_FINE)
        return fate == FATE_LOST ? FATE_LOST : FATE_DOUBT;
    return there ? FATE_FINE : FATE_DOWN;
}

static void finish(struct store *s, struct store_job **jobs, int n)
{
    pthread_mutex_lock(&s->lock);
    for (int i = 0; i < n; i++) {
        if (jobs[i] == NULL)
            continue;
        push(&s->ready, jobs[i]);
        s->figures.jobs++;
    }
    pthread_mutex_unlock(&s->lock);
    s->wake(s->ctx);
}

static void end_doubt(struct store *s, bool written)
{
    struct store_job *jobs[BATCH];
    int n = 0;
    while (n < BATCH && (jobs[n] = pop(&s->doubt)) != NULL)
        n++;
    if (written) {
        count_commit(s, jobs, n);
    } else {
        refuse(s, jobs, n);
        trouble(s, true, NULL);
    }
    finish(s, jobs, n);
}

static bool clear_doubt(struct store *s)
{
    enum store_fate fate = verdict(s);
    if (fate == FATE_LOST)
        lose(s);
    if (fate == FATE_LOST || fate == FATE_DOUBT)
        return false;
    end_doubt(s, fate == FATE_FINE);
    return true;
}

/* ------------------------------------------------------------ the writer thread */

static bool usable(struct store *s)
{
    if (s->db == NULL && !reopen(s))
        return false;
    return s->doubt.first == NULL || clear_doubt(s);
}

static void tell(void *ctx, const char *table)
{
    struct store *s = ctx;
    if (s->news == NULL)
        return;
    pthread_mutex_lock(&s->lock);
    int i = 0;
    while (i < s->n_heard && strcmp(s->heard[i], table) != 0)
        i++;
    if (i == NEWS)
        s->all_news = true;
    else if (i == s->n_heard)
        snprintf(s->heard[s->n_heard++], STORE_ID, "%s", table);
    pthread_mutex_unlock(&s->lock);
}

static void hear(struct store *s)
{
    if (s->db != NULL && !s->back->hear(s->db, tell, s))
        lose(s);
    pthread_mutex_lock(&s->lock);
    bool some = s->n_heard > 0 || s->all_news;
    pthread_mutex_unlock(&s->lock);
    if (some)
        s->wake(s->ctx);
}

/* Sleeps until there is a job, news, or it is time to look for the database again. */
static void sleep_well(struct store *s)
{
    char bytes[64];
    int wait = -1;
    struct pollfd p[2] = { { .fd = s->poke[0], .events = POLLIN }, { .fd = -1, .events = POLLIN } };
    if (s->db != NULL)
        p[1].fd = s->back->fd(s->db);
    if (s->db == NULL || s->doubt.first != NULL) {
        int64_t left = s->retry_at - now_ms();
        wait = s->db != NULL ? FIRST_MS : left > 0 ? (int)left : 0;
    }
    poll(p, 2, wait);
    while (read(s->poke[0], bytes, sizeof bytes) > 0)
        ;
}

static bool alike(const struct store_job *a, const struct store_job *b)
{
    return store_query(a->kind)->writes == store_query(b->kind)->writes;
}

/* A run of writes, or of reads: no transaction holds rows locked while a long answer is read. */
static int take(struct store *s, struct store_job **jobs, bool *closing)
{
    int n = 0;
    pthread_mutex_lock(&s->lock);
    while (n < BATCH && s->queue.first != NULL && (n == 0 || alike(jobs[0], s->queue.first)))
        jobs[n++] = pop(&s->queue);
    s->figures.queued -= (uint32_t)n;
    *closing = s->closing;
    pthread_mutex_unlock(&s->lock);
    return n;
}

static void *work(void *arg)
{
    struct store *s = arg;
    struct store_job *jobs[BATCH];
    bool closing = false;
    for (;;) {
        int n = take(s, jobs, &closing);
        if (n == 0 && closing)
            break;
        if (n == 0)
            sleep_well(s);
        bool up = usable(s);
        if (n > 0 && up)
            carry_out(s, jobs, n);
        else if (n > 0)
            refuse(s, jobs, n);
        if (n > 0)
            finish(s, jobs, n);
        hear(s);
    }
    s->retry_at = 0;
    if (s->doubt.first != NULL && !usable(s))
        end_doubt(s, false); /* nobody can know; whoever opens it next reads the truth */
    return NULL;
}

/* ------------------------------------------------------------ callers */

static void poke(struct store *s)
{
    while (write(s->poke[1], "", 1) < 0 && errno == EINTR)
        ;
}

void store_queue(struct store *s, struct store_job *j)
{
    pthread_mutex_lock(&s->lock);
    bool was_empty = s->queue.first == NULL;
    if (s->closing) { /* asked by a done inside store_close */
        j->answer.result = STORE_DOWN;
        push(&s->ready, j);
        was_empty = false;
    } else {
        push(&s->queue, j);
        s->figures.queued++;
    }
    pthread_mutex_unlock(&s->lock);
    if (was_empty)
        poke(s);
}

static void deliver_news(struct store *s)
{
    char heard[NEWS][STORE_ID];
    pthread_mutex_lock(&s->lock);
    int n = s->n_heard;
    bool all = s->all_news;
    memcpy(heard, s->heard, (size_t)n * STORE_ID);
    s->n_heard = 0;
    s->all_news = false;
    pthread_mutex_unlock(&s->lock);
    if (all)
        s->news(s->ctx, NULL);
    for (int i = 0; i < n && !all; i++)
        s->news(s->ctx, heard[i]);
}

void store_deliver(struct store *s)
{
    pthread_mutex_lock(&s->lock);
    struct list ready = s->ready;
    s->ready = (struct list){ 0 };
    pthread_mutex_unlock(&s->lock);
    for (struct store_job *j; (j = pop(&ready)) != NULL; store_job_free(j))
        if (j->done != NULL)
            j->done(j->ctx, &j->answer);
    if (s->news != NULL)
        deliver_news(s);
}

void store_figures(struct store *s, struct store_figures *out)
{
    pthread_mutex_lock(&s->lock);
    *out = s->figures;
    pthread_mutex_unlock(&s->lock);
}

/* ------------------------------------------------------------ open, close */

/* `sqlite:PATH`, `postgres:CONNINFO`, `postgres://...`; yields the part the back end wants. */
static const char *choose(const char *address, const struct store_back **back)
{
    *back = &store_postgres;
    if (strncmp(address, "postgres://", 11) == 0 || strncmp(address, "postgresql://", 13) == 0)
        return address;
    if (strncmp(address, "postgres:", 9) == 0)
        return address + 9;
    *back = &store_sqlite;
    return strncmp(address, "sqlite:", 7) == 0 ? address + 7 : NULL;
}

static void discard(struct store *s)
{
    if (s->db != NULL)
        s->back->close(s->db);
    for (int i = 0; i < 2; i++)
        if (s->poke[i] >= 0)
            close(s->poke[i]);
    pthread_mutex_destroy(&s->lock);
    free(s->where);
    free(s->heard);
    free(s);
}

static bool start(struct store *s, char *err, size_t cap)
{
    if (pipe(s->poke) != 0) {
        snprintf(err, cap, "cannot make a pipe: %s", strerror(errno));
        return false;
    }
    for (int i = 0; i < 2; i++) {
        fcntl(s->poke[i], F_SETFL, O_NONBLOCK);
        fcntl(s->poke[i], F_SETFD, FD_CLOEXEC);
    }
    s->db = s->back->open(s->where, err, cap);
    if (s->db == NULL)
        return false;
    int e = pthread_create(&s->thread, NULL, work, s);
    if (e != 0)
        snprintf(err, cap, "cannot start a thread: %s", strerror(e));
    return e == 0;
}

struct store *store_open(const char *address, void (*wake)(void *),
                         void (*news)(void *, const char *table), void *ctx, char *err, size_t cap)
{
    const struct store_back *back;
    const char *where = choose(address, &back);
    if (where == NULL) {
        snprintf(err, cap, "a database is sqlite:PATH or postgres:CONNINFO, not `%.60s`", address);
        return NULL;
    }
    struct store *s = srv_must(calloc(1, sizeof *s));
    *s = (struct store){ .back = back, .wake = wake, .news = news, .ctx = ctx };
    s->poke[0] = s->poke[1] = -1;
    s->where = srv_must(strdup(where));
    s->heard = srv_must(calloc(NEWS, sizeof *s->heard));
    pthread_mutex_init(&s->lock, NULL);
    if (start(s, err, cap))
        return s;
    discard(s);
    return NULL;
}

void store_close(struct store *s)
{
    if (s == NULL)
        return;
    pthread_mutex_lock(&s->lock);
    s->closing = true;
    pthread_mutex_unlock(&s->lock);
    poke(s);
    pthread_join(s->thread, NULL);
    do
        store_deliver(s);
    while (s->ready.first != NULL);
    discard(s);
}
