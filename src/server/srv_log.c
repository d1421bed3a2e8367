/* srv_log.c - time, the log, seeds and a hash: what every part of the server uses and no part owns. */
#include "srv.h"

#include <sodium.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

int64_t srv_now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_REALTIME, &t);
    return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
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

/* One line an event: time, level, event, then key=value pairs. */
void srv_log(const struct srv *s, const char *level, const char *event, const char *fmt, ...)
{
    char stamp[32];
    time_t now = time(NULL);
    struct tm tm;
    va_list ap;
    if (s->cfg.quiet && strcmp(level, "error") != 0)
        return;
    gmtime_r(&now, &tm);
    strftime(stamp, sizeof stamp, "%Y-%m-%dT%H:%M:%SZ", &tm);
    fprintf(stderr, "%s level=%s event=%s ", stamp, level, event);
    va_start(ap, fmt);
    vfprintf(stderr, fmt, ap);
    va_end(ap);
    fputc('\n', stderr);
}
