/* test_laws_sea_ck.c - laws of Seafarers with Cities & Knights on random games of every scenario that takes both, with the
 * friendly robber as well.
 *
 * What is counted here is counted from the board, not asked of the modules. */
#include "ck.h"
#include "laws_catan.h"
#include "table.h"

static struct prop landed = { .name = "CK-SEA-05 a new knight stands at land, and at an own path" };
static struct prop home = { .name = "CS-CK-07 no ship is moved that a knight needs to get home" };
static struct prop foes = { .name = "CS-CK-08 no ship at a foreign knight is moved" };
static struct prop frozen = {
    .name = "CK-SEA-12 neither robber nor pirate moves before the first landing"
};
static struct prop stall = { .name = "CK-SEA-11 the merchant stands on land that is not gold" };
static struct prop chased = { .name = "CK-SEA-08 who chases the pirate leaves the robber" };
static struct prop goods = { .name = "CK-SEA-10 twelve of each commodity, nineteen resources" };
static struct prop won = { .name = "CK-SEA-09 a point more than the scenario says wins" };
static struct prop sound = { .name = "check() holds" };

static const struct cat_state *of(const struct table *t)
{
    return t->state;
}

static const struct cat_graph *graph_of(const struct table *t)
{
    return &((const struct cat_rules *)t->rules)->graph;
}

static bool touches_land(const struct table *t, int node)
{
    bool land = false;
    for (int h = 0; h < graph_of(t)->n_map; h++)
        for (int i = 0; i < 6; i++)
            land |= graph_of(t)->hex_node[h][i] == node && of(t)->base.terrain[h] != CAT_SEA &&
                    of(t)->base.terrain[h] != CAT_FOG;
    return land;
}

static bool touches_own(const struct table *t, int seat, int node)
{
    bool own = false;
    for (int e = 0; e < graph_of(t)->n_edge; e++)
        for (int i = 0; i < 2; i++)
            own |= graph_of(t)->edge_node[e][i] == node &&
                   (of(t)->base.edge[e] & CAT_OWNER_BITS) == seat + 1;
    return own;
}

static bool foreign(const struct cat_state *s, int seat, int node)
{
    int house = s->base.node[node] & CAT_OWNER_BITS, knight = s->ck.knight[node] & CK_OWNER_MASK;
    return (house != 0 && house != seat + 1) || (knight != 0 && knight != seat + 1);
}

/* Slow: spreads from own buildings over own paths until nothing changes. */
static void spread(const struct table *t, const struct cat_state *s, int seat, int but,
                   bool home_of[CAT_NODES])
{
    bool more = true;
    for (int n = 0; n < CAT_NODES; n++)
        home_of[n] = (s->base.node[n] & CAT_OWNER_BITS) == seat + 1;
    while (more) {
        more = false;
        for (int e = 0; e < graph_of(t)->n_edge; e++) {
            const uint8_t *end = graph_of(t)->edge_node[e];
            if (e == but || (s->base.edge[e] & CAT_OWNER_BITS) != seat + 1)
                continue;
            for (int i = 0; i < 2; i++)
                if (home_of[end[i]] && !home_of[end[1 - i]] && !foreign(s, seat, end[1 - i]))
                    home_of[end[1 - i]] = more = true;
        }
    }
}

static void see_ship_moved(struct table *t, const struct cat_state *old, int seat, int from)
{
    bool before[CAT_NODES], after[CAT_NODES];
    spread(t, old, seat, -1, before);
    spread(t, old, seat, from, after);
    for (int n = 0; n < graph_of(t)->n_node; n++)
        if ((old->ck.knight[n] & CK_OWNER_MASK) == seat + 1)
            prop_is(&home, t, !before[n] || after[n]);
    for (int i = 0; i < 2; i++) {
        int knight = old->ck.knight[graph_of(t)->edge_node[from][i]] & CK_OWNER_MASK;
        prop_is(&foes, t, knight == 0 || knight == seat + 1);
    }
}

static void see_table(struct table *t, const struct cat_state *old)
{
    const struct ck_state *k = &of(t)->ck;
    int kind = 0;
    if (old->ck.landed == 0 && old->flow.on_turn != 0 && of(t)->ck.landed == 0) {
        prop_is(&frozen, t, of(t)->base.robber == old->base.robber);
        prop_is(&frozen, t, of(t)->sea.pirate == old->sea.pirate);
    }
    if (k->merchant != 0) {
        int terrain = of(t)->base.terrain[k->merchant - 1];
        prop_is(&stall, t, terrain >= CAT_HILLS && terrain <= CAT_DESERT);
    }
    for (; kind < CAT_KINDS; kind++) {
        int n = cat_count(of(t)->base.bank, kind);
        for (int i = 0; i < t->rules->seats; i++)
            n += cat_count(of(t)->base.hand[i], kind) + cat_count(of(t)->base.pend[i], kind);
        prop_is(&goods, t, n == laws_bank(t->rules, kind < CAT_RES_NB ? 19 : 12));
    }
}

static void see_move(struct table *t, const struct cat_state *old)
{
    int kind = th_kind(t->move), seat = t->seat, at = th_arg(t->move, 0);
    if (kind == SEA_MV_MOVE)
        see_ship_moved(t, old, seat, at);
    if (kind == CK_MV_RECRUIT || kind == CK_MV_PLACE)
        prop_is(&landed, t, touches_land(t, at) && touches_own(t, seat, at));
    if (kind == SEA_MV_PIRATE || kind == CK_MV_CHASE_PIRATE)
        prop_is(&chased, t, of(t)->base.robber == old->base.robber);
}

static void one_game(const char *text, int target, uint64_t seed)
{
    struct table *t = table_open(text, seed);
    while (table_choose(t)) {
        struct cat_state old = *of(t);
        table_make(t);
        see_move(t, &old);
        see_table(t, &old);
        if (th_ply(t->state) % 64 == 0)
            prop_is(&sound, t, t->game->check(t->rules, t->state, NULL) == 0);
    }
    struct th_ctx g = { .rules = t->rules, .flow = t->state };
    int winner = th_winner(t->state);
    if (winner >= 0)
        prop_is(&won, t, cat_points(&g, winner, true) >= target);
    for (int i = 0; i < t->rules->seats; i++)
        if (i != winner && winner < 0 && of(t)->flow.on_turn == i + 1)
            prop_is(&won, t, cat_points(&g, i, true) < target);
    table_close(t);
}

int main(void)
{
    static const struct {
        const char *scenario;
        int target[2]; /* of the rulebook, revised */
    } rows[] = { { "new_shores", { 14, 15 } },
                 { "through_the_desert", { 13, 15 } },
                 { "four_islands", { 13, 14 } },
                 { "fog_island", { 12, 13 } },
                 { "new_world", { 13, 13 } } };
    static const char *const deal[] = { "", " edition=rev2009", " variable=1",
                                        " edition=rev2009 variable=1" };
    struct prop *all[] = { &landed, &home, &foes, &frozen, &stall, &chased, &goods, &won, &sound };
    int step = tap_step() > 1 ? 9 : tap_scale(100) > 100 ? 1 : 5; /* check-long: all tables */
    uint64_t seed = 900;
    for (int i = 0; i < 5 * 24; i++) {
        char text[160];
        struct th_setup setup;
        int row = i / 24, table = i % 24;
        snprintf(text, sizeof text, "catan +sea +ck%s scenario=%s%s seats=%d offers_per_turn=0",
                 table % 2 == 1 ? " +friendly" : "", rows[row].scenario, deal[table / 2 % 4],
                 4 - table / 8);
        if (i % step != 0 || th_setup_parse(&setup, text, NULL) != 0)
            continue;
        for (int n = 0; n < tap_scale(2); n++)
            one_game(text, rows[row].target[table / 2 % 2], ++seed);
    }
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
        prop_report(all[i]);
    return tap_done();
}
