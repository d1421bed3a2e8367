/* test_carcassonne.c - positions of Carcassonne that no game can reach: each line may stand, the whole is refused, with the clause. */
#include "table.h"
#include "clauses.h"

struct bad {
    const char *setup, *what;
    th_clause clause;
    const char *line[8]; /* after `empty` and the start tile on 0,0 */
};

static const struct bad bad[] = {
    { "+builder",
      "CC-BLD-10 a builder without an own meeple",
      CC_BLD_10,
      { "figure 1 builder 0,0 city1" } },
    { "+builder",
      "CC-BLD-10 another player's meeple is no company",
      CC_BLD_10,
      { "figure 2 meeple 0,0 city1", "figure 1 builder 0,0 city1" } },
    { "+builder",
      "CC-BLD-02 a builder on a field",
      CC_BLD_02,
      { "figure 1 meeple 0,0 field1", "figure 1 builder 0,0 field1" } },
    { "+pig", "CC-PIG-01 a pig without an own farmer", CC_PIG_01, { "figure 1 pig 0,0 field1" } },
    { "+pig",
      "CC-PIG-01 a pig on a road",
      CC_PIG_01,
      { "figure 1 meeple 0,0 road1", "figure 1 pig 0,0 road1" } },
    { "+goods", "CC-GOOD-03 a tenth wine token", CC_GOOD_03, { "goods 1 9 0 0", "goods 2 1 0 0" } },
    { "+goods", "CC-GOOD-03 a sixth cloth token", CC_GOOD_03, { "goods 1 0 0 6" } },
    { "+gold",
      "CC-GOLD-02 a seventeenth ingot",
      CC_GOLD_02,
      { "gold 1 9", "gold 2 7", "ingot 0,0 1" } },
    { "+mage", "CC-MW-01 the mage on a field", CC_MW_01, { "mage 0,0 field1" } },
    { "+mage",
      "CC-MW-03 mage and witch on one road",
      CC_MW_03,
      { "mage 0,0 road1", "witch 0,0 road1" } },
};

static void see(const struct bad *b)
{
    char setup[64];
    struct th_why why = { 0 };
    snprintf(setup, sizeof setup, "carcassonne seats=2 %s", b->setup);
    struct table *t = table_open(setup, 1);
    table_set(t, "empty");
    table_set(t, "tile BA-D 0,0 r0");
    for (int i = 0; b->line[i] != NULL; i++)
        table_set(t, b->line[i]);
    table_set(t, "phase turn 1");
    TAP_OK(t->game->check(t->rules, t->state, &why) != 0 && why.clause == b->clause, "%s", b->what);
    table_close(t);
}

int main(void)
{
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        see(&bad[i]);
    return tap_done();
}
