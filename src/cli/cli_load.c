/* cli_load.c - `thorp load`: how many people does a server on this machine carry? Loopback only, bounded in number and time.
 *
 * Opens idle sockets, then tables whose clients play random legal moves, and measures how long a move takes from being
 * sent to being acknowledged, that is until it is safe in the store. */
#include "cli_json.h"
#include "cli_load.h"

#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <unistd.h>

enum {
    MOST_OPENING = 200, /* sockets being opened at a time    */
    PREPARE_S = 120,    /* for everybody to come, at most    */
    EVENTS = 1024,
};

struct sizes { /* kibibytes of the server's memory */
    long empty, idle, full;
};

/* --------------------------------------------------------------------- arguments */

/* ws://127.0.0.1:8080, ws://localhost:8080, ws://[::1]:8080; nothing else. */
static int read_url(struct load *l, const char *url)
{
    static const struct {
        const char *head;
        bool ipv6;
    } hosts[] = { { "ws://127.0.0.1:", false },
                  { "ws://localhost:", false },
                  { "ws://[::1]:", true } };
    uint64_t port;
    for (size_t i = 0; i < sizeof hosts / sizeof hosts[0]; i++) {
        size_t n = strlen(hosts[i].head);
        if (strncmp(url, hosts[i].head, n) != 0)
            continue;
        char text[16];
        snprintf(text, sizeof text, "%.*s", (int)strcspn(url + n, "/"), url + n);
        if (!cli_parse_number(text, 1, 65535, &port))
            return cli_usage("load: `%.60s` has no port", url);
        l->port = (int)port;
        l->ipv6 = hosts[i].ipv6;
        return CLI_OK;
    }
    return cli_usage("load: only servers on this machine (ws://127.0.0.1:PORT), not `%.60s`", url);
}

static bool plain_words(const char *text)
{
    return strlen(text) < 400 && strpbrk(text, "\"\\\n\r") == NULL &&
           strstr(text, "seats=") == NULL;
}

static int read_args(struct load *l, int argc, char **argv)
{
    const struct {
        const char *name;
        int *number, min, max;
    } numbers[] = { { "--idle", &l->idle, 0, 19000 },     { "--tables", &l->tables, 0, 4000 },
                    { "--people", &l->people, 1, 6 },     { "--bots", &l->bots, 0, 5 },
                    { "--seconds", &l->seconds, 1, 900 }, { "--pace", &l->pace, 0, 60000 },
                    { "--pid", &l->pid, 1, 1 << 30 } };
    const char *url = NULL;
    struct cli_args a;
    cli_args_start(&a, argc, argv);
    while (cli_args_next(&a)) {
        bool known = false;
        for (size_t i = 0; i < sizeof numbers / sizeof numbers[0] && !known; i++)
            if ((known = cli_is(&a, numbers[i].name)))
                cli_int(&a, numbers[i].min, numbers[i].max, numbers[i].number);
        if (known)
            continue;
        if (cli_is(&a, "--url"))
            url = cli_text(&a);
        else if (cli_is(&a, "--level"))
            l->level = cli_text(&a);
        else if (cli_is(&a, "--setup"))
            l->setup = cli_text(&a);
        else if (cli_is(&a, "--json"))
            l->json = true;
        else
            return cli_unknown(&a);
    }
    if (a.bad)
        return CLI_USAGE;
    if (url == NULL)
        return cli_usage("load needs --url ws://127.0.0.1:PORT; try: thorp load --help");
    if (!plain_words(l->setup) || !plain_words(l->level))
        return cli_usage("load: a set-up is plain words, without seats=");
    if (l->idle + l->tables * l->people > 19000)
        return cli_usage("load: at most 19000 sockets");
    return read_url(l, url);
}

/* ------------------------------------------------------------------------- loop */

/* Resident memory of the server in KiB; 0 if it is not known. */
static long memory(int pid)
{
    char path[64], line[256];
    long kib = 0;
    if (pid == 0)
        return 0;
    snprintf(path, sizeof path, "/proc/%d/status", pid);
    FILE *f = fopen(path, "r");
    while (f != NULL && fgets(line, sizeof line, f) != NULL)
        if (sscanf(line, "VmRSS: %ld", &kib) == 1)
            break;
    if (f != NULL)
        fclose(f);
    return kib;
}

/* Everybody whose time has come; when the next one's will come, in milliseconds from now, at most 50. */
static int run_due(struct load *l)
{
    double now = cli_now(), next = now + 0.05;
    for (int i = 0; i < l->n_peers; i++) {
        struct load_peer *p = &l->peer[i];
        if (p->due == 0)
            continue;
        if (p->due <= now && (p->state != LOAD_CLOSED || l->n_opening < MOST_OPENING))
            play_due(p);
        else if (p->due < next)
            next = p->due;
    }
    double left = (next - cli_now()) * 1000;
    return left < 0 ? 0 : (int)left + 1;
}

static void run_once(struct load *l)
{
    static struct epoll_event event[EVENTS];
    int wait = run_due(l);
    int n = epoll_wait(l->epoll, event, EVENTS, wait);
    for (int i = 0; i < n; i++)
        load_event(event[i].data.ptr, event[i].events);
}

static void run_for(struct load *l, double seconds)
{
    double end = cli_now() + seconds;
    while (cli_now() < end)
        run_once(l);
}

/* Opens peers [from, to) and waits until all are greeted. False when they are not within the time given. */
static bool bring_in(struct load *l, int from, int to)
{
    double end = cli_now() + PREPARE_S;
    for (int i = from; i < to; i++)
        l->peer[i].due = cli_now();
    while (l->n_greeted < to && cli_now() < end && l->fig.refused <= to - from)
        run_once(l);
    return l->n_greeted == to;
}

static void make_peers(struct load *l)
{
    l->n_peers = l->idle + l->tables * l->people;
    l->peer = cli_alloc(sizeof *l->peer * (size_t)(l->n_peers + 1));
    l->table = cli_alloc(sizeof *l->table * (size_t)(l->tables + 1));
    for (int i = 0; i < l->n_peers; i++) {
        l->peer[i].load = l;
        l->peer[i].fd = -1;
    }
    for (int t = 0; t < l->tables; t++) {
        for (int k = 0; k < l->people; k++) {
            struct load_peer *p = &l->peer[l->idle + t * l->people + k];
            p->table = &l->table[t];
            p->seat = k + 1;
            l->table[t].peer[k] = p;
        }
    }
}

/* ----------------------------------------------------------------------- report */

static int by_size(const void *a, const void *b)
{
    float x = *(const float *)a, y = *(const float *)b;
    return (x > y) - (x < y);
}

static double part(const struct load_figures *f, double share)
{
    if (f->n == 0)
        return 0;
    int i = (int)(share * f->n);
    return f->latency[i < f->n ? i : f->n - 1];
}

static long per_idle(const struct load *l, const struct sizes *s)
{
    return l->idle > 0 && s->empty > 0 ? (s->idle - s->empty) * 1024 / l->idle : 0;
}

static void print_text(const struct load *l, const struct sizes *s, double seconds)
{
    const struct load_figures *f = &l->fig;
    printf("idle sockets %d, tables %d of %d people and %d bots (%s), %.1f s, pace %d ms\n",
           l->idle, l->tables, l->people, l->bots, l->level, seconds, l->pace);
    printf("moves acknowledged: %lld, %.1f a second; rows %.1f a second; games ended %lld\n",
           f->moves, (double)f->moves / seconds, (double)f->rows / seconds, f->games);
    printf("latency ms: p50 %.2f  p95 %.2f  p99 %.2f  max %.2f\n", part(f, 0.5), part(f, 0.95),
           part(f, 0.99), part(f, 1));
    printf("errors %lld, stale %lld, reconnects %lld, refused %lld, acknowledged moves lost %lld\n",
           f->errors, f->stale, f->reconnects, f->refused, f->lost);
    for (int i = 0; i < LOAD_CODES && f->code[i].n > 0; i++)
        printf("  error `%s`: %d\n", f->code[i].code, f->code[i].n);
    if (s->empty > 0)
        printf("server memory KiB: %ld empty, %ld with idle sockets, %ld at the end; %ld bytes an "
               "idle socket\n",
               s->empty, s->idle, s->full, per_idle(l, s));
}

static void print_json(const struct load *l, const struct sizes *s, double seconds)
{
    const struct load_figures *f = &l->fig;
    struct cli_json out = { 0 };
    do {
        struct th_json *j = &out.j;
        cli_json_start(&out);
        th_json_open(j, NULL, '{');
        th_json_int(j, "idle", l->idle);
        th_json_int(j, "tables", l->tables);
        th_json_int(j, "people", l->people);
        th_json_int(j, "bots", l->bots);
        cli_json_real(j, "seconds", seconds, 2);
        th_json_int(j, "moves", f->moves);
        cli_json_real(j, "moves_per_second", (double)f->moves / seconds, 2);
        cli_json_real(j, "rows_per_second", (double)f->rows / seconds, 2);
        th_json_int(j, "games", f->games);
        cli_json_real(j, "p50_ms", part(f, 0.5), 3);
        cli_json_real(j, "p95_ms", part(f, 0.95), 3);
        cli_json_real(j, "p99_ms", part(f, 0.99), 3);
        cli_json_real(j, "max_ms", part(f, 1), 3);
        th_json_int(j, "errors", f->errors);
        th_json_open(j, "codes", '{');
        for (int i = 0; i < LOAD_CODES && f->code[i].n > 0; i++)
            th_json_int(j, f->code[i].code, f->code[i].n);
        th_json_close(j, '}');
        th_json_int(j, "stale", f->stale);
        th_json_int(j, "reconnects", f->reconnects);
        th_json_int(j, "refused", f->refused);
        th_json_int(j, "lost", f->lost);
        th_json_int(j, "rss_empty_kib", s->empty);
        th_json_int(j, "rss_idle_kib", s->idle);
        th_json_int(j, "rss_end_kib", s->full);
        th_json_int(j, "bytes_per_idle", per_idle(l, s));
        th_json_close(j, '}');
    } while (!cli_json_done(&out));
    puts(out.text);
    cli_json_free(&out);
}

/* ------------------------------------------------------------------------- whole */

static int short_of(const struct load *l, const char *what, int have, int want)
{
    fprintf(stderr, "thorp: load: only %d of %d %s; %lld connections were refused%s\n", have, want,
            what, l->fig.refused,
            l->fig.refused > 0 ? " (is the server there? its --max-per-address?)" : "");
    return CLI_BAD;
}

static int run(struct load *l)
{
    struct sizes size = { .empty = memory(l->pid) };
    int status = CLI_OK;
    if (!bring_in(l, 0, l->idle))
        return short_of(l, "idle sockets", l->n_greeted, l->idle);
    if (l->idle > 0)
        run_for(l, 1);
    size.idle = memory(l->pid);
    if (!bring_in(l, l->idle, l->n_peers))
        return short_of(l, "players", l->n_greeted - l->idle, l->n_peers - l->idle);
    for (double end = cli_now() + PREPARE_S; l->n_playing < l->tables && cli_now() < end;)
        run_once(l);
    if (l->n_playing < l->tables)
        status = short_of(l, "tables begun", l->n_playing, l->tables);
    double start = cli_now();
    l->measuring = true;
    run_for(l, l->seconds);
    l->measuring = false;
    double seconds = cli_now() - start;
    l->ending = true;
    size.full = memory(l->pid);
    qsort(l->fig.latency, (size_t)l->fig.n, sizeof *l->fig.latency, by_size);
    (l->json ? print_json : print_text)(l, &size, seconds);
    return l->fig.errors > 0 || l->fig.lost > 0 ? CLI_BAD : status;
}

int cli_load(int argc, char **argv)
{
    struct load l = { .people = 2,
                      .bots = 1,
                      .seconds = 10,
                      .pace = 1000,
                      .level = "medium",
                      .setup = "catan offers_per_turn=1" };
    struct rlimit lim;
    int status = read_args(&l, argc, argv);
    if (status != CLI_OK)
        return status;
    if (getrlimit(RLIMIT_NOFILE, &lim) == 0) {
        lim.rlim_cur = lim.rlim_max;
        setrlimit(RLIMIT_NOFILE, &lim);
    }
    l.epoll = epoll_create1(EPOLL_CLOEXEC);
    th_rng_seed(&l.rng, (uint64_t)(cli_now() * 1e6));
    make_peers(&l);
    status = run(&l);
    l.ending = true;
    for (int i = 0; i < l.n_peers; i++)
        load_close(&l.peer[i]);
    close(l.epoll);
    free(l.peer);
    free(l.table);
    free(l.fig.latency);
    return status;
}
