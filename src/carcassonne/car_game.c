/* car_game.c - Carcassonne as the rest of the program sees it: names, lists made from the .def files, rules built for a table, the
 * start, and the contract's functions. Nothing is hidden but the order of stacks, which does not exist before a draw (CC-HID-*). */
#include "car.h"

/* -------------------------------------------------------------------- names */

const char *const car_seg_name[CAR_SEG_WORDS] = { "road1",     "road2",  "road3",  "road4",
                                                  "city1",     "city2",  "city3",  "city4",
                                                  "field1",    "field2", "field3", "field4",
                                                  "monastery", "garden" };
const char *const car_figure_name[CAR_FIGURES] = { "meeple", "big",  "abbot", "builder",
                                                   "pig",    "mage", "witch" };
const char *const car_type_name[CAR_TYPES] = { "none",  "road",      "city",
                                               "field", "monastery", "garden" };
const char *const car_goods_name[CAR_GOODS] = { "wine", "wheat", "cloth" };
const char *const car_lane_name[CAR_LANES] = { "tiles", "shields", "inn",    "cathedral",
                                               "mage",  "witch",   "cities", "pig" };
/* The seats' colours are those of all games here; purple is the box's pink (CC-SETUP-01). */
const char *const car_colour[CAR_SEATS] = { "red", "blue", "yellow", "green", "black", "purple" };

/* -------------------------------------------------------------------- lists */

#define SEGMENT TH_T_TERRAIN
#define FIGURE  CAR_FIGURE_CLASS
#include "th_tables.h"

static const struct car_module *const module[CAR_MODULES] = {
#define MODULE_OF(ID, object, ...) &object,
#include TH_LISTS
#undef MODULE_OF
};

/* -------------------------------------------------------------------- build */

void car_use_set(struct car_rules *ru, int set, int pile)
{
    for (int kind = 0; kind < CAR_KINDS; kind++)
        if (car_kind[kind].set == set) {
            ru->total[kind] = car_kind[kind].count;
            ru->pile[kind] = (uint8_t)pile;
        }
}

static void add_hooks(struct car_hooks *hooks, const struct car_module *m)
{
#define HOOK(name) TH_HOOK_ADD(hooks, m, name)
    CAR_HOOKS(HOOK)
#undef HOOK
}

static void build_core(struct car_rules *ru, const struct th_setup *setup)
{
    struct th_rules *r = &ru->core;
    *r = (struct th_rules){ .game = &car_game,
                            .move = move_def,
                            .between = car_between,
                            .not_asked = CC_TURN_06,
                            .phase = car_phase };
    th_rules_build(r, setup, frame_def, CAR_FRAME_NB);
    th_add_lines(r, car_lines);
    r->range[TH_T_TILE] = CAR_KINDS;
    r->range[TH_T_TERRAIN] = CAR_SEG_WORDS;
    r->range[TH_T_FIGURE] = CAR_FIGURES;
    r->range[TH_T_CARD] = CAR_GOODS;
    r->range[TH_T_ROT] = 4;
}

static void base_params(struct car_rules *ru, const struct th_setup *setup)
{
    car_use_set(ru, CAR_SET_BASE, CAR_PILES - 1);
    for (int kind = 0; kind < CAR_KINDS; kind++)
        if (car_kind[kind].start > 0)
            ru->start = (uint8_t)kind; /* CC-SETUP-04 */
    ru->farmers = (uint8_t)setup->opt[CAR_OPT_FARMERS];
    ru->in_play = 1U << CAR_MEEPLE;
    ru->bars[CAR_MEEPLE][CAR_GARDEN] = CC_MEEP_03;
    ru->bars[CAR_MEEPLE][CAR_FIELD] = ru->farmers ? 0 : CC_SETUP_11;
    ru->scorers = 1;
}

/* What no meeple in play may stand on is a picture (CC-SETUP-07, CC-SETUP-08). */
static void count_types(struct car_rules *ru)
{
    for (int figure = CAR_MEEPLE; figure <= CAR_ABBOT; figure++)
        for (int type = CAR_ROAD; type < CAR_TYPES; type++)
            if ((ru->in_play >> figure & 1) != 0 && ru->bars[figure][type] == 0)
                ru->counts |= (uint8_t)(1U << type);
}

static void list_kinds(struct car_rules *ru)
{
    for (int kind = 0; kind < CAR_KINDS; kind++)
        if (ru->total[kind] > 0) {
            int pile = ru->pile[kind];
            ru->list[ru->kinds++] = (uint8_t)kind;
            ru->drawn[pile][ru->n_drawn[pile]++] = (uint8_t)kind;
        }
}

static int build(struct th_rules *r, const struct th_setup *setup, struct th_why *why)
{
    struct car_rules *ru = (struct car_rules *)r;
    memset(ru, 0, sizeof *ru);
    if (th_setup_check(setup, why) != 0)
        return -1;
    build_core(ru, setup);
    base_params(ru, setup);
    for (int i = 0; i < CAR_MODULES; i++) {
        if ((setup->modules >> i & 1) == 0)
            continue;
        if (module[i]->params != NULL)
            module[i]->params(ru, setup);
        add_hooks(&ru->hooks, module[i]);
        th_add_lines(r, module[i]->lines);
    }
    list_kinds(ru);
    count_types(ru);
    car_turn_build(ru);
    return 0;
}

/* The start tile lies on the table (CC-SETUP-04); who begins is drawn as a move. */
void car_start(const struct th_rules *r, void *state)
{
    struct car_state *s = state;
    struct th_ctx g = { .rules = r, .flow = &s->flow };
    memset(s, 0, sizeof *s);
    s->flow.seats = r->seats;
    car_lay(&g, &(struct car_spot){ .kind = car_ru(&g)->start });
    car_count_tiles(&g);
    th_push(&g, CAR_F_GAME, 0, 0);
    th_settle(&g);
}

/* ----------------------------------------------------------------- contract */

/* Points of both scoring figures; equal points are equal ranks (CC-END-07). */
static void scores(const struct th_rules *r, const void *state, int16_t score[TH_SEATS],
                   uint8_t rank[TH_SEATS])
{
    const struct car_state *s = state;
    for (int i = 0; i < TH_SEATS; i++)
        score[i] = (int16_t)(s->points[i][0] + s->points[i][1]);
    th_rank(score, r->seats, -1, rank);
}

static void view(const struct th_rules *r, const void *state, int seat, void *out)
{
    (void)r;
    (void)seat;
    memmove(out, state, sizeof(struct car_state)); /* CC-HID-05 */
}

enum {
    BLOCK = 64, /* bytes copied at once */
    REST = sizeof(struct car_state) % BLOCK
};

/* In whole pieces, in line with the state: what they take along from before and behind is right, too. */
static void copy_from(char *to, const char *from, size_t at, size_t n)
{
    size_t most = sizeof(struct car_state) - REST, end = at + n < most ? at + n : most;
    for (at -= at % BLOCK; at < end; at += BLOCK)
        memcpy(to + at, from + at, BLOCK);
}

/* Behind the last tile and the last open cell all is zero: there the longer of both states says how much is copied. */
static void copy(void *to, const void *from)
{
    const struct car_state *a = to, *b = from;
    size_t tiles = a->tiles > b->tiles ? a->tiles : b->tiles;
    size_t cells = a->cells > b->cells ? a->cells : b->cells;
    size_t rest = sizeof *a - REST;
    copy_from(to, from, 0, offsetof(struct car_state, cell));
    copy_from(to, from, offsetof(struct car_state, cell), cells * sizeof a->cell[0]);
    copy_from(to, from, offsetof(struct car_state, feat), tiles * CAR_SEGS * sizeof a->feat[0]);
    copy_from(to, from, offsetof(struct car_state, ring), tiles * CAR_SEGS * sizeof a->ring[0]);
    copy_from(to, from, offsetof(struct car_state, open), tiles * CAR_SEGS * sizeof a->open[0]);
    memcpy((char *)to + rest, (const char *)from + rest, REST);
}

static void fill(const struct th_rules *r, void *copy, int seat, struct th_rng *rng)
{
    (void)r;
    (void)copy;
    (void)seat;
    (void)rng;
}

static const struct th_piece figures[] = {
#define PIECE_OF(owner, word, supply, move) { word, SEGMENT, 0, supply, move, owner, false, 0, 0 },
#include TH_LISTS
#undef PIECE_OF
};

static const struct th_words words[TH_T_NB] = { [TH_T_RES] = { car_lane_name, CAR_LANES },
                                                [TH_T_CARD] = { car_goods_name, CAR_GOODS },
                                                [TH_T_TILE] = { car_tile_name, CAR_KINDS },
                                                [TH_T_TERRAIN] = { car_seg_name, CAR_SEG_WORDS },
                                                [TH_T_FIGURE] = { car_figure_name, CAR_FIGURES } };

const struct th_game car_game = {
    .name = "carcassonne",
    .rev = 2, /* 2: a waiting robber stays (CC-ROB-08) */
    .min_seats = 2,
    .max_seats = CAR_SEATS,
    .def_seats = 2,
    .rules_size = sizeof(struct car_rules),
    .state_size = sizeof(struct car_state),
    TH_GAME_LISTS,
    .words = words,
    .n_words = TH_T_NB,
    .pieces = figures,
    .n_pieces = sizeof figures / sizeof figures[0],
    .playout = "",
    .build = build,
    .start = car_start,
    .deal = th_deal_nothing,
    .scores = scores,
    .view = view,
    .fill = fill,
    .check = car_check,
    .set = car_set,
    .dump = car_dump,
    .describe = car_describe,
    .geometry = car_geometry,
    .open = true, /* CC-HID-05 */
    .copy = copy,
};
