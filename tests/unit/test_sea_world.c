/* test_sea_world.c - New World over many seeds: what is dealt is what the clauses list, and the harbours people lay keep apart.
 * Clauses: CS-NW-01..04, CS-NW-06, CS-FRAME-11. The rules are written here a second time. */
#include "table.h"
#include "cat.h"

static struct prop tiles = {
    .name = "CS-NW-01 19 sea, 5 fields, 4 hills, 4 mountains, 5 pasture, 5 forest"
};
static struct prop numbers = { .name =
                                   "CS-NW-02 the 23 numbers, one on each land hex, none at sea" };
static struct prop reds = { .name = "CS-NW-03 CS-FRAME-11 no two red numbers are neighbours" };
static struct prop aside = {
    .name = "CS-NW-06 robber and pirate stand beside the board, no harbour lies"
};
static struct prop twin = { .name = "check() holds, and the same seed deals the same world" };
static struct prop apart = {
    .name = "CS-NW-04 harbours share neither crossing nor sea hex, and lie on coasts"
};
static struct prop all_laid = { .name = "CS-NW-04 all ten are laid, or no coast is left" };
static struct prop taken = { .name = "CS-NW-04 they are drawn in turn from the start player on" };

static const struct cat_state *state_of(const struct table *t)
{
    return t->state;
}

static const struct cat_graph *graph_of(const struct table *t)
{
    return &((const struct cat_rules *)t->rules)->graph;
}

/* --------------------------------------------------------------------- the deal */

static void see_hexes(struct table *t)
{
    static const int box[CAT_TERRAIN_NB] = {
        [CAT_HILLS] = 4,  [CAT_FOREST] = 5,    [CAT_PASTURE] = 5,
        [CAT_FIELDS] = 5, [CAT_MOUNTAINS] = 4, [CAT_SEA] = 19
    };
    static const int token[13] = { 0, 0, 1, 3, 3, 3, 2, 0, 2, 3, 3, 2, 1 };
    int n[CAT_TERRAIN_NB] = { 0 }, laid[13] = { 0 };
    const struct cat_base *s = &state_of(t)->base;
    for (int h = 0; h < 42; h++) {
        n[s->terrain[h]]++;
        prop_is(&numbers, t, (s->number[h] != 0) == (s->terrain[h] != CAT_SEA));
        if (s->number[h] != 0)
            laid[__builtin_ctz(s->number[h])]++;
    }
    prop_is(&tiles, t, memcmp(n, box, sizeof n) == 0);
    prop_is(&numbers, t, memcmp(laid, token, sizeof laid) == 0);
}

static bool red(const struct cat_base *s, int hex)
{
    return s->number[hex] == 1U << 6 || s->number[hex] == 1U << 8;
}

static void see_reds(struct table *t)
{
    const struct cat_base *s = &state_of(t)->base;
    for (int h = 0; h < 42; h++)
        for (int side = 0; side < 6; side++) {
            int other = graph_of(t)->hex_hex[h][side];
            prop_is(&reds, t, other >= 42 || !red(s, h) || !red(s, other));
        }
}

static void see_deal(struct table *t)
{
    struct table *again = table_of(&t->setup, t->seed);
    static const uint8_t nowhere[CAT_HARBOURS];
    see_hexes(t);
    see_reds(t);
    prop_is(&aside, t, state_of(t)->base.robber == 0 && state_of(t)->sea.pirate == 0);
    prop_is(&aside, t, memcmp(state_of(t)->base.harbour, nowhere, sizeof nowhere) == 0);
    prop_is(&twin, t, table_same(t, again->state, t->state));
    prop_is(&twin, t, t->game->check(t->rules, t->state, NULL) == 0);
    table_close(again);
}

/* ----------------------------------------------------------------- the harbours */

/* The one hex without land at a path that has land on its other side; -1: it is no coast. */
static int water_at(const struct table *t, int edge)
{
    int water = -1, land = 0;
    for (int h = 0; h < graph_of(t)->n_hex; h++)
        for (int side = 0; side < 6; side++) {
            if (graph_of(t)->hex_edge[h][side] != edge)
                continue;
            if (state_of(t)->base.terrain[h] == CAT_SEA)
                water = h;
            else
                land++;
        }
    return land == 1 ? water : -1;
}

static bool too_near(const struct table *t, int a, int b)
{
    const uint8_t *x = graph_of(t)->edge_node[a], *y = graph_of(t)->edge_node[b];
    return x[0] == y[0] || x[0] == y[1] || x[1] == y[0] || x[1] == y[1] ||
           water_at(t, a) == water_at(t, b);
}

static bool fits(const struct table *t, int edge)
{
    const uint8_t *harbour = state_of(t)->base.harbour;
    for (int i = 0; i < CAT_HARBOURS; i++)
        if (harbour[i] != 0 && too_near(t, edge, harbour[i] - 1))
            return false;
    return water_at(t, edge) >= 0;
}

static void see_harbours(struct table *t)
{
    const uint8_t *harbour = state_of(t)->base.harbour;
    int n = 0;
    for (int i = 0; i < CAT_HARBOURS; i++) {
        n += harbour[i] != 0;
        prop_is(&apart, t, harbour[i] == 0 || water_at(t, harbour[i] - 1) >= 0);
        for (int k = 0; k < i; k++)
            prop_is(&apart, t,
                    harbour[i] == 0 || harbour[k] == 0 ||
                        !too_near(t, harbour[i] - 1, harbour[k] - 1));
    }
    bool room = false;
    for (int e = 0; e < graph_of(t)->n_edge; e++)
        room |= fits(t, e);
    prop_is(&all_laid, t, n == 10 || !room);
}

static void lay_harbours(struct table *t)
{
    int drawn = 0;
    while (table_choose(t) && th_kind(t->move) != CAT_TOWN) {
        if (th_kind(t->move) == SEA_MV_HARBOUR)
            prop_is(&taken, t, t->seat == (state_of(t)->flow.turn + drawn++) % t->rules->seats);
        table_make(t);
    }
    see_harbours(t);
}

int main(void)
{
    struct prop *all[] = { &tiles, &numbers, &reds, &aside, &twin, &apart, &all_laid, &taken };
    int sea[42] = { 0 }, mixed = 0, seeds = tap_scale(400);
    for (int seed = 1; seed <= seeds; seed++) {
        struct table *t = table_open(seed % 2 != 0 ? "catan +sea scenario=new_world seats=3"
                                                   : "catan +sea scenario=new_world seats=4",
                                     (uint64_t)seed);
        see_deal(t);
        for (int h = 0; h < 42; h++)
            sea[h] += state_of(t)->base.terrain[h] == CAT_SEA;
        lay_harbours(t);
        table_close(t);
    }
    for (int h = 0; h < 42; h++)
        mixed += sea[h] > 0 && sea[h] < seeds;
    TAP_EQ(mixed, 42, "CS-NW-01 land and sea may lie anywhere");
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
        prop_report(all[i]);
    return tap_done();
}
