/* test_laws_barbarians.c - Barbarian Attack by its clauses, counted anew after each move of random games: barbarians, knights and
 * cards are only moved, conquest is what it should be, nobody keeps a knight at the castle or leaves a battle unfought. */
#include "table.h"
#include "laws_catan.h"

static struct prop horde = { .name = "CT-BA-05, CT-BA-13 36 barbarians, prisoners stay prisoners" };
static struct prop landed = { .name =
                                  "CT-BA-10..12 barbarians come by landings and Treason alone" };
static struct prop attacks = { .name = "CT-BA-10 every building asks for landings" };
static struct prop fallen = { .name = "CT-BA-14, CT-BA-19 three barbarians conquer, no fewer" };
static struct prop ports = { .name = "CT-BA-16 harbours of buildings that are not conquered" };
static struct prop points = { .name = "CT-BA-16, CT-BA-48 points" };
static struct prop won = { .name = "CT-GEN-08, CT-GEN-09 twelve points win, on the own turn only" };
static struct prop income = { .name = "CT-BA-14, CT-BA-51 what a roll can bring at most" };
static struct prop knights = { .name = "CT-BA-06, CT-BA-34 six knights each, one on a path" };
static struct prop castle = { .name =
                                  "CT-BA-32, CT-BA-33 nobody stays at the castle who can leave" };
static struct prop fought = { .name = "CT-BA-40..42 no battle is left that knights would win" };
static struct prop cards = { .name = "CT-BA-06, CT-BA-20 26 cards, none in a hand" };
static struct prop lines = { .name = "CT-X-44 a line of ships with a building that stands" };
static struct prop routes = { .name = "CT-X-44 a conquered building interrupts the trade route" };
static struct prop robber = { .name = "CT-BA-06 no robber, no Largest Army" };

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

/* ---------------------------------------------------------------- barbarians */

static int on_coast(const struct cat_state *s)
{
    int n = 0;
    for (int i = 0; i < TB_SHORES; i++)
        n += s->tb.barbarians.horde[i];
    return n;
}

static int taken(const struct cat_state *s)
{
    int n = 0;
    for (int i = 0; i < CAT_OWNERS; i++)
        n += s->tb.barbarians.prisoners[i];
    return n;
}

static void see_horde(struct table *t, const struct cat_state *old)
{
    const struct cat_state *s = state_of(t);
    int all = t->rules->opt[CAT_OPT_TB_SUPPLY] != 0 ? 30 : 36;
    int more = on_coast(s) + taken(s) - on_coast(old) - taken(old);
    prop_is(&horde, t, on_coast(s) + taken(s) <= all);
    for (int i = 0; i < CAT_OWNERS; i++)
        prop_is(&horde, t, s->tb.barbarians.prisoners[i] >= old->tb.barbarians.prisoners[i]);
    if (is_move(t, "landing"))
        prop_is(&landed, t, more == 0 || more == 1);
    else
        prop_is(&landed, t, more <= 0 || is_move(t, "land") || is_move(t, "spoils"));
    for (int hex = 0; hex < 64; hex++)
        prop_is(&fallen, t,
                (s->tb.barbarians.conquered >> hex & 1) == (laws_horde(t->rules, s, hex) == 3));
    bool built = (is_move(t, "settlement") || is_move(t, "city")) && th_turn(old) >= 0;
    if (built && th_winner(t->state) < 0)
        prop_is(&attacks, t,
                (on_coast(old) + taken(old) < all) ==
                    (strcmp(th_asking(t->rules, t->state, NULL), "barbarians.landing") == 0));
}

/* ------------------------------------------------------------------ buildings */

static int ports_of(const struct table *t, int seat)
{
    const struct cat_state *s = state_of(t);
    int set = 0;
    for (int i = 0; i < CAT_HARBOURS; i++)
        for (int end = 0; end < 2 && s->base.harbour[i] != 0; end++) {
            int node = graph_of(t)->edge_node[s->base.harbour[i] - 1][end];
            int kind = s->base.harbour_kind[i];
            if (cat_node_owner(&s->base, node) == seat && !laws_conquered(t->rules, s, node))
                set |= kind == CAT_ANY_HARBOUR ? CAT_GENERIC_PORT : 1 << kind;
        }
    return set;
}

static int points_of(const struct table *t, int seat)
{
    const struct cat_state *s = state_of(t);
    int n = laws_points(t->rules, s, seat) + (s->base.route_holder == seat + 1 ? 2 : 0);
    for (int node = 0; node < CAT_NODES; node++) /* CS-NS-04 */
        n += cat_node_owner(&s->base, node) == seat && cat_has_node(&s->sea.chip[0], node);
    for (int node = 0; node < CAT_NODES; node++)
        if (cat_node_owner(&s->base, node) == seat)
            n += (s->base.node[node] & CAT_CITY_BIT) != 0 ? 2 : 1;
    return n;
}

static void see_points(struct table *t, int on_turn)
{
    int16_t score[TH_SEATS];
    uint8_t rank[TH_SEATS];
    int winner = th_winner(t->state), now = th_turn(t->state);
    t->game->scores(t->rules, t->state, score, rank);
    for (int i = 0; i < t->rules->seats; i++) {
        prop_is(&points, t, score[i] == points_of(t, i));
        prop_is(&ports, t, state_of(t)->base.ports[i] == ports_of(t, i));
    }
    if (now >= 0)
        prop_is(&won, t, score[now] < laws_target(t->rules, t->state, now, 10));
    if (winner >= 0)
        prop_is(&won, t,
                score[winner] >= laws_target(t->rules, t->state, winner, 10) &&
                    (winner == on_turn || winner == (on_turn + 1) % t->rules->seats));
}

/* Cards a roll may bring: of every hex of the number that is not conquered. */
static cat_cards most_income(const struct table *t, const struct cat_state *s, int seat, int roll)
{
    cat_cards all = 0;
    for (int hex = 0; hex < graph_of(t)->n_map; hex++)
        for (int i = 0; i < 6; i++) {
            int node = graph_of(t)->hex_node[hex][i], res = cat_res_of(s->base.terrain[hex]);
            if (res >= 0 && cat_node_owner(&s->base, node) == seat &&
                (s->base.number[hex] >> roll & 1) != 0 && laws_horde(t->rules, s, hex) < 3)
                all += cat_some(res, (s->base.node[node] & CAT_CITY_BIT) != 0 ? 2 : 1);
        }
    return all;
}

static void see_income(struct table *t, const struct cat_state *old)
{
    const struct cat_state *s = state_of(t);
    int roll = th_arg(t->move, 0) + th_arg(t->move, 1);
    if (!is_move(t, "dice") || th_winner(t->state) >= 0)
        return;
    for (int i = 0; i < t->rules->seats; i++) {
        cat_cards due = roll == 7 ? 0 : most_income(t, old, i, roll);
        if (cat_covers(old->base.bank, due) && roll != 7) {
            cat_cards got = s->base.hand[i] - old->base.hand[i];
            prop_is(&income, t, cat_covers(due, got));
        } else
            prop_is(&income, t, roll != 7 || s->base.hand[i] == old->base.hand[i]);
    }
}

/* -------------------------------------------------------------------- knights */

static int knight_on(const struct cat_state *s, int edge)
{
    int owner = -1;
    for (int i = 0; i < CAT_OWNERS; i++)
        if (cat_has_edge(&s->tb.barbarians.knight[i], edge))
            owner = owner < 0 ? i : 99; /* two of them */
    return owner;
}

static bool at_castle(const struct table *t, int edge)
{
    bool found = false;
    for (int side = 0; side < 6; side++)
        found |= graph_of(t)->hex_edge[cat_module_on(t->rules, CAT_M_SEA) ? 37 : 16][side] == edge;
    return found;
}

/* Paths of knights: those of the main island (CT-X-44). */
static bool on_island(const struct table *t, int edge)
{
    static const uint8_t main_island[] = { 12, 13, 14, 18, 19, 20, 21, 24, 25, 26,
                                           27, 28, 31, 32, 33, 34, 37, 38, 39 };
    bool found = false;
    if (!cat_module_on(t->rules, CAT_M_SEA))
        return edge < 72;
    for (size_t i = 0; i < sizeof main_island; i++)
        for (int side = 0; side < 6; side++)
            found |= graph_of(t)->hex_edge[main_island[i]][side] == edge;
    return found;
}

/* Steps from crossing to crossing along the board, at most `left` paths more. */
static bool finds_room(const struct table *t, int node, int left)
{
    for (int i = 0; left > 0 && graph_of(t)->node_edge[node][i] != CAT_NONE; i++) {
        int edge = graph_of(t)->node_edge[node][i];
        if (!on_island(t, edge))
            continue;
        if ((knight_on(state_of(t), edge) < 0 && !at_castle(t, edge)) ||
            finds_room(t, graph_of(t)->node_node[node][i], left - 1))
            return true;
    }
    return false;
}

static void see_knights(struct table *t, int turn)
{
    const struct cat_state *s = state_of(t);
    int n[CAT_OWNERS] = { 0 };
    for (int e = 0; e < CAT_EDGES; e++) {
        int owner = knight_on(s, e);
        int owners = ((const struct cat_rules *)t->rules)->owners; /* the neutral knight: CT-X-15 */
        prop_is(&knights, t, owner < owners && (owner < 0 || on_island(t, e)));
        if (owner >= 0 && owner < CAT_OWNERS)
            n[owner]++;
        if (owner >= 0 && owner == turn) /* that turn has just ended */
            prop_is(&castle, t,
                    !at_castle(t, e) || (!finds_room(t, graph_of(t)->edge_node[e][0], 3) &&
                                         !finds_room(t, graph_of(t)->edge_node[e][1], 3)));
    }
    for (int i = 0; i < CAT_OWNERS; i++)
        prop_is(&knights, t, n[i] <= 6);
}

static void see_battles(struct table *t)
{
    const struct cat_state *s = state_of(t);
    for (int i = 0; i < TB_SHORES; i++) {
        int round = 0, foes = s->tb.barbarians.horde[i];
        for (int side = 0; side < 6 && foes > 0; side++)
            round += knight_on(s, graph_of(t)->hex_edge[laws_coast(t->rules, i)][side]) >= 0;
        prop_is(&fought, t, foes == 0 || round < foes + (t->rules->opt[CAT_OPT_TB_VICTORY] != 0));
    }
}

/* ---------------------------------------------------------------------- ships */

/* Do ships of a seat lead from here to a building of theirs that stands? They go on past everything but own buildings. */
static bool stands_by(const struct table *t, int seat, int node, bool seen[CAT_NODES])
{
    const struct cat_base *s = &state_of(t)->base;
    if (cat_node_owner(s, node) == seat)
        return !laws_conquered(t->rules, state_of(t), node);
    if (seen[node])
        return false;
    seen[node] = true;
    for (int i = 0; graph_of(t)->node_edge[node][i] != CAT_NONE; i++)
        if (s->edge[graph_of(t)->node_edge[node][i]] == (CAT_WATER | (seat + 1)) &&
            stands_by(t, seat, graph_of(t)->node_node[node][i], seen))
            return true;
    return false;
}

/* The longest trail that goes on from a crossing; `class` is that of the piece it came by. It ends at buildings of others, and at an own
 * one that is conquered; at one that stands it may change from roads to ships (CS-ROUTE-02, CS-ROUTE-03). */
static int trail(const struct table *t, int seat, int node, int class, bool used[CAT_EDGES])
{
    const struct cat_base *s = &state_of(t)->base;
    int here = cat_node_owner(s, node), best = 0;
    bool stands = here == seat && !laws_conquered(t->rules, state_of(t), node);
    if (class >= 0 && here >= 0 && !stands)
        return 0;
    for (int i = 0; graph_of(t)->node_edge[node][i] != CAT_NONE; i++) {
        int edge = graph_of(t)->node_edge[node][i], water = s->edge[edge] & CAT_WATER;
        if (used[edge] || cat_edge_owner(s, edge) != seat ||
            (class >= 0 && class != water && !stands))
            continue;
        used[edge] = true;
        int length = 1 + trail(t, seat, graph_of(t)->node_node[node][i], water, used);
        best = length > best ? length : best;
        used[edge] = false;
    }
    return best;
}

static void see_routes(struct table *t)
{
    bool used[CAT_EDGES] = { false };
    for (int seat = 0; seat < t->rules->seats; seat++) {
        int best = 0;
        for (int node = 0; node < graph_of(t)->n_node; node++) {
            int length = trail(t, seat, node, -1, used);
            best = length > best ? length : best;
        }
        prop_is(&routes, t, state_of(t)->base.route[seat] == best);
    }
}

/* Wherever a ship was laid or moved to, its line has a building that stands. */
static void see_lines(struct table *t)
{
    bool ship = is_move(t, "ship"), moved = is_move(t, "move_ship");
    if ((!ship && !moved) || th_turn_no(t->state) == 0)
        return;
    const uint8_t *end = graph_of(t)->edge_node[th_arg(t->move, moved ? 1 : 0)];
    bool seen[CAT_NODES] = { false };
    prop_is(&lines, t, stands_by(t, t->seat, end[0], seen) || stands_by(t, t->seat, end[1], seen));
}

/* ---------------------------------------------------------------------- games */

static void see_cards(struct table *t)
{
    static const uint8_t full[TB_DECK] = { 14, 4, 4, 4 };
    const struct cat_state *s = state_of(t);
    for (int i = 0; i < TB_DECK; i++)
        prop_is(&cards, t, s->tb.barbarians.deck[i] <= full[i]);
    for (int i = 0; i < CAT_OWNERS; i++)
        prop_is(&cards, t, (s->base.dev[i] | s->base.fresh[i]) == 0 && s->base.knights[i] == 0);
    prop_is(&robber, t, s->base.robber == 0 && s->base.army_holder == 0 && s->sea.pirate == 0);
}

static void play(struct table *t)
{
    while (th_ply(t->state) < 12000 && table_choose(t)) {
        struct cat_state old = *state_of(t);
        int on_turn = th_turn(t->state), turn = state_of(t)->flow.turn;
        table_make(t);
        see_horde(t, &old);
        see_points(t, on_turn);
        see_income(t, &old);
        see_cards(t);
        see_lines(t);
        if (cat_module_on(t->rules, CAT_M_SEA) && th_ply(t->state) % 32 == 0)
            see_routes(t);
        bool passed = state_of(t)->flow.turn != turn && th_winner(t->state) < 0;
        see_knights(t, passed ? turn : -2);
        if (passed)
            see_battles(t);
    }
}

int main(void)
{
    static const char *const games[] = {
        "catan +barbarians seats=4",
        "catan +sea +barbarians seats=4",
        "catan +barbarians seats=3 ba_victory=more ba_upgrade_beside_conquered=0",
        "catan +barbarians seats=2 ba_supply=fewer",
        "catan +barbarians +harbormaster +friendly seats=4 harbours=printed",
        "catan +barbarians +two seats=2",
        "catan +rivers +barbarians seats=4",
        "catan +sea +barbarians +harbormaster variable=1 seats=3",
        "catan +fishermen +barbarians seats=4",
    };
    struct prop *all[] = { &horde,   &landed, &attacks, &fallen, &ports,  &points, &won,   &income,
                           &knights, &castle, &fought,  &cards,  &robber, &lines,  &routes };
    int n = tap_scale(36);
    for (int i = 0; i < (n > 2 ? n : 2); i++) { /* the second has ships */
        struct table *t = table_open(games[i % 9], 7100 + (uint64_t)i);
        play(t);
        table_close(t);
    }
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
        prop_report(all[i]);
    return tap_done();
}
