/* ck_event.c - the event die between the dice and what they bring: ship, gates; afterwards the aqueducts.
 *
 * Rows of the roll table. die[0] is the red one. Frames: ck.gate seat = roller, a = track, n = asked;
 * ck.aqueducts the same without a. Clauses: CK-EVENT-*, CK-TURN-03..05, CK-SEVEN-03..06, CK-PROD-10..13. */
#include "ck.h"

void ck_roll_event(struct th_ctx *g, struct th_frame *f)
{
    ck_st(g)->got = 0;
    th_push(g, CK_F_EVENT, f->seat, TH_CHANCE);
}

/* Three ships and a gate of each colour (CK-COMP-06). */
void ck_gen_event(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    (void)g;
    (void)f;
    (void)seat;
    for (int face = 0; face <= CK_SHIP; face++)
        th_add_weighted(out, th_make(CK_MV_EVENT, face, 0, 0), face == CK_SHIP ? 3 : 1);
}

th_clause ck_no_event(const struct th_ctx *g, int seat, th_move m)
{
    (void)g;
    (void)seat;
    return th_arg(m, 0) <= CK_SHIP ? 0 : CK_TURN_01;
}

static void sail(struct th_ctx *g, int seat)
{
    struct ck_state *k = ck_st(g);
    if (cat_ru(g)->params.raid != 0) { /* there is no ship: its face does something else */
        th_push(g, cat_ru(g)->params.raid, seat, 0);
        return;
    }
    k->ship++;
    th_emit(g, CK_EV_SHIP, seat, { k->ship, CK_LAIR });
    if (k->ship == CK_LAIR)
        ck_attack(g, seat);
}

void ck_do_event(struct th_ctx *g, int dealer, th_move m)
{
    int seat = th_top(g)->seat, face = th_arg(m, 0);
    (void)dealer;
    th_pop(g);
    ck_st(g)->event = (uint8_t)(face + 1);
    th_emit(g, CK_EV_EVENT, seat, { (int16_t)face });
    if (face == CK_SHIP)
        sail(g, seat);
    else
        th_push(g, CK_F_GATE, seat, 0)->a = (int16_t)face;
}

/* ---------------------------------------------------------------------- gates */

static bool draws(const struct th_ctx *g, int seat, int track)
{
    int level = ck_st(g)->level[seat][track];
    return level >= 1 && cat_bs(g)->die[0] <= level + 1; /* CK-EVENT-03 */
}

void ck_run_gate(struct th_ctx *g, struct th_frame *f)
{
    int roller = f->seat;
    while (f->n < g->flow->seats) {
        int seat = (roller + f->n++) % g->flow->seats;
        if (draws(g, seat, f->a) && ck_deck_size(g, f->a) > 0) { /* CK-EVENT-06 */
            ck_open_draw(g, seat, f->a);
            return;
        }
    }
    th_pop(g);
    ck_open_limit(g, roller, false);
}

/* ---------------------------------------------------------------------- seven */

/* Until the first landing the robber stays where he is (CK-SEVEN-03). */
void ck_run_seven(struct th_ctx *g, struct th_frame *f)
{
    int seat = f->seat;
    th_pop(g);
    if (ck_st(g)->landed)
        th_push(g, cat_ru(g)->params.rob, seat, 0);
    else
        th_emit(g, CK_EV_FROZEN, seat, { 0 });
}

/* ------------------------------------------------------------------ aqueducts */

static bool bank_has_resource(const struct th_ctx *g)
{
    for (int res = 0; res < CAT_RES_NB; res++)
        if (cat_count(cat_bs(g)->bank, res) > 0)
            return true;
    return false;
}

static bool thirsty(const struct th_ctx *g, int seat)
{
    const struct ck_state *k = ck_st(g);
    return k->level[seat][CK_SCIENCE] >= 3 && (k->got >> seat & 1) == 0;
}

void ck_roll_aqueduct(struct th_ctx *g, struct th_frame *f)
{
    if (cat_bs(g)->total == 7) /* CK-PROD-13 */
        return;
    for (int seat = 0; seat < g->flow->seats; seat++)
        if (thirsty(g, seat)) {
            th_push(g, CK_F_AQUEDUCTS, f->seat, 0);
            return;
        }
}

void ck_run_aqueducts(struct th_ctx *g, struct th_frame *f)
{
    while (f->n < g->flow->seats) {
        int seat = (f->seat + f->n++) % g->flow->seats;
        if (thirsty(g, seat) && bank_has_resource(g)) {
            th_push(g, CK_F_AQUEDUCT, seat, 1U << seat);
            return;
        }
    }
    th_pop(g);
}

void ck_gen_aqueduct(const struct th_ctx *g, const struct th_frame *f, int seat,
                     struct th_moves *out)
{
    (void)f;
    (void)seat;
    for (int res = 0; res < CAT_RES_NB; res++)
        if (cat_count(cat_bs(g)->bank, res) > 0)
            th_add(out, th_make(CK_MV_AQUEDUCT, res, 0, 0));
    th_add(out, th_make(CK_MV_NONE, 0, 0, 0));
}

th_clause ck_no_aqueduct(const struct th_ctx *g, int seat, th_move m)
{
    int res = th_arg(m, 0);
    (void)seat;
    if (res >= CAT_RES_NB)
        return CK_PROD_10;
    return cat_count(cat_bs(g)->bank, res) > 0 ? 0 : CK_PROD_12;
}

void ck_do_aqueduct(struct th_ctx *g, int seat, th_move m)
{
    int res = th_arg(m, 0);
    th_pop(g);
    cat_gain(g, seat, cat_some(res, 1));
    th_emit(g, CAT_EV_PICKED, seat, { (int16_t)res });
}
