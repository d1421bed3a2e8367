/* cli_catan_traders.c - what the terminal shows of the main scenario of Traders & Barbarians: wagons with their trains and cargo, stacks
 * of commodities, barbarians on paths, what a step costs. */
#include "cli_catan.h"
#include "tb_traders.h"

enum {
    WORDS = 320
};

static void say_number(char buf[16], int n)
{
    snprintf(buf, 16, "%d", n);
}

static const char *ware_name(const struct scene *s, int ware)
{
    char key[64];
    snprintf(key, sizeof key, "track.catan.%s", cat_track_name[TB_MARBLE + ware]);
    return tr(s->lang, key);
}

static const char *plaza_name(const struct scene *s, int plaza)
{
    char key[64];
    snprintf(key, sizeof key, "terrain.catan.%s", cat_terrain_name[CAT_CASTLE + plaza]);
    return tr(s->lang, key);
}

/* ------------------------------------------------------------------- board */

static int wagon_at(const struct scene *s, int node)
{
    struct th_ctx g = catan_look(s);
    for (int seat = 0; seat < s->rules->seats; seat++)
        if (tb_wagon(&g, seat) == node)
            return seat;
    return -1;
}

/* `<R>` a wagon, `[R>` at a city, `(R>` at a settlement. */
static bool wagon_piece(const struct scene *s, int node, struct catan_piece *out)
{
    struct th_ctx g = catan_look(s);
    int byte = cat_bs(&g)->node[node], wagon = wagon_at(s, node);
    if (wagon < 0)
        return false;
    out->owner = byte != 0 ? cat_node_owner(cat_bs(&g), node) : wagon;
    snprintf(out->text, sizeof out->text, "%c%s>",
             byte == 0                    ? '<'
             : (byte & CAT_CITY_BIT) != 0 ? '['
                                          : '(',
             say_letter(s, out->owner));
    return true;
}

/* `!!!` a barbarian, `!R!` on a road. */
static bool barbarian_piece(const struct scene *s, int edge, struct catan_piece *out)
{
    struct th_ctx g = catan_look(s);
    if (!tb_barbarian_on(&g, edge))
        return false;
    out->owner = cat_edge_owner(cat_bs(&g), edge);
    snprintf(out->text, sizeof out->text, "!%s!",
             out->owner >= 0 ? say_letter(s, out->owner) : "!");
    return true;
}

/* What a trade hex gives that is fruitful on this table: `6 wool`. */
static bool plaza_piece(const struct scene *s, int hex, struct catan_piece *out)
{
    struct th_ctx g = catan_look(s);
    int terrain = cat_bs(&g)->terrain[hex], res = cat_res_at(&g, hex);
    char key[64], number[16];
    if (res < 0 || terrain < CAT_CASTLE || terrain > CAT_GLASSWORKS)
        return false;
    snprintf(key, sizeof key, "res.catan.%s", cat_res_name[res]);
    catan_say_numbers(&g, hex, number);
    snprintf(out->text, sizeof out->text, "%s %s", number, tr(s->lang, key));
    snprintf(key, sizeof key, "abbr.catan.%s", cat_res_name[res]);
    snprintf(out->brief, sizeof out->brief, "%s %s", number, tr(s->lang, key));
    return true;
}

static bool piece(const struct scene *s, int type, int at, struct catan_piece *out)
{
    return type == TH_T_EDGE   ? barbarian_piece(s, at, out)
           : type == TH_T_NODE ? wagon_piece(s, at, out)
           : type == TH_T_HEX  ? plaza_piece(s, at, out)
                               : false;
}

static enum draw_ink ground(int terrain)
{
    return terrain >= CAT_CASTLE && terrain <= CAT_GLASSWORKS ? INK_FOG : INK_NONE;
}

static void say_wagons(const struct scene *s, int node, char *buf, size_t cap)
{
    struct th_ctx g = catan_look(s);
    char list[WORDS] = "", name[64];
    for (int seat = 0; seat < s->rules->seats; seat++) {
        if (tb_wagon(&g, seat) != node)
            continue;
        say_seat(s, seat, name, sizeof name);
        catan_add_word(list, sizeof list, ", ", name);
    }
    if (list[0] != '\0')
        say(s, buf, cap, "place.catan.wagons", "list", list, NULL);
}

/* What a path costs the wagon that is asked, and what drives its barbarian off. */
static void say_step(const struct scene *s, int edge, char *buf, size_t cap)
{
    struct th_ctx g = catan_look(s);
    const struct th_frame *f = catan_asking(s);
    const uint8_t *end = catan_rules(s)->graph.edge_node[edge];
    int at = catan_asks(s, TB_F_WAGON) ? tb_wagon(&g, f->seat) : -1;
    struct tb_step step = tb_step(&g, at >= 0 ? f->seat : 0, edge);
    char mp[16], odds[16];
    if (at < 0 || (end[0] != at && end[1] != at))
        return;
    say_number(mp, step.mp);
    say(s, buf, cap, step.toll > 0 ? "place.catan.toll" : "place.catan.points", "n", mp, NULL);
    if (!tb_barbarian_on(&g, edge))
        return;
    say_number(odds, 7 - tb_train_of(&g, f->seat)->drives_from);
    char faces[64];
    say(s, faces, sizeof faces, "place.catan.odds", "n", odds, NULL);
    catan_add_word(buf, cap, ", ", faces);
}

static void say_path(const struct scene *s, int edge, char *buf, size_t cap)
{
    struct th_ctx g = catan_look(s);
    char costs[120] = "";
    say_step(s, edge, costs, sizeof costs);
    if (tb_barbarian_on(&g, edge))
        catan_add_word(buf, cap, ", ", tr(s->lang, "place.catan.barbarian"));
    if (costs[0] != '\0')
        catan_add_word(buf, cap, ", ", costs);
}

static void place(const struct scene *s, int type, int value, char *buf, size_t cap)
{
    struct th_ctx g = catan_look(s);
    int plaza = type == TH_T_NODE ? tb_plaza_at(&g, value) : -1;
    buf[0] = '\0';
    if (type == TH_T_EDGE)
        say_path(s, value, buf, cap);
    else if (plaza >= 0)
        say(s, buf, cap, "place.catan.plaza", "a", plaza_name(s, plaza), NULL);
    else if (type == TH_T_NODE)
        say_wagons(s, value, buf, cap);
}

static int legend(const struct scene *s, struct draw_grid *g, int x, int y, int w)
{
    return draw_wrap(g, x, y, w, 3, pen(INK_DIM), tr(s->lang, "ui.catan.traders_legend"));
}

/* ------------------------------------------------------------------ panels */

/* `Train 2: 5 points, drives off from 6  marble for the castle  delivered 3` */
static int seat_line(const struct scene *s, int seat, struct draw_grid *g, int x, int y, int w)
{
    struct th_ctx c = catan_look(s);
    const struct tb_traders_state *t = tb_traders_st(&c);
    const struct tb_train *train = tb_train_of(&c, seat);
    char line[PLAY_TEXT], level[16], mp[16], done[16], cargo[120], wagon[32] = "-";
    int ware = t->cargo[seat] - 1;
    say_number(level, t->level[seat]);
    say_number(mp, train->mp);
    say_number(done, t->delivered[seat]);
    if (tb_wagon(&c, seat) >= 0)
        snprintf(wagon, sizeof wagon, "n%02d", tb_wagon(&c, seat));
    if (ware >= 0)
        say(s, cargo, sizeof cargo, "ui.catan.cargo", "a", ware_name(s, ware), "b",
            plaza_name(s, tb_ware_goal(ware)), NULL);
    else
        snprintf(cargo, sizeof cargo, "%s", tr(s->lang, "ui.catan.no_cargo"));
    say(s, line, sizeof line, "ui.catan.wagon", "a", wagon, "level", level, "mp", mp, "cargo",
        cargo, "n", done, NULL);
    return draw_wrap(g, x, y, w, 2, pen(INK_DIM), line);
}

/* What is left of the stacks: everybody has seen what was drawn. */
static int table(const struct scene *s, struct draw_grid *g, int x, int y, int w)
{
    struct th_ctx c = catan_look(s);
    char line[PLAY_TEXT], list[WORDS] = "", one[160], a[16], b[16];
    for (int plaza = 0; plaza < TB_PLAZAS; plaza++) {
        const uint8_t *stack = tb_traders_st(&c)->stack[plaza];
        say_number(a, stack[0]);
        say_number(b, stack[1]);
        say(s, one, sizeof one, "ui.catan.stack", "plaza", plaza_name(s, plaza), "a", a, "b",
            ware_name(s, tb_ware_of(plaza, 0)), "c", b, "d", ware_name(s, tb_ware_of(plaza, 1)),
            NULL);
        catan_add_word(list, sizeof list, "; ", one);
    }
    say(s, line, sizeof line, "ui.catan.stacks", "list", list, NULL);
    return draw_wrap(g, x, y, w, 3, pen(INK_DIM), line);
}

static int hand(const struct scene *s, struct draw_grid *g, int x, int y, int w)
{
    struct th_ctx c = catan_look(s);
    int level = tb_traders_st(&c)->level[s->viewer] + 1;
    char line[PLAY_TEXT], n[16], mp[16], gold[16], from[16], goods[120];
    if (level > TB_TRAINS)
        return 0;
    say_number(n, level);
    say_number(mp, tb_train[level].mp);
    say_number(gold, tb_train[level].gold);
    say_number(from, tb_train[level].drives_from);
    say_goods(s, tb_train[level].cost, goods, sizeof goods);
    say(s, line, sizeof line, "ui.catan.next_train", "level", n, "mp", mp, "gold", gold, "from",
        from, "cost", goods, NULL);
    return draw_wrap(g, x, y, w, 2, pen(INK_TEXT), line);
}

/* Points that stand among those of cards. */
static int final(const struct scene *s, const struct play_tally *t, struct draw_grid *g, int x,
                 int y, int w)
{
    struct th_ctx c = catan_look(s);
    char line[400], list[WORDS] = "", name[64], one[128], n[16], level[16];
    (void)t;
    for (int seat = 0; seat < s->rules->seats; seat++) {
        say_seat(s, seat, name, sizeof name);
        say_number(n, tb_traders_st(&c)->delivered[seat]);
        say_number(level, tb_traders_st(&c)->level[seat]);
        say(s, one, sizeof one, "end.catan.wagon", "seat", name, "n", n, "level", level, NULL);
        catan_add_word(list, sizeof list, ", ", one);
    }
    say(s, line, sizeof line, "end.catan.traders", "list", list, NULL);
    return draw_wrap(g, x, y, w, 3, pen(INK_TEXT), line);
}

/* ------------------------------------------------------------------- moves */

static void cost(const struct scene *s, int kind, char *buf, size_t cap)
{
    struct th_ctx c = catan_look(s);
    int level = s->viewer < s->rules->seats ? tb_traders_st(&c)->level[s->viewer] : TB_TRAINS;
    if (kind == TB_MV_UPGRADE && level < TB_TRAINS)
        say_goods(s, tb_train[level + 1].cost, buf, cap);
}

static int asked(const struct scene *s, int seat)
{
    (void)seat;
    return catan_asks(s, TB_F_WAGON) ? catan_asking(s)->n : 0;
}

const struct catan_part catan_part_traders = {
    .module = CAT_M_TRADERS,
    .seat = seat_line,
    .table = table,
    .hand = hand,
    .legend = legend,
    .final = final,
    .piece = piece,
    .ground = ground,
    .place = place,
    .cost = cost,
    .asked = asked,
};
