/* car_turn.c - the order of a Carcassonne game: a turn, a part, an award and the final scoring, one table each, readable like the
 * combined order at the end of the rulebook.
 *
 * A row belongs to the base (0) or to a module (ROW_OF): rows of inactive modules are dropped when rules are built. A frame's `step` is
 * its row; a row does its work or opens the frame that does. Clauses: CC-TURN-*, CC-END-*. */
#include "car.h"

#define ROW_OF(ID) (CAR_M_##ID + 1)

static th_run_fn turn_begin, turn_part, turn_end, part_draw, part_place, part_figure;

/* clang-format off */
static const struct th_row turn_table[] = {
    { 0, turn_begin },
    { 0, turn_part },                          /* the MAIN part, and what message 4 puts in                      */
    { ROW_OF(BUILDER), car_builder_again },    /* the BUILDER part, if it was earned: CC-BLD-06                  */
    { ROW_OF(BUILDER), car_builder_end },      /* one a turn: CC-X-01                                            */
    { 0, turn_end },
};

static const struct th_row part_table[] = {
    { 0, part_draw },                          /* 1a  draw, discard what fits nowhere: CC-TILE-05                */
    { 0, part_place },                         /*     place: CC-TILE-02                                          */
    { ROW_OF(BUILDER), car_builder_note },     /*     was the builder's feature extended? Before ferries: CC-BLD-05 */
    { ROW_OF(GOLD), car_gold_put },            /* 1b  ingot tile: two ingots                                     */
    { ROW_OF(MAGE), car_mage_step },           /* 1c  hat tile, or mage and witch on one feature                 */
    { ROW_OF(ROBBERS), car_robbers_put },      /* 1d  sack tile: robbers may be placed                           */
    { 0, part_figure },                        /* 2   one figure action: CC-TURN-03                              */
    { ROW_OF(FERRIES), car_ferries_put },      /* 2b  lake tile: a ferry                                         */
    { ROW_OF(FERRIES), car_ferries_move },     /* 2c  ferries on extended roads                                  */
    { 0, car_part_score },                     /* 3   completed features                                         */
    { ROW_OF(GOLD), car_gold_share },          /* 4a  ingots                                                     */
    { ROW_OF(MESSENGERS), car_messengers_read }, /* 4b  messages                                                 */
    { ROW_OF(CROP), car_crop_step },           /* 4d  crop circle; 4c, robbers home, happened at once: CC-ROB-12 */
};

static const struct th_row award_table[] = {
    { ROW_OF(MESSENGERS), car_messengers_choose }, /* marker or messenger: CC-AWARD-02                           */
    { ROW_OF(ROBBERS), car_robbers_note },     /* who robs, who goes along: CC-ROB-11                            */
    { 0, car_award_move },
    { ROW_OF(MESSENGERS), car_messengers_dark }, /* a dark space: a message is due: CC-MSG-02                    */
    { ROW_OF(ROBBERS), car_robbers_collect },  /* robbers go home and are paid                                   */
};

static const struct th_row final_table[] = {  /* CC-END-03 */
    { ROW_OF(MESSENGERS), car_messengers_add }, /* 1  marker and messenger are added up                          */
    { ROW_OF(ROBBERS), car_robbers_home },     /* 2                                                              */
    { ROW_OF(GOLD), car_gold_clear },          /* 3   ingots on tiles are removed                                */
    { 0, car_final_unfinished },               /* 4   roads, cities, monasteries, gardens                        */
    { 0, car_final_fields },                   /* 5                                                              */
    { ROW_OF(GOODS), car_goods_final },        /* 6                                                              */
    { ROW_OF(GOLD), car_gold_final },          /* 7   ingots held                                                */
};
/* clang-format on */

void car_turn_build(struct car_rules *ru)
{
    TH_ROWS_OF(&ru->core, &ru->turn, turn_table, CAR_F_TURN);
    TH_ROWS_OF(&ru->core, &ru->part, part_table, CAR_F_PART);
    TH_ROWS_OF(&ru->core, &ru->award, award_table, CAR_F_AWARD);
    TH_ROWS_OF(&ru->core, &ru->final, final_table, CAR_F_FINAL);
}

/* Row after row, until one opens a frame. */
static void run_table(struct th_ctx *g, struct th_frame *f, const struct th_rows *rows)
{
    int depth = g->flow->depth;
    while (f->step < rows->n && g->flow->depth == depth)
        rows->run[f->step++](g, f);
    if (g->flow->depth == depth)
        th_pop(g);
}

void car_run_turn(struct th_ctx *g, struct th_frame *f)
{
    run_table(g, f, &car_ru(g)->turn);
}

void car_run_part(struct th_ctx *g, struct th_frame *f)
{
    run_table(g, f, &car_ru(g)->part);
}

void car_run_award(struct th_ctx *g, struct th_frame *f)
{
    run_table(g, f, &car_ru(g)->award);
}

/* Victory is judged once, at the end (CC-END-07). */
void car_between(struct th_ctx *g)
{
    (void)g;
}

/* ------------------------------------------------------------------- the game */

enum {
    FIRST,
    FIRST_TURN,
    NEXT_TURN,
    FINAL
};

/* The game ends with the turn in which the stack ran out (CC-END-01). */
void car_run_game(struct th_ctx *g, struct th_frame *f)
{
    if (f->step == FIRST) {
        th_push(g, CAR_F_FIRST, 0, TH_CHANCE);
        f->step = FIRST_TURN;
        return;
    }
    if (f->step == NEXT_TURN && car_stack(g) == 0) {
        f->step = FINAL;
        th_push(g, CAR_F_FINAL, g->flow->turn, 0);
        return;
    }
    if (f->step == NEXT_TURN)
        g->flow->turn = (uint8_t)car_clockwise(g, 1);
    f->step = NEXT_TURN;
    th_push(g, CAR_F_TURN, g->flow->turn, 0);
}

th_clause car_no_first(const struct th_ctx *g, int seat, th_move m)
{
    (void)seat;
    return th_arg(m, 0) < g->flow->seats ? 0 : CC_SETUP_03;
}

void car_gen_first(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    (void)f;
    (void)seat;
    for (int i = 0; i < g->flow->seats; i++)
        th_add_weighted(out, th_make(CAR_FIRST, i, 0, 0), 1);
}

void car_do_first(struct th_ctx *g, int dealer, th_move m)
{
    (void)dealer;
    g->flow->turn = (uint8_t)th_arg(m, 0);
    th_emit(g, CAR_EV_STARTS, g->flow->turn, { 0 });
    th_pop(g);
}

/* Most points win; who shares the first place shares the win, and nobody wins alone (CC-END-07). */
static void finish(struct th_ctx *g)
{
    int16_t score[TH_SEATS] = { 0 };
    for (int seat = 0; seat < g->flow->seats; seat++)
        score[seat] = (int16_t)car_st(g)->points[seat][0];
    th_finish_best(g, score, CAR_EV_WON, CAR_EV_SHARED);
}

void car_run_final(struct th_ctx *g, struct th_frame *f)
{
    if (f->step == car_ru(g)->final.n)
        finish(g);
    else
        car_ru(g)->final.run[f->step++](g, f);
}

/* ------------------------------------------------------------------- the rows */

static void turn_begin(struct th_ctx *g, struct th_frame *f)
{
    g->flow->on_turn = (uint8_t)(f->seat + 1);
    g->flow->turn_no++;
    th_emit(g, CAR_EV_TURN, f->seat, { (int16_t)g->flow->turn_no });
}

void car_play_part(struct th_ctx *g, int seat)
{
    th_push(g, CAR_F_PART, seat, 0);
}

static void turn_part(struct th_ctx *g, struct th_frame *f)
{
    car_play_part(g, f->seat);
}

static void turn_end(struct th_ctx *g, struct th_frame *f)
{
    (void)f;
    g->flow->on_turn = 0;
}

/* With nothing left to draw the part is over (CC-TILE-06). */
static void part_draw(struct th_ctx *g, struct th_frame *f)
{
    if (car_stack(g) == 0)
        f->step = (uint8_t)car_ru(g)->part.n;
    else
        th_push(g, CAR_F_DRAW, f->seat, TH_CHANCE);
}

static void part_place(struct th_ctx *g, struct th_frame *f)
{
    th_push(g, CAR_F_PLACE, f->seat, 1U << f->seat);
}

/* Nobody is asked who has nothing to choose (CC-TURN-04). */
static void part_figure(struct th_ctx *g, struct th_frame *f)
{
    if (car_free_slot(car_st(g), f->seat, CAR_MEEPLE) >= 0 || car_ru(g)->hooks.n_gen_figure > 0)
        th_push(g, CAR_F_FIGURE, f->seat, 1U << f->seat);
}

/* ------------------------------------------------- shared by the lists of moves */

th_clause car_no_pass(const struct th_ctx *g, int seat, th_move m)
{
    const struct th_frame *f = th_top(g);
    return f->kind == CAR_F_FIGURE ? 0 : car_unlisted(g, seat, m);
}

/* Whoever passes in a frame that goes round the table is done with it; the frame runs on. */
void car_do_pass(struct th_ctx *g, int seat, th_move m)
{
    struct th_frame *f = th_top(g);
    (void)seat;
    (void)m;
    if (th_def(g, f)->run != NULL)
        f->actors = 0;
    else
        th_pop(g);
}

/* ----------------------------------------------------- positions: `set phase turn 2` */

bool car_phase(struct th_ctx *g, const char *name, int seat)
{
    struct car_state *s = car_st(g);
    bool end = th_same(name, "end");
    if (!end && !th_same(name, "turn"))
        return false;
    s->flow = (struct th_flow){ .turn = (uint8_t)seat,
                                .seats = g->rules->seats,
                                .turn_no = s->flow.turn_no,
                                .ply = s->flow.ply };
    struct th_frame *f = th_push(g, CAR_F_GAME, 0, 0);
    f->step = end ? FINAL : NEXT_TURN;
    th_push(g, end ? CAR_F_FINAL : CAR_F_TURN, seat, 0);
    th_settle(g);
    return true;
}
