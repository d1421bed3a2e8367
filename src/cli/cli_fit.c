/* cli_fit.c - `thorp fit`: a net for a search's evaluation, found by watching games.
 *
 * Bots play themselves; the net learns to foretell the winner from positions they come through (cli_learn.h), and the bots
 * soon judge positions by it too, so that it learns about better and better play. Now and then a bot does something else
 * than it would choose: only so are there positions that show what is wrong with what it avoids. Without that the net
 * takes for worthless what everybody does anyway. The same seed gives the same net.
 *
 * A net alone plays worse than weights found by `thorp tune`; the mean of both plays better than either. */
#include "bot.h"
#include "cli.h"
#include "cli_learn.h"
#include "eval.h"

#include <stdlib.h>
#include <string.h>

enum {
    PLIES = 20000, /* of a game; a longer one teaches nothing           */
    TAKEN = 400,   /* positions of a game, at most                      */
    STAGES = 50,   /* after each of them the bots get the present net   */
    BLIND = 3,     /* but not before; in the first nothing is learnt    */
    AMID = 8,      /* of so many positions amid a turn one is taken     */
    OVER = 3       /* positions looked at for every two that are taken  */
};

struct fit {
    struct cli_words words;
    uint64_t games, seed;
    int stray; /* choices in a thousand that are left to chance, at most */
    int rate;  /* of learning, in ten thousandths                        */
    struct th_setup setup;
    const struct th_game *game;
    struct th_rules *rules;
    void *state;
    struct eval_weights eval;
    struct eval_net net; /* the bots'               */
    bool taught;         /* do they have it?        */
    struct th_rng rng;
    struct learner *learner;
    int taken;
    eval_counts position[TAKEN]; /* of the present game */
};

/* ---------------------------------------------------------------- straying */

/* Any move of any kind, but no offer: those come to nothing. */
static th_move stray(struct fit *f, int seat)
{
    struct th_moves moves;
    th_move first[256];
    int kinds = 0, n = 0;
    bool met[256] = { false };
    f->game->gen(f->rules, f->state, seat, &moves);
    for (int i = 0; i < moves.n; i++) {
        int kind = th_kind(moves.at[i]);
        if (!met[kind] && !bot_is_deal(f->game, kind))
            first[kinds++] = moves.at[i];
        met[kind] = true;
    }
    if (kinds == 0)
        return moves.at[0];
    int kind = th_kind(first[th_rng_below(&f->rng, (uint32_t)kinds)]);
    for (int i = 0; i < moves.n; i++)
        if (th_kind(moves.at[i]) == kind)
            moves.at[n++] = moves.at[i];
    return moves.at[th_rng_below(&f->rng, (uint32_t)n)];
}

/* ---------------------------------------------------------------- watching */

static void take(struct fit *f)
{
    if (f->taken < TAKEN && eval_quiet(&f->eval, f->rules, f->state))
        eval_count(&f->eval, f->rules, f->state, f->position[f->taken++]);
}

/* Somebody's move: what the bot chooses, or a stray one. */
static th_move next_move(struct fit *f, struct bot *bot, int seat, uint32_t stray_in_1000,
                         bool *strayed)
{
    *strayed = th_rng_below(&f->rng, 1000) < stray_in_1000;
    return *strayed ? stray(f, seat) : bot_choose(bot, f->state, NULL);
}

static th_move deal(struct fit *f)
{
    struct th_moves moves;
    f->game->gen(f->rules, f->state, TH_DEALER, &moves);
    return th_pick(&moves, true, &f->rng);
}

/* Plays a game and takes positions: ends of turns, what strays lead to, some others. The winner, -1 = nobody. */
static int watch(struct fit *f, struct bot *const bot[TH_SEATS])
{
    unsigned who = 0;
    uint32_t strays = (uint32_t)f->stray * th_rng_below(&f->rng, 3) / 2; /* none, some, many */
    f->taken = 0;
    f->game->start(f->rules, f->state);
    f->game->deal(f->rules, f->state, &f->rng);
    for (int ply = 0; ply < PLIES && (who = f->game->actors(f->rules, f->state, NULL)) != 0;
         ply++) {
        int seat = th_first_seat(who), turn = th_turn_no(f->state);
        bool strayed = false;
        th_move m = seat == TH_DEALER ? deal(f) : next_move(f, bot[seat], seat, strays, &strayed);
        f->game->apply(f->rules, f->state, seat, m, NULL);
        if (f->game->actors(f->rules, f->state, NULL) != 0 && seat != TH_DEALER &&
            (strayed || th_turn_no(f->state) > turn || th_rng_below(&f->rng, AMID) == 0))
            take(f);
    }
    return who == 0 ? th_winner(f->state) : -1;
}

/* The next game, and what there is to learn from it. */
static void one_game(struct fit *f, uint64_t i)
{
    struct bot *bot[TH_SEATS] = { NULL };
    for (int seat = 0; seat < f->setup.seats; seat++) {
        struct bot_settings set = { .seed = f->seed * 1000003 + i * 16 + (uint64_t)seat,
                                    .setup = &f->setup,
                                    .weights = f->eval.w,
                                    .net = f->taught ? &f->net : NULL };
        bot[seat] = bot_open(bot_find("greedy"), f->game, f->rules, seat, &set);
        if (bot[seat] == NULL)
            abort();
    }
    int winner = watch(f, bot);
    for (int k = 0; k < f->taken && winner >= 0; k++)
        learn_note(f->learner, f->position[k], winner);
    for (int seat = 0; seat < f->setup.seats; seat++)
        bot_close(bot[seat]);
}

/* ---------------------------------------------------------------- learning */

static void learn(struct fit *f, double left)
{
    for (int n = f->taken * OVER / 2; n > 0; n -= LEARN_BATCH)
        learn_batch(f->learner, (float)(f->rate * 1e-4 * left));
}

static void end_stage(struct fit *f, int stage)
{
    double loss = learn_result(f->learner, &f->net);
    f->taught = stage >= BLIND;
    if (stage > 1)
        fprintf(stderr, "%d of %d: cross entropy %.4f\n", stage, STAGES, loss);
}

/* The exact set of modules it was taught: `for catan +ck seats=2`. */
static void print_for(const struct fit *f)
{
    printf("for %s", f->game->name);
    for (int i = 0; i < f->game->n_modules; i++)
        if ((f->setup.modules >> i & 1) != 0)
            printf(" +%s", f->game->modules[i].name);
    printf(" seats=%d\n", f->setup.seats);
}

static void print_net(const struct fit *f)
{
    char setup[TH_LINE];
    th_setup_print(&f->setup, setup, (int)sizeof setup);
    printf("# thorp fit --game \"%s\" --games %llu --seed %llu --stray %d --rate %d\n", setup,
           (unsigned long long)f->games, (unsigned long long)f->seed, f->stray, f->rate);
    print_for(f);
    for (int k = 0; k < f->eval.n; k++) {
        printf("%s %.5g", eval_term_at(&f->eval, k)->name, (double)f->net.direct[k]);
        for (int j = 0; j < EVAL_HIDDEN; j++)
            printf(" %.4g", (double)f->net.in[k][j]);
        putchar('\n');
    }
    for (int j = 0; j < EVAL_HIDDEN; j++)
        printf("%s%.5g", j == 0 ? "bias " : " ", (double)f->net.bias[j]);
    for (int j = 0; j < EVAL_HIDDEN; j++)
        printf("%s%.5g", j == 0 ? "\nout " : " ", (double)f->net.out[j]);
    putchar('\n');
}

static void run(struct fit *f)
{
    uint64_t played = 0;
    for (int stage = 1; stage <= STAGES; stage++) {
        uint64_t until = f->games * (uint64_t)stage / STAGES;
        for (; played < until; played++) {
            one_game(f, played);
            if (stage > 1)
                learn(f, 1 - (double)played / (double)f->games);
        }
        if (stage == 1)
            learn_begin(f->learner);
        end_stage(f, stage);
    }
    print_net(f);
}

/* -------------------------------------------------------------------- main */

static int prepare(struct fit *f)
{
    f->rules = cli_words_rules(&f->words, 0, &f->setup);
    if (f->rules == NULL)
        return CLI_USAGE;
    f->game = f->setup.game;
    eval_start(&f->eval, f->game, f->rules);
    if (f->eval.eval->count == NULL)
        return cli_usage("%s has no evaluation to fit", f->game->name);
    eval_for_search(&f->eval, f->rules);
    f->eval.net = NULL;
    f->state = cli_alloc(f->game->state_size);
    f->learner = learn_start(f->eval.n, f->setup.seats, f->seed);
    th_rng_seed(&f->rng, f->seed);
    return CLI_OK;
}

static int parse(struct fit *f, int argc, char **argv)
{
    struct cli_args args;
    cli_args_start(&args, argc, argv);
    while (cli_args_next(&args)) {
        if (cli_is(&args, "--game")) {
            if (cli_text(&args) != NULL && !cli_words_add(&f->words, args.value))
                return CLI_USAGE;
        } else if (cli_is(&args, "--games"))
            cli_number(&args, STAGES, 10000000, &f->games);
        else if (cli_is(&args, "--seed"))
            cli_number(&args, 0, INT64_MAX, &f->seed);
        else if (cli_is(&args, "--stray"))
            cli_int(&args, 0, 500, &f->stray);
        else if (cli_is(&args, "--rate"))
            cli_int(&args, 1, 1000, &f->rate);
        else
            return cli_unknown(&args);
    }
    return args.bad ? CLI_USAGE : CLI_OK;
}

int cli_fit(int argc, char **argv)
{
    struct fit *f = cli_alloc(sizeof *f);
    f->games = 100000;
    f->seed = 1;
    f->stray = 60;
    f->rate = 10;
    int status = parse(f, argc, argv);
    if (status == CLI_OK)
        status = prepare(f);
    if (status == CLI_OK)
        run(f);
    free(f->rules);
    free(f->state);
    free(f->learner);
    free(f);
    return status;
}
