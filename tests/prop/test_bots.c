/* test_bots.c - what every bot owes the table: legal moves, honesty, repeatability, its budget.
 *
 * Honesty is tested by worlds: a view filled with other hidden cards is another true state that
 * looks the same, so a bot that peeks would choose differently. */
#include "bot.h"
#include "bot_search.h"
#include "bot_tree.h"
#include "eval.h"
#include "tap.h"
#include "th.h"

#include <math.h>
#include <time.h>

struct table {
    struct th_setup setup;
    const struct th_game *game;
    struct th_rules *rules;
    void *state;
    struct th_moves moves;
    struct th_rng rng;
};

static void *need(size_t n)
{
    void *p = calloc(1, n);
    if (p == NULL)
        abort();
    return p;
}

static struct table *open_table(const char *text, uint64_t seed)
{
    struct table *t = need(sizeof *t);
    struct th_why why;
    if (th_setup_parse(&t->setup, text, &why) != 0) {
        tap_note("%s: %s", text, why.text);
        abort();
    }
    t->game = t->setup.game;
    t->rules = need(t->game->rules_size);
    t->state = need(t->game->state_size);
    th_rng_seed(&t->rng, seed);
    if (t->game->build(t->rules, &t->setup, &why) != 0)
        abort();
    t->game->start(t->rules, t->state);
    t->game->deal(t->rules, t->state, &t->rng);
    return t;
}

static void close_table(struct table *t)
{
    free(t->rules);
    free(t->state);
    free(t);
}

static int asked(const struct table *t)
{
    return th_first_seat(t->game->actors(t->rules, t->state, NULL));
}

static th_move pick(struct table *t, int seat)
{
    t->game->gen(t->rules, t->state, seat, &t->moves);
    return th_pick(&t->moves, seat == TH_DEALER, &t->rng);
}

static void make(struct table *t, int seat, th_move m)
{
    t->game->apply(t->rules, t->state, seat, m, NULL);
}

static bool is_legal(const struct table *t, int seat, th_move m)
{
    return t->game->legal(t->rules, t->state, seat, m, NULL) == 0;
}

/* Random moves until `plies` are made or the game is over. */
static void wander(struct table *t, int plies)
{
    for (int seat; plies-- > 0 && (seat = asked(t)) >= 0;)
        make(t, seat, pick(t, seat));
}

/* Random moves until a person has at least two to choose from. -1 when the game ends first. */
static int wander_to_choice(struct table *t)
{
    for (int seat; (seat = asked(t)) >= 0; make(t, seat, pick(t, seat)))
        if (seat != TH_DEALER &&
            (t->game->gen(t->rules, t->state, seat, &t->moves), t->moves.n > 1))
            return seat;
    return -1;
}

static struct bot *seat_bot(const struct table *t, const char *name, int seat,
                            const struct bot_settings *set)
{
    struct bot *bot = bot_open(bot_find(name), t->game, t->rules, seat, set);
    if (bot == NULL)
        abort();
    return bot;
}

static th_move ask_once(const struct table *t, const char *name, const void *state, uint64_t seed)
{
    struct bot_settings set = { .seed = seed, .sims = 40, .setup = &t->setup };
    struct bot *bot = seat_bot(t, name, asked(t), &set);
    th_move m = bot_choose(bot, state, NULL);
    bot_close(bot);
    return m;
}

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
    struct table *t = open_table(text, (uint64_t)seats);
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
    close_table(t);
}

/* ------------------------------------------------------------------ honesty */

struct honesty {
    int asked, other_worlds, unlike_views, peeked, unsteady;
};

static void test_world(struct table *t, const char *name, int seat, struct honesty *h)
{
    size_t size = t->game->state_size;
    void *view = need(size), *world = need(size), *again = need(size);
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
        struct table *t = open_table(setup, (uint64_t)game + 100);
        for (int seat, n = tap_scale(40); n > 0 && (seat = wander_to_choice(t)) >= 0; n--) {
            test_world(t, name, seat, &h);
            wander(t, 23);
        }
        close_table(t);
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
    struct table *t = open_table("catan seats=3", 5);
    size_t size = t->game->state_size;
    void *view = need(size), *copy = need(size), *self = need(kind->size);
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
        while (asked(t) >= 0 && asked(t) != seat)
            make(t, asked(t), pick(t, asked(t)));
    }
    TAP_EQ(changed, 0, "%s: the view it was given is as it was", name);
    if (kind->stop != NULL)
        kind->stop(self);
    free(view);
    free(copy);
    free(self);
    close_table(t);
}

/* ------------------------------------------------------------------- budget */

static struct bot_report cost(struct table *t, struct bot_settings set, struct bot_clock *clock)
{
    int seat = asked(t);
    struct bot *bot = seat_bot(t, "mcts", seat, &set);
    th_move m = bot_choose(bot, t->state, clock);
    struct bot_report report = bot_report(bot);
    bot_close(bot);
    TAP_OK(is_legal(t, seat, m), "mcts: the move is legal whatever the budget");
    return report;
}

/* A search ends before its budget only when the rest could not change the most visited move. */
static void test_settled(void)
{
    enum {
        SIMS = 200
    };
    struct table *t = open_table("catan seats=2 offers_per_turn=0", 12);
    struct bot_settings set = { .seed = 3, .sims = SIMS };
    int early = 0, unsettled = 0, beyond = 0;
    for (int n = tap_scale(40), seat; n > 0 && (seat = wander_to_choice(t)) >= 0; n--) {
        struct bot_line line[2] = { 0 };
        struct bot *bot = seat_bot(t, "mcts", seat, &set);
        bot_choose(bot, t->state, NULL);
        uint32_t sims = bot_report(bot).sims, lead;
        bot_lines(bot, line, 2);
        lead = line[0].visits - line[1].visits;
        early += sims < SIMS;
        beyond += sims > SIMS;
        unsettled += sims < SIMS && lead <= SIMS - sims;
        bot_close(bot);
        wander(t, 9);
    }
    TAP_OK(early > 0, "mcts: %d searches were settled before the end", early);
    TAP_EQ(unsettled, 0, "mcts: all of them by a lead the rest could not make up");
    TAP_EQ(beyond, 0, "mcts: none makes more simulations than it is allowed");
    close_table(t);
}

/* Lets the tree learn n results of a move, as often 0.1 above the mean as below: their variance is 0.01. */
static void teach(struct tree *t, uint32_t node, int n, float mean)
{
    for (int i = 0; i < n; i++) {
        float reward[TH_SEATS] = { mean + (i % 2 == 0 ? 0.1F : -0.1F) };
        tree_learn(t, node, reward, NULL, 0, 1);
    }
}

/* 150 results of mean 0.5 against 50 of mean 0.49: two standard deviations of the difference are
 * 2 * sqrt(0.01 / 150 + 0.01 / 51) = 0.0324, so the second may be better by 0.0224. */
static void test_sure(void)
{
    static const struct tree_taste taste = { .trust = 1 };
    struct tree tree = { 0 }, other = { 0 };
    if (!TAP_OK(tree_clear(&tree, 1 << 20) && tree_clear(&other, 1 << 20),
                "there is memory for two trees"))
        return;
    uint32_t first = tree_add(&tree, 0, 0, 1, 0.5F), second = tree_add(&tree, 0, 0, 2, 0.49F);
    teach(&tree, first, 150, 0.5F);
    const struct tree *one[] = { &tree }, *both[] = { &tree, &other };
    teach(&tree, second, 48, 0.49F);
    TAP_OK(!tree_sure(one, 1, &taste, 0.9F), "nothing is beyond doubt after 198 simulations");
    teach(&other, tree_add(&other, 0, 0, 2, 0.49F), 2, 0.49F);
    TAP_OK(!tree_sure(both, 2, &taste, 0.0220F),
           "the second move may be better by more than 0.0220 when two trees know 200 together");
    TAP_OK(tree_sure(both, 2, &taste, 0.0228F), "but not by 0.0228");
    TAP_EQ(tree_lead(both, 2), 100, "the first leads by 150 - 48 - 2 visits");
    teach(&tree, tree_add(&tree, 0, 0, 3, 0.9F), 2, 0.9F);
    TAP_OK(tree_sure(both, 2, &taste, 0.0228F), "what the search hardly tries is not counted");
    tree_free(&other);
    tree_free(&tree);
}

/* A search that is content with little ends sooner, and never later, than one that uses its budget. */
static void test_content(void)
{
    struct table *t = open_table("catan seats=2 offers_per_turn=0", 12);
    uint32_t content = 0, all = 0, later = 0;
    for (int n = tap_scale(20); n > 0 && wander_to_choice(t) >= 0; n--) {
        struct bot_settings set = { .seed = 3, .sims = 2000 };
        uint32_t most = cost(t, set, NULL).sims;
        set.sure = 0.002F;
        uint32_t sims = cost(t, set, NULL).sims;
        later += sims > most;
        content += sims;
        all += most;
        wander(t, 9);
    }
    TAP_EQ(later, 0, "mcts: to be content never takes longer");
    TAP_OK(content < all, "mcts: %u simulations where %u were allowed", content, all);
    close_table(t);
}

static void test_budget(void)
{
    struct table *t =
        open_table("catan seats=4 offers_per_turn=0", 9); /* poor offers are not weighed at all */
    wander(t, 200);
    if (!TAP_OK(wander_to_choice(t) >= 0, "there is a choice"))
        return;
    struct bot_report r = cost(t, (struct bot_settings){ .sims = 123 }, NULL);
    TAP_OK(r.sims > 61 && r.sims <= 123, "mcts: uses more than half its 123 simulations (%u)",
           r.sims);
    TAP_OK(r.nodes > 1, "mcts: keeps a tree of %u nodes", r.nodes);
    struct bot_report two = cost(t, (struct bot_settings){ .sims = 123, .threads = 2 }, NULL);
    TAP_OK(two.sims > 61 && two.sims <= 123, "mcts: two threads share them (%u)", two.sims);
    r = cost(t, (struct bot_settings){ .sims = 123 }, &(struct bot_clock){ .sims = 17 });
    TAP_OK(r.sims > 8 && r.sims <= 17, "mcts: the clock of one choice goes before the settings");
    r = cost(t, (struct bot_settings){ .ms = 100 },
             NULL); /* a pause of a busy machine ends it early */
    TAP_OK(r.sims > 0 && r.ms >= 30 && r.ms < 1000, "mcts: stops by time (%u ms for 100)", r.ms);
    r = cost(t, (struct bot_settings){ .sims = 10000, .ms = 2000, .memory = 400000 }, NULL);
    TAP_OK(r.memory > 0 && r.memory <= 400000, "mcts: %zu bytes of 400000", r.memory);
    TAP_OK(r.full, "mcts: says that it would have liked more");
    r = cost(t, (struct bot_settings){ .sims = 50, .memory = 1 }, NULL);
    TAP_EQ(r.memory, 0, "mcts: plays without memory too");
    close_table(t);
}

/* Processor time: on a busy machine a choice gets less of it than its time, never more. */
static double used_ms(void)
{
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec * 1000 + (double)t.tv_nsec / 1e6;
}

static void test_time(const char *setup, int plies)
{
    enum {
        MS = 100
    };
    struct table *t = open_table(setup, 21);
    wander(t, plies);
    int seat = wander_to_choice(t);
    if (seat >= 0) {
        struct bot_settings set = { .seed = 1, .ms = MS, .setup = &t->setup };
        struct bot *bot = seat_bot(t, "mcts", seat, &set);
        double begin = used_ms();
        bot_choose(bot, t->state, NULL);
        double used = used_ms() - begin;
        TAP_OK(used <= 1.1 * MS, "mcts: %.0f of %d ms in %s", used, MS, setup);
        bot_close(bot);
    }
    close_table(t);
}

static void test_times(void)
{
    static const char all[] = "carcassonne +river +abbot +inns +big_meeple +goods +builder +pig "
                              "+flying +messengers +ferries +gold +mage +robbers +crop seats=4";
    test_time("catan seats=4", 300);
    test_time("catan +ck seats=4", 600);
    test_time("elasund seats=4", 150);
    test_time("carcassonne seats=2", 100);
    test_time(all, 350);
}

/* ------------------------------------------------------------------- levels */

/* A row for a certain game counts there and nowhere else. */
static void test_levels_of_games(void)
{
    TAP_OK(bot_levels_of[0].name != NULL, "some levels differ by game");
    for (const struct bot_level *l = bot_levels_of; l->name != NULL; l++) {
        char text[TH_LINE];
        const char *elsewhere =
            strcmp(l->game, "elasund") != 0 ? "elasund seats=2" : "carcassonne seats=2";
        snprintf(text, sizeof text, "%s %s%s seats=2", l->game, l->module != NULL ? "+" : "",
                 l->module != NULL ? l->module : "");
        for (int other = 0; other < 2; other++) {
            struct th_setup setup;
            struct th_why why;
            struct bot_settings set = { .setup = &setup };
            th_setup_parse(&setup, other == 0 ? text : elsewhere, &why);
            if (other == 0 && l->modules > 0)
                setup.modules = (1U << l->modules) - 1;
            TAP_OK(bot_read(l->name, &set) != NULL, "%s can be read for %s", l->name, text);
            bool same = set.sims == l->set.sims && set.ms == l->set.ms &&
                        set.rounds == l->set.rounds && set.temperature == l->set.temperature &&
                        set.weighs == l->set.weighs && set.sure == l->set.sure;
            TAP_OK(same == (other == 0), "%s of %s is %s", l->name, text,
                   other == 0 ? "its own" : "not that of another game");
        }
    }
}

/* One that counts from a number of modules on does so from there on. */
static void test_levels_of_many(void)
{
    struct th_setup setup;
    struct th_why why;
    uint32_t sims[2];
    th_setup_parse(&setup, "carcassonne seats=2", &why);
    for (int i = 0; i < 2; i++) {
        struct bot_settings set = { .setup = &setup };
        setup.modules = i == 0 ? 0x7f : 0xff;
        bot_read("hard", &set);
        sims[i] = set.sims;
    }
    TAP_OK(sims[1] > 0 && sims[1] < sims[0], "hard simulates less with eight modules");
}

/* What the data say a search thinks in its own way: the last of these weights and nets, NULL = none. */
static struct eval_own own_of(const struct th_setup *setup, const char *module)
{
    struct eval_own all = { .w = NULL };
    for (const struct eval_own *o = eval_owns; o->game != NULL; o++)
        if (strcmp(o->game, setup->game->name) == 0 && strcmp(o->module, module) == 0 &&
            setup->seats >= o->least && setup->seats <= o->most &&
            __builtin_popcountll(setup->modules) >= o->modules) {
            if (o->modules > all.modules)
                all = (struct eval_own){ .modules = o->modules };
            all.w = o->w != NULL ? o->w : all.w;
            all.net = o->net != NULL ? o->net : all.net;
        }
    return all;
}

#define MANY_MODULES                                                                               \
    "carcassonne +river +abbot +inns +big_meeple +goods +builder +pig +flying seats=2"

/* A search takes exactly that, and greedy never. */
static void search_weights(const char *setup, const char *module, bool own, bool net)
{
    struct table *t = open_table(setup, 1);
    struct eval_own want = own_of(&t->setup, module);
    struct eval_weights greedy, search;
    int same = 0, as_wanted = 0;
    eval_start(&greedy, t->game);
    search = greedy;
    eval_for_search(&search, t->rules);
    int terms = greedy.eval->n + (*module != '\0' ? greedy.part[0]->n : 0);
    for (int k = 0; k < greedy.n; k++)
        same += search.w[k] == greedy.w[k];
    for (int k = 0; k < terms && own && want.w != NULL; k++)
        as_wanted += search.w[k] == want.w[k];
    if (own)
        TAP_OK(as_wanted == terms && same < greedy.n,
               "%s: a search weighs %d terms its own way (%d)", setup, terms, as_wanted);
    else
        TAP_EQ(same, greedy.n, "%s: a search weighs terms as greedy does", setup);
    TAP_OK(greedy.net == NULL && search.net == want.net && (want.net != NULL) == net,
           "%s: a search has %s net", setup, net ? "its" : "no");
    close_table(t);
}

static void test_search_weights(void)
{
    search_weights("catan seats=2", "", true, true);
    search_weights("catan +friendly seats=2", "", true, true);
    search_weights("catan +ck seats=2", "ck", true, true);
    search_weights("catan seats=3", "", false, true);
    search_weights("catan seats=4", "", false, true);
    search_weights("catan seats=6 +five_six", "", false, false);
    search_weights("catan +ck seats=3", "ck", false, false);
    search_weights("elasund seats=2", "", false, true);
    search_weights("elasund seats=4", "", false, false);
    search_weights("carcassonne +inns seats=2", "", false, true);
    search_weights(MANY_MODULES, "", true, false);
}

/* How a level says it weighs positions is how it does. */
static void test_weighs(void)
{
    struct table *t = open_table("catan seats=2", 1);
    struct eval_weights greedy;
    void *memory = need(search_size(t->game));
    eval_start(&greedy, t->game);
    for (enum bot_weighs how = BOT_WEIGHS_NET; how <= BOT_WEIGHS_GREEDY; how++) {
        struct bot_settings set = { .weighs = how };
        struct search s;
        search_start(&s, t->game, t->rules, t->rules, 0, &set, memory);
        bool own = memcmp(s.look.eval.w, greedy.w, sizeof greedy.w) != 0;
        TAP_EQ(own, how != BOT_WEIGHS_GREEDY, "weights of its own or greedy's (%d)", (int)how);
        TAP_EQ(s.look.eval.net != NULL, how == BOT_WEIGHS_NET, "with and without a net (%d)",
               (int)how);
    }
    free(memory);
    close_table(t);
}

/* Where both opinions count, the log odds are the mean of them; a net of nothing but direct weights is a sum like any other. */
static void test_second_opinion(void)
{
    struct table *t = open_table("catan seats=2", 1);
    static struct eval_net net;
    struct eval_weights e;
    float alone[TH_SEATS], both[TH_SEATS];
    eval_counts counts;
    eval_start(&e, t->game);
    wander(t, 100);
    eval_chances(&e, t->game, t->rules, t->state, alone);
    eval_count(&e, t->rules, t->state, counts);
    net.direct[0] = 2;
    e.net = &net;
    eval_chances(&e, t->game, t->rules, t->state, both);
    double odds = log((double)(alone[0] / alone[1]));
    double more = 2 * (double)(counts[0][0] - counts[1][0]);
    TAP_OK(fabs(odds) > 0.01, "the weights prefer a seat");
    TAP_OK(fabs(log((double)(both[0] / both[1])) - (odds + more) / 2) < 1e-3,
           "weights and net are heard alike");
    close_table(t);
}

static void test_levels(void)
{
    static const char *const names[] = { "easy", "medium", "hard", "expert" };
    static const char *const bad[] = { "",        "nobody",   "mcts:",     "mcts:0",
                                       "mcts:x",  "hard:5",   "mcts:9ns",  ":5",
                                       "mcts:5/", "mcts:5/0", "mcts:5/13", "mcts:/3" };
    for (int i = 0; i < 4; i++) {
        struct bot_settings set = { .seed = 9 };
        TAP_STR(bot_levels[i].name, names[i], "level %d is %s", i + 1, names[i]);
        TAP_OK(bot_read(names[i], &set) == bot_find(bot_levels[i].bot), "%s is a bot", names[i]);
        TAP_EQ(set.seed, 9, "%s: a level leaves the rest as it was", names[i]);
        TAP_OK(bot_is_name(names[i]), "%s may be asked for by strangers", names[i]);
        bool searches = strcmp(bot_levels[i].bot, "mcts") == 0;
        TAP_OK(!searches || set.sims > 0, "%s: ends where there is no clock", names[i]);
    }
    TAP_OK(bot_levels[4].name == NULL, "there are four levels");
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        struct bot_settings set = { 0 };
        TAP_OK(bot_read(bad[i], &set) == NULL, "`%s` is no bot", bad[i]);
    }
    struct bot_settings set = { 0 };
    TAP_OK(bot_read("mcts:40", &set) == bot_find("mcts") && set.sims == 40,
           "mcts:40 says simulations");
    TAP_OK(bot_read("mcts:40ms", &set) == bot_find("mcts") && set.ms == 40 && set.sims == 0,
           "mcts:40ms says time");
    TAP_OK(bot_read("mcts:40/3", &set) == bot_find("mcts") && set.sims == 40 && set.rounds == 3,
           "mcts:40/3 looks three rounds ahead");
    TAP_OK(bot_read("mcts:9ms/2", &set) == bot_find("mcts") && set.ms == 9 && set.rounds == 2,
           "and so with time");
    TAP_OK(!bot_is_name("mcts:40"), "strangers may not set a budget");
    test_levels_of_games();
    test_levels_of_many();
}

/* Lines explain the choice: legal moves, the chosen one among them, the best first. */
static void test_lines(const char *name)
{
    struct table *t = open_table("catan seats=3", 77);
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
    close_table(t);
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
            open_table("catan seats=3 layout=beginner start=printed first_player=1", 3);
        char text[TH_LINE];
        th_move m = answer(name, bad[i].deal, bad[i].hand, t);
        t->game->print(t->rules, t->state, TH_DEALER, 1, m, text, (int)sizeof text);
        TAP_STR(text, "reject", "%s: %s", name, bad[i].why);
        close_table(t);
    }
}

/* How many offers seat 1 of three searches when seat 2 holds `theirs`. */
static int offers_weighed(const char *mine, const char *theirs)
{
    struct table *t = open_table("catan seats=3 layout=beginner start=printed first_player=1", 3);
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
    close_table(t);
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
        struct table *t = open_table(setup, (uint64_t)i + 1000);
        won += wins(t, name, i % t->setup.seats);
        close_table(t);
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
        test_games(name, "elasund", 4);
        if (strcmp(name, "mcts") != 0) /* the same search, but many moves */
            test_games(name, "carcassonne", 2);
        test_honesty(name, "catan seats=4");
        test_honesty(name, "catan +ck seats=3");
        test_honesty(name, "elasund seats=3");
        test_view_kept(name);
    }
    test_budget();
    test_settled();
    test_sure();
    test_content();
    test_levels();
    test_search_weights();
    test_weighs();
    test_second_opinion();
    test_lines("greedy");
    test_lines("mcts");
    test_answers("greedy");
    test_answers("mcts");
    test_offers();
    if (tap_step() == 1)
        test_times();
    if (tap_step() == 1) /* a slow build plays no other moves */
        test_strengths();
    return tap_done();
}
