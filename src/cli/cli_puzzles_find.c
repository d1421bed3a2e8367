/* cli_puzzles_find.c - is a decision a puzzle? Its best move must lead all others clearly, twice: among the moves a search
 * names, and again with other luck and PUZZLE_TIMES as many simulations.
 *
 * All is judged from the seat's view. A plan goes on while the same seat chooses next, its next move leads as clearly, and what the
 * seat sees then does not depend on hidden cards. Nobody makes offers (game->playout): what others answer is not in the position. */
#include "cli.h"
#include "cli_puzzles.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum {
    SEARCHED = 4, /* as many simulations name the moves as weigh each of them */
    TRIED = 8,    /* simulations after which a search's own value says a bit */
    CHOICES = 3,  /* moves a seat must have at least                          */
    EVENTS = 256
};

/* What part of the lead is asked for in the first weighing, and in the search before it. */
static const double first_look = 0.8, first_guess = 0.4;

/* The same table without what game->playout leaves out: offers. */
static void quiet_setup(struct puzzle_judge *j, const struct th_setup *setup)
{
    const char *from = setup->game->playout;
    struct th_why why;
    char word[TH_LINE / 4];
    j->quiet = *setup;
    while (from != NULL && cli_word(&from, word, sizeof word))
        if (th_setup_word(&j->quiet, word, &why) != 0)
            j->quiet = *setup;
}

int puzzle_judge_start(struct puzzle_judge *j, const struct puzzle_how *how,
                       const struct th_setup *setup)
{
    size_t size = setup->game->state_size;
    struct th_why why;
    *j = (struct puzzle_judge){ .how = how, .game = setup->game, .setup = setup };
    quiet_setup(j, setup);
    j->set.setup = &j->quiet;
    j->kind = bot_read(how->judge, &j->set);
    if (j->kind == NULL || j->kind->weigh == NULL)
        return -1;
    j->set.ms = 0; /* the same on every machine */
    j->set.threads = 1;
    j->rules = cli_alloc(setup->game->rules_size);
    j->moves = cli_alloc(sizeof *j->moves);
    j->view = cli_alloc(size);
    j->world = cli_alloc(size);
    j->other = cli_alloc(size);
    j->next = cli_alloc(size);
    return j->game->build(j->rules, &j->quiet, &why);
}

void puzzle_judge_end(struct puzzle_judge *j)
{
    free(j->rules);
    free(j->moves);
    free(j->view);
    free(j->world);
    free(j->other);
    free(j->next);
}

/* ------------------------------------------------------------- weighing */

static struct bot *judge_at(struct puzzle_judge *j, int seat, uint64_t salt)
{
    struct bot_settings set = j->set;
    set.seed = j->how->seed * 1000003 + salt;
    struct bot *bot = bot_open(j->kind, j->game, j->rules, seat, &set);
    if (bot == NULL)
        cli_usage("no memory for a bot");
    return bot;
}

bool puzzle_weigh(struct puzzle_judge *j, const void *view, int seat, struct bot_line *line, int n,
                  uint32_t sims, uint64_t salt)
{
    struct bot *bot = judge_at(j, seat, salt);
    bool done = bot != NULL && bot_weigh(bot, view, line, n, sims);
    bot_close(bot);
    return done;
}

/* Does the first move lead every other by so much of what is asked? */
static bool leads(const struct puzzle_judge *j, const struct bot_line *line, int n, double part)
{
    for (int i = 1; i < n; i++) {
        double lead = (double)line[0].value - (double)line[i].value;
        if (lead < part * j->how->margin || lead < part * j->how->doubts * (double)line[i].doubt)
            return false;
    }
    return n > 1;
}

static void by_value(struct bot_line *line, int n)
{
    for (int i = 2; i < n; i++)
        for (int k = i; k > 1 && line[k].value > line[k - 1].value; k--) {
            struct bot_line swap = line[k];
            line[k] = line[k - 1];
            line[k - 1] = swap;
        }
}

/* ----------------------------------------------------------- candidates */

static int add(struct bot_line *line, int n, th_move m)
{
    for (int i = 0; i < n; i++)
        if (line[i].move == m)
            return n;
    if (n < PUZZLE_LINES && m != 0)
        line[n++] = (struct bot_line){ .move = m };
    return n;
}

/* What a look without search would play. */
static th_move at_first_sight(struct puzzle_judge *j, const void *view, int seat)
{
    struct bot_settings set = { .seed = j->how->seed, .setup = &j->quiet };
    struct bot *bot = bot_open(bot_find("greedy"), j->game, j->rules, seat, &set);
    th_move m = bot != NULL ? bot_choose(bot, view, NULL) : 0;
    bot_close(bot);
    return m;
}

/* Does the search itself think another move nearly as good? Then there is no need to weigh them. */
static bool is_close(const struct puzzle_judge *j, const struct bot_line *found, int n,
                     th_move best)
{
    double top = 0;
    for (int i = 0; i < n; i++)
        top = found[i].move == best ? (double)found[i].value : top;
    for (int i = 0; i < n; i++)
        if (found[i].move != best && found[i].visits >= TRIED &&
            top - (double)found[i].value < first_guess * j->how->margin)
            return true;
    return false;
}

/* The search's own choice first, then what a first look would play, then what else was searched most. */
static int name_moves(struct puzzle_judge *j, const void *view, int seat, th_move plain,
                      struct bot_line line[PUZZLE_LINES])
{
    struct bot_line found[4 * PUZZLE_LINES];
    struct bot *bot = judge_at(j, seat, 0);
    if (bot == NULL)
        return 0;
    th_move best = bot_choose(bot, view, &(struct bot_clock){ .sims = SEARCHED * j->how->sims });
    int have = bot_lines(bot, found, 4 * PUZZLE_LINES), n = 0;
    bot_close(bot);
    if (is_close(j, found, have, best))
        return 0;
    n = add(line, n, best);
    n = add(line, n, plain);
    for (int i = 0; i < have; i++)
        n = add(line, n, found[i].move);
    return n;
}

static int choices(struct puzzle_judge *j, const void *view, int seat)
{
    j->game->gen(j->rules, view, seat, j->moves);
    return j->moves->n;
}

/* --------------------------------------------------------------- worlds */

/* A world that looks like this view; which one depends on the salt. */
static void deal_world(struct puzzle_judge *j, const void *view, int seat, uint64_t salt,
                       void *world)
{
    struct th_rng rng;
    memcpy(world, view, j->game->state_size);
    th_rng_seed(&rng, salt);
    j->game->fill(j->rules, world, seat, &rng);
}

/* The one who chooses alone in this state; -1 = the dealer, several, or nobody. */
static int who_chooses(const struct puzzle_judge *j, const void *state)
{
    unsigned who = j->game->actors(j->rules, state, NULL);
    int seat = th_first_seat(who);
    return seat >= 0 && seat < TH_SEATS && who == 1U << seat ? seat : -1;
}

/* The view after a move, into j->next; false when it depends on hidden cards. */
static bool look_after(struct puzzle_judge *j, const void *view, int seat, th_move m)
{
    const struct th_game *game = j->game;
    void *seen[2] = { j->next, j->other };
    for (int i = 0; i < 2; i++) {
        deal_world(j, view, seat, (uint64_t)i + 1, j->world);
        game->apply(j->rules, j->world, seat, m, NULL);
        game->view(j->rules, j->world, seat, seen[i]);
    }
    return memcmp(j->next, j->other, game->state_size) == 0;
}

/* --------------------------------------------------------------- events */

static void note_events(const struct puzzle_judge *j, const struct th_sink *sink, int seat,
                        char *text, size_t cap)
{
    for (int i = 0; i < sink->n; i++) {
        size_t used = strlen(text);
        if (sink->at[i].seat == seat && th_may_know(&sink->at[i], seat))
            snprintf(text + used, cap - used, "%s%s", used == 0 ? " " : "",
                     j->game->events[sink->at[i].kind].name);
        used = strlen(text);
        if (used > 0 && text[used - 1] != ' ')
            snprintf(text + used, cap - used, " ");
    }
}

/* What a family tells of a plan beside its events. */
static const struct {
    const char *game;
    void (*tell)(const struct puzzle_judge *j, const void *before, const void *after, int seat,
                 char *words, size_t cap);
} facts[] = { { "carcassonne", puzzle_facts_carcassonne } };

/* What the plan brings about, in one of the worlds that look like the view. */
static void follow(struct puzzle_judge *j, const void *view, int seat, const th_move *plan, int n,
                   char *text, size_t cap)
{
    struct th_event at[EVENTS] = { 0 };
    text[0] = '\0';
    deal_world(j, view, seat, 1, j->world);
    for (int i = 0; i < n; i++) {
        struct th_sink sink = { at, EVENTS, 0, 0 };
        j->game->apply(j->rules, j->world, seat, plan[i], &sink);
        note_events(j, &sink, seat, text, cap);
    }
    for (size_t i = 0; i < sizeof facts / sizeof facts[0]; i++)
        if (strcmp(facts[i].game, j->game->name) == 0) {
            j->game->view(j->rules, j->world, seat, j->other);
            facts[i].tell(j, view, j->other, seat, text, cap);
        }
}

static const struct puzzle_theme *theme_of(struct puzzle_judge *j, const void *view, int seat,
                                           const th_move *plan, int n)
{
    char move[TH_LINE], events[TH_LINE];
    follow(j, view, seat, plan, n, events, sizeof events);
    j->game->print(j->rules, view, TH_DEALER, seat, plan[0], move, (int)sizeof move);
    struct puzzle_deed deed = { j->setup, th_asking(j->rules, view, NULL), move, events };
    return puzzle_theme(&deed);
}

/* ---------------------------------------------------------------- steps */

static bool wanted(const struct puzzle_judge *j, const struct puzzle_theme *theme)
{
    return theme != NULL && (j->how->theme == NULL || cli_glob(j->how->theme, theme->name));
}

static void tell(const struct puzzle_judge *j, const void *view, int seat,
                 const struct bot_line *line, int n, struct puzzle_step *out)
{
    out->n = n;
    for (int i = 0; i < n; i++) {
        struct puzzle_line *l = &out->line[i];
        char text[TH_LINE];
        j->game->print(j->rules, view, TH_DEALER, seat, line[i].move, text, (int)sizeof text);
        snprintf(l->move, sizeof l->move, "%.*s", (int)sizeof l->move - 1, text);
        l->value = (double)line[i].value;
        l->doubt = (double)line[i].doubt;
    }
}

/* One decision, as the seat sees it: its clearly best move, 0 = none. The first move of a plan must not be plain to see. */
static th_move find_step(struct puzzle_judge *j, const void *view, int seat, bool first,
                         struct puzzle_step *out)
{
    struct bot_line line[PUZZLE_LINES];
    uint32_t sims = j->how->sims;
    if (choices(j, view, seat) < (first ? CHOICES : 2))
        return 0;
    th_move plain = at_first_sight(j, view, seat);
    int n = name_moves(j, view, seat, plain, line);
    if (n < 2)
        return 0;
    if (first) {
        const struct puzzle_theme *theme = theme_of(j, view, seat, &line[0].move, 1);
        if (theme == NULL || (plain == line[0].move && !theme->plain && !j->how->plain))
            return 0;
    } else if (theme_of(j, view, seat, &line[0].move, 1) == NULL)
        return 0;
    if (!puzzle_weigh(j, view, seat, line, n, sims, 1) || !leads(j, line, n, first_look))
        return 0;
    if (!puzzle_weigh(j, view, seat, line, n, PUZZLE_TIMES * sims, 2) || !leads(j, line, n, 1))
        return 0;
    by_value(line, n);
    tell(j, view, seat, line, n, out);
    return line[0].move;
}

/* Goes on from the first move while the next one is as clear; the view of the first decision is left as it is. */
static void go_on(struct puzzle_judge *j, const void *first, int seat, struct puzzle *p,
                  th_move plan[PUZZLE_STEPS])
{
    void *view = cli_alloc(j->game->state_size);
    memcpy(view, first, j->game->state_size);
    while (p->steps < PUZZLE_STEPS && look_after(j, view, seat, plan[p->steps - 1])) {
        memcpy(view, j->next, j->game->state_size);
        if (who_chooses(j, view) != seat)
            break;
        th_move m = find_step(j, view, seat, false, &p->step[p->steps]);
        if (m == 0)
            break;
        plan[p->steps++] = m;
    }
    free(view);
}

/* --------------------------------------------------------------- puzzles */

static double lead_of(const struct puzzle_step *s)
{
    return s->line[0].value - s->line[1].value;
}

/* Small leads, many moves and long plans are harder to see. */
static int level_of(const struct puzzle *p, int moves, bool plain)
{
    double lead = lead_of(&p->step[0]);
    int hard = (lead < 0.1) + (lead < 0.06) + (moves >= 12) + (p->steps > 1) - 2 * plain;
    return hard <= 1 ? 1 : hard == 2 ? 2 : 3;
}

/* The view as a record without moves. */
static char *record_of(const struct puzzle_judge *j, const void *view)
{
    int cap = 8 * TH_LINE, n = -1;
    char *text = cli_alloc((size_t)cap);
    int head = th_record_head(&j->quiet, text, cap);
    while ((n = j->game->dump(j->rules, view, text + head, cap - head)) < 0) {
        cap *= 2;
        text = cli_grow(text, (size_t)cap);
    }
    return text;
}

/* What was played, options included. */
static void name_setup(const struct puzzle_judge *j, struct puzzle *p)
{
    int n = th_setup_print(j->setup, p->setup, (int)sizeof p->setup);
    p->setup[n] = ' ';
    if (th_setup_print_options(j->setup, p->setup + n + 1, (int)sizeof p->setup - n - 1) <= 0)
        p->setup[n] = '\0';
}

static void name_puzzle(const struct puzzle_judge *j, struct puzzle *p)
{
    uint8_t digest[32];
    th_sha256(p->position, strlen(p->position), digest);
    snprintf(p->id, sizeof p->id, "%s-%02x%02x%02x%02x", j->game->name, digest[0], digest[1],
             digest[2], digest[3]);
}

bool puzzle_find(struct puzzle_judge *j, const void *state, int seat, struct puzzle *out)
{
    th_move plan[PUZZLE_STEPS];
    struct th_why why;
    *out = (struct puzzle){ .seat = seat };
    if (who_chooses(j, state) != seat)
        return false;
    j->game->view(j->rules, state, seat, j->view);
    if (j->game->check(j->rules, j->view, &why) != 0) /* an offer lies on the table */
        return false;
    plan[0] = find_step(j, j->view, seat, true, &out->step[0]);
    if (plan[0] == 0)
        return false;
    out->steps = 1;
    go_on(j, j->view, seat, out, plan);
    const struct puzzle_theme *theme = theme_of(j, j->view, seat, plan, out->steps);
    if (!wanted(j, theme))
        return false;
    bool plain = at_first_sight(j, j->view, seat) == plan[0];
    out->level = level_of(out, choices(j, j->view, seat), plain);
    snprintf(out->theme, sizeof out->theme, "%s", theme->name);
    out->position = record_of(j, j->view);
    name_setup(j, out);
    name_puzzle(j, out);
    return true;
}
