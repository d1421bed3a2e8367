/* cat_text.c - positions as text: one word, one reader; dump writes what the readers read.
 *
 * What follows from the rest (bank, deck, supplies, road lengths) has no line of its own: it is derived after each line,
 * so that no position can contradict itself. Only a view, whose hands are unknown, needs its bank in writing.
 * Grammar: docs/NOTATION.md. */
#include "cat.h"

static const struct th_words terrains = { cat_terrain_name, CAT_TERRAIN_NB };
static const struct th_words resources = { cat_res_name, CAT_RES_NB };
static const struct th_words devs = { cat_dev_name, CAT_DEV_NB };

static struct th_words goods(const struct th_ctx *g)
{
    return (struct th_words){ cat_res_name, cat_ru(g)->params.goods };
}

static bool next_owner(struct th_line *l, int *owner)
{
    bool ok = th_next_int(l, 1, cat_ru(l->g)->owners, owner);
    *owner -= 1;
    return ok;
}

enum {
    MOST_OF_A_KIND = 127
};

static cat_cards packed(const uint8_t count[CAT_KINDS])
{
    cat_cards cards = 0;
    for (int kind = 0; kind < CAT_KINDS; kind++)
        cards |= cat_some(kind, count[kind]);
    return cards;
}

static void unpack(cat_cards cards, uint8_t count[CAT_KINDS])
{
    for (int kind = 0; kind < CAT_KINDS; kind++)
        count[kind] = (uint8_t)cat_count(cards, kind);
}

static bool next_bundle(struct th_line *l, struct th_words words, cat_cards *cards)
{
    uint8_t count[CAT_KINDS] = { 0 };
    bool ok = th_next(l) && th_in_counts(l->word, &words, MOST_OF_A_KIND, count);
    *cards = packed(count);
    return ok;
}

/* What a seat holds: SEAT, cards, and how many are unknown. */
static bool next_zone(struct th_line *l, struct th_words words, cat_cards *known, uint8_t *unknown)
{
    uint8_t count[CAT_KINDS] = { 0 };
    int seat;
    if (!th_next_seat(l, &seat) || !th_next_zone(l, &words, MOST_OF_A_KIND, count, &unknown[seat]))
        return false;
    known[seat] = packed(count);
    return true;
}

static bool next_deal(struct th_line *l, uint64_t *deal)
{
    char text[sizeof l->word + 8] = "counter ";
    th_move m;
    if (!th_next(l))
        return false;
    memcpy(text + 8, l->word, sizeof l->word);
    if (th_move_parse(l->g->rules, text, &m, NULL) != 0)
        return false;
    *deal = m & TH_DEAL_MASK;
    return true;
}

/* --------------------------------------------------------------- the lines */

static bool set_empty(struct th_line *l)
{
    memset(cat_bs(l->g)->node, 0, sizeof cat_bs(l->g)->node);
    memset(cat_bs(l->g)->edge, 0, sizeof cat_bs(l->g)->edge);
    return true;
}

static bool set_hex(struct th_line *l)
{
    struct cat_base *s = cat_bs(l->g);
    int hex, number, terrain;
    if (!th_next_id(l, 'h', cat_ru(l->g)->graph.n_map, &hex) ||
        !th_next_name(l, &terrains, &terrain) ||
        (cat_ru(l->g)->params.terrains >> terrain & 1) == 0)
        return false;
    s->terrain[hex] = (uint8_t)terrain;
    s->number[hex] = 0;
    while (th_next(l)) {
        if (!th_in_int(l->word, 2, 12, &number) || number == 7)
            return false;
        s->number[hex] |= (uint16_t)(1U << number);
    }
    return true;
}

static bool set_harbour(struct th_line *l)
{
    struct cat_base *s = cat_bs(l->g);
    int slot, edge, kind = CAT_ANY_HARBOUR;
    if (!th_next_int(l, 1, CAT_HARBOURS, &slot) ||
        !th_next_id(l, 'e', cat_ru(l->g)->graph.n_edge, &edge) || !th_next(l))
        return false;
    if (!th_same(l->word, "any"))
        kind = th_in_name(&resources, l->word);
    s->harbour[slot - 1] = (uint8_t)(edge + 1);
    s->harbour_kind[slot - 1] = (uint8_t)kind;
    return kind >= 0;
}

static bool set_robber(struct th_line *l)
{
    int hex = -1;
    if (!th_next(l) ||
        (!th_same(l->word, "-") && !th_in_id(l->word, 'h', cat_ru(l->g)->graph.n_map, &hex)))
        return false;
    cat_bs(l->g)->robber = (uint8_t)(hex + 1);
    return true;
}

/* Every piece that stands: its word, the place, the owner. */
bool cat_set_piece(struct th_line *l)
{
    struct cat_base *s = cat_bs(l->g);
    int piece = th_in_name(&(struct th_words){ cat_piece_name, CAT_PIECE_NB }, l->word);
    bool edge = cat_piece[piece].stands == TH_T_EDGE;
    int at, owner, n = l->g->rules->range[cat_piece[piece].stands];
    if (!th_next_id(l, edge ? 'e' : 'n', n, &at) || !next_owner(l, &owner))
        return false;
    (edge ? s->edge : s->node)[at] = (uint8_t)((owner + 1) | cat_piece[piece].mark);
    return true;
}

static bool set_hand(struct th_line *l)
{
    struct cat_base *s = cat_bs(l->g);
    return next_zone(l, goods(l->g), s->hand, s->hand_unk);
}

static bool set_pend(struct th_line *l)
{
    struct cat_base *s = cat_bs(l->g);
    return next_zone(l, goods(l->g), s->pend, s->pend_unk);
}

static bool set_cards(struct th_line *l)
{
    struct cat_base *s = cat_bs(l->g);
    return next_zone(l, devs, s->dev, s->dev_unk);
}

static bool set_fresh(struct th_line *l)
{
    struct cat_base *s = cat_bs(l->g);
    return next_zone(l, devs, s->fresh, s->fresh_unk);
}

static bool set_spent(struct th_line *l)
{
    return next_bundle(l, devs, &cat_bs(l->g)->spent);
}

static bool set_bank(struct th_line *l)
{
    return next_bundle(l, goods(l->g), &cat_bs(l->g)->bank);
}

static bool set_title(struct th_line *l)
{
    struct cat_base *s = cat_bs(l->g);
    if (!th_next(l) || !(th_same(l->word, "route") || th_same(l->word, "army")))
        return false;
    uint8_t *holder = l->word[0] == 'r' ? &s->route_holder : &s->army_holder;
    return th_next_byte(l, 0, cat_ru(l->g)->owners, holder);
}

static bool set_die(struct th_line *l)
{
    struct cat_base *s = cat_bs(l->g);
    if (!th_next_byte(l, 1, 6, &s->die[0]) || !th_next_byte(l, 1, 6, &s->die[1]))
        return false;
    s->total = (uint8_t)(s->die[0] + s->die[1]);
    return true;
}

static bool set_deal(struct th_line *l)
{
    int seat;
    return th_next_seat(l, &seat) && next_deal(l, &cat_bs(l->g)->deal[seat]);
}

static bool set_proposal(struct th_line *l)
{
    int seat;
    return th_next_seat(l, &seat) && next_deal(l, &cat_bs(l->g)->prop[seat]);
}

static bool set_refused(struct th_line *l)
{
    struct cat_base *s = cat_bs(l->g);
    uint64_t deal;
    uint8_t seats;
    if (s->n_refused == CAT_OFFERS || !next_deal(l, &deal) || !th_next_seats(l, &seats))
        return false;
    s->refused[s->n_refused++] = deal | (uint64_t)seats << 48;
    return true;
}

/* clang-format off */
#define BYTE(member, most) TH_BYTES(struct cat_state, base.member, 0, most, 1)
#define PER_SEAT(member, most) TH_PER_SEAT(struct cat_state, base.member, 0, most)
const struct th_line_def cat_lines[] = {
    { .word = "empty", .read = set_empty },         { .word = "hex", .read = set_hex },
    { .word = "harbour", .read = set_harbour },     { .word = "robber", .read = set_robber },
#define PIECE_ROW(kind, name, ...) { .word = name, .read = cat_set_piece },
#include "cat_pieces.def"
#undef PIECE_ROW
    { .word = "hand", .read = set_hand },           { .word = "pend", .read = set_pend },
    { .word = "cards", .read = set_cards },         { .word = "fresh", .read = set_fresh },
    { .word = "spent", .read = set_spent },
    { .word = "bank", .read = set_bank },           { .word = "title", .read = set_title },
    { .word = "deal", .read = set_deal },           { .word = "proposal", .read = set_proposal },
    { .word = "refused", .read = set_refused },     { .word = "die", .read = set_die },
    { "knights", PER_SEAT(knights, 50) },           { "owe", PER_SEAT(owe, 100) },
    { "picks", PER_SEAT(picks, 50) },
    { "spoken", PER_SEAT(spoken, 3) },              { "lapsed", PER_SEAT(lapsed, 1) },
    { "answer", PER_SEAT(answer, CAT_COUNTERED) },  { "played", BYTE(card_played, 1) },
    { "built", BYTE(built, 1) },                    { "offers", BYTE(offers, CAT_OFFERS) },
    { 0 },
};
/* clang-format on */

/* ------------------------------------------------------------------ derived */

static bool lane_minus(cat_cards *from, cat_cards cards)
{
    if (!cat_covers(*from, cards))
        return false;
    *from -= cards;
    return true;
}

static int derive_cards(struct th_ctx *g, struct th_why *why)
{
    struct cat_base *s = cat_bs(g);
    cat_cards bank = cat_ru(g)->params.bank, deck = cat_ru(g)->params.deck;
    bool ok = lane_minus(&deck, s->spent), unknown = false;
    for (int i = 0; i < CAT_OWNERS && ok; i++) {
        ok = lane_minus(&bank, s->hand[i]) && lane_minus(&bank, s->pend[i]);
        ok = ok && lane_minus(&deck, s->dev[i]) && lane_minus(&deck, s->fresh[i]);
        ok = ok && lane_minus(&deck, cat_some(CAT_KNIGHT_CARD, s->knights[i]));
        unknown |= s->hand_unk[i] > 0 || s->pend_unk[i] > 0;
    }
    if (!ok)
        return th_fail(why, 0, "there are not that many cards in the game", NULL);
    s->deck = deck;
    if (!unknown)
        s->bank = bank;
    return 0;
}

/* Has a colour more of a piece on these places than the box holds? */
static int count_pieces(const struct th_ctx *g, int stands, const uint8_t *at, int n,
                        struct th_why *why)
{
    int count[CAT_PIECE_NB][CAT_OWNERS] = { { 0 } };
    for (int i = 0; i < n; i++) {
        int piece = cat_piece_on(stands, at[i]);
        int owner = (at[i] & CAT_OWNER_BITS) - 1;
        if (at[i] != 0 &&
            ++count[piece][owner] + cat_held(g, owner, piece) > cat_ru(g)->params.supply[piece])
            return th_fail(why, 0, "too many pieces of one colour:", cat_piece_name[piece]);
    }
    return 0;
}

static int derive_board(struct th_ctx *g, struct th_why *why)
{
    const struct cat_base *s = cat_bs(g);
    if (count_pieces(g, TH_T_EDGE, s->edge, CAT_EDGES, why) != 0 ||
        count_pieces(g, TH_T_NODE, s->node, CAT_NODES, why) != 0)
        return -1;
    cat_rebuild(g);
    return 0;
}

/* Only what lies on the board decides the caches of the board. */
static bool board_changed(const struct cat_base *a, const struct cat_base *b)
{
    size_t from = offsetof(struct cat_base, number), to = offsetof(struct cat_base, hand_unk);
    return memcmp((const char *)a + from, (const char *)b + from, to - from) != 0;
}

/* What follows from a line, first in the modules, then in the base. */
static int derive(struct th_ctx *g, const struct cat_base *before, struct th_why *why)
{
    CAT_EACH(g, derive, fn)
        if (fn(g, why) != 0)
            return -1;
    if (derive_cards(g, why) != 0)
        return -1;
    bool supply = cat_ru(g)->hooks.n_held > 0; /* a line of a module may have changed it */
    return supply || board_changed(before, cat_bs(g)) ? derive_board(g, why) : 0;
}

int cat_set(const struct th_rules *r, void *state, const char *line, struct th_why *why)
{
    struct cat_state copy;
    memcpy(&copy, state, sizeof copy);
    struct th_ctx g = { .rules = r, .flow = &copy.flow };
    const struct cat_base *before = &((struct cat_state *)state)->base;
    if (th_line_set(&g, line, why) != 0 || derive(&g, before, why) != 0)
        return -1;
    memcpy(state, &copy, sizeof copy);
    return 0;
}

/* --------------------------------------------------------------------- dump */

static void out_bundle(struct th_out *o, const char *word, struct th_words words, cat_cards cards)
{
    uint8_t count[CAT_KINDS];
    unpack(cards, count);
    th_line_start(o, word);
    th_line_zone(o, &words, count, 0);
    th_line_end(o);
}

static void out_zone(struct th_out *o, const char *word, int seat, struct th_words words,
                     cat_cards known, int unknown)
{
    uint8_t count[CAT_KINDS];
    unpack(known, count);
    th_line_start(o, word);
    th_line_int(o, seat + 1);
    th_line_zone(o, &words, count, unknown);
    th_line_end(o);
}

static void dump_land(const struct th_ctx *g, struct th_out *o)
{
    const struct cat_base *s = cat_bs(g);
    for (int h = 0; h < cat_ru(g)->graph.n_map; h++) {
        th_line_start(o, "hex");
        th_line_id(o, 'h', h);
        th_line_name(o, cat_terrain_name[s->terrain[h]]);
        for (int n = 2; n <= 12; n++)
            if ((s->number[h] >> n & 1) != 0)
                th_line_int(o, n);
        th_line_end(o);
    }
    for (int i = 0; i < CAT_HARBOURS; i++) {
        int kind = s->harbour_kind[i];
        if (s->harbour[i] == 0)
            continue;
        th_line_start(o, "harbour");
        th_line_int(o, i + 1);
        th_line_id(o, 'e', s->harbour[i] - 1);
        th_line_name(o, kind == CAT_ANY_HARBOUR ? "any" : cat_res_name[kind]);
        th_line_end(o);
    }
}

static void out_piece(struct th_out *o, const char *word, char letter, int at, int owner)
{
    th_line_start(o, word);
    th_line_id(o, letter, at);
    th_line_int(o, owner + 1);
    th_line_end(o);
}

static void dump_pieces(const struct th_ctx *g, struct th_out *o)
{
    const struct cat_base *s = cat_bs(g);
    th_out_str(o, "set empty\nset robber ");
    if (s->robber != 0)
        th_out_id(o, 'h', s->robber - 1);
    else
        th_out_ch(o, '-');
    th_out_ch(o, '\n');
    for (int e = 0; e < cat_ru(g)->graph.n_edge; e++)
        if (s->edge[e] != 0)
            out_piece(o, cat_piece[cat_piece_on(TH_T_EDGE, s->edge[e])].word, 'e', e,
                      cat_edge_owner(s, e));
    for (int n = 0; n < cat_ru(g)->graph.n_node; n++)
        if (s->node[n] != 0)
            out_piece(o, cat_piece[cat_piece_on(TH_T_NODE, s->node[n])].word, 'n', n,
                      cat_node_owner(s, n));
}

static void dump_seat(const struct th_ctx *g, int seat, struct th_out *o)
{
    const struct cat_base *s = cat_bs(g);
    out_zone(o, "hand", seat, goods(g), s->hand[seat], s->hand_unk[seat]);
    if (s->pend[seat] != 0 || s->pend_unk[seat] > 0)
        out_zone(o, "pend", seat, goods(g), s->pend[seat], s->pend_unk[seat]);
    if (s->dev[seat] != 0 || s->dev_unk[seat] > 0)
        out_zone(o, "cards", seat, devs, s->dev[seat], s->dev_unk[seat]);
    if (s->fresh[seat] != 0 || s->fresh_unk[seat] > 0)
        out_zone(o, "fresh", seat, devs, s->fresh[seat], s->fresh_unk[seat]);
    th_line_per_seat(o, "knights", seat, s->knights[seat]);
    th_line_per_seat(o, "owe", seat, s->owe[seat]);
    th_line_per_seat(o, "picks", seat, s->picks[seat]);
    th_line_per_seat(o, "spoken", seat, s->spoken[seat]);
    th_line_per_seat(o, "lapsed", seat, s->lapsed[seat]);
    th_line_per_seat(o, "answer", seat, s->answer[seat]);
}

static void out_deal(const struct th_ctx *g, struct th_out *o, uint64_t deal)
{
    char text[96];
    th_move_print(g->rules->game, (th_move)CAT_COUNTER << 56 | (deal & TH_DEAL_MASK), false, text,
                  (int)sizeof text);
    th_out_str(o, text + sizeof "counter" - 1); /* a blank, then the deal */
}

static void dump_trade(const struct th_ctx *g, struct th_out *o)
{
    const struct cat_base *s = cat_bs(g);
    for (int seat = 0; seat < g->flow->seats; seat++)
        for (int i = 0; i < 2; i++) {
            uint64_t deal = i == 0 ? s->deal[seat] : s->prop[seat];
            if (deal == 0)
                continue;
            th_line_start(o, i == 0 ? "deal" : "proposal");
            th_line_int(o, seat + 1);
            out_deal(g, o, deal);
            th_line_end(o);
        }
    for (int i = 0; i < s->n_refused; i++) {
        th_line_start(o, "refused");
        out_deal(g, o, s->refused[i]);
        th_out_ch(o, ' ');
        th_out_seats(o, (unsigned)(s->refused[i] >> 48));
        th_line_end(o);
    }
    th_line_number(o, "offers", s->offers);
}

static void dump_table(const struct th_ctx *g, struct th_out *o)
{
    const struct cat_base *s = cat_bs(g);
    int unknown = 0;
    for (int i = 0; i < CAT_OWNERS; i++)
        unknown += s->hand_unk[i] + s->pend_unk[i];
    if (unknown > 0)
        out_bundle(o, "bank", goods(g), s->bank);
    if (s->spent != 0)
        out_bundle(o, "spent", devs, s->spent);
    th_line_number(o, "title route", s->route_holder);
    th_line_number(o, "title army", s->army_holder);
    if (s->die[1] != 0) {
        th_line_start(o, "die");
        th_line_int(o, s->die[0]);
        th_line_int(o, s->die[1]);
        th_line_end(o);
    }
    th_line_number(o, "played", s->card_played);
    th_line_number(o, "built", s->built);
}

int cat_dump(const struct th_rules *r, const void *state, char *buf, int cap)
{
    struct th_ctx g = th_look(r, state);
    struct th_out o;
    th_out_start(&o, buf, cap);
    th_flow_dump(r, g.flow, &o);
    dump_land(&g, &o);
    dump_pieces(&g, &o);
    for (int seat = 0; seat < g.flow->seats; seat++)
        dump_seat(&g, seat, &o);
    dump_table(&g, &o);
    dump_trade(&g, &o);
    CAT_EACH(&g, dump, fn)
        fn(&g, &o);
    return th_out_end(&o);
}
