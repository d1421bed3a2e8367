/* ela_game.c - Elasund as the rest of the program sees it: names, lists made from the .def files, rules built for a table, the
 * start, and the contract's functions. */
#include "ela.h"

/* -------------------------------------------------------------------- names */

const char *const ela_card_name[ELA_CARDS] = { "gold", "green", "blue", "red" };
const char *const ela_kind_name[ELA_KIND_COUNT] = { "hut_small", "hut_large", "merchants",
                                                    "craftsmen", "well",      "fair",
                                                    "shop",      "inn",       "large" };

/* -------------------------------------------------------------------- lists */

/* clang-format off */
#define NONE TH_T_NONE
#define SEAT TH_T_SEAT
#define RES TH_T_RES
#define COUNT TH_T_COUNT
#define PIECE TH_T_PIECE
#define CELL TH_T_CELL
#define SECRET TH_SECRET
#define FINAL TH_FINAL
#define AUTO TH_AUTO
#define HALF TH_HALF
#define NIL NULL
#define LIST(...) { __VA_ARGS__ }

static const struct th_move_info move_info[ELA_MOVE_NB] = {
#define MOVE(kind, word, args, no, does) [kind] = { word, LIST args },
#include "ela_moves.def"
#undef MOVE
};

static const struct th_move_def move_def[ELA_MOVE_NB] = {
#define MOVE(kind, word, args, no, does) [kind] = { 0, 0, no, does },
#include "ela_moves.def"
#undef MOVE
};

static const struct th_event_def event_def[ELA_EVENT_NB] = {
#define EVENT(kind, name, args, x) [kind] = { name, LIST args, (x) & ~TH_FINAL, (x) >> 7 },
#include "ela_events.def"
#undef EVENT
};

static const struct th_frame_def frame_def[ELA_FRAME_NB] = {
#define FRAME(kind, name, clause, flags, stream, moves, run, gen, timeout)                                          \
    [kind] = { name, clause, 0, flags, 0, stream, run, gen, timeout, NULL, LIST moves, { 0 }, { 0 } },
#include "ela_frames.def"
#undef FRAME
};

static const struct th_option option[ELA_OPTION_NB] = {
#define CHOICE(ID, name, clause, ...) TH_CHOICE(name, NULL, clause, NULL, NULL, __VA_ARGS__),
#define ROW TH_ROW
#include "ela_options.def"
#undef CHOICE
#undef ROW
};
/* clang-format on */

/* -------------------------------------------------------------------- build */

static void build_core(struct ela_rules *ru, const struct th_setup *setup)
{
    struct th_rules *r = &ru->core;
    *r = (struct th_rules){
        .game = &ela_game, .move = move_def, .between = ela_between, .not_asked = EL_TURN_06
    };
    r->seats = (uint8_t)setup->seats;
    r->rev = (int16_t)setup->rev;
    memcpy(r->opt, setup->opt, sizeof r->opt);
    for (int i = 0; i < ELA_FRAME_NB; i++)
        r->frame[i] = &frame_def[i];
    r->n_frames = ELA_FRAME_NB;
    r->range[TH_T_SEAT] = (int16_t)setup->seats;
    r->range[TH_T_RES] = ELA_CARDS;
    r->range[TH_T_PIECE] = ELA_KIND_COUNT;
    r->range[TH_T_CELL] = 14; /* columns and rows, the wall's 1 and 13 included */
}

static int build(struct th_rules *r, const struct th_setup *setup, struct th_why *why)
{
    struct ela_rules *ru = (struct ela_rules *)r;
    memset(ru, 0, sizeof *ru);
    if (th_setup_check(setup, why) != 0)
        return -1;
    build_core(ru, setup);
    ru->columns = (uint8_t)(2 * setup->seats + 1); /* EL-BOARD-05 */
    ru->fields = (uint8_t)(ru->columns * ELA_ROWS);
    ru->gold = ela_deck[setup->opt[ELA_OPT_DECK]][0];
    ru->influence = ela_deck[setup->opt[ELA_OPT_DECK]][1];
    for (int i = 0; i < ELA_TRADE_FIELDS; i++)
        if (setup->seats >= ela_trade_field[i][2]) /* EL-BOARD-10 */
            ru->windmill[ela_trade_field[i][0]] = ela_trade_field[i][1];
    return 0;
}

/* -------------------------------------------------------------------- start */

/* Huts on their frames, 3 gold each (EL-SETUP-03, EL-SETUP-07); the first influence cards are drawn as moves. */
void ela_start(const struct th_rules *r, void *state)
{
    struct ela_state *s = state;
    struct th_ctx g = { .rules = r, .flow = &s->flow };
    memset(s, 0, sizeof *s);
    s->flow.seats = r->seats;
    ela_rebuild(&g);
    for (int seat = 0; seat < r->seats; seat++) {
        s->hand[seat][ELA_GOLD] = ELA_START_GOLD;
        ela_put_house(&g, seat, ELA_HUT_SMALL, ela_start_field[seat][0], 0);
        ela_put_house(&g, seat, ELA_HUT_LARGE, ela_start_field[seat][1], 0);
    }
    th_push(&g, ELA_F_GAME, 0, 0);
    th_settle(&g);
}

/* ----------------------------------------------------------------- contract */

/* Cubes on the board; nobody but the winner is first (EL-WIN-05). */
static void scores(const struct th_rules *r, const void *state, int16_t score[TH_SEATS],
                   uint8_t rank[TH_SEATS])
{
    struct th_ctx g = th_look(r, state);
    int seats = g.flow->seats;
    for (int i = 0; i < TH_SEATS; i++)
        score[i] = i < seats ? ela_st(&g)->cubes[i] : (int16_t)0;
    th_rank(score, seats, g.flow->result - 1, rank);
}

static const struct th_words words[TH_T_NB] = {
    [TH_T_RES] = { ela_card_name, ELA_CARDS }, [TH_T_PIECE] = { ela_kind_name, ELA_KIND_COUNT }
};

const struct th_game ela_game = {
    .name = "elasund",
    .rev = 2, /* 2: a frozen board ends the game (EL-WIN-06) */
    .min_seats = 2,
    .max_seats = ELA_SEATS,
    .def_seats = ELA_SEATS,
    .rules_size = sizeof(struct ela_rules),
    .state_size = sizeof(struct ela_state),
    .options = option,
    .n_options = ELA_OPTION_NB,
    .moves = move_info,
    .n_moves = ELA_MOVE_NB,
    .events = event_def,
    .n_events = ELA_EVENT_NB,
    .words = words,
    .n_words = TH_T_NB,
    .playout = "",
    .build = build,
    .start = ela_start,
    .deal = th_deal_nothing,
    .actors = th_game_actors,
    .gen = th_game_gen,
    .legal = th_game_legal,
    .apply = th_game_apply,
    .scores = scores,
    .view = ela_view,
    .fill = ela_fill,
    .check = ela_check,
    .set = ela_set,
    .dump = ela_dump,
    .print = th_game_print,
    .parse = th_move_parse,
    .timeout = th_game_timeout,
    .describe = ela_describe,
    .geometry = ela_geometry,
};
