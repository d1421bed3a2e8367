/* test_laws_traders.c - the main scenario of Traders & Barbarians, counted a second time from the clauses after each move of
 * random games: what a wagon pays, what it loads and delivers, where barbarians and roads may be. */
#include "table.h"
#include "cat.h"

static struct prop sides = { .name =
                                 "CT-TB-04, CT-TB-05 nothing on sea sides, sea corners, plazas" };
static struct prop pays = { .name = "CT-TB-30, CT-TB-31, CT-TB-34 points and tolls of a step" };
static struct prop feeds = { .name = "CT-TB-35, CT-TB-64 grain and Swift Journey" };
static struct prop goods = { .name = "CT-TB-06, CT-TB-40..44 every token is where it should be" };
static struct prop gold = { .name = "CT-TB-08, CT-TB-30, CT-TB-42 no other gold comes or goes" };
static struct prop trains = { .name = "CT-TB-20, CT-TB-21 trains and their prices" };
static struct prop hordes = { .name = "CT-TB-50, CT-TB-52..55 three barbarians, moved as told" };
static struct prop rolls = { .name = "CT-TB-10 neither 2 nor 12, where no hex bears them" };

enum {
    MARBLE,
    GLASS,
    TOOLS,
    SAND,
    CASTLE = 0,
    QUARRY,
    GLASSWORKS
};

static const struct cat_state *st(const struct table *t)
{
    return t->state;
}

static const struct cat_graph *graph(const struct table *t)
{
    return &((const struct cat_rules *)t->rules)->graph;
}

static bool is_move(const struct table *t, const char *word)
{
    return strcmp(t->game->moves[th_kind(t->move)].word, word) == 0;
}

static const struct th_frame *wagon_frame(const struct cat_state *s, const struct table *t)
{
    for (int i = 0; i < s->flow.depth; i++)
        if (strcmp(t->rules->frame[s->flow.stack[i].kind]->name, "traders.wagon") == 0)
            return &s->flow.stack[i];
    return NULL;
}

/* ------------------------------------------------------------------ the board */

/* Castle 0, quarry 1, glassworks 2 by the middle of their hexes; -1 = no plaza: it touches no hex (CT-TB-03). */
static int plaza_of(const struct table *t, int node)
{
    int edge = graph(t)->node_edge[node][0];
    if (graph(t)->node_hex[node][0] != CAT_NONE)
        return -1;
    return st(t)->base.terrain[graph(t)->edge_hex[edge][0]] - CAT_CASTLE;
}

static bool is_trade_hex(const struct cat_state *s, int hex)
{
    return hex != CAT_NONE && s->base.terrain[hex] >= CAT_CASTLE &&
           s->base.terrain[hex] <= CAT_GLASSWORKS;
}

/* Through the Desert: W, NW, NE of the quarry, SE, SW, W of the castle, NE, E, SE of the glassworks (CT-OPEN-20). */
static bool desert_side(const struct table *t, int edge)
{
    static const uint8_t at[][4] = { { 0, 4, 5, 0 }, { 25, 2, 3, 4 }, { 15, 0, 1, 2 } };
    bool found = false;
    for (int i = 0; i < 3; i++)
        for (int k = 1; k < 4; k++)
            found |= graph(t)->hex_edge[at[i][0]][at[i][k]] == edge;
    return found;
}

static bool is_water(const struct cat_state *s, int hex)
{
    return hex == CAT_NONE || s->base.terrain[hex] == CAT_SEA;
}

/* A side of a trade hex with nothing but the frame or the sea behind it. */
static bool sea_side(const struct table *t, int edge)
{
    const uint8_t *hex = graph(t)->edge_hex[edge];
    if (cat_module_on(t->rules, CAT_M_SEA) && t->rules->opt[CAT_OPT_SEA_SCENARIO] != 0)
        return desert_side(t, edge);
    return (is_trade_hex(st(t), hex[0]) && is_water(st(t), hex[1])) ||
           (is_trade_hex(st(t), hex[1]) && is_water(st(t), hex[0]));
}

/* Two sea sides meet there. */
static bool sea_corner(const struct table *t, int node)
{
    int met = 0;
    for (int i = 0; graph(t)->node_edge[node][i] != CAT_NONE; i++)
        met += sea_side(t, graph(t)->node_edge[node][i]);
    return met > 1;
}

static void see_board(struct table *t)
{
    const struct cat_base *s = &st(t)->base;
    int barred = 0;
    for (int e = 0; e < graph(t)->n_edge; e++) {
        barred += sea_side(t, e);
        prop_is(&sides, t, !sea_side(t, e) || s->edge[e] == 0);
        prop_is(&hordes, t, !sea_side(t, e) || !cat_has_edge(&st(t)->tb.traders.barbarian, e));
    }
    prop_is(&sides, t, barred == 9);
    for (int n = 0; n < graph(t)->n_node; n++) {
        prop_is(&sides, t, s->node[n] == 0 || (!sea_corner(t, n) && plaza_of(t, n) < 0));
    }
}

/* ------------------------------------------------------------------ the wagon */

static int goal_of(int ware)
{
    return ware == MARBLE || ware == GLASS ? CASTLE : ware == TOOLS ? QUARRY : GLASSWORKS;
}

static int horde_on(const struct cat_state *s, int edge)
{
    return cat_has_edge(&s->tb.traders.barbarian, edge) ? 1 : 0;
}

/* Between hexes of a river that follow each other, and the outlets; a bridge may lie there (CT-X-05, CT-RI-05). */
static bool is_ford(const struct table *t, int edge)
{
    static const uint8_t sites[] = { 10, 14, 17, 20, 44, 47, 54 };
    return cat_module_on(t->rules, CAT_M_RIVERS) && memchr(sites, edge, sizeof sites) != NULL;
}

/* One step: points, toll, and what awaits at a plaza. Before it nothing is known of the token that is drawn. */
static void see_step(struct table *t, const struct cat_state *old)
{
    int seat = t->seat, edge = th_arg(t->move, 0);
    bool across = cat_has_edge(&old->tb.events.damaged, edge); /* no road to a wagon: CT-X-11 */
    int owner = across ? -1 : (old->base.edge[edge] & 15) - 1;
    const uint8_t *end = graph(t)->edge_node[edge];
    int from = old->tb.traders.wagon[seat] - 1, to = end[0] == from ? end[1] : end[0];
    int bare = is_ford(t, edge) ? 3 : 2, had = wagon_frame(old, t)->n;
    int price = (owner >= 0 ? 1 : bare) + 2 * horde_on(old, edge);
    int toll = owner < 0 || owner == seat ? 0 : is_ford(t, edge) ? 2 : 1;
    bool stops = plaza_of(t, to) >= 0;
    int cargo = old->tb.traders.cargo[seat] - 1, level = old->tb.traders.level[seat];
    bool brings = stops && cargo >= 0 && goal_of(cargo) == plaza_of(t, to);
    const struct th_frame *now = wagon_frame(st(t), t);
    prop_is(&pays, t,
            st(t)->tb.traders.wagon[seat] == to + 1 && (from == end[0] || from == end[1]));
    prop_is(&pays, t, price <= had && toll <= old->base.coins[seat] && !sea_side(t, edge));
    prop_is(&pays, t, now == NULL || now->n == (stops ? 0 : had - price));
    prop_is(&goods, t,
            st(t)->tb.traders.delivered[seat] == old->tb.traders.delivered[seat] + brings);
    for (int i = 0; i < t->rules->seats; i++) {
        int gain = (i == seat ? (brings ? level : 0) - toll : 0) + (i == owner ? toll : 0);
        prop_is(&gold, t, st(t)->base.coins[i] == old->base.coins[i] + gain);
    }
}

static void see_speed(struct table *t, const struct cat_state *old)
{
    static const int mp[] = { 0, 4, 5, 6, 7, 7 };
    const struct th_frame *was = wagon_frame(old, t), *now = wagon_frame(st(t), t);
    int level = st(t)->tb.traders.level[t->seat < CAT_OWNERS ? t->seat : 0];
    if (is_move(t, "grain"))
        prop_is(&feeds, t,
                now->n == was->n + 2 &&
                    st(t)->base.hand[t->seat] + cat_some(CAT_GRAIN, 1) == old->base.hand[t->seat]);
    if (is_move(t, "swift_journey"))
        prop_is(&feeds, t, now->n == mp[level] && old->base.card_played == 0);
    if (is_move(t, "end") && now != NULL)
        prop_is(&feeds, t, now->n == mp[level]);
}

/* ------------------------------------------------------------------ the stacks */

static void see_goods(struct table *t, const struct cat_state *old)
{
    const struct tb_traders_state *now = &st(t)->tb.traders, *was = &old->tb.traders;
    int n = 0, drawn = 0;
    for (int plaza = 0; plaza < 3; plaza++)
        for (int i = 0; i < 2; i++) {
            n += now->stack[plaza][i];
            drawn += was->stack[plaza][i] - now->stack[plaza][i];
        }
    for (int seat = 0; seat < CAT_OWNERS; seat++)
        n += now->delivered[seat] + (now->cargo[seat] != 0);
    prop_is(&goods, t, n == 36);
    prop_is(&goods, t, drawn == is_move(t, "load"));
    if (drawn == 0)
        return;
    int seat = old->flow.turn, at = plaza_of(t, was->wagon[seat] - 1), ware = now->cargo[seat] - 1;
    static const int holds[3][2] = { { TOOLS, SAND }, { MARBLE, SAND }, { GLASS, TOOLS } };
    prop_is(&goods, t, was->cargo[seat] == 0 && (ware == holds[at][0] || ware == holds[at][1]));
}

/* --------------------------------------------------------------- the rest of it */

static void see_trains(struct table *t, const struct cat_state *old)
{
    static const int lumber[] = { 0, 0, 1, 1, 2, 2 };
    for (int seat = 0; seat < t->rules->seats; seat++) {
        int was = old->tb.traders.level[seat], now = st(t)->tb.traders.level[seat];
        bool buys = is_move(t, "upgrade") && seat == t->seat;
        prop_is(&trains, t, now == was + buys && now >= 1 && now <= 5);
        if (buys)
            prop_is(&trains, t,
                    st(t)->base.hand[seat] + cat_some(CAT_LUMBER, lumber[now]) +
                            cat_some(CAT_WOOL, 1) + cat_some(CAT_ORE, 1) ==
                        old->base.hand[seat]);
    }
}

/* Was it not rolled, or does a hex bear it? With Seafarers some do (CT-X-45). */
static bool is_borne(const struct table *t, int total)
{
    bool borne = st(t)->base.total != total;
    for (int hex = 0; hex < graph(t)->n_map; hex++)
        borne |= (st(t)->base.number[hex] >> total & 1) != 0;
    return borne;
}

static void see_hordes(struct table *t, const struct cat_state *old)
{
    int n = 0, left = 0, came = 0;
    for (int e = 0; e < graph(t)->n_edge; e++) {
        n += horde_on(st(t), e);
        left += horde_on(old, e) && !horde_on(st(t), e);
        came += !horde_on(old, e) && horde_on(st(t), e);
    }
    bool moves = is_move(t, "banish");
    prop_is(&hordes, t, n == 3 && left == moves && came == moves);
    if (moves)
        prop_is(&hordes, t, horde_on(st(t), th_arg(t->move, 0)));
    if (is_move(t, "drive_die")) { /* level 2 on a 6, 3 on 5 and 6 ... */
        bool away = th_arg(t->move, 0) + old->tb.traders.level[old->flow.turn] >= 8;
        prop_is(&hordes, t,
                away == (strcmp(th_asking(t->rules, t->state, NULL), "traders.banish") == 0));
    }
    bool all = cat_module_on(t->rules, CAT_M_RIVERS) || cat_module_on(t->rules, CAT_M_CARAVANS);
    if (is_move(t, "dice") && !all) /* CT-X-05, CT-X-06 */
        prop_is(&rolls, t, is_borne(t, 2) && is_borne(t, 12));
}

static void one_game(const struct th_setup *setup, void *arg)
{
    uint64_t *seed = arg;
    if (strcmp(setup->game->name, "catan") != 0 || (setup->modules >> CAT_M_TRADERS & 1) == 0)
        return;
    struct table *t = table_of(setup, ++*seed);
    for (int seat = 0; seat < t->rules->seats; seat++)
        prop_is(&gold, t,
                st(t)->base.coins[seat] == (cat_module_on(t->rules, CAT_M_RIVERS) ? 3 : 5));
    while (th_ply(t->state) < 12000 && table_choose(t)) {
        struct cat_state old = *st(t);
        table_make(t);
        see_board(t);
        if (is_move(t, "travel"))
            see_step(t, &old);
        see_speed(t, &old);
        see_goods(t, &old);
        see_trains(t, &old);
        see_hordes(t, &old);
    }
    table_close(t);
}

int main(void)
{
    static const char *const sure[] = { "catan +traders seats=4",
                                        "catan +traders seats=3 tb_grain_once=1",
                                        "catan +traders +harbormaster seats=2",
                                        "catan +rivers +traders seats=4",
                                        "catan +caravans +traders seats=3",
                                        "catan +sea +traders seats=4",
                                        "catan +sea +traders scenario=through_the_desert seats=3",
                                        "catan +sea +traders variable=1 seats=3",
                                        "catan +fishermen +traders seats=4" };
    struct prop *all[] = { &sides, &pays, &feeds, &goods, &gold, &trains, &hordes, &rolls };
    uint64_t seed = 9100;
    for (int i = 0; i < 18; i++) {
        struct th_setup setup;
        if (th_setup_parse(&setup, sure[i % 9], NULL) != 0)
            abort();
        one_game(&setup, &seed);
    }
    table_every(tap_scale(20), one_game, &seed);
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
        prop_report(all[i]);
    return tap_done();
}
