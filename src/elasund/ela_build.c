/* ela_build.c - phase 2: the contest of permits on a site, what a building costs, what it displaces.
 *
 * ela_site() looks at a site once and is the truth for the list of moves, the refusal, the deed and what clients show.
 * Order of a building action: EL-SEQ-01. Clauses: EL-BLD-*. */
#include "ela.h"

/* ------------------------------------------------------------------ the site */

static void see_permit(struct ela_site *site, int seat, uint8_t on)
{
    int owner = ela_permit_owner(on), value = ela_permit_value(on);
    site->permits++;
    site->count[owner]++;
    site->sum[owner] = (uint8_t)(site->sum[owner] + value);
    if (owner != seat)
        site->gold = (uint8_t)(site->gold + value); /* compensation (EL-BLD-12) */
}

static void see_house(const struct th_ctx *g, struct ela_site *site, int size, int at)
{
    int other = ela_kind[ela_house_kind(ela_st(g)->house[at])].size;
    for (int i = 0; i < site->n_gone; i++)
        if (site->gone[i] == at)
            return;
    site->gone[site->n_gone++] = (uint8_t)at;
    site->equal |= other == size;
    site->bigger |= other > size;
}

/* What lies on the fields. Only the foundation and the church keep a building away for good. */
static th_clause see_fields(const struct th_ctx *g, int seat, int kind, struct ela_site *site)
{
    for (int i = 0; i < site->n; i++) {
        uint8_t on = ela_st(g)->on[site->field[i]];
        if (on == ELA_ON_FOUNDATION)
            return EL_BOARD_09;
        if (on == ELA_ON_CHURCH)
            return EL_BLD_05;
        if (ela_is_permit(on))
            see_permit(site, seat, on);
        else if (on != 0)
            see_house(g, site, site->n, on - 1);
    }
    return site->permits >= ela_kind[kind].permits ? 0 : EL_BLD_06;
}

/* The builder's sum must beat every other player's who has a permit there, one by one (EL-BLD-08..11). */
static th_clause contest(const struct th_ctx *g, int seat, const struct ela_site *site)
{
    bool tie = false;
    if (site->count[seat] == 0)
        return EL_BLD_07;
    for (int other = 0; other < g->flow->seats; other++) {
        if (other == seat || site->count[other] == 0)
            continue;
        if (site->sum[seat] < site->sum[other])
            return EL_BLD_08;
        tie |= site->sum[seat] == site->sum[other];
    }
    return tie ? EL_BLD_09 : 0;
}

/* May seat build there, if cards were no matter? */
static th_clause claim(const struct th_ctx *g, int seat, int kind, int at, struct ela_site *site)
{
    *site = (struct ela_site){ .gold = ela_kind[kind].cost };
    if (ela_left(g, seat, kind) == 0)
        return EL_BLD_04;
    if (!ela_fits(g, kind, at))
        return EL_BLD_05;
    site->n = (uint8_t)ela_footprint(kind, at, site->field);
    th_clause no = see_fields(g, seat, kind, site);
    if (no == 0)
        no = contest(g, seat, site);
    return no == 0 && site->bigger ? EL_BLD_15 : no;
}

th_clause ela_site(const struct th_ctx *g, int seat, int kind, int at, struct ela_site *site)
{
    th_clause no = claim(g, seat, kind, at, site);
    if (no != 0)
        return no;
    if (ela_st(g)->hand[seat][ELA_GOLD] < site->gold)
        return EL_BLD_12;
    return site->equal && !ela_has_same(g, seat, ELA_EQUAL_CARDS) ? EL_BLD_16 : 0;
}

/* ----------------------------------------------------------------- the action */

th_clause ela_no_build(const struct th_ctx *g, int seat, th_move m)
{
    struct ela_site site;
    return ela_site(g, seat, th_arg(m, 0), ela_field_of(g, th_arg(m, 1), th_arg(m, 2)), &site);
}

void ela_do_build(struct th_ctx *g, int seat, th_move m)
{
    struct ela_site site;
    ela_site(g, seat, th_arg(m, 0), ela_field_of(g, th_arg(m, 1), th_arg(m, 2)), &site);
    ela_spend_action(g);
    if (site.equal)
        ela_pay_same(g, seat, ELA_EQUAL_CARDS, m);
    else
        ela_finish_build(g, seat, m);
}

/* Cost to the supply, compensation to the owners of the permits; all permits go home (EL-BLD-12, EL-BLD-13). */
static void pay_for(struct th_ctx *g, int seat, const struct ela_site *site)
{
    ela_pay_gold(g, seat, site->gold);
    for (int i = 0; i < g->flow->seats; i++) {
        if (i == seat || site->sum[i] == 0)
            continue;
        uint8_t *gold = &ela_st(g)->hand[i][ELA_GOLD];
        *gold = (uint8_t)(*gold + site->sum[i]);
        th_emit(g, ELA_EV_PAID, seat, { (int16_t)i, site->sum[i] });
    }
    for (int i = 0; i < site->n; i++)
        ela_permit_home(g, site->field[i]);
}

/* Buildings go clockwise from the active player (EL-SEQ-01). */
static void displace(struct th_ctx *g, const struct ela_site *site)
{
    for (int i = 0; i < g->flow->seats; i++)
        for (int k = 0; k < site->n_gone; k++) {
            uint8_t house = ela_st(g)->house[site->gone[k]];
            if (house != 0 && ela_house_owner(house) == ela_clockwise(g, i))
                ela_remove_house(g, site->gone[k]);
        }
}

static void lay(struct th_ctx *g, int seat, int kind, int at)
{
    const struct ela_state *s = ela_st(g);
    int left = ELA_CUBES - s->cubes[seat], before = s->points[seat];
    int cubes = ela_kind[kind].flags < left ? ela_kind[kind].flags : left; /* EL-BLD-21 */
    ela_put_house(g, seat, kind, at, cubes);
    ela_tell(g, ELA_EV_BUILT, seat, kind, at);
    if (s->points[seat] != before)
        ela_trade_rise(g, seat, before);
}

void ela_finish_build(struct th_ctx *g, int seat, th_move m)
{
    int kind = th_arg(m, 0), at = ela_field_of(g, th_arg(m, 1), th_arg(m, 2));
    struct ela_site site;
    ela_site(g, seat, kind, at, &site);
    pay_for(g, seat, &site);
    displace(g, &site);
    lay(g, seat, kind, at);
    ela_open_huts(g);
}

/* ------------------------------------------------------------------ the phase */

void ela_spend_action(struct th_ctx *g)
{
    if (--th_top(g)->n == 0)
        th_pop(g);
}

struct sites { /* set of fields */
    uint64_t w[2];
};

/* North-west fields from which a building would cover one of seat's permits: no other site can be his (EL-BLD-07). */
static struct sites sites_of(const struct th_ctx *g, int seat, int kind)
{
    struct sites set = { { 0 } };
    for (int value = 0; value < ELA_VALUES; value++) {
        int field = ela_st(g)->permit[seat][value] - 1;
        for (int c = 0; c < ela_kind[kind].w && field >= 0; c++)
            for (int r = 0; r < ela_kind[kind].h; r++) {
                int at = field - c * ELA_ROWS - r;
                if (ela_column(field) >= c && ela_row(field) >= r)
                    set.w[at >> 6] |= (uint64_t)1 << (at & 63);
            }
    }
    return set;
}

/* Takes a site out of the set; -1 when it is empty. */
static int next_site(struct sites *set)
{
    for (int i = 0; i < 2; i++)
        if (set->w[i] != 0) {
            int at = 64 * i + __builtin_ctzll(set->w[i]);
            set->w[i] &= set->w[i] - 1;
            return at;
        }
    return -1;
}

bool ela_could_build(const struct th_ctx *g, int seat)
{
    struct ela_site site;
    for (int kind = ELA_MERCHANTS; kind < ELA_KIND_COUNT; kind++) {
        struct sites set = sites_of(g, seat, kind);
        for (int at; (at = next_site(&set)) >= 0;)
            if (claim(g, seat, kind, at, &site) == 0)
                return true;
    }
    return false;
}

static void gen_kind(const struct th_ctx *g, int seat, int kind, struct th_moves *out)
{
    struct ela_site site;
    struct sites set = sites_of(g, seat, kind);
    for (int at; (at = next_site(&set)) >= 0;)
        if (ela_site(g, seat, kind, at, &site) == 0)
            th_add(out, ela_at(ELA_BUILD, kind, at));
}

void ela_gen_build(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    int gold = ela_st(g)->hand[seat][ELA_GOLD];
    (void)f;
    for (int kind = ELA_MERCHANTS; kind < ELA_KIND_COUNT; kind++)
        if (gold >= ela_kind[kind].cost && ela_left(g, seat, kind) > 0)
            gen_kind(g, seat, kind, out);
    ela_gen_walls(g, seat, out);
    if (ela_no_church(g, seat, 0) == 0)
        th_add(out, th_make(ELA_CHURCH, 0, 0, 0));
    th_add(out, th_make(ELA_DONE, 0, 0, 0));
}

void ela_do_done(struct th_ctx *g, int seat, th_move m)
{
    (void)seat;
    (void)m;
    th_pop(g);
}
