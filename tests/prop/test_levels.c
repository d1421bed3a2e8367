/* test_levels.c - levels are what data/bots/levels.txt says, and searches weigh positions as data/bots says. */
#include "bot_search.h"
#include "bot_table.h"
#include "eval.h"

#include <math.h>

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

/* ------------------------------------------------------------------ weights */

#define MANY_MODULES                                                                               \
    "carcassonne +river +abbot +inns +big_meeple +goods +builder +pig +flying seats=2"

/* Does a search weigh terms its own way at this table, and does it hear a net? Greedy never does. */
static void search_weights(const char *setup, bool own, bool net)
{
    struct table *t = table_open(setup, 1);
    struct eval_weights greedy, search;
    int same = 0;
    eval_start(&greedy, t->game, t->rules);
    search = greedy;
    eval_for_search(&search, t->rules);
    for (int k = 0; k < greedy.n; k++)
        same += search.w[k] == greedy.w[k];
    TAP_EQ(same < greedy.n, own, "%s: a search weighs terms %s", setup,
           own ? "its own way" : "as greedy does");
    TAP_OK(greedy.net == NULL && (search.net != NULL) == net, "%s: a search has %s net", setup,
           net ? "its" : "no");
    table_close(t);
}

static void test_search_weights(void)
{
    search_weights("catan seats=2", true, true);
    search_weights("catan +friendly seats=2", true, true);
    search_weights("catan +ck seats=2", true, true);
    search_weights("catan +ck +friendly seats=2", true, true);
    search_weights("catan seats=3", false, true);
    search_weights("catan seats=4", false, true);
    search_weights("catan seats=6 +five_six", false, false);
    search_weights("catan +ck seats=3", false, false);
    search_weights("elasund seats=2", false, true);
    search_weights("elasund seats=4", false, false);
    search_weights("carcassonne +inns seats=2", false, true);
    search_weights("carcassonne +river +abbot +inns +big_meeple +goods +builder +pig seats=2",
                   false, true);
    search_weights(MANY_MODULES, true, false);
}

/* How a level says it weighs positions is how it does. */
static void test_weighs(void)
{
    struct table *t = table_open("catan seats=2", 1);
    struct eval_weights greedy;
    void *memory = table_need(search_size(t->game));
    eval_start(&greedy, t->game, t->rules);
    for (enum bot_weighs how = BOT_WEIGHS_NET; how <= BOT_WEIGHS_GREEDY; how++) {
        struct bot_settings set = { .weighs = how };
        struct search s;
        search_start(&s, t->game, t->rules, t->rules, 0, &set, memory);
        /* NOLINTNEXTLINE(bugprone-suspicious-memory-comparison): copies or not */
        bool own = memcmp(s.look.eval.w, greedy.w, sizeof greedy.w) != 0;
        TAP_EQ(own, how != BOT_WEIGHS_GREEDY, "weights of its own or greedy's (%d)", (int)how);
        TAP_EQ(s.look.eval.net != NULL, how == BOT_WEIGHS_NET, "with and without a net (%d)",
               (int)how);
    }
    free(memory);
    table_close(t);
}

/* Where both opinions count, the log odds are the mean of them; a net of nothing but direct weights is a sum like any other. */
static void test_second_opinion(void)
{
    struct table *t = table_open("catan seats=2", 1);
    static struct eval_net net;
    struct eval_weights e;
    float alone[TH_SEATS], both[TH_SEATS];
    eval_counts counts;
    eval_start(&e, t->game, t->rules);
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
    table_close(t);
}

int main(void)
{
    test_levels();
    test_search_weights();
    test_weighs();
    test_second_opinion();
    return tap_done();
}
