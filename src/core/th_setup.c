/* th_setup.c - a table's choice of game, modules, seats and options: parsed from words, validated from tables. */
#include "th.h"

void th_setup_init(struct th_setup *setup, const struct th_game *game)
{
    *setup = (struct th_setup){ .game = game, .seats = game->def_seats, .rev = game->rev };
    for (int i = 0; i < game->n_options; i++)
        setup->opt[i] = game->options[i].def;
}

/* A module and what comes by itself with it. */
static uint32_t with_quiet(const struct th_game *game, int module)
{
    uint32_t bits = 1U << module;
    for (int i = 0; i < game->n_modules; i++)
        if (th_module_quiet(&game->modules[i]))
            bits |= game->modules[module].needs & 1U << i;
    return bits;
}

static int set_module(struct th_setup *setup, const char *name, struct th_why *why)
{
    for (int i = 0; i < setup->game->n_modules; i++) {
        if (th_same(setup->game->modules[i].name, name)) {
            setup->modules |= with_quiet(setup->game, i);
            return 0;
        }
    }
    return th_fail(why, 0, "no such module", name);
}

static bool read_value(const struct th_option *o, const char *text, int *v)
{
    for (*v = o->min; o->type == TH_OPT_CHOICE && *v <= o->max; ++*v)
        if (th_same(o->choice[*v].name, text))
            return true;
    if (o->type == TH_OPT_CHOICE)
        return false;
    if (o->type == TH_OPT_BOOL && (th_same(text, "on") || th_same(text, "off"))) {
        *v = th_same(text, "on");
        return true;
    }
    return th_in_int(text, o->min, o->max, v);
}

/* "bad value for `x`; it takes 0 to 20": says what would have been right. */
static int bad_value(const struct th_option *o, const char *value, struct th_why *why)
{
    struct th_out out;
    th_fail(why, o->clause, "bad value", value);
    if (why == NULL)
        return -1;
    why->clause = 0; /* a typing error, not a rule */
    size_t used = 0;
    while (why->text[used] != '\0')
        used++;
    th_out_start(&out, why->text + used, (int)(sizeof why->text - used));
    th_out_str(&out, " for option ");
    th_out_str(&out, o->name);
    th_out_str(&out, ": ");
    for (int v = o->min; v <= o->max && o->type == TH_OPT_CHOICE; v++) {
        th_out_str(&out, v > o->min ? " | " : "");
        th_out_str(&out, o->choice[v].name);
    }
    if (o->type == TH_OPT_BOOL)
        th_out_str(&out, "0 or 1");
    if (o->type == TH_OPT_INT || o->type == TH_OPT_SEAT) {
        th_out_int(&out, o->min);
        th_out_str(&out, " to ");
        th_out_int(&out, o->max);
    }
    return -1;
}

static int set_option(struct th_setup *setup, const char *name, const char *value,
                      struct th_why *why)
{
    const struct th_game *game = setup->game;
    int v = 0;
    if (th_same(name, "seats")) {
        if (!th_in_int(value, game->min_seats, game->max_seats, &setup->seats))
            return th_fail(why, 0, "bad number of seats", value);
        return 0;
    }
    if (th_same(name, "rev")) {
        if (!th_in_int(value, 1, game->rev, &setup->rev))
            return th_fail(why, 0, "this program does not know revision", value);
        return 0;
    }
    for (int i = 0; i < game->n_options; i++) {
        if (!th_same(game->options[i].name, name))
            continue;
        if (!read_value(&game->options[i], value, &v))
            return bad_value(&game->options[i], value, why);
        setup->opt[i] = (int16_t)v;
        return 0;
    }
    return th_fail(why, 0, "no such option", name);
}

int th_setup_word(struct th_setup *setup, const char *word, struct th_why *why)
{
    char name[64];
    int n = 0;
    if (word[0] == '+')
        return set_module(setup, word + 1, why);
    for (; word[n] != '\0' && word[n] != '='; n++) {
        if (n + 1 == (int)sizeof name)
            return th_fail(why, 0, "no such option", word);
        name[n] = word[n];
    }
    name[n] = '\0';
    if (word[n] != '=')
        return th_fail(why, 0, "expected +module or option=value, found", word);
    return set_option(setup, name, word + n + 1, why);
}

static void option_value(struct th_out *o, const struct th_option *opt, int value)
{
    if (opt->type == TH_OPT_CHOICE)
        th_out_str(o, opt->choice[value].name);
    else
        th_out_int(o, value);
}

int th_option_print(const struct th_option *opt, int value, char *buf, int cap)
{
    struct th_out o;
    th_out_start(&o, buf, cap);
    option_value(&o, opt, value);
    return th_out_end(&o);
}

bool th_setup_has(const struct th_setup *setup, const char *module)
{
    for (int i = 0; i < setup->game->n_modules; i++)
        if (module != NULL && th_same(setup->game->modules[i].name, module))
            return (setup->modules >> i & 1) != 0;
    return module == NULL;
}

/* Is `text` one of the words of `list`, which are parted by `|`? */
static bool listed(const char *list, const char *text)
{
    for (;;) {
        const char *c = text;
        for (; *list != '\0' && *list != '|' && *list == *c; list++)
            c++;
        if (*c == '\0' && (*list == '\0' || *list == '|'))
            return true;
        while (*list != '\0' && *list != '|')
            list++;
        if (*list++ == '\0')
            return false;
    }
}

/* What follows `name=` in a condition, NULL when it speaks of something else. */
static const char *asked_of(const char *name, const char *condition)
{
    while (*name != '\0' && *name == *condition) {
        name++;
        condition++;
    }
    return *name == '\0' && *condition == '=' ? condition + 1 : NULL;
}

/* Does `+module`, `name=value` or `name=this|that` hold in this set-up? An option that this table does not offer has no value. */
static bool holds(const struct th_setup *setup, const char *condition)
{
    char value[64];
    if (condition[0] == '+')
        return th_setup_has(setup, condition + 1);
    for (int i = 0; i < setup->game->n_options; i++) {
        const struct th_option *o = &setup->game->options[i];
        const char *list = asked_of(o->name, condition);
        if (list != NULL)
            return th_option_applies(setup, i) &&
                   th_option_print(o, setup->opt[i], value, (int)sizeof value) > 0 &&
                   listed(list, value);
    }
    return false;
}

static bool is_needed(const struct th_setup *setup, int module)
{
    for (int i = 0; i < setup->game->n_modules; i++)
        if ((setup->modules >> i & 1) != 0 && (setup->game->modules[i].needs >> module & 1) != 0)
            return true;
    return false;
}

static int check_module(const struct th_setup *setup, int i, struct th_why *why)
{
    const struct th_module *m = &setup->game->modules[i];
    if (th_module_quiet(m) && !is_needed(setup, i))
        return th_fail(why, m->clause, "this module comes only with others:", m->name);
    if ((setup->modules & m->needs) != m->needs)
        return th_fail(why, m->clause, "a module that this one needs is missing:", m->name);
    if ((setup->modules & m->excludes) != 0)
        return th_fail(why, m->clause, "another module cannot be combined with", m->name);
    return 0;
}

/* After the bars: where two modules cannot meet because one is for more players, that they cannot meet says more. */
static int check_seats(const struct th_setup *setup, struct th_why *why)
{
    for (int i = 0; i < setup->game->n_modules; i++) {
        const struct th_module *m = &setup->game->modules[i];
        bool fits = setup->seats >= m->min_seats && setup->seats <= m->max_seats;
        if ((setup->modules >> i & 1) != 0 && !fits)
            return th_fail(why, m->clause, "the number of seats does not fit module", m->name);
    }
    return 0;
}

static int check_option(const struct th_setup *setup, int i, struct th_why *why)
{
    const struct th_option *o = &setup->game->options[i];
    if (setup->opt[i] == o->def)
        return 0;
    if (!th_setup_has(setup, o->module))
        return th_fail(why, o->clause, "this option needs a module that is not in use:", o->name);
    if (o->needs != NULL && !holds(setup, o->needs))
        return th_fail(why, o->clause, "the option makes sense only with", o->needs);
    if (o->excludes != NULL && holds(setup, o->excludes))
        return th_fail(why, o->clause, "the option cannot be combined with", o->excludes);
    if (o->type == TH_OPT_SEAT && setup->opt[i] > setup->seats)
        return th_fail(why, o->clause,
                       "the option names a seat that is not at the table:", o->name);
    return 0;
}

bool th_option_applies(const struct th_setup *setup, int option)
{
    const struct th_option *o = &setup->game->options[option];
    return th_setup_has(setup, o->module) && (o->needs == NULL || holds(setup, o->needs)) &&
           (o->excludes == NULL || !holds(setup, o->excludes));
}

/* What the row of a choice itself asks for. */
static int check_row(const struct th_setup *setup, int option, struct th_why *why)
{
    const struct th_option *o = &setup->game->options[option];
    if (o->type != TH_OPT_CHOICE || !th_option_applies(setup, option))
        return 0;
    const struct th_choice *row = &o->choice[setup->opt[option]];
    if (row->max_seats > 0 && (setup->seats < row->min_seats || setup->seats > row->max_seats))
        return th_fail(why, row->seats != 0 ? row->seats : row->clause,
                       "the number of seats does not fit the choice", row->name);
    if (row->needs != NULL && !holds(setup, row->needs))
        return th_fail(why, row->clause, "the choice is possible only with", row->needs);
    return 0;
}

static void add_side(struct th_out *out, const struct th_setup *setup, const char *condition)
{
    for (int i = 0; i < setup->game->n_options; i++) {
        const struct th_option *o = &setup->game->options[i];
        if (asked_of(o->name, condition) == NULL)
            continue;
        th_out_str(out, o->name);
        th_out_ch(out, '=');
        option_value(out, o, setup->opt[i]);
        return;
    }
    th_out_str(out, condition);
}

static int check_bar(const struct th_setup *setup, const struct th_bar *bar, struct th_why *why)
{
    char both[96];
    struct th_out out;
    if (!holds(setup, bar->one) || !holds(setup, bar->other))
        return 0;
    th_out_start(&out, both, (int)sizeof both);
    add_side(&out, setup, bar->one);
    th_out_ch(&out, ' ');
    add_side(&out, setup, bar->other);
    th_out_end(&out);
    return th_fail(why, bar->clause, "these cannot be combined:", both);
}

bool th_crowd_has(const struct th_crowd *crowd, const char *module)
{
    return listed(crowd->modules, module);
}

static int check_crowd(const struct th_setup *setup, const struct th_crowd *crowd,
                       struct th_why *why)
{
    char all[160];
    struct th_out out;
    int here = 0;
    th_out_start(&out, all, (int)sizeof all);
    for (int i = 0; i < setup->game->n_modules; i++) {
        const char *name = setup->game->modules[i].name;
        if ((setup->modules >> i & 1) == 0 || !th_crowd_has(crowd, name))
            continue;
        th_out_str(&out, here++ > 0 ? " +" : "+");
        th_out_str(&out, name);
    }
    th_out_end(&out);
    return here <= crowd->most ? 0
                               : th_fail(why, crowd->clause, "these cannot all be combined:", all);
}

static bool speaks_of(const struct th_bar *bar, const char *option)
{
    return asked_of(option, bar->one) != NULL || asked_of(option, bar->other) != NULL;
}

int th_choice_check(const struct th_setup *setup, int option, int row, struct th_why *why)
{
    struct th_setup probe = *setup;
    const char *name = setup->game->options[option].name;
    probe.opt[option] = (int16_t)row;
    if (check_row(&probe, option, why) != 0)
        return -1;
    for (int i = 0; i < setup->game->n_bars; i++) {
        const struct th_bar *bar = &setup->game->bars[i];
        if (speaks_of(bar, name) && check_bar(&probe, bar, why) != 0)
            return -1;
    }
    return 0;
}

th_clause th_choice_note(const struct th_setup *setup, int option, int row)
{
    struct th_setup probe = *setup;
    probe.opt[option] = (int16_t)row;
    for (int i = 0; i < setup->game->n_notes; i++) {
        const struct th_bar *note = &setup->game->notes[i];
        if (speaks_of(note, setup->game->options[option].name) && holds(&probe, note->one) &&
            holds(&probe, note->other))
            return note->clause;
    }
    return 0;
}

bool th_setup_mixes(const struct th_setup *setup, int mix)
{
    const struct th_bar *pair = &setup->game->mixes[mix];
    return holds(setup, pair->one) && holds(setup, pair->other);
}

int th_setup_check(const struct th_setup *setup, struct th_why *why)
{
    for (int i = 0; i < setup->game->n_modules; i++)
        if ((setup->modules >> i & 1) != 0 && check_module(setup, i, why) != 0)
            return -1;
    for (int i = 0; i < setup->game->n_options; i++)
        if (check_option(setup, i, why) != 0)
            return -1;
    for (int i = 0; i < setup->game->n_bars; i++)
        if (check_bar(setup, &setup->game->bars[i], why) != 0)
            return -1;
    for (int i = 0; i < setup->game->n_crowds; i++)
        if (check_crowd(setup, &setup->game->crowds[i], why) != 0)
            return -1;
    if (check_seats(setup, why) != 0)
        return -1;
    for (int i = 0; i < setup->game->n_options; i++)
        if (check_row(setup, i, why) != 0)
            return -1;
    return 0;
}

int th_setup_parse(struct th_setup *setup, const char *text, struct th_why *why)
{
    struct th_in in = { text };
    char word[96];
    if (!th_in_word(&in, word, (int)sizeof word))
        return th_fail(why, 0, "the name of a game is missing", NULL);
    const struct th_game *game = th_game_find(word);
    if (game == NULL)
        return th_fail(why, 0, "no such game", word);
    th_setup_init(setup, game);
    while (th_in_word(&in, word, (int)sizeof word))
        if (th_setup_word(setup, word, why) != 0)
            return -1;
    return th_setup_check(setup, why);
}

int th_setup_print(const struct th_setup *setup, char *buf, int cap)
{
    struct th_out o;
    th_out_start(&o, buf, cap);
    th_out_str(&o, setup->game->name);
    th_out_str(&o, " rev=");
    th_out_int(&o, setup->rev);
    for (int i = 0; i < setup->game->n_modules; i++) {
        if ((setup->modules >> i & 1) != 0) {
            th_out_str(&o, " +");
            th_out_str(&o, setup->game->modules[i].name);
        }
    }
    th_out_str(&o, " seats=");
    th_out_int(&o, setup->seats);
    return th_out_end(&o);
}

int th_setup_print_options(const struct th_setup *setup, char *buf, int cap)
{
    struct th_out o;
    th_out_start(&o, buf, cap);
    for (int i = 0; i < setup->game->n_options; i++) {
        const struct th_option *opt = &setup->game->options[i];
        if (!th_setup_has(setup, opt->module))
            continue;
        if (o.len > 0)
            th_out_ch(&o, ' ');
        th_out_str(&o, opt->name);
        th_out_ch(&o, '=');
        option_value(&o, opt, setup->opt[i]);
    }
    return th_out_end(&o);
}

static int count_mixes(const struct th_setup *setup)
{
    int n = 0;
    for (int i = 0; i < setup->game->n_mixes; i++)
        n += th_setup_mixes(setup, i);
    return n;
}

bool th_module_usual(const struct th_setup *setup, int module)
{
    const struct th_module *m = &setup->game->modules[module];
    struct th_setup with = *setup, without = *setup;
    struct th_why why;
    with.modules |= 1U << module;
    without.modules &= ~(1U << module);
    return m->min_seats == setup->seats && m->max_seats == setup->seats &&
           th_setup_check(&with, &why) == 0 && count_mixes(&with) == count_mixes(&without);
}

void th_setup_usual(struct th_setup *setup)
{
    for (int i = 0; i < setup->game->n_modules; i++)
        if (th_module_usual(setup, i))
            setup->modules |= 1U << i;
}
