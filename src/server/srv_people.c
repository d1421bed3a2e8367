/* srv_people.c - guests, accounts, tokens. A guest is a random id signed by the server; an account adds a password. */
#include "srv.h"

#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void srv_random_id(char out[STORE_ID], char prefix)
{
    static const char letter[] = "abcdefghijkmnpqrstuvwxyz23456789"; /* 32: no look-alikes */
    uint8_t bytes[20];
    randombytes_buf(bytes, sizeof bytes);
    out[0] = prefix;
    for (size_t i = 0; i < sizeof bytes; i++)
        out[1 + i] = letter[bytes[i] % 32];
    out[1 + sizeof bytes] = '\0';
}

/* ---------------------------------------------------------------------- tokens */

static void sign(const struct srv *s, const char *purpose, const char *text, char hex[65])
{
    uint8_t mac[crypto_auth_BYTES];
    char all[256];
    int n = snprintf(all, sizeof all, "%s:%s", purpose, text);
    crypto_auth(mac, (const uint8_t *)all, (unsigned)n, s->secret);
    sodium_bin2hex(hex, 65, mac, sizeof mac);
}

/* Compared in constant time: a wrong signature tells nothing about the right one. */
static bool same_hex(const char *hex, const char want[65])
{
    return strlen(hex) == 64 && sodium_memcmp(hex, want, 64) == 0;
}

/* Guests and accounts are signed apart, and an account with its stamp. */
static void sign_badge(const struct srv *s, const char *person, const char *stamp, char hex[65])
{
    char text[STORE_ID + SRV_STAMP + 2];
    snprintf(text, sizeof text, "%s%s%s", person, stamp[0] != '\0' ? "." : "", stamp);
    sign(s, stamp[0] != '\0' ? "account" : "guest", text, hex);
}

void people_token(const struct srv *s, const char *person, const char *stamp, char out[128])
{
    char hex[65];
    sign_badge(s, person, stamp, hex);
    snprintf(out, 128, "%.31s.%c%.19s.%s", person, stamp[0] != '\0' ? 'a' : 'g', stamp, hex);
}

void people_stamp(const struct srv *s, const char *password, char out[SRV_STAMP])
{
    char hex[65] = "";
    if (password[0] != '\0')
        sign(s, "stamp", password, hex);
    snprintf(out, SRV_STAMP, "%.16s", hex);
}

/* Copies the text up to the next dot; the rest after it, or NULL if there is no dot or no room. */
static const char *part(const char *text, char *out, size_t cap)
{
    size_t n = strcspn(text, ".");
    if (n == 0 || n >= cap || text[n] != '.')
        return NULL;
    memcpy(out, text, n);
    out[n] = '\0';
    return text + n + 1;
}

/* `g`, or `a` and the stamp. */
static bool read_kind(const char *kind, char stamp[SRV_STAMP])
{
    snprintf(stamp, SRV_STAMP, "%s", kind + 1);
    return kind[0] == 'a' ? strlen(kind) == 17 : strcmp(kind, "g") == 0;
}

bool people_check(const struct srv *s, const char *token, char person[STORE_ID],
                  char stamp[SRV_STAMP])
{
    char id[STORE_ID], kind[SRV_STAMP], want[65];
    const char *rest = part(token, id, sizeof id);
    person[0] = stamp[0] = '\0';
    if (rest == NULL || (rest = part(rest, kind, sizeof kind)) == NULL)
        return false;
    if (!read_kind(kind, stamp)) {
        stamp[0] = '\0';
        return false;
    }
    sign_badge(s, id, stamp, want);
    if (!same_hex(rest, want)) {
        stamp[0] = '\0';
        return false;
    }
    memcpy(person, id, sizeof id);
    return true;
}

/* Why tickets: the cookie is HttpOnly, so that a script of the page cannot give it away, and a WebSocket cannot set one.
 * After a login the answer carries a ticket, and the page fetches /api/login?ticket=..., which sets the cookie.
 * A ticket works only together with the cookie the connection had: a link with somebody else's ticket logs nobody in
 * (login CSRF), and a ticket that leaks is worth nothing to others. It works on any node, for a minute, and once: the
 * cookie it needs is replaced, and the node remembers what it has seen. */
void people_ticket(const struct srv *s, const struct conn *c, char out[256])
{
    char text[128], hex[65];
    snprintf(text, sizeof text, "%s.%c%s.%lld.%s", c->person, c->stamp[0] != '\0' ? 'a' : 'g',
             c->stamp, (long long)srv_now() + SRV_TICKET_MS, c->cookie);
    sign(s, "ticket", text, hex);
    snprintf(out, 256, "%s.%s", text, hex);
}

static bool first_use(struct srv *s, const char *hex)
{
    const size_t most = sizeof s->used / sizeof s->used[0];
    for (size_t i = 0; i < most; i++)
        if (strcmp(s->used[i], hex) == 0)
            return false;
    snprintf(s->used[s->n_used++ % most], sizeof s->used[0], "%s", hex);
    return true;
}

bool people_use_ticket(struct srv *s, const char *ticket, const char *from, char to[STORE_ID],
                       char stamp[SRV_STAMP])
{
    char kind[SRV_STAMP], until[24], old[STORE_ID], text[128], want[65];
    const char *rest = part(ticket, to, STORE_ID);
    if (rest == NULL || (rest = part(rest, kind, sizeof kind)) == NULL ||
        (rest = part(rest, until, sizeof until)) == NULL ||
        (rest = part(rest, old, sizeof old)) == NULL)
        return false;
    snprintf(text, sizeof text, "%s.%s.%s.%s", to, kind, until, old);
    sign(s, "ticket", text, want);
    return same_hex(rest, want) && strtoll(until, NULL, 10) >= srv_now() &&
           strcmp(old, from) == 0 && read_kind(kind, stamp) && first_use(s, rest);
}

/* ----------------------------------------------------------------------- names */

int people_decode(const unsigned char *c, uint32_t *code)
{
    int n = c[0] < 0x80 ? 1 : c[0] >> 5 == 6 ? 2 : c[0] >> 4 == 14 ? 3 : c[0] >> 3 == 30 ? 4 : 0;
    if (n == 0)
        return 0;
    *code = n == 1 ? c[0] : c[0] & (0x7fU >> n);
    for (int i = 1; i < n; i++) {
        if ((c[i] & 0xc0) != 0x80)
            return 0;
        *code = *code << 6 | (c[i] & 0x3fU);
    }
    bool longer =
        (n == 2 && *code < 0x80) || (n == 3 && *code < 0x800) || (n == 4 && *code < 0x10000);
    return longer ? 0 : n;
}

struct range {
    uint32_t from, to;
};

static bool within(uint32_t code, const struct range *r, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (code >= r[i].from && code <= r[i].to)
            return true;
    return false;
}

/* What no text may hold: control characters, what turns the direction or joins, surrogates, beyond Unicode. */
static const struct range barred[] = {
    { 0, 0x1f },        { 0x7f, 0x9f },     { 0xad, 0xad },
    { 0x200b, 0x200f }, { 0x2028, 0x202e }, { 0x2066, 0x2069 },
    { 0xd800, 0xdfff }, { 0xfeff, 0xfeff }, { 0x110000, 0xffffffff },
};
/* What a name may not hold besides: blanks that look like the plain one or like nothing, fillers, invisible signs, marks that
 * choose a form of the character before them, tags. */
static const struct range unseen[] = {
    { 0xa0, 0xa0 },       { 0x34f, 0x34f },     { 0x61c, 0x61c },   { 0x115f, 0x1160 },
    { 0x1680, 0x1680 },   { 0x17b4, 0x17b5 },   { 0x180b, 0x180f }, { 0x2000, 0x200a },
    { 0x202f, 0x202f },   { 0x205f, 0x206f },   { 0x2800, 0x2800 }, { 0x3000, 0x3000 },
    { 0x3164, 0x3164 },   { 0xfe00, 0xfe0f },   { 0xffa0, 0xffa0 }, { 0xfff0, 0xfffb },
    { 0x1d173, 0x1d17a }, { 0xe0000, 0xe0fff },
};
/* Marks that stand on the character before them. */
static const struct range marks[] = {
    { 0x300, 0x36f },   { 0x483, 0x489 },   { 0x1ab0, 0x1aff },
    { 0x1dc0, 0x1dff }, { 0x20d0, 0x20ff }, { 0xfe20, 0xfe2f },
};
#define WITHIN(code, ranges) within(code, ranges, sizeof(ranges) / sizeof(ranges)[0])

/* Length of the character at c if it may stand in a text, else 0. */
static int letter_at(const unsigned char *c, uint32_t *code)
{
    int n = people_decode(c, code);
    return n > 0 && !WITHIN(*code, barred) ? n : 0;
}

/* What tables call those who have deleted their account; nobody else. */
static bool is_reserved(const char *name)
{
    char folded[2 * STORE_NAME];
    store_fold(name, folded, sizeof folded);
    return strcmp(folded, "deleted player") == 0 ||
           strcmp(folded,
                  "\xd1\x83\xd0\xb4\xd0\xb0\xd0\xbb\xd1\x91\xd0\xbd\xd0\xbd\xd1\x8b\xd0\xb9 "
                  "\xd0\xb8\xd0\xb3\xd1\x80\xd0\xbe\xd0\xba") == 0; /* the same in Russian */
}

bool people_name_ok(const char *name)
{
    const unsigned char *c = (const unsigned char *)name;
    uint32_t code = 0, last = ' ';
    int letters = 0;
    if (strlen(name) >= STORE_NAME || is_reserved(name))
        return false;
    for (int n; *c != '\0'; c += n, last = code) {
        n = letter_at(c, &code);
        if (n == 0 || ++letters > 24 || WITHIN(code, unseen))
            return false;
        if (last == ' ' && (code == ' ' || WITHIN(code, marks)))
            return false; /* a blank at the beginning, two in a row, a mark on nothing */
    }
    return letters > 0 && last != ' ';
}

bool people_text_ok(const char *text)
{
    const unsigned char *c = (const unsigned char *)text;
    uint32_t code;
    while (*c != '\0') {
        int n = letter_at(c, &code);
        if (n == 0)
            return false;
        c += n;
    }
    return c != (const unsigned char *)text;
}

void people_default_name(const char *person, char out[STORE_NAME])
{
    snprintf(out, STORE_NAME, "Guest %.4s", person[0] != '\0' ? person + 1 : "");
}

bool people_hash(const char *password, char out[STORE_PASSWORD])
{
    _Static_assert(STORE_PASSWORD >= crypto_pwhash_STRBYTES, "room for the hash");
    return crypto_pwhash_str(out, password, strlen(password), crypto_pwhash_OPSLIMIT_INTERACTIVE,
                             crypto_pwhash_MEMLIMIT_INTERACTIVE) == 0;
}

/* What stands behind `#` is no part of the hash: it only makes another stamp of it (people_renew). */
bool people_verify(const char *hash, const char *password)
{
    char plain[STORE_PASSWORD];
    snprintf(plain, sizeof plain, "%.*s", (int)strcspn(hash, "#"), hash);
    return plain[0] != '\0' && crypto_pwhash_str_verify(plain, password, strlen(password)) == 0;
}

void people_renew(char hash[STORE_PASSWORD])
{
    char fresh[STORE_ID];
    srv_random_id(fresh, '#');
    hash[strcspn(hash, "#")] = '\0';
    snprintf(hash + strlen(hash), STORE_PASSWORD - strlen(hash), "%s", fresh);
}
