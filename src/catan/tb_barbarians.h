/* tb_barbarians.h - what the files of Barbarian Attack share, and what others may ask: barbarians on the coast, knights on paths.
 *
 * Bytes: struct tb_barbarians_state in cat_state.h. The coast is the map's list of hexes where barbarians land, in the order of the
 * battles (CT-BA-40); a place in it is a `shore`, 0 to TB_SHORES - 1. */
#ifndef TB_BARBARIANS_H
#define TB_BARBARIANS_H

/* declarations with their comments beside them, aligned by hand */
/* clang-format off */

#include "sea.h"

enum {
    TB_HORDE = 3,       /* barbarians that conquer a hex (CT-BA-14)          */
    TB_KNIGHTS = 6,     /* of each player (CT-BA-06)                         */
    TB_LANDINGS = 3,    /* of one attack (CT-BA-10)                          */
    TB_NEAR = 3, TB_FAR = 5, /* paths a knight marches, for a grain (CT-BA-30) */
    TB_TREASON_GOLD = 2, TB_CONSOLATION = 3, /* gold: CT-BA-24, CT-BA-46     */
    TB_PAIR = 2,        /* prisoners that are worth a point (CT-BA-48), if no mix says otherwise: params.captives */
};

/* Knights of another box stand on the paths: they have a strength, and may be tired. */
struct cat_ranks {
    struct cat_edges (*knights)(const struct th_ctx *g, int owner); /* where they stand                 */
    int (*strength)(const struct th_ctx *g, int edge);              /* in a battle; 0 = it does not fight */
    bool (*ready)(const struct th_ctx *g, int edge);                /* may it march in this turn?       */
    bool (*safe)(const struct th_ctx *g, int node);                 /* what is never conquered          */
    void (*shift)(struct th_ctx *g, int from, int to);
    void (*lose)(struct th_ctx *g, int edge);                       /* it goes home                     */
    void (*rest)(struct th_ctx *g, int edge);                       /* it has fought, and stays         */
};
static inline const struct cat_ranks *tb_ranks(const struct th_ctx *g) { return cat_ru(g)->params.ranks; }

static inline struct tb_barbarians_state *tb_barb(const struct th_ctx *g) { return &cat_st(g)->tb.barbarians; }

/* ------------------------------------------------------------------ coast */

int tb_shore_hex(const struct th_ctx *g, int shore);       /* -1 = the map has fewer                               */
int tb_shore_of(const struct th_ctx *g, int hex);          /* -1 = no barbarian ever stands here                   */
struct cat_edges tb_castle_paths(const struct th_ctx *g);
int tb_horde_all(const struct th_ctx *g);                  /* barbarians in the box (CT-BA-05)                     */
int tb_horde_left(const struct th_ctx *g);                 /* in the supply                                        */
void tb_put_horde(struct th_ctx *g, int shore, int n);     /* so many stand there now: conquers or frees (CT-BA-19) */
bool tb_conquered(const struct th_ctx *g, int hex);
bool tb_fallen(const struct th_ctx *g, int node);          /* what stands here is conquered (CT-BA-16)             */
struct cat_nodes tb_fallen_buildings(const struct th_ctx *g);
void tb_attack(struct th_ctx *g, int seat);                /* three landings (CT-BA-10)                            */

/* ---------------------------------------------------------------- knights */

struct cat_edges tb_knight_paths(const struct th_ctx *g, int owner); /* with a knight of this colour               */
int tb_knights(const struct th_ctx *g, int owner);         /* on the board                                         */
int tb_knight_at(const struct th_ctx *g, int edge);        /* whose knight stands there; -1 = nobody's             */
int tb_knights_round(const struct th_ctx *g, int hex, uint8_t of[CAT_OWNERS]); /* that fight on its paths, by strength, of each; in all */
bool tb_wins(const struct th_ctx *g, int shore);           /* there will be a battle, and the knights win (CT-BA-41) */
bool tb_may_stand(const struct th_ctx *g, int edge);       /* may a knight be on this path? CT-BA-34                */
struct cat_edges tb_within(const struct th_ctx *g, int from, int steps); /* paths a knight gets to in so many steps */
int tb_march_paths(const struct th_ctx *g, int from, int to); /* how far apart two paths are; TB_FAR + 1 = farther  */
bool tb_must_leave(const struct th_ctx *g, int edge);      /* a knight at the castle that can leave it (CT-BA-32)  */
th_clause tb_no_marcher(const struct th_ctx *g, int from); /* why this knight does not march now                  */
int tb_marcher(const struct th_ctx *g);                    /* whose knights march in this turn, or at this moment  */
th_clause tb_no_far(const struct th_ctx *g, int from, int to); /* why the marcher's knight cannot go there, four or five paths away, whatever that costs */
void tb_gen_far(const struct th_ctx *g, int move, struct th_moves *out); /* all that are not forbidden so, as moves of this kind */
bool tb_any_far(const struct th_ctx *g);                   /* ... is there one?                                    */
void tb_march(struct th_ctx *g, int from, int to);         /* paid for already; the question of the march lies on top */
void tb_put_knight(struct th_ctx *g, int owner, int edge);
void tb_lift_knight(struct th_ctx *g, int owner, int edge);

/* ------------------------------------------------------------------ cards */

extern const uint8_t tb_instants[TB_DECK];                 /* in the deck at first (CT-BA-20)                      */
int tb_instants_left(const struct th_ctx *g);

/* -------------------------------------------------------------- prisoners */

void tb_take_prisoners(struct th_ctx *g, int owner, int n);
int tb_prisoner_points(const struct th_ctx *g, int seat);
int tb_fallen_points(const struct th_ctx *g, int seat);    /* what their conquered buildings would be worth        */

/* ------------------------------------------------------------------- rest */

th_run_fn tb_turn_march, tb_turn_battles;                  /* rows of the turn table */
extern const struct th_line_def tb_barbarians_lines[];
cat_derive_fn tb_barbarians_derive;
cat_check_fn tb_barbarians_check;
cat_dump_fn tb_barbarians_dump;
cat_describe_fn tb_barbarians_describe;

#endif
