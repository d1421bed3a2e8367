/* cli_draw_carcassonne.h - the map of Carcassonne in letters. */
#ifndef CLI_DRAW_CARCASSONNE_H
#define CLI_DRAW_CARCASSONNE_H

#include "cli_play.h"

bool draw_carcassonne(const struct scene *s, const struct board_marks *m, int max_w, int max_h,
                      struct draw_grid *out);

/* Where a move happens: its own cell, or the tile laid last for moves that name a segment alone. False: nowhere. */
bool carcassonne_cell(const struct scene *s, th_move m, int *x, int *y);

#endif
