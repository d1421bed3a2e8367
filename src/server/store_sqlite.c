/* store_sqlite.c - the embedded back end: one file, write-ahead log, every commit synced to the
 * disk.
 *
 * A full disk fails a commit cleanly and the connection stays. Any other failure of a commit
 * leaves a doubt: if only the sync failed, the next one to open the file may find the commit in
 * the write-ahead log. So the file is opened again and asked. */
#include "store_back.h"

#include <errno.h>
#include <fcntl.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

enum {
    BUSY_MS = 5000,
    SQL = 1024
};

struct lite {
    sqlite3 *sqlite;
    sqlite3_stmt *stmt[STORE_KINDS];
};

static const char *why(void *db)
{
    return sqlite3_errmsg(((struct lite *)db)->sqlite);
}

static bool exec(void *db, const char *sql)
{
    return sqlite3_exec(((struct lite *)db)->sqlite, sql, NULL, NULL, NULL) == SQLITE_OK;
}

static bool number(void *db, const char *sql, int64_t *out)
{
    struct lite *l = db;
    sqlite3_stmt *st;
    if (sqlite3_prepare_v2(l->sqlite, sql, -1, &st, NULL) != SQLITE_OK)
        return false;
    int rc = sqlite3_step(st);
    if (rc == SQLITE_ROW && sqlite3_column_type(st, 0) != SQLITE_NULL)
        *out = sqlite3_column_int64(st, 0);
    sqlite3_finalize(st);
    return rc == SQLITE_ROW || rc == SQLITE_DONE;
}

static const struct store_dialect dialect = {
    .begin = "BEGIN IMMEDIATE", .exec = exec, .number = number, .why = why
};

/* ------------------------------------------------------------ open, close */

static void lite_close(void *db)
{
    struct lite *l = db;
    for (int i = 0; i < STORE_KINDS; i++)
        sqlite3_finalize(l->stmt[i]);
    sqlite3_close(l->sqlite);
    free(l);
}

/* SQLite numbers $1 by where it stands, ?1 by its number; and calls strpos instr. */
static bool prepare(struct lite *l, enum store_kind kind)
{
    char sql[SQL];
    store_sql(store_query(kind)->sql, "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)",
              sql, sizeof sql);
    for (char *p = sql; (p = strchr(p, '$')) != NULL;)
        *p = '?';
    for (char *p = sql; (p = strstr(p, "strpos")) != NULL;)
        memcpy(p, " instr", 6);
    return sqlite3_prepare_v3(l->sqlite, sql, -1, SQLITE_PREPARE_PERSISTENT, &l->stmt[kind],
                              NULL) == SQLITE_OK;
}

/* Password hashes and secrets of running games: for the owner's eyes only. The other files of the
 * database take the mode of this one. */
static void create_private(const char *path)
{
    int fd = strcmp(path, ":memory:") == 0 ? -1 : open(path, O_CREAT | O_EXCL | O_WRONLY, 0600);
    if (fd >= 0)
        close(fd);
}

bool store_lock(const char *address, char *err, size_t cap)
{
    char path[4096];
    if (strncmp(address, "sqlite:", 7) != 0 || strcmp(address, "sqlite::memory:") == 0)
        return true;
    snprintf(path, sizeof path, "%s.lock", address + 7);
    int fd = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0600); /* stays open: the lock ends with us */
    if (fd >= 0 && flock(fd, LOCK_EX | LOCK_NB) == 0)
        return true;
    if (fd >= 0 && errno == EWOULDBLOCK)
        snprintf(err, cap, "another thorp serve uses the database %s", address + 7);
    else
        snprintf(err, cap, "cannot lock the database %s: %s", address + 7, strerror(errno));
    if (fd >= 0)
        close(fd);
    return false;
}

static bool set_up(struct lite *l, const char *path, char *err, size_t cap)
{
    int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX;
    create_private(path);
    if (sqlite3_open_v2(path, &l->sqlite, flags, NULL) != SQLITE_OK) {
        snprintf(err, cap, "cannot open the database %s: %s", path, why(l));
        return false;
    }
    sqlite3_extended_result_codes(l->sqlite, 1);
    sqlite3_busy_timeout(l->sqlite, BUSY_MS);
    bool ok = exec(l, "PRAGMA journal_mode=WAL") && exec(l, "PRAGMA synchronous=FULL") &&
              exec(l, "PRAGMA foreign_keys=ON") &&
              exec(l, "PRAGMA wal_autocheckpoint=4000"); /* hot pages are copied back less often */
    if (ok && !store_migrate(&dialect, l, err, cap))
        return false;
    for (int i = 0; ok && i < STORE_KINDS; i++)
        ok = prepare(l, (enum store_kind)i);
    if (!ok)
        snprintf(err, cap, "cannot use the database %s: %s", path, why(l));
    return ok;
}

static void *lite_open(const char *path, char *err, size_t cap)
{
    struct lite *l = srv_must(calloc(1, sizeof *l));
    if (set_up(l, path, err, cap))
        return l;
    lite_close(l);
    return NULL;
}

/* ------------------------------------------------------------ a batch */

static enum store_fate fate_of(int rc)
{
    switch (rc & 0xff) {
    case SQLITE_OK:
    case SQLITE_ROW:
    case SQLITE_DONE: return FATE_FINE;
    case SQLITE_CONSTRAINT:
    case SQLITE_MISMATCH:
    case SQLITE_TOOBIG: return FATE_JOB;
    case SQLITE_FULL:
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
    case SQLITE_NOMEM: return FATE_DOWN;
    default: return FATE_LOST;
    }
}

static enum store_fate lite_begin(void *db, bool writes)
{
    struct lite *l = db;
    const char *sql = writes ? "BEGIN IMMEDIATE" : "BEGIN";
    return fate_of(sqlite3_exec(l->sqlite, sql, NULL, NULL, NULL));
}

static void bind(sqlite3_stmt *st, const char *types, const struct store_value *v)
{
    for (int i = 0; types[i] != '\0'; i++)
        if (types[i] == 'i')
            sqlite3_bind_int64(st, i + 1, v[i].i);
        else if (types[i] == 't')
            sqlite3_bind_text64(st, i + 1, v[i].p, v[i].n, SQLITE_STATIC, SQLITE_UTF8);
        else
            sqlite3_bind_blob64(st, i + 1, v[i].p, v[i].n, SQLITE_STATIC);
}

static void columns(sqlite3_stmt *st, const char *types, struct store_value *v)
{
    for (int i = 0; types[i] != '\0'; i++) {
        v[i] = (struct store_value){ 0 };
        if (types[i] == 'i')
            v[i].i = sqlite3_column_int64(st, i);
        else
            v[i].p = types[i] == 't' ? (const char *)sqlite3_column_text(st, i)
                                     : sqlite3_column_blob(st, i);
        if (v[i].p != NULL)
            v[i].n = (size_t)sqlite3_column_bytes(st, i);
        else
            v[i].p = "";
    }
}

static enum store_fate run_one(struct lite *l, struct store_job *j)
{
    const struct store_query *q = store_query(j->kind);
    sqlite3_stmt *st = l->stmt[j->kind];
    struct store_value v[STORE_VALUES];
    int rc, rows = 0;
    bind(st, q->args, j->args);
    while ((rc = sqlite3_step(st)) == SQLITE_ROW) {
        columns(st, q->cols, v);
        q->take(j, v);
        rows++;
    }
    if (rc == SQLITE_DONE)
        j->touched = q->cols != NULL ? rows : sqlite3_changes(l->sqlite);
    sqlite3_reset(st);
    sqlite3_clear_bindings(st);
    return fate_of(rc);
}

static enum store_fate lite_run(void *db, struct store_job *const *jobs, int n)
{
    enum store_fate fate = FATE_FINE;
    for (int i = 0; i < n && fate == FATE_FINE; i++)
        fate = run_one(db, jobs[i]);
    return fate;
}

static enum store_fate lite_commit(void *db, struct store_job *const *jobs, int n)
{
    (void)jobs;
    (void)n;
    enum store_fate fate =
        fate_of(sqlite3_exec(((struct lite *)db)->sqlite, "COMMIT", NULL, NULL, NULL));
    return fate == FATE_LOST ? FATE_DOUBT : fate;
}

static void lite_rollback(void *db)
{
    if (!sqlite3_get_autocommit(
            ((struct lite *)db)->sqlite)) /* some failures roll back by themselves */
        exec(db, "ROLLBACK");
}

/* ------------------------------------------------------------ what only PostgreSQL has */

static int64_t lite_transaction(void *db)
{
    (void)db;
    return 0;
}

/* Transactions have no numbers here: unless a row tells otherwise, nothing was written. */
static enum store_fate lite_verdict(void *db, int64_t transaction)
{
    (void)db;
    (void)transaction;
    return FATE_DOWN;
}

static int lite_fd(void *db)
{
    (void)db;
    return -1;
}

static bool lite_hear(void *db, void (*tell)(void *ctx, const char *table), void *ctx)
{
    (void)db;
    (void)tell;
    (void)ctx;
    return true;
}

const struct store_back store_sqlite = { .open = lite_open,
                                         .close = lite_close,
                                         .begin = lite_begin,
                                         .run = lite_run,
                                         .commit = lite_commit,
                                         .rollback = lite_rollback,
                                         .why = why,
                                         .transaction = lite_transaction,
                                         .verdict = lite_verdict,
                                         .fd = lite_fd,
                                         .hear = lite_hear };
