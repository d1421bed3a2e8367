/* py_text.c - a State as text and back, as JSON, and its facts by name.
 *
 * The text is a record that begins at this position (docs/NOTATION.md): header, options, `set` lines, and a checkpoint as its last
 * line, so that a text that was cut off is refused. A view says so in a first line `# view SEAT`. */
#include "py_thorp.h"

static const char view_line[] = "# view ";

PyObject *py_state_text(struct py_state *self)
{
    const struct th_game *game = self->game->game;
    char *at = py_text, *end = py_text + PY_TEXT - 64;
    if (self->viewer >= 0)
        at += sprintf(at, "%s%d\n", view_line, self->viewer);
    int head = th_record_head(&self->game->setup, at, (int)(end - at));
    int body = head >= 0
                   ? game->dump(self->game->rules, self->bytes, at + head, (int)(end - at - head))
                   : -1;
    if (body < 0)
        return PyErr_NoMemory();
    uint8_t digest[32];
    th_sha256(at + head, (size_t)body, digest);
    at += head + body;
    at += sprintf(at, "= %02x%02x%02x%02x\n", digest[0], digest[1], digest[2], digest[3]);
    return PyUnicode_FromStringAndSize(py_text, at - py_text);
}

/* -------------------------------------------------------------------- read */

struct memory {
    struct th_reader rd;
    char scratch[1 << 16];
};

static size_t most(bool rules)
{
    size_t n = 0;
    for (int i = 0; th_game_at(i) != NULL; i++) {
        size_t size = rules ? th_game_at(i)->rules_size : th_game_at(i)->state_size;
        n = size > n ? size : n;
    }
    return n;
}

/* Reads every line; 0, or -1 and why. */
static int read_lines(struct memory *m, const char *text, Py_ssize_t n, struct th_why *why)
{
    static char line[4 * TH_LINE + 1];
    for (const char *end = text + n; text < end;) {
        const char *stop = memchr(text, '\n', (size_t)(end - text));
        size_t len = (size_t)((stop != NULL ? stop : end) - text);
        size_t kept =
            len < sizeof line - 1 ? len : sizeof line - 1; /* the reader refuses such a line */
        memcpy(line, text, kept);
        line[kept] = '\0';
        if (th_reader_line(&m->rd, line, NULL, why) != 0)
            return -1;
        text += len + 1;
    }
    if (th_reader_end(&m->rd, why) != 0)
        return -1;
    if (!m->rd.sealed) {
        strcpy(why->text, "the text is cut off: its last line is no checkpoint");
        why->line = m->rd.line;
        return -1;
    }
    return 0;
}

/* The viewer of the first line, -1 = none is named. */
static int viewer_of(const char *text, Py_ssize_t n)
{
    size_t word = strlen(view_line);
    if (n <= (Py_ssize_t)word || strncmp(text, view_line, word) != 0)
        return -1;
    int seat = text[word] - '0';
    return (seat >= 0 && seat < TH_SEATS) || seat == TH_SPECTATOR ? seat : -1;
}

static PyObject *state_of(const struct memory *m, int viewer)
{
    if (viewer >= m->rd.setup.seats && viewer != TH_SPECTATOR)
        return py_fail(PY_TEXT_ERROR, "there is no seat %d at this table", viewer);
    struct py_game *game = py_game_new(&py_game_type, &m->rd.setup, NULL);
    struct py_state *state = game != NULL ? py_state_new(game, viewer) : NULL;
    if (state != NULL)
        memcpy(state->bytes, m->rd.state, game->game->state_size);
    Py_XDECREF(game);
    return (PyObject *)state;
}

PyObject *py_state_read(const char *text, Py_ssize_t n)
{
    struct th_why why = { 0 };
    PyObject *out = NULL;
    struct memory *m = PyMem_Calloc(1, sizeof *m);
    if (m == NULL)
        return PyErr_NoMemory();
    m->rd.cap_rules = most(true);
    m->rd.cap_state = most(false);
    m->rd.rules = PyMem_Calloc(1, m->rd.cap_rules);
    m->rd.state = PyMem_Calloc(1, m->rd.cap_state);
    m->rd.scratch = m->scratch;
    m->rd.cap_scratch = (int)sizeof m->scratch;
    if (m->rd.rules == NULL || m->rd.state == NULL)
        PyErr_NoMemory();
    else if (memchr(text, '\0', (size_t)n) != NULL)
        py_fail(PY_TEXT_ERROR, "the text holds a zero byte");
    else if (read_lines(m, text, n, &why) != 0)
        py_refuse(PY_TEXT_ERROR, &why);
    else
        out = state_of(m, viewer_of(text, n));
    PyMem_Free(m->rd.rules);
    PyMem_Free(m->rd.state);
    PyMem_Free(m);
    return out;
}

/* ----------------------------------------------------------------- methods */

static PyObject *dumps(struct py_state *self, PyObject *none)
{
    (void)none;
    return py_state_text(self);
}

static PyObject *reduce(struct py_state *self, PyObject *none)
{
    (void)none;
    PyObject *module = PyImport_ImportModule("thorp._thorp");
    PyObject *loads = module != NULL ? PyObject_GetAttrString(module, "loads") : NULL;
    Py_XDECREF(module);
    return loads != NULL ? Py_BuildValue("N(N)", loads, py_state_text(self)) : NULL;
}

static PyObject *describe(struct py_state *self, PyObject *args)
{
    PyObject *o = NULL;
    if (!PyArg_UnpackTuple(args, "describe", 0, 1, &o))
        return NULL;
    int seat = py_seat_of(self->game, o, self->viewer >= 0 ? self->viewer : TH_SPECTATOR,
                          1U << TH_SPECTATOR);
    if (seat < 0 || !py_state_sound(self))
        return NULL;
    if (self->viewer >= 0 && seat != self->viewer)
        return py_fail(PY_STATE_ERROR, "this is what seat %d sees", self->viewer);
    struct py_state *view = py_state_new(self->game, seat);
    if (view == NULL)
        return NULL;
    if (self->viewer >= 0)
        py_state_copy(self, view->bytes);
    else
        self->game->game->view(self->game->rules, self->bytes, seat, view->bytes);
    struct th_json j;
    th_json_start(&j, py_text, PY_TEXT);
    self->game->game->describe(self->game->rules, view->bytes, seat, &j);
    Py_DECREF(view);
    return py_from_json(&j);
}

static PyObject *text(struct py_state *self, PyObject *args)
{
    PyObject *move, *o = NULL, *by = NULL;
    th_move m;
    if (!PyArg_UnpackTuple(args, "text", 1, 3, &move, &o, &by) ||
        py_move_of(self->game, move, &m) != 0)
        return NULL;
    unsigned who = self->game->game->actors(self->game->rules, self->bytes, NULL);
    int viewer = py_seat_of(self->game, o, TH_SPECTATOR, 1U << TH_DEALER | 1U << TH_SPECTATOR);
    int seat = viewer >= 0
                   ? py_seat_of(self->game, by, who != 0 ? th_first_seat(who) : 0, 1U << TH_DEALER)
                   : -1;
    if (seat < 0)
        return NULL;
    int n =
        self->game->game->print(self->game->rules, self->bytes, viewer, seat, m, py_text, TH_LINE);
    return PyUnicode_FromStringAndSize(py_text, n > 0 ? n : 0);
}

static PyObject *set(struct py_state *self, PyObject *arg)
{
    struct th_why why = { 0 };
    const char *line = PyUnicode_Check(arg) ? PyUnicode_AsUTF8(arg) : NULL;
    if (line == NULL && !PyErr_Occurred())
        PyErr_SetString(PyExc_TypeError, "set() wants a position line");
    if (line == NULL)
        return NULL;
    if (self->viewer >= 0)
        return py_fail(PY_STATE_ERROR, "a view cannot be changed");
    if (self->game->game->set(self->game->rules, self->bytes, line, &why) != 0)
        return py_refuse(PY_TEXT_ERROR, &why);
    self->unchecked = true;
    Py_RETURN_NONE;
}

static PyObject *check(struct py_state *self, PyObject *none)
{
    (void)none;
    struct th_why why = { 0 };
    if (self->game->game->check(self->game->rules, self->bytes, &why) != 0)
        return py_refuse(PY_STATE_ERROR, &why);
    self->unchecked = false;
    Py_RETURN_NONE;
}

PyMethodDef py_state_methods[] = {
    { "dumps", (PyCFunction)dumps, METH_NOARGS,
      "dumps($self, /)\n--\n\nThe position as text, set-up included: thorp.loads() reads it. A "
      "record of the game that begins here." },
    { "describe", (PyCFunction)describe, METH_VARARGS,
      "describe($self, seat=SPECTATOR, /)\n--\n\nWhat a seat sees, with every figure people look "
      "at (docs/PROTOCOL.md)." },
    { "text", (PyCFunction)text, METH_VARARGS,
      "text($self, move, viewer=SPECTATOR, seat=None, /)\n--\n\nA move as a viewer may read it: "
      "secrets are `?`." },
    { "set", (PyCFunction)set, METH_O,
      "set($self, line, /)\n--\n\nSets up the position: one line of docs/NOTATION.md without the "
      "word `set`. check() it afterwards." },
    { "check", (PyCFunction)check, METH_NOARGS,
      "check($self, /)\n--\n\nRaises if an invariant does not hold." },
    { "__reduce__", (PyCFunction)reduce, METH_NOARGS, NULL },
    { NULL, NULL, 0, NULL },
};

/* ------------------------------------------------------------------- facts */

enum fact {
    GAME,
    VIEWER,
    ACTORS,
    MAY,
    SEAT,
    OVER,
    PLY,
    TURN,
    TURN_NO,
    WINNER,
    ASKING,
    CLAUSE,
    CHECKPOINT
};

static PyObject *checkpoint(const struct py_state *self)
{
    const struct py_game *g = self->game;
    return PyUnicode_FromFormat("%08x",
                                th_checkpoint(g->game, g->rules, self->bytes, py_text, PY_TEXT));
}

static PyObject *number_or_none(long v)
{
    if (v < 0)
        Py_RETURN_NONE;
    return PyLong_FromLong(v);
}

static PyObject *fact(struct py_state *self, void *which)
{
    unsigned may, who = self->game->game->actors(self->game->rules, self->bytes, &may);
    th_clause clause = 0;
    const char *asking = th_asking(self->game->rules, self->bytes, &clause);
    switch ((enum fact)(intptr_t)which) {
    case GAME: return Py_NewRef(self->game);
    case VIEWER: return number_or_none(self->viewer);
    case ACTORS: return py_seats(who);
    case MAY: return py_seats(may);
    case SEAT: return number_or_none(th_first_seat(who));
    case OVER: return PyBool_FromLong(who == 0);
    case PLY: return PyLong_FromUnsignedLong(th_ply(self->bytes));
    case TURN: return number_or_none(th_turn(self->bytes));
    case TURN_NO: return PyLong_FromLong(th_turn_no(self->bytes));
    case WINNER: return number_or_none(th_winner(self->bytes));
    case ASKING: return PyUnicode_FromString(asking);
    case CLAUSE: return py_clause(clause);
    case CHECKPOINT: return checkpoint(self);
    }
    Py_RETURN_NONE;
}

#define FACT(name, which, about)                                                                   \
    {                                                                                              \
        name, (getter)fact, NULL, about, (void *)(intptr_t)(which)                                 \
    }
PyGetSetDef py_state_getset[] = {
    FACT("game", GAME, "The Game."),
    FACT("viewer", VIEWER, "Whose view this is; None: the true position."),
    FACT("actors", ACTORS,
         "Seats that must choose, thorp.DEALER among them; () when the game is over."),
    FACT("may", MAY, "Seats that may speak and are not waited for."),
    FACT("seat", SEAT, "The first seat that must choose, or None."),
    FACT("over", OVER, "Is the game over?"),
    FACT("ply", PLY, "Moves made so far, the dealer's included."),
    FACT("turn", TURN, "The seat whose turn it is, None between turns."),
    FACT("turn_no", TURN_NO, "Turns begun."),
    FACT("winner", WINNER, "The seat that has won alone, or None."),
    FACT("asking", ASKING, "The question that is open: 'catan.act'; '' when the game is over."),
    FACT("clause", CLAUSE, "The rule that asks it."),
    FACT("checkpoint", CHECKPOINT, "Eight digits that equal positions share."),
    { NULL, NULL, NULL, NULL, NULL },
};
