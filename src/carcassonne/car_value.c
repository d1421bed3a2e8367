/* car_value.c - what a feature consists of and what it is worth: the table of section 7, one row a type, then the modules' share.
 *
 * Tiles are counted when somebody asks, each once per feature (CC-FEAT-10); nothing is kept. Clauses: CC-SCORE-*, CC-FARM-*,
 * CC-END-06. */
#include "car.h"

/* Has the tile a segment of the feature? Four are compared at once: the lowest that is equal sets the top of its 16 bits. */
static bool carries(const struct car_state *s, int tile, uint16_t fid)
{
    const uint64_t each = 0x0001000100010001, top = 0x8000800080008000;
    uint64_t a, b;
    _Static_assert(CAR_SEGS == 8, "two words of four segments");
    memcpy(&a, &s->feat[tile * CAR_SEGS], sizeof a);
    memcpy(&b, &s->feat[tile * CAR_SEGS + 4], sizeof b);
    a ^= each * fid;
    b ^= each * fid;
    return ((((a - each) & ~a) | ((b - each) & ~b)) & top) != 0;
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

struct cities { /* completed ones beside a field */
    uint16_t fid[CAR_TILES];
    int n;
};

/* Notes those that the field's segments on a tile touch, each once (CC-FARM-04). */
static void see_cities(const struct car_state *s, int tile, uint16_t field, struct cities *seen)
{
    const struct car_kind *k = car_kind_at(s, tile);
    const uint16_t *feat = &s->feat[tile * CAR_SEGS];
    unsigned left = 0;
    for (int i = k->roads + k->cities; i < k->n_seg; i++)
        left |= feat[i] == field ? k->seg[i].cities : 0;
    for (; left != 0; left &= left - 1) {
        uint16_t city = feat[__builtin_ctz(left)];
        int i = 0;
        while (i < seen->n && seen->fid[i] != city)
            i++;
        if (i == seen->n && car_done_as(s, city, CAR_CITY))
            seen->fid[seen->n++] = city;
    }
}

static void survey_field(const struct car_state *s, int tile, struct car_worth *w)
{
    struct cities seen;
    seen.n = 0;
    for (; tile < s->tiles; tile++)
        if (carries(s, tile, w->fid)) {
            w->tiles++;
            see_cities(s, tile, w->fid, &seen);
        }
    w->cities = (uint8_t)seen.n;
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
    if (w->type == CAR_FIELD) {
        survey_field(s, tile, w);
        return;
    }
    for (; tile < s->tiles; tile++)
        if (carries(s, tile, w->fid))
            survey_tile(s, tile, w);
}

/* --------------------------------------------------------- many at a time */

struct tally { /* of one feature */
    struct car_symbols symbols;
    uint8_t tiles, last; /* last: tile + 1 that was counted      */
    bool field;
    uint64_t beside[3]; /* a field's completed cities, by number */
};

struct census {                             /* of several features in one pass over the segments */
    uint8_t slot[CAR_TILES * CAR_SEGS + 1]; /* by feature: its place in the list + 1            */
    uint8_t city[CAR_TILES * CAR_SEGS + 1]; /* by completed city beside a field: its number + 1 */
    struct tally tally[CAR_MANY];
    int cities;
};

/* Completed cities of the tile that touch a field's segment. */
static void note_cities(const struct car_state *s, const uint16_t *feat, unsigned left,
                        struct census *c, struct tally *field)
{
    for (; left != 0; left &= left - 1) {
        int city = feat[__builtin_ctz(left)];
        if (!car_done_as(s, city, CAR_CITY))
            continue;
        if (c->city[city] == 0)
            c->city[city] = (uint8_t)++c->cities;
        int n = c->city[city] - 1;
        field->beside[n >> 6] |= (uint64_t)1 << (n & 63);
    }
}

/* Eight small numbers are added as one: none of them reaches 256. */
static void add_symbols(struct car_symbols *sum, const struct car_symbols *more)
{
    uint64_t a, b;
    memcpy(&a, sum, sizeof a);
    memcpy(&b, more, sizeof b);
    a += b;
    memcpy(sum, &a, sizeof a);
}

static void count_segment(const struct car_state *s, unsigned seg, struct census *c)
{
    unsigned tile = seg / CAR_SEGS;
    const struct car_symbols *symbols = &car_symbols[s->kind[tile]][seg % CAR_SEGS];
    struct tally *t = &c->tally[c->slot[s->feat[seg]] - 1];
    t->tiles = (uint8_t)(t->tiles + (t->last != tile + 1)); /* once for a feature: CC-FEAT-10 */
    t->last = (uint8_t)(tile + 1);
    if (!t->field)
        add_symbols(&t->symbols, symbols);
    else if (symbols->cities != 0)
        note_cities(s, &s->feat[tile * CAR_SEGS], symbols->cities, c, t);
}

/* The segments that somebody asked for, from a tile on. Whether one is among them is as good as random: every one is written, and
 * those that are not are overwritten. Many tiles have no more than half of their segments. */
static int list_segments(const struct car_state *s, int tile, const uint8_t *slot, uint16_t *list)
{
    unsigned end = (unsigned)s->tiles * CAR_SEGS;
    int n = 0;
    for (unsigned seg = (unsigned)tile * CAR_SEGS; seg < end; seg += CAR_SEGS / 2) {
        const uint16_t *feat = &s->feat[seg];
        if (feat[0] == 0)
            continue;
        for (unsigned i = 0; i < CAR_SEGS / 2; i++) {
            list[n] = (uint16_t)(seg + i);
            n += slot[feat[i]] != 0;
        }
    }
    return n;
}

static void read_tally(const struct tally *t, struct car_worth *w)
{
    w->tiles = t->tiles;
    w->shields = t->symbols.shields;
    w->inns = t->symbols.inns;
    w->cathedrals = t->symbols.cathedrals;
    memcpy(w->goods, t->symbols.goods, sizeof w->goods);
    for (int k = 0; k < 3 && t->field; k++)
        for (uint64_t rest = t->beside[k]; rest != 0; rest &= rest - 1)
            w->cities++;
}

void car_survey_many(const struct th_ctx *g, const uint16_t *fid, int n, struct car_worth *w)
{
    const struct car_state *s = car_st(g);
    struct census c;
    uint16_t list[CAR_TILES * CAR_SEGS];
    int first = s->tiles;
    c.cities = 0;
    memset(c.slot, 0, (size_t)s->tiles * CAR_SEGS + 1);
    memset(c.city, 0, (size_t)s->tiles * CAR_SEGS + 1);
    memset(c.tally, 0, (size_t)n * sizeof c.tally[0]);
    for (int i = 0; i < n; i++) {
        int tile = (fid[i] - 1) / CAR_SEGS;
        w[i] = (struct car_worth){ .fid = fid[i], .type = (uint8_t)car_type_of(s, fid[i]) };
        c.slot[fid[i]] = (uint8_t)(i + 1);
        c.tally[i].field = w[i].type == CAR_FIELD;
        first = tile < first ? tile : first;
    }
    int segments = list_segments(s, first, c.slot, list);
    for (int i = 0; i < segments; i++)
        count_segment(s, list[i], &c);
    for (int i = 0; i < n; i++) {
        read_tally(&c.tally[i], &w[i]);
        if (w[i].type == CAR_MONASTERY || w[i].type == CAR_GARDEN)
            w[i].tiles = (uint8_t)(1 + s->around[(fid[i] - 1) / CAR_SEGS]);
    }
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

void car_price_to(const struct th_ctx *g, int seat, struct car_worth *w)
{
    if (w->type == CAR_FIELD)
        car_price_field(g, seat, w);
    else
        car_price(g, false, w);
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
