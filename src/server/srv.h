/* srv.h - the server's parts and what they may ask of each other.
 *
 *     srv_net.c     sockets, HTTP, WebSocket frames: every libwebsockets call is there
 *     srv_http.c    what plain HTTP answers: health, metrics, session, records
 *     srv_msg.c     messages of clients, one handler each
 *     srv_tell.c    messages to clients
 *     srv_live.c    open rooms: rows out to the store, news in, bots, clocks, leases
 *     srv_people.c  guests, accounts, tokens
 *     srv_room.c    one table, from its rows        srv_store.h  what must not be lost
 *
 * One libuv loop; everything but bots and the store's writer runs on its thread. */
#ifndef SRV_H
#define SRV_H

/* declarations with their comments beside them, aligned by hand */
/* clang-format off */

#include "srv_room.h"
#include "srv_store.h"

#include <jansson.h>
#include <uv.h>

enum {
    SRV_PROTOCOL = 1,          /* version of the messages                         */
    SRV_MESSAGE = 64 * 1024,   /* longest message of a client                     */
    SRV_QUEUE = 1024 * 1024,   /* bytes waiting for a slow reader before he is dropped */
    SRV_RATE = 40,             /* messages a second, after a burst of              */
    SRV_BURST = 200,
    SRV_CHAT = 500,            /* longest chat line, bytes                        */
    SRV_LEASE_MS = 3000,
};

struct srv_config {
    const char *address, *host, *page, *secret_file, *origin, *cert, *key, *node;
    int port, max_conns, max_per_address;
    int bot_ms;                /* thinking time of a bot's move                    */
    bool quiet;
};

struct srv_figures {           /* for /metrics */
    uint64_t messages, refused, rows, bytes_out, dropped, http, bot_moves;
    int conns, rooms;
};

struct conn;                   /* one WebSocket client: srv_net.c                  */
struct live;                   /* one open room with its readers: srv_live.c       */

struct srv {
    struct srv_config cfg;
    uv_loop_t loop;
    uv_async_t wake;
    uv_timer_t tick;
    uv_signal_t on_term, on_int;
    struct store *store;
    struct net *net;
    struct live *live;         /* list of open rooms */
    struct conn *conns;        /* list               */
    struct srv_figures fig;
    uint8_t secret[32];
    char node[STORE_ID];
    int64_t started;
    unsigned ticks;
    bool stopping;
};

int srv_run(const struct srv_config *cfg);          /* until SIGTERM; exit status           */
int64_t srv_now(void);                              /* milliseconds since 1970              */
void srv_log(const struct srv *s, const char *level, const char *event, const char *fmt, ...)
    __attribute__((format(printf, 4, 5)));
void srv_random_id(char out[STORE_ID], char prefix);
void srv_seed(uint8_t seed[32]);

/* ---------------------------------------------------------------- connections */

struct conn { /* the fields others may read; the rest is srv_net.c's */
    struct srv *srv;
    struct conn *next;
    char address[48];
    char person[STORE_ID], name[STORE_NAME];
    bool greeted, account;
    struct live *live;         /* the room it looks at, or NULL */
    struct conn *next_reader;
    int32_t sent_view;         /* rows + 1 of the last view sent */
    double tokens;             /* rate limit                     */
    int64_t tokens_at, chat_at;
    int strikes;
    struct net_queue *queue;
    void *wsi;
};

int net_open(struct srv *s, char *err, size_t cap);
void net_close(struct srv *s);                      /* begins to close; the loop runs on until all is closed */
void net_end(struct srv *s);                        /* after the loop                                        */
void conn_send(struct conn *c, const char *text, size_t n);
void conn_send_json(struct conn *c, json_t *j);     /* takes the reference */
void conn_drop(struct conn *c, const char *why);    /* closes it           */

/* Called by srv_net.c. */
void msg_opened(struct conn *c);
void msg_take(struct conn *c, const char *text, size_t n);
void msg_closed(struct conn *c);

struct http_reply {
    int status;
    const char *type;
    char cookie[256];
    char *body;                /* malloc'ed */
    size_t n;
};
/* Answers a GET; `token` is the caller's cookie or "". False: not ours (a file of the page, perhaps). */
bool http_get(struct srv *s, const char *path, const char *token, struct http_reply *out);

/* --------------------------------------------------------------------- people */

/* A token is `person.signature`; false and an empty id if it is not ours. */
bool people_check(const struct srv *s, const char *token, char person[STORE_ID]);
void people_token(const struct srv *s, const char *person, char out[128]);
bool people_name_ok(const char *name);              /* printable, 1 to 24 characters, valid UTF-8 */
bool people_hash(const char *password, char out[STORE_PASSWORD]);
bool people_verify(const char *hash, const char *password);
void people_default_name(const char *person, char out[STORE_NAME]);

/* ---------------------------------------------------------------------- rooms */

struct live {
    struct srv *srv;
    struct live *next;
    struct room room;
    struct conn *readers;
    struct pending *first, *last;  /* rows applied here, waiting for their commit            */
    struct waiting *waiting;       /* who wants the room once it is loaded                   */
    bool loading, reading, stale;  /* being opened; rows are being read; must be read again  */
    bool mine;                     /* this node runs its bots and clock                      */
    int64_t lease_until, touched, chat_seen;
    unsigned thinking;             /* seats whose bots are at work                           */
};

typedef void live_ready(struct conn *c, struct live *l, json_t *msg);   /* l NULL: no such table */
/* Finds or loads a room, then calls ready (maybe at once). */
void live_find(struct srv *s, const char *table, struct conn *c, json_t *msg, live_ready *ready);
struct live *live_at(struct srv *s, const char *table);                 /* only if it is open */
/* Makes a new table; the caller is its host. */
struct live *live_new(struct srv *s, const struct store_table *t, const char *first_row, struct th_why *why);
/* Applies a row and sends it to the store; c gets an error if that fails later. 0, or -1 and why. */
int live_row(struct live *l, const char *row, struct conn *c, const char *re, struct th_why *why);
void live_join(struct live *l, struct conn *c);
void live_leave(struct conn *c);
void live_tick(struct srv *s);                       /* clocks, leases, bots, idle rooms */
void live_news(struct srv *s, const char *table);    /* another node wrote rows          */
void live_open_all(struct srv *s);                   /* tables that are open in the store */
void live_forget(struct srv *s, struct conn *c);     /* the connection is gone           */
void live_chat(struct live *l, const struct store_chat *chat);
void live_close_all(struct srv *s);

/* --------------------------------------------------------------------- telling */

void tell_error(struct conn *c, const char *re, const char *code, const char *text, th_clause clause);
void tell_ok(struct conn *c, const char *re);
json_t *tell_seats(const struct live *l);
void tell_table(struct conn *c, const struct live *l);        /* who sits where, status, clock, commitment */
void tell_view(struct conn *c, struct live *l);               /* the whole view, legal moves                */
void tell_row(struct conn *c, const struct live *l, const struct room_line *line);
void tell_chat(struct conn *c, const struct store_chat *chat, const char *name);

#endif
