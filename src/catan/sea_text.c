/* sea_text.c - Seafarers in positions: its lines, and what a position must keep to. Lines of a scenario stand in its file. */
#include "sea.h"

bool sea_next_hex(struct th_line *l, uint8_t *hex)
{
    int at = -1;
    if (!th_next(l) ||
        (!th_same(l->word, "-") && !th_in_id(l->word, 'h', cat_ru(l->g)->graph.n_hex, &at)))
        return false;
    *hex = (uint8_t)(at + 1);
    return true;
}

bool sea_next_edge(struct th_line *l, struct cat_edges *set)
{
    int edge;
    if (!th_next_id(l, 'e', cat_ru(l->g)->graph.n_edge, &edge))
        return false;
    sea_put_edge(set, edge);
    return true;
}

bool sea_next_node(struct th_line *l, struct cat_nodes *set)
{
    int node;
    if (!th_next_id(l, 'n', cat_ru(l->g)->graph.n_node, &node))
        return false;
    cat_put_node(set, node);
    return true;
}

static bool set_pirate(struct th_line *l)
{
    return sea_next_hex(l, &sea_st(l->g)->pirate);
}

static bool set_new_ship(struct th_line *l)
{
    return sea_next_edge(l, &sea_st(l->g)->fresh);
}

static bool set_chip(struct th_line *l)
{
    struct cat_nodes node = { { 0 } };
    int n;
    if (!sea_next_node(l, &node) || !th_next_int(l, 1, 2, &n))
        return false;
    for (int i = 0; i < 2; i++)
        sea_st(l->g)->chip[n - 1].w[i] |= node.w[i];
    return true;
}

const struct th_line_def sea_lines[] = {
#define PIECE_ROW(kind, name, ...) { .word = name, .read = cat_set_piece },
#include "sea_pieces.def"
#undef PIECE_ROW
    { .word = "pirate", .read = set_pirate },
    { .word = "new_ship", .read = set_new_ship },
    { .word = "chip", .read = set_chip },
    { "ship_moved", TH_BYTES(struct cat_state, sea.moved, 0, 1, 1) },
    { 0 },
};

/* --------------------------------------------------------------------- dump */

void sea_dump_edges(const struct cat_edges *set, const char *word, struct th_out *o)
{
    SEA_EACH_EDGE(*set, edge) {
        th_line_start(o, word);
        th_line_id(o, 'e', edge);
        th_line_end(o);
    }
}

static void dump_chips(const struct sea_state *sea, struct th_out *o)
{
    for (int i = 0; i < 2; i++)
        SEA_EACH_NODE(sea->chip[i], node) {
            th_line_start(o, "chip");
            th_line_id(o, 'n', node);
            th_line_int(o, i + 1);
            th_line_end(o);
        }
}

void sea_dump(const struct th_ctx *g, struct th_out *o)
{
    const struct sea_state *sea = sea_st(g);
    th_line_start(o, "pirate");
    if (sea->pirate != 0)
        th_line_id(o, 'h', sea->pirate - 1);
    else
        th_line_name(o, "-");
    th_line_end(o);
    sea_dump_edges(&sea->fresh, "new_ship", o);
    dump_chips(sea, o);
    th_line_number(o, "ship_moved", sea->moved);
}

/* -------------------------------------------------------------------- check */

static int check_paths(const struct th_ctx *g, struct th_why *why)
{
    const struct cat_base *s = cat_bs(g);
    for (int e = 0; e < cat_ru(g)->graph.n_edge; e++) {
        bool ship = sea_ship_of(s, e) >= 0;
        if (ship && sea_no_water(g, e) != 0)
            return th_fail(why, CS_FRAME_05, "a ship lies where there is no water", NULL);
        if (s->edge[e] != 0 && !ship && !cat_land_edge(g, e))
            return th_fail(why, CS_FRAME_05, "a road lies in the sea", NULL);
        if (cat_has_edge(&sea_st(g)->fresh, e) && (!ship || sea_ship_of(s, e) != g->flow->turn))
            return th_fail(why, CS_MOVE_08, "a ship of this turn is missing", NULL);
    }
    return 0;
}

static int check_chips(const struct th_ctx *g, struct th_why *why)
{
    const struct sea_state *sea = sea_st(g);
    for (int n = 0; n < CAT_NODES; n++) {
        bool one = cat_has_node(&sea->chip[0], n), two = cat_has_node(&sea->chip[1], n);
        if (((one || two) && cat_bs(g)->node[n] == 0) || (one && two))
            return th_fail(why, CS_BONUS_02, "chips lie where no building stands", NULL);
    }
    return 0;
}

int sea_check(const struct th_ctx *g, struct th_why *why)
{
    const struct sea_state *sea = sea_st(g);
    if (sea->pirate != 0 && (!sea_has_pirate(g) || cat_bs(g)->terrain[sea->pirate - 1] != CAT_SEA))
        return th_fail(why, CS_PIRATE_06, "the pirate is not at sea", NULL);
    return check_paths(g, why) != 0 ? -1 : check_chips(g, why);
}
