/* bot_threads.c - several searches at once; one after the other where there are no threads (WebAssembly). */
#include "bot_threads.h"

#ifdef __wasm__

void bot_side_by_side(int n, void (*run)(void *), void *const arg[])
{
    for (int i = 0; i < n; i++)
        run(arg[i]);
}

#else
#include <pthread.h>
#include <stddef.h>

struct task {
    void (*run)(void *);
    void *arg;
    pthread_t thread;
};

static void *work(void *arg)
{
    struct task *t = arg;
    t->run(t->arg);
    return NULL;
}

void bot_side_by_side(int n, void (*run)(void *), void *const arg[])
{
    struct task task[16];
    int started = 0;
    for (int i = 1; i < n && i < 16; i++) {
        task[started] = (struct task){ .run = run, .arg = arg[i] };
        if (pthread_create(&task[started].thread, NULL, work, &task[started]) != 0)
            break;
        started++;
    }
    run(arg[0]);
    for (int i = 0; i < started; i++)
        pthread_join(task[i].thread, NULL);
    for (int i = started + 1; i < n; i++)
        run(arg[i]); /* those no thread could be had for */
}

#endif
