/* sea_forgotten_tribe.c - scenario 5: a tribe on small islands has gifts for whoever sends a ship to them.
 *
 * The places of the gifts are marks of the map; gift holds those that still lie there. Harbour tokens are slots of the
 * base: token i lies at the i-th mark of its kind until kept[i] or harbour[i] says otherwise. The four cards are part of the
 * deck, which has no order; while they lie apart nobody can buy them (cat_base.aside).
 * Frame sea.kept: its seat places the tokens they keep, one after the other, as long as one fits.
 * Clauses: CS-FT-*, CS-HID-02, CS-HID-04. Tests: tests/rules/catan/sea_forgotten_tribe.t */
#include "sea.h"

enum {
    TARGET = 13 /* CS-FT-14 */
};

extern const struct sea_scenario sea_forgotten_tribe;

/* -------------------------------------------------------------------- gifts */

static bool is_gift(const struct cat_mark *mark)
{
    return mark->kind == CAT_MARK_GIFT_CHIP || mark->kind == CAT_MARK_GIFT_CARD ||
           mark->kind == CAT_MARK_GIFT_HARBOUR;
}

/* The gift whose place this is; *slot: how many of its kind come before. */
static const struct cat_mark *gift_at(const struct th_ctx *g, int edge, int *slot)
{
    const struct cat_map *map = cat_ru(g)->params.map;
    *slot = 0;
    for (int i = 0; i < map->n_marks; i++)
        if (is_gift(&map->marks[i]) && map->marks[i].place == edge) {
            for (int k = 0; k < i; k++)
                *slot += map->marks[k].kind == map->marks[i].kind;
            return &map->marks[i];
        }
    return NULL;
}

/* Gifts of a kind that still lie there. */
static int lying(const struct th_ctx *g, int kind)
{
    int n = 0, slot;
    SEA_EACH_EDGE(sea_st(g)->gift, edge)
        n += gift_at(g, edge, &slot)->kind == kind;
    return n;
}

static void lay(struct th_ctx *g)
{
    const struct cat_map *map = cat_ru(g)->params.map;
    for (int i = 0; i < map->n_marks; i++)
        if (is_gift(&map->marks[i]))
            sea_put_edge(&sea_st(g)->gift, map->marks[i].place);
    cat_bs(g)->aside = (uint8_t)lying(g, CAT_MARK_GIFT_CARD); /* CS-FT-13 */
}

static void take_chip(struct th_ctx *g, int owner, int edge)
{
    sea_st(g)->gifts[owner]++;
    cat_bs(g)->dirty |= CAT_DIRTY_POINTS; /* CS-FT-07 */
    th_emit(g, SEA_EV_GIFT_CHIP, owner, { (int16_t)edge });
}

/* Which one it is, nobody knew before (CS-HID-02). */
static void take_card(struct th_ctx *g, int owner, int edge)
{
    cat_bs(g)->aside--;
    th_emit(g, SEA_EV_GIFT_CARD, owner, { (int16_t)edge });
    cat_open_draw(g, owner);
}

static void take_token(struct th_ctx *g, int owner, int edge, int slot)
{
    int kind = cat_bs(g)->harbour_kind[slot];
    sea_st(g)->kept[slot] = (uint8_t)(owner + 1);
    if (kind == CAT_ANY_HARBOUR)
        th_emit(g, SEA_EV_GIFT_ANY, owner, { (int16_t)edge });
    else
        th_emit(g, SEA_EV_GIFT_HARBOUR, owner, { (int16_t)edge, (int16_t)kind });
    th_push(g, SEA_F_KEPT, owner, 0);
}

/* First come, first served (CS-FT-06). */
static void take_gift(struct th_ctx *g, int owner, int edge)
{
    int slot;
    const struct cat_mark *mark = gift_at(g, edge, &slot);
    sea_drop_edge(&sea_st(g)->gift, edge);
    if (mark->kind == CAT_MARK_GIFT_CHIP)
        take_chip(g, owner, edge);
    else if (mark->kind == CAT_MARK_GIFT_CARD)
        take_card(g, owner, edge);
    else
        take_token(g, owner, edge, slot);
}

/* ------------------------------------------------------------ harbour tokens */

static bool keeps_any(const struct th_ctx *g, int seat)
{
    for (int slot = 0; slot < CAT_HARBOURS; slot++)
        if (sea_st(g)->kept[slot] == seat + 1)
            return true;
    return false;
}

/* On the coast of the main island, at an own building (CS-FT-10). */
static bool fits(const struct th_ctx *g, int seat, int edge)
{
    const uint8_t *end = cat_ru(g)->graph.edge_node[edge];
    bool own =
        cat_node_owner(cat_bs(g), end[0]) == seat || cat_node_owner(cat_bs(g), end[1]) == seat;
    return own && sea_touches(g, end[0], sea_area_hexes(g, CAT_AREA_HOME)) &&
           sea_no_harbour(g, edge, CS_FT_10) == 0;
}

static bool must_place(const struct th_ctx *g, int seat)
{
    for (int edge = 0; keeps_any(g, seat) && edge < cat_ru(g)->graph.n_edge; edge++)
        if (fits(g, seat, edge))
            return true;
    return false;
}

/* As long as another one fits (CS-FT-09). */
void sea_run_kept(struct th_ctx *g, struct th_frame *f)
{
    if (must_place(g, f->seat))
        f->actors = (uint8_t)(1U << f->seat);
    else
        th_pop(g);
}

bool sea_sane_kept(const struct th_ctx *g, const struct th_frame *f)
{
    return sea_scenario(g) == &sea_forgotten_tribe && (f->actors == 0 || must_place(g, f->seat));
}

th_clause sea_no_place(const struct th_ctx *g, int seat, th_move m)
{
    int token = th_arg(m, 0);
    if (token < 1 || token > CAT_HARBOURS || sea_st(g)->kept[token - 1] != seat + 1)
        return CS_FT_09;
    return fits(g, seat, th_arg(m, 1)) ? 0 : CS_FT_10;
}

void sea_gen_kept(const struct th_ctx *g, const struct th_frame *f, int seat, struct th_moves *out)
{
    (void)f;
    for (int slot = 0; slot < CAT_HARBOURS; slot++)
        for (int edge = 0; edge < cat_ru(g)->graph.n_edge; edge++) {
            th_move m = th_make(SEA_MV_PLACE, slot + 1, edge, 0);
            if (sea_no_place(g, seat, m) == 0)
                th_add(out, m);
        }
}

void sea_do_place(struct th_ctx *g, int seat, th_move m)
{
    int slot = th_arg(m, 0) - 1, edge = th_arg(m, 1), kind = cat_bs(g)->harbour_kind[slot];
    sea_st(g)->kept[slot] = 0;
    th_top(g)->actors = 0;
    cat_put_harbour(g, slot, edge, kind);
    if (kind == CAT_ANY_HARBOUR)
        th_emit(g, SEA_EV_PLACED_ANY, seat, { (int16_t)edge });
    else
        th_emit(g, SEA_EV_PLACED, seat, { (int16_t)edge, (int16_t)kind });
}

/* -------------------------------------------------------------------- hooks */

static void params(struct cat_params *p, const struct th_setup *setup)
{
    (void)setup;
    p->barred = cat_map_area(p->map, CAT_AREA_TRIBE);
    p->barred_by = CS_FT_05;
}

static th_clause may_build(const struct th_ctx *g, const struct cat_build *b)
{
    bool there = cat_piece[b->piece].stands == TH_T_NODE &&
                 sea_touches(g, b->at, sea_area_hexes(g, CAT_AREA_TRIBE));
    return there ? CS_FT_04 : 0;
}

static void on_built(struct th_ctx *g, const struct cat_build *b)
{
    if (b->piece == SEA_SHIP_PIECE && cat_has_edge(&sea_st(g)->gift, b->at))
        take_gift(g, b->owner, b->at);
    if (cat_piece[b->piece].stands == TH_T_NODE && must_place(g, b->owner))
        th_push(g, SEA_F_KEPT, b->owner, 0);
}

static int points(const struct th_ctx *g, int seat, bool secret_too)
{
    (void)secret_too;
    return sea_st(g)->gifts[seat];
}

/* ---------------------------------------------------------------- positions */

static const struct th_words kinds = { cat_res_name, CAT_RES_NB };

/* Of a harbour's place the token itself tells: `token`. */
static bool set_gift_taken(struct th_line *l)
{
    struct cat_edges set = { { 0 } };
    int slot;
    if (!sea_next_edge(l, &set))
        return false;
    SEA_EACH_EDGE(set, edge) {
        const struct cat_mark *mark = gift_at(l->g, edge, &slot);
        if (mark == NULL || mark->kind == CAT_MARK_GIFT_HARBOUR)
            return th_line_refuse(l, CS_FT_02, "no chip and no card lies there");
        sea_drop_edge(&sea_st(l->g)->gift, edge);
    }
    return true;
}

/* A token that is not placed: its number, its kind, who keeps it. */
static bool set_token(struct th_line *l)
{
    int token, kind = CAT_ANY_HARBOUR, seat = -1;
    if (!th_next_int(l, 1, cat_ru(l->g)->params.map->n_harbours, &token) || !th_next(l))
        return false;
    if (!th_same(l->word, "any"))
        kind = th_in_name(&kinds, l->word);
    if (kind < 0 || (th_next(l) && !th_in_int(l->word, 1, l->g->flow->seats, &seat)))
        return false;
    cat_bs(l->g)->harbour[token - 1] = 0;
    cat_bs(l->g)->harbour_kind[token - 1] = (uint8_t)kind;
    sea_st(l->g)->kept[token - 1] = (uint8_t)(seat > 0 ? seat : 0);
    return true;
}

static const struct th_line_def lines[] = {
    { .word = "gift_taken", .read = set_gift_taken },
    { .word = "token", .read = set_token },
    { "gift_chips", TH_PER_SEAT(struct cat_state, sea.gifts, 0, 8) },
    { 0 },
};

/* A token lies there while nobody has it, and so does a card. */
static int derive(struct th_ctx *g, struct th_why *why)
{
    const struct cat_map *map = cat_ru(g)->params.map;
    (void)why;
    for (int i = 0, slot = 0; i < map->n_marks; i++) {
        if (map->marks[i].kind != CAT_MARK_GIFT_HARBOUR)
            continue;
        sea_drop_edge(&sea_st(g)->gift, map->marks[i].place);
        if (cat_bs(g)->harbour[slot] == 0 && sea_st(g)->kept[slot] == 0)
            sea_put_edge(&sea_st(g)->gift, map->marks[i].place);
        slot++;
    }
    cat_bs(g)->aside = (uint8_t)lying(g, CAT_MARK_GIFT_CARD);
    return 0;
}

static void dump_token(const struct th_ctx *g, int slot, struct th_out *o)
{
    int kind = cat_bs(g)->harbour_kind[slot];
    th_line_start(o, "token");
    th_line_int(o, slot + 1);
    th_line_name(o, kind == CAT_ANY_HARBOUR ? "any" : cat_res_name[kind]);
    if (sea_st(g)->kept[slot] != 0)
        th_line_int(o, sea_st(g)->kept[slot]);
    th_line_end(o);
}

static void dump(const struct th_ctx *g, struct th_out *o)
{
    const struct cat_map *map = cat_ru(g)->params.map;
    struct cat_edges taken = { { 0 } };
    for (int i = 0; i < map->n_marks; i++)
        if (is_gift(&map->marks[i]) && map->marks[i].kind != CAT_MARK_GIFT_HARBOUR &&
            !cat_has_edge(&sea_st(g)->gift, map->marks[i].place))
            sea_put_edge(&taken, map->marks[i].place);
    sea_dump_edges(&taken, "gift_taken", o);
    for (int slot = 0; slot < map->n_harbours; slot++)
        if (cat_bs(g)->harbour[slot] == 0)
            dump_token(g, slot, o);
    for (int seat = 0; seat < g->flow->seats; seat++)
        th_line_per_seat(o, "gift_chips", seat, sea_st(g)->gifts[seat]);
}

static int check_tokens(const struct th_ctx *g, struct th_why *why)
{
    const struct cat_map *map = cat_ru(g)->params.map;
    int count[CAT_HARBOUR_KINDS] = { 0 };
    for (int i = 0; i < map->n_harbours; i++) {
        count[cat_bs(g)->harbour_kind[i]]++;
        count[map->harbours[i].kind]--;
        if (cat_bs(g)->harbour[i] != 0 && sea_st(g)->kept[i] != 0)
            return th_fail(why, CS_FT_09, "a harbour token is placed and kept", NULL);
    }
    for (int kind = 0; kind < CAT_HARBOUR_KINDS; kind++)
        if (count[kind] != 0)
            return th_fail(why, CS_FT_02, "harbour tokens do not add up", NULL);
    for (int seat = 0; seat < g->flow->seats; seat++)
        if (g->flow->result == 0 && !th_on_stack(g, SEA_F_KEPT) && must_place(g, seat))
            return th_fail(why, CS_FT_09, "a harbour token that fits is kept", NULL);
    return 0;
}

/* Each gift lies at its place, and no ship has been there. */
static int check_gifts(const struct th_ctx *g, struct th_why *why)
{
    int slot;
    SEA_EACH_EDGE(sea_st(g)->gift, edge) {
        const struct cat_mark *mark = gift_at(g, edge, &slot);
        if (mark == NULL)
            return th_fail(why, CS_FT_02, "no gift can lie there", NULL);
        if (sea_ship_of(cat_bs(g), edge) >= 0)
            return th_fail(why, CS_FT_06, "a ship lies where a gift still is", NULL);
        if (mark->kind == CAT_MARK_GIFT_HARBOUR &&
            (sea_st(g)->kept[slot] != 0 || cat_bs(g)->harbour[slot] != 0))
            return th_fail(why, CS_FT_09, "a harbour token that somebody has lies there", NULL);
    }
    return 0;
}

static int check(const struct th_ctx *g, struct th_why *why)
{
    const struct cat_map *map = cat_ru(g)->params.map;
    int chips = 0;
    if (check_gifts(g, why) != 0)
        return -1;
    for (int i = 0; i < map->n_marks; i++)
        chips += map->marks[i].kind == CAT_MARK_GIFT_CHIP;
    for (int i = 0; i < CAT_OWNERS; i++)
        chips -= sea_st(g)->gifts[i];
    if (chips != lying(g, CAT_MARK_GIFT_CHIP))
        return th_fail(why, CS_FT_02, "the chips of the tribe do not add up", NULL);
    if (cat_bs(g)->aside != lying(g, CAT_MARK_GIFT_CARD))
        return th_fail(why, CS_FT_13, "the cards that lie apart do not add up", NULL);
    for (int n = 0; n < cat_ru(g)->graph.n_node; n++)
        if (cat_bs(g)->node[n] != 0 && sea_touches(g, n, sea_area_hexes(g, CAT_AREA_TRIBE)))
            return th_fail(why, CS_FT_04, "somebody has built on an island of the tribe", NULL);
    return check_tokens(g, why);
}

/* ------------------------------------------------------------------ clients */

static void harbour_of(const struct th_ctx *g, int slot, struct th_json *j)
{
    bool any = cat_bs(g)->harbour_kind[slot] == CAT_ANY_HARBOUR;
    th_json_int(j, "token", slot + 1);
    th_json_str(j, "harbour", any ? "any" : cat_res_name[cat_bs(g)->harbour_kind[slot]]);
    th_json_int(j, "rate", any ? 3 : 2);
}

static void describe_gifts(const struct th_ctx *g, struct th_json *j)
{
    SEA_EACH_EDGE(sea_st(g)->gift, edge) {
        struct th_out o;
        char at[8];
        int slot;
        const struct cat_mark *mark = gift_at(g, edge, &slot);
        th_out_start(&o, at, sizeof at);
        th_out_id(&o, 'e', edge);
        th_json_open(j, NULL, '{');
        th_json_str(j, "kind",
                    mark->kind == CAT_MARK_GIFT_CHIP   ? "gift_chip"
                    : mark->kind == CAT_MARK_GIFT_CARD ? "gift_card"
                                                       : "gift_harbour");
        th_json_str(j, "at", at);
        if (mark->kind == CAT_MARK_GIFT_HARBOUR)
            harbour_of(g, slot, j);
        th_json_close(j, '}');
    }
}

static void describe_seat(const struct th_ctx *g, int seat, struct th_json *j)
{
    th_json_open(j, NULL, '{');
    th_json_int(j, "seat", seat + 1);
    th_json_open(j, "parts", '{');
    th_json_int(j, "gifts", sea_st(g)->gifts[seat]);
    th_json_close(j, '}');
    th_json_open(j, "kept", '[');
    for (int slot = 0; slot < CAT_HARBOURS; slot++) {
        if (sea_st(g)->kept[slot] != seat + 1)
            continue;
        th_json_open(j, NULL, '{');
        harbour_of(g, slot, j);
        th_json_close(j, '}');
    }
    th_json_close(j, ']');
    th_json_close(j, '}');
}

static void describe(const struct th_ctx *g, enum th_section section, struct th_json *j)
{
    if (section == TH_PIECES_SECTION)
        describe_gifts(g, j);
    if (section != TH_TABLE_SECTION)
        return;
    th_json_open(j, "tribe", '{');
    th_json_int(j, "chips", lying(g, CAT_MARK_GIFT_CHIP));
    th_json_int(j, "cards", lying(g, CAT_MARK_GIFT_CARD));
    th_json_int(j, "harbours", lying(g, CAT_MARK_GIFT_HARBOUR));
    th_json_open(j, "seats", '[');
    for (int seat = 0; seat < g->flow->seats; seat++)
        describe_seat(g, seat, j);
    th_json_close(j, ']');
    th_json_close(j, '}');
}

const struct sea_scenario sea_forgotten_tribe = {
    .rules = { .params = params,
               .lines = lines,
               .lay = lay,
               .may_build = may_build,
               .points = points,
               .on_built = on_built,
               .derive = derive,
               .check = check,
               .dump = dump,
               .describe = describe },
    .name = "forgotten_tribe",
    .map = { { CAT_MAP_SEA_FORGOTTEN_TRIBE, CAT_MAP_SEA_FORGOTTEN_TRIBE },
             { CAT_MAP_SEA_FORGOTTEN_TRIBE, CAT_MAP_SEA_FORGOTTEN_TRIBE } },
    .target = { TARGET, TARGET },
    .home = CS_FT_04,
};
