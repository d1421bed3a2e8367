/* cli_play_ck.h - what the terminal shows of Cities & Knights; each returns its lines, 0 at other tables. */
#ifndef CLI_PLAY_CK_H
#define CLI_PLAY_CK_H

#include "cli_play.h"

int play_ck_seat(const struct scene *s, int seat, struct draw_grid *g, int x, int y, int w);
int play_ck_table(const struct scene *s, struct draw_grid *g, int x, int y, int w);
int play_ck_hand(const struct scene *s, struct draw_grid *g, int x, int y, int w);
int play_ck_legend(const struct scene *s, struct draw_grid *g, int x, int y, int w);
/* `R2!`: a knight of strength 2, active; `R2.` inactive. Empty: no knight there. Returns its owner, or -1. */
int play_ck_knight(const struct scene *s, int node, char buf[16]);

#endif
