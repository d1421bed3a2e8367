/* cli_replay.c - `thorp replay`: a recorded game move by move, or a verdict on the record. */
#include "cli.h"
#include "cli_table.h"

#include <stdlib.h>
#include <string.h>

struct replay {
    const char *path;
    int to;
    bool verify, step;
};

static void print_events(const struct th_game *game, const struct th_sink *sink)
{
    char text[TH_LINE];
    for (int i = 0; i < sink->n; i++) {
        const struct th_event *e = &sink->at[i];
        cli_event_text(game, e, text, sizeof text);
        printf("        %s\n", text);
    }
}

/* False when the reader wants to stop: end of input or `q`. */
static bool wait_key(void)
{
    int c = getchar(), first = c;
    while (c != '\n' && c != EOF)
        c = getchar();
    return c != EOF && first != 'q';
}

/* Several share a win: `winner: 1+3`. */
static void print_winners(const struct cli_table *t, const uint8_t *rank)
{
    const char *before = "\nwinner: ";
    for (int seat = 0; rank != NULL && seat < t->setup.seats; seat++)
        if (rank[seat] == 1) {
            printf("%s%s", before, cli_seat_text(seat));
            before = "+";
        }
    printf("%s\n", rank != NULL ? "" : "\nwinner: -");
}

static void print_result(const struct cli_table *t, const void *state)
{
    int16_t points[TH_SEATS] = { 0 };
    uint8_t rank[TH_SEATS] = { 0 };
    t->game->scores(t->rules, state, points, rank);
    printf("scores:");
    for (int seat = 0; seat < t->setup.seats; seat++)
        printf(" %d=%d", seat + 1, points[seat]);
    bool over = t->game->actors(t->rules, state, NULL) == 0;
    print_winners(t, over ? rank : NULL);
    if (!over)
        printf("asked: %s\n", th_asking(t->rules, state, NULL));
}

static void print_game(struct cli_table *t, const struct replay *how)
{
    char head[8 * TH_LINE];
    void *state = cli_alloc(t->game->state_size);
    int to = how->to >= 0 ? how->to : t->n;
    bool go = true;
    th_record_head(&t->setup, head, (int)sizeof head);
    fputs(head, stdout);
    cli_table_at(t, 0, state);
    for (int i = 0; i < to && go; i++) {
        t->sink.n = t->sink.lost = 0;
        t->game->apply(t->rules, state, t->log[i].seat, t->log[i].move, &t->sink);
        printf("%5d %s\n", i + 1, t->log[i].line);
        print_events(t->game, &t->sink);
        go = !how->step || (fflush(stdout) == 0 && wait_key());
    }
    if (how->to >= 0)
        fputs(cli_table_dump(t, state), stdout);
    print_result(t, state);
    free(state);
}

static int verdict(const struct cli_table *t, const char *path)
{
    if (!t->sealed) {
        fprintf(stderr, "thorp: %s: the record is cut off: its last line is not a checkpoint\n",
                path);
        return CLI_BAD;
    }
    printf("verified: %d moves, %d checkpoints\n", t->n, t->checked);
    return CLI_OK;
}

static int replay(const struct replay *how)
{
    struct cli_table t;
    struct th_why why;
    int status = CLI_OK;
    if (cli_table_load(&t, how->path, &why) != 0)
        return cli_why(how->path, &why);
    if (how->to > t.n)
        status = cli_usage("%s: --to %d: the record has %d moves", how->path, how->to, t.n);
    else if (how->verify)
        status = verdict(&t, how->path);
    else
        print_game(&t, how);
    cli_table_close(&t);
    return status;
}

int cli_replay(int argc, char **argv)
{
    struct replay how = { .to = -1 };
    struct cli_args a;
    cli_args_start(&a, argc, argv);
    while (cli_args_next(&a)) {
        if (cli_is(&a, "--to"))
            cli_int(&a, 0, 1000000000, &how.to);
        else if (cli_is(&a, "--verify"))
            how.verify = true;
        else if (cli_is(&a, "--step"))
            how.step = true;
        else if ((a.word[0] == '-' && a.word[1] != '\0') || how.path != NULL)
            return cli_unknown(&a);
        else
            how.path = a.word;
    }
    if (a.bad)
        return CLI_USAGE;
    if (how.path == NULL)
        return cli_usage("replay needs a record; try: thorp replay --help");
    return replay(&how);
}
