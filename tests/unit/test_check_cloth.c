/* test_check_cloth.c - what check() says of villages and cloth that cannot be. Map: Cloth for Catan. */
#include "sea.h"
#include "unsound.h"

static const char setup[] = "catan +sea scenario=cloth_for_catan seats=3 first_player=1";
static const char *const lines[] = { "phase act 1", NULL };

static struct cat_state *of(void *state)
{
    return state;
}

static void cloth_from_nowhere(void *state)
{
    of(state)->sea.cloth[0] = 1;
}
static void stock_too_high(void *state)
{
    of(state)->sea.stock[0]++;
}
static void stranger(void *state)
{
    of(state)->sea.contact[0] = 1 << 3;
}

static const struct unsound all[] = {
    { "a chip of cloth too many", cloth_from_nowhere, "cloth does not add up", "CS-CLOTH-03" },
    { "six in a village", stock_too_high, "cloth does not add up", "CS-CLOTH-03" },
    { "contact of nobody", stranger, "does not play trades", "CS-CLOTH-06" },
};

static void by_lines(void)
{
    unsound_finds(unsound_position(setup, LINES{ "settlement n28 1", "ship e42 1", NULL }),
                  "has no contact", "CS-CLOTH-06");
    unsound_finds(unsound_position(setup, LINES{ "settlement n30 1", NULL }),
                  "on an island of villages", "CS-CLOTH-05");
    unsound_finds(
        unsound_position(setup, LINES{ "village n43 0 -", "village n58 0 -", "village n31 0 -",
                                       "village n46 0 -", "village n61 0 -", NULL }),
        "the game is over", "CS-CLOTH-18");
}

int main(void)
{
    by_lines();
    unsound_all(setup, lines, all, sizeof all / sizeof all[0]);
    return tap_done();
}
