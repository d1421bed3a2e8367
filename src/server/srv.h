/* srv.h - the server's parts and what they may ask of each other.
 *
 *     srv_net.c          sockets, HTTP, WebSocket frames       srv_door.c  who is let in
 *                        every libwebsockets call is in these two
 *     srv_limit.c        what one address may do
 *     srv_http.c         what plain HTTP answers: health, metrics, session, records
 *     srv_msg.c          messages of clients: limits, dispatch, the small ones
 *     srv_msg_people.c   hello, names           srv_msg_account.c  accounts
 *     srv_msg_table.c    new, list, look, sit, rematch
 *     srv_msg_play.c     moves, steps back, leaving, chat at the table
 *     srv_tell.c         messages to clients    srv_view.c       views       srv_patch.c  what changed in one
 *     srv_live.c         open rooms: rows out to the store and, once safe, to the readers
 *     srv_load.c         rows in from the store, tables opened      srv_time.c  clocks, leases, idle rooms
 *     srv_past.c         rows for those who come late
 *     srv_bots.c         bots                   srv_share.c      whose bots think next
 *     srv_lane.c         threads for long work  srv_people.c     guests, accounts, tokens    srv_alike.c  names that look the same
 *     srv_room.c         one table, from its rows                   srv_vote.c  what its people decide together
 *     srv_store.h        what must not be lost
 *
 * One libuv loop; everything but bots and the store's writer runs on its thread. */
#ifndef SRV_H
#define SRV_H

/* declarations with their comments beside them, aligned by hand */
/* clang-format off */

#include "bot.h"
#include "srv_lane.h"
#include "srv_room.h"
#include "srv_store.h"

#include <jansson.h>
#include <uv.h>

enum {
    SRV_PROTOCOL = 2,          /* version of the messages                         */
    SRV_MESSAGE = 64 * 1024,   /* longest message of a client                     */
    SRV_QUEUE = 1024 * 1024,   /* bytes waiting for a slow reader before he is dropped */
    SRV_BURST = 5,             /* seconds' worth of messages that may come at once */
    SRV_PRESENCE_MS = 1000,    /* between two words about who has come or gone    */
    SRV_CHAT = 500,            /* longest chat line, bytes                        */
    SRV_RECAP = 200,           /* lines of chat that are told again               */
    SRV_LEASE_MS = 3000,
    SRV_TICKET_MS = 60 * 1000, /* a ticket that changes a cookie is good for      */
    SRV_MUTED = 32,            /* people one connection can mute                  */
    SRV_HASHES = 2,            /* passwords being checked at once: each takes 64 MiB */
    SRV_HASHES_WAITING = 32,   /* and that may wait for it                         */
    SRV_STAMP = 20,            /* of an account's password, in its tokens         */
    SRV_BUCKETS = 4096,        /* of the hash tables                              */
    SRV_ADDRESS = 52,          /* an address as it is counted                     */
    SRV_SPARE = 8,             /* descriptors nobody gets, so that a refusal can be said */
    SRV_TAPS = 32,             /* kinds of lines of the log                       */
};

struct srv_tap {               /* lets so many lines a minute through             */
    const char *event;
    int64_t since;
    int n, missed;
};

struct srv_config {
    const char *address, *host, *page, *secret_file, *origin, *cert, *key, *node;
    int port, max_conns, max_per_address;
    int ping;                  /* seconds between two pings of a connection        */
    int descriptors, max_callers; /* open files the system allows; sockets that only ask something: set by srv.c */
    int rate, address_rate;    /* messages a second of one connection, of one address; 0 = no limit */
    int bot_ms;                /* thinking time of a bot's move                    */
    int patience;              /* seconds without a move before others may let a bot play  */
    int bot_threads;           /* bots that think at once                          */
    int max_tables, max_tables_address; /* open ones of one host, of one address; 0 = no limit */
    int bot_pause;             /* before a bot moves at a table with people: they want to follow */
    int max_rows;              /* of the log of one table                          */
    int dice_ms;               /* for a seat to seal or reveal its share of the dice */
    bool quiet;
    bool proxy;                /* believe x-forwarded-for                          */
};

struct srv_figures {           /* for /metrics */
    uint64_t messages, refused, rows, bytes_out, dropped, http, bot_moves, bot_ms, full, replays;
    uint64_t leases;
    int conns, rooms, calls;
};

struct wish;                   /* what waits for a room: srv_load.c                */
struct conn;                   /* one WebSocket client: srv_net.c                  */
struct live;                   /* one open room with its readers: srv_live.c       */
struct address;                /* what one address has done lately: srv_limit.c    */

struct srv {
    struct srv_config cfg;
    uv_loop_t loop;
    uv_async_t wake;
    uv_timer_t tick;
    uv_signal_t on_term, on_int;
    struct store *store;
    struct net *net;
    struct live *live;         /* list of open rooms */
    struct live *bucket[SRV_BUCKETS];
    struct conn *conns;        /* list               */
    struct address *addresses[SRV_BUCKETS];
    struct srv_figures fig;
    uint64_t serials;          /* connections and requests so far */
    uint8_t secret[32];
    char used[64][65];         /* tickets used lately             */
    char node[STORE_ID];
    int64_t started, stop_at;
    unsigned ticks, n_used;
    int hashing;               /* passwords that are checked or wait for it    */
    struct lane hashes, bots;  /* threads for passwords, for bots              */
    struct live *bots_first, *bots_last; /* tables whose bots wait for a thread */
    struct share *shares[SRV_BUCKETS];   /* what bots used lately, see srv_share.c */
    _Atomic bool cancel;       /* bots shall end their search                  */
    bool stopping, said_bye;
    bool relist;               /* tables could not be read, look again */
    bool store_down;           /* as the log was told last             */
    uint64_t store_errors;
    struct srv_tap taps[SRV_TAPS];
};

int srv_run(const struct srv_config *cfg);          /* until SIGTERM; exit status           */
int64_t srv_now(void);                              /* milliseconds since 1970              */
/* One line; a kind of line that comes too often is left out and counted. */
void srv_log(struct srv *s, const char *level, const char *event, const char *fmt, ...)
    __attribute__((format(printf, 4, 5)));
bool srv_tap_opens(struct srv_tap *t, int64_t now); /* may another line be written?         */
int srv_tap_missed(struct srv_tap *t);              /* how many were not, since the last one */
void srv_random_id(char out[STORE_ID], char prefix);
void srv_seed(uint8_t seed[32]);
uint32_t srv_hash(const char *text);                /* for the hash tables; below SRV_BUCKETS       */

/* ---------------------------------------------------------------- connections */

struct conn { /* the fields others may read; the rest is srv_net.c's */
    struct srv *srv;
    struct conn *next;
    uint64_t serial;           /* memory is used again, numbers are not */
    char address[SRV_ADDRESS];
    char person[STORE_ID], name[STORE_NAME];
    char cookie[STORE_ID];     /* who its cookie says it is, or ""                     */
    char cookie_stamp[SRV_STAMP]; /* of that cookie's account, "" = a guest            */
    char stamp[SRV_STAMP];     /* of its own account (people_stamp), "" = a guest      */
    bool greeted, asked, account; /* asked: hello is being looked up                   */
    struct live *live;         /* the room it looks at, or NULL */
    struct conn *next_reader;
    bool returns;              /* plays again as soon as that can be written           */
    bool fresh;                /* has not been told about the table yet                */
    int32_t sent_view;         /* rows + 1 of the last view sent */
    int sent_as;               /* the seat it was for            */
    bool patches;              /* it understands what changed    */
    int tried;                 /* how often the message in hand has lost a race        */
    double tokens;             /* rate limit                     */
    int64_t tokens_at, chat_at;
    int strikes, n_muted;
    char (*muted)[STORE_ID];
    struct net_queue *queue;
    void *wsi;
};

int net_open(struct srv *s, char *err, size_t cap);
void net_close(struct srv *s);                      /* begins to close; the loop runs on until all is closed */
void net_end(struct srv *s);                        /* after the loop                                        */
void conn_send(struct conn *c, const char *text, size_t n);
void conn_send_json(struct conn *c, json_t *j);     /* takes the reference */
size_t conn_waiting(const struct conn *c);          /* bytes it has not read yet */
void conn_drop(struct conn *c, const char *why);    /* closes it once what waits is sent */
void net_ping(struct srv *s, int ms);               /* asks some whether they live: called every ms  */
bool net_is_quiet(const struct srv *s);             /* nothing waits to be sent          */

/* Called by srv_net.c. */
void msg_opened(struct conn *c);
void msg_take(struct conn *c, const char *text, size_t n);
void msg_closed(struct conn *c);

/* Called by srv_live.c, as the wish of a client whose row lost a race: what it wanted is tried again. */
void msg_again(struct srv *s, const struct wish *w, struct live *l, enum store_result why);

struct http_reply {
    int status;
    const char *type;
    char cookie[256];
    char *body;                /* malloc'ed */
    size_t n;
};
struct http_request {
    const char *path;
    const char *token;         /* the caller's cookie or ""       */
    const char *ticket;        /* of the query, or ""             */
    uint64_t id;               /* for http_answer                 */
};
enum http_result { HTTP_NOT_OURS, HTTP_NOW, HTTP_LATER };
/* Answers a GET now, or later through http_answer. */
enum http_result http_get(struct srv *s, const struct http_request *q, struct http_reply *out);
void http_answer(struct srv *s, uint64_t id, const struct http_reply *reply); /* takes the body */

/* --------------------------------------------------------------------- limits */

/* Each says no when an address does too much; a connection that was let in must be counted out again. */
bool limit_may_connect(struct srv *s, const char *address);
bool limit_connect(struct srv *s, const char *address);
void limit_disconnect(struct srv *s, const char *address);
bool limit_messages(struct srv *s, const char *address, int n);
bool limit_login(struct srv *s, const char *address);
void limit_sweep(struct srv *s, bool all);          /* forgets addresses that have been quiet */

/* --------------------------------------------------------------------- people */

/* A token is `person.kind.signature`; kind is g for a guest, a and the stamp for an account. The stamp follows from the stored
 * password: what was held before it was set, changed or renewed is worth nothing afterwards. False and an empty id if the token is
 * not ours; whether the stamp is still the account's, the store tells (hello). */
bool people_check(const struct srv *s, const char *token, char person[STORE_ID], char stamp[SRV_STAMP]);
void people_token(const struct srv *s, const char *person, const char *stamp, char out[128]);
void people_stamp(const struct srv *s, const char *password, char out[SRV_STAMP]);
/* A ticket turns the cookie of `from` into one of `to`, once, within a minute: page scripts cannot set the cookie. */
void people_ticket(const struct srv *s, const struct conn *c, char out[256]);
bool people_use_ticket(struct srv *s, const char *ticket, const char *from, char to[STORE_ID], char stamp[SRV_STAMP]);
int people_decode(const unsigned char *c, uint32_t *code); /* length of the UTF-8 character at c, and its number; 0: none */
bool people_alike(const char *a, const char *b);    /* do these names look the same?                          */
bool people_text_ok(const char *text);              /* printable, valid UTF-8, nothing that turns the direction */
bool people_name_ok(const char *name);              /* visible, 1 to 24 characters, single plain blanks between words */
bool people_hash(const char *password, char out[STORE_PASSWORD]);
void people_renew(char hash[STORE_PASSWORD]);       /* the same password with another stamp: all tokens are void */
bool people_verify(const char *hash, const char *password);
void people_default_name(const char *person, char out[STORE_NAME]);

void people_news(struct srv *s, const char *person); /* another node has changed an account               */

/* ---------------------------------------------------------------------- rooms */

struct live {
    struct srv *srv;
    struct live *next, *next_same; /* in the list; in its bucket                             */
    struct room room;
    struct conn *readers;
    struct pending *first, *last;  /* rows applied here, waiting for their commit            */
    struct past *past;             /* rows as readers saw them, once somebody came late      */
    struct wish *wishes;           /* who wants the room once it is read                     */
    bool loading, reading;         /* being opened; rows are being read                      */
    bool again, stale;             /* read once more; read before anything else happens      */
    bool down;                     /* the store could not be written or read                 */
    bool broken;                   /* its log makes no sense ...                             */
    char why[TH_LINE];             /* ... for this reason                                    */
    bool dirty;                    /* readers must be told about seats                       */
    bool presence;                 /* and about readers, when there was a pause              */
    uint64_t told_at;              /* when they last were; the loop's clock                  */
    struct shown *shown[ROOM_VIEWERS]; /* what each seat sees, see srv_view.c                */
    bool behind;                   /* a reader was too slow for the last view                */
    bool mine;                     /* this node runs its bots and clock                      */
    int64_t lease_until, touched, chat_seen, rest_until;
    int64_t mine_until;            /* when the lease ends unless it is renewed               */
    int64_t draw_at;               /* since when the draw of the dice waits, at ...          */
    int32_t draw_rows;             /* ... so many rows                                       */
    unsigned thinking;             /* seats whose bots are at work                           */
    struct bot_memo memo[TH_SEATS]; /* what bots remember between their moves: offers ...   */
    struct belief belief[TH_SEATS]; /* ... and cards, if they search                        */
    struct recall *recall;         /* what seats can know, once one asks, see srv_memory.c   */
    struct live *next_bots;        /* in the list of tables whose bots wait                  */
    bool bots_wait;
    struct shares { struct share *address, *person; } shares; /* on whose account, while they wait */
    char from[SRV_ADDRESS];        /* where its host was last seen, or ""                    */
    char after[STORE_ID];          /* the table this one is the rematch of                   */
    int64_t rematch_at;            /* when somebody asked for one here                       */
};

struct wish { /* somebody who wants a room: a connection or a request */
    struct wish *next;
    struct conn *conn;             /* NULL: gone meanwhile, or a request */
    json_t *msg;
    int tried;                     /* how often the message has lost a race */
    uint64_t http;
    void (*ready)(struct srv *s, const struct wish *w, struct live *l, enum store_result why);
};
/* Finds or loads a room, then calls ready (maybe at once); l is NULL if there is none or it cannot be read now. */
void live_find(struct srv *s, const char *table, const struct wish *w);
struct live *live_at(struct srv *s, const char *table);                 /* only if it is open */

struct asker { /* who made a row and must hear what became of it */
    struct conn *conn;
    const char *re;
    void (*told)(struct conn *c, struct live *l, const char *re);       /* NULL = tell_ok      */
    json_t *msg;                   /* taken again if the row loses a race; NULL = never  */
};
enum live_result { LIVE_OK, LIVE_REFUSED, LIVE_BUSY, LIVE_RACE };
/* Makes a new table with its first row; the caller is its host. NULL and why if it is refused. */
struct live *live_new(struct srv *s, const struct store_table *t, const char *first_row, const struct asker *who,
                      struct th_why *why);
/* Applies a row and sends it to the store. The asker (or NULL) hears when it is safe, or that it failed. */
enum live_result live_row(struct live *l, const char *row, const struct asker *who, struct th_why *why);
int32_t live_safe_rows(const struct live *l);        /* rows that are in the store         */
void live_join(struct live *l, struct conn *c);
void live_leave(struct conn *c);
void live_return(struct live *l, struct conn *c);    /* who was away is back, at once or soon */
void live_settle(struct live *l);                    /* tells readers what they do not know, if all is safe */
void live_tick(struct srv *s);                       /* clocks, leases, bots, idle rooms   */
void live_news(struct srv *s, const char *table);    /* another node wrote; NULL: who knows what */
void live_open_all(struct srv *s);                   /* tables that are open in the store  */
void live_forget(struct srv *s, struct conn *c);     /* the connection is gone             */
void live_chat(struct live *l, const struct store_chat *chat);
bool live_all_safe(const struct srv *s);
void live_close_all(struct srv *s);

/* --------------------------------------------------------------------- telling */

void tell_error(struct conn *c, const char *re, const char *code, const char *text, th_clause clause);
void tell_ok(struct conn *c, const char *re);
/* Writes an object up to a last member whose value the engine writes; takes the reference. Length, 0 = does not fit. */
size_t tell_open(json_t *head, const char *key, char *text, size_t cap);
void tell_re(json_t *j, const char *re);              /* adds "re" if there is one */
json_t *tell_seats(const struct live *l);
void tell_table(struct conn *c, const struct live *l);        /* who sits where, status, clock, commitment */
int tell_viewer(const struct live *l, const struct conn *c);  /* his seat, or TH_SPECTATOR                  */
void tell_view(struct conn *c, struct live *l);               /* the view, legal moves; whole or what changed */
void views_forget(struct live *l);                            /* frees what was shown                       */
void tell_row(struct conn *c, const struct live *l, const struct room_line *line);
/* Rows from..to as this reader may see them. */
void tell_missed(struct conn *c, struct live *l, int32_t from, int32_t to);
void tell_chat(struct conn *c, const struct store_chat *chat);  /* text: name, line end, what was said */
void tell_bye(struct conn *c);                                  /* the server stops; come back        */

#endif
