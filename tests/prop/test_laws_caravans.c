/* test_laws_caravans.c - the Caravans after each move of random games, counted from the texts: how many camels a turn brings, what
 * the bids cost, and roads whose paths camels share; alone and in Catan for Two. Places and deciders: model/test_camels.c. */
#include "table.h"
#include "cat.h"

static struct prop due = { .name = "CT-CA-10, CT-CA-16, CT-X-14 camels a turn brings" };
static struct prop paid = { .name = "CT-CA-20, CT-CA-25 a vote costs its bids and nothing else" };
static struct prop roads = { .name =
                                 "CT-CA-18, CT-X-06 roads beside camels, tried trail by trail" };
static struct prop seen = { .name = "CT-HID-09 a view knows the cards of a bid" };

static const struct cat_state *state_of(const struct table *t)
{
    return t->state;
}

static int camels(const struct table *t)
{
    const uint64_t *w = state_of(t)->tb.caravans.camel.w;
    return __builtin_popcountll(w[0]) + __builtin_popcountll(w[1]) + __builtin_popcountll(w[2]);
}

static bool voting(const struct table *t)
{
    const char *asks = th_asking(t->rules, t->state, NULL);
    return asks != NULL && strncmp(asks, "caravans.", 9) == 0;
}

static int cards(const struct table *t)
{
    int n = 0;
    for (int seat = 0; seat < t->rules->seats; seat++)
        n += cat_total(state_of(t)->base.hand[seat]);
    return n;
}

/* ------------------------------------------------------------------- roads */

/* by: the piece it came over, 0 = it begins here. From road to ship and back only at an own building (CS-ROUTE-02). */
static int trail(const struct table *t, int owner, int node, int by, bool used[CAT_EDGES])
{
    const struct cat_graph *gr = &((const struct cat_rules *)t->rules)->graph;
    int here = cat_node_owner(&state_of(t)->base, node), best = 0;
    int knight = state_of(t)->ck.knight[node] & 7;
    if (by != 0 && here >= 0 && here != owner) /* CB-LR-03 */
        return 0;
    if (by != 0 && knight != 0 && knight != owner + 1) /* CK-KNIGHT-18 */
        return 0;
    for (int i = 0; gr->node_edge[node][i] != CAT_NONE; i++) {
        int e = gr->node_edge[node][i];
        if (used[e] || cat_edge_owner(&state_of(t)->base, e) != owner)
            continue;
        int piece = state_of(t)->base.edge[e];
        if (by != 0 && here != owner && ((piece ^ by) & CAT_WATER) != 0)
            continue;
        used[e] = true;
        int to = gr->edge_node[e][0] == node ? gr->edge_node[e][1] : gr->edge_node[e][0];
        bool twice = !cat_module_on(t->rules, CAT_M_TRADERS); /* CT-X-06 */
        int worth = cat_has_edge(&state_of(t)->tb.caravans.camel, e) && twice ? 2 : 1;
        int length = worth + trail(t, owner, to, piece, used);
        best = length > best ? length : best;
        used[e] = false;
    }
    return best;
}

static void check_roads(struct table *t)
{
    const struct cat_rules *ru = (const struct cat_rules *)t->rules;
    for (int owner = 0; owner < ru->owners; owner++) {
        bool used[CAT_EDGES] = { false };
        int best = 0;
        for (int node = 0; node < ru->graph.n_node; node++) {
            int length = trail(t, owner, node, 0, used);
            best = length > best ? length : best;
        }
        prop_is(&roads, t, state_of(t)->base.route[owner] == best);
    }
}

/* -------------------------------------------------------------------- votes */

/* Is there a path for one more camel? An unused arrow always is; a front needs a path without a camel. */
static bool any_place(const struct table *t)
{
    const struct cat_graph *gr = &((const struct cat_rules *)t->rules)->graph;
    const struct tb_caravans_state *s = &state_of(t)->tb.caravans;
    for (int i = 0; i < 3; i++) {
        const uint8_t *edge = s->front[i] != 0 ? gr->node_edge[s->front[i] - 1] : NULL;
        if (edge == NULL)
            return camels(t) < 22;
        for (int k = 0; edge[k] != CAT_NONE; k++)
            if (!cat_has_edge(&s->camel, edge[k]))
                return camels(t) < 22;
    }
    return false;
}

/* All of them are placed, or no place is left. */
static void check_vote(struct table *t, bool built, int before)
{
    int most = built ? (t->setup.modules >> CAT_M_TWO & 1) + 1 : 0, n = camels(t) - before;
    prop_is(&due, t, n == most || (n < most && !any_place(t)));
}

static int bids(const struct table *t)
{
    const struct tb_caravans_state *s = &state_of(t)->tb.caravans;
    int n = 0;
    for (int seat = 0; seat < t->rules->seats; seat++)
        n += s->bid[0][seat] + s->bid[1][seat];
    return n;
}

static void check_views(struct table *t, struct cat_state *view)
{
    const struct tb_caravans_state *s = &state_of(t)->tb.caravans;
    bool ck = cat_module_on(t->rules, CAT_M_CK); /* CT-X-34 */
    int kind[2] = { ck ? CAT_BRICK : CAT_WOOL, ck ? CAT_LUMBER : CAT_GRAIN };
    for (int seat = 0; seat < t->rules->seats; seat++) {
        t->game->view(t->rules, t->state, seat, view);
        for (int other = 0; other < t->rules->seats; other++)
            prop_is(&seen, t,
                    cat_count(view->base.hand[other], kind[0]) >= s->bid[0][other] &&
                        cat_count(view->base.hand[other], kind[1]) >= s->bid[1][other] &&
                        cat_hand_size(&view->base, other) ==
                            cat_total(state_of(t)->base.hand[other]));
    }
}

static bool is(const struct table *t, const char *word)
{
    return strcmp(t->game->moves[th_kind(t->move)].word, word) == 0;
}

static void one_game(const struct th_setup *setup, void *arg)
{
    uint64_t *seed = arg;
    int before = 0, held = 0;
    bool built = false;
    if (strcmp(setup->game->name, "catan") != 0 || (setup->modules >> CAT_M_CARAVANS & 1) == 0)
        return;
    const char *last = (setup->modules >> CAT_M_TRADERS & 1) != 0 ? "stop" : "end"; /* CT-X-20 */
    struct table *t = table_of(setup, ++*seed);
    struct cat_state *view = table_need(sizeof *view);
    while (th_ply(t->state) < 12000 && table_choose(t)) {
        bool was_voting = voting(t), turns = state_of(t)->flow.on_turn != 0;
        bool plain = is(t, last) || is(t, "shed") || was_voting;
        unsigned turn = state_of(t)->flow.turn_no;
        int laid = camels(t),
            offered = bids(t) + (is(t, "bid") ? th_arg(t->move, 0) + th_arg(t->move, 1) : 0);
        built |= turns && (is(t, "settlement") || is(t, "city") || is(t, "medicine"));
        if (!was_voting) {
            before = laid;
            held = cards(t);
        }
        table_make(t);
        if (th_winner(t->state) >= 0)
            break;
        bool ends = turns && (state_of(t)->flow.on_turn == 0 || state_of(t)->flow.turn_no != turn);
        if (voting(t))
            check_views(t, view);
        if (camels(t) != laid)
            check_roads(t);
        if ((ends || was_voting) && !voting(t)) {
            check_vote(t, built, before);
            prop_is(&paid, t, !plain || cards(t) == held - (was_voting ? offered : 0));
            built = false;
        }
    }
    free(view);
    table_close(t);
}

int main(void)
{
    static const char *const sure[] = { "catan +caravans seats=4",
                                        "catan +caravans seats=3",
                                        "catan +caravans +two seats=2",
                                        "catan +caravans +harbormaster +friendly seats=2",
                                        "catan +caravans +traders seats=4",
                                        "catan +ck +caravans seats=3",
                                        "catan +rivers +caravans seats=4",
                                        "catan +rivers +caravans rivers_orientation=turned seats=3",
                                        "catan +sea +caravans seats=4" };
    uint64_t seed = 7100;
    for (int i = 0; i < 18; i++) {
        struct th_setup setup;
        if (th_setup_parse(&setup, sure[i % 9], NULL) != 0)
            abort();
        one_game(&setup, &seed);
    }
    table_every(tap_scale(20), one_game, &seed);
    prop_report(&due);
    prop_report(&paid);
    prop_report(&roads);
    prop_report(&seen);
    return tap_done();
}
