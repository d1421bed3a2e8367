/* bot_look.c - looking at moves: apply, look on while something is half done, judge. */
#include "bot_look.h"

#include <string.h>

enum {
    LEVELS = 10,        /* moves looked on while something is half done              */
    BRANCHES = 64,      /* moves considered while something is half done             */
    LEAST = 8,          /* positions made or judged for one move whatever the share  */
    OFFERS_WEIGHED = 4, /* offers looked at closely                                  */
};

static size_t rounded(size_t n)
{
    return (n + 15) & ~(size_t)15;
}

size_t look_size(const struct th_game *game)
{
    return rounded(sizeof(struct th_moves)) + LEVELS * rounded(game->state_size);
}

void look_start(struct look *k, const struct th_game *game, const struct th_rules *rules,
                const struct bot_settings *set, void *memory)
{
    *k = (struct look){ .game = game, .rules = rules, .moves = memory, .most = LOOK_MOST };
    k->level = (char *)memory + rounded(sizeof(struct th_moves));
    eval_start(&k->eval, game, rules);
    if (set->weights != NULL) {
        memcpy(k->eval.w, set->weights, sizeof k->eval.w);
        k->eval.net = set->net;
    }
    for (int kind = 0; kind < game->n_moves; kind++)
        k->deal[kind] = bot_is_deal(game, kind);
}

/* ----------------------------------------------------------------- looking */

static void *world_at(const struct look *k, int depth)
{
    return k->level + (size_t)depth * rounded(k->game->state_size);
}

static void make(struct look *k, void *to, const void *world, int seat, th_move m)
{
    if (to != world)
        bot_copy(k->game, to, world);
    k->game->apply(k->rules, to, seat, m, NULL);
    k->left--;
    k->plies++;
}

struct branch { /* the moves of a decision on the way */
    int n;
    th_move at[BRANCHES];
    uint32_t weight[BRANCHES];
};

static void list_branch(struct look *k, const void *world, int seat, struct branch *b)
{
    k->game->gen(k->rules, world, seat, k->moves);
    b->n = k->moves->n < BRANCHES ? k->moves->n : BRANCHES;
    memcpy(b->at, k->moves->at, (size_t)b->n * sizeof b->at[0]);
    memcpy(b->weight, k->moves->weight, (size_t)b->n * sizeof b->weight[0]);
}

static void judge(struct look *k, const void *world, float chance[TH_SEATS])
{
    eval_chances(&k->eval, k->game, k->rules, world, chance);
    k->left--;
    k->judged++;
}

/* Everybody's chances in the world, once nothing is half done. Its last move is made in itself, which saves a copy. */
static void look_on(struct look *k, void *world, int depth,
                    float chance[TH_SEATS]) /* NOLINT(misc-no-recursion) */
{
    int seat = th_first_seat(k->game->actors(k->rules, world, NULL));
    if (seat < 0 || depth == LEVELS - 1 || k->left <= 0 || eval_quiet(&k->eval, k->rules, world)) {
        judge(k, world, chance);
        return;
    }
    struct branch b;
    float sum = 0, one[TH_SEATS];
    list_branch(k, world, seat, &b);
    memset(chance, 0, TH_SEATS * sizeof *chance);
    for (int i = 0; i < b.n && (i == 0 || k->left > 0); i++) {
        void *next = i + 1 < b.n ? world_at(k, depth + 1) : world;
        make(k, next, world, seat, b.at[i]);
        look_on(k, next, depth + 1, one);
        if (seat == TH_DEALER) {
            for (int s = 0; s < TH_SEATS; s++)
                chance[s] += one[s] * (float)b.weight[i];
            sum += (float)b.weight[i];
        } else if (i == 0 || one[seat] > chance[seat])
            memcpy(chance, one, sizeof one);
    }
    for (int s = 0; s < TH_SEATS && seat == TH_DEALER; s++)
        chance[s] /= sum;
}

void look_share(struct look *k, int positions, int n)
{
    int each = positions / n;
    k->most = positions < n ? 1 : each < LEAST ? LEAST : each > LOOK_MOST ? LOOK_MOST : each;
}

void look_after(struct look *k, const void *world, int seat, th_move m, float chance[TH_SEATS])
{
    k->left = k->most;
    make(k, world_at(k, 0), world, seat, m);
    look_on(k, world_at(k, 0), 0, chance);
}

void look_at_once(struct look *k, const void *world, int seat, th_move m, float chance[TH_SEATS])
{
    make(k, world_at(k, 0), world, seat, m);
    judge(k, world_at(k, 0), chance);
}

int look_glance(struct look *k, const void *world, int seat, const struct th_moves *moves,
                int glances, int close, th_move *out)
{
    struct bot_line best[LOOK_CLOSE];
    float chance[TH_SEATS];
    int n = 0;
    glances = moves->n < glances ? moves->n : glances;
    for (int i = 0; i < glances; i++) {
        th_move m = moves->at[(int64_t)i * moves->n / glances];
        look_at_once(k, world, seat, m, chance);
        n = bot_rank(best, n, close, &(struct bot_line){ .move = m, .value = chance[seat] });
    }
    for (int i = 0; i < n; i++)
        out[i] = best[i].move;
    return n;
}

/* ------------------------------------------------------------------ offers */

void look_drop_offers(const struct look *k, struct th_moves *moves)
{
    int n = 0;
    while (n < moves->n && !k->deal[th_kind(moves->at[n])])
        n++;
    int kept = n;
    for (int i = n; i < moves->n; i++)
        if (!k->deal[th_kind(moves->at[i])])
            moves->at[kept++] = moves->at[i];
    if (kept > 0)
        moves->n = kept;
}

/* What the seat would gain if somebody took the offer; nothing when that cannot be imagined. */
static float imagine(struct look *k, const void *world, int seat, th_move offer, float now)
{
    float chance[TH_SEATS];
    if (k->eval.eval->imagine == NULL)
        return 0;
    bot_copy(k->game, world_at(k, 0), world);
    if (!k->eval.eval->imagine(k->rules, world_at(k, 0), seat, offer))
        return 0;
    judge(k, world_at(k, 0), chance);
    return chance[seat] - now;
}

struct favourites { /* the offers that promise most, the best first */
    th_move at[OFFERS_WEIGHED];
    float gain[OFFERS_WEIGHED];
};

static void note_offer(struct favourites *f, th_move m, float gain)
{
    for (int i = 0; i < OFFERS_WEIGHED && gain > 0; i++)
        if (gain > f->gain[i]) { /* the one it pushes out moves on */
            th_move other = f->at[i];
            float less = f->gain[i];
            f->at[i] = m;
            f->gain[i] = gain;
            m = other;
            gain = less;
        }
}

static bool is_favourite(const struct favourites *f, th_move m)
{
    for (int i = 0; i < OFFERS_WEIGHED; i++)
        if (f->at[i] == m)
            return true;
    return false;
}

void look_thin_offers(struct look *k, const void *world, int seat, const struct bot_memo *memo,
                      struct th_moves *moves)
{
    float now[TH_SEATS];
    struct favourites best = { .at = { 0 } };
    judge(k, world, now);
    for (int i = 0; i < moves->n && memo->n < BOT_OFFERS; i++) {
        th_move m = moves->at[i];
        if (k->deal[th_kind(m)] && !bot_memo_has(memo, m))
            note_offer(&best, m, imagine(k, world, seat, m, now[seat]) - LOOK_OFFER_MARGIN);
    }
    int n = 0;
    for (int i = 0; i < moves->n; i++)
        if (!k->deal[th_kind(moves->at[i])] || is_favourite(&best, moves->at[i]))
            moves->at[n++] = moves->at[i];
    if (n > 0)
        moves->n = n;
}
