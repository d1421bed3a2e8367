/* tb_fishermen_pay.c - what fish buy: five actions and what a pair of modules adds, each paid with whole tokens; and the old boot, which goes on to whoever is not behind.
 *
 * A payment names its tokens; none of them may be superfluous (CT-FI-38). What the action is aimed at is asked afterwards, in frames
 * fishermen.from, .pick and .road. Clauses: CT-FI-30..45, CT-FR-16, CT-X-12. */
#include "tb_fishermen.h"

/* --------------------------------------------------------------- the actions */

static th_clause idle_unless(bool works)
{
    return works ? 0 : CT_FI_35;
}

static th_clause no_robber(const struct th_ctx *g, int seat)
{
    th_clause no = cat_ru(g)->params.stays != NULL ? cat_ru(g)->params.stays(g) : 0;
    (void)seat;
    return no != 0 ? no : idle_unless(cat_bs(g)->robber != 0);
}

static void robber_off(struct th_ctx *g, int seat)
{
    cat_robber_leaves(g, seat);
}

/* An opponent with cards, protected or not (CT-FR-16). */
static bool has_cards(const struct th_ctx *g, int seat, int victim)
{
    return victim != seat && cat_hand_size(cat_bs(g), victim) > 0;
}

static bool cards_there(const struct th_ctx *g, int seat)
{
    for (int i = 0; i < g->flow->seats; i++)
        if (has_cards(g, seat, i))
            return true;
    return false;
}

static void ask_from(struct th_ctx *g, int seat)
{
    th_push(g, TB_F_FROM, seat, 1U << seat);
}

static th_clause no_cards(const struct th_ctx *g, int seat)
{
    return idle_unless(cards_there(g, seat));
}

static th_clause no_bank(const struct th_ctx *g, int seat)
{
    (void)seat;
    return idle_unless((cat_bs(g)->bank & CAT_ALL_RES) != 0);
}

static void ask_pick(struct th_ctx *g, int seat)
{
    th_push(g, TB_F_PICK, seat, 0)->n = 1;
}

static th_clause no_place(const struct th_ctx *g, int seat)
{
    return idle_unless(cat_any_edge(g, seat));
}

static void ask_road(struct th_ctx *g, int seat)
{
    th_push(g, TB_F_ROAD, seat, 1U << seat);
}

static struct cat_build free_card(int seat)
{
    return (struct cat_build){ .owner = (uint8_t)seat, .piece = CAT_CARD_PIECE, .free = 1 };
}

/* Has this table no cards to take, of the base or of its own? */
static th_clause cardless(const struct th_ctx *g)
{
    const struct cat_params *p = &cat_ru(g)->params;
    return p->draw == CAT_F_DRAW ? p->deckless : 0;
}

static th_clause no_card(const struct th_ctx *g, int seat)
{
    struct cat_build b = free_card(seat);
    if (cardless(g) != 0)
        return cardless(g);
    return idle_unless(cat_sells_cards(g) && cat_may_build(g, &b) == 0);
}

/* Like a card that was bought, it waits for the next turn (CT-FI-36). */
static void take_card(struct th_ctx *g, int seat)
{
    struct cat_build b = free_card(seat);
    th_emit(g, CAT_EV_BOUGHT, seat, { 0 });
    cat_open_draw(g, seat);
    cat_built(g, &b);
}

static const struct cat_deed deeds[TB_FISH_ACTIONS] = {
    /* CT-FI-30 */
    { TB_MV_FISH_ROBBER, 2, no_robber, robber_off }, { TB_MV_FISH_STEAL, 3, no_cards, ask_from },
    { TB_MV_FISH_PICK, 4, no_bank, ask_pick },       { TB_MV_FISH_ROAD, 5, no_place, ask_road },
    { TB_MV_FISH_BUY, 7, no_card, take_card },
};

const struct cat_deed *tb_fish_deed(const struct th_ctx *g, int a)
{
    if (a < TB_FISH_ACTIONS)
        return &deeds[a];
    return a == TB_FISH_ACTIONS ? cat_ru(g)->params.fish_deed : NULL;
}

bool tb_fish_offered(const struct th_ctx *g, int a)
{
    switch (tb_fish_deed(g, a)->move) {
    case TB_MV_FISH_ROBBER: return !cat_ru(g)->params.robberless;
    case TB_MV_FISH_BUY: return cardless(g) == 0;
    default: return true;
    }
}

/* ------------------------------------------------------------------- price */

/* Whoever is behind may have it cheaper (CT-X-12). */
int tb_fish_price(const struct th_ctx *g, int seat, int a)
{
    int less = cat_ru(g)->params.fish_less, points = less > 0 ? cat_points(g, seat, false) : 0;
    for (int i = 0; less > 0 && i < g->flow->seats; i++)
        if (i != seat && cat_points(g, i, false) <= points)
            less = 0;
    return tb_fish_deed(g, a)->price - less;
}

/* Enough, and not without any one of its tokens (CT-FI-31, CT-FI-38). */
static th_clause no_payment(struct tb_tokens pay, int price)
{
    int fish = tb_tokens_fish(pay), smallest = 1;
    while (smallest <= TB_FISH_VALUES && pay.n[smallest - 1] == 0)
        smallest++;
    if (fish < price)
        return CT_FI_30;
    return fish - smallest >= price ? CT_FI_38 : 0;
}

th_clause tb_fish_off(const struct th_ctx *g, int seat, int a)
{
    th_clause no = tb_fish_deed(g, a)->no(g, seat);
    bool rich = tb_tokens_fish(tb_fishermen_st(g)->fish[seat]) >= tb_fish_price(g, seat, a);
    return no != 0 || rich ? no : CT_FI_30;
}

static int action_of(th_move m)
{
    int a = 0;
    while (a < TB_FISH_ACTIONS && deeds[a].move != th_kind(m))
        a++;
    return a;
}

th_clause tb_no_fish_pay(const struct th_ctx *g, int seat, th_move m)
{
    struct tb_tokens pay = tb_fish_of(m);
    int a = action_of(m);
    th_clause no = tb_fish_deed(g, a)->no(g, seat);
    if (no != 0)
        return no;
    if (!tb_fish_covers(tb_fishermen_st(g)->fish[seat], pay))
        return CT_FI_37;
    return no_payment(pay, tb_fish_price(g, seat, a));
}

void tb_do_fish_pay(struct th_ctx *g, int seat, th_move m)
{
    struct tb_tokens pay = tb_fish_of(m);
    tb_fish_spend(g, seat, pay);
    th_emit(g, TB_EV_FISH_PAID, seat, { pay.n[0], pay.n[1], pay.n[2] });
    tb_fish_deed(g, action_of(m))->does(g, seat);
}

static void list_payments(const struct th_ctx *g, int seat, int action, struct th_moves *out)
{
    struct tb_tokens have = tb_fishermen_st(g)->fish[seat];
    int move = tb_fish_deed(g, action)->move, price = tb_fish_price(g, seat, action);
    if (tb_tokens_count(have) == 0 || tb_fish_off(g, seat, action) != 0)
        return;
    for (int a = 0; a <= have.n[0] && a <= price; a++)
        for (int b = 0; b <= have.n[1]; b++)
            for (int c = 0; c <= have.n[2]; c++)
                if (no_payment((struct tb_tokens){ { (uint8_t)a, (uint8_t)b, (uint8_t)c } },
                               price) == 0)
                    th_add(out, th_make(move, a, b, c));
}

/* ---------------------------------------------------------------- whose card */

void tb_gen_fish_from(const struct th_ctx *g, const struct th_frame *f, int seat,
                      struct th_moves *out)
{
    (void)f;
    for (int i = 0; i < g->flow->seats; i++)
        if (has_cards(g, seat, i))
            th_add(out, th_make(TB_MV_FISH_FROM, i, 0, 0));
}

th_clause tb_no_fish_from(const struct th_ctx *g, int seat, th_move m)
{
    return has_cards(g, seat, th_arg(m, 0)) ? 0 : CT_FI_35;
}

void tb_do_fish_from(struct th_ctx *g, int seat, th_move m)
{
    th_pop(g);
    cat_open_steal(g, seat, th_arg(m, 0));
}

bool tb_sane_fish_from(const struct th_ctx *g, const struct th_frame *f)
{
    return cards_there(g, f->seat);
}

bool tb_sane_fish_road(const struct th_ctx *g, const struct th_frame *f)
{
    return cat_any_edge(g, f->seat);
}

/* ---------------------------------------------------------------------- boot */

static bool alone_in_front(const struct th_ctx *g, int seat)
{
    for (int i = 0; i < g->flow->seats; i++)
        if (i != seat && cat_points(g, i, false) >= cat_points(g, seat, false))
            return false;
    return true;
}

/* To whoever has as many points for all to see, or more (CT-FI-42, CT-FI-43). */
th_clause tb_no_boot(const struct th_ctx *g, int seat, th_move m)
{
    int to = th_arg(m, 0);
    if (tb_fishermen_st(g)->boot != seat + 1 || to == seat)
        return CT_FI_42;
    if (cat_points(g, to, false) >= cat_points(g, seat, false))
        return 0;
    return alone_in_front(g, seat) ? CT_FI_44 : CT_FI_42;
}

void tb_do_boot(struct th_ctx *g, int seat, th_move m)
{
    tb_fishermen_st(g)->boot = (uint8_t)(th_arg(m, 0) + 1);
    cat_bs(g)->dirty |= CAT_DIRTY_POINTS; /* one point less to win (CT-FI-41) */
    th_emit(g, TB_EV_BOOT, seat, { (int16_t)th_arg(m, 0) });
}

void tb_fishermen_gen(const struct th_ctx *g, const struct th_frame *f, int seat,
                      struct th_moves *out)
{
    if (f->kind != CAT_F_ACT || (f->actors >> seat & 1) == 0)
        return;
    for (int a = 0; a < TB_FISH_ACTIONS; a++)
        list_payments(g, seat, a, out);
    for (int to = 0; to < g->flow->seats && tb_fishermen_st(g)->boot == seat + 1; to++) {
        th_move m = th_make(TB_MV_BOOT, to, 0, 0);
        if (tb_no_boot(g, seat, m) == 0)
            th_add(out, m);
    }
}

void tb_gen_fish_deed(const struct th_ctx *g, int seat, struct th_moves *out)
{
    list_payments(g, seat, TB_FISH_ACTIONS, out);
}
