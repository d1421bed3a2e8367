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

/* Case is ignored in both languages: compares in wide characters. */
static bool contains(const char *text, const wchar_t *word)
{
    wchar_t wide[4096];
    size_t n = text != NULL ? mbstowcs(wide, text, 4095) : (size_t)-1;
    if (n == (size_t)-1)
        return false;
    for (size_t i = 0; i < n; i++)
        wide[i] = (wchar_t)towlower((wint_t)wide[i]);
    wide[n] = L'\0';
    return wcsstr(wide, word) != NULL;
}

static int search(const char *word)
{
    wchar_t wide[128];
    int found = 0;
    size_t n = mbstowcs(wide, word, 127);
    if (n == (size_t)-1 || n == 0)
        return cli_usage("--search wants a word");
    wide[n] = L'\0';
    for (size_t i = 0; i < n; i++)
        wide[i] = (wchar_t)towlower((wint_t)wide[i]);
    for (th_clause c = 1; th_clause_id(c) != NULL; c++) {
        if (contains(clause_text_en(c), wide) || contains(clause_text_ru(c), wide)) {
            print_clause(c);
            found++;
        }
    }
    if (found > 0)
        return CLI_OK;
    fprintf(stderr, "thorp: no rule contains `%.60s`\n", word);
    return CLI_BAD;
}

int cli_rules(int argc, char **argv)
{
    struct cli_args a;
    int status = CLI_OK;
    cli_args_start(&a, argc, argv);
    if (argc < 2)
        return cli_usage("rules wants an id such as CB-LR-07; try: thorp rules --help");
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
