/* ela_church.c - the church: the first builder chooses between two tiles and so fixes the area; every later tile has its place.
 *
 * The stack is the set of unbuilt tiles; only its lowest tile has a known place, and only for the first builder
 * (EL-HID-03, EL-HID-04). Clauses: EL-CH-*, EL-SEQ-02. */
#include "ela.h"

static int tiles_left(const struct ela_state *s)
{
    int n = 0;
    for (int i = 0; i < ELA_CHURCH_TILES; i++)
        n += s->church[i] == 0;
    return n;
}

th_clause ela_no_church(const struct th_ctx *g, int seat, th_move m)
{
    (void)m;
    if (tiles_left(ela_st(g)) == 0)
        return EL_CH_10;
    return ela_st(g)->hand[seat][ELA_GOLD] >= ELA_CHURCH_COST ? 0 : EL_CH_01;
}

void ela_do_church(struct th_ctx *g, int seat, th_move m)
{
    bool first = ela_st(g)->first == 0;
    (void)m;
    ela_spend_action(g);
    ela_pay_gold(g, seat, ELA_CHURCH_COST);
    struct th_frame *f = th_push(g, first ? ELA_F_PAIR : ELA_F_TILE, seat, TH_CHANCE);
    if (first)
        f->sees = (uint8_t)(1U << seat); /* EL-CH-02 */
}

/* Permit home unpaid (EL-CH-07), building away whatever its size (EL-CH-08), then tile and cube (EL-CH-06). */
static void lay_tile(struct th_ctx *g, int seat, int tile)
{
    struct ela_state *s = ela_st(g);
    int field = ela_church_field(s->first, tile);
    ela_permit_home(g, field);
    if (ela_is_house(s->on[field]))
        ela_remove_house(g, s->on[field] - 1);
    s->church[tile - 1] = (uint8_t)(seat + 1);
    s->on[field] = ELA_ON_CHURCH;
    s->cubes[seat]++;
    ela_tell(g, ELA_EV_CHURCH, seat, tile, field);
    ela_open_huts(g);
}

/* ----------------------------------------------------------- the first: two tiles */

void ela_gen_pair(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    (void)g;
    (void)f;
    (void)seat;
    for (int a = 1; a <= ELA_CHURCH_TILES; a++)
        for (int b = a + 1; b <= ELA_CHURCH_TILES; b++)
            th_add_weighted(out, th_make(ELA_PAIR, a, b, 0), 1);
}

th_clause ela_no_pair(const struct th_ctx *g, int seat, th_move m)
{
    int a = th_arg(m, 0), b = th_arg(m, 1);
    (void)g;
    (void)seat;
    return a >= 1 && a < b && b <= ELA_CHURCH_TILES ? 0 : EL_CH_02;
}

void ela_do_pair(struct th_ctx *g, int dealer, th_move m)
{
    struct ela_state *s = ela_st(g);
    int seat = th_top(g)->seat;
    (void)dealer;
    s->pick[0] = (uint8_t)th_arg(m, 0);
    s->pick[1] = (uint8_t)th_arg(m, 1);
    th_pop(g);
    th_push(g, ELA_F_KEEP, seat, 1U << seat);
    th_emit(g, ELA_EV_LOOKS, seat, { 0 });
    th_emit_to(g, 1U << seat, ELA_EV_PAIR, seat, 0, { s->pick[0], s->pick[1] });
}

void ela_gen_keep(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    (void)f;
    (void)seat;
    for (int i = 0; i < 2; i++)
        if (ela_st(g)->pick[i] != 0)
            th_add(out, th_make(ELA_KEEP, ela_st(g)->pick[i], 0, 0));
}

th_clause ela_no_keep(const struct th_ctx *g, int seat, th_move m)
{
    const uint8_t *pick = ela_st(g)->pick;
    int tile = th_arg(m, 0);
    (void)seat;
    return tile != 0 && (tile == pick[0] || tile == pick[1]) ? 0 : EL_CH_02;
}

void ela_do_keep(struct th_ctx *g, int seat, th_move m)
{
    struct ela_state *s = ela_st(g);
    int tile = th_arg(m, 0);
    s->first = (uint8_t)tile;
    s->knower = (uint8_t)(seat + 1);
    s->bottom = s->pick[0] == tile ? s->pick[1] : s->pick[0];
    s->pick[0] = s->pick[1] = 0;
    th_pop(g);
    lay_tile(g, seat, tile);
}

/* ------------------------------------------------------------- the others: the top */

/* The lowest tile is drawn last; in a view that does not know it, any tile may be on top. */
static bool may_be_top(const struct ela_state *s, int tile)
{
    return s->church[tile - 1] == 0 && (tile != s->bottom || tiles_left(s) == 1);
}

void ela_gen_tile(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    (void)f;
    (void)seat;
    for (int tile = 1; tile <= ELA_CHURCH_TILES; tile++)
        if (may_be_top(ela_st(g), tile))
            th_add_weighted(out, th_make(ELA_TILE, tile, 0, 0), 1);
}

th_clause ela_no_tile(const struct th_ctx *g, int seat, th_move m)
{
    int tile = th_arg(m, 0);
    (void)seat;
    return tile >= 1 && tile <= ELA_CHURCH_TILES && may_be_top(ela_st(g), tile) ? 0 : EL_CH_03;
}

void ela_do_tile(struct th_ctx *g, int dealer, th_move m)
{
    struct ela_state *s = ela_st(g);
    int seat = th_top(g)->seat, tile = th_arg(m, 0);
    (void)dealer;
    th_pop(g);
    lay_tile(g, seat, tile);
    if (tiles_left(s) == 0)
        s->knower = s->bottom = 0;
}
