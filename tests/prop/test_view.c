/* test_view.c - hidden information on random games of every set-up: what a seat sees depends on
 * nothing it may not know, and any world it may think it is in can be played on. Knows of games only
 * which moves lay secrets open. Clauses: CB-HID-01..06, CB-SEVEN-03, CK-HID-01..05. */
#include "table.h"
#include "ck.h"

static struct prop pure = { .name =
                                "view leaves the state alone, and a view of a view is the view" };
static struct prop sound = { .name = "check() holds on views" };
static struct prop blind = {
    .name = "moves, refusals and timeouts of a seat are the same on its view"
};
static struct prop odds = { .name = "what chance can bring, a view gives odds to" };
static struct prop filled = { .name = "view(fill(view)) is the view, and nothing stays unknown" };
static struct prop same_fill = { .name = "fill depends on the generator alone" };
static struct prop worlds = { .name = "a filled world passes check() and can be played on" };
static struct prop preview = {
    .name = "an own step on the view shows what the step on the state shows"
};
static struct prop secrets = {
    .name = "CB-HID-01..03 views and events of others do not depend on a secret"
};
static struct prop printed = {
    .name = "CB-HID-03 a secret argument is printed to those who may know, else as ?"
};
static struct prop over = { .name = "CB-HID-05 after the end point cards are open to all" };

static struct th_moves mine, theirs;
static char text[TABLE_TEXT];

/* ------------------------------------------------------------ what it allows */

static bool same_moves(void)
{
    return mine.n == theirs.n &&
           memcmp(mine.at, theirs.at, (size_t)mine.n * sizeof mine.at[0]) == 0;
}

static void see_moves(struct table *t, const void *view, int seat)
{
    unsigned may = 0, who = t->game->actors(t->rules, view, &may);
    t->game->gen(t->rules, t->state, seat, &mine);
    t->game->gen(t->rules, view, seat, &theirs);
    prop_is(&blind, t, same_moves());
    if ((who >> seat & 1) != 0)
        prop_is(&blind, t,
                t->game->timeout(t->rules, view, seat) ==
                    t->game->timeout(t->rules, t->state, seat));
    for (int i = 0; i < 16 && ((who | may) >> seat & 1) != 0; i++) { /* deals that are in no list */
        struct th_why a = { 0 }, b = { 0 };
        th_move m = (th_move)(1 + th_rng_below(&t->rng, (uint32_t)t->game->n_moves - 1)) << 56;
        for (int good = 0; good < 5 && table_has_deal(t, th_kind(m)); good++)
            m = th_deal_put(m, good, (int)th_rng_below(&t->rng, 5) - 2);
        int one = t->game->legal(t->rules, t->state, seat, m, &a);
        int two = t->game->legal(t->rules, view, seat, m, &b);
        prop_is(&blind, t, one == two && a.clause == b.clause);
    }
}

static bool listed(const struct th_moves *list, th_move m)
{
    for (int i = 0; i < list->n; i++)
        if (list->at[i] == m)
            return list->weight[i] > 0;
    return false;
}

static void see_chance(struct table *t, const void *view)
{
    t->game->gen(t->rules, t->state, TH_DEALER, &mine);
    t->game->gen(t->rules, view, TH_DEALER, &theirs);
    for (int i = 0; i < mine.n; i++)
        prop_is(&odds, t, listed(&theirs, mine.at[i]));
    for (int i = 0; i < theirs.n; i++)
        prop_is(&odds, t, t->game->legal(t->rules, view, TH_DEALER, theirs.at[i], NULL) == 0);
}

/* ------------------------------------------------------------------- worlds */

/* Is something unknown written in this state's dump? */
static bool has_unknown(const struct table *t, const void *state)
{
    return t->game->dump(t->rules, state, text, TABLE_TEXT) < 0 || strchr(text, '?') != NULL;
}

/* Plays a world on, asserts and check() watching. */
static void play_on(struct table *t, void *world)
{
    struct table w = *t;
    struct th_why why = { 0 };
    w.state = world;
    for (int i = 0; i < 40 && table_choose(&w); i++)
        table_make(&w);
    if (!prop_is(&worlds, t, t->game->check(t->rules, world, &why) == 0))
        tap_note("after playing on: %s", why.text);
}

static void see_world(struct table *t, const void *view, int seat)
{
    void *world = table_copy(t, view), *twin = table_copy(t, view), *back = table_copy(t, view);
    struct th_rng rng = t->rng, again = t->rng;
    struct th_why why = { 0 };
    th_rng_next(&t->rng);
    t->game->fill(t->rules, world, seat, &rng);
    t->game->fill(t->rules, twin, seat, &again);
    t->game->view(t->rules, world, seat, back);
    prop_is(&same_fill, t, table_same(t, world, twin));
    prop_is(&filled, t, table_same(t, back, view) && !has_unknown(t, world));
    if (prop_is(&worlds, t, t->game->check(t->rules, world, &why) == 0))
        play_on(t, world);
    else if (worlds.failed == 1)
        tap_note("filled: %s", why.text);
    free(world);
    free(twin);
    free(back);
}

/* -------------------------------------------------------------------- steps */

static bool secret(const struct table *t, th_move m)
{
    for (int i = 0; i < TH_ARGS; i++)
        if ((t->game->moves[th_kind(m)].args[i] & TH_SECRET) != 0)
            return true;
    return false;
}

/* A step of seat's own, made on its view: shows the same as the true step, unless it lays open
 * what was hidden. */
/* CB-DEV-09, CK-TMON-01, CK-RMON-01 take what is there; CK-SPY-01, CK-MAST-01 open a hand; EL-PIR-06 shows cards. */
static bool lays_open(const char *word)
{
    static const char *const words[] = { "monopoly", "trade_monopoly",  "resource_monopoly",
                                         "spy",      "master_merchant", "ship" };
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
        if (strcmp(word, words[i]) == 0)
            return true;
    return false;
}

static void see_preview(struct table *t, const void *view, int seat)
{
    if (t->seat != seat || lays_open(t->game->moves[th_kind(t->move)].word) || secret(t, t->move))
        return; /* so does the last of secret choices (CB-SEVEN-03) */
    void *real = table_copy(t, t->state), *guess = table_copy(t, view);
    void *shown = table_copy(t, view), *again = table_copy(t, view);
    t->game->apply(t->rules, real, seat, t->move, NULL);
    t->game->apply(t->rules, guess, seat, t->move, NULL);
    t->game->view(t->rules, real, seat, shown);
    t->game->view(t->rules, guess, seat, again);
    if (th_winner(real) < 0) /* hidden points of the next player may end the game */
        prop_is(&preview, t, table_same(t, shown, again));
    free(real);
    free(guess);
    free(shown);
    free(again);
}

static void see_from(struct table *t, int seat)
{
    void *before = table_copy(t, t->state), *view = table_copy(t, t->state);
    void *again = table_copy(t, t->state);
    struct th_why why = { 0 };
    t->game->view(t->rules, t->state, seat, view);
    t->game->view(t->rules, view, seat, again);
    prop_is(&pure, t, table_same(t, before, t->state) && table_same(t, view, again));
    if (!prop_is(&sound, t, t->game->check(t->rules, view, &why) == 0))
        tap_note("check of a view: %s", why.text);
    prop_is(&sound, t, th_ply(view) == th_ply(t->state) && th_turn(view) == th_turn(t->state));
    if (seat < TH_SEATS)
        see_moves(t, view, seat);
    see_chance(t, view);
    see_world(t, view, seat);
    see_preview(t, view, seat);
    free(before);
    free(view);
    free(again);
}

/* ------------------------------------------------------------------ secrets */

/* The events of a sink that a viewer gets, moved to the front; how many. */
static int heard(struct th_sink *sink, int viewer)
{
    int n = 0;
    for (int i = 0; i < sink->n; i++)
        if (sink->at[i].visible_to == TH_ALL ||
            (viewer < TH_SEATS && (sink->at[i].visible_to >> viewer & 1) != 0))
            sink->at[n++] = sink->at[i];
    return n;
}

static bool same_events(const struct th_event *a, const struct th_event *b, int n)
{
    for (int i = 0; i < n; i++)
        if (a[i].kind != b[i].kind || a[i].seat != b[i].seat || a[i].x != b[i].x ||
            memcmp(a[i].a, b[i].a, sizeof a[i].a) != 0)
            return false;
    return true;
}

/* May this viewer read the secret arguments of a move made now? */
static bool knows(const struct table *t, int viewer, int seat)
{
    const struct th_flow *flow = t->state;
    return viewer == seat || (flow->stack[flow->depth - 1].sees >> viewer & 1) != 0;
}

/* Two moves of one seat that differ in a secret only: nobody else can tell which it was. */
static void see_secret(struct table *t, int viewer, th_move one, th_move two)
{
    static struct th_event told[2][TABLE_EVENTS];
    struct th_sink sink[2] = { { .at = told[0], .cap = TABLE_EVENTS },
                               { .at = told[1], .cap = TABLE_EVENTS } };
    void *state[2] = { table_copy(t, t->state), table_copy(t, t->state) };
    const char *question = th_asking(t->rules, t->state, NULL);
    t->game->apply(t->rules, state[0], t->seat, one, &sink[0]);
    t->game->apply(t->rules, state[1], t->seat, two, &sink[1]);
    bool revealed = th_winner(state[0]) >= 0 || th_winner(state[1]) >= 0 ||
                    (t->seat != TH_DEALER && th_asking(t->rules, state[0], NULL) != question);
    if (!revealed) { /* all piles are turned up together when the last has chosen (CB-SEVEN-03) */
        int n = heard(&sink[0], viewer), k = heard(&sink[1], viewer);
        for (int i = 0; i < 2; i++)
            t->game->view(t->rules, state[i], viewer, state[i]);
        prop_is(&secrets, t, table_same(t, state[0], state[1]));
        prop_is(&secrets, t, n == k && same_events(told[0], told[1], n));
    }
    free(state[0]);
    free(state[1]);
}

static void see_print(struct table *t, int viewer, th_move m)
{
    char all[TH_LINE], own[TH_LINE];
    t->game->print(t->rules, t->state, TH_DEALER, t->seat, m, all, TH_LINE);
    t->game->print(t->rules, t->state, viewer, t->seat, m, own, TH_LINE);
    if (!secret(t, m) || knows(t, viewer, t->seat))
        prop_is(&printed, t, strcmp(all, own) == 0 && strchr(own, '?') == NULL);
    else {
        th_move parsed = 0;
        prop_is(&printed, t, strlen(own) > 2 && strcmp(own + strlen(own) - 2, " ?") == 0);
        prop_is(&printed, t, t->game->parse(t->rules, own, &parsed, NULL) != 0);
    }
}

/* Do the two cards look alike from behind? Backs are public (CK-HID-02), point cards shown (CK-HAND-06). */
static bool alike(const struct table *t, th_move one, th_move two)
{
    int a = th_arg(one, 0), b = th_arg(two, 0);
    const uint8_t *args = t->game->moves[th_kind(one)].args;
    for (int i = 0; i < TH_ARGS && args[i] != 0; i++)
        if ((args[i] & TH_SECRET) == 0 && th_arg(one, i) != th_arg(two, i))
            return false; /* they differ in what everybody sees */
    if (t->game != &cat_game || (t->setup.modules >> CAT_M_CK & 1) == 0 ||
        args[0] != (TH_T_CARD | TH_SECRET))
        return true;
    bool points =
        a == CK_PRINTER || a == CK_CONSTITUTION || b == CK_PRINTER || b == CK_CONSTITUTION;
    return ck_card_info[a].deck == ck_card_info[b].deck && !points;
}

static void see_secrets(struct table *t)
{
    t->game->gen(t->rules, t->state, t->seat, &mine);
    th_move other = mine.at[th_rng_below(&t->rng, (uint32_t)mine.n)];
    for (int viewer = 0; viewer <= TH_SPECTATOR; viewer++) {
        if (viewer >= t->rules->seats && viewer != TH_SPECTATOR)
            continue;
        see_print(t, viewer, t->move);
        if (secret(t, t->move) && th_kind(other) == th_kind(t->move) &&
            !knows(t, viewer, t->seat) && alike(t, t->move, other))
            see_secret(t, viewer, t->move, other);
    }
}

/* -------------------------------------------------------------------- games */

static void see_end(struct table *t)
{
    int16_t score[TH_SEATS], seen[TH_SEATS];
    uint8_t rank[TH_SEATS], shown[TH_SEATS];
    void *view = table_copy(t, t->state);
    t->game->view(t->rules, t->state, TH_SPECTATOR, view);
    t->game->scores(t->rules, t->state, score, rank);
    t->game->scores(t->rules, view, seen, shown);
    prop_is(&over, t,
            memcmp(score, seen, sizeof score) == 0 && memcmp(rank, shown, sizeof rank) == 0);
    free(view);
}

static void one_game(const struct th_setup *setup, void *arg)
{
    uint64_t *seed = arg;
    struct table *t = table_of(setup, ++*seed);
    int plies = 100 + tap_scale(1100);
    for (int i = 0; i < plies && table_choose(t); i++) {
        see_secrets(t);
        if (th_rng_below(&t->rng, 4) == 0)
            for (int seat = 0; seat <= TH_SPECTATOR; seat++)
                if (seat < t->rules->seats || seat == TH_SPECTATOR)
                    see_from(t, seat);
        table_make(t);
    }
    table_wander(t, 400000);
    if (th_winner(t->state) >= 0)
        see_end(t);
    table_close(t);
}

int main(void)
{
    struct prop *all[] = { &pure,   &sound,   &blind,   &odds,    &filled, &same_fill,
                           &worlds, &preview, &secrets, &printed, &over };
    uint64_t seed = 1000;
    table_every(tap_scale(20), one_game, &seed);
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
        prop_report(all[i]);
    return tap_done();
}
