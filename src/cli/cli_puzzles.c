/* cli_puzzles.c - `thorp puzzles`: looks for puzzles in records or in games that bots play, and checks files of puzzles.
 *
 * Every decision somebody made alone is looked at, from what that seat saw. What is found depends on the seed, the records and the
 * settings alone; --minutes counts processor time and may cut the list short. */
#include "bot.h"
#include "cli.h"
#include "cli_puzzles.h"

#include <stdlib.h>
#include <string.h>

enum {
    PLIES = 20000 /* of a game of bots; a longer one is given up */
};

enum what {
    FIND,
    CHECK,
    VERIFY
};

struct hunt {
    enum what what;
    struct puzzle_how how;
    struct cli_words words;
    const char *player;
    int games, limit, each; /* games to play; puzzles to find: in all, in each game */
    int minutes, margin, doubts;
    const char *file[TH_MOVES];
    int files;
    double begun;
    int found, here, looked; /* puzzles in all, in this game; decisions weighed */
    char from[TH_LINE / 2];  /* what game this is                               */
    char themes[TH_LINE];    /* of the puzzles of this game, each once          */
};

/* ---------------------------------------------------------------- finding */

static bool enough(const struct hunt *h)
{
    return (h->limit > 0 && h->found >= h->limit) ||
           (h->minutes > 0 && cli_cpu() - h->begun > 60.0 * h->minutes);
}

/* Has this game had a puzzle of this theme? From now on it has. */
static bool met(struct hunt *h, const char *theme)
{
    char word[PUZZLE_WORD + 2];
    size_t used = strlen(h->themes);
    snprintf(word, sizeof word, " %s ", theme);
    if (strstr(h->themes, word) != NULL)
        return true;
    snprintf(h->themes + used, sizeof h->themes - used, "%s", word);
    return false;
}

static void begin_game(struct hunt *h)
{
    h->here = 0;
    h->themes[0] = '\0';
}

static void keep(struct hunt *h, struct puzzle *p, int ply)
{
    snprintf(p->from, sizeof p->from, "%s move %d", h->from, ply + 1);
    puzzle_write(p, stdout);
    fflush(stdout);
    h->found++;
    h->here++;
}

/* One decision of a game that is walked along. At most one puzzle of a turn, since what follows is much the same, and one of each theme. */
static void look(struct hunt *h, struct puzzle_judge *j, const void *state, int seat, int ply,
                 int *turn)
{
    struct puzzle p;
    if (seat == TH_DEALER || h->here >= h->each || th_turn_no(state) == *turn || enough(h))
        return;
    h->looked++;
    if (!puzzle_find(j, state, seat, &p))
        return;
    if (!met(h, p.theme))
        keep(h, &p, ply);
    puzzle_free(&p);
    *turn = th_turn_no(state) > 0 ? th_turn_no(state) : -1;
}

static int no_judge(const struct hunt *h)
{
    return cli_usage("--judge `%.60s`: not a bot that searches", h->how.judge);
}

static int walk_record(struct hunt *h, const char *path)
{
    struct cli_table t;
    struct puzzle_judge j;
    struct th_why why;
    int turn = -1;
    const char *name = strrchr(path, '/');
    if (cli_table_load(&t, path, &why) != 0)
        return cli_why(path, &why);
    if (puzzle_judge_start(&j, &h->how, &t.setup) != 0) {
        cli_table_close(&t);
        return no_judge(h);
    }
    void *state = cli_alloc(t.game->state_size);
    snprintf(h->from, sizeof h->from, "%.400s", name != NULL ? name + 1 : path);
    begin_game(h);
    cli_table_at(&t, 0, state);
    for (int i = 0; i < t.n && !enough(h); i++) {
        look(h, &j, state, t.log[i].seat, i, &turn);
        t.game->apply(t.rules, state, t.log[i].seat, t.log[i].move, NULL);
    }
    free(state);
    puzzle_judge_end(&j);
    cli_table_close(&t);
    return CLI_OK;
}

/* --------------------------------------------------------- games of bots */

struct match { /* one table and the bots at it */
    const struct th_game *game;
    struct th_setup setup;
    struct th_rules *rules;
    void *state;
    struct bot *bot[TH_SEATS];
    struct th_rng rng;
};

static bool seat_bots(const struct hunt *h, struct match *m, uint64_t seed)
{
    bool good = true;
    for (int seat = 0; seat < m->setup.seats; seat++) {
        struct bot_settings set = { .seed = seed + (uint64_t)seat, .setup = &m->setup };
        const struct bot_kind *kind = bot_read(h->player, &set);
        set.ms = 0;
        set.threads = 1;
        m->bot[seat] = kind != NULL ? bot_open(kind, m->game, m->rules, seat, &set) : NULL;
        good = good && m->bot[seat] != NULL;
    }
    return good;
}

static void unseat_bots(struct match *m)
{
    for (int seat = 0; seat < m->setup.seats; seat++)
        bot_close(m->bot[seat]);
}

static th_move next_move(struct match *m, int seat)
{
    struct th_moves moves;
    if (seat != TH_DEALER)
        return bot_choose(m->bot[seat], m->state, NULL);
    m->game->gen(m->rules, m->state, seat, &moves);
    return th_pick(&moves, true, &m->rng);
}

static void play_game(struct hunt *h, struct match *m, struct puzzle_judge *j, uint64_t seed)
{
    unsigned who;
    int turn = -1;
    th_rng_seed(&m->rng, seed);
    m->game->start(m->rules, m->state);
    m->game->deal(m->rules, m->state, &m->rng);
    begin_game(h);
    for (int ply = 0; ply < PLIES && !enough(h); ply++) {
        if ((who = m->game->actors(m->rules, m->state, NULL)) == 0)
            return;
        int seat = th_first_seat(who);
        look(h, j, m->state, seat, ply, &turn);
        th_move move = next_move(m, seat);
        for (int i = 0; i < m->setup.seats; i++)
            bot_tell(m->bot[i], m->state, seat, move);
        m->game->apply(m->rules, m->state, seat, move, NULL);
    }
}

static int play_games(struct hunt *h)
{
    struct match m = { .rules = NULL };
    struct puzzle_judge j;
    char table[TH_LINE / 4];
    int status = CLI_OK;
    if ((m.rules = cli_words_rules(&h->words, 0, &m.setup)) == NULL)
        return CLI_USAGE;
    m.game = m.setup.game;
    m.state = cli_alloc(m.game->state_size);
    th_setup_print(&m.setup, table, (int)sizeof table);
    if (puzzle_judge_start(&j, &h->how, &m.setup) != 0)
        status = no_judge(h);
    for (int i = 0; status == CLI_OK && i < h->games && !enough(h); i++) {
        uint64_t seed = h->how.seed * 1000 + (uint64_t)i;
        snprintf(h->from, sizeof h->from, "%s, %s, seed %llu game %d", table, h->player,
                 (unsigned long long)h->how.seed, i + 1);
        if (seat_bots(h, &m, seed))
            play_game(h, &m, &j, seed);
        else
            status = cli_usage("no such bot `%.60s`", h->player);
        unseat_bots(&m);
    }
    if (j.moves != NULL)
        puzzle_judge_end(&j);
    free(m.state);
    free(m.rules);
    return status;
}

/* --------------------------------------------------------------- checking */

static int check_file(struct hunt *h, const char *path)
{
    struct puzzle p;
    struct th_why why = { 0 };
    int line = 0, more = 1, status = CLI_OK;
    FILE *in = fopen(path, "r");
    if (in == NULL) {
        fprintf(stderr, "thorp: %s: the file cannot be read\n", path);
        return CLI_BAD;
    }
    while (!enough(h) && (more = puzzle_read(in, &line, &p, &why)) > 0) {
        int err = h->what == VERIFY ? puzzle_verify(&p, &h->how, &why) : puzzle_check(&p, &why);
        if (err != 0)
            status = (why.line = 0, cli_why(path, &why));
        puzzle_free(&p);
        h->found++;
    }
    if (more < 0) {
        status = cli_why(path, &why);
        puzzle_free(&p);
    }
    fclose(in);
    return status;
}

/* ------------------------------------------------------------------- main */

static int each_file(struct hunt *h, int (*run)(struct hunt *, const char *))
{
    int status = CLI_OK;
    for (int i = 0; i < h->files && !enough(h); i++) {
        int one = run(h, h->file[i]);
        status = one > status ? one : status;
    }
    return status;
}

static int run(struct hunt *h)
{
    static const char *const said[] = { "found", "sound", "verified" };
    int status;
    h->begun = cli_cpu();
    h->how.margin = h->margin / 1000.0;
    h->how.doubts = h->doubts;
    if (h->what != FIND)
        status = each_file(h, check_file);
    else {
        status = each_file(h, walk_record);
        if (status != CLI_USAGE && h->games > 0)
            status = play_games(h) > status ? CLI_USAGE : status;
        if (status == CLI_OK)
            fprintf(stderr, "thorp: %d decisions, %d puzzles found\n", h->looked, h->found);
        return status;
    }
    if (status == CLI_OK)
        printf("%s: %d puzzles\n", said[h->what], h->found);
    return status;
}

static int add_file(struct hunt *h, const struct cli_args *a)
{
    if (h->files == TH_MOVES)
        return cli_usage("too many files");
    h->file[h->files++] = a->word;
    return CLI_OK;
}

static int option(struct hunt *h, struct cli_args *a)
{
    uint64_t n = 0;
    if (cli_is(a, "--game")) {
        if (cli_text(a) != NULL && !cli_words_add(&h->words, a->value))
            return CLI_USAGE;
    } else if (cli_is(a, "--games"))
        cli_int(a, 1, 1000000, &h->games);
    else if (cli_is(a, "--bot"))
        h->player = cli_text(a);
    else if (cli_is(a, "--judge"))
        h->how.judge = cli_text(a);
    else if (cli_is(a, "--theme"))
        h->how.theme = cli_text(a);
    else if (cli_is(a, "--sims")) {
        if (cli_number(a, 8, 100, &n))
            h->how.sims = (uint32_t)n;
    } else if (cli_is(a, "--seed"))
        cli_number(a, 0, INT32_MAX, &h->how.seed);
    else if (cli_is(a, "--margin"))
        cli_int(a, 1, 1000, &h->margin);
    else if (cli_is(a, "--doubts"))
        cli_int(a, 0, 100, &h->doubts);
    else if (cli_is(a, "--each"))
        cli_int(a, 1, 1000, &h->each);
    else if (cli_is(a, "--limit"))
        cli_int(a, 1, 1000000, &h->limit);
    else if (cli_is(a, "--minutes"))
        cli_int(a, 1, 100000, &h->minutes);
    else if (cli_is(a, "--plain"))
        h->how.plain = true;
    else if (cli_is(a, "--check"))
        h->what = CHECK;
    else if (cli_is(a, "--verify"))
        h->what = VERIFY;
    else
        return a->word[0] == '-' && a->word[1] != '\0' ? cli_unknown(a) : add_file(h, a);
    return CLI_OK;
}

static int wanting(const struct hunt *h)
{
    if (h->files == 0 && h->games == 0)
        return cli_usage("puzzles needs records, or --games N; try: thorp puzzles --help");
    if (h->what != FIND && (h->games > 0 || h->files == 0))
        return cli_usage("--check and --verify need files of puzzles");
    if (h->words.text[0] != '\0' && h->games == 0)
        return cli_usage("--game needs --games N");
    return CLI_OK;
}

int cli_puzzles(int argc, char **argv)
{
    struct hunt *h = cli_alloc(sizeof *h);
    struct cli_args a;
    int status = CLI_OK;
    h->how = (struct puzzle_how){ .judge = "hard", .sims = 64, .seed = 1 };
    h->player = "medium";
    h->margin = 40;
    h->doubts = 4;
    h->each = 3;
    cli_args_start(&a, argc, argv);
    while (status == CLI_OK && cli_args_next(&a))
        status = option(h, &a);
    status = status == CLI_OK && a.bad ? CLI_USAGE : status;
    status = status == CLI_OK ? wanting(h) : status;
    status = status == CLI_OK ? run(h) : status;
    free(h);
    return status;
}
