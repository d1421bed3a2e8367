/* test_malformed.c - position lines that are wrong: every argument of every line a dump can hold, spoilt in turn.
 *
 * Lines come from dumps of random games of every set-up, so a new kind of line is tried without being listed. A spoilt word is
 * refused and changes nothing. A word taken from another line may be right by chance: then the line must stand in the dump as it
 * was given, or say what is so anyway; else it was not understood. */
#include "table.h"

enum {
    WORDS = 160,   /* kinds of lines, all games together */
    EACH = 6,      /* times each is tried                */
    LENGTH = 1024, /* of a line                          */
    POOL = 400,
    BORROWED = 40 /* foreign words tried in each place  */
};

struct known { /* lines of one kind */
    char word[32];
    int tried;
};

struct run {
    struct prop garbage, surplus, unchanged, kept;
    struct known known[WORDS];
    int n_known;
    char pool[POOL][48];
    int n_pool;
    struct th_rng rng;
    char dump[TABLE_TEXT], again[TABLE_TEXT];
};

static struct known *kind_of(struct run *r, const struct table *t, const char *line)
{
    char word[32];
    snprintf(word, sizeof word, "%c:%.*s", t->game->name[1], (int)strcspn(line, " "), line);
    for (int i = 0; i < r->n_known; i++)
        if (strcmp(r->known[i].word, word) == 0)
            return &r->known[i];
    if (r->n_known == WORDS)
        abort();
    snprintf(r->known[r->n_known].word, sizeof word, "%s", word);
    return &r->known[r->n_known++];
}

/* The n-th word of a line: where it begins, its length; NULL past the end. */
static const char *nth(const char *line, int n, size_t *len)
{
    for (; n > 0; n--) {
        line += strcspn(line, " ");
        line += *line == ' ';
    }
    *len = strcspn(line, " ");
    return *len > 0 ? line : NULL;
}

static void replace(const char *line, int n, const char *by, char out[LENGTH])
{
    size_t len;
    const char *at = nth(line, n, &len);
    snprintf(out, LENGTH, "%.*s%s%s", (int)(at - line), line, by, at + len);
}

static bool dump_has(struct run *r, const struct table *t, const void *state, const char *line)
{
    char whole[LENGTH + 8];
    snprintf(whole, sizeof whole, "set %s\n", line);
    if (t->game->dump(t->rules, state, r->again, (int)sizeof r->again) < 0)
        abort();
    return strstr(r->again, whole) != NULL;
}

/* Lines whose words may be written otherwise than they were given: zeros are left out, lists are sorted, hexes begin bare. */
static bool is_free_form(const char *line)
{
    static const char *const words[] = { "flow ", "frame ", "empty" };
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
        if (strncmp(line, words[i], strlen(words[i])) == 0)
            return true;
    return false;
}

static void try_garbage(struct run *r, struct table *t, const void *before, const char *line)
{
    static const char *const garbage[] = { "@", "-x1", "99999999999" };
    char bad[LENGTH];
    size_t len;
    for (int n = 0; nth(line, n, &len) != NULL; n++)
        for (int i = 0; i < 3; i++) {
            void *state = table_copy(t, before);
            replace(line, n, garbage[i], bad);
            prop_is(&r->garbage, t, t->game->set(t->rules, state, bad, NULL) != 0);
            if (r->garbage.failed == 1)
                tap_note("accepted: set %s", bad);
            prop_is(&r->unchanged, t, table_same(t, state, before));
            free(state);
        }
    void *state = table_copy(t, before);
    snprintf(bad, sizeof bad, "%s @", line);
    prop_is(&r->surplus, t, t->game->set(t->rules, state, bad, NULL) != 0);
    prop_is(&r->unchanged, t, table_same(t, state, before));
    free(state);
}

static void try_borrowed(struct run *r, struct table *t, const void *before, const char *line)
{
    char other[LENGTH];
    size_t len;
    for (int n = 1; nth(line, n, &len) != NULL; n++)
        for (int i = 0; i < BORROWED && r->n_pool > 0; i++) {
            void *state = table_copy(t, before);
            replace(line, n, r->pool[th_rng_below(&r->rng, (uint32_t)r->n_pool)], other);
            if (t->game->set(t->rules, state, other, NULL) != 0)
                prop_is(&r->unchanged, t, table_same(t, state, before));
            else if (!is_free_form(line) && t->game->check(t->rules, state, NULL) == 0) {
                bool kept = dump_has(r, t, state, other) || table_same(t, state, before);
                if (!prop_is(&r->kept, t, kept))
                    tap_note("not kept: set %s", other);
            }
            free(state);
        }
}

static void note_words(struct run *r, const char *line)
{
    size_t len;
    const char *at;
    for (int n = 1; (at = nth(line, n, &len)) != NULL; n++) {
        uint32_t i = r->n_pool < POOL ? (uint32_t)r->n_pool++ : th_rng_below(&r->rng, POOL);
        snprintf(r->pool[i], sizeof r->pool[i], "%.*s", (int)len, at);
    }
}

static void try_position(struct run *r, struct table *t)
{
    void *state = table_need(t->game->state_size);
    if (t->game->dump(t->rules, t->state, r->dump, (int)sizeof r->dump) < 0)
        abort();
    t->game->start(t->rules, state);
    for (char *at = r->dump, *end; (end = strchr(at, '\n')) != NULL; at = end + 1) {
        *end = '\0';
        const char *line = at + 4; /* `set ` */
        struct known *k = kind_of(r, t, line);
        note_words(r, line);
        if (k->tried++ < EACH) {
            try_garbage(r, t, state, line);
            try_borrowed(r, t, state, line);
        }
        if (t->game->set(t->rules, state, line, NULL) != 0)
            abort(); /* test_text proves that it can be read */
    }
    free(state);
}

static void try_setup(const struct th_setup *setup, void *arg)
{
    struct run *r = arg;
    struct table *t = table_of(setup, 3);
    r->n_pool = 0;
    for (int i = 0; i < 20; i++) {
        try_position(r, t);
        if (!table_wander(t, 25 * i)) /* some lines come late in a game */
            break;
    }
    table_close(t);
}

int main(void)
{
    static struct run r = { .garbage = { .name = "a word that is none is refused" },
                            .surplus = { .name = "a word too many is refused" },
                            .unchanged = { .name = "what is refused changes nothing" },
                            .kept = { .name = "what is accepted is written as it was read" } };
    th_rng_seed(&r.rng, 5);
    table_every(tap_scale(10), try_setup, &r);
    prop_report(&r.garbage);
    prop_report(&r.surplus);
    prop_report(&r.unchanged);
    prop_report(&r.kept);
    tap_note("%d kinds of lines", r.n_known);
    return tap_done();
}
