/* cli_bot_exec.c - a bot that is another program: `exec:COMMAND` takes a seat in `thorp arena` and `thorp play`.
 *
 * The command is started with the shell for each game and seat. For each choice it gets one line of JSON on its standard input,
 * {"setup":"catan seats=2","seat":1,"moves":["road e37",...],"view":{...}} (the view as docs/PROTOCOL.md describes it), and
 * answers with one line: a move in notation. When its input ends it should end. An answer that is no move, or none at all, is
 * replaced by what the clock would play. examples/bot.py is such a program. */
#include "bot.h"
#include "cli.h"
#include "cli_json.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

struct self {
    const struct th_game *game;
    const struct th_rules *rules;
    int seat;
    char setup[TH_LINE];
    pid_t child;
    FILE *to, *from; /* NULL when it could not be started or is gone */
};

static void start_child(struct self *me, const char *command)
{
    int in[2], out[2];
    if (command == NULL || pipe(in) != 0)
        return;
    if (pipe(out) != 0) {
        close(in[0]);
        close(in[1]);
        return;
    }
    signal(SIGPIPE, SIG_IGN); /* a program that ends early is no reason to end too */
    me->child = fork();
    if (me->child == 0) {
        dup2(in[0], STDIN_FILENO);
        dup2(out[1], STDOUT_FILENO);
        for (int fd = 3; fd < 256; fd++)
            close(fd); /* other bots' pipes too, or their ends would never be seen */
        execl("/bin/sh", "sh", "-c", command, (char *)NULL);
        _exit(127);
    }
    close(in[0]);
    close(out[1]);
    me->to = fdopen(in[1], "w");
    me->from = fdopen(out[0], "r");
}

static void start(void *self, const struct th_game *game, const struct th_rules *rules, int seat,
                  const struct bot_settings *set)
{
    struct self *me = self;
    *me = (struct self){ .game = game, .rules = rules, .seat = seat };
    if (set->setup != NULL)
        th_setup_print(set->setup, me->setup, (int)sizeof me->setup);
    start_child(me, set->command);
}

static void stop(void *self)
{
    struct self *me = self;
    if (me->to != NULL)
        fclose(me->to);
    if (me->from != NULL)
        fclose(me->from);
    if (me->child > 0)
        waitpid(me->child, NULL, 0);
}

/* Everything but the view: an object of its own. */
static void write_head(const struct self *me, const void *view, const struct th_moves *moves,
                       struct cli_json *out)
{
    char text[TH_LINE];
    do {
        struct th_json *j = &out->j;
        cli_json_start(out);
        th_json_open(j, NULL, '{');
        th_json_str(j, "setup", me->setup);
        th_json_int(j, "seat", me->seat + 1);
        th_json_open(j, "moves", '[');
        for (int i = 0; i < moves->n; i++) {
            me->game->print(me->rules, view, me->seat, me->seat, moves->at[i], text,
                            (int)sizeof text);
            th_json_str(j, NULL, text);
        }
        th_json_close(j, ']');
        th_json_close(j, '}');
    } while (!cli_json_done(out));
}

static void ask(const struct self *me, const void *view)
{
    struct th_moves *moves = cli_alloc(sizeof *moves);
    struct cli_json head = { 0 }, body = { 0 };
    me->game->gen(me->rules, view, me->seat, moves);
    write_head(me, view, moves, &head);
    do {
        cli_json_start(&body);
        me->game->describe(me->rules, view, me->seat, &body.j);
    } while (!cli_json_done(&body));
    fprintf(me->to, "%.*s,\"view\":%s}\n", (int)strlen(head.text) - 1, head.text, body.text);
    fflush(me->to);
    cli_json_free(&head);
    cli_json_free(&body);
    free(moves);
}

static th_move choose(void *self, const void *view, const struct bot_clock *clock)
{
    struct self *me = self;
    char line[TH_LINE];
    struct th_why why;
    th_move m = 0;
    (void)clock;
    if (me->to != NULL && me->from != NULL) {
        ask(me, view);
        if (fgets(line, sizeof line, me->from) != NULL) {
            line[strcspn(line, "\r\n")] = '\0';
            if (me->game->parse(me->rules, line, &m, &why) == 0 &&
                me->game->legal(me->rules, view, me->seat, m, NULL) == 0)
                return m;
        }
    }
    return me->game->timeout(me->rules, view, me->seat);
}

static const struct bot_kind exec_kind = {
    .name = "exec",
    .about = "asks another program",
    .size = sizeof(struct self),
    .start = start,
    .choose = choose,
    .stop = stop,
};

const struct bot_kind *cli_bot_exec(const char *text, struct bot_settings *set)
{
    if (strncmp(text, "exec:", 5) != 0 || text[5] == '\0')
        return NULL;
    set->command = text + 5;
    return &exec_kind;
}
