/* test_store.c - what the store promises while all is well, the same for both back ends.
 *
 *     test_store sqlite | postgres */
#include "store_help.h"
#include "store_back.h"
#include "store_schema.h"

#include <libpq-fe.h>
#include <sqlite3.h>
#include <sys/stat.h>

static struct {
    char address[300], folder[200], file[240];
    const char *conninfo; /* NULL = SQLite */
} here;

/* ------------------------------------------------------------ tables */

static void test_tables(struct kit *k)
{
    struct got g = { 0 };
    struct store_table t = help_table("tables-1", 10);
    snprintf(t.setup, sizeof t.setup, "%s", "it's \"q\" \\ % $1 ?1 \xd1\x91 \xf0\x9f\x8e\xb2");
    t.listed = false;
    TAP_EQ(DO(k, &g, store_add_table(k->s, &t, got_it, &g)), STORE_OK, "a table is added");
    TAP_EQ(DO(k, &g, store_add_table(k->s, &t, got_it, &g)), STORE_RACE, "but not twice");
    TAP_EQ(DO(k, &g, store_get_table(k->s, "tables-1", got_it, &g)), STORE_OK, "it is found");
    TAP_OK(g.n == 1 && memcmp(g.tables[0].seed, t.seed, 32) == 0, "its seed is the same 32 bytes");
    TAP_STR(g.n ? g.tables[0].setup : NULL, t.setup, "quotes and UTF-8 of the setup survive");
    TAP_OK(g.n && g.tables[0].created == 10 && g.tables[0].ended == 0 && !g.tables[0].listed,
           "so do its times and listed");
    TAP_EQ(DO(k, &g, store_get_table(k->s, "nowhere", got_it, &g)), STORE_NONE, "others are not");
    memset(t.setup, 'x', sizeof t.setup - 1);
    snprintf(t.id, sizeof t.id, "tables-2");
    t.created = 30, t.listed = true;
    TAP_EQ(DO(k, &g, store_add_table(k->s, &t, got_it, &g)), STORE_OK, "a setup may be long");
    snprintf(t.id, sizeof t.id, "tables-3");
    t.created = 20;
    TAP_EQ(DO(k, &g, store_add_table(k->s, &t, got_it, &g)), STORE_OK, "a third table");
    got_free(&g);
}

static void test_list(struct kit *k)
{
    struct got g = { 0 };
    TAP_EQ(DO(k, &g, store_list_tables(k->s, false, 0, got_it, &g)), STORE_OK, "tables are listed");
    TAP_OK(g.n == 3 && strcmp(g.tables[0].id, "tables-2") == 0 &&
               strcmp(g.tables[1].id, "tables-3") == 0 && strcmp(g.tables[2].id, "tables-1") == 0,
           "the newest first");
    TAP_EQ(g.n ? strlen(g.tables[0].setup) : 0, STORE_SETUP - 1, "the long setup is whole");
    DO(k, &g, store_list_tables(k->s, false, 2, got_it, &g));
    TAP_EQ(g.n, 2, "as many as asked for");
    TAP_EQ(DO(k, &g, store_end_table(k->s, "tables-3", 77, got_it, &g)), STORE_OK, "a table ends");
    TAP_EQ(DO(k, &g, store_end_table(k->s, "tables-3", 99, got_it, &g)), STORE_OK, "ends again");
    TAP_EQ(DO(k, &g, store_end_table(k->s, "none", 99, got_it, &g)), STORE_NONE, "if it exists");
    DO(k, &g, store_get_table(k->s, "tables-3", got_it, &g));
    TAP_EQ(g.n ? g.tables[0].ended : -1, 77, "the first end counts");
    DO(k, &g, store_list_tables(k->s, true, 10, got_it, &g));
    TAP_OK(g.n == 2 && strcmp(g.tables[1].id, "tables-1") == 0, "open ones can be listed alone");
    got_free(&g);
}

/* ------------------------------------------------------------ log */

static void test_log(struct kit *k)
{
    struct got g = { 0 };
    TAP_EQ(append(k, "log-1", 0, "1 road e37"), STORE_NONE, "no table, no log");
    add_table(k, "log-1");
    TAP_EQ(append(k, "log-1", 0, "~ join 1 p7f3 O'Neill \"\\\" \xd0\xac"), STORE_OK, "a row");
    TAP_EQ(append(k, "log-1", 1, ""), STORE_OK, "an empty row");
    TAP_EQ(append(k, "log-1", 1, "other"), STORE_RACE, "a seq is written once");
    TAP_EQ(append(k, "log-1", 2, "* dice 4 3"), STORE_OK, "the next");
    TAP_EQ(DO(k, &g, store_read(k->s, "log-1", 0, got_it, &g)), STORE_OK, "the log is read");
    TAP_EQ(g.n, 3, "all rows of it");
    if (g.n == 3) {
        TAP_STR(g.rows[0].text, "~ join 1 p7f3 O'Neill \"\\\" \xd0\xac",
                "quotes and UTF-8 survive");
        TAP_STR(g.rows[1].text, "", "the loser of a race wrote nothing");
        TAP_OK(g.rows[2].seq == 2 && g.rows[2].at == 1002, "seq and time are there");
        TAP_STR(g.rows[2].table, "log-1", "so is the table");
    }
    TAP_EQ(DO(k, &g, store_read(k->s, "log-1", 2, got_it, &g)), STORE_OK, "from a seq on");
    TAP_OK(g.n == 1 && g.rows[0].seq == 2, "only the rows from there");
    TAP_EQ(DO(k, &g, store_read(k->s, "log-1", 3, got_it, &g)), STORE_OK, "behind the end");
    TAP_EQ(g.n, 0, "there are none");
    got_free(&g);
}

/* Asked one after the other without waiting. */
static void test_order(struct kit *k)
{
    enum {
        N = 300
    };
    static struct got wrote[N], saw[N];
    int bad = 0;
    add_table(k, "order");
    for (int i = 0; i < N; i++) {
        char text[20];
        snprintf(text, sizeof text, "row %d", i);
        struct store_row r = help_row("order", i, text);
        store_append(k->s, &r, got_it, &wrote[i]);
        memset(text, '#', sizeof text); /* texts are copied */
        store_read(k->s, "order", 0, got_it, &saw[i]);
    }
    kit_wait(k, &saw[N - 1]);
    for (int i = 0; i < N; i++)
        bad += wrote[i].result != STORE_OK || !wrote[i].there || saw[i].n != i + 1;
    TAP_EQ(bad, 0, "every read sees the writes before it and none after");
    TAP_STR(saw[N - 1].n == N ? saw[N - 1].rows[N - 1].text : NULL, "row 299", "texts are copied");
    for (int i = 0; i < N; i++)
        got_free(&saw[i]);
}

/* A row the database refuses must not take its neighbours along. */
static void test_bad_neighbour(struct kit *k)
{
    struct got g[4] = { 0 };
    add_table(k, "neighbour");
    add_table(k, "bystander");
    const char *text[3] = { "before", "not UTF-8: \xff\xfe", "behind" };
    for (int i = 0; i < 3; i++) {
        struct store_row r = help_row("neighbour", i, text[i]);
        store_append(k->s, &r, got_it, &g[i]);
    }
    struct store_row other = help_row("bystander", 0, "elsewhere");
    store_append(k->s, &other, got_it, &g[3]);
    kit_wait(k, &g[3]);
    TAP_OK(g[0].result == STORE_OK && g[3].result == STORE_OK, "its neighbours are written");
    TAP_OK(g[2].result == (g[1].result == STORE_OK ? STORE_OK : STORE_RACE),
           "the row behind it follows it or is refused: a log has no holes");
    TAP_EQ(g[1].result, here.conninfo ? STORE_DOWN : STORE_OK, "bytes that are no text");
}

/* ------------------------------------------------------------ people, chat */

static enum store_result put(struct kit *k, const char *id, const char *name, const char *password)
{
    struct got g = { 0 };
    struct store_person p = { .created = 1, .seen = 2, .played = 3 };
    snprintf(p.id, sizeof p.id, "%s", id);
    snprintf(p.name, sizeof p.name, "%s", name);
    snprintf(p.password, sizeof p.password, "%s", password);
    return DO(k, &g, store_put_person(k->s, &p, got_it, &g));
}

static void test_people(struct kit *k)
{
    struct got g = { 0 };
    TAP_EQ(put(k, "p1", "Ann", ""), STORE_OK, "a guest");
    TAP_EQ(put(k, "p2", "Ann", ""), STORE_OK, "guests may share a name");
    TAP_EQ(DO(k, &g, store_find_person(k->s, "Ann", got_it, &g)), STORE_NONE, "no account yet");
    TAP_EQ(put(k, "p3", "Ann", "$argon2id$x"), STORE_OK, "an account may have it too");
    TAP_EQ(put(k, "p1", "aNN", "$argon2id$y"), STORE_RACE, "but no second account");
    TAP_EQ(DO(k, &g, store_find_person(k->s, "ANN", got_it, &g)), STORE_OK, "found in any case");
    TAP_STR(g.person.id, "p3", "the right one");
    TAP_STR(g.person.name, "Ann", "with its own spelling");
    TAP_STR(g.person.password, "$argon2id$x", "and its password");
    TAP_EQ(put(k, "p3", "Ann", ""), STORE_RACE, "an account never becomes a guest again");
    TAP_EQ(put(k, "p3", "Anna", "$argon2id$z"), STORE_OK, "an account takes another name");
    TAP_EQ(put(k, "p1", "ann", "$argon2id$y"), STORE_OK, "then the old name is free");
    TAP_EQ(put(k, "p4", "\xd0\x81\xd0\xb6\xd0\xb8\xd0\xba", "h"), STORE_OK, "a Russian name");
    TAP_EQ(put(k, "p5", "\xd1\x91\xd0\x96\xd0\x98\xd0\x9a", "h"), STORE_RACE, "in any case");
    TAP_EQ(DO(k, &g, store_get_person(k->s, "nobody", got_it, &g)), STORE_NONE, "nobody");
    TAP_EQ(DO(k, &g, store_count_game(k->s, "p1", true, false, got_it, &g)), STORE_OK, "a game");
    TAP_EQ(DO(k, &g, store_count_game(k->s, "p1", false, true, got_it, &g)), STORE_OK, "another");
    TAP_EQ(DO(k, &g, store_count_game(k->s, "p9", false, true, got_it, &g)), STORE_NONE,
           "nobody's");
    put(k, "p1", "ann", "$argon2id$w");
    TAP_EQ(DO(k, &g, store_get_person(k->s, "p1", got_it, &g)), STORE_OK, "by id");
    TAP_OK(g.person.played == 5 && g.person.finished == 1 && g.person.left_early == 1,
           "putting a person again leaves the figures alone");
    TAP_STR(g.person.password, "$argon2id$w", "but changes the password");
    TAP_EQ(DO(k, &g, store_forget_person(k->s, "p1", "Nobody", got_it, &g)), STORE_OK, "deleted");
    TAP_EQ(put(k, "p1", "ann", "$argon2id$v"), STORE_RACE,
           "a password that comes too late brings nobody back");
    TAP_EQ(DO(k, &g, store_find_person(k->s, "ann", got_it, &g)), STORE_NONE, "the name is free");
    got_free(&g);
}

static void test_fold(void)
{
    char out[64];
    store_fold("AZaz09 \xc3\x84\xc3\x97\xc3\xbf", out, sizeof out);
    TAP_STR(out, "azaz09 \xc3\xa4\xc3\x97\xc3\xbf", "ASCII and Latin-1 fold");
    store_fold("\xc5\x81\xc5\xb8\xc5\xbd\xc4\x80\xc5\x82", out, sizeof out);
    TAP_STR(out, "\xc5\x82\xc3\xbf\xc5\xbe\xc4\x81\xc5\x82", "so does Latin Extended-A");
    store_fold("\xce\xa9\xcf\x82\xd0\x81\xd0\xaf\xd1\x8f", out, sizeof out);
    TAP_STR(out, "\xcf\x89\xcf\x83\xd1\x91\xd1\x8f\xd1\x8f", "Greek and Cyrillic too");
    store_fold("\xe4\xb8\xad\xff\xc3", out, sizeof out);
    TAP_STR(out, "\xe4\xb8\xad\xff\xc3", "the rest is copied");
    store_fold("ABCDEF", out, 5);
    TAP_STR(out, "abc", "never more than fits");
}

static enum store_result say(struct kit *k, struct got *g, const char *table, const char *text)
{
    struct store_chat c = { .at = 9, .text = text };
    snprintf(c.table, sizeof c.table, "%s", table);
    snprintf(c.person, sizeof c.person, "p1");
    return DO(k, g, store_add_chat(k->s, &c, got_it, g));
}

static void test_chat(struct kit *k)
{
    struct got g = { 0 };
    TAP_EQ(say(k, &g, "chat-1", "hello?"), STORE_NONE, "no table, no chat");
    add_table(k, "chat-1");
    TAP_EQ(say(k, &g, "chat-1", "hello"), STORE_OK, "a line of chat");
    int64_t first = g.n == 1 ? g.chats[0].id : -1;
    TAP_EQ(say(k, &g, "chat-1", "it's <b>me</b> \xf0\x9f\x90\x91"), STORE_OK, "another");
    TAP_OK(g.n == 1 && g.chats[0].id > first, "numbers grow and are told");
    TAP_EQ(DO(k, &g, store_read_chat(k->s, "chat-1", 0, 100, got_it, &g)), STORE_OK,
           "chat is read");
    TAP_OK(g.n == 2 && strcmp(g.chats[0].text, "hello") == 0, "in order");
    TAP_STR(g.n == 2 ? g.chats[1].text : NULL, "it's <b>me</b> \xf0\x9f\x90\x91", "as it was said");
    TAP_OK(g.n == 2 && g.chats[1].at == 9 && strcmp(g.chats[1].person, "p1") == 0, "when, by whom");
    TAP_EQ(DO(k, &g, store_read_chat(k->s, "chat-1", first, 100, got_it, &g)), STORE_OK,
           "after one");
    TAP_EQ(g.n, 1, "only what is newer");
    for (int i = 0; i < 10; i++)
        say(k, &g, "chat-1", i < 9 ? "more" : "last");
    TAP_EQ(DO(k, &g, store_read_chat(k->s, "chat-1", 0, 3, got_it, &g)), STORE_OK, "the end of it");
    TAP_OK(g.n == 3 && strcmp(g.chats[2].text, "last") == 0 && g.chats[0].id + 2 == g.chats[2].id,
           "so many lines, the newest, in order");
    got_free(&g);
}

/* ------------------------------------------------------------ two handles */

static enum store_result lease(struct kit *k, const char *table, const char *node, int64_t ms)
{
    struct got g = { 0 };
    return DO(k, &g, store_lease(k->s, table, node, ms, got_it, &g));
}

static void test_lease(struct kit *a, struct kit *b)
{
    add_table(a, "lease");
    TAP_EQ(lease(a, "nowhere", "A", 100), STORE_NONE, "no table, no lease");
    TAP_EQ(lease(a, "lease", "A", 60000), STORE_OK, "A takes the lease");
    TAP_EQ(lease(b, "lease", "B", 60000), STORE_RACE, "B cannot");
    TAP_EQ(lease(a, "lease", "A", 1), STORE_OK, "A renews, for a moment");
    usleep(20000);
    TAP_EQ(lease(b, "lease", "B", 60000), STORE_OK, "B takes it when it is over");
    TAP_EQ(lease(a, "lease", "A", 60000), STORE_RACE, "and A has lost it");
    TAP_EQ(lease(b, "lease", "B", 0), STORE_OK, "B gives it back");
    TAP_EQ(lease(a, "lease", "A", 60000), STORE_OK, "A takes it at once");
}

static void test_lease_race(struct kit *a, struct kit *b)
{
    enum {
        N = 50
    };
    static struct got ga[N], gb[N];
    int both = 0;
    for (int i = 0; i < N; i++) {
        char id[STORE_ID];
        snprintf(id, sizeof id, "lease-%d", i);
        add_table(a, id);
    }
    for (int i = 0; i < N; i++) {
        char id[STORE_ID];
        snprintf(id, sizeof id, "lease-%d", i);
        store_lease(a->s, id, "A", 60000, got_it, &ga[i]);
        store_lease(b->s, id, "B", 60000, got_it, &gb[i]);
    }
    kit_wait(a, &ga[N - 1]);
    kit_wait(b, &gb[N - 1]);
    for (int i = 0; i < N; i++)
        both += (ga[i].result == STORE_OK) == (gb[i].result == STORE_OK) ||
                ga[i].result == STORE_DOWN || gb[i].result == STORE_DOWN;
    TAP_EQ(both, 0, "of two that want a lease at once exactly one gets it");
}

/* Both want the same rows of two tables, in opposite order: each waits for the other's rows. */
static void test_race(struct kit *a, struct kit *b)
{
    enum {
        N = 200
    };
    static struct got got[2][2][N];
    const char *name[2] = { "race-0", "race-1" };
    int wrong = 0;
    add_table(a, name[0]);
    add_table(a, name[1]);
    for (int i = 0; i < N; i++) {
        for (int t = 0; t < 2; t++) {
            struct store_row r = help_row(name[t], i, "A"), q = help_row(name[!t], i, "B");
            store_append(a->s, &r, got_it, &got[0][t][i]);
            store_append(b->s, &q, got_it, &got[1][!t][i]);
        }
    }
    kit_wait(a, &got[0][1][N - 1]);
    kit_wait(b, &got[1][0][N - 1]);
    for (int t = 0; t < 2; t++) {
        struct got g = { 0 };
        DO(a, &g, store_read(a->s, name[t], 0, got_it, &g));
        for (int i = 0; i < N; i++) {
            bool by_a = g.n == N && g.rows[i].text[0] == 'A';
            wrong += got[0][t][i].result != (by_a ? STORE_OK : STORE_RACE) ||
                     got[1][t][i].result != (by_a ? STORE_RACE : STORE_OK);
        }
        got_free(&g);
    }
    TAP_EQ(wrong, 0, "of two that write a seq one is told OK, whose row it is, the other RACE");
}

static void test_chat_race(struct kit *a, struct kit *b)
{
    enum {
        N = 100
    };
    static struct got got[2][N];
    struct got g = { 0 };
    struct store_chat c = { .table = "chat-race", .text = "me first" };
    int bad = 0;
    add_table(a, "chat-race");
    for (int i = 0; i < N; i++) {
        store_add_chat(a->s, &c, got_it, &got[0][i]);
        store_add_chat(b->s, &c, got_it, &got[1][i]);
    }
    kit_wait(a, &got[0][N - 1]);
    kit_wait(b, &got[1][N - 1]);
    DO(a, &g, store_read_chat(a->s, "chat-race", 0, 1000, got_it, &g));
    TAP_EQ(g.n, 2 * N, "every line of two that chat at once is there");
    for (int i = 0; i < g.n; i++)
        bad += g.chats[i].id != i + 1;
    TAP_EQ(bad, 0, "numbered without gap or repetition");
    got_free(&g);
    for (int i = 0; i < 2 * N; i++) {
        bad += got[i % 2][i / 2].result != STORE_OK || got[i % 2][i / 2].n != 1;
        got_free(&got[i % 2][i / 2]);
    }
    TAP_EQ(bad, 0, "and each was told its number");
}

/* ------------------------------------------------------------ batches, close */

static void test_group(struct kit *k)
{
    enum {
        N = 2000
    };
    static struct got g[N];
    struct store_figures before, after;
    add_table(k, "group");
    store_figures(k->s, &before);
    for (int i = 0; i < N; i++) {
        struct store_row r = help_row("group", i, "1 road e37");
        store_append(k->s, &r, got_it, &g[i]);
    }
    kit_wait(k, &g[N - 1]);
    store_figures(k->s, &after);
    uint64_t commits = after.commits - before.commits;
    tap_note("%d appends in %llu commits, largest batch %u", N, (unsigned long long)commits,
             after.largest_batch);
    TAP_EQ(after.rows - before.rows, N, "the figures count every row");
    TAP_EQ(after.jobs - before.jobs, N, "and every job");
    TAP_OK(commits <= N / 20, "many appends share a commit");
    TAP_OK(after.largest_batch > 50 && after.queued == 0, "batches are large, the queue is empty");
    TAP_OK(!after.down && after.errors <= 1, "nothing went wrong");
}

static void ask_more(void *ctx, const struct store_answer *a)
{
    struct kit *k = ctx;
    k->news += a->result == STORE_DOWN;
    if (k->news < 1)
        store_get_table(k->s, "close", ask_more, k);
}

static void test_close(void)
{
    enum {
        N = 1000
    };
    static struct got g[N];
    struct got all = { 0 };
    struct kit k;
    int ok = 0;
    kit_open(&k, here.address);
    add_table(&k, "close");
    for (int i = 0; i < N; i++) {
        struct store_row r = help_row("close", i, "x");
        store_append(k.s, &r, got_it, &g[i]);
    }
    store_append(k.s, &(struct store_row){ .table = "close", .seq = N, .text = "y" }, NULL, NULL);
    store_get_table(k.s, "close", ask_more, &k);
    kit_close(&k);
    for (int i = 0; i < N; i++)
        ok += g[i].there && g[i].result == STORE_OK;
    TAP_EQ(ok, N, "closing carries out and answers what is queued");
    TAP_EQ(k.news, 1, "a request made while closing is answered DOWN");
    kit_open(&k, here.address);
    DO(&k, &all, store_read(k.s, "close", 0, got_it, &all));
    TAP_EQ(all.n, N + 1, "whoever opens it again finds everything");
    got_free(&all);
    kit_close(&k);
}

/* ------------------------------------------------------------ schema */

/* Straight to the database, past the store. */
static bool raw(const char *address, const char *sql)
{
    bool ok = false;
    if (here.conninfo != NULL) {
        PGconn *c = PQconnectdb(address + strlen("postgres:"));
        PGresult *r = PQexec(c, sql);
        ok = PQresultStatus(r) == PGRES_COMMAND_OK || PQresultStatus(r) == PGRES_TUPLES_OK;
        PQclear(r);
        PQfinish(c);
    } else {
        sqlite3 *c;
        ok = sqlite3_open(address + strlen("sqlite:"), &c) == SQLITE_OK &&
             sqlite3_exec(c, sql, NULL, NULL, NULL) == SQLITE_OK;
        sqlite3_close(c);
    }
    return ok;
}

/* An empty database: for PostgreSQL a schema of its own. */
static void fresh(char *address, size_t cap, const char *name)
{
    char sql[80];
    if (here.conninfo == NULL) {
        snprintf(address, cap, "sqlite:%s/%s.db", here.folder, name);
        return;
    }
    snprintf(sql, sizeof sql, "CREATE SCHEMA %s", name);
    raw(here.address, sql);
    snprintf(address, cap, "%s options='-c search_path=%s'", here.address, name);
}

/* In a database of its own: SQLite reads long rows whole when it searches past them. */
static void test_large(void)
{
    enum {
        LARGE = 1 << 20,
        N = 8
    };
    char address[400];
    struct kit k;
    struct got g = { 0 };
    char *text = malloc(LARGE + 1);
    for (int i = 0; i < LARGE; i++)
        text[i] = (char)(' ' + i % 90);
    text[LARGE] = '\0';
    fresh(address, sizeof address, "large");
    kit_open(&k, address);
    add_table(&k, "large");
    for (int i = 0; i < N; i++)
        if (append(&k, "large", i, text) != STORE_OK)
            break;
    TAP_EQ(DO(&k, &g, store_read(k.s, "large", 0, got_it, &g)), STORE_OK, "large rows are read");
    TAP_OK(g.n == N && strcmp(g.rows[N - 1].text, text) == 0, "texts of 1 MiB come back whole");
    got_free(&g);
    free(text);
    kit_close(&k);
}

static void test_migrate(void)
{
    char address[400];
    struct got g = { 0 };
    struct kit k;
    fresh(address, sizeof address, "old");
    bool ok = raw(address, store_schema_table[here.conninfo != NULL]) &&
              raw(address, store_schema[0][here.conninfo != NULL]) &&
              raw(address, "INSERT INTO thorp_schema VALUES(1)") &&
              raw(address, "INSERT INTO game VALUES('old', 1, 0, 1, 'catan', '0123')") &&
              raw(address, "INSERT INTO log VALUES('old', 0, 3, 'kept')");
    TAP_OK(ok || here.conninfo == NULL, "a database of version 1");
    if (here.conninfo == NULL) /* a text is no blob: strict tables say so */
        TAP_OK(!ok && raw(address, "INSERT INTO game VALUES('old', 1, 0, 1, 'catan', x'30')") &&
                   raw(address, "INSERT INTO log VALUES('old', 0, 3, 'kept')"),
               "its tables are strict");
    if (!TAP_OK(kit_open(&k, address), "is brought up to date: %s", k.err))
        return;
    DO(&k, &g, store_read(k.s, "old", 0, got_it, &g));
    TAP_STR(g.n == 1 ? g.rows[0].text : NULL, "kept", "and keeps its rows");
    TAP_EQ(append(&k, "old", 1, "new"), STORE_OK, "and takes new ones");
    kit_close(&k);
    got_free(&g);
    TAP_OK(!raw(address, "CREATE INDEX game_open ON game(created)"),
           "the index of version 2 exists");
    TAP_OK(raw(address, "UPDATE thorp_schema SET version = 99"), "made version 99");
    TAP_OK(!kit_open(&k, address), "a database newer than the program is refused");
    TAP_OK(strstr(k.err, "version 99") && strstr(k.err, "newer thorp"), "it says: %s", k.err);
}

static void test_half_migrated(void)
{
    char address[400];
    struct kit k;
    fresh(address, sizeof address, "crowded");
    raw(address, "CREATE TABLE lease(x INTEGER)"); /* the last one that version 1 creates */
    TAP_OK(!kit_open(&k, address), "a database in the way is refused: %s", k.err);
    TAP_OK(raw(address, "CREATE TABLE game(x INTEGER)"), "and nothing was left behind");
}

static void test_addresses(void)
{
    char address[64];
    struct kit k;
    TAP_OK(!kit_open(&k, "mysql:x"), "an unknown kind of database: %s", k.err);
    TAP_OK(!kit_open(&k, "sqlite:/nowhere/at/all.db"), "a path that is not: %s", k.err);
    TAP_OK(!kit_open(&k, "postgres:host=/nowhere"), "a server that is not: %s", k.err);
    TAP_OK(!kit_open(&k, "postgres://nobody@/x?host=/nowhere"), "as an address: %s", k.err);
    if (here.conninfo != NULL)
        return;
    struct stat st;
    TAP_OK(stat(here.file, &st) == 0 && (st.st_mode & 077) == 0, "the file is private");
    for (int i = 0; i < 2; i++) { /* both spellings reach for a server, and find none */
        snprintf(address, sizeof address, "%s://nobody@127.0.0.1:1/x",
                 i == 0 ? "postgres" : "postgresql");
        TAP_OK(!kit_open(&k, address) && strstr(k.err, "cannot reach the database") != NULL, "%s",
               k.err);
    }
    TAP_OK(kit_open(&k, "sqlite::memory:"), "in memory, for trying things out");
    TAP_EQ(add_table(&k, "m"), STORE_OK, "a table in memory");
    kit_close(&k);
}

/* ------------------------------------------------------------ load */

enum {
    LOAD_TABLES = 200
};

struct load {
    struct kit k;
    int left, done, bad;
    int64_t *us; /* how long each append took */
    struct load_table {
        struct load *load;
        char id[STORE_ID];
        int32_t seq;
        int64_t asked;
    } table[LOAD_TABLES];
};

static void load_next(struct load_table *t);

static void load_done(void *ctx, const struct store_answer *a)
{
    struct load_table *t = ctx;
    struct load *l = t->load;
    l->us[l->done++] = help_us() - t->asked;
    l->bad += a->result != STORE_OK;
    if (l->left > 0)
        load_next(t);
}

static void load_next(struct load_table *t)
{
    struct store_row r = help_row(t->id, t->seq++, "3 trade give=wool,wool get=ore with=2");
    t->load->left--;
    t->asked = help_us();
    store_append(t->load->k.s, &r, load_done, t);
}

static int by_size(const void *a, const void *b)
{
    int64_t x = *(const int64_t *)a, y = *(const int64_t *)b;
    return (x > y) - (x < y);
}

static void load_open(struct load *l, int n, const char *name)
{
    memset(l, 0, sizeof *l);
    l->us = calloc((size_t)n, sizeof *l->us);
    kit_open(&l->k, here.address);
    for (int i = 0; i < LOAD_TABLES; i++) {
        l->table[i] = (struct load_table){ .load = l };
        snprintf(l->table[i].id, STORE_ID, "%s-%d", name, i);
        add_table(&l->k, l->table[i].id);
    }
}

static void load_close(struct load *l, int n, int64_t start, const char *how)
{
    struct store_figures f;
    double s = (double)(help_us() - start) / 1e6;
    store_figures(l->k.s, &f);
    qsort(l->us, (size_t)n, sizeof *l->us, by_size);
    TAP_EQ(l->bad, 0, "%d rows of %d tables, %s", n, LOAD_TABLES, how);
    tap_note("%.0f rows/s, %.0f commits/s, p50 %.2f ms, p99 %.2f ms, largest %.2f ms", n / s,
             (double)(f.commits - LOAD_TABLES) / s, (double)l->us[n / 2] / 1e3,
             (double)l->us[n - 1 - n / 100] / 1e3, (double)l->us[n - 1] / 1e3);
    TAP_OK(l->us[n - 1 - n / 100] < 1000000, "99 of 100 within a second even on a slow disk");
    kit_close(&l->k);
    free(l->us);
}

/* Every table asks for its next row as soon as it has the last. */
static void test_load(void)
{
    static struct load l;
    int n = tap_scale(40000) + LOAD_TABLES;
    load_open(&l, n, "load");
    l.left = n;
    int64_t start = help_us();
    for (int i = 0; i < LOAD_TABLES; i++)
        load_next(&l.table[i]);
    while (l.done < n)
        kit_turn(&l.k, 1000);
    load_close(&l, n, start, "as fast as they can");
}

/* Every table appends five times a second. */
static void test_paced_load(void)
{
    static struct load l;
    int n = tap_scale(3000), asked = 0;
    load_open(&l, n, "paced");
    int64_t start = help_us();
    while (l.done < n) {
        for (; asked < n && help_us() - start > (int64_t)asked * 1000; asked++)
            load_next(&l.table[asked % LOAD_TABLES]);
        kit_turn(&l.k, 1);
    }
    load_close(&l, n, start, "a thousand a second");
}

/* ------------------------------------------------------------ */

static void suite(void)
{
    struct kit a, b;
    if (!TAP_OK(kit_open(&a, here.address), "opens %s", a.err))
        return;
    TAP_OK(kit_open(&b, here.address), "and a second time %s", b.err);
    test_tables(&a);
    test_list(&a);
    test_log(&a);
    test_order(&a);
    test_bad_neighbour(&a);
    test_people(&a);
    test_chat(&a);
    test_lease(&a, &b);
    test_lease_race(&a, &b);
    test_race(&a, &b);
    test_chat_race(&a, &b);
    test_group(&a);
    kit_close(&b);
    kit_close(&a);
    test_close();
    test_large();
    test_migrate();
    test_half_migrated();
    test_addresses();
    test_load();
    test_paced_load();
}

int main(int argc, char **argv)
{
    const char *pg = getenv("THORP_TEST_PG");
    help_folder(here.folder, sizeof here.folder);
    snprintf(here.file, sizeof here.file, "%s/thorp.db", here.folder);
    snprintf(here.address, sizeof here.address, "sqlite:%s", here.file);
    if (argc > 1 && strcmp(argv[1], "postgres") == 0) {
        here.conninfo = pg;
        snprintf(here.address, sizeof here.address, "postgres:%s", pg ? pg : "");
    } else {
        test_fold();
    }
    if (argc > 1 && here.conninfo == NULL && strcmp(argv[1], "postgres") == 0)
        tap_skip("no PostgreSQL here");
    else
        suite();
    help_remove(here.folder);
    return tap_done();
}
