/* test_env.c - games for learners, under the sanitizers too: numbers of moves, observations and batches on every module by itself. The
 * Python package tests them in full (python/tests). */
#include "env.h"
#include "table.h"

enum {
    TABLES = 3,
    STEPS = 60,
};

struct laws {
    struct prop numbers, back, seen, stepped, refused;
};

/* Each listed move has a number of its own, but for trades that are left out. */
static void try_numbers(struct laws *laws, struct table *t, const struct env_index *x)
{
    static struct env_choice out[TH_MOVES];
    static uint8_t taken[1 << 17];
    int n = env_choices(x, t->seat, &t->moves, out);
    bool unique = n == t->moves.n && x->n <= (int)sizeof taken;
    for (int i = 0; unique && i < n; i++)
        unique = out[i].action >= 0 && out[i].action < x->n && taken[out[i].action]++ == 0;
    for (int i = 0; i < n; i++)
        taken[out[i].action] = 0;
    prop_is(&laws->numbers, t, unique);
    for (int i = 0; i < n; i++) {
        th_move m = env_move(x, t->seat, out[i].action);
        prop_is(&laws->back, t,
                (m == 0 || m == out[i].move) &&
                    env_kind_of(x, out[i].action) == th_kind(out[i].move));
    }
}

/* What a seat sees is the same in every world that looks the same from there. */
static void try_views(struct laws *laws, struct table *t, const struct env_spec *spec)
{
    int16_t *one = table_need(sizeof *one * (size_t)spec->size),
            *two = table_need(sizeof *two * (size_t)spec->size);
    void *view = table_need(t->game->state_size), *again = table_need(t->game->state_size);
    for (int seat = 0; seat < t->setup.seats; seat++) {
        t->game->view(t->rules, t->state, seat, view);
        env_observe(spec, t->rules, view, seat, one);
        t->game->fill(t->rules, view, seat, &t->rng);
        t->game->view(t->rules, view, seat, again);
        env_observe(spec, t->rules, again, seat, two);
        prop_is(&laws->seen, t, memcmp(one, two, sizeof *one * (size_t)spec->size) == 0);
    }
    free(one);
    free(two);
    free(view);
    free(again);
}

static void try_positions(struct laws *laws, const struct th_setup *setup)
{
    static struct env_index x;
    static struct env_spec spec;
    struct table *t = table_of(setup, 5);
    env_index_build(&x, t->rules, ENV_TRADES);
    env_spec_build(&spec, t->rules);
    for (int i = 0; i < STEPS && table_wander(t, 5); i++) {
        unsigned who = t->game->actors(t->rules, t->state, NULL) & ~(1U << TH_DEALER);
        if (who == 0)
            continue;
        t->seat = th_first_seat(who);
        t->game->gen(t->rules, t->state, t->seat, &t->moves);
        try_numbers(laws, t, &x);
        try_views(laws, t, &spec);
    }
    table_close(t);
}

struct arrays {
    int8_t seat[TABLES];
    uint8_t end[TABLES];
    uint32_t ply[TABLES];
    uint8_t *mask;
    int16_t *obs;
};

/* Two threads, an action that may not be chosen now and then. */
static void try_batch(struct laws *laws, struct table *t, const struct th_setup *setup)
{
    struct env_plan plan = {
        .setup = *setup, .tables = TABLES, .trades = ENV_TRADES, .threads = 2, .plies = 200
    };
    struct th_why why;
    struct env_batch *b = env_batch_open(&plan, &why);
    if (!prop_is(&laws->stepped, t, b != NULL))
        return;
    struct arrays a = { .mask = table_need(TABLES * (size_t)env_batch_index(b)->n),
                        .obs = table_need(sizeof *a.obs * TABLES *
                                          (size_t)(env_batch_spec(b)->size)) };
    struct env_out out = {
        .seat = a.seat, .end = a.end, .ply = a.ply, .mask = a.mask, .obs = a.obs
    };
    int32_t action[TABLES];
    env_batch_reset(b, 3, &out);
    for (int i = 0; i < STEPS; i++) {
        int at = -1;
        uint32_t ply = a.ply[1];
        env_batch_sample(b, action);
        int32_t good = action[1];
        action[1] = env_batch_index(b)->n;
        if (a.seat[1] >= 0)
            prop_is(&laws->refused, t,
                    env_batch_step(b, action, &out, &at) == -1 && at == 1 && a.ply[1] == ply);
        action[1] = good;
        prop_is(&laws->stepped, t, env_batch_step(b, action, &out, &at) == 0);
    }
    env_batch_close(b);
    free(a.mask);
    free(a.obs);
}

static void try_setup(const struct th_setup *setup, void *arg)
{
    struct table *t = table_of(setup, 5);
    try_positions(arg, setup);
    try_batch(arg, t, setup);
    table_close(t);
}

int main(void)
{
    struct laws laws = { { .name = "each move has a number of its own" },
                         { .name = "a number gives its move back" },
                         { .name = "what is seen is what the view shows" },
                         { .name = "a batch plays on" },
                         { .name =
                               "an action that is none is refused, and nothing has happened" } };
    table_every(tap_scale(20), try_setup, &laws);
    prop_report(&laws.numbers);
    prop_report(&laws.back);
    prop_report(&laws.seen);
    prop_report(&laws.stepped);
    prop_report(&laws.refused);
    return tap_done();
}
