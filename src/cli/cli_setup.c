/* cli_setup.c - set-ups in words: names and sentences of options and rows, and the questions of `thorp play --ask`. Everything comes
 * from the tables of the game; what cannot be taken is listed with the rule that forbids it. */
#include "cli_setup.h"

#include <stdlib.h>
#include <string.h>

enum {
    TEXT = 400,
    LINE = 256
};

bool setup_lang(struct cli_args *a, enum i18n_lang *lang)
{
    const char *text = cli_text(a);
    if (text == NULL)
        return false;
    if (!i18n_lang_find(text, lang)) {
        cli_usage("--lang needs en or ru, not `%.60s`", text);
        return false;
    }
    return true;
}

/* ------------------------------------------------------------------ words */

static const char *find(enum i18n_lang lang, const struct th_game *game, const char *option,
                        const char *row, const char *end)
{
    char key[128];
    if (row != NULL)
        snprintf(key, sizeof key, "row.%s.%s.%s%s", game->name, option, row, end);
    else
        snprintf(key, sizeof key, "opt.%s.%s%s", game->name, option, end);
    return tr_has(key) ? tr(lang, key) : "";
}

const char *setup_about(enum i18n_lang lang, const struct th_game *game, const struct th_option *o,
                        const char *row)
{
    return find(lang, game, o->name, row, "");
}

const char *setup_name(enum i18n_lang lang, const struct th_game *game, const struct th_option *o,
                       const char *row)
{
    const char *name = find(lang, game, o->name, row, ".name");
    return name[0] != '\0' ? name : row != NULL ? row : o->name;
}

void setup_why(enum i18n_lang lang, const struct th_why *why, char *buf, size_t cap)
{
    char cite[32];
    tr_refusal(buf, cap, lang, why->text);
    size_t n = strlen(buf);
    snprintf(buf + n, cap - n, "%s", cli_cite(why->clause, cite));
}

/* -------------------------------------------------------------- questions */

struct asker {
    struct th_setup *setup;
    enum i18n_lang lang;
    char line[LINE];
};

static void tell_why(const struct asker *a, const struct th_why *why)
{
    char text[TEXT];
    setup_why(a->lang, why, text, sizeof text);
    puts(text);
}

/* Is this a table that can be played? Says why not. */
static bool sound(const struct asker *a)
{
    struct th_why why = { 0 };
    struct th_rules *rules = cli_alloc(a->setup->game->rules_size);
    bool good = a->setup->game->build(rules, a->setup, &why) == 0;
    free(rules);
    if (!good)
        tell_why(a, &why);
    return good;
}

/* A number from `least` to `most`, `usual` for an empty line; -1 at the end of input. */
static int ask_number(struct asker *a, int least, int most, int usual)
{
    char from[12], to[12], text[TEXT];
    uint64_t n;
    snprintf(from, sizeof from, "%d", least);
    snprintf(to, sizeof to, "%d", most);
    for (;;) {
        printf("%s [%d]: ", tr(a->lang, "ui.setup.choose"), usual);
        if (!cli_read_line(a->line, sizeof a->line))
            return -1;
        if (a->line[0] == '\0')
            return usual;
        if (cli_parse_number(a->line, (uint64_t)least, (uint64_t)most, &n))
            return (int)n;
        tr_fill(text, sizeof text, tr(a->lang, "ui.setup.number"),
                (struct tr_hole[]){ { "min", from }, { "max", to } }, 2);
        puts(text);
    }
}

static bool ask_game(struct asker *a)
{
    char key[64];
    int n = 0;
    puts(tr(a->lang, "ui.setup.game"));
    for (; th_game_at(n) != NULL; n++) {
        snprintf(key, sizeof key, "game.%s", th_game_at(n)->name);
        printf("  %d  %s\n", n + 1, tr(a->lang, key));
    }
    int game = ask_number(a, 1, n, 1);
    if (game > 0)
        th_setup_init(a->setup, th_game_at(game - 1));
    return game > 0;
}

/* The n-th module people can choose, counted from 1; NULL = there are not so many. */
static const struct th_module *choosable(const struct th_game *game, uint64_t n)
{
    for (int i = 0; i < game->n_modules; i++)
        if (!th_module_quiet(&game->modules[i]) && --n == 0)
            return &game->modules[i];
    return NULL;
}

/* Reads `1 3` as modules; false and a word about it when there is no such number. */
static bool read_modules(struct asker *a)
{
    struct th_setup chosen = *a->setup;
    const char *at = a->line;
    char word[32], module[40];
    uint64_t n;
    while (cli_word(&at, word, sizeof word)) {
        const struct th_module *m =
            cli_parse_number(word, 1, 99, &n) ? choosable(chosen.game, n) : NULL;
        struct th_why why = { 0 };
        if (m == NULL) {
            snprintf(why.text, sizeof why.text, "no such number `%s`", word);
            tell_why(a, &why);
            return false;
        }
        snprintf(module, sizeof module, "+%s", m->name);
        th_setup_word(&chosen, module, &why);
    }
    *a->setup = chosen;
    return true;
}

static bool ask_modules(struct asker *a)
{
    const struct th_game *game = a->setup->game;
    char key[64];
    if (game->n_modules == 0 || a->setup->modules != 0) /* none, or given already */
        return true;
    puts(tr(a->lang, "ui.setup.modules"));
    const struct th_module *m;
    for (unsigned n = 1; (m = choosable(game, n)) != NULL; n++) {
        snprintf(key, sizeof key, "mod.%s.%s", game->name, m->name);
        printf("  %u  %s\n", n, tr(a->lang, key));
    }
    do {
        printf("%s: ", tr(a->lang, "ui.setup.choose"));
        if (!cli_read_line(a->line, sizeof a->line))
            return false;
    } while (!read_modules(a));
    return true;
}

static bool ask_seats(struct asker *a)
{
    const struct th_game *game = a->setup->game;
    int least = game->min_seats, most = game->max_seats;
    for (int i = 0; i < game->n_modules; i++) {
        if ((a->setup->modules >> i & 1) == 0)
            continue;
        least = game->modules[i].min_seats > least ? game->modules[i].min_seats : least;
        most = game->modules[i].max_seats < most ? game->modules[i].max_seats : most;
    }
    puts(tr(a->lang, "ui.setup.seats"));
    int usual = a->setup->seats < least ? least : a->setup->seats > most ? most : a->setup->seats;
    a->setup->seats = ask_number(a, least, most, usual);
    return a->setup->seats > 0;
}

/* Modules made for exactly so many players are played unless somebody says no. */
static bool ask_usual(struct asker *a)
{
    const struct th_game *game = a->setup->game;
    char key[64];
    for (int i = 0; i < game->n_modules; i++) {
        if ((a->setup->modules >> i & 1) != 0 || !th_module_usual(a->setup, i))
            continue;
        snprintf(key, sizeof key, "mod.%s.%s", game->name, game->modules[i].name);
        puts(tr(a->lang, key));
        printf("  1  %s\n  2  %s\n", tr(a->lang, "ui.setup.with"), tr(a->lang, "ui.setup.without"));
        int answer = ask_number(a, 1, 2, 1);
        if (answer == 0)
            return false;
        a->setup->modules |= answer == 1 ? 1U << i : 0;
    }
    return true;
}

/* One row: its number, or `-` and why it cannot be taken. */
static bool offer_row(const struct asker *a, int i, int row)
{
    const struct th_game *game = a->setup->game;
    const struct th_option *o = &game->options[i];
    const struct th_choice *c = &o->choice[row];
    struct th_why why = { 0 };
    char cite[32];
    const char *name = setup_name(a->lang, game, o, c->name);
    if (th_choice_check(a->setup, i, row, &why) != 0) {
        printf("  -  %s\n     ", name);
        tell_why(a, &why);
        return false;
    }
    printf("  %d  %s\n     %s%s\n", row + 1, name, setup_about(a->lang, game, o, c->name),
           cli_cite(c->clause, cite));
    th_clause note = th_choice_note(a->setup, i, row);
    if (note != 0)
        printf("     %s%s\n", tr(a->lang, "ui.setup.unadvised"), cli_cite(note, cite));
    return true;
}

static bool ask_row(struct asker *a, int i)
{
    const struct th_option *o = &a->setup->game->options[i];
    struct th_why why = { 0 };
    int usual = -1, row;
    puts(setup_name(a->lang, a->setup->game, o, NULL));
    for (int v = 0; v <= o->max; v++)
        if (offer_row(a, i, v) && (usual < 0 || v == a->setup->opt[i]))
            usual = v;
    do {
        row = ask_number(a, 1, o->max + 1, usual + 1) - 1;
        if (row < 0)
            return false;
        why = (struct th_why){ 0 };
        if (th_choice_check(a->setup, i, row, &why) != 0)
            tell_why(a, &why);
    } while (why.text[0] != '\0');
    a->setup->opt[i] = (int16_t)row;
    return true;
}

static bool ask_rows(struct asker *a)
{
    for (int i = 0; i < a->setup->game->n_options; i++)
        if (a->setup->game->options[i].type == TH_OPT_CHOICE && th_option_applies(a->setup, i) &&
            !ask_row(a, i))
            return false;
    return true;
}

/* Words of a set-up until an empty line; one that does not fit is told and left out. */
static bool ask_more(struct asker *a)
{
    puts(tr(a->lang, "ui.setup.more"));
    for (;;) {
        struct th_setup before = *a->setup;
        struct th_why why = { 0 };
        printf("> ");
        if (!cli_read_line(a->line, sizeof a->line))
            return false;
        if (a->line[0] == '\0')
            return true;
        if (th_setup_word(a->setup, a->line, &why) != 0)
            tell_why(a, &why);
        else if (sound(a))
            continue;
        *a->setup = before;
    }
}

/* What unusual pairs change, told before the game begins. */
static void tell_mixes(const struct asker *a)
{
    const struct th_game *game = a->setup->game;
    char key[64], cite[32];
    for (int i = 0; i < game->n_mixes; i++) {
        if (!th_setup_mixes(a->setup, i))
            continue;
        snprintf(key, sizeof key, "mix.%s.%s", game->name, th_clause_id(game->mixes[i].clause));
        printf("%s %s%s\n", tr(a->lang, "ui.setup.mix"), tr(a->lang, key),
               cli_cite(game->mixes[i].clause, cite));
    }
}

bool setup_ask(struct th_setup *setup, bool game, enum i18n_lang lang)
{
    struct asker a = { .setup = setup, .lang = lang };
    if (game && !ask_game(&a))
        return false;
    for (;;) {
        if (!ask_modules(&a) || !ask_seats(&a) || !ask_usual(&a) || !ask_rows(&a))
            return false;
        if (sound(&a)) {
            tell_mixes(&a);
            return ask_more(&a);
        }
        setup->modules = 0;
    }
}
