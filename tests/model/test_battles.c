/* test_battles.c - battles on the coast against a slow second version that is told the same dice.
 *
 * Knights and barbarians stand anywhere; a turn is ended and chance decides. The model walks the coast once more with the dice
 * that were rolled: who fights, who gets prisoners and gold, who is lost. Clauses: CT-BA-40..50. */
#include "table.h"
#include "laws_catan.h"

enum {
    MOST_DICE = 400
};

static struct prop dice_used = {
    .name = "CT-BA-40..50 as many dice are rolled, in the same order (model)"
};
static struct prop prisoners = { .name = "CT-BA-44..47 prisoners (model)" };
static struct prop gold = { .name = "CT-BA-45, CT-BA-46, CT-BA-50 gold (model)" };
static struct prop knights = { .name = "CT-BA-43, CT-BA-50 knights that are left (model)" };
static struct prop coast = { .name = "CT-BA-41, CT-BA-49 barbarians that are left (model)" };
static struct prop contested = { .name = "CT-BA-46 ... with several who roll" };

static struct cat_state *state_of(const struct table *t)
{
    return t->state;
}

/* ---------------------------------------------------------------------- model */

struct model {
    int knight[72]; /* owner + 1 */
    int horde[TB_SHORES], prisoners[TH_SEATS], gold[TH_SEATS];
    int dice[MOST_DICE], n, at, rolls; /* sums of two dice, and single dice, as they fell */
    int more;                          /* knights needed beyond the barbarians            */
};

static int next(struct model *m)
{
    return m->at < m->n ? m->dice[m->at++] : (m->at++, 7);
}

static int count(const struct model *m, const uint8_t side[6], int seat)
{
    int n = 0;
    for (int i = 0; i < 6; i++)
        n += m->knight[side[i]] == seat + 1;
    return n;
}

/* `who` roll for `prizes`, seat by seat. Sorted into places: a group that has room is served, one that has not rolls again. */
static void contest(struct model *m, bool who[TH_SEATS], int prizes)
{
    int sum[TH_SEATS] = { 0 };
    m->rolls++;
    for (int seat = 0; seat < TH_SEATS; seat++)
        sum[seat] = who[seat] ? next(m) : 0;
    for (int value = 12; value >= 2; value--) {
        bool group[TH_SEATS] = { false };
        int size = 0;
        for (int seat = 0; seat < TH_SEATS; seat++)
            if (sum[seat] == value) {
                group[seat] = true;
                size++;
            }
        if (size == 0)
            continue;
        if (prizes > 0 && size > prizes) {
            contest(m, group, prizes);
            prizes = 0;
            continue;
        }
        for (int seat = 0; seat < TH_SEATS; seat++) {
            m->prisoners[seat] += group[seat] && prizes > 0;
            m->gold[seat] += group[seat] && prizes == 0 ? 3 : 0;
        }
        prizes -= prizes > 0 ? size : 0;
    }
}

static void share(struct model *m, const uint8_t side[6], int n)
{
    bool all[TH_SEATS], first[TH_SEATS];
    int parties = 0, most = 0, leaders = 0;
    for (int seat = 0; seat < TH_SEATS; seat++) {
        int own = count(m, side, seat);
        all[seat] = own > 0;
        parties += own > 0;
        most = own > most ? own : most;
    }
    for (int seat = 0; seat < TH_SEATS; seat++) {
        first[seat] = count(m, side, seat) == most;
        leaders += first[seat];
    }
    if (parties > n) {
        contest(m, all, n);
        return;
    }
    for (int seat = 0; seat < TH_SEATS; seat++)
        m->prisoners[seat] += !all[seat] ? 0 : parties == 1 ? n : 1;
    if (parties == 1 || n == parties)
        return;
    if (leaders > 1)
        contest(m, first, 1);
    for (int seat = 0; seat < TH_SEATS && leaders == 1; seat++)
        m->prisoners[seat] += first[seat];
}

static void battle(struct model *m, const uint8_t side[6], int shore)
{
    int round = 0, foes = m->horde[shore];
    for (int i = 0; i < 6; i++)
        round += m->knight[side[i]] != 0;
    if (foes == 0 || round < foes + m->more)
        return;
    m->horde[shore] = 0;
    share(m, side, foes);
    int die = next(m);
    for (int i = 0; i < 6; i++) {
        bool hit = die == 1 || die == 4   ? i == 0 || i == 3  /* NE, SW */
                   : die == 2 || die == 5 ? i == 1 || i == 4  /* E, W   */
                                          : i == 2 || i == 5; /* SE, NW */
        int owner = m->knight[side[i]] - 1;
        if (!hit || owner < 0)
            continue;
        m->knight[side[i]] = 0;
        m->gold[owner] += 3;
    }
}

/* ------------------------------------------------------------------ positions */

static void scatter(struct table *t, struct model *m)
{
    char line[64];
    int left[TH_SEATS] = { 6, 6, 6, 6, 6, 6 };
    for (int i = 0; i < TB_SHORES && laws_coast(t->rules, i) >= 0; i++) {
        m->horde[i] = (int)th_rng_below(&t->rng, 4);
        snprintf(line, sizeof line, "barbarians h%02d %d", laws_coast(t->rules, i), m->horde[i]);
        table_set(t, line);
    }
    for (int i = 0; i < 40; i++) {
        int edge = (int)th_rng_below(&t->rng, 72),
            seat = (int)th_rng_below(&t->rng, t->rules->seats);
        bool castle = edge >= 55 && (edge <= 57 || edge == 59 || edge == 66 || edge == 67);
        if (castle || m->knight[edge] != 0 || left[seat]-- <= 0)
            continue;
        m->knight[edge] = seat + 1;
        snprintf(line, sizeof line, "path_knight e%02d %d", edge, seat + 1);
        table_set(t, line);
    }
    table_set(t, "phase act 1");
}

static void make(struct table *t, int seat, const char *text)
{
    struct th_why why = { 0 };
    t->seat = seat;
    if (th_move_parse(t->rules, text, &t->move, &why) != 0)
        abort();
    table_make(t);
}

/* The turn ends; what chance decides is written down for the model. */
static void end_turn(struct table *t, struct model *m)
{
    make(t, 0, "end");
    if (strcmp(th_asking(t->rules, t->state, NULL), "barbarians.march") == 0)
        make(t, 0, "halt");
    while (t->game->actors(t->rules, t->state, NULL) == TH_CHANCE && m->n < MOST_DICE) {
        table_choose(t);
        m->dice[m->n++] = th_arg(t->move, 0) + th_arg(t->move, 1);
        table_make(t);
    }
}

static void compare(struct table *t, const struct model *m)
{
    const struct cat_state *s = state_of(t);
    prop_is(&dice_used, t, m->at == m->n);
    for (int seat = 0; seat < t->rules->seats; seat++) {
        prop_is(&prisoners, t, s->tb.barbarians.prisoners[seat] == m->prisoners[seat]);
        prop_is(&gold, t, s->base.coins[seat] == m->gold[seat]);
        for (int e = 0; e < 72; e++)
            prop_is(&knights, t,
                    cat_has_edge(&s->tb.barbarians.knight[seat], e) == (m->knight[e] == seat + 1));
    }
    for (int i = 0; i < TB_SHORES; i++)
        prop_is(&coast, t, s->tb.barbarians.horde[i] == m->horde[i]);
    if (m->rolls > 0)
        prop_is(&contested, t, m->at == m->n);
}

int main(void)
{
    static const char *const games[] = { "catan +barbarians seats=4", "catan +barbarians seats=3",
                                         "catan +barbarians seats=2",
                                         "catan +barbarians seats=4 ba_victory=more",
                                         "catan +rivers +barbarians seats=4" };
    for (int i = 0; i < tap_scale(4000); i++) {
        struct table *t = table_open(games[i % 5], 8100 + (uint64_t)i);
        struct model m = { .more = i % 5 == 3 };
        scatter(t, &m);
        end_turn(t, &m);
        for (int shore = 0; shore < TB_SHORES && laws_coast(t->rules, shore) >= 0; shore++)
            battle(
                &m,
                ((const struct cat_rules *)t->rules)->graph.hex_edge[laws_coast(t->rules, shore)],
                shore);
        compare(t, &m);
        table_close(t);
    }
    struct prop *all[] = { &dice_used, &prisoners, &gold, &knights, &coast, &contested };
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
        prop_report(all[i]);
    return tap_done();
}
