/* ck.h - what the files of Cities & Knights share: knights, cities, progress decks.
 *
 * Bytes: struct ck_state in cat_state.h. Tracks, decks and gates share one numbering (ck_tracks.def). A knight is one
 * byte at its place: owner + 1, level, and three flags that say what it may do this turn. Its place is a crossing, or on a table
 * where params.field says so a path: the same bytes and sets, by the number of the path. */
#ifndef CK_H
#define CK_H

/* declarations with their comments beside them, aligned by hand */
/* clang-format off */

#include "cat.h"
#include "sea.h"

enum { CK_BASIC = 1, CK_STRONG, CK_MIGHTY };
enum { /* a knight's byte */
    CK_OWNER_MASK = 0x07,
    CK_LEVEL_SHIFT = 3,
    CK_ACTIVE = 0x20,
    CK_FRESH = 0x40,    /* activated this turn: may not act (CK-KNIGHT-09)    */
    CK_PROMOTED = 0x80, /* once a turn is enough (CK-KNIGHT-14)               */
};
enum {
    CK_PER_LEVEL = 2, CK_WALLS = 3, CK_TOP = 5, CK_LAIR = 7, /* moves of the barbarian ship (CK-EVENT-02) */
    CK_HAND_LIMIT = 4, CK_METROPOLIS = 4,                    /* level that brings the metropolis           */
    CK_CHASE = 1, CK_CHASE_PIRATE = SEA_ONLY_PIRATE,         /* catan.rob, sea.rob, m: opened by a knight  */
};

static inline struct ck_state *ck_st(const struct th_ctx *g) { return &cat_st(g)->ck; }

/* Where knights stand, and what follows from it. */
struct cat_field {
    th_clause roadless;                                                             /* why knights never go along roads or chase; 0 = they do */
    th_clause (*no_post)(const struct th_ctx *g, int seat, int at);                 /* may a knight enter here?                   */
    struct cat_nodes (*posts)(const struct th_ctx *g, int seat);                    /* places where one may                       */
    struct cat_nodes (*refuges)(const struct th_ctx *g, int owner, int from);       /* where one goes that is driven off          */
    bool (*meets)(const struct th_ctx *g, int seat, int at);                        /* does an own road lead there?               */
    void (*changed)(struct th_ctx *g, int owner, int at);                           /* a knight has come, or gone                 */
};
extern const struct cat_field ck_crossings;                                          /* ck_knight.c                                */
static inline const struct cat_field *ck_field(const struct th_ctx *g) { return cat_ru(g)->params.field; }
static inline int ck_at(th_move m, int i) { return th_spot_id(th_arg(m, i)); }     /* a place as moves and frames hold it */
static inline int ck_spot(const struct th_ctx *g, int at) { return th_spot(g->rules->spots, at); }
static inline int16_t ck_place(const struct th_ctx *g, int at) { return th_place(g->rules->spots, at); } /* as events do */
static inline char ck_letter(const struct th_ctx *g) { return g->rules->spots == TH_T_NODE ? 'n' : 'e'; }
static inline int ck_places(const struct th_ctx *g) { return g->rules->range[g->rules->spots]; }
static inline int ck_knight_at(const struct th_ctx *g, int node) /* at a crossing */
{
    return g->rules->spots == TH_T_NODE ? ck_st(g)->knight[node] : 0;
}

/* Crossings of a set, ascending. */
#define CK_EACH_NODE(set, n)                                                                                       \
    for (int n = 0, n##_i = 0; n##_i < 2; n##_i++)                                                                 \
        for (uint64_t n##_w = (set).w[n##_i]; n##_w != 0 && ((n = 64 * n##_i + __builtin_ctzll(n##_w)), true);     \
             n##_w &= n##_w - 1)
static inline void ck_drop_node(struct cat_nodes *set, int n) { set->w[n >> 6] &= ~((uint64_t)1 << (n & 63)); }
static inline bool ck_empty(const struct cat_nodes *set) { return (set->w[0] | set->w[1]) == 0; }

/* ---------------------------------------------------------------- knights */

static inline int ck_owner(int knight) { return (knight & CK_OWNER_MASK) - 1; }
static inline int ck_level(int knight) { return knight >> CK_LEVEL_SHIFT & 3; }
static inline bool ck_ready(int knight) { return (knight & (CK_ACTIVE | CK_FRESH)) == CK_ACTIVE; }
static inline int ck_knight(int owner, int level) { return (owner + 1) | level << CK_LEVEL_SHIFT; }

void ck_put_knight(struct th_ctx *g, int at, int knight);    /* on an empty place                 */
int ck_lift_knight(struct th_ctx *g, int at);                /* takes it off the board            */
th_clause ck_no_post(const struct th_ctx *g, int owner, int node); /* the rule for crossings       */
th_clause ck_no_promotion(const struct th_ctx *g, int owner, int at);
void ck_promote(struct th_ctx *g, int owner, int at);
bool ck_any_promotion(const struct th_ctx *g, int seat);
void ck_drive_off(struct th_ctx *g, int seat, int at, int knight); /* a knight that has left this place must retreat */
th_clause ck_not_ready(const struct th_ctx *g, int seat, int at); /* own and ready to act (CK-ACT-01), else why not */
int ck_defence(const struct th_ctx *g, int seat, const struct cat_nodes *of); /* strength of these own knights   */
int ck_strength(const struct th_ctx *g, int seat);           /* of all active ones                */

/* ----------------------------------------------------------------- cities */

static inline bool ck_is_city(const struct th_ctx *g, int node) /* upright; metropolises too; in games without them, too */
{
    return (cat_bs(g)->node[node] & CAT_CITY_BIT) != 0 && !cat_has_node(&ck_st(g)->damaged, node);
}
bool ck_is_plain(const struct th_ctx *g, int node);          /* a city that can be lost           */
int ck_crown_at(const struct th_ctx *g, int node);           /* track of the metropolis there; -1 */
int ck_crown_owner(const struct th_ctx *g, int track);       /* -1 = nobody                       */
int ck_cities(const struct th_ctx *g, int seat);             /* upright ones                      */
int ck_plain_cities(const struct th_ctx *g, int seat);
int ck_cities_at_stake(const struct th_ctx *g, int seat); /* what barbarians can take from a seat: no metropolis, by a house rule not the last city (CK-HOUSE-02) */
int ck_walls(const struct th_ctx *g, int seat);
bool ck_has_damaged(const struct th_ctx *g, int seat);
th_clause ck_no_wall(const struct th_ctx *g, int seat, int node);
void ck_put_wall(struct th_ctx *g, int seat, int node);
void ck_restore(struct th_ctx *g, int seat, int node);       /* a damaged city stands again       */
void ck_lose_city(struct th_ctx *g, int node);
bool ck_can_keep(const struct th_ctx *g, int seat);          /* one that would be lost, for gold  */
th_clause ck_no_level(const struct th_ctx *g, int seat, int track); /* all but the price          */
int ck_level_cost(const struct th_ctx *g, int seat, int track);
int ck_track_good(int track);

/* ------------------------------------------------------------------ cards */

struct ck_card_info {
    uint8_t deck, lane, count;
};
extern const struct ck_card_info ck_card_info[CAT_CARD_NB];  /* count 0: no progress card         */
extern const uint64_t ck_deck_all[CK_TRACKS];                /* nibbles                           */
static inline int ck_nibble(uint64_t cards, int lane) { return (int)(cards >> (4 * lane) & 15); }
static inline uint64_t ck_lane(int lane, int n) { return (uint64_t)n << (4 * lane); }
int ck_sum(uint64_t cards);
int ck_held(const struct th_ctx *g, int seat, int card);     /* known to be in that hand          */
bool ck_may_hold(const struct th_ctx *g, int seat, int card);
int ck_cards_in_hand(const struct th_ctx *g, int seat);
int ck_deck_size(const struct th_ctx *g, int deck);
bool ck_any_deck(const struct th_ctx *g);                    /* is a card left in one of them?    */
uint64_t ck_pool(const struct th_ctx *g, int deck);          /* not known to be anywhere else     */
void ck_add_card(struct th_ctx *g, int seat, int card);
void ck_take_card(struct th_ctx *g, int seat, int card);
void ck_lay_under(struct th_ctx *g, int card, int knower);   /* 0 = all, else seat + 1            */
void ck_play(struct th_ctx *g, int seat, int card);
void ck_open_draw(struct th_ctx *g, int seat, int deck);
void ck_open_limit(struct th_ctx *g, int seat, bool own);    /* those above four put cards back   */
void ck_rebuild(struct th_ctx *g);                           /* derived members                   */

/* May this card be played here and now? What it needs is its own affair; with `allow_no_effect_cards` see waste. */
th_clause ck_no_play(const struct th_ctx *g, int seat, int card);
bool ck_can_science(const struct th_ctx *g, int seat, int card);
th_clause ck_no_rebuild(const struct th_ctx *g, const struct cat_build *b); /* may this replace what the Diplomat took? */
bool ck_can_politics(const struct th_ctx *g, int seat, int card);
bool ck_can_trade(const struct th_ctx *g, int seat, int card);

/* ----------------------------------------------------- with Seafarers: ck_sea.c */

cat_moors_fn ck_moors;
cat_may_remove_fn ck_may_remove;
cat_may_rob_fn ck_may_rob;
bool ck_beside_pirate(const struct th_ctx *g, int node);

/* ------------------------------------------------------------------- rest */

void ck_pay(struct th_ctx *g, int seat, cat_cards cost);
cat_cards ck_knight_cost(void);                              /* to recruit, to promote           */
cat_cards ck_wall_cost(void);
cat_cards ck_repair_cost(const struct th_ctx *g);
cat_cards ck_medicine_cost(void);
bool ck_touches(const struct th_ctx *g, int seat, int hex);  /* own building at the hex           */
bool ck_can_make(const struct th_ctx *g, int seat, th_move m);
void ck_gen_builds(const struct th_ctx *g, int seat, struct th_moves *out);
void ck_gen_knights(const struct th_ctx *g, int seat, struct th_moves *out);
void ck_gen_improve(const struct th_ctx *g, int seat, struct th_moves *out);
void ck_gen_actions(const struct th_ctx *g, int seat, struct th_moves *out);
void ck_gen_alchemist(const struct th_ctx *g, int seat, struct th_moves *out);
void ck_gen_science(const struct th_ctx *g, int seat, struct th_moves *out);
void ck_gen_politics(const struct th_ctx *g, int seat, struct th_moves *out);
void ck_gen_trade(const struct th_ctx *g, int seat, struct th_moves *out);
void ck_gen_offers(const struct th_ctx *g, int seat, struct th_moves *out);
void ck_gen_shed(const struct th_ctx *g, int seat, struct th_moves *out);
void ck_gen_waste(const struct th_ctx *g, int seat, struct th_moves *out);
void ck_attack(struct th_ctx *g, int seat);                  /* opens the battle                  */

th_run_fn ck_roll_event, ck_roll_aqueduct, ck_turn_begin, ck_turn_end;
cat_hide_fn ck_hide;
cat_fill_fn ck_fill;
cat_check_fn ck_check;
cat_derive_fn ck_derive;
extern const struct th_line_def ck_lines[];
cat_dump_fn ck_dump;
cat_describe_fn ck_describe;
cat_sees_hand_fn ck_sees_hand;

#endif
