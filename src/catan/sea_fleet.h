/* sea_fleet.h - what the files of Pirate Islands share: the line of ships of each colour, its warships and its fortress.
 *
 * sea_pirate_islands.c: colours, lines, sites; sea_fleet.c: the fleet and the siege; sea_fleet_text.c: positions and JSON.
 * The map marks everything by colour: start, landing, fortress, and the lanes, which are all shortest ways between them. */
#ifndef SEA_FLEET_H
#define SEA_FLEET_H

/* declarations with their comments beside them, aligned by hand */
/* clang-format off */

#include "sea.h"

enum {
    SEA_COLOURS = 4,
    SEA_WHITE = 2,     /* not used by three (CS-PI-05)                */
    SEA_WAY = 9,       /* ships from start to fortress (CS-PI-12)     */
    SEA_FORT_CHIPS = 3 /* CS-PI-04                                    */
};

struct sea_way { /* the ships of one owner, from the start settlement on, and the crossing they have come to */
    int n, front;
    uint8_t edge[SEA_WAY];
};

int sea_colour_mark(const struct th_ctx *g, int kind, int colour); /* place of a colour on the map                      */
int sea_mark_at(const struct th_ctx *g, int kind, int seat);       /* place of the seat's colour; CAT_NONE = no colour yet */
struct sea_way sea_way_of(const struct th_ctx *g, int seat, int but); /* without the ship on one path, -1 = all of them  */
struct cat_edges sea_way_ahead(const struct th_ctx *g, int seat);  /* paths of its shortest ways that are still open    */
int sea_warships(const struct th_ctx *g, int seat);
bool sea_captured(const struct th_ctx *g, int seat);               /* their own fortress                               */
int sea_to_fortress(const struct th_ctx *g, int seat);             /* ships that are missing                           */
th_clause sea_no_attack_now(const struct th_ctx *g, int seat);

int sea_fleet_path(const struct th_ctx *g);                         /* how many hexes it has                            */
int sea_fleet_hex(const struct th_ctx *g, int steps);              /* where it lies after so many                      */
bool sea_fleet_sails(const struct th_ctx *g);                      /* not all fortresses are captured (CS-PI-33)       */
bool sea_fleet_meets(const struct th_ctx *g, int seat, int hex);   /* is it an enemy of theirs on this hex?            */
int sea_fleet_price(const struct th_ctx *g, int seat);             /* cards a lost fight costs                         */

extern const struct th_line_def sea_fleet_lines[];
cat_check_fn sea_fleet_check;
cat_dump_fn sea_fleet_dump;
cat_describe_fn sea_fleet_describe;
th_run_fn sea_fleet_sail;                                          /* row of the roll                                  */

#endif
