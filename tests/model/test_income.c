/* test_income.c - production counted hex by hex and node by node, against the engine, on random
 * positions for every pair of dice. Written from the words of CB-PROD-01..05 and CB-SEVEN-01. */
#include "table.h"
#include "cat.h"

struct cards {
    int hand[CAT_OWNERS][CAT_RES_NB], bank[CAT_RES_NB];
};

static struct prop income[2] = {
    { .name = "CB-PROD-01..05 income of random positions" },
    { .name = "CB-PROD-05 the same without the exception for one player" }
};
static struct prop seven = { .name = "CB-SEVEN-01 a 7 produces nothing" };
static long lonely, several; /* shortages of a kind that one player, or more than one, was owed */

static struct cards read_cards(const struct cat_base *s)
{
    struct cards c;
    for (int kind = 0; kind < CAT_RES_NB; kind++) {
        c.bank[kind] = cat_count(s->bank, kind);
        for (int seat = 0; seat < CAT_OWNERS; seat++)
            c.hand[seat][kind] = cat_count(s->hand[seat], kind);
    }
    return c;
}

/* ----------------------------------------------------------------- the model */

/* Terrain to resource as CB-BOARD-03 lists them; -1 for the desert. */
static int gives(int terrain)
{
    switch (terrain) {
    case CAT_FIELDS: return CAT_GRAIN;
    case CAT_FOREST: return CAT_LUMBER;
    case CAT_PASTURE: return CAT_WOOL;
    case CAT_HILLS: return CAT_BRICK;
    case CAT_MOUNTAINS: return CAT_ORE;
    default: return -1;
    }
}

static bool touches(const struct cat_graph *gr, int node, int hex)
{
    return gr->node_hex[node][0] == hex || gr->node_hex[node][1] == hex ||
           gr->node_hex[node][2] == hex;
}

/* What everybody is owed of every kind (CB-PROD-01..04). */
static void count_owed(const struct cat_graph *gr, const struct cat_base *s, int sum,
                       int owed[CAT_OWNERS][CAT_RES_NB])
{
    memset(owed, 0, sizeof(int[CAT_OWNERS][CAT_RES_NB]));
    for (int hex = 0; hex < gr->n_map; hex++) {
        int kind = gives(s->terrain[hex]);
        if (s->number[hex] != 1U << sum || s->robber == hex + 1 || kind < 0)
            continue;
        for (int node = 0; node < gr->n_node; node++)
            if (s->node[node] != 0 && touches(gr, node, hex))
                owed[(s->node[node] & 15) - 1][kind] += (s->node[node] & CAT_CITY_BIT) != 0 ? 2 : 1;
    }
}

/* Pays one kind (CB-PROD-05). */
static void pay_kind(struct cards *c, int owed[CAT_OWNERS][CAT_RES_NB], int kind, bool exception)
{
    int total = 0, players = 0;
    for (int seat = 0; seat < CAT_OWNERS; seat++) {
        total += owed[seat][kind];
        players += owed[seat][kind] > 0;
    }
    bool enough = total <= c->bank[kind];
    lonely += !enough && players == 1;
    several += !enough && players > 1;
    for (int seat = 0; seat < CAT_OWNERS; seat++) {
        int gets = enough ? owed[seat][kind] : 0;
        if (!enough && players == 1 && exception && owed[seat][kind] > 0)
            gets = c->bank[kind];
        c->hand[seat][kind] += gets;
        owed[seat][kind] = gets;
    }
    for (int seat = 0; seat < CAT_OWNERS; seat++)
        c->bank[kind] -= owed[seat][kind];
}

static struct cards model(const struct cat_graph *gr, const struct cat_base *s, int sum,
                          bool exception)
{
    struct cards c = read_cards(s);
    int owed[CAT_OWNERS][CAT_RES_NB];
    if (sum == 7)
        return c;
    count_owed(gr, s, sum, owed);
    for (int kind = 0; kind < CAT_RES_NB; kind++)
        pay_kind(&c, owed, kind, exception);
    return c;
}

/* ----------------------------------------------------------------- positions */

static void put_building(struct table *t, const struct cat_graph *gr)
{
    const struct cat_base *s = &((const struct cat_state *)t->state)->base;
    int node = (int)th_rng_below(&t->rng, gr->n_node), left[2][CAT_OWNERS];
    uint32_t owner = th_rng_below(&t->rng, t->rules->seats), city = th_rng_below(&t->rng, 2);
    char line[TH_LINE];
    memset(left, 0, sizeof left);
    for (int n = 0; n < gr->n_node; n++)
        if (s->node[n] != 0)
            left[(s->node[n] & CAT_CITY_BIT) != 0][(s->node[n] & 15) - 1]++;
    bool fits = s->node[node] == 0 && left[city][owner] < (city ? 4 : 5);
    for (int i = 0; i < CAT_DEGREE; i++)
        fits = fits && (gr->node_node[node][i] == CAT_NONE || s->node[gr->node_node[node][i]] == 0);
    if (!fits)
        return;
    snprintf(line, sizeof line, "%s n%d %u", city ? "city" : "settlement", node, owner + 1);
    table_set(t, line);
}

/* Hands that leave the bank of some kinds nearly empty. */
static void put_hands(struct table *t, int each)
{
    int left[CAT_RES_NB];
    for (int kind = 0; kind < CAT_RES_NB; kind++)
        left[kind] = th_rng_below(&t->rng, 2) ? (int)th_rng_below(&t->rng, 5)
                                              : (int)th_rng_below(&t->rng, (uint32_t)each);
    for (int seat = 0; seat < t->rules->seats; seat++) {
        char line[TH_LINE];
        int n = snprintf(line, sizeof line, "hand %d ", seat + 1), start = n;
        for (int kind = 0; kind < CAT_RES_NB; kind++) {
            int share = (each - left[kind]) / t->rules->seats;
            if (seat == 0) /* the first takes what does not divide */
                share = each - left[kind] - share * (t->rules->seats - 1);
            if (share > 0)
                n += snprintf(line + n, sizeof line - (size_t)n, "%s%d%s", n > start ? "+" : "",
                              share, cat_res_name[kind]);
        }
        if (n == start)
            snprintf(line + n, sizeof line - (size_t)n, "-");
        table_set(t, line);
    }
}

static void random_position(struct table *t, int each)
{
    const struct cat_graph *gr = &((const struct cat_rules *)t->rules)->graph;
    char line[TH_LINE];
    t->game->start(t->rules, t->state);
    t->game->deal(t->rules, t->state, &t->rng);
    for (int i = 0; i < 30; i++)
        put_building(t, gr);
    snprintf(line, sizeof line, "robber h%u", th_rng_below(&t->rng, gr->n_map));
    table_set(t, line);
    put_hands(t, each);
    snprintf(line, sizeof line, "phase roll %u", 1 + th_rng_below(&t->rng, t->rules->seats));
    table_set(t, line);
}

static void all_dice(struct table *t, struct prop *p, bool exception)
{
    const struct cat_graph *gr = &((const struct cat_rules *)t->rules)->graph;
    for (int a = 1; a <= 6; a++)
        for (int b = 1; b <= 6; b++) {
            char roll[16];
            th_move m = 0;
            struct cat_state *copy = table_copy(t, t->state);
            struct cards want = model(gr, &copy->base, a + b, exception);
            snprintf(roll, sizeof roll, "dice %d %d", a, b);
            t->game->parse(t->rules, roll, &m, NULL);
            t->game->apply(t->rules, copy, TH_DEALER, m, NULL);
            struct cards got = read_cards(&copy->base);
            prop_is(a + b == 7 ? &seven : p, t, memcmp(&got, &want, sizeof got) == 0);
            free(copy);
        }
}

static void many(const char *setup, int each, struct prop *p, bool exception)
{
    struct table *t = table_open(setup, 11);
    struct th_why why = { 0 };
    for (int i = 0; i < tap_scale(3000); i++) {
        random_position(t, each);
        if (th_winner(t->state) >= 0)
            continue;
        if (!prop_is(p, t, t->game->check(t->rules, t->state, &why) == 0))
            tap_note("%s", why.text);
        all_dice(t, p, exception);
    }
    table_close(t);
}

int main(void)
{
    many("catan seats=4", 19, &income[0], true);
    many("catan seats=3", 19, &income[0], true);
    many("catan +five_six seats=6", 24, &income[0], true);
    many("catan seats=4 bank_shortage_single_player_gets_rest=0", 19, &income[1], false);
    many("catan +five_six seats=5 bank_shortage_single_player_gets_rest=0", 24, &income[1], false);
    prop_report(&income[0]);
    prop_report(&income[1]);
    prop_report(&seven);
    TAP_OK(lonely > 20 && several > 20,
           "CB-PROD-05 many of them were short: %ld of one player, %ld of several", lonely,
           several);
    return tap_done();
}
