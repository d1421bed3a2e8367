/* srv_log.c - time, the log, seeds and a hash: what every part of the server uses and no part owns. */
#include "srv.h"

#include <sodium.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static int64_t read_clock(clockid_t which)
{
    struct timespec t;
    clock_gettime(which, &t);
    return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

/* The wall clock is read once; from then on time runs evenly. Somebody who sets the clock takes no time from players and
 * makes no pause, lease or limit longer or shorter. */
int64_t srv_now(void)
{
    static _Atomic int64_t start;
    int64_t since = start, even = read_clock(CLOCK_BOOTTIME);
    if (since == 0)
        start = since = read_clock(CLOCK_REALTIME) - even;
    return since + even;
}

void srv_seed(uint8_t seed[32])
{
    randombytes_buf(seed, 32);
}

uint32_t srv_hash(const char *text)
{
    uint32_t h = 2166136261U;
    for (; *text != '\0'; text++)
        h = (h ^ (uint8_t)*text) * 16777619U;
    return (h ^ h >> 16) % SRV_BUCKETS;
}

/* ------------------------------------------------------------------------ the log */

enum {
    LINES = 10, /* of one kind in ... */
    LINES_MS = 60 * 1000
};

bool srv_tap_opens(struct srv_tap *t, int64_t now)
{
    if (now - t->since >= LINES_MS || now < t->since) {
        t->since = now;
        t->n = 0;
    }
    bool opens = t->n < LINES;
    t->n += opens;
    t->missed += !opens;
    return opens;
}

int srv_tap_missed(struct srv_tap *t)
{
    int missed = t->missed;
    t->missed = 0;
    return missed;
}

static struct srv_tap *tap_of(struct srv *s, const char *event)
{
    int i = 0;
    while (i < SRV_TAPS - 1 && s->taps[i].event != NULL && strcmp(s->taps[i].event, event) != 0)
        i++;
    if (s->taps[i].event == NULL)
        s->taps[i].event = event;
    return &s->taps[i];
}

/* One line an event: time, level, event, then key=value pairs. */
void srv_log(struct srv *s, const char *level, const char *event, const char *fmt, ...)
{
    char stamp[32];
    time_t now = time(NULL);
    struct tm tm;
    struct srv_tap *tap = tap_of(s, event);
    va_list ap;
    if ((s->cfg.quiet && strcmp(level, "error") != 0) || !srv_tap_opens(tap, srv_now()))
        return;
    gmtime_r(&now, &tm);
    strftime(stamp, sizeof stamp, "%Y-%m-%dT%H:%M:%SZ", &tm);
    fprintf(stderr, "%s level=%s event=%s ", stamp, level, event);
    va_start(ap, fmt);
    vfprintf(stderr, fmt, ap);
    va_end(ap);
    int missed = srv_tap_missed(tap);
    if (missed > 0)
        fprintf(stderr, " left_out=%d", missed);
    fputc('\n', stderr);
}
