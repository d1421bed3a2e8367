/* ck_knight.c - knights: recruited, activated, promoted; they march, displace, chase the robber; who is driven off retreats.
 *
 * Owns knight[] and, derived from it, post[] and fielded[]; ck_crossings, the field where knights stand at crossings. A driven-off knight waits in `waiting` until its owner has
 * chosen where it goes. Frame ck.retreat: seat = its owner, a = where it stood.
 * Clauses: CK-KNIGHT-*, CK-ACT-*. */
#include "ck.h"

cat_cards ck_knight_cost(void)
{
    return cat_some(CAT_ORE, 1) + cat_some(CAT_WOOL, 1);
}

/* ------------------------------------------------------------- on and off the board */

void ck_put_knight(struct th_ctx *g, int at, int knight)
{
    struct ck_state *k = ck_st(g);
    th_assert(k->knight[at] == 0);
    k->knight[at] = (uint8_t)knight;
    cat_put_node(&k->post[ck_owner(knight)], at);
    k->fielded[ck_owner(knight)][ck_level(knight) - 1]++;
    ck_field(g)->changed(g, ck_owner(knight), at);
}

int ck_lift_knight(struct th_ctx *g, int at)
{
    struct ck_state *k = ck_st(g);
    int knight = k->knight[at];
    k->knight[at] = 0;
    ck_drop_node(&k->post[ck_owner(knight)], at);
    k->fielded[ck_owner(knight)][ck_level(knight) - 1]--;
    ck_field(g)->changed(g, ck_owner(knight), at);
    return knight;
}

int ck_defence(const struct th_ctx *g, int seat, const struct cat_nodes *of)
{
    const struct ck_state *k = ck_st(g);
    int sum = 0;
    CK_EACH_NODE(k->post[seat], node)
        if (cat_has_node(of, node))
            sum += ck_level(k->knight[node]);
    return sum;
}

int ck_strength(const struct th_ctx *g, int seat)
{
    const struct ck_state *k = ck_st(g);
    int sum = 0;
    CK_EACH_NODE(k->post[seat], node)
        if ((k->knight[node] & CK_ACTIVE) != 0)
            sum += ck_level(k->knight[node]);
    return sum;
}

static bool own_knight(const struct th_ctx *g, int seat, int at)
{
    return ck_owner(ck_st(g)->knight[at]) == seat;
}

/* --------------------------------------------------------------- recruit, activate */

th_clause ck_no_post(const struct th_ctx *g, int owner, int node)
{
    if (cat_bs(g)->node[node] != 0)
        return CK_KNIGHT_20;
    if (ck_st(g)->knight[node] != 0)
        return CK_KNIGHT_07;
    if (!cat_has_node(&cat_bs(g)->net[owner], node))
        return CK_KNIGHT_03;
    if (cat_is_plaza(g, node))
        return CT_TB_03;                           /* no crossing of hexes: CT-GEN-02 */
    return cat_land_node(g, node) ? 0 : CK_SEA_05; /* at a ship, too: CS-CK-15 */
}

static struct cat_nodes posts(const struct th_ctx *g, int owner)
{
    struct cat_nodes set = { { 0 } };
    CK_EACH_NODE(cat_bs(g)->net[owner], node)
        if (cat_bs(g)->node[node] == 0 && ck_st(g)->knight[node] == 0 && cat_land_node(g, node))
            cat_put_node(&set, node);
    return set;
}

/* A question for whatever follows a knight that was recruited or promoted. */
static void drill(struct th_ctx *g, int seat, int promoted)
{
    if (cat_ru(g)->params.drill != 0)
        cat_after_built(g, cat_ru(g)->params.drill, seat)->n = (uint8_t)promoted;
}

th_clause ck_no_recruit_move(const struct th_ctx *g, int seat, th_move m)
{
    if (ck_st(g)->fielded[seat][CK_BASIC - 1] >= CK_PER_LEVEL)
        return CK_KNIGHT_06;
    th_clause no = ck_field(g)->no_post(g, seat, ck_at(m, 0));
    if (no != 0)
        return no;
    return cat_covers(cat_bs(g)->hand[seat], ck_knight_cost()) ? 0 : CK_KNIGHT_02;
}

void ck_do_recruit(struct th_ctx *g, int seat, th_move m)
{
    ck_pay(g, seat, ck_knight_cost());
    ck_put_knight(g, ck_at(m, 0), ck_knight(seat, CK_BASIC));
    th_emit(g, CK_EV_RECRUIT, seat, { ck_place(g, ck_at(m, 0)) });
    drill(g, seat, 0);
}

th_clause ck_no_activate(const struct th_ctx *g, int seat, th_move m)
{
    int at = ck_at(m, 0);
    if (!own_knight(g, seat, at) || (ck_st(g)->knight[at] & CK_ACTIVE) != 0)
        return CK_KNIGHT_08;
    return cat_count(cat_bs(g)->hand[seat], CAT_GRAIN) > 0 ? 0 : CK_KNIGHT_08;
}

void ck_do_activate(struct th_ctx *g, int seat, th_move m)
{
    int at = ck_at(m, 0);
    ck_pay(g, seat, cat_some(CAT_GRAIN, 1));
    ck_st(g)->knight[at] |= CK_ACTIVE | CK_FRESH;
    th_emit(g, CK_EV_ACTIVATE, seat, { ck_place(g, at) });
}

/* -------------------------------------------------------------------- promote */

th_clause ck_no_promotion(const struct th_ctx *g, int owner, int at)
{
    const struct ck_state *k = ck_st(g);
    int knight = k->knight[at], level = ck_level(knight);
    if (!own_knight(g, owner, at) || level == CK_MIGHTY)
        return CK_KNIGHT_10;
    if ((knight & CK_PROMOTED) != 0)
        return CK_KNIGHT_14;
    if (level == CK_STRONG && k->level[owner][CK_POLITICS] < 3)
        return CK_KNIGHT_11;
    return k->fielded[owner][level] < CK_PER_LEVEL ? 0 : CK_KNIGHT_12;
}

bool ck_any_promotion(const struct th_ctx *g, int seat)
{
    CK_EACH_NODE(ck_st(g)->post[seat], node)
        if (ck_no_promotion(g, seat, node) == 0)
            return true;
    return false;
}

void ck_promote(struct th_ctx *g, int owner, int at)
{
    struct ck_state *k = ck_st(g);
    int level = ck_level(k->knight[at]);
    k->fielded[owner][level - 1]--;
    k->fielded[owner][level]++;
    k->knight[at] = (uint8_t)((k->knight[at] + (1 << CK_LEVEL_SHIFT)) | CK_PROMOTED);
    th_emit(g, CK_EV_PROMOTE, owner, { ck_place(g, at), (int16_t)(level + 1) });
}

th_clause ck_no_promote_move(const struct th_ctx *g, int seat, th_move m)
{
    th_clause no = ck_no_promotion(g, seat, ck_at(m, 0));
    if (no != 0 || !cat_paid_here(g))
        return no;
    return cat_covers(cat_bs(g)->hand[seat], ck_knight_cost()) ? 0 : CK_KNIGHT_10;
}

void ck_do_promote(struct th_ctx *g, int seat, th_move m)
{
    struct th_frame *f = th_top(g);
    if (cat_paid_here(g))
        ck_pay(g, seat, ck_knight_cost());
    else { /* ck.smith: one more of two */
        f->n--;
        f->m++;
        f->actors = 0;
    }
    ck_promote(g, seat, ck_at(m, 0));
    drill(g, seat, 1);
}

void ck_gen_knights(const struct th_ctx *g, int seat, struct th_moves *out)
{
    const struct ck_state *k = ck_st(g);
    const struct cat_base *s = cat_bs(g);
    bool priced = cat_covers(s->hand[seat], ck_knight_cost());
    if (priced && k->fielded[seat][CK_BASIC - 1] < CK_PER_LEVEL) {
        struct cat_nodes free = ck_field(g)->posts(g, seat);
        CK_EACH_NODE(free, at)
            th_add(out, th_make(CK_MV_RECRUIT, ck_spot(g, at), 0, 0));
    }
    if (cat_count(s->hand[seat], CAT_GRAIN) > 0)
        CK_EACH_NODE(k->post[seat], at)
            if ((k->knight[at] & CK_ACTIVE) == 0)
                th_add(out, th_make(CK_MV_ACTIVATE, ck_spot(g, at), 0, 0));
    if (priced)
        CK_EACH_NODE(k->post[seat], at)
            if (ck_no_promotion(g, seat, at) == 0)
                th_add(out, th_make(CK_MV_PROMOTE, ck_spot(g, at), 0, 0));
}

/* ------------------------------------------------------------------- searching */

struct reach {                   /* what an owner's roads and ships lead to from a crossing */
    struct cat_nodes free, foes; /* empty crossings; crossings with somebody else's knight */
};

/* Breadth first over own roads and ships (CK-ACT-18, CK-SEA-04): own pieces are passed, the start is always left, others' pieces stop the way
 * unless the question is only where roads lead. */
static struct reach walk(const struct th_ctx *g, int owner, int from, bool roads_only)
{
    const struct cat_graph *gr = &cat_ru(g)->graph;
    const struct cat_base *s = cat_bs(g);
    struct reach r = { { { 0 } }, { { 0 } } };
    struct cat_nodes seen = { { 0 } };
    uint8_t queue[CAT_NODES];
    int head = 0, tail = 1;
    queue[0] = (uint8_t)from;
    cat_put_node(&seen, from);
    while (head < tail) {
        int node = queue[head++];
        for (int i = 0; gr->node_edge[node][i] != CAT_NONE; i++) {
            int to = gr->node_node[node][i];
            if (cat_edge_owner(s, gr->node_edge[node][i]) != owner || cat_has_node(&seen, to))
                continue;
            cat_put_node(&seen, to);
            int knight = ck_owner(ck_st(g)->knight[to]), house = cat_node_owner(s, to);
            bool foe = knight >= 0 && knight != owner;
            if (foe)
                cat_put_node(&r.foes, to);
            else if (knight < 0 && house < 0 && !cat_is_plaza(g, to))
                cat_put_node(&r.free, to);
            if (roads_only || (!foe && (house < 0 || house == owner)))
                queue[tail++] = (uint8_t)to;
        }
    }
    return r;
}

static struct reach search(const struct th_ctx *g, int owner, int from)
{
    return walk(g, owner, from, false);
}

/* The way home of a knight that was driven off (CK-ACT-19). */
static struct cat_nodes refuges(const struct th_ctx *g, int owner, int from)
{
    return search(g, owner, from).free;
}

static bool meets(const struct th_ctx *g, int seat, int node)
{
    return cat_has_node(&cat_bs(g)->net[seat], node);
}

const struct cat_field ck_crossings = {
    .no_post = ck_no_post,
    .posts = posts,
    .refuges = refuges,
    .meets = meets,
    .changed = cat_recut,
};

th_clause ck_not_ready(const struct th_ctx *g, int seat, int at)
{
    int knight = ck_st(g)->knight[at];
    if (!own_knight(g, seat, at) || (knight & CK_ACTIVE) == 0)
        return CK_ACT_01;
    return (knight & CK_FRESH) != 0 ? CK_KNIGHT_09 : 0;
}

/* ---------------------------------------------------------- march and displace */

/* Ready, on a table where roads are the way of knights. */
static th_clause not_free(const struct th_ctx *g, int seat, int node)
{
    return ck_field(g)->roadless != 0 ? ck_field(g)->roadless : ck_not_ready(g, seat, node);
}

th_clause ck_no_march(const struct th_ctx *g, int seat, th_move m)
{
    int from = th_arg(m, 0), to = th_arg(m, 1);
    th_clause no = not_free(g, seat, from);
    if (no != 0)
        return no;
    struct reach r = search(g, seat, from);
    if (cat_has_node(&r.free, to))
        return 0;
    r = walk(g, seat, from, true);
    return cat_has_node(&r.free, to) ? CK_ACT_05 : CK_ACT_04; /* barred, or not connected */
}

void ck_do_march(struct th_ctx *g, int seat, th_move m)
{
    int from = th_arg(m, 0), to = th_arg(m, 1), knight = ck_lift_knight(g, from);
    ck_put_knight(g, to, knight & ~CK_ACTIVE); /* CK-ACT-02 */
    th_emit(g, CK_EV_MOVED, seat, { ck_place(g, from), ck_place(g, to) });
}

static bool weaker(const struct ck_state *k, int foe, int than)
{
    return ck_level(k->knight[foe]) < ck_level(k->knight[than]); /* CK-ACT-08, CK-ACT-09 */
}

th_clause ck_no_displace(const struct th_ctx *g, int seat, th_move m)
{
    int from = th_arg(m, 0), to = th_arg(m, 1);
    th_clause no = not_free(g, seat, from);
    if (no != 0)
        return no;
    if (own_knight(g, seat, to))
        return CK_ACT_08;
    struct reach r = search(g, seat, from);
    if (!cat_has_node(&r.foes, to))
        return CK_ACT_07;
    return weaker(ck_st(g), to, from) ? 0 : CK_ACT_08;
}

void ck_do_displace(struct th_ctx *g, int seat, th_move m)
{
    int from = th_arg(m, 0), to = th_arg(m, 1);
    int knight = ck_lift_knight(g, from), foe = ck_lift_knight(g, to);
    ck_put_knight(g, to, knight & ~CK_ACTIVE);
    th_emit(g, CK_EV_MOVED, seat, { ck_place(g, from), ck_place(g, to) });
    ck_drive_off(g, seat, to, foe);
}

/* Its owner finds it another place along his roads; if there is none it goes home (CK-ACT-10..13). For a colour nobody plays
 * whoever drives it off chooses. */
void ck_drive_off(struct th_ctx *g, int seat, int at, int knight)
{
    int owner = ck_owner(knight), chooser = owner < g->flow->seats ? owner : seat;
    struct cat_nodes free = ck_field(g)->refuges(g, owner, at);
    th_emit(g, CK_EV_DISPLACED, seat, { (int16_t)owner, ck_place(g, at) });
    if (ck_empty(&free)) {
        th_emit(g, CK_EV_GONE, owner, { ck_place(g, at) });
        return;
    }
    ck_st(g)->waiting = (uint8_t)knight;
    th_push(g, CK_F_RETREAT, chooser, 1U << chooser)->a = (int16_t)ck_spot(g, at);
}

/* Where the knight that waits may go. */
static struct cat_nodes refuges_here(const struct th_ctx *g, const struct th_frame *f)
{
    return ck_field(g)->refuges(g, ck_owner(ck_st(g)->waiting), th_spot_id(f->a));
}

th_clause ck_no_retreat(const struct th_ctx *g, int seat, th_move m)
{
    struct cat_nodes free = refuges_here(g, th_top(g));
    (void)seat;
    return cat_has_node(&free, ck_at(m, 0)) ? 0 : CK_ACT_10;
}

void ck_gen_retreat(const struct th_ctx *g, const struct th_frame *f, int seat,
                    struct th_moves *out)
{
    struct cat_nodes free = refuges_here(g, f);
    (void)seat;
    CK_EACH_NODE(free, at)
        th_add(out, th_make(CK_MV_RETREAT, ck_spot(g, at), 0, 0));
}

void ck_do_retreat(struct th_ctx *g, int seat, th_move m)
{
    struct ck_state *k = ck_st(g);
    int knight = k->waiting;
    (void)seat;
    k->waiting = 0;
    ck_put_knight(g, ck_at(m, 0), knight); /* as it was: CK-ACT-12 */
    th_emit(g, CK_EV_RETREAT, ck_owner(knight), { ck_place(g, ck_at(m, 0)) });
    cat_close_atomic(g);
}

/* ---------------------------------------------------------------------- chase */

static bool beside_robber(const struct th_ctx *g, int node)
{
    const uint8_t *hex = cat_ru(g)->graph.node_hex[node];
    for (int i = 0; i < 3 && hex[i] != CAT_NONE; i++)
        if (cat_bs(g)->robber == hex[i] + 1)
            return true;
    return false;
}

static th_clause no_prey(const struct th_ctx *g, int node)
{
    if (cat_ru(g)->params.no_prey != NULL)
        return cat_ru(g)->params.no_prey(g, node);
    return beside_robber(g, node) ? 0 : CK_ACT_15;
}

th_clause ck_no_chase(const struct th_ctx *g, int seat, th_move m)
{
    int node = th_arg(m, 0);
    if (ck_field(g)->roadless != 0)
        return ck_field(g)->roadless;
    if (!ck_st(g)->landed)
        return CK_SEVEN_04;
    th_clause no = ck_not_ready(g, seat, node);
    if (no != 0)
        return no;
    return no_prey(g, node);
}

void ck_do_chase(struct th_ctx *g, int seat, th_move m)
{
    int node = th_arg(m, 0);
    ck_st(g)->knight[node] &= (uint8_t)~CK_ACTIVE;
    th_emit(g, CK_EV_CHASE, seat, { (int16_t)node });
    struct th_frame *f = th_push(g, cat_ru(g)->params.rob, seat, 0);
    if (cat_ru(g)->params.no_prey != NULL)
        f->a = (int16_t)(node + 1); /* somebody beside this crossing */
    else
        f->m = CK_CHASE;
}

void ck_gen_actions(const struct th_ctx *g, int seat, struct th_moves *out)
{
    const struct ck_state *k = ck_st(g);
    struct cat_nodes ready = { { 0 } };
    if (ck_field(g)->roadless != 0)
        return;
    CK_EACH_NODE(k->post[seat], node)
        if (ck_ready(k->knight[node]))
            cat_put_node(&ready, node);
    if (ck_empty(&ready))
        return;
    struct reach r[CK_PER_LEVEL * CK_MIGHTY];
    int n = 0;
    CK_EACH_NODE(ready, from) {
        r[n] = search(g, seat, from);
        CK_EACH_NODE(r[n].free, to)
            th_add(out, th_make(CK_MV_MOVE, from, to, 0));
        n++;
    }
    n = 0;
    CK_EACH_NODE(ready, from) {
        /* cppcheck-suppress uninitvar ; the loop above has written it */
        CK_EACH_NODE(r[n].foes, to)
            if (weaker(k, to, from))
                th_add(out, th_make(CK_MV_DISPLACE, from, to, 0));
        n++;
    }
    if (k->landed)
        CK_EACH_NODE(ready, from)
            if (no_prey(g, from) == 0)
                th_add(out, th_make(CK_MV_CHASE, from, 0, 0));
    if (k->landed)
        CK_EACH_NODE(ready, from)
            if (ck_beside_pirate(g, from))
                th_add(out, th_make(CK_MV_CHASE_PIRATE, from, 0, 0));
}
