/* srv_alike.c - names that look the same. Guests may have any name, so two at one table could bear the same one, or one that
 * only looks the same (a Cyrillic A is no Latin A). Whoever comes second gets a number behind the name. */
#include "srv.h"

#include <string.h>

enum {
    LOOKS = 12,  /* letters that look like one, at most      */
    LETTERS = 21 /* of a name that gets a number: 24 together */
};

/* Letters in both cases: what looks the same in one is the same name in the other. A number too often does no harm. */
static const struct {
    char as;
    uint16_t like[LOOKS];
} looks[] = {
    { 'a', { 0x410, 0x430, 0x391, 0x3b1 } },
    { 'b', { 0x412, 0x432, 0x392, 0x3b2 } },
    { 'c', { 0x421, 0x441, 0x3f2, 0x3f9 } },
    { 'd', { 0x500, 0x501 } },
    { 'e', { 0x415, 0x435, 0x401, 0x451, 0x395, 0x3b5 } },
    { 'g', { 0x261 } },
    { 'h', { 0x41d, 0x43d, 0x397, 0x3b7, 0x4ba, 0x4bb } },
    { 'i', { '1', 'l', '|', 0x131, 0x406, 0x456, 0x407, 0x457, 0x399, 0x3b9, 0x4c0, 0x4cf } },
    { 'j', { 0x408, 0x458, 0x3f3 } },
    { 'k', { 0x41a, 0x43a, 0x39a, 0x3ba } },
    { 'm', { 0x41c, 0x43c, 0x39c, 0x3bc } },
    { 'n', { 0x39d, 0x3bd } },
    { 'o', { '0', 0x41e, 0x43e, 0x39f, 0x3bf } },
    { 'p', { 0x420, 0x440, 0x3a1, 0x3c1 } },
    { 'q', { 0x51a, 0x51b } },
    { 's', { 0x405, 0x455 } },
    { 't', { 0x422, 0x442, 0x3a4, 0x3c4 } },
    { 'v', { 0x474, 0x475 } },
    { 'w', { 0x51c, 0x51d } },
    { 'x', { 0x425, 0x445, 0x3a7, 0x3c7 } },
    { 'y', { 0x423, 0x443, 0x3a5, 0x3c5, 0x4ae, 0x4af } },
    { 'z', { 0x396, 0x3b6 } },
    { '3', { 0x417, 0x437 } },
};

/* The plain letter that looks like this one; 0 = none. */
static char plain(uint32_t code)
{
    if (code > 0xff00 && code < 0xff5f) /* of full width */
        return (char)(code - 0xfee0);
    if (code >= 0x1d400 &&
        code < 0x1d6a4) /* of mathematics: alphabets of capitals and small letters */
        return (char)('a' + (code - 0x1d400) % 26);
    for (size_t i = 0; i < sizeof looks / sizeof looks[0]; i++)
        for (int k = 0; k < LOOKS && looks[i].like[k] != 0; k++)
            if (looks[i].like[k] == code)
                return looks[i].as;
    return 0;
}

/* Every letter as the plain one it looks like, without marks on it. */
static void flatten(const char *name, char *out, size_t cap)
{
    uint32_t code;
    size_t n = 0;
    for (int len; *name != '\0' && n + 4 < cap; name += len) {
        len = people_decode((const unsigned char *)name, &code);
        if (len == 0)
            break;
        char as = plain(code);
        if (code >= 0x300 && code <= 0x36f)
            continue;
        memcpy(out + n, as != 0 ? &as : name, as != 0 ? 1 : (size_t)len);
        n += as != 0 ? 1 : (size_t)len;
    }
    out[n] = '\0';
}

bool people_alike(const char *a, const char *b)
{
    char flat[2][2 * STORE_NAME], fold[2][2 * STORE_NAME];
    for (int i = 0; i < 2; i++) {
        flatten(i == 0 ? a : b, flat[i], sizeof flat[i]);
        store_fold(flat[i], fold[i], sizeof fold[i]);
        flatten(fold[i], flat[i],
                sizeof flat[i]); /* capitals have become letters that look like others */
    }
    return strcmp(flat[0], flat[1]) == 0;
}

/* Is somebody else at the table called so, or does somebody called so ask for a seat? */
static bool is_taken(const struct room *r, const char *person, const char *name)
{
    for (int i = 0; i < r->setup.seats; i++) {
        const struct room_seat *s = &r->seat[i];
        bool sits = s->kind == ROOM_PERSON && strcmp(s->person, person) != 0;
        bool asks = s->asker[0] != '\0' && strcmp(s->asker, person) != 0;
        if ((sits && people_alike(s->name, name)) || (asks && people_alike(s->asker_name, name)))
            return true;
    }
    return false;
}

/* Bytes of a name that are kept when a number comes behind it. */
static int kept(const char *name)
{
    uint32_t code;
    int n = 0;
    for (int i = 0, len; i < LETTERS && n < STORE_NAME - 8; i++, n += len)
        if (name[n] == '\0' || (len = people_decode((const unsigned char *)name + n, &code)) == 0)
            break;
    return n > 0 && name[n - 1] == ' ' ? n - 1 : n;
}

void room_call(const struct room *r, const char *person, const char *name, char out[STORE_NAME])
{
    snprintf(out, STORE_NAME, "%s", name);
    for (int i = 2; is_taken(r, person, out); i++)
        snprintf(out, STORE_NAME, "%.*s %d", kept(name), name, i);
}
