/* srv_time.c - what time does to open rooms: clocks run out, leases are renewed, bots wake, idle rooms close.
 *
 * The node that holds a table's lease runs its clock and its bots. */
#include "srv_live.h"

#include <stdio.h>
#include <string.h>

enum {
    IDLE_MS = 5000,  /* a finished table without readers is closed after this           */
    STALL_MS = 1000, /* a row that somebody else should have written                    */
};
static const int64_t lobby_ms = 24 * 3600 * 1000LL;     /* nobody came                  */
static const int64_t game_ms = 40 * 24 * 3600 * 1000LL; /* longer than the slowest clock */

static void lease_done(void *ctx, const struct store_answer *a)
{
    struct live *l = live_of(ctx);
    if (l == NULL)
        return;
    l->mine = a->result == STORE_OK && srv_now() < l->mine_until;
    if (l->mine)
        bots_wake(l);
}

static bool is_due(const struct live *l, int64_t now)
{
    bool due = (room_asked(&l->room) >> TH_DEALER & 1) != 0 && now - l->room.last_at > STALL_MS;
    for (int seat = 0; seat < l->room.setup.seats && !due; seat++) {
        int64_t deadline = room_deadline(&l->room, seat);
        due = deadline != 0 && now >= deadline;
    }
    return due;
}

/* The lease belongs where somebody looks, since only there bots play; elsewhere it is taken when something is due. */
static void renew_lease(struct live *l, int64_t now)
{
    bool runs = l->room.status == ROOM_PLAYING || l->room.drawing;
    if (live_single(l->srv) || now < l->lease_until || !runs)
        return;
    if (!bots_followed(l) && !is_due(l, now)) {
        l->mine = false;
        return;
    }
    l->lease_until = now + SRV_LEASE_MS / 3;
    l->mine_until = now + SRV_LEASE_MS; /* a little sooner than in the database */
    l->srv->fig.leases++;
    store_lease(l->srv->store, l->room.about.id, l->srv->node, SRV_LEASE_MS, lease_done,
                live_ref(l));
}

/* Time is up for a seat: the engine's timeout move; the second time a bot takes over until the owner is back. */
static void expire(struct live *l, int seat)
{
    char row[TH_LINE + 8];
    struct th_why why = { 0 };
    snprintf(row, sizeof row, "~ late %d", seat + 1);
    if (live_row(l, row, NULL, &why) != LIVE_OK)
        return;
    if (l->room.seat[seat].late >= ROOM_LATE) {
        snprintf(row, sizeof row, "~ away %d", seat + 1);
        live_row(l, row, NULL, &why);
    } else if (room_timeout_row(&l->room, seat, row, (int)sizeof row))
        live_row(l, row, NULL, &why);
}

static void tick_clock(struct live *l, int64_t now)
{
    for (int seat = 0; seat < l->room.setup.seats; seat++) {
        int64_t deadline = room_deadline(&l->room, seat);
        if (deadline != 0 && now >= deadline) {
            expire(l, seat);
            return;
        }
    }
}

/* A draw of the dice goes on without those who are too late. This node's own time counts: after a restart all have it anew. */
static void tick_draw(struct live *l, int64_t now)
{
    if (l->draw_rows != l->room.n_rows) {
        l->draw_rows = l->room.n_rows;
        l->draw_at = now;
    } else if (now - l->draw_at >= STALL_MS) {
        live_draw(l, now - l->draw_at >= l->srv->cfg.dice_ms);
    }
}

/* Tables nobody will ever finish are given up. */
static void tick_forgotten(struct live *l, int64_t now)
{
    struct th_why why = { 0 };
    int64_t most = l->room.status == ROOM_LOBBY ? lobby_ms : game_ms;
    if (l->readers == NULL && l->room.status != ROOM_OVER && l->room.n_rows > 0 &&
        now - l->room.last_at > most)
        live_row(l, "~ abort", NULL, &why);
}

static bool is_idle(const struct live *l, int64_t now)
{
    return l->readers == NULL && l->first == NULL && !l->loading && !l->reading &&
           l->thinking == 0 && l->wishes == NULL && now - l->touched > IDLE_MS &&
           (l->room.status == ROOM_OVER || l->room.about.ended != 0);
}

static void tick_returns(struct live *l)
{
    for (struct conn *c = l->readers; c != NULL; c = c->next_reader)
        if (c->returns && live_safe(l))
            live_return(l, c);
}

static void tick_one(struct live *l, int64_t now)
{
    if (l->stale && now >= l->rest_until) {
        l->rest_until = now + STALL_MS / 4;
        live_refresh(l);
    }
    if (live_is_news(l) || l->behind)
        live_settle(l);
    if (l->mine && !live_single(l->srv) && now >= l->mine_until)
        l->mine =
            false; /* this node stood still, or the store did: another may run the table by now */
    renew_lease(l, now);
    if (!live_safe(l) || l->broken || now < l->rest_until)
        return;
    tick_forgotten(l, now);
    tick_returns(l);
    if (l->mine && l->room.drawing)
        tick_draw(l, now);
    if (!l->mine || l->room.status != ROOM_PLAYING)
        return;
    if ((room_asked(&l->room) >> TH_DEALER & 1) != 0 && now - l->room.last_at > STALL_MS)
        live_deal(l);
    if (live_safe(l))
        tick_clock(l, now);
    bots_wake(l);
}

void live_tick(struct srv *s)
{
    int64_t now = srv_now();
    for (struct live *l = s->live, *next; l != NULL; l = next) {
        next = l->next;
        if (is_idle(l, now))
            live_drop(l);
        else if (!l->loading)
            tick_one(l, now);
    }
}
