/* test_preview.c - moves made on a view: what is not marked blind is what will happen.
 *
 * A client may show the outcome of a move before it is made, computed from what its seat knows. Whenever a rule had to use an unknown
 * card, the context says so; otherwise the seat must see, after the real move, exactly what the preview showed. */
#include "table.h"

struct run {
    struct prop sound, seen;
};

static bool preview(struct table *t, void *view)
{
    struct th_ctx g = th_look(t->rules, view);
    th_flow_apply(&g, t->seat, t->move);
    return !g.blind;
}

static void try_setup(const struct th_setup *setup, void *arg)
{
    struct run *r = arg;
    struct table *t = table_of(setup, 11);
    void *view = table_need(t->game->state_size), *after = table_need(t->game->state_size);
    for (int i = 0; i < 250 && table_choose(t); i++) {
        bool mine = t->seat != TH_DEALER, clear = false;
        t->game->view(t->rules, t->state, mine ? t->seat : 0, view);
        if (mine)
            clear = preview(t, view);
        table_make(t);
        if (!mine)
            continue;
        t->game->view(t->rules, t->state, t->seat, after);
        prop_is(&r->seen, t, true);
        if (clear)
            prop_is(&r->sound, t, table_same(t, view, after));
    }
    free(view);
    free(after);
    table_close(t);
}

static void step(struct table *t, int seat, const char *text)
{
    if (t->game->parse(t->rules, text, &t->move, NULL) != 0)
        abort();
    t->seat = seat;
    t->game->apply(t->rules, t->state, seat, t->move, NULL);
}

/* EL-PIR-03, EL-PIR-07: what others lay face down a view cannot show; where nobody else gives, it can. */
static void pirate(const char *other, bool clear, const char *what)
{
    static const char *const lines[] = {
        "empty",  "building well 1,4 1", "hand 1 2gold+1green", "hand 2 2gold+1green",
        "ship 8", "phase roll 1"
    };
    struct table *t = table_open("elasund seats=2", 1);
    void *view = table_need(t->game->state_size);
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++)
        table_set(t, lines[i]);
    if (other != NULL)
        table_set(t, other);
    step(t, TH_DEALER, "dice 3 4");
    step(t, 0, "ship 4");
    if (other != NULL)
        step(t, 1, "give green");
    TAP_STR(th_asking(t->rules, t->state, NULL), "elasund.pirate", "EL-PIR-03 gifts are asked for");
    t->game->view(t->rules, t->state, 0, view);
    t->seat = 0;
    if (t->game->parse(t->rules, "give gold", &t->move, NULL) != 0)
        abort();
    TAP_OK(preview(t, view) == clear, "EL-PIR-07 %s", what);
    free(view);
    table_close(t);
}

int main(void)
{
    static struct run r = { .sound = { .name = "a preview that is not blind is what happens" },
                            .seen = { .name = "moves previewed" } };
    table_every(tap_scale(10), try_setup, &r);
    prop_report(&r.sound);
    prop_report(&r.seen);
    TAP_OK(2 * r.sound.tried > r.seen.tried, "most moves can be previewed: %ld of %ld",
           r.sound.tried, r.seen.tried);
    pirate(NULL, true, "only the mover gives: the view can go on");
    pirate("building fair 3,4 2", false, "another seat gives face down: it cannot");
    return tap_done();
}
