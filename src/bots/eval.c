/* eval.c - the list of evaluations, and from counted terms to chances. */
#include "eval.h"

#include "th.h"

#include <math.h>

extern const struct eval eval_catan, eval_carcassonne, eval_elasund;

static const struct eval *const evals[] = { &eval_catan, &eval_carcassonne, &eval_elasund };

/* What modules add to them, in any order: the one list that names them. */
extern const struct eval_part eval_ck;
static const struct eval_part *const parts[] = { &eval_ck };

/* Any other game is judged by its points: one term that nobody has to count. */
static const struct eval_term point_terms[] = { { "points", 0.1, "points" } };
static const struct eval eval_points = { .term = point_terms, .n = 1 };

/* --------------------------------------------------------------- chances */

bool eval_add(struct eval_weights *e, const struct eval_part *part)
{
    int i = e->n_parts;
    if (i == EVAL_PARTS || part->n > EVAL_TERMS - e->n)
        return false;
    e->part[i] = part;
    e->first[i] = e->n;
    e->n_parts++;
    for (int k = 0; k < part->n; k++)
        e->w[e->n++] = (float)part->term[k].weight;
    return true;
}

/* Is this module of the game on the table? */
static bool is_on(const struct th_rules *r, const char *module)
{
    for (int i = 0; i < r->game->n_modules; i++)
        if (th_same(r->game->modules[i].name, module))
            return (r->modules >> i & 1) != 0;
    return false;
}

void eval_start(struct eval_weights *out, const struct th_rules *r)
{
    *out = (struct eval_weights){ .eval = &eval_points };
    for (size_t i = 0; i < sizeof evals / sizeof evals[0]; i++)
        if (th_same(evals[i]->game, r->game->name))
            out->eval = evals[i];
    for (; out->n < out->eval->n; out->n++)
        out->w[out->n] = (float)out->eval->term[out->n].weight;
    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++)
        if (th_same(parts[i]->game, r->game->name) && is_on(r, parts[i]->module)) {
            bool fits = eval_add(out, parts[i]);
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

/* The part that is played, -1 = none, -2 = several. */
static int only_part(const struct eval_weights *e)
{
    return e->n_parts > 1 ? -2 : e->n_parts - 1;
}

static bool is_for(const struct eval_own *o, const struct eval_weights *e, const struct th_rules *r,
                   int on)
{
    return e->eval->game != NULL && th_same(o->game, e->eval->game) && on >= -1 &&
           th_same(o->module, on >= 0 ? e->part[on]->module : "") && r->seats >= o->least &&
           r->seats <= o->most && __builtin_popcountll(r->modules) >= o->modules;
}

void eval_for_search(struct eval_weights *e, const struct th_rules *r)
{
    int on = only_part(e), n = e->eval->n, modules = 0;
    for (const struct eval_own *o = eval_owns; o->game != NULL; o++) {
        if (!is_for(o, e, r, on))
            continue;
        if (o->modules > modules)
            e->net = NULL;
        modules = o->modules;
        e->net = o->net != NULL ? o->net : e->net;
        if (o->w == NULL)
            continue;
        memcpy(e->w, o->w, (size_t)n * sizeof *o->w);
        if (on >= 0)
            memcpy(&e->w[e->first[on]], o->w + n, (size_t)e->part[on]->n * sizeof *o->w);
    }
}

bool eval_quiet(const struct th_rules *r, const void *world)
{
    const struct th_flow *flow = world;
    return flow->depth == 0 || (r->frame[flow->stack[flow->depth - 1].kind]->flags & TH_HALF) == 0;
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
