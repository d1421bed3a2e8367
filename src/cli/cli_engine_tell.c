/* cli_engine_tell.c - what the engine protocol answers, as JSON. Changes nothing; may be called again. */
#include "cli.h"
#include "cli_engine.h"

#include <stdlib.h>
#include <string.h>

/* Errors quote what came in: only what any reader can print goes out again. */
static void put_plain(struct th_json *j, const char *key, const char *text)
{
    char plain[200];
    size_t n = 0;
    for (; text[n] != '\0' && n + 1 < sizeof plain; n++)
        plain[n] = text[n] >= ' ' && text[n] < 127 ? text[n] : '.';
    plain[n] = '\0';
    th_json_str(j, key, plain);
}

void cli_tell_why(const struct th_why *why, struct th_json *j)
{
    const char *id = th_clause_id(why->clause);
    put_plain(j, "error", why->text);
    if (why->line > 0)
        th_json_int(j, "line", why->line);
    if (id != NULL)
        th_json_str(j, "clause", id);
}

/* A list of seats: 1 to 6 as numbers, the dealer as "*". */
static void put_seats(struct th_json *j, const char *key, unsigned mask)
{
    th_json_open(j, key, '[');
    for (int seat = 0; seat < TH_SEATS; seat++)
        if ((mask >> seat & 1) != 0)
            th_json_int(j, NULL, seat + 1);
    if ((mask >> TH_DEALER & 1) != 0)
        th_json_str(j, NULL, "*");
    th_json_close(j, ']');
}

static void put_seat(struct th_json *j, const char *key, int seat)
{
    if (seat >= 0 && seat < TH_SEATS)
        th_json_int(j, key, seat + 1);
    else
        th_json_str(j, key, cli_seat_text(seat));
}

static void put_scores(const struct cli_table *t, struct th_json *j)
{
    int16_t points[TH_SEATS] = { 0 };
    uint8_t rank[TH_SEATS] = { 0 };
    t->game->scores(t->rules, t->state, points, rank);
    th_json_open(j, "scores", '[');
    for (int seat = 0; seat < t->setup.seats; seat++)
        th_json_int(j, NULL, points[seat]);
    th_json_close(j, ']');
}

void cli_tell_status(const struct cli_engine *e, struct th_json *j)
{
    const struct cli_table *t = &e->table;
    th_clause clause = 0;
    unsigned may = 0, who = t->game->actors(t->rules, t->state, &may);
    const char *asks = th_asking(t->rules, t->state, &clause);
    th_json_int(j, "ply", th_ply(t->state));
    th_json_int(j, "moves_made", t->n);
    if (th_turn(t->state) >= 0)
        th_json_int(j, "turn", th_turn(t->state) + 1);
    th_json_bool(j, "over", who == 0);
    if (who != 0)
        th_json_str(j, "asks", asks);
    if (who != 0 && th_clause_id(clause) != NULL)
        th_json_str(j, "asked_by", th_clause_id(clause));
    put_seats(j, "actors", who);
    if (may != 0)
        put_seats(j, "may", may);
    put_scores(t, j);
    if (th_winner(t->state) >= 0)
        th_json_int(j, "winner", th_winner(t->state) + 1);
}

void cli_tell_played(const struct cli_engine *e, struct th_json *j)
{
    th_json_open(j, "played", '[');
    for (int i = e->first; i < e->table.n; i++)
        th_json_str(j, NULL, e->table.log[i].line);
    th_json_close(j, ']');
}

void cli_tell_moves(struct cli_engine *e, int seat, const char *pattern, struct th_json *j)
{
    const struct cli_table *t = &e->table;
    char text[TH_LINE];
    e->moves.n = 0;
    t->game->gen(t->rules, t->state, seat, &e->moves);
    put_seat(j, "seat", seat);
    th_json_open(j, "moves", '[');
    for (int i = 0; i < e->moves.n; i++) {
        t->game->print(t->rules, t->state, TH_DEALER, seat, e->moves.at[i], text, (int)sizeof text);
        if (cli_glob(pattern, text))
            th_json_str(j, NULL, text);
    }
    th_json_close(j, ']');
    if (seat != TH_DEALER || strcmp(pattern, "*") != 0)
        return;
    th_json_open(j, "weights", '[');
    for (int i = 0; i < e->moves.n; i++)
        th_json_int(j, NULL, e->moves.weight[i]);
    th_json_close(j, ']');
}

void cli_tell_lines(struct cli_engine *e, const void *state, struct th_json *j)
{
    char line[TH_LINE];
    const char *at = cli_table_dump(&e->table, state);
    th_json_open(j, "lines", '[');
    while (*at != '\0') {
        size_t n = strcspn(at, "\n");
        snprintf(line, sizeof line, "%.*s", (int)n, at);
        th_json_str(j, NULL, line);
        at += n + (at[n] == '\n');
    }
    th_json_close(j, ']');
}

void cli_tell_record(struct cli_engine *e, struct th_json *j)
{
    char *text = NULL;
    size_t n = 0;
    FILE *out = open_memstream(&text, &n);
    bool good = out != NULL && cli_table_write(&e->table, out) == 0;
    if (out != NULL)
        fclose(out);
    th_json_str(j, "record", good ? text : "");
    free(text);
}
