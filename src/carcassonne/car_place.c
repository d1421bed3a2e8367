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
    size_t n = 0;
    (void)f;
    (void)seat;
    if (pile < 0)
        return;
    for (int i = 0; i < ru->n_drawn[pile]; i++) { /* written first, kept if there: no branches */
        int kind = ru->drawn[pile][i];
        uint32_t left = s->left[kind];
        out->at[n] = th_make(CAR_DRAW, kind, 0, 0);
        out->weight[n] = left;
        n += left > 0;
    }
    out->n = (int)n;
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
    for (int i = 0; i < s->cells; i++) {
        uint32_t cell = s->cell[i];
        for (unsigned left = car_turns(&car_fit[kind], cell); left != 0; left &= left - 1) {
            struct car_spot spot = { (uint8_t)kind, car_cell_x(cell), car_cell_y(cell),
                                     (uint8_t)__builtin_ctz(left) };
            if (!vetoed(g, &spot))
                return true;
        }
    }
    return false;
}

static struct car_spot spot_arg(const struct th_ctx *g, th_move m)
{
    return (struct car_spot){ (uint8_t)(car_st(g)->drawn - 1), (uint8_t)th_arg(m, 0),
                              (uint8_t)th_arg(m, 1), (uint8_t)th_arg(m, 2) };
}

/* clang-format off */
#define PLACE(rot) ((th_move)CAR_PLACE << 56 | (th_move)(rot) << 32)
#define TURNS(a, b, c, d) { { PLACE(a), PLACE(b), PLACE(c), PLACE(d) } }
static const struct {
    th_move move[4];
} turned[16] = { /* by a mask of turns: moves with each of them, ascending, on no cell yet; then fillers */
    TURNS(0, 0, 0, 0), TURNS(0, 0, 0, 0), TURNS(1, 0, 0, 0), TURNS(0, 1, 0, 0), TURNS(2, 0, 0, 0), TURNS(0, 2, 0, 0),
    TURNS(1, 2, 0, 0), TURNS(0, 1, 2, 0), TURNS(3, 0, 0, 0), TURNS(0, 3, 0, 0), TURNS(1, 3, 0, 0), TURNS(0, 1, 3, 0),
    TURNS(2, 3, 0, 0), TURNS(0, 2, 3, 0), TURNS(1, 2, 3, 0), TURNS(0, 1, 2, 3),
};
/* clang-format on */

/* Of a symmetric tile only the turns that differ are listed. Whether a turn fits is as good as random: four moves are written for
 * every cell, and those that do not fit are overwritten, which is quicker than to branch. */
static int fitting_moves(const struct car_state *s, int kind, th_move *at)
{
    static const uint8_t count[16] = { 0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4 };
    const struct car_fit *fit = &car_fit[kind];
    th_move *end = at;
    for (int i = 0; i < s->cells; i++) {
        th_move here = (th_move)s->cell[i] << 24 & 0x00ffff0000000000; /* x and y, as in a move */
        unsigned turns = car_turns(fit, s->cell[i]);
        for (int k = 0; k < 4; k++)
            end[k] = here | turned[turns].move[k];
        end += count[turns];
    }
    return (int)(end - at);
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
