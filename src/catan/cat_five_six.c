/* cat_five_six.c - five and six players: a larger island, more cards, and a special build phase after every turn.
 *
 * Owns no state. Frame five_six.phase: seat = who has just ended his turn, n = how many have been asked.
 * Clauses: CB-56-*. Tests: tests/rules/catan/five_six.t */
#include "cat.h"
#include "cat_maps.h"

static void params(struct cat_params *p, const struct th_setup *setup)
{
    p->max_seats = 6;
    p->other_spots = setup->opt[CAT_OPT_SPOTS] != 0; /* CB-56-11 */
    p->map = &cat_maps[CAT_MAP_FIVE_SIX];            /* CB-56-01..03 */
    const cat_cards res = CAT_LANES & CAT_ALL_RES;   /* other goods are their module's affair */
    p->bank = (p->bank & ~(255 * res)) | 24 * res;   /* CB-56-04 */
    if (p->deck == 0)
        return; /* a game without development cards */
    p->deck = cat_some(CAT_KNIGHT_CARD, 20) + cat_some(CAT_ROADS_CARD, 3) +
              cat_some(CAT_PLENTY_CARD, 3) + cat_some(CAT_MONOPOLY_CARD, 3) +
              cat_some(CAT_POINT_CARD, 5);
}

/* Row of the turn table: after the turn is closed nobody can win (CB-56-07). */
void cat_five_six_special(struct th_ctx *g, struct th_frame *f)
{
    if (cat_opt(g, CAT_OPT_SPECIAL) != 0)
        th_push(g, CAT_F_PHASE, f->seat, 0);
}

/* Every other player in turn, from the left neighbour (CB-56-06). */
void cat_run_phase(struct th_ctx *g, struct th_frame *f)
{
    if (++f->n == g->flow->seats) {
        th_pop(g);
        return;
    }
    int seat = (f->seat + f->n) % g->flow->seats;
    th_emit(g, CAT_EV_SPECIAL, seat, { 0 });
    th_push(g, CAT_F_SPECIAL, seat, 1U << seat);
}

void cat_gen_special(const struct th_ctx *g, const struct th_frame *f, int seat,
                     struct th_moves *out)
{
    cat_gen_builds(g, seat, out);
    cat_gen_modules(g, f, seat, out);
    th_add(out, th_make(CAT_PASS, 0, 0, 0));
}

th_move cat_timeout_special(const struct th_ctx *g, const struct th_frame *f, int seat)
{
    (void)g;
    (void)f;
    (void)seat;
    return th_make(CAT_PASS, 0, 0, 0);
}

const struct cat_module cat_five_six = {
    .params = params,
};
