/* py_game.c - Game: a set-up with its rules, which never change. */
#include "py_thorp.h"

PyDoc_STRVAR(
    doc, "Game(setup)\n--\n\n"
         "A game as it is set up: `Game('catan +five_six seats=5 layout=beginner')`. `thorp games` "
         "and thorp.games()\n"
         "list what there is; a set-up that cannot be played raises SetupError with the clause.\n\n"
         ">>> game = thorp.Game('catan seats=3')\n"
         ">>> game.name, game.seats, game.modules\n"
         "('catan', 3, ())\n"
         ">>> thorp.Game('catan seats=5')\n"
         "Traceback (most recent call last):\n"
         "    ...\n"
         "thorp.SetupError: that many players need the module `five_six` (CB-SETUP-01)\n");

struct py_game *py_game_new(PyTypeObject *type, const struct th_setup *setup,
                            struct th_rules *rules)
{
    struct py_game *self = (struct py_game *)type->tp_alloc(type, 0);
    if (self == NULL) {
        PyMem_Free(rules);
        return NULL;
    }
    self->setup = *setup;
    self->game = setup->game;
    self->rules = rules != NULL ? rules : PyMem_Calloc(1, self->game->rules_size);
    struct th_why why = { 0 };
    if (self->rules == NULL)
        PyErr_NoMemory();
    else if (rules != NULL || self->game->build(self->rules, setup, &why) == 0)
        return self;
    else
        py_refuse(PY_SETUP_ERROR, &why);
    Py_DECREF(self);
    return NULL;
}

static PyObject *make(PyTypeObject *type, PyObject *args, PyObject *kw)
{
    static char *names[] = { "setup", NULL };
    const char *text;
    struct th_setup setup;
    struct th_why why = { 0 };
    if (!PyArg_ParseTupleAndKeywords(args, kw, "s:Game", names, &text))
        return NULL;
    if (th_setup_parse(&setup, text, &why) != 0)
        return py_refuse(PY_SETUP_ERROR, &why);
    return (PyObject *)py_game_new(type, &setup, NULL);
}

static void drop(struct py_game *self)
{
    PyMem_Free(self->rules);
    Py_TYPE(self)->tp_free(self);
}

bool py_game_same(const struct py_game *a, const struct py_game *b)
{
    return a == b || (a->game == b->game && a->setup.modules == b->setup.modules &&
                      a->setup.seats == b->setup.seats && a->setup.rev == b->setup.rev &&
                      memcmp(a->setup.opt, b->setup.opt, sizeof a->setup.opt) == 0);
}

int py_seat_of(const struct py_game *game, PyObject *o, int def, unsigned also)
{
    long seat = o == NULL || o == Py_None ? def : PyLong_AsLong(o);
    if (seat == -1 && PyErr_Occurred())
        return -1;
    if ((seat >= 0 && seat < game->setup.seats) ||
        (seat >= 0 && seat < 16 && (also >> seat & 1) != 0))
        return (int)seat;
    PyErr_Format(PyExc_ValueError, "there is no seat %ld at this table: seats are 0 to %d", seat,
                 game->setup.seats - 1);
    return -1;
}

PyObject *py_seats(unsigned mask)
{
    PyObject *out = PyTuple_New(__builtin_popcount(mask));
    for (int at = 0; out != NULL && mask != 0; mask &= mask - 1)
        PyTuple_SET_ITEM(out, at++, PyLong_FromLong(th_first_seat(mask)));
    return out;
}

/* ------------------------------------------------------------------- deeds */

static PyObject *start(struct py_game *self, PyObject *none)
{
    (void)none;
    struct py_state *state = py_state_new(self, -1);
    if (state != NULL)
        self->game->start(self->rules, state->bytes);
    return (PyObject *)state;
}

static PyObject *deal(struct py_game *self, PyObject *seed)
{
    struct th_rng own, *rng;
    if (py_rng_of(seed, &own, &rng) != 0)
        return NULL;
    PyObject *state = start(self, NULL);
    if (state != NULL)
        self->game->deal(self->rules, ((struct py_state *)state)->bytes, rng);
    return state;
}

static PyObject *move(struct py_game *self, PyObject *arg)
{
    th_move m;
    if (!PyUnicode_Check(arg)) {
        PyErr_SetString(PyExc_TypeError, "move() wants the text of a move");
        return NULL;
    }
    return py_move_of(self, arg, &m) == 0 ? py_move_new(self, m) : NULL;
}

static PyObject *geometry(struct py_game *self, PyObject *none)
{
    (void)none;
    struct th_json j;
    th_json_start(&j, py_text, PY_TEXT);
    self->game->geometry(self->rules, &j);
    return py_from_json(&j);
}

/* ------------------------------------------------------------------- facts */

static PyObject *setup_text(struct py_game *self, void *none)
{
    (void)none;
    int n = th_setup_print(&self->setup, py_text, PY_TEXT - 1);
    py_text[n++] = ' ';
    int more = th_setup_print_options(&self->setup, py_text + n, PY_TEXT - n);
    return PyUnicode_FromStringAndSize(py_text, more > 0 ? n + more : n - 1);
}

static PyObject *name(struct py_game *self, void *none)
{
    (void)none;
    return PyUnicode_FromString(self->game->name);
}

static PyObject *seats(struct py_game *self, void *none)
{
    (void)none;
    return PyLong_FromLong(self->setup.seats);
}

static PyObject *rev(struct py_game *self, void *none)
{
    (void)none;
    return PyLong_FromLong(self->setup.rev);
}

static PyObject *open(struct py_game *self, void *none)
{
    (void)none;
    return PyBool_FromLong(self->game->open);
}

static PyObject *modules(struct py_game *self, void *none)
{
    (void)none;
    PyObject *list = PyList_New(0);
    for (int i = 0; list != NULL && i < self->game->n_modules; i++) {
        if ((self->setup.modules >> i & 1) == 0)
            continue;
        PyObject *word = PyUnicode_FromString(self->game->modules[i].name);
        if (word == NULL || PyList_Append(list, word) < 0)
            Py_CLEAR(list);
        Py_XDECREF(word);
    }
    PyObject *out = list != NULL ? PyList_AsTuple(list) : NULL;
    Py_XDECREF(list);
    return out;
}

static PyObject *option_value(const struct th_option *o, int value)
{
    char text[64];
    if (o->type == TH_OPT_BOOL)
        return PyBool_FromLong(value);
    if (o->type != TH_OPT_CHOICE)
        return PyLong_FromLong(value);
    th_option_print(o, value, text, (int)sizeof text);
    return PyUnicode_FromString(text);
}

static PyObject *options(struct py_game *self, void *none)
{
    (void)none;
    PyObject *out = PyDict_New();
    for (int i = 0; out != NULL && i < self->game->n_options; i++) {
        if (!th_option_applies(&self->setup, i))
            continue;
        PyObject *value = option_value(&self->game->options[i], self->setup.opt[i]);
        if (value == NULL || PyDict_SetItemString(out, self->game->options[i].name, value) < 0)
            Py_CLEAR(out);
        Py_XDECREF(value);
    }
    return out;
}

static PyObject *show(struct py_game *self)
{
    th_setup_print(&self->setup, py_text, PY_TEXT);
    return PyUnicode_FromFormat("Game('%s')", py_text);
}

static PyObject *compare(PyObject *a, PyObject *b, int op)
{
    bool games = PyObject_TypeCheck(a, &py_game_type) && PyObject_TypeCheck(b, &py_game_type);
    if (!games || (op != Py_EQ && op != Py_NE))
        Py_RETURN_NOTIMPLEMENTED;
    return PyBool_FromLong(py_game_same((struct py_game *)a, (struct py_game *)b) == (op == Py_EQ));
}

static Py_hash_t hash(struct py_game *self)
{
    return (Py_hash_t)(self->setup.modules * 8u + (unsigned)self->setup.seats);
}

static PyObject *reduce(struct py_game *self, PyObject *none)
{
    (void)none;
    return Py_BuildValue("O(N)", Py_TYPE(self), setup_text(self, NULL));
}

static PyGetSetDef getset[] = {
    { "setup", (getter)setup_text, NULL, "The whole set-up as text, every option written out.",
      NULL },
    { "name", (getter)name, NULL, "'catan', 'carcassonne' or 'elasund'.", NULL },
    { "seats", (getter)seats, NULL, "How many play. Seats are numbered from 0; in text from 1.",
      NULL },
    { "rev", (getter)rev, NULL, "Revision of the rules.", NULL },
    { "modules", (getter)modules, NULL, "Names of the modules in play.", NULL },
    { "options", (getter)options, NULL, "The options that matter here, by name.", NULL },
    { "open", (getter)open, NULL, "True if no seat ever has a secret.", NULL },
    { NULL, NULL, NULL, NULL, NULL },
};

static PyMethodDef methods[] = {
    { "start", (PyCFunction)start, METH_NOARGS,
      "start($self, /)\n--\n\nA State before the first move with nothing dealt: the fixed "
      "set-up." },
    { "deal", (PyCFunction)deal, METH_O,
      "deal($self, seed, /)\n--\n\nA State before the first move, with terrain, numbers and "
      "harbours dealt from a "
      "seed or a Rng." },
    { "move", (PyCFunction)move, METH_O,
      "move($self, text, /)\n--\n\nReads a move in notation. Does not ask whether it is legal." },
    { "geometry", (PyCFunction)geometry, METH_NOARGS,
      "geometry($self, /)\n--\n\nThe board as it will not change: hexes, edges, fields "
      "(docs/PROTOCOL.md)." },
    { "__reduce__", (PyCFunction)reduce, METH_NOARGS, NULL },
    { NULL, NULL, 0, NULL },
};

PyTypeObject py_game_type = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "thorp.Game",
    .tp_basicsize = sizeof(struct py_game),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_doc = doc,
    .tp_new = make,
    .tp_dealloc = (destructor)drop,
    .tp_repr = (reprfunc)show,
    .tp_richcompare = compare,
    .tp_hash = (hashfunc)hash,
    .tp_getset = getset,
    .tp_methods = methods,
};
