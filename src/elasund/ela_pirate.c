/* ela_pirate.c - a roll of 7: cards for every cube in the pirate's row, and what the towers take of them.
 *
 * Frame elasund.pirate: step 0 says who owes what and asks all debtors at once; step 1 shows the gifts together and lets
 * the active player plunder; step 2 clears the pot. Clauses: EL-PIR-*. */
#include "ela.h"

enum {
    ASK,
    SHOW,
    SWEEP
};

/* ----------------------------------------------------------- cubes in the row */

int ela_cubes_in_row(const struct th_ctx *g, int seat, int row)
{
    const struct ela_state *s = ela_st(g);
    int n = 0;
    for (int at = 0; at < ela_ru(g)->fields; at++) { /* a flag each in the top rows (EL-PIR-04) */
        int below = row - ela_row(at);
        bool mine = s->house[at] != 0 && ela_house_owner(s->house[at]) == seat;
        n += mine && below >= 0 && below < ela_house_cubes(s->house[at]);
    }
    for (int tile = 1; tile <= ELA_CHURCH_TILES; tile++)
        n += s->church[tile - 1] == seat + 1 && ela_row(ela_church_field(s->first, tile)) == row;
    uint8_t east = row > 0 && row <= ELA_EAST ? s->wall[2 * ELA_STRIP + row - 1] : 0;
    return n + ((east & 15) == seat + 1 && ela_is_tower(east)); /* EL-PIR-05 */
}

/* --------------------------------------------------------------------- gifts */

/* What is not a choice is chosen at once: all cards (EL-PIR-06), or gold where there is nothing else. */
static void choose_for(struct th_ctx *g, int seat, int n)
{
    struct ela_state *s = ela_st(g);
    if (n >= ela_hand_size(s, seat)) {
        memcpy(s->pend[seat], s->hand[seat], ELA_CARDS);
        s->pend_unk[seat] = s->unk[seat];
    } else if (ela_influence(s, seat) == 0)
        s->pend[seat][ELA_GOLD] = (uint8_t)n;
    else
        s->owe[seat] = (uint8_t)n;
}

static void ask_gifts(struct th_ctx *g, struct th_frame *f)
{
    for (int seat = 0; seat < g->flow->seats; seat++) {
        int n = ela_cubes_in_row(g, seat, ela_st(g)->ship - 1); /* EL-PIR-03 */
        if (n == 0)
            continue;
        th_emit(g, ELA_EV_OWES, seat, { (int16_t)n });
        choose_for(g, seat, n);
    }
    ela_ask_gifts(g, f);
}

/* The rest goes away: gold to the supply, influence to the discards (EL-PIR-10). */
static void put_away(struct th_ctx *g, uint8_t cards[ELA_CARDS])
{
    for (int colour = ELA_GREEN; colour <= ELA_RED; colour++)
        ela_st(g)->discard[colour] = (uint8_t)(ela_st(g)->discard[colour] + cards[colour]);
    memset(cards, 0, ELA_CARDS);
}

/* Shown together (EL-PIR-07); nobody takes back his own (EL-PIR-08). */
static void show_gifts(struct th_ctx *g, int active)
{
    struct ela_state *s = ela_st(g);
    for (int seat = 0; seat < g->flow->seats; seat++) {
        uint8_t cards[ELA_CARDS];
        if (ela_collect(g, seat, cards) > 0)
            g->blind = true; /* a view cannot say what others give */
        if (ela_bundle(cards) == 0)
            continue;
        th_emit_to(g, TH_ALL, ELA_EV_GAVE, seat, ela_bundle(cards), { 0 });
        for (int kind = 0; kind < ELA_CARDS && seat != active; kind++)
            s->pot[kind] = (uint8_t)(s->pot[kind] + cards[kind]);
        if (seat == active)
            put_away(g, cards);
    }
}

static void open_plunder(struct th_ctx *g, int seat)
{
    int towers = ela_towers(ela_st(g), seat);
    if (towers > 0 && ela_bundle(ela_st(g)->pot) != 0)
        th_push(g, ELA_F_PLUNDER, seat, 1U << seat)->n = (uint8_t)towers;
}

void ela_turn_pirate(struct th_ctx *g, struct th_frame *f)
{
    if (ela_total(ela_st(g)) == 7)
        th_push(g, ELA_F_PIRATE, f->seat, 0);
}

void ela_run_pirate(struct th_ctx *g, struct th_frame *f)
{
    switch (f->step++) {
    case ASK: ask_gifts(g, f); break;
    case SHOW:
        show_gifts(g, f->seat);
        open_plunder(g, f->seat);
        break;
    default: put_away(g, ela_st(g)->pot); th_pop(g);
    }
}

/* ------------------------------------------------------------------- plunder */

void ela_gen_plunder(const struct th_ctx *g, const struct th_frame *f, int seat,
                     struct th_moves *out)
{
    (void)f;
    (void)seat;
    for (int kind = 0; kind < ELA_CARDS; kind++)
        if (ela_st(g)->pot[kind] > 0)
            th_add(out, th_make(ELA_PLUNDER, kind, 0, 0));
    th_add(out, th_make(ELA_STOP, 0, 0, 0));
}

th_clause ela_no_plunder(const struct th_ctx *g, int seat, th_move m)
{
    (void)seat;
    return ela_st(g)->pot[th_arg(m, 0)] > 0 ? 0 : EL_PIR_08;
}

void ela_do_plunder(struct th_ctx *g, int seat, th_move m)
{
    struct ela_state *s = ela_st(g);
    int kind = th_arg(m, 0);
    s->pot[kind]--;
    s->hand[seat][kind]++;
    th_emit(g, ELA_EV_PLUNDERED, seat, { (int16_t)kind });
    if (--th_top(g)->n == 0 || ela_bundle(s->pot) == 0)
        th_pop(g);
}

void ela_do_stop(struct th_ctx *g, int seat, th_move m)
{
    (void)seat;
    (void)m;
    th_pop(g);
}
