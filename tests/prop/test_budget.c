/* test_budget.c - a search keeps to its simulations, time and memory, and ends before them only when it may. */
#include "bot_table.h"
#include "bot_tree.h"

#include <time.h>

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
    struct table *t = table_open("catan seats=2 offers_per_turn=0", 12);
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
    table_close(t);
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
    struct table *t = table_open("catan seats=2 offers_per_turn=0", 12);
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
    table_close(t);
}

static void test_budget(void)
{
    struct table *t =
        table_open("catan seats=4 offers_per_turn=0", 9); /* poor offers are not weighed at all */
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
    table_close(t);
}

/* -------------------------------------------------------------------- time */

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
    struct table *t = table_open(setup, 21);
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
    table_close(t);
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

int main(void)
{
    test_budget();
    test_settled();
    test_sure();
    test_content();
    if (tap_step() == 1) /* slow builds simulate too slowly */
        test_times();
    return tap_done();
}
