/* srv_bots.c - bots at the server's tables: they think in worker threads, on a view of their seat and nothing else.
 *
 * A table whose bot is asked waits in a list; whenever a thread is free, the table of whoever has used least goes on
 * (srv_share.c). Nothing is prepared before that: what waits costs nothing and is never out of date. */
#include "srv_live.h"

#include "bot.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

struct job {
    struct lane_job lane;
    struct srv *srv;
    struct live *live; /* stays open while thinking != 0 */
    const struct th_game *game;
    const struct th_rules *rules; /* outlive every rewind of the room */
    int seat;
    int32_t rows;
    const struct bot_kind *kind;
    struct bot_settings set;
    struct bot_memo memo;
    struct belief belief; /* a copy: the table goes on meanwhile */
    struct shares shares;
    uint64_t ns; /* it thought */
    void *view;
    th_move move;
};

static void run_list(struct srv *s);

static void think(struct lane_job *lane)
{
    struct job *j = (struct job *)lane;
    j->ns = uv_hrtime();
    setpriority(PRIO_PROCESS, 0, 10); /* this thread: people first */
    struct bot *bot = bot_open(j->kind, j->game, j->rules, j->seat, &j->set);
    if (bot != NULL) {
        j->move = bot_choose(bot, j->view, NULL);
        bot_close(bot);
    }
    j->ns = uv_hrtime() - j->ns;
}

static void free_job(struct job *j)
{
    share_give(&j->shares);
    belief_free(&j->belief);
    free(j->view);
    free(j);
}

/* The move counts only if nothing has happened since the bot looked. */
static void thought(struct lane_job *lane, bool ran)
{
    struct job *j = (struct job *)lane;
    struct live *l = j->live;
    struct srv *s = j->srv;
    char text[TH_LINE], row[TH_LINE + 16];
    struct th_why why = { 0 };
    l->thinking &= ~(1U << j->seat);
    l->memo[j->seat] = j->memo;
    share_end(s, &j->shares, (double)j->ns / 1e6);
    s->fig.bot_ms += j->ns / 1000000;
    bool still = ran && j->move != 0 && l->room.n_rows == j->rows && live_safe(l) && !s->stopping;
    if (still && room_bot_plays(&l->room, j->seat) &&
        l->room.game->print(l->room.rules, l->room.state, TH_DEALER, j->seat, j->move, text,
                            (int)sizeof text) >= 0) {
        snprintf(row, sizeof row, "%d %s", j->seat + 1, text);
        enum live_result result = live_row(l, row, NULL, &why);
        s->fig.bot_moves += result == LIVE_OK;
        if (result == LIVE_REFUSED)
            srv_log(s, "error", "bot", "table=%s row=\"%s\" why=\"%s\"", l->room.about.id, row,
                    why.text);
    }
    free_job(j);
    run_list(s);
}

static const char *level_of(const struct live *l, int seat)
{
    const struct room_seat *s = &l->room.seat[seat];
    return s->kind == ROOM_BOT ? s->level : "medium";
}

/* How a level plays here: no longer than the host allows, and in the one thread it is given. A bot is opened for each
 * choice, because thousands of tables wait at once; only its offers and what it believes about cards are remembered. */
static void set_level(struct job *j, const struct live *l)
{
    uint32_t most_ms = (uint32_t)l->srv->cfg.bot_ms;
    j->set = (struct bot_settings){ .seed = (uint64_t)j->rows * 2654435761u + (uint64_t)j->seat,
                                    .setup = &l->room.setup };
    j->kind = bot_read(level_of(l, j->seat), &j->set);
    j->set.setup = NULL; /* the table may change before the bot is opened */
    if (j->kind == NULL)
        j->kind = bot_find("random");
    j->set.threads = 1;
    j->set.stop = &l->srv->cancel;
    if (j->set.ms == 0 || j->set.ms > most_ms)
        j->set.ms = most_ms;
}

static bool recalls(const struct live *l, int seat)
{
    struct bot_settings set = { 0 };
    const struct bot_kind *kind = bot_read(level_of(l, seat), &set);
    return kind != NULL && kind->recalls;
}

static void hear(void *ear, const void *state, int seat, th_move m)
{
    struct live *l = ear;
    const struct room *r = &l->room;
    for (int i = 0; i < r->setup.seats && l->mine; i++) {
        if (!room_bot_plays(r, i) || !recalls(l, i))
            continue;
        if (l->belief[i].game == NULL)
            belief_start(&l->belief[i], r->game, r->rules, i, (uint64_t)i);
        belief_tell(&l->belief[i], state, seat, m);
    }
}

void bots_listen(struct live *l)
{
    l->room.hear = hear;
    l->room.ear = l;
}

/* -------------------------------------------------------------- the list of those who wait */

static void enqueue(struct live *l)
{
    struct srv *s = l->srv;
    if (l->bots_wait)
        return;
    l->bots_wait = true;
    l->shares = share_take(s, l->from, l->room.host);
    l->next_bots = NULL;
    *(s->bots_last != NULL ? &s->bots_last->next_bots : &s->bots_first) = l;
    s->bots_last = l;
}

/* Out of the list, where `before` is the one in front of it, NULL for the first. */
static void dequeue(struct live *l, struct live *before)
{
    struct srv *s = l->srv;
    *(before != NULL ? &before->next_bots : &s->bots_first) = l->next_bots;
    if (s->bots_last == l)
        s->bots_last = before;
    l->bots_wait = false;
}

/* The table whose turn it is; of equals the one that has waited longest. */
static struct live *take_next(struct srv *s)
{
    struct live *best = s->bots_first, *before_best = NULL;
    for (struct live *l = best, *before = NULL; l != NULL; before = l, l = l->next_bots) {
        if (!share_is_before(s, &l->shares, &best->shares))
            continue;
        best = l;
        before_best = before;
    }
    if (best != NULL)
        dequeue(best, before_best);
    return best;
}

void bots_forget(struct live *l)
{
    struct live *before = NULL;
    for (struct live *at = l->srv->bots_first; l->bots_wait && at != l; at = at->next_bots)
        before = at;
    if (l->bots_wait) {
        dequeue(l, before);
        share_give(&l->shares);
    }
    for (int i = 0; i < TH_SEATS; i++)
        belief_free(&l->belief[i]);
}

/* ------------------------------------------------------------------------------ thinking */

static void start(struct live *l, int seat)
{
    struct job *j = srv_must(calloc(1, sizeof *j));
    j->lane.run = think;
    j->lane.done = thought;
    j->srv = l->srv;
    j->live = l;
    j->game = l->room.game;
    j->rules = l->room.rules;
    j->seat = seat;
    j->rows = l->room.n_rows;
    j->shares = l->shares;
    set_level(j, l);
    j->memo = l->memo[seat];
    j->set.memo = &j->memo;
    belief_copy(&j->belief, &l->belief[seat]);
    j->set.belief = &j->belief;
    j->view = srv_must(malloc(j->game->state_size));
    l->room.game->view(l->room.rules, l->room.state, seat, j->view);
    l->thinking |= 1U << seat;
    share_begin(&j->shares);
    lane_add(&l->srv->bots, &j->lane);
}

static bool people_at(const struct live *l)
{
    for (int i = 0; i < l->room.setup.seats; i++)
        if (l->room.seat[i].kind == ROOM_PERSON && !room_bot_plays(&l->room, i))
            return true;
    return false;
}

/* Where nobody looks bots need not play; but people who take days over a move come back to find it is theirs. */
bool bots_followed(const struct live *l)
{
    return l->readers != NULL || (l->room.clock == ROOM_DAYS_CLOCK && people_at(l));
}

/* The seat whose bot must choose now, -1 = none. One after the other: each sees what the last one did. */
static int bot_asked(const struct live *l)
{
    int64_t now = srv_now();
    if (!l->mine || !live_safe(l) || l->room.status != ROOM_PLAYING || l->thinking != 0 ||
        l->srv->stopping || l->broken || now < l->rest_until || !bots_followed(l) ||
        now - l->room.last_at < l->srv->cfg.bot_pause) /* the tick comes again */
        return -1;
    unsigned asked = room_asked(&l->room);
    for (int seat = 0; seat < l->room.setup.seats; seat++)
        if ((asked >> seat & 1) != 0 && room_bot_plays(&l->room, seat))
            return seat;
    return -1;
}

static void run_list(struct srv *s)
{
    while (s->bots.running < s->bots.most && s->bots_first != NULL) {
        struct live *l = take_next(s);
        int seat = bot_asked(l);
        if (seat >= 0)
            start(l, seat);
        else
            share_give(&l->shares);
    }
}

void bots_wake(struct live *l)
{
    if (bot_asked(l) >= 0)
        enqueue(l);
    run_list(l->srv);
}
