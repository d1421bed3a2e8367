/* cat_five_six.c - five and six players: a larger island, more cards, and a special build phase after every turn.
 *
 * Owns no state. Frame five_six.phase: seat = who has just ended his turn, n = how many have been asked. Frame five_six.pair: the turn
 * of the second of two paired players, who does not roll; it follows catan.turn and takes its place.
 * Clauses: CB-56-*. Tests: tests/rules/catan/five_six.t */
#include "cat.h"
#include "cat_maps.h"

enum {
    PAIR = 3 /* seats from the first of a pair to the second, clockwise (CB-56-09) */
};

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

/* Row of the turn table: after the turn is closed nobody can win (CB-56-07). Where players are paired, the turn of the second takes
 * its place (CB-56-09). */
void cat_five_six_special(struct th_ctx *g, struct th_frame *f)
{
    int seat = f->seat;
    if (cat_opt(g, CAT_OPT_PAIRED) != 0) {
        th_pop(g);
        g->flow->turn = (uint8_t)((seat + PAIR) % g->flow->seats);
        th_push(g, CAT_F_PAIR, g->flow->turn, 0);
    } else if (cat_opt(g, CAT_OPT_SPECIAL) != 0) {
        th_push(g, CAT_F_PHASE, seat, 0);
    }
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

/* ---------------------------------------------------- paired players: CB-56-09 */

void cat_pair_begin(struct th_ctx *g, struct th_frame *f)
{
    cat_open_turn(g, f->seat);
    th_emit(g, CAT_EV_PAIRED, f->seat, { 0 });
}

void cat_pair_act(struct th_ctx *g, struct th_frame *f)
{
    th_push(g, CAT_F_SECOND, f->seat, 1U << f->seat);
}

/* The next to roll sits to the left of whoever rolled last. */
void cat_pair_end(struct th_ctx *g, struct th_frame *f)
{
    int seats = g->flow->seats;
    cat_close_turn(g, f->seat);
    g->flow->turn = (uint8_t)((f->seat + seats - PAIR) % seats);
    th_pop(g);
}

/* The second turn of a pair goes on with what comes after building. */
bool cat_sane_second(const struct th_ctx *g, const struct th_frame *f)
{
    return f[-1].step > 0 && cat_ru(g)->pair.run[f[-1].step - 1] == cat_pair_act;
}

void cat_gen_second(const struct th_ctx *g, const struct th_frame *f, int seat,
                    struct th_moves *out)
{
    cat_gen_builds(g, seat, out);
    cat_gen_cards(g, seat, out);
    cat_gen_bank(g, seat, out);
    th_add(out, th_make(CAT_END, 0, 0, 0));
    cat_gen_modules(g, f, seat, out);
}

const struct cat_module cat_five_six = {
    .params = params,
};
