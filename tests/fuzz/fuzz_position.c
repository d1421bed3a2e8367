/* fuzz_position.c - any text is a position line or is refused and changes nothing; a position that is sound survives
 * being written and read, and can be looked at. */
#include "fuzz.h"

static void each(void *arg, char *line)
{
    struct fuzz_table *t = arg;
    struct th_why why = { 0 };
    memcpy(t->other, t->state, t->game->state_size);
    if (t->game->set(t->rules, t->state, line, &why) == 0)
        return;
    FUZZ_MUST(why.text[0] != '\0');
    FUZZ_MUST(memcmp(t->other, t->state, t->game->state_size) == 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
    struct th_why why = { 0 };
    if (n == 0)
        return 0;
    struct fuzz_table *t = fuzz_open(data[0]);
    fuzz_lines(data + 1, n - 1, t, each);
    if (t->game->check(t->rules, t->state, &why) == 0) {
        fuzz_round_trip(t);
        fuzz_look(t);
    } else
        FUZZ_MUST(why.text[0] != '\0');
    return 0;
}
