/* srv_net.c - HTTP and WebSocket on our libuv loop. Every libwebsockets call of the project is here or in srv_door.c.
 *
 * A client's frames are cut to size, joined, and handed on as whole messages; what is sent to it waits in a queue of its
 * own, and a reader too slow for SRV_QUEUE bytes is dropped. Pages of other sites cannot connect (origin check). */
#include "srv_door.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum {
    DROP_SECONDS = 3,    /* to read what is left before a connection is cut */
    ANSWER_SECONDS = 30, /* for a request that must ask the store           */
    MOST_UNHEARD = 2,    /* pings in a row that nobody answers              */
};

struct net_queue { /* messages on their way out, oldest first; and the message coming in */
    struct out {
        struct out *next;
        size_t n;
        unsigned char bytes[];
    } * first, *last;
    size_t waiting;
    char *in;
    size_t n_in;
    int unheard; /* pings since it last said anything, a pong included */
    bool drop, ping;
};

typedef lws_fop_fd_t open_fn(const struct lws_plat_file_ops *ops, const char *name,
                             const char *inner, lws_fop_flags_t *flags);

/* The library's own way to files, with an open of ours. Its functions get `ops`, which is therefore first. */
struct packed_files {
    struct lws_plat_file_ops ops;
    open_fn *plain;
};

struct net {
    struct srv *srv;
    struct lws_context *context;
    struct lws_http_mount page, assets;
    char assets_folder[700];
    struct packed_files files;
    struct door door;
    struct http_session *waiting;
    struct conn *next_ping;
    int64_t ping_debt; /* connections times milliseconds, see net_ping */
};

struct http_session {          /* of a plain HTTP request */
    struct http_session *next; /* of those that wait for their answer */
    struct lws *wsi;
    uint64_t id;
    struct http_reply reply;
    size_t sent;
    bool waits, headers_sent;
};

static struct srv *server_of(struct lws *wsi)
{
    return lws_context_user(lws_get_context(wsi));
}

/* ----------------------------------------------------------------- WebSocket */

void conn_send(struct conn *c, const char *text, size_t n)
{
    struct net_queue *q = c->queue;
    if (q->drop)
        return;
    if (q->waiting + n > SRV_QUEUE) {
        c->srv->fig.dropped++;
        conn_drop(c, "slow reader");
        return;
    }
    struct out *o = srv_must(malloc(sizeof *o + LWS_PRE + n));
    o->next = NULL;
    o->n = n;
    memcpy(o->bytes + LWS_PRE, text, n);
    if (q->last != NULL)
        q->last->next = o;
    else
        q->first = o;
    q->last = o;
    q->waiting += n;
    c->srv->fig.bytes_out += n;
    lws_callback_on_writable(c->wsi);
}

void conn_send_json(struct conn *c, json_t *j)
{
    char *text = json_dumps(j, JSON_COMPACT);
    json_decref(j);
    if (text != NULL)
        conn_send(c, text, strlen(text));
    free(text);
}

void conn_drop(struct conn *c, const char *why)
{
    if (c->queue->drop)
        return;
    srv_log(c->srv, "info", "drop", "address=%s why=\"%s\"", c->address, why);
    c->queue->drop = true;
    lws_set_timeout(c->wsi, PENDING_TIMEOUT_CLOSE_SEND, DROP_SECONDS); /* he may never read */
    lws_callback_on_writable(c->wsi);
}

size_t conn_waiting(const struct conn *c)
{
    return c->queue->waiting;
}

bool net_is_quiet(const struct srv *s)
{
    for (const struct conn *c = s->conns; c != NULL; c = c->next)
        if (c->queue->first != NULL)
            return false;
    return true;
}

/* A connection is dead when it was asked and did not answer; that time has passed proves nothing: this process may have
 * slept. A browser answers by itself, whatever its page is doing. */
static void ping(struct conn *c)
{
    if (c->queue->unheard >= MOST_UNHEARD) {
        conn_drop(c, "silent");
        return;
    }
    c->queue->unheard++;
    c->queue->ping = true;
    lws_callback_on_writable(c->wsi);
}

/* Everybody is asked once in cfg.ping seconds, a few at each tick: thousands at once would hold up those who play. */
void net_ping(struct srv *s, int ms)
{
    struct net *n = s->net;
    int64_t round = (int64_t)s->cfg.ping * 1000;
    n->ping_debt += (int64_t)s->fig.conns * ms;
    for (; n->ping_debt >= round; n->ping_debt -= round) {
        struct conn *c = n->next_ping != NULL ? n->next_ping : s->conns;
        if (c == NULL)
            continue;
        n->next_ping = c->next;
        ping(c);
    }
}

static bool ws_open(struct srv *s, struct lws *wsi, struct conn *c)
{
    char token[160];
    memset(c, 0, sizeof *c);
    door_leave(&s->net->door, wsi);
    door_address(s, wsi, c->address);
    if (!limit_connect(s, c->address))
        return false;
    c->queue = srv_must(calloc(1, sizeof *c->queue));
    c->srv = s;
    c->wsi = wsi;
    c->serial = ++s->serials;
    door_cookie(wsi, token, sizeof token);
    people_check(s, token, c->cookie, c->cookie_stamp);
    c->next = s->conns;
    s->conns = c;
    s->fig.conns++;
    msg_opened(c);
    return true;
}

static void ws_close(struct conn *c)
{
    struct srv *s = c->srv;
    if (s == NULL)
        return;
    msg_closed(c);
    limit_disconnect(s, c->address);
    if (s->net != NULL && s->net->next_ping == c)
        s->net->next_ping = c->next;
    for (struct conn **at = &s->conns; *at != NULL; at = &(*at)->next) {
        if (*at == c) {
            *at = c->next;
            break;
        }
    }
    for (struct out *o = c->queue->first, *next; o != NULL; o = next) {
        next = o->next;
        free(o);
    }
    free(c->queue->in);
    free(c->queue);
    c->queue = NULL;
    c->srv = NULL;
    s->fig.conns--;
}

/* Joins the fragments of a message; -1 closes an abuser. */
static int ws_receive(struct conn *c, struct lws *wsi, const char *bytes, size_t n)
{
    struct net_queue *q = c->queue;
    if (q->drop)
        return 0; /* it is being closed */
    q->unheard = 0;
    if (q->n_in + n > SRV_MESSAGE) {
        lws_close_reason(wsi, LWS_CLOSE_STATUS_MESSAGE_TOO_LARGE, NULL, 0);
        return -1;
    }
    q->in = srv_must(realloc(q->in, q->n_in + n + 1));
    memcpy(q->in + q->n_in, bytes, n);
    q->n_in += n;
    if (!lws_is_final_fragment(wsi) || lws_remaining_packet_payload(wsi) > 0)
        return 0;
    if (lws_frame_is_binary(wsi)) {
        lws_close_reason(wsi, LWS_CLOSE_STATUS_UNACCEPTABLE_OPCODE, NULL, 0);
        return -1;
    }
    q->in[q->n_in] = '\0';
    char *text = q->in;
    size_t length = q->n_in;
    q->in = NULL;
    q->n_in = 0;
    msg_take(c, text, length);
    free(text);
    return 0;
}

static int ws_writable(struct conn *c, struct lws *wsi)
{
    struct net_queue *q = c->queue;
    struct out *o = q->first;
    if (q->drop && o == NULL) {
        lws_close_reason(
            wsi, c->srv->stopping ? LWS_CLOSE_STATUS_GOINGAWAY : LWS_CLOSE_STATUS_POLICY_VIOLATION,
            NULL, 0);
        return -1;
    }
    if (q->ping) {
        unsigned char said[LWS_PRE + 1] = { 0 }; /* the library does not tell of an empty pong */
        said[LWS_PRE] = 't';
        q->ping = false;
        lws_callback_on_writable(wsi);
        return lws_write(wsi, said + LWS_PRE, 1, LWS_WRITE_PING) < 1 ? -1 : 0;
    }
    if (o == NULL)
        return 0;
    q->first = o->next;
    if (q->first == NULL)
        q->last = NULL;
    q->waiting -= o->n;
    int sent = lws_write(wsi, o->bytes + LWS_PRE, o->n, LWS_WRITE_TEXT);
    bool ok = sent >= (int)o->n;
    free(o);
    if (!ok)
        return -1;
    if (q->first != NULL || q->drop)
        lws_callback_on_writable(wsi);
    return 0;
}

static int ws_callback(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in,
                       size_t n)
{
    struct conn *c = user;
    switch (reason) {
    case LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION: return door_may(server_of(wsi), wsi) ? 0 : -1;
    case LWS_CALLBACK_ESTABLISHED: return ws_open(server_of(wsi), wsi, c) ? 0 : -1;
    case LWS_CALLBACK_RECEIVE_PONG: c->queue->unheard = 0; return 0;
    case LWS_CALLBACK_RECEIVE: return ws_receive(c, wsi, in, n);
    case LWS_CALLBACK_SERVER_WRITEABLE: return ws_writable(c, wsi);
    case LWS_CALLBACK_CLOSED: ws_close(c); return 0;
    default: return 0;
    }
}

/* ---------------------------------------------------------------------- HTTP */

static int send_headers(struct lws *wsi, struct http_session *h)
{
    unsigned char buf[LWS_PRE + 2048], *start = buf + LWS_PRE, *p = start,
                                       *end = buf + sizeof buf - 1;
    const struct http_reply *r = &h->reply;
    if (lws_add_http_common_headers(wsi, (unsigned)r->status, r->type, r->n, &p, end) != 0)
        return -1;
    if (lws_add_http_header_by_name(wsi, (const unsigned char *)"cache-control:",
                                    (const unsigned char *)"no-store", 8, &p, end) != 0)
        return -1;
    if (r->cookie[0] != '\0' &&
        lws_add_http_header_by_name(
            wsi, (const unsigned char *)"set-cookie:", (const unsigned char *)r->cookie,
            (int)strlen(r->cookie), &p, end) != 0)
        return -1;
    return lws_finalize_write_http_header(wsi, start, &p, end);
}

static int http_begin(struct lws *wsi, struct http_session *h)
{
    if (send_headers(wsi, h) != 0)
        return -1;
    h->headers_sent = true;
    lws_callback_on_writable(wsi);
    return 0;
}

static void forget(struct srv *s, struct http_session *h)
{
    for (struct http_session **at = &s->net->waiting; *at != NULL; at = &(*at)->next) {
        if (*at == h) {
            *at = h->next;
            break;
        }
    }
    free(h->reply.body);
    memset(h, 0, sizeof *h);
}

/* Who watches over the server is answered whatever his address does. */
static bool is_watch(const char *path)
{
    return strcmp(path, "/healthz") == 0 || strcmp(path, "/readyz") == 0 ||
           strcmp(path, "/metrics") == 0;
}

static bool read_request(struct srv *s, struct lws *wsi, struct http_session *h)
{
    char token[160], path[256], ticket[300], address[SRV_ADDRESS];
    struct http_request q = { .path = path, .token = token };
    door_header(wsi, WSI_TOKEN_GET_URI, path, (int)sizeof path);
    door_cookie(wsi, token, sizeof token);
    q.ticket = lws_get_urlarg_by_name(wsi, "ticket=", ticket, (int)sizeof ticket);
    if (q.ticket == NULL)
        q.ticket = "";
    door_address(s, wsi, address);
    if (!is_watch(path) && !limit_messages(s, address, 2)) {
        door_answer(wsi, 429, "Too many requests from your address. Wait a little.\n");
        return false;
    }
    h->wsi = wsi;
    h->id = q.id = ++s->serials;
    h->waits = true;
    h->next = s->net->waiting;
    s->net->waiting = h;
    enum http_result result = http_get(s, &q, &h->reply);
    if (result == HTTP_NOT_OURS) {
        lws_return_http_status(wsi, HTTP_STATUS_NOT_FOUND, NULL);
        return false;
    }
    h->waits = result == HTTP_LATER && h->reply.body == NULL;
    return true;
}

static int http_request(struct srv *s, struct lws *wsi, struct http_session *h)
{
    forget(s, h);
    s->fig.http++;
    if (!read_request(s, wsi, h)) {
        forget(s, h);
        return -1;
    }
    if (!h->waits)
        return http_begin(wsi, h);
    lws_set_timeout(wsi, PENDING_TIMEOUT_HTTP_CONTENT, ANSWER_SECONDS);
    return 0;
}

void http_answer(struct srv *s, uint64_t id, const struct http_reply *reply)
{
    struct http_session *h = s->net != NULL ? s->net->waiting : NULL;
    while (h != NULL && h->id != id)
        h = h->next;
    if (h == NULL) { /* he did not wait */
        free(reply->body);
        return;
    }
    h->reply = *reply;
    h->waits = false;
    lws_callback_on_writable(h->wsi);
}

static int http_body(struct srv *s, struct lws *wsi, struct http_session *h)
{
    enum {
        PIECE = 16384
    };
    unsigned char buf[LWS_PRE + PIECE];
    size_t left = h->reply.n - h->sent, n = left < PIECE ? left : PIECE;
    memcpy(buf + LWS_PRE, h->reply.body + h->sent, n);
    h->sent += n;
    bool last = h->sent == h->reply.n;
    if (lws_write(wsi, buf + LWS_PRE, n, last ? LWS_WRITE_HTTP_FINAL : LWS_WRITE_HTTP) < (int)n)
        return -1;
    if (!last) {
        lws_callback_on_writable(wsi);
        return 0;
    }
    forget(s, h);
    return lws_http_transaction_completed(wsi) ? -1 : 0;
}

static int http_writable(struct srv *s, struct lws *wsi, struct http_session *h)
{
    if (h == NULL || h->waits || h->reply.body == NULL)
        return 0;
    return h->headers_sent ? http_body(s, wsi, h) : http_begin(wsi, h);
}

static int http_callback(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in,
                         size_t n)
{
    struct http_session *h = user;
    struct srv *s = server_of(wsi);
    switch (reason) {
    case LWS_CALLBACK_FILTER_NETWORK_CONNECTION: return !door_accept(s, &s->net->door, user);
    case LWS_CALLBACK_SERVER_NEW_CLIENT_INSTANTIATED: door_enter(s, &s->net->door, wsi); return 0;
    case LWS_CALLBACK_WSI_DESTROY:
        if (s->net != NULL)
            door_leave(&s->net->door, wsi);
        return 0;
    case LWS_CALLBACK_HTTP_CONFIRM_UPGRADE: return door_upgrade(s, wsi);
    case LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION: return -1; /* a WebSocket is `thorp` */
    case LWS_CALLBACK_HTTP: return http_request(s, wsi, h);
    case LWS_CALLBACK_HTTP_WRITEABLE: return http_writable(s, wsi, h);
    case LWS_CALLBACK_CLOSED_HTTP:
    case LWS_CALLBACK_HTTP_DROP_PROTOCOL:
        if (h != NULL && s->net != NULL)
            forget(s, h);
        return 0;
    default: return lws_callback_http_dummy(wsi, reason, user, in, n);
    }
}

/* ---------------------------------------------------------------- open, close */

static const struct lws_protocols protocols[] = {
    { "http", http_callback, sizeof(struct http_session), 0, 0, NULL, 0 },
    { "thorp", ws_callback, sizeof(struct conn), 4096, 0, NULL, 0 },
    { NULL, NULL, 0, 0, 0, NULL, 0 },
};

static const struct lws_protocol_vhost_options wasm = { NULL, NULL, ".wasm", "application/wasm" };
static const struct lws_protocol_vhost_options mjs = { &wasm, NULL, ".mjs", "text/javascript" };
static const struct lws_protocol_vhost_options webmanifest = { &mjs, NULL, ".webmanifest",
                                                               "application/manifest+json" };

static const struct lws_protocol_vhost_options security[] = {
    { &security[1], NULL, "content-security-policy:",
      "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' "
      "data:; "
      "connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'" },
    { &security[2], NULL, "x-content-type-options:", "nosniff" },
    { &security[3], NULL, "referrer-policy:", "no-referrer" },
    { NULL, NULL, "vary:", "accept-encoding" },
};

/* The library has no server at hand, so its lines are thinned out here. */
static void library_says(int level, const char *line)
{
    static struct srv_tap tap;
    int n = (int)strcspn(line, "\n");
    (void)level;
    if (srv_tap_opens(&tap, srv_now()))
        fprintf(stderr, "level=warn event=network why=\"%.*s\" left_out=%d\n", n, line,
                srv_tap_missed(&tap));
}

static const lws_retry_bo_t no_pings = { 0 }; /* of the library's own: see net_ping */

/* Files in assets/ carry a hash of their contents in their names: they never change. The others are asked for again. */
static void set_page(struct net *n, const char *page, const struct lws_http_mount *next)
{
    n->page = (struct lws_http_mount){ .mountpoint = "/",
                                       .mountpoint_len = 1,
                                       .origin = page,
                                       .def = "index.html",
                                       .origin_protocol = LWSMPRO_FILE,
                                       .extra_mimetypes = &webmanifest,
                                       .cache_max_age = 1,
                                       .cache_reusable = 1,
                                       .cache_revalidate = 1 };
    n->assets = n->page;
    snprintf(n->assets_folder, sizeof n->assets_folder, "%s/assets", page);
    n->assets.mountpoint = "/assets";
    n->assets.mountpoint_len = 7;
    n->assets.origin = n->assets_folder;
    n->assets.cache_max_age = 365 * 24 * 3600;
    n->assets.cache_revalidate = 0;
    n->assets.mount_next = next;
    n->page.mount_next = &n->assets;
}

/* A file with a twin name.gz beside it is sent as that to whoever takes gzip: the build packs what packs well, the
 * server never does. Of the two lengths and times the twin's are told, so that a cache can tell them apart too. */
static lws_fop_fd_t open_packed(const struct lws_plat_file_ops *ops, const char *name,
                                const char *inner, lws_fop_flags_t *flags)
{
    open_fn *plain = ((const struct packed_files *)ops)->plain;
    char twin[1024];
    int n = snprintf(twin, sizeof twin, "%s.gz", name);
    if ((*flags & LWS_FOP_FLAG_COMPR_ACCEPTABLE_GZIP) != 0 && n < (int)sizeof twin &&
        access(twin, R_OK) == 0) {
        lws_fop_fd_t file = plain(ops, twin, inner, flags);
        if (file != NULL) {
            *flags |= LWS_FOP_FLAG_COMPR_IS_GZIP;
            file->flags = *flags;
            return file;
        }
    }
    return plain(ops, name, inner, flags);
}

static void serve_packed(struct net *n)
{
    n->files.ops = *lws_get_fops(n->context);
    n->files.plain = n->files.ops.LWS_FOP_OPEN;
    n->files.ops.LWS_FOP_OPEN = open_packed;
    lws_set_fops(n->context, &n->files.ops);
}

/* The host is made on its own: a context whose default host cannot listen would be handed out all the same. */
static int listen_on(struct srv *s, struct lws_context_creation_info *info)
{
    struct net *n = s->net;
    info->options |= LWS_SERVER_OPTION_EXPLICIT_VHOSTS | LWS_SERVER_OPTION_FAIL_UPON_UNABLE_TO_BIND;
    n->context = lws_create_context(info);
    struct lws_vhost *host = n->context != NULL ? lws_create_vhost(n->context, info) : NULL;
    if (host == NULL)
        return -1;
    serve_packed(n);
    if (s->cfg.port == 0)
        s->cfg.port = lws_get_vhost_listen_port(host);
    return 0;
}

int net_open(struct srv *s, char *err, size_t cap)
{
    /* paths of our own come before the page's files */
    static const struct lws_http_mount own[] = {
        { .mountpoint = "/healthz",
          .mountpoint_len = 8,
          .origin_protocol = LWSMPRO_CALLBACK,
          .protocol = "http",
          .mount_next = &own[1] },
        { .mountpoint = "/metrics",
          .mountpoint_len = 8,
          .origin_protocol = LWSMPRO_CALLBACK,
          .protocol = "http",
          .mount_next = &own[2] },
        { .mountpoint = "/api",
          .mountpoint_len = 4,
          .origin_protocol = LWSMPRO_CALLBACK,
          .protocol = "http" },
    };
    struct net *n = srv_must(calloc(1, sizeof *n));
    void *loops[1] = { &s->loop };
    struct lws_context_creation_info info = { 0 };
    n->srv = s;
    s->net = n;
    set_page(n, s->cfg.page, own);
    lws_set_log_level(LLL_ERR, library_says);
    info.port = s->cfg.port;
    info.iface = s->cfg.host;
    info.protocols = protocols;
    info.mounts = &n->page;
    info.headers = security;
    info.user = s;
    info.foreign_loops = loops;
    info.pt_serv_buf_size = 8192;
    info.ka_time = 60;
    info.ka_probes = 3;
    info.ka_interval = 10;
    info.retry_and_idle_policy = &no_pings;
    info.options = LWS_SERVER_OPTION_LIBUV | LWS_SERVER_OPTION_VALIDATE_UTF8;
    if (s->cfg.cert != NULL) {
        info.options |= LWS_SERVER_OPTION_DO_SSL_GLOBAL_INIT;
        info.ssl_cert_filepath = s->cfg.cert;
        info.ssl_private_key_filepath = s->cfg.key;
    }
    if (listen_on(s, &info) != 0) {
        snprintf(err, cap, "cannot listen on %s:%d", s->cfg.host != NULL ? s->cfg.host : "*",
                 s->cfg.port);
        return -1;
    }
    return 0;
}

void net_close(struct srv *s)
{
    if (s->net == NULL)
        return;
    if (s->net->context != NULL)
        lws_context_destroy(s->net->context);
}

/* A foreign loop's context is destroyed in two steps: the second after the loop has run out. */
void net_end(struct srv *s)
{
    if (s->net == NULL)
        return;
    if (s->net->context != NULL)
        lws_context_destroy(s->net->context);
    door_close(&s->net->door);
    free(s->net);
    s->net = NULL;
}
