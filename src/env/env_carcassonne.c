/* env_carcassonne.c - what an observation of Carcassonne holds: a window of the map round the start tile, and what the players have.
 *
 * Planes are SIDE x SIDE cells, row by row from the north-west; tiles further away are not in them, but count in everything else. */
#include "car.h"
#include "env_rows.h"

enum {
    SIDE = 31, /* as far as moves have numbers by cell: env_index.c */
    HALF = SIDE / 2,
    EDGE_KINDS = 3, /* road, city, river; a field is none of them */
};

static const struct car_state *of(const struct env_look *l)
{
    return l->view;
}

/* Where a tile lies in the window, -1: outside. */
static int cell_of(const struct car_state *s, int tile)
{
    int x = (int8_t)s->x[tile] + HALF, y = (int8_t)s->y[tile] + HALF;
    return x >= 0 && x < SIDE && y >= 0 && y < SIDE ? y * SIDE + x : -1;
}

static void tiles(const struct env_look *l, const struct env_field *f, int16_t *out)
{
    const struct car_state *s = of(l);
    for (int t = 0; t < s->tiles; t++) {
        int at = cell_of(s, t);
        if (at < 0)
            continue;
        out[at] = (int16_t)(s->kind[t] + 1);
        out[f->places + at] = s->rot[t];
    }
}

static void put_edges(const struct car_kind *kind, int rot, int places, int at, int16_t *out)
{
    uint8_t edges = car_turned(kind->edges, rot);
    for (int side = 0; side < 4; side++) {
        int edge = edges >> 2 * side & 3;
        if (edge != CAR_EDGE_FIELD)
            out[(side * EDGE_KINDS + edge - 1) * places + at] = 1;
    }
}

static void sides(const struct env_look *l, const struct env_field *f, int16_t *out)
{
    const struct car_state *s = of(l);
    for (int t = 0; t < s->tiles; t++) {
        int at = cell_of(s, t);
        if (at >= 0)
            put_edges(car_kind_at(s, t), s->rot[t], f->places, at, out);
    }
}

/* Cells where a tile may come to lie: next to one. */
static void open_cells(const struct env_look *l, const struct env_field *f, int16_t *out)
{
    const struct car_state *s = of(l);
    (void)f;
    for (int i = 0; i < s->cells; i++) {
        int x = (int8_t)car_cell_x(s->cell[i]) + HALF, y = (int8_t)car_cell_y(s->cell[i]) + HALF;
        if (x >= 0 && x < SIDE && y >= 0 && y < SIDE)
            out[y * SIDE + x] = 1;
    }
}

static void put_segment(const struct env_look *l, const struct env_field *f, int plane, int seg,
                        int v, int16_t *out)
{
    int at = cell_of(of(l), seg / CAR_SEGS);
    if (at >= 0)
        out[plane * f->places + at] = (int16_t)v;
}

static void figures(const struct env_look *l, const struct env_field *f, int16_t *out)
{
    const struct car_state *s = of(l);
    for (int seat = 0; seat < l->rules->seats; seat++)
        for (int slot = 0; slot < CAR_SLOTS; slot++) {
            int seg = s->figure[seat][slot] - 1;
            if (seg >= 0)
                put_segment(l, f, l->turned[seat] * CAR_SEGS + seg % CAR_SEGS, seg,
                            car_slot_figure(slot) + 1, out);
        }
}

static void magic(const struct env_look *l, const struct env_field *f, int16_t *out)
{
    const struct car_state *s = of(l);
    for (int i = 0; i < 2; i++)
        if (s->magic[i] != 0)
            put_segment(l, f, i, s->magic[i] - 1, (s->magic[i] - 1) % CAR_SEGS + 1, out);
}

static void ingots(const struct env_look *l, const struct env_field *f, int16_t *out)
{
    const struct car_state *s = of(l);
    (void)f;
    for (int t = 0; t < s->tiles; t++)
        if (cell_of(s, t) >= 0)
            out[cell_of(s, t)] = s->gold.ingots[t];
}

/* In the order in which ferries were placed. */
static void ferries(const struct env_look *l, const struct env_field *f, int16_t *out)
{
    const struct car_state *s = of(l);
    (void)f;
    for (int i = 0; i < CAR_LAKES; i++)
        if (s->ferry.tile[i] != 0 && cell_of(s, s->ferry.tile[i] - 1) >= 0)
            out[cell_of(s, s->ferry.tile[i] - 1)] = s->ferry.pair[i];
}

static void drawn(const struct env_look *l, const struct env_field *f, int16_t *out)
{
    (void)f;
    if (of(l)->drawn != 0)
        put_edges(&car_kind[of(l)->drawn - 1], 0, 1, 0, out);
}

static void supply(const struct env_look *l, const struct env_field *f, int16_t *out)
{
    const struct car_state *s = of(l);
    for (int seat = 0; seat < f->places; seat++)
        for (int slot = 0; slot < CAR_SLOTS; slot++) {
            int figure = car_slot_figure(slot);
            bool has = (((const struct car_rules *)l->rules)->in_play >> figure & 1) != 0;
            out[l->turned[seat] * f->each + figure] =
                (int16_t)(out[l->turned[seat] * f->each + figure] +
                          (has && s->figure[seat][slot] == 0));
        }
}

static void places(const struct th_rules *r, int count[ENV_PER_NB])
{
    (void)r;
    count[ENV_CELLS] = SIDE * SIDE;
}

#define AT(member) offsetof(struct car_state, member)
#define PLAYS(id)  .module = CAR_M_##id + 1
static const struct env_row rows[] = {
    { "tile", "planes: the kind of the tile there, from 1; its quarter turns clockwise", tiles,
      .per = ENV_CELLS, .n = 2 },
    { "side", "planes: road, city, river on its north side; the same for east, south, west", sides,
      .per = ENV_CELLS, .n = 4 * EDGE_KINDS },
    { "open_cell", "cells next to a tile", open_cells, .per = ENV_CELLS, .n = 1 },
    { "figure",
      "planes: for each seat the eight segments of a tile: 1 meeple 2 big 3 abbot 4 builder 5 pig",
      figures, .per = ENV_CELLS, .n = ENV_BY_SEATS_8 },
    { "drawn", "the kind of the tile drawn, one of all", env_kinds, .n = CAR_KINDS,
      .at = AT(drawn) },
    { "drawn_side", "road, city, river on its north side, unturned; the same for east, south, west",
      drawn, .n = 4 * EDGE_KINDS },
    { "left", "tiles in the stacks, by kind", env_bytes, .n = CAR_KINDS, .at = AT(left) },
    { "pile", "tiles in each stack", env_bytes, .n = CAR_PILES, .at = AT(pile) },
    { "gone", "tiles that left the game, by kind", env_bytes, .n = CAR_KINDS, .at = AT(gone) },
    { "supply", "figures in the supply: meeples, big, abbot, builder, pig", supply,
      .per = ENV_SEATS, .n = CAR_PIG + 1 },
    { "figure_points", "points of the scoring figure and of the messenger", env_words,
      .per = ENV_SEATS, .n = 2, .at = AT(points), .stride = 2 * sizeof(uint16_t) },
    { "second_part", "the turn has its second part, or has earned it", env_bytes, .n = 1,
      .at = AT(earned), PLAYS(BUILDER) },
    { "goods", "tokens: wine wheat cloth", env_bytes, .per = ENV_SEATS, .n = CAR_GOODS,
      .at = AT(goods), .stride = CAR_GOODS, PLAYS(GOODS) },
    { "ingots", "ingots on a tile", ingots, .per = ENV_CELLS, .n = 1, PLAYS(GOLD) },
    { "gold", "ingots held", env_bytes, .per = ENV_SEATS, .n = 1, .at = AT(gold.held), .stride = 1,
      PLAYS(GOLD) },
    { "ferry", "the two roads the ferry of that lake joins, as the engine numbers them", ferries,
      .per = ENV_CELLS, .n = 1, PLAYS(FERRIES) },
    { "mage_witch", "planes: mage, witch: the segment it stands on, from 1", magic,
      .per = ENV_CELLS, .n = 2, PLAYS(MAGE) },
    { "robber", "space of the robber on the scoring track, from 1", env_bytes, .per = ENV_SEATS,
      .n = 1, .at = AT(robber), .stride = 1, PLAYS(ROBBERS) },
    { "awaits", "seat whose award the robber waits for", env_who, .per = ENV_SEATS,
      .n = ENV_BY_SEATS, .at = AT(awaits), .stride = 1, PLAYS(ROBBERS) },
    { "messages", "messages seen, the next one first", env_bytes, .n = CAR_MESSAGES,
      .at = AT(message.queue), PLAYS(MESSENGERS) },
};

const struct env_family env_carcassonne = { "carcassonne", rows, sizeof rows / sizeof rows[0],
                                            places };
