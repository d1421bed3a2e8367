/* car.h - what the files of the Carcassonne family share: the facts of the box, the hooks of modules, questions and deeds.
 *
 * Read first: car_state.h (the bytes), car_modules.def (modules, moves, questions, options), car_turn.c (a turn, an award and the final scoring, one
 * table each); then car_map.c, car_figure.c, car_value.c, car_score.c; then any expansion, each in its own file. */
#ifndef CAR_H
#define CAR_H

/* declarations with their comments beside them, aligned by hand */
/* clang-format off */

#include "car_state.h"
#include "clauses.h"

enum { CAR_FIGURE_CLASS = 1 }; /* class of the one open frame: the figure action of step 2 */

#define TH_LISTS "car_modules.def"
#define TH_NAME(X) CAR_##X
#define TH_TYPE(x) car_##x
#include "th_names.h"
enum { CAR_M_BASE = -1 }; /* owner of rows that belong to no module */

/* ------------------------------------------------- the box: data/carcassonne/tiles.txt */

enum car_type { CAR_NO_TYPE, CAR_ROAD, CAR_CITY, CAR_FIELD, CAR_MONASTERY, CAR_GARDEN, CAR_TYPES };
enum { CAR_EDGE_FIELD, CAR_EDGE_ROAD, CAR_EDGE_CITY, CAR_EDGE_RIVER };
enum { CAR_LAKE = 1, CAR_GOLD = 2, CAR_HAT = 4, CAR_SACK = 8 }; /* symbols */
enum { CAR_CROP_FORK = 1, CAR_CROP_CLUB, CAR_CROP_SHIELD };
enum { CAR_RIVER_SPRING = 1, CAR_RIVER_COURSE, CAR_RIVER_LAKE };
enum { CAR_WINE = 1, CAR_WHEAT, CAR_CLOTH };
enum { CAR_END_CROSSING = 1, CAR_END_CITY, CAR_END_MONASTERY, CAR_END_FARMHOUSE, CAR_END_LAKE, CAR_END_CROP };
enum { CAR_OVER_ROAD = 1, CAR_OVER_CITY, CAR_OVER_RIVER };
enum { CAR_SEG_WORDS = 14, CAR_NO_SEG = 255 };

struct car_seg { /* a segment of an unturned tile */
    uint8_t type, word;                /* enum car_type; its name in moves                      */
    uint8_t sides, n_sides;            /* road, city: mask of N E S W                           */
    uint8_t halves;                    /* field: mask of half-edges                             */
    uint8_t cities;                    /* field: mask of the tile's segments it touches         */
    uint8_t shields, inn, cathedral, goods, end, over;
    uint8_t x, y;                      /* where a figure stands, in 1/100 of the tile           */
};

struct car_kind {
    const char *id;
    uint8_t set, count, start;         /* copies, of these start tiles                          */
    uint8_t turns;                     /* quarter turns that differ: 1, 2 or 4                  */
    uint8_t edges;                     /* CAR_EDGE_*, two bits a side                           */
    uint8_t n_seg, roads, cities;      /* segments: roads first, then cities, fields, the rest  */
    uint8_t symbols, crop, flight;     /* flight: direction + 1, clockwise from north in eighths */
    uint8_t river, role;               /* sides of the river, CAR_RIVER_SPRING ...              */
    uint8_t side_seg[4], half_seg[8];  /* number of the segment there, CAR_NO_SEG               */
    struct car_seg seg[CAR_SEGS];
};
extern const struct car_kind car_kind[CAR_KINDS];
struct car_symbols { /* what is printed on a segment and counts for its feature */
    uint8_t shields, inns, cathedrals, goods[CAR_GOODS];
    uint8_t cities; /* field: as in struct car_seg */
    uint8_t none;
};
extern const struct car_symbols car_symbols[CAR_KINDS][CAR_SEGS];
struct car_fit { /* the turns that match what two sides of a cell ask for */
    uint8_t north_east[128], south_west[128];
};
extern const struct car_fit car_fit[CAR_KINDS];
extern const char *const car_tile_name[CAR_KINDS], *const car_set_name[CAR_SETS];

enum { CAR_SET_BASE, CAR_SET_RIVER, CAR_SET_INNS, CAR_SET_TRADERS, CAR_SET_FLYING, CAR_SET_FERRIES, CAR_SET_GOLD, CAR_SET_MAGE,
       CAR_SET_ROBBERS, CAR_SET_CROP };

enum { /* points that the rules name */
    CAR_MONASTERY_POINTS = 9,          /* table of section 7: a monastery or garden and its 8 neighbours */
    CAR_FIELD_CITY = 3,                /* CC-FARM-03 */
    CAR_MOST_POINTS = 9999,            /* of one figure, in positions                                    */
};

/* ----------------------------------------------------------------- hooks */

enum car_lane { /* parts of a score; what an event's breakdown lists */
    CAR_BY_TILES, CAR_BY_SHIELDS, CAR_BY_INN, CAR_BY_CATHEDRAL, CAR_BY_MAGE, CAR_BY_WITCH /* taken away */, CAR_BY_CITIES, CAR_BY_PIG,
    CAR_LANES
};

struct car_worth { /* a feature: what it consists of and what it is worth to an owner */
    uint16_t fid;
    uint8_t type, tiles, shields, inns, cathedrals, cities; /* cities: completed ones beside a field           */
    uint8_t goods[CAR_GOODS];
    bool done;                         /* counted by the column "completed" of the table in section 7         */
    int16_t lane[CAR_LANES];
    int16_t points;
};

struct car_spot { /* a tile on a cell */
    uint8_t kind, x, y, rot;
};

enum car_section { CAR_SEAT_SECTION, CAR_TILE_SECTION, CAR_PIECES_SECTION, CAR_FEATURE_SECTION /* by fid */, CAR_TABLE_SECTION };

typedef th_clause car_may_place_fn(const struct th_ctx *g, const struct car_spot *spot);    /* veto */
typedef void car_gen_figure_fn(const struct th_ctx *g, int seat, int tile, struct th_moves *out); /* list */
typedef void car_value_fn(const struct th_ctx *g, struct car_worth *w);                     /* fold */
typedef void car_field_value_fn(const struct th_ctx *g, int seat, struct car_worth *w);     /* fold */
typedef void car_finish_fn(struct th_ctx *g);                  /* list: adds features a part completed elsewhere    */
typedef void car_on_scored_fn(struct th_ctx *g, const struct car_worth *w, unsigned owners); /* note: figures still stand */
typedef void car_on_left_fn(struct th_ctx *g);                 /* note: meeples left the map, or a road was split   */
typedef bool car_stands_fn(const struct th_ctx *g, int fid);   /* any: something of a module stands on the feature   */
typedef bool car_owes_fn(const struct th_ctx *g, int tile);    /* any: something follows after the messages         */
typedef void car_final_award_fn(struct th_ctx *g, int seat, int points); /* note: before the points are added       */
typedef void car_on_joined_fn(struct th_ctx *g);               /* note: roads were joined outside step 1             */
typedef void car_join_fn(struct th_ctx *g);                    /* note: joins segments after a rebuild              */
typedef int car_check_fn(const struct th_ctx *g, struct th_why *why);
typedef void car_dump_fn(const struct th_ctx *g, struct th_out *o);
typedef void car_describe_fn(const struct th_ctx *g, enum car_section s, int i, struct th_json *out);

#define CAR_HOOKS(HOOK)                                                                                            \
    HOOK(may_place) HOOK(gen_figure) HOOK(value) HOOK(field_value) HOOK(finish) HOOK(on_scored) HOOK(on_left)      \
    HOOK(on_joined) HOOK(stands)                                                                                   \
    HOOK(owes) HOOK(final_award) HOOK(join) HOOK(check) HOOK(dump) HOOK(describe)

struct car_rules;
struct car_module { /* unset members are NULL */
    void (*params)(struct car_rules *ru, const struct th_setup *setup); /* tile sets, stacks, switches */
    const struct th_line_def *lines;                                    /* its position lines          */
#define HOOK(name) car_##name##_fn *name;
    CAR_HOOKS(HOOK)
#undef HOOK
};

struct car_hooks { /* the active modules' functions, flat, in module order */
#define HOOK(name) TH_HOOK_LIST(car_##name##_fn, name, CAR_MODULES)
    CAR_HOOKS(HOOK)
#undef HOOK
};

/* Calls every active hook of that name: CAR_EACH(g, on_left, fn) fn(g); */
#define CAR_EACH(g, name, fn) TH_EACH(&car_ru(g)->hooks, car_##name##_fn, name, fn)

/* ----------------------------------------------------------------- rules */

struct car_rules {
    struct th_rules core;
    struct car_hooks hooks;
    struct th_rows turn, part, award, final;  /* filtered from the tables in car_turn.c     */
    uint8_t total[CAR_KINDS];                 /* tiles in use, of each kind                 */
    uint8_t pile[CAR_KINDS];                  /* stack it lies in; drawn in ascending order */
    uint8_t list[CAR_KINDS], kinds;           /* kinds in use                               */
    uint8_t drawn[CAR_PILES][CAR_KINDS];      /* kinds in use of each stack, ascending      */
    uint8_t n_drawn[CAR_PILES];
    uint8_t start;                            /* kind that lies on the table                */
    uint8_t farmers;                          /* CC-SETUP-11                                */
    uint8_t ask_order;                        /* the order of features matters: CC-SCORE-05 */
    uint8_t roads_split;                      /* a road's segments can part again           */
    uint8_t flying_abbot;
    uint8_t scorers;                          /* scoring figures of a player                */
    uint8_t crowds;                           /* types whose segments may hold several meeples, a mask */
    uint8_t in_play;                          /* figures, a mask of enum car_figure         */
    uint8_t counts;                           /* types that somebody can hold, a mask; others are pictures: CC-SETUP-07 */
    th_clause bars[CAR_FIGURES][CAR_TYPES];   /* why a meeple may not stand there; 0: it may */
};

static inline const struct car_rules *car_ru(const struct th_ctx *g) { return (const struct car_rules *)g->rules; }
static inline struct car_state *car_st(const struct th_ctx *g) { return (struct car_state *)g->flow; }
static inline int car_opt(const struct th_ctx *g, enum car_option o) { return g->rules->opt[o]; }
static inline bool car_plays(const struct th_ctx *g, int module) { return (g->rules->modules >> module & 1) != 0; }
static inline bool car_counts(const struct th_ctx *g, int type) { return (car_ru(g)->counts >> type & 1) != 0; }
/* The i-th seat from the active player on, clockwise. */
static inline int car_clockwise(const struct th_ctx *g, int i) { return (g->flow->turn + i) % g->flow->seats; }
void car_use_set(struct car_rules *ru, int set, int pile); /* puts a set's tiles into a stack */

/* -------------------------------------------------------- the map: car_map.c */

static inline const struct car_kind *car_kind_at(const struct car_state *s, int tile) { return &car_kind[s->kind[tile]]; }
static inline const struct car_seg *car_seg(const struct car_state *s, int seg)
{
    return &car_kind_at(s, seg / CAR_SEGS)->seg[seg % CAR_SEGS];
}
/* The next segment of a feature. After its root comes the last one, then those before it, descending, and the root again. */
static inline unsigned car_ring(const struct car_state *s, unsigned seg) { return s->ring[seg] - 1U; }
static inline int car_type_of(const struct car_state *s, int fid) { return car_seg(s, fid - 1)->type; }
/* An open cell: x and y, a byte each from the top; below them what each side asks for, four bits from the last on: 0 nothing, or
 * CAR_ASKS + its edge. */
enum { CAR_ASKS = 4 };
static inline uint32_t car_key(int x, int y) { return (uint32_t)(x & 255) << 24 | (uint32_t)(y & 255) << 16; }
static inline uint8_t car_cell_x(uint32_t cell) { return (uint8_t)(cell >> 24); }
static inline uint8_t car_cell_y(uint32_t cell) { return (uint8_t)(cell >> 16); }
static inline int car_cell_asks(uint32_t cell, int side) { return (int)(cell >> 4 * side & 15); }
/* The turns of a tile that match a cell, a mask of those that differ. */
static inline unsigned car_turns(const struct car_fit *fit, uint32_t cell)
{
    return fit->north_east[cell & 255] & fit->south_west[cell >> 8 & 255];
}
static inline uint8_t car_turned(uint8_t edges, int rot) { return (uint8_t)(edges << 2 * rot | edges >> (8 - 2 * rot)); }

extern const int8_t car_step[8][2];                                /* neighbours: N NE E SE S SW W NW            */
/* Where a place is looked up first. Rows of a usual map fall side by side: few collisions. */
static inline unsigned car_hash(int x, int y) { return (unsigned)((int8_t)x + 32 * (int8_t)y) % CAR_HASH; }
/* The tile that lies there, -1: none. */
static inline int car_tile_at(const struct car_state *s, int x, int y)
{
    for (unsigned h = car_hash(x, y); s->at[h] != 0; h = (h + 1) % CAR_HASH) {
        int tile = s->at[h] - 1;
        if (s->x[tile] == (uint8_t)x && s->y[tile] == (uint8_t)y)
            return tile;
    }
    return -1;
}
static inline int car_neighbour(const struct car_state *s, int tile, int way) /* way 0..7 */
{
    return car_tile_at(s, s->x[tile] + car_step[way][0], s->y[tile] + car_step[way][1]);
}
int car_side_seg(const struct car_state *s, int tile, int side);   /* segment at a side of the map, -1           */
int car_named(const struct car_state *s, int tile, int word);      /* segment with that name, -1                 */
int car_cell_at(const struct car_state *s, int x, int y);          /* open cell, -1                              */
static inline bool car_done_as(const struct car_state *s, int fid, int type) /* its type is known */
{
    if (type == CAR_ROAD || type == CAR_CITY)
        return s->open[fid - 1] == 0;
    return type != CAR_FIELD && s->around[(fid - 1) / CAR_SEGS] == 8;
}
static inline bool car_done(const struct car_state *s, int fid)    /* CC-FEAT-04..07                             */
{
    return car_done_as(s, fid, car_type_of(s, fid));
}
void car_unite(struct car_state *s, int a, int b);                 /* two segments become one feature            */
void car_lay(struct th_ctx *g, const struct car_spot *spot);       /* a tile comes on the map                    */
void car_count_tiles(struct th_ctx *g);                            /* left[] and pile[]                          */
void car_rebuild(struct th_ctx *g);                                /* all derived members                        */
void car_resplit(struct th_ctx *g, unsigned fids, const int *fid); /* takes roads apart and joins them anew      */
bool car_fits(const struct th_ctx *g, const struct car_spot *spot); /* edges alone; the cell must be open        */
bool car_placeable(const struct th_ctx *g, int kind);              /* CC-TILE-05                                 */
th_clause car_no_spot(const struct th_ctx *g, const struct car_spot *spot);
int car_stack(const struct th_ctx *g);                             /* tiles that can still be drawn              */
int car_current_pile(const struct th_ctx *g);                      /* stack in use, -1: all empty                */

/* ------------------------------------------------------ figures: car_figure.c */

static inline int car_slot_figure(int slot)
{
    return slot < CAR_MEEPLES ? CAR_MEEPLE : slot - CAR_MEEPLES + CAR_BIG;
}
static inline int car_free_slot(const struct car_state *s, int seat, int figure) /* slot of one in the supply, -1 */
{
    int slot = figure == CAR_MEEPLE ? CAR_MEEPLES - 1 : figure - CAR_BIG + CAR_BIG_SLOT;
    return s->figure[seat][slot] == 0 ? slot : -1;
}
int car_supply(const struct car_state *s, int seat, int figure);     /* how many are in the supply                 */
int car_slot_on(const struct car_state *s, int seat, int figure, int seg); /* slot of a figure that stands there, -1 */
void car_put(struct th_ctx *g, int seat, int figure, int seg);
void car_home(struct th_ctx *g, int seat, int slot);                 /* back into the supply; car_left() must follow */
void car_left(struct th_ctx *g);                                     /* meeples left the map                       */
bool car_held(const struct car_state *s, int fid);                   /* by any meeple (CC-MEEP-04)                 */
bool car_holds(const struct car_state *s, int seat, int fid);        /* by an own meeple                           */
void car_weigh(const struct car_state *s, int fid, uint8_t weight[CAR_SEATS]);
unsigned car_owners(const struct car_state *s, int fid);             /* CC-OWN-02                                  */
enum { CAR_MANY = CAR_SEATS * CAR_MEEPLE_SLOTS };
struct car_manned { /* a feature with meeples; those with the most own it */
    uint16_t fid;
    uint8_t most, weight[CAR_SEATS];
};
/* All of them, each once; how many. */
int car_list_manned(const struct car_state *s, struct car_manned list[CAR_MANY]);
th_clause car_no_claim(const struct th_ctx *g, int seat, int figure, int word); /* on the tile just placed          */
void car_claim(struct th_ctx *g, int seat, int figure, int word);    /* and closes the question                    */
void car_gen_claims(const struct th_ctx *g, int seat, int tile, int figure, int kind, struct th_moves *out);
void car_gen_held(const struct th_ctx *g, int seat, int type, int kind, struct th_moves *out); /* own meeples; type 0: all */
void car_insert(struct th_moves *out, int first, th_move m);          /* ascending from `first` on, each once       */
th_clause car_unlisted(const struct th_ctx *g, int seat, th_move m);  /* 0: the frame on top lists it              */
int car_part_tile(const struct th_ctx *g);                           /* tile of the part that is played, -1        */

/* -------------------------------------------------------- value: car_value.c */

void car_survey(const struct th_ctx *g, int fid, struct car_worth *w); /* counts, no points                        */
/* The same for a list of them. */
void car_survey_many(const struct th_ctx *g, const struct car_manned *list, int n, struct car_worth *w);
void car_price(const struct th_ctx *g, bool done, struct car_worth *w);       /* points of a surveyed feature         */
void car_price_field(const struct th_ctx *g, int seat, struct car_worth *w);  /* of a surveyed field                  */
void car_price_to(const struct th_ctx *g, int seat, struct car_worth *w);     /* of either, to a seat at the end      */
void car_price_now(const struct th_ctx *g, int seat, struct car_worth *w);    /* as it stands: people are told this   */
void car_value(const struct th_ctx *g, int fid, bool done, struct car_worth *w);
void car_worth_to(const struct th_ctx *g, int fid, int seat, struct car_worth *w); /* end-of-game value to a seat  */
uint64_t car_bundle(const struct car_worth *w);                      /* breakdown for events                       */

/* -------------------------------------------------------- score: car_score.c */

enum car_reason { CAR_FOR_FEATURE, CAR_FOR_ABBOT, CAR_FOR_MESSAGE, CAR_FOR_ROBBERY };
void car_award(struct th_ctx *g, int seat, int points, enum car_reason reason); /* CC-AWARD-01                      */
static inline int car_reason(const struct th_frame *f) { return f->b & 15; }
void car_add_pending(struct th_ctx *g, int fid);
int car_feature_points(const struct th_ctx *g, int fid);              /* to each owner, now                         */
unsigned car_still_to_be_paid(const struct th_ctx *g);                /* seats with an award to come in this step 3 */
void car_final_points(struct th_ctx *g, int seat, int points);        /* points of the final scoring                */
void car_tell_worth(struct th_ctx *g, int event, int seat, const struct car_worth *w);

/* ------------------------------------------------------------ moves, text */

static inline th_move car_make(int kind, int a, int b, int c, int d)
{
    return th_make(kind, a, b, c) | (th_move)(d & 255) << 24;
}
/* A move that names a segment: words before it, then cell and name. */
static inline th_move car_make_at(const struct car_state *s, int kind, int figure, int seg)
{
    return car_make(kind, figure, s->x[seg / CAR_SEGS], s->y[seg / CAR_SEGS], car_seg(s, seg)->word);
}
int car_seg_arg(const struct car_state *s, th_move m, int i);         /* segment named by CELL SEGMENT at slot i, -1 */
/* Tells what happened to a figure at a segment. */
static inline void car_tell_at(struct th_ctx *g, int event, int seat, int what, int seg)
{
    const struct car_state *s = car_st(g);
    th_emit(g, (uint16_t)event, seat, { (int16_t)what, (int8_t)s->x[seg / CAR_SEGS], (int8_t)s->y[seg / CAR_SEGS],
                                        car_seg(s, seg)->word });
}

bool car_next_tile(struct th_line *l, int *tile);                 /* CELL of a tile on the map                  */
bool car_next_seg(struct th_line *l, int *seg);                   /* CELL SEGMENT                               */
bool car_next_word(struct th_line *l, int tile, int *local);      /* SEGMENT of that tile: its number           */
void car_out_cell(struct th_out *o, const struct car_state *s, int tile);
void car_out_seg(struct th_out *o, const struct car_state *s, int seg); /* CELL SEGMENT                             */
const char *car_cell_text(char buf[16], int x, int y);                /* for JSON                                   */

/* -------------------------------------------------------------------- rows */

th_run_fn car_part_score, car_award_move, car_final_unfinished, car_final_fields;
th_run_fn car_builder_note, car_builder_again, car_builder_end, car_gold_put, car_gold_share, car_gold_clear, car_gold_final, car_mage_step;
th_run_fn car_robbers_put, car_robbers_note, car_robbers_collect, car_robbers_home, car_ferries_put, car_ferries_move;
th_run_fn car_messengers_choose, car_messengers_dark, car_messengers_read, car_messengers_add, car_crop_step, car_goods_final;
void car_turn_build(struct car_rules *ru);                            /* filters the tables                         */
void car_between(struct th_ctx *g);
void car_play_part(struct th_ctx *g, int seat);                       /* another part of this turn                  */
bool car_phase(struct th_ctx *g, const char *name, int seat);         /* for `set phase`                            */

/* ------------------------------------------------------------- contract */

void car_start(const struct th_rules *r, void *state);
int car_check(const struct th_rules *r, const void *state, struct th_why *why);
int car_sound(const struct th_ctx *g, struct th_why *why);            /* without the caches                         */
extern const struct th_line_def car_lines[];
int car_set(const struct th_rules *r, void *state, const char *line, struct th_why *why);
int car_dump(const struct th_rules *r, const void *state, char *buf, int cap);
void car_describe(const struct th_rules *r, const void *view, int seat, struct th_json *j);
void car_geometry(const struct th_rules *r, struct th_json *j);
extern const struct th_game car_game;

extern const char *const car_seg_name[CAR_SEG_WORDS], *const car_figure_name[CAR_FIGURES], *const car_type_name[CAR_TYPES];
extern const char *const car_goods_name[CAR_GOODS], *const car_lane_name[CAR_LANES], *const car_colour[CAR_SEATS];

#endif
