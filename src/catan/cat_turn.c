/* cat_turn.c - the order of a Catan game, set-up, turn, roll and titles, one table each, readable like the rulebook.
 *
 * A row belongs to the base (0) or to a module (ROW_OF): rows of inactive modules are dropped when rules are built.
 * A frame's `step` is its row; a row does its work or opens the frame that does. Clauses: CB-TURN-*, CB-WIN-03. */
#include "cat.h"

#define ROW_OF(ID) (CAT_M_##ID + 1)

static void turn_begin(struct th_ctx *g, struct th_frame *f);
static void turn_before(struct th_ctx *g, struct th_frame *f);
static void turn_roll(struct th_ctx *g, struct th_frame *f);
static void turn_act(struct th_ctx *g, struct th_frame *f);
static void turn_close(struct th_ctx *g, struct th_frame *f);

th_run_fn sea_setup_begin, sea_turn_end, sea_roll_first, sea_roll_last, sea_title;
th_run_fn ck_roll_event, ck_roll_aqueduct, ck_turn_begin, ck_turn_end;
th_run_fn tb_turn_march, tb_turn_battles;
th_run_fn tb_roll_event, tb_events_turn_end;
th_run_fn tb_title_harbormaster;
th_run_fn tb_title_wealth;
th_run_fn tb_turn_wagon;
th_run_fn tb_gold_turn_end;
th_run_fn tb_caravans_vote;
th_run_fn tb_roll_fish;
th_run_fn tb_two_setup, tb_two_again, tb_two_second, tb_two_end;

/* clang-format off */
static const struct th_row setup_table[] = {
    { 0, cat_setup_start },  /* who begins: CB-SETUP-07         */
    { ROW_OF(SEA), sea_setup_begin }, /* what a scenario asks before: CS-SETUP-09 */
    { ROW_OF(TWO), tb_two_setup }, /* settlements of colours nobody plays: CT-X-47 */
    { 0, cat_setup_rounds }, /* settlements and roads, there and back: CB-SETUP-08..10 */
};

static const struct th_row turn_table[] = {
    { 0, turn_begin },  /* from here on this seat can win: CB-WIN-03  */
    { ROW_OF(CK), ck_turn_begin },
    { 0, turn_before }, /* roll, or one card first: CB-TURN-02        */
    { 0, turn_roll },   /* the roll table                             */
    { ROW_OF(TWO), tb_two_again },  /* all of it a second time: CT-TW-10 */
    { ROW_OF(TWO), tb_two_second },
    { 0, turn_act },    /* trade and build: CB-TURN-01                */
    { ROW_OF(CK), ck_turn_end }, /* at most four progress cards: CK-TURN-06; no card is played any more: CT-TB-37 */
    { ROW_OF(BARBARIANS), tb_turn_march },   /* each knight once: CT-BA-30             */
    { ROW_OF(TRADERS), tb_turn_wagon }, /* CT-TB-30, CT-X-20 */
    { ROW_OF(BARBARIANS), tb_turn_battles }, /* all have moved, now they fight: CT-BA-40 */
    { ROW_OF(SEA), sea_turn_end }, /* ships built in it may be moved from now on: CS-MOVE-08 */
    { ROW_OF(EVENTS), tb_events_turn_end },
    { ROW_OF(GOLD), tb_gold_turn_end },
    { ROW_OF(TWO), tb_two_end },
    { 0, turn_close },  /* nobody is on turn, nobody can win          */
    { ROW_OF(CARAVANS), tb_caravans_vote }, /* CT-X-20 */
    { ROW_OF(FIVE_SIX), cat_five_six_special },
};

static const struct th_row roll_table[] = {
    { 0, cat_roll_dice },
    { ROW_OF(SEA), sea_roll_first }, /* the fleet, before anything else: CS-PI-21 */
    { ROW_OF(CK), ck_roll_event }, /* all of it before production: CK-TURN-03 */
    { ROW_OF(EVENTS), tb_roll_event }, /* what the card says, before it yields: CT-EV-07, CT-EV-08 */
    { 0, cat_roll_seven },  /* discards, then what params.seven names: CB-SEVEN-02..08 */
    { 0, cat_roll_income }, /* CB-PROD                                                 */
    { ROW_OF(SEA), sea_roll_last }, /* cloth: CS-CLOTH-09 */
    { ROW_OF(FISHERMEN), tb_roll_fish }, /* CT-FI-10 */
    { ROW_OF(CK), ck_roll_aqueduct },
};

/* The second turn of a pair: CB-56-09. */
static const struct th_row pair_table[] = {
    { ROW_OF(FIVE_SIX), cat_pair_begin },
    { ROW_OF(CK), ck_turn_begin },
    { ROW_OF(FIVE_SIX), cat_pair_act },
    { ROW_OF(CK), ck_turn_end },
    { ROW_OF(FIVE_SIX), cat_pair_end },
};

static const struct th_row titles_table[] = {
    { 0, cat_title_route },
    { 0, cat_title_army },
    { ROW_OF(HARBORMASTER), tb_title_harbormaster },
    { ROW_OF(RIVERS), tb_title_wealth },
    { ROW_OF(SEA), sea_title }, /* ends of their own: CS-CLOTH-18, CS-WON-11 */
    { 0, cat_title_victory },
};
/* clang-format on */

void cat_turn_build(struct cat_rules *ru)
{
    TH_ROWS_OF(&ru->core, &ru->setup, setup_table, CAT_F_SETUP);
    TH_ROWS_OF(&ru->core, &ru->turn, turn_table, CAT_F_TURN);
    TH_ROWS_OF(&ru->core, &ru->roll, roll_table, CAT_F_ROLL);
    TH_ROWS_OF(&ru->core, &ru->pair, pair_table, CAT_F_PAIR);
    TH_ROWS_OF(&ru->core, &ru->titles, titles_table, -1);
}

/* Runs the next row of a table, or closes the frame after the last. */
static void run_row(struct th_ctx *g, struct th_frame *f, const struct th_rows *rows)
{
    if (f->step == rows->n)
        th_pop(g);
    else
        rows->run[f->step++](g, f);
}

void cat_run_setup(struct th_ctx *g, struct th_frame *f)
{
    run_row(g, f, &cat_ru(g)->setup);
}

void cat_run_turn(struct th_ctx *g, struct th_frame *f)
{
    run_row(g, f, &cat_ru(g)->turn);
}

void cat_run_roll(struct th_ctx *g, struct th_frame *f)
{
    run_row(g, f, &cat_ru(g)->roll);
}

void cat_run_pair(struct th_ctx *g, struct th_frame *f)
{
    run_row(g, f, &cat_ru(g)->pair);
}

/* The turn goes on with what comes after trading and building. */
bool cat_sane_act(const struct th_ctx *g, const struct th_frame *f)
{
    return f[-1].step > 0 && cat_ru(g)->turn.run[f[-1].step - 1] == turn_act;
}

bool cat_setup_runs(const struct th_ctx *g, const struct th_frame *f, th_run_fn *row)
{
    return f->step > 0 && cat_ru(g)->setup.run[f->step - 1] == row;
}

/* The whole game: set-up, then turns for ever; victory empties the stack. */
void cat_run_game(struct th_ctx *g, struct th_frame *f)
{
    if (f->step == 0) {
        f->step = 1;
        th_push(g, CAT_F_SETUP, 0, 0);
        return;
    }
    if (f->step == 2)
        g->flow->turn = (uint8_t)((g->flow->turn + 1) % g->flow->seats); /* CB-SETUP-11 */
    f->step = 2;
    th_push(g, CAT_F_TURN, g->flow->turn, 0);
}

/* -------------------------------------------------------------- rows of the turn */

void cat_open_turn(struct th_ctx *g, int seat)
{
    struct cat_base *s = cat_bs(g);
    s->dev[seat] += s->fresh[seat]; /* cards bought before are playable now (CB-DEV-03, CB-56-08) */
    s->dev_unk[seat] = (uint8_t)(s->dev_unk[seat] + s->fresh_unk[seat]);
    s->fresh[seat] = 0;
    s->fresh_unk[seat] = 0;
    g->flow->on_turn = (uint8_t)(seat + 1);
    s->dirty |= CAT_DIRTY_POINTS;
}

static void turn_begin(struct th_ctx *g, struct th_frame *f)
{
    cat_open_turn(g, f->seat);
    g->flow->turn_no++;
    th_emit(g, CAT_EV_TURN, f->seat, { (int16_t)g->flow->turn_no });
}

static void turn_before(struct th_ctx *g, struct th_frame *f)
{
    th_push(g, CAT_F_BEFORE, f->seat, 1U << f->seat);
}

static void turn_roll(struct th_ctx *g, struct th_frame *f)
{
    th_push(g, CAT_F_ROLL, f->seat, 0);
}

static void turn_act(struct th_ctx *g, struct th_frame *f)
{
    unsigned all = (1U << g->flow->seats) - 1, own = 1U << f->seat;
    struct th_frame *act = th_push(g, CAT_F_ACT, f->seat, own);
    if (cat_opt(g, CAT_OPT_OFFERS) > 0)
        act->may = (uint8_t)(all & ~own); /* others may propose trades (CB-TRADE-06) */
}

void cat_close_turn(struct th_ctx *g, int seat)
{
    struct cat_base *s = cat_bs(g);
    g->flow->on_turn = 0;
    s->card_played = s->built = s->die[0] = s->die[1] = s->total = 0;
    th_emit(g, CAT_EV_END, seat, { 0 });
    if (cat_opt(g, CAT_OPT_OFFERS) == 0)
        return;
    s->offers = s->n_refused = 0;
    memset(s->spoken, 0, sizeof s->spoken);
    memset(s->lapsed, 0, sizeof s->lapsed);
    memset(s->prop, 0, sizeof s->prop);
    memset(s->refused, 0, sizeof s->refused);
}

static void turn_close(struct th_ctx *g, struct th_frame *f)
{
    cat_close_turn(g, f->seat);
}

/* ---------------------------------------------------------- before and action */

void cat_gen_modules(const struct th_ctx *g, const struct th_frame *f, int seat,
                     struct th_moves *out)
{
    CAT_EACH(g, gen, fn)
        fn(g, f, seat, out);
}

void cat_gen_before(const struct th_ctx *g, const struct th_frame *f, int seat,
                    struct th_moves *out)
{
    th_add(out, th_make(CAT_ROLL, 0, 0, 0));
    cat_gen_cards(g, seat, out);
    cat_gen_modules(g, f, seat, out);
}

th_move cat_timeout_before(const struct th_ctx *g, const struct th_frame *f, int seat)
{
    (void)g;
    (void)f;
    (void)seat;
    return th_make(CAT_ROLL, 0, 0, 0);
}

void cat_gen_act(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    bool acts = (f->actors >> seat & 1) != 0;
    if (acts) {
        cat_gen_builds(g, seat, out);
        cat_gen_cards(g, seat, out);
    }
    cat_gen_trades(g, f, seat, out);
    if (acts)
        th_add(out, th_make(CAT_END, 0, 0, 0));
    cat_gen_modules(g, f, seat, out);
}

th_move cat_timeout_act(const struct th_ctx *g, const struct th_frame *f, int seat)
{
    (void)g;
    (void)f;
    (void)seat;
    return th_make(CAT_END, 0, 0, 0);
}

/* ----------------------------------------------------- positions: `set phase act 2` */

/* Puts seat at the named point of a turn and runs on from there. False: no such point. */
bool cat_phase(struct th_ctx *g, const char *name, int seat)
{
    static const struct {
        const char *name;
        th_run_fn *row;
    } phase[] = { { "before", turn_begin },
                  { "roll", turn_roll },
                  { "act", turn_act },
                  { "close", turn_close } };
    const struct th_rows *turn = &cat_ru(g)->turn;
    th_run_fn *row = NULL;
    for (size_t i = 0; i < sizeof phase / sizeof phase[0]; i++)
        if (th_same(phase[i].name, name))
            row = phase[i].row;
    if (row == NULL)
        return false;
    *g->flow = (struct th_flow){ .turn = (uint8_t)seat,
                                 .seats = g->rules->seats,
                                 .on_turn = (uint8_t)(seat + 1),
                                 .turn_no = g->flow->turn_no,
                                 .ply = g->flow->ply };
    th_push(g, CAT_F_GAME, 0, 0)->step = 2;
    struct th_frame *f = th_push(g, CAT_F_TURN, seat, 0);
    while (turn->run[f->step] != row)
        f->step++;
    if (row == turn_begin || row == turn_roll)
        cat_bs(g)->die[0] = cat_bs(g)->die[1] = cat_bs(g)->total = 0; /* still to be rolled */
    cat_bs(g)->dirty = CAT_DIRTY_ROUTE | CAT_DIRTY_ARMY | CAT_DIRTY_POINTS;
    th_settle(g);
    return true;
}
