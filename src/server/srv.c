/* srv.c - the server's life: open the store and the sockets, run the loop, stop cleanly on SIGTERM or SIGINT. */
#include "srv_live.h"

#include <signal.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

enum {
    TICK_MS = 50,
    LIST_EVERY = 40, /* ticks */
    SWEEP_EVERY = 600,
    STOP_MS = 3000, /* for everything to be written and said */
    LEAVE_S = 4     /* after that the process ends, whatever it is doing */
};

/* The key that signs tokens: read from a file, made on the first start, readable by its owner alone. */
static int load_secret(struct srv *s, char *err, size_t cap)
{
    FILE *f = fopen(s->cfg.secret_file, "rb");
    if (f != NULL) {
        size_t n = fread(s->secret, 1, sizeof s->secret, f);
        fclose(f);
        if (n == sizeof s->secret)
            return 0;
        snprintf(err, cap, "%s: not a secret of 32 bytes", s->cfg.secret_file);
        return -1;
    }
    randombytes_buf(s->secret, sizeof s->secret);
    mode_t old = umask(077);
    f = fopen(s->cfg.secret_file, "wbx");
    umask(old);
    bool written = f != NULL && fwrite(s->secret, 1, sizeof s->secret, f) == sizeof s->secret;
    if (f != NULL && fclose(f) != 0)
        written = false;
    if (!written)
        snprintf(err, cap, "%s: cannot be written", s->cfg.secret_file);
    return written ? 0 : -1;
}

/* As many descriptors as the system allows, shared out: see srv_door.c. An asker may need two, its socket and a file. */
static int share_descriptors(struct srv *s, char *err, size_t cap)
{
    enum {
        LEAST = 64,
        OWN = 32, /* store, loop, log */
        CALLERS = 2048
    };
    struct rlimit lim = { 0 };
    if (getrlimit(RLIMIT_NOFILE, &lim) == 0) {
        lim.rlim_cur = lim.rlim_max;
        setrlimit(RLIMIT_NOFILE, &lim);
    }
    int all = lim.rlim_cur > 1000000 ? 1000000 : (int)lim.rlim_cur;
    if (all < LEAST) {
        snprintf(err, cap, "only %d files may be open, %d are needed: raise the limit (ulimit -n)",
                 all, LEAST);
        return -1;
    }
    int callers = all / 8 < CALLERS ? all / 8 : CALLERS, most = all - OWN - 2 * callers - SRV_SPARE;
    s->cfg.descriptors = all;
    s->cfg.max_callers = callers;
    if (s->cfg.max_conns == 0 || s->cfg.max_conns > most)
        s->cfg.max_conns = most;
    return 0;
}

/* Bots: as many threads as processors, two at least. Passwords have theirs besides. */
static void open_lanes(struct srv *s)
{
    char n[32];
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    int bots = s->cfg.bot_threads > 0 ? s->cfg.bot_threads : cores > 2 ? (int)cores : 2;
    snprintf(n, sizeof n, "%d", bots + SRV_HASHES);
    setenv("UV_THREADPOOL_SIZE", n, 1);
    lane_open(&s->bots, &s->loop, bots);
    lane_open(&s->hashes, &s->loop, SRV_HASHES);
}

static void wake(void *ctx)
{
    uv_async_send(&((struct srv *)ctx)->wake);
}

static void deliver(uv_async_t *a)
{
    struct srv *s = a->data;
    if (s->store != NULL)
        store_deliver(s->store);
}

static void news(void *ctx, const char *table)
{
    live_news(ctx, table);
}

static void close_all(struct srv *s)
{
    uv_close((uv_handle_t *)&s->on_term, NULL);
    uv_close((uv_handle_t *)&s->on_int, NULL);
    uv_close((uv_handle_t *)&s->tick, NULL);
    uv_close((uv_handle_t *)&s->wake, NULL);
    net_close(s);
}

/* Stopping: what is written reaches the store and its clients, everybody hears goodbye, then the sockets close. */
static void tick_stop(struct srv *s)
{
    bool safe = live_all_safe(s);
    for (struct conn *c = s->conns; c != NULL && safe && !s->said_bye; c = c->next)
        tell_bye(c);
    s->said_bye |= safe;
    if ((s->said_bye && net_is_quiet(s)) || srv_now() > s->stop_at)
        close_all(s);
}

/* What the store could not do stands in the log: when it goes down, when it is back, and every failure between, at most
 * once a tick. */
static void watch_store(struct srv *s)
{
    struct store_figures f;
    store_figures(s->store, &f);
    if (f.errors != s->store_errors || (f.down && !s->store_down))
        srv_log(s, "error", "store", "down=%d failed=%llu why=\"%s\"", f.down,
                (unsigned long long)(f.errors - s->store_errors), f.trouble);
    else if (!f.down && s->store_down)
        srv_log(s, "info", "store", "down=0");
    s->store_errors = f.errors;
    s->store_down = f.down;
}

static void tick(uv_timer_t *t)
{
    struct srv *s = t->data;
    if (s->stopping) {
        tick_stop(s);
        return;
    }
    watch_store(s);
    live_tick(s);
    net_ping(s, TICK_MS);
    s->ticks++;
    if (s->ticks % SWEEP_EVERY == 0) {
        limit_sweep(s, false);
        share_sweep(s, false);
    }
    if (s->ticks % LIST_EVERY == 0 && (s->relist || !live_single(s)))
        live_open_all(s); /* tables begun on other nodes */
}

/* Whatever holds the process up, a store that does not answer for example: nobody was told that what is lost now was safe. */
static void leave(int number)
{
    static const char why[] = "level=error event=stop why=\"not all could be ended in time\"\n";
    (void)number;
    _exit(write(STDERR_FILENO, why, sizeof why - 1) > 0 ? 1 : 2);
}

static void stop(uv_signal_t *sig, int number)
{
    struct srv *s = sig->data;
    if (s->stopping)
        return;
    s->stopping = true;
    s->stop_at = srv_now() + STOP_MS;
    s->cancel = true;
    lane_close(&s->hashes);
    signal(SIGALRM, leave);
    alarm(LEAVE_S);
    srv_log(s, "info", "stop", "signal=%d", number);
}

static void arm(struct srv *s)
{
    uv_timer_init(&s->loop, &s->tick);
    s->tick.data = s;
    uv_timer_start(&s->tick, tick, TICK_MS, TICK_MS);
    uv_signal_init(&s->loop, &s->on_term);
    uv_signal_init(&s->loop, &s->on_int);
    s->on_term.data = s->on_int.data = s;
    uv_signal_start(&s->on_term, stop, SIGTERM);
    uv_signal_start(&s->on_int, stop, SIGINT);
}

static int fail(const char *why)
{
    fprintf(stderr, "thorp: %s\n", why);
    return 1;
}

int srv_run(const struct srv_config *cfg)
{
    static struct srv server; /* one a process */
    struct srv *s = &server;
    char err[256] = "";
    s->cfg = *cfg;
    s->started = srv_now();
    if (share_descriptors(s, err, sizeof err) != 0 || sodium_init() < 0 ||
        load_secret(s, err, sizeof err) != 0)
        return fail(err);
    if (cfg->node != NULL)
        snprintf(s->node, sizeof s->node, "%s", cfg->node);
    else
        srv_random_id(s->node, 'n');
    open_lanes(s);
    uv_loop_init(&s->loop);
    uv_async_init(&s->loop, &s->wake, deliver);
    s->wake.data = s;
    if (store_lock(cfg->address, err, sizeof err))
        s->store = store_open(cfg->address, wake, news, s, err, sizeof err);
    if (s->store == NULL)
        return fail(err);
    if (net_open(s, err, sizeof err) != 0) {
        store_close(s->store);
        return fail(err);
    }
    arm(s);
    live_open_all(s);
    srv_log(s, "info", "start", "node=%s port=%d store=%.8s", s->node, s->cfg.port, cfg->address);
    printf("thorp: serving on http%s://%s:%d/\n", cfg->cert != NULL ? "s" : "",
           cfg->host != NULL ? cfg->host : "localhost", s->cfg.port);
    fflush(stdout);
    uv_run(&s->loop, UV_RUN_DEFAULT);
    net_end(s);
    store_close(s->store); /* writes what is queued */
    s->store = NULL;
    live_close_all(s);
    limit_sweep(s, true);
    share_sweep(s, true);
    uv_run(&s->loop, UV_RUN_NOWAIT);
    uv_loop_close(&s->loop);
    return 0;
}
