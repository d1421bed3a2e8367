/* tb_traders.c - Traders & Barbarians, the main scenario: trade hexes, baggage trains, its deck; the wagon's turn begins here.
 *
 * Owns tb.traders. Wagons are in tb_traders_wagon.c, what they pay for their ways in tb_traders_ways.c, barbarians in
 * tb_traders_barbarian.c, positions and JSON in tb_traders_text.c. There is no robber: what would move him moves a barbarian.
 * Clauses: CT-TB-*, CT-FR-15, CT-X-11, CT-X-19. Tests: tests/rules/catan/traders*.t, tests/prop/test_laws_traders.c */
#include "tb_traders.h"
#include "cat_maps.h"
#include "sea.h"

enum {
    WARES_OF_A_KIND = 6
};

/* clang-format off */
#define PRICE(lumber) (CAT_SOME(CAT_LUMBER, lumber) + CAT_SOME(CAT_WOOL, 1) + CAT_SOME(CAT_ORE, 1))
const struct tb_train tb_train[TB_TRAINS + 1] = { /* CT-TB-20; a die never shows 7 */
    { 0, 0, 0, 0, 0 },
    { 4, 1, 7, 0, 0 },
    { 5, 2, 6, 0, PRICE(1) },
    { 6, 3, 5, 0, PRICE(1) },
    { 7, 4, 4, 0, PRICE(2) },
    { 7, 5, 3, 1, PRICE(2) },
};
/* clang-format on */

static void params(struct cat_params *p, const struct th_setup *setup)
{
    (void)setup;
    p->map = &cat_maps[CAT_MAP_TB_TRADERS];
    p->terrains |= 1U << CAT_CASTLE | 1U << CAT_QUARRY | 1U << CAT_GLASSWORKS;
    p->terrains &= (uint16_t) ~(1U << CAT_DESERT); /* CT-TB-01 */
    p->target = 13;
    p->purse = 5;        /* CT-TB-08 */
    p->start_points = 3; /* a settlement and a city: CT-TB-09 */
    p->route_min = 255;  /* no Longest Road: CT-TB-01 */
    p->deck = cat_some(CAT_KNIGHT_CARD, 16) + cat_some(CAT_ROADS_CARD, 3) +
              cat_some(TB_SWIFT_CARD, 3) + cat_some(CAT_POINT_CARD, 3); /* CT-TB-60 */
    if (p->cards < CAT_DEV_NB)
        p->cards = CAT_DEV_NB;
    p->robberless = 1;
    p->repeats = 1U << 2 | 1U << 12;                /* CT-TB-10 */
    p->rob = p->seven = p->knight = TB_F_BARBARIAN; /* CT-TB-54, CT-TB-62 */
    p->sent = TB_F_BARE;                            /* CT-X-19, as the tokens */
    p->token_land = 1U << CAT_CASTLE | 1U << CAT_QUARRY | 1U << CAT_GLASSWORKS;
    p->round[0] = (struct cat_round){ CAT_TOWN_PIECE, 0, 0, CT_TB_09 };
    p->round[1] = (struct cat_round){ CAT_CITY_PIECE, 1, 1, CT_TB_09 };
}

void tb_sow_plazas(struct cat_params *p)
{
    p->repeats = 0;
    p->like[CAT_CASTLE] = CAT_PASTURE;
    p->like[CAT_QUARRY] = CAT_HILLS;
    p->like[CAT_GLASSWORKS] = CAT_FOREST;
}

/* No hex has these numbers: such a roll is repeated. Event cards are not (CT-X-11). */
static th_clause may_roll(const struct th_ctx *g, int a, int b)
{
    return (cat_ru(g)->params.repeats >> (a + b) & 1) != 0 ? CT_TB_10 : 0;
}

/* ------------------------------------------------------------- trade hexes */

int tb_plaza_node(const struct th_ctx *g, int plaza)
{
    const struct cat_map *map = cat_ru(g)->params.map;
    for (int i = 0; i < map->n_plazas; i++)
        if (map->terrain[map->plazas[i].hex] == CAT_CASTLE + plaza)
            return cat_ru(g)->graph.n_node - map->n_plazas + i;
    return -1;
}

int tb_plaza_hex(const struct th_ctx *g, int plaza)
{
    const struct cat_graph *gr = &cat_ru(g)->graph;
    return gr->edge_hex[gr->node_edge[tb_plaza_node(g, plaza)][0]][0];
}

int tb_plaza_at(const struct th_ctx *g, int node)
{
    const struct cat_map *map = cat_ru(g)->params.map;
    int i = node - (cat_ru(g)->graph.n_node - map->n_plazas);
    return i < 0 ? -1 : map->terrain[map->plazas[i].hex] - CAT_CASTLE;
}

int tb_ware_goal(int ware)
{
    static const uint8_t goal[TB_WARES] = { CAT_CASTLE, CAT_CASTLE, CAT_QUARRY, CAT_GLASSWORKS };
    return goal[ware] - CAT_CASTLE;
}

int tb_ware_of(int plaza, int place)
{
    static const uint8_t stack[TB_PLAZAS][2] = { { TB_TOOLS, TB_SAND },
                                                 { TB_MARBLE, TB_SAND },
                                                 { TB_GLASS, TB_TOOLS } };
    return stack[plaza][place] - TB_MARBLE;
}

int tb_stack(const struct th_ctx *g, int plaza)
{
    return tb_traders_st(g)->stack[plaza][0] + tb_traders_st(g)->stack[plaza][1];
}

static bool is_marked(const struct th_ctx *g, int kind, int place)
{
    const struct cat_map *map = cat_ru(g)->params.map;
    for (int i = 0; i < map->n_marks; i++)
        if (map->marks[i].kind == kind && map->marks[i].place == place)
            return true;
    return false;
}

static struct cat_edges marked_paths(const struct th_ctx *g, int kind)
{
    const struct cat_map *map = cat_ru(g)->params.map;
    struct cat_edges set = { { 0 } };
    for (int i = 0; i < map->n_marks; i++)
        if (map->marks[i].kind == kind)
            sea_put_edge(&set, map->marks[i].place);
    return set;
}

struct cat_edges tb_barred_paths(const struct th_ctx *g)
{
    return marked_paths(g, CAT_MARK_BARRED_PATH);
}

/* Sea sides and sea corners of the trade hexes, and what lies amid them (CT-TB-04, CT-TB-05). */
static th_clause spares(const struct th_ctx *g, const struct cat_build *b)
{
    if (cat_piece[b->piece].stands == TH_T_EDGE)
        return is_marked(g, CAT_MARK_BARRED_PATH, b->at) ? CT_TB_04 : 0;
    if (cat_piece[b->piece].stands != TH_T_NODE)
        return 0;
    return is_marked(g, CAT_MARK_BARRED_NODE, b->at) || tb_plaza_at(g, b->at) >= 0 ? CT_TB_05 : 0;
}

/* ------------------------------------------------------------ the beginning */

static void lay(struct th_ctx *g)
{
    struct tb_traders_state *t = tb_traders_st(g);
    *t = (struct tb_traders_state){ .barbarian = marked_paths(g, CAT_MARK_BARBARIAN) };
    memset(t->stack, WARES_OF_A_KIND, sizeof t->stack);
    for (int seat = 0; seat < g->flow->seats; seat++)
        t->level[seat] = 1;
}

/* The city of the set-up gets the wagon (CT-TB-09). */
static void on_built(struct th_ctx *g, const struct cat_build *b)
{
    uint8_t *wagon = &tb_traders_st(g)->wagon[b->owner];
    if (b->piece != CAT_CITY_PIECE || *wagon != 0 || b->owner >= g->flow->seats)
        return;
    *wagon = (uint8_t)(b->at + 1);
    th_emit(g, TB_EV_WAGON, b->owner, { b->at });
}

/* --------------------------------------------------------- baggage trains */

th_clause tb_no_next_train(const struct th_ctx *g, int seat)
{
    int level = tb_traders_st(g)->level[seat];
    if (level == TB_TRAINS)
        return CT_TB_21;
    return cat_covers(cat_bs(g)->hand[seat], tb_train[level + 1].cost) ? 0 : CT_TB_20;
}

th_clause tb_no_upgrade(const struct th_ctx *g, int seat, th_move m)
{
    (void)m;
    return tb_no_next_train(g, seat);
}

void tb_do_upgrade(struct th_ctx *g, int seat, th_move m)
{
    int level = ++tb_traders_st(g)->level[seat];
    (void)m;
    cat_pay(g, seat, tb_train[level].cost);
    cat_bs(g)->built = 1;
    if (tb_train[level].points > 0)
        cat_bs(g)->dirty |= CAT_DIRTY_POINTS;
    th_emit(g, TB_EV_UPGRADED, seat, { (int16_t)level });
}

static void gen(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    if (f->kind == CAT_F_ACT && (f->actors >> seat & 1) != 0 && tb_no_next_train(g, seat) == 0)
        th_add(out, th_make(TB_MV_UPGRADE, 0, 0, 0));
}

/* A token is worth a point (CT-TB-42), the last card too (CT-TB-21). */
static int points(const struct th_ctx *g, int seat, bool secret_too)
{
    (void)secret_too;
    return tb_traders_st(g)->delivered[seat] + tb_train_of(g, seat)->points;
}

const struct cat_module tb_traders = {
    .params = params,
    .lines = tb_traders_lines,
    .may_build = spares,
    .may_settle = spares,
    .may_roll = may_roll,
    .lay = lay,
    .points = points,
    .on_built = on_built,
    .gen = gen,
    .check = tb_traders_check,
    .dump = tb_traders_dump,
    .describe = tb_traders_describe,
};
