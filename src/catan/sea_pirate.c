/* sea_pirate.c - the pirate: he is moved instead of the robber, and robs those with ships on the sides of his hex.
 *
 * Frame sea.rob stands for catan.rob and holds the same: there the mover chooses which of the two goes. Frame sea.victim:
 * a = the pirate's hex, b = the ships. Clauses: CS-PIRATE-*, CS-FRAME-03, CT-FR-13. */
#include "sea.h"

bool sea_has_pirate(const struct th_ctx *g)
{
    return cat_map_mark(cat_ru(g)->params.map, CAT_MARK_PIRATE) != NULL; /* CS-PIRATE-01 */
}

static struct cat_rob pirate_at(int mover, int hex)
{
    return (struct cat_rob){
        .mover = (uint8_t)mover, .hex = (uint8_t)hex, .victim = CAT_NOBODY, .piece = SEA_SHIP_PIECE
    };
}

/* ------------------------------------------------------------- where he goes */

/* With the option off only the frame hex on which he began is open to him (CS-FRAME-03). */
static bool off_limits(const struct th_ctx *g, int hex)
{
    bool frame = hex >= cat_ru(g)->graph.n_map;
    return frame && cat_opt(g, CAT_OPT_SEA_FRAME) == 0 &&
           cat_map_mark(cat_ru(g)->params.map, CAT_MARK_PIRATE)->place != hex;
}

static th_clause no_hex(const struct th_ctx *g, int seat, int hex)
{
    struct cat_rob rob = pirate_at(seat, hex);
    if (!sea_has_pirate(g))
        return CS_PIRATE_01;
    if (sea_st(g)->pirate == hex + 1 || cat_bs(g)->terrain[hex] != CAT_SEA)
        return CS_PIRATE_06;
    return off_limits(g, hex) ? CS_FRAME_03 : cat_may_rob(g, &rob);
}

th_clause sea_no_pirate(const struct th_ctx *g, int seat, th_move m)
{
    return no_hex(g, seat, th_arg(m, 0));
}

void sea_gen_pirate(const struct th_ctx *g, const struct th_frame *f, int seat,
                    struct th_moves *out)
{
    (void)f;
    for (int hex = 0; hex < cat_ru(g)->graph.n_hex && sea_has_pirate(g); hex++)
        if (no_hex(g, seat, hex) == 0)
            th_add(out, th_make(SEA_MV_PIRATE, hex, 0, 0));
}

static bool any_hex(const struct th_ctx *g, int seat)
{
    for (int hex = 0; hex < cat_ru(g)->graph.n_hex; hex++)
        if (no_hex(g, seat, hex) == 0)
            return true;
    return false;
}

/* If only one of the two may go anywhere, that one is moved; the pirate has no home and stays (CT-FR-13). */
void sea_run_rob(struct th_ctx *g, struct th_frame *f)
{
    if (any_hex(g, f->seat))
        f->actors = (uint8_t)(1U << f->seat);
    else if (f->m == SEA_ONLY_PIRATE)
        th_pop(g);
    else
        cat_run_rob(g, f);
}

/* ---------------------------------------------------------------- whom he robs */

bool sea_sane_victim(const struct th_ctx *g, const struct th_frame *f)
{
    return f->b == SEA_SHIP_PIECE && cat_bs(g)->terrain[f->a] == CAT_SEA;
}

/* A card, or cloth (CS-CLOTH-14). */
static bool worth_asking(const struct th_ctx *g, const struct cat_rob *rob)
{
    for (int i = 0; i < g->flow->seats; i++)
        if ((cat_hand_size(cat_bs(g), i) > 0 || sea_st(g)->cloth[i] > 0) &&
            cat_no_victim(g, rob, i) == 0)
            return true;
    return false; /* CS-PIRATE-10 */
}

void sea_do_pirate(struct th_ctx *g, int seat, th_move m)
{
    struct cat_rob rob = pirate_at(seat, th_arg(m, 0));
    sea_st(g)->pirate = (uint8_t)(rob.hex + 1);
    th_emit(g, SEA_EV_PIRATE, seat, { rob.hex });
    th_pop(g);
    if (!worth_asking(g, &rob))
        return;
    struct th_frame *f = th_push(g, SEA_F_VICTIM, seat, 1U << seat);
    f->a = rob.hex;
    f->b = SEA_SHIP_PIECE;
}

/* Nobody: the mover may decline (CS-PIRATE-08). */
void sea_do_spare(struct th_ctx *g, int seat, th_move m)
{
    (void)m;
    th_pop(g);
    th_emit(g, SEA_EV_SPARED, seat, { 0 });
}

th_move sea_timeout_victim(const struct th_ctx *g, const struct th_frame *f, int seat)
{
    (void)g;
    (void)f;
    (void)seat;
    return th_make(SEA_MV_SPARE, 0, 0, 0);
}
