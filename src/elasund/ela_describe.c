/* ela_describe.c - a view of an Elasund table as JSON, with every figure people look at, so that no client computes a rule.
 *
 * Vocabulary (docs/PROTOCOL.md): seats, places, pieces, table, ask, moves. `places` says what the places of the question mean:
 * sites with the contest of permits, the price and what must go, also those that are refused, with the clause; rows with what
 * the ship brings or the pirate takes; the area each church tile would fix; what raising a permit costs. `geometry` is the city that never changes. */
#include "ela.h"

static const char *cell(char buf[16], int x, int y)
{
    struct th_out o;
    th_out_start(&o, buf, 16);
    th_out_int(&o, x);
    th_out_ch(&o, ',');
    th_out_int(&o, y);
    return buf;
}

static const char *field(char buf[16], int at)
{
    return cell(buf, ela_column(at), ela_row_label(at));
}

static void cards(struct th_json *j, const char *key, const uint8_t list[ELA_CARDS], int unk)
{
    th_json_open(j, key, '{');
    for (int kind = 0; kind < ELA_CARDS; kind++)
        if (list[kind] > 0)
            th_json_int(j, ela_card_name[kind], list[kind]);
    if (unk > 0)
        th_json_int(j, "?", unk);
    th_json_close(j, '}');
}

/* -------------------------------------------------------------------- seats */

static void reserve(const struct th_ctx *g, int seat, struct th_json *j)
{
    const struct ela_state *s = ela_st(g);
    th_json_open(j, "permits", '[');
    for (int value = 0; value < ELA_VALUES; value++)
        if (s->permit[seat][value] == 0)
            th_json_int(j, NULL, value);
    th_json_close(j, ']');
    th_json_open(j, "buildings", '[');
    for (int kind = ELA_MERCHANTS; kind <= ELA_CRAFTSMEN; kind++)
        if (ela_left(g, seat, kind) > 0)
            th_json_str(j, NULL, ela_kind_name[kind]);
    th_json_close(j, ']');
    th_json_open(j, "homeless", '[');
    for (int kind = ELA_HUT_SMALL; kind <= ELA_HUT_LARGE; kind++)
        if ((s->homeless >> (2 * seat + kind) & 1) != 0)
            th_json_str(j, NULL, ela_kind_name[kind]);
    th_json_close(j, ']');
}

/* Where a seat's cubes are: the points people count. */
static void parts(const struct th_ctx *g, int seat, struct th_json *j)
{
    const struct ela_state *s = ela_st(g);
    int church = 0, towers = ela_towers(s, seat), track = ela_track_cubes(s, seat);
    for (int i = 0; i < ELA_CHURCH_TILES; i++)
        church += s->church[i] == seat + 1;
    th_json_open(j, "parts", '{');
    th_json_int(j, "buildings", s->cubes[seat] - church - towers - track);
    th_json_int(j, "church", church);
    th_json_int(j, "towers", towers);
    th_json_int(j, "track", track);
    th_json_close(j, '}');
}

static void one_seat(const struct th_ctx *g, int seat, const int yield[ELA_SEATS],
                     struct th_json *j)
{
    const struct ela_state *s = ela_st(g);
    th_json_open(j, NULL, '{');
    th_json_int(j, "seat", seat + 1);
    th_json_str(j, "colour", ela_colour[seat]);
    th_json_int(j, "points", s->cubes[seat]);
    parts(g, seat, j);
    th_json_int(j, "target", ELA_CUBES);
    th_json_int(j, "hand_size", ela_hand_size(s, seat));
    th_json_int(j, "influence", ela_influence(s, seat));
    cards(j, "hand", s->hand[seat], s->unk[seat]);
    reserve(g, seat, j);
    th_json_int(j, "yield", yield[seat]);
    th_json_int(j, "walls", s->walls[seat]);
    th_json_int(j, "towers", ela_towers(s, seat));
    th_json_int(j, "trade", s->points[seat]);
    th_json_open(j, "track", '[');
    for (int i = 0; i < ELA_SPACES; i++)
        if ((s->track[seat] >> i & 1) != 0)
            th_json_int(j, NULL, ela_track_space[i][0]);
    th_json_close(j, ']');
    if (s->owe[seat] > 0)
        th_json_int(j, "owes", s->owe[seat]);
    if (ela_bundle(s->pend[seat]) != 0 || s->pend_unk[seat] > 0)
        cards(j, "giving", s->pend[seat], s->pend_unk[seat]);
    th_json_close(j, '}');
}

/* -------------------------------------------- places: what the question is about */

static void contest(const struct th_ctx *g, int seat, const struct ela_site *site,
                    struct th_json *j)
{
    th_json_open(j, "contest", '[');
    for (int i = 0; i < g->flow->seats; i++) {
        if (site->count[i] == 0)
            continue;
        th_json_open(j, NULL, '{');
        th_json_int(j, "seat", i + 1);
        th_json_int(j, "permits", site->count[i]);
        th_json_int(j, "sum", site->sum[i]);
        th_json_int(j, "paid", i != seat ? site->sum[i] : 0);
        th_json_close(j, '}');
    }
    th_json_close(j, ']');
}

/* A site the reader has a permit on: who would win, what it costs, what must go, and why not. */
static void site(const struct th_ctx *g, int seat, int kind, int at, struct th_json *j)
{
    struct ela_site look;
    char buf[16];
    th_clause no = ela_site(g, seat, kind, at, &look);
    if (look.count[seat] == 0 || no == EL_BOARD_09 || no == EL_BLD_05)
        return;
    th_json_open(j, NULL, '{');
    th_json_str(j, "site", ela_kind_name[kind]);
    th_json_str(j, "at", field(buf, at));
    if (no != 0)
        th_json_str(j, "clause", th_clause_id(no));
    th_json_int(j, "permits", look.permits);
    th_json_int(j, "gold", look.gold);
    th_json_int(j, "cards", look.equal ? ELA_EQUAL_CARDS : 0);
    contest(g, seat, &look, j);
    th_json_open(j, "displaces", '[');
    for (int i = 0; i < look.n_gone; i++)
        th_json_str(j, NULL, field(buf, look.gone[i]));
    th_json_close(j, ']');
    th_json_close(j, '}');
}

static void sites(const struct th_ctx *g, int seat, struct th_json *j)
{
    for (int kind = ELA_MERCHANTS; kind < ELA_KIND_COUNT; kind++)
        for (int at = 0; at < ela_ru(g)->fields; at++)
            site(g, seat, kind, at, j);
}

static void seat_counts(struct th_json *j, int seat, const char *key, int n, const char *key2,
                        int n2)
{
    if (n + n2 == 0)
        return;
    th_json_open(j, NULL, '{');
    th_json_int(j, "seat", seat + 1);
    th_json_int(j, key, n);
    if (key2 != NULL)
        th_json_int(j, key2, n2);
    th_json_close(j, '}');
}

/* Rows the ship may go to: the income each brings, or, on a 7, the cards it costs. */
static void ship_rows(const struct th_ctx *g, struct th_json *j)
{
    bool pirate = ela_total(ela_st(g)) == 7;
    for (int row = 0; row < ELA_ROWS; row++) {
        uint8_t gold[ELA_SEATS], cards[ELA_SEATS];
        if ((ela_ship_rows(g) >> row & 1) == 0)
            continue;
        ela_row_income(g, row, gold, cards);
        th_json_open(j, NULL, '{');
        th_json_int(j, "row", ela_label[row]);
        th_json_open(j, pirate ? "owes" : "gives", '[');
        for (int seat = 0; seat < g->flow->seats; seat++) {
            if (pirate)
                seat_counts(j, seat, "cards", ela_cubes_in_row(g, seat, row), NULL, 0);
            else
                seat_counts(j, seat, "gold", gold[seat], "influence", cards[seat]);
        }
        th_json_close(j, ']');
        th_json_close(j, '}');
    }
}

/* The two tiles the first builder looks at: north-west field of the area each would fix (EL-CH-04). */
static void areas(const struct th_ctx *g, struct th_json *j)
{
    char buf[16];
    for (int i = 0; i < 2; i++) {
        int tile = ela_st(g)->pick[i];
        if (tile == 0)
            continue;
        th_json_open(j, NULL, '{');
        th_json_int(j, "tile", tile);
        th_json_str(j, "at", field(buf, ela_church_field(tile, 1)));
        th_json_close(j, '}');
    }
}

static void raises(const struct th_ctx *g, int seat, struct th_json *j)
{
    for (int from = 0; from < ELA_VALUES; from++)
        for (int to = from + 1; to < ELA_VALUES; to++) {
            if (ela_no_raise(g, seat, th_make(ELA_RAISE, from, to, 0)) != 0)
                continue;
            th_json_open(j, NULL, '{');
            th_json_int(j, "raise", from);
            th_json_int(j, "to", to);
            th_json_int(j, "gold", ela_raise_gold(from, to));
            th_json_close(j, '}');
        }
}

static void places(const struct th_ctx *g, int seat, struct th_json *j)
{
    if (g->flow->depth == 0 || seat >= TH_SEATS || (th_top(g)->actors >> seat & 1) == 0)
        return;
    switch (th_top(g)->kind) {
    case ELA_F_BUILD: sites(g, seat, j); break;
    case ELA_F_SHIP: ship_rows(g, j); break;
    case ELA_F_KEEP: areas(g, j); break;
    case ELA_F_SPECIAL: raises(g, seat, j); break;
    default: break;
    }
}

/* ------------------------------------------------------------------- pieces */

static void piece(struct th_json *j, const char *kind, const char *at, int owner)
{
    th_json_open(j, NULL, '{');
    th_json_str(j, "kind", kind);
    th_json_str(j, "at", at);
    if (owner >= 0)
        th_json_int(j, "owner", owner + 1);
}

static void houses(const struct ela_state *s, struct th_json *j)
{
    char buf[16];
    for (int at = 0; at < ELA_FIELDS; at++) {
        if (s->house[at] == 0)
            continue;
        piece(j, ela_kind_name[ela_house_kind(s->house[at])], field(buf, at),
              ela_house_owner(s->house[at]));
        th_json_int(j, "cubes", ela_house_cubes(s->house[at]));
        th_json_close(j, '}');
    }
}

static void permits(const struct th_ctx *g, struct th_json *j)
{
    char buf[16];
    for (int at = 0; at < ela_ru(g)->fields; at++) {
        uint8_t on = ela_st(g)->on[at];
        if (!ela_is_permit(on))
            continue;
        piece(j, "permit", field(buf, at), ela_permit_owner(on));
        th_json_int(j, "value", ela_permit_value(on));
        th_json_close(j, '}');
    }
}

static void walls(const struct th_ctx *g, struct th_json *j)
{
    const struct ela_state *s = ela_st(g);
    char buf[16];
    for (int place = 0; place < ELA_PLACES; place++) {
        int x, y;
        if (s->wall[place] == 0)
            continue;
        ela_wall_cell(g, place, &x, &y);
        piece(j, "wall", cell(buf, x, y), (s->wall[place] & 15) - 1);
        th_json_int(j, "tile", s->wall[place] >> 4);
        th_json_bool(j, "tower", ela_is_tower(s->wall[place]));
        th_json_close(j, '}');
    }
}

static void pieces(const struct th_ctx *g, struct th_json *j)
{
    const struct ela_state *s = ela_st(g);
    char buf[16];
    houses(s, j);
    permits(g, j);
    walls(g, j);
    for (int tile = 1; tile <= ELA_CHURCH_TILES; tile++) {
        if (s->church[tile - 1] == 0)
            continue;
        piece(j, "church", field(buf, ela_church_field(s->first, tile)), s->church[tile - 1] - 1);
        th_json_int(j, "tile", tile);
        th_json_close(j, '}');
    }
}

/* -------------------------------------------------------------------- table */

static void stacks(const struct th_ctx *g, struct th_json *j)
{
    th_json_open(j, "stacks", '{');
    for (int kind = ELA_WELL; kind < ELA_KIND_COUNT; kind++)
        th_json_int(j, ela_kind_name[kind], ela_left(g, 0, kind));
    th_json_close(j, '}');
    th_json_open(j, "church", '[');
    for (int tile = 1; tile <= ELA_CHURCH_TILES; tile++)
        if (ela_st(g)->church[tile - 1] == 0)
            th_json_int(j, NULL, tile);
    th_json_close(j, ']');
    if (ela_st(g)->first != 0) {
        char buf[16];
        th_json_str(j, "church_at", field(buf, ela_church_field(ela_st(g)->first, 1)));
    }
}

static void rows(struct th_json *j, const char *key, unsigned mask)
{
    th_json_open(j, key, '[');
    for (int row = 0; row < ELA_ROWS; row++)
        if ((mask >> row & 1) != 0)
            th_json_int(j, NULL, ela_label[row]);
    th_json_close(j, ']');
}

static void table(const struct th_ctx *g, struct th_json *j)
{
    const struct ela_state *s = ela_st(g);
    char buf[TH_LINE];
    th_json_int(j, "turn", g->flow->turn + 1);
    th_json_int(j, "turn_no", g->flow->turn_no);
    th_json_int(j, "ply", g->flow->ply);
    th_json_winners(j, g);
    if (ela_ended_frozen(g))
        th_json_str(j, "end", "frozen");
    th_json_int(j, "ship", s->ship != 0 ? ela_label[s->ship - 1] : 0);
    th_json_int(j, "last", s->last);
    th_json_open(j, "dice", '[');
    for (int i = 0; i < 2 && s->die[0] != 0; i++)
        th_json_int(j, NULL, s->die[i]);
    th_json_close(j, ']');
    th_json_int(j, "gold", ela_supply(g));
    th_json_int(j, "pile", ela_pile(g));
    cards(j, "discards", s->discard, 0);
    cards(j, "pot", s->pot, 0);
    stacks(g, j);
    rows(j, "permit_rows", ela_permit_rows(g));
    if (s->pending != 0) {
        th_move_print(g->rules->game, s->pending, false, buf, (int)sizeof buf);
        th_json_str(j, "pending", buf);
    }
}

void ela_describe(const struct th_rules *r, const void *view, int seat, struct th_json *j)
{
    struct th_ctx g = th_look(r, view);
    int yield[ELA_SEATS];
    ela_yields(&g, yield);
    th_json_open(j, NULL, '{');
    th_json_open(j, "seats", '[');
    for (int i = 0; i < g.flow->seats; i++)
        one_seat(&g, i, yield, j);
    th_json_close(j, ']');
    th_json_open(j, "places", '[');
    places(&g, seat, j);
    th_json_close(j, ']');
    th_json_open(j, "pieces", '[');
    pieces(&g, j);
    th_json_close(j, ']');
    th_json_open(j, "table", '{');
    table(&g, j);
    th_json_close(j, '}');
    th_json_ask(j, &g);
    th_json_moves(j, &g, seat);
    th_json_close(j, '}');
}

/* ----------------------------------------------------------------- geometry */

static void kinds(struct th_json *j)
{
    th_json_open(j, "buildings", '[');
    for (int kind = 0; kind < ELA_KIND_COUNT; kind++) {
        const struct ela_kind *k = &ela_kind[kind];
        static const char *const income[] = { "none", "gold", "influence" };
        th_json_open(j, NULL, '{');
        th_json_str(j, "kind", k->name);
        th_json_bool(j, "neutral", k->neutral != 0);
        th_json_int(j, "w", k->w);
        th_json_int(j, "h", k->h);
        th_json_int(j, "cost", k->cost);
        th_json_int(j, "permits", k->permits);
        th_json_str(j, "income", income[k->income]);
        th_json_int(j, "flags", k->flags);
        th_json_int(j, "count", k->count);
        th_json_close(j, '}');
    }
    th_json_close(j, ']');
}

static void wall_places(const struct th_ctx *g, struct th_json *j)
{
    char buf[16];
    th_json_open(j, "walls", '[');
    for (int place = 0; place < ELA_PLACES; place++) {
        int x, y;
        if (place < 2 * ELA_STRIP && place % ELA_STRIP >= ela_ru(g)->columns - 3)
            continue;
        ela_wall_cell(g, place, &x, &y);
        th_json_open(j, NULL, '{');
        th_json_str(j, "at", cell(buf, x, y));
        th_json_int(j, "cost", ela_wall_cost(place));
        th_json_close(j, '}');
    }
    th_json_close(j, ']');
}

static void windmills(const struct th_ctx *g, struct th_json *j)
{
    char buf[16];
    th_json_open(j, "windmills", '[');
    for (int at = 0; at < ela_ru(g)->fields; at++) {
        if (ela_ru(g)->windmill[at] == 0)
            continue;
        th_json_open(j, NULL, '{');
        th_json_str(j, "at", field(buf, at));
        th_json_int(j, "points", ela_ru(g)->windmill[at]);
        th_json_close(j, '}');
    }
    th_json_close(j, ']');
}

/* What else the rules name: gold of a church tile and of phase 3, cards of one colour for everything that takes them. */
static void prices(struct th_json *j)
{
    th_json_open(j, "prices", '{');
    th_json_int(j, "church", ELA_CHURCH_COST);
    th_json_int(j, "two_gold", ELA_TWO_GOLD);
    th_json_int(j, "equal", ELA_EQUAL_CARDS);
    th_json_int(j, "anywhere", ELA_ANYWHERE_CARDS);
    th_json_int(j, "special", ELA_SPECIAL_CARDS);
    th_json_close(j, '}');
}

/* Once per table: columns and rows, trade fields, wall places, the buildings of the box, the track, prices. */
void ela_geometry(const struct th_rules *r, struct th_json *j)
{
    struct th_ctx g = { .rules = r };
    char buf[16];
    th_json_open(j, NULL, '{');
    th_json_int(j, "columns", ela_ru(&g)->columns);
    rows(j, "rows", ~0U);
    th_json_str(j, "foundation", field(buf, ela_foundation));
    windmills(&g, j);
    wall_places(&g, j);
    kinds(j);
    th_json_open(j, "track", '[');
    for (int i = 0; i < ELA_SPACES; i++) {
        th_json_open(j, NULL, '{');
        th_json_int(j, "space", ela_track_space[i][0]);
        th_json_int(j, "flags", ela_track_space[i][1]);
        th_json_close(j, '}');
    }
    th_json_close(j, ']');
    th_json_open(j, "wall_tiles", '[');
    for (int i = 0; i < ELA_WALL_TILES; i++)
        th_json_int(j, NULL, ela_reward[i]); /* influence cards, 0 = a tower */
    th_json_close(j, ']');
    prices(j);
    th_json_close(j, '}');
}
