/* car_value.c - what a feature consists of and what it is worth: the table of section 7, one row a type, then the modules' share.
 *
 * Tiles are counted when somebody asks, each once per feature (CC-FEAT-10); nothing is kept. Clauses: CC-SCORE-*, CC-FARM-*,
 * CC-END-06. */
#include "car.h"

/* Has the tile a segment of the feature? All eight are compared, which compilers do at once. */
static bool carries(const struct car_state *s, int tile, int fid)
{
    const uint16_t *feat = &s->feat[tile * CAR_SEGS];
    int n = 0;
    for (int i = 0; i < CAR_SEGS; i++)
        n |= feat[i] == fid;
    return n != 0;
}

/* A tile's segments of the feature: the tile counts once, what stands on them each. */
static void survey_tile(const struct car_state *s, int tile, struct car_worth *w)
{
    const struct car_kind *k = car_kind_at(s, tile);
    for (int i = 0; i < k->n_seg; i++) {
        const struct car_seg *seg = &k->seg[i];
        if (s->feat[tile * CAR_SEGS + i] != w->fid)
            continue;
        w->shields = (uint8_t)(w->shields + seg->shields);
        w->inns = (uint8_t)(w->inns + seg->inn);
        w->cathedrals = (uint8_t)(w->cathedrals + seg->cathedral);
        if (seg->goods != 0)
            w->goods[seg->goods - 1]++;
    }
    w->tiles++;
}

/* Segments of the tile that the field's segments on it touch. */
static unsigned cities_of(const struct car_state *s, int tile, int fid)
{
    const struct car_kind *k = car_kind_at(s, tile);
    unsigned cities = 0;
    for (int i = k->roads + k->cities; i < k->n_seg; i++)
        if (s->feat[tile * CAR_SEGS + i] == fid)
            cities |= k->seg[i].cities;
    return cities;
}

/* Completed cities that touch a field, each once (CC-FARM-04). */
static uint8_t cities_beside(const struct car_state *s, int fid)
{
    uint16_t seen[CAR_TILES];
    int n = 0;
    for (int tile = (fid - 1) / CAR_SEGS; tile < s->tiles; tile++) {
        unsigned left = carries(s, tile, fid) ? cities_of(s, tile, fid) : 0;
        for (; left != 0; left &= left - 1) {
            uint16_t city = s->feat[tile * CAR_SEGS + __builtin_ctz(left)];
            int i = 0;
            while (i < n && seen[i] != city)
                i++;
            if (i == n && car_done(s, city))
                seen[n++] = city;
        }
    }
    return (uint8_t)n;
}

void car_survey(const struct th_ctx *g, int fid, struct car_worth *w)
{
    const struct car_state *s = car_st(g);
    int tile = (fid - 1) / CAR_SEGS;
    *w = (struct car_worth){ .fid = (uint16_t)fid, .type = (uint8_t)car_type_of(s, fid) };
    if (w->type == CAR_MONASTERY || w->type == CAR_GARDEN) {
        w->tiles = (uint8_t)(1 + s->around[tile]);
        return;
    }
    for (; tile < s->tiles; tile++)
        if (carries(s, tile, fid))
            survey_tile(s, tile, w);
    if (w->type == CAR_FIELD)
        w->cities = cities_beside(s, fid);
}

/* --------------------------------------------------------- many at a time */

struct census {                         /* of several features in one pass over the tiles */
    uint8_t slot[CAR_TILES * CAR_SEGS]; /* by feature: its place in the list + 1                */
    uint8_t city[CAR_TILES * CAR_SEGS]; /* by completed city beside a field: its number + 1     */
    uint64_t beside[CAR_MANY][3];       /* completed cities beside each field, by that number   */
    int cities;
};

/* Completed cities of the tile that touch a field's segment. */
static void note_cities(const struct car_state *s, int tile, unsigned left, struct census *c, int i)
{
    for (; left != 0; left &= left - 1) {
        int city = s->feat[tile * CAR_SEGS + __builtin_ctz(left)];
        if (c->city[city - 1] == 0 && car_done(s, city))
            c->city[city - 1] = (uint8_t)++c->cities;
        int n = c->city[city - 1] - 1;
        if (n >= 0)
            c->beside[i][n >> 6] |= (uint64_t)1 << (n & 63);
    }
}

static void count_tile(const struct car_state *s, int tile, struct census *c, struct car_worth *w)
{
    const struct car_kind *k = car_kind_at(s, tile);
    uint64_t counted = 0; /* a tile counts once for a feature: CC-FEAT-10 */
    for (int n = 0; n < k->n_seg; n++) {
        int i = c->slot[s->feat[tile * CAR_SEGS + n] - 1] - 1;
        const struct car_seg *seg = &k->seg[n];
        if (i < 0)
            continue;
        w[i].tiles = (uint8_t)(w[i].tiles + ((counted >> i & 1) == 0));
        counted |= (uint64_t)1 << i;
        w[i].shields = (uint8_t)(w[i].shields + seg->shields);
        w[i].inns = (uint8_t)(w[i].inns + seg->inn);
        w[i].cathedrals = (uint8_t)(w[i].cathedrals + seg->cathedral);
        if (seg->goods != 0)
            w[i].goods[seg->goods - 1]++;
        if (w[i].type == CAR_FIELD)
            note_cities(s, tile, seg->cities, c, i);
    }
}

void car_survey_many(const struct th_ctx *g, const uint16_t *fid, int n, struct car_worth *w)
{
    const struct car_state *s = car_st(g);
    struct census c;
    int first = s->tiles;
    memset(&c, 0, sizeof c);
    for (int i = 0; i < n; i++) {
        int tile = (fid[i] - 1) / CAR_SEGS;
        w[i] = (struct car_worth){ .fid = fid[i], .type = (uint8_t)car_type_of(s, fid[i]) };
        if (w[i].type == CAR_MONASTERY || w[i].type == CAR_GARDEN) {
            w[i].tiles = (uint8_t)(1 + s->around[tile]);
            continue;
        }
        c.slot[fid[i] - 1] = (uint8_t)(i + 1);
        first = tile < first ? tile : first;
    }
    for (int tile = first; tile < s->tiles; tile++)
        count_tile(s, tile, &c, w);
    for (int i = 0; i < n; i++)
        for (int k = 0; k < 3; k++)
            for (uint64_t rest = c.beside[i][k]; rest != 0; rest &= rest - 1)
                w[i].cities++;
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

void car_field_value(const struct th_ctx *g, int fid, int seat, struct car_worth *w)
{
    car_survey(g, fid, w);
    car_price_field(g, seat, w);
}

void car_worth_to(const struct th_ctx *g, int fid, int seat, struct car_worth *w)
{
    if (car_type_of(car_st(g), fid) == CAR_FIELD)
        car_field_value(g, fid, seat, w);
    else
        car_value(g, fid, false, w);
}

uint64_t car_bundle(const struct car_worth *w)
{
    uint64_t x = 0;
    for (int i = 0; i < CAR_LANES; i++)
        x |= (uint64_t)(uint8_t)w->lane[i] << 8 * i;
    return x;
}
