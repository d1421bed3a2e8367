/* bots.c - the table of bots, and the seat that hands each of them its view and nothing else. */
#include "bot.h"

#include <stdlib.h>
#include <string.h>

extern const struct bot_kind bot_random, bot_greedy, bot_mcts;

static const struct bot_kind *const kinds[] = { &bot_random, &bot_greedy, &bot_mcts };

enum {
    KINDS = sizeof kinds / sizeof kinds[0]
};

const struct bot_kind *bot_at(int i)
{
    return i >= 0 && i < KINDS ? kinds[i] : NULL;
}

const struct bot_kind *bot_find(const char *name)
{
    for (int i = 0; i < KINDS; i++)
        if (strcmp(kinds[i]->name, name) == 0)
            return kinds[i];
    return NULL;
}

/* ------------------------------------------------------------------ by text */

/* Is this the level, in the game that is played? */
static bool fits(const struct bot_level *l, const char *name, const struct th_setup *setup)
{
    if (strcmp(l->name, name) != 0)
        return false;
    if (l->game == NULL)
        return true;
    if (setup == NULL || strcmp(l->game, setup->game->name) != 0)
        return false;
    return th_setup_has(setup, l->module) && __builtin_popcountll(setup->modules) >= l->modules;
}

/* Takes the settings a level names; what the caller asked for besides stays. */
static const struct bot_kind *read_level(const char *name, struct bot_settings *set)
{
    const struct bot_level *at[] = { bot_levels, bot_levels_of }, *level = NULL;
    for (int i = 0; i < 2; i++)
        for (const struct bot_level *l = at[i]; l->name != NULL; l++)
            level = fits(l, name, set->setup) ? l : level;
    if (level == NULL)
        return NULL;
    set->sims = level->set.sims;
    set->ms = level->set.ms;
    set->temperature = level->set.temperature;
    set->threads = level->set.threads;
    set->rounds = level->set.rounds;
    set->sure = level->set.sure;
    set->weighs = level->set.weighs;
    return bot_find(level->bot);
}

enum {
    MOST_BUDGET = 10000000 /* simulations or milliseconds */
};

/* A decimal number from 1 to `most`, and where it ends; 0 = there is none. */
static uint32_t read_number(const char **text, uint32_t most)
{
    uint32_t n = 0;
    for (; **text >= '0' && **text <= '9' && n <= most; (*text)++)
        n = 10 * n + (uint32_t)(**text - '0');
    return n <= most ? n : 0;
}

/* What stands behind the colon: a budget in simulations, or in time with `ms`, and how many rounds it looks ahead: 200, 50ms, 200/3. */
static bool read_budget(const char *text, struct bot_settings *set)
{
    uint32_t budget = read_number(&text, MOST_BUDGET);
    bool ms = strncmp(text, "ms", 2) == 0;
    text += ms ? 2 : 0;
    set->sims = ms ? 0 : budget;
    set->ms = ms ? budget : 0;
    if (*text == '/') {
        text++;
        set->rounds = read_number(&text, BOT_TURNS);
        budget = set->rounds != 0 ? budget : 0;
    }
    return budget != 0 && *text == '\0';
}

const struct bot_kind *bot_read(const char *text, struct bot_settings *set)
{
    char name[32];
    size_t n = strcspn(text, ":");
    if (n >= sizeof name)
        return NULL;
    memcpy(name, text, n);
    name[n] = '\0';
    const struct bot_kind *kind = bot_find(name);
    if (text[n] == '\0')
        return kind != NULL ? kind : read_level(name, set);
    struct bot_settings asked = *set;
    if (kind == NULL || !read_budget(text + n + 1, &asked))
        return NULL;
    *set = asked;
    return kind;
}

bool bot_is_name(const char *text)
{
    struct bot_settings set = { 0 };
    return strchr(text, ':') == NULL && bot_read(text, &set) != NULL;
}

void bot_json(struct th_json *j)
{
    th_json_open(j, "bots", '[');
    for (const struct bot_level *l = bot_levels; l->name != NULL; l++) {
        th_json_open(j, NULL, '{');
        th_json_str(j, "name", l->name);
        th_json_str(j, "about", bot_find(l->bot)->about);
        th_json_bool(j, "level", true);
        th_json_close(j, '}');
    }
    for (int i = 0; i < KINDS; i++) {
        th_json_open(j, NULL, '{');
        th_json_str(j, "name", kinds[i]->name);
        th_json_str(j, "about", kinds[i]->about);
        th_json_bool(j, "level", false);
        th_json_close(j, '}');
    }
    th_json_close(j, ']');
}

/* ------------------------------------------------------------------ a seat */

struct bot {
    const struct bot_kind *kind;
    const struct th_game *game;
    const struct th_rules *rules;
    void *self, *view; /* in the same block, behind this struct */
    int seat;
    struct belief own, *belief;
};

static size_t rounded(size_t n)
{
    size_t unit = _Alignof(max_align_t);
    return (n + unit - 1) / unit * unit;
}

struct bot *bot_open(const struct bot_kind *kind, const struct th_game *game,
                     const struct th_rules *rules, int seat, const struct bot_settings *set)
{
    struct bot_settings all = set != NULL ? *set : (struct bot_settings){ 0 };
    size_t head = rounded(sizeof(struct bot)), body = rounded(kind->size);
    struct bot *bot = calloc(1, head + body + game->state_size);
    if (bot == NULL)
        return NULL;
    bot->kind = kind;
    bot->game = game;
    bot->rules = rules;
    bot->seat = seat;
    bot->self = (char *)bot + head;
    bot->view = (char *)bot + head + body;
    belief_start(&bot->own, game, rules, seat, all.seed);
    bot->belief = all.belief = all.belief != NULL ? all.belief : &bot->own;
    kind->start(bot->self, game, rules, seat, &all);
    return bot;
}

static void look(struct bot *bot, const void *state)
{
    bot->game->view(bot->rules, state, bot->seat, bot->view);
    belief_settle(bot->belief, bot->view);
}

th_move bot_choose(struct bot *bot, const void *state, const struct bot_clock *clock)
{
    look(bot, state);
    return bot->kind->choose(bot->self, bot->view, clock);
}

/* The move is made on a copy for the sake of its events. */
static void tell_events(struct bot *bot, const void *state, int seat, th_move m)
{
    enum {
        EVENTS = 512
    };
    struct th_event *event = calloc(EVENTS, sizeof *event);
    void *copy = calloc(1, bot->game->state_size);
    struct th_sink sink = { event, EVENTS, 0, 0 };
    if (event != NULL && copy != NULL) {
        bot_copy(bot->game, copy, state);
        bot->game->apply(bot->rules, copy, seat, m, &sink);
    }
    for (int i = 0; i < sink.n; i++)
        if (th_may_know(&event[i], bot->seat))
            bot->kind->told(bot->self, &event[i]);
    free(copy);
    free(event);
}

void bot_tell(struct bot *bot, const void *state, int seat, th_move m)
{
    if (bot->kind->recalls)
        belief_tell(bot->belief, state, seat, m);
    if (bot->kind->told != NULL)
        tell_events(bot, state, seat, m);
}

void bot_end(struct bot *bot, const void *state)
{
    struct bot_result res = { .winner = th_winner(state) };
    if (bot->kind->end == NULL)
        return;
    bot->game->scores(bot->rules, state, res.points, res.rank);
    bot->kind->end(bot->self, &res);
}

struct bot_report bot_report(const struct bot *bot)
{
    struct bot_report report = { 0 };
    if (bot->kind->report != NULL)
        bot->kind->report(bot->self, &report);
    return report;
}

int bot_lines(const struct bot *bot, struct bot_line *out, int cap)
{
    return bot->kind->lines != NULL ? bot->kind->lines(bot->self, out, cap) : 0;
}

bool bot_weigh(struct bot *bot, const void *state, struct bot_line *line, int n, uint32_t sims)
{
    if (bot->kind->weigh == NULL)
        return false;
    look(bot, state);
    return bot->kind->weigh(bot->self, bot->view, line, n, sims);
}

bool bot_odds(struct bot *bot, const void *state, struct bot_odds *out, uint32_t sims)
{
    return bot->kind->odds != NULL && bot->kind->odds(bot->self, state, out, sims);
}

void bot_close(struct bot *bot)
{
    if (bot == NULL)
        return;
    if (bot->kind->stop != NULL)
        bot->kind->stop(bot->self);
    belief_free(&bot->own);
    free(bot);
}

/* ------------------------------------------------------------ for the bots */

void bot_copy(const struct th_game *game, void *to, const void *from)
{
    enum {
        PIECE = 256
    };
    size_t at = 0, n = game->state_size;
    if (game->copy != NULL) {
        game->copy(to, from);
        return;
    }
    for (; at + PIECE <= n; at += PIECE)
        memcpy((char *)to + at, (const char *)from + at, PIECE);
    memcpy((char *)to + at, (const char *)from + at, n - at);
}

uint64_t bot_hash(const void *bytes, size_t n, uint64_t seed)
{
    const unsigned char *p = bytes;
    uint64_t h = 0xcbf29ce484222325u ^ seed;
    for (size_t i = 0; i < n; i++)
        h = (h ^ p[i]) * 0x100000001b3u;
    return h;
}

void bot_memo_turn(struct bot_memo *memo, const void *view)
{
    if (memo->turn != th_turn_no(view))
        *memo = (struct bot_memo){ .turn = th_turn_no(view) };
}

bool bot_memo_has(const struct bot_memo *memo, th_move offer)
{
    for (int i = 0; i < memo->n; i++)
        if (memo->made[i] == offer)
            return true;
    return false;
}

void bot_memo_add(struct bot_memo *memo, th_move offer)
{
    if (memo->n < BOT_OFFERS)
        memo->made[memo->n++] = offer;
}

static bool better(const struct bot_line *a, const struct bot_line *b)
{
    return a->visits > b->visits || (a->visits == b->visits && a->value > b->value);
}

int bot_rank(struct bot_line *list, int n, int cap, const struct bot_line *line)
{
    int at = n;
    while (at > 0 && better(line, &list[at - 1]))
        at--;
    if (at == cap)
        return n;
    n += n < cap;
    memmove(&list[at + 1], &list[at], (size_t)(n - at - 1) * sizeof *list);
    list[at] = *line;
    return n;
}

bool bot_is_deal(const struct th_game *game, int kind)
{
    for (int i = 0; i < TH_ARGS; i++)
        if ((game->moves[kind].args[i] & ~TH_SECRET) == TH_T_DEAL)
            return true;
    return false;
}
