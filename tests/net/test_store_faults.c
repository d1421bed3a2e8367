/* test_store_faults.c - what the store promises when things break: no row that was acknowledged is
 * ever lost, no row that was refused is ever there, and it goes on by itself.
 *
 *     test_store_faults sqlite | postgres
 *     test_store_faults child ADDRESS    appends and prints what was acknowledged, until killed */
#include "store_help.h"

#include <fcntl.h>
#include <libpq-fe.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <sys/wait.h>

enum {
    CROWD = 8
};

/* ------------------------------------------------------------ tables that never stop */

/* Each table asks for its next row as soon as it has the last; a row that was refused is asked for
 * again. */
struct crowd {
    struct kit *k;
    bool stop, print;
    int ok, refused, wrong, waiting;
    struct one {
        struct crowd *crowd;
        char id[STORE_ID];
        int32_t seq;
        bool idle;
    } one[CROWD];
};

static void crowd_done(void *ctx, const struct store_answer *a);

static void crowd_next(struct one *o)
{
    char text[40];
    snprintf(text, sizeof text, "%s %d", o->id, o->seq);
    struct store_row r = help_row(o->id, o->seq, text);
    o->idle = false;
    o->crowd->waiting++;
    store_append(o->crowd->k->s, &r, crowd_done, o);
}

static void crowd_done(void *ctx, const struct store_answer *a)
{
    struct one *o = ctx;
    struct crowd *c = o->crowd;
    c->waiting--;
    c->ok += a->result == STORE_OK;
    c->refused += a->result == STORE_DOWN;
    c->wrong +=
        a->result != STORE_OK && a->result != STORE_DOWN; /* RACE: refused and yet written */
    if (c->print && a->result == STORE_OK)
        dprintf(1, "%s %d\n", o->id, o->seq);
    o->seq += a->result == STORE_OK;
    o->idle = a->result != STORE_OK || c->stop;
    if (!o->idle)
        crowd_next(o);
}

static void crowd_start(struct crowd *c, struct kit *k, const char *name)
{
    *c = (struct crowd){ .k = k };
    for (int i = 0; i < CROWD; i++) {
        struct one *o = &c->one[i];
        struct got g = { 0 };
        *o = (struct one){ .crowd = c, .idle = true };
        snprintf(o->id, sizeof o->id, "%s-%d", name, i);
        add_table(k, o->id);
        DO(k, &g, store_read(k->s, o->id, 0, got_it, &g));
        o->seq = g.n;
        got_free(&g);
    }
}

/* Goes on for ms; whoever was refused tries again after a while. */
static void crowd_run(struct crowd *c, int ms)
{
    int64_t end = help_us() + (int64_t)ms * 1000, retry = 0;
    while (help_us() < end) {
        for (int i = 0; i < CROWD && help_us() > retry; i++)
            if (c->one[i].idle)
                crowd_next(&c->one[i]);
        if (help_us() > retry)
            retry = help_us() + 5000;
        kit_turn(c->k, 5);
    }
}

static void crowd_stop(struct crowd *c)
{
    c->stop = true;
    for (int i = 0; i < HELP_WAIT_S * 10 && c->waiting > 0; i++)
        kit_turn(c->k, 100);
    if (!TAP_EQ(c->waiting, 0, "every request was answered"))
        exit(tap_done());
}

/* Rows of a log that are not what crowd_next wrote. */
static int crowd_bad_rows(const char *id, const struct got *g)
{
    int bad = 0;
    char text[64];
    for (int i = 0; i < g->n; i++) {
        snprintf(text, sizeof text, "%s %d", id, i);
        bad += g->rows[i].seq != i || strcmp(g->rows[i].text, text) != 0;
    }
    return bad;
}

static void crowd_check(struct crowd *c)
{
    int bad = 0;
    for (int i = 0; i < CROWD; i++) {
        struct got g = { 0 };
        DO(c->k, &g, store_read(c->k->s, c->one[i].id, 0, got_it, &g));
        bad += g.n != c->one[i].seq || crowd_bad_rows(c->one[i].id, &g) > 0;
        got_free(&g);
    }
    tap_note("%d acknowledged, %d refused", c->ok, c->refused);
    TAP_EQ(bad, 0, "the logs hold exactly the rows that were acknowledged");
    TAP_EQ(c->wrong, 0, "no row that was refused was there when asked for again");
}

/* ------------------------------------------------------------ kill -9 */

static int child(const char *address)
{
    struct kit k;
    struct crowd c;
    if (!kit_open(&k, address))
        return 1;
    crowd_start(&c, &k, "kill");
    c.print = true;
    crowd_run(&c, 60000);
    return 0;
}

static pid_t spawn(const char *address, int *out)
{
    int p[2];
    if (pipe(p) != 0)
        abort();
    pid_t pid = fork();
    if (pid == 0) {
        dup2(p[1], 1);
        close(p[0]);
        close(p[1]);
        execl("/proc/self/exe", "test_store_faults", "child", address, (char *)NULL);
        _exit(127);
    }
    close(p[1]);
    *out = p[0];
    return pid;
}

/* Reads what the child acknowledges and kills it ms after the first; seq[i] = rows of table i. */
static int kill_one(const char *address, int ms, int seq[CROWD])
{
    int fd, lines = 0;
    pid_t pid = spawn(address, &fd);
    FILE *in = fdopen(fd, "r");
    char line[80];
    int64_t end = INT64_MAX;
    while (fgets(line, sizeof line, in) != NULL) {
        int table, last;
        if (strchr(line, '\n') != NULL && sscanf(line, "kill-%d %d", &table, &last) == 2) {
            seq[table] = last + 1 > seq[table] ? last + 1 : seq[table];
            lines++;
        }
        if (end == INT64_MAX)
            end = help_us() + ms * 1000;
        if (help_us() > end) {
            kill(pid, SIGKILL);
            end = INT64_MAX - 1;
        }
    }
    fclose(in);
    kill(pid, SIGKILL); /* in case it printed nothing at all */
    waitpid(pid, NULL, 0);
    return lines;
}

static void test_kill(const char *address)
{
    int seq[CROWD] = { 0 }, rounds = tap_scale(10), lines = 0, lost = 0, bad = 0;
    for (int i = 0; i < rounds; i++) {
        struct kit k;
        lines += kill_one(address, 5 + i * 37 % 100, seq);
        if (!kit_open(&k, address)) {
            TAP_OK(false, "opens after a kill: %s", k.err);
            return;
        }
        for (int t = 0; t < CROWD; t++) {
            struct got g = { 0 };
            char id[STORE_ID];
            snprintf(id, sizeof id, "kill-%d", t);
            DO(&k, &g, store_read(k.s, id, 0, got_it, &g));
            lost += g.n < seq[t];
            bad += crowd_bad_rows(id, &g);
            seq[t] = g.n;
            got_free(&g);
        }
        kit_close(&k);
    }
    TAP_OK(lines > rounds, "%d rows acknowledged in %d rounds", lines, rounds);
    TAP_EQ(lost, 0, "no acknowledged row is lost by kill -9");
    TAP_EQ(bad, 0, "no row is damaged and none is missing in between");
}

/* ------------------------------------------------------------ SQLite: no room */

/* Appends until refused; yields how many went in. */
static int fill(struct kit *k, const char *table, int from)
{
    static char text[2001];
    memset(text, 'x', sizeof text - 1);
    int n = from;
    while (n < from + 20000 && append(k, table, n, text) == STORE_OK)
        n++;
    return n;
}

static void test_no_room(struct kit *k, const char *how, void (*more)(void *), void *ctx)
{
    struct got g = { 0 }, w = { 0 };
    struct store_figures f;
    add_table(k, "room");
    int n = fill(k, "room", 0);
    store_figures(k->s, &f);
    tap_note("%s: %d rows, then: %s", how, n, f.trouble);
    TAP_OK(n > 10 && n < 20000, "%s: a row is refused when there is no room", how);
    TAP_OK(f.down && f.errors > 0 && f.trouble[0] != '\0', "%s: the figures say so", how);
    struct store_row r = help_row("room", n, "again, longer than a page would have room for");
    store_append(k->s, &r, got_it, &w);
    store_read(k->s, "room", 0, got_it, &g);
    kit_wait(k, &w);
    kit_wait(k, &g);
    if (w.result == STORE_OK) /* a small row may still have found a corner */
        n++;
    TAP_OK(g.result == STORE_OK && g.n == n, "%s: what is there can be read", how);
    more(ctx);
    int tries = 0;
    while (append(k, "room", n, "room again") != STORE_OK && tries++ < 100)
        usleep(100000);
    TAP_OK(tries < 100, "%s: goes on by itself when there is room (%d tries)", how, tries);
    DO(k, &g, store_read(k->s, "room", 0, got_it, &g));
    TAP_EQ(g.n, n + 1, "%s: exactly the acknowledged rows are there", how);
    store_figures(k->s, &f);
    TAP_OK(!f.down, "%s: the figures say it is over", how);
    got_free(&g);
}

static void remove_filler(void *path)
{
    unlink(path);
}

static void test_disk_full(const char *folder)
{
    char disk[300], address[340], filler[340];
    struct kit k;
    snprintf(disk, sizeof disk, "%s/disk", folder);
    if (mkdir(disk, 0700) != 0 || mount("none", disk, "tmpfs", 0, "size=4m") != 0) {
        tap_skip("disk full: cannot mount a small disk here");
        return;
    }
    snprintf(filler, sizeof filler, "%s/filler", disk);
    snprintf(address, sizeof address, "sqlite:%s/thorp.db", disk);
    int fd = open(filler, O_CREAT | O_WRONLY, 0600);
    static char zero[2 << 20];
    if (write(fd, zero, sizeof zero) != (ssize_t)sizeof zero)
        tap_note("no filler");
    close(fd);
    if (TAP_OK(kit_open(&k, address), "disk full: opens %s", k.err)) {
        test_no_room(&k, "disk full", remove_filler, filler);
        kit_close(&k);
        TAP_OK(kit_open(&k, address), "disk full: opens again %s", k.err);
        kit_close(&k);
    }
    umount(disk);
}

static void lift_limit(void *limit)
{
    setrlimit(RLIMIT_FSIZE, limit);
}

/* Not the polite error of a full disk but a failing write, without being root. */
static void test_write_fails(const char *folder)
{
    char address[300];
    struct rlimit old, low;
    struct kit k;
    snprintf(address, sizeof address, "sqlite:%s/limit.db", folder);
    signal(SIGXFSZ, SIG_IGN);
    getrlimit(RLIMIT_FSIZE, &old);
    low = old;
    low.rlim_cur = 1 << 20;
    setrlimit(RLIMIT_FSIZE, &low);
    if (TAP_OK(kit_open(&k, address), "write fails: opens %s", k.err)) {
        test_no_room(&k, "write fails", lift_limit, &old);
        kit_close(&k);
    }
    setrlimit(RLIMIT_FSIZE, &old);
}

/* ------------------------------------------------------------ PostgreSQL goes and comes */

static bool control(const char *words)
{
    char command[600];
    snprintf(command, sizeof command, "%s %s", getenv("THORP_TEST_PG_CTL"), words);
    return system(command) == 0;
}

/* The same while the tables go on; then until they have got somewhere. */
static void control_amid(struct crowd *c, const char *words)
{
    int64_t end = help_us() + HELP_WAIT_S * 1000000LL;
    pid_t pid = fork();
    if (pid == 0) {
        char command[600];
        snprintf(command, sizeof command, "%s %s", getenv("THORP_TEST_PG_CTL"), words);
        execl("/bin/sh", "sh", "-c", command, (char *)NULL);
        _exit(127);
    }
    while (waitpid(pid, NULL, WNOHANG) == 0)
        crowd_run(c, 50);
    for (int want = c->ok + 50; c->ok < want && help_us() < end;)
        crowd_run(c, 50);
}

static bool psql(const char *sql)
{
    PGconn *c = PQconnectdb(getenv("THORP_TEST_PG"));
    PGresult *r = PQexec(c, sql);
    bool ok = PQresultStatus(r) == PGRES_COMMAND_OK || PQresultStatus(r) == PGRES_TUPLES_OK;
    if (!ok)
        tap_note("%s", PQerrorMessage(c));
    PQclear(r);
    PQfinish(c);
    return ok;
}

static void test_gone(const char *address)
{
    struct kit k;
    struct got g = { 0 };
    struct store_figures f;
    TAP_OK(kit_open(&k, address), "opens %s", k.err);
    add_table(&k, "gone");
    TAP_EQ(append(&k, "gone", 0, "before"), STORE_OK, "a row before");
    TAP_OK(control("stop"), "the database stops");
    int64_t start = help_us();
    TAP_EQ(append(&k, "gone", 1, "during"), STORE_DOWN, "a row is refused");
    TAP_EQ(DO(&k, &g, store_read(k.s, "gone", 0, got_it, &g)), STORE_DOWN, "so is reading");
    TAP_OK(help_us() - start < 5000000, "soon (%lld us)", (long long)(help_us() - start));
    store_figures(k.s, &f);
    TAP_OK(f.down, "the figures say so: %s", f.trouble);
    TAP_OK(control("start"), "the database is back");
    int tries = 0;
    while (append(&k, "gone", 1, "behind") != STORE_OK && tries++ < 100)
        usleep(50000);
    TAP_OK(tries < 100, "it goes on by itself (%d tries)", tries);
    DO(&k, &g, store_read(k.s, "gone", 0, got_it, &g));
    TAP_OK(g.n == 2 && strcmp(g.rows[1].text, "behind") == 0, "what was refused was not written");
    TAP_OK(k.news_all >= 1, "and it is told that news may have been missed");
    got_free(&g);
    kit_close(&k);
}

static void test_crash(const char *address)
{
    struct kit k;
    struct crowd c;
    TAP_OK(kit_open(&k, address), "opens %s", k.err);
    crowd_start(&c, &k, "crash");
    int crashes = tap_scale(3);
    for (int i = 0; i < crashes; i++) {
        crowd_run(&c, 200);
        control_amid(&c, "kill && $THORP_TEST_PG_CTL start");
    }
    crowd_stop(&c);
    TAP_OK(k.news_all > 0, "the database crashes amid writes, %d times", crashes);
    crowd_check(&c);
    kit_close(&k);
}

static void test_cut_off(const char *address)
{
    struct kit k;
    struct crowd c;
    int cuts = tap_scale(30), cut = 0;
    TAP_OK(kit_open(&k, address), "opens %s", k.err);
    crowd_start(&c, &k, "cut");
    for (int i = 0; i < cuts; i++) {
        for (int want = c.ok + 1; c.ok < want;)
            crowd_run(&c, 20 + i % 7);
        cut += psql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    " WHERE application_name = 'thorp'");
    }
    crowd_run(&c, 300);
    crowd_stop(&c);
    TAP_EQ(cut, cuts, "its connection is ended %d times amid writes", cuts);
    crowd_check(&c);
    kit_close(&k);
}

/* ------------------------------------------------------------ PostgreSQL: the answer to COMMIT is
 * lost */

/* Stands between the store and the server. When armed it lets the next COMMIT through or not, and
 * hangs up. */
struct proxy {
    int listener;
    char folder[200], server[200];
    pthread_t thread;
    atomic_int armed; /* how to treat the next COMMIT */
    atomic_bool stop;
};
enum {
    PASS,
    CUT_BEFORE,
    CUT_AFTER,
    CUT_AT_ONCE
};

static int unix_socket(const char *folder, bool server)
{
    struct sockaddr_un a = { .sun_family = AF_UNIX };
    int fd = socket(AF_UNIX, SOCK_STREAM, 0);
    snprintf(a.sun_path, sizeof a.sun_path, "%.80s/.s.PGSQL.5432", folder);
    int rc = server ? bind(fd, (struct sockaddr *)&a, sizeof a) || listen(fd, 4)
                    : connect(fd, (struct sockaddr *)&a, sizeof a);
    if (rc == 0)
        return fd;
    close(fd);
    return -1;
}

static bool pass(int from, int to, char *buf, ssize_t *n)
{
    *n = read(from, buf, 65536);
    return *n > 0 && (to < 0 || write(to, buf, (size_t)*n) == *n);
}

/* False: hang up. */
static bool from_client(struct proxy *p, int client, int server)
{
    static char buf[65536];
    ssize_t n;
    if (!pass(client, -1, buf, &n))
        return false;
    bool commit = memmem(buf, (size_t)n, "commit", 7) != NULL;
    int how = commit ? atomic_exchange(&p->armed, PASS) : PASS;
    if (how == CUT_BEFORE)
        return false;
    if (write(server, buf, (size_t)n) != n)
        return false;
    if (how == CUT_AFTER)
        pass(server, -1, buf, &n); /* its answer */
    return how == PASS;
}

static void serve(struct proxy *p, int client)
{
    static char buf[65536];
    ssize_t n;
    int server = unix_socket(p->server, false);
    struct pollfd f[2] = { { .fd = client, .events = POLLIN }, { .fd = server, .events = POLLIN } };
    bool on = server >= 0;
    while (on && !p->stop) {
        poll(f, 2, 50);
        if (f[0].revents != 0)
            on = from_client(p, client, server);
        if (on && f[1].revents != 0)
            on = pass(server, client, buf, &n);
    }
    close(client);
    close(server);
}

static void *proxy_run(void *arg)
{
    struct proxy *p = arg;
    while (!p->stop) {
        struct pollfd f = { .fd = p->listener, .events = POLLIN };
        if (poll(&f, 1, 50) == 1)
            serve(p, accept(p->listener, NULL, NULL));
    }
    return NULL;
}

static void proxy_start(struct proxy *p)
{
    memset(p, 0, sizeof *p);
    help_folder(p->folder, sizeof p->folder);
    snprintf(p->server, sizeof p->server, "%s", getenv("THORP_TEST_PG_DIR"));
    p->listener = unix_socket(p->folder, true);
    pthread_create(&p->thread, NULL, proxy_run, p);
}

static void proxy_stop(struct proxy *p)
{
    p->stop = true;
    pthread_join(p->thread, NULL);
    close(p->listener);
    help_remove(p->folder);
}

static int rows_of(struct kit *k, const char *table)
{
    struct got g = { 0 };
    DO(k, &g, store_read(k->s, table, 0, got_it, &g));
    int n = g.n;
    got_free(&g);
    return n;
}

static void test_doubt(struct proxy *p, struct kit *k)
{
    struct got g = { 0 };
    add_table(k, "doubt");
    for (int i = 0; i < 3; i++) {
        p->armed = CUT_AFTER;
        TAP_EQ(append(k, "doubt", 2 * i, "kept"), STORE_OK, "committed, not told: OK in the end");
        TAP_EQ(rows_of(k, "doubt"), 2 * i + 1, "and the row is there");
        p->armed = CUT_BEFORE;
        TAP_EQ(append(k, "doubt", 2 * i + 1, "lost"), STORE_DOWN, "not committed: refused");
        TAP_EQ(rows_of(k, "doubt"), 2 * i + 1, "and the row is not there");
        TAP_EQ(append(k, "doubt", 2 * i + 1, "again"), STORE_OK, "so it can be written again");
    }
    struct store_person person = { .id = "pd", .name = "Doubtful" };
    p->armed = CUT_AFTER;
    TAP_EQ(DO(k, &g, store_put_person(k->s, &person, got_it, &g)), STORE_OK, "people too: kept");
    p->armed = CUT_BEFORE;
    TAP_EQ(DO(k, &g, store_count_game(k->s, "pd", true, true, got_it, &g)), STORE_DOWN, "or not");
    DO(k, &g, store_get_person(k->s, "pd", got_it, &g));
    TAP_EQ(g.person.played, 0, "and nothing was counted");
    p->armed = CUT_AFTER;
    TAP_EQ(add_table(k, "doubt-2"), STORE_OK, "tables too: kept");
    p->armed = CUT_BEFORE;
    TAP_EQ(add_table(k, "doubt-3"), STORE_DOWN, "or not");
    TAP_EQ(DO(k, &g, store_get_table(k->s, "doubt-3", got_it, &g)), STORE_NONE, "not there");
    got_free(&g);
}

/* The server waits for a standby that does not exist, so the transaction stays under way after the
 * cut. */
static void test_long_doubt(struct proxy *p, struct kit *k)
{
    struct got w = { 0 }, g = { 0 };
    add_table(k, "slow");
    psql("ALTER SYSTEM SET synchronous_standby_names = 'nobody'");
    psql("SELECT pg_reload_conf()");
    usleep(300000);
    p->armed = CUT_AT_ONCE;
    struct store_row r = help_row("slow", 0, "slow");
    store_append(k->s, &r, got_it, &w);
    for (int i = 0; i < 10; i++)
        kit_turn(k, 50);
    TAP_OK(!w.there, "a commit that is still under way is not answered");
    TAP_EQ(DO(k, &g, store_read(k->s, "slow", 0, got_it, &g)), STORE_DOWN, "others are refused");
    psql("ALTER SYSTEM RESET synchronous_standby_names");
    psql("SELECT pg_reload_conf()");
    TAP_EQ(kit_wait(k, &w), STORE_OK, "it is answered when it has ended");
    TAP_EQ(rows_of(k, "slow"), 1, "and it is there");
}

static void test_proxy(void)
{
    struct proxy p;
    struct kit k;
    char address[300];
    proxy_start(&p);
    snprintf(address, sizeof address, "postgres:host=%s user=app dbname=postgres", p.folder);
    if (TAP_OK(kit_open(&k, address), "opens through a proxy %s", k.err)) {
        test_doubt(&p, &k);
        test_long_doubt(&p, &k);
        kit_close(&k);
    }
    proxy_stop(&p);
}

/* ------------------------------------------------------------ PostgreSQL: news */

static bool hears(struct kit *k, const char *table)
{
    for (int i = 0; i < 100 && strcmp(k->last_news, table) != 0; i++)
        kit_turn(k, 50);
    bool heard = strcmp(k->last_news, table) == 0;
    k->last_news[0] = '\0';
    return heard;
}

static void test_news(const char *address)
{
    struct kit a, b;
    struct got g = { 0 };
    struct store_chat c = { .table = "news-2", .text = "hi" };
    TAP_OK(kit_open(&a, address) && kit_open(&b, address), "two processes");
    add_table(&a, "news-1");
    add_table(&a, "news-2");
    TAP_EQ(append(&a, "news-1", 0, "x"), STORE_OK, "one appends");
    TAP_OK(hears(&b, "news-1"), "the other hears of it");
    TAP_EQ(rows_of(&b, "news-1"), 1, "and can read it");
    DO(&a, &g, store_add_chat(a.s, &c, got_it, &g));
    TAP_OK(hears(&b, "news-2"), "chat is news");
    DO(&a, &g, store_end_table(a.s, "news-1", 7, got_it, &g));
    TAP_OK(hears(&b, "news-1"), "so is the end of a table");
    TAP_EQ(append(&b, "news-1", 0, "y"), STORE_RACE, "the other loses a race");
    TAP_EQ(append(&b, "news-1", 1, "y"), STORE_OK, "and appends behind it");
    TAP_OK(hears(&a, "news-1"), "the first hears of that");
    TAP_EQ(a.news, 1, "once, and nothing of its own rows");
    TAP_EQ(a.news_all + b.news_all, 0, "no news were missed");
    int64_t start = help_us();
    for (int i = 0; i < 100; i++) {
        append(&a, "news-2", i, "ping");
        hears(&b, "news-2");
    }
    tap_note("append, commit and news: %lld us", (long long)(help_us() - start) / 100);
    got_free(&g);
    kit_close(&a);
    kit_close(&b);
}

/* ------------------------------------------------------------ PostgreSQL: numbers of chat */

/* What a line of chat comes to while its table refuses so many numbers in every transaction, as if
 * another process had just taken them. */
static enum store_result say_taken(struct kit *k, const char *table, int taken, struct got *g)
{
    char sql[700];
    struct store_chat c = { .at = 1, .text = "Ann\nhello" };
    snprintf(c.table, sizeof c.table, "%s", table);
    snprintf(sql, sizeof sql,
             "CREATE OR REPLACE FUNCTION taken() RETURNS trigger LANGUAGE plpgsql AS $$"
             " DECLARE n integer := coalesce(nullif(current_setting('test.taken', true), ''), '0');"
             " BEGIN PERFORM set_config('test.taken', (n + 1)::text, true);"
             " RETURN CASE WHEN n < %d THEN NULL ELSE NEW END; END $$;"
             " CREATE OR REPLACE TRIGGER taken BEFORE INSERT ON chat"
             " FOR EACH ROW EXECUTE FUNCTION taken()",
             taken);
    TAP_OK(psql(sql), "%d numbers of chat are taken", taken);
    return DO(k, g, store_add_chat(k->s, &c, got_it, g));
}

static void test_chat_taken(const char *address)
{
    struct kit k;
    struct got g = { 0 };
    TAP_OK(kit_open(&k, address), "opens %s", k.err);
    add_table(&k, "taken");
    TAP_EQ(say_taken(&k, "taken", 3, &g), STORE_OK, "the line gets the next that is free");
    TAP_EQ(g.n == 1 ? g.chats[0].id : -1, 1, "and is told which");
    TAP_EQ(say_taken(&k, "taken", 1000, &g), STORE_DOWN, "it is refused");
    TAP_EQ(say_taken(&k, "taken", 0, &g), STORE_OK, "the next is not");
    TAP_EQ(g.n == 1 ? g.chats[0].id : -1, 2, "and its number leaves no gap");
    TAP_OK(psql("DROP TRIGGER taken ON chat"), "as it was");
    got_free(&g);
    kit_close(&k);
}

/* ------------------------------------------------------------ */

static void on_sqlite(void)
{
    char folder[200], address[240];
    help_folder(folder, sizeof folder);
    snprintf(address, sizeof address, "sqlite:%s/thorp.db", folder);
    test_kill(address);
    test_disk_full(folder);
    test_write_fails(folder);
    help_remove(folder);
}

static void on_postgres(const char *conninfo)
{
    char address[300];
    snprintf(address, sizeof address, "postgres:%s", conninfo);
    test_kill(address);
    test_news(address);
    test_chat_taken(address);
    test_proxy();
    test_cut_off(address);
    test_gone(address);
    test_crash(address);
}

int main(int argc, char **argv)
{
    const char *pg = getenv("THORP_TEST_PG");
    if (argc == 3 && strcmp(argv[1], "child") == 0)
        return child(argv[2]);
    if (argc < 2 || strcmp(argv[1], "postgres") != 0)
        on_sqlite();
    else if (pg == NULL)
        tap_skip("no PostgreSQL here");
    else
        on_postgres(pg);
    return tap_done();
}
