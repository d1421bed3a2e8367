/* sea_fog_island.c - scenario 3: a land in the fog. Whoever lays a road or ship to its edge turns the hex up there.
 *
 * Owns stack[] and tokens[]: tiles and numbers that lie face down. They have no order until somebody draws, and everybody knows
 * what is in them (CS-HID-01). Frames: sea.discover seat = discoverer, a = the piece's path; sea.reveal and sea.number a = the hex. n = 1: the piece belongs to
 * a colour nobody plays, and the land brings nobody a card.
 * Clauses: CS-FOG-*. */
#include "sea.h"

static const struct th_words tiles = { cat_terrain_name, CAT_FOG };

static bool is_fog(const struct th_ctx *g, int hex)
{
    return hex < cat_ru(g)->graph.n_map && cat_bs(g)->terrain[hex] == CAT_FOG;
}

static bool takes_number(int terrain)
{
    return !cat_is_barren(terrain); /* CS-FOG-10 */
}

/* -------------------------------------------------------------------- stacks */

static const struct cat_group *covered(const struct th_ctx *g)
{
    const struct cat_map *map = cat_ru(g)->params.map;
    int i = 0;
    while ((map->groups[i].flags & CAT_COVERED) == 0)
        i++;
    return &map->groups[i];
}

static void lay(struct th_ctx *g)
{
    const struct cat_group *fog = covered(g);
    struct sea_state *sea = sea_st(g);
    memcpy(sea->stack, fog->stock, sizeof sea->stack);
    memset(sea->tokens, 0, sizeof sea->tokens);
    for (int i = 0; i < fog->n_tokens; i++)
        sea->tokens[__builtin_ctz(fog->tokens[i])]++;
}

static int sum(const uint8_t *count, int n)
{
    int all = 0;
    for (int i = 0; i < n; i++)
        all += count[i];
    return all;
}

/* Everything that can come off a stack, as moves of this kind. */
static void list_stack(const uint8_t *count, int n, int kind, struct th_moves *out)
{
    for (int i = 0; i < n; i++)
        if (count[i] > 0)
            th_add_weighted(out, th_make(kind, i, 0, 0), count[i]);
}

/* ----------------------------------------------------------------- discovery */

/* The first place in the fog at an end of a path, -1 = none (CS-FOG-06, CS-FOG-07). */
static int place_at(const struct th_ctx *g, int edge)
{
    const struct cat_graph *gr = &cat_ru(g)->graph;
    int first = CAT_NONE;
    for (int end = 0; end < 2; end++)
        for (int i = 0; i < 3; i++) {
            int hex = gr->node_hex[gr->edge_node[edge][end]][i];
            if (is_fog(g, hex) && hex < first)
                first = hex;
        }
    return first == CAT_NONE ? -1 : first;
}

static void on_built(struct th_ctx *g, const struct cat_build *b)
{
    bool plays = b->owner < g->flow->seats;
    if (cat_piece[b->piece].stands != TH_T_EDGE || place_at(g, b->at) < 0)
        return;
    struct th_frame *f = th_push(g, SEA_F_DISCOVER, plays ? b->owner : g->flow->turn, 0);
    f->a = b->at;
    f->n = !plays;
}

/* The next step of a discovery, at its hex. */
static void open_next(struct th_ctx *g, int kind, int seat, int hex, int n)
{
    struct th_frame *f = th_push(g, kind, seat, TH_CHANCE);
    f->a = (int16_t)hex;
    f->n = (uint8_t)n;
}

void sea_run_discover(struct th_ctx *g, struct th_frame *f)
{
    int hex = place_at(g, f->a);
    if (hex < 0)
        th_pop(g);
    else
        open_next(g, SEA_F_REVEAL, f->seat, hex, f->n);
}

void sea_gen_reveal(const struct th_ctx *g, const struct th_frame *f, int seat,
                    struct th_moves *out)
{
    (void)f;
    (void)seat;
    list_stack(sea_st(g)->stack, CAT_TERRAIN_NB, SEA_MV_REVEAL, out);
}

th_clause sea_no_reveal(const struct th_ctx *g, int seat, th_move m)
{
    (void)seat;
    return th_arg(m, 0) < CAT_TERRAIN_NB && sea_st(g)->stack[th_arg(m, 0)] > 0 ? 0 : CS_FOG_05;
}

void sea_do_reveal(struct th_ctx *g, int dealer, th_move m)
{
    int seat = th_top(g)->seat, hex = th_top(g)->a, n = th_top(g)->n, terrain = th_arg(m, 0);
    (void)dealer;
    th_pop(g);
    sea_st(g)->stack[terrain]--;
    cat_open_hex(g, hex, terrain, 0);
    th_emit(g, SEA_EV_REVEALED, seat, { (int16_t)hex, (int16_t)terrain });
    if (takes_number(terrain))
        open_next(g, SEA_F_NUMBER, seat, hex, n);
}

/* -------------------------------------------------------------------- number */

void sea_gen_number(const struct th_ctx *g, const struct th_frame *f, int seat,
                    struct th_moves *out)
{
    (void)f;
    (void)seat;
    list_stack(sea_st(g)->tokens, SEA_NUMBERS, SEA_MV_NUMBER, out);
}

th_clause sea_no_number(const struct th_ctx *g, int seat, th_move m)
{
    (void)seat;
    return th_arg(m, 0) < SEA_NUMBERS && sea_st(g)->tokens[th_arg(m, 0)] > 0 ? 0 : CS_FOG_08;
}

/* One card of the new land, as far as the bank has it; of gold one of choice (CS-FOG-08, CS-FOG-09). */
static void reward(struct th_ctx *g, int seat, int terrain)
{
    int res = cat_res_of(terrain);
    if (res < 0) {
        cat_bs(g)->picks[seat]++;
        cat_open_choices(g, seat);
    } else if (cat_count(cat_bs(g)->bank, res) > 0) {
        cat_gain(g, seat, cat_some(res, 1));
        th_emit_to(g, TH_ALL, CAT_EV_INCOME, seat, cat_some(res, 1), { 0 });
    } else
        th_emit(g, SEA_EV_BARE, seat, { (int16_t)res });
}

void sea_do_number(struct th_ctx *g, int dealer, th_move m)
{
    int seat = th_top(g)->seat, hex = th_top(g)->a, n = th_arg(m, 0);
    bool rewards = th_top(g)->n == 0;
    (void)dealer;
    th_pop(g);
    sea_st(g)->tokens[n]--;
    cat_open_hex(g, hex, cat_bs(g)->terrain[hex], n);
    th_emit(g, SEA_EV_NUMBERED, seat, { (int16_t)hex, (int16_t)n });
    if (rewards)
        reward(g, seat, cat_bs(g)->terrain[hex]);
}

/* ------------------------------------------------------------- what may stand */

static bool beside_fog(const struct th_ctx *g, int edge)
{
    const uint8_t *hex = cat_ru(g)->graph.edge_hex[edge];
    return is_fog(g, hex[0]) || is_fog(g, hex[1]);
}

/* Roads; of ships it is said in sea_no_water. */
static th_clause may_build(const struct th_ctx *g, const struct cat_build *b)
{
    return b->piece == CAT_ROAD_PIECE && beside_fog(g, b->at) ? CS_FOG_12 : 0;
}

/* ---------------------------------------------------------------------- text */

static bool set_tiles(struct th_line *l)
{
    uint8_t count[CAT_TERRAIN_NB] = { 0 };
    if (!th_next(l) || !th_in_counts(l->word, &tiles, CAT_MAP_HEXES, count) ||
        count[CAT_NO_TERRAIN] > 0)
        return false;
    memcpy(sea_st(l->g)->stack, count, sizeof count);
    return true;
}

static bool set_numbers(struct th_line *l)
{
    uint8_t count[SEA_NUMBERS] = { 0 };
    int n, laid = 0;
    while (th_next(l) && !th_same(l->word, "-")) {
        if (!th_in_int(l->word, 2, SEA_NUMBERS - 1, &n) || n == 7 || laid++ == CAT_MAP_HEXES)
            return false;
        count[n]++;
    }
    memcpy(sea_st(l->g)->tokens, count, sizeof count);
    return true;
}

static const struct th_line_def lines[] = {
    { .word = "fog_hexes", .read = set_tiles },
    { .word = "fog_numbers", .read = set_numbers },
    { 0 },
};

static void dump(const struct th_ctx *g, struct th_out *o)
{
    const struct sea_state *sea = sea_st(g);
    th_line_start(o, "fog_hexes");
    th_line_zone(o, &tiles, sea->stack, 0);
    th_line_end(o);
    th_line_start(o, "fog_numbers");
    if (sum(sea->tokens, SEA_NUMBERS) == 0)
        th_line_name(o, "-");
    for (int n = 0; n < SEA_NUMBERS; n++)
        for (int i = 0; i < sea->tokens[n]; i++)
            th_line_int(o, n);
    th_line_end(o);
}

/* --------------------------------------------------------------------- check */

bool sea_sane_reveal(const struct th_ctx *g, const struct th_frame *f)
{
    return is_fog(g, f->a);
}

bool sea_sane_number(const struct th_ctx *g, const struct th_frame *f)
{
    return takes_number(cat_bs(g)->terrain[f->a]) && cat_bs(g)->number[f->a] == 0;
}

static int check(const struct th_ctx *g, struct th_why *why)
{
    const struct sea_state *sea = sea_st(g);
    int places = 0, numbers = th_on_stack(g, SEA_F_NUMBER);
    for (int hex = 0; hex < cat_ru(g)->graph.n_map; hex++)
        places += is_fog(g, hex);
    for (int t = 0; t < CAT_TERRAIN_NB; t++)
        numbers += takes_number(t) ? sea->stack[t] : 0;
    if (sum(sea->stack, CAT_TERRAIN_NB) != places)
        return th_fail(why, CS_FOG_02, "hexes in the fog and hexes in the stack do not agree",
                       NULL);
    if (sum(sea->tokens, SEA_NUMBERS) != numbers)
        return th_fail(why, CS_FOG_02, "the stacks of hexes and of numbers do not agree", NULL);
    for (int edge = 0; edge < cat_ru(g)->graph.n_edge; edge++)
        if (cat_bs(g)->edge[edge] != 0 && beside_fog(g, edge))
            return th_fail(why, CS_FOG_12, "a road lies at the side of a hex in the fog", NULL);
    return 0;
}

/* ------------------------------------------------------------------ describe */

/* table.fog: what still lies face down. */
static void describe(const struct th_ctx *g, enum th_section s, struct th_json *j)
{
    const struct sea_state *sea = sea_st(g);
    static const char *const number[SEA_NUMBERS] = { "0", "1", "2", "3",  "4",  "5", "6",
                                                     "7", "8", "9", "10", "11", "12" };
    if (s != TH_TABLE_SECTION)
        return;
    th_json_open(j, "fog", '{');
    th_json_int(j, "left", sum(sea->stack, CAT_TERRAIN_NB));
    th_json_open(j, "hexes", '{');
    for (int t = 0; t < CAT_TERRAIN_NB; t++)
        if (sea->stack[t] > 0)
            th_json_int(j, cat_terrain_name[t], sea->stack[t]);
    th_json_close(j, '}');
    th_json_open(j, "numbers", '{');
    for (int n = 0; n < SEA_NUMBERS; n++)
        if (sea->tokens[n] > 0)
            th_json_int(j, number[n], sea->tokens[n]);
    th_json_close(j, '}');
    th_json_close(j, '}');
}

const struct sea_scenario sea_fog_island = {
    .rules = { .lines = lines,
               .lay = lay,
               .may_build = may_build,
               .may_settle = may_build,
               .on_built = on_built,
               .check = check,
               .dump = dump,
               .describe = describe },
    .name = "fog_island",
    .map = { { CAT_MAP_SEA_FOG_ISLAND, CAT_MAP_SEA_FOG_ISLAND },
             { CAT_MAP_SEA_FOG_ISLAND_THREE, CAT_MAP_SEA_FOG_ISLAND_FOUR } },
    .target = { 11, 12 }, /* CS-FOG-15, CS-FOG-17 */
    .home = CS_FOG_03,
};
