/* test_room.c - a table from its rows: their grammar, refusals that change nothing, going back, chance, clocks. */
#include "srv_room.h"
#include "tap.h"

static const char *const ann = "pann", *const bob = "pbob";
static int64_t now = 1000000;

static bool open_room(struct room *r, const char *setup, const char *first)
{
    struct store_table t = { .id = "ttest", .created = now };
    struct th_why why = { 0 };
    snprintf(t.setup, sizeof t.setup, "%s", setup);
    for (int i = 0; i < 32; i++)
        t.seed[i] = (uint8_t)(7 * i);
    return room_open(r, &t, &why) == 0 && room_row(r, first, now, &why) == 0;
}

static int row(struct room *r, const char *text)
{
    struct th_why why = { 0 };
    return room_row(r, text, now, &why);
}

/* ---------------------------------------------------------------- comparing rooms */

static bool same_seat(const struct room_seat *a, const struct room_seat *b)
{
    return a->kind == b->kind && strcmp(a->person, b->person) == 0 &&
           strcmp(a->name, b->name) == 0 && strcmp(a->asker, b->asker) == 0 &&
           strcmp(a->declined, b->declined) == 0 && a->yes == b->yes && a->no == b->no &&
           a->gives_up == b->gives_up && strcmp(a->level, b->level) == 0 && a->away == b->away &&
           a->resigned == b->resigned && a->clock_moves == b->clock_moves &&
           memcmp(a->seed, b->seed, 16) == 0 && memcmp(a->seal, b->seal, 32) == 0 &&
           a->sealed == b->sealed && a->seeded == b->seeded && a->no_share == b->no_share &&
           a->late == b->late && a->left == b->left && a->asked_at == b->asked_at &&
           a->question == b->question;
}

static bool same_room(const struct room *a, const struct room *b)
{
    bool same = a->status == b->status && a->n_rows == b->n_rows && a->last_at == b->last_at &&
                a->n_steps == b->n_steps && a->n_players == b->n_players && a->clock == b->clock &&
                a->clock_ms == b->clock_ms && a->increment_ms == b->increment_ms &&
                a->undo == b->undo && a->aborted == b->aborted && a->drawing == b->drawing &&
                a->voids == b->voids && strcmp(a->host, b->host) == 0 &&
                strcmp(a->next, b->next) == 0 && memcmp(&a->fair, &b->fair, sizeof a->fair) == 0 &&
                memcmp(a->state, b->state, a->game->state_size) == 0;
    for (int i = 0; i < TH_SEATS; i++)
        same = same && same_seat(&a->seat[i], &b->seat[i]);
    for (int i = 0; i < a->n_rows && same; i++)
        same = strcmp(a->row[i], b->row[i]) == 0 && a->row_at[i] == b->row_at[i];
    return same;
}

/* The first n rows again, in a room of its own. */
static void replay(const struct room *r, int n, struct room *out)
{
    struct th_why why = { 0 };
    room_open(out, &r->about, &why);
    for (int i = 0; i < n; i++)
        room_row(out, r->row[i], r->row_at[i], &why);
}

/* Must be refused and must change nothing. */
static bool refused(struct room *r, const char *text)
{
    struct room before;
    struct th_why why = { 0 };
    replay(r, r->n_rows, &before);
    bool ok = room_row(r, text, now, &why) != 0 && same_room(r, &before) && why.text[0] != '\0';
    room_close(&before);
    return ok;
}

/* A move is refused with this sentence, and no row is made of it. */
static bool no_move(const struct room *r, const char *text)
{
    char line[TH_LINE + 8] = "as before";
    struct th_why why = { 0 };
    return room_move_row(r, 0, "roll", line, (int)sizeof line, &why) != 0 &&
           strcmp(why.text, text) == 0 && strcmp(line, "as before") == 0;
}

/* ---------------------------------------------------------------------- playing */

/* One more row of the game: the dealer's, or a random move of somebody asked. False at the end. */
static bool play_one(struct room *r, struct th_rng *rng)
{
    static struct th_moves moves;
    char text[TH_LINE], line[TH_LINE + 8];
    struct th_why why = { 0 };
    now += 10;
    if (room_chance_row(r, line, (int)sizeof line))
        return room_row(r, line, now, &why) == 0;
    int seat = th_first_seat(room_asked(r));
    if (seat < 0)
        return false;
    r->game->gen(r->rules, r->state, seat, &moves);
    th_move m = th_pick(&moves, false, rng);
    r->game->print(r->rules, r->state, TH_DEALER, seat, m, text, (int)sizeof text);
    return room_move_row(r, seat, text, line, (int)sizeof line, &why) == 0 &&
           room_row(r, line, now, &why) == 0;
}

static void begin_two(struct room *r, const char *first)
{
    open_room(r, "catan seats=2 offers_per_turn=0", first);
    row(r, "~ sit 1 pann Ann");
    row(r, "~ sit 2 pbob Bob B");
    row(r, "~ begin");
}

/* ------------------------------------------------------------------------ tests */

static void test_lobby(void)
{
    struct room r;
    TAP_OK(open_room(&r, "catan seats=3", "~ open pann clock=chess:600+5 undo=off"),
           "a table opens");
    TAP_OK(r.clock == ROOM_CHESS_CLOCK && r.clock_ms == 600000 && r.increment_ms == 5000 && !r.undo,
           "with its options");
    static const char *const bad[] = {
        "",
        "~",
        "~ ",
        "~ nonsense",
        "~ open pann",
        "x",
        "1",
        "1 ",
        "1 road e01",
        "* dice 1 1",
        "9 end",
        "~ sit",
        "~ sit 1",
        "~ sit 1 pann",
        "~ sit 0 p A",
        "~ sit 4 p A",
        "~ sit 11 p A",
        "~ bot 1",
        "~ bot 7 random",
        "~ free",
        "~ free 9",
        "~ seed 1 xyz",
        "~ begin",
        "~ undo 1",
        "~ late 1",
        "~ away 1",
        "~ back 1",
        "~ resign 1",
        "~ next t2",
        "~ seed 1 00112233445566778899AABBCCDDEEFF",
        "~ seed 1 00",
        "~begin",
        "~  begin",
        "~\tbegin",
    };
    TAP_OK(no_move(&r, "the game has not begun"),
           "no move and no question about one before the game");
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        TAP_OK(refused(&r, bad[i]), "refused and nothing changed: `%s`", bad[i]);
    TAP_EQ(row(&r, "~ sit 2 pann Ann With Blanks"), 0, "a person sits down");
    TAP_STR(r.seat[1].name, "Ann With Blanks", "a name may have blanks");
    TAP_OK(refused(&r, "~ sit 1 pann Ann"), "nobody sits twice");
    TAP_OK(refused(&r, "~ sit 2 pbob Bob"), "a seat is taken once");
    TAP_EQ(row(&r, "~ bot 1 random"), 0, "a bot sits down");
    TAP_EQ(row(&r, "~ sit 1 pbob Bob"), 0, "a person takes its seat");
    TAP_EQ(row(&r, "~ free 1"), 0, "and leaves it");
    TAP_EQ(row(&r, "~ bot 1 random"), 0, "for a bot");
    TAP_EQ(row(&r, "~ bot 3 mcts"), 0, "all seats are taken");
    TAP_EQ(row(&r, "~ seed 2 00112233445566778899aabbccddeeff"), 0, "a seat adds its seed");
    TAP_EQ(row(&r, "~ begin"), 0, "the game begins");
    TAP_OK(refused(&r, "~ begin"), "once");
    TAP_OK(refused(&r, "~ free 2"), "nobody stands up any more");
    TAP_OK(refused(&r, "~ seed 2 00112233445566778899aabbccddeeff"), "nobody adds a seed any more");
    TAP_EQ(row(&r, "~ abort"), 0, "it is given up");
    TAP_OK(refused(&r, "~ abort") && refused(&r, "~ bot 1 mcts"), "then nothing is possible");
    TAP_OK(no_move(&r, "the game is over"), "no move either");
    TAP_EQ(row(&r, "~ next tother"), 0, "but a rematch");
    TAP_OK(refused(&r, "~ next tthird"), "one");
    room_close(&r);
}

/* ------------------------------------------------------------------- the draw of the dice */

static void hex_of(const uint8_t *bytes, int n, char *out)
{
    for (int i = 0; i < n; i++)
        snprintf(out + 2 * i, 3, "%02x", bytes[i]);
}

/* `~ seal SEAT` or `~ reveal SEAT` of a share whose bytes are all the same. */
static int share_row(struct room *r, const char *word, int seat, uint8_t byte)
{
    uint8_t share[16], seal[32];
    char digits[65], text[96];
    memset(share, byte, sizeof share);
    th_fair_seal(share, "ttest", seat - 1, seal);
    if (strcmp(word, "seal") == 0)
        hex_of(seal, 32, digits);
    else
        hex_of(share, 16, digits);
    snprintf(text, sizeof text, "~ %s %d %s", word, seat, digits);
    return row(r, text);
}

static void sealed_table(struct room *r)
{
    open_room(r, "catan seats=3 offers_per_turn=0", "~ open pann clock=none undo=own dice=sealed");
    row(r, "~ sit 1 pann Ann");
    row(r, "~ sit 2 pbob Bob");
    row(r, "~ sit 3 pcid Cid");
}

/* The key the dice must have: SHA-256 of the host's seed and of the shares in order. */
static bool key_is(const struct room *r, uint8_t a, uint8_t b, uint8_t c)
{
    uint8_t all[32 + 3 * 16], digest[32];
    memcpy(all, r->about.seed, 32);
    memset(all + 32, a, 16);
    memset(all + 48, b, 16);
    memset(all + 64, c, 16);
    th_sha256(all, sizeof all, digest);
    return memcmp(digest, r->fair.key, 32) == 0;
}

static void test_draw(void)
{
    struct room r;
    char next[64];
    sealed_table(&r);
    TAP_EQ(room_draw(&r), DRAW_OPEN, "seats may still change");
    TAP_OK(refused(&r, "~ seed 1 00112233445566778899aabbccddeeff"), "no share in the open");
    TAP_OK(refused(&r, "~ seal 1 00") && refused(&r, "~ seal 1") && refused(&r, "~ void 1") &&
               refused(&r, "~ begin") && share_row(&r, "reveal", 1, 1) != 0,
           "no bad seal, no void, no begin, no share yet");
    TAP_EQ(share_row(&r, "seal", 1, 9), 0, "a seat seals");
    TAP_EQ(share_row(&r, "seal", 1, 1), 0, "and may change its mind before the draw");
    row(&r, "~ free 1");
    row(&r, "~ sit 1 pann Ann");
    TAP_OK(!r.seat[0].sealed, "who stands up takes the share along");
    share_row(&r, "seal", 1, 1);
    share_row(&r, "seal", 2, 2);
    TAP_EQ(row(&r, "~ draw"), 0, "the draw begins");
    TAP_EQ(room_draw(&r), DRAW_SEAL, "and waits for the third seal");
    TAP_OK(refused(&r, "~ free 3") && refused(&r, "~ bot 3 random") && refused(&r, "~ draw") &&
               refused(&r, "~ void 1") && refused(&r, "~ void 1+3") && refused(&r, "~ begin") &&
               share_row(&r, "seal", 1, 5) != 0 && share_row(&r, "reveal", 1, 1) != 0,
           "nobody leaves, changes or shows anything meanwhile");
    TAP_EQ(share_row(&r, "seal", 3, 3), 0, "it comes");
    TAP_OK(!room_draw_row(&r, false, next, (int)sizeof next), "now shares are waited for");
    TAP_OK(share_row(&r, "reveal", 2, 7) != 0, "a share that does not open its seal is refused");
    TAP_EQ(share_row(&r, "reveal", 2, 2) | share_row(&r, "reveal", 3, 3), 0, "two are shown");
    TAP_OK(share_row(&r, "reveal", 2, 2) != 0, "once each");
    TAP_OK(room_draw_row(&r, true, next, (int)sizeof next), "the first seat is too late");
    TAP_STR(next, "~ void 1", "so the draw is void");
    TAP_EQ(row(&r, next), 0, "which is a row");
    TAP_OK(r.voids == 1 && r.seat[0].no_share && !r.seat[1].sealed && !r.seat[2].seeded,
           "seat 1 has no say, the others seal anew");
    TAP_OK(share_row(&r, "seal", 1, 1) != 0, "seat 1 cannot come back into the draw");
    TAP_EQ(share_row(&r, "seal", 2, 4) | share_row(&r, "seal", 3, 5), 0, "other shares");
    TAP_EQ(share_row(&r, "reveal", 3, 5) | share_row(&r, "reveal", 2, 4), 0, "are shown");
    TAP_OK(room_draw_row(&r, false, next, (int)sizeof next) && strcmp(next, "~ begin") == 0,
           "the last one begins the game");
    TAP_EQ(row(&r, next), 0, "which it does");
    TAP_OK(key_is(&r, 0, 4, 5), "the key is made of the host's seed and the shares");
    room_close(&r);
}

/* Whoever is missing, a draw ends after one void a seat at most. */
static void test_draw_ends(void)
{
    struct room r;
    char next[64];
    int n = 0;
    sealed_table(&r);
    for (int seat = 1; seat <= 3; seat++)
        share_row(&r, "seal", seat, (uint8_t)seat);
    row(&r, "~ draw");
    for (; r.status == ROOM_LOBBY && n < 20; n++) {
        for (int seat = 2; seat <= 3 && r.voids > 0; seat++)
            share_row(&r, "seal", seat, (uint8_t)(10 * r.voids + seat));
        for (int seat = 4 - r.voids; seat <= 3; seat++) /* each time one more keeps quiet */
            share_row(&r, "reveal", seat, (uint8_t)(10 * r.voids + seat));
        if (room_draw_row(&r, true, next, (int)sizeof next))
            row(&r, next);
    }
    TAP_OK(r.status == ROOM_PLAYING && r.voids <= 3, "a draw ends: %d void", r.voids);
    room_close(&r);
    open_room(&r, "catan seats=3", "~ open pann clock=none undo=own dice=sealed");
    for (int seat = 1; seat <= 3; seat++) {
        snprintf(next, sizeof next, "~ bot %d random", seat);
        row(&r, next);
    }
    TAP_EQ(row(&r, "~ begin"), 0, "bots among themselves need no draw");
    room_close(&r);
}

static void test_bad_options(void)
{
    static const char *const bad[] = { "clock=turn",      "clock=turn:",   "clock=turn:0",
                                       "clock=egg:3",     "clock=turn:9x", "clock=days:99999999",
                                       "clock=chess:60+", "undo=maybe",    "x",
                                       "clock=turn:-5" };
    char first[64];
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        struct room r;
        snprintf(first, sizeof first, "~ open pann %s", bad[i]);
        TAP_OK(!open_room(&r, "catan", first) && r.n_rows == 0, "no such option: %s", bad[i]);
        room_close(&r);
    }
}

/* Whole games: going back to any row gives the room as it was then. */
static void test_rewind(void)
{
    struct th_rng rng;
    struct th_why why = { 0 };
    th_rng_seed(&rng, 5);
    for (int game = 0; game < tap_scale(4); game++) {
        struct room r, then;
        begin_two(&r, "~ open pann clock=chess:9000+5");
        int rows = 0;
        while (rows < 400 && play_one(&r, &rng))
            rows++;
        bool same = true;
        for (int k = 0; k < 8 && same; k++) {
            int n = 1 + (int)th_rng_below(&rng, (uint32_t)r.n_rows);
            replay(&r, n, &then);
            same = room_rewind(&r, n, &why) == 0 && same_room(&r, &then);
            room_close(&then);
        }
        TAP_OK(same, "game %d: going back is playing again", game);
        room_close(&r);
    }
}

static void test_chance(void)
{
    struct room r;
    struct th_rng rng;
    static struct th_moves moves;
    char text[TH_LINE], line[TH_LINE + 8], right[TH_LINE + 8];
    int wrong = 0, held = 0;
    th_rng_seed(&rng, 9);
    begin_two(&r, "~ open pann");
    for (int i = 0; i < 300; i++) {
        if (room_chance_row(&r, right, (int)sizeof right)) {
            r.game->gen(r.rules, r.state, TH_DEALER, &moves);
            for (int k = 0; k < moves.n && k < 6; k++) {
                r.game->print(r.rules, r.state, TH_DEALER, TH_DEALER, moves.at[k], text, TH_LINE);
                snprintf(line, sizeof line, "* %s", text);
                if (strcmp(line, right) == 0)
                    continue;
                wrong++;
                held += refused(&r, line);
            }
        }
        if (!play_one(&r, &rng))
            break;
    }
    TAP_OK(wrong > 50, "there were %d other outcomes", wrong);
    TAP_EQ(held, wrong, "a chance row the streams do not say is refused");
    room_close(&r);
}

static void test_undo(void)
{
    struct room r, before;
    struct th_rng rng;
    int taken = 0, same = 0;
    th_rng_seed(&rng, 3);
    begin_two(&r, "~ open pann");
    for (int i = 0; i < 600 && r.status == ROOM_PLAYING; i++) {
        replay(&r, r.n_rows, &before);
        play_one(&r, &rng);
        int seat = r.line.seat;
        if (seat >= 0 && seat < TH_SEATS && room_can_undo(&r, seat)) {
            char text[16];
            snprintf(text, sizeof text, "~ undo %d", 2 - seat);
            taken++;
            bool other = refused(&r, text);
            snprintf(text, sizeof text, "~ undo %d", seat + 1);
            same += other && row(&r, text) == 0 &&
                    memcmp(r.state, before.state, r.game->state_size) == 0 &&
                    memcmp(&r.fair, &before.fair, sizeof r.fair) == 0;
            play_one(&r, &rng);
        }
        room_close(&before);
    }
    TAP_OK(taken > 5, "%d steps were taken back", taken);
    TAP_EQ(same, taken, "each gives the state before it, and only to its owner");
    room_close(&r);
}

/* What two players have agreed on stays. */
static void test_trades(void)
{
    struct room r;
    struct th_rng rng;
    int trades = 0, bent = 0;
    th_rng_seed(&rng, 5);
    open_room(&r, "catan seats=2", "~ open pann");
    row(&r, "~ sit 1 pann Ann");
    row(&r, "~ sit 2 pbob Bob B");
    row(&r, "~ begin");
    for (int i = 0; i < 2000 && play_one(&r, &rng); i++) {
        if (strstr(r.row[r.n_rows - 1], " take ") == NULL)
            continue;
        trades++;
        bent +=
            room_can_undo(&r, r.line.seat) || !refused(&r, "~ undo 1") || !refused(&r, "~ undo 2");
    }
    TAP_OK(trades > 0, "%d trades were made", trades);
    TAP_EQ(bent, 0, "and none can be taken back");
    room_close(&r);
}

/* What one seat chose does not make another's choice stale; a new question does. */
static void test_fresh(void)
{
    struct room r;
    struct th_rng rng;
    th_rng_seed(&rng, 21);
    begin_two(&r, "~ open pann");
    while (play_one(&r, &rng) && (room_asked(&r) & TH_SEATS) == 0)
        ;
    while (room_chance_row(&r, (char[600]){ 0 }, 600) && play_one(&r, &rng))
        ;
    int seat = th_first_seat(room_asked(&r)), then = r.n_rows;
    TAP_OK(room_is_fresh(&r, seat, then), "who has seen everything may move");
    TAP_OK(!room_is_fresh(&r, seat, then + 1) && !room_is_fresh(&r, seat, then - 1) &&
               !room_is_fresh(&r, seat, -1),
           "who has seen more or less may not");
    now += 5;
    row(&r, seat == 0 ? "~ away 2" : "~ away 1");
    TAP_OK(room_is_fresh(&r, seat, then), "that somebody else went away changes nothing for him");
    play_one(&r, &rng);
    TAP_OK(!room_is_fresh(&r, seat, then), "his own move does");
    room_close(&r);
}

/* ---------------------------------------------------------------------- clocks */

static void test_turn_clock(void)
{
    struct room r;
    struct th_rng rng;
    char line[TH_LINE + 8];
    th_rng_seed(&rng, 4);
    begin_two(&r, "~ open pann clock=turn:60");
    while (th_turn(r.state) < 0)
        play_one(&r, &rng);
    while (room_chance_row(&r, line, (int)sizeof line))
        play_one(&r, &rng);
    int seat = th_first_seat(room_asked(&r));
    int64_t deadline = room_deadline(&r, seat);
    TAP_OK(deadline > now + 59000 && deadline <= now + 60001, "a turn has its minute");
    TAP_EQ(room_deadline(&r, 1 - seat), 0, "who is not asked has no deadline");
    snprintf(line, sizeof line, "~ late %d", seat + 1);
    TAP_OK(refused(&r, line), "nobody is late before");
    now += 10000;
    row(&r, seat == 0 ? "~ away 2" : "~ away 1");
    TAP_EQ(room_deadline(&r, seat), deadline, "a row about the table does not stop his clock");
    now = deadline;
    TAP_EQ(row(&r, line), 0, "late at the deadline");
    TAP_EQ(r.seat[seat].late, 1, "once");
    TAP_OK(room_timeout_row(&r, seat, line, (int)sizeof line) && row(&r, line) == 0,
           "the engine moves for him: %s", line);
    TAP_EQ(r.seat[seat].late, 1, "which does not excuse him");
    while (room_chance_row(&r, line, (int)sizeof line))
        play_one(&r, &rng);
    deadline = room_deadline(&r, seat);
    if (deadline != 0) {
        TAP_OK(deadline <= now + ROOM_ANSWER_MS + 1, "he has a little time left");
        now = deadline;
        snprintf(line, sizeof line, "~ late %d", seat + 1);
        TAP_EQ(row(&r, line), 0, "late again");
        TAP_EQ(r.seat[seat].late, ROOM_LATE, "that is enough");
    }
    snprintf(line, sizeof line, "~ away %d", seat + 1);
    TAP_EQ(row(&r, line), 0, "a bot takes over");
    TAP_OK(refused(&r, line) && room_bot_plays(&r, seat) && room_deadline(&r, seat) == 0,
           "it has no clock");
    snprintf(line, sizeof line, "~ back %d", seat + 1);
    TAP_EQ(row(&r, line), 0, "until he is back");
    TAP_OK(r.seat[seat].late == 0 && r.seat[seat].left == 60000, "with a fresh clock");
    room_close(&r);
}

static void test_chess_clock(void)
{
    struct room r;
    struct th_rng rng;
    th_rng_seed(&rng, 4);
    begin_two(&r, "~ open pann clock=chess:600+7");
    while (th_first_seat(room_asked(&r)) >= TH_SEATS)
        play_one(&r, &rng);
    int seat = th_first_seat(room_asked(&r));
    int64_t mine = r.seat[seat].left, other = r.seat[1 - seat].left;
    now += 25000;
    play_one(&r, &rng); /* 10 ms more */
    TAP_EQ(mine - r.seat[seat].left, 25010, "thinking costs time");
    TAP_EQ(r.seat[1 - seat].left, other, "of one's own");
    int64_t before[2];
    int turn, gains = 0;
    for (int i = 0; i < 300 && r.status == ROOM_PLAYING; i++) {
        turn = th_turn_no(r.state);
        before[0] = r.seat[0].left;
        before[1] = r.seat[1].left;
        play_one(&r, &rng);
        int who = r.line.seat;
        if (who < 2 && who >= 0 && th_turn_no(r.state) != turn && turn > 0)
            gains += r.seat[who].left == before[who] - 10 + 7000;
    }
    TAP_OK(gains > 2, "a turn that ends gains its increment (%d)", gains);
    room_close(&r);
}

static void test_seats_in_play(void)
{
    struct room r;
    open_room(&r, "catan seats=3", "~ open pann");
    row(&r, "~ sit 1 pann Ann");
    row(&r, "~ sit 2 pbob Bob");
    row(&r, "~ bot 3 random");
    row(&r, "~ begin");
    TAP_OK(refused(&r, "~ bot 1 random") && refused(&r, "~ sit 1 pcid Cid"),
           "a person's seat is safe");
    TAP_EQ(row(&r, "~ resign 1"), 0, "somebody resigns");
    TAP_STR(r.line.gone, ann, "the row says who has left");
    TAP_OK(refused(&r, "~ resign 1") && refused(&r, "~ away 1"), "once");
    TAP_EQ(row(&r, "~ bot 1 random"), 0, "a bot gets his seat");
    TAP_STR(r.line.gone, "", "he is not counted twice");
    TAP_OK(refused(&r, "~ sit 3 pann Ann"), "he cannot take another seat");
    TAP_EQ(row(&r, "~ sit 1 pann Ann"), 0, "but his own");
    TAP_EQ(row(&r, "~ away 2"), 0, "another goes away");
    TAP_EQ(row(&r, "~ bot 2 random"), 0, "and is replaced");
    TAP_STR(r.line.gone, bob, "which counts");
    TAP_EQ(row(&r, "~ sit 3 pcid Cid"), 0, "somebody new takes over a bot");
    TAP_OK(room_seat_of(&r, "pcid") == 2 && room_seat_of(&r, bob) == -1,
           "everybody is where he is");
    room_close(&r);
}

/* ----------------------------------------------------------------------- votes */

/* Three people and a bot in seat 4; Ann is the host. */
static void begin_four(struct room *r, const char *first)
{
    open_room(r, "catan seats=4", first);
    row(r, "~ sit 1 pann Ann");
    row(r, "~ sit 2 pbob Bob");
    row(r, "~ sit 3 pcid Cid");
    row(r, "~ bot 4 random");
    row(r, "~ begin");
}

static void test_ask(void)
{
    struct room r;
    begin_four(&r, "~ open pann");
    TAP_OK(refused(&r, "~ ask 1 pdan Dan") && refused(&r, "~ ask 4 pbob Bob") &&
               refused(&r, "~ ask 9 pdan Dan") && refused(&r, "~ ask 4 pdan"),
           "only a newcomer asks, for a bot's seat");
    TAP_OK(refused(&r, "~ vote 1 4 yes") && refused(&r, "~ unask 4"), "nobody asks yet");
    TAP_EQ(row(&r, "~ ask 4 pdan Dan D"), 0, "somebody asks");
    TAP_OK(r.seat[3].kind == ROOM_BOT && room_asks(&r, "pdan") == 3, "and has no seat yet");
    TAP_OK(refused(&r, "~ ask 4 peve Eve") && refused(&r, "~ vote 4 4 yes") &&
               refused(&r, "~ vote 2 4 maybe") && refused(&r, "~ vote 2 4") &&
               refused(&r, "~ vote 9 4 yes"),
           "one at a time; only who plays votes, yes or no");
    TAP_OK(row(&r, "~ vote 2 4 yes") == 0 && r.seat[3].kind == ROOM_BOT,
           "one of three is no majority");
    TAP_OK(row(&r, "~ vote 2 4 no") == 0 && r.seat[3].yes == 0, "a mind can be changed");
    TAP_OK(row(&r, "~ vote 2 4 yes") == 0 && row(&r, "~ vote 3 4 yes") == 0, "two of three are");
    TAP_OK(r.seat[3].kind == ROOM_PERSON && strcmp(r.seat[3].name, "Dan D") == 0 &&
               strcmp(r.line.text[0], "~ vote 3 4 yes sits") == 0,
           "the seat is given, and the row says so");
    row(&r, "~ resign 4");
    row(&r, "~ bot 4 random");
    TAP_EQ(room_own_seat(&r, "pdan"), 3, "the seat left stays his own");
    row(&r, "~ ask 4 peve Eve");
    TAP_OK(row(&r, "~ vote 1 4 yes") == 0 && r.seat[3].kind == ROOM_PERSON,
           "the host alone gives it");
    TAP_EQ(room_own_seat(&r, "pdan"), -1, "then it is somebody else's");
    row(&r, "~ resign 4");
    row(&r, "~ bot 4 random");
    row(&r, "~ ask 4 pfay Fay");
    TAP_OK(row(&r, "~ vote 1 4 no") == 0 && r.seat[3].asker[0] != '\0',
           "the host's no is one voice");
    TAP_OK(row(&r, "~ vote 2 4 no") == 0 && r.seat[3].asker[0] == '\0' &&
               strcmp(r.line.outcome, "declined") == 0,
           "half of them decline");
    TAP_OK(refused(&r, "~ ask 4 pfay Fay"), "who was declined does not ask again");
    row(&r, "~ away 1");
    row(&r, "~ away 3");
    row(&r, "~ ask 4 pgus Gus");
    TAP_OK(row(&r, "~ vote 2 4 yes") == 0 && r.seat[3].kind == ROOM_PERSON,
           "nobody waits for the votes of who is away");
    room_close(&r);
}

static void test_vote_bot(void)
{
    struct room r;
    begin_four(&r, "~ open pann");
    int seat = th_first_seat(room_asked(&r));
    while (seat != 1) {
        struct th_rng rng;
        th_rng_seed(&rng, (uint64_t)r.n_rows);
        play_one(&r, &rng);
        seat = th_first_seat(room_asked(&r));
    }
    TAP_OK(refused(&r, "~ vote 2 2 bot") && refused(&r, "~ vote 3 1 bot") &&
               refused(&r, "~ vote 3 4 bot"),
           "a bot for another who is waited for");
    TAP_OK(row(&r, "~ vote 3 2 bot") == 0 && !r.seat[1].away, "one of two is not enough");
    struct th_rng rng;
    th_rng_seed(&rng, 2);
    play_one(&r, &rng);
    TAP_EQ(r.seat[1].yes, 0, "who moves has nothing to fear");
    row(&r, "~ vote 3 2 bot");
    TAP_OK(row(&r, "~ vote 1 2 bot") == 0 && r.seat[1].away &&
               strcmp(r.line.text[TH_SEATS], "~ vote 1 2 bot away") == 0,
           "the host's word is");
    TAP_EQ(row(&r, "~ back 2"), 0, "until the owner is back");
    room_close(&r);
    begin_four(&r, "~ open pann clock=turn:60");
    seat = th_first_seat(room_asked(&r));
    char text[32];
    snprintf(text, sizeof text, "~ vote %d %d bot", seat == 0 ? 2 : 1, seat + 1);
    TAP_OK(refused(&r, text), "where there is a clock, it decides");
    room_close(&r);
}

static void test_abort(void)
{
    struct room r;
    begin_four(&r, "~ open pann");
    TAP_OK(refused(&r, "~ abort 4") && refused(&r, "~ abort 1 no") && refused(&r, "~ abort 1 x"),
           "who plays would end it");
    TAP_OK(row(&r, "~ abort 1") == 0 && row(&r, "~ abort 2") == 0 && r.status == ROOM_PLAYING,
           "two of three are not all");
    TAP_OK(refused(&r, "~ abort 2"), "once");
    TAP_OK(row(&r, "~ abort 2 no") == 0 && !r.seat[1].gives_up, "a word is taken back");
    row(&r, "~ abort 3");
    row(&r, "~ away 2");
    TAP_OK(row(&r, "~ abort 3") == 0 && r.status == ROOM_OVER && r.aborted,
           "all who are left have said so");
    TAP_STR(r.line.text[0], "~ abort 3 ended", "and the row says it");
    TAP_OK(strcmp(r.row[r.n_rows - 1], "~ abort 3 ended") == 0 && refused(&r, "~ abort 3 ended"),
           "so it is kept, and read again once");
    room_close(&r);
}

static void test_return(void)
{
    struct room r;
    begin_four(&r, "~ open pann");
    row(&r, "~ resign 2");
    TAP_STR(r.line.gone, bob, "who resigns has left early");
    TAP_EQ(room_own_seat(&r, bob), 1, "and keeps the seat");
    TAP_EQ(row(&r, "~ back 2"), 0, "to come back to");
    TAP_OK(!room_bot_plays(&r, 1) && room_counted(&r, 1), "and plays, counted for good");
    row(&r, "~ resign 2");
    TAP_STR(r.line.gone, "", "leaving again is not counted again");
    row(&r, "~ bot 2 random");
    TAP_OK(room_own_seat(&r, bob) == 1 && row(&r, "~ sit 2 pbob Bob") == 0, "from a bot, too");
    room_close(&r);
}

static void test_export(void)
{
    enum {
        CAP = 1 << 20
    };
    struct room r;
    struct th_rng rng;
    char *text = malloc(CAP);
    th_rng_seed(&rng, 8);
    begin_two(&r, "~ open pann");
    while (play_one(&r, &rng) && r.n_rows < 20000)
        if (r.n_rows % 7 == 0 && r.line.seat >= 0 && r.line.seat < 2 &&
            room_can_undo(&r, r.line.seat))
            row(&r, r.line.seat == 0 ? "~ undo 1" : "~ undo 2");
    TAP_EQ(r.status, ROOM_OVER, "a game ends after %d rows", r.n_rows);
    int n = room_export(&r, text, CAP);
    TAP_OK(n > 0 && strstr(text, "\n~") == NULL && strstr(text, "\nfair ttest ") != NULL,
           "its record has moves and seeds");
    TAP_OK(strstr(text, "\n# ~ sit 2 - Bob B\n") != NULL && strstr(text, "\n# ~ undo ") != NULL &&
               strstr(text, "pann") == NULL && strstr(text, "# ~ seed") == NULL,
           "and in comments what happened at the table, without ids");
    TAP_EQ(room_export(&r, text, 100), -1, "a record that does not fit is not cut off");
    free(text);
    room_close(&r);
}

/* ------------------------------------------------------------------------- names */

static bool called(const struct room *r, const char *person, const char *name, const char *want)
{
    char out[STORE_NAME];
    room_call(r, person, name, out);
    return strcmp(out, want) == 0;
}

static void test_names(void)
{
    struct room r;
    open_room(&r, "catan seats=4", "~ open pann");
    row(&r, "~ sit 1 pann Alice Cooper");
    row(&r, "~ sit 2 pbob \xd0\x92\xd0\xbe\xd0\xb2\xd0\xb0");
    TAP_OK(called(&r, "pcid", "Cid", "Cid"), "a name nobody has stays as it is");
    TAP_OK(called(&r, ann, "Alice Cooper", "Alice Cooper"), "so does one's own");
    TAP_OK(called(&r, "pcid", "Alice Cooper", "Alice Cooper 2"), "somebody else's gets a number");
    TAP_OK(called(&r, "pcid", "ALICE COOPER", "ALICE COOPER 2"), "in other letters too");
    TAP_OK(called(&r, "pcid", "\xd0\x90lice Cooper", "\xd0\x90lice Cooper 2"), "a Cyrillic A");
    TAP_OK(called(&r, "pcid", "A1ice C00per", "A1ice C00per 2"), "digits that look like letters");
    TAP_OK(called(&r, "pcid", "\xf0\x9d\x90\x80lice Cooper", "\xf0\x9d\x90\x80lice Cooper 2"),
           "letters of mathematics");
    TAP_OK(called(&r, "pcid", "\xef\xbc\xa1lice Cooper", "\xef\xbc\xa1lice Cooper 2"),
           "letters of full width");
    TAP_OK(called(&r, "pcid", "Alice\xcc\xa3 Cooper", "Alice\xcc\xa3 Cooper 2"),
           "a mark below a letter");
    TAP_OK(called(&r, "pcid", "Boba", "Boba 2"), "Latin letters like a Russian name");
    TAP_OK(called(&r, "pcid", "Alicia Cooper", "Alicia Cooper"), "what looks otherwise is another");
    row(&r, "~ sit 3 pcid alice cooper 2");
    TAP_OK(called(&r, "pdee", "Alice Cooper", "Alice Cooper 3"), "numbers are not given twice");
    row(&r, "~ free 3");
    row(&r, "~ sit 3 pcid abcdefghijklmnopqrst vwx");
    TAP_OK(called(&r, "pdee", "abcdefghijklmnopqrst vwx", "abcdefghijklmnopqrst 2"),
           "a long name makes room for it");
    room_close(&r);
}

int main(void)
{
    test_names();
    test_lobby();
    test_draw();
    test_draw_ends();
    test_bad_options();
    test_rewind();
    test_chance();
    test_undo();
    test_trades();
    test_fresh();
    test_turn_clock();
    test_chess_clock();
    test_seats_in_play();
    test_ask();
    test_vote_bot();
    test_abort();
    test_return();
    test_export();
    return tap_done();
}
