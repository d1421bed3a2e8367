/* cli_args.c - the command line: options with values, numbers in range, set-up words; see cli.h. */
#include "cli.h"

#include <stdlib.h>
#include <string.h>

void cli_args_start(struct cli_args *a, int argc, char **argv)
{
    *a = (struct cli_args){ .argc = argc, .argv = argv };
}

bool cli_args_next(struct cli_args *a)
{
    a->word = a->value = NULL;
    if (a->bad || a->at + 1 >= a->argc)
        return false;
    a->word = a->argv[++a->at];
    const char *equals = strchr(a->word, '=');
    size_t n = equals != NULL ? (size_t)(equals - a->word) : 0;
    if (strncmp(a->word, "--", 2) == 0 && equals != NULL && n < sizeof a->name) {
        memcpy(a->name, a->word, n);
        a->name[n] = '\0';
        a->word = a->name;
        a->value = equals + 1;
    }
    return true;
}

bool cli_is(const struct cli_args *a, const char *option)
{
    return strcmp(a->word, option) == 0;
}

const char *cli_text(struct cli_args *a)
{
    if (a->value == NULL && a->at + 1 < a->argc)
        a->value = a->argv[++a->at];
    if (a->value == NULL) {
        cli_usage("%s needs a value", a->word);
        a->bad = true;
    }
    return a->value;
}

bool cli_number(struct cli_args *a, uint64_t min, uint64_t max, uint64_t *v)
{
    const char *text = cli_text(a);
    if (text == NULL)
        return false;
    if (cli_parse_number(text, min, max, v))
        return true;
    cli_usage("%s needs a number from %llu to %llu, not `%.60s`", a->word, (unsigned long long)min,
              (unsigned long long)max, text);
    a->bad = true;
    return false;
}

bool cli_int(struct cli_args *a, int min, int max, int *v)
{
    uint64_t n = 0;
    if (!cli_number(a, (uint64_t)min, (uint64_t)max, &n))
        return false;
    *v = (int)n;
    return true;
}

int cli_unknown(struct cli_args *a)
{
    a->bad = true;
    return cli_usage("%s: unknown argument `%.60s`; try: thorp %s --help", a->argv[0], a->word,
                     a->argv[0]);
}

bool cli_words_add(struct cli_words *w, const char *word)
{
    size_t n = strlen(w->text);
    if (n + strlen(word) + 2 > sizeof w->text) {
        cli_usage("the set-up is too long");
        return false;
    }
    snprintf(w->text + n, sizeof w->text - n, "%s%s", n > 0 ? " " : "", word);
    return true;
}

struct th_rules *cli_words_rules(const struct cli_words *w, int seats, struct th_setup *setup)
{
    struct th_why why = { 0 };
    struct th_rules *rules = NULL;
    if (th_setup_parse(setup, w->text[0] != '\0' ? w->text : th_game_at(0)->name, &why) == 0) {
        setup->seats = seats > 0 ? seats : setup->seats;
        rules = cli_alloc(setup->game->rules_size);
        if (th_setup_check(setup, &why) == 0 && setup->game->build(rules, setup, &why) == 0)
            return rules;
    }
    free(rules);
    cli_why(NULL, &why);
    return NULL;
}
