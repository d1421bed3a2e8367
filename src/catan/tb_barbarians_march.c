/* tb_barbarians_march.c - knights stand on paths and march, each once, when everything is built.
 *
 * Owns knight[] and marched. How far two paths are apart follows from the board alone: on the way a knight passes everything.
 * Clauses: CT-BA-30..34, CT-BA-52. Tests: barbarians_march.t */
#include "tb_barbarians.h"

struct cat_edges tb_knight_paths(const struct th_ctx *g, int owner)
{
    return tb_ranks(g) != NULL ? tb_ranks(g)->knights(g, owner) : tb_barb(g)->knight[owner];
}

int tb_knights(const struct th_ctx *g, int owner)
{
    struct cat_edges set = tb_knight_paths(g, owner);
    int n = 0;
    for (int i = 0; i < 3; i++)
        n += th_bits(set.w[i]);
    return n;
}

int tb_knight_at(const struct th_ctx *g, int edge)
{
    for (int i = 0; i < cat_ru(g)->owners; i++) {
        struct cat_edges set = tb_knight_paths(g, i);
        if (cat_has_edge(&set, edge))
            return i;
    }
    return -1;
}

int tb_knights_round(const struct th_ctx *g, int hex, uint8_t of[CAT_OWNERS])
{
    int all = 0;
    memset(of, 0, CAT_OWNERS);
    for (int side = 0; side < 6; side++) {
        int edge = cat_ru(g)->graph.hex_edge[hex][side], owner = tb_knight_at(g, edge);
        if (owner >= 0) {
            int n = tb_ranks(g) != NULL ? tb_ranks(g)->strength(g, edge) : 1;
            of[owner] = (uint8_t)(of[owner] + n);
            all += n;
        }
    }
    return all;
}

void tb_put_knight(struct th_ctx *g, int owner, int edge)
{
    sea_put_edge(&tb_barb(g)->knight[owner], edge);
}

void tb_lift_knight(struct th_ctx *g, int owner, int edge)
{
    sea_drop_edge(&tb_barb(g)->knight[owner], edge);
}

/* --------------------------------------------------------------- how far it is */

static void add_edges(struct cat_edges *set, const struct cat_edges *more)
{
    for (int i = 0; i < 3; i++)
        set->w[i] |= more->w[i];
}

bool tb_may_stand(const struct th_ctx *g, int edge)
{
    const struct cat_params *p = &cat_ru(g)->params;
    const uint8_t *hex = cat_ru(g)->graph.edge_hex[edge];
    bool beside = false;
    for (int i = 0; i < 2; i++)
        beside |= hex[i] != CAT_NONE && (p->knight_land >> hex[i] & 1) != 0;
    return p->knight_land == 0 || beside;
}

/* From a crossing along every path that knights use: those paths, and the crossings they lead to. */
static void step_out(const struct th_ctx *g, int node, struct cat_edges *paths,
                     struct cat_nodes *next)
{
    const struct cat_graph *gr = &cat_ru(g)->graph;
    if (cat_ru(g)->params.knight_land == 0) { /* every path */
        add_edges(paths, &gr->node_edges[node]);
        next->w[0] |= gr->node_nodes[node].w[0];
        next->w[1] |= gr->node_nodes[node].w[1];
        return;
    }
    for (int i = 0; gr->node_edge[node][i] != CAT_NONE; i++) {
        if (!tb_may_stand(g, gr->node_edge[node][i]))
            continue;
        sea_put_edge(paths, gr->node_edge[node][i]);
        cat_put_node(next, gr->node_node[node][i]);
    }
}

/* Paths reached so far, and the crossings from which it goes on. */
struct ripple {
    struct cat_edges paths;
    struct cat_nodes seen, rim;
};

static struct ripple start_at(const struct th_ctx *g, int from)
{
    const uint8_t *end = cat_ru(g)->graph.edge_node[from];
    struct ripple r = { { { 0 } }, { { 0 } }, { { 0 } } };
    cat_put_node(&r.rim, end[0]);
    cat_put_node(&r.rim, end[1]);
    return r;
}

/* A step leads to a path that shares a crossing (CT-BA-30). */
static void go_on(const struct th_ctx *g, struct ripple *r)
{
    struct cat_nodes next = { { 0 } };
    SEA_EACH_NODE(r->rim, node)
        step_out(g, node, &r->paths, &next);
    for (int k = 0; k < 2; k++) {
        r->seen.w[k] |= r->rim.w[k];
        r->rim.w[k] = next.w[k] & ~r->seen.w[k];
    }
}

static void go_steps(const struct th_ctx *g, struct ripple *r, int steps)
{
    for (int i = 0; i < steps; i++)
        go_on(g, r);
}

/* All paths within so many steps of this one. */
struct cat_edges tb_within(const struct th_ctx *g, int from, int steps)
{
    struct ripple r = start_at(g, from);
    go_steps(g, &r, steps);
    return r.paths;
}

int tb_march_paths(const struct th_ctx *g, int from, int to)
{
    struct ripple r = start_at(g, from);
    int steps = 0;
    for (bool there = from == to; !there && steps <= TB_FAR; there = cat_has_edge(&r.paths, to)) {
        go_on(g, &r);
        steps++;
    }
    return steps;
}

/* Paths on which no march may end (CT-BA-31). */
static struct cat_edges closed_paths(const struct th_ctx *g)
{
    struct cat_edges set = tb_castle_paths(g);
    for (int i = 0; i < cat_ru(g)->owners; i++) {
        struct cat_edges own = tb_knight_paths(g, i);
        add_edges(&set, &own);
    }
    return set;
}

static struct cat_edges ends(const struct cat_edges *reach, const struct cat_edges *closed)
{
    struct cat_edges set;
    for (int i = 0; i < 3; i++)
        set.w[i] = reach->w[i] & ~closed->w[i];
    return set;
}

static bool tired(const struct th_ctx *g, int edge)
{
    return tb_ranks(g) != NULL && !tb_ranks(g)->ready(g, edge);
}

/* Nobody must pay to leave the castle (CT-BA-33). */
bool tb_must_leave(const struct th_ctx *g, int edge)
{
    struct cat_edges castle = tb_castle_paths(g);
    if (!cat_has_edge(&castle, edge) || cat_has_edge(&tb_barb(g)->marched, edge) || tired(g, edge))
        return false;
    struct cat_edges closed = closed_paths(g), reach = tb_within(g, edge, TB_NEAR),
                     free = ends(&reach, &closed);
    return (free.w[0] | free.w[1] | free.w[2]) != 0;
}

/* --------------------------------------------------------------------- phase */

/* First one's own knights march, then the one that nobody plays (CT-X-15). */
int tb_marcher(const struct th_ctx *g)
{
    const struct th_frame *f = g->flow->depth > 0 ? th_top(g) : NULL;
    return f != NULL && f->kind == TB_F_MARCH && f->n > 0 ? g->flow->seats : g->flow->turn;
}

/* Knights that have not marched yet. */
static struct cat_edges waiting(const struct th_ctx *g)
{
    struct cat_edges own = tb_knight_paths(g, tb_marcher(g)),
                     set = ends(&own, &tb_barb(g)->marched);
    if (tb_ranks(g) != NULL)
        SEA_EACH_EDGE(set, edge)
            if (tired(g, edge))
                sea_drop_edge(&set, edge);
    return set;
}

void tb_turn_march(struct th_ctx *g, struct th_frame *f)
{
    th_push(g, TB_F_MARCH, f->seat, 0);
}

static void end_march(struct th_ctx *g, struct th_frame *f)
{
    bool more = f->n == 0 && cat_ru(g)->params.neutrals > 0 && tb_knights(g, g->flow->seats) > 0;
    tb_barb(g)->marched = (struct cat_edges){ { 0 } };
    f->actors = 0;
    f->n = 1;
    if (!more)
        th_pop(g);
}

void tb_run_march(struct th_ctx *g, struct th_frame *f)
{
    struct cat_edges left = waiting(g);
    if ((left.w[0] | left.w[1] | left.w[2]) != 0)
        f->actors = (uint8_t)(1U << f->seat);
    else
        end_march(g, f);
}

bool tb_sane_march(const struct th_ctx *g, const struct th_frame *f)
{
    return f->n == 0 || cat_ru(g)->params.neutrals > 0;
}

th_clause tb_no_marcher(const struct th_ctx *g, int from)
{
    struct cat_edges left = waiting(g);
    return cat_has_edge(&left, from) ? 0 : CT_BA_30; /* an own one, that has not marched */
}

static th_clause no_end(const struct th_ctx *g, int to)
{
    struct cat_edges closed = closed_paths(g);
    if (!tb_may_stand(g, to))
        return cat_ru(g)->params.knight_land_by;
    return cat_has_edge(&closed, to) ? CT_BA_31 : 0;
}

th_clause tb_no_march(const struct th_ctx *g, int seat, th_move m)
{
    int from = th_arg(m, 0), to = th_arg(m, 1);
    (void)seat;
    th_clause no = tb_no_marcher(g, from);
    if (no == 0)
        no = no_end(g, to);
    return no != 0 ? no : tb_march_paths(g, from, to) <= TB_NEAR ? 0 : CT_BA_30;
}

th_clause tb_no_far(const struct th_ctx *g, int from, int to)
{
    int paths = tb_march_paths(g, from, to);
    th_clause no = tb_no_marcher(g, from);
    if (no == 0)
        no = no_end(g, to);
    if (no != 0)
        return no;
    if (paths <= TB_NEAR)
        return CT_BA_52;
    return paths <= TB_FAR ? 0 : CT_BA_30;
}

th_clause tb_no_march_far(const struct th_ctx *g, int seat, th_move m)
{
    th_clause no = tb_no_far(g, th_arg(m, 0), th_arg(m, 1));
    bool grain = cat_count(cat_bs(g)->hand[seat], CAT_GRAIN) > 0;
    return no != 0 || grain ? no : CT_BA_30;
}

th_clause tb_no_halt(const struct th_ctx *g, int seat, th_move m)
{
    struct cat_edges left = waiting(g);
    (void)seat;
    (void)m;
    SEA_EACH_EDGE(left, edge)
        if (tb_must_leave(g, edge))
            return CT_BA_32;
    return 0;
}

void tb_march(struct th_ctx *g, int from, int to)
{
    int owner = tb_marcher(g);
    if (tb_ranks(g) != NULL)
        tb_ranks(g)->shift(g, from, to);
    else {
        tb_lift_knight(g, owner, from);
        tb_put_knight(g, owner, to);
    }
    sea_put_edge(&tb_barb(g)->marched, to);
    th_top(g)->actors = 0; /* who marches next? */
    th_emit(g, TB_EV_MARCHED, owner, { (int16_t)from, (int16_t)to });
}

void tb_do_march(struct th_ctx *g, int seat, th_move m)
{
    (void)seat;
    tb_march(g, th_arg(m, 0), th_arg(m, 1));
}

void tb_do_march_far(struct th_ctx *g, int seat, th_move m)
{
    cat_pay(g, seat, cat_some(CAT_GRAIN, 1));
    tb_march(g, th_arg(m, 0), th_arg(m, 1));
}

void tb_do_halt(struct th_ctx *g, int seat, th_move m)
{
    (void)seat;
    (void)m;
    end_march(g, th_top(g));
}

/* ---------------------------------------------------------------------- list */

static void add_marches(int move, int from, const struct cat_edges *to, struct th_moves *out)
{
    SEA_EACH_EDGE(*to, edge)
        th_add(out, th_make(move, from, edge, 0));
}

/* Four or five paths away. */
static struct cat_edges far_ends(const struct th_ctx *g, int from)
{
    struct cat_edges near, far, closed = closed_paths(g);
    struct ripple r = start_at(g, from);
    go_steps(g, &r, TB_NEAR);
    near = r.paths;
    go_steps(g, &r, TB_FAR - TB_NEAR);
    far = ends(&r.paths, &near);
    return ends(&far, &closed);
}

void tb_gen_far(const struct th_ctx *g, int move, struct th_moves *out)
{
    struct cat_edges left = waiting(g);
    SEA_EACH_EDGE(left, from) {
        struct cat_edges at = far_ends(g, from);
        add_marches(move, from, &at, out);
    }
}

bool tb_any_far(const struct th_ctx *g)
{
    struct cat_edges left = waiting(g);
    SEA_EACH_EDGE(left, from) {
        struct cat_edges at = far_ends(g, from);
        if ((at.w[0] | at.w[1] | at.w[2]) != 0)
            return true;
    }
    return false;
}

void tb_gen_march(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    struct cat_edges left = waiting(g), closed = closed_paths(g), at;
    bool grain = cat_count(cat_bs(g)->hand[seat], CAT_GRAIN) > 0;
    SEA_EACH_EDGE(left, from) {
        struct cat_edges near = tb_within(g, from, TB_NEAR);
        at = ends(&near, &closed);
        add_marches(TB_MV_MARCH, from, &at, out);
    }
    if (grain)
        tb_gen_far(g, TB_MV_MARCH_FAR, out);
    if (tb_no_halt(g, seat, 0) == 0)
        th_add(out, th_make(TB_MV_HALT, 0, 0, 0));
    cat_gen_modules(g, f, seat, out);
}

/* Who does not answer leaves the knights where they are, as far as that is allowed. */
th_move tb_timeout_march(const struct th_ctx *g, const struct th_frame *f, int seat)
{
    struct th_moves moves = { .n = 0 };
    if (tb_no_halt(g, seat, 0) == 0)
        return th_make(TB_MV_HALT, 0, 0, 0);
    tb_gen_march(g, f, seat, &moves);
    return moves.at[0];
}
