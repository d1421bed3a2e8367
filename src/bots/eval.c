/* eval.c - the list of evaluations, and from counted terms to chances. */
#include "eval.h"

#include "th.h"

#include <math.h>

/* Any other game is judged by its points: one term that nobody has to count. */
static const struct eval_term point_terms[] = { { "points", EVAL_UNIT / 10, "points" } };
static const struct eval eval_points = { .term = point_terms, .n = 1 };

/* ----------------------------------------------------------------- terms */

static float log_odds(int32_t units)
{
    return (float)(units / (double)EVAL_UNIT);
}

bool eval_add(struct eval_weights *e, const struct eval_part *part)
{
    int i = e->n_parts;
    if (i == EVAL_PARTS || part->n > EVAL_TERMS - e->n)
        return false;
    e->part[i] = part;
    e->first[i] = e->n;
    e->n_parts++;
    for (int k = 0; k < part->n; k++)
        e->w[e->n++] = log_odds(part->term[k].weight);
    return true;
}

/* The bit of a module of the game; 0 = it has no such module. */
static uint32_t bit_of(const struct th_game *game, const char *module)
{
    for (int i = 0; i < game->n_modules; i++)
        if (th_same(game->modules[i].name, module))
            return 1U << i;
    return 0;
}

void eval_start(struct eval_weights *out, const struct th_game *game, const struct th_rules *r)
{
    *out = (struct eval_weights){ .eval = &eval_points };
    for (const struct eval *const *at = eval_games; *at != NULL; at++)
        if (th_same((*at)->game, game->name))
            out->eval = *at;
    for (; out->n < out->eval->n; out->n++)
        out->w[out->n] = log_odds(out->eval->term[out->n].weight);
    for (const struct eval_part *const *at = eval_parts; *at != NULL; at++)
        if (th_same((*at)->game, game->name) && (r->modules & bit_of(game, (*at)->module)) != 0) {
            bool fits = eval_add(out, *at);
            th_assert(fits);
        }
}

/* The part a term belongs to, -1 = the game's own. */
static int part_of(const struct eval_weights *e, int k)
{
    int i = e->n_parts - 1;
    while (i >= 0 && k < e->first[i])
        i--;
    return i;
}

const struct eval_term *eval_term_at(const struct eval_weights *e, int k)
{
    int i = part_of(e, k);
    return i < 0 ? &e->eval->term[k] : &e->part[i]->term[k - e->first[i]];
}

const char *eval_term_of(const struct eval_weights *e, int k)
{
    int i = part_of(e, k);
    return i < 0 ? NULL : e->part[i]->module;
}

float eval_lead(const uint8_t *list, int n, int seat)
{
    int best = 0;
    for (int i = 0; i < n; i++)
        if (i != seat && list[i] > best)
            best = list[i];
    int ahead = list[seat] - best;
    return (float)(ahead > 2 ? 2 : ahead < -2 ? -2 : ahead);
}

/* --------------------------------------------------------------- searches */

/* Puts a part's tuned weights in their places, and what a module changes besides. */
static void take_tuned(const struct eval_weights *e, const struct eval_tuned *t,
                       int32_t w[EVAL_TERMS])
{
    int i = 0;
    if (*t->module == '\0') {
        memcpy(w, t->w, (size_t)e->eval->n * sizeof *w);
        return;
    }
    while (i < e->n_parts && !th_same(e->part[i]->module, t->module))
        i++;
    if (i == e->n_parts)
        return;
    memcpy(&w[e->first[i]], t->w, (size_t)e->part[i]->n * sizeof *w);
    for (int k = 0; t->by != NULL && k < e->eval->n; k++)
        w[k] += t->by[k];
}

void eval_tune(struct eval_weights *e, const struct th_rules *r, const struct eval_tuned *list,
               const char *but)
{
    int32_t w[EVAL_TERMS];
    for (int k = 0; k < e->n; k++)
        w[k] = eval_term_at(e, k)->weight;
    for (const struct eval_tuned *t = list; t->game != NULL; t++)
        if (th_same(t->game, r->game->name) && r->seats >= t->least && r->seats <= t->most &&
            __builtin_popcount(r->modules) >= t->modules &&
            (but == NULL || !th_same(t->module, but)))
            take_tuned(e, t, w);
    for (int k = 0; k < e->n; k++)
        e->w[k] = log_odds(w[k]);
}

/* The bits of these modules; `all` becomes false when the game lacks one. */
static uint32_t bits_of(const struct th_game *game, const char *const *names, bool *all)
{
    uint32_t bits = 0;
    for (; *names != NULL; names++) {
        bits |= bit_of(game, *names);
        *all = *all && bit_of(game, *names) != 0;
    }
    return bits;
}

bool eval_serves(const struct eval_taught *t, const struct th_rules *r)
{
    bool known = true, any = true;
    uint32_t set = bits_of(r->game, t->set, &known), also = bits_of(r->game, t->also, &any);
    uint32_t more = r->modules & ~set;
    return th_same(t->game, r->game->name) && r->seats >= t->least && r->seats <= t->most &&
           known && (r->modules & set) == set && (more & ~also) == 0 &&
           __builtin_popcount(more) <= t->some;
}

const struct eval_net *eval_net_for(const struct eval_taught *list, const struct th_rules *r)
{
    const struct eval_net *net = NULL;
    for (; list->game != NULL; list++)
        net = eval_serves(list, r) ? list->net : net;
    return net;
}

void eval_for_search(struct eval_weights *e, const struct th_rules *r)
{
    if (e->eval->count == NULL)
        return;
    eval_tune(e, r, eval_tunings, NULL);
    e->net = eval_net_for(eval_nets, r);
}

/* ---------------------------------------------------------------- chances */

bool eval_quiet(const struct eval_weights *e, const struct th_rules *r, const void *world)
{
    const struct th_flow *flow = world;
    return e->eval->count == NULL || flow->depth == 0 ||
           (r->frame[flow->stack[flow->depth - 1].kind]->flags & TH_HALF) == 0;
}

static void softmax(float *v, int n)
{
    float top = v[0], sum = 0;
    for (int i = 1; i < n; i++)
        top = v[i] > top ? v[i] : top;
    for (int i = 0; i < n; i++)
        sum += v[i] = expf(v[i] - top);
    for (int i = 0; i < n; i++)
        v[i] /= sum;
}

/* By points; at the end the first rank has it all, or shares it. Seats that play have a rank. */
static void score_chances(const struct eval_weights *e, const struct th_game *game,
                          const struct th_rules *r, const void *world, bool over,
                          float chance[TH_SEATS])
{
    int16_t score[TH_SEATS] = { 0 };
    uint8_t rank[TH_SEATS] = { 0 };
    int first = 0, seats = 0;
    game->scores(r, world, score, rank);
    for (int seat = 0; seat < TH_SEATS; seat++) {
        first += rank[seat] == 1;
        seats = rank[seat] > 0 ? seat + 1 : seats;
        chance[seat] = e->w[0] * (float)score[seat];
    }
    for (int seat = 0; seat < seats && over; seat++)
        chance[seat] = rank[seat] == 1 ? 1.0F / (float)first : 0;
    if (!over)
        softmax(chance, seats);
}

void eval_count(const struct eval_weights *e, const struct th_rules *r, const void *world,
                eval_counts out)
{
    e->eval->count(r, world, out);
    for (int i = 0; i < e->n_parts; i++) {
        for (int seat = 0; seat < r->seats; seat++)
            memset(&out[seat][e->first[i]], 0, (size_t)e->part[i]->n * sizeof out[0][0]);
        e->part[i]->count(r, world, e->first[i], out);
    }
}

float eval_net_worth(const struct eval_net *net, int n, const float *counts,
                     float hidden[EVAL_HIDDEN])
{
    float at[EVAL_HIDDEN]; /* hidden itself might be counts, for all the compiler knows */
    float sum = 0;
    memcpy(at, net->bias, sizeof at);
    for (int k = 0; k < n; k++) {
        if (counts[k] == 0)
            continue;
        sum += counts[k] * net->direct[k];
        for (int j = 0; j < EVAL_HIDDEN; j++)
            at[j] += counts[k] * net->in[k][j];
    }
    for (int j = 0; j < EVAL_HIDDEN; j++)
        sum += (at[j] > 0 ? at[j] : 0) * net->out[j];
    memcpy(hidden, at, sizeof at);
    return sum;
}

/* What a seat's terms are worth to it, in log odds: as the weights say, or half as they and half as the net says. */
static float worth(const struct eval_weights *e, const float *counts)
{
    float sum = 0, hidden[EVAL_HIDDEN];
    for (int k = 0; k < e->n; k++)
        sum += e->w[k] * counts[k];
    return e->net == NULL ? sum : (sum + eval_net_worth(e->net, e->n, counts, hidden)) / 2;
}

void eval_chances(const struct eval_weights *e, const struct th_game *game,
                  const struct th_rules *r, const void *world, float chance[TH_SEATS])
{
    eval_counts counts;
    bool over = game->actors(r, world, NULL) == 0;
    memset(chance, 0, TH_SEATS * sizeof *chance);
    if (over || e->eval->count == NULL) {
        score_chances(e, game, r, world, over, chance);
        return;
    }
    eval_count(e, r, world, counts);
    for (int seat = 0; seat < r->seats; seat++)
        chance[seat] = worth(e, counts[seat]);
    softmax(chance, r->seats);
}
