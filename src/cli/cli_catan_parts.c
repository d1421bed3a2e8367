/* cli_catan_parts.c - the modules of Catan that have something to show or ask in the terminal, in their order. A module adds
 * its line here and its file to meson.build. */
#include "cli_catan.h"

/* clang-format off */
extern const struct catan_part catan_part_sea;
extern const struct catan_part catan_part_ck;
extern const struct catan_part catan_part_events;
extern const struct catan_part catan_part_harbormaster;
extern const struct catan_part catan_part_gold;
extern const struct catan_part catan_part_fishermen;
extern const struct catan_part catan_part_rivers;
extern const struct catan_part catan_part_caravans;
extern const struct catan_part catan_part_barbarians;
extern const struct catan_part catan_part_traders;
extern const struct catan_part catan_part_two;

const struct catan_part *const catan_parts[] = {
    &catan_part_sea,
    &catan_part_ck,
    &catan_part_events,
    &catan_part_harbormaster,
    &catan_part_gold,
    &catan_part_fishermen,
    &catan_part_rivers,
    &catan_part_caravans,
    &catan_part_barbarians,
    &catan_part_traders,
    &catan_part_two,
    NULL,
};
