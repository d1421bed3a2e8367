/* test_attack.c - the barbarian attack against a slow second version that looks at every crossing of the board anew.
 *
 * Positions of random games get random knights, walls, metropolises and damage; then the seventh ship face falls. */
#include "table.h"
#include "ck.h"

static struct prop strength = {
    .name = "CK-BARB-01..05 both strengths, the winner, the Defender (model)"
};
static struct prop shared = {
    .name = "CK-BARB-06, CK-BARB-07 who shares the victory, in which order (model)"
};
static struct prop losers = {
    .name = "CK-BARB-10..15, CK-BARB-19 who loses a city and what is left of it (model)"
};
static struct prop after = {
    .name = "CK-BARB-16..18 knights rest, the ship goes home, the robber is free (model)"
};
static struct prop order = { .name = "CK-BARB-20 losers may choose in any order" };

static struct cat_state *state_of(const struct table *t)
{
    return t->state;
}

/* --------------------------------------------------------------- positions */

static bool flip(struct table *t)
{
    return th_rng_below(&t->rng, 2) == 0;
}

static bool may_stand(const struct cat_state *s, int seat, int level)
{
    int n = 0;
    for (int node = 0; node < CAT_NODES; node++)
        n += ck_owner(s->ck.knight[node]) == seat && ck_level(s->ck.knight[node]) == level;
    return n < CK_PER_LEVEL;
}

static void scatter_knights(struct table *t)
{
    struct cat_state *s = state_of(t);
    char line[64];
    int n_node = ((const struct cat_rules *)t->rules)->graph.n_node;
    for (int i = 0; i < 12; i++) {
        int node = (int)th_rng_below(&t->rng, (uint32_t)n_node),
            level = 1 + (int)th_rng_below(&t->rng, 3);
        int seat = (int)th_rng_below(&t->rng, t->rules->seats);
        if (s->base.node[node] != 0 || s->ck.knight[node] != 0 || !may_stand(s, seat, level))
            continue;
        snprintf(line, sizeof line, "knight n%02d %d %d%s", node, seat + 1, level,
                 flip(t) ? " active" : "");
        table_set(t, line);
    }
}

static void change_cities(struct table *t)
{
    struct cat_state *s = state_of(t);
    char line[64];
    int damaged = 0;
    for (int node = 0; node < CAT_NODES; node++) {
        int owner = cat_node_owner(&s->base, node);
        if (owner < 0)
            continue;
        if ((s->base.node[node] & CAT_CITY_BIT) == 0) {
            if (s->base.left[CAT_CITY_PIECE][owner] > 0 && flip(t)) {
                snprintf(line, sizeof line, "city n%02d %d", node, owner + 1);
                table_set(t, line);
            }
            continue;
        }
        bool crowned = false;
        for (int track = 0; track < CK_TRACKS; track++)
            crowned |= s->ck.crown[track] == node + 1;
        if (crowned || cat_has_node(&s->ck.damaged, node) || cat_has_node(&s->ck.wall, node))
            continue;
        if (th_rng_below(&t->rng, 5) == 0 && damaged++ < 2)
            snprintf(line, sizeof line, "damaged n%02d", node);
        else
            snprintf(line, sizeof line, "wall n%02d", node);
        int walls = 0;
        for (int n = 0; n < CAT_NODES; n++)
            walls += cat_has_node(&s->ck.wall, n) && cat_node_owner(&s->base, n) == owner;
        if (flip(t) && (line[0] == 'd' || walls < CK_WALLS))
            table_set(t, line);
    }
}

static void crown_some(struct table *t)
{
    struct cat_state *s = state_of(t);
    char line[64];
    for (int track = 0; track < CK_TRACKS; track++)
        for (int node = 0; node < CAT_NODES && s->ck.crown[track] == 0; node++) {
            struct th_ctx g = { .rules = t->rules, .flow = t->state };
            if (!ck_is_plain(&g, node) || th_rng_below(&t->rng, 4) != 0)
                continue;
            snprintf(line, sizeof line, "level %d %s 4", cat_node_owner(&s->base, node) + 1,
                     cat_track_name[track]);
            table_set(t, line);
            snprintf(line, sizeof line, "metropolis %s n%02d", cat_track_name[track], node);
            table_set(t, line);
        }
}

/* -------------------------------------------------------------------- model */

struct model {
    int attack, defence, own[TH_SEATS], plain[TH_SEATS], most, best, heroes, losers;
};

static bool upright(const struct cat_state *s, int node)
{
    return (s->base.node[node] & CAT_CITY_BIT) != 0 && !cat_has_node(&s->ck.damaged, node);
}

static struct model judge(const struct cat_state *s)
{
    struct model m = { 0 };
    int least = 99;
    for (int node = 0; node < CAT_NODES; node++) {
        int knight = s->ck.knight[node];
        if (knight != 0 && (knight & CK_ACTIVE) != 0) {
            m.own[ck_owner(knight)] += ck_level(knight);
            m.defence += ck_level(knight);
        }
        if (!upright(s, node))
            continue;
        m.attack++;
        bool crowned =
            s->ck.crown[0] == node + 1 || s->ck.crown[1] == node + 1 || s->ck.crown[2] == node + 1;
        m.plain[cat_node_owner(&s->base, node)] += !crowned;
    }
    for (int i = 0; i < s->flow.seats; i++) {
        m.most = m.own[i] > m.most ? m.own[i] : m.most;
        if (m.plain[i] > 0 && m.own[i] < least)
            least = m.own[i];
    }
    for (int i = 0; i < s->flow.seats; i++) {
        if (m.own[i] == m.most && m.most > 0) {
            m.best |= 1 << i;
            m.heroes++;
        }
        if (m.plain[i] > 0 && m.own[i] == least)
            m.losers |= 1 << i;
    }
    return m;
}

/* ------------------------------------------------------------------ comparing */

static void see_victory(struct table *t, const struct cat_state *old, const struct model *m)
{
    const struct cat_state *s = state_of(t);
    for (int i = 0; i < s->flow.seats; i++) {
        int more = m->heroes == 1 && (m->best >> i & 1) != 0;
        prop_is(&strength, t, s->ck.defender[i] == old->ck.defender[i] + more);
        prop_is(&strength, t, s->base.left[CAT_CITY_PIECE][i] == old->base.left[CAT_CITY_PIECE][i]);
    }
    if (m->heroes < 2 || th_winner(t->state) >= 0)
        return;
    for (int k = 0; k < s->flow.seats; k++) {
        int seat = (s->flow.turn + k) % s->flow.seats;
        if ((m->best >> seat & 1) == 0)
            continue;
        prop_is(&shared, t, strcmp(th_asking(t->rules, t->state, NULL), "ck.deck") == 0);
        prop_is(&shared, t, t->game->actors(t->rules, t->state, NULL) == 1U << seat);
        if (!table_choose(t))
            return;
        table_make(t); /* the deck */
        if (!table_choose(t))
            return;
        table_make(t); /* the card */
        if (th_winner(t->state) >= 0)
            return;
    }
    prop_is(&shared, t, strcmp(th_asking(t->rules, t->state, NULL), "ck.deck") != 0);
}

static int plain_of(const struct cat_state *s, int seat)
{
    struct model m = judge(s);
    return m.plain[seat];
}

static void see_losses(struct table *t, const struct cat_state *old, const struct model *m)
{
    const struct cat_state *s = state_of(t);
    void *copy = table_copy(t, t->state);
    unsigned asked = strcmp(th_asking(t->rules, t->state, NULL), "ck.lose") == 0
                         ? t->game->actors(t->rules, t->state, NULL)
                         : 0;
    for (int i = 0; i < s->flow.seats; i++)
        prop_is(&losers, t, (asked >> i & 1) == ((m->losers >> i & 1) != 0 && m->plain[i] > 1));
    th_move chosen[TH_SEATS];
    for (unsigned who = asked; who != 0; who &= who - 1) {
        int seat = th_first_seat(who);
        t->game->gen(t->rules, t->state, seat, &t->moves);
        prop_is(&losers, t, t->moves.n == m->plain[seat]);
        chosen[seat] = th_pick(&t->moves, false, &t->rng);
        t->game->apply(t->rules, t->state, seat, chosen[seat], NULL);
    }
    for (int seat = TH_SEATS - 1; seat >= 0; seat--)
        if ((asked >> seat & 1) != 0)
            t->game->apply(t->rules, copy, seat, chosen[seat], NULL);
    prop_is(&order, t, table_same(t, t->state, copy));
    free(copy);
    if (th_winner(t->state) >= 0)
        return;
    for (int i = 0; i < s->flow.seats; i++) {
        int lost = m->losers >> i & 1, hurt = old->base.left[CAT_TOWN_PIECE][i] == 0;
        prop_is(&losers, t, plain_of(s, i) == m->plain[i] - lost);
        prop_is(&losers, t,
                s->base.left[CAT_CITY_PIECE][i] ==
                    old->base.left[CAT_CITY_PIECE][i] + (lost && !hurt));
        prop_is(&losers, t,
                s->base.left[CAT_TOWN_PIECE][i] ==
                    old->base.left[CAT_TOWN_PIECE][i] - (lost && !hurt));
    }
    for (int node = 0; node < CAT_NODES; node++)
        prop_is(&losers, t, !cat_has_node(&s->ck.wall, node) || upright(s, node));
}

static void one_attack(struct table *t)
{
    struct cat_state *s = state_of(t), old;
    scatter_knights(t);
    change_cities(t);
    crown_some(t);
    table_set(t, "ship 6");
    old = *s;
    struct model m = judge(&old);
    t->game->apply(t->rules, t->state, TH_DEALER, th_make(CK_MV_EVENT, CK_SHIP, 0, 0), NULL);
    prop_is(&after, t, s->ck.ship == 0 && s->ck.landed == 1);
    for (int node = 0; node < CAT_NODES; node++)
        prop_is(&after, t, (s->ck.knight[node] & CK_ACTIVE) == 0);
    if (m.defence >= m.attack)
        see_victory(t, &old, &m);
    else
        see_losses(t, &old, &m);
}

int main(void)
{
    static const char *const tables[] = { "catan +ck seats=2 offers_per_turn=0",
                                          "catan +ck seats=3 offers_per_turn=0",
                                          "catan +ck seats=4 offers_per_turn=0",
                                          "catan +ck +five_six seats=6 offers_per_turn=0" };
    for (int i = 0; i < 60 + tap_scale(340); i++) {
        struct table *t = table_open(tables[i % 4], 100 + (uint64_t)i);
        int wait = 40 + (int)th_rng_below(&t->rng, 1500);
        while (table_choose(t)) {
            if (wait-- < 0 && strcmp(th_asking(t->rules, t->state, NULL), "ck.event") == 0) {
                one_attack(t);
                break;
            }
            table_make(t);
        }
        table_close(t);
    }
    struct prop *all[] = { &strength, &shared, &losers, &after, &order };
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
        prop_report(all[i]);
    return tap_done();
}
