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

#include <stddef.h>
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
    TH_FRAMES = 128, /* frame kinds of one family with all its modules               */
    TH_MODULES = 32, /* modules of one family, the bits of a mask                    */
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

typedef void th_run_fn(struct th_ctx *g, struct th_frame *f);
typedef void th_gen_fn(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out);
typedef th_move th_timeout_fn(const struct th_ctx *g, const struct th_frame *f, int seat);
typedef bool th_sane_fn(const struct th_ctx *g, const struct th_frame *f);

enum { /* frame flags */
    TH_ATOMIC = 1,  /* titles and victory wait until it is gone                        */
    TH_AUTO = 2,    /* plays itself when there is one option; options must be public   */
    TH_HALF = 4,    /* amid something: a position that says little until it is done    */
    TH_SEVERAL = 8, /* may ask any seats at once, not its own alone                    */
    TH_ANYONE = 16, /* asks one seat, whoever's business it is: it goes round the table */
    TH_STAYS = 32,  /* closed, and still goes on asking below what its moves open      */
    TH_ACTIVE = 64, /* the business of the seat whose turn it is, flow->turn            */
    TH_FAMILY = 256, /* this bit and those above it belong to the family               */
};

/* What a field of a frame may hold, besides 0: a value of an argument type on this table (TH_T_NODE ...), or one of these. */
enum {
    TH_F_OTHER = TH_T_NB, /* a seat that is not the frame's own                        */
    TH_F_ROUND,           /* 0 to the number of seats: how many were asked             */
    TH_F_ROWS,            /* a row of the frame's turn table, or behind the last       */
    TH_F_ANY,             /* anything: `sane` looks at it                              */
    TH_F_MOST,            /* + most: 0 to most                                         */
};
struct th_holds {
    uint8_t step, n, m, a, b;
};

/* Owner of what only two modules together bring. */
#define TH_BOTH(one, other) ((one) + 1 + (((other) + 1) << 8))
static inline bool th_one_plays(uint32_t modules, int owner)
{
    return owner == 0 || (modules >> (owner - 1) & 1) != 0;
}
static inline bool th_owner_plays(uint32_t modules, int owner)
{
    return th_one_plays(modules, owner & 255) && th_one_plays(modules, owner >> 8);
}

/* What a module registers for each of its frame kinds. */
struct th_frame_def {
    const char *name;      /* "catan.owe": prompts, dumps, docs                                     */
    th_clause asks;        /* clause that creates the decision; cited when something else is tried  */
    uint16_t open;         /* classes of move kinds it takes, whoever adds them; 0 = closed         */
    uint16_t flags;
    uint16_t owner;        /* module + 1 it comes with, 0 = base; or TH_BOTH                        */
    const char *stream;    /* chance: name of the random stream its outcomes are drawn from         */
    th_run_fn *run;        /* actors == 0                                                           */
    th_gen_fn *gen;
    th_timeout_fn *timeout; /* NULL = first move                                                    */
    th_sane_fn *sane;      /* what the columns below cannot say, after them; NULL = nothing         */
    uint8_t kinds[8];      /* its own move kinds, 0-terminated                                      */
    uint8_t under[4];      /* kinds + 1 it may lie on, 0-terminated; none named = on any            */
    struct th_holds holds; /* what its fields may hold                                              */
};

enum { TH_SPEAK = 1 << 15 }; /* class bit: a seat that only `may` speak can make this move */

/* One move kind: generated from the modules' .def lists. */
struct th_move_def {
    uint16_t classes;                                                  /* open frames that take it, TH_SPEAK */
    uint16_t owner;                                                    /* as a frame's                       */
    th_clause (*no)(const struct th_ctx *g, int seat, th_move m);      /* clause that forbids, 0 = allowed   */
    void (*does)(struct th_ctx *g, int seat, th_move m);
};

struct th_line_def;

/* First member of every family's rules. */
struct th_rules {
    const struct th_game *game;
    const struct th_move_def *move;              /* by kind                                             */
    void (*between)(struct th_ctx *g);           /* titles and victory                                  */
    th_clause not_asked;                         /* cited when it is not that seat's decision           */
    th_clause off_turn;                          /* the same for a seat that is not on turn, 0 = not_asked */
    th_clause like_for_like;                     /* cited when a good stands on both sides of a deal    */
    uint8_t seats, n_frames;
    uint8_t owners;             /* seats, and colours nobody plays: events may be theirs */
    uint8_t spots;              /* what TH_T_PLACE is in moves: TH_T_NODE, TH_T_EDGE     */
    uint16_t flags;             /* of all frames of the modules in play */
    int16_t rev;
    uint32_t modules;
    int16_t opt[TH_OPTIONS];
    int16_t range[TH_T_NB];                      /* how many values an argument type has on this table  */
    int16_t goods;                               /* the same for deals, 0 = as TH_T_RES                 */
    const struct th_frame_def *frame[TH_FRAMES]; /* NULL: its module is not played                      */
    th_clause asks[TH_FRAMES];                   /* instead of the frame's own: a module has a rule for it */
    uint8_t rows[TH_FRAMES];                     /* rows of the frame's turn table                      */
    bool (*phase)(struct th_ctx *g, const char *name, int seat); /* `set phase`: false = no such point  */
    const struct th_line_def *lines[TH_MODULES + 1]; /* tables of position lines: base, then modules    */
    uint8_t n_lines;
};

/* Seats, revision, options, ranges of seats and the frames of the modules in play. */
void th_rules_build(struct th_rules *r, const struct th_setup *setup, const struct th_frame_def *frame, int n_frames);

/* A line of a turn table: its frame's `step` is the row. */
struct th_row {
    int module; /* 0 = base, else the module's number + 1 */
    th_run_fn *run;
};
enum { TH_TABLE_ROWS = 32 };
struct th_rows { /* the rows of one table that are active here */
    th_run_fn *run[TH_TABLE_ROWS];
    int n;
};
/* Drops the rows of modules that are not played; `frame`, -1 = none, is the kind that runs them. */
void th_rows_build(struct th_rules *r, struct th_rows *rows, const struct th_row *table, int n, int frame);
#define TH_ROWS_OF(r, rows, table, frame) th_rows_build(r, rows, table, (int)(sizeof(table) / sizeof(table)[0]), frame)

/* The active modules' functions of one name, in module order: a flat list, and how it is filled and walked. A family lists its hooks
 * as X(name); fn_type is the type of the functions. */
#define TH_HOOK_LIST(fn_type, name, most)                                                                          \
    fn_type *name[most];                                                                                           \
    int n_##name;
#define TH_HOOK_ADD(hooks, module, name)                                                                           \
    if ((module)->name != NULL)                                                                                    \
        (hooks)->name[(hooks)->n_##name++] = (module)->name;
#define TH_EACH(hooks, fn_type, name, fn)                                                                          \
    for (int fn##_i = 0; fn##_i < (hooks)->n_##name; fn##_i++)                                                     \
        for (fn_type *fn = (hooks)->name[fn##_i]; fn != NULL; fn = NULL)

/* How many bits are set; the builtin would call a library on processors without an instruction for it. */
static inline int th_bits(uint64_t x)
{
    x -= x >> 1 & 0x5555555555555555u;
    x = (x & 0x3333333333333333u) + (x >> 2 & 0x3333333333333333u);
    return (int)(((x + (x >> 4)) & 0x0f0f0f0f0f0f0f0fu) * 0x0101010101010101u >> 56);
}

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

/* What rows of several families name. */
th_clause th_always(const struct th_ctx *g, int seat, th_move m);    /* nothing forbids the move                  */
void th_do_pop(struct th_ctx *g, int seat, th_move m);               /* it closes the question and does no more   */
th_gen_fn th_gen_dice;                                               /* two dice, of the frame's own move kind    */
th_clause th_no_dice(const struct th_ctx *g, int seat, th_move m);
th_sane_fn th_sane_start;                                            /* the frame in which they roll who begins   */
/* Lets the next one roll in a frame of kind `first`; false: flow->turn is who begins, and the frame is closed. */
bool th_start_next(struct th_ctx *g, struct th_frame *f, int first);
void th_start_rolled(struct th_ctx *g, th_move m);                   /* closes the frame in which they rolled     */

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
bool th_spot_fits(const struct th_rules *r, int spot);     /* may it be an argument TH_T_PLACE of a move here? */
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

/* Counts of named things: 2brick+1ore, `-` for none. */
void th_out_counts(struct th_out *o, const struct th_words *words, const uint8_t *count);
bool th_in_counts(const char *word, const struct th_words *words, int most, uint8_t *count);

/* --------------------------------------------------------- position lines */

/* A position line that is being read. Readers take its words one by one: false = not what is wanted. */
struct th_line {
    struct th_ctx *g;
    struct th_in in;
    char word[96];      /* the last word read                        */
    struct th_why why;  /* th_line_refuse: what is wrong with it     */
};
bool th_next(struct th_line *l);
bool th_next_int(struct th_line *l, int min, int max, int *v);
bool th_next_byte(struct th_line *l, int min, int max, uint8_t *v);
bool th_next_seat(struct th_line *l, int *seat);
bool th_next_id(struct th_line *l, char letter, int n, int *v);              /* h07          */
bool th_next_name(struct th_line *l, const struct th_words *words, int *v);
bool th_next_cell(struct th_line *l, int min, int max, int *x, int *y);      /* 4,-1         */
bool th_next_seats(struct th_line *l, uint8_t *mask);                        /* 1+3          */
/* 2brick+1ore, and `?3` if three more are unknown. */
bool th_next_zone(struct th_line *l, const struct th_words *words, int most, uint8_t *count, uint8_t *unknown);
bool th_line_refuse(struct th_line *l, th_clause clause, const char *what);  /* a rule forbids the line: false */

/* One word of position lines. Without a reader the line holds bytes of the state: { "owe", TH_PER_SEAT(struct s, owe, 0, 9) }. */
struct th_line_def {
    const char *word;
    bool (*read)(struct th_line *l);
    uint16_t at;             /* the byte, or the first of a list by seat */
    uint8_t min, max, bytes; /* range; how many follow each other, or are a seat's */
    bool per_seat;           /* SEAT stands before them                  */
};
#define TH_BYTES(type, member, from, to, n) NULL, offsetof(type, member), from, to, n, false
#define TH_PER_SEAT(type, member, from, to) NULL, offsetof(type, member), from, to, 1, true

/* Reads a line by r->lines; those of the flow are core's own: `flow turn=1 on=1 no=5 ply=33`, `frame 0 catan.game step=1 ...`,
 * `phase act 1`. */
int th_line_set(struct th_ctx *g, const char *line, struct th_why *why);
void th_add_lines(struct th_rules *r, const struct th_line_def *lines); /* ended by a row without word; NULL = none */
void th_flow_dump(const struct th_rules *r, const struct th_flow *flow, struct th_out *o);

/* Writing them: th_line_start, words with a blank before each, th_line_end. */
void th_line_start(struct th_out *o, const char *word);    /* `set WORD`                                */
void th_line_int(struct th_out *o, int v);
void th_line_name(struct th_out *o, const char *name);
void th_line_id(struct th_out *o, char letter, int v);
void th_line_cell(struct th_out *o, int x, int y);
void th_line_zone(struct th_out *o, const struct th_words *words, const uint8_t *count, int unknown);
void th_line_end(struct th_out *o);
void th_line_number(struct th_out *o, const char *word, int v);                /* nothing if v is 0     */
void th_line_per_seat(struct th_out *o, const char *word, int seat, int v);    /* nothing if v is 0     */

/* ---------------------------------------------------- sanity of positions */

int th_flow_check(const struct th_rules *r, const struct th_flow *flow, struct th_why *why);  /* before all others    */
int th_frames_check(const struct th_ctx *g, struct th_why *why);     /* what the columns of their rows say of frames */
/* Whoever is asked has an answer; nobody knows whether those do who are `hidden` in this view. Last: it lists moves. */
int th_answers_check(const struct th_ctx *g, unsigned hidden, struct th_why *why);
bool th_on_stack(const struct th_ctx *g, int kind);
bool th_on_top(const struct th_ctx *g, int kind);
static inline bool th_asks_own(const struct th_frame *f) { return f->actors == 1U << f->seat; }

/* One JSON string per move, grouped by word: the `moves` section of describe. */
void th_json_moves(struct th_json *j, const struct th_ctx *g, int seat);
void th_json_id(struct th_json *j, const char *key, char letter, int v); /* a place: "e37" */
void th_json_ask(struct th_json *j, const struct th_ctx *g);
/* "won": the seat that won alone, or 0; "winners": [...]: all who share the first place of a finished game. */
void th_json_winners(struct th_json *j, const struct th_ctx *g);

#endif
