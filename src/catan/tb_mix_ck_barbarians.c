/* tb_mix_ck_barbarians.c - Barbarian Attack with Cities & Knights: the knights of that box stand on paths, enter at the castle, march
 * and fight with their strength; barbarians come with the ship of the event die and with improvements.
 *
 * Owns no bytes: a knight lies in the state of Cities & Knights by the number of its path; those that have marched in this turn are
 * marked by Barbarian Attack. Clauses: CT-X-35. Tests: mix_ck_barbarians.t, test_laws_mix_knights.c */
#include "ck.h"
#include "tb_barbarians.h"

enum {
    TRIO = 3 /* prisoners that are worth a point */
};

/* -------------------------------------------------------- where knights stand */

static struct cat_edges paths_of(const struct th_ctx *g, int owner)
{
    const struct cat_nodes *post = &ck_st(g)->post[owner];
    return (struct cat_edges){ { post->w[0], post->w[1], 0 } };
}

static bool is_free(const struct th_ctx *g, int edge)
{
    return ck_st(g)->knight[edge] == 0;
}

static th_clause no_post(const struct th_ctx *g, int seat, int edge)
{
    struct cat_edges castle = tb_castle_paths(g);
    (void)seat;
    if (!cat_has_edge(&castle, edge))
        return CT_X_35;
    return is_free(g, edge) ? 0 : CT_BA_34;
}

static struct cat_nodes free_of(const struct th_ctx *g, struct cat_edges set)
{
    struct cat_nodes out = { { 0 } };
    SEA_EACH_EDGE(set, edge)
        if (is_free(g, edge))
            cat_put_node(&out, edge);
    return out;
}

static struct cat_nodes posts(const struct th_ctx *g, int seat)
{
    (void)seat;
    return free_of(g, tb_castle_paths(g));
}

/* The next free paths: of several as near as each other its owner chooses. There are more paths than knights. */
static struct cat_nodes refuges(const struct th_ctx *g, int owner, int from)
{
    struct cat_nodes set = { { 0 } };
    (void)owner;
    for (int steps = 1; ck_empty(&set) && steps < cat_ru(g)->graph.n_edge; steps++) {
        set = free_of(g, tb_within(g, from, steps));
        ck_drop_node(&set, from);
    }
    return set;
}

/* A path that an own road lies on or leads to, as with intersections (CK-INTR-01). */
static bool meets(const struct th_ctx *g, int seat, int edge)
{
    const uint8_t *end = cat_ru(g)->graph.edge_node[edge];
    const struct cat_nodes *net = &cat_bs(g)->net[seat];
    return cat_has_node(net, end[0]) || cat_has_node(net, end[1]);
}

/* Roads share their paths with knights (CT-BA-34): nothing is cut. */
static void changed(struct th_ctx *g, int owner, int edge)
{
    (void)g;
    (void)owner;
    (void)edge;
}

static const struct cat_field paths = {
    .roadless = CT_X_35,
    .no_post = no_post,
    .posts = posts,
    .refuges = refuges,
    .meets = meets,
    .changed = changed,
};

/* ------------------------------------------------------------- how they fight */

static int strength(const struct th_ctx *g, int edge)
{
    int knight = ck_st(g)->knight[edge];
    return (knight & CK_ACTIVE) != 0 ? ck_level(knight) : 0;
}

static bool ready(const struct th_ctx *g, int edge)
{
    return ck_ready(ck_st(g)->knight[edge]);
}

static bool is_crowned(const struct th_ctx *g, int node)
{
    return ck_crown_at(g, node) >= 0;
}

static void shift(struct th_ctx *g, int from, int to)
{
    ck_put_knight(g, to, ck_lift_knight(g, from)); /* it stays active */
}

static void lose(struct th_ctx *g, int edge)
{
    ck_lift_knight(g, edge);
}

static void rest(struct th_ctx *g, int edge)
{
    ck_st(g)->knight[edge] &= (uint8_t)~CK_ACTIVE; /* as CK-BARB-16 */
}

static const struct cat_ranks ranks = {
    .knights = paths_of,
    .strength = strength,
    .ready = ready,
    .safe = is_crowned,
    .shift = shift,
    .lose = lose,
    .rest = rest,
};

/* ------------------------------------------------------------------- displacing */

static bool weaker(const struct th_ctx *g, int foe, int than)
{
    const struct ck_state *k = ck_st(g);
    return ck_owner(k->knight[foe]) != ck_owner(k->knight[than]) &&
           ck_level(k->knight[foe]) < ck_level(k->knight[than]); /* CK-ACT-08, CK-ACT-09 */
}

static bool affords(const struct th_ctx *g, int seat, int far)
{
    return far <= TB_NEAR || (far <= TB_FAR && cat_count(cat_bs(g)->hand[seat], CAT_GRAIN) > 0);
}

/* A march that ends where somebody's weaker knight stands: no march of Barbarian Attack alone ends so. */
th_clause tb_no_oust(const struct th_ctx *g, int seat, th_move m)
{
    int from = th_arg(m, 0), to = th_arg(m, 1);
    struct cat_edges castle = tb_castle_paths(g);
    if (tb_ranks(g) == NULL || cat_has_edge(&castle, to))
        return CT_BA_31;
    th_clause no = tb_no_marcher(g, from);
    if (no != 0)
        return no;
    if (is_free(g, to))
        return CK_ACT_07;
    if (!weaker(g, to, from))
        return CK_ACT_08;
    return affords(g, seat, tb_march_paths(g, from, to)) ? 0 : CT_BA_30;
}

/* That is another action than a march: whoever drives a knight off rests (CK-ACT-07). */
void tb_do_oust(struct th_ctx *g, int seat, th_move m)
{
    int from = th_arg(m, 0), to = th_arg(m, 1);
    if (tb_march_paths(g, from, to) > TB_NEAR)
        cat_pay(g, seat, cat_some(CAT_GRAIN, 1));
    int knight = ck_lift_knight(g, from), foe = ck_lift_knight(g, to);
    ck_put_knight(g, to, knight & ~CK_ACTIVE);
    sea_put_edge(&tb_barb(g)->marched, to);
    th_top(g)->actors = 0; /* who marches next? */
    th_emit(g, CK_EV_MOVED, seat, { ck_place(g, from), ck_place(g, to) });
    ck_drive_off(g, seat, to, foe);
}

static void gen(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    if (f->kind != TB_F_MARCH || (f->actors >> seat & 1) == 0)
        return;
    struct cat_edges own = paths_of(g, seat);
    SEA_EACH_EDGE(own, from)
        for (int to = 0; to < cat_ru(g)->graph.n_edge; to++) {
            th_move m = th_make(TB_MV_OUST, from, to, 0);
            if (!is_free(g, to) && tb_no_oust(g, seat, m) == 0)
                th_add(out, m);
        }
}

/* ---------------------------------------------------------------------- module */

/* Knights of Cities & Knights count by the strength of those that are active, also where events compare them (CT-EV-42, CT-EV-60). */
static int muster(const struct th_ctx *g, int seat, int so_far)
{
    (void)so_far;
    return ck_strength(g, seat);
}

/* There are no cards of Barbarian Attack: CK-PREP-01. */
static void lay(struct th_ctx *g)
{
    memset(tb_barb(g)->deck, 0, sizeof tb_barb(g)->deck);
}

static void params(struct cat_params *p, const struct th_setup *setup)
{
    (void)setup;
    p->target = 13;
    p->field = &paths;
    p->spots = TH_T_EDGE;
    p->ranks = &ranks;
    p->captives = TRIO;
    p->raid = TB_F_RAID;
    p->draw = CAT_F_DRAW;
    p->deckless = CK_PREP_01;
}

static int check(const struct th_ctx *g, struct th_why *why)
{
    const struct ck_state *k = ck_st(g);
    if (k->ship != 0)
        return th_fail(why, CT_X_35, "there is no barbarian ship", NULL);
    if (!ck_empty(&k->damaged))
        return th_fail(why, CT_X_35, "no city is damaged here", NULL);
    return 0;
}

const struct cat_module tb_mix_ck_barbarians = {
    .params = params,
    .lay = lay,
    .muster = muster,
    .gen = gen,
    .check = check,
};
