/* cat_state.h - every byte of a Catan position: the flow, the base game, then one member per module.
 *
 * Plain bytes, no pointers, no padding, all zero = empty board. Cards are bundles: eight kinds, eight bits each, in one
 * integer, so that paying is a subtraction. A zone of cards is its known bundle plus a number of unknown cards; in a
 * true state nothing is unknown. Members under "derived" are caches: cat_rebuild() makes them anew from the rest. */
#ifndef CAT_STATE_H
#define CAT_STATE_H

/* declarations with their comments beside them, aligned by hand */
/* clang-format off */

#include "th.h"

enum {
    CAT_HEXES = 80,    /* largest map with its frame ring: 77                    */
    CAT_NODES = 128,   /* crossings; largest map 127                             */
    CAT_EDGES = 192,   /* paths; largest map 184                                 */
    CAT_OWNERS = 6,    /* colours with pieces on the board                       */
    CAT_HARBOURS = 12, /* 11 on the largest map                                  */
    CAT_KINDS = 8,     /* card kinds a bundle can hold                           */
    CAT_COINS = 8,     /* place of gold in a deal, behind all cards              */
    CAT_MOST_COINS = 9999,
    CAT_OFFERS = 20,   /* offers a turn, at most (CB-TRADE-14)                   */
};

enum cat_res { CAT_BRICK, CAT_LUMBER, CAT_WOOL, CAT_GRAIN, CAT_ORE, CAT_RES_NB };

enum cat_terrain { /* 1..5 give resource 0..4 */
    CAT_NO_TERRAIN,
    CAT_HILLS,
    CAT_FOREST,
    CAT_PASTURE,
    CAT_FIELDS,
    CAT_MOUNTAINS,
    CAT_DESERT,
    CAT_GOLD, /* cards of choice                        */
    CAT_LAKE,
    CAT_SWAMP,
    CAT_OASIS,
    CAT_CASTLE,
    CAT_QUARRY,
    CAT_GLASSWORKS, /* the last that is land            */
    CAT_SEA,
    CAT_FOG,  /* lies face down                         */
    CAT_TERRAIN_NB
};

enum cat_dev { /* lanes of a bundle; those of modules follow */
    CAT_KNIGHT_CARD, CAT_ROADS_CARD, CAT_PLENTY_CARD, CAT_MONOPOLY_CARD, CAT_POINT_CARD,
#define DEV_NAME(kind, name) kind,
#include "cat_modules.def"
#undef DEV_NAME
    CAT_DEV_NB
};

enum cat_piece_kind { /* what can be built or bought */
    CAT_NO_PIECE,
#define PIECE_OF(owner, kind, ...) kind,
#include "cat_modules.def"
#undef PIECE_OF
    CAT_PIECE_NB
};

enum cat_harbour { CAT_ANY_HARBOUR = CAT_KINDS, CAT_HARBOUR_KINDS }; /* 0..7: the kind it trades 2:1 */

enum cat_answer { CAT_NO_ANSWER, CAT_ACCEPTED, CAT_REJECTED, CAT_COUNTERED };

enum { /* what has changed since titles and victory were last judged */
    CAT_DIRTY_ROUTE = 1,
    CAT_DIRTY_ARMY = 2,
    CAT_DIRTY_POINTS = 4,
};

typedef uint64_t cat_cards; /* a bundle: kind k in bits 8k..8k+7, at most 127 of a kind */

struct cat_nodes { /* set of crossings */
    uint64_t w[2];
};
struct cat_edges { /* set of paths */
    uint64_t w[3];
};

struct cat_base {
    cat_cards bank;
    cat_cards hand[CAT_OWNERS], pend[CAT_OWNERS]; /* pend: chosen for discard, still face down (CB-SEVEN-03) */
    cat_cards dev[CAT_OWNERS], fresh[CAT_OWNERS]; /* fresh: bought this turn, not playable yet (CB-DEV-03)   */
    cat_cards deck;                               /* pool of undrawn cards; in a view also all unknown ones  */
    cat_cards spent;                              /* played cards that left the game (CB-DEV-11)             */
    uint64_t deal[CAT_OWNERS];                    /* the offer on the table and the counter-offers to it                    */
    uint64_t prop[CAT_OWNERS];                    /* standing proposals to the active player (CB-TRADE-06)   */
    uint64_t refused[CAT_OFFERS];                 /* offers refused by all since a hand last changed (CB-TRADE-15) */

    struct cat_nodes open;              /* derived: land crossings that obey the distance rule  */
    struct cat_nodes net[CAT_OWNERS];   /* derived: crossings touched by an own road            */
    struct cat_edges near[CAT_OWNERS];  /* derived: paths an own road or building leads to      */
    struct cat_edges taken;             /* derived: paths with a piece on them                  */

    uint16_t number[CAT_HEXES];         /* mask of the totals 2..12 that make the hex produce   */
    uint16_t coins[CAT_OWNERS];         /* gold: public, no cards, only where params.coins says so */
    uint8_t terrain[CAT_HEXES];
    uint8_t node[CAT_NODES];            /* 0, or owner + 1, | CAT_CITY_BIT for a city           */
    uint8_t edge[CAT_EDGES];            /* 0, or owner + 1, with the mark of its piece          */
    uint8_t harbour[CAT_HARBOURS];      /* edge + 1, 0 = none                                   */
    uint8_t harbour_kind[CAT_HARBOURS]; /* enum cat_harbour                                     */

    uint8_t hand_unk[CAT_OWNERS], pend_unk[CAT_OWNERS], dev_unk[CAT_OWNERS], fresh_unk[CAT_OWNERS];
    uint8_t left[CAT_PIECE_NB][CAT_OWNERS]; /* derived: pieces in the supply                    */
    uint8_t route[CAT_OWNERS];          /* derived: length of the longest road                  */
    uint8_t ports[CAT_OWNERS];          /* derived: bit k = 2:1 harbour of kind k; bit 7 = 3:1  */
    uint8_t knights[CAT_OWNERS];        /* played                                               */
    uint8_t owe[CAT_OWNERS];            /* cards still to be chosen for the bank                */
    uint8_t picks[CAT_OWNERS];          /* cards of choice still to be taken from the bank      */
    uint8_t answer[CAT_OWNERS];         /* enum cat_answer to the offer on the table            */
    uint8_t spoken[CAT_OWNERS];         /* counter-offers and proposals this turn (CB-TRADE-14) */
    uint8_t lapsed[CAT_OWNERS];         /* 1: the last proposal is void, a card left (CB-TRADE-16) */

    uint8_t robber;                     /* hex + 1                                              */
    uint8_t route_holder, army_holder;  /* owner + 1                                            */
    uint8_t die[2];                     /* this turn's dice, 0 before they lie; the second is 0 if the number is bare */
    uint8_t total;                      /* the number rolled, 0 before; it may come without dice */
    uint8_t card_played, built;         /* this turn (CB-TURN-03, CB-TURN-04)                   */
    uint8_t offers, n_refused;          /* this turn; entries of refused[]                      */
    uint8_t dirty;                      /* CAT_DIRTY_*                                          */
    uint8_t aside;                      /* cards of the deck that lie apart: nobody can buy them */
    uint8_t spare[6];
};

enum {
    CAT_OWNER_BITS = 0x0f,
    CAT_WATER = 0x10,    /* of edge[]: the class of its piece; a trail changes it only at an own building */
    TB_BRIDGE = 0x20,    /* of edge[]: a bridge, of the class of roads                                    */
    CAT_CITY_BIT = 0x80, /* of node[]                                                                     */
    CAT_GENERIC_PORT = 0x80,
};

enum { SEA_VILLAGES = 8, SEA_NUMBERS = 13 };

struct sea_state { /* Seafarers; readers: sea.h. What a scenario does not use stays 0 */
    struct cat_edges fresh;             /* ships laid this turn (CS-MOVE-08)                    */
    struct cat_edges war;               /* warships (CS-PI-16)                                  */
    struct cat_edges gift;              /* gifts of the tribe that still lie there (CS-FT-02)   */
    struct cat_nodes chip[2];           /* buildings with one chip; with two                    */
    uint8_t stack[CAT_TERRAIN_NB];      /* tiles that lie face down, by terrain (CS-FOG-02)     */
    uint8_t tokens[SEA_NUMBERS];        /* number tokens that lie face down, by number          */
    uint8_t pirate;                     /* hex + 1, frame hexes too; 0 = beside the board       */
    uint8_t moved;                      /* 1: a ship was moved this turn (CS-MOVE-01)           */
    uint8_t gifts[CAT_OWNERS];          /* chips the tribe gave (CS-FT-07)                      */
    uint8_t kept[CAT_HARBOURS];         /* owner + 1 of a harbour token not placed yet          */
    uint8_t stock[SEA_VILLAGES], contact[SEA_VILLAGES]; /* cloth of a village; mask of who trades with it */
    uint8_t supply, cloth[CAT_OWNERS];  /* cloth of nobody yet; of the players                  */
    uint8_t colour[CAT_OWNERS];         /* colour + 1 a player has chosen (CS-PI-35)            */
    uint8_t fort[CAT_OWNERS], fleet;    /* chips of one's fortress; the fleet's place on its path */
    uint8_t wonder[CAT_OWNERS], stage[CAT_OWNERS]; /* wonder + 1; stages built                  */
    uint8_t spare[7];
};

enum { CK_TRACKS = 3, CK_DECK_CARDS = 18 };

struct ck_state { /* Cities & Knights; readers: ck.h */
    uint64_t hand[CAT_OWNERS][CK_TRACKS]; /* progress cards known, by deck: four bits a kind           */
    uint64_t out[CK_TRACKS];              /* derived: cards known to be elsewhere than in the pool     */
    struct cat_nodes post[CAT_OWNERS];    /* derived: crossings with an own knight                     */
    struct cat_nodes wall, damaged;       /* cities with a wall; cities laid on their side             */
    struct cat_nodes sent;                /* knights that fight in the present attack                  */
    uint8_t knight[CAT_NODES];            /* 0, or owner + 1, level, flags: ck.h                       */
    uint8_t under[CK_TRACKS][CK_DECK_CARDS]; /* cards put back, in order: card, who knows it           */
    uint8_t n_under[CK_TRACKS];
    uint8_t unk[CAT_OWNERS][CK_TRACKS];   /* unknown progress cards of a view, by their backs          */
    uint8_t level[CAT_OWNERS][CK_TRACKS]; /* improvements                                              */
    uint8_t fielded[CAT_OWNERS][CK_TRACKS]; /* derived: knights on the board, by level - 1             */
    uint8_t crown[CK_TRACKS];             /* crossing + 1 of the metropolis                            */
    uint8_t defender[CAT_OWNERS];         /* Defender of Catan cards                                   */
    uint8_t harbour[CAT_OWNERS];          /* offers of Commercial Harbour this seat may still be made  */
    uint8_t shown[2];                     /* seat + 1 who has Printer, Constitution                    */
    uint8_t ship, landed;                 /* spaces sailed; have the barbarians ever landed?           */
    uint8_t event;                        /* this turn's face + 1                                      */
    uint8_t merchant, merchant_owner;     /* hex + 1, seat + 1                                         */
    uint8_t crane, fleet;                 /* this turn: one level cheaper; kinds that trade 2:1        */
    uint8_t offered;                      /* resource + 1 that lies face down for Commercial Harbour   */
    uint8_t waiting;                      /* a knight that must be placed                              */
    uint8_t got;                          /* seats this roll has paid                                  */
    uint8_t spare[6];
};

enum { TB_EVENT_ROWS = 22 };

struct tb_events_state { /* Catan Event Cards; readers: tb_events.h */
    struct cat_edges damaged;           /* roads that lie across (CT-EV-26)                     */
    uint8_t seen[TB_EVENT_ROWS];        /* cards revealed since the deck was mixed, by row      */
    uint8_t card;                       /* row + 1 of this turn's card                          */
    uint8_t spare;
};

struct tb_gold_state {
    uint8_t bought; /* cards bought with gold this turn (CT-GOLD-02) */
    uint8_t spare[7];
};

enum { TB_FISH_VALUES = 3, TB_GROUNDS = 6 };

struct tb_tokens { /* fish tokens: how many with one, two, three fish */
    uint8_t n[TB_FISH_VALUES];
};

struct tb_fishermen_state { /* The Fishermen of Catan; readers: tb_fishermen.h */
    struct tb_tokens fish[CAT_OWNERS];  /* tokens known                                         */
    struct tb_tokens spent;             /* face up beside the supply                            */
    uint8_t unknown[CAT_OWNERS];        /* unknown tokens of a view                             */
    uint8_t due[CAT_OWNERS];            /* tokens still to be drawn in the present catch        */
    uint8_t ground[TB_GROUNDS];         /* numbers of the grounds, in the order of the map      */
    uint8_t boot;                       /* seat + 1 of the old boot's holder                    */
};

struct tb_rivers_state { /* follows from the gold: who holds the tiles */
    uint8_t wealthiest; /* seat + 1                     */
    uint8_t poor;       /* mask of seats                */
    uint8_t spare[6];
};

struct tb_caravans_state {
    struct cat_edges camel;      /* paths with a camel                                   */
    struct cat_edges ahead;      /* of them those that look to the second end of the path */
    uint8_t front[3];            /* of each arrow's caravan: crossing + 1, 0 = not begun */
    uint8_t odd;                 /* arrows at the odd corners of the oasis               */
    uint8_t due;                 /* a building was built in this turn (CT-CA-10)         */
    uint8_t bid[2][CAT_OWNERS];  /* cards of either kind that are votes                  */
    uint8_t named[CAT_OWNERS];   /* path + 1 a bidder has named                          */
    uint8_t named_end[CAT_OWNERS]; /* which of its ends the camel is to look to          */
    uint8_t spare[3];
};

struct tb_two_state { /* Catan for Two; readers: tb_two.h */
    uint8_t tokens[2];    /* of the players; the others lie in the supply (CT-TW-02)          */
    uint8_t first;        /* this turn's first number, 0 before the second roll (CT-TW-10)    */
    uint8_t swapped;      /* 1: a knight was discarded for tokens this turn (CT-TW-31)        */
    uint8_t acted;        /* 1: the one token action of this turn was taken (CT-TW-43)        */
    uint8_t spare[3];
};

struct tb_traders_state { /* the main scenario; readers: tb_traders.h */
    struct cat_edges barbarian;         /* paths with a barbarian                               */
    struct cat_edges tried;             /* barbarians somebody tried to drive off this turn     */
    uint8_t wagon[CAT_OWNERS];          /* crossing + 1, 0 = not on the board yet               */
    uint8_t level[CAT_OWNERS];          /* of the baggage train, from 1 on                      */
    uint8_t cargo[CAT_OWNERS];          /* commodity + 1                                        */
    uint8_t delivered[CAT_OWNERS];      /* tokens, a point each                                 */
    uint8_t stack[3][2];                /* tokens left at castle, quarry, glassworks, by kind   */
    uint8_t spare[2];
};

enum { TB_SHORES = 10, TB_DECK = 4 };

struct tb_barbarians_state { /* readers: tb_barbarians.h */
    struct cat_edges knight[CAT_OWNERS]; /* paths with a knight of this colour (CT-BA-34)              */
    struct cat_edges marched;            /* knights that have marched in this phase (CT-BA-30)         */
    uint64_t conquered;                  /* derived: hexes with three barbarians (CT-BA-14)            */
    uint8_t horde[TB_SHORES];            /* barbarians along the coast, in the order of the battles    */
    uint8_t prisoners[CAT_OWNERS];
    uint8_t rolled[CAT_OWNERS];          /* two dice, by those who roll for a prisoner (CT-BA-46)      */
    uint8_t deck[TB_DECK];               /* cards not drawn yet, by kind (CT-BA-20)                    */
    uint8_t spare[6];
};

struct tb_state { /* Traders & Barbarians, by module */
    struct tb_events_state events;
    uint8_t harbormaster; /* seat + 1 of the card's holder */
    uint8_t spare[7];
    struct tb_gold_state gold;
    struct tb_fishermen_state fishermen;
    struct tb_rivers_state rivers;
    struct tb_caravans_state caravans;
    struct tb_barbarians_state barbarians;
    struct tb_two_state two;
    struct tb_traders_state traders;
};

struct cat_house_state { /* house rules */
    uint64_t dealt; /* dice cards that lie open, six for each number of the first die (CB-HOUSE-05) */
};

struct cat_state { /* the one place that lists every module's bytes */
    struct th_flow flow;
    struct cat_base base;
    struct sea_state sea;
    struct ck_state ck;
    struct tb_state tb;
    struct cat_house_state house;
};
_Static_assert(sizeof(struct cat_state) <= 4096, "Catan state budget");

#endif
