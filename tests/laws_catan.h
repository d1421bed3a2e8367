/* laws_catan.h - what modules add to a seat's points and to the number that wins, by the texts of the rules: for the tests
 * that count everything anew. */
#ifndef LAWS_CATAN_H
#define LAWS_CATAN_H

#include "cat.h"

/* One for each building with camels on two of its paths (CT-CA-19). */
static inline int laws_camels(const struct th_rules *r, const struct cat_state *s, int seat)
{
    const struct cat_graph *gr = &((const struct cat_rules *)r)->graph;
    uint8_t camels[CAT_NODES] = { 0 };
    int n = 0;
    for (int e = 0; e < gr->n_edge; e++)
        for (int end = 0; end < 2 && cat_has_edge(&s->tb.caravans.camel, e); end++)
            camels[gr->edge_node[e][end]]++;
    for (int node = 0; node < gr->n_node; node++)
        n += cat_node_owner(&s->base, node) == seat && camels[node] > 1;
    return n;
}

/* Barbarian Attack: the coast in the order of the battles (CT-BA-40); with the Rivers the 2 is a swamp (CT-X-04), with Seafarers the
 * island lies on another map (CT-X-44). -1: no more. */
static inline int laws_coast(const struct th_rules *r, int i)
{
    static const uint8_t alone[TB_SHORES] = { 12, 7, 3, 0, 1, 6, 11, 15, 18, 17 };
    static const uint8_t rivers[TB_SHORES - 1] = { 12, 7, 3, 0, 1, 6, 11, 15, 17 };
    static const uint8_t shores[TB_SHORES] = { 31, 24, 18, 12, 13, 21, 28, 34, 39, 38 };
    if (cat_module_on(r, CAT_M_SEA))
        return shores[i];
    if (cat_module_on(r, CAT_M_RIVERS))
        return i < TB_SHORES - 1 ? rivers[i] : -1;
    return alone[i];
}

static inline int laws_horde(const struct th_rules *r, const void *state, int hex)
{
    for (int i = 0; i < TB_SHORES; i++)
        if (laws_coast(r, i) == hex)
            return ((const struct cat_state *)state)->tb.barbarians.horde[i];
    return 0;
}

/* A crossing that touches conquered hexes and sea only (CT-BA-14, CT-BA-16), with no metropolis on it (CT-X-35). */
static inline bool laws_conquered(const struct th_rules *r, const void *state, int node)
{
    const uint8_t *hex = ((const struct cat_rules *)r)->graph.node_hex[node];
    const uint8_t *terrain = ((const struct cat_state *)state)->base.terrain;
    bool all = cat_module_on(r, CAT_M_BARBARIANS);
    for (int track = 0; track < CK_TRACKS; track++)
        all &= ((const struct cat_state *)state)->ck.crown[track] != node + 1;
    for (int i = 0; i < 3 && hex[i] != CAT_NONE; i++)
        all &= terrain[hex[i]] == CAT_SEA || laws_horde(r, state, hex[i]) == 3;
    return all;
}

/* A point for two prisoners, or for three of Cities & Knights (CT-X-35), none for what is conquered (CT-BA-48, CT-BA-16). */
static inline int laws_war(const struct th_rules *r, const struct cat_state *s, int seat)
{
    int n = s->tb.barbarians.prisoners[seat] / (cat_module_on(r, CAT_M_CK) ? 3 : 2);
    for (int node = 0; node < CAT_NODES; node++)
        if (cat_node_owner(&s->base, node) == seat && laws_conquered(r, s, node))
            n -= (s->base.node[node] & CAT_CITY_BIT) != 0 ? 2 : 1;
    return n;
}

/* Is somebody the Poor Settler? (CT-X-04, CT-X-05) */
static inline bool laws_poor(const struct th_rules *r)
{
    return !cat_module_on(r, CAT_M_BARBARIANS) && !cat_module_on(r, CAT_M_TRADERS);
}

/* The richest alone one more, all of the poorest two less, from the first turn on (CT-RI-30..33). */
static inline int laws_wealth(const struct th_rules *r, const struct cat_state *s, int seat)
{
    int richer = 0, poorer = 0, equal = 0;
    if (!cat_module_on(r, CAT_M_RIVERS) || (s->flow.depth > 0 && s->flow.stack[0].step < 2))
        return 0;
    for (int i = 0; i < r->seats; i++) {
        richer += s->base.coins[i] > s->base.coins[seat];
        poorer += s->base.coins[i] < s->base.coins[seat];
        equal += i != seat && s->base.coins[i] == s->base.coins[seat];
    }
    return (richer + equal == 0 ? 1 : 0) - (poorer == 0 && laws_poor(r) ? 2 : 0);
}

static inline int laws_points(const struct th_rules *r, const void *state, int seat)
{
    const struct cat_state *s = state;
    return (s->tb.harbormaster == seat + 1 ? 2 : 0) + /* CT-HM-02 */
           laws_camels(r, s, seat) + s->tb.traders.delivered[seat] +
           (s->tb.traders.level[seat] == 5) + /* CT-TB-42, CT-TB-21 */
           laws_war(r, s, seat) + laws_wealth(r, s, seat);
}

static inline int laws_target(const struct th_rules *r, const void *state, int seat, int before)
{
    const struct cat_state *s = state;
    bool ck = cat_module_on(r, CAT_M_CK);
    if (cat_module_on(r, CAT_M_CARAVANS) || cat_module_on(r, CAT_M_BARBARIANS)) /* CT-GEN-10 */
        before = 12;
    if (cat_module_on(r, CAT_M_TRADERS))
        before = cat_module_on(r, CAT_M_CARAVANS) ? 15 : 13; /* CT-X-06 */
    if (ck && (cat_module_on(r, CAT_M_CARAVANS) || cat_module_on(r, CAT_M_TRADERS)))
        before = 15; /* CT-X-34, CT-X-36 */
    if ((ck || cat_module_on(r, CAT_M_SEA)) && cat_module_on(r, CAT_M_BARBARIANS))
        before = 13; /* CT-X-35, CT-X-44 */
    if (cat_module_on(r, CAT_M_SEA) && cat_module_on(r, CAT_M_TRADERS))
        before = r->opt[CAT_OPT_SEA_SCENARIO] == 0 ? 16 : 15; /* CT-X-45 */
    return before + r->opt[CAT_OPT_HOUSE_POINTS] +            /* CB-HOUSE-02 */
           cat_module_on(r, CAT_M_HARBORMASTER) +             /* CT-HM-04 */
           (s->tb.fishermen.boot == seat + 1);                /* CT-FI-41 */
}

static inline int laws_bank(const struct th_rules *r, int so_many)
{
    return r->opt[CAT_OPT_HOUSE_BANK] == 2 && so_many > 0 ? 100 : so_many; /* CB-HOUSE-07 */
}

static inline int laws_limit(const struct th_rules *r)
{
    return cat_module_on(r, CAT_M_HOUSE) ? r->opt[CAT_OPT_HOUSE_LIMIT] : 7; /* CB-HOUSE-03 */
}

/* A 7 counts, or brings nothing in the first rounds (CB-HOUSE-04). */
static inline bool laws_peace(const struct th_rules *r, const void *state)
{
    return th_turn_no(state) <= r->opt[CAT_OPT_HOUSE_PEACE] * r->seats;
}

/* Development cards of a kind (CB-SETUP-04, CB-56-05, CT-TB-60). */
static inline int laws_deck(const struct th_rules *r, int card)
{
    static const int base[CAT_KINDS] = { 14, 2, 2, 2, 5 }, six[CAT_KINDS] = { 20, 3, 3, 3, 5 },
                     traders[CAT_KINDS] = { 16, 3, 0, 0, 3, 3 };
    return (cat_module_on(r, CAT_M_TRADERS) ? traders : r->seats > 4 ? six : base)[card];
}

static inline bool laws_robber(const struct th_rules *r) /* CT-TB-01 */
{
    return !cat_module_on(r, CAT_M_TRADERS);
}

static inline bool laws_longest_road(const struct th_rules *r) /* CT-TB-01 */
{
    return !cat_module_on(r, CAT_M_TRADERS);
}

#endif
