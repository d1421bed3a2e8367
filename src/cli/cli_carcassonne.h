/* cli_carcassonne.h - what the expansions of Carcassonne add to its terminal: one row each in cli_carcassonne_parts.c. The base
 * files walk those rows and name no expansion. */
#ifndef CLI_CARCASSONNE_H
#define CLI_CARCASSONNE_H

#include "car.h"
#include "cli_play.h"

struct carcassonne_map { /* a drawing in the making */
    const struct scene *s;
    const struct board_marks *m;
    const struct car_state *st;
    struct draw_grid *g;
    struct {
        int x0, y0, columns, rows;
    } view;   /* cells shown */
    int w, h; /* letters of a tile */
};

/* The first letter of a tile; of what stands at a segment + 1. False: nowhere, or outside the window. */
bool carcassonne_tile(const struct carcassonne_map *d, int tile, int *px, int *py);
bool carcassonne_stands(const struct carcassonne_map *d, int at, int *px, int *py);

/* What the terminal shows of one expansion, at tables that play with it; members that are not set are NULL. */
struct carcassonne_part {
    int module;
    void (*draw)(const struct carcassonne_map *d); /* over the tiles, below the figures */
    void (*thing)(const struct scene *s, int seat, char *buf,
                  size_t cap); /* what a seat has, or "" */
    int (*hand)(const struct scene *s, struct draw_grid *g, int x, int y, int w);
};
extern const struct carcassonne_part carcassonne_parts[];
extern const int carcassonne_n_parts;

struct
    carcassonne_source { /* where else than from features points come from: end.carcassonne.part.NAME */
    const char *name;
    uint8_t event[2], arg; /* events that bring them, 0 = none; their argument that says how many */
};
extern const struct carcassonne_source carcassonne_sources[];
extern const int carcassonne_n_sources;

/* Every part at the table that has this member. */
#define CARCASSONNE_EACH_PART(s, part, member)                                                     \
    for (const struct carcassonne_part *part = carcassonne_parts;                                  \
         part < carcassonne_parts + carcassonne_n_parts; part++)                                   \
        if (part->member != NULL && ((s)->rules->modules >> part->module & 1) != 0)

#endif
