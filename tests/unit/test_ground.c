/* test_ground.c - what Catan's base offers to modules and no game of today uses: hexes that turn up in play, harbours
 * that come and go, cards of choice, places of the frame, two classes of paths. Expected values by hand; caches against
 * a rebuild from scratch. */
#include "cat.h"
#include "table.h"

static struct table *t;

static struct th_ctx ctx(void)
{
    return (struct th_ctx){ .rules = t->rules, .flow = t->state };
}

static struct cat_base *base(void)
{
    return &((struct cat_state *)t->state)->base;
}

static void set(const char *line)
{
    table_set(t, line);
}

static bool sound(void)
{
    struct th_why why;
    return t->game->check(t->rules, t->state, &why) == 0;
}

/* ------------------------------------------------------------------- hexes */

static bool caches_hold(void)
{
    struct cat_state copy;
    memcpy(&copy, t->state, sizeof copy);
    struct th_ctx g = { .rules = t->rules, .flow = &copy.flow };
    cat_rebuild(&g);
    return memcmp(&copy.base, base(), sizeof copy.base) == 0;
}

/* h00 is a corner of the island: its outer crossings n00 and n01 touch no other hex. */
static void hexes(void)
{
    struct th_ctx g = ctx();
    TAP_OK(cat_has_node(&base()->open, 0) && cat_has_node(&base()->open, 1), "spots on land");
    cat_open_hex(&g, 0, CAT_SEA, 0);
    TAP_OK(!cat_has_node(&base()->open, 0) && !cat_has_node(&base()->open, 1),
           "no spot where the last land has gone");
    TAP_OK(cat_has_node(&base()->open, 2), "a spot stays where other land is");
    TAP_OK(caches_hold(), "caches as rebuilt after a hex has gone");
    cat_open_hex(&g, 0, CAT_FIELDS, 9);
    TAP_OK(cat_has_node(&base()->open, 0) && base()->number[0] == 1U << 9,
           "the hex turns up with its number");
    TAP_OK(caches_hold(), "caches as rebuilt after a hex has turned up");
    cat_put_town(&g, 0, 1);
    cat_open_hex(&g, 0, CAT_SEA, 0);
    cat_open_hex(&g, 0, CAT_FIELDS, 9);
    TAP_OK(!cat_has_node(&base()->open, 0) && !cat_has_node(&base()->open, 2),
           "CB-BUILD-08 a building keeps the crossings beside it closed");
    TAP_OK(caches_hold(), "caches as rebuilt beside a building");
}

/* ----------------------------------------------------------------- harbours */

static void harbours(void)
{
    struct th_ctx g = ctx();
    int edge = cat_graph_edge(&cat_ru(&g)->graph, 0, 1);
    cat_put_harbour(&g, 0, -1, 0);
    TAP_EQ(base()->ports[0], 0, "a harbour that goes is no longer used");
    TAP_OK((base()->dirty & CAT_DIRTY_POINTS) != 0, "and points are counted anew");
    cat_put_harbour(&g, 0, edge, CAT_WOOL);
    TAP_EQ(base()->ports[0], 1 << CAT_WOOL, "CB-HARB-03 a harbour that comes is used at once");
    cat_put_harbour(&g, 0, edge, CAT_ANY_HARBOUR);
    TAP_EQ(base()->ports[0], CAT_GENERIC_PORT, "CB-HARB-04 and gives only what it is now");
    TAP_OK(caches_hold(), "caches as rebuilt after harbours have changed");
}

static int sides_of(const struct cat_graph *gr, int hex)
{
    int n = 0;
    for (int side = 0; side < 6; side++)
        n += gr->hex_edge[hex][side] != CAT_NONE;
    return n;
}

/* A coast is where land meets the frame or sea of the map. */
static void coasts(void)
{
    struct th_ctx g = ctx();
    const struct cat_graph *gr = &cat_ru(&g)->graph;
    int inner = cat_graph_edge(gr, 9, 10); /* between h00 and h04 */
    TAP_OK(cat_is_coast(&g, cat_graph_edge(gr, 0, 1)), "the rim of the island is a coast");
    TAP_OK(!cat_is_coast(&g, inner), "a path between two hexes of land is none");
    set("hex h04 sea");
    TAP_OK(cat_is_coast(&g, inner), "beside sea of the map it is one");
    set("hex h04 forest 6");
    TAP_EQ(sides_of(gr, 19), 1, "a corner of the frame has one side in common with the island");
    TAP_EQ(sides_of(gr, 20), 2, "the hex beside it has two");
}

/* ----------------------------------------------------------- cards of choice */

static void choose(int seat, const char *move)
{
    th_move m;
    struct th_why why;
    if (th_move_parse(t->rules, move, &m, &why) != 0 ||
        t->game->legal(t->rules, t->state, seat, m, &why) != 0)
        TAP_OK(false, "%s: %s", move, why.text);
    else
        t->game->apply(t->rules, t->state, seat, m, NULL);
}

static int asked(void)
{
    unsigned may, who = t->game->actors(t->rules, t->state, &may);
    return who != 0 ? th_first_seat(who) : -1;
}

/* Seat 2 is on turn: seat 3 takes two cards, then seat 1 one, then the turn goes on. */
static void choices(void)
{
    struct th_ctx g = ctx();
    set("phase act 2");
    base()->picks[0] = 1;
    base()->picks[2] = 2;
    TAP_OK(!sound(), "cards of choice are due only while somebody is asked");
    cat_open_choices(&g, 1);
    th_settle(&g);
    TAP_OK(asked() == 2 && sound(), "the next seat after the one on turn is asked first");
    static char text[TABLE_TEXT];
    TAP_OK(t->game->dump(t->rules, t->state, text, (int)sizeof text) > 0 &&
               strstr(text, "\nset picks 1 1\n") != NULL,
           "what is still due is written down");
    choose(2, "pick ore");
    TAP_OK(asked() == 2, "two cards are two choices");
    choose(2, "pick ore");
    TAP_OK(asked() == 0 && cat_count(base()->hand[2], CAT_ORE) == 2, "then the next");
    choose(0, "pick wool");
    TAP_OK(asked() == 1 && sound() && th_top(&g)->kind == CAT_F_ACT, "then the turn goes on");
}

/* -------------------------------------------------------------- two classes */

static void edge(int a, int b, int mark)
{
    struct th_ctx g = ctx();
    int e = cat_graph_edge(&cat_ru(&g)->graph, a, b);
    base()->edge[e] = (uint8_t)(1 | mark);
    base()->taken.w[e >> 6] |= (uint64_t)1 << (e & 63);
    cat_put_node(&base()->net[0], a);
    cat_put_node(&base()->net[0], b);
}

/* Two roads n20-n21-n22 and two pieces on water n22-n33-n32 meet at n22. */
static void classes(void)
{
    struct th_ctx g = ctx();
    set("empty");
    edge(20, 21, 0);
    edge(21, 22, 0);
    edge(22, 33, CAT_WATER);
    edge(33, 32, CAT_WATER);
    TAP_EQ(cat_route_length(&g, 0), 2, "a trail does not change its class in the open");
    cat_rebuild_near(&g, 0);
    int from_road = cat_graph_edge(&cat_ru(&g)->graph, 22, 23);
    int from_water = cat_graph_edge(&cat_ru(&g)->graph, 31, 32);
    TAP_OK(cat_has_edge(&base()->near[0], from_road), "a road goes on from a road");
    TAP_OK(!cat_has_edge(&base()->near[0], from_water), "no road goes on from the other class");
    base()->route[0] = 2;
    cat_put_town(&g, 0, 22);
    TAP_EQ(base()->route[0], 4, "an own building joins both classes");
}

/* -------------------------------------------------------------- the robber's home */

static int robber(void)
{
    return base()->robber - 1;
}

/* One desert: he goes there, robs nobody, and stays. Two: somebody chooses. None: he is off the board (CT-X-50). */
static void home(void)
{
    struct th_ctx g = ctx();
    set("robber h00");
    set("settlement n20 2");
    set("hand 2 3ore");
    set("phase act 1");
    cat_send_home(&g, 0);
    TAP_OK(robber() == 9 && th_top(&g)->kind == CAT_F_ACT, "CT-X-50 to the only desert");
    cat_send_home(&g, 0);
    TAP_OK(robber() == 9 && th_top(&g)->kind == CAT_F_ACT, "CT-X-50 he stays on a desert");
    cat_open_hex(&g, 9, CAT_FIELDS, 4);
    set("robber h00");
    cat_send_home(&g, 0);
    TAP_OK(robber() == -1 && sound(), "CT-X-50 without a desert he goes beside the board");
    cat_send_home(&g, 0);
    TAP_OK(robber() == -1 && sound(), "CT-X-50 and stays there");
    table_close(t);
}

static void homes(void)
{
    struct th_moves at;
    t = table_open("catan +sea scenario=through_the_desert seats=4 variable=0 first_player=1", 1);
    struct th_ctx g = ctx();
    int deserts = 0, elsewhere = 0, first = -1;
    for (int h = 0; h < cat_ru(&g)->graph.n_map; h++) {
        bool desert = base()->terrain[h] == CAT_DESERT;
        deserts += desert;
        first = desert && first < 0 ? h : first;
        elsewhere = base()->terrain[h] == CAT_FOREST ? h : elsewhere;
    }
    set("phase act 1");
    base()->robber = (uint8_t)(elsewhere + 1);
    cat_send_home(&g, 0);
    th_settle(&g);
    t->game->gen(t->rules, t->state, 0, &at);
    TAP_OK(deserts == 3 && th_top(&g)->kind == CAT_F_HOME && th_top(&g)->actors == 1,
           "CT-X-50 of several deserts somebody chooses");
    TAP_OK(at.n == 3 && th_arg(at.at[0], 0) == first, "CT-X-50 one of the three deserts");
    t->game->apply(t->rules, t->state, 0, at.at[0], NULL);
    TAP_OK(robber() == first && th_top(&g)->kind == CAT_F_ACT && sound(),
           "CT-X-50 he robs nobody there");
}

int main(void)
{
    t = table_open("catan seats=4 layout=beginner first_player=1", 1);
    hexes();
    harbours();
    coasts();
    table_close(t);
    t = table_open("catan seats=4 layout=beginner first_player=1", 1);
    choices();
    classes();
    table_close(t);
    t = table_open("catan seats=4 layout=beginner first_player=1", 1);
    home();
    homes();
    table_close(t);
    return tap_done();
}
