/* test_bots.c - what every bot owes the table: legal moves, honesty, repeatability, sensible trades, reasons.
 *
 * Honesty is tested by worlds: a view filled with other hidden cards is another true state that
 * looks the same, so a bot that peeks would choose differently. */
#include "bot_table.h"

/* -------------------------------------------------------------- whole games */

struct talk { /* the offers of one seat in one turn */
    int turn, n;
    th_move made[64];
};

/* Notes an offer; false when the same was made before in this turn. */
static bool note_offer(const struct table *t, struct talk *talk, th_move m)
{
    if (talk->turn != th_turn_no(t->state))
        *talk = (struct talk){ .turn = th_turn_no(t->state) };
    if (!bot_is_deal(t->game, th_kind(m)) || talk->n == 64)
        return true;
    for (int i = 0; i < talk->n; i++)
        if (talk->made[i] == m)
            return false;
    talk->made[talk->n++] = m;
    return true;
}

struct tally { /* what a whole game showed */
    int choices, illegal, repeated, most_offers, over_budget, winner;
    int turn, in_turn, longest; /* choices of one turn, all seats' */
    int absurd;                 /* deals struck that only cost cards */
};

/* Cards a deal brings whoever made it: goods wanted count, goods given are taken off. */
static int deal_balance(th_move m)
{
    int n = 0;
    for (int good = 0; good < 9; good++)
        n += th_deal_good(m, good);
    return n;
}

/* Two cards for one may be worth it; more is absurd, and nobody agrees to it by mistake. */
static void note_deal(const struct table *t, struct tally *tally, th_move m)
{
    if (bot_is_deal(t->game, th_kind(m)))
        tally->absurd += deal_balance(m) < -2;
    if (tally->turn != th_turn_no(t->state))
        tally->in_turn = 0;
    tally->turn = th_turn_no(t->state);
    tally->in_turn++;
    if (tally->turn > 0 && tally->in_turn > tally->longest)
        tally->longest = tally->in_turn;
}

static void ask_bot(struct table *t, struct bot *bot, struct talk *talk, struct tally *tally)
{
    int seat = asked(t);
    th_move m = bot_choose(bot, t->state, NULL);
    tally->choices++;
    tally->over_budget += bot_report(bot).sims > 6;
    tally->repeated += !note_offer(t, talk, m);
    note_deal(t, tally, m);
    tally->most_offers = talk->n > tally->most_offers ? talk->n : tally->most_offers;
    if (!is_legal(t, seat, m)) {
        tally->illegal++;
        m = pick(t, seat);
    }
    make(t, seat, m);
}

static struct tally play_game(struct table *t, const char *name)
{
    struct tally tally = { 0 };
    struct talk talk[TH_SEATS] = { { 0 } };
    struct bot *bot[TH_SEATS] = { NULL };
    for (int i = 0; i < t->setup.seats; i++) {
        struct bot_settings set = { .seed = (uint64_t)i, .sims = 6, .setup = &t->setup };
        bot[i] = seat_bot(t, name, i, &set);
    }
    for (int seat, plies = 0; plies < 200000 && (seat = asked(t)) >= 0; plies++) {
        if (seat == TH_DEALER)
            make(t, seat, pick(t, seat));
        else
            ask_bot(t, bot[seat], &talk[seat], &tally);
    }
    for (int i = 0; i < t->setup.seats; i++)
        bot_close(bot[i]);
    tally.winner = th_winner(t->state);
    return tally;
}

static void test_games(const char *name, const char *game, int seats)
{
    char text[320];
    snprintf(text, sizeof text, "%s seats=%d", game, seats);
    struct table *t = table_open(text, (uint64_t)seats);
    struct tally tally = play_game(t, name);
    TAP_EQ(tally.illegal, 0, "%s: %d choices in %s, all legal", name, tally.choices, text);
    TAP_OK(tally.winner >= 0, "%s: %s ends with a winner", name, text);
    if (strcmp(name, "random") != 0) {
        TAP_EQ(tally.over_budget, 0, "%s: no choice took more simulations than allowed", name);
        TAP_EQ(tally.repeated, 0, "%s: never the same offer twice in a turn", name);
        TAP_OK(tally.most_offers <= BOT_OFFERS, "%s: at most %d offers a turn", name, BOT_OFFERS);
        TAP_EQ(tally.absurd, 0, "%s: offers nothing absurd", name);
        TAP_OK(tally.longest <= 150, "%s: no turn drags on (%d choices the longest)", name,
               tally.longest);
    }
    table_close(t);
}

/* ------------------------------------------------------------------ honesty */

static th_move ask_once(const struct table *t, const char *name, const void *state, uint64_t seed)
{
    struct bot_settings set = { .seed = seed, .sims = 40, .setup = &t->setup };
    struct bot *bot = seat_bot(t, name, asked(t), &set);
    th_move m = bot_choose(bot, state, NULL);
    bot_close(bot);
    return m;
}

struct honesty {
    int asked, other_worlds, unlike_views, peeked, unsteady;
};

static void test_world(struct table *t, const char *name, int seat, struct honesty *h)
{
    size_t size = t->game->state_size;
    void *view = table_need(size), *world = table_need(size), *again = table_need(size);
    t->game->view(t->rules, t->state, seat, view);
    memcpy(world, view, size);
    t->game->fill(t->rules, world, seat, &t->rng);
    t->game->view(t->rules, world, seat, again);
    uint64_t seed = th_rng_next(&t->rng);
    th_move m = ask_once(t, name, t->state, seed);
    h->asked++;
    h->other_worlds += memcmp(world, t->state, size) != 0;
    h->unlike_views += memcmp(view, again, size) != 0;
    h->peeked += ask_once(t, name, world, seed) != m;
    h->unsteady += ask_once(t, name, t->state, seed) != m;
    free(view);
    free(world);
    free(again);
}

static void test_honesty(const char *name, const char *setup)
{
    struct honesty h = { 0 };
    for (int game = 0; game < 3; game++) {
        struct table *t = table_open(setup, (uint64_t)game + 100);
        for (int seat, n = tap_scale(40); n > 0 && (seat = wander_to_choice(t)) >= 0; n--) {
            test_world(t, name, seat, &h);
            wander(t, 23);
        }
        table_close(t);
    }
    tap_note("%s: %d positions of %s, %d with other hidden cards", name, h.asked, setup,
             h.other_worlds);
    TAP_OK(h.other_worlds > 0, "%s: there are secrets to be tempted by in %s", name, setup);
    TAP_EQ(h.unlike_views, 0, "worlds filled from a view look like that view");
    TAP_EQ(h.peeked, 0, "%s: chooses the same in worlds that look the same", name);
    TAP_EQ(h.unsteady, 0, "%s: chooses the same from the same seed", name);
}

static void test_view_kept(const char *name)
{
    const struct bot_kind *kind = bot_find(name);
    struct table *t = table_open("catan seats=3", 5);
    size_t size = t->game->state_size;
    void *view = table_need(size), *copy = table_need(size), *self = table_need(kind->size);
    struct bot_settings set = { .seed = 1, .sims = 20 };
    int changed = 0;
    wander(t, 300);
    int seat = wander_to_choice(t);
    kind->start(self, t->game, t->rules, seat, &set);
    for (int n = 0; n < 10; n++) {
        t->game->view(t->rules, t->state, seat, view);
        memcpy(copy, view, size);
        make(t, seat, kind->choose(self, view, NULL));
        changed += memcmp(view, copy, size) != 0;
        while (asked(t) >= 0 && asked(t) != seat && th_ply(t->state) < TH_PLIES)
            make(t, asked(t), pick(t, asked(t)));
    }
    TAP_EQ(changed, 0, "%s: the view it was given is as it was", name);
    if (kind->stop != NULL)
        kind->stop(self);
    free(view);
    free(copy);
    free(self);
    table_close(t);
}

/* ------------------------------------------------------------------ reasons */

/* Lines explain the choice: legal moves, the chosen one among them, the best first. */
static void test_lines(const char *name)
{
    struct table *t = table_open("catan seats=3", 77);
    int wrong = 0, missing = 0, unsorted = 0, asked_for = 0;
    struct bot_settings set = { .seed = 1, .sims = 50 };
    for (int n = 0, seat; n < 20 && (seat = wander_to_choice(t)) >= 0; n++) {
        struct bot_line line[8];
        struct bot *bot = seat_bot(t, name, seat, &set);
        th_move m = bot_choose(bot, t->state, NULL);
        int lines = bot_lines(bot, line, 8);
        bool there = false;
        for (int i = 0; i < lines; i++) {
            wrong +=
                !is_legal(t, seat, line[i].move) || line[i].value < -0.01F || line[i].value > 1.01F;
            unsorted += i > 0 && line[i].visits > line[i - 1].visits;
            there |= line[i].move == m;
        }
        asked_for += lines > 0;
        missing += lines > 0 && !there;
        bot_close(bot);
        make(t, seat, m);
        wander(t, 11);
    }
    TAP_OK(asked_for > 10, "%s: explains its choices", name);
    TAP_EQ(wrong + unsorted, 0, "%s: by legal moves, the best first", name);
    TAP_EQ(missing, 0, "%s: the chosen one among them", name);
    table_close(t);
}

/* ------------------------------------------------------------------- trades */

/* No answer to a deal that only takes, and none to a deal that only gives: seat 2 is asked for `deal` by seat 1. */
static th_move answer(const char *name, const char *deal, const char *hand, struct table *t)
{
    static const char *const lines[] = { "hand 1 2brick+1wool", "phase act 1" };
    char text[64];
    struct th_why why = { 0 };
    th_move m = 0;
    snprintf(text, sizeof text, "hand 2 %s", hand);
    if (t->game->set(t->rules, t->state, lines[0], &why) != 0 ||
        t->game->set(t->rules, t->state, text, &why) != 0 ||
        t->game->set(t->rules, t->state, lines[1], &why) != 0)
        tap_note("%s", why.text);
    snprintf(text, sizeof text, "offer %s", deal);
    if (t->game->parse(t->rules, text, &m, &why) != 0 || !is_legal(t, 0, m))
        tap_note("%s: %s", text, why.text);
    make(t, 0, m);
    struct bot_settings set = { .seed = 4, .sims = 400 };
    struct bot *bot = seat_bot(t, name, 1, &set);
    m = bot_choose(bot, t->state, NULL);
    bot_close(bot);
    return m;
}

static void test_answers(const char *name)
{
    static const struct {
        const char *deal, *hand, *why;
    } bad[] = { { "1brick:4ore", "4ore+2grain", "a city's ore is not given for a brick" },
                { "1brick:2ore+1grain", "3ore+2grain",
                  "a city in hand is not given for a brick" } };
    for (int i = 0; i < 2; i++) {
        struct table *t =
            table_open("catan seats=3 layout=beginner start=printed first_player=1", 3);
        char text[TH_LINE];
        th_move m = answer(name, bad[i].deal, bad[i].hand, t);
        t->game->print(t->rules, t->state, TH_DEALER, 1, m, text, (int)sizeof text);
        TAP_STR(text, "reject", "%s: %s", name, bad[i].why);
        table_close(t);
    }
}

/* How many offers seat 1 of three searches when seat 2 holds `theirs`. */
static int offers_weighed(const char *mine, const char *theirs)
{
    struct table *t = table_open("catan seats=3 layout=beginner start=printed first_player=1", 3);
    struct bot_settings set = { .seed = 4, .sims = 400 };
    struct bot_line line[TH_MOVES];
    const char *const lines[] = { mine, theirs, "hand 3 -", "phase act 1" };
    struct th_why why = { 0 };
    for (int i = 0; i < 4; i++)
        if (t->game->set(t->rules, t->state, lines[i], &why) != 0)
            tap_note("%s: %s", lines[i], why.text);
    struct bot *bot = seat_bot(t, "mcts", 0, &set);
    bot_choose(bot, t->state, NULL);
    int offers = 0, n = bot_lines(bot, line, TH_MOVES);
    for (int i = 0; i < n; i++)
        offers += bot_is_deal(t->game, th_kind(line[i].move));
    TAP_OK(n > 1, "mcts: weighs %d moves", n);
    bot_close(bot);
    table_close(t);
    return offers;
}

/* Ore is good for a city with grain, of which the other has plenty and no wool. Nobody accepts anything who has no card. */
static void test_offers(void)
{
    TAP_OK(offers_weighed("hand 1 3ore+5wool", "hand 2 9grain") > 0,
           "mcts: an offer that may suit somebody is searched");
    TAP_EQ(offers_weighed("hand 1 3ore+5wool", "hand 2 -"), 0,
           "mcts: none is when nobody has a card");
}

/* ----------------------------------------------------------------- strength */

/* Does the bot in `seat` beat random in all others? */
static bool wins(struct table *t, const char *name, int seat)
{
    struct bot_settings set = { .seed = 1, .sims = 100, .setup = &t->setup };
    struct bot *bot = seat_bot(t, name, seat, &set);
    for (int who; (who = asked(t)) >= 0;)
        make(t, who, who == seat ? bot_choose(bot, t->state, NULL) : pick(t, who));
    bot_close(bot);
    return th_winner(t->state) == seat;
}

static void test_strength(const char *name, const char *setup, int games, int enough)
{
    int won = 0;
    for (int i = 0; i < games; i++) {
        struct table *t = table_open(setup, (uint64_t)i + 1000);
        won += wins(t, name, i % t->setup.seats);
        table_close(t);
    }
    TAP_OK(won >= enough, "%s beats random in %s: %d of %d games", name, setup, won, games);
}

static void test_strengths(void)
{
    test_strength("mcts", "catan seats=2 offers_per_turn=0", 6, 5);
    test_strength("mcts", "catan seats=4 offers_per_turn=0", 6, 5);
    test_strength("greedy", "catan seats=2", 20, 18);
    test_strength("greedy", "catan seats=4", 20, 18);
    test_strength("greedy", "catan +ck seats=2", 10, 9);
    test_strength("greedy", "elasund seats=2", 20, 18);
    test_strength("greedy", "elasund seats=4", 20, 18);
    test_strength("greedy", "carcassonne seats=2", 6, 5);
}

int main(void)
{
    TAP_OK(bot_find("nobody") == NULL, "there is no bot called nobody");
    for (int i = 0; bot_at(i) != NULL; i++) {
        const char *name = bot_at(i)->name;
        TAP_OK(bot_find(name) == bot_at(i), "%s: found by its name", name);
        for (int seats = 2; seats <= 4; seats += tap_step() > 1 ? 2 : 1)
            test_games(name, "catan", seats);
        test_games(name, "catan +ck", 3);
        test_games(name, "elasund", 2);
        if (strcmp(name, "mcts") != 0 || tap_step() == 1) /* a slow build would search for long */
            test_games(name, "elasund", 4);
        if (strcmp(name, "mcts") != 0) /* the same search, but many moves */
            test_games(name, "carcassonne", 2);
        test_honesty(name, "catan seats=4");
        test_honesty(name, "catan +ck seats=3");
        test_honesty(name, "elasund seats=3");
        test_view_kept(name);
    }
    test_lines("greedy");
    test_lines("mcts");
    test_answers("greedy");
    test_answers("mcts");
    test_offers();
    if (tap_step() == 1) /* a slow build plays no other moves */
        test_strengths();
    return tap_done();
}
