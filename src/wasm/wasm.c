/* wasm.c - the engine and the bots as one WebAssembly module without imports, for the page.
 *
 * Texts go in through one buffer (wasm_in) and come out through another (wasm_out); numbers are seats, handles and
 * lengths. Every call that answers returns the length of its answer. A table keeps its rules, its state and the dealer's
 * streams; what a page must be able to take back (state and streams) lies in one block that can be copied byte by byte.
 *
 * The page is dealer and referee of its own games: it sees everything, and shows people only what `wasm_view` and
 * `wasm_events` say they may know. */
#include "wasm.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

enum {
    TABLES = 32,
    OUT = 1 << 18
};

static struct table *tables[TABLES];
static char *in_buf;
static u32 in_cap;
static char out_buf[OUT];
static struct th_moves moves;

/* The bots' clock: there is none here. Simulations are their only budget. */
#ifdef __wasm__
int clock_gettime(clockid_t id, struct timespec *t)
{
    (void)id;
    *t = (struct timespec){ 0 };
    return 0;
}
#endif

/* ----------------------------------------------------------------- buffers */

/* Room for a text of n bytes and its terminating zero. */
EXPORT(input) char *wasm_in(u32 n)
{
    if (n + 1 > in_cap) {
        free(in_buf);
        in_cap = n + 1;
        in_buf = malloc(in_cap);
    }
    if (in_buf != NULL)
        in_buf[n] = '\0';
    return in_buf;
}

EXPORT(output) char *wasm_out(void)
{
    return out_buf;
}

const char *wasm_text(void)
{
    return in_buf;
}

struct th_json wasm_begin(void)
{
    struct th_json j;
    th_json_start(&j, out_buf, OUT);
    th_json_open(&j, NULL, '{');
    return j;
}

u32 wasm_finish(struct th_json *j)
{
    th_json_close(j, '}');
    return th_json_end(j) ? (u32)j->len : 0;
}

u32 wasm_refuse(const struct th_why *why)
{
    struct th_json j = wasm_begin();
    th_json_bool(&j, "ok", false);
    th_json_str(&j, "error", why->text);
    if (th_clause_id(why->clause) != NULL)
        th_json_str(&j, "clause", th_clause_id(why->clause));
    if (why->line > 0)
        th_json_int(&j, "line", why->line);
    return wasm_finish(&j);
}

u32 wasm_refuse_text(const char *text)
{
    struct th_why why = { 0 };
    size_t n = strlen(text);
    memcpy(why.text, text, n < sizeof why.text ? n : sizeof why.text - 1);
    return wasm_refuse(&why);
}

struct table *wasm_find(u32 handle)
{
    return handle >= 1 && handle <= TABLES ? tables[handle - 1] : NULL;
}

/* ------------------------------------------------------------------ tables */

static void drop(struct table *t)
{
    for (int seat = 0; seat < TH_SEATS; seat++) {
        bot_close(t->bot[seat]);
        memory_free(&t->memory[seat]);
    }
    free(t->rules);
    free(t->state);
    free(t);
}

static u32 aligned(size_t n)
{
    return (u32)((n + 15) & ~(size_t)15);
}

/* A table with empty rules and state, and its handle; 0 = no room. */
static u32 make(const struct th_game *game, struct table **out)
{
    u32 at = 0;
    while (at < TABLES && tables[at] != NULL)
        at++;
    struct table *t = at < TABLES ? calloc(1, sizeof *t) : NULL;
    if (t == NULL)
        return 0;
    t->game = game;
    t->block = aligned(game->state_size) + (u32)sizeof *t->fair;
    t->rules = calloc(1, game->rules_size);
    t->state = calloc(1, t->block);
    if (t->rules == NULL || t->state == NULL) {
        drop(t);
        return 0;
    }
    t->fair = (struct th_fair *)(void *)((char *)t->state + aligned(game->state_size));
    tables[at] = *out = t;
    return at + 1;
}

static u32 tell_table(u32 handle, const struct table *t)
{
    static char setup[4 * TH_LINE];
    int n = th_setup_print(&t->setup, setup, (int)sizeof setup - 1);
    setup[n++] = ' ';
    th_setup_print_options(&t->setup, setup + n, (int)sizeof setup - n);
    struct th_json j = wasm_begin();
    th_json_bool(&j, "ok", true);
    th_json_int(&j, "handle", handle);
    th_json_str(&j, "game", t->game->name);
    th_json_int(&j, "seats", t->setup.seats);
    th_json_str(&j, "setup", setup);
    return wasm_finish(&j);
}

EXPORT(games) u32 wasm_games(void)
{
    struct th_json j = wasm_begin();
    th_json_games(&j);
    bot_json(&j);
    return wasm_finish(&j);
}

/* A table for the set-up in the input, before anything is dealt. */
EXPORT(open) u32 wasm_open(void)
{
    struct th_why why = { 0 };
    struct th_setup setup;
    struct table *t;
    if (th_setup_parse(&setup, in_buf, &why) != 0)
        return wasm_refuse(&why);
    u32 handle = make(setup.game, &t);
    if (handle == 0)
        return wasm_refuse_text("too many tables");
    t->setup = setup;
    if (t->game->build(t->rules, &t->setup, &why) == 0) {
        t->game->start(t->rules, t->state);
        return tell_table(handle, t);
    }
    drop(t);
    tables[handle - 1] = NULL;
    return wasm_refuse(&why);
}

EXPORT(close) void wasm_close(u32 handle)
{
    struct table *t = wasm_find(handle);
    if (t == NULL)
        return;
    drop(t);
    tables[handle - 1] = NULL;
}

/* The dealer's streams from the input: 32 bytes of the host, then 16 of each seat. Deals the set-up if asked to. */
EXPORT(fair) u32 wasm_fair(u32 handle, u32 deal)
{
    struct table *t = wasm_find(handle);
    uint8_t seats[TH_SEATS][16];
    struct th_rng rng;
    if (t == NULL || in_cap < 33 + 16 * (u32)t->setup.seats)
        return 0;
    memcpy(seats, in_buf + 32, 16 * (size_t)t->setup.seats);
    th_fair_start(t->fair, (const uint8_t *)in_buf, (const uint8_t(*)[16])seats, t->setup.seats);
    th_fair_rng(t->fair, "setup", &rng);
    if (deal != 0) {
        t->game->start(t->rules, t->state);
        t->game->deal(t->rules, t->state, &rng);
    }
    return 1;
}

/* The commitment (32 bytes, in the output) of the seed that is the first 32 bytes of the input; behind it the
 * table's id and the set-up's text, each with a terminating zero. */
EXPORT(commitment) u32 wasm_commitment(void)
{
    const char *id = in_buf + 32, *setup = id + strlen(id) + 1;
    return th_fair_commit((const uint8_t *)in_buf, id, setup, (uint8_t *)out_buf) == 0 ? 32 : 0;
}

/* SHA-256 of the first n bytes of the input. */
EXPORT(sha256) u32 wasm_sha256(u32 n)
{
    th_sha256(in_buf, n, (uint8_t *)out_buf);
    return 32;
}

/* Where the block of state and streams lies, and its bytes: copied out and in for undo and replay. */
EXPORT(block) void *wasm_block(u32 handle)
{
    struct table *t = wasm_find(handle);
    return t != NULL ? t->state : NULL;
}

EXPORT(block_size) u32 wasm_block_size(u32 handle)
{
    struct table *t = wasm_find(handle);
    return t != NULL ? t->block : 0;
}

/* ------------------------------------------------------------------- status */

static void tell_seats(struct th_json *j, const char *key, unsigned mask)
{
    th_json_open(j, key, '[');
    for (int seat = 0; seat < TH_SEATS; seat++)
        if ((mask >> seat & 1) != 0)
            th_json_int(j, NULL, seat + 1);
    th_json_close(j, ']');
}

static void tell_scores(struct th_json *j, const struct table *t)
{
    int16_t score[TH_SEATS];
    uint8_t rank[TH_SEATS];
    t->game->scores(t->rules, t->state, score, rank);
    th_json_open(j, "scores", '[');
    for (int seat = 0; seat < t->setup.seats; seat++)
        th_json_int(j, NULL, score[seat]);
    th_json_close(j, ']');
    th_json_open(j, "ranks", '[');
    for (int seat = 0; seat < t->setup.seats; seat++)
        th_json_int(j, NULL, rank[seat]);
    th_json_close(j, ']');
}

static void tell_status(struct th_json *j, const struct table *t)
{
    unsigned may = 0, who = t->game->actors(t->rules, t->state, &may);
    tell_seats(j, "actors", who);
    tell_seats(j, "may", may);
    th_json_bool(j, "dealer", (who >> TH_DEALER & 1) != 0);
    th_json_bool(j, "over", who == 0);
    th_json_str(j, "asking", th_asking(t->rules, t->state, NULL));
    th_json_int(j, "turn", th_turn(t->state) + 1);
    th_json_int(j, "turn_no", th_turn_no(t->state));
    th_json_int(j, "ply", th_ply(t->state));
    th_json_int(j, "winner", th_winner(t->state) + 1);
}

EXPORT(status) u32 wasm_status(u32 handle)
{
    struct table *t = wasm_find(handle);
    if (t == NULL)
        return wasm_refuse_text("no such table");
    struct th_json j = wasm_begin();
    tell_status(&j, t);
    tell_scores(&j, t);
    return wasm_finish(&j);
}

static int viewer_of(u32 seat)
{
    return seat >= 1 && seat <= TH_SEATS ? (int)seat - 1 : TH_SPECTATOR;
}

/* What seat (0 = a spectator) sees, as the server sends it. */
EXPORT(view) u32 wasm_view(u32 handle, u32 seat)
{
    struct table *t = wasm_find(handle);
    struct th_json j;
    void *view = t != NULL ? malloc(t->game->state_size) : NULL;
    if (view == NULL)
        return wasm_refuse_text("no such table");
    t->game->view(t->rules, t->state, viewer_of(seat), view);
    th_json_start(&j, out_buf, OUT);
    t->game->describe(t->rules, view, viewer_of(seat), &j);
    free(view);
    return th_json_end(&j) ? (u32)j.len : 0;
}

EXPORT(geometry) u32 wasm_geometry(u32 handle)
{
    struct table *t = wasm_find(handle);
    struct th_json j;
    if (t == NULL)
        return wasm_refuse_text("no such table");
    th_json_start(&j, out_buf, OUT);
    t->game->geometry(t->rules, &j);
    return th_json_end(&j) ? (u32)j.len : 0;
}

/* -------------------------------------------------------------------- moves */

/* Seats of the page are 1-based; 0 is the dealer. */
static int mover_of(u32 seat)
{
    return seat == 0 ? TH_DEALER : (int)seat - 1;
}

static int read_move(struct table *t, u32 seat, th_move *m, struct th_why *why)
{
    int who = mover_of(seat);
    if (t->game->parse(t->rules, in_buf, m, why) != 0)
        return -1;
    return t->game->legal(t->rules, t->state, who, *m, why);
}

/* Is the move in the input allowed now? */
EXPORT(why) u32 wasm_why(u32 handle, u32 seat)
{
    struct table *t = wasm_find(handle);
    struct th_why why = { 0 };
    th_move m;
    if (t == NULL)
        return wasm_refuse_text("no such table");
    if (read_move(t, seat, &m, &why) != 0)
        return wasm_refuse(&why);
    struct th_json j = wasm_begin();
    th_json_bool(&j, "ok", true);
    return wasm_finish(&j);
}

/* How the move will read to each viewer, and in full (the last text): before it is made. */
static void write_texts(struct table *t, int seat, th_move m)
{
    for (int i = 0; i <= VIEWERS; i++) {
        int viewer = i < TH_SEATS ? i : i == TH_SEATS ? TH_SPECTATOR : TH_DEALER;
        char *text = t->text[i];
        text[0] = (char)(seat == TH_DEALER ? '*' : '1' + seat);
        text[1] = ' ';
        t->game->print(t->rules, t->state, viewer, seat, m, text + 2, TH_LINE - 2);
    }
}

static u32 make_move(struct table *t, int seat, th_move m)
{
    struct th_sink sink = { t->event, EVENTS, 0, 0 };
    void *before = malloc(t->game->state_size);
    if (before == NULL)
        return wasm_refuse_text("no memory");
    memcpy(before, t->state, t->game->state_size);
    write_texts(t, seat, m);
    for (int i = 0; i < TH_SEATS; i++)
        if (t->bot[i] != NULL)
            bot_tell(t->bot[i], t->state, seat, m);
    for (int i = 0; i < t->setup.seats && t->recalls; i++)
        memory_tell(&t->memory[i], t->state, seat, m, false);
    t->game->apply(t->rules, t->state, seat, m, &sink);
    t->n_events = sink.n;
    bool final = seat == TH_DEALER || th_barrier(t->rules, before, t->state, seat, &sink);
    free(before);
    struct th_json j = wasm_begin();
    th_json_bool(&j, "ok", true);
    th_json_str(&j, "text", t->text[VIEWERS]);
    th_json_bool(&j, "barrier", final);
    tell_status(&j, t);
    return wasm_finish(&j);
}

/* Makes the move in the input. The answer has the move in full, whether it can still be taken back, and the status. */
EXPORT(play) u32 wasm_play(u32 handle, u32 seat)
{
    struct table *t = wasm_find(handle);
    struct th_why why = { 0 };
    th_move m;
    if (t == NULL)
        return wasm_refuse_text("no such table");
    if (read_move(t, seat, &m, &why) != 0)
        return wasm_refuse(&why);
    return make_move(t, mover_of(seat), m);
}

/* The dealer's move, drawn from the table's streams. */
EXPORT(chance) u32 wasm_chance(u32 handle)
{
    struct table *t = wasm_find(handle);
    const char *stream = t != NULL ? th_stream_now(t->rules, t->state) : NULL;
    if (stream == NULL || (t->game->actors(t->rules, t->state, NULL) >> TH_DEALER & 1) == 0)
        return wasm_refuse_text("the dealer is not asked");
    t->game->gen(t->rules, t->state, TH_DEALER, &moves);
    return make_move(t, TH_DEALER, th_fair_pick(t->fair, stream, &moves));
}

/* The last move and its events, as far as seat (0 = a spectator) is told. */
EXPORT(events) u32 wasm_events(u32 handle, u32 seat)
{
    struct table *t = wasm_find(handle);
    int viewer = viewer_of(seat);
    if (t == NULL)
        return wasm_refuse_text("no such table");
    struct th_json j = wasm_begin();
    th_json_str(&j, "text", t->text[viewer < TH_SEATS ? viewer : TH_SEATS]);
    th_json_events(&j, t->game, t->event, t->n_events, viewer);
    return wasm_finish(&j);
}

/* --------------------------------------------------------------------- bots */

/* The bot of a seat stays while the same is asked for: it remembers its offers. */
static struct bot *bot_of(struct table *t, int seat, u32 sims)
{
    struct bot_settings set = { .seed = (uint64_t)seat + 1, .setup = &t->setup };
    const struct bot_kind *kind = bot_read(in_buf, &set);
    set.sims = set.sims < SIMS ? set.sims : SIMS; /* a level that counts on the clock */
    if (t->bot[seat] != NULL && strcmp(t->level[seat], in_buf) == 0 && t->sims[seat] == sims)
        return t->bot[seat];
    if (sims > 0)
        set.sims = sims;
    set.ms = 0;
    bot_close(t->bot[seat]);
    t->bot[seat] = bot_open(kind, t->game, t->rules, seat, &set);
    memcpy(t->level[seat], in_buf, strlen(in_buf) + 1);
    t->sims[seat] = sims;
    return t->bot[seat];
}

/* The moves the bot weighed, the best first. */
static void tell_lines(struct th_json *j, const struct table *t, int seat)
{
    struct bot_line line[LINES];
    char text[TH_LINE];
    int n = bot_lines(t->bot[seat], line, LINES);
    th_json_open(j, "lines", '[');
    for (int i = 0; i < n; i++) {
        t->game->print(t->rules, t->state, TH_DEALER, seat, line[i].move, text, (int)sizeof text);
        th_json_open(j, NULL, '{');
        th_json_str(j, "move", text);
        th_json_int(j, "value", (int64_t)(line[i].value * 1000));
        th_json_int(j, "visits", line[i].visits);
        th_json_close(j, '}');
    }
    th_json_close(j, ']');
}

/* What the level or bot named in the input would play in seat now, and why; it is not played. 0 simulations: its own. */
EXPORT(choose) u32 wasm_choose(u32 handle, u32 seat, u32 sims)
{
    struct table *t = wasm_find(handle);
    char text[TH_LINE];
    struct bot_settings any = { 0 };
    if (t == NULL || strlen(in_buf) >= LEVEL || bot_read(in_buf, &any) == NULL || seat < 1 ||
        seat > (u32)t->setup.seats)
        return wasm_refuse_text("no such table, bot or seat");
    if ((t->game->actors(t->rules, t->state, NULL) >> (seat - 1) & 1) == 0)
        return wasm_refuse_text("that seat is not asked");
    struct bot *bot = bot_of(t, (int)seat - 1, sims);
    if (bot == NULL)
        return wasm_refuse_text("no memory for a bot");
    th_move m = bot_choose(bot, t->state, NULL);
    struct bot_report report = bot_report(bot);
    t->game->print(t->rules, t->state, TH_DEALER, (int)seat - 1, m, text, (int)sizeof text);
    struct th_json j = wasm_begin();
    th_json_bool(&j, "ok", true);
    th_json_str(&j, "move", text);
    th_json_int(&j, "sims", report.sims);
    th_json_int(&j, "plies", report.plies);
    th_json_int(&j, "value", (int64_t)(report.value * 1000));
    tell_lines(&j, t, (int)seat - 1);
    return wasm_finish(&j);
}

/* -------------------------------------------------------------------- memory */

/* From now on the memory aid of every seat hears what the seat is told. It cannot go back: a table whose steps are taken back is
 * played again from its rows. */
EXPORT(recall) void wasm_recall(u32 handle)
{
    struct table *t = wasm_find(handle);
    for (int seat = 0; t != NULL && !t->recalls && seat < t->setup.seats; seat++)
        memory_start(&t->memory[seat], t->game, t->rules, seat);
    if (t != NULL)
        t->recalls = true;
}

/* What a seat can work out about the others' hands. */
EXPORT(hands) u32 wasm_hands(u32 handle, u32 seat)
{
    struct table *t = wasm_find(handle);
    if (t == NULL || !t->recalls || seat < 1 || seat > (u32)t->setup.seats)
        return wasm_refuse_text("no such table or seat");
    struct th_json j = wasm_begin();
    th_json_bool(&j, "ok", true);
    memory_json(&t->memory[seat - 1], t->state, &j);
    return wasm_finish(&j);
}

/* ------------------------------------------------------------------ records */

/* First lines of a record: header, options, position. */
EXPORT(head) u32 wasm_head(u32 handle)
{
    struct table *t = wasm_find(handle);
    int n = t != NULL ? th_record_head(&t->setup, out_buf, OUT) : -1;
    return n < 0 ? 0 : (u32)n;
}

EXPORT(dump) u32 wasm_dump(u32 handle)
{
    struct table *t = wasm_find(handle);
    int n = t != NULL ? t->game->dump(t->rules, t->state, out_buf, OUT) : -1;
    return n < 0 ? 0 : (u32)n;
}

/* The position as a seat may know it (0 = a spectator), header and options included: a record without moves. */
EXPORT(seen) u32 wasm_seen(u32 handle, u32 seat)
{
    struct table *t = wasm_find(handle);
    void *view = t != NULL ? calloc(1, t->game->state_size) : NULL;
    int head = view != NULL ? th_record_head(&t->setup, out_buf, OUT) : -1, n = -1;
    if (head >= 0) {
        t->game->view(t->rules, t->state, viewer_of(seat), view);
        n = t->game->dump(t->rules, view, out_buf + head, OUT - head);
    }
    free(view);
    return n < 0 ? 0 : (u32)(head + n);
}

/* Deals what the seat does not know, at random: a position that was `seen` can be played then. */
EXPORT(fill) u32 wasm_fill(u32 handle, u32 seat, u32 seed)
{
    struct table *t = wasm_find(handle);
    struct th_rng rng;
    if (t == NULL || seat < 1 || seat > (u32)t->setup.seats)
        return 0;
    th_rng_seed(&rng, seed);
    t->game->fill(t->rules, t->state, (int)seat - 1, &rng);
    return 1;
}

EXPORT(checkpoint) u32 wasm_checkpoint(u32 handle)
{
    struct table *t = wasm_find(handle);
    return t != NULL ? th_checkpoint(t->game, t->rules, t->state, out_buf, OUT) : 0;
}

/* Everything a record says before its first move: a table in that position. Lines after that are the page's to play;
 * `used` counts those that were read. */
struct loading {
    struct th_reader rd;
    struct table *t;
    u32 handle;
    u32 used;
};

static bool is_move(const char *line)
{
    return (line[0] == '*' || (line[0] >= '1' && line[0] <= '6')) && line[1] == ' ';
}

/* The game is the third word of the header: memory is needed before the reader sees it. */
static bool prepare(struct loading *l, char *line)
{
    char name[32];
    size_t n;
    if (strncmp(line, "th 1 ", 5) != 0 || (n = strcspn(line + 5, " ")) >= sizeof name)
        return false;
    memcpy(name, line + 5, n);
    name[n] = '\0';
    const struct th_game *game = th_game_find(name);
    l->handle = game != NULL ? make(game, &l->t) : 0;
    if (l->handle == 0)
        return false;
    l->rd.rules = l->t->rules;
    l->rd.state = l->t->state;
    l->rd.cap_rules = game->rules_size;
    l->rd.cap_state = game->state_size;
    return true;
}

static int read_lines(struct loading *l, struct th_why *why)
{
    for (char *line = in_buf, *end; *line != '\0'; line = end) {
        size_t n = strcspn(line, "\n");
        end = line + n + (line[n] == '\n');
        if (is_move(line))
            return 0;
        if (line[n] == '\n')
            line[n] = '\0';
        if (l->t == NULL && strncmp(line, "th ", 3) == 0 && !prepare(l, line))
            return -1;
        if (l->t != NULL && th_reader_line(&l->rd, line, NULL, why) != 0)
            return -1;
        l->used++;
    }
    return 0;
}

/* Reads the beginning of the record in the input: a table, and how many lines it was. */
EXPORT(load) u32 wasm_load(void)
{
    static struct loading l;
    struct th_why why = { .text = "not a record of a game known here" };
    memset(&l, 0, sizeof l);
    if (read_lines(&l, &why) != 0 || l.t == NULL || th_reader_end(&l.rd, &why) != 0) {
        if (l.t != NULL)
            wasm_close(l.handle);
        return wasm_refuse(&why);
    }
    l.t->setup = l.rd.setup;
    struct th_json j = wasm_begin();
    th_json_bool(&j, "ok", true);
    th_json_int(&j, "handle", l.handle);
    th_json_int(&j, "seats", l.t->setup.seats);
    th_json_str(&j, "game", l.t->game->name);
    th_json_int(&j, "used", l.used);
    return wasm_finish(&j);
}
