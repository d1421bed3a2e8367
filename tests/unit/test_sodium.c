/* test_sodium.c - our SHA-256 and ChaCha20 against libsodium's, on random inputs of every length that matters. */
#include "tap.h"
#include "thorp.h"

#include <sodium.h>
#include <string.h>

enum {
    LONGEST = 300, /* bytes hashed: past four blocks, every padding on the way */
    ROUNDS = 2000
};

/* The same inputs in every run: a failure can be looked at. */
static uint8_t next_byte(struct th_rng *rng)
{
    return (uint8_t)th_rng_below(rng, 256);
}

static void fill(struct th_rng *rng, uint8_t *out, size_t n)
{
    for (size_t i = 0; i < n; i++)
        out[i] = next_byte(rng);
}

static void hashes(struct th_rng *rng)
{
    uint8_t data[LONGEST], ours[32], theirs[32];
    int same = 0;
    for (size_t n = 0; n < LONGEST; n++) {
        fill(rng, data, n);
        th_sha256(data, n, ours);
        crypto_hash_sha256(theirs, data, n);
        same += memcmp(ours, theirs, 32) == 0;
    }
    TAP_EQ(same, LONGEST, "SHA-256 agrees for every length from 0 to %d bytes", LONGEST - 1);
}

static void large_hash(struct th_rng *rng)
{
    enum {
        N = 1 << 20
    };
    static uint8_t data[N];
    uint8_t ours[32], theirs[32];
    fill(rng, data, N);
    th_sha256(data, N, ours);
    crypto_hash_sha256(theirs, data, N);
    TAP_OK(memcmp(ours, theirs, 32) == 0, "SHA-256 agrees on a mebibyte");
}

static bool block_agrees(const uint8_t key[32], const uint8_t nonce[12], uint32_t counter)
{
    uint8_t zero[64] = { 0 }, ours[64], theirs[64];
    th_chacha20(key, nonce, counter, ours);
    crypto_stream_chacha20_ietf_xor_ic(theirs, zero, sizeof zero, nonce, counter, key);
    return memcmp(ours, theirs, 64) == 0;
}

static void blocks(struct th_rng *rng)
{
    uint8_t key[32], nonce[12];
    int same = 0, rounds = tap_scale(ROUNDS);
    for (int i = 0; i < rounds; i++) {
        fill(rng, key, sizeof key);
        fill(rng, nonce, sizeof nonce);
        same += block_agrees(key, nonce, (uint32_t)th_rng_next(rng));
    }
    TAP_EQ(same, rounds, "ChaCha20 agrees on random keys, nonces and counters");
    TAP_OK(block_agrees(key, nonce, 0) && block_agrees(key, nonce, UINT32_MAX),
           "ChaCha20 agrees on the first and the last block");
}

/* A stream is libsodium's key stream, its name as nonce, read as little-endian words; a bounded draw skips the words
 * that would favour small results. */
static void streams(struct th_rng *rng)
{
    enum {
        WORDS = 1600
    };
    static uint8_t zero[4 * WORDS], bytes[4 * WORDS];
    static const char nonce[12] = "dice";
    uint8_t seed[32], seats[3][16], all[32 + 48];
    struct th_fair fair;
    const uint32_t n = 0xc0000001; /* a quarter of all words is skipped */
    int same = 0, draws = 0;
    fill(rng, seed, sizeof seed);
    fill(rng, &seats[0][0], sizeof seats);
    th_fair_start(&fair, seed, (const uint8_t(*)[16])seats, 3);
    memcpy(all, seed, 32);
    memcpy(all + 32, seats, 48);
    crypto_hash_sha256(zero, all, sizeof all); /* borrowed for the key */
    TAP_OK(memcmp(zero, fair.key, 32) == 0, "the key is SHA-256 of all seeds");
    memset(zero, 0, sizeof zero);
    crypto_stream_chacha20_ietf_xor_ic(bytes, zero, sizeof zero, (const uint8_t *)nonce, 0,
                                       fair.key);
    for (int i = 0; i < WORDS; i++) {
        const uint8_t *p = bytes + 4 * i;
        uint32_t word = p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
        if (word < (uint32_t)(0x100000000u % n))
            continue;
        same += th_fair_below(&fair, "dice", n) == word % n;
        draws++;
    }
    TAP_OK(draws > WORDS / 2 && draws < WORDS, "some words are skipped: %d of %d", WORDS - draws,
           WORDS);
    TAP_EQ(same, draws, "every draw is the next word of libsodium's key stream");
}

int main(void)
{
    struct th_rng rng;
    th_rng_seed(&rng, 20);
    if (!TAP_OK(sodium_init() >= 0, "libsodium starts"))
        return tap_done();
    hashes(&rng);
    large_hash(&rng);
    blocks(&rng);
    streams(&rng);
    return tap_done();
}
