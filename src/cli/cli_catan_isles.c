/* cli_catan_isles.c - figures of single scenarios: gifts of the tribe, villages and cloth, the pirate fleet and its fortresses,
 * wonders. */
#include "cli_catan_sea.h"
#include "sea_fleet.h"

static const struct cat_map *map_of(const struct scene *s)
{
    return catan_rules(s)->params.map;
}

static const struct sea_state *sea_of(const struct scene *s)
{
    return &((const struct cat_state *)s->view)->sea;
}

/* The mark of a kind at a place, and how many of its kind come before it; NULL: there is none. */
static const struct cat_mark *mark_at(const struct scene *s, int kind, int place, int *slot)
{
    const struct cat_map *map = map_of(s);
    *slot = 0;
    for (int i = 0; i < map->n_marks; i++) {
        if (map->marks[i].kind != kind)
            continue;
        if (map->marks[i].place == place)
            return &map->marks[i];
        ++*slot;
    }
    return NULL;
}

/* ---------------------------------------------------------- the Forgotten Tribe */

void sea_say_harbour(const struct scene *s, int kind, char *buf, size_t cap)
{
    char name[64] = "";
    if (kind != CAT_ANY_HARBOUR)
        say_value(s, TH_T_RES, kind, name, sizeof name);
    snprintf(buf, cap, kind == CAT_ANY_HARBOUR ? "3:1" : "2:1 %s", name);
}

void sea_say_token(const struct scene *s, int slot, char *buf, size_t cap)
{
    sea_say_harbour(s, catan_base(s)->harbour_kind[slot], buf, cap);
}

static bool gift_piece(const struct scene *s, int type, int at, struct catan_piece *out)
{
    int slot;
    if (type != TH_T_EDGE || !cat_has_edge(&sea_of(s)->gift, at))
        return false;
    const char *text = tr(s->lang, "abbr.catan.gift_card");
    if (mark_at(s, CAT_MARK_GIFT_CHIP, at, &slot) != NULL)
        text = "+1";
    else if (mark_at(s, CAT_MARK_GIFT_HARBOUR, at, &slot) != NULL)
        text = catan_base(s)->harbour_kind[slot] == CAT_ANY_HARBOUR ? "3:1" : "2:1";
    snprintf(out->text, sizeof out->text, "%s", text);
    return true;
}

static void gift_place(const struct scene *s, int type, int value, char *buf)
{
    char text[SEA_WORDS], token[96];
    int slot;
    if (type != TH_T_EDGE || !cat_has_edge(&sea_of(s)->gift, value))
        return;
    if (mark_at(s, CAT_MARK_GIFT_HARBOUR, value, &slot) != NULL) {
        sea_say_token(s, slot, token, sizeof token);
        say(s, text, sizeof text, "place.catan.gift_harbour", "token", token, NULL);
        sea_add(buf, text);
    } else {
        bool chip = mark_at(s, CAT_MARK_GIFT_CHIP, value, &slot) != NULL;
        sea_add(buf, tr(s->lang, chip ? "place.catan.gift_chip" : "place.catan.gift_card"));
    }
}

static void gift_seat(const struct scene *s, int seat, char *buf)
{
    char text[SEA_WORDS], token[96];
    sea_say_count(s, text, "ui.catan.gifts", sea_of(s)->gifts[seat]);
    sea_add(buf, text);
    for (int slot = 0; slot < CAT_HARBOURS; slot++)
        if (sea_of(s)->kept[slot] == seat + 1) {
            sea_say_token(s, slot, token, sizeof token);
            say(s, text, sizeof text, "ui.catan.kept", "token", token, NULL);
            sea_add(buf, text);
        }
}

/* `e00 2:1 ore, e09 3:1`: tokens lie face up (CS-FT-02), and the board has room for the rate alone. */
static int gift_table(const struct scene *s, struct draw_grid *g, int x, int y, int w)
{
    const struct cat_map *map = map_of(s);
    char line[2 * SEA_WORDS], list[SEA_WORDS] = "", token[96], one[128];
    for (int i = 0, slot = 0; i < map->n_marks; i++) {
        if (map->marks[i].kind != CAT_MARK_GIFT_HARBOUR)
            continue;
        sea_say_token(s, slot++, token, sizeof token);
        snprintf(one, sizeof one, "e%02d %s", map->marks[i].place, token);
        if (cat_has_edge(&sea_of(s)->gift, map->marks[i].place))
            sea_add(list, one);
    }
    if (list[0] == '\0')
        return 0;
    say(s, line, sizeof line, "ui.catan.gift_harbours", "list", list, NULL);
    return draw_wrap(g, x, y, w, 4, pen(INK_DIM), line);
}

static const struct sea_figures tribe = { .mark = CAT_MARK_GIFT_CHIP,
                                          .legend = "ui.catan.legend_tribe",
                                          .piece = gift_piece,
                                          .place = gift_place,
                                          .seat = gift_seat,
                                          .table = gift_table };

/* -------------------------------------------------------------- Cloth for Catan */

/* `v8`: a village that trades when an 8 is rolled. */
static bool village_piece(const struct scene *s, int type, int at, struct catan_piece *out)
{
    int slot;
    const struct cat_mark *village =
        type == TH_T_NODE ? mark_at(s, CAT_MARK_VILLAGE, at, &slot) : NULL;
    if (village == NULL)
        return false;
    snprintf(out->text, sizeof out->text, "v%d", village->value);
    return true;
}

/* `RB`: who trades with it. */
static const char *traders(const struct scene *s, int slot, char buf[32])
{
    buf[0] = '\0';
    for (int seat = 0; seat < s->rules->seats; seat++)
        if ((sea_of(s)->contact[slot] >> seat & 1) != 0)
            catan_add_word(buf, 32, "", say_letter(s, seat));
    return buf[0] != '\0' ? buf : "-";
}

static void village_place(const struct scene *s, int type, int value, char *buf)
{
    char text[SEA_WORDS], stock[16], seats[32];
    int slot;
    if (type != TH_T_NODE || mark_at(s, CAT_MARK_VILLAGE, value, &slot) == NULL)
        return;
    snprintf(stock, sizeof stock, "%d", sea_of(s)->stock[slot]);
    say(s, text, sizeof text, "place.catan.stock", "n", stock, "seats", traders(s, slot, seats),
        NULL);
    sea_add(buf, text);
}

static void cloth_seat(const struct scene *s, int seat, char *buf)
{
    char text[SEA_WORDS];
    sea_say_count(s, text, "ui.catan.cloth", sea_of(s)->cloth[seat]);
    sea_add(buf, text);
}

/* `v8 n46: 5 RB; ...`: their numbers, where they are, their stock, who trades with them. */
static int village_table(const struct scene *s, struct draw_grid *g, int x, int y, int w)
{
    const struct cat_map *map = map_of(s);
    char line[2 * SEA_WORDS], list[SEA_WORDS] = "", one[64], seats[32], left[16], supply[16];
    int open = 0, slot = 0;
    for (int i = 0; i < map->n_marks; i++) {
        if (map->marks[i].kind != CAT_MARK_VILLAGE)
            continue;
        snprintf(one, sizeof one, "v%d n%02d: %d %s", map->marks[i].value, map->marks[i].place,
                 sea_of(s)->stock[slot], traders(s, slot, seats));
        catan_add_word(list, sizeof list, "; ", one);
        open += sea_of(s)->stock[slot++] > 0;
    }
    snprintf(left, sizeof left, "%d", open);
    snprintf(supply, sizeof supply, "%d", sea_of(s)->supply);
    say(s, line, sizeof line, "ui.catan.villages", "n", left, "supply", supply, NULL);
    int lines = draw_wrap(g, x, y, w, 2, pen(INK_TEXT), line);
    return lines + draw_wrap(g, x, y + lines, w, 5, pen(INK_DIM), list);
}

static const struct sea_figures cloth = { .mark = CAT_MARK_VILLAGE,
                                          .legend = "ui.catan.legend_villages",
                                          .piece = village_piece,
                                          .place = village_place,
                                          .seat = cloth_seat,
                                          .table = village_table };

/* -------------------------------------------------------------- Pirate Islands */

enum {
    DIE = 6
};

/* The seat whose colour has this place, -1 = none. */
static int whose(const struct scene *s, int kind, int place)
{
    struct th_ctx g = catan_look(s);
    for (int seat = 0; seat < s->rules->seats; seat++)
        if (sea_mark_at(&g, kind, seat) == place)
            return seat;
    return -1;
}

/* `FR3` a fortress with three chips, `L-R` a landing without a building. */
static bool shore_piece(const struct scene *s, int node, struct catan_piece *out)
{
    int fort = whose(s, CAT_MARK_FORTRESS, node), landing = whose(s, CAT_MARK_LANDING, node);
    if (fort >= 0 && sea_of(s)->fort[fort] > 0) {
        out->owner = fort;
        snprintf(out->text, sizeof out->text, "F%s%d", say_letter(s, fort), sea_of(s)->fort[fort]);
        return true;
    }
    if (landing < 0 || catan_base(s)->node[node] != 0)
        return false;
    snprintf(out->text, sizeof out->text, "L-%s", say_letter(s, landing));
    return true;
}

/* `!R!` a warship. */
static bool fleet_piece(const struct scene *s, int type, int at, struct catan_piece *out)
{
    struct th_ctx g = catan_look(s);
    if (type == TH_T_HEX)
        return sea_fleet_sails(&g) && sea_fleet_hex(&g, 0) == at && sea_mark(s, "fleet", out);
    if (type == TH_T_EDGE && cat_has_edge(&sea_of(s)->war, at)) {
        out->owner = sea_ship_of(catan_base(s), at);
        snprintf(out->text, sizeof out->text, "!%s!", say_letter(s, out->owner));
        return true;
    }
    return type == TH_T_NODE && shore_piece(s, at, out);
}

static void fleet_place(const struct scene *s, int type, int value, char *buf)
{
    char text[SEA_WORDS], name[64];
    int fort = type == TH_T_NODE ? whose(s, CAT_MARK_FORTRESS, value) : -1;
    int landing = type == TH_T_NODE ? whose(s, CAT_MARK_LANDING, value) : -1;
    if (fort < 0 && landing < 0)
        return;
    say_seat(s, fort >= 0 ? fort : landing, name, sizeof name);
    say(s, text, sizeof text, fort >= 0 ? "place.catan.fortress" : "place.catan.landing", "seat",
        name, NULL);
    sea_add(buf, text);
}

static void fleet_seat(const struct scene *s, int seat, char *buf)
{
    struct th_ctx g = catan_look(s);
    char text[SEA_WORDS], a[16], b[16], c[16];
    if (sea_of(s)->colour[seat] == 0)
        return;
    snprintf(a, sizeof a, "%d", sea_warships(&g, seat));
    snprintf(b, sizeof b, "%d", SEA_WAY - sea_to_fortress(&g, seat));
    snprintf(c, sizeof c, "%d", sea_of(s)->fort[seat]);
    say(s, text, sizeof text, "ui.catan.warships", "a", a, "b", b, "c", c, NULL);
    sea_add(buf, text);
}

/* `1 h12, 2 h13 RB, ...`: where the next roll takes it, by the lower die, and who has buildings there. */
static int fleet_table(const struct scene *s, struct draw_grid *g, int x, int y, int w)
{
    struct th_ctx c = catan_look(s);
    char line[2 * SEA_WORDS], list[SEA_WORDS] = "", one[64], at[16];
    if (!sea_fleet_sails(&c))
        return 0;
    for (int steps = 1; steps <= DIE; steps++) {
        int hex = sea_fleet_hex(&c, steps);
        snprintf(one, sizeof one, "%d h%02d", steps, hex);
        for (int seat = 0, n = 0; seat < s->rules->seats; seat++)
            if (sea_fleet_meets(&c, seat, hex))
                catan_add_word(one, sizeof one, n++ == 0 ? " " : "", say_letter(s, seat));
        catan_add_word(list, sizeof list, ", ", one);
    }
    snprintf(at, sizeof at, "h%02d", sea_fleet_hex(&c, 0));
    say(s, line, sizeof line, "ui.catan.fleet", "at", at, "list", list, NULL);
    return draw_wrap(g, x, y, w, 3, pen(INK_TEXT), line);
}

/* What an attack would bring now: of the six faces of the die (CS-PI-29). */
static int siege_hand(const struct scene *s, struct draw_grid *g, int x, int y, int w)
{
    struct th_ctx c = catan_look(s);
    char line[SEA_WORDS], wins[16], even[16], lost[16];
    if (sea_of(s)->colour[s->viewer] == 0 || sea_no_attack_now(&c, s->viewer) != 0)
        return 0;
    int own = sea_warships(&c, s->viewer), draw = own >= 1 && own <= DIE;
    int win = own > DIE ? DIE : own > 0 ? own - 1 : 0;
    snprintf(wins, sizeof wins, "%d", win);
    snprintf(even, sizeof even, "%d", draw);
    snprintf(lost, sizeof lost, "%d", DIE - win - draw);
    say(s, line, sizeof line, "ui.catan.siege", "a", wins, "b", even, "c", lost, NULL);
    return draw_wrap(g, x, y, w, 3, pen(INK_GOOD), line);
}

static const struct sea_figures fleet = { .mark = CAT_MARK_FLEET,
                                          .legend = "ui.catan.legend_fleet",
                                          .piece = fleet_piece,
                                          .place = fleet_place,
                                          .seat = fleet_seat,
                                          .table = fleet_table,
                                          .hand = siege_hand };

/* ------------------------------------------------------------ Wonders of Catan */

/* `w` and `b`: crossings that the Great Wall and the Great Bridge ask for. */
static bool site_piece(const struct scene *s, int type, int at, struct catan_piece *out)
{
    int slot;
    if (type != TH_T_NODE || catan_base(s)->node[at] != 0)
        return false;
    bool wall = mark_at(s, CAT_MARK_BROWN, at, &slot) != NULL;
    if (!wall && mark_at(s, CAT_MARK_PURPLE, at, &slot) == NULL)
        return false;
    snprintf(out->text, sizeof out->text, wall ? "'w'" : "'b'");
    return true;
}

static void site_place(const struct scene *s, int type, int value, char *buf)
{
    int slot;
    if (type != TH_T_NODE)
        return;
    if (mark_at(s, CAT_MARK_BROWN, value, &slot) != NULL)
        sea_add(buf, tr(s->lang, "place.catan.wall"));
    if (mark_at(s, CAT_MARK_PURPLE, value, &slot) != NULL)
        sea_add(buf, tr(s->lang, "place.catan.bridge"));
}

static void wonder_seat(const struct scene *s, int seat, char *buf)
{
    char text[SEA_WORDS], name[96], stage[16];
    if (sea_of(s)->wonder[seat] == 0)
        return;
    sea_say_named(s, "wonder", sea_of(s)->wonder[seat], name, sizeof name);
    snprintf(stage, sizeof stage, "%d", sea_of(s)->stage[seat]);
    say(s, text, sizeof text, "ui.catan.stages", "wonder", name, "n", stage, NULL);
    sea_add(buf, text);
}

/* Cards nobody has: what they ask for and who has it, the price of their stages. */
static int wonder_table(const struct scene *s, struct draw_grid *g, int x, int y, int w)
{
    struct th_ctx c = catan_look(s);
    char line[2 * SEA_WORDS], name[96], price[160], needs[32];
    int lines = 0;
    for (int card = 1; card <= SEA_WONDERS; card++) {
        char seats[32] = "";
        bool taken = false;
        for (int seat = 0; seat < s->rules->seats; seat++) {
            taken = taken || sea_of(s)->wonder[seat] == card;
            if (sea_wonder_fits(&c, seat, card))
                catan_add_word(seats, sizeof seats, "", say_letter(s, seat));
        }
        if (taken)
            continue;
        sea_say_named(s, "wonder", card, name, sizeof name);
        say_goods(s, sea_wonder_price(card), price, sizeof price);
        snprintf(needs, sizeof needs, "wonder_needs.catan.%d", card);
        say(s, line, sizeof line, "ui.catan.wonder", "wonder", name, "needs", tr(s->lang, needs),
            "price", price, "seats", seats[0] != '\0' ? seats : "-", NULL);
        lines += draw_wrap(g, x, y + lines, w, s->tight ? 1 : 2, pen(INK_TEXT), line);
    }
    return lines;
}

static const struct sea_figures wonders = { .mark = CAT_MARK_BROWN,
                                            .legend = "ui.catan.legend_wonders",
                                            .piece = site_piece,
                                            .place = site_place,
                                            .seat = wonder_seat,
                                            .table = wonder_table };

const struct sea_figures *const sea_figures[] = { &tribe, &cloth, &fleet, &wonders, NULL };
