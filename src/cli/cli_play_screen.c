/* cli_play_screen.c - full-screen play as a picture: title, board, seats, bank, hand, moves, log, question.
 *
 *     title bar
 *     board                | seats
 *                          | bank, trades
 *                          | hand
 *     log                  | moves
 *     message (if any)
 *     question bar
 *     selected move, or the line being typed
 *     keys
 *
 * Only draws; keys are cli_play_curses.c. */
#include "cli_play_screen.h"
#include "th.h"

#include <string.h>

enum {
    PANEL = 34,
    WIDE_PANEL = 76,
    FOOT = 4,
    LOG_MIN = 3,
    MOVES_MIN = 9, /* rows of the list, its heading included */
    VIEW_W = 40,   /* least window on a board that does not fit */
    VIEW_H = 14
};

struct layout {
    int w, h;
    int board_w, board_h;
    int panel_x, panel_w;
    int foot; /* first row of the question bar */
};

static struct draw_style heading(void)
{
    return pen_bold(INK_STRONG, INK_NONE);
}

/* -------------------------------------------------------------------- bars */

static void draw_title(const struct scene *s, struct draw_grid *g)
{
    char text[PLAY_TEXT], turn[16], key[64];
    snprintf(key, sizeof key, "game.%s", s->game->name);
    snprintf(turn, sizeof turn, "%d", th_turn_no(s->view));
    say(s, text, sizeof text, "ui.title", "game", tr(s->lang, key), "turn", turn, NULL);
    draw_fill(g, 0, 0, g->w, pen_on(INK_LIGHT, INK_BAR));
    draw_text(g, 1, 0, g->w - 2, pen_bold(INK_LIGHT, INK_BAR), text);
}

/* Who is waited for, when it is not the viewer. */
static void waiting_text(const struct scene *s, char *buf, size_t cap)
{
    unsigned who = s->game->actors(s->rules, s->view, NULL);
    char name[64];
    buf[0] = '\0';
    if (who == 0)
        return;
    say_seat(s, th_first_seat(who), name, sizeof name);
    say(s, buf, cap, "ui.thinking", "seat", name, NULL);
}

static void draw_question(const struct play *p, const struct scene *s, struct draw_grid *g, int y)
{
    const struct screen *sc = p->screen;
    char text[PLAY_TEXT], line[2 * PLAY_TEXT];
    th_clause clause = 0;
    if (sc->asking)
        say_ask(s, s->viewer, text, sizeof text, &clause);
    else
        waiting_text(s, text, sizeof text);
    const char *id = th_clause_id(clause);
    snprintf(line, sizeof line, id != NULL ? "%s (%s)" : "%s", text, id);
    draw_fill(g, 0, y, g->w, pen_on(INK_LIGHT, INK_BAR));
    draw_fill(g, 0, y + 1, g->w, pen_on(INK_LIGHT, INK_BAR));
    int at = 1;
    if (sc->asking && s->viewer < TH_SEATS) {
        enum draw_ink ink = (enum draw_ink)(INK_SEAT + s->viewer);
        draw_text(g, 1, y, 3, pen_bold(draw_on(ink), ink), "[ ]");
        draw_text(g, 2, y, 1, pen_bold(draw_on(ink), ink), say_letter(s, s->viewer));
        at = 5;
    }
    draw_wrap(g, at, y, g->w - at - 1, 2, pen_bold(INK_LIGHT, INK_BAR), line);
}

static void draw_entry(const struct play *p, const struct scene *s, struct draw_grid *g, int y)
{
    const struct screen *sc = p->screen;
    char notation[TH_LINE], sentence[PLAY_TEXT], line[2 * PLAY_TEXT + TH_LINE] = "";
    if (sc->typing) {
        snprintf(line, sizeof line, "%s%s_", sc->question != NULL ? sc->question : "> ", sc->input);
        draw_text(g, 1, y, g->w - 2, pen_bold(INK_STRONG, INK_NONE), line);
        return;
    }
    if (sc->asking && p->moves.n > 0) {
        say_notation(s, s->viewer, p->moves.at[sc->pick], notation, sizeof notation);
        say_move(s, s->viewer, p->moves.at[sc->pick], sentence, sizeof sentence);
        snprintf(line, sizeof line, "> %s - %s", notation, sentence);
    }
    draw_text(g, 1, y, g->w - 2, pen(INK_TEXT), line);
}

/* ------------------------------------------------------------------- moves */

int screen_other_kind(const struct play *p, int pick, int dir)
{
    const struct th_moves *m = &p->moves;
    int i = pick;
    if (m->n == 0)
        return 0;
    while (i + dir >= 0 && i + dir < m->n && th_kind(m->at[i]) == th_kind(m->at[pick]))
        i += dir;
    while (dir < 0 && i > 0 && th_kind(m->at[i - 1]) == th_kind(m->at[i]))
        i--;
    return i;
}

/* Rows of the list: a heading before each kind that has arguments, then its moves. */
static int list_rows(const struct scene *s, const struct th_moves *m, int upto)
{
    int rows = 0;
    for (int i = 0; i < upto; i++) {
        bool first = i == 0 || th_kind(m->at[i]) != th_kind(m->at[i - 1]);
        rows += 1 + (first && s->game->moves[th_kind(m->at[i])].args[0] != 0);
    }
    return rows;
}

static void draw_move(const struct scene *s, struct draw_grid *g, int i, int x, int y, int w)
{
    const struct play *p = s->play;
    const struct screen *sc = p->screen;
    char notation[TH_LINE], sentence[PLAY_TEXT], line[2 * PLAY_TEXT + TH_LINE];
    bool picked = i == sc->pick;
    struct draw_style style = picked ? pen_bold(INK_LIGHT, INK_PICK) : pen(INK_TEXT);
    say_notation(s, s->viewer, p->moves.at[i], notation, sizeof notation);
    if (!say_where(s, p->moves.at[i], sentence, sizeof sentence))
        say_move(s, s->viewer, p->moves.at[i], sentence, sizeof sentence);
    snprintf(line, sizeof line, "%3d %-*s  %s", i + 1, w > 50 ? 15 : 1, notation, sentence);
    if (picked)
        draw_fill(g, x, y, w, style);
    draw_text(g, x, y, w, style, line);
}

/* The list, scrolled so that the selected move shows. */
static void draw_moves(const struct scene *s, struct draw_grid *g, int x, int y, int w, int h)
{
    const struct play *p = s->play;
    const struct screen *sc = p->screen;
    const struct th_moves *m = &p->moves;
    char text[PLAY_TEXT];
    if (h < 2 || !sc->asking)
        return;
    draw_text(g, x, y, w, heading(), tr(s->lang, "ui.moves"));
    int all = list_rows(s, m, m->n), at = list_rows(s, m, sc->pick), room = h - 1;
    int top = at - room / 2;
    top = top > all - room ? all - room : top;
    top = top < 0 ? 0 : top;
    for (int i = 0, row = -top; i < m->n && row < room; i++) {
        int kind = th_kind(m->at[i]);
        bool first = i == 0 || kind != th_kind(m->at[i - 1]);
        if (first && s->game->moves[kind].args[0] != 0) {
            say_group(s, kind, text, sizeof text);
            if (row >= 0)
                draw_text(g, x, y + 1 + row, w, pen(INK_DIM), text);
            row++;
        }
        if (row >= 0 && row < room)
            draw_move(s, g, i, x, y + 1 + row, w);
        row++;
    }
}

/* --------------------------------------------------------------------- log */

static struct draw_style event_style(const struct th_event *e)
{
    return e->seat < TH_SEATS ? pen(INK_TEXT) : pen(INK_DIM);
}

static void draw_event(const struct scene *s, const struct th_event *e, struct draw_grid *g, int x,
                       int y, int w)
{
    char text[PLAY_TEXT];
    struct scene brief = *s;
    brief.brief = true;
    say_event(&brief, e, text, sizeof text);
    if (e->seat < TH_SEATS) {
        enum draw_ink ink = seat_ink(s, e->seat);
        draw_text(g, x, y, 1, pen_bold(draw_on(ink), ink), say_letter(s, e->seat));
    }
    draw_text(g, x + 2, y, w - 2, event_style(e), text);
}

/* The last lines that fit, newest at the bottom. */
static void draw_log(const struct scene *s, struct draw_grid *g, int x, int y, int w, int h)
{
    const struct play *p = s->play;
    const struct screen *sc = p->screen;
    int row = h - 1, skip = sc->back;
    if (h < 2)
        return;
    draw_text(g, x, y, w, heading(), tr(s->lang, "ui.log"));
    for (int i = p->n_log - 1; i >= 0 && row > 0; i--) {
        if (!play_visible(p, i, s->viewer) || skip-- > 0)
            continue;
        draw_event(s, &p->log[i].event, g, x, y + row--, w);
    }
}

/* ------------------------------------------------------------------- panel */

static int draw_seats(const struct scene *s, struct draw_grid *g, int x, int y, int w)
{
    int lines = 0;
    for (int i = 0; i < s->rules->seats; i++)
        lines += s->face->seat(s, i, g, x, y + lines, w);
    return lines;
}

typedef int panel_fn(const struct scene *s, struct draw_grid *g, int x, int y, int w);

/* Seats, bank and hand, one below the other; the lines they take. What may be cut comes last. */
static int draw_upper(const struct scene *s, struct draw_grid *g, int w, bool loose)
{
    panel_fn *const usual[] = { draw_seats, s->face->table, s->face->hand };
    panel_fn *const terse[] = { s->face->hand, draw_seats, s->face->table };
    int y = 0;
    for (int i = 0; i < 3; i++)
        y += (s->tight ? terse : usual)[i](s, g, 0, y, w) + loose;
    return y;
}

/* First of `room` cells of `all`, as near to `first` as possible. */
static int clamp(int first, int room, int all)
{
    first = first > all - room ? all - room : first;
    return first < 0 ? 0 : first;
}

/* What stands above the list of moves, in `most` lines at most: more of them are scrolled. Returns the lines. */
static int draw_scrolled(const struct scene *s, struct draw_grid *g, int x, int w, int most,
                         bool loose)
{
    struct screen *sc = s->play->screen;
    struct draw_style style = pen_bold(INK_DARK, INK_SPOT);
    struct draw_grid upper;
    int all = draw_upper(s, NULL, w, loose), used = all > most ? most : all;
    if (used <= 0)
        return 0;
    sc->down = clamp(sc->down, used, all);
    draw_start(&upper, w, all);
    draw_upper(s, &upper, w, loose);
    draw_cut(&upper, 0, sc->down, w, used);
    if (sc->down > 0)
        draw_put(&upper, w - 1, 0, '^', style);
    if (sc->down + used < all)
        draw_put(&upper, w - 1, used - 1, 'v', style);
    draw_paste(g, x, 1, &upper);
    draw_free(&upper);
    return used;
}

/* The list of moves always has its rows; what stands above it is told more tersely if need be, and scrolls at last. */
static void draw_panel(const struct scene *s, const struct layout *l, struct draw_grid *g)
{
    int w = l->panel_w, room = l->foot - 1;
    int log = room - l->board_h < LOG_MIN ? LOG_MIN + 1 : 0; /* no room under the board */
    int list = 1 + list_rows(s, &s->play->moves, s->play->moves.n);
    int most = room - log - (list < MOVES_MIN ? list : MOVES_MIN);
    struct scene terse = *s;
    terse.tight = draw_upper(s, NULL, w, false) > most;
    bool loose = !terse.tight && draw_upper(s, NULL, w, true) + 4 <= most;
    int used = draw_scrolled(&terse, g, l->panel_x, w, most, loose);
    draw_moves(s, g, l->panel_x, 1 + used, w, room - used - log);
    if (log > 0)
        draw_log(s, g, l->panel_x, l->foot - log, w, log);
    else
        draw_log(s, g, 0, 1 + l->board_h, l->board_w, room - l->board_h);
}

/* ------------------------------------------------------------------- board */

/* The window moves to the selected place when another one is selected, and stays where it was scrolled to else. */
static void follow(struct screen *sc, const struct draw_grid *board, int w, int h, th_move pick)
{
    int x = board->w / 2, y = board->h / 2;
    bool found = draw_find(board, INK_PICK, &x, &y);
    bool shown =
        x >= sc->view_x + 2 && x < sc->view_x + w - 4 && y > sc->view_y && y < sc->view_y + h - 1;
    if (!sc->viewed || (found && pick != sc->followed && !shown)) {
        sc->view_x = x - w / 2;
        sc->view_y = y - h / 2;
    }
    sc->viewed = true;
    sc->followed = pick;
    sc->view_x = clamp(sc->view_x, w, board->w);
    sc->view_y = clamp(sc->view_y, h, board->h);
}

/* Arrows where the board goes on. */
static void draw_arrows(const struct screen *sc, const struct draw_grid *whole,
                        struct draw_grid *part)
{
    struct draw_style style = pen_bold(INK_DARK, INK_SPOT);
    int x = part->w / 2, y = part->h / 2;
    if (sc->view_x > 0)
        draw_put(part, 0, y, '<', style);
    if (sc->view_x + part->w < whole->w)
        draw_put(part, part->w - 1, y, '>', style);
    if (sc->view_y > 0)
        draw_put(part, x, 0, '^', style);
    if (sc->view_y + part->h < whole->h)
        draw_put(part, x, part->h - 1, 'v', style);
}

/* The part of the board that has room. False: there is too little for that. */
static bool cut_board(struct screen *sc, struct draw_grid *board, int max_w, int max_h,
                      th_move pick)
{
    const struct draw_grid whole = *board;
    int w = max_w < board->w ? max_w : board->w, h = max_h < board->h ? max_h : board->h;
    if ((w < board->w && w < VIEW_W) || (h < board->h && h < VIEW_H))
        return false;
    follow(sc, board, w, h, pick);
    draw_cut(board, sc->view_x, sc->view_y, w, h);
    draw_arrows(sc, &whole, board);
    return true;
}

static void mark_choice(const struct play *p, struct board_marks *marks)
{
    const struct screen *sc = p->screen;
    if (!sc->asking || p->moves.n == 0)
        return;
    marks->moves = &p->moves;
    marks->pick = p->moves.at[sc->pick];
    marks->kind = th_kind(marks->pick);
}

/* The board takes the largest size that leaves the panel its minimum: above the log, in its place, or as a part above it. */
static bool draw_board(const struct scene *s, const struct layout *l, struct draw_grid *board)
{
    struct board_marks marks = { .ids = s->play->ids };
    int wide = l->w - (l->w >= 150 ? 60 : PANEL) - 1, w = l->w - PANEL - 1, h = l->foot - 1;
    mark_choice(s->play, &marks);
    if (s->face->board(s, &marks, wide, h - LOG_MIN, board))
        return true;
    draw_free(board);
    if (s->face->board(s, &marks, w, h, board))
        return true;
    h = h - LOG_MIN < VIEW_H ? h : h - LOG_MIN;
    if (cut_board(s->play->screen, board, w, h, marks.pick))
        return true;
    draw_free(board);
    return false;
}

static bool draw_table(const struct scene *s, struct layout *l, struct draw_grid *g)
{
    struct draw_grid board;
    if (!draw_board(s, l, &board))
        return false;
    draw_paste(g, 0, 1, &board);
    l->board_w = board.w;
    l->board_h = board.h;
    draw_free(&board);
    l->panel_x = l->board_w + 1;
    l->panel_w = l->w - l->panel_x;
    l->panel_w = l->panel_w > WIDE_PANEL ? WIDE_PANEL : l->panel_w;
    return true;
}

/* ------------------------------------------------------------------ covers */

static void draw_help(const struct scene *s, struct draw_grid *g)
{
    static const char *const keys[] = { "ui.keys1", "ui.keys2", "ui.keys3", "ui.keys4", "ui.help1",
                                        "ui.help2", "ui.help4", "ui.help6", NULL };
    int y = 2, w = g->w - 4 < 100 ? g->w - 4 : 100;
    for (int i = 0; keys[i] != NULL; i++)
        y += draw_wrap(g, 2, y, w, 4, pen(INK_TEXT), tr_of(s->lang, keys[i], s->game->name)) + 1;
    y += s->face->legend(s, g, 2, y, w) + 1;
    draw_text(g, 2, y + 1, w, heading(), tr(s->lang, "ui.anykey"));
}

static void draw_pass(const struct scene *s, const struct screen *sc, struct draw_grid *g)
{
    char name[64], text[PLAY_TEXT];
    say_seat(s, sc->next_seat, name, sizeof name);
    say(s, text, sizeof text, "ui.pass", "seat", name, NULL);
    draw_wrap(g, 4, g->h / 2 - 1, g->w - 8, 4, heading(), text);
}

/* Events that say how a game ended. */
static bool closes(const struct th_game *game, const struct th_event *e)
{
    static const char *const name[] = { "won", "frozen", "won_by_most", "shared_win" };
    for (size_t i = 0; i < sizeof name / sizeof name[0]; i++)
        if (strcmp(game->events[e->kind].name, name[i]) == 0)
            return true;
    return false;
}

static void draw_over(const struct scene *s, struct draw_grid *g)
{
    struct play_tally t = play_tally(s->play);
    int y = 2, w = g->w - 4;
    char line[PLAY_TEXT];
    for (int i = 0; i < s->play->n_log; i++) {
        if (!closes(s->game, &s->play->log[i].event))
            continue;
        say_event(s, &s->play->log[i].event, line, sizeof line);
        y += draw_wrap(g, 2, y, w, 3, pen_bold(INK_GOOD, INK_NONE), line);
    }
    y += 1 + s->face->final(s, &t, g, 2, y + 1, w);
    draw_text(g, 2, y + 2, w, heading(), tr(s->lang, "ui.anykey"));
}

static bool board_fits(const struct scene *s, int w, int h)
{
    struct draw_grid board;
    bool fits = s->face->board(s, &(struct board_marks){ 0 }, w, h, &board);
    draw_free(&board);
    return fits;
}

void screen_least(const struct scene *s, int *w, int *h)
{
    enum {
        AMPLE = 200
    };
    *w = *h = 10;
    while (*w < VIEW_W && !board_fits(s, *w, AMPLE))
        ++*w;
    while (*h < VIEW_H && !board_fits(s, AMPLE, *h))
        ++*h;
    *w += PANEL + 1;
    *h += FOOT + 1;
}

void screen_say_small(const struct scene *s, const char *key, int w, int h, char *buf, size_t cap)
{
    char text[4][16];
    int n[4] = { 0, 0, w, h };
    screen_least(s, &n[0], &n[1]);
    for (int i = 0; i < 4; i++)
        snprintf(text[i], sizeof text[i], "%d", n[i]);
    say(s, buf, cap, key, "w", text[0], "h", text[1], "a", text[2], "b", text[3], NULL);
}

static void draw_small(const struct scene *s, struct draw_grid *g)
{
    char text[PLAY_TEXT];
    screen_say_small(s, "ui.small", g->w, g->h, text, sizeof text);
    draw_wrap(g, 0, 0, g->w, g->h, pen(INK_TEXT), text);
}

/* ------------------------------------------------------------------- whole */

static void draw_message(const struct screen *sc, const struct layout *l, struct draw_grid *g)
{
    struct draw_style style = pen_bold(INK_DARK, sc->bad ? INK_WARN : INK_GOOD);
    int lines = draw_wrap(NULL, 0, 0, l->w - 2, 5, style, sc->message);
    for (int i = 0; i < lines; i++)
        draw_fill(g, 0, l->foot - lines + i, l->w, style);
    draw_wrap(g, 1, l->foot - lines, l->w - 2, 5, style, sc->message);
}

static bool draw_game(struct play *p, const struct scene *s, struct draw_grid *g)
{
    const struct screen *sc = p->screen;
    struct layout l = { .w = g->w, .h = g->h, .foot = g->h - FOOT };
    if (!draw_table(s, &l, g))
        return false;
    draw_title(s, g);
    draw_panel(s, &l, g);
    if (sc->message[0] != '\0')
        draw_message(sc, &l, g);
    draw_question(p, s, g, l.foot);
    draw_entry(p, s, g, l.foot + 2);
    draw_text(g, 1, l.foot + 3, g->w - 2, pen(INK_DIM), tr(s->lang, "ui.keys"));
    return true;
}

void screen_draw(struct play *p, struct draw_grid *g)
{
    struct screen *sc = p->screen;
    struct scene s = play_scene(p, sc->cover == COVER_PASS ? TH_SPECTATOR : p->viewer);
    if (sc->pick >= p->moves.n)
        sc->pick = p->moves.n > 0 ? p->moves.n - 1 : 0;
    if (sc->cover == COVER_HELP)
        draw_help(&s, g);
    else if (sc->cover == COVER_PASS)
        draw_pass(&s, sc, g);
    else if (sc->cover == COVER_OVER)
        draw_over(&s, g);
    else if (!draw_game(p, &s, g))
        draw_small(&s, g);
}
