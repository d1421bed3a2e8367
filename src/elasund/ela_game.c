/* ela_game.c - Elasund as the rest of the program sees it: names, lists made from the .def files, rules built for a table, the
 * start, and the contract's functions. */
#include "ela.h"

/* -------------------------------------------------------------------- names */

const char *const ela_card_name[ELA_CARDS] = { "gold", "green", "blue", "red" };
const char *const ela_kind_name[ELA_KIND_COUNT] = { "hut_small", "hut_large", "merchants",
                                                    "craftsmen", "well",      "fair",
                                                    "shop",      "inn",       "large" };

/* -------------------------------------------------------------------- lists */

#include "th_tables.h"

/* -------------------------------------------------------------------- build */

static void build_core(struct ela_rules *ru, const struct th_setup *setup)
{
    struct th_rules *r = &ru->core;
    *r = (struct th_rules){ .game = &ela_game,
                            .move = move_def,
                            .between = ela_between,
                            .not_asked = EL_TURN_06,
                            .phase = ela_phase };
    th_rules_build(r, setup, frame_def, ELA_FRAME_NB);
    th_add_lines(r, ela_lines);
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
    TH_GAME_LISTS,
    .words = words,
    .n_words = TH_T_NB,
    .pieces = ela_piece,
    .n_pieces = ELA_KIND_COUNT,
    .playout = "",
    .build = build,
    .start = ela_start,
    .deal = th_deal_nothing,
    .scores = scores,
    .view = ela_view,
    .fill = ela_fill,
    .check = ela_check,
    .set = ela_set,
    .dump = ela_dump,
    .describe = ela_describe,
    .geometry = ela_geometry,
};
