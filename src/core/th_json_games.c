/* th_json_games.c - what can be played, as JSON: games, modules and options with ranges, defaults and clauses.
 *
 * One writer for `thorp games --json`, the engine protocol and the server, so that a client can build its set-up screen
 * from any of them. */
#include "th.h"

static const char *const type_name[] = { "bool", "int", "choice" };

static void json_clause(struct th_json *j, th_clause c)
{
    if (th_clause_id(c) != NULL)
        th_json_str(j, "clause", th_clause_id(c));
}

static void json_mask(struct th_json *j, const struct th_game *game, const char *key, uint32_t mask)
{
    th_json_open(j, key, '[');
    for (int i = 0; i < game->n_modules; i++)
        if ((mask >> i & 1) != 0)
            th_json_str(j, NULL, game->modules[i].name);
    th_json_close(j, ']');
}

static void json_module(struct th_json *j, const struct th_game *game, const struct th_module *m)
{
    th_json_open(j, NULL, '{');
    th_json_str(j, "name", m->name);
    th_json_int(j, "min_seats", m->min_seats);
    th_json_int(j, "max_seats", m->max_seats);
    json_mask(j, game, "needs", m->needs);
    json_mask(j, game, "excludes", m->excludes);
    json_clause(j, m->clause);
    th_json_close(j, '}');
}

static void json_value(struct th_json *j, const char *key, const struct th_option *o, int v)
{
    if (o->type == TH_OPT_CHOICE)
        th_json_str(j, key, o->choice[v].name);
    else if (o->type == TH_OPT_BOOL)
        th_json_bool(j, key, v != 0);
    else
        th_json_int(j, key, v);
}

static void json_row(struct th_json *j, const struct th_choice *row)
{
    th_json_open(j, NULL, '{');
    th_json_str(j, "name", row->name);
    if (row->max_seats > 0) {
        th_json_int(j, "min_seats", row->min_seats);
        th_json_int(j, "max_seats", row->max_seats);
    }
    if (row->target > 0)
        th_json_int(j, "target", row->target);
    if (row->needs != NULL)
        th_json_str(j, "needs", row->needs);
    json_clause(j, row->clause);
    th_json_close(j, '}');
}

static void json_rows(struct th_json *j, const struct th_option *o)
{
    th_json_open(j, "rows", '[');
    for (int v = o->min; v <= o->max; v++)
        json_row(j, &o->choice[v]);
    th_json_close(j, ']');
}

static void json_bars(struct th_json *j, const struct th_game *game)
{
    th_json_open(j, "bars", '[');
    for (int i = 0; i < game->n_bars; i++) {
        th_json_open(j, NULL, '{');
        th_json_str(j, "one", game->bars[i].one);
        th_json_str(j, "other", game->bars[i].other);
        json_clause(j, game->bars[i].clause);
        th_json_close(j, '}');
    }
    th_json_close(j, ']');
}

static void json_option(struct th_json *j, const struct th_option *o)
{
    th_json_open(j, NULL, '{');
    th_json_str(j, "name", o->name);
    th_json_str(j, "type", type_name[o->type]);
    if (o->module != NULL)
        th_json_str(j, "module", o->module);
    if (o->type == TH_OPT_INT) {
        th_json_int(j, "min", o->min);
        th_json_int(j, "max", o->max);
    }
    if (o->type == TH_OPT_CHOICE) {
        th_json_open(j, "choices", '[');
        for (int v = o->min; v <= o->max; v++)
            th_json_str(j, NULL, o->choice[v].name);
        th_json_close(j, ']');
        json_rows(j, o);
    }
    json_value(j, "default", o, o->def);
    if (o->needs != NULL)
        th_json_str(j, "needs", o->needs);
    if (o->excludes != NULL)
        th_json_str(j, "excludes", o->excludes);
    json_clause(j, o->clause);
    th_json_close(j, '}');
}

void th_json_games(struct th_json *j)
{
    th_json_open(j, "games", '[');
    for (int g = 0; th_game_at(g) != NULL; g++) {
        const struct th_game *game = th_game_at(g);
        th_json_open(j, NULL, '{');
        th_json_str(j, "name", game->name);
        th_json_int(j, "rev", game->rev);
        th_json_int(j, "min_seats", game->min_seats);
        th_json_int(j, "max_seats", game->max_seats);
        th_json_int(j, "seats", game->def_seats);
        th_json_open(j, "modules", '[');
        for (int i = 0; i < game->n_modules; i++)
            json_module(j, game, &game->modules[i]);
        th_json_close(j, ']');
        th_json_open(j, "options", '[');
        for (int i = 0; i < game->n_options; i++)
            json_option(j, &game->options[i]);
        th_json_close(j, ']');
        json_bars(j, game);
        th_json_close(j, '}');
    }
    th_json_close(j, ']');
}
