/* cli_play_carcassonne.c - what the terminal shows of Carcassonne besides the map: seats, the tile in the hand, spots in
 * words, the end. Everything is public in this game; it is read from a view all the same. */
#include "cli_carcassonne.h"
#include "cli_draw_carcassonne.h"

#include <stdlib.h>
#include <string.h>

static const struct car_state *state_of(const struct scene *s)
{
    return s->view;
}

/* The engine's questions want a context; they change nothing. */
static struct th_ctx context(const struct scene *s)
{
    return th_look(s->rules, s->view);
}

static void append(char *buf, size_t cap, const char *text)
{
    size_t n = strlen(buf);
    snprintf(buf + n, cap - n, "%s%s", n > 0 ? ", " : "", text);
}

/* ------------------------------------------------------------------- seats */

static int points_of(const struct scene *s, int seat)
{
    const struct car_state *st = state_of(s);
    return st->points[seat][0] + st->points[seat][1];
}

/* `meeples 5, abbot, pig`: what is in the supply. */
static void list_supply(const struct scene *s, int seat, char *buf, size_t cap)
{
    struct th_ctx g = context(s);
    char n[16];
    snprintf(n, sizeof n, "%d", car_supply(state_of(s), seat, CAR_MEEPLE));
    say(s, buf, cap, "ui.carcassonne.seat", "a", n, NULL);
    for (int figure = CAR_BIG; figure <= CAR_PIG; figure++) {
        char key[64];
        snprintf(key, sizeof key, "figure.carcassonne.%s", car_figure_name[figure]);
        if ((car_ru(&g)->in_play >> figure & 1) != 0 && car_supply(state_of(s), seat, figure) > 0)
            append(buf, cap, tr(s->lang, key));
    }
}

/* What the modules in play give a seat besides figures. */
static void list_things(const struct scene *s, int seat, char *buf, size_t cap)
{
    char text[120];
    buf[0] = '\0';
    CARCASSONNE_EACH_PART(s, part, thing) {
        part->thing(s, seat, text, sizeof text);
        if (text[0] != '\0')
            append(buf, cap, text);
    }
}

static int seat(const struct scene *s, int i, struct draw_grid *g, int x, int y, int w)
{
    char line[400];
    int lines = 1;
    draw_seat_head(s, i, "say.points", points_of(s, i), g, x, y, w);
    list_supply(s, i, line, sizeof line);
    lines += draw_wrap(g, x + 2, y + lines, w - 2, 2, pen(INK_TEXT), line);
    list_things(s, i, line, sizeof line);
    if (line[0] != '\0')
        lines += draw_wrap(g, x + 2, y + lines, w - 2, 2, pen(INK_DIM), line);
    return lines;
}

/* ------------------------------------------------------------ table and tile */

/* What lies on a tile besides its land: `shield, wine`. */
static void list_signs(const struct scene *s, const struct car_kind *k, char *buf, size_t cap)
{
    static const char *const crop[] = { "fork", "club", "shield" };
    char key[64];
    for (int i = 0; i < k->n_seg; i++) {
        const struct car_seg *seg = &k->seg[i];
        const struct {
            bool is;
            const char *key;
        } sign[] = { { seg->type == CAR_MONASTERY, "terrain.carcassonne.monastery" },
                     { seg->type == CAR_GARDEN, "terrain.carcassonne.garden" },
                     { seg->shields > 0, "ui.carcassonne.shield" },
                     { seg->inn != 0, "res.carcassonne.inn" },
                     { seg->cathedral != 0, "res.carcassonne.cathedral" } };
        for (size_t n = 0; n < sizeof sign / sizeof sign[0]; n++)
            if (sign[n].is)
                append(buf, cap, tr(s->lang, sign[n].key));
        snprintf(key, sizeof key, "card.carcassonne.%s",
                 car_goods_name[seg->goods > 0 ? seg->goods - 1 : 0]);
        if (seg->goods > 0)
            append(buf, cap, tr(s->lang, key));
    }
    static const char *const symbol[] = { "lake", "gold", "hat", "sack" };
    for (int i = 0; i < 4; i++) {
        snprintf(key, sizeof key, "ui.carcassonne.sign.%s", symbol[i]);
        if ((k->symbols >> i & 1) != 0)
            append(buf, cap, tr(s->lang, key));
    }
    if (k->flight != 0)
        append(buf, cap, tr(s->lang, "ui.carcassonne.sign.flight"));
    if (k->crop != 0) {
        snprintf(key, sizeof key, "ui.carcassonne.sign.%s", crop[k->crop - 1]);
        append(buf, cap, tr(s->lang, key));
    }
}

/* `north city, east road ...`: the sides of a tile as it is drawn, then what lies on it. */
static void list_sides(const struct scene *s, const struct car_kind *k, char *buf, size_t cap)
{
    static const char letter[] = "FRCV";
    char key[4][40];
    for (int side = 0; side < 4; side++)
        snprintf(key[side], sizeof key[side], "ui.carcassonne.edge.%c",
                 letter[k->edges >> 2 * side & 3]);
    say(s, buf, cap, "ui.carcassonne.sides", "a", tr(s->lang, key[0]), "b", tr(s->lang, key[1]),
        "c", tr(s->lang, key[2]), "d", tr(s->lang, key[3]), NULL);
    list_signs(s, k, buf, cap);
}

static int table(const struct scene *s, struct draw_grid *g, int x, int y, int w)
{
    struct th_ctx ctx = context(s);
    char line[PLAY_TEXT], n[16];
    snprintf(n, sizeof n, "%d", car_stack(&ctx));
    say(s, line, sizeof line, "ui.carcassonne.left", "a", n, NULL);
    return draw_wrap(g, x, y, w, 2, pen(INK_TEXT), line);
}

/* The tile that was drawn, and what modules ask about. */
static int hand(const struct scene *s, struct draw_grid *g, int x, int y, int w)
{
    char line[PLAY_TEXT], sides[400];
    int drawn = state_of(s)->drawn, lines = 0;
    if (drawn != 0) {
        list_sides(s, &car_kind[drawn - 1], sides, sizeof sides);
        say(s, line, sizeof line, "ui.carcassonne.drawn", "a", car_kind[drawn - 1].id, "b", sides,
            NULL);
        lines += draw_wrap(g, x, y, w, 4, pen_bold(INK_STRONG, INK_NONE), line);
    }
    CARCASSONNE_EACH_PART(s, part, hand)
        lines += part->hand(s, g, x, y + lines, w);
    return lines;
}

static int legend(const struct scene *s, struct draw_grid *g, int x, int y, int w)
{
    return draw_wrap(g, x, y, w, 5, pen(INK_DIM), tr(s->lang, "ui.carcassonne.legend"));
}

/* ------------------------------------------------------------------ sentences */

/* Compass points of the sides a segment touches, as the tile lies: `N, SW`. */
static void list_ways(const struct scene *s, const struct car_seg *seg, int rot, char *buf,
                      size_t cap)
{
    static const char *const side[4] = { "N", "E", "S", "W" };
    static const char *const half[8] = { "NNW", "NNE", "ENE", "ESE", "SSE", "SSW", "WSW", "WNW" };
    char key[40];
    buf[0] = '\0';
    for (int i = 0; i < 12; i++) {
        bool touches = i < 4 ? (seg->sides >> ((i - rot) & 3) & 1) != 0
                             : (seg->halves >> ((i - 4 - 2 * rot) & 7) & 1) != 0;
        snprintf(key, sizeof key, "ui.carcassonne.way.%s", i < 4 ? side[i] : half[i - 4]);
        if (touches)
            append(buf, cap, tr(s->lang, key));
    }
}

/* `city 1 (N, W; 3 tiles, 6 points)`: a segment of a tile on the map, what it belongs to and what that is worth now. */
static void say_segment(const struct scene *s, int tile, int word, char *buf, size_t cap)
{
    const struct car_state *st = state_of(s);
    struct th_ctx g = context(s);
    struct car_worth w;
    char name[64], ways[96], n[2][16], points[64];
    int seg = car_named(st, tile, word);
    say_value(s, TH_T_TERRAIN, word, name, sizeof name);
    snprintf(buf, cap, "%s", name);
    if (seg < 0)
        return;
    list_ways(s, car_seg(st, seg), st->rot[tile], ways, sizeof ways);
    car_survey(&g, st->feat[seg], &w);
    car_price_now(&g, s->viewer < TH_SEATS ? s->viewer : 0, &w);
    snprintf(n[0], sizeof n[0], "%d", w.tiles);
    snprintf(n[1], sizeof n[1], "%d", w.points);
    tr_fill(points, sizeof points, tr_n(s->lang, "say.points", w.points),
            &(struct tr_hole){ "n", n[1] }, 1);
    say(s, buf, cap, ways[0] != '\0' ? "ui.carcassonne.segment" : "ui.carcassonne.segment.alone",
        "a", name, "b", ways, "c", n[0], "d", points, NULL);
}

/* Segments are told with what they are part of; all else as it is. */
static bool move_value(const struct scene *s, th_move m, int i, int slot, char *buf, size_t cap)
{
    int x, y, type = s->game->moves[th_kind(m)].args[i] & ~TH_SECRET;
    if (type == TH_T_TILE) {
        snprintf(buf, cap, "%s", car_tile_name[th_arg(m, slot)]);
        return true;
    }
    if (type == TH_T_ROT) {
        snprintf(buf, cap, "%d°", 90 * th_arg(m, slot));
        return true;
    }
    if (type != TH_T_TERRAIN || s->brief || !carcassonne_cell(s, m, &x, &y))
        return false;
    int tile = car_tile_at(state_of(s), x, y);
    if (tile < 0 || car_named(state_of(s), tile, th_arg(m, slot)) < 0)
        return false;
    say_segment(s, tile, th_arg(m, slot), buf, cap);
    return true;
}

static bool event_value(const struct scene *s, const struct th_event *e, int i, char *buf,
                        size_t cap)
{
    if ((s->game->events[e->kind].args[i] & ~TH_SECRET) != TH_T_TILE)
        return false;
    snprintf(buf, cap, "%s", car_tile_name[e->a[i]]);
    return true;
}

static void place(const struct scene *s, int type, int value, char *buf, size_t cap)
{
    (void)s;
    (void)type;
    (void)value;
    if (cap > 0)
        buf[0] = '\0';
}

static int number(const struct scene *s, int seat_no, th_move m)
{
    (void)s;
    (void)seat_no;
    (void)m;
    return 0;
}

static void cost(const struct scene *s, int kind, char *buf, size_t cap)
{
    place(s, 0, kind, buf, cap);
}

static int asked(const struct scene *s, int seat_no)
{
    (void)s;
    (void)seat_no;
    return 0;
}

static const char *role(const struct scene *s, int seat_no)
{
    (void)s;
    (void)seat_no;
    return "";
}

static th_move forced(const struct scene *s, int seat_no)
{
    (void)s;
    (void)seat_no;
    return 0;
}

/* A score says what the figure on the track does. */
static bool retells(const struct th_event *e, const struct th_event *next)
{
    return e->kind == CAR_EV_DREW && next->kind == CAR_EV_PLACED && e->a[0] == next->a[0];
}

/* -------------------------------------------------------------------- the end */

/* The type of a segment by its word, `city2`. */
static int type_of_word(int word)
{
    size_t n = strcspn(car_seg_name[word], "1234");
    for (int type = CAR_ROAD; type < CAR_TYPES; type++)
        if (strncmp(car_type_name[type], car_seg_name[word], n) == 0)
            return type;
    return CAR_NO_TYPE;
}

/* Where points come from: 0 .. CAR_TYPES features by their type, then the sources of the expansions. Their names: */
static const char *part_name(int i)
{
    static const char *const feature[CAR_TYPES] = { "other", "road",      "city",
                                                    "field", "monastery", "garden" };
    return i < CAR_TYPES ? feature[i] : carcassonne_sources[i - CAR_TYPES].name;
}

static int n_parts(void)
{
    return CAR_TYPES + carcassonne_n_sources;
}

static void count_event(const struct th_event *e, struct play_tally *t)
{
    if (e->seat >= TH_SEATS)
        return;
    int *part = t->part[e->seat];
    if (e->kind == CAR_EV_SCORED || e->kind == CAR_EV_FINAL)
        part[type_of_word(e->a[1])] += e->a[0];
    for (int i = 0; i < carcassonne_n_sources; i++)
        for (int k = 0; k < 2; k++)
            if (carcassonne_sources[i].event[k] == e->kind)
                part[CAR_TYPES + i] += e->a[carcassonne_sources[i].arg];
}

/* `roads 12, cities 30`: every source that brought something; what no event explains is the last. */
static void list_parts(const struct scene *s, const int *part, int points, char *buf, size_t cap)
{
    char key[48], item[96];
    int rest = points;
    buf[0] = '\0';
    for (int i = 1; i <= n_parts(); i++) {
        int n = i < n_parts() ? part[i] : rest;
        rest -= n;
        if (n == 0)
            continue;
        snprintf(key, sizeof key, "end.carcassonne.part.%s", part_name(i % n_parts()));
        snprintf(item, sizeof item, "%s %d", tr(s->lang, key), n);
        append(buf, cap, item);
    }
}

static int final(const struct scene *s, const struct play_tally *t, struct draw_grid *g, int x,
                 int y, int w)
{
    int lines = 0;
    for (int i = 0; i < s->rules->seats; i++) {
        char line[400];
        draw_seat_head(s, i, "say.points", points_of(s, i), g, x, y + lines++, w);
        list_parts(s, t->part[i], points_of(s, i), line, sizeof line);
        lines += draw_wrap(g, x + 5, y + lines, w - 5, 3, pen(INK_TEXT), line);
    }
    return lines;
}

const struct play_face play_face_carcassonne = {
    .game = "carcassonne",
    .board = draw_carcassonne,
    .seat = seat,
    .table = table,
    .hand = hand,
    .legend = legend,
    .place = place,
    .event_value = event_value,
    .move_value = move_value,
    .number = number,
    .cost = cost,
    .asked = asked,
    .role = role,
    .forced = forced,
    .retells = retells,
    .count = count_event,
    .final = final,
};
