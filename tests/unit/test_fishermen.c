/* test_fishermen.c - what no game of today shows of the Fishermen of Catan: too few tokens for a catch, buildings that a module puts to sleep,
 * a price for whoever is behind; where the lake is dealt; and positions that cannot be. Expected values by hand. */
#include "table.h"
#include "tb_fishermen.h"

static struct table *t;

static struct tb_fishermen_state *fish(void)
{
    return &((struct cat_state *)t->state)->tb.fishermen;
}

static struct cat_rules *rules(void)
{
    return (struct cat_rules *)t->rules;
}

static void make(int seat, const char *text)
{
    struct th_why why = { 0 };
    th_move m = 0;
    if (th_move_parse(t->rules, text, &m, &why) != 0 ||
        t->game->legal(t->rules, t->state, seat, m, &why) != 0) {
        printf("Bail out! %s: %s\n", text, why.text);
        exit(1);
    }
    t->game->apply(t->rules, t->state, seat, m, NULL);
}

/* --------------------------------------------------------------- shortage */

/* Seats 1 and 2 have a city each at the lake, and tokens of colours nobody plays leave two in the supply besides the boot. */
static void few_tokens(const char *setup)
{
    t = table_open(setup, 1);
    table_set(t, "city n20 1");
    table_set(t, "city n22 2");
    table_set(t, "fish 3 0 7 0");
    fish()->fish[4] = (struct tb_tokens){ { 11, 2, 0 } };
    fish()->fish[5] = (struct tb_tokens){ { 0, 0, 7 } };
    table_set(t, "boot 3");
    table_set(t, "phase roll 2");
}

static void shortage(void)
{
    few_tokens("catan +fishermen seats=3 layout=beginner first_player=1");
    make(TH_DEALER, "dice 1 1");
    TAP_OK(strcmp(th_asking(t->rules, t->state, NULL), "catan.act") == 0,
           "CT-FI-13 two tokens, four due: nobody draws");
    TAP_EQ(fish()->due[0] + fish()->due[1], 0, "CT-FI-13 and nothing is due any more");
    table_close(t);
    few_tokens("catan +fishermen seats=3 layout=beginner first_player=1 fish_shortage=in_turn");
    make(TH_DEALER, "dice 1 1");
    TAP_OK(fish()->due[1] == 1 && fish()->due[0] == 1,
           "CT-FI-13 in turn: one each, from the active player on");
    make(TH_DEALER, "fish 3");
    make(TH_DEALER, "fish 2");
    TAP_OK(fish()->fish[1].n[2] == 1 && fish()->fish[0].n[1] == 1, "CT-FI-11 seat 2 draws first");
    table_close(t);
}

/* -------------------------------------------------------------- hooks */

static bool sleeps(const struct th_ctx *g, int node)
{
    (void)g;
    return node == 20;
}

static void asleep(void)
{
    t = table_open("catan +fishermen seats=3 layout=beginner first_player=1", 1);
    table_set(t, "city n20 1");
    table_set(t, "settlement n22 2");
    table_set(t, "phase roll 1");
    rules()->hooks.node_sleeps[rules()->hooks.n_node_sleeps++] = sleeps;
    make(TH_DEALER, "dice 1 1");
    TAP_OK(fish()->due[0] == 0 && fish()->due[1] == 1, "a building that sleeps catches nothing");
    table_close(t);
}

static int cost(int seat, int action)
{
    struct th_ctx g = th_look(t->rules, t->state);
    return tb_fish_price(&g, seat, action);
}

static void behind(void)
{
    static const int full[TB_FISH_ACTIONS] = { 2, 3, 4, 5, 7 };
    int right = 0;
    t = table_open("catan +fishermen seats=2 layout=beginner first_player=1", 1);
    table_set(t, "settlement n20 1");
    table_set(t, "settlement n22 2");
    table_set(t, "settlement n24 2");
    table_set(t, "phase act 1");
    for (int a = 0; a < TB_FISH_ACTIONS; a++)
        right += cost(0, a) == full[a] && cost(1, a) == full[a];
    TAP_EQ(right, TB_FISH_ACTIONS, "CT-FI-30 the same prices for all");
    rules()->params.fish_less = 1;
    for (int a = 0; a < TB_FISH_ACTIONS; a++)
        right -= cost(0, a) == full[a] - 1 && cost(1, a) == full[a];
    TAP_EQ(right, 0, "CT-X-12 one fish less for whoever has fewer points, not for the other");
    table_set(t, "settlement n32 1");
    TAP_OK(cost(0, 0) == 2 && cost(1, 0) == 2, "CT-X-12 equal points, equal prices");
    table_close(t);
}

/* --------------------------------------------------------------- deals */

static int lake(void)
{
    int hex = 0;
    while (((struct cat_state *)t->state)->base.terrain[hex] != CAT_LAKE)
        hex++;
    return hex;
}

/* 1400 deals: seven places 200 times each, six numbers at a ground 233 times each; five standard deviations are about 65 and 70. */
static void deals(void)
{
    int at[CAT_HEXES] = { 0 }, number[13] = { 0 }, most = 0, least = 1400, even = 0;
    static const int inner[7] = { 4, 5, 8, 9, 10, 13, 14 }, numbers[6] = { 4, 5, 6, 8, 9, 10 };
    t = table_open("catan +fishermen seats=4", 1);
    for (int i = 0; i < 1400; i++) {
        t->game->deal(t->rules, t->state, &t->rng);
        at[lake()]++;
        number[fish()->ground[0]]++;
    }
    for (int i = 0; i < 7; i++) {
        most = at[inner[i]] > most ? at[inner[i]] : most;
        least = at[inner[i]] < least ? at[inner[i]] : least;
    }
    TAP_OK(least > 135 && most < 265,
           "CT-FI-01 the lake lies on the seven inner hexes alike (%d to %d)", least, most);
    for (int i = 0; i < 6; i++)
        even += number[numbers[i]] > 163 && number[numbers[i]] < 303;
    TAP_EQ(even, 6, "CT-FI-03 a ground has each of the six numbers alike");
    table_close(t);
}

/* ---------------------------------------------------- positions that cannot be */

static void refused(const char *line, const char *clause, const char *what)
{
    struct th_why why = { 0 };
    t = table_open("catan +fishermen seats=3 layout=beginner first_player=1", 1);
    table_set(t, "settlement n20 1");
    table_set(t, "phase act 1");
    table_set(t, line);
    bool bad = t->game->check(t->rules, t->state, &why) != 0;
    TAP_OK(bad && strcmp(th_clause_id(why.clause), clause) == 0, "%s: %s", clause, what);
    table_close(t);
}

static void impossible(void)
{
    struct th_why why = { 0 };
    refused("fish 1 3 2 3", "CT-FI-14", "eight tokens in a hand");
    refused("fish_due 1 1", "CT-FI-10", "tokens are due although nobody rolls");
    refused("boot 4", "CT-FI-40", "the boot of somebody who does not play");
    t = table_open("catan +fishermen seats=3 layout=beginner first_player=1", 1);
    table_set(t, "phase act 1");
    fish()->fish[4].n[0] = 1;
    TAP_OK(t->game->check(t->rules, t->state, &why) != 0, "tokens of somebody who does not play");
    fish()->fish[4].n[0] = 0;
    fish()->boot = 1;
    fish()->spent = (struct tb_tokens){ { 11, 10, 8 } };
    TAP_OK(t->game->check(t->rules, t->state, &why) != 0 && why.clause == CT_FI_12,
           "CT-FI-12: spent tokens beside an empty supply");
    fish()->spent.n[0] = 12;
    TAP_OK(t->game->check(t->rules, t->state, &why) != 0 && why.clause == CT_FI_04,
           "CT-FI-04: more tokens than there are");
    TAP_OK(t->game->set(t->rules, t->state, "fish 1 0 0 9", &why) != 0, "no nine tokens of a kind");
    TAP_OK(t->game->set(t->rules, t->state, "fish 1 0 0 1 3", &why) != 0,
           "unknown ones begin with ?");
    TAP_OK(t->game->set(t->rules, t->state, "fish 9 0 0 1", &why) != 0, "no seat nine");
    TAP_OK(t->game->set(t->rules, t->state, "fish_spent 1", &why) != 0, "three numbers");
    table_close(t);
}

int main(void)
{
    shortage();
    asleep();
    behind();
    deals();
    impossible();
    return tap_done();
}
