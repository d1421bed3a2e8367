/* test_api.c - where the members of the public structs lie: programs and other languages (examples/play.py) were built against
 * it. A change here breaks them: append members instead, or raise the first number of the version. */
#include "tap.h"
#include "thorp.h"

#define AT(type, member) offsetof(struct type, member)

int main(void)
{
    const size_t word = sizeof(void *);
    TAP_EQ(word, 8, "the places below are those of 64-bit machines");
    TAP_EQ(AT(th_game, rules_size), 16, "th_game.rules_size");
    TAP_EQ(AT(th_game, events), 80, "th_game.events");
    TAP_EQ(AT(th_game, words), 96, "th_game.words is a pointer: more argument types move nothing");
    TAP_EQ(AT(th_game, n_words), 104, "th_game.n_words");
    TAP_EQ(AT(th_game, build), 120, "th_game.build");
    TAP_EQ(AT(th_game, scores), 120 + 7 * word, "th_game.scores");
    TAP_EQ(AT(th_game, geometry), 120 + 17 * word, "th_game.geometry");
    TAP_EQ(AT(th_game, copy), 120 + 19 * word, "th_game.copy");
    TAP_EQ(AT(th_setup, opt), 20, "th_setup.opt");
    TAP_EQ(AT(th_moves, weight), 8 + 8 * TH_MOVES, "th_moves.weight");
    TAP_EQ(AT(th_event, x), 16, "th_event.x");
    TAP_EQ(AT(th_why, text), 8, "th_why.text");
    for (int i = 0; th_game_at(i) != NULL; i++)
        TAP_EQ(th_game_at(i)->n_words, TH_T_NB, "%s: names of every argument type",
               th_game_at(i)->name);
    return tap_done();
}
