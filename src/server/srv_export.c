/* srv_export.c - a finished game as a record that anybody can replay and verify.
 *
 * Steps that were taken back are left out. The lines `commit` and `fair` carry what was promised and what the dice were
 * made from: commitment, the table's set-up text, table id, the host's seed, the seats' seeds (docs/PROTOCOL.md);
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

/* Rows that are moves and still stand; returns how many. */
static int standing(const struct room *r, int *index)
{
    int n = 0;
    for (int i = 0; i < r->n_rows; i++) {
        if (strncmp(r->row[i], "~ undo", 6) == 0 && n > 0)
            n--;
        else if (r->row[i][0] != '~')
            index[n++] = i;
    }
    return n;
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

/* Plays the standing moves again on `state`, writing each; a checkpoint every 32 and at the end. */
static int put_moves(struct writer *w, const struct room *r, void *state, char *scratch, int cap)
{
    int *index = malloc(sizeof *index * (size_t)(r->n_rows + 1)), n = standing(r, index), err = 0;
    for (int i = 0; i < n && err == 0; i++) {
        const char *text = r->row[index[i]];
        int seat = text[0] == '*' ? TH_DEALER : text[0] - '1';
        th_move m;
        err = r->game->parse(r->rules, text + 2, &m, NULL);
        if (err != 0)
            break;
        put(w, text);
        put(w, "\n");
        r->game->apply(r->rules, state, seat, m, NULL);
        if (i % 32 == 31 && i + 1 < n)
            put_checkpoint(w, r, state, scratch, cap);
    }
    put_checkpoint(w, r, state, scratch, cap);
    free(index);
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
    void *state = malloc(r->game->state_size);
    char *scratch = malloc(SCRATCH);
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
    r->game->dump(r->rules, state, scratch, SCRATCH);
    put(&w, scratch);
    int err = put_moves(&w, r, state, scratch, SCRATCH);
    put_sum(&w);
    free(state);
    free(scratch);
    return w.full || err != 0 ? -1 : w.len;
}
