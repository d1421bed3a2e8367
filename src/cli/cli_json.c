/* cli_json.c - see cli_json.h. */
#include "cli_json.h"

#include "cli.h"

#include <stdlib.h>
#include <string.h>

void cli_json_start(struct cli_json *out)
{
    if (out->text == NULL) {
        out->cap = 16384;
        out->text = cli_alloc(out->cap);
    }
    th_json_start(&out->j, out->text, out->cap);
}

bool cli_json_done(struct cli_json *out)
{
    if (th_json_end(&out->j))
        return true;
    out->cap = out->j.len + 1024;
    out->text = cli_grow(out->text, out->cap);
    return false;
}

void cli_json_free(struct cli_json *out)
{
    free(out->text);
    *out = (struct cli_json){ 0 };
}

/* Written by way of a whole number, whose digits are then replaced: JSON has one kind of number. */
void cli_json_real(struct th_json *j, const char *key, double v, int decimals)
{
    char text[64];
    int n = snprintf(text, sizeof text, "%.*f", decimals, v);
    th_json_int(j, key, 0);
    j->len--; /* the 0 */
    for (int i = 0; i < n; i++, j->len++)
        if (j->len + 1 < j->cap)
            j->buf[j->len] = text[i];
}

/* Written as an opening bracket that is taken back: what follows is a value, without a comma before it. */
void cli_json_key(struct th_json *j, const char *key)
{
    th_json_open(j, key, '{');
    j->len--;
}
