/* srv_door.h - who is let in: sockets that are nothing yet, and requests to become a WebSocket. */
#ifndef SRV_DOOR_H
#define SRV_DOOR_H

#include "srv.h"

#include <libwebsockets.h>

struct door {
    struct caller *oldest, *newest; /* sockets that are no WebSocket                    */
    int callers;
};

/* Value of our cookie, or "". */
void door_cookie(struct lws *wsi, char *out, size_t cap);
void door_header(struct lws *wsi, enum lws_token_indexes token, char *out, int cap);
/* The address a caller's doings are counted by: an IPv6 network of 64 bits is one. */
void door_address(const struct srv *s, struct lws *wsi, char out[SRV_ADDRESS]);

/* A socket was accepted; false = it must be closed, and was told why. */
bool door_accept(struct srv *s, struct door *d, const struct lws_filter_network_conn_args *who);
/* It is served from now on; it has become a WebSocket, or is gone; frees the list. */
void door_enter(const struct srv *s, struct door *d, struct lws *wsi);
void door_leave(struct door *d, struct lws *wsi);
void door_close(struct door *d);

/* May this request become a WebSocket? 0 = yes, 1 = no and it was answered, -1 = no and the line is broken. */
int door_upgrade(struct srv *s, struct lws *wsi);
bool door_may(const struct srv *s, struct lws *wsi); /* the same without limits and answers */
/* Answers a request with a status and a sentence. */
int door_answer(struct lws *wsi, unsigned status, const char *sentence);

#endif
