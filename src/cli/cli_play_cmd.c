/* cli_play_cmd.c - what a person does at the table: moves by number or notation, take-back, saving, hints.
 *
 * Everything is checked before anything happens: a refused line changes nothing. */
#include "cli_play.h"
#include "th.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

enum {
    BATCH = 64
}; /* most moves of one line */

struct batch {
    th_move move[BATCH];
    int n;
};

static int refuse(struct th_why *why, const char *what, const char *detail)
{
    return th_fail(why, 0, what, detail);
}

/* ------------------------------------------------------------------- moves */

static bool only_digits(const char *text)
{
    return text[0] != '\0' && text[strspn(text, "0123456789")] == '\0';
}

/* A number of the list, or notation. */
int play_read_move(struct play *p, int seat, const char *text, th_move *m, struct th_why *why)
{
    uint64_t n = 0;
    (void)seat;
    *why = (struct th_why){ 0 };
    if (!only_digits(text))
        return p->table.game->parse(p->table.rules, text, m, why);
    if (!cli_parse_number(text, 1, (uint64_t)p->moves.n, &n))
        return refuse(why, "no such number", text);
    *m = p->moves.at[n - 1];
    return 0;
}

/* Words of a line, `+` taken as a blank: `discard 2 ore 1 wool`, `discard 2ore+wool`. */
static int split_words(const char *text, char word[BATCH][24])
{
    char copy[TH_LINE];
    int n = 0;
    snprintf(copy, sizeof copy, "%s", text);
    for (char *c = copy; *c != '\0'; c++)
        if (*c == '+' || *c == ',')
            *c = ' ';
    const char *at = copy;
    while (n < BATCH && cli_word(&at, word[n], 24))
        n++;
    return n;
}

/* Does this move kind name one card, so that a line may name several? */
static bool names_one_card(const struct th_game *game, const char *word)
{
    for (int kind = 1; kind < game->n_moves; kind++)
        if (strcmp(game->moves[kind].word, word) == 0)
            return (game->moves[kind].args[0] & ~TH_SECRET) == TH_T_RES &&
                   game->moves[kind].args[1] == 0;
    return false;
}

static int add_cards(struct play *p, struct batch *b, const char *verb, int n, const char *card,
                     struct th_why *why)
{
    char line[64];
    th_move m;
    snprintf(line, sizeof line, "%.30s %.30s", verb, card);
    if (p->table.game->parse(p->table.rules, line, &m, why) != 0)
        return -1;
    for (int i = 0; i < n; i++) {
        if (b->n == BATCH)
            return refuse(why, "bad argument", card);
        b->move[b->n++] = m;
    }
    return 0;
}

/* One word per card kind, each with its number before it or in it: 2 ore, 2ore, ore. */
static int read_cards(struct play *p, char word[BATCH][24], int n, struct batch *b,
                      struct th_why *why)
{
    int count = 1;
    for (int i = 1; i < n; i++) {
        size_t digits = strspn(word[i], "0123456789");
        if (digits > 2)
            return refuse(why, "bad argument", word[i]);
        if (digits > 0)
            count = atoi(word[i]);
        if (word[i][digits] == '\0')
            continue;
        if (count < 1 || add_cards(p, b, word[0], count, word[i] + digits, why) != 0)
            return count < 1 ? refuse(why, "bad argument", word[i]) : -1;
        count = 1;
    }
    return b->n > 0 ? 0 : refuse(why, "an argument is missing after", word[0]);
}

static int read_batch(struct play *p, int seat, const char *text, struct batch *b,
                      struct th_why *why)
{
    char word[BATCH][24];
    int n = split_words(text, word);
    if (n > 1 && names_one_card(p->table.game, word[0]))
        return read_cards(p, word, n, b, why);
    b->n = 1;
    return play_read_move(p, seat, text, &b->move[0], why);
}

/* Are all of them possible, one after the other? One too many is refused by the rule that asked for the first. */
static int check_batch(struct play *p, int seat, const struct batch *b, struct th_why *why)
{
    const struct cli_table *t = &p->table;
    void *state = cli_alloc(t->game->state_size);
    th_clause asked = 0;
    int err = 0;
    memcpy(state, t->state, t->game->state_size);
    th_asking(t->rules, state, &asked);
    for (int i = 0; i < b->n && err == 0; i++) {
        err = t->game->legal(t->rules, state, seat, b->move[i], why);
        if (err != 0 && i > 0)
            th_fail(why, asked, "forbidden", t->game->moves[th_kind(b->move[i])].word);
        if (err == 0 && i + 1 < b->n)
            t->game->apply(t->rules, state, seat, b->move[i], NULL);
    }
    free(state);
    return err;
}

/* `2 propose 1ore:1wool`: another person at the keyboard speaks. The seat, and the rest of the line. */
static int other_speaker(const struct play *p, int seat, const char **text)
{
    const char *c = *text;
    int other = *c - '1';
    if (other < 0 || other >= p->table.setup.seats || c[1] != ' ' ||
        p->seat[other].who != PLAY_HUMAN)
        return seat;
    *text = c + 2;
    return other;
}

int play_enter(struct play *p, int seat, const char *text, struct th_why *why)
{
    struct batch b = { .n = 0 };
    while (isspace((unsigned char)*text))
        text++;
    seat = other_speaker(p, seat, &text);
    if (read_batch(p, seat, text, &b, why) != 0 || check_batch(p, seat, &b, why) != 0)
        return -1;
    for (int i = 0; i < b.n; i++) {
        if (cli_table_move(&p->table, seat, b.move[i], why) != 0)
            return -1;
        play_log_move(p);
    }
    return 0;
}

/* -------------------------------------------------------------- take back */

bool play_undo(struct play *p, int seat)
{
    if (!cli_table_may_undo(&p->table, seat) || !cli_table_undo(&p->table, 1))
        return false;
    while (p->n_log > 0 && p->log[p->n_log - 1].ply > p->table.n)
        p->n_log--;
    for (size_t i = 0; i < sizeof p->read / sizeof p->read[0]; i++)
        p->read[i] = p->read[i] < p->n_log ? p->read[i] : p->n_log;
    return true;
}

/* ------------------------------------------------------------ save, advice */

int play_save(struct play *p, const char *path, struct th_why *why)
{
    char name[sizeof p->save];
    snprintf(name, sizeof name, "%s", path[0] != '\0' ? path : p->save);
    *why = (struct th_why){ 0 };
    if (name[0] == '\0')
        return refuse(why, "no file is named", NULL);
    if (strlen(path) >= sizeof p->save)
        return refuse(why, "the file's name is too long", NULL);
    if (cli_table_save(&p->table, name, why) != 0)
        return refuse(why, "the file cannot be written", name);
    snprintf(p->save, sizeof p->save, "%s", name);
    p->saved = p->table.n;
    return 0;
}

/* The adviser stays: he remembers which offers he has suggested this turn. */
th_move play_hint(struct play *p, int seat)
{
    struct bot_settings set = { .seed = 1, .setup = &p->table.setup };
    const struct bot_kind *kind = bot_read("hard", &set);
    struct bot **bot = &p->seat[seat].adviser;
    if (*bot == NULL)
        *bot = bot_open(kind, p->table.game, p->table.rules, seat, &set);
    unsigned who = p->table.game->actors(p->table.rules, p->table.state, NULL);
    return *bot != NULL && (who >> seat & 1) != 0 ? bot_choose(*bot, p->table.state, NULL) : 0;
}
