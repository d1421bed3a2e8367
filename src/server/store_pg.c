/* store_pg.c - the back end for several processes: PostgreSQL through libpq, always in pipeline
 * mode.
 *
 * A batch takes two round trips: begin and all statements; then the notifications and the commit.
 * NOTIFY is part of the transaction, so others hear of rows when they can read them. Our own
 * notifications come back to us and are dropped by the process id.
 *
 * lock_timeout ends the wait of two processes for each other's rows long before the deadlock
 * detector; the batch is then tried again job by job. A process that stands still in the middle of
 * a transaction (frozen, swapped out, cut off) must not keep its rows locked: the database ends its
 * session sooner than its leases end, and it opens a new one when it wakes. */
#include "store_back.h"

#include <arpa/inet.h>
#include <libpq-fe.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    OID_BYTES = 17,
    OID_INT = 20,
    OID_TEXT = 25,
    DIGITS = 24,
    SQL = 1024
};

struct pg {
    PGconn *conn;
    bool begin;          /* BEGIN is to be sent with the next statements */
    bool in_transaction; /* that writes                                  */
    int64_t transaction;
    char why[STORE_MESSAGE];
};

static const char *why(void *db)
{
    return ((struct pg *)db)->why;
}

static void note(struct pg *g, const char *text)
{
    snprintf(g->why, sizeof g->why, "%s", text);
}

/* ------------------------------------------------------------ before pipeline mode */

static bool exec(void *db, const char *sql)
{
    struct pg *g = db;
    PGresult *r = PQexec(g->conn, sql);
    ExecStatusType status = PQresultStatus(r);
    bool ok = status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK;
    if (!ok)
        note(g, PQerrorMessage(g->conn));
    PQclear(r);
    return ok;
}

static bool number(void *db, const char *sql, int64_t *out)
{
    struct pg *g = db;
    PGresult *r = PQexec(g->conn, sql);
    bool ok = PQresultStatus(r) == PGRES_TUPLES_OK;
    if (!ok)
        note(g, PQerrorMessage(g->conn));
    else if (PQntuples(r) > 0 && !PQgetisnull(r, 0, 0))
        *out = strtoll(PQgetvalue(r, 0, 0), NULL, 10);
    PQclear(r);
    return ok;
}

/* The lock: two nodes that start at once must not both create the tables. */
static const struct store_dialect dialect = {
    .postgres = true,
    .begin = "BEGIN; SET LOCAL lock_timeout = '30s'; SELECT pg_advisory_xact_lock(8426703)",
    .exec = exec,
    .number = number,
    .why = why
};

static bool prepare(struct pg *g, const char *name, const char *sql, const char *args)
{
    Oid types[STORE_VALUES] = { 0 };
    int n = 0;
    for (; args[n] != '\0'; n++)
        types[n] = args[n] == 'i' ? OID_INT : args[n] == 't' ? OID_TEXT : OID_BYTES;
    PGresult *r = PQprepare(g->conn, name, sql, n, types);
    bool ok = PQresultStatus(r) == PGRES_COMMAND_OK;
    if (!ok)
        note(g, PQerrorMessage(g->conn));
    PQclear(r);
    return ok;
}

static void kind_name(enum store_kind kind, char out[DIGITS])
{
    snprintf(out, DIGITS, "q%d", (int)kind);
}

static bool prepare_all(struct pg *g)
{
    char name[DIGITS], sql[SQL];
    bool ok = prepare(g, "begin", "BEGIN", "") && prepare(g, "commit", "COMMIT", "") &&
              prepare(g, "rollback", "ROLLBACK", "") &&
              prepare(g, "number", "SELECT pg_current_xact_id()::text::bigint", "") &&
              prepare(g, "status", "SELECT pg_xact_status($1::text::xid8)", "i") &&
              prepare(g, "notify", "SELECT pg_notify('thorp', $1)", "t");
    for (int i = 0; ok && i < STORE_KINDS; i++) {
        kind_name((enum store_kind)i, name);
        store_sql(store_query((enum store_kind)i)->sql,
                  "(extract(epoch FROM clock_timestamp()) * 1000)::bigint", sql, sizeof sql);
        ok = prepare(g, name, sql, store_query((enum store_kind)i)->args);
    }
    return ok;
}

/* ------------------------------------------------------------ open, close */

static void pg_close(void *db)
{
    PQfinish(((struct pg *)db)->conn);
    free(db);
}

static void quiet(void *ctx, const char *message)
{
    (void)ctx;
    (void)message;
}

/* What stands before dbname are defaults that the address may change, what follows it cannot be
 * changed. A server that vanished without a word is noticed within seconds. */
static PGconn *reach(const char *where)
{
    /* clang-format off */
    static const char *const key[] = { "connect_timeout", "tcp_user_timeout", "keepalives_idle",
        "keepalives_interval", "keepalives_count", "target_session_attrs",
        "fallback_application_name", "dbname", "client_encoding", NULL };
    const char *const value[] = { "3", "5000", "5", "2", "3", "read-write", "thorp",
        where, "UTF8", NULL };
    /* clang-format on */
    return PQconnectdbParams(key, value, 1);
}

static bool set_up(struct pg *g, const char *where, char *err, size_t cap)
{
    g->conn = reach(where);
    if (g->conn == NULL || PQstatus(g->conn) != CONNECTION_OK) {
        const char *text = g->conn != NULL ? PQerrorMessage(g->conn) : "no memory";
        snprintf(err, cap, "cannot reach the database: %s", text);
        return false;
    }
    PQsetNoticeProcessor(g->conn, quiet, NULL);
    if (!store_migrate(&dialect, g, err, cap))
        return false;
    bool ok = exec(g, "SET lock_timeout = '500ms'") &&
              exec(g, "SET idle_in_transaction_session_timeout = '2s'") &&
              exec(g, "SET statement_timeout = '10s'") &&
              exec(g, "SET tcp_user_timeout = 5000; SET tcp_keepalives_idle = 5;"
                      " SET tcp_keepalives_interval = 2; SET tcp_keepalives_count = 3") &&
              exec(g, "SELECT set_config('synchronous_commit', 'on', false)"
                      " WHERE current_setting('synchronous_commit') = 'off'") &&
              exec(g, "LISTEN thorp") && prepare_all(g) && PQenterPipelineMode(g->conn) == 1;
    if (!ok)
        snprintf(err, cap, "cannot use the database: %s", g->why);
    return ok;
}

static void *pg_open(const char *where, char *err, size_t cap)
{
    struct pg *g = srv_must(calloc(1, sizeof *g));
    if (set_up(g, where, err, cap))
        return g;
    err[strcspn(err, "\n")] = '\0';
    pg_close(g);
    return NULL;
}

/* ------------------------------------------------------------ the pipeline */

static bool submit(struct pg *g, const char *name, const char *types, const struct store_value *v)
{
    const char *values[STORE_VALUES];
    char digits[STORE_VALUES][DIGITS];
    int lengths[STORE_VALUES], formats[STORE_VALUES];
    int n = 0;
    for (; types[n] != '\0'; n++) {
        values[n] = types[n] == 'i' ? digits[n] : v[n].p;
        lengths[n] = (int)v[n].n;
        formats[n] = types[n] == 'b';
        if (types[n] == 'i')
            snprintf(digits[n], DIGITS, "%lld", (long long)v[n].i);
    }
    return PQsendQueryPrepared(g->conn, name, n, values, lengths, formats, 1) == 1;
}

/* A failed statement. In doubt the connection is taken for broken: a new one is always right. */
static enum store_fate fate_of(struct pg *g, const PGresult *r)
{
    const char *state = r != NULL ? PQresultErrorField(r, PG_DIAG_SQLSTATE) : NULL;
    note(g, r != NULL && state != NULL ? PQresultErrorMessage(r) : PQerrorMessage(g->conn));
    if (state == NULL || PQstatus(g->conn) != CONNECTION_OK)
        return FATE_LOST;
    /* bad data, broken constraint, deadlock, too long, lock not available */
    for (const char *at = "22 23 40 54 55P03"; at != NULL; at = strchr(at, ' ')) {
        at += *at == ' ';
        if (strncmp(state, at, strcspn(at, " ")) == 0)
            return FATE_JOB;
    }
    return strncmp(state, "53", 2) == 0 ? FATE_DOWN : FATE_LOST; /* no room */
}

static int64_t big_endian(const char *p)
{
    uint32_t part[2];
    memcpy(part, p, sizeof part);
    return (int64_t)((uint64_t)ntohl(part[0]) << 32 | ntohl(part[1]));
}

static void take_rows(const PGresult *r, const struct store_query *q, struct store_job *j)
{
    struct store_value v[STORE_VALUES] = { 0 };
    for (int row = 0; row < PQntuples(r); row++) {
        for (int i = 0; q->cols[i] != '\0'; i++) {
            v[i].p = PQgetvalue(r, row, i);
            v[i].n = (size_t)PQgetlength(r, row, i);
            if (q->cols[i] == 'i')
                v[i].i = big_endian(v[i].p);
        }
        q->take(j, v);
    }
    j->touched = PQntuples(r);
}

/* The result of the next statement of the pipeline; j = NULL if it belongs to no job. A statement
 * behind one that failed was skipped and counts as fine: the first failure decides. */
static enum store_fate receive(struct pg *g, struct store_job *j, PGresult **keep)
{
    PGresult *r = PQgetResult(g->conn);
    ExecStatusType status = PQresultStatus(r);
    enum store_fate fate = FATE_FINE;
    if (status == PGRES_TUPLES_OK && j != NULL && store_query(j->kind)->cols != NULL)
        take_rows(r, store_query(j->kind), j);
    else if (status == PGRES_COMMAND_OK && j != NULL)
        j->touched = atoi(PQcmdTuples(r));
    else if (status != PGRES_TUPLES_OK && status != PGRES_COMMAND_OK &&
             status != PGRES_PIPELINE_ABORTED)
        fate = fate_of(g, r);
    if (keep != NULL)
        *keep = r;
    else
        PQclear(r);
    if (fate != FATE_LOST && r != NULL)
        PQclear(PQgetResult(g->conn)); /* the NULL behind each result */
    return fate;
}

static enum store_fate receive_end(struct pg *g)
{
    PGresult *r = PQgetResult(g->conn);
    bool ok = PQresultStatus(r) == PGRES_PIPELINE_SYNC;
    enum store_fate fate = ok ? FATE_FINE : fate_of(g, NULL);
    PQclear(r);
    return fate;
}

/* One statement by itself; the caller clears *out. */
static enum store_fate ask(struct pg *g, const char *name, const char *types,
                           const struct store_value *v, PGresult **out)
{
    *out = NULL;
    if (!submit(g, name, types, v) || PQpipelineSync(g->conn) != 1)
        return fate_of(g, NULL);
    enum store_fate fate = receive(g, NULL, out);
    enum store_fate end = fate == FATE_LOST ? FATE_LOST : receive_end(g);
    return fate != FATE_FINE ? fate : end;
}

/* ------------------------------------------------------------ a batch */

static enum store_fate pg_begin(void *db, bool writes)
{
    struct pg *g = db;
    g->begin = g->in_transaction = writes; /* each read is consistent by itself */
    return FATE_FINE;
}

static bool send_jobs(struct pg *g, struct store_job *const *jobs, int n)
{
    char name[DIGITS];
    bool ok = !g->begin || submit(g, "begin", "", NULL);
    for (int i = 0; ok && i < n; i++) {
        kind_name(jobs[i]->kind, name);
        ok = submit(g, name, store_query(jobs[i]->kind)->args, jobs[i]->args);
    }
    return ok && (!g->begin || submit(g, "number", "", NULL)) && PQpipelineSync(g->conn) == 1;
}

/* Behind the statements, not before: a transaction has a number once it has written. */
static enum store_fate receive_number(struct pg *g)
{
    PGresult *r = NULL;
    enum store_fate fate = receive(g, NULL, &r);
    if (PQresultStatus(r) == PGRES_TUPLES_OK)
        g->transaction = big_endian(PQgetvalue(r, 0, 0));
    PQclear(r);
    return fate;
}

/* The first failure, but a broken connection outweighs all. */
static enum store_fate worse(enum store_fate a, enum store_fate b)
{
    return a == FATE_FINE || b == FATE_LOST ? b : a;
}

static enum store_fate pg_run(void *db, struct store_job *const *jobs, int n)
{
    struct pg *g = db;
    enum store_fate fate = FATE_FINE;
    if (!send_jobs(g, jobs, n))
        return fate_of(g, NULL);
    if (g->begin)
        fate = receive(g, NULL, NULL);
    for (int i = 0; i < n && fate != FATE_LOST; i++)
        fate = worse(fate, receive(g, jobs[i], NULL));
    if (g->begin && fate != FATE_LOST)
        fate = worse(fate, receive_number(g));
    g->begin = false;
    return fate == FATE_LOST ? fate : worse(fate, receive_end(g));
}

static bool tells(const struct store_job *j)
{
    return store_query(j->kind)->tells && j->answer.result == STORE_OK;
}

static bool send_commit(struct pg *g, struct store_job *const *jobs, int n)
{
    bool ok = true;
    for (int i = 0; ok && i < n; i++)
        if (tells(jobs[i]))
            ok = submit(g, "notify", "t", jobs[i]->args);
    return ok && submit(g, "commit", "", NULL) && PQpipelineSync(g->conn) == 1;
}

static enum store_fate receive_commit(struct pg *g)
{
    PGresult *r = NULL;
    enum store_fate fate = receive(g, NULL, &r);
    if (fate == FATE_FINE && strcmp(PQcmdStatus(r), "COMMIT") != 0)
        fate = FATE_DOWN; /* skipped, or turned into a rollback */
    PQclear(r);
    return fate;
}

static enum store_fate pg_commit(void *db, struct store_job *const *jobs, int n)
{
    struct pg *g = db;
    enum store_fate fate = FATE_FINE, commit;
    if (!g->in_transaction)
        return FATE_FINE;
    if (!send_commit(g, jobs, n))
        return FATE_DOUBT;
    for (int i = 0; i < n && fate != FATE_LOST; i++)
        if (tells(jobs[i]))
            fate = worse(fate, receive(g, NULL, NULL));
    if (fate == FATE_LOST)
        return FATE_DOUBT;
    commit = receive_commit(g);
    if (commit == FATE_LOST)
        return FATE_DOUBT;
    g->in_transaction = commit != FATE_FINE;
    fate = worse(fate, commit);
    enum store_fate end = receive_end(g);
    return fate == FATE_FINE && end != FATE_FINE ? FATE_DOUBT : worse(fate, end);
}

static void pg_rollback(void *db)
{
    struct pg *g = db;
    PGresult *r = NULL;
    if (g->in_transaction && !g->begin)
        ask(g, "rollback", "", NULL, &r);
    PQclear(r);
    g->begin = g->in_transaction = false;
}

/* ------------------------------------------------------------ doubt, news */

static int64_t pg_transaction(void *db)
{
    return ((struct pg *)db)->transaction;
}

/* The old process may still be at it: then one has to wait. A number the server does not know (an
 * error) was never written to its disk. */
static enum store_fate pg_verdict(void *db, int64_t transaction)
{
    struct store_value v = { .i = transaction };
    PGresult *r;
    enum store_fate fate = ask(db, "status", "i", &v, &r);
    if (fate == FATE_FINE) {
        const char *status = PQntuples(r) > 0 ? PQgetvalue(r, 0, 0) : "";
        fate = strcmp(status, "committed") == 0     ? FATE_FINE
               : strcmp(status, "in progress") == 0 ? FATE_DOUBT
                                                    : FATE_DOWN;
    } else if (fate != FATE_LOST) {
        fate = FATE_DOWN;
    }
    PQclear(r);
    return fate;
}

static int pg_fd(void *db)
{
    return PQsocket(((struct pg *)db)->conn);
}

static bool pg_hear(void *db, void (*tell)(void *ctx, const char *table), void *ctx)
{
    struct pg *g = db;
    bool ok = PQconsumeInput(g->conn) == 1 && PQstatus(g->conn) == CONNECTION_OK;
    if (!ok)
        note(g, PQerrorMessage(g->conn));
    for (PGnotify *n; (n = PQnotifies(g->conn)) != NULL; PQfreemem(n))
        if (n->be_pid != PQbackendPID(g->conn))
            tell(ctx, n->extra);
    return ok;
}

const struct store_back store_postgres = { .open = pg_open,
                                           .close = pg_close,
                                           .begin = pg_begin,
                                           .run = pg_run,
                                           .commit = pg_commit,
                                           .rollback = pg_rollback,
                                           .why = why,
                                           .transaction = pg_transaction,
                                           .verdict = pg_verdict,
                                           .fd = pg_fd,
                                           .hear = pg_hear };
