/* test_laws_events.c - the Event Cards counted a second time after each move of random games, with every set of modules: cards never come
 * twice before the deck is mixed, nobody has two damaged roads or builds one beside it, gifts conserve the cards of the table. */
#include "table.h"
#include "cat.h"

static struct prop year = { .name = "CT-EV-02..06 no card twice in a year, 31 or 36 of them" };
static struct prop mixed = { .name = "CT-EV-04, CT-EV-06 ... and the deck was mixed" };
static struct prop damage = { .name = "CT-EV-26, CT-EV-27 one damaged road of a player at most" };
static struct prop held = { .name = "CT-EV-28, CT-EV-30 who has one lays no new road" };
static struct prop epidemic = { .name = "CT-EV-24 in an Epidemic nobody is paid twice for a city" };
static struct prop gifts = { .name = "CT-EV-37, CT-EV-39 a gift from every hand goes to the left" };

struct memory { /* the cards of this year, as a player would note them */
    int seen[CAT_CARD_NB][13], n;
};

static const struct cat_state *state_of(const struct table *t)
{
    return t->state;
}

/* CT-EV-02, from the text: how often the card comes with the number. */
static int in_the_box(int card, int number)
{
    static const int plain[13] = { 0, 0, 0, 1, 1, 2, 2, 0, 4, 3, 2, 1, 0 };
    switch (card) {
    case TB_PROSPERS: return plain[number];
    case TB_ATTACKS: return number == 7 ? 6 : 0;
    case TB_EPIDEMIC: return number == 6 || number == 8;
    case TB_EARTHQUAKE:
    case TB_NEIGHBORS: return number == 6;
    case TB_TOURNAMENT:
    case TB_ADVANTAGE: return number == 5;
    case TB_CALM_SEAS: return number == 9 || number == 12;
    case TB_FLEES: return number == 4 ? 2 : 0;
    case TB_ASSISTANCE: return number == 10 || number == 11;
    case TB_CONFLICT: return number == 3;
    case TB_PLENTIFUL: return number == 2;
    default: return 0;
    }
}

static void note_card(struct table *t, struct memory *m)
{
    int card = th_arg(t->move, 0), number = th_arg(t->move, 1);
    int most = t->rules->opt[CAT_OPT_NEW_YEAR] != 0 ? 31 : 36;
    if (m->n == most) {
        memset(m, 0, sizeof *m);
        prop_is(&mixed, t, true);
    }
    m->seen[card][number]++;
    m->n++;
    prop_is(&year, t, m->seen[card][number] <= in_the_box(card, number));
    prop_is(&year, t, state_of(t)->base.total == 0); /* before it is made */
}

static int damaged_of(const struct cat_state *s, int seat)
{
    int n = 0;
    for (int edge = 0; edge < CAT_EDGES; edge++)
        if (cat_has_edge(&s->tb.events.damaged, edge)) {
            n += cat_edge_owner(&s->base, edge) == seat;
            n += (s->base.edge[edge] & CAT_WATER) != 0 ? 100 : 0; /* CT-EV-33 */
        }
    return n;
}

static int roads_of(const struct cat_state *s, int seat)
{
    int n = 0;
    for (int edge = 0; edge < CAT_EDGES; edge++)
        n += s->base.edge[edge] == seat + 1;
    return n;
}

static int cards_of(const struct cat_state *s, int seat)
{
    return cat_total(s->base.hand[seat] + s->base.pend[seat]);
}

/* Buildings of a seat at hexes of this number, each once. */
static int buildings_at(const struct table *t, int seat, int number)
{
    const struct cat_graph *gr = &((const struct cat_rules *)t->rules)->graph;
    const struct cat_state *s = t->state;
    int n = 0;
    for (int hex = 0; hex < gr->n_map; hex++)
        for (int i = 0; i < 6 && (s->base.number[hex] >> number & 1) != 0; i++)
            n += gr->hex_node[hex][i] != CAT_NONE &&
                 cat_node_owner(&s->base, gr->hex_node[hex][i]) == seat;
    return n;
}

/* All that the last gift has moved: one card each, from the piles to the left, before anything is paid. */
static void check_gifts(struct table *t, const struct cat_state *before)
{
    static struct th_event at[TABLE_EVENTS];
    struct th_sink sink = { .at = at, .cap = TABLE_EVENTS };
    int seats = t->rules->seats, got[TH_SEATS] = { 0 };
    void *copy = table_copy(t, before);
    t->game->apply(t->rules, copy, t->seat, t->move, &sink);
    for (int i = 0; i < sink.n; i++)
        if (strcmp(t->game->events[at[i].kind].name, "handed") == 0) {
            prop_is(&gifts, t, at[i].a[0] == (at[i].seat + 1) % seats);
            got[at[i].seat]++;
        }
    for (int seat = 0; seat < seats; seat++)
        prop_is(&gifts, t, got[seat] == (cards_of(before, seat) > 0));
    free(copy);
}

static bool is_word(const struct table *t, const char *word)
{
    return strcmp(t->game->moves[th_kind(t->move)].word, word) == 0;
}

static void one_move(struct table *t, struct memory *m)
{
    struct cat_state before = *state_of(t);
    bool card = is_word(t, "card"), ck = cat_module_on(t->rules, CAT_M_CK);
    int seats = t->rules->seats, number = th_arg(t->move, 1);
    bool ill = card && th_arg(t->move, 0) == TB_EPIDEMIC && !ck;
    bool last_gift =
        is_word(t, "gift") && t->game->actors(t->rules, t->state, NULL) == 1U << t->seat;
    if (card)
        note_card(t, m);
    if (last_gift)
        check_gifts(t, &before);
    table_make(t);
    const struct cat_state *now = state_of(t);
    for (int seat = 0; seat < seats && th_winner(now) < 0; seat++) {
        prop_is(&damage, t, damaged_of(now, seat) <= 1);
        if (damaged_of(&before, seat) == 1 && damaged_of(now, seat) == 1)
            prop_is(&held, t, roads_of(now, seat) <= roads_of(&before, seat));
        if (ill)
            prop_is(&epidemic, t,
                    cards_of(now, seat) - cards_of(&before, seat) <= buildings_at(t, seat, number));
    }
}

static void one_game(const struct th_setup *setup, void *arg)
{
    uint64_t *seed = arg;
    if (strcmp(setup->game->name, "catan") != 0 || (setup->modules >> CAT_M_EVENTS & 1) == 0)
        return;
    struct table *t = table_of(setup, ++*seed);
    struct memory m = { .n = 0 };
    while (th_ply(t->state) < 12000 && table_choose(t))
        one_move(t, &m);
    table_close(t);
}

int main(void)
{
    static const char *const sure[] = { "catan +events seats=3", "catan +events seats=4 new_year=0",
                                        "catan +sea +events seats=4", "catan +ck +events seats=3" };
    uint64_t seed = 6000;
    for (int i = 0; i < 8; i++) {
        struct th_setup setup;
        if (th_setup_parse(&setup, sure[i % 4], NULL) != 0)
            abort();
        one_game(&setup, &seed);
    }
    table_every(tap_scale(10), one_game, &seed);
    prop_report(&year);
    prop_report(&mixed);
    prop_report(&damage);
    prop_report(&held);
    prop_report(&epidemic);
    prop_report(&gifts);
    return tap_done();
}
