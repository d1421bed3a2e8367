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
static bool signed_by_us(const struct srv *s, const char *purpose, const char *text,
                         const char *hex)
{
    char want[65];
    sign(s, purpose, text, want);
    return strlen(hex) == 64 && sodium_memcmp(hex, want, 64) == 0;
}

void people_token(const struct srv *s, const char *person, bool account, char out[128])
{
    char hex[65];
    sign(s, account ? "account" : "guest", person, hex);
    snprintf(out, 128, "%.31s.%c.%s", person, account ? 'a' : 'g', hex);
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

bool people_check(const struct srv *s, const char *token, char person[STORE_ID], bool *account)
{
    char id[STORE_ID], kind[2];
    const char *rest = part(token, id, sizeof id);
    person[0] = '\0';
    *account = false;
    if (rest == NULL || (rest = part(rest, kind, sizeof kind)) == NULL ||
        (kind[0] != 'a' && kind[0] != 'g'))
        return false;
    if (!signed_by_us(s, kind[0] == 'a' ? "account" : "guest", id, rest))
        return false;
    memcpy(person, id, sizeof id);
    *account = kind[0] == 'a';
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
    snprintf(text, sizeof text, "%s.%c.%lld.%s", c->person, c->account ? 'a' : 'g',
             (long long)(srv_now() + SRV_TICKET_MS), c->cookie);
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
                       bool *account)
{
    char kind[2], until[24], old[STORE_ID], text[128];
    const char *rest = part(ticket, to, STORE_ID);
    if (rest == NULL || (rest = part(rest, kind, sizeof kind)) == NULL ||
        (rest = part(rest, until, sizeof until)) == NULL ||
        (rest = part(rest, old, sizeof old)) == NULL)
        return false;
    snprintf(text, sizeof text, "%s.%s.%s.%s", to, kind, until, old);
    if (!signed_by_us(s, "ticket", text, rest) || strtoll(until, NULL, 10) < srv_now() ||
        strcmp(old, from) != 0 || !first_use(s, rest))
        return false;
    *account = kind[0] == 'a';
    return true;
}

/* ----------------------------------------------------------------------- names */

/* Length of the UTF-8 character at c, 0 if it is none that may stand in a name. */
static int letter_at(const unsigned char *c)
{
    uint32_t code;
    int n = c[0] < 0x80 ? 1 : c[0] >> 5 == 6 ? 2 : c[0] >> 4 == 14 ? 3 : c[0] >> 3 == 30 ? 4 : 0;
    if (n == 0)
        return 0;
    code = n == 1 ? c[0] : c[0] & (0x7fU >> n);
    for (int i = 1; i < n; i++) {
        if ((c[i] & 0xc0) != 0x80)
            return 0;
        code = code << 6 | (c[i] & 0x3fU);
    }
    if ((n == 2 && code < 0x80) || (n == 3 && code < 0x800) || (n == 4 && code < 0x10000))
        return 0; /* written longer than needed */
    bool control = code < 0x20 || (code >= 0x7f && code < 0xa0) || code == 0xad;
    bool tricky = (code >= 0x200b && code <= 0x200f) || (code >= 0x2028 && code <= 0x202e) ||
                  (code >= 0x2066 && code <= 0x2069) || code == 0xfeff || code > 0x10ffff ||
                  (code >= 0xd800 && code < 0xe000);
    return control || tricky ? 0 : n;
}

bool people_name_ok(const char *name)
{
    const unsigned char *c = (const unsigned char *)name;
    int letters = 0;
    if (*c == ' ' || strlen(name) >= STORE_NAME)
        return false;
    while (*c != '\0') {
        int n = letter_at(c);
        if (n == 0 || ++letters > 24)
            return false;
        c += n;
    }
    return letters > 0 && c[-1] != ' ';
}

bool people_text_ok(const char *text)
{
    const unsigned char *c = (const unsigned char *)text;
    while (*c != '\0') {
        int n = letter_at(c);
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

bool people_verify(const char *hash, const char *password)
{
    return hash[0] != '\0' && crypto_pwhash_str_verify(hash, password, strlen(password)) == 0;
}
