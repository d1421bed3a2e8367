/* test_i18n.c - the catalogue of sentences: lookup, plurals, holes, and that no word of the engine is left unsaid. */
#include "cli_i18n.h"
#include "tap.h"
#include "th.h"

static void test_table(void)
{
    int wrong = 0;
    for (int i = 1; i < i18n_count; i++)
        wrong += strcmp(i18n_table[i - 1].key, i18n_table[i].key) >= 0;
    TAP_EQ(wrong, 0, "the table is sorted, no key twice");
    for (int i = 0; i < i18n_count; i++)
        for (int lang = 0; lang < LANG_NB; lang++)
            wrong += tr((enum i18n_lang)lang, i18n_table[i].key)[0] == '\0';
    TAP_EQ(wrong, 0, "every key is found in every language");
    TAP_STR(tr(LANG_EN, "no.such.key"), "no.such.key", "an unknown key shows itself");
}

static void test_plurals(void)
{
    static const struct {
        int n;
        enum i18n_form en, ru;
    } cases[] = {
        { 0, FORM_OTHER, FORM_MANY },  { 1, FORM_ONE, FORM_ONE },
        { 2, FORM_OTHER, FORM_FEW },   { 5, FORM_OTHER, FORM_MANY },
        { 11, FORM_OTHER, FORM_MANY }, { 12, FORM_OTHER, FORM_MANY },
        { 14, FORM_OTHER, FORM_MANY }, { 21, FORM_OTHER, FORM_ONE },
        { 22, FORM_OTHER, FORM_FEW },  { 25, FORM_OTHER, FORM_MANY },
        { 101, FORM_OTHER, FORM_ONE }, { 111, FORM_OTHER, FORM_MANY },
        { -1, FORM_ONE, FORM_ONE },
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        TAP_EQ(i18n_form(LANG_EN, cases[i].n), cases[i].en, "English form of %d", cases[i].n);
        TAP_EQ(i18n_form(LANG_RU, cases[i].n), cases[i].ru, "Russian form of %d", cases[i].n);
    }
    TAP_STR(tr_n(LANG_RU, "say.points", 1), "{n} очко", "1 очко");
    TAP_STR(tr_n(LANG_RU, "say.points", 3), "{n} очка", "3 очка");
    TAP_STR(tr_n(LANG_RU, "say.points", 12), "{n} очков", "12 очков");
    TAP_STR(tr_n(LANG_EN, "say.points", 1), "{n} point", "1 point");
    TAP_STR(tr_n(LANG_EN, "seat.1", 7), "Red",
            "a sentence without forms is the same for all numbers");
}

static void test_holes(void)
{
    const struct tr_hole holes[] = { { "a", "4" }, { "seat", "Синий" } };
    char buf[64], small[8];
    tr_fill(buf, sizeof buf, "{seat}: {a} + {a}, {b}", holes, 2);
    TAP_STR(buf, "Синий: 4 + 4, {b}", "holes are filled, unknown ones stay");
    tr_fill(buf, sizeof buf, "{", holes, 2);
    TAP_STR(buf, "{", "an open brace at the end is a brace");
    TAP_EQ(tr_fill(small, sizeof small, "{seat}", holes, 2), 6,
           "a small buffer keeps whole letters");
    TAP_STR(small, "Син", "... three of five here");
    TAP_EQ(tr_fill(small, 1, "{seat}", holes, 2), 0, "room for nothing but the end");
    TAP_EQ(utf8_cells("дорога e37"), 10, "letters are counted, not bytes");
    TAP_EQ(utf8_cells("a\xff\xc3"), 3, "broken bytes are letters too");
}

static void test_languages(void)
{
    enum i18n_lang lang = LANG_EN;
    TAP_OK(i18n_lang_find("ru_RU.UTF-8", &lang) && lang == LANG_RU, "ru_RU.UTF-8 is Russian");
    TAP_OK(i18n_lang_find("en", &lang) && lang == LANG_EN, "en is English");
    TAP_OK(!i18n_lang_find("rust", &lang) && !i18n_lang_find("", &lang) &&
               !i18n_lang_find("r", &lang),
           "rust is no language");
}

/* ------------------------------------------------------------ completeness */

static int missing(const char *prefix, const char *word)
{
    char key[160];
    snprintf(key, sizeof key, "%s.%s", prefix, word);
    if (tr_has(key))
        return 0;
    tap_note("no sentence for %s", key);
    return 1;
}

static int missing_words(const struct th_game *game, int type, const char *prefix)
{
    char start[64];
    int n = 0;
    snprintf(start, sizeof start, "%s.%s", prefix, game->name);
    for (int i = 0; i < game->words[type].n; i++) {
        const char *word = game->words[type].name[i];
        if (word != NULL && strcmp(word, "none") != 0)
            n += missing(start, word);
    }
    return n;
}

/* An option has a name; a switch or a number has a sentence, a choice has a name and a sentence for every row. */
static int missing_of_option(const struct th_game *game, const struct th_option *o)
{
    char prefix[96], name[64];
    int n = 0;
    snprintf(prefix, sizeof prefix, "opt.%s.%s", game->name, o->name);
    n += missing(prefix, "name");
    snprintf(prefix, sizeof prefix, "opt.%s", game->name);
    if (o->type != TH_OPT_CHOICE)
        return n + missing(prefix, o->name);
    snprintf(prefix, sizeof prefix, "row.%s.%s", game->name, o->name);
    for (int v = 0; v <= o->max; v++) {
        snprintf(name, sizeof name, "%s.name", o->choice[v].name);
        n += missing(prefix, o->choice[v].name) + missing(prefix, name);
    }
    return n;
}

static void test_lists(const struct th_game *game)
{
    char prefix[64];
    int n = 0;
    snprintf(prefix, sizeof prefix, "ev.%s", game->name);
    for (int i = 1; i < game->n_events; i++)
        n += missing(prefix, game->events[i].name);
    TAP_EQ(n, 0, "%s: every event has a sentence", game->name);
    for (int i = 1; i < game->n_moves; i++) {
        snprintf(prefix, sizeof prefix, "mv.%s", game->name);
        n += missing(prefix, game->moves[i].word);
        snprintf(prefix, sizeof prefix, "grp.%s", game->name);
        n += missing(prefix, game->moves[i].word);
    }
    TAP_EQ(n, 0, "%s: every move has a sentence and a heading", game->name);
    for (int i = 0; i < game->n_options; i++)
        n += missing_of_option(game, &game->options[i]);
    for (int i = 0; i < game->n_modules; i++) {
        snprintf(prefix, sizeof prefix, "mod.%s", game->name);
        n += missing(prefix, game->modules[i].name);
    }
    TAP_EQ(n, 0, "%s: every option and module is explained", game->name);
    n += missing_words(game, TH_T_RES, "res") + missing_words(game, TH_T_RES, "n") +
         missing_words(game, TH_T_RES, "abbr");
    n += missing_words(game, TH_T_CARD, "card") + missing_words(game, TH_T_PIECE, "piece");
    n += missing_words(game, TH_T_TERRAIN, "terrain");
    TAP_EQ(n, 0, "%s: every resource, card, piece and terrain has a name", game->name);
}

static void test_questions(const struct th_game *game)
{
    struct th_setup setup;
    struct th_why why;
    struct th_rules *rules = calloc(1, game->rules_size);
    int n = 0;
    th_setup_init(&setup, game);
    if (TAP_OK(rules != NULL && game->build(rules, &setup, &why) == 0, "%s can be built",
               game->name))
        for (int i = 0; i < rules->n_frames; i++)
            n += rules->frame[i] != NULL && missing("ask", rules->frame[i]->name);
    TAP_EQ(n, 0, "%s: every question has a sentence", game->name);
    free(rules);
}

int main(void)
{
    test_table();
    test_plurals();
    test_holes();
    test_languages();
    for (int i = 0; th_game_at(i) != NULL; i++) {
        test_lists(th_game_at(i));
        test_questions(th_game_at(i));
    }
    return tap_done();
}
