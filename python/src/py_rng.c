/* py_rng.c - Rng: the generator all chance of this package is drawn from. Equal seeds, equal games. */
#include "py_thorp.h"

PyDoc_STRVAR(doc, "Rng(seed)\n--\n\n"
                  "A generator of random numbers (xoshiro256**): the same seed gives the same "
                  "numbers on every machine.\n\n"
                  ">>> rng = thorp.Rng(7)\n"
                  ">>> rng.below(6) == thorp.Rng(7).below(6)\n"
                  "True\n");

static PyObject *make(PyTypeObject *type, PyObject *args, PyObject *kw)
{
    static char *names[] = { "seed", NULL };
    PyObject *seed;
    if (!PyArg_ParseTupleAndKeywords(args, kw, "O!:Rng", names, &PyLong_Type, &seed))
        return NULL;
    unsigned long long n = PyLong_AsUnsignedLongLongMask(seed);
    if (PyErr_Occurred())
        return NULL;
    struct py_rng *self = (struct py_rng *)type->tp_alloc(type, 0);
    if (self != NULL)
        th_rng_seed(&self->rng, n);
    return (PyObject *)self;
}

static PyObject *next(struct py_rng *self, PyObject *none)
{
    (void)none;
    return PyLong_FromUnsignedLongLong(th_rng_next(&self->rng));
}

static PyObject *below(struct py_rng *self, PyObject *arg)
{
    unsigned long long n = PyLong_AsUnsignedLongLong(arg);
    if (PyErr_Occurred())
        return NULL;
    if (n == 0 || n > UINT32_MAX) {
        PyErr_SetString(PyExc_ValueError, "below() wants a number from 1 to 2**32 - 1");
        return NULL;
    }
    return PyLong_FromUnsignedLong(th_rng_below(&self->rng, (uint32_t)n));
}

static PyObject *copy(struct py_rng *self, PyObject *none)
{
    (void)none;
    struct py_rng *other = PyObject_New(struct py_rng, &py_rng_type);
    if (other != NULL)
        other->rng = self->rng;
    return (PyObject *)other;
}

int py_rng_of(PyObject *o, struct th_rng *own, struct th_rng **out)
{
    if (PyObject_TypeCheck(o, &py_rng_type)) {
        *out = &((struct py_rng *)o)->rng;
        return 0;
    }
    if (!PyLong_Check(o)) {
        PyErr_SetString(PyExc_TypeError, "a seed (a whole number) or a thorp.Rng is wanted");
        return -1;
    }
    th_rng_seed(own, PyLong_AsUnsignedLongLongMask(o));
    *out = own;
    return PyErr_Occurred() ? -1 : 0;
}

static PyMethodDef methods[] = {
    { "next", (PyCFunction)next, METH_NOARGS, "next($self, /)\n--\n\nThe next 64 bits." },
    { "below", (PyCFunction)below, METH_O,
      "below($self, n, /)\n--\n\nA number from 0 to n - 1, each equally likely." },
    { "copy", (PyCFunction)copy, METH_NOARGS,
      "copy($self, /)\n--\n\nA generator that will give the same numbers." },
    { NULL, NULL, 0, NULL },
};

PyTypeObject py_rng_type = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "thorp.Rng",
    .tp_basicsize = sizeof(struct py_rng),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_doc = doc,
    .tp_new = make,
    .tp_methods = methods,
};
