/* test_features.c - the map of Carcassonne against an obvious slow model: tiles read anew from data/carcassonne/tiles.txt, features by
 * flood fill over a plain grid, values and owners counted from the table in section 7, final scoring from any position, placements by
 * trying every cell and turn. Compared after every move of random games over all pairs of modules and random larger sets. */
#include "table.h"
#include "car.h"

static struct prop partition = {
    .name = "CC-FEAT-01 CC-FEAT-02 CC-FEAT-03 CC-FEAT-08 CC-FEAT-11 features are what a "
            "flood fill finds"
};
static struct prop completed = {
    .name = "CC-FEAT-04 CC-FEAT-05 CC-FEAT-06 CC-FEAT-07 completed is what has no open side"
};
static struct prop values = { .name = "CC-FEAT-10 CC-FARM-03 CC-FARM-04 CC-MW-08 CC-MW-09 every "
                                      "feature is worth what the table says" };
static struct prop together = {
    .name =
        "CC-FEAT-10 CC-FARM-04 features surveyed together count what each counts alone, and what "
        "the model counts"
};
static struct prop owners = { .name = "CC-OWN-01 CC-OWN-02 owners have the highest weight" };
static struct prop places = { .name = "CC-TILE-02 CC-TILE-03 CC-TILE-04 CC-RIV-04 the tile may go "
                                      "where every touching edge matches" };
static struct prop spots = {
    .name = "CC-MEEP-01 CC-MEEP-04 CC-FARM-01 a meeple may go on what nobody holds on the new tile"
};
static struct prop finals = {
    .name = "CC-END-03 CC-END-06 the final scoring adds up what the model adds up"
};

/* ------------------------------------------------------------------ the box */

enum {
    KINDS = 123,
    SEGS = 12,
    GRID = 256
};

struct seg {
    char kind, name[12];            /* 'r' 'c' 'f' 'm' 'g' */
    unsigned sides, halves, cities; /* cities: a mask of numbers, 1 = city1 */
    int shields, inn, cathedral, goods;
};

struct tile {
    char id[8], edges[5];
    int turns, n, of_kind[128];
    bool river;
    struct seg seg[SEGS];
};

static struct tile box[KINDS];
static int n_box;

static unsigned side_mask(const char *sides)
{
    unsigned mask = 0;
    for (; *sides != '\0'; sides++)
        mask |= 1U << (strchr("NESW", *sides) - "NESW");
    return mask;
}

static struct seg *new_seg(struct tile *k, const char *word)
{
    struct seg *s = &k->seg[k->n++];
    int n = ++k->of_kind[(int)word[0]];
    s->kind = word[0];
    if (s->kind == 'm' || s->kind == 'g')
        snprintf(s->name, sizeof s->name, "%s", word);
    else
        snprintf(s->name, sizeof s->name, "%s%d", word, n);
    return s;
}

static void read_word(struct seg *s, const char *word, int at)
{
    static const char *const goods[] = { "", "wine", "wheat", "cloth" };
    if (at == 1 && (s->kind == 'r' || s->kind == 'c'))
        s->sides = side_mask(word);
    for (const char *c = word; at == 1 && s->kind == 'f' && *c >= '0' && *c <= '7'; c++)
        s->halves |= 1U << (*c - '0');
    if (at > 1 && s->kind == 'f' && strncmp(word, "city", 4) == 0)
        s->cities |= 1U << (word[4] - '0');
    s->shields += strcmp(word, "shield") == 0;
    s->inn |= strcmp(word, "inn") == 0;
    s->cathedral |= strcmp(word, "cathedral") == 0;
    for (int i = 1; i <= 3; i++)
        if (strcmp(word, goods[i]) == 0)
            s->goods = i;
}

static void read_line(char *line)
{
    struct tile *k = n_box > 0 ? &box[n_box - 1] : NULL;
    char *save = NULL, *word = strtok_r(line, " \n", &save);
    if (word == NULL || word[0] == '#' || strcmp(word, "set") == 0)
        return;
    if (strcmp(word, "tile") == 0) {
        k = &box[n_box++];
        snprintf(k->id, sizeof k->id, "%s", strtok_r(NULL, " ", &save));
        strtok_r(NULL, " ", &save);
        snprintf(k->edges, sizeof k->edges, "%s", strtok_r(NULL, " ", &save));
        strtok_r(NULL, " ", &save);
        k->turns = atoi(strtok_r(NULL, " ", &save));
        k->river = strchr(k->edges, 'V') != NULL;
        return;
    }
    if (strcmp(word, "road") != 0 && strcmp(word, "city") != 0 && strcmp(word, "field") != 0 &&
        strcmp(word, "monastery") != 0 && strcmp(word, "garden") != 0)
        return;
    struct seg *s = new_seg(k, word);
    for (int at = 1; (word = strtok_r(NULL, " \n", &save)) != NULL; at++)
        read_word(s, word, at);
}

static void read_box(void)
{
    char line[256];
    FILE *file = fopen(TESTS_DIR "/../data/carcassonne/tiles.txt", "r");
    if (file == NULL)
        abort();
    while (fgets(line, (int)sizeof line, file) != NULL)
        read_line(line);
    fclose(file);
}

static const struct tile *by_id(const char *id)
{
    for (int i = 0; i < n_box; i++)
        if (strcmp(box[i].id, id) == 0)
            return &box[i];
    abort();
}

/* ------------------------------------------------------------------ the model's map */

struct spot { /* one laid tile */
    const struct tile *k;
    int x, y, rot;
};

struct feature {
    char kind;
    int tiles, last, shields, inns, cathedrals, goods[4], cities, open;
    int weight[CAR_SEATS], pig[CAR_SEATS];
    bool mage, witch, done;
};

static struct {
    int n, features;
    int grid[GRID][GRID]; /* tile + 1 */
    struct spot at[CAR_TILES];
    int label[CAR_TILES][SEGS];
    struct feature f[CAR_TILES * SEGS];
} map;

static const int step_x[4] = { 0, 1, 0, -1 }, step_y[4] = { -1, 0, 1, 0 };

static int tile_at(int x, int y)
{
    return map.grid[x & 255][y & 255] - 1;
}

static char edge_of(const struct tile *k, int rot, int side)
{
    return k->edges[(side - rot) & 3];
}

/* Segment of a laid tile at a side, or at a half-edge for fields; -1. */
static int seg_at(int tile, int side, int half)
{
    const struct spot *p = &map.at[tile];
    for (int i = 0; i < p->k->n; i++) {
        const struct seg *s = &p->k->seg[i];
        if (half < 0 && (s->sides >> ((side - p->rot) & 3) & 1) != 0)
            return i;
        if (half >= 0 && (s->halves >> ((half - 2 * p->rot) & 7) & 1) != 0)
            return i;
    }
    return -1;
}

static int seg_named(int tile, const char *name)
{
    for (int i = 0; i < map.at[tile].k->n; i++)
        if (strcmp(map.at[tile].k->seg[i].name, name) == 0)
            return i;
    return -1;
}

/* Name of an engine's segment; the model's number of it. */
static int model_seg(const struct car_state *s, int seg)
{
    return seg_named(seg / CAR_SEGS, car_seg_name[car_seg(s, seg)->word]);
}

static int ferry_mate(const struct car_state *s, int tile, int seg)
{
    for (int i = 0; i < CAR_LAKES; i++) {
        if (s->ferry.tile[i] != tile + 1)
            continue;
        int a = s->ferry.pair[i] & 15, b = s->ferry.pair[i] >> 4;
        return seg == a ? b : seg == b ? a : -1;
    }
    return -1;
}

static void flood(const struct car_state *s, int tile, int seg, int label);

static void flood_side(const struct car_state *s, int tile, int seg, int side)
{
    const struct spot *p = &map.at[tile];
    int other = tile_at(p->x + step_x[side], p->y + step_y[side]);
    const struct seg *mine = &p->k->seg[seg];
    struct feature *f = &map.f[map.label[tile][seg]];
    if ((mine->sides >> ((side - p->rot) & 3) & 1) != 0) {
        f->open += other < 0;
        if (other >= 0)
            flood(s, other, seg_at(other, (side + 2) & 3, -1), map.label[tile][seg]);
    }
    for (int i = 0; i < 2 && other >= 0; i++)
        if ((mine->halves >> ((2 * side + i - 2 * p->rot) & 7) & 1) != 0)
            flood(s, other, seg_at(other, 0, 2 * ((side + 2) & 3) + 1 - i), map.label[tile][seg]);
}

static void flood(const struct car_state *s, int tile, int seg, int label)
{
    if (map.label[tile][seg] >= 0)
        return;
    map.label[tile][seg] = label;
    for (int side = 0; side < 4; side++)
        flood_side(s, tile, seg, side);
    int mate = map.at[tile].k->seg[seg].kind == 'r' ? ferry_mate(s, tile, seg) : -1;
    if (mate >= 0)
        flood(s, tile, mate, label);
}

static void lay(const struct car_state *s)
{
    for (int i = 0; i < map.n; i++)
        map.grid[map.at[i].x & 255][map.at[i].y & 255] = 0;
    map.n = s->tiles;
    for (int i = 0; i < map.n; i++) {
        map.at[i] = (struct spot){ by_id(car_tile_name[s->kind[i]]), s->x[i], s->y[i], s->rot[i] };
        map.grid[s->x[i]][s->y[i]] = i + 1;
        for (int k = 0; k < SEGS; k++)
            map.label[i][k] = -1;
    }
}

static int neighbours(int tile)
{
    int n = 0;
    for (int dx = -1; dx <= 1; dx++)
        for (int dy = -1; dy <= 1; dy++)
            n += (dx != 0 || dy != 0) && tile_at(map.at[tile].x + dx, map.at[tile].y + dy) >= 0;
    return n;
}

/* Adds a tile's segments to their features; the tile itself counts once in each. */
static void survey(int tile)
{
    for (int i = 0; i < map.at[tile].k->n; i++) {
        const struct seg *s = &map.at[tile].k->seg[i];
        struct feature *f = &map.f[map.label[tile][i]];
        f->kind = s->kind;
        f->shields += s->shields;
        f->inns += s->inn;
        f->cathedrals += s->cathedral;
        f->goods[s->goods]++;
        f->tiles += f->last != tile + 1;
        f->last = tile + 1;
        if (s->kind == 'm' || s->kind == 'g')
            f->open = 8 - neighbours(tile);
    }
}

static void count_cities(int label)
{
    static int seen[CAR_TILES * SEGS];
    for (int tile = 0; tile < map.n; tile++)
        for (int i = 0; i < map.at[tile].k->n; i++) {
            if (map.label[tile][i] != label)
                continue;
            for (int c = 1; c <= 4; c++) {
                char name[12];
                if ((map.at[tile].k->seg[i].cities >> c & 1) == 0)
                    continue;
                snprintf(name, sizeof name, "city%d", c);
                int city = map.label[tile][seg_named(tile, name)];
                if (map.f[city].done && seen[city] != label + 1)
                    map.f[label].cities++;
                seen[city] = label + 1;
            }
        }
    memset(seen, 0, sizeof seen);
}

static struct feature *feature_at(const struct car_state *s, int seg_plus_1)
{
    int seg = seg_plus_1 - 1;
    return &map.f[map.label[seg / CAR_SEGS][model_seg(s, seg)]];
}

static void add_figures(const struct car_state *s)
{
    for (int seat = 0; seat < s->flow.seats; seat++) {
        for (int slot = 0; slot < CAR_MEEPLE_SLOTS; slot++)
            if (s->figure[seat][slot] != 0)
                feature_at(s, s->figure[seat][slot])->weight[seat] += slot == CAR_BIG_SLOT ? 2 : 1;
        if (s->figure[seat][CAR_PIG_SLOT] != 0)
            feature_at(s, s->figure[seat][CAR_PIG_SLOT])->pig[seat] = 1;
    }
    if (s->magic[0] != 0)
        feature_at(s, s->magic[0])->mage = true;
    if (s->magic[1] != 0)
        feature_at(s, s->magic[1])->witch = true;
}

static void build(const struct car_state *s)
{
    lay(s);
    map.features = 0;
    for (int tile = 0; tile < map.n; tile++)
        for (int i = 0; i < map.at[tile].k->n; i++)
            if (map.label[tile][i] < 0) {
                map.f[map.features] = (struct feature){ 0 };
                flood(s, tile, i, map.features++);
            }
    for (int tile = 0; tile < map.n; tile++)
        survey(tile);
    for (int i = 0; i < map.features; i++)
        map.f[i].done = map.f[i].kind != 'f' && map.f[i].open == 0;
    for (int i = 0; i < map.features; i++)
        if (map.f[i].kind == 'f')
            count_cities(i);
    add_figures(s);
}

/* ------------------------------------------------------------------ values */

static bool plays(const struct table *t, int module)
{
    return (t->rules->modules >> module & 1) != 0;
}

/* Row of the table in section 7, for a seat. */
static int value_of(const struct table *t, const struct feature *f, bool done, int seat)
{
    int v = 0, inn = plays(t, CAR_M_INNS) && f->inns > 0;
    int cathedral = plays(t, CAR_M_INNS) && f->cathedrals > 0;
    if (f->kind == 'f')
        return f->cities * (f->pig[seat] ? 4 : 3);
    if (f->kind == 'm' || f->kind == 'g')
        return done ? 9 : 9 - f->open;
    if (f->kind == 'r')
        v = inn ? (done ? 2 * f->tiles : 0) : f->tiles;
    if (f->kind == 'c')
        v = (f->tiles + f->shields) * (cathedral ? (done ? 3 : 0) : (done ? 2 : 1));
    v += f->mage ? f->tiles : 0;
    return f->witch ? (v + 1) / 2 : v;
}

static unsigned owners_of(const struct feature *f)
{
    unsigned mask = 0;
    int most = 1;
    for (int i = 0; i < CAR_SEATS; i++)
        most = f->weight[i] > most ? f->weight[i] : most;
    for (int i = 0; i < CAR_SEATS; i++)
        mask |= (unsigned)(f->weight[i] == most) << i;
    return mask;
}

/* ------------------------------------------------------------------ comparisons */

static void see_features(struct table *t)
{
    static int fid_of[CAR_TILES * SEGS], label_of[CAR_TILES * CAR_SEGS + 1];
    const struct car_state *s = t->state;
    struct th_ctx g = { .rules = t->rules, .flow = (struct th_flow *)t->state };
    memset(fid_of, 0, sizeof fid_of);
    memset(label_of, 0, sizeof label_of);
    for (int tile = 0; tile < s->tiles; tile++)
        for (int i = 0; i < car_kind_at(s, tile)->n_seg; i++) {
            int seg = tile * CAR_SEGS + i, fid = s->feat[seg];
            int label = map.label[tile][model_seg(s, seg)];
            bool fresh = fid_of[label] == 0 && label_of[fid] == 0;
            prop_is(&partition, t, fresh || (fid_of[label] == fid && label_of[fid] == label + 1));
            fid_of[label] = fid;
            label_of[fid] = label + 1;
        }
    for (int i = 0; i < map.features; i++) {
        const struct feature *f = &map.f[i];
        struct car_worth w;
        prop_is(&completed, t, f->done == car_done(s, fid_of[i]));
        prop_is(&owners, t, owners_of(f) == car_owners(s, fid_of[i]));
        if (th_rng_below(&t->rng, 6) != 0) /* values are slow to count */
            continue;
        if (f->kind == 'f') {
            int seat = (int)th_rng_below(&t->rng, s->flow.seats);
            car_worth_to(&g, fid_of[i], seat, &w);
            prop_is(&values, t, w.points == value_of(t, f, false, seat));
            continue;
        }
        for (int done = 0; done < 2; done++) {
            car_value(&g, fid_of[i], done, &w);
            prop_is(&values, t, w.points == value_of(t, f, done, 0));
        }
    }
}

/* Which turns are equal to a smaller one follows from the edges and the arrow, which the box counts as `turns`. */
static bool fits(const struct tile *k, int x, int y, int rot)
{
    bool touches = false, river = false;
    if (tile_at(x, y) >= 0 || rot >= k->turns)
        return false;
    for (int side = 0; side < 4; side++) {
        int other = tile_at(x + step_x[side], y + step_y[side]);
        if (other < 0)
            continue;
        char edge = edge_of(map.at[other].k, map.at[other].rot, (side + 2) & 3);
        if (edge != edge_of(k, rot, side))
            return false;
        touches = true;
        river |= edge == 'V';
    }
    return touches && (!k->river || river);
}

static bool near_tile(int x, int y)
{
    for (int side = 0; side < 4; side++)
        if (tile_at(x + step_x[side], y + step_y[side]) >= 0)
            return true;
    return false;
}

static bool same_counts(const struct feature *f, const struct car_worth *w)
{
    bool alone = f->kind == 'm' || f->kind == 'g';
    return w->tiles == (alone ? 9 - f->open : f->tiles) && w->shields == f->shields &&
           w->inns == f->inns && w->cathedrals == f->cathedrals && w->cities == f->cities &&
           w->goods[0] == f->goods[1] && w->goods[1] == f->goods[2] && w->goods[2] == f->goods[3];
}

/* Some features of the map at once, as the evaluation and the final scoring count them. */
static void see_together(struct table *t)
{
    const struct car_state *s = t->state;
    struct th_ctx g = { .rules = t->rules, .flow = (struct th_flow *)t->state };
    struct car_manned list[CAR_MANY] = { { 0 } };
    struct car_worth many[CAR_MANY], one;
    int n = 0;
    for (int seg = 0; seg < s->tiles * CAR_SEGS && n < CAR_MANY; seg++)
        if (s->feat[seg] == seg + 1 && th_rng_below(&t->rng, 3) == 0)
            list[n++].fid = s->feat[seg];
    car_survey_many(&g, list, n, many);
    for (int i = 0; i < n; i++) {
        car_survey(&g, list[i].fid, &one);
        prop_is(&together, t, memcmp(&one, &many[i], sizeof one) == 0);
        prop_is(&together, t, same_counts(feature_at(s, list[i].fid), &many[i]));
    }
}

/* Every feature somebody holds stands in the list once, with what each seat's meeples weigh there. */
static void see_manned(struct table *t)
{
    const struct car_state *s = t->state;
    struct car_manned list[CAR_MANY];
    uint8_t weight[CAR_SEATS];
    int n = car_list_manned(s, list), want = 0;
    for (int seg = 0; seg < s->tiles * CAR_SEGS; seg++)
        want += s->feat[seg] == seg + 1 && car_held(s, seg + 1);
    prop_is(&together, t, n == want);
    for (int i = 0; i < n; i++) {
        unsigned most = 0;
        car_weigh(s, list[i].fid, weight);
        for (int seat = 0; seat < s->flow.seats; seat++)
            most |= (unsigned)(list[i].weight[seat] == list[i].most) << seat;
        prop_is(&together, t, memcmp(weight, list[i].weight, sizeof weight) == 0);
        prop_is(&together, t, most == owners_of(feature_at(s, list[i].fid)));
    }
}

/* Of the river only the bends are left out: a listed place must fit, and straight tiles may go wherever they fit. */
static void see_places(struct table *t)
{
    const struct car_state *s = t->state;
    const struct tile *k = by_id(car_tile_name[s->drawn - 1]);
    int n = 0;
    t->game->gen(t->rules, t->state, th_first_seat(t->game->actors(t->rules, t->state, NULL)),
                 &t->moves);
    for (int x = 0; x < GRID; x++)
        for (int y = 0; y < GRID; y++)
            for (int rot = 0; rot < 4 && near_tile(x, y); rot++)
                n += fits(k, x, y, rot);
    for (int i = 0; i < t->moves.n; i++) {
        th_move m = t->moves.at[i];
        prop_is(&places, t, fits(k, th_arg(m, 0), th_arg(m, 1), th_arg(m, 2)));
    }
    prop_is(&places, t, t->moves.n > 0 && (k->river ? t->moves.n <= n : t->moves.n == n));
}

/* Is `meeple SEGMENT` listed for exactly the free roads, cities, fields and monasteries of the tile just placed? */
static void see_spots(struct table *t)
{
    const struct car_state *s = t->state;
    int seat = th_first_seat(t->game->actors(t->rules, t->state, NULL)), tile = s->tiles - 1;
    bool farmers = t->rules->opt[CAR_OPT_FARMERS] != 0;
    int supply = 0;
    for (int slot = 0; slot < CAR_MEEPLES; slot++)
        supply += s->figure[seat][slot] == 0;
    for (int word = 0; word < CAR_SEG_WORDS; word++) {
        int seg = seg_named(tile, car_seg_name[word]);
        bool free = seg >= 0 && supply > 0;
        if (free) {
            const struct feature *f = &map.f[map.label[tile][seg]];
            free = owners_of(f) == 0 && f->kind != 'g' && (farmers || f->kind != 'f');
        }
        bool legal =
            t->game->legal(t->rules, t->state, seat, th_make(CAR_PUT, word, 0, 0), NULL) == 0;
        prop_is(&spots, t, legal == free);
    }
}

/* ------------------------------------------------------------------ the end */

static int gold_worth(int n)
{
    return n * (n < 4 ? 1 : n < 7 ? 2 : n < 10 ? 3 : 4);
}

static int most_goods(const struct car_state *s, int good)
{
    int most = 1;
    for (int seat = 0; seat < CAR_SEATS; seat++)
        most = s->goods[seat][good] > most ? s->goods[seat][good] : most;
    return most;
}

static int total_of(const struct table *t, const struct car_state *s, int seat)
{
    int sum = s->points[seat][0] + s->points[seat][1] + gold_worth(s->gold.held[seat]);
    for (int i = 0; i < map.features; i++)
        if ((owners_of(&map.f[i]) >> seat & 1) != 0)
            sum += value_of(t, &map.f[i], false, seat);
    for (int good = 0; good < CAR_GOODS; good++)
        sum += s->goods[seat][good] == most_goods(s, good) ? 10 : 0;
    return sum;
}

/* The game is ended here and now, on a copy. */
static void see_final(struct table *t)
{
    const struct car_state *s = t->state;
    int16_t score[TH_SEATS];
    uint8_t rank[TH_SEATS];
    void *copy = table_copy(t, t->state);
    bool ended = t->game->set(t->rules, copy, "phase end 1", NULL) == 0;
    prop_is(&finals, t, ended);
    t->game->scores(t->rules, copy, score, rank);
    for (int seat = 0; ended && seat < s->flow.seats; seat++)
        prop_is(&finals, t, score[seat] == total_of(t, s, seat));
    free(copy);
}

/* ------------------------------------------------------------------ games */

static void see(struct table *t)
{
    const char *asks = th_asking(t->rules, t->state, NULL);
    build(t->state);
    see_features(t);
    see_together(t);
    see_manned(t);
    if (strcmp(asks, "carcassonne.place") == 0)
        see_places(t);
    if (strcmp(asks, "carcassonne.figure") == 0)
        see_spots(t);
    if (strcmp(asks, "carcassonne.draw") == 0 && t->rules->opt[CAR_OPT_ROB_FINAL] == 0 &&
        th_rng_below(&t->rng, 8) == 0)
        see_final(t);
}

static void one_game(const struct th_setup *setup, uint64_t seed)
{
    struct table *t = table_of(setup, seed);
    while (table_choose(t)) {
        table_make(t);
        see(t);
    }
    table_close(t);
}

int main(void)
{
    const struct th_game *game = th_game_find("carcassonne");
    struct th_rng rng;
    read_box();
    TAP_EQ(n_box, KINDS, "the model has read every kind of tile");
    th_rng_seed(&rng, 5);
    for (int a = 0; a < CAR_MODULES; a++)
        for (int b = a; b < CAR_MODULES; b += tap_step()) {
            struct th_setup setup;
            th_setup_init(&setup, game);
            setup.modules = 1U << a | 1U << b;
            setup.seats = 2 + (a + b) % 5;
            one_game(&setup, 100 * (uint64_t)a + (uint64_t)b);
        }
    for (int i = 0; i < tap_scale(60); i++) {
        struct th_setup setup = table_random(game, &rng);
        one_game(&setup, (uint64_t)i);
    }
    prop_report(&partition);
    prop_report(&completed);
    prop_report(&values);
    prop_report(&owners);
    prop_report(&together);
    prop_report(&places);
    prop_report(&spots);
    prop_report(&finals);
    return tap_done();
}
