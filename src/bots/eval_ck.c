/* eval_ck.c - what Cities & Knights adds to a Catan position; data/bots/ck.txt says what each term is and weighs. */
#include "ck.h"
#include "eval.h"
#include "eval_terms.h"

extern const struct eval_term eval_ck_terms[];

enum {
    ABILITY = 3 /* the level that brings aqueduct, fortress or trading house */
};

/* ------------------------------------------------------------- commodities */

static int term_of(int terrain)
{
    switch (terrain) {
    case CAT_MOUNTAINS: return EVAL_CK_PIPS_COIN;
    case CAT_FOREST: return EVAL_CK_PIPS_PAPER;
    case CAT_PASTURE: return EVAL_CK_PIPS_CLOTH;
    default: return -1;
    }
}

static void count_yield(const struct th_ctx *g, int first, eval_counts out)
{
    const struct cat_base *s = cat_bs(g);
    const struct cat_graph *graph = &cat_ru(g)->graph;
    for (int node = 0; node < graph->n_node; node++) {
        if (!ck_is_city(g, node) || cat_node_owner(s, node) >= g->flow->seats)
            continue; /* a colour without a seat has cities, too */
        float *mine = &out[cat_node_owner(s, node)][first];
        for (int i = 0; i < 3 && graph->node_hex[node][i] != CAT_NONE; i++) {
            int hex = graph->node_hex[node][i], term = term_of(s->terrain[hex]);
            if (term >= 0 && s->robber != hex + 1)
                mine[term] += (float)cat_pips(s->number[hex]);
        }
    }
}

/* ------------------------------------------------------------ improvements */

/* Can the seat still get the metropolis of this track by building on? */
static bool in_reach(const struct th_ctx *g, int seat, int track)
{
    int holder = ck_crown_owner(g, track);
    return holder < 0 || (holder != seat && ck_st(g)->level[holder][track] < CK_TOP);
}

static void count_track(const struct th_ctx *g, int seat, int track, float *out)
{
    const struct ck_state *k = ck_st(g);
    int level = k->level[seat][track];
    int held = cat_count(cat_bs(g)->hand[seat], ck_track_good(track)), cost = level + 1;
    float paid = level < CK_TOP ? (float)(held < cost ? held : cost) / (float)cost : 0;
    float near = (float)(level < CK_METROPOLIS ? level : CK_METROPOLIS) / CK_METROPOLIS;
    out[EVAL_CK_GOODS] += (float)held;
    out[EVAL_CK_LEVELS] += (float)level;
    out[EVAL_CK_ABILITIES] += level >= ABILITY;
    out[EVAL_CK_GATES] += level > 0 ? (float)(level + 1) / 6 : 0; /* CK-EVENT-03 */
    if (paid * paid > out[EVAL_CK_TO_LEVEL])
        out[EVAL_CK_TO_LEVEL] = paid * paid;
    if (in_reach(g, seat, track) && near * near > out[EVAL_CK_RACE])
        out[EVAL_CK_RACE] = near * near;
    out[EVAL_CK_SECURE] += ck_crown_owner(g, track) == seat && level == CK_TOP;
}

/* ----------------------------------------------------------------- knights */

struct battle { /* how it would end if the barbarians landed now */
    int strength[CAT_OWNERS], idle[CAT_OWNERS];
    int defence, barbarians, most, least; /* least: among those who can lose a city */
    int champions;                        /* seats with the most                    */
};

static void muster(const struct th_ctx *g, int seat, struct battle *b)
{
    const struct ck_state *k = ck_st(g);
    CK_EACH_NODE(k->post[seat], node) {
        bool active = (k->knight[node] & CK_ACTIVE) != 0;
        *(active ? &b->strength[seat] : &b->idle[seat]) += ck_level(k->knight[node]);
    }
    int mine = b->strength[seat];
    b->defence += mine;
    b->barbarians += ck_cities(g, seat);
    b->champions = mine > b->most ? 1 : b->champions + (mine == b->most);
    b->most = mine > b->most ? mine : b->most;
    if (ck_cities_at_stake(g, seat) > 0 && mine < b->least)
        b->least = mine;
}

static void count_knights(const struct th_ctx *g, int seat, const struct battle *b, float *out)
{
    float come = (float)(ck_st(g)->ship + 1) / CK_LAIR;
    bool won = b->defence >= b->barbarians; /* CK-BARB-04 */
    out[EVAL_CK_STRENGTH] = (float)b->strength[seat];
    out[EVAL_CK_IDLE] = (float)b->idle[seat];
    if (cat_ru(g)->params.raid != 0)
        return; /* no ship ever lands */
    if (won && b->most > 0 && b->strength[seat] == b->most)
        out[EVAL_CK_HERO] = come * come / (b->champions == 1 ? 1 : 3);
    if (!won && ck_cities_at_stake(g, seat) > 0 && b->strength[seat] == b->least)
        out[EVAL_CK_PREY] = come * come;
}

/* --------------------------------------------------------------------- all */

static void count_rest(const struct th_ctx *g, int seat, float *out)
{
    const struct ck_state *k = ck_st(g);
    int cards = ck_cards_in_hand(g, seat);
    out[EVAL_CK_CARDS] = (float)(cards < CK_HAND_LIMIT ? cards : CK_HAND_LIMIT);
    out[EVAL_CK_WALLS] = (float)ck_walls(g, seat);
    if (k->merchant_owner == seat + 1 && k->merchant != 0)
        out[EVAL_CK_MERCHANT] = (float)cat_pips(cat_bs(g)->number[k->merchant - 1]);
    if (!ck_empty(&k->damaged))
        CK_EACH_NODE(k->damaged, node)
            out[EVAL_CK_DAMAGED] += cat_node_owner(cat_bs(g), node) == seat;
}

static void count(const struct th_rules *r, const void *world, int first, eval_counts out)
{
    const struct cat_state *st = world;
    struct th_ctx g = { .rules = r, .flow = (struct th_flow *)&st->flow }; /* only read */
    struct battle b = { .least = 99 };
    count_yield(&g, first, out);
    for (int seat = 0; seat < st->flow.seats; seat++)
        muster(&g, seat, &b);
    for (int seat = 0; seat < st->flow.seats; seat++) {
        float *mine = &out[seat][first];
        for (int track = 0; track < CK_TRACKS; track++)
            count_track(&g, seat, track, mine);
        count_knights(&g, seat, &b, mine);
        count_rest(&g, seat, mine);
    }
}

const struct eval_part eval_ck = {
    .game = "catan", .module = "ck", .term = eval_ck_terms, .n = EVAL_CK_NB, .count = count
};
