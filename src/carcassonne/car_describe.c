/* car_describe.c - a view of a Carcassonne table as JSON, with every figure people look at, so that no client computes a rule.
 *
 * geometry, once per table:
 *   {"colours": ["red", ...],
 *    "tiles": [{"tile": "BA-D", "set": "base", "count": 4, "edges": "CRFR", "turns": 4,        in this table; different turns
 *               "symbols": ["gold", "hat", "sack", "lake", "fork", ...], "flight": "NW", "river": "EW",
 *               "segments": [{"segment": "road1", "kind": "road", "sides": "EW", "halves": [2, 7],   halves of fields only
 *                             "at": [50, 50],                                    where a figure stands, in 1/100 of the tile
 *                             "shields": 1, "goods": "wine", "inn": true, "cathedral": true, "end": "crossing",
 *                             "over": "city", "cities": ["city1"]}]}]}      cities a field touches
 *   Sides, halves and places are those of the unturned tile; a turn of q quarters maps (x, y) to (100 - y, x) q times.
 * describe:
 *   seats   {"seat", "colour", "points", "marker", "messenger", "supply": {"meeple": 5, "big": 1, ...}, "goods": {"wine": 1},
 *            "gold": 2, "robber": 10}             robber: space, -1 in the supply; what a module owns only when it plays
 *   places  the map: {"tile": "BA-D", "at": "0,0", "x": 0, "y": 0, "rot": 0, "ingots": 1, "ferry": ["road1", "road2"],
 *            "features": {"road1": 3, "field1": 7}}         ids of features; `at` is what moves say, x and y are unwrapped
 *   pieces  {"kind": "meeple", "owner": 1, "at": "0,0", "segment": "road1", "feature": 3}; mage and witch have no owner
 *   table   {"turn", "turn_no", "ply", "won", "winners": [], "laid", "left", "drawn": "BA-W", "last": "1,0", "earned": 1, "message": 4, "messages": [], "target": "3,0",
 *            "features": [{"id": 3, "kind": "road", "at": "0,0", "segment": "road1", "done": false, "open": 2, "tiles": 2,
 *                          "shields": 0, "cities": 0, "inn": false, "cathedral": false, "mage": false, "witch": false,
 *                          "weights": [1, 0], "owners": [1], "now": 2, "finished": 3}],
 *                now: points of an owner if the game ended now, of a completed feature those of its completion; each: the same for every owner, where
 *                they differ; finished: if the feature were completed as it stands; shields, cities, inn, cathedral, mage, witch, weights and each are
 *                left out when there is nothing to say; so are gardens and fields nobody can stand on
 *            "remaining": [{"tile": "BA-A", "n": 2, "next": true, "fits": 3}],  next: in the stack that is drawn from; places now
 *            "cells": [{"at": "1,0", "x": 1, "y": 0, "need": "..CR", "fits": 12}], open cells: edges asked for, tiles of the
 *                          stack in use that fit there; "stack": how many tiles that stack holds
 *            "placements": [{"at": "1,0", "x": 1, "y": 0, "rots": [0, 2]}],     when the reader is asked to place
 *            "spots": [{"figure": "meeple", "segment": "road1", "at": "1,0", "feature": 3, "now": 2}]}  when asked for a figure
 *   ask, moves as in every game. */
#include "car.h"

/* ---------------------------------------------------------------- coordinates */

struct
    frame_of_map { /* where the ring of 256 is cut open: the occupied columns and rows form one arc each */
    int left, top;
};

static int arc_start(const uint8_t *at, int n)
{
    bool used[256] = { false };
    int from = n > 0 ? at[0] : 0;
    for (int i = 0; i < n; i++)
        used[at[i]] = true;
    for (int k = 0; k < 255 && used[(from - 1) & 255]; k++)
        from--;
    return n > 0 ? from - at[0] + (int8_t)at[0] : 0;
}

static struct frame_of_map frame_of(const struct car_state *s)
{
    return (struct frame_of_map){ arc_start(s->x, s->tiles), arc_start(s->y, s->tiles) };
}

/* One cell outside the arc is an open cell on its left. */
static int unwrap(int v, int from)
{
    return (uint8_t)(v - from + 1) + from - 1;
}

static void cell(struct th_json *j, const struct frame_of_map *m, int x, int y)
{
    char buf[16];
    th_json_str(j, "at", car_cell_text(buf, x, y));
    th_json_int(j, "x", unwrap(x, m->left));
    th_json_int(j, "y", unwrap(y, m->top));
}

static void at_seg(struct th_json *j, const struct car_state *s, int seg)
{
    char buf[16];
    th_json_str(j, "at", car_cell_text(buf, s->x[seg / CAR_SEGS], s->y[seg / CAR_SEGS]));
    th_json_str(j, "segment", car_seg_name[car_seg(s, seg)->word]);
}

static void section(const struct th_ctx *g, enum car_section s, int i, struct th_json *j)
{
    CAR_EACH(g, describe, describe)
        describe(g, s, i, j);
}

/* ---------------------------------------------------------- seats, map, pieces */

static void one_seat(const struct th_ctx *g, int seat, struct th_json *j)
{
    const struct car_state *s = car_st(g);
    th_json_open(j, NULL, '{');
    th_json_int(j, "seat", seat + 1);
    th_json_str(j, "colour", car_colour[seat]);
    th_json_int(j, "points", s->points[seat][0] + s->points[seat][1]);
    th_json_int(j, "marker", s->points[seat][0]);
    th_json_open(j, "supply", '{');
    for (int figure = CAR_MEEPLE; figure <= CAR_PIG; figure++)
        if ((car_ru(g)->in_play >> figure & 1) != 0)
            th_json_int(j, car_figure_name[figure], car_supply(s, seat, figure));
    th_json_close(j, '}');
    section(g, CAR_SEAT_SECTION, seat, j);
    th_json_close(j, '}');
}

static void one_tile(const struct th_ctx *g, const struct frame_of_map *m, int tile,
                     struct th_json *j)
{
    const struct car_state *s = car_st(g);
    const struct car_kind *k = car_kind_at(s, tile);
    th_json_open(j, NULL, '{');
    th_json_str(j, "tile", k->id);
    cell(j, m, s->x[tile], s->y[tile]);
    th_json_int(j, "rot", s->rot[tile]);
    th_json_open(j, "features", '{');
    for (int i = 0; i < k->n_seg; i++)
        th_json_int(j, car_seg_name[k->seg[i].word], s->feat[tile * CAR_SEGS + i]);
    th_json_close(j, '}');
    section(g, CAR_TILE_SECTION, tile, j);
    th_json_close(j, '}');
}

static void figures(const struct car_state *s, struct th_json *j)
{
    for (int seat = 0; seat < s->flow.seats; seat++)
        for (int slot = 0; slot < CAR_SLOTS; slot++) {
            int seg = s->figure[seat][slot] - 1;
            if (seg < 0)
                continue;
            th_json_open(j, NULL, '{');
            th_json_str(j, "kind", car_figure_name[car_slot_figure(slot)]);
            th_json_int(j, "owner", seat + 1);
            at_seg(j, s, seg);
            th_json_int(j, "feature", s->feat[seg]);
            th_json_close(j, '}');
        }
}

/* ------------------------------------------------------------------- features */

/* There are hundreds of features: what is 0 is left out. */
static void some(struct th_json *j, const char *key, int n)
{
    if (n != 0)
        th_json_int(j, key, n);
}

static void owners(const struct th_ctx *g, int fid, struct th_json *j)
{
    uint8_t weight[CAR_SEATS];
    unsigned mask = car_owners(car_st(g), fid);
    car_weigh(car_st(g), fid, weight);
    if (mask != 0) {
        th_json_open(j, "weights", '[');
        for (int seat = 0; seat < g->flow->seats; seat++)
            th_json_int(j, NULL, weight[seat]);
        th_json_close(j, ']');
    }
    th_json_open(j, "owners", '[');
    for (; mask != 0; mask &= mask - 1)
        th_json_int(j, NULL, th_first_seat(mask) + 1);
    th_json_close(j, ']');
}

/* Owners can get different points, for a field with a pig (CC-PIG-03); then each one's are told, in the order of the owners. */
static void shares(const struct th_ctx *g, unsigned mask, const struct car_worth *counts,
                   struct th_json *j)
{
    int points[CAR_SEATS], n = 0;
    bool differ = false;
    for (; mask != 0; mask &= mask - 1) {
        struct car_worth w = *counts;
        car_price_now(g, th_first_seat(mask), &w);
        points[n++] = w.points;
        differ |= points[n - 1] != points[0];
    }
    if (!differ)
        return;
    th_json_open(j, "each", '[');
    for (int i = 0; i < n; i++)
        th_json_int(j, NULL, points[i]);
    th_json_close(j, ']');
}

/* What it brings its owner (or whoever claims it): now, and completed as it stands. */
static void worths(const struct th_ctx *g, int fid, struct th_json *j)
{
    struct car_worth w, done;
    unsigned mask = car_owners(car_st(g), fid);
    car_survey(g, fid, &w);
    done = w;
    shares(g, mask, &w, j);
    car_price_now(g, mask != 0 ? th_first_seat(mask) : g->flow->turn, &w);
    th_json_int(j, "tiles", w.tiles);
    some(j, "shields", w.shields);
    some(j, "cities", w.cities);
    th_json_int(j, "now", w.points);
    if (w.type != CAR_FIELD)
        car_price(g, true, &done);
    th_json_int(j, "finished", w.type != CAR_FIELD ? done.points : w.points);
}

static void feature(const struct th_ctx *g, int fid, struct th_json *j)
{
    const struct car_state *s = car_st(g);
    int type = car_type_of(s, fid), tile = (fid - 1) / CAR_SEGS;
    th_json_open(j, NULL, '{');
    th_json_int(j, "id", fid);
    th_json_str(j, "kind", car_type_name[type]);
    at_seg(j, s, fid - 1);
    th_json_bool(j, "done", car_done(s, fid));
    th_json_int(j, "open", type >= CAR_MONASTERY ? 8 - s->around[tile] : s->open[fid - 1]);
    section(g, CAR_FEATURE_SECTION, fid, j);
    worths(g, fid, j);
    owners(g, fid, j);
    th_json_close(j, '}');
}

static void features(const struct th_ctx *g, struct th_json *j)
{
    const struct car_state *s = car_st(g);
    th_json_open(j, "features", '[');
    for (int fid = 1; fid <= s->tiles * CAR_SEGS; fid++)
        if (s->feat[fid - 1] == fid && car_counts(g, car_type_of(s, fid)))
            feature(g, fid, j);
    th_json_close(j, ']');
}

/* --------------------------------------------------------- stacks and open cells */

/* In how many ways a kind fits: one cell, or (-1) all. */
static int ways(const struct th_ctx *g, int kind, int only)
{
    const struct car_state *s = car_st(g);
    int n = 0;
    for (int i = only < 0 ? 0 : only; i < (only < 0 ? s->cells : only + 1); i++)
        for (int rot = 0; rot < car_kind[kind].turns; rot++) {
            struct car_spot spot = { (uint8_t)kind, car_cell_x(s->cell[i]), car_cell_y(s->cell[i]),
                                     (uint8_t)rot };
            n += car_no_spot(g, &spot) == 0;
        }
    return n;
}

static void remaining(const struct th_ctx *g, struct th_json *j)
{
    const struct car_state *s = car_st(g);
    int pile = car_current_pile(g);
    th_json_int(j, "stack", pile < 0 ? 0 : s->pile[pile]);
    th_json_open(j, "remaining", '[');
    for (int i = 0; i < car_ru(g)->kinds; i++) {
        int kind = car_ru(g)->list[i];
        if (s->left[kind] == 0)
            continue;
        th_json_open(j, NULL, '{');
        th_json_str(j, "tile", car_tile_name[kind]);
        th_json_int(j, "n", s->left[kind]);
        th_json_bool(j, "next", car_ru(g)->pile[kind] == pile);
        th_json_int(j, "fits", ways(g, kind, -1));
        th_json_close(j, '}');
    }
    th_json_close(j, ']');
    th_json_open(j, "removed", '[');
    for (int kind = 0; kind < CAR_KINDS; kind++)
        for (int n = 0; n < s->gone[kind]; n++)
            th_json_str(j, NULL, car_tile_name[kind]);
    th_json_close(j, ']');
}

/* Tiles of the stack in use that fit into an open cell: the chance that the next one does is this by the stack. */
static int fitting(const struct th_ctx *g, int i)
{
    const struct car_state *s = car_st(g);
    int n = 0, pile = car_current_pile(g);
    for (int k = 0; k < car_ru(g)->kinds; k++) {
        int kind = car_ru(g)->list[k];
        if (s->left[kind] > 0 && car_ru(g)->pile[kind] == pile && ways(g, kind, i) > 0)
            n += s->left[kind];
    }
    return n;
}

static void open_cells(const struct th_ctx *g, const struct frame_of_map *m, struct th_json *j)
{
    const struct car_state *s = car_st(g);
    th_json_open(j, "cells", '[');
    for (int i = 0; i < s->cells; i++) {
        char need[5] = "....";
        for (int side = 0; side < 4; side++)
            if (car_cell_asks(s->cell[i], side) != 0)
                need[side] = "FRCV"[car_cell_asks(s->cell[i], side) - CAR_ASKS];
        th_json_open(j, NULL, '{');
        cell(j, m, car_cell_x(s->cell[i]), car_cell_y(s->cell[i]));
        th_json_str(j, "need", need);
        th_json_int(j, "fits", fitting(g, i));
        th_json_close(j, '}');
    }
    th_json_close(j, ']');
}

/* --------------------------------------------------------- what the reader may do */

static void placements(const struct frame_of_map *m, const struct th_moves *moves,
                       struct th_json *j)
{
    th_json_open(j, "placements", '[');
    for (int i = 0; i < moves->n;) {
        th_move at = moves->at[i] >> 40;
        th_json_open(j, NULL, '{');
        cell(j, m, th_arg(moves->at[i], 0), th_arg(moves->at[i], 1));
        th_json_open(j, "rots", '[');
        for (; i < moves->n && moves->at[i] >> 40 == at; i++)
            th_json_int(j, NULL, th_arg(moves->at[i], 2));
        th_json_close(j, ']');
        th_json_close(j, '}');
    }
    th_json_close(j, ']');
}

static void spots(const struct th_ctx *g, int seat, const struct th_moves *moves, struct th_json *j)
{
    const struct car_state *s = car_st(g);
    th_json_open(j, "spots", '[');
    for (int i = 0; i < moves->n; i++) {
        struct car_worth w;
        const struct th_move_info *info = &g->rules->game->moves[th_kind(moves->at[i])];
        int seg = info->args[0] == TH_T_TERRAIN
                      ? car_named(s, car_part_tile(g), th_arg(moves->at[i], 0))
                      : -1;
        if (seg < 0)
            continue;
        car_survey(g, s->feat[seg], &w);
        car_price_now(g, seat, &w);
        th_json_open(j, NULL, '{');
        th_json_str(j, "figure", info->word);
        at_seg(j, s, seg);
        th_json_int(j, "feature", s->feat[seg]);
        th_json_int(j, "now", w.points);
        th_json_close(j, '}');
    }
    th_json_close(j, ']');
}

static void choices(const struct th_ctx *g, const struct frame_of_map *m, int seat,
                    struct th_json *j)
{
    struct th_moves moves;
    moves.n = 0;
    if (seat >= TH_SEATS || g->flow->depth == 0)
        return;
    th_flow_gen(g, seat, &moves);
    if (moves.n > 0 && th_top(g)->kind == CAR_F_PLACE)
        placements(m, &moves, j);
    if (moves.n > 0 && th_top(g)->kind == CAR_F_FIGURE)
        spots(g, seat, &moves, j);
}

/* ---------------------------------------------------------------------- table */

static void table(const struct th_ctx *g, const struct frame_of_map *m, int seat, struct th_json *j)
{
    const struct car_state *s = car_st(g);
    char buf[16];
    th_json_int(j, "turn", g->flow->turn + 1);
    th_json_int(j, "turn_no", g->flow->turn_no);
    th_json_int(j, "ply", g->flow->ply);
    th_json_winners(j, g); /* who shares the first place shares the win (CC-END-07) */
    th_json_int(j, "laid", s->tiles);
    th_json_int(j, "left", car_stack(g));
    if (s->drawn != 0)
        th_json_str(j, "drawn", car_tile_name[s->drawn - 1]);
    if (s->tiles > 0)
        th_json_str(j, "last", car_cell_text(buf, s->x[s->tiles - 1], s->y[s->tiles - 1]));
    section(g, CAR_TABLE_SECTION, 0, j);
    features(g, j);
    remaining(g, j);
    open_cells(g, m, j);
    choices(g, m, seat, j);
}

void car_describe(const struct th_rules *r, const void *view, int seat, struct th_json *j)
{
    struct th_ctx g = th_look(r, view);
    const struct car_state *s = view;
    struct frame_of_map m = frame_of(s);
    th_json_open(j, NULL, '{');
    th_json_open(j, "seats", '[');
    for (int i = 0; i < g.flow->seats; i++)
        one_seat(&g, i, j);
    th_json_close(j, ']');
    th_json_open(j, "places", '[');
    for (int tile = 0; tile < s->tiles; tile++)
        one_tile(&g, &m, tile, j);
    th_json_close(j, ']');
    th_json_open(j, "pieces", '[');
    figures(s, j);
    section(&g, CAR_PIECES_SECTION, 0, j);
    th_json_close(j, ']');
    th_json_open(j, "table", '{');
    table(&g, &m, seat, j);
    th_json_close(j, '}');
    th_json_ask(j, &g);
    th_json_moves(j, &g, seat);
    th_json_close(j, '}');
}
