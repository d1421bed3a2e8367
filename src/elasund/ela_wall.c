/* ela_wall.c - the city wall: open places next to gates and tiles, prices by side, rewards by tile.
 *
 * Places are numbered north strip from the gate to the west (0..5), south strip likewise (6..11), east strip from north to
 * south (12..19). In moves a place is a cell just outside the city: row 1 in the north, row 13 in the south, column 2n + 1
 * in the east. Clauses: EL-WALL-*, EL-BOARD-06..07, EL-SEQ-03. */
#include "ela.h"

enum {
    NORTH = 0,
    SOUTH = ELA_STRIP,
    EAST = 2 * ELA_STRIP,
    NORTH_ROW = 1,
    SOUTH_ROW = 13
};

/* ------------------------------------------------------------------- places */

static int strip_length(const struct th_ctx *g)
{
    return ela_ru(g)->columns - 3; /* above columns 2 to 2n - 1 (EL-BOARD-07) */
}

int ela_wall_cost(int place)
{
    return place < EAST ? ELA_STRIP_COST : ELA_EAST_COST;
}

void ela_wall_cell(const struct th_ctx *g, int place, int *x, int *y)
{
    int columns = ela_ru(g)->columns;
    *x = place < EAST ? columns - 2 - place % ELA_STRIP : columns;
    *y = place < SOUTH ? NORTH_ROW : place < EAST ? SOUTH_ROW : ela_label[place - EAST + 1];
}

/* First empty place of a run, -1 when it is full. */
static int next_place(const struct ela_state *s, int from, int n, int step)
{
    for (int i = 0; i < n; i++)
        if (s->wall[from + i * step] == 0)
            return from + i * step;
    return -1;
}

int ela_wall_places(const struct th_ctx *g, uint8_t place[4])
{
    const struct ela_state *s = ela_st(g);
    int strip = strip_length(g), n = 0;
    int run[4] = { next_place(s, NORTH, strip, 1), next_place(s, SOUTH, strip, 1),
                   next_place(s, EAST, ELA_EAST, 1), next_place(s, ELA_PLACES - 1, ELA_EAST, -1) };
    bool cheap_first = ela_opt(g, ELA_OPT_WALL_ORDER) == 1 && (run[0] >= 0 || run[1] >= 0);
    for (int i = 0; i < (cheap_first ? 2 : 4); i++)
        if ((i < 3 || run[3] != run[2]) && run[i] >= 0) /* the last east place ends both runs */
            place[n++] = (uint8_t)run[i];
    return n;
}

/* ------------------------------------------------------------------- towers */

bool ela_is_tower(uint8_t wall)
{
    return wall != 0 && ela_reward[(wall >> 4) - 1] == 0;
}

int ela_towers(const struct ela_state *s, int seat)
{
    int n = 0;
    for (int tile = 0; tile < s->walls[seat]; tile++)
        n += ela_reward[tile] == 0;
    return n;
}

/* ------------------------------------------------------------------- building */

/* Place of a cell among the open ones, -1 = it is not open. */
static int open_place(const struct th_ctx *g, int x, int y)
{
    uint8_t place[4];
    for (int i = ela_wall_places(g, place) - 1; i >= 0; i--) {
        int px, py;
        ela_wall_cell(g, place[i], &px, &py);
        if (px == x && py == y)
            return place[i];
    }
    return -1;
}

static th_clause no_place(const struct th_ctx *g, int x)
{
    uint8_t place[4];
    if (ela_wall_places(g, place) == 0)
        return EL_WALL_07;
    bool east = x == ela_ru(g)->columns;
    return east && ela_opt(g, ELA_OPT_WALL_ORDER) == 1 ? EL_WALL_04 : EL_WALL_01;
}

th_clause ela_no_wall(const struct th_ctx *g, int seat, th_move m)
{
    const struct ela_state *s = ela_st(g);
    if (s->walls[seat] == ELA_WALL_TILES)
        return EL_WALL_07;
    int place = open_place(g, th_arg(m, 0), th_arg(m, 1));
    if (place < 0)
        return no_place(g, th_arg(m, 0));
    return s->hand[seat][ELA_GOLD] >= ela_wall_cost(place) ? 0 : EL_WALL_03;
}

void ela_do_wall(struct th_ctx *g, int seat, th_move m)
{
    struct ela_state *s = ela_st(g);
    int place = open_place(g, th_arg(m, 0), th_arg(m, 1)), tile = ++s->walls[seat];
    uint8_t cards[ELA_SEATS] = { 0 };
    ela_spend_action(g);
    ela_pay_gold(g, seat, ela_wall_cost(place));
    s->wall[place] = (uint8_t)((seat + 1) | tile << 4);
    th_emit(g, ELA_EV_WALL, seat, { (int16_t)tile, (int16_t)th_arg(m, 0), (int16_t)th_arg(m, 1) });
    cards[seat] = ela_reward[tile - 1]; /* EL-WALL-05 */
    ela_pay_out_cards(g, cards);
    if (ela_is_tower(s->wall[place])) {
        s->cubes[seat]++;
        th_emit(g, ELA_EV_TOWER, seat, { (int16_t)ela_towers(s, seat) });
    }
}

/* The moves are sorted by cell: column first, then row. */
void ela_gen_walls(const struct th_ctx *g, int seat, struct th_moves *out)
{
    uint8_t place[4];
    int first = out->n;
    for (int i = ela_wall_places(g, place) - 1; i >= 0; i--) {
        int x, y, at = out->n;
        ela_wall_cell(g, place[i], &x, &y);
        th_move m = th_make(ELA_WALL, x, y, 0);
        if (ela_no_wall(g, seat, m) != 0)
            continue;
        th_add(out, m);
        for (; at > first && out->at[at - 1] > m; at--)
            out->at[at] = out->at[at - 1];
        out->at[at] = m;
    }
}
