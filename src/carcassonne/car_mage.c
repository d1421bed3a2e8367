/* car_mage.c - Mage & Witch: two neutral figures that raise or halve what a road or city gives. Clauses: CC-MW-*.
 *
 * A target is a feature; it is named by its smallest segment, or, where roads can part again, by any segment of a road (CC-MW-06). */
#include "car.h"

enum {
    MAGE,
    WITCH
}; /* in magic[] */

static void params(struct car_rules *ru, const struct th_setup *setup)
{
    (void)setup;
    car_use_set(ru, CAR_SET_MAGE, CAR_PILES - 1);
}

static int feature_of(const struct car_state *s, int who)
{
    return s->magic[who] == 0 ? 0 : s->feat[s->magic[who] - 1];
}

static bool stands(const struct th_ctx *g, int fid)
{
    const struct car_state *s = car_st(g);
    return feature_of(s, MAGE) == fid || feature_of(s, WITCH) == fid;
}

/* ------------------------------------------------------------------- targets */

/* Is this segment how an unfinished road or city is named? */
static bool names_target(const struct th_ctx *g, int seg)
{
    const struct car_state *s = car_st(g);
    int fid = s->feat[seg], type = car_seg(s, seg)->type;
    if ((type != CAR_ROAD && type != CAR_CITY) || car_done(s, fid))
        return false;
    return fid == seg + 1 || (type == CAR_ROAD && car_ru(g)->roads_split);
}

/* Another feature than the figure's own, without the other figure (CC-MW-01..03). */
static th_clause no_target(const struct th_ctx *g, int who, int seg)
{
    const struct car_state *s = car_st(g);
    if (seg < 0 || !names_target(g, seg))
        return CC_MW_01;
    if (s->feat[seg] == feature_of(s, who) || s->feat[seg] == feature_of(s, 1 - who))
        return CC_MW_03;
    return 0;
}

static bool any_target(const struct th_ctx *g)
{
    const struct car_state *s = car_st(g);
    for (int seg = 0; seg < s->tiles * CAR_SEGS; seg++)
        if (s->feat[seg] == seg + 1 &&
            (no_target(g, MAGE, seg) == 0 || no_target(g, WITCH, seg) == 0))
            return true;
    return false;
}

static bool together(const struct car_state *s)
{
    return feature_of(s, MAGE) != 0 && feature_of(s, MAGE) == feature_of(s, WITCH);
}

/* ----------------------------------------------------------------- the question */

static void ask(struct th_ctx *g)
{
    const struct car_state *s = car_st(g);
    int seat = g->flow->turn;
    if (any_target(g) || s->magic[MAGE] != 0 ||
        s->magic[WITCH] != 0) /* else nothing happens: CC-MW-05 */
        th_push(g, CAR_F_SUMMON, seat, 1U << seat);
}

void car_mage_step(struct th_ctx *g, struct th_frame *f)
{
    bool hat = (car_kind_at(car_st(g), f->a - 1)->symbols & CAR_HAT) != 0;
    if (hat || together(car_st(g))) /* one move for both reasons: CC-MW-07 */
        ask(g);
}

static void on_joined(struct th_ctx *g)
{
    if (together(car_st(g)))
        ask(g);
}

/* All segments that name a target, ascending by place. */
static void gen_targets(const struct th_ctx *g, int who, struct th_moves *out)
{
    const struct car_state *s = car_st(g);
    int first = out->n;
    for (int seg = 0; seg < s->tiles * CAR_SEGS; seg++)
        if (s->feat[seg] != 0 && no_target(g, who, seg) == 0)
            car_insert(out, first, car_make_at(s, CAR_SUMMON, CAR_MAGE + who, seg));
}

void car_gen_summon(const struct th_ctx *g, const struct th_frame *f, int seat,
                    struct th_moves *out)
{
    (void)f;
    (void)seat;
    gen_targets(g, MAGE, out);
    gen_targets(g, WITCH, out);
    for (int who = MAGE; who <= WITCH && !any_target(g); who++)
        if (car_st(g)->magic[who] != 0)
            th_add(out, th_make(CAR_OFF, CAR_MAGE + who, 0, 0));
}

th_clause car_no_summon(const struct th_ctx *g, int seat, th_move m)
{
    int who = th_arg(m, 0) - CAR_MAGE;
    (void)seat;
    return who < 0 ? CC_MW_01 : no_target(g, who, car_seg_arg(car_st(g), m, 1));
}

void car_do_summon(struct th_ctx *g, int seat, th_move m)
{
    struct car_state *s = car_st(g);
    int seg = car_seg_arg(s, m, 1);
    s->magic[th_arg(m, 0) - CAR_MAGE] = (uint16_t)(seg + 1);
    car_tell_at(g, CAR_EV_SUMMONED, seat, th_arg(m, 0), seg);
    th_pop(g);
}

/* Only when neither can be placed or moved (CC-MW-05). */
th_clause car_no_off(const struct th_ctx *g, int seat, th_move m)
{
    int who = th_arg(m, 0) - CAR_MAGE;
    (void)seat;
    return who >= 0 && car_st(g)->magic[who] != 0 && !any_target(g) ? 0 : CC_MW_05;
}

static void leave(struct th_ctx *g, int seat, int who)
{
    car_st(g)->magic[who] = 0;
    th_emit(g, CAR_EV_OFF, seat, { (int16_t)(CAR_MAGE + who) });
}

void car_do_off(struct th_ctx *g, int seat, th_move m)
{
    leave(g, seat, th_arg(m, 0) - CAR_MAGE);
    th_pop(g);
}

/* ---------------------------------------------------------------------- score */

/* Everything else is counted first, then the witch halves, rounding up (CC-MW-08, CC-MW-09). */
static void value(const struct th_ctx *g, struct car_worth *w)
{
    const struct car_state *s = car_st(g);
    int sum = 0;
    if (w->fid == feature_of(s, MAGE))
        w->lane[CAR_BY_MAGE] = w->tiles;
    if (w->fid != feature_of(s, WITCH))
        return;
    for (int i = 0; i < CAR_LANES; i++)
        sum += w->lane[i];
    w->lane[CAR_BY_WITCH] = (int16_t)(sum / 2);
}

/* Beside the track until the next hat tile, owner or not (CC-MW-10). */
static void on_scored(struct th_ctx *g, const struct car_worth *w, unsigned owners)
{
    (void)owners;
    for (int who = MAGE; who <= WITCH; who++)
        if (feature_of(car_st(g), who) == w->fid)
            leave(g, g->flow->turn, who);
}

/* --------------------------------------------------------------------- text */

static bool set_magic(struct th_line *l, int who)
{
    int seg;
    if (!car_next_seg(l, &seg))
        return false;
    car_st(l->g)->magic[who] = (uint16_t)(seg + 1);
    return true;
}

static bool set_mage(struct th_line *l)
{
    return set_magic(l, MAGE);
}
static bool set_witch(struct th_line *l)
{
    return set_magic(l, WITCH);
}

static const struct th_line_def lines[] = {
    { .word = "mage", .read = set_mage },
    { .word = "witch", .read = set_witch },
    { 0 },
};

static void dump(const struct th_ctx *g, struct th_out *o)
{
    const struct car_state *s = car_st(g);
    for (int who = MAGE; who <= WITCH; who++) {
        if (s->magic[who] == 0)
            continue;
        th_line_start(o, car_figure_name[CAR_MAGE + who]);
        car_out_seg(o, s, s->magic[who] - 1);
        th_line_end(o);
    }
}

static int check(const struct th_ctx *g, struct th_why *why)
{
    const struct car_state *s = car_st(g);
    for (int who = MAGE; who <= WITCH; who++)
        if (s->magic[who] != 0 && car_seg(s, s->magic[who] - 1)->type > CAR_CITY)
            return th_fail(why, CC_MW_01, "mage and witch stand on roads and in cities only", NULL);
    if (together(s) && !th_on_stack(g, CAR_F_SUMMON))
        return th_fail(why, CC_MW_03, "mage and witch stand on one feature", NULL);
    return 0;
}

static void describe(const struct th_ctx *g, enum car_section section, int fid, struct th_json *j)
{
    const struct car_state *s = car_st(g);
    char buf[16];
    for (int who = MAGE; who <= WITCH && section == CAR_FEATURE_SECTION; who++)
        if (feature_of(s, who) == fid)
            th_json_bool(j, car_figure_name[CAR_MAGE + who], true);
    if (section != CAR_PIECES_SECTION)
        return;
    for (int who = MAGE; who <= WITCH; who++) {
        int seg = s->magic[who] - 1;
        if (seg < 0)
            continue;
        th_json_open(j, NULL, '{');
        th_json_str(j, "kind", car_figure_name[CAR_MAGE + who]);
        th_json_str(j, "at", car_cell_text(buf, s->x[seg / CAR_SEGS], s->y[seg / CAR_SEGS]));
        th_json_str(j, "segment", car_seg_name[car_seg(s, seg)->word]);
        th_json_int(j, "feature", s->feat[seg]);
        th_json_close(j, '}');
    }
}

const struct car_module car_mage = { .params = params,
                                     .value = value,
                                     .stands = stands,
                                     .on_joined = on_joined,
                                     .on_scored = on_scored,
                                     .lines = lines,
                                     .dump = dump,
                                     .check = check,
                                     .describe = describe };
