/* cat_dev.c - development cards: drawn hidden, played one a turn, never in the turn they were bought.
 *
 * Owns deck, dev[], fresh[], spent, knights[], card_played. In a view the deck also holds every card the viewer cannot
 * place, so that a draw has the right odds. Clauses: CB-DEV-*, CB-TURN-03. */
#include "cat.h"

/* ------------------------------------------------------------------- drawing */

/* A module with a deck of its own refuses a purchase itself. */
bool cat_sells_cards(const struct th_ctx *g)
{
    return cat_ru(g)->params.draw != CAT_F_DRAW || cat_deck_size(cat_bs(g)) > 0;
}

void cat_open_draw(struct th_ctx *g, int seat)
{
    int frame = cat_ru(g)->params.draw;
    th_push(g, frame, seat, TH_CHANCE)->sees = (uint8_t)(1U << seat); /* CB-HID-02 */
}

void cat_gen_draw(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    (void)f;
    (void)seat;
    for (int card = 0; card < CAT_DEV_NB; card++) {
        int n = cat_count(cat_bs(g)->deck, card);
        if (n > 0)
            th_add_weighted(out, th_make(CAT_DRAW, card, 0, 0), (uint32_t)n);
    }
}

th_clause cat_no_draw(const struct th_ctx *g, int seat, th_move m)
{
    (void)seat;
    int card = th_arg(m, 0);
    return card < CAT_DEV_NB && cat_count(cat_bs(g)->deck, card) > 0 ? 0 : CB_DEV_01;
}

void cat_do_draw(struct th_ctx *g, int dealer, th_move m)
{
    struct cat_base *s = cat_bs(g);
    int seat = th_top(g)->seat, card = th_arg(m, 0);
    (void)dealer;
    th_pop(g);
    s->deck -= cat_some(card, 1);
    s->fresh[seat] += cat_some(card, 1);
    if (card == CAT_POINT_CARD)
        s->dirty |= CAT_DIRTY_POINTS; /* counts from the purchase on (CB-DEV-10) */
    th_emit_to(g, 1U << seat, CAT_EV_DREW, seat, 0, { (int16_t)card });
}

/* ------------------------------------------------------------------- playing */

/* In hand, not bought just now, and the first one of this turn. */
th_clause cat_no_card(const struct th_ctx *g, int seat, int card)
{
    const struct cat_base *s = cat_bs(g);
    if (cat_ru(g)->params.deckless != 0)
        return cat_ru(g)->params.deckless;
    if (cat_count(s->dev[seat], card) == 0)
        return cat_count(s->fresh[seat], card) > 0 ? CB_DEV_03 : CB_DEV_13;
    if (s->card_played)
        return CB_TURN_03;
    CAT_EACH(g, may_play, fn) {
        th_clause no = fn(g, seat, card);
        if (no != 0)
            return no;
    }
    return 0;
}

void cat_play_card(struct th_ctx *g, int seat, int card)
{
    struct cat_base *s = cat_bs(g);
    s->dev[seat] -= cat_some(card, 1);
    s->card_played = 1;
    if (card !=
        CAT_KNIGHT_CARD) /* knights stay on the table (CB-DEV-06), the others leave the game (CB-DEV-11) */
        s->spent += cat_some(card, 1);
    th_emit(g, CAT_EV_PLAYED, seat, { (int16_t)card });
}

th_clause cat_no_knight(const struct th_ctx *g, int seat, th_move m)
{
    (void)m;
    return cat_no_card(g, seat, CAT_KNIGHT_CARD);
}

void cat_do_knight(struct th_ctx *g, int seat, th_move m)
{
    struct cat_base *s = cat_bs(g);
    (void)m;
    cat_play_card(g, seat, CAT_KNIGHT_CARD);
    s->knights[seat]++;
    s->dirty |= CAT_DIRTY_ARMY;
    th_push(g, cat_ru(g)->params.knight, seat, 0);
}

th_clause cat_no_roads(const struct th_ctx *g, int seat, th_move m)
{
    (void)m;
    th_clause no = cat_no_card(g, seat, CAT_ROADS_CARD);
    if (no != 0)
        return no;
    return cat_any_edge(g, seat) ? 0 : CB_DEV_07; /* no piece or no place */
}

void cat_do_roads(struct th_ctx *g, int seat, th_move m)
{
    (void)m;
    cat_play_card(g, seat, CAT_ROADS_CARD);
    th_push(g, CAT_F_EDGES, seat, 0)->n = 2;
}

void cat_run_edges(struct th_ctx *g, struct th_frame *f)
{
    if (f->n == 0 || !cat_any_edge(g, f->seat))
        th_pop(g);
    else
        f->actors = (uint8_t)(1U << f->seat);
}

th_clause cat_no_done(const struct th_ctx *g, int seat, th_move m)
{
    (void)seat;
    (void)m;
    return th_top(g)->m == 0 ? th_asks(g->rules, th_top(g)) : 0; /* one road at least: CB-DEV-07 */
}

void cat_do_done(struct th_ctx *g, int seat, th_move m)
{
    (void)seat;
    (void)m;
    th_pop(g);
}

th_clause cat_no_plenty(const struct th_ctx *g, int seat, th_move m)
{
    (void)m;
    th_clause no = cat_no_card(g, seat, CAT_PLENTY_CARD);
    if (no != 0)
        return no;
    return cat_bs(g)->bank != 0 ? 0 : CB_DEV_08;
}

void cat_do_plenty(struct th_ctx *g, int seat, th_move m)
{
    (void)m;
    cat_play_card(g, seat, CAT_PLENTY_CARD);
    cat_open_pick(g, seat, 2);
}

th_clause cat_no_monopoly(const struct th_ctx *g, int seat, th_move m)
{
    (void)m;
    return cat_no_card(g, seat, CAT_MONOPOLY_CARD);
}

void cat_do_monopoly(struct th_ctx *g, int seat, th_move m)
{
    struct cat_base *s = cat_bs(g);
    int kind = th_arg(m, 0), got = 0;
    cat_play_card(g, seat, CAT_MONOPOLY_CARD);
    for (int other = 0; other < g->flow->seats; other++) {
        int n = other != seat ? cat_count(s->hand[other], kind) : 0;
        if (s->hand_unk[other] > 0)
            g->blind = true; /* on a view nobody can say how many there are */
        if (n == 0)
            continue;
        cat_hand_over(g, other, seat, cat_some(kind, n));
        th_emit(g, CAT_EV_GAVE, other, { (int16_t)seat, (int16_t)kind, (int16_t)n });
        got += n;
    }
    th_emit(g, CAT_EV_MONOPOLY, seat, { (int16_t)kind, (int16_t)got });
}

void cat_gen_cards(const struct th_ctx *g, int seat, struct th_moves *out)
{
    if (cat_bs(g)->card_played || cat_bs(g)->dev[seat] == 0)
        return;
    const cat_cards dev = cat_bs(g)->dev[seat];
    if (cat_count(dev, CAT_KNIGHT_CARD) > 0 && cat_no_knight(g, seat, 0) == 0)
        th_add(out, th_make(CAT_KNIGHT, 0, 0, 0));
    if (cat_count(dev, CAT_ROADS_CARD) > 0 && cat_no_roads(g, seat, 0) == 0)
        th_add(out, th_make(CAT_ROADS, 0, 0, 0));
    if (cat_count(dev, CAT_PLENTY_CARD) > 0 && cat_no_plenty(g, seat, 0) == 0)
        th_add(out, th_make(CAT_PLENTY, 0, 0, 0));
    if (cat_count(dev, CAT_MONOPOLY_CARD) > 0 && cat_no_monopoly(g, seat, 0) == 0)
        for (int kind = 0; kind < CAT_RES_NB; kind++)
            th_add(out, th_make(CAT_MONOPOLY, kind, 0, 0));
}
