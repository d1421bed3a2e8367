/* th_fair.c - dice nobody can bend: ChaCha20 (RFC 8439) streams keyed by secrets of both sides.
 *
 * Before anybody sits down the host draws a secret seed and shows commitment = SHA-256(seed, game id, rules text).
 * Then every seat adds a seed of its own, sealed as SHA-256(seed, game id, seat) until all are sealed, so that nobody can
 * fit his to the others': key = SHA-256(seed, seat seeds in order). Each purpose (dice, deck, steal ...)
 * has its own stream, so that an optional draw in one does not shift another. Revealing the seed at the end lets
 * anybody recompute every outcome. Bounded numbers by rejection, never modulo. */
#include "th.h"

static uint32_t rotl32(uint32_t x, int n)
{
    return x << n | x >> (32 - n);
}

static uint32_t load32(const uint8_t *p)
{
    return p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
}

static void quarter(uint32_t *s, int a, int b, int c, int d)
{
    s[a] += s[b];
    s[d] = rotl32(s[d] ^ s[a], 16);
    s[c] += s[d];
    s[b] = rotl32(s[b] ^ s[c], 12);
    s[a] += s[b];
    s[d] = rotl32(s[d] ^ s[a], 8);
    s[c] += s[d];
    s[b] = rotl32(s[b] ^ s[c], 7);
}

void th_chacha20(const uint8_t key[32], const uint8_t nonce[12], uint32_t counter, uint8_t out[64])
{
    uint32_t first[16] = { 0x61707865, 0x3320646e, 0x79622d32, 0x6b206574 }, s[16];
    for (int i = 0; i < 8; i++)
        first[4 + i] = load32(key + 4 * i);
    first[12] = counter;
    for (int i = 0; i < 3; i++)
        first[13 + i] = load32(nonce + 4 * i);
    memcpy(s, first, sizeof s);
    for (int i = 0; i < 10; i++) {
        quarter(s, 0, 4, 8, 12);
        quarter(s, 1, 5, 9, 13);
        quarter(s, 2, 6, 10, 14);
        quarter(s, 3, 7, 11, 15);
        quarter(s, 0, 5, 10, 15);
        quarter(s, 1, 6, 11, 12);
        quarter(s, 2, 7, 8, 13);
        quarter(s, 3, 4, 9, 14);
    }
    for (int i = 0; i < 64; i++)
        out[i] = (uint8_t)((s[i / 4] + first[i / 4]) >> (8 * (i % 4)));
}

/* ------------------------------------------------------------- commitment, key */

static size_t length(const char *s)
{
    size_t n = 0;
    while (s[n] != '\0')
        n++;
    return n;
}

int th_fair_commit(const uint8_t seed[32], const char *game_id, const char *rules, uint8_t out[32])
{
    uint8_t all[32 + 64 + 4 * TH_LINE];
    size_t a = length(game_id), b = length(rules);
    if (a > 64 || b > 4 * TH_LINE)
        return -1;
    memcpy(all, seed, 32);
    memcpy(all + 32, game_id, a);
    memcpy(all + 32 + a, rules, b);
    th_sha256(all, 32 + a + b, out);
    return 0;
}

int th_fair_seal(const uint8_t share[16], const char *game_id, int seat, uint8_t out[32])
{
    uint8_t all[16 + 64 + 1];
    size_t n = length(game_id);
    if (n > 64)
        return -1;
    memcpy(all, share, 16);
    memcpy(all + 16, game_id, n);
    all[16 + n] = (uint8_t)('1' + seat);
    th_sha256(all, 16 + n + 1, out);
    return 0;
}

void th_fair_start(struct th_fair *f, const uint8_t seed[32], const uint8_t seats[][16], int n)
{
    uint8_t all[32 + 16 * TH_SEATS];
    th_assert(n <= TH_SEATS);
    memset(f, 0, sizeof *f);
    memcpy(all, seed, 32);
    for (int i = 0; i < n; i++)
        memcpy(all + 32 + 16 * i, seats[i], 16);
    th_sha256(all, 32 + 16 * (size_t)n, f->key);
}

/* ----------------------------------------------------------------- streams */

static struct th_stream *stream_of(struct th_fair *f, const char *name)
{
    th_assert(length(name) < sizeof f->stream[0].name);
    for (int i = 0; i < TH_STREAMS; i++) {
        struct th_stream *s = &f->stream[i];
        if (s->name[0] == '\0')
            memcpy(s->name, name,
                   length(name) < sizeof s->name ? length(name) : sizeof s->name - 1);
        if (th_same(s->name, name))
            return s;
    }
    th_panic(__FILE__, __LINE__, "too many streams");
}

/* The next 32 bits of a stream: word after word of its ChaCha20 blocks, the name as nonce. */
static uint32_t next_word(struct th_fair *f, struct th_stream *s)
{
    uint8_t nonce[12] = { 0 }, block[64];
    memcpy(nonce, s->name, sizeof s->name < 12 ? sizeof s->name : 12);
    th_chacha20(f->key, nonce, s->used / 16, block);
    uint32_t word = load32(block + 4 * (s->used % 16));
    s->used++;
    return word;
}

uint32_t th_fair_below(struct th_fair *f, const char *stream, uint32_t n)
{
    struct th_stream *s = stream_of(f, stream);
    /* cppcheck-suppress zerodiv ; thorp.h: n > 0 */
    uint32_t floor = (uint32_t)-n % n; /* words below it would favour small results */
    uint32_t word;
    do
        word = next_word(f, s);
    while (word < floor);
    /* cppcheck-suppress zerodiv */
    return word % n;
}

th_move th_fair_pick(struct th_fair *f, const char *stream, const struct th_moves *moves)
{
    uint32_t total = 0, left;
    int i = 0;
    for (int k = 0; k < moves->n; k++)
        total += moves->weight[k];
    left = th_fair_below(f, stream, total);
    while (left >= moves->weight[i])
        left -= moves->weight[i++];
    return moves->at[i];
}

void th_fair_rng(struct th_fair *f, const char *stream, struct th_rng *rng)
{
    struct th_stream *s = stream_of(f, stream);
    for (int i = 0; i < 4; i++) {
        rng->s[i] = next_word(f, s);
        rng->s[i] |= (uint64_t)next_word(f, s) << 32;
    }
}

const char *th_stream_now(const struct th_rules *r, const void *state)
{
    const struct th_flow *flow = state;
    const struct th_frame_def *def =
        flow->depth > 0 ? r->frame[flow->stack[flow->depth - 1].kind] : NULL;
    return def != NULL ? def->stream : NULL;
}
