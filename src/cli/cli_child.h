/* cli_child.h - another program that is talked to in lines, and never waited for beyond a deadline.
 *
 *     struct cli_child c = { 0 };
 *     if (cli_child_start(&c, "python3 bot.py") && cli_child_send(&c, text, n, cli_now() + 2) == CHILD_FINE)
 *         state = cli_child_line(&c, line, cli_now() + 2);
 *     cli_child_stop(&c, how, sizeof how);
 *
 * Deadlines are times of cli_now(). */
#ifndef CLI_CHILD_H
#define CLI_CHILD_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

enum cli_child_state {
    CHILD_FINE,
    CHILD_GONE, /* it has ended, or closed its end */
    CHILD_LATE, /* the deadline has passed         */
    CHILD_LONG, /* a line without end              */
};

struct cli_child {
    pid_t pid; /* 0 = none */
    int to, from;
    size_t n; /* bytes read and not yet taken */
    char buf[1024];
};

bool cli_child_start(struct cli_child *c, const char *command); /* by the shell */
enum cli_child_state cli_child_send(struct cli_child *c, const char *text, size_t n,
                                    double deadline);
/* The next line, without its end; `line` is as long as buf. */
enum cli_child_state cli_child_line(struct cli_child *c, char *line, double deadline);
/* Has it said something that was not taken yet? */
bool cli_child_spoke(struct cli_child *c);
/* Closes its input, gives it a moment to end, then ends it with everything it started. What it ended with, in words. */
const char *cli_child_stop(struct cli_child *c, char *buf, size_t cap);

#endif
