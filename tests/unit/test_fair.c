/* test_fair.c - ChaCha20 against the vectors of RFC 8439, the commitment by hand, and fair draws. */
#include "tap.h"
#include "thorp.h"

#include <string.h>

static void unhex(const char *text, uint8_t *out)
{
    for (; text[0] != '\0'; text += 2, out++) {
        int v = 0;
        for (int i = 0; i < 2; i++)
            v = v * 16 + (text[i] <= '9' ? text[i] - '0' : text[i] - 'a' + 10);
        *out = (uint8_t)v;
    }
}

static void chacha(const char *what, const uint8_t key[32], const char *nonce, uint32_t counter,
                   const char *want)
{
    uint8_t n[12], expected[64], out[64];
    unhex(nonce, n);
    unhex(want, expected);
    th_chacha20(key, n, counter, out);
    TAP_OK(memcmp(out, expected, 64) == 0, "ChaCha20: %s", what);
}

static void vectors(void)
{
    uint8_t key[32] = { 0 };
    chacha("RFC 8439 A.1 vector 1", key, "000000000000000000000000", 0,
           "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
           "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586");
    for (int i = 0; i < 32; i++)
        key[i] = (uint8_t)i;
    chacha("RFC 8439 2.3.2", key, "000000090000004a00000000", 1,
           "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
           "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e");
}

/* The commitment is the plain hash of the three parts, one after the other. */
static void commitment(void)
{
    uint8_t seed[32], got[32], want[32], all[32 + 2 + 5];
    memset(seed, 7, sizeof seed);
    memcpy(all, seed, 32);
    memcpy(all + 32, "g1rules", 7);
    th_sha256(all, sizeof all, want);
    TAP_EQ(th_fair_commit(seed, "g1", "rules", got), 0, "a short commitment is made");
    TAP_OK(memcmp(got, want, 32) == 0, "commitment is SHA-256 of seed, id, rules");
}

/* So is the seal of a share: share, id, number of the seat. */
static void seal(void)
{
    uint8_t share[16], got[32], other[32], want[32], all[16 + 2 + 1];
    char longest[66];
    memset(share, 7, sizeof share);
    memcpy(all, share, 16);
    memcpy(all + 16, "g13", 3);
    th_sha256(all, sizeof all, want);
    TAP_EQ(th_fair_seal(share, "g1", 2, got), 0, "a seal is made");
    TAP_OK(memcmp(got, want, 32) == 0, "a seal is SHA-256 of share, id, seat");
    th_fair_seal(share, "g1", 1, other);
    TAP_OK(memcmp(got, other, 32) != 0, "it is good for one seat");
    memset(longest, 'x', 65);
    longest[65] = '\0';
    TAP_EQ(th_fair_seal(share, longest, 0, got), -1, "an id of 65 characters is refused");
}

/* Streams do not shift each other; a changed seat seed changes everything; draws cover their range evenly. */
static void streams(void)
{
    uint8_t seed[32] = { 1 }, seats[2][16] = { { 2 }, { 3 } };
    struct th_fair a, b;
    int same = 0, hits[6] = { 0 };
    th_fair_start(&a, seed, seats, 2);
    th_fair_start(&b, seed, seats, 2);
    for (int i = 0; i < 50; i++)
        th_fair_below(&a, "deck", 25); /* an optional draw elsewhere */
    for (int i = 0; i < 200; i++)
        same += th_fair_below(&a, "dice", 1000000) == th_fair_below(&b, "dice", 1000000);
    TAP_EQ(same, 200, "draws of one purpose do not shift another");
    seats[1][15] ^= 1;
    th_fair_start(&b, seed, seats, 2);
    th_fair_start(&a, seed, (const uint8_t[][16]){ { 2 }, { 3 } }, 2);
    same = 0;
    for (int i = 0; i < 200; i++)
        same += th_fair_below(&a, "dice", 1000000) == th_fair_below(&b, "dice", 1000000);
    TAP_OK(same < 5, "one bit of a seat's seed changes the dice");
    for (int i = 0; i < 6000; i++)
        hits[th_fair_below(&a, "dice", 6)]++;
    for (int i = 0; i < 6; i++) /* mean 1000, standard deviation 29 */
        TAP_OK(hits[i] > 850 && hits[i] < 1150, "face %d about a sixth: %d", i + 1, hits[i]);
}

int main(void)
{
    vectors();
    commitment();
    seal();
    streams();
    return tap_done();
}
