/* srv_memory.c - the memory aid of a table that has one: what a seat can work out about the others' hands.
 *
 * It is an option of the table, the same for every seat; whoever only watches gets nothing. When a seat asks, the table's rows
 * are played in a room beside the real one, which goes on from there the next time: no other table pays for it, and only
 * what is safe in the store is counted. Each seat's memory hears what that seat is told (memory.h). */
#include "srv_live.h"
#include "srv_msg.h"

#include "memory.h"

#include <stdlib.h>
#include <string.h>

enum {
    LONGEST = 1 << 15 /* bytes of an answer */
};

struct recall {
    struct room room;
    unsigned seats; /* whose memory listens */
    struct memory memory[TH_SEATS];
};

static void hear(void *ear, const void *state, int seat, th_move m)
{
    struct recall *k = ear;
    for (int i = 0; i < k->room.setup.seats; i++)
        if ((k->seats >> i & 1) != 0)
            memory_tell(&k->memory[i], state, seat, m, k->room.n_steps == 0);
}

/* A step was taken back: what stands since the last mark is told again. */
static void take_back(struct recall *k)
{
    for (int i = 0; i < k->room.setup.seats; i++) {
        if ((k->seats >> i & 1) == 0)
            continue;
        memory_back(&k->memory[i]);
        for (int n = 0; n < k->room.n_steps; n++)
            memory_tell(&k->memory[i], k->room.step[n].state, k->room.step[n].seat,
                        k->room.step[n].move, false);
    }
}

void recall_forget(struct live *l)
{
    struct recall *k = l->recall;
    if (k == NULL)
        return;
    for (int i = 0; i < TH_SEATS; i++)
        memory_free(&k->memory[i]);
    room_close(&k->room);
    free(k);
    l->recall = NULL;
}

/* From the first row, for these seats. */
static struct recall *start(struct live *l, unsigned seats)
{
    struct th_why why = { 0 };
    struct recall *k = srv_must(calloc(1, sizeof *k));
    l->recall = k;
    k->seats = seats;
    if (room_open(&k->room, &l->room.about, &why) != 0) {
        free(k);
        return l->recall = NULL;
    }
    for (int i = 0; i < TH_SEATS; i++)
        if ((seats >> i & 1) != 0)
            memory_start(&k->memory[i], k->room.game, k->room.rules, i);
    k->room.hear = hear;
    k->room.ear = k;
    return k;
}

/* The rows that are safe and new; NULL: they make no sense. */
static struct recall *follow(struct live *l, int seat)
{
    struct recall *k = l->recall;
    struct th_why why = { 0 };
    if (k != NULL && (k->seats >> seat & 1) == 0) {
        unsigned seats = k->seats | 1U << seat;
        recall_forget(l);
        k = start(l, seats);
    }
    if (k == NULL)
        k = start(l, 1U << seat);
    while (k != NULL && k->room.n_rows < live_safe_rows(l)) {
        int32_t row = k->room.n_rows;
        if (room_row(&k->room, l->room.row[row], l->room.row_at[row], &why) != 0) {
            recall_forget(l);
            return NULL;
        }
        if (strncmp(l->room.row[row], "~ undo", 6) == 0)
            take_back(k);
    }
    return k;
}

static void answer(struct conn *c, json_t *msg, struct recall *k, int seat)
{
    struct th_json j;
    char *text = srv_must(malloc(LONGEST));
    th_json_start(&j, text, LONGEST);
    th_json_open(&j, NULL, '{');
    th_json_str(&j, "t", "memory");
    if (msg_re(msg)[0] != '\0')
        th_json_str(&j, "re", msg_re(msg));
    th_json_str(&j, "table", k->room.about.id);
    th_json_int(&j, "rows", k->room.n_rows);
    memory_json(&k->memory[seat], k->room.state, &j);
    th_json_close(&j, '}');
    if (th_json_end(&j))
        conn_send(c, text, j.len);
    else
        msg_bad(c, msg, "refused", "the answer is too long");
    free(text);
}

/* {"t":"memory"}: what the caller's seat can know of the others' hands, at a table that has a memory aid. */
void do_memory(struct conn *c, json_t *msg)
{
    int seat;
    struct live *l = msg_seated(c, msg, &seat);
    if (l == NULL)
        return;
    struct recall *k = l->room.memory && l->room.status != ROOM_LOBBY ? follow(l, seat) : NULL;
    if (k != NULL)
        answer(c, msg, k, seat);
    else
        msg_bad(c, msg, "refused", "this table has no memory aid");
}
