/* play.c - plays one random game of Catan to the end and prints the scores.
 *
 *     cc -Iinclude examples/play.c build/libthorp.a -o play && ./play 7 "catan seats=3"
 *
 * Arguments: a seed and a set-up, both optional. `thorp games` lists games and their options. A game that random moves have not
 * ended after TH_PLIES moves is given up: the status is then 3. */
#include "thorp.h"

#include <stdio.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
    struct th_rng rng;
    struct th_setup setup;
    struct th_why why;
    th_rng_seed(&rng, argc > 1 ? strtoull(argv[1], NULL, 10) : 1);
    if (th_setup_parse(&setup, argc > 2 ? argv[2] : "catan seats=4 offers_per_turn=0", &why) != 0) {
        fprintf(stderr, "play: %s\n", why.text);
        return 2;
    }
    const struct th_game *game = setup.game;
    struct th_rules *rules = malloc(game->rules_size);
    void *state = malloc(game->state_size);
    if (rules == NULL || state == NULL || game->build(rules, &setup, &why) != 0)
        return 1;
    game->start(rules, state);
    game->deal(rules, state, &rng); /* terrain, numbers, harbours */

    static struct th_moves moves;
    unsigned who;
    while ((who = game->actors(rules, state, NULL)) != 0 && th_ply(state) < TH_PLIES) {
        int seat = th_first_seat(who);
        game->gen(rules, state, seat, &moves);
        game->apply(rules, state, seat, th_pick(&moves, seat == TH_DEALER, &rng), NULL);
    }

    int16_t score[TH_SEATS];
    uint8_t rank[TH_SEATS];
    game->scores(rules, state, score, rank);
    printf("%d turns, %u moves\n", th_turn_no(state), th_ply(state));
    for (int i = 0; i < setup.seats; i++)
        printf("seat %d: %d points, rank %d\n", i + 1, score[i], rank[i]);
    free(state);
    free(rules);
    if (who != 0)
        fprintf(stderr, "play: given up after %d moves\n", TH_PLIES);
    return who != 0 ? 3 : 0;
}
