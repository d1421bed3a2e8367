/* sea_describe.c - Seafarers for clients: pirate and chips on the map; everything else in table.sea, seat by seat.
 *
 * A scenario's own figures stand in table under a key of its own: its file writes them. */
#include "sea.h"

static void pieces(const struct th_ctx *g, struct th_json *j)
{
    const struct sea_state *sea = sea_st(g);
    if (sea->pirate != 0) {
        th_json_open(j, NULL, '{');
        th_json_str(j, "kind", "pirate");
        th_json_id(j, "at", 'h', sea->pirate - 1);
        th_json_close(j, '}');
    }
    for (int i = 0; i < 2; i++)
        SEA_EACH_NODE(sea->chip[i], node) {
            th_json_open(j, NULL, '{');
            th_json_str(j, "kind", "chip");
            th_json_id(j, "at", 'n', node);
            th_json_int(j, "owner", cat_node_owner(cat_bs(g), node) + 1);
            th_json_int(j, "count", i + 1);
            th_json_close(j, '}');
        }
}

/* Lands that would bring chips, with their hexes. */
static void foreign(const struct th_ctx *g, int seat, struct th_json *j)
{
    uint64_t land[CAT_MAP_HEXES];
    int n = sea_lands(g, land);
    th_json_open(j, "foreign", '[');
    for (int i = 0; i < n; i++) {
        int chips = sea_land_chips(g, seat, land[i]);
        if (chips == 0)
            continue;
        th_json_open(j, NULL, '{');
        th_json_int(j, "chips", chips);
        th_json_open(j, "hexes", '[');
        for (uint64_t left = land[i]; left != 0; left &= left - 1)
            th_json_id(j, NULL, 'h', __builtin_ctzll(left));
        th_json_close(j, ']');
        th_json_close(j, '}');
    }
    th_json_close(j, ']');
}

static void one_seat(const struct th_ctx *g, int seat, struct th_json *j)
{
    th_json_open(j, NULL, '{');
    th_json_int(j, "seat", seat + 1);
    th_json_open(j, "parts", '{');
    th_json_int(j, "chips", sea_chips(g, seat));
    th_json_close(j, '}');
    foreign(g, seat, j);
    th_json_close(j, '}');
}

/* Ships of whoever acts: why each may not be moved, nothing where it may (CS-MOVE-01..09). */
static void ships(const struct th_ctx *g, int seat, struct th_json *j)
{
    th_json_open(j, "ships", '[');
    for (int e = 0; e < cat_ru(g)->graph.n_edge; e++) {
        if (sea_ship_of(cat_bs(g), e) != seat)
            continue;
        th_clause no = sea_no_lift(g, seat, e);
        th_json_open(j, NULL, '{');
        th_json_id(j, "at", 'e', e);
        if (no != 0)
            th_json_str(j, "why", th_clause_id(no));
        th_json_close(j, '}');
    }
    th_json_close(j, ']');
}

static void table(const struct th_ctx *g, struct th_json *j)
{
    th_json_open(j, "sea", '{');
    th_json_str(j, "scenario", sea_scenario(g)->name);
    th_json_bool(j, "pirate", sea_has_pirate(g));
    th_json_bool(j, "ship_moved", sea_st(g)->moved != 0);
    if (g->flow->depth > 0 && (th_def(g, th_top(g))->open & CAT_ACT) != 0)
        ships(g, th_top(g)->seat, j);
    th_json_open(j, "seats", '[');
    for (int seat = 0; seat < g->flow->seats; seat++)
        one_seat(g, seat, j);
    th_json_close(j, ']');
    th_json_close(j, '}');
}

void sea_describe(const struct th_ctx *g, enum th_section s, struct th_json *out)
{
    if (s == TH_PIECES_SECTION)
        pieces(g, out);
    else if (s == TH_TABLE_SECTION)
        table(g, out);
}
