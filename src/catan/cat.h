/* cat.h - what the files of the Catan family share: the rules of a table, the hooks of modules, questions and deeds.
 *
 * Read first: cat_state.h (the bytes), cat_moves.def (the moves), cat_turn.c (the turn on one page). */
#ifndef CAT_H
#define CAT_H

/* declarations with their comments beside them, aligned by hand */
/* clang-format off */

#include "cat_board.h"
#include "cat_state.h"
#include "clauses.h"

/* Classes of open frames; a move kind's .def row names those that take it. */
enum {
    CAT_BEFORE = 1, CAT_ACT = 2, CAT_SPECIAL = 4, CAT_VICTIM = 8, CAT_OVER = 16,
    CAT_LAY = 32,   /* what lies on a path, without price: set-up, Road Building       */
    CAT_MOVER = 64, /* the robber moves, or what else does                             */
    CAT_MARCH = 128, /* figures go along the paths, once everything is built           */
    CAT_WAGON = 256, /* a wagon is on its way, after them                              */
    CAT_SPAN = 512, /* a bridge, without price                                         */
    CAT_DEALS = 1024, /* trade with other players                                      */
    CAT_SHOPS = CAT_BEFORE | CAT_ACT | CAT_SPECIAL | CAT_VICTIM | CAT_OVER, /* a question there says what cannot be bought */
};

enum { /* flags of a frame's row */
    CAT_PAID = TH_FAMILY,         /* what is built here costs its price; elsewhere it is free          */
    CAT_FOLLOWS = TH_FAMILY << 1, /* it may follow the robber's move instead of the question whom to rob */
};


#define TH_LISTS "cat_modules.def"
#define TH_NAME(X) CAT_##X
#define TH_TYPE(x) cat_##x
#include "th_names.h"

enum cat_good { /* goods of modules follow the resources */
    CAT_LAST_RES = CAT_RES_NB - 1,
#define GOOD_NAME(kind, name) kind,
#include "cat_modules.def"
#undef GOOD_NAME
    CAT_GOOD_NB
};

enum cat_card { /* cards of modules follow the development cards */
    CAT_LAST_DEV = CAT_DEV_NB - 1,
#define CARD_NAME(kind, name, deck, lane, count) kind,
#include "cat_modules.def"
#undef CARD_NAME
    CAT_CARD_NB
};

enum cat_track {
#define TRACK_NAME(kind, name) kind,
#include "cat_modules.def"
#undef TRACK_NAME
    CAT_TRACK_NB
};

/* ------------------------------------------------------------ parameters */

struct cat_round { /* one round of the set-up placement */
    uint8_t piece, backwards, pays;
    th_clause clause;
};

struct cat_deed { /* what is bought, but not with cards */
    uint8_t move, price;
    th_clause (*no)(const struct th_ctx *g, int seat); /* why it would do nothing; 0 = it does something */
    void (*does)(struct th_ctx *g, int seat);
};

enum { CAT_HOME_NOWHERE, CAT_HOME_DESERT }; /* where a robber goes that may go nowhere */

/* Rung 1 of the ladder: numbers a module may overwrite before the table begins. */
struct cat_params {
    const struct cat_map *map;
    const struct cat_field *field;        /* where knights that stay on the board stand */
    const struct cat_module *part;       /* what an option of a module has chosen: its hooks follow the module's own */
    cat_cards cost[CAT_PIECE_NB];
    cat_cards bank, deck;
    uint16_t terrains;                   /* a map may have: bit t                    */
    uint8_t like[CAT_TERRAIN_NB];        /* terrain whose number and cards this one has; 0 = its own */
    const struct cat_ranks *ranks;        /* what more knights on paths are; NULL = all are alike */
    uint8_t captives;                    /* prisoners that are worth a point         */
    uint8_t ransom;                      /* gold for a knight that is lost           */
    uint16_t repeats;                    /* totals that are rolled again: bit t      */
    uint8_t bridge_gold, city_gold;      /* for a bridge; for a city of the set-up at a river */
    uint8_t ship_gold;                   /* for a ship on a side of a river hex */
    uint8_t poorless;                    /* nobody is a Poor Settler                 */
    uint8_t camel_worth;                 /* how much a road beside a camel counts    */
    uint16_t token_land;                 /* bring a trade token to a settlement: bit t */
    uint8_t target, hand_limit;          /* points to win; cards one may hold on a 7 */
    uint8_t peace;                       /* rounds in which a 7 brings nothing       */
    uint8_t bank_hidden;                 /* nobody is told what the bank has left    */
    uint8_t supply[CAT_PIECE_NB];        /* pieces of each owner                     */
    uint8_t route_min, army_min;
    uint8_t bank_rate;
    uint8_t goods;                       /* card kinds in play                       */
    uint8_t cards;                       /* kinds of cards that are drawn and played */
    uint8_t robber_home;
    uint8_t home;                        /* terrain that is his home: the desert, or what stands for it */
    uint8_t robberless;                  /* nobody can ever move a robber            */
    uint64_t barred;                     /* hexes the robber never enters; the clause that says so */
    th_clause barred_by;
    uint8_t new_island, new_harbours;    /* chance deals the groups of the map, the kinds of harbours */
    uint64_t printed;                    /* but groups on these hexes lie as printed */
    uint64_t shore;                      /* land at which fishing grounds bring fish; 0 = wherever they touch it */
    uint64_t knight_land;                /* knights on paths keep to its sides, 0 = they go everywhere; the clause that says so */
    th_clause knight_land_by;
    uint8_t max_seats;                   /* people the box is made for               */
    uint8_t neutrals;                    /* colours that nobody plays, behind the seats */
    uint8_t coins;                       /* there is gold: deals may contain it      */
    uint8_t fish_less;                   /* whoever has the fewest points pays so many fish less */
    uint8_t fish_start[3];               /* tokens everybody begins with: of one, two, three fish */
    const struct cat_deed *fish_deed;    /* what fish buy besides, on this table     */
    th_clause (*stays)(const struct th_ctx *g); /* why nobody can send the robber off the board now; NULL = they can */
    uint8_t purse;                       /* gold everybody begins with               */
    th_clause (*no_prey)(const struct th_ctx *g, int node); /* why a knight here cannot chase what `rob` moves; NULL: it is the robber */
    uint8_t sells_goods;                 /* the bank gives gold for commodities, too */
    uint8_t bid[2];                      /* card kinds that are votes for a camel    */
    uint8_t lose;                        /* frame that asks who must lose a city     */
    uint8_t keep_gold;                   /* for which they keep it; 0 = it is lost   */
    uint8_t sent;                        /* frame that opens where a robber is sent home, 0 = he goes */
    uint8_t other_spots;                 /* harbours at the map's other places       */
    uint8_t roll;                        /* frame that makes the roll                */
    th_clause bare;                      /* why a roll is a number without dice; 0 = it is two dice */
    uint8_t ring_hexes;                  /* hexes of the frame can be named, too     */
    uint8_t choice;                      /* frame that asks for cards of choice      */
    uint8_t rob;                         /* frame that moves the robber, or what stands for him */
    uint8_t seven, knight;               /* frames a 7 and a Knight card open: `rob`, or what wraps it */
    uint8_t draw;                        /* frame a bought card opens; not the base's: a deck of its own */
    uint8_t start_points;                /* what everybody's buildings of the set-up are worth */
    uint8_t spots;                       /* such a place is a crossing or a path: TH_T_NODE, TH_T_EDGE */
    uint8_t rolls;                       /* of a turn                                */
    uint8_t drill;                       /* frame that opens once such a knight was recruited or promoted, 0 = none */
    uint8_t raid;                        /* frame that the ship of the event die and a city's improvement open, 0 = the ship sails */
    uint8_t n_rounds;
    struct cat_round round[3];
    th_clause asks[CAT_FRAME_NB];        /* a module's own clause for a base frame   */
    th_clause deckless;                  /* why there are no development cards; 0 = there are */
};

/* ----------------------------------------------------------------- hooks */

struct cat_build { /* a purchase or placement: what, where, by whom */
    uint8_t owner, piece, at, free;
    uint8_t from; /* place + 1 where the piece lay that is moved; 0 = it comes from the supply, or goes there */
};
struct cat_rob { /* moving the robber: victim CAT_NOBODY asks about the place alone */
    uint8_t mover, hex, victim;
    uint8_t piece; /* what is robbed there: such pieces on the sides of the hex; CAT_NO_PIECE: buildings at its corners */
};
struct cat_yield { /* what one building gets from one hex; modules fold it */
    uint8_t owner, node, hex;
    uint8_t setup;    /* the income of the set-up: one card, whatever stands there (CB-SETUP-10) */
    uint8_t picks;    /* cards of choice                                                         */
    uint8_t spare[3];
    cat_cards goods;
};
struct cat_swap { /* a question to the bank: what does `give` cost for one `get`? */
    uint8_t seat, give, get, spare;
    th_clause clause; /* answer: what gives this rate */
};
struct cat_way { /* a path as a wagon sees it; modules fold it */
    uint8_t edge, mp, toll; /* movement points; gold for whoever owns what lies there, but for the owner */
};
struct cat_income { /* what a roll has paid to a seat */
    uint8_t seat, spare[7];
    cat_cards goods;
};
struct cat_look { /* a seat's hand, and who would like to know it */
    uint8_t viewer, seat;
};
enum { CAT_NOBODY = 0xff };

/* The rule hooks. Six shapes: veto (first clause wins), any, fold (in module order), sum, note, list. */
typedef th_clause cat_may_build_fn(const struct th_ctx *g, const struct cat_build *b);
typedef th_clause cat_may_settle_fn(const struct th_ctx *g, const struct cat_build *b); /* in the set-up */
typedef th_clause cat_may_remove_fn(const struct th_ctx *g, const struct cat_build *b);
typedef th_clause cat_may_rob_fn(const struct th_ctx *g, const struct cat_rob *rob);
typedef th_clause cat_may_win_fn(const struct th_ctx *g, int seat);
typedef th_clause cat_cuts_route_fn(const struct th_ctx *g, int owner, int node); /* what stops him here */
typedef bool cat_anchors_fn(const struct th_ctx *g, int owner, int node);
typedef bool cat_moors_fn(const struct th_ctx *g, int owner, int node); /* lines of ships end here */
typedef th_clause cat_may_play_fn(const struct th_ctx *g, int seat, int card);
typedef th_clause cat_may_roll_fn(const struct th_ctx *g, int a, int b); /* do dice that show this stand, or are they rolled again? */
typedef void cat_on_rolled_fn(struct th_ctx *g, int a, int b); /* dice that chance has thrown        */
typedef void cat_lay_fn(struct th_ctx *g); /* the table is laid, or dealt anew: before ply 0 */
typedef void cat_deal_fn(struct th_ctx *g, struct th_rng *rng); /* chance deals the island: what else it deals */
typedef bool cat_any_edge_fn(const struct th_ctx *g, int seat); /* a place for a piece like a road */
typedef int cat_held_fn(const struct th_ctx *g, int owner, int piece); /* of the supply, neither there nor on the board */
typedef bool cat_hex_sleeps_fn(const struct th_ctx *g, int hex);
typedef bool cat_node_sleeps_fn(const struct th_ctx *g, int node);
typedef void cat_yield_fn(const struct th_ctx *g, struct cat_yield *y);
typedef int cat_hand_limit_fn(const struct th_ctx *g, int seat, int so_far);
typedef int cat_target_fn(const struct th_ctx *g, int seat, int so_far);
typedef int cat_trade_rate_fn(const struct th_ctx *g, struct cat_swap *w, int so_far);
typedef int cat_edge_worth_fn(const struct th_ctx *g, int edge, int so_far);
typedef void cat_way_fn(const struct th_ctx *g, struct cat_way *w);
typedef int cat_points_fn(const struct th_ctx *g, int seat, bool secret_too);
typedef int cat_tie_fn(const struct th_ctx *g, int seat); /* between equal points, where the most points win: at most 255 */
typedef int cat_muster_fn(const struct th_ctx *g, int seat, int so_far); /* knights of a seat, where the most count */
typedef void cat_on_built_fn(struct th_ctx *g, const struct cat_build *b);
typedef void cat_on_removed_fn(struct th_ctx *g, const struct cat_build *b);
typedef void cat_on_lost_fn(struct th_ctx *g, int seat); /* a knight of theirs is lost */
typedef void cat_on_income_fn(struct th_ctx *g, const struct cat_income *i);
typedef bool cat_sees_hand_fn(const struct th_ctx *g, const struct cat_look *l);
typedef th_gen_fn cat_gen_fn;
typedef void cat_hide_fn(struct th_ctx *copy, int seat);
typedef void cat_fill_fn(struct th_ctx *copy, int seat, struct th_rng *rng);
typedef int cat_check_fn(const struct th_ctx *g, struct th_why *why);
typedef int cat_derive_fn(struct th_ctx *g, struct th_why *why); /* after a position line */
typedef void cat_dump_fn(const struct th_ctx *g, struct th_out *o);
enum th_section { TH_SEATS_SECTION, TH_PLACES_SECTION, TH_PIECES_SECTION, TH_TABLE_SECTION };
typedef void cat_describe_fn(const struct th_ctx *g, enum th_section s, struct th_json *out);

#define CAT_HOOKS(HOOK)                                                                                            \
    HOOK(may_build) HOOK(may_settle) HOOK(may_remove) HOOK(may_rob) HOOK(may_play) HOOK(may_roll) HOOK(may_win)            \
    HOOK(cuts_route) HOOK(anchors) HOOK(moors) HOOK(any_edge) HOOK(held) HOOK(hex_sleeps) HOOK(deal) HOOK(lay)     \
    HOOK(node_sleeps) HOOK(yield) HOOK(hand_limit) HOOK(target) HOOK(trade_rate) HOOK(edge_worth) HOOK(way) HOOK(points) \
    HOOK(tie) HOOK(muster) HOOK(on_rolled) HOOK(on_built) HOOK(on_removed) HOOK(on_lost) HOOK(on_income) HOOK(sees_hand) HOOK(gen) HOOK(hide) HOOK(fill) HOOK(check)    \
    HOOK(derive) HOOK(dump) HOOK(describe)

/* A module: unset members are NULL. */
struct cat_module {
    void (*params)(struct cat_params *p, const struct th_setup *setup); /* module order: later wins           */
    const struct th_line_def *lines;                            /* its position lines                         */
#define HOOK(name) cat_##name##_fn *name;
    CAT_HOOKS(HOOK)
#undef HOOK
};

struct cat_hooks { /* the active modules' functions, flat, in module order */
#define HOOK(name) TH_HOOK_LIST(cat_##name##_fn, name, CAT_MODULES + 2) /* a part (params.part), a mix */
    CAT_HOOKS(HOOK)
#undef HOOK
};

/* Calls every active hook of that name. The loop variable is the function: CAT_EACH(g, on_built, fn) fn(g, b); */
#define CAT_EACH(g, name, fn) TH_EACH(&cat_ru(g)->hooks, cat_##name##_fn, name, fn)

/* ----------------------------------------------------------------- rules */

struct cat_rules {
    struct th_rules core;
    struct cat_params params;
    struct cat_graph graph;
    struct cat_hooks hooks;
    struct th_rows setup, turn, roll, titles, pair; /* filtered from the tables in cat_turn.c */
    uint8_t owners;                            /* colours with pieces, neutrals included */
};

static inline const struct cat_rules *cat_ru(const struct th_ctx *g) { return (const struct cat_rules *)g->rules; }
static inline struct cat_state *cat_st(const struct th_ctx *g) { return (struct cat_state *)g->flow; }
static inline struct cat_base *cat_bs(const struct th_ctx *g) { return &cat_st(g)->base; }
static inline int cat_opt(const struct th_ctx *g, enum cat_option o) { return g->rules->opt[o]; }
static inline bool cat_in_turns(const struct th_ctx *g) { return g->flow->depth == 0 || g->flow->stack[0].step == 2; } /* the set-up is over */
static inline int cat_module_on(const struct th_rules *r, int module) { return r->modules >> module & 1; }

void cat_turn_build(struct cat_rules *ru); /* filters the tables: cat_turn.c */
void cat_between(struct th_ctx *g);
bool cat_atomic(const struct th_ctx *g);   /* is a frame open that holds titles back?          */
void cat_close_atomic(struct th_ctx *g);   /* closes a frame flagged ATOMIC; titles are judged now */

/* ---------------------------------------------------------------- pieces */

extern const struct th_piece cat_piece[CAT_PIECE_NB]; /* the rows of cat_pieces.def and of modules' lists */

int cat_piece_on(int stands, int byte); /* the piece on an edge or node with this byte, CAT_NO_PIECE if it is empty */
int cat_held(const struct th_ctx *g, int owner, int piece);     /* neither in the supply nor on paths and crossings  */
static inline int cat_standing(const struct th_ctx *g, int owner, int piece) /* on paths and crossings */
{
    int out = cat_ru(g)->params.supply[piece] - cat_bs(g)->left[piece][owner];
    return cat_ru(g)->hooks.n_held == 0 ? out : out - cat_held(g, owner, piece);
}
bool cat_in_play(const struct th_rules *r, int piece); /* has this table such pieces? */

/* ----------------------------------------------------------------- cards */

#define CAT_LANES 0x0101010101010101u
#define CAT_ALL_RES 0xffffffffffu /* the lanes of the five resources */
static inline int cat_count(cat_cards b, int kind) { return (int)(b >> (8 * kind) & 255); }
#define CAT_SOME(kind, n) ((cat_cards)(n) << (8 * (kind)))
static inline cat_cards cat_some(int kind, int n) { return CAT_SOME(kind, n); }
static inline int cat_total(cat_cards b) { return (int)(b * CAT_LANES >> 56); }
static inline bool cat_covers(cat_cards have, cat_cards need)
{
    const cat_cards high = CAT_LANES << 7; /* a lane whose top bit was borrowed had too little */
    return (((have | high) - need) & high) == high;
}
/* Rolls of two dice, of 36, that show a total of the mask. */
static inline int cat_pips(unsigned totals)
{
    int n = 0;
    for (; totals != 0; totals &= totals - 1) {
        int total = __builtin_ctz(totals);
        n += total < 7 ? total - 1 : 13 - total;
    }
    return n;
}
static inline int cat_hand_size(const struct cat_base *s, int seat)
{
    return cat_total(s->hand[seat]) + s->hand_unk[seat];
}
static inline int cat_dev_size(const struct cat_base *s, int seat)
{
    return cat_total(s->dev[seat] + s->fresh[seat]) + s->dev_unk[seat] + s->fresh_unk[seat];
}
static inline int cat_deck_size(const struct cat_base *s)
{
    int unknown = 0; /* a view's deck also holds what others have in hand */
    for (int i = 0; i < CAT_OWNERS; i++)
        unknown += s->dev_unk[i] + s->fresh_unk[i];
    return cat_total(s->deck) - unknown - s->aside;
}
bool cat_sells_cards(const struct th_ctx *g);                        /* is a card left to be bought?            */
void cat_gain(struct th_ctx *g, int seat, cat_cards cards);          /* bank -> hand, which must have them      */
void cat_pay(struct th_ctx *g, int seat, cat_cards cards);           /* hand -> bank                            */
void cat_hand_over(struct th_ctx *g, int from, int to, cat_cards cards); /* hand -> hand                        */
void cat_coins(struct th_ctx *g, int owner, int n);                  /* gold they get, or, below 0, pay         */
cat_cards cat_unseen(const struct th_ctx *g);                        /* cards in unknown places of a view       */
cat_cards cat_missing(const struct th_ctx *g, int seat); /* cards a seat promises and is not known to hold */
int cat_promised_gold(const struct th_ctx *g, int seat);
void cat_open_owe(struct th_ctx *g, int frame, int seat);            /* asks all with s->owe > 0 for that many cards */
int cat_hand_pile(struct th_ctx *g, int from, int to);               /* what was chosen face down -> hand; how many */
void cat_open_pick(struct th_ctx *g, int seat, int n);               /* seat picks n cards from the bank        */
void cat_open_steal(struct th_ctx *g, int seat, int victim);         /* one card of a hand at random            */
void cat_open_draw(struct th_ctx *g, int seat);                      /* one card of the deck                    */
void cat_gen_any_card(const struct th_ctx *g, int seat, int move, struct th_moves *out); /* `move KIND` for one of this hand */
bool cat_can_hold(const struct th_ctx *g, int seat, int kind);       /* such a card is, or may be, in this hand */

/* ----------------------------------------------------------------- board */

static inline bool cat_has_node(const struct cat_nodes *set, int n) { return set->w[n >> 6] >> (n & 63) & 1; }
static inline void cat_put_node(struct cat_nodes *set, int n) { set->w[n >> 6] |= (uint64_t)1 << (n & 63); }
static inline bool cat_has_edge(const struct cat_edges *set, int e) { return set->w[e >> 6] >> (e & 63) & 1; }
static inline int cat_node_owner(const struct cat_base *s, int n) { return (s->node[n] & CAT_OWNER_BITS) - 1; }
static inline int cat_edge_owner(const struct cat_base *s, int e) { return (s->edge[e] & CAT_OWNER_BITS) - 1; }
static inline bool cat_is_land(int terrain) { return terrain >= CAT_HILLS && terrain <= CAT_GLASSWORKS; }
/* No number lies there (CB-NUM-03); a lake bears its own. */
static inline bool cat_is_barren(int terrain) { return terrain == CAT_DESERT || terrain > CAT_LAKE; }
static inline int cat_res_of(int terrain) { return terrain >= CAT_HILLS && terrain <= CAT_MOUNTAINS ? terrain - 1 : -1; }

/* What a hex gives and whether a number may lie there: as its terrain does, or the one it is like on this table. */
static inline int cat_like(const struct th_ctx *g, int terrain)
{
    int like = cat_ru(g)->params.like[terrain];
    return like != 0 ? like : terrain;
}
static inline int cat_res_at(const struct th_ctx *g, int hex) { return cat_res_of(cat_like(g, cat_bs(g)->terrain[hex])); }

bool cat_is_inland(const struct th_ctx *g, int edge);
bool cat_is_coast(const struct th_ctx *g, int edge); /* land on one side, sea or the frame on the other      */
bool cat_land_edge(const struct th_ctx *g, int edge); /* land on a side: a road can lie here                  */
bool cat_land_node(const struct th_ctx *g, int node); /* land at the crossing                                 */
bool cat_is_plaza(const struct th_ctx *g, int node);  /* amid a hex: no crossing, for nothing but wagons and paths */
void cat_rebuild(struct th_ctx *g);               /* all derived members of the base                         */
void cat_rebuild_near(struct th_ctx *g, int owner); /* after something at a node or a removed road           */
void cat_open_hex(struct th_ctx *g, int hex, int terrain, int number); /* a hex turns up, or turns over; 0 = no number  */
void cat_put_harbour(struct th_ctx *g, int slot, int edge, int kind);  /* there from now on; edge -1 = no longer */
void cat_rebuild_ports(struct th_ctx *g);           /* who trades at which harbour                            */
struct cat_nodes cat_quays(const struct th_ctx *g); /* crossings at harbours                                  */
void cat_recut(struct th_ctx *g, int owner, int node); /* `cuts_route` has changed here for all but owner      */
bool cat_node_sleeps(const struct th_ctx *g, int node); /* a module says that what stands here brings nothing  */
int cat_roads_at(const struct th_ctx *g, int owner, int node);     /* own roads at a crossing                  */
bool cat_blocked(const struct th_ctx *g, int owner, int node); /* somebody else stops owner's roads here     */
int cat_route_length(const struct th_ctx *g, int owner);           /* longest road, from scratch              */
int cat_route_grown(const struct th_ctx *g, int owner, int edge);  /* the same, after edge was built          */
void cat_put_edge(struct th_ctx *g, int owner, int piece, int edge);
void cat_shift_edge(struct th_ctx *g, int from, int to);           /* the same piece lies elsewhere            */
th_clause cat_no_track(const struct th_ctx *g, const struct th_frame *f, int piece, int edge); /* first path of a building */
th_clause cat_no_settle(const struct th_ctx *g, int owner, int piece, int node); /* a building of the set-up: supply and place */
th_clause cat_no_price(const struct th_ctx *g, int seat, int piece);
th_clause cat_may_build(const struct th_ctx *g, const struct cat_build *b); /* vetoes of modules             */
th_clause cat_cut_by(const struct th_ctx *g, int owner, int node);  /* what of a module stops owner here; 0 = nothing  */
void cat_do_edge(struct th_ctx *g, int seat, int piece, int edge); /* bought, or laid in a frame of class LAY  */
void cat_laid(struct th_ctx *g);                                   /* a question of class LAY or SPAN has one answer more; others stay open */
void cat_put_town(struct th_ctx *g, int owner, int node);
void cat_put_city(struct th_ctx *g, int owner, int node);
void cat_built(struct th_ctx *g, const struct cat_build *b);       /* tells the modules: call it last         */
struct th_frame *cat_after_built(struct th_ctx *g, int kind, int seat); /* in on_built, in a turn: a frame that runs when all others the piece has opened are done */
th_clause cat_no_removal(const struct th_ctx *g, const struct cat_build *b); /* vetoes of modules             */
void cat_lift_edge(struct th_ctx *g, int edge);                    /* the same, but the owner's route is measured by the caller */
void cat_take_edge(struct th_ctx *g, int edge);                    /* back to its owner's supply              */
void cat_lower_city(struct th_ctx *g, int node);                   /* a settlement stands there instead       */
th_clause cat_no_road(const struct th_ctx *g, int seat, int edge); /* place and supply, not price            */
th_clause cat_no_town(const struct th_ctx *g, int seat, int node);
th_clause cat_no_city(const struct th_ctx *g, int seat, int node);
bool cat_paid_here(const struct th_ctx *g);                        /* does building cost something now?       */
th_clause cat_no_purchase(const struct th_ctx *g, int seat, int piece); /* why it can be bought nowhere       */
bool cat_any_edge(const struct th_ctx *g, int seat);               /* a legal place for a road, or what else lies on paths? */
struct cat_yield cat_node_yield(const struct th_ctx *g, int node); /* one card of each hex round a node (set-up) */
void cat_open_choices(struct th_ctx *g, int seat);                 /* all with s->picks take cards of choice, seat first */
void cat_paid(struct th_ctx *g, int seat, cat_cards goods);        /* a roll has paid this: tells the modules            */
th_clause cat_rolled_again(const struct th_ctx *g, int first, int second); /* dice that show this are rolled again     */
void cat_lay_dice(struct th_ctx *g, int seat, int a, int b);        /* they lie: this turn's number               */
void cat_yields(const struct th_ctx *g, int yield[CAT_OWNERS]);    /* cards that 72 rolls bring on average    */
void cat_gen_builds(const struct th_ctx *g, int seat, struct th_moves *out); /* road, settlement, city, buy  */

/* Does the robber (or what `rob` names) at this place reach that owner's buildings? */
bool cat_rob_reaches(const struct th_ctx *g, const struct cat_rob *rob, int owner);
th_clause cat_may_rob(const struct th_ctx *g, const struct cat_rob *rob); /* vetoes of modules: place or victim */
th_clause cat_no_victim(const struct th_ctx *g, const struct cat_rob *rob, int victim); /* may the mover rob this seat there? */

bool cat_robber_at_home(const struct th_ctx *g);
void cat_send_home(struct th_ctx *g, int seat);                    /* robbing nobody; seat chooses if there are several homes */
void cat_robber_leaves(struct th_ctx *g, int seat);                /* beside the board until he is moved again */

int cat_points(const struct th_ctx *g, int seat, bool secret_too);
struct cat_score { /* where the points come from */
    int towns, cities, route, army, cards, modules;
};
struct cat_score cat_score(const struct th_ctx *g, int seat, bool secret_too);
int cat_target(const struct th_ctx *g, int seat);
bool cat_may_win(const struct th_ctx *g, int seat);                /* points enough, and no module forbids it */
void cat_win(struct th_ctx *g, int seat);                          /* the game is over                        */
/* Whose title it is: of whoever alone has most of it and at least so many; the holder keeps it in a tie. -1 = nobody's. */
int cat_leader(const uint8_t *value, int n, int least, int holder);
void cat_win_best(struct th_ctx *g);                               /* the most points win, hidden ones too; then hook `tie`; or they share it */
int cat_merit(const struct th_ctx *g, int seat);                   /* what cat_win_best compares              */
int cat_muster(const struct th_ctx *g, int seat);                  /* knights played, or what counts instead  */
int cat_hand_limit(const struct th_ctx *g, int seat);
int cat_rate(const struct th_ctx *g, struct cat_swap *w);
th_clause cat_no_trade_now(const struct th_ctx *g);                /* the turn's time for trade is over (CB-TURN-04) */

/* ------------------------------------------------------------ lists of moves */

/* Parts of gen in the open frames, in the order of the move list. */
th_clause cat_no_card(const struct th_ctx *g, int seat, int card); /* may this development card be played now? */
void cat_play_card(struct th_ctx *g, int seat, int card);          /* it leaves the hand                        */
void cat_gen_cards(const struct th_ctx *g, int seat, struct th_moves *out);
void cat_gen_bank(const struct th_ctx *g, int seat, struct th_moves *out);
void cat_gen_trades(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out);
void cat_gen_modules(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out);

/* Rows of the turn tables that live outside cat_turn.c. */
th_run_fn cat_setup_start, cat_setup_rounds;
th_run_fn cat_roll_dice, cat_roll_seven, cat_roll_income;
th_run_fn cat_title_route, cat_title_army, cat_title_victory;
th_run_fn cat_five_six_special, cat_pair_begin, cat_pair_act, cat_pair_end;
void cat_open_turn(struct th_ctx *g, int seat); /* from here on this seat can win, and its cards can be played */
void cat_close_turn(struct th_ctx *g, int seat); /* nobody is on turn any more, what lasted for a turn is gone   */
bool cat_phase(struct th_ctx *g, const char *name, int seat); /* cat_turn.c, for `set phase` */
bool cat_setup_runs(const struct th_ctx *g, const struct th_frame *f, th_run_fn *row); /* did this row of the set-up open what lies on its frame? */

/* ------------------------------------------------------------- contract */

void cat_start(const struct th_rules *r, void *state);
void cat_begin(struct th_ctx *g); /* the board is laid: runs to the first question */
void cat_deal(const struct th_rules *r, void *state, struct th_rng *rng);
void cat_deal_land(struct th_ctx *g, struct th_rng *rng);          /* terrain and numbers of the map's groups: rebuild after it */
void cat_view(const struct th_rules *r, const void *state, int seat, void *out);
void cat_fill(const struct th_rules *r, void *view, int seat, struct th_rng *rng);
int cat_check(const struct th_rules *r, const void *state, struct th_why *why);
extern const struct th_line_def cat_lines[];
bool cat_set_piece(struct th_line *l);            /* the line of a piece that stands: modules list theirs      */
int cat_set(const struct th_rules *r, void *state, const char *line, struct th_why *why);
int cat_dump(const struct th_rules *r, const void *state, char *buf, int cap);
void cat_describe(const struct th_rules *r, const void *view, int seat, struct th_json *j);
void cat_geometry(const struct th_rules *r, struct th_json *j);
void cat_json_id(struct th_json *j, const char *key, char letter, int v); /* "h07" */
extern const struct th_game cat_game;

/* Names, for text and JSON. */
extern const char *const cat_res_name[CAT_GOOD_NB], *const cat_terrain_name[CAT_TERRAIN_NB];
extern const char *const cat_card_name[CAT_CARD_NB], *const cat_track_name[CAT_TRACK_NB];
extern const char *const cat_dev_name[CAT_KINDS], *const cat_piece_name[CAT_PIECE_NB];

#endif
