/* fuzz_engine.c - the engine protocol: whatever comes in, one JSON object goes out, and the table stays sound. */
#include "cli_engine.h"
#include "fuzz.h"

static void each(void *arg, char *line)
{
    struct cli_engine *e = arg;
    struct th_why why = { 0 };
    char out[4096];
    if (e->quit)
        return;
    size_t n = cli_engine_line(e, line, strlen(line), out, sizeof out);
    if (n > 0) {
        json_t *reply = json_loads(e->reply.text, JSON_REJECT_DUPLICATES, NULL);
        FUZZ_MUST(json_is_boolean(json_object_get(reply, "ok")));
        FUZZ_MUST(strchr(e->reply.text, '\n') == NULL);
        json_decref(reply);
    }
    if (e->open)
        FUZZ_MUST(e->table.game->check(e->table.rules, e->table.state, &why) == 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
    struct cli_engine e = { 0 };
    fuzz_lines(data, n, &e, each);
    cli_engine_close(&e);
    return 0;
}
