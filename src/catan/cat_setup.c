/* cat_setup.c - before the first turn: the island as laid out, the start player, the placement rounds, random deals.
 *
 * start() lays the beginner island without chance; deal() then shuffles what the options leave to chance, all of it
 * before ply 0, so that a record's position lines say everything. Clauses: CB-SETUP-*, CB-NUM-05..08, CB-HARB-05, CB-BEG-*. */
#include "cat.h"

enum {
    LAYOUT_VARIABLE,
    LAYOUT_BEGINNER
};
enum {
    START_PLACED,
    START_PRINTED
};
enum {
    NUMBERS_SPIRAL,
    NUMBERS_RANDOM
};
enum {
    SPIRAL_CCW,
    SPIRAL_CW
};
enum {
    PORTS_SHUFFLED,
    PORTS_PRINTED
};

/* ------------------------------------------------------------- fixed start */

static void lay_island(struct th_ctx *g)
{
    struct cat_base *s = cat_bs(g);
    const struct cat_map *map = cat_ru(g)->params.map;
    const struct cat_graph *gr = &cat_ru(g)->graph;
    for (int h = 0; h < gr->n_hex; h++)
        s->terrain[h] = h < map->n_hex ? map->terrain[h] : CAT_SEA;
    for (int h = 0; h < map->n_hex; h++) {
        if (map->number[h] != 0)
            s->number[h] = (uint16_t)(1U << map->number[h]);
        if (map->terrain[h] == CAT_DESERT && s->robber == 0)
            s->robber = (uint8_t)(h + 1); /* CB-SETUP-05 */
    }
}

static void lay_harbours(struct th_ctx *g)
{
    struct cat_base *s = cat_bs(g);
    const struct cat_map *map = cat_ru(g)->params.map;
    bool other = cat_ru(g)->params.other_spots;
    for (int i = 0; i < map->n_harbours; i++) {
        int hex = other ? map->spots[i].hex : map->harbours[i].hex;
        int side = other ? map->spots[i].side : map->harbours[i].side;
        s->harbour[i] = (uint8_t)(cat_graph_side(&cat_ru(g)->graph, hex, side) + 1);
        s->harbour_kind[i] = map->harbours[i].kind;
    }
}

/* The printed beginner start: CB-BEG-03..06. With three players the first colour is left out (CB-BEG-05). */
static void lay_start(struct th_ctx *g)
{
    const struct cat_map *map = cat_ru(g)->params.map;
    const struct cat_graph *gr = &cat_ru(g)->graph;
    int skip = map->n_starts - g->flow->seats;
    for (int seat = 0; seat < g->flow->seats; seat++) {
        const uint8_t *at = map->starts[seat + skip];
        for (int i = 0; i < 6; i += 3) {
            cat_put_town(g, seat, at[i]);
            cat_put_road(g, seat, cat_graph_edge(gr, at[i + 1], at[i + 2]));
        }
        cat_gain(g, seat, cat_node_yield(g, at[3]));
    }
    cat_bs(g)->dirty = 0;
}

void cat_start(const struct th_rules *r, void *state)
{
    struct cat_state *st = state;
    struct th_ctx g = { .rules = r, .flow = &st->flow };
    const struct cat_params *p = &cat_ru(&g)->params;
    memset(st, 0, sizeof *st);
    st->flow.seats = r->seats;
    st->base.bank = p->bank;
    st->base.deck = p->deck;
    lay_island(&g);
    lay_harbours(&g);
    cat_rebuild(&g);
    if (r->opt[CAT_OPT_START] == START_PRINTED)
        lay_start(&g);
    th_push(&g, CAT_F_GAME, 0, 0);
    th_settle(&g);
}

/* ------------------------------------------------------------------- deals */

static void shuffle(uint8_t *list, int n, struct th_rng *rng)
{
    for (int i = n - 1; i > 0; i--) {
        int j = (int)th_rng_below(rng, (uint32_t)i + 1);
        uint8_t t = list[i];
        list[i] = list[j];
        list[j] = t;
    }
}

static void deal_terrain(struct th_ctx *g, struct th_rng *rng)
{
    struct cat_base *s = cat_bs(g);
    int n = cat_ru(g)->graph.n_map, deserts = 0;
    shuffle(s->terrain, n, rng);
    for (int h = 0; h < n;
         h++) /* the robber starts on one of the deserts (CB-SETUP-05, CB-56-10) */
        if (s->terrain[h] == CAT_DESERT && th_rng_below(rng, (uint32_t)++deserts) == 0)
            s->robber = (uint8_t)(h + 1);
}

static void lay_tokens(struct cat_base *s, const uint8_t *order, int n, const uint8_t *tokens)
{
    memset(s->number, 0, sizeof s->number);
    for (int i = 0; i < n; i++)
        if (s->terrain[order[i]] != CAT_DESERT) /* the desert uses up no letter (CB-NUM-05) */
            s->number[order[i]] = (uint16_t)(1U << *tokens++);
}

static bool is_red(uint16_t number)
{
    return (number & (1U << 6 | 1U << 8)) != 0;
}

static bool reds_touch(const struct th_ctx *g)
{
    const struct cat_base *s = cat_bs(g);
    const struct cat_graph *gr = &cat_ru(g)->graph;
    for (int h = 0; h < gr->n_map; h++)
        for (int side = 0; side < 6 && is_red(s->number[h]); side++)
            if (gr->hex_hex[h][side] < gr->n_map && is_red(s->number[gr->hex_hex[h][side]]))
                return true;
    return false;
}

/* Shuffled until no two red numbers touch (CB-NUM-07): every admissible arrangement is equally likely. */
static void deal_random_numbers(struct th_ctx *g, struct th_rng *rng)
{
    const struct cat_map *map = cat_ru(g)->params.map;
    uint8_t order[CAT_HEXES], tokens[CAT_TOKENS];
    for (int h = 0; h < map->n_hex; h++)
        order[h] = (uint8_t)h;
    memcpy(tokens, map->tokens, sizeof tokens);
    do {
        shuffle(tokens, map->n_tokens, rng);
        lay_tokens(cat_bs(g), order, map->n_hex, tokens);
    } while (reds_touch(g));
}

static void deal_spiral(struct th_ctx *g, struct th_rng *rng)
{
    const struct cat_map *map = cat_ru(g)->params.map;
    const struct cat_graph *gr = &cat_ru(g)->graph;
    bool land[CAT_HEXES];
    uint8_t corner[6], order[CAT_HEXES];
    for (int h = 0; h < CAT_HEXES; h++)
        land[h] = cat_is_land(cat_bs(g)->terrain[h]);
    int n = cat_graph_corners(gr, land, corner);
    int from = corner[th_rng_below(rng, (uint32_t)n)];
    n = cat_graph_spiral(gr, land, from, cat_opt(g, CAT_OPT_SPIRAL) == SPIRAL_CW, order);
    lay_tokens(cat_bs(g), order, n, map->tokens);
}

void cat_deal(const struct th_rules *r, void *state, struct th_rng *rng)
{
    struct cat_state *st = state;
    struct th_ctx g = { .rules = r, .flow = &st->flow };
    if (r->opt[CAT_OPT_LAYOUT] == LAYOUT_BEGINNER)
        return;
    deal_terrain(&g, rng);
    if (r->opt[CAT_OPT_NUMBERS] == NUMBERS_RANDOM)
        deal_random_numbers(&g, rng);
    else
        deal_spiral(&g, rng);
    if (r->opt[CAT_OPT_HARBOURS] == PORTS_SHUFFLED)
        shuffle(st->base.harbour_kind, cat_ru(&g)->params.map->n_harbours, rng); /* CB-HARB-05 */
    cat_rebuild(&g);
}

/* ----------------------------------------------------- start player (CB-SETUP-07) */

/* Frame catan.start: n = highest sum so far, m = seats that rolled it, a = seats still to roll. */
void cat_setup_start(struct th_ctx *g, struct th_frame *f)
{
    int chosen = cat_opt(g, CAT_OPT_FIRST);
    (void)f;
    if (chosen > 0)
        g->flow->turn = (uint8_t)(chosen - 1);
    else
        th_push(g, CAT_F_START, 0, 0)->a = (int16_t)((1 << g->flow->seats) - 1);
}

void cat_run_start(struct th_ctx *g, struct th_frame *f)
{
    if (f->a != 0) {
        th_push(g, CAT_F_FIRST, th_first_seat((unsigned)f->a), TH_CHANCE);
        return;
    }
    if ((f->m & (f->m - 1)) != 0) { /* a tie: those roll again */
        f->a = f->m;
        f->n = f->m = 0;
        return;
    }
    g->flow->turn = (uint8_t)th_first_seat(f->m);
    th_emit(g, CAT_EV_STARTS, g->flow->turn, { 0 });
    th_pop(g);
}

void cat_gen_first(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    (void)g;
    (void)f;
    (void)seat;
    for (int a = 1; a <= 6; a++)
        for (int b = 1; b <= 6; b++)
            th_add_weighted(out, th_make(CAT_FIRST, a, b, 0), 1);
}

void cat_do_first(struct th_ctx *g, int dealer, th_move m)
{
    int seat = th_top(g)->seat, sum = th_arg(m, 0) + th_arg(m, 1);
    (void)dealer;
    th_emit(g, CAT_EV_FIRST, seat, { (int16_t)th_arg(m, 0), (int16_t)th_arg(m, 1) });
    th_pop(g);
    struct th_frame *f = th_top(g);
    f->a = (int16_t)(f->a & ~(1 << seat));
    if (sum > f->n) {
        f->n = (uint8_t)sum;
        f->m = 0;
    }
    if (sum == f->n)
        f->m |= (uint8_t)(1U << seat);
}

/* ------------------------------------------------------------- placement rounds */

/* Frame catan.rounds: n = round, m = how many have placed in it. */
void cat_setup_rounds(struct th_ctx *g, struct th_frame *f)
{
    (void)f;
    if (cat_opt(g, CAT_OPT_START) == START_PLACED)
        th_push(g, CAT_F_ROUNDS, 0, 0);
}

void cat_run_rounds(struct th_ctx *g, struct th_frame *f)
{
    int seats = g->flow->seats;
    if (f->m == seats) {
        f->n++;
        f->m = 0;
    }
    if (f->n == cat_ru(g)->params.n_rounds) {
        th_pop(g);
        return;
    }
    int place = cat_ru(g)->params.round[f->n].backwards ? seats - 1 - f->m : f->m;
    int seat = (g->flow->turn + place) % seats;
    f->m++;
    th_push(g, CAT_F_SETTLE, seat, 1U << seat)->n = f->n;
}
