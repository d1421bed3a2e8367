/* cli_catan_ck.c - what the terminal shows of Cities & Knights: improvements, knights, the barbarian track with both
 * strengths, progress cards. Read from a view like everything here. */
#include "ck.h"
#include "cli_catan.h"

#include <string.h>

static int strength(const struct th_ctx *g, int seat)
{
    const struct ck_state *k = ck_st(g);
    int sum = 0;
    CK_EACH_NODE(k->post[seat], node)
        sum += (k->knight[node] & CK_ACTIVE) != 0 ? ck_level(k->knight[node]) : 0;
    return sum;
}

static void number(char buf[16], int v)
{
    snprintf(buf, 16, "%d", v);
}

static int seat_lines(const struct scene *s, int seat, struct draw_grid *g, int x, int y, int w)
{
    struct th_ctx c = catan_look(s);
    char line[320], level[CK_TRACKS][16], power[16], walls[16], cards[16], points[16];
    for (int track = 0; track < CK_TRACKS; track++)
        snprintf(level[track], sizeof level[track], "%d%s", ck_st(&c)->level[seat][track],
                 ck_crown_owner(&c, track) == seat ? "*" : "");
    number(power, strength(&c, seat));
    number(walls, ck_walls(&c, seat));
    number(cards, ck_cards_in_hand(&c, seat));
    number(points, ck_st(&c)->defender[seat]);
    if (s->tight) {
        say(s, line, sizeof line, "ui.catan.ck_tight", "a", level[CK_TRADE], "b",
            level[CK_POLITICS], "c", level[CK_SCIENCE], "d", power, "e", walls, "f", cards, "g",
            points, NULL);
        return draw_wrap(g, x, y, w, 2, pen(INK_DIM), line);
    }
    say(s, line, sizeof line, "ui.catan.ck_tracks", "a", level[CK_TRADE], "b", level[CK_POLITICS],
        "c", level[CK_SCIENCE], NULL);
    int lines = draw_wrap(g, x, y, w, 2, pen(INK_TEXT), line);
    say(s, line, sizeof line, "ui.catan.ck_knights", "a", power, "b", walls, "c", cards, "d",
        points, NULL);
    return lines + draw_wrap(g, x, y + lines, w, 2, pen(INK_DIM), line);
}

/* Where the ship is, and what a landing would bring. */
static int ship_line(const struct scene *s, struct draw_grid *g, int x, int y, int w)
{
    struct th_ctx c = catan_look(s);
    char line[320], ship[16], lands[16], attack[16], defence[16];
    int cities = 0, knights = 0;
    if (catan_rules(s)->params.raid != 0)
        return 0; /* there is none: CT-X-35 */
    for (int seat = 0; seat < c.flow->seats; seat++) {
        cities += ck_cities(&c, seat);
        knights += strength(&c, seat);
    }
    number(ship, ck_st(&c)->ship);
    number(lands, CK_LAIR);
    number(attack, cities);
    number(defence, knights);
    say(s, line, sizeof line, s->tight ? "ui.catan.ck_ship_tight" : "ui.catan.ck_barbarians", "a",
        ship, "b", lands, "c", attack, "d", defence, NULL);
    return draw_wrap(g, x, y, w, 2, pen(knights < cities ? INK_GOOD : INK_TEXT), line);
}

static int table(const struct scene *s, struct draw_grid *g, int x, int y, int w)
{
    struct th_ctx c = catan_look(s);
    char line[320], left[CK_TRACKS][16];
    int lines = ship_line(s, g, x, y, w);
    if (s->tight)
        return lines;
    for (int deck = 0; deck < CK_TRACKS; deck++)
        number(left[deck], ck_deck_size(&c, deck));
    say(s, line, sizeof line, "ui.catan.ck_decks", "a", left[CK_TRADE], "b", left[CK_POLITICS], "c",
        left[CK_SCIENCE], NULL);
    return lines + draw_wrap(g, x, y + lines, w, 2, pen(INK_TEXT), line);
}

static int hand(const struct scene *s, struct draw_grid *g, int x, int y, int w)
{
    struct th_ctx c = catan_look(s);
    char line[PLAY_TEXT], list[400] = "", name[64];
    if (ck_cards_in_hand(&c, s->viewer) == 0)
        return 0;
    for (int card = 0; card < CAT_CARD_NB; card++) {
        if (ck_held(&c, s->viewer, card) == 0)
            continue;
        size_t at = strlen(list);
        say_value(s, TH_T_CARD, card, name, sizeof name);
        snprintf(list + at, sizeof list - at, "%s%s x%d", at > 0 ? ", " : "", name,
                 ck_held(&c, s->viewer, card));
    }
    say(s, line, sizeof line, "ui.catan.ck_progress", "list", list, NULL);
    return draw_wrap(g, x, y, w, 3, pen(INK_GOOD), line);
}

static int legend(const struct scene *s, struct draw_grid *g, int x, int y, int w)
{
    int lines = draw_wrap(g, x, y, w, 3, pen(INK_DIM), tr(s->lang, "ui.catan.ck_legend"));
    return lines +
           draw_wrap(g, x, y + lines, w, 3, pen(INK_DIM), tr(s->lang, "ui.catan.ck_legend_tight"));
}

/* `R2!`: a knight of strength 2, active; `R2.` inactive. */
static bool piece(const struct scene *s, int type, int at, struct catan_piece *out)
{
    struct th_ctx c = catan_look(s);
    int knight = type == s->rules->spots ? ck_st(&c)->knight[at] : 0;
    if (knight == 0)
        return false;
    out->owner = ck_owner(knight);
    snprintf(out->text, sizeof out->text, "%s%d%s", say_letter(s, out->owner), ck_level(knight),
             (knight & CK_ACTIVE) != 0 ? "!" : ".");
    return true;
}

/* A commodity looks like the land it comes from (CK-PROD-03). */
static enum draw_ink good(int kind)
{
    switch (kind) {
    case CK_COIN: return INK_MOUNTAINS;
    case CK_PAPER: return INK_FOREST;
    case CK_CLOTH: return INK_PASTURE;
    default: return INK_NONE;
    }
}

static cat_cards price(const struct th_ctx *g, int kind)
{
    switch (kind) {
    case CK_MV_WALL: return ck_wall_cost();
    case CK_MV_RECRUIT:
    case CK_MV_PROMOTE: return ck_knight_cost();
    case CK_MV_ACTIVATE: return cat_some(CAT_GRAIN, 1); /* CK-KNIGHT-08 */
    case CK_MV_REPAIR: return ck_repair_cost(g);
    case CK_MV_MEDICINE: return ck_medicine_cost();
    default: return 0;
    }
}

static void cost(const struct scene *s, int kind, char *buf, size_t cap)
{
    struct th_ctx g = catan_look(s);
    if (cat_paid_here(&g) && price(&g, kind) != 0) /* a Smith promotes for nothing (CK-SMITH-01) */
        say_goods(s, price(&g, kind), buf, cap);
}

const struct catan_part catan_part_ck = {
    .module = CAT_M_CK,
    .seat = seat_lines,
    .table = table,
    .hand = hand,
    .legend = legend,
    .piece = piece,
    .good = good,
    .cost = cost,
};
