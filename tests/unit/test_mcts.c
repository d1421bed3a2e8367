/* test_mcts.c - the search finds what is known to be right, in a game small enough to know it.
 *
 * Sticks: seats take one to three in turn, who takes the last one wins. In the blind variant a card
 * lies face down, five times out of six a 1; naming it wins, anything else loses. The game is not of
 * the library: it also shows that the bot knows nothing but the contract. */
#include "bot.h"
#include "tap.h"
#include "th.h"

enum {
    TAKE = 1,
    NAME = 2,
    UNKNOWN = 0xff
};

struct sticks {
    struct th_flow flow; /* th_winner and th_turn_no read it */
    uint8_t left, seat, card, over;
};

static unsigned actors(const struct th_rules *r, const void *state, unsigned *may)
{
    const struct sticks *s = state;
    (void)r;
    if (may != NULL)
        *may = 0;
    return s->over ? 0 : 1u << s->seat;
}

static void gen(const struct th_rules *r, const void *state, int seat, struct th_moves *out)
{
    const struct sticks *s = state;
    (void)r, (void)seat;
    out->n = 0;
    for (int n = 1; n <= 3 && n <= s->left; n++)
        th_add(out, th_make(TAKE, n, 0, 0));
    for (int card = 1; card <= 2 && s->left == 0; card++)
        th_add(out, th_make(NAME, card, 0, 0));
}

static int legal(const struct th_rules *r, const void *state, int seat, th_move m,
                 struct th_why *why)
{
    struct th_moves moves;
    (void)why;
    gen(r, state, seat, &moves);
    for (int i = 0; i < moves.n; i++)
        if (moves.at[i] == m)
            return 0;
    return -1;
}

static void apply(const struct th_rules *r, void *state, int seat, th_move m, struct th_sink *ev)
{
    struct sticks *s = state;
    (void)r, (void)ev;
    bool won =
        th_kind(m) == NAME ? th_arg(m, 0) == s->card : (s->left -= (uint8_t)th_arg(m, 0)) == 0;
    s->over = won || th_kind(m) == NAME;
    s->seat = (uint8_t)!seat;
    if (s->over)
        s->flow.result = (uint8_t)((won ? seat : !seat) + 1);
}

static void scores(const struct th_rules *r, const void *state, int16_t score[TH_SEATS],
                   uint8_t rank[TH_SEATS])
{
    (void)r;
    for (int i = 0; i < 2; i++) {
        score[i] = th_winner(state) == i;
        rank[i] = th_winner(state) == i ? 1 : 2;
    }
}

static void view(const struct th_rules *r, const void *state, int seat, void *out)
{
    (void)r, (void)seat;
    memcpy(out, state, sizeof(struct sticks));
    ((struct sticks *)out)->card = UNKNOWN;
}

static void fill(const struct th_rules *r, void *state, int seat, struct th_rng *rng)
{
    (void)r, (void)seat;
    ((struct sticks *)state)->card = th_rng_below(rng, 6) < 5 ? 1 : 2;
}

static const struct th_game *sticks_game(struct th_game *game)
{
    static const struct th_move_info moves[] = { { 0 },
                                                 { "take", { TH_T_COUNT } },
                                                 { "name", { TH_T_CARD } } };
    *game = (struct th_game){ .name = "sticks",
                              .rules_size = sizeof(struct th_rules),
                              .state_size = sizeof(struct sticks),
                              .moves = moves,
                              .n_moves = 3,
                              .actors = actors,
                              .gen = gen,
                              .legal = legal,
                              .apply = apply,
                              .scores = scores,
                              .view = view,
                              .fill = fill };
    return game;
}

static int choice(struct sticks s, uint64_t seed)
{
    static const struct th_rules rules;
    struct th_game game;
    struct bot_settings set = { .seed = seed, .sims = 1000 };
    struct bot *bot = bot_open(bot_find("mcts"), sticks_game(&game), &rules, s.seat, &set);
    th_move m = bot_choose(bot, &s, NULL);
    bot_close(bot);
    return th_arg(m, 0);
}

/* A mistake is told by comparing moves of one position: all get the same simulations, in the same worlds. */
static void test_weigh(void)
{
    static const struct th_rules rules;
    struct th_game game;
    struct bot_settings set = { .seed = 5, .sims = 400 };
    struct sticks s = { .left = 7 }, card = { .left = 0, .card = 2 };
    struct bot *bot = bot_open(bot_find("mcts"), sticks_game(&game), &rules, 0, &set);
    struct bot_line line[3], again[3];
    for (int i = 0; i < 3; i++)
        line[i] = again[i] = (struct bot_line){ .move = th_make(TAKE, 3 - i, 0, 0) };
    TAP_OK(bot_weigh(bot, &s, line, 3, 200), "a search can compare moves");
    TAP_OK(line[0].value > 0.9F && line[1].value < 0.3F && line[2].value < 0.3F,
           "of 7 sticks taking 3 wins, 1 or 2 lose: %g %g %g", (double)line[0].value,
           (double)line[1].value, (double)line[2].value);
    TAP_OK(line[0].visits == 200 && line[1].visits == 200 && line[2].visits == 200,
           "each move had as many simulations");
    TAP_OK(line[0].value - line[1].value > 2 * line[1].doubt && line[0].doubt == 0,
           "and the difference is beyond doubt");
    bot_choose(bot, &s, NULL);
    bot_weigh(bot, &s, again, 3, 200);
    TAP_OK(again[1].value == line[1].value, "a choice in between changes nothing");
    for (int i = 0; i < 2; i++)
        line[i] = (struct bot_line){ .move = th_make(NAME, i + 1, 0, 0) };
    bot_weigh(bot, &card, line, 2, 240);
    TAP_OK(line[0].value > 0.75F && line[0].value < 0.91F,
           "naming the likelier of two hidden cards is right five times out of six: %g",
           (double)line[0].value);
    TAP_OK(line[0].value + line[1].value > 0.99F && line[0].value + line[1].value < 1.01F,
           "one of both moves wins in each world: they met the same ones");
    bot_close(bot);
    bot = bot_open(bot_find("random"), sticks_game(&game), &rules, 0, &set);
    TAP_OK(!bot_weigh(bot, &s, line, 1, 10), "a bot that does not search cannot say");
    bot_close(bot);
}

static double odds_of(struct bot *bot, int left, int seat, struct bot_odds *odds)
{
    struct sticks s = { .left = (uint8_t)left, .seat = (uint8_t)seat };
    *odds = (struct bot_odds){ 0 };
    bot_odds(bot, &s, odds, 1500);
    return odds->sum[0] / odds->sims;
}

/* Nobody can judge sticks, so a simulation plays to the end at random: whoever is asked takes each number equally often. */
static void test_odds(void)
{
    static const struct th_rules rules;
    struct th_game game;
    struct bot_settings set = { .seed = 5, .sims = 400 };
    struct bot *bot = bot_open(bot_find("mcts"), sticks_game(&game), &rules, 0, &set);
    struct bot_odds odds, parts = { 0 };
    struct sticks four = { .left = 4 };
    TAP_OK(odds_of(bot, 1, 0, &odds) == 1 && odds.squares[0] == 1500 && odds.sum[1] == 0,
           "the last stick wins, without any doubt");
    TAP_OK(odds_of(bot, 1, 1, &odds) == 0, "or loses if it is the other's turn");
    double two = odds_of(bot, 2, 0, &odds), chance = odds_of(bot, 4, 0, &odds);
    TAP_OK(two > 0.45 && two < 0.55, "of two sticks one wins half of the games: %g", two);
    TAP_OK(chance > 0.28 && chance < 0.39, "of four one wins a third: %g", chance);
    TAP_OK(odds.sims == 1500 && odds.sum[0] + odds.sum[1] == 1500 && odds.piled[1] == 1500 &&
               odds.piled[0] == odds.squares[0],
           "one of both wins each game");
    bot_odds(bot, &four, &parts, 500);
    bot_choose(bot, &four, NULL);
    bot_odds(bot, &four, &parts, 1000);
    TAP_OK(parts.sims == 1500 && parts.sum[0] == odds.sum[0],
           "in two parts they are the same simulations");
    bot_close(bot);
    bot = bot_open(bot_find("random"), sticks_game(&game), &rules, 0, &set);
    TAP_OK(!bot_odds(bot, &four, &odds, 1), "a bot that does not search cannot say");
    bot_close(bot);
}

int main(void)
{
    test_weigh();
    test_odds();
    for (int left = 5; left <= 11; left++)
        for (int seat = 0; seat < 2 && left % 4 != 0; seat++)
            TAP_EQ(choice((struct sticks){ .left = (uint8_t)left, .seat = (uint8_t)seat }, 3),
                   left % 4, "seat %d leaves a multiple of four of %d sticks", seat + 1, left);
    for (uint64_t seed = 0; seed < 4; seed++)
        TAP_EQ(choice((struct sticks){ .left = 0, .card = 2 }, seed), 1,
               "names the likelier card, not the one that lies there (seed %d)", (int)seed);
    return tap_done();
}
