/* cat_deal.c - what chance does to the island before ply 0, so that a record's position lines say everything.
 *
 * The groups of the map are dealt among themselves (docs/MAPS.md): first all terrains, then all numbers, then the kinds
 * of harbours. Clauses: CB-SETUP-05, CB-SETUP-06, CB-NUM-05..08, CB-HARB-05, CB-56-10. */
#include "cat.h"
#include "cat_maps.h"

enum {
    NUMBERS_SPIRAL,
    NUMBERS_RANDOM
};
enum {
    SPIRAL_CCW,
    SPIRAL_CW
};

static void shuffle(uint8_t *list, int n, struct th_rng *rng)
{
    for (int i = n - 1; i > 0; i--) {
        int j = (int)th_rng_below(rng, (uint32_t)i + 1);
        uint8_t t = list[i];
        list[i] = list[j];
        list[j] = t;
    }
}

/* The hexes of a set, ascending; returns how many. */
static int list_hexes(uint64_t set, uint8_t *out)
{
    int n = 0;
    for (; set != 0; set &= set - 1)
        out[n++] = (uint8_t)__builtin_ctzll(set);
    return n;
}

/* ----------------------------------------------------------------- terrain */

/* May such a tile lie there? Bars of numbers do not mind. */
static bool tile_barred(const struct cat_group *group, int hex, int terrain)
{
    for (int i = 0; i < group->n_bars; i++) {
        const struct cat_bar *bar = &group->bars[i];
        if (bar->numbers == 0 && (bar->terrains >> terrain & 1) != 0 &&
            (bar->hexes >> hex & 1) != 0)
            return true;
    }
    return false;
}

/* One shuffle; false: a tile lies where it may not. */
static bool try_tiles(struct cat_base *s, const struct cat_group *group, struct th_rng *rng)
{
    uint8_t hex[CAT_MAP_HEXES], tile[CAT_MAP_HEXES];
    int n = list_hexes(group->hexes, hex);
    bool kept = true;
    for (int i = 0; i < n; i++)
        tile[i] = s->terrain[hex[i]];
    shuffle(tile, n, rng);
    for (int i = 0; i < n; i++) {
        s->terrain[hex[i]] = tile[i];
        kept = kept && !tile_barred(group, hex[i], tile[i]);
    }
    return kept;
}

/* Every admissible arrangement is equally likely. */
static void deal_group(struct cat_base *s, const struct cat_group *group, struct th_rng *rng)
{
    while (!try_tiles(s, group, rng))
        continue;
}

/* He starts on one of the hexes of the terrain the map names (CB-SETUP-05, CB-56-10), or where it says. */
static void deal_robber(struct th_ctx *g, struct th_rng *rng)
{
    struct cat_base *s = cat_bs(g);
    const struct cat_map *map = cat_ru(g)->params.map;
    const struct cat_mark *start = cat_map_mark(map, CAT_MARK_ROBBER);
    uint32_t homes = 0;
    if (start == NULL || start->place != CAT_NONE)
        return;
    for (int h = 0; h < map->n_hex; h++)
        if (s->terrain[h] == start->value && th_rng_below(rng, ++homes) == 0)
            s->robber = (uint8_t)(h + 1);
}

/* Does this table deal it? */
static bool has_flag(const struct th_ctx *g, const struct cat_group *group, unsigned flag)
{
    return (group->flags & flag) != 0 && (group->hexes & cat_ru(g)->params.printed) == 0;
}

static void deal_terrain(struct th_ctx *g, struct th_rng *rng)
{
    const struct cat_map *map = cat_ru(g)->params.map;
    for (int i = 0; i < map->n_groups; i++)
        if (has_flag(g, &map->groups[i], CAT_DEALS_TERRAIN))
            deal_group(cat_bs(g), &map->groups[i], rng);
    deal_robber(g, rng);
}

/* ----------------------------------------------------------------- numbers */

/* The desert uses up no letter (CB-NUM-05); a lake has its numbers printed (CT-FI-02). */
static bool takes_token(const struct th_ctx *g, int hex)
{
    int terrain = cat_like(g, cat_bs(g)->terrain[hex]);
    return !cat_is_barren(terrain) && terrain != CAT_LAKE;
}

/* Where the tokens of a group go: n hexes in this order. */
struct way {
    int n;
    uint8_t hex[CAT_HEXES];
};

/* pile: which token is laid next. */
static void lay_tokens(struct th_ctx *g, const struct cat_group *group, const struct way *way,
                       const uint8_t *pile)
{
    struct cat_base *s = cat_bs(g);
    for (int i = 0; i < way->n; i++)
        s->number[way->hex[i]] = takes_token(g, way->hex[i]) ? group->tokens[*pile++] : 0;
}

static bool is_red(uint16_t number)
{
    return (number & (1U << 6 | 1U << 8)) != 0;
}

static bool beside_red(const struct th_ctx *g, int hex)
{
    const struct cat_graph *gr = &cat_ru(g)->graph;
    for (int side = 0; side < 6; side++) {
        int other = gr->hex_hex[hex][side];
        if (other < gr->n_map && is_red(cat_bs(g)->number[other]))
            return true;
    }
    return false;
}

static bool is_barred(const struct cat_base *s, const struct cat_group *group, int hex)
{
    for (int i = 0; i < group->n_bars; i++) {
        const struct cat_bar *bar = &group->bars[i];
        bool here = (bar->hexes >> hex & 1) != 0 || (bar->terrains >> s->terrain[hex] & 1) != 0;
        if (here && (s->number[hex] & bar->numbers) != 0)
            return true;
    }
    return false;
}

/* Do the numbers of a group lie as its limits demand, beside whatever lies round it? */
static bool keeps_limits(const struct th_ctx *g, const struct cat_group *group)
{
    const struct cat_base *s = cat_bs(g);
    bool apart = (group->flags & CAT_REDS_APART) != 0;
    for (uint64_t left = group->hexes; left != 0; left &= left - 1) {
        int hex = __builtin_ctzll(left);
        if (is_barred(s, group, hex) || (apart && is_red(s->number[hex]) && beside_red(g, hex)))
            return false;
    }
    return true;
}

static bool is_spiral(const struct th_ctx *g, const struct cat_group *group)
{
    return has_flag(g, group, CAT_SPIRAL) && cat_opt(g, CAT_OPT_NUMBERS) != NUMBERS_RANDOM;
}

static bool is_random(const struct th_ctx *g, const struct cat_group *group)
{
    return has_flag(g, group, CAT_DEALS_NUMBERS) && !is_spiral(g, group);
}

/* Where the first letter may lie: at a corner of the land (CB-NUM-05), or on any hex of its coast (CT-RI-07). */
static int spiral_starts(const struct th_ctx *g, const struct cat_group *group, const bool *land,
                         uint8_t out[CAT_HEXES])
{
    const struct cat_graph *gr = &cat_ru(g)->graph;
    if ((group->flags & CAT_FROM_COAST) == 0)
        return cat_graph_corners(gr, land, out);
    int coast = cat_graph_coast(gr, land, out), n = 0;
    for (int i = 0; i < coast; i++)
        if (takes_token(g, out[i]))
            out[n++] = out[i];
    return n;
}

/* What the letters' order allows has no other limits (CB-NUM-05). */
static void deal_spiral(struct th_ctx *g, const struct cat_group *group, struct th_rng *rng)
{
    const struct cat_graph *gr = &cat_ru(g)->graph;
    bool land[CAT_HEXES] = { false };
    uint8_t starts[CAT_HEXES], pile[CAT_MAP_HEXES];
    struct way way;
    for (int h = 0; h < gr->n_map; h++)
        land[h] = (group->hexes >> h & 1) != 0 && cat_is_land(cat_bs(g)->terrain[h]);
    for (int i = 0; i < CAT_MAP_HEXES; i++)
        pile[i] = (uint8_t)i;
    int n = spiral_starts(g, group, land, starts);
    int from = starts[th_rng_below(rng, (uint32_t)n)];
    bool clockwise = cat_opt(g, CAT_OPT_SPIRAL) == SPIRAL_CW;
    way.n = cat_graph_spiral(gr, land, from, clockwise, way.hex);
    lay_tokens(g, group, &way, pile);
}

/* One try: every group's tokens are shuffled and laid. pile: the groups' tokens one after another. */
static bool try_random(struct th_ctx *g, uint8_t *pile, struct th_rng *rng)
{
    const struct cat_map *map = cat_ru(g)->params.map;
    struct way way;
    for (int i = 0; i < map->n_groups; i++) {
        const struct cat_group *group = &map->groups[i];
        if (!is_random(g, group))
            continue;
        shuffle(pile, group->n_tokens, rng);
        way.n = list_hexes(group->hexes, way.hex);
        lay_tokens(g, group, &way, pile);
        pile += group->n_tokens;
    }
    for (int i = 0; i < map->n_groups; i++)
        if (is_random(g, &map->groups[i]) && !keeps_limits(g, &map->groups[i]))
            return false;
    return true;
}

/* Shuffled until all groups keep their limits (CB-NUM-07): every admissible arrangement is equally likely. */
static void deal_random(struct th_ctx *g, struct th_rng *rng)
{
    const struct cat_map *map = cat_ru(g)->params.map;
    uint8_t pile[CAT_MAP_HEXES];
    int n = 0;
    for (int i = 0; i < map->n_groups; i++)
        for (int k = 0; is_random(g, &map->groups[i]) && k < map->groups[i].n_tokens; k++)
            pile[n++] = (uint8_t)k;
    while (!try_random(g, pile, rng))
        continue;
}

static void deal_numbers(struct th_ctx *g, struct th_rng *rng)
{
    const struct cat_map *map = cat_ru(g)->params.map;
    for (int i = 0; i < map->n_groups; i++)
        if (is_spiral(g, &map->groups[i]))
            deal_spiral(g, &map->groups[i], rng);
    deal_random(g, rng);
}

/* -------------------------------------------------------------------- deal */

void cat_deal_land(struct th_ctx *g, struct th_rng *rng)
{
    deal_terrain(g, rng);
    deal_numbers(g, rng);
}

void cat_deal(const struct th_rules *r, void *state, struct th_rng *rng)
{
    struct cat_state *st = state;
    struct th_ctx g = { .rules = r, .flow = &st->flow };
    const struct cat_params *p = &cat_ru(&g)->params;
    if (p->new_island)
        cat_deal_land(&g, rng);
    if (p->new_harbours && !p->map->fixed_harbours)
        shuffle(st->base.harbour_kind, p->map->n_harbours, rng); /* CB-HARB-05 */
    if (p->new_island)
        CAT_EACH(&g, deal, fn)
            fn(&g, rng);
    cat_rebuild(&g);
    cat_begin(&g);
}
