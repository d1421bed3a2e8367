/* srv_msg_account.c - accounts: register, log in, change the password, log out everywhere, delete.
 *
 * Argon2id takes a while: passwords are checked and made in a lane of their own, not on the loop's thread. Whatever changes
 * the stored password voids every token of the account, because tokens carry its stamp; connections that are open are closed,
 * on this node at once, on others when they hear of it (people_news). */
#include "srv_msg.h"

#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct hashing {
    struct lane_job lane;
    struct msg_call *call;
    struct store_person person;
    char password[256]; /* to be verified, "" = none        */
    char fresh[256];    /* to be made into a hash, "" = none */
    bool ok;
    /* All is well and the client is there; takes the call. */
    void (*then)(struct conn *c, struct hashing *h);
};

static void hash_work(struct lane_job *lane)
{
    struct hashing *h = (struct hashing *)lane;
    h->ok = h->password[0] == '\0' || people_verify(h->person.password, h->password);
    if (h->ok && h->fresh[0] != '\0')
        h->ok = people_hash(h->fresh, h->person.password);
}

static void hash_done(struct lane_job *lane, bool ran)
{
    struct hashing *h = (struct hashing *)lane;
    struct conn *c = ran ? msg_caller(h->call) : NULL;
    h->call->srv->hashing--;
    if (c != NULL && h->ok)
        h->then(c, h);
    else {
        if (c != NULL)
            msg_bad(c, h->call->msg, "login", "name or password is wrong");
        msg_call_end(h->call);
    }
    sodium_memzero(h, sizeof *h);
    free(h);
}

static void hash_start(struct msg_call *call, const struct store_person *p, const char *password,
                       const char *fresh, void (*then)(struct conn *c, struct hashing *h))
{
    struct hashing *h = srv_must(calloc(1, sizeof *h));
    h->lane.run = hash_work;
    h->lane.done = hash_done;
    h->call = call;
    h->person = *p;
    h->then = then;
    snprintf(h->password, sizeof h->password, "%s", password);
    snprintf(h->fresh, sizeof h->fresh, "%s", fresh);
    lane_add(&call->srv->hashes, &h->lane);
}

static bool length_ok(struct conn *c, const json_t *msg, const char *key)
{
    size_t n = strlen(msg_text(msg, key));
    if (n >= 8 && n < 200)
        return true;
    msg_bad(c, msg, "password", "a password has 8 to 199 characters");
    return false;
}

/* Passwords are dear: few at a time, few for an address. Counts one that may begin. */
static bool may_hash(struct conn *c, json_t *msg)
{
    if (!length_ok(c, msg, "password"))
        return false;
    if (c->srv->hashing >= SRV_HASHES_WAITING || !limit_login(c->srv, c->address)) {
        msg_bad(c, msg, "slow", "too many attempts, wait a moment");
        return false;
    }
    c->srv->hashing++;
    return true;
}

/* The answer of the store; false, and the client (if he is still there) has been told. */
static bool is_saved(struct conn *c, const json_t *msg, const struct store_answer *a)
{
    if (c != NULL && a->result == STORE_RACE)
        msg_bad(c, msg, "taken", "that name is already taken");
    else if (c != NULL && a->result != STORE_OK)
        msg_bad(c, msg, "store", "it could not be saved, try again");
    return a->result == STORE_OK;
}

/* ---------------------------------------------------------------------- register */

/* All connections of a guest who has registered are the account's; guests who were called so are called otherwise. */
static void registered(struct srv *s, const struct conn *who)
{
    char fold[2 * STORE_NAME], other[2 * STORE_NAME];
    store_fold(who->name, fold, sizeof fold);
    for (struct conn *c = s->conns; c != NULL; c = c->next) {
        store_fold(c->name, other, sizeof other);
        if (strcmp(c->person, who->person) == 0) {
            c->account = true;
            memcpy(c->name, who->name, sizeof c->name);
            memcpy(c->stamp, who->stamp, sizeof c->stamp);
        } else if (!c->account && strcmp(fold, other) == 0)
            people_default_name(c->person, c->name);
    }
}

struct change { /* of an account, on its way to the store */
    struct msg_call *call;
    struct store_person person;
};

static struct change *change_of(struct msg_call *call, const struct store_person *p)
{
    struct change *ch = srv_must(calloc(1, sizeof *ch));
    ch->call = call;
    ch->person = *p;
    return ch;
}

static void change_end(struct change *ch)
{
    msg_call_end(ch->call);
    sodium_memzero(ch, sizeof *ch);
    free(ch);
}

static void register_saved(void *ctx, const struct store_answer *a)
{
    struct change *ch = ctx;
    struct conn *c = msg_caller(ch->call);
    if (is_saved(c, ch->call->msg, a) && c != NULL) {
        people_stamp(c->srv, ch->person.password, c->stamp);
        memcpy(c->name, ch->person.name, sizeof c->name);
        registered(c->srv, c);
        msg_welcome(c, ch->call->msg);
    }
    change_end(ch);
}

static void register_hashed(struct conn *c, struct hashing *h)
{
    if (c->account) { /* twice at once */
        msg_bad(c, h->call->msg, "bad", "you have an account already");
        msg_call_end(h->call);
        return;
    }
    store_put_person(c->srv->store, &h->person, register_saved, change_of(h->call, &h->person));
}

/* {"t":"register","name":...,"password":...}: the guest becomes an account and keeps his seats. */
void do_register(struct conn *c, json_t *msg)
{
    struct store_person p = { .created = srv_now(), .seen = srv_now() };
    if (c->account) {
        msg_bad(c, msg, "bad", "you have an account already");
        return;
    }
    if (!msg_name_ok(c, msg) || !may_hash(c, msg))
        return;
    snprintf(p.id, sizeof p.id, "%s", c->person);
    snprintf(p.name, sizeof p.name, "%s", msg_text(msg, "name"));
    hash_start(msg_call(c, msg), &p, "", msg_text(msg, "password"), register_hashed);
}

/* ------------------------------------------------------------------------- login */

/* Seats of the guest stay with the guest. */
static void login_verified(struct conn *c, struct hashing *h)
{
    char stamp[SRV_STAMP];
    people_stamp(c->srv, h->person.password, stamp);
    msg_become(c, h->person.id, h->person.name, stamp);
    msg_welcome(c, h->call->msg);
    msg_call_end(h->call);
}

/* The store's answer about a person whose password is to be checked; false: there is none to be checked now. Who is unknown
 * gets a password that nobody knows, so that it takes as long as a wrong one. */
static bool looked_up(struct msg_call *call, const struct store_answer *a, struct store_person *out)
{
    static const struct store_person nobody = {
        .password = "$argon2id$v=19$m=65536,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$"
                    "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
    };
    struct conn *c = msg_caller(call);
    *out = a->result == STORE_OK ? *a->person : nobody;
    if (c != NULL && a->result != STORE_DOWN && !call->srv->stopping)
        return true;
    if (c != NULL)
        msg_bad(c, call->msg, "store", "cannot look up people right now, try again");
    call->srv->hashing--;
    msg_call_end(call);
    return false;
}

static void login_found(void *ctx, const struct store_answer *a)
{
    struct msg_call *call = ctx;
    struct store_person person;
    if (looked_up(call, a, &person))
        hash_start(call, &person, msg_text(call->msg, "password"), "", login_verified);
}

/* {"t":"login","name":...,"password":...} */
void do_login(struct conn *c, json_t *msg)
{
    size_t n = strlen(msg_text(msg, "name"));
    if (n == 0 || n >= STORE_NAME)
        msg_bad(c, msg, "login", "name or password is wrong");
    else if (may_hash(c, msg))
        store_find_person(c->srv->store, msg_text(msg, "name"), login_found, msg_call(c, msg));
}

static bool has_account(struct conn *c, const json_t *msg)
{
    if (!c->account)
        msg_bad(c, msg, "bad", "you have no account");
    return c->account;
}

/* Connections of an account whose stamp is another now are closed: they come back with a token that is void. */
static void cut_off(struct srv *s, const char *person, const char *stamp, const struct conn *but)
{
    for (struct conn *c = s->conns, *next; c != NULL; c = next) {
        /* cppcheck-suppress nullPointerRedundantCheck ; `but` may be NULL, c is not */
        next = c->next;
        if (c != but && c->greeted && strcmp(c->person, person) == 0 &&
            strcmp(c->stamp, stamp) != 0)
            conn_drop(c, "logged out");
    }
}

/* -------------------------------------------------------------- another password */

static void password_saved(void *ctx, const struct store_answer *a)
{
    struct change *ch = ctx;
    struct conn *c = msg_caller(ch->call);
    char stamp[SRV_STAMP];
    if (is_saved(c, ch->call->msg, a)) {
        people_stamp(ch->call->srv, ch->person.password, stamp);
        if (c != NULL)
            snprintf(c->stamp, sizeof c->stamp, "%s", stamp);
        cut_off(ch->call->srv, ch->person.id, stamp, c);
        if (c != NULL)
            msg_welcome(c, ch->call->msg);
    }
    change_end(ch);
}

static void password_hashed(struct conn *c, struct hashing *h)
{
    store_put_person(c->srv->store, &h->person, password_saved, change_of(h->call, &h->person));
}

static void password_found(void *ctx, const struct store_answer *a)
{
    struct msg_call *call = ctx;
    struct store_person person;
    if (looked_up(call, a, &person))
        hash_start(call, &person, msg_text(call->msg, "password"), msg_text(call->msg, "new"),
                   password_hashed);
}

/* {"t":"password","password":OLD,"new":...}: and all other devices are logged out. */
void do_password(struct conn *c, json_t *msg)
{
    if (has_account(c, msg) && length_ok(c, msg, "new") && may_hash(c, msg))
        store_get_person(c->srv->store, c->person, password_found, msg_call(c, msg));
}

/* ------------------------------------------------------------------------ logout */

static void leave_account(struct conn *c, const json_t *msg)
{
    msg_stranger(c);
    msg_welcome(c, msg);
}

static void logout_saved(void *ctx, const struct store_answer *a)
{
    struct change *ch = ctx;
    struct conn *c = msg_caller(ch->call);
    if (is_saved(c, ch->call->msg, a)) {
        cut_off(ch->call->srv, ch->person.id, "", c);
        if (c != NULL)
            leave_account(c, ch->call->msg);
    }
    change_end(ch);
}

static void logout_found(void *ctx, const struct store_answer *a)
{
    struct msg_call *call = ctx;
    struct conn *c = msg_caller(call);
    if (c == NULL || a->result != STORE_OK) {
        if (c != NULL)
            msg_bad(c, call->msg, "store", "cannot look up people right now, try again");
        msg_call_end(call);
        return;
    }
    struct change *ch = change_of(call, a->person);
    people_renew(ch->person.password);
    store_put_person(c->srv->store, &ch->person, logout_saved, ch);
}

/* {"t":"logout"}: this device becomes a guest; with "everywhere":true all devices are logged out. */
void do_logout(struct conn *c, json_t *msg)
{
    if (!has_account(c, msg))
        return;
    if (json_is_true(json_object_get(msg, "everywhere")))
        store_get_person(c->srv->store, c->person, logout_found, msg_call(c, msg));
    else
        leave_account(c, msg);
}

/* ---------------------------------------------------------------------- deletion */

/* Open rooms of this node call nobody by the name any more. */
static void forget_name(struct srv *s, const char *person)
{
    for (struct live *l = s->live; l != NULL; l = l->next) {
        if (l->loading)
            continue;
        room_rename(&l->room, person, ROOM_DELETED);
        l->dirty |= room_seat_of(&l->room, person) >= 0;
    }
}

/* Where somebody sits or asks for a seat: before the game the seat is free again, during it a bot plays on. */
static void leave_table(struct live *l, const char *person)
{
    char text[32];
    struct th_why why = { 0 };
    int seat = room_seat_of(&l->room, person), asks = room_asks(&l->room, person);
    if (asks >= 0)
        snprintf(text, sizeof text, "~ unask %d", asks + 1);
    else if (seat >= 0 && l->room.status != ROOM_OVER)
        snprintf(text, sizeof text, "~ %s %d", l->room.status == ROOM_LOBBY ? "free" : "deleted",
                 seat + 1);
    else
        return;
    live_row(l, text, NULL, &why);
}

static void deleted(void *ctx, const struct store_answer *a)
{
    struct change *ch = ctx;
    struct conn *c = msg_caller(ch->call);
    if (is_saved(c, ch->call->msg, a)) {
        forget_name(ch->call->srv, ch->person.id);
        for (struct live *l = ch->call->srv->live; l != NULL; l = l->next)
            if (!l->loading)
                leave_table(l, ch->person.id);
        cut_off(ch->call->srv, ch->person.id, "", c);
        if (c != NULL)
            leave_account(c, ch->call->msg);
    }
    change_end(ch);
}

static void delete_verified(struct conn *c, struct hashing *h)
{
    store_forget_person(c->srv->store, h->person.id, ROOM_DELETED, deleted,
                        change_of(h->call, &h->person));
}

static void delete_found(void *ctx, const struct store_answer *a)
{
    struct msg_call *call = ctx;
    struct store_person person;
    if (looked_up(call, a, &person))
        hash_start(call, &person, msg_text(call->msg, "password"), "", delete_verified);
}

/* {"t":"delete","password":...}: the account is gone for good. */
void do_delete(struct conn *c, json_t *msg)
{
    if (has_account(c, msg) && may_hash(c, msg))
        store_get_person(c->srv->store, c->person, delete_found, msg_call(c, msg));
}

/* ---------------------------------------------------------------- other nodes */

struct news {
    struct srv *srv;
    char person[STORE_ID];
};

static void news_read(void *ctx, const struct store_answer *a)
{
    struct news *n = ctx;
    char stamp[SRV_STAMP];
    if (a->result == STORE_OK) {
        people_stamp(n->srv, a->person->password, stamp);
        cut_off(n->srv, n->person, stamp, NULL);
        if (strcmp(a->person->password, "-") == 0)
            forget_name(n->srv, n->person);
    }
    free(n);
}

/* Is the person connected to this node, or named by one of its rooms? */
static bool concerns(const struct srv *s, const char *person)
{
    for (const struct conn *c = s->conns; c != NULL; c = c->next)
        if (strcmp(c->person, person) == 0)
            return true;
    for (const struct live *l = s->live; l != NULL; l = l->next)
        if (room_seat_of(&l->room, person) >= 0)
            return true;
    return false;
}

void people_news(struct srv *s, const char *person)
{
    struct news *n = concerns(s, person) ? srv_must(calloc(1, sizeof *n)) : NULL;
    if (n == NULL)
        return;
    n->srv = s;
    snprintf(n->person, sizeof n->person, "%s", person);
    store_get_person(s->store, person, news_read, n);
}
