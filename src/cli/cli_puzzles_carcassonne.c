/* cli_puzzles_carcassonne.c - what a plan does to the map of Carcassonne beyond its events: joins a feature of somebody else
 * (invades), leaves a cell that no tile fits (blocks), puts a figure on a field (farms). Read from what clients are told. */
#include "cli.h"
#include "cli_json.h"
#include "cli_puzzles.h"

#include <jansson.h>
#include <string.h>

struct facts {
    int shared, dead, farmers;
};

static const char *text_of(const json_t *o, const char *key)
{
    const char *s = json_string_value(json_object_get(o, key));
    return s != NULL ? s : "";
}

/* Have both the seat and somebody else figures on it? */
static bool is_shared(const json_t *feature, int seat)
{
    const json_t *weights = json_object_get(feature, "weights");
    bool others = false;
    for (size_t i = 0; i < json_array_size(weights); i++)
        others |= i != (size_t)seat && json_integer_value(json_array_get(weights, i)) > 0;
    return others && json_integer_value(json_array_get(weights, (size_t)seat)) > 0 &&
           !json_is_true(json_object_get(feature, "done")) &&
           strcmp(text_of(feature, "kind"), "field") != 0;
}

static bool is_dead(const json_t *cell, int seat)
{
    (void)seat;
    return json_integer_value(json_object_get(cell, "fits")) == 0;
}

static bool is_farmer(const json_t *piece, int seat)
{
    return json_integer_value(json_object_get(piece, "owner")) == seat + 1 &&
           strncmp(text_of(piece, "segment"), "field", 5) == 0;
}

static int how_many(const json_t *list, int seat, bool (*is)(const json_t *one, int seat))
{
    int n = 0;
    for (size_t i = 0; i < json_array_size(list); i++)
        n += is(json_array_get(list, i), seat);
    return n;
}

static void count(const json_t *view, int seat, struct facts *f)
{
    const json_t *table = json_object_get(view, "table");
    f->shared = how_many(json_object_get(table, "features"), seat, is_shared);
    f->dead = how_many(json_object_get(table, "cells"), seat, is_dead);
    f->farmers = how_many(json_object_get(view, "pieces"), seat, is_farmer);
}

static void survey(const struct puzzle_judge *j, const void *view, int seat, struct facts *f)
{
    struct cli_json out = { 0 };
    *f = (struct facts){ 0 };
    do {
        cli_json_start(&out);
        j->game->describe(j->rules, view, seat, &out.j);
    } while (!cli_json_done(&out));
    json_t *read = json_loads(out.text, 0, NULL);
    count(read, seat, f);
    json_decref(read);
    cli_json_free(&out);
}

void puzzle_facts_carcassonne(const struct puzzle_judge *j, const void *before, const void *after,
                              int seat, char *words, size_t cap)
{
    struct facts was, is;
    size_t used = strlen(words);
    survey(j, before, seat, &was);
    survey(j, after, seat, &is);
    bool done = strstr(words, " completed ") != NULL;
    snprintf(words + used, cap - used, "%s%s%s%s", used == 0 ? " " : "",
             is.shared > was.shared ? "invades " : "", is.dead > was.dead && !done ? "blocks " : "",
             is.farmers > was.farmers ? "farms " : "");
}
