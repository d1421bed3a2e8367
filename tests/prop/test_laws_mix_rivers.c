/* test_laws_mix_rivers.c - the Rivers with Barbarian Attack and with the main scenario, after each move of random games: where bridges
 * and roads lie, what building at a river brings, who has tiles of wealth. Where the rivers run is copied from the clauses. */
#include "table.h"
#include "laws_catan.h"

static struct prop sites = {
    .name = "CT-X-04, CT-X-05, CT-RI-24 bridges lie on their sites, roads do not"
};
static struct prop pays = { .name =
                                "CT-X-04, CT-X-05, CT-RI-20..23 what building at a river brings" };
static struct prop start = { .name = "CT-X-05, CT-RI-09 gold at first, and after the set-up" };
static struct prop tiles = { .name = "CT-X-04, CT-X-05, CT-RI-30 the richest alone, nobody poor" };
static struct prop swamps = { .name = "CT-X-04 nobody lands on a swamp" };

struct course { /* by the clauses: hexes of the rivers, sites between them and at their mouths */
    uint8_t hex[7], site[7];
    uint8_t bridge, city, purse; /* gold */
};

static const struct course *course(const struct table *t)
{
    static const struct course war = {
        { 13, 9, 5, 2, 11, 15, 18 }, { 9, 18, 31, 45, 51, 63, 71 }, 3, 0, 0
    };
    static const struct course trade = {
        { 6, 5, 4, 3, 14, 13, 12 }, { 10, 14, 17, 20, 44, 47, 54 }, 2, 1, 3
    };
    return cat_module_on(t->rules, CAT_M_BARBARIANS) ? &war : &trade;
}

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

static bool wet(const struct table *t, const uint8_t *hex, int n)
{
    for (int i = 0; i < n; i++)
        if (memchr(course(t)->hex, hex[i], 7) != NULL)
            return true;
    return false;
}

static void see_bridges(struct table *t)
{
    for (int e = 0; e < graph(t)->n_edge; e++) {
        int piece = cat_piece_on(TH_T_EDGE, st(t)->base.edge[e]);
        bool site = memchr(course(t)->site, e, 7) != NULL;
        prop_is(&sites, t, piece == CAT_NO_PIECE || (piece == TB_BRIDGE_PIECE) == site);
    }
}

/* -1: the move builds nothing. */
static int reward(const struct table *t, bool setup)
{
    int at = th_arg(t->move, 0);
    if (is_move(t, "bridge"))
        return course(t)->bridge;
    if (is_move(t, "road"))
        return wet(t, graph(t)->edge_hex[at], 2);
    if (is_move(t, "settlement"))
        return wet(t, graph(t)->node_hex[at], 3);
    if (is_move(t, "city"))
        return setup && wet(t, graph(t)->node_hex[at], 3) ? course(t)->city : 0;
    return -1;
}

static void see_gold(struct table *t, const struct cat_state *old)
{
    int due = reward(t, old->flow.turn_no == 0);
    for (int i = 0; i < t->rules->seats && due >= 0; i++)
        prop_is(&pays, t, st(t)->base.coins[i] - old->base.coins[i] == (i == t->seat ? due : 0));
    for (int i = 0; i < t->rules->seats && st(t)->flow.turn_no == 0; i++)
        prop_is(&start, t, st(t)->base.coins[i] <= course(t)->purse + 3 + course(t)->city);
}

static void see_tiles(struct table *t)
{
    struct th_ctx g = { .rules = t->rules, .flow = t->state };
    prop_is(&tiles, t, st(t)->tb.rivers.poor == 0);
    for (int i = 0; i < t->rules->seats && !cat_atomic(&g); i++)
        prop_is(&tiles, t,
                (st(t)->tb.rivers.wealthiest == i + 1) == (laws_wealth(t->rules, st(t), i) == 1));
}

static void see_swamps(struct table *t)
{
    if (!cat_module_on(t->rules, CAT_M_BARBARIANS))
        return;
    for (int h = 0; h < graph(t)->n_map; h++)
        prop_is(&swamps, t,
                st(t)->base.terrain[h] != CAT_SWAMP ||
                    ((st(t)->tb.barbarians.conquered >> h & 1) == 0 &&
                     laws_horde(t->rules, st(t), h) == 0));
    prop_is(&swamps, t, st(t)->tb.barbarians.horde[TB_SHORES - 1] == 0);
}

static void play(const char *setup, uint64_t seed)
{
    struct table *t = table_open(setup, seed);
    struct cat_state old;
    for (int i = 0; i < t->rules->seats; i++)
        prop_is(&start, t, st(t)->base.coins[i] == course(t)->purse);
    while (th_ply(t->state) < 8000 && table_choose(t)) {
        memcpy(&old, t->state, sizeof old);
        table_make(t);
        see_gold(t, &old);
        see_bridges(t);
        see_tiles(t);
        see_swamps(t);
    }
    table_close(t);
}

int main(void)
{
    static const char *const setups[] = {
        "catan +rivers +barbarians seats=4",
        "catan +rivers +traders seats=4",
        "catan +rivers +barbarians +events +harbormaster seats=3 ba_victory=more",
        "catan +rivers +traders +friendly +harbormaster seats=3",
        "catan +rivers +barbarians seats=2 ba_supply=fewer",
        "catan +rivers +traders +events seats=2",
    };
    struct prop *all[] = { &sites, &pays, &start, &tiles, &swamps };
    for (int i = 0; i < tap_scale(18); i++)
        play(setups[i % 6], 9300 + (uint64_t)i);
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
        prop_report(all[i]);
    return tap_done();
}
