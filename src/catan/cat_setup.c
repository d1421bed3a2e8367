/* cat_setup.c - before the first turn: the island as printed, the start player, the placement rounds.
 *
 * start() lays the printed island without chance; cat_deal.c then deals what the options leave to chance.
 * Clauses: CB-SETUP-*, CB-BEG-*. */
#include "cat.h"
#include "cat_maps.h"

enum {
    START_PLACED,
    START_PRINTED
};

/* ------------------------------------------------------------- fixed start */

/* On the hex the map names, or on the first of the terrain it names (CB-SETUP-05); 0 = beside the board. */
static uint8_t robber_start(const struct cat_map *map)
{
    const struct cat_mark *start = cat_map_mark(map, CAT_MARK_ROBBER);
    if (start == NULL || start->place != CAT_NONE)
        return start == NULL ? 0 : (uint8_t)(start->place + 1);
    for (int h = 0; h < map->n_hex; h++)
        if (map->terrain[h] == start->value)
            return (uint8_t)(h + 1);
    return 0;
}

static void lay_island(struct th_ctx *g)
{
    struct cat_base *s = cat_bs(g);
    const struct cat_map *map = cat_ru(g)->params.map;
    const struct cat_graph *gr = &cat_ru(g)->graph;
    for (int h = 0; h < gr->n_hex; h++)
        s->terrain[h] = h < map->n_hex ? map->terrain[h] : CAT_SEA;
    memcpy(s->number, map->number, sizeof map->number);
    s->robber = robber_start(map);
}

static void lay_harbours(struct th_ctx *g)
{
    struct cat_base *s = cat_bs(g);
    const struct cat_map *map = cat_ru(g)->params.map;
    bool other = cat_ru(g)->params.other_spots;
    for (int i = 0; i < map->n_harbours; i++) {
        int hex = other ? map->spots[i].hex : map->harbours[i].hex;
        int side = other ? map->spots[i].side : map->harbours[i].side;
        if (hex != CAT_NONE) /* or it is placed in the game */
            s->harbour[i] = (uint8_t)(cat_graph_side(&cat_ru(g)->graph, hex, side) + 1);
        s->harbour_kind[i] = map->harbours[i].kind;
    }
}

/* The printed beginner start: CB-BEG-03..06. With three players the first colour is left out (CB-BEG-05). */
static void lay_start(struct th_ctx *g)
{
    const struct cat_map *map = cat_ru(g)->params.map;
    int colours = map->n_pieces > 0 ? map->pieces[map->n_pieces - 1].seat + 1 : 0;
    for (int i = 0; i < map->n_pieces; i++) {
        const struct cat_printed *p = &map->pieces[i];
        int seat = p->seat + g->flow->seats - colours;
        if (seat < 0)
            continue;
        if (cat_piece[p->piece].stands == TH_T_EDGE)
            cat_put_edge(g, seat, p->piece, p->place);
        else
            cat_put_town(g, seat, p->place);
        if (p->pays)
            cat_gain(g, seat, cat_node_yield(g, p->place).goods);
    }
    cat_bs(g)->dirty = 0;
}

/* What the first questions are can depend on what was dealt: after a deal the game begins anew. */
void cat_begin(struct th_ctx *g)
{
    CAT_EACH(g, lay, fn)
        fn(g);
    *g->flow = (struct th_flow){ .seats = g->rules->seats };
    th_push(g, CAT_F_GAME, 0, 0);
    th_settle(g);
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
    cat_begin(&g);
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
    if (!th_start_next(g, f, CAT_F_FIRST))
        th_emit(g, CAT_EV_STARTS, g->flow->turn, { 0 });
}

void cat_do_first(struct th_ctx *g, int dealer, th_move m)
{
    (void)dealer;
    th_emit(g, CAT_EV_FIRST, th_top(g)->seat, { (int16_t)th_arg(m, 0), (int16_t)th_arg(m, 1) });
    th_start_rolled(g, m);
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
