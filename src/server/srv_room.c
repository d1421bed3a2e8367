/* srv_room.c - a table from its rows: seats, moves, clock, take-back. See srv_room.h for the language of the rows.
 *
 * Every row is checked before anything changes, so that a refused row leaves the room as it was. */
#include "srv_rows.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ------------------------------------------------------------------- open, close */

int room_open(struct room *r, const struct store_table *about, struct th_why *why)
{
    memset(r, 0, sizeof *r);
    r->about = *about;
    if (th_setup_parse(&r->setup, about->setup, why) != 0)
        return -1;
    r->game = r->setup.game;
    r->rules = srv_must(calloc(1, r->game->rules_size));
    r->state = srv_must(calloc(1, r->game->state_size));
    if (r->game->build(r->rules, &r->setup, why) != 0) {
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
    free(r->player);
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

bool room_is_fresh(const struct room *r, int seat, int64_t rows)
{
    bool asked = (room_asked(r) >> seat & 1) != 0;
    return rows == r->n_rows || (asked && rows >= r->seat[seat].question && rows < r->n_rows);
}

/* Does the seat's own time run? With a turn clock only in its own turn, or when it is nobody's (set-up). */
static bool own_time(const struct room *r, int seat)
{
    return r->clock != ROOM_TURN_CLOCK || th_turn(r->state) == seat || th_turn(r->state) < 0;
}

int64_t room_deadline(const struct room *r, int seat)
{
    const struct room_seat *s = &r->seat[seat];
    if (r->clock == ROOM_NO_CLOCK || (room_asked(r) >> seat & 1) == 0 || room_bot_plays(r, seat))
        return 0;
    if (!own_time(r, seat))
        return s->asked_at + ROOM_ANSWER_MS + 1;
    return r->last_at + (s->left > 0 ? s->left : 0) + 1;
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

struct moment { /* before a row: who pays for the time until it */
    unsigned asked, charged;
    const char *asking;
    int turn_no;
};

static struct moment moment(const struct room *r)
{
    struct moment m = { .asked = room_asked(r), .asking = "" };
    if (r->status != ROOM_PLAYING)
        return m;
    m.asking = th_asking(r->rules, r->state, NULL);
    m.turn_no = th_turn_no(r->state);
    for (int seat = 0; seat < r->setup.seats; seat++)
        if ((m.asked >> seat & 1) != 0 && own_time(r, seat) && !room_bot_plays(r, seat))
            m.charged |= 1U << seat;
    return m;
}

static void charge(struct room *r, const struct moment *before, int64_t at)
{
    int64_t spent = at > r->last_at ? at - r->last_at : 0;
    for (int seat = 0; seat < r->setup.seats; seat++)
        if ((before->charged >> seat & 1) != 0)
            r->seat[seat].left -= spent;
}

/* A new turn winds the turn clock up again; before the first turn every move does. */
static void after_move(struct room *r, const struct moment *before, int turn, int seat)
{
    bool new_turn = th_turn_no(r->state) != before->turn_no;
    for (int i = 0; i < r->setup.seats && new_turn && r->clock == ROOM_TURN_CLOCK; i++)
        wind_up(r, i);
    if (seat >= TH_SEATS)
        return;
    if (new_turn && r->clock == ROOM_CHESS_CLOCK)
        r->seat[seat].left += r->increment_ms;
    if (r->clock == ROOM_DAYS_CLOCK || (r->clock == ROOM_TURN_CLOCK && turn < 0))
        wind_up(r, seat);
}

/* Notes since when each seat has been asked what it is asked now. `mover` has had an answer to the old question. */
static void note_questions(struct room *r, const struct moment *before, int mover, int64_t at)
{
    unsigned asked = room_asked(r);
    bool all = asked != 0 && strcmp(before->asking, th_asking(r->rules, r->state, NULL)) != 0;
    for (int seat = 0; seat < r->setup.seats; seat++) {
        if ((asked >> seat & 1) == 0 || (!all && seat != mover && (before->asked >> seat & 1) != 0))
            continue;
        r->seat[seat].asked_at = at;
        r->seat[seat].question = r->n_rows;
    }
}

/* ------------------------------------------------------------- rows that are moves */

static void push_step(struct room *r, const void *before, const struct th_fair *fair, int seat,
                      th_move m)
{
    if (r->n_steps == r->cap_steps) {
        r->cap_steps = r->cap_steps == 0 ? 8 : 2 * r->cap_steps;
        r->step = srv_must(realloc(r->step, (size_t)r->cap_steps * sizeof *r->step));
    }
    struct room_step *s = &r->step[r->n_steps++];
    s->state = srv_must(malloc(r->game->state_size));
    memcpy(s->state, before, r->game->state_size);
    s->fair = *fair;
    s->seat = seat;
    s->move = m;
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
    struct moment then = moment(r);
    void *before = srv_must(malloc(r->game->state_size));
    int turn = th_turn(r->state);
    memcpy(before, r->state, r->game->state_size);
    charge(r, &then, at);
    tell_readers(r, seat, m);
    if (r->hear != NULL)
        r->hear(r->ear, r->state, seat, m);
    r->game->apply(r->rules, r->state, seat, m, &sink);
    r->line.n_events = sink.n;
    after_move(r, &then, turn, seat);
    if (seat == TH_DEALER || th_barrier(r->rules, before, r->state, seat, &sink))
        drop_steps(r);
    else
        push_step(r, before, &fair, seat, m);
    free(before);
    if (seat < TH_SEATS && r->seat[seat].kind == ROOM_PERSON)
        vote_forget(&r->seat[seat]); /* nobody waits for who moves */
    if (seat < TH_SEATS) {           /* a move of the clock does not excuse its owner */
        if (!r->seat[seat].clock_moves && !r->seat[seat].away)
            r->seat[seat].late = 0;
        r->seat[seat].clock_moves = false;
    }
    if (r->game->actors(r->rules, r->state, NULL) == 0)
        r->status = ROOM_OVER;
}

/* The seat that moved, or -1. */
static int move_row(struct room *r, const char *text, int64_t at, struct th_why *why)
{
    int seat = text[0] == '*' ? TH_DEALER : text[0] - '1';
    th_move m;
    if (r->status != ROOM_PLAYING)
        return refuse(why, r->status == ROOM_LOBBY ? "the game has not begun" : "the game is over");
    if (text[0] == '\0' || text[1] != ' ' || seat < 0 ||
        (seat >= r->setup.seats && seat != TH_DEALER))
        return refuse(why, "no such seat");
    if (r->game->parse(r->rules, text + 2, &m, why) != 0 ||
        r->game->legal(r->rules, r->state, seat, m, why) != 0)
        return -1;
    if (seat == TH_DEALER && check_chance(r, m, why) != 0)
        return -1;
    r->line.gone[0] = r->line.outcome[0] = '\0';
    make_move(r, seat, m, at);
    return seat;
}

/* ----------------------------------------------------------------- rows about the table */

struct options { /* of a table, from its first row */
    enum room_clock_kind clock;
    int64_t clock_ms, increment_ms;
    bool undo, sealing, memory;
};

/* `none`, `turn:120`, `chess:900+10`, `days:259200`: seconds. */
static bool read_clock(struct options *o, const char *text)
{
    static const char *const kind[] = { "none", "turn", "chess", "days" };
    long seconds = 0, gain = 0;
    char name[16] = "";
    int n = 0, more = 0;
    if (sscanf(text, "%15[a-z]%n:%ld%n+%ld%n", name, &n, &seconds, &n, &gain, &more) < 1 ||
        strlen(text) != (size_t)(more > 0 ? more : n))
        return false;
    for (int i = 0; i < 4; i++) {
        if (strcmp(kind[i], name) != 0)
            continue;
        if (i > 0 && (seconds < 1 || seconds > 30 * 86400 || gain < 0 || gain > 3600))
            return false;
        o->clock = (enum room_clock_kind)i;
        o->clock_ms = i > 0 ? seconds * 1000 : 0;
        o->increment_ms = i > 0 ? gain * 1000 : 0;
        return true;
    }
    return false;
}

static bool read_option(struct options *o, const char *word)
{
    if (strncmp(word, "clock=", 6) == 0)
        return read_clock(o, word + 6);
    if (strcmp(word, "dice=sealed") == 0)
        return o->sealing = true;
    if (strcmp(word, "memory=on") == 0)
        return o->memory = true;
    if (strcmp(word, "undo=own") != 0 && strcmp(word, "undo=off") != 0)
        return false;
    o->undo = strcmp(word, "undo=own") == 0;
    return true;
}

static int row_open(struct room *r, const struct words *w, int64_t at, struct th_why *why)
{
    struct options o = { .undo = true };
    (void)at;
    if (r->n_rows != 0 || w->n < 2)
        return refuse(why, "a table is opened once, in its first row");
    for (int i = 2; i < w->n; i++)
        if (!read_option(&o, w->word[i]))
            return refuse(why, "bad option of the table");
    r->clock = o.clock;
    r->clock_ms = o.clock_ms;
    r->increment_ms = o.increment_ms;
    r->undo = o.undo;
    r->sealing = o.sealing;
    r->memory = o.memory;
    snprintf(r->host, sizeof r->host, "%.*s", STORE_ID - 1, w->word[1]);
    return 0;
}

void room_seat_person(struct room *r, int seat, const char *person, const char *name)
{
    struct room_seat *s = &r->seat[seat];
    s->kind = ROOM_PERSON;
    s->away = s->resigned = s->gives_up = false;
    s->late = 0;
    vote_forget(s);
    wind_up(r, seat);
    drop_steps(r);
    if (room_draw(r) == DRAW_OPEN)
        room_forget_share(s);
    snprintf(s->person, sizeof s->person, "%.*s", STORE_ID - 1, person);
    snprintf(s->name, sizeof s->name, "%.*s", STORE_NAME - 1, name);
    if (r->status == ROOM_PLAYING)
        room_note_player(r, seat);
}

void room_hand_to_bot(struct room *r, int seat)
{
    struct room_seat *s = &r->seat[seat];
    s->away = true;
    s->clock_moves = s->gives_up = false;
    vote_forget(s);
    drop_steps(r);
}

/* A person takes a free seat or a bot's. During the game the server writes this row only for who comes back to his own
 * seat; others ask (`~ ask`). */
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
    if (room_knows_another(r, w->word[2], seat))
        return refuse(why, "you have played another seat of this game");
    room_seat_person(r, seat, w->word[2], w->rest);
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
    if (r->status == ROOM_PLAYING && s->kind == ROOM_PERSON)
        room_note_gone(r, seat);
    s->kind = ROOM_BOT;
    if (room_draw(r) == DRAW_OPEN)
        room_forget_share(s);
    s->person[0] = '\0';
    s->away = s->resigned = s->gives_up = false;
    vote_forget(s);
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

static int row_begin(struct room *r, const struct words *w, int64_t at, struct th_why *why)
{
    uint8_t seeds[TH_SEATS][16];
    struct th_rng rng;
    (void)w;
    (void)at;
    if (!room_may_begin(r))
        return refuse(why, room_ready(r) ? "the dice are not drawn" : "not every seat is taken");
    r->drawing = false;
    for (int i = 0; i < TH_SEATS; i++)
        memcpy(seeds[i], r->seat[i].seed, 16);
    th_fair_start(&r->fair, r->about.seed, (const uint8_t(*)[16])seeds, r->setup.seats);
    th_fair_rng(&r->fair, "setup", &rng);
    r->game->start(r->rules, r->state);
    r->game->deal(r->rules, r->state, &rng);
    r->status = ROOM_PLAYING;
    for (int i = 0; i < r->setup.seats; i++) {
        wind_up(r, i);
        if (r->seat[i].kind == ROOM_PERSON)
            room_note_player(r, i);
    }
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
    if (own_time(r, seat)) /* `charge` takes the time until now off again */
        r->seat[seat].left =
            (r->clock_ms < ROOM_ANSWER_MS ? r->clock_ms : ROOM_ANSWER_MS) + at - r->last_at;
    r->seat[seat].late++;
    r->seat[seat].clock_moves = true;
    return 0;
}

static int row_away(struct room *r, const struct words *w, int64_t at, struct th_why *why)
{
    int seat;
    (void)at;
    if (w->n != 2 || !valid_seat(r, w->word[1], &seat) || r->seat[seat].kind != ROOM_PERSON ||
        r->status != ROOM_PLAYING || room_bot_plays(r, seat))
        return refuse(why, "nobody plays there");
    room_hand_to_bot(r, seat);
    return 0;
}

static int row_back(struct room *r, const struct words *w, int64_t at, struct th_why *why)
{
    int seat;
    (void)at;
    if (w->n != 2 || !valid_seat(r, w->word[1], &seat) || r->seat[seat].kind != ROOM_PERSON ||
        !room_bot_plays(r, seat))
        return refuse(why, "nobody is away there");
    r->seat[seat].away = r->seat[seat].resigned = false;
    r->seat[seat].late = 0;
    if (r->clock != ROOM_CHESS_CLOCK)
        wind_up(r, seat);
    else if (r->seat[seat].left < ROOM_ANSWER_MS)
        r->seat[seat].left = r->clock_ms < ROOM_ANSWER_MS ? r->clock_ms : ROOM_ANSWER_MS;
    drop_steps(r);
    return 0;
}

static int row_resign(struct room *r, const struct words *w, int64_t at, struct th_why *why)
{
    int seat;
    (void)at;
    if (w->n != 2 || !valid_seat(r, w->word[1], &seat) || r->seat[seat].kind != ROOM_PERSON ||
        r->status != ROOM_PLAYING || r->seat[seat].resigned)
        return refuse(why, "only who plays can resign");
    room_hand_to_bot(r, seat);
    r->seat[seat].away = false;
    r->seat[seat].resigned = true;
    room_note_gone(r, seat);
    return 0;
}

static int row_next(struct room *r, const struct words *w, int64_t at, struct th_why *why)
{
    (void)at;
    if (w->n != 2 || r->status != ROOM_OVER || r->next[0] != '\0' || w->word[1][0] == '\0')
        return refuse(why, "the rematch is arranged already");
    snprintf(r->next, sizeof r->next, "%.*s", STORE_ID - 1, w->word[1]);
    return 0;
}

static const struct {
    const char *word;
    room_take *take;
} table_rows[] = {
    { "open", row_open },     { "sit", row_sit },       { "bot", row_bot },
    { "free", row_free },     { "seed", row_seed },     { "begin", row_begin },
    { "undo", row_undo },     { "late", row_late },     { "away", row_away },
    { "back", row_back },     { "resign", row_resign }, { "abort", row_abort },
    { "next", row_next },     { "ask", row_ask },       { "unask", row_unask },
    { "vote", row_vote },     { "seal", row_seal },     { "draw", row_draw },
    { "reveal", row_reveal }, { "void", row_void },     { "deleted", row_deleted },
};

/* Words are separated by single blanks; the third word's end begins the rest (a person's name). */
static void split(const char *text, struct words *w)
{
    const char *at = text;
    int most = strncmp(text, "open ", 5) == 0 ? WORDS : OTHERS;
    memset(w, 0, sizeof *w);
    while (*at != '\0' && w->n < most) {
        size_t n = strcspn(at, " ");
        snprintf(w->word[w->n++], WORD, "%.*s", (int)(n < WORD ? n : WORD - 1), at);
        at += n;
        at += *at == ' ';
        if (w->n == 3 && *at != '\0')
            w->rest = at;
    }
}

/* Whose question a row about the table puts anew: who sat down, came back, was late, took a step back. */
static int renewed(const struct room *r, const struct words *w)
{
    static const char *const word[] = { "sit", "back", "late", "undo", "ask" };
    if (strcmp(r->line.outcome, "sits") == 0 && strcmp(w->word[0], "vote") == 0)
        return w->word[2][0] - '1';
    for (size_t i = 0; i < sizeof word / sizeof word[0]; i++)
        if (strcmp(w->word[0], word[i]) == 0)
            return w->word[1][0] - '1';
    return TH_SEATS;
}

/* A vote that decides is kept with what it came to; one that is read again has it already. */
static void tell_table_row(const struct room *r, const char *text, char out[TH_LINE])
{
    size_t n = strlen(text), m = strlen(r->line.outcome);
    bool said =
        m == 0 || (n > m && text[n - m - 1] == ' ' && strcmp(text + n - m, r->line.outcome) == 0);
    snprintf(out, TH_LINE, "%.*s%s%s", TH_LINE - 20, text, said ? "" : " ",
             said ? "" : r->line.outcome);
}

/* The seat whose question it puts anew, TH_SEATS for none, or -1 when it is refused. */
static int table_row(struct room *r, const char *text, int64_t at, struct th_why *why)
{
    struct words w;
    char gone[STORE_ID];
    memcpy(gone, r->line.gone, sizeof gone);
    split(text + 2, &w);
    if (r->drawing && !room_is_of_draw(w.word[0]))
        return refuse(why, "the dice are being drawn, wait a moment");
    for (size_t i = 0; i < sizeof table_rows / sizeof table_rows[0]; i++) {
        struct moment before = moment(r);
        if (strcmp(table_rows[i].word, w.word[0]) != 0)
            continue;
        r->line.gone[0] = r->line.outcome[0] = '\0';
        if (table_rows[i].take(r, &w, at, why) != 0) {
            memcpy(r->line.gone, gone, sizeof gone);
            return -1;
        }
        charge(r, &before, at);
        r->line.seat = -1;
        r->line.n_events = 0;
        /* all may see a share that was revealed: nobody can change his any more */
        for (int k = 0; k < ROOM_VIEWERS; k++)
            tell_table_row(r, text, r->line.text[k]);
        return renewed(r, &w);
    }
    return refuse(why, "unknown row");
}

/* --------------------------------------------------------------------------- rows */

static void keep_row(struct room *r, const char *text, int64_t at)
{
    if (r->n_rows == r->cap_rows) {
        r->cap_rows = r->cap_rows == 0 ? 64 : 2 * r->cap_rows;
        r->row = srv_must(realloc(r->row, (size_t)r->cap_rows * sizeof *r->row));
        r->row_at = srv_must(realloc(r->row_at, (size_t)r->cap_rows * sizeof *r->row_at));
    }
    r->row[r->n_rows] = srv_must(strdup(text));
    r->row_at[r->n_rows] = at;
    r->line.seq = r->n_rows++;
    if (at > r->last_at) /* clocks of two nodes may differ a little */
        r->last_at = at;
}

int room_row(struct room *r, const char *text, int64_t at, struct th_why *why)
{
    bool about_table = text[0] == '~' && text[1] == ' ';
    if (r->n_rows == 0 && strncmp(text, "~ open ", 7) != 0)
        return refuse(why, "the first row opens the table");
    struct moment before = moment(r);
    int mover = about_table ? table_row(r, text, at, why) : move_row(r, text, at, why);
    if (mover < 0)
        return -1;
    keep_row(r, about_table ? r->line.text[TH_SEATS] : text, at);
    note_questions(r, &before, mover, at);
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
    fresh.hear = r->hear;
    fresh.ear = r->ear;
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
