/* fuzz.h - what the fuzz targets share: a table of a set-up that the first byte of the input chooses. */
#ifndef FUZZ_H
#define FUZZ_H

#include "thorp.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n);

/* A broken promise ends the run, and the input is kept. */
#define FUZZ_MUST(cond)                                                                            \
    do {                                                                                           \
        if (!(cond)) {                                                                             \
            fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, #cond);                             \
            abort();                                                                               \
        }                                                                                          \
    } while (0)

enum {
    FUZZ_DUMP = 1 << 17
};

struct fuzz_table {
    const struct th_game *game;
    struct th_setup setup;
    struct th_rules *rules;
    void *state, *other;
    char *text, *again; /* room for a dump each */
};

/* The table of that choice, freshly started. Tables are built once: building costs more than most inputs. */
static inline struct fuzz_table *fuzz_open(unsigned choice)
{
    static const char *const setups[] = {
        "catan seats=4",
        "catan seats=3 layout=beginner",
        "catan seats=2",
        "catan +five_six seats=6",
        "catan +five_six seats=5",
        "catan +friendly seats=4",
        "catan +ck seats=4",
        "catan +ck +five_six seats=6 expert_battle=1 allow_no_effect_cards=1",
        "elasund seats=2",
        "elasund seats=4",
        "carcassonne seats=2",
        ("carcassonne +river +abbot +inns +big_meeple +goods +builder +pig +flying +messengers "
         "+ferries +gold +mage +robbers +crop seats=3"),
        "carcassonne +ferries +mage +messengers +robbers seats=4",
        "catan +ck +harbormaster seats=4",
        "catan +sea seats=4",
        "catan +sea +friendly scenario=four_islands edition=rev2009 seats=3",
        "catan +sea scenario=fog_island seats=4",
        "catan +sea +ck scenario=through_the_desert seats=3",
        "catan +sea +harbormaster scenario=forgotten_tribe seats=4",
        "catan +sea scenario=cloth_for_catan seats=2",
        "catan +sea scenario=pirate_islands seats=3",
        "catan +sea scenario=wonders_of_catan seats=4",
        "catan +sea +ck scenario=new_world seats=4 deal_again=1",
        "catan +two seats=2",
        "catan +sea +two seats=2 scenario=four_islands",
        "catan +fishermen +friendly seats=4",
        "catan +traders seats=4",
        "catan +barbarians +harbormaster seats=4",
        "catan +ck +events seats=3",
        "catan +sea +events seats=4",
        "catan +caravans seats=3",
        "catan +caravans +two seats=2",
        "catan +rivers seats=4",
        "catan +rivers +two +friendly seats=2",
        "catan +rivers +barbarians +events seats=4",
        "catan +rivers +traders seats=3",
        "catan +caravans +traders +harbormaster seats=3",
        "catan +ck +fishermen +friendly seats=3",
        "catan +ck +rivers seats=3",
        "catan +ck +caravans seats=4",
        "catan +ck +traders seats=3",
        "catan +house seats=4 dice=cards quiet_rounds=2 both_settlements_pay=1 starting_city=1",
        "catan +ck +house seats=3 dice=cards bank=large last_city_safe=1 defender_for_each=1 "
        "robber_from_start=1",
        "catan +ck +two +events seats=2",
        "catan +sea +barbarians variable=1 seats=4",
        "catan +sea +traders +events seats=3",
        "catan +sea +traders scenario=through_the_desert seats=4",
        "catan +fishermen +rivers +friendly seats=4",
        "catan +fishermen +barbarians +events seats=4",
        "catan +fishermen +traders +harbormaster seats=3",
        "catan +rivers +caravans rivers_orientation=turned seats=4",
        "catan +sea +fishermen seats=4",
        "catan +sea +rivers seats=3",
        "catan +sea +caravans variable=1 seats=4",
        "catan +ck +barbarians +harbormaster seats=4",
        "catan +events +five_six +house seats=5 paired_players=1",
    };
    static struct fuzz_table tables[sizeof setups / sizeof setups[0]];
    struct th_why why = { 0 };
    choice %= sizeof setups / sizeof setups[0];
    struct fuzz_table *t = &tables[choice];
    if (t->game == NULL) {
        FUZZ_MUST(th_setup_parse(&t->setup, setups[choice], &why) == 0);
        t->game = t->setup.game;
        t->rules = calloc(1, t->game->rules_size);
        t->state = calloc(1, t->game->state_size);
        t->other = calloc(1, t->game->state_size);
        t->text = malloc(FUZZ_DUMP);
        t->again = malloc(FUZZ_DUMP);
        FUZZ_MUST(t->game->build(t->rules, &t->setup, &why) == 0);
    }
    t->game->start(t->rules, t->state);
    return t;
}

/* set(dump(state)) must give the same bytes. */
static inline void fuzz_round_trip(struct fuzz_table *t)
{
    struct th_why why = { 0 };
    int n = t->game->dump(t->rules, t->state, t->text, FUZZ_DUMP);
    FUZZ_MUST(n > 0);
    memcpy(t->again, t->text, (size_t)n + 1);
    t->game->start(t->rules, t->other);
    for (char *line = strtok(t->again, "\n"); line != NULL; line = strtok(NULL, "\n"))
        FUZZ_MUST(strncmp(line, "set ", 4) == 0 &&
                  t->game->set(t->rules, t->other, line + 4, &why) == 0);
    FUZZ_MUST(memcmp(t->state, t->other, t->game->state_size) == 0);
}

/* Every seat's list of moves must be legal, and views and descriptions must not fall over. */
static inline void fuzz_look(struct fuzz_table *t)
{
    static struct th_moves moves;
    struct th_json json;
    unsigned may = 0, who = t->game->actors(t->rules, t->state, &may);
    for (int seat = 0; seat <= TH_DEALER; seat++) {
        if (((who | may) >> seat & 1) == 0)
            continue;
        t->game->gen(t->rules, t->state, seat, &moves);
        for (int i = 0; i < moves.n; i++)
            FUZZ_MUST(t->game->legal(t->rules, t->state, seat, moves.at[i], NULL) == 0);
    }
    t->game->view(t->rules, t->state, TH_SPECTATOR, t->other);
    th_json_start(&json, t->again, FUZZ_DUMP);
    t->game->describe(t->rules, t->other, TH_SPECTATOR, &json);
    th_json_end(&json);
}

/* Calls each(line) for the lines of the input, terminated. */
static inline void fuzz_lines(const uint8_t *data, size_t n, void *arg,
                              void (*each)(void *arg, char *line))
{
    char *copy = malloc(n + 1);
    memcpy(copy, data, n);
    copy[n] = '\0';
    for (char *line = copy, *next; line != NULL; line = next) {
        next = strchr(line, '\n');
        if (next != NULL)
            *next++ = '\0';
        each(arg, line);
    }
    free(copy);
}

#endif
