/* srv_msg.h - what the files that answer clients' messages share. */
#ifndef SRV_MSG_H
#define SRV_MSG_H

#include "srv_live.h"

const char *msg_text(const json_t *msg, const char *key); /* "" if there is none             */
const char *msg_re(const json_t *msg);                    /* the client's own number of it   */
void msg_bad(struct conn *c, const json_t *msg, const char *code, const char *text);
void msg_refused(struct conn *c, const json_t *msg, enum live_result r, const struct th_why *why);
json_t *msg_answer(const char *word, const json_t *msg); /* an object with "t" and "re"     */

/* Writes a row in the client's name; false, and he has been told why not. */
bool msg_row(struct live *l, const char *text, struct conn *c, json_t *msg);

/* A client who is waited for by a job; he may go meanwhile. */
struct msg_call {
    struct srv *srv;
    struct conn *conn;
    uint64_t serial;
    json_t *msg;
};
struct msg_call *msg_call(struct conn *c, json_t *msg);
struct conn *msg_caller(const struct msg_call *call); /* NULL: he has gone               */
void msg_call_end(struct msg_call *call);

/* Who the client is (srv_msg_people.c): tells him; makes him another person, who looks at no table yet; a new guest; is the
 * name he sent one? If not, he has been told. */
void msg_welcome(struct conn *c, const json_t *msg);
void msg_become(struct conn *c, const char *person, const char *name, const char *stamp);
void msg_stranger(struct conn *c);
bool msg_name_ok(struct conn *c, const json_t *msg);

/* The table the client looks at, and his seat there (-1: none); NULL, and he has been told. */
struct live *msg_here(struct conn *c, const json_t *msg, int *seat);
struct live *msg_seated(struct conn *c, const json_t *msg, int *seat);

typedef void msg_take_one(struct conn *c, json_t *msg);
msg_take_one do_hello, do_name, do_person;                             /* people */
msg_take_one do_register, do_login, do_password, do_logout, do_delete; /* account */
msg_take_one do_games, do_tables, do_new, do_watch, do_join, do_bot, do_seed, do_begin; /* table  */
msg_take_one do_seal, do_reveal;
msg_take_one do_rematch;
msg_take_one do_play, do_undo, do_resign, do_leave, do_abort, do_absent, do_vote; /* play */
msg_take_one do_chat, do_recap, do_mute, do_geometry, do_why, do_view;
msg_take_one do_memory;

#endif
