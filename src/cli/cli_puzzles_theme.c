/* cli_puzzles_theme.c - what a puzzle is about: one table, read from the top. A row says in which game and with which module it
 * counts, which question, which move and which event of the plan it is about (patterns; NULL = any). Moves that stand in no row
 * make no puzzle: ends of turns, offers, answers, rolls. */
#include "cli.h"
#include "cli_puzzles.h"

#include <string.h>

struct row {
    const char *game, *module;
    const char *asked, *move, *event;
    struct puzzle_theme theme;
};

/* clang-format off */
static const struct row rows[] = {
    { NULL,          NULL,   NULL,            NULL,               "won",       { "win", false } },

    { "catan",       NULL,   "catan.settle",  NULL,               NULL,        { "opening", true } },
    { "catan",       NULL,   "catan.track",   NULL,               NULL,        { "opening", false } },
    { "catan",       NULL,   "catan.owe",     NULL,               NULL,        { "hand", false } },
    { "catan",       NULL,   "catan.pick",    NULL,               NULL,        { "hand", false } },
    { "catan",       NULL,   "catan.act",     NULL,               "route",     { "race", false } },
    { "catan",       NULL,   NULL,            NULL,               "army",      { "race", false } },
    { "catan",       NULL,   NULL,            "robber *",         NULL,        { "robber", false } },
    { "catan",       NULL,   NULL,            "rob *",            NULL,        { "robber", false } },
    { "catan",       NULL,   NULL,            "pirate *",         NULL,        { "robber", false } },
    { "catan",       NULL,   NULL,            "chase*",           NULL,        { "robber", false } },
    { "catan",       NULL,   NULL,            "fish_robber",      NULL,        { "robber", false } },
    { "catan",       "ck",   NULL,            "recruit *",        NULL,        { "knights", false } },
    { "catan",       "ck",   NULL,            "activate *",       NULL,        { "knights", false } },
    { "catan",       "ck",   NULL,            "promote *",        NULL,        { "knights", false } },
    { "catan",       "ck",   NULL,            "knight_move *",    NULL,        { "knights", false } },
    { "catan",       "ck",   NULL,            "displace *",       NULL,        { "knights", false } },
    { "catan",       "ck",   NULL,            "send *",           NULL,        { "knights", false } },
    { "catan",       "ck",   NULL,            "wall *",           NULL,        { "building", false } },
    { "catan",       "ck",   NULL,            "repair *",         NULL,        { "building", false } },
    { "catan",       "ck",   NULL,            "improve *",        NULL,        { "improvement", false } },
    { "catan",       "barbarians", NULL,      "march*",           NULL,        { "knights", false } },
    { "catan",       NULL,   NULL,            "settlement *",     NULL,        { "building", false } },
    { "catan",       NULL,   NULL,            "city *",           NULL,        { "building", false } },
    { "catan",       NULL,   NULL,            "road *",           NULL,        { "roads", false } },
    { "catan",       NULL,   NULL,            "bridge *",         NULL,        { "roads", false } },
    { "catan",       "sea",  NULL,            "ship *",           NULL,        { "roads", false } },
    { "catan",       "sea",  NULL,            "move_ship *",      NULL,        { "roads", false } },
    { "catan",       NULL,   NULL,            "bank *",           NULL,        { "trade", false } },
    { "catan",       NULL,   NULL,            "spend *",          NULL,        { "trade", false } },
    { "catan",       NULL,   NULL,            "sell *",           NULL,        { "trade", false } },
    { "catan",       NULL,   NULL,            "forced_trade *",   NULL,        { "trade", false } },
    { "catan",       NULL,   NULL,            "buy*",             NULL,        { "card", false } },
    { "catan",       NULL,   NULL,            "knight",           NULL,        { "card", false } },
    { "catan",       NULL,   NULL,            "road_building",    NULL,        { "card", false } },
    { "catan",       NULL,   NULL,            "plenty",           NULL,        { "card", false } },
    { "catan",       NULL,   NULL,            "monopoly *",       NULL,        { "card", false } },
    { "catan",       "ck",   "catan.act",     "end",              NULL,        { NULL, false } },
    { "catan",       "ck",   "catan.act",     NULL,               "played",    { "card", false } },
    { "catan",       "traders", NULL,         "drive *",          NULL,        { "journey", false } },
    { "catan",       "traders", NULL,         "upgrade*",         NULL,        { "journey", false } },
    { "catan",       "caravans", NULL,        "camel *",          NULL,        { "journey", false } },
    { "catan",       "caravans", NULL,        "bid *",            NULL,        { "journey", false } },
    { "catan",       "fishermen", NULL,       "fish_*",           NULL,        { "fish", false } },

    { "carcassonne", NULL,   NULL,            NULL,               "invades",   { "invade", false } },
    { "carcassonne", NULL,   NULL,            NULL,               "blocks",    { "block", false } },
    { "carcassonne", NULL,   NULL,            "* field*",         NULL,        { "farmer", false } },
    { "carcassonne", NULL,   NULL,            NULL,               "farms",     { "farmer", false } },
    { "carcassonne", NULL,   NULL,            NULL,               "completed", { "finish", false } },
    { "carcassonne", NULL,   NULL,            "place *",          NULL,        { "tile", false } },
    { "carcassonne", NULL,   "carcassonne.figure", NULL,          NULL,        { "figure", false } },
    { "carcassonne", NULL,   NULL,            "robber *",         NULL,        { "special", false } },
    { "carcassonne", NULL,   NULL,            "summon *",         NULL,        { "special", false } },
    { "carcassonne", NULL,   NULL,            "circle_*",         NULL,        { "special", false } },
    { "carcassonne", NULL,   NULL,            "ferry *",          NULL,        { "special", false } },

    { "elasund",     NULL,   NULL,            "wall *",           NULL,        { "wall", false } },
    { "elasund",     NULL,   NULL,            "church",           NULL,        { "wall", false } },
    { "elasund",     NULL,   NULL,            "keep *",           NULL,        { "wall", false } },
    { "elasund",     NULL,   NULL,            "build *",          NULL,        { "building", false } },
    { "elasund",     NULL,   NULL,            "hut *",            NULL,        { "building", false } },
    { "elasund",     NULL,   NULL,            "permit *",         NULL,        { "permits", false } },
    { "elasund",     NULL,   NULL,            "move *",           NULL,        { "permits", false } },
    { "elasund",     NULL,   NULL,            "raise *",          NULL,        { "permits", false } },
    { "elasund",     NULL,   NULL,            "place *",          NULL,        { "permits", false } },
    { "elasund",     NULL,   NULL,            "exchange*",        NULL,        { "permits", false } },
    { "elasund",     NULL,   NULL,            "ship *",           NULL,        { "robber", false } },
    { "elasund",     NULL,   NULL,            "plunder *",        NULL,        { "robber", false } },
};
/* clang-format on */
enum {
    ROWS = sizeof rows / sizeof rows[0]
};

static bool fits(const char *pattern, const char *text)
{
    return pattern == NULL || cli_glob(pattern, text);
}

/* Is the word among them? `words` has a blank before and behind each. */
static bool among(const char *words, const char *word)
{
    char wanted[PUZZLE_WORD];
    snprintf(wanted, sizeof wanted, " %s ", word);
    return strstr(words, wanted) != NULL;
}

const struct puzzle_theme *puzzle_theme(const struct puzzle_deed *d)
{
    for (int i = 0; i < ROWS; i++) {
        const struct row *r = &rows[i];
        if (fits(r->game, d->setup->game->name) &&
            (r->module == NULL || th_setup_has(d->setup, r->module)) && fits(r->asked, d->asked) &&
            fits(r->move, d->move) && (r->event == NULL || among(d->events, r->event)))
            return r->theme.name != NULL ? &r->theme : NULL;
    }
    return NULL;
}

bool puzzle_is_theme(const char *name)
{
    for (int i = 0; i < ROWS; i++)
        if (rows[i].theme.name != NULL && strcmp(rows[i].theme.name, name) == 0)
            return true;
    return false;
}
