/* cat_game.c - Catan as the rest of the program sees it: names, lists made from the .def files, rules built for a table,
 * and the contract's functions. */
#include "cat.h"
#include "cat_maps.h"

/* -------------------------------------------------------------------- names */

/* clang-format off */
const char *const cat_res_name[CAT_GOOD_NB] = { "brick", "lumber", "wool", "grain", "ore",
#define GOOD_NAME(kind, name) name,
#include "cat_modules.def"
#undef GOOD_NAME
};
const char *const cat_card_name[CAT_CARD_NB] = { "knight", "road_building", "plenty", "monopoly", "point",
#define DEV_NAME(kind, name) name,
#include "cat_modules.def"
#undef DEV_NAME
#define CARD_NAME(kind, name, deck, lane, count) name,
#include "cat_modules.def"
#undef CARD_NAME
};
const char *const cat_dev_name[CAT_KINDS] = { "knight", "road_building", "plenty", "monopoly", "point",
#define DEV_NAME(kind, name) name,
#include "cat_modules.def"
#undef DEV_NAME
};
const char *const cat_piece_name[CAT_PIECE_NB] = { "none",
#define PIECE_OF(owner, kind, word, ...) word,
#include "cat_modules.def"
#undef PIECE_OF
};
const char *const cat_track_name[CAT_TRACK_NB] = {
#define TRACK_NAME(kind, name) name,
#include "cat_modules.def"
#undef TRACK_NAME
};
/* clang-format on */
const char *const cat_terrain_name[CAT_TERRAIN_NB] = { "none",   "hills",      "forest", "pasture",
                                                       "fields", "mountains",  "desert", "gold",
                                                       "lake",   "swamp",      "oasis",  "castle",
                                                       "quarry", "glassworks", "sea",    "fog" };

/* -------------------------------------------------------------------- lists */

#define BEFORE  CAT_BEFORE
#define ACT     CAT_ACT
#define SPECIAL CAT_SPECIAL
#define VICTIM  CAT_VICTIM
#define OVER    CAT_OVER
#define LAY     CAT_LAY
#define MOVER   CAT_MOVER
#define MARCH   CAT_MARCH
#define WAGON   CAT_WAGON
#define SPAN    CAT_SPAN
#define DEALS   CAT_DEALS
#define PAID    CAT_PAID
#define FOLLOWS CAT_FOLLOWS
#include "th_tables.h"

/* clang-format off */
#define COST(kind, n) CAT_SOME(CAT_##kind, n)
const struct th_piece cat_piece[CAT_PIECE_NB] = {
#define PIECE_OF(owner, kind, word, stands, mark, supply, cost, move, nowhere)                                      \
    [kind] = { word, stands, mark, supply, move, owner, false, nowhere, cost },
#include TH_LISTS
#undef PIECE_OF
};
/* clang-format on */

static const struct cat_module *const module[CAT_MODULES] = {
#define MODULE_OF(ID, object, ...) &object,
#include TH_LISTS
#undef MODULE_OF
};

static const struct cat_module *const mix[] = { /* by their rows */
#define MIX(object, ...) &object,
#include TH_LISTS
#undef MIX
                                                NULL
};

/* -------------------------------------------------------------------- build */

static void base_params(struct cat_params *p, const struct th_setup *setup)
{
    *p = (struct cat_params){
        .map = &cat_maps[CAT_MAP_BASE],
        .bank = 19 * (CAT_LANES & CAT_ALL_RES), /* CB-SETUP-03 */
        .deck = cat_some(CAT_KNIGHT_CARD, 14) + cat_some(CAT_ROADS_CARD, 2) +
                cat_some(CAT_PLENTY_CARD, 2) + cat_some(CAT_MONOPOLY_CARD, 2) +
                cat_some(CAT_POINT_CARD, 5), /* CB-SETUP-04 */
        .terrains = ((2U << CAT_DESERT) - 2) | 1U << CAT_SEA,
        .target = 10,
        .hand_limit = 7,
        .new_island = setup->opt[CAT_OPT_LAYOUT] == 0,
        .new_harbours = setup->opt[CAT_OPT_LAYOUT] == 0 && setup->opt[CAT_OPT_HARBOURS] == 0,
        .home = CAT_DESERT,
        .start_points = 2,
        .route_min = 5,
        .army_min = 3,
        .bank_rate = 4,
        .goods = CAT_RES_NB,
        .cards = CAT_POINT_CARD + 1, /* those of modules follow */
        .max_seats = 4,              /* CB-SETUP-01 */
        .roll = CAT_F_DICE,
        .choice = CAT_F_PICK,
        .rob = CAT_F_ROB,
        .seven = CAT_F_ROB,
        .knight = CAT_F_ROB,
        .draw = CAT_F_DRAW,
        .spots = TH_T_NODE,
        .rolls = 1,
        .n_rounds = 2,
        .round = { { CAT_TOWN_PIECE, 0, 0, CB_SETUP_08 },
                   { CAT_TOWN_PIECE, 1, 1, CB_SETUP_09 } }, /* pays: CB-SETUP-10 */
    };
}

/* Every piece of the base and of the modules: its price, and how many of it each colour has. */
static void lay_out_pieces(struct cat_params *p)
{
    for (int i = 0; i < CAT_PIECE_NB; i++) {
        p->cost[i] = cat_piece[i].cost;
        p->supply[i] = cat_piece[i].supply;
    }
}

bool cat_in_play(const struct th_rules *r, int piece)
{
    int owner = cat_piece[piece].owner;
    return piece != CAT_NO_PIECE && (owner == 0 || cat_module_on(r, owner - 1));
}

int cat_piece_on(int stands, int byte)
{
    for (int i = CAT_NO_PIECE + 1; i < CAT_PIECE_NB && byte != 0; i++)
        if (cat_piece[i].stands == stands && cat_piece[i].mark == (byte & ~CAT_OWNER_BITS))
            return i;
    return CAT_NO_PIECE;
}

/* Copies a module's hooks into the flat lists. */
static void add_hooks(struct cat_hooks *hooks, const struct cat_module *m)
{
#define HOOK(name) TH_HOOK_ADD(hooks, m, name)
    CAT_HOOKS(HOOK)
#undef HOOK
}

static void add_module(struct cat_rules *ru, const struct cat_module *m,
                       const struct th_setup *setup)
{
    if (m->params != NULL)
        m->params(&ru->params, setup);
    add_hooks(&ru->hooks, m);
}

/* What a pair of modules changes in each other, after all of them. */
static void add_mixes(struct cat_rules *ru, const struct th_setup *setup)
{
    for (int i = 0; mix[i] != NULL; i++)
        if (th_setup_mixes(setup, i))
            add_module(ru, mix[i], setup);
}

/* Numbers and hooks of the modules in play, each with the part that one of its options has chosen. */
static void add_modules(struct cat_rules *ru, const struct th_setup *setup)
{
    for (int i = 0; i < CAT_MODULES; i++) {
        const struct cat_module *part = ru->params.part;
        if ((setup->modules >> i & 1) == 0)
            continue;
        add_module(ru, module[i], setup);
        if (ru->params.part != part)
            add_module(ru, ru->params.part, setup);
    }
}

/* The box holds pieces for so many; names the module that has more. */
static int check_seats(const struct th_setup *setup, const struct cat_params *p, struct th_why *why)
{
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
                            .like_for_like = CB_TRADE_04,
                            .phase = cat_phase };
    th_rules_build(r, setup, frame_def, CAT_FRAME_NB);
    r->owners = ru->owners;
    r->range[TH_T_COLOUR] = ru->owners;
    memcpy(r->asks, ru->params.asks, sizeof ru->params.asks);
    th_add_lines(r, cat_lines);
    for (int i = 0; i < CAT_MODULES; i++)
        if (cat_module_on(r, i))
            th_add_lines(r, module[i]->lines);
    if (ru->params.part != NULL)
        th_add_lines(r, ru->params.part->lines);
    for (int i = 0; mix[i] != NULL; i++)
        if (th_setup_mixes(setup, i))
            th_add_lines(r, mix[i]->lines);
    r->range[TH_T_RES] = ru->params.goods;
    r->goods = ru->params.coins ? CAT_GOOD_NB : ru->params.goods;
    r->range[TH_T_CARD] = ru->params.cards;
    r->range[TH_T_TRACK] = CAT_TRACK_NB;
    r->range[TH_T_HEX] = ru->params.ring_hexes ? ru->graph.n_hex : ru->graph.n_map;
    r->range[TH_T_NODE] = ru->graph.n_node;
    r->range[TH_T_EDGE] = ru->graph.n_edge;
    r->spots = ru->params.spots;
}

static int build(struct th_rules *r, const struct th_setup *setup, struct th_why *why)
{
    struct cat_rules *ru = (struct cat_rules *)r;
    memset(ru, 0, sizeof *ru);
    if (th_setup_check(setup, why) != 0)
        return -1;
    base_params(&ru->params, setup);
    lay_out_pieces(&ru->params);
    add_modules(ru, setup);
    add_mixes(ru, setup);
    ru->owners = (uint8_t)(setup->seats + ru->params.neutrals);
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
    bool shared = g.flow->result == TH_SHARED; /* by all whom nothing parts */
    int16_t merit[TH_SEATS] = { 0 };
    for (int i = 0; i < TH_SEATS; i++) {
        score[i] = i < seats ? (int16_t)cat_points(&g, i, true) : (int16_t)0;
        merit[i] = i < seats && shared ? (int16_t)cat_merit(&g, i) : score[i];
    }
    th_rank(merit, seats, g.flow->result - 1, rank);
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
    TH_GAME_LISTS,
    .words = words,
    .n_words = TH_T_NB,
    .pieces = cat_piece,
    .n_pieces = CAT_PIECE_NB,
    .playout = "offers_per_turn=0",
    .build = build,
    .start = cat_start,
    .deal = cat_deal,
    .scores = scores,
    .view = cat_view,
    .fill = cat_fill,
    .check = cat_check,
    .set = cat_set,
    .dump = cat_dump,
    .describe = cat_describe,
    .geometry = cat_geometry,
};
