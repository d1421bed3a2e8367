/* th_panic.c - where a failed assertion ends. The only object of the engine that may stop the process. */
#include "th.h"

_Noreturn void th_panic(const char *file, int line, const char *what)
{
    (void)file;
    (void)line;
    (void)what;
    __builtin_trap(); /* a debugger or core dump shows file, line and what */
}
