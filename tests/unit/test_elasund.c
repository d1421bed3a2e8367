/* test_elasund.c - figures of Elasund that no move shows: supplies, the contest of a site, points, places; the trade track when
 * its flags are taken (which 18 windmills never bring about); positions that cannot be. */
#include "table.h"
#include "ela.h"

#define LINES (const char *const[])

static struct table *position(const char *setup, const char *const *lines)
{
    struct table *t = table_open(setup, 1);
    for (; *lines != NULL; lines++)
        table_set(t, *lines);
    return t;
}

static struct th_ctx context(struct table *t)
{
    return (struct th_ctx){ .rules = t->rules, .flow = t->state };
}

static int field(struct table *t, int column, int label)
{
    struct th_ctx g = context(t);
    return ela_field_of(&g, column, label);
}

/* --------------------------------------------------------------- the start */

static void start(int seats, int gold, int pile)
{
    char setup[32];
    snprintf(setup, sizeof setup, "elasund seats=%d", seats);
    struct table *t = table_open(setup, 1);
    struct th_ctx g = context(t);
    table_wander(t, seats); /* the first cards */
    TAP_EQ(ela_supply(&g), gold, "EL-EX-01 EL-SETUP-07 %d players leave %d gold", seats, gold);
    TAP_EQ(ela_pile(&g), pile, "EL-EX-01 EL-SETUP-06 and %d influence cards", pile);
    for (int kind = ELA_WELL; kind < ELA_KIND_COUNT; kind++)
        TAP_EQ(ela_left(&g, 0, kind), ela_kind[kind].count, "EL-SETUP-05 every %s is in its stack",
               ela_kind[kind].name);
    TAP_EQ(ela_left(&g, 1, ELA_MERCHANTS) + ela_left(&g, 1, ELA_CRAFTSMEN), 2,
           "EL-SETUP-04 merchants and craftsmen are in the reserve");
    TAP_EQ(ela_st(&g)->ship, 0, "EL-SETUP-08 the ship is off the board");
    table_close(t);
}

static void windmills(int seats, int points)
{
    char setup[32];
    int sum = 0;
    snprintf(setup, sizeof setup, "elasund seats=%d", seats);
    struct table *t = table_open(setup, 1);
    struct th_ctx g = context(t);
    for (int i = 0; i < ela_ru(&g)->fields; i++)
        sum += ela_ru(&g)->windmill[i];
    TAP_EQ(sum, points, "EL-BOARD-10 %d windmills with %d players", points, seats);
    TAP_EQ(ela_ru(&g)->fields, 10 * (2 * seats + 1), "EL-BOARD-05 fields of the city");
    table_close(t);
}

static void box(void)
{
    static const uint8_t flags[ELA_SPACES][2] = {
        { 3, 4 }, { 5, 3 }, { 7, 2 }, { 9, 2 }, { 11, 1 }
    };
    int cubes = 0;
    TAP_OK(memcmp(flags, ela_track_space, sizeof flags) == 0,
           "EL-BOARD-11 flags 4, 3, 2, 2, 1 on the spaces 3, 5, 7, 9, 11");
    for (int kind = 0; kind < ELA_KIND_COUNT; kind++)
        cubes += ela_kind[kind].flags * ela_kind[kind].count;
    TAP_EQ(cubes, 24, "24 cubes can stand on neutral buildings");
    start(2, 50, 52);
    start(3, 47, 51);
    start(4, 44, 50);
    windmills(2, 10);
    windmills(3, 14);
    windmills(4, 18);
}

/* ---------------------------------------------------- vectors of the data file */

static void contest(const char *name, const char *setup, int seat, int kind, int column, int label,
                    int gold, bool equal, int gone, const char *const *lines)
{
    struct table *t = position(setup, lines);
    struct th_ctx g = context(t);
    struct ela_site site;
    th_clause no = ela_site(&g, seat - 1, kind, field(t, column, label), &site);
    TAP_EQ(no, 0, "%s: seat %d may build", name, seat);
    TAP_EQ(site.gold, gold, "%s: it costs %d gold", name, gold);
    TAP_EQ(site.equal, equal, "%s: cards are%s needed", name, equal ? "" : " not");
    TAP_EQ(site.n_gone, gone, "%s: so many buildings go", name);
    table_close(t);
}

static void sites(void)
{
    contest("EL-EX-16 overview-build", "elasund seats=3", 1, ELA_INN, 1, 3, 4, false, 1,
            LINES{ "empty", "hand 1 4gold", "permit 1 2 1,3", "permit 3 1 1,4",
                   "building hut_large 2,4 3", NULL });
    contest("EL-EX-17 kontor-contest", "elasund seats=4", 1, ELA_LARGE, 5, 8, 9, false, 1,
            LINES{ "empty", "hand 1 9gold", "permit 1 1 5,8", "permit 3 2 6,8", "permit 1 2 5,9",
                   "permit 2 2 5,10", "building craftsmen 6,9 3", NULL });
    contest("EL-EX-25 equal-size", "elasund seats=4", 3, ELA_INN, 5, 9, 4, true, 2,
            LINES{ "empty", "hand 3 4gold+3red", "permit 3 2 5,9", "permit 1 1 5,10",
                   "building shop 6,8 1", "building shop 6,10 2", NULL });
    contest("EL-EX-20 faq-red-side", "elasund seats=4", 1, ELA_INN, 6, 4, 4, false, 0,
            LINES{ "empty", "hand 1 4gold", "permit 4 0 6,4", "permit 4 1 7,4", "permit 1 2 6,5",
                   NULL });
    contest("EL-EX-28 own-building", "elasund seats=4", 1, ELA_SHOP, 6, 9, 3, false, 1,
            LINES{ "empty", "hand 1 3gold", "permit 1 1 6,9", "permit 1 0 6,10",
                   "building craftsmen 7,9 1", NULL });
}

static void trade_points(const char *name, const int want[ELA_SEATS], const char *const *lines)
{
    struct table *t = position("elasund seats=4", lines);
    const struct ela_state *s = t->state;
    for (int seat = 0; seat < ELA_SEATS; seat++)
        TAP_EQ(s->points[seat], want[seat], "EL-TRADE-01 %s: points of seat %d", name, seat + 1);
    table_close(t);
}

static void pirate_row(void)
{
    static const int want[ELA_SEATS] = { 3, 1, 0, 0 };
    struct table *t =
        position("elasund seats=4",
                 LINES{ "empty", "building inn 0,5 2", "building well 3,5 1", "building inn 4,4 2",
                        "building large 6,4 1", "wall 9,5 1 3", NULL });
    struct th_ctx g = context(t);
    for (int seat = 0; seat < ELA_SEATS; seat++)
        TAP_EQ(ela_cubes_in_row(&g, seat, ela_row_of(5)), want[seat],
               "EL-EX-10 EL-PIR-04 pirate-row5: cubes of seat %d", seat + 1);
    table_close(t);
}

static void vectors(void)
{
    sites();
    pirate_row();
    trade_points("trade-before", (const int[]){ 5, 1, 0, 0 },
                 LINES{ "empty", "building merchants 0,6 1", "building merchants 0,8 2",
                        "building inn 0,9 1", "building craftsmen 0,11 1", NULL });
    trade_points("trade-after", (const int[]){ 4, 3, 0, 0 },
                 LINES{ "empty", "building inn 0,5 2", "building merchants 0,8 2",
                        "building inn 0,9 1", "building craftsmen 0,11 1", NULL });
    trade_points("trade-gate-4p", (const int[]){ 0, 0, 2, 2 },
                 LINES{ "empty", "building fair 6,12 4", "building inn 4,2 3", NULL });
    struct table *t = table_open("elasund seats=4", 1);
    TAP_EQ(ela_church_field(3, 3), field(t, 2, 8), "EL-CH-04 church-ne-first: on the foundation");
    TAP_EQ(ela_church_field(3, 7), field(t, 0, 10), "EL-CH-04 church-ne-first: tile 7 on 0,10");
    for (int first = 1; first <= ELA_CHURCH_TILES; first++) {
        int nw = ela_church_field(first, 1), se = ela_church_field(first, 9);
        TAP_OK(ela_column(nw) >= 0 && ela_column(se) <= 4 && ela_row_label(nw) >= 5 &&
                   ela_row_label(se) <= 10 && ela_column(se) - ela_column(nw) == 2 &&
                   ela_row(se) - ela_row(nw) == 2,
               "EL-CH-05 the area of first tile %d lies in columns 0-4 and rows 5-10", first);
    }
    table_close(t);
}

/* ------------------------------------------------- the track with its flags taken */

/* A marker of seat 1 on 11 and the only flag there taken by seat 2; or on 3, with one flag of four left there. Both are written
 * into the caches, for no buildings could make it so. */
static struct table *full_space(const char *setup, bool full)
{
    struct table *t = position(setup, LINES{ "empty", "phase build 1", NULL });
    struct ela_state *s = t->state;
    s->track[1] = full ? 0x10 : 1; /* bit 4 is space 11, bit 0 is space 3 */
    s->track[2] = s->track[3] = 1;
    s->points[0] = full ? 11 : 3;
    return t;
}

static void full_track(void)
{
    struct table *t = full_space("elasund seats=4", true);
    struct th_ctx g = context(t);
    struct ela_state *s = t->state;
    TAP_EQ(ela_free_flags(&g, 4), 0, "EL-TRADE-06 the flag of space 11 is taken");
    ela_trade_rise(&g, 0, 3);
    TAP_EQ(s->track[0], 0x0e, "EL-TRADE-06 from 3 to 11: cubes on 5, 7, 9, none on 11");
    s->track[1] = 0;
    ela_between(&g);
    TAP_EQ(s->track[0], 0x1f,
           "EL-TRADE-07 in the own turn the missed cubes are placed when flags are free");
    table_close(t);

    t = full_space("elasund seats=4 trade_slots=unlimited", true);
    g = context(t);
    s = t->state;
    ela_trade_rise(&g, 0, 3);
    TAP_EQ(s->track[0], 0x1e, "EL-TRADE-06 EL-MOD-02 trade_slots=unlimited: also on 11");
    table_close(t);

    t = full_space("elasund seats=4 trade_refill=on_move_only", true);
    g = context(t);
    s = t->state;
    ela_trade_rise(&g, 0, 3);
    s->track[1] = 0;
    ela_between(&g);
    TAP_EQ(s->track[0], 0x0e, "EL-TRADE-07 EL-MOD-02 trade_refill=on_move_only: not later");
    table_close(t);

    t = full_space("elasund seats=4", false);
    g = context(t);
    s = t->state;
    s->flow.on_turn = 2;
    ela_between(&g);
    TAP_EQ(s->track[0], 0, "EL-TRADE-07 never in another player's turn");
    s->flow.on_turn = 1;
    ela_between(&g);
    TAP_EQ(s->track[0], 1, "EL-TRADE-07 but in the own turn the fourth flag of space 3");
    table_close(t);
}

/* -------------------------------------------------------- positions that cannot be */

static void finds(const char *part, const char *clause, const char *const *lines)
{
    struct table *t = position("elasund seats=3", lines);
    struct th_why why = { 0 };
    int err = t->game->check(t->rules, t->state, &why);
    const char *id = th_clause_id(why.clause);
    bool named = clause == NULL ? id == NULL : id != NULL && strcmp(id, clause) == 0;
    if (!TAP_OK(err != 0 && strstr(why.text, part) != NULL && named, "%s check finds: %s",
                clause != NULL ? clause : "", part))
        tap_note("%d: %s [%s]", err, why.text, id != NULL ? id : "");
    table_close(t);
}

static void unsound(void)
{
    finds("out of order", "EL-SETUP-02", LINES{ "phase build 1", "wall 5,1 1 2", NULL });
    finds("stands alone", "EL-INV-06", LINES{ "phase build 1", "wall 4,1 1 1", NULL });
    finds("stands alone", "EL-INV-06", LINES{ "phase build 1", "wall 7,5 1 1", NULL });
    finds("does not exist", "EL-INV-02",
          LINES{ "phase build 1", "wall 5,1 1 1", "wall 4,1 1 1", NULL });
    finds("too many cubes", "EL-INV-02",
          LINES{ "phase build 1", "building large 0,2 2", "building large 5,9 2",
                 "building large 0,10 2", "building shop 5,2 2", "building shop 5,4 2",
                 "building shop 5,6 2", "building inn 2,5 2", "building inn 2,2 2", NULL });
    finds("too many buildings", "EL-INV-03",
          LINES{ "phase build 1", "building large 0,2 1", "building large 5,9 2",
                 "building large 0,10 3", "building large 5,2 1", NULL });
    finds("in two places", "EL-INV-03", LINES{ "phase build 1", "homeless 1 hut_small", NULL });
    finds("above the marker", "EL-TRADE-05", LINES{ "phase build 1", "track 2 3", NULL });
    finds("lowest church tile", "EL-HID-04", LINES{ "phase build 1", "church 5 1", NULL });
    finds("nobody is asked about", NULL, LINES{ "phase build 1", "owe 1 1", NULL });
    finds("nobody is asked about", NULL, LINES{ "phase build 1", "due 1 1", NULL });
    finds("nobody is asked about", NULL, LINES{ "phase build 1", "pot 1red", NULL });
    finds("nobody is asked about", NULL, LINES{ "phase build 1", "pending move 1 2,2", NULL });
    finds("other than the active player can win", "EL-WIN-03",
          LINES{ "flow turn=1", "frame 0 elasund.game step=3", "frame 1 elasund.turn step=8 seat=1",
                 "frame 2 elasund.special seat=1 actors=1", "due 1 0", "due 2 0", "due 3 0",
                 NULL });
}

/* ------------------------------------------------------------- what clients show */

static void play(struct table *t, int seat, const char *text)
{
    struct th_why why = { 0 };
    th_move m = 0;
    bool legal = t->game->parse(t->rules, text, &m, &why) == 0 &&
                 t->game->legal(t->rules, t->state, seat, m, &why) == 0;
    if (TAP_OK(legal, "%s is legal", text))
        t->game->apply(t->rules, t->state, seat, m, NULL);
}

/* Is this text in what seat is told? Counted by hand from the clauses. */
static void shows(struct table *t, int seat, const char *what, const char *text)
{
    static char buf[1 << 16];
    struct th_json j;
    th_json_start(&j, buf, sizeof buf);
    t->game->describe(t->rules, t->state, seat - 1, &j);
    if (!TAP_OK(th_json_end(&j) && strstr(buf, text) != NULL, "described: %s", what))
        tap_note("no %s in %.900s", text, strstr(buf, "\"places\""));
}

/* Yellow (seat 3) has 2 at 5,9 and red 1 at 5,10; a red and a blue shop stand beside them (EL-EX-25). */
static void described_sites(void)
{
    struct table *t =
        position("elasund seats=4",
                 LINES{ "empty", "hand 3 4gold+3red", "permit 3 2 5,9", "permit 1 1 5,10",
                        "building shop 6,8 1", "building shop 6,10 2", "phase build 3", NULL });
    shows(t, 3, "EL-EX-25 the contest of a site, its price and what goes",
          "{\"site\":\"inn\",\"at\":\"5,9\",\"permits\":2,\"gold\":4,\"cards\":3,\"contest\":["
          "{\"seat\":1,\"permits\":1,\"sum\":1,\"paid\":1},{\"seat\":3,\"permits\":1,\"sum\":2,"
          "\"paid\":0}],"
          "\"displaces\":[\"6,8\",\"6,10\"]}");
    shows(t, 3, "EL-BLD-06 a refused site says which rule",
          "{\"site\":\"inn\",\"at\":\"4,8\",\"clause\":\"EL-BLD-06\",\"permits\":1,");
    shows(t, 3, "EL-BLD-15 a fair cannot displace a shop",
          "{\"site\":\"fair\",\"at\":\"5,9\",\"clause\":\"EL-BLD-15\",");
    shows(t, 1, "nobody else is told of sites", "\"places\":[]");
    table_close(t);
}

/* The row of EL-EX-10, the pirate's, and of EL-EX-08, a shift's. */
static void described_rows(void)
{
    struct table *t = position("elasund seats=4",
                               LINES{ "empty", "building inn 0,5 2", "building well 3,5 1",
                                      "building inn 4,4 2", "building large 6,4 1", "wall 9,3 1 1",
                                      "wall 9,4 1 2", "wall 9,5 1 3", "phase roll 1", NULL });
    play(t, TH_DEALER, "dice 3 4");
    shows(t, 1, "EL-EX-10 what the pirate takes in a row",
          "{\"row\":5,\"owes\":[{\"seat\":1,\"cards\":3},{\"seat\":2,\"cards\":1}]}");
    table_close(t);
    t = position("elasund seats=4", LINES{ "ship 4", "phase roll 1", NULL });
    play(t, TH_DEALER, "dice 2 2");
    shows(t, 1, "EL-INC-01 what the ship brings in a row",
          "{\"row\":6,\"gives\":[{\"seat\":3,\"gold\":1,\"influence\":0},{\"seat\":4,\"gold\":1,"
          "\"influence\":0}]}");
    table_close(t);
}

/* Craftsmen of seat 1 in rows 5 and 6: four and five of the 36 ways, twice each. The ship in row 5 has to leave it for 3 or 8;
 * from row 4 a four (three ways) lets the roller choose 2 or 6. */
static void described_yield(const char *ship, const char *what, const char *yield)
{
    struct table *t = position("elasund seats=4", LINES{ "empty", "building craftsmen 3,5 1", ship,
                                                         "phase roll 2", NULL });
    shows(t, 1, what, yield);
    table_close(t);
}

static void described_yields(void)
{
    described_yield("hand 1 -", "EL-ROLL-01 EL-INC-01 what the dice bring on average: 2 * (4 + 5)",
                    "\"yield\":18,");
    described_yield("ship 5", "EL-ROLL-02 a ship in the rolled row goes elsewhere: 2 * 5",
                    "\"yield\":10,");
    described_yield("ship 4", "EL-ROLL-03 half of a choice between two rows: 2 * (4 + 5) + 3",
                    "\"yield\":21,");
}

static void described_areas(void)
{
    struct table *t =
        position("elasund seats=2", LINES{ "empty", "hand 1 7gold", "phase build 1", NULL });
    play(t, 0, "church");
    play(t, TH_DEALER, "pair 3 7");
    shows(t, 1, "EL-EX-37 the area tile 3 would fix", "{\"tile\":3,\"at\":\"0,8\"}");
    shows(t, 1, "EL-CH-04 the area tile 7 would fix", "{\"tile\":7,\"at\":\"2,5\"}");
    table_close(t);
}

/* Permits 1 and 4 on the board, 2 gold: 1 may become 2 or 3, and 4 nothing, since 5 is no permit of the game. */
static void described_raises(void)
{
    struct table *t =
        position("elasund seats=2", LINES{ "empty", "permit 1 1 0,2", "permit 1 4 0,3",
                                           "hand 1 2gold+2blue", "phase special 1", NULL });
    shows(t, 1, "EL-ACT-03 what raising a permit costs",
          "\"places\":[{\"raise\":1,\"to\":2,\"gold\":1},{\"raise\":1,\"to\":3,\"gold\":2}]");
    table_close(t);
}

/* Everything is told to everybody, as far as he may know it, at every step of a random game. */
static void described_games(int seats)
{
    static char buf[1 << 16];
    char setup[32];
    struct th_json j;
    bool whole = true;
    int told = 0;
    snprintf(setup, sizeof setup, "elasund seats=%d", seats);
    struct table *t = table_open(setup, (uint64_t)seats);
    void *view = table_need(t->game->state_size);
    for (int i = 0; i < 1500 && table_wander(t, 1); i++)
        for (int seat = 0; seat <= seats; seat++, told++) {
            int viewer = seat < seats ? seat : TH_SPECTATOR;
            t->game->view(t->rules, t->state, viewer, view);
            th_json_start(&j, buf, sizeof buf);
            t->game->describe(t->rules, view, viewer, &j);
            whole &= th_json_end(&j);
        }
    TAP_OK(whole && told > 0, "described: %d positions of a game of %d", told, seats);
    free(view);
    table_close(t);
}

/* What never changes at a table. */
static void described_city(void)
{
    static const char *const want[] = { "{\"columns\":5,\"rows\":[2,3,4,5,6,8,9,10,11,12],"
                                        "\"foundation\":\"2,8\",", /* EL-BOARD-01, -05, -08 */
                                        "\"walls\":[{\"at\":\"3,1\",\"cost\":2},{\"at\":\"2,1\","
                                        "\"cost\":2},", /* EL-WALL-03 */
                                        "{\"at\":\"5,11\",\"cost\":4}]",
                                        "\"track\":[{\"space\":3,\"flags\":4},", /* EL-BOARD-11 */
                                        "\"wall_tiles\":[1,1,0,1,2,0,2,2,0]",    /* EL-WALL-05 */
                                        "\"prices\":{\"church\":7,\"two_gold\":2,\"equal\":3,"
                                        "\"anywhere\":2,\"special\":2}" };
    static char buf[1 << 14];
    struct table *t = table_open("elasund seats=2", 1);
    struct th_json j;
    th_json_start(&j, buf, sizeof buf);
    t->game->geometry(t->rules, &j);
    TAP_OK(th_json_end(&j), "described: the city");
    for (size_t i = 0; i < sizeof want / sizeof want[0]; i++)
        TAP_OK(strstr(buf, want[i]) != NULL, "described: %s", want[i]);
    table_close(t);
}

int main(void)
{
    box();
    vectors();
    described_city();
    for (int seats = 2; seats <= 4; seats++)
        described_games(seats);
    described_sites();
    described_rows();
    described_yields();
    described_areas();
    described_raises();
    full_track();
    unsound();
    return tap_done();
}
