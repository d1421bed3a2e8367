/* ck_sea.c - what knights and ships do to each other: knights hold lines, keep their way home, chase the pirate.
 *
 * Owns no state. Without Seafarers there is no ship to move and no pirate, so that nothing here ever says no.
 * Clauses: CK-SEA-*, CS-CK-*, CK-BISH-03. Tests: tests/rules/catan/sea_ck.t */
#include "ck.h"

/* ---------------------------------------------------------------- lines of ships */

/* A line that ends at an own knight is closed (CK-SEA-06). */
bool ck_moors(const struct th_ctx *g, int owner, int node)
{
    return ck_owner(ck_knight_at(g, node)) == owner;
}

static bool beside_foe(const struct th_ctx *g, int owner, int edge)
{
    const uint8_t *end = cat_ru(g)->graph.edge_node[edge];
    for (int i = 0; i < 2; i++) {
        int knight = ck_owner(ck_knight_at(g, end[i]));
        if (knight >= 0 && knight != owner)
            return true;
    }
    return false;
}

/* Crossings joined to an own building over own roads and ships, one path left out; others' pieces stop the way. */
static struct cat_nodes housed(const struct th_ctx *g, int owner, int but)
{
    const struct cat_graph *gr = &cat_ru(g)->graph;
    const struct cat_base *s = cat_bs(g);
    struct cat_nodes seen = { { 0 } };
    uint8_t queue[CAT_NODES];
    int head = 0, tail = 0;
    for (int node = 0; node < gr->n_node; node++)
        if (cat_node_owner(s, node) == owner) {
            queue[tail++] = (uint8_t)node;
            cat_put_node(&seen, node);
        }
    while (head < tail) {
        int node = queue[head++];
        for (int i = 0; gr->node_edge[node][i] != CAT_NONE; i++) {
            int edge = gr->node_edge[node][i], to = gr->node_node[node][i];
            if (edge == but || cat_edge_owner(s, edge) != owner || cat_has_node(&seen, to) ||
                cat_blocked(g, owner, to))
                continue;
            cat_put_node(&seen, to);
            queue[tail++] = (uint8_t)to;
        }
    }
    return seen;
}

/* Has a knight a way to an own building that leads over this ship only? One that has none has none to lose. */
static bool cuts_off(const struct th_ctx *g, int owner, int edge)
{
    const struct cat_nodes *post = &ck_st(g)->post[owner];
    if (ck_empty(post))
        return false;
    struct cat_nodes before = housed(g, owner, CAT_NONE), after = housed(g, owner, edge);
    for (int i = 0; i < 2; i++)
        if ((before.w[i] & ~after.w[i] & post->w[i]) != 0)
            return true;
    return false;
}

/* Of ships that are moved only: the Diplomat takes what is open (CS-CK-08). */
th_clause ck_may_remove(const struct th_ctx *g, const struct cat_build *b)
{
    if (b->from == 0)
        return 0;
    if (beside_foe(g, b->owner, b->at))
        return CS_CK_08;
    return cuts_off(g, b->owner, b->at) ? CS_CK_07 : 0;
}

/* --------------------------------------------------------------- robber and pirate */

/* A knight chases what it stands beside, the Bishop never the pirate; option: the robber to a number (CK-ACT-16). */
th_clause ck_may_rob(const struct th_ctx *g, const struct cat_rob *rob)
{
    const struct th_frame *f = th_top(g);
    if (f->kind != cat_ru(g)->params.rob || rob->victim != CAT_NOBODY)
        return 0;
    if (rob->piece != CAT_NO_PIECE) /* the pirate */
        return f->b == CK_F_BISHOP ? CK_BISH_03 : f->m == CK_CHASE ? CK_ACT_15 : 0;
    if (f->m == CK_CHASE_PIRATE)
        return CK_SEA_08;
    bool numbered = f->m == CK_CHASE && cat_opt(g, CAT_OPT_CK_NUMBERED) != 0;
    return numbered && cat_bs(g)->number[rob->hex] == 0 ? CK_ACT_16 : 0;
}

bool ck_beside_pirate(const struct th_ctx *g, int node)
{
    int hex = sea_st(g)->pirate - 1; /* it may be of the frame: CS-FRAME-03 */
    for (int i = 0; hex >= 0 && i < 6; i++)
        if (cat_ru(g)->graph.hex_node[hex][i] == node)
            return true;
    return false;
}

th_clause ck_no_chase_pirate(const struct th_ctx *g, int seat, th_move m)
{
    if (!ck_st(g)->landed)
        return CK_SEA_12;
    th_clause no = ck_not_ready(g, seat, th_arg(m, 0));
    if (no != 0)
        return no;
    return ck_beside_pirate(g, th_arg(m, 0)) ? 0 : CK_SEA_08;
}

void ck_do_chase_pirate(struct th_ctx *g, int seat, th_move m)
{
    int node = th_arg(m, 0);
    ck_st(g)->knight[node] &= (uint8_t)~CK_ACTIVE;
    th_emit(g, CK_EV_CHASE_PIRATE, seat, { (int16_t)node });
    th_push(g, cat_ru(g)->params.rob, seat, 0)->m = CK_CHASE_PIRATE;
}
