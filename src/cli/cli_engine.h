/* cli_engine.h - the engine protocol: one JSON object in, one out (docs/PROTOCOL.md).
 *
 * A request is acted on once and answered from the engine's memory, so an answer can be written again into a larger
 * buffer. The table on hand is sound at every moment: what is refused changes nothing. */
#ifndef CLI_ENGINE_H
#define CLI_ENGINE_H

#include "cli_json.h"
#include "cli_table.h"

#include <jansson.h>

enum {
    CLI_ENGINE_LINE = 65536
}; /* longest request, in bytes */

struct cli_engine {
    struct cli_table table;
    bool open;               /* there is a table                                     */
    bool quit;               /* `quit` was asked for                                 */
    uint64_t seed;           /* the dealer's, when chance is automatic               */
    int first;               /* log entry with which the last `new`, `play` began    */
    struct th_event *events; /* of that request                                   */
    int n_events, cap_events;
    struct cli_json reply; /* the last answer, whole                               */
    struct th_moves moves; /* scratch                                              */
    void *view;            /* scratch: a state                                     */
};

/* Answers one line of n bytes (no newline). Writes the answer, terminated, to out if it fits in cap; returns its
 * length. An answer that does not fit is replaced by an error; the whole of it stays in e->reply.text.
 * A blank line has no answer: 0. */
size_t cli_engine_line(struct cli_engine *e, const char *line, size_t n, char *out, size_t cap);
void cli_engine_close(struct cli_engine *e);

/* ------------------------------------------------ cli_engine_tell.c: answers */

void cli_tell_status(const struct cli_engine *e, struct th_json *j);
void cli_tell_played(const struct cli_engine *e, struct th_json *j);
void cli_tell_moves(struct cli_engine *e, int seat, const char *pattern, struct th_json *j);
void cli_tell_lines(struct cli_engine *e, const void *state, struct th_json *j);
void cli_tell_record(struct cli_engine *e, struct th_json *j);
void cli_tell_why(const struct th_why *why, struct th_json *j);

#endif
