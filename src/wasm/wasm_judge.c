/* wasm_judge.c - what the bots think of a table: of moves that were made or could be (review, reasons), and of everybody's chance to
 * win (chances, odds). Nothing here changes the table. */
#include "wasm.h"

#include "bot_reasons.h"
#include "eval.h"

#include <stdlib.h>
#include <string.h>

enum {
    REVIEW = 480, /* simulations that find what else a move could have been, at most */
    LEAST = 32,   /* simulations that weigh each of them                             */
    REASONS = 12  /* told of a move, at most                                         */
};

static struct th_moves moves;

/* ------------------------------------------------------------------- review */

/* The move made and what a level would have done instead, at most LINES of them, without values yet; how many. */
static int list_lines(struct bot *bot, const struct table *t, th_move made, u32 sims,
                      struct bot_line line[LINES])
{
    struct bot_line found[LINES];
    int n = made != 0;
    line[0] = (struct bot_line){ .move = made };
    th_move best = bot_choose(bot, t->state, &(struct bot_clock){ .sims = sims });
    int have = bot_lines(bot, found, LINES);
    if (best != made)
        line[n++] = (struct bot_line){ .move = best };
    for (int i = 0; i < have && n < LINES; i++)
        if (found[i].move != made && found[i].move != best)
            line[n++] = (struct bot_line){ .move = found[i].move };
    return n;
}

static u32 tell_review(const struct table *t, int seat, const struct bot_line *line, int n)
{
    struct th_json j = wasm_begin();
    char text[TH_LINE];
    th_json_bool(&j, "ok", true);
    th_json_int(&j, "choices", moves.n);
    th_json_open(&j, "lines", '[');
    for (int i = 0; i < n; i++) {
        t->game->print(t->rules, t->state, TH_DEALER, seat, line[i].move, text, (int)sizeof text);
        th_json_open(&j, NULL, '{');
        th_json_str(&j, "move", text);
        th_json_int(&j, "value", (int64_t)(line[i].value * 1000 + 0.5F));
        th_json_int(&j, "doubt", (int64_t)(line[i].doubt * 1000 + 0.5F));
        th_json_int(&j, "sims", line[i].visits);
        th_json_close(&j, '}');
    }
    th_json_close(&j, ']');
    return wasm_finish(&j);
}

/* Compares the move in the input with what the level in front of it (and a terminating zero) would do: values in thousandths of
 * the chance to win, for the seat that moves, by what it knew, from equally many simulations each with the same luck. The move
 * itself comes first; an empty text names none, and the level's own choice comes first. `choices` counts the moves there were;
 * with one alone there is nothing to compare. */
EXPORT(review) u32 wasm_review(u32 handle, u32 seat)
{
    struct table *t = wasm_find(handle);
    const char *level = wasm_text(), *text = level + strlen(level) + 1;
    struct th_why why = { 0 };
    th_move made = 0;
    if (t == NULL || seat < 1 || seat > (u32)t->setup.seats)
        return wasm_refuse_text("no such table or seat");
    int who = (int)seat - 1;
    struct bot_settings set = { .seed = seat, .setup = &t->setup };
    const struct bot_kind *kind = bot_read(level, &set);
    if (kind == NULL || kind->weigh == NULL)
        return wasm_refuse_text("no such bot, or it does not search");
    if (text[0] != '\0' && (t->game->parse(t->rules, text, &made, &why) != 0 ||
                            t->game->legal(t->rules, t->state, who, made, &why) != 0))
        return wasm_refuse(&why);
    if ((t->game->actors(t->rules, t->state, NULL) >> who & 1) == 0)
        return wasm_refuse_text("that seat is not asked");
    struct bot_line line[LINES] = { { .move = made } };
    t->game->gen(t->rules, t->state, who, &moves);
    if (moves.n <= 1) {
        line[0].move = made != 0 ? made : moves.at[0];
        return tell_review(t, who, line, 1);
    }
    u32 sims = set.sims > 0 && set.sims < REVIEW ? set.sims : REVIEW;
    set.ms = 0;
    struct bot *bot = bot_open(kind, t->game, t->rules, who, &set);
    if (bot == NULL)
        return wasm_refuse_text("no memory for a bot");
    int n = list_lines(bot, t, made, sims, line);
    u32 each = sims / LINES > LEAST ? sims / LINES : LEAST;
    bool done = bot_weigh(bot, t->state, line, n, each);
    bot_close(bot);
    return done ? tell_review(t, who, line, n) : wasm_refuse_text("no memory for a bot");
}

/* What the seat's move in the input changes in the evaluation, as far as the seat can know: terms and whose they are, in
 * thousandths of log odds, the largest first. */
EXPORT(reasons) u32 wasm_reasons(u32 handle, u32 seat)
{
    struct table *t = wasm_find(handle);
    struct bot_reason found[REASONS];
    struct th_why why = { 0 };
    th_move m;
    if (t == NULL || seat < 1 || seat > (u32)t->setup.seats)
        return wasm_refuse_text("no such table or seat");
    int who = (int)seat - 1;
    if (t->game->parse(t->rules, wasm_text(), &m, &why) != 0 ||
        t->game->legal(t->rules, t->state, who, m, &why) != 0)
        return wasm_refuse(&why);
    int n = bot_reasons(t->game, t->rules, t->state, who, m, found, REASONS);
    struct th_json j = wasm_begin();
    th_json_bool(&j, "ok", true);
    th_json_open(&j, "reasons", '[');
    for (int i = 0; i < n; i++) {
        th_json_open(&j, NULL, '{');
        th_json_str(&j, "term", found[i].term->name);
        th_json_int(&j, "seat", found[i].seat + 1);
        th_json_int(&j, "by", (int64_t)(found[i].by * 1000));
        th_json_close(&j, '}');
    }
    th_json_close(&j, ']');
    return wasm_finish(&j);
}

/* Everybody's chance to win in thousandths, as the evaluation sees the table with all cards open: for looking back at a
 * game that is over. Positions in which something is half done are not quiet: their chances say little. */
EXPORT(chances) u32 wasm_chances(u32 handle)
{
    struct table *t = wasm_find(handle);
    struct eval_weights e;
    float chance[TH_SEATS];
    if (t == NULL)
        return wasm_refuse_text("no such table");
    eval_start(&e, t->game, t->rules);
    eval_chances(&e, t->game, t->rules, t->state, chance);
    struct th_json j = wasm_begin();
    th_json_bool(&j, "ok", true);
    th_json_bool(&j, "quiet", eval_quiet(&e, t->rules, t->state));
    th_json_open(&j, "chances", '[');
    for (int seat = 0; seat < t->setup.seats; seat++)
        th_json_int(&j, NULL, (int64_t)(chance[seat] * 1000 + 0.5F));
    th_json_close(&j, ']');
    return wasm_finish(&j);
}

static void tell_millionths(struct th_json *j, const char *name, const struct bot_odds *odds,
                            const double *sum, int seats)
{
    th_json_open(j, name, '[');
    for (int seat = 0; seat < seats; seat++) {
        double mean = sum[seat] / odds->sims;
        th_json_int(j, NULL, (int64_t)(mean * 1e6 + (mean < 0 ? -0.5 : 0.5)));
    }
    th_json_close(j, ']');
}

/* The same by simulations of the level in the input: so many, from the one with number `from` on, which counts those made before.
 * Means of everybody's chance, of its square, and of the square of what a seat and all before it have together, in millionths. */
EXPORT(odds) u32 wasm_odds(u32 handle, u32 from, u32 sims)
{
    struct table *t = wasm_find(handle);
    struct bot_odds odds = { .sims = from };
    if (t == NULL || sims == 0 || sims > SIMS)
        return wasm_refuse_text("no such table, or too many simulations");
    struct bot_settings set = { .seed = 1, .setup = &t->setup };
    const struct bot_kind *kind = bot_read(wasm_text(), &set);
    struct bot *bot = kind != NULL ? bot_open(kind, t->game, t->rules, 0, &set) : NULL;
    bool done = bot != NULL && bot_odds(bot, t->state, &odds, sims);
    bot_close(bot);
    if (!done)
        return wasm_refuse_text("no such bot, or it does not search");
    odds.sims = sims;
    struct th_json j = wasm_begin();
    th_json_bool(&j, "ok", true);
    tell_millionths(&j, "means", &odds, odds.sum, t->setup.seats);
    tell_millionths(&j, "squares", &odds, odds.squares, t->setup.seats);
    tell_millionths(&j, "piled", &odds, odds.piled, t->setup.seats);
    return wasm_finish(&j);
}

/* Plays n games to the end at random from here, on a copy. Returns the moves made: for measuring. A game is
 * given up after TH_PLIES of them. */
EXPORT(playouts) u32 wasm_playouts(u32 handle, u32 n, u32 seed)
{
    struct table *t = wasm_find(handle);
    struct th_rng rng;
    u32 plies = 0;
    void *state = t != NULL ? malloc(t->game->state_size) : NULL;
    th_rng_seed(&rng, seed);
    for (u32 i = 0; state != NULL && i < n; i++) {
        unsigned who;
        memcpy(state, t->state, t->game->state_size);
        for (u32 k = 0; k < TH_PLIES && (who = t->game->actors(t->rules, state, NULL)) != 0; k++) {
            int seat = th_first_seat(who);
            t->game->gen(t->rules, state, seat, &moves);
            t->game->apply(t->rules, state, seat, th_pick(&moves, seat == TH_DEALER, &rng), NULL);
            plies++;
        }
    }
    free(state);
    return plies;
}
