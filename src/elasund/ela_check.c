/* ela_check.c - every invariant of an Elasund position. A state that passes can be played on without harm, whatever text it
 * came from; the property tests ask after every move. Clauses: EL-INV-*. */
#include "ela.h"

static int total(const uint8_t cards[ELA_CARDS])
{
    return cards[0] + cards[1] + cards[2] + cards[3];
}

/* -------------------------------------------------------------------- cards */

static int check_hands(const struct th_ctx *g, struct th_why *why)
{
    const struct ela_state *s = ela_st(g);
    for (int seat = 0; seat < ELA_SEATS; seat++) {
        int held = ela_hand_size(s, seat), chosen = total(s->pend[seat]) + s->pend_unk[seat];
        if (seat >= g->flow->seats && held + chosen + s->owe[seat] + s->due[seat] > 0)
            return th_fail(why, EL_SETUP_01, "somebody who does not play has cards", NULL);
        for (int kind = 0; kind < ELA_CARDS; kind++)
            if (s->pend[seat][kind] > s->hand[seat][kind] + s->unk[seat])
                return th_fail(why, EL_PIR_03, "a card was chosen that is not in the hand", NULL);
        if (chosen + s->owe[seat] > held)
            return th_fail(why, EL_PIR_06, "more cards are owed than held", NULL);
    }
    return 0;
}

static int check_cards(const struct th_ctx *g, struct th_why *why)
{
    const struct ela_state *s = ela_st(g);
    bool enough = ela_supply(g) >= 0 && ela_pile(g) >= 0 && s->discard[ELA_GOLD] == 0;
    for (int colour = ELA_GREEN; colour <= ELA_RED; colour++)
        enough = enough && ela_pool(g, colour) >= 0;
    if (!enough)
        return th_fail(why, EL_INV_01, "there are not that many cards in the game", NULL);
    return check_hands(g, why);
}

/* -------------------------------------------------------------------- board */

/* Marks a field of the city that must be empty so far. */
static bool occupy(const struct th_ctx *g, bool taken[ELA_FIELDS], int field)
{
    if (field < 0 || field >= ela_ru(g)->fields || taken[field])
        return false;
    return taken[field] = true;
}

static bool houses_fit(const struct th_ctx *g, bool taken[ELA_FIELDS])
{
    const struct ela_state *s = ela_st(g);
    uint8_t field[ELA_MOST_FIELDS];
    for (int at = 0; at < ELA_FIELDS; at++) {
        int kind = ela_house_kind(s->house[at]);
        if (s->house[at] == 0)
            continue;
        if (kind < 0 || kind >= ELA_KIND_COUNT || !ela_fits(g, kind, at))
            return false;
        if (ela_house_owner(s->house[at]) >= g->flow->seats ||
            ela_house_cubes(s->house[at]) > ela_kind[kind].flags)
            return false;
        for (int i = ela_footprint(kind, at, field) - 1; i >= 0; i--)
            if (!occupy(g, taken, field[i]) ||
                (kind <= ELA_HUT_LARGE && ela_ru(g)->windmill[field[i]] > 0))
                return false;
    }
    return true;
}

static bool permits_fit(const struct th_ctx *g, bool taken[ELA_FIELDS])
{
    for (int seat = 0; seat < ELA_SEATS; seat++)
        for (int value = 0; value < ELA_VALUES; value++) {
            int field = ela_st(g)->permit[seat][value] - 1;
            if (field >= 0 && (seat >= g->flow->seats || !occupy(g, taken, field)))
                return false;
        }
    return true;
}

static bool church_fits(const struct th_ctx *g, bool taken[ELA_FIELDS])
{
    const struct ela_state *s = ela_st(g);
    int built = 0;
    for (int tile = 1; tile <= ELA_CHURCH_TILES; tile++) {
        if (s->church[tile - 1] == 0)
            continue;
        built++;
        if (s->first == 0 || s->church[tile - 1] > g->flow->seats)
            return false;
        if (!occupy(g, taken, ela_church_field(s->first, tile)))
            return false;
    }
    if (built == 0)
        taken[ela_foundation] = true;
    bool stack = built > 0 && built < ELA_CHURCH_TILES; /* then its lowest tile is known to one */
    return s->first <= ELA_CHURCH_TILES && (s->first != 0) == (built > 0) &&
           (built == 0 || s->church[s->first - 1] != 0) && (stack || s->knower == 0) &&
           s->knower <= g->flow->seats && s->bottom <= ELA_CHURCH_TILES &&
           (s->bottom == 0 || (s->knower != 0 && s->church[s->bottom - 1] == 0));
}

/* No field carries two things, the foundation only a church tile (EL-INV-05). The caches are not looked at. */
static int check_board(const struct th_ctx *g, struct th_why *why)
{
    bool taken[ELA_FIELDS] = { false };
    if (!church_fits(g, taken))
        return th_fail(why, EL_CH_04, "the church does not fit", NULL);
    if (!houses_fit(g, taken))
        return th_fail(why, EL_INV_05, "a building does not fit", NULL);
    return permits_fit(g, taken) ? 0 : th_fail(why, EL_INV_05, "a permit does not fit", NULL);
}

/* Each stack of wall tiles is built from the top; tiles form runs from the gates (EL-INV-06). */
static int check_walls(const struct th_ctx *g, struct th_why *why)
{
    const struct ela_state *s = ela_st(g);
    int strip = ela_ru(g)->columns - 3, gaps = 0;
    unsigned built[ELA_SEATS] = { 0 };
    for (int place = 0; place < ELA_PLACES; place++) {
        int owner = (s->wall[place] & 15) - 1, tile = s->wall[place] >> 4, in = place % ELA_STRIP;
        bool east = place >= 2 * ELA_STRIP;
        if (s->wall[place] == 0)
            continue;
        if (owner < 0 || owner >= g->flow->seats || tile < 1 || tile > ELA_WALL_TILES ||
            (built[owner] >> tile & 1) != 0)
            return th_fail(why, EL_INV_02, "a wall tile that does not exist", NULL);
        if (!east && (in >= strip || (in > 0 && s->wall[place - 1] == 0)))
            return th_fail(why, EL_INV_06, "a wall tile stands alone", NULL);
        built[owner] |= 1U << tile;
    }
    for (int i = 2 * ELA_STRIP; i < ELA_PLACES; i++)
        gaps += s->wall[i] == 0 && (i == 2 * ELA_STRIP || s->wall[i - 1] != 0);
    if (gaps > 1)
        return th_fail(why, EL_INV_06, "a wall tile stands alone", NULL);
    for (int seat = 0; seat < ELA_SEATS; seat++)
        if ((built[seat] & (built[seat] + 2)) != 0)
            return th_fail(why, EL_SETUP_02, "wall tiles were built out of order", NULL);
    return 0;
}

/* ------------------------------------------------------------------- pieces */

static int check_pieces(const struct th_ctx *g, struct th_why *why)
{
    const struct ela_state *s = ela_st(g);
    for (int seat = 0; seat < ELA_SEATS; seat++) {
        for (int kind = 0; kind < ELA_KIND_COUNT; kind++)
            if (s->standing[seat][kind] > ela_kind[kind].count || ela_left(g, seat, kind) < 0)
                return th_fail(why, EL_INV_03, "too many buildings of a kind", NULL);
        int huts = s->standing[seat][ELA_HUT_SMALL] | s->standing[seat][ELA_HUT_LARGE] << 1;
        if ((s->homeless >> (2 * seat) & huts) != 0 ||
            (seat >= g->flow->seats && (s->homeless >> (2 * seat) & 3) != 0))
            return th_fail(why, EL_INV_03, "a hut is in two places", NULL);
        if (s->cubes[seat] > ELA_CUBES)
            return th_fail(why, EL_INV_02, "too many cubes of one colour", NULL);
    }
    return 0;
}

/* From the first tile to the last but one somebody knows what lies lowest. */
static int check_stack(const struct th_ctx *g, struct th_why *why)
{
    const struct ela_state *s = ela_st(g);
    int built = 0;
    for (int i = 0; i < ELA_CHURCH_TILES; i++)
        built += s->church[i] != 0;
    if ((s->knower != 0) != (built > 0 && built < ELA_CHURCH_TILES))
        return th_fail(why, EL_HID_04, "nobody knows the lowest church tile", NULL);
    return 0;
}

static int check_track(const struct th_ctx *g, struct th_why *why)
{
    const struct ela_state *s = ela_st(g);
    for (int i = 0; i < ELA_SPACES; i++) {
        if (ela_free_flags(g, i) < 0)
            return th_fail(why, EL_TRADE_06, "more cubes on a space than flags", NULL);
        for (int seat = 0; seat < ELA_SEATS; seat++)
            if ((s->track[seat] >> i & 1) != 0 && s->points[seat] < ela_track_space[i][0])
                return th_fail(why, EL_TRADE_05, "a cube lies above the marker", NULL);
    }
    for (int seat = 0; seat < ELA_SEATS; seat++)
        if (s->track[seat] >> (seat < g->flow->seats ? ELA_SPACES : 0) != 0)
            return th_fail(why, EL_INV_04, "a cube on a space that does not exist", NULL);
    if (s->ship > ELA_ROWS || s->last == 1 || s->last > 12 || s->die[0] > 6 || s->die[1] > 6 ||
        (s->die[0] == 0) != (s->die[1] == 0))
        return th_fail(why, EL_ROLL_01, "ship or dice out of range", NULL);
    return 0;
}

/* Caches are what a rebuild from scratch would make them. */
static int check_caches(const struct th_ctx *g, struct th_why *why)
{
    struct ela_state copy;
    struct th_ctx h = { .rules = g->rules, .flow = &copy.flow };
    memcpy(&copy, ela_st(g), sizeof copy);
    ela_rebuild(&h);
    if (memcmp(&copy, ela_st(g), sizeof copy) != 0)
        return th_fail(why, 0, "a cache of the board is stale", NULL);
    return 0;
}

/* ------------------------------------------------------------------- frames */

static unsigned debtors(const struct th_ctx *g)
{
    unsigned seats = 0;
    for (int seat = 0; seat < g->flow->seats; seat++)
        seats |= (unsigned)(ela_st(g)->owe[seat] > 0) << seat;
    return seats;
}

/* In a shortage only influence goes back. */
static bool owes_influence(const struct th_ctx *g)
{
    const struct ela_state *s = ela_st(g);
    for (int seat = 0; seat < g->flow->seats; seat++) {
        int chosen = total(s->pend[seat]) + s->pend_unk[seat] + s->owe[seat];
        if (s->pend[seat][ELA_GOLD] > 0 || chosen > ela_influence(s, seat))
            return false;
    }
    return true;
}

/* The move that waits for its payment is legal, but for the cards where they are hidden, and costs so many of them. */
bool ela_sane_pay(const struct th_ctx *g, const struct th_frame *f)
{
    th_move m = ela_st(g)->pending;
    struct ela_site site;
    int kind = th_kind(m), field = ela_field_of(g, th_arg(m, 1), th_arg(m, 2));
    if (!th_move_formed(g->rules, m))
        return false;
    if (kind == ELA_BUILD) {
        th_clause no = ela_site(g, f->seat, th_arg(m, 0), field, &site);
        return f->n == ELA_EQUAL_CARDS && (no == 0 || no == EL_BLD_16) && site.equal;
    }
    if (f->n != ELA_SPECIAL_CARDS || (kind != ELA_PERMIT && kind != ELA_MOVE && kind != ELA_RAISE))
        return false;
    if (ela_st(g)->unk[f->seat] == 0 && g->rules->move[kind].no(g, f->seat, m) != 0)
        return false;
    return kind != ELA_PERMIT || (field >= 0 && (ela_permit_rows(g) >> ela_row(field) & 1) == 0);
}

/* What the columns of the frames' rows cannot say. */
bool ela_sane_game(const struct th_ctx *g, const struct th_frame *f)
{
    (void)g;
    return f->step >= 1;
}

bool ela_sane_turn(const struct th_ctx *g, const struct th_frame *f)
{
    (void)g;
    return f->step >= 2;
}

bool ela_sane_ship(const struct th_ctx *g, const struct th_frame *f)
{
    (void)f;
    return ela_total(ela_st(g)) >= 2;
}

bool ela_sane_due(const struct th_ctx *g, const struct th_frame *f)
{
    (void)g;
    return f->step == 1;
}

bool ela_sane_card(const struct th_ctx *g, const struct th_frame *f)
{
    const struct ela_state *s = ela_st(g);
    return s->due[f->seat] > 0 && ela_pile(g) > 0 && f->sees == 1U << f->seat;
}

bool ela_sane_return(const struct th_ctx *g, const struct th_frame *f)
{
    return f->step == 1 && f->actors == debtors(g) && owes_influence(g);
}

bool ela_sane_pirate(const struct th_ctx *g, const struct th_frame *f)
{
    return f->actors != 0 ? f->step == 1 && f->actors == debtors(g) : f->step == 2;
}

bool ela_sane_plunder(const struct th_ctx *g, const struct th_frame *f)
{
    return f->n > 0 && total(ela_st(g)->pot) > 0;
}

bool ela_sane_build(const struct th_ctx *g, const struct th_frame *f)
{
    (void)g;
    return f->n > 0;
}

bool ela_sane_pair(const struct th_ctx *g, const struct th_frame *f)
{
    return ela_st(g)->first == 0 && f->sees == 1U << f->seat;
}

bool ela_sane_keep(const struct th_ctx *g, const struct th_frame *f)
{
    (void)f;
    return ela_st(g)->first == 0 && ela_st(g)->pick[0] <= ela_st(g)->pick[1];
}

bool ela_sane_tile(const struct th_ctx *g, const struct th_frame *f)
{
    (void)f;
    return ela_st(g)->first != 0;
}

bool ela_sane_huts(const struct th_ctx *g, const struct th_frame *f)
{
    (void)g;
    return f->actors != 0;
}

/* What only lies on the table while its frame is open. */
static bool nothing_left_over(const struct th_ctx *g)
{
    const struct ela_state *s = ela_st(g);
    bool choosing = th_on_top(g, ELA_F_RETURN) || th_on_top(g, ELA_F_PIRATE);
    int due = s->due[0] + s->due[1] + s->due[2] + s->due[3], chosen = 0;
    for (int seat = 0; seat < ELA_SEATS; seat++)
        chosen += total(s->pend[seat]) + s->pend_unk[seat] + s->owe[seat];
    return (choosing || chosen == 0) && (due > 0) == th_on_stack(g, ELA_F_DUE) &&
           due <= ELA_COLUMNS && (th_on_top(g, ELA_F_KEEP) || (s->pick[0] | s->pick[1]) == 0) &&
           (th_on_top(g, ELA_F_PLUNDER) || total(s->pot) == 0) &&
           th_on_top(g, ELA_F_PAY) == (s->pending != 0) &&
           th_on_top(g, ELA_F_HUTS) == (s->homeless != 0);
}

static int check_frames(const struct th_ctx *g, struct th_why *why)
{
    if (th_frames_check(g, why) != 0)
        return -1;
    if (!nothing_left_over(g))
        return th_fail(why, 0, "something lies on the table that nobody is asked about", NULL);
    bool playing = th_on_stack(g, ELA_F_TURN);
    if (g->flow->on_turn != (playing ? g->flow->turn + 1 : 0))
        return th_fail(why, EL_WIN_03, "somebody other than the active player can win", NULL);
    return 0;
}

/* In a view only the viewer's own hand can tell what it can answer. */
static unsigned hidden_hands(const struct th_ctx *g)
{
    unsigned seats = th_on_top(g, ELA_F_KEEP) ? (1U << g->flow->seats) - 1 : 0;
    for (int seat = 0; seat < g->flow->seats; seat++)
        seats |= (unsigned)(ela_st(g)->unk[seat] > 0) << seat;
    return seats;
}

int ela_sound(const struct th_ctx *g, struct th_why *why)
{
    return check_cards(g, why) != 0 || check_board(g, why) != 0 ? -1 : 0;
}

int ela_check(const struct th_rules *r, const void *state, struct th_why *why)
{
    struct th_ctx g = th_look(r, state);
    if (th_flow_check(r, g.flow, why) != 0 || ela_sound(&g, why) != 0 ||
        check_walls(&g, why) != 0 || check_caches(&g, why) != 0 || check_pieces(&g, why) != 0 ||
        check_stack(&g, why) != 0 || check_track(&g, why) != 0 || check_frames(&g, why) != 0)
        return -1;
    return th_answers_check(&g, hidden_hands(&g), why);
}
