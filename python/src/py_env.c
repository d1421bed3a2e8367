/* py_env.c - Actions and Observation: moves as numbers, views as arrays (src/env). */
#include "py_thorp.h"

static struct env_choice choices[TH_MOVES];

struct py_actions {
    PyObject_HEAD struct py_game *game;
    struct env_index index;
};

struct py_observation {
    PyObject_HEAD struct py_game *game;
    struct env_spec spec;
};

PyDoc_STRVAR(
    actions_doc,
    "Actions(game, trades=2)\n--\n\n"
    "The moves of a game as numbers from 0 to n - 1, the same in every position and for every "
    "seat: seats in arguments\n"
    "are counted from the one that moves. trades: offers of 1 one for one, 2 two for one as well, "
    "0 none at all.\n\n"
    ">>> game = thorp.Game('catan seats=4')\n"
    ">>> actions = thorp.Actions(game, trades=0)\n"
    ">>> actions.number(game.move('rob 1'), seat=3) == actions.number(game.move('rob 4'), seat=2)\n"
    "True\n"
    ">>> actions.text(actions.number(game.move('road e37')))\n"
    "'road e37'\n");

static PyObject *actions_make(PyTypeObject *type, PyObject *args, PyObject *kw)
{
    static char *names[] = { "game", "trades", NULL };
    PyObject *game;
    int trades = ENV_TRADES;
    if (!PyArg_ParseTupleAndKeywords(args, kw, "O!|i:Actions", names, &py_game_type, &game,
                                     &trades))
        return NULL;
    if (trades < 0 || trades > ENV_TRADES) {
        PyErr_SetString(PyExc_ValueError, "trades is 0, 1 or 2");
        return NULL;
    }
    struct py_actions *self = (struct py_actions *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->game = (struct py_game *)Py_NewRef(game);
    env_index_build(&self->index, self->game->rules, trades);
    return (PyObject *)self;
}

static void actions_drop(struct py_actions *self)
{
    Py_XDECREF(self->game);
    Py_TYPE(self)->tp_free(self);
}

/* The seat whose moves these are: one that chooses. */
static int chooser(const struct py_game *game, const struct py_state *state, PyObject *o)
{
    unsigned who = game->game->actors(game->rules, state->bytes, NULL) & ~(1U << TH_DEALER);
    int def = who != 0                                         ? th_first_seat(who)
              : state->viewer >= 0 && state->viewer < TH_SEATS ? state->viewer
                                                               : 0;
    int seat = py_seat_of(game, o, def, 0);
    if (seat >= 0 && state->viewer >= 0 && seat != state->viewer) {
        py_fail(PY_STATE_ERROR, "this is what seat %d sees", state->viewer);
        return -1;
    }
    return seat;
}

static const struct py_state *state_of(const struct py_game *game, PyObject *o)
{
    if (!PyObject_TypeCheck(o, &py_state_type)) {
        PyErr_SetString(PyExc_TypeError, "a thorp.State is wanted");
        return NULL;
    }
    if (!py_game_same(game, ((struct py_state *)o)->game)) {
        py_fail(PY_STATE_ERROR, "a state of another game");
        return NULL;
    }
    return py_state_sound((struct py_state *)o) ? (struct py_state *)o : NULL;
}

/* Lists what a seat may choose; -1 and an exception, or how many. A seat that is not waited for chooses nothing. */
static int list(struct py_actions *self, PyObject *o, PyObject *who, int *seat)
{
    const struct py_state *state = state_of(self->game, o);
    *seat = state != NULL ? chooser(self->game, state, who) : -1;
    if (*seat < 0)
        return -1;
    const struct py_game *g = self->game;
    if ((g->game->actors(g->rules, state->bytes, NULL) >> *seat & 1) == 0)
        return 0;
    g->game->gen(g->rules, state->bytes, *seat, &py_moves);
    return env_choices(&self->index, *seat, &py_moves, choices);
}

static PyObject *actions_of(struct py_actions *self, PyObject *args)
{
    PyObject *state, *who = NULL;
    int seat;
    if (!PyArg_UnpackTuple(args, "of", 1, 2, &state, &who))
        return NULL;
    int n = list(self, state, who, &seat);
    PyObject *out = n >= 0 ? PyDict_New() : NULL;
    for (int i = 0; out != NULL && i < n; i++) {
        PyObject *key = PyLong_FromLong(choices[i].action),
                 *move = py_move_new(self->game, choices[i].move);
        if (key == NULL || move == NULL || PyDict_SetItem(out, key, move) < 0)
            Py_CLEAR(out);
        Py_XDECREF(key);
        Py_XDECREF(move);
    }
    return out;
}

static PyObject *actions_mask(struct py_actions *self, PyObject *args)
{
    PyObject *state, *array, *who = NULL;
    Py_buffer b;
    int seat;
    if (!PyArg_UnpackTuple(args, "mask_into", 2, 3, &array, &state, &who))
        return NULL;
    int n = list(self, state, who, &seat);
    struct py_array want = { "mask", "8 bits", "Bb?", 1, self->index.n, true };
    if (n < 0 || py_buffer_get(array, &want, &b) < 0)
        return NULL;
    memset(b.buf, 0, (size_t)b.len);
    for (int i = 0; i < n; i++)
        ((uint8_t *)b.buf)[choices[i].action] = 1;
    PyBuffer_Release(&b);
    return PyLong_FromLong(n);
}

static PyObject *actions_move(struct py_actions *self, PyObject *args)
{
    PyObject *state, *number, *who = NULL;
    int seat;
    if (!PyArg_UnpackTuple(args, "move", 2, 3, &state, &number, &who))
        return NULL;
    long action = PyLong_AsLong(number);
    if (action == -1 && PyErr_Occurred())
        return NULL;
    int n = list(self, state, who, &seat);
    if (n < 0)
        return NULL;
    for (int i = 0; i < n; i++)
        if (choices[i].action == action)
            return py_move_new(self->game, choices[i].move);
    return py_bad_action(&self->index, action, -1);
}

PyObject *py_bad_action(const struct env_index *index, long action, int table)
{
    char where[32] = "";
    if (table >= 0)
        sprintf(where, " at table %d", table);
    if (action < 0 || action >= index->n)
        return py_fail(PY_ILLEGAL_MOVE, "there is no action %ld%s: they are 0 to %d", action, where,
                       index->n - 1);
    return py_fail(PY_ILLEGAL_MOVE, "action %ld (%s)%s is masked: it may not be chosen now", action,
                   index->game->moves[env_kind_of(index, (int)action)].word, where);
}

static PyObject *actions_number(struct py_actions *self, PyObject *args, PyObject *kw)
{
    static char *names[] = { "move", "seat", NULL };
    PyObject *move, *who = NULL;
    th_move m;
    if (!PyArg_ParseTupleAndKeywords(args, kw, "O|O:number", names, &move, &who))
        return NULL;
    int seat = py_seat_of(self->game, who, 0, 0);
    if (seat < 0 || py_move_of(self->game, move, &m) != 0)
        return NULL;
    int action = env_number(&self->index, seat, m);
    if (action < 0)
        Py_RETURN_NONE;
    return PyLong_FromLong(action);
}

static PyObject *ranked_text(const struct py_actions *self, int action)
{
    int kind = env_kind_of(&self->index, action);
    const struct env_kind *k = &self->index.kind[kind];
    const char *word = self->game->game->moves[kind].word;
    if (action - k->base >= k->direct)
        return PyUnicode_FromFormat("%s #%d", word, action - k->base - k->direct);
    return PyUnicode_FromString(word);
}

static PyObject *actions_text(struct py_actions *self, PyObject *args, PyObject *kw)
{
    static char *names[] = { "action", "seat", NULL };
    PyObject *who = NULL;
    int action;
    if (!PyArg_ParseTupleAndKeywords(args, kw, "i|O:text", names, &action, &who))
        return NULL;
    int seat = py_seat_of(self->game, who, 0, 0);
    if (seat < 0)
        return NULL;
    if (action < 0 || action >= self->index.n)
        return py_bad_action(&self->index, action, -1);
    th_move m = env_move(&self->index, seat, action);
    if (m == 0)
        return ranked_text(self, action);
    PyObject *move = py_move_new(self->game, m), *text = move != NULL ? PyObject_Str(move) : NULL;
    Py_XDECREF(move);
    return text;
}

static PyObject *actions_kinds(struct py_actions *self, void *none)
{
    (void)none;
    PyObject *out = PyList_New(0);
    for (int kind = 1; out != NULL && kind < self->game->game->n_moves; kind++) {
        const struct env_kind *k = &self->index.kind[kind];
        if (k->base < 0)
            continue;
        PyObject *row = Py_BuildValue("(siii)", self->game->game->moves[kind].word, (int)k->base,
                                      (int)k->direct, (int)k->ranks);
        if (row == NULL || PyList_Append(out, row) < 0)
            Py_CLEAR(out);
        Py_XDECREF(row);
    }
    return out;
}

static PyObject *actions_n(struct py_actions *self, void *none)
{
    (void)none;
    return PyLong_FromLong(self->index.n);
}

static PyObject *actions_trades(struct py_actions *self, void *none)
{
    (void)none;
    return PyLong_FromLong(self->index.trades);
}

static PyObject *game_of(struct py_actions *self, void *none)
{
    (void)none;
    return Py_NewRef(self->game);
}

static PyObject *actions_reduce(struct py_actions *self, PyObject *none)
{
    (void)none;
    return Py_BuildValue("O(Oi)", Py_TYPE(self), self->game, self->index.trades);
}

static PyGetSetDef actions_getset[] = {
    { "n", (getter)actions_n, NULL, "How many numbers there are.", NULL },
    { "trades", (getter)actions_trades, NULL, "Which offers have numbers.", NULL },
    { "game", (getter)game_of, NULL, "The Game.", NULL },
    { "kinds", (getter)actions_kinds, NULL,
      "[(word, first, direct, ranked)]: so many numbers by arguments, then so many by rank in the "
      "list.",
      NULL },
    { NULL, NULL, NULL, NULL, NULL },
};

static PyMethodDef actions_methods[] = {
    { "of", (PyCFunction)actions_of, METH_VARARGS,
      "of($self, state, seat=None, /)\n--\n\nWhat a seat may choose now: {number: Move}. Empty if "
      "it is not waited for." },
    { "mask_into", (PyCFunction)actions_mask, METH_VARARGS,
      "mask_into($self, array, state, seat=None, /)\n--\n\nWrites 1 for what may be chosen and 0 "
      "for the rest into an array "
      "of n bytes. How many ones." },
    { "move", (PyCFunction)actions_move, METH_VARARGS,
      "move($self, state, action, seat=None, /)\n--\n\nThe Move of a number in this position. "
      "IllegalMove if it is masked or "
      "does not exist." },
    { "number", (PyCFunction)(void (*)(void))actions_number, METH_VARARGS | METH_KEYWORDS,
      "number($self, move, seat=0)\n--\n\nThe number of a move; None if it has none of its own: a "
      "ranked move, a larger "
      "trade." },
    { "text", (PyCFunction)(void (*)(void))actions_text, METH_VARARGS | METH_KEYWORDS,
      "text($self, action, seat=0)\n--\n\nWhat a number means for a seat: notation, or `word "
      "#rank`." },
    { "__reduce__", (PyCFunction)actions_reduce, METH_NOARGS, NULL },
    { NULL, NULL, 0, NULL },
};

PyTypeObject py_actions_type = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "thorp.Actions",
    .tp_basicsize = sizeof(struct py_actions),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE,
    .tp_doc = actions_doc,
    .tp_new = actions_make,
    .tp_dealloc = (destructor)actions_drop,
    .tp_getset = actions_getset,
    .tp_methods = actions_methods,
};

/* ------------------------------------------------------------- observations */

PyDoc_STRVAR(
    observation_doc,
    "Observation(game)\n--\n\n"
    "What a seat sees as numbers: named planes and vectors one after the other, 16 bits each. "
    "Seats are counted from\n"
    "the viewer. It is written from the seat's view: what the seat may not know is not in it.\n\n"
    ">>> spec = thorp.Observation(thorp.Game('catan seats=4'))\n"
    ">>> [shape for name, shape, at, about in spec.fields if name == 'settlement']\n"
    "[(4, 54)]\n");

static PyObject *observation_make(PyTypeObject *type, PyObject *args, PyObject *kw)
{
    static char *names[] = { "game", NULL };
    PyObject *game;
    if (!PyArg_ParseTupleAndKeywords(args, kw, "O!:Observation", names, &py_game_type, &game))
        return NULL;
    struct py_observation *self = (struct py_observation *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->game = (struct py_game *)Py_NewRef(game);
    env_spec_build(&self->spec, self->game->rules);
    return (PyObject *)self;
}

static void observation_drop(struct py_observation *self)
{
    Py_XDECREF(self->game);
    Py_TYPE(self)->tp_free(self);
}

/* Writes what `seat` sees; the view is made here unless the state is one. */
static int observe(struct py_observation *self, const struct py_state *state, int seat, int16_t *to)
{
    const struct py_game *g = self->game;
    struct py_state *view = state->viewer < 0 ? py_state_new(self->game, seat) : NULL;
    if (state->viewer < 0 && view == NULL)
        return -1;
    if (view != NULL)
        g->game->view(g->rules, state->bytes, seat, view->bytes);
    env_observe(&self->spec, g->rules, view != NULL ? view->bytes : state->bytes, seat, to);
    Py_XDECREF(view);
    return 0;
}

static PyObject *observation_into(struct py_observation *self, PyObject *args)
{
    PyObject *array, *o, *who = NULL;
    Py_buffer b;
    if (!PyArg_UnpackTuple(args, "into", 2, 3, &array, &o, &who))
        return NULL;
    const struct py_state *state = state_of(self->game, o);
    bool spectator =
        state != NULL && (state->viewer == TH_SPECTATOR ||
                          (who != NULL && PyLong_Check(who) && PyLong_AsLong(who) == TH_SPECTATOR));
    int seat = state == NULL ? -1 : spectator ? TH_SPECTATOR : chooser(self->game, state, who);
    struct py_array want = { "out", "int16", "h", 2, self->spec.size, true };
    if (seat < 0 || py_buffer_get(array, &want, &b) < 0)
        return NULL;
    if (spectator && state->viewer >= 0 && state->viewer != TH_SPECTATOR) {
        PyBuffer_Release(&b);
        return py_fail(PY_STATE_ERROR, "this is what seat %d sees", state->viewer);
    }
    int failed = observe(self, state, seat, b.buf);
    PyBuffer_Release(&b);
    if (failed != 0)
        return NULL;
    Py_RETURN_NONE;
}

static PyObject *observation_fields(struct py_observation *self, void *none)
{
    (void)none;
    PyObject *out = PyList_New(self->spec.n);
    for (int i = 0; out != NULL && i < self->spec.n; i++) {
        const struct env_field *f = &self->spec.field[i];
        PyObject *shape = PyTuple_New(f->dims);
        for (int d = 0; shape != NULL && d < f->dims; d++)
            PyTuple_SET_ITEM(shape, d, PyLong_FromLong(f->dim[d]));
        PyObject *row =
            shape != NULL ? Py_BuildValue("(sNis)", f->name, shape, f->at, f->about) : NULL;
        if (row == NULL)
            Py_CLEAR(out);
        else
            PyList_SET_ITEM(out, i, row);
    }
    return out;
}

static PyObject *observation_size(struct py_observation *self, void *none)
{
    (void)none;
    return PyLong_FromLong(self->spec.size);
}

static PyObject *observation_reduce(struct py_observation *self, PyObject *none)
{
    (void)none;
    return Py_BuildValue("O(O)", Py_TYPE(self), self->game);
}

static PyGetSetDef observation_getset[] = {
    { "size", (getter)observation_size, NULL, "How many numbers an observation has.", NULL },
    { "fields", (getter)observation_fields, NULL, "[(name, shape, first, about)]: what they mean.",
      NULL },
    { "game", (getter)game_of, NULL, "The Game.", NULL },
    { NULL, NULL, NULL, NULL, NULL },
};

static PyMethodDef observation_methods[] = {
    { "into", (PyCFunction)observation_into, METH_VARARGS,
      "into($self, array, state, seat=None, /)\n--\n\nWrites what a seat (the one that is asked, "
      "or thorp.SPECTATOR) sees "
      "into an array of `size` int16." },
    { "__reduce__", (PyCFunction)observation_reduce, METH_NOARGS, NULL },
    { NULL, NULL, 0, NULL },
};

PyTypeObject py_observation_type = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "thorp.Observation",
    .tp_basicsize = sizeof(struct py_observation),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE,
    .tp_doc = observation_doc,
    .tp_new = observation_make,
    .tp_dealloc = (destructor)observation_drop,
    .tp_getset = observation_getset,
    .tp_methods = observation_methods,
};
