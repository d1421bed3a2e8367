/* tb_caravans_vote.c - who puts the next camel: bids in wool and grain (or what the table bids), agreements, the decider.
 *
 * After the turn is over: nobody is on turn, nobody can win (CT-GEN-16). Where only one place is left there is no vote.
 * Frame caravans.vote: seat = who ended their turn, step = the stage, n = seats asked in it, m = camels still to place,
 * a = the caravans the vote's first camel has joined. Frames caravans.bid, .name, .camel ask one seat.
 * With neutral colours (CT-X-14) a vote places two camels, into two caravans if it can, and at equal votes each player
 * places one. Clauses: CT-CA-20..27, CT-X-14. */
#include "tb_caravans.h"

enum {
    BIDS,
    NAMES,
    PLACES
}; /* stages */

static int camels_of(const struct th_ctx *g)
{
    return cat_ru(g)->params.neutrals > 0 ? 2 : 1; /* CT-X-14 */
}

void tb_caravans_vote(struct th_ctx *g, struct th_frame *f)
{
    struct tb_caravans_state *s = tb_caravans_st(g);
    if (s->due)
        th_push(g, TB_F_VOTE, f->seat, 0)->m = (uint8_t)camels_of(g);
    s->due = 0;
}

const struct th_frame *tb_open_vote(const struct th_ctx *g)
{
    for (int i = 0; i < g->flow->depth; i++)
        if (g->flow->stack[i].kind == TB_F_VOTE)
            return &g->flow->stack[i];
    return NULL;
}

/* Of those asked the last is still to answer. */
bool tb_has_bid(const struct th_ctx *g, int seat)
{
    const struct th_frame *vote = tb_open_vote(g);
    int seats = g->flow->seats;
    return vote != NULL &&
           (vote->step != BIDS || (seat - vote->seat + seats) % seats < vote->n - 1);
}

/* Nobody is on turn, and the first of two camels has joined a caravan. */
bool tb_sane_vote(const struct th_ctx *g, const struct th_frame *f)
{
    return g->flow->on_turn == 0 && f->m > 0 && f->m <= camels_of(g) &&
           (f->m == camels_of(g)) == (f->a == 0);
}

static int votes(const struct th_ctx *g, int seat)
{
    return tb_caravans_st(g)->bid[0][seat] + tb_caravans_st(g)->bid[1][seat];
}

static int all_votes(const struct th_ctx *g)
{
    int n = 0;
    for (int i = 0; i < g->flow->seats; i++)
        n += votes(g, i);
    return n;
}

/* What this vote may still choose from: the second camel of two goes to another caravan, if there is one. */
static void choices(const struct th_ctx *g, const struct th_frame *vote, struct tb_camels *out)
{
    int n = 0;
    tb_camel_places(g, out);
    for (int i = 0; i < out->n; i++)
        n += (out->at[i].caravans & vote->a) == 0;
    if (n == 0 || n == out->n)
        return;
    n = 0;
    for (int i = 0; i < out->n; i++)
        if ((out->at[i].caravans & vote->a) == 0)
            out->at[n++] = out->at[i];
    out->n = n;
}

/* ----------------------------------------------------------------- result */

/* Who has strictly the most votes; -1 = nobody. */
static int highest(const struct th_ctx *g)
{
    int best = -1;
    bool tied = true;
    for (int i = 0; i < g->flow->seats; i++) {
        if (best >= 0 && votes(g, i) == votes(g, best))
            tied = true;
        if (best < 0 || votes(g, i) > votes(g, best)) {
            best = i;
            tied = false;
        }
    }
    return tied ? -1 : best;
}

static bool majority(const struct th_ctx *g, int seat)
{
    return seat >= 0 && 2 * votes(g, seat) > all_votes(g); /* CT-CA-21 */
}

/* Bidders in order, those who ended their turn first: the n-th, -1 = there are not so many. */
static int bidder(const struct th_ctx *g, const struct th_frame *vote, int n)
{
    for (int i = 0; i < g->flow->seats; i++) {
        int seat = (vote->seat + i) % g->flow->seats;
        if (votes(g, seat) > 0 && n-- == 0)
            return seat;
    }
    return -1;
}

static bool same_name(const struct tb_caravans_state *s, int a, int b)
{
    return s->named[a] != 0 && s->named[a] == s->named[b] && s->named_end[a] == s->named_end[b];
}

/* The seat whose path at least two bidders with more than half of all votes have named (CT-CA-22, CT-CA-26); -1 = none. */
static int agreed(const struct th_ctx *g)
{
    for (int seat = 0; seat < g->flow->seats; seat++) {
        int with = 0, of = 0;
        for (int i = 0; i < g->flow->seats; i++)
            if (same_name(tb_caravans_st(g), seat, i)) {
                with += votes(g, i);
                of++;
            }
        if (of > 1 && 2 * with > all_votes(g))
            return seat;
    }
    return -1;
}

/* Who decides: the single highest bidder, or who ended their turn (CT-CA-23, CT-CA-24). */
static int decider(const struct th_ctx *g, const struct th_frame *vote)
{
    int best = highest(g);
    if (best >= 0)
        return best;
    bool second = cat_ru(g)->params.neutrals > 0 && vote->m == 1 && vote->a != 0;
    return second ? (vote->seat + 1) % g->flow->seats : vote->seat; /* each places one: CT-X-14 */
}

/* ---------------------------------------------------------------- the vote */

static void pay_bids(struct th_ctx *g)
{
    for (int i = 0; i < g->flow->seats; i++)
        if (votes(g, i) > 0)
            cat_pay(g, i, tb_bid_of(g, i));
}

static void close_vote(struct th_ctx *g)
{
    struct tb_caravans_state *s = tb_caravans_st(g);
    pay_bids(g); /* CT-CA-25 */
    memset(s->bid, 0, sizeof s->bid);
    memset(s->named, 0, sizeof s->named);
    memset(s->named_end, 0, sizeof s->named_end);
    th_pop(g);
}

/* vote: the frame of the vote; it stays, one camel is done. */
static void place(struct th_ctx *g, struct th_frame *vote, int seat, const struct tb_camel *c)
{
    vote->m--;
    vote->a = (int16_t)(vote->a | c->caravans);
    tb_put_camel(g, seat, c);
}

static void place_agreed(struct th_ctx *g, struct th_frame *vote, int seat)
{
    const struct tb_caravans_state *s = tb_caravans_st(g);
    struct tb_camels at;
    choices(g, vote, &at);
    for (int i = 0; i < at.n; i++)
        if (at.at[i].edge + 1 == s->named[seat] && at.at[i].end == s->named_end[seat]) {
            place(g, vote, seat, &at.at[i]);
            return;
        }
}

static void next_bid(struct th_ctx *g, struct th_frame *f)
{
    int seats = g->flow->seats;
    if (f->n < seats) {
        int seat = (f->seat + f->n++) % seats;
        th_push(g, TB_F_BID, seat, 1U << seat);
        return;
    }
    bool talk = !majority(g, highest(g)) && bidder(g, f, 1) >= 0 && cat_ru(g)->params.neutrals == 0;
    f->n = 0;
    f->step = talk ? NAMES : PLACES;
}

static void next_name(struct th_ctx *g, struct th_frame *f)
{
    int seat = bidder(g, f, f->n++);
    if (seat >= 0) {
        th_push(g, TB_F_NAME, seat, 1U << seat);
        return;
    }
    f->n = 0;
    f->step = PLACES;
    if (agreed(g) >= 0)
        place_agreed(g, f, agreed(g));
}

/* Between two fronts a camel may look either way; if no other path is left both caravans end with it. */
static bool one_path(const struct tb_camels *at)
{
    return at->at[0].edge == at->at[at->n - 1].edge;
}

void tb_run_vote(struct th_ctx *g, struct th_frame *f)
{
    struct tb_camels at;
    choices(g, f, &at);
    if (f->m == 0 || at.n == 0)
        close_vote(g);
    else if (one_path(&at) && f->step != NAMES && f->n == 0) /* CT-CA-27 */
        place(g, f, decider(g, f), &at.at[0]);
    else if (f->step == BIDS)
        next_bid(g, f);
    else if (f->step == NAMES)
        next_name(g, f);
    else {
        int seat = decider(g, f);
        th_push(g, TB_F_CAMEL, seat, 1U << seat);
    }
}

static struct th_frame *vote_of(const struct th_ctx *g)
{
    return th_top(g) - 1; /* they lie on it: the frames' rows say so */
}

/* -------------------------------------------------------------- bids, names */

/* Cards of the first or second kind that can be votes. */
static int has_of(const struct th_ctx *g, int seat, int i)
{
    return cat_count(cat_bs(g)->hand[seat], cat_ru(g)->params.bid[i]);
}

th_clause tb_no_bid(const struct th_ctx *g, int seat, th_move m)
{
    for (int i = 0; i < 2; i++)
        if (th_arg(m, i) > has_of(g, seat, i))
            return th_asks(g->rules, th_top(g)); /* CT-CA-20, or what a mix says */
    return 0;
}

void tb_do_bid(struct th_ctx *g, int seat, th_move m)
{
    tb_caravans_st(g)->bid[0][seat] = (uint8_t)th_arg(m, 0);
    tb_caravans_st(g)->bid[1][seat] = (uint8_t)th_arg(m, 1);
    if (tb_bid_of(g, seat) != 0)
        th_emit_to(g, TH_ALL, TB_EV_BID, seat, tb_bid_of(g, seat), { 0 });
    else
        th_emit(g, TB_EV_NO_BID, seat, { 0 });
    th_pop(g);
}

void tb_gen_bid(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    (void)f;
    for (int a = 0; a <= has_of(g, seat, 0); a++)
        for (int b = 0; b <= has_of(g, seat, 1); b++)
            th_add(out, th_make(TB_MV_BID, a, b, 0));
}

/* The place a move names; NULL = it is not among them. */
static const struct tb_camel *find(const struct th_ctx *g, th_move m, const struct tb_camels *at)
{
    for (int i = 0; i < at->n; i++)
        if (at->at[i].edge == th_arg(m, 0) &&
            cat_ru(g)->graph.edge_node[at->at[i].edge][at->at[i].end] == th_arg(m, 1))
            return &at->at[i];
    return NULL;
}

static const struct tb_camel *named(const struct th_ctx *g, th_move m, struct tb_camels *at)
{
    choices(g, vote_of(g), at);
    return find(g, m, at);
}

th_clause tb_no_camel(const struct th_ctx *g, int seat, th_move m)
{
    struct tb_camels at;
    (void)seat;
    if (named(g, m, &at) != NULL)
        return 0;
    tb_camel_places(g, &at);
    return find(g, m, &at) != NULL ? CT_X_14 : CT_CA_12; /* it would go on with the same caravan */
}

static void gen_places(const struct th_ctx *g, int kind, struct th_moves *out)
{
    struct tb_camels at;
    choices(g, vote_of(g), &at);
    for (int i = 0; i < at.n; i++)
        th_add(out, th_make(kind, at.at[i].edge,
                            cat_ru(g)->graph.edge_node[at.at[i].edge][at.at[i].end], 0));
}

void tb_gen_name(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    (void)f;
    (void)seat;
    gen_places(g, TB_MV_NAME, out);
}

void tb_gen_camel(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    (void)f;
    (void)seat;
    gen_places(g, TB_MV_CAMEL, out);
}

void tb_do_name(struct th_ctx *g, int seat, th_move m)
{
    struct tb_camels at;
    const struct tb_camel *c = named(g, m, &at);
    tb_caravans_st(g)->named[seat] = (uint8_t)(c->edge + 1);
    tb_caravans_st(g)->named_end[seat] = c->end;
    th_emit(g, TB_EV_NAMED, seat, { (int16_t)th_arg(m, 0), (int16_t)th_arg(m, 1) });
    th_pop(g);
}

void tb_do_camel(struct th_ctx *g, int seat, th_move m)
{
    struct tb_camels at;
    struct tb_camel c = *named(g, m, &at);
    th_pop(g);
    place(g, th_top(g), seat, &c);
}
