/* cli_rules.c - `thorp rules`: the text behind an id, a family of ids, or a word: clauses, worked examples, rulings. */
#include "cli.h"
#include "cli_setup.h"
#include "clause_text.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>
#include <wctype.h>

/* What a rule is printed in: both languages, or the one asked for. */
struct tongues {
    bool en, ru;
};

static void print_text(const struct clause_text *t, struct tongues in)
{
    printf("%s\n", t->id);
    if (in.en)
        printf("  %s\n", t->en);
    if (in.ru)
        printf("  %s\n", t->ru);
}

static void upper(char *to, size_t cap, const char *from)
{
    size_t n = 0;
    for (; from[n] != '\0' && n + 1 < cap; n++)
        to[n] = (char)toupper((unsigned char)from[n]);
    to[n] = '\0';
}

/* All texts whose id begins with the prefix, followed by `-`. */
static int print_family(const char *prefix, struct tongues in)
{
    size_t n = strlen(prefix);
    int found = 0;
    const struct clause_text *t;
    for (int i = 1; (t = clause_text_at(i)) != NULL; i++) {
        if (strncmp(t->id, prefix, n) == 0 && t->id[n] == '-') {
            print_text(t, in);
            found++;
        }
    }
    return found;
}

static int print_id(const char *word, struct tongues in)
{
    char id[48];
    upper(id, sizeof id, word);
    const struct clause_text *t = clause_text_of(id);
    if (t != NULL)
        print_text(t, in);
    else if (print_family(id, in) == 0) {
        fprintf(stderr, "thorp: no such rule `%.40s`; try: thorp rules --search WORD\n", word);
        return CLI_BAD;
    }
    return CLI_OK;
}

/* ------------------------------------------------------------------- search */

/* How well a word is found in a text, the best first. */
enum fit {
    FIT_WHOLE, /* as a word of its own                                          */
    FIT_BEGIN, /* as the beginning of a word                                    */
    FIT_STEM,  /* the same, without its ending: `roads` in road, `дороги` in дорогу */
    FIT_PART,
    FIT_NONE
};

enum {
    WORD = 128,
    STEM = 3 /* letters that an ending leaves, at least */
};

/* The longest first. */
static const wchar_t *const endings[] = {
    L"иями", L"ями", L"ами", L"ыми", L"ими", L"ого", L"его", L"ому", L"ему", L"ях",
    L"ах",   L"ов",  L"ев",  L"ей",  L"ой",  L"ий",  L"ый",  L"ом",  L"ем",  L"ам",
    L"ям",   L"ую",  L"юю",  L"ая",  L"яя",  L"ые",  L"ие",  L"ое",  L"ее",  L"а",
    L"я",    L"о",   L"е",   L"ы",   L"и",   L"у",   L"ю",   L"ь",   L"й",   L"s",
};

/* Small letters, and no difference between е and ё; the length, or -1. */
static int plain(const char *text, wchar_t *out, size_t cap)
{
    size_t n = text != NULL ? mbstowcs(out, text, cap - 1) : (size_t)-1;
    if (n == (size_t)-1)
        return -1;
    for (size_t i = 0; i < n; i++) {
        out[i] = (wchar_t)towlower((wint_t)out[i]);
        out[i] = out[i] == L'ё' ? L'е' : out[i];
    }
    out[n] = L'\0';
    return (int)n;
}

static void cut_ending(wchar_t *word)
{
    size_t n = wcslen(word);
    for (size_t i = 0; i < sizeof endings / sizeof endings[0]; i++) {
        size_t k = wcslen(endings[i]);
        if (n >= k + STEM && wcscmp(word + n - k, endings[i]) == 0) {
            word[n - k] = L'\0';
            return;
        }
    }
}

static enum fit fit_in(const wchar_t *text, const wchar_t *word)
{
    enum fit best = FIT_NONE;
    size_t n = wcslen(word);
    for (const wchar_t *at = wcsstr(text, word); at != NULL; at = wcsstr(at + 1, word)) {
        bool begins = at == text || !iswalnum((wint_t)at[-1]), ends = !iswalnum((wint_t)at[n]);
        enum fit one = begins && ends ? FIT_WHOLE : begins ? FIT_BEGIN : FIT_PART;
        best = one < best ? one : best;
    }
    return best;
}

static enum fit fit_of(const char *text, const wchar_t *word, const wchar_t *stem)
{
    wchar_t wide[4096];
    if (plain(text, wide, 4096) < 0)
        return FIT_NONE;
    enum fit found = fit_in(wide, word);
    return found > FIT_STEM && fit_in(wide, stem) <= FIT_BEGIN ? FIT_STEM : found;
}

/* How well a rule fits, in the language that has the word better. */
static enum fit fit_of_rule(const struct clause_text *t, const wchar_t *word, const wchar_t *stem)
{
    enum fit en = fit_of(t->en, word, stem), ru = fit_of(t->ru, word, stem);
    return en < ru ? en : ru;
}

static int search(const char *text, struct tongues in)
{
    wchar_t word[WORD] = { 0 }, stem[WORD];
    int found = 0;
    const struct clause_text *t;
    if (plain(text, word, WORD) <= 0)
        return cli_usage("--search needs a word");
    wmemcpy(stem, word, WORD);
    cut_ending(stem);
    for (enum fit want = FIT_WHOLE; want < FIT_NONE; want++)
        for (int i = 1; (t = clause_text_at(i)) != NULL; i++) {
            if (fit_of_rule(t, word, stem) != want)
                continue;
            print_text(t, in);
            found++;
        }
    if (found > 0)
        return CLI_OK;
    fprintf(stderr, "thorp: no rule contains `%.60s`\n", text);
    return CLI_BAD;
}

/* The language asked for, wherever it stands among the arguments. */
static bool find_tongues(int argc, char **argv, struct tongues *in)
{
    struct cli_args a;
    enum i18n_lang lang;
    cli_args_start(&a, argc, argv);
    while (cli_args_next(&a)) {
        if (!cli_is(&a, "--lang"))
            continue;
        if (!setup_lang(&a, &lang))
            return false;
        *in = (struct tongues){ .en = lang == LANG_EN, .ru = lang == LANG_RU };
    }
    return true;
}

int cli_rules(int argc, char **argv)
{
    struct cli_args a;
    struct tongues in = { true, true };
    int status = CLI_OK, asked = 0;
    if (!find_tongues(argc, argv, &in))
        return CLI_USAGE;
    cli_args_start(&a, argc, argv);
    while (cli_args_next(&a)) {
        int one;
        if (cli_is(&a, "--lang")) {
            cli_text(&a);
            continue;
        }
        if (cli_is(&a, "--search"))
            one = cli_text(&a) != NULL ? search(a.value, in) : CLI_USAGE;
        else if (a.word[0] == '-')
            return cli_unknown(&a);
        else
            one = print_id(a.word, in);
        status = one > status ? one : status;
        asked++;
    }
    return asked > 0 ? status
                     : cli_usage("rules needs an id such as CB-LR-07; try: thorp rules --help");
}
