/* cli_play_screen.h - what the two halves of full-screen play share: the picture and the terminal.
 *
 * cli_play_screen.c draws everything into one grid as large as the terminal; cli_play_curses.c shows the grid and turns
 * keys into what a person wants. */
#ifndef CLI_PLAY_SCREEN_H
#define CLI_PLAY_SCREEN_H

#include "cli_play.h"

enum cover {
    COVER_NONE,
    COVER_HELP,
    COVER_PASS,
    COVER_OVER
};

struct screen {
    int pick;           /* selected move of p->moves               */
    int back;           /* log lines scrolled back                 */
    int down;           /* lines the panel is scrolled down        */
    int view_x, view_y; /* first cell of a board that is larger than its window */
    th_move followed;   /* the selected move the window has been moved to; 0 at first */
    bool viewed;        /* view_x, view_y have been chosen         */
    enum cover cover;   /* drawn instead of the table              */
    int next_seat;      /* COVER_PASS: who is to sit down          */
    bool asking;        /* the viewer is asked: moves are listed   */
    bool speaking;      /* ... for a proposal out of turn          */
    bool typing;        /* a line is being entered                 */
    char input[256];
    int n_input;
    const char *question; /* prompt of a line that is no move, or NULL */
    char message[2 * PLAY_TEXT];
    bool bad; /* the message is a refusal */
    int pair[INK_NB][INK_NB], n_pair, colours;
};

/* The smallest window in which this game can be drawn. */
void screen_least(const struct scene *s, int *w, int *h);
/* The sentence that says so, of a key that takes {w} {h} (the least) and {a} {b} (what there is). */
void screen_say_small(const struct scene *s, const char *key, int w, int h, char *buf, size_t cap);
/* Draws everything a person may see now into the grid. */
void screen_draw(struct play *p, struct draw_grid *g);
/* Index of the first move of the next (or previous) kind, from the selected one on. */
int screen_other_kind(const struct play *p, int pick, int dir);

#endif
