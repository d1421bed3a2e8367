/* test_laws_rivers.c - the Rivers and their gold, after each move of random games: what every move pays and costs, bridges and
 * their sites, the tiles of wealth. Where the rivers run is copied from the clauses. */
#include "table.h"
#include "laws_catan.h"

static struct prop sites = { .name =
                                 "CT-RI-05, CT-RI-24 bridges lie on their sites, roads do not" };
static struct prop supply = { .name = "CT-RI-09, CT-RI-25 three bridges each" };
static struct prop pays = {
    .name = "CT-RI-20..23, CT-RI-27, CT-X-42 what is built at a river brings gold"
};
static struct prop bank = { .name =
                                "CT-GOLD-02, CT-GOLD-04 what the bank takes and gives for gold" };
static struct prop deals = { .name = "CT-GOLD-05 a trade moves gold and makes none" };
static struct prop still = { .name = "CT-GOLD-03 nothing else moves gold" };
static struct prop twice = { .name = "CT-GOLD-02 at most two cards a turn are bought with gold" };
static struct prop start = { .name = "CT-RI-09, CT-RI-21 the set-up brings at most four gold" };
static struct prop keeps = { .name = "CT-X-33 a city is kept for five gold" };
static struct prop taken = { .name = "CT-X-33 a road taken at a river costs its owner a gold" };
static struct prop tiles = { .name = "CT-RI-30..33 the tiles lie where the gold says" };

static const struct cat_state *st(const struct table *t)
{
    return t->state;
}

static const struct cat_graph *graph(const struct table *t)
{
    return &((const struct cat_rules *)t->rules)->graph;
}

/* ------------------------------------------------------------ places, by CT-RI-03 */

struct axial {
    int q, r;
};

/* Source to mouth; the book of 2025 turns both by a third. */
static const struct axial river_hex[7] = { { 2, -1 }, { 1, -1 }, { 0, -1 }, { -1, -1 },
                                           { 0, 1 },  { -1, 1 }, { -2, 1 } };

static struct axial place(const struct table *t, int i)
{
    struct axial at = river_hex[i];
    bool turned = t->setup.opt[CAT_OPT_RIVERS] != 0, sea = cat_module_on(t->rules, CAT_M_SEA);
    if (turned)
        at = (struct axial){ at.r, -at.q - at.r };
    return sea ? (struct axial){ at.q - 1, at.r + 4 } : at; /* the main island: CT-X-42 */
}

/* Which hex of the rivers this is, -1: none. */
static int river_of(const struct table *t, int hex)
{
    for (int i = 0; i < 7 && hex != CAT_NONE; i++)
        if (graph(t)->q[hex] == place(t, i).q && graph(t)->r[hex] == place(t, i).r)
            return i;
    return -1;
}

static bool wet_edge(const struct table *t, int edge)
{
    const uint8_t *hex = graph(t)->edge_hex[edge];
    return river_of(t, hex[0]) >= 0 || river_of(t, hex[1]) >= 0;
}

static bool wet_node(const struct table *t, int node)
{
    const uint8_t *hex = graph(t)->node_hex[node];
    return river_of(t, hex[0]) >= 0 || river_of(t, hex[1]) >= 0 || river_of(t, hex[2]) >= 0;
}

/* Between two hexes of one river that follow each other: five of the seven sites. The other two are outlets. */
static bool inner_site(const struct table *t, int edge)
{
    const uint8_t *hex = graph(t)->edge_hex[edge];
    int a = river_of(t, hex[0]), b = river_of(t, hex[1]);
    return a >= 0 && b >= 0 && (a < 4) == (b < 4) && (a - b == 1 || b - a == 1);
}

/* NW of the first mouth, SW of the second (CT-RI-04); turned by a third: SW and E. */
static bool outlet(const struct table *t, int edge)
{
    bool turned = t->setup.opt[CAT_OPT_RIVERS] != 0;
    for (int h = 0; h < graph(t)->n_map; h++) {
        int i = river_of(t, h), side = i == 3 ? (turned ? 3 : 5) : (turned ? 1 : 3);
        if ((i == 3 || i == 6) && cat_graph_side(graph(t), h, side) == edge)
            return true;
    }
    return false;
}

static void see_bridges(struct table *t)
{
    const struct cat_base *s = &st(t)->base;
    int built[CAT_OWNERS] = { 0 }, all = 0;
    for (int e = 0; e < graph(t)->n_edge; e++) {
        bool site = inner_site(t, e) || outlet(t, e);
        int piece = cat_piece_on(TH_T_EDGE, s->edge[e]);
        all += site;
        prop_is(&sites, t, piece == CAT_NO_PIECE || (piece == TB_BRIDGE_PIECE) == site);
        if (piece == TB_BRIDGE_PIECE)
            built[cat_edge_owner(s, e)]++;
    }
    prop_is(&sites, t, all == 7);
    for (int i = 0; i < t->rules->seats; i++)
        prop_is(&supply, t, built[i] + s->left[TB_BRIDGE_PIECE][i] == 3);
}

/* ------------------------------------------------------------------- gold */

static bool is_move(const struct table *t, const char *word)
{
    return strcmp(t->game->moves[th_kind(t->move)].word, word) == 0;
}

/* What a piece that is put down there brings, a ship that is moved also costs; false: the move puts none down. */
static bool lays(const struct table *t, int *gold)
{
    int at = th_arg(t->move, 0);
    *gold = 0;
    if (is_move(t, "bridge"))
        *gold = 3;
    else if (is_move(t, "road") || is_move(t, "ship"))
        *gold = wet_edge(t, at);
    else if (is_move(t, "settlement") ||
             (is_move(t, "city") && st(t)->flow.turn_no == 0)) /* the first one: CT-X-33 */
        *gold = wet_node(t, at);
    else if (is_move(t, "move_ship"))
        *gold = wet_edge(t, th_arg(t->move, 1)) - wet_edge(t, at);
    else
        return false;
    return true;
}

/* A road the Diplomat takes at a river: -1 for its owner, who may have nothing (CT-X-33). */
static void see_diplomat(struct table *t, const struct cat_state *old)
{
    int at = th_arg(t->move, 0), owner = cat_edge_owner(&old->base, at);
    prop_is(&sites, t, !inner_site(t, at) && !outlet(t, at));
    for (int i = 0; i < t->rules->seats; i++) {
        bool pays_one = i == owner && wet_edge(t, at) && old->base.coins[i] > 0;
        prop_is(&taken, t, st(t)->base.coins[i] == old->base.coins[i] - pays_one);
    }
}

static void see_gold(struct table *t, const struct cat_state *old)
{
    int total = 0, changed = 0, own = 0, gold;
    for (int i = 0; i < CAT_OWNERS; i++) {
        int gain = st(t)->base.coins[i] - old->base.coins[i];
        total += gain;
        changed += gain != 0;
        own = i == t->seat ? gain : own;
    }
    bool alone = total == own && changed <= 1;
    if (lays(t, &gold))
        prop_is(&pays, t, alone && own == gold);
    else if (is_move(t, "spend"))
        prop_is(&bank, t, alone && own == -2);
    else if (is_move(t, "sell"))
        prop_is(&bank, t, alone && own == 1);
    else if (is_move(t, "take"))
        prop_is(&deals, t, total == 0 && changed != 1 && changed <= 2);
    else if (is_move(t, "keep"))
        prop_is(&keeps, t, alone && own == -5);
    else if (is_move(t, "diplomat"))
        see_diplomat(t, old);
    else
        prop_is(&still, t, changed == 0);
}

static void see_tiles(struct table *t)
{
    struct th_ctx g = { .rules = t->rules, .flow = t->state };
    for (int i = 0; i < t->rules->seats && !cat_atomic(&g); i++) {
        int worth = laws_wealth(t->rules, st(t), i);
        prop_is(&tiles, t, (st(t)->tb.rivers.wealthiest == i + 1) == (worth == 1 || worth == -1));
        prop_is(&tiles, t, (st(t)->tb.rivers.poor >> i & 1) == (worth < 0));
    }
}

static void see_setup(struct table *t)
{
    for (int i = 0; i < t->rules->seats && st(t)->flow.turn_no == 0; i++)
        prop_is(&start, t, st(t)->base.coins[i] <= 4);
}

/* ------------------------------------------------------------------- games */

static void play(const char *setup, uint64_t seed)
{
    struct table *t = table_open(setup, seed);
    struct cat_state old;
    int bought = 0;
    unsigned turn = 0;
    while (th_ply(t->state) < 6000 && table_choose(t)) {
        memcpy(&old, t->state, sizeof old);
        bought = turn == old.flow.turn_no ? bought + is_move(t, "spend") : is_move(t, "spend");
        turn = old.flow.turn_no;
        prop_is(&twice, t, bought <= 2);
        table_make(t);
        see_gold(t, &old);
        see_bridges(t);
        see_tiles(t);
        see_setup(t);
    }
    table_close(t);
}

/* In every run: random games come to these moves by chance only. */
static void see_move(const char *word, const char *last, uint64_t seed)
{
    static const char *const lines[] = { "city n52 1", "gold 1 6", "settlement n15 2",
                                         "road e21 2", "gold 2 1", "progress 1 1diplomat" };
    struct table *t = table_open("catan +ck +rivers seats=3 first_player=1", seed);
    struct cat_state old;
    bool made = false;
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++)
        table_set(t, lines[i]);
    table_set(t, "ship 6");
    table_set(t, last);
    for (int i = 0; i < 100 && !made && table_choose(t); i++) {
        memcpy(&old, t->state, sizeof old);
        table_make(t);
        see_gold(t, &old);
        made = is_move(t, word);
    }
    table_close(t);
}

int main(void)
{
    static const char *const setups[] = {
        "catan +rivers seats=4",
        "catan +rivers rivers_orientation=turned seats=3",
        "catan +rivers gold_2to1=off seats=2",
        "catan +friendly +harbormaster +rivers seats=4",
        "catan +events +rivers seats=3",
        "catan +rivers +two seats=2",
        "catan +ck +rivers seats=3",
        "catan +ck +rivers +friendly +events +harbormaster seats=4",
        "catan +sea +rivers seats=4",
        "catan +sea +rivers rivers_orientation=turned seats=3",
        "catan +fishermen +rivers seats=4",
        "catan +rivers +caravans seats=3",
        "catan +rivers +caravans rivers_orientation=turned seats=4",
    };
    struct prop *all[] = { &sites, &supply, &pays,  &bank,  &deals, &still,
                           &twice, &start,  &tiles, &keeps, &taken };
    for (int i = 0; i < tap_scale(39); i++)
        play(setups[i % 13], 9000 + (uint64_t)i);
    for (uint64_t seed = 0; seed < 8; seed++) {
        see_move("diplomat", "phase act 1", seed);
        see_move("keep", "phase roll 1", seed);
    }
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
        prop_report(all[i]);
    return tap_done();
}
