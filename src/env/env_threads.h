/* env_threads.h - a crew of threads that shares out tables. One thread, the caller's, is a crew too. */
#ifndef ENV_THREADS_H
#define ENV_THREADS_H

/* Called for each table by some worker, 0 being the caller; every table by exactly one. */
typedef void env_work_fn(void *context, int worker, int table);

struct env_crew;

/* NULL when memory or threads are short. */
struct env_crew *env_crew_open(int threads, env_work_fn *work, void *context);
void env_crew_run(struct env_crew *crew, int tables); /* returns when all are done */
void env_crew_close(struct env_crew *crew);           /* NULL is allowed           */

#endif
