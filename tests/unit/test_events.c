/* test_events.c - the event deck exactly: how likely every card is, how long a year lasts; what no position of today's modules shows of
 * the events (bridges, conquered buildings, other knights, colours nobody plays, games without a robber); positions that cannot be.
 * Expected values by hand. */
#include "table.h"
#include "tb_events.h"

static struct table *t;

static struct th_ctx ctx(void)
{
    return (struct th_ctx){ .rules = t->rules, .flow = t->state };
}

static struct cat_rules *rules(void)
{
    return (struct cat_rules *)t->rules;
}

static void open_table(const char *setup)
{
    t = table_open(setup, 1);
    table_set(t, "phase roll 1");
}

static bool asks(const char *frame)
{
    return strcmp(th_asking(t->rules, t->state, NULL), frame) == 0;
}

static unsigned actors(void)
{
    return t->game->actors(t->rules, t->state, NULL);
}

static void play(int seat, const char *text)
{
    struct th_why why = { 0 };
    th_move m;
    if (t->game->parse(t->rules, text, &m, &why) != 0 ||
        t->game->legal(t->rules, t->state, seat, m, &why) != 0) {
        printf("Bail out! %s: %s\n", text, why.text);
        exit(1);
    }
    t->game->apply(t->rules, t->state, seat, m, NULL);
}

/* ------------------------------------------------------------------- odds */

/* Weight of every number among the cards that can come next, and of all. */
static int weigh(int by_number[13], int by_card[CAT_CARD_NB])
{
    int all = 0;
    memset(by_number, 0, 13 * sizeof *by_number);
    memset(by_card, 0, CAT_CARD_NB * sizeof *by_card);
    t->game->gen(t->rules, t->state, TH_DEALER, &t->moves);
    for (int i = 0; i < t->moves.n; i++) {
        by_card[th_arg(t->moves.at[i], 0)] += (int)t->moves.weight[i];
        by_number[th_arg(t->moves.at[i], 1)] += (int)t->moves.weight[i];
        all += (int)t->moves.weight[i];
    }
    return all;
}

/* CT-EV-02: of 36, by what the card says. */
static const struct {
    int card, count;
} said[] = {
    { TB_PROSPERS, 16 }, { TB_ATTACKS, 6 },    { TB_EPIDEMIC, 2 },  { TB_EARTHQUAKE, 1 },
    { TB_NEIGHBORS, 1 }, { TB_TOURNAMENT, 1 }, { TB_ADVANTAGE, 1 }, { TB_CALM_SEAS, 2 },
    { TB_FLEES, 2 },     { TB_ASSISTANCE, 2 }, { TB_CONFLICT, 1 },  { TB_PLENTIFUL, 1 },
};

static void fresh_deck(void)
{
    static const int two_dice[13] = { 0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1 };
    int number[13], card[CAT_CARD_NB], wrong = 0;
    open_table("catan +events seats=3");
    TAP_EQ(weigh(number, card), 36, "CT-EV-01 36 cards can be the first");
    TAP_EQ(t->moves.n, 22, "CT-EV-02 of 22 kinds");
    for (int n = 2; n <= 12; n++)
        wrong += number[n] != two_dice[n];
    TAP_EQ(wrong, 0, "CT-EV-01 each number as often as with two dice");
    for (size_t i = 0; i < sizeof said / sizeof said[0]; i++)
        TAP_EQ(card[said[i].card], said[i].count, "CT-EV-02 %s", cat_card_name[said[i].card]);
    table_close(t);
}

/* Cards revealed one by one, at random, until they are mixed: never one more of a kind than there is, each time by the exact odds. */
static void whole_year(const char *setup, int cards, uint64_t seed)
{
    int drawn = 0, wrong = 0;
    open_table(setup);
    th_rng_seed(&t->rng, seed);
    for (;; drawn++) {
        struct th_ctx g = ctx();
        int number[13], card[CAT_CARD_NB], all = weigh(number, card);
        if (drawn > 0 && tb_cards_left(&g) == cards) /* never: a full deck has just been mixed */
            break;
        wrong += all != (tb_cards_left(&g) == 0 ? 36 : 36 - drawn);
        if (tb_cards_left(&g) == 0)
            break;
        th_move m = th_pick(&t->moves, true, &t->rng);
        tb_do_card(&g, TH_DEALER, m);
        th_push(&g, TB_F_REVEAL, 0, TH_CHANCE);
    }
    TAP_EQ(drawn, cards, "CT-EV-03 CT-EV-04 CT-EX-05 cards before the deck is mixed: %s", setup);
    TAP_EQ(wrong, 0, "CT-EV-06 what is left can come, then all 36 can: %s", setup);
    table_close(t);
}

/* A card drawn from those never seen is as likely as by an order fixed beforehand: 7 is the 32nd of no year; as the 31st it has the odds of
 * any other place, 6 in 36. Counted over all ways the first two cards can fall. */
static void second_card(void)
{
    double seven = 0;
    int number[13], card[CAT_CARD_NB];
    struct th_moves first;
    open_table("catan +events seats=3");
    weigh(number, card);
    first = t->moves;
    for (int i = 0; i < first.n; i++) {
        struct th_ctx g = ctx();
        void *before = table_copy(t, t->state);
        tb_do_card(&g, TH_DEALER, first.at[i]);
        th_push(&g, TB_F_REVEAL, 0, TH_CHANCE);
        int all = weigh(number, card);
        seven += first.weight[i] / 36.0 * number[7] / all;
        memcpy(t->state, before, t->game->state_size);
        free(before);
    }
    TAP_OK(seven > 6 / 36.0 - 1e-12 && seven < 6 / 36.0 + 1e-12,
           "CT-EV-01 CT-HID-01 the second card is a 7 in 6 of 36");
    table_close(t);
}

/* --------------------------------------------------------- modules to come */

static int on_the_board(const struct th_ctx *g, int seat, int so_far)
{
    (void)g;
    (void)so_far;
    return seat == 2 ? 3 : 1;
}

static void other_knights(void)
{
    t = table_open("catan +events seats=4 layout=beginner first_player=1", 1);
    rules()->hooks.muster[rules()->hooks.n_muster++] = on_the_board;
    table_set(t, "knights 1 2");
    table_set(t, "hand 1 1ore");
    table_set(t, "hand 2 1ore");
    table_set(t, "phase roll 1");
    play(TH_DEALER, "card conflict 3");
    TAP_OK(asks("events.conflict") && actors() == 1U << 2,
           "CT-X-10 Conflict: who has most knights on the board, not most knight cards");
    play(2, "take_from 2");
    play(TH_DEALER, "steal ore");
    play(0, "end");
    play(1, "roll");
    play(TH_DEALER, "card tournament 5");
    TAP_OK(asks("events.tournament") && actors() == 1U << 2, "CT-X-51 Tournament, the same");
    table_close(t);
}

static void no_robber(void)
{
    t = table_open("catan +events seats=3 layout=beginner first_player=1", 1);
    rules()->params.robberless = 1;
    table_set(t, "robber -");
    table_set(t, "phase roll 1");
    play(TH_DEALER, "card robber_flees 4");
    TAP_OK(((struct cat_state *)t->state)->base.robber == 0 && asks("catan.act"),
           "CT-X-10 CT-X-11 Robber Flees where there is no robber: nothing");
    table_close(t);
    t = table_open("catan +events seats=3 layout=beginner first_player=1", 1);
    rules()->params.home = CAT_SWAMP;
    table_set(t, "robber h14");
    table_set(t, "phase roll 1");
    play(TH_DEALER, "card robber_flees 4");
    TAP_OK(((struct cat_state *)t->state)->base.robber == 0,
           "CT-EV-53 a swamp is home elsewhere: who flees goes beside the board");
    table_close(t);
}

static bool asleep(const struct th_ctx *g, int node)
{
    (void)g;
    return node == 0;
}

static void conquered(void)
{
    t = table_open("catan +events seats=3 layout=beginner first_player=1", 1);
    rules()->hooks.node_sleeps[rules()->hooks.n_node_sleeps++] = asleep;
    table_set(t, "settlement n00 1");
    table_set(t, "settlement n03 2");
    table_set(t, "phase roll 1");
    play(TH_DEALER, "card calm_seas 12");
    TAP_OK(actors() == 1U << 1, "CT-EV-48 a conquered building is at no harbour");
    table_close(t);
}

static void neutral_colours(void)
{
    struct th_ctx g;
    t = table_open("catan +events seats=2 layout=beginner first_player=1", 1);
    rules()->owners = 4;
    g = ctx();
    table_set(t, "settlement n10 1");
    table_set(t, "road e15 1");
    table_set(t, "hand 2 1ore");
    for (int edge = 66; edge <= 71; edge++) /* 47-48-49-50-51-52-53 */
        cat_put_edge(&g, 2, CAT_ROAD_PIECE, edge);
    cat_between(&g);
    TAP_EQ(cat_bs(&g)->route_holder, 3, "CT-X-21 a neutral colour holds Longest Road");
    table_set(t, "phase roll 1");
    play(TH_DEALER, "card trade_advantage 5");
    TAP_OK(asks("catan.act"), "CT-X-21 then Trade Advantage has no effect");
    play(0, "end");
    play(1, "roll");
    play(TH_DEALER, "card earthquake 6");
    TAP_OK(tb_damaged_road(&g, 0) == 15 && tb_damaged_road(&g, 2) < 0,
           "CT-X-21 CT-EV-26 no road of a neutral colour is turned");
    table_close(t);
}

static void no_route_card(void)
{
    t = table_open("catan +events seats=3 layout=beginner first_player=1", 1);
    rules()->params.route_min = 255;
    table_set(t, "settlement n10 2");
    for (int edge = 15; edge <= 21; edge += edge == 16 ? 2 : 1) { /* 15 16 18 19 20 21 */
        char line[32];
        snprintf(line, sizeof line, "road e%02d 2", edge);
        table_set(t, line);
    }
    table_set(t, "hand 1 1ore");
    table_set(t, "phase roll 1");
    play(TH_DEALER, "card trade_advantage 5");
    TAP_OK(asks("events.advantage") && actors() == 1U << 1,
           "CT-EV-47 CT-EV-43 without the card of Longest Road the roads are counted");
    table_close(t);
}

/* One road for nothing, as five fish pay for it. */
static void one_free_road(void)
{
    struct th_ctx g;
    struct th_why why = { 0 };
    th_move m;
    t = table_open("catan +events seats=3 layout=beginner first_player=1", 1);
    table_set(t, "settlement n10 1");
    table_set(t, "road e15 1");
    table_set(t, "damaged_road e15");
    table_set(t, "phase act 1");
    g = ctx();
    th_push(&g, CAT_F_EDGES, 0, 0)->n = 1;
    th_settle(&g);
    t->game->parse(t->rules, "road e13", &m, NULL);
    TAP_OK(t->game->legal(t->rules, t->state, 0, m, &why) != 0 &&
               strcmp(th_clause_id(why.clause), "CT-EV-30") == 0,
           "CT-EV-31 a single free road builds no new one before the repair");
    play(0, "repair_road e15");
    TAP_OK(asks("catan.act") && tb_damaged_road(&g, 0) < 0, "CT-EV-31 it repairs");
    table_close(t);
}

/* --------------------------------------------------- positions that cannot be */

static void refused(const char *const *lines, const char *clause, const char *what)
{
    struct th_why why = { 0 };
    t = table_open("catan +events seats=3 layout=beginner first_player=1", 1);
    for (; *lines != NULL; lines++)
        table_set(t, *lines);
    int no = t->game->check(t->rules, t->state, &why);
    const char *id = why.clause != 0 ? th_clause_id(why.clause) : "-";
    TAP_OK(no != 0 && strcmp(id, clause) == 0, "%s %s: %s", clause, what, why.text);
    table_close(t);
}
#define LINES(...) ((const char *const[]){ __VA_ARGS__, NULL })

static void positions(void)
{
    refused(LINES("damaged_road e15", "phase act 1"), "CT-EV-26", "no road lies there");
    refused(
        LINES("road e15 1", "road e16 1", "damaged_road e15", "damaged_road e16", "phase act 1"),
        "CT-EV-27", "one road of a player, no more");
    refused(LINES("phase act 1", "event_card epidemic 6", "number 8 0"), "CT-EV-05",
            "the number of the turn is the card's");
    refused(LINES("revealed prospers 3 1", "revealed prospers 4 1", "revealed prospers 5 2",
                  "revealed prospers 6 2", "revealed prospers 8 4", "revealed prospers 9 3",
                  "revealed prospers 10 2", "revealed prospers 11 1", "revealed robber_attacks 7 6",
                  "revealed epidemic 6 1", "revealed epidemic 8 1", "revealed earthquake 6 1",
                  "revealed good_neighbors 6 1", "revealed tournament 5 1",
                  "revealed trade_advantage 5 1", "revealed calm_seas 9 1",
                  "revealed robber_flees 4 2", "revealed neighborly_assistance 10 1",
                  "phase act 1"),
            "CT-EV-03", "32 cards and no New Year");
    refused(LINES("road e15 1", "phase roll 1", "frame 3 events.round seat=1 n=1",
                  "frame 4 events.quake actors=1 seat=1"),
            "-", "CT-EV-12 no card, no question");
    refused(LINES("phase roll 1", "frame 3 events.red actors=* seat=1"), "-",
            "CT-EV-09 the red die belongs to Cities & Knights");
}

int main(void)
{
    fresh_deck();
    whole_year("catan +events seats=3", 31, 7);
    whole_year("catan +events seats=3 new_year=0", 36, 8);
    second_card();
    other_knights();
    no_robber();
    conquered();
    neutral_colours();
    no_route_card();
    one_free_road();
    positions();
    return tap_done();
}
