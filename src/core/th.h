/* th.h - what a game family builds on: frames, move kinds, the scheduler, text in and out. Knows no game.
 *
 * A state begins with struct th_flow, rules begin with struct th_rules; a family's functions get both through th_ctx.
 * The flow holds a stack of frames: each is a pending decision or an unfinished procedure. An empty stack is the end.
 * The only thing that ever happens is th_flow_apply: a move kind's `does`, then th_settle until somebody must choose. */
#ifndef TH_H
#define TH_H

/* declarations with their comments beside them, aligned by hand */
/* clang-format off */

#include "thorp.h"

#include <string.h>

/* ---------------------------------------------------------------- asserts */

/* Our own mistakes end the process. Kept on everywhere but in the bench build; needs no stdio. */
#ifdef TH_NO_ASSERT
#define th_assert(cond) ((void)sizeof(cond))
#else
#define th_assert(cond) ((cond) ? (void)0 : th_panic(__FILE__, __LINE__, #cond))
#endif
_Noreturn void th_panic(const char *file, int line, const char *what);

/* ------------------------------------------------------------------- flow */

enum {
    TH_STACK = 32,   /* deepest stack of any family, see docs/ARCHITECTURE.md        */
    TH_FRAMES = 96,  /* frame kinds of one family with all its modules               */
    TH_KINDS = 192,  /* move kinds of one family                                     */
    TH_CHANCE = 1 << TH_DEALER,
    TH_SHARED = TH_SEATS + 1, /* result of a game that several win together              */
};

/* One pending decision or unfinished procedure. Never holds a secret and never a pointer. */
struct th_frame {
    uint8_t kind, step;   /* entry in rules->frame; how far a procedure got                         */
    uint8_t actors, may;  /* seats that must choose, TH_CHANCE, 0 = it just runs; seats that may speak */
    uint8_t sees, seat;   /* who reads secret arguments here; whose business it is                  */
    uint8_t n, m;         /* owner's counters                                                       */
    int16_t a, b;         /* owner's scratch: indexes                                               */
};

struct th_flow {
    uint8_t depth;    /* frames on the stack; 0 = the game is over                                  */
    uint8_t turn;     /* seat whose turn it is                                                      */
    uint8_t seats;    /* people who decide                                                          */
    uint8_t result;   /* winner + 1; TH_SHARED; 0 = none                                                */
    uint8_t on_turn;  /* seat + 1 of who can win now; 0 = nobody                                    */
    uint8_t spare;
    uint16_t turn_no; /* turns begun                                                                */
    uint32_t ply;     /* moves made, the dealer's included                                          */
    uint32_t spare2;
    struct th_frame stack[TH_STACK];
};

/* Passed to every rule function. */
struct th_ctx {
    const struct th_rules *rules;
    struct th_flow *flow;  /* first member of the family's state                      */
    struct th_sink *ev;    /* NULL in search                                          */
    bool blind;            /* set when a rule read an unknown card: a preview is void */
};

enum { /* frame flags */
    TH_ATOMIC = 1, /* titles and victory wait until it is gone                         */
    TH_AUTO = 2,   /* plays itself when there is one option; options must be public    */
    TH_HALF = 4,   /* amid something: a position that says little until it is done     */
    TH_FAMILY = 16, /* this bit and those above it belong to the family                */
};

/* What a module registers for each of its frame kinds. */
struct th_frame_def {
    const char *name;      /* "catan.owe": prompts, dumps, docs                                     */
    th_clause asks;        /* clause that creates the decision; cited when something else is tried  */
    uint16_t open;         /* classes of move kinds it takes; 0 = closed, takes `kinds`             */
    uint8_t flags;
    const char *stream;    /* chance: name of the random stream its outcomes are drawn from         */
    const uint8_t *kinds;  /* closed: its own move kinds, 0-terminated                              */
    void (*run)(struct th_ctx *g, struct th_frame *f);                                  /* actors == 0 */
    void (*gen)(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out);
    th_move (*timeout)(const struct th_ctx *g, const struct th_frame *f, int seat);      /* NULL = first move */
};

enum { TH_SPEAK = 1 << 15 }; /* class bit: a seat that only `may` speak can make this move */

/* One move kind: generated from the modules' .def lists. */
struct th_move_def {
    uint16_t classes;                                                  /* open frames that take it, TH_SPEAK */
    uint8_t owner;                                                     /* module + 1 it comes with, 0 = base */
    th_clause (*no)(const struct th_ctx *g, int seat, th_move m);      /* clause that forbids, 0 = allowed   */
    void (*does)(struct th_ctx *g, int seat, th_move m);
};

/* First member of every family's rules. */
struct th_rules {
    const struct th_game *game;
    const struct th_move_def *move;              /* by kind                                             */
    void (*between)(struct th_ctx *g);           /* titles and victory                                  */
    th_clause not_asked;                         /* cited when it is not that seat's decision           */
    th_clause off_turn;                          /* the same for a seat that is not on turn, 0 = not_asked */
    th_clause like_for_like;                     /* cited when a good stands on both sides of a deal    */
    uint8_t seats, n_frames;
    int16_t rev;
    uint32_t modules;
    int16_t opt[TH_OPTIONS];
    int16_t range[TH_T_NB];                      /* how many values an argument type has on this table  */
    const struct th_frame_def *frame[TH_FRAMES];
    th_clause asks[TH_FRAMES];                   /* instead of the frame's own: a module has a rule for it */
};

static inline struct th_frame *th_top(const struct th_ctx *g)
{
    return &g->flow->stack[g->flow->depth - 1];
}

static inline const struct th_frame_def *th_def(const struct th_ctx *g, const struct th_frame *f)
{
    return g->rules->frame[f->kind];
}

/* The clause that creates a frame's decision on this table. */
static inline th_clause th_asks(const struct th_rules *r, const struct th_frame *f)
{
    return r->asks[f->kind] != 0 ? r->asks[f->kind] : r->frame[f->kind]->asks;
}

/* Opens a frame on top of the stack and returns it, zero but for kind, seat and actors. */
struct th_frame *th_push(struct th_ctx *g, int kind, int seat, unsigned actors);
void th_pop(struct th_ctx *g);      /* closes the top frame and zeroes it                */
void th_finish(struct th_ctx *g, int winner); /* ends the game; -1 = several share it     */
/* Ends a game that the highest score wins: tells each of the best `won`, or `shared` if they are several, with the score. */
void th_finish_best(struct th_ctx *g, const int16_t score[TH_SEATS], int won, int shared);

/* What can be asked of a flow and done to it. */
unsigned th_flow_actors(const struct th_flow *flow, unsigned *may);
void th_flow_gen(const struct th_ctx *g, int seat, struct th_moves *out);
int th_flow_legal(const struct th_ctx *g, int seat, th_move m, struct th_why *why);
void th_flow_apply(struct th_ctx *g, int seat, th_move m);
void th_settle(struct th_ctx *g);
th_move th_flow_timeout(const struct th_ctx *g, int seat);
bool th_takes(const struct th_ctx *g, const struct th_frame *f, int kind); /* is kind possible in this frame? */

/* --------------------------------------------------------------- contract */

static inline struct th_ctx th_look(const struct th_rules *r, const void *state)
{
    return (struct th_ctx){ .rules = r, .flow = (struct th_flow *)(uintptr_t)state };
}

/* Functions of struct th_game that are the same for every game. */
unsigned th_game_actors(const struct th_rules *r, const void *state, unsigned *may);
void th_game_gen(const struct th_rules *r, const void *state, int seat, struct th_moves *out);
int th_game_legal(const struct th_rules *r, const void *state, int seat, th_move m, struct th_why *why);
void th_game_apply(const struct th_rules *r, void *state, int seat, th_move m, struct th_sink *ev);
int th_game_print(const struct th_rules *r, const void *state, int viewer, int seat, th_move m, char *buf, int cap);
th_move th_game_timeout(const struct th_rules *r, const void *state, int seat);
/* `deal` of a game where stacks have no order until somebody draws: nothing is dealt before the first move. */
void th_deal_nothing(const struct th_rules *r, void *state, struct th_rng *rng);
/* Ranks by score, the winner (-1 = none) first whatever the others have; equal scores are equal ranks. */
void th_rank(const int16_t score[TH_SEATS], int seats, int winner, uint8_t rank[TH_SEATS]);

/* ------------------------------------------------------------------ moves */

static inline th_move th_make(int kind, int a, int b, int c)
{
    return (th_move)kind << 56 | (th_move)(a & 255) << 48 | (th_move)(b & 255) << 40 | (th_move)(c & 255) << 32;
}

static inline void th_add(struct th_moves *out, th_move m)
{
    th_assert(out->n < TH_MOVES);
    out->at[out->n++] = m;
}

static inline void th_add_weighted(struct th_moves *out, th_move m, uint32_t weight)
{
    out->weight[out->n] = weight;
    th_add(out, m);
}

/* A deal: goods 0..8, positive = wanted by the maker, negative = given by the maker, at most 15 of a kind. */
enum { TH_GOODS = 9, TH_DEAL_MAX = 15 };
static inline int th_deal_good(th_move m, int good)
{
    int v = (int)(m >> (5 * good) & 31);
    return v >= 16 ? v - 32 : v;
}
static inline th_move th_deal_put(th_move m, int good, int n)
{
    return (m & ~((th_move)31 << (5 * good))) | (th_move)(n & 31) << (5 * good);
}
#define TH_DEAL_MASK (((th_move)1 << 45) - 1)

/* Are kind and arguments in range for this table, and all unused bits zero? */
bool th_move_formed(const struct th_rules *r, th_move m);
int th_move_print(const struct th_game *game, th_move m, bool hide, char *buf, int cap);
int th_move_parse(const struct th_rules *r, const char *text, th_move *out, struct th_why *why);
/* print for a viewer: secret arguments show to the mover, to whom the frame lets see, and to TH_DEALER. */
int th_flow_print(const struct th_ctx *g, int viewer, int seat, th_move m, char *buf, int cap);

/* ----------------------------------------------------------------- events */

enum { TH_FINAL = 0x80 }; /* flag on an EVENT row's x: whoever brought it about cannot take it back */

void th_tell(struct th_ctx *g, const struct th_event *e); /* g->ev != NULL */

/* Tells everybody: th_emit(g, CAT_EV_BUILT, seat, { piece, place }). Costs one branch when nobody listens. */
#define th_emit(g, k, s, ...) th_emit_to(g, TH_ALL, k, s, 0, __VA_ARGS__)
#define th_emit_to(g, who, k, s, bundle, ...)                                                              \
    do {                                                                                                   \
        if ((g)->ev != NULL) {                                                                             \
            th_tell(g, &(struct th_event){ .kind = (k), .seat = (uint8_t)(s), .visible_to = (uint8_t)(who), \
                                           .x = (bundle), .a = __VA_ARGS__ });                              \
        }                                                                                                  \
    } while (0)

/* ------------------------------------------------------------------- text */

/* Bounded writer: appends, never past cap, remembers whether it all fitted. Always terminated. */
struct th_out {
    char *buf;
    int cap, len;
    bool full;
};
void th_out_start(struct th_out *o, char *buf, int cap);
void th_out_ch(struct th_out *o, char c);
void th_out_str(struct th_out *o, const char *s);
void th_out_int(struct th_out *o, int64_t v);
void th_out_id(struct th_out *o, char letter, int v);      /* h07, e123 */
int th_out_end(struct th_out *o);                          /* length, or -1 when it did not fit */

/* Words of a line, separated by blanks; `#` begins a comment at a word's start. */
struct th_in {
    const char *at;
};
bool th_in_word(struct th_in *in, char *word, int cap);    /* false at the end; a word longer than cap-1 is cut and will match nothing */
bool th_in_end(struct th_in *in);                          /* nothing but blanks and a comment is left  */
bool th_in_int(const char *word, int min, int max, int *v);   /* whole word is a decimal number in range */
bool th_in_id(const char *word, char letter, int n, int *v);  /* h07 with 0 <= 7 < n                     */
int th_in_name(const struct th_words *words, const char *word);  /* index, -1 = none                     */
bool th_same(const char *a, const char *b);

/* Rows of a choice in a family's .def lists; what a row has besides name and clause follows: TH_ROW("fog", CS_FOG_01, .target = 12) */
#define TH_ROW(row, ...) { .name = row, .clause = __VA_ARGS__ }
#define TH_ROWS(...) ((const struct th_choice[]){ __VA_ARGS__ })
#define TH_LAST(...) ((int16_t)(sizeof TH_ROWS(__VA_ARGS__) / sizeof(struct th_choice)) - 1)
/* A choice as an option: its first row is the default. */
#define TH_CHOICE(name, module, clause, needs, excludes, ...) \
    { name, module, TH_OPT_CHOICE, 0, TH_LAST(__VA_ARGS__), 0, TH_ROWS(__VA_ARGS__), clause, needs, excludes }

/* Fills why and returns -1: `return th_fail(why, 0, "unknown option", name);` Text is "what: `detail`". */
int th_fail(struct th_why *why, th_clause clause, const char *what, const char *detail);

/* Sets of seats in text: 1+3, `*` for the dealer, `-` for none. */
void th_out_seats(struct th_out *o, unsigned mask);
bool th_in_seats(const char *word, unsigned *mask);

/* The flow's own position lines: `flow turn=1 on=1 no=5 ply=33`, `frame 0 catan.game step=1 seat=1 ...`. */
void th_flow_dump(const struct th_rules *r, const struct th_flow *flow, struct th_out *o);
int th_flow_set(const struct th_rules *r, struct th_flow *flow, const char *line, struct th_why *why); /* 1 = not mine */
int th_flow_check(const struct th_rules *r, const struct th_flow *flow, struct th_why *why);

/* One JSON string per move, grouped by word: the `moves` section of describe. */
void th_json_moves(struct th_json *j, const struct th_ctx *g, int seat);
void th_json_ask(struct th_json *j, const struct th_ctx *g);
/* "won": the seat that won alone, or 0; "winners": [...]: all who share the first place of a finished game. */
void th_json_winners(struct th_json *j, const struct th_ctx *g);

#endif
