/* test_laws_fishermen.c - what fish may pay for and where the old boot may go, listed a second time from the texts, at every question of the
 * action phase of random games, with every set of modules. The catch: tests/model/test_fish.c. */
#include "table.h"
#include "ck.h"
#include "tb_barbarians.h"
#include "tb_events.h"
#include "sea.h"
#include "tb_fishermen.h"
#include "tb_rivers.h"
#include "tb_traders.h"

static struct prop pays = {
    .name = "CT-FI-30..32, CT-FI-35, CT-FI-38 every payment there is, and no other"
};
static struct prop boot = { .name = "CT-FI-42..45 whom the boot may go to" };
static struct prop held = {
    .name = "CT-FI-14, CT-FI-34 seven tokens at most, and only payments take some"
};
static struct prop spent = {
    .name = "CT-FI-33, CT-FI-17 what is paid or discarded lies with the spent ones"
};
static struct prop acts = {
    .name = "CT-FI-30, CT-FI-36, CT-X-02, CT-X-08, CT-X-09 what each action does"
};

enum {
    BRIDGE = 5,
    MARCH,
    WAGON,
    PROGRESS,
    ACTIONS
};
static const char *const action[ACTIONS] = { "fish_robber", "fish_steal", "fish_pick",
                                             "fish_road",   "fish_buy",   "fish_bridge",
                                             "fish_march",  "fish_wagon", "fish_progress" };
static const int price[ACTIONS] = { 2, 3, 4, 5, 7, 6, 2, 2, 7 };

static const struct cat_state *of(const struct table *t)
{
    return t->state;
}

static bool is_move(const struct table *t, th_move m, const char *word)
{
    return strcmp(t->game->moves[th_kind(m)].word, word) == 0;
}

static int in_public(const struct table *t, int seat)
{
    const struct cat_base *s = &of(t)->base;
    int16_t score[TH_SEATS];
    uint8_t rank[TH_SEATS];
    t->game->scores(t->rules, t->state, score, rank);
    return score[seat] - cat_count(s->dev[seat], CAT_POINT_CARD) -
           cat_count(s->fresh[seat], CAT_POINT_CARD);
}

/* ------------------------------------------------------------------ payments */

/* Single tokens of a hand: each subset is tried. */
static int tokens(const struct table *t, int seat, int fish[7])
{
    int n = 0;
    for (int v = 0; v < 3; v++)
        for (int i = 0; i < of(t)->tb.fishermen.fish[seat].n[v] && n < 7; i++)
            fish[n++] = v + 1;
    return n;
}

/* How many different payments of this price a hand can make. */
static int payments(const struct table *t, int seat, int cost)
{
    bool seen[8][8][8] = { { { false } } };
    int fish[7], n = tokens(t, seat, fish), found = 0;
    for (unsigned set = 1; set < 1U << n; set++) {
        int sum = 0, of_value[4] = { 0 };
        bool each = true; /* is every token needed? */
        for (int i = 0; i < n; i++)
            if ((set >> i & 1) != 0) {
                sum += fish[i];
                of_value[fish[i]]++;
            }
        for (int i = 0; i < n; i++)
            each = each && ((set >> i & 1) == 0 || sum - fish[i] < cost);
        bool *was = &seen[of_value[1]][of_value[2]][of_value[3]];
        if (sum >= cost && each && !*was) {
            *was = true;
            found++;
        }
    }
    return found;
}

static bool any_road(struct table *t, int seat)
{
    struct th_ctx g = th_look(t->rules, t->state);
    for (int edge = 0; edge < ((const struct cat_rules *)t->rules)->graph.n_edge; edge++)
        if (cat_no_road(&g, seat, edge) == 0 ||
            (cat_edge_owner(&of(t)->base, edge) == seat && tb_lies_across(&g, edge)))
            return true; /* or one to repair: CT-EV-31 */
    return false;
}

/* Progress cards in the decks: all that nobody holds and nobody has shown. */
static int ck_cards(const struct table *t)
{
    const struct ck_state *k = &of(t)->ck;
    int n = 54 - (k->shown[0] != 0) - (k->shown[1] != 0);
    for (int seat = 0; seat < t->rules->seats; seat++)
        for (int deck = 0; deck < CK_TRACKS; deck++)
            n -= ck_sum(k->hand[seat][deck]);
    return n;
}

/* On New Shores a ship does as well (CT-X-41). */
static bool any_ship(struct table *t, int seat)
{
    struct th_ctx g = th_look(t->rules, t->state);
    bool left = cat_module_on(t->rules, CAT_M_SEA) && of(t)->base.left[SEA_SHIP_PIECE][seat] > 0;
    for (int edge = 0; edge < ((const struct cat_rules *)t->rules)->graph.n_edge; edge++) {
        struct cat_build b = {
            .owner = (uint8_t)seat, .piece = SEA_SHIP_PIECE, .at = (uint8_t)edge, .free = true
        };
        if (left && sea_no_ship(&g, &b) == 0)
            return true;
    }
    return false;
}

static const struct cat_graph *graph(const struct table *t)
{
    return &((const struct cat_rules *)t->rules)->graph;
}

static bool any_bridge(struct table *t, int seat)
{
    struct th_ctx g = th_look(t->rules, t->state);
    for (int edge = 0; cat_module_on(t->rules, CAT_M_RIVERS) && edge < graph(t)->n_edge; edge++)
        if (tb_no_bridge(&g, seat, edge) == 0)
            return true;
    return false;
}

/* How many paths away every path is, over all of them. */
static void measure(const struct table *t, int from, int away[CAT_EDGES])
{
    const struct cat_graph *gr = graph(t);
    for (int e = 0; e < gr->n_edge; e++)
        away[e] = e == from ? 0 : 99;
    for (int round = 0; round < 6; round++)
        for (int a = 0; a < gr->n_edge; a++)
            for (int b = 0; b < gr->n_edge; b++) {
                bool meet = gr->edge_node[a][0] == gr->edge_node[b][0] ||
                            gr->edge_node[a][0] == gr->edge_node[b][1] ||
                            gr->edge_node[a][1] == gr->edge_node[b][0] ||
                            gr->edge_node[a][1] == gr->edge_node[b][1];
                if (meet && away[a] == round && away[b] > round + 1)
                    away[b] = round + 1;
            }
}

/* May no march end there? Knights, and the sides of the castle h16 (CT-BA-31). */
static bool is_closed(const struct table *t, int edge)
{
    bool closed = graph(t)->edge_hex[edge][0] == 16 || graph(t)->edge_hex[edge][1] == 16;
    for (int i = 0; i < CAT_OWNERS; i++)
        closed = closed || cat_has_edge(&of(t)->tb.barbarians.knight[i], edge);
    return closed;
}

/* A knight that has not marched, and a free path four or five away (CT-X-08, CT-BA-52). */
static bool any_march(struct table *t, int seat)
{
    const struct tb_barbarians_state *b = &of(t)->tb.barbarians;
    int away[CAT_EDGES];
    for (int from = 0; from < graph(t)->n_edge; from++) {
        if (!cat_has_edge(&b->knight[seat], from) || cat_has_edge(&b->marched, from))
            continue;
        measure(t, from, away);
        for (int to = 0; to < graph(t)->n_edge; to++)
            if ((away[to] == 4 || away[to] == 5) && !is_closed(t, to))
                return true;
    }
    return false;
}

static bool any_card(const struct table *t)
{
    return cat_module_on(t->rules, CAT_M_BARBARIANS) || cat_total(of(t)->base.deck) > 0;
}

/* Neither paid for in this move nor at a plaza (CT-X-09, CT-TB-35, CT-TB-36). */
static bool wants_points(const struct table *t)
{
    const struct th_flow *f = &of(t)->flow;
    return (f->stack[f->depth - 1].m & (TB_FED | TB_ARRIVED)) == 0;
}

static bool has_effect(struct table *t, int seat, int a)
{
    const struct cat_base *s = &of(t)->base;
    bool cards = false, ck = cat_module_on(t->rules, CAT_M_CK);
    for (int i = 0; i < t->rules->seats; i++)
        cards = cards || (i != seat && cat_total(s->hand[i]) > 0);
    switch (a) {
    case 0: return s->robber != 0 && (!ck || of(t)->ck.landed != 0); /* CT-X-32 */
    case 1: return cards;
    case 2: return (s->bank & CAT_ALL_RES) != 0;
    case 3: return any_road(t, seat) || any_ship(t, seat);
    case 4: return any_card(t);
    case BRIDGE: return any_bridge(t, seat);
    case MARCH: return any_march(t, seat);
    case WAGON: return wants_points(t);
    default: return ck && ck_cards(t) > 0;
    }
}

/* Which question an action belongs to. */
static bool bought_here(const struct table *t, int a)
{
    const char *asks = th_asking(t->rules, t->state, NULL);
    if (a == MARCH)
        return strcmp(asks, "barbarians.march") == 0;
    return strcmp(asks, a == WAGON ? "traders.wagon" : "catan.act") == 0;
}

/* With Catan for Two whoever is behind pays one fish less (CT-X-12). */
static int rebate(const struct table *t, int seat)
{
    return cat_module_on(t->rules, CAT_M_TWO) && in_public(t, seat) < in_public(t, 1 - seat);
}

static void see_payments(struct table *t, int seat)
{
    int listed[ACTIONS] = { 0 }, less = rebate(t, seat);
    t->game->gen(t->rules, t->state, seat, &t->moves);
    for (int i = 0; i < t->moves.n; i++)
        for (int a = 0; a < ACTIONS; a++)
            listed[a] += is_move(t, t->moves.at[i], action[a]);
    for (int a = 0; a < ACTIONS; a++) {
        bool there = bought_here(t, a) && has_effect(t, seat, a);
        prop_is(&pays, t, listed[a] == (there ? payments(t, seat, price[a] - less) : 0));
    }
}

/* ---------------------------------------------------------------------- boot */

static void see_boot(struct table *t, int seat)
{
    int listed = 0, may = 0;
    for (int i = 0; i < t->rules->seats; i++)
        may += i != seat && of(t)->tb.fishermen.boot == seat + 1 &&
               in_public(t, i) >= in_public(t, seat);
    for (int i = 0; i < t->moves.n; i++)
        listed += is_move(t, t->moves.at[i], "boot");
    prop_is(&boot, t, listed == may);
}

/* --------------------------------------------------------------------- moves */

static int sum(struct tb_tokens k)
{
    return k.n[0] + k.n[1] + k.n[2];
}

static void see_tokens(struct table *t, const struct cat_state *old)
{
    const struct tb_fishermen_state *fi = &of(t)->tb.fishermen, *was = &old->tb.fishermen;
    bool pays_now = is_move(t, t->move, "toss");
    for (int a = 0; a < ACTIONS; a++)
        pays_now = pays_now || is_move(t, t->move, action[a]);
    for (int i = 0; i < t->rules->seats; i++) {
        prop_is(&held, t, sum(fi->fish[i]) <= 7);
        prop_is(&held, t, sum(fi->fish[i]) >= sum(was->fish[i]) || (pays_now && i == t->seat));
    }
    if (pays_now)
        prop_is(&spent, t,
                sum(fi->spent) - sum(was->spent) ==
                    th_arg(t->move, 0) + th_arg(t->move, 1) + th_arg(t->move, 2));
}

static bool asked_before(const struct cat_state *old, const struct table *t, const char *name)
{
    return strcmp(t->rules->frame[old->flow.stack[old->flow.depth - 1].kind]->name, name) == 0;
}

static int points_left(const struct cat_state *s)
{
    return s->flow.stack[s->flow.depth - 1].n;
}

static void see_action(struct table *t, const struct cat_state *old)
{
    const struct cat_base *s = &of(t)->base, *was = &old->base;
    const char *asked = th_asking(t->rules, t->state, NULL);
    if (is_move(t, t->move, "fish_robber"))
        prop_is(&acts, t, was->robber != 0 && s->robber == 0);
    if (is_move(t, t->move, "fish_steal") || is_move(t, t->move, "fish_from"))
        prop_is(&acts, t,
                strcmp(asked, "catan.steal") == 0 || strcmp(asked, "fishermen.from") == 0);
    if (is_move(t, t->move, "fish_pick"))
        prop_is(&acts, t, strcmp(asked, "fishermen.pick") == 0);
    if (is_move(t, t->move, "fish_road"))
        prop_is(&acts, t, strcmp(asked, "fishermen.road") == 0);
    if (is_move(t, t->move, "fish_progress"))
        prop_is(&acts, t, strcmp(asked, "fishermen.deck") == 0 || strcmp(asked, "ck.card") == 0);
    if (is_move(t, t->move, "fish_buy"))
        prop_is(&acts, t,
                (strcmp(asked, "catan.draw") == 0 || strcmp(asked, "barbarians.card") == 0) &&
                    s->hand[t->seat] == was->hand[t->seat]);
    if (is_move(t, t->move, "fish_bridge"))
        prop_is(&acts, t, strcmp(asked, "fishermen.bridge") == 0);
    if (is_move(t, t->move, "bridge") && asked_before(old, t, "fishermen.bridge"))
        prop_is(&acts, t,
                s->hand[t->seat] == was->hand[t->seat] &&
                    s->coins[t->seat] == was->coins[t->seat] + 3);
    if (is_move(t, t->move, "fish_march"))
        prop_is(&acts, t, strcmp(asked, "fishermen.march") == 0);
    if (is_move(t, t->move, "march_on"))
        prop_is(&acts, t, s->hand[t->seat] == was->hand[t->seat]);
    if (is_move(t, t->move, "fish_wagon"))
        prop_is(&acts, t, points_left(of(t)) == points_left(old) + 2);
}

static void one_game(const struct th_setup *setup, void *arg)
{
    uint64_t *seed = arg;
    struct cat_state old;
    if (strcmp(setup->game->name, "catan") != 0 || (setup->modules >> CAT_M_FISHERMEN & 1) == 0)
        return;
    struct table *t = table_of(setup, ++*seed);
    while (th_ply(t->state) < 6000 && table_choose(t)) {
        memcpy(&old, t->state, sizeof old);
        table_make(t);
        see_tokens(t, &old);
        if (th_winner(t->state) >= 0)
            break;
        see_action(t, &old);
        const char *asks = th_asking(t->rules, t->state, NULL);
        bool act = strcmp(asks, "catan.act") == 0;
        if (act || strcmp(asks, "barbarians.march") == 0 || strcmp(asks, "traders.wagon") == 0)
            see_payments(t, of(t)->flow.turn);
        if (act)
            see_boot(t, of(t)->flow.turn);
    }
    table_close(t);
}

int main(void)
{
    static const char *const sure[] = {
        "catan +fishermen seats=4",          "catan +fishermen +two seats=2",
        "catan +fishermen +rivers seats=4",  "catan +fishermen +barbarians +harbormaster seats=4",
        "catan +fishermen +traders seats=3", "catan +fishermen +barbarians +events seats=3",
        "catan +ck +fishermen seats=3",      "catan +sea +fishermen seats=4"
    };
    const struct prop *all[] = { &pays, &boot, &held, &spent, &acts };
    uint64_t seed = 6000;
    for (int i = 0; i < 16; i++) {
        struct th_setup setup;
        if (th_setup_parse(&setup, sure[i % 8], NULL) != 0)
            abort();
        one_game(&setup, &seed);
    }
    table_every(tap_scale(10), one_game, &seed);
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
        prop_report(all[i]);
    return tap_done();
}
