/* py_batch.c - Tables: many games at once, written into arrays of the caller (src/env/env_batch.c).
 *
 * A step runs without Python's lock; a second caller meanwhile is refused. thorp.Batch (batch.py) allocates the arrays. */
#include "py_thorp.h"

enum slot {
    SEAT,
    MASK,
    OBS,
    REWARD,
    END,
    SCORE,
    RANK,
    PLY,
    LAST,
    SLOTS
};

struct py_tables {
    PyObject_HEAD struct py_game *game;
    struct env_batch *batch; /* NULL: closed */
    struct env_plan plan;
    struct env_out out;
    Py_buffer buffer[SLOTS];
    bool bound[SLOTS], begun, busy;
};

PyDoc_STRVAR(doc, "Tables(game, tables, bots=None, trades=2, threads=1, plies=0, again=0)\n--\n\n"
                  "Many tables of one game. bots: for each seat the name of a bot, or None for the "
                  "learner. again: 0 a new game begins\n"
                  "at the step after the end, 1 at once, 2 by begin() only. Use thorp.Batch, which "
                  "brings its arrays along.\n");

/* ---------------------------------------------------------------- make, close */

static int read_bots(PyObject *bots, struct env_plan *plan)
{
    if (bots == NULL || bots == Py_None)
        return 0;
    if (!PyList_Check(bots) && !PyTuple_Check(bots)) {
        PyErr_SetString(PyExc_TypeError, "bots is a list: a name or None for each seat");
        return -1;
    }
    PyObject *list = bots; /* the names live as long as it */
    Py_ssize_t n = PySequence_Fast_GET_SIZE(list);
    if (n != plan->setup.seats)
        PyErr_Format(PyExc_ValueError, "bots names %zd seats, the table has %d", n,
                     plan->setup.seats);
    for (Py_ssize_t i = 0; i < n && !PyErr_Occurred(); i++) {
        PyObject *name = PySequence_Fast_GET_ITEM(list, i);
        if (name != Py_None)
            plan->bot[i] = PyUnicode_AsUTF8(name);
    }
    return PyErr_Occurred() ? -1 : 0;
}

static bool sane(const struct env_plan *plan, int again)
{
    if (plan->tables < 1 || plan->tables > 1 << 20)
        PyErr_SetString(PyExc_ValueError, "tables is a number from 1 to 1048576");
    else if (plan->threads < 1 || plan->threads > 256)
        PyErr_SetString(PyExc_ValueError, "threads is a number from 1 to 256");
    else if (plan->trades < 0 || plan->trades > ENV_TRADES)
        PyErr_SetString(PyExc_ValueError, "trades is 0, 1 or 2");
    else if (again < ENV_NEXT_STEP || again > ENV_DISABLED)
        PyErr_SetString(PyExc_ValueError, "again is 0, 1 or 2");
    return !PyErr_Occurred();
}

static PyObject *make(PyTypeObject *type, PyObject *args, PyObject *kw)
{
    static char *names[] = {
        "game", "tables", "bots", "trades", "threads", "plies", "again", NULL
    };
    PyObject *game, *bots = NULL;
    struct env_plan plan = { .trades = ENV_TRADES, .threads = 1 };
    struct th_why why = { 0 };
    int again = ENV_NEXT_STEP;
    if (!PyArg_ParseTupleAndKeywords(args, kw, "O!i|OiiIi:Tables", names, &py_game_type, &game,
                                     &plan.tables, &bots, &plan.trades, &plan.threads, &plan.plies,
                                     &again))
        return NULL;
    plan.setup = ((struct py_game *)game)->setup;
    plan.again = (enum env_again)again;
    if (read_bots(bots, &plan) != 0 || !sane(&plan, again))
        return NULL;
    struct py_tables *self = (struct py_tables *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->game = (struct py_game *)Py_NewRef(game);
    self->plan = plan;
    self->batch = env_batch_open(&plan, &why);
    if (self->batch != NULL)
        return (PyObject *)self;
    Py_DECREF(self);
    return py_refuse(PY_ERROR, &why);
}

static void shut(struct py_tables *self)
{
    env_batch_close(self->batch);
    self->batch = NULL;
    for (int i = 0; i < SLOTS; i++)
        if (self->bound[i])
            PyBuffer_Release(&self->buffer[i]);
    memset(self->bound, 0, sizeof self->bound);
    memset(&self->out, 0, sizeof self->out);
}

static void drop(struct py_tables *self)
{
    shut(self);
    Py_XDECREF(self->game);
    Py_TYPE(self)->tp_free(self);
}

/* Can it be used now? */
static bool ready(const struct py_tables *self, bool begun)
{
    if (self->batch == NULL)
        py_fail(PY_STATE_ERROR, "the tables are closed");
    else if (self->busy)
        py_fail(PY_STATE_ERROR, "another thread is using these tables");
    else if (begun && !self->begun)
        py_fail(PY_STATE_ERROR, "reset() comes first");
    else
        return true;
    return false;
}

static PyObject *shut_down(struct py_tables *self, PyObject *none)
{
    (void)none;
    if (self->busy)
        return py_fail(PY_STATE_ERROR, "another thread is using these tables");
    shut(self);
    Py_RETURN_NONE;
}

/* ------------------------------------------------------------------- arrays */

static struct py_array array_of(const struct py_tables *self, enum slot slot)
{
    Py_ssize_t n = self->plan.tables, seats = self->plan.setup.seats;
    Py_ssize_t size = env_batch_spec(self->batch)->size, actions = env_batch_index(self->batch)->n;
    const struct py_array all[SLOTS] = {
        [SEAT] = { "seat", "int8", "b", 1, n, true },
        [MASK] = { "mask", "8 bits", "Bb?", 1, n * actions, true },
        [OBS] = { "obs", "int16", "h", 2, n * size, true },
        [REWARD] = { "reward", "float32", "f", 4, n * seats, true },
        [END] = { "end", "uint8", "Bb", 1, n, true },
        [SCORE] = { "score", "int16", "h", 2, n * seats, true },
        [RANK] = { "rank", "uint8", "Bb", 1, n * seats, true },
        [PLY] = { "ply", "uint32", "I", 4, n, true },
        [LAST] = { "last", "int16", "h", 2, n * size, true },
    };
    return all[slot];
}

static void point(struct env_out *out, enum slot slot, void *to)
{
    switch (slot) {
    case SEAT: out->seat = to; break;
    case MASK: out->mask = to; break;
    case OBS: out->obs = to; break;
    case REWARD: out->reward = to; break;
    case END: out->end = to; break;
    case SCORE: out->score = to; break;
    case RANK: out->rank = to; break;
    case PLY: out->ply = to; break;
    case LAST: out->last = to; break;
    case SLOTS: break;
    }
}

static int bind_one(struct py_tables *self, enum slot slot, PyObject *o)
{
    struct py_array want = array_of(self, slot);
    Py_buffer b;
    if (o != Py_None && py_buffer_get(o, &want, &b) < 0)
        return -1;
    if (self->bound[slot])
        PyBuffer_Release(&self->buffer[slot]);
    self->bound[slot] = o != Py_None;
    self->buffer[slot] = o != Py_None ? b : (Py_buffer){ 0 };
    point(&self->out, slot, o != Py_None ? b.buf : NULL);
    return 0;
}

static PyObject *bind(struct py_tables *self, PyObject *args, PyObject *kw)
{
    static char *names[] = { "seat",  "mask", "obs", "reward", "end",
                             "score", "rank", "ply", "last",   NULL };
    PyObject *o[SLOTS] = { NULL };
    if (!PyArg_ParseTupleAndKeywords(args, kw, "|$OOOOOOOOO:bind", names, &o[0], &o[1], &o[2],
                                     &o[3], &o[4], &o[5], &o[6], &o[7], &o[8]) ||
        !ready(self, false))
        return NULL;
    for (int i = 0; i < SLOTS; i++)
        if (o[i] != NULL && bind_one(self, (enum slot)i, o[i]) < 0)
            return NULL;
    Py_RETURN_NONE;
}

/* -------------------------------------------------------------------- verbs */

static PyObject *reset(struct py_tables *self, PyObject *seed)
{
    unsigned long long n = PyLong_AsUnsignedLongLongMask(seed);
    if (PyErr_Occurred() || !ready(self, false))
        return NULL;
    self->busy = self->begun = true;
    Py_BEGIN_ALLOW_THREADS env_batch_reset(self->batch, n, &self->out);
    Py_END_ALLOW_THREADS self->busy = false;
    Py_RETURN_NONE;
}

static PyObject *step(struct py_tables *self, PyObject *actions)
{
    struct py_array want = { "actions", "int32", "i", 4, self->plan.tables, false };
    Py_buffer b;
    int table = 0, refused;
    if (!ready(self, true) || py_buffer_get(actions, &want, &b) < 0)
        return NULL;
    self->busy = true;
    Py_BEGIN_ALLOW_THREADS refused = env_batch_step(self->batch, b.buf, &self->out, &table);
    Py_END_ALLOW_THREADS self->busy = false;
    int32_t action = ((const int32_t *)b.buf)[table];
    PyBuffer_Release(&b);
    if (refused != 0)
        return py_bad_action(env_batch_index(self->batch), action, table);
    Py_RETURN_NONE;
}

static PyObject *sample(struct py_tables *self, PyObject *array)
{
    struct py_array want = { "actions", "int32", "i", 4, self->plan.tables, true };
    Py_buffer b;
    if (!ready(self, true) || py_buffer_get(array, &want, &b) < 0)
        return NULL;
    env_batch_sample(self->batch, b.buf);
    PyBuffer_Release(&b);
    Py_RETURN_NONE;
}

static int table_of(const struct py_tables *self, PyObject *arg)
{
    long table = PyLong_AsLong(arg);
    if (table == -1 && PyErr_Occurred())
        return -1;
    if (table >= 0 && table < self->plan.tables)
        return (int)table;
    PyErr_Format(PyExc_IndexError, "there is no table %ld: they are 0 to %d", table,
                 self->plan.tables - 1);
    return -1;
}

static PyObject *begin(struct py_tables *self, PyObject *arg)
{
    int table = ready(self, true) ? table_of(self, arg) : -1;
    if (table < 0)
        return NULL;
    env_batch_begin(self->batch, table, &self->out);
    Py_RETURN_NONE;
}

static PyObject *state(struct py_tables *self, PyObject *arg)
{
    int table = ready(self, true) ? table_of(self, arg) : -1;
    struct py_state *out = table >= 0 ? py_state_new(self->game, -1) : NULL;
    if (out != NULL)
        bot_copy(self->game->game, out->bytes, env_batch_state(self->batch, table));
    return (PyObject *)out;
}

static PyObject *closed(struct py_tables *self, void *none)
{
    (void)none;
    return PyBool_FromLong(self->batch == NULL);
}

static PyGetSetDef getset[] = {
    { "closed", (getter)closed, NULL, "Was close() called?", NULL },
    { NULL, NULL, NULL, NULL, NULL },
};

static PyMethodDef methods[] = {
    { "bind", (PyCFunction)(void (*)(void))bind, METH_VARARGS | METH_KEYWORDS,
      "bind($self, *, seat, mask, obs, reward, end, score, rank, ply, last)\n--\n\nThe arrays that "
      "reset and step write, None "
      "for one that is not wanted." },
    { "reset", (PyCFunction)reset, METH_O,
      "reset($self, seed, /)\n--\n\nBegins every table anew." },
    { "step", (PyCFunction)step, METH_O,
      "step($self, actions, /)\n--\n\nOne decision at each table: an array of int32. IllegalMove, "
      "and nothing done, if one "
      "of them may not be chosen." },
    { "sample", (PyCFunction)sample, METH_O,
      "sample($self, out, /)\n--\n\nA random action for each table that asks, 0 elsewhere." },
    { "begin", (PyCFunction)begin, METH_O,
      "begin($self, table, /)\n--\n\nBegins the next game of one table." },
    { "state", (PyCFunction)state, METH_O,
      "state($self, table, /)\n--\n\nA copy of a table's position." },
    { "close", (PyCFunction)shut_down, METH_NOARGS,
      "close($self, /)\n--\n\nGives back memory, threads and arrays." },
    { NULL, NULL, 0, NULL },
};

PyTypeObject py_tables_type = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "thorp.Tables",
    .tp_basicsize = sizeof(struct py_tables),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE,
    .tp_doc = doc,
    .tp_new = make,
    .tp_dealloc = (destructor)drop,
    .tp_getset = getset,
    .tp_methods = methods,
};

PyObject *py_game_seed(PyObject *module, PyObject *args)
{
    unsigned long long seed;
    int table;
    unsigned game;
    (void)module;
    if (!PyArg_ParseTuple(args, "KiI:game_seed", &seed, &table, &game))
        return NULL;
    return PyLong_FromUnsignedLongLong(env_seed(seed, table, game));
}
