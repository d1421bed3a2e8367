/* cli_rules.c - `thorp rules`: the text behind an id, a family of ids, or a word. */
#include "cli.h"
#include "clause_text.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>
#include <wctype.h>

static void print_clause(th_clause c)
{
    printf("%s\n  %s\n  %s\n", th_clause_id(c), clause_text_en(c), clause_text_ru(c));
}

static void upper(char *to, size_t cap, const char *from)
{
    size_t n = 0;
    for (; from[n] != '\0' && n + 1 < cap; n++)
        to[n] = (char)toupper((unsigned char)from[n]);
    to[n] = '\0';
}

/* Worked examples and rulings stand in no list; their ids are tried in turn. CB-EX-07 may have parts a, b ... */
static int print_extras(const char *prefix)
{
    char id[48];
    int found = 0;
    for (int n = 1; n < 100; n++) {
        for (int part = 0; part <= 26; part++) {
            snprintf(id, sizeof id, "%.30s-%02d%.1s", prefix, n,
                     part == 0 ? "" : (char[]){ (char)('a' + part - 1), '\0' });
            const char *text = clause_extra(id);
            if (text != NULL)
                printf("%s\n  %s\n", id, text);
            found += text != NULL;
        }
    }
    return found;
}

/* All clauses whose id begins with the prefix, followed by `-`. */
static int print_family(const char *prefix)
{
    size_t n = strlen(prefix);
    int found = 0;
    for (th_clause c = 1; th_clause_id(c) != NULL; c++) {
        const char *id = th_clause_id(c);
        if (strncmp(id, prefix, n) == 0 && id[n] == '-') {
            print_clause(c);
            found++;
        }
    }
    return found + print_extras(prefix);
}

static int print_id(const char *word)
{
    char id[48];
    upper(id, sizeof id, word);
    th_clause c = th_clause_find(id);
    if (c == 0 && strlen(id) > 2 && islower((unsigned char)word[strlen(word) - 1]))
        id[strlen(id) - 1] = word[strlen(word) - 1]; /* some ids end in a small letter */
    c = c == 0 ? th_clause_find(id) : c;
    const char *extra = clause_extra(id);
    if (c != 0)
        print_clause(c);
    else if (extra != NULL)
        printf("%s\n  %s\n", id, extra);
    else if (upper(id, sizeof id, word), print_family(id) == 0) {
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

static int search(const char *text)
{
    wchar_t word[WORD] = { 0 }, stem[WORD];
    int found = 0;
    if (plain(text, word, WORD) <= 0)
        return cli_usage("--search needs a word");
    wmemcpy(stem, word, WORD);
    cut_ending(stem);
    for (enum fit want = FIT_WHOLE; want < FIT_NONE; want++)
        for (th_clause c = 1; th_clause_id(c) != NULL; c++) {
            enum fit en = fit_of(clause_text_en(c), word, stem);
            enum fit ru = fit_of(clause_text_ru(c), word, stem);
            if ((en < ru ? en : ru) != want)
                continue;
            print_clause(c);
            found++;
        }
    if (found > 0)
        return CLI_OK;
    fprintf(stderr, "thorp: no rule contains `%.60s`\n", text);
    return CLI_BAD;
}

int cli_rules(int argc, char **argv)
{
    struct cli_args a;
    int status = CLI_OK;
    cli_args_start(&a, argc, argv);
    if (argc < 2)
        return cli_usage("rules needs an id such as CB-LR-07; try: thorp rules --help");
    while (cli_args_next(&a)) {
        int one;
        if (cli_is(&a, "--search"))
            one = cli_text(&a) != NULL ? search(a.value) : CLI_USAGE;
        else if (a.word[0] == '-')
            return cli_unknown(&a);
        else
            one = print_id(a.word);
        status = one > status ? one : status;
    }
    return status;
}
