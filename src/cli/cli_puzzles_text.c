/* cli_puzzles_text.c - puzzles as text (docs/BOTS.md, "Puzzles"), and whether what one says is possible.
 *
 *     puzzle catan-1f2e3d4c robber 2 1           id, theme, level, seat
 *     from catan seats=4 seed=7 game 3 move 120
 *     setup catan rev=2 seats=4                   what was played; the position itself allows no offers
 *     step                                       one for each move of the plan
 *     line 431 0 robber h07                      chance to win, doubt (both in thousandths), move; the best first
 *     line 362 9 robber h11
 *     th 1 catan rev=2 ...                       a record without moves
 *     set ...
 *     end */
#include "cli.h"
#include "cli_puzzles.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* --------------------------------------------------------------- writing */

static long thousandths(double v)
{
    return lround(v * 1000);
}

void puzzle_write(const struct puzzle *p, FILE *out)
{
    fprintf(out, "puzzle %s %s %d %d\nfrom %s\nsetup %s\n", p->id, p->theme, p->level, p->seat + 1,
            p->from, p->setup);
    for (int i = 0; i < p->steps; i++) {
        fputs("step\n", out);
        for (int k = 0; k < p->step[i].n; k++) {
            const struct puzzle_line *l = &p->step[i].line[k];
            fprintf(out, "line %ld %ld %s\n", thousandths(l->value), thousandths(l->doubt),
                    l->move);
        }
    }
    fprintf(out, "%send\n", p->position);
}

/* --------------------------------------------------------------- reading */

static int bad(struct th_why *why, int line, const char *what)
{
    *why = (struct th_why){ .line = line };
    snprintf(why->text, sizeof why->text, "%s", what);
    return -1;
}

void puzzle_free(struct puzzle *p)
{
    free(p->position);
    p->position = NULL;
}

static int read_head(const char *text, struct puzzle *p)
{
    if (sscanf(text, "puzzle %39s %39s %d %d", p->id, p->theme, &p->level, &p->seat) != 4)
        return -1;
    p->seat--;
    bool sane = p->level >= 1 && p->level <= 3 && p->seat >= 0 && p->seat < TH_SEATS;
    return sane && puzzle_is_theme(p->theme) ? 0 : -1;
}

static int read_line(const char *text, struct puzzle *p)
{
    if (p->steps == 0)
        return -1;
    struct puzzle_step *s = &p->step[p->steps - 1];
    long value, doubt;
    int at = 0;
    if (s->n == PUZZLE_LINES || sscanf(text, "line %ld %ld %n", &value, &doubt, &at) != 2 ||
        at == 0 || text[at] == '\0' || strlen(text + at) >= sizeof s->line[0].move)
        return -1;
    struct puzzle_line *l = &s->line[s->n++];
    l->value = (double)value / 1000;
    l->doubt = (double)doubt / 1000;
    snprintf(l->move, sizeof l->move, "%s", text + at);
    return 0;
}

static void keep_line(struct puzzle *p, const char *text)
{
    size_t used = p->position != NULL ? strlen(p->position) : 0, n = strlen(text);
    p->position = cli_grow(p->position, used + n + 2);
    snprintf(p->position + used, n + 2, "%s\n", text);
}

static bool begins(const char *text, const char *word)
{
    return strncmp(text, word, strlen(word)) == 0;
}

/* One line of a puzzle that has begun; what is no word of it belongs to the position. */
static int take(struct puzzle *p, const char *text)
{
    bool head = p->position == NULL;
    if (head && begins(text, "from "))
        snprintf(p->from, sizeof p->from, "%.*s", (int)sizeof p->from - 1, text + 5);
    else if (head && begins(text, "setup "))
        snprintf(p->setup, sizeof p->setup, "%s", text + 6);
    else if (head && begins(text, "step") && p->steps < PUZZLE_STEPS)
        p->steps++;
    else if (head && begins(text, "line "))
        return read_line(text, p);
    else if (begins(text, "th ") || begins(text, "opt ") || begins(text, "set "))
        keep_line(p, text);
    else
        return -1;
    return 0;
}

static bool whole(const struct puzzle *p)
{
    for (int i = 0; i < p->steps; i++)
        if (p->step[i].n < 2)
            return false;
    return p->steps > 0 && p->position != NULL && p->setup[0] != '\0';
}

int puzzle_read(FILE *in, int *line, struct puzzle *p, struct th_why *why)
{
    char text[2 * TH_LINE];
    bool begun = false;
    *p = (struct puzzle){ .seat = 0 };
    while (fgets(text, sizeof text, in) != NULL) {
        ++*line;
        text[strcspn(text, "\r\n")] = '\0';
        if (text[0] == '\0' || text[0] == '#')
            continue;
        if (!begun && read_head(text, p) != 0)
            return bad(why, *line, "a puzzle begins with `puzzle ID THEME LEVEL SEAT`");
        if (begun && strcmp(text, "end") == 0)
            return whole(p) ? 1
                            : bad(why, *line,
                                  "a puzzle needs a set-up, a position and two moves in each step");
        if (begun && take(p, text) != 0)
            return bad(why, *line, "not a line of a puzzle");
        begun = true;
    }
    return begun ? bad(why, *line, "the last puzzle is cut off: it has no `end`") : 0;
}
