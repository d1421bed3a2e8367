/* srv_past.c - the last rows of an open table as their readers saw them, for those who come late.
 *
 * What a row looked like depends on the position before it, so the first who has missed something has the table played
 * again from its first row. What that brings is kept, and every later row with it: whoever comes next costs only the rows
 * they missed. A table nobody came late to keeps nothing. */
#include "srv_live.h"

#include <stdlib.h>
#include <string.h>

enum {
    MOST = 1000 /* rows; who has missed more gets a view and the last of them */
};

struct past_line {
    char *text[ROOM_VIEWERS]; /* NULL: as the spectators see it */
    struct th_event *event;
    int seat, n_events;
};

struct past {
    struct past_line line[MOST]; /* row n is at n % MOST */
    int32_t to;                  /* rows it knows        */
};

static void drop(struct past_line *p)
{
    for (int i = 0; i < ROOM_VIEWERS; i++)
        free(p->text[i]);
    free(p->event);
    memset(p, 0, sizeof *p);
}

void past_forget(struct live *l)
{
    for (int i = 0; i < MOST && l->past != NULL; i++)
        drop(&l->past->line[i]);
    free(l->past);
    l->past = NULL;
}

static void keep(struct past *past, const struct room_line *line)
{
    struct past_line *p = &past->line[line->seq % MOST];
    size_t n = (size_t)line->n_events;
    drop(p);
    p->seat = line->seat;
    p->n_events = line->n_events;
    p->event = srv_must(malloc((n + 1) * sizeof *p->event));
    memcpy(p->event, line->event, n * sizeof *p->event);
    for (int i = 0; i < ROOM_VIEWERS; i++)
        if (i == TH_SEATS || strcmp(line->text[i], line->text[TH_SEATS]) != 0)
            p->text[i] = srv_must(strdup(line->text[i]));
    past->to = line->seq + 1;
}

void past_keep(struct live *l, const struct room_line *line)
{
    if (l->past == NULL)
        return;
    if (line->seq == l->past->to)
        keep(l->past, line);
    else
        past_forget(l);
}

/* Beside the real room, from its first row. */
static bool play_again(struct live *l, int32_t to)
{
    struct room again;
    struct th_why why = { 0 };
    past_forget(l);
    if (room_open(&again, &l->room.about, &why) != 0)
        return false;
    l->past = srv_must(calloc(1, sizeof *l->past));
    l->srv->fig.replays++;
    for (int32_t i = 0; i < to; i++) {
        if (room_row(&again, l->room.row[i], l->room.row_at[i], &why) != 0)
            break;
        if (i >= to - MOST)
            keep(l->past, &again.line);
    }
    room_close(&again);
    return l->past->to == to;
}

void tell_missed(struct conn *c, struct live *l, int32_t from, int32_t to)
{
    struct room_line *line;
    if (from < to - MOST)
        from = to - MOST;
    if (from < 0 || from >= to || ((l->past == NULL || l->past->to != to) && !play_again(l, to)))
        return;
    line = srv_must(calloc(1, sizeof *line));
    for (int32_t i = from; i < to; i++) {
        const struct past_line *p = &l->past->line[i % MOST];
        line->seq = i;
        line->seat = p->seat;
        line->n_events = p->n_events;
        memcpy(line->event, p->event, (size_t)p->n_events * sizeof *p->event);
        for (int k = 0; k < ROOM_VIEWERS; k++)
            strcpy(line->text[k], p->text[k] != NULL ? p->text[k] : p->text[TH_SEATS]);
        tell_row(c, l, line);
    }
    free(line);
}
