/* test_check_carcassonne.c - what check() says of a part of a turn that cannot be: CC-TURN-01..04. */
#include "unsound.h"
#include "car.h"

/* A figure is asked for: the part knows its tile. */
static const char *const figure[] = { "empty", "tile BA-D 0,0 r0", "stack BA-B", "phase turn 1",
                                      NULL };

static struct th_frame *part(void *state)
{
    struct th_flow *flow = state;
    for (int i = 0; i < flow->depth; i++)
        if (flow->stack[i].kind == CAR_F_PART)
            return &flow->stack[i];
    abort();
}

static void at_placing(void *state)
{
    part(state)->step = 2;
}
static void at_drawing(void *state)
{
    part(state)->step = 1;
}
static void no_tile(void *state)
{
    part(state)->a = 0;
}
static void far_tile(void *state)
{
    part(state)->a = 200;
}
static void other_seat(void *state)
{
    part(state)->seat = 1;
}

static const char odd[] = "does not fit the position";

static const struct unsound all[] = {
    { "the part is placing, nobody is asked for a tile", at_placing, odd, NULL },
    { "the part is drawing, nobody draws", at_drawing, odd, NULL },
    { "a part without a tile", no_tile, odd, NULL },
    { "a part with a tile that is not there", far_tile, odd, NULL },
    { "a part of another seat", other_seat, odd, NULL },
};

static void play(struct table *t, int seat, const char *text)
{
    th_move m = 0;
    if (t->game->parse(t->rules, text, &m, NULL) != 0)
        abort();
    t->game->apply(t->rules, t->state, seat, m, NULL);
}

int main(void)
{
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
        struct table *t = unsound_position("carcassonne seats=2", figure);
        play(t, TH_DEALER, "draw BA-B");
        play(t, 0, "place 0,1 r0");
        TAP_STR(th_asking(t->rules, t->state, NULL), "carcassonne.figure", "%s", all[i].what);
        TAP_EQ(t->game->check(t->rules, t->state, NULL), 0, "... sound before");
        all[i].poke(t->state);
        unsound_finds(t, all[i].part, all[i].clause);
    }
    return tap_done();
}
