/* tb_fishermen_text.c - the Fishermen of Catan as position lines, views and JSON.
 *
 * Hidden from others: what is on a player's tokens; how many they are, the spent ones and the boot are public (CT-HID-02..04). A view
 * does not remember which tokens were mixed back: that is the viewer's own business. */
#include "tb_fishermen.h"

/* ------------------------------------------------------------------- lines */

static bool next_tokens(struct th_line *l, struct tb_tokens *t)
{
    for (int v = 0; v < TB_FISH_VALUES; v++)
        if (!th_next_byte(l, 0, tb_fish_all.n[v], &t->n[v]))
            return false;
    return true;
}

/* `set fish 1 2 0 1 ?3`: tokens with one, two, three fish, and unknown ones. */
static bool set_fish(struct th_line *l)
{
    struct tb_fishermen_state *fi = tb_fishermen_st(l->g);
    int seat, unknown = 0;
    if (!th_next_seat(l, &seat) || !next_tokens(l, &fi->fish[seat]))
        return false;
    if (th_next(l) && (l->word[0] != '?' || !th_in_int(l->word + 1, 1, TB_FISH_MOST, &unknown)))
        return false;
    fi->unknown[seat] = (uint8_t)unknown;
    return true;
}

static bool set_spent(struct th_line *l)
{
    return next_tokens(l, &tb_fishermen_st(l->g)->spent);
}

/* The ground that had the number gets the other's: each number lies once (CT-FI-03). */
static bool set_ground(struct th_line *l)
{
    const struct cat_mark *ground[TB_GROUNDS];
    uint8_t *number = tb_fishermen_st(l->g)->ground;
    int hex, to, n = tb_grounds(l->g, ground), i = 0, had = 0;
    if (!th_next_id(l, 'h', cat_ru(l->g)->graph.n_hex, &hex) || !th_next_int(l, 2, 12, &to))
        return false;
    while (i < n && ground[i]->place != hex)
        i++;
    while (had < n && number[had] != to)
        had++;
    if (i == n || had == n)
        return th_line_refuse(l, CT_FI_03, "no such fishing ground");
    number[had] = number[i];
    number[i] = (uint8_t)to;
    return true;
}

const struct th_line_def tb_fishermen_lines[] = {
    { .word = "fish", .read = set_fish },
    { .word = "fish_spent", .read = set_spent },
    { .word = "ground", .read = set_ground },
    { "boot", TH_BYTES(struct cat_state, tb.fishermen.boot, 0, CAT_OWNERS, 1) },
    { "fish_due", TH_PER_SEAT(struct cat_state, tb.fishermen.due, 0, 100) },
    { 0 },
};

static void dump_tokens(struct th_out *o, const char *word, int seat, struct tb_tokens t)
{
    th_line_start(o, word);
    if (seat >= 0)
        th_line_int(o, seat + 1);
    for (int v = 0; v < TB_FISH_VALUES; v++)
        th_line_int(o, t.n[v]);
}

/* A hand without tokens has a line only where a game begins with some. */
static void dump_seat(const struct th_ctx *g, int seat, struct th_out *o)
{
    const struct tb_fishermen_state *fi = tb_fishermen_st(g);
    if (tb_fish_held(g, seat) > 0 || cat_ru(g)->params.fish_start[0] > 0) {
        dump_tokens(o, "fish", seat, fi->fish[seat]);
        if (fi->unknown[seat] > 0) {
            th_out_str(o, " ?");
            th_out_int(o, fi->unknown[seat]);
        }
        th_line_end(o);
    }
    th_line_per_seat(o, "fish_due", seat, fi->due[seat]);
}

void tb_fishermen_dump(const struct th_ctx *g, struct th_out *o)
{
    const struct cat_mark *ground[TB_GROUNDS];
    const struct tb_fishermen_state *fi = tb_fishermen_st(g);
    int n = tb_grounds(g, ground);
    for (int i = 0; i < n; i++) {
        th_line_start(o, "ground");
        th_line_id(o, 'h', ground[i]->place);
        th_line_int(o, fi->ground[i]);
        th_line_end(o);
    }
    for (int seat = 0; seat < g->flow->seats; seat++)
        dump_seat(g, seat, o);
    if (tb_tokens_count(fi->spent) > 0) {
        dump_tokens(o, "fish_spent", -1, fi->spent);
        th_line_end(o);
    }
    th_line_number(o, "boot", fi->boot);
}

/* ------------------------------------------------------------------- check */

/* Are there that many tokens with so many fish? */
static bool enough(const struct th_ctx *g)
{
    const struct tb_fishermen_state *fi = tb_fishermen_st(g);
    int unknown = 0, unseen = 0;
    for (int v = 0; v < TB_FISH_VALUES; v++) {
        int left = tb_fish_all.n[v] - fi->spent.n[v];
        for (int i = 0; i < CAT_OWNERS; i++)
            left -= fi->fish[i].n[v];
        unseen += left;
        if (left < 0)
            return false;
    }
    for (int i = 0; i < CAT_OWNERS; i++)
        unknown += fi->unknown[i];
    return unknown <= unseen;
}

int tb_fishermen_derive(struct th_ctx *g, struct th_why *why)
{
    tb_number_lakes(g);
    return enough(g) ? 0 : th_fail(why, CT_FI_04, "there are not that many fish tokens", NULL);
}

static int check_seat(const struct th_ctx *g, int seat, const struct th_frame *catch,
                      struct th_why *why)
{
    const struct tb_fishermen_state *fi = tb_fishermen_st(g);
    int held = tb_fish_held(g, seat), due = fi->due[seat];
    if (seat >= g->flow->seats)
        return held + due == 0 ? 0 : th_fail(why, 0, "somebody who does not play has fish", NULL);
    if (held > TB_FISH_MOST)
        return th_fail(why, CT_FI_14, "somebody has more than seven fish tokens", NULL);
    if (due > 0 && catch == NULL)
        return th_fail(why, CT_FI_10, "fish are due although nobody catches any", NULL);
    if (catch != NULL && catch->step > 0 && held + due > TB_FISH_MOST)
        return th_fail(why, CT_FI_15, "somebody draws more fish tokens than they may", NULL);
    return 0;
}

static const struct th_frame *open_catch(const struct th_ctx *g)
{
    for (int i = 0; i < g->flow->depth; i++)
        if (g->flow->stack[i].kind == TB_F_CATCH)
            return &g->flow->stack[i];
    return NULL;
}

int tb_fishermen_check(const struct th_ctx *g, struct th_why *why)
{
    const struct tb_fishermen_state *fi = tb_fishermen_st(g);
    if (!enough(g))
        return th_fail(why, CT_FI_04, "there are not that many fish tokens", NULL);
    for (int seat = 0; seat < CAT_OWNERS; seat++)
        if (check_seat(g, seat, open_catch(g), why) != 0)
            return -1;
    if (fi->boot > g->flow->seats)
        return th_fail(why, CT_FI_40, "somebody who does not play has the old boot", NULL);
    return tb_fish_supply(g) > 0
               ? 0
               : th_fail(why, CT_FI_12, "the spent fish tokens have not been mixed", NULL);
}

/* ------------------------------------------------------------------- views */

void tb_fishermen_hide(struct th_ctx *copy, int seat)
{
    struct tb_fishermen_state *fi = tb_fishermen_st(copy);
    for (int other = 0; other < CAT_OWNERS; other++) {
        if (other == seat)
            continue;
        fi->unknown[other] = (uint8_t)tb_fish_held(copy, other);
        fi->fish[other] = (struct tb_tokens){ { 0 } };
    }
}

/* One of the unseen tokens, each equally likely. */
static int guess(const struct th_ctx *g, struct th_rng *rng)
{
    struct tb_tokens unseen = tb_fish_unseen(g);
    int left = (int)th_rng_below(rng, (uint32_t)tb_tokens_count(unseen)), v = 0;
    while (left >= unseen.n[v])
        left -= unseen.n[v++];
    return v;
}

void tb_fishermen_fill(struct th_ctx *copy, int seat, struct th_rng *rng)
{
    struct tb_fishermen_state *fi = tb_fishermen_st(copy);
    (void)seat;
    for (int i = 0; i < copy->flow->seats; i++)
        for (; fi->unknown[i] > 0; fi->unknown[i]--)
            fi->fish[i].n[guess(copy, rng)]++;
}

/* ---------------------------------------------------------------- describe */

static void tokens(struct th_json *j, const char *key, struct tb_tokens t)
{
    th_json_open(j, key, '[');
    for (int v = 0; v < TB_FISH_VALUES; v++)
        th_json_int(j, NULL, t.n[v]);
    th_json_close(j, ']');
}

static void describe_seat(const struct th_ctx *g, int seat, struct th_json *j)
{
    const struct tb_fishermen_state *fi = tb_fishermen_st(g);
    th_json_open(j, NULL, '{');
    th_json_int(j, "seat", seat + 1);
    th_json_int(j, "held", tb_fish_held(g, seat));
    tokens(j, "tokens", fi->fish[seat]);
    th_json_int(j, "unknown", fi->unknown[seat]);
    if (fi->due[seat] > 0)
        th_json_int(j, "due", fi->due[seat]);
    th_json_close(j, '}');
}

/* Among the pieces: each with its place and number. */
static void describe_grounds(const struct th_ctx *g, struct th_json *j)
{
    const struct cat_mark *ground[TB_GROUNDS];
    int n = tb_grounds(g, ground);
    char buf[8];
    for (int i = 0; i < n; i++) {
        struct th_out o;
        th_out_start(&o, buf, (int)sizeof buf);
        th_out_id(&o, 'h', ground[i]->place);
        th_json_open(j, NULL, '{');
        th_json_str(j, "kind", "ground");
        th_json_str(j, "at", buf);
        th_json_int(j, "number", tb_fishermen_st(g)->ground[i]);
        th_json_close(j, '}');
    }
}

static void describe_action(const struct th_ctx *g, int a, struct th_json *j)
{
    int kind = tb_fish_deed(g, a)->move;
    bool now = g->flow->depth > 0 && th_takes(g, th_top(g), kind);
    th_clause no = now ? tb_fish_off(g, g->flow->turn, a) : CT_FI_30;
    th_json_open(j, NULL, '{');
    th_json_str(j, "word", g->rules->game->moves[kind].word);
    th_json_int(j, "price", tb_fish_price(g, g->flow->turn, a));
    if (no != 0)
        th_json_str(j, "off", th_clause_id(no));
    th_json_close(j, '}');
}

/* What each action costs the seat on turn and, while it could be bought, why it cannot. */
static void describe_actions(const struct th_ctx *g, struct th_json *j)
{
    th_json_open(j, "actions", '[');
    for (int a = 0; tb_fish_deed(g, a) != NULL; a++)
        if (tb_fish_offered(g, a))
            describe_action(g, a, j);
    th_json_close(j, ']');
}

void tb_fishermen_describe(const struct th_ctx *g, enum th_section s, struct th_json *j)
{
    const struct tb_fishermen_state *fi = tb_fishermen_st(g);
    if (s == TH_PIECES_SECTION)
        describe_grounds(g, j);
    if (s != TH_TABLE_SECTION)
        return;
    th_json_open(j, "fishermen", '{');
    th_json_int(j, "supply", tb_fish_supply(g));
    tokens(j, "spent", fi->spent);
    th_json_int(j, "boot", fi->boot);
    th_json_int(j, "most", TB_FISH_MOST);
    describe_actions(g, j);
    th_json_open(j, "seats", '[');
    for (int seat = 0; seat < g->flow->seats; seat++)
        describe_seat(g, seat, j);
    th_json_close(j, ']');
    th_json_close(j, '}');
}
