/* ela_state.h - every byte of an Elasund position.
 *
 * Plain bytes, no pointers, no padding; all zero is an empty city. Supplies are not stored: gold, the influence pile, the
 * church stack and neutral buildings are what hands, discards and board leave over, so nothing can get lost (EL-INV-01..03).
 * Members under "derived" are caches: ela_rebuild() makes them anew from the rest. */
#ifndef ELA_STATE_H
#define ELA_STATE_H

/* declarations with their comments beside them, aligned by hand */
/* clang-format off */

#include "th.h"

enum {
    ELA_SEATS = 4,
    ELA_COLUMNS = 9,          /* of four players; 2n + 1 with n (EL-BOARD-05)                    */
    ELA_ROWS = 10,
    ELA_FIELDS = ELA_COLUMNS * ELA_ROWS,
    ELA_CUBES = 10,           /* of each player: all on the board is victory                    */
    ELA_VALUES = 5,           /* permits 0..4                                                   */
    ELA_SPACES = 5,           /* scoring spaces of the trade track                              */
    ELA_WALL_TILES = 9,       /* of each player                                                 */
    ELA_CHURCH_TILES = 9,
    ELA_STRIP = 6,            /* wall places of the north and of the south strip, at most       */
    ELA_EAST = 8,             /* wall places of the east strip                                  */
    ELA_PLACES = 2 * ELA_STRIP + ELA_EAST,
};

enum ela_card { ELA_GOLD, ELA_GREEN, ELA_BLUE, ELA_RED, ELA_CARDS };

enum ela_building { /* coloured ones first, in the order of data/elasund/city.txt */
    ELA_HUT_SMALL, ELA_HUT_LARGE, ELA_MERCHANTS, ELA_CRAFTSMEN,
    ELA_WELL, ELA_FAIR, ELA_SHOP, ELA_INN, ELA_LARGE,
    ELA_KIND_COUNT
};

/* What lies on a field: 0, the building whose north-west field is f (f + 1), or one of these. */
enum { ELA_ON_CHURCH = 100, ELA_ON_FOUNDATION = 101, ELA_ON_PERMIT = 128 /* | seat << 3 | value */ };

/* Fields are numbered column by column from the sea, each column from north to south: field = column * 10 + row. */
struct ela_state {
    struct th_flow flow;
    uint64_t pending;                         /* th_move that waits for the colour it is paid with        */

    uint8_t hand[ELA_SEATS][ELA_CARDS];
    uint8_t unk[ELA_SEATS];                   /* influence cards in hand whose colour the viewer cannot know */
    uint8_t pend[ELA_SEATS][ELA_CARDS];       /* cards of the hand chosen in secret, to be given together */
    uint8_t pend_unk[ELA_SEATS];              /* the same, unknown to the viewer                          */
    uint8_t owe[ELA_SEATS];                   /* cards still to be chosen                                 */
    uint8_t due[ELA_SEATS];                   /* influence cards still to be drawn                        */
    uint8_t pot[ELA_CARDS];                   /* given to the pirate by the others, open (EL-PIR-08)      */
    uint8_t discard[ELA_CARDS];               /* spent influence, open (EL-CARD-01)                       */

    uint8_t house[ELA_FIELDS];                /* at a building's north-west field: see ela_house()        */
    uint8_t permit[ELA_SEATS][ELA_VALUES];    /* field + 1, 0 = in the reserve                            */
    uint8_t homeless;                         /* displaced huts to be put back: bit 2 * seat + kind       */

    uint8_t wall[ELA_PLACES];                 /* 0, or seat + 1 | number of the tile << 4                 */
    uint8_t church[ELA_CHURCH_TILES];         /* owner + 1 of each tile that is built                     */
    uint8_t first;                            /* number of the church tile on the foundation              */
    uint8_t knower, bottom;                   /* seat + 1 that knows the lowest tile, its number (EL-HID-04) */
    uint8_t pick[2];                          /* the two tiles the first builder looks at (EL-CH-02)      */

    uint8_t track[ELA_SEATS];                 /* mask of scoring spaces with an own cube                  */
    uint8_t ship;                             /* row + 1, 0 = off the board                               */
    uint8_t last;                             /* total of the turn before (EL-ROLL-06)                    */
    uint8_t die[2];                           /* this turn's roll, 0 before it                            */

    uint8_t on[ELA_FIELDS];                   /* derived: what lies on each field                         */
    uint8_t standing[ELA_SEATS][ELA_KIND_COUNT]; /* derived: buildings on the board                       */
    uint8_t cubes[ELA_SEATS];                 /* derived: cubes on the board                              */
    uint8_t points[ELA_SEATS];                /* derived: trade points, exact (EL-TRADE-09)               */
    uint8_t walls[ELA_SEATS];                 /* derived: wall tiles built                                */
    uint8_t spare[5];
};
_Static_assert(sizeof(struct ela_state) <= 2048, "Elasund state budget");

#endif
