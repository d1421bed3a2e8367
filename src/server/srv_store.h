/* srv_store.h - where a server keeps what must not be lost: tables and their logs, people, chat.
 *
 * Two back ends, one interface: SQLite for one process, PostgreSQL for several (store_open decides
 * by the address). The log of a table is the truth; everything else about it follows from
 * replaying the log. A row (table, seq) is written once: whoever loses the race for a seq gets
 * STORE_RACE and must read on.
 *
 * All calls but open and close are jobs: they queue a request and return; one writer thread
 * carries them out, many writes in one transaction (group commit), and `done` runs later on the
 * caller's thread, inside store_deliver. Requests of one caller are carried out in the order they
 * were made. Texts are copied; answers live only during `done`. */
#ifndef SRV_STORE_H
#define SRV_STORE_H

/* declarations with their comments beside them, aligned by hand */
/* clang-format off */

#include "srv_must.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum store_result {
    STORE_OK,
    STORE_NONE, /* no such table, person, row                                   */
    STORE_RACE, /* that seq, name or lease is taken                             */
    STORE_DOWN, /* the database is gone or the disk is full: nothing was written */
    STORE_BROKEN, /* never said by the store: the table is there, its log makes no sense */
};

enum {
    STORE_ID = 32,
    STORE_NAME = 64,
    STORE_SETUP = 2048,
    STORE_PASSWORD = 160
};

struct store_table {
    char id[STORE_ID];       /* random, unguessable, url-safe                  */
    int64_t created, ended;  /* milliseconds since 1970; ended 0 = still open  */
    bool listed;             /* shown in the public list                       */
    char setup[STORE_SETUP]; /* `catan seats=4 ...`                            */
    uint8_t seed[32];        /* the host's secret, revealed when it has ended  */
};

struct store_row {
    char table[STORE_ID];
    int32_t seq;      /* 0, 1, 2 ...                                    */
    int64_t at;       /* milliseconds since 1970                        */
    const char *text; /* `1 road e37`, `* dice 4 3`, `~ join 1 p7f3 Ann` */
};

struct store_person {
    char id[STORE_ID];
    char name[STORE_NAME];
    char password[STORE_PASSWORD]; /* Argon2id string; "" = guest                */
    int64_t created, seen;
    int32_t played, finished, left_early; /* reliability figures                   */
};

struct store_chat {
    char table[STORE_ID];
    int64_t id, at; /* id is given by the store                       */
    char person[STORE_ID];
    const char *text;
};

/* What a job brings back. Only the members the job names are set. */
struct store_answer {
    enum store_result result;
    const struct store_table *tables;
    const struct store_row *rows;
    const struct store_chat *chats;
    const struct store_person *person;
    int n; /* entries of tables, rows or chats               */
};
typedef void store_done(void *ctx, const struct store_answer *a);

struct store;

/* Opens `sqlite:PATH`, `postgres:CONNINFO` or `postgres://...`, brings the schema up to date. NULL
 * and a sentence in err on failure. `wake` is called from the writer thread whenever answers wait
 * (e.g. uv_async_send); `news` (PostgreSQL only, may be NULL) runs inside store_deliver when
 * another process has added to a table's log or chat or has ended it, never for what this handle
 * wrote. table NULL = the database was gone for a while: look at all. */
struct store *store_open(const char *address, void (*wake)(void *),
                         void (*news)(void *, const char *table), void *ctx, char *err, size_t cap);
/* Carries out what is queued, runs every `done` that is due, then closes. A request made meanwhile
 * gets DOWN. */
void store_close(struct store *s);
void store_deliver(struct store *s); /* runs the `done` of finished jobs; done may be NULL */

void store_add_table(struct store *s, const struct store_table *t, store_done *done, void *ctx);
/* The first end counts. */
void store_end_table(struct store *s, const char *table, int64_t at, store_done *done, void *ctx);
void store_get_table(struct store *s, const char *table, store_done *done, void *ctx);
/* Newest first, listed or not; limit 0 = all. */
void store_list_tables(struct store *s, bool only_open, int limit, store_done *done, void *ctx);

/* RACE if the seq exists or the row before it does not: a log has no holes. */
void store_append(struct store *s, const struct store_row *row, store_done *done, void *ctx);
/* Rows with seq >= from; OK and n = 0 if there are none. */
void store_read(struct store *s, const char *table, int32_t from, store_done *done, void *ctx);

/* Brings the line back in chats[0], with its id: 1, 2, 3 ... at each table, in the order of the
 * commits. */
void store_add_chat(struct store *s, const struct store_chat *c, store_done *done, void *ctx);
/* The last `most` lines after that one, oldest first. */
void store_read_chat(struct store *s, const char *table, int64_t after, int most, store_done *done,
                     void *ctx);

/* RACE: the account name is taken, in upper or lower case. Leaves created and the figures of a
 * known id alone. */
void store_put_person(struct store *s, const struct store_person *p, store_done *done, void *ctx);
void store_get_person(struct store *s, const char *id, store_done *done, void *ctx);
/* Accounts only, in upper or lower case. */
void store_find_person(struct store *s, const char *name, store_done *done, void *ctx);
/* An account goes: its name leaves the person, the rows that seated it and its chat; the id stays, so that tables can
 * still be read. NONE: no such person. */
void store_forget_person(struct store *s, const char *id, const char *name, store_done *done, void *ctx);
/* The name in lower case, so that Ann and ANN are one account. */
void store_fold(const char *name, char *out, size_t cap);
void store_count_game(struct store *s, const char *person, bool finished, bool left_early,
                      store_done *done, void *ctx);

/* Takes or renews the lease on a table for ms milliseconds: OK = this node runs its bots and
 * clocks, RACE = another does. ms 0 gives it back. Time is the database's: no node's clock can
 * steal a lease or keep it. */
void store_lease(struct store *s, const char *table, const char *node, int64_t ms, store_done *done,
                 void *ctx);

/* One process a SQLite file: takes the lock that lies beside it, for as long as the process lives. False and a sentence
 * if another has it. Other stores need none. */
bool store_lock(const char *address, char *err, size_t cap);

struct store_figures { /* for /metrics */
    uint64_t jobs, commits, rows, errors;
    uint32_t queued, largest_batch;
    bool down;         /* the last write failed                          */
    char trouble[160]; /* the last thing that went wrong; "" = nothing   */
};
void store_figures(struct store *s, struct store_figures *out);

#endif
