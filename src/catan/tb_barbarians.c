/* tb_barbarians.c - Barbarian Attack: a castle, a coast where barbarians land, knights on the paths.
 *
 * Owns struct tb_barbarians_state. This file has the module's numbers and hooks, the coast, and what conquest changes; the rest:
 * tb_barbarians_attack.c (landings, the 7), tb_barbarians_card.c, tb_barbarians_march.c, tb_barbarians_battle.c,
 * tb_barbarians_text.c. Clauses: CT-BA-*. Tests: tests/rules/catan/barbarians_*.t, tests/model/test_battles.c */
#include "tb_barbarians.h"

enum {
    HORDE_FULL = 36,
    HORDE_FEWER = 30
};

/* ------------------------------------------------------------------- coast */

int tb_shore_hex(const struct th_ctx *g, int shore)
{
    const struct cat_map *map = cat_ru(g)->params.map;
    const struct cat_mark *at = cat_map_mark(map, CAT_MARK_COAST) + shore;
    return at < map->marks + map->n_marks && at->kind == CAT_MARK_COAST ? at->place : -1;
}

int tb_shore_of(const struct th_ctx *g, int hex)
{
    for (int i = 0; i < TB_SHORES; i++)
        if (tb_shore_hex(g, i) == hex)
            return i;
    return -1;
}

struct cat_edges tb_castle_paths(const struct th_ctx *g)
{
    const struct cat_map *map = cat_ru(g)->params.map;
    struct cat_edges set = { { 0 } };
    int h = map->n_hex; /* it stands late in the boards' numbering */
    while (h-- > 0)
        if (map->terrain[h] == CAT_CASTLE)
            break;
    for (int side = 0; side < 6 && h >= 0; side++)
        sea_put_edge(&set, cat_ru(g)->graph.hex_edge[h][side]);
    return set;
}

int tb_horde_all(const struct th_ctx *g)
{
    return cat_opt(g, CAT_OPT_TB_SUPPLY) != 0 ? HORDE_FEWER : HORDE_FULL;
}

/* Taken off one hex and not yet anywhere else: by Treason, or between those who roll for prisoners. */
static int in_hand(const struct th_ctx *g)
{
    int n = 0;
    for (int i = 0; i < g->flow->depth; i++) {
        const struct th_frame *f = &g->flow->stack[i];
        if (f->kind == TB_F_LURE)
            n += th_bits((uint16_t)f->a);
        else if (f->kind == TB_F_LAND || f->kind == TB_F_CONTEST)
            n += f->n;
    }
    return n;
}

int tb_horde_left(const struct th_ctx *g)
{
    const struct tb_barbarians_state *b = tb_barb(g);
    int n = tb_horde_all(g) - in_hand(g);
    for (int i = 0; i < TB_SHORES; i++)
        n -= b->horde[i];
    for (int i = 0; i < CAT_OWNERS; i++)
        n -= b->prisoners[i];
    return n;
}

/* ---------------------------------------------------------------- conquest */

bool tb_conquered(const struct th_ctx *g, int hex)
{
    return (tb_barb(g)->conquered >> hex & 1) != 0;
}

void tb_put_horde(struct th_ctx *g, int shore, int n)
{
    struct tb_barbarians_state *b = tb_barb(g);
    int hex = tb_shore_hex(g, shore);
    bool was = b->horde[shore] == TB_HORDE, is = n == TB_HORDE;
    b->horde[shore] = (uint8_t)n;
    if (was == is)
        return;
    b->conquered ^= (uint64_t)1 << hex;
    cat_rebuild_ports(g); /* CT-BA-16 */
    for (int i = 0; i < 6 && cat_ru(g)->hooks.n_cuts_route > 0; i++)
        cat_recut(g, CAT_NOBODY, cat_ru(g)->graph.hex_node[hex][i]);
    cat_bs(g)->dirty |= CAT_DIRTY_POINTS;
    th_emit(g, is ? TB_EV_CONQUERED : TB_EV_FREED, TH_DEALER, { (int16_t)hex });
}

/* It touches conquered hexes and the sea, nothing else: castle, desert and inner hexes protect (CT-BA-16, CT-BA-17). */
bool tb_fallen(const struct th_ctx *g, int node)
{
    const uint8_t *hex = cat_ru(g)->graph.node_hex[node];
    int lost = 0;
    if (tb_barb(g)->conquered == 0 || (tb_ranks(g) != NULL && tb_ranks(g)->safe(g, node)))
        return false;
    for (int i = 0; i < 3 && hex[i] != CAT_NONE; i++) {
        if (tb_conquered(g, hex[i]))
            lost++;
        else if (cat_is_land(cat_bs(g)->terrain[hex[i]]))
            return false;
    }
    return lost > 0;
}

struct cat_nodes tb_fallen_buildings(const struct th_ctx *g)
{
    struct cat_nodes set = { { 0 } };
    for (uint64_t left = tb_barb(g)->conquered; left != 0; left &= left - 1) {
        const uint8_t *node = cat_ru(g)->graph.hex_node[__builtin_ctzll(left)];
        for (int i = 0; i < 6; i++)
            if (cat_bs(g)->node[node[i]] != 0 && tb_fallen(g, node[i]))
                cat_put_node(&set, node[i]);
    }
    return set;
}

/* A path or a crossing with a conquered hex beside it. */
static bool beside_conquered(const struct th_ctx *g, const uint8_t *hex, int n)
{
    for (int i = 0; i < n && hex[i] != CAT_NONE; i++)
        if (tb_conquered(g, hex[i]))
            return true;
    return false;
}

static th_clause may_build(const struct th_ctx *g, const struct cat_build *b)
{
    const struct cat_graph *gr = &cat_ru(g)->graph;
    if (tb_barb(g)->conquered == 0)
        return 0;
    switch (b->piece) {
    case CAT_ROAD_PIECE: return beside_conquered(g, gr->edge_hex[b->at], 2) ? CT_BA_15 : 0;
    case CAT_TOWN_PIECE: return beside_conquered(g, gr->node_hex[b->at], 3) ? CT_BA_15 : 0;
    case CAT_CITY_PIECE:
        if (tb_fallen(g, b->at))
            return CT_BA_16;
        return cat_opt(g, CAT_OPT_TB_UPGRADE) == 0 && beside_conquered(g, gr->node_hex[b->at], 3)
                   ? CT_BA_15
                   : 0;
    default: return 0;
    }
}

/* ------------------------------------------------------------------ points */

int tb_prisoner_points(const struct th_ctx *g, int seat)
{
    return tb_barb(g)->prisoners[seat] / cat_ru(g)->params.captives; /* CT-BA-48 */
}

int tb_fallen_points(const struct th_ctx *g, int seat)
{
    struct cat_nodes fallen = tb_fallen_buildings(g);
    int lost = 0;
    SEA_EACH_NODE(fallen, node)
        if (cat_node_owner(cat_bs(g), node) == seat)
            lost += (cat_bs(g)->node[node] & CAT_CITY_BIT) != 0 ? 2 : 1;
    return lost;
}

static int points(const struct th_ctx *g, int seat, bool secret_too)
{
    (void)secret_too; /* all of it lies open: CT-HID-05 */
    return tb_prisoner_points(g, seat) - tb_fallen_points(g, seat);
}

void tb_take_prisoners(struct th_ctx *g, int owner, int n)
{
    uint8_t *has = &tb_barb(g)->prisoners[owner];
    *has = (uint8_t)(*has + n);
    cat_bs(g)->dirty |= CAT_DIRTY_POINTS;
    th_emit(g, TB_EV_PRISONERS, owner, { (int16_t)n, *has });
}

/* ------------------------------------------------------------------ module */

/* Where a rule asks who has most knights, those on the board count (CT-X-10, CT-X-51). */
static int muster(const struct th_ctx *g, int seat, int so_far)
{
    (void)so_far;
    return tb_knights(g, seat);
}

/* In the set-up nobody is on turn: it causes no attack (CT-BA-07). */
static void on_built(struct th_ctx *g, const struct cat_build *b)
{
    if (g->flow->on_turn != 0 && (b->piece == CAT_TOWN_PIECE || b->piece == CAT_CITY_PIECE))
        tb_attack(g, g->flow->on_turn - 1);
}

static void lay(struct th_ctx *g)
{
    const struct cat_map *map = cat_ru(g)->params.map;
    struct tb_barbarians_state *b = tb_barb(g);
    memcpy(b->deck, tb_instants, sizeof b->deck);
    for (int i = 0; i < map->n_marks; i++)
        if (map->marks[i].kind == CAT_MARK_HORDE) /* CT-BA-04 */
            b->horde[tb_shore_of(g, map->marks[i].place)] = map->marks[i].value;
}

static void params(struct cat_params *p, const struct th_setup *setup)
{
    (void)setup;
    p->map = &cat_maps[CAT_MAP_TB_BARBARIANS];
    p->new_island = 1; /* CT-BA-02 */
    p->target = 12;
    p->terrains |= (uint16_t)(1U << CAT_CASTLE);
    p->deck = 0; /* CT-BA-06: no base cards, no robber, no Largest Army */
    p->deckless = CT_BA_06;
    p->draw = TB_F_CARD;
    p->cards = CAT_CARD_NB;
    p->robberless = 1;
    p->army_min = 255;
    p->seven = TB_F_SEVEN;
    p->sent = TB_F_SHIFT; /* CT-X-17, as the tokens */
    p->ransom = 3;        /* CT-BA-50 */
    p->captives = TB_PAIR;
    p->start_points = 3; /* CT-BA-07: a settlement and a city */
    p->round[1].piece = CAT_CITY_PIECE;
    p->round[0].clause = p->round[1].clause = CT_BA_07;
}

const struct cat_module tb_barbarians = {
    .params = params,
    .lines = tb_barbarians_lines,
    .lay = lay,
    .may_build = may_build,
    .hex_sleeps = tb_conquered,
    .node_sleeps = tb_fallen,
    .points = points,
    .muster = muster,
    .on_built = on_built,
    .derive = tb_barbarians_derive,
    .check = tb_barbarians_check,
    .dump = tb_barbarians_dump,
    .describe = tb_barbarians_describe,
};
