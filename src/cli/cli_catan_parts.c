/* cli_catan_parts.c - the modules of Catan that have something to show or ask in the terminal, in their order. A module adds
 * its line here and its file to meson.build. */
#include "cli_catan.h"

extern const struct catan_part catan_part_sea;
extern const struct catan_part catan_part_ck;
extern const struct catan_part catan_part_harbormaster;

const struct catan_part *const catan_parts[] = {
    &catan_part_sea,
    &catan_part_ck,
    &catan_part_harbormaster,
    NULL,
};
