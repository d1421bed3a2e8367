/* cli_games.c - `thorp games`: what can be played, from the tables that also validate a choice. */
#include "cli.h"
#include "cli_json.h"

#include <string.h>

static const char *const type_name[] = { "bool", "int", "choice" };

/* ------------------------------------------------------------------ text */

static void print_mask(const struct th_game *game, const char *label, uint32_t mask)
{
    for (int i = 0; i < game->n_modules; i++)
        if ((mask >> i & 1) != 0)
            printf(" %s +%s", label, game->modules[i].name);
}

static void print_module(const struct th_game *game, const struct th_module *m)
{
    const char *id = th_clause_id(m->clause);
    printf("  +%-14s seats %d-%d", m->name, m->min_seats, m->max_seats);
    print_mask(game, "needs", m->needs);
    print_mask(game, "excludes", m->excludes);
    printf("%s%s\n", id != NULL ? "  " : "", id != NULL ? id : "");
}

static void print_values(const struct th_option *o)
{
    if (o->type == TH_OPT_BOOL)
        printf("0 | 1");
    if (o->type == TH_OPT_INT)
        printf("%d..%d", o->min, o->max);
    for (int v = o->min; o->type == TH_OPT_CHOICE && v <= o->max; v++)
        printf("%s%s", v > o->min ? " | " : "", o->choice[v]);
}

static void print_option(const struct th_option *o)
{
    char value[96];
    const char *id = th_clause_id(o->clause);
    th_option_print(o, o->def, value, (int)sizeof value);
    printf("  %s=", o->name);
    print_values(o);
    printf("  (%s)", value);
    if (o->module != NULL)
        printf(" of +%s", o->module);
    if (o->needs != NULL)
        printf(" needs %s", o->needs);
    if (o->excludes != NULL)
        printf(" excludes %s", o->excludes);
    printf("%s%s\n", id != NULL ? "  " : "", id != NULL ? id : "");
}

static void print_game(const struct th_game *game)
{
    printf("%s rev=%d seats=%d..%d (%d)\n", game->name, game->rev, game->min_seats, game->max_seats,
           game->def_seats);
    printf(" modules:\n");
    for (int i = 0; i < game->n_modules; i++)
        print_module(game, &game->modules[i]);
    printf(" options, the default in brackets:\n");
    for (int i = 0; i < game->n_options; i++)
        print_option(&game->options[i]);
}

/* ------------------------------------------------------------------ json */

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
        th_json_str(j, key, o->choice[v]);
    else if (o->type == TH_OPT_BOOL)
        th_json_bool(j, key, v != 0);
    else
        th_json_int(j, key, v);
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
            th_json_str(j, NULL, o->choice[v]);
        th_json_close(j, ']');
    }
    json_value(j, "default", o, o->def);
    if (o->needs != NULL)
        th_json_str(j, "needs", o->needs);
    if (o->excludes != NULL)
        th_json_str(j, "excludes", o->excludes);
    json_clause(j, o->clause);
    th_json_close(j, '}');
}

void cli_json_games(struct th_json *j)
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
        th_json_close(j, '}');
    }
    th_json_close(j, ']');
}

static void print_json(void)
{
    struct cli_json out = { 0 };
    do {
        cli_json_start(&out);
        th_json_open(&out.j, NULL, '{');
        cli_json_games(&out.j);
        th_json_close(&out.j, '}');
    } while (!cli_json_done(&out));
    puts(out.text);
    cli_json_free(&out);
}

int cli_games(int argc, char **argv)
{
    struct cli_args a;
    bool json = false;
    cli_args_start(&a, argc, argv);
    while (cli_args_next(&a)) {
        if (!cli_is(&a, "--json"))
            return cli_unknown(&a);
        json = true;
    }
    if (json) {
        print_json();
        return CLI_OK;
    }
    for (int i = 0; th_game_at(i) != NULL; i++)
        print_game(th_game_at(i));
    return CLI_OK;
}
