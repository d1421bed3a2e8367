/* sea_fleet_text.c - Pirate Islands in positions and for clients: table.fleet says where the fleet comes to and what it would
 * do there, how each line stands, and the odds of a siege. Lines: colour, fort, warship, fleet. */
#include "sea_fleet.h"

enum {
    DIE = 6,
    MOST_HEXES = 14 /* of the fleet's path */
};

/* -------------------------------------------------------------------- positions */

static bool set_warship(struct th_line *l)
{
    return sea_next_edge(l, &sea_st(l->g)->war);
}

const struct th_line_def sea_fleet_lines[] = {
    { "colour", TH_PER_SEAT(struct cat_state, sea.colour, 0, SEA_COLOURS) },
    { "fort", TH_PER_SEAT(struct cat_state, sea.fort, 0, SEA_FORT_CHIPS) },
    { "fleet", TH_BYTES(struct cat_state, sea.fleet, 0, MOST_HEXES - 1, 1) },
    { .word = "warship", .read = set_warship },
    { 0 },
};

void sea_fleet_dump(const struct th_ctx *g, struct th_out *o)
{
    const struct sea_state *sea = sea_st(g);
    for (int seat = 0; seat < g->flow->seats; seat++) {
        th_line_per_seat(o, "colour", seat, sea->colour[seat]);
        th_line_per_seat(o, "fort", seat, sea->fort[seat]);
    }
    sea_dump_edges(&sea->war, "warship", o);
    th_line_number(o, "fleet", sea->fleet);
}

/* ------------------------------------------------------------------------ check */

static int check_colours(const struct th_ctx *g, struct th_why *why)
{
    const struct sea_state *sea = sea_st(g);
    bool early = th_on_stack(g, CAT_F_SETUP) && !th_on_stack(g, CAT_F_ROUNDS);
    for (int i = 0; i < CAT_OWNERS; i++) {
        if (i >= g->flow->seats ? sea->colour[i] != 0 || sea->fort[i] != 0
                                : sea->colour[i] == 0 && !early)
            return th_fail(why, CS_PI_35, "a colour has not been chosen, or by nobody", NULL);
        if (sea->colour[i] == SEA_WHITE && g->flow->seats < SEA_COLOURS)
            return th_fail(why, CS_PI_05, "three do not play with white", NULL);
        for (int other = 0; other < i; other++)
            if (sea->colour[i] != 0 && sea->colour[i] == sea->colour[other])
                return th_fail(why, CS_PI_35, "two have one colour", NULL);
    }
    return 0;
}

static int check_fort(const struct th_ctx *g, int seat, struct th_why *why)
{
    const struct sea_state *sea = sea_st(g);
    int node = sea_mark_at(g, CAT_MARK_FORTRESS, seat);
    if (sea->fort[seat] > SEA_FORT_CHIPS || (sea->colour[seat] == 0 && sea->fort[seat] != 0))
        return th_fail(why, CS_PI_04, "a fortress without a colour, or with too many chips", NULL);
    if (node != CAT_NONE && cat_node_owner(cat_bs(g), node) != (sea_captured(g, seat) ? seat : -1))
        return th_fail(why, CS_PI_31, "a fortress is its colour's once its chips are gone", NULL);
    return 0;
}

/* The settlement the line begins at stands for good (CS-PI-03, CS-PI-10). */
static int check_town(const struct th_ctx *g, int seat, struct th_why *why)
{
    int node = sea_mark_at(g, CAT_MARK_FIRST_TOWN, seat);
    return node == CAT_NONE || cat_node_owner(cat_bs(g), node) == seat
               ? 0
               : th_fail(why, CS_PI_03, "a start settlement is missing", NULL);
}

/* All ships of a colour are its line, and no more (CS-PI-10). */
static int check_line(const struct th_ctx *g, int seat, struct th_why *why)
{
    struct sea_way way = sea_way_of(g, seat, -1);
    const struct cat_map *map = cat_ru(g)->params.map;
    int lanes = 0, fort = sea_mark_at(g, CAT_MARK_FORTRESS, seat);
    for (int i = 0; i < map->n_marks; i++)
        lanes += map->marks[i].kind == CAT_MARK_LANE &&
                 map->marks[i].value == sea_st(g)->colour[seat] &&
                 sea_ship_of(cat_bs(g), map->marks[i].place) == seat;
    if (lanes != way.n || cat_standing(g, seat, SEA_SHIP_PIECE) != way.n)
        return th_fail(why, CS_PI_10, "ships lie beside the line of their colour", NULL);
    if ((way.n == SEA_WAY) != (way.front == fort && fort != CAT_NONE))
        return th_fail(why, CS_PI_12, "a line is no shortest way to its fortress", NULL);
    return 0;
}

/* Lanes and the fleet's path need their water (CS-PI-01). */
static int check_map(const struct th_ctx *g, struct th_why *why)
{
    const struct cat_map *map = cat_ru(g)->params.map;
    return memcmp(cat_bs(g)->terrain, map->terrain, map->n_hex) == 0
               ? 0
               : th_fail(why, CS_PI_01, "the map of this scenario is fixed", NULL);
}

int sea_fleet_check(const struct th_ctx *g, struct th_why *why)
{
    const struct sea_state *sea = sea_st(g);
    if (check_map(g, why) != 0)
        return -1;
    if (sea->fleet >= sea_fleet_path(g))
        return th_fail(why, CS_PI_20, "the fleet is not on its path", NULL);
    if (check_colours(g, why) != 0)
        return -1;
    for (int seat = 0; seat < g->flow->seats; seat++)
        if (check_fort(g, seat, why) != 0 || check_town(g, seat, why) != 0 ||
            check_line(g, seat, why) != 0)
            return -1;
    SEA_EACH_EDGE(sea->war, edge)
        if (sea_ship_of(cat_bs(g), edge) < 0)
            return th_fail(why, CS_PI_16, "a warship is no ship", NULL);
    return 0;
}

/* --------------------------------------------------------------------- describe */

static const char *id(char *buf, char letter, int v)
{
    struct th_out o;
    th_out_start(&o, buf, 8);
    th_out_id(&o, letter, v);
    return buf;
}

static void piece(struct th_json *j, const char *kind, const char *at, int owner, int count)
{
    th_json_open(j, NULL, '{');
    th_json_str(j, "kind", kind);
    th_json_str(j, "at", at);
    if (owner >= 0)
        th_json_int(j, "owner", owner + 1);
    if (count > 0)
        th_json_int(j, "count", count);
    th_json_close(j, '}');
}

static void pieces(const struct th_ctx *g, struct th_json *j)
{
    const struct sea_state *sea = sea_st(g);
    char buf[8];
    if (sea_fleet_sails(g))
        piece(j, "fleet", id(buf, 'h', sea_fleet_hex(g, 0)), -1, 0);
    SEA_EACH_EDGE(sea->war, edge)
        piece(j, "warship", id(buf, 'e', edge), sea_ship_of(cat_bs(g), edge), 0);
    for (int seat = 0; seat < g->flow->seats; seat++) {
        if (sea->colour[seat] == 0)
            continue;
        piece(j, "landing", id(buf, 'n', sea_mark_at(g, CAT_MARK_LANDING, seat)), seat, 0);
        if (sea->fort[seat] > 0)
            piece(j, "fortress", id(buf, 'n', sea_mark_at(g, CAT_MARK_FORTRESS, seat)), seat,
                  sea->fort[seat]);
    }
}

/* Whom it would meet there, and how that would end. */
static void meetings(const struct th_ctx *g, int steps, struct th_json *j)
{
    int n = 0, hex = sea_fleet_hex(g, steps);
    for (int seat = 0; seat < g->flow->seats; seat++)
        n += sea_fleet_meets(g, seat, hex);
    bool spared = n > 1 && cat_opt(g, CAT_OPT_SEA_FLEET) != 0; /* CS-PI-22 */
    th_json_open(j, "seats", '[');
    for (int seat = 0; seat < g->flow->seats && !spared; seat++) {
        int own = sea_warships(g, seat);
        if (!sea_fleet_meets(g, seat, hex))
            continue;
        th_json_open(j, NULL, '{');
        th_json_int(j, "seat", seat + 1);
        th_json_str(j, "result", own > steps ? "wins" : own < steps ? "loses" : "even");
        th_json_int(j, "cards", own > steps ? 1 : own < steps ? sea_fleet_price(g, seat) : 0);
        th_json_close(j, '}');
    }
    th_json_close(j, ']');
}

/* Of the 36 rolls of two dice, 13 - 2n have n as their lower die. */
static void next_steps(const struct th_ctx *g, struct th_json *j)
{
    char buf[8];
    th_json_open(j, "next", '[');
    for (int steps = 1; steps <= DIE && sea_fleet_sails(g); steps++) {
        th_json_open(j, NULL, '{');
        th_json_int(j, "steps", steps);
        th_json_str(j, "at", id(buf, 'h', sea_fleet_hex(g, steps)));
        th_json_int(j, "ways", 13 - 2 * steps);
        meetings(g, steps, j);
        th_json_close(j, '}');
    }
    th_json_close(j, ']');
}

/* Faces of the die, of six, that take a chip, one ship, two ships (CS-PI-29). */
static void odds(int own, struct th_json *j)
{
    int wins = own > DIE ? DIE : own > 0 ? own - 1 : 0, even = own >= 1 && own <= DIE;
    th_json_open(j, "odds", '{');
    th_json_int(j, "chip", wins);
    th_json_int(j, "one_ship", even);
    th_json_int(j, "two_ships", DIE - wins - even);
    th_json_close(j, '}');
}

static const char *const colour[SEA_COLOURS] = { "red", "white", "blue", "orange" };

static void ahead(const struct th_ctx *g, int seat, struct th_json *j)
{
    struct cat_edges way = sea_way_ahead(g, seat);
    char buf[8];
    th_json_open(j, "ahead", '[');
    SEA_EACH_EDGE(way, edge)
        th_json_str(j, NULL, id(buf, 'e', edge));
    th_json_close(j, ']');
}

static void one_seat(const struct th_ctx *g, int seat, struct th_json *j)
{
    const struct sea_state *sea = sea_st(g);
    char buf[8];
    th_json_open(j, NULL, '{');
    th_json_int(j, "seat", seat + 1);
    if (sea->colour[seat] != 0) {
        th_clause no = sea_no_attack_now(g, seat);
        th_json_str(j, "colour", colour[sea->colour[seat] - 1]);
        th_json_str(j, "landing", id(buf, 'n', sea_mark_at(g, CAT_MARK_LANDING, seat)));
        th_json_str(j, "fortress", id(buf, 'n', sea_mark_at(g, CAT_MARK_FORTRESS, seat)));
        th_json_int(j, "ships", SEA_WAY - sea_to_fortress(g, seat));
        th_json_int(j, "ships_missing", sea_to_fortress(g, seat));
        th_json_int(j, "warships", sea_warships(g, seat));
        th_json_int(j, "chips", sea->fort[seat]);
        th_json_bool(j, "captured", sea_captured(g, seat));
        th_json_int(j, "price", sea_fleet_price(g, seat));
        if (no != 0)
            th_json_str(j, "no_attack", th_clause_id(no));
        odds(sea_warships(g, seat), j);
        ahead(g, seat, j);
    }
    th_json_close(j, '}');
}

/* What each colour has on the map, for those who still choose (CS-PI-35). */
static void colours(const struct th_ctx *g, struct th_json *j)
{
    char buf[8];
    th_json_open(j, "colours", '[');
    for (int c = 1; c <= SEA_COLOURS; c++) {
        if (c == SEA_WHITE && g->flow->seats < SEA_COLOURS)
            continue;
        th_json_open(j, NULL, '{');
        th_json_int(j, "colour", c);
        th_json_str(j, "name", colour[c - 1]);
        th_json_str(j, "town", id(buf, 'n', sea_colour_mark(g, CAT_MARK_FIRST_TOWN, c)));
        th_json_str(j, "landing", id(buf, 'n', sea_colour_mark(g, CAT_MARK_LANDING, c)));
        th_json_str(j, "fortress", id(buf, 'n', sea_colour_mark(g, CAT_MARK_FORTRESS, c)));
        th_json_close(j, '}');
    }
    th_json_close(j, ']');
}

static void table(const struct th_ctx *g, struct th_json *j)
{
    char buf[8];
    th_json_open(j, "fleet", '{');
    th_json_bool(j, "sails", sea_fleet_sails(g));
    th_json_open(j, "path", '[');
    for (int i = 0; i < sea_fleet_path(g); i++)
        th_json_str(j, NULL, id(buf, 'h', sea_fleet_hex(g, i))); /* from where it lies */
    th_json_close(j, ']');
    next_steps(g, j);
    if (th_on_stack(g, SEA_F_COLOUR))
        colours(g, j);
    th_json_open(j, "seats", '[');
    for (int seat = 0; seat < g->flow->seats; seat++)
        one_seat(g, seat, j);
    th_json_close(j, ']');
    th_json_close(j, '}');
}

void sea_fleet_describe(const struct th_ctx *g, enum th_section s, struct th_json *out)
{
    if (s == TH_PIECES_SECTION)
        pieces(g, out);
    else if (s == TH_TABLE_SECTION)
        table(g, out);
}
