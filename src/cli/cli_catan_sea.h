/* cli_catan_sea.h - what the terminal shows of single scenarios of Seafarers, chosen by what their maps have. */
#ifndef CLI_CATAN_SEA_H
#define CLI_CATAN_SEA_H

#include "cli_catan.h"
#include "sea.h"

enum {
    SEA_WORDS = 320 /* longest list of words */
};

/* Members that are not set are NULL; those with the name of a member of catan_part do the same. */
struct sea_figures {
    int mark;           /* enum cat_mark_kind: shown of maps that have it */
    const char *legend; /* key of what its marks mean */
    bool (*piece)(const struct scene *s, int type, int at, struct catan_piece *out);
    void (*place)(const struct scene *s, int type, int value, char *buf); /* adds to a list */
    void (*seat)(const struct scene *s, int seat, char *buf);             /* adds to a list */
    int (*table)(const struct scene *s, struct draw_grid *g, int x, int y, int w);
    int (*hand)(const struct scene *s, struct draw_grid *g, int x, int y, int w);
};
extern const struct sea_figures *const sea_figures[]; /* NULL ends it */

/* The figures of the table that have this member, as CATAN_EACH_PART. */
#define SEA_EACH_FIGURE(s, f, member)                                                              \
    for (int f##_i = 0; sea_figures[f##_i] != NULL; f##_i++)                                       \
        for (const struct sea_figures *f = sea_figures[f##_i];                                     \
             f != NULL && f->member != NULL &&                                                     \
             cat_map_mark(catan_rules(s)->params.map, f->mark) != NULL;                            \
             f = NULL)

/* A sentence with one number; one more word of a list. */
void sea_say_count(const struct scene *s, char *buf, const char *key, int n);
void sea_add(char *buf, const char *word);
/* A mark on a hex, by its word. */
bool sea_mark(const struct scene *s, const char *word, struct catan_piece *out);
/* `2:1 ore`, `3:1`: a harbour by its kind; the harbour token of a slot. */
void sea_say_harbour(const struct scene *s, int kind, char *buf, size_t cap);
void sea_say_token(const struct scene *s, int slot, char *buf, size_t cap);
/* `3 (Colossus)`: a number with its name, such as a colour or a wonder. */
void sea_say_named(const struct scene *s, const char *what, int n, char *buf, size_t cap);

#endif
