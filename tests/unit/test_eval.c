/* test_eval.c - terms of the evaluations in positions where they can be counted by hand: the files of data/bots say what each counts. */
#include "table.h"
#include "cat.h"
#include "eval.h"

#include <math.h>

struct row {
    const char *term;
    int seat;
    double value;
};

static int term_index(const struct eval_weights *e, const char *name)
{
    for (int i = 0; i < e->n; i++)
        if (strcmp(eval_term_at(e, i)->name, name) == 0)
            return i;
    abort();
}

static void counts(const char *setup, const char *const *lines, const struct row *row, int n)
{
    struct table *t = table_open(setup, 1);
    struct eval_weights e;
    static eval_counts out;
    memset(out, 0, sizeof out);
    for (; *lines != NULL; lines++)
        table_set(t, *lines);
    eval_start(&e, t->game, t->rules);
    eval_count(&e, t->rules, t->state, out);
    for (int i = 0; i < n; i++) {
        double got = (double)out[row[i].seat - 1][term_index(&e, row[i].term)];
        if (!TAP_OK(fabs(got - row[i].value) < 1e-5, "%s: %s of seat %d", setup, row[i].term,
                    row[i].seat))
            tap_note("is %g, expected %g", got, row[i].value);
    }
    table_close(t);
}

static bool same_bytes(const void *a, const void *b, size_t n)
{
    return memcmp(a, b, n) == 0;
}

#define ROWS(list) list, (int)(sizeof list / sizeof list[0])

/* Seat 1: a settlement between mountains 10, pasture 2 and hills 6, roads to the coast (n02, n03, n04) and back to n09: four in a line.
 * Open to it now: n04 of pasture 2 and forest 9 (n03 lies next to nothing either). */
static void base(void)
{
    static const char *const lines[] = {
        "settlement n10 1",
        "road e04 1", /* n10 n02 */
        "road e03 1", /* n02 n03 */
        "road e05 1", /* n03 n04 */
        "road e13 1", /* n10 n09 */
        "settlement n35 2",
        "city n43 2",
        "hand 1 4wool+2ore+3brick",
        "cards 1 2knight+1monopoly+1plenty+1point",
        "knights 1 2",
        "knights 2 1",
        "phase act 1",
        NULL,
    };
    static const struct row rows[] = {
        { "points", 1, 2 },
        { "rival", 1, 3 },
        { "route", 1, 2 },      /* 4 - 2         */
        { "route_lead", 1, 2 }, /* 4 against 0   */
        { "army", 1, 2 },
        { "army_lead", 1, 1 },
        { "army_lead", 2, -1 },
        { "knight_cards", 1, 2 },
        { "other_cards", 1, 2 },
        { "hand", 1, 7 },
        { "over", 1, 2 },
        { "have_wool", 1, 4 },
        { "have_ore", 1, 2 },
        { "towns_left", 1, 4 },
        { "cities_left", 2, 3 },
        { "pips_ore", 1, 3 },
        { "pips_wool", 1, 1 },
        { "pips_brick", 1, 5 },
        { "spots", 1, 2 },
        { "spot", 1, 5 },           /* n04: pasture 2, forest 9   */
        { "spot_1", 1, 8 },         /* n12: with fields 4 as well */
        { "to_city", 1, 4.0 / 25 }, /* 2 of 5 cards */
        { "to_card", 1, 4.0 / 9 },
        { "to_road", 1, 1.0 / 4 },
        { "to_town", 1, 4.0 / 16 }, /* brick and wool of four */
        /* four wool, one of them for the settlement, and three brick, one of them: nothing to exchange at 4:1 */
        { "swap_town", 1, 0 },
    };
    counts("catan seats=3 layout=beginner first_player=1", lines, ROWS(rows));
}

/* Five wool: one for the settlement, four for one card more. Without an open crossing the exchange is worth nothing. */
static void exchange(void)
{
    static const char *const open[] = { "settlement n10 1",    "road e04 1",  "road e03 1",
                                        "hand 1 5wool+1brick", "phase act 1", NULL };
    static const char *const closed[] = { "settlement n10 1", "hand 1 5wool+1brick", "phase act 1",
                                          NULL };
    static const struct row some[] = { { "swap_town", 1, (9.0 - 4.0) / 16 },
                                       { "to_town", 1, 4.0 / 16 } };
    static const struct row none[] = { { "swap_town", 1, 0 }, { "spots", 1, 0 } };
    counts("catan seats=3 layout=beginner first_player=1", open, ROWS(some));
    counts("catan seats=3 layout=beginner first_player=1", closed, ROWS(none));
}

static void knights(void)
{
    static const char *const lines[] = { "city n20 1",
                                         "knight n24 1 2 active",
                                         "knight n30 1 1",
                                         "knight n42 2 3 active",
                                         "level 1 trade 3",
                                         "level 1 science 1",
                                         "progress 1 2merchant+1mining",
                                         "wall n20",
                                         "phase act 1",
                                         NULL };
    static const struct row rows[] = { { "strength", 1, 2 },  { "idle", 1, 1 },
                                       { "strength", 2, 3 },  { "levels", 1, 4 },
                                       { "abilities", 1, 1 }, { "cards", 1, 3 },
                                       { "walls", 1, 1 } };
    counts("catan +ck seats=3 layout=beginner first_player=1", lines, ROWS(rows));
}

/* Seat 1's road lies across; seat 2 has nine cards. Eighteen cards are revealed and none of them is a 7: six of the other eighteen are. */
static void events(void)
{
    static const char *const lines[] = { "settlement n10 1",
                                         "road e15 1",
                                         "damaged_road e15",
                                         "road e36 2",
                                         "hand 2 9ore",
                                         "revealed prospers 3 1",
                                         "revealed prospers 4 1",
                                         "revealed prospers 5 2",
                                         "revealed prospers 6 2",
                                         "revealed prospers 8 4",
                                         "revealed prospers 9 3",
                                         "revealed prospers 10 2",
                                         "revealed prospers 11 1",
                                         "revealed conflict 3 1",
                                         "revealed tournament 5 1",
                                         "phase act 1",
                                         NULL };
    static const struct row rows[] = {
        { "across", 1, 1 }, { "across", 2, 0 }, { "sevens", 1, 0 }, { "sevens", 2, 12 }
    };
    counts("catan +events seats=3 layout=beginner first_player=1", lines, ROWS(rows));
}

/* Seat 1 leads with a city and has more tokens than count; seat 2 has one. */
static void tokens(void)
{
    static const char *const lines[] = { "city n20 1",       "settlement n35 2", "trade_tokens 1 8",
                                         "trade_tokens 2 1", "phase act 1",      NULL };
    static const struct row rows[] = {
        { "tokens", 1, 6 }, { "tokens", 2, 1 }, { "dear", 1, 1 }, { "dear", 2, 0 }
    };
    counts("catan +two seats=2 layout=beginner first_player=1", lines, ROWS(rows));
}

/* Seat 1 has most gold and two sites, e17 and e14, seat 2 bought a card and pays for half a bridge at none, seat 3 is poor. */
static void rivers(void)
{
    static const char *const lines[] = { "settlement n11 1", "settlement n09 1", "settlement n52 2",
                                         "gold 1 9",         "gold 2 5",         "gold 3 1",
                                         "gold_bought 1",    "phase act 2",      NULL };
    static const struct row rows[] = {
        { "points", 1, 3 },       { "points", 3, -2 },      { "purse", 1, 8 },
        { "purse", 3, 1 },        { "purchases", 1, 2 },    { "purchases", 2, 1 },
        { "purchases", 3, 0 },    { "above_poor", 1, 3 },   { "above_poor", 2, 3 },
        { "above_poor", 3, -2 },  { "below_rich", 1, 2 },   { "below_rich", 2, -3 },
        { "bridge_sites", 1, 2 }, { "bridge_sites", 2, 0 }, { "tile_due", 1, 0 },
    };
    static const char *const hands[] = { "settlement n11 1", "hand 1 1brick+1lumber",
                                         "hand 2 2brick+1lumber", "phase act 1", NULL };
    static const struct row pays[] = { { "to_bridge", 1, 4.0 / 9 }, { "to_bridge", 2, 0 } };
    counts("catan +rivers seats=3 first_player=1", lines, ROWS(rows));
    counts("catan +rivers seats=3 first_player=1", hands, ROWS(pays));
}

/* Seat 1 has a city and a settlement at harbours, seat 2 one settlement there and a city inland, seat 3 nothing. */
static void harbours(void)
{
    static const char *const lines[] = { "city n00 1", "settlement n03 1", "settlement n14 2",
                                         "city n20 2", "phase act 1",      NULL };
    static const struct row rows[] = { { "points", 1, 5 }, /* the card's two among them */
                                       { "quays", 1, 3 },      { "quays", 2, 1 },
                                       { "quays", 3, 0 },      { "quay_lead", 1, 2 },
                                       { "quay_lead", 2, -2 }, { "quay_lead", 3, 0 } };
    counts("catan +harbormaster seats=3 layout=beginner first_player=1", lines, ROWS(rows));
}

/* Seat 1 has a city at the lake (6 pips) and a settlement at the ground with 8 (5 pips), seat 2 a settlement at the ground with 4 (3 pips);
 * with the robber on it the lake gives nothing. Seat 1 holds 1 + 1 + 2 + 3 fish, seat 2 seven tokens with twelve fish. */
static void fish(void)
{
    static const char *const lines[] = { "city n20 1",       "settlement n36 1",
                                         "settlement n08 2", "fish 1 2 1 1",
                                         "fish 2 3 3 1",     "boot 2",
                                         "phase act 1",      NULL };
    static const struct row rows[] = { { "fish", 1, 7 },       { "fish", 2, 12 },
                                       { "fish_pips", 1, 17 }, { "fish_pips", 2, 3 },
                                       { "fish_full", 1, 0 },  { "fish_full", 2, 2 },
                                       { "boot", 1, 0 },       { "boot", 2, 1 } };
    static const char *const robbed[] = { "city n20 1", "settlement n36 1", "robber h09",
                                          "phase act 1", NULL };
    static const struct row dry[] = { { "fish_pips", 1, 5 } };
    counts("catan +fishermen seats=3 layout=beginner first_player=1", lines, ROWS(rows));
    counts("catan +fishermen seats=3 layout=beginner first_player=1", robbed, ROWS(dry));
}

/* Two fronts, at n13 and n23, and an arrow to n30: the next camel takes e19, e20, e32 or e43. Seat 1 stands at a front and has a road
 * ahead of it; seat 2 stands one path ahead of two, and can settle n34, which lies between two camels. */
static void camels(void)
{
    static const char *const lines[] = {
        "camel e17 n11",    "camel e16 n12",    "camel e18 n13", "camel e48 n34",
        "camel e49 n35",    "camel e36 n24",    "camel e34 n23", "caravan 1 n13",
        "caravan 2 n23",    "settlement n13 1", "road e19 1",    "settlement n22 2",
        "settlement n30 2", "road e50 2",       "phase act 1",   NULL
    };
    static const struct row rows[] = { { "camel_front", 1, 1 }, { "camel_front", 2, 0 },
                                       { "camel_near", 1, 0 },  { "camel_near", 2, 2 },
                                       { "camel_spot", 1, 0 },  { "camel_spot", 2, 1 },
                                       { "camel_road", 1, 1 },  { "camel_road", 2, 0 } };
    static const char *const vote[] = { "hand 1 2wool+1grain",
                                        "bid 1 2 1",
                                        "flow turn=1",
                                        "frame 0 catan.game step=2 seat=1",
                                        "frame 1 catan.turn step=6 seat=1",
                                        "frame 2 caravans.vote seat=1 n=2 m=1",
                                        "frame 3 caravans.bid actors=2 seat=2",
                                        NULL };
    static const struct row bids[] = { { "camel_bid", 1, 3 }, { "camel_bid", 2, 0 } };
    counts("catan +caravans seats=3 first_player=1", lines, ROWS(rows));
    counts("catan +caravans seats=3 first_player=1", vote, ROWS(bids));
}

/* With the main scenario camels lengthen no road (CT-X-06), and trade hexes give: at n17 the castle's wool, five pips for the 6; at n51 as
 * much as a city gets of the glassworks' 9 and the forest's 10, four and three pips of lumber. */
static void plazas(void)
{
    static const char *const lines[] = {
        "hex h07 castle 6", "hex h03 fields 2", "hex h18 glassworks 9", "hex h17 forest 10",
        "camel e17 n11",    "caravan 1 n11",    "road e15 1",           "settlement n10 2",
        "settlement n17 1", "city n51 3",       "phase act 1",          NULL
    };
    static const struct row rows[] = { { "camel_road", 1, 0 },
                                       { "camel_near", 2, 1 },
                                       { "pips_wool", 1, 5 },
                                       { "pips_lumber", 3, 14 } };
    static const char *const ford[] = { "wagon 1 n08", "cargo 1 glass", "phase act 1", NULL };
    static const char *const bridge[] = { "wagon 1 n08", "cargo 1 glass", "bridge e10 2",
                                          "phase act 1", NULL };
    /* from n08 to n07, to n17, to the plaza: the outlet three points without a bridge, one with it, then two each (CT-X-05) */
    static const struct row far[] = { { "haul", 1, (20.0 - 7) / 20 } },
                            near[] = { { "haul", 1, (20.0 - 5) / 20 } };
    counts("catan +caravans +traders seats=3 first_player=1", lines, ROWS(rows));
    counts("catan +rivers +traders seats=3 first_player=1", ford, ROWS(far));
    counts("catan +rivers +traders seats=3 first_player=1", bridge, ROWS(near));
}

/* Seat 1 lives between the 12 (1 pip, two barbarians) and the 4 (3 pips, conquered). Its knight between them wins the 12 with the help of
 * seat 2, a prisoner each; at the 4 it is one of three. Its other knight is two paths away from the 4. Seat 2's city at the 9 is not
 * menaced. */
static void coast(void)
{
    static const char *const lines[] = { "settlement n28 1",
                                         "city n08 2",
                                         "barbarians h12 3",
                                         "barbarians h07 2",
                                         "barbarians h18 0",
                                         "path_knight e40 1",
                                         "path_knight e30 1",
                                         "path_knight e27 2",
                                         "prisoners 1 3",
                                         "phase act 1",
                                         NULL };
    static const struct row rows[] = {
        { "points", 1, 2 },        { "points", 2, 2 },       { "path_knights", 1, 2 },
        { "path_knights", 2, 1 },  { "odd_prisoner", 1, 1 }, { "odd_prisoner", 2, 0 },
        { "spoils", 1, 1 },        { "spoils", 2, 1 },       { "front", 1, 1.0 / 3 },
        { "front", 2, 0 },         { "to_front", 1, 0.6 },   { "to_front", 2, 0 },
        { "menaced", 1, 2.0 / 3 }, { "menaced", 2, 0 },      { "lost_pips", 1, 3 },
        { "lost_pips", 2, 0 },     { "path_knights", 3, 0 },
    };
    static const char *const war[] = { "city n28 2",        "barbarians h12 3",
                                       "barbarians h18 0",  "path_knight e40 2",
                                       "path_knight e41 1", "path_knight e54 1",
                                       "phase act 1",       NULL };
    static const struct row won[] = { { "spoils", 1, 1.5 },     /* three prisoners for two */
                                      { "spoils", 2, 1.5 + 1 }, /* and the 12 alone */
                                      { "front", 1, 0 },
                                      { "lost_pips", 2, 6 },
                                      { "menaced", 2, 2.0 / 3 } };
    counts("catan +barbarians seats=3 first_player=1", lines, ROWS(rows));
    counts("catan +barbarians seats=3 first_player=1", war, ROWS(won));
}

/* New Shores. Seat 1 lives at n92 with a ship to n93; one more gets it to n105 of the gold island, 4 pips and a chip, 12 in all. The pirate
 * beside its ship keeps it from n94. It has 1 of 13 points. Seat 2 has a city on that gold 9. */
static void shores(void)
{
    static const char *const lines[] = {
        "settlement n92 1", "ship e133 1",          "city n95 2",  "pirate h35",
        "hand 1 1lumber",   "hand 2 1lumber+1wool", "phase act 1", NULL,
    };
    static const struct row rows[] = {
        { "gold", 1, 0 },   { "gold", 2, 8 },        { "landing", 1, 12 * 0.85 * 1 / 13 },
        { "pirate", 1, 1 }, { "pirate", 2, 0 },      { "loose", 1, 0 },
        { "loose", 2, 0 },  { "to_ship", 1, 0.25 },  { "to_ship", 2, 1 },
        { "to_fog", 1, 0 }, { "idle_points", 1, 0 },
    };
    static const char *const calm[] = { "settlement n92 1", "ship e133 1", "phase act 1", NULL };
    static const struct row end[] = { { "loose", 1, 1 }, { "pirate", 1, 0 } };
    counts("catan +sea scenario=new_shores seats=3", lines, ROWS(rows));
    counts("catan +sea scenario=new_shores seats=3", calm, ROWS(end));
}

/* Seat 1 brings glass to the castle: at n18 the bare interior path is all that is left, two points of twenty. Seat 2 is empty at a corner
 * of the quarry, whose stack is empty: from plaza to plaza it is 16 points (CT-EX-40), less the interior path it does not need. */
static void wagons(void)
{
    static const char *const lines[] = {
        "wagon 1 n18",      "cargo 1 glass",        "wagon 2 n13",    "train 2 3",
        "stack quarry 0 0", "stack glassworks 5 6", "delivered 3 12", "gold 1 9",
        "gold 2 4",         "hand 2 2lumber+1wool", "phase act 1",    NULL
    };
    static const struct row rows[] = {
        { "cargo", 1, 1 },     { "cargo", 2, 0 },    { "haul", 1, 0.9 },
        { "haul", 2, 0 },      { "fetch", 1, 0 },    { "fetch", 2, (20.0 - 14) / 20 },
        { "train", 1, 0 },     { "train", 2, 2 },    { "toll_gold", 1, 6 },
        { "toll_gold", 2, 4 }, { "to_train", 1, 0 }, { "to_train", 2, 9.0 / 16 },
    };
    counts("catan +traders seats=3 first_player=1", lines, ROWS(rows));
}

static void isles(void)
{
    static const char *const cloth[] = { "village n43 3 1", "village n46 0 1", "cloth 1 3",
                                         "phase act 1", NULL };
    static const struct row villages[] = { /* 10: three pips; nothing is left of the other */
                                           { "villages", 1, 3 },
                                           { "villages", 2, 0 },
                                           { "odd_cloth", 1, 1 },
                                           { "odd_cloth", 2, 0 }
    };
    static const char *const line[] = {
        "colour 1 1",        "fort 1 2",    "colour 2 3",       "fort 2 3",
        "colour 3 4",        "fort 3 3",    "settlement n23 1", "ship e33 1",
        "ship e31 1",        "warship e33", "settlement n72 2", "ship e104 2",
        "settlement n106 3", "ship e152 3", "phase act 1",      NULL,
    };
    static const struct row siege[] = { { "line", 1, 2 },
                                        { "line", 2, 1 },
                                        { "warships", 1, 1 },
                                        { "siege", 1, 1 },
                                        { "siege", 2, 0 } };
    static const char *const barred[] = {
        "colour 1 1",       "fort 1 3",    "colour 2 3",        "fort 2 3",
        "colour 3 4",       "fort 3 3",    "ship e33 1",        "settlement n23 1",
        "ship e31 1",       "ship e30 1",  "ship e28 1",        "ship e27 1",
        "ship e07 1",       "ship e05 1",  "ship e03 1",        "road e02 1",
        "settlement n72 2", "ship e104 2", "settlement n106 3", "ship e152 3",
        "phase act 1",      NULL,
    };
    static const struct row nothing[] = { /* a road lies where the ninth ship should */
                                          { "line", 1, 0 },
                                          { "line", 2, 1 }
    };
    static const char *const cards[] = { "wonder 1 1", "stage 1 2", "hand 1 3wool+1brick+2ore",
                                         "phase act 1", NULL };
    static const struct row wonder[] = { { "wonder", 1, 1 },     { "stages", 1, 2 },
                                         { "stage_lead", 1, 2 }, { "to_stage", 1, 0.64 },
                                         { "to_wonder", 1, 0 },  { "wonder", 2, 0 } };
    counts("catan +sea scenario=cloth_for_catan seats=3", cloth, ROWS(villages));
    counts("catan +sea scenario=pirate_islands seats=3", line, ROWS(siege));
    counts("catan +sea scenario=pirate_islands seats=3", barred, ROWS(nothing));
    counts("catan +sea scenario=wonders_of_catan seats=3", cards, ROWS(wonder));
}

static void elasund(void)
{
    static const char *const hands[] = { "empty",           "hand 1 9gold+3green+3blue+2red",
                                         "permit 1 1 4,12", "permit 1 3 6,2",
                                         "phase build 1",   NULL };
    static const struct row rows[] = {
        { "gold", 1, 7 },
        { "more_gold", 1, 2 },
        { "influence", 1, 6 },
        { "pair", 1, 3 },
        { "each", 1, 1 },
        { "permits", 1, 2 },
        { "permit_sum", 1, 4 },
        { "shop_site", 1, 0.5 },      /* one of the two permits a shop needs */
        { "large_site", 1, 1.0 / 3 }, /* one of three                         */
    };
    counts("elasund seats=3", hands, ROWS(rows));
}

/* A shop of two by two fields on a permit in the northernmost or southernmost row. */
static void sites(void)
{
    static const char *const south[] = { "empty", "permit 1 1 4,12", "phase build 1", NULL };
    static const char *const north[] = { "empty", "permit 1 1 4,2", "phase build 1", NULL };
    static const char *const hut[] = { "empty",
                                       "permit 1 1 4,2",
                                       "building hut_small 5,3 1",
                                       "building hut_small 3,3 2",
                                       "phase build 1",
                                       NULL };
    static const char *const inns[] = {
        "empty", "permit 1 1 4,2", "building inn 5,3 1", "building inn 2,3 2", "phase build 1", NULL
    };
    static const struct row half[] = { { "shop_site", 1, 0.5 }, { "shop_site", 2, 0 } };
    static const struct row none[] = { { "shop_site", 1, 0 } };
    counts("elasund seats=3", south, ROWS(half));
    counts("elasund seats=3", north, ROWS(half));
    counts("elasund seats=3", hut, ROWS(half));  /* huts give way */
    counts("elasund seats=3", inns, ROWS(none)); /* a building as large does not */
}

/* Two islands of a hex each, h01 and h09, with h04 and h05 between them: the path from the southern corner of h01 to the northern
 * of h09 lies in the sea. The settlement stands on h01, whose pip is one; h09 has five. */
static void islands(void)
{
    struct table *t = table_open("catan seats=2 layout=beginner first_player=1", 1);
    const struct cat_graph *graph = &((const struct cat_rules *)t->rules)->graph;
    struct eval_weights e;
    static eval_counts out;
    char line[TH_LINE];
    for (int hex = 0; hex < graph->n_map; hex++) {
        snprintf(line, sizeof line, "hex h%02d %s", hex,
                 hex == 1   ? "pasture 2"
                 : hex == 9 ? "fields 6"
                            : "sea");
        table_set(t, line);
    }
    TAP_OK(cat_graph_edge(graph, graph->hex_node[1][3], graph->hex_node[9][0]) != CAT_NONE,
           "a path leads over the sea");
    snprintf(line, sizeof line, "settlement n%02d 1", graph->hex_node[1][2]);
    table_set(t, line);
    table_set(t, "phase act 1");
    eval_start(&e, t->game, t->rules);
    eval_count(&e, t->rules, t->state, out);
    TAP_OK(out[0][term_index(&e, "pips_wool")] == 1, "sea brings nothing");
    TAP_OK(out[0][term_index(&e, "spot_2")] == 1, "two roads lead along the own island alone");
    table_close(t);
}

/* Colours without a seat have pieces, too, and nothing is counted for them. */
static void neutral(void)
{
    struct table *t = table_open("catan +ck seats=2 layout=beginner first_player=1", 1);
    struct eval_weights e;
    static eval_counts out, was;
    table_set(t, "city n20 1");
    table_set(t, "phase act 1");
    ((struct cat_state *)t->state)->base.node[42] = CAT_CITY_BIT | 3;
    memset(out, 0x11, sizeof out);
    memcpy(was, out, sizeof out);
    eval_start(&e, t->game, t->rules);
    eval_count(&e, t->rules, t->state, out);
    TAP_OK(same_bytes(out[2], was[2], sizeof out[2]), "no terms of a colour without a seat");
    TAP_OK(out[0][term_index(&e, "points")] == 2, "the others have theirs");
    table_close(t);
}

/* Is the position of these lines quiet, after a move of seat 1 if there is one? */
static bool is_quiet(const char *setup, const char *const *lines, const char *text)
{
    struct table *t = table_open(setup, 1);
    th_move m = 0;
    for (; *lines != NULL; lines++)
        table_set(t, *lines);
    if (text != NULL && t->game->parse(t->rules, text, &m, NULL) != 0)
        abort();
    if (text != NULL)
        t->game->apply(t->rules, t->state, 0, m, NULL);
    struct eval_weights e;
    eval_start(&e, t->game, t->rules);
    bool quiet = eval_quiet(&e, t->rules, t->state);
    table_close(t);
    return quiet;
}

/* A position in the middle of something says little. */
static void half_done(void)
{
    static const char *const act[] = { "hand 1 1ore+1wool+1grain", "phase act 1", NULL };
    static const char *const before[] = { "cards 1 1knight", "phase before 1", NULL };
    static const char *const build[] = { "empty", "hand 1 7gold", "phase build 1", NULL };
    static const char *const *fresh = &build[3];
    const char *catan = "catan seats=2 layout=beginner first_player=1";
    TAP_OK(is_quiet(catan, act, NULL), "the action phase is quiet");
    TAP_OK(!is_quiet(catan, act, "buy"), "a card being drawn is not");
    TAP_OK(!is_quiet(catan, before, "knight"), "nor is a robber on its way");
    TAP_OK(is_quiet("elasund seats=2", build, NULL), "building in Elasund is quiet");
    TAP_OK(!is_quiet("elasund seats=2", build, "church"), "a church's tile being dealt is not");
    struct table *t = table_open("carcassonne seats=2", 1);
    struct eval_weights e;
    eval_start(&e, t->game, t->rules);
    TAP_OK(is_quiet("carcassonne seats=2", fresh, NULL), "so is a tile to be drawn");
    while (table_choose(t) && t->game->moves[th_kind(t->move)].args[0] != TH_T_CELL)
        table_make(t);
    TAP_OK(eval_quiet(&e, t->rules, t->state), "or to be placed");
    table_make(t);
    TAP_OK(!eval_quiet(&e, t->rules, t->state), "but not its meeple");
    while (table_wander(t, 1))
        ;
    TAP_OK(eval_quiet(&e, t->rules, t->state), "nothing is half done when the game is over");
    table_close(t);
}

/* A part that has no room is refused, and nothing is written: neither terms beyond the last nor parts. */
static void room(void)
{
    static struct eval_term terms[EVAL_TERMS];
    struct {
        struct eval_weights e;
        float behind[EVAL_TERMS]; /* what an evaluation without bounds would write to */
    } s = { .behind = { 0 } }, was;
    struct table *t = table_open("catan +ck seats=3", 1);
    for (int i = 0; i < EVAL_TERMS; i++)
        terms[i] = (struct eval_term){ "made_up", 1, "for the test" };
    eval_start(&s.e, t->game, t->rules);
    int left = EVAL_TERMS - s.e.n;
    struct eval_part part = { .game = "catan", .module = "made_up", .term = terms, .n = left + 1 };
    was = s;
    TAP_OK(!eval_add(&s.e, &part), "one term too many is refused");
    TAP_OK(same_bytes(&s, &was, sizeof s), "and nothing is written");
    part.n = left;
    TAP_OK(eval_add(&s.e, &part), "as many as there is room for are not");
    TAP_OK(s.e.n == EVAL_TERMS && strcmp(eval_term_of(&s.e, EVAL_TERMS - 1), "made_up") == 0 &&
               s.behind[0] == 0,
           "the last of them is the last there can be");
    part.n = 0;
    while (s.e.n_parts < EVAL_PARTS)
        if (!eval_add(&s.e, &part))
            abort();
    was = s;
    TAP_OK(!eval_add(&s.e, &part) && same_bytes(&s, &was, sizeof s),
           "one part too many is refused");
    table_close(t);
}

static float weight_of(const struct eval_weights *e, const char *name)
{
    return e->w[term_index(e, name)];
}

/* What was tuned for Cities & Knights, the game's terms included, is what a search weighs there, to the last bit. */
static void tuned(void)
{
    static const struct {
        const char *term;
        float base, ck;
    } row[] = { { "points", 0.3913F, 0.0178F },
                { "last", 0.3846F, 0.1475F },
                { "pips_lumber", 0.0411F, 0.0876F },
                { "blocked", -0.0027F, 0.0231F },
                { "kinds", 0.4338F, 0.3593F },
                { "have_ore", 0, 0 },
                { "wait", -0.1449F, -0.0805F },
                { "pips_coin", 0, 0.0919F },
                { "prey", 0, -2.4480F } };
    struct table *plain = table_open("catan seats=2", 1), *ck = table_open("catan +ck seats=2", 1);
    struct eval_weights base, both;
    eval_start(&base, plain->game, plain->rules);
    eval_for_search(&base, plain->rules);
    eval_start(&both, ck->game, ck->rules);
    eval_for_search(&both, ck->rules);
    for (size_t i = 0; i < sizeof row / sizeof row[0]; i++) {
        if (i < 7)
            TAP_OK(weight_of(&base, row[i].term) == row[i].base, "base: %s", row[i].term);
        TAP_OK(weight_of(&both, row[i].term) == row[i].ck, "with ck: %s", row[i].term);
    }
    table_close(plain);
    table_close(ck);
}

/* Counts two terms of a made-up module. */
static void count_two(const struct th_rules *r, const void *world, int first, eval_counts out)
{
    (void)r;
    (void)world;
    out[1][first] = 3;
    out[1][first + 1] += 4; /* it begins as 0 */
}

/* Several modules with terms: each brings its own, and what they change about the game's is added up. */
static void several(void)
{
    static const struct eval_term terms[] = { { "ships", 500, "" }, { "chips", 700, "" } };
    static const struct eval_part sea = { "catan", "sea", terms, 2, count_two };
    static int32_t own[EVAL_TERMS] = { 3000, 2000 }, of_ck[EVAL_TERMS] = { 11, 12 },
                   by_ck[EVAL_TERMS] = { -1000, 1 };
    static const int32_t of_sea[] = { 21, -22 };
    static int32_t by_sea[EVAL_TERMS] = { 1, -500 };
    const struct eval_tuned list[] = { { "catan", "", 0, 2, 2, own, NULL },
                                       { "catan", "ck", 0, 2, 2, of_ck, by_ck },
                                       { "catan", "sea", 0, 2, 2, of_sea, by_sea },
                                       { 0 } };
    struct table *t = table_open("catan +ck seats=2", 1);
    static eval_counts out;
    struct eval_weights e;
    eval_start(&e, t->game, t->rules);
    TAP_OK(eval_add(&e, &sea) && weight_of(&e, "chips") == 0.07F, "a module that nobody knows");
    eval_tune(&e, t->rules, list, NULL);
    memset(out, 0x11, sizeof out);
    eval_count(&e, t->rules, t->state, out);
    TAP_OK(out[1][term_index(&e, "ships")] == 3 && out[1][term_index(&e, "chips")] == 4 &&
               out[0][term_index(&e, "chips")] == 0,
           "its terms are counted behind the others'");
    TAP_OK(out[1][term_index(&e, "walls")] == 0 && out[1][term_index(&e, "towns_left")] == 5,
           "and the others' where they were");
    TAP_OK(e.w[0] == 0.2001F && e.w[1] == 0.1501F, "both change what the game's terms weigh");
    TAP_OK(weight_of(&e, "pips_coin") == 0.0011F && weight_of(&e, "pips_paper") == 0.0012F,
           "the first keeps its own");
    TAP_OK(weight_of(&e, "ships") == 0.0021F && weight_of(&e, "chips") == -0.0022F,
           "so does the second");
    eval_tune(&e, t->rules, list, "sea");
    TAP_OK(e.w[0] == 0.2F && weight_of(&e, "chips") == 0.07F,
           "without what is tuned for it a module weighs what greedy says");
    eval_start(&e, t->game, t->rules);
    eval_tune(&e, t->rules, list, NULL);
    TAP_OK(e.w[0] == 0.2F && e.w[1] == 0.2001F, "a module that is not played changes nothing");
    table_close(t);
}

/* Which net of the list is heard at a table: its number from 1, 0 = none. */
static int heard(const struct eval_taught *list, const struct eval_net *first, const char *setup)
{
    struct table *t = table_open(setup, 1);
    const struct eval_net *net = eval_net_for(list, t->rules);
    table_close(t);
    return net != NULL ? (int)(net - first) + 1 : 0;
}

/* A net is heard where exactly the modules are played that it was taught. */
static void nets(void)
{
    static const struct eval_net net[4];
    static const char *const none[] = { NULL }, *const both[] = { "ck", "friendly", NULL },
                             *const friendly[] = { "friendly", NULL },
                             *const sea[] = { "sea", NULL },
                             *const some[] = { "river", "inns", "abbot", NULL };
    const struct eval_taught list[] = { { "catan", none, none, 0, 2, 2, &net[0] },
                                        { "catan", none, friendly, 1, 3, 4, &net[1] },
                                        { "carcassonne", none, some, 2, 2, 2, &net[3] },
                                        { "catan", sea, none, 0, 2, 2, &net[3] },
                                        { "catan", both, none, 0, 2, 2, &net[2] },
                                        { 0 } };
    TAP_EQ(heard(list, net, "catan seats=2"), 1, "taught no modules, played with none");
    TAP_EQ(heard(list, net, "catan +friendly seats=2"), 0, "one more is another set");
    TAP_EQ(heard(list, net, "catan +ck seats=2"), 0, "one less, too");
    TAP_EQ(heard(list, net, "catan +ck +friendly seats=2"), 3, "taught both, played with both");
    TAP_EQ(heard(list, net, "catan +friendly seats=3"), 2, "what it serves as well it names");
    TAP_EQ(heard(list, net, "catan +ck seats=3"), 0, "and serves no other");
    TAP_EQ(heard(list, net, "catan +five_six seats=5"), 0, "nor other numbers of seats");
    TAP_EQ(heard(list, net, "carcassonne +river +inns seats=2"), 4, "two of three");
    TAP_EQ(heard(list, net, "carcassonne +river +inns +abbot seats=2"), 0, "but no more");
    TAP_EQ(heard(list, net, "elasund seats=2"), 0, "nor another game");
}

int main(void)
{
    base();
    exchange();
    knights();
    tokens();
    harbours();
    rivers();
    events();
    fish();
    camels();
    plazas();
    coast();
    shores();
    wagons();
    isles();
    elasund();
    sites();
    islands();
    neutral();
    half_done();
    room();
    tuned();
    several();
    nets();
    return tap_done();
}
