/* fuzz_message.c - the server's message handler without sockets and without a database.
 *
 * Each line of the input is one message of one of three clients at a table in play; its first byte says whose and whether
 * the store fails meanwhile. `$T` in a message stands for the table. Whatever comes in: what goes out is JSON with a "t",
 * an error has a code, and every room is what its rows say. */
#include "fuzz.h"
#include "srv_live.h"

#include <sodium.h>

enum {
    CLIENTS = 3,
    MOST_ROWS = 4000,
    MOST_TABLES = 64,
    MOST_JOBS = 4096
};

static struct srv srv;
static struct conn client[CLIENTS];
static bool dropped[CLIENTS];
static char table_id[STORE_ID];

/* ----------------------------------------------------------------- connections */

static void check_message(const char *text, size_t n)
{
    json_t *j = json_loadb(text, n, JSON_REJECT_DUPLICATES, NULL);
    const char *word = json_string_value(json_object_get(j, "t"));
    FUZZ_MUST(word != NULL);
    FUZZ_MUST(strcmp(word, "error") != 0 || json_is_string(json_object_get(j, "code")));
    if (strcmp(word, "created") == 0)
        snprintf(table_id, sizeof table_id, "%s", json_string_value(json_object_get(j, "table")));
    json_decref(j);
}

void conn_send(struct conn *c, const char *text, size_t n)
{
    (void)c;
    check_message(text, n);
}

void conn_send_json(struct conn *c, json_t *j)
{
    char *text = json_dumps(j, JSON_COMPACT);
    FUZZ_MUST(text != NULL);
    conn_send(c, text, strlen(text));
    free(text);
    json_decref(j);
}

size_t conn_waiting(const struct conn *c)
{
    (void)c;
    return 0;
}

void conn_drop(struct conn *c, const char *why)
{
    (void)why;
    dropped[c - client] = true;
}

/* ----------------------------------------------------------------------- store */

static struct { /* everything is in memory and forgotten after each input */
    struct store_table table[MOST_TABLES];
    struct store_row row[MOST_ROWS];
    int n_tables, n_rows, n_jobs, done;
    enum store_result fault;
    struct job {
        struct store_answer answer;
        store_done *done;
        void *ctx;
        struct store_table table;
        struct store_row *rows;
    } job[MOST_JOBS];
} disk;

static struct job *job(enum store_result result, store_done *done, void *ctx)
{
    FUZZ_MUST(disk.n_jobs < MOST_JOBS);
    struct job *j = &disk.job[disk.n_jobs++];
    *j = (struct job){ .answer = { .result = result }, .done = done, .ctx = ctx };
    return j;
}

static struct store_table *find_table(const char *id)
{
    for (int i = 0; i < disk.n_tables; i++)
        if (strcmp(disk.table[i].id, id) == 0)
            return &disk.table[i];
    return NULL;
}

void store_add_table(struct store *s, const struct store_table *t, store_done *done, void *ctx)
{
    bool ok = disk.fault == STORE_OK && disk.n_tables < MOST_TABLES;
    (void)s;
    if (ok)
        disk.table[disk.n_tables++] = *t;
    job(ok ? STORE_OK : STORE_DOWN, done, ctx);
}

void store_end_table(struct store *s, const char *table, int64_t at, store_done *done, void *ctx)
{
    struct store_table *t = find_table(table);
    (void)s;
    if (t != NULL)
        t->ended = at;
    job(t != NULL ? STORE_OK : STORE_NONE, done, ctx);
}

void store_get_table(struct store *s, const char *table, store_done *done, void *ctx)
{
    struct store_table *t = find_table(table);
    struct job *j = job(t != NULL ? STORE_OK : STORE_NONE, done, ctx);
    (void)s;
    if (t != NULL) {
        j->table = *t;
        j->answer.tables = &j->table;
        j->answer.n = 1;
    }
}

void store_list_tables(struct store *s, bool only_open, int limit, store_done *done, void *ctx)
{
    (void)s;
    (void)only_open;
    (void)limit;
    job(STORE_DOWN, done, ctx);
}

static int rows_of(const char *table)
{
    int n = 0;
    for (int i = 0; i < disk.n_rows; i++)
        n += strcmp(disk.row[i].table, table) == 0;
    return n;
}

void store_append(struct store *s, const struct store_row *row, store_done *done, void *ctx)
{
    enum store_result result = disk.fault;
    (void)s;
    if (result == STORE_OK && (find_table(row->table) == NULL || disk.n_rows == MOST_ROWS))
        result = find_table(row->table) == NULL ? STORE_NONE : STORE_DOWN;
    if (result == STORE_OK) {
        FUZZ_MUST(rows_of(row->table) == row->seq); /* one after the other, no holes */
        disk.row[disk.n_rows] = *row;
        disk.row[disk.n_rows++].text = strdup(row->text);
    }
    job(result, done, ctx);
}

void store_read(struct store *s, const char *table, int32_t from, store_done *done, void *ctx)
{
    struct job *j = job(disk.fault == STORE_DOWN ? STORE_DOWN : STORE_OK, done, ctx);
    (void)s;
    j->rows = calloc((size_t)disk.n_rows + 1, sizeof *j->rows);
    for (int i = 0; i < disk.n_rows && j->answer.result == STORE_OK; i++)
        if (strcmp(disk.row[i].table, table) == 0 && disk.row[i].seq >= from)
            j->rows[j->answer.n++] = disk.row[i];
    j->answer.rows = j->rows;
}

void store_add_chat(struct store *s, const struct store_chat *c, store_done *done, void *ctx)
{
    (void)s;
    FUZZ_MUST(strlen(c->text) < STORE_NAME + SRV_CHAT + 2);
    job(STORE_DOWN, done, ctx);
}

void store_read_chat(struct store *s, const char *table, int64_t after, int most, store_done *done,
                     void *ctx)
{
    (void)s;
    (void)table;
    (void)after;
    FUZZ_MUST(most > 0 && most <= SRV_RECAP);
    job(STORE_OK, done, ctx);
}

void store_put_person(struct store *s, const struct store_person *p, store_done *done, void *ctx)
{
    (void)s;
    FUZZ_MUST(people_name_ok(p->name));
    job(STORE_OK, done, ctx);
}

void store_get_person(struct store *s, const char *id, store_done *done, void *ctx)
{
    (void)s;
    FUZZ_MUST(strlen(id) < STORE_ID);
    job(STORE_NONE, done, ctx);
}

void store_find_person(struct store *s, const char *name, store_done *done, void *ctx)
{
    (void)s;
    (void)name;
    job(STORE_NONE, done, ctx);
}

void store_forget_person(struct store *s, const char *id, const char *name, store_done *done,
                         void *ctx)
{
    (void)s;
    FUZZ_MUST(strlen(id) < STORE_ID && name[0] != '\0');
    job(STORE_OK, done, ctx);
}

void store_count_game(struct store *s, const char *person, bool finished, bool left_early,
                      store_done *done, void *ctx)
{
    (void)s;
    (void)person;
    FUZZ_MUST(finished != left_early);
    job(STORE_OK, done, ctx);
}

void store_lease(struct store *s, const char *table, const char *node, int64_t ms, store_done *done,
                 void *ctx)
{
    (void)s;
    (void)table;
    (void)node;
    (void)ms;
    job(STORE_OK, done, ctx);
}

static void deliver(void)
{
    while (disk.done < disk.n_jobs) {
        struct job j = disk.job[disk.done++];
        if (j.done != NULL)
            j.done(j.ctx, &j.answer);
        free(j.rows);
    }
    disk.n_jobs = disk.done = 0;
}

static void forget_all(void)
{
    for (int i = 0; i < disk.n_rows; i++)
        free((char *)disk.row[i].text);
    memset(&disk, 0, sizeof disk);
}

/* ------------------------------------------------------------------- the rooms */

static void run(void)
{
    deliver();
    uv_run(&srv.loop, UV_RUN_DEFAULT); /* bots */
    deliver();
}

/* Applied rows beyond the store's are waiting for it; the others are the same. */
static void check_rooms(void)
{
    struct th_why why = { 0 };
    for (const struct live *l = srv.live; l != NULL; l = l->next) {
        FUZZ_MUST(!l->broken);
        if (l->loading)
            continue;
        FUZZ_MUST(l->first != NULL || l->stale || l->room.n_rows == rows_of(l->room.about.id));
        if (l->room.status != ROOM_LOBBY && !(l->room.aborted && th_ply(l->room.state) == 0))
            FUZZ_MUST(l->room.game->check(l->room.rules, l->room.state, &why) == 0);
    }
}

static void say(int who, const char *text)
{
    if (!dropped[who])
        msg_take(&client[who], text, strlen(text));
    run();
}

/* Puts the table's id where the message says $T. */
static void say_about(int who, const char *text)
{
    char out[2 * TH_LINE];
    const char *at = strstr(text, "$T");
    if (at == NULL || strlen(text) + STORE_ID >= sizeof out)
        say(who, text);
    else {
        snprintf(out, sizeof out, "%.*s%s%s", (int)(at - text), text, table_id, at + 2);
        say(who, out);
    }
}

static void open_all(void)
{
    memset(&srv.fig, 0, sizeof srv.fig);
    table_id[0] = '\0';
    srv.conns = NULL;
    for (int i = 0; i < CLIENTS; i++) {
        memset(&client[i], 0, sizeof client[i]);
        dropped[i] = false;
        client[i].srv = &srv;
        client[i].serial = ++srv.serials;
        snprintf(client[i].address, sizeof client[i].address, "client %d", i);
        client[i].next = srv.conns;
        srv.conns = &client[i];
        msg_opened(&client[i]);
        say(i, "{\"t\":\"hello\",\"protocol\":1,\"name\":\"Ann\"}");
    }
    say(0, "{\"t\":\"new\",\"setup\":\"catan seats=3\",\"seats\":[\"me\",\"open\",\"random\"]}");
    say_about(1, "{\"t\":\"join\",\"table\":\"$T\"}");
    say_about(2, "{\"t\":\"watch\",\"table\":\"$T\"}");
}

static void close_all(void)
{
    disk.fault = STORE_OK;
    for (int i = 0; i < CLIENTS; i++)
        msg_closed(&client[i]);
    srv.conns = NULL;
    srv.stopping = true; /* bots at work are waited for, no new ones begin */
    run();
    live_close_all(&srv);
    srv.stopping = false;
    limit_sweep(&srv, true);
    forget_all();
}

static void each(void *arg, char *line)
{
    static const enum store_result fault[] = { STORE_OK, STORE_OK, STORE_DOWN, STORE_RACE };
    int *left = arg;
    if (line[0] == '\0' || (*left)-- <= 0)
        return;
    disk.fault = fault[line[0] >> 2 & 3];
    say_about((line[0] & 3) % CLIENTS, line + 1);
    check_rooms();
    disk.fault = STORE_OK;
    for (struct live *l = srv.live; l != NULL; l = l->next)
        l->rest_until = 0;
    live_tick(&srv);
    run();
    check_rooms();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
    int left = 64; /* messages */
    if (srv.cfg.address == NULL) {
        FUZZ_MUST(sodium_init() >= 0);
        uv_loop_init(&srv.loop);
        srv.cfg = (struct srv_config){ .address = "sqlite:", .bot_ms = 1, .quiet = true };
        srv.hashing = SRV_HASHES; /* passwords take too long here */
        srv_random_id(srv.node, 'n');
    }
    open_all();
    fuzz_lines(data, n, &left, each);
    close_all();
    return 0;
}
