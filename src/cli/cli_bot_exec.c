/* cli_bot_exec.c - a bot that is another program: `exec:COMMAND` takes a seat in `thorp arena` and `thorp play`.
 *
 * The command is started with the shell for each game and seat. It gets one JSON object a line: `start`, then `choose` for each
 * choice, which it answers with one line, a move in notation; then `end` (docs/PROTOCOL.md). A program that is missing, ends early,
 * does not answer in time or says what is no move here has a fault: the clock's move is played in its stead, the report of the
 * choice says what was wrong, and it is not asked again in this game. examples/bot.py is such a program. */
#include "bot.h"
#include "cli.h"
#include "cli_child.h"
#include "cli_json.h"

#include <stdlib.h>
#include <string.h>

enum {
    LIMIT = 10000 /* ms a choice may take if nothing else was said */
};

struct self {
    const struct th_game *game;
    const struct th_rules *rules;
    int seat;
    uint32_t limit;
    struct th_setup setup;
    struct cli_child child;
    struct th_event *event; /* told since the last choice */
    int n_events, cap_events;
    enum bot_fault fault;
    char words[BOT_WORDS];
};

static double deadline(const struct self *me)
{
    return cli_now() + me->limit / 1000.0;
}

/* ------------------------------------------------------------------ faults */

static void put_down(struct self *me, enum bot_fault fault, const char *words)
{
    char how[64];
    me->fault = fault;
    cli_child_stop(&me->child, how, sizeof how);
    snprintf(me->words, sizeof me->words, "%s", fault == BOT_GONE ? how : words);
}

static void put_down_state(struct self *me, enum cli_child_state state)
{
    char words[64];
    snprintf(words, sizeof words, "did not answer within %u ms", me->limit);
    if (state == CHILD_GONE)
        put_down(me, BOT_GONE, "");
    else if (state == CHILD_LATE)
        put_down(me, BOT_LATE, words);
    else
        put_down(me, BOT_NONSENSE, "answered with a line without end");
}

/* -------------------------------------------------------------- what it is told */

static void say_line(struct self *me, const char *text)
{
    enum cli_child_state state = CHILD_FINE;
    if (me->fault == BOT_SOUND)
        state = cli_child_send(&me->child, text, strlen(text), deadline(me));
    if (state != CHILD_FINE)
        put_down_state(me, state);
}

/* One JSON object a line, written by fill until it fits. */
static void send_object(struct self *me, const char *kind, const void *arg,
                        void (*fill)(const struct self *me, const void *arg, struct th_json *j))
{
    struct cli_json out = { 0 };
    do {
        cli_json_start(&out);
        th_json_open(&out.j, NULL, '{');
        th_json_str(&out.j, "t", kind);
        th_json_int(&out.j, "seat", me->seat + 1);
        fill(me, arg, &out.j);
        th_json_close(&out.j, '}');
    } while (!cli_json_done(&out));
    say_line(me, out.text);
    say_line(me, "\n");
    cli_json_free(&out);
}

static void fill_start(const struct self *me, const void *arg, struct th_json *j)
{
    char text[TH_LINE];
    (void)arg;
    th_json_int(j, "protocol", 2);
    th_setup_print(&me->setup, text, (int)sizeof text);
    th_json_str(j, "setup", text);
    th_setup_print_options(&me->setup, text, (int)sizeof text);
    th_json_str(j, "options", text);
    th_json_int(j, "seats", me->setup.seats);
    th_json_int(j, "limit_ms", me->limit);
    cli_json_key(j, "geometry");
    me->game->geometry(me->rules, j);
}

static void fill_choose(const struct self *me, const void *view, struct th_json *j)
{
    char text[TH_LINE];
    struct th_moves *moves = cli_alloc(sizeof *moves);
    me->game->gen(me->rules, view, me->seat, moves);
    th_json_open(j, "moves", '[');
    for (int i = 0; i < moves->n; i++) {
        me->game->print(me->rules, view, me->seat, me->seat, moves->at[i], text, (int)sizeof text);
        th_json_str(j, NULL, text);
    }
    th_json_close(j, ']');
    th_json_events(j, me->game, me->event, me->n_events, me->seat);
    cli_json_key(j, "view");
    me->game->describe(me->rules, view, me->seat, j);
    free(moves);
}

static void fill_end(const struct self *me, const void *arg, struct th_json *j)
{
    const struct bot_result *res = arg;
    th_json_events(j, me->game, me->event, me->n_events, me->seat);
    th_json_open(j, "points", '[');
    for (int seat = 0; seat < me->setup.seats; seat++)
        th_json_int(j, NULL, res->points[seat]);
    th_json_close(j, ']');
    th_json_open(j, "ranks", '[');
    for (int seat = 0; seat < me->setup.seats; seat++)
        th_json_int(j, NULL, res->rank[seat]);
    th_json_close(j, ']');
    if (res->winner >= 0)
        th_json_int(j, "winner", res->winner + 1);
}

static void told(void *self, const struct th_event *e)
{
    struct self *me = self;
    if (me->n_events == me->cap_events) {
        me->cap_events = 2 * me->cap_events + 64;
        me->event = cli_grow(me->event, (size_t)me->cap_events * sizeof *me->event);
    }
    me->event[me->n_events++] = *e;
}

static void end(void *self, const struct bot_result *res)
{
    struct self *me = self;
    send_object(me, "end", res, fill_end);
}

/* ----------------------------------------------------------------- choosing */

/* What any terminal can print, in quotation marks. */
static void quote(const char *line, char *buf, size_t cap)
{
    size_t n = (size_t)snprintf(buf, cap, "answered `%.60s`, which is no move it has here", line);
    for (size_t i = 0; i < n && i < cap; i++)
        if (buf[i] < ' ' || buf[i] == 127)
            buf[i] = buf[i] == '\0' ? buf[i] : '.';
}

static th_move read_answer(struct self *me, const void *view)
{
    char line[sizeof me->child.buf], words[BOT_WORDS];
    struct th_why why;
    th_move m = 0;
    enum cli_child_state state = cli_child_line(&me->child, line, deadline(me));
    if (state != CHILD_FINE) {
        put_down_state(me, state);
        return 0;
    }
    if (me->game->parse(me->rules, line, &m, &why) == 0 &&
        me->game->legal(me->rules, view, me->seat, m, NULL) == 0)
        return m;
    quote(line, words, sizeof words);
    put_down(me, BOT_NONSENSE, words);
    return 0;
}

static th_move choose(void *self, const void *view, const struct bot_clock *clock)
{
    struct self *me = self;
    th_move m = 0;
    (void)clock;
    if (me->fault == BOT_SOUND && cli_child_spoke(&me->child))
        put_down(me, BOT_NONSENSE, "spoke without being asked");
    if (me->fault == BOT_SOUND)
        send_object(me, "choose", view, fill_choose);
    if (me->fault == BOT_SOUND)
        m = read_answer(me, view);
    me->n_events = 0;
    return m != 0 ? m : me->game->timeout(me->rules, view, me->seat);
}

static void start(void *self, const struct th_game *game, const struct th_rules *rules, int seat,
                  const struct bot_settings *set)
{
    struct self *me = self;
    *me = (struct self){ .game = game, .rules = rules, .seat = seat, .setup = *set->setup };
    me->limit = set->limit != 0 ? set->limit : LIMIT;
    if (cli_child_start(&me->child, set->command))
        send_object(me, "start", NULL, fill_start);
    else
        put_down(me, BOT_GONE, "");
}

static void stop(void *self)
{
    struct self *me = self;
    char how[64];
    cli_child_stop(&me->child, how, sizeof how);
    free(me->event);
}

static void report(const void *self, struct bot_report *out)
{
    const struct self *me = self;
    out->fault = me->fault;
    snprintf(out->words, sizeof out->words, "%s", me->words);
}

static const struct bot_kind exec_kind = {
    .name = "exec",
    .about = "asks another program",
    .size = sizeof(struct self),
    .start = start,
    .choose = choose,
    .told = told,
    .end = end,
    .stop = stop,
    .report = report,
};

const struct bot_kind *cli_bot_exec(const char *text, struct bot_settings *set)
{
    if (strncmp(text, "exec:", 5) != 0 || text[5] == '\0')
        return NULL;
    set->command = text + 5;
    return &exec_kind;
}
