/* test_carcassonne_box.c - figures of Carcassonne that no move shows: the box, the ring of coordinates, the value of features, positions that
 * cannot be, and what clients read. */
#include "table.h"
#include "car.h"

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

/* ------------------------------------------------------------------ the box */

static void stacks(const char *setup, int first, int main, const char *why)
{
    struct table *t = table_open(setup, 1);
    const struct car_state *s = t->state;
    TAP_EQ(s->pile[0] + s->pile[1], first, "%s: %d tiles of the river to draw", why, first);
    TAP_EQ(s->pile[2], main, "%s: %d tiles in the main stack", why, main);
    table_close(t);
}

static void box(void)
{
    stacks("carcassonne seats=2", 0, 71, "CC-SETUP-04 base only");
    stacks("carcassonne +river seats=2", 11, 71, "CC-RIV-01 CC-RIV-02 with the River");
    stacks("carcassonne +river +abbot +inns +big_meeple +goods +builder +pig +flying +messengers "
           "+ferries +gold +mage "
           "+robbers +crop seats=2",
           11, 159, "CC-SETUP-05 everything");
    stacks("carcassonne +abbot +messengers seats=2", 0, 71, "CC-SETUP-09 modules without tiles");
    stacks("carcassonne +ferries seats=2 ferry_counts=332", 0, 79,
           "CC-FER-14 eight lakes in either count");
    TAP_OK(sizeof(struct car_state) <= 12288, "the state takes at most 12 KB");
}

/* ------------------------------------------------------------- coordinates */

static bool says(struct table *t, const char *what)
{
    static char text[TABLE_TEXT];
    struct th_json j;
    th_json_start(&j, text, sizeof text);
    t->game->describe(t->rules, t->state, 0, &j);
    return th_json_end(&j) && strstr(text, what) != NULL;
}

/* A road that runs east over the seam of the ring is one road; clients see it in one piece. */
static void seam(void)
{
    struct table *t =
        position("carcassonne seats=2",
                 LINES{ "empty", "tile BA-U 126,0 r1", "tile BA-U 127,0 r1", "tile BA-U -128,0 r1",
                        "tile BA-U -127,0 r1", "figure 1 meeple 126,0 road1", NULL });
    struct th_ctx g = context(t);
    struct car_worth w;
    car_value(&g, car_st(&g)->feat[0], false, &w);
    TAP_EQ(w.tiles, 4, "a road over the seam of the ring has four tiles");
    TAP_OK(says(t, "\"at\":\"-128,0\",\"x\":128,\"y\":0"), "describe unwraps the ring");
    TAP_OK(says(t, "\"at\":\"-126,0\",\"x\":130,\"y\":0"), "open cells too");
    TAP_OK(says(t, "\"at\":\"125,0\",\"x\":125,\"y\":0"), "on both ends");
    table_close(t);
}

/* Gardens and fields that nobody can stand on are no features to clients. */
static void pictures(void)
{
    static const struct {
        const char *setup;
        bool garden, field;
    } rows[] = { { "carcassonne seats=2", false, true },
                 { "carcassonne +abbot seats=2", true, true },
                 { "carcassonne +abbot seats=2 farmers=0", true, false } };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        struct table *t = position(rows[i].setup, LINES{ "empty", "tile BA-EG 0,0 r0", NULL });
        TAP_EQ(says(t, "\"kind\":\"garden\""), rows[i].garden, "CC-SETUP-08 garden: %s",
               rows[i].setup);
        TAP_EQ(says(t, "\"kind\":\"field\""), rows[i].field, "CC-SETUP-11 field: %s",
               rows[i].setup);
        table_close(t);
    }
}

#define PART /* seat 1 is in the middle of its part */                                             \
    "flow turn=1 on=1 no=1", "frame 0 carcassonne.game step=2 seat=1",                             \
        "frame 1 carcassonne.turn step=2 seat=1", "frame 2 carcassonne.part step=3 seat=1 a=2"

/* What a module owns, clients read in its own words. */
static void parts(void)
{
    static const struct {
        const char *module, *line[10], *says;
    } rows[] = {
        { "+goods", { "goods 2 3 0 1" }, "\"goods\":{\"wine\":3,\"wheat\":0,\"cloth\":1}" },
        { "+gold", { "gold 1 4" }, "\"gold\":4" },
        { "+gold", { "ingot 0,0 2" }, "\"ingots\":2" },
        { "+robbers", { "robber 2 12" }, "\"robber\":-1},{\"seat\":2" }, /* in the supply */
        { "+robbers", { "robber 2 12" }, "\"robber\":12" },
        { "+messengers", { "points 1 7 9" }, "\"points\":16,\"marker\":7" },
        { "+messengers", { "messages 3 8" }, "\"messages\":[3,8]" },
        { "+mage",
          { "witch 0,0 road1" },
          "\"kind\":\"witch\",\"at\":\"0,0\",\"segment\":\"road1\"" },
        { "+mage", { "mage 0,0 city1" }, "\"open\":1,\"mage\":true" },
        { "+builder", { "earned 1" }, "\"earned\":1" },
        { "+messengers", /* message 6 gives 2 for each of two knights: CC-MSG-17 */
          { "figure 1 meeple 0,0 city1", "tile BA-E 0,1 r2", "figure 1 meeple 0,1 city1", PART,
            "frame 3 carcassonne.messages seat=1",
            "frame 4 carcassonne.message seat=1 actors=1 n=6" },
          "\"message\":6,\"message_points\":4" },
        { "+flying",
          { "tile FM-G 0,1 r1", PART, "frame 3 carcassonne.land seat=1 actors=1 a=0" },
          "\"target\":\"0,0\"" },
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        char setup[64];
        snprintf(setup, sizeof setup, "carcassonne %s seats=2", rows[i].module);
        struct table *t = position(setup, LINES{ "empty", "tile BA-D 0,0 r0", NULL });
        for (int k = 0; k < 10 && rows[i].line[k] != NULL; k++)
            table_set(t, rows[i].line[k]);
        TAP_OK(says(t, rows[i].says), "%s: clients read %s", rows[i].module, rows[i].says);
        table_close(t);
    }
}

/* Whoever plays the big meeple has the tiles; only whoever plays the inns has inns and cathedrals on them. */
static void inns(void)
{
    static const char *const setup[] = { "carcassonne +big_meeple seats=2",
                                         "carcassonne +inns seats=2" };
    for (int i = 0; i < 2; i++) {
        struct table *t = position(setup[i], LINES{ "empty", "tile IC-B 0,0 r0", "tile BA-U 0,1 r1",
                                                    "tile BA-E 0,2 r2", "tile IC-K 0,3 r0", NULL });
        TAP_EQ(says(t, "\"inn\":true"), i == 1, "CC-INN-01 %s: the road has an inn", setup[i]);
        TAP_EQ(says(t, "\"cathedral\":true"), i == 1, "CC-CATH-01 %s: the city has a cathedral",
               setup[i]);
        table_close(t);
    }
}

/* One set of names for the seats, whatever is played. */
static void colours(void)
{
    static const char *const name[] = { "red", "blue", "yellow", "green", "black", "purple" };
    struct table *t = table_open("carcassonne seats=6", 1);
    for (int i = 0; i < 6; i++) {
        char text[48];
        snprintf(text, sizeof text, "\"seat\":%d,\"colour\":\"%s\"", i + 1, name[i]);
        TAP_OK(says(t, text), "CC-SETUP-01 seat %d is %s", i + 1, name[i]);
    }
    table_close(t);
}

/* ------------------------------------------------------------------- values */

/* A closed city of two tiles; a road with an inn; the field north of it touches the city, the one south of it does not; the field round
 * the city's other half touches it too; a monastery with three neighbours. */
static void together(void)
{
    static const struct {
        int x, y;
        const char *name;
        int tiles, inns, cities;
    } rows[] = { { 0, 0, "city1", 2, 0, 0 },   { 0, 0, "road1", 2, 1, 0 },
                 { 0, 0, "field1", 2, 0, 1 },  { 0, 0, "field2", 3, 0, 0 },
                 { 0, -1, "field1", 1, 0, 1 }, { 0, 1, "monastery", 3, 0, 0 } };
    enum {
        ROWS = sizeof rows / sizeof rows[0]
    };
    struct table *t = position("carcassonne +inns seats=2",
                               LINES{ "empty", "tile BA-D 0,0 r0", "tile IC-B 1,0 r0",
                                      "tile BA-E 0,-1 r2", "tile BA-B 0,1 r0", NULL });
    struct th_ctx g = context(t);
    const struct car_state *s = t->state;
    struct car_manned list[ROWS] = { { 0 } };
    struct car_worth w[ROWS];
    for (int i = 0; i < ROWS; i++)
        for (int word = 0; word < CAR_SEG_WORDS; word++)
            if (strcmp(car_seg_name[word], rows[i].name) == 0)
                list[i].fid = s->feat[car_named(s, car_tile_at(s, rows[i].x, rows[i].y), word)];
    car_survey_many(&g, list, ROWS, w);
    for (int i = 0; i < ROWS; i++) {
        TAP_EQ(w[i].tiles, rows[i].tiles, "CC-FEAT-10 tiles of %s at %d,%d", rows[i].name,
               rows[i].x, rows[i].y);
        TAP_EQ(w[i].inns, rows[i].inns, "CC-INN-01 inns of it");
        TAP_EQ(w[i].cities, rows[i].cities, "CC-FARM-04 completed cities beside it");
    }
    table_close(t);
}

static void value(const char *why, const char *setup, bool done, int points,
                  const char *const *lines)
{
    struct table *t = position(setup, lines);
    struct th_ctx g = context(t);
    struct car_worth w;
    car_value(&g, car_st(&g)->feat[0], done, &w);
    TAP_EQ(w.points, points, "%s", why);
    table_close(t);
}

/* The first segment of IC-B is a road of one tile with an inn, that of IC-K a city of one tile with a cathedral. */
static void values(void)
{
    value("CC-INN-01 2 for a completed tile with an inn", "carcassonne +inns seats=2", true, 2,
          LINES{ "empty", "tile IC-B 0,0 r0", NULL });
    value("CC-INN-02 0 for an unfinished one", "carcassonne +inns seats=2", false, 0,
          LINES{ "empty", "tile IC-B 0,0 r0", NULL });
    value("CC-SETUP-07 without the rule the inn is a picture", "carcassonne +big_meeple seats=2",
          false, 1, LINES{ "empty", "tile IC-B 0,0 r0", NULL });
    value("CC-MW-12 mage on an unfinished inn road: 1 per tile", "carcassonne +inns +mage seats=2",
          false, 1, LINES{ "empty", "tile IC-B 0,0 r0", "mage 0,0 road1", NULL });
    value("CC-MW-12 witch there: 0", "carcassonne +inns +mage seats=2", false, 0,
          LINES{ "empty", "tile IC-B 0,0 r0", "witch 0,0 road1", NULL });
    value("CC-MW-09 the witch halves after the inn", "carcassonne +inns +mage seats=2", true, 1,
          LINES{ "empty", "tile IC-B 0,0 r0", "witch 0,0 road1", NULL });
    value("CC-CATH-01 3 for a completed tile with a cathedral", "carcassonne +inns seats=2", true,
          3, LINES{ "empty", "tile IC-K 0,0 r0", NULL });
    value("CC-CATH-02 0 for an unfinished one", "carcassonne +inns seats=2", false, 0,
          LINES{ "empty", "tile IC-K 0,0 r0", NULL });
    value("CC-MW-08 mage: 2 + 2 for the shield + 1", "carcassonne +mage seats=2", true, 5,
          LINES{ "empty", "tile BA-C 0,0 r0", "mage 0,0 city1", NULL });
    value("CC-MW-08 witch: half of 4", "carcassonne +mage seats=2", true, 2,
          LINES{ "empty", "tile BA-C 0,0 r0", "witch 0,0 city1", NULL });
}

/* What clients show of a feature: completed, the points of its completion, not those of a game that ends now. */
static void told_worth(void)
{
#define CITY "tile BA-D 0,0 r0", "tile BA-E 0,-1 r2" /* two tiles, closed */
    static const struct {
        const char *why, *setup, *line[10], *says;
    } rows[] = {
        { "CC-END-06 an open city: 1 a tile now, 2 when finished",
          "carcassonne seats=2",
          { "tile BA-D 0,0 r0" },
          "\"open\":1,\"tiles\":1,\"now\":1,\"finished\":2" },
        { "CC-SCORE-01 a closed one: 2 a tile",
          "carcassonne seats=2",
          { CITY },
          "\"done\":true,\"open\":0,\"tiles\":2,\"now\":4,\"finished\":4,\"owners\":[]" },
        { "CC-OWN-02 each of two owners gets all of it",
          "carcassonne seats=2",
          { CITY, "figure 1 meeple 0,0 city1", "figure 2 meeple 0,-1 city1" },
          "\"now\":4,\"finished\":4,\"weights\":[1,1],\"owners\":[1,2]" },
        { "CC-INN-01 a closed road of 4 tiles with an inn: 2 a tile",
          "carcassonne +inns seats=2",
          { "tile BA-D 0,0 r0", "tile IC-B 1,0 r0", "tile BA-W 2,0 r0", "tile BA-W -1,0 r0" },
          "\"done\":true,\"open\":0,\"inn\":true,\"tiles\":4,\"now\":8,\"finished\":8" },
        { "CC-CATH-01 a closed city of 5 tiles with a cathedral: 3 a tile",
          "carcassonne +inns seats=2",
          { "tile IC-K 0,0 r0", "tile BA-E 0,-1 r2", "tile BA-E 1,0 r3", "tile BA-E 0,1 r0",
            "tile BA-E -1,0 r1" },
          "\"done\":true,\"open\":0,\"cathedral\":true,\"tiles\":5,\"now\":15,\"finished\":15" },
        { "CC-PIG-03 one city: 3 for one owner of the field, 4 for the one with the pig",
          "carcassonne +pig seats=2",
          { CITY, "tile BA-U 1,0 r1", "figure 1 meeple 0,0 field1", "figure 2 meeple 1,0 field2",
            "figure 2 pig 1,0 field2" },
          "\"each\":[3,4],\"tiles\":2,\"cities\":1,\"now\":3" },
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        struct table *t = position(rows[i].setup, LINES{ "empty", NULL });
        for (int k = 0; k < 10 && rows[i].line[k] != NULL; k++)
            table_set(t, rows[i].line[k]);
        TAP_OK(says(t, rows[i].says), "%s", rows[i].why);
        table_close(t);
    }
#undef CITY
}

/* ------------------------------------------------------- positions that cannot be */

static void refused(const char *why, const char *setup, const char *clause, const char *line,
                    const char *const *lines)
{
    struct table *t = position(setup, lines);
    struct th_why w = { 0 };
    int set = t->game->set(t->rules, t->state, line, &w);
    if (set == 0)
        set = t->game->check(t->rules, t->state, &w);
    TAP_OK(set != 0, "%s is refused", why);
    TAP_STR(w.clause != 0 ? th_clause_id(w.clause) : "", clause, "%s: the clause", why);
    table_close(t);
}

static void wrong(void)
{
    static const char all[] =
        "carcassonne +goods +builder +pig +messengers +ferries +gold +mage +robbers seats=2";
    refused("a builder without a meeple", all, "CC-BLD-10", "figure 1 builder 0,0 road1",
            LINES{ NULL });
    refused("a pig without a farmer", all, "CC-PIG-01", "figure 1 pig 0,0 field1", LINES{ NULL });
    refused("mage and witch together", all, "CC-MW-03", "witch 0,0 road1",
            LINES{ "mage 0,0 road1", NULL });
    refused("a mage on a field", all, "CC-MW-01", "mage 0,0 field1", LINES{ NULL });
    refused("a 17th ingot", all, "CC-GOLD-02", "ingot 0,0 1",
            LINES{ "gold 1 10", "gold 2 6", NULL });
    refused("a tenth wine token", all, "CC-GOOD-03", "goods 1 10 0 0", LINES{ NULL });
    refused("a ferry off a lake", all, "", "ferry 0,0 road1 road2", LINES{ NULL });
    refused("a message twice", all, "", "messages 3 3", LINES{ NULL });
    refused("a tile in hand that nobody places", all, "CC-TILE-01", "drawn BA-X", LINES{ NULL });
    refused("a feature to score outside step 3", all, "CC-SCORE-01", "pending 0,0 road1",
            LINES{ NULL });
    refused("a frame out of place", all, "", "frame 1 carcassonne.land seat=1 actors=1",
            LINES{ NULL });
    refused("a claim without an ingot", all, "CC-GOLD-04", "claim 0,0 1", LINES{ NULL });
    refused("a claim of nobody here", all, "", "claim 0,0 3", LINES{ NULL });
    refused("a symmetric tile turned further than it differs", all, "CC-TILE-04",
            "tile BA-U 1,0 r3", LINES{ NULL });
    refused("a second marker", "carcassonne seats=2", "", "points 1 3 4", LINES{ NULL });
}

/* With everything in play no kind has one tile more than the box: there is no 173rd (CC-SETUP-05). The River replaces the start tile. */
static void whole_box(void)
{
    struct table *t =
        position("carcassonne +river +abbot +inns +big_meeple +goods +builder +pig +flying "
                 "+messengers +ferries +gold +mage +robbers +crop seats=2",
                 LINES{ "empty", NULL });
    int tiles = 0, refused_by_clause = 0;
    for (int kind = 0; kind < CAR_KINDS; kind++) {
        struct th_why why = { 0 };
        char line[40];
        snprintf(line, sizeof line, "gone %s %d", car_kind[kind].id,
                 ((const struct car_rules *)t->rules)->total[kind]);
        table_set(t, line);
        tiles += car_kind[kind].count;
        snprintf(line, sizeof line, "tile %s 0,0 r0", car_kind[kind].id);
        refused_by_clause +=
            t->game->set(t->rules, t->state, line, &why) != 0 && why.clause == CC_SETUP_05;
    }
    TAP_EQ(tiles, 172, "CC-SETUP-05 the box holds 172 tiles");
    TAP_EQ(refused_by_clause, CAR_KINDS, "CC-SETUP-05 a 173rd tile of any kind is refused");
    table_close(t);
}

int main(void)
{
    box();
    parts();
    whole_box();
    seam();
    pictures();
    inns();
    colours();
    together();
    values();
    told_worth();
    wrong();
    return tap_done();
}
