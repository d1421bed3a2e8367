/* srv_vote.c - what the people of a running game decide together: who may have a bot's seat, whether a bot plays for
 * somebody who does not move, whether the game ends without a winner.
 *
 * Every vote is a row, so it counts on every node and survives a restart; the row that decides also does what was decided,
 * and says so to the readers (`line.outcome`). Those who vote are those who play: nobody waits for who is away. */
#include "srv_rows.h"

#include <string.h>

enum {
    HOST_VOTE = TH_SEATS /* the bit of a host who has no seat, or does not play there */
};

unsigned vote_electors(const struct room *r)
{
    unsigned seats = 0;
    for (int i = 0; i < r->setup.seats; i++)
        if (r->seat[i].kind == ROOM_PERSON && !room_bot_plays(r, i))
            seats |= 1U << i;
    return seats;
}

int vote_voter(const struct room *r, const char *person)
{
    int seat = room_seat_of(r, person);
    if (seat >= 0 && (vote_electors(r) >> seat & 1) != 0)
        return seat;
    return strcmp(r->host, person) == 0 ? HOST_VOTE : -1;
}

int room_asks(const struct room *r, const char *person)
{
    for (int i = 0; i < r->setup.seats; i++)
        if (strcmp(r->seat[i].asker, person) == 0)
            return i;
    return -1;
}

static int count(unsigned seats)
{
    int n = 0;
    for (; seats != 0; seats &= seats - 1)
        n++;
    return n;
}

/* 1 given, -1 declined, 0 open. The host's yes is enough, the host's no is one voice like the others. */
static int verdict(const struct room_seat *s, unsigned electors, unsigned host)
{
    int n = count(electors), yes = count(s->yes & electors), no = count(s->no & electors);
    if ((s->yes & host) != 0 || 2 * yes > n)
        return 1;
    return (n > 0 && 2 * no >= n) || (n == 0 && (s->no & host) != 0) ? -1 : 0;
}

static unsigned host_bits(const struct room *r)
{
    int seat = room_seat_of(r, r->host);
    return 1U << HOST_VOTE | (seat >= 0 ? 1U << seat : 0);
}

static void say(struct room *r, const char *outcome)
{
    snprintf(r->line.outcome, sizeof r->line.outcome, "%s", outcome);
}

void vote_forget(struct room_seat *s)
{
    s->asker[0] = s->asker_name[0] = '\0';
    s->yes = s->no = 0;
}

/* ---------------------------------------------------------------- a bot's seat */

static void seat_asker(struct room *r, int seat)
{
    char person[STORE_ID], name[STORE_NAME];
    memcpy(person, r->seat[seat].asker, sizeof person);
    memcpy(name, r->seat[seat].asker_name, sizeof name);
    room_seat_person(r, seat, person, name);
    say(r, "sits");
}

static const char *no_ask(const struct room *r, int seat, const char *person)
{
    const struct room_seat *s = &r->seat[seat];
    if (r->status != ROOM_PLAYING || s->kind != ROOM_BOT)
        return "only a bot's seat of a running game is asked for";
    if (room_seat_of(r, person) >= 0)
        return "you sit at this table already";
    if (room_knows_another(r, person, seat))
        return "you have played another seat of this game";
    if (strcmp(s->declined, person) == 0)
        return "the table has declined already";
    if (s->asker[0] != '\0')
        return "somebody else asks for this seat";
    return room_asks(r, person) >= 0 ? "you ask for another seat already" : NULL;
}

int row_ask(struct room *r, const struct words *w, int64_t at, struct th_why *why)
{
    int seat;
    (void)at;
    if (w->n < 3 || !valid_seat(r, w->word[1], &seat) || w->rest == NULL)
        return refuse(why, "no such seat");
    const char *no = no_ask(r, seat, w->word[2]);
    if (no != NULL)
        return refuse(why, no);
    struct room_seat *s = &r->seat[seat];
    vote_forget(s);
    snprintf(s->asker, sizeof s->asker, "%.*s", STORE_ID - 1, w->word[2]);
    snprintf(s->asker_name, sizeof s->asker_name, "%.*s", STORE_NAME - 1, w->rest);
    return 0;
}

int row_unask(struct room *r, const struct words *w, int64_t at, struct th_why *why)
{
    int seat;
    (void)at;
    if (w->n != 2 || !valid_seat(r, w->word[1], &seat) || r->seat[seat].asker[0] == '\0')
        return refuse(why, "nobody asks for this seat");
    vote_forget(&r->seat[seat]);
    return 0;
}

static int vote_on_asker(struct room *r, int voter, int seat, const char *word, struct th_why *why)
{
    struct room_seat *s = &r->seat[seat];
    bool yes = strcmp(word, "yes") == 0;
    if (s->asker[0] == '\0' || (!yes && strcmp(word, "no") != 0))
        return refuse(why, "nobody asks for this seat");
    *(yes ? &s->yes : &s->no) |= 1U << voter;
    *(yes ? &s->no : &s->yes) &= ~(1U << voter);
    int is = verdict(s, vote_electors(r), host_bits(r));
    if (is > 0)
        seat_asker(r, seat);
    else if (is < 0) {
        memcpy(s->declined, s->asker, sizeof s->declined);
        vote_forget(s);
        say(r, "declined");
    }
    return 0;
}

/* --------------------------------------------------------- who does not move */

const char *vote_no_bot(const struct room *r, int voter, int seat)
{
    if (r->clock != ROOM_NO_CLOCK)
        return "the clock decides at this table";
    if ((vote_electors(r) >> seat & 1) == 0 || voter == seat)
        return "somebody else must play there";
    return (room_asked(r) >> seat & 1) == 0 ? "nobody waits for that seat" : NULL;
}

static int vote_for_bot(struct room *r, int voter, int seat, struct th_why *why)
{
    struct room_seat *s = &r->seat[seat];
    const char *no = vote_no_bot(r, voter, seat);
    if (no != NULL)
        return refuse(why, no);
    s->yes |= 1U << voter;
    if (verdict(s, vote_electors(r) & ~(1U << seat), host_bits(r)) > 0) {
        room_hand_to_bot(r, seat);
        say(r, "away");
    }
    return 0;
}

/* `~ vote 2 3 yes`: seat 2 about who asks for seat 3; `~ vote 2 3 bot`: about its owner. Seat 0 is a host who does not
 * play. */
int row_vote(struct room *r, const struct words *w, int64_t at, struct th_why *why)
{
    int voter, seat;
    (void)at;
    if (w->n != 4 || r->status != ROOM_PLAYING || !valid_seat(r, w->word[2], &seat))
        return refuse(why, "no such vote");
    if (strcmp(w->word[1], "0") == 0)
        voter = HOST_VOTE;
    else if (!valid_seat(r, w->word[1], &voter) || (vote_electors(r) >> voter & 1) == 0)
        return refuse(why, "only who plays may vote");
    if (strcmp(w->word[3], "bot") == 0)
        return vote_for_bot(r, voter, seat, why);
    return vote_on_asker(r, voter, seat, w->word[3], why);
}

/* ------------------------------------------------------------ no winner */

static bool all_give_up(const struct room *r)
{
    unsigned electors = vote_electors(r);
    for (int i = 0; i < r->setup.seats; i++)
        if ((electors >> i & 1) != 0 && !r->seat[i].gives_up)
            return false;
    return true;
}

static int end_it(struct room *r)
{
    r->status = ROOM_OVER;
    r->aborted = true;
    r->drawing = false;
    say(r, "ended");
    return 0;
}

/* `~ abort`: the table is closed. `~ abort 2`: seat 2 would end the game; `~ abort 2 no`: not any more. */
int row_abort(struct room *r, const struct words *w, int64_t at, struct th_why *why)
{
    int seat;
    (void)at;
    if (r->status == ROOM_OVER)
        return refuse(why, "the game is over");
    if (w->n == 1 || strcmp(w->word[1], "ended") == 0)
        return end_it(r);
    bool no = w->n == 3 && strcmp(w->word[2], "no") == 0;
    bool yes = w->n == 2 || strcmp(w->word[2], "ended") == 0;
    if (!valid_seat(r, w->word[1], &seat) || (!yes && !no) || r->status != ROOM_PLAYING ||
        (vote_electors(r) >> seat & 1) == 0)
        return refuse(why, "only who plays may vote");
    if (r->seat[seat].gives_up != no && !(!no && all_give_up(r)))
        return refuse(why, "you have said so already");
    r->seat[seat].gives_up = !no;
    return !no && all_give_up(r) ? end_it(r) : 0;
}
