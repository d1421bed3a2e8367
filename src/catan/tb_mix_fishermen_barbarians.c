/* tb_mix_fishermen_barbarians.c - the Fishermen with Barbarian Attack: two fish let one knight march up to five paths.
 *
 * The lake lies on the desert of Barbarian Attack, no place for barbarians: so it is never conquered. That conquered buildings catch
 * nothing follows from their sleep. What is paid is asked first, then which knight marches where, in frame fishermen.march; as with
 * grain nobody pays for three paths (CT-BA-52). Clauses: CT-X-08, CT-FI-01. Tests: mix_fishermen_barbarians.t */
#include "cat_maps.h"
#include "tb_barbarians.h"
#include "tb_fishermen.h"

static th_clause no_way(const struct th_ctx *g, int seat)
{
    (void)seat;
    return tb_any_far(g) ? 0 : CT_FI_35;
}

static void ask_way(struct th_ctx *g, int seat)
{
    th_push(g, TB_F_FISH_MARCH, seat, 1U << seat);
}

static const struct cat_deed march = { TB_MV_FISH_MARCH, 2, no_way, ask_way };

void tb_gen_march_on(const struct th_ctx *g, const struct th_frame *f, int seat,
                     struct th_moves *out)
{
    (void)f;
    (void)seat;
    tb_gen_far(g, TB_MV_MARCH_ON, out);
}

th_clause tb_no_march_on(const struct th_ctx *g, int seat, th_move m)
{
    (void)seat;
    return tb_no_far(g, th_arg(m, 0), th_arg(m, 1));
}

void tb_do_march_on(struct th_ctx *g, int seat, th_move m)
{
    (void)seat;
    th_pop(g);
    tb_march(g, th_arg(m, 0), th_arg(m, 1));
}

bool tb_sane_march_on(const struct th_ctx *g, const struct th_frame *f)
{
    (void)f;
    return tb_any_far(g);
}

static void gen(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    if (f->kind == TB_F_MARCH && (f->actors >> seat & 1) != 0)
        tb_gen_fish_deed(g, seat, out);
}

static void params(struct cat_params *p, const struct th_setup *setup)
{
    (void)setup;
    p->map = &cat_maps[CAT_MAP_TB_FISHERMEN_BARBARIANS];
    p->fish_deed = &march;
}

const struct cat_module tb_mix_fishermen_barbarians = { .params = params, .gen = gen };
