/* store_fold.c - names in lower case: ASCII, Latin-1, Latin Extended-A, Greek, Cyrillic.
 *
 * By hand because neither database folds the same letters: SQLite knows ASCII only, PostgreSQL
 * what its locale says. Two-byte letters stay two bytes. What is not known or no UTF-8 is copied. */
#include "store_back.h"

/* Latin Extended-A: pairs of capital and small letter, even first in some ranges, odd first in
 * others. */
static unsigned fold_latin(unsigned c)
{
    bool odd_first = (c >= 0x139 && c <= 0x148) || (c >= 0x179 && c <= 0x17E);
    if (c == 0x130 || c == 0x131 || c == 0x138 || c == 0x149 || c == 0x17F)
        return c;
    if (c == 0x178)
        return 0xFF;
    return odd_first ? c + (c & 1) : c | 1;
}

static unsigned fold_letter(unsigned c)
{
    if (c < 0x80)
        return c >= 'A' && c <= 'Z' ? c + 0x20 : c;
    if (c >= 0xC0 && c <= 0xDE)
        return c == 0xD7 ? c : c + 0x20;
    if (c >= 0x100 && c <= 0x17F)
        return fold_latin(c);
    if (c >= 0x391 && c <= 0x3A9)
        return c == 0x3A2 ? c : c + 0x20;
    if (c == 0x3C2) /* sigma at the end of a word */
        return 0x3C3;
    if (c >= 0x410 && c <= 0x42F)
        return c + 0x20;
    return c >= 0x400 && c <= 0x40F ? c + 0x50 : c;
}

void store_fold(const char *name, char *out, size_t cap)
{
    const unsigned char *p = (const unsigned char *)name;
    size_t n = 0;
    while (*p != '\0' && n + 2 < cap) {
        bool two = p[0] >= 0xC2 && p[0] <= 0xDF && (p[1] & 0xC0) == 0x80;
        if (two) {
            unsigned c = fold_letter((p[0] & 0x1Fu) << 6 | (p[1] & 0x3Fu));
            out[n++] = (char)(0xC0 | c >> 6);
            out[n++] = (char)(0x80 | (c & 0x3F));
        } else {
            out[n++] = (char)(p[0] < 0x80 ? fold_letter(p[0]) : p[0]);
        }
        p += two ? 2 : 1;
    }
    out[n] = '\0';
}
