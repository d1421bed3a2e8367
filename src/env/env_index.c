/* env_index.c - moves as numbers: each kind of move gets a block, its arguments are digits.
 *
 * A kind whose block would be too large, and moves outside of it (a cell far from the start tile), are numbered by their rank: first of
 * those in the list of legal moves, second, ... Two tables say what argument types cannot: how far a COUNT goes, and which COUNT only
 * repeats what the table knows. */
#include "env.h"

#include "th.h"

#include <string.h>

enum {
    MOST_DIRECT = 7000, /* numbers of a kind, at most                      */
    RANKS = 1024,       /* of a kind that has no others                    */
    SPARE = 16,         /* of a kind whose arguments may leave their range */
    COUNTS = 16,        /* a COUNT goes from 0 to 15 unless named below    */
    REACH = 15,         /* cells from the start tile, where cells have no range */
};

enum how {
    PLAIN,
    SEAT,   /* counted from the seat that moves           */
    COLOUR, /* the same; behind the seats as it is        */
    SIGNED, /* half of a CELL on a map without edges      */
    SPOT,
    ZERO, /* has a number only if it is 0: offers to all */
    DROP, /* the table knows it                         */
};

static const struct {
    const char *game, *word;
    int16_t range; /* 0: dropped */
} counts[] = {
    { "catan", "accept", 0 },        { "catan", "take", 0 },    { "catan", "alchemist", 7 },
    { "catan", "fish_*", 8 },        { "catan", "toss", 8 },    { "catan", "place", 4 },
    { "catan", "colour", 7 },        { "catan", "claim", 6 },   { "elasund", "permit", 5 },
    { "elasund", "move", 5 },        { "elasund", "raise", 5 }, { "elasund", "place", 5 },
    { "carcassonne", "robber", 50 },
};

/* Moves that lists never hold, or only those of seats that are not waited for. */
static const char *const unlisted[] = { "propose", "withdraw", "counter" };

/* `fish_*` is any word that begins so. */
static bool fits(const char *row, const char *word)
{
    const char *star = strchr(row, '*');
    return star != NULL ? strncmp(row, word, (size_t)(star - row)) == 0 : strcmp(row, word) == 0;
}

static int count_range(const struct th_game *game, const char *word)
{
    for (size_t i = 0; i < sizeof counts / sizeof counts[0]; i++)
        if (strcmp(counts[i].game, game->name) == 0 && fits(counts[i].word, word))
            return counts[i].range;
    return COUNTS;
}

/* ------------------------------------------------------------------- build */

static bool listed(const struct th_rules *r, int kind)
{
    const struct th_move_def *def = &r->move[kind];
    for (size_t i = 0; i < sizeof unlisted / sizeof unlisted[0]; i++)
        if (strcmp(r->game->moves[kind].word, unlisted[i]) == 0)
            return false;
    if (!th_owner_plays(r->modules, def->owner))
        return false;
    for (int f = 0; f < r->n_frames; f++) {
        const struct th_frame_def *frame = r->frame[f];
        if (frame == NULL || frame->stream != NULL)
            continue; /* the dealer's */
        if ((frame->open & def->classes) != 0)
            return true;
        for (int i = 0; i < (int)sizeof frame->kinds && frame->kinds[i] != 0; i++)
            if (frame->kinds[i] == kind)
                return true;
    }
    return false;
}

static struct env_slot slot_of(const struct th_rules *r, int type, const char *word)
{
    int range = type == TH_T_PLACE ? r->range[r->spots] : r->range[type];
    int counted = count_range(r->game, word);
    switch (type) {
    case TH_T_SEAT: return (struct env_slot){ SEAT, (int16_t)r->seats, 0 };
    case TH_T_COLOUR: return (struct env_slot){ COLOUR, (int16_t)range, 0 };
    case TH_T_SEATS: return (struct env_slot){ ZERO, 1, 0 };
    case TH_T_PLACE: return (struct env_slot){ SPOT, (int16_t)range, 0 };
    case TH_T_CELL:
        return (struct env_slot){ range == 0 ? SIGNED : PLAIN,
                                  (int16_t)(range == 0 ? 2 * REACH + 1 : range), 0 };
    case TH_T_COUNT:
        return (struct env_slot){ counted == 0 ? DROP : PLAIN,
                                  (int16_t)(counted == 0 ? 1 : counted), 0 };
    default: return (struct env_slot){ PLAIN, (int16_t)(range == 0 ? COUNTS : range), 0 };
    }
}

static bool leaves_range(const struct env_slot *s, int type)
{
    return s->how == SIGNED || (s->how == PLAIN && type == TH_T_COUNT);
}

/* Digits from the last argument on, so that numbers ascend like the moves. */
static void weigh(struct env_kind *k, int trades)
{
    int64_t n = k->deal == 0 ? 1 : (int64_t)trades * k->deal * k->deal;
    for (int i = k->n - 1; i >= 0; i--) {
        k->slot[i].stride = (int32_t)n;
        n *= k->slot[i].range;
        if (n > MOST_DIRECT) {
            k->direct = 0;
            k->ranks = RANKS;
            return;
        }
    }
    k->direct = (int32_t)n;
}

static void build_kind(const struct th_rules *r, int kind, struct env_kind *k, int trades)
{
    const struct th_move_info *info = &r->game->moves[kind];
    for (int i = 0; i < TH_ARGS && info->args[i] != 0; i++) {
        int type = info->args[i] & ~TH_SECRET;
        if (type == TH_T_DEAL) {
            k->deal = (uint8_t)(r->goods != 0 ? r->goods : r->range[TH_T_RES]);
            continue;
        }
        struct env_slot s = slot_of(r, type, info->word);
        k->ranks = leaves_range(&s, type) ? SPARE : k->ranks;
        k->slot[k->n++] = s;
        if (type == TH_T_CELL)
            k->slot[k->n++] = s;
    }
    weigh(k, trades);
}

void env_index_build(struct env_index *x, const struct th_rules *r, int trades)
{
    memset(x, 0, sizeof *x);
    x->game = r->game;
    x->seats = r->seats;
    x->spots = r->spots;
    x->trades = trades;
    for (int kind = 0; kind < ENV_KINDS; kind++) {
        struct env_kind *k = &x->kind[kind];
        k->base = -1;
        if (kind == 0 || kind >= r->game->n_moves || !listed(r, kind))
            continue;
        build_kind(r, kind, k, trades);
        if (k->direct + k->ranks == 0)
            continue; /* offers, where they are left out */
        k->base = x->n;
        x->n += k->direct + k->ranks;
    }
}

/* ---------------------------------------------------------------- to numbers */

static int turned(const struct env_index *x, int seat, int v)
{
    return v < x->seats ? (v - seat + x->seats) % x->seats : v;
}

/* The digit of an argument; -1 if it has none. */
static int digit(const struct env_index *x, const struct env_slot *s, int seat, int v)
{
    switch ((enum how)s->how) {
    case PLAIN: break;
    case SEAT:
    case COLOUR: v = turned(x, seat, v); break;
    case SIGNED: v = (int8_t)v + s->range / 2; break;
    case SPOT: v = th_spot_id(v); break;
    case ZERO: break;
    case DROP: v = 0; break;
    }
    return v < s->range ? v : -1;
}

/* One kind of good for another, one or two for one; -1: another deal. */
static int deal_digit(const struct env_index *x, const struct env_kind *k, th_move m)
{
    int give = -1, want = -1, n = 0;
    for (int good = 0; good < TH_GOODS; good++) {
        int v = th_deal_good(m, good);
        if (v == 0)
            continue;
        if (v > 1 || v < -x->trades || (v > 0 ? want : give) >= 0)
            return -1;
        *(v > 0 ? &want : &give) = good;
        n = v < 0 ? -v : n;
    }
    bool fits = give >= 0 && want >= 0 && give < k->deal && want < k->deal;
    return fits ? ((n - 1) * k->deal + give) * k->deal + want : -1;
}

int env_number(const struct env_index *x, int seat, th_move m)
{
    const struct env_kind *k = &x->kind[th_kind(m)];
    int at = k->base;
    if (at < 0)
        return ENV_NONE;
    if (k->direct == 0)
        return ENV_RANK;
    for (int i = 0; i < k->n; i++) {
        int v = digit(x, &k->slot[i], seat, th_arg(m, i));
        if (v < 0)
            return k->deal != 0 ? ENV_NONE : ENV_RANK;
        at += v * k->slot[i].stride;
    }
    if (k->deal != 0) {
        int v = deal_digit(x, k, m);
        return v < 0 ? ENV_NONE : at + v;
    }
    return at;
}

int env_choices(const struct env_index *x, int seat, const struct th_moves *moves,
                struct env_choice *out)
{
    int n = 0, kind = 0, rank = 0;
    for (int i = 0; i < moves->n; i++) {
        th_move m = moves->at[i];
        int action = env_number(x, seat, m);
        if (action == ENV_RANK) {
            rank = th_kind(m) == kind ? rank + 1 : 0;
            kind = th_kind(m);
            const struct env_kind *k = &x->kind[kind];
            action = rank < k->ranks ? k->base + k->direct + rank : ENV_NONE;
        }
        if (action >= 0)
            out[n++] = (struct env_choice){ m, action };
    }
    return n;
}

/* -------------------------------------------------------------- from numbers */

int env_kind_of(const struct env_index *x, int action)
{
    for (int kind = 1; kind < ENV_KINDS; kind++) {
        const struct env_kind *k = &x->kind[kind];
        if (k->base >= 0 && action >= k->base && action < k->base + k->direct + k->ranks)
            return kind;
    }
    return 0;
}

static th_move put_arg(const struct env_index *x, const struct env_slot *s, int seat, int v)
{
    if ((s->how == SEAT || s->how == COLOUR) && v < x->seats)
        v = (v + seat) % x->seats;
    if (s->how == SIGNED)
        v -= s->range / 2;
    if (s->how == SPOT)
        v = th_spot(x->spots, v);
    return (th_move)(v & 255);
}

th_move env_move(const struct env_index *x, int seat, int action)
{
    int kind = env_kind_of(x, action);
    const struct env_kind *k = &x->kind[kind];
    int rest = action - k->base;
    if (kind == 0 || rest >= k->direct)
        return 0;
    th_move m = (th_move)kind << 56;
    for (int i = 0; i < k->n; i++) {
        if (k->slot[i].how == DROP)
            return 0;
        m |= put_arg(x, &k->slot[i], seat, rest / k->slot[i].stride) << (48 - 8 * i);
        rest %= k->slot[i].stride;
    }
    if (k->deal != 0) {
        int pair = rest % (k->deal * k->deal), n = rest / (k->deal * k->deal) + 1;
        if (pair / k->deal == pair % k->deal)
            return 0; /* a good for itself: never legal */
        m = th_deal_put(th_deal_put(m, pair / k->deal, -n), pair % k->deal, 1);
    }
    return m;
}
