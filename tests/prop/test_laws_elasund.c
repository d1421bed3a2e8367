/* test_laws_elasund.c - what must hold in every position of Elasund, counted anew from the pieces and cards after each move of
 * random games: nothing is lost or made, points are windmills, the ship always moves, nobody wins out of turn. */
#include "table.h"
#include "ela.h"

static struct prop cards = { .name =
                                 "EL-INV-01 there are never more cards of a kind than in the box" };
static struct prop cubes = { .name =
                                 "EL-INV-02 EL-WIN-02 cubes on the board are what can be counted" };
static struct prop permits = { .name = "EL-INV-02 EL-PERM-06 permits lie on fields of their own" };
static struct prop houses = { .name = "EL-INV-03 EL-INV-05 buildings fit and are not too many" };
static struct prop points = { .name = "EL-INV-04 EL-TRADE-01 trade points are windmills covered" };
static struct prop walls = { .name = "EL-INV-06 EL-WALL-06 walls only grow, from the gates" };
static struct prop ship = {
    .name = "EL-ROLL-03 EL-ROLL-05 EL-PIR-01 the ship moves in every turn, and as it may"
};
static struct prop won = { .name = "EL-WIN-01 EL-WIN-03 ten cubes win, in the own turn only" };
static struct prop church = { .name = "EL-CH-04 EL-CH-09 church tiles stay, each on its place" };
static struct prop free_money = {
    .name = "EL-CARD-02 only the active player's phases and rows give gold"
};

static struct prop frozen = {
    .name =
        "EL-WIN-06 a turn begins while somebody with all the cards he wants could act, else the "
        "game is over"
};

static const struct ela_rules *rules_of(const struct table *t)
{
    return (const struct ela_rules *)t->rules;
}

/* What a position leaves in the box must be there. */
static void see_cards(struct table *t)
{
    const struct ela_state *s = t->state;
    int gold = s->pot[ELA_GOLD];
    for (int seat = 0; seat < t->rules->seats; seat++)
        gold += s->hand[seat][ELA_GOLD];
    prop_is(&cards, t, gold <= rules_of(t)->gold);
    for (int colour = ELA_GREEN; colour <= ELA_RED; colour++) {
        int n = s->pot[colour] + s->discard[colour];
        for (int seat = 0; seat < t->rules->seats; seat++)
            n += s->hand[seat][colour];
        prop_is(&cards, t, n <= rules_of(t)->influence);
    }
}

/* Cubes of a seat, piece by piece. */
static int count_cubes(const struct ela_state *s, int seat)
{
    int n = 0, tiles = 0;
    for (int at = 0; at < ELA_FIELDS; at++)
        if (s->house[at] != 0 && ela_house_owner(s->house[at]) == seat)
            n += ela_house_cubes(s->house[at]);
    for (int i = 0; i < ELA_CHURCH_TILES; i++)
        n += s->church[i] == seat + 1;
    for (int place = 0; place < ELA_PLACES; place++)
        tiles += (s->wall[place] & 15) == seat + 1;
    for (int space = 0; space < ELA_SPACES; space++)
        n += s->track[seat] >> space & 1;
    return n + tiles / 3; /* every third tile is a tower */
}

static void see_cubes(struct table *t)
{
    const struct ela_state *s = t->state;
    struct th_ctx g = th_look(t->rules, s);
    int16_t score[TH_SEATS];
    uint8_t rank[TH_SEATS];
    t->game->scores(t->rules, t->state, score, rank);
    for (int seat = 0; seat < t->rules->seats; seat++) {
        int n = count_cubes(s, seat);
        prop_is(&cubes, t, n == score[seat] && n <= ELA_CUBES);
        prop_is(&won, t, th_turn(s) != seat || n < ELA_CUBES);
        prop_is(&won, t, th_winner(s) != seat || n == ELA_CUBES || ela_frozen(&g));
    }
}

static void see_board(struct table *t)
{
    const struct ela_state *s = t->state;
    int used[ELA_FIELDS] = { 0 }, kind_count[ELA_KIND_COUNT] = { 0 }, mills[ELA_SEATS] = { 0 };
    for (int at = 0; at < ELA_FIELDS; at++) {
        uint8_t house = s->house[at];
        int kind = ela_house_kind(house);
        if (house == 0)
            continue;
        kind_count[kind]++;
        for (int c = 0; c < ela_kind[kind].w; c++)
            for (int r = 0; r < ela_kind[kind].h; r++) {
                int x = ela_column(at) + c, y = ela_row(at) + r;
                if (!prop_is(&houses, t, x < rules_of(t)->columns && y < ELA_ROWS))
                    return;
                used[10 * x + y]++;
                mills[ela_house_owner(house)] += rules_of(t)->windmill[10 * x + y];
            }
    }
    for (int seat = 0; seat < t->rules->seats; seat++) {
        prop_is(&points, t, mills[seat] == s->points[seat]);
        for (int value = 0; value < ELA_VALUES; value++)
            if (s->permit[seat][value] != 0)
                used[s->permit[seat][value] - 1]++;
    }
    for (int at = 0; at < ELA_FIELDS; at++)
        prop_is(&permits, t, used[at] <= 1);
    for (int kind = 0; kind < ELA_KIND_COUNT; kind++)
        prop_is(&houses, t,
                kind_count[kind] <=
                    (ela_kind[kind].neutral ? ela_kind[kind].count : t->rules->seats));
    prop_is(&houses, t, used[ela_foundation] == 0);
}

static void see_growth(struct table *t, const struct ela_state *old)
{
    const struct ela_state *s = t->state;
    for (int place = 0; place < ELA_PLACES; place++)
        prop_is(&walls, t, old->wall[place] == 0 || s->wall[place] == old->wall[place]);
    for (int place = 1; place < ELA_STRIP; place++)
        prop_is(&walls, t,
                (s->wall[place] == 0 || s->wall[place - 1] != 0) &&
                    (s->wall[ELA_STRIP + place] == 0 || s->wall[ELA_STRIP + place - 1] != 0));
    for (int i = 0; i < ELA_CHURCH_TILES; i++) {
        prop_is(&church, t, old->church[i] == 0 || s->church[i] == old->church[i]);
        if (s->church[i] != 0)
            prop_is(&church, t, s->on[ela_church_field(s->first, i + 1)] == ELA_ON_CHURCH);
    }
}

/* Two rows up or down where it must shift, else to the rolled row; after a 7 anywhere else. */
static void see_ship(struct table *t, const struct ela_state *old)
{
    const struct ela_state *s = t->state;
    int total = s->die[0] + s->die[1], way = s->ship - old->ship;
    if (th_kind(t->move) != ELA_SHIP &&
        (th_kind(t->move) != ELA_DICE || strcmp(th_asking(t->rules, s, NULL), "elasund.ship") == 0))
        return;
    prop_is(&ship, t, s->ship != old->ship);
    if (total == 0) /* the game is over or the turn has passed */
        return;
    bool same_row = old->ship != 0 && old->ship - 1 == ela_row_of(total);
    bool shift = same_row || (t->rules->opt[ELA_OPT_SHIFT] == 0 && total == old->last);
    if (total != 7 && old->ship != 0 && shift)
        prop_is(&ship, t, way == 2 || way == -2);
    else if (total != 7)
        prop_is(&ship, t, s->ship - 1 == ela_row_of(total));
    else
        prop_is(&ship, t, s->ship >= 1 && s->ship <= ELA_ROWS);
}

/* In the building phase the others get gold as compensation only. */
static void see_gold(struct table *t, const struct ela_state *old, const char *question)
{
    const struct ela_state *s = t->state;
    int before = 0, after = 0;
    if (strcmp(question, "elasund.build") != 0 || th_kind(t->move) != ELA_BUILD)
        return;
    for (int seat = 0; seat < t->rules->seats; seat++) {
        before += old->hand[seat][ELA_GOLD];
        after += s->hand[seat][ELA_GOLD];
        prop_is(&free_money, t,
                seat == t->seat || s->hand[seat][ELA_GOLD] >= old->hand[seat][ELA_GOLD]);
    }
    bool waits = s->pending != 0; /* for the colour of its cards */
    int paid = waits ? 0 : ela_kind[th_arg(t->move, 0)].cost;
    const char *next = th_asking(t->rules, s, NULL);
    if (next != NULL &&
        strcmp(next, "elasund.special") == 0) /* no permit to place: phase 3 passed by itself */
        paid -= ELA_TWO_GOLD;
    prop_is(&free_money, t, before - after == paid);
}

/* Is there a move that changes the board, for a seat that has all the cards it wants? */
static bool seat_could_act(const struct table *t, int seat)
{
    static struct th_moves moves;
    struct ela_state rich = *(const struct ela_state *)t->state;
    struct th_ctx g = { .rules = t->rules, .flow = &rich.flow };
    bool could = false;
    moves.n = 0;
    memset(rich.hand[seat], 40, sizeof rich.hand[seat]);
    ela_gen_build(&g, NULL, seat, &moves);
    ela_gen_permit(&g, NULL, seat, &moves);
    ela_gen_special(&g, NULL, seat, &moves);
    for (int i = 0; i < moves.n; i++)
        switch (th_kind(moves.at[i])) {
        case ELA_DONE:
        case ELA_TAKE:
        case ELA_EXCHANGE:
        case ELA_END: break;
        default: could = true;
        }
    return could;
}

static void see_frozen(struct table *t)
{
    const struct ela_state *s = t->state;
    bool over = t->game->actors(t->rules, s, NULL) == 0, ten = false, could = false;
    if (!over && strcmp(th_asking(t->rules, s, NULL), "elasund.dice") != 0)
        return;
    for (int seat = 0; seat < t->rules->seats; seat++) {
        could |= seat_could_act(t, seat);
        ten |= s->cubes[seat] == ELA_CUBES;
    }
    prop_is(&frozen, t, over ? ten || !could : could);
}

/* Games that went on for ever before there was the rule: their boards freeze. */
static void freezes(uint64_t seed)
{
    struct table *t = table_open("elasund seats=4", 0);
    unsigned who;
    int16_t score[TH_SEATS];
    uint8_t rank[TH_SEATS];
    int most = 0;
    th_rng_seed(&t->rng, seed);
    while ((who = t->game->actors(t->rules, t->state, NULL)) != 0 && th_ply(t->state) < TH_PLIES) {
        t->seat = th_first_seat(who);
        t->game->gen(t->rules, t->state, t->seat, &t->moves);
        t->move = th_pick(&t->moves, t->seat == TH_DEALER, &t->rng);
        table_make(t);
        see_frozen(t);
    }
    t->game->scores(t->rules, t->state, score, rank);
    for (int i = 0; i < 4; i++)
        most = score[i] > most ? score[i] : most;
    prop_is(&frozen, t, who == 0 && most < ELA_CUBES);
    for (int i = 0; i < 4; i++)
        prop_is(&frozen, t, (score[i] == most) == (rank[i] == 1));
    table_close(t);
}

static void one_game(const struct th_setup *setup, void *arg)
{
    uint64_t *seed = arg;
    if (strcmp(setup->game->name, "elasund") != 0)
        return;
    struct table *t = table_of(setup, ++*seed);
    while (th_ply(t->state) < 6000 && table_choose(t)) {
        struct ela_state old = *(const struct ela_state *)t->state;
        const char *question = th_asking(t->rules, t->state, NULL);
        table_make(t);
        see_cards(t);
        see_cubes(t);
        see_board(t);
        see_growth(t, &old);
        see_ship(t, &old);
        see_gold(t, &old, question);
        see_frozen(t);
    }
    table_close(t);
}

int main(void)
{
    struct prop *all[] = { &cards, &cubes, &permits, &houses,     &points, &walls,
                           &ship,  &won,   &church,  &free_money, &frozen };
    uint64_t seed = 5000;
    table_every(tap_scale(60), one_game, &seed);
    freezes(2155);
    freezes(2228);
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
        prop_report(all[i]);
    return tap_done();
}
