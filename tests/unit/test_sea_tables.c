/* test_sea_tables.c - which tables of Seafarers can be opened, each refusal with its clause, and the points that win there: by the
 * clauses' own list of scenarios, options and modules. Scenarios by their numbers in the rulebook. */
#include "cat.h"
#include "table.h"

enum {
    SCENARIOS = 9,
    ALL = 0x1ff,
#define NUMBER(n) (1 << ((n)-1))
    REVISED = NUMBER(1) | NUMBER(2) | NUMBER(3) | NUMBER(4),
    PIRATES = NUMBER(7),
};

static const char *const name[SCENARIOS] = {
    "new_shores",         "four_islands",     "fog_island",
    "through_the_desert", "forgotten_tribe",  "cloth_for_catan",
    "pirate_islands",     "wonders_of_catan", "new_world",
};

/* What a table adds, how many sit there, in which scenarios it is allowed, what forbids it in the others. */
static const struct {
    const char *more;
    int seats, allowed;
    const char *clause;
} rows[] = {
    { "", 2, ALL & ~PIRATES, "CS-INT-06" },
    { "", 3, ALL, "" },
    { "", 4, ALL, "" },
    { "", 5, 0, "CS-SETUP-01" },
    { "", 6, 0, "CS-SETUP-01" },
    { "+five_six", 5, 0, "CS-INT-04" },
    { "+five_six", 6, 0, "CS-INT-04" },
    { "+ck", 3, REVISED | NUMBER(9), "CS-CK-14" },
    { "+ck +friendly +harbormaster", 4, REVISED | NUMBER(9), "CS-CK-14" },
    { "+friendly", 4, ALL, "" },
    { "+harbormaster", 3, ALL, "" },
    { "+friendly +harbormaster", 4, ALL, "" },
    { "edition=rev2009", 3, REVISED, "CS-FRAME-09" },
    { "variable=1", 4, ALL & ~(PIRATES | NUMBER(9)), "CS-FRAME-10" },
    { "number_setup=random variable=1", 4, ALL & ~(PIRATES | NUMBER(9)), "CS-FRAME-10" },
    { "pirate_on_frame=0", 3, ALL & ~(PIRATES | NUMBER(8)), "CS-FRAME-03" },
    { "cloth_tiebreak=cloth", 3, NUMBER(6), "CS-CLOTH-18" },
    { "fleet_multi=none", 3, PIRATES, "CS-PI-22" },
    { "warship_from_front=1", 3, PIRATES, "CS-PI-17" },
    { "wonder_island_chip=per_island", 3, NUMBER(8), "CS-WON-04" },
    { "wonder_island_chip=once", 3, NUMBER(8), "CS-WON-04" },
    { "deal_again=1", 3, NUMBER(9), "CS-NW-09" },
    { "layout=beginner", 3, 0, "CS-FRAME-09" },
    { "harbours=printed", 3, 0, "CS-SETUP-03" },
    { "seafarers_vp_bonus=2", 3, 0, "CK-SEA-09" },
};

/* Where several rules forbid a table any of them is right, so these stand alone. */
static const struct {
    const char *text, *clause;
} single[] = {
    { "catan +sea seats=4 number_setup=random", "CS-FRAME-10" },
    { "catan +sea seats=4 spiral=cw", "CS-FRAME-10" },
    { "catan +sea seats=4 scenario=four_islands variable=1 spiral=cw", "CS-NS-06" },
    { "catan +sea seats=4 scenario=pirate_islands number_setup=random", "CS-PI-01" },
    { "catan seats=4 scenario=fog_island", "CS-FRAME-09" },
    { "catan seats=4 variable=1", "CS-FRAME-10" },
    { "catan seats=4 edition=rev2009", "CS-FRAME-09" },
    { "catan seats=4 pirate_on_frame=0", "CS-FRAME-03" },
};

/* NULL: it can be opened, and its start passes check(). */
static const char *refusal(const char *text)
{
    struct th_setup setup;
    struct th_why why = { 0 };
    if (th_setup_parse(&setup, text, &why) != 0)
        return th_clause_id(why.clause) != NULL ? th_clause_id(why.clause) : "no clause";
    struct table *t = table_of(&setup, 5);
    bool good = t->game->check(t->rules, t->state, NULL) == 0;
    table_close(t);
    return good ? NULL : "check()";
}

static void tables(void)
{
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        bool right = true;
        for (int k = 0; k < SCENARIOS; k++) {
            char text[160];
            snprintf(text, sizeof text, "catan +sea scenario=%s seats=%d %s", name[k],
                     rows[i].seats, rows[i].more);
            const char *said = refusal(text);
            bool allowed = (rows[i].allowed >> k & 1) != 0;
            if (allowed ? said == NULL : said != NULL && strcmp(said, rows[i].clause) == 0)
                continue;
            tap_note("%s: %s", text, said != NULL ? said : "can be opened");
            right = false;
        }
        TAP_OK(right, "%s seats=%d: %s in %d scenarios", rows[i].more, rows[i].seats,
               rows[i].clause, SCENARIOS - __builtin_popcount((unsigned)rows[i].allowed));
    }
}

static void single_tables(void)
{
    for (size_t i = 0; i < sizeof single / sizeof single[0]; i++)
        TAP_STR(refusal(single[i].text), single[i].clause, "%s: %s", single[i].text,
                single[i].clause);
    TAP_OK(refusal("catan +sea seats=4 variable=1 spiral=cw") == NULL,
           "CS-NS-06 New Shores dealt anew has the spiral of the base game");
}

/* ------------------------------------------------------------------- targets */

static int target(int scenario, const char *more)
{
    char text[160];
    snprintf(text, sizeof text, "catan +sea scenario=%s seats=3 %s", name[scenario], more);
    struct table *t = table_open(text, 1);
    struct th_ctx g = { .rules = t->rules, .flow = t->state };
    int points = cat_target(&g, 0);
    table_close(t);
    return points;
}

/* CS-NS-05, CS-4I-05, CS-FOG-15, CS-TTD-07, CS-FT-14, CS-CLOTH-17, CS-PI-34, CS-WON-12, CS-NW-08; the revised ones by CS-NS-07,
 * CS-4I-07, CS-FOG-15, CS-TTD-09. */
static void targets(void)
{
    static const int points[SCENARIOS] = { 13, 12, 11, 12, 13, 14, 10, 10, 12 },
                     revised[4] = { 14, 13, 12, 14 };
    for (int k = 0; k < SCENARIOS; k++) {
        TAP_EQ(target(k, ""), points[k], "CS-WIN-01 %s", name[k]);
        TAP_EQ(target(k, "+harbormaster"), points[k] + 1, "CT-HM-04 %s", name[k]);
        if (k < 4)
            TAP_EQ(target(k, "edition=rev2009"), revised[k], "CS-FRAME-09 %s", name[k]);
        if (k >= 4 && k < 8)
            continue;
        TAP_EQ(target(k, "+ck"), points[k] + 1, "CK-SEA-09 %s", name[k]);
        TAP_EQ(target(k, "+ck seafarers_vp_bonus=2 +harbormaster"), points[k] + 3,
               "CK-SEA-09 CT-HM-04 %s", name[k]);
    }
}

int main(void)
{
    tables();
    single_tables();
    targets();
    return tap_done();
}
