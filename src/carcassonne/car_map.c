/* car_map.c - the growing map: where tiles lie, which cells are open, which segments form one feature, what is completed.
 *
 * Coordinates are bytes on a ring of 256: with 172 tiles nothing can meet itself round the back. Open cells are kept ascending, with
 * what they ask for. Features are labels, and rings of segments: joining two relabels the younger one, so a tile that only extends
 * costs nothing. Cities and fields only ever grow; roads that a module can part are taken apart and joined anew. Clauses: CC-TILE-02..04, CC-FEAT-*. */
#include "car.h"

const int8_t car_step[8][2] = { { 0, -1 }, { 1, -1 }, { 1, 0 },  { 1, 1 },
                                { 0, 1 },  { -1, 1 }, { -1, 0 }, { -1, -1 } };

/* ------------------------------------------------------------------- places */

int car_side_seg(const struct car_state *s, int tile, int side)
{
    int n = car_kind_at(s, tile)->side_seg[(side - s->rot[tile]) & 3];
    return n == CAR_NO_SEG ? -1 : tile * CAR_SEGS + n;
}

static int half_seg(const struct car_state *s, int tile, int half)
{
    int n = car_kind_at(s, tile)->half_seg[(half - 2 * s->rot[tile]) & 7];
    return n == CAR_NO_SEG ? -1 : tile * CAR_SEGS + n;
}

int car_named(const struct car_state *s, int tile, int word)
{
    const struct car_kind *k = car_kind_at(s, tile);
    for (int i = 0; i < k->n_seg; i++)
        if (k->seg[i].word == word)
            return tile * CAR_SEGS + i;
    return -1;
}

int car_seg_arg(const struct car_state *s, th_move m, int i)
{
    int tile = car_tile_at(s, th_arg(m, i), th_arg(m, i + 1));
    return tile < 0 ? -1 : car_named(s, tile, th_arg(m, i + 2));
}

/* ---------------------------------------------------------------- open cells */

/* Index of the first open cell that is not before the key: how many are. Counted by the last of each block, then in one block, which
 * is a few steps at once where a search by halves waits for each. Behind the last cell there is 0: one less is the largest number. */
static int cell_place(const struct car_state *s, uint32_t key)
{
    int block = 0, n = 0;
    if (key == 0)
        return 0;
    while (block + CAR_CELL_BLOCK < s->cells && s->cell[block + CAR_CELL_BLOCK - 1] < key)
        block += CAR_CELL_BLOCK;
    for (int i = 0; i < CAR_CELL_BLOCK; i++)
        n += s->cell[block + i] - 1 < key - 1;
    return block + n;
}

static bool is_at(const struct car_state *s, int i, uint32_t key)
{
    return i < s->cells && (s->cell[i] & car_key(255, 255)) == key;
}

int car_cell_at(const struct car_state *s, int x, int y)
{
    uint32_t key = car_key(x, y);
    int i = cell_place(s, key);
    return is_at(s, i, key) ? i : -1;
}

/* Moves the cells from i on by one place, up or down. */
static void shift_cells(struct car_state *s, int i, int by)
{
    int from = by > 0 ? i : i + 1, to = from + by;
    size_t n = (size_t)(s->cells - from);
    memmove(&s->cell[to], &s->cell[from], n * sizeof s->cell[0]);
    s->cells = (uint16_t)(s->cells + by);
    s->cell[by > 0 ? i : s->cells] = 0;
}

static void close_cell(struct car_state *s, int x, int y)
{
    int i = car_cell_at(s, x, y);
    if (i >= 0)
        shift_cells(s, i, -1);
}

/* The cell beside a new tile asks for that edge. */
static void ask_edge(struct car_state *s, int x, int y, int side, int edge)
{
    uint32_t key = car_key(x, y);
    int i = cell_place(s, key);
    if (!is_at(s, i, key)) {
        shift_cells(s, i, 1);
        s->cell[i] = key;
    }
    s->cell[i] |= (uint32_t)(CAR_ASKS + edge) << 4 * side;
}

/* ------------------------------------------------------------------ features */

/* Both rings are descending from their largest segment on: they are merged like two sorted lists. Most often one of them is a segment
 * of a new tile, which comes first at once. */
static void join_rings(struct car_state *s, unsigned keep, unsigned drop)
{
    unsigned at = keep, old = car_ring(s, keep), add = car_ring(s, drop);
    for (;;) {
        if (old > add) { /* the root that is kept is the smallest of all */
            s->ring[at] = (uint16_t)(old + 1);
            at = old;
            old = car_ring(s, old);
            continue;
        }
        s->ring[at] = (uint16_t)(add + 1);
        s->feat[add] = (uint16_t)(keep + 1);
        at = add;
        if (add == drop)
            break;
        add = car_ring(s, add);
    }
    s->ring[at] = (uint16_t)(old + 1);
}

void car_unite(struct car_state *s, int a, int b)
{
    uint16_t keep = s->feat[a], drop = s->feat[b];
    if (keep == drop)
        return;
    if (keep > drop) {
        keep = s->feat[b];
        drop = s->feat[a];
    }
    join_rings(s, keep - 1U, drop - 1U);
    s->open[keep - 1] = (uint8_t)(s->open[keep - 1] + s->open[drop - 1]);
    s->open[drop - 1] = 0;
}

static void close_side(struct car_state *s, int seg)
{
    s->open[s->feat[seg] - 1]--;
}

/* Fields meet along half-edges: side s owns 2s and 2s + 1, the neighbour's lie mirrored. */
static void join_fields(struct car_state *s, int tile, int other, int side)
{
    for (int i = 0; i < 2; i++) {
        int a = half_seg(s, tile, 2 * side + i);
        int b = half_seg(s, other, 2 * ((side + 2) & 3) + 1 - i);
        if (a >= 0 && b >= 0)
            car_unite(s, a, b);
    }
}

static void join_side(struct car_state *s, int tile, int other, int side)
{
    int a = car_side_seg(s, tile, side), b = car_side_seg(s, other, (side + 2) & 3);
    if (a >= 0 && b >= 0) { /* rivers have no segment */
        close_side(s, a);
        close_side(s, b);
        car_unite(s, a, b);
    }
    if (a < 0 || car_seg(s, a)->type == CAR_ROAD)
        join_fields(s, tile, other, side);
}

static void new_segments(struct car_state *s, int tile)
{
    const struct car_kind *k = car_kind_at(s, tile);
    for (int i = 0; i < k->n_seg; i++) {
        int seg = tile * CAR_SEGS + i;
        s->feat[seg] = s->ring[seg] = (uint16_t)(seg + 1);
        s->open[seg] = k->seg[i].n_sides;
    }
}

/* --------------------------------------------------------------------- laying */

static void meet_neighbours(struct car_state *s, int tile)
{
    uint8_t edges = car_turned(car_kind_at(s, tile)->edges, s->rot[tile]);
    for (int way = 0; way < 8; way++) {
        int other = car_neighbour(s, tile, way), side = way / 2;
        if (other >= 0) {
            s->around[tile]++;
            s->around[other]++;
        }
        if (way % 2 != 0)
            continue;
        if (other >= 0)
            join_side(s, tile, other, side);
        else
            ask_edge(s, s->x[tile] + car_step[way][0], s->y[tile] + car_step[way][1],
                     (side + 2) & 3, edges >> 2 * side & 3);
    }
}

static void add_tile(struct car_state *s, int tile)
{
    unsigned h = car_hash(s->x[tile], s->y[tile]);
    close_cell(s, s->x[tile], s->y[tile]);
    new_segments(s, tile);
    meet_neighbours(s, tile);
    while (s->at[h] != 0)
        h = (h + 1) % CAR_HASH;
    s->at[h] = (uint8_t)(tile + 1);
}

void car_lay(struct th_ctx *g, const struct car_spot *spot)
{
    struct car_state *s = car_st(g);
    int tile = s->tiles++;
    s->x[tile] = spot->x;
    s->y[tile] = spot->y;
    s->kind[tile] = spot->kind;
    s->rot[tile] = spot->rot;
    add_tile(s, tile);
}

void car_count_tiles(struct th_ctx *g)
{
    struct car_state *s = car_st(g);
    memset(s->pile, 0, sizeof s->pile);
    for (int kind = 0; kind < CAR_KINDS; kind++)
        s->left[kind] = (uint8_t)(car_ru(g)->total[kind] - s->gone[kind]);
    for (int tile = 0; tile < s->tiles; tile++)
        s->left[s->kind[tile]]--;
    if (s->drawn != 0)
        s->left[s->drawn - 1]--;
    for (int kind = 0; kind < CAR_KINDS; kind++)
        s->pile[car_ru(g)->pile[kind]] = (uint8_t)(s->pile[car_ru(g)->pile[kind]] + s->left[kind]);
}

void car_rebuild(struct th_ctx *g)
{
    struct car_state *s = car_st(g);
    int tiles = s->tiles;
    memset(s->around, 0, sizeof s->around);
    memset(s->at, 0, sizeof s->at);
    memset(s->cell, 0, sizeof s->cell);
    memset(s->feat, 0, sizeof s->feat);
    memset(s->ring, 0, sizeof s->ring);
    memset(s->open, 0, sizeof s->open);
    s->cells = 0;
    for (s->tiles = 0; s->tiles < tiles;)
        add_tile(s, s->tiles++);
    CAR_EACH(g, join, join)
        join(g);
    car_count_tiles(g);
}

/* Joins a road segment with those it meets, counting each meeting from both sides. */
static void rejoin(struct car_state *s, int seg)
{
    int tile = seg / CAR_SEGS;
    for (int side = 0; side < 4; side++) {
        int other = car_neighbour(s, tile, 2 * side);
        if (car_side_seg(s, tile, side) != seg || other < 0)
            continue;
        close_side(s, seg);
        car_unite(s, seg, car_side_seg(s, other, (side + 2) & 3));
    }
}

static bool again(const int *fid, unsigned i)
{
    for (unsigned k = 0; k < i; k++)
        if (fid[k] == fid[i])
            return true;
    return false;
}

/* A feature falls apart into its segments, which are added to the list; how many are listed then. */
static int take_apart(struct car_state *s, int fid, uint16_t *part, int n)
{
    unsigned seg = (unsigned)fid - 1, next;
    do {
        next = car_ring(s, seg);
        s->feat[seg] = s->ring[seg] = (uint16_t)(seg + 1);
        s->open[seg] = car_seg(s, (int)seg)->n_sides;
        part[n++] = (uint16_t)seg;
        seg = next;
    } while (seg + 1 != (unsigned)fid);
    return n;
}

void car_resplit(struct th_ctx *g, unsigned fids, const int *fid)
{
    struct car_state *s = car_st(g);
    uint16_t part[CAR_TILES * 4];
    int n = 0;
    for (unsigned i = 0; i < fids; i++)
        if (!again(fid, i))
            n = take_apart(s, fid[i], part, n);
    for (int i = 0; i < n; i++)
        rejoin(s, part[i]);
    CAR_EACH(g, join, join)
        join(g);
}

/* -------------------------------------------------------------------- fitting */

bool car_fits(const struct th_ctx *g, const struct car_spot *spot)
{
    const struct car_state *s = car_st(g);
    int cell = car_cell_at(s, spot->x, spot->y);
    return cell >= 0 && (car_turns(&car_fit[spot->kind], s->cell[cell]) >> spot->rot & 1) != 0;
}

th_clause car_no_spot(const struct th_ctx *g, const struct car_spot *spot)
{
    if (car_tile_at(car_st(g), spot->x, spot->y) >= 0)
        return CC_TILE_08;
    if (car_cell_at(car_st(g), spot->x, spot->y) < 0)
        return CC_TILE_02;
    if (!car_fits(g, spot))
        return CC_TILE_03;
    th_clause no = 0;
    CAR_EACH(g, may_place, may)
        no = no == 0 ? may(g, spot) : no;
    return no;
}

int car_current_pile(const struct th_ctx *g)
{
    for (int i = 0; i < CAR_PILES; i++)
        if (car_st(g)->pile[i] > 0)
            return i;
    return -1;
}

int car_stack(const struct th_ctx *g)
{
    const struct car_state *s = car_st(g);
    return s->pile[0] + s->pile[1] + s->pile[2];
}
