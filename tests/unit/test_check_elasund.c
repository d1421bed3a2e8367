/* test_check_elasund.c - what check() says of a church that cannot be: each condition of EL-CH-02..04 and EL-HID-04 broken alone. */
#include "unsound.h"
#include "ela.h"

/* Tile 3 lies on the foundation; seat 1 knows that 7 is the lowest. */
static const char *const begun[] = { "empty", "church 3 1", "bottom 1 7", "phase build 2", NULL };
static const char *const empty[] = { "empty", "phase build 2", NULL };
static const char *const nine[] = { "empty",      "church 3 1", "church 1 1",    "church 2 2",
                                    "church 4 2", "church 5 1", "church 6 1",    "church 7 2",
                                    "church 8 2", "church 9 3", "phase build 2", NULL };

static void no_first(void *state)
{
    ((struct ela_state *)state)->first = 0;
}
static void other_first(void *state)
{
    ((struct ela_state *)state)->first = 5;
}
static void first_of_nothing(void *state)
{
    ((struct ela_state *)state)->first = 3;
}
static void far_first(void *state)
{
    ((struct ela_state *)state)->first = ELA_CHURCH_TILES + 1;
}
static void stranger_knows(void *state)
{
    ((struct ela_state *)state)->knower = 4;
}
static void nobody_knows(void *state)
{
    ((struct ela_state *)state)->knower = 0;
}
static void far_bottom(void *state)
{
    ((struct ela_state *)state)->bottom = ELA_CHURCH_TILES + 1;
}
static void built_bottom(void *state)
{
    ((struct ela_state *)state)->bottom = 3;
}
static void first_knows(void *state)
{
    ((struct ela_state *)state)->knower = 1;
}
static void stranger_builds(void *state)
{
    ((struct ela_state *)state)->church[2] = 4;
}

static const char fits[] = "the church does not fit";

static const struct unsound half[] = {
    { "a church without a first tile", no_first, fits, "EL-CH-04" },
    { "a first tile that is not built", other_first, fits, "EL-CH-04" },
    { "a tile that does not exist is the first", far_first, fits, "EL-CH-04" },
    { "the lowest tile is known to nobody", nobody_knows, fits, "EL-CH-04" },
    { "it is known to somebody who does not play", stranger_knows, fits, "EL-CH-04" },
    { "the lowest tile does not exist", far_bottom, fits, "EL-CH-04" },
    { "the lowest tile is built already", built_bottom, fits, "EL-CH-04" },
    { "a tile of somebody who does not play", stranger_builds, fits, "EL-CH-04" },
};
static const struct unsound none[] = {
    { "a first tile of no church", first_of_nothing, fits, "EL-CH-04" },
    { "somebody knows a stack that is whole", first_knows, fits, "EL-CH-04" },
};
static const struct unsound whole[] = {
    { "somebody knows a stack that is gone", first_knows, fits, "EL-CH-04" },
};

int main(void)
{
    unsound_all("elasund seats=3", begun, half, sizeof half / sizeof half[0]);
    unsound_all("elasund seats=3", empty, none, sizeof none / sizeof none[0]);
    unsound_all("elasund seats=3", nine, whole, sizeof whole / sizeof whole[0]);
    return tap_done();
}
