/* cli_perft.c - `thorp perft`: counts the positions at a depth, every choice and every outcome of chance followed.
 *
 * A change of the count is a change of the rules. Of several seats asked at once the lowest goes first; a game that
 * ends earlier counts as one. */
#include "cli.h"
#include "cli_table.h"

#include <stdlib.h>
#include <string.h>

struct perft {
    const struct th_game *game;
    const struct th_rules *rules;
    uint8_t *states; /* one for each depth */
    struct th_moves *moves;
};

static uint64_t count(struct perft *p, const void *state, int depth)
{
    unsigned who = p->game->actors(p->rules, state, NULL);
    struct th_moves *moves = &p->moves[depth];
    void *next = p->states + (size_t)depth * p->game->state_size;
    uint64_t sum = 0;
    if (depth == 0 || who == 0)
        return 1;
    int seat = th_first_seat(who);
    p->game->gen(p->rules, state, seat, moves);
    if (depth == 1)
        return (uint64_t)moves->n;
    for (int i = 0; i < moves->n; i++) {
        memcpy(next, state, p->game->state_size);
        p->game->apply(p->rules, next, seat, moves->at[i], NULL);
        sum += count(p, next, depth - 1);
    }
    return sum;
}

/* The count behind each first move. */
static void split(struct perft *p, const struct cli_table *t, int depth)
{
    struct th_moves moves;
    char line[TH_LINE];
    void *next = cli_alloc(t->game->state_size);
    int seat = th_first_seat(t->game->actors(t->rules, t->state, NULL));
    moves.n = 0;
    if (seat >= 0)
        t->game->gen(t->rules, t->state, seat, &moves);
    for (int i = 0; i < moves.n; i++) {
        memcpy(next, t->state, t->game->state_size);
        t->game->apply(t->rules, next, seat, moves.at[i], NULL);
        th_record_move(t->rules, t->game, t->state, seat, moves.at[i], line, (int)sizeof line);
        printf("%s: %llu\n", line, (unsigned long long)count(p, next, depth - 1));
    }
    free(next);
}

static void run(const struct cli_table *t, int depth, bool each)
{
    struct perft p = { .game = t->game, .rules = t->rules };
    p.states = cli_alloc((size_t)(depth + 1) * t->game->state_size);
    p.moves = cli_alloc((size_t)(depth + 1) * sizeof *p.moves);
    for (int d = 1; d <= depth; d++) {
        double start = cli_now();
        uint64_t n = count(&p, t->state, d);
        printf("depth %d: %llu positions\n", d, (unsigned long long)n);
        fflush(stdout);
        if (cli_now() - start > 1)
            fprintf(stderr, "thorp: %.1f M positions/s\n", (double)n / (cli_now() - start) / 1e6);
    }
    if (each)
        split(&p, t, depth);
    free(p.states);
    free(p.moves);
}

int cli_perft(int argc, char **argv)
{
    struct cli_args a;
    struct cli_words words = { "" };
    struct cli_table t;
    struct th_why why;
    const char *from = NULL;
    uint64_t seed = 0;
    int depth = 0;
    bool dealt = false, each = false;
    cli_args_start(&a, argc, argv);
    while (cli_args_next(&a)) {
        if (cli_is(&a, "--depth"))
            cli_int(&a, 1, 60, &depth);
        else if (cli_is(&a, "--seed"))
            dealt = cli_number(&a, 0, UINT64_MAX, &seed);
        else if (cli_is(&a, "--from"))
            from = cli_text(&a);
        else if (cli_is(&a, "--split"))
            each = true;
        else if (a.word[0] == '-')
            return cli_unknown(&a);
        else if (!cli_words_add(&words, a.word))
            return CLI_USAGE;
    }
    if (a.bad)
        return CLI_USAGE;
    if (depth == 0 || (from == NULL) == (words.text[0] == '\0'))
        return cli_usage("perft needs --depth N and a game or --from FILE");
    if (from != NULL ? cli_table_load(&t, from, &why) : cli_table_open(&t, words.text, &why))
        return from != NULL ? cli_why(from, &why) : (cli_why(NULL, &why), CLI_USAGE);
    if (dealt)
        cli_table_deal(&t, seed);
    run(&t, depth, each);
    cli_table_close(&t);
    return CLI_OK;
}
