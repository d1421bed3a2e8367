/* cli_games.c - `thorp games`: what can be played, from the tables that also validate a choice. */
#include "cli.h"
#include "cli_json.h"
#include "cli_setup.h"

#include <string.h>

/* ------------------------------------------------------------------ text */

static void print_mask(const struct th_game *game, const char *label, uint32_t mask)
{
    for (int i = 0; i < game->n_modules; i++)
        if ((mask >> i & 1) != 0 && !th_module_quiet(&game->modules[i]))
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
    if (o->type == TH_OPT_SEAT)
        printf("0 | a seat");
    for (int v = o->min; o->type == TH_OPT_CHOICE && v <= o->max; v++)
        printf("%s%s", v > o->min ? " | " : "", o->choice[v].name);
}

/* What a choice may be, a line each. */
static void print_rows(const struct th_game *game, const struct th_option *o, enum i18n_lang lang)
{
    char cite[32];
    for (int v = o->min; v <= o->max; v++) {
        const struct th_choice *row = &o->choice[v];
        printf("    %-14s %s%s", row->name, setup_about(lang, game, o, row->name),
               cli_cite(row->clause, cite));
        if (row->target > 0)
            printf(" target %d", row->target);
        if (row->max_seats > 0)
            printf(" seats %d-%d", row->min_seats, row->max_seats);
        printf("%s%s\n", row->needs != NULL ? " needs " : "", row->needs != NULL ? row->needs : "");
    }
}

static void print_option(const struct th_game *game, const struct th_option *o, enum i18n_lang lang)
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
    if (o->type == TH_OPT_CHOICE)
        print_rows(game, o, lang);
    else
        printf("    %s\n", setup_about(lang, game, o, NULL));
}

static void print_bar(const struct th_bar *bar)
{
    char cite[32];
    printf("  %s with %s%s\n", bar->one, bar->other, cli_cite(bar->clause, cite));
}

static void print_bars(const char *title, const struct th_bar *bars, int n)
{
    if (n > 0)
        printf(" %s:\n", title);
    for (int i = 0; i < n; i++)
        print_bar(&bars[i]);
}

static void print_crowd(const struct th_game *game, const struct th_crowd *crowd)
{
    char cite[32];
    printf(" at most %d of these:", crowd->most);
    for (int i = 0; i < game->n_modules; i++)
        if (th_crowd_has(crowd, game->modules[i].name))
            printf(" +%s", game->modules[i].name);
    printf("%s\n", cli_cite(crowd->clause, cite));
}

static void print_game(const struct th_game *game, enum i18n_lang lang)
{
    printf("%s rev=%d seats=%d..%d (%d)\n", game->name, game->rev, game->min_seats, game->max_seats,
           game->def_seats);
    printf(" modules:\n");
    for (int i = 0; i < game->n_modules; i++)
        if (!th_module_quiet(&game->modules[i]))
            print_module(game, &game->modules[i]);
    printf(" options, the default in brackets:\n");
    for (int i = 0; i < game->n_options; i++)
        print_option(game, &game->options[i], lang);
    print_bars("not together", game->bars, game->n_bars);
    for (int i = 0; i < game->n_crowds; i++)
        print_crowd(game, &game->crowds[i]);
    print_bars("not recommended together", game->notes, game->n_notes);
    print_bars("unusual combinations", game->mixes, game->n_mixes);
}

/* ------------------------------------------------------------------ json */

static void print_json(void)
{
    struct cli_json out = { 0 };
    do {
        cli_json_start(&out);
        th_json_open(&out.j, NULL, '{');
        th_json_games(&out.j);
        th_json_close(&out.j, '}');
    } while (!cli_json_done(&out));
    puts(out.text);
    cli_json_free(&out);
}

int cli_games(int argc, char **argv)
{
    struct cli_args a;
    enum i18n_lang lang = i18n_lang_env();
    bool json = false;
    cli_args_start(&a, argc, argv);
    while (cli_args_next(&a)) {
        if (cli_is(&a, "--json"))
            json = true;
        else if (!cli_is(&a, "--lang"))
            return cli_unknown(&a);
        else if (!setup_lang(&a, &lang))
            return CLI_USAGE;
    }
    if (json) {
        print_json();
        return CLI_OK;
    }
    for (int i = 0; th_game_at(i) != NULL; i++)
        print_game(th_game_at(i), lang);
    return CLI_OK;
}
