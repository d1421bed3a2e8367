/* tap.h - the test harness: prints TAP, one line per point, the plan at the end.
 *
 *     int main(void)
 *     {
 *         TAP_OK(2 + 2 == 4, "CB-LR-03 adds %d and %d", 2, 2);
 *         return tap_done();
 *     }
 *
 * The message names what is true when the point passes and cites its clause. A failed point prints where it
 * stands and the condition, and the program goes on. */
#ifndef TAP_H
#define TAP_H

#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define TAP_PRINTF(fmt, args) __attribute__((format(printf, fmt, args)))

static struct { /* a test is one program in one file, so this is its only copy */
    int points, failed;
} tap;

/* A point that passes if cond holds. Yields cond, so a test can stop: if (!TAP_OK(p, "found")) return; */
#define TAP_OK(cond, ...) tap_point((cond), #cond, __FILE__, __LINE__, __VA_ARGS__)

/* Whole numbers; a failure prints both. */
#define TAP_EQ(got, want, ...)                                                                     \
    tap_eq((long long)(got), (long long)(want), #got, __FILE__, __LINE__, __VA_ARGS__)

/* Strings; a failure prints both. NULL equals nothing. */
#define TAP_STR(got, want, ...) tap_str((got), (want), #got, __FILE__, __LINE__, __VA_ARGS__)

/* A comment in the output. */
TAP_PRINTF(1, 2)
static inline void tap_note(const char *fmt, ...)
{
    va_list ap;
    va_start(ap, fmt);
    printf("# ");
    vprintf(fmt, ap);
    printf("\n");
    va_end(ap);
}

static inline bool tap_line(bool good, const char *fmt, va_list ap)
{
    printf("%sok %d - ", good ? "" : "not ", ++tap.points);
    vprintf(fmt, ap);
    printf("\n");
    tap.failed += !good;
    fflush(stdout); /* a crash must not swallow the points before it */
    return good;
}

TAP_PRINTF(5, 6)
static inline bool tap_point(bool good, const char *cond, const char *file, int line,
                             const char *fmt, ...)
{
    va_list ap;
    va_start(ap, fmt);
    tap_line(good, fmt, ap);
    va_end(ap);
    if (!good)
        tap_note("%s:%d: %s", file, line, cond);
    return good;
}

TAP_PRINTF(6, 7)
static inline bool tap_eq(long long got, long long want, const char *what, const char *file,
                          int line, const char *fmt, ...)
{
    va_list ap;
    va_start(ap, fmt);
    bool good = tap_line(got == want, fmt, ap);
    va_end(ap);
    if (!good)
        tap_note("%s:%d: %s is %lld, expected %lld", file, line, what, got, want);
    return good;
}

TAP_PRINTF(6, 7)
static inline bool tap_str(const char *got, const char *want, const char *what, const char *file,
                           int line, const char *fmt, ...)
{
    va_list ap;
    va_start(ap, fmt);
    bool good = tap_line(got != NULL && want != NULL && strcmp(got, want) == 0, fmt, ap);
    va_end(ap);
    if (!good)
        tap_note("%s:%d: %s is \"%s\", expected \"%s\"", file, line, what, got ? got : "(null)",
                 want ? want : "(null)");
    return good;
}

/* A point that could not be tried here, and why. */
static inline void tap_skip(const char *why)
{
    printf("ok %d # SKIP %s\n", ++tap.points, why);
}

/* How many random games to play where n are usual: n times TH_TEST_SCALE per cent, at least 1. */
static inline int tap_scale(int n)
{
    const char *scale = getenv("TH_TEST_SCALE");
    long long v = (long long)n * (scale ? atoi(scale) : 100) / 100;
    return v < 1 ? 1 : v > 1000000000 ? 1000000000 : (int)v;
}

/* Slow builds try one in so many of a long row of set-ups; others try all. */
static inline int tap_step(void)
{
    int scale = tap_scale(100), step = scale < 80 ? 80 / scale : 1;
    return step > 8 ? 8 : step;
}

/* Prints the plan; the value main returns. */
static inline int tap_done(void)
{
    printf("1..%d\n", tap.points);
    return tap.failed > 0 || tap.points == 0;
}

#endif
