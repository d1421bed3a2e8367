/* py_state.c - State: a position, or what a seat may see of one. The contract's verbs.
 *
 * A view holds unknown cards: it can be asked and filled, not played on. py_text.c has what is text. */
#include "py_thorp.h"

PyDoc_STRVAR(doc, "A position of a game. Game.deal() begins one.\n\n"
                  ">>> state = thorp.Game('elasund seats=2').deal(1)\n"
                  ">>> rng = thorp.Rng(2)\n"
                  ">>> while not state.over:\n"
                  "...     _ = state.apply(state.pick(rng))\n"
                  ">>> state.winner == state.ranks().index(1)\n"
                  "True\n");

struct py_state *py_state_new(struct py_game *game, int viewer)
{
    struct py_state *self =
        PyObject_NewVar(struct py_state, &py_state_type, (Py_ssize_t)game->game->state_size);
    if (self == NULL)
        return NULL;
    self->game = (struct py_game *)Py_NewRef(game);
    self->viewer = viewer;
    self->unchecked = false;
    memset(self->bytes, 0, game->game->state_size);
    return self;
}

void py_state_copy(const struct py_state *from, void *to)
{
    bot_copy(from->game->game, to, from->bytes);
}

bool py_state_sound(struct py_state *self)
{
    struct th_why why = { 0 };
    if (!self->unchecked)
        return true;
    if (self->game->game->check(self->game->rules, self->bytes, &why) != 0) {
        py_refuse(PY_STATE_ERROR, &why);
        return false;
    }
    self->unchecked = false;
    return true;
}

static void drop(struct py_state *self)
{
    Py_DECREF(self->game);
    PyObject_Free(self);
}

static unsigned actors(const struct py_state *self, unsigned *may)
{
    return self->game->game->actors(self->game->rules, self->bytes, may);
}

/* The seat that is meant: the first that is asked, unless one is named. -1 and an exception. */
static int asked(const struct py_state *self, PyObject *o)
{
    unsigned who = actors(self, NULL);
    if ((o == NULL || o == Py_None) && who == 0) {
        py_fail(PY_STATE_ERROR, "the game is over: nobody is asked");
        return -1;
    }
    return py_seat_of(self->game, o, th_first_seat(who), 1U << TH_DEALER);
}

static bool is_true(struct py_state *self, const char *what)
{
    if (self->viewer < 0)
        return py_state_sound(self);
    py_fail(PY_STATE_ERROR,
            "%s: this is a view with unknown cards; fill() makes a whole position of it", what);
    return false;
}

/* ------------------------------------------------------------------- moves */

/* Lists the moves of a seat in py_moves. A view knows those of its own seat only. */
static int list(struct py_state *self, int seat)
{
    if (seat != self->viewer && !is_true(self, "moves of others"))
        return -1;
    py_moves.n = 0;
    unsigned may, who = actors(self, &may);
    if (((who | may) >> seat & 1) != 0)
        self->game->game->gen(self->game->rules, self->bytes, seat, &py_moves);
    return 0;
}

static PyObject *legal(struct py_state *self, PyObject *args)
{
    PyObject *o = NULL;
    if (!PyArg_UnpackTuple(args, "legal", 0, 1, &o))
        return NULL;
    int seat = asked(self, o);
    if (seat < 0 || list(self, seat) != 0)
        return NULL;
    PyObject *out = PyList_New(py_moves.n);
    for (int i = 0; out != NULL && i < py_moves.n; i++) {
        PyObject *m = py_move_new(self->game, py_moves.at[i]);
        if (m == NULL)
            Py_CLEAR(out);
        else
            PyList_SET_ITEM(out, i, m);
    }
    return out;
}

static PyObject *chance(struct py_state *self, PyObject *none)
{
    (void)none;
    if (list(self, TH_DEALER) != 0)
        return NULL;
    PyObject *out = PyList_New(py_moves.n);
    for (int i = 0; out != NULL && i < py_moves.n; i++) {
        PyObject *m = py_move_new(self->game, py_moves.at[i]);
        PyObject *pair = m != NULL ? Py_BuildValue("(NI)", m, (unsigned)py_moves.weight[i]) : NULL;
        if (pair == NULL)
            Py_CLEAR(out);
        else
            PyList_SET_ITEM(out, i, pair);
    }
    return out;
}

static PyObject *pick(struct py_state *self, PyObject *args)
{
    PyObject *seed, *o = NULL;
    struct th_rng own, *rng;
    if (!PyArg_UnpackTuple(args, "pick", 1, 2, &seed, &o))
        return NULL;
    int seat = asked(self, o);
    if (seat < 0 || list(self, seat) != 0 || py_rng_of(seed, &own, &rng) != 0)
        return NULL;
    if (py_moves.n == 0)
        return py_fail(PY_STATE_ERROR, "seat %d is not asked", seat);
    return py_move_new(self->game, th_pick(&py_moves, seat == TH_DEALER, rng));
}

static PyObject *why(struct py_state *self, PyObject *args)
{
    PyObject *o = NULL, *text;
    struct th_why no = { 0 };
    th_move m;
    if (!PyArg_UnpackTuple(args, "why", 1, 2, &text, &o) || py_move_of(self->game, text, &m) != 0)
        return NULL;
    int seat = py_seat_of(self->game, o, th_first_seat(actors(self, NULL)), 1U << TH_DEALER);
    if (seat < 0 || (seat != self->viewer && !is_true(self, "moves of others")))
        return NULL;
    if (self->game->game->legal(self->game->rules, self->bytes, seat, m, &no) == 0)
        Py_RETURN_NONE;
    return Py_BuildValue("(Ns)", py_clause(no.clause), no.text);
}

static PyObject *told(const struct py_state *self, const struct th_sink *sink, int viewer)
{
    struct th_json j;
    th_json_start(&j, py_text, PY_TEXT);
    th_json_open(&j, NULL, '{');
    th_json_events(&j, self->game->game, sink->at, sink->n, viewer);
    th_json_close(&j, '}');
    PyObject *all = py_from_json(&j);
    PyObject *events = all != NULL ? PyDict_GetItemString(all, "events") : NULL;
    Py_XINCREF(events);
    Py_XDECREF(all);
    return events;
}

/* A move that may be made, of `seat` or of the first that is asked: the seat, or -1 with an exception. */
static int admit(struct py_state *self, PyObject *text, PyObject *o, th_move *m)
{
    struct th_why no = { 0 };
    if (!is_true(self, "a move") || py_move_of(self->game, text, m) != 0)
        return -1;
    int seat = asked(self, o);
    if (seat < 0 || self->game->game->legal(self->game->rules, self->bytes, seat, *m, &no) == 0)
        return seat;
    py_refuse(PY_ILLEGAL_MOVE, &no);
    return -1;
}

static PyObject *apply(struct py_state *self, PyObject *args, PyObject *kw)
{
    enum {
        EVENTS = 512
    };
    static struct th_event event[EVENTS];
    static char *names[] = { "move", "seat", "events", NULL };
    PyObject *text, *o = NULL, *viewer = Py_None;
    struct th_sink sink = { event, EVENTS, 0, 0 };
    th_move m;
    if (!PyArg_ParseTupleAndKeywords(args, kw, "O|O$O:apply", names, &text, &o, &viewer))
        return NULL;
    int hears = py_seat_of(self->game, viewer, TH_DEALER, 1U << TH_DEALER | 1U << TH_SPECTATOR);
    int seat = hears >= 0 ? admit(self, text, o, &m) : -1;
    if (seat < 0)
        return NULL;
    self->game->game->apply(self->game->rules, self->bytes, seat, m,
                            viewer != Py_None ? &sink : NULL);
    if (viewer == Py_None)
        Py_RETURN_NONE;
    return told(self, &sink, hears);
}

/* Lets the dealer move until somebody else is asked or the game is over: how many moves that took. */
static PyObject *settle(struct py_state *self, PyObject *seed)
{
    struct th_rng own, *rng;
    long n = 0;
    if (!is_true(self, "a move") || py_rng_of(seed, &own, &rng) != 0)
        return NULL;
    for (; (actors(self, NULL) >> TH_DEALER & 1) != 0; n++) {
        self->game->game->gen(self->game->rules, self->bytes, TH_DEALER, &py_moves);
        self->game->game->apply(self->game->rules, self->bytes, TH_DEALER,
                                th_pick(&py_moves, true, rng), NULL);
    }
    return PyLong_FromLong(n);
}

static PyObject *timeout(struct py_state *self, PyObject *args)
{
    PyObject *o = NULL;
    if (!PyArg_UnpackTuple(args, "timeout", 0, 1, &o))
        return NULL;
    int seat = asked(self, o);
    if (seat < 0 || !is_true(self, "the clock's move"))
        return NULL;
    if (seat == TH_DEALER || (actors(self, NULL) >> seat & 1) == 0)
        return py_fail(PY_STATE_ERROR, "seat %d is not asked", seat);
    return py_move_new(self->game, self->game->game->timeout(self->game->rules, self->bytes, seat));
}

/* ----------------------------------------------------------------- knowing */

static PyObject *view(struct py_state *self, PyObject *arg)
{
    int seat = py_seat_of(self->game, arg, TH_SPECTATOR, 1U << TH_SPECTATOR);
    if (seat < 0 || (seat != self->viewer && !is_true(self, "another seat's view")))
        return NULL;
    struct py_state *out = py_state_new(self->game, seat);
    if (out == NULL)
        return NULL;
    if (self->viewer >= 0)
        py_state_copy(self, out->bytes);
    else
        self->game->game->view(self->game->rules, self->bytes, seat, out->bytes);
    return (PyObject *)out;
}

static PyObject *fill(struct py_state *self, PyObject *seed)
{
    struct th_rng own, *rng;
    if (py_rng_of(seed, &own, &rng) != 0)
        return NULL;
    if (self->viewer < 0)
        return py_fail(PY_STATE_ERROR,
                       "fill() deals the unknown cards of a view; here all are known");
    struct py_state *out = py_state_new(self->game, -1);
    if (out == NULL)
        return NULL;
    py_state_copy(self, out->bytes);
    self->game->game->fill(self->game->rules, out->bytes, self->viewer, rng);
    return (PyObject *)out;
}

static PyObject *twin(struct py_state *self, PyObject *none)
{
    (void)none;
    struct py_state *out = py_state_new(self->game, self->viewer);
    if (out != NULL) {
        py_state_copy(self, out->bytes);
        out->unchecked = self->unchecked;
    }
    return (PyObject *)out;
}

static PyObject *tally(struct py_state *self, bool ranks)
{
    int16_t score[TH_SEATS];
    uint8_t rank[TH_SEATS];
    if (!py_state_sound(self))
        return NULL;
    self->game->game->scores(self->game->rules, self->bytes, score, rank);
    PyObject *out = PyList_New(self->game->setup.seats);
    for (int i = 0; out != NULL && i < self->game->setup.seats; i++)
        PyList_SET_ITEM(out, i, PyLong_FromLong(ranks ? rank[i] : score[i]));
    return out;
}

static PyObject *scores(struct py_state *self, PyObject *none)
{
    (void)none;
    return tally(self, false);
}

static PyObject *ranks(struct py_state *self, PyObject *none)
{
    (void)none;
    return tally(self, true);
}

static PyObject *compare(PyObject *a, PyObject *b, int op)
{
    struct py_state *x = (struct py_state *)a, *y = (struct py_state *)b;
    bool states = PyObject_TypeCheck(a, &py_state_type) && PyObject_TypeCheck(b, &py_state_type);
    if (!states || (op != Py_EQ && op != Py_NE))
        Py_RETURN_NOTIMPLEMENTED;
    bool same = py_game_same(x->game, y->game) && x->viewer == y->viewer &&
                memcmp(x->bytes, y->bytes, x->game->game->state_size) == 0;
    return PyBool_FromLong(same == (op == Py_EQ));
}

static PyMethodDef methods[] = {
    { "legal", (PyCFunction)legal, METH_VARARGS,
      "legal($self, seat=None, /)\n--\n\nEvery move of the seat (the first that is asked), "
      "ascending; none if it is not "
      "asked.\nTrade offers are a standard set: every well-formed deal is legal." },
    { "chance", (PyCFunction)chance, METH_NOARGS,
      "chance($self, /)\n--\n\nThe dealer's moves with their weights: [(Move, weight)]; none if "
      "the dealer is not asked." },
    { "pick", (PyCFunction)pick, METH_VARARGS,
      "pick($self, rng, seat=None, /)\n--\n\nA random move of the seat: the dealer's by weight, "
      "others' each equally likely." },
    { "why", (PyCFunction)why, METH_VARARGS,
      "why($self, move, seat=None, /)\n--\n\nNone if the move is allowed, else (clause, "
      "sentence)." },
    { "apply", (PyCFunction)(void (*)(void))apply, METH_VARARGS | METH_KEYWORDS,
      "apply($self, move, seat=None, *, events=None)\n--\n\nMakes a move (a Move or its text) of "
      "the seat, or of the first "
      "that is asked.\nRaises IllegalMove with the clause; the state is then as before. With "
      "events=VIEWER it returns what "
      "that viewer\nis told, thorp.DEALER hearing all." },
    { "settle", (PyCFunction)settle, METH_O,
      "settle($self, rng, /)\n--\n\nLets the dealer move until a seat is asked or the game is "
      "over. How many moves." },
    { "timeout", (PyCFunction)timeout, METH_VARARGS,
      "timeout($self, seat=None, /)\n--\n\nThe move the clock makes for a seat that is asked." },
    { "view", (PyCFunction)view, METH_O,
      "view($self, seat, /)\n--\n\nWhat a seat (or thorp.SPECTATOR) may know: a State in which the "
      "secrets of others are "
      "unknown." },
    { "fill", (PyCFunction)fill, METH_O,
      "fill($self, rng, /)\n--\n\nOne world that looks like this view: its unknown cards dealt at "
      "random." },
    { "clone", (PyCFunction)twin, METH_NOARGS,
      "clone($self, /)\n--\n\nAnother State with the same position." },
    { "__copy__", (PyCFunction)twin, METH_NOARGS, NULL },
    { "__deepcopy__", (PyCFunction)twin, METH_O, NULL },
    { "scores", (PyCFunction)scores, METH_NOARGS,
      "scores($self, /)\n--\n\nPoints of every seat, with everything this state knows." },
    { "ranks", (PyCFunction)ranks, METH_NOARGS,
      "ranks($self, /)\n--\n\nRank of every seat: 1 is best, the winner alone has 1." },
    { NULL, NULL, 0, NULL },
};

/* The type's own table: these methods and those of py_text.c. */
static PyMethodDef all[64];

int py_state_ready(void)
{
    int n = 0;
    for (const PyMethodDef *m = methods; m->ml_name != NULL; m++)
        all[n++] = *m;
    for (const PyMethodDef *m = py_state_methods; m->ml_name != NULL; m++)
        all[n++] = *m;
    py_state_type.tp_methods = all;
    return PyType_Ready(&py_state_type);
}

PyTypeObject py_state_type = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "thorp.State",
    .tp_basicsize = offsetof(struct py_state, bytes),
    .tp_itemsize = 1,
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION,
    .tp_doc = doc,
    .tp_dealloc = (destructor)drop,
    .tp_richcompare = compare,
    .tp_hash = PyObject_HashNotImplemented,
    .tp_getset = py_state_getset,
};
