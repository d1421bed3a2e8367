/* tb_rivers.c - the Rivers of Catan: bridges, gold for building at the rivers, the tiles of the richest and the poorest.
 *
 * A bridge is a piece of the land class, so that roads and the longest road go on over it; its mark keeps it apart from
 * roads. Where the rivers run is said by the map. Owns tb.rivers: who holds the tiles, as far as it was told; what they
 * are worth follows from the gold. Clauses: CT-RI-*. Tests: rivers.t. */
#include "tb_rivers.h"
#include "cat_maps.h"
#include "tb_gold.h"

static struct tb_rivers_state *rivers(const struct th_ctx *g)
{
    return &cat_st(g)->tb.rivers;
}

/* ---------------------------------------------------------------- the rivers */

static bool marked(const struct th_ctx *g, int kind, int place)
{
    const struct cat_map *map = cat_ru(g)->params.map;
    for (int i = 0; i < map->n_marks; i++)
        if (map->marks[i].kind == kind && map->marks[i].place == place)
            return true;
    return false;
}

bool tb_river_hex(const struct th_ctx *g, int hex)
{
    return hex != CAT_NONE && marked(g, CAT_MARK_RIVER, hex);
}

bool tb_river_node(const struct th_ctx *g, int node)
{
    const uint8_t *hex = cat_ru(g)->graph.node_hex[node];
    return tb_river_hex(g, hex[0]) || tb_river_hex(g, hex[1]) || tb_river_hex(g, hex[2]);
}

bool tb_river_edge(const struct th_ctx *g, int edge)
{
    const uint8_t *hex = cat_ru(g)->graph.edge_hex[edge];
    return tb_river_hex(g, hex[0]) || tb_river_hex(g, hex[1]);
}

bool tb_bridge_site(const struct th_ctx *g, int edge)
{
    return marked(g, CAT_MARK_BRIDGE, edge);
}

/* ------------------------------------------------------------------- bridges */

/* Roads never lie on the sites (CT-RI-24), nor in the set-up (CT-RI-10). */
static th_clause keeps_sites(const struct th_ctx *g, const struct cat_build *b)
{
    return b->piece == CAT_ROAD_PIECE && tb_bridge_site(g, b->at) ? CT_RI_24 : 0;
}

static th_clause keeps_sites_first(const struct th_ctx *g, const struct cat_build *b)
{
    return keeps_sites(g, b) != 0 ? CT_RI_10 : 0;
}

th_clause tb_no_bridge(const struct th_ctx *g, int owner, int edge)
{
    const struct cat_base *s = cat_bs(g);
    if (s->left[TB_BRIDGE_PIECE][owner] == 0)
        return CB_BUILD_03;
    if (!tb_bridge_site(g, edge))
        return CT_RI_24;
    if (s->edge[edge] != 0)
        return CB_BOARD_06;
    if (!cat_has_edge(&s->near[owner], edge))
        return CT_RI_23;
    return cat_may_build(g, &(struct cat_build){ .owner = (uint8_t)owner,
                                                 .piece = TB_BRIDGE_PIECE,
                                                 .at = (uint8_t)edge,
                                                 .free = !cat_paid_here(g) });
}

int tb_free_sites(const struct th_ctx *g, int owner)
{
    const struct cat_map *map = cat_ru(g)->params.map;
    int n = 0;
    for (int i = 0; i < map->n_marks; i++)
        n += map->marks[i].kind == CAT_MARK_BRIDGE &&
             tb_no_bridge(g, owner, map->marks[i].place) == 0;
    return n;
}

th_clause tb_no_bridge_move(const struct th_ctx *g, int seat, th_move m)
{
    th_clause no = tb_no_bridge(g, seat, th_arg(m, 0));
    return no != 0 || !cat_paid_here(g) ? no : cat_no_price(g, seat, TB_BRIDGE_PIECE);
}

void tb_do_bridge(struct th_ctx *g, int seat, th_move m)
{
    cat_do_edge(g, seat, TB_BRIDGE_PIECE, th_arg(m, 0));
}

void tb_gen_bridges(const struct th_ctx *g, int seat, struct th_moves *out)
{
    const struct cat_map *map = cat_ru(g)->params.map;
    for (int i = 0; i < map->n_marks; i++)
        if (map->marks[i].kind == CAT_MARK_BRIDGE &&
            tb_no_bridge(g, seat, map->marks[i].place) == 0)
            th_add(out, th_make(TB_MV_BRIDGE, map->marks[i].place, 0, 0));
}

static void gen(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    if (f->kind == CAT_F_ACT && (f->actors >> seat & 1) != 0 &&
        cat_no_price(g, seat, TB_BRIDGE_PIECE) == 0)
        tb_gen_bridges(g, seat, out);
}

/* ---------------------------------------------------------------------- gold */

/* What a piece built at a river brings; a city that replaces a settlement brings nothing (CT-RI-22). */
static int reward(const struct th_ctx *g, const struct cat_build *b)
{
    const struct cat_params *p = &cat_ru(g)->params;
    switch (b->piece) {
    case TB_BRIDGE_PIECE: return p->bridge_gold;                             /* CT-RI-23 */
    case CAT_TOWN_PIECE: return tb_river_node(g, b->at) ? TB_RIVER_GOLD : 0; /* CT-RI-20 */
    case CAT_ROAD_PIECE:
        return tb_river_edge(g, b->at) ? TB_RIVER_GOLD : 0;                 /* CT-RI-21, CT-RI-27 */
    case SEA_SHIP_PIECE: return tb_river_edge(g, b->at) ? p->ship_gold : 0; /* CT-X-42 */
    case CAT_CITY_PIECE: return !cat_in_turns(g) && tb_river_node(g, b->at) ? p->city_gold : 0;
    default: return 0;
    }
}

static void on_built(struct th_ctx *g, const struct cat_build *b)
{
    tb_gold_give(g, b->owner, reward(g, b));
}

/* -------------------------------------------------------- tiles of wealth */

/* After the set-up (CT-RI-32): who has strictly the most gold, seat + 1, and all who have the least. */
static struct tb_rivers_state judge(const struct th_ctx *g)
{
    const uint16_t *gold = cat_bs(g)->coins;
    struct tb_rivers_state now = { 0 };
    int most = -1, least = CAT_MOST_COINS + 1;
    if (!cat_in_turns(g))
        return now;
    for (int seat = 0; seat < g->flow->seats; seat++) {
        if (gold[seat] >= most)
            now.wealthiest = gold[seat] == most ? 0 : (uint8_t)(seat + 1); /* CT-RI-30 */
        most = gold[seat] > most ? gold[seat] : most;
        least = gold[seat] < least ? gold[seat] : least;
    }
    for (int seat = 0; seat < g->flow->seats && !cat_ru(g)->params.poorless; seat++)
        now.poor |= (uint8_t)((gold[seat] == least) << seat); /* CT-RI-31, CT-RI-33 */
    return now;
}

static void tell_wealth(struct th_ctx *g, const struct tb_rivers_state *was,
                        const struct tb_rivers_state *now)
{
    const uint16_t *gold = cat_bs(g)->coins;
    if (now->wealthiest != was->wealthiest && now->wealthiest != 0)
        th_emit(g, TB_EV_WEALTHIEST, now->wealthiest - 1, { (int16_t)gold[now->wealthiest - 1] });
    else if (now->wealthiest != was->wealthiest)
        th_emit(g, TB_EV_NO_WEALTHIEST, was->wealthiest - 1, { 0 });
    for (int seat = 0; seat < g->flow->seats; seat++) {
        unsigned gains = now->poor & ~was->poor, loses = was->poor & ~now->poor;
        if ((gains >> seat & 1) != 0)
            th_emit(g, TB_EV_POOR, seat, { (int16_t)gold[seat] });
        if ((loses >> seat & 1) != 0)
            th_emit(g, TB_EV_NOT_POOR, seat, { 0 });
    }
}

/* A row of the titles table. */
void tb_title_wealth(struct th_ctx *g, struct th_frame *f)
{
    (void)f;
    if ((cat_bs(g)->dirty & CAT_DIRTY_POINTS) == 0)
        return;
    struct tb_rivers_state was = *rivers(g), now = judge(g);
    *rivers(g) = now;
    tell_wealth(g, &was, &now);
}

static int worth(const struct tb_rivers_state *r, int seat)
{
    return (r->wealthiest == seat + 1 ? TB_WEALTHIEST : 0) + ((r->poor >> seat & 1) ? TB_POOR : 0);
}

int tb_wealth_points(const struct th_ctx *g, int seat)
{
    return worth(rivers(g), seat);
}

int tb_wealth_due(const struct th_ctx *g, int seat)
{
    struct tb_rivers_state now = judge(g);
    return worth(&now, seat);
}

static int points(const struct th_ctx *g, int seat, bool secret_too)
{
    (void)secret_too;
    return tb_wealth_points(g, seat);
}

/* --------------------------------------------------------------- positions */

static void params(struct cat_params *p, const struct th_setup *setup)
{
    bool turned = setup->opt[CAT_OPT_RIVERS] != 0;
    p->map = &cat_maps[turned ? CAT_MAP_TB_RIVERS_TURNED : CAT_MAP_TB_RIVERS];
    p->terrains |= 1U << CAT_SWAMP;
    p->home = CAT_SWAMP; /* CT-RI-08 */
    p->bridge_gold = TB_BRIDGE_GOLD;
}

static const struct th_line_def lines[] = {
    { .word = "bridge", .read = cat_set_piece },
    { 0 },
};

static int derive(struct th_ctx *g, struct th_why *why)
{
    (void)why;
    *rivers(g) = judge(g);
    return 0;
}

static int check(const struct th_ctx *g, struct th_why *why)
{
    for (int e = 0; e < cat_ru(g)->graph.n_edge; e++) {
        int piece = cat_piece_on(TH_T_EDGE, cat_bs(g)->edge[e]);
        if (piece != CAT_NO_PIECE && (piece == TB_BRIDGE_PIECE) != tb_bridge_site(g, e))
            return th_fail(why, CT_RI_24, "a road on a bridge site, or a bridge elsewhere", NULL);
    }
    struct tb_rivers_state now = judge(g);
    if (!cat_atomic(g) && memcmp(&now, rivers(g), sizeof now) != 0)
        return th_fail(why, CT_RI_32, "the tiles of wealth lie with others", NULL);
    return 0;
}

static void describe_seat(const struct th_ctx *g, int seat, struct th_json *out)
{
    th_json_open(out, NULL, '{');
    th_json_int(out, "seat", seat + 1);
    th_json_open(out, "parts", '{');
    th_json_int(out, "wealth", tb_wealth_points(g, seat));
    th_json_close(out, '}');
    th_json_close(out, '}');
}

/* Hexes of one river, from its source to its mouth: the map names them so. */
static void describe_course(const struct th_ctx *g, int river, struct th_json *out)
{
    const struct cat_map *map = cat_ru(g)->params.map;
    th_json_open(out, NULL, '[');
    for (int i = 0; i < map->n_marks; i++)
        if (map->marks[i].kind == CAT_MARK_RIVER && map->marks[i].value == river)
            cat_json_id(out, NULL, 'h', map->marks[i].place);
    th_json_close(out, ']');
}

static void describe_sites(const struct th_ctx *g, struct th_json *out)
{
    const struct cat_map *map = cat_ru(g)->params.map;
    th_json_open(out, "sites", '[');
    for (int i = 0; i < map->n_marks; i++)
        if (map->marks[i].kind == CAT_MARK_BRIDGE)
            cat_json_id(out, NULL, 'e', map->marks[i].place);
    th_json_close(out, ']');
}

/* Gold for a piece at a river, by its word. */
static void describe_rewards(const struct th_ctx *g, struct th_json *out)
{
    th_json_open(out, "rewards", '{');
    th_json_int(out, cat_piece[TB_BRIDGE_PIECE].word, cat_ru(g)->params.bridge_gold);
    th_json_int(out, cat_piece[CAT_ROAD_PIECE].word, TB_RIVER_GOLD);
    th_json_int(out, cat_piece[CAT_TOWN_PIECE].word, TB_RIVER_GOLD);
    if (cat_ru(g)->params.ship_gold > 0)
        th_json_int(out, cat_piece[SEA_SHIP_PIECE].word, cat_ru(g)->params.ship_gold);
    th_json_close(out, '}');
}

static void describe(const struct th_ctx *g, enum th_section s, struct th_json *out)
{
    if (s != TH_TABLE_SECTION)
        return;
    th_json_open(out, "rivers", '{');
    th_json_open(out, "courses", '[');
    for (int river = 1; river <= TB_RIVERS; river++)
        describe_course(g, river, out);
    th_json_close(out, ']');
    describe_sites(g, out);
    describe_rewards(g, out);
    th_json_open(out, "worth", '{');
    th_json_int(out, "wealthiest", TB_WEALTHIEST);
    th_json_int(out, "poor", cat_ru(g)->params.poorless ? 0 : TB_POOR);
    th_json_close(out, '}');
    th_json_int(out, "wealthiest", rivers(g)->wealthiest);
    th_json_open(out, "poor", '[');
    for (int seat = 0; seat < g->flow->seats; seat++)
        if ((rivers(g)->poor >> seat & 1) != 0)
            th_json_int(out, NULL, seat + 1);
    th_json_close(out, ']');
    th_json_open(out, "seats", '[');
    for (int seat = 0; seat < g->flow->seats; seat++)
        describe_seat(g, seat, out);
    th_json_close(out, ']');
    th_json_close(out, '}');
}

const struct cat_module tb_rivers = {
    .params = params,
    .lines = lines,
    .may_build = keeps_sites,
    .may_settle = keeps_sites_first,
    .points = points,
    .on_built = on_built,
    .gen = gen,
    .derive = derive,
    .check = check,
    .describe = describe,
};
