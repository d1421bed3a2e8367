/* fuzz_record.c - any text is a record or is refused at a line; a refused line changes nothing. */
#include "fuzz.h"

struct reading {
    struct th_reader rd;
    void *before;
    bool stopped;
};

static void each(void *arg, char *line)
{
    struct reading *r = arg;
    struct th_why why = { 0 };
    bool begun = r->rd.begun;
    if (r->stopped)
        return;
    memcpy(r->before, r->rd.state, r->rd.cap_state);
    if (th_reader_line(&r->rd, line, NULL, &why) == 0)
        return;
    r->stopped = true;
    FUZZ_MUST(why.text[0] != '\0' && why.line == r->rd.line);
    FUZZ_MUST(!begun || memcmp(r->before, r->rd.state, r->rd.cap_state) == 0);
}

static void make_room(struct th_reader *rd)
{
    for (int i = 0; th_game_at(i) != NULL; i++) {
        const struct th_game *game = th_game_at(i);
        rd->cap_rules = game->rules_size > rd->cap_rules ? game->rules_size : rd->cap_rules;
        rd->cap_state = game->state_size > rd->cap_state ? game->state_size : rd->cap_state;
    }
    rd->rules = calloc(1, rd->cap_rules);
    rd->state = calloc(1, rd->cap_state);
    rd->cap_scratch = FUZZ_DUMP;
    rd->scratch = malloc(FUZZ_DUMP);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
    struct reading r = { 0 };
    struct th_why why = { 0 };
    make_room(&r.rd);
    r.before = calloc(1, r.rd.cap_state);
    fuzz_lines(data, n, &r, each);
    if (!r.stopped && th_reader_end(&r.rd, &why) == 0)
        FUZZ_MUST(r.rd.game->check(r.rd.rules, r.rd.state, &why) == 0);
    free(r.before);
    free(r.rd.rules);
    free(r.rd.state);
    free(r.rd.scratch);
    return 0;
}
