/* cli_play_elasund.c - what the terminal shows of Elasund besides the city: seats, supplies, hand, the end.
 *
 * Everything is read from a view: hidden cards of others are numbers here and nothing else. */
#include "cli_draw_elasund.h"
#include "ela.h"

#include <stdlib.h>
#include <string.h>

static const struct ela_state *state_of(const struct scene *s)
{
    return s->view;
}

/* The engine's questions want a context; they change nothing. */
static struct th_ctx context(const struct scene *s)
{
    return th_look(s->rules, s->view);
}

/* ------------------------------------------------------------------- seats */

/* `0 1 3`: permits in the reserve. */
static void list_permits(const struct ela_state *st, int seat, char *buf, size_t cap)
{
    buf[0] = '\0';
    for (int value = 0; value < ELA_VALUES; value++) {
        size_t n = strlen(buf);
        if (st->permit[seat][value] == 0)
            snprintf(buf + n, cap - n, "%s%d", n > 0 ? " " : "", value);
    }
}

static int seat(const struct scene *s, int i, struct draw_grid *g, int x, int y, int w)
{
    const struct ela_state *st = state_of(s);
    char line[200], gold[16], cards[16], trade[16], walls[16], permits[32];
    snprintf(gold, sizeof gold, "%d", st->hand[i][ELA_GOLD]);
    snprintf(cards, sizeof cards, "%d", ela_influence(st, i));
    snprintf(trade, sizeof trade, "%d", st->points[i]);
    snprintf(walls, sizeof walls, "%d", st->walls[i]);
    list_permits(st, i, permits, sizeof permits);
    draw_seat_head(s, i, "ui.elasund.cubes", state_of(s)->cubes[i], g, x, y, w);
    say(s, line, sizeof line, "ui.elasund.seat", "a", gold, "b", cards, "c", trade, NULL);
    draw_text(g, x + 2, y + 1, w - 2, pen(INK_TEXT), line);
    say(s, line, sizeof line, "ui.elasund.reserve", "a", permits, "b", walls, NULL);
    draw_text(g, x + 2, y + 2, w - 2, pen(INK_DIM), line);
    return 3;
}

/* ------------------------------------------------------------ table and hand */

static int table(const struct scene *s, struct draw_grid *g, int x, int y, int w)
{
    struct th_ctx ctx = context(s);
    char line[PLAY_TEXT], a[16], b[16], c[200] = "";
    snprintf(a, sizeof a, "%d", ela_supply(&ctx));
    snprintf(b, sizeof b, "%d", ela_pile(&ctx));
    say(s, line, sizeof line, "ui.elasund.table", "a", a, "b", b, NULL);
    int lines = draw_wrap(g, x, y, w, 2, pen(INK_TEXT), line);
    for (int kind = ELA_WELL; kind < ELA_KIND_COUNT; kind++) {
        char name[64];
        size_t n = strlen(c);
        say_value(s, TH_T_PIECE, kind, name, sizeof name);
        snprintf(c + n, sizeof c - n, "%s%s %d", n > 0 ? ", " : "", name, ela_left(&ctx, 0, kind));
    }
    lines += draw_wrap(g, x, y + lines, w, 3, pen(INK_DIM), c);
    if (ela_bundle(state_of(s)->pot) != 0) {
        say_goods(s, ela_bundle(state_of(s)->pot), c, sizeof c);
        say(s, line, sizeof line, "ui.elasund.pot", "x", c, NULL);
        lines += draw_wrap(g, x, y + lines, w, 2, pen(INK_GOOD), line);
    }
    return lines;
}

static int hand(const struct scene *s, struct draw_grid *g, int x, int y, int w)
{
    char line[PLAY_TEXT], goods[400];
    if (s->viewer >= TH_SEATS)
        return 0;
    say_goods(s, ela_bundle(state_of(s)->hand[s->viewer]), goods, sizeof goods);
    say(s, line, sizeof line, "ui.elasund.hand", "x", goods, NULL);
    return draw_wrap(g, x, y, w, 3, pen_bold(INK_STRONG, INK_NONE), line);
}

static int legend(const struct scene *s, struct draw_grid *g, int x, int y, int w)
{
    return draw_wrap(g, x, y, w, 5, pen(INK_DIM), tr(s->lang, "ui.elasund.legend"));
}

/* ------------------------------------------------------------------ sentences */

static void place(const struct scene *s, int type, int value, char *buf, size_t cap)
{
    (void)s;
    (void)type;
    (void)value;
    if (cap > 0)
        buf[0] = '\0';
}

static bool event_value(const struct scene *s, const struct th_event *e, int i, char *buf,
                        size_t cap)
{
    (void)s;
    (void)e;
    (void)i;
    (void)buf;
    (void)cap;
    return false;
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
    return seat_no < ELA_SEATS ? state_of(s)->owe[seat_no] : 0;
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

/* Who may know what was drawn is told so, and nothing twice. */
static bool retells(const struct th_event *e, const struct th_event *next)
{
    return (e->kind == ELA_EV_DREW && next->kind == ELA_EV_CARD) ||
           (e->kind == ELA_EV_LOOKS && next->kind == ELA_EV_PAIR);
}

/* -------------------------------------------------------------------- the end */

static void count_event(const struct th_event *e, struct play_tally *t)
{
    if (e->kind == ELA_EV_ROLLED)
        t->dice[e->a[2]]++;
}

/* Where everybody's cubes stand. */
static int final(const struct scene *s, const struct play_tally *t, struct draw_grid *g, int x,
                 int y, int w)
{
    const struct ela_state *st = state_of(s);
    (void)t;
    for (int i = 0; i < s->rules->seats; i++) {
        char line[200], n[4][16];
        int church = 0, towers = ela_towers(st, i), track = ela_track_cubes(st, i);
        for (int k = 0; k < ELA_CHURCH_TILES; k++)
            church += st->church[k] == i + 1;
        const int part[4] = { st->cubes[i] - church - towers - track, church, towers, track };
        for (int k = 0; k < 4; k++)
            snprintf(n[k], sizeof n[k], "%d", part[k]);
        draw_seat_head(s, i, "ui.elasund.cubes", state_of(s)->cubes[i], g, x, y + 2 * i, w);
        say(s, line, sizeof line, "end.elasund.parts", "a", n[0], "b", n[1], "c", n[2], "d", n[3],
            NULL);
        draw_text(g, x + 5, y + 2 * i + 1, w - 5, pen(INK_TEXT), line);
    }
    return 2 * s->rules->seats;
}

const struct play_face play_face_elasund = {
    .game = "elasund",
    .board = draw_elasund,
    .seat = seat,
    .table = table,
    .hand = hand,
    .legend = legend,
    .place = place,
    .event_value = event_value,
    .number = number,
    .cost = cost,
    .asked = asked,
    .role = role,
    .forced = forced,
    .retells = retells,
    .count = count_event,
    .final = final,
};
