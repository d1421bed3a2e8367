/* th_rng.c - xoshiro256** seeded by splitmix64, unbiased bounded draws, choice from a list of moves.
 *
 * For playouts, bots and casual games. A generator is the caller's; no state of a game ever holds one. */
#include "th.h"

static uint64_t rotl(uint64_t x, int k)
{
    return x << k | x >> (64 - k);
}

void th_rng_seed(struct th_rng *rng, uint64_t seed)
{
    for (int i = 0; i < 4; i++) { /* splitmix64 spreads any seed, 0 too */
        uint64_t z = (seed += 0x9e3779b97f4a7c15u);
        z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
        z = (z ^ z >> 27) * 0x94d049bb133111ebu;
        rng->s[i] = z ^ z >> 31;
    }
}

uint64_t th_rng_next(struct th_rng *rng)
{
    uint64_t *s = rng->s, result = rotl(s[1] * 5, 7) * 9, t = s[1] << 17;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= t;
    s[3] = rotl(s[3], 45);
    return result;
}

/* Lemire's multiply-shift: the rare low products that would favour some results are drawn again. */
uint32_t th_rng_below(struct th_rng *rng, uint32_t n)
{
    th_assert(n > 0);
    uint64_t product = (th_rng_next(rng) >> 32) * n;
    if ((uint32_t)product < n) {
        uint32_t floor = (uint32_t)-n % n;
        while ((uint32_t)product < floor)
            product = (th_rng_next(rng) >> 32) * n;
    }
    return (uint32_t)(product >> 32);
}

th_move th_pick(const struct th_moves *moves, bool weighted, struct th_rng *rng)
{
    th_assert(moves->n > 0);
    if (!weighted)
        return moves->at[th_rng_below(rng, (uint32_t)moves->n)];
    uint32_t total = 0;
    for (int i = 0; i < moves->n; i++)
        total += moves->weight[i];
    uint32_t left = th_rng_below(rng, total);
    int i = 0;
    while (left >= moves->weight[i])
        left -= moves->weight[i++];
    return moves->at[i];
}
