/* cli_script.h - a scenario being run by `thorp check`: the table, the place in the file, the first failure.
 *
 * Shared by cli_check.c (files, scenarios, moves) and cli_expect.c (what a scenario expects). */
#ifndef CLI_SCRIPT_H
#define CLI_SCRIPT_H

#include "cli_table.h"

struct cli_script {
    const char *path;
    int line;
    struct cli_table table;
    bool open;    /* `game` was read: there is a table               */
    bool touched; /* position lines were read and not yet judged     */
    bool running; /* inside a scenario                               */
    bool failed;  /* ... that has failed: its other lines are skipped */
    char title[256];
    char place[600]; /* file:line of the failure                        */
    char text[1600]; /* what was expected and what was found            */
    int points, bad; /* scenarios so far                                */
};

/* Notes a failure at the current line; returns false. */
__attribute__((format(printf, 2, 3))) bool cli_script_fail(struct cli_script *s, const char *fmt,
                                                           ...);
/* The rest of a line without blanks around it and with single blanks inside. */
void cli_script_squeeze(const char *rest, char *out, size_t cap);

/* Everything behind the word `expect`. False: it does not hold, or is not understood. */
bool cli_expect(struct cli_script *s, const char *rest);

#endif
