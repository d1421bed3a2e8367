/* srv_tell.c - what clients are told. Everything about a game is computed from the reader's view. */
#include "srv.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void add_str(json_t *j, const char *key, const char *value)
{
    json_object_set_new(j, key, json_string(value));
}

static void add_int(json_t *j, const char *key, int64_t value)
{
    json_object_set_new(j, key, json_integer(value));
}

static void add_bool(json_t *j, const char *key, bool value)
{
    json_object_set_new(j, key, json_boolean(value));
}

void tell_error(struct conn *c, const char *re, const char *code, const char *text,
                th_clause clause)
{
    json_t *j = json_object();
    add_str(j, "t", "error");
    add_str(j, "code", code);
    add_str(j, "text", text);
    if (re != NULL && re[0] != '\0')
        add_str(j, "re", re);
    if (th_clause_id(clause) != NULL)
        add_str(j, "clause", th_clause_id(clause));
    c->srv->fig.refused++;
    conn_send_json(c, j);
}

void tell_ok(struct conn *c, const char *re)
{
    json_t *j = json_object();
    add_str(j, "t", "ok");
    if (re != NULL && re[0] != '\0')
        add_str(j, "re", re);
    conn_send_json(c, j);
}

static bool here(const struct live *l, const char *person)
{
    for (const struct conn *c = l->readers; c != NULL; c = c->next_reader)
        if (strcmp(c->person, person) == 0)
            return true;
    return false;
}

json_t *tell_seats(const struct live *l)
{
    static const char *const kind[] = { "free", "person", "bot" };
    json_t *list = json_array();
    for (int i = 0; i < l->room.setup.seats; i++) {
        const struct room_seat *s = &l->room.seat[i];
        json_t *j = json_object();
        add_int(j, "seat", i + 1);
        add_str(j, "kind", kind[s->kind]);
        if (s->kind != ROOM_FREE)
            add_str(j, "name", s->name);
        if (s->kind == ROOM_PERSON) {
            add_str(j, "person", s->person);
            add_bool(j, "here", here(l, s->person));
            add_bool(j, "seeded", s->seeded);
        }
        if (s->away)
            add_bool(j, "away", true);
        if (s->resigned)
            add_bool(j, "resigned", true);
        if (room_deadline(&l->room, i) != 0) {
            add_int(j, "left", s->left);
            if ((room_asked(&l->room) >> i & 1) != 0)
                add_int(j, "deadline", room_deadline(&l->room, i));
        }
        json_array_append_new(list, j);
    }
    return list;
}

static json_t *clock_of(const struct room *r)
{
    static const char *const kind[] = { "none", "turn", "chess", "days" };
    json_t *j = json_object();
    add_str(j, "kind", kind[r->clock]);
    add_int(j, "seconds", r->clock_ms / 1000);
    add_int(j, "increment", r->increment_ms / 1000);
    return j;
}

static json_t *seeds_of(const struct room *r)
{
    json_t *list = json_array();
    char hex[33];
    for (int i = 0; i < r->setup.seats; i++) {
        for (int k = 0; k < 16; k++)
            snprintf(hex + 2 * k, 3, "%02x", r->seat[i].seed[k]);
        json_array_append_new(list, json_string(hex));
    }
    return list;
}

/* The host's seed is revealed only when nothing can be drawn from it any more. */
static void add_fairness(json_t *j, const struct room *r)
{
    char hex[65];
    room_commitment(r, hex);
    add_str(j, "commitment", hex);
    json_object_set_new(j, "seeds", seeds_of(r));
    if (r->status != ROOM_OVER)
        return;
    for (int i = 0; i < 32; i++)
        snprintf(hex + 2 * i, 3, "%02x", r->about.seed[i]);
    add_str(j, "seed", hex);
}

static int watchers(const struct live *l)
{
    int n = 0;
    for (const struct conn *c = l->readers; c != NULL; c = c->next_reader)
        n += room_seat_of(&l->room, c->person) < 0;
    return n;
}

void tell_table(struct conn *c, const struct live *l)
{
    static const char *const status[] = { "lobby", "playing", "over" };
    const struct room *r = &l->room;
    json_t *j = json_object();
    add_str(j, "t", "table");
    add_str(j, "table", r->about.id);
    add_str(j, "setup", r->about.setup);
    add_str(j, "status", r->aborted ? "aborted" : status[r->status]);
    add_str(j, "host", r->host);
    add_bool(j, "listed", r->about.listed);
    add_bool(j, "undo", r->undo);
    add_int(j, "rows", r->n_rows);
    add_int(j, "you", room_seat_of(r, c->person) + 1);
    add_int(j, "now", srv_now());
    add_int(j, "spectators", watchers(l));
    json_object_set_new(j, "seats", tell_seats(l));
    json_object_set_new(j, "clock", clock_of(r));
    add_fairness(j, r);
    if (r->next[0] != '\0')
        add_str(j, "next", r->next);
    conn_send_json(c, j);
}

static int viewer_of(const struct live *l, const struct conn *c)
{
    int seat = room_seat_of(&l->room, c->person);
    return seat >= 0 ? seat : TH_SPECTATOR;
}

/* {"t":"view", ..., "view": <description>}: the description is written by the engine and spliced in. */
void tell_view(struct conn *c, struct live *l)
{
    enum {
        CAP = 1 << 17
    };
    struct room *r = &l->room;
    int viewer = viewer_of(l, c);
    if (r->status == ROOM_LOBBY || (r->aborted && th_ply(r->state) == 0))
        return;
    char *text = malloc(CAP);
    void *view = malloc(r->game->state_size);
    struct th_json j;
    if (text == NULL || view == NULL) {
        free(text);
        free(view);
        return;
    }
    int n =
        snprintf(text, CAP,
                 "{\"t\":\"view\",\"table\":\"%s\",\"rows\":%d,\"you\":%d,\"now\":%lld,\"can_"
                 "undo\":%s,\"view\":",
                 r->about.id, r->n_rows, viewer < TH_SEATS ? viewer + 1 : 0, (long long)srv_now(),
                 viewer < TH_SEATS && room_can_undo(r, viewer) ? "true" : "false");
    r->game->view(r->rules, r->state, viewer, view);
    th_json_start(&j, text + n, (size_t)(CAP - n - 2));
    r->game->describe(r->rules, view, viewer, &j);
    if (th_json_end(&j)) {
        size_t all = (size_t)n + j.len;
        text[all] = '}';
        conn_send(c, text, all + 1);
    }
    c->sent_view = r->n_rows + 1;
    free(view);
    free(text);
}

void tell_row(struct conn *c, const struct live *l, const struct room_line *line)
{
    char text[32768];
    struct th_json j;
    int viewer = viewer_of(l, c);
    th_json_start(&j, text, sizeof text);
    th_json_open(&j, NULL, '{');
    th_json_str(&j, "t", "row");
    th_json_str(&j, "table", l->room.about.id);
    th_json_int(&j, "seq", line->seq);
    th_json_str(&j, "text", line->text[viewer < TH_SEATS ? viewer : TH_SEATS]);
    th_json_events(&j, l->room.game, line->event, line->n_events, viewer);
    th_json_close(&j, '}');
    if (th_json_end(&j))
        conn_send(c, text, j.len);
}

void tell_chat(struct conn *c, const struct store_chat *chat, const char *name)
{
    json_t *j = json_object();
    add_str(j, "t", "chat");
    add_str(j, "table", chat->table);
    add_int(j, "id", chat->id);
    add_int(j, "at", chat->at);
    add_str(j, "person", chat->person);
    add_str(j, "name", name);
    add_str(j, "text", chat->text);
    conn_send_json(c, j);
}
