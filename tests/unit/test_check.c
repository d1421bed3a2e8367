/* test_check.c - positions that cannot be: check() finds what is wrong with each and names the rule;
 * lines that no position has are refused by set. */
#include "unsound.h"
#include "cat.h"

static const char three[] = "catan seats=3 layout=beginner first_player=1 offers_per_turn=2";

static void by_lines(const char *part, const char *clause, const char *const *lines)
{
    unsound_finds(unsound_position(three, lines), part, clause);
}

/* Somebody who trades and builds; the first settlement of a set-up. */
#define ACT(flow, step, seat)                                                                      \
    "flow " flow, "frame 0 catan.game seat=1 step=" #step,                                         \
        "frame 1 catan.turn step=4 seat=" #seat, "frame 2 catan.act seat=" #seat " actors=" #seat
#define ROUNDS(step, n)                                                                            \
    "empty", "flow turn=1", "frame 0 catan.game seat=1 step=1",                                    \
        "frame 1 catan.setup seat=1 step=" #step, "frame 2 catan.rounds seat=1 m=1",               \
        "frame 3 catan.settle seat=1 actors=1 n=" #n

static void board(void)
{
    by_lines("gives nothing", "CB-NUM-03", LINES{ "hex h00 desert 9", NULL });
    by_lines("in the sea", "CB-SEVEN-04", LINES{ "hex h05 sea", "robber h05", NULL });
    by_lines("next to each other", "CB-BUILD-08", LINES{ "settlement n10 1", "city n11 2", NULL });
    by_lines("inland", "CB-HARB-02", LINES{ "harbour 1 e13 any", NULL });
    by_lines("has not the longest", "CB-LR-07", LINES{ "title route 1", NULL });
    by_lines("has not the largest", "CB-ARMY-02", LINES{ "title army 3", "knights 3 2", NULL });
}

static void cards(void)
{
    by_lines("resource cards", NULL, LINES{ "hand 2 1ore ?3", NULL });
    by_lines("development cards", NULL, LINES{ "cards 1 1knight ?30", NULL });
    by_lines("somebody promises", "CB-TRADE-07",
             LINES{ "phase act 1", "proposal 2 1ore:1wool", NULL });
    unsound_finds(
        unsound_position("catan +rivers seats=3",
                         LINES{ "phase act 1", "gold 2 1", "proposal 2 2gold:1wool", NULL }),
        "promises gold", "CB-TRADE-07");
    by_lines("than there are", "CB-TRADE-07",
             LINES{ "phase act 1", "hand 2 - ?2", "hand 3 - ?2", "proposal 2 2ore:1wool",
                    "proposal 3 2ore:1wool", "bank 19brick+19lumber+18wool+19grain+16ore", NULL });
    by_lines("table of nobody", "CB-TRADE-07", LINES{ "phase act 1", "answer 2 1", NULL });
    by_lines("too many offers", "CB-TRADE-14", LINES{ "phase act 1", "offers 3", NULL });
    by_lines("owes more", "CB-SEVEN-02", LINES{ "phase act 1", "owe 1 3", NULL });
    by_lines("those who owe", "CB-SEVEN-02",
             LINES{ "phase act 1", "hand 1 4ore", "owe 1 3", NULL });
}

static void frames(void)
{
    by_lines("game is over", NULL, LINES{ "flow turn=1", NULL });
    by_lines("game is over", NULL, LINES{ "flow turn=1 won=1", "frame 0 catan.game", NULL });
    by_lines("asks nobody", NULL, LINES{ "flow turn=1", "frame 0 catan.game step=2", NULL });
    by_lines("wrong actors", NULL, LINES{ "phase act 1", "frame 2 catan.act seat=1", NULL });
    by_lines("does not exist", NULL,
             LINES{ "phase act 1", "frame 2 catan.act seat=1 actors=6", NULL });
    by_lines("does not fit", NULL, LINES{ "flow", "frame 0 catan.act seat=1 actors=1", NULL });
    by_lines("does not fit", NULL,
             LINES{ "phase act 1", "frame 3 catan.steal seat=1 actors=* a=0", NULL });
    by_lines("does not fit", NULL,
             LINES{ "phase act 1", "frame 3 catan.steal seat=1 actors=* a=2", NULL });
    by_lines("can do nothing", NULL,
             LINES{ "phase act 1", "frame 3 catan.victim seat=1 actors=1 a=4", NULL });
    by_lines("lies wrong: `catan.dice`", NULL,
             LINES{ "phase act 1", "frame 3 catan.dice seat=1 actors=*", NULL });
    by_lines("lies wrong: `catan.game`", NULL,
             LINES{ "phase act 1", "frame 2 catan.game seat=1", "frame 3 catan.act seat=1 actors=1",
                    NULL });
    by_lines("by its fields: `catan.victim`", NULL,
             LINES{ "phase act 1", "frame 3 catan.victim seat=1 actors=1 a=19", NULL });
    by_lines("by its fields: `catan.turn`", NULL,
             LINES{ "phase act 1", "frame 1 catan.turn seat=1 step=7", NULL });
    by_lines("by its fields: `catan.act`", NULL,
             LINES{ "phase act 1", "frame 2 catan.act seat=1 actors=1 b=1", NULL });
    by_lines("by its actors: `catan.victim`", NULL,
             LINES{ "phase act 1", "frame 3 catan.victim seat=1 actors=2 a=4", NULL });
    by_lines("does not fit the position: `catan.rob`", NULL,
             LINES{ "phase act 1", "frame 3 catan.rob seat=1 actors=1 b=1", NULL });
    by_lines("lies wrong: `catan.pick`", NULL,
             LINES{ "phase act 1", "frame 3 catan.pick seat=1 actors=1 n=1",
                    "frame 4 catan.pick seat=1 actors=1 n=1", NULL });
}

/* Frames that fit, each by itself, and do not fit together. */
static void stacks(void)
{
    by_lines("two are on turn", "CB-WIN-03",
             LINES{ "phase act 1", ACT("turn=1 on=2", 2, 1), NULL });
    by_lines("by its fields: `catan.turn`", NULL,
             LINES{ "phase act 1", ACT("turn=2 on=2", 2, 1), NULL });
    by_lines("does not fit the position: `catan.game`", NULL,
             LINES{ "phase act 1", ACT("turn=1 on=1", 0, 1), NULL });
    by_lines("does not fit the position: `catan.game`", NULL,
             LINES{ "phase act 1", ACT("turn=1 on=1", 1, 1), NULL });
    by_lines("does not fit the position: `catan.act`", NULL,
             LINES{ "phase act 1", "frame 1 catan.turn step=5 seat=1", NULL });
    by_lines("does not fit the position: `catan.rounds`", NULL, LINES{ ROUNDS(1, 0), NULL });
    by_lines("does not fit the position: `catan.settle`", NULL, LINES{ ROUNDS(2, 1), NULL });
}

/* An offer on the table, then what does not belong to it. */
static void trades(const char *part, const char *clause, const char *line)
{
    struct table *t =
        unsound_position(three, LINES{ "hand 1 1ore", "hand 2 2wool", "phase act 1", NULL });
    th_move m = 0;
    t->game->parse(t->rules, "offer 1ore:1wool", &m, NULL);
    t->game->apply(t->rules, t->state, 0, m, NULL);
    if (line != NULL)
        table_set(t, line);
    if (part != NULL) {
        unsound_finds(t, part, clause);
        return;
    }
    TAP_EQ(t->game->check(t->rules, t->state, NULL), 0, "an offer is a sound position");
    table_close(t);
}

/* ------------------------------------------------ bytes that no line can write */

static void corrupt(void (*f)(struct cat_state *st), const char *part, const char *clause)
{
    struct table *t = unsound_position(three, LINES{ "phase act 1", NULL });
    f(t->state);
    unsound_finds(t, part, clause);
}

static void no_terrain(struct cat_state *st)
{
    st->base.terrain[3] = 0;
}
static void far_number(struct cat_state *st)
{
    st->base.number[79] = 4;
}
static void stranger_cards(struct cat_state *st)
{
    st->base.hand[4] = 1;
}
static void stranger_speaks(struct cat_state *st)
{
    st->base.spoken[5] = 1;
}
static void stranger_title(struct cat_state *st)
{
    st->base.route_holder = 6;
}
static void stale_cache(struct cat_state *st)
{
    st->base.left[CAT_ROAD_PIECE][0]--;
}
static void other_sum(struct cat_state *st)
{
    st->base.die[0] = 2;
    st->base.die[1] = 3;
    st->base.total = 6;
}
static void unjudged(struct cat_state *st)
{
    st->base.dirty = CAT_DIRTY_POINTS;
}
static void dead_frame(struct cat_state *st)
{
    st->flow.stack[TH_STACK - 1].n = 1;
}
static void stranger_turn(struct cat_state *st)
{
    st->flow.turn = 4;
}
static void unknown_frame(struct cat_state *st)
{
    st->flow.stack[1].kind = 95;
}

static void bytes(void)
{
    corrupt(no_terrain, "hex is missing", "CB-BOARD-01");
    corrupt(far_number, "hex is missing", "CB-BOARD-01");
    corrupt(stranger_cards, "does not play holds", NULL);
    corrupt(stranger_speaks, "does not play has to act", NULL);
    corrupt(stranger_title, "does not play", NULL);
    corrupt(stale_cache, "stale", NULL);
    corrupt(other_sum, "not the sum of the dice", "CB-PROD-01");
    corrupt(unjudged, "not been judged", NULL);
    corrupt(dead_frame, "above the stack", NULL);
    corrupt(stranger_turn, "seat that does not exist", NULL);
    corrupt(unknown_frame, "does not exist", NULL);
}

/* ------------------------------------------------------------------ bad lines */

static void bad_lines(void)
{
    static const char *const bad[] = {
        "",
        "nothing",
        "knight n20 1 1", /* lines and frames of modules that are not played */
        "frame 0 ck.event actors=*",
        "hex h19 fields 3",
        "hex h00",
        "hex h00 gold 3",
        "hex h00 swamp 3",
        "hex h00 none",
        "hex h00 fields 7",
        "hex h00 fields 13",
        "harbour 13 e00 any",
        "harbour 1 e72 any",
        "harbour 1 e00 gold",
        "harbour 1 e00",
        "robber",
        "robber h19",
        "robber 3",
        "road e00",
        "road e72 1",
        "road e00 4",
        "road e00 0",
        "settlement n54 1",
        "city 10 1",
        "hand 4 1ore",
        "hand 1",
        "hand 1 ore",
        "hand 1 0ore",
        "hand 1 1ore+1ore",
        "hand 1 1gold",
        "hand 1 20ore",
        "hand 1 128ore",
        "hand 1 1ore+",
        "hand 1 1ore ?0",
        "hand 1 1ore 3",
        "pend 1",
        "cards 1 1ore",
        "cards 1 6point",
        "fresh 1 3monopoly",
        "spent 15knight",
        "spent",
        "bank",
        "bank 1gold",
        "title",
        "title king 1",
        "title route",
        "title route 4",
        "die",
        "die 0 1",
        "die 1 7",
        "knights 1 15",
        "knights 1",
        "owe 1 101",
        "spoken 1 4",
        "answer 1 4",
        "played 2",
        "built",
        "offers 21",
        "deal 1 1ore",
        "deal 1 1ore:1ore",
        "proposal 4 1ore:1wool",
        "refused 1ore:1wool",
        "refused 1ore:1wool 9",
        "phase",
        "phase noon 1",
        "phase act",
        "phase act 4",
        "empty now",
        "flow turn=4",
        "flow on=4",
        "flow no=70000",
        "flow won=4",
        "flow turn",
        "flow wind=1",
        "flow turn=-1",
        "frame 5 catan.act",
        "frame 32 catan.act",
        "frame 0 catan.nap",
        "frame 0 catan.game n=256",
        "frame 0 catan.game seat=0",
        "frame 0 catan.game seat=9",
        "frame 0 catan.game actors=7",
        "frame 0 catan.game step",
        "frame 0 catan.game a=40000",
        "frame 0 catan.game nap=1",
        "frame",
        "road e00 1 1",
    };
    struct table *t = table_open(three, 1);
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        struct th_why why = { 0 };
        void *before = table_copy(t, t->state);
        TAP_OK(t->game->set(t->rules, t->state, bad[i], &why) == -1 && why.text[0] != '\0' &&
                   table_same(t, before, t->state),
               "`set %s` is refused and changes nothing", bad[i]);
        free(before);
    }
    table_close(t);
}

/* A harbour more than the map has, on a number of its own. */
static void odd_harbour(void)
{
    static char text[TABLE_TEXT];
    struct table *t = unsound_position(three, LINES{ "harbour 12 e02 ore", NULL });
    void *again = table_copy(t, t->state);
    t->game->dump(t->rules, t->state, text, TABLE_TEXT);
    TAP_OK(table_read(t, text, again) && table_same(t, again, t->state),
           "a harbour behind a gap is written and read again");
    free(again);
    table_close(t);
}

/* More pieces than a colour has (CB-SETUP-02). */
static void too_many(const char *word, char letter, int step, int most)
{
    struct table *t = table_open(three, 1);
    int n = 0;
    for (int i = 0; i < 54; i += step, n++) {
        char line[64];
        snprintf(line, sizeof line, "%s %c%02d 1", word, letter, i);
        if (t->game->set(t->rules, t->state, line, NULL) != 0)
            break;
    }
    TAP_EQ(n, most, "CB-SETUP-02 one colour has %d of %s", most, word);
    table_close(t);
}

int main(void)
{
    board();
    cards();
    frames();
    stacks();
    trades(NULL, NULL, NULL);
    trades("counter-offer is missing", "CB-TRADE-06", "answer 3 3");
    trades("somebody promises", "CB-TRADE-07", "answer 3 1");
    trades("the offer on the table", "CB-TRADE-07",
           "frame 3 catan.trade actors=2+3 may=1 seat=1 n=2 m=6");
    bytes();
    bad_lines();
    odd_harbour();
    too_many("road", 'e', 1, 15);
    too_many("settlement", 'n', 3, 5);
    too_many("city", 'n', 3, 4);
    return tap_done();
}
