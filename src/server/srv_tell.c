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

void tell_re(json_t *j, const char *re)
{
    if (re != NULL && re[0] != '\0')
        add_str(j, "re", re);
}

void tell_error(struct conn *c, const char *re, const char *code, const char *text,
                th_clause clause)
{
    json_t *j = json_object();
    add_str(j, "t", "error");
    add_str(j, "code", code);
    add_str(j, "text", text);
    tell_re(j, re);
    if (th_clause_id(clause) != NULL)
        add_str(j, "clause", th_clause_id(clause));
    c->srv->fig.refused++;
    conn_send_json(c, j);
}

void tell_ok(struct conn *c, const char *re)
{
    json_t *j = json_object();
    add_str(j, "t", "ok");
    tell_re(j, re);
    conn_send_json(c, j);
}

static bool here(const struct live *l, const char *person)
{
    for (const struct conn *c = l->readers; c != NULL; c = c->next_reader)
        if (strcmp(c->person, person) == 0)
            return true;
    return false;
}

static json_t *voters(unsigned seats)
{
    json_t *list = json_array();
    for (int i = 0; i <= TH_SEATS; i++) /* the last is the host who does not play: 0 */
        if ((seats >> i & 1) != 0)
            json_array_append_new(list, json_integer(i < TH_SEATS ? i + 1 : 0));
    return list;
}

/* Who asks for a bot's seat, and who has said what about it or about its owner. */
static void add_votes(json_t *j, const struct room_seat *s)
{
    if (s->asker[0] != '\0') {
        add_str(j, "asker", s->asker);
        add_str(j, "asker_name", s->asker_name);
    }
    if (s->yes != 0)
        json_object_set_new(j, "yes", voters(s->yes));
    if (s->no != 0)
        json_object_set_new(j, "no", voters(s->no));
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
            if (l->room.sealing)
                add_bool(j, "sealed", s->sealed);
            if (s->no_share)
                add_bool(j, "no_share", true);
        }
        if (s->away)
            add_bool(j, "away", true);
        if (s->resigned)
            add_bool(j, "resigned", true);
        if (l->room.clock != ROOM_NO_CLOCK && l->room.status == ROOM_PLAYING)
            add_int(j, "left", s->left > 0 ? s->left : 0);
        if (room_deadline(&l->room, i) != 0)
            add_int(j, "deadline", room_deadline(&l->room, i));
        if (s->gives_up)
            add_bool(j, "gives_up", true);
        add_votes(j, s);
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

static json_t *hex_of(const uint8_t *bytes, int n)
{
    char hex[65];
    for (int i = 0; i < n; i++)
        snprintf(hex + 2 * i, 3, "%02x", bytes[i]);
    return json_string(hex);
}

static json_t *seeds_of(const struct room *r)
{
    json_t *list = json_array();
    for (int i = 0; i < r->setup.seats; i++)
        json_array_append_new(list, hex_of(r->seat[i].seed, 16));
    return list;
}

/* How far the draw is and what it hangs on: who reveals must have seen every seal. */
static void add_draw(json_t *j, const struct room *r)
{
    static const char *const phase[] = { "done", "open", "seal", "reveal", "done" };
    json_t *list = json_array();
    for (int i = 0; i < r->setup.seats; i++)
        json_array_append_new(list,
                              r->seat[i].sealed ? hex_of(r->seat[i].seal, 32) : json_string(""));
    add_str(j, "draw", phase[room_draw(r)]);
    add_int(j, "voids", r->voids);
    json_object_set_new(j, "seals", list);
}

/* The host's seed is revealed only when nothing can be drawn from it any more. */
static void add_fairness(json_t *j, const struct room *r)
{
    char hex[65];
    room_commitment(r, hex);
    add_str(j, "commitment", hex);
    json_object_set_new(j, "seeds", seeds_of(r));
    if (r->sealing)
        add_draw(j, r);
    if (r->status == ROOM_OVER)
        json_object_set_new(j, "seed", hex_of(r->about.seed, 32));
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
    if (r->memory)
        add_bool(j, "memory", true);
    add_int(j, "rows", r->n_rows);
    add_int(j, "you", room_seat_of(r, c->person) + 1);
    if (room_own_seat(r, c->person) >= 0)
        add_int(j, "own", room_own_seat(r, c->person) + 1);
    add_int(j, "patience", c->srv->cfg.patience);
    add_int(j, "now", srv_now());
    add_int(j, "spectators", watchers(l));
    json_object_set_new(j, "seats", tell_seats(l));
    json_object_set_new(j, "clock", clock_of(r));
    add_fairness(j, r);
    if (r->next[0] != '\0')
        add_str(j, "next", r->next);
    conn_send_json(c, j);
}

int tell_viewer(const struct live *l, const struct conn *c)
{
    int seat = room_seat_of(&l->room, c->person);
    return seat >= 0 ? seat : TH_SPECTATOR;
}

size_t tell_open(json_t *head, const char *key, char *text, size_t cap)
{
    char *start = json_dumps(head, JSON_COMPACT);
    int n = start == NULL ? -1
                          : snprintf(text, cap, "%.*s,\"%s\":", (int)strlen(start) - 1, start, key);
    json_decref(head);
    free(start);
    return n > 0 && (size_t)n + 2 < cap ? (size_t)n : 0;
}

void tell_row(struct conn *c, const struct live *l, const struct room_line *line)
{
    char text[32768];
    int viewer = tell_viewer(l, c), n_events = line->n_events;
    for (;; n_events = 0) { /* a story too long is left out: the view says it all */
        struct th_json j;
        th_json_start(&j, text, sizeof text);
        th_json_open(&j, NULL, '{');
        th_json_str(&j, "t", "row");
        th_json_str(&j, "table", l->room.about.id);
        th_json_int(&j, "seq", line->seq);
        th_json_str(&j, "text", line->text[viewer < TH_SEATS ? viewer : TH_SEATS]);
        th_json_events(&j, l->room.game, line->event, n_events, viewer);
        th_json_close(&j, '}');
        if (th_json_end(&j)) {
            conn_send(c, text, j.len);
            return;
        }
        if (n_events == 0)
            return;
    }
}

static bool is_muted(const struct conn *c, const char *person)
{
    for (int i = 0; i < c->n_muted; i++)
        if (strcmp(c->muted[i], person) == 0)
            return true;
    return false;
}

void tell_chat(struct conn *c, const struct store_chat *chat)
{
    char name[STORE_NAME];
    size_t n = strcspn(chat->text, "\n"); /* stored as name, line end, text */
    if (chat->text[n] != '\n' || is_muted(c, chat->person))
        return;
    snprintf(name, sizeof name, "%.*s", (int)n, chat->text);
    json_t *j = json_object();
    add_str(j, "t", "chat");
    add_str(j, "table", chat->table);
    add_int(j, "id", chat->id);
    add_int(j, "at", chat->at);
    add_str(j, "person", chat->person);
    add_int(j, "seat", c->live != NULL ? room_seat_of(&c->live->room, chat->person) + 1 : 0);
    add_str(j, "name", name);
    add_str(j, "text", chat->text + n + 1);
    conn_send_json(c, j);
}

void tell_bye(struct conn *c)
{
    json_t *j = json_object();
    add_str(j, "t", "bye");
    add_str(j, "text", "the server is shutting down; reconnect in a moment");
    conn_send_json(c, j);
}
