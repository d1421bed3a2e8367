/* test_check_tribe.c - what check() says of gifts and harbour tokens that cannot be. Map: The Forgotten Tribe. */
#include "sea.h"
#include "unsound.h"

static const char setup[] = "catan +sea scenario=forgotten_tribe seats=3 first_player=1";
static const char *const lines[] = { "robber h03", "phase act 1", NULL };

static struct cat_state *of(void *state)
{
    return state;
}

static void chip_too_many(void *state)
{
    of(state)->sea.gifts[1] = 1;
}
static void gift_on_the_main_island(void *state)
{
    sea_put_edge(&of(state)->sea.gift, 86);
}
static void another_kind(void *state)
{
    of(state)->base.harbour_kind[0] = CAT_ANY_HARBOUR;
}
static void kept_but_lying(void *state)
{
    of(state)->sea.kept[2] = 2;
}
static void cards_apart(void *state)
{
    of(state)->base.aside = 3;
}

static const struct unsound all[] = {
    { "a chip nobody took", chip_too_many, "chips of the tribe", "CS-FT-02" },
    { "a gift where none can lie", gift_on_the_main_island, "no gift", "CS-FT-02" },
    { "two 3:1 tokens", another_kind, "harbour tokens do not add up", "CS-FT-02" },
    { "a token that is kept and lies there", kept_but_lying, "lies there", "CS-FT-09" },
    { "fewer cards apart than lie there", cards_apart, "lie apart", "CS-FT-13" },
};

static void by_lines(void)
{
    unsound_finds(unsound_position(setup, LINES{ "ship e114 1", NULL }), "a gift still is",
                  "CS-FT-06");
    unsound_finds(unsound_position(setup, LINES{ "settlement n01 1", NULL }),
                  "on an island of the tribe", "CS-FT-04");
    unsound_finds(
        unsound_position(setup, LINES{ "settlement n75 1", "token 1 brick", "token 2 lumber 1",
                                       "token 3 wool", "token 4 grain", "token 5 ore",
                                       "token 6 any", NULL }),
        "a harbour token that fits is kept", "CS-FT-09");
}

int main(void)
{
    by_lines();
    unsound_all(setup, lines, all, sizeof all / sizeof all[0]);
    return tap_done();
}
