/* env_elasund.c - what an observation of Elasund holds: planes of the city, the wall, and what the players have.
 *
 * Fields are numbered as the engine numbers them: column by column from the sea, each from north to south. */
#include "ela.h"
#include "env_rows.h"

static const struct ela_state *of(const struct env_look *l)
{
    return l->view;
}

/* The building whose field this is; 0 = none. */
static uint8_t house_on(const struct ela_state *s, int field)
{
    return ela_is_house(s->on[field]) ? s->house[s->on[field] - 1] : 0;
}

static void kinds(const struct env_look *l, const struct env_field *f, int16_t *out)
{
    for (int i = 0; i < f->places; i++)
        if (house_on(of(l), i) != 0)
            out[ela_house_kind(house_on(of(l), i)) * f->places + i] = 1;
}

/* Cubes say whose a building is: with none on it nobody counts it. */
static void owners(const struct env_look *l, const struct env_field *f, int16_t *out)
{
    for (int i = 0; i < f->places; i++) {
        uint8_t house = house_on(of(l), i);
        if (house != 0 && ela_house_owner(house) < f->each)
            out[l->turned[ela_house_owner(house)] * f->places + i] =
                (int16_t)(ela_house_cubes(house) + 1);
    }
}

static void permits(const struct env_look *l, const struct env_field *f, int16_t *out)
{
    for (int i = 0; i < f->places; i++) {
        uint8_t on = of(l)->on[i];
        if (ela_is_permit(on))
            out[l->turned[ela_permit_owner(on)] * f->places + i] =
                (int16_t)(ela_permit_value(on) + 1);
    }
}

static void church_fields(const struct env_look *l, const struct env_field *f, int16_t *out)
{
    for (int i = 0; i < f->places; i++) {
        out[i] = of(l)->on[i] == ELA_ON_CHURCH;
        out[f->places + i] = of(l)->on[i] == ELA_ON_FOUNDATION;
    }
}

static void windmills(const struct env_look *l, const struct env_field *f, int16_t *out)
{
    for (int i = 0; i < f->places; i++)
        out[i] = ((const struct ela_rules *)l->rules)->windmill[i];
}

static void wall(const struct env_look *l, const struct env_field *f, int16_t *out)
{
    enum {
        OWNER = 15
    };
    for (int i = 0; i < f->places; i++) {
        int v = of(l)->wall[i];
        if (v != 0)
            out[l->turned[(v & OWNER) - 1] * f->places + i] = (int16_t)(v >> 4);
    }
}

/* Permits that lie nowhere. */
static void reserve(const struct env_look *l, const struct env_field *f, int16_t *out)
{
    for (int seat = 0; seat < f->places; seat++)
        for (int v = 0; v < f->each; v++)
            out[l->turned[seat] * f->each + v] = of(l)->permit[seat][v] == 0;
}

static void homeless(const struct env_look *l, const struct env_field *f, int16_t *out)
{
    for (int seat = 0; seat < f->places; seat++)
        for (int kind = 0; kind < f->each; kind++)
            out[l->turned[seat] * f->each + kind] = of(l)->homeless >> (2 * seat + kind) & 1;
}

static void spaces(const struct env_look *l, const struct env_field *f, int16_t *out)
{
    for (int seat = 0; seat < f->places; seat++)
        for (int i = 0; i < f->each; i++)
            out[l->turned[seat] * f->each + i] = of(l)->track[seat] >> i & 1;
}

static void waiting(const struct env_look *l, const struct env_field *f, int16_t *out)
{
    (void)f;
    out[0] = (int16_t)th_kind(of(l)->pending);
    for (int i = 0; i < 3; i++)
        out[1 + i] = (int16_t)th_arg(of(l)->pending, i);
}

static void places(const struct th_rules *r, int count[ENV_PER_NB])
{
    count[ENV_CELLS] = ((const struct ela_rules *)r)->fields;
    count[ENV_WALLS] = ELA_PLACES;
    count[ENV_TILES] = ELA_CHURCH_TILES;
}

#define AT(member) offsetof(struct ela_state, member)
#define OF_SEATS(member)                                                                           \
    .per = ENV_SEATS, .at = AT(member),                                                            \
    .stride = sizeof(((struct ela_state *)0)->member) / ELA_SEATS
static const struct env_row rows[] = {
    { "building", "planes: hut_small hut_large merchants craftsmen well fair shop inn large", kinds,
      .per = ENV_CELLS, .n = ELA_KIND_COUNT },
    { "owner", "a plane for each seat: cubes on its building, and 1", owners, .per = ENV_CELLS,
      .n = ENV_BY_SEATS },
    { "permit", "a plane for each seat: value of its permit, and 1", permits, .per = ENV_CELLS,
      .n = ENV_BY_SEATS },
    { "church", "planes: church tiles, the foundation", church_fields, .per = ENV_CELLS, .n = 2 },
    { "windmill", "trade points of a field", windmills, .per = ENV_CELLS, .n = 1 },
    { "wall",
      "a plane for each seat: the number of the tile, by place: six in the north, six in the "
      "south, the east",
      wall, .per = ENV_WALLS, .n = ENV_BY_SEATS },
    { "hand", "cards: gold green blue red", env_bytes, OF_SEATS(hand), .n = ELA_CARDS },
    { "hand_unknown", "influence cards whose colour is unknown", env_bytes, OF_SEATS(unk), .n = 1 },
    { "chosen", "own cards chosen in secret", env_bytes, OF_SEATS(pend), .n = ELA_CARDS },
    { "owe", "cards still to be chosen", env_bytes, OF_SEATS(owe), .n = 1 },
    { "due", "influence cards still to be drawn", env_bytes, OF_SEATS(due), .n = 1 },
    { "pot", "given to the pirate by the others", env_bytes, .n = ELA_CARDS, .at = AT(pot) },
    { "discard", "spent influence", env_bytes, .n = ELA_CARDS, .at = AT(discard) },
    { "reserve", "permits 0 to 4 that lie nowhere", reserve, .per = ENV_SEATS, .n = ELA_VALUES },
    { "homeless", "displaced huts, small and large", homeless, .per = ENV_SEATS, .n = 2 },
    { "church_tile", "a row for each tile: the seat that built it", env_who, .per = ENV_TILES,
      .n = ENV_BY_SEATS, .at = AT(church), .stride = 1 },
    { "church_first", "number of the tile on the foundation", env_bytes, .n = 1, .at = AT(first) },
    { "church_pick", "the two tiles the viewer looks at", env_bytes, .n = 2, .at = AT(pick) },
    { "church_bottom", "the lowest tile, if the viewer knows it", env_bytes, .n = 1,
      .at = AT(bottom) },
    { "space", "scoring spaces of the trade track with an own cube", spaces, .per = ENV_SEATS,
      .n = ELA_SPACES },
    { "ship", "row of the ship, from 1", env_kinds, .n = ELA_ROWS, .at = AT(ship) },
    { "last_total", "total of the turn before", env_bytes, .n = 1, .at = AT(last) },
    { "dice", "this turn's dice", env_bytes, .n = 2, .at = AT(die) },
    { "cubes", "cubes on the board", env_bytes, OF_SEATS(cubes), .n = 1 },
    { "trade", "trade points", env_bytes, OF_SEATS(points), .n = 1 },
    { "walls", "wall tiles built", env_bytes, OF_SEATS(walls), .n = 1 },
    { "pending", "the move that waits for its payment: kind and arguments", waiting, .n = 4 },
};

const struct env_family env_elasund = { "elasund", rows, sizeof rows / sizeof rows[0], places };
