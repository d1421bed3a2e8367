/* test_perft_carcassonne.c - how many lines of play there are to a fixed depth, chance enumerated, against numbers counted without the
 * engine: a script read data/carcassonne/tiles.txt, tried every cell and turn, and found free features by flood fill. A line is a draw, a
 * placement, a figure or none, and so on. */
#include "table.h"

/* The base game from its start tile: 32 kinds, their places, their free features; then the second tile. */
static void whole_box(void)
{
    static const long want[] = { 32, 133, 592, 18743, 122246, 507314 };
    struct table *t = table_open("carcassonne seats=2", 1);
    int most = tap_scale(100) >= 100 ? 6 : 5;
    table_set(t, "phase turn 1");
    for (int depth = 1; depth <= most; depth++)
        TAP_EQ(table_perft(t, t->state, depth), want[depth - 1],
               "CC-TILE-02 CC-TILE-04 CC-MEEP-04 base game, %d moves", depth);
    table_close(t);
}

/* Few tiles, to the end of the game. */
static void small_set(const char *setup, const char *const *set, const long *want, const char *what)
{
    struct table *t = table_open(setup, 1);
    for (; *set != NULL; set++)
        table_set(t, *set);
    for (int depth = 1; depth <= 9; depth++)
        TAP_EQ(table_perft(t, t->state, depth), want[depth - 1], "%s, %d moves", what, depth);
    table_close(t);
}

int main(void)
{
    static const char *const plain[] = { "empty", "tile BA-D 0,0 r0", "stack BA-V BA-E BA-L",
                                         "phase turn 1", NULL };
    static const long plain_lines[] = { 3, 17, 92, 184, 1350, 5793, 5793, 46804, 174524 };
    static const char *const misfit[] = { "empty", "tile BA-B 0,0 r0", "stack BA-C BA-U BA-U BA-H",
                                          "phase turn 1", NULL };
    static const long misfit_lines[] = { 3, 10, 40, 112, 336, 1264, 3112, 6656, 24168 };
    static const char *const bridge[] = { "empty", "tile IC-E 0,0 r0", "stack TB-B TB-N BA-A",
                                          "phase turn 1", NULL };
    static const long bridge_lines[] = { 3, 10, 52, 132, 336, 1544, 2708, 2712, 13488 };
    whole_box();
    small_set("carcassonne seats=2", plain, plain_lines,
              "CC-MEEP-04 CC-FARM-01 a curve, a city, a crossing");
    small_set("carcassonne seats=2", misfit, misfit_lines,
              "CC-TILE-05 CC-TILE-06 a tile that fits nowhere at first");
    small_set("carcassonne seats=2 +inns +goods", bridge, bridge_lines,
              "CC-FEAT-03 CC-MEEP-08 a bridge and an inner field");
    return tap_done();
}
