/* py_error.c - the exceptions of the package: every refusal with its sentence and the clause that forbids. */
#include "py_thorp.h"

#include <stdarg.h>

static PyObject *errors[PY_ERRORS];

static const struct {
    const char *name, *about;
} rows[PY_ERRORS] = {
    [PY_ERROR] = { "thorp.Error",
                   "What Thorp refuses. `clause` is the id of the rule that forbids, or None." },
    [PY_SETUP_ERROR] = { "thorp.SetupError", "A set-up that cannot be played." },
    [PY_TEXT_ERROR] = { "thorp.TextError", "Text that cannot be read. `line` is the number of the "
                                           "line, from 1, or None." },
    [PY_ILLEGAL_MOVE] = { "thorp.IllegalMove", "A move that the rules forbid now." },
    [PY_STATE_ERROR] = { "thorp.StateError", "A question this state cannot answer: a move on a "
                                             "view, a closed environment." },
};

int py_errors_add(PyObject *module)
{
    for (int i = 0; i < PY_ERRORS; i++) {
        PyObject *base = i == PY_ERROR ? PyExc_ValueError : errors[PY_ERROR];
        errors[i] = PyErr_NewExceptionWithDoc(rows[i].name, rows[i].about, base, NULL);
        if (errors[i] == NULL || PyObject_SetAttrString(errors[i], "clause", Py_None) < 0 ||
            PyObject_SetAttrString(errors[i], "line", Py_None) < 0 ||
            PyModule_AddObjectRef(module, strchr(rows[i].name, '.') + 1, errors[i]) < 0)
            return -1;
    }
    return 0;
}

PyObject *py_clause(th_clause c)
{
    const char *id = th_clause_id(c);
    if (id == NULL)
        Py_RETURN_NONE;
    return PyUnicode_FromString(id);
}

static void set_and_drop(PyObject *error, const char *name, PyObject *value)
{
    if (value != NULL)
        PyObject_SetAttrString(error, name, value);
    Py_XDECREF(value);
}

PyObject *py_refuse(enum py_error_kind kind, const struct th_why *why)
{
    const char *id = th_clause_id(why->clause);
    PyObject *text = id != NULL ? PyUnicode_FromFormat("%s (%s)", why->text, id)
                                : PyUnicode_FromString(why->text);
    PyObject *error = text != NULL ? PyObject_CallOneArg(errors[kind], text) : NULL;
    Py_XDECREF(text);
    if (error == NULL)
        return NULL;
    if (id != NULL)
        set_and_drop(error, "clause", PyUnicode_FromString(id));
    if (why->line > 0)
        set_and_drop(error, "line", PyLong_FromLong(why->line));
    PyErr_SetObject(errors[kind], error);
    Py_DECREF(error);
    return NULL;
}

PyObject *py_fail(enum py_error_kind kind, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    PyErr_FormatV(errors[kind], format, args);
    va_end(args);
    return NULL;
}
