/* car_state.h - every byte of a Carcassonne position.
 *
 * Plain bytes, no pointers, no padding; all zero is an empty table. Tiles are kept in the order in which they were laid. A segment
 * is tile * 8 + its number on the tile; a feature is named by its smallest segment. "fid" is that segment + 1, 0 = none.
 * Members under "derived" are caches: car_rebuild() makes them anew from the rest. */
#ifndef CAR_STATE_H
#define CAR_STATE_H

/* declarations with their comments beside them, aligned by hand */
/* clang-format off */

#include "th.h"

enum {
    CAR_SEATS = 6,
    CAR_TILES = 172,          /* in the box                                                     */
    CAR_KINDS = 123,          /* different ones                                                 */
    CAR_SETS = 10,
    CAR_SEGS = 8,             /* segments of a tile, at most                                    */
    CAR_CELLS = 2 * CAR_TILES + 4, /* open cells round a map of so many tiles, at most          */
    CAR_CELL_BLOCK = 12,      /* they are looked up by blocks                                   */
    CAR_HASH = 512,
    CAR_PILES = 3,            /* stacks, drawn one after the other                              */
    CAR_PENDING = 28,         /* features completed by one part: 4 sides, 9 monasteries, lakes  */
    CAR_MEEPLES = 7,          /* ordinary ones of a player (CC-SETUP-02)                        */
    CAR_LAKES = 8,
    CAR_MESSAGES = 8,
    CAR_GOODS = 3,
};

/* Figures; as words in moves, and their slots in figure[]. */
enum car_figure { CAR_MEEPLE, CAR_BIG, CAR_ABBOT, CAR_BUILDER, CAR_PIG, CAR_MAGE, CAR_WITCH, CAR_FIGURES };
enum {
    CAR_BIG_SLOT = CAR_MEEPLES, CAR_ABBOT_SLOT,
    CAR_MEEPLE_SLOTS,         /* slots below are meeples as a class (CC-TERM-01) */
    CAR_BUILDER_SLOT = CAR_MEEPLE_SLOTS,
    CAR_LEAVING_SLOTS,        /* slots below go home when their feature is scored */
    CAR_PIG_SLOT = CAR_LEAVING_SLOTS,
    CAR_SLOTS
};

struct car_gold_bytes {
    uint8_t ingots[CAR_TILES];        /* lying on each tile                                   */
    uint8_t claim[CAR_TILES];         /* seats that may take from it, between steps 3 and 4a  */
    uint8_t held[CAR_SEATS];
};

struct car_ferry_bytes {
    uint8_t tile[CAR_LAKES];          /* lake + 1, in the order in which ferries were placed  */
    uint8_t pair[CAR_LAKES];          /* the two roads it joins: smaller | larger << 4        */
    uint8_t moved;                    /* ferries placed or moved in this part, a mask         */
};

struct car_message_bytes {
    uint8_t queue[CAR_MESSAGES];      /* messages seen, the next one first; unseen lie above  */
    uint8_t seen;
    uint8_t due;                      /* a message is to be drawn (CC-MSG-02)                 */
};

struct car_state {
    struct th_flow flow;

    uint8_t x[CAR_TILES], y[CAR_TILES], kind[CAR_TILES], rot[CAR_TILES];
    uint8_t tiles;                            /* on the map                                               */
    uint8_t drawn;                            /* kind + 1 of the tile in hand                             */
    uint8_t gone[CAR_KINDS];                  /* tiles that left the game (CC-TILE-05)                    */
    uint8_t earned;                           /* the builder's part of this turn is used up (CC-X-01)     */
    uint16_t figure[CAR_SEATS][CAR_SLOTS];    /* segment + 1, 0 = in the supply; ordinary ones descending */
    uint16_t points[CAR_SEATS][2];            /* marker, messenger                                        */
    uint16_t pending[CAR_PENDING];            /* completed features still to be scored, by fid            */
    uint16_t magic[2];                        /* mage, witch: segment + 1, 0 = beside the track           */
    uint8_t robber[CAR_SEATS];                /* space + 1, 0 = in the supply                             */
    uint8_t awaits[CAR_SEATS];                /* seat + 1 whose award its robber waits for (CC-ROB-10)     */
    uint8_t goods[CAR_SEATS][CAR_GOODS];
    struct car_gold_bytes gold;
    struct car_ferry_bytes ferry;
    struct car_message_bytes message;

    uint8_t left[CAR_KINDS];                  /* derived: tiles still in their stack                      */
    uint8_t pile[CAR_PILES];                  /* derived: tiles in each stack                             */
    uint8_t around[CAR_TILES];                /* derived: neighbours of each tile, 8 directions           */
    uint8_t at[CAR_HASH];                     /* derived: tile + 1 by place, see car_tile_at()            */
    uint8_t spare[3];
    uint16_t cells;
    uint32_t cell[CAR_CELLS];                 /* derived: open cells, ascending; see car_cell_x() ...     */
    uint16_t feat[CAR_TILES * CAR_SEGS];      /* derived: fid of each segment                             */
    uint16_t ring[CAR_TILES * CAR_SEGS];      /* derived: next segment + 1 of its feature, see car_ring() */
    uint8_t open[CAR_TILES * CAR_SEGS];       /* derived: open sides of a road or city, at its root       */
};
_Static_assert(CAR_CELLS % CAR_CELL_BLOCK == 0, "whole blocks of open cells");
_Static_assert(sizeof(struct car_state) <= 12288, "Carcassonne state budget");

#endif
