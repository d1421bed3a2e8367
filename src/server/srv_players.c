/* srv_players.c - who has played which seat of a game, and under what name: whose seat it is when a bot has it, who knows which
 * hand, who counts as having left early, what becomes of the name when an account is deleted. */
#include "srv_rows.h"

#include <stdlib.h>
#include <string.h>

/* Who had the seat last, NULL = only bots. */
static struct room_player *last_player(const struct room *r, int seat)
{
    for (int i = r->n_players - 1; i >= 0; i--)
        if (r->player[i].seat == seat)
            return &r->player[i];
    return NULL;
}

int room_own_seat(const struct room *r, const char *person)
{
    for (int i = 0; i < r->setup.seats && r->status == ROOM_PLAYING; i++) {
        const struct room_player *p = last_player(r, i);
        bool left = r->seat[i].kind == ROOM_BOT || r->seat[i].resigned;
        if (p != NULL && left && strcmp(p->person, person) == 0)
            return i;
    }
    return -1;
}

/* Somebody who has played in this game knows a hand: he may come back to his own seat only. */
bool room_knows_another(const struct room *r, const char *person, int seat)
{
    for (int i = 0; i < r->n_players; i++)
        if (r->player[i].seat != seat && strcmp(r->player[i].person, person) == 0)
            return true;
    return false;
}

bool room_counted(const struct room *r, int seat)
{
    const struct room_player *p = last_player(r, seat);
    return p != NULL && p->counted;
}

void room_note_player(struct room *r, int seat)
{
    const struct room_player *last = last_player(r, seat);
    if (last != NULL && strcmp(last->person, r->seat[seat].person) == 0)
        return;
    if (r->n_players == r->cap_players) {
        r->cap_players = r->cap_players == 0 ? 8 : 2 * r->cap_players;
        r->player = srv_must(realloc(r->player, (size_t)r->cap_players * sizeof *r->player));
    }
    struct room_player *p = &r->player[r->n_players++];
    *p = (struct room_player){ .seat = seat };
    memcpy(p->person, r->seat[seat].person, STORE_ID);
}

void room_note_gone(struct room *r, int seat)
{
    struct room_player *p = last_player(r, seat);
    if (p == NULL || p->counted)
        return;
    p->counted = true;
    memcpy(r->line.gone, p->person, STORE_ID);
}

/* ------------------------------------------------------------------ accounts deleted */

/* `~ sit 1 ID NAME` and `~ ask 3 ID NAME`, as the store changes them. */
static void rename_rows(struct room *r, const char *person, const char *name)
{
    for (int i = 0; i < r->n_rows; i++) {
        char word[8] = "", id[STORE_ID] = "", text[TH_LINE], *kept;
        int seat = 0, n = sscanf(r->row[i], "~ %7s %d %31s", word, &seat, id);
        bool named = n == 3 && (strcmp(word, "sit") == 0 || strcmp(word, "ask") == 0);
        snprintf(text, sizeof text, "~ %s %d %s %s", word, seat, id, name);
        if (!named || strcmp(id, person) != 0 || (kept = srv_must(strdup(text))) == NULL)
            continue;
        free(r->row[i]);
        r->row[i] = kept;
    }
}

void room_rename(struct room *r, const char *person, const char *name)
{
    int seat = room_seat_of(r, person), asks = room_asks(r, person);
    if (seat >= 0)
        snprintf(r->seat[seat].name, STORE_NAME, "%s", name);
    if (asks >= 0)
        snprintf(r->seat[asks].asker_name, STORE_NAME, "%s", name);
    rename_rows(r, person, name);
}

/* `~ deleted 1`: the seat is resigned, without its name. Nothing is counted for nobody. */
int row_deleted(struct room *r, const struct words *w, int64_t at, struct th_why *why)
{
    int seat;
    (void)at;
    if (w->n != 2 || !valid_seat(r, w->word[1], &seat) || r->seat[seat].kind != ROOM_PERSON ||
        r->status != ROOM_PLAYING)
        return refuse(why, "only who plays can resign");
    room_hand_to_bot(r, seat);
    r->seat[seat].away = false;
    r->seat[seat].resigned = true;
    room_note_gone(r, seat);
    r->line.gone[0] = '\0';
    room_rename(r, r->seat[seat].person, ROOM_DELETED);
    return 0;
}
