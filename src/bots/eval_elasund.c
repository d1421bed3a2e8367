/* eval_elasund.c - the terms of an Elasund position; data/bots/elasund.txt says what each is and weighs. */
#include "ela.h"
#include "eval.h"
#include "eval_terms.h"

extern const struct eval_term eval_elasund_terms[];

enum {
    MUCH_GOLD = 7,
    MANY_CARDS = 6,
    LATE = 6 /* cubes */
};

static int least(int a, int b)
{
    return a < b ? a : b;
}

/* Rolls of 36 that bring the ship to a row. */
static int row_pips(int row)
{
    int label = ela_label[row];
    return label < 7 ? label - 1 : 13 - label;
}

/* ------------------------------------------------------------------- hands */

static void count_hand(const struct ela_state *s, int seat, float *out)
{
    int gold = s->hand[seat][ELA_GOLD], cards = ela_influence(s, seat);
    out[EVAL_ELASUND_GOLD] = (float)least(gold, MUCH_GOLD);
    out[EVAL_ELASUND_MORE_GOLD] = (float)(gold - least(gold, MUCH_GOLD));
    out[EVAL_ELASUND_INFLUENCE] = (float)least(cards, MANY_CARDS);
    bool each = true;
    for (int colour = ELA_GREEN; colour <= ELA_RED; colour++) {
        out[EVAL_ELASUND_PAIR] += s->hand[seat][colour] >= 2;
        each = each && s->hand[seat][colour] > 0;
    }
    out[EVAL_ELASUND_EACH] = each;
}

/* --------------------------------------------------------------- buildings */

static void count_house(uint8_t house, int at, float *out)
{
    const struct ela_kind *kind = &ela_kind[ela_house_kind(house)];
    int pips = 0, cubes = ela_house_cubes(house);
    for (int row = 0; row < kind->h; row++)
        pips += row_pips(ela_row(at) + row);
    if (kind->income == ELA_GIVES_GOLD)
        out[EVAL_ELASUND_INCOME_GOLD] += (float)pips;
    if (kind->income == ELA_GIVES_INFLUENCE)
        out[EVAL_ELASUND_INCOME_CARDS] += (float)pips;
    if (kind->size <= 2)
        out[EVAL_ELASUND_WEAK] += (float)cubes;
    if (kind->size == ELA_MOST_FIELDS)
        out[EVAL_ELASUND_FIRM] += (float)cubes;
    out[EVAL_ELASUND_HUTS] += ela_house_kind(house) <= ELA_HUT_LARGE;
}

static void count_board(const struct ela_state *s, int seat, float *out)
{
    int towers = ela_towers(s, seat);
    out[EVAL_ELASUND_CUBES] = s->cubes[seat];
    out[EVAL_ELASUND_LAST] = (float)(s->cubes[seat] > LATE ? s->cubes[seat] - LATE : 0);
    out[EVAL_ELASUND_TRADE] = s->points[seat];
    out[EVAL_ELASUND_WALLS] = s->walls[seat];
    out[EVAL_ELASUND_TOWERS] = (float)towers;
    out[EVAL_ELASUND_FIRM] += (float)towers;
    for (int tile = 0; tile < ELA_CHURCH_TILES; tile++)
        out[EVAL_ELASUND_FIRM] += s->church[tile] == seat + 1;
    for (int value = 0; value < ELA_VALUES; value++)
        if (s->permit[seat][value] != 0) {
            out[EVAL_ELASUND_PERMITS] += 1;
            out[EVAL_ELASUND_PERMIT_SUM] += (float)value;
        }
}

/* -------------------------------------------------------------------- sites */

/* The buildings that are worth a plan, and the terms of their best sites. */
static const struct plan {
    uint8_t kind, term;
} plans[] = { { ELA_SHOP, EVAL_ELASUND_SHOP_SITE }, { ELA_LARGE, EVAL_ELASUND_LARGE_SITE } };

enum {
    PLANS = sizeof plans / sizeof plans[0]
};

struct lots { /* column by column, a bit for each row */
    unsigned permits[ELA_COLUMNS];
    unsigned firm[PLANS][ELA_COLUMNS]; /* church, foundation or a building that is as large */
};

static void survey_lots(const struct th_ctx *g, struct lots *out)
{
    const struct ela_state *s = ela_st(g);
    const uint8_t *on = s->on;
    for (int column = 0; column < ela_ru(g)->columns; column++)
        for (int row = 0; row < ELA_ROWS; row++, on++) {
            unsigned bit = 1U << row;
            if (ela_is_permit(*on))
                out->permits[column] |= bit;
            for (int i = 0; i < PLANS && *on != 0 && !ela_is_permit(*on); i++)
                if (!ela_is_house(*on) || ela_kind[ela_house_kind(s->house[*on - 1])].size >=
                                              ela_kind[plans[i].kind].size)
                    out->firm[i][column] |= bit;
        }
}

/* Rows in which a planned building can begin in a column: on permits and on nothing firm. */
static unsigned site_rows(const struct lots *lots, int plan, int column)
{
    const struct ela_kind *kind = &ela_kind[plans[plan].kind];
    unsigned permits = 0, firm = 0, with = 0, without = 0;
    for (int i = 0; i < kind->w; i++) {
        permits |= lots->permits[column + i];
        firm |= lots->firm[plan][column + i];
    }
    for (int i = 0; i < kind->h; i++) {
        with |= permits >> i;
        without |= firm >> i;
    }
    return with & ~without & ((1U << (ELA_ROWS - kind->h + 1)) - 1);
}

struct ground { /* the permits on the fields of a possible building */
    int permits, count[ELA_SEATS], sum[ELA_SEATS];
};

static void see_site(const struct ela_state *s, int kind, int at, struct ground *ground)
{
    uint8_t field[ELA_MOST_FIELDS];
    for (int i = ela_footprint(kind, at, field) - 1; i >= 0; i--) {
        uint8_t on = s->on[field[i]];
        if (!ela_is_permit(on))
            continue;
        ground->permits++;
        ground->count[ela_permit_owner(on)]++;
        ground->sum[ela_permit_owner(on)] += ela_permit_value(on);
    }
}

/* The seat whose permits would win here, -1 = nobody's. */
static int holder(const struct ground *at, int seats)
{
    int best = -1;
    bool tie = false;
    for (int seat = 0; seat < seats; seat++) {
        if (at->count[seat] == 0)
            continue;
        if (best < 0 || at->sum[seat] > at->sum[best]) {
            best = seat;
            tie = false;
        } else
            tie |= at->sum[seat] == at->sum[best];
    }
    return tie ? -1 : best;
}

static void count_site(const struct th_ctx *g, const struct plan *plan, int at, eval_counts out)
{
    struct ground ground = { 0 };
    see_site(ela_st(g), plan->kind, at, &ground);
    int seat = holder(&ground, g->flow->seats), need = ela_kind[plan->kind].permits;
    if (seat < 0)
        return;
    float share = (float)least(ground.permits, need) / (float)need;
    if (share > out[seat][plan->term])
        out[seat][plan->term] = share;
}

/* For every seat the best site of each planned building: how many of the permits it needs lie there. */
static void count_sites(const struct th_ctx *g, eval_counts out)
{
    struct lots lots = { .permits = { 0 } };
    survey_lots(g, &lots);
    for (int plan = 0; plan < PLANS; plan++)
        for (int column = 0; column + ela_kind[plans[plan].kind].w <= ela_ru(g)->columns; column++)
            for (unsigned rows = site_rows(&lots, plan, column); rows != 0; rows &= rows - 1)
                count_site(g, &plans[plan], column * ELA_ROWS + __builtin_ctz(rows), out);
}

/* ------------------------------------------------------------------ rivals */

static float income_of(const float *out)
{
    return out[EVAL_ELASUND_INCOME_GOLD] + out[EVAL_ELASUND_INCOME_CARDS];
}

/* The best the others have: how much haste there is. */
static void count_rivals(int seats, eval_counts out)
{
    for (int seat = 0; seat < seats; seat++)
        for (int other = 0; other < seats; other++) {
            if (other == seat)
                continue;
            float *mine = out[seat], *theirs = out[other];
            if (theirs[EVAL_ELASUND_CUBES] > mine[EVAL_ELASUND_RIVAL])
                mine[EVAL_ELASUND_RIVAL] = theirs[EVAL_ELASUND_CUBES];
            if (income_of(theirs) > mine[EVAL_ELASUND_RIVAL_INCOME])
                mine[EVAL_ELASUND_RIVAL_INCOME] = income_of(theirs);
        }
}

/* --------------------------------------------------------------------- all */

static void count(const struct th_rules *r, const void *world, eval_counts out)
{
    const struct ela_state *s = world;
    struct th_ctx g = { .rules = r, .flow = (struct th_flow *)&s->flow }; /* only read */
    for (int seat = 0; seat < s->flow.seats; seat++) {
        memset(out[seat], 0, EVAL_ELASUND_NB * sizeof out[seat][0]);
        count_hand(s, seat, out[seat]);
        count_board(s, seat, out[seat]);
    }
    for (int at = 0; at < ela_ru(&g)->fields; at++)
        if (s->house[at] != 0)
            count_house(s->house[at], at, out[ela_house_owner(s->house[at])]);
    count_rivals(s->flow.seats, out);
    count_sites(&g, out);
}

const struct eval eval_elasund = { .game = "elasund",
                                   .term = eval_elasund_terms,
                                   .n = EVAL_ELASUND_NB,
                                   .count = count,
                                   .luck = true };
