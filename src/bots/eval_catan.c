/* eval_catan.c - the terms of a Catan position; data/bots/catan.txt says what each is and weighs. */
#include "eval_catan.h"

extern const struct eval_term eval_catan_terms[];

struct survey { /* what all seats' terms are made from, found once for a position */
    const struct th_ctx *g;
    const struct cat_base *s;
    const struct cat_graph *graph;
    float pips[CAT_HEXES];                      /* of what a hex brings; in the ring none */
    float yield[CAT_OWNERS][CAT_RES_NB];        /* pips, by owner and resource            */
    float blocked[CAT_OWNERS], all[CAT_OWNERS]; /* pips of all resources */
    int points[CAT_OWNERS];
    float late;            /* how near to its goal the first seat is */
    struct cat_edges free; /* paths where a road can still lie */
};

static void survey_building(struct survey *v, int node)
{
    int owner = cat_node_owner(v->s, node);
    float size = (v->s->node[node] & CAT_CITY_BIT) != 0 ? 2 : 1;
    for (int i = 0; i < 3 && v->graph->node_hex[node][i] != CAT_NONE; i++) {
        int hex = v->graph->node_hex[node][i];
        if (v->s->robber == hex + 1)
            v->blocked[owner] += size * v->pips[hex];
        else if (v->pips[hex] > 0)
            v->yield[owner][cat_res_at(v->g, hex)] += size * v->pips[hex];
    }
}

/* Where roads can still lie: not on paths over the sea, which only a map with sea has. */
static void survey_paths(struct survey *v, bool sea)
{
    for (int w = 0; w < 3; w++)
        v->free.w[w] = ~v->s->taken.w[w];
    for (int edge = 0; edge < v->graph->n_edge && sea; edge++)
        if (!cat_land_edge(v->g, edge))
            v->free.w[edge >> 6] &= ~((uint64_t)1 << (edge & 63));
}

static void survey_board(struct survey *v)
{
    bool sea = false;
    for (int hex = 0; hex < v->graph->n_map; hex++)
        if (cat_res_at(v->g, hex) >= 0)
            v->pips[hex] = (float)cat_pips(v->s->number[hex]);
        else
            sea = sea || !cat_is_land(v->s->terrain[hex]);
    for (int node = 0; node < v->graph->n_node; node++)
        if (cat_node_owner(v->s, node) >= 0)
            survey_building(v, node);
    survey_paths(v, sea);
}

static void survey_race(struct survey *v, int seat)
{
    for (int res = 0; res < CAT_RES_NB; res++)
        v->all[seat] += v->yield[seat][res];
    v->points[seat] = cat_points(v->g, seat, true);
    float share = (float)v->points[seat] / (float)cat_target(v->g, seat);
    v->late = share > v->late ? share : v->late;
}

/* Of all hexes round a crossing. */
static float pips_at(const struct survey *v, int node)
{
    float pips = 0;
    for (int i = 0; i < 3 && v->graph->node_hex[node][i] != CAT_NONE; i++)
        pips += v->pips[v->graph->node_hex[node][i]];
    return pips;
}

/* ------------------------------------------------------------------ income */

static float lesser(float a, float b)
{
    return a < b ? a : b;
}

static float greater(float a, float b)
{
    return a > b ? a : b;
}

static void count_income(const struct survey *v, int seat, float *out)
{
    const float *yield = v->yield[seat];
    float all = v->all[seat];
    for (int res = 0; res < CAT_RES_NB; res++) {
        float pips = yield[res];
        out[EVAL_CATAN_PIPS_BRICK + res] = pips;
        out[EVAL_CATAN_KINDS] += pips > 0;
        if ((v->s->ports[seat] >> res & 1) != 0)
            out[EVAL_CATAN_HARBOUR] += pips;
    }
    out[EVAL_CATAN_BLOCKED] = v->blocked[seat];
    if ((v->s->ports[seat] & CAT_GENERIC_PORT) != 0)
        out[EVAL_CATAN_ANY_HARBOUR] = all;
    out[EVAL_CATAN_ROADS] = lesser(yield[CAT_BRICK], yield[CAT_LUMBER]);
    out[EVAL_CATAN_CITIES] = lesser(yield[CAT_GRAIN], yield[CAT_ORE]);
    out[EVAL_CATAN_LATE] = all * v->late;
}

/* -------------------------------------------------------------- expansion */

struct spots { /* pips of the best open crossing, by roads still to be built */
    float best[3];
    int open; /* crossings where a settlement could be built now */
};

static void note_spot(const struct survey *v, struct spots *at, int node, int roads)
{
    if (!cat_has_node(&v->s->open, node))
        return;
    float pips = pips_at(v, node);
    if (pips > at->best[roads])
        at->best[roads] = pips;
}

/* Looks one road beyond `node`, which a road of the owner would reach. */
static void look_beyond(const struct survey *v, struct spots *at, int node)
{
    if (cat_node_owner(v->s, node) >= 0)
        return;
    for (int i = 0; v->graph->node_edge[node][i] != CAT_NONE; i++)
        if (cat_has_edge(&v->free, v->graph->node_edge[node][i]))
            note_spot(v, at, v->graph->node_node[node][i], 2);
}

static void survey_spots(const struct survey *v, int seat, struct spots *at)
{
    const struct cat_base *s = v->s;
    for (int w = 0; w < 2; w++)
        for (uint64_t left = s->net[seat].w[w] & s->open.w[w]; left != 0;
             left &= left - 1, at->open++)
            note_spot(v, at, 64 * w + __builtin_ctzll(left), 0);
    for (int w = 0; w < 3; w++)
        for (uint64_t left = s->near[seat].w[w] & v->free.w[w]; left != 0; left &= left - 1) {
            const uint8_t *end = v->graph->edge_node[64 * w + __builtin_ctzll(left)];
            for (int i = 0; i < 2; i++)
                if (!cat_has_node(&s->net[seat], end[i])) {
                    note_spot(v, at, end[i], 1);
                    look_beyond(v, at, end[i]);
                }
        }
}

/* -------------------------------------------------------------------- hand */

/* The lesser number of each kind. */
static cat_cards common(cat_cards a, cat_cards b)
{
    const cat_cards high = CAT_LANES << 7;
    cat_cards enough = ((a | high) - b) & high; /* lanes in which a has as many as b */
    cat_cards mask = (enough << 1) - (enough >> 7);
    return (b & mask) | (a & ~mask);
}

float eval_progress(cat_cards hand, cat_cards cost)
{
    int have = cat_total(common(hand, cost)), want = cat_total(cost);
    return want > 0 ? (float)(have * have) / (float)(want * want) : 0;
}

/* How many cards the bank would give for what of the hand a price does not take. */
static int exchanged(const struct survey *v, int seat, cat_cards left)
{
    int n = 0;
    for (int good = 0; good < CAT_KINDS; good++)
        if (cat_count(left, good) > 1)
            n += cat_count(left, good) /
                 cat_rate(v->g, &(struct cat_swap){ .seat = (uint8_t)seat, .give = (uint8_t)good });
    return n;
}

/* How much more of the price the hand covers after exchanges with the bank. */
static float by_exchange(const struct survey *v, int seat, cat_cards cost)
{
    cat_cards hand = v->s->hand[seat], used = common(hand, cost);
    int have = cat_total(used), want = cat_total(cost);
    if (have == want)
        return 0;
    int more = have + exchanged(v, seat, hand - used);
    more = more < want ? more : want;
    return (float)(more * more - have * have) / (float)(want * want);
}

static void count_hand(const struct survey *v, int seat, const struct spots *at, float *out)
{
    const struct cat_params *p = &cat_ru(v->g)->params;
    const struct cat_base *s = v->s;
    int size = cat_hand_size(s, seat), limit = cat_hand_limit(v->g, seat);
    bool town = cat_standing(v->g, seat, CAT_TOWN_PIECE) > 0 && s->left[CAT_CITY_PIECE][seat] > 0;
    for (int res = 0; res < CAT_RES_NB; res++)
        out[EVAL_CATAN_HAVE_BRICK + res] = (float)cat_count(s->hand[seat], res);
    out[EVAL_CATAN_TOWNS_LEFT] = s->left[CAT_TOWN_PIECE][seat];
    out[EVAL_CATAN_CITIES_LEFT] = s->left[CAT_CITY_PIECE][seat];
    out[EVAL_CATAN_HAND] = (float)(size < limit ? size : limit);
    out[EVAL_CATAN_OVER] = (float)(size > limit ? size - limit : 0);
    if (town) {
        out[EVAL_CATAN_TO_CITY] = eval_progress(s->hand[seat], p->cost[CAT_CITY_PIECE]);
        out[EVAL_CATAN_SWAP_CITY] = by_exchange(v, seat, p->cost[CAT_CITY_PIECE]);
    }
    if (s->left[CAT_TOWN_PIECE][seat] > 0 && at->best[0] > 0)
        out[EVAL_CATAN_SWAP_TOWN] = by_exchange(v, seat, p->cost[CAT_TOWN_PIECE]);
    if (s->left[CAT_TOWN_PIECE][seat] > 0)
        out[EVAL_CATAN_TO_TOWN] = (at->best[0] > 0   ? 1.0F
                                   : at->best[1] > 0 ? 0.5F
                                                     : 0.1F) *
                                  eval_progress(s->hand[seat], p->cost[CAT_TOWN_PIECE]);
    if (cat_sells_cards(v->g))
        out[EVAL_CATAN_TO_CARD] = eval_progress(s->hand[seat], p->cost[CAT_CARD_PIECE]);
    if (s->left[CAT_ROAD_PIECE][seat] > 0)
        out[EVAL_CATAN_TO_ROAD] = eval_progress(s->hand[seat], p->cost[CAT_ROAD_PIECE]);
}

/* ----------------------------------------------------------------- titles */

static void count_titles(const struct survey *v, int seat, float *out)
{
    const struct cat_base *s = v->s;
    cat_cards held = s->dev[seat] + s->fresh[seat];
    int knights = cat_count(held, CAT_KNIGHT_CARD), points = cat_count(held, CAT_POINT_CARD);
    out[EVAL_CATAN_ROUTE] = (float)(s->route[seat] > 2 ? s->route[seat] - 2 : 0);
    if (s->route[seat] > 2)
        out[EVAL_CATAN_ROUTE_LEAD] = eval_lead(s->route, cat_ru(v->g)->owners, seat);
    out[EVAL_CATAN_ARMY] = s->knights[seat];
    if (s->knights[seat] > 0)
        out[EVAL_CATAN_ARMY_LEAD] = eval_lead(s->knights, v->g->flow->seats, seat);
    out[EVAL_CATAN_HAS_ROUTE] = s->route_holder == seat + 1;
    out[EVAL_CATAN_HAS_ARMY] = s->army_holder == seat + 1;
    out[EVAL_CATAN_KNIGHT_CARDS] = (float)knights;
    out[EVAL_CATAN_OTHER_CARDS] = (float)(cat_total(held) - knights - points);
}

/* ------------------------------------------------------------------ tempo */

static void count_tempo(const struct survey *v, int seat, float *out)
{
    const struct th_flow *flow = v->g->flow;
    int seats = flow->seats, on = flow->on_turn - 1;
    if (on < 0) /* the set-up, or between two turns */
        return;
    bool acting = seat == on && v->s->total != 0;
    out[EVAL_CATAN_WAIT] = acting ? 1 : (float)((seat - on + seats) % seats) / (float)seats;
    out[EVAL_CATAN_ACTING] = acting;
}

/* ------------------------------------------------------------------ rivals */

static void count_rivals(const struct survey *v, int seat, float *out)
{
    for (int other = 0; other < v->g->flow->seats; other++)
        if (other != seat) {
            out[EVAL_CATAN_RIVAL] = greater(out[EVAL_CATAN_RIVAL], (float)v->points[other]);
            out[EVAL_CATAN_RIVAL_PIPS] = greater(out[EVAL_CATAN_RIVAL_PIPS], v->all[other]);
        }
}

/* ------------------------------------------------------------------- all */

static void count_seat(const struct survey *v, int seat, float *out)
{
    struct spots at = { 0 };
    int points = v->points[seat], late = 2 * cat_target(v->g, seat) / 3;
    survey_spots(v, seat, &at);
    out[EVAL_CATAN_POINTS] = (float)points;
    out[EVAL_CATAN_LAST] = (float)(points > late ? points - late : 0);
    count_income(v, seat, out);
    count_hand(v, seat, &at, out);
    out[EVAL_CATAN_SPOTS] = (float)at.open;
    out[EVAL_CATAN_SPOT] = at.best[0];
    out[EVAL_CATAN_SPOT_1] = at.best[1];
    out[EVAL_CATAN_SPOT_2] = at.best[2];
    count_titles(v, seat, out);
    count_rivals(v, seat, out);
    count_tempo(v, seat, out);
}

static void count(const struct th_rules *r, const void *world, eval_counts out)
{
    const struct cat_state *st = world;
    struct th_ctx g = { .rules = r, .flow = (struct th_flow *)&st->flow }; /* only read */
    struct survey v = { .g = &g, .s = &st->base, .graph = &cat_ru(&g)->graph };
    survey_board(&v);
    for (int seat = 0; seat < st->flow.seats; seat++)
        survey_race(&v, seat);
    for (int seat = 0; seat < st->flow.seats; seat++) {
        memset(out[seat], 0, EVAL_CATAN_NB * sizeof out[seat][0]);
        count_seat(&v, seat, out[seat]);
    }
}

static bool imagine(const struct th_rules *r, void *world, int seat, th_move deal)
{
    cat_cards *hand = &((struct cat_state *)world)->base.hand[seat];
    (void)r;
    for (int good = 0; good < CAT_KINDS; good++) {
        int n = th_deal_good(deal, good);
        if (cat_count(*hand, good) + n < 0)
            return false;
        *hand = n < 0 ? *hand - cat_some(good, -n) : *hand + cat_some(good, n);
    }
    uint16_t *coins = &((struct cat_state *)world)->base.coins[seat];
    int gold = *coins + th_deal_good(deal, CAT_COINS);
    *coins = (uint16_t)(gold > 0 ? gold : 0);
    return gold >= 0;
}

const struct eval eval_catan = { .game = "catan",
                                 .term = eval_catan_terms,
                                 .n = EVAL_CATAN_NB,
                                 .count = count,
                                 .luck = true,
                                 .sims_a_round = 3000,
                                 .imagine = imagine };
