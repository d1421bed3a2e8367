/* test_sea_fleet.c - Pirate Islands and Wonders of Catan: positions that cannot be, the odds of a lost card, and ways that legal
 * play never closes. Clauses: CS-PI-04, CS-PI-05, CS-PI-10..12, CS-PI-14, CS-PI-16, CS-PI-24, CS-PI-31, CS-PI-35, CS-WON-06..11. */
#include "unsound.h"
#include "sea_fleet.h"

static const char fleet[] = "catan +sea scenario=pirate_islands seats=3 first_player=1";
static const char wonders[] = "catan +sea scenario=wonders_of_catan seats=3 first_player=1";

/* Red, blue and orange after the choice of colours. */
#define BLUE_AND_ORANGE                                                                            \
    "colour 2 3", "fort 2 3", "settlement n72 2", "ship e104 2", "colour 3 4", "fort 3 3",         \
        "settlement n106 3", "ship e152 3"
#define START "colour 1 1", "fort 1 3", "settlement n23 1", "ship e33 1", BLUE_AND_ORANGE

static void finds(const char *setup, const char *part, const char *clause, const char *const *lines)
{
    unsound_finds(unsound_position(setup, lines), part, clause);
}

static void unsound_colours(void)
{
    finds(fleet, "has not been chosen", "CS-PI-35", LINES{ BLUE_AND_ORANGE, "phase act 1", NULL });
    finds(fleet, "two have one colour", "CS-PI-35",
          LINES{ START, "colour 1 3", "phase act 1", NULL });
    finds(fleet, "with white", "CS-PI-05", LINES{ START, "colour 1 2", "phase act 1", NULL });
    finds(fleet, "once its chips are gone", "CS-PI-31",
          LINES{ START, "fort 1 0", "phase act 1", NULL });
    finds(fleet, "once its chips are gone", "CS-PI-31",
          LINES{ START, "settlement n01 1", "phase act 1", NULL });
    finds(fleet, "start settlement is missing", "CS-PI-03",
          LINES{ "colour 1 1", "fort 1 3", "ship e33 1", BLUE_AND_ORANGE, "phase act 1", NULL });
    finds(fleet, "map of this scenario", "CS-PI-01",
          LINES{ START, "hex h45 desert", "phase act 1", NULL });
    finds(fleet, "`sea.colour`", NULL,
          LINES{ "flow turn=1", "frame 0 catan.game seat=1 step=1",
                 "frame 1 catan.setup seat=1 step=1", "frame 2 sea.colour seat=1 actors=1", NULL });
}

static void unsound_lines(void)
{
    finds(fleet, "beside the line", "CS-PI-10", LINES{ START, "ship e30 1", "phase act 1", NULL });
    finds(fleet, "beside the line", "CS-PI-10", LINES{ START, "ship e35 1", "phase act 1", NULL });
    finds(fleet, "is no ship", "CS-PI-16", LINES{ START, "warship e31", "phase act 1", NULL });
    finds(fleet, "sea.siege", NULL,
          LINES{ START, "phase act 1", "flow turn=1 on=1 no=1", "frame 0 catan.game step=2",
                 "frame 1 catan.turn seat=1 step=4", "frame 2 sea.siege seat=1 actors=*", NULL });
}

static void unsound_wonders(void)
{
    finds(wonders, "stages of no wonder", "CS-WON-08",
          LINES{ "robber h19", "stage 1 2", "phase act 1", NULL });
    finds(wonders, "two build one wonder", "CS-WON-06",
          LINES{ "robber h19", "wonder 1 2", "wonder 2 2", "phase act 1", NULL });
}

/* ---------------------------------------------------------------------- odds */

static int weight_of(const struct table *t, const char *text)
{
    th_move m = 0;
    th_move_parse(t->rules, text, &m, NULL);
    for (int i = 0; i < t->moves.n; i++)
        if (t->moves.at[i] == m)
            return (int)t->moves.weight[i];
    return 0;
}

/* Orange holds two ore and a wool; for others they are three of the 4 cards that are neither theirs nor in the bank. */
static void odds(void)
{
    struct table *t = unsound_position(fleet, LINES{ START, "hand 3 2ore+1wool", "hand 2 1brick",
                                                     "fleet 9", "phase roll 1", NULL });
    th_move m = 0;
    th_move_parse(t->rules, "dice 4 4", &m, NULL);
    t->game->apply(t->rules, t->state, TH_DEALER, m, NULL);
    t->game->gen(t->rules, t->state, TH_DEALER, &t->moves);
    TAP_EQ(weight_of(t, "loss ore"), 2, "CS-PI-24 two of three cards are ore");
    TAP_EQ(weight_of(t, "loss wool"), 1, "CS-PI-24 one is wool");
    TAP_EQ(weight_of(t, "loss brick"), 0, "CS-PI-24 none is brick");
    void *view = table_copy(t, t->state);
    t->game->view(t->rules, t->state, 0, view);
    t->game->gen(t->rules, view, TH_DEALER, &t->moves);
    TAP_EQ(weight_of(t, "loss ore"), 2 * weight_of(t, "loss wool"),
           "CS-PI-24 for others two of four unknown cards are ore, one wool");
    TAP_EQ(weight_of(t, "loss brick"), weight_of(t, "loss wool"), "CS-PI-24 and one brick");
    free(view);
    table_close(t);
}

/* ---------------------------------------------------------------- legal play */

static struct prop open_ways = { .name = "CS-PI-14 every line has a shortest way that is open" };
static struct prop counted = { .name = "CS-PI-12 a line of nine ends at its fortress" };

static const struct cat_map *map_of(const struct table *t)
{
    return ((const struct cat_rules *)t->rules)->params.map;
}

static int place_of(const struct table *t, int kind, int colour)
{
    const struct cat_map *map = map_of(t);
    for (int i = 0; i < map->n_marks; i++)
        if (map->marks[i].kind == kind && map->marks[i].value == colour)
            return map->marks[i].place;
    return CAT_NONE;
}

/* Tries every walk of so many free lanes: the slow way round. */
static bool walks(const struct table *t, int seat, int from, int left)
{
    const struct cat_state *s = t->state;
    const struct cat_map *map = map_of(t);
    const struct cat_graph *g = &((const struct cat_rules *)t->rules)->graph;
    int colour = s->sea.colour[seat], owner = cat_node_owner(&s->base, from);
    if (owner >= 0 && owner != seat)
        return false;
    if (left == 0)
        return from == place_of(t, CAT_MARK_FORTRESS, colour);
    for (int i = 0; i < map->n_marks; i++) {
        const struct cat_mark *lane = &map->marks[i];
        const uint8_t *end = g->edge_node[lane->place];
        if (lane->kind != CAT_MARK_LANE || lane->value != colour ||
            s->base.edge[lane->place] != 0 || (end[0] != from && end[1] != from))
            continue;
        if (walks(t, seat, end[0] == from ? end[1] : end[0], left - 1))
            return true;
    }
    return false;
}

/* A player may close the own line with roads; nobody else can. */
static bool own_road_on_lane(const struct table *t, int seat)
{
    const struct cat_state *s = t->state;
    const struct cat_map *map = map_of(t);
    for (int i = 0; i < map->n_marks; i++)
        if (map->marks[i].kind == CAT_MARK_LANE && map->marks[i].value == s->sea.colour[seat] &&
            s->base.edge[map->marks[i].place] == seat + 1)
            return true;
    return false;
}

static void see_line(struct table *t, int seat)
{
    const struct cat_state *s = t->state;
    struct th_ctx g = th_look(t->rules, t->state);
    if (s->sea.colour[seat] == 0)
        return;
    struct sea_way way = sea_way_of(&g, seat, -1);
    prop_is(&counted, t,
            (way.n == SEA_WAY) ==
                (way.front == place_of(t, CAT_MARK_FORTRESS, s->sea.colour[seat])));
    if (!own_road_on_lane(t, seat))
        prop_is(&open_ways, t, walks(t, seat, way.front, SEA_WAY - way.n));
}

static void legal_play(void)
{
    for (int i = 1; i <= tap_scale(20); i++) {
        struct table *t =
            table_open(i % 2 != 0 ? "catan +sea scenario=pirate_islands seats=3 offers_per_turn=0"
                                  : "catan +sea scenario=pirate_islands seats=4 offers_per_turn=0",
                       (uint64_t)i);
        for (int ply = 0; ply < 1500 && table_choose(t); ply++) {
            table_make(t);
            for (int seat = 0; seat < t->rules->seats; seat++)
                see_line(t, seat);
        }
        table_close(t);
    }
    prop_report(&open_ways);
    prop_report(&counted);
}

int main(void)
{
    unsound_colours();
    unsound_lines();
    unsound_wonders();
    odds();
    legal_play();
    return tap_done();
}
