/* test_questions.c - what every question is called, which clause it comes from and which words may answer it: tests/questions.txt
 * against random games. A word that does not answer the question is refused with the question's clause, and every question of the
 * list is met. */
#include "table.h"

enum {
    QUESTIONS = 192,
    TEXT = 1024,
    FILLERS = 4, /* argument bytes tried for a foreign word */
    RULED = 4    /* modules that rule a question anew      */
};

struct question {
    char name[32], clause[16];
    char module[RULED][16], ruled[RULED][16]; /* by that module instead; the last one counts */
    int n_ruled;
    char words[TEXT]; /* " road none " */
    long met;
};

struct run {
    struct question question[QUESTIONS];
    int n;
    char cards[TEXT];
    struct prop listed, cited, foreign;
};

/* ---------------------------------------------------------------- the list */

static void read_clauses(struct question *q, char **save)
{
    char *word = strtok_r(NULL, " \n", save);
    snprintf(q->clause, sizeof q->clause, "%s", word);
}

static void read_answers(struct run *r, struct question *q, char **save)
{
    strcpy(q->words, " ");
    for (char *word; (word = strtok_r(NULL, " \n", save)) != NULL;) {
        size_t n = strlen(q->words);
        if (q->n_ruled < RULED &&
            sscanf(word, "+%15[a-z_]=%15s", q->module[q->n_ruled], q->ruled[q->n_ruled]) == 2) {
            q->n_ruled++;
            continue;
        }
        snprintf(q->words + n, TEXT - n, "%s ", strcmp(word, "*") == 0 ? r->cards : word);
    }
}

static void read_list(struct run *r)
{
    char line[TEXT], *save = NULL;
    FILE *file = fopen(TESTS_DIR "/questions.txt", "r");
    while (file != NULL && fgets(line, sizeof line, file) != NULL) {
        if (line[0] == '#' || line[0] == '\n')
            continue;
        char *name = strtok_r(line, " \n", &save);
        if (strcmp(name, "*") == 0) {
            char *rest = save + strspn(save, " ");
            snprintf(r->cards, sizeof r->cards, "%.*s", (int)strcspn(rest, "\n"), rest);
            continue;
        }
        if (r->n == QUESTIONS)
            abort();
        struct question *q = &r->question[r->n++];
        snprintf(q->name, sizeof q->name, "%s", name);
        read_clauses(q, &save);
        read_answers(r, q, &save);
    }
    if (file == NULL || r->n == 0)
        abort();
    fclose(file);
}

static struct question *find(struct run *r, const char *name)
{
    for (int i = 0; i < r->n; i++)
        if (strcmp(r->question[i].name, name) == 0)
            return &r->question[i];
    return NULL;
}

/* ------------------------------------------------------------------ a position */

static bool answers(const struct question *q, const char *word)
{
    char spaced[64];
    snprintf(spaced, sizeof spaced, " %s ", word);
    return strstr(q->words, spaced) != NULL;
}

static const char *clause_of(const struct table *t, const struct question *q)
{
    for (int i = q->n_ruled - 1; i >= 0; i--)
        if (th_setup_has(&t->setup, q->module[i]))
            return q->ruled[i];
    return q->clause;
}

/* A move of this kind with small arguments that are well formed here; 0 if there is none. */
static th_move some_move(const struct table *t, int kind, int filler)
{
    th_move m = th_make(kind, 0, 0, 0);
    for (int i = 0; i < TH_ARGS; i++)
        m |= (th_move)(uint64_t)(filler * (i + 1) % 3) << (48 - 8 * i);
    for (int cut = TH_ARGS; cut >= 0; cut--) {
        if (th_move_formed(t->rules, m))
            return m;
        m &= ~((th_move)255 << (48 - 8 * (cut > 0 ? cut - 1 : 0)));
    }
    return th_move_formed(t->rules, m) ? m : 0;
}

static void try_foreign(struct run *r, struct table *t, const struct question *q, int kind)
{
    int seat = th_first_seat(t->game->actors(t->rules, t->state, NULL));
    for (int filler = 0; filler < FILLERS; filler++) {
        struct th_why why = { 0 };
        th_move m = some_move(t, kind, filler);
        if (m == 0)
            continue;
        int err = t->game->legal(t->rules, t->state, seat, m, &why);
        const char *id = th_clause_id(why.clause);
        bool good = err != 0 && id != NULL && strcmp(id, clause_of(t, q)) == 0;
        if (!prop_is(&r->foreign, t, good) && r->foreign.failed < 10)
            tap_note("%s: `%s` is %s by %s", q->name, t->game->moves[kind].word,
                     err != 0 ? "refused" : "taken", id != NULL ? id : "nothing");
    }
}

static void try_position(struct run *r, struct table *t)
{
    th_clause clause = 0;
    const char *name = th_asking(t->rules, t->state, &clause);
    struct question *q = find(r, name);
    if (!prop_is(&r->listed, t, q != NULL))
        return;
    const char *id = th_clause_id(clause);
    if (!prop_is(&r->cited, t, id != NULL && strcmp(id, clause_of(t, q)) == 0))
        tap_note("%s cites %s", name, id != NULL ? id : "nothing");
    if (q->met++ % 8 == 0)
        for (int kind = 1; kind < t->game->n_moves; kind++)
            if (!answers(q, t->game->moves[kind].word))
                try_foreign(r, t, q, kind);
}

static void try_game(struct run *r, const char *setup, uint64_t seed)
{
    struct table *t = table_open(setup, seed);
    while (table_choose(t)) {
        try_position(r, t);
        table_make(t);
    }
    table_close(t);
}

static void try_setup(const struct th_setup *setup, void *arg)
{
    struct table *t = table_of(setup, 7);
    for (int i = 0; i < 60 && table_choose(t); i++) {
        try_position(arg, t);
        table_make(t);
    }
    table_close(t);
}

/* Questions that hardly ever come by themselves: a position, and the moves that lead to them. */
struct rare {
    const char *setup, *lines[8], *moves;
    int seat;
};

static void try_rare(struct run *r, const struct rare *rare)
{
    struct table *t = table_open(rare->setup, 1);
    char moves[64];
    for (int i = 0; i < 8 && rare->lines[i] != NULL; i++)
        table_set(t, rare->lines[i]);
    snprintf(moves, sizeof moves, "%s", rare->moves);
    for (char *word = strtok(moves, ";"); word != NULL; word = strtok(NULL, ";")) {
        th_move m = 0;
        if (t->game->parse(t->rules, word, &m, NULL) != 0)
            abort();
        t->game->apply(t->rules, t->state, rare->seat, m, NULL);
    }
    try_position(r, t);
    table_close(t);
}

static const struct rare rare[] = {
    { "elasund seats=2", /* a shortage of influence: EL-EX-49 */
      { "empty", "building hut_small 1,4 1", "building hut_small 4,4 2", "hand 1 18green+12blue",
        "hand 2 6blue+17red", "discard 1red", "phase roll 1" },
      "dice 1 3",
      TH_DEALER },
    { "catan +ck layout=beginner seats=3 first_player=1", /* two cities for a metropolis: CK-METRO-01 */
      { "city n20 1", "city n35 1", "level 1 trade 3", "hand 1 4cloth", "phase act 1" },
      "improve trade",
      0 },
    { "catan +ck +fishermen layout=beginner seats=3 first_player=1", /* CT-X-32 */
      { "fish 1 1 0 2", "phase act 1" },
      "fish_progress 1 0 2",
      0 },
    { "catan +ck +rivers seats=3 first_player=1", /* gold keeps an only city: CT-X-33 */
      { "city n00 1", "gold 1 5", "ship 6", "phase roll 1" },
      "dice 1 1;event ship",
      TH_DEALER },
    { "catan +barbarians seats=3 first_player=1", /* two knights, one barbarian: CT-BA-46 */
      { "path_knight e65 2", "path_knight e70 3", "phase act 1" },
      "end",
      0 },
    { "catan +fishermen layout=beginner seats=3 first_player=1", /* a full hand at the lake: CT-FI-15 */
      { "settlement n20 1", "fish 1 3 2 2", "phase roll 1" },
      "dice 1 1",
      TH_DEALER },
    { "catan +fishermen layout=beginner seats=3 first_player=1", /* CT-FI-30 */
      { "settlement n20 1", "fish 1 0 1 1", "phase act 1" },
      "fish_road 0 1 1",
      0 },
    { "catan +fishermen layout=beginner seats=3 first_player=1",
      { "fish 1 0 2 0", "phase act 1" },
      "fish_pick 0 2 0",
      0 },
    { "catan +fishermen +rivers seats=3 first_player=1", /* CT-X-02 */
      { "settlement n13 1", "fish 1 0 0 2", "phase act 1" },
      "fish_bridge 0 0 2",
      0 },
    { "catan +fishermen +barbarians seats=3 first_player=1", /* CT-X-08 */
      { "path_knight e40 1", "fish 1 0 1 0", "phase act 1" },
      "end;fish_march 0 1 0",
      0 },
};

int main(void)
{
    static struct run r = { .listed = { .name = "every question is listed" },
                            .cited = { .name = "every question cites its clause" },
                            .foreign = { .name =
                                             "a word that does not answer is refused with it" } };
    static const struct {
        int games; /* enough to meet what is rare */
        const char *text;
    } setups[] = {
        { 2, "catan seats=4" },
        { 2, "catan +five_six seats=5 offers_per_turn=1" },
        { 3, "catan +events seats=4 offers_per_turn=1" },
        { 1, "catan +ck +events seats=3 offers_per_turn=1" },
        { 6, "catan +sea seats=4 offers_per_turn=1" },
        { 1, "catan +sea scenario=four_islands seats=3 offers_per_turn=1" },
        { 1, "catan +sea scenario=fog_island seats=3 offers_per_turn=1" },
        { 1, "catan +sea scenario=new_world seats=3 offers_per_turn=1" },
        { 8, "catan +sea scenario=new_world seats=2 deal_again=1 offers_per_turn=0" },
        { 1, "catan +two seats=2 offers_per_turn=1" },
        { 2, "catan +sea +two scenario=four_islands seats=2 offers_per_turn=1" },
        { 2, "catan +sea scenario=pirate_islands seats=3 offers_per_turn=1" },
        { 1, "catan +sea scenario=wonders_of_catan seats=4 offers_per_turn=1" },
        { 3, "catan +sea scenario=forgotten_tribe seats=4 offers_per_turn=1" },
        { 3, "catan +ck seats=4 offers_per_turn=1" },
        { 2, "catan +ck +five_six seats=6 offers_per_turn=1" },
        { 2, "catan +ck +five_six +house seats=6 offers_per_turn=1 paired_players=1" },
        { 2, "catan +ck seats=3 offers_per_turn=1 expert_battle=1" },
        { 4, "catan +traders seats=3 offers_per_turn=1" },
        { 2, "catan +traders +two seats=2 offers_per_turn=0" },
        { 400, "carcassonne +abbot +inns +big_meeple +goods +builder +pig +flying +messengers "
               "+ferries +gold +mage +robbers +crop seats=4" },
        { 2, "catan +ck +two seats=2 offers_per_turn=1" },
        { 2, "catan +ck +barbarians seats=3 offers_per_turn=1" },
        { 3, "catan +barbarians seats=4 offers_per_turn=1" },
        { 1, "catan +barbarians +two seats=2 offers_per_turn=1" },
        { 3, "elasund seats=4" },
        { 2, "catan +fishermen seats=4 offers_per_turn=1" },
        { 2, "catan +caravans seats=4 offers_per_turn=1" },
        { 1, "catan +ck +fishermen seats=4 offers_per_turn=1" },
        { 1, "catan +ck +traders seats=3 offers_per_turn=1" },
        { 3, "catan +ck +rivers seats=4 offers_per_turn=1" },
        { 1, "catan +ck +caravans seats=4 offers_per_turn=1" },
    };
    read_list(&r);
    table_every(tap_scale(5), try_setup, &r);
    for (size_t i = 0; i < sizeof setups / sizeof setups[0]; i++)
        for (int seed = 1; seed <= setups[i].games; seed++)
            try_game(&r, setups[i].text, (uint64_t)seed);
    for (size_t i = 0; i < sizeof rare / sizeof rare[0]; i++)
        try_rare(&r, &rare[i]);
    prop_report(&r.listed);
    prop_report(&r.cited);
    prop_report(&r.foreign);
    for (int i = 0; i < r.n; i++)
        TAP_OK(r.question[i].met > 0, "%s %s is asked", r.question[i].clause, r.question[i].name);
    return tap_done();
}
