/* sea_cloth_for_catan.c - scenario 6: villages on small islands sell cloth to whoever reaches them with ships.
 *
 * Village i is the i-th mark of its kind: stock[i], contact[i] (a mask of seats, for good). The supply is what lies in no
 * village and with nobody. Clauses: CS-CLOTH-*, CT-FR-03. Tests: tests/rules/catan/sea_cloth_for_catan.t */
#include "sea.h"

enum {
    TARGET = 14, /* CS-CLOTH-17 */
    FULL = 5,    /* CS-CLOTH-03 */
    SUPPLY = 10,
    DRY = 3,      /* CS-CLOTH-18: so many villages with stock end the game */
    WORTH = 2,    /* cloth for a point: CS-CLOTH-12 */
    BY_CARDS = 0, /* option cloth_tiebreak */
};

extern const struct sea_scenario sea_cloth_for_catan;

/* ----------------------------------------------------------------- villages */

static int villages(const struct th_ctx *g, const struct cat_mark *village[SEA_VILLAGES])
{
    const struct cat_map *map = cat_ru(g)->params.map;
    int n = 0;
    for (int i = 0; i < map->n_marks; i++)
        if (map->marks[i].kind == CAT_MARK_VILLAGE)
            village[n++] = &map->marks[i];
    return n;
}

static int village_at(const struct th_ctx *g, int node)
{
    const struct cat_mark *village[SEA_VILLAGES];
    int n = villages(g, village);
    while (n > 0 && village[n - 1]->place != node)
        n--;
    return n - 1;
}

static int with_stock(const struct th_ctx *g)
{
    int n = 0;
    for (int i = 0; i < SEA_VILLAGES; i++)
        n += sea_st(g)->stock[i] > 0;
    return n;
}

static void lay(struct th_ctx *g)
{
    memset(sea_st(g)->stock, FULL, SEA_VILLAGES);
    sea_st(g)->supply = SUPPLY;
}

static void give(struct th_ctx *g, int seat, uint8_t *from, int node)
{
    --*from;
    sea_st(g)->cloth[seat]++;
    cat_bs(g)->dirty |= CAT_DIRTY_POINTS;
    th_emit(g, SEA_EV_CLOTH, seat, { (int16_t)node });
}

/* ------------------------------------------------------------------ contact */

/* Crossings that lines of own ships reach from own buildings, not past a building of somebody else (CS-CLOTH-07). */
static struct cat_nodes reached(const struct th_ctx *g, int owner)
{
    const struct cat_graph *gr = &cat_ru(g)->graph;
    struct cat_nodes seen = { { 0 } };
    uint8_t queue[CAT_NODES];
    int n = 0;
    for (int node = 0; node < gr->n_node; node++)
        if (cat_node_owner(cat_bs(g), node) == owner) {
            cat_put_node(&seen, node);
            queue[n++] = (uint8_t)node;
        }
    for (int i = 0; i < n; i++) {
        int node = queue[i];
        if (cat_blocked(g, owner, node))
            continue;
        for (int k = 0; gr->node_edge[node][k] != CAT_NONE; k++) {
            int next = gr->node_node[node][k];
            if (sea_ship_of(cat_bs(g), gr->node_edge[node][k]) != owner ||
                cat_has_node(&seen, next))
                continue;
            cat_put_node(&seen, next);
            queue[n++] = (uint8_t)next;
        }
    }
    return seen;
}

/* It lasts for good (CS-CLOTH-08). */
static void meet(struct th_ctx *g, int owner)
{
    const struct cat_mark *village[SEA_VILLAGES];
    struct sea_state *sea = sea_st(g);
    struct cat_nodes at = reached(g, owner);
    int n = villages(g, village);
    for (int i = 0; i < n; i++) {
        int node = village[i]->place;
        if ((sea->contact[i] >> owner & 1) != 0 || !cat_has_node(&at, node))
            continue;
        sea->contact[i] |= (uint8_t)(1U << owner);
        th_emit(g, SEA_EV_CONTACT, owner, { (int16_t)node });
        if (sea->stock[i] > 0)
            give(g, owner, &sea->stock[i], node);
    }
}

static bool trades(const struct th_ctx *g, int seat)
{
    for (int i = 0; i < SEA_VILLAGES; i++)
        if ((sea_st(g)->contact[i] >> seat & 1) != 0)
            return true;
    return false;
}

static bool moors(const struct th_ctx *g, int owner, int node)
{
    int village = village_at(g, node);
    return village >= 0 && (sea_st(g)->contact[village] >> owner & 1) != 0;
}

/* --------------------------------------------------------------------- rolls */

/* From its stock, then from the supply; the active player first, should both run short (CS-CLOTH-10, CS-CLOTH-11). */
static void sell(struct th_ctx *g, int village, int node, int first)
{
    struct sea_state *sea = sea_st(g);
    bool open = sea->stock[village] > 0;
    for (int i = 0; i < g->flow->seats && open; i++) {
        int seat = (first + i) % g->flow->seats;
        uint8_t *from = sea->stock[village] > 0 ? &sea->stock[village] : &sea->supply;
        if ((sea->contact[village] >> seat & 1) != 0 && *from > 0)
            give(g, seat, from, node);
    }
}

static void paid(struct th_ctx *g, struct th_frame *f)
{
    const struct cat_mark *village[SEA_VILLAGES];
    int n = villages(g, village);
    for (int i = 0; i < n; i++)
        if (village[i]->value == cat_bs(g)->total)
            sell(g, i, village[i]->place, f->seat);
}

/* -------------------------------------------------------------------- pirate */

th_clause sea_no_cloth(const struct th_ctx *g, int seat, th_move m)
{
    const struct th_frame *f = th_top(g);
    int victim = th_arg(m, 0);
    struct cat_rob rob = { .mover = (uint8_t)seat, .hex = (uint8_t)f->a, .piece = (uint8_t)f->b };
    th_clause no = cat_no_victim(g, &rob, victim);
    if (no != 0)
        return no == CB_SEVEN_05 ? CS_CLOTH_14 : no;
    return sea_st(g)->cloth[victim] > 0 ? 0 : CS_CLOTH_14;
}

void sea_do_cloth(struct th_ctx *g, int seat, th_move m)
{
    int victim = th_arg(m, 0);
    sea_st(g)->cloth[victim]--;
    sea_st(g)->cloth[seat]++;
    cat_bs(g)->dirty |= CAT_DIRTY_POINTS;
    th_pop(g);
    th_emit(g, SEA_EV_CLOTH_TAKEN, seat, { (int16_t)victim });
}

static void gen(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    for (int victim = 0; f->kind == SEA_F_VICTIM && victim < g->flow->seats; victim++)
        if (sea_no_cloth(g, seat, th_make(SEA_MV_CLOTH, victim, 0, 0)) == 0)
            th_add(out, th_make(SEA_MV_CLOTH, victim, 0, 0));
}

static th_clause may_rob(const struct th_ctx *g, const struct cat_rob *rob)
{
    return rob->piece == SEA_SHIP_PIECE && !trades(g, rob->mover) ? CS_CLOTH_13 : 0;
}

/* ------------------------------------------------------------------- the end */

static int tie(const struct th_ctx *g, int seat)
{
    return cat_opt(g, CAT_OPT_SEA_TIE) == BY_CARDS ? cat_hand_size(cat_bs(g), seat)
                                                   : sea_st(g)->cloth[seat];
}

/* Whoever is on turn and has points enough wins all the same (CS-CLOTH-18, CS-CLOTH-19). */
static void title(struct th_ctx *g, struct th_frame *f)
{
    int active = g->flow->on_turn - 1;
    (void)f;
    if (with_stock(g) > DRY || (active >= 0 && cat_may_win(g, active)))
        return;
    th_emit(g, SEA_EV_DRY, TH_DEALER, { (int16_t)with_stock(g) });
    cat_win_best(g);
}

/* --------------------------------------------------------------------- hooks */

static void params(struct cat_params *p, const struct th_setup *setup)
{
    (void)setup;
    p->n_rounds = 3; /* CS-CLOTH-04 */
    p->round[1].pays = 0;
    p->round[2] = (struct cat_round){ .piece = CAT_TOWN_PIECE, .pays = 1, .clause = CS_CLOTH_04 };
    p->start_points = 3; /* CT-FR-03 */
    p->route_min = 255;  /* CS-CLOTH-16 */
    p->barred = cat_map_area(p->map, CAT_AREA_VILLAGE_ISLAND);
    p->barred_by = CS_CLOTH_05;
}

static th_clause may_build(const struct th_ctx *g, const struct cat_build *b)
{
    bool there = cat_piece[b->piece].stands == TH_T_NODE &&
                 sea_touches(g, b->at, sea_area_hexes(g, CAT_AREA_VILLAGE_ISLAND));
    return there ? CS_CLOTH_05 : 0;
}

static void on_built(struct th_ctx *g, const struct cat_build *b)
{
    if (b->owner < g->flow->seats)
        meet(g, b->owner);
}

static int points(const struct th_ctx *g, int seat, bool secret_too)
{
    (void)secret_too;
    return sea_st(g)->cloth[seat] / WORTH;
}

/* ----------------------------------------------------------------- positions */

/* A village, its stock, and who trades with it. */
static bool set_village(struct th_line *l)
{
    int node, village;
    if (!th_next_id(l, 'n', cat_ru(l->g)->graph.n_node, &node))
        return false;
    village = village_at(l->g, node);
    if (village < 0)
        return th_line_refuse(l, CS_CLOTH_01, "there is no village");
    return th_next_byte(l, 0, FULL, &sea_st(l->g)->stock[village]) &&
           th_next_seats(l, &sea_st(l->g)->contact[village]);
}

static const struct th_line_def lines[] = {
    { .word = "village", .read = set_village },
    { "cloth", TH_PER_SEAT(struct cat_state, sea.cloth, 0, SEA_VILLAGES *FULL + SUPPLY) },
    { 0 },
};

static int derive(struct th_ctx *g, struct th_why *why)
{
    struct sea_state *sea = sea_st(g);
    int left = SEA_VILLAGES * FULL + SUPPLY;
    for (int i = 0; i < SEA_VILLAGES; i++)
        left -= sea->stock[i];
    for (int i = 0; i < CAT_OWNERS; i++)
        left -= sea->cloth[i];
    if (left < 0)
        return th_fail(why, CS_CLOTH_03, "there is not that much cloth in the game", NULL);
    sea->supply = (uint8_t)left;
    return 0;
}

static void dump(const struct th_ctx *g, struct th_out *o)
{
    const struct cat_mark *village[SEA_VILLAGES];
    int n = villages(g, village);
    for (int i = 0; i < n; i++) {
        th_line_start(o, "village");
        th_line_id(o, 'n', village[i]->place);
        th_line_int(o, sea_st(g)->stock[i]);
        th_out_ch(o, ' ');
        th_out_seats(o, sea_st(g)->contact[i]);
        th_line_end(o);
    }
    for (int seat = 0; seat < g->flow->seats; seat++)
        th_line_per_seat(o, "cloth", seat, sea_st(g)->cloth[seat]);
}

/* Nobody reaches a village they do not trade with. */
static int check_contacts(const struct th_ctx *g, struct th_why *why)
{
    const struct cat_mark *village[SEA_VILLAGES];
    int n = villages(g, village);
    for (int seat = 0; seat < g->flow->seats; seat++) {
        struct cat_nodes at = reached(g, seat);
        for (int i = 0; i < n; i++)
            if (cat_has_node(&at, village[i]->place) && (sea_st(g)->contact[i] >> seat & 1) == 0)
                return th_fail(why, CS_CLOTH_06, "a village that is reached has no contact", NULL);
    }
    return 0;
}

static int check(const struct th_ctx *g, struct th_why *why)
{
    const struct sea_state *sea = sea_st(g);
    int all = sea->supply;
    for (int i = 0; i < SEA_VILLAGES; i++) {
        all += sea->stock[i];
        if (sea->contact[i] >> g->flow->seats != 0)
            return th_fail(why, CS_CLOTH_06, "somebody who does not play trades", NULL);
    }
    for (int i = 0; i < CAT_OWNERS; i++)
        all += sea->cloth[i];
    if (all != SEA_VILLAGES * FULL + SUPPLY)
        return th_fail(why, CS_CLOTH_03, "cloth does not add up", NULL);
    for (int n = 0; n < cat_ru(g)->graph.n_node; n++)
        if (cat_bs(g)->node[n] != 0 &&
            sea_touches(g, n, sea_area_hexes(g, CAT_AREA_VILLAGE_ISLAND)))
            return th_fail(why, CS_CLOTH_05, "somebody has built on an island of villages", NULL);
    if (g->flow->result == 0 && with_stock(g) <= DRY)
        return th_fail(why, CS_CLOTH_18, "the villages have run dry: the game is over", NULL);
    return check_contacts(g, why);
}

/* ------------------------------------------------------------------- clients */

static void describe_village(const struct th_ctx *g, const struct cat_mark *mark, int i,
                             struct th_json *j)
{
    struct th_out o;
    char at[8];
    th_out_start(&o, at, sizeof at);
    th_out_id(&o, 'n', mark->place);
    th_json_open(j, NULL, '{');
    th_json_str(j, "kind", "village");
    th_json_str(j, "at", at);
    th_json_int(j, "number", mark->value);
    th_json_int(j, "stock", sea_st(g)->stock[i]);
    th_json_open(j, "contact", '[');
    for (int seat = 0; seat < g->flow->seats; seat++)
        if ((sea_st(g)->contact[i] >> seat & 1) != 0)
            th_json_int(j, NULL, seat + 1);
    th_json_close(j, ']');
    th_json_close(j, '}');
}

static void describe_table(const struct th_ctx *g, struct th_json *j)
{
    th_json_open(j, "cloth", '{');
    th_json_int(j, "supply", sea_st(g)->supply);
    th_json_int(j, "with_stock", with_stock(g));
    th_json_int(j, "ends_at", DRY);
    th_json_open(j, "seats", '[');
    for (int seat = 0; seat < g->flow->seats; seat++) {
        th_json_open(j, NULL, '{');
        th_json_int(j, "seat", seat + 1);
        th_json_int(j, "cloth", sea_st(g)->cloth[seat]);
        th_json_open(j, "parts", '{');
        th_json_int(j, "cloth", points(g, seat, false));
        th_json_close(j, '}');
        th_json_close(j, '}');
    }
    th_json_close(j, ']');
    th_json_close(j, '}');
}

static void describe(const struct th_ctx *g, enum th_section section, struct th_json *j)
{
    const struct cat_mark *village[SEA_VILLAGES];
    int n = section == TH_PIECES_SECTION ? villages(g, village) : 0;
    for (int i = 0; i < n; i++)
        describe_village(g, village[i], i, j);
    if (section == TH_TABLE_SECTION)
        describe_table(g, j);
}

const struct sea_scenario sea_cloth_for_catan = {
    .rules = { .params = params,
               .lines = lines,
               .lay = lay,
               .may_build = may_build,
               .may_rob = may_rob,
               .moors = moors,
               .points = points,
               .tie = tie,
               .on_built = on_built,
               .gen = gen,
               .derive = derive,
               .check = check,
               .dump = dump,
               .describe = describe },
    .name = "cloth_for_catan",
    .map = { { CAT_MAP_SEA_CLOTH_FOR_CATAN, CAT_MAP_SEA_CLOTH_FOR_CATAN },
             { CAT_MAP_SEA_CLOTH_FOR_CATAN, CAT_MAP_SEA_CLOTH_FOR_CATAN } },
    .target = { TARGET, TARGET },
    .home = CS_CLOTH_04,
    .paid = paid,
    .title = title,
};
