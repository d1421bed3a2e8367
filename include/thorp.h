/* thorp.h - the public face of libthorp: everything a bot, a server, a client or a script needs.
 *
 * A game is data. `rules` are built once per table and never change; a `state` is plain bytes, copied with memcpy.
 * The library never allocates, never prints, never reads a clock and never draws a random number by itself:
 * dice, draws and thefts are moves made by the dealer, seat TH_DEALER.
 *
 * A whole game in nine lines (examples/play.c is the complete program):
 *
 *     const struct th_game *game = th_game_find("catan");
 *     th_setup_parse(&setup, "catan seats=4", &why);
 *     game->build(rules, &setup, &why);                    memory: game->rules_size bytes
 *     game->start(rules, state);                           memory: game->state_size bytes
 *     game->deal(rules, state, &rng);                      random set-up: terrain, numbers, harbours
 *     while (th_ply(state) < TH_PLIES && (who = game->actors(rules, state, NULL))) {
 *         int seat = th_first_seat(who);
 *         game->gen(rules, state, seat, &moves);
 *         game->apply(rules, state, seat, th_pick(&moves, seat == TH_DEALER, &rng), NULL);
 *     }
 *
 * Random moves end a game sooner or later, but no rule says how soon: bound every loop over random play, and say what you
 * do with a game that you gave up.
 *
 * Everything that leaves the table for a player must be computed from a view(): see `view` below. */
#ifndef THORP_H
#define THORP_H

/* declarations with their comments beside them, aligned by hand */
/* clang-format off */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define TH_VERSION_MAJOR 0
#define TH_VERSION_MINOR 1
#define TH_VERSION_PATCH 0
#define TH_VERSION "0.1.0" /* of this header; th_version() tells the library's */

#ifdef __cplusplus
extern "C" {
#endif
#ifdef __GNUC__
#pragma GCC visibility push(default) /* the library exports what stands here and nothing else */
#endif

const char *th_version(void);

enum {
    TH_SEATS = 6,      /* at most this many people hold cards and decide              */
    TH_DEALER = 7,     /* the seat that makes chance moves; written `*` in text       */
    TH_SPECTATOR = 8,  /* viewer who holds nothing: sees public information only      */
    TH_MOVES = 4096,   /* longest list of moves                                       */
    TH_OPTIONS = 64,   /* options a game family may declare, its modules' included    */
    TH_ARGS = 4,       /* arguments of a move                                         */
    TH_PLIES = 100000, /* a random game of so many moves is given up                  */
    TH_LINE = 1024,    /* longest line of notation, terminating zero included         */
};

/* A rule, by its place in the list of all clauses; 0 = none, which everywhere means "allowed". */
typedef uint16_t th_clause;
const char *th_clause_id(th_clause c);       /* "CB-LR-07"; NULL for 0 or an unknown number */
th_clause th_clause_find(const char *id);    /* 0 when there is no such clause              */

/* Why something was refused. Filled by the callee on failure, never on success. */
struct th_why {
    th_clause clause; /* the rule that forbids, or 0 when no rule is involved (bad text) */
    int line;         /* line of the input, 1-based; 0 when there are no lines           */
    char text[256];   /* one English sentence without the clause id                      */
};

/* ------------------------------------------------------------------ moves */

/* A move: kind in the top byte, then arguments of one byte each from the left (th_arg), the first in bits 48-55.
 * A deal (trade) lies in the low 45 bits and may be accompanied by one argument. 0 is no move. */
typedef uint64_t th_move;

static inline int th_kind(th_move m) { return (int)(m >> 56); }
static inline int th_arg(th_move m, int i) { return (int)(m >> (48 - 8 * i) & 255); }

/* A list of moves, ascending and without duplicates. For the dealer every move has a weight. */
struct th_moves {
    int n;
    th_move at[TH_MOVES];
    uint32_t weight[TH_MOVES]; /* set by chance frames only */
};

enum th_type { /* what an argument means; `.def` lists and clients read it */
    TH_T_NONE,
    TH_T_SEAT,  /* a seat, 1-based in text                 */
    TH_T_SEATS, /* set of seats; empty = everybody asked   */
    TH_T_RES,   /* a card kind that is paid and traded     */
    TH_T_COUNT, /* a number                                */
    TH_T_HEX,
    TH_T_NODE,
    TH_T_EDGE,
    TH_T_CARD, /* a card kind that is drawn and played     */
    TH_T_TERRAIN,
    TH_T_PIECE,
    TH_T_DEAL, /* goods given and wanted, 9 x 5 bits       */
    TH_T_FIGURE,
    TH_T_SLOT,
    TH_T_ROT,
    TH_T_CELL, /* x, y: takes two arguments                */
    TH_T_TILE, /* a tile, by the id printed in the data    */
    TH_T_TRACK, /* a named scale, deck or face of a die    */
    TH_T_PLACE, /* a place with its type: in events a hex, node or edge (th_place), in moves a node or edge (th_spot) */
    TH_T_COLOUR, /* a seat's, or behind the seats one that nobody plays; 1-based in text */
    TH_T_NB
};
const char *th_type_name(int type); /* "seat", "edge": as th_json_games calls it; NULL = none */

enum { TH_SECRET = 0x80 }; /* flag on a type: printed `?` to those who may not know */

/* ----------------------------------------------------------------- random */

struct th_rng { /* xoshiro256**: for playouts and casual games. Never part of a state. */
    uint64_t s[4];
};
void th_rng_seed(struct th_rng *rng, uint64_t seed);
uint64_t th_rng_next(struct th_rng *rng);
uint32_t th_rng_below(struct th_rng *rng, uint32_t n); /* unbiased, 0 <= result < n, n > 0 */

/* A random entry of the list: by weight if `weighted` (the dealer's), else uniform. The list must not be empty. */
th_move th_pick(const struct th_moves *moves, bool weighted, struct th_rng *rng);

/* ----------------------------------------------------------------- events */

struct th_game;
enum { TH_EVENT_ARGS = 6, TH_ALL = 0xff };

/* Something a person should be told. `seat` is whose doing it is (TH_DEALER = nobody's). A secret is two events:
 * one for all ("took a card"), one for those who may know ("took ore"). */
struct th_event {
    uint16_t kind;                 /* index into game->events                          */
    uint8_t seat;                  /* TH_DEALER when nobody's                          */
    uint8_t visible_to;            /* mask of seats, TH_ALL = everybody and spectators */
    int16_t a[TH_EVENT_ARGS];      /* meaning by game->events[kind].args               */
    uint64_t x;                    /* a bundle (8 kinds x 8 bits) or a deal, if any    */
};

/* May viewer be told? A spectator hears what everybody hears, TH_DEALER everything. */
bool th_may_know(const struct th_event *e, int viewer);

/* Where apply() tells its story. A full sink drops events and counts them. NULL instead of a sink: tell nothing. */
struct th_sink {
    struct th_event *at;
    int cap, n, lost;
};

struct th_event_def {
    const char *name;              /* "rolled"; the sentence is ev.<game>.<name> in i18n */
    uint8_t args[TH_EVENT_ARGS];   /* enum th_type; 0 ends the list                      */
    uint8_t x;                     /* what x holds: TH_T_RES a bundle, TH_T_DEAL, 0      */
    uint8_t final;                 /* 1: tells of another seat's decision or hidden cards, see th_barrier */
    uint16_t owner;                /* module + 1 that tells it, 0 = the base; high byte: with that module only */
};

/* A place whose type is told with it, as the TH_T_PLACE argument of an event. */
static inline int16_t th_place(int type, int id) { return (int16_t)(type << 8 | id); }
static inline int th_place_type(int place) { return place >> 8; }
static inline int th_place_id(int place) { return place & 255; }
/* The same in the one byte of a move. Which of the two types it is follows from the table. */
static inline int th_spot(int type, int id) { return type == TH_T_EDGE ? id | 128 : id; }
static inline int th_spot_type(int spot) { return spot < 128 ? TH_T_NODE : TH_T_EDGE; }
static inline int th_spot_id(int spot) { return spot & 127; }

/* ------------------------------------------------------------------- json */

/* Bounded JSON writer: appends to buf, never past cap, keeps counting in `len` what it would have needed. */
struct th_json {
    char *buf;
    size_t cap, len;
    bool comma;
};
void th_json_start(struct th_json *j, char *buf, size_t cap);
void th_json_open(struct th_json *j, const char *key, char bracket);   /* '{' or '['; key NULL inside lists */
void th_json_close(struct th_json *j, char bracket);                   /* '}' or ']' */
void th_json_str(struct th_json *j, const char *key, const char *s);   /* escapes what JSON requires */
void th_json_int(struct th_json *j, const char *key, int64_t v);
void th_json_bool(struct th_json *j, const char *key, bool v);
bool th_json_end(struct th_json *j);   /* terminates; false if the buffer was too small (len says how much) */

/* ---------------------------------------------------------- events as text */

/* Writes argument i of an event in notation (`h07`, `wool`, `3`), i = TH_EVENT_ARGS its bundle or deal. Length; 0 = none. */
int th_event_arg(const struct th_game *game, const struct th_event *e, int i, char *buf, int cap);
/* "events": [{"event": "rolled", "seat": 1, "args": [3, 4, 7]}, ...]: those that viewer may be told. */
void th_json_events(struct th_json *j, const struct th_game *game, const struct th_event *e, int n, int viewer);

/* ------------------------------------------------------------- set-up text */

enum th_option_type { TH_OPT_BOOL, TH_OPT_INT, TH_OPT_CHOICE, TH_OPT_SEAT }; /* a seat of the table, or 0 */

/* A row of a choice: `beginner` of the option `layout`. */
struct th_choice {
    const char *name;
    th_clause clause;                   /* the rule that describes it                 */
    uint8_t min_seats, max_seats;       /* seats it can be played with; 0 = any       */
    uint8_t target;                     /* points that win, if the row sets them      */
    const char *needs;                  /* "+module" or "name=value", or NULL         */
    th_clause seats;                    /* the rule that says how many; 0 = clause    */
};

/* An option as data: what `thorp games` lists and what validates a table's choice. */
struct th_option {
    const char *name;
    const char *module;                 /* owner; NULL = the family's base            */
    enum th_option_type type;
    int16_t min, max, def;              /* choices are counted from 0                 */
    const struct th_choice *choice;     /* rows of a choice, max + 1 of them          */
    th_clause clause;                   /* the rule that names it                     */
    const char *needs, *excludes;       /* "name=value" or "name=this|that", or NULL  */
};

/* Two things a table cannot have together, or should not: "+module", "name=value" or "name=this|that" each. */
struct th_bar {
    const char *one, *other;
    th_clause clause;                   /* the rule that says so                      */
};

/* Modules of which a table can have only so many. */
struct th_crowd {
    const char *modules;                /* "this|that|another"                        */
    uint8_t most;
    th_clause clause;                   /* the rule that says so                      */
};

/* A module as others see it. */
struct th_module {
    const char *name;                   /* "five_six", chosen by +five_six            */
    uint32_t needs, excludes;           /* masks over the family's modules            */
    uint8_t min_seats, max_seats;       /* seats it can be played with; from 0: nobody chooses it, see th_module_quiet */
    th_clause clause;                   /* its first rule                             */
};
/* A module that comes by itself with those that need it. Set-ups and records name it, lists to choose from do not. */
static inline bool th_module_quiet(const struct th_module *m) { return m->min_seats == 0; }

/* The choice of a table: which game, modules, seats, options. Parsed from `catan +five_six seats=5 opt=value ...` */
struct th_setup {
    const struct th_game *game;
    uint32_t modules;                   /* bit i = game->modules[i]                   */
    int seats, rev;
    int16_t opt[TH_OPTIONS];            /* value of game->options[i]                  */
};

/* Reads a set-up; 0 on success, else -1 and why (unknown game, module, option; out of range; conflict). */
int th_setup_parse(struct th_setup *setup, const char *text, struct th_why *why);

/* Applies one more word (`+module`, `seats=4`, `opt=value`) to a set-up that th_setup_init has begun. */
int th_setup_word(struct th_setup *setup, const char *word, struct th_why *why);
void th_setup_init(struct th_setup *setup, const struct th_game *game); /* defaults, no modules */
int th_setup_check(const struct th_setup *setup, struct th_why *why);   /* needs, excludes, seats */
bool th_setup_has(const struct th_setup *setup, const char *module);    /* is it played? NULL = yes */
bool th_option_applies(const struct th_setup *setup, int option);       /* does it matter here?     */
/* Could this row of a choice be taken with everything else in the set-up? 0, else -1 and why not. */
int th_choice_check(const struct th_setup *setup, int option, int row, struct th_why *why);
/* The clause that does not recommend this row with everything else in the set-up; 0 = none. */
th_clause th_choice_note(const struct th_setup *setup, int option, int row);
/* Is this module one of the crowd? */
bool th_crowd_has(const struct th_crowd *crowd, const char *module);
/* Has the set-up both sides of game->mixes[mix]? */
bool th_setup_mixes(const struct th_setup *setup, int mix);

/* Writes `catan rev=1 +five_six seats=5` into buf. Returns the length, or -1 if it does not fit. */
int th_setup_print(const struct th_setup *setup, char *buf, int cap);
/* Writes every option of the active modules as `name=value ...`. */
/* Switches on modules made for exactly this many players, as far as they fit: how people play who do not say otherwise. */
void th_setup_usual(struct th_setup *setup);
bool th_module_usual(const struct th_setup *setup, int module); /* is it such a module, on or off? */
int th_setup_print_options(const struct th_setup *setup, char *buf, int cap);
/* Writes the value of option i as text. */
int th_option_print(const struct th_option *o, int value, char *buf, int cap);

/* ---------------------------------------------------------------- contract */

struct th_rules; /* opaque: game->rules_size bytes, aligned like uint64_t */
struct th_move_def;  /* opaque: the library's own rows of move kinds */
struct th_frame_def; /* and of questions                             */

struct th_words { /* names of an argument type's values */
    const char *const *name;
    int n;
};

struct th_move_info { /* what a client may know about a move kind */
    const char *word;
    uint8_t args[TH_ARGS]; /* enum th_type, TH_SECRET set on secret ones; 0 ends the list */
};

/* A kind of piece as others see it. */
struct th_piece {
    const char *word;
    uint8_t stands;        /* enum th_type of its place; TH_T_NONE: it stands nowhere             */
    uint8_t mark;          /* tells it from other pieces of such places; the family says its bits */
    uint8_t supply;        /* how many each colour has; 0 = nobody counts them                    */
    uint8_t move, owner;   /* kind that puts it down, 0 = none; module + 1, 0 = base              */
    bool common;           /* the supply is everybody's, not each colour's                        */
    th_clause nowhere;     /* cited when no place is left for it                                  */
    uint64_t cost;         /* a bundle: eight bits for each word of TH_T_RES                      */
};

/* One game family. All functions are pure but for the buffers they are given; none keeps a pointer. Members keep their places
 * when argument types, events or modules are added; new members come at the end. */
struct th_game {
    const char *name; /* "catan" */
    int rev;          /* grows with every change of behaviour; records keep theirs */
    uint8_t min_seats, max_seats, def_seats;
    size_t rules_size, state_size;
    const struct th_option *options;
    int n_options;
    const struct th_module *modules;
    int n_modules;
    const struct th_move_info *moves; /* by kind; entry 0 is empty */
    int n_moves;
    const struct th_event_def *events; /* by kind; entry 0 is empty */
    int n_events;
    const struct th_words *words; /* by enum th_type */
    int n_words;
    const char *playout; /* options for random playouts, e.g. "offers_per_turn=0" */

    /* Builds rules for a checked set-up. 0, or -1 and why. */
    int (*build)(struct th_rules *r, const struct th_setup *setup, struct th_why *why);
    /* The state before ply 0, with a fixed set-up: what a position's `set` lines start from. */
    void (*start)(const struct th_rules *r, void *state);
    /* Deals the random part of the set-up (terrain, numbers, harbours). Only right after start. */
    void (*deal)(const struct th_rules *r, void *state, struct th_rng *rng);
    /* Who must choose now, as a mask of seats (bit TH_DEALER: the dealer); 0 = the game is over.
     * `may`, if given, gets the seats that may speak but are not waited for. */
    unsigned (*actors)(const struct th_rules *r, const void *state, unsigned *may);
    /* Every move of seat, ascending. Trade offers are the exception: a standard set, any well-formed deal is legal. */
    void (*gen)(const struct th_rules *r, const void *state, int seat, struct th_moves *out);
    /* 0 if seat may make this move now, else -1 and why, with the clause that forbids it. why may be NULL. */
    int (*legal)(const struct th_rules *r, const void *state, int seat, th_move m, struct th_why *why);
    /* Makes a legal move and runs on until somebody must choose. An illegal one is a programming error (asserted). */
    void (*apply)(const struct th_rules *r, void *state, int seat, th_move m, struct th_sink *ev);
    /* Points with everything this state knows, and rank (1 = best, equal ranks possible; the winner alone has 1). */
    void (*scores)(const struct th_rules *r, const void *state, int16_t score[TH_SEATS], uint8_t rank[TH_SEATS]);
    /* What seat (or TH_SPECTATOR) may know: a normal state in which secrets of others are unknown cards. */
    void (*view)(const struct th_rules *r, const void *state, int seat, void *out);
    /* Deals the unknown cards of a view at random: one world that looks like this from that seat. */
    void (*fill)(const struct th_rules *r, void *view, int seat, struct th_rng *rng);
    /* Every invariant. 0, or -1 and why. */
    int (*check)(const struct th_rules *r, const void *state, struct th_why *why);
    /* Reads one position line, without the word `set`. 0, or -1 and why; the state is unchanged on failure. */
    int (*set)(const struct th_rules *r, void *state, const char *line, struct th_why *why);
    /* Writes the position as `set ...` lines, exact inverse of set on a started state. Length, or -1 if cap is small. */
    int (*dump)(const struct th_rules *r, const void *state, char *buf, int cap);
    /* Writes a move in notation as viewer may see it (secrets as `?`); viewer TH_DEALER sees all. Length or -1. */
    int (*print)(const struct th_rules *r, const void *state, int viewer, int seat, th_move m, char *buf, int cap);
    /* Reads a move in notation, without the seat. 0, or -1 and why. Does not ask whether it is legal. */
    int (*parse)(const struct th_rules *r, const char *text, th_move *m, struct th_why *why);
    /* The move the clock makes for seat, who is asked now. */
    th_move (*timeout)(const struct th_rules *r, const void *state, int seat);
    /* Writes a view as JSON for clients: sections seats places pieces table ask moves (docs/PROTOCOL.md).
     * seat is the reader (TH_SPECTATOR possible). The board's geometry is written by `geometry`, once. */
    void (*describe)(const struct th_rules *r, const void *view, int seat, struct th_json *out);
    void (*geometry)(const struct th_rules *r, struct th_json *out);
    bool open; /* no seat ever has a secret: every view is the whole state */
    /* Makes a state, or zeros, equal to another state and passes over what is zero in both. NULL: all bytes are copied. */
    void (*copy)(void *to, const void *from);
    const struct th_bar *bars; /* what of modules and options does not go together */
    int n_bars;
    const struct th_bar *notes; /* what goes together but is not recommended */
    int n_notes;
    const struct th_bar *mixes; /* what goes together by rules of its own, apart from the boxes */
    int n_mixes;
    const struct th_crowd *crowds; /* of which not all go together */
    int n_crowds;
    const struct th_move_def *move_rows;   /* by kind; what th_json_games tells besides `moves` */
    const struct th_frame_def *frame_rows; /* by frame kind                                     */
    int n_frames;
    const struct th_piece *pieces; /* those without a word are no pieces */
    int n_pieces;
};

const struct th_game *th_game_find(const char *name); /* NULL when there is none      */
const struct th_game *th_game_at(int i);              /* i-th game, NULL past the end */
/* "games": [...]: every game as data: modules, options, words, pieces, moves, events and questions (docs/PROTOCOL.md). */
void th_json_games(struct th_json *j);

static inline int th_first_seat(unsigned mask) { return mask ? __builtin_ctz(mask) : -1; }

/* Frame that is asking, by name ("catan.act"), and the clause it comes from. For prompts. "" when the game is over. */
const char *th_asking(const struct th_rules *r, const void *state, th_clause *clause);

/* Is this the barrier behind which a step can no longer be taken back? True when `seat` moved from `before` to `after`
 * with events `ev` and the dealer or another seat was asked before or after it, or the turn passed, or an event was told
 * to some only or is marked final: the step rests on what another seat has done, or shows what `seat` could not know.
 * (Tables of revision 1: only what was asked and told to some after the step counts, as when they were played.) */
bool th_barrier(const struct th_rules *r, const void *before, const void *after, int seat, const struct th_sink *ev);

/* Number of moves made so far, and the seat whose turn it is (-1 between turns). */
uint32_t th_ply(const void *state);
int th_turn(const void *state);
int th_turn_no(const void *state);
int th_winner(const void *state); /* -1 while nobody has won, or when several share the win (equal ranks) */

/* ----------------------------------------------------------------- records */

/* First 32 bits of SHA-256 over the dump text: the checkpoint `= 5f3a91c2` of a record. Scratch buffer from the caller. */
uint32_t th_checkpoint(const struct th_game *game, const struct th_rules *r, const void *state, char *buf, int cap);

/* What a record of a served game carries so that it can be verified: its lines `commit`, `fair`, `seal` and, at the end, `sum`. */
struct th_proof {
    bool committed, revealed, summed; /* the lines were there                                   */
    uint8_t commitment[32];      /* shown before the seats added their seeds                    */
    char setup[4 * TH_LINE];     /* set-up text of the table, as it went into the commitment    */
    char table[65];              /* the table's id                                              */
    uint8_t seed[32], seat[TH_SEATS][16];
    int n;                       /* seeds of seats                                              */
    bool sealed;                 /* there was a line `seal`: seats fixed their seeds unseen     */
    bool has_seal[TH_SEATS];     /* a seat without one has no share: its seed is zero           */
    uint8_t seal[TH_SEATS][32];
    int n_seals, voids;          /* voids: draws begun again because a seat kept its seed back  */
    uint8_t sum[32];             /* SHA-256 of every byte above the line `sum`: not checked here */
};

/* A record being read, line by line. Zero it, point rules/state at memory of `cap_rules`/`cap_state` bytes, feed lines. */
struct th_reader {
    const struct th_game *game;  /* known after the header                                      */
    struct th_setup setup;
    struct th_rules *rules;
    void *state;
    size_t cap_rules, cap_state;
    char *scratch;               /* for checkpoints; may be NULL: then they are not verified    */
    int cap_scratch;
    int line;                    /* lines read                                                  */
    bool begun;                  /* rules are built: set lines and moves may follow             */
    bool sealed;                 /* the last line was a checkpoint: nothing was cut off         */
    int moves, checked;          /* moves made, checkpoints that held                           */
    int seat;                    /* of the last line, if it was a move                          */
    th_move move;                /* of the last line, 0 if it was something else                */
    struct th_proof proof;
};
/* Reads one line. 0, or -1 and why (line filled in); the state is then as before the line. */
int th_reader_line(struct th_reader *rd, const char *line, struct th_sink *ev, struct th_why *why);
/* Declares the end: -1 and why when there was no header or the position is not sound. Whether something was cut off is
 * what `sealed` tells: a record is written with a checkpoint as its last line. */
int th_reader_end(struct th_reader *rd, struct th_why *why);

/* Writes a record's first lines (`th 1 catan ...`, `opt ...`). Length or -1. The position lines are game->dump's. */
int th_record_head(const struct th_setup *setup, char *buf, int cap);
/* Writes one move line, `1 road e37`, with everything (a log, not for players' eyes). Length or -1. */
int th_record_move(const struct th_rules *r, const struct th_game *game, const void *state, int seat, th_move m,
                   char *buf, int cap);

void th_sha256(const void *data, size_t n, uint8_t digest[32]);

/* ------------------------------------------------------------- fair chance */

/* The dealer of a game whose chance can be verified afterwards (docs/PROTOCOL.md, "Fair chance"). */
enum { TH_STREAMS = 16 };
struct th_stream {
    char name[12];
    uint32_t used;               /* 32-bit words drawn so far */
};
struct th_fair {
    uint8_t key[32];
    struct th_stream stream[TH_STREAMS];
};

/* What the host shows before seats add their seeds. -1 if a text is too long (64, 2048). */
int th_fair_commit(const uint8_t seed[32], const char *game_id, const char *rules, uint8_t out[32]);
/* What a seat shows before it shows its seed, so that nobody can choose a seed that suits the others'. -1 if the id is too
 * long. The seat's number (from 1, as text) is hashed too: a seal is good for one seat of one table. */
int th_fair_seal(const uint8_t share[16], const char *game_id, int seat, uint8_t out[32]);
/* Begins: key from the host's seed and the seats' seeds, in the order of the seats. */
void th_fair_start(struct th_fair *f, const uint8_t seed[32], const uint8_t seats[][16], int n);
/* Draws: a number, a chance move by weight, a generator for a random set-up. */
uint32_t th_fair_below(struct th_fair *f, const char *stream, uint32_t n);
th_move th_fair_pick(struct th_fair *f, const char *stream, const struct th_moves *moves);
void th_fair_rng(struct th_fair *f, const char *stream, struct th_rng *rng);
/* Stream of the chance frame that waits now; NULL when the dealer is not asked. */
const char *th_stream_now(const struct th_rules *r, const void *state);

void th_chacha20(const uint8_t key[32], const uint8_t nonce[12], uint32_t counter, uint8_t out[64]);

#ifdef __GNUC__
#pragma GCC visibility pop
#endif
#ifdef __cplusplus
}
#endif
#endif
