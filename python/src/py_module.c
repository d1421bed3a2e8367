/* py_module.c - the module _thorp itself: its types, its functions, its version. */
#include "py_thorp.h"

char py_text[PY_TEXT];
struct th_moves py_moves;
static PyObject *json_loads;

PyObject *py_from_json(struct th_json *j)
{
    if (!th_json_end(j))
        return PyErr_NoMemory();
    PyObject *text = PyUnicode_FromStringAndSize(j->buf, (Py_ssize_t)j->len);
    PyObject *out = text != NULL ? PyObject_CallOneArg(json_loads, text) : NULL;
    Py_XDECREF(text);
    return out;
}

static PyObject *games(PyObject *module, PyObject *none)
{
    (void)module;
    (void)none;
    struct th_json j;
    th_json_start(&j, py_text, PY_TEXT);
    th_json_open(&j, NULL, '{');
    th_json_games(&j);
    bot_json(&j);
    th_json_close(&j, '}');
    return py_from_json(&j);
}

static PyObject *loads(PyObject *module, PyObject *arg)
{
    (void)module;
    Py_ssize_t n;
    const char *text = PyUnicode_Check(arg) ? PyUnicode_AsUTF8AndSize(arg, &n) : NULL;
    if (text != NULL)
        return py_state_read(text, n);
    if (!PyErr_Occurred())
        PyErr_SetString(PyExc_TypeError, "loads() wants a text");
    return NULL;
}

static PyMethodDef methods[] = {
    { "games", games, METH_NOARGS,
      "games()\n--\n\nEvery game, module, option, move and bot as data: what `thorp games --json` "
      "prints." },
    { "loads", loads, METH_O,
      "loads(text, /)\n--\n\nReads State.dumps(), or any record of a game to its end. Raises "
      "TextError with the line." },
    { "game_seed", py_game_seed, METH_VARARGS,
      "game_seed(seed, table, game, /)\n--\n\nThe seed from which Tables deal and roll a table's "
      "game: Rng(it) plays the same." },
    { NULL, NULL, 0, NULL },
};

static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT,
    .m_name = "thorp._thorp",
    .m_doc = "Thorp's engine and bots. Import thorp instead.",
    .m_size = -1,
    .m_methods = methods,
};

static int add_types(PyObject *module)
{
    static const struct {
        const char *name;
        PyTypeObject *type;
    } rows[] = {
        { "Game", &py_game_type },
        { "State", &py_state_type },
        { "Move", &py_move_type },
        { "Rng", &py_rng_type },
        { "Bot", &py_bot_type },
        { "Actions", &py_actions_type },
        { "Observation", &py_observation_type },
        { "Tables", &py_tables_type },
    };
    if (py_state_ready() < 0)
        return -1;
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
        if (PyType_Ready(rows[i].type) < 0 ||
            PyModule_AddObjectRef(module, rows[i].name, (PyObject *)rows[i].type) < 0)
            return -1;
    return 0;
}

static int add_facts(PyObject *module)
{
    PyObject *json = PyImport_ImportModule("json");
    json_loads = json != NULL ? PyObject_GetAttrString(json, "loads") : NULL;
    Py_XDECREF(json);
    if (json_loads == NULL)
        return -1;
    if (PyModule_AddIntConstant(module, "DEALER", TH_DEALER) < 0 ||
        PyModule_AddIntConstant(module, "SPECTATOR", TH_SPECTATOR) < 0 ||
        PyModule_AddIntConstant(module, "PLIES", TH_PLIES) < 0)
        return -1;
    /* of the header it was compiled with, and of the library it was linked with */
    return PyModule_AddStringConstant(module, "header_version", TH_VERSION) < 0 ||
                   PyModule_AddStringConstant(module, "library_version", th_version()) < 0
               ? -1
               : 0;
}

PyMODINIT_FUNC PyInit__thorp(void)
{
    PyObject *module = PyModule_Create(&definition);
    if (module != NULL &&
        (py_errors_add(module) < 0 || add_types(module) < 0 || add_facts(module) < 0))
        Py_CLEAR(module);
    return module;
}
