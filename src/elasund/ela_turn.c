/* ela_turn.c - the order of an Elasund game, on one page.
 *
 * A turn is a frame whose `step` is its row in the table below; a row does its work or opens the frame that does.
 * Waiting track cubes and victory are judged between any two steps, in ela_between() of ela_end.c. Clauses: EL-TURN-*, EL-SEQ-04. */
#include "ela.h"

static th_run_fn turn_begin, turn_dice, turn_build, turn_permit, turn_special, turn_end;

/* clang-format off */
static th_run_fn *const turn_table[] = {
    turn_begin,       /* from here on this seat can win: EL-SEQ-04      */
    turn_dice,        /* phase 1: roll and income; or the end: EL-WIN-06 */
    ela_turn_ship,    /* to its row, or shifted: EL-ROLL                */
    ela_turn_income,  /* not on a 7: EL-INC                             */
    ela_turn_pirate,  /* only on a 7: EL-PIR                            */
    turn_build,       /* phase 2: up to two building actions: EL-BLD    */
    turn_permit,      /* phase 3: a permit or 2 gold: EL-PERM           */
    turn_special,     /* phase 4: at most one special action: EL-ACT    */
    turn_end,         /* nobody is on turn, nobody can win              */
};
/* clang-format on */

enum {
    ROWS = sizeof turn_table / sizeof turn_table[0]
};

void ela_run_turn(struct th_ctx *g, struct th_frame *f)
{
    if (f->step == ROWS)
        th_pop(g);
    else
        turn_table[f->step++](g, f);
}

/* The whole game: first cards, start player, then turns for ever; victory empties the stack. */
void ela_run_game(struct th_ctx *g, struct th_frame *f)
{
    static const uint8_t one_each[ELA_SEATS] = { 1, 1, 1, 1 };
    enum {
        CARDS,
        START,
        FIRST_TURN,
        NEXT_TURN
    };
    switch (f->step) {
    case CARDS:
        memcpy(ela_st(g)->due, one_each, (size_t)g->flow->seats); /* EL-SETUP-07 */
        th_push(g, ELA_F_DUE, 0, 0);
        break;
    case START: th_push(g, ELA_F_START, 0, 0)->a = (int16_t)((1 << g->flow->seats) - 1); break;
    case NEXT_TURN: g->flow->turn = (uint8_t)ela_clockwise(g, 1); /* fall through */
    default: th_push(g, ELA_F_TURN, g->flow->turn, 0);
    }
    f->step = (uint8_t)(f->step < NEXT_TURN ? f->step + 1 : NEXT_TURN);
}

/* ------------------------------------------------------------------- the rows */

static void turn_begin(struct th_ctx *g, struct th_frame *f)
{
    g->flow->on_turn = (uint8_t)(f->seat + 1);
    g->flow->turn_no++;
    th_emit(g, ELA_EV_TURN, f->seat, { (int16_t)g->flow->turn_no });
}

static void turn_dice(struct th_ctx *g, struct th_frame *f)
{
    if (g->rules->rev >= 2 && ela_frozen(g)) /* EL-WIN-06 */
        ela_end_frozen(g);
    else
        th_push(g, ELA_F_DICE, f->seat, TH_CHANCE);
}

static void turn_build(struct th_ctx *g, struct th_frame *f)
{
    th_push(g, ELA_F_BUILD, f->seat, 1U << f->seat)->n = ELA_ACTIONS;
}

static void turn_permit(struct th_ctx *g, struct th_frame *f)
{
    th_push(g, ELA_F_PERMIT, f->seat, 1U << f->seat);
}

static void turn_special(struct th_ctx *g, struct th_frame *f)
{
    th_push(g, ELA_F_SPECIAL, f->seat, 1U << f->seat);
}

static void turn_end(struct th_ctx *g, struct th_frame *f)
{
    struct ela_state *s = ela_st(g);
    s->last = (uint8_t)ela_total(s);
    s->die[0] = s->die[1] = 0;
    g->flow->on_turn = 0;
    th_emit(g, ELA_EV_END, f->seat, { 0 });
}

/* ------------------------------------------------------------------ the dice */

void ela_do_dice(struct th_ctx *g, int dealer, th_move m)
{
    struct ela_state *s = ela_st(g);
    (void)dealer;
    s->die[0] = (uint8_t)th_arg(m, 0);
    s->die[1] = (uint8_t)th_arg(m, 1);
    th_emit(g, ELA_EV_ROLLED, th_top(g)->seat, { s->die[0], s->die[1], (int16_t)ela_total(s) });
    th_pop(g);
}

/* --------------------------------------------------------- start player (EL-SETUP-09) */

void ela_run_start(struct th_ctx *g, struct th_frame *f)
{
    if (!th_start_next(g, f, ELA_F_FIRST))
        th_emit(g, ELA_EV_STARTS, g->flow->turn, { 0 });
}

void ela_do_first(struct th_ctx *g, int dealer, th_move m)
{
    (void)dealer;
    th_emit(g, ELA_EV_FIRST, th_top(g)->seat, { (int16_t)th_arg(m, 0), (int16_t)th_arg(m, 1) });
    th_start_rolled(g, m);
}

/* --------------------------------------------------- shared by the lists of moves */

/* The clock stops, ends or skips: such a move stands last in the list. */
th_move ela_timeout_last(const struct th_ctx *g, const struct th_frame *f, int seat)
{
    struct th_moves moves;
    moves.n = 0;
    th_def(g, f)->gen(g, f, seat, &moves);
    return moves.at[moves.n - 1];
}

/* ----------------------------------------------------- positions: `set phase build 2` */

bool ela_phase(struct th_ctx *g, const char *name, int seat)
{
    static const struct {
        const char *name;
        th_run_fn *row;
    } phase[] = { { "begin", turn_begin },   { "roll", turn_dice },       { "build", turn_build },
                  { "permit", turn_permit }, { "special", turn_special }, { "end", turn_end } };
    th_run_fn *row = NULL;
    for (size_t i = 0; i < sizeof phase / sizeof phase[0]; i++)
        if (th_same(phase[i].name, name))
            row = phase[i].row;
    if (row == NULL)
        return false;
    *g->flow = (struct th_flow){ .turn = (uint8_t)seat,
                                 .seats = g->rules->seats,
                                 .on_turn = (uint8_t)(row == turn_begin ? 0 : seat + 1),
                                 .turn_no = g->flow->turn_no,
                                 .ply = g->flow->ply };
    memset(ela_st(g)->due, 0, ELA_SEATS);
    th_push(g, ELA_F_GAME, 0, 0)->step = 3;
    struct th_frame *f = th_push(g, ELA_F_TURN, seat, 0);
    while (turn_table[f->step] != row)
        f->step++;
    th_settle(g);
    return true;
}
