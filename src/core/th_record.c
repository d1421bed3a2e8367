/* th_record.c - whole games as text: a header, position lines, moves, checkpoints.
 *
 *     th 1 catan rev=1 seats=4          always first
 *     opt layout=beginner ...           every option of the active modules
 *     commit 9c1f... catan seats=4      served games: what was promised, and what it was made from
 *     fair t5k2... 0b7e... 77aa...      the table, the host's seed, the seats' seeds
 *     seal 0 51d0... - 8e0a...          void draws, then what each seat had sealed its seed with
 *     set hex h07 fields 9              the position before the first move
 *     * dice 4 3                        moves, the dealer's too
 *     1 road e37
 *     = 5f3a91c2                        hash of the position here
 *     sum 6d01...                       served games: SHA-256 of all text above
 *
 * Reading is strict: a line that does not fit changes nothing and says why. */
#include "th.h"

uint32_t th_checkpoint(const struct th_game *game, const struct th_rules *r, const void *state,
                       char *buf, int cap)
{
    uint8_t digest[32];
    int n = game->dump(r, state, buf, cap);
    th_assert(n >= 0);
    th_sha256(buf, (size_t)n, digest);
    return (uint32_t)digest[0] << 24 | (uint32_t)digest[1] << 16 | (uint32_t)digest[2] << 8 |
           digest[3];
}

int th_record_head(const struct th_setup *setup, char *buf, int cap)
{
    struct th_out o;
    char text[2 * TH_LINE];
    th_out_start(&o, buf, cap);
    if (th_setup_print(setup, text, (int)sizeof text) < 0)
        return -1;
    th_out_str(&o, "th 1 ");
    th_out_str(&o, text);
    if (th_setup_print_options(setup, text, (int)sizeof text) < 0)
        return -1;
    th_out_str(&o, "\nopt ");
    th_out_str(&o, text);
    th_out_ch(&o, '\n');
    return th_out_end(&o);
}

int th_record_move(const struct th_rules *r, const struct th_game *game, const void *state,
                   int seat, th_move m, char *buf, int cap)
{
    struct th_out o;
    char text[TH_LINE];
    if (game->print(r, state, TH_DEALER, seat, m, text, (int)sizeof text) < 0)
        return -1;
    th_out_start(&o, buf, cap);
    th_out_seats(&o, 1U << seat);
    th_out_ch(&o, ' ');
    th_out_str(&o, text);
    return th_out_end(&o);
}

/* ---------------------------------------------------------------- reading */

static int begin(struct th_reader *rd, struct th_why *why)
{
    if (rd->begun)
        return 0;
    if (rd->game == NULL)
        return th_fail(why, 0, "a record begins with `th 1 GAME ...`", NULL);
    if (th_setup_check(&rd->setup, why) != 0 || rd->game->build(rd->rules, &rd->setup, why) != 0)
        return -1;
    if (rd->proof.revealed && rd->proof.n != rd->setup.seats)
        return th_fail(why, 0, "`fair` has one seed for every seat", NULL);
    if (rd->proof.sealed && rd->proof.n_seals != rd->setup.seats)
        return th_fail(why, 0, "`seal` has one word for every seat", NULL);
    rd->game->start(rd->rules, rd->state);
    rd->begun = true;
    return 0;
}

static int head(struct th_reader *rd, struct th_in *in, struct th_why *why)
{
    char word[96];
    if (rd->game != NULL)
        return th_fail(why, 0, "a second header", NULL);
    if (!th_in_word(in, word, (int)sizeof word) || !th_same(word, "1"))
        return th_fail(why, 0, "unknown version of the notation", word);
    th_in_word(in, word, (int)sizeof word);
    const struct th_game *game = th_game_find(word);
    if (game == NULL)
        return th_fail(why, 0, "no such game", word);
    if (game->rules_size > rd->cap_rules || game->state_size > rd->cap_state)
        return th_fail(why, 0, "the reader's memory is too small for", word);
    th_setup_init(&rd->setup, game);
    while (th_in_word(in, word, (int)sizeof word))
        if (th_setup_word(&rd->setup, word, why) != 0)
            return -1;
    rd->game = game;
    return 0;
}

static int options(struct th_reader *rd, struct th_in *in, struct th_why *why)
{
    char word[96];
    struct th_setup setup = rd->setup;
    if (rd->game == NULL || rd->begun)
        return th_fail(why, 0, "options belong right after the header", NULL);
    while (th_in_word(in, word, (int)sizeof word))
        if (th_setup_word(&setup, word, why) != 0)
            return -1;
    rd->setup = setup;
    return 0;
}

static int hex_digit(char c)
{
    return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

/* Exactly n bytes in hexadecimal, and nothing behind them. */
static bool bytes(const char *word, uint8_t *out, int n)
{
    for (int i = 0; i < n; i++) {
        int high = hex_digit(word[2 * i]), low = high < 0 ? -1 : hex_digit(word[2 * i + 1]);
        if (low < 0)
            return false;
        out[i] = (uint8_t)(high << 4 | low);
    }
    return word[2 * n] == '\0';
}

/* `commit HEX SET-UP`: the set-up is the rest of the line as it stands, it was hashed so. */
static int promise(struct th_reader *rd, struct th_in *in, struct th_why *why)
{
    struct th_proof *p = &rd->proof;
    char word[80];
    int n = 0;
    if (rd->game == NULL || rd->begun || p->committed)
        return th_fail(why, 0, "one `commit` line belongs right after the header", NULL);
    th_in_word(in, word, (int)sizeof word);
    if (!bytes(word, p->commitment, 32) || *in->at != ' ')
        return th_fail(why, 0, "bad commitment", word);
    for (const char *at = in->at + 1; *at != '\0'; at++)
        p->setup[n++] = *at; /* a line is shorter than this */
    p->setup[n] = '\0';
    p->committed = true;
    return 0;
}

/* `fair TABLE SEED SEAT1 SEAT2 ...` */
static int seeds(struct th_reader *rd, struct th_in *in, struct th_why *why)
{
    struct th_proof *p = &rd->proof;
    char word[80];
    if (rd->game == NULL || rd->begun || p->revealed)
        return th_fail(why, 0, "one `fair` line belongs right after the header", NULL);
    if (!th_in_word(in, p->table, (int)sizeof p->table))
        return th_fail(why, 0, "`fair` names the table first", NULL);
    if (!th_in_word(in, word, (int)sizeof word) || !bytes(word, p->seed, 32))
        return th_fail(why, 0, "bad seed of the host", word);
    for (p->n = 0; th_in_word(in, word, (int)sizeof word); p->n++)
        if (p->n == TH_SEATS || !bytes(word, p->seat[p->n], 16))
            return th_fail(why, 0, "bad seed of a seat", word);
    p->revealed = true;
    return 0;
}

/* `seal VOIDS SEAL1 - SEAL3 ...`: `-` is a seat without a share. */
static int seals(struct th_reader *rd, struct th_in *in, struct th_why *why)
{
    struct th_proof *p = &rd->proof;
    char word[80];
    if (rd->game == NULL || rd->begun || p->sealed)
        return th_fail(why, 0, "one `seal` line belongs right after the header", NULL);
    th_in_word(in, word, (int)sizeof word);
    if (word[0] < '0' || word[0] > '9' || word[1] != '\0')
        return th_fail(why, 0, "bad number of void draws", word);
    p->voids = word[0] - '0';
    for (p->n_seals = 0; th_in_word(in, word, (int)sizeof word); p->n_seals++) {
        if (p->n_seals == TH_SEATS)
            return th_fail(why, 0, "bad seal", word);
        p->has_seal[p->n_seals] = !th_same(word, "-");
        if (p->has_seal[p->n_seals] && !bytes(word, p->seal[p->n_seals], 32))
            return th_fail(why, 0, "bad seal", word);
    }
    p->sealed = true;
    return 0;
}

/* `sum HASH`, the last line of all, behind a checkpoint. Whoever has the whole text can compare. */
static int sum(struct th_reader *rd, struct th_in *in, struct th_why *why)
{
    char word[80];
    th_in_word(in, word, (int)sizeof word);
    if (!bytes(word, rd->proof.sum, 32) || !th_in_end(in))
        return th_fail(why, 0, "bad sum", word);
    if (!rd->sealed)
        return th_fail(why, 0, "a sum follows the last checkpoint", NULL);
    rd->proof.summed = true;
    return 0;
}

static int checkpoint(struct th_reader *rd, struct th_in *in, struct th_why *why)
{
    char word[16];
    uint8_t hash[4];
    th_in_word(in, word, (int)sizeof word);
    if (!bytes(word, hash, 4) || !th_in_end(in))
        return th_fail(why, 0, "bad checkpoint", word);
    uint32_t want =
        (uint32_t)hash[0] << 24 | (uint32_t)hash[1] << 16 | (uint32_t)hash[2] << 8 | hash[3];
    if (rd->scratch == NULL)
        return 0;
    if (th_checkpoint(rd->game, rd->rules, rd->state, rd->scratch, rd->cap_scratch) != want)
        return th_fail(why, 0, "the position does not match checkpoint", word);
    rd->checked++;
    return 0;
}

static int play(struct th_reader *rd, const char *who, struct th_in *in, struct th_sink *ev,
                struct th_why *why)
{
    unsigned mask;
    th_move m;
    if (!th_in_seats(who, &mask) || mask == 0 || (mask & (mask - 1)) != 0)
        return th_fail(why, 0, "a line begins with a seat, `*`, `set`, `=` or `#`, not with", who);
    int seat = th_first_seat(mask);
    if (rd->game->parse(rd->rules, in->at, &m, why) != 0)
        return -1;
    if (rd->game->legal(rd->rules, rd->state, seat, m, why) != 0)
        return -1;
    rd->game->apply(rd->rules, rd->state, seat, m, ev);
    rd->seat = seat;
    rd->move = m;
    rd->moves++;
    return 0;
}

static int read_line(struct th_reader *rd, const char *line, struct th_sink *ev, struct th_why *why)
{
    struct th_in in = { line };
    char word[16];
    rd->move = 0;
    if (!th_in_word(&in, word, (int)sizeof word))
        return 0;
    if (rd->proof.summed)
        return th_fail(why, 0, "a line after the sum", NULL);
    if (th_same(word, "sum"))
        return sum(rd, &in, why);
    rd->sealed = th_same(word, "=");
    if (th_same(word, "th"))
        return head(rd, &in, why);
    if (th_same(word, "opt"))
        return options(rd, &in, why);
    if (th_same(word, "commit"))
        return promise(rd, &in, why);
    if (th_same(word, "fair"))
        return seeds(rd, &in, why);
    if (th_same(word, "seal"))
        return seals(rd, &in, why);
    if (begin(rd, why) != 0)
        return -1;
    if (th_same(word, "set") && rd->moves > 0)
        return th_fail(why, 0, "a position line after the first move", NULL);
    if (th_same(word, "set"))
        return rd->game->set(rd->rules, rd->state, in.at, why);
    if (rd->moves == 0 && rd->game->check(rd->rules, rd->state, why) != 0)
        return -1; /* the position is complete with the first line that is not `set` */
    if (th_same(word, "="))
        return checkpoint(rd, &in, why);
    return play(rd, word, &in, ev, why);
}

int th_reader_line(struct th_reader *rd, const char *line, struct th_sink *ev, struct th_why *why)
{
    struct th_why own;
    if (why == NULL)
        why = &own;
    rd->line++;
    size_t n = 0;
    while (line[n] != '\0')
        n++;
    bool over_long = n >= 4 * TH_LINE;
    int err =
        over_long ? th_fail(why, 0, "the line is too long", NULL) : read_line(rd, line, ev, why);
    if (err != 0)
        why->line = rd->line;
    return err;
}

int th_reader_end(struct th_reader *rd, struct th_why *why)
{
    if (begin(rd, why) != 0)
        return -1;
    return rd->game->check(rd->rules, rd->state, why);
}
