/* test_camels.c - caravans and votes against a slow second version: caravans as lists of crossings, written down camel by camel;
 * who decides, counted from the bids as the texts say. Random games at three and four seats, and on New Shores. */
#include "table.h"
#include "cat.h"

static struct prop places = { .name = "CT-CA-12..17 where a camel may go (model)" };
static struct prop chooser = { .name =
                                   "CT-CA-20..24, CT-CA-26 who is asked, in which order (model)" };
static struct prop agreed = { .name = "CT-CA-22, CT-CA-26 two who agree place the camel (model)" };
static struct prop paid = { .name = "CT-CA-25 the bids lie in the bank afterwards (model)" };

enum {
    MOST = 24,
    ARROWS = 3
};

struct caravan { /* crossings passed; the last is the front */
    int node[MOST], n;
};
struct model {
    struct caravan of[ARROWS];
    bool camel[CAT_EDGES];
    int laid;
    int bid[TH_SEATS], named[TH_SEATS]; /* place, -1 = none */
    int asked, ended;                   /* bidders asked so far; who ended the turn */
};

static const struct cat_graph *graph_of(const struct table *t)
{
    return &((const struct cat_rules *)t->rules)->graph;
}

static const char *asks(const struct table *t)
{
    const char *name = th_asking(t->rules, t->state, NULL);
    return name != NULL ? name : "";
}

/* ------------------------------------------------------------------ places */

/* In the centre of the island, or of the main island of New Shores (CT-CA-01, CT-X-43). */
static int oasis(const struct table *t)
{
    return cat_module_on(t->rules, CAT_M_SEA) ? 26 : 9;
}

static int oasis_corner(const struct table *t, int arrow)
{
    return graph_of(t)
        ->hex_node[oasis(t)][2 * arrow + ((struct cat_state *)t->state)->tb.caravans.odd];
}

static bool round_oasis(const struct table *t, int node)
{
    for (int i = 0; i < 6; i++)
        if (graph_of(t)->hex_node[oasis(t)][i] == node)
            return true;
    return false;
}

/* The crossing one step out of the corner. */
static int outside(const struct table *t, int arrow)
{
    const uint8_t *next = graph_of(t)->node_node[oasis_corner(t, arrow)];
    for (int i = 0; next[i] != CAT_NONE; i++)
        if (!round_oasis(t, next[i]))
            return next[i];
    return -1;
}

static int place_of(int edge, int node)
{
    return 256 * edge + node;
}

static bool unused(const struct table *t, const struct model *m, int edge)
{
    for (int i = 0; i < ARROWS; i++)
        if (m->of[i].n == 0 &&
            cat_graph_edge(graph_of(t), oasis_corner(t, i), outside(t, i)) == edge)
            return true;
    return false;
}

/* May a camel lie on this path and look to this crossing? */
static bool may_lie(const struct table *t, const struct model *m, int edge, int node)
{
    const uint8_t *end = graph_of(t)->edge_node[edge];
    int back = end[0] == node ? end[1] : end[0];
    if (m->camel[edge] || m->laid == 22)
        return false;
    for (int i = 0; i < ARROWS; i++)
        if (m->of[i].n == 0 && oasis_corner(t, i) == back && outside(t, i) == node)
            return true;
    for (int i = 0; i < ARROWS; i++)
        if (m->of[i].n > 0 && m->of[i].node[m->of[i].n - 1] == back && !unused(t, m, edge))
            return true;
    return false;
}

static int count_places(const struct table *t, const struct model *m)
{
    int n = 0;
    for (int e = 0; e < graph_of(t)->n_edge; e++)
        for (int end = 0; end < 2; end++)
            n += may_lie(t, m, e, graph_of(t)->edge_node[e][end]);
    return n;
}

static void check_places(struct table *t, const struct model *m)
{
    struct th_moves *list = table_need(sizeof *list);
    int seat = th_first_seat(t->game->actors(t->rules, t->state, NULL));
    t->game->gen(t->rules, t->state, seat, list);
    prop_is(&places, t, list->n == count_places(t, m));
    for (int i = 0; i < list->n; i++)
        prop_is(&places, t, may_lie(t, m, th_arg(list->at[i], 0), th_arg(list->at[i], 1)));
    free(list);
}

/* A camel on an unused arrow begins it; else everybody whose front it leaves goes on with it. */
static void lay(const struct table *t, struct model *m, int edge, int node)
{
    const uint8_t *end = graph_of(t)->edge_node[edge];
    int back = end[0] == node ? end[1] : end[0];
    bool begins = unused(t, m, edge);
    for (int i = 0; i < ARROWS; i++) {
        struct caravan *c = &m->of[i];
        bool first = begins && c->n == 0 && oasis_corner(t, i) == back;
        bool on = !begins && c->n > 0 && c->node[c->n - 1] == back;
        if (first || on)
            c->node[c->n++] = node;
    }
    m->camel[edge] = true;
    m->laid++;
}

/* -------------------------------------------------------------------- vote */

static int sum(const struct table *t, const struct model *m)
{
    int n = 0;
    for (int i = 0; i < t->rules->seats; i++)
        n += m->bid[i];
    return n;
}

static int decider(const struct table *t, const struct model *m)
{
    int best = -1, ties = 0;
    for (int i = 0; i < t->rules->seats; i++) {
        if (best >= 0 && m->bid[i] == m->bid[best])
            ties++;
        if (best < 0 || m->bid[i] > m->bid[best]) {
            best = i;
            ties = 0;
        }
    }
    return ties == 0 ? best : m->ended;
}

static bool has_majority(const struct table *t, const struct model *m)
{
    for (int i = 0; i < t->rules->seats; i++)
        if (m->bid[i] > sum(t, m) - m->bid[i])
            return true;
    return false;
}

/* The place that two bidders or more have named with more than half of the votes; -1 = none. */
static int agreement(const struct table *t, const struct model *m)
{
    for (int i = 0; i < t->rules->seats; i++) {
        int with = 0, of = 0;
        for (int k = 0; k < t->rules->seats && m->named[i] >= 0; k++)
            if (m->named[k] == m->named[i]) {
                with += m->bid[k];
                of++;
            }
        if (of > 1 && 2 * with > sum(t, m))
            return m->named[i];
    }
    return -1;
}

static void begin_vote(struct model *m, int ended)
{
    m->ended = ended;
    m->asked = 0;
    for (int i = 0; i < TH_SEATS; i++) {
        m->bid[i] = 0;
        m->named[i] = -1;
    }
}

static void check_asked(struct table *t, const struct model *m)
{
    int seats = t->rules->seats, seat = th_first_seat(t->game->actors(t->rules, t->state, NULL));
    if (strcmp(asks(t), "caravans.bid") == 0)
        prop_is(&chooser, t, seat == (m->ended + m->asked) % seats);
    else if (strcmp(asks(t), "caravans.name") == 0)
        prop_is(&chooser, t, m->bid[seat] > 0 && m->named[seat] < 0 && !has_majority(t, m));
    else
        prop_is(&chooser, t, seat == decider(t, m) && agreement(t, m) < 0);
}

static void note_move(struct table *t, struct model *m)
{
    if (strcmp(asks(t), "caravans.bid") == 0) {
        m->bid[t->seat] = th_arg(t->move, 0) + th_arg(t->move, 1);
        m->asked++;
    } else if (strcmp(asks(t), "caravans.name") == 0) {
        m->named[t->seat] = place_of(th_arg(t->move, 0), th_arg(t->move, 1));
    }
}

/* ------------------------------------------------------------------- games */

static bool voting(const struct table *t)
{
    return strncmp(asks(t), "caravans.", 9) == 0;
}

static bool see_camel(const struct table *t, const struct th_sink *sink, struct model *m, int *at)
{
    for (int i = 0; i < sink->n; i++)
        if (strcmp(t->game->events[sink->at[i].kind].name, "camel") == 0) {
            *at = place_of(sink->at[i].a[0], sink->at[i].a[1]);
            lay(t, m, sink->at[i].a[0], sink->at[i].a[1]);
            return true;
        }
    return false;
}

static void one_game(const char *setup, uint64_t seed)
{
    struct table *t = table_open(setup, seed);
    struct model m = { .laid = 0 };
    struct th_event room[64];
    const struct cat_state *s = t->state;
    begin_vote(&m, 0);
    for (int ply = 0; ply < 6000 && table_choose(t); ply++) {
        struct th_sink sink = { .at = room, .cap = 64 };
        bool before = voting(t);
        int agree, at = -1, turn = s->flow.turn;
        if (before)
            check_asked(t, &m);
        if (before && strcmp(asks(t), "caravans.bid") != 0)
            check_places(t, &m);
        note_move(t, &m);
        agree = strcmp(asks(t), "caravans.name") == 0 ? agreement(t, &m) : -1;
        bool ends = strcmp(t->game->moves[th_kind(t->move)].word, "end") == 0;
        t->game->apply(t->rules, t->state, t->seat, t->move, &sink);
        bool camel = see_camel(t, &sink, &m, &at);
        if (before && camel && agree >= 0)
            prop_is(&agreed, t, at == agree);
        if (ends && voting(t))
            begin_vote(&m, turn);
        if (before && !voting(t)) {
            prop_is(&paid, t, s->tb.caravans.bid[0][0] + s->tb.caravans.bid[1][0] == 0);
            begin_vote(&m, 0);
        }
    }
    table_close(t);
}

int main(void)
{
    static const char *const setups[] = { "catan +caravans seats=3 offers_per_turn=0",
                                          "catan +caravans seats=4 offers_per_turn=0",
                                          "catan +ck +caravans seats=3 offers_per_turn=0",
                                          "catan +sea +caravans seats=4 offers_per_turn=0" };
    for (int i = 0; i < tap_scale(60); i++)
        one_game(setups[i % 4], 100U + (unsigned)i);
    prop_report(&places);
    prop_report(&chooser);
    prop_report(&agreed);
    prop_report(&paid);
    return tap_done();
}
