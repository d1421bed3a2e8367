/* ck_politics.c - the blue progress cards, each with its targets and its impossible cases.
 *
 * Frames: ck.bishop seat = player, a = hex, n = served; ck.rebuild seat = player, a = the path just emptied, m = 1: a ship;
 * ck.wedding seat = who receives; ck.spy seat = spy, a = whom he looks at; ck.deserter seat = who gives a knight up,
 * a = who played the card; ck.place seat = player, a = the vacated crossing, the knight in `waiting`.
 * Clauses: CK-BISH-*, CK-DIPL-*, CK-WAR-*, CK-WED-*, CK-INTR-*, CK-SAB-*, CK-SPY-*, CK-DES-*. Constitution: ck_cards.c. */
#include "ck.h"

typedef bool fits_fn(const struct th_ctx *g, int seat, int other);

static bool any_other(const struct th_ctx *g, int seat, fits_fn *fits)
{
    for (int other = 0; other < g->flow->seats; other++)
        if (fits(g, seat, other))
            return true;
    return false;
}

/* --------------------------------------------------------------------- bishop */

th_clause ck_no_bishop(const struct th_ctx *g, int seat, th_move m)
{
    th_clause no = ck_no_play(g, seat, CK_BISHOP);
    (void)m;
    if (no == 0 && ck_field(g)->roadless != 0)
        return ck_field(g)->roadless;
    return no != 0 || ck_st(g)->landed ? no : CK_BISH_02;
}

void ck_do_bishop(struct th_ctx *g, int seat, th_move m)
{
    (void)m;
    ck_play(g, seat, CK_BISHOP);
    struct th_frame *f = th_push(g, cat_ru(g)->params.rob, seat, 0);
    if (!cat_ru(g)->params.robberless) /* who moves instead robs by rules of his own */
        f->b = CK_F_BISHOP;
}

/* One card of each opponent there, clockwise from the player (CK-BISH-02). */
void ck_run_bishop(struct th_ctx *g, struct th_frame *f)
{
    while (++f->n < g->flow->seats) {
        int victim = (f->seat + f->n) % g->flow->seats;
        struct cat_rob rob = { .mover = f->seat, .hex = (uint8_t)f->a, .victim = (uint8_t)victim };
        if (cat_rob_reaches(g, &rob, victim) && cat_hand_size(cat_bs(g), victim) > 0 &&
            cat_may_rob(g, &rob) == 0) {
            cat_open_steal(g, f->seat, victim);
            return;
        }
    }
    th_pop(g);
}

/* ------------------------------------------------------------------- diplomat */

/* Nothing else of the road's colour is at this end (CK-DIPL-02). */
static bool open_end(const struct th_ctx *g, int owner, int node)
{
    return cat_roads_at(g, owner, node) == 1 && cat_node_owner(cat_bs(g), node) != owner &&
           ck_owner(ck_knight_at(g, node)) != owner;
}

static th_clause not_open(const struct th_ctx *g, int edge)
{
    const uint8_t *end = cat_ru(g)->graph.edge_node[edge];
    int owner = cat_edge_owner(cat_bs(g), edge);
    if (cat_bs(g)->edge[edge] == 0)
        return CK_DIPL_01;
    if (!open_end(g, owner, end[0]) && !open_end(g, owner, end[1]))
        return CK_DIPL_02;
    for (int i = 0; i < 2; i++) /* a knight keeps its last road (CK-DIPL-03) */
        if (ck_owner(ck_knight_at(g, end[i])) == owner && cat_roads_at(g, owner, end[i]) == 1)
            return CK_DIPL_03;
    struct cat_build b = { .owner = (uint8_t)owner,
                           .piece = (uint8_t)cat_piece_on(TH_T_EDGE, cat_bs(g)->edge[edge]),
                           .at = (uint8_t)edge };
    return cat_no_removal(g, &b);
}

th_clause ck_no_diplomat(const struct th_ctx *g, int seat, th_move m)
{
    th_clause no = ck_no_play(g, seat, CK_DIPLOMAT);
    return no != 0 ? no : not_open(g, th_arg(m, 0));
}

/* An own piece may be laid again elsewhere at once; Longest Road waits for it (CK-DIPL-05, CK-DIPL-06). */
void ck_do_diplomat(struct th_ctx *g, int seat, th_move m)
{
    int edge = th_arg(m, 0), owner = cat_edge_owner(cat_bs(g), edge);
    int piece = cat_piece_on(TH_T_EDGE, cat_bs(g)->edge[edge]);
    ck_play(g, seat, CK_DIPLOMAT);
    th_emit(g, piece == SEA_SHIP_PIECE ? CK_EV_SHIP_GONE : CK_EV_ROAD_GONE, seat,
            { (int16_t)owner, (int16_t)edge });
    cat_take_edge(g, edge);
    if (owner != seat)
        return;
    struct th_frame *f = th_push(g, CK_F_REBUILD, seat, 1U << seat);
    f->a = (int16_t)edge;
    f->m = piece == SEA_SHIP_PIECE;
    if (!cat_any_edge(g, seat))
        cat_close_atomic(g);
}

bool ck_sane_rebuild(const struct th_ctx *g, const struct th_frame *f)
{
    return f->m == 0 || cat_in_play(g->rules, SEA_SHIP_PIECE);
}

/* A road is laid anew for a road, a ship for a ship, neither where it was (CK-DIPL-05, CK-SEA-13). */
th_clause ck_no_rebuild(const struct th_ctx *g, const struct cat_build *b)
{
    const struct th_frame *f = th_top(g);
    if (f->kind != CK_F_REBUILD)
        return 0;
    if (f->m != (b->piece == SEA_SHIP_PIECE))
        return CK_SEA_13;
    return f->a == b->at ? CK_DIPL_05 : 0;
}

void ck_gen_rebuild(const struct th_ctx *g, const struct th_frame *f, int seat,
                    struct th_moves *out)
{
    for (int edge = 0; edge < cat_ru(g)->graph.n_edge; edge++)
        if (cat_no_road(g, seat, edge) == 0)
            th_add(out, th_make(CAT_ROAD, edge, 0, 0));
    cat_gen_modules(g, f, seat, out); /* `none` among them, where its kind belongs */
}

static void gen_diplomat(const struct th_ctx *g, int seat, struct th_moves *out)
{
    if (ck_held(g, seat, CK_DIPLOMAT) == 0)
        return;
    for (int edge = 0; edge < cat_ru(g)->graph.n_edge; edge++)
        if (not_open(g, edge) == 0)
            th_add(out, th_make(CK_MV_DIPLOMAT, edge, 0, 0));
}

/* -------------------------------------------------------------------- warlord */

static bool any_inactive(const struct th_ctx *g, int seat)
{
    CK_EACH_NODE(ck_st(g)->post[seat], node)
        if ((ck_st(g)->knight[node] & CK_ACTIVE) == 0)
            return true;
    return false;
}

th_clause ck_no_warlord(const struct th_ctx *g, int seat, th_move m)
{
    th_clause no = ck_no_play(g, seat, CK_WARLORD);
    (void)m;
    return no != 0 || any_inactive(g, seat) ? no : CK_WAR_01;
}

void ck_do_warlord(struct th_ctx *g, int seat, th_move m)
{
    struct ck_state *k = ck_st(g);
    (void)m;
    ck_play(g, seat, CK_WARLORD);
    CK_EACH_NODE(k->post[seat], at) {
        if ((k->knight[at] & CK_ACTIVE) != 0)
            continue;
        k->knight[at] |= CK_ACTIVE | CK_FRESH;
        th_emit(g, CK_EV_ACTIVATE, seat, { ck_place(g, at) });
    }
}

/* ---------------------------------------------------------- wedding, saboteur */

/* Cards an opponent must give: two of the richer ones', as far as they have them (CK-WED-01). */
static int dowry(const struct th_ctx *g, int seat, int other)
{
    int have = cat_hand_size(cat_bs(g), other);
    if (other == seat || cat_points(g, other, true) <= cat_points(g, seat, true))
        return 0;
    return have < 2 ? have : 2;
}

/* Half of the cards of whoever has at least as many points (CK-SAB-01). */
static int damage(const struct th_ctx *g, int seat, int other)
{
    if (other == seat || cat_points(g, other, true) < cat_points(g, seat, true))
        return 0;
    return cat_hand_size(cat_bs(g), other) / 2;
}

typedef int owes_fn(const struct th_ctx *g, int seat, int other);

static bool anybody(const struct th_ctx *g, int seat, owes_fn *owes)
{
    for (int other = 0; other < g->flow->seats; other++)
        if (owes(g, seat, other) > 0)
            return true;
    return false;
}

static void ask_all(struct th_ctx *g, int seat, int frame, owes_fn *owes)
{
    for (int other = 0; other < g->flow->seats; other++) {
        int n = owes(g, seat, other);
        cat_bs(g)->owe[other] = (uint8_t)n;
        if (n > 0 && frame == CK_F_SABOTEUR)
            th_emit(g, CAT_EV_OWES, other, { (int16_t)n });
    }
    cat_open_owe(g, frame, seat);
}

th_clause ck_no_wedding(const struct th_ctx *g, int seat, th_move m)
{
    th_clause no = ck_no_play(g, seat, CK_WEDDING);
    (void)m;
    return no != 0 || anybody(g, seat, dowry) ? no : CK_WED_02;
}

void ck_do_wedding(struct th_ctx *g, int seat, th_move m)
{
    (void)m;
    ck_play(g, seat, CK_WEDDING);
    ask_all(g, seat, CK_F_WEDDING, dowry);
}

/* All have chosen: the gifts change hands; third parties see how many only (CK-HID-05). */
void ck_run_wedding(struct th_ctx *g, struct th_frame *f)
{
    int to = f->seat;
    th_pop(g);
    for (int seat = 0; seat < g->flow->seats; seat++) {
        cat_cards gift = cat_bs(g)->pend[seat];
        int n = cat_hand_pile(g, seat, to);
        if (n == 0)
            continue;
        th_emit(g, CK_EV_GIFT, seat, { (int16_t)to, (int16_t)n });
        th_emit_to(g, 1U << seat | 1U << to, CK_EV_GIVEN, seat, gift, { (int16_t)to });
    }
}

th_clause ck_no_saboteur(const struct th_ctx *g, int seat, th_move m)
{
    th_clause no = ck_no_play(g, seat, CK_SABOTEUR);
    (void)m;
    return no != 0 || anybody(g, seat, damage) ? no : CK_SAB_02;
}

void ck_do_saboteur(struct th_ctx *g, int seat, th_move m)
{
    (void)m;
    ck_play(g, seat, CK_SABOTEUR);
    ask_all(g, seat, CK_F_SABOTEUR, damage);
}

/* ------------------------------------------------------------------- intrigue */

static th_clause no_target(const struct th_ctx *g, int seat, int at)
{
    int owner = ck_owner(ck_st(g)->knight[at]);
    if (owner < 0 || owner == seat || !ck_field(g)->meets(g, seat, at))
        return CK_INTR_01;
    return 0;
}

th_clause ck_no_intrigue(const struct th_ctx *g, int seat, th_move m)
{
    th_clause no = ck_no_play(g, seat, CK_INTRIGUE);
    return no != 0 ? no : no_target(g, seat, ck_at(m, 0));
}

void ck_do_intrigue(struct th_ctx *g, int seat, th_move m)
{
    int at = ck_at(m, 0);
    ck_play(g, seat, CK_INTRIGUE);
    ck_drive_off(g, seat, at, ck_lift_knight(g, at));
}

static void gen_intrigue(const struct th_ctx *g, int seat, struct th_moves *out)
{
    if (ck_held(g, seat, CK_INTRIGUE) > 0)
        for (int at = 0; at < ck_places(g); at++)
            if (no_target(g, seat, at) == 0)
                th_add(out, th_make(CK_MV_INTRIGUE, ck_spot(g, at), 0, 0));
}

/* ------------------------------------------------------------------------ spy */

static bool has_progress(const struct th_ctx *g, int seat, int other)
{
    return other != seat && ck_cards_in_hand(g, other) > 0;
}

th_clause ck_no_spy(const struct th_ctx *g, int seat, th_move m)
{
    th_clause no = ck_no_play(g, seat, CK_SPY);
    if (no != 0 || has_progress(g, seat, th_arg(m, 0)))
        return no;
    return any_other(g, seat, has_progress) ? CK_SPY_01 : CK_SPY_03;
}

void ck_do_spy(struct th_ctx *g, int seat, th_move m)
{
    int victim = th_arg(m, 0);
    ck_play(g, seat, CK_SPY);
    struct th_frame *f = th_push(g, CK_F_SPY, seat, 1U << seat);
    f->a = (int16_t)victim;
    f->sees = (uint8_t)(1U << seat | 1U << victim); /* CK-HID-05 */
    for (int deck = 0; deck < CK_TRACKS; deck++)
        g->blind |= ck_st(g)->unk[victim][deck] > 0; /* what he sees now a view cannot show */
    th_emit(g, CK_EV_LOOKS, seat, { (int16_t)victim });
}

th_clause ck_no_seize(const struct th_ctx *g, int seat, th_move m)
{
    (void)seat;
    return ck_may_hold(g, th_top(g)->a, th_arg(m, 0)) ? 0 : CK_SPY_01;
}

void ck_gen_spy(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    (void)seat;
    for (int card = 0; card < CAT_CARD_NB; card++)
        if (ck_may_hold(g, f->a, card))
            th_add(out, th_make(CK_MV_SEIZE, card, 0, 0));
    th_add(out, th_make(CK_MV_NONE, 0, 0, 0));
}

void ck_do_seize(struct th_ctx *g, int seat, th_move m)
{
    int victim = th_top(g)->a, card = th_arg(m, 0);
    th_pop(g);
    ck_take_card(g, victim, card);
    ck_add_card(g, seat, card);
    th_emit(g, CK_EV_SEIZED, seat, { (int16_t)victim });
    th_emit_to(g, 1U << seat | 1U << victim, CK_EV_SEIZED_CARD, seat, 0,
               { (int16_t)victim, (int16_t)card });
}

/* ------------------------------------------------------------------- deserter */

static bool has_knight(const struct th_ctx *g, int seat, int other)
{
    return other != seat && !ck_empty(&ck_st(g)->post[other]);
}

th_clause ck_no_deserter(const struct th_ctx *g, int seat, th_move m)
{
    th_clause no = ck_no_play(g, seat, CK_DESERTER);
    if (no != 0 || has_knight(g, seat, th_arg(m, 0)))
        return no;
    return any_other(g, seat, has_knight) ? CK_DES_01 : CK_DES_06;
}

void ck_do_deserter(struct th_ctx *g, int seat, th_move m)
{
    int victim = th_arg(m, 0);
    ck_play(g, seat, CK_DESERTER);
    th_push(g, CK_F_DESERTER, victim, 1U << victim)->a = (int16_t)seat;
}

th_clause ck_no_yield(const struct th_ctx *g, int seat, th_move m)
{
    return ck_owner(ck_st(g)->knight[ck_at(m, 0)]) == seat ? 0 : CK_DES_01;
}

void ck_gen_deserter(const struct th_ctx *g, const struct th_frame *f, int seat,
                     struct th_moves *out)
{
    (void)f;
    CK_EACH_NODE(ck_st(g)->post[seat], at)
        th_add(out, th_make(CK_MV_YIELD, ck_spot(g, at), 0, 0));
}

/* The same level; without a piece of it a basic knight, or as an option any lower one (CK-DES-02, CK-DES-03). */
static th_clause no_rank(const struct th_ctx *g, int seat, int level)
{
    const struct ck_state *k = ck_st(g);
    int same = ck_level(k->waiting);
    if (level < CK_BASIC || level > same || k->fielded[seat][level - 1] >= CK_PER_LEVEL)
        return CK_DES_03;
    if (level == same)
        return 0;
    if (k->fielded[seat][same - 1] < CK_PER_LEVEL)
        return CK_DES_02;
    return level == CK_BASIC || cat_opt(g, CAT_OPT_CK_LOWER) != 0 ? 0 : CK_DES_03;
}

static th_clause no_refuge(const struct th_ctx *g, const struct th_frame *f, int at)
{
    bool empty =
        ck_st(g)->knight[at] == 0 && (g->rules->spots != TH_T_NODE || cat_bs(g)->node[at] == 0);
    if (cat_opt(g, CAT_OPT_CK_SAME_VERTEX) != 0)
        return at == th_spot_id(f->a) && empty ? 0 : CK_DES_02;
    return ck_field(g)->no_post(g, f->seat, at);
}

th_clause ck_no_place(const struct th_ctx *g, int seat, th_move m)
{
    th_clause no = no_refuge(g, th_top(g), ck_at(m, 0));
    return no != 0 ? no : no_rank(g, seat, th_arg(m, 1));
}

void ck_gen_place(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    for (int at = 0; at < ck_places(g); at++) {
        if (no_refuge(g, f, at) != 0)
            continue;
        for (int level = CK_BASIC; level <= CK_MIGHTY; level++)
            if (no_rank(g, seat, level) == 0)
                th_add(out, th_make(CK_MV_PLACE, ck_spot(g, at), level, 0));
    }
    th_add(out, th_make(CK_MV_NONE, 0, 0, 0));
}

static bool any_refuge(const struct th_ctx *g, const struct th_frame *f)
{
    bool piece = false;
    for (int level = CK_BASIC; level <= CK_MIGHTY; level++)
        piece |= no_rank(g, f->seat, level) == 0;
    for (int at = 0; at < ck_places(g) && piece; at++)
        if (no_refuge(g, f, at) == 0)
            return true;
    return false;
}

void ck_do_yield(struct th_ctx *g, int seat, th_move m)
{
    struct ck_state *k = ck_st(g);
    int at = ck_at(m, 0), player = th_top(g)->a, knight = ck_lift_knight(g, at);
    th_pop(g);
    th_emit(g, CK_EV_DESERTED, seat, { ck_place(g, at) });
    k->waiting = (uint8_t)((knight & CK_ACTIVE) | ck_knight(player, ck_level(knight)));
    struct th_frame *f = th_push(g, CK_F_PLACE, player, 1U << player);
    f->a = (int16_t)ck_spot(g, at);
    if (any_refuge(g, f))
        return;
    k->waiting = 0; /* no piece or no place (CK-DES-06) */
    cat_close_atomic(g);
}

void ck_do_place(struct th_ctx *g, int seat, th_move m)
{
    struct ck_state *k = ck_st(g);
    int at = ck_at(m, 0), level = th_arg(m, 1), state = k->waiting & CK_ACTIVE;
    k->waiting = 0;
    ck_put_knight(g, at, ck_knight(seat, level) | state); /* may act at once: CK-DES-05 */
    th_emit(g, CK_EV_PLACED, seat, { ck_place(g, at), (int16_t)level });
    cat_close_atomic(g); /* titles are judged once, for the whole card: CK-DES-07 */
}

/* ----------------------------------------------------------------------- lists */

static void gen_plain(const struct th_ctx *g, int seat, int kind, struct th_moves *out)
{
    if (ck_can_make(g, seat, th_make(kind, 0, 0, 0)))
        th_add(out, th_make(kind, 0, 0, 0));
}

static void gen_seats(const struct th_ctx *g, int seat, int kind, struct th_moves *out)
{
    for (int other = 0; other < g->flow->seats; other++)
        if (ck_can_make(g, seat, th_make(kind, other, 0, 0)))
            th_add(out, th_make(kind, other, 0, 0));
}

void ck_gen_politics(const struct th_ctx *g, int seat, struct th_moves *out)
{
    if (ck_st(g)->hand[seat][CK_POLITICS] == 0)
        return;
    gen_plain(g, seat, CK_MV_BISHOP, out);
    gen_diplomat(g, seat, out);
    gen_plain(g, seat, CK_MV_WARLORD, out);
    gen_plain(g, seat, CK_MV_WEDDING, out);
    gen_intrigue(g, seat, out);
    gen_plain(g, seat, CK_MV_SABOTEUR, out);
    gen_seats(g, seat, CK_MV_SPY, out);
    gen_seats(g, seat, CK_MV_DESERTER, out);
}

static bool any_open_road(const struct th_ctx *g)
{
    for (int edge = 0; edge < cat_ru(g)->graph.n_edge; edge++)
        if (not_open(g, edge) == 0)
            return true;
    return false;
}

static bool any_target(const struct th_ctx *g, int seat)
{
    for (int at = 0; at < ck_places(g); at++)
        if (no_target(g, seat, at) == 0)
            return true;
    return false;
}

bool ck_can_politics(const struct th_ctx *g, int seat, int card)
{
    switch (card) {
    case CK_BISHOP: return ck_st(g)->landed != 0 && !cat_ru(g)->params.robberless;
    case CK_DIPLOMAT: return any_open_road(g);
    case CK_WARLORD: return any_inactive(g, seat);
    case CK_WEDDING: return anybody(g, seat, dowry);
    case CK_INTRIGUE: return any_target(g, seat);
    case CK_SABOTEUR: return anybody(g, seat, damage);
    case CK_SPY: return any_other(g, seat, has_progress);
    default: return any_other(g, seat, has_knight);
    }
}
