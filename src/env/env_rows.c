/* env_rows.c - specs of observations: the rows of a table, laid out one after the other, and how each is written.
 *
 * Rows that every game has are here: the question that waits, who is asked, whose turn it is, points. */
#include "env_rows.h"

#include <string.h>

/* ------------------------------------------------------------- how to write */

void env_bytes(const struct env_look *l, const struct env_field *f, int16_t *out)
{
    int step = f->row->step != 0 ? f->row->step : 1;
    for (int p = 0; p < f->places; p++) {
        const uint8_t *from = env_byte(l, f, p);
        int16_t *to = out + env_slot_of(l, f, p) * f->each;
        to[0] = from[0];
        for (int i = 1; i < f->each; i++)
            to[i] = from[i * step];
    }
}

void env_part(const struct env_look *l, const struct env_field *f, int16_t *out)
{
    for (int p = 0; p < f->places; p++)
        out[env_slot_of(l, f, p)] = (int16_t)((*env_byte(l, f, p) & f->row->mask) >> f->row->shift);
}

void env_words(const struct env_look *l, const struct env_field *f, int16_t *out)
{
    for (int p = 0; p < f->places; p++)
        for (int i = 0; i < f->each; i++) {
            uint16_t v;
            memcpy(&v, env_byte(l, f, p) + 2 * i, 2);
            out[env_slot_of(l, f, p) * f->each + i] = (int16_t)(v > INT16_MAX ? INT16_MAX : v);
        }
}

static uint64_t wide(const struct env_look *l, const struct env_field *f, int place)
{
    uint64_t v;
    memcpy(&v, env_byte(l, f, place), 8);
    return v;
}

void env_bundle(const struct env_look *l, const struct env_field *f, int16_t *out)
{
    for (int p = 0; p < f->places; p++) {
        uint64_t v = wide(l, f, p);
        int16_t *to = out + env_slot_of(l, f, p) * f->each;
        for (int i = 0; v != 0 && i < f->each; i++, v >>= 8)
            to[i] = (int16_t)(v & 255);
    }
}

/* A row with `step`: several integers of a seat, so many kinds each. */
void env_nibble(const struct env_look *l, const struct env_field *f, int16_t *out)
{
    enum {
        KINDS = 16
    };
    for (int p = 0; p < f->places; p++)
        for (int i = 0; i < f->each; i++) {
            uint64_t v;
            memcpy(&v, env_byte(l, f, p) + 8 * (i / KINDS), 8);
            out[env_slot_of(l, f, p) * f->each + i] = (int16_t)(v >> (4 * (i % KINDS)) & 15);
        }
}

void env_deal(const struct env_look *l, const struct env_field *f, int16_t *out)
{
    for (int p = 0; p < f->places; p++) {
        uint64_t v = wide(l, f, p);
        for (int i = 0; v != 0 && i < f->each; i++)
            out[env_slot_of(l, f, p) * f->each + i] = (int16_t)th_deal_good(v, i);
    }
}

void env_kinds(const struct env_look *l, const struct env_field *f, int16_t *out)
{
    for (int p = 0; p < f->places; p++) {
        int v = *env_byte(l, f, p);
        if (v > 0 && v <= f->each)
            out[(v - 1) * f->places + p] = 1;
    }
}

/* Whole words at once: a board is mostly empty. */
static void plane_bits(const uint8_t *from, int n, int16_t *out)
{
    for (int base = 0; base < n; base += 64, from += 8) {
        uint64_t w;
        memcpy(&w, from, 8);
        for (; w != 0; w &= w - 1)
            if (base + __builtin_ctzll(w) < n)
                out[base + __builtin_ctzll(w)] = 1;
    }
}

/* `each` sets of places: once, or by seats (n = seats). */
void env_bits(const struct env_look *l, const struct env_field *f, int16_t *out)
{
    bool by_colour = f->row->n < 0;
    for (int i = 0; i < f->each; i++) {
        const uint8_t *from =
            (const uint8_t *)l->view + f->row->at + (size_t)f->row->step * (size_t)i;
        plane_bits(from, f->places, out + (by_colour ? l->turned[i] : i) * f->places);
    }
}

enum {
    OWNER_BITS = 7 /* of a byte of the board: owner + 1 */
};

static void owned(const struct env_look *l, const struct env_field *f, int place, int16_t *out)
{
    int v = ((const uint8_t *)l->view)[f->row->at + place];
    if (v != 0 && (v & f->row->mask) == f->row->match && (v & OWNER_BITS) <= f->each)
        out[l->turned[(v & OWNER_BITS) - 1] * f->places + place] = 1;
}

/* Crossings are mostly empty: only bytes that are not 0 are looked at. */
static void sparse_owners(const struct env_look *l, const struct env_field *f, int16_t *out)
{
    const uint8_t *from = (const uint8_t *)l->view + f->row->at;
    for (int base = 0; base < f->places; base += 8) {
        uint64_t w = 0;
        int n = f->places - base < 8 ? f->places - base : 8;
        memcpy(&w, from + base, (size_t)n);
        for (; w != 0; w &= ~((uint64_t)255 << (__builtin_ctzll(w) & ~7)))
            owned(l, f, base + __builtin_ctzll(w) / 8, out);
    }
}

/* Paths fill up: a comparison of all of them for each colour, which compilers make vectors of. */
static void dense_owners(const struct env_look *l, const struct env_field *f, int16_t *out)
{
    const uint8_t *restrict from = (const uint8_t *)l->view + f->row->at;
    uint8_t key = f->row->mask | OWNER_BITS;
    for (int colour = 0; colour < f->each; colour++) {
        int16_t *restrict to = out + l->turned[colour] * f->places;
        uint8_t want = (uint8_t)(f->row->match | (colour + 1));
        for (int i = 0; i < f->places; i++)
            to[i] = (from[i] & key) == want;
    }
}

void env_owners(const struct env_look *l, const struct env_field *f, int16_t *out)
{
    if (f->row->per == ENV_EDGES)
        dense_owners(l, f, out);
    else
        sparse_owners(l, f, out);
}

void env_who(const struct env_look *l, const struct env_field *f, int16_t *out)
{
    for (int p = 0; p < f->places; p++) {
        int v = *env_byte(l, f, p) & 15;
        if (v > 0 && v <= f->each)
            out[env_slot_of(l, f, p) * f->each + l->turned[v - 1]] = 1;
    }
}

void env_whose(const struct env_look *l, const struct env_field *f, int16_t *out)
{
    for (int p = 0; p < f->places; p++)
        for (int i = 0; i < f->each; i++)
            out[env_slot_of(l, f, p) * f->each + l->turned[i]] = *env_byte(l, f, p) >> i & 1;
}

/* n bytes; of each place + 1. Once, or by seats (n = seats). */
void env_where(const struct env_look *l, const struct env_field *f, int16_t *out)
{
    bool by_colour = f->row->n < 0;
    int step = f->row->step != 0 ? f->row->step : 1;
    for (int i = 0; i < f->each; i++) {
        int v = ((const uint8_t *)l->view)[f->row->at + i * step];
        if (v > 0 && v <= f->places)
            out[(by_colour ? l->turned[i] : i) * f->places + v - 1] = 1;
    }
}

void env_totals(const struct env_look *l, const struct env_field *f, int16_t *out)
{
    for (int p = 0; p < f->places; p++) {
        uint16_t v;
        memcpy(&v, env_byte(l, f, p), 2);
        for (unsigned bits = (unsigned)v >> 2; bits != 0; bits &= bits - 1)
            if (__builtin_ctz(bits) < f->each)
                out[__builtin_ctz(bits) * f->places + p] = 1;
    }
}

/* ------------------------------------------------------- what every game has */

static const struct th_frame *top(const struct env_look *l)
{
    static const struct th_frame none;
    const struct th_flow *flow = l->view;
    return flow->depth > 0 ? &flow->stack[flow->depth - 1] : &none;
}

static void question(const struct env_look *l, const struct env_field *f, int16_t *out)
{
    const struct th_flow *flow = l->view;
    (void)f;
    if (flow->depth > 0)
        out[l->spec->frame[top(l)->kind]] = 1;
}

static void detail(const struct env_look *l, const struct env_field *f, int16_t *out)
{
    const struct th_frame *q = top(l);
    (void)f;
    out[0] = q->step;
    out[1] = q->n;
    out[2] = q->m;
    out[3] = q->a;
    out[4] = q->b;
}

static void asked(const struct env_look *l, const struct env_field *f, int16_t *out)
{
    for (int seat = 0; seat < f->each; seat++)
        out[l->turned[seat]] = top(l)->actors >> seat & 1;
}

static void turn(const struct env_look *l, const struct env_field *f, int16_t *out)
{
    const struct th_flow *flow = l->view;
    if (flow->depth > 0 && flow->turn < f->each)
        out[l->turned[flow->turn]] = 1;
}

static void turn_no(const struct env_look *l, const struct env_field *f, int16_t *out)
{
    int n = th_turn_no(l->view);
    (void)f;
    out[0] = (int16_t)(n > INT16_MAX ? INT16_MAX : n);
}

static void points(const struct env_look *l, const struct env_field *f, int16_t *out)
{
    int16_t score[TH_SEATS];
    uint8_t rank[TH_SEATS];
    l->rules->game->scores(l->rules, l->view, score, rank);
    for (int seat = 0; seat < f->each; seat++)
        out[l->turned[seat]] = score[seat];
}

static const struct env_row common[] = {
    { "question", "the question that waits, one of those this table can ask", question,
      .n = ENV_BY_FRAMES },
    { "question_detail",
      "its step, its counters n and m, its values a and b (docs/ARCHITECTURE.md, section 5)",
      detail, .n = 5 },
    { "asked", "seats that must choose", asked, .n = ENV_BY_SEATS },
    { "turn", "the seat whose turn it is", turn, .n = ENV_BY_SEATS },
    { "turn_no", "turns begun", turn_no, .n = 1 },
    { "points", "points that the viewer can count", points, .n = ENV_BY_SEATS },
};

/* -------------------------------------------------------------------- specs */

static const struct env_family *const families[] = { &env_catan, &env_carcassonne, &env_elasund };

static const struct env_family *family_of(const struct th_game *game)
{
    for (size_t i = 0; i < sizeof families / sizeof families[0]; i++)
        if (th_same(families[i]->game, game->name))
            return families[i];
    return NULL;
}

static int values_of(const struct env_spec *spec, const struct th_rules *r, int n)
{
    int colours = r->owners != 0 ? r->owners : r->seats;
    switch (n) {
    case ENV_BY_RES: return r->range[TH_T_RES];
    case ENV_BY_RES_1: return r->range[TH_T_RES] + 1;
    case ENV_BY_SEATS: return r->seats;
    case ENV_BY_COLOURS: return colours;
    case ENV_BY_FRAMES: return spec->frames;
    case ENV_BY_SEATS_8: return 8 * r->seats;
    case ENV_BY_COLOURS_2: return 2 * colours;
    default: return n;
    }
}

static bool by_plane(enum env_per per)
{
    return per >= ENV_HEXES;
}

static void shape(struct env_field *f)
{
    bool planes = by_plane((enum env_per)f->row->per);
    int a = planes ? f->each : f->places, b = planes ? f->places : f->each;
    f->n = a * b;
    f->dims = 0;
    if (f->row->per != ENV_TABLE && !(planes && f->each == 1))
        f->dim[f->dims++] = a;
    if (planes || f->each > 1 || f->row->per == ENV_TABLE)
        f->dim[f->dims++] = b;
}

static void add(struct env_spec *spec, const struct th_rules *r, const struct env_row *row,
                const int count[ENV_PER_NB])
{
    if (row->module != 0 && (r->modules >> (row->module - 1) & 1) == 0)
        return;
    if (row->plays != NULL && !row->plays(r))
        return;
    th_assert(spec->n < ENV_FIELDS);
    struct env_field *f = &spec->field[spec->n++];
    f->row = row;
    f->name = row->name;
    f->about = row->about;
    f->each = values_of(spec, r, row->n);
    f->places = count[row->per];
    shape(f);
    f->at = spec->size;
    spec->size += f->n;
}

void env_spec_build(struct env_spec *spec, const struct th_rules *r)
{
    const struct env_family *family = family_of(r->game);
    int count[ENV_PER_NB] = { [ENV_TABLE] = 1, [ENV_SEATS] = r->seats, [ENV_COLOURS] = r->seats };
    memset(spec, 0, sizeof *spec);
    for (int i = 0; i < r->n_frames; i++)
        if (r->frame[i] != NULL)
            spec->frame[i] = spec->frames++;
    if (r->owners != 0)
        count[ENV_COLOURS] = r->owners;
    if (family != NULL)
        family->places(r, count);
    for (size_t i = 0; i < sizeof common / sizeof common[0]; i++)
        add(spec, r, &common[i], count);
    for (int i = 0; family != NULL && i < family->n; i++)
        add(spec, r, &family->rows[i], count);
}

void env_observe(const struct env_spec *spec, const struct th_rules *r, const void *view,
                 int viewer, int16_t *out)
{
    struct env_look l = { r, spec, view, viewer < r->seats ? viewer : 0, { 0 } };
    for (int i = 0; i < 16; i++)
        l.turned[i] = (uint8_t)(i < r->seats ? (i - l.viewer + r->seats) % r->seats : i);
    memset(out, 0, sizeof *out * (size_t)spec->size);
    for (int i = 0; i < spec->n; i++)
        spec->field[i].row->write(&l, &spec->field[i], out + spec->field[i].at);
}
