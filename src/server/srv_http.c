/* srv_http.c - what plain HTTP answers: health, metrics, a session, records of finished games. */
#include "srv.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool text_reply(struct http_reply *out, int status, const char *type, const char *text)
{
    out->status = status;
    out->type = type;
    out->body = strdup(text);
    out->n = strlen(text);
    return out->body != NULL;
}

static bool get_health(struct srv *s, struct http_reply *out)
{
    return text_reply(out, s->stopping ? 503 : 200, "text/plain",
                      s->stopping ? "stopping\n" : "ok\n");
}

static bool get_metrics(struct srv *s, struct http_reply *out)
{
    char text[2048];
    struct store_figures st;
    store_figures(s->store, &st);
    snprintf(text, sizeof text,
             "# TYPE thorp_connections gauge\nthorp_connections %d\n# TYPE thorp_tables "
             "gauge\nthorp_tables %d\n"
             "# TYPE thorp_messages_total counter\nthorp_messages_total %llu\n"
             "# TYPE thorp_refused_total counter\nthorp_refused_total %llu\n"
             "# TYPE thorp_rows_total counter\nthorp_rows_total %llu\n"
             "# TYPE thorp_bot_moves_total counter\nthorp_bot_moves_total %llu\n"
             "# TYPE thorp_bytes_out_total counter\nthorp_bytes_out_total %llu\n"
             "# TYPE thorp_dropped_total counter\nthorp_dropped_total %llu\n"
             "# TYPE thorp_store_commits_total counter\nthorp_store_commits_total %llu\n"
             "# TYPE thorp_store_errors_total counter\nthorp_store_errors_total %llu\n"
             "# TYPE thorp_store_queued gauge\nthorp_store_queued %u\n"
             "# TYPE thorp_uptime_seconds gauge\nthorp_uptime_seconds %lld\n",
             s->fig.conns, s->fig.rooms, (unsigned long long)s->fig.messages,
             (unsigned long long)s->fig.refused, (unsigned long long)s->fig.rows,
             (unsigned long long)s->fig.bot_moves, (unsigned long long)s->fig.bytes_out,
             (unsigned long long)s->fig.dropped, (unsigned long long)st.commits,
             (unsigned long long)st.errors, st.queued,
             (long long)((srv_now() - s->started) / 1000));
    return text_reply(out, 200, "text/plain; version=0.0.4", text);
}

/* Who the caller is; a stranger becomes a guest and gets a cookie that scripts cannot read. */
static bool get_session(struct srv *s, const char *token, struct http_reply *out)
{
    char person[STORE_ID], name[STORE_NAME], fresh[128], text[256];
    if (!people_check(s, token, person)) {
        srv_random_id(person, 'p');
        people_token(s, person, fresh);
        snprintf(out->cookie, sizeof out->cookie,
                 "thorp=%s; Path=/; Max-Age=31536000; HttpOnly; SameSite=Strict%s", fresh,
                 s->cfg.cert != NULL ? "; Secure" : "");
    }
    people_default_name(person, name);
    snprintf(text, sizeof text, "{\"person\":\"%s\",\"name\":\"%s\",\"protocol\":%d}\n", person,
             name, SRV_PROTOCOL);
    return text_reply(out, 200, "application/json", text);
}

/* A finished game as a record; a running one is nobody's to read. */
static bool get_record(struct srv *s, const char *table, struct http_reply *out)
{
    enum {
        CAP = 1 << 20
    };
    struct live *l = live_at(s, table);
    if (l == NULL || l->loading)
        return text_reply(out, 404, "text/plain", "no such table is open here; look at it first\n");
    if (l->room.status != ROOM_OVER || l->room.aborted)
        return text_reply(out, 403, "text/plain", "the game is not finished\n");
    out->body = malloc(CAP);
    int n = out->body != NULL ? room_export(&l->room, out->body, CAP) : -1;
    if (n < 0) {
        free(out->body);
        return text_reply(out, 500, "text/plain", "the record could not be written\n");
    }
    out->status = 200;
    out->type = "text/plain; charset=utf-8";
    out->n = (size_t)n;
    return true;
}

bool http_get(struct srv *s, const char *path, const char *token, struct http_reply *out)
{
    if (strcmp(path, "/healthz") == 0)
        return get_health(s, out);
    if (strcmp(path, "/metrics") == 0)
        return get_metrics(s, out);
    if (strcmp(path, "/api/session") == 0)
        return get_session(s, token, out);
    if (strncmp(path, "/api/record/", 12) == 0)
        return get_record(s, path + 12, out);
    return false;
}
