/* test_sea_fog.c - Fog Island: positions that cannot be, the odds of the stacks, and what legal play can never bring about.
 * Clauses: CS-FOG-02, CS-FOG-05..08, CS-FOG-12, CS-HID-01. */
#include "unsound.h"
#include "cat.h"

static const char game[] = "catan +sea scenario=fog_island seats=3 first_player=1";

static void finds(const char *part, const char *clause, const char *const *lines)
{
    unsound_finds(unsound_position(game, lines), part, clause);
}

static void stacks(void)
{
    finds("stack do not agree", "CS-FOG-02", LINES{ "hex h20 pasture 9", NULL });
    finds("stack do not agree", "CS-FOG-02", LINES{ "hex h13 fog", NULL });
    finds("stack do not agree", "CS-FOG-02", LINES{ "fog_hexes 17sea", NULL });
    finds("of numbers do not agree", "CS-FOG-02", LINES{ "fog_numbers 3 4 5 5 6 8 9", NULL });
    finds("of numbers do not agree", "CS-FOG-02", LINES{ "fog_hexes 18sea", NULL });
}

/* With h20 known and one number in the air: sound, then with each thing wrong. */
#define FOUND                                                                                      \
    "fog_hexes 1hills+2forest+1pasture+1fields+2mountains+1desert+9sea", "settlement n30 1",       \
        "ship e45 1", "phase act 1", "frame 3 sea.discover seat=1 a=45"
#define IN_HAND "frame 4 sea.number seat=1 actors=* a=20"

static void frames(void)
{
    struct th_why why = { 0 };
    struct table *t = unsound_position(game, LINES{ FOUND, "hex h20 pasture", IN_HAND, NULL });
    TAP_EQ(t->game->check(t->rules, t->state, &why), 0,
           "CS-FOG-08 a land that waits for its number");
    table_close(t);
    finds("sea.number", NULL,
          LINES{ FOUND, "hex h20 pasture 9", "fog_numbers 3 4 5 5 6 8 10", IN_HAND, NULL });
    finds("sea.number", NULL,
          LINES{ FOUND, "hex h20 pasture", "frame 4 sea.number seat=1 actors=* a=13", NULL });
    finds("sea.reveal", NULL,
          LINES{ FOUND, "hex h20 pasture", "frame 4 sea.reveal seat=1 actors=* a=20", NULL });
    finds("lies wrong: `sea.reveal`", NULL,
          LINES{ "phase act 1", "frame 3 sea.reveal seat=1 actors=* a=20", NULL });
}

static void paths(void)
{
    finds("in the fog", "CS-FOG-12",
          LINES{ "hex h13 fog",
                 "fog_hexes 1hills+2forest+2pasture+1fields+2mountains+1desert+10sea", "road e43 1",
                 NULL });
}

/* ---------------------------------------------------------------------- odds */

static int weight_of(const struct table *t, const char *text)
{
    th_move m = 0;
    th_move_parse(t->rules, text, &m, NULL);
    for (int i = 0; i < t->moves.n; i++)
        if (t->moves.at[i] == m)
            return (int)t->moves.weight[i];
    return 0;
}

static void play(struct table *t, int seat, const char *text)
{
    th_move m = 0;
    th_move_parse(t->rules, text, &m, NULL);
    t->game->apply(t->rules, t->state, seat, m, NULL);
    t->game->gen(t->rules, t->state, TH_DEALER, &t->moves);
}

static void odds(void)
{
    struct table *t = unsound_position(
        game, LINES{ "settlement n30 1", "hand 1 1lumber+1wool", "phase act 1", NULL });
    play(t, 0, "ship e45");
    TAP_EQ(weight_of(t, "reveal sea"), 9, "CS-FOG-02 nine of 18 hexes are sea");
    TAP_EQ(weight_of(t, "reveal forest"), 2, "CS-FOG-02 two are forest");
    TAP_EQ(weight_of(t, "reveal hills"), 1, "CS-FOG-02 one is hills");
    TAP_EQ(weight_of(t, "reveal gold"), 0, "CS-FOG-02 none is gold");
    play(t, TH_DEALER, "reveal forest");
    TAP_EQ(weight_of(t, "token 5"), 2, "CS-FOG-02 two of eight numbers are fives");
    TAP_EQ(weight_of(t, "token 10"), 1, "CS-FOG-02 one is a ten");
    table_close(t);
}

/* ---------------------------------------------------------------- legal play */

static struct prop single = { .name = "CS-FOG-06 in legal play a piece opens one place at most" };
static struct prop known = { .name = "CS-FOG-12 both sides of every piece are known" };
static struct prop last = { .name = "CS-FOG-05 no end of a piece touches an unexplored place" };

static bool fog_at(const struct table *t, const uint8_t *hex, int n)
{
    const struct cat_state *s = t->state;
    for (int i = 0; i < n; i++)
        if (hex[i] != CAT_NONE && s->base.terrain[hex[i]] == CAT_FOG)
            return true;
    return false;
}

static void see_pieces(struct table *t)
{
    const struct cat_graph *g = &((const struct cat_rules *)t->rules)->graph;
    const struct cat_state *s = t->state;
    for (int e = 0; e < g->n_edge; e++) {
        if (s->base.edge[e] == 0)
            continue;
        prop_is(&known, t, !fog_at(t, g->edge_hex[e], 2));
        prop_is(&last, t,
                !fog_at(t, g->node_hex[g->edge_node[e][0]], 3) &&
                    !fog_at(t, g->node_hex[g->edge_node[e][1]], 3));
    }
}

static void wander(const char *setup, uint64_t seed)
{
    struct table *t = table_open(setup, seed);
    for (int ply = 0, opened = 0; ply < 1500 && table_choose(t); ply++) {
        opened = th_kind(t->move) == SEA_MV_REVEAL ? opened + 1 : t->seat == TH_DEALER ? opened : 0;
        prop_is(&single, t, opened <= 1);
        table_make(t);
        const struct cat_state *s = t->state;
        if (s->flow.depth > 0 && s->flow.stack[s->flow.depth - 1].kind != SEA_F_REVEAL)
            see_pieces(t);
    }
    table_close(t);
}

static void legal_play(void)
{
    static const char *const setups[] = {
        "catan +sea scenario=fog_island seats=4 offers_per_turn=0",
        "catan +sea scenario=fog_island edition=rev2009 seats=3 offers_per_turn=0",
        "catan +sea scenario=fog_island edition=rev2009 seats=4 offers_per_turn=0",
    };
    for (int i = 0; i < 3 * tap_scale(20); i++)
        wander(setups[i % 3], (uint64_t)i + 1);
    prop_report(&single);
    prop_report(&known);
    prop_report(&last);
}

int main(void)
{
    stacks();
    frames();
    paths();
    odds();
    legal_play();
    return tap_done();
}
