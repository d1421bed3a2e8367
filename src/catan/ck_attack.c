/* ck_attack.c - the barbarians land: both strengths, who is rewarded, who loses a city, and why.
 *
 * Frames: ck.attack seat = roller, n = asked whom to send (expert variant), step 0 sending, 1 battle, 2 over.
 * ck.send seat = sender. ck.lose actors = losers who have a choice; atomic, so that titles are judged once, after all
 * losses (CK-BARB-20). ck.reward seat = roller, n = asked, m = winners; ck.deck seat = winner.
 * Owns ship, landed, defender[], sent. Clauses: CK-BARB-*, CK-EXPERT-*. */
#include "ck.h"

enum {
    SENDING,
    BATTLE,
    OVER
};

static struct cat_nodes active_knights(const struct th_ctx *g, int seat)
{
    const struct ck_state *k = ck_st(g);
    struct cat_nodes set = { { 0 } };
    CK_EACH_NODE(k->post[seat], node)
        if ((k->knight[node] & CK_ACTIVE) != 0)
            cat_put_node(&set, node);
    return set;
}

void ck_attack(struct th_ctx *g, int seat)
{
    struct ck_state *k = ck_st(g);
    bool expert = cat_opt(g, CAT_OPT_CK_EXPERT) != 0;
    th_push(g, CK_F_ATTACK, seat, 0)->step = expert ? SENDING : BATTLE;
    for (int i = 0; i < g->flow->seats && !expert; i++) { /* everybody who can fight does */
        struct cat_nodes all = active_knights(g, i);
        k->sent.w[0] |= all.w[0];
        k->sent.w[1] |= all.w[1];
    }
}

/* -------------------------------------------------- expert variant: who is sent */

static bool can_send(const struct th_ctx *g, int seat)
{
    struct cat_nodes all = active_knights(g, seat);
    for (int i = 0; i < 2; i++)
        if ((all.w[i] & ~ck_st(g)->sent.w[i]) != 0)
            return true;
    return false;
}

static bool ask_next(struct th_ctx *g, struct th_frame *f)
{
    while (f->n < g->flow->seats) {
        int seat = (f->seat + f->n++) % g->flow->seats;
        if (can_send(g, seat)) {
            th_push(g, CK_F_SEND, seat, 1U << seat);
            return true;
        }
    }
    return false;
}

th_clause ck_no_send(const struct th_ctx *g, int seat, th_move m)
{
    const struct ck_state *k = ck_st(g);
    int node = th_arg(m, 0), knight = k->knight[node];
    bool fit = ck_owner(knight) == seat && (knight & CK_ACTIVE) != 0;
    return fit && !cat_has_node(&k->sent, node) ? 0 : CK_EXPERT_01;
}

void ck_gen_send(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    (void)f;
    CK_EACH_NODE(ck_st(g)->post[seat], node)
        if (ck_no_send(g, seat, th_make(CK_MV_SEND, node, 0, 0)) == 0)
            th_add(out, th_make(CK_MV_SEND, node, 0, 0));
    th_add(out, th_make(CK_MV_NONE, 0, 0, 0)); /* CK-EXPERT-05 */
}

void ck_do_send(struct th_ctx *g, int seat, th_move m)
{
    cat_put_node(&ck_st(g)->sent, th_arg(m, 0));
    th_emit(g, CK_EV_SENT, seat, { (int16_t)th_arg(m, 0) });
    if (!can_send(g, seat))
        th_pop(g);
}

/* --------------------------------------------------------------------- battle */

struct battle {
    int barbarians, defence;
    int strength[CAT_OWNERS];
};

static struct battle weigh(const struct th_ctx *g)
{
    struct battle b = { 0, 0, { 0 } };
    for (int seat = 0; seat < g->flow->seats; seat++) {
        b.strength[seat] = ck_defence(g, seat, &ck_st(g)->sent);
        b.defence += b.strength[seat];
        b.barbarians += ck_cities(g, seat); /* CK-BARB-01 */
    }
    return b;
}

static void tell(struct th_ctx *g, const struct battle *b)
{
    th_emit(g, CK_EV_ATTACK, TH_DEALER, { (int16_t)b->barbarians, (int16_t)b->defence });
    for (int seat = 0; seat < g->flow->seats; seat++) {
        int cities = ck_cities(g, seat), crowned = cities - ck_plain_cities(g, seat);
        th_emit(g, CK_EV_DEFENCE, seat,
                { (int16_t)b->strength[seat], (int16_t)cities, (int16_t)crowned });
    }
}

static int defender_cards_left(const struct th_ctx *g)
{
    int left = g->flow->seats > 4 ? 8 : 6; /* CK-COMP-03, CK-56-01 */
    for (int seat = 0; seat < g->flow->seats; seat++)
        left -= ck_st(g)->defender[seat];
    return left;
}

static void defend(struct th_ctx *g, int hero)
{
    struct ck_state *k = ck_st(g);
    if (cat_opt(g, CAT_OPT_CK_SIX_CARDS) != 0 && defender_cards_left(g) <= 0)
        return;
    k->defender[hero]++;
    cat_bs(g)->dirty |= CAT_DIRTY_POINTS;
    th_emit(g, CK_EV_DEFENDER, hero, { k->defender[hero] });
}

/* Several were equally strong: they draw, or each is a Defender (CK-HOUSE-03), in turn from the roller. */
static void share(struct th_ctx *g, int roller, unsigned best)
{
    if (cat_opt(g, CAT_OPT_CK_ALL_DEFENDERS) == 0) {
        th_push(g, CK_F_REWARD, roller, 0)->m = (uint8_t)best;
        return;
    }
    for (int i = 0; i < g->flow->seats; i++)
        if ((best >> ((roller + i) % g->flow->seats) & 1) != 0)
            defend(g, (roller + i) % g->flow->seats);
}

/* One player alone is the Defender; several draw a card each (CK-BARB-05..09). */
static void reward(struct th_ctx *g, int roller, const struct battle *b)
{
    int most = 0;
    unsigned best = 0;
    for (int seat = 0; seat < g->flow->seats; seat++)
        most = b->strength[seat] > most ? b->strength[seat] : most;
    for (int seat = 0; seat < g->flow->seats; seat++)
        best |= (unsigned)(b->strength[seat] == most) << seat;
    th_emit(g, CK_EV_KNIGHTS_WIN, TH_DEALER, { 0 });
    if (most == 0 && cat_opt(g, CAT_OPT_CK_ZERO_REWARD) == 0)
        return;
    if ((best & (best - 1)) != 0) {
        for (int seat = 0; seat < g->flow->seats; seat++)
            if ((best >> seat & 1) != 0)
                th_emit(g, CK_EV_SHARED, seat, { (int16_t)most });
        share(g, roller, best);
        return;
    }
    defend(g, th_first_seat(best));
}

static int only_city(const struct th_ctx *g, int seat)
{
    int at = -1;
    for (int node = 0; node < cat_ru(g)->graph.n_node; node++)
        if (cat_node_owner(cat_bs(g), node) == seat && ck_is_plain(g, node))
            at = node;
    return at;
}

/* Which of them, or whether gold keeps it (CT-X-33). */
static bool has_choice(const struct th_ctx *g, int seat, int cities)
{
    return cities > 1 || ck_can_keep(g, seat);
}

bool ck_can_keep(const struct th_ctx *g, int seat)
{
    int price = cat_ru(g)->params.keep_gold;
    return price > 0 && cat_bs(g)->coins[seat] >= price;
}

/* Among those who have a city to lose, the weakest lose one each (CK-BARB-10..13). */
static void punish(struct th_ctx *g, int roller, const struct battle *b)
{
    int least = 1000, cities[CAT_OWNERS];
    unsigned choose = 0;
    th_emit(g, CK_EV_BARB_WIN, TH_DEALER, { 0 });
    for (int seat = 0; seat < g->flow->seats; seat++) {
        cities[seat] = ck_cities_at_stake(g, seat);
        if (cities[seat] > 0 && b->strength[seat] < least)
            least = b->strength[seat];
    }
    for (int seat = 0; seat < g->flow->seats; seat++) {
        if (cities[seat] == 0) {
            th_emit(g, CK_EV_IMMUNE, seat, { 0 });
            continue;
        }
        bool loses = b->strength[seat] == least;
        th_emit(g, loses ? CK_EV_LOSER : CK_EV_SPARED, seat, { (int16_t)b->strength[seat] });
        if (loses && has_choice(g, seat, cities[seat]))
            choose |= 1U << seat;
        else if (loses)
            ck_lose_city(g, only_city(g, seat));
    }
    if (choose != 0)
        th_push(g, cat_ru(g)->params.lose, roller, choose);
}

/* Those who fought rest, the ship goes back, the robber is free from now on (CK-BARB-16..18). */
static void aftermath(struct th_ctx *g)
{
    struct ck_state *k = ck_st(g);
    CK_EACH_NODE(k->sent, node)
        k->knight[node] &= (uint8_t)~CK_ACTIVE;
    k->sent = (struct cat_nodes){ { 0 } };
    k->ship = 0;
    if (!k->landed)
        th_emit(g, CK_EV_FREED, TH_DEALER, { 0 });
    k->landed = 1;
}

void ck_run_attack(struct th_ctx *g, struct th_frame *f)
{
    if (f->step == SENDING && ask_next(g, f))
        return;
    if (f->step == OVER) {
        th_pop(g);
        return;
    }
    f->step = OVER;
    struct battle b = weigh(g);
    tell(g, &b);
    aftermath(g);
    if (b.defence >= b.barbarians) /* CK-BARB-04 */
        reward(g, f->seat, &b);
    else
        punish(g, f->seat, &b);
}

/* ----------------------------------------------------------------- lost cities */

th_clause ck_no_lose(const struct th_ctx *g, int seat, th_move m)
{
    int node = th_arg(m, 0);
    return cat_node_owner(cat_bs(g), node) == seat && ck_is_plain(g, node) ? 0 : CK_BARB_13;
}

void ck_gen_lose(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    (void)f;
    for (int node = 0; node < cat_ru(g)->graph.n_node; node++)
        if (ck_no_lose(g, seat, th_make(CK_MV_LOSE, node, 0, 0)) == 0)
            th_add(out, th_make(CK_MV_LOSE, node, 0, 0));
}

void ck_do_lose(struct th_ctx *g, int seat, th_move m)
{
    th_top(g)->actors &= (uint8_t) ~(1U << seat);
    ck_lose_city(g, th_arg(m, 0));
}

void ck_run_lose(struct th_ctx *g, struct th_frame *f)
{
    (void)f;
    cat_close_atomic(g);
}

/* --------------------------------------------------------------- shared victory */

bool ck_any_deck(const struct th_ctx *g)
{
    for (int deck = 0; deck < CK_TRACKS; deck++)
        if (ck_deck_size(g, deck) > 0)
            return true;
    return false;
}

void ck_run_reward(struct th_ctx *g, struct th_frame *f)
{
    int roller = f->seat;
    while (f->n < g->flow->seats) {
        int seat = (roller + f->n++) % g->flow->seats;
        if ((f->m >> seat & 1) != 0 && ck_any_deck(g)) {
            th_push(g, CK_F_DECK, seat, 1U << seat);
            return;
        }
    }
    th_pop(g);
    ck_open_limit(g, roller, false);
}

th_clause ck_no_deck(const struct th_ctx *g, int seat, th_move m)
{
    int deck = th_arg(m, 0);
    (void)seat;
    return deck < CK_TRACKS && ck_deck_size(g, deck) > 0 ? 0 : th_asks(g->rules, th_top(g));
}

void ck_gen_deck(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    (void)f;
    for (int deck = 0; deck < CK_TRACKS; deck++)
        if (ck_no_deck(g, seat, th_make(CK_MV_DECK, deck, 0, 0)) == 0)
            th_add(out, th_make(CK_MV_DECK, deck, 0, 0));
}

void ck_do_deck(struct th_ctx *g, int seat, th_move m)
{
    th_pop(g);
    ck_open_draw(g, seat, th_arg(m, 0));
}
