/* th_line.c - positions as text, line by line: the words of a line, the tables that say who reads it, the lines of the flow.
 *
 * A family and each of its modules have a table, a word a row; core reads what is the same in every game. Grammar: docs/NOTATION.md. */
#include "th.h"

/* -------------------------------------------------------------------- reading */

bool th_next(struct th_line *l)
{
    return th_in_word(&l->in, l->word, (int)sizeof l->word);
}

bool th_next_int(struct th_line *l, int min, int max, int *v)
{
    return th_next(l) && th_in_int(l->word, min, max, v);
}

bool th_next_byte(struct th_line *l, int min, int max, uint8_t *v)
{
    int n = 0;
    bool ok = th_next_int(l, min, max, &n);
    *v = (uint8_t)n;
    return ok;
}

bool th_next_seat(struct th_line *l, int *seat)
{
    bool ok = th_next_int(l, 1, l->g->flow->seats, seat);
    *seat -= 1;
    return ok;
}

bool th_next_id(struct th_line *l, char letter, int n, int *v)
{
    return th_next(l) && th_in_id(l->word, letter, n, v);
}

bool th_next_name(struct th_line *l, const struct th_words *words, int *v)
{
    *v = th_next(l) ? th_in_name(words, l->word) : -1;
    return *v >= 0;
}

/* Splits `name=value` in place; NULL when the sign is not there. */
static char *split(char *word, char sign)
{
    for (char *c = word; *c != '\0'; c++)
        if (*c == sign) {
            *c = '\0';
            return c + 1;
        }
    return NULL;
}

bool th_next_cell(struct th_line *l, int min, int max, int *x, int *y)
{
    char *row = th_next(l) ? split(l->word, ',') : NULL;
    return row != NULL && th_in_int(l->word, min, max, x) && th_in_int(row, min, max, y);
}

bool th_next_seats(struct th_line *l, uint8_t *mask)
{
    unsigned seats = 0;
    bool ok = th_next(l) && th_in_seats(l->word, &seats);
    *mask = (uint8_t)seats;
    return ok;
}

bool th_next_zone(struct th_line *l, const struct th_words *words, int most, uint8_t *count,
                  uint8_t *unknown)
{
    int n = 0;
    if (!th_next(l) || !th_in_counts(l->word, words, most, count))
        return false;
    if (th_next(l) && (l->word[0] != '?' || !th_in_int(l->word + 1, 1, 200, &n)))
        return false;
    *unknown = (uint8_t)n;
    return true;
}

bool th_line_refuse(struct th_line *l, th_clause clause, const char *what)
{
    th_fail(&l->why, clause, what, NULL);
    return false;
}

/* ---------------------------------------------------- the lines of the flow */

static void out_field(struct th_out *o, const char *name, int v)
{
    if (v == 0)
        return;
    th_out_ch(o, ' ');
    th_out_str(o, name);
    th_out_ch(o, '=');
    th_out_int(o, v);
}

static void out_seat_field(struct th_out *o, const char *name, unsigned mask)
{
    if (mask == 0)
        return;
    th_out_ch(o, ' ');
    th_out_str(o, name);
    th_out_ch(o, '=');
    th_out_seats(o, mask);
}

void th_flow_dump(const struct th_rules *r, const struct th_flow *flow, struct th_out *o)
{
    th_out_str(o, "set flow");
    out_field(o, "turn", flow->turn + 1);
    out_field(o, "on", flow->on_turn);
    out_field(o, "no", flow->turn_no);
    out_field(o, "ply", (int)flow->ply);
    out_field(o, "won", flow->result);
    th_out_ch(o, '\n');
    for (int i = 0; i < flow->depth; i++) {
        const struct th_frame *f = &flow->stack[i];
        th_out_str(o, "set frame ");
        th_out_int(o, i);
        th_out_ch(o, ' ');
        th_out_str(o, r->frame[f->kind]->name);
        out_field(o, "step", f->step);
        out_seat_field(o, "actors", f->actors);
        out_seat_field(o, "may", f->may);
        out_seat_field(o, "sees", f->sees);
        out_field(o, "seat", f->seat + 1);
        out_field(o, "n", f->n);
        out_field(o, "m", f->m);
        out_field(o, "a", f->a);
        out_field(o, "b", f->b);
        th_out_ch(o, '\n');
    }
}

static bool set_frame_field(struct th_frame *f, const char *name, const char *value)
{
    unsigned mask;
    int v;
    if (th_same(name, "actors") || th_same(name, "may") || th_same(name, "sees")) {
        if (!th_in_seats(value, &mask))
            return false;
        *(name[0] == 'a' ? &f->actors : name[0] == 'm' ? &f->may : &f->sees) = (uint8_t)mask;
        return true;
    }
    if (!th_in_int(value, -32768, 32767, &v))
        return false;
    if (th_same(name, "a"))
        f->a = (int16_t)v;
    else if (th_same(name, "b"))
        f->b = (int16_t)v;
    else if (v < 0 || v > 255)
        return false;
    else if (th_same(name, "step"))
        f->step = (uint8_t)v;
    else if (th_same(name, "seat") && v >= 1 && v <= TH_DEALER + 1)
        f->seat = (uint8_t)(v - 1);
    else if (th_same(name, "n"))
        f->n = (uint8_t)v;
    else if (th_same(name, "m"))
        f->m = (uint8_t)v;
    else
        return false;
    return true;
}

/* Refuses the word that was read last. */
static bool bad_word(struct th_line *l, const char *what)
{
    th_fail(&l->why, 0, what, l->word);
    return false;
}

static bool set_frame(struct th_line *l)
{
    const struct th_rules *r = l->g->rules;
    struct th_flow *flow = l->g->flow;
    int i, kind;
    if (!th_next_int(l, 0, TH_STACK - 1, &i) || i > flow->depth)
        return bad_word(l, "frame number out of order");
    th_next(l);
    for (kind = 0; kind < r->n_frames; kind++)
        if (r->frame[kind] != NULL && th_same(r->frame[kind]->name, l->word))
            break;
    if (kind == r->n_frames)
        return bad_word(l, "no such frame");
    struct th_frame f = { .kind = (uint8_t)kind };
    while (th_next(l)) {
        char *value = split(l->word, '=');
        if (value == NULL || !set_frame_field(&f, l->word, value))
            return bad_word(l, "bad field of a frame");
    }
    flow->stack[i] = f;
    if (i == flow->depth)
        flow->depth++;
    return true;
}

static bool set_flow(struct th_line *l)
{
    const struct th_rules *r = l->g->rules;
    const char *word = l->word;
    struct th_flow now = { .seats = r->seats };
    int v = 0;
    while (th_next(l)) {
        char *value = split(l->word, '=');
        if (value == NULL || !th_in_int(value, 0, 1000000000, &v))
            return bad_word(l, "bad field of the flow");
        if (th_same(word, "turn") && v >= 1 && v <= r->seats)
            now.turn = (uint8_t)(v - 1);
        else if (th_same(word, "on") && v <= r->seats)
            now.on_turn = (uint8_t)v;
        else if (th_same(word, "no") && v <= UINT16_MAX)
            now.turn_no = (uint16_t)v;
        else if (th_same(word, "ply"))
            now.ply = (uint32_t)v;
        else if (th_same(word, "won") && (v <= r->seats || v == TH_SHARED))
            now.result = (uint8_t)v;
        else
            return bad_word(l, "bad field of the flow");
    }
    *l->g->flow = now;
    return true;
}

static bool set_phase(struct th_line *l)
{
    char name[16];
    int seat;
    return th_in_word(&l->in, name, (int)sizeof name) && th_next_seat(l, &seat) &&
           l->g->rules->phase(l->g, name, seat);
}

/* --------------------------------------------------------------- tables of lines */

static const struct th_line_def flow_lines[] = {
    { .word = "flow", .read = set_flow },
    { .word = "frame", .read = set_frame },
    { .word = "phase", .read = set_phase },
    { 0 },
};

static bool read_bytes(struct th_line *l, const struct th_line_def *row)
{
    uint8_t *at = (uint8_t *)l->g->flow + row->at; /* the flow is a state's first member */
    int seat = 0;
    if (row->per_seat && !th_next_seat(l, &seat))
        return false;
    for (int i = 0; i < row->bytes; i++)
        if (!th_next_byte(l, row->min, row->max, &at[seat * row->bytes + i]))
            return false;
    return true;
}

/* The row of a line's first word; NULL: there is none. */
static const struct th_line_def *find(const struct th_line_def *row, const char *word)
{
    while (row->word != NULL && !th_same(row->word, word))
        row++;
    return row->word != NULL ? row : NULL;
}

void th_add_lines(struct th_rules *r, const struct th_line_def *lines)
{
    if (lines != NULL)
        r->lines[r->n_lines++] = lines;
}

/* 1: the table has read the line; 0: it has no such word; -1: it has, and `why` says what is wrong with the line. */
static int read_line(struct th_ctx *g, const struct th_line_def *table, const char *line,
                     struct th_why *why)
{
    struct th_line l = { .g = g, .in = { line } };
    const struct th_line_def *row = th_next(&l) ? find(table, l.word) : NULL;
    if (row == NULL)
        return 0;
    if ((row->read != NULL ? row->read(&l) : read_bytes(&l, row)) && th_in_end(&l.in))
        return 1;
    if (l.why.text[0] == '\0')
        return th_fail(why, 0, "bad position line", line);
    if (why != NULL)
        *why = l.why;
    return -1;
}

/* Two tables may have the same word: what the first cannot read, the next may. */
int th_line_set(struct th_ctx *g, const char *line, struct th_why *why)
{
    struct th_in in = { line };
    if (th_in_end(&in))
        return th_fail(why, 0, "an empty position line", NULL);
    int done = read_line(g, flow_lines, line, why);
    for (int i = 0; i < g->rules->n_lines && done != 1; i++) {
        int now = read_line(g, g->rules->lines[i], line, done == 0 ? why : NULL);
        done = now != 0 ? now : done;
    }
    if (done == 0)
        return th_fail(why, 0, "unknown position line", line);
    return done == 1 ? 0 : -1;
}

/* -------------------------------------------------------------------- writing */

void th_line_start(struct th_out *o, const char *word)
{
    th_out_str(o, "set ");
    th_out_str(o, word);
}

void th_line_int(struct th_out *o, int v)
{
    th_out_ch(o, ' ');
    th_out_int(o, v);
}

void th_line_name(struct th_out *o, const char *name)
{
    th_out_ch(o, ' ');
    th_out_str(o, name);
}

void th_line_id(struct th_out *o, char letter, int v)
{
    th_out_ch(o, ' ');
    th_out_id(o, letter, v);
}

void th_line_cell(struct th_out *o, int x, int y)
{
    th_line_int(o, x);
    th_out_ch(o, ',');
    th_out_int(o, y);
}

void th_line_zone(struct th_out *o, const struct th_words *words, const uint8_t *count, int unknown)
{
    th_out_ch(o, ' ');
    th_out_counts(o, words, count);
    if (unknown > 0) {
        th_out_str(o, " ?");
        th_out_int(o, unknown);
    }
}

void th_line_end(struct th_out *o)
{
    th_out_ch(o, '\n');
}

void th_line_number(struct th_out *o, const char *word, int v)
{
    if (v == 0)
        return;
    th_line_start(o, word);
    th_line_int(o, v);
    th_line_end(o);
}

void th_line_per_seat(struct th_out *o, const char *word, int seat, int v)
{
    if (v == 0)
        return;
    th_line_start(o, word);
    th_line_int(o, seat + 1);
    th_line_int(o, v);
    th_line_end(o);
}
