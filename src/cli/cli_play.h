/* cli_play.h - the terminal game: what its files share.
 *
 *   cli_play.c         arguments, the game's loop: dealer, bots, people
 *   cli_play_cmd.c     what a person types: moves in notation or by number, undo, save, why, hint
 *   cli_play_say.c     sentences: events, moves, questions, refusals
 *   cli_play_plain.c   line mode: prints, reads a line
 *   cli_play_screen.c  full-screen mode: panels; cli_play_curses.c puts them on the terminal and reads keys
 *   cli_play_catan.c   what is shown of Catan; cli_draw_catan.c its board; cli_catan.h what its modules add
 *   cli_play_elasund.c what is shown of Elasund; cli_draw_elasund.c its city
 *   cli_play_carcassonne.c, cli_draw_carcassonne.c  the same of Carcassonne and its map; cli_carcassonne.h what its modules add
 *
 * A person is shown a scene: the view of one seat, never the state. */
#ifndef CLI_PLAY_H
#define CLI_PLAY_H

#include "bot.h"
#include "cli.h"
#include "cli_draw.h"
#include "cli_i18n.h"
#include "cli_table.h"

enum {
    PLAY_TEXT = 1024
}; /* longest sentence */

/* ------------------------------------------------------------------ scene */

struct play;
struct play_face;

struct scene {               /* what one person sees */
    const struct play *play; /* who sits where; nothing else of it may be shown */
    const struct play_face *face;
    const struct th_game *game;
    const struct th_rules *rules;
    const void *view;
    int viewer; /* seat, or TH_SPECTATOR */
    enum i18n_lang lang;
    bool brief; /* places by number only, without what lies there */
    bool tight; /* there are few lines: what matters least is left out */
};

struct board_marks {              /* what the board points at */
    bool ids;                     /* numbers of all hexes, crossings and paths         */
    const struct th_moves *moves; /* places of these are marked; NULL = none           */
    int kind;                     /* only those of this move kind; 0 = all             */
    th_move pick;                 /* the selected one; 0 = none                        */
};

enum {
    PLAY_PARTS = 12
};

struct play_tally { /* what the game was like, from its events */
    int dice[13];
    int part[TH_SEATS][PLAY_PARTS]; /* points by the family's own list of sources */
    int income[TH_SEATS], robbed[TH_SEATS], trades[TH_SEATS];
};

/* What the terminal shows of one game family. Functions that draw return the lines used. */
struct play_face {
    const char *game;
    /* Starts `out` and draws the board into it, as large as fits. False: not even the smallest drawing does; that one is drawn,
     * and a window shows a part of it. */
    bool (*board)(const struct scene *s, const struct board_marks *m, int max_w, int max_h,
                  struct draw_grid *out);
    int (*seat)(const struct scene *s, int seat, struct draw_grid *g, int x, int y,
                int w); /* without the name */
    int (*table)(const struct scene *s, struct draw_grid *g, int x, int y,
                 int w); /* bank, deck, dice */
    int (*hand)(const struct scene *s, struct draw_grid *g, int x, int y, int w);
    int (*legend)(const struct scene *s, struct draw_grid *g, int x, int y, int w);
    void (*place)(const struct scene *s, int type, int value, char *buf,
                  size_t cap); /* where it is, or "" */
    bool (*event_value)(const struct scene *s, const struct th_event *e, int i, char *buf,
                        size_t cap);
    /* Argument i of a move, at this slot, in words of the game's own; false or NULL: as every game says it. */
    bool (*move_value)(const struct scene *s, th_move m, int i, int slot, char *buf, size_t cap);
    int (*number)(const struct scene *s, int seat,
                  th_move m); /* {n} of a move's sentence                  */
    void (*cost)(const struct scene *s, int kind, char *buf,
                 size_t cap);                      /* price of a move kind, or ""     */
    int (*asked)(const struct scene *s, int seat); /* {n} of the question: cards to discard ... */
    const char *(*role)(const struct scene *s,
                        int seat); /* variant of the question, or ""            */
    th_move (*forced)(const struct scene *s,
                      int seat); /* an answer not worth a question, or 0      */
    bool (*retells)(const struct th_event *e,
                    const struct th_event *next); /* next says e again, with more  */
    void (*count)(const struct th_event *e, struct play_tally *t);
    int (*final)(const struct scene *s, const struct play_tally *t, struct draw_grid *g, int x,
                 int y, int w);
};
extern const struct play_face play_face_catan, play_face_elasund, play_face_carcassonne;

/* --------------------------------------------------------------- sentences */

void draw_seat_head(const struct scene *s, int seat, const char *key, int n, struct draw_grid *g,
                    int x, int y, int w); /* n points, as the plural text of key */
void say_seat(const struct scene *s, int seat, char *buf, size_t cap);
const char *say_letter(const struct scene *s, int seat); /* one letter for the board */
enum draw_ink seat_ink(const struct scene *s, int seat); /* of a colour nobody plays, too */
/* A value by its type: `ore`, `n12 (forest 8, sea)`, `Red`. */
void say_value(const struct scene *s, int type, int value, char *buf, size_t cap);
void say_goods(const struct scene *s, uint64_t bundle, char *buf,
               size_t cap); /* 8 kinds x 8 bits */
void say_deal(const struct scene *s, th_move deal, int sign, char *buf, size_t cap);
void say_move(const struct scene *s, int seat, th_move m, char *buf, size_t cap);
/* What lies where a move of places leads: at the last of them. False: it begins with something else. */
bool say_where(const struct scene *s, th_move m, char *buf, size_t cap);
void say_group(const struct scene *s, int kind, char *buf, size_t cap);
void say_notation(const struct scene *s, int seat, th_move m, char *buf, size_t cap);
void say_event(const struct scene *s, const struct th_event *e, char *buf, size_t cap);
/* What seat is asked, and the clause it comes from. */
void say_ask(const struct scene *s, int seat, char *buf, size_t cap, th_clause *clause);
/* A refusal in one line: the sentence, the clause and its text. */
void say_why(const struct scene *s, const struct th_why *why, char *buf, size_t cap);
void say_clause(const struct scene *s, th_clause c, char *buf, size_t cap);
/* A sentence of the catalogue with holes: say(s, buf, cap, "ui.saved", "file", path, NULL). */
void say(const struct scene *s, char *buf, size_t cap, const char *key, ...);

/* -------------------------------------------------------------------- play */

enum play_who {
    PLAY_HUMAN,
    PLAY_BOT
};

struct play_seat {
    enum play_who who;
    char name[32]; /* the bot's */
    struct bot *bot;
    struct bot *adviser; /* of a person, once asked for a hint */
    bool failed;         /* its program has, and people know   */
};

struct play_entry { /* an event and the move it belongs to */
    struct th_event event;
    int ply;
};

enum play_next {
    PLAY_ON,
    PLAY_QUIT
};

struct play_ui {                            /* line mode or full screen */
    void (*told)(struct play *p, int seat); /* a move was made and its events are in the log */
    void (*pass)(struct play *p, int seat); /* another person takes the keyboard             */
    enum play_next (*ask)(struct play *p,
                          int seat); /* make a move, or undo, or quit                 */
    enum play_next (*speak)(struct play *p,
                            int seat); /* seat may propose something out of turn         */
    void (*over)(struct play *p);
    void (*note)(struct play *p,
                 const char *text); /* something to be told beside the game's events */
};

struct play {
    struct cli_table table;
    const struct play_face *face;
    const struct play_ui *ui;
    enum i18n_lang lang;
    struct play_seat seat[TH_SEATS];
    int humans; /* how many people play                                     */
    int viewer; /* seat the screen was last shown to; TH_SPECTATOR at first */
    void *view; /* of viewer                                                */
    struct play_entry *log;
    int n_log, cap_log;
    int shown;                  /* line mode: log entries the present viewer has read       */
    int read[TH_SPECTATOR + 1]; /* the same by viewer                             */
    bool talk;                  /* ask people for proposals in others' turns                */
    int talked;                 /* turn in which they were last asked                       */
    bool ids;                   /* full screen: numbers of all places                       */
    char save[512];             /* file of `save`                                           */
    bool keep;                  /* save before every decision                               */
    int saved;                  /* moves in the file; -1 = never saved                      */
    struct th_moves moves;      /* of viewer                                           */
    void *screen;               /* full-screen mode's own                                   */
};

extern const struct play_ui play_ui_plain, play_ui_screen;
bool play_screen_start(struct play *p); /* false, and says why, when this terminal cannot do it */
void play_screen_stop(struct play *p);

/* The scene of a seat: refreshes p->view and p->moves. */
struct scene play_scene(struct play *p, int seat);
/* Is entry i of the log shown to this viewer? Not if he may not know it, or the next one says the same with more. */
bool play_visible(const struct play *p, int i, int viewer);
/* After the table has moved or gone back: brings the log into step. */
void play_log_move(struct play *p);
void play_log_rebuild(struct play *p);

/* Makes moves of a seat given in notation, by number, or several discards at once. 0, or -1 and why. */
int play_enter(struct play *p, int seat, const char *text, struct th_why *why);
int play_read_move(struct play *p, int seat, const char *text, th_move *m, struct th_why *why);
bool play_undo(struct play *p, int seat);
int play_save(struct play *p, const char *path, struct th_why *why);
th_move play_hint(struct play *p, int seat);
struct play_tally play_tally(const struct play *p);

#endif
