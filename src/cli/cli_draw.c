/* cli_draw.c - the grid of coloured letters, its printing, and what colour an ink is. Knows no game. */
#include "cli_draw.h"
#include "cli.h"
#include "cli_i18n.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* clang-format off */
static const struct {
    int16_t c256, c8;
    uint8_t on; /* readable letters on it */
} inks[INK_NB] = {
    [INK_NONE]       = { -1, -1, INK_TEXT },
    [INK_TEXT]       = { -1, -1, INK_TEXT },
    [INK_DIM]        = { 245, -1, INK_TEXT },
    [INK_STRONG]     = { 231,  7, INK_DARK },
    [INK_PAPER]      = { 230,  7, INK_DARK },
    [INK_BLACK]      = {  16,  0, INK_LIGHT },
    [INK_RED_NUMBER] = { 160,  1, INK_LIGHT },
    [INK_SEA]        = {  24,  4, INK_FOAM },
    [INK_FOAM]       = { 153,  7, INK_DARK },
    [INK_HILLS]      = { 131,  1, INK_LIGHT },
    [INK_FOREST]     = {  22,  2, INK_LIGHT },
    [INK_PASTURE]    = { 107,  2, INK_DARK },
    [INK_FIELDS]     = { 179,  3, INK_DARK },
    [INK_MOUNTAINS]  = { 242,  0, INK_LIGHT },
    [INK_DESERT]     = { 223,  7, INK_DARK },
    [INK_GOLD]       = { 172,  3, INK_DARK },
    [INK_FOG]        = { 250,  7, INK_DARK },
    [INK_LIGHT]      = { 231,  7, INK_DARK },
    [INK_DARK]       = {  16,  0, INK_LIGHT },
    [INK_SPOT]       = { 229,  6, INK_DARK },
    [INK_PICK]       = { 163,  5, INK_LIGHT },
    [INK_BAR]        = { 236,  4, INK_LIGHT },
    [INK_WARN]       = { 209,  1, INK_DARK },
    [INK_GOOD]       = { 114,  2, INK_DARK },
    [INK_SEAT + 0]   = { 160,  1, INK_LIGHT },
    [INK_SEAT + 1]   = {  27,  4, INK_LIGHT },
    [INK_SEAT + 2]   = { 220,  3, INK_DARK },
    [INK_SEAT + 3]   = {  43,  2, INK_DARK },
    [INK_SEAT + 4]   = { 246,  7, INK_DARK },
    [INK_SEAT + 5]   = { 134,  5, INK_LIGHT },
    [INK_NEUTRAL]    = { 195,  6, INK_DARK },
    [INK_NEUTRAL + 1] = { 230,  7, INK_DARK },
};
/* clang-format on */

int draw_ink_256(enum draw_ink ink)
{
    return inks[ink].c256;
}

int draw_ink_8(enum draw_ink ink)
{
    return inks[ink].c8;
}

enum draw_ink draw_on(enum draw_ink ground)
{
    return (enum draw_ink)inks[ground].on;
}

/* ------------------------------------------------------------------- grid */

void draw_start(struct draw_grid *g, int w, int h)
{
    g->w = w;
    g->h = h;
    g->cell = cli_alloc((size_t)w * (size_t)h * sizeof g->cell[0]);
    for (int i = 0; i < w * h; i++)
        g->cell[i].letter = ' ';
}

void draw_free(struct draw_grid *g)
{
    free(g->cell);
    *g = (struct draw_grid){ 0 };
}

static struct draw_cell *cell_at(const struct draw_grid *g, int x, int y)
{
    bool inside = g != NULL && x >= 0 && y >= 0 && x < g->w && y < g->h;
    return inside ? &g->cell[y * g->w + x] : NULL;
}

void draw_put(struct draw_grid *g, int x, int y, uint32_t letter, struct draw_style style)
{
    struct draw_cell *c = cell_at(g, x, y);
    if (c == NULL)
        return;
    if (style.bg == INK_NONE)
        style.bg = c->style.bg;
    *c = (struct draw_cell){ letter, style };
}

enum draw_ink draw_ground(const struct draw_grid *g, int x, int y)
{
    const struct draw_cell *c = cell_at(g, x, y);
    return c != NULL ? (enum draw_ink)c->style.bg : INK_NONE;
}

void draw_fill(struct draw_grid *g, int x, int y, int w, struct draw_style style)
{
    for (int i = 0; i < w; i++)
        draw_put(g, x + i, y, ' ', style);
}

int draw_text(struct draw_grid *g, int x, int y, int max, struct draw_style style, const char *text)
{
    int cells = utf8_cells(text), n = 0;
    if (max <= 0)
        return 0;
    for (uint32_t letter; n < max && (letter = utf8_next(&text)) != 0; n++) {
        bool cut = cells > max && n == max - 1;
        draw_put(g, x + n, y, cut ? 0x2026 : letter, style);
    }
    return n;
}

void draw_paste(struct draw_grid *g, int x, int y, const struct draw_grid *from)
{
    for (int j = 0; j < from->h; j++) {
        for (int i = 0; i < from->w; i++) {
            struct draw_cell *to = cell_at(g, x + i, y + j);
            if (to != NULL)
                *to = from->cell[j * from->w + i];
        }
    }
}

void draw_cut(struct draw_grid *g, int x, int y, int w, int h)
{
    struct draw_grid part;
    draw_start(&part, w, h);
    draw_paste(&part, -x, -y, g);
    draw_free(g);
    *g = part;
}

bool draw_find(const struct draw_grid *g, enum draw_ink ground, int *x, int *y)
{
    for (int i = 0; i < g->w * g->h; i++) {
        if (g->cell[i].style.bg != ground)
            continue;
        *x = i % g->w;
        *y = i / g->w;
        return true;
    }
    return false;
}

/* ------------------------------------------------------------------- wrap */

/* Length in bytes of the longest beginning that fits w cells and ends at a blank (or fills the line). */
static size_t line_fits(const char *text, int w)
{
    const char *at = text, *blank = NULL;
    for (int n = 0; n <= w; n++) {
        if (*at == '\0')
            return (size_t)(at - text);
        if (*at == ' ')
            blank = at;
        if (n < w)
            utf8_next(&at);
    }
    return (size_t)((blank != NULL && blank > text ? blank : at) - text);
}

int draw_wrap(struct draw_grid *g, int x, int y, int w, int lines, struct draw_style style,
              const char *text)
{
    char line[1024];
    int n = 0;
    while (*text != '\0' && n < lines && w > 0) {
        size_t len = line_fits(text, w);
        bool rest = text[len] != '\0' && n == lines - 1;
        size_t keep = len < sizeof line ? len : sizeof line - 1;
        memcpy(line, text, keep);
        line[keep] = '\0';
        draw_text(g, x, y + n, w, style, rest ? text : line);
        text += len;
        while (*text == ' ')
            text++;
        n++;
    }
    return n;
}

/* ------------------------------------------------------------------ print */

int draw_colours(FILE *out)
{
    const char *no = getenv("NO_COLOR"), *term = getenv("TERM"), *deep = getenv("COLORTERM");
    if (!isatty(fileno(out)) || (no != NULL && no[0] != '\0') || term == NULL ||
        strcmp(term, "dumb") == 0)
        return 0;
    return strstr(term, "256") != NULL || deep != NULL ? 256 : 8;
}

static void print_letter(uint32_t c, FILE *out)
{
    char b[5] = "";
    if (c < 0x80) {
        b[0] = (char)c;
    } else if (c < 0x800) {
        b[0] = (char)(0xc0 | c >> 6);
        b[1] = (char)(0x80 | (c & 63));
    } else {
        b[0] = (char)(0xe0 | c >> 12);
        b[1] = (char)(0x80 | (c >> 6 & 63));
        b[2] = (char)(0x80 | (c & 63));
    }
    fputs(b, out);
}

static void print_style(struct draw_style s, int colours, FILE *out)
{
    int fg = colours == 256 ? draw_ink_256(s.fg) : draw_ink_8(s.fg);
    int bg = colours == 256 ? draw_ink_256(s.bg) : draw_ink_8(s.bg);
    const char *deep = colours == 256 ? "8;5;" : "";
    fputs("\033[0", out);
    if ((s.flags & DRAW_BOLD) != 0)
        fputs(";1", out);
    if ((s.flags & DRAW_UNDER) != 0)
        fputs(";4", out);
    if ((s.flags & DRAW_REVERSE) != 0)
        fputs(";7", out);
    if (fg >= 0)
        fprintf(out, ";3%s%d", deep, fg);
    if (bg >= 0)
        fprintf(out, ";4%s%d", deep, bg);
    fputc('m', out);
}

static bool same_style(struct draw_style a, struct draw_style b)
{
    return a.fg == b.fg && a.bg == b.bg && a.flags == b.flags;
}

/* Cells of a row up to the last one that shows. */
static int row_length(const struct draw_grid *g, int y, int colours)
{
    int n = g->w;
    while (n > 0) {
        const struct draw_cell *c = &g->cell[y * g->w + n - 1];
        if (c->letter != ' ' || (colours != 0 && c->style.bg != INK_NONE))
            break;
        n--;
    }
    return n;
}

void draw_print(const struct draw_grid *g, FILE *out, int colours)
{
    for (int y = 0; y < g->h; y++) {
        struct draw_style now = { 0 };
        int n = row_length(g, y, colours);
        for (int x = 0; x < n; x++) {
            const struct draw_cell *c = &g->cell[y * g->w + x];
            if (colours != 0 && !same_style(now, c->style))
                print_style(c->style, colours, out);
            now = c->style;
            print_letter(c->letter, out);
        }
        if (colours != 0 && !same_style(now, (struct draw_style){ 0 }))
            fputs("\033[0m", out);
        fputc('\n', out);
    }
}
