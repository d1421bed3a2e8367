/* srv_lane.h - long work off the loop's thread, in lanes: each kind has threads of its own, so that none waits for another. */
#ifndef SRV_LANE_H
#define SRV_LANE_H

#include <stdbool.h>
#include <uv.h>

struct lane_job { /* first member of what the work is about */
    uv_work_t work;
    struct lane_job *next;
    struct lane *lane;
    void (*run)(struct lane_job *j); /* in a thread of the lane                           */
    void (*done)(struct lane_job *j,
                 bool ran); /* on the loop's thread; ran: false = the lane closed */
};

struct lane {
    uv_loop_t *loop;
    int most, running;
    bool closed;
    struct lane_job *first, *last; /* that wait for a thread */
};

/* Lanes share the pool of threads of the loop, whose size must be the sum of what they may use. */
void lane_open(struct lane *l, uv_loop_t *loop, int most);
void lane_add(struct lane *l, struct lane_job *j);
void lane_close(struct lane *l); /* what has not begun never will */

#endif
