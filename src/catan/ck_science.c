/* ck_science.c - the green progress cards, each with its targets and its impossible cases.
 *
 * Frame ck.smith: n = promotions left, m = promotions made. Clauses: CK-ALCH-*, CK-CRANE-*, CK-MINE-*, CK-IRRI-*,
 * CK-INV-*, CK-ENG-*, CK-MED-*, CK-SMITH-*, CK-ROAD-*. Printer: ck_cards.c. */
#include "ck.h"

/* ------------------------------------------------------------------ alchemist */

/* What may be named besides the red die: the white one, or where numbers are bare the number itself. */
static int least_named(const struct th_ctx *g)
{
    return cat_ru(g)->params.bare != 0 ? 2 : 1;
}

static int most_named(const struct th_ctx *g)
{
    return cat_ru(g)->params.bare != 0 ? 12 : 6;
}

/* A second roll may not be named that would be rolled again, nor a total that always is; cards that show a number are no dice (CT-TB-10,
 * CT-TW-10, CT-TW-14). */
static th_clause no_sum(const struct th_ctx *g, int red, int white)
{
    const struct cat_params *p = &cat_ru(g)->params;
    if (p->bare == 0 && red + white <= 12 && (p->repeats >> (red + white) & 1) != 0)
        return CT_TB_10;
    return p->bare != 0 || p->rolls == 1 ? 0 : cat_rolled_again(g, red, white);
}

th_clause ck_no_alchemist(const struct th_ctx *g, int seat, th_move m)
{
    int red = th_arg(m, 0), other = th_arg(m, 1);
    if ((th_def(g, th_top(g))->open & CAT_BEFORE) == 0 || cat_bs(g)->card_played)
        return CK_ALCH_03; /* they have rolled, or there is a second roll */
    th_clause no = ck_no_play(g, seat, CK_ALCHEMIST);
    if (no == 0)
        no = no_sum(g, red, other);
    if (no != 0 || (red >= 1 && red <= 6 && other >= least_named(g) && other <= most_named(g)))
        return no;
    return cat_ru(g)->params.bare != 0 ? cat_ru(g)->params.bare : CK_ALCH_01;
}

static void lay_number(struct th_ctx *g, int seat, int red, int number)
{
    struct cat_base *s = cat_bs(g);
    s->die[0] = (uint8_t)red;
    s->total = (uint8_t)number;
    th_emit(g, CK_EV_NAMED, seat, { (int16_t)red, (int16_t)number });
}

/* Red and white are laid down; only the event die is rolled. */
void ck_do_alchemist(struct th_ctx *g, int seat, th_move m)
{
    ck_play(g, seat, CK_ALCHEMIST);
    cat_bs(g)->card_played =
        cat_ru(g)->params.rolls > 1; /* twice in a turn it would be: CK-ALCH-03 */
    (cat_ru(g)->params.bare != 0 ? lay_number : cat_lay_dice)(g, seat, th_arg(m, 0), th_arg(m, 1));
    th_pop(g); /* catan.before */
}

void ck_gen_alchemist(const struct th_ctx *g, int seat, struct th_moves *out)
{
    if (ck_held(g, seat, CK_ALCHEMIST) == 0 || cat_bs(g)->card_played)
        return;
    for (int red = 1; red <= 6; red++)
        for (int other = least_named(g); other <= most_named(g); other++)
            if (no_sum(g, red, other) == 0)
                th_add(out, th_make(CK_MV_ALCHEMIST, red, other, 0));
}

/* ---------------------------------------------------------------------- crane */

static bool can_crane(const struct th_ctx *g, int seat)
{
    for (int track = 0; track < CK_TRACKS && !ck_st(g)->crane; track++)
        if (ck_no_level(g, seat, track) == 0)
            return true;
    return false;
}

th_clause ck_no_crane(const struct th_ctx *g, int seat, th_move m)
{
    th_clause no = ck_no_play(g, seat, CK_CRANE);
    (void)m;
    return no != 0 || can_crane(g, seat) ? no : CK_CRANE_03;
}

void ck_do_crane(struct th_ctx *g, int seat, th_move m)
{
    (void)m;
    ck_play(g, seat, CK_CRANE);
    ck_st(g)->crane = 1;
}

/* --------------------------------------------------------- mining, irrigation */

/* Two cards for every such hex at an own building, as far as the bank goes (CK-MINE-01, CK-MINE-02). */
static int harvest(const struct th_ctx *g, int seat, int terrain)
{
    const struct cat_base *s = cat_bs(g);
    int n = 0, bank = cat_count(s->bank, cat_res_of(terrain));
    for (int hex = 0; hex < cat_ru(g)->graph.n_map; hex++)
        if (s->terrain[hex] == terrain && ck_touches(g, seat, hex))
            n += 2;
    return n < bank ? n : bank;
}

static void gather(struct th_ctx *g, int seat, int card, int terrain)
{
    cat_cards goods = cat_some(cat_res_of(terrain), harvest(g, seat, terrain));
    ck_play(g, seat, card);
    cat_gain(g, seat, goods);
    th_emit_to(g, TH_ALL, CAT_EV_INCOME, seat, goods, { 0 });
}

th_clause ck_no_mining(const struct th_ctx *g, int seat, th_move m)
{
    th_clause no = ck_no_play(g, seat, CK_MINING);
    (void)m;
    return no != 0 || harvest(g, seat, CAT_MOUNTAINS) > 0 ? no : CK_MINE_02;
}

void ck_do_mining(struct th_ctx *g, int seat, th_move m)
{
    (void)m;
    gather(g, seat, CK_MINING, CAT_MOUNTAINS);
}

th_clause ck_no_irrigation(const struct th_ctx *g, int seat, th_move m)
{
    th_clause no = ck_no_play(g, seat, CK_IRRIGATION);
    (void)m;
    return no != 0 || harvest(g, seat, CAT_FIELDS) > 0 ? no : CK_MINE_02;
}

void ck_do_irrigation(struct th_ctx *g, int seat, th_move m)
{
    (void)m;
    gather(g, seat, CK_IRRIGATION, CAT_FIELDS);
}

/* ------------------------------------------------------------------- inventor */

/* One token, none of 2, 6, 8, 12 (CK-INV-01). */
static th_clause no_token(const struct th_ctx *g, int seat, int hex)
{
    const unsigned fixed = 1U << 2 | 1U << 6 | 1U << 8 | 1U << 12;
    unsigned number = cat_bs(g)->number[hex];
    if (number == 0 || (number & fixed) != 0)
        return CK_INV_01;
    return cat_opt(g, CAT_OPT_CK_FORBID_OWN) != 0 && ck_touches(g, seat, hex) ? CK_INV_02 : 0;
}

th_clause ck_no_inventor(const struct th_ctx *g, int seat, th_move m)
{
    int a = th_arg(m, 0), b = th_arg(m, 1);
    th_clause no = ck_no_play(g, seat, CK_INVENTOR);
    if (no == 0)
        no = no_token(g, seat, a);
    if (no == 0)
        no = no_token(g, seat, b);
    if (no != 0)
        return no;
    return cat_bs(g)->number[a] != cat_bs(g)->number[b] ? 0 : CK_INV_03;
}

void ck_do_inventor(struct th_ctx *g, int seat, th_move m)
{
    uint16_t *number = cat_bs(g)->number;
    int a = th_arg(m, 0), b = th_arg(m, 1);
    uint16_t old = number[a];
    ck_play(g, seat, CK_INVENTOR);
    number[a] = number[b];
    number[b] = old;
    th_emit(g, CK_EV_TOKENS, seat, { (int16_t)a, (int16_t)b });
}

/* Each pair once, the smaller hex first; the other order is the same move (CK-INV-04). */
static void gen_inventor(const struct th_ctx *g, int seat, struct th_moves *out)
{
    const uint16_t *number = cat_bs(g)->number;
    uint8_t fit[CAT_HEXES];
    int n = 0;
    if (ck_held(g, seat, CK_INVENTOR) == 0)
        return;
    for (int hex = 0; hex < cat_ru(g)->graph.n_map; hex++)
        if (no_token(g, seat, hex) == 0)
            fit[n++] = (uint8_t)hex;
    for (int a = 0; a < n; a++)
        for (int b = a + 1; b < n; b++)
            if (number[fit[a]] != number[fit[b]])
                th_add(out, th_make(CK_MV_INVENTOR, fit[a], fit[b], 0));
}

/* ---------------------------------------------------------- engineer, medicine */

th_clause ck_no_engineer(const struct th_ctx *g, int seat, th_move m)
{
    th_clause no = ck_no_play(g, seat, CK_ENGINEER);
    return no != 0 ? no : ck_no_wall(g, seat, th_arg(m, 0));
}

void ck_do_engineer(struct th_ctx *g, int seat, th_move m)
{
    ck_play(g, seat, CK_ENGINEER);
    ck_put_wall(g, seat, th_arg(m, 0));
}

cat_cards ck_medicine_cost(void)
{
    return cat_some(CAT_ORE, 2) + cat_some(CAT_GRAIN, 1);
}

static bool is_damaged(const struct th_ctx *g, int seat, int node)
{
    return cat_has_node(&ck_st(g)->damaged, node) && cat_node_owner(cat_bs(g), node) == seat;
}

th_clause ck_no_medicine(const struct th_ctx *g, int seat, th_move m)
{
    int node = th_arg(m, 0);
    th_clause no = ck_no_play(g, seat, CK_MEDICINE);
    if (no == 0 && !is_damaged(g, seat, node)) /* CK-DMG-05 */
        no = cat_no_city(g, seat, node);
    if (no != 0)
        return no;
    return cat_covers(cat_bs(g)->hand[seat], ck_medicine_cost()) ? 0 : CK_MED_02;
}

void ck_do_medicine(struct th_ctx *g, int seat, th_move m)
{
    int node = th_arg(m, 0);
    ck_play(g, seat, CK_MEDICINE);
    ck_pay(g, seat, ck_medicine_cost());
    if (is_damaged(g, seat, node)) {
        ck_restore(g, seat, node);
        return;
    }
    cat_put_city(g, seat, node);
    cat_built(g, &(struct cat_build){
                     .owner = (uint8_t)seat, .piece = CAT_CITY_PIECE, .at = (uint8_t)node });
}

static void gen_at_nodes(const struct th_ctx *g, int seat, int kind, struct th_moves *out)
{
    for (int node = 0; node < cat_ru(g)->graph.n_node; node++)
        if (cat_node_owner(cat_bs(g), node) == seat &&
            ck_can_make(g, seat, th_make(kind, node, 0, 0)))
            th_add(out, th_make(kind, node, 0, 0));
}

/* --------------------------------------------------------------- smith, roads */

th_clause ck_no_smith(const struct th_ctx *g, int seat, th_move m)
{
    th_clause no = ck_no_play(g, seat, CK_SMITH);
    (void)m;
    return no != 0 || ck_any_promotion(g, seat) ? no : CK_SMITH_03;
}

void ck_do_smith(struct th_ctx *g, int seat, th_move m)
{
    (void)m;
    ck_play(g, seat, CK_SMITH);
    th_push(g, CK_F_SMITH, seat, 0)->n = 2;
}

void ck_run_smith(struct th_ctx *g, struct th_frame *f)
{
    if (f->n == 0 || !ck_any_promotion(g, f->seat))
        th_pop(g);
    else
        f->actors = (uint8_t)(1U << f->seat);
}

void ck_gen_smith(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    if (f->m > 0)
        th_add(out, th_make(CK_MV_NONE, 0, 0, 0));
    CK_EACH_NODE(ck_st(g)->post[seat], node)
        if (ck_no_promotion(g, seat, node) == 0)
            th_add(out, th_make(CK_MV_PROMOTE, ck_spot(g, node), 0, 0));
}

th_clause ck_no_roads(const struct th_ctx *g, int seat, th_move m)
{
    th_clause no = ck_no_play(g, seat, CAT_ROADS_CARD);
    (void)m;
    return no != 0 || cat_any_edge(g, seat) ? no : CK_ROAD_02;
}

void ck_do_roads(struct th_ctx *g, int seat, th_move m)
{
    (void)m;
    ck_play(g, seat, CAT_ROADS_CARD);
    th_push(g, CAT_F_EDGES, seat, 0)->n = 2;
}

/* ----------------------------------------------------------------------- lists */

static void gen_plain(const struct th_ctx *g, int seat, int kind, struct th_moves *out)
{
    if (ck_can_make(g, seat, th_make(kind, 0, 0, 0)))
        th_add(out, th_make(kind, 0, 0, 0));
}

void ck_gen_science(const struct th_ctx *g, int seat, struct th_moves *out)
{
    if (ck_st(g)->hand[seat][CK_SCIENCE] == 0)
        return;
    gen_plain(g, seat, CK_MV_CRANE, out);
    gen_plain(g, seat, CK_MV_MINING, out);
    gen_plain(g, seat, CK_MV_IRRIGATION, out);
    gen_inventor(g, seat, out);
    if (ck_held(g, seat, CK_ENGINEER) > 0)
        gen_at_nodes(g, seat, CK_MV_ENGINEER, out);
    if (ck_held(g, seat, CK_MEDICINE) > 0)
        gen_at_nodes(g, seat, CK_MV_MEDICINE, out);
    gen_plain(g, seat, CK_MV_SMITH, out);
    gen_plain(g, seat, CK_MV_ROADS, out);
}

static bool any_at_nodes(const struct th_ctx *g, int seat, int kind)
{
    for (int node = 0; node < cat_ru(g)->graph.n_node; node++)
        if (ck_can_make(g, seat, th_make(kind, node, 0, 0)))
            return true;
    return false;
}

static bool can_invent(const struct th_ctx *g, int seat)
{
    unsigned seen = 0;
    for (int hex = 0; hex < cat_ru(g)->graph.n_map; hex++)
        if (no_token(g, seat, hex) == 0)
            seen |= cat_bs(g)->number[hex];
    return (seen & (seen - 1)) != 0; /* two different numbers */
}

bool ck_can_science(const struct th_ctx *g, int seat, int card)
{
    switch (card) {
    case CK_CRANE: return can_crane(g, seat);
    case CK_MINING: return harvest(g, seat, CAT_MOUNTAINS) > 0;
    case CK_IRRIGATION: return harvest(g, seat, CAT_FIELDS) > 0;
    case CK_INVENTOR: return can_invent(g, seat);
    case CK_ENGINEER: return any_at_nodes(g, seat, CK_MV_ENGINEER);
    case CK_MEDICINE: return any_at_nodes(g, seat, CK_MV_MEDICINE);
    case CK_SMITH: return ck_any_promotion(g, seat);
    default: return cat_any_edge(g, seat);
    }
}
