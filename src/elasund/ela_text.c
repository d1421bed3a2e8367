/* ela_text.c - positions as text: one word, one reader; dump writes what the readers read.
 *
 * `set empty` clears the table, every other line adds one thing to it. Supplies, trade points and cubes in hand follow from the
 * rest and have no line. Grammar: docs/NOTATION.md. */
#include "ela.h"

enum {
    MOST_CARDS = 99
};

static const struct th_words cards = { ela_card_name, ELA_CARDS };
static const struct th_words kinds = { ela_kind_name, ELA_KIND_COUNT };

/* `4,10`: column and row. */
static bool next_cell(struct th_line *l, int *x, int *y)
{
    return th_next_cell(l, 0, 13, x, y) && *x <= ELA_COLUMNS && *y >= 1;
}

static bool next_field(struct th_line *l, int *field)
{
    int x, y;
    *field = next_cell(l, &x, &y) ? ela_field_of(l->g, x, y) : -1;
    return *field >= 0;
}

/* -------------------------------------------------------------- lines: the board */

static bool set_empty(struct th_line *l)
{
    struct ela_state *s = ela_st(l->g);
    memset((char *)s + sizeof s->flow, 0, sizeof *s - sizeof s->flow);
    return true;
}

/* A coloured building that stands elsewhere is moved: there is only one. */
static void lift(struct th_line *l, int kind, int seat)
{
    struct ela_state *s = ela_st(l->g);
    for (int at = 0; at < ELA_FIELDS; at++)
        if (s->house[at] != 0 && ela_house_kind(s->house[at]) == kind &&
            ela_house_owner(s->house[at]) == seat)
            s->house[at] = 0;
}

static bool set_building(struct th_line *l)
{
    int kind, at, seat, cubes;
    if (!th_next_name(l, &kinds, &kind) || !next_field(l, &at) || !th_next_seat(l, &seat))
        return false;
    cubes = ela_kind[kind].flags;
    if (th_next(l) && !th_in_int(l->word, 0, cubes, &cubes))
        return false;
    if (!ela_kind[kind].neutral)
        lift(l, kind, seat);
    ela_st(l->g)->house[at] = ela_house(kind, seat, cubes);
    return true;
}

static bool set_permit(struct th_line *l)
{
    int seat, value, field;
    if (!th_next_seat(l, &seat) || !th_next_int(l, 0, ELA_VALUES - 1, &value) ||
        !next_field(l, &field))
        return false;
    ela_st(l->g)->permit[seat][value] = (uint8_t)(field + 1);
    return true;
}

static bool set_homeless(struct th_line *l)
{
    int seat, kind;
    if (!th_next_seat(l, &seat) || !th_next_name(l, &kinds, &kind) || kind > ELA_HUT_LARGE)
        return false;
    ela_st(l->g)->homeless |= (uint8_t)(1U << (2 * seat + kind));
    return true;
}

static bool set_wall(struct th_line *l)
{
    int x, y, seat, tile, px, py;
    if (!next_cell(l, &x, &y) || !th_next_seat(l, &seat) ||
        !th_next_int(l, 1, ELA_WALL_TILES, &tile))
        return false;
    for (int place = 0; place < ELA_PLACES; place++) {
        ela_wall_cell(l->g, place, &px, &py);
        if (px != x || py != y)
            continue;
        ela_st(l->g)->wall[place] = (uint8_t)((seat + 1) | tile << 4);
        return true;
    }
    return false;
}

/* The first line of a church names the tile on the foundation. */
static bool set_church(struct th_line *l)
{
    struct ela_state *s = ela_st(l->g);
    int tile, seat;
    if (!th_next_int(l, 1, ELA_CHURCH_TILES, &tile) || !th_next_seat(l, &seat))
        return false;
    s->church[tile - 1] = (uint8_t)(seat + 1);
    if (s->first == 0)
        s->first = (uint8_t)tile;
    return true;
}

static bool set_bottom(struct th_line *l)
{
    int seat, tile = 0;
    if (!th_next_seat(l, &seat) || !th_next(l))
        return false;
    if (!th_same(l->word, "?") && !th_in_int(l->word, 1, ELA_CHURCH_TILES, &tile))
        return false;
    ela_st(l->g)->knower = (uint8_t)(seat + 1);
    ela_st(l->g)->bottom = (uint8_t)tile;
    return true;
}

static bool set_pick(struct th_line *l)
{
    int a, b;
    if (!th_next_int(l, 1, ELA_CHURCH_TILES, &a) || !th_next_int(l, 1, ELA_CHURCH_TILES, &b) ||
        a >= b)
        return false;
    ela_st(l->g)->pick[0] = (uint8_t)a;
    ela_st(l->g)->pick[1] = (uint8_t)b;
    return true;
}

static bool set_track(struct th_line *l)
{
    int seat, points;
    if (!th_next_seat(l, &seat) || !th_next_int(l, 0, 11, &points))
        return false;
    for (int i = 0; i < ELA_SPACES; i++) {
        if (ela_track_space[i][0] != points)
            continue;
        ela_st(l->g)->track[seat] |= (uint8_t)(1U << i);
        return true;
    }
    return false;
}

/* --------------------------------------------------- lines: ship, dice, cards, flow */

static bool set_ship(struct th_line *l)
{
    int label = 0;
    if (!th_next(l) || (!th_same(l->word, "-") && !th_in_int(l->word, 2, 12, &label)))
        return false;
    ela_st(l->g)->ship = (uint8_t)(ela_row_of(label) + 1);
    return label != 7;
}

static bool set_hand(struct th_line *l)
{
    int seat;
    return th_next_seat(l, &seat) &&
           th_next_zone(l, &cards, MOST_CARDS, ela_st(l->g)->hand[seat], &ela_st(l->g)->unk[seat]);
}

static bool set_pend(struct th_line *l)
{
    int seat;
    return th_next_seat(l, &seat) && th_next_zone(l, &cards, MOST_CARDS, ela_st(l->g)->pend[seat],
                                                  &ela_st(l->g)->pend_unk[seat]);
}

static bool set_pot(struct th_line *l)
{
    return th_next(l) && th_in_counts(l->word, &cards, MOST_CARDS, ela_st(l->g)->pot);
}
static bool set_discard(struct th_line *l)
{
    return th_next(l) && th_in_counts(l->word, &cards, MOST_CARDS, ela_st(l->g)->discard);
}

/* The rest of the line is a move. */
static bool set_pending(struct th_line *l)
{
    th_move m;
    if (th_move_parse(l->g->rules, l->in.at, &m, NULL) != 0)
        return false;
    ela_st(l->g)->pending = m;
    l->in.at = "";
    return true;
}

/* clang-format off */
const struct th_line_def ela_lines[] = {
    { .word = "empty", .read = set_empty },     { .word = "building", .read = set_building },
    { .word = "permit", .read = set_permit },   { .word = "homeless", .read = set_homeless },
    { .word = "wall", .read = set_wall },       { .word = "church", .read = set_church },
    { .word = "bottom", .read = set_bottom },   { .word = "pick", .read = set_pick },
    { .word = "track", .read = set_track },     { .word = "ship", .read = set_ship },
    { .word = "hand", .read = set_hand },       { .word = "pend", .read = set_pend },
    { .word = "pot", .read = set_pot },         { .word = "discard", .read = set_discard },
    { .word = "pending", .read = set_pending },
    { "last", TH_BYTES(struct ela_state, last, 2, 12, 1) },
    { "die", TH_BYTES(struct ela_state, die, 1, 6, 2) },
    { "owe", TH_PER_SEAT(struct ela_state, owe, 0, 60) },
    { "due", TH_PER_SEAT(struct ela_state, due, 0, 60) },
    { 0 },
};
/* clang-format on */

/* No line may leave a board whose caches cannot be made. */
int ela_set(const struct th_rules *r, void *state, const char *line, struct th_why *why)
{
    struct ela_state copy;
    memcpy(&copy, state, sizeof copy);
    struct th_ctx g = { .rules = r, .flow = &copy.flow };
    if (th_line_set(&g, line, why) != 0 || ela_sound(&g, why) != 0)
        return -1;
    ela_rebuild(&g);
    memcpy(state, &copy, sizeof copy);
    return 0;
}

/* --------------------------------------------------------------------- dump */

static void field(struct th_out *o, int at)
{
    th_line_cell(o, ela_column(at), ela_row_label(at));
}

static void dump_houses(const struct ela_state *s, struct th_out *o)
{
    for (int at = 0; at < ELA_FIELDS; at++) {
        int kind = ela_house_kind(s->house[at]), cubes = ela_house_cubes(s->house[at]);
        if (s->house[at] == 0)
            continue;
        th_line_start(o, "building");
        th_line_name(o, ela_kind_name[kind]);
        field(o, at);
        th_line_int(o, ela_house_owner(s->house[at]) + 1);
        if (cubes != ela_kind[kind].flags)
            th_line_int(o, cubes);
        th_line_end(o);
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
        th_line_start(o, "wall");
        th_line_cell(o, x, y);
        th_line_int(o, s->wall[place] & 15);
        th_line_int(o, s->wall[place] >> 4);
        th_line_end(o);
    }
}

static void dump_tile(const struct ela_state *s, int tile, struct th_out *o)
{
    th_line_start(o, "church");
    th_line_int(o, tile);
    th_line_int(o, s->church[tile - 1]);
    th_line_end(o);
}

static void dump_church(const struct ela_state *s, struct th_out *o)
{
    if (s->first != 0)
        dump_tile(s, s->first, o);
    for (int tile = 1; tile <= ELA_CHURCH_TILES; tile++)
        if (s->church[tile - 1] != 0 && tile != s->first)
            dump_tile(s, tile, o);
    if (s->knower != 0) {
        th_line_start(o, "bottom");
        th_line_int(o, s->knower);
        if (s->bottom != 0)
            th_line_int(o, s->bottom);
        else
            th_out_str(o, " ?");
        th_line_end(o);
    }
    if (s->pick[0] != 0) {
        th_line_start(o, "pick");
        th_line_int(o, s->pick[0]);
        th_line_int(o, s->pick[1]);
        th_line_end(o);
    }
}

static void zone(struct th_out *o, const char *word, int seat, const uint8_t *held, int unknown)
{
    th_line_start(o, word);
    th_line_int(o, seat + 1);
    th_line_zone(o, &cards, held, unknown);
    th_line_end(o);
}

static void dump_seat(const struct ela_state *s, int seat, struct th_out *o)
{
    zone(o, "hand", seat, s->hand[seat], s->unk[seat]);
    if (ela_bundle(s->pend[seat]) != 0 || s->pend_unk[seat] > 0)
        zone(o, "pend", seat, s->pend[seat], s->pend_unk[seat]);
    th_line_per_seat(o, "owe", seat, s->owe[seat]);
    th_line_per_seat(o, "due", seat, s->due[seat]);
    for (int i = 0; i < ELA_SPACES; i++)
        if ((s->track[seat] >> i & 1) != 0)
            th_line_per_seat(o, "track", seat, ela_track_space[i][0]);
    for (int value = 0; value < ELA_VALUES; value++) {
        if (s->permit[seat][value] == 0)
            continue;
        th_line_start(o, "permit");
        th_line_int(o, seat + 1);
        th_line_int(o, value);
        field(o, s->permit[seat][value] - 1);
        th_line_end(o);
    }
    for (int kind = ELA_HUT_SMALL; kind <= ELA_HUT_LARGE; kind++) {
        if ((s->homeless >> (2 * seat + kind) & 1) == 0)
            continue;
        th_line_start(o, "homeless");
        th_line_int(o, seat + 1);
        th_line_name(o, ela_kind_name[kind]);
        th_line_end(o);
    }
}

static void dump_table(const struct ela_state *s, struct th_out *o)
{
    th_line_number(o, "ship", s->ship != 0 ? ela_label[s->ship - 1] : 0);
    th_line_number(o, "last", s->last);
    if (s->die[0] != 0) {
        th_line_start(o, "die");
        th_line_int(o, s->die[0]);
        th_line_int(o, s->die[1]);
        th_line_end(o);
    }
    for (int i = 0; i < 2; i++) {
        const uint8_t *pile = i == 0 ? s->pot : s->discard;
        if (ela_bundle(pile) == 0)
            continue;
        th_line_start(o, i == 0 ? "pot" : "discard");
        th_line_zone(o, &cards, pile, 0);
        th_line_end(o);
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
        th_line_start(&o, "pending");
        th_line_name(&o, move);
        th_line_end(&o);
    }
    return th_out_end(&o);
}
