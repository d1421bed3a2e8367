/* test_route_examples.c - the lengths of the worked examples about the longest road, measured one by one.
 *
 * Roads are written as paths of crossings; the figures and their lengths are those of the examples, nothing else. Whose
 * card it is follows in tests/rules/catan/longest_road.t. */
#include "cat.h"
#include "table.h"

#define RING_4  "10-11-21-20-19-9-10"
#define RING_9  "21-22-33-32-31-20-21"
#define RING_14 "33-34-44-43-42-32-33"

static const struct example {
    const char *id, *roads; /* of seat 1                            */
    const char *pieces;     /* position lines, separated by `;`     */
    int n_roads, length;
} examples[] = {
    { "CB-EX-01", "0-1-2-3-4-5", "", 5, 5 },
    { "CB-EX-02", "0-1-2-3-4", "", 4, 4 },
    { "CB-EX-04", RING_9 " 22-23-24", "", 8, 8 },
    { "CB-EX-05", RING_9 " 22-23-24 31-30-40", "", 10, 8 },
    { "CB-EX-07", RING_9 " 22-23-24-35-34-33", "", 11, 11 },
    { "CB-EX-08", RING_9 " 22-23-24-35-34-33 34-44-43-42-32", "", 15, 14 },
    { "CB-EX-10", "20-21-22-23-24 20-19-9-8 20-31", "", 8, 7 },
    { "CB-EX-11", "20-21-11-12 20-19-9-8 20-31-30-29", "", 9, 6 },
    { "CB-EX-13", "0-1-2-3-4-5-6-14", "settlement n14 2", 7, 7 },
    { "CB-EX-14", "0-1-2-3-4-5-6-14", "city n03 1", 7, 7 },
    { "CB-EX-16", RING_9 " 22-23-24", "settlement n22 2", 8, 6 },
    { "CB-EX-17", RING_9, "settlement n22 2;settlement n31 3", 6, 3 },
    { "CB-EX-19", "0-1-2-3-4 40-41-42-43", "", 7, 4 },
    { "CB-EX-20", RING_4 " " RING_14 " 20-31-32", "", 14, 14 },
    { "CB-EX-23", "0-1-2-3-4-5-6-14", "settlement n04 2", 7, 4 },
    { "CB-EX-25", "0-1-2-3-4-5-6-14", "settlement n02 2", 7, 5 },
    { "CB-LR-01", RING_9, "", 6, 6 },
    { "CB-LR-03", RING_9, "settlement n22 2", 6, 6 },
    { "CB-LR-03", "8-9-10-11-12-13", "city n11 2", 5, 3 },
    { "CB-LR-04", "8-9-10-11-12-13", "settlement n09 1;city n11 1", 5, 5 },
    { "CB-LR-04", "8-9-10-11-12-13", "road e04 2;road e17 3;road e07 2", 5, 5 },
};

/* Puts the roads of one path; returns the rest of the text. */
static const char *put_path(struct table *t, const char *text, int *n_roads)
{
    const struct cat_rules *ru = (const struct cat_rules *)t->rules;
    char line[32], *end;
    long from = strtol(text, &end, 10);
    while (*end == '-') {
        long to = strtol(end + 1, &end, 10);
        snprintf(line, sizeof line, "road e%02d 1", cat_graph_edge(&ru->graph, (int)from, (int)to));
        table_set(t, line);
        ++*n_roads;
        from = to;
    }
    return end + strspn(end, " ");
}

static void put_pieces(struct table *t, const char *text)
{
    char line[64];
    while (*text != '\0') {
        size_t n = strcspn(text, ";");
        snprintf(line, sizeof line, "%.*s", (int)n, text);
        table_set(t, line);
        text += n + (text[n] == ';');
    }
}

static void measure(const struct example *x)
{
    struct table *t = table_open("catan layout=beginner seats=3 first_player=1", 1);
    struct th_ctx g = { .rules = t->rules, .flow = t->state };
    int n_roads = 0;
    table_set(t, "empty");
    for (const char *text = x->roads; *text != '\0';)
        text = put_path(t, text, &n_roads);
    put_pieces(t, x->pieces);
    TAP_EQ(n_roads, x->n_roads, "%s has %d roads", x->id, x->n_roads);
    TAP_EQ(cat_route_length(&g, 0), x->length, "%s %s%s%s: length %d", x->id, x->roads,
           x->pieces[0] != '\0' ? ", " : "", x->pieces, x->length);
    table_close(t);
}

int main(void)
{
    for (size_t i = 0; i < sizeof examples / sizeof examples[0]; i++)
        measure(&examples[i]);
    return tap_done();
}
