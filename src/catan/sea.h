/* sea.h - what the files of Seafarers share: ships and their lines, the pirate, chips, and what a scenario may say.
 *
 * Bytes: struct sea_state in cat_state.h. A scenario is a row of the list in sea_module.c: its maps and numbers, hooks of its
 * own that follow those of the module (params.part), and what it adds to the tables of the turn. Nobody asks which one is
 * played, but a scenario's own moves, which must know whether it is theirs. */
#ifndef SEA_H
#define SEA_H

/* declarations with their comments beside them, aligned by hand */
/* clang-format off */

#include "cat.h"
#include "cat_maps.h"

enum { SEA_RULEBOOK, SEA_REV2009, SEA_EDITIONS };
enum { SEA_ONLY_PIRATE = 2 }; /* sea.rob, m: the robber stays where he is, whatever the pirate does */

struct sea_scenario {
    struct cat_module rules;             /* first: params.part points here                              */
    const char *name;                    /* the row of option `scenario`                                */
    uint8_t map[SEA_EDITIONS][2];        /* enum cat_map_id: for three, for four                        */
    uint8_t target[SEA_EDITIONS];
    uint8_t first_chips[SEA_EDITIONS];   /* for the first foreign land one settles; 0 = there are none  */
    uint8_t more_chips[SEA_EDITIONS];    /* for each later one                                          */
    int (*land_chips)(const struct th_ctx *g, int owner, uint64_t land, bool lives_there); /* its own rule for chips instead */
    th_clause home;                      /* where the set-up takes place                                */
    th_run_fn *setup;                    /* before the first settlement; may open frames                */
    th_run_fn *rolled, *paid;            /* after the dice, before all else; after the income           */
    th_run_fn *title;                    /* between moves, before victory is judged                     */
};

static inline struct sea_state *sea_st(const struct th_ctx *g) { return &cat_st(g)->sea; }
const struct sea_scenario *sea_scenario(const struct th_ctx *g);
int sea_edition(const struct th_ctx *g);

/* Ids in a set of paths or crossings, ascending. */
#define SEA_EACH(set, words, n)                                                                                    \
    for (int n = 0, n##_i = 0; n##_i < (words); n##_i++)                                                           \
        for (uint64_t n##_w = (set).w[n##_i]; n##_w != 0 && ((n = 64 * n##_i + __builtin_ctzll(n##_w)), true);     \
             n##_w &= n##_w - 1)
#define SEA_EACH_EDGE(set, e) SEA_EACH(set, 3, e)
#define SEA_EACH_NODE(set, n) SEA_EACH(set, 2, n)
static inline void sea_put_edge(struct cat_edges *set, int e) { set->w[e >> 6] |= (uint64_t)1 << (e & 63); }
static inline void sea_drop_edge(struct cat_edges *set, int e) { set->w[e >> 6] &= ~((uint64_t)1 << (e & 63)); }

/* ------------------------------------------------------------------ ships */

static inline int sea_ship_of(const struct cat_base *s, int edge) /* its owner, -1 = no ship there */
{
    return (s->edge[edge] & CAT_WATER) != 0 ? cat_edge_owner(s, edge) : -1;
}
th_clause sea_no_water(const struct th_ctx *g, int edge);          /* why no ship can ever lie here; 0 = it can        */
bool sea_at_pirate(const struct th_ctx *g, int edge);              /* a side of the pirate's hex                       */
th_clause sea_no_ship(const struct th_ctx *g, const struct cat_build *b); /* place alone: not supply, not price         */
bool sea_any_ship(const struct th_ctx *g, int seat);
void sea_gen_ships(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out);
void sea_gen_moves(const struct th_ctx *g, int seat, struct th_moves *out);
struct cat_edges sea_near(const struct th_ctx *g, int seat);       /* free paths at own buildings and pieces           */

/* ------------------------------------------------------- lines (CS-MOVE) */

bool sea_moors(const struct th_ctx *g, int owner, int node);       /* an anchor of this owner's lines                  */
th_clause sea_no_lift(const struct th_ctx *g, int seat, int edge); /* why this ship is not moved now; 0 = it may be    */
struct cat_edges sea_movable(const struct th_ctx *g, int seat);    /* all for which sea_no_lift is 0, moved or not      */
bool sea_is_closed(const struct th_ctx *g, int edge);              /* a ship between two anchors                       */

/* ------------------------------------------------------------- the pirate */

bool sea_has_pirate(const struct th_ctx *g);
void sea_gen_pirate(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out);

/* ------------------------------------------------------------------ chips */

/* Hexes of the land a crossing belongs to that may be foreign to somebody: an area of the map, or an island; 0 = none. */
uint64_t sea_land(const struct th_ctx *g, int node);
int sea_lands(const struct th_ctx *g, uint64_t land[CAT_MAP_HEXES]); /* all of them; returns how many                  */
bool sea_has_chips(const struct th_ctx *g);                        /* do lands bring any at this table?                */
int sea_land_chips(const struct th_ctx *g, int owner, uint64_t land); /* what their next settlement there would bring   */
int sea_chips(const struct th_ctx *g, int owner);                  /* on the board                                     */
void sea_put_chips(struct th_ctx *g, int node, int n);             /* under this building                              */
void sea_settle_chip(struct th_ctx *g, const struct cat_build *b); /* on_built of scenarios with foreign lands         */
bool sea_touches(const struct th_ctx *g, int node, uint64_t hexes);
uint64_t sea_area_hexes(const struct th_ctx *g, int kind);         /* all areas of this kind: enum cat_area_kind       */

/* --------------------------------------------------------------- harbours */

/* Cited as `no`: why no harbour token can be laid here, because it is no coast or another lies too near; 0 = it can. What
 * stands there is no matter. */
th_clause sea_no_harbour(const struct th_ctx *g, int edge, th_clause no);

/* ---------------------------------------------------------------- wonders */

enum { SEA_WONDERS = 5, SEA_STAGES = 4 };                          /* cards 1..5                                       */
bool sea_wonder_fits(const struct th_ctx *g, int seat, int card);  /* do they meet the condition of this card?         */
cat_cards sea_wonder_price(int card);                              /* of a stage                                       */

/* ------------------------------------------------------------------- rest */

uint64_t sea_starts(const struct th_ctx *g);                       /* hexes on which the robber may start              */
th_run_fn sea_setup_begin, sea_turn_end, sea_roll_first, sea_roll_last, sea_title; /* rows of the turn tables */
cat_lay_fn sea_lay;
cat_may_settle_fn sea_may_settle;
cat_yield_fn sea_yield;
cat_check_fn sea_check;
cat_dump_fn sea_dump;
cat_describe_fn sea_describe;
extern const struct th_line_def sea_lines[];
bool sea_next_hex(struct th_line *l, uint8_t *hex);                /* `h07` or `-`: hex + 1, frame hexes too           */
bool sea_next_edge(struct th_line *l, struct cat_edges *set);      /* adds a path to a set                             */
bool sea_next_node(struct th_line *l, struct cat_nodes *set);
void sea_dump_edges(const struct cat_edges *set, const char *word, struct th_out *o);

#endif
