/* sea_harbour.c - where a harbour token may be laid down in the game: on a coast, apart from all others.
 *
 * Who lays it, and when, is said by the scenario; so is the clause. Clauses: CS-NW-04, CS-FT-10, CS-FRAME-03. */
#include "sea.h"

/* The sea or frame hex a coast looks out on, where the token lies; CAT_NONE: this path is no coast. */
static int water_off(const struct th_ctx *g, int edge)
{
    const struct cat_graph *gr = &cat_ru(g)->graph;
    if (!cat_is_coast(g, edge))
        return CAT_NONE;
    int land = gr->edge_hex[edge][0];
    if (!cat_is_land(cat_bs(g)->terrain[land]))
        land = gr->edge_hex[edge][1];
    for (int side = 0; side < 6; side++) {
        int hex = gr->hex_hex[land][side];
        if (gr->hex_edge[land][side] == edge)
            return cat_bs(g)->terrain[hex] == CAT_SEA ? hex : CAT_NONE;
    }
    return CAT_NONE;
}

static bool share_a_node(const struct th_ctx *g, int edge, int other)
{
    const uint8_t *a = cat_ru(g)->graph.edge_node[edge], *b = cat_ru(g)->graph.edge_node[other];
    return a[0] == b[0] || a[0] == b[1] || a[1] == b[0] || a[1] == b[1];
}

th_clause sea_no_harbour(const struct th_ctx *g, int edge, th_clause no)
{
    int water = water_off(g, edge);
    if (water == CAT_NONE)
        return no;
    for (int i = 0; i < CAT_HARBOURS; i++) {
        int other = cat_bs(g)->harbour[i] - 1;
        if (other >= 0 && (share_a_node(g, edge, other) || water_off(g, other) == water))
            return no;
    }
    return 0;
}
