/* cli_puzzles_check.c - is a puzzle sound? Its position is read and checked, its seat is asked, all its moves are legal, and with
 * `verify` every best move is weighed once more. */
#include "cli.h"
#include "cli_puzzles.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

struct checking {
    const struct puzzle *p;
    struct cli_table t;
    struct puzzle_judge j;
    bool judged; /* j is set up */
    th_move move[PUZZLE_LINES];
};

static int bad(struct th_why *why, const struct puzzle *p, const char *what)
{
    *why = (struct th_why){ 0 };
    snprintf(why->text, sizeof why->text, "%s: %.200s", p->id, what);
    return -1;
}

static int open_table(const struct puzzle *p, struct cli_table *t, struct th_why *why)
{
    char text[sizeof why->text];
    FILE *in = fmemopen(p->position, strlen(p->position), "r");
    int err = in != NULL ? cli_table_read(t, in, why) : bad(why, p, "no memory");
    if (in != NULL)
        fclose(in);
    if (err != 0) {
        snprintf(text, sizeof text, "%s", why->text);
        snprintf(why->text, sizeof why->text, "%s: %.200s", p->id, text);
    }
    return err;
}

/* The step's moves, legal in this state. */
static int read_moves(struct checking *c, int i, struct th_why *why)
{
    const struct puzzle_step *s = &c->p->step[i];
    const struct th_game *game = c->t.game;
    int seat = c->p->seat;
    if ((game->actors(c->t.rules, c->t.state, NULL) >> seat & 1) == 0)
        return bad(why, c->p, "its seat is not asked");
    for (int k = 0; k < s->n; k++) {
        char what[TH_LINE];
        snprintf(what, sizeof what, "the move `%.60s` is not possible", s->line[k].move);
        if (game->parse(c->t.rules, s->line[k].move, &c->move[k], why) != 0 ||
            game->legal(c->t.rules, c->t.state, seat, c->move[k], why) != 0)
            return bad(why, c->p, what);
        if (k > 0 && (s->line[k].value > s->line[0].value || c->move[k] == c->move[0]))
            return bad(why, c->p, "its first line is not the best");
    }
    return 0;
}

static int weigh_again(struct checking *c, int i, struct th_why *why)
{
    const struct puzzle_how *how = c->j.how;
    struct bot_line line[PUZZLE_LINES];
    char what[TH_LINE];
    int n = c->p->step[i].n;
    for (int k = 0; k < n; k++)
        line[k] = (struct bot_line){ .move = c->move[k] };
    if (!puzzle_weigh(&c->j, c->t.state, c->p->seat, line, n, PUZZLE_TIMES * how->sims, 3))
        return bad(why, c->p, "no memory");
    for (int k = 1; k < n; k++) {
        double lead = (double)line[0].value - (double)line[k].value;
        snprintf(what, sizeof what, "`%.60s` leads `%.60s` by %.3f only",
                 c->p->step[i].line[0].move, c->p->step[i].line[k].move, lead);
        if (lead < how->margin || lead < how->doubts * (double)line[k].doubt)
            return bad(why, c->p, what);
    }
    return 0;
}

static int walk(struct checking *c, struct th_why *why)
{
    struct th_rng rng;
    if (c->p->seat >= c->t.setup.seats)
        return bad(why, c->p, "no such seat");
    th_rng_seed(&rng, 1);
    c->t.game->fill(c->t.rules, c->t.state, c->p->seat, &rng);
    if (c->t.game->check(c->t.rules, c->t.state, why) != 0)
        return bad(why, c->p, "its position is not sound when hidden cards are dealt");
    for (int i = 0; i < c->p->steps; i++) {
        if (read_moves(c, i, why) != 0 || (c->judged && weigh_again(c, i, why) != 0))
            return -1;
        c->t.game->apply(c->t.rules, c->t.state, c->p->seat, c->move[0], NULL);
    }
    return 0;
}

static int check(const struct puzzle *p, const struct puzzle_how *how, struct th_why *why)
{
    struct checking c = { .p = p };
    if (open_table(p, &c.t, why) != 0)
        return -1;
    c.judged = how != NULL && puzzle_judge_start(&c.j, how, &c.t.setup) == 0;
    int err = how != NULL && !c.judged ? bad(why, p, "the judge does not search") : walk(&c, why);
    if (c.judged)
        puzzle_judge_end(&c.j);
    cli_table_close(&c.t);
    return err;
}

int puzzle_check(const struct puzzle *p, struct th_why *why)
{
    return check(p, NULL, why);
}

int puzzle_verify(const struct puzzle *p, const struct puzzle_how *how, struct th_why *why)
{
    return check(p, how, why);
}
