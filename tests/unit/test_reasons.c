/* test_reasons.c - what a move changes in the evaluation, counted by hand from data/bots/catan.txt; and that hidden cards have no part in it. */
#include "table.h"
#include "bot_reasons.h"

#include <math.h>
#include <string.h>

enum {
    CAP = 12
};

static int reasons(const char *const *lines, const char *move, struct bot_reason out[CAP])
{
    struct table *t = table_open("catan seats=3 layout=beginner first_player=1", 1);
    struct th_why why = { 0 };
    th_move m = 0;
    for (; *lines != NULL; lines++)
        table_set(t, *lines);
    TAP_OK(t->game->parse(t->rules, move, &m, &why) == 0 &&
               t->game->legal(t->rules, t->state, 0, m, &why) == 0,
           "`%s` is legal", move);
    int n = bot_reasons(t->game, t->rules, t->state, 0, m, out, CAP);
    table_close(t);
    return n;
}

static double by(const struct bot_reason *list, int n, const char *term, int seat)
{
    for (int i = 0; i < n; i++)
        if (strcmp(list[i].term->name, term) == 0 && list[i].seat == seat - 1)
            return (double)list[i].by;
    return 0;
}

static void is(const struct bot_reason *list, int n, const char *term, double expected)
{
    double got = by(list, n, term, 1);
    if (!TAP_OK(fabs(got - expected) < 1e-4, "%s of seat 1", term))
        tap_note("is %g, expected %g", got, expected);
}

/* The settlement at n10 lies between mountains 10 (three pips), pasture 2 (one) and hills 6 (five): a city has each once more. It costs
 * three ore and two grain, which paid for a whole city and for two of the three cards of a development card. */
static void city(void)
{
    static const char *const lines[] = { "settlement n10 1", "hand 1 3ore+2grain", "phase act 1",
                                         NULL };
    struct bot_reason r[CAP];
    int n = reasons(lines, "city n10", r);
    is(r, n, "points", 1 * 0.6220);
    is(r, n, "pips_brick", 5 * 0.1143);
    is(r, n, "pips_ore", 3 * 0.1438);
    is(r, n, "pips_wool", 1 * 0.1063);
    is(r, n, "to_city", -1 * 0.1325);
    is(r, n, "to_card", -4.0 / 9 * 0.0530);
    is(r, n, "hand", -5 * 0.0171);
    TAP_OK(strcmp(r[0].term->name, "points") == 0 && r[0].module == NULL, "the largest is first");
    for (int i = 1; i < n; i++)
        TAP_OK(fabsf(r[i].by) <= fabsf(r[i - 1].by), "in order: %s", r[i].term->name);
}

/* The robber comes from the desert to the hills 6 of seat 2's city at n10: its ten pips of brick are gone, and the seat that moved him has
 * none the more. */
static void robber(void)
{
    static const char *const lines[] = { "city n10 2", "settlement n35 1", "cards 1 1knight",
                                         "phase act 1", NULL };
    struct bot_reason r[CAP];
    int n = reasons(lines, "knight", r);
    TAP_OK(by(r, n, "army", 1) > 0, "a knight more for the army");
    TAP_OK(by(r, n, "pips_brick", 2) < 0 || by(r, n, "pips_ore", 2) < 0,
           "the look goes on until the robber stands: seat 2 loses income");
}

/* Two worlds that look the same to seat 1: seats 2 and 3 have each other's cards. */
static void hidden(void)
{
    static const char *const one[] = { "settlement n10 1", "hand 1 3ore+2grain", "hand 2 3wool",
                                       "hand 3 3lumber",   "phase act 1",        NULL };
    static const char *const two[] = { "settlement n10 1", "hand 1 3ore+2grain", "hand 2 3lumber",
                                       "hand 3 3wool",     "phase act 1",        NULL };
    struct bot_reason a[CAP], b[CAP];
    int n = reasons(one, "city n10", a), m = reasons(two, "city n10", b);
    bool same = n == m && n > 0;
    for (int i = 0; same && i < n; i++)
        same = a[i].term == b[i].term && a[i].seat == b[i].seat && fabsf(a[i].by - b[i].by) < 1e-6F;
    TAP_OK(same, "hidden cards change nothing");
}

int main(void)
{
    city();
    robber();
    hidden();
    return tap_done();
}
