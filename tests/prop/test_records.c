/* test_records.c - recorded games: every one is replayed to its end, every checkpoint must hold,
 * and no damage to a line goes unnoticed. The records are regression tests: whatever a change of
 * the engine does to them is a change of rules.
 *
 * TH_RECORD=1 writes tests/records anew: only with a new revision of the rules, or for a new
 * set-up in the list. */
#include "table.h"

#include <dirent.h>

enum {
    EVERY = 16,
    MOST_LINES = 8192,
    LINE = 1024
};

static const struct {
    const char *name, *setup;
    uint64_t seed;
} games[] = {
    { "two", "catan seats=2", 1 },
    { "printed_start", "catan seats=3 layout=beginner start=printed offers_per_turn=0", 2 },
    { "four", "catan seats=4 offers_per_turn=0", 3 },
    { "trade", "catan seats=4 offers_per_turn=2", 4 },
    { "friendly", "catan +friendly seats=4 offers_per_turn=1", 5 },
    { "five", "catan +five_six seats=5 offers_per_turn=0", 6 },
    { "six",
      "catan +friendly +five_six seats=6 number_setup=random harbour_spots=older offers_per_turn=1",
      7 },
    { "options",
      "catan seats=3 number_setup=random harbours=printed separate_trade_and_build=1 "
      "bank_shortage_single_player_gets_rest=0 offers_per_turn=1",
      8 },
    { "ck_three", "catan +ck seats=3 layout=beginner offers_per_turn=1", 12 },
    { "ck_four", "catan +ck seats=4 expert_battle=1 allow_no_effect_cards=1 offers_per_turn=0",
      13 },
    { "ck_six", "catan +ck +friendly +five_six seats=6 offers_per_turn=0", 14 },
    { "ck_proposals", "catan +ck seats=4 offers_per_turn=2", 16 },
    { "harbormaster", "catan +ck +friendly +harbormaster seats=4 offers_per_turn=1", 17 },
    { "fishermen", "catan +fishermen +friendly seats=4 offers_per_turn=1", 41 },
    { "events", "catan +events seats=4 offers_per_turn=0", 18 },
    { "events_ck",
      "catan +sea +ck +friendly +events +harbormaster seats=4 new_year=0 offers_per_turn=1", 19 },
    { "sea_new_shores", "catan +sea scenario=new_shores seats=4 variable=1 offers_per_turn=0", 31 },
    { "sea_four_islands",
      "catan +sea scenario=four_islands edition=rev2009 seats=3 offers_per_turn=0", 32 },
    { "sea_fog_island", "catan +sea scenario=fog_island seats=4 offers_per_turn=0", 33 },
    { "sea_through_the_desert", "catan +sea scenario=through_the_desert seats=3 offers_per_turn=0",
      34 },
    { "sea_forgotten_tribe", "catan +sea scenario=forgotten_tribe seats=4 offers_per_turn=0", 35 },
    { "sea_cloth_for_catan", "catan +sea scenario=cloth_for_catan seats=4 offers_per_turn=0", 36 },
    { "sea_pirate_islands", "catan +sea scenario=pirate_islands seats=3 offers_per_turn=0", 37 },
    { "sea_wonders_of_catan", "catan +sea scenario=wonders_of_catan seats=3 offers_per_turn=0",
      38 },
    { "sea_new_world", "catan +sea scenario=new_world seats=4 offers_per_turn=0", 39 },
    { "sea_ck", "catan +sea +ck +friendly scenario=new_shores seats=4 offers_per_turn=1", 40 },
    { "for_two", "catan +two +friendly +harbormaster seats=2 offers_per_turn=1", 41 },
    { "for_two_sea", "catan +sea +two scenario=fog_island seats=2 offers_per_turn=0", 42 },
    { "traders", "catan +traders +harbormaster seats=3 offers_per_turn=1", 43 },
    { "barbarians", "catan +barbarians +friendly seats=4 offers_per_turn=0", 44 },
    { "rivers", "catan +rivers +harbormaster seats=4 offers_per_turn=1", 47 },
    { "caravans", "catan +caravans +harbormaster seats=4 offers_per_turn=1", 45 },
    { "caravans_two", "catan +caravans +two +friendly seats=2 offers_per_turn=1", 46 },
    { "mix_rivers_traders", "catan +rivers +traders +friendly seats=3 offers_per_turn=0", 48 },
    { "mix_ck_barbarians", "catan +ck +barbarians seats=3 offers_per_turn=0", 49 },
    { "mix_sea_caravans", "catan +sea +caravans +events seats=3 offers_per_turn=0", 50 },
    { "house",
      "catan +house seats=3 dice=cards quiet_rounds=2 starting_city=1 bank=large offers_per_turn=1",
      51 },
    { "elasund_two", "elasund seats=2", 9 },
    { "elasund_three", "elasund seats=3 ship_shift=row wall_order=blue_before_red", 10 },
    { "elasund_four", "elasund seats=4 deck=edition2005_90", 11 },
    { "carcassonne_two", "carcassonne seats=2", 12 },
    { "carcassonne_river",
      "carcassonne +river +abbot +inns +big_meeple +goods +builder +pig seats=4 "
      "river_uturn=adjacent",
      13 },
    { "carcassonne_all",
      "carcassonne +river +abbot +inns +big_meeple +goods +builder +pig +flying +messengers "
      "+ferries +gold "
      "+mage +robbers +crop seats=3",
      14 },
    { "carcassonne_options",
      "carcassonne +abbot +flying +messengers +ferries +gold +robbers +crop seats=6 farmers=0 "
      "abbot_flies=1 "
      "msg_empty_space=1 ferry_counts=332 auto_gold=auto robbers_others_no_move=1 robbers_final=1 "
      "crop_a_may=1 crop_a_any_tile=1",
      15 },
};

static char scratch[TABLE_TEXT];

/* ------------------------------------------------------------------ writing */

/* What a hasty player likes. Chance moves keep their own weights. */
static uint32_t taste(const char *word)
{
    static const struct {
        const char *word;
        uint32_t weight;
    } likes[] = { { "city", 400 },         { "settlement", 300 }, { "buy", 40 },
                  { "knight", 60 },        { "plenty", 60 },      { "monopoly", 12 },
                  { "road_building", 60 }, { "bank", 8 },         { "road", 12 },
                  { "offer", 1 },          { "accept", 40 },      { "take", 80 },
                  { "propose", 1 },        { "cancel", 4 },       { "end", 12 } };
    for (size_t i = 0; i < sizeof likes / sizeof likes[0]; i++)
        if (strcmp(likes[i].word, word) == 0)
            return likes[i].weight;
    return 10;
}

static bool choose(struct table *t)
{
    if (!table_choose(t))
        return false;
    if (t->seat == TH_DEALER)
        return true;
    t->game->gen(t->rules, t->state, t->seat, &t->moves);
    for (int i = 0; i < t->moves.n; i++)
        t->moves.weight[i] = taste(t->game->moves[th_kind(t->moves.at[i])].word);
    if (!table_has_deal(t, th_kind(t->move)) || th_rng_below(&t->rng, 4) != 0)
        t->move = th_pick(&t->moves, true, &t->rng);
    return true;
}

static void point(struct table *t, FILE *out)
{
    fprintf(out, "= %08x\n", th_checkpoint(t->game, t->rules, t->state, scratch, TABLE_TEXT));
}

static void write_game(int i)
{
    char path[512], line[TH_LINE];
    struct table *t = table_open(games[i].setup, games[i].seed);
    snprintf(path, sizeof path, "%s/records/%s.th", TESTS_DIR, games[i].name);
    FILE *out = fopen(path, "w");
    if (out == NULL)
        abort();
    th_record_head(&t->setup, scratch, TABLE_TEXT);
    fputs(scratch, out);
    t->game->dump(t->rules, t->state, scratch, TABLE_TEXT);
    fputs(scratch, out);
    point(t, out);
    while (choose(t)) {
        th_record_move(t->rules, t->game, t->state, t->seat, t->move, line, TH_LINE);
        fprintf(out, "%s\n", line);
        table_make(t);
        if (th_ply(t->state) % EVERY == 0 && th_winner(t->state) < 0)
            point(t, out);
    }
    point(t, out);
    fclose(out);
    table_close(t);
}

/* ------------------------------------------------------------------ reading */

struct record {
    char line[MOST_LINES][LINE];
    int n;
};

struct replay { /* a reader and its memory; rules are shared by copies */
    struct th_reader rd;
    struct th_why why;
};

static struct record rec;

static bool load(const char *name)
{
    char path[512];
    snprintf(path, sizeof path, "%s/records/%s", TESTS_DIR, name);
    FILE *in = fopen(path, "r");
    rec.n = 0;
    while (in != NULL && rec.n < MOST_LINES && fgets(rec.line[rec.n], LINE, in) != NULL) {
        rec.line[rec.n][strcspn(rec.line[rec.n], "\n")] = '\0';
        rec.n++;
    }
    if (in != NULL)
        fclose(in);
    return rec.n > 0 && rec.n < MOST_LINES;
}

static struct replay *begin(void)
{
    struct replay *r = table_need(sizeof *r);
    const struct th_game *game;
    for (int i = 0; (game = th_game_at(i)) != NULL; i++) {
        r->rd.cap_rules = game->rules_size > r->rd.cap_rules ? game->rules_size : r->rd.cap_rules;
        r->rd.cap_state = game->state_size > r->rd.cap_state ? game->state_size : r->rd.cap_state;
    }
    r->rd.rules = table_need(r->rd.cap_rules);
    r->rd.state = table_need(r->rd.cap_state);
    r->rd.scratch = scratch;
    r->rd.cap_scratch = TABLE_TEXT;
    return r;
}

static void finish(struct replay *r)
{
    free(r->rd.rules);
    free(r->rd.state);
    free(r);
}

static struct replay *copy(const struct replay *r)
{
    struct replay *c = begin();
    struct th_rules *rules = c->rd.rules;
    void *state = c->rd.state;
    *c = *r;
    c->rd.rules = rules;
    c->rd.state = state;
    memcpy(rules, r->rd.rules, r->rd.cap_rules);
    memcpy(state, r->rd.state, r->rd.cap_state);
    return c;
}

static bool feed(struct replay *r, const char *line)
{
    return th_reader_line(&r->rd, line, NULL, &r->why) == 0;
}

/* ------------------------------------------------------------------- damage */

static struct prop lost = { .name = "a lost line is noticed at the next checkpoint" };
static struct prop doubled = { .name = "a doubled line is noticed at the next checkpoint" };
static struct prop changed = { .name = "another legal move is noticed at the next checkpoint" };
static struct prop mistyped = { .name = "a wrong character is noticed at the next checkpoint" };
static struct prop hashes = { .name = "any wrong digit of a checkpoint is noticed" };
static struct prop sealed = {
    .name = "a record cut off behind anything but a checkpoint is not sealed"
};
static long harmless,
    damaged; /* damage that leads to the same position, as 3 4 for 4 3 once the turn is over */

/* The reader stands before line i, of which only `with` (if anything) is read instead. Goes on
 * to the next checkpoint: noticed, or nothing has changed: the position there is the right one. */
static void see_damage(struct prop *p, const struct replay *before, int i, const char *const *with)
{
    struct replay *r = copy(before);
    bool noticed = false;
    for (; *with != NULL && !noticed; with++)
        noticed = !feed(r, *with);
    for (i++; i < rec.n && !noticed; i++) {
        noticed = !feed(r, rec.line[i]);
        if (rec.line[i][0] == '=')
            break;
    }
    damaged++;
    harmless += !noticed;
    struct replay *right = NULL;
    if (!noticed) { /* the checkpoint held: then it must be the very position */
        right = copy(before);
        for (int k = right->rd.line; k <= i && k < rec.n; k++)
            feed(right, rec.line[k]);
        noticed = memcmp(right->rd.state, r->rd.state, right->rd.game->state_size) == 0;
        finish(right);
    }
    if (!prop_is(p, NULL, noticed) && p->failed == 1)
        tap_note("line %d: %s", before->rd.line + 1, rec.line[before->rd.line]);
    finish(r);
}

static void other_move(const struct replay *before, int i, struct th_rng *rng)
{
    static struct th_moves moves;
    char line[TH_LINE];
    struct replay *r = copy(before);
    feed(r, rec.line[i]);
    int seat = r->rd.seat;
    th_move m = r->rd.move;
    finish(r);
    before->rd.game->gen(before->rd.rules, before->rd.state, seat, &moves);
    th_move other = moves.n > 0 ? moves.at[th_rng_below(rng, (uint32_t)moves.n)] : m;
    if (other == m)
        return;
    th_record_move(before->rd.rules, before->rd.game, before->rd.state, seat, other, line, TH_LINE);
    see_damage(&changed, before, i, (const char *[]){ line, NULL });
}

static void wrong_character(const struct replay *before, int i, struct th_rng *rng)
{
    static const char chars[] = "0123456789abcdehknorstw+:=# ";
    char line[LINE];
    memcpy(line, rec.line[i], LINE);
    line[th_rng_below(rng, (uint32_t)strlen(line))] = chars[th_rng_below(rng, sizeof chars - 1)];
    if (strcmp(line, rec.line[i]) != 0)
        see_damage(&mistyped, before, i, (const char *[]){ line, NULL });
}

static void wrong_digits(const struct replay *before, int i)
{
    for (int k = 2; k < 10; k++) {
        char line[LINE];
        struct replay *r = copy(before);
        memcpy(line, rec.line[i], LINE);
        line[k] = line[k] == '0' ? '1' : '0';
        prop_is(&hashes, NULL, !feed(r, line));
        finish(r);
    }
}

static void see_line(const struct replay *before, int i, struct th_rng *rng)
{
    const char *line = rec.line[i];
    if (line[0] == '=') {
        wrong_digits(before, i);
        return;
    }
    if (strncmp(line, "th ", 3) == 0)
        return;
    wrong_character(before, i, rng);
    if (strncmp(line, "opt ", 4) == 0 || strncmp(line, "set ", 4) == 0)
        return; /* the start has most of them already, so a lost one may do no harm */
    see_damage(&lost, before, i, (const char *[]){ NULL });
    see_damage(&doubled, before, i, (const char *[]){ line, line, NULL });
    other_move(before, i, rng);
}

/* -------------------------------------------------------------------- tests */

static void replay_record(const char *name)
{
    struct replay *r = begin();
    struct th_rng rng;
    int points = 0, refused = 0;
    th_rng_seed(&rng, 9);
    for (int i = 0; i < rec.n && refused == 0; i++) {
        points += rec.line[i][0] == '=';
        see_line(r, i, &rng);
        refused = feed(r, rec.line[i]) ? 0 : i + 1;
        prop_is(&sealed, NULL, r->rd.sealed == (rec.line[i][0] == '='));
    }
    if (!TAP_OK(refused == 0, "%s: %d lines can be replayed", name, rec.n))
        tap_note("line %d: %s", r->why.line, r->why.text);
    TAP_OK(points > 2 && r->rd.checked == points && r->rd.sealed, "%s: all %d checkpoints hold",
           name, points);
    TAP_OK(th_reader_end(&r->rd, &r->why) == 0 && th_winner(r->rd.state) >= 0,
           "%s: the game is over", name);
    finish(r);
}

static int is_record(const struct dirent *d)
{
    size_t n = strlen(d->d_name);
    return n > 3 && strcmp(d->d_name + n - 3, ".th") == 0;
}

int main(void)
{
    struct dirent **files;
    struct prop *all[] = { &lost, &doubled, &changed, &mistyped, &hashes, &sealed };
    for (size_t i = 0; getenv("TH_RECORD") != NULL && i < sizeof games / sizeof games[0]; i++)
        write_game((int)i);
    int n = scandir(TESTS_DIR "/records", &files, is_record, alphasort);
    TAP_OK(n >= (int)(sizeof games / sizeof games[0]), "%d records", n);
    for (int i = 0; i < n; i++) {
        if (TAP_OK(load(files[i]->d_name), "%s can be read", files[i]->d_name))
            replay_record(files[i]->d_name);
        free(files[i]);
    }
    free(n >= 0 ? files : NULL);
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
        prop_report(all[i]);
    TAP_OK(harmless * 4 < damaged,
           "%ld of %ld damaged lines were noticed, the others changed nothing", damaged - harmless,
           damaged);
    return tap_done();
}
