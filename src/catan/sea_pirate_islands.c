/* sea_pirate_islands.c - scenario 7: a colour for each, one line of ships to its fortress, warships instead of knights.
 *
 * Frame sea.colour: n = how many have chosen, seat = who chooses. A way is open while its paths are free and no other
 * player's building stands on it; it is a shortest one if as many ships are missing as lanes lie ahead, for the lanes of the
 * map are shortest ways and nothing else. Clauses: CS-PI-01..19, CS-PI-32, CS-PI-34, CS-PI-35. */
#include "sea_fleet.h"

enum {
    NO_WAY = 99
};

int sea_colour_mark(const struct th_ctx *g, int kind, int colour)
{
    const struct cat_map *map = cat_ru(g)->params.map;
    for (int i = 0; i < map->n_marks && colour != 0; i++)
        if (map->marks[i].kind == kind && map->marks[i].value == colour)
            return map->marks[i].place;
    return CAT_NONE;
}

int sea_mark_at(const struct th_ctx *g, int kind, int seat)
{
    return sea_colour_mark(g, kind, sea_st(g)->colour[seat]);
}

static struct cat_edges lanes_of(const struct th_ctx *g, int seat)
{
    const struct cat_map *map = cat_ru(g)->params.map;
    struct cat_edges set = { { 0 } };
    for (int i = 0; i < map->n_marks; i++)
        if (map->marks[i].kind == CAT_MARK_LANE && map->marks[i].value == sea_st(g)->colour[seat])
            sea_put_edge(&set, map->marks[i].place);
    return set;
}

static int other_end(const struct th_ctx *g, int edge, int node)
{
    const uint8_t *end = cat_ru(g)->graph.edge_node[edge];
    return end[0] == node ? end[1] : end[0];
}

/* ------------------------------------------------------------------ the line */

struct sea_way sea_way_of(const struct th_ctx *g, int seat, int but)
{
    struct sea_way way = { .n = 0, .front = sea_mark_at(g, CAT_MARK_FIRST_TOWN, seat) };
    int last = but;
    for (bool more = way.front != CAT_NONE; more && way.n < SEA_WAY;) {
        const uint8_t *edge = cat_ru(g)->graph.node_edge[way.front];
        more = false;
        for (int i = 0; edge[i] != CAT_NONE && !more; i++)
            if (edge[i] != but && edge[i] != last && sea_ship_of(cat_bs(g), edge[i]) == seat) {
                way.edge[way.n++] = edge[i];
                last = edge[i];
                more = true;
            }
        if (more)
            way.front = other_end(g, last, way.front);
    }
    return way;
}

int sea_to_fortress(const struct th_ctx *g, int seat)
{
    return SEA_WAY - sea_way_of(g, seat, -1).n;
}

/* Does something bar the way here, or would it if `plan` were carried out? (CS-PI-11, CS-PI-14) */
static bool bars_node(const struct th_ctx *g, int seat, int node, const struct cat_build *plan)
{
    int other = cat_node_owner(cat_bs(g), node);
    bool planned = plan->piece == CAT_TOWN_PIECE && plan->owner != seat && plan->at == node;
    return planned || (other >= 0 && other != seat);
}

static bool bars_edge(const struct th_ctx *g, int edge, const struct cat_build *plan)
{
    if (cat_piece[plan->piece].stands == TH_T_EDGE && plan->at == edge)
        return plan->piece == CAT_ROAD_PIECE;
    return cat_bs(g)->edge[edge] != 0 && edge + 1 != plan->from;
}

/* Ships of the shortest way from a crossing to the fortress that is still open; NO_WAY if there is none. */
static int steps(const struct th_ctx *g, int seat, int from, const struct cat_build *plan)
{
    struct cat_edges lanes = lanes_of(g, seat);
    uint8_t far[CAT_NODES];
    memset(far, NO_WAY, sizeof far);
    far[sea_mark_at(g, CAT_MARK_FORTRESS, seat)] = 0;
    for (int round = 0; round < SEA_WAY; round++)
        SEA_EACH_EDGE(lanes, edge)
            for (int i = 0; i < 2 && !bars_edge(g, edge, plan); i++) {
                int near = cat_ru(g)->graph.edge_node[edge][i], next = other_end(g, edge, near);
                if (far[near] + 1 < far[next] && !bars_node(g, seat, near, plan))
                    far[next] = (uint8_t)(far[near] + 1);
            }
    return far[from];
}

/* Paths of the shortest ways still open from the front of a line to its fortress. */
struct cat_edges sea_way_ahead(const struct th_ctx *g, int seat)
{
    static const struct cat_build nothing;
    struct cat_edges lanes = lanes_of(g, seat), ahead = { { 0 } };
    struct cat_nodes at = { { 0 } };
    struct sea_way way = sea_way_of(g, seat, -1);
    if (way.front != CAT_NONE)
        cat_put_node(&at, way.front);
    for (int left = SEA_WAY - way.n; left > 0; left--)
        SEA_EACH_EDGE(lanes, edge)
            for (int i = 0; i < 2 && !bars_edge(g, edge, &nothing); i++) {
                int near = cat_ru(g)->graph.edge_node[edge][i], next = other_end(g, edge, near);
                if (!cat_has_node(&at, near) || bars_node(g, seat, next, &nothing) ||
                    steps(g, seat, near, &nothing) != left ||
                    steps(g, seat, next, &nothing) != left - 1)
                    continue;
                sea_put_edge(&ahead, edge);
                cat_put_node(&at, next);
            }
    return ahead;
}

static th_clause no_next(const struct th_ctx *g, const struct cat_build *b)
{
    struct cat_edges lanes = lanes_of(g, b->owner);
    struct sea_way way = sea_way_of(g, b->owner, b->from - 1);
    const uint8_t *end = cat_ru(g)->graph.edge_node[b->at];
    if (way.n == SEA_WAY)
        return CS_PI_10;
    if (!cat_has_edge(&lanes, b->at))
        return CS_PI_11;
    if (end[0] != way.front && end[1] != way.front)
        return CS_PI_10;
    int next = other_end(g, b->at, way.front);
    if (bars_node(g, b->owner, next, b))
        return CS_PI_11;
    return steps(g, b->owner, next, b) == SEA_WAY - way.n - 1 ? 0 : CS_PI_11;
}

/* ------------------------------------------------------------------- blocking */

static bool on_way(const struct th_ctx *g, const struct sea_way *way, int node)
{
    for (int i = 0; i < way->n; i++) {
        const uint8_t *end = cat_ru(g)->graph.edge_node[way->edge[i]];
        if (end[0] == node || end[1] == node)
            return true;
    }
    return false;
}

static bool blocks(const struct th_ctx *g, int seat, const struct cat_build *b)
{
    static const struct cat_build nothing;
    struct sea_way way = sea_way_of(g, seat, -1);
    if (way.front == CAT_NONE)
        return false;
    if (b->piece == CAT_TOWN_PIECE && on_way(g, &way, b->at))
        return true;
    int left = SEA_WAY - way.n;
    return steps(g, seat, way.front, b) != left && steps(g, seat, way.front, &nothing) == left;
}

/* Does a lane of this seat touch the place? */
static bool at_lane(const struct th_ctx *g, int seat, const struct cat_build *b)
{
    struct cat_edges lanes = lanes_of(g, seat);
    if (cat_piece[b->piece].stands == TH_T_EDGE)
        return cat_has_edge(&lanes, b->at);
    for (int i = 0; i < 3; i++)
        if ((lanes.w[i] & cat_ru(g)->graph.node_edges[b->at].w[i]) != 0)
            return true;
    return false;
}

/* Buildings are what bars a way; a road on its paths would, too (CS-PI-14). */
static th_clause no_blocking(const struct th_ctx *g, const struct cat_build *b)
{
    if (b->piece != CAT_TOWN_PIECE && b->piece != CAT_ROAD_PIECE)
        return 0;
    for (int seat = 0; seat < g->flow->seats; seat++)
        if (seat != b->owner && at_lane(g, seat, b) && blocks(g, seat, b))
            return CS_PI_14;
    return 0;
}

/* ---------------------------------------------------------------- where one builds */

static th_clause may_build(const struct th_ctx *g, const struct cat_build *b)
{
    if (b->piece == SEA_SHIP_PIECE)
        return no_next(g, b);
    if (b->piece == CAT_TOWN_PIECE && !sea_touches(g, b->at, sea_area_hexes(g, CAT_AREA_HOME)) &&
        sea_mark_at(g, CAT_MARK_LANDING, b->owner) != b->at)
        return CS_PI_09;
    return no_blocking(g, b);
}

static th_clause may_settle(const struct th_ctx *g, const struct cat_build *b)
{
    return b->piece == SEA_SHIP_PIECE ? CS_PI_08 : no_blocking(g, b);
}

static bool moors(const struct th_ctx *g, int owner, int node)
{
    return sea_mark_at(g, CAT_MARK_FORTRESS, owner) == node;
}

/* The settlement on top of a fortress is one of the five (CS-PI-04). */
static int held(const struct th_ctx *g, int owner, int piece)
{
    return piece == CAT_TOWN_PIECE && sea_st(g)->fort[owner] > 0;
}

/* ------------------------------------------------------------------- warships */

int sea_warships(const struct th_ctx *g, int seat)
{
    int n = 0;
    SEA_EACH_EDGE(sea_st(g)->war, edge)
        n += sea_ship_of(cat_bs(g), edge) == seat;
    return n;
}

/* The ship a card makes a warship, from whichever end of the line the table begins (CS-PI-17); -1 = none. */
static int next_warship(const struct th_ctx *g, int seat)
{
    struct sea_way way = sea_way_of(g, seat, -1);
    bool from_front = cat_opt(g, CAT_OPT_SEA_WARSHIP) != 0;
    for (int i = 0; i < way.n; i++) {
        int edge = way.edge[from_front ? way.n - 1 - i : i];
        if (!cat_has_edge(&sea_st(g)->war, edge))
            return edge;
    }
    return -1;
}

static th_clause may_play(const struct th_ctx *g, int seat, int card)
{
    return card == CAT_KNIGHT_CARD && next_warship(g, seat) < 0 ? CS_PI_16 : 0;
}

/* What a Knight card opens. The card does not stay on the table, it leaves the game (CS-PI-16, CS-PI-19). */
void sea_run_warship(struct th_ctx *g, struct th_frame *f)
{
    struct cat_base *s = cat_bs(g);
    int seat = f->seat, edge = next_warship(g, seat);
    th_pop(g);
    if (edge < 0 || s->knights[seat] == 0)
        return;
    s->knights[seat]--;
    s->spent += cat_some(CAT_KNIGHT_CARD, 1);
    sea_put_edge(&sea_st(g)->war, edge);
    th_emit(g, SEA_EV_WARSHIP, seat, { (int16_t)edge, (int16_t)sea_warships(g, seat) });
}

/* A moved warship stays one (CS-PI-13). */
static void on_built(struct th_ctx *g, const struct cat_build *b)
{
    struct cat_edges *war = &sea_st(g)->war;
    if (b->piece != SEA_SHIP_PIECE || b->from == 0 || !cat_has_edge(war, b->from - 1))
        return;
    sea_drop_edge(war, b->from - 1);
    sea_put_edge(war, b->at);
}

/* -------------------------------------------------------------------- colours */

static void setup(struct th_ctx *g, struct th_frame *f)
{
    (void)f;
    th_push(g, SEA_F_COLOUR, g->flow->turn, 0);
}

void sea_run_colour(struct th_ctx *g, struct th_frame *f)
{
    if (f->n == g->flow->seats) {
        th_pop(g);
        return;
    }
    f->seat = (uint8_t)((g->flow->turn + f->n) % g->flow->seats);
    f->actors = (uint8_t)(1U << f->seat);
}

bool sea_sane_colour(const struct th_ctx *g, const struct th_frame *f)
{
    int seats = g->flow->seats;
    for (int i = 0; i < seats; i++)
        if ((sea_st(g)->colour[(g->flow->turn + i) % seats] != 0) != (i < f->n))
            return false;
    return f->seat == (g->flow->turn + f->n) % seats && cat_setup_runs(g, &f[-1], sea_setup_begin);
}

th_clause sea_no_colour(const struct th_ctx *g, int seat, th_move m)
{
    int colour = th_arg(m, 0);
    (void)seat;
    if (colour < 1 || colour > SEA_COLOURS)
        return CS_PI_35;
    if (colour == SEA_WHITE && g->flow->seats < SEA_COLOURS)
        return CS_PI_05;
    for (int i = 0; i < g->flow->seats; i++)
        if (sea_st(g)->colour[i] == colour)
            return CS_PI_35;
    return 0;
}

void sea_gen_colour(const struct th_ctx *g, const struct th_frame *f, int seat,
                    struct th_moves *out)
{
    (void)f;
    for (int colour = 1; colour <= SEA_COLOURS; colour++) {
        th_move m = th_make(SEA_MV_COLOUR, colour, 0, 0);
        if (sea_no_colour(g, seat, m) == 0)
            th_add(out, m);
    }
}

/* What the map has for the colour is laid at once (CS-PI-03, CS-PI-04). */
void sea_do_colour(struct th_ctx *g, int seat, th_move m)
{
    struct th_frame *f = th_top(g);
    sea_st(g)->colour[seat] = (uint8_t)th_arg(m, 0);
    sea_st(g)->fort[seat] = SEA_FORT_CHIPS;
    cat_bs(g)->left[CAT_TOWN_PIECE][seat]--;
    f->n++;
    f->actors = 0;
    th_emit(g, SEA_EV_COLOUR, seat, { (int16_t)th_arg(m, 0) });
    cat_put_town(g, seat, sea_mark_at(g, CAT_MARK_FIRST_TOWN, seat));
    cat_put_edge(g, seat, SEA_SHIP_PIECE, sea_mark_at(g, CAT_MARK_FIRST_SHIP, seat));
}

/* ----------------------------------------------------------------- the scenario */

static void params(struct cat_params *p, const struct th_setup *set)
{
    p->new_island = p->new_harbours = 0; /* CS-PI-01 */
    p->deck -= cat_some(CAT_POINT_CARD, 5);
    if (set->seats >= SEA_COLOURS)
        p->deck += cat_some(CAT_KNIGHT_CARD, 5); /* CS-PI-06 */
    p->route_min = p->army_min = 255;            /* CS-PI-07 */
    p->seven = SEA_F_RAID;
    p->knight = SEA_F_WARSHIP;
    p->start_points = 3;
}

static th_clause may_win(const struct th_ctx *g, int seat)
{
    return sea_captured(g, seat) ? 0 : CS_PI_34;
}

static void gen(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    if ((f->actors >> seat & 1) != 0 && (th_def(g, f)->open & CAT_ACT) != 0 &&
        sea_no_attack_now(g, seat) == 0)
        th_add(out, th_make(SEA_MV_ATTACK, 0, 0, 0));
}

const struct sea_scenario sea_pirate_islands = {
    .rules = { .params = params,
               .lines = sea_fleet_lines,
               .may_build = may_build,
               .may_settle = may_settle,
               .may_play = may_play,
               .may_win = may_win,
               .moors = moors,
               .held = held,
               .on_built = on_built,
               .gen = gen,
               .check = sea_fleet_check,
               .dump = sea_fleet_dump,
               .describe = sea_fleet_describe },
    .name = "pirate_islands",
    .map = { { CAT_MAP_SEA_PIRATE_ISLANDS, CAT_MAP_SEA_PIRATE_ISLANDS },
             { CAT_MAP_SEA_PIRATE_ISLANDS, CAT_MAP_SEA_PIRATE_ISLANDS } },
    .target = { 10, 10 }, /* CS-PI-34 */
    .home = CS_PI_08,
    .setup = setup,
    .rolled = sea_fleet_sail,
};
