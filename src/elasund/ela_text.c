/* ela_text.c - positions as text: one word, one reader; dump writes what the readers read.
 *
 * `set empty` clears the table, every other line adds one thing to it. Supplies, trade points and cubes in hand follow from the
 * rest and have no line. Grammar: docs/NOTATION.md. */
#include "ela.h"

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

static bool next_kind(struct reader *rd, int *kind)
{
    *kind = next(rd) ? th_in_name(&rd->g->rules->game->words[TH_T_PIECE], rd->word) : -1;
    return *kind >= 0;
}

/* `4,10`: column and row. */
static bool next_cell(struct reader *rd, int *x, int *y)
{
    char *c = rd->word;
    if (!next(rd))
        return false;
    while (*c != '\0' && *c != ',')
        c++;
    if (*c != ',')
        return false;
    *c = '\0';
    return th_in_int(rd->word, 0, ELA_COLUMNS, x) && th_in_int(c + 1, 1, 13, y);
}

static bool next_field(struct reader *rd, int *field)
{
    int x, y;
    *field = next_cell(rd, &x, &y) ? ela_field_of(rd->g, x, y) : -1;
    return *field >= 0;
}

/* `2gold+1green`, `-` for none. */
static bool next_bundle(struct reader *rd, uint8_t cards[ELA_CARDS])
{
    const char *c = rd->word;
    memset(cards, 0, ELA_CARDS);
    if (!next(rd))
        return false;
    if (th_same(c, "-"))
        return true;
    for (;; c++) {
        char name[16] = "";
        int n = 0, len = 0;
        for (int digits = 0; *c >= '0' && *c <= '9' && digits < 2; digits++)
            n = n * 10 + (*c++ - '0');
        while (*c != '\0' && *c != '+' && len < (int)sizeof name - 1)
            name[len++] = *c++;
        int kind = th_in_name(&(struct th_words){ ela_card_name, ELA_CARDS }, name);
        if (kind < 0 || n == 0 || cards[kind] != 0)
            return false;
        cards[kind] = (uint8_t)n;
        if (*c == '\0')
            return true;
    }
}

/* A bundle, then `?3` if three more cards are unknown. */
static bool next_zone(struct reader *rd, uint8_t cards[ELA_CARDS], uint8_t *unk)
{
    int n = 0;
    if (!next_bundle(rd, cards))
        return false;
    if (next(rd) && (rd->word[0] != '?' || !th_in_int(rd->word + 1, 1, 99, &n)))
        return false;
    *unk = (uint8_t)n;
    return true;
}

/* -------------------------------------------------------------- lines: the board */

static bool set_empty(struct reader *rd)
{
    struct ela_state *s = ela_st(rd->g);
    memset((char *)s + sizeof s->flow, 0, sizeof *s - sizeof s->flow);
    return true;
}

/* A coloured building that stands elsewhere is moved: there is only one. */
static void lift(struct reader *rd, int kind, int seat)
{
    struct ela_state *s = ela_st(rd->g);
    for (int at = 0; at < ELA_FIELDS; at++)
        if (s->house[at] != 0 && ela_house_kind(s->house[at]) == kind &&
            ela_house_owner(s->house[at]) == seat)
            s->house[at] = 0;
}

static bool set_building(struct reader *rd)
{
    int kind, at, seat, cubes;
    if (!next_kind(rd, &kind) || !next_field(rd, &at) || !next_seat(rd, &seat))
        return false;
    cubes = ela_kind[kind].flags;
    if (next(rd) && !th_in_int(rd->word, 0, cubes, &cubes))
        return false;
    if (!ela_kind[kind].neutral)
        lift(rd, kind, seat);
    ela_st(rd->g)->house[at] = ela_house(kind, seat, cubes);
    return true;
}

static bool set_permit(struct reader *rd)
{
    int seat, value, field;
    if (!next_seat(rd, &seat) || !next_int(rd, 0, ELA_VALUES - 1, &value) ||
        !next_field(rd, &field))
        return false;
    ela_st(rd->g)->permit[seat][value] = (uint8_t)(field + 1);
    return true;
}

static bool set_homeless(struct reader *rd)
{
    int seat, kind;
    if (!next_seat(rd, &seat) || !next_kind(rd, &kind) || kind > ELA_HUT_LARGE)
        return false;
    ela_st(rd->g)->homeless |= (uint8_t)(1U << (2 * seat + kind));
    return true;
}

static bool set_wall(struct reader *rd)
{
    int x, y, seat, tile, px, py;
    if (!next_cell(rd, &x, &y) || !next_seat(rd, &seat) || !next_int(rd, 1, ELA_WALL_TILES, &tile))
        return false;
    for (int place = 0; place < ELA_PLACES; place++) {
        ela_wall_cell(rd->g, place, &px, &py);
        if (px != x || py != y)
            continue;
        ela_st(rd->g)->wall[place] = (uint8_t)((seat + 1) | tile << 4);
        return true;
    }
    return false;
}

/* The first line of a church names the tile on the foundation. */
static bool set_church(struct reader *rd)
{
    struct ela_state *s = ela_st(rd->g);
    int tile, seat;
    if (!next_int(rd, 1, ELA_CHURCH_TILES, &tile) || !next_seat(rd, &seat))
        return false;
    s->church[tile - 1] = (uint8_t)(seat + 1);
    if (s->first == 0)
        s->first = (uint8_t)tile;
    return true;
}

static bool set_bottom(struct reader *rd)
{
    int seat, tile = 0;
    if (!next_seat(rd, &seat) || !next(rd))
        return false;
    if (!th_same(rd->word, "?") && !th_in_int(rd->word, 1, ELA_CHURCH_TILES, &tile))
        return false;
    ela_st(rd->g)->knower = (uint8_t)(seat + 1);
    ela_st(rd->g)->bottom = (uint8_t)tile;
    return true;
}

static bool set_pick(struct reader *rd)
{
    int a, b;
    if (!next_int(rd, 1, ELA_CHURCH_TILES, &a) || !next_int(rd, 1, ELA_CHURCH_TILES, &b) || a >= b)
        return false;
    ela_st(rd->g)->pick[0] = (uint8_t)a;
    ela_st(rd->g)->pick[1] = (uint8_t)b;
    return true;
}

static bool set_track(struct reader *rd)
{
    int seat, points;
    if (!next_seat(rd, &seat) || !next_int(rd, 0, 11, &points))
        return false;
    for (int i = 0; i < ELA_SPACES; i++) {
        if (ela_track_space[i][0] != points)
            continue;
        ela_st(rd->g)->track[seat] |= (uint8_t)(1U << i);
        return true;
    }
    return false;
}

/* --------------------------------------------------- lines: ship, dice, cards, flow */

static bool set_ship(struct reader *rd)
{
    int label = 0;
    if (!next(rd) || (!th_same(rd->word, "-") && !th_in_int(rd->word, 2, 12, &label)))
        return false;
    ela_st(rd->g)->ship = (uint8_t)(ela_row_of(label) + 1);
    return label != 7;
}

static bool set_last(struct reader *rd)
{
    int v;
    bool ok = next_int(rd, 2, 12, &v);
    if (ok)
        ela_st(rd->g)->last = (uint8_t)v;
    return ok;
}

static bool set_die(struct reader *rd)
{
    int a, b;
    if (!next_int(rd, 1, 6, &a) || !next_int(rd, 1, 6, &b))
        return false;
    ela_st(rd->g)->die[0] = (uint8_t)a;
    ela_st(rd->g)->die[1] = (uint8_t)b;
    return true;
}

static bool set_hand(struct reader *rd)
{
    int seat;
    return next_seat(rd, &seat) &&
           next_zone(rd, ela_st(rd->g)->hand[seat], &ela_st(rd->g)->unk[seat]);
}

static bool set_pend(struct reader *rd)
{
    int seat;
    return next_seat(rd, &seat) &&
           next_zone(rd, ela_st(rd->g)->pend[seat], &ela_st(rd->g)->pend_unk[seat]);
}

static bool set_pot(struct reader *rd)
{
    return next_bundle(rd, ela_st(rd->g)->pot);
}
static bool set_discard(struct reader *rd)
{
    return next_bundle(rd, ela_st(rd->g)->discard);
}

static bool set_count(struct reader *rd, uint8_t *list)
{
    int seat, v;
    if (!next_seat(rd, &seat) || !next_int(rd, 0, 60, &v))
        return false;
    list[seat] = (uint8_t)v;
    return true;
}

static bool set_owe(struct reader *rd)
{
    return set_count(rd, ela_st(rd->g)->owe);
}
static bool set_due(struct reader *rd)
{
    return set_count(rd, ela_st(rd->g)->due);
}

/* The rest of the line is a move. */
static bool set_pending(struct reader *rd)
{
    th_move m;
    if (th_move_parse(rd->g->rules, rd->in.at, &m, NULL) != 0)
        return false;
    ela_st(rd->g)->pending = m;
    rd->in.at = "";
    return true;
}

static bool set_phase(struct reader *rd)
{
    char name[16];
    int seat;
    return th_in_word(&rd->in, name, (int)sizeof name) && next_seat(rd, &seat) &&
           ela_phase(rd->g, name, seat);
}

/* clang-format off */
static const struct {
    const char *word;
    bool (*read)(struct reader *rd);
} lines[] = {
    { "empty", set_empty },       { "building", set_building }, { "permit", set_permit }, { "homeless", set_homeless },
    { "wall", set_wall },         { "church", set_church },     { "bottom", set_bottom }, { "pick", set_pick },
    { "track", set_track },       { "ship", set_ship },         { "last", set_last },     { "die", set_die },
    { "hand", set_hand },         { "pend", set_pend },         { "pot", set_pot },       { "discard", set_discard },
    { "owe", set_owe },           { "due", set_due },           { "pending", set_pending }, { "phase", set_phase },
};
/* clang-format on */

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
        bool ok = lines[i].read(&rd) && th_in_end(&rd.in);
        return ok ? 0 : th_fail(why, 0, "bad position line", line);
    }
    return th_fail(why, 0, "unknown position line", line);
}

/* No line may leave a board whose caches cannot be made. */
int ela_set(const struct th_rules *r, void *state, const char *line, struct th_why *why)
{
    struct ela_state copy;
    memcpy(&copy, state, sizeof copy);
    struct th_ctx g = { .rules = r, .flow = &copy.flow };
    if (read_line(&g, line, why) != 0 || ela_sound(&g, why) != 0)
        return -1;
    ela_rebuild(&g);
    memcpy(state, &copy, sizeof copy);
    return 0;
}

/* --------------------------------------------------------------------- dump */

/* `set WORD N...`, blanks between. */
static void begin(struct th_out *o, const char *word)
{
    th_out_str(o, "set ");
    th_out_str(o, word);
}

static void number(struct th_out *o, int v)
{
    th_out_ch(o, ' ');
    th_out_int(o, v);
}

static void cell(struct th_out *o, int x, int y)
{
    number(o, x);
    th_out_ch(o, ',');
    th_out_int(o, y);
}

static void field(struct th_out *o, int at)
{
    cell(o, ela_column(at), ela_row_label(at));
}

static void name(struct th_out *o, const char *word)
{
    th_out_ch(o, ' ');
    th_out_str(o, word);
}

static void bundle(struct th_out *o, const uint8_t cards[ELA_CARDS])
{
    char between = ' ';
    for (int kind = 0; kind < ELA_CARDS; kind++) {
        if (cards[kind] == 0)
            continue;
        th_out_ch(o, between);
        th_out_int(o, cards[kind]);
        th_out_str(o, ela_card_name[kind]);
        between = '+';
    }
    if (between == ' ')
        th_out_str(o, " -");
}

static void dump_houses(const struct ela_state *s, struct th_out *o)
{
    for (int at = 0; at < ELA_FIELDS; at++) {
        int kind = ela_house_kind(s->house[at]), cubes = ela_house_cubes(s->house[at]);
        if (s->house[at] == 0)
            continue;
        begin(o, "building");
        name(o, ela_kind_name[kind]);
        field(o, at);
        number(o, ela_house_owner(s->house[at]) + 1);
        if (cubes != ela_kind[kind].flags)
            number(o, cubes);
        th_out_ch(o, '\n');
    }
}

static void dump_walls(const struct th_ctx *g, struct th_out *o)
{
    const struct ela_state *s = ela_st(g);
    for (int place = 0; place < ELA_PLACES; place++) {
        int x, y;
        if (s->wall[place] == 0)
            continue;
        ela_wall_cell(g, place, &x, &y);
        begin(o, "wall");
        cell(o, x, y);
        number(o, s->wall[place] & 15);
        number(o, s->wall[place] >> 4);
        th_out_ch(o, '\n');
    }
}

static void dump_tile(const struct ela_state *s, int tile, struct th_out *o)
{
    begin(o, "church");
    number(o, tile);
    number(o, s->church[tile - 1]);
    th_out_ch(o, '\n');
}

static void dump_church(const struct ela_state *s, struct th_out *o)
{
    if (s->first != 0)
        dump_tile(s, s->first, o);
    for (int tile = 1; tile <= ELA_CHURCH_TILES; tile++)
        if (s->church[tile - 1] != 0 && tile != s->first)
            dump_tile(s, tile, o);
    if (s->knower != 0) {
        begin(o, "bottom");
        number(o, s->knower);
        if (s->bottom != 0)
            number(o, s->bottom);
        else
            th_out_str(o, " ?");
        th_out_ch(o, '\n');
    }
    if (s->pick[0] != 0) {
        begin(o, "pick");
        number(o, s->pick[0]);
        number(o, s->pick[1]);
        th_out_ch(o, '\n');
    }
}

static void zone(struct th_out *o, const char *word, int seat, const uint8_t *cards, int unk)
{
    begin(o, word);
    number(o, seat + 1);
    bundle(o, cards);
    if (unk > 0) {
        th_out_str(o, " ?");
        th_out_int(o, unk);
    }
    th_out_ch(o, '\n');
}

static void seat_number(struct th_out *o, const char *word, int seat, int v)
{
    if (v == 0)
        return;
    begin(o, word);
    number(o, seat + 1);
    number(o, v);
    th_out_ch(o, '\n');
}

static void dump_seat(const struct ela_state *s, int seat, struct th_out *o)
{
    zone(o, "hand", seat, s->hand[seat], s->unk[seat]);
    if (ela_bundle(s->pend[seat]) != 0 || s->pend_unk[seat] > 0)
        zone(o, "pend", seat, s->pend[seat], s->pend_unk[seat]);
    seat_number(o, "owe", seat, s->owe[seat]);
    seat_number(o, "due", seat, s->due[seat]);
    for (int i = 0; i < ELA_SPACES; i++)
        if ((s->track[seat] >> i & 1) != 0)
            seat_number(o, "track", seat, ela_track_space[i][0]);
    for (int value = 0; value < ELA_VALUES; value++) {
        if (s->permit[seat][value] == 0)
            continue;
        begin(o, "permit");
        number(o, seat + 1);
        number(o, value);
        field(o, s->permit[seat][value] - 1);
        th_out_ch(o, '\n');
    }
    for (int kind = ELA_HUT_SMALL; kind <= ELA_HUT_LARGE; kind++) {
        if ((s->homeless >> (2 * seat + kind) & 1) == 0)
            continue;
        begin(o, "homeless");
        number(o, seat + 1);
        name(o, ela_kind_name[kind]);
        th_out_ch(o, '\n');
    }
}

static void dump_table(const struct ela_state *s, struct th_out *o)
{
    if (s->ship != 0) {
        begin(o, "ship");
        number(o, ela_label[s->ship - 1]);
        th_out_ch(o, '\n');
    }
    if (s->last != 0) {
        begin(o, "last");
        number(o, s->last);
        th_out_ch(o, '\n');
    }
    if (s->die[0] != 0) {
        begin(o, "die");
        number(o, s->die[0]);
        number(o, s->die[1]);
        th_out_ch(o, '\n');
    }
    for (int i = 0; i < 2; i++) {
        const uint8_t *cards = i == 0 ? s->pot : s->discard;
        if (ela_bundle(cards) == 0)
            continue;
        begin(o, i == 0 ? "pot" : "discard");
        bundle(o, cards);
        th_out_ch(o, '\n');
    }
}

int ela_dump(const struct th_rules *r, const void *state, char *buf, int cap)
{
    struct th_ctx g = th_look(r, state);
    const struct ela_state *s = state;
    struct th_out o;
    char move[64];
    th_out_start(&o, buf, cap);
    th_flow_dump(r, g.flow, &o);
    th_out_str(&o, "set empty\n");
    dump_table(s, &o);
    dump_houses(s, &o);
    dump_walls(&g, &o);
    dump_church(s, &o);
    for (int seat = 0; seat < g.flow->seats; seat++)
        dump_seat(s, seat, &o);
    if (s->pending != 0) {
        th_move_print(r->game, s->pending, false, move, (int)sizeof move);
        begin(&o, "pending");
        name(&o, move);
        th_out_ch(&o, '\n');
    }
    return th_out_end(&o);
}
