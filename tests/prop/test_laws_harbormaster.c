/* test_laws_harbormaster.c - who should hold the Harbourmaster card, counted anew building by building after each move of
 * random games, with every set of modules. */
#include "table.h"
#include "laws_catan.h"

static struct prop card = { .name =
                                "CT-HM-01..03, CT-HM-06, CT-HM-07 the card is where it should be" };
static struct prop moved = { .name = "CT-HM-02, CT-HM-03 ... and was taken" };

static const struct cat_state *state_of(const struct table *t)
{
    return t->state;
}

static bool at_harbour(const struct table *t, int node)
{
    const struct cat_graph *gr = &((const struct cat_rules *)t->rules)->graph;
    for (int i = 0; i < CAT_HARBOURS; i++) {
        int edge = state_of(t)->base.harbour[i] - 1;
        if (edge >= 0 && (gr->edge_node[edge][0] == node || gr->edge_node[edge][1] == node))
            return true;
    }
    return false;
}

static int points_of(const struct table *t, int seat)
{
    const struct cat_state *s = state_of(t);
    int n = 0;
    for (int node = 0; node < CAT_NODES; node++)
        if (cat_node_owner(&s->base, node) == seat && at_harbour(t, node) &&
            !laws_conquered(t->rules, s, node)) /* CT-HM-09 */
            n += (s->base.node[node] & CAT_CITY_BIT) != 0 && !cat_has_node(&s->ck.damaged, node)
                     ? 2
                     : 1;
    return n;
}

/* Seat + 1, by the texts: kept while nobody has more and three are left; else whoever is alone in front with three. */
static int should_hold(const struct table *t, int before)
{
    int most = 0, leader = 0, ties = 0;
    for (int seat = 0; seat < t->rules->seats; seat++) {
        int n = points_of(t, seat);
        ties = n == most ? ties + 1 : n > most ? 1 : ties;
        leader = n > most ? seat + 1 : leader;
        most = n > most ? n : most;
    }
    if (most < 3)
        return 0;
    if (before != 0 && points_of(t, before - 1) == most)
        return before;
    return ties == 1 ? leader : 0;
}

static void one_game(const struct th_setup *setup, void *arg)
{
    uint64_t *seed = arg;
    if (strcmp(setup->game->name, "catan") != 0 || (setup->modules >> CAT_M_HARBORMASTER & 1) == 0)
        return;
    struct table *t = table_of(setup, ++*seed);
    struct th_ctx g = { .rules = t->rules, .flow = t->state };
    while (th_ply(t->state) < 12000 && table_choose(t)) {
        int before = state_of(t)->tb.harbormaster;
        table_make(t);
        int now = state_of(t)->tb.harbormaster;
        if (now != before)
            prop_is(&moved, t,
                    now != 0 || (setup->modules & (1U << CAT_M_CK | 1U << CAT_M_BARBARIANS)) != 0);
        prop_is(&card, t, now == (cat_atomic(&g) ? before : should_hold(t, before)));
    }
    table_close(t);
}

int main(void)
{
    static const char *const sure[] = {
        "catan +harbormaster seats=3", /* CT-X-48: harbours that lie */
        "catan +ck +harbormaster seats=4",
        "catan +sea +harbormaster seats=3",
        "catan +sea +harbormaster scenario=forgotten_tribe seats=4",
        "catan +sea +harbormaster scenario=cloth_for_catan seats=4",
        "catan +sea +harbormaster scenario=new_world seats=3",
        "catan +barbarians +harbormaster seats=4"
    };
    uint64_t seed = 5000;
    for (int i = 0; i < 14; i++) { /* a short run may see the card in no other game */
        struct th_setup setup;
        if (th_setup_parse(&setup, sure[i % 7], NULL) != 0)
            abort();
        one_game(&setup, &seed);
    }
    table_every(tap_scale(20), one_game, &seed);
    prop_report(&card);
    prop_report(&moved);
    return tap_done();
}
