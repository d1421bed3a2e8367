/* sea_wonders_of_catan.c - scenario 8: five wonders lie open; who meets the condition of one may claim it and build its stages.
 *
 * Owns wonder[] and stage[]. The ship on a card comes out of the supply. No pirate: the map has none (CS-WON-03).
 * Clauses: CS-WON-*. */
#include "sea.h"

enum {
    ROUTE = 5,
    POINTS = 6
};

enum {
    CHIP_EACH,
    CHIP_PER_ISLAND,
    CHIP_ONCE
};

extern const struct sea_scenario sea_wonders_of_catan;

/* ---------------------------------------------------------------- the five cards */

static int cities(const struct th_ctx *g, int seat)
{
    return cat_standing(g, seat, CAT_CITY_PIECE);
}

static bool marked(const struct th_ctx *g, int kind, int node)
{
    const struct cat_map *map = cat_ru(g)->params.map;
    for (int i = 0; i < map->n_marks; i++)
        if (map->marks[i].kind == kind && map->marks[i].place == node)
            return true;
    return false;
}

static bool lives_at(const struct th_ctx *g, int seat, int kind)
{
    for (int node = 0; node < cat_ru(g)->graph.n_node; node++)
        if (cat_node_owner(cat_bs(g), node) == seat && marked(g, kind, node))
            return true;
    return false;
}

static bool has_harbour_city(const struct th_ctx *g, int seat)
{
    const struct cat_base *s = cat_bs(g);
    for (int i = 0; i < CAT_HARBOURS; i++) {
        const uint8_t *end =
            s->harbour[i] != 0 ? cat_ru(g)->graph.edge_node[s->harbour[i] - 1] : NULL;
        for (int k = 0; k < 2 && end != NULL; k++)
            if (s->node[end[k]] == ((seat + 1) | CAT_CITY_BIT))
                return true;
    }
    return false;
}

static bool may_library(const struct th_ctx *g, int seat)
{
    return cities(g, seat) >= 2;
}

static bool may_bridge(const struct th_ctx *g, int seat)
{
    return lives_at(g, seat, CAT_MARK_PURPLE);
}

static bool may_colossus(const struct th_ctx *g, int seat)
{
    return cat_bs(g)->route[seat] >= ROUTE && has_harbour_city(g, seat); /* CS-WON-10 */
}

static bool may_wall(const struct th_ctx *g, int seat)
{
    return lives_at(g, seat, CAT_MARK_BROWN);
}

static bool may_cathedral(const struct th_ctx *g, int seat)
{
    return cities(g, seat) >= 1 && cat_points(g, seat, true) >= POINTS; /* CS-WON-10 */
}

#define SOME(kind, n) CAT_SOME(CAT_##kind, n)
static const struct {
    const char *name;
    bool (*may_claim)(const struct th_ctx *g, int seat);
    cat_cards price; /* of each stage */
} wonder[SEA_WONDERS] = {
    { "library", may_library, SOME(LUMBER, 1) + SOME(BRICK, 1) + SOME(WOOL, 3) },
    { "bridge", may_bridge, SOME(LUMBER, 3) + SOME(GRAIN, 1) + SOME(WOOL, 1) },
    { "colossus", may_colossus, SOME(GRAIN, 3) + SOME(ORE, 2) },
    { "wall", may_wall, SOME(BRICK, 3) + SOME(LUMBER, 1) + SOME(GRAIN, 1) },
    { "cathedral", may_cathedral, SOME(BRICK, 1) + SOME(GRAIN, 1) + SOME(ORE, 3) },
};

bool sea_wonder_fits(const struct th_ctx *g, int seat, int card)
{
    return wonder[card - 1].may_claim(g, seat);
}

cat_cards sea_wonder_price(int card)
{
    return wonder[card - 1].price;
}

static int owner_of(const struct th_ctx *g, int card)
{
    for (int seat = 0; seat < g->flow->seats; seat++)
        if (sea_st(g)->wonder[seat] == card + 1)
            return seat;
    return -1;
}

/* ---------------------------------------------------------------------- claiming */

th_clause sea_no_claim(const struct th_ctx *g, int seat, th_move m)
{
    int card = th_arg(m, 0) - 1;
    if (sea_scenario(g) != &sea_wonders_of_catan || card < 0 || card >= SEA_WONDERS)
        return CS_WON_05;
    if (sea_st(g)->wonder[seat] != 0)
        return CS_WON_15;
    if (owner_of(g, card) >= 0)
        return CS_WON_06;
    return wonder[card].may_claim(g, seat) && cat_bs(g)->left[SEA_SHIP_PIECE][seat] > 0 ? 0
                                                                                        : CS_WON_05;
}

void sea_do_claim(struct th_ctx *g, int seat, th_move m)
{
    sea_st(g)->wonder[seat] = (uint8_t)th_arg(m, 0);
    cat_bs(g)->left[SEA_SHIP_PIECE][seat]--;
    th_emit(g, SEA_EV_CLAIMED, seat, { (int16_t)th_arg(m, 0) });
}

static int held(const struct th_ctx *g, int owner, int piece)
{
    return piece == SEA_SHIP_PIECE && sea_st(g)->wonder[owner] != 0;
}

/* ------------------------------------------------------------------------ stages */

th_clause sea_no_stage(const struct th_ctx *g, int seat, th_move m)
{
    int card = sea_st(g)->wonder[seat] - 1;
    (void)m;
    if (sea_scenario(g) != &sea_wonders_of_catan || card < 0 ||
        sea_st(g)->stage[seat] == SEA_STAGES)
        return CS_WON_08;
    return cat_covers(cat_bs(g)->hand[seat], wonder[card].price) ? 0 : CB_BUILD_01;
}

void sea_do_stage(struct th_ctx *g, int seat, th_move m)
{
    struct sea_state *sea = sea_st(g);
    (void)m;
    cat_pay(g, seat, wonder[sea->wonder[seat] - 1].price);
    cat_bs(g)->built = 1;
    sea->stage[seat]++;
    cat_bs(g)->dirty |= CAT_DIRTY_POINTS; /* a lead may win: CS-WON-12 */
    th_emit(g, SEA_EV_STAGE, seat, { sea->wonder[seat], sea->stage[seat] });
}

static bool leads(const struct th_ctx *g, int seat)
{
    const uint8_t *stage = sea_st(g)->stage;
    for (int other = 0; other < g->flow->seats; other++)
        if (other != seat && stage[other] >= stage[seat])
            return false;
    return true;
}

/* Nobody has a wonder, and nobody a ship to claim one: none will ever be built (CS-OPEN-20). */
static bool is_hopeless(const struct th_ctx *g)
{
    for (int i = 0; i < g->flow->seats; i++)
        if (sea_st(g)->wonder[i] != 0 || cat_bs(g)->left[SEA_SHIP_PIECE][i] > 0)
            return false;
    return true;
}

static th_clause may_win(const struct th_ctx *g, int seat)
{
    return leads(g, seat) || is_hopeless(g) ? 0 : CS_WON_12;
}

/* A finished wonder wins whatever the points are (CS-WON-11). */
static void title(struct th_ctx *g, struct th_frame *f)
{
    int seat = g->flow->on_turn - 1;
    (void)f;
    if (seat >= 0 && sea_st(g)->stage[seat] == SEA_STAGES)
        cat_win(g, seat);
}

/* The last ship of all can win the game (CS-OPEN-20). */
static void on_built(struct th_ctx *g, const struct cat_build *b)
{
    sea_settle_chip(g, b);
    if (b->piece == SEA_SHIP_PIECE)
        cat_bs(g)->dirty |= CAT_DIRTY_POINTS;
}

static void gen(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    if ((f->actors >> seat & 1) == 0 || (th_def(g, f)->open & CAT_ACT) == 0)
        return;
    for (int card = 1; card <= SEA_WONDERS; card++) {
        th_move m = th_make(SEA_MV_CLAIM, card, 0, 0);
        if (sea_no_claim(g, seat, m) == 0)
            th_add(out, m);
    }
    if (sea_no_stage(g, seat, 0) == 0)
        th_add(out, th_make(SEA_MV_STAGE, 0, 0, 0));
}

/* --------------------------------------------------------- set-up, small islands */

static const struct {
    uint8_t kind;
    const char *name;
} barred[] = {
    { CAT_MARK_BROWN, "brown" },
    { CAT_MARK_PURPLE, "purple" },
    { CAT_MARK_NO_SETUP, "no_setup" },
};

enum {
    BARRED = (int)(sizeof barred / sizeof barred[0])
};

static th_clause may_settle(const struct th_ctx *g, const struct cat_build *b)
{
    for (int i = 0; i < BARRED && cat_piece[b->piece].stands == TH_T_NODE; i++)
        if (marked(g, barred[i].kind, b->at))
            return CS_WON_02;
    return 0;
}

/* Chips for one more settlement there; the first one alone counts with `per_island` and `once`. */
static int land_chips(const struct th_ctx *g, int owner, uint64_t land, bool lives_there)
{
    int how = cat_opt(g, CAT_OPT_SEA_WONDER_CHIP);
    if (land == 0 || (how == CHIP_PER_ISLAND && lives_there))
        return 0;
    return how != CHIP_ONCE || sea_chips(g, owner) == 0;
}

/* -------------------------------------------------------------- positions, clients */

static const struct th_line_def lines[] = {
    { "wonder", TH_PER_SEAT(struct cat_state, sea.wonder, 0, SEA_WONDERS) },
    { "stage", TH_PER_SEAT(struct cat_state, sea.stage, 0, SEA_STAGES) },
    { 0 },
};

static void dump(const struct th_ctx *g, struct th_out *o)
{
    for (int seat = 0; seat < g->flow->seats; seat++) {
        th_line_per_seat(o, "wonder", seat, sea_st(g)->wonder[seat]);
        th_line_per_seat(o, "stage", seat, sea_st(g)->stage[seat]);
    }
}

static int check(const struct th_ctx *g, struct th_why *why)
{
    const struct sea_state *sea = sea_st(g);
    for (int i = 0; i < CAT_OWNERS; i++) {
        if (sea->wonder[i] > SEA_WONDERS || sea->stage[i] > SEA_STAGES ||
            (sea->wonder[i] == 0 && sea->stage[i] != 0))
            return th_fail(why, CS_WON_08, "stages of no wonder", NULL);
        if (sea->stage[i] == SEA_STAGES && g->flow->result != i + 1)
            return th_fail(why, CS_WON_11, "a finished wonder has not won", NULL);
        if (sea->wonder[i] != 0 && owner_of(g, sea->wonder[i] - 1) != i)
            return th_fail(why, CS_WON_06, "two build one wonder, or nobody does", NULL);
    }
    return 0;
}

static void one_card(const struct th_ctx *g, int card, struct th_json *j)
{
    int owner = owner_of(g, card);
    th_json_open(j, NULL, '{');
    th_json_int(j, "card", card + 1);
    th_json_str(j, "name", wonder[card].name);
    th_json_int(j, "owner", owner + 1);
    th_json_int(j, "stage", owner >= 0 ? sea_st(g)->stage[owner] : 0);
    th_json_int(j, "stages", SEA_STAGES);
    th_json_open(j, "price", '{');
    for (int kind = 0; kind < CAT_RES_NB; kind++)
        if (cat_count(wonder[card].price, kind) > 0)
            th_json_int(j, cat_res_name[kind], cat_count(wonder[card].price, kind));
    th_json_close(j, '}');
    th_json_open(j, "fulfilled", '[');
    for (int seat = 0; seat < g->flow->seats; seat++)
        if (wonder[card].may_claim(g, seat))
            th_json_int(j, NULL, seat + 1);
    th_json_close(j, ']');
    th_json_close(j, '}');
}

/* By card, why this seat could not claim it on its turn; nothing where it could. */
static void claims(const struct th_ctx *g, int seat, struct th_json *j)
{
    th_json_open(j, "no_claim", '[');
    for (int card = 1; card <= SEA_WONDERS; card++) {
        th_clause no = sea_no_claim(g, seat, th_make(SEA_MV_CLAIM, card, 0, 0));
        th_json_str(j, NULL, no == 0 ? "" : th_clause_id(no));
    }
    th_json_close(j, ']');
}

static void one_seat(const struct th_ctx *g, int seat, struct th_json *j)
{
    th_json_open(j, NULL, '{');
    th_json_int(j, "seat", seat + 1);
    th_json_int(j, "wonder", sea_st(g)->wonder[seat]);
    th_json_int(j, "stage", sea_st(g)->stage[seat]);
    th_json_bool(j, "leads", leads(g, seat));
    claims(g, seat, j);
    th_json_close(j, '}');
}

static void marks(const struct th_ctx *g, struct th_json *j)
{
    const struct cat_map *map = cat_ru(g)->params.map;
    struct th_out o;
    char at[8];
    th_json_open(j, "marks", '[');
    for (int i = 0; i < map->n_marks; i++)
        for (int k = 0; k < BARRED; k++) {
            if (map->marks[i].kind != barred[k].kind)
                continue;
            th_out_start(&o, at, sizeof at);
            th_out_id(&o, 'n', map->marks[i].place);
            th_json_open(j, NULL, '{');
            th_json_str(j, "kind", barred[k].name);
            th_json_str(j, "at", at);
            th_json_close(j, '}');
        }
    th_json_close(j, ']');
}

static void describe(const struct th_ctx *g, enum th_section s, struct th_json *j)
{
    if (s != TH_TABLE_SECTION)
        return;
    th_json_open(j, "wonders", '{');
    marks(g, j);
    th_json_open(j, "cards", '[');
    for (int card = 0; card < SEA_WONDERS; card++)
        one_card(g, card, j);
    th_json_close(j, ']');
    th_json_open(j, "seats", '[');
    for (int seat = 0; seat < g->flow->seats; seat++)
        one_seat(g, seat, j);
    th_json_close(j, ']');
    th_json_close(j, '}');
}

const struct sea_scenario sea_wonders_of_catan = {
    .rules = { .lines = lines,
               .may_settle = may_settle,
               .may_win = may_win,
               .held = held,
               .on_built = on_built,
               .gen = gen,
               .check = check,
               .dump = dump,
               .describe = describe },
    .name = "wonders_of_catan",
    .map = { { CAT_MAP_SEA_WONDERS_OF_CATAN, CAT_MAP_SEA_WONDERS_OF_CATAN },
             { CAT_MAP_SEA_WONDERS_OF_CATAN, CAT_MAP_SEA_WONDERS_OF_CATAN } },
    .target = { 10, 10 }, /* CS-WON-12 */
    .home = CS_WON_02,
    .land_chips = land_chips, /* CS-WON-04 */
    .title = title,
};
