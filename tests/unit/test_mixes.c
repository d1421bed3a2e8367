/* test_mixes.c - what goes together in Catan: every pair and every three of modules and scenarios play, or are refused by the
 * clause that says so (CT-GEN-03..06, CT-GEN-17, CS-CK-14, CS-INT-03..06). */
#include "cat.h"
#include "table.h"

enum {
    PLIES = 400, /* of a pair */
    FEWER = 100  /* of three  */
};

static const char *const boxes[] = { "+friendly",
                                     "+events",
                                     "+harbormaster",
                                     "+two",
                                     "+fishermen",
                                     "+rivers",
                                     "+caravans",
                                     "+barbarians",
                                     "+traders",
                                     "+ck",
                                     "+five_six",
                                     "+house",
                                     "+sea scenario=new_shores",
                                     "+sea scenario=four_islands",
                                     "+sea scenario=fog_island",
                                     "+sea scenario=through_the_desert",
                                     "+sea scenario=forgotten_tribe",
                                     "+sea scenario=cloth_for_catan",
                                     "+sea scenario=pirate_islands",
                                     "+sea scenario=wonders_of_catan",
                                     "+sea scenario=new_world" };
enum {
    BOXES = sizeof boxes / sizeof boxes[0]
};

/* All that is refused, either way round; "+sea" stands for its nine scenarios. Everything else plays, and what `plays` lists. */
static const struct {
    const char *one, *other, *clause;
} refused[] = {
    { "+two", "+five_six", "CT-GEN-05" },
    { "+two", "+sea scenario=pirate_islands", "CS-INT-06" },
    { "+events", "+sea scenario=pirate_islands", "CS-INT-03" },
    { "+fishermen", "+caravans", "CT-GEN-17" },
    { "+caravans", "+barbarians", "CT-GEN-17" },
    { "+barbarians", "+traders", "CT-X-07" },
    { "+fishermen", "+sea", "CT-X-41" },
    { "+rivers", "+sea", "CT-X-42" },
    { "+caravans", "+sea", "CT-X-43" },
    { "+barbarians", "+sea", "CT-X-44" },
    { "+traders", "+sea", "CT-X-45" },
    { "+fishermen", "+five_six", "CT-GEN-05" },
    { "+rivers", "+five_six", "CT-GEN-05" },
    { "+caravans", "+five_six", "CT-GEN-05" },
    { "+barbarians", "+five_six", "CT-GEN-05" },
    { "+traders", "+five_six", "CT-GEN-05" },
    { "+sea", "+five_six", "CS-INT-04" },
    { "+ck", "+sea scenario=forgotten_tribe", "CS-CK-14" },
    { "+ck", "+sea scenario=cloth_for_catan", "CS-CK-14" },
    { "+ck", "+sea scenario=pirate_islands", "CS-CK-14" },
    { "+ck", "+sea scenario=wonders_of_catan", "CS-CK-14" },
};

static const struct {
    const char *one, *other;
} plays[] = {
    { "+barbarians", "+sea scenario=new_shores" },      /* CT-X-44 */
    { "+traders", "+sea scenario=new_shores" },         /* CT-X-45 */
    { "+traders", "+sea scenario=through_the_desert" }, /* CT-X-45 */
    { "+fishermen", "+sea scenario=new_shores" },       /* CT-X-41 */
    { "+rivers", "+sea scenario=new_shores" },          /* CT-X-42 */
    { "+caravans", "+sea scenario=new_shores" },        /* CT-X-43 */
};

/* What a pair that plays does not play with. */
static const struct {
    const char *setup, *clause;
} never[] = {
    { "+barbarians +sea edition=rev2009", "CT-X-44" },
    { "+traders +sea edition=rev2009", "CT-X-45" },
    { "+traders +sea scenario=through_the_desert edition=rev2009", "CT-X-45" },
    { "+barbarians +sea +two", "CT-GEN-17" },
    { "+traders +sea +two", "CT-GEN-17" },
    { "+fishermen +sea edition=rev2009", "CT-X-41" },
    { "+rivers +sea edition=rev2009", "CT-X-42" },
    { "+caravans +sea edition=rev2009", "CT-X-43" },
    { "+fishermen +sea +two", "CT-GEN-17" },
    { "+rivers +sea +two", "CT-GEN-17" },
    { "+caravans +sea +two", "CT-GEN-17" },
};

static bool starts(const char *text, const char *with)
{
    return strncmp(text, with, strlen(with)) == 0;
}

static bool is_pair(const char *a, const char *b, const char *one, const char *other)
{
    return (starts(a, one) && starts(b, other)) || (starts(b, one) && starts(a, other));
}

static const char *clause_of(const char *a, const char *b)
{
    for (size_t i = 0; i < sizeof plays / sizeof plays[0]; i++)
        if (is_pair(a, b, plays[i].one, plays[i].other))
            return NULL;
    for (size_t i = 0; i < sizeof refused / sizeof refused[0]; i++)
        if (is_pair(a, b, refused[i].one, refused[i].other))
            return refused[i].clause;
    return NULL;
}

/* At most two of these: CT-GEN-17. */
static bool is_crowd(const char *box)
{
    static const char *const crowd[] = { "+two",        "+fishermen", "+rivers", "+caravans",
                                         "+barbarians", "+traders",   "+ck",     "+sea" };
    for (size_t i = 0; i < sizeof crowd / sizeof crowd[0]; i++)
        if (starts(box, crowd[i]))
            return true;
    return false;
}

static int seats_for(const char *setup)
{
    return strstr(setup, "+five_six") != NULL ? 5 : strstr(setup, "+two") != NULL ? 2 : 3;
}

static const char *refusal(const char *text)
{
    struct th_setup setup;
    struct th_why why = { 0 };
    const char *id = th_setup_parse(&setup, text, &why) != 0 ? th_clause_id(why.clause) : "nothing";
    return id != NULL ? id : "no clause";
}

static void is_refused(const char *text, const char *clause)
{
    const char *by = refusal(text);
    TAP_OK(strcmp(by, clause) == 0, "%s is refused by %s, found %s", text, clause, by);
}

static void is_played(const char *text, uint64_t seed, int plies)
{
    struct th_setup setup;
    struct th_why why = { 0 };
    if (th_setup_parse(&setup, text, &why) != 0) {
        TAP_OK(false, "%s plays: %s", text, why.text);
        return;
    }
    struct table *t = table_of(&setup, seed);
    table_wander(t, plies);
    bool sound = t->game->check(t->rules, t->state, &why) == 0;
    TAP_OK(sound, "%s plays", text);
    table_close(t);
}

static void try_pair(const char *a, const char *b, uint64_t seed)
{
    char text[200];
    const char *clause = clause_of(a, b);
    snprintf(text, sizeof text, "catan %s %s", a, b);
    snprintf(text, sizeof text, "catan %s %s seats=%d", a, b, seats_for(text));
    if (clause != NULL)
        is_refused(text, clause);
    else
        is_played(text, seed, PLIES);
}

/* Three play if every two of them do and no more than two are of the crowd. A refusal cites a clause of one of these reasons. */
static void try_three(const char *const box[3], uint64_t seed)
{
    char text[200];
    int crowd = 0, clauses = 0;
    const char *clause[4];
    for (int i = 0; i < 3; i++) {
        const char *no = clause_of(box[i], box[(i + 1) % 3]);
        if (no != NULL)
            clause[clauses++] = no;
        crowd += is_crowd(box[i]);
    }
    if (crowd > 2)
        clause[clauses++] = "CT-GEN-17";
    snprintf(text, sizeof text, "catan %s %s %s", box[0], box[1], box[2]);
    snprintf(text, sizeof text, "catan %s %s %s seats=%d", box[0], box[1], box[2], seats_for(text));
    if (clauses == 0) {
        is_played(text, seed, FEWER);
        return;
    }
    const char *by = refusal(text);
    bool found = false;
    for (int i = 0; i < clauses; i++)
        found = found || strcmp(by, clause[i]) == 0;
    TAP_OK(found, "%s is refused by %s (as %s)", text, by, clause[0]);
}

static void every_three(void)
{
    uint64_t seed = 10000;
    for (int i = 0; i < BOXES; i++)
        for (int k = i + 1; k < BOXES && !starts(boxes[i], "+sea"); k++)
            for (int m = k + 1; m < BOXES && !starts(boxes[k], "+sea"); m++)
                try_three((const char *const[]){ boxes[i], boxes[k], boxes[m] }, seed++);
}

/* No hex brings anybody anything: barbarians hold every building. Hasty players can come to that, and no rule ends such a game. */
static bool is_dead(const struct table *t)
{
    const struct th_ctx g = { .rules = t->rules, .flow = t->state };
    int yield[CAT_OWNERS], all = 0;
    cat_yields(&g, yield);
    for (int i = 0; i < t->rules->seats; i++)
        all += yield[i];
    return all == 0;
}

/* Whole random games of an unusual pair, sound to the end, which comes. In check-long two hundred of each. */
static void whole_games(const struct th_bar *mix, uint64_t seed)
{
    char text[200];
    const char *sea = strstr(mix->one, "scenario=") != NULL ? " +sea" : "";
    struct th_setup setup;
    int games = tap_scale(4), ended = 0;
    long longest = 0;
    snprintf(text, sizeof text, "catan%s %s %s", sea, mix->one, mix->other);
    snprintf(text, sizeof text, "catan%s %s %s seats=%d offers_per_turn=0", sea, mix->one,
             mix->other, seats_for(text));
    if (th_setup_parse(&setup, text, NULL) != 0)
        abort();
    for (int i = 0; i < games; i++) {
        struct table *t = table_of(&setup, seed + (unsigned)i);
        table_wander(t, TH_PLIES);
        bool sound = t->game->check(t->rules, t->state, NULL) == 0;
        ended += sound && (t->game->actors(t->rules, t->state, NULL) == 0 || is_dead(t));
        longest = th_ply(t->state) > (unsigned)longest ? (long)th_ply(t->state) : longest;
        table_close(t);
    }
    TAP_OK(ended == games, "%s: %d of %d games end, the longest after %ld moves", text, ended,
           games, longest);
}

int main(void)
{
    for (int i = 0; i < BOXES; i++)
        for (int k = i + 1; k < BOXES; k++)
            if (!starts(boxes[i], "+sea"))
                try_pair(boxes[i], boxes[k], 100U * (unsigned)i + (unsigned)k);
    for (size_t i = 0; i < sizeof never / sizeof never[0]; i++) {
        char text[200];
        snprintf(text, sizeof text, "catan %s seats=%d", never[i].setup, seats_for(never[i].setup));
        is_refused(text, never[i].clause);
    }
    every_three();
    const struct th_game *catan = th_game_find("catan");
    for (int i = 0; i < catan->n_mixes; i++)
        whole_games(&catan->mixes[i], 50000U + 1000U * (unsigned)i);
    return tap_done();
}
