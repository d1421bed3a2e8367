/* test_points_carcassonne.c - points, and pieces that come and go with them, after each move of random games over all pairs of modules
 * and random larger sets: points change only by what was told, a score is the sum of its parts, nobody stays on a completed feature,
 * ferries, messages, mage and witch are where they must be. Tiles, gold and goods: test_laws_carcassonne.c. */
#include "table.h"
#include "car.h"

static struct prop figures = { .name = "CC-SETUP-09 CC-TERM-02 CC-BLD-10 CC-PIG-02 figures stand "
                                       "where they may, in company they need" };
static struct prop scored = {
    .name = "CC-SCORE-01 CC-SCORE-07 CC-MW-10 nobody stays on a completed feature"
};
static struct prop ferries = { .name = "CC-FER-03 CC-FER-14 one ferry on each lake" };
static struct prop messages = {
    .name = "CC-SETUP-10 CC-MSG-07 eight messages, each seen once in a cycle"
};
static struct prop magic = { .name = "CC-MW-03 CC-MW-07 mage and witch never stand together" };
static struct prop points = {
    .name = "CC-AWARD-01 CC-AWARD-02 points change by what was told, and never fall"
};
static struct prop sums = { .name = "CC-SCORE-04 a score is the sum of its parts" };
static struct prop asked = {
    .name = "CC-TURN-06 CC-X-04 one player is asked at a time; the turn is his who began it"
};
static struct th_event event[TABLE_EVENTS];
static struct th_sink sink = { .at = event, .cap = TABLE_EVENTS };

static bool plays(const struct table *t, int module)
{
    return (t->rules->modules >> module & 1) != 0;
}

static bool asks(const struct table *t, const char *frame)
{
    return strcmp(th_asking(t->rules, t->state, NULL), frame) == 0;
}

/* ------------------------------------------------------------------ the laws */

/* May a figure of that slot stand on that type of feature? */
static bool right_place(int slot, int type)
{
    if (slot == CAR_ABBOT_SLOT)
        return type == CAR_MONASTERY || type == CAR_GARDEN;
    if (slot == CAR_BUILDER_SLOT)
        return type == CAR_ROAD || type == CAR_CITY;
    if (slot == CAR_PIG_SLOT)
        return type == CAR_FIELD;
    return type != CAR_GARDEN;
}

static bool has_company(const struct car_state *s, int seat, int fid)
{
    for (int slot = 0; slot < CAR_MEEPLE_SLOTS; slot++)
        if (s->figure[seat][slot] != 0 && s->feat[s->figure[seat][slot] - 1] == fid)
            return true;
    return false;
}

static void see_figures(struct table *t)
{
    static const int module_of[CAR_SLOTS] = { [CAR_BIG_SLOT] = CAR_M_BIG,
                                              [CAR_ABBOT_SLOT] = CAR_M_ABBOT,
                                              [CAR_BUILDER_SLOT] = CAR_M_BUILDER,
                                              [CAR_PIG_SLOT] = CAR_M_PIG };
    const struct car_state *s = t->state;
    bool settled = asks(t, "carcassonne.draw") || asks(t, "");
    for (int seat = 0; seat < CAR_SEATS; seat++)
        for (int slot = 0; slot < CAR_SLOTS; slot++) {
            int seg = s->figure[seat][slot] - 1;
            if (seg < 0)
                continue;
            int fid = s->feat[seg], type = car_seg(s, seg)->type;
            prop_is(&figures, t, seat < s->flow.seats && seg / CAR_SEGS < s->tiles);
            prop_is(&figures, t, right_place(slot, type));
            prop_is(&figures, t, type != CAR_FIELD || t->rules->opt[CAR_OPT_FARMERS] != 0);
            prop_is(&figures, t, slot < CAR_MEEPLES || plays(t, module_of[slot]));
            prop_is(&figures, t, slot < CAR_MEEPLE_SLOTS || has_company(s, seat, fid));
            prop_is(&scored, t, !settled || !car_done(s, fid));
        }
}

static void see_ferries(struct table *t)
{
    const struct car_state *s = t->state;
    int lakes = 0, placed = 0;
    if (!plays(t, CAR_M_FERRIES) || !(asks(t, "carcassonne.draw") || asks(t, "")))
        return;
    for (int i = 0; i < s->tiles; i++)
        lakes += (car_kind_at(s, i)->symbols & CAR_LAKE) != 0;
    for (int i = 0; i < CAR_LAKES; i++) {
        if (s->ferry.tile[i] == 0)
            continue;
        int a = s->ferry.pair[i] & 15, b = s->ferry.pair[i] >> 4;
        int first = (s->ferry.tile[i] - 1) * CAR_SEGS;
        placed++;
        prop_is(&ferries, t,
                (car_kind_at(s, s->ferry.tile[i] - 1)->symbols & CAR_LAKE) != 0 && a != b);
        prop_is(&ferries, t, s->feat[first + a] == s->feat[first + b]);
    }
    prop_is(&ferries, t, placed == lakes);
}

static void see_pieces(struct table *t)
{
    const struct car_state *s = t->state;
    unsigned seen = 0;
    for (int i = 0; i < s->message.seen; i++) {
        prop_is(&messages, t, s->message.queue[i] >= 1 && s->message.queue[i] <= CAR_MESSAGES);
        prop_is(&messages, t, (seen >> s->message.queue[i] & 1) == 0);
        seen |= 1U << s->message.queue[i];
    }
    int mage = s->magic[0] != 0 ? s->feat[s->magic[0] - 1] : 0;
    int witch = s->magic[1] != 0 ? s->feat[s->magic[1] - 1] : 0;
    prop_is(&magic, t, mage == 0 || mage != witch || asks(t, "carcassonne.summon"));
    if (asks(t, "carcassonne.draw"))
        prop_is(&magic, t,
                (mage == 0 || !car_done(s, mage)) && (witch == 0 || !car_done(s, witch)));
    for (int seat = 0; seat < CAR_SEATS; seat++)
        prop_is(&figures, t, s->robber[seat] <= 50);
}

/* ------------------------------------------------------------------ points and events */

static int told(const struct table *t, const struct th_event *e)
{
    const char *name = t->game->events[e->kind].name;
    bool pays = strcmp(name, "moved") == 0 || strcmp(name, "messenger") == 0 ||
                strcmp(name, "final") == 0 || strcmp(name, "goods_final") == 0 ||
                strcmp(name, "gold_final") == 0;
    return pays ? e->a[0] : 0;
}

/* The parts of a score in its breakdown: the witch takes away. */
static int parts(uint64_t x)
{
    int sum = 0;
    for (int i = 0; i < CAR_LANES; i++) {
        int part = (int)(x >> 8 * i & 255);
        sum += i == CAR_BY_WITCH ? -part : part;
    }
    return sum;
}

static void see_points(struct table *t, const struct car_state *before)
{
    const struct car_state *s = t->state;
    int gain[TH_SEATS] = { 0 };
    for (int i = 0; i < sink.n; i++) {
        const char *name = t->game->events[event[i].kind].name;
        if (event[i].seat < TH_SEATS)
            gain[event[i].seat] += told(t, &event[i]);
        if (strcmp(name, "scored") == 0 || strcmp(name, "final") == 0)
            prop_is(&sums, t, parts(event[i].x) == event[i].a[0]);
    }
    for (int seat = 0; seat < s->flow.seats; seat++) {
        int now = s->points[seat][0] + s->points[seat][1];
        int then = before->points[seat][0] + before->points[seat][1];
        prop_is(&points, t, now >= then);
        if (t->rules->opt[CAR_OPT_ROB_FINAL] == 0 || !asks(t, ""))
            prop_is(&points, t, now == then + gain[seat]);
    }
}

static void see_turn(struct table *t)
{
    const struct car_state *s = t->state;
    unsigned who = t->game->actors(t->rules, t->state, NULL);
    prop_is(&asked, t, (who & (who - 1)) == 0);
    if (asks(t, "carcassonne.place") || asks(t, "carcassonne.figure") ||
        asks(t, "carcassonne.again") || asks(t, "carcassonne.message") ||
        asks(t, "carcassonne.circle"))
        prop_is(&asked, t, who == 1U << s->flow.turn);
}

static void one_game(const struct th_setup *setup, void *arg)
{
    uint64_t *seed = arg;
    struct table *t = table_of(setup, (*seed)++);
    void *before = table_copy(t, t->state);
    while (table_choose(t)) {
        memcpy(before, t->state, t->game->state_size);
        sink.n = 0;
        t->game->apply(t->rules, t->state, t->seat, t->move, &sink);
        see_figures(t);
        see_ferries(t);
        see_pieces(t);
        see_points(t, before);
        see_turn(t);
    }
    free(before);
    table_close(t);
}

int main(void)
{
    const struct th_game *game = th_game_find("carcassonne");
    struct th_setup setup;
    struct th_rng rng;
    uint64_t seed = 1;
    for (int a = 0; a < CAR_MODULES; a++) /* every pair of modules, and each alone */
        for (int b = a; b < CAR_MODULES; b++) {
            th_setup_init(&setup, game);
            setup.modules = 1U << a | 1U << b;
            setup.seats = 2 + (a + b) % 5;
            one_game(&setup, &seed);
        }
    table_options(game, one_game, &seed);
    th_rng_seed(&rng, 7);
    for (int i = 0; i < tap_scale(200); i++) {
        setup = table_random(game, &rng);
        one_game(&setup, &seed);
    }
    prop_report(&figures);
    prop_report(&scored);
    prop_report(&ferries);
    prop_report(&messages);
    prop_report(&magic);
    prop_report(&points);
    prop_report(&sums);
    prop_report(&asked);
    return tap_done();
}
