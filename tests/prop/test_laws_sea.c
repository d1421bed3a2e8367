/* test_laws_sea.c - laws of Seafarers on whole random games of every scenario, edition and number of seats, fixed and new
 * deals, alone and with each module that goes with it.
 *
 * What is counted here is counted from the board, not asked of the module. Clauses: CS-SETUP-01, CS-SHIP-03, CS-PIRATE-06,
 * CS-PIRATE-07, CS-MOVE-01, CS-WIN-01..03, CS-GOLD-02, CS-FOG-02, CS-FT-02, CS-CLOTH-03, CS-PI-04, CS-PI-06. */
#include "sea.h"
#include "table.h"
#include "laws_catan.h"

static struct prop pieces = {
    .name = "CS-SETUP-01 CS-PI-04 CS-WON-05 15 ships, 15 roads, 5 settlements, 4 cities each"
};
static struct prop cards = { .name = "CS-GOLD-02 nineteen cards of each resource" };
static struct prop deck = { .name = "CS-SETUP-02 CS-PI-06 development cards are only moved" };
static struct prop tiles = {
    .name = "CS-FOG-02 CS-FRAME-10 tiles and tokens lie on the map or in their stacks"
};
static struct prop gifts = { .name = "CS-FT-02 eight chips of the tribe, taken or not" };
static struct prop cloth = { .name = "CS-CLOTH-03 fifty chips of cloth" };
static struct prop kept = { .name = "CS-WIN-02 a chip is never lost" };
static struct prop war = { .name = "CS-PI-16 a warship is a ship" };
static struct prop moored = { .name = "CS-SHIP-03 every ship hangs together with an own building" };
static struct prop held = {
    .name = "CS-PIRATE-07 nothing comes to or leaves the sides of the pirate's hex"
};
static struct prop at_sea = { .name = "CS-PIRATE-06 the pirate is at sea" };
static struct prop points = {
    .name = "CS-WIN-02 points are buildings, titles, cards, chips, gifts and cloth"
};
static struct prop sound = { .name = "check() holds" };
static struct prop inverse = { .name = "set(dump(state)) is the state, byte for byte" };
static struct prop ended = { .name = "games end" };

static struct { /* the game with the most moves */
    uint32_t plies;
    char name[TH_LINE];
} longest;

static const struct cat_state *of(const struct table *t)
{
    return t->state;
}

static const struct cat_graph *graph_of(const struct table *t)
{
    return &((const struct cat_rules *)t->rules)->graph;
}

static const struct cat_map *map_of(const struct table *t)
{
    return ((const struct cat_rules *)t->rules)->params.map;
}

static bool is_ship(const struct cat_base *s, int edge, int owner)
{
    return s->edge[edge] == (CAT_WATER | (owner + 1));
}

static void see_edges(struct table *t, int owner)
{
    const struct cat_base *s = &of(t)->base;
    int roads = 0, ships = of(t)->sea.wonder[owner] != 0; /* one lies on the card: CS-WON-05 */
    for (int e = 0; e < graph_of(t)->n_edge; e++) {
        roads += s->edge[e] == owner + 1;
        ships += is_ship(s, e, owner);
        if (owner == 0 && cat_has_edge(&of(t)->sea.war, e))
            prop_is(&war, t, (s->edge[e] & CAT_WATER) != 0);
    }
    prop_is(&pieces, t, roads + s->left[CAT_ROAD_PIECE][owner] == 15);
    prop_is(&pieces, t, ships + s->left[SEA_SHIP_PIECE][owner] == 15);
}

static void see_buildings(struct table *t, int owner)
{
    const struct cat_base *s = &of(t)->base;
    int towns = of(t)->sea.fort[owner] > 0, cities = 0; /* one stands on the fortress: CS-PI-04 */
    for (int n = 0; n < graph_of(t)->n_node; n++) {
        towns += s->node[n] == owner + 1;
        cities += s->node[n] == ((owner + 1) | CAT_CITY_BIT);
    }
    prop_is(&pieces, t, towns + s->left[CAT_TOWN_PIECE][owner] == 5);
    prop_is(&pieces, t, cities + s->left[CAT_CITY_PIECE][owner] == 4);
}

static void see_cards(struct table *t)
{
    const struct cat_base *s = &of(t)->base;
    for (int kind = 0; kind < CAT_RES_NB; kind++) {
        int n = cat_count(s->bank, kind);
        for (int i = 0; i < CAT_OWNERS; i++)
            n += cat_count(s->hand[i], kind) + cat_count(s->pend[i], kind);
        prop_is(&cards, t, n == 19);
    }
}

/* In the Pirate Islands three play without the point cards, for four they are knights (CS-PI-06). Cards that lie with the
 * tribe are of the deck. */
static void see_deck(struct table *t)
{
    static const int three[CAT_DEV_NB] = { 14, 2, 2, 2, 0 }, four[CAT_DEV_NB] = { 19, 2, 2, 2, 0 };
    const struct cat_base *s = &of(t)->base;
    bool fleet = cat_map_mark(map_of(t), CAT_MARK_FLEET) != NULL;
    const int *box = t->rules->seats == 3 ? three : four;
    for (int kind = 0; kind < CAT_DEV_NB; kind++) {
        int n = cat_count(s->deck, kind) + cat_count(s->spent, kind);
        for (int i = 0; i < CAT_OWNERS; i++) {
            n += cat_count(s->dev[i], kind) + cat_count(s->fresh[i], kind);
            n += kind == CAT_KNIGHT_CARD ? s->knights[i] : 0;
        }
        prop_is(&deck, t, n == (fleet ? box[kind] : laws_deck(t->rules, kind)));
    }
}

static void count_tiles(const struct table *t, int n[CAT_TERRAIN_NB + SEA_NUMBERS])
{
    const struct cat_state *s = of(t);
    for (int i = 0; i < CAT_TERRAIN_NB; i++)
        n[i] = s->sea.stack[i];
    for (int i = 0; i < SEA_NUMBERS; i++)
        n[CAT_TERRAIN_NB + i] = s->sea.tokens[i];
    for (int h = 0; h < graph_of(t)->n_map; h++) {
        n[s->base.terrain[h]]++;
        for (int i = 2; i < SEA_NUMBERS; i++)
            n[CAT_TERRAIN_NB + i] += s->base.number[h] >> i & 1;
    }
}

/* As many as in the beginning; what is covered is counted by what lies on the stack. */
static void see_tiles(struct table *t, const int first[CAT_TERRAIN_NB + SEA_NUMBERS])
{
    int n[CAT_TERRAIN_NB + SEA_NUMBERS], stack = 0;
    count_tiles(t, n);
    for (int i = 0; i < CAT_TERRAIN_NB + SEA_NUMBERS; i++)
        prop_is(&tiles, t, i == CAT_FOG || n[i] == first[i]);
    for (int i = 0; i < CAT_TERRAIN_NB; i++)
        stack += of(t)->sea.stack[i];
    int top = of(t)->flow.depth > 0 ? of(t)->flow.stack[of(t)->flow.depth - 1].kind : 0;
    prop_is(&tiles, t, n[CAT_FOG] == stack || top == SEA_F_REVEAL);
}

static void see_chips(struct table *t)
{
    const struct cat_map *map = map_of(t);
    const struct sea_state *sea = &of(t)->sea;
    int lie = 0, chips = sea->supply;
    for (int i = 0; i < map->n_marks; i++)
        lie += map->marks[i].kind == CAT_MARK_GIFT_CHIP &&
               cat_has_edge(&sea->gift, map->marks[i].place);
    for (int i = 0; i < CAT_OWNERS; i++) {
        lie += sea->gifts[i];
        chips += sea->cloth[i];
    }
    for (int i = 0; i < SEA_VILLAGES; i++)
        chips += sea->stock[i];
    prop_is(&gifts, t, lie == (cat_map_mark(map, CAT_MARK_GIFT_CHIP) != NULL ? 8 : 0));
    prop_is(&cloth, t, chips == (cat_map_mark(map, CAT_MARK_VILLAGE) != NULL ? 50 : 0));
}

static void see_kept(struct table *t, const struct cat_state *old)
{
    for (int i = 0; i < 2; i++)
        for (int w = 0; w < 2; w++)
            prop_is(&kept, t, (old->sea.chip[i].w[w] & ~of(t)->sea.chip[i].w[w]) == 0);
}

/* Ships reached from own buildings over ships. */
static void see_lines(struct table *t, int owner)
{
    const struct cat_base *s = &of(t)->base;
    bool dry[CAT_NODES] = { false }, more = true;
    for (int n = 0; n < CAT_NODES; n++)
        dry[n] = cat_node_owner(s, n) == owner;
    while (more) {
        more = false;
        for (int e = 0; e < graph_of(t)->n_edge; e++) {
            const uint8_t *end = graph_of(t)->edge_node[e];
            if (!is_ship(s, e, owner) || dry[end[0]] == dry[end[1]])
                continue;
            dry[end[0]] = dry[end[1]] = more = true;
        }
    }
    for (int e = 0; e < graph_of(t)->n_edge; e++)
        if (is_ship(s, e, owner))
            prop_is(&moored, t, dry[graph_of(t)->edge_node[e][0]]);
}

static void see_pirate(struct table *t, const struct cat_state *old)
{
    int hex = old->sea.pirate - 1;
    for (int side = 0; side < 6 && hex >= 0; side++) {
        int e = graph_of(t)->hex_edge[hex][side];
        if (e != CAT_NONE && ((old->base.edge[e] | of(t)->base.edge[e]) & CAT_WATER) != 0)
            prop_is(&held, t, old->base.edge[e] == of(t)->base.edge[e]);
    }
    if (of(t)->sea.pirate != 0)
        prop_is(&at_sea, t, of(t)->base.terrain[of(t)->sea.pirate - 1] == CAT_SEA);
}

static int chips_of(const struct table *t, int owner)
{
    const struct sea_state *sea = &of(t)->sea;
    int n = sea->gifts[owner] + sea->cloth[owner] / 2;
    for (int node = 0; node < CAT_NODES; node++)
        if (cat_node_owner(&of(t)->base, node) == owner)
            n += cat_has_node(&sea->chip[0], node) + 2 * cat_has_node(&sea->chip[1], node);
    return n;
}

static void see_points(struct table *t)
{
    const struct cat_base *s = &of(t)->base;
    int16_t score[TH_SEATS];
    uint8_t rank[TH_SEATS];
    t->game->scores(t->rules, t->state, score, rank);
    for (int i = 0; i < t->rules->seats; i++) {
        int n = chips_of(t, i) + (s->route_holder == i + 1 ? 2 : 0) +
                (s->army_holder == i + 1 ? 2 : 0) + laws_points(t->rules, of(t), i);
        for (int node = 0; node < CAT_NODES; node++)
            if (cat_node_owner(s, node) == i)
                n += (s->node[node] & CAT_CITY_BIT) != 0 ? 2 : 1;
        n += cat_count(s->dev[i], CAT_POINT_CARD) + cat_count(s->fresh[i], CAT_POINT_CARD);
        prop_is(&points, t, score[i] == n);
    }
}

/* Lines of Seafarers, and whether a position had one. */
static struct {
    const char *word;
    bool seen;
} mark[] = {
    { "ship", 0 },       { "pirate", 0 },    { "new_ship", 0 },    { "ship_moved", 0 },
    { "chip", 0 },       { "fog_hexes", 0 }, { "fog_numbers", 0 }, { "gift_taken", 0 },
    { "gift_chips", 0 }, { "token", 0 },     { "village", 0 },     { "cloth", 0 },
    { "colour", 0 },     { "fort", 0 },      { "fleet", 0 },       { "warship", 0 },
    { "wonder", 0 },     { "stage", 0 },
};

static void see_marks(const char *text)
{
    for (size_t i = 0; i < sizeof mark / sizeof mark[0]; i++) {
        char line[32];
        snprintf(line, sizeof line, "\nset %s ", mark[i].word);
        mark[i].seen |= strstr(text, line) != NULL;
    }
}

static void report_marks(void)
{
    for (size_t i = 0; i < sizeof mark / sizeof mark[0] && tap_step() == 1; i++)
        TAP_OK(mark[i].seen, "a position with a line `%s` was written and read", mark[i].word);
}

static void see_text(struct table *t)
{
    static char text[TABLE_TEXT];
    void *again = table_copy(t, t->state);
    t->game->dump(t->rules, t->state, text, TABLE_TEXT);
    see_marks(text);
    prop_is(&inverse, t, table_read(t, text, again) && table_same(t, again, t->state));
    prop_is(&sound, t, t->game->check(t->rules, t->state, NULL) == 0);
    free(again);
}

/* What is lost or made stays so: now and then is enough. */
static void see_stock(struct table *t, const int first[CAT_TERRAIN_NB + SEA_NUMBERS])
{
    bool ck = cat_module_on(t->rules,
                            CAT_M_CK); /* its cities are laid on their side, its cards are others */
    for (int i = 0; i < t->rules->seats; i++) {
        see_edges(t, i);
        see_lines(t, i);
        if (!ck)
            see_buildings(t, i);
    }
    if (!ck && !cat_module_on(t->rules, CAT_M_BARBARIANS)) /* CT-BA-06 */
        see_deck(t);
    see_cards(t);
    see_chips(t);
    if (th_kind(t->move) != SEA_MV_REVEAL) /* its token is not laid yet */
        see_tiles(t, first);
}

static void see_move(struct table *t, const struct cat_state *old)
{
    see_pirate(t, old);
    see_kept(t, old);
    if (!cat_module_on(t->rules, CAT_M_CK))
        see_points(t);
}

static void one_game(const char *setup, uint64_t seed)
{
    struct table *t = table_open(setup, seed);
    int first[CAT_TERRAIN_NB + SEA_NUMBERS];
    count_tiles(t, first);
    while (table_choose(t)) {
        struct cat_state old = *of(t);
        table_make(t);
        see_move(t, &old);
        if (th_ply(t->state) % 16 == 0)
            see_stock(t, first);
        if (th_ply(t->state) % 128 == 0)
            see_text(t);
    }
    see_stock(t, first);
    prop_is(&ended, t, t->game->actors(t->rules, t->state, NULL) == 0 && of(t)->flow.depth == 0);
    if (th_ply(t->state) > longest.plies) {
        longest.plies = th_ply(t->state);
        memcpy(longest.name, t->name, sizeof longest.name);
    }
    table_close(t);
}

/* Two games of each table that can be played, a hundred in check-long; short runs leave tables out, but no scenario.
 * offers_per_turn=0: random traders would do little else. */
static void every_table(const char *scenario, uint64_t *seed)
{
    static const char *const with[] = { "",          " +friendly",     " +harbormaster",
                                        " +ck",      " +ck +friendly", " +barbarians",
                                        " +traders", " +fishermen",    " +rivers",
                                        " +caravans" };
    static const char *const deal[] = { "", " variable=1", " edition=rev2009",
                                        " edition=rev2009 variable=1", " pirate_on_frame=0" };
    enum {
        WITH = sizeof with / sizeof with[0],
        DEALS = sizeof deal / sizeof deal[0]
    };
    int step = tap_step() > 1 ? 16 : tap_scale(100) > 100 ? 1 : 3;
    for (int i = 0, n = 0; i < 3 * WITH * DEALS; i++) {
        char text[160];
        struct th_setup setup;
        snprintf(text, sizeof text, "catan +sea%s scenario=%s%s seats=%d offers_per_turn=0",
                 with[i % WITH], scenario, deal[i / WITH % DEALS], 4 - i / (WITH * DEALS));
        if (th_setup_parse(&setup, text, NULL) != 0 || n++ % step != 0)
            continue;
        for (int k = 0; k < tap_scale(2); k++)
            one_game(text, ++*seed);
    }
}

int main(void)
{
    struct prop *all[] = { &pieces, &cards, &deck,   &tiles,  &gifts, &cloth,   &kept, &war,
                           &moored, &held,  &at_sea, &points, &sound, &inverse, &ended };
    const struct th_option *scenario = &th_game_find("catan")->options[CAT_OPT_SEA_SCENARIO];
    uint64_t seed = 600;
    for (int row = 0; row <= scenario->max; row++)
        every_table(scenario->choice[row].name, &seed);
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
        prop_report(all[i]);
    report_marks();
    tap_note("longest game: %u moves, %s", longest.plies, longest.name);
    return tap_done();
}
