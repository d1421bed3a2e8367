/* car_value.c - what a feature consists of and what it is worth: the table of section 7, one row a type, then the modules' share.
 *
 * Tiles are counted when somebody asks, each once per feature (CC-FEAT-10); nothing is kept. Clauses: CC-SCORE-*, CC-FARM-*,
 * CC-END-06. */
#include "car.h"

/* Eight small numbers are added as one: none of them reaches 256. */
static void add_symbols(struct car_symbols *sum, const struct car_symbols *more)
{
    uint64_t a, b;
    memcpy(&a, sum, sizeof a);
    memcpy(&b, more, sizeof b);
    a += b;
    memcpy(sum, &a, sizeof a);
}

/* A road or city. A tile's segments follow one another in the ring, the root's at its end: a tile counts once (CC-FEAT-10). */
static void survey_path(const struct car_state *s, struct car_worth *w)
{
    struct car_symbols sum = { 0 };
    unsigned seg = w->fid - 1U, last = CAR_TILES, tiles = 0;
    do {
        seg = car_ring(s, seg);
        tiles += seg / CAR_SEGS != last;
        last = seg / CAR_SEGS;
        add_symbols(&sum, &car_symbols[s->kind[last]][seg % CAR_SEGS]);
    } while (seg + 1 != w->fid);
    w->tiles = (uint8_t)tiles;
    w->shields = sum.shields;
    w->inns = sum.inns;
    w->cathedrals = sum.cathedrals;
    memcpy(w->goods, sum.goods, sizeof w->goods);
}

enum {
    PIECE = 64 /* bytes cleared at once */
};
struct seen {                                     /* cities that were counted, by fid      */
    uint8_t by[CAR_TILES * CAR_SEGS + 1 + PIECE]; /* for which field last                  */
    uint8_t field;                                /* number of the field that is surveyed  */
};

/* In pieces: a block of unknown length may be cleared with `rep stos`, which is slow for so few bytes. */
static void clear_seen(const struct car_state *s, struct seen *seen)
{
    for (int at = 0; at <= s->tiles * CAR_SEGS; at += PIECE)
        memset(&seen->by[at], 0, PIECE);
}

/* Completed cities that a segment of a field touches and no other did before (CC-FARM-04). */
static int more_cities(const struct car_state *s, unsigned seg, struct seen *seen)
{
    const uint16_t *feat = &s->feat[seg - seg % CAR_SEGS];
    unsigned left = car_symbols[s->kind[seg / CAR_SEGS]][seg % CAR_SEGS].cities;
    int n = 0;
    for (; left != 0; left &= left - 1) {
        int city = feat[__builtin_ctz(left)];
        if (seen->by[city] == seen->field || !car_done_as(s, city, CAR_CITY))
            continue;
        seen->by[city] = seen->field;
        n++;
    }
    return n;
}

static void survey_field(const struct car_state *s, struct car_worth *w, struct seen *seen)
{
    unsigned seg = w->fid - 1U, last = CAR_TILES, tiles = 0;
    int cities = 0;
    if (seen->field++ == 0)
        clear_seen(s, seen);
    do {
        seg = car_ring(s, seg);
        tiles += seg / CAR_SEGS != last;
        last = seg / CAR_SEGS;
        cities += more_cities(s, seg, seen);
    } while (seg + 1 != w->fid);
    w->tiles = (uint8_t)tiles;
    w->cities = (uint8_t)cities;
}

static void survey(const struct car_state *s, int fid, struct car_worth *w, struct seen *seen)
{
    *w = (struct car_worth){ .fid = (uint16_t)fid, .type = (uint8_t)car_type_of(s, fid) };
    if (w->type == CAR_FIELD)
        survey_field(s, w, seen);
    else if (w->type == CAR_ROAD || w->type == CAR_CITY)
        survey_path(s, w);
    else
        w->tiles = (uint8_t)(1 + s->around[(fid - 1) / CAR_SEGS]);
}

void car_survey(const struct th_ctx *g, int fid, struct car_worth *w)
{
    struct seen seen;
    seen.field = 0;
    survey(car_st(g), fid, w, &seen);
}

void car_survey_many(const struct th_ctx *g, const struct car_manned *list, int n,
                     struct car_worth *w)
{
    struct seen seen;
    seen.field = 0;
    for (int i = 0; i < n; i++)
        survey(car_st(g), list[i].fid, &w[i], &seen);
}

static void add_up(struct car_worth *w)
{
    w->points = 0;
    for (int i = 0; i < CAR_LANES; i++)
        w->points = (int16_t)(w->points + (i == CAR_BY_WITCH ? -w->lane[i] : w->lane[i]));
}

/* ---------------------------------------------------- the table of section 7 */

void car_price(const struct th_ctx *g, bool done, struct car_worth *w)
{
    /* points per tile and per shield: not completed, completed */
    static const uint8_t each[CAR_TYPES][2] = { [CAR_ROAD] = { 1, 1 },
                                                [CAR_CITY] = { 1, 2 },
                                                [CAR_MONASTERY] = { 1, 1 },
                                                [CAR_GARDEN] = { 1, 1 } };
    w->done = done;
    w->lane[CAR_BY_TILES] = (int16_t)(each[w->type][done] * w->tiles);
    w->lane[CAR_BY_SHIELDS] = (int16_t)(each[w->type][done] * w->shields);
    if (done && (w->type == CAR_MONASTERY || w->type == CAR_GARDEN))
        w->lane[CAR_BY_TILES] = CAR_MONASTERY_POINTS;
    CAR_EACH(g, value, fold)
        fold(g, w);
    add_up(w);
}

void car_value(const struct th_ctx *g, int fid, bool done, struct car_worth *w)
{
    car_survey(g, fid, w);
    car_price(g, done, w);
}

void car_price_field(const struct th_ctx *g, int seat, struct car_worth *w)
{
    w->lane[CAR_BY_CITIES] = (int16_t)(CAR_FIELD_CITY * w->cities);
    CAR_EACH(g, field_value, fold)
        fold(g, seat, w);
    add_up(w);
}

void car_price_to(const struct th_ctx *g, int seat, struct car_worth *w)
{
    if (w->type == CAR_FIELD)
        car_price_field(g, seat, w);
    else
        car_price(g, false, w);
}

/* A completed feature gives what it is worth completed, whether it is about to be scored or was long ago (CC-SCORE-01). */
void car_price_now(const struct th_ctx *g, int seat, struct car_worth *w)
{
    if (car_done(car_st(g), w->fid))
        car_price(g, true, w);
    else
        car_price_to(g, seat, w);
}

void car_worth_to(const struct th_ctx *g, int fid, int seat, struct car_worth *w)
{
    car_survey(g, fid, w);
    car_price_to(g, seat, w);
}

uint64_t car_bundle(const struct car_worth *w)
{
    uint64_t x = 0;
    for (int i = 0; i < CAR_LANES; i++)
        x |= (uint64_t)(uint8_t)w->lane[i] << 8 * i;
    return x;
}
