/* srv_limit.c - what one address may do: so many connections, so many messages a second, so many passwords a minute.
 *
 * Buckets that fill with time: bursts are fine, floods are not. An address is forgotten when it has no connection and its
 * buckets are full again. */
#include "srv.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    LOGINS = 10, /* passwords at once, then one every ...                */
    LOGIN_MS = 6000,
    QUIET_MS = 60 * 1000
};

struct address {
    struct address *next;
    char text[SRV_ADDRESS];
    int conns;
    double messages, logins; /* what is left in the buckets */
    int64_t at;
};

static struct address *address_of(struct srv *s, const char *text)
{
    struct address **at = &s->addresses[srv_hash(text)], *a = *at;
    while (a != NULL && strcmp(a->text, text) != 0)
        a = a->next;
    if (a != NULL)
        return a;
    a = srv_must(calloc(1, sizeof *a));
    snprintf(a->text, sizeof a->text, "%s", text);
    a->messages = (double)s->cfg.address_rate * SRV_BURST;
    a->logins = LOGINS;
    a->at = srv_now();
    a->next = *at;
    return *at = a;
}

static void fill_up(const struct srv *s, struct address *a)
{
    double most = (double)s->cfg.address_rate * SRV_BURST;
    int64_t now = srv_now(), ms = now > a->at ? now - a->at : 0;
    a->messages += (double)ms * s->cfg.address_rate / 1000.0;
    if (a->messages > most)
        a->messages = most;
    a->logins += (double)ms / LOGIN_MS;
    if (a->logins > LOGINS)
        a->logins = LOGINS;
    a->at = now;
}

bool limit_may_connect(struct srv *s, const char *address)
{
    const struct address *a = address_of(s, address);
    return a != NULL && (s->cfg.max_per_address == 0 || a->conns < s->cfg.max_per_address);
}

bool limit_connect(struct srv *s, const char *address)
{
    bool may = limit_may_connect(s, address);
    if (may)
        address_of(s, address)->conns++;
    return may;
}

void limit_disconnect(struct srv *s, const char *address)
{
    struct address *a = address_of(s, address);
    if (a != NULL && a->conns > 0)
        a->conns--;
}

bool limit_messages(struct srv *s, const char *address, int n)
{
    struct address *a = s->cfg.address_rate > 0 ? address_of(s, address) : NULL;
    if (a == NULL)
        return true;
    fill_up(s, a);
    if (a->messages < n)
        return false;
    a->messages -= n;
    return true;
}

bool limit_login(struct srv *s, const char *address)
{
    struct address *a = address_of(s, address);
    fill_up(s, a);
    if (a->logins < 1)
        return false;
    a->logins -= 1;
    return true;
}

void limit_sweep(struct srv *s, bool all)
{
    int64_t now = srv_now();
    for (int i = 0; i < SRV_BUCKETS; i++) {
        for (struct address **at = &s->addresses[i], *a; (a = *at) != NULL;) {
            if (!all && (a->conns > 0 || now - a->at < QUIET_MS)) {
                at = &a->next;
                continue;
            }
            *at = a->next;
            free(a);
        }
    }
}
