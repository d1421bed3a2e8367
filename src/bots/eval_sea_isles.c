/* eval_sea_isles.c - terms of single scenarios of Seafarers: unexplored places, gifts, villages, the fortress, wonders. */
#include "eval_sea.h"
#include "sea_fleet.h"

enum {
    SHORT = 3 /* points that are missing when other things begin to matter */
};

static float greater(float a, float b)
{
    return a > b ? a : b;
}

static const struct cat_map *map_of(const struct eval_chart *c)
{
    return cat_ru(c->g)->params.map;
}

/* ---------------------------------------------------------------------- fog */

static bool at_fog(const struct th_ctx *g, int node)
{
    const uint8_t *hex = cat_ru(g)->graph.node_hex[node];
    for (int i = 0; i < 3 && hex[i] != CAT_NONE; i++)
        if (hex[i] < cat_ru(g)->graph.n_map && cat_bs(g)->terrain[hex[i]] == CAT_FOG)
            return true;
    return false;
}

static float count_fog(const struct eval_chart *c)
{
    float near = 0;
    int left = 0;
    for (int terrain = 0; terrain < CAT_TERRAIN_NB; terrain++)
        left += sea_st(c->g)->stack[terrain];
    for (int node = 0; left > 0 && node < cat_ru(c->g)->graph.n_node; node++)
        if (eval_sea_to_node(c, node) < EVAL_SEA_FAR && at_fog(c->g, node))
            near = greater(near, eval_sea_near(eval_sea_to_node(c, node)));
    return near;
}

/* -------------------------------------------------------------------- tribe */

static float gift_worth(int kind)
{
    switch (kind) {
    case CAT_MARK_GIFT_CHIP: return 1;
    case CAT_MARK_GIFT_CARD: return 0.6F;
    case CAT_MARK_GIFT_HARBOUR: return 0.4F;
    default: return 0;
    }
}

static float count_gifts(const struct eval_chart *c)
{
    const struct cat_map *map = map_of(c);
    float best = 0;
    for (int i = 0; i < map->n_marks; i++) {
        float worth = gift_worth(map->marks[i].kind);
        if (worth > 0 && cat_has_edge(&sea_st(c->g)->gift, map->marks[i].place))
            best = greater(best, worth * eval_sea_near(eval_sea_to_edge(c, map->marks[i].place)));
    }
    return best;
}

/* -------------------------------------------------------------------- cloth */

static void count_villages(const struct eval_chart *c, int seat, float *out)
{
    const struct cat_map *map = map_of(c);
    const struct sea_state *sea = sea_st(c->g);
    for (int i = 0, village = 0; i < map->n_marks; i++) {
        if (map->marks[i].kind != CAT_MARK_VILLAGE)
            continue;
        float pips = (float)cat_pips(1U << map->marks[i].value);
        bool open = sea->stock[village] > 0, met = (sea->contact[village] >> seat & 1) != 0;
        village++;
        if (open && met)
            out[EVAL_SEA_VILLAGES] += pips;
        else if (open)
            out[EVAL_SEA_TO_VILLAGE] =
                greater(out[EVAL_SEA_TO_VILLAGE],
                        (pips + 3) * eval_sea_near(c->ships[map->marks[i].place]));
    }
    out[EVAL_SEA_ODD_CLOTH] = (float)(sea->cloth[seat] % 2);
}

/* -------------------------------------------------------------------- fleet */

/* Ships of the line that still leads to the fortress: none, if it cannot be reached any more with as many as are missing. */
static int line_of(const struct eval_chart *c, int seat)
{
    int missing = sea_to_fortress(c->g, seat), fort = sea_mark_at(c->g, CAT_MARK_FORTRESS, seat);
    bool barred = missing < EVAL_SEA_FAR && c->ships[fort] > missing;
    return sea_captured(c->g, seat) ? SEA_WAY : barred ? 0 : SEA_WAY - missing;
}

static void count_siege(const struct eval_chart *c, int seat, float *out)
{
    const struct sea_state *sea = sea_st(c->g);
    if (sea->colour[seat] == 0)
        return;
    out[EVAL_SEA_SIEGE] = (float)(SEA_FORT_CHIPS - sea->fort[seat]);
    out[EVAL_SEA_LINE] = (float)line_of(c, seat);
    out[EVAL_SEA_WARSHIPS] = (float)sea_warships(c->g, seat);
}

/* ------------------------------------------------------------------ wonders */

static bool is_free(const struct th_ctx *g, int card)
{
    for (int seat = 0; seat < g->flow->seats; seat++)
        if (sea_st(g)->wonder[seat] == card)
            return false;
    return true;
}

/* How near a condition is: 1 = met, less for the crossings that two of the cards ask for. */
static float nearest_wonder(const struct eval_chart *c, int seat)
{
    static const uint8_t site[SEA_WONDERS + 1] = { [2] = CAT_MARK_PURPLE, [4] = CAT_MARK_BROWN };
    const struct cat_map *map = map_of(c);
    float near = 0;
    for (int card = 1; card <= SEA_WONDERS; card++) {
        if (!is_free(c->g, card))
            continue;
        if (sea_wonder_fits(c->g, seat, card))
            return 1;
        for (int i = 0; i < map->n_marks && site[card] != 0; i++)
            if (map->marks[i].kind == site[card] &&
                cat_has_node(&cat_bs(c->g)->open, map->marks[i].place))
                near =
                    greater(near, 0.8F * eval_sea_near(eval_sea_to_node(c, map->marks[i].place)));
    }
    return near;
}

static void count_wonder(const struct eval_chart *c, int seat, float *out)
{
    const struct sea_state *sea = sea_st(c->g);
    int card = sea->wonder[seat];
    if (card == 0) {
        out[EVAL_SEA_TO_WONDER] = nearest_wonder(c, seat);
        return;
    }
    out[EVAL_SEA_WONDER] = 1;
    out[EVAL_SEA_STAGES] = sea->stage[seat];
    out[EVAL_SEA_STAGE_LEAD] = eval_lead(sea->stage, c->g->flow->seats, seat);
    out[EVAL_SEA_TO_STAGE] = eval_progress(cat_bs(c->g)->hand[seat], sea_wonder_price(card));
}

/* -------------------------------------------------------------------- winning */

/* Points that bring nothing while the scenario keeps the seat from winning: those beyond three less than it needs. */
static float count_idle(const struct eval_chart *c, int seat)
{
    const struct cat_module *rules = &sea_scenario(c->g)->rules;
    int beyond = cat_points(c->g, seat, true) - cat_target(c->g, seat) + SHORT;
    return rules->may_win != NULL && beyond > 0 && rules->may_win(c->g, seat) != 0 ? (float)beyond
                                                                                   : 0;
}

/* ---------------------------------------------------------------------- all */

void eval_sea_isles(const struct eval_chart *c, int seat, float *out)
{
    const struct cat_map *map = map_of(c);
    out[EVAL_SEA_TO_FOG] = count_fog(c);
    out[EVAL_SEA_IDLE_POINTS] = count_idle(c, seat);
    if (cat_map_mark(map, CAT_MARK_GIFT_CHIP) != NULL)
        out[EVAL_SEA_TO_GIFT] = count_gifts(c);
    if (cat_map_mark(map, CAT_MARK_VILLAGE) != NULL)
        count_villages(c, seat, out);
    if (cat_map_mark(map, CAT_MARK_FLEET) != NULL)
        count_siege(c, seat, out);
    if (cat_map_mark(map, CAT_MARK_BROWN) != NULL)
        count_wonder(c, seat, out);
}
