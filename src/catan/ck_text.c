/* ck_text.c - the position lines of Cities & Knights: one word, one reader; dump writes what the readers read.
 *
 * The pools of the decks, the supplies of knights and walls are derived. Grammar: docs/NOTATION.md. */
#include "ck.h"

struct reader {
    struct th_ctx *g;
    struct th_in in;
    char word[96];
};

enum {
    CARD_MASK = 31,
    KNOWER_SHIFT = 5
};

static const struct th_words cards = { cat_card_name, CAT_CARD_NB };
static const struct th_words tracks = { cat_track_name, CK_TRACKS };
static const struct th_words faces = { cat_track_name, CAT_TRACK_NB };
static const struct th_words goods = { cat_res_name, CAT_GOOD_NB };

static bool next(struct reader *rd)
{
    return th_in_word(&rd->in, rd->word, (int)sizeof rd->word);
}

static bool next_int(struct reader *rd, int min, int max, int *v)
{
    return next(rd) && th_in_int(rd->word, min, max, v);
}

static bool next_seat(struct reader *rd, int *seat)
{
    bool ok = next_int(rd, 1, rd->g->flow->seats, seat);
    *seat -= 1;
    return ok;
}

static bool next_name(struct reader *rd, const struct th_words *words, int *v)
{
    *v = next(rd) ? th_in_name(words, rd->word) : -1;
    return *v >= 0;
}

static bool next_node(struct reader *rd, int *node)
{
    return next(rd) && th_in_id(rd->word, 'n', cat_ru(rd->g)->graph.n_node, node);
}

/* ------------------------------------------------------------------ the lines */

/* `2crane+1spy`: calls `put` for each; `-` for none. */
static bool read_list(const char *c, const struct th_words *words, int count[])
{
    if (th_same(c, "-"))
        return true;
    for (;;) {
        char what[32] = "";
        int n = 0, len = 0;
        if (*c >= '1' && *c <= '9')
            n = *c++ - '0';
        while (*c != '\0' && *c != '+' && len < (int)sizeof what - 1)
            what[len++] = *c++;
        int v = th_in_name(words, what);
        if (v < 0 || n == 0 || count[v] != 0)
            return false;
        count[v] = n;
        if (*c == '\0')
            return true;
        c++;
    }
}

static bool set_progress(struct reader *rd)
{
    struct ck_state *k = ck_st(rd->g);
    int seat, known[CAT_CARD_NB] = { 0 }, unknown[CK_TRACKS] = { 0 };
    if (!next_seat(rd, &seat) || !next(rd) || !read_list(rd->word, &cards, known))
        return false;
    if (next(rd) && (rd->word[0] != '?' || !read_list(rd->word + 1, &tracks, unknown)))
        return false;
    for (int deck = 0; deck < CK_TRACKS; deck++) {
        k->hand[seat][deck] = 0;
        k->unk[seat][deck] = (uint8_t)unknown[deck];
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
static bool read_under(struct reader *rd, int deck, uint8_t *entry)
{
    char *c = rd->word;
    int knower = 0, card = 0;
    while (*c != '\0' && *c != '/')
        c++;
    if (*c == '/') {
        *c++ = '\0';
        if (!th_in_int(c, 1, rd->g->flow->seats, &knower))
            return false;
    }
    if (!th_same(rd->word, "?"))
        card = th_in_name(&cards, rd->word);
    if (card < 0 || (card == 0 && knower == 0))
        return false;
    if (card > 0 && (ck_card_info[card].count == 0 || ck_card_info[card].deck != deck))
        return false;
    *entry = (uint8_t)(card | knower << KNOWER_SHIFT);
    return true;
}

static bool set_under(struct reader *rd)
{
    struct ck_state *k = ck_st(rd->g);
    int deck;
    if (!next_name(rd, &tracks, &deck))
        return false;
    memset(k->under[deck], 0, sizeof k->under[deck]);
    for (k->n_under[deck] = 0; next(rd); k->n_under[deck]++)
        if (k->n_under[deck] == CK_DECK_CARDS ||
            !read_under(rd, deck, &k->under[deck][k->n_under[deck]]))
            return false;
    return true;
}

static bool set_shown(struct reader *rd)
{
    int card, seat;
    if (!next_name(rd, &cards, &card) || (card != CK_PRINTER && card != CK_CONSTITUTION) ||
        !next_int(rd, 0, rd->g->flow->seats, &seat))
        return false;
    ck_st(rd->g)->shown[card == CK_CONSTITUTION] = (uint8_t)seat;
    return true;
}

static bool set_level(struct reader *rd)
{
    int seat, track, level;
    if (!next_seat(rd, &seat) || !next_name(rd, &tracks, &track) ||
        !next_int(rd, 0, CK_TOP, &level))
        return false;
    ck_st(rd->g)->level[seat][track] = (uint8_t)level;
    return true;
}

static bool set_metropolis(struct reader *rd)
{
    int track, node;
    if (!next_name(rd, &tracks, &track) || !next_node(rd, &node))
        return false;
    ck_st(rd->g)->crown[track] = (uint8_t)(node + 1);
    return true;
}

static bool set_member(struct reader *rd, struct cat_nodes *set)
{
    int node;
    if (!next_node(rd, &node))
        return false;
    cat_put_node(set, node);
    return true;
}

static bool set_wall(struct reader *rd)
{
    return set_member(rd, &ck_st(rd->g)->wall);
}
static bool set_damaged(struct reader *rd)
{
    return set_member(rd, &ck_st(rd->g)->damaged);
}
static bool set_sent(struct reader *rd)
{
    return set_member(rd, &ck_st(rd->g)->sent);
}

/* SEAT LEVEL [active] [fresh] [promoted] */
static bool read_knight(struct reader *rd, uint8_t *knight)
{
    int seat, level, flags = 0;
    if (!next_seat(rd, &seat) || !next_int(rd, CK_BASIC, CK_MIGHTY, &level))
        return false;
    while (next(rd)) {
        int flag = th_same(rd->word, "active")     ? CK_ACTIVE
                   : th_same(rd->word, "fresh")    ? CK_FRESH
                   : th_same(rd->word, "promoted") ? CK_PROMOTED
                                                   : 0;
        if (flag == 0)
            return false;
        flags |= flag;
    }
    *knight = (uint8_t)(ck_knight(seat, level) | flags);
    return true;
}

static bool set_knight(struct reader *rd)
{
    int node;
    if (!next_node(rd, &node) || !read_knight(rd, &ck_st(rd->g)->knight[node]))
        return false;
    ck_rebuild(rd->g);
    cat_rebuild(rd->g);
    return true;
}

static bool set_waiting(struct reader *rd)
{
    return read_knight(rd, &ck_st(rd->g)->waiting);
}

static bool set_number(struct reader *rd, uint8_t *to, int max)
{
    int v;
    if (!next_int(rd, 0, max, &v))
        return false;
    *to = (uint8_t)v;
    return true;
}

static bool set_ship(struct reader *rd)
{
    return set_number(rd, &ck_st(rd->g)->ship, CK_LAIR);
}
static bool set_landed(struct reader *rd)
{
    return set_number(rd, &ck_st(rd->g)->landed, 1);
}
static bool set_crane(struct reader *rd)
{
    return set_number(rd, &ck_st(rd->g)->crane, 1);
}

static bool set_event(struct reader *rd)
{
    int face;
    bool ok = next_name(rd, &faces, &face);
    ck_st(rd->g)->event = (uint8_t)(face + 1);
    return ok;
}

static bool set_merchant(struct reader *rd)
{
    int hex, seat;
    if (!next(rd) || !th_in_id(rd->word, 'h', cat_ru(rd->g)->graph.n_map, &hex) ||
        !next_seat(rd, &seat))
        return false;
    ck_st(rd->g)->merchant = (uint8_t)(hex + 1);
    ck_st(rd->g)->merchant_owner = (uint8_t)(seat + 1);
    return true;
}

static bool set_per_seat(struct reader *rd, uint8_t *list, int max)
{
    int seat;
    return next_seat(rd, &seat) && set_number(rd, &list[seat], max);
}

static bool set_defender(struct reader *rd)
{
    return set_per_seat(rd, ck_st(rd->g)->defender, 100);
}
static bool set_commercial(struct reader *rd)
{
    return set_per_seat(rd, ck_st(rd->g)->harbour, 2);
}

static bool set_fleet(struct reader *rd)
{
    int kind;
    ck_st(rd->g)->fleet = 0;
    while (!th_in_end(&rd->in)) {
        if (!next_name(rd, &goods, &kind))
            return false;
        ck_st(rd->g)->fleet |= (uint8_t)(1U << kind);
    }
    return true;
}

static bool set_offered(struct reader *rd)
{
    int kind;
    bool ok = next_name(rd, &goods, &kind) && kind < CAT_RES_NB;
    ck_st(rd->g)->offered = (uint8_t)(kind + 1);
    return ok;
}

static bool set_got(struct reader *rd)
{
    unsigned seats;
    if (!next(rd) || !th_in_seats(rd->word, &seats))
        return false;
    ck_st(rd->g)->got = (uint8_t)seats;
    return true;
}

/* clang-format off */
static const struct {
    const char *word;
    bool (*read)(struct reader *rd);
} lines[] = {
    { "progress", set_progress }, { "under", set_under },       { "shown", set_shown },       { "level", set_level },
    { "metropolis", set_metropolis }, { "wall", set_wall },     { "damaged", set_damaged },   { "sent", set_sent },
    { "knight", set_knight },     { "waiting", set_waiting },   { "ship", set_ship },         { "landed", set_landed },
    { "crane", set_crane },       { "event", set_event },       { "merchant", set_merchant }, { "defender", set_defender },
    { "commercial", set_commercial }, { "fleet", set_fleet },   { "offered", set_offered },   { "got", set_got },
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

int ck_set(struct th_ctx *g, const char *line, struct th_why *why)
{
    struct reader rd = { .g = g, .in = { line } };
    next(&rd);
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        if (!th_same(lines[i].word, rd.word))
            continue;
        if (!lines[i].read(&rd) || !th_in_end(&rd.in))
            return th_fail(why, 0, "bad position line", line);
        if (!cards_add_up(ck_st(g)))
            return th_fail(why, CK_COMP_02, "there are not that many progress cards", NULL);
        ck_rebuild(g);
        return 0;
    }
    return 1;
}

/* ------------------------------------------------------------------------ dump */

static void out_word(struct th_out *o, const char *word)
{
    th_out_str(o, "set ");
    th_out_str(o, word);
}

static void out_int(struct th_out *o, int v)
{
    th_out_ch(o, ' ');
    th_out_int(o, v);
}

static void out_name(struct th_out *o, const char *name)
{
    th_out_ch(o, ' ');
    th_out_str(o, name);
}

static void out_id(struct th_out *o, char letter, int v)
{
    th_out_ch(o, ' ');
    th_out_id(o, letter, v);
}

static void out_count(struct th_out *o, bool *first, int n, const char *name)
{
    if (!*first)
        th_out_ch(o, '+');
    th_out_int(o, n);
    th_out_str(o, name);
    *first = false;
}

static void dump_hand(const struct th_ctx *g, int seat, struct th_out *o)
{
    const struct ck_state *k = ck_st(g);
    bool first = true;
    if (ck_cards_in_hand(g, seat) == 0)
        return;
    out_word(o, "progress");
    out_int(o, seat + 1);
    th_out_ch(o, ' ');
    for (int card = 0; card < CAT_CARD_NB; card++)
        if (ck_held(g, seat, card) > 0)
            out_count(o, &first, ck_held(g, seat, card), cat_card_name[card]);
    if (first)
        th_out_ch(o, '-');
    if (k->unk[seat][0] + k->unk[seat][1] + k->unk[seat][2] > 0) {
        th_out_str(o, " ?");
        first = true;
        for (int deck = 0; deck < CK_TRACKS; deck++)
            if (k->unk[seat][deck] > 0)
                out_count(o, &first, k->unk[seat][deck], cat_track_name[deck]);
    }
    th_out_ch(o, '\n');
}

static void dump_under(const struct ck_state *k, int deck, struct th_out *o)
{
    if (k->n_under[deck] == 0)
        return;
    out_word(o, "under");
    out_name(o, cat_track_name[deck]);
    for (int i = 0; i < k->n_under[deck]; i++) {
        int card = k->under[deck][i] & CARD_MASK, knower = k->under[deck][i] >> KNOWER_SHIFT;
        out_name(o, card != 0 ? cat_card_name[card] : "?");
        if (knower > 0) {
            th_out_ch(o, '/');
            th_out_int(o, knower);
        }
    }
    th_out_ch(o, '\n');
}

static void out_knight(struct th_out *o, int knight)
{
    out_int(o, ck_owner(knight) + 1);
    out_int(o, ck_level(knight));
    if ((knight & CK_ACTIVE) != 0)
        out_name(o, "active");
    if ((knight & CK_FRESH) != 0)
        out_name(o, "fresh");
    if ((knight & CK_PROMOTED) != 0)
        out_name(o, "promoted");
    th_out_ch(o, '\n');
}

static void dump_set(const struct cat_nodes *set, const char *word, struct th_out *o)
{
    CK_EACH_NODE(*set, node) {
        out_word(o, word);
        out_id(o, 'n', node);
        th_out_ch(o, '\n');
    }
}

static void dump_board(const struct th_ctx *g, struct th_out *o)
{
    const struct ck_state *k = ck_st(g);
    for (int node = 0; node < cat_ru(g)->graph.n_node; node++)
        if (k->knight[node] != 0) {
            out_word(o, "knight");
            out_id(o, 'n', node);
            out_knight(o, k->knight[node]);
        }
    dump_set(&k->wall, "wall", o);
    dump_set(&k->damaged, "damaged", o);
    dump_set(&k->sent, "sent", o);
    for (int track = 0; track < CK_TRACKS; track++)
        if (k->crown[track] != 0) {
            out_word(o, "metropolis");
            out_name(o, cat_track_name[track]);
            out_id(o, 'n', k->crown[track] - 1);
            th_out_ch(o, '\n');
        }
    if (k->merchant != 0) {
        out_word(o, "merchant");
        out_id(o, 'h', k->merchant - 1);
        out_int(o, k->merchant_owner);
        th_out_ch(o, '\n');
    }
}

static void dump_number(struct th_out *o, const char *word, int seat, int v)
{
    if (v == 0)
        return;
    out_word(o, word);
    if (seat >= 0)
        out_int(o, seat + 1);
    out_int(o, v);
    th_out_ch(o, '\n');
}

static void dump_seat(const struct th_ctx *g, int seat, struct th_out *o)
{
    const struct ck_state *k = ck_st(g);
    dump_hand(g, seat, o);
    for (int track = 0; track < CK_TRACKS; track++)
        if (k->level[seat][track] > 0) {
            out_word(o, "level");
            out_int(o, seat + 1);
            out_name(o, cat_track_name[track]);
            out_int(o, k->level[seat][track]);
            th_out_ch(o, '\n');
        }
    dump_number(o, "defender", seat, k->defender[seat]);
    dump_number(o, "commercial", seat, k->harbour[seat]);
}

static void dump_fleet(const struct ck_state *k, struct th_out *o)
{
    if (k->fleet == 0)
        return;
    out_word(o, "fleet");
    for (int kind = 0; kind < CAT_GOOD_NB; kind++)
        if ((k->fleet >> kind & 1) != 0)
            out_name(o, cat_res_name[kind]);
    th_out_ch(o, '\n');
}

static void dump_table(const struct ck_state *k, struct th_out *o)
{
    dump_number(o, "shown printer", -1, k->shown[0]);
    dump_number(o, "shown constitution", -1, k->shown[1]);
    dump_number(o, "ship", -1, k->ship);
    dump_number(o, "landed", -1, k->landed);
    dump_number(o, "crane", -1, k->crane);
    dump_fleet(k, o);
    if (k->event != 0) {
        out_word(o, "event");
        out_name(o, cat_track_name[k->event - 1]);
        th_out_ch(o, '\n');
    }
    if (k->offered != 0) {
        out_word(o, "offered");
        out_name(o, cat_res_name[k->offered - 1]);
        th_out_ch(o, '\n');
    }
    if (k->waiting != 0) {
        out_word(o, "waiting");
        out_knight(o, k->waiting);
    }
    if (k->got != 0) {
        out_word(o, "got");
        th_out_ch(o, ' ');
        th_out_seats(o, k->got);
        th_out_ch(o, '\n');
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
