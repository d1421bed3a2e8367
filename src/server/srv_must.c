/* srv_must.c - the end of a server without memory. */
#include "srv_must.h"

#include <stdio.h>
#include <stdlib.h>

void *srv_must(void *p)
{
    if (p == NULL) {
        fputs("thorp: out of memory\n", stderr);
        _Exit(1); /* any thread may be here, and holds what it holds */
    }
    return p;
}
