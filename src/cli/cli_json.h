/* cli_json.h - JSON out of the command: th_json in a buffer that grows until everything fits.
 *
 *     struct cli_json out = { 0 };
 *     do {
 *         cli_json_start(&out);
 *         th_json_open(&out.j, NULL, '{'); ...
 *     } while (!cli_json_done(&out));
 *     puts(out.text);
 *     cli_json_free(&out); */
#ifndef CLI_JSON_H
#define CLI_JSON_H

#include "thorp.h"

struct cli_json {
    struct th_json j;
    char *text;
    size_t cap;
};
void cli_json_start(struct cli_json *out);
bool cli_json_done(struct cli_json *out); /* false: the buffer has grown, write it all again */
void cli_json_free(struct cli_json *out);

/* A number with up to n decimals; th_json knows whole numbers only. */
void cli_json_real(struct th_json *j, const char *key, double v, int decimals);
/* A key alone, for a value that something else writes (game->describe). */
void cli_json_key(struct th_json *j, const char *key);

#endif
