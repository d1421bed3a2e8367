/* cli_catan_harbormaster.c - what the terminal shows of the Harbourmaster: everybody's harbour points, and who has the card. */
#include "cli_catan.h"
#include "tb_harbormaster.h"

static int harbour_points(const struct scene *s, int seat)
{
    struct th_ctx c = catan_look(s);
    uint8_t points[CAT_OWNERS];
    tb_harbour_points(&c, points);
    return points[seat];
}

static int holder(const struct scene *s)
{
    return ((const struct cat_state *)s->view)->tb.harbormaster - 1;
}

/* `Harbour points 3  Harbourmaster+2`: the card as the base writes its own. */
static int seat_line(const struct scene *s, int seat, struct draw_grid *g, int x, int y, int w)
{
    char line[120], count[16];
    snprintf(count, sizeof count, "%d", harbour_points(s, seat));
    say(s, line, sizeof line, "ui.catan.harbour_points", "n", count, NULL);
    int at = draw_text(g, x, y, w, pen(INK_DIM), line) + 1;
    if (holder(s) == seat)
        draw_text(g, x + at, y, w - at, pen_bold(INK_GOOD, INK_NONE),
                  tr(s->lang, "title.catan.harbormaster"));
    return 1;
}

/* Whose two points stand among those of cards. */
static int final(const struct scene *s, const struct play_tally *t, struct draw_grid *g, int x,
                 int y, int w)
{
    char line[160], name[64], count[16];
    (void)t;
    if (holder(s) < 0)
        return 0;
    say_seat(s, holder(s), name, sizeof name);
    snprintf(count, sizeof count, "%d", harbour_points(s, holder(s)));
    say(s, line, sizeof line, "end.catan.harbormaster", "seat", name, "n", count, NULL);
    return draw_wrap(g, x, y, w, 2, pen(INK_TEXT), line);
}

const struct catan_part catan_part_harbormaster = {
    .module = CAT_M_HARBORMASTER,
    .seat = seat_line,
    .final = final,
};
