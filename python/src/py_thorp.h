/* py_thorp.h - what the files of the extension module share: its types, its errors, how text and numbers cross over.
 *
 * The module _thorp is a thin skin over thorp.h and bot.h. A Game owns rules; a State, a Move and a Bot hold a
 * reference to their Game. Everything runs under Python's global lock except what py_batch.c says. */
#ifndef PY_THORP_H
#define PY_THORP_H

#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include "bot.h"
#include "env.h"
#include "thorp.h"

#include <stdalign.h>

enum {
    PY_TEXT = 1 << 18, /* longest text: a description of a table */
};

struct py_game {
    PyObject_HEAD struct th_setup setup;
    const struct th_game *game;
    struct th_rules *rules;
};

struct py_move {
    PyObject_HEAD struct py_game *game;
    th_move m;
};

struct py_state {
    PyObject_VAR_HEAD struct py_game *game;
    int viewer;     /* -1: the true state; a seat or TH_SPECTATOR: what they see */
    bool unchecked; /* set() has changed it: nothing is asked of it before check() has passed */
    alignas(16) unsigned char bytes[];
};

struct py_rng {
    PyObject_HEAD struct th_rng rng;
};

extern PyTypeObject py_game_type, py_move_type, py_state_type, py_rng_type, py_bot_type;
extern PyTypeObject py_actions_type, py_observation_type, py_tables_type;

/* ------------------------------------------------------------------ errors */

/* Names in py_error.c. SETUP, TEXT and CLOSED are kinds of Error, and Error of ValueError. */
enum py_error_kind {
    PY_ERROR,
    PY_SETUP_ERROR,
    PY_TEXT_ERROR,
    PY_ILLEGAL_MOVE,
    PY_STATE_ERROR,
    PY_ERRORS
};

int py_errors_add(PyObject *module);
/* Raises with the sentence, `clause` and `line` of why. Returns NULL. */
PyObject *py_refuse(enum py_error_kind kind, const struct th_why *why);
PyObject *py_fail(enum py_error_kind kind, const char *format, ...);

/* ----------------------------------------------------------------- crossing */

/* A buffer for text, lists and events that every call may use and none keeps. */
extern char py_text[PY_TEXT];
extern struct th_moves py_moves;

/* The JSON in j as Python objects; NULL with an exception. */
PyObject *py_from_json(struct th_json *j);

/* A generator, or a number to seed one: 0, or -1 with an exception. *own is used if it is a number. */
int py_rng_of(PyObject *o, struct th_rng *own, struct th_rng **out);
/* A seat: 0 to most - 1 of the table, TH_DEALER or TH_SPECTATOR where `also` has the bit. None is `def`. -1 on error. */
int py_seat_of(const struct py_game *game, PyObject *o, int def, unsigned also);
PyObject *py_seats(unsigned mask);
PyObject *py_clause(th_clause c);

PyObject *py_move_new(struct py_game *game, th_move m);
/* A Move of this game or its text; 0, or -1 with an exception. */
int py_move_of(struct py_game *game, PyObject *o, th_move *m);

/* A game from a checked set-up; takes over `rules` if there are any. */
struct py_game *py_game_new(PyTypeObject *type, const struct th_setup *setup,
                            struct th_rules *rules);
bool py_game_same(const struct py_game *a, const struct py_game *b);

/* An empty state: all zero. */
struct py_state *py_state_new(struct py_game *game, int viewer);
void py_state_copy(const struct py_state *from, void *to);
/* Is the position sound? Looked at once after set(). False with an exception. */
bool py_state_sound(struct py_state *self);
PyObject *py_state_text(struct py_state *self);
PyObject *py_state_read(const char *text, Py_ssize_t n);
extern PyMethodDef py_state_methods[];
extern PyGetSetDef py_state_getset[];
int py_state_ready(void);

/* An array a call wants: how many numbers, of how many bytes, as which letters of the buffer protocol. */
struct py_array {
    const char *name, *type, *letters;
    size_t size;
    Py_ssize_t n;
    bool writes;
};
/* 0, or -1 with an exception that says what is wanted. */
int py_buffer_get(PyObject *o, const struct py_array *want, Py_buffer *b);
/* Raises IllegalMove: this number is none, or is masked. table -1: it is not said where. */
PyObject *py_bad_action(const struct env_index *index, long action, int table);
PyObject *py_game_seed(PyObject *module, PyObject *args);

#endif
