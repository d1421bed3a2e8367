/* test_core.c - the core without a game's rules: text, JSON, random numbers, SHA-256, set-ups,
 * deals, records, barriers. */
#include "table.h"

#include <math.h>

/* -------------------------------------------------------------------- text */

static void writer(void)
{
    char buf[16];
    struct th_out o;
    th_out_start(&o, buf, (int)sizeof buf);
    th_out_id(&o, 'h', 7);
    th_out_ch(&o, ' ');
    th_out_id(&o, 'e', 123);
    th_out_ch(&o, ' ');
    th_out_int(&o, -40);
    TAP_EQ(th_out_end(&o), 12, "the writer counts what it wrote");
    TAP_STR(buf, "h07 e123 -40", "ids have two digits or more");
    th_out_str(&o, "12345");
    TAP_EQ(th_out_end(&o), -1, "a full writer says so");
    TAP_STR(buf, "h07 e123 -40123", "and keeps what fitted, terminated");
    th_out_start(&o, buf, 0);
    th_out_ch(&o, 'x');
    TAP_OK(th_out_end(&o) == -1 && buf[0] == 'h', "no room at all: nothing is written");
    char wide[32];
    th_out_start(&o, wide, (int)sizeof wide);
    th_out_int(&o, INT64_MIN);
    th_out_end(&o);
    TAP_STR(wide, "-9223372036854775808", "the smallest number");
}

static void words(void)
{
    char word[6];
    struct th_in in = { "  one\ttwenty # three" };
    TAP_OK(th_in_word(&in, word, (int)sizeof word) && strcmp(word, "one") == 0, "a word");
    TAP_OK(th_in_word(&in, word, (int)sizeof word) && strcmp(word, "twent") == 0,
           "a long word is cut");
    TAP_OK(!th_in_word(&in, word, (int)sizeof word) && word[0] == '\0' && th_in_end(&in),
           "a comment ends the line");
    in.at = "a#b";
    th_in_word(&in, word, (int)sizeof word);
    TAP_STR(word, "a#b", "# inside a word is no comment");
}

static bool reads(const char *word, int min, int max, int want)
{
    int v = 99;
    return th_in_int(word, min, max, &v) && v == want;
}

static bool refuses(const char *word)
{
    int v = 99;
    return !th_in_int(word, -1000, 1000, &v) && v == 99;
}

static void numbers(void)
{
    int v = 0;
    TAP_OK(reads("0", 0, 0, 0) && reads("-12", -12, 0, -12) && reads("1000", 0, 1000, 1000),
           "numbers in range");
    TAP_OK(refuses("") && refuses("-") && refuses("1x") && refuses("+1") && refuses("1001") &&
               refuses("-1001") && refuses("99999999999999999999") && refuses(" 1"),
           "no numbers, out of range");
    TAP_OK(th_in_id("h07", 'h', 19, &v) && v == 7 && th_in_id("h7", 'h', 19, &v) && v == 7,
           "h07 and h7 are one hex");
    TAP_OK(!th_in_id("h19", 'h', 19, &v) && !th_in_id("n07", 'h', 19, &v) &&
               !th_in_id("h", 'h', 19, &v) && !th_in_id("h-1", 'h', 19, &v),
           "an id out of range, of another kind, without number");
}

static bool seats_are(const char *word, unsigned want)
{
    unsigned mask = 0;
    char back[32];
    struct th_out o;
    if (!th_in_seats(word, &mask) || mask != want)
        return false;
    th_out_start(&o, back, (int)sizeof back);
    th_out_seats(&o, mask);
    return th_out_end(&o) > 0 && strcmp(back, word) == 0;
}

static bool no_seats(const char *word)
{
    unsigned mask;
    return !th_in_seats(word, &mask);
}

static void seats(void)
{
    TAP_OK(seats_are("-", 0) && seats_are("1", 1) && seats_are("2+3+6", 2 | 4 | 32) &&
               seats_are("*", TH_CHANCE) && seats_are("1+*", 1 | TH_CHANCE),
           "sets of seats, read and written");
    TAP_OK(no_seats("") && no_seats("0") && no_seats("7") && no_seats("1+") && no_seats("1+1") &&
               no_seats("12") && no_seats("+1") && no_seats("1 2") && no_seats("a"),
           "what is no set of seats");
}

static void failures(void)
{
    struct th_why why = { .line = 5 };
    TAP_EQ(th_fail(&why, 3, "no such thing", "a\x01\xff b"), -1, "th_fail returns -1");
    TAP_STR(why.text, "no such thing `a.. b`",
            "what, then the detail with unprintable bytes as dots");
    TAP_OK(why.clause == 3 && th_fail(NULL, 0, "x", NULL) == -1, "clause kept; no one need listen");
    char huge[1000];
    memset(huge, 'y', sizeof huge - 1);
    huge[sizeof huge - 1] = '\0';
    th_fail(&why, 0, huge, huge);
    TAP_OK(strlen(why.text) < sizeof why.text, "a long text is cut");
}

static void clauses(void)
{
    th_clause c = th_clause_find("CB-LR-07");
    TAP_OK(c != 0, "CB-LR-07 is known");
    TAP_STR(th_clause_id(c), "CB-LR-07", "and has its name");
    TAP_OK(th_clause_find("XX-YY-01") == 0 && th_clause_find("") == 0, "unknown clauses are 0");
    TAP_OK(th_clause_id(0) == NULL && th_clause_id(65535) == NULL,
           "numbers of no clause have no name");
    int n = 0;
    for (int i = 1; i < 65535 && th_clause_id((th_clause)i) != NULL; i++, n++)
        if (th_clause_find(th_clause_id((th_clause)i)) != i)
            n = -100000;
    TAP_OK(n > 500, "every clause is found by its name");
}

/* -------------------------------------------------------------------- JSON */

static void json(void)
{
    char buf[128], small[8];
    struct th_json j;
    th_json_start(&j, buf, sizeof buf);
    th_json_open(&j, NULL, '{');
    th_json_str(&j, "a", "q\"b\\c\n\x1f/\xc3\xa9");
    th_json_int(&j, "n", -7);
    th_json_open(&j, "l", '[');
    th_json_bool(&j, NULL, true);
    th_json_open(&j, NULL, '{');
    th_json_close(&j, '}');
    th_json_bool(&j, NULL, false);
    th_json_close(&j, ']');
    th_json_close(&j, '}');
    TAP_OK(th_json_end(&j) && j.len == strlen(buf), "JSON fits and knows its length");
    TAP_STR(buf, "{\"a\":\"q\\\"b\\\\c\\u000a\\u001f/\xc3\xa9\",\"n\":-7,\"l\":[true,{},false]}",
            "escapes, commas, nesting");
    memset(small, 'z', sizeof small);
    th_json_start(&j, small, 5);
    th_json_str(&j, "key", "value");
    TAP_OK(!th_json_end(&j) && j.len == 13 && small[4] == '\0' && small[5] == 'z',
           "too small: length needed, no overrun");
    th_json_start(&j, small, 0);
    th_json_int(&j, NULL, 12);
    TAP_OK(!th_json_end(&j) && j.len == 2 && small[5] == 'z', "no room at all");
    th_json_start(&j, small, 3);
    th_json_int(&j, NULL, 12);
    TAP_OK(th_json_end(&j) && strcmp(small, "12") == 0, "exactly enough");
}

/* ------------------------------------------------------------------- random */

/* Chi-square of n draws below k, fixed seed; for k - 1 degrees of freedom it is near k - 1. */
static double chi_square(uint32_t k, int n)
{
    static int count[1000];
    struct th_rng rng;
    double sum = 0, want = (double)n / k;
    th_rng_seed(&rng, k);
    memset(count, 0, sizeof count);
    for (int i = 0; i < n; i++)
        count[th_rng_below(&rng, k)]++;
    for (uint32_t i = 0; i < k; i++)
        sum += (count[i] - want) * (count[i] - want) / want;
    return sum;
}

static void even(uint32_t k)
{
    double chi = chi_square(k, 200000), df = k - 1.0;
    TAP_OK(fabs(chi - df) < 5 * sqrt(2 * df) + 1e-9,
           "draws below %u are even: chi-square %.1f of %.0f", k, chi, df);
}

/* Three quarters of the range: without rejection two of three results would come twice as often
 * as the third. */
static void unbiased(void)
{
    const uint32_t n = 0xc0000000u;
    int low = 0, total = 60000;
    struct th_rng rng;
    th_rng_seed(&rng, 4);
    for (int i = 0; i < total; i++)
        low += th_rng_below(&rng, n) % 3 == 0;
    TAP_OK(abs(low - total / 3) < 600, "large bounds are not biased: %d of %d", low, total);
    low = 0;
    for (int i = 0; i < total; i++)
        low += th_rng_below(&rng, n) < n / 2;
    TAP_OK(abs(low - total / 2) < 700, "nor do low results come more often: %d of %d", low, total);
}

static void random_numbers(void)
{
    struct th_rng a, b;
    bool same = true, ones = true, differ = false;
    th_rng_seed(&a, 0);
    th_rng_seed(&b, 0);
    for (int i = 0; i < 100; i++)
        same &= th_rng_next(&a) == th_rng_next(&b);
    TAP_OK(same && (a.s[0] | a.s[1]) != 0, "equal seeds, equal numbers; seed 0 is a seed");
    th_rng_seed(&b, 1);
    for (int i = 0; i < 10; i++)
        differ |= th_rng_next(&a) != th_rng_next(&b);
    TAP_OK(differ, "other seeds, other numbers");
    for (int i = 0; i < 1000; i++)
        ones &= th_rng_below(&a, 1) == 0;
    TAP_OK(ones, "below 1 there is only 0");
    even(2);
    even(6);
    even(36);
    even(997);
    unbiased();
}

static void picking(void)
{
    static struct th_moves moves = { .n = 3, .at = { 10, 20, 30 }, .weight = { 1, 0, 3 } };
    int n[3] = { 0 }, plain[3] = { 0 };
    struct th_rng rng;
    th_rng_seed(&rng, 8);
    for (int i = 0; i < 40000; i++) {
        n[th_pick(&moves, true, &rng) / 10 - 1]++;
        plain[th_pick(&moves, false, &rng) / 10 - 1]++;
    }
    TAP_OK(n[1] == 0 && abs(n[0] - 10000) < 500 && n[0] + n[2] == 40000,
           "a weighted pick: 1 to 3, never weight 0");
    TAP_OK(abs(plain[0] - 13333) < 500 && abs(plain[1] - 13333) < 500,
           "a plain pick ignores weights");
}

/* ------------------------------------------------------------------ SHA-256 */

static void digest_is(const char *data, size_t n, const char *want, const char *what)
{
    uint8_t digest[32];
    char hex[65];
    th_sha256(data, n, digest);
    for (int i = 0; i < 32; i++)
        snprintf(hex + 2 * i, 3, "%02x", digest[i]);
    TAP_STR(hex, want, "SHA-256 of %s (FIPS 180-4)", what);
}

static void sha256(void)
{
    static char million[1000000];
    static const char two[] = "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq";
    memset(million, 'a', sizeof million);
    digest_is("", 0, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855", "nothing");
    digest_is("abc", 3, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad", "abc");
    digest_is(two, sizeof two - 1,
              "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1", "448 bits");
    digest_is(million, sizeof million,
              "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0", "a million a");
}

/* ------------------------------------------------------------------ set-ups */

static void bad_setup(const char *text, const char *part, const char *clause)
{
    struct th_setup setup;
    struct th_why why = { 0 };
    int err = th_setup_parse(&setup, text, &why);
    if (err == 0) { /* some are the game's to refuse */
        struct th_rules *rules = table_need(setup.game->rules_size);
        err = setup.game->build(rules, &setup, &why);
        free(rules);
    }
    const char *id = th_clause_id(why.clause);
    bool named = clause == NULL ? id == NULL : id != NULL && strcmp(id, clause) == 0;
    if (!TAP_OK(err == -1 && strstr(why.text, part) != NULL && named, "`%s` is refused%s%s", text,
                clause != NULL ? " by " : "", clause != NULL ? clause : ""))
        tap_note("%s [%s]", why.text, id != NULL ? id : "");
}

static void bad_setups(void)
{
    bad_setup("", "name of a game", NULL);
    bad_setup("halma", "halma", NULL);
    bad_setup("catan +nothing", "nothing", NULL);
    bad_setup("catan nothing=1", "nothing", NULL);
    bad_setup("catan seats", "seats", NULL);
    bad_setup("catan seats=1", "seats", NULL);
    bad_setup("catan seats=7", "seats", NULL);
    bad_setup("catan seats=four", "seats", NULL);
    bad_setup("catan rev=99", "revision", NULL);
    bad_setup("catan offers_per_turn=21", "0 to 20", NULL);
    bad_setup("catan offers_per_turn=-1", "0 to 20", NULL);
    bad_setup("catan offers_per_turn=", "0 to 20", NULL);
    bad_setup("catan layout=round", "variable | beginner", NULL);
    bad_setup("catan separate_trade_and_build=2", "0 or 1", NULL);
    bad_setup("catan seats=5", "five_six", "CB-SETUP-01");
    bad_setup("catan +five_six seats=4", "five_six", "CB-56-01");
    bad_setup("catan +five_six", "five_six", "CB-56-01");
    bad_setup("catan special_build_phase=0", "special_build_phase", "CB-56-06");
    bad_setup("catan start=printed", "layout=beginner", "CB-BEG-03");
    bad_setup("catan +five_six seats=6 layout=beginner start=printed", "five_six", "CB-56-11");
    bad_setup("catan layout=beginner number_setup=random", "layout=variable", "CB-NUM-07");
    bad_setup("catan layout=beginner harbours=printed", "layout=variable", "CB-HARB-05");
    bad_setup("catan number_setup=random spiral=cw", "number_setup=spiral", "CB-NUM-08");
    bad_setup("catan layout=beginner spiral=cw", "number_setup=spiral", "CB-NUM-08");
    bad_setup("catan seats=3 first_player=4", "first_player", "CB-SETUP-07");
    bad_setup("catan +sea scenario=new_world edition=rev2009", "through_the_desert`",
              "CS-FRAME-09");
    bad_setup("catan +sea scenario=atlantis", "| new_world", NULL);
}

/* What is printed is read again, for random set-ups. */
static void setup_text(void)
{
    struct prop back = { .name = "a set-up's text is read back as the same set-up" };
    struct th_rng rng;
    th_rng_seed(&rng, 5);
    for (int i = 0; i < tap_scale(100); i++) {
        char text[2 * TH_LINE], options[TH_LINE];
        struct th_setup setup = table_random(th_game_find("catan"), &rng), again;
        int n = th_setup_print(&setup, text, TH_LINE);
        int k = th_setup_print_options(&setup, options, TH_LINE);
        prop_is(&back, NULL, n > 0 && k > 0 && n == (int)strlen(text) && k == (int)strlen(options));
        text[n] = ' ';
        memcpy(text + n + 1, options, (size_t)k + 1);
        prop_is(&back, NULL,
                th_setup_parse(&again, text, NULL) == 0 && again.game == setup.game &&
                    again.seats == setup.seats && again.modules == setup.modules &&
                    again.rev == setup.rev && memcmp(again.opt, setup.opt, sizeof setup.opt) == 0);
        for (int cap = 0; cap < n + 1; cap += 3)
            prop_is(&back, NULL, th_setup_print(&setup, text, cap) == -1);
    }
    prop_report(&back);
}

static void games(void)
{
    struct th_setup setup;
    char value[16];
    TAP_OK(th_game_find("catan") == th_game_at(0) && th_game_find("chess") == NULL,
           "games by name and by number");
    int n = 0;
    while (th_game_at(n) != NULL)
        n++;
    TAP_OK(n >= 1 && th_game_at(-1) == NULL && th_game_at(n + 5) == NULL,
           "past the ends there is no game");
    const struct th_game *game = th_game_at(0);
    th_setup_init(&setup, game);
    TAP_OK(setup.seats == game->def_seats && setup.modules == 0 && setup.rev == game->rev,
           "a set-up begins with defaults");
    TAP_OK(th_setup_word(&setup, "separate_trade_and_build=on", NULL) == 0 &&
               th_setup_word(&setup, "layout=beginner", NULL) == 0 &&
               th_setup_check(&setup, NULL) == 0,
           "words are added one by one; on is 1");
    TAP_OK(th_option_print(&game->options[0], 1, value, 16) == 8 && strcmp(value, "beginner") == 0,
           "a choice has a name");
    TAP_EQ(th_option_print(&game->options[0], 1, value, 4), -1, "which must fit");
    for (int i = 0; i < game->n_options; i++)
        if (game->options[i].def < game->options[i].min ||
            game->options[i].def > game->options[i].max ||
            th_clause_id(game->options[i].clause) == NULL)
            n = -1;
    TAP_OK(n > 0, "every option has a default in range and a clause");
}

/* -------------------------------------------------------------------- deals */

static void deals(void)
{
    struct table *t = table_open("catan seats=4", 1);
    th_move m = 0, again = 0;
    char text[TH_LINE];
    for (int good = 0; good < TH_GOODS; good++)
        for (int n = -TH_DEAL_MAX; n <= TH_DEAL_MAX; n++)
            m += th_deal_good(th_deal_put(TH_DEAL_MASK, good, n), good) != n;
    TAP_EQ(m, 0, "a deal keeps -15 to 15 of each of nine goods");
    TAP_OK(t->game->parse(t->rules, "offer 2wool+1ore:15brick 2+3", &m, NULL) == 0,
           "an offer to two seats");
    TAP_OK(th_deal_good(m, 2) == -2 && th_deal_good(m, 4) == -1 && th_deal_good(m, 0) == 15 &&
               th_arg(m, 0) == 6,
           "given goods are negative, wanted positive, seats a set");
    t->game->print(t->rules, t->state, TH_DEALER, 0, m, text, TH_LINE);
    TAP_STR(text, "offer 2wool+1ore:15brick 2+3", "printed as it was read");
    TAP_OK(t->game->parse(t->rules, "offer 1ore+2wool:15brick 3+2", &again, NULL) == 0 &&
               again == m,
           "the order of goods and seats does not matter");
    table_close(t);
}

static void bad_moves(void)
{
    static const char *const bad[] = {
        "",
        "fly",
        "road",
        "road e72",
        "road n01",
        "road e01 e02",
        "road e-1",
        "settlement n54",
        "monopoly gold",
        "monopoly ?",
        "bank wool",
        "offer",
        "offer 1wool",
        "offer 1wool:",
        "offer :1wool",
        "offer 0wool:1ore",
        "offer 16wool:1ore",
        "offer 1wool+1wool:1ore",
        "offer wool:1ore",
        "offer 1wool:1ore 5",
        "offer 1wool:1ore -",
        "offer 1wool:1ore 1+1",
        "rob 5",
        "rob 0",
        "dice 1",
        "dice 256 1",
        "steal ?",
        "take 1",
        "offer 1wool+:1ore",
        "offer 1wool:1ore:1brick",
        "offer 001wool:1ore",
    };
    struct table *t = table_open("catan seats=4", 1);
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        struct th_why why = { 0 };
        th_move m = 77;
        TAP_OK(t->game->parse(t->rules, bad[i], &m, &why) == -1 && m == 77 && why.text[0] != '\0' &&
                   why.clause == 0,
               "`%s` is no move", bad[i]);
    }
    struct th_why both = { 0 };
    TAP_OK(t->game->parse(t->rules, "offer 1wool:1wool+1ore", &(th_move){ 0 }, &both) == -1 &&
               both.clause == th_clause_find("CB-TRADE-04"),
           "CB-TRADE-04 a good on both sides is refused by its clause");
    TAP_EQ(th_move_print(t->game, 0, false, (char[8]){ 0 }, 8), -1, "no move has no text");
    TAP_OK(!th_move_formed(t->rules, 0) && !th_move_formed(t->rules, (th_move)255 << 56) &&
               !th_move_formed(t->rules, th_make(6, 72, 0, 0)) &&
               !th_move_formed(t->rules, th_make(6, 1, 1, 0)) &&
               th_move_formed(t->rules, th_make(6, 71, 0, 0)),
           "kinds, ranges and unused bits are checked");
    table_close(t);
}

/* ------------------------------------------------------------------ records */

static char scratch[TABLE_TEXT];

struct reading {
    struct th_reader rd;
    struct th_why why;
};

static struct reading *reader(void)
{
    struct reading *r = table_need(sizeof *r);
    const struct th_game *game = th_game_find("catan");
    r->rd.rules = table_need(game->rules_size);
    r->rd.state = table_need(game->state_size);
    r->rd.cap_rules = game->rules_size;
    r->rd.cap_state = game->state_size;
    r->rd.scratch = scratch;
    r->rd.cap_scratch = TABLE_TEXT;
    return r;
}

static void done(struct reading *r)
{
    free(r->rd.rules);
    free(r->rd.state);
    free(r);
}

/* Feeds lines; the number of the first that is refused, 0 if none is. */
static int feed(struct reading *r, const char *const *lines)
{
    for (; *lines != NULL; lines++)
        if (th_reader_line(&r->rd, *lines, NULL, &r->why) != 0)
            return r->why.line;
    return 0;
}

static void refused_at(int line, const char *part, const char *const *lines, const char *what)
{
    struct reading *r = reader();
    int at = feed(r, lines);
    if (!TAP_OK(at == line && strstr(r->why.text, part) != NULL, "record: %s", what))
        tap_note("line %d: %s", at, r->why.text);
    done(r);
}

#define HEAD  "th 1 catan rev=1 seats=3", "opt layout=beginner first_player=1"
#define LINES (const char *const[])

#define HOST  "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff"
#define SHARE "00112233445566778899aabbccddeeff"

/* Every word of a `fair` and of a `seal` line, spoilt. */
static void bad_proofs(void)
{
    static const struct {
        const char *line, *part;
    } bad[] = {
        { "fair", "names the table" },
        { "fair table", "seed of the host" },
        { "fair table " SHARE, "seed of the host" },
        { "fair table " HOST "0", "seed of the host" },
        { "fair table x0112233445566778899aabbccddeeff00112233445566778899aabbccddeeff",
          "seed of the host" },
        { "fair table " HOST " " SHARE " 00112233445566778899aabbccddeefg", "seed of a seat" },
        { "fair table " HOST " 00112233", "seed of a seat" },
        { "fair table " HOST " " HOST, "seed of a seat" },
        { "seal", "void draws" },
        { "seal x", "void draws" },
        { "seal 10", "void draws" },
        { "seal 0 " SHARE, "bad seal" },
        { "seal 0 " HOST "0", "bad seal" },
        { "seal 0 - - - - - - -", "bad seal" },
        { "seal 0 +", "bad seal" },
    };
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        refused_at(3, bad[i].part, LINES{ HEAD, bad[i].line, NULL }, bad[i].line);
    struct reading *r = reader();
    TAP_EQ(feed(r, LINES{ HEAD, "seal 1 " HOST " -", "fair table " HOST " " SHARE, NULL }), 0,
           "seals and seeds as they should be");
    done(r);
}

static void bad_records(void)
{
    static char longest[4 * TH_LINE + 2];
    memset(longest, 'x', sizeof longest - 1);
    refused_at(1, "begins with", LINES{ "1 road e01", NULL }, "no header");
    refused_at(1, "begins with", LINES{ "set robber h01", NULL }, "a position without header");
    refused_at(1, "version", LINES{ "th 2 catan", NULL }, "another version");
    refused_at(1, "no such game", LINES{ "th 1 halma", NULL }, "another game");
    refused_at(1, "revision", LINES{ "th 1 catan rev=2000", NULL }, "a later revision");
    refused_at(2, "second header", LINES{ "th 1 catan", "th 1 catan", NULL }, "two headers");
    refused_at(2, "no such option", LINES{ "th 1 catan", "opt colour=red", NULL },
               "an unknown option");
    refused_at(3, "right after",
               LINES{ "th 1 catan", "set robber h01", "opt layout=beginner", NULL },
               "options too late");
    refused_at(2, "five_six", LINES{ "th 1 catan seats=6", "set robber h01", NULL },
               "a table that cannot be");
    refused_at(3, "position", LINES{ HEAD, "set robbber h01", NULL }, "an unknown position line");
    refused_at(3, "cards", LINES{ HEAD, "set hand 1 20ore", NULL }, "more cards than there are");
    refused_at(3, "no such move", LINES{ HEAD, "1 fly e01", NULL }, "an unknown move");
    refused_at(3, "decision", LINES{ HEAD, "2 settlement n10", NULL },
               "a move of a seat that is not asked");
    refused_at(4, "not possible", LINES{ HEAD, "1 settlement n10", "1 settlement n20", NULL },
               "a move that is not asked");
    refused_at(4, "forbidden", LINES{ HEAD, "1 settlement n10", "1 road e00", NULL },
               "an illegal move");
    refused_at(4, "after the first move", LINES{ HEAD, "1 settlement n10", "set robber h01", NULL },
               "position after a move");
    refused_at(3, "a line begins", LINES{ HEAD, "hello", NULL }, "junk");
    refused_at(3, "a line begins", LINES{ HEAD, "1+2 road e01", NULL }, "two seats at once");
    refused_at(3, "a line begins", LINES{ HEAD, "12 roll", NULL }, "a seat of two digits");
    refused_at(3, "a line begins", LINES{ HEAD, "- roll", NULL }, "a move of nobody");
    refused_at(3, "a line begins", LINES{ HEAD, "0 roll", NULL }, "no such seat");
    bad_proofs();
    refused_at(3, "too long", LINES{ HEAD, longest, NULL }, "an over-long line");
    refused_at(3, "checkpoint", LINES{ HEAD, "= 1234", NULL }, "a short checkpoint");
    refused_at(3, "checkpoint", LINES{ HEAD, "= 1234567g", NULL }, "a checkpoint of other letters");
    refused_at(3, "checkpoint", LINES{ HEAD, "= 00000000 1", NULL },
               "something behind a checkpoint");
    refused_at(3, "does not match", LINES{ HEAD, "= 00000000", NULL },
               "a checkpoint that does not hold");
}

static void good_record(void)
{
    char point[16], text[TH_LINE];
    struct reading *r = reader();
    TAP_EQ(feed(r, LINES{ "# a comment", "", HEAD, "set robber h03", "1 settlement n10",
                          "  1   road e13  # west", NULL }),
           0, "record: comments, blanks, options, position, moves");
    TAP_OK(r->rd.moves == 2 && r->rd.line == 7 && r->rd.begun && !r->rd.sealed && r->rd.seat == 0 &&
               r->rd.move != 0,
           "the reader says what it read");
    void *before = table_need(r->rd.game->state_size);
    memcpy(before, r->rd.state, r->rd.game->state_size);
    TAP_EQ(feed(r, LINES{ "2 settlement n11", NULL }), 8, "CB-BUILD-08 too near is refused");
    TAP_STR(th_clause_id(r->why.clause), "CB-BUILD-08", "with its clause");
    TAP_OK(memcmp(before, r->rd.state, r->rd.game->state_size) == 0 && r->rd.move == 0,
           "and nothing has changed");
    snprintf(point, sizeof point, "= %08x",
             th_checkpoint(r->rd.game, r->rd.rules, r->rd.state, scratch, TABLE_TEXT));
    TAP_OK(feed(r, LINES{ point, NULL }) == 0 && r->rd.checked == 1 && r->rd.sealed,
           "a checkpoint that holds seals");
    TAP_EQ(th_reader_end(&r->rd, &r->why), 0, "the end");
    TAP_OK(th_record_head(&r->rd.setup, text, TH_LINE) > 0, "the header is written again");
    TAP_OK(strncmp(text, "th 1 catan rev=", 15) == 0 &&
               strstr(text, " seats=3\nopt layout=beginner") != NULL,
           "as it was read, with every option");
    TAP_EQ(th_record_head(&r->rd.setup, text, 20), -1, "if it fits");
    free(before);
    done(r);
}

static void ends(void)
{
    struct reading *r = reader();
    TAP_OK(th_reader_end(&r->rd, &r->why) != 0, "an empty record is none");
    r->rd.cap_state = 100;
    TAP_OK(feed(r, LINES{ "th 1 catan", NULL }) == 1 && strstr(r->why.text, "memory") != NULL,
           "memory too small is refused");
    done(r);
    r = reader();
    feed(r, LINES{ HEAD, "set hex h09 fields", "set hex h00 desert 9", NULL });
    TAP_OK(feed(r, LINES{ "1 settlement n10", NULL }) != 0,
           "CB-NUM-03 a position that fails check() cannot be played");
    TAP_OK(th_reader_end(&r->rd, &r->why) != 0, "nor ended");
    done(r);
    r = reader();
    r->rd.scratch = NULL;
    TAP_OK(feed(r, LINES{ HEAD, "= 00000000", NULL }) == 0 && r->rd.checked == 0,
           "without scratch nothing is verified");
    done(r);
}

/* ------------------------------------------------------------------ barriers */

static bool barrier_after(struct table *t, int seat, const char *move, bool with_events)
{
    static struct th_event told[TABLE_EVENTS];
    struct th_sink sink = { .at = told, .cap = TABLE_EVENTS };
    void *before = table_copy(t, t->state);
    th_move m = 0;
    if (t->game->parse(t->rules, move, &m, NULL) != 0)
        abort();
    t->game->apply(t->rules, t->state, seat, m, &sink);
    bool barrier = th_barrier(t->rules, before, t->state, seat, with_events ? &sink : NULL);
    free(before);
    return barrier;
}

/* A trade was taken back at tables of revision 1: their logs say so and must replay. */
static void old_barriers(void)
{
    struct table *t = table_open("catan rev=1 seats=3 layout=beginner first_player=1", 1);
    table_set(t, "hand 1 1wool");
    table_set(t, "hand 2 1ore");
    table_set(t, "phase act 1");
    barrier_after(t, 0, "offer 1wool:1ore 2", true);
    barrier_after(t, 1, "accept 1", true);
    TAP_OK(!barrier_after(t, 0, "take 2 1", true), "in revision 1 a trade is no barrier");
    TAP_OK(barrier_after(t, 0, "end", true), "the end of a turn is");
    table_close(t);
}

static void turns(void)
{
    struct table *t = table_open("catan seats=3 layout=beginner first_player=1", 1);
    TAP_EQ(th_turn_no(t->state), 0, "no turn has begun");
    table_set(t, "flow turn=2 on=2 no=7");
    TAP_EQ(th_turn_no(t->state), 7, "the number of the turn is that of the position");
    TAP_EQ(th_turn(t->state), 1, "and so is whose it is");
    table_close(t);
}

static void barriers(void)
{
    struct table *t = table_open("catan seats=3 layout=beginner first_player=1", 1);
    TAP_OK(!barrier_after(t, 0, "settlement n10", true),
           "a settlement can be taken back before its road is laid");
    TAP_OK(barrier_after(t, 0, "road e13", true), "the road asks the next player: a barrier");
    table_set(t, "hand 1 2brick+2lumber+2wool+2grain+2ore");
    table_set(t, "phase act 1");
    TAP_OK(!barrier_after(t, 0, "road e12", true), "an own road during the turn is none");
    TAP_OK(barrier_after(t, 0, "buy", true), "buying a card asks the dealer: a barrier");
    TAP_OK(barrier_after(t, TH_DEALER, "draw knight", true),
           "what only one may know is told: a barrier");
    TAP_OK(barrier_after(t, 0, "offer 1wool:1ore", true), "an offer asks others: a barrier");
    TAP_OK(barrier_after(t, 0, "cancel", true), "so does cancelling it: others were asked");
    table_set(t, "hand 2 2ore");
    table_set(t, "cards 1 1monopoly");
    barrier_after(t, 0, "offer 1wool:1ore 2", true);
    barrier_after(t, 1, "accept 2", true);
    TAP_OK(barrier_after(t, 0, "take 2 2", true), "a trade with another is a barrier");
    TAP_OK(barrier_after(t, 1, "propose 1ore:1brick", true), "a proposal is its maker's barrier");
    TAP_OK(barrier_after(t, 0, "take 2 1", true), "and taking it one for both");
    TAP_OK(barrier_after(t, 0, "monopoly ore", true), "what others hold is shown: a barrier");
    TAP_OK(barrier_after(t, 0, "end", true), "the end of a turn is a barrier");
    table_close(t);
}

int main(void)
{
    writer();
    words();
    numbers();
    seats();
    failures();
    clauses();
    json();
    random_numbers();
    picking();
    sha256();
    bad_setups();
    setup_text();
    games();
    deals();
    bad_moves();
    bad_records();
    good_record();
    ends();
    turns();
    barriers();
    old_barriers();
    return tap_done();
}
