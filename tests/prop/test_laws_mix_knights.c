/* test_laws_mix_knights.c - knights of Cities & Knights on paths (CT-X-35), and those of colours nobody plays (CT-X-37), by their
 * clauses, counted anew after each move of random games. */
#include "ck.h"
#include "laws_catan.h"
#include "table.h"

static struct prop landed = {
    .name = "CT-X-35 a ship and an improvement land one each, a building three"
};
static struct prop war = {
    .name = "CT-X-35 three prisoners are a point, a metropolis is never conquered"
};
static struct prop levels = { .name = "CT-X-35 two knights of each level, six of each player" };
static struct prop entered = { .name = "CT-X-35 knights enter at the castle" };
static struct prop marched = {
    .name = "CT-X-35 only active knights march, and stay active; after a battle they rest"
};
static struct prop fought = { .name =
                                  "CT-X-35 a turn leaves no hex that active strength could win" };
static struct prop ship = { .name = "CT-X-35 no ship sails, nobody is robbed by a Bishop" };
static struct prop idle = { .name = "CT-X-37 neutral knights are never active, never mighty" };
static struct prop drilled = { .name = "CT-X-37 a neutral knight or road follows each knight" };

static const struct cat_state *state_of(const struct table *t)
{
    return t->state;
}

static const struct cat_graph *graph_of(const struct table *t)
{
    return &((const struct cat_rules *)t->rules)->graph;
}

static bool is_move(const struct table *t, const char *word)
{
    return strcmp(t->game->moves[th_kind(t->move)].word, word) == 0;
}

static bool at_castle(const struct table *t, int edge)
{
    bool found = false;
    for (int side = 0; side < 6; side++)
        found |= graph_of(t)->hex_edge[16][side] == edge;
    return found;
}

static int barbarians(const struct cat_state *s)
{
    int n = 0;
    for (int i = 0; i < TB_SHORES; i++)
        n += s->tb.barbarians.horde[i];
    for (int i = 0; i < CAT_OWNERS; i++)
        n += s->tb.barbarians.prisoners[i];
    return n;
}

/* ------------------------------------------------------ knights on paths (CT-X-35) */

static int landings; /* made since the last move that caused some */
static int due;      /* how many that causes */

static void see_landings(struct table *t, const struct cat_state *old)
{
    const struct cat_state *s = state_of(t);
    bool built = is_move(t, "settlement") || is_move(t, "city") || is_move(t, "medicine");
    bool one = is_move(t, "improve") || (is_move(t, "event") && th_arg(t->move, 0) == CK_SHIP);
    if (is_move(t, "landing")) {
        landings++;
        prop_is(&landed, t, landings <= due);
    } else if (one || (built && old->flow.on_turn != 0)) {
        landings = 0;
        due = one ? 1 : 3;
        bool asked = strcmp(th_asking(t->rules, t->state, NULL), "barbarians.landing") == 0 ||
                     strcmp(th_asking(t->rules, t->state, NULL), "ck.crown") == 0;
        int all = t->rules->opt[CAT_OPT_TB_SUPPLY] != 0 ? 30 : 36;
        if (th_winner(t->state) < 0)
            prop_is(&landed, t, asked || barbarians(s) == all);
    }
    prop_is(&ship, t,
            s->ck.ship == 0 && s->ck.landed == 0 && s->base.robber == 0 && !is_move(t, "bishop") &&
                !is_move(t, "chase") && !is_move(t, "knight_move"));
}

static void see_points(struct table *t)
{
    const struct cat_state *s = state_of(t);
    struct th_ctx g = { .rules = t->rules, .flow = (struct th_flow *)t->state };
    for (int seat = 0; seat < t->rules->seats; seat++) {
        int n = s->tb.barbarians.prisoners[seat] / 3 + s->ck.defender[seat];
        n += s->ck.merchant_owner == seat + 1;
        n += (s->ck.shown[0] == seat + 1) + (s->ck.shown[1] == seat + 1);
        n += s->base.route_holder == seat + 1 ? 2 : 0;
        for (int node = 0; node < graph_of(t)->n_node; node++) {
            bool crowned = false;
            for (int track = 0; track < CK_TRACKS; track++)
                crowned |= s->ck.crown[track] == node + 1;
            if (cat_node_owner(&s->base, node) != seat)
                continue;
            if (crowned)
                n += 4;
            else if (!laws_conquered(t->rules, s, node))
                n += (s->base.node[node] & CAT_CITY_BIT) != 0 ? 2 : 1;
        }
        prop_is(&war, t, cat_points(&g, seat, true) == n);
    }
}

static void see_knights(struct table *t, const struct cat_state *old)
{
    const struct cat_state *s = state_of(t);
    int n[CAT_OWNERS][CK_MIGHTY + 1] = { 0 };
    for (int at = 0; at < CAT_NODES; at++) {
        int knight = s->ck.knight[at];
        if (knight != 0)
            n[ck_owner(knight)][ck_level(knight)]++;
        prop_is(&levels, t, knight == 0 || at < 72);
        bool comes = knight != 0 && old->ck.knight[at] == 0;
        bool anywhere = is_move(t, "place") && t->rules->opt[CAT_OPT_CK_SAME_VERTEX] != 0;
        if (comes && (is_move(t, "recruit") || is_move(t, "place")) && !anywhere)
            prop_is(&entered, t, at_castle(t, at));
    }
    for (int i = 0; i < CAT_OWNERS; i++)
        for (int level = CK_BASIC; level <= CK_MIGHTY; level++)
            prop_is(&levels, t, n[i][level] <= 2);
}

static void see_march(struct table *t, const struct cat_state *old)
{
    const struct cat_state *s = state_of(t);
    int from = th_arg(t->move, 0), to = th_arg(t->move, 1);
    if (is_move(t, "march") || is_move(t, "march_far")) {
        prop_is(&marched, t, ck_ready(old->ck.knight[from]) && !at_castle(t, to));
        prop_is(&marched, t, old->ck.knight[to] == 0 && s->ck.knight[from] == 0);
    }
    if (is_move(t, "oust"))
        prop_is(&marched, t,
                ck_level(old->ck.knight[to]) < ck_level(old->ck.knight[from]) &&
                    (s->ck.knight[to] & CK_ACTIVE) == 0);
}

static void see_battles(struct table *t)
{
    const struct cat_state *s = state_of(t);
    int more = t->rules->opt[CAT_OPT_TB_VICTORY] != 0;
    for (int i = 0; i < TB_SHORES; i++) {
        int round = 0, foes = s->tb.barbarians.horde[i], hex = laws_coast(t->rules, i);
        for (int side = 0; side < 6 && hex >= 0; side++) {
            int knight = s->ck.knight[graph_of(t)->hex_edge[hex][side]];
            round += (knight & CK_ACTIVE) != 0 ? ck_level(knight) : 0;
        }
        prop_is(&fought, t, foes == 0 || round < foes + more);
    }
}

static void play_war(const char *setup, uint64_t seed)
{
    struct table *t = table_open(setup, seed);
    landings = due = 0;
    while (th_ply(t->state) < 12000 && table_choose(t)) {
        struct cat_state old = *state_of(t);
        table_make(t);
        see_landings(t, &old);
        see_points(t);
        see_knights(t, &old);
        see_march(t, &old);
        if (state_of(t)->flow.turn != old.flow.turn && th_winner(t->state) < 0)
            see_battles(t);
    }
    table_close(t);
}

/* ---------------------------------------------------- neutral knights (CT-X-37) */

struct neutral {
    int knights, ranks, roads;
};

static struct neutral count(const struct cat_state *s)
{
    struct neutral n = { 0 };
    for (int at = 0; at < CAT_NODES; at++)
        if (ck_owner(s->ck.knight[at]) >= s->flow.seats) {
            n.knights++;
            n.ranks += ck_level(s->ck.knight[at]);
        }
    for (int e = 0; e < CAT_EDGES; e++)
        n.roads += cat_edge_owner(&s->base, e) >= s->flow.seats;
    return n;
}

static void see_neutral(struct table *t, const struct cat_state *old)
{
    const struct cat_state *s = state_of(t);
    struct neutral was = count(old), now = count(s);
    const char *asks = th_asking(t->rules, t->state, NULL);
    for (int at = 0; at < CAT_NODES; at++)
        if (ck_owner(s->ck.knight[at]) >= s->flow.seats)
            prop_is(&idle, t,
                    (s->ck.knight[at] & CK_ACTIVE) == 0 && ck_level(s->ck.knight[at]) < CK_MIGHTY);
    bool asked = strcmp(asks, "two.knight") == 0 || strcmp(asks, "two.neutral") == 0;
    if (is_move(t, "recruit") && th_winner(t->state) < 0) {
        int more = now.knights - was.knights + now.roads - was.roads;
        prop_is(&drilled, t,
                more == 1 || (asked && more == 0) || s->base.left[CAT_ROAD_PIECE][2] == 0 ||
                    s->base.left[CAT_ROAD_PIECE][3] == 0);
    }
    if (is_move(t, "promote") || is_move(t, "neutral_promote"))
        prop_is(&drilled, t, now.knights == was.knights && now.ranks - was.ranks <= 2);
    if (is_move(t, "activate") || is_move(t, "end") || is_move(t, "wall"))
        prop_is(&drilled, t, now.knights == was.knights && now.ranks == was.ranks);
}

static void play_two(const char *setup, uint64_t seed)
{
    struct table *t = table_open(setup, seed);
    while (th_ply(t->state) < 12000 && table_choose(t)) {
        struct cat_state old = *state_of(t);
        table_make(t);
        see_neutral(t, &old);
    }
    table_close(t);
}

int main(void)
{
    static const char *const wars[] = {
        "catan +ck +barbarians seats=4",
        "catan +ck +barbarians seats=3 ba_victory=more ba_supply=fewer",
        "catan +ck +barbarians +events +friendly seats=3",
        "catan +ck +barbarians seats=2 deserter_same_vertex=1",
    };
    static const char *const twos[] = { "catan +ck +two seats=2",
                                        "catan +ck +two +events seats=2" };
    struct prop *all[] = { &landed, &war,  &levels, &entered, &marched,
                           &fought, &ship, &idle,   &drilled };
    for (int i = 0; i < tap_scale(16); i++)
        play_war(wars[i % 4], 7300 + (uint64_t)i);
    for (int i = 0; i < tap_scale(8); i++)
        play_two(twos[i % 2], 7400 + (uint64_t)i);
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
        prop_report(all[i]);
    return tap_done();
}
