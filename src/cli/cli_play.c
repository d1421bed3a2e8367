/* cli_play.c - `thorp play`: arguments, seats, and the loop that lets dealer, bots and people move in their turn.
 *
 * Knows no screen: line mode and full screen are two play_ui. People are shown views of their own seat only; between two
 * people the screen is neutral. */
#include "cli_play.h"
#include "cli_setup.h"

#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <unistd.h>

struct wish { /* the command line */
    struct cli_words words;
    char bots[TH_LINE], seat[TH_SEATS][TH_LINE];
    const char *resume, *save;
    uint64_t seed;
    int seats;
    bool plain, talk, help, ask, bare;
    enum i18n_lang lang;
};

/* -------------------------------------------------------------- arguments */

static int usage(FILE *out)
{
    fputs("usage: thorp play [GAME] [+module...] [option=value...] [--OPTION...]\n\n"
          "play a game in the terminal; by default Catan for four, you in seat 1 against three "
          "bots\n\n"
          "  --ask                ask for game, expansions, players and options first\n"
          "  --seats N            number of players\n"
          "  --bare               without the rules for exactly so many (Catan for Two)\n"
          "  --bots BOT           who plays the other seats\n"
          "  --seat N=human|BOT   who plays seat N; several people share the keyboard\n"
          "  --seed N             repeat the same set-up, dice and cards\n"
          "  --lang en|ru         language (default: from LANG)\n"
          "  --plain              lines of text instead of the full screen\n"
          "  --save FILE          save the game to this file as you play\n"
          "  --resume FILE        continue a saved game\n"
          "  --talk               ask for trade proposals on other players' turns\n\n"
          "A BOT is a level, or a name with simulations per move and rounds to look ahead,\n"
          "such as mcts:800 or mcts:200/3. Levels:",
          out);
    for (const struct bot_level *l = bot_levels; l->name != NULL; l++)
        fprintf(out, " %s", l->name);
    fputs("; names:", out);
    for (int i = 0; bot_at(i) != NULL; i++)
        fprintf(out, " %s", bot_at(i)->name);
    fputs("\nWhile playing, type ? for help.\n", out);
    return CLI_OK;
}

/* `3=human` */
static bool read_seat(struct cli_args *a, struct wish *w)
{
    const char *text = cli_text(a);
    if (text == NULL)
        return false;
    if (text[0] < '1' || text[0] > '0' + TH_SEATS || text[1] != '=' || text[2] == '\0') {
        cli_usage("--seat needs NUMBER=human or NUMBER=BOT, not `%.60s`", text);
        return false;
    }
    snprintf(w->seat[text[0] - '1'], sizeof w->seat[0], "%s", text + 2);
    return true;
}

static bool read_text(struct cli_args *a, const char **to)
{
    *to = cli_text(a);
    return *to != NULL;
}

static bool read_bots(struct cli_args *a, struct wish *w)
{
    const char *text = cli_text(a);
    if (text != NULL)
        snprintf(w->bots, sizeof w->bots, "%s", text);
    return text != NULL;
}

static bool read_option(struct cli_args *a, struct wish *w)
{
    if (cli_is(a, "--seats"))
        return cli_int(a, 1, TH_SEATS, &w->seats);
    if (cli_is(a, "--bots"))
        return read_bots(a, w);
    if (cli_is(a, "--seat"))
        return read_seat(a, w);
    if (cli_is(a, "--seed"))
        return cli_number(a, 0, UINT64_MAX, &w->seed);
    if (cli_is(a, "--lang"))
        return setup_lang(a, &w->lang);
    if (cli_is(a, "--resume"))
        return read_text(a, &w->resume);
    if (cli_is(a, "--save"))
        return read_text(a, &w->save);
    if (cli_is(a, "--plain"))
        return w->plain = true;
    if (cli_is(a, "--ask"))
        return w->ask = true;
    if (cli_is(a, "--bare"))
        return w->bare = true;
    if (cli_is(a, "--talk"))
        return w->talk = true;
    if (cli_is(a, "--help") || cli_is(a, "-h"))
        return w->help = true;
    cli_unknown(a);
    return false;
}

static bool read_args(int argc, char **argv, struct wish *w)
{
    struct cli_args a;
    cli_args_start(&a, argc, argv);
    while (cli_args_next(&a)) {
        bool word = a.word[0] != '-';
        if (word ? !cli_words_add(&w->words, a.word) : !read_option(&a, w))
            return false;
    }
    return !a.bad;
}

/* ------------------------------------------------------------------ seats */

/* A level, NAME, NAME:SIMS. False and an error when there is no such bot. */
static bool find_bot(const char *text, const struct bot_kind **kind, struct bot_settings *set)
{
    if (strcmp(text, "normal") == 0)
        text = "medium"; /* its name in earlier versions */
    *kind = cli_bot_exec(text, set);
    if (*kind == NULL)
        *kind = bot_read(text, set);
    if (*kind == NULL)
        cli_usage("no such bot `%.60s`; try: thorp play --help", text);
    return *kind != NULL;
}

static bool fill_seat(struct play *p, const struct wish *w, int i)
{
    struct play_seat *seat = &p->seat[i];
    const char *who = w->seat[i][0] != '\0' ? w->seat[i] : i == 0 ? "human" : w->bots;
    struct bot_settings set = { .seed = w->seed + 1 + (uint64_t)i, .setup = &p->table.setup };
    const struct bot_kind *kind;
    if (strcmp(who, "human") == 0) {
        seat->who = PLAY_HUMAN;
        p->humans++;
        return true;
    }
    if (!find_bot(who, &kind, &set))
        return false;
    seat->who = PLAY_BOT;
    snprintf(seat->name, sizeof seat->name, "%.31s", who);
    seat->bot = bot_open(kind, p->table.game, p->table.rules, i, &set);
    if (seat->bot == NULL)
        cli_usage("not enough memory for the bots");
    return seat->bot != NULL;
}

static bool fill_seats(struct play *p, const struct wish *w)
{
    for (int i = 0; i < TH_SEATS; i++) {
        if (i >= p->table.setup.seats && w->seat[i][0] != '\0') {
            cli_usage("there is no seat %d at this table of %d", i + 1, p->table.setup.seats);
            return false;
        }
        if (i < p->table.setup.seats && !fill_seat(p, w, i))
            return false;
    }
    return true;
}

/* ------------------------------------------------------------------ start */

static const struct play_face *find_face(const char *game)
{
    static const struct play_face *const faces[] = { &play_face_catan, &play_face_elasund,
                                                     &play_face_carcassonne };
    for (size_t i = 0; i < sizeof faces / sizeof faces[0]; i++)
        if (strcmp(faces[i]->game, game) == 0)
            return faces[i];
    return NULL;
}

/* A game may be left out: the first word then is a module or an option. */
static bool complete_words(struct wish *w)
{
    struct cli_words given = w->words;
    char seats[16];
    size_t n = strcspn(given.text, " ");
    bool named =
        given.text[0] != '\0' && given.text[0] != '+' && memchr(given.text, '=', n) == NULL;
    w->words.text[0] = '\0';
    if (!named && !cli_words_add(&w->words, "catan"))
        return false;
    snprintf(seats, sizeof seats, "seats=%d", w->seats);
    return (given.text[0] == '\0' || cli_words_add(&w->words, given.text)) &&
           (w->seats == 0 || cli_words_add(&w->words, seats));
}

/* Replaces the words by the whole set-up: with what is answered, or with what is usual. */
static int settle_words(struct wish *w)
{
    struct th_setup setup;
    struct th_why why = { 0 };
    char text[TH_LINE], options[1024];
    bool game = w->words.text[0] == '\0';
    if (!complete_words(w))
        return CLI_USAGE;
    if (th_setup_parse(&setup, w->words.text, &why) != 0) {
        cli_why(NULL, &why);
        return CLI_USAGE;
    }
    if (w->ask && !setup_ask(&setup, game, w->lang))
        return CLI_BAD;
    if (!w->ask && !w->bare)
        th_setup_usual(&setup);
    w->words.text[0] = '\0';
    w->seats = 0;
    th_setup_print(&setup, text, (int)sizeof text);
    th_setup_print_options(&setup, options, (int)sizeof options);
    return cli_words_add(&w->words, text) && cli_words_add(&w->words, options) ? CLI_OK : CLI_USAGE;
}

static int open_table(struct play *p, struct wish *w)
{
    struct th_why why = { 0 };
    if (w->resume != NULL) {
        if (w->words.text[0] != '\0' || w->seats > 0 || w->ask)
            return cli_usage("--resume takes its game from the file");
        if (cli_table_load(&p->table, w->resume, &why) != 0)
            return cli_why(w->resume, &why);
        cli_table_seed(&p->table, w->seed);
    } else {
        int settled = settle_words(w);
        if (settled != CLI_OK)
            return settled;
        if (cli_table_open(&p->table, w->words.text, &why) != 0) {
            cli_why(NULL, &why);
            return CLI_USAGE;
        }
        cli_table_deal(&p->table, w->seed);
    }
    p->face = find_face(p->table.game->name);
    if (p->face == NULL)
        return cli_usage("%s cannot be played in the terminal yet", p->table.game->name);
    return CLI_OK;
}

/* -------------------------------------------------------------------- log */

static void add_events(struct play *p, const struct th_sink *sink, int ply)
{
    for (int i = 0; i < sink->n; i++) {
        if (p->n_log == p->cap_log) {
            p->cap_log = p->cap_log == 0 ? 512 : 2 * p->cap_log;
            p->log = cli_grow(p->log, (size_t)p->cap_log * sizeof p->log[0]);
        }
        p->log[p->n_log++] = (struct play_entry){ sink->at[i], ply };
    }
}

/* The i-th move, made in this state: every bot learns of it what its seat may know. */
static void tell_bots(struct play *p, const void *state, int i)
{
    const struct cli_table *t = &p->table;
    for (int seat = 0; seat < TH_SEATS; seat++) {
        if (p->seat[seat].bot != NULL)
            bot_tell(p->seat[seat].bot, state, t->log[i].seat, t->log[i].move);
        if (p->seat[seat].adviser != NULL)
            bot_tell(p->seat[seat].adviser, state, t->log[i].seat, t->log[i].move);
    }
}

void play_log_move(struct play *p)
{
    add_events(p, &p->table.sink, p->table.n);
    tell_bots(p, p->table.before, p->table.n - 1);
}

void play_log_rebuild(struct play *p)
{
    struct cli_table *t = &p->table;
    void *state = cli_alloc(t->game->state_size);
    p->n_log = 0;
    cli_table_at(t, 0, state);
    for (int i = 0; i < t->n; i++) {
        t->sink.n = t->sink.lost = 0;
        tell_bots(p, state, i);
        t->game->apply(t->rules, state, t->log[i].seat, t->log[i].move, &t->sink);
        add_events(p, &t->sink, i + 1);
    }
    free(state);
}

bool play_visible(const struct play *p, int i, int viewer)
{
    if (!th_may_know(&p->log[i].event, viewer))
        return false;
    return i + 1 >= p->n_log || p->log[i + 1].ply != p->log[i].ply ||
           !th_may_know(&p->log[i + 1].event, viewer) ||
           !p->face->retells(&p->log[i].event, &p->log[i + 1].event);
}

struct scene play_scene(struct play *p, int seat)
{
    struct cli_table *t = &p->table;
    unsigned may = 0, who = t->game->actors(t->rules, t->state, &may);
    p->viewer = seat;
    t->game->view(t->rules, t->state, seat, p->view);
    p->moves.n = 0;
    if (seat < TH_SEATS && ((who | may) >> seat & 1) != 0)
        t->game->gen(t->rules, p->view, seat, &p->moves);
    return (struct scene){
        .play = p,
        .face = p->face,
        .game = t->game,
        .rules = t->rules,
        .view = p->view,
        .viewer = seat,
        .lang = p->lang,
    };
}

struct play_tally play_tally(const struct play *p)
{
    struct play_tally t = { 0 };
    for (int i = 0; i < p->n_log; i++)
        p->face->count(&p->log[i].event, &t);
    return t;
}

/* ------------------------------------------------------------------- loop */

static unsigned people(const struct play *p)
{
    unsigned mask = 0;
    for (int i = 0; i < p->table.setup.seats; i++)
        mask |= (unsigned)(p->seat[i].who == PLAY_HUMAN) << i;
    return mask;
}

/* Gives a person the screen; somebody else's is covered first. */
static void seat_person(struct play *p, int seat)
{
    if (p->viewer != seat && p->humans > 1)
        p->ui->pass(p, seat);
    p->viewer = seat;
}

/* Once in a bot's turn, people who may speak are asked for proposals. */
static enum play_next let_speak(struct play *p, unsigned may)
{
    int turn = th_turn_no(p->table.state);
    if (!p->talk || p->talked == turn || may == 0)
        return PLAY_ON;
    p->talked = turn;
    for (int seat = 0; seat < TH_SEATS; seat++) {
        if ((may >> seat & 1) == 0)
            continue;
        seat_person(p, seat);
        if (p->ui->speak(p, seat) == PLAY_QUIT)
            return PLAY_QUIT;
    }
    return PLAY_ON;
}

/* A bot that is another program has failed: said once. */
static void tell_fault(struct play *p, int seat)
{
    static const char *const keys[] = {
        [BOT_GONE] = "ui.bot_gone", [BOT_LATE] = "ui.bot_late", [BOT_NONSENSE] = "ui.bot_nonsense"
    };
    struct bot_report r = bot_report(p->seat[seat].bot);
    char name[64], text[PLAY_TEXT];
    if (r.fault == BOT_SOUND || p->seat[seat].failed)
        return;
    p->seat[seat].failed = true;
    struct scene s = play_scene(p, p->viewer);
    say_seat(&s, seat, name, sizeof name);
    say(&s, text, sizeof text, keys[r.fault], "seat", name, "name", p->seat[seat].name, NULL);
    p->ui->note(p, text);
}

static enum play_next bot_step(struct play *p, int seat, unsigned may)
{
    struct th_why why;
    if (let_speak(p, may & people(p)) == PLAY_QUIT)
        return PLAY_QUIT;
    th_move m = bot_choose(p->seat[seat].bot, p->table.state, NULL);
    if (cli_table_move(&p->table, seat, m, &why) != 0) {
        fprintf(stderr, "thorp: the bot in seat %d made an illegal move: %s\n", seat + 1, why.text);
        return PLAY_QUIT;
    }
    tell_fault(p, seat);
    play_log_move(p);
    p->ui->told(p, seat);
    return PLAY_ON;
}

/* Makes a person's only sensible answer for him. */
static bool answer_forced(struct play *p, int seat)
{
    struct th_why why;
    int viewer = p->viewer;
    struct scene s = play_scene(p, seat);
    th_move m = p->face->forced(&s, seat);
    p->viewer = viewer;
    if (m == 0 || cli_table_move(&p->table, seat, m, &why) != 0)
        return false;
    play_log_move(p);
    p->ui->told(p, seat);
    return true;
}

static enum play_next step(struct play *p, unsigned who, unsigned may)
{
    if (cli_table_chance(&p->table)) {
        play_log_move(p);
        p->ui->told(p, TH_DEALER);
        return PLAY_ON;
    }
    unsigned asked = who & people(p);
    if (who & ~asked)
        return bot_step(p, th_first_seat(who & ~asked), may);
    int seat =
        p->viewer < TH_SEATS && (asked >> p->viewer & 1) != 0 ? p->viewer : th_first_seat(asked);
    if (answer_forced(p, seat))
        return PLAY_ON;
    seat_person(p, seat);
    if (p->keep) {
        struct th_why why;
        play_save(p, "", &why); /* a failure is told at the end */
    }
    return p->ui->ask(p, seat);
}

static void loop(struct play *p)
{
    unsigned who, may = 0;
    while ((who = p->table.game->actors(p->table.rules, p->table.state, &may)) != 0)
        if (step(p, who, may) == PLAY_QUIT)
            return;
    for (int seat = 0; seat < TH_SEATS; seat++)
        if (p->seat[seat].bot != NULL)
            bot_end(p->seat[seat].bot, p->table.state);
    p->ui->over(p);
}

/* ------------------------------------------------------------------- main */

static void first_viewer(struct play *p)
{
    p->viewer = TH_SPECTATOR;
    if (p->humans == 1)
        p->viewer = th_first_seat(people(p));
}

/* Keeps the game if that was asked for, and says how to go on. */
static int say_goodbye(struct play *p)
{
    struct th_why why = { 0 };
    struct scene s = play_scene(p, TH_SPECTATOR);
    char text[PLAY_TEXT];
    if (p->keep && play_save(p, "", &why) != 0) {
        say_why(&s, &why, text, sizeof text);
        fprintf(stderr, "thorp: %s\n", text);
        return CLI_BAD;
    }
    if (p->table.game->actors(p->table.rules, p->table.state, NULL) == 0)
        return CLI_OK;
    say(&s, text, sizeof text, p->saved == p->table.n ? "ui.bye_saved" : "ui.bye", "file", p->save,
        NULL);
    puts(text);
    return CLI_OK;
}

static void close_play(struct play *p)
{
    for (int i = 0; i < TH_SEATS; i++) {
        bot_close(p->seat[i].bot);
        bot_close(p->seat[i].adviser);
    }
    free(p->log);
    free(p->view);
    if (p->table.game != NULL)
        cli_table_close(&p->table);
    free(p);
}

static int run(struct play *p, struct wish *w)
{
    int status = open_table(p, w);
    if (status != CLI_OK)
        return status;
    p->view = cli_alloc(p->table.game->state_size);
    p->talk = w->talk;
    p->talked = p->shown = -1;
    p->saved = -1;
    p->keep = w->save != NULL;
    snprintf(p->save, sizeof p->save, "%s",
             w->save != NULL     ? w->save
             : w->resume != NULL ? w->resume
                                 : "");
    if (!fill_seats(p, w))
        return CLI_USAGE;
    first_viewer(p);
    play_log_rebuild(p);
    bool terminal = isatty(STDIN_FILENO) && isatty(STDOUT_FILENO) && !w->plain;
    p->ui = terminal && play_screen_start(p) ? &play_ui_screen : &play_ui_plain;
    loop(p);
    if (p->ui == &play_ui_screen)
        play_screen_stop(p);
    return say_goodbye(p);
}

int cli_play(int argc, char **argv)
{
    struct wish w = { .bots = "medium", .lang = i18n_lang_env() };
    if (getrandom(&w.seed, sizeof w.seed, 0) != (ssize_t)sizeof w.seed)
        w.seed = (uint64_t)getpid();
    if (!read_args(argc, argv, &w))
        return CLI_USAGE;
    if (w.help)
        return usage(stdout);
    struct play *p = cli_alloc(sizeof *p);
    p->lang = w.lang;
    int status = run(p, &w);
    close_play(p);
    return status;
}
