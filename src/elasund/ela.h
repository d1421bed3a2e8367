/* ela.h - what the files of Elasund share: the facts of the box, the rules of a table, questions and deeds.
 *
 * Read first: ela_state.h (the bytes), ela_moves.def (the moves), ela_frames.def (the questions), ela_turn.c (the turn on one
 * page); then the files in the order of a turn: income, pirate, build, wall, church, huts, permit, special, trade, end. */
#ifndef ELA_H
#define ELA_H

/* declarations with their comments beside them, aligned by hand */
/* clang-format off */

#include "ela_state.h"
#include "clauses.h"

#define TH_LISTS "ela_lists.def"
#define TH_NAME(X) ELA_##X
#define TH_TYPE(x) ela_##x
#include "th_names.h"

/* ------------------------------------------------- the box: data/elasund/city.txt */

enum { ELA_TRADE_FIELDS = 14, ELA_DECKS = 2, ELA_MOST_FIELDS = 6 /* of a building */ };
enum { ELA_NO_INCOME, ELA_GIVES_GOLD, ELA_GIVES_INFLUENCE };

struct ela_kind { /* a kind of building */
    const char *name;
    uint8_t neutral;                   /* of everybody's supply, else one of each colour        */
    uint8_t w, h, size;                /* columns, rows, fields; never rotated (EL-BOARD-04)    */
    uint8_t offset[ELA_MOST_FIELDS];   /* its fields, counted from the north-west one           */
    uint8_t cost, permits;             /* gold; permits that must lie on its fields             */
    uint8_t income;                    /* ELA_GIVES_* (EL-INC-02)                               */
    uint8_t flags;                     /* cubes on it; flag i lies i rows below the top         */
    uint8_t count;
};

extern const struct ela_kind ela_kind[ELA_KIND_COUNT];
extern const struct th_piece ela_piece[ELA_KIND_COUNT]; /* the same for clients                      */
extern const uint8_t ela_label[ELA_ROWS];              /* printed numbers of the rows                */
extern const uint8_t ela_foundation;                   /* field of the first church tile             */
extern const uint8_t ela_start_field[ELA_SEATS][2];    /* small hut, large hut                       */
extern const uint8_t ela_trade_field[ELA_TRADE_FIELDS][3]; /* field, windmills, least players        */
extern const uint8_t ela_track_space[ELA_SPACES][2];   /* points, flags                              */
extern const uint8_t ela_reward[ELA_WALL_TILES];       /* influence cards, 0 = a tower               */
extern const uint8_t ela_deck[ELA_DECKS][2];           /* gold, influence of each colour             */
extern const char *const ela_colour[ELA_SEATS];

enum { /* prices and rewards that the rules name */
    ELA_START_GOLD = 3,                /* EL-SETUP-07 */
    ELA_CHURCH_COST = 7,               /* EL-CH-01    */
    ELA_STRIP_COST = 2, ELA_EAST_COST = 4, /* EL-WALL-03 */
    ELA_EQUAL_CARDS = 3,               /* EL-BLD-16   */
    ELA_ANYWHERE_CARDS = 2,            /* EL-PERM-05  */
    ELA_SPECIAL_CARDS = 2,             /* EL-ACT-02, EL-ACT-03 */
    ELA_TWO_GOLD = 2,                  /* EL-PERM-01, EL-ACT-05 */
    ELA_ACTIONS = 2,                   /* EL-BLD-01   */
};

/* ----------------------------------------------------------------- rules */

struct ela_rules {
    struct th_rules core;
    uint8_t columns, fields;           /* of this city (EL-BOARD-05)     */
    uint8_t gold, influence;           /* cards: gold; of each colour    */
    uint8_t windmill[ELA_FIELDS];      /* trade points of each field     */
};

static inline const struct ela_rules *ela_ru(const struct th_ctx *g) { return (const struct ela_rules *)g->rules; }
static inline struct ela_state *ela_st(const struct th_ctx *g) { return (struct ela_state *)g->flow; }
static inline int ela_opt(const struct th_ctx *g, enum ela_option o) { return g->rules->opt[o]; }
static inline int ela_total(const struct ela_state *s) { return s->die[0] + s->die[1]; }
/* The i-th seat from the active player on, clockwise. */
static inline int ela_clockwise(const struct th_ctx *g, int i) { return (g->flow->turn + i) % g->flow->seats; }

/* ------------------------------------------------------ board: ela_board.c */

static inline int ela_column(int field) { return field / ELA_ROWS; }
static inline int ela_row(int field) { return field % ELA_ROWS; }
static inline int ela_row_label(int field) { return ela_label[ela_row(field)]; }

/* Tells what happened to something on a field. */
static inline void ela_tell(struct th_ctx *g, int event, int seat, int what, int field)
{
    th_emit(g, (uint16_t)event, seat, { (int16_t)what, (int16_t)ela_column(field), (int16_t)ela_row_label(field) });
}

/* A byte of house[]: kind + 1 in bits 0-3, owner in bits 4-5, cubes in bits 6-7. */
static inline uint8_t ela_house(int kind, int owner, int cubes) { return (uint8_t)(kind + 1 + (owner << 4) + (cubes << 6)); }
static inline int ela_house_kind(uint8_t house) { return (house & 15) - 1; }
static inline int ela_house_owner(uint8_t house) { return house >> 4 & 3; }
static inline int ela_house_cubes(uint8_t house) { return house >> 6; }

/* A byte of on[] that is a permit, and the other way round. */
static inline bool ela_is_permit(uint8_t on) { return on >= ELA_ON_PERMIT; }
static inline bool ela_is_house(uint8_t on) { return on > 0 && on < ELA_ON_CHURCH; }
static inline int ela_permit_owner(uint8_t on) { return on >> 3 & 3; }
static inline int ela_permit_value(uint8_t on) { return on & 7; }

int ela_row_of(int label);                                         /* -1: no such row                        */
int ela_field_of(const struct th_ctx *g, int column, int label);   /* -1: outside the city                   */
th_move ela_at(int kind, int first, int field);                    /* a move with one argument and a field   */
bool ela_fits(const struct th_ctx *g, int kind, int at);           /* all its fields are in the city         */
int ela_footprint(int kind, int at, uint8_t field[ELA_MOST_FIELDS]); /* its fields; how many                 */
int ela_left(const struct th_ctx *g, int seat, int kind);          /* tiles in the supply or reserve         */
th_clause ela_not_free(const struct th_ctx *g, int field);         /* EL-BOARD-12; field may be -1           */
static inline bool ela_free(const struct th_ctx *g, int field) { return ela_st(g)->on[field] == 0; }
int ela_church_field(int first, int tile);                         /* EL-CH-04                               */

void ela_put_house(struct th_ctx *g, int seat, int kind, int at, int cubes);
void ela_remove_house(struct th_ctx *g, int at);     /* displaced: cubes and points back, huts homeless (EL-BLD-19) */
void ela_put_permit(struct th_ctx *g, int seat, int value, int field);
void ela_take_permit(struct th_ctx *g, int seat, int value);
void ela_permit_home(struct th_ctx *g, int field);   /* whatever permit lies there                           */
void ela_rebuild(struct th_ctx *g);                  /* all derived members                                  */

/* ------------------------------------------------------ cards: ela_cards.c */

int ela_hand_size(const struct ela_state *s, int seat);
int ela_influence(const struct ela_state *s, int seat);            /* influence cards in hand, known or not   */
int ela_supply(const struct th_ctx *g);                            /* gold that nobody has                    */
int ela_pool(const struct th_ctx *g, int colour);                  /* pile, and in a view every unseen card   */
int ela_pile(const struct th_ctx *g);                              /* size of the influence pile              */
void ela_pay_gold(struct th_ctx *g, int seat, int n);
void ela_pay_cards(struct th_ctx *g, int seat, int colour, int n); /* influence to the discard pile           */
void ela_pay_each(struct th_ctx *g, int seat);                     /* one of each colour (EL-ACT-07)          */
bool ela_has_each(const struct th_ctx *g, int seat);
bool ela_has_same(const struct th_ctx *g, int seat, int n);        /* n cards of one colour                   */
/* Pays n cards of one colour and then carries out m; asks for the colour if there is a choice. */
void ela_pay_same(struct th_ctx *g, int seat, int n, th_move m);

/* Asks every seat with owe[] > 0, all together and in secret, in the top frame. */
void ela_ask_gifts(struct th_ctx *g, struct th_frame *f);
/* Takes the chosen cards out of a hand into cards[]; returns how many the viewer cannot know. */
int ela_collect(struct th_ctx *g, int seat, uint8_t cards[ELA_CARDS]);
uint64_t ela_bundle(const uint8_t cards[ELA_CARDS]);               /* for events                              */

/* Pays what is due to each seat at one moment; halves hands first if there is too little (EL-CARD-03). */
void ela_pay_out_gold(struct th_ctx *g, const uint8_t gold[ELA_SEATS]);
void ela_pay_out_cards(struct th_ctx *g, const uint8_t cards[ELA_SEATS]);

/* --------------------------------------------------- the parts of a turn */

struct ela_site { /* a building on its fields: the contest, the price, what must go */
    uint8_t n, field[ELA_MOST_FIELDS];
    uint8_t permits;                   /* on the fields, of all colours               */
    uint8_t count[ELA_SEATS], sum[ELA_SEATS]; /* permits of each seat and their values */
    uint8_t gold;                      /* cost and all compensation                   */
    uint8_t gone[ELA_MOST_FIELDS], n_gone; /* buildings in the way, by north-west field */
    bool equal, bigger;                /* one of them is as large, one is larger      */
};
th_clause ela_site(const struct th_ctx *g, int seat, int kind, int at, struct ela_site *site); /* 0: may be built */
bool ela_could_build(const struct th_ctx *g, int seat);            /* anything, had it all the cards it wants */
void ela_finish_build(struct th_ctx *g, int seat, th_move m);      /* after the payment of cards              */
void ela_spend_action(struct th_ctx *g);                           /* one building action less                */
void ela_open_huts(struct th_ctx *g);                              /* displaced huts are put back             */
bool ela_hut_fits(const struct th_ctx *g, int kind, int at);       /* EL-HUT-02                               */

unsigned ela_ship_rows(const struct th_ctx *g);                    /* mask of rows the ship may go to         */
void ela_row_income(const struct th_ctx *g, int row, uint8_t gold[ELA_SEATS], uint8_t cards[ELA_SEATS]);
void ela_yields(const struct th_ctx *g, int yield[ELA_SEATS]);      /* cards that 72 rolls bring on average    */
unsigned ela_permit_rows(const struct th_ctx *g);                  /* mask of rows free of cards (EL-PERM-03, -04) */
void ela_finish_permit(struct th_ctx *g, int seat, th_move m);
void ela_finish_move(struct th_ctx *g, int seat, th_move m);
/* Gold for a permit of more value in the place of one of less (EL-ACT-03). */
static inline int ela_raise_gold(int from, int to) { return to - from; }
bool ela_could_raise(const struct th_ctx *g, int seat);            /* any permit, had it all the cards it wants */
void ela_finish_raise(struct th_ctx *g, int seat, th_move m);

int ela_towers(const struct ela_state *s, int seat);
bool ela_is_tower(uint8_t wall);
int ela_wall_places(const struct th_ctx *g, uint8_t place[4]);     /* open places; how many (EL-WALL-02)      */
void ela_wall_cell(const struct th_ctx *g, int place, int *x, int *y); /* column and row: 1 is north, 13 south */
int ela_wall_cost(int place);
int ela_cubes_in_row(const struct th_ctx *g, int seat, int row);   /* EL-PIR-04, EL-PIR-05                    */

void ela_trade_rise(struct th_ctx *g, int seat, int from);         /* serves the spaces above `from`          */
void ela_trade_fall(struct th_ctx *g, int seat);                   /* takes back cubes above the points       */
void ela_trade_wait(struct th_ctx *g, int seat);                   /* serves waiting cubes                    */
int ela_track_cubes(const struct ela_state *s, int seat);
int ela_free_flags(const struct th_ctx *g, int space);

th_run_fn ela_turn_ship, ela_turn_income, ela_turn_pirate;         /* rows of the turn table                  */
void ela_between(struct th_ctx *g);
bool ela_frozen(const struct th_ctx *g);                           /* nobody can ever act again (EL-WIN-06)   */
void ela_end_frozen(struct th_ctx *g);
bool ela_ended_frozen(const struct th_ctx *g);                     /* the game is over, and by that           */
bool ela_phase(struct th_ctx *g, const char *name, int seat);      /* ela_turn.c, for `set phase`             */

void ela_gen_walls(const struct th_ctx *g, int seat, struct th_moves *out); /* part of ela_gen_build */

/* ------------------------------------------------------------- contract */

void ela_start(const struct th_rules *r, void *state);
void ela_view(const struct th_rules *r, const void *state, int seat, void *out);
void ela_fill(const struct th_rules *r, void *view, int seat, struct th_rng *rng);
int ela_check(const struct th_rules *r, const void *state, struct th_why *why);
int ela_sound(const struct th_ctx *g, struct th_why *why);         /* cards and board, without the caches    */
extern const struct th_line_def ela_lines[];
int ela_set(const struct th_rules *r, void *state, const char *line, struct th_why *why);
int ela_dump(const struct th_rules *r, const void *state, char *buf, int cap);
void ela_describe(const struct th_rules *r, const void *view, int seat, struct th_json *j);
void ela_geometry(const struct th_rules *r, struct th_json *j);
extern const struct th_game ela_game;

extern const char *const ela_card_name[ELA_CARDS], *const ela_kind_name[ELA_KIND_COUNT];

#endif
