/* cli_play_plain.c - line mode: prints what happened, the question and the moves, and reads a line.
 *
 * Made for pipes, scripts and screen readers as much as for people: nothing is overwritten, nothing blinks, and the end
 * of input ends the game quietly. Colour only on a terminal. */
#include "cli_play.h"
#include "th.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

enum {
    HINTS = 3,   /* lines of what the adviser weighed */
    WIDTH = 100, /* of lines that go to a file, and at most */
    LOG_LINES = 40,
    ITEM_LINES = 8,
    LINE = 1024,
    NARROWEST = 40,
    OVERLAP = 8 /* columns of a board that two parts of it share */
};

/* ------------------------------------------------------------------- print */

/* How wide lines may be: a window is asked, so that it breaks no words. */
static int width(void)
{
    struct winsize size;
    if (!isatty(STDOUT_FILENO) || ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0)
        return WIDTH;
    return size.ws_col < NARROWEST ? NARROWEST : size.ws_col < WIDTH ? size.ws_col : WIDTH;
}

typedef int panel_fn(const struct scene *s, struct draw_grid *g, int x, int y, int w);

static void print_grid(struct draw_grid *g, int lines)
{
    g->h = lines < g->h ? lines : g->h;
    draw_print(g, stdout, draw_colours(stdout));
    draw_free(g);
}

static void print_panel(const struct scene *s, panel_fn *panel)
{
    struct draw_grid g;
    int w = width();
    draw_start(&g, w, 64);
    print_grid(&g, panel(s, &g, 0, 0, w));
}

static int all_seats(const struct scene *s, struct draw_grid *g, int x, int y, int w)
{
    int lines = 0, width = w < 64 ? w : 64;
    for (int i = 0; i < s->rules->seats; i++)
        lines += s->face->seat(s, i, g, x, y + lines, width);
    return lines;
}

/* A board wider than the lines: one part below the other, from west to east, each beginning where the last one ended. */
static void print_parts(const struct scene *s, struct draw_grid *board)
{
    char text[PLAY_TEXT], number[16], all[16];
    int w = width(), step = w - OVERLAP, parts = (board->w - OVERLAP + step - 1) / step;
    for (int i = 0; i < parts; i++) {
        struct draw_grid part;
        snprintf(number, sizeof number, "%d", i + 1);
        snprintf(all, sizeof all, "%d", parts);
        say(s, text, sizeof text, "ui.board_part", "a", number, "b", all, NULL);
        puts(text);
        draw_start(&part, w, board->h);
        draw_paste(&part, -i * step, 0, board);
        print_grid(&part, board->h);
    }
    draw_free(board);
}

static void print_board(const struct scene *s, bool ids)
{
    const struct play *p = s->play;
    struct board_marks marks = { .ids = ids, .moves = &p->moves };
    struct draw_grid g;
    s->face->board(s, &marks, width(), 42, &g);
    if (g.w > width())
        print_parts(s, &g);
    else
        print_grid(&g, g.h);
    print_panel(s, s->face->legend);
}

/* `- text`; a window gets lines that end with a word, anybody else one line. */
static void print_item(const char *text)
{
    struct draw_grid g;
    int w = width();
    if (!isatty(STDOUT_FILENO)) {
        printf("- %s\n", text);
        return;
    }
    draw_start(&g, w, ITEM_LINES);
    draw_text(&g, 0, 0, 2, pen(INK_TEXT), "-");
    print_grid(&g, draw_wrap(&g, 2, 0, w - 2, ITEM_LINES, pen(INK_TEXT), text));
}

/* Log entries from..to that this viewer may read. */
static void print_events(const struct scene *s, int from, int to)
{
    char text[PLAY_TEXT];
    for (int i = from; i < to; i++) {
        if (!play_visible(s->play, i, s->viewer))
            continue;
        say_event(s, &s->play->log[i].event, text, sizeof text);
        print_item(text);
    }
}

/* What the viewer has not read yet. True if there was anything. */
static bool print_news(struct play *p, const struct scene *s)
{
    int from = p->read[s->viewer];
    p->read[s->viewer] = p->n_log;
    print_events(s, from, p->n_log);
    return from < p->n_log;
}

static void print_log(const struct scene *s)
{
    int n = s->play->n_log;
    print_events(s, n > LOG_LINES ? n - LOG_LINES : 0, n);
}

static void print_text(const char *text)
{
    struct draw_grid g;
    int w = width();
    draw_start(&g, w, 40);
    print_grid(&g, draw_wrap(&g, 0, 0, w, 40, pen(INK_TEXT), text));
}

/* ------------------------------------------------------------------- moves */

/* What is said about a move under the heading of its kind: its place, or the whole sentence. */
static void move_detail(const struct scene *s, int seat, th_move m, char *buf, size_t cap)
{
    buf[0] = '\0';
    if (!say_where(s, m, buf, cap) &&
        (s->game->moves[th_kind(m)].args[0] & ~TH_SECRET) != TH_T_DEAL)
        say_move(s, seat, m, buf, cap);
}

static void move_entry(const struct scene *s, int seat, int i, char *buf, size_t cap)
{
    char notation[TH_LINE], detail[PLAY_TEXT];
    th_move m = s->play->moves.at[i];
    say_notation(s, seat, m, notation, sizeof notation);
    move_detail(s, seat, m, detail, sizeof detail);
    snprintf(buf, cap, "%4d  %-16.60s  %s", i + 1, notation, detail);
}

/* The moves from..to, all of one kind, in as many columns as make sense. */
static void print_group(const struct scene *s, int seat, int from, int to)
{
    const struct th_moves *moves = &s->play->moves;
    int kind = th_kind(moves->at[from]), n = to - from;
    bool deals = (s->game->moves[kind].args[0] & ~TH_SECRET) == TH_T_DEAL;
    int columns = deals                       ? 3
                  : n > 8 && width() == WIDTH ? 2
                                              : 1,
        rows = (n + columns - 1) / columns, all = width(), wide = all / columns;
    struct draw_grid g;
    char text[2 * PLAY_TEXT];
    bool heading = s->game->moves[kind].args[0] != TH_T_NONE;
    draw_start(&g, all, rows + 2);
    if (heading) {
        say_group(s, kind, text, sizeof text);
        draw_text(&g, 2, 0, all - 2, pen_bold(INK_STRONG, INK_NONE), text);
    }
    for (int i = 0; i < n; i++) {
        move_entry(s, seat, from + i, text, sizeof text);
        draw_text(&g, i / rows * wide, heading + i % rows, wide - (columns > 1), pen(INK_TEXT),
                  text);
    }
    print_grid(&g, rows + heading);
}

static void print_moves(const struct scene *s, int seat)
{
    const struct th_moves *moves = &s->play->moves;
    for (int i = 0, from; (from = i) < moves->n;) {
        while (i < moves->n && th_kind(moves->at[i]) == th_kind(moves->at[from]))
            i++;
        print_group(s, seat, from, i);
    }
}

static void print_question(const struct scene *s, int seat)
{
    char text[PLAY_TEXT], line[2 * PLAY_TEXT];
    th_clause clause;
    say_ask(s, seat, text, sizeof text, &clause);
    const char *id = th_clause_id(clause);
    snprintf(line, sizeof line, "== %s (%s)", text, id != NULL ? id : "-");
    print_text(line);
}

static void print_all(const struct scene *s)
{
    printf("\n");
    print_board(s, false);
    print_panel(s, all_seats);
    print_panel(s, s->face->table);
    print_panel(s, s->face->hand);
}

/* ---------------------------------------------------------------- commands */

struct reader { /* one question to one seat */
    struct play *p;
    struct scene s;
    int seat;
    char line[LINE];
    enum {
        ASK_AGAIN,
        ASK_ANEW,
        ASK_DONE,
        ASK_QUIT
    } next; /* ANEW: print the question and the moves again */
};

static void tell_why(const struct scene *s, const struct th_why *why)
{
    char text[2 * PLAY_TEXT];
    say_why(s, why, text, sizeof text);
    if (isatty(STDOUT_FILENO))
        print_text(text);
    else
        puts(text); /* one line, however long: scripts look for it */
}

static void do_help(struct reader *r, const char *rest)
{
    char key[16];
    (void)rest;
    for (int i = 1; i <= 6; i++) {
        snprintf(key, sizeof key, "ui.help%d", i);
        print_text(tr_of(r->s.lang, key, r->s.game->name));
    }
}

static void do_board(struct reader *r, const char *rest)
{
    (void)rest;
    print_board(&r->s, false);
    print_panel(&r->s, all_seats);
    print_panel(&r->s, r->s.face->table);
}

static void do_ids(struct reader *r, const char *rest)
{
    (void)rest;
    print_board(&r->s, true);
}

static void do_log(struct reader *r, const char *rest)
{
    (void)rest;
    print_log(&r->s);
}

static void do_hand(struct reader *r, const char *rest)
{
    (void)rest;
    print_panel(&r->s, r->s.face->hand);
}

static void do_moves(struct reader *r, const char *rest)
{
    (void)rest;
    r->next = ASK_ANEW;
}

static void do_why(struct reader *r, const char *rest)
{
    struct th_why why = { 0 };
    th_move m;
    char text[PLAY_TEXT];
    if (play_read_move(r->p, r->seat, rest, &m, &why) != 0 ||
        r->p->table.game->legal(r->p->table.rules, r->p->view, r->seat, m, &why) != 0) {
        tell_why(&r->s, &why);
        return;
    }
    say(&r->s, text, sizeof text, "ui.legal", "move", rest, NULL);
    print_text(text);
}

static void do_rules(struct reader *r, const char *rest)
{
    char id[32] = "", text[2 * PLAY_TEXT];
    for (int i = 0; i < 31 && rest[i] != '\0'; i++)
        id[i] = (char)toupper((unsigned char)rest[i]);
    th_clause c = th_clause_find(id);
    if (c == 0) {
        struct th_why why = { 0 };
        th_fail(&why, 0, "no such rule", id);
        tell_why(&r->s, &why);
        return;
    }
    say_clause(&r->s, c, text, sizeof text);
    print_text(text);
}

static void do_undo(struct reader *r, const char *rest)
{
    struct th_why why = { 0 };
    (void)rest;
    if (!play_undo(r->p, r->seat)) {
        th_fail(&why, 0, "nothing to take back", NULL);
        tell_why(&r->s, &why);
        return;
    }
    print_text(tr(r->s.lang, "ui.taken_back"));
    r->next = ASK_DONE;
}

static void do_save(struct reader *r, const char *rest)
{
    struct th_why why;
    char text[PLAY_TEXT];
    if (play_save(r->p, rest, &why) != 0) {
        tell_why(&r->s, &why);
        return;
    }
    say(&r->s, text, sizeof text, "ui.saved", "file", r->p->save, NULL);
    print_text(text);
}

/* What the adviser thought of the best moves, his own first. */
static void tell_lines(const struct reader *r)
{
    struct bot_line line[HINTS];
    int n = bot_lines(r->p->seat[r->seat].adviser, line, HINTS);
    for (int i = 0; i < n && n > 1; i++) {
        char notation[TH_LINE], chance[16], text[2 * PLAY_TEXT];
        say_notation(&r->s, r->seat, line[i].move, notation, sizeof notation);
        snprintf(chance, sizeof chance, "%.1f", 100 * (double)line[i].value);
        say(&r->s, text, sizeof text, "ui.hint.line", "move", notation, "chance", chance, NULL);
        print_text(text);
    }
}

static void do_hint(struct reader *r, const char *rest)
{
    char notation[TH_LINE], sentence[PLAY_TEXT], text[2 * PLAY_TEXT];
    th_move m = play_hint(r->p, r->seat);
    (void)rest;
    if (m == 0)
        return;
    say_notation(&r->s, r->seat, m, notation, sizeof notation);
    say_move(&r->s, r->seat, m, sentence, sizeof sentence);
    say(&r->s, text, sizeof text, "ui.hint", "move", notation, "text", sentence, NULL);
    print_text(text);
    tell_lines(r);
}

static void do_lang(struct reader *r, const char *rest)
{
    if (!i18n_lang_find(rest, &r->p->lang))
        r->p->lang = r->p->lang == LANG_EN ? LANG_RU : LANG_EN;
    r->s.lang = r->p->lang;
    r->next = ASK_ANEW;
}

static void do_quit(struct reader *r, const char *rest)
{
    (void)rest;
    r->next = ASK_QUIT;
}

static const struct {
    const char *word;
    void (*run)(struct reader *r, const char *rest);
} commands[] = {
    { "?", do_help },
    { "help", do_help },
    { "board", do_board },
    { "ids", do_ids },
    { "log", do_log },
    { "hand", do_hand },
    { "moves", do_moves },
    { "why", do_why },
    { "rules", do_rules },
    { "undo", do_undo },
    { "save", do_save },
    { "hint", do_hint },
    { "lang", do_lang },
    { "quit", do_quit },
    { "exit", do_quit },
    /* the keys of the full screen */
    { "u", do_undo },
    { "s", do_save },
    { "h", do_hint },
    { "i", do_ids },
    { "l", do_lang },
    { "q", do_quit },
};

/* Runs a command of the list above; false if the line is none. */
static bool run_command(struct reader *r, const char *line)
{
    size_t n = strcspn(line, " \t");
    for (size_t i = 0; i < sizeof commands / sizeof commands[0]; i++) {
        if (strlen(commands[i].word) != n || strncmp(commands[i].word, line, n) != 0)
            continue;
        const char *rest = line + n;
        while (isspace((unsigned char)*rest))
            rest++;
        commands[i].run(r, rest);
        return true;
    }
    return false;
}

static void run_line(struct reader *r, const char *line)
{
    struct th_why why = { 0 };
    if (line[0] == '\0' || run_command(r, line))
        return;
    if (play_enter(r->p, r->seat, line, &why) == 0)
        r->next = ASK_DONE;
    else
        tell_why(&r->s, &why);
}

/* ---------------------------------------------------------------------- ui */

static void told(struct play *p, int seat)
{
    (void)seat;
    if (p->humans > 1)
        return; /* each reads the log when the keyboard is his */
    struct scene s = play_scene(p, p->viewer);
    print_news(p, &s);
}

static void pass(struct play *p, int seat)
{
    struct scene s = play_scene(p, TH_SPECTATOR);
    char name[64], text[PLAY_TEXT], line[LINE];
    bool screen = isatty(STDOUT_FILENO);
    say_seat(&s, seat, name, sizeof name);
    say(&s, text, sizeof text, "ui.pass", "seat", name, NULL);
    if (screen)
        fputs("\033[2J\033[3J\033[H", stdout); /* nobody scrolls back to another's hand */
    print_text(text);
    if (isatty(STDIN_FILENO))
        cli_read_line(line, sizeof line);
}

static void start_question(struct reader *r)
{
    print_question(&r->s, r->seat);
    print_moves(&r->s, r->seat);
}

static enum play_next ask(struct play *p, int seat)
{
    bool others = p->read[seat] < p->n_log || p->shown != p->table.n;
    struct reader r = { .p = p, .s = play_scene(p, seat), .seat = seat, .next = ASK_ANEW };
    print_news(p, &r.s);
    if (others)
        print_all(&r.s);
    else
        print_panel(&r.s, p->face->hand);
    while (r.next == ASK_AGAIN || r.next == ASK_ANEW) {
        if (r.next == ASK_ANEW)
            start_question(&r);
        r.next = ASK_AGAIN;
        fputs(tr(r.s.lang, "ui.enter"), stdout);
        if (!cli_read_line(r.line, sizeof r.line)) {
            printf("\n");
            return PLAY_QUIT;
        }
        run_line(&r, r.line);
    }
    if (r.next == ASK_QUIT)
        return PLAY_QUIT;
    r.s = play_scene(p, seat);
    print_news(p, &r.s);
    p->shown = p->table.n;
    return PLAY_ON;
}

static enum play_next speak(struct play *p, int seat)
{
    struct reader r = { .p = p, .s = play_scene(p, seat), .seat = seat };
    char name[64], text[PLAY_TEXT];
    print_news(p, &r.s);
    print_panel(&r.s, p->face->hand);
    say_seat(&r.s, th_turn(r.s.view), name, sizeof name);
    say(&r.s, text, sizeof text, "ui.speak", "seat", name, NULL);
    while (r.next == ASK_AGAIN) {
        fputs(text, stdout);
        if (!cli_read_line(r.line, sizeof r.line))
            return PLAY_QUIT;
        if (r.line[0] == '\0')
            break;
        run_line(&r, r.line);
    }
    return r.next == ASK_QUIT ? PLAY_QUIT : PLAY_ON;
}

static void over(struct play *p)
{
    struct scene s = play_scene(p, p->humans == 1 ? p->viewer : TH_SPECTATOR);
    struct play_tally t = play_tally(p);
    struct draw_grid g;
    print_news(p, &s);
    print_board(&s, false);
    int w = width();
    draw_start(&g, w, 40);
    draw_text(&g, 0, 0, w, pen_bold(INK_STRONG, INK_NONE), tr(s.lang, "ui.over"));
    print_grid(&g, 1 + p->face->final(&s, &t, &g, 0, 1, w));
}

static void note(struct play *p, const char *text)
{
    (void)p;
    print_text(text);
}

const struct play_ui play_ui_plain = { told, pass, ask, speak, over, note };
