/* cli_catan_rivers.c - what the terminal shows of the Rivers: where they run, sites and bridges, the tiles of wealth. */
#include "cli_catan.h"
#include "tb_rivers.h"

static const struct tb_rivers_state *rivers_of(const struct scene *s)
{
    return &((const struct cat_state *)s->view)->tb.rivers;
}

/* ------------------------------------------------------------------- board */

/* `)R(` a bridge, `)(` a site without one. */
static bool bridge_piece(const struct scene *s, int edge, struct catan_piece *out)
{
    struct th_ctx g = catan_look(s);
    if (!tb_bridge_site(&g, edge))
        return false;
    out->under = ')';
    out->owner = cat_edge_owner(cat_bs(&g), edge);
    snprintf(out->text, sizeof out->text, ")%s(", out->owner >= 0 ? say_letter(s, out->owner) : "");
    return true;
}

/* A swamp says it already. */
static bool river_piece(const struct scene *s, int hex, struct catan_piece *out)
{
    struct th_ctx g = catan_look(s);
    if (!tb_river_hex(&g, hex) || cat_bs(&g)->terrain[hex] == CAT_SWAMP)
        return false;
    out->under = '~';
    snprintf(out->text, sizeof out->text, "%s", tr(s->lang, "mark.catan.river"));
    snprintf(out->brief, sizeof out->brief, "%s", tr(s->lang, "abbr.catan.river"));
    return true;
}

static bool piece(const struct scene *s, int type, int at, struct catan_piece *out)
{
    return type == TH_T_EDGE  ? bridge_piece(s, at, out)
           : type == TH_T_HEX ? river_piece(s, at, out)
                              : false;
}

static void place(const struct scene *s, int type, int value, char *buf, size_t cap)
{
    struct th_ctx g = catan_look(s);
    const char *key = "";
    if (type == TH_T_EDGE && tb_bridge_site(&g, value))
        key = cat_bs(&g)->edge[value] == 0 ? "place.catan.bridge_site" : "";
    else if (type == TH_T_EDGE ? tb_river_edge(&g, value)
                               : type == TH_T_NODE && tb_river_node(&g, value))
        key = "place.catan.river";
    snprintf(buf, cap, "%s", key[0] != '\0' ? tr(s->lang, key) : "");
}

static int legend(const struct scene *s, struct draw_grid *g, int x, int y, int w)
{
    return draw_wrap(g, x, y, w, 2, pen(INK_DIM), tr(s->lang, "ui.catan.rivers_legend"));
}

/* ---------------------------------------------------------- tiles of wealth */

static int seat_line(const struct scene *s, int seat, struct draw_grid *g, int x, int y, int w)
{
    bool richest = rivers_of(s)->wealthiest == seat + 1;
    if (!richest && (rivers_of(s)->poor >> seat & 1) == 0)
        return 0;
    draw_text(g, x, y, w, pen_bold(richest ? INK_GOOD : INK_WARN, INK_NONE),
              tr(s->lang, richest ? "title.catan.wealthiest" : "title.catan.poor"));
    return 1;
}

/* Whose points stand among those of cards. */
static int final(const struct scene *s, const struct play_tally *t, struct draw_grid *g, int x,
                 int y, int w)
{
    char line[CATAN_LINE];
    (void)t;
    return catan_say_points(s, "end.catan.wealth", tb_wealth_points, line)
               ? draw_wrap(g, x, y, w, 2, pen(INK_TEXT), line)
               : 0;
}

static enum draw_ink ground(int terrain)
{
    return terrain == CAT_SWAMP ? INK_FOG : INK_NONE;
}

const struct catan_part catan_part_rivers = {
    .module = CAT_M_RIVERS,
    .seat = seat_line,
    .legend = legend,
    .final = final,
    .piece = piece,
    .ground = ground,
    .place = place,
};
