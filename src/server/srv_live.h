/* srv_live.h - what the files about open rooms share. */
#ifndef SRV_LIVE_H
#define SRV_LIVE_H

#include "srv.h"

#define LIVE_BROKEN_TEXT  "the log of this table cannot be read: it is damaged or of another version"
#define LIVE_RACE_TEXT    "somebody was faster, try again"
#define LIVE_UNSAVED_TEXT "it could not be saved, try again"

struct live_ref { /* a room named in a job: it may be gone when the answer comes */
    struct srv *srv;
    char table[STORE_ID];
};

bool live_single(const struct srv *s); /* one process alone needs no leases       */
struct live *live_add(struct srv *s, const char *table);
void live_drop(struct live *l);
struct live_ref *live_ref(struct live *l);
struct live *live_of(struct live_ref *r); /* NULL if it is gone; frees the reference */
bool live_safe(const struct live *l);     /* everything applied here is in the store */
void live_publish(struct live *l, const struct room_line *line, bool ours);
bool live_is_news(const struct live *l); /* is there something to tell about seats or readers? */
void live_refresh(struct live *l);       /* reads what the store has beyond our rows */
void live_deal(struct live *l);          /* the dealer's moves, if he is asked       */
void past_keep(struct live *l, const struct room_line *line); /* a row that is safe    */
void past_forget(struct live *l);
void live_draw(struct live *l, bool late); /* the next row of the draw of the dice */
struct live *live_load(struct srv *s, const char *table);
void live_wish(struct live *l, const struct wish *w); /* waits until the room is read    */
void live_unwish(struct live *l);                     /* forgets who waits               */
void bots_wake(struct live *l);                       /* lets bots think whose turn it is        */
void bots_listen(struct live *l);                     /* from now on they hear of every move    */
void bots_forget(struct live *l);         /* frees what they remember; they wait no more */
void recall_forget(struct live *l);       /* frees the memory aid                  */
bool bots_followed(const struct live *l); /* does anybody care what they do?  */

/* Who pays for the thinking of a table's bots. Taken while they wait, given back when they have moved. */
struct shares share_take(struct srv *s, const char *address, const char *person);
void share_give(const struct shares *sh);
void share_begin(const struct shares *sh);                         /* a bot begins to think */
void share_end(struct srv *s, const struct shares *sh, double ms); /* and has thought       */
bool share_is_before(struct srv *s, const struct shares *a, const struct shares *b);
void share_sweep(struct srv *s, bool all);

#endif
