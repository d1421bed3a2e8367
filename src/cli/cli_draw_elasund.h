/* cli_draw_elasund.h - the city of Elasund in letters. */
#ifndef CLI_DRAW_ELASUND_H
#define CLI_DRAW_ELASUND_H

#include "cli_play.h"

bool draw_elasund(const struct scene *s, const struct board_marks *m, int max_w, int max_h,
                  struct draw_grid *out);

#endif
