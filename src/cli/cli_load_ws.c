/* cli_load_ws.c - one WebSocket (RFC 6455) without blocking: just what a client of our own server needs.
 *
 * Whatever arrives is read into one shared buffer; only the beginning of a frame that is not complete yet is kept with
 * the socket, so that thousands of idle ones cost next to nothing. */
#include "cli_load.h"

#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

enum {
    CHUNK = 1 << 18,   /* read at once          */
    LARGEST = 1 << 22, /* a message of a server */
    OP_TEXT = 1,
    OP_CLOSE = 8,
    OP_PING = 9,
    OP_PONG = 10,
};

static void watch(struct load_peer *p, bool writing, int op)
{
    struct epoll_event e = { .events = EPOLLIN | (writing ? (unsigned)EPOLLOUT : 0),
                             .data = { p } };
    p->writing = writing;
    epoll_ctl(p->load->epoll, op, p->fd, &e);
}

/* ---------------------------------------------------------- opening, closing */

static int dial(const struct load *l)
{
    struct sockaddr_in four = { .sin_family = AF_INET,
                                .sin_port = htons((uint16_t)l->port),
                                .sin_addr = { htonl(INADDR_LOOPBACK) } };
    struct sockaddr_in6 six = { .sin6_family = AF_INET6,
                                .sin6_port = htons((uint16_t)l->port),
                                .sin6_addr = IN6ADDR_LOOPBACK_INIT };
    int fd = socket(l->ipv6 ? AF_INET6 : AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    int one = 1;
    if (fd < 0)
        return -1;
    setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
    int err = l->ipv6 ? connect(fd, (struct sockaddr *)&six, sizeof six)
                      : connect(fd, (struct sockaddr *)&four, sizeof four);
    if (err == 0 || errno == EINPROGRESS)
        return fd;
    close(fd);
    return -1;
}

void load_open(struct load_peer *p)
{
    p->load->n_opening++;
    p->state = LOAD_CONNECTING;
    p->due = 0;
    p->fd = dial(p->load);
    if (p->fd < 0) {
        load_close(p);
        play_closed(p);
        return;
    }
    watch(p, true, EPOLL_CTL_ADD);
}

void load_close(struct load_peer *p)
{
    struct load *l = p->load;
    if (p->fd >= 0)
        close(p->fd);
    p->fd = -1;
    free(p->in);
    free(p->out);
    p->in = p->out = NULL;
    p->n_in = p->n_out = 0;
    l->n_opening -= p->state == LOAD_CONNECTING || p->state == LOAD_UPGRADING;
    l->n_open -= p->state == LOAD_OPEN;
    l->n_greeted -= p->greeted;
    p->greeted = false;
    p->state = LOAD_CLOSED;
}

static void lost(struct load_peer *p)
{
    load_close(p);
    play_closed(p);
}

/* -------------------------------------------------------------------- writing */

/* False when the socket is broken; the next read will say so too. */
static bool flush(struct load_peer *p)
{
    while (p->n_out > 0) {
        ssize_t n = send(p->fd, p->out, p->n_out, MSG_NOSIGNAL);
        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0 && errno != EAGAIN)
            return false;
        if (n <= 0)
            break;
        p->n_out -= (size_t)n;
        memmove(p->out, p->out + n, p->n_out);
    }
    if (p->n_out == 0) {
        free(p->out);
        p->out = NULL;
    }
    if (p->writing != (p->n_out > 0))
        watch(p, p->n_out > 0, EPOLL_CTL_MOD);
    return true;
}

static void push(struct load_peer *p, const void *bytes, size_t n)
{
    p->out = cli_grow(p->out, p->n_out + n);
    memcpy(p->out + p->n_out, bytes, n);
    p->n_out += n;
}

static void send_frame(struct load_peer *p, int op, const char *text, int n)
{
    uint8_t head[8] = { (uint8_t)(0x80 | op), (uint8_t)(0x80 | (n < 126 ? n : 126)) };
    int size = 2;
    uint32_t mask = (uint32_t)th_rng_next(&p->load->rng);
    if (n >= 126) {
        head[2] = (uint8_t)(n >> 8);
        head[3] = (uint8_t)n;
        size = 4;
    }
    memcpy(head + size, &mask, 4);
    push(p, head, (size_t)size + 4);
    push(p, text, (size_t)n);
    for (int i = 0; i < n; i++)
        p->out[p->n_out - (size_t)n + (size_t)i] ^= (char)head[size + i % 4];
    flush(p);
}

void load_send(struct load_peer *p, const char *text, int n)
{
    if (p->state == LOAD_OPEN && n > 0 && n < 65536)
        send_frame(p, OP_TEXT, text, n);
}

static void send_upgrade(struct load_peer *p)
{
    char text[256];
    int n =
        snprintf(text, sizeof text,
                 "GET / HTTP/1.1\r\nHost: %s:%d\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                 "Sec-WebSocket-Key: dGhvcnAgbG9hZCB0b29sIQ==\r\nSec-WebSocket-Version: 13\r\n"
                 "Sec-WebSocket-Protocol: thorp\r\n\r\n",
                 p->load->ipv6 ? "[::1]" : "127.0.0.1", p->load->port);
    p->state = LOAD_UPGRADING;
    push(p, text, (size_t)n);
    flush(p);
}

/* -------------------------------------------------------------------- reading */

/* Takes the server's answer to the upgrade. Bytes used, 0 = more is needed, -1 = refused. */
static int take_upgrade(struct load_peer *p, const char *bytes, size_t n)
{
    const char *end = memmem(bytes, n, "\r\n\r\n", 4);
    if (end == NULL)
        return n > 8192 ? -1 : 0;
    if (n < 12 || memcmp(bytes + 8, " 101", 4) != 0)
        return -1;
    p->state = LOAD_OPEN;
    p->load->n_opening--;
    p->load->n_open++;
    play_opened(p);
    return (int)(end + 4 - bytes);
}

/* Takes one frame; servers neither mask nor, ours, break messages up. As above. */
static int take_frame(struct load_peer *p, char *bytes, size_t n)
{
    const uint8_t *b = (const uint8_t *)bytes;
    size_t head = 2, size = n >= 2 ? b[1] : 0;
    if (n < 2)
        return 0;
    if (size > 127 || (b[0] & 0xf0) != 0x80)
        return -1;
    if (size >= 126) {
        int more = size == 126 ? 2 : 8;
        head += (size_t)more;
        if (n < head)
            return 0;
        size = 0;
        for (int i = 0; i < more; i++)
            size = size << 8 | b[2 + i];
    }
    if (size > LARGEST)
        return -1;
    if (n < head + size)
        return 0;
    int op = b[0] & 15;
    p->load->fig.bytes += (long long)(head + size);
    if (op == OP_CLOSE)
        return -1;
    if (op == OP_PING && size < 126)
        send_frame(p, OP_PONG, bytes + head, (int)size);
    if (op == OP_TEXT) {
        char *end = bytes + head + size, keep = *end;
        *end = '\0'; /* there is room for one byte behind everything that was read */
        play_message(p, bytes + head, size);
        *end = keep;
    }
    return (int)(head + size);
}

/* Everything complete in the buffer is taken; the rest is kept. False: the socket is of no use any more. */
static bool take_all(struct load_peer *p, char *bytes, size_t n)
{
    size_t at = 0;
    int used = 1;
    while (used > 0 && at < n) {
        used = p->state == LOAD_UPGRADING ? take_upgrade(p, bytes + at, n - at)
                                          : take_frame(p, bytes + at, n - at);
        if (used < 0 || p->state == LOAD_CLOSED)
            return false;
        at += (size_t)used;
    }
    char *rest = NULL;
    if (at < n) {
        rest = cli_alloc(n - at);
        memcpy(rest, bytes + at, n - at);
    }
    free(p->in);
    p->in = rest;
    p->n_in = n - at;
    return true;
}

static bool receive(struct load_peer *p)
{
    static char buf[CHUNK + LARGEST + 64];
    for (;;) {
        if (p->n_in > 0)
            memcpy(buf, p->in, p->n_in);
        ssize_t n = recv(p->fd, buf + p->n_in, CHUNK, 0);
        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0 && errno == EAGAIN)
            return true;
        if (n <= 0 || !take_all(p, buf, p->n_in + (size_t)n))
            return false;
        if (n < CHUNK)
            return true;
    }
}

void load_event(struct load_peer *p, unsigned events)
{
    if (p->state == LOAD_CONNECTING && (events & (EPOLLOUT | EPOLLERR | EPOLLHUP)) != 0) {
        int err = 0;
        socklen_t size = sizeof err;
        getsockopt(p->fd, SOL_SOCKET, SO_ERROR, &err, &size);
        if (err != 0) {
            lost(p);
            return;
        }
        send_upgrade(p);
    } else if ((events & EPOLLOUT) != 0 && !flush(p)) {
        lost(p);
        return;
    }
    if ((events & (EPOLLIN | EPOLLERR | EPOLLHUP)) != 0 && p->state != LOAD_CLOSED && !receive(p) &&
        p->state != LOAD_CLOSED)
        lost(p);
}
