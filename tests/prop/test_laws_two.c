/* test_laws_two.c - Catan for Two, counted a second time from the texts after each move of random games: tokens, rolls, neutral
 * pieces, the forced trade, Largest Army; with every module it may meet. */
#include "table.h"
#include "cat.h"

static struct prop tokens = {
    .name = "CT-TW-02, CT-TW-30, CT-TW-31, CT-TW-35, CT-TW-36, CT-TW-42 tokens"
};
static struct prop rolls = { .name = "CT-TW-10 two rolls a turn, and they differ" };
static struct prop pieces = {
    .name = "CT-TW-20..25, CT-X-46 neutral pieces come with those of players"
};
static struct prop lacking = { .name = "CT-TW-21 ... but where no place is left" };
static struct prop hands = { .name = "CT-TW-12, CT-TW-38, CT-TW-39 sizes of hands" };
static struct prop army = { .name = "CT-TW-32, CT-TW-33 Largest Army" };

struct count { /* of what stands, by owner */
    int roads[4], towns[4];
};

struct turn {
    int rolls, first;
};

static const struct cat_state *state_of(const struct table *t)
{
    return t->state;
}

static const char *word(const struct table *t)
{
    return t->game->moves[th_kind(t->move)].word;
}

static bool is(const struct table *t, const char *w)
{
    return strcmp(word(t), w) == 0;
}

static struct count count(const struct table *t)
{
    const struct cat_base *s = &state_of(t)->base;
    struct count c = { { 0 }, { 0 } };
    for (int e = 0; e < CAT_EDGES; e++)
        if (s->edge[e] != 0 && (s->edge[e] & CAT_WATER) == 0)
            c.roads[(s->edge[e] & CAT_OWNER_BITS) - 1]++;
    for (int n = 0; n < CAT_NODES; n++)
        if (s->node[n] != 0)
            c.towns[(s->node[n] & CAT_OWNER_BITS) - 1]++;
    return c;
}

static int neutrals(const struct count *c)
{
    return c->roads[2] + c->roads[3] + c->towns[2] + c->towns[3];
}

/* ------------------------------------------------------------------ tokens */

static int for_place(const struct table *t, int node)
{
    const uint8_t *hex = ((const struct cat_rules *)t->rules)->graph.node_hex[node];
    bool desert = false, coast = false;
    for (int i = 0; i < 3; i++) {
        int terrain = hex[i] == CAT_NONE ? CAT_SEA : state_of(t)->base.terrain[hex[i]];
        desert |= terrain == CAT_DESERT;
        coast |= terrain == CAT_SEA;
    }
    return desert && coast ? 3 : desert ? 2 : coast ? 1 : 0;
}

static int price(const struct table *t)
{
    struct th_ctx g = { .rules = t->rules, .flow = t->state };
    return cat_points(&g, t->seat, false) > cat_points(&g, 1 - t->seat, false) ? 2 : 1;
}

/* What the mover's tokens should be after the move. */
static int due(const struct table *t)
{
    const uint8_t *have = state_of(t)->tb.two.tokens;
    if (t->seat == TH_DEALER)
        return 0;
    int left = 20 - have[0] - have[1], n = 0;
    if (is(t, "settlement"))
        n = for_place(t, th_arg(t->move, 0));
    if (is(t, "knight_tokens"))
        n = 2;
    if (is(t, "forced_trade") || is(t, "robber_home"))
        return have[t->seat] - price(t);
    return have[t->seat] + (n < left ? n : left);
}

static void check_tokens(struct table *t, const struct cat_state *before, int expected)
{
    for (int seat = 0; seat < 2; seat++) {
        int now = state_of(t)->tb.two.tokens[seat], was = before->tb.two.tokens[seat];
        prop_is(&tokens, t, now == (seat == t->seat ? expected : was));
    }
}

/* -------------------------------------------------------------------- rolls */

static void check_roll(struct table *t, struct turn *turn)
{
    if (is(t, "dice")) {
        int total = th_arg(t->move, 0) + th_arg(t->move, 1);
        prop_is(&rolls, t, turn->rolls < 2 && total != turn->first);
        turn->first = turn->rolls++ == 0 ? total : 0;
    }
    if (is(t, "end")) {
        prop_is(&rolls, t, turn->rolls == 2);
        *turn = (struct turn){ 0 };
    }
}

/* ------------------------------------------------------------------- pieces */

/* Is there a road of a neutral colour that could be laid? By the board alone; set-ups with vetoes of their own are not asked. */
static bool any_neutral_road(const struct table *t)
{
    const struct cat_base *s = &state_of(t)->base;
    const struct cat_graph *gr = &((const struct cat_rules *)t->rules)->graph;
    struct th_ctx g = { .rules = t->rules, .flow = t->state };
    for (int owner = 2; owner < 4; owner++)
        for (int e = 0; e < gr->n_edge; e++) {
            bool joins = false;
            for (int end = 0; end < 2; end++) {
                int node = gr->edge_node[e][end], here = cat_node_owner(s, node);
                joins |= here == owner;
                for (int i = 0; here < 0 && gr->node_edge[node][i] != CAT_NONE; i++)
                    joins |= cat_edge_owner(s, gr->node_edge[node][i]) == owner;
            }
            if (joins && s->edge[e] == 0 && s->left[CAT_ROAD_PIECE][owner] > 0 &&
                cat_land_edge(&g, e))
                return true;
        }
    return false;
}

/* One piece comes with a player's, at once if the place is forced; later if it is asked for. */
static void check_pieces(struct table *t, const struct count *was, bool on_turn, int *owed)
{
    struct count now = count(t);
    int own = now.roads[0] + now.roads[1] + now.towns[0] + now.towns[1] - was->roads[0] -
              was->roads[1] - was->towns[0] - was->towns[1];
    int theirs = neutrals(&now) - neutrals(was);
    const char *asks = th_asking(t->rules, t->state, NULL);
    bool asked = strcmp(asks, "two.neutral") == 0;
    if (!on_turn) {
        prop_is(&pieces, t, theirs == (is(t, "neutral_settlement") ? 1 : 0));
        return;
    }
    *owed += own - theirs;
    if (strncmp(asks, "sea.", 4) == 0 || th_winner(t->state) >= 0)
        return; /* what the piece has discovered comes first; or it has won */
    prop_is(&pieces, t, *owed == 0 || *owed == 1);
    if (*owed == 1 && !asked) {
        prop_is(&lacking, t, !any_neutral_road(t));
        *owed = 0;
    }
    prop_is(&pieces, t, asked == (*owed == 1));
}

/* -------------------------------------------------------------------- hands */

static int hand(const struct cat_state *s, int owner)
{
    return cat_total(s->base.hand[owner]);
}

static void check_hands(struct table *t, const struct cat_state *before)
{
    const struct cat_state *s = state_of(t);
    prop_is(&hands, t, hand(s, 2) == 0 && hand(s, 3) == 0 && s->base.knights[2] == 0);
    if (is(t, "give_back")) {
        prop_is(&hands, t, hand(s, t->seat) == hand(before, t->seat) - 1);
        prop_is(&hands, t, hand(s, 1 - t->seat) == hand(before, 1 - t->seat) + 1);
    }
    if (is(t, "forced_trade"))
        prop_is(&hands, t, hand(before, 1 - t->seat) > 0);
}

/* --------------------------------------------------------------------- army */

static int should_hold(const struct cat_state *s, const struct cat_state *before, bool swapped,
                       int swapper)
{
    int holder = before->base.army_holder;
    const uint8_t *n = s->base.knights;
    if (swapped && holder == swapper + 1 && (n[swapper] < 3 || n[swapper] <= n[1 - swapper]))
        holder = 0;
    int best = n[0] > n[1] ? 1 : n[1] > n[0] ? 2 : 0;
    return best != 0 && best != holder && n[best - 1] >= 3 ? best : holder;
}

/* ------------------------------------------------------------------- a game */

static void one_game(const struct th_setup *setup, void *arg)
{
    uint64_t *seed = arg;
    if (strcmp(setup->game->name, "catan") != 0 || (setup->modules >> CAT_M_TWO & 1) == 0)
        return;
    if ((setup->modules >> CAT_M_CK & 1) != 0)
        return; /* other pieces, cards that lay dice: test_laws_mix_knights.c */
    struct table *t = table_of(setup, ++*seed);
    struct turn turn = { 0 };
    int owed = 0;
    while (th_ply(t->state) < 8000 && table_choose(t)) {
        struct cat_state *before = table_copy(t, t->state);
        struct count was = count(t);
        int expected = due(t);
        bool on_turn = before->flow.on_turn != 0;
        check_roll(t, &turn);
        table_make(t);
        check_tokens(t, before, expected);
        check_pieces(t, &was, on_turn, &owed);
        check_hands(t, before);
        prop_is(&army, t,
                state_of(t)->base.army_holder ==
                    should_hold(state_of(t), before, is(t, "knight_tokens"), t->seat));
        free(before);
    }
    table_close(t);
}

int main(void)
{
    static const char *const sure[] = {
        "catan +two seats=2",
        "catan +two +friendly +harbormaster seats=2 token_actions=one",
        "catan +sea +two seats=2 variable=1",
        "catan +sea +two seats=2 scenario=fog_island",
        "catan +sea +two +harbormaster seats=2 scenario=wonders_of_catan",
        "catan +sea +two seats=2 scenario=cloth_for_catan",
        "catan +sea +two +friendly seats=2 scenario=forgotten_tribe",
    };
    uint64_t seed = 7000;
    for (int i = 0; i < 14; i++) {
        struct th_setup setup;
        if (th_setup_parse(&setup, sure[i % 7], NULL) != 0)
            abort();
        one_game(&setup, &seed);
    }
    table_every(tap_scale(20), one_game, &seed);
    prop_report(&tokens);
    prop_report(&rolls);
    prop_report(&pieces);
    prop_report(&lacking);
    prop_report(&hands);
    prop_report(&army);
    return tap_done();
}
