/* test_check_caravans.c - what check() says of camels and votes that cannot be. */
#include "cat.h"
#include "unsound.h"

static const char setup[] = "catan +caravans seats=3 first_player=1";
static const char *const camels[] = { "camel e17 n11", "camel e16 n12", "caravan 1 n12",
                                      "phase act 1", NULL };

static struct tb_caravans_state *of(void *state)
{
    return &((struct cat_state *)state)->tb.caravans;
}

static void front_without_camel(void *state)
{
    of(state)->front[1] = 35;
}
static void front_elsewhere(void *state)
{
    of(state)->front[0] = 11; /* n10 */
}
static void no_front(void *state)
{
    of(state)->front[0] = 0;
}
static void looks_in(void *state)
{
    of(state)->ahead.w[0] ^= (uint64_t)1 << 17;
}
static void astray(void *state)
{
    of(state)->camel.w[1] |= 1; /* e64 */
}
static void herd(void *state)
{
    of(state)->camel.w[0] = ~(uint64_t)0;
}
static void bid_without_vote(void *state)
{
    of(state)->bid[0][0] = 1;
}
static void stranger_bids(void *state)
{
    of(state)->bid[1][3] = 1;
}
static void name_without_vote(void *state)
{
    of(state)->named[1] = 18;
}

static const struct unsound on_the_board[] = {
    { "a front at an arrow that is unused", front_without_camel, "begins at its arrow",
      "CT-CA-12" },
    { "a front no camel looks to", front_elsewhere, "looks to the front", "CT-CA-12" },
    { "a camel on an arrow without a caravan", no_front, "begins at its arrow", "CT-CA-12" },
    { "a camel that looks into the oasis", looks_in, "begins at its arrow", "CT-CA-12" },
    { "a camel far from all others", astray, "without its caravan", "CT-CA-12" },
    { "a herd", herd, "too many camels", "CT-CA-03" },
    { "a bid in no vote", bid_without_vote, "a bid without", "CT-CA-20" },
    { "a bid of somebody who does not play", stranger_bids, "a bid without", "CT-CA-20" },
    { "a path named in no vote", name_without_vote, "named without a bid", "CT-CA-26" },
};

/* A vote: seat 1 has ended their turn, seat 3 is still to bid. */
static const char *const vote[] = { "hand 1 2wool",
                                    "bid 1 1 0",
                                    "flow turn=1",
                                    "frame 0 catan.game step=2 seat=1",
                                    "frame 1 catan.turn step=6 seat=1",
                                    "frame 2 caravans.vote seat=1 n=3 m=1",
                                    "frame 3 caravans.bid actors=3 seat=3",
                                    NULL };

static void bid_not_held(void *state)
{
    of(state)->bid[0][0] = 3;
}
static void name_of_no_bidder(void *state)
{
    of(state)->named[1] = 18;
}
static struct th_frame *frame_of(void *state, int i)
{
    return &((struct cat_state *)state)->flow.stack[i];
}
static void on_turn(void *state)
{
    ((struct cat_state *)state)->flow.on_turn = 1;
}
static void no_camel_due(void *state)
{
    frame_of(state, 2)->m = 0;
}
static void second_of_one(void *state)
{
    frame_of(state, 2)->m = 2;
}
static void joined_already(void *state)
{
    frame_of(state, 2)->a = 1;
}

static const struct unsound in_a_vote[] = {
    { "more wool than in the hand", bid_not_held, "a bid without", "CT-CA-20" },
    { "a path named without a bid", name_of_no_bidder, "named without a bid", "CT-CA-26" },
    { "a vote in somebody's turn", on_turn, "caravans.vote", NULL },
    { "a vote for no camel", no_camel_due, "caravans.vote", NULL },
    { "a vote for two, but not in Catan for Two", second_of_one, "caravans.vote", NULL },
    { "a first camel that has joined, but is due", joined_already, "caravans.vote", NULL },
};

int main(void)
{
    unsound_all(setup, camels, on_the_board, sizeof on_the_board / sizeof on_the_board[0]);
    unsound_all(setup, vote, in_a_vote, sizeof in_a_vote / sizeof in_a_vote[0]);
    return tap_done();
}
