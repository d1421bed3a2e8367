/* tb_traders_text.c - the main scenario in positions, what a position must keep to, and its part of the JSON.
 *
 * Everything is public: tokens are drawn face up, so what is left of each stack is known; its order is nobody's (CT-HID-05,
 * CT-HID-06). Clauses: CT-TB-06..08, CT-TB-50. */
#include "tb_traders.h"
#include "sea.h"

static const char *const *wares = &cat_track_name[TB_MARBLE];

static int tokens_in_play(const struct th_ctx *g)
{
    const struct tb_traders_state *t = tb_traders_st(g);
    int n = 0;
    for (int plaza = 0; plaza < TB_PLAZAS; plaza++)
        n += tb_stack(g, plaza);
    for (int seat = 0; seat < CAT_OWNERS; seat++)
        n += t->delivered[seat] + (t->cargo[seat] != 0);
    return n;
}

/* ------------------------------------------------------------------- lines */

static bool next_node(struct th_line *l, uint8_t *node)
{
    int at;
    if (!th_next_id(l, 'n', cat_ru(l->g)->graph.n_node, &at))
        return false;
    *node = (uint8_t)(at + 1);
    return true;
}

static bool set_wagon(struct th_line *l)
{
    int seat;
    return th_next_seat(l, &seat) && next_node(l, &tb_traders_st(l->g)->wagon[seat]);
}

static bool set_cargo(struct th_line *l)
{
    struct th_words words = { wares, TB_WARES };
    int seat, ware = -1;
    if (!th_next_seat(l, &seat) || !th_next(l))
        return false;
    if (!th_same(l->word, "-") && (ware = th_in_name(&words, l->word)) < 0)
        return false;
    tb_traders_st(l->g)->cargo[seat] = (uint8_t)(ware + 1);
    return true;
}

/* `stack castle 6 5`: how many are left of its two wares. */
static bool set_stack(struct th_line *l)
{
    struct th_words words = { &cat_terrain_name[CAT_CASTLE], TB_PLAZAS };
    uint8_t(*stack)[2] = tb_traders_st(l->g)->stack;
    int plaza;
    return th_next_name(l, &words, &plaza) && th_next_byte(l, 0, 6, &stack[plaza][0]) &&
           th_next_byte(l, 0, 6, &stack[plaza][1]);
}

/* Paths in ascending order, each once. */
static bool next_paths(struct th_line *l, struct cat_edges *set)
{
    *set = (struct cat_edges){ { 0 } };
    for (int edge, last = -1; th_next(l); last = edge) {
        if (!th_in_id(l->word, 'e', cat_ru(l->g)->graph.n_edge, &edge) || edge <= last)
            return false;
        sea_put_edge(set, edge);
    }
    return true;
}

static bool set_barbarians(struct th_line *l)
{
    return next_paths(l, &tb_traders_st(l->g)->barbarian);
}

static bool set_tried(struct th_line *l)
{
    return next_paths(l, &tb_traders_st(l->g)->tried);
}

const struct th_line_def tb_traders_lines[] = {
    { .word = "wagon", .read = set_wagon },
    { .word = "cargo", .read = set_cargo },
    { .word = "stack", .read = set_stack },
    { .word = "barbarians", .read = set_barbarians },
    { .word = "tried", .read = set_tried },
    { "train", TH_PER_SEAT(struct cat_state, tb.traders.level, 1, TB_TRAINS) },
    { "delivered", TH_PER_SEAT(struct cat_state, tb.traders.delivered, 0, 36) },
    { 0 },
};

/* -------------------------------------------------------------------- dump */

static void dump_paths(const char *word, const struct cat_edges *set, struct th_out *o)
{
    th_line_start(o, word);
    SEA_EACH_EDGE(*set, edge)
        th_line_id(o, 'e', edge);
    th_line_end(o);
}

static void dump_seat(const struct th_ctx *g, int seat, struct th_out *o)
{
    const struct tb_traders_state *t = tb_traders_st(g);
    if (t->wagon[seat] != 0) {
        th_line_start(o, "wagon");
        th_line_int(o, seat + 1);
        th_line_id(o, 'n', t->wagon[seat] - 1);
        th_line_end(o);
    }
    if (t->cargo[seat] != 0) {
        th_line_start(o, "cargo");
        th_line_int(o, seat + 1);
        th_line_name(o, wares[t->cargo[seat] - 1]);
        th_line_end(o);
    }
    th_line_per_seat(o, "train", seat, t->level[seat]);
    th_line_per_seat(o, "delivered", seat, t->delivered[seat]);
}

void tb_traders_dump(const struct th_ctx *g, struct th_out *o)
{
    const struct tb_traders_state *t = tb_traders_st(g);
    for (int seat = 0; seat < g->flow->seats; seat++)
        dump_seat(g, seat, o);
    for (int plaza = 0; plaza < TB_PLAZAS; plaza++) {
        th_line_start(o, "stack");
        th_line_name(o, cat_terrain_name[CAT_CASTLE + plaza]);
        th_line_int(o, t->stack[plaza][0]);
        th_line_int(o, t->stack[plaza][1]);
        th_line_end(o);
    }
    dump_paths("barbarians", &t->barbarian, o);
    if ((t->tried.w[0] | t->tried.w[1] | t->tried.w[2]) != 0)
        dump_paths("tried", &t->tried, o);
}

/* ------------------------------------------------------------------- check */

static int check_board(const struct th_ctx *g, struct th_why *why)
{
    const struct tb_traders_state *t = tb_traders_st(g);
    struct cat_edges barred = tb_barred_paths(g);
    int n = 0;
    for (int plaza = 0; plaza < TB_PLAZAS; plaza++)
        if (cat_bs(g)->terrain[tb_plaza_hex(g, plaza)] != CAT_CASTLE + plaza)
            return th_fail(why, CT_TB_02, "a trade hex is missing", NULL);
    for (int i = 0; i < 3; i++) {
        n += th_bits(t->barbarian.w[i]);
        if ((t->barbarian.w[i] & barred.w[i]) != 0)
            return th_fail(why, CT_TB_55, "a barbarian stands on the sea side of a trade hex",
                           NULL);
        if ((t->tried.w[i] & ~t->barbarian.w[i]) != 0)
            return th_fail(why, CT_TB_53, "nobody can be driven off there", NULL);
        bool on_the_way = th_on_stack(g, TB_F_WAGON) || g->flow->depth == 0; /* or it won there */
        if (t->tried.w[i] != 0 && !on_the_way)
            return th_fail(why, CT_TB_53, "barbarians are driven off by wagons on their way", NULL);
    }
    return n == TB_BARBARIANS ? 0 : th_fail(why, CT_TB_07, "there are three barbarians", NULL);
}

/* A wagon stands where a way leads, never on a sea corner. */
static bool is_reachable(const struct th_ctx *g, int node)
{
    const uint8_t *edge = cat_ru(g)->graph.node_edge[node];
    struct cat_edges barred = tb_barred_paths(g);
    for (int i = 0; edge[i] != CAT_NONE; i++)
        if (!cat_has_edge(&barred, edge[i]))
            return true;
    return false;
}

static int check_seat(const struct th_ctx *g, int seat, struct th_why *why)
{
    const struct tb_traders_state *t = tb_traders_st(g);
    if (seat >= g->flow->seats)
        return t->level[seat] + t->wagon[seat] + t->cargo[seat] + t->delivered[seat] == 0
                   ? 0
                   : th_fail(why, CT_TB_08, "somebody who does not play has a wagon", NULL);
    if (t->level[seat] < 1)
        return th_fail(why, CT_TB_08, "a baggage train card is missing", NULL);
    if (t->wagon[seat] != 0 && !is_reachable(g, t->wagon[seat] - 1))
        return th_fail(why, CT_TB_38, "no way leads to this wagon", NULL);
    return 0;
}

int tb_traders_check(const struct th_ctx *g, struct th_why *why)
{
    if (check_board(g, why) != 0)
        return -1;
    for (int seat = 0; seat < CAT_OWNERS; seat++)
        if (check_seat(g, seat, why) != 0)
            return -1;
    return tokens_in_play(g) == 36 ? 0
                                   : th_fail(why, CT_TB_06, "commodity tokens do not add up", NULL);
}

/* -------------------------------------------------------------------- JSON */

static const char *id(char *buf, char letter, int v)
{
    struct th_out o;
    th_out_start(&o, buf, 8);
    th_out_id(&o, letter, v);
    return buf;
}

static void put_id(struct th_json *j, const char *key, char letter, int v)
{
    char buf[8];
    th_json_str(j, key, id(buf, letter, v));
}

static void pieces(const struct th_ctx *g, struct th_json *j)
{
    SEA_EACH_EDGE(tb_traders_st(g)->barbarian, edge) {
        th_json_open(j, NULL, '{');
        th_json_str(j, "kind", "barbarian");
        put_id(j, "at", 'e', edge);
        th_json_close(j, '}');
    }
    for (int seat = 0; seat < g->flow->seats; seat++) {
        if (tb_wagon(g, seat) < 0)
            continue;
        th_json_open(j, NULL, '{');
        th_json_str(j, "kind", "wagon");
        put_id(j, "at", 'n', tb_wagon(g, seat));
        th_json_int(j, "owner", seat + 1);
        if (tb_traders_st(g)->cargo[seat] != 0)
            th_json_str(j, "cargo", wares[tb_traders_st(g)->cargo[seat] - 1]);
        th_json_close(j, '}');
    }
}

static void plaza(const struct th_ctx *g, int which, struct th_json *j)
{
    th_json_open(j, NULL, '{');
    put_id(j, "at", 'n', tb_plaza_node(g, which));
    put_id(j, "hex", 'h', tb_plaza_hex(g, which));
    th_json_open(j, "stack", '{');
    for (int i = 0; i < 2; i++)
        th_json_int(j, wares[tb_ware_of(which, i)], tb_traders_st(g)->stack[which][i]);
    th_json_close(j, '}');
    th_json_open(j, "takes", '[');
    for (int ware = 0; ware < TB_WARES; ware++)
        if (tb_ware_goal(ware) == which)
            th_json_str(j, NULL, wares[ware]);
    th_json_close(j, ']');
    th_json_close(j, '}');
}

static void train(int level, struct th_json *j)
{
    const struct tb_train *t = &tb_train[level];
    th_json_open(j, NULL, '{');
    th_json_int(j, "level", level);
    th_json_int(j, "mp", t->mp);
    th_json_int(j, "gold", t->gold);
    th_json_int(j, "drives_from", t->drives_from); /* 7: never */
    th_json_int(j, "points", t->points);
    th_json_open(j, "cost", '{');
    for (int kind = 0; kind < CAT_RES_NB; kind++)
        if (cat_count(t->cost, kind) > 0)
            th_json_int(j, cat_res_name[kind], cat_count(t->cost, kind));
    th_json_close(j, '}');
    th_json_close(j, '}');
}

static void one_seat(const struct th_ctx *g, int seat, struct th_json *j)
{
    const struct tb_traders_state *t = tb_traders_st(g);
    int cargo = t->cargo[seat] - 1;
    th_json_open(j, NULL, '{');
    th_json_int(j, "seat", seat + 1);
    th_json_int(j, "level", t->level[seat]);
    if (tb_wagon(g, seat) >= 0)
        put_id(j, "at", 'n', tb_wagon(g, seat));
    if (cargo >= 0) {
        th_json_str(j, "cargo", wares[cargo]);
        put_id(j, "goal", 'n', tb_plaza_node(g, tb_ware_goal(cargo)));
    }
    th_json_int(j, "delivered", t->delivered[seat]);
    th_json_open(j, "parts", '{');
    th_json_int(j, "deliveries", t->delivered[seat]);
    th_json_int(j, "train", tb_train_of(g, seat)->points);
    th_json_close(j, '}');
    th_json_close(j, '}');
}

static void way(const struct th_ctx *g, const struct tb_ways *ways, int node, struct th_json *j)
{
    uint8_t path[TB_MOST_MP];
    int mp = tb_way_mp(ways, node), n = tb_way_path(g, ways, node, path);
    th_json_open(j, NULL, '{');
    put_id(j, "to", 'n', node);
    th_json_int(j, "mp", mp);
    th_json_int(j, "toll", ways->toll[mp][node]);
    th_json_open(j, "path", '[');
    for (int i = 0; i < n; i++)
        put_id(j, NULL, 'e', path[i]);
    th_json_close(j, ']');
    th_json_close(j, '}');
}

/* What the paths of these ways cost. */
static void paths(const struct th_ctx *g, int seat, const struct tb_ways *ways, struct th_json *j)
{
    struct cat_edges used = { { 0 } };
    uint8_t path[TB_MOST_MP];
    for (int node = 0; node < cat_ru(g)->graph.n_node; node++)
        for (int n = tb_way_mp(ways, node) > 0 ? tb_way_path(g, ways, node, path) : 0; n > 0; n--)
            sea_put_edge(&used, path[n - 1]);
    th_json_open(j, "paths", '[');
    SEA_EACH_EDGE(used, edge) {
        struct tb_step step = tb_step(g, seat, edge);
        th_json_open(j, NULL, '{');
        put_id(j, "at", 'e', edge);
        th_json_int(j, "mp", step.mp);
        th_json_int(j, "toll", step.toll);
        th_json_close(j, '}');
    }
    th_json_close(j, ']');
}

/* The wagon on its way: points left, and the cheapest way to every crossing within them and the grain it could get. */
static void journey(const struct th_ctx *g, const struct th_frame *f, struct th_json *j)
{
    struct tb_ways ways;
    bool goes = (f->m & TB_ARRIVED) == 0, fed = (f->m & TB_FED) != 0;
    tb_find_ways(g, f->seat, !goes ? 0 : fed ? f->n : f->n + TB_GRAIN_MP, &ways);
    th_json_open(j, "journey", '{');
    th_json_int(j, "seat", f->seat + 1);
    th_json_int(j, "mp", f->n);
    th_json_bool(j, "fed", fed);
    th_json_bool(j, "second", (f->m & TB_SECOND) != 0);
    th_json_bool(j, "arrived", !goes);
    th_json_open(j, "ways", '[');
    for (int node = 0; node < cat_ru(g)->graph.n_node; node++)
        if (tb_way_mp(&ways, node) > 0)
            way(g, &ways, node, j);
    th_json_close(j, ']');
    paths(g, f->seat, &ways, j);
    th_json_close(j, '}');
}

static const struct th_frame *wagon_frame(const struct th_ctx *g)
{
    for (int i = 0; i < g->flow->depth; i++)
        if (g->flow->stack[i].kind == TB_F_WAGON)
            return &g->flow->stack[i];
    return NULL;
}

static void table(const struct th_ctx *g, struct th_json *j)
{
    const struct th_frame *f = wagon_frame(g);
    th_json_open(j, "traders", '{');
    th_json_open(j, "plazas", '[');
    for (int i = 0; i < TB_PLAZAS; i++)
        plaza(g, i, j);
    th_json_close(j, ']');
    th_json_open(j, "trains", '[');
    for (int level = 1; level <= TB_TRAINS; level++)
        train(level, j);
    th_json_close(j, ']');
    th_json_open(j, "seats", '[');
    for (int seat = 0; seat < g->flow->seats; seat++)
        one_seat(g, seat, j);
    th_json_close(j, ']');
    th_json_open(j, "tried", '[');
    SEA_EACH_EDGE(tb_traders_st(g)->tried, edge)
        put_id(j, NULL, 'e', edge);
    th_json_close(j, ']');
    if (f != NULL)
        journey(g, f, j);
    th_json_close(j, '}');
}

void tb_traders_describe(const struct th_ctx *g, enum th_section s, struct th_json *out)
{
    if (s == TH_PIECES_SECTION)
        pieces(g, out);
    else if (s == TH_TABLE_SECTION)
        table(g, out);
}
