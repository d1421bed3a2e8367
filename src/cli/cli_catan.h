/* cli_catan.h - what the terminal's files of Catan share: readers of a scene, and the parts that modules add.
 *
 * A module that shows or asks anything has one file with one catan_part and its row in cli_catan_parts.c; the base files walk
 * that list and name no module. Everything is read from a view, as in all of the terminal. */
#ifndef CLI_CATAN_H
#define CLI_CATAN_H

#include "cat.h"
#include "cli_play.h"

static inline const struct cat_rules *catan_rules(const struct scene *s)
{
    return (const struct cat_rules *)s->rules;
}

static inline const struct cat_base *catan_base(const struct scene *s)
{
    return &((const struct cat_state *)s->view)->base;
}

/* The engine's questions want a context; they change nothing. */
static inline struct th_ctx catan_look(const struct scene *s)
{
    return th_look(s->rules, s->view);
}

/* The open question, or NULL; is it one of this kind? */
const struct th_frame *catan_asking(const struct scene *s);
bool catan_asks(const struct scene *s, int kind);

enum {
    CATAN_LINE = 640 /* a sentence with a list of seats */
};

/* Adds a word to a list; the glue stands before all but the first. */
void catan_add_word(char *buf, size_t cap, const char *glue, const char *word);

/* A line of the end: the sentence `key` with its {list} of those who have such points, `Red +2`. False: nobody has any. */
bool catan_say_points(const struct scene *s, const char *key,
                      int (*points)(const struct th_ctx *g, int seat), char line[CATAN_LINE]);

/* The numbers of a hex: `8`, `2/12`. */
void catan_say_numbers(const struct th_ctx *g, int hex, char buf[16]);

/* `4:1, ore 2:1`: the usual rate of all kinds of cards, then those that are cheaper. */
void catan_say_rates(const struct scene *s, const int *rate, char *line, size_t cap);

struct catan_piece { /* what stands at a place: about three letters in its owner's colour */
    char text[48];
    char brief[48]; /* on a hex, where there is no room for the text; "": it is cut */
    int owner;      /* CATAN_NOBODY: a mark, as of the robber                       */
    char
        under; /* it lies there: what another module has there stands over it, on a path with this letter at its end; 0: it stands */
};
enum {
    CATAN_NOBODY = -1
};

/* What the terminal shows and asks of one module, at tables that play with it; members that are not set are NULL. Members with
 * the name of a member of play_face do the same: panels are added below those of the base, of the others the first answer counts,
 * and the base answers last. */
struct catan_part {
    int module; /* enum cat_module_id */
    int (*seat)(const struct scene *s, int seat, struct draw_grid *g, int x, int y, int w);
    int (*table)(const struct scene *s, struct draw_grid *g, int x, int y, int w);
    int (*hand)(const struct scene *s, struct draw_grid *g, int x, int y, int w);
    int (*legend)(const struct scene *s, struct draw_grid *g, int x, int y, int w);
    int (*final)(const struct scene *s, const struct play_tally *t, struct draw_grid *g, int x,
                 int y, int w);
    /* Its piece or mark at a place of a type (TH_T_HEX, TH_T_NODE, TH_T_EDGE), drawn over what the base has there, the first of those that stand; false: none. */
    bool (*piece)(const struct scene *s, int type, int at, struct catan_piece *out);
    /* Ink of a terrain, of a card kind; INK_NONE: not one of its own. */
    enum draw_ink (*ground)(int terrain);
    enum draw_ink (*good)(int kind);
    /* What is said of a place besides its hexes and harbour; "": nothing. */
    void (*place)(const struct scene *s, int type, int value, char *buf, size_t cap);
    bool (*event_value)(const struct scene *s, const struct th_event *e, int i, char *buf,
                        size_t cap);
    bool (*move_value)(const struct scene *s, th_move m, int i, int slot, char *buf, size_t cap);
    int (*number)(const struct scene *s, int seat, th_move m);
    void (*cost)(const struct scene *s, int kind, char *buf, size_t cap);
    int (*asked)(const struct scene *s, int seat);
    const char *(*role)(const struct scene *s, int seat);
    th_move (*forced)(const struct scene *s, int seat);
    bool (*retells)(const struct th_event *e, const struct th_event *next);
    void (*count)(const struct th_event *e, struct play_tally *t);
};

extern const struct catan_part *const catan_parts[]; /* in the order of the modules; NULL ends it */

/* Every part at the table that has this member: CATAN_EACH_PART(s, part, seat) part->seat(s, ...); */
#define CATAN_EACH_PART(s, part, member)                                                           \
    for (int part##_i = 0; catan_parts[part##_i] != NULL; part##_i++)                              \
        for (const struct catan_part *part = catan_parts[part##_i];                                \
             part != NULL && part->member != NULL && cat_module_on((s)->rules, part->module) != 0; \
             part = NULL)

#endif
