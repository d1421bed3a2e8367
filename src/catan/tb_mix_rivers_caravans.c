/* tb_mix_rivers_caravans.c - the Rivers of Catan with the Caravans: a board of its own, where 2 and 12 join the 3s.
 *
 * Camels ask only for a path, so that they lie on bridge sites too and bridges beside them count twice. The robber starts and is at home
 * where the Rivers say. Clauses: CT-X-03. Tests: mix_rivers_caravans.t */
#include "cat.h"
#include "cat_maps.h"

enum {
    THREE = 1 << 3,
    TWO_THREE = 1 << 2 | THREE,
    THREE_TWELVE = THREE | 1 << 12
};

/* The two 3s were dealt anywhere: the smaller number of a hex gets the 2. */
static void deal(struct th_ctx *g, struct th_rng *rng)
{
    uint16_t *number = cat_bs(g)->number;
    int gets = TWO_THREE;
    (void)rng;
    for (int hex = 0; hex < cat_ru(g)->graph.n_map; hex++)
        if ((number[hex] & THREE) != 0) {
            number[hex] = (uint16_t)gets;
            gets = THREE_TWELVE;
        }
}

static void params(struct cat_params *p, const struct th_setup *setup)
{
    bool turned = setup->opt[CAT_OPT_RIVERS] != 0;
    p->map = &cat_maps[turned ? CAT_MAP_TB_RIVERS_CARAVANS_TURNED : CAT_MAP_TB_RIVERS_CARAVANS];
}

const struct cat_module tb_mix_rivers_caravans = { .params = params, .deal = deal };
