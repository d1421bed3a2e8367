/* fuzz_move.c - any text is a move or is refused; what is read prints back to the same move. */
#include "fuzz.h"

static void each(void *arg, char *line)
{
    struct fuzz_table *t = arg;
    struct th_why why = { 0 };
    char text[TH_LINE];
    th_move m, again = 0;
    if (t->game->parse(t->rules, line, &m, &why) != 0) {
        FUZZ_MUST(why.text[0] != '\0' && memchr(why.text, '\0', sizeof why.text) != NULL);
        return;
    }
    FUZZ_MUST(t->game->print(t->rules, t->state, TH_DEALER, 0, m, text, (int)sizeof text) > 0);
    FUZZ_MUST(t->game->parse(t->rules, text, &again, &why) == 0 && again == m);
    for (int seat = 0; seat <= TH_DEALER; seat++) {
        why = (struct th_why){ 0 };
        if (t->game->legal(t->rules, t->state, seat, m, &why) != 0)
            FUZZ_MUST(why.clause != 0);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
    if (n == 0)
        return 0;
    struct fuzz_table *t = fuzz_open(data[0]);
    fuzz_lines(data + 1, n - 1, t, each);
    return 0;
}
