/* car_crop.c - Crop Circles: everybody adds a meeple beside an own one, or everybody takes one back. Clauses: CC-CROP-*. */
#include "car.h"

static void params(struct car_rules *ru, const struct th_setup *setup)
{
    (void)setup;
    car_use_set(ru, CAR_SET_CROP, CAR_PILES - 1);
    ru->crowds |= 1U << CAR_ROAD | 1U << CAR_CITY | 1U << CAR_FIELD;
}

/* Fork: farmers, club: highwaymen, shield: knights (CC-CROP-03). */
static int type_of(const struct car_state *s, int tile)
{
    static const uint8_t type[] = { 0, CAR_FIELD, CAR_ROAD, CAR_CITY };
    return type[car_kind_at(s, tile)->crop];
}

static bool owes(const struct th_ctx *g, int tile)
{
    return type_of(car_st(g), tile) != 0;
}

static bool has_meeple(const struct car_state *s, int seat, int type)
{
    for (int slot = 0; slot < CAR_MEEPLE_SLOTS; slot++)
        if (s->figure[seat][slot] != 0 && car_seg(s, s->figure[seat][slot] - 1)->type == type)
            return true;
    return false;
}

/* ------------------------------------------------------------ 4d: the choice */

/* Not asked when nobody can be affected (CC-CROP-12). */
void car_crop_step(struct th_ctx *g, struct th_frame *f)
{
    const struct car_state *s = car_st(g);
    int type = type_of(s, f->a - 1);
    for (int seat = 0; seat < s->flow.seats && type != 0; seat++)
        if (has_meeple(s, seat, type)) {
            th_push(g, CAR_F_CIRCLE, f->seat, 1U << f->seat)->n = (uint8_t)type;
            return;
        }
}

void car_gen_circle(const struct th_ctx *g, const struct th_frame *f, int seat,
                    struct th_moves *out)
{
    (void)g;
    (void)f;
    (void)seat;
    th_add(out, th_make(CAR_CIRCLE_A, 0, 0, 0));
    th_add(out, th_make(CAR_CIRCLE_B, 0, 0, 0));
}

/* Frames add and return: n = type of feature, m = how far round the table; the left neighbour is 1, the active player last. */
void car_do_circle(struct th_ctx *g, int seat, th_move m)
{
    bool a = th_kind(m) == CAR_CIRCLE_A;
    uint8_t type = th_top(g)->n;
    th_emit(g, CAR_EV_CIRCLE, seat, { a ? 1 : 2 });
    th_pop(g);
    th_push(g, a ? CAR_F_ADD : CAR_F_RETURN, seat, 0)->n = type;
}

/* Asks the next seat that has an answer; the others are skipped (CC-CROP-04, CC-CROP-07). */
static void ask_next(struct th_ctx *g, struct th_frame *f, th_gen_fn *gen)
{
    struct th_moves moves;
    if (f->m == g->flow->seats) {
        th_pop(g);
        return;
    }
    int seat = car_clockwise(g, ++f->m);
    moves.n = 0;
    if (has_meeple(car_st(g), seat, f->n))
        gen(g, f, seat, &moves);
    bool asked = moves.n > 0 && th_kind(moves.at[moves.n - 1]) != CAR_PASS;
    f->actors = (uint8_t)(asked ? 1U << seat : 0);
}

/* ---------------------------------------------------------- A: a meeple is added */

/* Beside an own meeple: on the same segment, or with the option anywhere on the feature (CC-CROP-05). */
static bool beside(const struct th_ctx *g, int seat, int seg)
{
    const struct car_state *s = car_st(g);
    if (car_opt(g, CAR_OPT_ADD_ANYWHERE))
        return car_holds(s, seat, s->feat[seg]);
    for (int slot = 0; slot < CAR_MEEPLE_SLOTS; slot++)
        if (s->figure[seat][slot] == seg + 1)
            return true;
    return false;
}

static th_clause no_add(const struct th_ctx *g, const struct th_frame *f, int seat, int figure,
                        int seg)
{
    const struct car_state *s = car_st(g);
    if (figure > CAR_BIG)
        return CC_CROP_05;
    if ((car_ru(g)->in_play >> figure & 1) == 0 || car_free_slot(s, seat, figure) < 0)
        return CC_CROP_07;
    return seg >= 0 && car_seg(s, seg)->type == f->n && beside(g, seat, seg) ? 0 : CC_CROP_05;
}

th_clause car_no_add(const struct th_ctx *g, int seat, th_move m)
{
    return no_add(g, th_top(g), seat, th_arg(m, 0), car_seg_arg(car_st(g), m, 1));
}

/* What can be added to the meeple on a segment; another one may have listed it. */
static void gen_beside(const struct th_ctx *g, const struct th_frame *f, int seat, int seg,
                       int first, struct th_moves *out)
{
    const struct car_state *s = car_st(g);
    int at = seg;
    do {
        for (int figure = CAR_MEEPLE; figure <= CAR_BIG; figure++)
            if (no_add(g, f, seat, figure, at) == 0)
                car_insert(out, first, car_make_at(s, CAR_ADD, figure, at));
        at = car_opt(g, CAR_OPT_ADD_ANYWHERE) ? (int)car_ring(s, (unsigned)at) : seg;
    } while (at != seg);
}

void car_gen_add(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    const struct car_state *s = car_st(g);
    int first = out->n;
    if (car_opt(g, CAR_OPT_MAY_ADD))
        th_add(out, th_make(CAR_PASS, 0, 0, 0));
    for (int slot = 0; slot < CAR_MEEPLE_SLOTS; slot++)
        if (s->figure[seat][slot] != 0)
            gen_beside(g, f, seat, s->figure[seat][slot] - 1, first, out);
}

void car_run_add(struct th_ctx *g, struct th_frame *f)
{
    ask_next(g, f, car_gen_add);
}

void car_do_add(struct th_ctx *g, int seat, th_move m)
{
    car_put(g, seat, th_arg(m, 0), car_seg_arg(car_st(g), m, 1));
    th_top(g)->actors = 0;
}

/* --------------------------------------------------------- B: a meeple comes back */

void car_gen_return(const struct th_ctx *g, const struct th_frame *f, int seat,
                    struct th_moves *out)
{
    car_gen_held(g, seat, f->n, CAR_RETURN, out);
}

void car_run_return(struct th_ctx *g, struct th_frame *f)
{
    ask_next(g, f, car_gen_return);
}

th_clause car_no_return(const struct th_ctx *g, int seat, th_move m)
{
    return car_unlisted(g, seat, m);
}

void car_do_return(struct th_ctx *g, int seat, th_move m)
{
    const struct car_state *s = car_st(g);
    car_home(g, seat, car_slot_on(s, seat, th_arg(m, 0), car_seg_arg(s, m, 1)));
    th_top(g)->actors = 0;
    car_left(g); /* CC-CROP-09 */
}

/* A circle has a kind (CC-CROP-03). */
bool car_sane_crop(const struct th_ctx *g, const struct th_frame *f)
{
    (void)g;
    return f->n >= CAR_ROAD;
}

const struct car_module car_crop = { .params = params, .owes = owes };
