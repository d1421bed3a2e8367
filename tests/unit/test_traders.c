/* test_traders.c - ways of wagons counted by hand, and positions of the main scenario that cannot be. */
#include "table.h"
#include "tb_traders.h"

static struct th_ctx look(const struct table *t)
{
    return th_look(t->rules, t->state);
}

/* CT-EX-40: plaza to plaza is 7 paths on every leg, 16 points past a barbarian or round it. A plaza is the end of other ways. */
static void legs(void)
{
    struct table *t = table_open("catan +traders seats=2 first_player=1", 1);
    struct th_ctx g = look(t);
    for (int from = 0; from < TB_PLAZAS; from++) {
        uint8_t mp[CAT_NODES];
        tb_plaza_distances(&g, from, mp);
        for (int to = 0; to < TB_PLAZAS; to++)
            TAP_EQ(mp[tb_plaza_node(&g, to)], from == to ? 0 : 16,
                   "CT-EX-40 from plaza %d to plaza %d", from, to);
        TAP_EQ(mp[16], 255, "CT-TB-38 no way leads to a sea corner");
    }
    table_close(t);
}

/* Seven own roads are seven points, three with a barbarian on the sixth. */
static void roads(void)
{
    static const char *const lines[] = { "road e77 1", "road e26 1", "road e28 1", "road e29 1",
                                         "road e17 1", "road e16 1", "road e73 1" };
    struct table *t = table_open("catan +traders seats=2 first_player=1", 1);
    struct th_ctx g = look(t);
    uint8_t mp[CAT_NODES];
    for (int i = 0; i < 7; i++)
        table_set(t, lines[i]);
    tb_plaza_distances(&g, 0, mp);
    TAP_EQ(mp[tb_plaza_node(&g, 1)], 7 + 2, "CT-TB-30 CT-TB-31 roads and the barbarian on e16");
    table_set(t, "barbarians e00 e42 e50");
    tb_plaza_distances(&g, 0, mp);
    TAP_EQ(mp[tb_plaza_node(&g, 1)], 7, "CT-TB-30 roads alone");
    table_close(t);
}

/* n20 to n22: over seat 2's roads 2 points and 2 gold; with one gold only one of them, the long way round otherwise. */
static void tolls(void)
{
    struct table *t = table_open("catan +traders seats=2 first_player=1", 1);
    struct th_ctx g = look(t);
    struct tb_ways ways;
    uint8_t path[TB_MOST_MP];
    table_set(t, "road e29 2");
    table_set(t, "road e31 2");
    table_set(t, "wagon 1 n20");
    tb_find_ways(&g, 0, 4, &ways);
    TAP_EQ(tb_way_mp(&ways, 22), 2, "CT-TB-30 two roads of others");
    TAP_EQ(ways.toll[2][22], 2, "CT-TB-30 a gold each");
    TAP_OK(tb_way_path(&g, &ways, 22, path) == 2 && path[0] == 29 && path[1] == 31,
           "in their order");
    table_set(t, "gold 1 1");
    tb_find_ways(&g, 0, 4, &ways);
    TAP_EQ(tb_way_mp(&ways, 21), 1, "CT-TB-34 one gold pays for one road");
    TAP_EQ(tb_way_mp(&ways, 22), -1, "CT-TB-34 ... and the second is no way");
    tb_find_ways(&g, 0, 8, &ways);
    TAP_EQ(tb_way_mp(&ways, 22), 8, "n20 n31 n32 n33 n22: four bare paths");
    table_close(t);
}

static void refuses(const char *const lines[], const char *clause)
{
    struct table *t = table_open("catan +traders seats=2 first_player=1", 1);
    struct th_why why = { 0 };
    for (int i = 0; lines[i] != NULL; i++)
        table_set(t, lines[i]);
    TAP_OK(t->game->check(t->rules, t->state, &why) != 0, "%s", lines[0]);
    TAP_STR(th_clause_id(why.clause), clause, "... by its clause");
    table_close(t);
}

static void unsound(void)
{
    static const char *const few[] = { "barbarians e16 e42", NULL };
    static const char *const sea[] = { "barbarians e16 e23 e42", NULL };
    static const char *const tried[] = { "tried e16", NULL };
    static const char *const token[] = { "stack castle 5 6", NULL };
    static const char *const corner[] = { "wagon 1 n16", NULL };
    static const char *const plain[] = { "hex h07 forest 5", NULL };
    refuses(few, "CT-TB-07");
    refuses(sea, "CT-TB-55");
    refuses(tried, "CT-TB-53");
    refuses(token, "CT-TB-06");
    refuses(corner, "CT-TB-38");
    refuses(plain, "CT-TB-02");
}

int main(void)
{
    legs();
    roads();
    tolls();
    unsound();
    return tap_done();
}
