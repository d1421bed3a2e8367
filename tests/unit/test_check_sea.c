/* test_check_sea.c - what check() says of ships, pirate and chips that cannot be. Map: New Shores. */
#include "sea.h"
#include "unsound.h"

static const char *const lines[] = { "settlement n64 1", "phase act 1", NULL };

static struct cat_state *of(void *state)
{
    return state;
}

static void fresh_nowhere(void *state)
{
    sea_put_edge(&of(state)->sea.fresh, 70);
}
static void pirate_on_land(void *state)
{
    of(state)->sea.pirate = 26 + 1;
}
static void chip_nowhere(void *state)
{
    cat_put_node(&of(state)->sea.chip[0], 3);
}
static void chips_twice(void *state)
{
    cat_put_node(&of(state)->sea.chip[0], 64);
    cat_put_node(&of(state)->sea.chip[1], 64);
}

static const struct unsound all[] = {
    { "a ship of this turn that is not there", fresh_nowhere, "is missing", "CS-MOVE-08" },
    { "the pirate on land", pirate_on_land, "not at sea", "CS-PIRATE-06" },
    { "a chip where nobody lives", chip_nowhere, "no building", "CS-BONUS-02" },
    { "one chip and two", chips_twice, "no building", "CS-BONUS-02" },
};

/* Laid by lines: caches are right, the place is not. */
static void paths(void)
{
    static const char setup[] = "catan +sea seats=3 first_player=1";
    unsound_finds(unsound_position(setup, LINES{ "ship e90 1", NULL }), "where there is no water",
                  "CS-FRAME-05");
    unsound_finds(unsound_position(setup, LINES{ "road e93 1", NULL }), "a road lies in the sea",
                  "CS-FRAME-05");
}

/* New World: a token that nobody has drawn, one that lies nowhere. */
static void harbours(void)
{
    static const char setup[] = "catan +sea scenario=new_world seats=3 first_player=1";
    unsound_finds(
        unsound_position(setup, LINES{ "flow turn=1", "frame 0 catan.game seat=1 step=1",
                                       "frame 1 catan.setup seat=1 step=2",
                                       "frame 2 sea.harbours seat=1 n=2",
                                       "frame 3 sea.harbour_token seat=1 actors=*", NULL }),
        "does not fit the position: `sea.harbours`", NULL);
}

int main(void)
{
    paths();
    harbours();
    unsound_all("catan +sea seats=3 first_player=1", lines, all, sizeof all / sizeof all[0]);
    return tap_done();
}
