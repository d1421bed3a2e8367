/* py_move.c - Move: a 64-bit number that knows its game, so that it can be read. */
#include "py_thorp.h"

PyDoc_STRVAR(
    doc, "A move of a game. str(move) is its notation with everything, int(move) its number.\n\n"
         "Moves are equal when they are the same move of the same game. They are made by "
         "State.legal() and\n"
         "Game.move().\n\n"
         ">>> move = thorp.Game('catan').move('road e37')\n"
         ">>> move.word, move.args, str(move)\n"
         "('road', ('e37',), 'road e37')\n");

PyObject *py_move_new(struct py_game *game, th_move m)
{
    struct py_move *self = PyObject_New(struct py_move, &py_move_type);
    if (self == NULL)
        return NULL;
    self->game = (struct py_game *)Py_NewRef(game);
    self->m = m;
    return (PyObject *)self;
}

int py_move_of(struct py_game *game, PyObject *o, th_move *m)
{
    struct th_why why = { 0 };
    if (PyObject_TypeCheck(o, &py_move_type)) {
        struct py_move *move = (struct py_move *)o;
        *m = move->m;
        if (py_game_same(move->game, game))
            return 0;
        py_fail(PY_TEXT_ERROR, "this is a move of another game: %s", move->game->game->name);
        return -1;
    }
    const char *text = PyUnicode_Check(o) ? PyUnicode_AsUTF8(o) : NULL;
    if (text == NULL) {
        if (!PyErr_Occurred())
            PyErr_SetString(PyExc_TypeError, "a thorp.Move or its text is wanted");
        return -1;
    }
    if (game->game->parse(game->rules, text, m, &why) == 0)
        return 0;
    py_refuse(PY_TEXT_ERROR, &why);
    return -1;
}

static void drop(struct py_move *self)
{
    Py_DECREF(self->game);
    PyObject_Free(self);
}

/* The state is not asked what may be shown: the dealer sees all. */
static int print(struct py_move *self, char *buf, int cap)
{
    static const alignas(16) unsigned char empty[1 << 14];
    const struct th_game *g = self->game->game;
    assert(g->state_size <= sizeof empty);
    return g->print(self->game->rules, empty, TH_DEALER, TH_DEALER, self->m, buf, cap);
}

static PyObject *to_text(struct py_move *self)
{
    int n = print(self, py_text, TH_LINE);
    return n < 0 ? PyErr_NoMemory() : PyUnicode_FromStringAndSize(py_text, n);
}

static PyObject *show(struct py_move *self)
{
    int n = print(self, py_text, TH_LINE);
    return n < 0 ? PyErr_NoMemory() : PyUnicode_FromFormat("<Move '%s'>", py_text);
}

static PyObject *to_int(struct py_move *self)
{
    return PyLong_FromUnsignedLongLong(self->m);
}

static Py_hash_t hash(struct py_move *self)
{
    uint64_t h = self->m * 0x9e3779b97f4a7c15u;
    Py_hash_t out = (Py_hash_t)(h ^ h >> 32);
    return out == -1 ? -2 : out;
}

static PyObject *compare(PyObject *a, PyObject *b, int op)
{
    struct py_move *x = (struct py_move *)a, *y = (struct py_move *)b;
    if (!PyObject_TypeCheck(a, &py_move_type) || !PyObject_TypeCheck(b, &py_move_type))
        Py_RETURN_NOTIMPLEMENTED;
    if (!py_game_same(x->game, y->game)) {
        if (op == Py_EQ || op == Py_NE)
            return PyBool_FromLong(op == Py_NE);
        Py_RETURN_NOTIMPLEMENTED;
    }
    Py_RETURN_RICHCOMPARE(x->m, y->m, op);
}

static PyObject *word(struct py_move *self, void *none)
{
    (void)none;
    return PyUnicode_FromString(self->game->game->moves[th_kind(self->m)].word);
}

static PyObject *args(struct py_move *self, void *none)
{
    (void)none;
    PyObject *text = to_text(self);
    PyObject *all = text != NULL ? PyUnicode_Split(text, NULL, -1) : NULL;
    PyObject *rest = all != NULL ? PyList_GetSlice(all, 1, PyList_GET_SIZE(all)) : NULL;
    PyObject *out = rest != NULL ? PyList_AsTuple(rest) : NULL;
    Py_XDECREF(text);
    Py_XDECREF(all);
    Py_XDECREF(rest);
    return out;
}

static PyObject *game(struct py_move *self, void *none)
{
    (void)none;
    return Py_NewRef(self->game);
}

static PyObject *reduce(struct py_move *self, PyObject *none)
{
    (void)none;
    PyObject *make = PyObject_GetAttrString((PyObject *)self->game, "move");
    PyObject *text = to_text(self);
    if (make != NULL && text != NULL)
        return Py_BuildValue("N(N)", make, text);
    Py_XDECREF(make);
    Py_XDECREF(text);
    return NULL;
}

static PyGetSetDef getset[] = {
    { "word", (getter)word, NULL, "What is done: 'road'.", NULL },
    { "args", (getter)args, NULL, "With what, in notation: ('e37',).", NULL },
    { "game", (getter)game, NULL, "The Game it belongs to.", NULL },
    { NULL, NULL, NULL, NULL, NULL },
};

static PyMethodDef methods[] = {
    { "__reduce__", (PyCFunction)reduce, METH_NOARGS, NULL },
    { NULL, NULL, 0, NULL },
};

static PyNumberMethods number = { .nb_int = (unaryfunc)to_int, .nb_index = (unaryfunc)to_int };

PyTypeObject py_move_type = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "thorp.Move",
    .tp_basicsize = sizeof(struct py_move),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION,
    .tp_doc = doc,
    .tp_dealloc = (destructor)drop,
    .tp_repr = (reprfunc)show,
    .tp_str = (reprfunc)to_text,
    .tp_hash = (hashfunc)hash,
    .tp_richcompare = compare,
    .tp_as_number = &number,
    .tp_getset = getset,
    .tp_methods = methods,
};
