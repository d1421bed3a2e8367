/* srv_http.c - what plain HTTP answers: health, metrics, a session, records of finished games. */
#include "srv_live.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool text_reply(struct http_reply *out, int status, const char *type, const char *text)
{
    out->status = status;
    out->type = type;
    out->body = srv_must(strdup(text));
    out->n = strlen(text);
    return out->body != NULL;
}

/* 503 tells a load balancer to send people elsewhere. A store that is down is no reason: nobody else has another; `readyz`
 * tells whoever watches the server. */
static bool get_health(struct srv *s, struct http_reply *out)
{
    return text_reply(out, s->stopping ? 503 : 200, "text/plain",
                      s->stopping ? "stopping\n" : "ok\n");
}

static bool get_ready(struct srv *s, struct http_reply *out)
{
    struct store_figures st;
    char text[sizeof st.trouble + 32];
    store_figures(s->store, &st);
    snprintf(text, sizeof text, "store down: %s\n", st.trouble);
    bool ready = !s->stopping && !st.down;
    return text_reply(out, ready ? 200 : 503, "text/plain",
                      ready         ? "ready\n"
                      : s->stopping ? "stopping\n"
                                    : text);
}

static int bots_waiting(const struct srv *s)
{
    int n = 0;
    for (const struct live *l = s->bots_first; l != NULL; l = l->next_bots)
        n++;
    return n;
}

static bool get_metrics(struct srv *s, struct http_reply *out)
{
    char text[4096];
    struct store_figures st;
    store_figures(s->store, &st);
    snprintf(text, sizeof text,
             "# TYPE thorp_connections gauge\nthorp_connections %d\n# TYPE thorp_tables "
             "gauge\nthorp_tables %d\n"
             "# TYPE thorp_messages_total counter\nthorp_messages_total %llu\n"
             "# TYPE thorp_refused_total counter\nthorp_refused_total %llu\n"
             "# TYPE thorp_rows_total counter\nthorp_rows_total %llu\n"
             "# TYPE thorp_bot_moves_total counter\nthorp_bot_moves_total %llu\n"
             "# TYPE thorp_bot_ms_total counter\nthorp_bot_ms_total %llu\n"
             "# TYPE thorp_bots_waiting gauge\nthorp_bots_waiting %d\n"
             "# TYPE thorp_passwords_waiting gauge\nthorp_passwords_waiting %d\n"
             "# TYPE thorp_calls_waiting gauge\nthorp_calls_waiting %d\n"
             "# TYPE thorp_leases_total counter\nthorp_leases_total %llu\n"
             "# TYPE thorp_bytes_out_total counter\nthorp_bytes_out_total %llu\n"
             "# TYPE thorp_dropped_total counter\nthorp_dropped_total %llu\n"
             "# TYPE thorp_full_total counter\nthorp_full_total %llu\n"
             "# TYPE thorp_replays_total counter\nthorp_replays_total %llu\n"
             "# TYPE thorp_store_commits_total counter\nthorp_store_commits_total %llu\n"
             "# TYPE thorp_store_errors_total counter\nthorp_store_errors_total %llu\n"
             "# TYPE thorp_store_queued gauge\nthorp_store_queued %u\n"
             "# TYPE thorp_store_down gauge\nthorp_store_down %d\n"
             "# TYPE thorp_uptime_seconds gauge\nthorp_uptime_seconds %lld\n",
             s->fig.conns, s->fig.rooms, (unsigned long long)s->fig.messages,
             (unsigned long long)s->fig.refused, (unsigned long long)s->fig.rows,
             (unsigned long long)s->fig.bot_moves, (unsigned long long)s->fig.bot_ms,
             bots_waiting(s), s->hashing, s->fig.calls, (unsigned long long)s->fig.leases,
             (unsigned long long)s->fig.bytes_out, (unsigned long long)s->fig.dropped,
             (unsigned long long)s->fig.full, (unsigned long long)s->fig.replays,
             (unsigned long long)st.commits, (unsigned long long)st.errors, st.queued, st.down,
             (long long)((srv_now() - s->started) / 1000));
    return text_reply(out, 200, "text/plain; version=0.0.4", text);
}

static void set_cookie(struct srv *s, const char *person, const char *stamp, struct http_reply *out)
{
    char token[128];
    bool tls =
        s->cfg.cert != NULL || (s->cfg.origin != NULL && strncmp(s->cfg.origin, "https:", 6) == 0);
    people_token(s, person, stamp, token);
    snprintf(out->cookie, sizeof out->cookie,
             "thorp=%s; Path=/; Max-Age=31536000; HttpOnly; SameSite=Strict%s", token,
             tls ? "; Secure" : "");
}

/* Who the caller is; a stranger becomes a guest and gets a cookie that scripts cannot read. */
static bool get_session(struct srv *s, const char *token, struct http_reply *out)
{
    char person[STORE_ID], name[STORE_NAME], stamp[SRV_STAMP], text[256];
    if (!people_check(s, token, person, stamp)) {
        srv_random_id(person, 'p');
        set_cookie(s, person, "", out);
    }
    people_default_name(person, name);
    snprintf(text, sizeof text, "{\"person\":\"%s\",\"name\":\"%s\",\"protocol\":%d}\n", person,
             name, SRV_PROTOCOL);
    return text_reply(out, 200, "application/json", text);
}

/* The second half of a login: the ticket of the first (people_ticket) for a cookie. */
static bool get_login(struct srv *s, const struct http_request *q, struct http_reply *out)
{
    char from[STORE_ID], to[STORE_ID], stamp[SRV_STAMP];
    if (!people_check(s, q->token, from, stamp) ||
        !people_use_ticket(s, q->ticket, from, to, stamp))
        return text_reply(out, 403, "text/plain", "the ticket is not valid; log in again\n");
    set_cookie(s, to, stamp, out);
    return text_reply(out, 200, "application/json", "{\"ok\":true}\n");
}

/* A finished game as a record; a running one is nobody's to read. */
static void write_record(const struct live *l, struct http_reply *out)
{
    enum {
        CAP = 1 << 20
    };
    if (l->room.status != ROOM_OVER || l->room.aborted || l->first != NULL) {
        text_reply(out, 403, "text/plain", "the game is not finished\n");
        return;
    }
    out->body = srv_must(malloc(CAP));
    int n = room_export(&l->room, out->body, CAP);
    if (n < 0) {
        free(out->body);
        text_reply(out, 500, "text/plain", "the record could not be written\n");
        return;
    }
    out->status = 200;
    out->type = "text/plain; charset=utf-8";
    out->n = (size_t)n;
}

static void record_ready(struct srv *s, const struct wish *w, struct live *l, enum store_result why)
{
    struct http_reply reply = { 0 };
    if (l != NULL)
        write_record(l, &reply);
    else if (why == STORE_DOWN)
        text_reply(&reply, 503, "text/plain", "tables cannot be read now\n");
    else if (why == STORE_BROKEN)
        text_reply(&reply, 500, "text/plain", LIVE_BROKEN_TEXT "\n");
    else
        text_reply(&reply, 404, "text/plain", "there is no such table\n");
    http_answer(s, w->http, &reply);
}

enum http_result http_get(struct srv *s, const struct http_request *q, struct http_reply *out)
{
    bool done = false;
    if (strncmp(q->path, "/api/record/", 12) == 0) {
        live_find(s, q->path + 12, &(struct wish){ .http = q->id, .ready = record_ready });
        return HTTP_LATER;
    }
    if (strcmp(q->path, "/readyz") == 0)
        done = get_ready(s, out);
    else if (strcmp(q->path, "/healthz") == 0)
        done = get_health(s, out);
    else if (strcmp(q->path, "/metrics") == 0)
        done = get_metrics(s, out);
    else if (strcmp(q->path, "/api/session") == 0)
        done = get_session(s, q->token, out);
    else if (strcmp(q->path, "/api/login") == 0)
        done = get_login(s, q, out);
    return done ? HTTP_NOW : HTTP_NOT_OURS;
}
