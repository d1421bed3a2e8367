/* cli_arena_sum.c - what the games of an arena add up to: rates with intervals, ratings, the early stop, the table.
 *
 * Ratings are those of Bradley and Terry: of two bots in a game the winner beats the other. The mean is 0; 400 points are odds
 * of ten to one. The early stop is Wald's sequential probability ratio test on the games of the first two bots, with 5% for
 * each error. Games are counted in their order, so that neither depends on how many threads played. */
#include "cli_arena.h"
#include "cli_json.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static const double z95 = 1.959964;

/* Wilson's interval: where the true rate lies, 95 times of 100, after `wins` of n. */
static void wilson(double wins, double n, double *low, double *high)
{
    double rate = n > 0 ? wins / n : 0, weight = 1 + z95 * z95 / (n > 0 ? n : 1);
    double middle = rate + z95 * z95 / (2 * (n > 0 ? n : 1));
    double spread = z95 * sqrt(n > 0 ? rate * (1 - rate) / n + z95 * z95 / (4 * n * n) : 0);
    *low = (middle - spread) / weight;
    *high = (middle + spread) / weight;
}

/* --------------------------------------------------------------------- SPRT */

static double win_rate(double elo)
{
    return 1 / (1 + pow(10, -elo / 400));
}

void arena_count(struct arena *a)
{
    double p0 = win_rate(a->elo0), p1 = win_rate(a->elo1), sure = log(0.95 / 0.05);
    while (a->counted < a->games && a->result[a->counted].played && !atomic_load(&a->stop)) {
        const struct arena_game *g = &a->result[a->counted];
        int winner = g->winner >= 0 ? arena_bot_of(a, a->counted, g->winner) : -1;
        a->counted++;
        if (!a->sprt || winner < 0)
            continue;
        a->llr += winner == 0 ? log(p1 / p0) : log((1 - p1) / (1 - p0));
        bool round_done = a->counted % (uint64_t)a->n_bots == 0;
        if (round_done && fabs(a->llr) >= sure)
            atomic_store(&a->stop, true);
    }
}

/* ------------------------------------------------------------------- adding */

struct pairs { /* how often one bot was in a game another won */
    double beat[ARENA_BOTS][ARENA_BOTS];
};

static void add_game(struct arena *a, uint64_t i, struct pairs *p)
{
    const struct arena_game *g = &a->result[i];
    int winner = g->winner >= 0 ? arena_bot_of(a, i, g->winner) : -1;
    bool took_part[ARENA_BOTS] = { false };
    for (int seat = 0; seat < a->setup.seats; seat++) {
        int b = arena_bot_of(a, i, seat);
        a->bot[b].games += !took_part[b];
        if (winner >= 0 && b != winner && !took_part[b])
            p->beat[winner][b]++;
        took_part[b] = true;
        a->bot[b].seats++;
        a->bot[b].faults += g->faulty >> seat & 1;
        a->bot[b].points += g->points[seat];
    }
    if (winner >= 0)
        a->bot[winner].wins++;
}

/* Bradley and Terry by Hunter's iteration; half a win each way keeps a clean sweep finite. */
static void rate_bots(struct arena *a, const struct pairs *p)
{
    double strength[ARENA_BOTS], mean = 0;
    int n = a->n_bots;
    for (int i = 0; i < n; i++)
        strength[i] = 1;
    for (int round = 0; round < 1000; round++)
        for (int i = 0; i < n; i++) {
            double wins = 0, games = 0;
            for (int k = 0; k < n; k++)
                if (k != i) {
                    wins += p->beat[i][k] + 0.5;
                    games += (p->beat[i][k] + p->beat[k][i] + 1) / (strength[i] + strength[k]);
                }
            strength[i] = wins / games;
        }
    for (int i = 0; i < n; i++)
        mean += log(strength[i]) / n;
    for (int i = 0; i < n; i++) {
        double facts = 0, unit = 400 / log(10);
        for (int k = 0; k < n; k++)
            if (k != i)
                facts += (p->beat[i][k] + p->beat[k][i] + 1) * strength[i] * strength[k] /
                         ((strength[i] + strength[k]) * (strength[i] + strength[k]));
        a->bot[i].elo = unit * (log(strength[i]) - mean);
        a->bot[i].elo_half = unit * z95 / sqrt(facts) * (n - 1) / n; /* against the mean of all */
    }
}

struct totals {
    uint64_t games, plies, shared, unfinished, forfeited;
};

bool arena_given_up(const struct arena *a, const struct arena_game *g)
{
    return g->illegal || g->plies >= TH_PLIES || (g->faulty != 0 && !a->forfeit);
}

static struct totals add_up(struct arena *a)
{
    struct totals sum = { 0 };
    struct pairs pairs = { .beat = { { 0 } } };
    uint64_t end = a->sprt ? a->counted : a->games;
    for (uint64_t i = 0; i < end; i++) {
        if (!a->result[i].played)
            continue;
        sum.games++;
        sum.plies += a->result[i].plies;
        if (arena_given_up(a, &a->result[i]))
            sum.unfinished++;
        else if (a->result[i].faulty != 0)
            sum.forfeited++;
        else if (a->result[i].winner < 0)
            sum.shared++;
        add_game(a, i, &pairs);
    }
    rate_bots(a, &pairs);
    return sum;
}

/* ----------------------------------------------------------------- printing */

static const char *verdict(const struct arena *a)
{
    double sure = log(0.95 / 0.05);
    return a->llr >= sure ? "better" : a->llr <= -sure ? "not better" : "open";
}

static void json_bot(const struct arena_bot *b, struct th_json *j)
{
    double low, high;
    wilson((double)b->wins, (double)b->games, &low, &high);
    th_json_open(j, NULL, '{');
    th_json_str(j, "bot", b->spec);
    th_json_int(j, "games", (int64_t)b->games);
    th_json_int(j, "wins", (int64_t)b->wins);
    th_json_int(j, "faults", (int64_t)b->faults);
    cli_json_real(j, "rate", b->games > 0 ? (double)b->wins / (double)b->games : 0, 4);
    cli_json_real(j, "low", low, 4);
    cli_json_real(j, "high", high, 4);
    cli_json_real(j, "points", b->seats > 0 ? (double)b->points / (double)b->seats : 0, 2);
    cli_json_real(j, "elo", b->elo, 1);
    cli_json_real(j, "elo_half", b->elo_half, 1);
    th_json_close(j, '}');
}

static void print_json(const struct arena *a, const struct totals *sum)
{
    struct cli_json out = { 0 };
    char setup[TH_LINE];
    th_setup_print(&a->setup, setup, (int)sizeof setup);
    do {
        struct th_json *j = &out.j;
        cli_json_start(&out);
        th_json_open(j, NULL, '{');
        th_json_str(j, "game", setup);
        th_json_int(j, "games", (int64_t)sum->games);
        th_json_int(j, "seed", (int64_t)a->seed);
        th_json_open(j, "bots", '[');
        for (int i = 0; i < a->n_bots; i++)
            json_bot(&a->bot[i], j);
        th_json_close(j, ']');
        if (a->sprt) {
            th_json_str(j, "sprt", verdict(a));
            cli_json_real(j, "llr", a->llr, 3);
        }
        th_json_int(j, "shared", (int64_t)sum->shared);
        th_json_int(j, "unfinished", (int64_t)sum->unfinished);
        th_json_int(j, "forfeited", (int64_t)sum->forfeited);
        th_json_int(j, "moves", (int64_t)sum->plies);
        cli_json_real(j, "moves_per_s", (double)sum->plies / a->took, 0);
        th_json_close(j, '}');
    } while (!cli_json_done(&out));
    puts(out.text);
    cli_json_free(&out);
}

static void print_text(const struct arena *a, const struct totals *sum)
{
    char setup[TH_LINE];
    th_setup_print(&a->setup, setup, (int)sizeof setup);
    printf("%s: %llu games, seed %llu\n", setup, (unsigned long long)sum->games,
           (unsigned long long)a->seed);
    printf("  %-20s %7s  %-23s %-6s %s\n", "bot", "wins", "rate (95% interval)", "points", "Elo");
    for (int i = 0; i < a->n_bots; i++) {
        const struct arena_bot *b = &a->bot[i];
        double low, high, n = b->games > 0 ? (double)b->games : 1;
        char rate[32];
        wilson((double)b->wins, (double)b->games, &low, &high);
        snprintf(rate, sizeof rate, "%5.1f%% (%.1f to %.1f)", 100 * (double)b->wins / n, 100 * low,
                 100 * high);
        printf("  %-20s %7llu  %-23s %-6.2f %+.0f +- %.0f\n", b->spec, (unsigned long long)b->wins,
               rate, b->seats > 0 ? (double)b->points / (double)b->seats : 0, b->elo, b->elo_half);
    }
    for (int i = 0; i < a->n_bots; i++)
        if (a->bot[i].faults > 0)
            printf("  %s failed %llu times\n", a->bot[i].spec,
                   (unsigned long long)a->bot[i].faults);
    printf("  shared %llu, unfinished %llu, forfeited %llu, moves %llu, %.0f moves/s\n",
           (unsigned long long)sum->shared, (unsigned long long)sum->unfinished,
           (unsigned long long)sum->forfeited, (unsigned long long)sum->plies,
           (double)sum->plies / a->took);
    if (a->sprt)
        printf("  %s against %s: %s (LLR %.2f for %+.0f against %+.0f Elo)\n", a->bot[0].spec,
               a->bot[1].spec, verdict(a), a->llr, a->elo1, a->elo0);
}

void arena_print(struct arena *a)
{
    struct totals sum = add_up(a);
    if (a->json)
        print_json(a, &sum);
    else
        print_text(a, &sum);
}
