/* cli_load.h - the parts of `thorp load`: many WebSocket clients of one server on this machine, in one thread.
 *
 *     cli_load.c       arguments, the loop, figures, report
 *     cli_load_ws.c    one socket: HTTP upgrade, frames in and out, never blocking
 *     cli_load_play.c  what a client says: hello, a table, random legal moves; coming back after a break */
#ifndef CLI_LOAD_H
#define CLI_LOAD_H

#include "cli.h"

enum load_state {
    LOAD_CLOSED, /* will be opened when `due` has come */
    LOAD_CONNECTING,
    LOAD_UPGRADING,
    LOAD_OPEN
};

enum {
    LOAD_PEOPLE = 6,    /* clients at a table, at most */
    LOAD_CODES = 16,    /* kinds of errors counted     */
    LOAD_MOVE = 160,    /* longest move sent           */
    LOAD_BACK_MS = 250, /* before a lost socket is opened again */
};

struct load_peer {
    struct load *load;
    struct load_table *table; /* NULL: an idle socket   */
    int fd, seat;
    enum load_state state;
    bool greeted, writing;
    double due;   /* when to open, or to move; 0 = nothing to do */
    double sent;  /* when the move that waits for its answer was sent; 0 = none */
    int rows, re; /* rows of the view the move was chosen from; number of the last question */
    int asked_rows;
    uint8_t share[16]; /* of the dice of its table */
    bool shown;        /* the share                */
    char move[LOAD_MOVE];
    char token[128];
    char *in, *out;
    size_t n_in, n_out;
};

struct load_table {
    char id[40];
    struct load_peer *peer[LOAD_PEOPLE];
    int seated, acked; /* clients that sit; rows known to be safe */
    bool made, playing;
};

struct load_error {
    char code[24];
    int n;
};

struct load_figures {
    float *latency; /* milliseconds, one for each acknowledged move */
    int n, cap;
    long long moves, all_moves, rows, bytes, stale, errors, reconnects, refused, lost, games;
    struct load_error code[LOAD_CODES];
};

struct load {
    int epoll, port;
    bool ipv6, measuring, ending;
    int idle, tables, people, bots, seconds, pace, pid;
    const char *level, *setup;
    bool json;
    struct load_peer *peer;
    struct load_table *table;
    int n_peers, n_open, n_opening, n_greeted, n_playing;
    struct th_rng rng;
    struct load_figures fig;
};

/* ---------------------------------------------------------------- sockets */

void load_open(struct load_peer *p);                          /* begins to connect         */
void load_event(struct load_peer *p, unsigned events);        /* epoll says                */
void load_send(struct load_peer *p, const char *text, int n); /* one text message          */
void load_close(struct load_peer *p);                         /* at once, without goodbye  */

/* ----------------------------------------------------------------- script */

void play_opened(struct load_peer *p); /* may talk now                  */
void play_closed(struct load_peer *p); /* lost, or could not be opened  */
void play_message(struct load_peer *p, char *text, size_t n);
void play_due(struct load_peer *p); /* its time has come             */

#endif
