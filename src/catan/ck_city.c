/* ck_city.c - what cities carry: walls, improvements, metropolises; and what becomes of those the barbarians take.
 *
 * A city is damaged when its bit is set in `damaged`: for the base it is still a city piece (so the supplies are right),
 * but it counts and yields like a settlement. Frame ck.crown: a = track.
 * Clauses: CK-WALL-*, CK-IMPR-*, CK-METRO-*, CK-DMG-*, CK-BARB-13..15. */
#include "ck.h"

static bool own_city(const struct th_ctx *g, int seat, int node)
{
    return cat_bs(g)->node[node] == ((seat + 1) | CAT_CITY_BIT);
}

int ck_crown_at(const struct th_ctx *g, int node)
{
    for (int track = 0; track < CK_TRACKS; track++)
        if (ck_st(g)->crown[track] == node + 1)
            return track;
    return -1;
}

bool ck_is_plain(const struct th_ctx *g, int node)
{
    return ck_is_city(g, node) && ck_crown_at(g, node) < 0 && !cat_node_sleeps(g, node);
}

int ck_crown_owner(const struct th_ctx *g, int track)
{
    int at = ck_st(g)->crown[track];
    return at == 0 ? -1 : cat_node_owner(cat_bs(g), at - 1);
}

static int damaged(const struct th_ctx *g, int seat)
{
    int n = 0;
    if (!ck_empty(&ck_st(g)->damaged))
        CK_EACH_NODE(ck_st(g)->damaged, node)
            n += cat_node_owner(cat_bs(g), node) == seat;
    return n;
}

bool ck_has_damaged(const struct th_ctx *g, int seat)
{
    return damaged(g, seat) > 0;
}

int ck_cities(const struct th_ctx *g, int seat)
{
    return cat_standing(g, seat, CAT_CITY_PIECE) - damaged(g, seat);
}

/* Cities that bring nothing now, because a module says so. */
static int asleep(const struct th_ctx *g, int seat)
{
    int n = 0;
    if (cat_ru(g)->hooks.n_node_sleeps > 0)
        for (int node = 0; node < cat_ru(g)->graph.n_node; node++)
            n += own_city(g, seat, node) && cat_node_sleeps(g, node);
    return n;
}

int ck_plain_cities(const struct th_ctx *g, int seat)
{
    int n = ck_cities(g, seat) - asleep(g, seat);
    for (int track = 0; track < CK_TRACKS; track++)
        n -= ck_crown_owner(g, track) == seat;
    return n;
}

int ck_cities_at_stake(const struct th_ctx *g, int seat)
{
    bool spared = cat_opt(g, CAT_OPT_CK_LAST_CITY) != 0 && ck_cities(g, seat) == 1;
    return spared ? 0 : ck_plain_cities(g, seat);
}

/* -------------------------------------------------------------------- walls */

int ck_walls(const struct th_ctx *g, int seat)
{
    int n = 0;
    CK_EACH_NODE(ck_st(g)->wall, node)
        n += cat_node_owner(cat_bs(g), node) == seat;
    return n;
}

cat_cards ck_wall_cost(void)
{
    return cat_some(CAT_BRICK, 2); /* CK-WALL-01 */
}

th_clause ck_no_wall(const struct th_ctx *g, int seat, int node)
{
    if (ck_walls(g, seat) >= CK_WALLS)
        return CK_WALL_02;
    if (!own_city(g, seat, node) || !ck_is_city(g, node) || cat_has_node(&ck_st(g)->wall, node))
        return CK_WALL_02;
    return 0;
}

void ck_put_wall(struct th_ctx *g, int seat, int node)
{
    cat_put_node(&ck_st(g)->wall, node);
    th_emit(g, CK_EV_WALL, seat, { (int16_t)node });
}

th_clause ck_no_wall_move(const struct th_ctx *g, int seat, th_move m)
{
    th_clause no = ck_no_wall(g, seat, th_arg(m, 0));
    if (no != 0)
        return no;
    return cat_covers(cat_bs(g)->hand[seat], ck_wall_cost()) ? 0 : CK_WALL_01;
}

void ck_do_wall(struct th_ctx *g, int seat, th_move m)
{
    ck_pay(g, seat, ck_wall_cost());
    ck_put_wall(g, seat, th_arg(m, 0));
}

/* ------------------------------------------------------------- lost and restored */

/* The piece becomes a settlement; without one in the supply it is laid on its side (CK-BARB-14, CK-BARB-15). */
void ck_lose_city(struct th_ctx *g, int node)
{
    struct ck_state *k = ck_st(g);
    int owner = cat_node_owner(cat_bs(g), node);
    bool walled = cat_has_node(&k->wall, node);
    ck_drop_node(&k->wall, node); /* CK-WALL-05 */
    if (cat_bs(g)->left[CAT_TOWN_PIECE][owner] > 0) {
        cat_lower_city(g, node);
        th_emit(g, CK_EV_LOST, owner, { (int16_t)node });
    } else {
        cat_put_node(&k->damaged, node);
        cat_bs(g)->dirty |= CAT_DIRTY_POINTS;
        th_emit(g, CK_EV_DAMAGED, owner, { (int16_t)node });
    }
    if (walled)
        th_emit(g, CK_EV_WALL_LOST, owner, { (int16_t)node });
}

void ck_restore(struct th_ctx *g, int seat, int node)
{
    ck_drop_node(&ck_st(g)->damaged, node);
    cat_bs(g)->dirty |= CAT_DIRTY_POINTS;
    th_emit(g, CK_EV_REPAIR, seat, { (int16_t)node });
}

cat_cards ck_repair_cost(const struct th_ctx *g)
{
    return cat_some(CAT_ORE, 3) +
           cat_some(CAT_GRAIN, cat_opt(g, CAT_OPT_CK_REPAIR)); /* CK-DMG-02 */
}

th_clause ck_no_repair(const struct th_ctx *g, int seat, th_move m)
{
    int node = th_arg(m, 0);
    if (!cat_has_node(&ck_st(g)->damaged, node) || cat_node_owner(cat_bs(g), node) != seat)
        return CK_DMG_01;
    return cat_covers(cat_bs(g)->hand[seat], ck_repair_cost(g)) ? 0 : CK_DMG_02;
}

void ck_do_repair(struct th_ctx *g, int seat, th_move m)
{
    ck_pay(g, seat, ck_repair_cost(g));
    ck_restore(g, seat, th_arg(m, 0));
}

/* ------------------------------------------------------------- improvements */

int ck_track_good(int track)
{
    static const uint8_t good[CK_TRACKS] = { CK_CLOTH, CK_COIN, CK_PAPER }; /* CK-IMPR-01 */
    return good[track];
}

int ck_level_cost(const struct th_ctx *g, int seat, int track)
{
    const struct ck_state *k = ck_st(g);
    int off = g->flow->on_turn == seat + 1 ? k->crane : 0; /* the Crane is his who is on turn */
    return k->level[seat][track] + 1 - off;                /* CK-IMPR-02, CK-CRANE-01 */
}

th_clause ck_no_level(const struct th_ctx *g, int seat, int track)
{
    const struct ck_state *k = ck_st(g);
    int next = k->level[seat][track] + 1;
    if (next > CK_TOP)
        return CK_IMPR_02;
    if (cat_opt(g, CAT_OPT_CK_DAMAGE_BLOCKS) != 0 && ck_has_damaged(g, seat))
        return CK_IMPR_06;
    if (cat_opt(g, CAT_OPT_CK_NEEDS_CITY) != 0 && ck_cities(g, seat) == 0)
        return CK_IMPR_04;
    if (next >= CK_METROPOLIS && ck_crown_owner(g, track) != seat && ck_plain_cities(g, seat) == 0)
        return CK_METRO_07; /* whether or not it would win a metropolis: CK-METRO-08 */
    return 0;
}

th_clause ck_no_improve_move(const struct th_ctx *g, int seat, th_move m)
{
    int track = th_arg(m, 0);
    if (track >= CK_TRACKS)
        return CK_IMPR_01;
    th_clause no = ck_no_level(g, seat, track);
    if (no != 0)
        return no;
    int have = cat_count(cat_bs(g)->hand[seat], ck_track_good(track));
    return have >= ck_level_cost(g, seat, track) ? 0 : CK_IMPR_02;
}

/* The first at level 4; later whoever reaches 5 before the holder does (CK-METRO-01, CK-METRO-03). */
static bool wins_crown(const struct th_ctx *g, int seat, int track)
{
    const struct ck_state *k = ck_st(g);
    int holder = ck_crown_owner(g, track), level = k->level[seat][track];
    if (holder < 0)
        return level >= CK_METROPOLIS;
    return holder != seat && level == CK_TOP && k->level[holder][track] < CK_TOP;
}

void ck_do_improve(struct th_ctx *g, int seat, th_move m)
{
    struct ck_state *k = ck_st(g);
    int track = th_arg(m, 0);
    ck_pay(g, seat, cat_some(ck_track_good(track), ck_level_cost(g, seat, track)));
    k->crane = 0;
    k->level[seat][track]++;
    th_emit(g, CK_EV_IMPROVED, seat, { (int16_t)track, k->level[seat][track] });
    if (cat_ru(g)->params.raid != 0) /* once the metropolis stands */
        th_push(g, cat_ru(g)->params.raid, seat, 0);
    if (wins_crown(g, seat, track))
        th_push(g, CK_F_CROWN, seat, 1U << seat)->a = (int16_t)track;
}

void ck_gen_improve(const struct th_ctx *g, int seat, struct th_moves *out)
{
    if (!ck_empty(&ck_st(g)->damaged))
        CK_EACH_NODE(ck_st(g)->damaged, node)
            if (ck_no_repair(g, seat, th_make(CK_MV_REPAIR, node, 0, 0)) == 0)
                th_add(out, th_make(CK_MV_REPAIR, node, 0, 0));
    for (int track = 0; track < CK_TRACKS; track++) {
        int have = cat_count(cat_bs(g)->hand[seat], ck_track_good(track));
        if (have >= ck_level_cost(g, seat, track) && ck_no_level(g, seat, track) == 0)
            th_add(out, th_make(CK_MV_IMPROVE, track, 0, 0));
    }
}

/* -------------------------------------------------------------- metropolises */

th_clause ck_no_crown(const struct th_ctx *g, int seat, th_move m)
{
    int node = th_arg(m, 0);
    return own_city(g, seat, node) && ck_is_plain(g, node) ? 0 : CK_METRO_01;
}

void ck_gen_crown(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    (void)f;
    for (int node = 0; node < cat_ru(g)->graph.n_node; node++)
        if (ck_no_crown(g, seat, th_make(CK_MV_CROWN, node, 0, 0)) == 0)
            th_add(out, th_make(CK_MV_CROWN, node, 0, 0));
}

void ck_do_crown(struct th_ctx *g, int seat, th_move m)
{
    struct ck_state *k = ck_st(g);
    int track = th_top(g)->a, node = th_arg(m, 0), old = ck_crown_owner(g, track);
    if (old >= 0)
        th_emit(g, CK_EV_UNCROWN, old, { (int16_t)track, (int16_t)(k->crown[track] - 1) });
    k->crown[track] = (uint8_t)(node + 1);
    cat_bs(g)->dirty |= CAT_DIRTY_POINTS;
    if (old >= 0 && cat_ru(g)->hooks.n_node_sleeps > 0)
        cat_rebuild_ports(g); /* the city it has left may sleep now */
    th_pop(g);
    th_emit(g, CK_EV_CROWN, seat, { (int16_t)track, (int16_t)node });
}
