/* ck_check.c - every invariant of a Cities & Knights position; what each frame's fields may hold. */
#include "ck.h"

static int no(struct th_why *why, th_clause clause, const char *text)
{
    return th_fail(why, clause, text, NULL);
}

static bool on_stack(const struct th_ctx *g, int kind)
{
    for (int i = 0; i < g->flow->depth; i++)
        if (g->flow->stack[i].kind == kind)
            return true;
    return false;
}

/* -------------------------------------------------------------------- pieces */

static int check_knights(const struct th_ctx *g, struct th_why *why)
{
    const struct ck_state *k = ck_st(g);
    for (int node = 0; node < CAT_NODES; node++) {
        int knight = k->knight[node];
        if (knight == 0)
            continue;
        if (node >= cat_ru(g)->graph.n_node || ck_owner(knight) < 0 ||
            ck_owner(knight) >= g->flow->seats || ck_level(knight) == 0)
            return no(why, CK_KNIGHT_01, "a knight of nobody");
        if (cat_bs(g)->node[node] != 0)
            return no(why, CK_KNIGHT_20, "a knight stands on a building");
    }
    for (int seat = 0; seat < CAT_OWNERS; seat++)
        for (int level = 0; level < CK_MIGHTY; level++)
            if (k->fielded[seat][level] > CK_PER_LEVEL)
                return no(why, CK_COMP_04, "too many knights of one level");
    return 0;
}

static int check_cities(const struct th_ctx *g, struct th_why *why)
{
    const struct ck_state *k = ck_st(g);
    CK_EACH_NODE(k->wall, node)
        if (!ck_is_city(g, node))
            return no(why, CK_WALL_02, "a wall without a city");
    CK_EACH_NODE(k->damaged, node)
        if ((cat_bs(g)->node[node] & CAT_CITY_BIT) == 0)
            return no(why, CK_DMG_01, "damaged is not a city");
    for (int seat = 0; seat < g->flow->seats; seat++)
        if (ck_walls(g, seat) > CK_WALLS)
            return no(why, CK_WALL_02, "too many walls of one colour");
    for (int track = 0; track < CK_TRACKS; track++) {
        int at = k->crown[track] - 1;
        if (at < 0)
            continue;
        if (!ck_is_city(g, at) || ck_crown_at(g, at) != track)
            return no(why, CK_METRO_06, "a metropolis has no city of its own");
        if (k->level[ck_crown_owner(g, track)][track] < CK_METROPOLIS)
            return no(why, CK_METRO_01, "a metropolis without its level");
    }
    return 0;
}

/* --------------------------------------------------------------------- cards */

static int check_decks(const struct th_ctx *g, struct th_why *why)
{
    static const uint8_t point[CK_TRACKS] = { 0, CK_CONSTITUTION, CK_PRINTER };
    const struct ck_state *k = ck_st(g);
    for (int deck = 0; deck < CK_TRACKS; deck++) {
        int unknown = 0, hidden = ck_sum(ck_pool(g, deck));
        for (int seat = 0; seat < CAT_OWNERS; seat++)
            unknown += k->unk[seat][deck];
        for (int i = 0; i < k->n_under[deck]; i++)
            unknown += (k->under[deck][i] & 31) == 0;
        if (point[deck] != 0)
            hidden -= ck_nibble(ck_pool(g, deck), ck_card_info[point[deck]].lane);
        if (unknown > hidden)
            return no(why, CK_COMP_02, "more progress cards are unknown than there are");
        for (int seat = 0; seat < CAT_OWNERS && point[deck] != 0; seat++)
            if (ck_held(g, seat, point[deck]) > 0)
                return no(why, CK_HAND_06, "a point card is not kept in hand");
    }
    return 0;
}

static int check_caches(const struct th_ctx *g, struct th_why *why)
{
    struct cat_state copy;
    struct th_ctx h = { .rules = g->rules, .flow = &copy.flow };
    memcpy(&copy, cat_st(g), sizeof copy);
    ck_rebuild(&h);
    if (memcmp(&copy.ck, ck_st(g), sizeof copy.ck) != 0)
        return no(why, 0, "a cache of knights or cards is stale");
    return 0;
}

/* --------------------------------------------------------------------- table */

static int check_seats(const struct th_ctx *g, struct th_why *why)
{
    const struct ck_state *k = ck_st(g);
    for (int seat = g->flow->seats; seat < CAT_OWNERS; seat++)
        if (ck_cards_in_hand(g, seat) > 0 || (k->defender[seat] | k->harbour[seat]) != 0)
            return no(why, 0, "somebody who does not play has progress");
    if (k->got >> g->flow->seats != 0)
        return no(why, CK_PROD_10, "somebody who does not play has received cards");
    return 0;
}

static int check_table(const struct th_ctx *g, struct th_why *why)
{
    const struct ck_state *k = ck_st(g);
    if ((k->merchant == 0) != (k->merchant_owner == 0) ||
        (k->merchant != 0 && !cat_is_land(cat_bs(g)->terrain[k->merchant - 1])))
        return no(why, CK_MERCH_02, "the merchant stands nowhere");
    if (k->ship > CK_LAIR || (k->ship == CK_LAIR && !on_stack(g, CK_F_ATTACK)))
        return no(why, CK_EVENT_02, "the barbarians have landed and do not attack");
    if (!ck_empty(&k->sent) && !on_stack(g, CK_F_ATTACK))
        return no(why, CK_EXPERT_01, "knights are sent although nobody attacks");
    CK_EACH_NODE(k->sent, node)
        if ((k->knight[node] & CK_ACTIVE) == 0)
            return no(why, CK_EXPERT_01, "an inactive knight is sent");
    bool waits = on_stack(g, CK_F_RETREAT) || on_stack(g, CK_F_PLACE);
    if ((k->waiting != 0) != waits)
        return no(why, CK_ACT_10, "a knight waits for nothing");
    if (k->offered != 0 && !on_stack(g, CK_F_HARBOUR))
        return no(why, CK_HARB_01, "a card is offered to nobody");
    return 0;
}

/* -------------------------------------------------------------------- frames */

static bool asks_one(const struct th_frame *f)
{
    return f->actors == 1U << f->seat;
}

static bool is_other(const struct th_ctx *g, const struct th_frame *f)
{
    return f->a >= 0 && f->a < g->flow->seats && f->a != f->seat;
}

/* The knight that waits: whose it is, and that there is a piece of its level. */
static bool waits_sane(const struct th_ctx *g, const struct th_frame *f)
{
    const struct ck_state *k = ck_st(g);
    int level = ck_level(k->waiting);
    bool place = f->a >= 0 && f->a < cat_ru(g)->graph.n_node && asks_one(f);
    if (!place || level == 0 || ck_owner(k->waiting) != f->seat)
        return false;
    return f->kind == CK_F_PLACE || k->fielded[f->seat][level - 1] < CK_PER_LEVEL;
}

static bool harbour_sane(const struct th_ctx *g, const struct th_frame *f)
{
    const struct cat_base *s = cat_bs(g);
    int offered = ck_st(g)->offered;
    if (!is_other(g, f) || !asks_one(f))
        return false;
    if (offered == 0)
        return s->hand_unk[f->a] > 0;
    return cat_count(s->hand[f->a], offered - 1) > 0;
}

static bool lose_sane(const struct th_ctx *g, const struct th_frame *f)
{
    return f->actors >> g->flow->seats == 0;
}

static bool frame_sane(const struct th_ctx *g, int i)
{
    const struct cat_graph *gr = &cat_ru(g)->graph;
    const struct th_frame *f = &g->flow->stack[i];
    int below = i > 0 ? g->flow->stack[i - 1].kind : -1, seats = g->flow->seats;
    bool track = f->a >= 0 && f->a < CK_TRACKS, chance = f->actors == TH_CHANCE;
    switch (f->kind) {
    case CAT_F_ROB: return f->b == 0 || f->b == CK_F_BISHOP;
    case CK_F_EVENT: return below == CAT_F_ROLL && chance;
    case CK_F_GATE: return track && f->n <= seats;
    case CK_F_CARD: return track && chance && ck_deck_size(g, f->a) > 0;
    case CK_F_LIMIT: return f->n <= seats && f->m <= 1;
    case CK_F_SHED:
    case CK_F_DECK:
    case CK_F_AQUEDUCT: return asks_one(f);
    case CK_F_ATTACK: return f->step <= 2 && f->n <= seats;
    case CK_F_SEND: return below == CK_F_ATTACK && asks_one(f);
    case CK_F_LOSE: return lose_sane(g, f);
    case CK_F_REWARD: return f->n <= seats && f->m >> seats == 0;
    case CK_F_AQUEDUCTS: return f->n <= seats;
    case CK_F_CROWN: return track && asks_one(f);
    case CK_F_RETREAT:
    case CK_F_PLACE: return waits_sane(g, f);
    case CK_F_SMITH: return f->n <= 2 && (f->actors == 0 || (asks_one(f) && f->n > 0));
    case CK_F_BISHOP: return f->a >= 0 && f->a < gr->n_map && f->n <= seats;
    case CK_F_REBUILD: return f->a >= 0 && f->a < gr->n_edge && asks_one(f);
    case CK_F_SPY: return is_other(g, f) && asks_one(f) && ck_cards_in_hand(g, f->a) > 0;
    case CK_F_DESERTER: return is_other(g, f) && asks_one(f);
    case CK_F_HARBOUR: return harbour_sane(g, f);
    case CK_F_MASTER:
        return is_other(g, f) && asks_one(f) && f->n >= 1 && f->n <= 2 &&
               f->n <= cat_hand_size(cat_bs(g), f->a);
    default: return true;
    }
}

int ck_check(const struct th_ctx *g, struct th_why *why)
{
    for (int i = 0; i < g->flow->depth; i++)
        if (!frame_sane(g, i))
            return th_fail(
                why, 0, "a frame does not fit the position:", th_def(g, &g->flow->stack[i])->name);
    if (check_knights(g, why) != 0 || check_cities(g, why) != 0 || check_decks(g, why) != 0 ||
        check_caches(g, why) != 0 || check_seats(g, why) != 0)
        return -1;
    return check_table(g, why);
}
