/* bot.h - what a bot is, and the only way to ask one for a move.
 *
 * A bot sits in one seat and gets views of it, never the true state: bot_choose makes the view, so
 * that no caller can get it wrong. Bots know no game; all they use is thorp.h. A new bot is one
 * file with one `const struct bot_kind` and its name in bots.c; bot_random.c is the specimen.
 *
 *     struct bot_settings set = { .seed = 7, .sims = 400 };
 *     struct bot *bot = bot_open(bot_find("mcts"), game, rules, seat, &set);
 *     th_move m = bot_choose(bot, state, NULL);     seat must be among the actors of state
 *     bot_close(bot);
 *
 * A choice is a function of the settings, the view, and what this bot saw and chose before; with a
 * budget in milliseconds also of the machine. Bots share nothing: each may have its thread. */
#ifndef BOT_H
#define BOT_H

#include "belief.h"
#include "thorp.h"

/* The offers a seat has made in one turn. All zero at first. */
enum {
    BOT_OFFERS = 3 /* made in one turn, at most */
};
struct bot_memo {
    int turn, n;
    th_move made[BOT_OFFERS];
};

enum {
    BOT_TURNS = 12 /* a simulation looks ahead, at most */
};

/* How a search weighs positions, as far as there are such data (eval.h). */
enum bot_weighs {
    BOT_WEIGHS_NET,    /* by weights of its own and a net */
    BOT_WEIGHS_SEARCH, /* by weights of its own           */
    BOT_WEIGHS_GREEDY, /* as greedy does                  */
};

/* How a bot plays; a zero member means the bot's own default. */
struct bot_settings {
    uint64_t seed;
    uint32_t sims; /* simulations a move                                     */
    uint32_t ms;   /* milliseconds a move; whichever budget ends first       */
    size_t memory; /* bytes the bot may allocate                             */
    /* How carelessly it chooses: a move that costs so much of the chance to win is still played
     * about one time in three. 0 = always the best. */
    float temperature;
    /* A search ends when no other move is likely to be better by so much of the chance to win; 0 = it uses its budget. */
    float sure;
    uint32_t rounds; /* of the table a simulation looks beyond the present turn */
    enum bot_weighs weighs;
    uint32_t threads; /* of a search; where there are none (WASM) one is used */
    const float
        *weights; /* EVAL_TERMS of them instead of the shipped ones (eval.h); NULL = those */
    const struct eval_net *net; /* a second opinion beside these weights; NULL = none */
    const char *command;        /* of a bot that is another program; must outlive it */
    uint32_t limit;             /* milliseconds such a program has for a choice      */
    /* What the seat remembers of its own offers and of what it was told, kept by a caller who opens a bot for each choice;
     * NULL = the bot keeps it. */
    struct bot_memo *memo;
    struct belief *belief;
    /* Once this is true a search ends with what it has; NULL = nobody will say so. */
    const _Atomic bool *stop;
    /* The table's choice, if known; read by start only. With it playouts run under game->playout,
     * which is faster. It changes nothing about what is legal. */
    const struct th_setup *setup;
};

/* Budget of one choice where it differs from the settings; zero members as in the settings. */
struct bot_clock {
    uint32_t sims, ms;
};

/* What is wrong with a bot that is another program. From then on the clock's moves are played for it. */
enum bot_fault {
    BOT_SOUND,
    BOT_GONE,     /* could not be started, or has ended */
    BOT_LATE,     /* did not answer in time             */
    BOT_NONSENSE, /* answered with no move it has       */
};
enum {
    BOT_WORDS = 128
};

/* What the last choice cost. */
struct bot_report {
    uint32_t sims, ms; /* simulations made; time taken                           */
    uint32_t nodes;    /* positions kept in the tree                             */
    uint32_t plies;    /* moves made in all simulations                          */
    size_t memory;     /* bytes allocated now                                    */
    bool full;         /* the memory cap was reached: the tree stopped growing   */
    float value;       /* what the bot expects for itself, 0..1; 0 = no idea     */
    enum bot_fault fault;
    char words[BOT_WORDS]; /* of the fault: `did not answer within 2000 ms`      */
};

/* How a game ended. */
struct bot_result {
    int16_t points[TH_SEATS];
    uint8_t rank[TH_SEATS];
    int winner; /* seat, -1 = nobody alone */
};

/* Why the last choice fell as it did: one line for each move that was weighed. */
struct bot_line {
    th_move move;
    float value;     /* what the bot expects for itself after it, 0..1        */
    uint32_t visits; /* simulations that went there; 0 for a bot without any  */
    float
        doubt; /* bot_weigh: the standard error of the difference to the first move; 0 = there is nothing to compare */
};

/* Everybody's chance to win, from so many simulations: sums of the results and of their squares, by seat; and of the squares of
 * what a seat and all before it have together, for charts that lay one on the other. */
struct bot_odds {
    uint32_t sims;
    double sum[TH_SEATS], squares[TH_SEATS], piled[TH_SEATS];
};

/* One kind of bot. `self` is `size` zeroed bytes, aligned for anything, the same for all calls. */
struct bot_kind {
    const char *name, *about; /* one word; one English sentence */
    size_t size;
    bool recalls; /* it deals worlds from settings->belief */
    void (*start)(void *self, const struct th_game *game, const struct th_rules *rules, int seat,
                  const struct bot_settings *set);
    /* A legal move for the seat in its own view, which is not changed. clock may be NULL. */
    th_move (*choose)(void *self, const void *view, const struct bot_clock *clock);
    /* Something its seat is told has happened. NULL = it does not listen. */
    void (*told)(void *self, const struct th_event *e);
    void (*end)(void *self,
                const struct bot_result *res); /* the game is over; NULL = all the same */
    /* Frees what start and choose took. NULL = nothing. */
    void (*stop)(void *self);
    /* About the last choice. NULL = nothing to say. */
    void (*report)(const void *self, struct bot_report *out);
    /* The moves weighed in the last choice, best first; how many. NULL = none. */
    int (*lines)(const void *self, struct bot_line *out, int cap);
    /* Fills in what the seat can expect after each of these moves, by so many simulations each, all with the same luck; false
     * when memory is short. NULL = it cannot say. */
    bool (*weigh)(void *self, const void *view, struct bot_line *line, int n, uint32_t sims);
    /* Simulates so often more from a state with all cards open; false when memory is short. NULL = it cannot say. */
    bool (*odds)(void *self, const void *state, struct bot_odds *out, uint32_t sims);
};

const struct bot_kind *bot_find(const char *name); /* NULL when there is none      */
const struct bot_kind *bot_at(int i);              /* i-th kind, NULL past the end */

/* A level people choose by name: a bot and how it plays. Data: data/bots/levels.txt. */
struct bot_level {
    const char *name;
    const char *game, *module; /* where it counts; NULL = in any game, with or without modules */
    int modules;               /* at least so many of them */
    const char *bot;
    struct bot_settings set;
};
extern const struct bot_level bot_levels[];    /* the weakest first; the last has no name    */
extern const struct bot_level bot_levels_of[]; /* of certain games: the last that fits counts */

/* Reads `hard`, `greedy`, `mcts:400` (simulations) or `mcts:50ms`: the bot, and what the text says in *set, whose other
 * members stay. What a level is may depend on the game of set->setup. NULL when there is none such. */
const struct bot_kind *bot_read(const char *text, struct bot_settings *set);
/* Is this a level or a bot, by its bare name? What strangers may ask for. */
bool bot_is_name(const char *text);
/* "bots": [...] for clients: the levels first, then the bots they are made of. */
void bot_json(struct th_json *j);

struct bot; /* a bot in its seat, with memory for its view */

/* Seats a bot; NULL when memory is short. game and rules must outlive it; set may be NULL. */
struct bot *bot_open(const struct bot_kind *kind, const struct th_game *game,
                     const struct th_rules *rules, int seat, const struct bot_settings *set);
/* The bot's move in this state, computed from its view alone. Its seat must be asked now. */
th_move bot_choose(struct bot *bot, const void *state, const struct bot_clock *clock);
/* A move is about to be made in this state, by whomever: the bot is told what its seat may be told. A bot that is not
 * told deals hidden cards from its view alone. */
void bot_tell(struct bot *bot, const void *state, int seat, th_move m);
/* The game is over in this state. */
void bot_end(struct bot *bot, const void *state);
/* What the last choice cost; all zero for a bot that does not say. */
struct bot_report bot_report(const struct bot *bot);
/* The moves the last choice weighed, the best first, at most cap; how many. For hints and analysis. */
int bot_lines(const struct bot *bot, struct bot_line *out, int cap);
/* Compares the n moves in line[], all legal now: the same number of simulations for each, in the same worlds and with the
 * same dice. Fills in value, visits and doubt, and sorts nothing. False when this bot cannot. A choice settles on the best
 * move soon and hardly looks at the others; this is what tells how much worse another one was. */
bool bot_weigh(struct bot *bot, const void *state, struct bot_line *line, int n, uint32_t sims);
/* Everybody's chance to win in this state, as somebody would see it who knows all cards: for looking back at a game. Adds so many
 * simulations to `out`, zeroed before the first; they go on where those before them ended. False when this bot cannot. */
bool bot_odds(struct bot *bot, const void *state, struct bot_odds *out, uint32_t sims);
void bot_close(struct bot *bot); /* NULL is allowed */

/* ------------------------------------------------------------ for bots themselves */

/* Copies a state over another one, or over zeros. In pieces: as one block of some kilobytes a C library may copy it with
 * `rep movsb`, which took three times as long between the worlds of a search. */
void bot_copy(const struct th_game *game, void *to, const void *from);
/* FNV-1a, to seed a generator from a view. */
uint64_t bot_hash(const void *bytes, size_t n, uint64_t seed);
/* The memo of the turn the view shows: emptied if it is of an earlier one. */
void bot_memo_turn(struct bot_memo *memo, const void *view);
bool bot_memo_has(const struct bot_memo *memo, th_move offer);
void bot_memo_add(struct bot_memo *memo, th_move offer);

/* Puts a line where it belongs among the n best so far, at most cap; the new n. */
int bot_rank(struct bot_line *list, int n, int cap, const struct bot_line *line);
/* Does a move of this kind propose goods for goods? Those are many, and answered by others. */
bool bot_is_deal(const struct th_game *game, int kind);

#endif
