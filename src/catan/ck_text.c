/* ck_text.c - the position lines of Cities & Knights: one word, one reader; dump writes what the readers read.
 *
 * The pools of the decks, the supplies of knights and walls are derived. Grammar: docs/NOTATION.md. */
#include "ck.h"

enum {
    CARD_MASK = 31,
    KNOWER_SHIFT = 5
};

static const struct th_words cards = { cat_card_name, CAT_CARD_NB };
static const struct th_words tracks = { cat_track_name, CK_TRACKS };
static const struct th_words faces = { cat_track_name, CK_SHIP + 1 };
static const struct th_words goods = { cat_res_name, CAT_KINDS };

static bool next_node(struct th_line *l, int *node)
{
    return th_next_id(l, 'n', cat_ru(l->g)->graph.n_node, node);
}

/* ------------------------------------------------------------------ the lines */

static bool set_progress(struct th_line *l)
{
    struct ck_state *k = ck_st(l->g);
    uint8_t known[CAT_CARD_NB], unknown[CK_TRACKS] = { 0 };
    int seat;
    if (!th_next_seat(l, &seat) || !th_next(l) || !th_in_counts(l->word, &cards, 9, known))
        return false;
    if (th_next(l) && (l->word[0] != '?' || !th_in_counts(l->word + 1, &tracks, 9, unknown)))
        return false;
    for (int deck = 0; deck < CK_TRACKS; deck++) {
        k->hand[seat][deck] = 0;
        k->unk[seat][deck] = unknown[deck];
    }
    for (int card = 0; card < CAT_CARD_NB; card++) {
        if (known[card] > ck_card_info[card].count)
            return false;
        if (known[card] > 0)
            k->hand[seat][ck_card_info[card].deck] += ck_lane(ck_card_info[card].lane, known[card]);
    }
    return true;
}

/* `crane` (all know it), `crane/2` (seat 2 knows it), `?/2` (unknown here). */
static bool read_under(struct th_line *l, int deck, uint8_t *entry)
{
    char *c = l->word;
    int knower = 0, card = 0;
    while (*c != '\0' && *c != '/')
        c++;
    if (*c == '/') {
        *c++ = '\0';
        if (!th_in_int(c, 1, l->g->flow->seats, &knower))
            return false;
    }
    if (!th_same(l->word, "?"))
        card = th_in_name(&cards, l->word);
    if (card < 0 || (card == 0 && knower == 0))
        return false;
    if (card > 0 && (ck_card_info[card].count == 0 || ck_card_info[card].deck != deck))
        return false;
    *entry = (uint8_t)(card | knower << KNOWER_SHIFT);
    return true;
}

static bool set_under(struct th_line *l)
{
    struct ck_state *k = ck_st(l->g);
    int deck;
    if (!th_next_name(l, &tracks, &deck))
        return false;
    memset(k->under[deck], 0, sizeof k->under[deck]);
    for (k->n_under[deck] = 0; th_next(l); k->n_under[deck]++)
        if (k->n_under[deck] == CK_DECK_CARDS ||
            !read_under(l, deck, &k->under[deck][k->n_under[deck]]))
            return false;
    return true;
}

static bool set_shown(struct th_line *l)
{
    int card;
    if (!th_next_name(l, &cards, &card) || (card != CK_PRINTER && card != CK_CONSTITUTION))
        return false;
    return th_next_byte(l, 0, l->g->flow->seats, &ck_st(l->g)->shown[card == CK_CONSTITUTION]);
}

static bool set_level(struct th_line *l)
{
    int seat, track;
    return th_next_seat(l, &seat) && th_next_name(l, &tracks, &track) &&
           th_next_byte(l, 0, CK_TOP, &ck_st(l->g)->level[seat][track]);
}

static bool set_metropolis(struct th_line *l)
{
    int track, node;
    if (!th_next_name(l, &tracks, &track) || !next_node(l, &node))
        return false;
    ck_st(l->g)->crown[track] = (uint8_t)(node + 1);
    return true;
}

static bool set_member(struct th_line *l, struct cat_nodes *set)
{
    int node;
    if (!next_node(l, &node))
        return false;
    cat_put_node(set, node);
    return true;
}

static bool set_wall(struct th_line *l)
{
    return set_member(l, &ck_st(l->g)->wall);
}
static bool set_damaged(struct th_line *l)
{
    return set_member(l, &ck_st(l->g)->damaged);
}
static bool set_sent(struct th_line *l)
{
    return set_member(l, &ck_st(l->g)->sent);
}

/* OWNER LEVEL [active] [fresh] [promoted] */
static bool read_knight(struct th_line *l, uint8_t *knight)
{
    int owner, level, flags = 0;
    if (!th_next_int(l, 1, cat_ru(l->g)->owners, &owner) ||
        !th_next_int(l, CK_BASIC, CK_MIGHTY, &level))
        return false;
    while (th_next(l)) {
        int flag = th_same(l->word, "active")     ? CK_ACTIVE
                   : th_same(l->word, "fresh")    ? CK_FRESH
                   : th_same(l->word, "promoted") ? CK_PROMOTED
                                                  : 0;
        if (flag == 0)
            return false;
        flags |= flag;
    }
    *knight = (uint8_t)(ck_knight(owner - 1, level) | flags);
    return true;
}

static bool set_knight(struct th_line *l)
{
    int at;
    if (!th_next_id(l, ck_letter(l->g), ck_places(l->g), &at) ||
        !read_knight(l, &ck_st(l->g)->knight[at]))
        return false;
    ck_rebuild(l->g);
    cat_rebuild(l->g);
    return true;
}

static bool set_waiting(struct th_line *l)
{
    return read_knight(l, &ck_st(l->g)->waiting);
}

static bool set_event(struct th_line *l)
{
    int face;
    bool ok = th_next_name(l, &faces, &face);
    ck_st(l->g)->event = (uint8_t)(face + 1);
    return ok;
}

static bool set_merchant(struct th_line *l)
{
    int hex, seat;
    if (!th_next_id(l, 'h', cat_ru(l->g)->graph.n_map, &hex) || !th_next_seat(l, &seat))
        return false;
    ck_st(l->g)->merchant = (uint8_t)(hex + 1);
    ck_st(l->g)->merchant_owner = (uint8_t)(seat + 1);
    return true;
}

static bool set_fleet(struct th_line *l)
{
    int kind;
    ck_st(l->g)->fleet = 0;
    while (!th_in_end(&l->in)) {
        if (!th_next_name(l, &goods, &kind))
            return false;
        ck_st(l->g)->fleet |= (uint8_t)(1U << kind);
    }
    return true;
}

static bool set_offered(struct th_line *l)
{
    int kind;
    bool ok = th_next_name(l, &goods, &kind) && kind < CAT_RES_NB;
    ck_st(l->g)->offered = (uint8_t)(kind + 1);
    return ok;
}

static bool set_got(struct th_line *l)
{
    return th_next_seats(l, &ck_st(l->g)->got);
}

/* clang-format off */
#define BYTE(member, most) TH_BYTES(struct cat_state, ck.member, 0, most, 1)
const struct th_line_def ck_lines[] = {
    { .word = "progress", .read = set_progress },     { .word = "under", .read = set_under },
    { .word = "shown", .read = set_shown },           { .word = "level", .read = set_level },
    { .word = "metropolis", .read = set_metropolis }, { .word = "wall", .read = set_wall },
    { .word = "damaged", .read = set_damaged },       { .word = "sent", .read = set_sent },
    { .word = "knight", .read = set_knight },         { .word = "waiting", .read = set_waiting },
    { .word = "event", .read = set_event },           { .word = "merchant", .read = set_merchant },
    { .word = "fleet", .read = set_fleet },           { .word = "offered", .read = set_offered },
    { .word = "got", .read = set_got },
    { "ship", BYTE(ship, CK_LAIR) }, { "landed", BYTE(landed, 1) }, { "crane", BYTE(crane, 1) },
    { "defender", TH_PER_SEAT(struct cat_state, ck.defender, 0, 100) },
    { "commercial", TH_PER_SEAT(struct cat_state, ck.harbour, 0, 2) },
    { 0 },
};
/* clang-format on */

/* No card is in more places than there are copies of it. */
static bool cards_add_up(const struct ck_state *k)
{
    for (int card = 0; card < CAT_CARD_NB; card++) {
        const struct ck_card_info *c = &ck_card_info[card];
        int n = (card == CK_PRINTER && k->shown[0] != 0) +
                (card == CK_CONSTITUTION && k->shown[1] != 0);
        for (int seat = 0; seat < CAT_OWNERS && c->count > 0; seat++)
            n += ck_nibble(k->hand[seat][c->deck], c->lane);
        for (int i = 0; i < k->n_under[c->deck] && c->count > 0; i++)
            n += (k->under[c->deck][i] & CARD_MASK) == card;
        if (n > c->count)
            return false;
    }
    return true;
}

int ck_derive(struct th_ctx *g, struct th_why *why)
{
    if (!cards_add_up(ck_st(g)))
        return th_fail(why, CK_COMP_02, "there are not that many progress cards", NULL);
    ck_rebuild(g);
    return 0;
}

/* ------------------------------------------------------------------------ dump */

static void dump_hand(const struct th_ctx *g, int seat, struct th_out *o)
{
    const struct ck_state *k = ck_st(g);
    uint8_t known[CAT_CARD_NB];
    if (ck_cards_in_hand(g, seat) == 0)
        return;
    for (int card = 0; card < CAT_CARD_NB; card++)
        known[card] = (uint8_t)ck_held(g, seat, card);
    th_line_start(o, "progress");
    th_line_int(o, seat + 1);
    th_line_zone(o, &cards, known, 0);
    if (k->unk[seat][0] + k->unk[seat][1] + k->unk[seat][2] > 0) {
        th_out_str(o, " ?");
        th_out_counts(o, &tracks, k->unk[seat]);
    }
    th_line_end(o);
}

static void dump_under(const struct ck_state *k, int deck, struct th_out *o)
{
    if (k->n_under[deck] == 0)
        return;
    th_line_start(o, "under");
    th_line_name(o, cat_track_name[deck]);
    for (int i = 0; i < k->n_under[deck]; i++) {
        int card = k->under[deck][i] & CARD_MASK, knower = k->under[deck][i] >> KNOWER_SHIFT;
        th_line_name(o, card != 0 ? cat_card_name[card] : "?");
        if (knower > 0) {
            th_out_ch(o, '/');
            th_out_int(o, knower);
        }
    }
    th_line_end(o);
}

static void out_knight(struct th_out *o, int knight)
{
    th_line_int(o, ck_owner(knight) + 1);
    th_line_int(o, ck_level(knight));
    if ((knight & CK_ACTIVE) != 0)
        th_line_name(o, "active");
    if ((knight & CK_FRESH) != 0)
        th_line_name(o, "fresh");
    if ((knight & CK_PROMOTED) != 0)
        th_line_name(o, "promoted");
    th_line_end(o);
}

static void dump_set(const struct cat_nodes *set, const char *word, struct th_out *o)
{
    CK_EACH_NODE(*set, node) {
        th_line_start(o, word);
        th_line_id(o, 'n', node);
        th_line_end(o);
    }
}

static void dump_board(const struct th_ctx *g, struct th_out *o)
{
    const struct ck_state *k = ck_st(g);
    for (int at = 0; at < ck_places(g); at++)
        if (k->knight[at] != 0) {
            th_line_start(o, "knight");
            th_line_id(o, ck_letter(g), at);
            out_knight(o, k->knight[at]);
        }
    dump_set(&k->wall, "wall", o);
    dump_set(&k->damaged, "damaged", o);
    dump_set(&k->sent, "sent", o);
    for (int track = 0; track < CK_TRACKS; track++)
        if (k->crown[track] != 0) {
            th_line_start(o, "metropolis");
            th_line_name(o, cat_track_name[track]);
            th_line_id(o, 'n', k->crown[track] - 1);
            th_line_end(o);
        }
    if (k->merchant != 0) {
        th_line_start(o, "merchant");
        th_line_id(o, 'h', k->merchant - 1);
        th_line_int(o, k->merchant_owner);
        th_line_end(o);
    }
}

static void dump_seat(const struct th_ctx *g, int seat, struct th_out *o)
{
    const struct ck_state *k = ck_st(g);
    dump_hand(g, seat, o);
    for (int track = 0; track < CK_TRACKS; track++)
        if (k->level[seat][track] > 0) {
            th_line_start(o, "level");
            th_line_int(o, seat + 1);
            th_line_name(o, cat_track_name[track]);
            th_line_int(o, k->level[seat][track]);
            th_line_end(o);
        }
    th_line_per_seat(o, "defender", seat, k->defender[seat]);
    th_line_per_seat(o, "commercial", seat, k->harbour[seat]);
}

static void dump_fleet(const struct ck_state *k, struct th_out *o)
{
    if (k->fleet == 0)
        return;
    th_line_start(o, "fleet");
    for (int kind = 0; kind < CAT_KINDS; kind++)
        if ((k->fleet >> kind & 1) != 0)
            th_line_name(o, cat_res_name[kind]);
    th_line_end(o);
}

static void dump_table(const struct ck_state *k, struct th_out *o)
{
    th_line_number(o, "shown printer", k->shown[0]);
    th_line_number(o, "shown constitution", k->shown[1]);
    th_line_number(o, "ship", k->ship);
    th_line_number(o, "landed", k->landed);
    th_line_number(o, "crane", k->crane);
    dump_fleet(k, o);
    if (k->event != 0) {
        th_line_start(o, "event");
        th_line_name(o, cat_track_name[k->event - 1]);
        th_line_end(o);
    }
    if (k->offered != 0) {
        th_line_start(o, "offered");
        th_line_name(o, cat_res_name[k->offered - 1]);
        th_line_end(o);
    }
    if (k->waiting != 0) {
        th_line_start(o, "waiting");
        out_knight(o, k->waiting);
    }
    if (k->got != 0) {
        th_line_start(o, "got");
        th_out_ch(o, ' ');
        th_out_seats(o, k->got);
        th_line_end(o);
    }
}

void ck_dump(const struct th_ctx *g, struct th_out *o)
{
    dump_board(g, o);
    for (int seat = 0; seat < g->flow->seats; seat++)
        dump_seat(g, seat, o);
    for (int deck = 0; deck < CK_TRACKS; deck++)
        dump_under(ck_st(g), deck, o);
    dump_table(ck_st(g), o);
}
