/* car_figure.c - step 2: figures on the map, in the supply, and whose feature it is. Clauses: CC-MEEP-*, CC-OWN-*, CC-TURN-03.
 *
 * A figure is a slot of its owner: seven ordinary meeples, big meeple, abbot, builder, pig. The ordinary ones are kept descending, so
 * that equal positions are equal bytes whichever of them stands where. */
#include "car.h"

/* -------------------------------------------------------------------- supply */

static int slot_of(int figure)
{
    return figure == CAR_MEEPLE ? 0 : figure - CAR_BIG + CAR_BIG_SLOT;
}

int car_supply(const struct car_state *s, int seat, int figure)
{
    int n = 0;
    if (figure != CAR_MEEPLE)
        return car_free_slot(s, seat, figure) >= 0;
    for (int slot = 0; slot < CAR_MEEPLES; slot++)
        n += s->figure[seat][slot] == 0;
    return n;
}

int car_slot_on(const struct car_state *s, int seat, int figure, int seg)
{
    int from = slot_of(figure), to = figure == CAR_MEEPLE ? CAR_MEEPLES : from + 1;
    for (int slot = from; slot < to; slot++)
        if (s->figure[seat][slot] == seg + 1)
            return slot;
    return -1;
}

void car_put(struct th_ctx *g, int seat, int figure, int seg)
{
    uint16_t *slot = &car_st(g)->figure[seat][slot_of(figure)];
    th_assert(car_free_slot(car_st(g), seat, figure) >= 0);
    if (figure == CAR_MEEPLE) {
        int i = CAR_MEEPLES - 1;
        for (; i > 0 && slot[i - 1] < seg + 1; i--)
            slot[i] = slot[i - 1];
        slot += i;
    }
    *slot = (uint16_t)(seg + 1);
    car_tell_at(g, CAR_EV_PUT, seat, figure, seg);
}

void car_home(struct th_ctx *g, int seat, int slot)
{
    uint16_t *mine = car_st(g)->figure[seat];
    car_tell_at(g, CAR_EV_HOME, seat, car_slot_figure(slot), mine[slot] - 1);
    mine[slot] = 0;
    for (; slot < CAR_MEEPLES - 1 && mine[slot + 1] != 0; slot++) {
        mine[slot] = mine[slot + 1];
        mine[slot + 1] = 0;
    }
}

void car_left(struct th_ctx *g)
{
    CAR_EACH(g, on_left, left)
        left(g);
}

/* -------------------------------------------------------------------- owners */

static bool stands_on(const struct car_state *s, int seg_plus_1, int fid)
{
    return seg_plus_1 != 0 && s->feat[seg_plus_1 - 1] == fid;
}

bool car_holds(const struct car_state *s, int seat, int fid)
{
    const uint16_t *seg = s->figure[seat];
    for (int slot = 0; slot < CAR_MEEPLES && seg[slot] >= fid; slot++) /* descending, to its root */
        if (s->feat[seg[slot] - 1] == fid)
            return true;
    return stands_on(s, seg[CAR_BIG_SLOT], fid) || stands_on(s, seg[CAR_ABBOT_SLOT], fid);
}

bool car_held(const struct car_state *s, int fid)
{
    for (int seat = 0; seat < s->flow.seats; seat++)
        if (car_holds(s, seat, fid))
            return true;
    return false;
}

/* What a meeple weighs: the big one two, the others one (CC-OWN-01). */
static int slot_weight(int slot)
{
    return slot == CAR_BIG_SLOT ? 2 : 1;
}

/* What a seat's meeples on a feature weigh. */
static int weight_of(const struct car_state *s, int seat, int fid)
{
    const uint16_t *seg = s->figure[seat];
    int sum = 0;
    for (int slot = 0; slot < CAR_MEEPLES && seg[slot] >= fid; slot++) /* as above */
        sum += s->feat[seg[slot] - 1] == fid;
    sum += stands_on(s, seg[CAR_BIG_SLOT], fid) ? slot_weight(CAR_BIG_SLOT) : 0;
    return sum + stands_on(s, seg[CAR_ABBOT_SLOT], fid);
}

void car_weigh(const struct car_state *s, int fid, uint8_t weight[CAR_SEATS])
{
    memset(weight, 0, CAR_SEATS);
    for (int seat = 0; seat < s->flow.seats; seat++)
        weight[seat] = (uint8_t)weight_of(s, seat, fid);
}

unsigned car_owners(const struct car_state *s, int fid)
{
    unsigned owners = 0;
    int most = 1;
    for (int seat = 0; seat < s->flow.seats; seat++) {
        int weight = weight_of(s, seat, fid);
        if (weight > most)
            owners = 0;
        if (weight >= most) {
            most = weight;
            owners |= 1U << seat;
        }
    }
    return owners;
}

/* The place of a feature among the n of the list; n when it is new. */
static int place_of(const struct car_manned *list, int n, int fid)
{
    int i = 0;
    while (i < n && list[i].fid != fid)
        i++;
    return i;
}

int car_list_manned(const struct car_state *s, struct car_manned list[CAR_MANY])
{
    uint64_t some = 0; /* by fid modulo 64: most features are new, and need not be looked for */
    int n = 0;
    for (int seat = 0; seat < s->flow.seats; seat++)
        for (int slot = 0; slot < CAR_MEEPLE_SLOTS; slot++) {
            if (s->figure[seat][slot] == 0)
                continue;
            int fid = s->feat[s->figure[seat][slot] - 1];
            uint64_t bit = (uint64_t)1 << fid % 64;
            int i = (some & bit) == 0 ? n : place_of(list, n, fid);
            some |= bit;
            if (i == n)
                list[n++] = (struct car_manned){ .fid = (uint16_t)fid };
            struct car_manned *at = &list[i];
            at->weight[seat] = (uint8_t)(at->weight[seat] + slot_weight(slot));
            at->most = at->weight[seat] > at->most ? at->weight[seat] : at->most;
        }
    return n;
}

/* --------------------------------------------------------------- the question */

int car_part_tile(const struct th_ctx *g)
{
    for (int i = g->flow->depth - 1; i >= 0; i--)
        if (g->flow->stack[i].kind == CAR_F_PART)
            return g->flow->stack[i].a - 1;
    return -1;
}

th_clause car_no_claim(const struct th_ctx *g, int seat, int figure, int word)
{
    const struct car_state *s = car_st(g);
    if (car_free_slot(s, seat, figure) < 0)
        return CC_MEEP_02;
    int seg = car_named(s, car_part_tile(g), word);
    if (seg < 0)
        return CC_MEEP_01;
    th_clause no = car_ru(g)->bars[figure][car_seg(s, seg)->type];
    if (no != 0)
        return no;
    if (!car_held(s, s->feat[seg]))
        return 0;
    return car_seg(s, seg)->type == CAR_FIELD ? CC_FARM_01 : CC_MEEP_04;
}

void car_claim(struct th_ctx *g, int seat, int figure, int word)
{
    car_put(g, seat, figure, car_named(car_st(g), car_part_tile(g), word));
    th_pop(g);
}

void car_gen_claims(const struct th_ctx *g, int seat, int tile, int figure, int kind,
                    struct th_moves *out)
{
    const struct car_state *s = car_st(g);
    const struct car_kind *k = car_kind_at(s, tile);
    if (car_free_slot(s, seat, figure) < 0)
        return;
    for (int i = 0; i < k->n_seg; i++)
        if (car_ru(g)->bars[figure][k->seg[i].type] == 0 &&
            !car_held(s, s->feat[tile * CAR_SEGS + i]))
            th_add(out, th_make(kind, k->seg[i].word, 0, 0));
}

/* Every figure action of step 2; the modules' in their order. */
void car_gen_figures(const struct th_ctx *g, const struct th_frame *f, int seat,
                     struct th_moves *out)
{
    int tile = car_part_tile(g);
    (void)f;
    th_add(out, th_make(CAR_PASS, 0, 0, 0));
    car_gen_claims(g, seat, tile, CAR_MEEPLE, CAR_PUT, out);
    CAR_EACH(g, gen_figure, gen)
        gen(g, seat, tile, out);
}

th_clause car_no_meeple(const struct th_ctx *g, int seat, th_move m)
{
    return car_no_claim(g, seat, CAR_MEEPLE, th_arg(m, 0));
}

void car_do_meeple(struct th_ctx *g, int seat, th_move m)
{
    car_claim(g, seat, CAR_MEEPLE, th_arg(m, 0));
}

/* ---------------------------------------------------------- own meeples by place */

void car_insert(struct th_moves *out, int first, th_move m)
{
    int i = out->n;
    while (i > first && out->at[i - 1] > m)
        i--;
    if (i > first && out->at[i - 1] == m)
        return;
    th_add(out, 0);
    memmove(&out->at[i + 1], &out->at[i], (size_t)(out->n - 1 - i) * sizeof out->at[0]);
    out->at[i] = m;
}

/* The ways to name own meeples of a type of feature (0: any). */
void car_gen_held(const struct th_ctx *g, int seat, int type, int kind, struct th_moves *out)
{
    const struct car_state *s = car_st(g);
    int first = out->n;
    for (int slot = 0; slot < CAR_MEEPLE_SLOTS; slot++) {
        int seg = s->figure[seat][slot] - 1;
        if (seg >= 0 && (type == 0 || car_seg(s, seg)->type == type))
            car_insert(out, first, car_make_at(s, kind, car_slot_figure(slot), seg));
    }
}

/* For questions whose list is short: what is not listed is refused by the clause that asks. */
th_clause car_unlisted(const struct th_ctx *g, int seat, th_move m)
{
    struct th_moves moves;
    th_flow_gen(g, seat, &moves);
    for (int i = 0; i < moves.n; i++)
        if (moves.at[i] == m)
            return 0;
    return th_def(g, th_top(g))->asks;
}
