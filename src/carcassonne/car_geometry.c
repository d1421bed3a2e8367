/* car_geometry.c - the tiles of a table as JSON, once: shapes, symbols, where figures stand. The form is described at the top of
 * car_describe.c. */
#include "car.h"

static const char *sides(char buf[5], unsigned mask)
{
    int n = 0;
    for (int i = 0; i < 4; i++)
        if ((mask >> i & 1) != 0)
            buf[n++] = "NESW"[i];
    buf[n] = '\0';
    return buf;
}

static void word_of(struct th_json *j, const char *key, const char *const *name, int value)
{
    if (value != 0)
        th_json_str(j, key, name[value - 1]);
}

static void field(const struct car_kind *k, const struct car_seg *seg, struct th_json *j)
{
    th_json_open(j, "halves", '[');
    for (int i = 0; i < 8; i++)
        if ((seg->halves >> i & 1) != 0)
            th_json_int(j, NULL, i);
    th_json_close(j, ']');
    th_json_open(j, "cities", '[');
    for (int i = 0; i < k->n_seg; i++)
        if ((seg->cities >> i & 1) != 0)
            th_json_str(j, NULL, car_seg_name[k->seg[i].word]);
    th_json_close(j, ']');
}

static void segment(const struct car_kind *k, const struct car_seg *seg, struct th_json *j)
{
    static const char *const end[] = {
        "crossing", "city", "monastery", "farmhouse", "lake", "crop"
    };
    static const char *const over[] = { "road", "city", "river" };
    char buf[5];
    th_json_open(j, NULL, '{');
    th_json_str(j, "segment", car_seg_name[seg->word]);
    th_json_str(j, "kind", car_type_name[seg->type]);
    th_json_open(j, "at", '[');
    th_json_int(j, NULL, seg->x);
    th_json_int(j, NULL, seg->y);
    th_json_close(j, ']');
    if (seg->sides != 0)
        th_json_str(j, "sides", sides(buf, seg->sides));
    if (seg->type == CAR_FIELD)
        field(k, seg, j);
    if (seg->shields > 0)
        th_json_int(j, "shields", seg->shields);
    if (seg->inn)
        th_json_bool(j, "inn", true);
    if (seg->cathedral)
        th_json_bool(j, "cathedral", true);
    word_of(j, "goods", car_goods_name, seg->goods);
    word_of(j, "end", end, seg->end);
    word_of(j, "over", over, seg->over);
    th_json_close(j, '}');
}

static void symbols(const struct car_kind *k, struct th_json *j)
{
    static const char *const name[] = { "lake", "gold", "hat", "sack" };
    static const char *const crop[] = { "fork", "club", "shield" };
    static const char *const way[] = { "N", "NE", "E", "SE", "S", "SW", "W", "NW" };
    static const char *const role[] = { "spring", "course", "lake" };
    char buf[5];
    th_json_open(j, "symbols", '[');
    for (int i = 0; i < 4; i++)
        if ((k->symbols >> i & 1) != 0)
            th_json_str(j, NULL, name[i]);
    if (k->crop != 0)
        th_json_str(j, NULL, crop[k->crop - 1]);
    th_json_close(j, ']');
    word_of(j, "flight", way, k->flight);
    if (k->river != 0)
        th_json_str(j, "river", sides(buf, k->river));
    word_of(j, "river_role", role, k->role);
}

static void kind(const struct th_ctx *g, int i, struct th_json *j)
{
    const struct car_kind *k = &car_kind[i];
    char edges[5] = "";
    for (int side = 0; side < 4; side++)
        edges[side] = "FRCV"[k->edges >> 2 * side & 3];
    edges[4] = '\0';
    th_json_open(j, NULL, '{');
    th_json_str(j, "tile", k->id);
    th_json_str(j, "set", car_set_name[k->set]);
    th_json_int(j, "count", car_ru(g)->total[i]);
    th_json_str(j, "edges", edges);
    th_json_int(j, "turns", k->turns);
    symbols(k, j);
    th_json_open(j, "segments", '[');
    for (int n = 0; n < k->n_seg; n++)
        segment(k, &k->seg[n], j);
    th_json_close(j, ']');
    th_json_close(j, '}');
}

void car_geometry(const struct th_rules *r, struct th_json *j)
{
    struct th_ctx g = { .rules = r };
    th_json_open(j, NULL, '{');
    th_json_open(j, "colours", '[');
    for (int i = 0; i < r->seats; i++)
        th_json_str(j, NULL, car_colour[i]);
    th_json_close(j, ']');
    th_json_open(j, "tiles", '[');
    for (int i = 0; i < CAR_KINDS; i++)
        if (car_ru(&g)->total[i] > 0)
            kind(&g, i, j);
    th_json_close(j, ']');
    th_json_close(j, '}');
}
