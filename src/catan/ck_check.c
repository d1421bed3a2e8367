/* ck_check.c - every invariant of a Cities & Knights position. What its frames may hold stands in their rows, ck_frames.def. */
#include "ck.h"

static int no(struct th_why *why, th_clause clause, const char *text)
{
    return th_fail(why, clause, text, NULL);
}

/* -------------------------------------------------------------------- pieces */

static int check_knights(const struct th_ctx *g, struct th_why *why)
{
    const struct ck_state *k = ck_st(g);
    for (int at = 0; at < CAT_NODES; at++) {
        int knight = k->knight[at];
        if (knight == 0)
            continue;
        if (at >= ck_places(g) || ck_owner(knight) < 0 || ck_owner(knight) >= cat_ru(g)->owners ||
            ck_level(knight) == 0)
            return no(why, CK_KNIGHT_01, "a knight of nobody");
        if (ck_knight_at(g, at) != 0 && cat_bs(g)->node[at] != 0)
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
    if (k->merchant != 0 && cat_bs(g)->terrain[k->merchant - 1] == CAT_GOLD)
        return no(why, CK_SEA_11, "the merchant stands on gold");
    if (k->ship > CK_LAIR || (k->ship == CK_LAIR && !th_on_stack(g, CK_F_ATTACK)))
        return no(why, CK_EVENT_02, "the barbarians have landed and do not attack");
    if (!ck_empty(&k->sent) && !th_on_stack(g, CK_F_ATTACK))
        return no(why, CK_EXPERT_01, "knights are sent although nobody attacks");
    CK_EACH_NODE(k->sent, node)
        if ((k->knight[node] & CK_ACTIVE) == 0)
            return no(why, CK_EXPERT_01, "an inactive knight is sent");
    bool waits = th_on_stack(g, CK_F_RETREAT) || th_on_stack(g, CK_F_PLACE);
    if ((k->waiting != 0) != waits)
        return no(why, CK_ACT_10, "a knight waits for nothing");
    if (k->offered != 0 && !th_on_stack(g, CK_F_HARBOUR))
        return no(why, CK_HARB_01, "a card is offered to nobody");
    return 0;
}

/* -------------------------------------- frames: what their columns cannot say */

bool ck_sane_card(const struct th_ctx *g, const struct th_frame *f)
{
    return ck_deck_size(g, f->a) > 0;
}

/* The knight that waits belongs to who is asked. */
bool ck_sane_place(const struct th_ctx *g, const struct th_frame *f)
{
    int waiting = ck_st(g)->waiting;
    return ck_level(waiting) > 0 && ck_owner(waiting) == f->seat;
}

/* Nobody's knights wait for whoever drove them off. */
static bool waits(const struct th_ctx *g, const struct th_frame *f)
{
    int waiting = ck_st(g)->waiting, owner = ck_owner(waiting);
    return ck_level(waiting) > 0 && owner < cat_ru(g)->owners &&
           (owner == f->seat || owner >= g->flow->seats);
}

/* There is a piece of its level. */
bool ck_sane_retreat(const struct th_ctx *g, const struct th_frame *f)
{
    const struct ck_state *k = ck_st(g);
    return waits(g, f) && k->fielded[ck_owner(k->waiting)][ck_level(k->waiting) - 1] < CK_PER_LEVEL;
}

bool ck_sane_spy(const struct th_ctx *g, const struct th_frame *f)
{
    return ck_cards_in_hand(g, f->a) > 0;
}

bool ck_sane_harbour(const struct th_ctx *g, const struct th_frame *f)
{
    const struct cat_base *s = cat_bs(g);
    int offered = ck_st(g)->offered;
    return offered == 0 ? s->hand_unk[f->a] > 0 : cat_count(s->hand[f->a], offered - 1) > 0;
}

bool ck_sane_master(const struct th_ctx *g, const struct th_frame *f)
{
    return f->n >= 1 && f->n <= cat_hand_size(cat_bs(g), f->a);
}

int ck_check(const struct th_ctx *g, struct th_why *why)
{
    if (check_knights(g, why) != 0 || check_cities(g, why) != 0 || check_decks(g, why) != 0 ||
        check_caches(g, why) != 0 || check_seats(g, why) != 0)
        return -1;
    return check_table(g, why);
}
