/* tb_two.c - Catan for Two: two colours nobody plays, two rolls a turn, trade tokens.
 *
 * Owns struct tb_two_state. The rest: tb_two_neutral.c (pieces of the colours nobody plays), tb_two_token.c (tokens and what they
 * buy). Clauses: CT-TW-*, CT-X-46, CT-X-47. Tests: tests/rules/catan/two*.t */
#include "cat_maps.h"
#include "tb_two.h"

enum {
    NEUTRALS = 2
};

/* With the Fishermen fish do what tokens do (CT-X-12). */
static void params(struct cat_params *p, const struct th_setup *setup)
{
    static const uint8_t fish[] = { 2, 2, 1 };
    p->neutrals = NEUTRALS;            /* CT-TW-01 */
    p->rolls = 2;                      /* CT-TW-10 */
    p->ransom = p->ransom > 0 ? 2 : 0; /* CT-X-17: and a token */
    if ((setup->modules >> CAT_M_FISHERMEN & 1) == 0)
        return;
    memcpy(p->fish_start, fish, sizeof fish);
    p->fish_less = 1;
}

/* Tokens, and the first settlements where the map has places for them (CT-TW-02, CT-TW-04). */
static void lay(struct th_ctx *g)
{
    const struct cat_map *map = cat_ru(g)->params.map;
    int owner = g->flow->seats;
    for (int seat = 0; seat < g->flow->seats; seat++)
        tb_two_st(g)->tokens[seat] = tb_no_tokens(g) == 0 ? TB_FIRST_TOKENS : 0;
    for (int i = 0; i < map->n_marks; i++)
        if (map->marks[i].kind == CAT_MARK_NEUTRAL && cat_bs(g)->node[map->marks[i].place] == 0)
            cat_put_town(g, owner++, map->marks[i].place);
    cat_bs(g)->dirty = 0;
}

/* ---------------------------------------------------------- rows of the turn */

/* Before the second roll all is as before the first, but that a card played is played (CT-TW-11, CT-TW-13, CT-TW-37). */
void tb_two_again(struct th_ctx *g, struct th_frame *f)
{
    struct cat_base *s = cat_bs(g);
    if (tb_two_st(g)->first != 0) {
        f->step++; /* that was the second */
        return;
    }
    tb_two_st(g)->first = s->total;
    s->die[0] = s->die[1] = s->total = 0;
    th_push(g, CAT_F_BEFORE, f->seat, 1U << f->seat);
}

void tb_two_second(struct th_ctx *g, struct th_frame *f)
{
    th_push(g, CAT_F_ROLL, f->seat, 0); /* its number may have been named: CK-ALCH-01 */
}

void tb_two_end(struct th_ctx *g, struct th_frame *f)
{
    (void)f;
    tb_two_st(g)->first = tb_two_st(g)->swapped = tb_two_st(g)->acted = 0;
}

/* CT-TW-10. Cards that show a number are not dice: CT-TW-14. */
static th_clause may_roll(const struct th_ctx *g, int a, int b)
{
    return a + b == tb_two_st(g)->first ? CT_TW_10 : 0;
}

static void on_lost(struct th_ctx *g, int seat)
{
    tb_take_tokens(g, seat, 1); /* CT-X-17 */
}

/* --------------------------------------------------------------- positions */

static int check(const struct th_ctx *g, struct th_why *why)
{
    const struct tb_two_state *two = tb_two_st(g);
    const struct cat_base *s = cat_bs(g);
    if (tb_token_supply(g) < 0)
        return th_fail(why, CT_TW_02, "there are twenty tokens", NULL);
    if (two->first == 1 || (two->first != 0 && two->first == s->total && s->die[1] != 0))
        return th_fail(why, CT_TW_10, "the second roll differs from the first", NULL);
    for (int node = 0; node < CAT_NODES; node++)
        if ((s->node[node] & CAT_CITY_BIT) != 0 && cat_node_owner(s, node) >= g->flow->seats)
            return th_fail(why, CT_TW_01, "a colour nobody plays has a city", NULL);
    return 0;
}

static const struct th_line_def lines[] = {
    { "trade_tokens", TH_PER_SEAT(struct cat_state, tb.two.tokens, 0, TB_TOKENS) },
    { "first_roll", TH_BYTES(struct cat_state, tb.two.first, 0, 12, 1) },
    { "knight_swapped", TH_BYTES(struct cat_state, tb.two.swapped, 0, 1, 1) },
    { "token_used", TH_BYTES(struct cat_state, tb.two.acted, 0, 1, 1) },
    { 0 },
};

/* Tokens always: none of them is not what a game begins with. */
static void dump(const struct th_ctx *g, struct th_out *o)
{
    const struct tb_two_state *two = tb_two_st(g);
    for (int seat = 0; seat < g->flow->seats; seat++) {
        th_line_start(o, "trade_tokens");
        th_line_int(o, seat + 1);
        th_line_int(o, two->tokens[seat]);
        th_line_end(o);
    }
    th_line_number(o, "first_roll", two->first);
    th_line_number(o, "knight_swapped", two->swapped);
    th_line_number(o, "token_used", two->acted);
}

const struct cat_module tb_two = {
    .params = params,
    .lines = lines,
    .lay = lay,
    .may_roll = may_roll,
    .on_built = tb_two_built,
    .on_lost = on_lost,
    .gen = tb_two_gen,
    .check = check,
    .dump = dump,
    .describe = tb_two_describe,
};
