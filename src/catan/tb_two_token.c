/* tb_two_token.c - trade tokens: what brings them, what an action costs, the forced trade, the robber sent home, a knight for
 * tokens.
 *
 * Frame two.give_back: seat trades; n = cards still to be given back, m = cards still to be drawn from the other hand.
 * Clauses: CT-TW-30..43, CT-X-50. */
#include "tb_two.h"

static int rival(const struct th_ctx *g, int seat)
{
    return (seat + 1) % g->flow->seats;
}

/* --------------------------------------------------------------------- tokens */

th_clause tb_no_tokens(const struct th_ctx *g)
{
    return cat_module_on(g->rules, CAT_M_FISHERMEN) ? CT_X_12 : 0;
}

int tb_token_supply(const struct th_ctx *g)
{
    return (tb_no_tokens(g) == 0 ? TB_TOKENS : 0) - tb_two_st(g)->tokens[0] -
           tb_two_st(g)->tokens[1];
}

void tb_take_tokens(struct th_ctx *g, int seat, int n)
{
    int left = tb_token_supply(g), got = n < left ? n : left;
    if (got == 0)
        return;
    tb_two_st(g)->tokens[seat] = (uint8_t)(tb_two_st(g)->tokens[seat] + got);
    th_emit(g, TB_EV_TOKENS, seat, { (int16_t)got });
}

/* Two at the desert, one at the sea; a hex in the fog is neither yet (CT-TW-30). */
int tb_settling_tokens(const struct th_ctx *g, int node)
{
    const uint8_t *hex = cat_ru(g)->graph.node_hex[node];
    bool home = false, sea = false, more = false;
    for (int i = 0; i < 3; i++) {
        int terrain = hex[i] != CAT_NONE ? cat_bs(g)->terrain[hex[i]] : CAT_SEA;
        home |= terrain == cat_ru(g)->params.home;
        sea |= terrain == CAT_SEA;
        more |= (cat_ru(g)->params.token_land >> terrain & 1) != 0;
    }
    return 2 * home + sea + more;
}

/* -------------------------------------------------------------------- actions */

int tb_token_price(const struct th_ctx *g, int seat)
{
    return cat_points(g, seat, false) <= cat_points(g, rival(g, seat), false) ? 1 : 2;
}

th_clause tb_no_token_action(const struct th_ctx *g, int seat)
{
    if (tb_no_tokens(g) != 0)
        return tb_no_tokens(g);
    if (tb_two_st(g)->acted)
        return CT_TW_43;
    return tb_two_st(g)->tokens[seat] >= tb_token_price(g, seat) ? 0 : CT_TW_36;
}

/* Back to the supply (CT-TW-42). Returns what it cost. */
static int pay(struct th_ctx *g, int seat)
{
    int price = tb_token_price(g, seat);
    tb_two_st(g)->tokens[seat] = (uint8_t)(tb_two_st(g)->tokens[seat] - price);
    tb_two_st(g)->acted = cat_opt(g, CAT_OPT_TWO_ACTIONS) != 0;
    return price;
}

/* --------------------------------------------------------------- forced trade */

enum {
    CARDS = 2
}; /* drawn, and given back: CT-TW-38 */

th_clause tb_no_forced(const struct th_ctx *g, int seat, th_move m)
{
    int theirs = cat_hand_size(cat_bs(g), rival(g, seat));
    int drawn = theirs < CARDS ? theirs : CARDS;
    th_clause no = tb_no_token_action(g, seat);
    (void)m;
    if (no != 0)
        return no;
    if (theirs == 0)
        return CT_TW_39;
    return cat_hand_size(cat_bs(g), seat) + drawn >= CARDS ? 0 : CT_TW_40;
}

void tb_do_forced(struct th_ctx *g, int seat, th_move m)
{
    int other = rival(g, seat), price = pay(g, seat);
    (void)m;
    th_emit(g, TB_EV_FORCED, seat, { (int16_t)other, (int16_t)price });
    struct th_frame *f = th_push(g, TB_F_GIVE_BACK, seat, 0);
    f->n = f->m = CARDS;
    f->sees = (uint8_t)(1U << seat | 1U << other); /* CT-HID-10 */
}

/* First the draws, one by one, then the cards that go back: chosen after the others were seen (CT-TW-40). */
void tb_run_give_back(struct th_ctx *g, struct th_frame *f)
{
    int other = rival(g, f->seat);
    if (f->m > 0 && cat_hand_size(cat_bs(g), other) > 0) {
        f->m--;
        cat_open_steal(g, f->seat, other);
        return;
    }
    f->m = 0; /* one card was all there was: CT-TW-39 */
    if (f->n > 0 && cat_hand_size(cat_bs(g), f->seat) > 0)
        f->actors = (uint8_t)(1U << f->seat);
    else
        th_pop(g);
}

bool tb_sane_give_back(const struct th_ctx *g, const struct th_frame *f)
{
    return f->actors == 0 || (f->m == 0 && f->n > 0 && cat_hand_size(cat_bs(g), f->seat) > 0);
}

void tb_gen_give_back(const struct th_ctx *g, const struct th_frame *f, int seat,
                      struct th_moves *out)
{
    cat_gen_owe(g, f, seat, out);
}

void tb_do_give_back(struct th_ctx *g, int seat, th_move m)
{
    struct th_frame *f = th_top(g);
    int other = rival(g, seat), kind = th_arg(m, 0);
    f->n--;
    f->actors = 0;
    g->blind = true; /* a view does not keep what others were given */
    cat_hand_over(g, seat, other, cat_some(kind, 1));
    th_emit(g, TB_EV_RETURNED, seat, { (int16_t)other });
    th_emit_to(g, 1U << seat | 1U << other, TB_EV_GAVE_BACK, seat, 0,
               { (int16_t)other, (int16_t)kind });
}

/* ---------------------------------------------------------------- robber home */

static bool has_home(const struct th_ctx *g)
{
    const struct cat_params *p = &cat_ru(g)->params;
    for (int hex = 0; hex < cat_ru(g)->graph.n_map; hex++)
        if (cat_bs(g)->terrain[hex] == p->home && (p->barred >> hex & 1) == 0)
            return true;
    return false;
}

/* Where something stands for him it must be there to be moved (CT-X-17, CT-X-19). */
static th_clause no_stand_in(const struct th_ctx *g, int seat)
{
    struct th_frame f = { .kind = cat_ru(g)->params.sent, .seat = (uint8_t)seat };
    th_sane_fn *sane = th_def(g, &f)->sane;
    return sane == NULL || sane(g, &f) ? 0 : th_asks(g->rules, &f);
}

/* Nobody is robbed. Without a home he goes beside the board, and cannot be sent there twice (CT-TW-41, CT-X-50). */
th_clause tb_no_robber_home(const struct th_ctx *g, int seat, th_move m)
{
    th_clause no = tb_no_token_action(g, seat);
    (void)m;
    if (no != 0)
        return no;
    if (cat_ru(g)->params.sent != 0)
        return no_stand_in(g, seat);
    bool gone = cat_bs(g)->robber == 0 && !has_home(g);
    return gone || cat_robber_at_home(g) ? CT_TW_41 : 0;
}

void tb_do_robber_home(struct th_ctx *g, int seat, th_move m)
{
    int price = pay(g, seat), sent = cat_ru(g)->params.sent;
    (void)m;
    th_emit(g, sent == 0 ? TB_EV_HOME : TB_EV_TOKEN_MOVE, seat, { (int16_t)price });
    if (sent == 0)
        cat_send_home(g, seat);
    else
        th_push(g, sent, seat, 0);
}

/* --------------------------------------------------------- a knight for tokens */

th_clause tb_no_knight_swap(const struct th_ctx *g, int seat)
{
    if (tb_no_tokens(g) != 0)
        return tb_no_tokens(g);
    if (tb_two_st(g)->swapped || cat_bs(g)->knights[seat] == 0)
        return CT_TW_31;
    return tb_token_supply(g) > 0 ? 0 : CT_TW_35;
}

th_clause tb_no_swap(const struct th_ctx *g, int seat, th_move m)
{
    (void)m;
    return tb_no_knight_swap(g, seat);
}

/* The card waits for whoever has more, and at least three: cat_title_army gives it to them (CT-TW-32, CT-TW-33). */
static void lose_army(struct th_ctx *g, int seat)
{
    struct cat_base *s = cat_bs(g);
    if (s->army_holder != seat + 1 || (s->knights[seat] >= cat_ru(g)->params.army_min &&
                                       s->knights[seat] > s->knights[rival(g, seat)]))
        return;
    s->army_holder = 0;
    s->dirty |= CAT_DIRTY_ARMY | CAT_DIRTY_POINTS;
    th_emit(g, TB_EV_NO_ARMY, seat, { 0 });
}

void tb_do_swap(struct th_ctx *g, int seat, th_move m)
{
    struct cat_base *s = cat_bs(g);
    (void)m;
    s->knights[seat]--;
    s->spent += cat_some(CAT_KNIGHT_CARD, 1); /* CT-TW-34 */
    tb_two_st(g)->swapped = 1;
    th_emit(g, TB_EV_SWAP, seat, { 0 });
    tb_take_tokens(g, seat, TB_KNIGHT_TOKENS);
    lose_army(g, seat);
}

/* ------------------------------------------------------------- lists of moves */

/* In the player's own turn, before and between the rolls as after them (CT-TW-37). */
void tb_two_gen(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    static const uint8_t kind[] = { TB_MV_FORCED, TB_MV_HOME, TB_MV_SWAP };
    if ((th_def(g, f)->open & (CAT_BEFORE | CAT_ACT)) == 0 || (f->actors >> seat & 1) == 0)
        return;
    for (size_t i = 0; i < sizeof kind; i++) {
        th_move m = th_make(kind[i], 0, 0, 0);
        if (g->rules->move[kind[i]].no(g, seat, m) == 0)
            th_add(out, m);
    }
}
