/* store_back.h - what store.c, store_jobs.c and the two back ends share; nobody else includes it.
 *
 * A job is one statement of store_query() with its arguments. Back ends know statements, arguments
 * and columns, never tables or people, so both carry out the very same text and cannot differ in
 * meaning.
 *
 * One batch: begin, run (all jobs in order), then commit or rollback. After anything but FATE_FINE
 * the caller calls rollback, or close if the connection is broken. */
#ifndef STORE_BACK_H
#define STORE_BACK_H

#include "srv_store.h"

enum store_kind {
    STORE_ADD_TABLE,
    STORE_END_TABLE,
    STORE_GET_TABLE,
    STORE_ALL_TABLES,
    STORE_OPEN_TABLES,
    STORE_APPEND,
    STORE_READ,
    STORE_ADD_CHAT,
    STORE_READ_CHAT,
    STORE_PUT_PERSON,
    STORE_GET_PERSON,
    STORE_FIND_PERSON,
    STORE_COUNT_GAME,
    STORE_FORGET_CHAT,
    STORE_FORGET_ROWS,
    STORE_FORGET_PERSON,
    STORE_TAKE_LEASE,
    STORE_HAS_TABLE, /* the store's own questions; they use the first arguments of another job */
    STORE_HAS_ROW,
    STORE_KINDS
};

/* What became of a batch. */
enum store_fate {
    FATE_FINE,
    FATE_JOB,   /* one job is at fault or collided: nothing was written, try each alone          */
    FATE_DOWN,  /* nothing was written; the connection is good (the disk is full)                */
    FATE_LOST,  /* nothing was written; close and open again                                     */
    FATE_DOUBT, /* close and open again, then ask whether it was written: the commit was cut off */
};

enum {
    STORE_VALUES = 9,
    STORE_MESSAGE = 256
};

/* An argument or a column. Types: i = integer, t = text with a NUL, b = bytes. */
struct store_value {
    int64_t i;
    const char *p;
    size_t n;
};

/* Stands in a statement for the database's clock, milliseconds since 1970. */
#define STORE_CLOCK "{clock}"
/* Copies a statement with the back end's own words for the clock. */
void store_sql(const char *sql, const char *clock, char *out, size_t cap);

struct store_job;
typedef void store_take(struct store_job *j, const struct store_value *column);

struct store_query {
    const char *sql;  /* $1, $2 ... are the arguments, STORE_CLOCK the time */
    const char *args; /* their types                                      */
    const char *cols; /* types of the columns; NULL = brings no rows back */
    store_take *take; /* adds one row to the answer                       */
    enum {
        NOTHING_IS_FINE,
        NOTHING_IS_NONE,
        NOTHING_IS_RACE,
        NOTHING_LOOK,
        NOTHING_AGAIN
    } nothing;
    bool writes, tells; /* changes the database; other processes hear of it */
};

/* One request and its answer. Belongs to one thread at a time: caller, writer, caller. */
struct store_job {
    struct store_job *next;
    store_done *done;
    void *ctx;
    enum store_kind kind;
    int n_args;
    struct store_value args[STORE_VALUES];
    struct store_block *memory; /* copies of texts, freed with the job                  */
    struct store_answer answer;
    void *items; /* entries of the answer                                */
    int cap;
    int touched; /* set by run: rows changed, or brought back            */
};

struct store_back {
    void *(*open)(const char *where, char *err, size_t cap); /* with the newest schema      */
    void (*close)(void *db);
    enum store_fate (*begin)(void *db, bool writes);
    enum store_fate (*run)(void *db, struct store_job *const *jobs, int n);
    enum store_fate (*commit)(void *db, struct store_job *const *jobs, int n);
    void (*rollback)(void *db);
    const char *(*why)(void *db);     /* the last failure                                */
    int64_t (*transaction)(void *db); /* its number, for verdict on the next connection  */
    enum store_fate (*verdict)(void *db, int64_t transaction); /* FINE, DOWN, DOUBT = wait  */
    int (*fd)(void *db); /* readable when there may be news; -1 = never     */
    /* Tells of tables that other processes changed; false: the connection is broken. */
    bool (*hear)(void *db, void (*tell)(void *ctx, const char *table), void *ctx);
};

extern const struct store_back store_sqlite, store_postgres;

/* store_jobs.c */
const struct store_query *store_query(enum store_kind kind);
struct store_job *store_job_new(enum store_kind kind, store_done *done, void *ctx);
void store_job_free(struct store_job *j);
void store_job_forget(struct store_job *j); /* drops a half-made answer */

/* store.c */
void store_queue(struct store *s, struct store_job *j);

/* store_schema.c: how a back end lets its schema be brought up to date. */
struct store_dialect {
    bool postgres;
    const char *begin; /* a transaction that keeps other processes out */
    bool (*exec)(void *db, const char *sql);
    bool (*number)(void *db, const char *sql,
                   int64_t *out); /* leaves out alone if there is no row */
    const char *(*why)(void *db);
};
bool store_migrate(const struct store_dialect *d, void *db, char *err, size_t cap);

#endif
