/* env_threads.c - a crew of threads: they wait for a round, take tables in handfuls until none is left, and wait again. */
#include "env_threads.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>

enum {
    HANDFUL = 4,
};

struct env_crew {
    env_work_fn *work;
    void *context;
    int threads, busy; /* busy: helpers that have not finished this round */
    int started;
    unsigned round;
    bool stop;
    int tables;
    atomic_int next;
    pthread_mutex_t lock; /* of round, stop, busy */
    pthread_cond_t begin, done;
    pthread_t *thread;
    struct member {
        struct env_crew *crew;
        int number;
    } * member;
};

static void take_all(struct env_crew *crew, int worker)
{
    for (;;) {
        int from = atomic_fetch_add(&crew->next, HANDFUL);
        if (from >= crew->tables)
            return;
        int to = from + HANDFUL < crew->tables ? from + HANDFUL : crew->tables;
        for (int table = from; table < to; table++)
            crew->work(crew->context, worker, table);
    }
}

/* Waits for the round after `seen`; false: there will be none. */
static bool wait_for(struct env_crew *crew, unsigned *seen)
{
    pthread_mutex_lock(&crew->lock);
    while (!crew->stop && crew->round == *seen)
        pthread_cond_wait(&crew->begin, &crew->lock);
    *seen = crew->round;
    bool go = !crew->stop;
    pthread_mutex_unlock(&crew->lock);
    return go;
}

static void *help(void *arg)
{
    const struct member *me = arg;
    struct env_crew *crew = me->crew;
    for (unsigned seen = 0; wait_for(crew, &seen);) {
        take_all(crew, me->number);
        pthread_mutex_lock(&crew->lock);
        if (--crew->busy == 0)
            pthread_cond_signal(&crew->done);
        pthread_mutex_unlock(&crew->lock);
    }
    return NULL;
}

void env_crew_run(struct env_crew *crew, int tables)
{
    crew->tables = tables;
    atomic_store(&crew->next, 0);
    if (crew->started > 0) {
        pthread_mutex_lock(&crew->lock);
        crew->busy = crew->started;
        crew->round++;
        pthread_cond_broadcast(&crew->begin);
        pthread_mutex_unlock(&crew->lock);
    }
    take_all(crew, 0);
    if (crew->started == 0)
        return;
    pthread_mutex_lock(&crew->lock);
    while (crew->busy > 0)
        pthread_cond_wait(&crew->done, &crew->lock);
    pthread_mutex_unlock(&crew->lock);
}

static bool start(struct env_crew *crew)
{
    for (int i = 0; i < crew->threads - 1; i++) {
        crew->member[i] = (struct member){ crew, i + 1 };
        if (pthread_create(&crew->thread[i], NULL, help, &crew->member[i]) != 0)
            return false;
        crew->started++;
    }
    return true;
}

struct env_crew *env_crew_open(int threads, env_work_fn *work, void *context)
{
    struct env_crew *crew = calloc(1, sizeof *crew);
    if (crew == NULL)
        return NULL;
    crew->work = work;
    crew->context = context;
    crew->threads = threads;
    pthread_mutex_init(&crew->lock, NULL);
    pthread_cond_init(&crew->begin, NULL);
    pthread_cond_init(&crew->done, NULL);
    crew->thread = calloc((size_t)threads, sizeof *crew->thread);
    crew->member = calloc((size_t)threads, sizeof *crew->member);
    if (crew->thread != NULL && crew->member != NULL && start(crew))
        return crew;
    env_crew_close(crew);
    return NULL;
}

void env_crew_close(struct env_crew *crew)
{
    if (crew == NULL)
        return;
    pthread_mutex_lock(&crew->lock);
    crew->stop = true;
    pthread_cond_broadcast(&crew->begin);
    pthread_mutex_unlock(&crew->lock);
    for (int i = 0; i < crew->started; i++)
        pthread_join(crew->thread[i], NULL);
    pthread_cond_destroy(&crew->begin);
    pthread_cond_destroy(&crew->done);
    pthread_mutex_destroy(&crew->lock);
    free(crew->thread);
    free(crew->member);
    free(crew);
}
