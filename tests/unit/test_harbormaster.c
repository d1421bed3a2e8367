/* test_harbormaster.c - what no position of today's modules shows of the Harbourmaster: buildings that a module puts to
 * sleep, colours that nobody plays, harbours that come and go; and positions that cannot be. Expected values by hand. */
#include "table.h"
#include "tb_harbormaster.h"

static struct table *t;

static struct th_ctx ctx(void)
{
    return (struct th_ctx){ .rules = t->rules, .flow = t->state };
}

static struct cat_rules *rules(void)
{
    return (struct cat_rules *)t->rules;
}

static int harbour_points(int owner)
{
    struct th_ctx g = ctx();
    uint8_t points[CAT_OWNERS];
    tb_harbour_points(&g, points);
    return points[owner];
}

static int holder(void)
{
    return ((struct cat_state *)t->state)->tb.harbormaster;
}

static void judge(void)
{
    struct th_ctx g = ctx();
    cat_bs(&g)->dirty = CAT_DIRTY_POINTS;
    cat_between(&g);
}

/* Seat 1 has a city at 00 and a settlement at 03, seat 2 two settlements at 14 and 26. */
static void open_table(void)
{
    t = table_open("catan +harbormaster seats=2 layout=beginner first_player=1", 1);
    table_set(t, "city n00 1");
    table_set(t, "settlement n03 1");
    table_set(t, "settlement n14 2");
    table_set(t, "settlement n26 2");
    table_set(t, "phase act 1");
}

static bool asleep;

static bool sleeps(const struct th_ctx *g, int node)
{
    (void)g;
    return asleep && node == 0;
}

static void conquered(void)
{
    open_table();
    TAP_OK(harbour_points(0) == 3 && holder() == 1, "CT-HM-01 three points, the card");
    rules()->hooks.node_sleeps[rules()->hooks.n_node_sleeps++] = sleeps;
    asleep = true;
    TAP_EQ(harbour_points(0), 1, "CT-HM-09 a conquered city gives none");
    judge();
    TAP_EQ(holder(), 0, "CT-HM-06 and the card is lost");
    asleep = false;
    TAP_EQ(harbour_points(0), 3, "CT-HM-09 a freed one gives two again");
    judge();
    TAP_EQ(holder(), 1, "CT-HM-02 and the card comes back");
    table_close(t);
}

static void neutral_colours(void)
{
    struct th_ctx g;
    open_table();
    g = ctx();
    rules()->owners = 4;
    cat_put_town(&g, 2, 45);
    cat_put_town(&g, 2, 50);
    cat_put_city(&g, 2, 45);
    cat_put_city(&g, 2, 50);
    TAP_EQ(harbour_points(2), 0, "CT-HM-10 a neutral colour has no harbour points");
    judge();
    TAP_EQ(holder(), 1, "CT-HM-10 and takes the card from nobody");
    table_close(t);
}

static void harbours_move(void)
{
    struct th_ctx g;
    open_table();
    g = ctx();
    cat_put_harbour(&g, 0, -1, 0);
    cat_between(&g);
    TAP_OK(harbour_points(0) == 1 && holder() == 0,
           "CT-HM-06 without the harbour at 00 one is left");
    cat_put_harbour(&g, 0, 0, CAT_WOOL);
    cat_between(&g);
    TAP_OK(harbour_points(0) == 3 && holder() == 1, "CT-X-48 a harbour counts once it is placed");
    table_close(t);
}

static void refused(const char *line, const char *clause, const char *what)
{
    struct th_why why = { 0 };
    open_table();
    table_set(t, line);
    int no = t->game->check(t->rules, t->state, &why);
    TAP_OK(no != 0 && strcmp(th_clause_id(why.clause), clause) == 0, "%s %s: %s", clause, what,
           why.text);
    table_close(t);
}

static void positions(void)
{
    struct th_why why = { 0 };
    refused("harbormaster 2", "CT-HM-03", "the holder has most points");
    refused("harbormaster 3", "CT-HM-10", "the holder plays");
    refused("settlement n00 1", "CT-HM-03", "two points are too few for the card");
    open_table();
    table_set(t, "harbormaster 0");
    TAP_OK(t->game->check(t->rules, t->state, &why) == 0, "the card may lie beside the board");
    TAP_OK(t->game->set(t->rules, t->state, "harbormaster 7", &why) != 0, "no seat 7");
    TAP_OK(t->game->set(t->rules, t->state, "harbormaster", &why) != 0, "a seat must follow");
    table_close(t);
    t = table_open("catan seats=2 layout=beginner", 1);
    TAP_OK(t->game->set(t->rules, t->state, "harbormaster 1", &why) != 0,
           "no such line without the module");
    table_close(t);
}

int main(void)
{
    conquered();
    neutral_colours();
    harbours_move();
    positions();
    return tap_done();
}
