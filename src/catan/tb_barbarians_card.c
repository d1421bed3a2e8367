/* tb_barbarians_card.c - the cards of Barbarian Attack: bought, revealed, carried out at once, discarded.
 *
 * The deck is a count of each card (draw when drawn); whatever is not in it lies in the discard pile. Before a draw from an empty
 * deck the pile is shuffled. Treason takes barbarians first, then puts them down: frame barbarians.lure m = still to take, n = to put
 * down in all, a = mask of shores taken from; barbarians.land n = still to put down, a = the same, b = mask of shores put to.
 * Clauses: CT-BA-20..27. Tests: barbarians_cards.t */
#include "tb_barbarians.h"
#include "tb_gold.h"

const uint8_t tb_instants[TB_DECK] = {
#define CARD_NAME(kind, name, deck, lane, count) [lane] = (count),
#include "tb_barbarians_cards.def"
#undef CARD_NAME
};

int tb_instants_left(const struct th_ctx *g)
{
    int n = 0;
    for (int i = 0; i < TB_DECK; i++)
        n += tb_barb(g)->deck[i];
    return n;
}

/* What the next card is drawn from. */
static const uint8_t *pool(const struct th_ctx *g)
{
    return tb_instants_left(g) > 0 ? tb_barb(g)->deck : tb_instants;
}

/* ------------------------------------------------------------------- drawing */

th_clause tb_no_instant(const struct th_ctx *g, int seat, th_move m)
{
    int card = th_arg(m, 0) - TB_KNIGHTHOOD;
    (void)seat;
    return card >= 0 && card < TB_DECK && pool(g)[card] > 0 ? 0 : CT_BA_20;
}

void tb_gen_instant(const struct th_ctx *g, const struct th_frame *f, int seat,
                    struct th_moves *out)
{
    (void)f;
    (void)seat;
    for (int i = 0; i < TB_DECK; i++)
        if (pool(g)[i] > 0)
            th_add_weighted(out, th_make(TB_MV_INSTANT, TB_KNIGHTHOOD + i, 0, 0), pool(g)[i]);
}

static void open_enlist(struct th_ctx *g, int frame, int seat);
static void open_treason(struct th_ctx *g, int seat);
static void open_capture(struct th_ctx *g, int seat);

void tb_do_instant(struct th_ctx *g, int dealer, th_move m)
{
    struct tb_barbarians_state *b = tb_barb(g);
    int seat = th_top(g)->seat, card = th_arg(m, 0);
    (void)dealer;
    th_pop(g);
    if (tb_instants_left(g) == 0) {
        memcpy(b->deck, tb_instants, sizeof b->deck);
        th_emit(g, TB_EV_SHUFFLED, seat, { 0 });
    }
    b->deck[card - TB_KNIGHTHOOD]--;
    th_emit(g, TB_EV_INSTANT, seat, { (int16_t)card });
    switch (card) {
    case TB_KNIGHTHOOD: open_enlist(g, TB_F_KNIGHTHOOD, seat); break;
    case TB_SWIFT_KNIGHT: open_enlist(g, TB_F_SWIFT, seat); break;
    case TB_TREASON: open_treason(g, seat); break;
    default: open_capture(g, seat); break;
    }
}

/* -------------------------------------------- a knight enters (CT-BA-21..23) */

static th_clause no_post(const struct th_ctx *g, int frame, int edge)
{
    struct cat_edges castle = tb_castle_paths(g);
    if (!tb_may_stand(g, edge))
        return cat_ru(g)->params.knight_land_by;
    if (tb_knight_at(g, edge) >= 0)
        return CT_BA_34;
    if (frame == TB_F_SWIFT || cat_has_edge(&castle, edge))
        return 0;
    return frame == TB_F_KNIGHTHOOD ? CT_BA_21 : CT_X_15;
}

/* Whose knight it is: one of the seat's, or the one that nobody plays. */
static int recruit(const struct th_ctx *g, int frame, int seat)
{
    return frame == TB_F_NEUTRAL_KNIGHT ? g->flow->seats : seat;
}

static bool any_post(const struct th_ctx *g, int frame, int seat)
{
    int most = frame == TB_F_NEUTRAL_KNIGHT ? cat_ru(g)->params.neutrals > 0 : TB_KNIGHTS;
    if (tb_knights(g, recruit(g, frame, seat)) >= most)
        return false;
    for (int edge = 0; edge < cat_ru(g)->graph.n_edge; edge++)
        if (no_post(g, frame, edge) == 0)
            return true;
    return false;
}

static void open_enlist(struct th_ctx *g, int frame, int seat)
{
    if (any_post(g, frame, seat))
        th_push(g, frame, seat, 1U << seat);
    else
        th_emit(g, TB_EV_IDLE, seat,
                { frame == TB_F_SWIFT ? TB_SWIFT_KNIGHT : TB_KNIGHTHOOD }); /* CT-BA-23 */
}

bool tb_sane_enlist(const struct th_ctx *g, const struct th_frame *f)
{
    return any_post(g, f->kind, f->seat);
}

th_clause tb_no_enlist(const struct th_ctx *g, int seat, th_move m)
{
    (void)seat;
    return no_post(g, th_top(g)->kind, th_arg(m, 0));
}

void tb_gen_enlist(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    (void)seat;
    for (int edge = 0; edge < cat_ru(g)->graph.n_edge; edge++)
        if (no_post(g, f->kind, edge) == 0)
            th_add(out, th_make(TB_MV_ENLIST, edge, 0, 0));
}

/* With the first knight of the game the one that nobody plays enters, too (CT-X-15). */
void tb_do_enlist(struct th_ctx *g, int seat, th_move m)
{
    int owner = recruit(g, th_top(g)->kind, seat);
    th_pop(g);
    tb_put_knight(g, owner, th_arg(m, 0));
    th_emit(g, TB_EV_ENLISTED, owner, { (int16_t)th_arg(m, 0) });
    if (any_post(g, TB_F_NEUTRAL_KNIGHT, seat))
        th_push(g, TB_F_NEUTRAL_KNIGHT, seat, 1U << seat);
}

/* ------------------------------------------------------ Treason (CT-BA-24, -25) */

struct coast {                 /* as sets of shores */
    unsigned held, open, lost; /* with barbarians; not conquered; conquered */
};

static struct coast look(const struct th_ctx *g)
{
    struct coast c = { 0 };
    for (int i = 0; i < TB_SHORES && tb_shore_hex(g, i) >= 0; i++) {
        int n = tb_barb(g)->horde[i];
        c.held |= (unsigned)(n > 0) << i;
        c.lost |= (unsigned)(n == TB_HORDE) << i;
        c.open |= (unsigned)(n < TB_HORDE) << i;
    }
    return c;
}

static int size(unsigned set)
{
    return th_bits(set);
}

static int least(int a, int b)
{
    return a < b ? a : b;
}

/* Can so many be moved? Those on the board come first, from hexes that leave places enough: conquered ones take none away. */
static bool can_move(const struct th_ctx *g, const struct coast *c, int n)
{
    int taken = least(n, size(c->held)), from_open = taken - least(taken, size(c->lost));
    return n - taken <= tb_horde_left(g) && size(c->open) - from_open >= n;
}

static void open_land(struct th_ctx *g, int seat, int n, unsigned from)
{
    struct th_frame *f = th_push(g, TB_F_LAND, seat, 1U << seat);
    f->n = (uint8_t)n;
    f->a = (int16_t)from;
}

static void open_lure(struct th_ctx *g, int seat, int n, int taken)
{
    struct th_frame *f = th_push(g, TB_F_LURE, seat, 1U << seat);
    f->n = (uint8_t)n;
    f->m = (uint8_t)taken;
}

static void open_treason(struct th_ctx *g, int seat)
{
    struct coast c = look(g);
    int n = can_move(g, &c, 2) ? 2 : can_move(g, &c, 1) ? 1 : 0;
    tb_gold_give(g, seat, TB_TREASON_GOLD);
    if (n > 0 && c.held == 0)
        open_land(g, seat, n, 0); /* all of them from the supply */
    else if (n > 0)
        open_lure(g, seat, n, least(n, size(c.held)));
}

/* What a token buys instead of sending the robber home: one barbarian is moved (CT-X-17). */
bool tb_sane_shift(const struct th_ctx *g, const struct th_frame *f)
{
    struct coast c = look(g);
    (void)f;
    return c.held != 0 && can_move(g, &c, 1);
}

void tb_run_shift(struct th_ctx *g, struct th_frame *f)
{
    int seat = f->seat;
    th_pop(g);
    open_lure(g, seat, 1, 1);
}

/* Shores another barbarian may be taken from, so that enough places are left for all that are moved. */
static unsigned sources(const struct th_ctx *g, const struct th_frame *f)
{
    struct coast c = look(g);
    unsigned from = (unsigned)f->a, fit = 0;
    c.held &= ~from;
    c.lost &= ~from;
    c.open &= ~from;
    for (int i = 0; i < TB_SHORES; i++) {
        if ((c.held >> i & 1) == 0)
            continue;
        int later = f->m - 1, lost = size(c.lost & ~(1U << i)), open = size(c.open & ~(1U << i));
        if (size(c.held) > later && open - (later - least(later, lost)) >= f->n)
            fit |= 1U << i;
    }
    return fit;
}

bool tb_sane_lure(const struct th_ctx *g, const struct th_frame *f)
{
    unsigned from = (unsigned)f->a;
    return f->a >= 0 && from >> TB_SHORES == 0 && f->m > 0 && size(from) + f->m <= f->n &&
           sources(g, f) != 0 && f->n - f->m - size(from) <= tb_horde_left(g);
}

th_clause tb_no_lure(const struct th_ctx *g, int seat, th_move m)
{
    int shore = tb_shore_of(g, th_arg(m, 0));
    (void)seat;
    if (shore < 0 || tb_barb(g)->horde[shore] == 0 || ((unsigned)th_top(g)->a >> shore & 1) != 0)
        return CT_BA_24;
    return (sources(g, th_top(g)) >> shore & 1) != 0 ? 0 : CT_BA_25;
}

static void gen_shores(const struct th_ctx *g, unsigned set, int move, struct th_moves *out)
{
    for (int hex = 0; hex < cat_ru(g)->graph.n_map && set != 0; hex++) {
        int shore = tb_shore_of(g, hex);
        if (shore >= 0 && (set >> shore & 1) != 0)
            th_add(out, th_make(move, hex, 0, 0));
    }
}

void tb_gen_lure(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    (void)seat;
    gen_shores(g, sources(g, f), TB_MV_LURE, out);
}

void tb_do_lure(struct th_ctx *g, int seat, th_move m)
{
    struct th_frame *f = th_top(g);
    int shore = tb_shore_of(g, th_arg(m, 0));
    th_emit(g, TB_EV_LURED, seat, { (int16_t)th_arg(m, 0) });
    tb_put_horde(g, shore, tb_barb(g)->horde[shore] - 1);
    f->a = (int16_t)(f->a | 1 << shore);
    if (--f->m > 0)
        return;
    int n = f->n;
    unsigned from = (unsigned)f->a;
    th_pop(g);
    open_land(g, seat, n, from);
}

static unsigned targets(const struct th_ctx *g, const struct th_frame *f)
{
    return look(g).open & ~((unsigned)f->a | (unsigned)f->b);
}

bool tb_sane_land(const struct th_ctx *g, const struct th_frame *f)
{
    return ((unsigned)f->a | (unsigned)f->b) >> TB_SHORES == 0 && f->n > 0 &&
           size(targets(g, f)) >= f->n;
}

th_clause tb_no_land(const struct th_ctx *g, int seat, th_move m)
{
    int shore = tb_shore_of(g, th_arg(m, 0));
    (void)seat;
    return shore >= 0 && (targets(g, th_top(g)) >> shore & 1) != 0 ? 0 : CT_BA_25;
}

void tb_gen_land(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    (void)seat;
    gen_shores(g, targets(g, f), TB_MV_LAND, out);
}

void tb_do_land(struct th_ctx *g, int seat, th_move m)
{
    struct th_frame *f = th_top(g);
    int shore = tb_shore_of(g, th_arg(m, 0)), there = tb_barb(g)->horde[shore] + 1;
    th_emit(g, TB_EV_MOVED_IN, seat, { (int16_t)th_arg(m, 0), (int16_t)there });
    tb_put_horde(g, shore, there);
    f->b = (int16_t)(f->b | 1 << shore);
    if (--f->n == 0)
        th_pop(g);
}

/* --------------------------------------------------------- Intrigue (CT-BA-26) */

static void open_capture(struct th_ctx *g, int seat)
{
    if (look(g).held != 0) {
        th_push(g, TB_F_CAPTURE, seat, 1U << seat);
        return;
    }
    th_emit(g, TB_EV_IDLE, seat, { TB_CAPTURE });
    cat_open_draw(g, seat);
}

bool tb_sane_capture(const struct th_ctx *g, const struct th_frame *f)
{
    (void)f;
    return look(g).held != 0;
}

th_clause tb_no_capture(const struct th_ctx *g, int seat, th_move m)
{
    int shore = tb_shore_of(g, th_arg(m, 0));
    (void)seat;
    return shore >= 0 && tb_barb(g)->horde[shore] > 0 ? 0 : CT_BA_26;
}

void tb_gen_capture(const struct th_ctx *g, const struct th_frame *f, int seat,
                    struct th_moves *out)
{
    (void)f;
    (void)seat;
    gen_shores(g, look(g).held, TB_MV_CAPTURE, out);
}

void tb_do_capture(struct th_ctx *g, int seat, th_move m)
{
    int shore = tb_shore_of(g, th_arg(m, 0));
    th_pop(g);
    tb_put_horde(g, shore, tb_barb(g)->horde[shore] - 1);
    tb_take_prisoners(g, seat, 1);
}
