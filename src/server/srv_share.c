/* srv_share.c - whose bots think next: who has had least of the processors lately.
 *
 * A table's bots think on account of whoever hosts it, and of the address he hosts it from: many guests of one address get
 * no more than one guest of another. What was used is forgotten by half in HALF_MS. */
#include "srv_live.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    HALF_MS = 10 * 1000,
};

struct share {
    struct share *next;
    char id[SRV_ADDRESS];
    int users, running; /* tables that point here; bots at work */
    double spent;       /* milliseconds of thinking, at `at`    */
    uint64_t at;
};

static double spent_now(const struct share *sh, uint64_t now)
{
    return sh->spent * exp2(-(double)(now - sh->at) / HALF_MS);
}

static struct share *take_one(struct srv *s, const char *id)
{
    struct share **bucket = &s->shares[srv_hash(id)], *sh = *bucket;
    while (sh != NULL && strcmp(sh->id, id) != 0)
        sh = sh->next;
    if (sh == NULL) {
        sh = srv_must(calloc(1, sizeof *sh));
        snprintf(sh->id, sizeof sh->id, "%s", id);
        sh->at = uv_now(&s->loop);
        sh->next = *bucket;
        *bucket = sh;
    }
    sh->users++;
    return sh;
}

struct shares share_take(struct srv *s, const char *address, const char *person)
{
    return (struct shares){ take_one(s, address[0] != '\0' ? address : person),
                            take_one(s, person) };
}

void share_begin(const struct shares *sh)
{
    sh->address->running++;
    sh->person->running++;
}

static void charge(struct share *sh, uint64_t now, double ms)
{
    sh->spent = spent_now(sh, now) + ms;
    sh->at = now;
    sh->running--;
}

void share_end(struct srv *s, const struct shares *sh, double ms)
{
    uint64_t now = uv_now(&s->loop);
    charge(sh->address, now, ms);
    charge(sh->person, now, ms);
}

void share_give(const struct shares *sh)
{
    sh->address->users--;
    sh->person->users--;
}

static int compare(const struct share *a, const struct share *b, uint64_t now)
{
    double x = spent_now(a, now), y = spent_now(b, now);
    if (a == b)
        return 0;
    return a->running != b->running ? a->running - b->running : (x > y) - (x < y);
}

bool share_is_before(struct srv *s, const struct shares *a, const struct shares *b)
{
    uint64_t now = uv_now(&s->loop);
    int order = compare(a->address, b->address, now);
    return order < 0 || (order == 0 && compare(a->person, b->person, now) < 0);
}

void share_sweep(struct srv *s, bool all)
{
    uint64_t now = uv_now(&s->loop);
    for (int i = 0; i < SRV_BUCKETS; i++) {
        for (struct share **at = &s->shares[i], *sh; (sh = *at) != NULL;) {
            if (!all && (sh->users > 0 || spent_now(sh, now) > 1)) {
                at = &sh->next;
                continue;
            }
            *at = sh->next;
            free(sh);
        }
    }
}
