/* cli_carcassonne_parts.c - what the terminal shows of each expansion of Carcassonne, in the order of their modules: a row with
 * what it draws on the map, what it gives a seat and what it asks about; then the sources of points that are no features. */
#include "cli_carcassonne.h"

static const struct car_state *state_of(const struct scene *s)
{
    return s->view;
}

/* ------------------------------------------------------------- on the map */

/* A ferry on its lake: F at both landings, that is beside the middle, towards the sides of the two roads it joins. */
static void draw_ferry(const struct carcassonne_map *d, int tile, int pair)
{
    int px, py;
    if (!carcassonne_tile(d, tile, &px, &py))
        return;
    for (int side = 0; side < 4; side++) {
        int road = car_kind_at(d->st, tile)->side_seg[(side - d->st->rot[tile]) & 3];
        if (road != (pair & 15) && road != pair >> 4)
            continue;
        int x = px + (d->w - 1) / 2 + (side == 1 ? 2 - d->w % 2 : side == 3 ? -1 : 0);
        int y = py + (d->h - 1) / 2 + (side == 2 ? 2 - d->h % 2 : side == 0 ? -1 : 0);
        draw_put(d->g, x, y, 'F', pen_bold(INK_BLACK, INK_PAPER));
    }
}

static void draw_ferries(const struct carcassonne_map *d)
{
    for (int i = 0; i < CAR_LAKES; i++)
        if (d->st->ferry.tile[i] != 0)
            draw_ferry(d, d->st->ferry.tile[i] - 1, d->st->ferry.pair[i]);
}

static void draw_ingots(const struct carcassonne_map *d)
{
    char text[16];
    int px, py;
    for (int tile = 0; tile < d->st->tiles; tile++) {
        if (d->st->gold.ingots[tile] == 0 || !carcassonne_tile(d, tile, &px, &py))
            continue;
        snprintf(text, sizeof text, "$%d", d->st->gold.ingots[tile]);
        draw_text(d->g, px + d->w - 2, py + d->h - 1, 2, pen_bold(INK_BLACK, INK_FIELDS), text);
    }
}

static void draw_mage_and_witch(const struct carcassonne_map *d)
{
    int px, py;
    for (int i = 0; i < 2; i++)
        if (carcassonne_stands(d, d->st->magic[i], &px, &py))
            draw_text(d->g, px - 1, py, 2, pen_bold(INK_LIGHT, INK_BAR), i == 0 ? "ma" : "wi");
}

/* --------------------------------------------------------------- of a seat */

static void goods(const struct scene *s, int seat, char *buf, size_t cap)
{
    char n[CAR_GOODS][16];
    for (int i = 0; i < CAR_GOODS; i++)
        snprintf(n[i], sizeof n[i], "%d", state_of(s)->goods[seat][i]);
    say(s, buf, cap, "ui.carcassonne.goods", "a", n[0], "b", n[1], "c", n[2], NULL);
}

static void gold(const struct scene *s, int seat, char *buf, size_t cap)
{
    char n[16];
    snprintf(n, sizeof n, "%d", state_of(s)->gold.held[seat]);
    say(s, buf, cap, "ui.carcassonne.gold", "a", n, NULL);
}

static void track(const struct scene *s, int seat, char *buf, size_t cap)
{
    char n[2][16];
    for (int i = 0; i < 2; i++)
        snprintf(n[i], sizeof n[i], "%d", state_of(s)->points[seat][i]);
    say(s, buf, cap, "ui.carcassonne.track", "a", n[0], "b", n[1], NULL);
}

static void robber(const struct scene *s, int seat, char *buf, size_t cap)
{
    char n[16];
    buf[0] = '\0';
    snprintf(n, sizeof n, "%d", state_of(s)->robber[seat] - 1);
    if (state_of(s)->robber[seat] != 0)
        say(s, buf, cap, "ui.carcassonne.robber", "a", n, NULL);
}

/* The message that is to be carried out. */
static int message(const struct scene *s, struct draw_grid *g, int x, int y, int w)
{
    const struct th_flow *flow = &state_of(s)->flow;
    const struct th_frame *f = flow->depth > 0 ? &flow->stack[flow->depth - 1] : NULL;
    char key[40], n[16], line[PLAY_TEXT];
    if (f == NULL || f->kind != CAR_F_MESSAGE || f->n == 0)
        return 0;
    snprintf(n, sizeof n, "%d", f->n);
    snprintf(key, sizeof key, "ui.carcassonne.message.%s", n);
    say(s, line, sizeof line, "ui.carcassonne.message", "a", n, "b", tr(s->lang, key), NULL);
    return draw_wrap(g, x, y, w, 4, pen_bold(INK_STRONG, INK_NONE), line);
}

/* ------------------------------------------------------------------- lists */

const struct carcassonne_part carcassonne_parts[] = {
    { .module = CAR_M_GOODS, .thing = goods },
    { .module = CAR_M_MESSENGERS, .thing = track, .hand = message },
    { .module = CAR_M_FERRIES, .draw = draw_ferries },
    { .module = CAR_M_GOLD, .draw = draw_ingots, .thing = gold },
    { .module = CAR_M_MAGE, .draw = draw_mage_and_witch },
    { .module = CAR_M_ROBBERS, .thing = robber },
};
const int carcassonne_n_parts = sizeof carcassonne_parts / sizeof carcassonne_parts[0];

const struct carcassonne_source carcassonne_sources[] = {
    { "message", { CAR_EV_ACTION, CAR_EV_INSTEAD }, 1 },
    { "robbery", { CAR_EV_ROBBED }, 1 },
    { "goods", { CAR_EV_GOODS_END }, 0 },
    { "gold", { CAR_EV_GOLD_END }, 0 },
};
const int carcassonne_n_sources = sizeof carcassonne_sources / sizeof carcassonne_sources[0];
_Static_assert((int)CAR_TYPES + (int)(sizeof carcassonne_sources / sizeof carcassonne_sources[0]) <=
                   (int)PLAY_PARTS,
               "the tally is too short");
