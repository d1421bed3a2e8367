/* ck_module.c - Cities & Knights as a module of Catan: its numbers, its hooks, its rows of the turn.
 *
 * Owns struct ck_state. The rest: ck_event.c (event die, gates, aqueduct), ck_attack.c, ck_city.c (walls, improvements,
 * metropolises, damage), ck_knight.c, ck_cards.c (decks and hands), ck_science.c ck_politics.c ck_trade.c (each card),
 * ck_view.c, ck_text.c, ck_check.c, ck_describe.c. Clauses: CK-*. Tests: tests/rules/catan/ck_*.t */
#include "cat_maps.h"
#include "ck.h"

static void params(struct cat_params *p, const struct th_setup *setup)
{
    const cat_cards one = cat_some(CK_COIN, 1) + cat_some(CK_PAPER, 1) + cat_some(CK_CLOTH, 1);
    if (setup->opt[CAT_OPT_LAYOUT] != 0)
        p->map = &cat_maps[CAT_MAP_CK];            /* CK-LAY-01..03: the layout named beginner */
    p->bank += (setup->seats > 4 ? 18 : 12) * one; /* CK-COMP-01, CK-56-01 */
    p->deck = 0;
    p->deckless = CK_PREP_01;
    p->field = &ck_crossings;
    p->goods = CAT_KINDS;
    p->cards = CAT_CARD_NB;
    if ((setup->modules >> CAT_M_SEA & 1) != 0)
        p->target = (uint8_t)(p->target + setup->opt[CAT_OPT_CK_SEA_BONUS]); /* CK-SEA-09 */
    else
        p->target = 13;    /* CK-WIN-01 */
    p->seven = CK_F_SEVEN; /* CK-SEVEN-03 */
    p->lose = CK_F_LOSE;
    p->start_points = 3; /* a settlement and a city: CK-FOUND-02, CK-FOUND-03 */
    p->round[1].piece = CAT_CITY_PIECE;
    p->round[0].clause = CK_FOUND_02;
    p->round[1].clause = CK_FOUND_03;
    p->asks[CAT_F_BEFORE] = CK_TURN_02;
    p->asks[CAT_F_DICE] = p->asks[CAT_F_ACT] = CK_TURN_01;
    p->asks[CAT_F_SPECIAL] = CK_56_02;
    p->asks[CAT_F_OWE] = CK_SEVEN_01;
    p->asks[CAT_F_EDGES] = CK_ROAD_01;
}

void ck_pay(struct th_ctx *g, int seat, cat_cards cost)
{
    if (cost != 0)
        cat_pay(g, seat, cost);
    cat_bs(g)->built = 1;
}

bool ck_touches(const struct th_ctx *g, int seat, int hex)
{
    struct cat_rob at = { .hex = (uint8_t)hex };
    return cat_rob_reaches(g, &at, seat);
}

bool ck_can_make(const struct th_ctx *g, int seat, th_move m)
{
    return g->rules->move[th_kind(m)].no(g, seat, m) == 0;
}

/* -------------------------------------------------------------------- hooks */

static th_clause may_build(const struct th_ctx *g, const struct cat_build *b)
{
    switch (b->piece) {
    case CAT_ROAD_PIECE:
    case SEA_SHIP_PIECE: return ck_no_rebuild(g, b);
    case CAT_TOWN_PIECE: return ck_knight_at(g, b->at) != 0 ? CK_KNIGHT_19 : 0;
    case CAT_CITY_PIECE: return ck_has_damaged(g, b->owner) ? CK_DMG_03 : 0;
    default: return 0;
    }
}

static th_clause cuts_route(const struct th_ctx *g, int owner, int node)
{
    int knight = ck_knight_at(g, node);
    return knight != 0 && ck_owner(knight) != owner ? CK_KNIGHT_17 : 0; /* length: CK-KNIGHT-18 */
}

/* Cities give a commodity with their resource, but for hills and fields (CK-PROD-02..05); gold none (CK-SEA-10). */
static void yield(const struct th_ctx *g, struct cat_yield *y)
{
    static const uint8_t good[CAT_TERRAIN_NB] = {
        [CAT_FOREST] = CK_PAPER, [CAT_PASTURE] = CK_CLOTH, [CAT_MOUNTAINS] = CK_COIN
    };
    int terrain = cat_bs(g)->terrain[y->hex], res = cat_res_of(terrain);
    if (y->picks > 1 && cat_has_node(&ck_st(g)->damaged, y->node))
        y->picks = 1; /* like a settlement: CK-DMG-01 */
    if (y->setup || y->goods == 0 || (cat_bs(g)->node[y->node] & CAT_CITY_BIT) == 0)
        return;
    if (cat_has_node(&ck_st(g)->damaged, y->node))
        y->goods = cat_some(res, 1);
    else if (good[terrain] != 0)
        y->goods = cat_some(res, 1) + cat_some(good[terrain], 1);
}

static int hand_limit(const struct th_ctx *g, int seat, int so_far)
{
    return so_far + 2 * ck_walls(g, seat); /* CK-SEVEN-01 */
}

/* The best applicable rate; rates do not combine (CK-TRADE-05..11). */
static int trade_rate(const struct th_ctx *g, struct cat_swap *w, int so_far)
{
    const struct ck_state *k = ck_st(g);
    bool good = w->give >= CAT_RES_NB;
    bool guild = good && k->level[w->seat][CK_TRADE] >= 3;
    bool merchant = k->merchant_owner == w->seat + 1 &&
                    cat_res_of(cat_bs(g)->terrain[k->merchant - 1]) == w->give;
    bool fleet = (k->fleet >> w->give & 1) != 0 && g->flow->on_turn == w->seat + 1;
    if (good)
        w->clause = so_far == 3 ? CK_TRADE_03 : CK_TRADE_02;
    if (w->get == CAT_COINS) /* no card: CT-GOLD-03, CT-GOLD-04 */
        return so_far;
    if (so_far <= 2 || !(guild || merchant || fleet))
        return so_far;
    w->clause = guild ? CK_TRADE_07 : merchant ? CK_TRADE_08 : CK_FLEET_01;
    return 2;
}

static int points(const struct th_ctx *g, int seat, bool secret_too)
{
    const struct ck_state *k = ck_st(g);
    int n = k->defender[seat] + (k->merchant_owner == seat + 1);
    (void)secret_too; /* CK-HID-06 */
    for (int i = 0; i < 2; i++)
        n += k->shown[i] == seat + 1;
    for (int track = 0; track < CK_TRACKS; track++)
        n += ck_crown_owner(g, track) == seat ? 2 : 0; /* CK-METRO-02 */
    if (!ck_empty(&k->damaged))
        CK_EACH_NODE(k->damaged, node)
            n -= cat_node_owner(cat_bs(g), node) == seat; /* CK-DMG-01 */
    return n;
}

static int muster(const struct th_ctx *g, int seat, int so_far)
{
    (void)so_far;
    return ck_strength(g, seat); /* there are no knight cards: CT-EV-42, CT-EV-60 */
}

static void on_income(struct th_ctx *g, const struct cat_income *i)
{
    ck_st(g)->got |= (uint8_t)(1U << i->seat); /* CK-PROD-10 */
}

/* Cards of the seat on turn, and in its action phase the offers of Commercial Harbour. */
static void gen_cards(const struct th_ctx *g, bool acts, int seat, struct th_moves *out)
{
    if (g->flow->on_turn != seat + 1)
        return;
    if (ck_cards_in_hand(g, seat) > 0) {
        ck_gen_science(g, seat, out);
        ck_gen_politics(g, seat, out);
        ck_gen_trade(g, seat, out);
    }
    if (acts)
        ck_gen_offers(g, seat, out);
    ck_gen_waste(g, seat, out);
}

static void gen(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    int open = th_def(g, f)->open;
    if ((f->actors >> seat & 1) == 0)
        return;
    if ((open & CAT_OVER) != 0)
        ck_gen_shed(g, seat, out);
    if ((open & CAT_BEFORE) != 0)
        ck_gen_alchemist(g, seat, out);
    if ((open & (CAT_ACT | CAT_SPECIAL)) != 0)
        ck_gen_builds(g, seat, out);
    if ((open & CAT_ACT) != 0)
        ck_gen_actions(g, seat, out);
    if ((open & (CAT_ACT | CAT_OVER)) != 0)
        gen_cards(g, (open & CAT_ACT) != 0, seat, out);
    if (f->kind == CK_F_REBUILD)
        th_add(out, th_make(CK_MV_NONE, 0, 0, 0));
}

/* wall, recruit, activate, promote, repair, improve: in the order of the move list. */
void ck_gen_builds(const struct th_ctx *g, int seat, struct th_moves *out)
{
    if (cat_count(cat_bs(g)->hand[seat], CAT_BRICK) >= 2 && ck_walls(g, seat) < CK_WALLS)
        for (int node = 0; node < cat_ru(g)->graph.n_node; node++)
            if (cat_node_owner(cat_bs(g), node) == seat && ck_no_wall(g, seat, node) == 0)
                th_add(out, th_make(CK_MV_WALL, node, 0, 0));
    ck_gen_knights(g, seat, out);
    ck_gen_improve(g, seat, out);
}

/* -------------------------------------------------------------- rows of the turn */

/* Knights forget what they did (CK-ACT-01); in a turn's special build phase they could do it once more. */
void ck_turn_begin(struct th_ctx *g, struct th_frame *f)
{
    struct ck_state *k = ck_st(g);
    (void)f;
    for (int i = 0; i < CAT_NODES; i++)
        k->knight[i] &= (uint8_t) ~(CK_FRESH | CK_PROMOTED);
}

/* While there are more than four cards the turn does not pass on (CK-TURN-06); then what lasts for a turn is gone. */
void ck_turn_end(struct th_ctx *g, struct th_frame *f)
{
    struct ck_state *k = ck_st(g);
    if (ck_cards_in_hand(g, f->seat) > CK_HAND_LIMIT) {
        f->step--; /* this row once more */
        ck_open_limit(g, f->seat, true);
        return;
    }
    k->crane = k->fleet = k->event = k->got = 0;
    memset(k->harbour, 0, sizeof k->harbour);
}

/* ------------------------------------------------------------- shared answers */

/* Nothing more, or nothing at all: where an answer is optional. */
th_clause ck_no_none(const struct th_ctx *g, int seat, th_move m)
{
    const struct th_frame *f = th_top(g);
    (void)seat;
    (void)m;
    return f->kind == CK_F_SMITH && f->m == 0 ? CK_SMITH_03 : 0;
}

void ck_do_none(struct th_ctx *g, int seat, th_move m)
{
    (void)seat;
    (void)m;
    if (th_top(g)->kind == CK_F_PLACE)
        ck_st(g)->waiting = 0; /* the knight stays away (CK-DES-06) */
    if ((th_def(g, th_top(g))->flags & TH_ATOMIC) != 0)
        cat_close_atomic(g);
    else
        th_pop(g);
}

th_move ck_timeout_none(const struct th_ctx *g, const struct th_frame *f, int seat)
{
    (void)g;
    (void)f;
    (void)seat;
    return th_make(CK_MV_NONE, 0, 0, 0);
}

/* As if the barbarians had been there: robber, Bishop and chase need not wait for them (CK-HOUSE-01). */
static void lay(struct th_ctx *g)
{
    ck_st(g)->landed = cat_opt(g, CAT_OPT_CK_ROBBER) != 0;
}

const struct cat_module ck_module = {
    .params = params,
    .lines = ck_lines,
    .lay = lay,
    .may_build = may_build,
    .may_remove = ck_may_remove,
    .may_rob = ck_may_rob,
    .cuts_route = cuts_route,
    .moors = ck_moors,
    .yield = yield,
    .hand_limit = hand_limit,
    .trade_rate = trade_rate,
    .points = points,
    .muster = muster,
    .on_income = on_income,
    .sees_hand = ck_sees_hand,
    .gen = gen,
    .hide = ck_hide,
    .fill = ck_fill,
    .check = ck_check,
    .derive = ck_derive,
    .dump = ck_dump,
    .describe = ck_describe,
};
