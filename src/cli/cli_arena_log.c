/* cli_arena_log.c - results of an arena in files: to go on after an interruption, and to share work between processes.
 *
 * The first line names the contest; each line behind it is a game: its number, the winner's seat (0 = nobody), the moves made
 * and everybody's points, `forfeit` with a mask of the seats whose bots failed, and `ok` at its end. A game that stands in any
 * log is not played again. */
#include "cli_arena.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

static void print_head(const struct arena *a, char *buf, size_t cap)
{
    char setup[TH_LINE];
    th_setup_print(&a->setup, setup, (int)sizeof setup);
    int n = snprintf(buf, cap, "arena 1 seed=%" PRIu64 " %s :", a->seed, setup);
    for (int i = 0; i < a->n_bots && n > 0 && (size_t)n < cap; i++)
        n += snprintf(buf + n, cap - (size_t)n, " %s", a->bot[i].spec);
}

/* `17 2 431 7 10 ok`: game, winner, moves, points. A line cut off by an interruption is left out. */
static void read_game(struct arena *a, char *line)
{
    char *at = line;
    uint64_t i = strtoull(at, &at, 10);
    struct arena_game g = { .played = true };
    g.winner = (int8_t)(strtol(at, &at, 10) - 1);
    g.plies = (uint32_t)strtoul(at, &at, 10);
    for (int seat = 0; seat < a->setup.seats; seat++)
        g.points[seat] = (int16_t)strtol(at, &at, 10);
    if (strncmp(at, " forfeit ", 9) == 0)
        g.faulty = (uint8_t)strtoul(at + 9, &at, 10);
    if (strcmp(at, " ok\n") == 0 && i < a->games && g.winner < a->setup.seats)
        a->result[i] = g;
}

static bool read_log(struct arena *a, const char *path, const char *head)
{
    char line[4 * TH_LINE];
    FILE *f = fopen(path, "r");
    if (f == NULL)
        return true; /* not begun yet */
    bool same =
        fgets(line, sizeof line, f) == NULL || strncmp(line, head, strcspn(line, "\n")) == 0;
    while (same && fgets(line, sizeof line, f) != NULL)
        read_game(a, line);
    fclose(f);
    if (!same)
        cli_usage("`%.200s` is the log of another contest", path);
    return same;
}

/* Makes ready for the next game: a new log begins with its head, and a line that was cut off ends here. */
static void begin_line(FILE *log, const char *head)
{
    bool old = fseek(log, -1, SEEK_END) == 0;
    int last = old ? fgetc(log) : '\0';
    fseek(log, 0, SEEK_END); /* between reading and writing */
    if (last != '\n')
        fprintf(log, "%s\n", old ? "" : head);
}

bool arena_open_logs(struct arena *a)
{
    char head[4 * TH_LINE];
    print_head(a, head, sizeof head);
    for (int i = 0; i < a->n_logs; i++)
        if (!read_log(a, a->log[i], head))
            return false;
    for (uint64_t i = 0; i < a->games; i++)
        atomic_fetch_add(&a->done, a->result[i].played);
    if (a->n_logs == 0)
        return true;
    a->out = fopen(a->log[0], "a+");
    if (a->out == NULL) {
        cli_usage("`%.200s` cannot be written", a->log[0]);
        return false;
    }
    begin_line(a->out, head);
    return true;
}

void arena_log(struct arena *a, uint64_t i)
{
    const struct arena_game *g = &a->result[i];
    if (a->out == NULL || g->illegal || (g->faulty != 0 && !a->forfeit))
        return;
    fprintf(a->out, "%" PRIu64 " %d %u", i, g->winner + 1, g->plies);
    for (int seat = 0; seat < a->setup.seats; seat++)
        fprintf(a->out, " %d", g->points[seat]);
    if (g->faulty != 0)
        fprintf(a->out, " forfeit %d", g->faulty);
    fputs(" ok\n", a->out);
    fflush(a->out);
}
