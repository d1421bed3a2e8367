/* cat_check.c - every invariant of a Catan position. A state that passes can be played on without harm, whatever text
 * it came from; the property tests ask after every move. */
#include "cat.h"

static int check_cards(const struct th_ctx *g, struct th_why *why)
{
    const struct cat_base *s = cat_bs(g);
    cat_cards res = s->bank, dev = s->deck + s->spent;
    int unknown = 0;
    for (int i = 0; i < CAT_OWNERS; i++) {
        if (i >= g->flow->seats && (s->hand[i] | s->pend[i] | s->dev[i] | s->fresh[i]) != 0)
            return th_fail(why, 0, "somebody who does not play holds cards", NULL);
        res += s->hand[i] + s->pend[i];
        dev += s->dev[i] + s->fresh[i] + cat_some(CAT_KNIGHT_CARD, s->knights[i]);
        unknown += s->hand_unk[i] + s->pend_unk[i];
    }
    cat_cards all = cat_ru(g)->params.bank;
    if (!cat_covers(all, res) || cat_total(all - res) != unknown)
        return th_fail(why, 0, "resource cards do not add up", NULL);
    if (dev != cat_ru(g)->params.deck || cat_deck_size(s) < 0)
        return th_fail(why, 0, "development cards do not add up", NULL);
    return 0;
}

static int check_board(const struct th_ctx *g, struct th_why *why)
{
    const struct cat_base *s = cat_bs(g);
    const struct cat_graph *gr = &cat_ru(g)->graph;
    for (int h = 0; h < CAT_HEXES; h++) {
        if (h >= gr->n_hex ? s->terrain[h] != 0 || s->number[h] != 0
                           : s->terrain[h] == CAT_NO_TERRAIN)
            return th_fail(why, CB_BOARD_01, "a hex is missing or too many", NULL);
        if (s->number[h] != 0 && cat_is_barren(cat_like(g, s->terrain[h])))
            return th_fail(why, CB_NUM_03, "a number on a hex that gives nothing", NULL);
    }
    if (s->robber != 0 && (s->robber > gr->n_map || !cat_is_land(s->terrain[s->robber - 1])))
        return th_fail(why, CB_SEVEN_04, "the robber stands in the sea", NULL);
    for (int e = 0; e < gr->n_edge; e++) {
        const uint8_t *end = gr->edge_node[e];
        if (s->node[end[0]] != 0 && s->node[end[1]] != 0)
            return th_fail(why, CB_BUILD_08, "two buildings stand next to each other", NULL);
    }
    for (int i = 0; i < CAT_HARBOURS; i++)
        if (s->harbour[i] != 0 && cat_is_inland(g, s->harbour[i] - 1))
            return th_fail(why, CB_HARB_02, "a harbour lies inland", NULL);
    return 0;
}

/* Caches are what a rebuild from scratch would make them. */
static int check_caches(const struct th_ctx *g, struct th_why *why)
{
    struct cat_state copy;
    struct th_ctx h = { .rules = g->rules, .flow = &copy.flow };
    memcpy(&copy, cat_st(g), sizeof copy);
    cat_rebuild(&h);
    if (memcmp(&copy.base, cat_bs(g), sizeof copy.base) != 0)
        return th_fail(why, 0, "a cache of the board is stale", NULL);
    return 0;
}

static int check_roll(const struct th_ctx *g, struct th_why *why)
{
    const struct cat_base *s = cat_bs(g);
    bool dice = s->die[0] != 0 && s->die[1] != 0;
    if (s->total > 12 || (dice && s->total != s->die[0] + s->die[1]))
        return th_fail(why, CB_PROD_01, "the number rolled is not the sum of the dice", NULL);
    return 0;
}

/* Nobody but who is on turn can win now (CB-WIN-03). */
static int check_turn(const struct th_ctx *g, struct th_why *why)
{
    bool other = g->flow->on_turn != 0 && g->flow->on_turn != g->flow->turn + 1;
    return other ? th_fail(why, CB_WIN_03, "two are on turn at once", NULL) : 0;
}

static int check_titles(const struct th_ctx *g, struct th_why *why)
{
    const struct cat_base *s = cat_bs(g);
    int holder = s->route_holder - 1, army = s->army_holder - 1;
    if (holder >= cat_ru(g)->owners || army >= g->flow->seats)
        return th_fail(why, 0, "a title belongs to somebody who does not play", NULL);
    for (int i = 0; i < cat_ru(g)->owners && !cat_atomic(g); i++) {
        if (holder >= 0 &&
            (s->route[i] > s->route[holder] || s->route[holder] < cat_ru(g)->params.route_min))
            return th_fail(why, CB_LR_07, "the holder of the longest road has not the longest",
                           NULL);
        if (army >= 0 &&
            (s->knights[i] > s->knights[army] || s->knights[army] < cat_ru(g)->params.army_min))
            return th_fail(why, CB_ARMY_02, "the holder of the largest army has not the largest",
                           NULL);
    }
    return s->dirty == 0 ? 0 : th_fail(why, 0, "titles have not been judged", NULL);
}

static int check_trade(const struct th_ctx *g, struct th_why *why)
{
    const struct cat_base *s = cat_bs(g);
    const struct th_frame *f = g->flow->depth > 0 ? th_top(g) : NULL;
    bool open = f != NULL && f->kind == CAT_F_TRADE;
    for (int i = 0; i < CAT_OWNERS; i++) {
        if (!open && (s->deal[i] != 0 || s->answer[i] != 0))
            return th_fail(why, CB_TRADE_07, "an offer lies on the table of nobody", NULL);
        if (i >= g->flow->seats && (s->spoken[i] | s->lapsed[i] | s->owe[i]) != 0)
            return th_fail(why, 0, "somebody who does not play has to act", NULL);
        if (s->lapsed[i] != 0 && (s->spoken[i] == 0 || s->prop[i] != 0))
            return th_fail(why, CB_TRADE_16, "a proposal has lapsed that was never made", NULL);
        if (open && s->answer[i] == CAT_COUNTERED && s->deal[i] == 0)
            return th_fail(why, CB_TRADE_06, "a counter-offer is missing", NULL);
    }
    if (open && (s->deal[f->seat] == 0 || f->n != s->offers || (f->m >> f->seat & 1) != 0))
        return th_fail(why, CB_TRADE_07, "the offer on the table is missing", NULL);
    if (s->offers > cat_opt(g, CAT_OPT_OFFERS) || s->n_refused + open > s->offers)
        return th_fail(why, CB_TRADE_14, "too many offers", NULL);
    return 0;
}

/* What proposals and answers promise is in the hands of those who promise, or can be among their unknown cards. */
static int check_promises(const struct th_ctx *g, struct th_why *why)
{
    const struct cat_base *s = cat_bs(g);
    cat_cards all = 0;
    for (int i = 0; i < g->flow->seats; i++) {
        cat_cards missing = cat_missing(g, i);
        all += missing;
        if (cat_total(missing) > s->hand_unk[i])
            return th_fail(why, CB_TRADE_07, "somebody promises cards they do not hold", NULL);
        if (cat_promised_gold(g, i) > s->coins[i])
            return th_fail(why, CB_TRADE_07, "somebody promises gold they do not have", NULL);
    }
    return cat_covers(cat_unseen(g), all)
               ? 0
               : th_fail(why, CB_TRADE_07, "more cards are promised than there are", NULL);
}

/* ---------------------------------------------- frames: what their columns cannot say */

/* Its step is the set-up's or that of the turns, whichever lies on it. */
bool cat_sane_game(const struct th_ctx *g, const struct th_frame *f)
{
    bool setup = f + 1 <= th_top(g) && f[1].kind == CAT_F_SETUP;
    return f->step == (setup ? 1 : 2);
}

static bool is_round(const struct th_ctx *g, const struct th_frame *f)
{
    return f->n < cat_ru(g)->params.n_rounds;
}

/* The rounds are the last row of the set-up. */
bool cat_sane_rounds(const struct th_ctx *g, const struct th_frame *f)
{
    return f[-1].step == cat_ru(g)->setup.n && is_round(g, f);
}

/* Whoever places is in the round that all are in. */
bool cat_sane_place(const struct th_ctx *g, const struct th_frame *f)
{
    return f->n == f[-1].n && is_round(g, f);
}

/* What follows is a frame that says so in its row. */
bool cat_sane_rob(const struct th_ctx *g, const struct th_frame *f)
{
    if (f->b <= 0 || f->b >= g->rules->n_frames)
        return f->b == 0;
    const struct th_frame_def *next = g->rules->frame[f->b];
    return next != NULL && (next->flags & CAT_FOLLOWS) != 0;
}

bool cat_sane_steal(const struct th_ctx *g, const struct th_frame *f)
{
    return cat_hand_size(cat_bs(g), f->a) > 0;
}

bool cat_sane_draw(const struct th_ctx *g, const struct th_frame *f)
{
    (void)f;
    return cat_deck_size(cat_bs(g)) > 0;
}

/* It asks while something is left to do. */
bool cat_sane_left(const struct th_ctx *g, const struct th_frame *f)
{
    (void)g;
    return f->actors == 0 || f->n > 0;
}

bool cat_sane_pick(const struct th_ctx *g, const struct th_frame *f)
{
    bool due = f[-1].kind == CAT_F_CHOICES; /* else two cards: CB-DEV-08 */
    if (f->n > 2 && !due)
        return false;
    return f->actors == 0 || (f->n > 0 && (cat_bs(g)->bank & CAT_ALL_RES) != 0);
}

static int check_debts(const struct th_ctx *g, struct th_why *why)
{
    const struct cat_base *s = cat_bs(g);
    unsigned debtors = 0;
    bool owing = g->flow->depth > 0 && th_def(g, th_top(g))->gen == cat_gen_owe;
    for (int i = 0; i < g->flow->seats; i++) {
        if (!owing && (s->pend[i] != 0 || s->pend_unk[i] > 0))
            return th_fail(why, CB_SEVEN_03, "cards lie face down although nobody discards", NULL);
        if (s->picks[i] > 0 && !th_on_stack(g, CAT_F_CHOICES))
            return th_fail(why, 0, "cards of choice are due although nobody chooses", NULL);
        if (s->owe[i] > 0)
            debtors |= 1U << i;
        if (s->owe[i] > cat_hand_size(s, i))
            return th_fail(why, CB_SEVEN_02, "somebody owes more cards than they have", NULL);
    }
    if (debtors != (owing ? th_top(g)->actors : 0U))
        return th_fail(why, CB_SEVEN_02, "those who owe cards are not those who are asked", NULL);
    return 0;
}

/* In a view nobody knows what a hidden hand could answer. */
static unsigned hidden_hands(const struct th_ctx *g)
{
    unsigned seats = 0;
    for (int i = 0; i < g->flow->seats; i++)
        seats |= (unsigned)(cat_bs(g)->hand_unk[i] > 0) << i;
    return seats;
}

int cat_check(const struct th_rules *r, const void *state, struct th_why *why)
{
    struct th_ctx g = th_look(r, state);
    if (th_flow_check(r, g.flow, why) != 0 || check_cards(&g, why) != 0 ||
        check_board(&g, why) != 0 || check_caches(&g, why) != 0 || check_roll(&g, why) != 0 ||
        check_turn(&g, why) != 0 || check_titles(&g, why) != 0 || th_frames_check(&g, why) != 0 ||
        check_debts(&g, why) != 0 || check_trade(&g, why) != 0 || check_promises(&g, why) != 0)
        return -1;
    CAT_EACH(&g, check, fn)
        if (fn(&g, why) != 0)
            return -1;
    return th_answers_check(&g, hidden_hands(&g), why);
}
