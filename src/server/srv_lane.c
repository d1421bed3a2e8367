/* srv_lane.c - long work off the loop's thread: so many jobs of a lane run at once, the others wait in order. */
#include "srv_lane.h"

#include <stddef.h>

static void run(uv_work_t *work)
{
    struct lane_job *j = work->data;
    j->run(j);
}

static void go_on(struct lane *l);

static void finished(uv_work_t *work, int status)
{
    struct lane_job *j = work->data;
    struct lane *l = j->lane;
    l->running--;
    j->done(j, status == 0);
    go_on(l);
}

static void go_on(struct lane *l)
{
    while (l->first != NULL && (l->closed || l->running < l->most)) {
        struct lane_job *j = l->first;
        l->first = j->next;
        if (l->first == NULL)
            l->last = NULL;
        l->running += !l->closed;
        if (l->closed)
            j->done(j, false);
        else
            uv_queue_work(l->loop, &j->work, run, finished);
    }
}

void lane_open(struct lane *l, uv_loop_t *loop, int most)
{
    *l = (struct lane){ .loop = loop, .most = most };
}

void lane_add(struct lane *l, struct lane_job *j)
{
    j->work.data = j;
    j->lane = l;
    j->next = NULL;
    if (l->last != NULL)
        l->last->next = j;
    else
        l->first = j;
    l->last = j;
    go_on(l);
}

void lane_close(struct lane *l)
{
    l->closed = true;
    go_on(l);
}
