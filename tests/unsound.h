/* unsound.h - positions that cannot be: made by lines, spoilt by a poke into the bytes, and found by check(). */
#ifndef UNSOUND_H
#define UNSOUND_H

#include "table.h"

#define LINES (const char *const[])

static inline struct table *unsound_position(const char *setup, const char *const *lines)
{
    struct table *t = table_open(setup, 1);
    for (; *lines != NULL; lines++)
        table_set(t, *lines);
    return t;
}

/* check() says so, citing the clause (NULL: none). Closes the table. */
static inline void unsound_finds(struct table *t, const char *part, const char *clause)
{
    struct th_why why = { 0 };
    int err = t->game->check(t->rules, t->state, &why);
    const char *id = th_clause_id(why.clause);
    bool named = clause == NULL ? id == NULL : id != NULL && strcmp(id, clause) == 0;
    bool good = err != 0 && strstr(why.text, part) != NULL && named;
    if (!TAP_OK(good, "%s%scheck finds: %s", clause != NULL ? clause : "",
                clause != NULL ? " " : "", part))
        tap_note("%d: %s [%s]", err, why.text, id != NULL ? id : "");
    table_close(t);
}

/* A sound position in which one thing is wrong. */
struct unsound {
    const char *what;
    void (*poke)(void *state);
    const char *part, *clause;
};

static inline void unsound_all(const char *setup, const char *const *lines,
                               const struct unsound *all, int n)
{
    for (int i = 0; i < n; i++) {
        struct table *t = unsound_position(setup, lines);
        struct th_why why = { 0 };
        if (!TAP_EQ(t->game->check(t->rules, t->state, &why), 0, "sound before: %s", all[i].what))
            tap_note("%s", why.text);
        all[i].poke(t->state);
        unsound_finds(t, all[i].part, all[i].clause);
    }
}

#endif
