/* test_contract.c - what every game owes its callers, on random games of every set-up: moves,
 * refusals, copies, chance, timeouts, events, interleavings, the end. Knows no game: a new
 * module is tested as soon as it can be chosen. */
#include "table.h"

static struct prop pure = { .name = "gen, legal, timeout and scores leave the state alone" };
static struct prop sorted = { .name = "moves are ascending and unique, weights positive" };
static struct prop legal = { .name = "every generated move is legal, and why stays untouched" };
static struct prop text = { .name = "parse(print(m)) is m" };
static struct prop complete = { .name = "gen is what legal allows, for every kind without a deal" };
static struct prop clause = { .name = "every refusal names a clause that exists" };
static struct prop refused = { .name = "refusals and odd moves leave the state alone" };
static struct prop sound = { .name = "check() holds after every move" };
static struct prop twins = { .name = "copies evolve equally, with and without a sink" };
static struct prop copies = { .name = "a game's own copy is a copy, whatever was there before" };
static struct prop asked = { .name = "whoever is asked has a move, nobody else has" };
static struct prop clock_move = { .name = "the timeout's move is legal" };
static struct prop events = { .name = "events are well-formed and none is lost" };
static struct prop orders = { .name = "several actors in any order end in the same bytes" };
static struct prop ranks = { .name = "scores and ranks are sane" };
static struct prop ends = { .name = "random games end under a bound, with a winner" };

static struct th_moves list;

/* ------------------------------------------------------------------- moves */

static void see_move(struct table *t, int seat, th_move m)
{
    struct th_why why = { .clause = 9, .line = 77 };
    char buf[TH_LINE];
    th_move again = 0;
    prop_is(&legal, t, t->game->legal(t->rules, t->state, seat, m, &why) == 0);
    prop_is(&legal, t, why.clause == 9 && why.line == 77 && why.text[0] == '\0');
    prop_is(&text, t, t->game->print(t->rules, t->state, TH_DEALER, seat, m, buf, TH_LINE) > 0);
    prop_is(&text, t, t->game->parse(t->rules, buf, &again, &why) == 0 && again == m);
}

static void see_list(struct table *t, int seat)
{
    for (int i = 0; i < list.n; i++) {
        prop_is(&sorted, t, list.at[i] != 0 && (i == 0 || list.at[i - 1] < list.at[i]));
        prop_is(&sorted, t, seat != TH_DEALER || list.weight[i] > 0);
        see_move(t, seat, list.at[i]);
    }
}

static void see_moves(struct table *t)
{
    unsigned may = 0, who = t->game->actors(t->rules, t->state, &may);
    void *before = table_copy(t, t->state);
    prop_is(&asked, t, (who & may) == 0 && (who | may) >> (TH_DEALER + 1) == 0);
    for (int seat = 0; seat <= TH_SPECTATOR; seat++) {
        t->game->gen(t->rules, t->state, seat, &list);
        bool must = (who >> seat & 1) != 0, can = ((who | may) >> seat & 1) != 0;
        prop_is(&asked, t, must ? list.n > 0 : can || list.n == 0);
        see_list(t, seat);
        if (must && seat != TH_DEALER) {
            th_move m = t->game->timeout(t->rules, t->state, seat);
            prop_is(&clock_move, t, t->game->legal(t->rules, t->state, seat, m, NULL) == 0);
        }
    }
    prop_is(&pure, t, table_same(t, before, t->state));
    free(before);
}

/* ---------------------------------------------------------------- refusals */

static void see_refusal(struct table *t, const struct th_why *why)
{
    prop_is(&clause, t, why->clause != 0 && th_clause_id(why->clause) != NULL);
    prop_is(&clause, t, why->text[0] != '\0');
}

/* Bytes an argument list takes, and how many values each has on this table. */
static int slots(const struct table *t, int kind, int n[TH_ARGS])
{
    int used = 0;
    for (int i = 0; i < TH_ARGS && t->game->moves[kind].args[i] != 0; i++) {
        int type = t->game->moves[kind].args[i] & ~TH_SECRET;
        int range = t->rules->range[type] != 0 ? t->rules->range[type] : 256;
        for (int k = 0; k < (type == TH_T_CELL ? 2 : 1) && used < TH_ARGS; k++)
            n[used++] = range;
    }
    return used;
}

/* Of two orders of the same pair only one is listed (CK-INV-04); then the other leads to the same position. */
static bool same_pair(struct table *t, int seat, th_move m)
{
    th_move swapped = th_make(th_kind(m), th_arg(m, 1), th_arg(m, 0), th_arg(m, 2));
    bool listed = false;
    for (int i = 0; i < list.n; i++)
        listed |= list.at[i] == swapped;
    if (!listed || swapped == m)
        return false;
    void *a = table_copy(t, t->state), *b = table_copy(t, t->state);
    t->game->apply(t->rules, a, seat, m, NULL);
    t->game->apply(t->rules, b, seat, swapped, NULL);
    bool same = table_same(t, a, b);
    free(a);
    free(b);
    return same;
}

static bool at_table(const struct table *t, int kind)
{
    return th_owner_plays(t->rules->modules, t->rules->move[kind].owner);
}

/* Every combination of arguments of one kind: legal exactly when it is the list's next entry. */
static int try_kind(struct table *t, int seat, int kind, int at)
{
    int n[TH_ARGS] = { 1, 1, 1, 1 };
    if (at_table(
            t,
            kind)) /* of others one stands for all: they are refused before their arguments are read */
        slots(t, kind, n);
    for (int a = 0; a < n[0]; a++)
        for (int b = 0; b < n[1]; b++)
            for (int c = 0; c < n[2]; c++) {
                struct th_why why = { 0 };
                th_move m = th_make(kind, a, b, c);
                bool ok = t->game->legal(t->rules, t->state, seat, m, &why) == 0;
                bool listed = at < list.n && list.at[at] == m;
                prop_is(&complete, t, ok == listed || (ok && same_pair(t, seat, m)));
                at += listed;
                if (!ok)
                    see_refusal(t, &why);
            }
    return at;
}

static bool large(const struct table *t, int kind)
{
    int n[TH_ARGS] = { 1, 1, 1, 1 };
    slots(t, kind, n);
    return (long)n[0] * n[1] * n[2] * n[3] > 2000;
}

/* A deal, or a figure with its place: millions of combinations. */
static bool endless(const struct table *t, int kind)
{
    int n[TH_ARGS] = { 1, 1, 1, 1 };
    return table_has_deal(t, kind) || slots(t, kind, n) == TH_ARGS;
}

/* gen against the filter of everything. Kinds with thousands of combinations now and then, only of
 * seats that are asked. */
static void see_everything(struct table *t)
{
    void *before = table_copy(t, t->state);
    unsigned who = t->game->actors(t->rules, t->state, NULL);
    bool all = th_rng_below(&t->rng, 64) == 0;
    for (int seat = 0; seat <= TH_DEALER; seat++) {
        int at = 0;
        t->game->gen(t->rules, t->state, seat, &list);
        for (int kind = 1; kind < t->game->n_moves; kind++) {
            bool skip = endless(t, kind) || (large(t, kind) && !(all && (who >> seat & 1) != 0));
            if (!skip)
                at = try_kind(t, seat, kind, at);
            while (skip && at < list.n && th_kind(list.at[at]) == kind)
                at++;
        }
        prop_is(&complete, t, at == list.n);
    }
    prop_is(&refused, t, table_same(t, before, t->state));
    free(before);
}

/* Moves that no text could give: random bits, unused bits set, seats that do not exist. */
static void see_junk(struct table *t)
{
    void *before = table_copy(t, t->state);
    for (int i = 0; i < 64; i++) {
        struct th_why why = { 0 };
        th_move m = th_rng_next(&t->rng);
        if (i % 2 == 0) /* a known kind */
            m = (m & ~((th_move)255 << 56)) |
                (th_move)(1 + th_rng_below(&t->rng, (uint32_t)t->game->n_moves - 1)) << 56;
        int seat = (int)th_rng_below(&t->rng, 12) - 1;
        if (t->game->legal(t->rules, t->state, seat, m, &why) != 0)
            see_refusal(t, &why);
        else
            prop_is(&refused, t, th_move_formed(t->rules, m) && seat >= 0 && seat <= TH_DEALER);
    }
    prop_is(&refused, t, table_same(t, before, t->state));
    free(before);
}

/* ------------------------------------------------------------------- events */

static bool arg_fits(const struct table *t, int type, int v)
{
    int names = t->game->words[type].n, range = t->rules->range[type];
    if (type == TH_T_NONE)
        return v == 0;
    if (range != 0)
        return v >= 0 && v < range;
    return (v >= 0 || type == TH_T_CELL) && (names == 0 || v < names);
}

static void see_event(struct table *t, const struct th_event *e)
{
    if (!prop_is(&events, t, e->kind > 0 && e->kind < t->game->n_events))
        return;
    const struct th_event_def *def = &t->game->events[e->kind];
    prop_is(&events, t, e->seat < t->rules->owners || e->seat == TH_DEALER);
    prop_is(&events, t, e->visible_to == TH_ALL || e->visible_to >> t->rules->seats == 0);
    prop_is(&events, t, e->visible_to != 0);
    for (int i = 0; i < TH_EVENT_ARGS; i++)
        prop_is(&events, t, arg_fits(t, def->args[i], e->a[i]));
    prop_is(&events, t, (def->x != TH_T_NONE) == (e->x != 0));
}

/* ------------------------------------------------------------------- making */

/* To and fro, between this position and another one of the game. */
static void see_copy(struct table *t, const void *other)
{
    void *to = table_copy(t, other), *zeros = table_need(t->game->state_size);
    if (t->game->copy != NULL) {
        t->game->copy(to, t->state);
        prop_is(&copies, t, table_same(t, to, t->state));
        t->game->copy(to, other);
        prop_is(&copies, t, table_same(t, to, other));
        t->game->copy(zeros, t->state);
        prop_is(&copies, t, table_same(t, zeros, t->state));
    }
    free(to);
    free(zeros);
}

static void see_apply(struct table *t)
{
    static struct th_event told[TABLE_EVENTS];
    struct th_event one;
    struct th_sink sink = { .at = told, .cap = TABLE_EVENTS }, small = { .at = &one, .cap = 1 };
    struct th_why why = { 0 };
    void *twin = table_copy(t, t->state), *third = table_copy(t, t->state);
    void *before = table_copy(t, t->state);
    uint32_t ply = th_ply(t->state);
    t->game->apply(t->rules, twin, t->seat, t->move, &sink);
    t->game->apply(t->rules, third, t->seat, t->move, &small);
    table_make(t);
    prop_is(&twins, t, table_same(t, twin, t->state) && table_same(t, third, t->state));
    prop_is(&twins, t, th_ply(t->state) == ply + 1);
    prop_is(&events, t, sink.lost == 0 && small.n + small.lost == sink.n);
    for (int i = 0; i < sink.n; i++)
        see_event(t, &told[i]);
    if (!prop_is(&sound, t, t->game->check(t->rules, t->state, &why) == 0))
        tap_note("check: %s", why.text);
    see_copy(t, before);
    free(before);
    free(twin);
    free(third);
}

/* ------------------------------------------------------------ interleavings */

/* Everybody who is asked acts, in random order, until another question is asked. What a seat
 * does depends on the seat and on how often it has acted, never on the order. */
static void play_out(struct table *t, void *state, uint64_t choice, struct th_rng *rng)
{
    const char *question = th_asking(t->rules, state, NULL);
    unsigned who = t->game->actors(t->rules, state, NULL), left = who;
    uint64_t made[TH_SEATS] = { 0 };
    while (left != 0 && (left & ~who) == 0 && th_asking(t->rules, state, NULL) == question) {
        struct th_rng own;
        unsigned mask = left;
        for (uint32_t skip = th_rng_below(rng, (uint32_t)__builtin_popcount(left)); skip > 0;
             skip--)
            mask &= mask - 1;
        int seat = th_first_seat(mask);
        th_rng_seed(&own, choice + (uint64_t)seat * 1000 + made[seat]++);
        t->game->gen(t->rules, state, seat, &list);
        t->game->apply(t->rules, state, seat, th_pick(&list, false, &own), NULL);
        left = t->game->actors(t->rules, state, NULL);
    }
}

static void see_orders(struct table *t)
{
    unsigned who = t->game->actors(t->rules, t->state, NULL);
    uint64_t choice = th_rng_next(&t->rng);
    if (__builtin_popcount(who) < 2)
        return;
    void *first = table_copy(t, t->state);
    struct th_rng rng = t->rng;
    play_out(t, first, choice, &rng);
    for (int i = 0; i < 4; i++) {
        void *second = table_copy(t, t->state);
        play_out(t, second, choice, &rng);
        prop_is(&orders, t, table_same(t, first, second));
        free(second);
    }
    free(first);
}

/* ------------------------------------------------------------------- scores */

static void see_scores(struct table *t)
{
    int16_t score[TH_SEATS];
    uint8_t rank[TH_SEATS];
    int winner = th_winner(t->state), seats = t->rules->seats;
    void *before = table_copy(t, t->state);
    t->game->scores(t->rules, t->state, score, rank);
    for (int i = 0; i < TH_SEATS; i++) {
        prop_is(&ranks, t, i < seats ? rank[i] >= 1 && rank[i] <= seats : rank[i] == 0);
        prop_is(&ranks, t, winner < 0 || i >= seats || (rank[i] == 1) == (i == winner));
        for (int k = 0; k < seats && i < seats; k++)
            prop_is(&ranks, t,
                    i == winner || k == winner || (score[i] > score[k]) == (rank[i] < rank[k]));
    }
    prop_is(&pure, t, table_same(t, before, t->state));
    free(before);
}

/* -------------------------------------------------------------------- games */

static void see_position(struct table *t)
{
    see_moves(t);
    see_orders(t);
    if (th_rng_below(&t->rng, 16) != 0)
        return;
    see_everything(t);
    see_junk(t);
    see_scores(t);
}

static void one_game(const struct th_setup *setup, void *arg)
{
    uint64_t *seed = arg;
    struct table *t = table_of(setup, ++*seed);
    struct th_why why = { 0 };
    int plies = 100 + tap_scale(1400);
    void *start = table_copy(t, t->state);
    prop_is(&sound, t, t->game->check(t->rules, t->state, &why) == 0);
    for (int i = 0; i < plies && table_choose(t); i++) {
        see_position(t);
        see_apply(t);
    }
    see_scores(t);
    see_copy(t, start);
    free(start);
    if (t->game->actors(t->rules, t->state, NULL) == 0)
        see_everything(t); /* nothing is legal any more */
    table_close(t);
}

/* One winner, or several with equal points who share the first rank. */
static bool has_winner(const struct table *t)
{
    int16_t score[TH_SEATS];
    uint8_t rank[TH_SEATS];
    int first = 0;
    t->game->scores(t->rules, t->state, score, rank);
    for (int i = 0; i < t->rules->seats; i++)
        first += rank[i] == 1;
    return th_winner(t->state) >= 0 ? first == 1 : first > 1;
}

/* To the end without looking; a game that ends must have a winner. */
static void whole_game(const struct th_setup *setup, void *arg)
{
    uint64_t *seed = arg;
    struct table *t = table_of(setup, ++*seed);
    struct th_why why = { 0 };
    table_wander(t, TH_PLIES);
    prop_is(&ends, t, t->game->actors(t->rules, t->state, NULL) == 0);
    prop_is(&ends, t, has_winner(t) && th_turn(t->state) == -1);
    prop_is(&sound, t, t->game->check(t->rules, t->state, &why) == 0);
    see_scores(t);
    table_close(t);
}

int main(void)
{
    struct prop *all[] = { &pure,    &sorted, &legal, &text,   &complete, &clause,
                           &refused, &sound,  &twins, &copies, &asked,    &clock_move,
                           &events,  &orders, &ranks, &ends };
    uint64_t seed = 0;
    table_every(tap_scale(4), one_game, &seed);
    table_every(tap_scale(4), whole_game, &seed);
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
        prop_report(all[i]);
    return tap_done();
}
