/* cli_draw.h - a grid of coloured letters: the one canvas of the terminal client.
 *
 * Boards and panels are drawn into a grid; full-screen play copies the grid to ncurses, line mode prints it. Inks are
 * names, not colours: draw_ink_256 and draw_ink_8 say what a terminal shows for them. */
#ifndef CLI_DRAW_H
#define CLI_DRAW_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

enum draw_ink {
    INK_NONE, /* the terminal's own colour */
    INK_TEXT,
    INK_DIM,
    INK_STRONG,
    INK_PAPER, /* light ground of number tokens */
    INK_BLACK,
    INK_RED_NUMBER,
    INK_SEA,
    INK_FOAM, /* letters on the sea */
    INK_HILLS,
    INK_FOREST,
    INK_PASTURE,
    INK_FIELDS,
    INK_MOUNTAINS,
    INK_DESERT,
    INK_GOLD,
    INK_FOG,   /* what lies face down       */
    INK_LIGHT, /* letters on a dark ground  */
    INK_DARK,  /* letters on a light ground */
    INK_SPOT,  /* a legal place             */
    INK_PICK,  /* the selected place        */
    INK_BAR,   /* title and prompt bars     */
    INK_WARN,
    INK_GOOD,
    INK_SEAT,                   /* INK_SEAT + seat: seat_ink                 */
    INK_NEUTRAL = INK_SEAT + 6, /* two colours nobody plays: ice, cream      */
    INK_NB = INK_NEUTRAL + 2
};

enum {
    DRAW_BOLD = 1,
    DRAW_UNDER = 2,
    DRAW_REVERSE = 4
};

struct draw_style {
    uint8_t fg, bg, flags; /* inks; DRAW_* */
};

struct draw_cell {
    uint32_t letter;
    struct draw_style style;
};

struct draw_grid {
    int w, h;
    struct draw_cell *cell; /* row by row */
};

/* Makes a blank grid; draw_free gives its memory back. */
void draw_start(struct draw_grid *g, int w, int h);
void draw_free(struct draw_grid *g);

/* All of these cut what lies outside the grid; a grid of NULL takes nothing, and what is drawn is only measured. INK_NONE as bg
 * keeps the ground that is there. */
void draw_put(struct draw_grid *g, int x, int y, uint32_t letter, struct draw_style style);
enum draw_ink draw_ground(const struct draw_grid *g, int x, int y);
void draw_fill(struct draw_grid *g, int x, int y, int w, struct draw_style style);
/* At most `max` cells of a text; what does not fit ends with an ellipsis. Returns the cells used. */
int draw_text(struct draw_grid *g, int x, int y, int max, struct draw_style style,
              const char *text);
/* A text in lines of at most w cells, broken at blanks, at most `lines` of them. Returns the lines used. */
int draw_wrap(struct draw_grid *g, int x, int y, int w, int lines, struct draw_style style,
              const char *text);
/* Keeps w x h cells from (x, y) on, all of them inside the grid. */
void draw_cut(struct draw_grid *g, int x, int y, int w, int h);
/* The first cell with this ground, row by row; false if there is none. */
bool draw_find(const struct draw_grid *g, enum draw_ink ground, int *x, int *y);
/* Copies a grid into another. */
void draw_paste(struct draw_grid *g, int x, int y, const struct draw_grid *from);

/* Prints the grid without the blank ends of lines. colours: 0 (none), 8 or 256. */
void draw_print(const struct draw_grid *g, FILE *out, int colours);
/* How many colours a terminal on this stream has: 0 if it is none, or NO_COLOR is set. */
int draw_colours(FILE *out);

int draw_ink_256(enum draw_ink ink); /* -1 = the terminal's own */
int draw_ink_8(enum draw_ink ink);
enum draw_ink draw_on(
    enum draw_ink ground); /* readable letters on a player's or terrain's ground */

/* Styles: ink on the ground that is there, on a ground, bold, with flags. */
static inline struct draw_style pen_with(enum draw_ink fg, enum draw_ink bg, int flags)
{
    return (struct draw_style){ (uint8_t)fg, (uint8_t)bg, (uint8_t)flags };
}
static inline struct draw_style pen(enum draw_ink fg)
{
    return pen_with(fg, INK_NONE, 0);
}
static inline struct draw_style pen_on(enum draw_ink fg, enum draw_ink bg)
{
    return pen_with(fg, bg, 0);
}
static inline struct draw_style pen_bold(enum draw_ink fg, enum draw_ink bg)
{
    return pen_with(fg, bg, DRAW_BOLD);
}

#endif
