/* srv_live.h - what srv_live.c and srv_bots.c share about open rooms. */
#ifndef SRV_LIVE_H
#define SRV_LIVE_H

#include "srv.h"

struct live_ref { /* a room named in a job: it may be gone when the answer comes */
    struct srv *srv;
    char table[STORE_ID];
};

bool live_safe(const struct live *l); /* everything applied here is in the store */
void live_refresh(struct live *l);
void live_deal(struct live *l);
struct live *live_load(struct srv *s, const char *table);
void bots_wake(struct live *l); /* lets bots think whose turn it is        */

#endif
