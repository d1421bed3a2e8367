/* th_text.c - bounded text: a writer that never overruns, a reader of words, and the flow's own position lines. */
#include "th.h"

void th_out_start(struct th_out *o, char *buf, int cap)
{
    *o = (struct th_out){ .buf = buf, .cap = cap };
    if (cap > 0)
        buf[0] = '\0';
}

void th_out_ch(struct th_out *o, char c)
{
    if (o->len + 1 >= o->cap) {
        o->full = true;
        return;
    }
    o->buf[o->len++] = c;
    o->buf[o->len] = '\0';
}

void th_out_str(struct th_out *o, const char *s)
{
    while (*s != '\0')
        th_out_ch(o, *s++);
}

void th_out_int(struct th_out *o, int64_t v)
{
    char digits[20];
    int n = 0;
    uint64_t u = v < 0 ? 0 - (uint64_t)v : (uint64_t)v;
    do
        digits[n++] = (char)('0' + u % 10);
    while ((u /= 10) != 0);
    if (v < 0)
        th_out_ch(o, '-');
    while (n > 0)
        th_out_ch(o, digits[--n]);
}

void th_out_id(struct th_out *o, char letter, int v)
{
    th_out_ch(o, letter);
    if (v < 10)
        th_out_ch(o, '0');
    th_out_int(o, v);
}

int th_out_end(struct th_out *o)
{
    return o->full ? -1 : o->len;
}

static bool blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

static void skip_blanks(struct th_in *in)
{
    while (blank(*in->at))
        in->at++;
}

bool th_in_end(struct th_in *in)
{
    skip_blanks(in);
    return *in->at == '\0' || *in->at == '#';
}

bool th_in_word(struct th_in *in, char *word, int cap)
{
    int n = 0;
    if (th_in_end(in)) {
        word[0] = '\0';
        return false;
    }
    while (*in->at != '\0' && !blank(*in->at)) {
        if (n + 1 < cap)
            word[n++] = *in->at;
        in->at++;
    }
    word[n] = '\0';
    return true;
}

bool th_in_int(const char *word, int min, int max, int *v)
{
    bool minus = *word == '-';
    int64_t n = 0;
    const char *c = word + minus;
    if (*c == '\0')
        return false;
    for (; *c != '\0'; c++) {
        if (*c < '0' || *c > '9' || n > 1000000000)
            return false;
        n = n * 10 + (*c - '0');
    }
    n = minus ? -n : n;
    if (n < min || n > max)
        return false;
    *v = (int)n;
    return true;
}

bool th_in_id(const char *word, char letter, int n, int *v)
{
    return word[0] == letter && word[1] >= '0' && word[1] <= '9' &&
           th_in_int(word + 1, 0, n - 1, v);
}

bool th_same(const char *a, const char *b)
{
    while (*a != '\0' && *a == *b) {
        a++;
        b++;
    }
    return *a == *b;
}

int th_in_name(const struct th_words *words, const char *word)
{
    for (int i = 0; i < words->n; i++)
        if (words->name[i] != NULL && th_same(words->name[i], word))
            return i;
    return -1;
}

int th_fail(struct th_why *why, th_clause clause, const char *what, const char *detail)
{
    struct th_out o;
    if (why == NULL)
        return -1;
    why->clause = clause;
    th_out_start(&o, why->text, (int)sizeof why->text);
    th_out_str(&o, what);
    if (detail != NULL) {
        th_out_str(&o, " `");
        for (const char *c = detail; *c != '\0' && c < detail + 60;
             c++) /* what a terminal may print */
            th_out_ch(&o, *c >= ' ' && *c < 127 ? *c : '.');
        th_out_ch(&o, '`');
    }
    return -1;
}

void th_out_seats(struct th_out *o, unsigned mask)
{
    bool first = true;
    if (mask == 0)
        th_out_ch(o, '-');
    for (int seat = 0; seat <= TH_DEALER; seat++) {
        if ((mask >> seat & 1) == 0)
            continue;
        if (!first)
            th_out_ch(o, '+');
        if (seat == TH_DEALER)
            th_out_ch(o, '*');
        else
            th_out_int(o, seat + 1);
        first = false;
    }
}

bool th_in_seats(const char *word, unsigned *mask)
{
    *mask = 0;
    if (th_same(word, "-"))
        return true;
    for (const char *c = word;; c++) {
        int seat = *c == '*' ? TH_DEALER : *c - '1';
        if (*c != '*' && (seat < 0 || seat >= TH_SEATS))
            return false;
        if ((*mask >> seat & 1) != 0)
            return false;
        *mask |= 1U << seat;
        if (*++c == '\0')
            return true;
        if (*c != '+')
            return false;
    }
}

/* ---------------------------------------------------- the flow's position lines */

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

/* Splits `name=value` in place; NULL when there is no `=`. */
static char *split(char *word)
{
    for (char *c = word; *c != '\0'; c++) {
        if (*c == '=') {
            *c = '\0';
            return c + 1;
        }
    }
    return NULL;
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

static int set_frame(const struct th_rules *r, struct th_flow *flow, struct th_in *in,
                     struct th_why *why)
{
    char word[48];
    int i, kind;
    if (!th_in_word(in, word, (int)sizeof word) || !th_in_int(word, 0, TH_STACK - 1, &i) ||
        i > flow->depth)
        return th_fail(why, 0, "frame number out of order", word);
    th_in_word(in, word, (int)sizeof word);
    for (kind = 0; kind < r->n_frames; kind++)
        if (r->frame[kind] != NULL && th_same(r->frame[kind]->name, word))
            break;
    if (kind == r->n_frames)
        return th_fail(why, 0, "no such frame", word);
    struct th_frame f = { .kind = (uint8_t)kind };
    while (th_in_word(in, word, (int)sizeof word)) {
        char *value = split(word);
        if (value == NULL || !set_frame_field(&f, word, value))
            return th_fail(why, 0, "bad field of a frame", word);
    }
    flow->stack[i] = f;
    if (i == flow->depth)
        flow->depth++;
    return 0;
}

static int set_flow(const struct th_rules *r, struct th_flow *flow, struct th_in *in,
                    struct th_why *why)
{
    struct th_flow now = { .seats = r->seats };
    char word[48];
    int v = 0;
    while (th_in_word(in, word, (int)sizeof word)) {
        char *value = split(word);
        if (value == NULL || !th_in_int(value, 0, 1000000000, &v))
            return th_fail(why, 0, "bad field of the flow", word);
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
            return th_fail(why, 0, "bad field of the flow", word);
    }
    *flow = now;
    return 0;
}

int th_flow_set(const struct th_rules *r, struct th_flow *flow, const char *line,
                struct th_why *why)
{
    struct th_in in = { line };
    char word[16];
    th_in_word(&in, word, (int)sizeof word);
    if (th_same(word, "flow"))
        return set_flow(r, flow, &in, why);
    if (th_same(word, "frame"))
        return set_frame(r, flow, &in, why);
    return 1;
}

int th_flow_check(const struct th_rules *r, const struct th_flow *flow, struct th_why *why)
{
    unsigned seats = (1U << r->seats) - 1;
    if (flow->seats != r->seats || flow->turn >= r->seats || flow->on_turn > r->seats ||
        (flow->result > r->seats && flow->result != TH_SHARED))
        return th_fail(why, 0, "the flow names a seat that does not exist", NULL);
    if ((flow->depth == 0) != (flow->result != 0))
        return th_fail(why, 0, "a game is over exactly when somebody has won", NULL);
    for (int i = 0; i < TH_STACK; i++) {
        const struct th_frame *f = &flow->stack[i];
        static const struct th_frame empty;
        if (i >= flow->depth) {
            if (memcmp(f, &empty, sizeof empty) != 0)
                return th_fail(why, 0, "a frame above the stack is not empty", NULL);
            continue;
        }
        const struct th_frame_def *def = f->kind < r->n_frames ? r->frame[f->kind] : NULL;
        if (def == NULL || (f->actors & ~(seats | TH_CHANCE)) != 0 || (f->may & ~seats) != 0)
            return th_fail(why, 0, "a frame asks somebody who does not exist",
                           def != NULL ? def->name : NULL);
        if (f->actors == 0 ? def->run == NULL : def->gen == NULL)
            return th_fail(why, 0, "a frame has the wrong actors", def->name);
        if (i + 1 == flow->depth && f->actors == 0)
            return th_fail(why, 0, "the top frame asks nobody", def->name);
    }
    return 0;
}
