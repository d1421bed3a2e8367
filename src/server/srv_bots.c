/* srv_bots.c - bots at the server's tables: they think in worker threads, on a view of their seat and nothing else. */
#include "srv_live.h"

#include "bot.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

struct job {
    uv_work_t work;
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
    void *view;
    th_move move;
};

static void think(uv_work_t *work)
{
    struct job *j = work->data;
    setpriority(PRIO_PROCESS, 0, 10); /* this thread: people first */
    struct bot *bot = bot_open(j->kind, j->game, j->rules, j->seat, &j->set);
    if (bot == NULL)
        return;
    j->move = bot_choose(bot, j->view, NULL);
    bot_close(bot);
}

/* The move counts only if nothing has happened since the bot looked. */
static void thought(uv_work_t *work, int status)
{
    struct job *j = work->data;
    struct live *l = j->live;
    char text[TH_LINE], row[TH_LINE + 16];
    struct th_why why = { 0 };
    l->thinking &= ~(1U << j->seat);
    l->memo[j->seat] = j->memo;
    bool still = status == 0 && j->move != 0 && l->room.n_rows == j->rows && live_safe(l) &&
                 !j->srv->stopping;
    if (still && room_bot_plays(&l->room, j->seat) &&
        l->room.game->print(l->room.rules, l->room.state, TH_DEALER, j->seat, j->move, text,
                            (int)sizeof text) >= 0) {
        snprintf(row, sizeof row, "%d %s", j->seat + 1, text);
        enum live_result result = live_row(l, row, NULL, &why);
        j->srv->fig.bot_moves += result == LIVE_OK;
        if (result == LIVE_REFUSED)
            srv_log(j->srv, "error", "bot", "table=%s row=\"%s\" why=\"%s\"", l->room.about.id, row,
                    why.text);
    }
    belief_free(&j->belief);
    free(j->view);
    free(j);
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

void bots_forget(struct live *l)
{
    for (int i = 0; i < TH_SEATS; i++)
        belief_free(&l->belief[i]);
}

static void start(struct live *l, int seat)
{
    struct job *j = calloc(1, sizeof *j);
    if (j == NULL || (j->view = malloc(l->room.game->state_size)) == NULL) {
        free(j);
        return;
    }
    j->work.data = j;
    j->srv = l->srv;
    j->live = l;
    j->game = l->room.game;
    j->rules = l->room.rules;
    j->seat = seat;
    j->rows = l->room.n_rows;
    set_level(j, l);
    j->memo = l->memo[seat];
    j->set.memo = &j->memo;
    belief_copy(&j->belief, &l->belief[seat]);
    j->set.belief = &j->belief;
    l->room.game->view(l->room.rules, l->room.state, seat, j->view);
    l->thinking |= 1U << seat;
    uv_queue_work(&l->srv->loop, &j->work, think, thought);
}

static bool people_at(const struct live *l)
{
    for (int i = 0; i < l->room.setup.seats; i++)
        if (l->room.seat[i].kind == ROOM_PERSON && !room_bot_plays(&l->room, i))
            return true;
    return false;
}

void bots_wake(struct live *l)
{
    int64_t now = srv_now();
    if (!l->mine || !live_safe(l) || l->room.status != ROOM_PLAYING || l->thinking != 0 ||
        l->srv->stopping || l->broken || now < l->rest_until)
        return;
    if ((l->readers != NULL || people_at(l)) && now - l->room.last_at < l->srv->cfg.bot_pause)
        return; /* the tick comes again */
    unsigned asked = room_asked(&l->room);
    for (int seat = 0; seat < l->room.setup.seats; seat++) {
        if ((asked >> seat & 1) != 0 && room_bot_plays(&l->room, seat)) {
            start(l, seat);
            return; /* one after the other: each sees what the last one did */
        }
    }
}
