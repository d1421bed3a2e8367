/* sea_fleet.c - the pirate fleet: it sails after each roll and attacks whoever lives where it comes to; the siege of a fortress.
 *
 * Owns fleet and fort[]. Frames: sea.fleet seat = roller, n = seats looked at; sea.loss seat = loser, n = cards still to be
 * lost; sea.prize as catan.pick; sea.raid seat = who rolled the 7; sea.siege seat = attacker, their turn is over but for it.
 * Clauses: CS-PI-20..31, CS-PI-33. */
#include "sea_fleet.h"

enum {
    DIE = 6,
    MOST_LOST = 5 /* one, and one for each city (CS-PI-24) */
};

extern const struct sea_scenario sea_pirate_islands;

bool sea_captured(const struct th_ctx *g, int seat)
{
    return sea_st(g)->colour[seat] != 0 && sea_st(g)->fort[seat] == 0;
}

bool sea_fleet_sails(const struct th_ctx *g)
{
    for (int seat = 0; seat < g->flow->seats; seat++)
        if (!sea_captured(g, seat))
            return true;
    return false;
}

/* ---------------------------------------------------------------------- sailing */

/* Hexes of its path are the starts of the map, in the order it sails; the path is closed (CS-PI-20). */
int sea_fleet_path(const struct th_ctx *g)
{
    const struct cat_map *map = cat_ru(g)->params.map;
    int n = 0;
    for (int i = 0; i < map->n_marks; i++)
        n += map->marks[i].kind == CAT_MARK_FLEET;
    return n;
}

int sea_fleet_hex(const struct th_ctx *g, int steps)
{
    const struct cat_mark *path = cat_map_mark(cat_ru(g)->params.map, CAT_MARK_FLEET);
    return path[(sea_st(g)->fleet + steps) % sea_fleet_path(g)].place;
}

bool sea_fleet_meets(const struct th_ctx *g, int seat, int hex)
{
    struct cat_rob rob = { .hex = (uint8_t)hex };
    return cat_rob_reaches(g, &rob, seat); /* buildings, never ships (CS-PI-27) */
}

static int lower_die(const struct cat_base *s)
{
    return s->die[0] < s->die[1] ? s->die[0] : s->die[1];
}

static int enemies(const struct th_ctx *g, int hex)
{
    int n = 0;
    for (int seat = 0; seat < g->flow->seats; seat++)
        n += sea_fleet_meets(g, seat, hex);
    return n;
}

void sea_fleet_sail(struct th_ctx *g, struct th_frame *f)
{
    int steps = lower_die(cat_bs(g)), hex = sea_fleet_hex(g, steps); /* CS-PI-21 */
    if (!sea_fleet_sails(g) || steps == 0)
        return;
    sea_st(g)->fleet = (uint8_t)((sea_st(g)->fleet + steps) % sea_fleet_path(g));
    th_emit(g, SEA_EV_FLEET, TH_DEALER, { (int16_t)hex, (int16_t)steps });
    int n = enemies(g, hex);
    if (n > 1 && cat_opt(g, CAT_OPT_SEA_FLEET) != 0) /* CS-PI-22 */
        n = 0;
    if (n > 0)
        th_push(g, SEA_F_FLEET, f->seat, 0);
}

/* --------------------------------------------------------------------- fighting */

int sea_fleet_price(const struct th_ctx *g, int seat)
{
    int price = 1 + cat_standing(g, seat, CAT_CITY_PIECE), hand = cat_hand_size(cat_bs(g), seat);
    return price < hand ? price : hand;
}

static void fight(struct th_ctx *g, int seat)
{
    int fleet = lower_die(cat_bs(g)), own = sea_warships(g, seat);
    int price = sea_fleet_price(g, seat);
    th_emit(g, SEA_EV_FIGHT, seat, { (int16_t)fleet, (int16_t)own });
    if (own > fleet)
        th_push(g, SEA_F_PRIZE, seat, 0)->n = 1; /* CS-PI-25 */
    else if (own < fleet && price > 0)
        th_push(g, SEA_F_LOSS, seat, TH_CHANCE)->n = (uint8_t)price; /* CS-PI-24 */
}

/* One owner after the other, the roller first (CS-PI-22). */
void sea_run_fleet(struct th_ctx *g, struct th_frame *f)
{
    if (f->n == g->flow->seats) {
        th_pop(g);
        return;
    }
    int seat = (f->seat + f->n++) % g->flow->seats;
    if (sea_fleet_meets(g, seat, sea_fleet_hex(g, 0)))
        fight(g, seat);
}

bool sea_sane_fleet(const struct th_ctx *g, const struct th_frame *f)
{
    (void)f;
    return lower_die(cat_bs(g)) > 0;
}

void sea_gen_loss(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    (void)seat;
    cat_gen_any_card(g, f->seat, SEA_MV_LOSS, out);
}

th_clause sea_no_loss(const struct th_ctx *g, int dealer, th_move m)
{
    (void)dealer;
    return cat_can_hold(g, th_top(g)->seat, th_arg(m, 0)) ? 0 : CS_PI_24;
}

void sea_do_loss(struct th_ctx *g, int dealer, th_move m)
{
    struct th_frame *f = th_top(g);
    int seat = f->seat;
    (void)dealer;
    if (--f->n == 0)
        th_pop(g);
    cat_pay(g, seat, cat_some(th_arg(m, 0), 1));
    th_emit(g, SEA_EV_LOSS, seat, { (int16_t)th_arg(m, 0) });
}

bool sea_sane_loss(const struct th_ctx *g, const struct th_frame *f)
{
    return f->n > 0 && f->n <= MOST_LOST && f->n <= cat_hand_size(cat_bs(g), f->seat);
}

/* ------------------------------------------------------------ a seven (CS-PI-26) */

th_clause sea_no_raid(const struct th_ctx *g, int seat, th_move m)
{
    int victim = th_arg(m, 0);
    return victim != seat && cat_hand_size(cat_bs(g), victim) > 0 ? 0 : CS_PI_26;
}

void sea_gen_raid(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    (void)f;
    th_add(out, th_make(SEA_MV_SPARE, 0, 0, 0));
    for (int victim = 0; victim < g->flow->seats; victim++) {
        th_move m = th_make(SEA_MV_RAID, victim, 0, 0);
        if (sea_no_raid(g, seat, m) == 0)
            th_add(out, m);
    }
}

void sea_run_raid(struct th_ctx *g, struct th_frame *f)
{
    struct th_moves moves = { .n = 0 };
    sea_gen_raid(g, f, f->seat, &moves);
    if (moves.n == 1) /* nobody has a card */
        th_pop(g);
    else
        f->actors = (uint8_t)(1U << f->seat);
}

void sea_do_raid(struct th_ctx *g, int seat, th_move m)
{
    th_pop(g);
    cat_open_steal(g, seat, th_arg(m, 0));
}

/* -------------------------------------------------------------------- the siege */

th_clause sea_no_attack_now(const struct th_ctx *g, int seat)
{
    if (sea_captured(g, seat))
        return CS_PI_31;
    return sea_to_fortress(g, seat) == 0 ? 0 : CS_PI_28;
}

th_clause sea_no_attack(const struct th_ctx *g, int seat, th_move m)
{
    (void)m;
    return sea_scenario(g) == &sea_pirate_islands ? sea_no_attack_now(g, seat) : CS_PI_28;
}

/* The attack ends the turn (CS-PI-28): only the die is still rolled in it. */
void sea_do_attack(struct th_ctx *g, int seat, th_move m)
{
    (void)m;
    th_pop(g);
    th_emit(g, SEA_EV_ATTACK, seat, { (int16_t)sea_warships(g, seat) });
    th_push(g, SEA_F_SIEGE, seat, TH_CHANCE);
}

void sea_gen_siege(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    (void)g;
    (void)f;
    (void)seat;
    for (int die = 1; die <= DIE; die++)
        th_add_weighted(out, th_make(SEA_MV_DIE, die, 0, 0), 1);
}

th_clause sea_no_die(const struct th_ctx *g, int dealer, th_move m)
{
    (void)g;
    (void)dealer;
    return th_arg(m, 0) >= 1 && th_arg(m, 0) <= DIE ? 0 : CS_PI_29;
}

bool sea_sane_siege(const struct th_ctx *g, const struct th_frame *f)
{
    return sea_st(g)->colour[f->seat] != 0 && sea_no_attack_now(g, f->seat) == 0;
}

/* The piece on top of the stack stands on the board from now on (CS-PI-31). */
static void capture(struct th_ctx *g, int seat)
{
    int node = sea_mark_at(g, CAT_MARK_FORTRESS, seat);
    struct cat_build b = {
        .owner = (uint8_t)seat, .piece = CAT_TOWN_PIECE, .at = (uint8_t)node, .free = true
    };
    cat_bs(g)->left[CAT_TOWN_PIECE][seat]++;
    th_emit(g, SEA_EV_CAPTURED, seat, { (int16_t)node });
    cat_put_town(g, seat, node);
    cat_built(g, &b);
    if (!sea_fleet_sails(g))
        th_emit(g, SEA_EV_FLEET_GONE, TH_DEALER, { 0 }); /* CS-PI-33 */
}

/* Front ships go back to the supply, warships as ordinary ones (CS-PI-29, CS-PI-30). */
static void sink(struct th_ctx *g, int seat, int n)
{
    struct sea_way way = sea_way_of(g, seat, -1);
    for (int i = way.n - 1; i >= way.n - n; i--) {
        sea_drop_edge(&sea_st(g)->war, way.edge[i]);
        cat_take_edge(g, way.edge[i]);
        th_emit(g, SEA_EV_SUNK, seat, { way.edge[i] });
    }
}

void sea_do_die(struct th_ctx *g, int dealer, th_move m)
{
    int seat = th_top(g)->seat, die = th_arg(m, 0), own = sea_warships(g, seat);
    uint8_t *chips = &sea_st(g)->fort[seat];
    (void)dealer;
    th_pop(g);
    if (own > die)
        --*chips;
    th_emit(g, SEA_EV_SIEGE, seat, { (int16_t)die, (int16_t)own, *chips });
    if (own <= die)
        sink(g, seat, own < die ? 2 : 1);
    else if (*chips == 0)
        capture(g, seat);
}
