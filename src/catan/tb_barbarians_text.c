/* tb_barbarians_text.c - Barbarian Attack in positions and for clients: its lines, what a position must keep to, its JSON. */
#include "tb_barbarians.h"

static const struct th_words instants = { cat_card_name + TB_KNIGHTHOOD, TB_DECK };

/* -------------------------------------------------------------------- lines */

static bool set_horde(struct th_line *l)
{
    int hex, n;
    if (!th_next_id(l, 'h', cat_ru(l->g)->graph.n_map, &hex) || !th_next_int(l, 0, TB_HORDE, &n))
        return false;
    int shore = tb_shore_of(l->g, hex);
    if (shore < 0)
        return th_line_refuse(l, CT_BA_17, "barbarians land on the coast only");
    tb_barb(l->g)->horde[shore] = (uint8_t)n;
    return true;
}

static bool set_knight(struct th_line *l)
{
    int edge, owner;
    if (!th_next_id(l, 'e', cat_ru(l->g)->graph.n_edge, &edge) ||
        !th_next_int(l, 1, cat_ru(l->g)->owners, &owner))
        return false;
    if (tb_ranks(l->g) != NULL)
        return th_line_refuse(l, CT_X_35, "these knights have a line of their own");
    if (tb_knight_at(l->g, edge) >= 0)
        return th_line_refuse(l, CT_BA_34, "one knight stands on a path");
    if (!tb_may_stand(l->g, edge))
        return th_line_refuse(l, cat_ru(l->g)->params.knight_land_by, "no knight gets there");
    tb_put_knight(l->g, owner - 1, edge);
    return true;
}

static bool set_marched(struct th_line *l)
{
    int edge;
    if (!th_next_id(l, 'e', cat_ru(l->g)->graph.n_edge, &edge))
        return false;
    sea_put_edge(&tb_barb(l->g)->marched, edge);
    return true;
}

static bool set_instants(struct th_line *l)
{
    uint8_t count[TB_DECK] = { 0 };
    if (!th_next(l) || !th_in_counts(l->word, &instants, tb_instants[0], count))
        return false;
    memcpy(tb_barb(l->g)->deck, count, sizeof count);
    return true;
}

static bool set_prisoners(struct th_line *l)
{
    int owner;
    return th_next_int(l, 1, cat_ru(l->g)->owners, &owner) &&
           th_next_byte(l, 0, tb_horde_all(l->g), &tb_barb(l->g)->prisoners[owner - 1]);
}

const struct th_line_def tb_barbarians_lines[] = {
    { .word = "barbarians", .read = set_horde },
    { .word = "path_knight", .read = set_knight },
    { .word = "marched", .read = set_marched },
    { .word = "instants", .read = set_instants },
    { .word = "prisoners", .read = set_prisoners },
    { "rolled", TH_PER_SEAT(struct cat_state, tb.barbarians.rolled, 0, 12) },
    { 0 },
};

static uint64_t conquered(const struct th_ctx *g)
{
    uint64_t set = 0;
    for (int i = 0; i < TB_SHORES; i++)
        if (tb_barb(g)->horde[i] == TB_HORDE)
            set |= (uint64_t)1 << tb_shore_hex(g, i);
    return set;
}

int tb_barbarians_derive(struct th_ctx *g, struct th_why *why)
{
    (void)why;
    if (tb_barb(g)->conquered == conquered(g))
        return 0;
    tb_barb(g)->conquered = conquered(g);
    cat_rebuild(g);
    return 0;
}

/* --------------------------------------------------------------------- dump */

static void dump_knights(const struct th_ctx *g, struct th_out *o)
{
    for (int owner = 0; owner < cat_ru(g)->owners; owner++)
        SEA_EACH_EDGE(tb_barb(g)->knight[owner], edge) {
            th_line_start(o, "path_knight");
            th_line_id(o, 'e', edge);
            th_line_int(o, owner + 1);
            th_line_end(o);
        }
    SEA_EACH_EDGE(tb_barb(g)->marched, edge) {
        th_line_start(o, "marched");
        th_line_id(o, 'e', edge);
        th_line_end(o);
    }
}

void tb_barbarians_dump(const struct th_ctx *g, struct th_out *o)
{
    const struct tb_barbarians_state *b = tb_barb(g);
    for (int i = 0; i < TB_SHORES && tb_shore_hex(g, i) >= 0; i++) {
        th_line_start(o, "barbarians");
        th_line_id(o, 'h', tb_shore_hex(g, i));
        th_line_int(o, b->horde[i]);
        th_line_end(o);
    }
    dump_knights(g, o);
    th_line_start(o, "instants");
    th_line_zone(o, &instants, b->deck, 0);
    th_line_end(o);
    for (int i = 0; i < cat_ru(g)->owners; i++) {
        th_line_per_seat(o, "prisoners", i, b->prisoners[i]);
        th_line_per_seat(o, "rolled", i, b->rolled[i]);
    }
}

/* -------------------------------------------------------------------- check */

static int check_coast(const struct th_ctx *g, struct th_why *why)
{
    const struct cat_map *map = cat_ru(g)->params.map;
    if (cat_bs(g)->robber != 0)
        return th_fail(why, CT_BA_06, "there is no robber", NULL);
    for (int h = 0; h < map->n_hex; h++)
        if ((map->terrain[h] == CAT_CASTLE) != (cat_bs(g)->terrain[h] == CAT_CASTLE))
            return th_fail(why, CT_BA_01, "the castle stands elsewhere", NULL);
    for (int i = 0; i < TB_DECK; i++)
        if (tb_barb(g)->deck[i] > tb_instants[i])
            return th_fail(why, CT_BA_20, "too many cards of a kind", NULL);
    if (tb_barb(g)->conquered != conquered(g))
        return th_fail(why, CT_BA_19, "a conquered hex is stale", NULL);
    return tb_horde_left(g) >= 0 ? 0 : th_fail(why, CT_BA_05, "too many barbarians", NULL);
}

static int check_knights(const struct th_ctx *g, struct th_why *why)
{
    const struct tb_barbarians_state *b = tb_barb(g);
    struct cat_edges own = tb_knight_paths(g, tb_marcher(g));
    bool marching = th_on_stack(g, TB_F_MARCH);
    int all = 0;
    for (int i = 0; i < CAT_OWNERS; i++) {
        int n = tb_knights(g, i);
        all += n;
        if (n > (i < cat_ru(g)->owners ? TB_KNIGHTS : 0))
            return th_fail(why, CT_BA_06, "too many knights of a colour", NULL);
    }
    for (int e = 0; e < CAT_EDGES; e++) {
        all -= e < cat_ru(g)->graph.n_edge && tb_knight_at(g, e) >= 0;
        if (cat_has_edge(&b->marched, e) && (!marching || !cat_has_edge(&own, e)))
            return th_fail(why, CT_BA_30, "a knight that has marched is missing", NULL);
    }
    return all == 0 ? 0 : th_fail(why, CT_BA_34, "two knights stand on one path", NULL);
}

static int check_contest(const struct th_ctx *g, struct th_why *why)
{
    unsigned roll = 0;
    for (int i = 0; i < g->flow->depth; i++)
        if (g->flow->stack[i].kind == TB_F_CONTEST)
            roll = g->flow->stack[i].m;
    for (int i = 0; i < CAT_OWNERS; i++) {
        int n = tb_barb(g)->rolled[i];
        if (n != 0 && ((roll >> i & 1) == 0 || n < 2 || n > 12))
            return th_fail(why, CT_BA_46, "somebody has rolled for nothing", NULL);
        if (tb_barb(g)->prisoners[i] != 0 && i >= cat_ru(g)->owners)
            return th_fail(why, CT_BA_44, "somebody who does not play has prisoners", NULL);
    }
    return 0;
}

int tb_barbarians_check(const struct th_ctx *g, struct th_why *why)
{
    if (check_coast(g, why) != 0 || check_knights(g, why) != 0)
        return -1;
    return check_contest(g, why);
}

/* --------------------------------------------------------------------- JSON */

static const char *id(char *buf, char letter, int v)
{
    struct th_out o;
    th_out_start(&o, buf, 8);
    th_out_id(&o, letter, v);
    return buf;
}

static void describe_fallen(const struct th_ctx *g, struct th_json *j)
{
    struct cat_nodes fallen = tb_fallen_buildings(g);
    char buf[8];
    SEA_EACH_NODE(fallen, node) {
        th_json_open(j, NULL, '{');
        th_json_str(j, "kind",
                    (cat_bs(g)->node[node] & CAT_CITY_BIT) != 0 ? "fallen_city"
                                                                : "fallen_settlement");
        th_json_str(j, "at", id(buf, 'n', node));
        th_json_int(j, "owner", cat_node_owner(cat_bs(g), node) + 1);
        th_json_close(j, '}');
    }
}

static void describe_pieces(const struct th_ctx *g, struct th_json *j)
{
    const struct tb_barbarians_state *b = tb_barb(g);
    char buf[8];
    describe_fallen(g, j);
    for (int i = 0; i < TB_SHORES; i++) {
        if (b->horde[i] == 0)
            continue;
        th_json_open(j, NULL, '{');
        th_json_str(j, "kind", "barbarians");
        th_json_str(j, "at", id(buf, 'h', tb_shore_hex(g, i)));
        th_json_int(j, "count", b->horde[i]);
        th_json_close(j, '}');
    }
    for (int owner = 0; owner < cat_ru(g)->owners; owner++)
        SEA_EACH_EDGE(b->knight[owner], edge) {
            th_json_open(j, NULL, '{');
            th_json_str(j, "kind", "path_knight");
            th_json_str(j, "at", id(buf, 'e', edge));
            th_json_int(j, "owner", owner + 1);
            th_json_bool(j, "marched", cat_has_edge(&b->marched, edge));
            th_json_close(j, '}');
        }
}

/* A hex of the coast, and what a battle there would bring now. */
static void describe_shore(const struct th_ctx *g, int shore, struct th_json *j)
{
    uint8_t of[CAT_OWNERS];
    int hex = tb_shore_hex(g, shore), foes = tb_barb(g)->horde[shore];
    int knights = tb_knights_round(g, hex, of);
    int needs = foes == 0 ? 0 : foes + (cat_opt(g, CAT_OPT_TB_VICTORY) != 0) - knights;
    char buf[8];
    th_json_open(j, NULL, '{');
    th_json_str(j, "hex", id(buf, 'h', hex));
    th_json_int(j, "barbarians", foes);
    th_json_open(j, "knights", '[');
    for (int i = 0; i < cat_ru(g)->owners; i++)
        th_json_int(j, NULL, of[i]);
    th_json_close(j, ']');
    th_json_int(j, "short", needs > 0 ? needs : 0);
    th_json_bool(j, "won", tb_wins(g, shore));
    th_json_bool(j, "conquered", foes == TB_HORDE);
    th_json_close(j, '}');
}

static void describe_seat(const struct th_ctx *g, int seat, struct th_json *j)
{
    th_json_open(j, NULL, '{');
    th_json_int(j, "seat", seat + 1);
    th_json_int(j, "prisoners", tb_barb(g)->prisoners[seat]);
    th_json_int(j, "knights", tb_knights(g, seat));
    th_json_int(j, "knights_left", TB_KNIGHTS - tb_knights(g, seat));
    th_json_open(j, "parts", '{');
    th_json_int(j, "prisoners", tb_prisoner_points(g, seat));
    th_json_int(j, "conquered", -tb_fallen_points(g, seat));
    th_json_close(j, '}');
    th_json_close(j, '}');
}

static void describe_cards(const struct th_ctx *g, struct th_json *j)
{
    th_json_int(j, "cards", tb_instants_left(g));
    th_json_open(j, "deck", '{');
    for (int i = 0; i < TB_DECK; i++)
        th_json_int(j, cat_card_name[TB_KNIGHTHOOD + i], tb_barb(g)->deck[i]);
    th_json_close(j, '}');
}

/* Buildings that lie on their side, and knights that must leave the castle. */
static void describe_places(const struct th_ctx *g, struct th_json *j)
{
    struct cat_nodes fallen = tb_fallen_buildings(g);
    char buf[8];
    th_json_open(j, "fallen", '[');
    SEA_EACH_NODE(fallen, node)
        th_json_str(j, NULL, id(buf, 'n', node));
    th_json_close(j, ']');
    th_json_open(j, "must_leave", '[');
    struct cat_edges own = tb_knight_paths(g, tb_marcher(g));
    SEA_EACH_EDGE(own, edge)
        if (th_on_stack(g, TB_F_MARCH) && tb_must_leave(g, edge))
            th_json_str(j, NULL, id(buf, 'e', edge));
    th_json_close(j, ']');
}

static void describe_table(const struct th_ctx *g, struct th_json *j)
{
    th_json_open(j, "barbarians", '{');
    th_json_int(j, "supply", tb_horde_left(g));
    th_json_int(j, "pair", cat_ru(g)->params.captives);
    describe_cards(g, j);
    th_json_open(j, "coast", '[');
    for (int i = 0; i < TB_SHORES && tb_shore_hex(g, i) >= 0; i++)
        describe_shore(g, i, j);
    th_json_close(j, ']');
    describe_places(g, j);
    th_json_open(j, "seats", '[');
    for (int seat = 0; seat < g->flow->seats; seat++)
        describe_seat(g, seat, j);
    th_json_close(j, ']');
    th_json_close(j, '}');
}

void tb_barbarians_describe(const struct th_ctx *g, enum th_section s, struct th_json *out)
{
    if (s == TH_PIECES_SECTION)
        describe_pieces(g, out);
    else if (s == TH_TABLE_SECTION)
        describe_table(g, out);
}
