/* sea_module.c - Seafarers as a module of Catan: the list of scenarios, the module's numbers and hooks, its rows of the turn.
 *
 * Owns struct sea_state. The rest: sea_ship.c (placing), sea_line.c (moving), sea_pirate.c, sea_gold.c, sea_chip.c,
 * sea_setup.c, sea_text.c, sea_describe.c; one file for each scenario. Clauses: CS-*. Tests: tests/rules/catan/sea_*.t */
#include "sea.h"

extern const struct sea_scenario sea_new_shores, sea_four_islands, sea_fog_island,
    sea_through_the_desert, sea_forgotten_tribe, sea_cloth_for_catan, sea_pirate_islands,
    sea_wonders_of_catan, sea_new_world;

/* In the order of option `scenario`: the one place that reads its value. */
static const struct sea_scenario *const scenarios[] = {
    &sea_new_shores,         &sea_four_islands,     &sea_fog_island,
    &sea_through_the_desert, &sea_forgotten_tribe,  &sea_cloth_for_catan,
    &sea_pirate_islands,     &sea_wonders_of_catan, &sea_new_world,
};

const struct sea_scenario *sea_scenario(const struct th_ctx *g)
{
    return (const struct sea_scenario *)cat_ru(g)->params.part;
}

int sea_edition(const struct th_ctx *g)
{
    return cat_opt(g, CAT_OPT_SEA_EDITION);
}

static void params(struct cat_params *p, const struct th_setup *setup)
{
    const struct sea_scenario *sc = scenarios[setup->opt[CAT_OPT_SEA_SCENARIO]];
    int edition = setup->opt[CAT_OPT_SEA_EDITION];
    p->part = &sc->rules;
    p->map = &cat_maps[sc->map[edition][setup->seats > 3]];
    p->target = sc->target[edition];
    p->new_island = setup->opt[CAT_OPT_SEA_VARIABLE] != 0; /* CS-FRAME-10 */
    p->new_harbours = 1;                                   /* CS-SETUP-03 */
    p->terrains |= 1U << CAT_GOLD | 1U << CAT_FOG;
    p->ring_hexes = 1; /* CS-FRAME-03 */
    p->choice = SEA_F_GOLD;
    p->rob = p->seven = p->knight = SEA_F_ROB; /* CS-PIRATE-03, CS-PIRATE-04 */
}

/* -------------------------------------------------------------------- hooks */

static void on_built(struct th_ctx *g, const struct cat_build *b)
{
    if (b->piece == SEA_SHIP_PIECE && b->from == 0 && g->flow->on_turn != 0)
        sea_put_edge(&sea_st(g)->fresh, b->at);
}

static void on_removed(struct th_ctx *g, const struct cat_build *b)
{
    if (b->piece == SEA_SHIP_PIECE)
        sea_drop_edge(&sea_st(g)->fresh, b->at);
}

static th_clause may_remove(const struct th_ctx *g, const struct cat_build *b)
{
    return b->piece == SEA_SHIP_PIECE && sea_at_pirate(g, b->at) ? CS_PIRATE_07 : 0;
}

static int points(const struct th_ctx *g, int seat, bool secret_too)
{
    (void)secret_too; /* CS-WIN-02 */
    return sea_chips(g, seat);
}

static void gen(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    int open = th_def(g, f)->open;
    if ((f->actors >> seat & 1) == 0)
        return;
    if ((open & (CAT_ACT | CAT_LAY)) != 0)
        sea_gen_ships(g, f, seat, out);
    if ((open & CAT_ACT) != 0)
        sea_gen_moves(g, seat, out);
    if ((open & CAT_MOVER) != 0)
        sea_gen_pirate(g, f, seat, out);
    if (f->kind == SEA_F_VICTIM)
        th_add(out, th_make(SEA_MV_SPARE, 0, 0, 0));
}

/* -------------------------------------------------------------- rows of the turn */

void sea_turn_end(struct th_ctx *g, struct th_frame *f)
{
    (void)f;
    sea_st(g)->fresh = (struct cat_edges){ { 0 } };
    sea_st(g)->moved = 0;
}

void sea_roll_first(struct th_ctx *g, struct th_frame *f)
{
    if (sea_scenario(g)->rolled != NULL)
        sea_scenario(g)->rolled(g, f);
}

void sea_roll_last(struct th_ctx *g, struct th_frame *f)
{
    if (sea_scenario(g)->paid != NULL)
        sea_scenario(g)->paid(g, f);
}

void sea_title(struct th_ctx *g, struct th_frame *f)
{
    if (sea_scenario(g)->title != NULL)
        sea_scenario(g)->title(g, f);
}

const struct cat_module sea_module = {
    .params = params,
    .lines = sea_lines,
    .lay = sea_lay,
    .may_settle = sea_may_settle,
    .may_remove = may_remove,
    .any_edge = sea_any_ship,
    .yield = sea_yield,
    .points = points,
    .on_built = on_built,
    .on_removed = on_removed,
    .gen = gen,
    .check = sea_check,
    .dump = sea_dump,
    .describe = sea_describe,
};
