/* cli_play_seat.c - the first line of a seat in every game: whose turn it is, letter, name, who plays it, points. */
#include <stdio.h>

#include "cli_play.h"

/* You, a person, or the level or name of a bot. */
static const char *tag_of(const struct scene *s, int seat)
{
    const struct play_seat *who = &s->play->seat[seat];
    char key[64];
    if (seat == s->viewer)
        return tr(s->lang, "ui.you");
    if (who->who == PLAY_HUMAN)
        return tr(s->lang, "ui.human");
    snprintf(key, sizeof key, "level.%s", who->name);
    return tr_has(key) ? tr(s->lang, key) : who->name;
}

void draw_seat_head(const struct scene *s, int seat, const char *key, int n, struct draw_grid *g,
                    int x, int y, int w)
{
    enum draw_ink ink = (enum draw_ink)(INK_SEAT + seat);
    char name[64], line[160], points[64], number[16];
    bool turn = th_turn(s->view) == seat;
    say_seat(s, seat, name, sizeof name);
    snprintf(line, sizeof line, "%d %s (%s)", seat + 1, name, tag_of(s, seat));
    snprintf(number, sizeof number, "%d", n);
    tr_fill(points, sizeof points, tr_n(s->lang, key, n), &(struct tr_hole){ "n", number }, 1);
    int right = utf8_cells(points);
    draw_text(g, x, y, 1, pen_bold(INK_STRONG, INK_NONE), turn ? ">" : " ");
    draw_text(g, x + 1, y, 3, pen_bold(draw_on(ink), ink), "[ ]");
    draw_text(g, x + 2, y, 1, pen_bold(draw_on(ink), ink), say_letter(s, seat));
    draw_text(g, x + 5, y, w - 6 - right, pen_with(INK_TEXT, INK_NONE, turn ? DRAW_BOLD : 0), line);
    draw_text(g, x + w - right, y, right, pen_bold(INK_STRONG, INK_NONE), points);
}
