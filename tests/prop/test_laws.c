/* test_laws.c - what must hold in every position of Catan, counted anew from the pieces and
 * cards after each move of random games: nothing is lost or made, points add up, titles go by
 * the book, nobody wins out of turn. */
#include "table.h"
#include "laws_catan.h"

static struct prop res = { .name = "CB-SETUP-03, CB-56-04 resource cards are only moved" };
static struct prop dev = { .name = "CB-SETUP-04, CB-56-04, CB-DEV-11 so are development cards" };
static struct prop pieces = {
    .name = "CB-SETUP-02, CB-56-05, CB-BUILD-09 supply and board make 15 roads, 5, 4"
};
static struct prop stands = {
    .name = "CB-BUILD-11 what is built stays, and only its owner's city replaces it"
};
static struct prop apart = { .name = "CB-BUILD-08 no two buildings are neighbours" };
static struct prop linked = {
    .name = "CB-BUILD-04, CB-SETUP-09 every road touches an own road or building"
};
static struct prop points = {
    .name = "CB-WIN-01 points are settlements, cities, titles and point cards"
};
static struct prop won = { .name = "CB-WIN-02..05, CB-56-07 ten points win, on the own turn only" };
static struct prop road = { .name = "CB-LR-05..09 the Longest Road goes to whom it should" };
static struct prop army = { .name = "CB-ARMY-01..03 the Largest Army goes to whom it should" };
static struct prop limit = {
    .name = "CB-SEVEN-02 on a 7 whoever holds more than 7 cards owes half of them"
};
static struct prop robber = {
    .name = "CB-SEVEN-04, CB-PROD-04 the robber moves on a 7 or by a knight only, and to land"
};
static struct prop knows = { .name = "CB-HID-02..04 who reads a stolen, drawn or discarded card" };
static struct prop played = { .name = "CB-TURN-03, CB-DEV-03 one card a turn, none bought in it" };

static const struct cat_base *base_of(const void *state)
{
    return &((const struct cat_state *)state)->base;
}

static const struct cat_graph *graph_of(const struct table *t)
{
    return &((const struct cat_rules *)t->rules)->graph;
}

/* -------------------------------------------------------------------- cards */

static void see_cards(struct table *t)
{
    const struct cat_base *s = base_of(t->state);
    bool six = t->rules->seats > 4;
    for (int kind = 0; kind < CAT_KINDS; kind++) {
        int n = cat_count(s->bank, kind), d = cat_count(s->deck, kind) + cat_count(s->spent, kind);
        for (int i = 0; i < CAT_OWNERS; i++) {
            n += cat_count(s->hand[i], kind) + cat_count(s->pend[i], kind);
            d += cat_count(s->dev[i], kind) + cat_count(s->fresh[i], kind);
            d += kind == CAT_KNIGHT_CARD ? s->knights[i] : 0;
        }
        prop_is(&res, t, n == laws_bank(t->rules, kind >= CAT_RES_NB ? 0 : six ? 24 : 19));
        prop_is(&dev, t, d == laws_deck(t->rules, kind));
    }
    for (int i = 0; i < CAT_OWNERS; i++)
        prop_is(&res, t, (s->hand_unk[i] | s->pend_unk[i] | s->dev_unk[i] | s->fresh_unk[i]) == 0);
}

/* ------------------------------------------------------------------- pieces */

struct count {
    int roads, towns, cities;
};

static struct count count(const struct table *t, int seat)
{
    const struct cat_base *s = base_of(t->state);
    struct count c = { 0, 0, 0 };
    for (int e = 0; e < CAT_EDGES; e++)
        c.roads += s->edge[e] == seat + 1;
    for (int n = 0; n < CAT_NODES; n++) {
        c.towns += s->node[n] == seat + 1;
        c.cities += s->node[n] == (CAT_CITY_BIT | (seat + 1));
    }
    return c;
}

static void see_pieces(struct table *t, const struct cat_base *old)
{
    const struct cat_base *s = base_of(t->state);
    for (int i = 0; i < t->rules->seats; i++) {
        struct count c = count(t, i);
        prop_is(&pieces, t, c.roads + s->left[CAT_ROAD_PIECE][i] == 15 && c.roads <= 15);
        prop_is(&pieces, t, c.towns + s->left[CAT_TOWN_PIECE][i] == 5 && c.towns <= 5);
        prop_is(&pieces, t, c.cities + s->left[CAT_CITY_PIECE][i] == 4 && c.cities <= 4);
    }
    for (int e = 0; e < CAT_EDGES; e++)
        prop_is(&stands, t, old->edge[e] == 0 || old->edge[e] == s->edge[e]);
    for (int n = 0; n < CAT_NODES; n++)
        prop_is(&stands, t,
                old->node[n] == 0 || s->node[n] == old->node[n] ||
                    s->node[n] == (old->node[n] | CAT_CITY_BIT));
}

static bool meets_own(const struct table *t, int edge)
{
    const struct cat_base *s = base_of(t->state);
    int owner = s->edge[edge] & CAT_OWNER_BITS;
    for (int k = 0; k < 2; k++) {
        int node = graph_of(t)->edge_node[edge][k];
        if ((s->node[node] & CAT_OWNER_BITS) == owner)
            return true;
        for (int i = 0; i < CAT_DEGREE; i++) { /* roads, and bridges: CT-RI-25 */
            int other = graph_of(t)->node_edge[node][i];
            if (other != CAT_NONE && other != edge && (s->edge[other] & CAT_OWNER_BITS) == owner)
                return true;
        }
    }
    return false;
}

static void see_board(struct table *t)
{
    const struct cat_base *s = base_of(t->state);
    for (int e = 0; e < graph_of(t)->n_edge; e++) {
        const uint8_t *end = graph_of(t)->edge_node[e];
        prop_is(&apart, t, s->node[end[0]] == 0 || s->node[end[1]] == 0);
        prop_is(&linked, t, s->edge[e] == 0 || meets_own(t, e));
    }
}

/* ------------------------------------------------------------------- points */

static int points_of(const struct table *t, int seat)
{
    const struct cat_base *s = base_of(t->state);
    struct count c = count(t, seat);
    int n = c.towns + 2 * c.cities + laws_points(t->rules, t->state, seat);
    n += s->route_holder == seat + 1 ? 2 : 0;
    n += s->army_holder == seat + 1 ? 2 : 0;
    return n + cat_count(s->dev[seat], CAT_POINT_CARD) + cat_count(s->fresh[seat], CAT_POINT_CARD);
}

static void see_points(struct table *t, int on_turn)
{
    int16_t score[TH_SEATS];
    uint8_t rank[TH_SEATS];
    int winner = th_winner(t->state), now = th_turn(t->state);
    t->game->scores(t->rules, t->state, score, rank);
    for (int i = 0; i < t->rules->seats; i++)
        prop_is(&points, t, score[i] == points_of(t, i));
    if (now >= 0)
        prop_is(&won, t, score[now] < laws_target(t->rules, t->state, now, 10));
    if (winner < 0)
        return;
    int next = (on_turn + 1) % t->rules->seats; /* the next player may win as his turn begins */
    prop_is(&won, t, score[winner] >= laws_target(t->rules, t->state, winner, 10));
    prop_is(&won, t, winner == on_turn || on_turn < 0 || winner == next);
}

/* ------------------------------------------------------------------- titles */

/* CB-LR-07 and CB-LR-08, from the lengths and the holder before. Lengths themselves:
 * tests/model/test_route.c. */
static int road_holder(const struct table *t, int before)
{
    const struct cat_base *s = base_of(t->state);
    int most = 0, n = 0, who = 0;
    for (int i = 0; i < t->rules->owners; i++)
        most = s->route[i] > most ? s->route[i] : most;
    for (int i = 0; i < t->rules->owners; i++)
        if (s->route[i] == most) {
            n++;
            who = i + 1;
        }
    if (most < 5 || !laws_longest_road(t->rules))
        return 0;
    if (before > 0 && s->route[before - 1] == most)
        return before;
    return n == 1 ? who : 0;
}

static int army_holder(const struct table *t, int before)
{
    const struct cat_base *s = base_of(t->state);
    int holder = before, most = before > 0 ? s->knights[before - 1] : 2;
    for (int i = 0; i < t->rules->seats; i++)
        if (s->knights[i] > most) {
            most = s->knights[i];
            holder = i + 1;
        }
    return holder;
}

static void see_titles(struct table *t, const struct cat_base *old)
{
    const struct cat_base *s = base_of(t->state);
    prop_is(&road, t, s->route_holder == road_holder(t, old->route_holder));
    if (cat_module_on(t->rules, CAT_M_TWO))
        return; /* knights are given up there: test_laws_two.c */
    prop_is(&army, t, s->army_holder == army_holder(t, old->army_holder));
    for (int i = 0; i < t->rules->seats; i++)
        prop_is(&army, t, s->knights[i] >= old->knights[i]);
}

/* -------------------------------------------------------------- seven, cards */

static bool is_move(const struct table *t, const char *word)
{
    return strcmp(t->game->moves[th_kind(t->move)].word, word) == 0;
}

static bool lies_there(const struct cat_base *s, int terrain)
{
    for (int hex = 0; hex < CAT_HEXES; hex++)
        if (s->terrain[hex] == terrain)
            return true;
    return false;
}

/* The dealer has revealed this card. */
static bool is_event(const struct table *t, int card)
{
    return is_move(t, "card") && th_arg(t->move, 0) == card;
}

static void see_seven(struct table *t, const struct cat_base *old)
{
    const struct cat_base *s = base_of(t->state);
    if ((is_move(t, "dice") || is_move(t, "card")) && s->total == 7)
        for (int i = 0; i < t->rules->seats; i++) {
            int n = cat_total(old->hand[i]);
            bool owes = n > laws_limit(t->rules) && !laws_peace(t->rules, t->state);
            prop_is(&limit, t, s->owe[i] == (owes ? n / 2 : 0) && s->hand[i] == old->hand[i]);
        }
    if (!laws_robber(t->rules)) {
        prop_is(&robber, t, s->robber == 0);
        return;
    }
    bool moved = s->robber != old->robber, goes = is_move(t, "robber") || is_move(t, "robber_home");
    /* a forced move home plays itself at once (CT-FR-07); without a desert he leaves the board (CT-FR-14) */
    int ground = s->robber > 0 ? s->terrain[s->robber - 1] : 0;
    bool bare = !lies_there(s, CAT_DESERT), swamps = lies_there(s, CAT_SWAMP);
    bool home = ground == (swamps ? CAT_SWAMP
                           : bare ? 0
                                  : CAT_DESERT) &&
                (is_move(t, "dice") || is_move(t, "knight") || is_move(t, "discard") ||
                 is_event(t, TB_ATTACKS));
    bool sent = is_move(t, "fish_robber") && s->robber == 0; /* CT-FI-30 */
    bool flees =
        is_event(t, TB_FLEES) && ground == (bare ? 0 : CAT_DESERT); /* CT-EV-51, CT-EV-53 */
    prop_is(&robber, t,
            moved ? goes || home || sent || flees
                  : !goes || ground == (swamps ? CAT_SWAMP : CAT_DESERT));
    prop_is(&robber, t, s->robber > 0 ? cat_is_land(ground) : bare); /* CT-FI-05, CT-CA-03 */
}

static void see_played(struct table *t, const struct cat_base *old)
{
    static const char *const cards[] = { "knight", "road_building", "plenty", "monopoly" };
    for (int card = 0; card < 4; card++) {
        if (!is_move(t, cards[card]))
            continue;
        prop_is(&played, t, !old->card_played && cat_count(old->dev[t->seat], card) > 0);
        prop_is(&played, t, th_winner(t->state) >= 0 || base_of(t->state)->card_played);
        prop_is(&played, t, base_of(t->state)->fresh[t->seat] == old->fresh[t->seat]);
    }
}

/* The thief and the victim, the buyer, nobody: the frames say who may read the dealer's card. */
static void see_knows(struct table *t)
{
    const struct th_flow *flow = t->state;
    const struct th_frame *f = flow->depth > 0 ? &flow->stack[flow->depth - 1] : NULL;
    const char *question = th_asking(t->rules, t->state, NULL);
    if (strcmp(question, "catan.steal") == 0)
        prop_is(&knows, t, f->sees == (1U << f->seat | 1U << f->a) && f->seat != f->a);
    else if (strcmp(question, "two.give_back") == 0) /* CT-HID-10 */
        prop_is(&knows, t, f->sees == 3);
    else if (strcmp(question, "events.aid") == 0) /* CT-HID-11 */
        prop_is(&knows, t, f->sees == (1U << f->seat | 1U << f->a) && f->seat != f->a);
    else if (strcmp(question, "catan.draw") == 0 || strcmp(question, "fishermen.fish") == 0)
        prop_is(&knows, t, f->sees == 1U << f->seat);
    else
        prop_is(&knows, t, f == NULL || f->sees == 0);
    if (strcmp(question, "five_six.build") == 0) /* CB-56-07 */
        prop_is(&won, t, th_turn(t->state) == -1);
}

/* -------------------------------------------------------------------- games */

static void one_game(const struct th_setup *setup, void *arg)
{
    uint64_t *seed = arg;
    if (strcmp(setup->game->name, "catan") != 0 ||
        (setup->modules & (1U << CAT_M_CK | 1U << CAT_M_SEA | 1U << CAT_M_BARBARIANS)) != 0)
        return; /* they have laws of their own: test_laws_ck.c, test_laws_sea.c, test_laws_barbarians.c */
    struct table *t = table_of(setup, ++*seed);
    while (th_ply(t->state) < 12000 && table_choose(t)) {
        struct cat_base old = *base_of(t->state);
        int on_turn = th_turn(t->state);
        table_make(t);
        see_cards(t);
        see_pieces(t, &old);
        see_board(t);
        see_points(t, on_turn);
        see_titles(t, &old);
        see_seven(t, &old);
        see_played(t, &old);
        see_knows(t);
    }
    table_close(t);
}

int main(void)
{
    struct prop *all[] = { &res, &dev,  &pieces, &stands, &apart,  &linked, &points,
                           &won, &road, &army,   &limit,  &robber, &knows,  &played };
    uint64_t seed = 3000;
    table_every(tap_scale(20), one_game, &seed);
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
        prop_report(all[i]);
    return tap_done();
}
