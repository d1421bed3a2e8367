/* store_jobs.c - every request: its statement, its arguments, how its rows become an answer.
 *
 * Statements are written so that a lost race is no error but touches no row (ON CONFLICT, WHERE
 * EXISTS): an error would end the transaction of the whole batch. */
#include "store_back.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ------------------------------------------------------------ memory of a job */

struct store_block {
    struct store_block *next;
    char bytes[];
};

struct store_job *store_job_new(enum store_kind kind, store_done *done, void *ctx)
{
    struct store_job *j = srv_must(calloc(1, sizeof *j));
    *j = (struct store_job){ .kind = kind, .done = done, .ctx = ctx };
    return j;
}

void store_job_forget(struct store_job *j)
{
    free(j->items);
    j->items = NULL;
    j->cap = j->touched = 0;
    j->answer = (struct store_answer){ .result = STORE_DOWN };
}

void store_job_free(struct store_job *j)
{
    store_job_forget(j);
    while (j->memory != NULL) {
        struct store_block *b = j->memory;
        j->memory = b->next;
        free(b);
    }
    free(j);
}

/* A copy with a NUL behind it that lives as long as the job. */
static const char *keep(struct store_job *j, const void *p, size_t n)
{
    struct store_block *b = srv_must(malloc(sizeof *b + n + 1));
    memcpy(b->bytes, p, n);
    b->bytes[n] = '\0';
    b->next = j->memory;
    j->memory = b;
    return b->bytes;
}

/* ------------------------------------------------------------ arguments */

static void arg_int(struct store_job *j, int64_t i)
{
    j->args[j->n_args++].i = i;
}

static void arg_bytes(struct store_job *j, const void *p, size_t n)
{
    j->args[j->n_args++] = (struct store_value){ .p = keep(j, p, n), .n = n };
}

static void arg_text(struct store_job *j, const char *text)
{
    arg_bytes(j, text, strlen(text));
}

/* ------------------------------------------------------------ answers */

/* Room for one more entry of the answer, zeroed. */
static void *entry(struct store_job *j, size_t size)
{
    int n = j->answer.n++;
    if (n == j->cap) {
        j->cap = n == 0 ? 1 : n * 2; /* many answers have one entry */
        j->items = srv_must(realloc(j->items, (size_t)j->cap * size));
    }
    return memset((char *)j->items + (size_t)n * size, 0, size);
}

static void fill(char *out, size_t cap, const struct store_value *v)
{
    size_t n = v->n < cap ? v->n : cap - 1;
    memcpy(out, v->p, n);
    out[n] = '\0';
}

static void take_table(struct store_job *j, const struct store_value *c)
{
    struct store_table *t = entry(j, sizeof *t);
    fill(t->id, sizeof t->id, &c[0]);
    t->created = c[1].i;
    t->ended = c[2].i;
    t->listed = c[3].i != 0;
    fill(t->setup, sizeof t->setup, &c[4]);
    memcpy(t->seed, c[5].p, c[5].n < sizeof t->seed ? c[5].n : sizeof t->seed);
    j->answer.tables = j->items;
}

static void take_row(struct store_job *j, const struct store_value *c)
{
    struct store_row *r = entry(j, sizeof *r);
    fill(r->table, sizeof r->table, &c[0]);
    r->seq = (int32_t)c[1].i;
    r->at = c[2].i;
    r->text = keep(j, c[3].p, c[3].n);
    j->answer.rows = j->items;
}

static void take_chat(struct store_job *j, const struct store_value *c)
{
    struct store_chat *chat = entry(j, sizeof *chat);
    fill(chat->table, sizeof chat->table, &c[0]);
    chat->id = c[1].i;
    chat->at = c[2].i;
    fill(chat->person, sizeof chat->person, &c[3]);
    chat->text = keep(j, c[4].p, c[4].n);
    j->answer.chats = j->items;
}

static void take_person(struct store_job *j, const struct store_value *c)
{
    struct store_person *p = entry(j, sizeof *p);
    fill(p->id, sizeof p->id, &c[0]);
    fill(p->name, sizeof p->name, &c[1]);
    fill(p->password, sizeof p->password, &c[2]);
    p->created = c[3].i;
    p->seen = c[4].i;
    p->played = (int32_t)c[5].i;
    p->finished = (int32_t)c[6].i;
    p->left_early = (int32_t)c[7].i;
    j->answer.person = j->items;
}

static void take_nothing(struct store_job *j, const struct store_value *c)
{
    (void)j;
    (void)c;
}

/* ------------------------------------------------------------ statements */

#define TABLE  "id, created, ended, listed, setup, seed"
#define PERSON "id, name, password, created, seen, played, finished, left_early"

static const struct store_query queries[STORE_KINDS] = {
    [STORE_ADD_TABLE] = { .sql = "INSERT INTO game(" TABLE ") VALUES($1, $2, $3, $4, $5, $6)"
                                 " ON CONFLICT DO NOTHING",
                          .args = "tiiitb",
                          .nothing = NOTHING_IS_RACE,
                          .writes = true },
    [STORE_END_TABLE] = { .sql = "UPDATE game SET ended = CASE ended WHEN 0 THEN $2 ELSE ended END"
                                 " WHERE id = $1",
                          .args = "ti",
                          .nothing = NOTHING_IS_NONE,
                          .writes = true,
                          .tells = true },
    [STORE_GET_TABLE] = { .sql = "SELECT " TABLE " FROM game WHERE id = $1",
                          .args = "t",
                          .cols = "tiiitb",
                          .take = take_table,
                          .nothing = NOTHING_IS_NONE },
    [STORE_ALL_TABLES] = { .sql = "SELECT " TABLE " FROM game"
                                  " ORDER BY created DESC, id LIMIT $1",
                           .args = "i",
                           .cols = "tiiitb",
                           .take = take_table },
    [STORE_OPEN_TABLES] = { .sql = "SELECT " TABLE " FROM game WHERE ended = 0"
                                   " ORDER BY created DESC, id LIMIT $1",
                            .args = "i",
                            .cols = "tiiitb",
                            .take = take_table },
    [STORE_APPEND] = { .sql = "INSERT INTO log(game, seq, at, text)"
                              " SELECT id, $2, $3, $4 FROM game WHERE id = $1 AND $2 ="
                              " (SELECT COALESCE(MAX(seq) + 1, 0) FROM log WHERE game = $1)"
                              " ON CONFLICT DO NOTHING", /* never a hole: the row before is there */
                       .args = "tiit",
                       .nothing = NOTHING_LOOK,
                       .writes = true,
                       .tells = true },
    [STORE_READ] = { .sql = "SELECT game, seq, at, text FROM log WHERE game = $1 AND seq >= $2"
                            " ORDER BY seq",
                     .args = "ti",
                     .cols = "tiit",
                     .take = take_row },
    /* Numbered by table, not by a sequence: a lower number never appears after a higher one. */
    [STORE_ADD_CHAT] = { .sql =
                             "INSERT INTO chat(game, id, at, person, text) SELECT game.id,"
                             " (SELECT coalesce(max(c.id), 0) + 1 FROM chat c WHERE c.game = $1),"
                             " $2, $3, $4 FROM game WHERE game.id = $1"
                             " ON CONFLICT DO NOTHING RETURNING game, id, at, person, text",
                         .args = "titt",
                         .cols = "tiitt",
                         .take = take_chat,
                         .nothing = NOTHING_AGAIN,
                         .writes = true,
                         .tells = true },
    [STORE_READ_CHAT] = { .sql = "SELECT * FROM (SELECT game, id, at, person, text FROM chat"
                                 " WHERE game = $1 AND id > $2 ORDER BY id DESC LIMIT $3) AS newest"
                                 " ORDER BY id",
                          .args = "tii",
                          .cols = "tiitt",
                          .take = take_chat },
    [STORE_PUT_PERSON] = { .sql = "INSERT INTO person(" PERSON ", fold)"
                                  " SELECT $1, $2, $3, $4, $5, $6, $7, $8, nullif($9, '')"
                                  " WHERE NOT EXISTS"
                                  " (SELECT 1 FROM person WHERE fold = $9 AND id <> $1)"
                                  " ON CONFLICT(id) DO UPDATE SET name = excluded.name,"
                                  " password = excluded.password, seen = excluded.seen,"
                                  " fold = excluded.fold"
                                  " WHERE person.password <> '-'"
                                  " AND (person.password = '' OR excluded.password <> '')",
                           .args = "tttiiiiit",
                           .nothing = NOTHING_IS_RACE,
                           .writes = true,
                           .tells = true },
    [STORE_GET_PERSON] = { .sql = "SELECT " PERSON " FROM person WHERE id = $1",
                           .args = "t",
                           .cols = "tttiiiii",
                           .take = take_person,
                           .nothing = NOTHING_IS_NONE },
    [STORE_FIND_PERSON] = { .sql = "SELECT " PERSON " FROM person WHERE fold = $1",
                            .args = "t",
                            .cols = "tttiiiii",
                            .take = take_person,
                            .nothing = NOTHING_IS_NONE },
    [STORE_COUNT_GAME] = { .sql = "UPDATE person SET played = played + 1,"
                                  " finished = finished + $2, left_early = left_early + $3"
                                  " WHERE id = $1",
                           .args = "tii",
                           .nothing = NOTHING_IS_NONE,
                           .writes = true },
    /* A line of chat is name, line end, text. SQLite calls strpos instr (store_sqlite.c). */
    [STORE_FORGET_CHAT] = { .sql = "UPDATE chat SET text = $2 || substr(text, strpos(text, $3))"
                                   " WHERE person = $1",
                            .args = "ttt",
                            .writes = true },
    /* `~ sit 1 ID NAME`, `~ ask 3 ID NAME`: found by an index on just that (store_schema.h). */
    [STORE_FORGET_ROWS] = { .sql = "UPDATE log SET text = substr(text, 1, 29) || ' ' || $2"
                                   " WHERE substr(text, 9, 21) = $1"
                                   " AND substr(text, 1, 6) IN ('~ sit ', '~ ask ')",
                            .args = "tt",
                            .writes = true },
    /* `-` is nobody's password: neither a guest nor an account ever has this id again. */
    [STORE_FORGET_PERSON] = { .sql = "UPDATE person SET name = $2, fold = NULL, password = '-',"
                                     " created = 0, seen = 0, played = 0, finished = 0,"
                                     " left_early = 0 WHERE id = $1",
                              .args = "tt",
                              .nothing = NOTHING_IS_NONE,
                              .writes = true,
                              .tells = true },
    [STORE_TAKE_LEASE] = { .sql = "INSERT INTO lease(game, node, until)"
                                  " SELECT id, $2, " STORE_CLOCK " + $3 FROM game WHERE id = $1"
                                  " ON CONFLICT(game) DO UPDATE"
                                  " SET node = excluded.node, until = excluded.until"
                                  " WHERE lease.node = excluded.node"
                                  " OR lease.until <= " STORE_CLOCK,
                           .args = "tti",
                           .nothing = NOTHING_LOOK,
                           .writes = true },
    [STORE_HAS_TABLE] = { .sql = "SELECT id FROM game WHERE id = $1",
                          .args = "t",
                          .cols = "t",
                          .take = take_nothing },
    [STORE_HAS_ROW] = { .sql = "SELECT game FROM log"
                               " WHERE game = $1 AND seq = $2 AND at = $3 AND text = $4",
                        .args = "tiit",
                        .cols = "t",
                        .take = take_nothing },
};

void store_sql(const char *sql, const char *clock, char *out, size_t cap)
{
    size_t n = 0;
    out[0] = '\0';
    while (*sql != '\0' && n + 1 < cap) {
        bool here = strncmp(sql, STORE_CLOCK, strlen(STORE_CLOCK)) == 0;
        int wrote =
            here ? snprintf(out + n, cap - n, "%s", clock) : snprintf(out + n, cap - n, "%c", *sql);
        n += (size_t)wrote;
        sql += here ? strlen(STORE_CLOCK) : 1;
    }
}

const struct store_query *store_query(enum store_kind kind)
{
    return &queries[kind];
}

/* ------------------------------------------------------------ requests */

void store_add_table(struct store *s, const struct store_table *t, store_done *done, void *ctx)
{
    struct store_job *j = store_job_new(STORE_ADD_TABLE, done, ctx);
    arg_text(j, t->id);
    arg_int(j, t->created);
    arg_int(j, t->ended);
    arg_int(j, t->listed);
    arg_text(j, t->setup);
    arg_bytes(j, t->seed, sizeof t->seed);
    store_queue(s, j);
}

void store_end_table(struct store *s, const char *table, int64_t at, store_done *done, void *ctx)
{
    struct store_job *j = store_job_new(STORE_END_TABLE, done, ctx);
    arg_text(j, table);
    arg_int(j, at);
    store_queue(s, j);
}

/* Many requests are the id of a table or person and no more than a number. */
static struct store_job *by_id(enum store_kind kind, const char *id, store_done *done, void *ctx)
{
    struct store_job *j = store_job_new(kind, done, ctx);
    arg_text(j, id);
    return j;
}

void store_get_table(struct store *s, const char *table, store_done *done, void *ctx)
{
    store_queue(s, by_id(STORE_GET_TABLE, table, done, ctx));
}

void store_list_tables(struct store *s, bool only_open, int limit, store_done *done, void *ctx)
{
    enum store_kind kind = only_open ? STORE_OPEN_TABLES : STORE_ALL_TABLES;
    struct store_job *j = store_job_new(kind, done, ctx);
    arg_int(j, limit > 0 ? limit : INT64_MAX);
    store_queue(s, j);
}

void store_append(struct store *s, const struct store_row *row, store_done *done, void *ctx)
{
    struct store_job *j = by_id(STORE_APPEND, row->table, done, ctx);
    arg_int(j, row->seq);
    arg_int(j, row->at);
    arg_text(j, row->text);
    store_queue(s, j);
}

void store_read(struct store *s, const char *table, int32_t from, store_done *done, void *ctx)
{
    struct store_job *j = by_id(STORE_READ, table, done, ctx);
    arg_int(j, from);
    store_queue(s, j);
}

void store_add_chat(struct store *s, const struct store_chat *c, store_done *done, void *ctx)
{
    struct store_job *j = by_id(STORE_ADD_CHAT, c->table, done, ctx);
    arg_int(j, c->at);
    arg_text(j, c->person);
    arg_text(j, c->text);
    store_queue(s, j);
}

void store_read_chat(struct store *s, const char *table, int64_t after, int most, store_done *done,
                     void *ctx)
{
    struct store_job *j = by_id(STORE_READ_CHAT, table, done, ctx);
    arg_int(j, after);
    arg_int(j, most);
    store_queue(s, j);
}

void store_put_person(struct store *s, const struct store_person *p, store_done *done, void *ctx)
{
    char fold[2 * STORE_NAME] = "";
    if (p->password[0] != '\0') /* guests may share a name */
        store_fold(p->name, fold, sizeof fold);
    struct store_job *j = by_id(STORE_PUT_PERSON, p->id, done, ctx);
    arg_text(j, p->name);
    arg_text(j, p->password);
    arg_int(j, p->created);
    arg_int(j, p->seen);
    arg_int(j, p->played);
    arg_int(j, p->finished);
    arg_int(j, p->left_early);
    arg_text(j, fold);
    store_queue(s, j);
}

void store_get_person(struct store *s, const char *id, store_done *done, void *ctx)
{
    store_queue(s, by_id(STORE_GET_PERSON, id, done, ctx));
}

void store_find_person(struct store *s, const char *name, store_done *done, void *ctx)
{
    char fold[2 * STORE_NAME];
    store_fold(name, fold, sizeof fold);
    store_queue(s, by_id(STORE_FIND_PERSON, fold, done, ctx));
}

/* The person last: if the others fail the account is still there, to be deleted again. */
void store_forget_person(struct store *s, const char *id, const char *name, store_done *done,
                         void *ctx)
{
    struct store_job *chat = by_id(STORE_FORGET_CHAT, id, NULL, NULL);
    arg_text(chat, name);
    arg_text(chat, "\n");
    store_queue(s, chat);
    struct store_job *rows = by_id(STORE_FORGET_ROWS, id, NULL, NULL);
    arg_text(rows, name);
    store_queue(s, rows);
    struct store_job *person = by_id(STORE_FORGET_PERSON, id, done, ctx);
    arg_text(person, name);
    store_queue(s, person);
}

void store_count_game(struct store *s, const char *person, bool finished, bool left_early,
                      store_done *done, void *ctx)
{
    struct store_job *j = by_id(STORE_COUNT_GAME, person, done, ctx);
    arg_int(j, finished);
    arg_int(j, left_early);
    store_queue(s, j);
}

void store_lease(struct store *s, const char *table, const char *node, int64_t ms, store_done *done,
                 void *ctx)
{
    struct store_job *j = by_id(STORE_TAKE_LEASE, table, done, ctx);
    arg_text(j, node);
    arg_int(j, ms);
    store_queue(s, j);
}
