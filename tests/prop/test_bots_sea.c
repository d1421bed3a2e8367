/* test_bots_sea.c - greedy bots on Seafarers: no scenario in which they stall, and on New Shores they settle overseas. */
#include "sea.h"
#include "bot_table.h"

enum {
    SEATS = 4,
    MOST = 20000, /* moves; a game of bots takes one or two thousand */
    SHORES = 8    /* games on New Shores; check-long: 400 */
};

static struct prop ended = { .name = "games of four greedy bots end" };

static void play(struct table *t)
{
    struct bot *bot[SEATS];
    for (int i = 0; i < SEATS; i++)
        bot[i] = seat_bot(t, "greedy", i, &(struct bot_settings){ .seed = t->seed });
    for (int seat; th_ply(t->state) < MOST && (seat = asked(t)) >= 0;)
        make(t, seat, seat == TH_DEALER ? pick(t, seat) : bot_choose(bot[seat], t->state, NULL));
    for (int i = 0; i < SEATS; i++)
        bot_close(bot[i]);
    prop_is(&ended, t, asked(t) < 0);
}

static void every_scenario(void)
{
    const struct th_option *scenario = &th_game_find("catan")->options[CAT_OPT_SEA_SCENARIO];
    for (int i = 0; i < (scenario->max + 1) * tap_scale(1); i++) {
        char text[128];
        int row = i % (scenario->max + 1);
        snprintf(text, sizeof text, "catan +sea scenario=%s seats=%d", scenario->choice[row].name,
                 SEATS);
        struct table *t = table_open(text, 70 + (uint64_t)i);
        play(t);
        tap_note("%s: %u moves", scenario->choice[row].name, th_ply(t->state));
        table_close(t);
    }
    prop_report(&ended);
}

/* CS-NS-04: a settlement on a small island is worth two. Four games of five, in a short run half of them. */
static void new_shores(void)
{
    int games = tap_scale(SHORES), overseas = 0;
    for (int i = 0; i < games; i++) {
        struct table *t = table_open("catan +sea seats=4", 170 + (uint64_t)i);
        play(t);
        const struct th_ctx g = th_look(t->rules, t->state);
        overseas += th_winner(t->state) >= 0 && sea_chips(&g, th_winner(t->state)) > 0;
        table_close(t);
    }
    TAP_OK(games < 50 ? overseas * 2 >= games : overseas * 5 >= games * 4,
           "CS-NS-04 the winner has a chip in %d of %d games", overseas, games);
}

int main(void)
{
    every_scenario();
    new_shores();
    return tap_done();
}
