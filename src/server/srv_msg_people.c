/* srv_msg_people.c - who a client is: hello, names, accounts, figures about people. */
#include "srv_msg.h"

#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ------------------------------------------------------------------------ hello */

/* A client with a cookie gets a ticket if the cookie must change, one without gets a token: a page's script never sees
 * what its cookie holds. */
static void welcome(struct conn *c, const json_t *msg)
{
    char secret[256];
    json_t *j = msg_answer("welcome", msg);
    json_object_set_new(j, "protocol", json_integer(SRV_PROTOCOL));
    json_object_set_new(j, "person", json_string(c->person));
    json_object_set_new(j, "name", json_string(c->name));
    json_object_set_new(j, "account", json_boolean(c->account));
    json_object_set_new(j, "node", json_string(c->srv->node));
    json_object_set_new(j, "patches", json_boolean(c->patches));
    if (c->cookie[0] == '\0') {
        people_token(c->srv, c->person, c->account, secret);
        json_object_set_new(j, "token", json_string(secret));
    } else if (strcmp(c->cookie, c->person) != 0 || c->cookie_account != c->account) {
        people_ticket(c->srv, c, secret);
        json_object_set_new(j, "ticket", json_string(secret));
    }
    conn_send_json(c, j);
}

/* The connection becomes another person; what it looked at as the old one, it no longer does. */
static void become(struct conn *c, const char *person, const char *name, bool account)
{
    live_leave(c);
    snprintf(c->person, sizeof c->person, "%s", person);
    snprintf(c->name, sizeof c->name, "%s", name);
    c->account = account;
}

static void stranger(struct conn *c)
{
    char person[STORE_ID], name[STORE_NAME];
    srv_random_id(person, 'p');
    people_default_name(person, name);
    become(c, person, name, false);
}

/* c->account says what the token claims. A guest's token of somebody who has an account by now is worth nothing: whoever
 * planted it before he registered would be inside. */
static void known(void *ctx, const struct store_answer *a)
{
    struct msg_call *call = ctx;
    struct conn *c = msg_caller(call);
    if (c != NULL && a->result == STORE_DOWN) {
        c->asked = false;
        msg_bad(c, call->msg, "store", "cannot look up people right now, try again");
    } else if (c != NULL) {
        const char *name = msg_text(call->msg, "name");
        bool account = a->result == STORE_OK && a->person->password[0] != '\0';
        if (account != c->account)
            stranger(c);
        else if (a->result == STORE_OK)
            snprintf(c->name, sizeof c->name, "%s", a->person->name);
        if (!c->account && name[0] != '\0')
            snprintf(c->name, sizeof c->name, "%s", name);
        c->greeted = true;
        welcome(c, call->msg);
    }
    msg_call_end(call);
}

static bool name_ok(struct conn *c, const json_t *msg)
{
    if (people_name_ok(msg_text(msg, "name")))
        return true;
    msg_bad(c, msg, "name", "a name must be 1 to 24 characters long, with no spaces at either end");
    return false;
}

/* {"t":"hello","protocol":1,"name":"Ann","token":"..."}: once a connection. */
void do_hello(struct conn *c, json_t *msg)
{
    char person[STORE_ID];
    bool account;
    if (json_integer_value(json_object_get(msg, "protocol")) != SRV_PROTOCOL) {
        msg_bad(c, msg, "version", "this server runs another version; reload the page");
        return;
    }
    if (c->greeted || c->asked) {
        msg_bad(c, msg, "bad", "hello was already sent");
        return;
    }
    if (msg_text(msg, "name")[0] != '\0' && !name_ok(c, msg))
        return;
    stranger(c);
    if (c->cookie[0] != '\0') {
        snprintf(c->person, sizeof c->person, "%s", c->cookie);
        c->account = c->cookie_account;
    } else if (people_check(c->srv, msg_text(msg, "token"), person, &account)) {
        snprintf(c->person, sizeof c->person, "%s", person);
        c->account = account;
    }
    people_default_name(c->person, c->name);
    c->asked = true;
    c->patches = json_is_true(json_object_get(msg, "patches"));
    store_get_person(c->srv->store, c->person, known, msg_call(c, msg));
}

/* {"t":"name","name":"Ann"}: a guest calls himself something else, from the next seat on. */
void do_name(struct conn *c, json_t *msg)
{
    if (c->account)
        msg_bad(c, msg, "name", "an account keeps its name");
    else if (name_ok(c, msg)) {
        snprintf(c->name, sizeof c->name, "%s", msg_text(msg, "name"));
        welcome(c, msg);
    }
}

/* --------------------------------------------------------------------- accounts */

struct hashing { /* Argon2id takes a while: not on the loop's thread */
    struct lane_job lane;
    struct msg_call *call;
    struct store_person person;
    char password[256], hash[STORE_PASSWORD];
    bool verify, ok;
};

/* All connections of a guest who has registered: none may write him as a guest again. */
static void registered(struct srv *s, const char *person, const char *name)
{
    for (struct conn *c = s->conns; c != NULL; c = c->next) {
        if (strcmp(c->person, person) != 0)
            continue;
        c->account = true;
        snprintf(c->name, sizeof c->name, "%s", name);
    }
}

static void saved(void *ctx, const struct store_answer *a)
{
    struct msg_call *call = ctx;
    struct conn *c = msg_caller(call);
    if (c != NULL && a->result == STORE_RACE)
        msg_bad(c, call->msg, "taken", "that name is already taken");
    else if (c != NULL && a->result != STORE_OK)
        msg_bad(c, call->msg, "store", "it could not be saved, try again");
    else if (c != NULL) {
        registered(call->srv, c->person, msg_text(call->msg, "name"));
        welcome(c, call->msg);
    }
    msg_call_end(call);
}

static void hash_work(struct lane_job *lane)
{
    struct hashing *h = (struct hashing *)lane;
    h->ok = h->verify ? people_verify(h->hash, h->password) : people_hash(h->password, h->hash);
}

static void hash_done(struct lane_job *lane, bool ran)
{
    struct hashing *h = (struct hashing *)lane;
    struct msg_call *call = h->call;
    struct conn *c = ran ? msg_caller(call) : NULL;
    call->srv->hashing--;
    if (c != NULL && h->ok && !h->verify && !c->account) {
        snprintf(h->person.password, sizeof h->person.password, "%s", h->hash);
        store_put_person(call->srv->store, &h->person, saved, call);
        call = NULL;
    } else if (c != NULL && h->ok && h->verify) { /* seats of the guest stay with the guest */
        become(c, h->person.id, h->person.name, true);
        welcome(c, call->msg);
    } else if (c != NULL)
        msg_bad(c, call->msg, "login", "name or password is wrong");
    if (call != NULL)
        msg_call_end(call);
    sodium_memzero(h, sizeof *h);
    free(h);
}

static void hash_start(struct msg_call *call, const struct store_person *p, bool verify)
{
    struct hashing *h = calloc(1, sizeof *h);
    h->lane.run = hash_work;
    h->lane.done = hash_done;
    h->call = call;
    h->person = *p;
    h->verify = verify;
    snprintf(h->password, sizeof h->password, "%s", msg_text(call->msg, "password"));
    snprintf(h->hash, sizeof h->hash, "%s", p->password);
    lane_add(&call->srv->hashes, &h->lane);
}

/* Passwords are dear: few at a time, few for an address. Counts one that may begin. */
static bool may_hash(struct conn *c, json_t *msg)
{
    size_t n = strlen(msg_text(msg, "password"));
    if (n < 8 || n >= 200)
        msg_bad(c, msg, "password", "a password has 8 to 199 characters");
    else if (c->srv->hashing >= SRV_HASHES_WAITING || !limit_login(c->srv, c->address))
        msg_bad(c, msg, "slow", "too many attempts, wait a moment");
    else {
        c->srv->hashing++;
        return true;
    }
    return false;
}

/* {"t":"register","name":...,"password":...}: the guest becomes an account and keeps his seats. */
void do_register(struct conn *c, json_t *msg)
{
    struct store_person p = { .created = srv_now(), .seen = srv_now() };
    if (c->account) {
        msg_bad(c, msg, "bad", "you have an account already");
        return;
    }
    if (!name_ok(c, msg) || !may_hash(c, msg))
        return;
    snprintf(p.id, sizeof p.id, "%s", c->person);
    snprintf(p.name, sizeof p.name, "%s", msg_text(msg, "name"));
    hash_start(msg_call(c, msg), &p, false);
}

static void login_found(void *ctx, const struct store_answer *a)
{
    struct msg_call *call = ctx;
    struct conn *c = msg_caller(call);
    struct store_person nobody = { .password =
                                       "$argon2id$v=19$m=65536,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$"
                                       "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA" };
    if (c != NULL && a->result != STORE_DOWN && !call->srv->stopping) {
        /* an unknown name takes as long as a wrong password */
        hash_start(call, a->result == STORE_OK ? a->person : &nobody, true);
        return;
    }
    if (c != NULL)
        msg_bad(c, call->msg, "store", "cannot look up people right now, try again");
    call->srv->hashing--;
    msg_call_end(call);
}

/* {"t":"login","name":...,"password":...} */
void do_login(struct conn *c, json_t *msg)
{
    if (name_ok(c, msg) && may_hash(c, msg))
        store_find_person(c->srv->store, msg_text(msg, "name"), login_found, msg_call(c, msg));
}

/* ---------------------------------------------------------------------- figures */

static void person_found(void *ctx, const struct store_answer *a)
{
    struct msg_call *call = ctx;
    struct conn *c = msg_caller(call);
    if (c != NULL && a->result == STORE_DOWN)
        msg_bad(c, call->msg, "store", "cannot look up people right now, try again");
    else if (c != NULL) {
        json_t *j = msg_answer("person", call->msg);
        json_object_set_new(j, "person", json_string(msg_text(call->msg, "person")));
        json_object_set_new(j, "known", json_boolean(a->result == STORE_OK));
        if (a->result == STORE_OK) {
            const struct store_person *p = a->person;
            json_object_set_new(j, "name", json_string(p->name));
            json_object_set_new(j, "account", json_boolean(p->password[0] != '\0'));
            json_object_set_new(j, "played", json_integer(p->played));
            json_object_set_new(j, "finished", json_integer(p->finished));
            json_object_set_new(j, "left_early", json_integer(p->left_early));
        }
        conn_send_json(c, j);
    }
    msg_call_end(call);
}

/* {"t":"person","person":ID}: how reliable somebody is. */
void do_person(struct conn *c, json_t *msg)
{
    if (strlen(msg_text(msg, "person")) >= STORE_ID)
        msg_bad(c, msg, "bad", "no such person");
    else
        store_get_person(c->srv->store, msg_text(msg, "person"), person_found, msg_call(c, msg));
}
