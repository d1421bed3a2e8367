/* test_fish.c - the fish of Catan a second time, slowly: thirty single tokens that lie in a bag, in a heap or before a player. Follows random
 * games move by move and says who must be asked what. Written from the words of CT-FI-01..18 and CT-FI-40; places by their coordinates. */
#include "table.h"
#include "tb_fishermen.h"

enum {
    TOKENS = 30, /* the last one is the boot */
    BOOT = TOKENS - 1,
    BAG = -1,
    HEAP = -2
};

struct model {
    int fish[TOKENS], at[TOKENS]; /* what is on it; BAG, HEAP, or a seat */
    int due[TH_SEATS], asked;     /* tokens of the catch; seats whose number is fixed */
    int first;                    /* who draws first */
    bool open;
};

static struct prop board = {
    .name = "CT-FI-01..03 the lake inside with its numbers, a number for each tip of the frame"
};
static struct prop hands = { .name = "CT-FI-04, CT-FI-12 tokens in hands, bag and heap" };
static struct prop asks = { .name = "CT-FI-06, CT-FI-10..16 who draws or discards, and when" };
static struct prop tosses = { .name = "CT-FI-15, CT-FI-16 what may be discarded" };
static struct prop mixed = { .name = "CT-FI-12 the heap is mixed as the bag runs out" };

static const struct cat_state *of(const struct table *t)
{
    return t->state;
}

static const struct cat_graph *graph_of(const struct table *t)
{
    return &((const struct cat_rules *)t->rules)->graph;
}

/* ------------------------------------------------------------------- board */

/* Sea hexes of CT-FI-03, and the crossings they touch: those of the two land hexes beside them that all three share two by two or
 * that lie between sea hexes only; simply the corners a ring hex has in common with land. */
static const int tip[6][2] = { { -1, -2 }, { 1, -3 }, { 3, -1 }, { 2, 1 }, { -2, 3 }, { -3, 2 } };

/* The centre of the island, on New Shores of the main island (CT-X-41). */
static int mid(const struct table *t, int axis)
{
    static const int main_island[2] = { -1, 4 };
    return cat_module_on(t->rules, CAT_M_SEA) ? main_island[axis] : 0;
}

/* A hex of the island whose fish these are. */
static bool at_home(const struct table *t, int hex)
{
    int q = graph_of(t)->q[hex] - mid(t, 0), r = graph_of(t)->r[hex] - mid(t, 1);
    return q >= -2 && q <= 2 && r >= -2 && r <= 2 && q + r >= -2 && q + r <= 2;
}

/* Corners of a hex in a lattice where neighbouring corners differ by one step: three times its centre, and a step to each side. */
static void corner_of(int q, int r, int i, int *x, int *y)
{
    static const int step[6][2] = {
        { 1, -2 }, { 2, -1 }, { 1, 1 }, { -1, 2 }, { -2, 1 }, { -1, -1 }
    };
    *x = 3 * q + step[i][0];
    *y = 3 * r + step[i][1];
}

static bool touches(const struct table *t, int node, int q, int r)
{
    const struct cat_graph *gr = graph_of(t);
    for (int hex = 0; hex < gr->n_map; hex++)
        for (int i = 0; i < 6 && at_home(t, hex); i++)
            for (int k = 0; k < 6 && gr->hex_node[hex][i] == node; k++) {
                int x, y, u, v;
                corner_of(gr->q[hex], gr->r[hex], i, &x, &y);
                corner_of(q, r, k, &u, &v);
                if (x == u && y == v)
                    return true;
            }
    return false;
}

static bool touches_tip(const struct table *t, int node, int i)
{
    return touches(t, node, tip[i][0] + mid(t, 0), tip[i][1] + mid(t, 1));
}

/* The number of a tip, from the position's own lines. */
static int number_of(struct table *t, int i)
{
    static char text[TABLE_TEXT];
    char line[32];
    int hex = 0, number = 0;
    while (graph_of(t)->q[hex] != tip[i][0] + mid(t, 0) ||
           graph_of(t)->r[hex] != tip[i][1] + mid(t, 1))
        hex++;
    snprintf(line, sizeof line, "set ground h%02d ", hex);
    t->game->dump(t->rules, t->state, text, (int)sizeof text);
    const char *at = strstr(text, line);
    return at != NULL && sscanf(at + strlen(line), "%d", &number) == 1 ? number : 0;
}

static void see_board(struct table *t, int number[6])
{
    const struct cat_base *s = &of(t)->base;
    int lakes = 0, deserts = 0;
    unsigned seen = 0;
    for (int hex = 0; hex < graph_of(t)->n_map; hex++) {
        int q = graph_of(t)->q[hex] - mid(t, 0), r = graph_of(t)->r[hex] - mid(t, 1);
        bool inside = q >= -1 && q <= 1 && r >= -1 && r <= 1 && q + r >= -1 && q + r <= 1;
        deserts += s->terrain[hex] == CAT_DESERT;
        if (s->terrain[hex] != CAT_LAKE)
            continue;
        lakes++;
        prop_is(&board, t, inside && s->number[hex] == (1 << 2 | 1 << 3 | 1 << 11 | 1 << 12));
    }
    for (int i = 0; i < 6; i++)
        seen |= 1U << (number[i] = number_of(t, i));
    prop_is(&board, t, lakes == 1 && deserts == 0 && s->robber == 0);
    prop_is(&board, t, seen == (1U << 4 | 1U << 5 | 1U << 6 | 1U << 8 | 1U << 9 | 1U << 10));
}

static int lake(const struct table *t)
{
    int hex = 0;
    while (of(t)->base.terrain[hex] != CAT_LAKE)
        hex++;
    return hex;
}

/* ------------------------------------------------------------------ tokens */

static int count(const struct model *m, int at, int fish)
{
    int n = 0;
    for (int i = 0; i < TOKENS; i++)
        n += m->at[i] == at && (fish < 0 || m->fish[i] == fish);
    return n;
}

static int held(const struct model *m, int seat)
{
    return count(m, seat, -1) - count(m, seat, 0); /* CT-FI-18 */
}

static void move_one(struct model *m, int from, int fish, int to)
{
    int i = 0;
    while (i < TOKENS - 1 && (m->at[i] != from || m->fish[i] != fish))
        i++;
    m->at[i] = to;
}

static void mix(struct table *t, struct model *m)
{
    if (count(m, BAG, -1) > 0)
        return;
    prop_is(&mixed, t, count(m, HEAP, -1) > 0);
    for (int i = 0; i < TOKENS; i++)
        m->at[i] = m->at[i] == HEAP ? BAG : m->at[i];
}

static void see_tokens(struct table *t, const struct model *m)
{
    const struct tb_fishermen_state *fi = &of(t)->tb.fishermen;
    struct th_ctx g = th_look(t->rules, t->state);
    for (int fish = 1; fish <= 3; fish++) {
        prop_is(&hands, t, fi->spent.n[fish - 1] == count(m, HEAP, fish));
        for (int seat = 0; seat < t->rules->seats; seat++)
            prop_is(&hands, t, fi->fish[seat].n[fish - 1] == count(m, seat, fish));
    }
    prop_is(&hands, t, tb_fish_supply(&g) == count(m, BAG, -1));
    prop_is(&hands, t, fi->boot == (m->at[BOOT] == BAG ? 0 : m->at[BOOT] + 1));
}

/* -------------------------------------------------------------------- catch */

static int worth(const struct table *t, int node, int seat)
{
    int byte = of(t)->base.node[node];
    return (byte & CAT_OWNER_BITS) != seat + 1 ? 0 : (byte & CAT_CITY_BIT) != 0 ? 2 : 1;
}

static void cast(struct table *t, struct model *m, const int number[6], int total)
{
    int hex = lake(t), q = graph_of(t)->q[hex], r = graph_of(t)->r[hex];
    bool wet =
        (total == 2 || total == 3 || total == 11 || total == 12) && of(t)->base.robber != hex + 1;
    for (int seat = 0; seat < t->rules->seats; seat++) {
        m->due[seat] = 0;
        for (int node = 0; node < graph_of(t)->n_node; node++) {
            for (int i = 0; i < 6; i++)
                if (number[i] == total && touches_tip(t, node, i))
                    m->due[seat] += worth(t, node, seat);
            if (wet && touches(t, node, q, r))
                m->due[seat] += worth(t, node, seat);
        }
    }
    m->asked = 0;
    m->first = of(t)->flow.turn;
    m->open = true;
}

/* What the catch must ask now: the frame, and whom it is about; NULL: it is over. */
static const char *next_question(const struct table *t, struct model *m, int *seat)
{
    int seats = t->rules->seats;
    for (; m->asked < seats; m->asked++) {
        *seat = (m->first + m->asked) % seats;
        if (m->due[*seat] > 0 && held(m, *seat) + m->due[*seat] > 7)
            return "fishermen.toss";
    }
    for (int i = 0; i < seats; i++) {
        *seat = (m->first + i) % seats;
        if (m->due[*seat] > 0)
            return "fishermen.fish";
    }
    m->open = false;
    return NULL;
}

/* Every subset of the hand, up to what would be lost. */
static void see_tosses(struct table *t, const struct model *m, int seat)
{
    int most = held(m, seat) + m->due[seat] - 7, n = 0;
    for (int a = 0; a <= count(m, seat, 1); a++)
        for (int b = 0; b <= count(m, seat, 2); b++)
            for (int c = 0; c <= count(m, seat, 3); c++)
                n += a + b + c <= most;
    t->game->gen(t->rules, t->state, seat, &t->moves);
    prop_is(&tosses, t, t->moves.n == n);
}

static void see_asks(struct table *t, struct model *m)
{
    const char *asked = th_asking(t->rules, t->state, NULL);
    int seat = 0;
    if (strcmp(asked, "sea.gold") == 0) /* before the catch */
        return;
    const char *want = m->open ? next_question(t, m, &seat) : NULL;
    const struct th_flow *flow = &of(t)->flow;
    bool fishy = strcmp(asked, "fishermen.toss") == 0 || strcmp(asked, "fishermen.fish") == 0;
    prop_is(&asks, t, want == NULL ? !fishy : strcmp(asked, want) == 0);
    if (want == NULL || flow->depth == 0)
        return;
    prop_is(&asks, t, flow->stack[flow->depth - 1].seat == seat);
    if (strcmp(want, "fishermen.toss") == 0)
        see_tosses(t, m, seat);
}

/* ------------------------------------------------------------------- moves */

static bool is_move(const struct table *t, const char *word)
{
    return strcmp(t->game->moves[th_kind(t->move)].word, word) == 0;
}

static bool pays(const struct table *t)
{
    return strncmp(t->game->moves[th_kind(t->move)].word, "fish_", 5) == 0 &&
           !is_move(t, "fish_from");
}

static void spend(const struct table *t, struct model *m, int seat)
{
    for (int v = 0; v < 3; v++)
        for (int i = 0; i < th_arg(t->move, v); i++)
            move_one(m, seat, v + 1, HEAP);
}

/* Set-up: the second building brings a token if fish are near (CT-FI-06). */
static void settle(struct table *t, struct model *m)
{
    int node = th_arg(t->move, 0), hex = lake(t), towns = 0;
    bool near = touches(t, node, graph_of(t)->q[hex], graph_of(t)->r[hex]);
    for (int i = 0; i < graph_of(t)->n_node; i++)
        towns += worth(t, i, t->seat);
    for (int i = 0; i < 6; i++)
        near = near || touches_tip(t, node, i);
    if (of(t)->flow.turn_no > 0 || towns != 2 || !near)
        return;
    memset(m->due, 0, sizeof m->due);
    m->due[t->seat] = 1;
    m->first = t->seat;
    m->asked = 0;
    m->open = true;
}

static void follow(struct table *t, struct model *m, const int number[6], int drew)
{
    if (is_move(t, "fish") || is_move(t, "old_boot")) {
        move_one(m, BAG, is_move(t, "fish") ? th_arg(t->move, 0) : 0, drew);
        m->due[drew]--;
        mix(t, m);
    } else if (is_move(t, "toss")) {
        int n = th_arg(t->move, 0) + th_arg(t->move, 1) + th_arg(t->move, 2);
        m->due[t->seat] = 7 - held(m, t->seat) + n;
        spend(t, m, t->seat);
        m->asked++;
    } else if (pays(t))
        spend(t, m, t->seat);
    else if (is_move(t, "boot"))
        m->at[BOOT] = th_arg(t->move, 0);
    else if (is_move(t, "settlement"))
        settle(t, m);
    else if (is_move(t, "dice"))
        cast(t, m, number, th_arg(t->move, 0) + th_arg(t->move, 1));
}

/* Random play with a thrifty hand, so that hands fill up; in every other game it saves nothing. */
static bool choose(struct table *t)
{
    bool goes_on = table_choose(t);
    for (int i = 0; i < 20 && goes_on && t->seed % 2 == 0 && pays(t); i++)
        goes_on = table_choose(t);
    return goes_on;
}

static void one_game(const char *setup, uint64_t seed)
{
    struct table *t = table_open(setup, seed);
    struct model m = { .open = false };
    int number[6];
    for (int i = 0; i < TOKENS; i++) {
        m.fish[i] = i < 11 ? 1 : i < 21 ? 2 : i < BOOT ? 3 : 0; /* CT-FI-04 */
        m.at[i] = BAG;
    }
    see_board(t, number);
    while (th_ply(t->state) < 4000 && choose(t)) {
        const struct th_flow *flow = &of(t)->flow;
        int drew = flow->stack[flow->depth - 1].seat;
        table_make(t);
        follow(t, &m, number, drew);
        if (th_winner(t->state) >= 0)
            break; /* a victory leaves no questions */
        see_tokens(t, &m);
        see_asks(t, &m);
    }
    table_close(t);
}

int main(void)
{
    static const char *const setups[] = {
        "catan +fishermen seats=4 offers_per_turn=0", "catan +fishermen seats=3 offers_per_turn=0",
        "catan +fishermen +friendly seats=2 offers_per_turn=0",
        "catan +sea +fishermen seats=4 offers_per_turn=0",
        "catan +sea +fishermen variable=1 seats=3 offers_per_turn=0"
    };
    const struct prop *all[] = { &board, &hands, &asks, &tosses, &mixed };
    for (int i = 0; i < tap_scale(25); i++)
        one_game(setups[i % 5], 100 + (uint64_t)i);
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
        prop_report(all[i]);
    return tap_done();
}
