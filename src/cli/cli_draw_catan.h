/* cli_draw_catan.h - the island as letters: any map of cat_graph, in several sizes. */
#ifndef CLI_DRAW_CATAN_H
#define CLI_DRAW_CATAN_H

#include "cli_play.h"

/* Draws the view as large as fits max_w x max_h cells; false: not even the smallest drawing, which it is then, does. */
bool draw_catan(const struct scene *s, const struct board_marks *m, int max_w, int max_h,
                struct draw_grid *out);

/* The terrain's ink at this table. */
enum draw_ink draw_terrain(const struct scene *s, int terrain);

#endif
