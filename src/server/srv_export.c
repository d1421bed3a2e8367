/* srv_export.c - a finished game as a record that anybody can replay and verify.
 *
 * Steps that were taken back are left out; what happened at the table stands in comments. The lines `commit`, `fair` and `seal` carry
 * what was promised and what the dice were made from: commitment, the table's set-up text, table id, the host's seed, the seats' seeds and what they were
 * sealed with (docs/PROTOCOL.md);
 * `thorp verify` recomputes commitment, set-up and every chance move. */
#include "srv_room.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct writer {
    char *buf;
    int cap, len;
    bool full;
};

static void put(struct writer *w, const char *text)
{
    int n = (int)strlen(text);
    if (w->len + n + 1 > w->cap) {
        w->full = true;
        return;
    }
    memcpy(w->buf + w->len, text, (size_t)n + 1);
    w->len += n;
}

static void put_hex(struct writer *w, const uint8_t *bytes, int n)
{
    char text[3];
    for (int i = 0; i < n; i++) {
        snprintf(text, sizeof text, "%02x", bytes[i]);
        put(w, text);
    }
}

/* Forgets the last move that stands before a row; how many were forgotten. */
static int take_back(bool *stands, int row)
{
    while (row > 0 && !stands[row])
        row--;
    int n = stands[row];
    stands[row] = false;
    return n;
}

/* Marks the rows that are moves and still stand; returns how many. `stands` begins zeroed. */
static int standing(const struct room *r, bool *stands)
{
    int n = 0;
    for (int i = 0; i < r->n_rows; i++) {
        stands[i] = r->row[i][0] != '~';
        n += stands[i];
        if (strncmp(r->row[i], "~ undo", 6) == 0)
            n -= take_back(stands, i);
    }
    return n;
}

/* What happened at the table stands as a comment in its place: who sat where, left, came back, was late, voted. Ids of
 * people are nobody's business. */
static void put_said(struct writer *w, const char *row)
{
    static const char *const kept[] = { "sit",    "bot",     "undo", "late",  "away", "back",
                                        "resign", "deleted", "ask",  "unask", "vote", "abort" };
    char line[TH_LINE + 8], word[16] = "", seat[8] = "", person[STORE_ID] = "";
    int name = 0;
    sscanf(row, "~ %15s %7s %31s %n", word, seat, person, &name);
    bool named = strcmp(word, "sit") == 0 || strcmp(word, "ask") == 0;
    for (size_t i = 0; i < sizeof kept / sizeof kept[0]; i++) {
        if (strcmp(kept[i], word) != 0)
            continue;
        if (named)
            snprintf(line, sizeof line, "# ~ %s %s - %s\n", word, seat, row + name);
        else
            snprintf(line, sizeof line, "# %s\n", row);
        put(w, line);
    }
}

static void put_fair(struct writer *w, const struct room *r)
{
    char commitment[65];
    room_commitment(r, commitment);
    put(w, "commit ");
    put(w, commitment);
    put(w, " ");
    put(w, r->about.setup);
    put(w, "\nfair ");
    put(w, r->about.id);
    put(w, " ");
    put_hex(w, r->about.seed, 32);
    for (int i = 0; i < r->setup.seats; i++) {
        put(w, " ");
        put_hex(w, r->seat[i].seed, 16);
    }
    put(w, "\n");
}

static void put_seals(struct writer *w, const struct room *r)
{
    char voids[16];
    if (!r->sealing)
        return;
    snprintf(voids, sizeof voids, "seal %d", r->voids);
    put(w, voids);
    for (int i = 0; i < r->setup.seats; i++) {
        put(w, " ");
        if (r->seat[i].sealed)
            put_hex(w, r->seat[i].seal, 32);
        else
            put(w, "-");
    }
    put(w, "\n");
}

static void put_names(struct writer *w, const struct room *r)
{
    char line[128];
    for (int i = 0; i < r->setup.seats; i++) {
        snprintf(line, sizeof line, "# seat %d %s\n", i + 1, r->seat[i].name);
        put(w, line);
    }
}

static void put_checkpoint(struct writer *w, const struct room *r, const void *state, char *scratch,
                           int cap)
{
    char line[16];
    snprintf(line, sizeof line, "= %08x\n", th_checkpoint(r->game, r->rules, state, scratch, cap));
    put(w, line);
}

/* Plays a move again on `state` and writes it. */
static int put_move(struct writer *w, const struct room *r, void *state, const char *text)
{
    th_move m;
    int err = r->game->parse(r->rules, text + 2, &m, NULL);
    if (err != 0)
        return err;
    put(w, text);
    put(w, "\n");
    r->game->apply(r->rules, state, text[0] == '*' ? TH_DEALER : text[0] - '1', m, NULL);
    return 0;
}

/* All rows in order, but those that were taken back; a checkpoint every 32 moves and at the end. */
static int put_moves(struct writer *w, const struct room *r, void *state, char *scratch, int cap)
{
    bool *stands = srv_must(calloc((size_t)r->n_rows + 1, sizeof *stands));
    int n = standing(r, stands), made = 0, err = 0;
    for (int i = 0; i < r->n_rows && err == 0; i++) {
        if (r->row[i][0] == '~')
            put_said(w, r->row[i]);
        if (!stands[i])
            continue;
        err = put_move(w, r, state, r->row[i]);
        if (++made % 32 == 0 && made < n)
            put_checkpoint(w, r, state, scratch, cap);
    }
    put_checkpoint(w, r, state, scratch, cap);
    free(stands);
    return err;
}

/* The last line: `head -n -1 FILE | sha256sum` gives the same. */
static void put_sum(struct writer *w)
{
    uint8_t digest[32];
    th_sha256(w->buf, (size_t)w->len, digest);
    put(w, "sum ");
    put_hex(w, digest, 32);
    put(w, "\n");
}

int room_export(const struct room *r, char *buf, int cap)
{
    enum {
        SCRATCH = 1 << 16
    };
    struct writer w = { .buf = buf, .cap = cap };
    struct th_fair fair;
    struct th_rng rng;
    uint8_t seeds[TH_SEATS][16];
    void *state = srv_must(malloc(r->game->state_size));
    char *scratch = srv_must(malloc(SCRATCH));
    for (int i = 0; i < TH_SEATS; i++)
        memcpy(seeds[i], r->seat[i].seed, 16);
    th_fair_start(&fair, r->about.seed, (const uint8_t(*)[16])seeds, r->setup.seats);
    th_fair_rng(&fair, "setup", &rng);
    r->game->start(r->rules, state);
    r->game->deal(r->rules, state, &rng);
    th_record_head(&r->setup, scratch, SCRATCH);
    put(&w, scratch);
    put_names(&w, r);
    put_fair(&w, r);
    put_seals(&w, r);
    r->game->dump(r->rules, state, scratch, SCRATCH);
    put(&w, scratch);
    int err = put_moves(&w, r, state, scratch, SCRATCH);
    put_sum(&w);
    free(state);
    free(scratch);
    return w.full || err != 0 ? -1 : w.len;
}
