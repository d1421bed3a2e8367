/* srv_msg_play.c - what people do at the table they look at: moves, steps back, leaving, chat, questions. */
#include "srv_msg.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    ABSENT_MS = 60 * 1000, /* before one other may let a bot play for who is not here */
    CHAT_MS = 700          /* between two lines of one connection                  */
};

/* ------------------------------------------------------------------------ moves */

/* Whoever acts is there: the bot that played for him stops. */
static void come_back(struct live *l, int seat)
{
    char text[32];
    struct th_why why = { 0 };
    if (l->room.status != ROOM_PLAYING || !l->room.seat[seat].away)
        return;
    snprintf(text, sizeof text, "~ back %d", seat + 1);
    live_row(l, text, NULL, &why);
}

static bool play_one(struct live *l, int seat, const char *move, const struct asker *who,
                     struct conn *c, const json_t *msg)
{
    char text[TH_LINE + 8];
    struct th_why why = { 0 };
    enum live_result r = LIVE_REFUSED;
    if (move == NULL)
        snprintf(why.text, sizeof why.text, "a move is a text");
    else if (room_move_row(&l->room, seat, move, text, (int)sizeof text, &why) == 0)
        r = live_row(l, text, who, &why);
    if (r != LIVE_OK)
        msg_refused(c, msg, r, &why);
    return r == LIVE_OK;
}

/* {"t":"play","rows":N,"moves":["road e37"]}: several in order, up to the first refusal. `rows`, if given, is what the
 * client has seen: a move meant for another moment is refused, also when it is tried again after a lost race. */
void do_play(struct conn *c, json_t *msg)
{
    int seat;
    struct live *l = msg_seated(c, msg, &seat);
    json_t *moves = json_object_get(msg, "moves"), *rows = json_object_get(msg, "rows");
    size_t n = json_array_size(moves);
    bool guarded = n == 1 && rows != NULL;
    struct asker who = { c, msg_re(msg), NULL, guarded ? msg : NULL };
    if (l == NULL)
        return;
    if (n == 0 || n > 100 || (rows != NULL && !json_is_integer(rows))) {
        msg_bad(c, msg, "bad", "moves is a list of 1 to 100 moves, rows a number");
        return;
    }
    if (rows != NULL && !room_is_fresh(&l->room, seat, json_integer_value(rows))) {
        msg_bad(c, msg, "old", "something has happened since; look again");
        return;
    }
    if (l->room.seat[seat].resigned) {
        msg_bad(c, msg, "seat", "you have resigned");
        return;
    }
    come_back(l, seat);
    for (size_t i = 0; i < n; i++)
        if (!play_one(l, seat, json_string_value(json_array_get(moves, i)),
                      i + 1 == n ? &who : NULL, c, msg))
            return;
}

static void numbered(struct conn *c, json_t *msg, const char *word)
{
    char text[32];
    int seat;
    struct live *l = msg_seated(c, msg, &seat);
    if (l == NULL)
        return;
    snprintf(text, sizeof text, "~ %s %d", word, seat + 1);
    msg_row(l, text, c, msg);
}

/* {"t":"undo"}: one's own last step, until something was revealed or somebody else was asked. */
void do_undo(struct conn *c, json_t *msg)
{
    numbered(c, msg, "undo");
}

void do_resign(struct conn *c, json_t *msg)
{
    numbered(c, msg, "resign");
}

/* ---------------------------------------------------------------------- leaving */

static bool here_again(const struct live *l, const struct conn *but, const char *person)
{
    for (const struct conn *c = l->readers; c != NULL; c = c->next_reader)
        if (c != but && strcmp(c->person, person) == 0)
            return true;
    return false;
}

static void left(struct conn *c, struct live *l, const char *re)
{
    tell_ok(c, re);
    if (c->live == l) /* by now it may look at another table */
        live_leave(c);
}

/* What somebody who leaves writes; false: nothing. */
static bool leave_row(const struct live *l, const struct conn *c, int seat, char text[32])
{
    int asks = room_asks(&l->room, c->person);
    bool stays = seat < 0 || l->room.status == ROOM_OVER || room_bot_plays(&l->room, seat) ||
                 here_again(l, c, c->person);
    if (asks >= 0)
        snprintf(text, 32, "~ unask %d", asks + 1);
    else if (!stays)
        snprintf(text, 32, "~ %s %d", l->room.status == ROOM_LOBBY ? "free" : "away", seat + 1);
    return asks >= 0 || !stays;
}

/* {"t":"leave"}: stands up before the game; during it a bot plays until one is back, unless another tab is open. Who asked
 * for a seat no longer does. Gone is who has heard ok: whoever lost a race may say it again. */
void do_leave(struct conn *c, json_t *msg)
{
    char text[32];
    int seat;
    struct th_why why = { 0 };
    struct live *l = msg_here(c, msg, &seat);
    struct asker who = { c, msg_re(msg), left, msg };
    if (l == NULL)
        return;
    if (!leave_row(l, c, seat, text)) {
        left(c, l, msg_re(msg));
        return;
    }
    enum live_result r = live_row(l, text, &who, &why);
    if (r != LIVE_OK)
        msg_refused(c, msg, r, &why);
}

/* The seat a message names, from 0; -1 and the client has been told. */
static int named_seat(struct conn *c, const json_t *msg, const struct live *l)
{
    json_int_t n = json_integer_value(json_object_get(msg, "seat"));
    if (n >= 1 && n <= l->room.setup.seats)
        return (int)n - 1;
    msg_bad(c, msg, "seat", "there is no such seat");
    return -1;
}

/* The table and whose vote the client's is there; NULL, and he has been told. */
static struct live *polled(struct conn *c, const json_t *msg, int *voter)
{
    int seat;
    struct live *l = msg_here(c, msg, &seat);
    *voter = l != NULL ? vote_voter(&l->room, c->person) : -1;
    if (l != NULL && *voter < 0) {
        msg_bad(c, msg, "seat", "only who plays may vote");
        return NULL;
    }
    return l;
}

static void vote(struct live *l, struct conn *c, json_t *msg, int voter, const char *what)
{
    char text[32];
    int seat = (int)json_integer_value(json_object_get(msg, "seat"));
    snprintf(text, sizeof text, "~ vote %d %d %s", voter < TH_SEATS ? voter + 1 : 0, seat, what);
    msg_row(l, text, c, msg);
}

/* {"t":"vote","seat":3,"yes":true}: about who asks for a bot's seat. */
void do_vote(struct conn *c, json_t *msg)
{
    int voter;
    struct live *l = polled(c, msg, &voter);
    if (l != NULL && named_seat(c, msg, l) >= 0)
        vote(l, c, msg, voter, json_is_true(json_object_get(msg, "yes")) ? "yes" : "no");
}

/* Not connected to this node. Of several nodes none knows who is connected to the others. */
static bool has_gone(const struct live *l, int seat)
{
    return live_single(l->srv) && !here_again(l, NULL, l->room.seat[seat].person);
}

/* {"t":"absent","seat":2}: a bot for who does not move, at a table without a clock. Who is not here can be replaced after
 * a minute; who is here thinks in peace as long as the server's patience, then the others vote. */
void do_absent(struct conn *c, json_t *msg)
{
    char text[32];
    int voter, seat;
    struct live *l = polled(c, msg, &voter);
    if (l == NULL || (seat = named_seat(c, msg, l)) < 0)
        return;
    const char *no = vote_no_bot(&l->room, voter, seat);
    int64_t waited = srv_now() - l->room.seat[seat].asked_at;
    if (no != NULL)
        msg_bad(c, msg, "refused", no);
    else if (waited >= ABSENT_MS && has_gone(l, seat)) {
        snprintf(text, sizeof text, "~ away %d", seat + 1);
        msg_row(l, text, c, msg);
    } else if (waited < (int64_t)c->srv->cfg.patience * 1000)
        msg_bad(c, msg, "early", "a little more patience: that player may still think");
    else
        vote(l, c, msg, voter, "bot");
}

/* {"t":"abort"}: the host closes a table before the game; during it all who still play end it without a winner.
 * "on":false takes one's word back. */
void do_abort(struct conn *c, json_t *msg)
{
    char text[32];
    int seat;
    struct live *l = msg_here(c, msg, &seat);
    if (l == NULL)
        return;
    bool host = strcmp(l->room.host, c->person) == 0;
    unsigned electors = vote_electors(&l->room);
    if (l->room.status == ROOM_PLAYING && seat >= 0 && (electors >> seat & 1) != 0)
        snprintf(text, sizeof text, "~ abort %d%s", seat + 1,
                 json_is_false(json_object_get(msg, "on")) ? " no" : "");
    else if (host && (l->room.status == ROOM_LOBBY || electors == 0))
        snprintf(text, sizeof text, "~ abort");
    else {
        msg_bad(c, msg, "host", "only who plays here may end the game");
        return;
    }
    msg_row(l, text, c, msg);
}

/* ------------------------------------------------------------------------- chat */

static void chat_saved(void *ctx, const struct store_answer *a)
{
    struct msg_call *call = ctx;
    struct conn *c = msg_caller(call);
    if (c != NULL && a->result != STORE_OK)
        msg_bad(c, call->msg, "store", "it could not be saved, try again");
    else if (c != NULL)
        tell_ok(c, msg_re(call->msg));
    struct live *l = a->n == 1 ? live_at(call->srv, a->chats[0].table) : NULL;
    if (l != NULL && a->result == STORE_OK)
        live_chat(l, a->chats);
    msg_call_end(call);
}

/* {"t":"chat","text":"..."} */
void do_chat(struct conn *c, json_t *msg)
{
    char said[STORE_NAME + SRV_CHAT + 2], name[STORE_NAME];
    const char *text = msg_text(msg, "text");
    struct store_chat chat = { .at = srv_now(), .text = said };
    int seat;
    struct live *l = msg_here(c, msg, &seat);
    if (l == NULL)
        return;
    if (strlen(text) > SRV_CHAT || !people_text_ok(text)) {
        msg_bad(c, msg, "chat",
                "a chat message must be 1 to 500 bytes long, without control characters");
        return;
    }
    if (chat.at - c->chat_at < CHAT_MS) {
        msg_bad(c, msg, "slow", "one message at a time");
        return;
    }
    c->chat_at = chat.at;
    snprintf(chat.table, sizeof chat.table, "%s", l->room.about.id);
    snprintf(chat.person, sizeof chat.person, "%s", c->person);
    room_call(&l->room, c->person, seat >= 0 ? l->room.seat[seat].name : c->name, name);
    snprintf(said, sizeof said, "%s\n%s", name, text);
    store_add_chat(c->srv->store, &chat, chat_saved, msg_call(c, msg));
}

static void chat_read(void *ctx, const struct store_answer *a)
{
    struct msg_call *call = ctx;
    struct conn *c = msg_caller(call);
    for (int i = 0; c != NULL && a->result == STORE_OK && i < a->n; i++)
        tell_chat(c, &a->chats[i]);
    if (c != NULL && a->result == STORE_DOWN)
        msg_bad(c, call->msg, "store", "chat cannot be read now, try again");
    else if (c != NULL)
        tell_ok(c, msg_re(call->msg));
    msg_call_end(call);
}

/* {"t":"recap","after":ID}: chat since then, the last 200 lines at most. */
void do_recap(struct conn *c, json_t *msg)
{
    int seat;
    struct live *l = msg_here(c, msg, &seat);
    if (l != NULL)
        store_read_chat(c->srv->store, l->room.about.id,
                        json_integer_value(json_object_get(msg, "after")), SRV_RECAP, chat_read,
                        msg_call(c, msg));
}

/* {"t":"mute","person":ID,"on":true}: nothing that person says is sent to this connection any more. */
void do_mute(struct conn *c, json_t *msg)
{
    const char *person = msg_text(msg, "person");
    bool on = !json_is_false(json_object_get(msg, "on"));
    int at = 0;
    if (person[0] == '\0' || strlen(person) >= STORE_ID) {
        msg_bad(c, msg, "bad", "no such person");
        return;
    }
    while (at < c->n_muted && strcmp(c->muted[at], person) != 0)
        at++;
    if (on && at == SRV_MUTED) {
        msg_bad(c, msg, "full", "too many people at once");
        return;
    }
    if (c->muted == NULL)
        c->muted = srv_must(calloc(SRV_MUTED, sizeof *c->muted));
    if (on && at == c->n_muted)
        snprintf(c->muted[c->n_muted++], STORE_ID, "%s", person);
    else if (!on && at < c->n_muted) {
        c->n_muted--;
        memmove(c->muted[at], c->muted[c->n_muted], STORE_ID);
    }
    tell_ok(c, msg_re(msg));
}

/* --------------------------------------------------------------- board, legality */

/* {"t":"view"}: the whole view again, for a client that has lost its thread. */
void do_view(struct conn *c, json_t *msg)
{
    int seat;
    struct live *l = msg_here(c, msg, &seat);
    if (l == NULL)
        return;
    c->sent_view = 0;
    l->behind = true; /* if it must wait, the tick brings it */
    live_settle(l);
    tell_ok(c, msg_re(msg));
}

/* {"t":"geometry"}: the board of the table, once. */
void do_geometry(struct conn *c, json_t *msg)
{
    enum {
        CAP = 1 << 17
    };
    int seat;
    struct th_json j;
    struct live *l = msg_here(c, msg, &seat);
    char *text = l != NULL ? srv_must(malloc(CAP)) : NULL;
    if (text == NULL)
        return;
    json_t *head = msg_answer("geometry", msg);
    json_object_set_new(head, "table", json_string(l->room.about.id));
    size_t n = tell_open(head, "geometry", text, CAP);
    th_json_start(&j, text + n, CAP - n - 2);
    l->room.game->geometry(l->room.rules, &j);
    if (n > 0 && th_json_end(&j)) {
        text[n + j.len] = '}';
        conn_send(c, text, n + j.len + 1);
    }
    free(text);
}

/* {"t":"why","move":"road e05"}: may I, and if not, by which rule? */
void do_why(struct conn *c, json_t *msg)
{
    char text[TH_LINE + 8];
    struct th_why why = { 0 };
    int seat;
    struct live *l = msg_seated(c, msg, &seat);
    if (l == NULL)
        return;
    if (room_move_row(&l->room, seat, msg_text(msg, "move"), text, (int)sizeof text, &why) != 0)
        msg_refused(c, msg, LIVE_REFUSED, &why);
    else
        tell_ok(c, msg_re(msg));
}
