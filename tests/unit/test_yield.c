/* test_yield.c - what the dice bring on average, as the view of Catan tells it: cards of 72 rolls, two for each of the 36 ways two
 * dice can fall. Expected figures are counted by hand from the beginner's board (CB-BEG-01). */
#include "table.h"
#include "cat.h"

#define LINES (const char *const[])

static void yields(const char *setup, const char *what, const int want[3], const char *const *lines)
{
    struct table *t = table_open(setup, 1);
    int yield[CAT_OWNERS];
    for (; *lines != NULL; lines++)
        table_set(t, *lines);
    struct th_ctx g = { .rules = t->rules, .flow = t->state };
    cat_yields(&g, yield);
    for (int i = 0; i < 3; i++)
        TAP_EQ(yield[i], want[i], "%s: seat %d", what, i + 1);
    table_close(t);
}

int main(void)
{
    static const char beginner[] = "catan layout=beginner seats=3 first_player=1";
    /* n00: mountains 10, three ways; n05: forest 9, four ways, two cards */
    yields(beginner, "CB-PROD-01 a settlement and a city", (const int[]){ 2 * 3, 2 * 4 * 2, 0 },
           LINES{ "empty", "settlement n00 1", "city n05 2", NULL });
    yields(beginner, "CB-PROD-04 nothing where the robber stands", (const int[]){ 0, 2 * 4 * 2, 0 },
           LINES{ "empty", "settlement n00 1", "city n05 2", "robber h00", NULL });
    /* n10: 10, 2 and 6, nine ways; n19: 12, 6 and 11, eight ways; n42: 3, 4 and 6, ten ways, two cards each */
    yields(beginner, "CB-PROD-03 every building at every hex it touches",
           (const int[]){ 2 * (9 + 8), 0, 2 * 10 * 2 },
           LINES{ "empty", "settlement n10 1", "settlement n19 1", "city n42 3", NULL });
    return tap_done();
}
