/* test_laws_carcassonne.c - what must hold in every position of Carcassonne, counted anew after each move of random games, over all
 * pairs of modules and random larger sets: the quick map equals a slow one that only knows tiles and neighbours, every tile, figure,
 * ingot and goods token is accounted for, points never fall, games end. */
#include "table.h"
#include "car.h"

static struct prop map = { .name =
                               "CC-FEAT-01 CC-FEAT-02 CC-FER-03 features are what can be walked" };
static struct prop closed = {
    .name = "CC-FEAT-04..06 completed is what has no open side or neighbour"
};
static struct prop worth = { .name = "CC-FEAT-10 CC-SCORE-01 tiles and shields are counted once" };
static struct prop places = {
    .name = "CC-TILE-02..04 placements are all cells and turns whose edges match"
};
static struct prop tiles = {
    .name = "CC-SETUP-05 CC-HID-02 every tile is on the map, in hand, gone or in a stack"
};
static struct prop figures = {
    .name = "CC-SETUP-02 CC-SETUP-09 figures stand where they may, none twice"
};
static struct prop gold = {
    .name = "CC-GOLD-02 CC-GOLD-10 two ingots for each gold tile, on the map or held"
};
static struct prop goods = {
    .name = "CC-GOOD-01 CC-GOOD-03 tokens are the symbols of completed cities"
};
static struct prop points = { .name = "CC-AWARD-01 points never fall" };
static struct prop stack = { .name = "CC-X-02 the stack of frames stays shallow" };
static struct prop over = { .name = "CC-END-01 games end when nothing is left to draw" };

/* ------------------------------------------------------------- the slow map */

enum {
    SEGS = CAR_TILES * CAR_SEGS
};

static int tile_by_search(const struct car_state *s, int x, int y)
{
    for (int i = 0; i < s->tiles; i++)
        if (s->x[i] == (uint8_t)x && s->y[i] == (uint8_t)y)
            return i;
    return -1;
}

static int turned_side(const struct car_state *s, int tile, int side)
{
    return (side + 4 - s->rot[tile]) % 4;
}

/* What lies at a side of the map: the segment whose mask of sides names it. */
static int road_or_city(const struct car_state *s, int tile, int side)
{
    const struct car_kind *k = &car_kind[s->kind[tile]];
    for (int i = 0; i < k->n_seg; i++)
        if ((k->seg[i].sides >> turned_side(s, tile, side) & 1) != 0)
            return tile * CAR_SEGS + i;
    return -1;
}

static int field_at(const struct car_state *s, int tile, int half)
{
    const struct car_kind *k = &car_kind[s->kind[tile]];
    int own = (half + 8 - 2 * s->rot[tile]) % 8;
    for (int i = 0; i < k->n_seg; i++)
        if ((k->seg[i].halves >> own & 1) != 0)
            return tile * CAR_SEGS + i;
    return -1;
}

static void link_up(int *label, int n, int a, int b)
{
    int from = label[a] > label[b] ? label[a] : label[b], to = label[a] + label[b] - from;
    for (int i = 0; i < n; i++)
        if (label[i] == from)
            label[i] = to;
}

static const int8_t side_step[4][2] = { { 0, -1 }, { 1, 0 }, { 0, 1 }, { -1, 0 } };
static const int8_t meets[8] = { 5, 4, 7, 6, 1, 0, 3, 2 };

/* Labels every segment with the smallest one it is joined to; counts sides without a neighbour. */
static void walk(const struct car_state *s, int label[SEGS], int open[SEGS])
{
    int n = s->tiles * CAR_SEGS;
    for (int i = 0; i < n; i++)
        label[i] = i;
    memset(open, 0, SEGS * sizeof open[0]);
    for (int tile = 0; tile < s->tiles; tile++)
        for (int side = 0; side < 4; side++) {
            int other =
                tile_by_search(s, s->x[tile] + side_step[side][0], s->y[tile] + side_step[side][1]);
            int a = road_or_city(s, tile, side);
            if (other < 0) {
                if (a >= 0)
                    open[a]++;
                continue;
            }
            int b = road_or_city(s, other, (side + 2) % 4);
            if (a >= 0 && b >= 0)
                link_up(label, n, a, b);
            for (int half = 2 * side; half < 2 * side + 2; half++)
                if (field_at(s, tile, half) >= 0)
                    link_up(label, n, field_at(s, tile, half), field_at(s, other, meets[half]));
        }
    for (int i = 0; i < CAR_LAKES; i++)
        if (s->ferry.tile[i] != 0)
            link_up(label, n, (s->ferry.tile[i] - 1) * CAR_SEGS + (s->ferry.pair[i] & 15),
                    (s->ferry.tile[i] - 1) * CAR_SEGS + (s->ferry.pair[i] >> 4));
}

static int neighbours(const struct car_state *s, int tile)
{
    int n = -1;
    for (int dx = -1; dx <= 1; dx++)
        for (int dy = -1; dy <= 1; dy++)
            n += tile_by_search(s, s->x[tile] + dx, s->y[tile] + dy) >= 0;
    return n;
}

/* Tiles and shields of the feature with that label, each tile once. */
static void count(const struct car_state *s, const int label[SEGS], int root, int *n, int *shields)
{
    *n = *shields = 0;
    for (int tile = 0; tile < s->tiles; tile++) {
        bool here = false;
        for (int i = 0; i < car_kind[s->kind[tile]].n_seg; i++)
            if (label[tile * CAR_SEGS + i] == root) {
                here = true;
                *shields += car_kind[s->kind[tile]].seg[i].shields;
            }
        *n += here;
    }
}

static void see_map(struct table *t)
{
    static int label[SEGS], open[SEGS];
    const struct car_state *s = t->state;
    struct th_ctx g = { .rules = t->rules, .flow = t->state };
    walk(s, label, open);
    for (int tile = 0; tile < s->tiles; tile++)
        for (int i = 0; i < car_kind[s->kind[tile]].n_seg; i++) {
            int seg = tile * CAR_SEGS + i, type = car_kind[s->kind[tile]].seg[i].type, sides = 0, n,
                shields;
            prop_is(&map, t, s->feat[seg] == label[seg] + 1);
            if (label[seg] != seg)
                continue;
            if (type >= CAR_MONASTERY) {
                prop_is(&closed, t, car_done(s, seg + 1) == (neighbours(s, tile) == 8));
                continue;
            }
            for (int k = 0; k < s->tiles * CAR_SEGS; k++)
                sides += label[k] == seg ? open[k] : 0;
            prop_is(&closed, t, car_done(s, seg + 1) == (type != CAR_FIELD && sides == 0));
            struct car_worth w;
            car_survey(&g, seg + 1, &w);
            count(s, label, seg, &n, &shields);
            prop_is(&worth, t, w.tiles == n && w.shields == shields);
        }
}

/* --------------------------------------------------------------- placements */

static bool matches(const struct car_state *s, int kind, int x, int y, int rot)
{
    bool touches = false;
    if (tile_by_search(s, x, y) >= 0)
        return false;
    for (int side = 0; side < 4; side++) {
        int other = tile_by_search(s, x + side_step[side][0], y + side_step[side][1]);
        if (other < 0)
            continue;
        touches = true;
        int mine = car_kind[kind].edges >> 2 * ((side + 4 - rot) % 4) & 3;
        int theirs =
            car_kind[s->kind[other]].edges >> 2 * turned_side(s, other, (side + 2) % 4) & 3;
        if (mine != theirs)
            return false;
    }
    return touches;
}

static void see_places(struct table *t)
{
    const struct car_state *s = t->state;
    int n = 0;
    if (s->drawn == 0 || car_kind[s->drawn - 1].river != 0) /* rivers ask for more */
        return;
    t->game->gen(t->rules, t->state, th_first_seat(t->game->actors(t->rules, t->state, NULL)),
                 &t->moves);
    for (int i = 0; i < s->cells; i++)
        for (int rot = 0; rot < car_kind[s->drawn - 1].turns; rot++)
            n += matches(s, s->drawn - 1, car_cell_x(s->cell[i]), car_cell_y(s->cell[i]), rot);
    prop_is(&places, t, n == t->moves.n && n > 0);
    for (int i = 0; i < t->moves.n; i++)
        prop_is(&places, t,
                matches(s, s->drawn - 1, th_arg(t->moves.at[i], 0), th_arg(t->moves.at[i], 1),
                        th_arg(t->moves.at[i], 2)));
}

/* -------------------------------------------------------------- conservation */

static void see_tiles(struct table *t)
{
    const struct car_state *s = t->state;
    int n[CAR_KINDS] = { 0 }, ingots = 0, laid = 0;
    for (int i = 0; i < s->tiles; i++) {
        n[s->kind[i]]++;
        laid += (car_kind[s->kind[i]].symbols & CAR_GOLD) != 0;
        ingots += s->gold.ingots[i];
    }
    for (int kind = 0; kind < CAR_KINDS; kind++)
        prop_is(&tiles, t,
                n[kind] + s->gone[kind] + s->left[kind] + (s->drawn == kind + 1) ==
                    ((const struct car_rules *)t->rules)->total[kind]);
    for (int seat = 0; seat < t->rules->seats; seat++)
        ingots += s->gold.held[seat];
    bool asked = strcmp(th_asking(t->rules, s, NULL), "carcassonne.ingot") == 0,
         ended = s->flow.depth == 0;
    if ((t->rules->modules >> CAR_M_GOLD & 1) == 0)
        prop_is(&gold, t, ingots == 0);
    else
        prop_is(&gold, t, ended ? ingots <= 2 * laid : ingots == 2 * laid - asked);
}

static void see_figures(struct table *t)
{
    const struct car_state *s = t->state;
    for (int seat = 0; seat < CAR_SEATS; seat++)
        for (int slot = 0; slot < CAR_SLOTS; slot++) {
            int seg = s->figure[seat][slot] - 1, figure = car_slot_figure(slot);
            if (seg < 0)
                continue;
            const struct car_kind *k = &car_kind[s->kind[seg / CAR_SEGS]];
            prop_is(&figures, t,
                    seat < t->rules->seats && seg / CAR_SEGS < s->tiles &&
                        seg % CAR_SEGS < k->n_seg);
            int type = k->seg[seg % CAR_SEGS].type;
            prop_is(&figures, t, (type == CAR_GARDEN) <= (figure == CAR_ABBOT));
            prop_is(&figures, t, figure != CAR_PIG || type == CAR_FIELD);
            prop_is(&figures, t, figure != CAR_BUILDER || type == CAR_ROAD || type == CAR_CITY);
            prop_is(&figures, t, figure != CAR_ABBOT || type >= CAR_MONASTERY);
            prop_is(&figures, t,
                    slot == 0 || slot >= CAR_MEEPLES || s->figure[seat][slot - 1] >= seg + 1);
        }
}

/* Symbols of completed cities lie with somebody, once step 3 is over. */
static void see_goods(struct table *t)
{
    const struct car_state *s = t->state;
    int have[CAR_GOODS] = { 0 }, want[CAR_GOODS] = { 0 };
    const char *asks = th_asking(t->rules, s, NULL);
    if ((t->rules->modules >> CAR_M_GOODS & 1) == 0 || strcmp(asks, "carcassonne.draw") != 0)
        return;
    for (int seat = 0; seat < t->rules->seats; seat++)
        for (int i = 0; i < CAR_GOODS; i++)
            have[i] += s->goods[seat][i];
    for (int seg = 0; seg < s->tiles * CAR_SEGS; seg++)
        if (s->feat[seg] != 0 && car_seg(s, seg)->goods != 0 && car_done(s, s->feat[seg]))
            want[car_seg(s, seg)->goods - 1]++;
    for (int i = 0; i < CAR_GOODS; i++)
        prop_is(&goods, t, have[i] == want[i]);
}

/* ------------------------------------------------------------------------ games */

static void see(struct table *t, const int16_t before[TH_SEATS])
{
    int16_t after[TH_SEATS];
    uint8_t rank[TH_SEATS];
    const struct car_state *s = t->state;
    t->game->scores(t->rules, t->state, after, rank);
    for (int seat = 0; seat < t->rules->seats; seat++)
        prop_is(&points, t, after[seat] >= before[seat]);
    prop_is(&stack, t, s->flow.depth <= 16);
    see_tiles(t);
    see_figures(t);
    see_goods(t);
    see_places(t);
    if (th_kind(t->move) == CAR_PLACE || th_kind(t->move) == CAR_SHIFT ||
        th_kind(t->move) == CAR_FERRY)
        see_map(t);
}

static void game(uint32_t modules, int seats, uint64_t seed, int every)
{
    struct th_setup setup;
    int16_t score[TH_SEATS];
    uint8_t rank[TH_SEATS];
    th_setup_init(&setup, th_game_find("carcassonne"));
    setup.modules = modules;
    setup.seats = seats;
    struct table *t = table_of(&setup, seed);
    for (int ply = 0; table_choose(t); ply++) {
        t->game->scores(t->rules, t->state, score, rank);
        table_make(t);
        if (ply % every == 0)
            see(t, score);
    }
    const struct car_state *s = t->state;
    prop_is(&over, t, s->pile[0] + s->pile[1] + s->pile[2] == 0 && s->drawn == 0);
    table_close(t);
}

int main(void)
{
    enum {
        ALL = (1U << CAR_MODULES) - 1
    };
    struct th_rng rng;
    struct prop *all[] = { &map,  &closed, &worth,  &places, &tiles, &figures,
                           &gold, &goods,  &points, &stack,  &over };
    th_rng_seed(&rng, 7);
    for (uint32_t a = 0; a < CAR_MODULES; a++)
        for (uint32_t b = a; b < CAR_MODULES; b += (uint32_t)tap_step())
            game(1U << a | 1U << b, 2 + (int)((a + b) % 5), 100 * a + b, 7);
    game(0, 2, 1, 1);
    game(ALL, 2, 2, 3);
    game(ALL, 6, 3, 5);
    for (int i = 0; i < tap_scale(100); i++)
        game(th_rng_below(&rng, ALL + 1), 2 + (int)th_rng_below(&rng, 5), 1000 + (uint64_t)i, 11);
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
        prop_report(all[i]);
    return tap_done();
}
