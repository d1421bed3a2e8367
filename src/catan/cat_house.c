/* cat_house.c - house rules: points to win, hands, quiet rounds, dice as a pack of cards, the bank, richer set-ups. None of them stands in a rulebook.
 *
 * Owns the dice cards that lie open (CB-HOUSE-05). Those of Cities & Knights are in ck_attack.c (CK-HOUSE-*).
 * Clauses: CB-HOUSE-*. Tests: tests/rules/catan/house.t */
#include "cat.h"

enum {
    BANK_OPEN,
    BANK_HIDDEN,
    BANK_LARGE
};
enum {
    DICE_WAYS = 36,
    LEAST_LEFT = 12, /* with so few cards left they are shuffled anew (CB-HOUSE-05) */
    LARGE = 100      /* cards of a kind in a large bank (CB-HOUSE-07)               */
};

static struct cat_house_state *house(const struct th_ctx *g)
{
    return &cat_st(g)->house;
}

static bool with_cards(const struct th_rules *r)
{
    return r->opt[CAT_OPT_HOUSE_DICE] != 0;
}

/* ------------------------------------------------------------- parameters */

static cat_cards enlarge(cat_cards bank)
{
    cat_cards large = 0;
    for (int kind = 0; kind < CAT_KINDS; kind++)
        large |= cat_some(kind, cat_count(bank, kind) > 0 ? LARGE : 0);
    return large;
}

/* The second building of everybody is a city (CB-HOUSE-09). */
static void start_with_city(struct cat_params *p)
{
    if (p->round[1].piece != CAT_TOWN_PIECE)
        return;
    p->round[1].piece = CAT_CITY_PIECE;
    p->start_points++;
}

static void params(struct cat_params *p, const struct th_setup *setup)
{
    const int16_t *opt = setup->opt;
    p->hand_limit = (uint8_t)opt[CAT_OPT_HOUSE_LIMIT];
    p->peace = (uint8_t)opt[CAT_OPT_HOUSE_PEACE];
    p->bank_hidden = opt[CAT_OPT_HOUSE_BANK] == BANK_HIDDEN;
    if (opt[CAT_OPT_HOUSE_BANK] == BANK_LARGE)
        p->bank = enlarge(p->bank);
    for (int i = 0; i < p->n_rounds && opt[CAT_OPT_HOUSE_PAYS] != 0; i++)
        p->round[i].pays = 1; /* CB-HOUSE-08 */
    if (opt[CAT_OPT_HOUSE_CITY] != 0)
        start_with_city(p);
}

static int target(const struct th_ctx *g, int seat, int so_far)
{
    (void)seat;
    return so_far + cat_opt(g, CAT_OPT_HOUSE_POINTS); /* CB-HOUSE-02 */
}

/* ---------------------------------------------- dice as a pack of 36 cards */

static int card_of(int a, int b)
{
    return 6 * (a - 1) + b - 1;
}

static th_clause may_roll(const struct th_ctx *g, int a, int b)
{
    return (house(g)->dealt >> card_of(a, b) & 1) != 0 ? CB_HOUSE_05 : 0;
}

/* A card lies open until so few are left that all are shuffled. */
static void on_rolled(struct th_ctx *g, int a, int b)
{
    if (!with_cards(g->rules))
        return;
    house(g)->dealt |= (uint64_t)1 << card_of(a, b);
    if (th_bits(house(g)->dealt) < DICE_WAYS - LEAST_LEFT)
        return;
    house(g)->dealt = 0;
    th_emit(g, CAT_EV_SHUFFLED, TH_DEALER, { 0 });
}

/* --------------------------------------------------------------- positions */

/* `set dice_card 3 4`: this card lies open. */
static bool set_card(struct th_line *l)
{
    int a = 0, b = 0;
    if (!with_cards(l->g->rules) || !th_next_int(l, 1, 6, &a) || !th_next_int(l, 1, 6, &b))
        return false;
    house(l->g)->dealt |= (uint64_t)1 << card_of(a, b);
    return true;
}

static const struct th_line_def lines[] = { { .word = "dice_card", .read = set_card }, { 0 } };

static int check(const struct th_ctx *g, struct th_why *why)
{
    uint64_t dealt = house(g)->dealt;
    if (dealt >> DICE_WAYS != 0 || th_bits(dealt) >= DICE_WAYS - LEAST_LEFT)
        return th_fail(why, CB_HOUSE_05, "too many dice cards lie open", NULL);
    return 0;
}

static void dump(const struct th_ctx *g, struct th_out *o)
{
    for (int i = 0; i < DICE_WAYS; i++) {
        if ((house(g)->dealt >> i & 1) == 0)
            continue;
        th_line_start(o, "dice_card");
        th_line_int(o, i / 6 + 1);
        th_line_int(o, i % 6 + 1);
        th_line_end(o);
    }
}

/* "dice_cards": how many of the 36 are left of each number from 2 on, and how many before all are shuffled. */
static void describe(const struct th_ctx *g, enum th_section s, struct th_json *out)
{
    int left[13] = { 0 };
    if (s != TH_TABLE_SECTION || !with_cards(g->rules))
        return;
    for (int i = 0; i < DICE_WAYS; i++)
        left[i / 6 + i % 6 + 2] += (house(g)->dealt >> i & 1) == 0;
    th_json_open(out, "dice_cards", '{');
    th_json_int(out, "left", DICE_WAYS - th_bits(house(g)->dealt));
    th_json_int(out, "shuffled_at", LEAST_LEFT);
    th_json_open(out, "numbers", '[');
    for (int number = 2; number <= 12; number++)
        th_json_int(out, NULL, left[number]);
    th_json_close(out, ']');
    th_json_close(out, '}');
}

const struct cat_module cat_house = {
    .params = params,
    .lines = lines,
    .target = target,
    .may_roll = may_roll,
    .on_rolled = on_rolled,
    .check = check,
    .dump = dump,
    .describe = describe,
};
