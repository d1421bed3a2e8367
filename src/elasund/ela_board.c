/* ela_board.c - the city: fields, what lies on them, buildings and permits put down and taken up.
 *
 * Owns house[], permit[] and the caches on[], standing[], cubes[], points[], walls[]. Every change of the board goes through
 * the functions here, so the caches follow by themselves; ela_rebuild() makes them from scratch.
 * Clauses: EL-BOARD-*, EL-BLD-19, EL-CH-04. */
#include "ela.h"

/* ------------------------------------------------------------------- fields */

int ela_row_of(int label)
{
    if (label < 2 || label > 12 || label == 7) /* EL-BOARD-01 */
        return -1;
    return label < 7 ? label - 2 : label - 3;
}

int ela_field_of(const struct th_ctx *g, int column, int label)
{
    int row = ela_row_of(label);
    return row >= 0 && column >= 0 && column < ela_ru(g)->columns ? column * ELA_ROWS + row : -1;
}

th_move ela_at(int kind, int first, int field)
{
    return th_make(kind, first, ela_column(field), ela_row_label(field));
}

bool ela_fits(const struct th_ctx *g, int kind, int at)
{
    const struct ela_kind *k = &ela_kind[kind];
    return at >= 0 && ela_column(at) + k->w <= ela_ru(g)->columns && ela_row(at) + k->h <= ELA_ROWS;
}

int ela_footprint(int kind, int at, uint8_t field[ELA_MOST_FIELDS])
{
    for (int i = 0; i < ELA_MOST_FIELDS; i++)
        field[i] = (uint8_t)(at + ela_kind[kind].offset[i]);
    return ela_kind[kind].size;
}

th_clause ela_not_free(const struct th_ctx *g, int field)
{
    if (field < 0)
        return EL_BOARD_05;
    uint8_t on = ela_st(g)->on[field];
    return on == 0                   ? 0
           : on == ELA_ON_FOUNDATION ? EL_BOARD_09
           : ela_is_permit(on)       ? EL_PERM_06
                                     : EL_BOARD_12;
}

/* The first tile lies on the foundation; every other keeps its place beside it. Tiles are 1..9. */
int ela_church_field(int first, int tile)
{
    int right = (tile - 1) % 3 - (first - 1) % 3, down = (tile - 1) / 3 - (first - 1) / 3;
    return ela_foundation + right * ELA_ROWS + down;
}

/* ---------------------------------------------------------------- buildings */

int ela_left(const struct th_ctx *g, int seat, int kind)
{
    const struct ela_state *s = ela_st(g);
    if (kind <= ELA_HUT_LARGE) /* huts cannot be built (EL-BLD-04) */
        return 0;
    /* cppcheck-suppress arrayIndexOutOfBoundsCond ; kind < ELA_KIND_COUNT */
    if (!ela_kind[kind].neutral)
        return ela_kind[kind].count - s->standing[seat][kind];
    int left = ela_kind[kind].count;
    for (int i = 0; i < g->flow->seats; i++)
        left -= s->standing[i][kind];
    return left;
}

/* Writes a building into the caches, or out of them (sign -1). */
static void count_house(struct th_ctx *g, int at, int sign)
{
    struct ela_state *s = ela_st(g);
    uint8_t house = s->house[at], field[ELA_MOST_FIELDS];
    int kind = ela_house_kind(house), owner = ela_house_owner(house);
    int n = ela_footprint(kind, at, field);
    for (int i = 0; i < n; i++) {
        s->on[field[i]] = sign > 0 ? (uint8_t)(at + 1) : 0;
        s->points[owner] = (uint8_t)(s->points[owner] + sign * ela_ru(g)->windmill[field[i]]);
    }
    s->standing[owner][kind] = (uint8_t)(s->standing[owner][kind] + sign);
    s->cubes[owner] = (uint8_t)(s->cubes[owner] + sign * ela_house_cubes(house));
}

void ela_put_house(struct th_ctx *g, int seat, int kind, int at, int cubes)
{
    ela_st(g)->house[at] = ela_house(kind, seat, cubes);
    count_house(g, at, 1);
}

void ela_remove_house(struct th_ctx *g, int at)
{
    struct ela_state *s = ela_st(g);
    int kind = ela_house_kind(s->house[at]), owner = ela_house_owner(s->house[at]);
    int before = s->points[owner];
    ela_tell(g, ELA_EV_DISPLACED, owner, kind, at);
    count_house(g, at, -1);
    s->house[at] = 0;
    if (kind <= ELA_HUT_LARGE)
        s->homeless |= (uint8_t)(1U << (2 * owner + kind));
    if (s->points[owner] != before)
        ela_trade_fall(g, owner);
}

/* ------------------------------------------------------------------ permits */

void ela_put_permit(struct th_ctx *g, int seat, int value, int field)
{
    ela_st(g)->permit[seat][value] = (uint8_t)(field + 1);
    ela_st(g)->on[field] = (uint8_t)(ELA_ON_PERMIT | seat << 3 | value);
}

void ela_take_permit(struct th_ctx *g, int seat, int value)
{
    struct ela_state *s = ela_st(g);
    s->on[s->permit[seat][value] - 1] = 0;
    s->permit[seat][value] = 0;
}

void ela_permit_home(struct th_ctx *g, int field)
{
    uint8_t on = ela_st(g)->on[field];
    if (!ela_is_permit(on))
        return;
    ela_take_permit(g, ela_permit_owner(on), ela_permit_value(on));
    th_emit(g, ELA_EV_HOME, ela_permit_owner(on), { (int16_t)ela_permit_value(on) });
}

/* ------------------------------------------------------------------- caches */

static void count_walls(struct th_ctx *g)
{
    struct ela_state *s = ela_st(g);
    for (int place = 0; place < ELA_PLACES; place++) {
        if (s->wall[place] == 0)
            continue;
        int owner = (s->wall[place] & 15) - 1;
        s->walls[owner]++;
        s->cubes[owner] = (uint8_t)(s->cubes[owner] + ela_is_tower(s->wall[place]));
    }
}

static void count_church(struct th_ctx *g)
{
    struct ela_state *s = ela_st(g);
    s->on[ela_foundation] = ELA_ON_FOUNDATION;
    for (int tile = 1; tile <= ELA_CHURCH_TILES; tile++) {
        if (s->church[tile - 1] == 0)
            continue;
        s->on[ela_church_field(s->first, tile)] = ELA_ON_CHURCH;
        s->cubes[s->church[tile - 1] - 1]++;
    }
}

void ela_rebuild(struct th_ctx *g)
{
    struct ela_state *s = ela_st(g);
    memset(s->on, 0, sizeof *s - offsetof(struct ela_state, on));
    count_church(g);
    count_walls(g);
    for (int at = 0; at < ela_ru(g)->fields; at++)
        if (s->house[at] != 0)
            count_house(g, at, 1);
    for (int seat = 0; seat < g->flow->seats; seat++) {
        for (int value = 0; value < ELA_VALUES; value++)
            if (s->permit[seat][value] != 0)
                ela_put_permit(g, seat, value, s->permit[seat][value] - 1);
        s->cubes[seat] = (uint8_t)(s->cubes[seat] + ela_track_cubes(s, seat));
    }
}
