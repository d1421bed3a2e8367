/* test_laws_ck.c - what must hold in every position of Cities & Knights, counted anew from the pieces and cards after
 * each move of random games, with and without each option, two to six players. */
#include "table.h"
#include "ck.h"
#include "laws_catan.h"

static struct prop res = { .name =
                               "CK-COMP-01, CK-56-01 resources and commodities are only moved" };
static struct prop deck = { .name = "CK-COMP-02, CK-PLAY-02 every deck keeps its 18 cards" };
static struct prop pieces = { .name = "CK-PREP-02, CK-COMP-04, CK-WALL-02 supply and board make 15 "
                                      "roads, 5, 4; 2 knights a level, 3 walls" };
static struct prop stands = {
    .name = "CK-KNIGHT-20, CK-DMG-01 knights beside buildings, walls under cities"
};
static struct prop crowns = {
    .name = "CK-COMP-07, CK-METRO-01..06 one metropolis a track, on a city of a leader"
};
static struct prop points = { .name = "CK-WIN-02 points add up, and all are public" };
static struct prop won = { .name =
                               "CK-WIN-01, CK-WIN-03 thirteen points win, on the own turn only" };
static struct prop road = { .name = "CK-KNIGHT-18 the Longest Road goes to whom it should" };
static struct prop frozen = { .name = "CK-SEVEN-03..05 the robber waits for the first landing" };
static struct prop limit = { .name = "CK-SEVEN-01 on a 7 walls keep two cards each" };
static struct prop four = {
    .name = "CK-HAND-02, CK-TURN-06 nobody begins a turn with more than four cards"
};
static struct prop ship = {
    .name = "CK-EVENT-02, CK-BARB-17 the ship sails one space, and from the last one home"
};
static struct prop knows = { .name = "CK-HID-05 who reads secret arguments" };
static struct prop levels = { .name =
                                  "CK-IMPR-02, CK-IMPR-05 levels go up one by one and never down" };
static struct prop rested = {
    .name = "CK-KNIGHT-09, CK-ACT-02 only ready knights act, and rest afterwards"
};

static struct prop wasted = {
    .name = "CK-PLAY-04 with the option a card is wasted exactly when it can do nothing"
};

static const struct cat_base *base_of(const void *state)
{
    return &((const struct cat_state *)state)->base;
}

static const struct ck_state *ck_of(const void *state)
{
    return &((const struct cat_state *)state)->ck;
}

static struct th_ctx ctx_of(const struct table *t)
{
    return (struct th_ctx){ .rules = t->rules, .flow = t->state };
}

/* -------------------------------------------------------------------- cards */

static void see_cards(struct table *t)
{
    const struct cat_base *s = base_of(t->state);
    bool six = t->rules->seats > 4;
    for (int kind = 0; kind < CAT_KINDS; kind++) {
        int n = cat_count(s->bank, kind);
        for (int i = 0; i < CAT_OWNERS; i++)
            n += cat_count(s->hand[i], kind) + cat_count(s->pend[i], kind);
        prop_is(&res, t,
                n == laws_bank(t->rules, kind < CAT_RES_NB ? (six ? 24 : 19) : (six ? 18 : 12)));
    }
}

/* Hands, cards put back, shown cards and the pool, kind by kind. */
static void see_decks(struct table *t)
{
    const struct ck_state *k = ck_of(t->state);
    struct th_ctx g = ctx_of(t);
    int in_deck[CK_TRACKS] = { 0 };
    for (int card = 0; card < CAT_CARD_NB; card++) {
        const struct ck_card_info *c = &ck_card_info[card];
        if (c->count == 0)
            continue;
        int n = ck_nibble(ck_pool(&g, c->deck), c->lane);
        in_deck[c->deck] += n;
        for (int i = 0; i < CAT_OWNERS; i++)
            n += ck_nibble(k->hand[i][c->deck], c->lane);
        for (int i = 0; i < k->n_under[c->deck]; i++)
            n += (k->under[c->deck][i] & 31) == card;
        n += (card == CK_PRINTER && k->shown[0] > 0) + (card == CK_CONSTITUTION && k->shown[1] > 0);
        prop_is(&deck, t, n == c->count);
    }
    for (int d = 0; d < CK_TRACKS; d++)
        prop_is(&deck, t, ck_deck_size(&g, d) == in_deck[d] + k->n_under[d]);
}

/* ------------------------------------------------------------------- pieces */

static void see_pieces(struct table *t)
{
    const struct cat_base *s = base_of(t->state);
    const struct ck_state *k = ck_of(t->state);
    for (int i = 0; i < t->rules->seats; i++) {
        int roads = 0, towns = 0, cities = 0, walls = 0, knights[4] = { 0 };
        for (int e = 0; e < CAT_EDGES; e++)
            roads += s->edge[e] == i + 1;
        for (int n = 0; n < CAT_NODES; n++) {
            towns += s->node[n] == i + 1;
            cities += s->node[n] == (CAT_CITY_BIT | (i + 1));
            walls += cat_has_node(&k->wall, n) && cat_node_owner(s, n) == i;
            knights[k->knight[n] != 0 && ck_owner(k->knight[n]) == i ? ck_level(k->knight[n])
                                                                     : 0]++;
        }
        prop_is(&pieces, t,
                roads + s->left[CAT_ROAD_PIECE][i] == 15 &&
                    towns + s->left[CAT_TOWN_PIECE][i] == 5);
        prop_is(&pieces, t, cities + s->left[CAT_CITY_PIECE][i] == 4 && walls <= 3);
        prop_is(&pieces, t, knights[1] <= 2 && knights[2] <= 2 && knights[3] <= 2);
    }
}

static void see_board(struct table *t)
{
    const struct cat_base *s = base_of(t->state);
    const struct ck_state *k = ck_of(t->state);
    for (int n = 0; n < CAT_NODES; n++) {
        bool city = (s->node[n] & CAT_CITY_BIT) != 0, hurt = cat_has_node(&k->damaged, n);
        prop_is(&stands, t, k->knight[n] == 0 || s->node[n] == 0);
        prop_is(&stands, t, !cat_has_node(&k->wall, n) || (city && !hurt));
        prop_is(&stands, t, !hurt || city);
    }
    for (int track = 0; track < CK_TRACKS; track++) {
        int at = k->crown[track] - 1, most = 0;
        for (int i = 0; i < t->rules->seats; i++)
            most = k->level[i][track] > most ? k->level[i][track] : most;
        bool asked = strcmp(th_asking(t->rules, t->state, NULL), "ck.crown") == 0;
        prop_is(&crowns, t, (at >= 0) == (most >= 4) || asked || th_winner(t->state) >= 0);
        if (at < 0)
            continue;
        prop_is(&crowns, t, (s->node[at] & CAT_CITY_BIT) != 0 && !cat_has_node(&k->damaged, at));
        prop_is(&crowns, t, k->level[cat_node_owner(s, at)][track] == most || asked);
        for (int other = 0; other < track; other++)
            prop_is(&crowns, t, k->crown[other] != k->crown[track]);
    }
}

/* ------------------------------------------------------------------- points */

static int points_of(const struct table *t, int seat)
{
    const struct cat_base *s = base_of(t->state);
    const struct ck_state *k = ck_of(t->state);
    int n =
        (s->route_holder == seat + 1 ? 2 : 0) + k->defender[seat] + (k->merchant_owner == seat + 1);
    n += (k->shown[0] == seat + 1) + (k->shown[1] == seat + 1) +
         laws_points(t->rules, t->state, seat);
    for (int node = 0; node < CAT_NODES; node++) {
        if (cat_node_owner(s, node) != seat)
            continue;
        n += (s->node[node] & CAT_CITY_BIT) != 0 && !cat_has_node(&k->damaged, node) ? 2 : 1;
        for (int track = 0; track < CK_TRACKS; track++)
            n += k->crown[track] == node + 1 ? 2 : 0;
    }
    return n;
}

static int needed(const struct table *t, int seat)
{
    return laws_target(t->rules, t->state, seat, 13);
}

static void see_points(struct table *t, int on_turn)
{
    int16_t score[TH_SEATS];
    uint8_t rank[TH_SEATS];
    int winner = th_winner(t->state), now = th_turn(t->state), seats = t->rules->seats;
    struct th_ctx g = ctx_of(t);
    t->game->scores(t->rules, t->state, score, rank);
    for (int i = 0; i < seats; i++)
        prop_is(&points, t, score[i] == points_of(t, i) && cat_points(&g, i, false) == score[i]);
    if (now >= 0 && !cat_atomic(&g))
        prop_is(&won, t, score[now] < needed(t, now));
    if (winner < 0)
        return;
    prop_is(&won, t, score[winner] >= needed(t, winner));
    prop_is(&won, t, winner == on_turn || on_turn < 0 || winner == (on_turn + 1) % seats);
}

static void see_road(struct table *t, const struct cat_base *old)
{
    const struct cat_base *s = base_of(t->state);
    struct th_ctx g = ctx_of(t);
    int most = 0, n = 0, who = 0, before = old->route_holder;
    if (cat_atomic(&g))
        return;
    for (int i = 0; i < t->rules->seats; i++)
        most = s->route[i] > most ? s->route[i] : most;
    for (int i = 0; i < t->rules->seats; i++)
        if (s->route[i] == most) {
            n++;
            who = i + 1;
        }
    if (!laws_longest_road(t->rules)) /* CT-TB-01 */
        most = 0;
    int right = most < 5                                     ? 0
                : before > 0 && s->route[before - 1] == most ? before
                : n == 1                                     ? who
                                                             : 0;
    prop_is(&road, t, s->route_holder == right);
}

/* ------------------------------------------------------------- robber, ship */

static bool is_move(const struct table *t, const char *word)
{
    return strcmp(t->game->moves[th_kind(t->move)].word, word) == 0;
}

static void see_robber(struct table *t, const struct cat_state *old)
{
    const struct cat_base *s = base_of(t->state);
    bool moved = s->robber != old->base.robber;
    prop_is(&frozen, t, !moved || ck_of(t->state)->landed);
    prop_is(&frozen, t, ck_of(t->state)->landed >= old->ck.landed);
    bool seven = is_move(t, "event") && s->total == 7 && !laws_peace(t->rules, t->state);
    bool calm = strcmp(th_asking(t->rules, t->state, NULL), "catan.owe") == 0;
    for (int i = 0; i < t->rules->seats && seven && calm; i++) {
        int n = cat_total(s->hand[i]), walls = 0;
        for (int node = 0; node < CAT_NODES; node++)
            walls += cat_has_node(&ck_of(t->state)->wall, node) && cat_node_owner(s, node) == i;
        prop_is(&limit, t, s->owe[i] == (n > laws_limit(t->rules) + 2 * walls ? n / 2 : 0));
    }
}

static void see_ship(struct table *t, const struct cat_state *old)
{
    const struct ck_state *k = ck_of(t->state);
    bool sails = is_move(t, "event") && th_arg(t->move, 0) == CK_SHIP;
    if (sails)
        prop_is(&ship, t,
                k->ship == old->ck.ship + 1 || (old->ck.ship == 6 && k->ship == 0 && k->landed));
    else
        prop_is(&ship, t, k->ship == old->ck.ship || (old->ck.ship == 7 && k->ship == 0));
}

/* --------------------------------------------------------------------- rest */

static void see_hands(struct table *t)
{
    struct th_ctx g = ctx_of(t);
    if (strcmp(th_asking(t->rules, t->state, NULL), "catan.before") != 0)
        return;
    for (int i = 0; i < t->rules->seats; i++)
        prop_is(&four, t, ck_cards_in_hand(&g, i) <= 4);
}

static void see_knows(struct table *t)
{
    const struct th_flow *flow = t->state;
    const struct th_frame *f = flow->depth > 0 ? &flow->stack[flow->depth - 1] : NULL;
    const char *asks = th_asking(t->rules, t->state, NULL);
    unsigned sees = 0;
    if (f == NULL)
        return;
    if (strcmp(asks, "ck.card") == 0 || strcmp(asks, "fishermen.fish") == 0)
        sees = 1U << f->seat;
    else if (strcmp(asks, "catan.steal") == 0 || strcmp(asks, "ck.spy") == 0 ||
             strcmp(asks, "ck.master") == 0 || strcmp(asks, "events.aid") == 0)
        sees = 1U << f->seat | 1U << f->a;
    else if (strcmp(asks, "ck.harbor") == 0)
        sees = 1U << f->a;
    prop_is(&knows, t, f->sees == sees);
}

static void see_levels(struct table *t, const struct cat_state *old)
{
    const struct ck_state *k = ck_of(t->state);
    int up = 0;
    for (int i = 0; i < CAT_OWNERS; i++)
        for (int track = 0; track < CK_TRACKS; track++) {
            prop_is(&levels, t,
                    k->level[i][track] >= old->ck.level[i][track] && k->level[i][track] <= 5);
            up += k->level[i][track] - old->ck.level[i][track];
        }
    prop_is(&levels, t, up == (is_move(t, "improve") ? 1 : 0));
}

static void see_actions(struct table *t, const struct cat_state *old)
{
    int from = th_arg(t->move, 0), to = th_arg(t->move, 1);
    bool chase = is_move(t, "chase"), march = is_move(t, "knight_move") || is_move(t, "displace");
    if (!chase && !march)
        return;
    int before = old->ck.knight[from], after = ck_of(t->state)->knight[chase ? from : to];
    prop_is(&rested, t, ck_ready(before) && ck_owner(before) == t->seat);
    prop_is(&rested, t, (after & CK_ACTIVE) == 0 && ck_level(after) == ck_level(before));
}

/* ------------------------------------------------------------------- wasting */

/* The word of the move that plays a card; most are called alike. */
static const char *played_by(int card)
{
    const char *name = cat_card_name[card];
    return strcmp(name, "road_building") == 0 ? "roads" : name;
}

static bool listed(const struct table *t, const struct th_moves *moves, const char *word)
{
    for (int i = 0; i < moves->n; i++)
        if (strcmp(t->game->moves[th_kind(moves->at[i])].word, word) == 0)
            return true;
    return false;
}

/* Each card in hand, the Alchemist apart: it can be played, or (option) thrown away, never both and never neither. */
static void see_waste(struct table *t)
{
    static struct th_moves moves;
    struct th_ctx g = ctx_of(t);
    int seat = th_turn(t->state);
    if (strcmp(th_asking(t->rules, t->state, NULL), "catan.act") != 0 ||
        cat_opt(&g, CAT_OPT_CK_NO_EFFECT) == 0)
        return;
    t->game->gen(t->rules, t->state, seat, &moves);
    for (int card = 0; card < CAT_CARD_NB; card++) {
        if (ck_card_info[card].count == 0 || ck_held(&g, seat, card) == 0 || card == CK_ALCHEMIST)
            continue;
        th_move waste = th_make(CK_MV_WASTE, card, 0, 0);
        bool gone = t->game->legal(t->rules, t->state, seat, waste, NULL) == 0;
        if (!prop_is(&wasted, t, gone != listed(t, &moves, played_by(card))))
            tap_note("%s", cat_card_name[card]);
    }
}

/* -------------------------------------------------------------------- games */

/* Seafarers: test_laws_sea_ck.c; knights on paths, and those of colours nobody plays: test_laws_mix_knights.c. */
static void one_game(const struct th_setup *setup, void *arg)
{
    const unsigned others = 1U << CAT_M_SEA | 1U << CAT_M_BARBARIANS | 1U << CAT_M_TWO;
    uint64_t *seed = arg;
    if (strcmp(setup->game->name, "catan") != 0 || (setup->modules >> CAT_M_CK & 1) == 0 ||
        (setup->modules & others) != 0)
        return;
    struct table *t = table_of(setup, ++*seed);
    while (th_ply(t->state) < 12000 && table_choose(t)) {
        struct cat_state old = *(struct cat_state *)t->state;
        int on_turn = th_turn(t->state);
        table_make(t);
        see_cards(t);
        see_decks(t);
        see_pieces(t);
        see_board(t);
        see_points(t, on_turn);
        see_road(t, &old.base);
        see_robber(t, &old);
        see_ship(t, &old);
        see_hands(t);
        see_knows(t);
        see_levels(t, &old);
        see_actions(t, &old);
        see_waste(t);
    }
    table_close(t);
}

int main(void)
{
    struct prop *all[] = { &res,    &deck,  &pieces, &stands, &crowns, &points, &won,    &road,
                           &frozen, &limit, &four,   &ship,   &knows,  &levels, &rested, &wasted };
    uint64_t seed = 7000;
    struct th_setup wasting; /* a short run meets this option by chance only */
    if (th_setup_parse(&wasting, "catan +ck seats=4 allow_no_effect_cards=1", NULL) != 0)
        abort();
    one_game(&wasting, &seed);
    table_every(tap_scale(20), one_game, &seed);
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
        prop_report(all[i]);
    return tap_done();
}
