/* srv_msg_people.c - who a client is: hello, names, figures about people. Accounts are srv_msg_account.c's. */
#include "srv_msg.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ------------------------------------------------------------------------ hello */

/* A client with a cookie gets a ticket if the cookie must change, one without gets a token: a page's script never sees
 * what its cookie holds. */
void msg_welcome(struct conn *c, const json_t *msg)
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
        people_token(c->srv, c->person, c->stamp, secret);
        json_object_set_new(j, "token", json_string(secret));
    } else if (strcmp(c->cookie, c->person) != 0 || strcmp(c->cookie_stamp, c->stamp) != 0) {
        people_ticket(c->srv, c, secret);
        json_object_set_new(j, "ticket", json_string(secret));
    }
    conn_send_json(c, j);
}

void msg_become(struct conn *c, const char *person, const char *name, const char *stamp)
{
    live_leave(c);
    snprintf(c->person, sizeof c->person, "%s", person);
    snprintf(c->name, sizeof c->name, "%s", name);
    snprintf(c->stamp, sizeof c->stamp, "%s", stamp);
    c->account = stamp[0] != '\0';
}

void msg_stranger(struct conn *c)
{
    char person[STORE_ID], name[STORE_NAME];
    srv_random_id(person, 'p');
    people_default_name(person, name);
    msg_become(c, person, name, "");
}

/* Is the name an account's of somebody else? */
static bool is_taken(const struct conn *c, const struct store_answer *a)
{
    return a->result == STORE_OK && strcmp(a->person->id, c->person) != 0;
}

static void greet(struct conn *c, const json_t *msg)
{
    c->greeted = true;
    msg_welcome(c, msg);
}

/* A guest whose name is an account's is called otherwise. */
static void greet_guest(void *ctx, const struct store_answer *a)
{
    struct msg_call *call = ctx;
    struct conn *c = msg_caller(call);
    if (c != NULL && (is_taken(c, a) || a->result == STORE_DOWN))
        people_default_name(c->person, c->name);
    if (c != NULL)
        greet(c, call->msg);
    msg_call_end(call);
}

/* c->stamp says what the token claims. One that is not the account's is worth nothing: a guest's token of somebody who has an
 * account by now (whoever planted it before he registered would be inside), one from before the password was changed or
 * all devices were logged out, one of an account that was deleted. */
static void known(void *ctx, const struct store_answer *a)
{
    struct msg_call *call = ctx;
    struct conn *c = msg_caller(call);
    char stamp[SRV_STAMP];
    if (c == NULL || a->result == STORE_DOWN) {
        if (c != NULL) {
            c->asked = false;
            msg_bad(c, call->msg, "store", "cannot look up people right now, try again");
        }
        msg_call_end(call);
        return;
    }
    const char *name = msg_text(call->msg, "name");
    people_stamp(c->srv, a->result == STORE_OK ? a->person->password : "", stamp);
    if (strcmp(stamp, c->stamp) != 0)
        msg_stranger(c);
    else if (a->result == STORE_OK)
        snprintf(c->name, sizeof c->name, "%s", a->person->name);
    if (!c->account && name[0] != '\0')
        snprintf(c->name, sizeof c->name, "%s", name);
    if (!c->account) {
        store_find_person(c->srv->store, c->name, greet_guest, call);
        return;
    }
    greet(c, call->msg);
    msg_call_end(call);
}

bool msg_name_ok(struct conn *c, const json_t *msg)
{
    if (people_name_ok(msg_text(msg, "name")))
        return true;
    msg_bad(c, msg, "name",
            "a name must be 1 to 24 visible characters long, with single spaces only inside");
    return false;
}

/* {"t":"hello","protocol":2,"name":"Ann","token":"..."}: once a connection. */
void do_hello(struct conn *c, json_t *msg)
{
    char person[STORE_ID], stamp[SRV_STAMP];
    if (json_integer_value(json_object_get(msg, "protocol")) != SRV_PROTOCOL) {
        msg_bad(c, msg, "version", "this server runs another version; reload the page");
        return;
    }
    if (c->greeted || c->asked) {
        msg_bad(c, msg, "bad", "hello was already sent");
        return;
    }
    if (msg_text(msg, "name")[0] != '\0' && !msg_name_ok(c, msg))
        return;
    msg_stranger(c);
    if (c->cookie[0] != '\0')
        msg_become(c, c->cookie, "", c->cookie_stamp);
    else if (people_check(c->srv, msg_text(msg, "token"), person, stamp))
        msg_become(c, person, "", stamp);
    people_default_name(c->person, c->name);
    c->asked = true;
    c->patches = json_is_true(json_object_get(msg, "patches"));
    store_get_person(c->srv->store, c->person, known, msg_call(c, msg));
}

static void rename_guest(void *ctx, const struct store_answer *a)
{
    struct msg_call *call = ctx;
    struct conn *c = msg_caller(call);
    if (c != NULL && a->result == STORE_DOWN)
        msg_bad(c, call->msg, "store", "cannot look up people right now, try again");
    else if (c != NULL && (c->account || is_taken(c, a)))
        msg_bad(c, call->msg, "taken", "that name is already taken");
    else if (c != NULL) {
        snprintf(c->name, sizeof c->name, "%s", msg_text(call->msg, "name"));
        msg_welcome(c, call->msg);
    }
    msg_call_end(call);
}

/* {"t":"name","name":"Ann"}: a guest calls himself something else, from the next seat on; not as an account is called. */
void do_name(struct conn *c, json_t *msg)
{
    if (c->account)
        msg_bad(c, msg, "name", "an account keeps its name");
    else if (msg_name_ok(c, msg))
        store_find_person(c->srv->store, msg_text(msg, "name"), rename_guest, msg_call(c, msg));
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
            json_object_set_new(j, "account",
                                json_boolean(strlen(p->password) > 1)); /* `-`: deleted */
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
