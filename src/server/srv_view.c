/* srv_view.c - the position as a reader may know it, whole or as what changed since the last one he was sent.
 *
 * What a seat sees is written once for all its readers and kept until the next row, and so is the patch from the one before.
 * Both come from that seat's own views and from nothing else: a patch can tell no more than they do. */
#include "srv.h"

#include "srv_patch.h"

#include <stdlib.h>
#include <string.h>

enum {
    LONGEST = 1 << 17, /* a view, bytes                     */
    HEAD = 2048        /* what stands before it in a message */
};

struct shown {          /* what one seat, or a spectator, sees */
    int32_t rows, from; /* rows the view has seen; those of the one before it; -1 = none */
    char *view, *patch; /* texts of JSON; NULL = none                                    */
};

void views_forget(struct live *l)
{
    for (int i = 0; i < ROOM_VIEWERS; i++) {
        if (l->shown[i] == NULL)
            continue;
        free(l->shown[i]->view);
        free(l->shown[i]->patch);
        free(l->shown[i]);
        l->shown[i] = NULL;
    }
}

/* As long as it is: tables are many. */
static char *shrink(char *text, size_t n)
{
    text[n] = '\0';
    return srv_must(realloc(text, n + 1));
}

/* NULL: it is too long. */
static char *write_view(const struct room *r, int viewer)
{
    struct th_json j;
    void *view = srv_must(malloc(r->game->state_size));
    char *text = srv_must(malloc(LONGEST + 1));
    r->game->view(r->rules, r->state, viewer, view);
    th_json_start(&j, text, LONGEST);
    r->game->describe(r->rules, view, viewer, &j);
    free(view);
    if (th_json_end(&j))
        return shrink(text, j.len);
    free(text);
    return NULL;
}

/* NULL: the view itself is shorter. */
static char *write_patch(const char *before, const char *after)
{
    size_t cap = strlen(after);
    char *text = srv_must(malloc(cap + 1));
    size_t n = patch_write(before, after, text, cap);
    if (n > 0)
        return shrink(text, n);
    free(text);
    return NULL;
}

static bool is_wanted(const struct live *l, int viewer)
{
    for (const struct conn *c = l->readers; c != NULL; c = c->next_reader)
        if (c->patches && tell_viewer(l, c) == viewer)
            return true;
    return false;
}

/* What this viewer sees now. */
static const struct shown *show(struct live *l, int viewer)
{
    struct shown **at = &l->shown[viewer < TH_SEATS ? viewer : TH_SEATS], *s = *at;
    if (s == NULL) {
        s = *at = srv_must(calloc(1, sizeof *s));
        s->rows = -1;
    }
    if (s->rows == l->room.n_rows)
        return s;
    char *view = write_view(&l->room, viewer);
    free(s->patch);
    bool known = view != NULL && s->view != NULL && is_wanted(l, viewer);
    s->patch = known ? write_patch(s->view, view) : NULL;
    s->from = s->view != NULL ? s->rows : -1;
    free(s->view);
    s->view = view;
    s->rows = l->room.n_rows;
    if (view == NULL)
        srv_log(l->srv, "error", "view", "table=%s too long", l->room.about.id);
    return s;
}

/* Numbers the page needs with every view, fresh each time. */
static json_t *head_of(const struct room *r, const char *kind, int viewer)
{
    json_t *deadlines = json_array(), *asked = json_array();
    for (int i = 0; i < r->setup.seats; i++) {
        bool now = (room_asked(r) >> i & 1) != 0;
        if (r->clock != ROOM_NO_CLOCK)
            json_array_append_new(deadlines, json_integer(room_deadline(r, i)));
        else
            json_array_append_new(asked, json_integer(now ? r->seat[i].asked_at : 0));
    }
    return json_pack("{s:s,s:s,s:i,s:i,s:I,s:b,s:o,s:o}", "t", kind, "table", r->about.id, "rows",
                     (int)r->n_rows, "you", viewer < TH_SEATS ? viewer + 1 : 0, "now",
                     (json_int_t)srv_now(), "can_undo",
                     viewer < TH_SEATS && room_can_undo(r, viewer), "deadlines", deadlines, "asked",
                     asked);
}

static void send_with(struct conn *c, json_t *head, const char *key, const char *value)
{
    size_t size = strlen(value);
    char *text = srv_must(malloc(size + HEAD));
    size_t n = tell_open(head, key, text, HEAD);
    if (n > 0) {
        memcpy(text + n, value, size);
        text[n + size] = '}';
        conn_send(c, text, n + size + 1);
    }
    free(text);
}

void tell_view(struct conn *c, struct live *l)
{
    const struct room *r = &l->room;
    int viewer = tell_viewer(l, c);
    int32_t knows = c->sent_as == viewer ? c->sent_view - 1 : -1;
    c->sent_view = r->n_rows + 1;
    c->sent_as = viewer;
    if (r->status == ROOM_LOBBY || (r->aborted && th_ply(r->state) == 0))
        return; /* nothing was dealt */
    const struct shown *s = show(l, viewer);
    if (s->view == NULL)
        return;
    if (c->patches && s->patch != NULL && s->from >= 0 && s->from == knows) {
        json_t *head = head_of(r, "patch", viewer);
        json_object_set_new(head, "from", json_integer(knows));
        send_with(c, head, "patch", s->patch);
    } else
        send_with(c, head_of(r, "view", viewer), "view", s->view);
}
