/* cat_text.c - positions as text: one word, one reader; dump writes what the readers read.
 *
 * What follows from the rest (bank, deck, supplies, road lengths) has no line of its own: it is derived after each line,
 * so that no position can contradict itself. Only a view, whose hands are unknown, needs its bank in writing.
 * Grammar: docs/NOTATION.md. */
#include "cat.h"

struct reader { /* the rest of a line */
    struct th_ctx *g;
    struct th_in in;
    char word[64];
};

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

static bool next_owner(struct reader *rd, int *owner)
{
    bool ok = next_int(rd, 1, cat_ru(rd->g)->owners, owner);
    *owner -= 1;
    return ok;
}

static bool next_id(struct reader *rd, char letter, int n, int *v)
{
    return next(rd) && th_in_id(rd->word, letter, n, v);
}

/* `2brick+1ore`, `-` for none. */
static bool read_bundle(const char *const *name, int n_names, const char *c, cat_cards *cards)
{
    *cards = 0;
    if (th_same(c, "-"))
        return true;
    for (;;) {
        char what[24] = "";
        int n = 0, len = 0, digits = 0;
        for (; *c >= '0' && *c <= '9' && digits < 3; digits++)
            n = n * 10 + (*c++ - '0');
        while (*c != '\0' && *c != '+' && len < (int)sizeof what - 1)
            what[len++] = *c++;
        int kind = th_in_name(&(struct th_words){ name, n_names }, what);
        if (kind < 0 || n < 1 || n > 127 || cat_count(*cards, kind) != 0)
            return false;
        *cards += cat_some(kind, n);
        if (*c == '\0')
            return true;
        c++;
    }
}

static bool next_bundle(struct reader *rd, const char *const *name, int n, cat_cards *cards)
{
    return next(rd) && read_bundle(name, n, rd->word, cards);
}

/* A zone: a bundle, then `?3` if three more cards are unknown. */
static bool next_zone(struct reader *rd, bool dev, cat_cards *known, uint8_t *unk)
{
    int v = 0;
    if (!next_bundle(rd, dev ? cat_dev_name : cat_res_name,
                     dev ? CAT_DEV_NB : cat_ru(rd->g)->params.goods, known))
        return false;
    if (next(rd) && (rd->word[0] != '?' || !th_in_int(rd->word + 1, 1, 200, &v)))
        return false;
    *unk = (uint8_t)v;
    return true;
}

static bool next_deal(struct reader *rd, uint64_t *deal)
{
    char text[80] = "counter ";
    th_move m;
    if (!next(rd))
        return false;
    memcpy(text + 8, rd->word, sizeof rd->word);
    if (th_move_parse(rd->g->rules, text, &m, NULL) != 0)
        return false;
    *deal = m & TH_DEAL_MASK;
    return true;
}

/* --------------------------------------------------------------- the lines */

static bool set_empty(struct reader *rd)
{
    memset(cat_bs(rd->g)->node, 0, sizeof cat_bs(rd->g)->node);
    memset(cat_bs(rd->g)->edge, 0, sizeof cat_bs(rd->g)->edge);
    return true;
}

static bool set_hex(struct reader *rd)
{
    struct cat_base *s = cat_bs(rd->g);
    int hex, number, terrain;
    if (!next_id(rd, 'h', cat_ru(rd->g)->graph.n_map, &hex) || !next(rd))
        return false;
    terrain = th_in_name(&(struct th_words){ cat_terrain_name, CAT_TERRAIN_NB }, rd->word);
    if (terrain <= 0)
        return false;
    s->terrain[hex] = (uint8_t)terrain;
    s->number[hex] = 0;
    while (next(rd)) {
        if (!th_in_int(rd->word, 2, 12, &number) || number == 7)
            return false;
        s->number[hex] |= (uint16_t)(1U << number);
    }
    return true;
}

static bool set_harbour(struct reader *rd)
{
    struct cat_base *s = cat_bs(rd->g);
    int slot, edge, kind = CAT_ANY_HARBOUR;
    if (!next_int(rd, 1, CAT_HARBOURS, &slot) ||
        !next_id(rd, 'e', cat_ru(rd->g)->graph.n_edge, &edge) || !next(rd))
        return false;
    if (!th_same(rd->word, "any"))
        kind = th_in_name(&(struct th_words){ cat_res_name, CAT_RES_NB }, rd->word);
    s->harbour[slot - 1] = (uint8_t)(edge + 1);
    s->harbour_kind[slot - 1] = (uint8_t)kind;
    return kind >= 0;
}

static bool set_robber(struct reader *rd)
{
    int hex = -1;
    if (!next(rd) ||
        (!th_same(rd->word, "-") && !th_in_id(rd->word, 'h', cat_ru(rd->g)->graph.n_map, &hex)))
        return false;
    cat_bs(rd->g)->robber = (uint8_t)(hex + 1);
    return true;
}

static bool set_road(struct reader *rd)
{
    int edge, owner;
    if (!next_id(rd, 'e', cat_ru(rd->g)->graph.n_edge, &edge) || !next_owner(rd, &owner))
        return false;
    cat_bs(rd->g)->edge[edge] = (uint8_t)(owner + 1);
    return true;
}

static bool set_building(struct reader *rd, int city)
{
    int node, owner;
    if (!next_id(rd, 'n', cat_ru(rd->g)->graph.n_node, &node) || !next_owner(rd, &owner))
        return false;
    cat_bs(rd->g)->node[node] = (uint8_t)((owner + 1) | city);
    return true;
}

static bool set_town(struct reader *rd)
{
    return set_building(rd, 0);
}
static bool set_city(struct reader *rd)
{
    return set_building(rd, CAT_CITY_BIT);
}

static bool set_hand(struct reader *rd)
{
    struct cat_base *s = cat_bs(rd->g);
    int seat;
    return next_seat(rd, &seat) && next_zone(rd, false, &s->hand[seat], &s->hand_unk[seat]);
}

static bool set_pend(struct reader *rd)
{
    struct cat_base *s = cat_bs(rd->g);
    int seat;
    return next_seat(rd, &seat) && next_zone(rd, false, &s->pend[seat], &s->pend_unk[seat]);
}

static bool set_cards(struct reader *rd)
{
    struct cat_base *s = cat_bs(rd->g);
    int seat;
    return next_seat(rd, &seat) && next_zone(rd, true, &s->dev[seat], &s->dev_unk[seat]);
}

static bool set_fresh(struct reader *rd)
{
    struct cat_base *s = cat_bs(rd->g);
    int seat;
    return next_seat(rd, &seat) && next_zone(rd, true, &s->fresh[seat], &s->fresh_unk[seat]);
}

static bool set_spent(struct reader *rd)
{
    return next_bundle(rd, cat_dev_name, CAT_DEV_NB, &cat_bs(rd->g)->spent);
}

static bool set_bank(struct reader *rd)
{
    return next_bundle(rd, cat_res_name, cat_ru(rd->g)->params.goods, &cat_bs(rd->g)->bank);
}

static bool set_title(struct reader *rd)
{
    struct cat_base *s = cat_bs(rd->g);
    int owner = 0;
    if (!next(rd) || !(th_same(rd->word, "route") || th_same(rd->word, "army")))
        return false;
    uint8_t *holder = rd->word[0] == 'r' ? &s->route_holder : &s->army_holder;
    if (!next_int(rd, 0, cat_ru(rd->g)->owners, &owner))
        return false;
    *holder = (uint8_t)owner;
    return true;
}

static bool set_die(struct reader *rd)
{
    struct cat_base *s = cat_bs(rd->g);
    int a, b;
    if (!next_int(rd, 1, 6, &a) || !next_int(rd, 1, 6, &b))
        return false;
    s->die[0] = (uint8_t)a;
    s->die[1] = (uint8_t)b;
    s->total = (uint8_t)(a + b);
    return true;
}

static bool set_count(struct reader *rd, uint8_t *list, int max)
{
    int seat, v;
    if (!next_seat(rd, &seat) || !next_int(rd, 0, max, &v))
        return false;
    list[seat] = (uint8_t)v;
    return true;
}

static bool set_knights(struct reader *rd)
{
    return set_count(rd, cat_bs(rd->g)->knights, 50);
}
static bool set_owe(struct reader *rd)
{
    return set_count(rd, cat_bs(rd->g)->owe, 100);
}
static bool set_spoken(struct reader *rd)
{
    return set_count(rd, cat_bs(rd->g)->spoken, 3);
}
static bool set_lapsed(struct reader *rd)
{
    return set_count(rd, cat_bs(rd->g)->lapsed, 1);
}
static bool set_answer(struct reader *rd)
{
    return set_count(rd, cat_bs(rd->g)->answer, CAT_COUNTERED);
}

static bool set_flag(struct reader *rd, uint8_t *flag, int max)
{
    int v;
    if (!next_int(rd, 0, max, &v))
        return false;
    *flag = (uint8_t)v;
    return true;
}

static bool set_played(struct reader *rd)
{
    return set_flag(rd, &cat_bs(rd->g)->card_played, 1);
}
static bool set_built(struct reader *rd)
{
    return set_flag(rd, &cat_bs(rd->g)->built, 1);
}
static bool set_offers(struct reader *rd)
{
    return set_flag(rd, &cat_bs(rd->g)->offers, CAT_OFFERS);
}

static bool set_deal(struct reader *rd)
{
    int seat;
    return next_seat(rd, &seat) && next_deal(rd, &cat_bs(rd->g)->deal[seat]);
}

static bool set_proposal(struct reader *rd)
{
    int seat;
    return next_seat(rd, &seat) && next_deal(rd, &cat_bs(rd->g)->prop[seat]);
}

static bool set_refused(struct reader *rd)
{
    struct cat_base *s = cat_bs(rd->g);
    uint64_t deal;
    unsigned seats;
    if (s->n_refused == CAT_OFFERS || !next_deal(rd, &deal) || !next(rd) ||
        !th_in_seats(rd->word, &seats))
        return false;
    s->refused[s->n_refused++] = deal | (uint64_t)seats << 48;
    return true;
}

static bool set_phase(struct reader *rd)
{
    char name[16];
    int seat;
    if (!th_in_word(&rd->in, name, (int)sizeof name) || !next_seat(rd, &seat))
        return false;
    return cat_phase(rd->g, name, seat);
}

/* clang-format off */
static const struct {
    const char *word;
    bool (*read)(struct reader *rd);
} lines[] = {
    { "empty", set_empty },       { "hex", set_hex },       { "harbour", set_harbour }, { "robber", set_robber },
    { "road", set_road },         { "settlement", set_town }, { "city", set_city },     { "hand", set_hand },
    { "pend", set_pend },         { "cards", set_cards },   { "fresh", set_fresh },     { "spent", set_spent },
    { "bank", set_bank },         { "title", set_title },   { "die", set_die },         { "knights", set_knights },
    { "owe", set_owe },           { "spoken", set_spoken }, { "lapsed", set_lapsed }, { "answer", set_answer },   { "played", set_played },
    { "built", set_built },       { "offers", set_offers }, { "deal", set_deal },       { "proposal", set_proposal },
    { "refused", set_refused },   { "phase", set_phase },
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

static int derive_board(struct th_ctx *g, struct th_why *why)
{
    const struct cat_base *s = cat_bs(g);
    const struct cat_params *p = &cat_ru(g)->params;
    int roads[CAT_OWNERS] = { 0 }, towns[CAT_OWNERS] = { 0 }, cities[CAT_OWNERS] = { 0 };
    for (int e = 0; e < CAT_EDGES; e++)
        if (s->edge[e] != 0 && ++roads[cat_edge_owner(s, e)] > p->roads)
            return th_fail(why, 0, "too many roads of one colour", NULL);
    for (int n = 0; n < CAT_NODES; n++) {
        if (s->node[n] == 0)
            continue;
        bool city = (s->node[n] & CAT_CITY_BIT) != 0;
        int count = ++(city ? cities : towns)[cat_node_owner(s, n)];
        if (count > (city ? p->cities : p->towns))
            return th_fail(why, 0, "too many buildings of one colour", NULL);
    }
    cat_rebuild(g);
    return 0;
}

/* Only what lies on the board decides the caches of the board. */
static bool board_changed(const struct cat_base *a, const struct cat_base *b)
{
    size_t from = offsetof(struct cat_base, number), to = offsetof(struct cat_base, hand_unk);
    return memcmp((const char *)a + from, (const char *)b + from, to - from) != 0;
}

static int read_line(struct th_ctx *g, const char *line, struct th_why *why)
{
    struct reader rd = { .g = g, .in = { line } };
    int mine = th_flow_set(g->rules, g->flow, line, why);
    if (mine <= 0)
        return mine;
    if (!next(&rd))
        return th_fail(why, 0, "an empty position line", NULL);
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        if (!th_same(lines[i].word, rd.word))
            continue;
        if (!lines[i].read(&rd) || !th_in_end(&rd.in))
            return th_fail(why, 0, "bad position line", line);
        return 0;
    }
    CAT_EACH(g, set, fn) {
        mine = fn(g, line, why);
        if (mine <= 0)
            return mine;
    }
    return th_fail(why, 0, "unknown position line", line);
}

int cat_set(const struct th_rules *r, void *state, const char *line, struct th_why *why)
{
    struct cat_state copy;
    memcpy(&copy, state, sizeof copy);
    struct th_ctx g = { .rules = r, .flow = &copy.flow };
    if (read_line(&g, line, why) != 0 || derive_cards(&g, why) != 0)
        return -1;
    if (board_changed(&((struct cat_state *)state)->base, &copy.base) && derive_board(&g, why) != 0)
        return -1;
    memcpy(state, &copy, sizeof copy);
    return 0;
}

/* --------------------------------------------------------------------- dump */

static void out_bundle(struct th_out *o, const char *const *name, cat_cards cards)
{
    bool first = true;
    for (int kind = 0; kind < CAT_KINDS; kind++) {
        if (cat_count(cards, kind) == 0)
            continue;
        if (!first)
            th_out_ch(o, '+');
        th_out_int(o, cat_count(cards, kind));
        th_out_str(o, name[kind]);
        first = false;
    }
    if (first)
        th_out_ch(o, '-');
}

static void out_zone(struct th_out *o, const char *word, int seat, const char *const *name,
                     cat_cards known, int unk)
{
    th_out_str(o, "set ");
    th_out_str(o, word);
    th_out_ch(o, ' ');
    th_out_int(o, seat + 1);
    th_out_ch(o, ' ');
    out_bundle(o, name, known);
    if (unk > 0) {
        th_out_str(o, " ?");
        th_out_int(o, unk);
    }
    th_out_ch(o, '\n');
}

static void out_number(struct th_out *o, const char *word, int seat, int v)
{
    if (v == 0)
        return;
    th_out_str(o, "set ");
    th_out_str(o, word);
    th_out_ch(o, ' ');
    if (seat >= 0) {
        th_out_int(o, seat + 1);
        th_out_ch(o, ' ');
    }
    th_out_int(o, v);
    th_out_ch(o, '\n');
}

static void dump_land(const struct th_ctx *g, struct th_out *o)
{
    const struct cat_base *s = cat_bs(g);
    for (int h = 0; h < cat_ru(g)->graph.n_map; h++) {
        th_out_str(o, "set hex ");
        th_out_id(o, 'h', h);
        th_out_ch(o, ' ');
        th_out_str(o, cat_terrain_name[s->terrain[h]]);
        for (int n = 2; n <= 12; n++) {
            if ((s->number[h] >> n & 1) != 0) {
                th_out_ch(o, ' ');
                th_out_int(o, n);
            }
        }
        th_out_ch(o, '\n');
    }
    for (int i = 0; i < CAT_HARBOURS; i++) {
        if (s->harbour[i] == 0)
            continue;
        th_out_str(o, "set harbour ");
        th_out_int(o, i + 1);
        th_out_ch(o, ' ');
        th_out_id(o, 'e', s->harbour[i] - 1);
        th_out_ch(o, ' ');
        th_out_str(o, s->harbour_kind[i] == CAT_ANY_HARBOUR ? "any"
                                                            : cat_res_name[s->harbour_kind[i]]);
        th_out_ch(o, '\n');
    }
}

static void out_piece(struct th_out *o, const char *word, char letter, int at, int owner)
{
    th_out_str(o, "set ");
    th_out_str(o, word);
    th_out_ch(o, ' ');
    th_out_id(o, letter, at);
    th_out_ch(o, ' ');
    th_out_int(o, owner + 1);
    th_out_ch(o, '\n');
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
            out_piece(o, "road", 'e', e, cat_edge_owner(s, e));
    for (int n = 0; n < cat_ru(g)->graph.n_node; n++)
        if (s->node[n] != 0)
            out_piece(o, (s->node[n] & CAT_CITY_BIT) != 0 ? "city" : "settlement", 'n', n,
                      cat_node_owner(s, n));
}

static void dump_seat(const struct th_ctx *g, int seat, struct th_out *o)
{
    const struct cat_base *s = cat_bs(g);
    out_zone(o, "hand", seat, cat_res_name, s->hand[seat], s->hand_unk[seat]);
    if (s->pend[seat] != 0 || s->pend_unk[seat] > 0)
        out_zone(o, "pend", seat, cat_res_name, s->pend[seat], s->pend_unk[seat]);
    if (s->dev[seat] != 0 || s->dev_unk[seat] > 0)
        out_zone(o, "cards", seat, cat_dev_name, s->dev[seat], s->dev_unk[seat]);
    if (s->fresh[seat] != 0 || s->fresh_unk[seat] > 0)
        out_zone(o, "fresh", seat, cat_dev_name, s->fresh[seat], s->fresh_unk[seat]);
    out_number(o, "knights", seat, s->knights[seat]);
    out_number(o, "owe", seat, s->owe[seat]);
    out_number(o, "spoken", seat, s->spoken[seat]);
    out_number(o, "lapsed", seat, s->lapsed[seat]);
    out_number(o, "answer", seat, s->answer[seat]);
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
            th_out_str(o, i == 0 ? "set deal " : "set proposal ");
            th_out_int(o, seat + 1);
            out_deal(g, o, deal);
            th_out_ch(o, '\n');
        }
    for (int i = 0; i < s->n_refused; i++) {
        th_out_str(o, "set refused");
        out_deal(g, o, s->refused[i]);
        th_out_ch(o, ' ');
        th_out_seats(o, (unsigned)(s->refused[i] >> 48));
        th_out_ch(o, '\n');
    }
    out_number(o, "offers", -1, s->offers);
}

static void dump_table(const struct th_ctx *g, struct th_out *o)
{
    const struct cat_base *s = cat_bs(g);
    int unknown = 0;
    for (int i = 0; i < CAT_OWNERS; i++)
        unknown += s->hand_unk[i] + s->pend_unk[i];
    if (unknown > 0) {
        th_out_str(o, "set bank ");
        out_bundle(o, cat_res_name, s->bank);
        th_out_ch(o, '\n');
    }
    if (s->spent != 0) {
        th_out_str(o, "set spent ");
        out_bundle(o, cat_dev_name, s->spent);
        th_out_ch(o, '\n');
    }
    out_number(o, "title route", -1, s->route_holder);
    out_number(o, "title army", -1, s->army_holder);
    if (s->die[0] != 0) {
        th_out_str(o, "set die ");
        th_out_int(o, s->die[0]);
        th_out_ch(o, ' ');
        th_out_int(o, s->die[1]);
        th_out_ch(o, '\n');
    }
    out_number(o, "played", -1, s->card_played);
    out_number(o, "built", -1, s->built);
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
