/* tb_mix_ck_two.c - Catan for Two with Cities & Knights: whoever recruits or promotes a knight does the same for a colour nobody plays.
 *
 * Frame two.knight: seat places; n = 0 a knight was recruited, 1 one was promoted. It runs when all that came of it is done.
 * Clauses: CT-X-37, CK-INT-04. Tests: mix_ck_two.t */
#include "ck.h"
#include "tb_two.h"

enum {
    RECRUITED,
    PROMOTED
};

static bool is_neutral(const struct th_ctx *g, int owner)
{
    return owner >= g->flow->seats && owner < cat_ru(g)->owners;
}

/* By the rules for everybody: a piece of that level, a free crossing at an own road (CT-TW-22). */
static th_clause no_recruit(const struct th_ctx *g, int owner, int node)
{
    if (ck_st(g)->fielded[owner][CK_BASIC - 1] >= CK_PER_LEVEL)
        return CK_KNIGHT_06;
    return ck_no_post(g, owner, node);
}

/* Never to mighty. */
static th_clause no_promotion(const struct th_ctx *g, int owner, int node)
{
    return ck_level(ck_st(g)->knight[node]) == CK_STRONG ? CT_X_37
                                                         : ck_no_promotion(g, owner, node);
}

static th_clause no_drill(const struct th_ctx *g, int what, int owner, int node)
{
    if (!is_neutral(g, owner) || th_top(g)->n != what)
        return th_asks(g->rules, th_top(g));
    return (what == RECRUITED ? no_recruit : no_promotion)(g, owner, node);
}

th_clause tb_no_two_knight(const struct th_ctx *g, int seat, th_move m)
{
    (void)seat;
    return no_drill(g, RECRUITED, th_arg(m, 1), th_arg(m, 0));
}

th_clause tb_no_two_promote(const struct th_ctx *g, int seat, th_move m)
{
    int node = th_arg(m, 0);
    (void)seat;
    return no_drill(g, PROMOTED, ck_owner(ck_st(g)->knight[node]), node);
}

/* ---------------------------------------------------------------------- list */

static void list_posts(const struct th_ctx *g, struct th_moves *out)
{
    for (int node = 0; node < cat_ru(g)->graph.n_node; node++)
        for (int owner = g->flow->seats; owner < cat_ru(g)->owners; owner++)
            if (no_recruit(g, owner, node) == 0)
                th_add(out, th_make(TB_MV_TWO_KNIGHT, node, owner, 0));
}

static void list_promotions(const struct th_ctx *g, struct th_moves *out)
{
    for (int node = 0; node < cat_ru(g)->graph.n_node; node++) {
        int owner = ck_owner(ck_st(g)->knight[node]);
        if (is_neutral(g, owner) && no_promotion(g, owner, node) == 0)
            th_add(out, th_make(TB_MV_TWO_PROMOTE, node, 0, 0));
    }
}

void tb_gen_drill(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    (void)seat;
    (f->n == RECRUITED ? list_posts : list_promotions)(g, out);
}

static bool any(const struct th_ctx *g, int what)
{
    for (int node = 0; node < cat_ru(g)->graph.n_node; node++)
        for (int owner = g->flow->seats; owner < cat_ru(g)->owners; owner++)
            if ((what == RECRUITED ? no_recruit : no_promotion)(g, owner, node) == 0)
                return true;
    return false;
}

/* Where no knight can be placed a road is. */
void tb_run_drill(struct th_ctx *g, struct th_frame *f)
{
    int seat = f->seat, what = f->n;
    if (any(g, what)) {
        f->actors = (uint8_t)(1U << seat);
        return;
    }
    th_pop(g);
    if (what == RECRUITED)
        th_push(g, TB_F_NEUTRAL, seat, 0);
}

bool tb_sane_drill(const struct th_ctx *g, const struct th_frame *f)
{
    return f->actors == 0 || any(g, f->n);
}

void tb_do_two_knight(struct th_ctx *g, int seat, th_move m)
{
    int node = th_arg(m, 0), owner = th_arg(m, 1);
    (void)seat;
    th_pop(g);
    ck_put_knight(g, node, ck_knight(owner, CK_BASIC));
    th_emit(g, CK_EV_RECRUIT, owner, { ck_place(g, node) });
}

void tb_do_two_promote(struct th_ctx *g, int seat, th_move m)
{
    int node = th_arg(m, 0);
    (void)seat;
    th_pop(g);
    ck_promote(g, ck_owner(ck_st(g)->knight[node]), node);
}

/* -------------------------------------------------------------------- module */

static void params(struct cat_params *p, const struct th_setup *setup)
{
    (void)setup;
    p->drill = TB_F_DRILL;
}

static int check(const struct th_ctx *g, struct th_why *why)
{
    for (int owner = g->flow->seats; owner < cat_ru(g)->owners; owner++)
        CK_EACH_NODE(ck_st(g)->post[owner], node) {
            int knight = ck_st(g)->knight[node];
            if (ck_level(knight) == CK_MIGHTY || (knight & (CK_ACTIVE | CK_FRESH)) != 0)
                return th_fail(why, CT_X_37, "a neutral knight is mighty or active", NULL);
        }
    return 0;
}

/* Knights left of the colours nobody plays. */
static void describe(const struct th_ctx *g, enum th_section s, struct th_json *j)
{
    if (s != TH_TABLE_SECTION)
        return;
    th_json_open(j, "neutral_knights", '[');
    for (int owner = g->flow->seats; owner < cat_ru(g)->owners; owner++) {
        const uint8_t *out = ck_st(g)->fielded[owner];
        th_json_open(j, NULL, '{');
        th_json_int(j, "owner", owner + 1);
        th_json_open(j, "left", '{');
        th_json_int(j, "basic", CK_PER_LEVEL - out[CK_BASIC - 1]);
        th_json_int(j, "strong", CK_PER_LEVEL - out[CK_STRONG - 1]);
        th_json_close(j, '}');
        th_json_close(j, '}');
    }
    th_json_close(j, ']');
}

const struct cat_module tb_mix_ck_two = {
    .params = params,
    .check = check,
    .describe = describe,
};
