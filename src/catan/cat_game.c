/* cat_game.c - Catan as the rest of the program sees it: names, lists made from the .def files, rules built for a table,
 * and the contract's functions. */
#include "cat.h"

/* -------------------------------------------------------------------- names */

/* clang-format off */
const char *const cat_res_name[CAT_KINDS] = { "brick", "lumber", "wool", "grain", "ore",
#define GOOD_NAME(kind, name) name,
#include "cat_modules.def"
#undef GOOD_NAME
};
const char *const cat_card_name[CAT_CARD_NB] = { "knight", "road_building", "plenty", "monopoly", "point",
#define CARD_NAME(kind, name, deck, lane, count) name,
#include "cat_modules.def"
#undef CARD_NAME
};
const char *const cat_track_name[CAT_TRACK_NB] = {
#define TRACK_NAME(kind, name) name,
#include "cat_modules.def"
#undef TRACK_NAME
};
/* clang-format on */
const char *const cat_terrain_name[CAT_TERRAIN_NB] = { "none",   "hills",     "forest", "pasture",
                                                       "fields", "mountains", "desert", "sea" };
const char *const cat_dev_name[CAT_KINDS] = { "knight", "road_building", "plenty", "monopoly",
                                              "point" };
const char *const cat_piece_name[CAT_PIECE_NB] = { "none", "road", "settlement", "city", "card" };

/* -------------------------------------------------------------------- lists */

/* clang-format off */
#define NONE TH_T_NONE
#define SEAT TH_T_SEAT
#define SEATS TH_T_SEATS
#define RES TH_T_RES
#define COUNT TH_T_COUNT
#define HEX TH_T_HEX
#define NODE TH_T_NODE
#define EDGE TH_T_EDGE
#define CARD TH_T_CARD
#define PIECE TH_T_PIECE
#define DEAL TH_T_DEAL
#define TRACK TH_T_TRACK
#define SECRET TH_SECRET
#define BEFORE CAT_BEFORE
#define ACT CAT_ACT
#define SPECIAL CAT_SPECIAL
#define VICTIM CAT_VICTIM
#define OVER CAT_OVER
#define SPEAK TH_SPEAK
#define FINAL TH_FINAL
#define AUTO TH_AUTO
#define HALF TH_HALF
#define ATOMIC TH_ATOMIC
#define PAID CAT_PAID
#define NIL NULL
#define BOOL TH_OPT_BOOL
#define INT TH_OPT_INT
#define ROW TH_ROW
#define LIST(...) { __VA_ARGS__ }

static const struct th_move_info move_info[CAT_KIND_NB] = {
#define MOVE(kind, word, args, classes, no, does) [kind] = { word, LIST args },
#include "cat_modules.def"
#undef MOVE
};

static const struct th_move_def move_def[CAT_KIND_NB] = {
#define MOVE(kind, word, args, classes, no, does) [kind] = { classes, OWNER, no, does },
#include "cat_modules.def"
#undef MOVE
};

static const struct th_event_def event_def[CAT_EVENT_NB] = {
#define EVENT(kind, name, args, x) [kind] = { name, LIST args, (x) & ~TH_FINAL, (x) >> 7 },
#include "cat_modules.def"
#undef EVENT
};

static const struct th_frame_def frame_def[CAT_FRAME_NB] = {
#define FRAME(kind, name, clause, open, flags, stream, kinds, run, gen, timeout)                                    \
    [kind] = { name, clause, open, flags, stream, kinds, run, gen, timeout },
#include "cat_modules.def"
#undef FRAME
};

static const struct th_option option[CAT_OPTION_NB] = {
#define OPTION(ID, name, module, type, min, max, def, clause, needs, excludes)                                      \
    { name, module, type, min, max, def, NULL, clause, needs, excludes },
#define CHOICE(ID, ...) TH_CHOICE(__VA_ARGS__),
#include "cat_modules.def"
#undef OPTION
#undef CHOICE
};

static const struct th_bar bar[] = {
#define BAR(one, other, clause) { one, other, clause },
#include "cat_modules.def"
#undef BAR
};
_Static_assert((int)CAT_OPTION_NB <= (int)TH_OPTIONS, "options of Catan");
_Static_assert((int)CAT_FRAME_NB <= (int)TH_FRAMES, "frames of Catan");
_Static_assert((int)CAT_KIND_NB <= (int)TH_KINDS, "move kinds of Catan");

static const struct cat_module *const module[CAT_MODULES] = {
#define MODULE(ID, object, name, from, to, clause, needs, excludes) &object,
#include "cat_modules.def"
#undef MODULE
};

/* clang-format on */

static const struct th_module module_info[CAT_MODULES] = {
#define MODULE(ID, object, name, from, to, clause, needs, excludes)                                \
    { name, needs, excludes, from, to, clause },
#include "cat_modules.def"
#undef MODULE
};

/* -------------------------------------------------------------------- build */

static void base_params(struct cat_params *p)
{
    *p = (struct cat_params){
        .map = &cat_map_base,
        .bank = 19 * (CAT_LANES & 0xffffffffffu), /* CB-SETUP-03 */
        .deck = cat_some(CAT_KNIGHT_CARD, 14) + cat_some(CAT_ROADS_CARD, 2) +
                cat_some(CAT_PLENTY_CARD, 2) + cat_some(CAT_MONOPOLY_CARD, 2) +
                cat_some(CAT_POINT_CARD, 5), /* CB-SETUP-04 */
        .target = 10,
        .hand_limit = 7,
        .roads = 15,
        .towns = 5,
        .cities = 4, /* CB-SETUP-02 */
        .start_points = 2,
        .route_min = 5,
        .army_min = 3,
        .bank_rate = 4,
        .goods = CAT_RES_NB,
        .cards = CAT_DEV_NB,
        .max_seats = 4, /* CB-SETUP-01 */
        .roll = CAT_F_DICE,
        .rob = CAT_F_ROB,
        .seven = CAT_F_ROB,
        .knight = CAT_F_ROB,
        .n_rounds = 2,
        .round = { { CAT_TOWN_PIECE, 0, 0, CB_SETUP_08 },
                   { CAT_TOWN_PIECE, 1, 1, CB_SETUP_09 } }, /* pays: CB-SETUP-10 */
    };
    p->cost[CAT_ROAD_PIECE] = cat_some(CAT_BRICK, 1) + cat_some(CAT_LUMBER, 1);
    p->cost[CAT_TOWN_PIECE] =
        p->cost[CAT_ROAD_PIECE] + cat_some(CAT_WOOL, 1) + cat_some(CAT_GRAIN, 1);
    p->cost[CAT_CITY_PIECE] = cat_some(CAT_GRAIN, 2) + cat_some(CAT_ORE, 3);
    p->cost[CAT_CARD_PIECE] = cat_some(CAT_WOOL, 1) + cat_some(CAT_GRAIN, 1) + cat_some(CAT_ORE, 1);
}

/* Copies a module's hooks into the flat lists. */
static void add_hooks(struct cat_hooks *hooks, const struct cat_module *m)
{
#define HOOK(name)                                                                                 \
    if (m->name != NULL)                                                                           \
        hooks->name[hooks->n_##name++] = m->name;
    CAT_HOOKS(HOOK)
#undef HOOK
}

/* The box holds pieces for so many; names the module that has more. */
static int check_seats(const struct th_setup *setup, const struct cat_params *p, struct th_why *why)
{
    if (setup->opt[CAT_OPT_FIRST] > setup->seats)
        return th_fail(why, CB_SETUP_07, "the first player is not at the table", NULL);
    if (setup->seats <= p->max_seats)
        return 0;
    for (int i = 0; i < CAT_MODULES; i++)
        if (module_info[i].min_seats > p->max_seats)
            return th_fail(why, CB_SETUP_01, "that many players need the module",
                           module_info[i].name);
    return th_fail(why, CB_SETUP_01, "too many players", NULL);
}

static void build_core(struct cat_rules *ru, const struct th_setup *setup)
{
    struct th_rules *r = &ru->core;
    *r = (struct th_rules){ .game = &cat_game,
                            .move = move_def,
                            .between = cat_between,
                            .not_asked = CB_TURN_05,
                            .off_turn = CB_TURN_06,
                            .like_for_like = CB_TRADE_04 };
    r->seats = (uint8_t)setup->seats;
    r->rev = (int16_t)setup->rev;
    r->modules = setup->modules;
    memcpy(r->opt, setup->opt, sizeof r->opt);
    for (int i = 0; i < CAT_FRAME_NB; i++)
        r->frame[i] = &frame_def[i];
    memcpy(r->asks, ru->params.asks, sizeof ru->params.asks);
    r->n_frames = CAT_FRAME_NB;
    r->range[TH_T_SEAT] = (int16_t)setup->seats;
    r->range[TH_T_SEATS] = (int16_t)(1 << setup->seats);
    r->range[TH_T_RES] = ru->params.goods;
    r->range[TH_T_CARD] = ru->params.cards;
    r->range[TH_T_TRACK] = CAT_TRACK_NB;
    r->range[TH_T_HEX] = ru->graph.n_map;
    r->range[TH_T_NODE] = ru->graph.n_node;
    r->range[TH_T_EDGE] = ru->graph.n_edge;
}

static int build(struct th_rules *r, const struct th_setup *setup, struct th_why *why)
{
    struct cat_rules *ru = (struct cat_rules *)r;
    memset(ru, 0, sizeof *ru);
    if (th_setup_check(setup, why) != 0)
        return -1;
    base_params(&ru->params);
    ru->owners = (uint8_t)setup->seats;
    for (int i = 0; i < CAT_MODULES; i++) {
        if ((setup->modules >> i & 1) == 0)
            continue;
        if (module[i]->params != NULL)
            module[i]->params(&ru->params, setup);
        add_hooks(&ru->hooks, module[i]);
    }
    if (check_seats(setup, &ru->params, why) != 0)
        return -1;
    if (cat_graph_build(&ru->graph, ru->params.map) != 0)
        return th_fail(why, 0, "the map is too large:", ru->params.map->name);
    build_core(ru, setup);
    cat_turn_build(ru);
    return 0;
}

/* ----------------------------------------------------------------- contract */

static void scores(const struct th_rules *r, const void *state, int16_t score[TH_SEATS],
                   uint8_t rank[TH_SEATS])
{
    struct th_ctx g = th_look(r, state);
    int seats = g.flow->seats;
    for (int i = 0; i < TH_SEATS; i++)
        score[i] = i < seats ? (int16_t)cat_points(&g, i, true) : (int16_t)0;
    th_rank(score, seats, g.flow->result - 1, rank);
}

static const struct th_words words[TH_T_NB] = { [TH_T_RES] = { cat_res_name, CAT_GOOD_NB },
                                                [TH_T_CARD] = { cat_card_name, CAT_CARD_NB },
                                                [TH_T_TRACK] = { cat_track_name, CAT_TRACK_NB },
                                                [TH_T_TERRAIN] = { cat_terrain_name,
                                                                   CAT_TERRAIN_NB },
                                                [TH_T_PIECE] = { cat_piece_name, CAT_PIECE_NB } };

const struct th_game cat_game = {
    .name = "catan",
    .rev = 2,
    .min_seats = 2,
    .max_seats = 6,
    .def_seats = 4,
    .rules_size = sizeof(struct cat_rules),
    .state_size = sizeof(struct cat_state),
    .options = option,
    .n_options = CAT_OPTION_NB,
    .modules = module_info,
    .n_modules = CAT_MODULES,
    .moves = move_info,
    .n_moves = CAT_KIND_NB,
    .events = event_def,
    .n_events = CAT_EVENT_NB,
    .words = words,
    .n_words = TH_T_NB,
    .playout = "offers_per_turn=0",
    .build = build,
    .start = cat_start,
    .deal = cat_deal,
    .actors = th_game_actors,
    .gen = th_game_gen,
    .legal = th_game_legal,
    .apply = th_game_apply,
    .scores = scores,
    .view = cat_view,
    .fill = cat_fill,
    .check = cat_check,
    .set = cat_set,
    .dump = cat_dump,
    .print = th_game_print,
    .parse = th_move_parse,
    .timeout = th_game_timeout,
    .describe = cat_describe,
    .geometry = cat_geometry,
    .bars = bar,
    .n_bars = sizeof bar / sizeof bar[0],
};
