/* srv_room.c - a table from its rows: seats, moves, clock, take-back. See srv_room.h for the language of the rows.
 *
 * Every row is checked before anything changes, so that a refused row leaves the room as it was. */
#include "srv_room.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct room_step { /* where a seat may still go back to */
    void *state;
    struct th_fair fair;
    int seat;
};

static int refuse(struct th_why *why, const char *text)
{
    if (why != NULL) {
        why->clause = 0;
        snprintf(why->text, sizeof why->text, "%s", text);
    }
    return -1;
}

/* ------------------------------------------------------------------- open, close */

int room_open(struct room *r, const struct store_table *about, struct th_why *why)
{
    memset(r, 0, sizeof *r);
    r->about = *about;
    if (th_setup_parse(&r->setup, about->setup, why) != 0)
        return -1;
    r->game = r->setup.game;
    r->rules = calloc(1, r->game->rules_size);
    r->state = calloc(1, r->game->state_size);
    if (r->rules == NULL || r->state == NULL || r->game->build(r->rules, &r->setup, why) != 0) {
        room_close(r);
        return -1;
    }
    return 0;
}

static void drop_steps(struct room *r)
{
    for (int i = 0; i < r->n_steps; i++)
        free(r->step[i].state);
    r->n_steps = 0;
}

void room_close(struct room *r)
{
    drop_steps(r);
    for (int i = 0; i < r->n_rows; i++)
        free(r->row[i]);
    free(r->step);
    free(r->row);
    free(r->row_at);
    free(r->rules);
    free(r->state);
    memset(r, 0, sizeof *r);
}

/* --------------------------------------------------------------------- questions */

int room_seat_of(const struct room *r, const char *person)
{
    for (int i = 0; i < r->setup.seats; i++)
        if (r->seat[i].kind == ROOM_PERSON && strcmp(r->seat[i].person, person) == 0)
            return i;
    return -1;
}

bool room_bot_plays(const struct room *r, int seat)
{
    const struct room_seat *s = &r->seat[seat];
    return s->kind == ROOM_BOT || s->away || s->resigned;
}

unsigned room_asked(const struct room *r)
{
    return r->status == ROOM_PLAYING ? r->game->actors(r->rules, r->state, NULL) : 0;
}

bool room_ready(const struct room *r)
{
    for (int i = 0; i < r->setup.seats; i++)
        if (r->seat[i].kind == ROOM_FREE)
            return false;
    return r->status == ROOM_LOBBY;
}

bool room_can_undo(const struct room *r, int seat)
{
    return r->undo && r->status == ROOM_PLAYING && r->n_steps > 0 &&
           r->step[r->n_steps - 1].seat == seat;
}

static int64_t budget(const struct room *r, int seat)
{
    if (r->clock == ROOM_TURN_CLOCK)
        return th_turn(r->state) == seat || th_turn(r->state) < 0 ? r->seat[seat].left
                                                                  : ROOM_ANSWER_MS;
    return r->seat[seat].left;
}

int64_t room_deadline(const struct room *r, int seat)
{
    if (r->clock == ROOM_NO_CLOCK || r->status != ROOM_PLAYING || room_bot_plays(r, seat))
        return 0;
    return r->last_at + (budget(r, seat) > 0 ? budget(r, seat) : 0) + 1;
}

static void hex(const uint8_t *bytes, int n, char *out)
{
    for (int i = 0; i < n; i++)
        sprintf(out + 2 * i, "%02x", bytes[i]);
}

void room_commitment(const struct room *r, char out[65])
{
    uint8_t digest[32];
    th_fair_commit(r->about.seed, r->about.id, r->about.setup, digest);
    hex(digest, 32, out);
}

/* ----------------------------------------------------------------- clock */

static void wind_up(struct room *r, int seat)
{
    r->seat[seat].left = r->clock_ms;
}

/* Time since the last row is charged to those who were asked; a new turn winds the turn clock up again. */
static void charge(struct room *r, unsigned asked, int64_t at)
{
    int64_t spent = at > r->last_at ? at - r->last_at : 0;
    for (int seat = 0; seat < r->setup.seats; seat++) {
        bool own =
            r->clock != ROOM_TURN_CLOCK || th_turn(r->state) == seat || th_turn(r->state) < 0;
        if ((asked >> seat & 1) != 0 && own)
            r->seat[seat].left -= spent;
    }
}

static void after_move(struct room *r, int turn_before, int seat)
{
    int turn = th_turn_no(r->state);
    if (turn != turn_before)
        for (int i = 0; i < r->setup.seats && r->clock == ROOM_TURN_CLOCK; i++)
            wind_up(r, i);
    if (turn != turn_before && seat < TH_SEATS && r->clock == ROOM_CHESS_CLOCK)
        r->seat[seat].left += r->increment_ms;
    if (seat < TH_SEATS && r->clock == ROOM_DAYS_CLOCK)
        wind_up(r, seat);
}

/* ------------------------------------------------------------- rows that are moves */

static void push_step(struct room *r, const void *before, const struct th_fair *fair, int seat)
{
    if (r->n_steps == r->cap_steps) {
        r->cap_steps = r->cap_steps == 0 ? 8 : 2 * r->cap_steps;
        r->step = realloc(r->step, (size_t)r->cap_steps * sizeof *r->step);
    }
    struct room_step *s = &r->step[r->n_steps++];
    s->state = malloc(r->game->state_size);
    memcpy(s->state, before, r->game->state_size);
    s->fair = *fair;
    s->seat = seat;
}

/* A chance row must be what the streams say: a log that was tampered with does not load. */
static int check_chance(struct room *r, th_move m, struct th_why *why)
{
    struct th_moves moves;
    const char *stream = th_stream_now(r->rules, r->state);
    struct th_fair fair = r->fair;
    if (stream == NULL)
        return refuse(why, "the dealer is not asked");
    r->game->gen(r->rules, r->state, TH_DEALER, &moves);
    if (th_fair_pick(&fair, stream, &moves) != m)
        return refuse(why, "not what the dice of this table say");
    r->fair = fair;
    return 0;
}

static void tell_readers(struct room *r, int seat, th_move m)
{
    char text[TH_LINE];
    for (int i = 0; i < ROOM_VIEWERS; i++) {
        int viewer = i < TH_SEATS ? i : TH_SPECTATOR;
        r->game->print(r->rules, r->state, viewer, seat, m, text, (int)sizeof text);
        snprintf(r->line.text[i], sizeof r->line.text[i], "%c %.*s",
                 seat == TH_DEALER ? '*' : '1' + seat, TH_LINE - 4, text);
    }
    r->line.seat = seat;
}

static void make_move(struct room *r, int seat, th_move m, int64_t at)
{
    struct th_sink sink = { r->line.event, ROOM_EVENTS, 0, 0 };
    struct th_fair fair = r->fair;
    void *before = malloc(r->game->state_size);
    int turn = th_turn_no(r->state);
    memcpy(before, r->state, r->game->state_size);
    charge(r, room_asked(r), at);
    tell_readers(r, seat, m);
    r->game->apply(r->rules, r->state, seat, m, &sink);
    r->line.n_events = sink.n;
    after_move(r, turn, seat);
    if (seat == TH_DEALER || th_barrier(r->rules, before, r->state, seat, &sink))
        drop_steps(r);
    else
        push_step(r, before, &fair, seat);
    free(before);
    if (seat < TH_SEATS)
        r->seat[seat].late = r->seat[seat].away ? r->seat[seat].late : 0;
    if (r->game->actors(r->rules, r->state, NULL) == 0)
        r->status = ROOM_OVER;
}

static int move_row(struct room *r, const char *text, int64_t at, struct th_why *why)
{
    int seat = text[0] == '*' ? TH_DEALER : text[0] - '1';
    th_move m;
    if (r->status != ROOM_PLAYING)
        return refuse(why, r->status == ROOM_LOBBY ? "the game has not begun" : "the game is over");
    if (text[1] != ' ' || seat < 0 || (seat >= r->setup.seats && seat != TH_DEALER))
        return refuse(why, "no such seat");
    if (r->game->parse(r->rules, text + 2, &m, why) != 0 ||
        r->game->legal(r->rules, r->state, seat, m, why) != 0)
        return -1;
    if (seat == TH_DEALER && check_chance(r, m, why) != 0)
        return -1;
    make_move(r, seat, m, at);
    return 0;
}

/* ----------------------------------------------------------------- rows about the table */

struct words { /* of a `~` row */
    char word[4][STORE_NAME];
    const char *rest; /* after the third word: a name with blanks */
    int n;
};

static bool valid_seat(const struct room *r, const char *word, int *seat)
{
    *seat = word[0] - '1';
    return word[0] != '\0' && word[1] == '\0' && *seat >= 0 && *seat < r->setup.seats;
}

static bool read_clock(struct room *r, const char *text)
{
    static const char *const kind[] = { "none", "turn", "chess", "days" };
    long seconds = 0, gain = 0;
    char name[16] = "";
    if (sscanf(text, "%15[a-z]:%ld+%ld", name, &seconds, &gain) < 1)
        return false;
    for (int i = 0; i < 4; i++) {
        if (strcmp(kind[i], name) != 0)
            continue;
        if (i > 0 && (seconds < 5 || seconds > 30 * 86400 || gain < 0 || gain > 3600))
            return false;
        r->clock = (enum room_clock_kind)i;
        r->clock_ms = seconds * 1000;
        r->increment_ms = gain * 1000;
        return true;
    }
    return false;
}

static int row_open(struct room *r, const struct words *w, int64_t at, struct th_why *why)
{
    (void)at;
    if (r->n_rows != 0 || w->n < 2)
        return refuse(why, "a table is opened once, in its first row");
    r->undo = true;
    for (int i = 2; i < w->n; i++) {
        if (strncmp(w->word[i], "clock=", 6) == 0
                ? !read_clock(r, w->word[i] + 6)
                : strcmp(w->word[i], "undo=own") != 0 && strcmp(w->word[i], "undo=off") != 0)
            return refuse(why, "bad option of the table");
        if (strcmp(w->word[i], "undo=off") == 0)
            r->undo = false;
    }
    snprintf(r->host, sizeof r->host, "%.*s", STORE_ID - 1, w->word[1]);
    return 0;
}

/* A person takes a free seat before the game, or a bot's seat at any time. */
static int row_sit(struct room *r, const struct words *w, int64_t at, struct th_why *why)
{
    int seat;
    (void)at;
    if (w->n < 3 || !valid_seat(r, w->word[1], &seat) || w->rest == NULL)
        return refuse(why, "no such seat");
    if (r->seat[seat].kind == ROOM_PERSON)
        return refuse(why, "the seat is taken");
    if (room_seat_of(r, w->word[2]) >= 0)
        return refuse(why, "you sit at this table already");
    if (r->status == ROOM_OVER)
        return refuse(why, "the game is over");
    struct room_seat *s = &r->seat[seat];
    s->kind = ROOM_PERSON;
    s->away = s->resigned = false;
    s->late = 0;
    snprintf(s->person, sizeof s->person, "%.*s", STORE_ID - 1, w->word[2]);
    snprintf(s->name, sizeof s->name, "%.*s", STORE_NAME - 1, w->rest);
    return 0;
}

static int row_bot(struct room *r, const struct words *w, int64_t at, struct th_why *why)
{
    int seat;
    (void)at;
    if (w->n != 3 || !valid_seat(r, w->word[1], &seat) || r->status == ROOM_OVER)
        return refuse(why, "no such seat");
    if (r->status == ROOM_PLAYING && r->seat[seat].kind == ROOM_PERSON && !r->seat[seat].away &&
        !r->seat[seat].resigned)
        return refuse(why, "somebody sits there");
    struct room_seat *s = &r->seat[seat];
    s->kind = ROOM_BOT;
    s->person[0] = '\0';
    s->away = s->resigned = false;
    snprintf(s->level, sizeof s->level, "%.15s", w->word[2]);
    snprintf(s->name, sizeof s->name, "%.15s", w->word[2]);
    return 0;
}

static int row_free(struct room *r, const struct words *w, int64_t at, struct th_why *why)
{
    int seat;
    (void)at;
    if (w->n != 2 || !valid_seat(r, w->word[1], &seat) || r->status != ROOM_LOBBY)
        return refuse(why, "a seat is left before the game; during it, resign");
    memset(&r->seat[seat], 0, sizeof r->seat[seat]);
    return 0;
}

static int row_seed(struct room *r, const struct words *w, int64_t at, struct th_why *why)
{
    int seat;
    unsigned byte;
    (void)at;
    if (w->n != 3 || !valid_seat(r, w->word[1], &seat) || r->status != ROOM_LOBBY ||
        strlen(w->word[2]) != 32)
        return refuse(why, "a seed is 32 hexadecimal digits, given before the game");
    if (strspn(w->word[2], "0123456789abcdef") != 32)
        return refuse(why, "a seed is 32 hexadecimal digits");
    for (int i = 0; i < 16; i++) {
        sscanf(w->word[2] + 2 * i, "%2x", &byte);
        r->seat[seat].seed[i] = (uint8_t)byte;
    }
    r->seat[seat].seeded = true;
    return 0;
}

static int row_begin(struct room *r, const struct words *w, int64_t at, struct th_why *why)
{
    uint8_t seeds[TH_SEATS][16];
    struct th_rng rng;
    (void)w;
    (void)at;
    if (!room_ready(r))
        return refuse(why, "not every seat is taken");
    for (int i = 0; i < TH_SEATS; i++)
        memcpy(seeds[i], r->seat[i].seed, 16);
    th_fair_start(&r->fair, r->about.seed, (const uint8_t(*)[16])seeds, r->setup.seats);
    th_fair_rng(&r->fair, "setup", &rng);
    r->game->start(r->rules, r->state);
    r->game->deal(r->rules, r->state, &rng);
    r->status = ROOM_PLAYING;
    for (int i = 0; i < r->setup.seats; i++)
        wind_up(r, i);
    return 0;
}

static int row_undo(struct room *r, const struct words *w, int64_t at, struct th_why *why)
{
    int seat;
    (void)at;
    if (w->n != 2 || !valid_seat(r, w->word[1], &seat) || !room_can_undo(r, seat))
        return refuse(why, "this step can no longer be taken back");
    struct room_step *s = &r->step[--r->n_steps];
    memcpy(r->state, s->state, r->game->state_size);
    r->fair = s->fair;
    free(s->state);
    return 0;
}

static int row_late(struct room *r, const struct words *w, int64_t at, struct th_why *why)
{
    int seat;
    if (w->n != 2 || !valid_seat(r, w->word[1], &seat) || r->status != ROOM_PLAYING)
        return refuse(why, "no such seat");
    if (room_deadline(r, seat) == 0 || at < room_deadline(r, seat) - 1)
        return refuse(why, "the clock has not run out");
    r->seat[seat].late++;
    r->seat[seat].left = 0;
    return 0;
}

static int row_away(struct room *r, const struct words *w, int64_t at, struct th_why *why)
{
    int seat;
    (void)at;
    if (w->n != 2 || !valid_seat(r, w->word[1], &seat) || r->seat[seat].kind != ROOM_PERSON ||
        r->status != ROOM_PLAYING)
        return refuse(why, "nobody sits there");
    r->seat[seat].away = true;
    return 0;
}

static int row_back(struct room *r, const struct words *w, int64_t at, struct th_why *why)
{
    int seat;
    (void)at;
    if (w->n != 2 || !valid_seat(r, w->word[1], &seat) || r->seat[seat].kind != ROOM_PERSON ||
        !r->seat[seat].away)
        return refuse(why, "nobody is away there");
    r->seat[seat].away = false;
    r->seat[seat].late = 0;
    wind_up(r, seat);
    return 0;
}

static int row_resign(struct room *r, const struct words *w, int64_t at, struct th_why *why)
{
    int seat;
    (void)at;
    if (w->n != 2 || !valid_seat(r, w->word[1], &seat) || r->seat[seat].kind != ROOM_PERSON ||
        r->status != ROOM_PLAYING)
        return refuse(why, "only who plays can resign");
    r->seat[seat].resigned = true;
    return 0;
}

static int row_abort(struct room *r, const struct words *w, int64_t at, struct th_why *why)
{
    (void)w;
    (void)at;
    if (r->status == ROOM_OVER)
        return refuse(why, "the game is over");
    r->status = ROOM_OVER;
    r->aborted = true;
    return 0;
}

static int row_next(struct room *r, const struct words *w, int64_t at, struct th_why *why)
{
    (void)at;
    if (w->n != 2 || r->status != ROOM_OVER || r->next[0] != '\0')
        return refuse(why, "the rematch is arranged already");
    snprintf(r->next, sizeof r->next, "%.*s", STORE_ID - 1, w->word[1]);
    return 0;
}

static const struct {
    const char *word;
    int (*take)(struct room *r, const struct words *w, int64_t at, struct th_why *why);
} table_rows[] = {
    { "open", row_open }, { "sit", row_sit },     { "bot", row_bot },       { "free", row_free },
    { "seed", row_seed }, { "begin", row_begin }, { "undo", row_undo },     { "late", row_late },
    { "away", row_away }, { "back", row_back },   { "resign", row_resign }, { "abort", row_abort },
    { "next", row_next },
};

/* Words are separated by single blanks; the third word's end begins the rest (a person's name). */
static void split(const char *text, struct words *w)
{
    const char *at = text;
    memset(w, 0, sizeof *w);
    while (*at != '\0' && w->n < 4) {
        size_t n = strcspn(at, " ");
        snprintf(w->word[w->n++], STORE_NAME, "%.*s", (int)(n < STORE_NAME ? n : STORE_NAME - 1),
                 at);
        at += n;
        at += *at == ' ';
        if (w->n == 3 && *at != '\0')
            w->rest = at;
    }
}

static int table_row(struct room *r, const char *text, int64_t at, struct th_why *why)
{
    struct words w;
    split(text + 2, &w);
    for (size_t i = 0; i < sizeof table_rows / sizeof table_rows[0]; i++) {
        if (strcmp(table_rows[i].word, w.word[0]) != 0)
            continue;
        if (table_rows[i].take(r, &w, at, why) != 0)
            return -1;
        r->line.seat = -1;
        r->line.n_events = 0;
        /* a seed is its owner's and the host's secret until the end only in effect, not in value: all may see it */
        for (int k = 0; k < ROOM_VIEWERS; k++)
            snprintf(r->line.text[k], sizeof r->line.text[k], "%.*s", TH_LINE - 1, text);
        return 0;
    }
    return refuse(why, "unknown row");
}

/* --------------------------------------------------------------------------- rows */

static void keep_row(struct room *r, const char *text, int64_t at)
{
    if (r->n_rows == r->cap_rows) {
        r->cap_rows = r->cap_rows == 0 ? 64 : 2 * r->cap_rows;
        r->row = realloc(r->row, (size_t)r->cap_rows * sizeof *r->row);
        r->row_at = realloc(r->row_at, (size_t)r->cap_rows * sizeof *r->row_at);
    }
    r->row[r->n_rows] = strdup(text);
    r->row_at[r->n_rows] = at;
    r->line.seq = r->n_rows++;
    r->last_at = at;
}

int room_row(struct room *r, const char *text, int64_t at, struct th_why *why)
{
    bool about_table = text[0] == '~' && text[1] == ' ';
    if (r->n_rows == 0 && strncmp(text, "~ open ", 7) != 0)
        return refuse(why, "the first row opens the table");
    if ((about_table ? table_row(r, text, at, why) : move_row(r, text, at, why)) != 0)
        return -1;
    keep_row(r, text, at);
    return 0;
}

int room_rewind(struct room *r, int32_t n, struct th_why *why)
{
    struct room fresh;
    if (room_open(&fresh, &r->about, why) != 0)
        return -1;
    for (int32_t i = 0; i < n && i < r->n_rows; i++) {
        if (room_row(&fresh, r->row[i], r->row_at[i], why) != 0) {
            room_close(&fresh);
            return -1;
        }
    }
    struct th_rules *keep = r->rules; /* equal ones; a bot at work may be reading these */
    r->rules = fresh.rules;
    room_close(r);
    *r = fresh;
    r->rules = keep;
    return 0;
}

/* ------------------------------------------------------------------ making rows */

static int write_move(const struct room *r, int seat, th_move m, char *row, int cap)
{
    char text[TH_LINE];
    if (r->game->print(r->rules, r->state, TH_DEALER, seat, m, text, (int)sizeof text) < 0)
        return -1;
    return snprintf(row, (size_t)cap, "%c %s", seat == TH_DEALER ? '*' : '1' + seat, text) < cap
               ? 0
               : -1;
}

int room_move_row(const struct room *r, int seat, const char *text, char *row, int cap,
                  struct th_why *why)
{
    th_move m;
    if (r->status != ROOM_PLAYING)
        return refuse(why, r->status == ROOM_LOBBY ? "the game has not begun" : "the game is over");
    if (r->game->parse(r->rules, text, &m, why) != 0 ||
        r->game->legal(r->rules, r->state, seat, m, why) != 0)
        return -1;
    return write_move(r, seat, m, row, cap);
}

bool room_chance_row(const struct room *r, char *row, int cap)
{
    struct th_moves moves;
    struct th_fair fair = r->fair;
    if ((room_asked(r) >> TH_DEALER & 1) == 0)
        return false;
    r->game->gen(r->rules, r->state, TH_DEALER, &moves);
    return write_move(r, TH_DEALER, th_fair_pick(&fair, th_stream_now(r->rules, r->state), &moves),
                      row, cap) == 0;
}

bool room_timeout_row(const struct room *r, int seat, char *row, int cap)
{
    if ((room_asked(r) >> seat & 1) == 0)
        return false;
    return write_move(r, seat, r->game->timeout(r->rules, r->state, seat), row, cap) == 0;
}
