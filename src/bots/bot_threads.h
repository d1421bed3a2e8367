/* bot_threads.h - the only place where bots meet threads. */
#ifndef BOT_THREADS_H
#define BOT_THREADS_H

/* Runs run(arg[0]) .. run(arg[n - 1]) side by side, as far as the platform can, and returns when all are done. */
void bot_side_by_side(int n, void (*run)(void *), void *const arg[]);

#endif
