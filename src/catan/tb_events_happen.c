/* tb_events_happen.c - what the cards say: who is concerned, what they are asked, before the number yields (CT-EV-07).
 *
 * Questions to several go round the table from the active seat (CT-EV-12): frame events.round, n = seats that were asked; it opens
 * events.quake, events.tournament, events.calm_seas and events.plentiful (n = cards still to take), or events.aid (n = how far round the
 * table, a = who receives). The gifts of Good Neighbours are chosen together: events.gift. Whoever may draw a card is asked by
 * events.advantage or events.conflict. Clauses: CT-EV-20..66, CT-HID-10, CT-HID-11, CT-X-21. */
#include "ck.h"
#include "tb_events.h"

static void nothing(struct th_ctx *g)
{
    th_emit(g, TB_EV_NOTHING, TH_DEALER, { (int16_t)tb_event(g) });
}

/* ------------------------------------------------------------ whom a card concerns */

typedef int measure_fn(const struct th_ctx *g, int seat);

static int best_of(const struct th_ctx *g, measure_fn *measure)
{
    int best = 0;
    for (int seat = 0; seat < g->flow->seats; seat++) /* neutral colours do not count: CT-X-21 */
        best = measure(g, seat) > best ? measure(g, seat) : best;
    return best;
}

/* Buildings at harbours, each once, that bring something (CT-EV-48). */
static int at_harbours(const struct th_ctx *g, int seat)
{
    struct cat_nodes quays = cat_quays(g);
    int n = 0;
    for (int node = 0; node < cat_ru(g)->graph.n_node; node++)
        n += cat_node_owner(cat_bs(g), node) == seat && cat_has_node(&quays, node) &&
             !cat_node_sleeps(g, node);
    return n;
}

/* Roads with ships and bridges (CT-EV-45). */
static int on_paths(const struct th_ctx *g, int seat)
{
    int n = 0;
    for (int piece = 0; piece < CAT_PIECE_NB; piece++)
        if (cat_piece[piece].stands == TH_T_EDGE)
            n += cat_standing(g, seat, piece);
    return n;
}

static int public_points(const struct th_ctx *g, int seat)
{
    return cat_points(g, seat, false); /* CT-EV-57 */
}

/* All who have most of it take a card: everybody, if nobody has any (CT-EV-41, CT-EV-49). */
static bool jousts(const struct th_ctx *g, int seat)
{
    return cat_muster(g, seat) == best_of(g, cat_muster);
}

static bool moors(const struct th_ctx *g, int seat)
{
    return at_harbours(g, seat) == best_of(g, at_harbours);
}

static bool harvests(const struct th_ctx *g, int seat)
{
    (void)g;
    (void)seat;
    return true;
}

/* Those with fewer points than the best. */
static int in_need(const struct th_ctx *g)
{
    int best = best_of(g, public_points), n = 0;
    for (int seat = 0; seat < g->flow->seats; seat++)
        n += public_points(g, seat) < best;
    return n;
}

/* One card for each of them, or none at all (CT-EV-55); commodities count (CT-EV-56). */
static bool helps(const struct th_ctx *g, int seat)
{
    int n = in_need(g);
    return public_points(g, seat) == best_of(g, public_points) && n > 0 &&
           cat_hand_size(cat_bs(g), seat) >= n;
}

/* ------------------------------------------------------- one after the other: CT-EV-12 */

static const struct asked {
    uint8_t card, frame, n; /* n: of the frame, cards to take */
    bool (*concerns)(const struct th_ctx *g, int seat);
} round_table[] = {
    { TB_EARTHQUAKE, TB_F_QUAKE, 0, tb_can_quake }, { TB_TOURNAMENT, TB_F_TOURNAMENT, 1, jousts },
    { TB_CALM_SEAS, TB_F_CALM, 1, moors },          { TB_PLENTIFUL, TB_F_PLENTIFUL, 1, harvests },
    { TB_ASSISTANCE, TB_F_AID, 0, helps },
};

static const struct asked *asked(const struct th_ctx *g)
{
    for (size_t i = 0; i < sizeof round_table / sizeof round_table[0]; i++)
        if (round_table[i].card == tb_event(g))
            return &round_table[i];
    return NULL;
}

bool tb_sane_round(const struct th_ctx *g, const struct th_frame *f)
{
    (void)f;
    return asked(g) != NULL;
}

void tb_run_round(struct th_ctx *g, struct th_frame *f)
{
    const struct asked *q = asked(g);
    while (f->n < g->flow->seats) {
        int seat = (f->seat + f->n++) % g->flow->seats;
        if (q->concerns(g, seat)) {
            th_push(g, q->frame, seat, 0)->n = q->n;
            return;
        }
    }
    th_pop(g);
}

static bool concerns_any(const struct th_ctx *g)
{
    for (int seat = 0; seat < g->flow->seats; seat++)
        if (asked(g)->concerns(g, seat))
            return true;
    return false;
}

static void go_round(struct th_ctx *g, int seat)
{
    if (concerns_any(g))
        th_push(g, TB_F_ROUND, seat, 0);
    else
        nothing(g);
}

void tb_run_quake(struct th_ctx *g, struct th_frame *f)
{
    (void)g;
    f->actors = (uint8_t)(1U << f->seat);
}

void tb_gen_plentiful(const struct th_ctx *g, const struct th_frame *f, int seat,
                      struct th_moves *out)
{
    cat_gen_pick(g, f, seat, out);
    th_add(out, th_make(TB_MV_DECLINE, 0, 0, 0)); /* "may": CT-EV-61 */
}

void tb_do_decline(struct th_ctx *g, int seat, th_move m)
{
    (void)m;
    th_pop(g);
    th_emit(g, TB_EV_DECLINED, seat, { 0 });
}

/* ---------------------------------------------------------------------- gifts */

static void tell_gift(struct th_ctx *g, int from, int to, cat_cards what)
{
    th_emit(g, TB_EV_HANDED, from, { (int16_t)to });
    th_emit_to(g, 1U << from | 1U << to, TB_EV_HANDED_CARD, from, what,
               { (int16_t)to }); /* CT-HID-11 */
}

static int left_of(const struct th_ctx *g, int seat)
{
    return (seat + 1) % g->flow->seats;
}

/* Good Neighbours: out of the hands before the event (CT-EV-39). */
static void ask_gifts(struct th_ctx *g, int seat)
{
    bool any = false;
    for (int i = 0; i < g->flow->seats; i++) {
        cat_bs(g)->owe[i] = cat_hand_size(cat_bs(g), i) > 0;
        any |= cat_bs(g)->owe[i] != 0;
    }
    if (any)
        cat_open_owe(g, TB_F_GIFT, seat);
    else
        nothing(g);
}

void tb_run_gifts(struct th_ctx *g, struct th_frame *f)
{
    (void)f;
    th_pop(g);
    for (int seat = 0; seat < g->flow->seats; seat++) {
        cat_cards gift = cat_bs(g)->pend[seat];
        if (cat_hand_pile(g, seat, left_of(g, seat)) > 0)
            tell_gift(g, seat, left_of(g, seat), gift);
    }
}

/* Neighbourly Assistance: the next one in need, clockwise from the giver (CT-EV-54). */
void tb_run_aid(struct th_ctx *g, struct th_frame *f)
{
    int best = best_of(g, public_points);
    while (++f->n < g->flow->seats) {
        int to = (f->seat + f->n) % g->flow->seats;
        if (public_points(g, to) == best)
            continue;
        f->a = (int16_t)to;
        f->sees = (uint8_t)(1U << f->seat | 1U << to);
        f->actors = (uint8_t)(1U << f->seat);
        return;
    }
    th_pop(g);
}

bool tb_sane_aid(const struct th_ctx *g, const struct th_frame *f)
{
    return f->actors == 0 || (f->a != f->seat && f->a < g->flow->seats);
}

void tb_gen_aid(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    cat_gen_owe(g, f, seat, out);
}

void tb_do_aid(struct th_ctx *g, int seat, th_move m)
{
    struct th_frame *f = th_top(g);
    cat_cards card = cat_some(th_arg(m, 0), 1);
    cat_hand_over(g, seat, f->a, card);
    g->blind = true; /* a view does not say what others hold, whoever gave it to them */
    tell_gift(g, seat, f->a, card);
    f->actors = f->sees = 0;
}

/* ---------------------------------------------------- a card out of a hidden hand */

static bool has_victim(const struct th_ctx *g, int seat)
{
    for (int i = 0; i < g->flow->seats; i++)
        if (i != seat && cat_hand_size(cat_bs(g), i) > 0)
            return true;
    return false;
}

/* Whoever holds the card; if nobody does, whoever has more of it than everybody else. -1 = nobody (CT-EV-44, CT-EV-59). */
static int draws(const struct th_ctx *g, int holder, measure_fn *measure)
{
    uint8_t value[CAT_OWNERS] = { 0 };
    if (holder >= 0)
        return holder < g->flow->seats ? holder : -1; /* a neutral colour: CT-X-21 */
    for (int seat = 0; seat < g->flow->seats; seat++)
        value[seat] = (uint8_t)measure(g, seat);
    return cat_leader(value, g->flow->seats, 1, -1);
}

static void ask_victim(struct th_ctx *g, int frame, int seat)
{
    if (seat >= 0 && has_victim(g, seat))
        th_push(g, frame, seat, 1U << seat);
    else
        nothing(g);
}

static void advantage(struct th_ctx *g, int seat)
{
    (void)seat;
    ask_victim(g, TB_F_ADVANTAGE, draws(g, cat_bs(g)->route_holder - 1, on_paths)); /* CT-EV-43 */
}

static void conflict(struct th_ctx *g, int seat)
{
    (void)seat;
    ask_victim(g, TB_F_CONFLICT, draws(g, cat_bs(g)->army_holder - 1, cat_muster)); /* CT-EV-58 */
}

/* One who has cards, if anybody has (CT-EV-63). */
th_clause tb_no_take_from(const struct th_ctx *g, int seat, th_move m)
{
    int victim = th_arg(m, 0);
    if (victim == seat)
        return th_asks(g->rules, th_top(g));
    return cat_hand_size(cat_bs(g), victim) > 0 ? 0 : CT_EV_63;
}

void tb_gen_take_from(const struct th_ctx *g, const struct th_frame *f, int seat,
                      struct th_moves *out)
{
    for (int victim = 0; victim < g->flow->seats; victim++)
        if (tb_no_take_from(g, seat, th_make(TB_MV_TAKE_FROM, victim, 0, 0)) == 0)
            th_add(out, th_make(TB_MV_TAKE_FROM, victim, 0, 0));
    if (f->kind == TB_F_ADVANTAGE) /* "may": CT-EV-43 */
        th_add(out, th_make(TB_MV_DECLINE, 0, 0, 0));
}

void tb_do_take_from(struct th_ctx *g, int seat, th_move m)
{
    th_pop(g);
    cat_open_steal(g, seat, th_arg(m, 0));
}

/* ------------------------------------------------------------------ Robber Flees */

/* Home to the desert; what is a home elsewhere is none for him who flees (CT-EV-51, CT-EV-53). Where barbarians hold him he
 * stays, and where there is no robber nothing happens (CT-X-10, CT-X-11, CT-X-50). */
static void flee(struct th_ctx *g, int seat)
{
    bool frozen = cat_module_on(g->rules, CAT_M_CK) && !ck_st(g)->landed;
    if (cat_ru(g)->params.robberless || frozen)
        nothing(g);
    else if (cat_ru(g)->params.home != CAT_DESERT)
        cat_robber_leaves(g, seat);
    else if (cat_robber_at_home(g))
        nothing(g);
    else
        cat_send_home(g, seat);
}

/* ------------------------------------------------------------------ what happens */

/* A row of the roll. What is not listed has no event, or works while the number yields (Epidemic) or is a seven. */
void tb_roll_event(struct th_ctx *g, struct th_frame *f)
{
    switch (tb_event(g)) {
    case TB_NEIGHBORS: ask_gifts(g, f->seat); break;
    case TB_ADVANTAGE: advantage(g, f->seat); break;
    case TB_CONFLICT: conflict(g, f->seat); break;
    case TB_FLEES: flee(g, f->seat); break;
    default:
        if (asked(g) != NULL)
            go_round(g, f->seat);
    }
}

/* -------------------------------------------------------- how far they are, for people */

static const struct th_frame *open_frame(const struct th_ctx *g, int kind)
{
    for (int i = 0; i < g->flow->depth; i++)
        if (g->flow->stack[i].kind == kind)
            return &g->flow->stack[i];
    return NULL;
}

static enum tb_choice choice_in_round(const struct th_ctx *g, const struct th_frame *f, int seat)
{
    int place = (seat - f->seat + g->flow->seats) % g->flow->seats;
    if (place == f->n - 1)
        return TB_CHOOSES;
    if (place < f->n)
        return TB_CHOSEN;
    return asked(g)->concerns(g, seat) ? TB_WAITS : TB_NOT_ASKED;
}

enum tb_choice tb_choice_of(const struct th_ctx *g, int seat)
{
    const struct th_frame *round = open_frame(g, TB_F_ROUND);
    const struct cat_base *s = cat_bs(g);
    if (round != NULL)
        return choice_in_round(g, round, seat);
    if (open_frame(g, TB_F_GIFT) == NULL)
        return TB_NOT_ASKED;
    if (s->owe[seat] > 0)
        return TB_CHOOSES;
    return s->pend[seat] != 0 || s->pend_unk[seat] > 0 ? TB_CHOSEN : TB_NOT_ASKED;
}
