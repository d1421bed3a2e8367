/* srv_people.c - guests, accounts, tokens. A guest is a random id signed by the server; an account adds a password. */
#include "srv.h"

#include <sodium.h>
#include <stdio.h>
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

void people_token(const struct srv *s, const char *person, char out[128])
{
    uint8_t mac[crypto_auth_BYTES];
    crypto_auth(mac, (const uint8_t *)person, strlen(person), s->secret);
    int n = snprintf(out, 128, "%.31s.", person);
    sodium_bin2hex(out + n, 128 - (size_t)n, mac, sizeof mac);
}

/* Compared in constant time: a wrong token tells nothing about the right one. */
bool people_check(const struct srv *s, const char *token, char person[STORE_ID])
{
    char want[128];
    size_t n = strcspn(token, "."), length = strlen(token);
    person[0] = '\0';
    if (n == 0 || n >= STORE_ID || token[n] != '.')
        return false;
    memcpy(person, token, n);
    person[n] = '\0';
    people_token(s, person, want);
    if (length == strlen(want) && sodium_memcmp(token, want, length) == 0)
        return true;
    person[0] = '\0';
    return false;
}

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
    bool control = code < 0x20 || (code >= 0x7f && code < 0xa0) || code == 0xad;
    bool tricky = (code >= 0x200b && code <= 0x200f) || (code >= 0x2028 && code <= 0x202e) ||
                  (code >= 0x2066 && code <= 0x2069) || code == 0xfeff || code > 0x10ffff;
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
