/* cli_play_curses.c - full-screen play on the terminal: shows the picture of cli_play_screen.c and reads keys.
 *
 * All state is struct screen; ncurses keeps its own. The window may change its size at any moment. */
#define NCURSES_WIDECHAR 1
#include "cli_play_screen.h"
#include "th.h"

#include <ctype.h>
#include <ncurses.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>

enum {
    BOT_PAUSE = 220,
    DICE_PAUSE = 120,
    KEY_ESCAPE = 27
};

static struct screen *of(struct play *p)
{
    return p->screen;
}

/* -------------------------------------------------------------------- show */

static int colour_of(const struct screen *sc, enum draw_ink ink)
{
    return sc->colours >= 256 ? draw_ink_256(ink) : draw_ink_8(ink);
}

/* Colour pairs are made when first used. */
static short pair_of(struct screen *sc, struct draw_style style)
{
    int *pair = &sc->pair[style.fg][style.bg];
    if (sc->colours == 0)
        return 0;
    if (*pair == 0 && sc->n_pair + 1 < COLOR_PAIRS) {
        *pair = ++sc->n_pair;
        init_pair((short)*pair, (short)colour_of(sc, style.fg), (short)colour_of(sc, style.bg));
    }
    return (short)*pair;
}

static attr_t attributes(const struct screen *sc, struct draw_style style)
{
    attr_t a = A_NORMAL;
    if ((style.flags & DRAW_BOLD) != 0)
        a |= A_BOLD;
    if ((style.flags & DRAW_UNDER) != 0)
        a |= A_UNDERLINE;
    if (sc->colours == 0 && (style.bg == INK_PICK || style.bg == INK_BAR))
        a |= A_REVERSE;
    return a;
}

static void show_grid(struct screen *sc, const struct draw_grid *g)
{
    for (int y = 0; y < g->h; y++) {
        for (int x = 0; x < g->w; x++) {
            const struct draw_cell *c = &g->cell[y * g->w + x];
            wchar_t text[2] = { (wchar_t)c->letter, L'\0' };
            cchar_t cell;
            if (wcwidth(text[0]) != 1)
                text[0] = L'?';
            setcchar(&cell, text, attributes(sc, c->style), pair_of(sc, c->style), NULL);
            mvadd_wch(y, x, &cell);
        }
    }
}

static void show(struct play *p)
{
    struct draw_grid g;
    draw_start(&g, COLS > 0 ? COLS : 1, LINES > 0 ? LINES : 1);
    screen_draw(p, &g);
    erase();
    show_grid(of(p), &g);
    draw_free(&g);
    refresh();
}

static void message(struct play *p, bool bad, const char *text)
{
    struct screen *sc = of(p);
    sc->bad = bad;
    snprintf(sc->message, sizeof sc->message, "%s", text);
}

static void tell_why(struct play *p, const struct scene *s, const struct th_why *why)
{
    char text[2 * PLAY_TEXT];
    say_why(s, why, text, sizeof text);
    message(p, true, text);
}

/* A short look at what a bot did; any key goes on at once. */
static void pause_for(int ms)
{
    timeout(ms);
    int key = getch();
    timeout(-1);
    if (key != ERR && key != KEY_RESIZE)
        ungetch(key);
}

/* -------------------------------------------------------------- start, stop */

static bool refuse_dumb(const struct play *p)
{
    puts(tr(p->lang, "ui.dumb"));
    return false;
}

/* True if it does; else that is said, and acknowledged before the game scrolls it away. */
static bool window_fits(struct play *p)
{
    struct scene s = play_scene(p, p->viewer);
    char text[PLAY_TEXT];
    int w, h;
    screen_least(&s, &w, &h);
    if (COLS >= w && LINES >= h)
        return true;
    endwin();
    screen_say_small(&s, "ui.narrow", COLS, LINES, text, sizeof text);
    play_ui_plain.note(p, text);
    fflush(stdout);
    for (int c; (c = getchar()) != '\n' && c != EOF;)
        ;
    return false;
}

bool play_screen_start(struct play *p)
{
    const char *term = getenv("TERM");
    if (term == NULL || strcmp(term, "dumb") == 0)
        return refuse_dumb(p);
    SCREEN *terminal = newterm(NULL, stdout, stdin);
    if (terminal == NULL)
        return refuse_dumb(p);
    if (!window_fits(p))
        return false;
    struct screen *sc = cli_alloc(sizeof *sc);
    p->screen = sc;
    cbreak();
    noecho();
    keypad(stdscr, TRUE);
    set_escdelay(25);
    curs_set(0);
    if (has_colors() && getenv("NO_COLOR") == NULL) {
        start_color();
        use_default_colors();
        sc->colours = COLORS >= 256 ? 256 : 8;
    }
    return true;
}

void play_screen_stop(struct play *p)
{
    endwin();
    free(p->screen);
    p->screen = NULL;
}

/* -------------------------------------------------------------------- line */

static void start_line(struct screen *sc, const char *question, int first)
{
    sc->typing = true;
    sc->question = question;
    sc->n_input = 0;
    sc->input[0] = '\0';
    if (first != 0) {
        sc->input[sc->n_input++] = (char)first;
        sc->input[sc->n_input] = '\0';
    }
}

static void rub_out(struct screen *sc)
{
    while (sc->n_input > 0 && ((unsigned char)sc->input[sc->n_input - 1] & 0xc0) == 0x80)
        sc->n_input--;
    if (sc->n_input > 0)
        sc->n_input--;
    sc->input[sc->n_input] = '\0';
}

/* One key of a line being entered. True when Enter ended it. */
static bool edit_line(struct screen *sc, int key)
{
    if (key == KEY_ESCAPE) {
        sc->typing = false;
    } else if (key == '\n' || key == '\r' || key == KEY_ENTER) {
        sc->typing = false;
        return true;
    } else if (key == KEY_BACKSPACE || key == 127 || key == '\b') {
        rub_out(sc);
    } else if (key >= ' ' && key < 256 && key != 127 && sc->n_input + 1 < (int)sizeof sc->input) {
        sc->input[sc->n_input++] = (char)key;
        sc->input[sc->n_input] = '\0';
    }
    return false;
}

/* Reads one line with a question; false if it was given up. */
static bool read_line(struct play *p, const char *question)
{
    struct screen *sc = of(p);
    start_line(sc, question, 0);
    while (sc->typing) {
        show(p);
        int key = getch();
        if (key == ERR)
            return false;
        if (edit_line(sc, key))
            return true;
    }
    return false;
}

/* ----------------------------------------------------------------- actions */

enum act {
    ACT_STAY,
    ACT_MOVED,
    ACT_QUIT
};

static enum act enter_text(struct play *p, const struct scene *s, const char *text)
{
    struct th_why why = { 0 };
    if (play_enter(p, s->viewer, text, &why) == 0)
        return ACT_MOVED;
    tell_why(p, s, &why);
    return ACT_STAY;
}

static void explain(struct play *p, const struct scene *s, const char *text)
{
    struct th_why why = { 0 };
    th_move m;
    char line[PLAY_TEXT];
    if (play_read_move(p, s->viewer, text, &m, &why) != 0 ||
        s->game->legal(s->rules, s->view, s->viewer, m, &why) != 0) {
        tell_why(p, s, &why);
        return;
    }
    say(s, line, sizeof line, "ui.legal", "move", text, NULL);
    message(p, false, line);
}

static void show_rule(struct play *p, const struct scene *s, const char *text)
{
    char id[32] = "", line[2 * PLAY_TEXT];
    struct th_why why = { 0 };
    for (int i = 0; i < 31 && text[i] != '\0'; i++)
        id[i] = (char)toupper((unsigned char)text[i]);
    th_clause c = th_clause_find(id);
    if (c == 0) {
        th_fail(&why, 0, "no such rule", id);
        tell_why(p, s, &why);
        return;
    }
    say_clause(s, c, line, sizeof line);
    message(p, false, line);
}

/* A typed line: a question about the rules, or moves. */
static enum act run_line(struct play *p, const struct scene *s, const char *line)
{
    if (strncmp(line, "why ", 4) == 0)
        explain(p, s, line + 4);
    else if (strncmp(line, "rules ", 6) == 0)
        show_rule(p, s, line + 6);
    else if (line[0] != '\0')
        return enter_text(p, s, line);
    return ACT_STAY;
}

static enum act undo(struct play *p, const struct scene *s)
{
    struct th_why why = { 0 };
    if (play_undo(p, s->viewer)) {
        message(p, false, tr(s->lang, "ui.taken_back"));
        return ACT_MOVED;
    }
    th_fail(&why, 0, "nothing to take back", NULL);
    tell_why(p, s, &why);
    return ACT_STAY;
}

static void save(struct play *p, const struct scene *s)
{
    struct th_why why;
    char text[PLAY_TEXT], path[sizeof of(p)->input] = "";
    if (p->save[0] == '\0') {
        if (!read_line(p, tr(s->lang, "ui.save_as")))
            return;
        snprintf(path, sizeof path, "%s", of(p)->input);
    }
    if (play_save(p, path, &why) != 0) {
        tell_why(p, s, &why);
        return;
    }
    say(s, text, sizeof text, "ui.saved", "file", p->save, NULL);
    message(p, false, text);
}

static void hint(struct play *p, const struct scene *s)
{
    char notation[TH_LINE], sentence[PLAY_TEXT], text[2 * PLAY_TEXT];
    th_move m = play_hint(p, s->viewer);
    if (m == 0)
        return;
    say_notation(s, s->viewer, m, notation, sizeof notation);
    say_move(s, s->viewer, m, sentence, sizeof sentence);
    say(s, text, sizeof text, "ui.hint", "move", notation, "text", sentence, NULL);
    message(p, false, text);
    for (int i = 0; i < p->moves.n; i++)
        if (p->moves.at[i] == m)
            of(p)->pick = i;
}

static bool sure(struct play *p, const struct scene *s)
{
    int key;
    message(p, true, tr(s->lang, "ui.quit_sure"));
    do {
        show(p);
        key = getch();
    } while (key == KEY_RESIZE);
    of(p)->message[0] = '\0';
    return key == 'y' || key == 'Y' || key == 'q' || key == ERR;
}

static void help(struct play *p)
{
    of(p)->cover = COVER_HELP;
    do
        show(p);
    while (getch() == KEY_RESIZE);
    of(p)->cover = COVER_NONE;
}

/* -------------------------------------------------------------------- keys */

static void move_pick(struct play *p, int by)
{
    struct screen *sc = of(p);
    int pick = sc->pick + by;
    sc->pick = pick < 0 ? 0 : pick >= p->moves.n ? p->moves.n - 1 : pick;
}

/* Keys that scroll the board and the panel, where they are larger than their windows. True if the key was one. */
static bool scroll_key(struct screen *sc, int key)
{
    enum {
        COLUMNS = 8,
        ROWS = 4,
        LINES_DOWN = 3
    };
    switch (key) {
    case KEY_SLEFT:
    case '<': sc->view_x -= COLUMNS; return true;
    case KEY_SRIGHT:
    case '>': sc->view_x += COLUMNS; return true;
    case KEY_SR:
    case '[': sc->view_y -= ROWS; return true;
    case KEY_SF:
    case ']': sc->view_y += ROWS; return true;
    case '{': sc->down -= LINES_DOWN; return true;
    case '}': sc->down += LINES_DOWN; return true;
    default: return false;
    }
}

/* Keys that only look around. True if the key was one. */
static bool look_key(struct play *p, int key)
{
    struct screen *sc = of(p);
    switch (key) {
    case KEY_UP: move_pick(p, -1); return true;
    case KEY_DOWN: move_pick(p, 1); return true;
    case KEY_LEFT: sc->pick = screen_other_kind(p, sc->pick, -1); return true;
    case KEY_RIGHT: sc->pick = screen_other_kind(p, sc->pick, 1); return true;
    case KEY_HOME: sc->pick = 0; return true;
    case KEY_END: sc->pick = p->moves.n > 0 ? p->moves.n - 1 : 0; return true;
    case KEY_PPAGE: sc->back += 5; return true;
    case KEY_NPAGE: sc->back = sc->back > 5 ? sc->back - 5 : 0; return true;
    case 'i': p->ids = !p->ids; return true;
    case 'l': p->lang = p->lang == LANG_EN ? LANG_RU : LANG_EN; return true;
    case 'T': p->talk = !p->talk; return true;
    case '?': help(p); return true;
    case KEY_RESIZE: return true;
    default: return scroll_key(sc, key);
    }
}

static enum act enter_pick(struct play *p, const struct scene *s)
{
    char number[16];
    if (p->moves.n == 0)
        return ACT_STAY;
    snprintf(number, sizeof number, "%d", of(p)->pick + 1);
    return enter_text(p, s, number);
}

static enum act do_key(struct play *p, const struct scene *s, int key)
{
    struct screen *sc = of(p);
    switch (key) {
    case ERR: return ACT_QUIT;
    case '\n':
    case '\r':
    case KEY_ENTER: return enter_pick(p, s);
    case 'u': return undo(p, s);
    case 's': save(p, s); return ACT_STAY;
    case 'h': hint(p, s); return ACT_STAY;
    case 'q': return sure(p, s) ? ACT_QUIT : ACT_STAY;
    case '\t':
    case ':':
    case '/': start_line(sc, NULL, 0); return ACT_STAY;
    default:
        if (key < 128 && isalnum(key))
            start_line(sc, NULL, key);
        return ACT_STAY;
    }
}

static enum act handle_key(struct play *p, const struct scene *s, int key)
{
    struct screen *sc = of(p);
    if (sc->typing)
        return edit_line(sc, key) ? run_line(p, s, sc->input) : ACT_STAY;
    if (key != KEY_RESIZE)
        sc->message[0] = '\0';
    if (look_key(p, key))
        return ACT_STAY;
    return do_key(p, s, key);
}

/* ---------------------------------------------------------------------- ui */

static void told(struct play *p, int seat)
{
    show(p);
    if (p->viewer < TH_SEATS || seat != TH_DEALER)
        pause_for(seat == TH_DEALER ? DICE_PAUSE : BOT_PAUSE);
}

static void pass(struct play *p, int seat)
{
    struct screen *sc = of(p);
    int key;
    sc->cover = COVER_PASS;
    sc->next_seat = seat;
    flushinp();
    do {
        show(p);
        key = getch();
    } while (key != '\n' && key != '\r' && key != KEY_ENTER && key != ERR);
    sc->cover = COVER_NONE;
}

static enum play_next ask_with(struct play *p, int seat, bool silence)
{
    struct screen *sc = of(p);
    enum act act = ACT_STAY;
    sc->asking = true;
    sc->speaking = silence;
    sc->pick = sc->back = 0;
    sc->typing = false;
    while (act == ACT_STAY) {
        struct scene s = play_scene(p, seat);
        show(p);
        int key = getch();
        if (silence && key == KEY_ESCAPE && !sc->typing)
            break;
        act = handle_key(p, &s, key);
    }
    if (act == ACT_MOVED && sc->bad)
        sc->message[0] = '\0';
    sc->asking = false;
    if (act != ACT_QUIT)
        show(p); /* bots may think for a while */
    return act == ACT_QUIT ? PLAY_QUIT : PLAY_ON;
}

static enum play_next ask(struct play *p, int seat)
{
    return ask_with(p, seat, false);
}

static enum play_next speak(struct play *p, int seat)
{
    struct scene s = play_scene(p, seat);
    char name[64], text[PLAY_TEXT];
    say_seat(&s, th_turn(s.view), name, sizeof name);
    say(&s, text, sizeof text, "ui.speak_screen", "seat", name, NULL);
    message(p, false, text);
    return ask_with(p, seat, true);
}

static void over(struct play *p)
{
    struct screen *sc = of(p);
    flushinp();
    show(p);
    sc->message[0] = '\0';
    sc->cover = COVER_OVER;
    do
        show(p);
    while (getch() == KEY_RESIZE);
}

static void note(struct play *p, const char *text)
{
    message(p, true, text);
    show(p);
}

const struct play_ui play_ui_screen = { told, pass, ask, speak, over, note };
