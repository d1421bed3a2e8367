/* cli_i18n.h - sentences for people, in English and Russian.
 *
 * The catalogue is i18n/en.json and i18n/ru.json, shared with the page; tools/gen_i18n.py makes a sorted table of it.
 * A sentence has named holes, `{seat} rolls {a} + {b}`; a countable one has plural forms.
 *
 *     tr(lang, "ui.quit")                                   the sentence; the key itself if there is none
 *     tr_n(lang, "n.catan.ore", 5)                          its form for 5
 *     tr_fill(buf, cap, tr(lang, key), holes, n)            the sentence with its holes filled */
#ifndef CLI_I18N_H
#define CLI_I18N_H

#include <stdbool.h>
#include <stddef.h>

enum i18n_lang {
    LANG_EN,
    LANG_RU,
    LANG_NB
};

enum i18n_form {
    FORM_ONE,
    FORM_FEW,
    FORM_MANY,
    FORM_OTHER,
    FORM_NB
};

struct i18n_entry { /* one key; a plain sentence has FORM_OTHER only */
    const char *key;
    const char *text[LANG_NB][FORM_NB];
};
extern const struct i18n_entry i18n_table[];
extern const int i18n_count;

struct tr_hole { /* what stands in place of {name} */
    const char *name, *text;
};

/* The sentence of a key; the key itself when it is unknown, so that nothing is ever silent. */
const char *tr(enum i18n_lang lang, const char *key);
bool tr_has(const char *key);
/* The sentence of a game where it has one of its own (`KEY.GAME`), else that of all games. */
const char *tr_of(enum i18n_lang lang, const char *key, const char *game);

/* The form of a countable sentence for n; a plain sentence is the same for all n. */
const char *tr_n(enum i18n_lang lang, const char *key, int n);
enum i18n_form i18n_form(enum i18n_lang lang, int n);

/* Copies pattern to buf, filling {holes}; unknown holes stay as they are. Never past cap, never half a letter,
 * always terminated. Returns the length. */
size_t tr_fill(char *buf, size_t cap, const char *pattern, const struct tr_hole *holes, int n);

/* A refusal of the engine in the reader's language: its key is `why.` and what stands before the quoted detail. Unknown ones stay
 * as they are. */
void tr_refusal(char *buf, size_t cap, enum i18n_lang lang, const char *text);

/* `en`, `ru`, or a locale's name such as ru_RU.UTF-8; false when it is neither. */
bool i18n_lang_find(const char *name, enum i18n_lang *lang);
/* From LC_ALL, LC_MESSAGES, LANG; English when they name nothing known. */
enum i18n_lang i18n_lang_env(void);

/* Letters of a UTF-8 text, each taken as one cell wide. */
int utf8_cells(const char *s);
/* Next letter of *s, which is moved on; 0 at the end, U+FFFD for broken bytes. */
unsigned utf8_next(const char **s);

#endif
