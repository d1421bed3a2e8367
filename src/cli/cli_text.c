/* cli_text.c - words, seats, patterns, events and errors as text; see cli.h. */
#include "cli.h"

#include <ctype.h>
#include <errno.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

/* ---------------------------------------------------------------- errors */

int cli_usage(const char *fmt, ...)
{
    va_list ap;
    va_start(ap, fmt);
    fputs("thorp: ", stderr);
    vfprintf(stderr, fmt, ap);
    fputc('\n', stderr);
    va_end(ap);
    return CLI_USAGE;
}

const char *cli_cite(th_clause clause, char buf[32])
{
    const char *id = th_clause_id(clause);
    buf[0] = '\0';
    if (id != NULL)
        snprintf(buf, 32, " (%s)", id);
    return buf;
}

int cli_why(const char *file, const struct th_why *why)
{
    char cite[32];
    fputs("thorp: ", stderr);
    if (file != NULL)
        fprintf(stderr, "%s:", file);
    if (why->line > 0)
        fprintf(stderr, "%d:", why->line);
    fprintf(stderr, "%s%s%s\n", file != NULL || why->line > 0 ? " " : "", why->text,
            cli_cite(why->clause, cite));
    return CLI_BAD;
}

/* ---------------------------------------------------------------- memory */

static void *must(void *p)
{
    if (p == NULL) {
        fputs("thorp: out of memory\n", stderr);
        exit(CLI_BAD);
    }
    return p;
}

void *cli_alloc(size_t n)
{
    return must(calloc(1, n > 0 ? n : 1));
}

void *cli_grow(void *p, size_t n)
{
    return must(realloc(p, n > 0 ? n : 1));
}

char *cli_copy(const char *s)
{
    return must(strdup(s));
}

/* ------------------------------------------------------------------ words */

bool cli_word(const char **at, char *word, size_t cap)
{
    size_t n = 0;
    const char *c = *at + strspn(*at, " \t\r\n");
    if (*c == '#')
        c += strlen(c);
    while (*c != '\0' && strchr(" \t\r\n", *c) == NULL) {
        if (n + 1 < cap)
            word[n++] = *c;
        c++;
    }
    word[n] = '\0';
    *at = c;
    return n > 0;
}

bool cli_glob(const char *pattern, const char *text)
{
    const char *star = NULL, *back = NULL;
    while (*text != '\0') {
        if (*pattern == '*') {
            star = ++pattern;
            back = text;
        } else if (*pattern == *text) {
            pattern++;
            text++;
        } else if (star != NULL) {
            pattern = star;
            text = ++back;
        } else
            return false;
    }
    while (*pattern == '*')
        pattern++;
    return *pattern == '\0';
}

bool cli_parse_number(const char *word, uint64_t min, uint64_t max, uint64_t *v)
{
    char *end;
    if (*word < '0' || *word > '9')
        return false;
    errno = 0;
    uint64_t n = strtoull(word, &end, 10);
    if (errno != 0 || *end != '\0' || n < min || n > max)
        return false;
    *v = n;
    return true;
}

/* ------------------------------------------------------------------ seats */

int cli_seat(const char *word)
{
    if (strcmp(word, "*") == 0)
        return TH_DEALER;
    return word[0] >= '1' && word[0] <= '0' + TH_SEATS && word[1] == '\0' ? word[0] - '1' : -1;
}

const char *cli_seat_text(int seat)
{
    static const char *const name[] = { "1", "2", "3", "4", "5", "6" };
    return seat >= 0 && seat < TH_SEATS ? name[seat] : seat == TH_DEALER ? "*" : "-";
}

bool cli_seats(const char *word, unsigned *mask)
{
    *mask = 0;
    if (strcmp(word, "-") == 0)
        return true;
    for (;;) {
        char one[2] = { *word, '\0' };
        int seat = cli_seat(one);
        if (seat < 0 || (*mask >> seat & 1) != 0)
            return false;
        *mask |= 1U << seat;
        if (word[1] == '\0')
            return true;
        if (word[1] != '+')
            return false;
        word += 2;
    }
}

const char *cli_seats_text(unsigned mask, char buf[32])
{
    size_t n = 0;
    for (int seat = 0; seat <= TH_DEALER; seat++)
        if ((mask >> seat & 1) != 0)
            n += (size_t)snprintf(buf + n, 32 - n, "%s%s", n > 0 ? "+" : "", cli_seat_text(seat));
    if (n == 0)
        strcpy(buf, "-");
    return buf;
}

/* ----------------------------------------------------------------- events */

/* Its numbered arguments, then its bundle or deal. */
static int event_args(const struct th_event_def *def)
{
    int n = 0;
    while (n < TH_EVENT_ARGS && def->args[n] != 0)
        n++;
    return n + (def->x != 0);
}

void cli_event_arg(const struct th_game *game, const struct th_event *e, int n, char *buf,
                   size_t cap)
{
    const struct th_event_def *def = &game->events[e->kind];
    bool last = n < TH_EVENT_ARGS && def->args[n] == 0 && n == event_args(def) - 1;
    buf[0] = '\0';
    th_event_arg(game, e, last ? TH_EVENT_ARGS : n, buf, (int)cap);
}

int cli_event_text(const struct th_game *game, const struct th_event *e, char *buf, size_t cap)
{
    const struct th_event_def *def = &game->events[e->kind];
    size_t n = (size_t)snprintf(buf, cap, "%s %s", def->name, cli_seat_text(e->seat));
    for (int i = 0; i < event_args(def) && n + 2 < cap; i++) {
        buf[n++] = ' ';
        cli_event_arg(game, e, i, buf + n, cap - n);
        n += strlen(buf + n);
    }
    return (int)n;
}

static double read_clock(clockid_t clock)
{
    struct timespec ts;
    clock_gettime(clock, &ts);
    return (double)ts.tv_sec + (double)ts.tv_nsec / 1e9;
}

double cli_now(void)
{
    return read_clock(CLOCK_MONOTONIC);
}

double cli_cpu(void)
{
    return read_clock(CLOCK_PROCESS_CPUTIME_ID);
}

/* ------------------------------------------------------------------ input */

bool cli_read_line(char *buf, size_t cap)
{
    size_t n = 0;
    int c;
    fflush(stdout);
    while ((c = getchar()) != EOF && c != '\n')
        if (n + 1 < cap && (n > 0 || !isspace(c)))
            buf[n++] = c == '\0' ? '?' : (char)c;
    while (n > 0 && isspace((unsigned char)buf[n - 1]))
        n--;
    buf[n] = '\0';
    if (!isatty(STDIN_FILENO))
        printf("%s\n", buf); /* a transcript shows what was entered */
    return c != EOF || n > 0;
}
