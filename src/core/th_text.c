/* th_text.c - bounded text: a writer that never overruns, a reader of words. */
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

enum {
    DETAIL = 120 /* of what is quoted at most: whole rows of choices fit */
};

int th_fail(struct th_why *why, th_clause clause, const char *what, const char *detail)
{
    struct th_out o;
    if (why == NULL)
        return -1;
    why->clause = clause;
    th_out_start(&o, why->text, (int)sizeof why->text);
    th_out_str(&o, what);
    if (detail != NULL) {
        const char *c = detail;
        th_out_str(&o, " `");
        for (; *c != '\0' && c < detail + DETAIL; c++) /* what a terminal may print */
            th_out_ch(&o, *c >= ' ' && *c < 127 ? *c : '.');
        th_out_str(&o, *c != '\0' ? "...`" : "`");
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

void th_out_counts(struct th_out *o, const struct th_words *words, const uint8_t *count)
{
    bool first = true;
    for (int i = 0; i < words->n; i++) {
        if (count[i] == 0)
            continue;
        if (!first)
            th_out_ch(o, '+');
        th_out_int(o, count[i]);
        th_out_str(o, words->name[i]);
        first = false;
    }
    if (first)
        th_out_ch(o, '-');
}

bool th_in_counts(const char *c, const struct th_words *words, int most, uint8_t *count)
{
    memset(count, 0, (size_t)words->n);
    if (th_same(c, "-"))
        return true;
    for (;; c++) {
        char what[32] = "";
        int n = 0, len = 0;
        for (int digits = 0; *c >= '0' && *c <= '9' && digits < 3; digits++)
            n = n * 10 + (*c++ - '0');
        while (*c != '\0' && *c != '+' && len < (int)sizeof what - 1)
            what[len++] = *c++;
        int i = th_in_name(words, what);
        if (i < 0 || n < 1 || n > most || count[i] != 0)
            return false;
        count[i] = (uint8_t)n;
        if (*c != '+')
            return *c == '\0';
    }
}
