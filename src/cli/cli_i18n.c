/* cli_i18n.c - looks sentences up in the generated table and fills their holes. Knows no game and no key. */
#include "cli_i18n.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

static int by_key(const void *key, const void *entry)
{
    return strcmp(key, ((const struct i18n_entry *)entry)->key);
}

static const struct i18n_entry *find(const char *key)
{
    return bsearch(key, i18n_table, (size_t)i18n_count, sizeof i18n_table[0], by_key);
}

bool tr_has(const char *key)
{
    return find(key) != NULL;
}

const char *tr(enum i18n_lang lang, const char *key)
{
    const struct i18n_entry *e = find(key);
    return e != NULL ? e->text[lang][FORM_OTHER] : key;
}

enum i18n_form i18n_form(enum i18n_lang lang, int n)
{
    if (n < 0)
        n = -n;
    if (lang == LANG_EN)
        return n == 1 ? FORM_ONE : FORM_OTHER;
    if (n % 10 == 1 && n % 100 != 11)
        return FORM_ONE;
    if (n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14))
        return FORM_FEW;
    return FORM_MANY;
}

const char *tr_of(enum i18n_lang lang, const char *key, const char *game)
{
    char own[64];
    snprintf(own, sizeof own, "%s.%s", key, game);
    const struct i18n_entry *e = find(own);
    return e != NULL ? e->text[lang][FORM_OTHER] : tr(lang, key);
}

const char *tr_n(enum i18n_lang lang, const char *key, int n)
{
    const struct i18n_entry *e = find(key);
    if (e == NULL)
        return key;
    const char *text = e->text[lang][i18n_form(lang, n)];
    return text != NULL ? text : e->text[lang][FORM_OTHER];
}

/* ------------------------------------------------------------------ holes */

/* What fills the hole that starts at `at` ("{name}..."); NULL if it is none of these. */
static const char *filling(const char *at, const struct tr_hole *holes, int n, size_t *skip)
{
    const char *end = strchr(at, '}');
    if (end == NULL)
        return NULL;
    size_t len = (size_t)(end - at - 1);
    for (int i = 0; i < n; i++) {
        if (strlen(holes[i].name) == len && memcmp(holes[i].name, at + 1, len) == 0) {
            *skip = len + 2;
            return holes[i].text;
        }
    }
    return NULL;
}

/* Cuts a text that ended in the middle of a letter. */
static size_t whole_letters(char *buf, size_t len)
{
    size_t start = len;
    while (start > 0 && ((unsigned char)buf[start - 1] & 0xc0) == 0x80)
        start--;
    if (start > 0 && (unsigned char)buf[start - 1] >= 0xc0) {
        unsigned char lead = (unsigned char)buf[start - 1];
        size_t need = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
        if (len - (start - 1) < need)
            len = start - 1;
    }
    buf[len] = '\0';
    return len;
}

size_t tr_fill(char *buf, size_t cap, const char *pattern, const struct tr_hole *holes, int n)
{
    size_t len = 0;
    while (*pattern != '\0' && len + 1 < cap) {
        size_t skip = 0;
        const char *text = *pattern == '{' ? filling(pattern, holes, n, &skip) : NULL;
        if (text == NULL) {
            buf[len++] = *pattern++;
            continue;
        }
        size_t size = strlen(text), room = cap - 1 - len;
        size = size < room ? size : room;
        memcpy(buf + len, text, size);
        len += size;
        pattern += skip;
    }
    return whole_letters(buf, len);
}

void tr_refusal(char *buf, size_t cap, enum i18n_lang lang, const char *text)
{
    char key[200], detail[120] = "";
    snprintf(key, sizeof key, "why.%s", text);
    char *quote = strstr(key, " `");
    if (quote != NULL) {
        *quote = '\0';
        snprintf(detail, sizeof detail, "%s", quote + 2);
        char *end = strrchr(detail, '`');
        if (end != NULL)
            *end = '\0';
    }
    if (tr_has(key))
        tr_fill(buf, cap, tr(lang, key), &(struct tr_hole){ "detail", detail }, 1);
    else
        snprintf(buf, cap, "%s.", text);
}

/* -------------------------------------------------------------- languages */

bool i18n_lang_find(const char *name, enum i18n_lang *lang)
{
    static const char *const code[LANG_NB] = { "en", "ru" };
    for (int i = 0; i < LANG_NB; i++) {
        char after = name[0] != '\0' && name[1] != '\0' ? name[2] : '?';
        if (strncasecmp(name, code[i], 2) == 0 && strchr("_.-@", after) != NULL) {
            *lang = (enum i18n_lang)i;
            return true;
        }
    }
    return false;
}

enum i18n_lang i18n_lang_env(void)
{
    static const char *const names[] = { "LC_ALL", "LC_MESSAGES", "LANG" };
    enum i18n_lang lang = LANG_EN;
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        const char *value = getenv(names[i]);
        if (value != NULL && value[0] != '\0') {
            i18n_lang_find(value, &lang);
            break;
        }
    }
    return lang;
}

/* ------------------------------------------------------------------ utf-8 */

unsigned utf8_next(const char **s)
{
    const unsigned char *c = (const unsigned char *)*s;
    if (c[0] == 0)
        return 0;
    int more = c[0] < 0x80 ? 0 : c[0] >= 0xf0 ? 3 : c[0] >= 0xe0 ? 2 : c[0] >= 0xc2 ? 1 : -1;
    unsigned letter = more == 0 ? c[0] : more < 0 ? 0xfffd : c[0] & (0x3fU >> more);
    int i = 1;
    for (; i <= more; i++) {
        if ((c[i] & 0xc0) != 0x80) {
            letter = 0xfffd;
            break;
        }
        letter = letter << 6 | (c[i] & 0x3fU);
    }
    *s += i;
    return letter;
}

int utf8_cells(const char *s)
{
    int n = 0;
    while (utf8_next(&s) != 0)
        n++;
    return n;
}
