/* test_setup.c - choices of a set-up: rows that seats, modules or other options make impossible. The game is made up, so that
 * every kind of limit occurs; which rows the real games refuse is in tests/rules. */
#include "table.h"
#include "clauses.h"

#define ROW TH_ROW

enum {
    LAND,
    WATER,
    EDITION,
    HALF,
    PIECES
};

static const struct th_option option[] = {
    TH_CHOICE("land", NULL, CB_SETUP_06, NULL, NULL, ROW("round", CB_SETUP_06),
              ROW("long", CB_BEG_01)),
    TH_CHOICE("water", "sea", CB_HARB_05, NULL, NULL, ROW("calm", CB_HARB_01, .target = 13),
              ROW("rough", CB_HARB_02, .min_seats = 3, .max_seats = 4),
              ROW("deep", CB_HARB_03, .needs = "+ships"),
              ROW("far", CB_HARB_04, .needs = "land=long")),
    TH_CHOICE("edition", "sea", CB_NUM_05, "water=calm|rough", NULL, ROW("new", CB_NUM_05),
              ROW("old", CB_NUM_07)),
    { "half", "gold", TH_OPT_BOOL, 0, 1, 1, NULL, CB_NUM_01, NULL, NULL },
    { "pieces", NULL, TH_OPT_INT, 1, 9, 4, NULL, CB_SETUP_02, NULL, NULL },
};
static const struct th_module module[] = {
    { "sea", 0, 0, 2, 6, CB_HARB_01 },
    { "ships", 0, 0, 2, 6, CB_HARB_02 },
    { "knights", 0, 0, 2, 6, CB_HARB_03 },
    { "gold", 0, 0, 0, 6, CB_HARB_04 }, /* quiet: seats from 0 */
    { "rivers", 1U << 3, 0, 2, 4, CB_HARB_05 },
};
static const struct th_bar bar[] = {
    { "+knights", "water=rough|deep", CB_56_11 },
    { "land=long", "edition=old", CB_BEG_07 },
};
static const struct th_bar note[] = {
    { "+ships", "water=calm|far", CB_56_10 },
};
static const struct th_crowd crowd[] = {
    { "sea|ships|rivers", 2, CB_56_09 },
};
static const struct th_game game = {
    .name = "pond",
    .rev = 1,
    .min_seats = 2,
    .max_seats = 6,
    .def_seats = 4,
    .options = option,
    .n_options = sizeof option / sizeof option[0],
    .modules = module,
    .n_modules = sizeof module / sizeof module[0],
    .bars = bar,
    .n_bars = sizeof bar / sizeof bar[0],
    .notes = note,
    .n_notes = sizeof note / sizeof note[0],
    .crowds = crowd,
    .n_crowds = sizeof crowd / sizeof crowd[0],
};

static struct th_setup make(const char *text)
{
    struct th_setup setup;
    struct th_in in = { text };
    char word[64];
    th_setup_init(&setup, &game);
    while (th_in_word(&in, word, (int)sizeof word))
        TAP_EQ(th_setup_word(&setup, word, NULL), 0, "%s can be read", word);
    return setup;
}

static void accepted(const char *text)
{
    struct th_setup setup = make(text);
    TAP_EQ(th_setup_check(&setup, NULL), 0, "possible: %s", text);
}

static void refused(const char *text, th_clause clause, const char *said)
{
    struct th_setup setup = make(text);
    struct th_why why = { 0 };
    TAP_EQ(th_setup_check(&setup, &why), -1, "impossible: %s", text);
    TAP_STR(why.text, said, "it says so");
    TAP_EQ(why.clause, clause, "and cites the rule");
}

static void rows_and_seats(void)
{
    accepted("+sea water=rough seats=3");
    accepted("+sea water=rough seats=4");
    refused("+sea water=rough seats=2", CB_HARB_02,
            "the number of seats does not fit the choice `rough`");
    refused("+sea water=rough seats=5", CB_HARB_02,
            "the number of seats does not fit the choice `rough`");
}

static void rows_and_partners(void)
{
    accepted("+sea +ships water=deep");
    refused("+sea water=deep", CB_HARB_03, "the choice is possible only with `+ships`");
    accepted("+sea water=far land=long");
    refused("+sea water=far", CB_HARB_04, "the choice is possible only with `land=long`");
    accepted("+sea +knights");
    accepted("+sea +knights water=far land=long");
    refused("+sea +knights water=rough", CB_56_11,
            "these cannot be combined: `+knights water=rough`");
    refused("+sea +ships +knights water=deep", CB_56_11,
            "these cannot be combined: `+knights water=deep`");
    accepted("+sea edition=old");
    refused("+sea land=long edition=old", CB_BEG_07,
            "these cannot be combined: `land=long edition=old`");
}

/* An option may exist for some rows of another one only. */
static void options_of_rows(void)
{
    accepted("+sea water=rough edition=old");
    refused("+sea +ships water=deep edition=old", CB_NUM_05,
            "the option makes sense only with `water=calm|rough`");
    struct th_setup setup = make("+sea +ships water=deep");
    TAP_OK(!th_option_applies(&setup, EDITION) && th_option_applies(&setup, WATER) &&
               th_option_applies(&setup, PIECES),
           "it does not apply with the others");
    setup = make("land=long");
    TAP_OK(!th_option_applies(&setup, WATER) && !th_option_applies(&setup, EDITION),
           "nor without its module, although its needs are the default");
}

/* A bar speaks of options that are in use: their defaults mean nothing without the module. */
static void sleeping_defaults(void)
{
    static const struct th_bar calm[] = { { "+knights", "water=calm", CB_56_11 } };
    struct th_game other = game;
    other.bars = calm;
    other.n_bars = 1;
    struct th_setup setup = make("+knights");
    setup.game = &other;
    TAP_EQ(th_setup_check(&setup, NULL), 0, "no sea, no calm sea");
    setup.modules |= 1;
    TAP_EQ(th_setup_check(&setup, NULL), -1, "with the sea its default is refused, too");
}

/* Two of three modules go together, whichever two. */
static void crowds(void)
{
    struct th_why why = { 0 };
    struct th_setup setup = make("+sea +ships +knights water=calm");
    TAP_EQ(th_setup_check(&setup, NULL), 0, "two of the crowd, and one that is not of it");
    setup = make("+sea +rivers water=calm");
    TAP_EQ(th_setup_check(&setup, NULL), 0, "another two");
    setup = make("+sea +ships +rivers water=calm");
    TAP_EQ(th_setup_check(&setup, &why), -1, "all three are too many");
    TAP_EQ(why.clause, CB_56_09, "by the rule of the crowd");
    TAP_STR(why.text, "these cannot all be combined: `+sea +ships +rivers`", "which names them");
}

/* Which rows a set-up screen greys. */
static void rows_on_offer(void)
{
    struct th_setup setup = make("+sea +knights seats=5");
    struct th_why why = { 0 };
    TAP_EQ(th_choice_check(&setup, WATER, 0, NULL), 0, "calm is possible");
    TAP_EQ(th_choice_check(&setup, WATER, 1, &why), -1, "rough is not");
    TAP_EQ(why.clause, CB_HARB_02, "for the seats, which come first");
    TAP_EQ(th_choice_check(&setup, WATER, 2, &why), -1, "nor is deep");
    TAP_EQ(why.clause, CB_HARB_03, "without ships");
    setup.modules |= 1U << 1;
    TAP_EQ(th_choice_check(&setup, WATER, 2, &why), -1, "and with them");
    TAP_EQ(why.clause, CB_56_11, "it cannot be combined with knights");
    TAP_EQ(th_choice_check(&setup, LAND, 1, NULL), 0, "what is refused elsewhere is no matter");
    TAP_OK(setup.opt[WATER] == 0, "and nothing was chosen");
}

/* What can be played and is not recommended: said of the row, refused nowhere. */
static void rows_not_recommended(void)
{
    struct th_setup setup = make("+sea +ships land=long");
    TAP_EQ(th_choice_note(&setup, WATER, 0), CB_56_10, "calm water is not for ships");
    TAP_EQ(th_choice_check(&setup, WATER, 0, NULL), 0, "it can be chosen all the same");
    TAP_EQ(th_choice_note(&setup, WATER, 1), 0, "rough water is");
    TAP_EQ(th_choice_note(&setup, WATER, 3), CB_56_10, "far water is not, either");
    TAP_EQ(th_choice_note(&setup, LAND, 0), 0, "nothing is said of another option's rows");
    setup = make("+sea");
    TAP_EQ(th_choice_note(&setup, WATER, 0), 0, "without ships there is nothing to say");
}

/* What comes by itself with those that need it: nobody chooses it, and its options are there with them. */
static void quiet_modules(void)
{
    struct th_setup setup = make("+rivers half=0");
    struct th_why why = { 0 };
    char text[128] = "";
    TAP_OK(th_module_quiet(&module[3]) && !th_module_quiet(&module[4]), "seats from 0 say so");
    TAP_EQ(setup.modules, 1U << 3 | 1U << 4, "it comes with who needs it");
    TAP_EQ(th_setup_check(&setup, &why), 0, "and can be played so");
    th_setup_print(&setup, text, (int)sizeof text);
    TAP_OK(strstr(text, "+gold +rivers") != NULL, "set-ups name it");
    setup = make("+gold +rivers");
    TAP_EQ(th_setup_check(&setup, &why), 0, "and may be read so");
    setup = make("+gold");
    TAP_EQ(th_setup_check(&setup, &why), -1, "alone it is refused");
    TAP_EQ(why.clause, CB_HARB_04, "by its own clause");
    setup = make("half=0");
    TAP_EQ(th_setup_check(&setup, &why), -1, "without it its option is refused");
}

int main(void)
{
    rows_and_seats();
    rows_and_partners();
    options_of_rows();
    sleeping_defaults();
    crowds();
    rows_on_offer();
    rows_not_recommended();
    quiet_modules();
    return tap_done();
}
