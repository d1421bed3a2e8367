/* cat_build.c - roads, settlements, cities, development cards: where they may stand, what they cost, what they change.
 *
 * Owns node[], edge[] and the caches open, net, near, taken and the supplies. In a frame flagged PAID (action, special
 * phase) a purchase is paid; elsewhere (set-up, Road Building) it is free.
 * Clauses: CB-BUILD-*, CB-BOARD-05..07, CB-SETUP-08..10, CB-DEV-07. */
#include "cat.h"

static struct cat_build build_of(int owner, int piece, int at, bool is_free)
{
    return (struct cat_build){ (uint8_t)owner, (uint8_t)piece, (uint8_t)at, is_free, 0 };
}

th_clause cat_may_build(const struct th_ctx *g, const struct cat_build *b)
{
    CAT_EACH(g, may_build, fn) {
        th_clause no = fn(g, b);
        if (no != 0)
            return no;
    }
    return 0;
}

static th_clause veto(const struct th_ctx *g, int seat, int piece, int at, bool is_free)
{
    struct cat_build b = build_of(seat, piece, at, is_free);
    return cat_may_build(g, &b);
}

/* Where a module lets nobody begin. */
static th_clause no_start(const struct th_ctx *g, int seat, int piece, int at)
{
    struct cat_build b = build_of(seat, piece, at, true);
    CAT_EACH(g, may_settle, fn) {
        th_clause no = fn(g, &b);
        if (no != 0)
            return no;
    }
    return 0;
}

void cat_built(struct th_ctx *g, const struct cat_build *b)
{
    CAT_EACH(g, on_built, fn)
        fn(g, b);
}

/* What the piece has set off lies above the question in which it was built: those are open. */
struct th_frame *cat_after_built(struct th_ctx *g, int kind, int seat)
{
    struct th_frame *at = th_push(g, kind, seat, 0), opened = *at;
    for (; at[-1].kind != CAT_F_TURN && th_def(g, &at[-1])->open == 0; at--)
        *at = at[-1];
    *at = opened;
    return at;
}

static void built(struct th_ctx *g, int owner, int piece, int at, bool is_free)
{
    struct cat_build b = build_of(owner, piece, at, is_free);
    cat_built(g, &b);
}

bool cat_paid_here(const struct th_ctx *g)
{
    return (th_def(g, th_top(g))->flags & CAT_PAID) != 0;
}

th_clause cat_no_price(const struct th_ctx *g, int seat, int piece)
{
    return cat_covers(cat_bs(g)->hand[seat], cat_ru(g)->params.cost[piece]) ? 0 : CB_BUILD_01;
}

/* ------------------------------------------------------------ where it may stand */

th_clause cat_cut_by(const struct th_ctx *g, int owner, int node)
{
    CAT_EACH(g, cuts_route, fn) {
        th_clause no = fn(g, owner, node);
        if (no != 0)
            return no;
    }
    return 0;
}

bool cat_blocked(const struct th_ctx *g, int owner, int node)
{
    int other = cat_node_owner(cat_bs(g), node);
    return (other >= 0 && other != owner) || cat_cut_by(g, owner, node) != 0;
}

static bool anchored(const struct th_ctx *g, int owner, int node)
{
    if (cat_node_owner(cat_bs(g), node) == owner)
        return true;
    CAT_EACH(g, anchors, fn)
        if (fn(g, owner, node))
            return true;
    return false;
}

bool cat_land_edge(const struct th_ctx *g, int edge)
{
    const uint8_t *hex = cat_ru(g)->graph.edge_hex[edge];
    for (int i = 0; i < 2; i++)
        if (hex[i] != CAT_NONE && cat_is_land(cat_bs(g)->terrain[hex[i]]))
            return true;
    return false;
}

static int land_sides(const struct th_ctx *g, int edge)
{
    const uint8_t *hex = cat_ru(g)->graph.edge_hex[edge];
    int land = 0;
    for (int i = 0; i < 2; i++)
        land += hex[i] != CAT_NONE && cat_is_land(cat_bs(g)->terrain[hex[i]]);
    return land;
}

bool cat_is_coast(const struct th_ctx *g, int edge)
{
    return land_sides(g, edge) == 1;
}

bool cat_is_inland(const struct th_ctx *g, int edge)
{
    return land_sides(g, edge) == 2;
}

bool cat_is_plaza(const struct th_ctx *g, int node)
{
    return node >= cat_ru(g)->graph.n_node - cat_ru(g)->params.map->n_plazas;
}

bool cat_land_node(const struct th_ctx *g, int node)
{
    const uint8_t *hex = cat_ru(g)->graph.node_hex[node];
    for (int i = 0; i < 3; i++)
        if (hex[i] != CAT_NONE && cat_is_land(cat_bs(g)->terrain[hex[i]]))
            return true;
    return false;
}

/* No own road or building leads to this path, or what leads there is cut. */
static th_clause no_way(const struct th_ctx *g, int seat, int edge)
{
    const uint8_t *end = cat_ru(g)->graph.edge_node[edge];
    th_clause no = 0;
    for (int i = 0; i < 2 && no == 0 && cat_land_edge(g, edge); i++)
        if (cat_has_node(&cat_bs(g)->net[seat], end[i]))
            no = cat_cut_by(g, seat, end[i]);
    return no != 0 ? no : CB_BUILD_04;
}

th_clause cat_no_road(const struct th_ctx *g, int seat, int edge)
{
    const struct cat_base *s = cat_bs(g);
    if (s->left[CAT_ROAD_PIECE][seat] == 0)
        return CB_BUILD_03;
    if (s->edge[edge] != 0)
        return CB_BOARD_06;
    if (!cat_has_edge(&s->near[seat], edge) || !cat_land_edge(g, edge))
        return no_way(g, seat, edge);
    return veto(g, seat, CAT_ROAD_PIECE, edge, !cat_paid_here(g));
}

/* A module may have a crossing that no land touches: it says what that is. */
static th_clause no_spot(const struct th_ctx *g, const struct cat_build *b)
{
    const struct cat_base *s = cat_bs(g);
    if (s->node[b->at] != 0)
        return CB_BOARD_06;
    if (cat_has_node(&s->open, b->at))
        return 0;
    th_clause no = cat_land_node(g, b->at) ? 0 : cat_may_build(g, b);
    return no != 0 ? no : CB_BUILD_08;
}

th_clause cat_no_town(const struct th_ctx *g, int seat, int node)
{
    const struct cat_base *s = cat_bs(g);
    if (s->left[CAT_TOWN_PIECE][seat] == 0)
        return CB_BUILD_03;
    struct cat_build b = build_of(seat, CAT_TOWN_PIECE, node, false);
    th_clause no = no_spot(g, &b);
    if (no != 0)
        return no;
    return cat_has_node(&s->net[seat], node) ? cat_may_build(g, &b) : CB_BUILD_06;
}

th_clause cat_no_city(const struct th_ctx *g, int seat, int node)
{
    const struct cat_base *s = cat_bs(g);
    if (s->left[CAT_CITY_PIECE][seat] == 0)
        return CB_BUILD_03;
    if (s->node[node] != seat + 1) /* an own settlement, not a city */
        return CB_BUILD_09;
    return veto(g, seat, CAT_CITY_PIECE, node, false);
}

/* --------------------------------------------------------------- caches */

static void add_edges(struct cat_edges *set, const struct cat_edges *more)
{
    for (int i = 0; i < 3; i++)
        set->w[i] |= more->w[i];
}

/* Does an own piece of the roads' class touch this crossing? (CS-SHIP-04: roads do not go on from ships) */
static bool has_road(const struct th_ctx *g, int owner, int node)
{
    const uint8_t *edge = cat_ru(g)->graph.node_edge[node];
    for (int i = 0; edge[i] != CAT_NONE; i++)
        if ((cat_bs(g)->edge[edge[i]] & (CAT_OWNER_BITS | CAT_WATER)) == owner + 1)
            return true;
    return false;
}

static bool leads_on(const struct th_ctx *g, int owner, int node)
{
    bool reached = cat_has_node(&cat_bs(g)->net[owner], node) && has_road(g, owner, node) &&
                   !cat_blocked(g, owner, node);
    return reached || anchored(g, owner, node);
}

void cat_rebuild_near(struct th_ctx *g, int owner)
{
    struct cat_base *s = cat_bs(g);
    const struct cat_graph *gr = &cat_ru(g)->graph;
    s->near[owner] = (struct cat_edges){ { 0 } };
    for (int n = 0; n < gr->n_node; n++)
        if (leads_on(g, owner, n))
            add_edges(&s->near[owner], &gr->node_edges[n]);
}

static void close_spots(struct th_ctx *g, int node)
{
    struct cat_base *s = cat_bs(g);
    const struct cat_graph *gr = &cat_ru(g)->graph;
    for (int i = 0; i < 2; i++)
        s->open.w[i] &= ~gr->node_nodes[node].w[i];
    s->open.w[node >> 6] &= ~((uint64_t)1 << (node & 63));
}

static void open_ports(struct th_ctx *g, int owner, int node)
{
    struct cat_base *s = cat_bs(g);
    if (cat_node_sleeps(g, node))
        return;
    for (int i = 0; i < CAT_HARBOURS; i++) {
        if (s->harbour[i] == 0)
            continue;
        const uint8_t *end = cat_ru(g)->graph.edge_node[s->harbour[i] - 1];
        if (end[0] == node || end[1] == node)
            s->ports[owner] |=
                (uint8_t)(s->harbour_kind[i] == CAT_ANY_HARBOUR ? CAT_GENERIC_PORT
                                                                : 1U << s->harbour_kind[i]);
    }
}

void cat_rebuild_ports(struct th_ctx *g)
{
    struct cat_base *s = cat_bs(g);
    memset(s->ports, 0, sizeof s->ports);
    for (int n = 0; n < cat_ru(g)->graph.n_node; n++)
        if (s->node[n] != 0)
            open_ports(g, cat_node_owner(s, n), n);
}

void cat_put_harbour(struct th_ctx *g, int slot, int edge, int kind)
{
    cat_bs(g)->harbour[slot] = (uint8_t)(edge + 1);
    cat_bs(g)->harbour_kind[slot] = (uint8_t)kind;
    cat_bs(g)->dirty |= CAT_DIRTY_POINTS; /* harbours can be worth points */
    cat_rebuild_ports(g);
}

static bool is_spot(const struct th_ctx *g, int node)
{
    const struct cat_base *s = cat_bs(g);
    const uint8_t *next = cat_ru(g)->graph.node_node[node];
    for (int i = 0; next[i] != CAT_NONE; i++)
        if (s->node[next[i]] != 0)
            return false;
    return s->node[node] == 0 && cat_land_node(g, node);
}

void cat_open_hex(struct th_ctx *g, int hex, int terrain, int number)
{
    struct cat_base *s = cat_bs(g);
    const uint8_t *node = cat_ru(g)->graph.hex_node[hex];
    s->terrain[hex] = (uint8_t)terrain;
    s->number[hex] = number != 0 ? (uint16_t)(1U << number) : 0;
    for (int i = 0; i < 6; i++) {
        uint64_t bit = node[i] != CAT_NONE ? (uint64_t)1 << (node[i] & 63) : 0;
        if (bit != 0 && is_spot(g, node[i]))
            s->open.w[node[i] >> 6] |= bit;
        else if (bit != 0)
            s->open.w[node[i] >> 6] &= ~bit;
    }
}

static void rebuild_edges(struct th_ctx *g)
{
    struct cat_base *s = cat_bs(g);
    const struct cat_graph *gr = &cat_ru(g)->graph;
    for (int e = 0; e < gr->n_edge; e++) {
        int owner = cat_edge_owner(s, e);
        if (s->edge[e] == 0)
            continue;
        s->taken.w[e >> 6] |= (uint64_t)1 << (e & 63);
        s->left[cat_piece_on(TH_T_EDGE, s->edge[e])][owner]--;
        cat_put_node(&s->net[owner], gr->edge_node[e][0]);
        cat_put_node(&s->net[owner], gr->edge_node[e][1]);
    }
}

static void rebuild_nodes(struct th_ctx *g)
{
    struct cat_base *s = cat_bs(g);
    const struct cat_graph *gr = &cat_ru(g)->graph;
    for (int n = 0; n < gr->n_node; n++)
        if (cat_land_node(g, n))
            cat_put_node(&s->open, n);
    for (int n = 0; n < gr->n_node; n++) {
        int owner = cat_node_owner(s, n);
        if (s->node[n] == 0)
            continue;
        close_spots(g, n);
        s->left[cat_piece_on(TH_T_NODE, s->node[n])][owner]--;
    }
}

int cat_held(const struct th_ctx *g, int owner, int piece)
{
    int n = 0;
    CAT_EACH(g, held, fn)
        n += fn(g, owner, piece);
    return n;
}

static void rebuild_supply(struct th_ctx *g)
{
    struct cat_base *s = cat_bs(g);
    for (int piece = 0; piece < CAT_PIECE_NB; piece++)
        for (int i = 0; i < cat_ru(g)->owners; i++)
            s->left[piece][i] = (uint8_t)(cat_ru(g)->params.supply[piece] - cat_held(g, i, piece));
}

void cat_rebuild(struct th_ctx *g)
{
    struct cat_base *s = cat_bs(g);
    s->open = (struct cat_nodes){ { 0 } };
    s->taken = (struct cat_edges){ { 0 } };
    memset(s->net, 0, sizeof s->net);
    rebuild_supply(g);
    rebuild_edges(g);
    rebuild_nodes(g);
    cat_rebuild_ports(g);
    for (int i = 0; i < cat_ru(g)->owners; i++) {
        cat_rebuild_near(g, i);
        s->route[i] = (uint8_t)cat_route_length(g, i);
    }
}

/* -------------------------------------------------------------- putting down */

/* A piece of any class; what of modules grows from it they see to in on_built. */
static void lay_edge(struct th_ctx *g, int owner, int piece, int edge)
{
    struct cat_base *s = cat_bs(g);
    const struct cat_graph *gr = &cat_ru(g)->graph;
    s->edge[edge] = (uint8_t)((owner + 1) | cat_piece[piece].mark);
    s->taken.w[edge >> 6] |= (uint64_t)1 << (edge & 63);
    s->left[piece][owner]--;
    for (int i = 0; i < 2; i++) {
        int n = gr->edge_node[edge][i];
        cat_put_node(&s->net[owner], n);
        if ((s->edge[edge] & CAT_WATER) == 0 && !cat_blocked(g, owner, n))
            add_edges(&s->near[owner], &gr->node_edges[n]);
    }
    s->dirty |= CAT_DIRTY_ROUTE;
}

void cat_put_edge(struct th_ctx *g, int owner, int piece, int edge)
{
    lay_edge(g, owner, piece, edge);
    cat_bs(g)->route[owner] = (uint8_t)cat_route_grown(g, owner, edge);
    th_emit(g, CAT_EV_BUILT, owner, { (int16_t)piece, th_place(TH_T_EDGE, edge) });
}

/* Only the paths at this crossing can have become near or far. */
static void renear(struct th_ctx *g, int owner, int node)
{
    const struct cat_graph *gr = &cat_ru(g)->graph;
    struct cat_edges *near = &cat_bs(g)->near[owner];
    bool here = leads_on(g, owner, node);
    for (int i = 0; gr->node_edge[node][i] != CAT_NONE; i++) {
        int edge = gr->node_edge[node][i];
        uint64_t bit = (uint64_t)1 << (edge & 63);
        if (here || leads_on(g, owner, gr->node_node[node][i]))
            near->w[edge >> 6] |= bit;
        else
            near->w[edge >> 6] &= ~bit;
    }
}

/* What stands at a crossing may cut the roads of others, or no longer does (CB-LR-03, CB-BUILD-05). */
void cat_recut(struct th_ctx *g, int owner, int node)
{
    struct cat_base *s = cat_bs(g);
    for (int other = 0; other < cat_ru(g)->owners; other++) {
        if (other == owner || !cat_has_node(&s->net[other], node))
            continue;
        renear(g, other, node);
        if (cat_roads_at(g, other, node) < 2)
            continue; /* a road that ends here is as long as before */
        s->route[other] = (uint8_t)cat_route_length(g, other);
        s->dirty |= CAT_DIRTY_ROUTE;
    }
}

/* An own building joins pieces of different classes to one trail (CS-ROUTE-07). */
static void join_classes(struct th_ctx *g, int owner, int node)
{
    struct cat_base *s = cat_bs(g);
    const uint8_t *edge = cat_ru(g)->graph.node_edge[node];
    bool land = has_road(g, owner, node), water = false;
    for (int i = 0; edge[i] != CAT_NONE; i++)
        water |= (s->edge[edge[i]] & (CAT_OWNER_BITS | CAT_WATER)) == (CAT_WATER | (owner + 1));
    if (!land || !water)
        return;
    s->route[owner] = (uint8_t)cat_route_length(g, owner);
    s->dirty |= CAT_DIRTY_ROUTE;
}

/* A first building at a crossing, whatever it is. */
static void occupy(struct th_ctx *g, int owner, int node)
{
    struct cat_base *s = cat_bs(g);
    s->node[node] = (uint8_t)(owner + 1);
    close_spots(g, node);
    open_ports(g, owner, node);
    add_edges(&s->near[owner], &cat_ru(g)->graph.node_edges[node]);
    cat_recut(g, owner, node);
    join_classes(g, owner, node);
}

void cat_put_town(struct th_ctx *g, int owner, int node)
{
    struct cat_base *s = cat_bs(g);
    occupy(g, owner, node);
    s->left[CAT_TOWN_PIECE][owner]--;
    s->dirty |= CAT_DIRTY_POINTS;
    th_emit(g, CAT_EV_BUILT, owner, { CAT_TOWN_PIECE, th_place(TH_T_NODE, node) });
}

/* Replaces an own settlement (CB-BUILD-09), or stands at once where a set-up round says so. */
void cat_put_city(struct th_ctx *g, int owner, int node)
{
    struct cat_base *s = cat_bs(g);
    if (s->node[node] == 0)
        occupy(g, owner, node);
    else
        s->left[CAT_TOWN_PIECE][owner]++;
    s->node[node] |= CAT_CITY_BIT;
    s->left[CAT_CITY_PIECE][owner]--;
    s->dirty |= CAT_DIRTY_POINTS;
    th_emit(g, CAT_EV_BUILT, owner, { CAT_CITY_PIECE, th_place(TH_T_NODE, node) });
}

void cat_shift_edge(struct th_ctx *g, int from, int to)
{
    int owner = cat_edge_owner(cat_bs(g), from);
    int piece = cat_piece_on(TH_T_EDGE, cat_bs(g)->edge[from]);
    cat_lift_edge(g, from);
    lay_edge(g, owner, piece, to);
    cat_bs(g)->route[owner] = (uint8_t)cat_route_length(g, owner);
}

/* ------------------------------------------------------------------- moves */

static void pay_here(struct th_ctx *g, int seat, int piece)
{
    if (!cat_paid_here(g))
        return;
    cat_pay(g, seat, cat_ru(g)->params.cost[piece]);
    cat_bs(g)->built = 1;
}

/* The road of a set-up round, or what lies there instead, must touch the settlement just placed (CB-SETUP-08,
 * CB-SETUP-09). What a path must be for it is its own affair. */
th_clause cat_no_track(const struct th_ctx *g, const struct th_frame *f, int piece, int edge)
{
    const uint8_t *end = cat_ru(g)->graph.edge_node[edge];
    if (cat_bs(g)->left[piece][f->seat] == 0)
        return CB_BUILD_03;
    if (cat_bs(g)->edge[edge] != 0)
        return CB_BOARD_06;
    if (end[0] != f->a && end[1] != f->a)
        return cat_ru(g)->params.round[f->n].clause;
    return no_start(g, f->seat, piece, edge);
}

static th_clause no_first_road(const struct th_ctx *g, const struct th_frame *f, int edge)
{
    th_clause no = cat_no_track(g, f, CAT_ROAD_PIECE, edge);
    return no != 0 || cat_land_edge(g, edge) ? no : CB_BUILD_04;
}

th_clause cat_no_road_move(const struct th_ctx *g, int seat, th_move m)
{
    const struct th_frame *f = th_top(g);
    if (f->kind == CAT_F_TRACK)
        return no_first_road(g, f, th_arg(m, 0));
    th_clause no = cat_no_road(g, seat, th_arg(m, 0));
    return no != 0 || !cat_paid_here(g) ? no : cat_no_price(g, seat, CAT_ROAD_PIECE);
}

/* A question for one piece is answered before the modules hear of it: they may open frames of their own. */
void cat_laid(struct th_ctx *g)
{
    struct th_frame *f = th_top(g);
    const struct th_frame_def *def = th_def(g, f);
    if ((def->open & (CAT_LAY | CAT_SPAN)) == 0)
        return;
    if (f->kind == CAT_F_EDGES) {
        f->n--;
        f->m++;
        f->actors = 0;
    } else if ((def->flags & TH_ATOMIC) != 0)
        cat_close_atomic(g);
    else
        th_pop(g);
}

void cat_do_edge(struct th_ctx *g, int seat, int piece, int edge)
{
    bool is_free = !cat_paid_here(g);
    pay_here(g, seat, piece);
    cat_put_edge(g, seat, piece, edge);
    cat_laid(g);
    built(g, seat, piece, edge, is_free);
}

void cat_do_road(struct th_ctx *g, int seat, th_move m)
{
    cat_do_edge(g, seat, CAT_ROAD_PIECE, th_arg(m, 0));
}

static int round_piece(const struct th_ctx *g, const struct th_frame *f)
{
    return cat_ru(g)->params.round[f->n].piece;
}

th_clause cat_no_settle(const struct th_ctx *g, int owner, int piece, int node)
{
    struct cat_build b = build_of(owner, piece, node, true);
    th_clause no = cat_bs(g)->left[piece][owner] > 0 ? no_spot(g, &b) : CB_BUILD_03;
    return no != 0 ? no : no_start(g, owner, piece, node);
}

/* The building of a set-up round: anywhere that obeys the distance rule. */
static th_clause no_settle(const struct th_ctx *g, const struct th_frame *f, int piece, int node)
{
    if (round_piece(g, f) != piece)
        return cat_ru(g)->params.round[f->n].clause;
    return cat_no_settle(g, f->seat, piece, node);
}

th_clause cat_no_town_move(const struct th_ctx *g, int seat, th_move m)
{
    const struct th_frame *f = th_top(g);
    if (f->kind == CAT_F_SETTLE)
        return no_settle(g, f, CAT_TOWN_PIECE, th_arg(m, 0));
    th_clause no = cat_no_town(g, seat, th_arg(m, 0));
    return no != 0 ? no : cat_no_price(g, seat, CAT_TOWN_PIECE);
}

/* After a set-up building: its cards (CB-SETUP-10), then its road. */
static void settled(struct th_ctx *g, int seat, int node)
{
    int round = th_top(g)->n;
    th_pop(g);
    struct cat_yield income = { .goods = 0 };
    if (cat_ru(g)->params.round[round].pays)
        income = cat_node_yield(g, node);
    if (income.goods != 0) {
        cat_gain(g, seat, income.goods);
        th_emit_to(g, TH_ALL, CAT_EV_INCOME, seat, income.goods, { 0 });
    }
    struct th_frame *f = th_push(g, CAT_F_TRACK, seat, 1U << seat);
    f->a = (int16_t)node;
    f->n = (uint8_t)round;
    cat_bs(g)->picks[seat] = income.picks;
    cat_open_choices(g, seat); /* before the road is laid */
}

void cat_do_town(struct th_ctx *g, int seat, th_move m)
{
    int node = th_arg(m, 0);
    bool in_setup = th_top(g)->kind == CAT_F_SETTLE;
    pay_here(g, seat, CAT_TOWN_PIECE);
    cat_put_town(g, seat, node);
    if (in_setup)
        settled(g, seat, node);
    built(g, seat, CAT_TOWN_PIECE, node, in_setup);
}

th_clause cat_no_city_move(const struct th_ctx *g, int seat, th_move m)
{
    const struct th_frame *f = th_top(g);
    if (f->kind == CAT_F_SETTLE)
        return no_settle(g, f, CAT_CITY_PIECE, th_arg(m, 0));
    th_clause no = cat_no_city(g, seat, th_arg(m, 0));
    return no != 0 ? no : cat_no_price(g, seat, CAT_CITY_PIECE);
}

void cat_do_city(struct th_ctx *g, int seat, th_move m)
{
    int node = th_arg(m, 0);
    bool in_setup = th_top(g)->kind == CAT_F_SETTLE;
    pay_here(g, seat, CAT_CITY_PIECE);
    cat_put_city(g, seat, node);
    if (in_setup)
        settled(g, seat, node);
    built(g, seat, CAT_CITY_PIECE, node, in_setup);
}

th_clause cat_no_buy(const struct th_ctx *g, int seat, th_move m)
{
    (void)m;
    if (!cat_sells_cards(g))
        return cat_ru(g)->params.deckless != 0 ? cat_ru(g)->params.deckless : CB_DEV_01;
    th_clause no = veto(g, seat, CAT_CARD_PIECE, 0, false);
    return no != 0 ? no : cat_no_price(g, seat, CAT_CARD_PIECE);
}

void cat_do_buy(struct th_ctx *g, int seat, th_move m)
{
    (void)m;
    pay_here(g, seat, CAT_CARD_PIECE);
    th_emit(g, CAT_EV_BOUGHT, seat, { 0 });
    cat_open_draw(g, seat);
    built(g, seat, CAT_CARD_PIECE, 0, false);
}

/* Nothing leads there: no use to ask what else is true of the place. */
static bool out_of_reach(const struct cat_base *s, int seat, int stands, int at)
{
    return stands == TH_T_NODE && s->node[at] == 0 && !cat_has_node(&s->net[seat], at);
}

/* The clause that keeps a seat from buying this piece anywhere now, 0 when it can. Of many places that are forbidden for
 * different reasons the one that says most counts: price, supply, a module's veto or the distance rule before
 * "not connected". */
th_clause cat_no_purchase(const struct th_ctx *g, int seat, int piece)
{
    const struct th_piece *row = &cat_piece[piece];
    const struct th_move_def *move = &g->rules->move[row->move];
    if (row->stands == TH_T_NONE)
        return move->no(g, seat, th_make(row->move, 0, 0, 0));
    th_clause found = row->nowhere;
    for (int at = 0; at < g->rules->range[row->stands]; at++) {
        if (out_of_reach(cat_bs(g), seat, row->stands, at))
            continue;
        th_clause no = move->no(g, seat, th_make(row->move, at, 0, 0));
        if (no == 0 || no == CB_BUILD_01)
            return no;
        if (no != CB_BOARD_06 && no != row->nowhere)
            found = no;
    }
    return found;
}

/* ------------------------------------------------------------- lists of moves */

/* Ids in a set, ascending; with vetoes about, each place is asked one by one. */
static void add_roads(const struct th_ctx *g, int seat, struct th_moves *out)
{
    const struct cat_base *s = cat_bs(g);
    bool ask = cat_ru(g)->hooks.n_may_build > 0;
    if (s->left[CAT_ROAD_PIECE][seat] == 0)
        return;
    for (int i = 0; i < 3; i++)
        for (uint64_t w = s->near[seat].w[i] & ~s->taken.w[i]; w != 0; w &= w - 1) {
            int edge = 64 * i + __builtin_ctzll(w);
            if (!ask ? cat_land_edge(g, edge) : cat_no_road(g, seat, edge) == 0)
                th_add(out, th_make(CAT_ROAD, edge, 0, 0));
        }
}

static bool any_road(const struct th_ctx *g, int seat)
{
    const struct cat_base *s = cat_bs(g);
    for (int edge = 0; s->left[CAT_ROAD_PIECE][seat] > 0 && edge < cat_ru(g)->graph.n_edge; edge++)
        if (cat_no_road(g, seat, edge) == 0)
            return true;
    return false;
}

bool cat_any_edge(const struct th_ctx *g, int seat)
{
    if (any_road(g, seat))
        return true;
    CAT_EACH(g, any_edge, fn)
        if (fn(g, seat))
            return true;
    return false;
}

static void add_towns(const struct th_ctx *g, int seat, struct th_moves *out)
{
    const struct cat_base *s = cat_bs(g);
    bool ask = cat_ru(g)->hooks.n_may_build > 0;
    if (s->left[CAT_TOWN_PIECE][seat] == 0)
        return;
    for (int i = 0; i < 2; i++)
        for (uint64_t w = s->open.w[i] & s->net[seat].w[i]; w != 0; w &= w - 1) {
            int node = 64 * i + __builtin_ctzll(w);
            if (!ask || cat_no_town(g, seat, node) == 0)
                th_add(out, th_make(CAT_TOWN, node, 0, 0));
        }
}

static void add_cities(const struct th_ctx *g, int seat, struct th_moves *out)
{
    const struct cat_base *s = cat_bs(g);
    int standing = cat_standing(g, seat, CAT_TOWN_PIECE);
    if (s->left[CAT_CITY_PIECE][seat] == 0)
        return;
    for (int node = 0; standing > 0; node++) {
        if (s->node[node] != seat + 1)
            continue;
        standing--;
        if (cat_ru(g)->hooks.n_may_build == 0 || cat_no_city(g, seat, node) == 0)
            th_add(out, th_make(CAT_CITY, node, 0, 0));
    }
}

void cat_gen_builds(const struct th_ctx *g, int seat, struct th_moves *out)
{
    const cat_cards *cost = cat_ru(g)->params.cost, hand = cat_bs(g)->hand[seat];
    if (cat_covers(hand, cost[CAT_ROAD_PIECE]))
        add_roads(g, seat, out);
    if (cat_covers(hand, cost[CAT_TOWN_PIECE]))
        add_towns(g, seat, out);
    if (cat_covers(hand, cost[CAT_CITY_PIECE]))
        add_cities(g, seat, out);
    if (cat_covers(hand, cost[CAT_CARD_PIECE]) && cat_no_buy(g, seat, 0) == 0)
        th_add(out, th_make(CAT_BUY, 0, 0, 0));
}

void cat_gen_settle(const struct th_ctx *g, const struct th_frame *f, int seat,
                    struct th_moves *out)
{
    const struct cat_base *s = cat_bs(g);
    int piece = round_piece(g, f), kind = cat_piece[piece].move;
    bool ask = cat_ru(g)->hooks.n_may_settle > 0;
    if (s->left[piece][seat] == 0)
        return;
    for (int i = 0; i < 2; i++)
        for (uint64_t w = s->open.w[i]; w != 0; w &= w - 1) {
            int node = 64 * i + __builtin_ctzll(w);
            if (!ask || no_start(g, seat, piece, node) == 0)
                th_add(out, th_make(kind, node, 0, 0));
        }
}

void cat_gen_track(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    const uint8_t *edge = cat_ru(g)->graph.node_edge[f->a];
    for (int i = 0; edge[i] != CAT_NONE; i++)
        if (no_first_road(g, f, edge[i]) == 0)
            th_add(out, th_make(CAT_ROAD, edge[i], 0, 0));
    cat_gen_modules(g, f, seat, out);
}

/* ------------------------------------------------------- free roads (CB-DEV-07) */

void cat_gen_edges(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    add_roads(g, seat, out);
    if (cat_no_done(g, seat, 0) == 0)
        th_add(out, th_make(CAT_DONE, 0, 0, 0));
    cat_gen_modules(g, f, seat, out);
}
