/* test_two.c - Catan for Two: the exact odds of the second roll, and positions that cannot be. Expected values by hand. */
#include "table.h"
#include "tb_two.h"

static struct table *t;

/* Ways two dice fall so: 1 2 3 4 5 6 5 4 3 2 1 of 36 for 2 to 12. */
static int ways(int total)
{
    static const int of[13] = { 0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1 };
    return of[total];
}

/* The second roll is repeated until it differs: total t has odds ways(t) / (36 - ways(first)). */
static void second_roll(void)
{
    t = table_open("catan +two seats=2 layout=beginner first_player=1", 1);
    for (int first = 2; first <= 12; first++) {
        char line[32];
        long weight[13] = { 0 }, all = 0;
        bool exact = true;
        snprintf(line, sizeof line, "first_roll %d", first);
        table_set(t, line);
        table_set(t, "phase roll 1");
        t->game->gen(t->rules, t->state, TH_DEALER, &t->moves);
        for (int i = 0; i < t->moves.n; i++) {
            weight[th_arg(t->moves.at[i], 0) + th_arg(t->moves.at[i], 1)] += t->moves.weight[i];
            all += t->moves.weight[i];
        }
        for (int total = 2; total <= 12; total++)
            exact &= weight[total] * (36 - ways(first)) == all * (total == first ? 0 : ways(total));
        TAP_OK(exact && all > 0, "CT-TW-10 odds of the second roll after a first %d", first);
    }
    table_close(t);
}

static void open_table(void)
{
    t = table_open("catan +two seats=2 layout=beginner first_player=1", 1);
    table_set(t, "settlement n19 1");
    table_set(t, "phase act 1");
}

static void refused(const char *line, const char *clause, const char *what)
{
    struct th_why why = { 0 };
    open_table();
    table_set(t, line);
    int no = t->game->check(t->rules, t->state, &why);
    TAP_OK(no != 0 && strcmp(th_clause_id(why.clause), clause) == 0, "%s %s: %s", clause, what,
           why.text);
    table_close(t);
}

static void positions(void)
{
    struct th_why why = { 0 };
    refused("trade_tokens 1 16", "CT-TW-02", "twenty tokens, not twenty-one");
    refused("first_roll 1", "CT-TW-10", "no two dice show one");
    refused("city n11 3", "CT-TW-01", "no neutral cities");
    open_table();
    table_set(t, "trade_tokens 1 15");
    TAP_OK(t->game->check(t->rules, t->state, &why) == 0, "CT-TW-02 all twenty may be out");
    table_set(t, "die 3 4");
    table_set(t, "first_roll 7");
    TAP_OK(t->game->check(t->rules, t->state, &why) != 0 && why.clause == CT_TW_10,
           "CT-TW-10 the second roll differs");
    TAP_OK(t->game->set(t->rules, t->state, "settlement n00 5", &why) != 0, "no fifth colour");
    table_close(t);
    t = table_open("catan seats=2 layout=beginner", 1);
    TAP_OK(t->game->set(t->rules, t->state, "trade_tokens 1 5", &why) != 0 &&
               t->game->set(t->rules, t->state, "settlement n00 3", &why) != 0,
           "CT-GEN-05 CB-2P-02 a plain game of two has no tokens and no third colour");
    table_close(t);
}

/* CT-GEN-05: what people play at a table of this set-up who do not say otherwise. */
static void usual(const char *text, const char *expected)
{
    struct th_setup setup;
    char printed[TH_LINE];
    if (th_setup_parse(&setup, text, NULL) != 0)
        abort();
    th_setup_usual(&setup);
    th_setup_print(&setup, printed, (int)sizeof printed);
    TAP_OK(strcmp(printed, expected) == 0, "CT-GEN-05 %s: %s", text, printed);
}

static void defaults(void)
{
    usual("catan seats=2", "catan rev=2 +two seats=2");
    usual("catan +two seats=2", "catan rev=2 +two seats=2");
    usual("catan seats=3", "catan rev=2 seats=3");
    usual("catan +sea +friendly seats=2", "catan rev=2 +sea +friendly +two seats=2");
    usual("catan +ck seats=2", "catan rev=2 +ck seats=2"); /* an unusual pair: only if they ask */
    usual("catan seats=2 layout=beginner start=printed", "catan rev=2 seats=2");
    usual("carcassonne seats=2", "carcassonne rev=2 seats=2");
}

int main(void)
{
    defaults();
    second_roll();
    positions();
    return tap_done();
}
