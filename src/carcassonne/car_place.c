/* car_place.c - step 1a: a tile is drawn and laid; one that fits nowhere leaves the game. Clauses: CC-TILE-*. */
#include "car.h"

/* -------------------------------------------------------------------- drawing */

th_clause car_no_draw(const struct th_ctx *g, int seat, th_move m)
{
    int kind = th_arg(m, 0);
    (void)seat;
    bool there = kind < CAR_KINDS && car_st(g)->left[kind] > 0 &&
                 car_ru(g)->pile[kind] == car_current_pile(g);
    return there ? 0 : CC_TILE_01;
}

void car_gen_draw(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    const struct car_state *s = car_st(g);
    const struct car_rules *ru = car_ru(g);
    int pile = car_current_pile(g);
    (void)f;
    (void)seat;
    for (int i = 0; i < ru->kinds; i++) { /* written first, kept if there: no branches */
        int kind = ru->list[i];
        out->at[out->n] = th_make(CAR_DRAW, kind, 0, 0);
        out->weight[out->n] = s->left[kind];
        out->n += (s->left[kind] > 0) & (ru->pile[kind] == pile);
    }
}

/* The part's own row draws again after a tile that fits nowhere (CC-TILE-05). */
void car_do_draw(struct th_ctx *g, int dealer, th_move m)
{
    struct car_state *s = car_st(g);
    int kind = th_arg(m, 0), seat = th_top(g)->seat;
    (void)dealer;
    s->left[kind]--;
    s->pile[car_ru(g)->pile[kind]]--;
    th_emit(g, CAR_EV_DREW, seat, { (int16_t)kind });
    th_pop(g);
    if (car_placeable(g, kind)) {
        s->drawn = (uint8_t)(kind + 1);
        return;
    }
    s->gone[kind]++;
    th_emit(g, CAR_EV_REMOVED, seat, { (int16_t)kind });
    th_top(g)->step--;
}

/* -------------------------------------------------------------------- placing */

/* The four turns of a tile's edges, a byte each. */
static uint32_t four_turns(int kind)
{
    uint8_t e = car_kind[kind].edges;
    return e | (uint32_t)car_turned(e, 1) << 8 | (uint32_t)car_turned(e, 2) << 16 |
           (uint32_t)car_turned(e, 3) << 24;
}

/* The turns that fit a cell, as the top bits of their bytes: a byte is 0 where edges and need agree. */
static uint32_t fitting_turns(uint32_t cell, uint32_t turns)
{
    uint32_t bad =
        (turns ^ car_cell_need(cell) * 0x01010101U) & (car_cell_mask(cell) * 0x01010101U);
    return ~(((bad & 0x7f7f7f7fU) + 0x7f7f7f7fU) | bad | 0x7f7f7f7fU);
}

static bool vetoed(const struct th_ctx *g, const struct car_spot *spot)
{
    CAR_EACH(g, may_place, may)
    if (may(g, spot) != 0)
        return true;
    return false;
}

bool car_placeable(const struct th_ctx *g, int kind)
{
    const struct car_state *s = car_st(g);
    uint32_t turns = four_turns(kind);
    for (int cell = 0; cell < s->cells; cell++)
        for (uint32_t left = fitting_turns(s->cell[cell], turns); left != 0; left &= left - 1) {
            struct car_spot spot = { (uint8_t)kind, car_cell_x(s->cell[cell]),
                                     car_cell_y(s->cell[cell]),
                                     (uint8_t)(__builtin_ctz(left) / 8) };
            if (!vetoed(g, &spot))
                return true;
        }
    return false;
}

static struct car_spot spot_arg(const struct th_ctx *g, th_move m)
{
    return (struct car_spot){ (uint8_t)(car_st(g)->drawn - 1), (uint8_t)th_arg(m, 0),
                              (uint8_t)th_arg(m, 1), (uint8_t)th_arg(m, 2) };
}

/* Of a symmetric tile only the turns that differ are listed. Whether a turn fits is as good as random: every one is written, and
 * those that do not fit are overwritten, which is quicker than to branch. */
static int fitting_moves(const struct car_state *s, int kind, th_move *at)
{
    uint32_t turns = four_turns(kind), differ = ~0U >> (32 - 8 * car_kind[kind].turns);
    int n = 0;
    for (int i = 0; i < s->cells; i++) {
        uint32_t cell = s->cell[i], fits = fitting_turns(cell, turns) & differ;
        for (int rot = 0; rot < 4; rot++) {
            at[n] = th_make(CAR_PLACE, car_cell_x(cell), car_cell_y(cell), rot);
            n += (int)(fits >> (8 * rot + 7) & 1);
        }
    }
    return n;
}

static int not_vetoed(const struct th_ctx *g, th_move *at, int n)
{
    int kept = 0;
    for (int i = 0; i < n; i++) {
        struct car_spot spot = spot_arg(g, at[i]);
        if (!vetoed(g, &spot))
            at[kept++] = at[i];
    }
    return kept;
}

_Static_assert(4 * CAR_CELLS < TH_MOVES, "a list holds every turn of a tile on every open cell");
void car_gen_place(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    const struct car_state *s = car_st(g);
    (void)f;
    (void)seat;
    out->n = fitting_moves(s, s->drawn - 1, out->at);
    if (car_ru(g)->hooks.n_may_place > 0)
        out->n = not_vetoed(g, out->at, out->n);
}

th_clause car_no_place(const struct th_ctx *g, int seat, th_move m)
{
    struct car_spot spot = spot_arg(g, m);
    (void)seat;
    if (spot.rot >= car_kind[spot.kind].turns)
        return CC_TILE_04; /* equal to a smaller turn */
    return car_no_spot(g, &spot);
}

void car_do_place(struct th_ctx *g, int seat, th_move m)
{
    struct car_spot spot = spot_arg(g, m);
    struct car_state *s = car_st(g);
    car_lay(g, &spot);
    s->drawn = 0;
    th_emit(g, CAR_EV_PLACED, seat, { spot.kind, (int8_t)spot.x, (int8_t)spot.y, spot.rot });
    th_pop(g);
    th_top(g)->a = s->tiles; /* the part's tile + 1 */
}
