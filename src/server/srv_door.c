/* srv_door.c - who is let in: sockets that are nothing yet, and requests to become a WebSocket.
 *
 * Descriptors run out before anything else does, so they are shared out beforehand (srv.c): some for files and the store,
 * some for sockets that only ask something, the rest for WebSockets. Each share has an end of its own: a WebSocket too many
 * is refused with a sentence, an asker too many takes the place of the oldest one, and one address has at most half of those
 * places. So whoever asks how the server is gets an answer, whatever else is open. */
#include "srv_door.h"

#include <arpa/inet.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

static const char full[] = "The server is full. Try again in a moment.\n";

struct caller { /* a socket that is no WebSocket, or not yet */
    struct caller *older, *newer;
    struct lws *wsi;
    char address[SRV_ADDRESS];
    bool leaving;
};

/* -------------------------------------------------------------------- who asks */

void door_header(struct lws *wsi, enum lws_token_indexes token, char *out, int cap)
{
    if (lws_hdr_copy(wsi, out, cap, token) < 0)
        out[0] = '\0';
}

void door_cookie(struct lws *wsi, char *out, size_t cap)
{
    char all[1024];
    out[0] = '\0';
    door_header(wsi, WSI_TOKEN_HTTP_COOKIE, all, (int)sizeof all);
    for (char *at = all; *at != '\0';) {
        while (*at == ' ' || *at == ';')
            at++;
        size_t n = strcspn(at, ";");
        if (strncmp(at, "thorp=", 6) == 0 && n - 6 < cap) {
            memcpy(out, at + 6, n - 6);
            out[n - 6] = '\0';
            return;
        }
        at += n;
    }
}

/* Whoever has one IPv6 address has 2^64 of them: the network counts. An IPv4 address in IPv6 clothes is that address. */
static void fold_address(char text[SRV_ADDRESS])
{
    struct in6_addr six;
    if (inet_pton(AF_INET6, text, &six) != 1)
        return;
    if (IN6_IS_ADDR_V4MAPPED(&six)) {
        inet_ntop(AF_INET, &six.s6_addr[12], text, SRV_ADDRESS);
        return;
    }
    memset(&six.s6_addr[8], 0, 8);
    inet_ntop(AF_INET6, &six, text, SRV_ADDRESS - 3);
    strcat(text, "/64");
}

/* Behind a proxy everybody comes from its address: then the last hop it names is believed. */
void door_address(const struct srv *s, struct lws *wsi, char out[SRV_ADDRESS])
{
    char hops[256];
    out[0] = '\0';
    if (s->cfg.proxy) {
        door_header(wsi, WSI_TOKEN_X_FORWARDED_FOR, hops, (int)sizeof hops);
        const char *last = strrchr(hops, ',');
        last = last != NULL ? last + 1 : hops;
        snprintf(out, SRV_ADDRESS, "%.47s", last + strspn(last, " "));
    }
    if (out[0] == '\0')
        lws_get_peer_simple(wsi, out, SRV_ADDRESS);
    fold_address(out);
}

/* ---------------------------------------------------------------------- sockets */

static void unlink_caller(struct door *d, struct caller *c)
{
    *(c->older != NULL ? &c->older->newer : &d->oldest) = c->newer;
    *(c->newer != NULL ? &c->newer->older : &d->newest) = c->older;
    d->callers--;
}

static void send_away(struct door *d, struct caller *c)
{
    unlink_caller(d, c);
    c->leaving = true;
    lws_set_timeout(c->wsi, PENDING_TIMEOUT_CLOSE_SEND, LWS_TO_KILL_SYNC);
}

/* The one of an address that has been here longest, if there are more of it than there may be. Behind a proxy all come from
 * the proxy. */
static struct caller *one_too_many(const struct srv *s, const struct door *d, const char *address)
{
    struct caller *first = NULL;
    int n = 0;
    for (struct caller *c = d->newest; c != NULL && !s->cfg.proxy; c = c->older)
        if (strcmp(c->address, address) == 0) {
            first = c;
            n++;
        }
    return n > s->cfg.max_callers / 2 ? first : NULL;
}

bool door_accept(struct srv *s, struct door *d, const struct lws_filter_network_conn_args *who)
{
    char text[256];
    if ((int)who->accept_fd < s->cfg.descriptors - SRV_SPARE) {
        if (d->callers >= s->cfg.max_callers && d->oldest != NULL)
            send_away(d, d->oldest); /* either it is slow, or it says nothing */
        return true;
    }
    int n = snprintf(text, sizeof text,
                     "HTTP/1.1 503 Service Unavailable\r\ncontent-type: text/plain\r\n"
                     "content-length: %zu\r\nconnection: close\r\n\r\n%s",
                     sizeof full - 1, full);
    if (s->cfg.cert == NULL &&
        send(who->accept_fd, text, (size_t)n, MSG_DONTWAIT | MSG_NOSIGNAL) > 0)
        shutdown(who->accept_fd, SHUT_WR);
    s->fig.full++;
    srv_log(s, "warn", "full", "descriptors=%d", s->cfg.descriptors);
    return false;
}

void door_enter(const struct srv *s, struct door *d, struct lws *wsi)
{
    struct caller *c = srv_must(calloc(1, sizeof *c)), *old;
    c->wsi = wsi;
    lws_get_peer_simple(wsi, c->address, SRV_ADDRESS);
    fold_address(c->address);
    c->older = d->newest;
    *(d->newest != NULL ? &d->newest->newer : &d->oldest) = c;
    d->newest = c;
    d->callers++;
    lws_set_opaque_user_data(wsi, c);
    if ((old = one_too_many(s, d, c->address)) != NULL)
        send_away(d, old);
}

void door_leave(struct door *d, struct lws *wsi)
{
    struct caller *c = lws_get_opaque_user_data(wsi);
    if (c == NULL)
        return;
    lws_set_opaque_user_data(wsi, NULL);
    if (!c->leaving)
        unlink_caller(d, c);
    free(c);
}

void door_close(struct door *d)
{
    while (d->oldest != NULL) {
        struct caller *c = d->oldest;
        unlink_caller(d, c);
        free(c);
    }
}

/* --------------------------------------------------------------------- upgrades */

int door_answer(struct lws *wsi, unsigned status, const char *sentence)
{
    unsigned char buf[LWS_PRE + 1024], *start = buf + LWS_PRE, *p = start,
                                       *end = buf + sizeof buf - 1;
    size_t n = strlen(sentence);
    if (lws_add_http_common_headers(wsi, status, "text/plain; charset=utf-8", n, &p, end) != 0 ||
        lws_finalize_write_http_header(wsi, start, &p, end) != 0)
        return -1;
    memcpy(start, sentence, n);
    return lws_write(wsi, start, n, LWS_WRITE_HTTP_FINAL) < (int)n ? -1 : 1;
}

/* A page of another site may not use this person's cookie: the origin is ours, or absent (not a browser). */
static bool origin_ok(const struct srv *s, struct lws *wsi)
{
    char origin[256], host[256];
    door_header(wsi, WSI_TOKEN_ORIGIN, origin, (int)sizeof origin);
    door_header(wsi, WSI_TOKEN_HOST, host, (int)sizeof host);
    if (origin[0] == '\0' && lws_hdr_total_length(wsi, WSI_TOKEN_ORIGIN) == 0)
        return true;
    if (s->cfg.origin != NULL && strcmp(origin, s->cfg.origin) == 0)
        return true;
    const char *at = strstr(origin, "://");
    return at != NULL && strcmp(at + 3, host) == 0;
}

/* Is `thorp` among the subprotocols offered? A WebSocket without it would be nobody's. */
static bool speaks_thorp(struct lws *wsi)
{
    char offers[256];
    door_header(wsi, WSI_TOKEN_PROTOCOL, offers, (int)sizeof offers);
    for (char *at = offers, *rest; (at = strtok_r(at, ", \t", &rest)) != NULL; at = NULL)
        if (strcmp(at, "thorp") == 0)
            return true;
    return false;
}

bool door_may(const struct srv *s, struct lws *wsi)
{
    return !s->stopping && s->fig.conns < s->cfg.max_conns && origin_ok(s, wsi);
}

int door_upgrade(struct srv *s, struct lws *wsi)
{
    char address[SRV_ADDRESS] = "";
    door_address(s, wsi, address);
    if (!speaks_thorp(wsi))
        return door_answer(wsi, 400, "A WebSocket here must offer the subprotocol `thorp`.\n");
    if (!origin_ok(s, wsi)) {
        srv_log(s, "warn", "origin", "address=%s", address);
        return door_answer(wsi, 403, "Pages of other sites may not connect.\n");
    }
    if (s->stopping || s->fig.conns >= s->cfg.max_conns) {
        s->fig.full++;
        srv_log(s, "warn", "full", "connections=%d", s->fig.conns);
        return door_answer(wsi, 503, full);
    }
    if (!limit_may_connect(s, address))
        return door_answer(wsi, 429, "Too many connections from your address.\n");
    return limit_messages(s, address, 1)
               ? 0
               : door_answer(wsi, 429, "Too many requests from your address. Wait a little.\n");
}
