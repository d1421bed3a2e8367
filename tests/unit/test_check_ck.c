/* test_check_ck.c - what check() says of knights, cards and points of Cities & Knights that cannot be. */
#include "unsound.h"
#include "ck.h"

static const char *const lines[] = { "city n20 1", "knight n24 1 1", "phase act 1", NULL };

static const char *const at_gold[] = { "city n94 1", "phase act 1", NULL };

static struct ck_state *of(void *state)
{
    return &((struct cat_state *)state)->ck;
}

static void beyond(void *state)
{
    of(state)->knight[CAT_NODES - 1] = (uint8_t)ck_knight(0, 1);
}
static void of_nobody(void *state)
{
    of(state)->knight[30] = (uint8_t)(1 << CK_LEVEL_SHIFT);
}
static void of_stranger(void *state)
{
    of(state)->knight[30] = (uint8_t)ck_knight(3, 1);
}
static void of_no_level(void *state)
{
    of(state)->knight[30] = 1;
}
static void on_city(void *state)
{
    of(state)->knight[20] = (uint8_t)ck_knight(0, 1);
}
static void stranger_backs(void *state)
{
    of(state)->unk[4][1] = 1;
}
static void stranger_defends(void *state)
{
    of(state)->defender[3] = 1;
}
static void stranger_harbour(void *state)
{
    of(state)->harbour[5] = 1;
}
static void stranger_got(void *state)
{
    of(state)->got = 1U << 3;
}

static const char idle[] = "does not play has progress";

static const struct unsound all[] = {
    { "a knight beyond the board", beyond, "a knight of nobody", "CK-KNIGHT-01" },
    { "a knight without an owner", of_nobody, "a knight of nobody", "CK-KNIGHT-01" },
    { "a knight of somebody who does not play", of_stranger, "a knight of nobody", "CK-KNIGHT-01" },
    { "a knight without a level", of_no_level, "a knight of nobody", "CK-KNIGHT-01" },
    { "a knight in a city", on_city, "stands on a building", "CK-KNIGHT-20" },
    { "progress cards of somebody who does not play", stranger_backs, idle, NULL },
    { "points as Defender", stranger_defends, idle, NULL },
    { "a harbour offer", stranger_harbour, idle, NULL },
    { "cards received", stranger_got, "has received cards", "CK-PROD-10" },
};

static void on_gold(void *state)
{
    of(state)->merchant = 41 + 1;
    of(state)->merchant_owner = 1;
}
static void at_sea(void *state)
{
    of(state)->merchant = 36 + 1;
    of(state)->merchant_owner = 1;
}
static void on_the_frame(void *state)
{
    of(state)->merchant = 55 + 1;
    of(state)->merchant_owner = 1;
}

static const struct unsound seafarers[] = {
    { "a merchant on gold", on_gold, "stands on gold", "CK-SEA-11" },
    { "a merchant at sea", at_sea, "stands nowhere", "CK-MERCH-02" },
    { "a merchant on the frame", on_the_frame, "stands nowhere", "CK-MERCH-02" },
};

int main(void)
{
    unsound_all("catan +ck layout=beginner seats=3 first_player=1", lines, all,
                sizeof all / sizeof all[0]);
    unsound_all("catan +sea +ck seats=3 first_player=1", at_gold, seafarers,
                sizeof seafarers / sizeof seafarers[0]);
    return tap_done();
}
