/* sea_ship.c - ships: where they may lie, what they cost, how they are moved.
 *
 * A ship is a piece of class CAT_WATER on a path. It needs an own building at one end, or an own ship there that nothing
 * stops; a road never carries it (CS-SHIP-04). Which ships may leave their place is said in sea_line.c.
 * Clauses: CS-SHIP-*, CS-MOVE-01, CS-MOVE-08..14, CS-FRAME-05, CS-FRAME-06. */
#include "sea.h"

/* ------------------------------------------------------------ where it may lie */

th_clause sea_no_water(const struct th_ctx *g, int edge)
{
    const uint8_t *hex = cat_ru(g)->graph.edge_hex[edge];
    th_clause no = CS_FRAME_05;
    for (int i = 0; i < 2; i++) {
        int terrain = hex[i] != CAT_NONE ? cat_bs(g)->terrain[hex[i]] : CAT_SEA; /* CS-FRAME-02 */
        if (terrain == CAT_FOG)
            return CS_FOG_12;
        if (terrain == CAT_SEA)
            no = 0;
    }
    return no;
}

bool sea_at_pirate(const struct th_ctx *g, int edge)
{
    int hex = sea_st(g)->pirate - 1;
    const uint8_t *side = hex >= 0 ? cat_ru(g)->graph.hex_edge[hex] : NULL;
    for (int i = 0; side != NULL && i < 6; i++)
        if (side[i] == edge)
            return true;
    return false;
}

/* Own ships at a crossing, the one that is being moved left out. */
static bool has_ship(const struct th_ctx *g, const struct cat_build *b, int node)
{
    const uint8_t *edge = cat_ru(g)->graph.node_edge[node];
    for (int i = 0; edge[i] != CAT_NONE; i++)
        if (edge[i] + 1 != b->from && sea_ship_of(cat_bs(g), edge[i]) == b->owner)
            return true;
    return false;
}

static bool has_road(const struct th_ctx *g, int owner, int node)
{
    const uint8_t *edge = cat_ru(g)->graph.node_edge[node];
    for (int i = 0; edge[i] != CAT_NONE; i++)
        if ((cat_bs(g)->edge[edge[i]] & (CAT_OWNER_BITS | CAT_WATER)) == owner + 1)
            return true;
    return false;
}

static bool carries(const struct th_ctx *g, const struct cat_build *b, int node)
{
    if (cat_node_owner(cat_bs(g), node) == b->owner)
        return true;
    return has_ship(g, b, node) && !cat_blocked(g, b->owner, node);
}

/* Nothing carries a ship here: what comes nearest to it (CS-SHIP-03, CS-SHIP-04). */
static th_clause no_way(const struct th_ctx *g, const struct cat_build *b)
{
    const uint8_t *end = cat_ru(g)->graph.edge_node[b->at];
    th_clause no = CS_SHIP_03;
    for (int i = 0; i < 2; i++) {
        th_clause cut = has_ship(g, b, end[i]) ? cat_cut_by(g, b->owner, end[i]) : 0;
        if (cut != 0)
            return cut;
        if (has_road(g, b->owner, end[i]))
            no = CS_SHIP_04;
    }
    return no;
}

th_clause sea_no_ship(const struct th_ctx *g, const struct cat_build *b)
{
    const uint8_t *end = cat_ru(g)->graph.edge_node[b->at];
    if (cat_bs(g)->edge[b->at] != 0)
        return CS_FRAME_06;
    th_clause no = sea_no_water(g, b->at);
    if (no != 0)
        return no;
    if (sea_at_pirate(g, b->at))
        return b->from != 0 ? CS_MOVE_09 : CS_SHIP_06;
    if (!carries(g, b, end[0]) && !carries(g, b, end[1]))
        return no_way(g, b);
    return cat_may_build(g, b);
}

/* A new ship, where this frame asks for one. */
static struct cat_build new_ship(const struct th_ctx *g, int seat, int edge)
{
    return (struct cat_build){ .owner = (uint8_t)seat,
                               .piece = SEA_SHIP_PIECE,
                               .at = (uint8_t)edge,
                               .free = !cat_paid_here(g) };
}

/* ------------------------------------------------------------------- building */

th_clause sea_no_ship_move(const struct th_ctx *g, int seat, th_move m)
{
    const struct th_frame *f = th_top(g);
    struct cat_build b = new_ship(g, seat, th_arg(m, 0));
    if (f->kind == CAT_F_TRACK) /* CS-SETUP-04 */
        return cat_no_track(g, f, SEA_SHIP_PIECE, b.at);
    if (cat_bs(g)->left[SEA_SHIP_PIECE][seat] == 0)
        return CB_BUILD_03;
    th_clause no = sea_no_ship(g, &b);
    return no != 0 || b.free ? no : cat_no_price(g, seat, SEA_SHIP_PIECE);
}

void sea_do_ship(struct th_ctx *g, int seat, th_move m)
{
    cat_do_edge(g, seat, SEA_SHIP_PIECE, th_arg(m, 0));
}

struct cat_edges sea_near(const struct th_ctx *g, int seat)
{
    const struct cat_base *s = cat_bs(g);
    struct cat_edges near = s->near[seat];
    SEA_EACH_NODE(s->net[seat], node)
        for (int i = 0; i < 3; i++)
            near.w[i] |= cat_ru(g)->graph.node_edges[node].w[i];
    for (int i = 0; i < 3; i++)
        near.w[i] &= ~s->taken.w[i];
    return near;
}

bool sea_any_ship(const struct th_ctx *g, int seat)
{
    if (cat_bs(g)->left[SEA_SHIP_PIECE][seat] == 0)
        return false;
    struct cat_edges near = sea_near(g, seat);
    SEA_EACH_EDGE(near, edge) {
        struct cat_build b = new_ship(g, seat, edge);
        if (sea_no_ship(g, &b) == 0)
            return true;
    }
    return false;
}

static void gen_first(const struct th_ctx *g, const struct th_frame *f, struct th_moves *out)
{
    const uint8_t *edge = cat_ru(g)->graph.node_edge[f->a];
    for (int i = 0; edge[i] != CAT_NONE; i++)
        if (cat_no_track(g, f, SEA_SHIP_PIECE, edge[i]) == 0)
            th_add(out, th_make(SEA_MV_SHIP, edge[i], 0, 0));
}

void sea_gen_ships(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    if (f->kind == CAT_F_TRACK) {
        gen_first(g, f, out);
        return;
    }
    if (cat_bs(g)->left[SEA_SHIP_PIECE][seat] == 0 ||
        (cat_paid_here(g) && cat_no_price(g, seat, SEA_SHIP_PIECE) != 0))
        return;
    struct cat_edges near = sea_near(g, seat);
    SEA_EACH_EDGE(near, edge) {
        struct cat_build b = new_ship(g, seat, edge);
        if (sea_no_ship(g, &b) == 0)
            th_add(out, th_make(SEA_MV_SHIP, edge, 0, 0));
    }
}

/* --------------------------------------------------------------------- moving */

static struct cat_build moved_ship(int seat, int from, int to)
{
    return (struct cat_build){ .owner = (uint8_t)seat,
                               .piece = SEA_SHIP_PIECE,
                               .at = (uint8_t)to,
                               .free = true,
                               .from = (uint8_t)(from + 1) };
}

th_clause sea_no_move(const struct th_ctx *g, int seat, th_move m)
{
    int from = th_arg(m, 0), to = th_arg(m, 1);
    struct cat_build b = moved_ship(seat, from, to);
    th_clause no = sea_no_lift(g, seat, from);
    if (no != 0)
        return no;
    return to == from ? CS_MOVE_10 : sea_no_ship(g, &b);
}

/* As if it were built there, but for the price (CS-MOVE-11, CS-MOVE-13). */
void sea_do_move(struct th_ctx *g, int seat, th_move m)
{
    struct cat_build b = moved_ship(seat, th_arg(m, 0), th_arg(m, 1));
    sea_st(g)->moved = 1;
    th_emit(g, SEA_EV_MOVED, seat, { (int16_t)(b.from - 1), b.at });
    cat_shift_edge(g, b.from - 1, b.at);
    cat_built(g, &b);
}

/* Of `near` what a ship could be moved to. Only where it touches its old place does it matter that it has left: elsewhere
 * `open` says it, where a new ship could be laid. */
static struct cat_edges places(const struct th_ctx *g, int seat, int from,
                               const struct cat_edges *near, const struct cat_edges *open)
{
    const struct cat_graph *gr = &cat_ru(g)->graph;
    const uint8_t *end = gr->edge_node[from];
    struct cat_edges beside, to;
    for (int i = 0; i < 3; i++) {
        beside.w[i] = gr->node_edges[end[0]].w[i] | gr->node_edges[end[1]].w[i];
        to.w[i] = open->w[i] & ~beside.w[i];
        beside.w[i] &= near->w[i];
    }
    SEA_EACH_EDGE(beside, edge) {
        struct cat_build b = moved_ship(seat, from, edge);
        if (sea_no_ship(g, &b) == 0)
            sea_put_edge(&to, edge);
    }
    return to;
}

void sea_gen_moves(const struct th_ctx *g, int seat, struct th_moves *out)
{
    if (sea_st(g)->moved ||
        cat_bs(g)->left[SEA_SHIP_PIECE][seat] == cat_ru(g)->params.supply[SEA_SHIP_PIECE])
        return;
    struct cat_edges movable = sea_movable(g, seat), near, open = { { 0 } };
    if ((movable.w[0] | movable.w[1] | movable.w[2]) == 0)
        return;
    near = sea_near(g, seat);
    SEA_EACH_EDGE(near, edge) {
        struct cat_build b = new_ship(g, seat, edge);
        if (sea_no_ship(g, &b) == 0)
            sea_put_edge(&open, edge);
    }
    SEA_EACH_EDGE(movable, from) {
        struct cat_edges to = places(g, seat, from, &near, &open);
        SEA_EACH_EDGE(to, edge)
            th_add(out, th_make(SEA_MV_MOVE, from, edge, 0));
    }
}
