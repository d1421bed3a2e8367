/* srv_patch.c - what changed between two views, as JSON.
 *
 * Both texts come from one writer, so equal values are equal bytes and nothing need be parsed into a tree: values are spans
 * of text, compared by memcmp and taken apart only where they differ. A patched view has its members in the order of the
 * whole one. A patch is never longer than the value it changes: then the value itself is sent. */
#include "srv_patch.h"
#include "srv_must.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    LOOK_AHEAD = 8 /* elements put in or taken out at once that are still found */
};

struct span {
    const char *at;
    size_t n;
};

struct member { /* of an object or, without key, of a list */
    struct span key, value;
};

struct members {
    struct member *m;
    int n;
};

struct out {
    char *text;
    size_t n, cap;
    bool full;
};

/* ---------------------------------------------------------------------- reading */

static const char *skip_string(const char *p)
{
    for (p++; *p != '"'; p++)
        p += *p == '\\';
    return p + 1;
}

/* The end of the value that begins at p. */
static const char *skip(const char *p)
{
    int depth = 0;
    do {
        if (*p == '"') {
            p = skip_string(p);
            continue;
        }
        depth += *p == '{' || *p == '[';
        depth -= *p == '}' || *p == ']';
        p++;
    } while (depth > 0 || (*p != ',' && *p != '}' && *p != ']' && *p != '\0'));
    return p;
}

static bool same(struct span a, struct span b)
{
    return a.n == b.n && memcmp(a.at, b.at, a.n) == 0;
}

static struct span span_at(const char *p, const char *end)
{
    return (struct span){ p, (size_t)(end - p) };
}

/* Takes an object or a list apart. */
static struct members split(struct span v)
{
    struct members all = { 0 };
    int cap = 0;
    for (const char *p = v.at + 1; *p != '}' && *p != ']'; p += *p == ',') {
        struct member m = { 0 };
        if (all.n == cap) {
            cap = cap * 2 + 16;
            all.m = srv_must(realloc(all.m, (size_t)cap * sizeof *all.m));
        }
        if (v.at[0] == '{') {
            m.key = span_at(p, skip_string(p));
            p = m.key.at + m.key.n + 1;
        }
        m.value = span_at(p, skip(p));
        p = m.value.at + m.value.n;
        all.m[all.n++] = m;
    }
    return all;
}

/* ---------------------------------------------------------------------- writing */

static void put(struct out *o, const char *text, size_t n)
{
    if (o->n + n > o->cap) {
        o->full = true;
        return;
    }
    memcpy(o->text + o->n, text, n);
    o->n += n;
}

static void put_text(struct out *o, const char *text)
{
    put(o, text, strlen(text));
}

static void put_number(struct out *o, int i)
{
    char text[16];
    snprintf(text, sizeof text, "%d", i);
    put_text(o, text);
}

/* A comma unless something has just been opened. */
static void put_comma(struct out *o)
{
    if (o->n > 0 && strchr("{[", o->text[o->n - 1]) == NULL)
        put_text(o, ",");
}

static void put_whole(struct out *o, struct span v)
{
    put_text(o, "[");
    put(o, v.at, v.n);
    put_text(o, "]");
}

/* ---------------------------------------------------------------------- objects */

static void change(struct out *o, struct span before, struct span after);

static void put_member(struct out *o, struct span key)
{
    put_comma(o);
    put(o, key.at, key.n);
    put_text(o, ":");
}

static bool has(const struct members *all, struct span key)
{
    for (int i = 0; i < all->n; i++)
        if (same(all->m[i].key, key))
            return true;
    return false;
}

/* A new member, before another or behind them all. */
static void put_new(struct out *o, const struct member *m, const struct member *next)
{
    put_member(o, m->key);
    put_text(o, "[");
    put(o, m->value.at, m->value.n);
    if (next != NULL) {
        put_text(o, ",");
        put(o, next->key.at, next->key.n);
    }
    put_text(o, "]");
}

/* Members go, change, or are put between others; false if those that stay change places. */
static bool change_object(struct out *o, const struct members *a, const struct members *b)
{
    for (int i = 0, k = 0; i < a->n || k < b->n;) {
        const struct member *was = i < a->n ? &a->m[i] : NULL, *is = k < b->n ? &b->m[k] : NULL;
        if (was != NULL && is != NULL && same(was->key, is->key)) {
            if (!same(was->value, is->value)) {
                put_member(o, is->key);
                change(o, was->value, is->value);
            }
            i++;
            k++;
        } else if (was != NULL && !has(b, was->key)) {
            put_member(o, was->key);
            put_text(o, "[]");
            i++;
        } else if (is != NULL && !has(a, is->key)) {
            put_new(o, is, was);
            k++;
        } else
            return false;
    }
    return true;
}

/* ------------------------------------------------------------------------ lists */

struct pair { /* places in both lists from which on they go together again */
    int a, b;
};

/* The nearest place where an element of one list is the present one of the other. */
static struct pair meet(const struct members *a, const struct members *b, int i, int k)
{
    for (int d = 1; d <= LOOK_AHEAD; d++) {
        if (k + d < b->n && same(a->m[i].value, b->m[k + d].value))
            return (struct pair){ i, k + d };
        if (i + d < a->n && same(a->m[i + d].value, b->m[k].value))
            return (struct pair){ i + d, k };
    }
    return (struct pair){ i, k };
}

static void put_splice(struct out *o, const struct members *b, int at, int gone, int end)
{
    put_comma(o);
    put_text(o, "[");
    put_number(o, at);
    put_text(o, ",");
    put_number(o, gone);
    put_text(o, ",[");
    for (int i = at; i < end; i++) {
        put_comma(o);
        put(o, b->m[i].value.at, b->m[i].value.n);
    }
    put_text(o, "]]");
}

/* Between these places nothing goes together: elements of a are gone, those of b are new. */
static void part(struct out *o, const struct members *b, int *other, struct pair at,
                 struct pair end)
{
    for (int k = at.b; k < end.b; k++)
        other[k] = -1;
    put_splice(o, b, at.b, end.a - at.a, end.b);
}

/* Finds what goes together: other[k] is the element of a that b's k-th was, or -1. Writes what was put in and taken out. */
static void pair_up(struct out *o, const struct members *a, const struct members *b, int *other)
{
    struct pair at = { 0, 0 };
    while (at.a < a->n && at.b < b->n) {
        bool equal = same(a->m[at.a].value, b->m[at.b].value);
        struct pair next = equal ? at : meet(a, b, at.a, at.b);
        if (next.a == at.a && next.b == at.b)
            other[at.b++] = at.a++;
        else {
            part(o, b, other, at, next);
            at = next;
        }
    }
    if (at.a < a->n || at.b < b->n)
        part(o, b, other, at, (struct pair){ a->n, b->n });
}

static void change_list(struct out *o, const struct members *a, const struct members *b)
{
    int *other = srv_must(malloc(((size_t)b->n + 1) * sizeof *other));
    size_t start = o->n;
    put_text(o, "\"\":[");
    size_t opened = o->n;
    pair_up(o, a, b, other);
    if (o->n == opened)
        o->n = start;
    else
        put_text(o, "]");
    for (int k = 0; k < b->n && !o->full; k++) {
        if (other[k] < 0 || same(a->m[other[k]].value, b->m[k].value))
            continue;
        put_comma(o);
        put_text(o, "\"");
        put_number(o, k);
        put_text(o, "\":");
        change(o, a->m[other[k]].value, b->m[k].value);
    }
    free(other);
}

/* ----------------------------------------------------------------------- values */

static void change(struct out *o, struct span before, struct span after)
{
    size_t start = o->n;
    bool object = before.at[0] == '{', fits = before.at[0] == after.at[0];
    if (o->full)
        return;
    if (fits && (object || before.at[0] == '[')) {
        struct members a = split(before), b = split(after);
        put_text(o, "{");
        if (object)
            fits = change_object(o, &a, &b);
        else
            change_list(o, &a, &b);
        put_text(o, "}");
        free(a.m);
        free(b.m);
        if (fits && !o->full && o->n - start < after.n + 2)
            return;
    }
    o->n = start;
    o->full = false; /* what is shorter may fit */
    put_whole(o, after);
}

size_t patch_write(const char *before, const char *after, char *out, size_t cap)
{
    struct out o = { .text = out, .cap = cap };
    change(&o, span_at(before, skip(before)), span_at(after, skip(after)));
    return o.full ? 0 : o.n;
}
