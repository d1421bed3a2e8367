/* th_move.c - moves as text and back, from the families' lists of move kinds.
 *
 * One word, then the arguments in the order of the list: `road e37`, `offer 1wool:1ore 2+3`, `discard ?`.
 * A deal lies in the low 45 bits; every other argument takes the next byte from the left. */
#include "th.h"

static const char letter[TH_T_NB] = {
    [TH_T_HEX] = 'h', [TH_T_NODE] = 'n', [TH_T_EDGE] = 'e', [TH_T_SLOT] = 's', [TH_T_ROT] = 'r'
};

static int type_of(uint8_t arg)
{
    return arg & ~TH_SECRET;
}

bool th_spot_fits(const struct th_rules *r, int spot)
{
    int type = th_spot_type(spot);
    return type == r->spots && (r->range[type] == 0 || th_spot_id(spot) < r->range[type]);
}

static bool in_range(const struct th_rules *r, int type, int v)
{
    return type == TH_T_PLACE ? th_spot_fits(r, v) : r->range[type] == 0 || v < r->range[type];
}

bool th_move_formed(const struct th_rules *r, th_move m)
{
    int kind = th_kind(m), slot = 0;
    th_move used = (th_move)255 << 56;
    if (kind <= 0 || kind >= r->game->n_moves)
        return false;
    const struct th_move_info *info = &r->game->moves[kind];
    for (int i = 0; i < TH_ARGS && info->args[i] != 0; i++) {
        int type = type_of(info->args[i]);
        if (type == TH_T_DEAL) {
            used |= TH_DEAL_MASK;
            continue;
        }
        for (int k = 0; k < (type == TH_T_CELL ? 2 : 1); k++, slot++) {
            used |= (th_move)255 << (48 - 8 * slot);
            if (!in_range(r, type, th_arg(m, slot)))
                return false;
        }
    }
    return (m & ~used) == 0;
}

/* ------------------------------------------------------------------ print */

static void print_goods(struct th_out *o, const struct th_words *names, th_move m, int sign)
{
    bool first = true;
    for (int good = 0; good < TH_GOODS; good++) {
        int n = th_deal_good(m, good) * sign;
        if (n <= 0)
            continue;
        if (!first)
            th_out_ch(o, '+');
        th_out_int(o, n);
        th_out_str(o, good < names->n ? names->name[good] : "?");
        first = false;
    }
    if (first)
        th_out_ch(o, '-');
}

static void print_deal(struct th_out *o, const struct th_words *names, th_move m)
{
    print_goods(o, names, m, -1);
    th_out_ch(o, ':');
    print_goods(o, names, m, 1);
}

/* `2brick+1ore`: eight kinds of eight bits. */
static void print_bundle(struct th_out *o, const struct th_words *names, uint64_t cards)
{
    bool first = true;
    for (int kind = 0; kind < 8; kind++) {
        int n = (int)(cards >> (8 * kind) & 255);
        if (n == 0)
            continue;
        if (!first)
            th_out_ch(o, '+');
        th_out_int(o, n);
        th_out_str(o, kind < names->n ? names->name[kind] : "?");
        first = false;
    }
    if (first)
        th_out_ch(o, '-');
}

static void print_value(struct th_out *o, const struct th_game *game, int type, int v)
{
    const struct th_words *names = &game->words[type];
    if (type == TH_T_SEAT || type == TH_T_COLOUR)
        th_out_int(o, v + 1);
    else if (type == TH_T_SEATS)
        th_out_seats(o, (unsigned)v);
    else if (letter[type] != '\0')
        th_out_id(o, letter[type], v);
    else if (v >= 0 && v < names->n)
        th_out_str(o, names->name[v]);
    else
        th_out_int(o, v);
}

int th_event_arg(const struct th_game *game, const struct th_event *e, int i, char *buf, int cap)
{
    const struct th_event_def *def = &game->events[e->kind];
    struct th_out o;
    th_out_start(&o, buf, cap);
    if (i == TH_EVENT_ARGS && def->x == TH_T_DEAL)
        print_deal(&o, &game->words[TH_T_RES], e->x);
    else if (i == TH_EVENT_ARGS && def->x == TH_T_RES)
        print_bundle(&o, &game->words[TH_T_RES], e->x);
    else if (i < TH_EVENT_ARGS && def->args[i] == TH_T_PLACE)
        print_value(&o, game, th_place_type(e->a[i]), th_place_id(e->a[i]));
    else if (i < TH_EVENT_ARGS && def->args[i] != 0)
        print_value(&o, game, def->args[i], e->a[i]);
    return th_out_end(&o);
}

int th_move_print(const struct th_game *game, th_move m, bool hide, char *buf, int cap)
{
    struct th_out o;
    int kind = th_kind(m), slot = 0;
    th_out_start(&o, buf, cap);
    if (kind <= 0 || kind >= game->n_moves)
        return -1;
    const struct th_move_info *info = &game->moves[kind];
    th_out_str(&o, info->word);
    for (int i = 0; i < TH_ARGS && info->args[i] != 0; i++) {
        int type = type_of(info->args[i]);
        if (type == TH_T_SEATS && th_arg(m, slot) == 0)
            break; /* everybody: nothing to say */
        th_out_ch(&o, ' ');
        if ((info->args[i] & TH_SECRET) != 0 && hide)
            th_out_ch(&o, '?');
        else if (type == TH_T_DEAL)
            print_deal(&o, &game->words[TH_T_RES], m);
        else if (type == TH_T_CELL) {
            th_out_int(&o, (int8_t)th_arg(m, slot));
            th_out_ch(&o, ',');
            th_out_int(&o, (int8_t)th_arg(m, slot + 1));
        } else if (type == TH_T_PLACE)
            print_value(&o, game, th_spot_type(th_arg(m, slot)), th_spot_id(th_arg(m, slot)));
        else
            print_value(&o, game, type, th_arg(m, slot));
        slot += type == TH_T_DEAL ? 0 : type == TH_T_CELL ? 2 : 1;
    }
    return th_out_end(&o);
}

int th_flow_print(const struct th_ctx *g, int viewer, int seat, th_move m, char *buf, int cap)
{
    unsigned sees = 1U << TH_DEALER | (g->flow->depth > 0 ? th_top(g)->sees : 0U);
    if (seat != TH_DEALER)
        sees |= 1U << seat;
    return th_move_print(g->rules->game, m, (sees >> viewer & 1) == 0, buf, cap);
}

/* ------------------------------------------------------------------ parse */

enum {
    BAD = -1,
    FINE,
    TWICE
}; /* what came of reading an argument; TWICE: a good on both sides of a deal */

/* One side of a deal: `2wool+1ore`. Adds sign x count to the deal. */
static int parse_goods(const struct th_words *names, char *text, int sign, th_move *deal)
{
    char *c = text;
    if (th_same(text, "-")) /* nothing: refused by the rules, not by the notation */
        return FINE;
    while (*c != '\0') {
        char number[4] = "", *start = c;
        int n, good;
        while (*c >= '0' && *c <= '9')
            c++;
        if (c == start || c - start > 2)
            return BAD;
        memcpy(number, start, (size_t)(c - start));
        start = c;
        while (*c != '\0' && *c != '+')
            c++;
        bool more = *c == '+';
        *c = '\0';
        good = th_in_name(names, start);
        if (!th_in_int(number, 1, TH_DEAL_MAX, &n) || good < 0)
            return BAD;
        if (th_deal_good(*deal, good) != 0)
            return th_deal_good(*deal, good) * sign < 0 ? TWICE : BAD;
        *deal = th_deal_put(*deal, good, n * sign);
        if (!more)
            return FINE;
        c++;
    }
    return BAD;
}

static int parse_deal(const struct th_rules *r, char *word, th_move *deal)
{
    struct th_words names = r->game->words[TH_T_RES];
    char *c = word;
    int goods = r->goods != 0 ? r->goods : r->range[TH_T_RES];
    if (goods != 0 && goods < names.n)
        names.n = goods; /* goods of a module that is not at the table */
    while (*c != '\0' && *c != ':')
        c++;
    if (*c != ':')
        return BAD;
    *c = '\0';
    int given = parse_goods(&names, word, -1, deal);
    return given != FINE ? given : parse_goods(&names, c + 1, 1, deal);
}

static bool parse_cell(char *word, int *x, int *y)
{
    char *c = word;
    while (*c != '\0' && *c != ',')
        c++;
    if (*c != ',')
        return false;
    *c = '\0';
    return th_in_int(word, -128, 127, x) && th_in_int(c + 1, -128, 127, y);
}

static bool parse_value(const struct th_rules *r, int type, const char *word, int *v)
{
    const struct th_words *names = &r->game->words[type];
    int range = r->range[type] != 0 ? r->range[type] : 256;
    unsigned mask;
    if (type == TH_T_SEAT || type == TH_T_COLOUR) {
        bool ok = th_in_int(word, 1, range, v);
        *v -= 1;
        return ok;
    }
    if (type == TH_T_SEATS) {
        bool ok = th_in_seats(word, &mask) && mask != 0;
        *v = (int)mask;
        return ok && *v < range;
    }
    if (letter[type] != '\0')
        return th_in_id(word, letter[type], range, v);
    if (names->n > 0) {
        *v = th_in_name(names, word);
        return *v >= 0 && *v < range;
    }
    return th_in_int(word, 0, range - 1, v);
}

static int find_kind(const struct th_game *game, const char *word)
{
    for (int kind = 1; kind < game->n_moves; kind++)
        if (th_same(game->moves[kind].word, word))
            return kind;
    return 0;
}

/* Reads the i-th argument into *m at its slot. */
static int parse_arg(const struct th_rules *r, int type, char *word, int slot, th_move *m)
{
    int x = 0, y = 0;
    if (type == TH_T_DEAL)
        return parse_deal(r, word, m);
    if (type == TH_T_CELL) {
        if (!parse_cell(word, &x, &y))
            return BAD;
        *m |= (th_move)(x & 255) << (48 - 8 * slot) | (th_move)(y & 255) << (40 - 8 * slot);
        return FINE;
    }
    if (!parse_value(r, type == TH_T_PLACE ? r->spots : type, word, &x))
        return BAD;
    if (type == TH_T_PLACE)
        x = th_spot(r->spots, x);
    *m |= (th_move)(x & 255) << (48 - 8 * slot);
    return FINE;
}

int th_move_parse(const struct th_rules *r, const char *text, th_move *out, struct th_why *why)
{
    struct th_in in = { text };
    char word[128];
    int slot = 0;
    if (!th_in_word(&in, word, (int)sizeof word))
        return th_fail(why, 0, "a move is missing", NULL);
    int kind = find_kind(r->game, word);
    if (kind == 0)
        return th_fail(why, 0, "no such move", word);
    const struct th_move_info *info = &r->game->moves[kind];
    th_move m = (th_move)kind << 56;
    for (int i = 0; i < TH_ARGS && info->args[i] != 0; i++) {
        int type = type_of(info->args[i]);
        if (!th_in_word(&in, word, (int)sizeof word)) {
            if (type == TH_T_SEATS)
                break;
            return th_fail(why, 0, "an argument is missing after", info->word);
        }
        int read = parse_arg(r, type, word, slot, &m);
        if (read == TWICE)
            return th_fail(why, r->like_for_like, "the same good on both sides of", info->word);
        if (read == BAD)
            return th_fail(why, 0, "bad argument", word);
        slot += type == TH_T_DEAL ? 0 : type == TH_T_CELL ? 2 : 1;
    }
    if (!th_in_end(&in)) {
        th_in_word(&in, word, (int)sizeof word);
        return th_fail(why, 0, "something follows the move:", word);
    }
    *out = m;
    return 0;
}
