/* tb_fishermen_catch.c - fish tokens come in: who is due some, the limit of seven, the draws.
 *
 * First everybody's number is fixed, over the limit by a toss, then the tokens are drawn one by one; both in turn order. `due` is what
 * a roll brings a seat, and from the toss on what it still draws. The supply is never kept: it is all tokens that are neither spent nor
 * in a hand, and no order exists before a draw. Four full hands leave one token, so it always suffices (CT-FI-13), and is never empty.
 * Frame fishermen.catch: seat draws first, n = seats whose number is fixed, step 1 = all are. fishermen.toss, fishermen.draw: seat's own.
 * Clauses: CT-FI-06, CT-FI-10..22, CT-HID-03. */
#include "cat_maps.h"
#include "ck.h"
#include "tb_fishermen.h"

const struct tb_tokens tb_fish_all = { { 11, 10, 8 } };

enum {
    IN_TURN = 1 /* option fish_shortage */
};

/* ------------------------------------------------------------------ supply */

struct tb_tokens tb_fish_unseen(const struct th_ctx *g)
{
    const struct tb_fishermen_state *fi = tb_fishermen_st(g);
    struct tb_tokens left = tb_fish_all;
    for (int v = 0; v < TB_FISH_VALUES; v++) {
        left.n[v] = (uint8_t)(left.n[v] - fi->spent.n[v]);
        for (int i = 0; i < CAT_OWNERS; i++)
            left.n[v] = (uint8_t)(left.n[v] - fi->fish[i].n[v]);
    }
    return left;
}

static int fish_in_supply(const struct th_ctx *g)
{
    int n = tb_tokens_count(tb_fish_unseen(g));
    for (int i = 0; i < CAT_OWNERS; i++)
        n -= tb_fishermen_st(g)->unknown[i];
    return n;
}

int tb_fish_supply(const struct th_ctx *g)
{
    return fish_in_supply(g) + (tb_fishermen_st(g)->boot == 0);
}

/* The moment it runs out (CT-FI-12). */
static void mix(struct th_ctx *g)
{
    struct tb_fishermen_state *fi = tb_fishermen_st(g);
    int n = tb_tokens_count(fi->spent);
    if (n == 0 || tb_fish_supply(g) > 0)
        return;
    fi->spent = (struct tb_tokens){ { 0 } };
    th_emit(g, TB_EV_MIXED, TH_DEALER, { (int16_t)n });
}

/* ------------------------------------------------------------- who is due some */

int tb_grounds(const struct th_ctx *g, const struct cat_mark *ground[TB_GROUNDS])
{
    const struct cat_map *map = cat_ru(g)->params.map;
    int n = 0;
    for (int i = 0; i < map->n_marks; i++)
        if (map->marks[i].kind == CAT_MARK_GROUND)
            ground[n++] = &map->marks[i];
    return n;
}

bool tb_fish_shore(const struct th_ctx *g, int node)
{
    uint64_t shore = cat_ru(g)->params.shore;
    const uint8_t *hex = cat_ru(g)->graph.node_hex[node];
    for (int i = 0; i < 3 && hex[i] != CAT_NONE; i++)
        if ((shore >> hex[i] & 1) != 0)
            return true;
    return shore == 0;
}

/* Every building at the hex: one for a settlement, two for a city (CT-FI-10). */
static void add_hex(const struct th_ctx *g, int hex, uint8_t due[CAT_OWNERS])
{
    const struct cat_base *s = cat_bs(g);
    for (int i = 0; i < 6; i++) {
        int node = cat_ru(g)->graph.hex_node[hex][i];
        int owner = node != CAT_NONE ? cat_node_owner(s, node) : -1;
        if (owner >= 0 && owner < g->flow->seats && tb_fish_shore(g, node) &&
            !cat_node_sleeps(g, node))
            due[owner] = (uint8_t)(due[owner] + (ck_is_city(g, node) ? 2 : 1)); /* CK-DMG-01 */
    }
}

static bool is_lake(const struct th_ctx *g, int hex)
{
    return hex != CAT_NONE && cat_bs(g)->terrain[hex] == CAT_LAKE;
}

/* The robber stops the lake (CT-FI-19), but no fishing ground (CT-FI-20). */
void tb_roll_fish(struct th_ctx *g, struct th_frame *f)
{
    const struct cat_mark *ground[TB_GROUNDS];
    struct tb_fishermen_state *fi = tb_fishermen_st(g);
    int total = cat_bs(g)->total, n = tb_grounds(g, ground);
    for (int i = 0; i < n; i++)
        if (fi->ground[i] == total)
            add_hex(g, ground[i]->place, fi->due);
    for (int hex = 0; (TB_LAKE >> total & 1) != 0 && hex < cat_ru(g)->graph.n_map; hex++)
        if (is_lake(g, hex) && cat_bs(g)->robber != hex + 1)
            add_hex(g, hex, fi->due);
    tb_fish_catch(g, f->seat);
}

static bool at_hex(const struct th_ctx *g, int hex, int node)
{
    const uint8_t *corner = cat_ru(g)->graph.hex_node[hex];
    int i = 0;
    while (i < 6 && corner[i] != node)
        i++;
    return i < 6;
}

int tb_fish_pips(const struct th_ctx *g, int node)
{
    const struct cat_mark *ground[TB_GROUNDS];
    const uint8_t *hex = cat_ru(g)->graph.node_hex[node];
    int pips = 0, n = tb_grounds(g, ground);
    for (int i = 0; i < n; i++)
        if (at_hex(g, ground[i]->place, node) && tb_fish_shore(g, node))
            pips += cat_pips(1U << tb_fishermen_st(g)->ground[i]);
    for (int i = 0; i < 3; i++)
        pips += is_lake(g, hex[i]) ? cat_pips(TB_LAKE) : 0;
    return pips;
}

/* ------------------------------------------------------------------- limit */

/* Tokens above the limit if all that are due were drawn. */
static int above(const struct th_ctx *g, int seat)
{
    return tb_fish_held(g, seat) + tb_fishermen_st(g)->due[seat] - TB_FISH_MOST;
}

void tb_gen_toss(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    struct tb_tokens have = tb_fishermen_st(g)->fish[seat];
    (void)f;
    for (int a = 0; a <= have.n[0]; a++)
        for (int b = 0; b <= have.n[1]; b++)
            for (int c = 0; c <= have.n[2] && a + b + c <= above(g, seat); c++)
                th_add(out, th_make(TB_MV_TOSS, a, b, c));
}

bool tb_fish_covers(struct tb_tokens have, struct tb_tokens need)
{
    return have.n[0] >= need.n[0] && have.n[1] >= need.n[1] && have.n[2] >= need.n[2];
}

/* As many as one would go without otherwise, at most (CT-FI-15). */
th_clause tb_no_toss(const struct th_ctx *g, int seat, th_move m)
{
    struct tb_tokens tokens = tb_fish_of(m);
    bool has = tb_fish_covers(tb_fishermen_st(g)->fish[seat], tokens);
    return has && tb_tokens_count(tokens) <= above(g, seat) ? 0 : CT_FI_15;
}

void tb_fish_spend(struct th_ctx *g, int seat, struct tb_tokens tokens)
{
    struct tb_fishermen_state *fi = tb_fishermen_st(g);
    struct tb_tokens *hand = &fi->fish[seat];
    for (int v = 0; v < TB_FISH_VALUES; v++) {
        int known = tokens.n[v] < hand->n[v] ? tokens.n[v] : hand->n[v],
            blind = tokens.n[v] - known;
        th_assert(fi->unknown[seat] >= blind);
        g->blind |= blind > 0; /* a view does not know what it was */
        hand->n[v] = (uint8_t)(hand->n[v] - known);
        fi->unknown[seat] = (uint8_t)(fi->unknown[seat] - blind);
        fi->spent.n[v] = (uint8_t)(fi->spent.n[v] + tokens.n[v]);
    }
}

/* One draw for each token tossed, besides those up to seven (CT-FI-15, CT-FI-16). */
void tb_do_toss(struct th_ctx *g, int seat, th_move m)
{
    struct tb_tokens tokens = tb_fish_of(m);
    struct tb_fishermen_state *fi = tb_fishermen_st(g);
    int n = tb_tokens_count(tokens);
    fi->due[seat] = (uint8_t)(fi->due[seat] - above(g, seat) + n);
    tb_fish_spend(g, seat, tokens);
    if (n > 0)
        th_emit(g, TB_EV_TOSSED, seat, { tokens.n[0], tokens.n[1], tokens.n[2] });
    else
        th_emit(g, TB_EV_RENOUNCED, seat, { 0 });
    th_pop(g);
}

/* ------------------------------------------------------------------- draws */

/* CT-FI-13: there are not enough. Nobody draws; or one by one, clockwise, while there are some. */
static void cut_short(struct th_ctx *g, int first, int have)
{
    struct tb_fishermen_state *fi = tb_fishermen_st(g);
    uint8_t share[CAT_OWNERS] = { 0 };
    int seats = g->flow->seats, idle = 0;
    for (int i = first; cat_opt(g, CAT_OPT_FISH_SHORTAGE) == IN_TURN && idle < seats; i++) {
        int seat = i % seats;
        bool draws = have > 0 && share[seat] < fi->due[seat];
        share[seat] = (uint8_t)(share[seat] + draws);
        have -= draws;
        idle = draws ? 0 : idle + 1;
    }
    memcpy(fi->due, share, sizeof share);
    th_emit(g, TB_EV_FISH_SHORT, TH_DEALER, { 0 });
}

/* All numbers are fixed: tells them, in the order of the draws. */
static void begin_draws(struct th_ctx *g, struct th_frame *f)
{
    struct tb_fishermen_state *fi = tb_fishermen_st(g);
    int due = 0, have = tb_fish_supply(g) + tb_tokens_count(fi->spent);
    for (int seat = 0; seat < g->flow->seats; seat++)
        due += fi->due[seat];
    if (due > have)
        cut_short(g, f->seat, have);
    for (int i = 0; i < g->flow->seats; i++) {
        int seat = (f->seat + i) % g->flow->seats;
        if (fi->due[seat] > 0)
            th_emit(g, TB_EV_CATCH, seat, { fi->due[seat] });
    }
    f->step = 1;
}

/* The next one over the limit chooses; then the next one draws (CT-FI-11). */
void tb_run_catch(struct th_ctx *g, struct th_frame *f)
{
    int seats = g->flow->seats;
    while (f->n < seats) {
        int seat = (f->seat + f->n++) % seats;
        if (tb_fishermen_st(g)->due[seat] > 0 && above(g, seat) > 0) {
            th_push(g, TB_F_TOSS, seat, 1U << seat);
            return;
        }
    }
    if (f->step == 0)
        begin_draws(g, f);
    for (int i = 0; i < seats; i++) {
        int seat = (f->seat + i) % seats;
        if (tb_fishermen_st(g)->due[seat] > 0) {
            th_push(g, TB_F_FISH, seat, TH_CHANCE)->sees = (uint8_t)(1U << seat); /* CT-HID-02 */
            return;
        }
    }
    th_pop(g);
}

void tb_fish_catch(struct th_ctx *g, int first)
{
    for (int seat = 0; seat < g->flow->seats; seat++)
        if (tb_fishermen_st(g)->due[seat] > 0) {
            th_push(g, TB_F_CATCH, first, 0);
            return;
        }
}

/* Every token of the supply is equally likely. In a view a token of the supply is any unseen one, equally likely; where the boot is
 * everybody knows. */
void tb_gen_fish(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    struct tb_tokens unseen = tb_fish_unseen(g);
    int there = fish_in_supply(g);
    (void)f;
    (void)seat;
    for (int v = 0; v < TB_FISH_VALUES && there > 0; v++)
        if (unseen.n[v] > 0)
            th_add_weighted(out, th_make(TB_MV_FISH, v + 1, 0, 0), (uint32_t)(unseen.n[v] * there));
    if (tb_fishermen_st(g)->boot == 0)
        th_add_weighted(out, th_make(TB_MV_OLD_BOOT, 0, 0, 0),
                        (uint32_t)(there > 0 ? tb_tokens_count(unseen) : 1));
}

th_clause tb_no_fish(const struct th_ctx *g, int seat, th_move m)
{
    int v = th_arg(m, 0) - 1;
    (void)seat;
    bool there =
        v >= 0 && v < TB_FISH_VALUES && fish_in_supply(g) > 0 && tb_fish_unseen(g).n[v] > 0;
    return there ? 0 : CT_FI_04;
}

void tb_do_fish(struct th_ctx *g, int dealer, th_move m)
{
    struct tb_fishermen_state *fi = tb_fishermen_st(g);
    int seat = th_top(g)->seat, value = th_arg(m, 0);
    (void)dealer;
    th_pop(g);
    fi->due[seat]--;
    fi->fish[seat].n[value - 1]++;
    th_emit_to(g, 1U << seat, TB_EV_FISH, seat, 0, { (int16_t)value });
    mix(g);
}

th_clause tb_no_old_boot(const struct th_ctx *g, int seat, th_move m)
{
    (void)seat;
    (void)m;
    return tb_fishermen_st(g)->boot == 0 ? 0 : CT_FI_04;
}

/* It was the draw: nothing is drawn instead (CT-FI-16, CT-FI-40). */
void tb_do_old_boot(struct th_ctx *g, int dealer, th_move m)
{
    struct tb_fishermen_state *fi = tb_fishermen_st(g);
    int seat = th_top(g)->seat;
    (void)dealer;
    (void)m;
    th_pop(g);
    fi->due[seat]--;
    fi->boot = (uint8_t)(seat + 1);
    th_emit(g, TB_EV_OLD_BOOT, seat, { 0 });
    mix(g);
}

bool tb_sane_toss(const struct th_ctx *g, const struct th_frame *f)
{
    return tb_fishermen_st(g)->due[f->seat] > 0 && above(g, f->seat) > 0;
}

bool tb_sane_fish(const struct th_ctx *g, const struct th_frame *f)
{
    return tb_fishermen_st(g)->due[f->seat] > 0 && tb_fish_supply(g) > 0;
}
