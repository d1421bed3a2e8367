/* srv_room_dice.c - how the people at a table make its dice together: seal, then reveal (docs/PROTOCOL.md, "Fair chance").
 *
 * A share that others can see before they choose theirs is worth nothing against a server that tells a friend its seed.
 * So every share is sealed first, and nobody shows one before all are sealed. `~ draw` fixes who sits where; then all who
 * have a say seal, then all reveal, then the game begins. Who does not seal or reveal in time loses their say. If that was
 * a share the others' had already been shown for, the draw is void and the rest seal anew: to keep a share back gives no
 * choice between two known games, only other dice that nobody knows yet, once a seat, before everybody's eyes. */
#include "srv_rows.h"

#include <string.h>

/* Exactly n bytes in lower-case hexadecimal. */
static bool read_hex(const char *text, uint8_t *out, int n)
{
    unsigned byte;
    if (strlen(text) != 2 * (size_t)n || strspn(text, "0123456789abcdef") != 2 * (size_t)n)
        return false;
    for (int i = 0; i < n; i++) {
        sscanf(text + 2 * i, "%2x", &byte);
        out[i] = (uint8_t)byte;
    }
    return true;
}

/* ----------------------------------------------------------------------- questions */

static bool has_say(const struct room_seat *s)
{
    return s->kind == ROOM_PERSON && !s->no_share;
}

enum room_draw room_draw(const struct room *r)
{
    enum room_draw phase = DRAW_DONE;
    if (!r->sealing || r->status != ROOM_LOBBY)
        return DRAW_NONE;
    if (!r->drawing)
        return DRAW_OPEN;
    for (int i = 0; i < r->setup.seats; i++) {
        if (has_say(&r->seat[i]) && !r->seat[i].sealed)
            return DRAW_SEAL;
        if (has_say(&r->seat[i]) && !r->seat[i].seeded)
            phase = DRAW_REVEAL;
    }
    return phase;
}

/* Seats whose seal or share the draw waits for. */
static unsigned awaited(const struct room *r)
{
    enum room_draw phase = room_draw(r);
    unsigned mask = 0;
    for (int i = 0; i < r->setup.seats && (phase == DRAW_SEAL || phase == DRAW_REVEAL); i++)
        if (has_say(&r->seat[i]) && !(phase == DRAW_SEAL ? r->seat[i].sealed : r->seat[i].seeded))
            mask |= 1U << i;
    return mask;
}

bool room_has_people(const struct room *r)
{
    for (int i = 0; i < r->setup.seats; i++)
        if (r->seat[i].kind == ROOM_PERSON)
            return true;
    return false;
}

static void list_awaited(const struct room *r, char out[2 * TH_SEATS])
{
    unsigned mask = awaited(r);
    int n = 0;
    for (int i = 0; i < TH_SEATS; i++)
        if ((mask >> i & 1) != 0)
            n += snprintf(out + n, (size_t)(2 * TH_SEATS - n), n > 0 ? "+%d" : "%d", i + 1);
    out[n] = '\0';
}

bool room_draw_row(const struct room *r, bool late, char *row, int cap)
{
    char seats[2 * TH_SEATS];
    enum room_draw phase = room_draw(r);
    list_awaited(r, seats);
    if (phase == DRAW_DONE)
        snprintf(row, (size_t)cap, "~ begin");
    else if (late && seats[0] != '\0')
        snprintf(row, (size_t)cap, "~ void %s", seats);
    else
        return false;
    return true;
}

/* ----------------------------------------------------------------------------- rows */

void room_forget_share(struct room_seat *s)
{
    s->sealed = s->seeded = s->no_share = false;
    memset(s->seal, 0, sizeof s->seal);
    memset(s->seed, 0, sizeof s->seed);
}

/* The seat of `~ WORD SEAT HEX`; NULL if there is none. */
static struct room_seat *seat_of(struct room *r, const struct words *w)
{
    int seat;
    return w->n == 3 && valid_seat(r, w->word[1], &seat) ? &r->seat[seat] : NULL;
}

int row_seed(struct room *r, const struct words *w, int64_t at, struct th_why *why)
{
    struct room_seat *s = seat_of(r, w);
    (void)at;
    if (s == NULL || r->status != ROOM_LOBBY || r->sealing)
        return refuse(why, "this table takes sealed shares of the dice, before the game");
    if (!read_hex(w->word[2], s->seed, 16))
        return refuse(why, "a seed is 32 hexadecimal digits");
    s->seeded = true;
    return 0;
}

int row_seal(struct room *r, const struct words *w, int64_t at, struct th_why *why)
{
    struct room_seat *s = seat_of(r, w);
    enum room_draw phase = room_draw(r);
    (void)at;
    if (phase != DRAW_OPEN && phase != DRAW_SEAL)
        return refuse(why, "a share of the dice is sealed before the game, until all are sealed");
    if (s == NULL || !has_say(s) || (s->sealed && phase == DRAW_SEAL))
        return refuse(why, "this seat has no share to seal now");
    if (!read_hex(w->word[2], s->seal, 32))
        return refuse(why, "a seal is 64 hexadecimal digits");
    s->sealed = true;
    return 0;
}

int row_reveal(struct room *r, const struct words *w, int64_t at, struct th_why *why)
{
    struct room_seat *s = seat_of(r, w);
    uint8_t share[16], seal[32];
    (void)at;
    if (s == NULL || room_draw(r) != DRAW_REVEAL || !has_say(s) || s->seeded)
        return refuse(why, "a share of the dice is shown once, when all are sealed");
    if (!read_hex(w->word[2], share, 16))
        return refuse(why, "a share is 32 hexadecimal digits");
    if (th_fair_seal(share, r->about.id, (int)(s - r->seat), seal) != 0 ||
        memcmp(seal, s->seal, 32) != 0)
        return refuse(why, "this share does not open the seal");
    memcpy(s->seed, share, 16);
    s->seeded = true;
    return 0;
}

int row_draw(struct room *r, const struct words *w, int64_t at, struct th_why *why)
{
    (void)w;
    (void)at;
    if (!r->sealing || !room_ready(r))
        return refuse(why, "not every seat is taken");
    r->drawing = true;
    return 0;
}

/* Whoever is waited for has no say any more; shares that are known by now are not used. */
int row_void(struct room *r, const struct words *w, int64_t at, struct th_why *why)
{
    char seats[2 * TH_SEATS];
    unsigned gone = awaited(r);
    bool again = room_draw(r) == DRAW_REVEAL;
    (void)at;
    list_awaited(r, seats);
    if (gone == 0 || strcmp(seats, w->word[1]) != 0)
        return refuse(why, "these are not the seats the draw waits for");
    r->voids += again;
    for (int i = 0; i < r->setup.seats; i++) {
        bool without = (gone >> i & 1) != 0 || r->seat[i].no_share;
        if (again || without)
            room_forget_share(&r->seat[i]);
        r->seat[i].no_share = without;
    }
    return 0;
}

/* Does a row belong to the draw? While it lasts nothing else is taken: whoever could leave or sit down now could choose. */
bool room_is_of_draw(const char *word)
{
    static const char *const of_draw[] = { "seal", "reveal", "void", "begin", "abort" };
    for (size_t i = 0; i < sizeof of_draw / sizeof of_draw[0]; i++)
        if (strcmp(of_draw[i], word) == 0)
            return true;
    return false;
}

bool room_may_begin(const struct room *r)
{
    if (!room_ready(r))
        return false;
    return !r->sealing || (r->drawing ? room_draw(r) == DRAW_DONE : !room_has_people(r));
}
