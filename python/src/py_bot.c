/* py_bot.c - Bot: one of Thorp's own bots in a seat. It is given the state and looks at nothing but its seat's view. */
#include "py_thorp.h"

struct py_bot {
    PyObject_HEAD struct py_game *game;
    struct bot *bot;
    int seat;
    bool busy;
};

PyDoc_STRVAR(
    doc,
    "Bot(game, seat, level='greedy', seed=0)\n--\n\n"
    "A bot in a seat: a level ('easy' 'medium' 'hard' 'expert') or a bot by name ('random' "
    "'greedy' 'mcts:200').\n"
    "It sees what its seat may see; tell() it every move and it remembers what it was shown.\n\n"
    ">>> game = thorp.Game('catan seats=2 +two')\n"
    ">>> state = game.deal(1)\n"
    ">>> _ = state.settle(1)\n"
    ">>> state.why(thorp.Bot(game, state.seat, 'greedy').choose(state)) is None\n"
    "True\n");

static PyObject *make(PyTypeObject *type, PyObject *args, PyObject *kw)
{
    static char *names[] = { "game", "seat", "level", "seed", NULL };
    PyObject *game, *where;
    const char *level = "greedy";
    unsigned long long seed = 0;
    if (!PyArg_ParseTupleAndKeywords(args, kw, "O!O|sK:Bot", names, &py_game_type, &game, &where,
                                     &level, &seed))
        return NULL;
    struct py_game *g = (struct py_game *)game;
    struct bot_settings set = { .seed = seed, .setup = &g->setup };
    const struct bot_kind *kind = bot_read(level, &set);
    int seat = py_seat_of(g, where, -1, 0);
    if (seat < 0)
        return NULL;
    if (kind == NULL)
        return py_fail(PY_ERROR, "there is no bot `%s`", level);
    struct py_bot *self = (struct py_bot *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->game = (struct py_game *)Py_NewRef(game);
    self->seat = seat;
    self->bot = bot_open(kind, g->game, g->rules, seat, &set);
    if (self->bot != NULL)
        return (PyObject *)self;
    Py_DECREF(self);
    return PyErr_NoMemory();
}

static void drop(struct py_bot *self)
{
    bot_close(self->bot);
    Py_XDECREF(self->game);
    Py_TYPE(self)->tp_free(self);
}

static bool mine(const struct py_bot *self, struct py_state *state)
{
    if (self->busy) {
        py_fail(PY_STATE_ERROR, "another thread is asking this bot");
        return false;
    }
    if (!py_state_sound(state))
        return false;
    if (py_game_same(self->game, state->game) && (state->viewer < 0 || state->viewer == self->seat))
        return true;
    py_fail(PY_STATE_ERROR, "the bot of seat %d cannot read this state", self->seat);
    return false;
}

/* Without Python's lock: others may change the state meanwhile, so the bot gets a copy. */
static PyObject *think(struct py_bot *self, const struct py_state *state)
{
    struct py_state *copy = py_state_new(self->game, state->viewer);
    th_move m;
    if (copy == NULL)
        return NULL;
    py_state_copy(state, copy->bytes);
    self->busy = true;
    Py_INCREF(self);
    Py_BEGIN_ALLOW_THREADS m = bot_choose(self->bot, copy->bytes, NULL);
    Py_END_ALLOW_THREADS self->busy = false;
    PyObject *move = py_move_new(self->game, m);
    Py_DECREF(copy);
    Py_DECREF(self);
    return move;
}

static PyObject *choose(struct py_bot *self, PyObject *arg)
{
    if (!PyObject_TypeCheck(arg, &py_state_type))
        return PyErr_Format(PyExc_TypeError, "choose() wants a thorp.State");
    struct py_state *state = (struct py_state *)arg;
    const struct py_game *g = self->game;
    if (!mine(self, state))
        return NULL;
    if ((g->game->actors(g->rules, state->bytes, NULL) >> self->seat & 1) == 0)
        return py_fail(PY_STATE_ERROR, "seat %d is not asked", self->seat);
    return think(self, state);
}

static PyObject *tell(struct py_bot *self, PyObject *args)
{
    PyObject *arg, *move, *who = Py_None;
    th_move m;
    if (!PyArg_ParseTuple(args, "O!O|O:tell", &py_state_type, &arg, &move, &who))
        return NULL;
    struct py_state *state = (struct py_state *)arg;
    const struct py_game *g = self->game;
    if (!mine(self, state) || py_move_of(self->game, move, &m) != 0)
        return NULL;
    int def = th_first_seat(g->game->actors(g->rules, state->bytes, NULL));
    int seat = py_seat_of(g, who, def, 1U << TH_DEALER);
    if (seat < 0)
        return NULL;
    struct th_why why = { 0 };
    if (g->game->legal(g->rules, state->bytes, seat, m, &why) != 0)
        return py_refuse(PY_ILLEGAL_MOVE, &why);
    bot_tell(self->bot, state->bytes, seat, m);
    Py_RETURN_NONE;
}

static PyMethodDef methods[] = {
    { "choose", (PyCFunction)choose, METH_O,
      "choose($self, state, /)\n--\n\nThe bot's move in a state that asks its seat." },
    { "tell", (PyCFunction)tell, METH_VARARGS,
      "tell($self, state, move, seat=None, /)\n--\n\nThis move is about to be made in this state. "
      "A bot that is told every "
      "move remembers\nwhich cards its seat was shown." },
    { NULL, NULL, 0, NULL },
};

PyTypeObject py_bot_type = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "thorp.Bot",
    .tp_basicsize = sizeof(struct py_bot),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_doc = doc,
    .tp_new = make,
    .tp_dealloc = (destructor)drop,
    .tp_methods = methods,
};
