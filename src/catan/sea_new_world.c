/* sea_new_world.c - scenario 9: land and sea lie as chance would have it, and people lay the harbours. Clauses: CS-NW-*.
 *
 * The stack of harbour tokens has no bytes: it is every harbour of the map that lies nowhere. Once no coast is free for one token
 * none is for the next, so the rest is left out. Frames: sea.harbours n = tokens drawn; sea.harbour_token draws one, sea.harbour lays it
 * (a = its kind, enum cat_harbour). sea.layout m = who wants another world. */
#include "sea.h"

/* The first token of this kind that lies nowhere, -1 = none. */
static int slot_of(const struct th_ctx *g, int kind)
{
    const struct cat_base *s = cat_bs(g);
    for (int i = 0; i < cat_ru(g)->params.map->n_harbours; i++)
        if (s->harbour[i] == 0 && s->harbour_kind[i] == kind)
            return i;
    return -1;
}

static int left_of(const struct th_ctx *g, int kind)
{
    const struct cat_base *s = cat_bs(g);
    int n = 0;
    for (int i = 0; i < cat_ru(g)->params.map->n_harbours; i++)
        n += s->harbour[i] == 0 && s->harbour_kind[i] == kind;
    return n;
}

static int all_left(const struct th_ctx *g)
{
    int n = 0;
    for (int kind = 0; kind < CAT_HARBOUR_KINDS; kind++)
        n += left_of(g, kind);
    return n;
}

static bool any_coast(const struct th_ctx *g)
{
    for (int edge = 0; edge < cat_ru(g)->graph.n_edge; edge++)
        if (sea_no_harbour(g, edge, CS_NW_04) == 0)
            return true;
    return false;
}

/* --------------------------------------------------------- deal again? (CS-NW-09) */

enum {
    WORLDS = 256 /* worlds chance can turn a world into */
};

static unsigned everybody(const struct th_ctx *g)
{
    return (1U << g->flow->seats) - 1;
}

/* All have spoken: one who likes the world is enough. */
void sea_run_layout(struct th_ctx *g, struct th_frame *f)
{
    if (f->m != everybody(g)) {
        th_pop(g);
        return;
    }
    f->m = 0;
    th_push(g, SEA_F_WORLD, f->seat, TH_CHANCE);
}

void sea_gen_layout(const struct th_ctx *g, const struct th_frame *f, int seat,
                    struct th_moves *out)
{
    (void)g;
    (void)f;
    (void)seat;
    th_add(out, th_make(SEA_MV_KEEP, 0, 0, 0));
    th_add(out, th_make(SEA_MV_AGAIN, 0, 0, 0));
}

static void answer(struct th_ctx *g, int seat, bool again)
{
    struct th_frame *f = th_top(g);
    f->actors &= (uint8_t) ~(1U << seat);
    f->m |= (uint8_t)((unsigned)again << seat);
    th_emit(g, again ? SEA_EV_AGAIN : SEA_EV_KEEP, seat, { 0 });
}

void sea_do_keep(struct th_ctx *g, int seat, th_move m)
{
    (void)m;
    answer(g, seat, false);
}

void sea_do_again(struct th_ctx *g, int seat, th_move m)
{
    (void)m;
    answer(g, seat, true);
}

void sea_gen_world(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    (void)g;
    (void)f;
    (void)seat;
    for (int i = 0; i < WORLDS; i++)
        th_add_weighted(out, th_make(SEA_MV_WORLD, i, 0, 0), 1);
}

th_clause sea_no_world(const struct th_ctx *g, int seat, th_move m)
{
    (void)g;
    (void)seat;
    return th_arg(m, 0) < WORLDS ? 0 : CS_NW_09;
}

/* The present world and the dealer's number say what comes: a record replays, and no two deals are the same. */
void sea_do_world(struct th_ctx *g, int dealer, th_move m)
{
    const struct cat_base *s = cat_bs(g);
    uint64_t seed = (uint64_t)th_arg(m, 0);
    struct th_rng rng;
    (void)dealer;
    for (int h = 0; h < cat_ru(g)->graph.n_map; h++)
        seed = (seed ^ s->terrain[h] ^ (uint64_t)s->number[h] << 8) * 0x100000001b3u;
    th_rng_seed(&rng, seed);
    th_pop(g);
    th_top(g)->actors = (uint8_t)everybody(g); /* they look at the next one, too */
    cat_deal_land(g, &rng);
    cat_rebuild(g);
    th_emit(g, SEA_EV_WORLD, TH_DEALER, { 0 });
}

/* ------------------------------------------------------------------ harbours */

static void before_setup(struct th_ctx *g, struct th_frame *f)
{
    (void)f;
    th_push(g, SEA_F_HARBOURS, g->flow->turn, 0);
    if (cat_opt(g, CAT_OPT_SEA_AGAIN) != 0)
        th_push(g, SEA_F_LAYOUT, g->flow->turn, everybody(g));
}

/* From the start player on, one token each, until the stack is empty. */
void sea_run_harbours(struct th_ctx *g, struct th_frame *f)
{
    int left = all_left(g);
    if (left > 0 && any_coast(g)) {
        th_push(g, SEA_F_TOKEN, (f->seat + f->n++) % g->flow->seats, TH_CHANCE);
        return;
    }
    th_pop(g);
    if (left > 0)
        th_emit(g, SEA_EV_LEFT_OUT, TH_DEALER, { (int16_t)left });
}

/* As many tokens are drawn as lie somewhere, and one more while somebody is asked. */
bool sea_sane_harbours(const struct th_ctx *g, const struct th_frame *f)
{
    int laid = cat_ru(g)->params.map->n_harbours - all_left(g);
    bool asks = f < th_top(g) && f[1].kind != SEA_F_LAYOUT;
    return f->n == laid + asks;
}

void sea_gen_token(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    (void)f;
    (void)seat;
    for (int kind = 0; kind < CAT_RES_NB; kind++)
        if (left_of(g, kind) > 0)
            th_add_weighted(out, th_make(SEA_MV_TOKEN, kind, 0, 0), (uint32_t)left_of(g, kind));
    if (left_of(g, CAT_ANY_HARBOUR) > 0)
        th_add_weighted(out, th_make(SEA_MV_ANY, 0, 0, 0), (uint32_t)left_of(g, CAT_ANY_HARBOUR));
}

static void draw(struct th_ctx *g, int kind)
{
    int seat = th_top(g)->seat;
    th_pop(g);
    th_push(g, SEA_F_HARBOUR, seat, 1U << seat)->a = (int16_t)kind;
}

th_clause sea_no_token(const struct th_ctx *g, int seat, th_move m)
{
    (void)seat;
    return slot_of(g, th_arg(m, 0)) >= 0 ? 0 : CS_NW_04;
}

void sea_do_token(struct th_ctx *g, int dealer, th_move m)
{
    (void)dealer;
    th_emit(g, SEA_EV_TOKEN, th_top(g)->seat, { (int16_t)th_arg(m, 0) });
    draw(g, th_arg(m, 0));
}

th_clause sea_no_any(const struct th_ctx *g, int seat, th_move m)
{
    (void)seat;
    (void)m;
    return slot_of(g, CAT_ANY_HARBOUR) >= 0 ? 0 : CS_NW_04;
}

void sea_do_any(struct th_ctx *g, int dealer, th_move m)
{
    (void)dealer;
    (void)m;
    th_emit(g, SEA_EV_ANY, th_top(g)->seat, { 0 });
    draw(g, CAT_ANY_HARBOUR);
}

void sea_gen_harbour(const struct th_ctx *g, const struct th_frame *f, int seat,
                     struct th_moves *out)
{
    (void)f;
    (void)seat;
    for (int edge = 0; edge < cat_ru(g)->graph.n_edge; edge++)
        if (sea_no_harbour(g, edge, CS_NW_04) == 0)
            th_add(out, th_make(SEA_MV_HARBOUR, edge, 0, 0));
}

th_clause sea_no_harbour_move(const struct th_ctx *g, int seat, th_move m)
{
    (void)seat;
    return sea_no_harbour(g, th_arg(m, 0), CS_NW_04);
}

void sea_do_harbour(struct th_ctx *g, int seat, th_move m)
{
    int kind = th_top(g)->a, edge = th_arg(m, 0);
    th_pop(g);
    cat_put_harbour(g, slot_of(g, kind), edge, kind);
    th_emit(g, SEA_EV_HARBOUR, seat, { (int16_t)edge });
}

bool sea_sane_harbour(const struct th_ctx *g, const struct th_frame *f)
{
    return slot_of(g, f->a) >= 0;
}

/* ------------------------------------------------------------------ describe */

/* table.world: tokens that lie nowhere, in the stack or left out. */
static void describe(const struct th_ctx *g, enum th_section s, struct th_json *j)
{
    if (s != TH_TABLE_SECTION)
        return;
    th_json_open(j, "world", '{');
    th_json_bool(j, "placing", th_on_stack(g, SEA_F_HARBOURS));
    if (th_on_top(g, SEA_F_HARBOUR)) {
        int kind = th_top(g)->a;
        th_json_str(j, "drawn", kind == CAT_ANY_HARBOUR ? "any" : cat_res_name[kind]);
    }
    th_json_open(j, "harbours", '{');
    for (int kind = 0; kind < CAT_HARBOUR_KINDS; kind++)
        if (left_of(g, kind) > 0)
            th_json_int(j, kind == CAT_ANY_HARBOUR ? "any" : cat_res_name[kind], left_of(g, kind));
    th_json_close(j, '}');
    th_json_close(j, '}');
}

/* Always dealt (CS-NW-01); the order of the harbours stays as printed, they are drawn. */
static void params(struct cat_params *p, const struct th_setup *setup)
{
    (void)setup;
    p->new_island = 1;
    p->new_harbours = 0;
}

const struct sea_scenario sea_new_world = {
    .rules = { .params = params, .on_built = sea_settle_chip, .describe = describe },
    .name = "new_world",
    .map = { { CAT_MAP_SEA_NEW_WORLD, CAT_MAP_SEA_NEW_WORLD },
             { CAT_MAP_SEA_NEW_WORLD, CAT_MAP_SEA_NEW_WORLD } },
    .target = { 12, 12 },    /* CS-NW-08 */
    .first_chips = { 1, 1 }, /* CS-NW-07 */
    .more_chips = { 1, 1 },
    .home = CS_NW_05,
    .setup = before_setup,
};
