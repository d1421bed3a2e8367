/* py_buffer.c - arrays of the caller: the buffer protocol, so that this module needs no numpy. */
#include "py_thorp.h"

/* Is the format one of these letters (native byte order)? */
static bool has_format(const Py_buffer *b, const char *letters)
{
    const char *format = b->format != NULL ? b->format : "B";
    if (*format == '@' || *format == '=' || *format == '<')
        format++;
    return format[0] != '\0' && format[1] == '\0' && strchr(letters, format[0]) != NULL;
}

int py_buffer_get(PyObject *o, const struct py_array *want, Py_buffer *b)
{
    int flags = PyBUF_C_CONTIGUOUS | PyBUF_FORMAT | (want->writes ? PyBUF_WRITABLE : 0);
    if (PyObject_GetBuffer(o, b, flags) < 0)
        return -1;
    Py_ssize_t bytes = want->n * (Py_ssize_t)want->size;
    if (b->itemsize == (Py_ssize_t)want->size && has_format(b, want->letters) && b->len == bytes)
        return 0;
    PyErr_Format(PyExc_ValueError, "`%s` wants a contiguous array of %zd numbers of type %s",
                 want->name, want->n, want->type);
    PyBuffer_Release(b);
    return -1;
}
